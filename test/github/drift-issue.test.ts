// One drift issue for each `name`: the tool finds its own on any page, among any others, and changes it in place.
import { describe, expect, test } from 'vitest';
import { writeDriftIssue } from '../../src/github/drift-issue.ts';
import { marker } from '../../src/github/marked-comment.ts';
import { stage, visit } from './stage.ts';
import type { IssueState } from './stand-in/state.ts';
import type { StandIn } from './stand-in.ts';

const US = 'github-actions[bot]';
const MARK = marker('drift', '');
const TITLE = 'Inventory drift of acme';

function report(to: StandIn, more: { foot?: string; isDrifted?: boolean; name?: string } = {}) {
  const given = { title: TITLE, body: 'three\n', foot: 'Seen', isDrifted: true, name: '', ...more };
  return writeDriftIssue(visit(to).github, given);
}

function plant(to: StandIn, login: string | null, known: Partial<IssueState> = {}): IssueState {
  return to.plantIssue(login, { title: TITLE, body: `${MARK}\nold\nSeen`, ...known });
}

/** The writes since the stand-in started: `POST /issues`, `PATCH /issues/2`. */
function written(to: StandIn): string[] {
  const writes = to.ledger.filter((line) => !line.startsWith('GET'));
  return writes.map((line) => line.replace('/repos/acme/inventory', '').replace(/ \d+$/, ''));
}

describe('the issue about drift', () => {
  test('is none without drift, has a label, and keeps the title that a person gave it', async () => {
    const to = await stage();
    expect(await report(to, { isDrifted: false })).toEqual({ kind: 'none', url: null });
    expect(await report(to)).toMatchObject({ kind: 'opened' });
    const issue = to.state.issues[0]!;
    Object.assign(issue, { title: 'Ask Dana', body: `${MARK}\nother\nSeen` });
    expect(await report(to)).toMatchObject({ kind: 'updated' });
    expect(issue).toMatchObject({ title: 'Ask Dana', labels: ['inventory-drift'] });
    expect(written(to)).toEqual(['POST /issues', 'PATCH /issues/1']);
  });

  test('is unchanged if only its line ends or the white space at its end differ', async () => {
    const to = await stage();
    const body = `${MARK}\nthree\n\nSeen\n`;
    const ours = plant(to, US, { body: body.replaceAll('\n', '\r\n') });
    expect(await report(to)).toMatchObject({ kind: 'unchanged' });
    ours.body = body.trimEnd();
    expect(await report(to)).toMatchObject({ kind: 'unchanged' });
  });

  test('is found even if another bot wrote it, on a later page among others with the label', async () => {
    const to = await stage({ pageSize: 2 });
    for (let count = 0; count < 5; count += 1) plant(to, US, { body: `report ${count}` });
    const ours = plant(to, 'other[bot]');
    expect(await report(to)).toMatchObject({ kind: 'updated', url: expect.stringMatching(/\/issues\/6$/) });
    expect(ours.body).toContain('three');
  });

  test('is closed if it is the second that two runs opened at once, with a link to the first', async () => {
    const to = await stage();
    const [first, second] = [plant(to, US), plant(to, US)];
    await report(to);
    expect([first.state, second.state, second.stateReason]).toEqual(['open', 'closed', 'not_planned']);
    expect(second.body).toContain(`#${first.number}`);
  });

  test.each([
    ['an outsider wrote the marker', 'mallory', {}],
    ['a member wrote the marker', 'dana', { association: 'MEMBER' }],
    ['a deleted account wrote the marker', null, {}],
    ['the other has no label', US, { labels: [] }],
    ['the other has only our title', US, { body: 'My own' }],
    ['the other has no text', US, { body: null }],
    ['the other quotes ours', US, { body: `> ${MARK}\nold` }],
    ['the other is for another name', US, { body: `${marker('drift', 'west')}\nold` }],
    ['the other is ours but of another kind', US, { body: `${marker('plan', '')}\nold` }],
  ] as const)('is a new issue, and the other is left as it is, if %s', async (_, login, known) => {
    const to = await stage();
    const other = structuredClone(plant(to, login, known));
    expect(await report(to)).toMatchObject({ kind: 'opened' });
    expect(to.state.issues[0]).toEqual(other);
  });
});
