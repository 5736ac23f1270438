// One issue a `name` about drift: ours is found on any page, whatever else is there, and changed in place.
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/comment.ts';
import { writeDriftIssue } from '../../src/github/drift-issue.ts';
import { stage, visit } from './stage.ts';
import type { IssueState } from './stand-in/state.ts';
import type { StandIn } from './stand-in.ts';

const US = 'github-actions[bot]';
const MARK = marker('drift', '');
const TITLE = 'Inventory drift of acme';

function tell(to: StandIn, more: { foot?: string; isDrifted?: boolean; name?: string } = {}) {
  const said = { title: TITLE, body: 'three\n', foot: 'Seen', isDrifted: true, name: '', ...more };
  return writeDriftIssue(visit(to).github, said);
}

function plant(to: StandIn, login: string | null, known: Partial<IssueState> = {}): IssueState {
  return to.plantIssue(login, { title: TITLE, body: `${MARK}\nold\nSeen`, ...known });
}

/** What was written since the stand-in began: `POST /issues`, `PATCH /issues/2`. */
function written(to: StandIn): string[] {
  const writes = to.ledger.filter((line) => !line.startsWith('GET'));
  return writes.map((line) => line.replace('/repos/acme/inventory', '').replace(/ \d+$/, ''));
}

describe('the issue about drift', () => {
  test('is opened with its label once there is drift, left as it is, updated, closed, and opened again', async () => {
    const to = await stage();
    expect(await tell(to, { isDrifted: false })).toEqual({ kind: 'none', url: null });
    expect(await tell(to)).toMatchObject({ kind: 'opened' });
    expect(to.state.issues).toMatchObject([{ title: TITLE, labels: ['inventory-drift'], state: 'open' }]);
    expect(await tell(to, { foot: 'Seen later' })).toMatchObject({ kind: 'unchanged' });
    const issue = to.state.issues[0]!;
    Object.assign(issue, { title: 'Ask Dana', body: `${MARK}\nother\nSeen` });
    expect(await tell(to)).toMatchObject({ kind: 'updated' });
    expect(issue.title).toBe('Ask Dana');
    expect(await tell(to, { isDrifted: false })).toMatchObject({ kind: 'closed' });
    expect(await tell(to, { isDrifted: false })).toMatchObject({ kind: 'unchanged' });
    expect(await tell(to)).toMatchObject({ kind: 'reopened' });
    expect(to.state.issues).toHaveLength(1);
    expect(written(to)).toEqual(['POST /issues', ...Array(3).fill('PATCH /issues/1')]);
  });

  test('says the same with other line ends, and without the white space at its end', async () => {
    const to = await stage();
    const body = `${MARK}\nthree\n\nSeen\n`;
    const ours = plant(to, US, { body: body.replaceAll('\n', '\r\n') });
    expect(await tell(to)).toMatchObject({ kind: 'unchanged' });
    ours.body = body.trimEnd();
    expect(await tell(to)).toMatchObject({ kind: 'unchanged' });
  });

  test('of another bot is ours too, and is found on a later page, among others with the label', async () => {
    const to = await stage({ pageSize: 2 });
    for (let count = 0; count < 5; count += 1) plant(to, US, { body: `report ${count}` });
    const ours = plant(to, 'other[bot]');
    expect(await tell(to)).toMatchObject({ kind: 'updated', url: expect.stringMatching(/\/issues\/6$/) });
    expect(ours.body).toContain('three');
  });

  test('that two runs opened at once becomes one', async () => {
    const to = await stage();
    const [first, second] = [plant(to, US), plant(to, US)];
    await tell(to);
    expect([first.state, second.state, second.stateReason]).toEqual(['open', 'closed', 'not_planned']);
    expect(second.body).toContain(`#${first.number}`);
  });

  test.each([
    ['an outsider wrote the marker', 'mallory', {}],
    ['an insider did', 'dana', { association: 'MEMBER' }],
    ['a deleted account did', null, {}],
    ['it has no label', US, { labels: [] }],
    ['it has our title only', US, { body: 'My own' }],
    ['it has no text', US, { body: null }],
    ['it quotes ours', US, { body: `> ${MARK}\nold` }],
    ['it is of another name', US, { body: `${marker('drift', 'west')}\nold` }],
    ['it is another kind of ours', US, { body: `${marker('plan', '')}\nold` }],
  ] as const)('is not one of which %s', async (_, login, known) => {
    const to = await stage();
    const other = structuredClone(plant(to, login, known));
    expect(await tell(to)).toMatchObject({ kind: 'opened' });
    expect(to.state.issues[0]).toEqual(other);
  });
});
