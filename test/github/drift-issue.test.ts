// One issue a `name` about drift: ours is found on any page, whatever else is there, and changed in place.
import { describe, expect, test } from 'vitest';
import { marker } from '../../src/github/comment.ts';
import { type IssueContent, type IssueResult, writeIssue } from '../../src/github/drift-issue.ts';
import { stage, visit } from './stage.ts';
import type { IssueState } from './stand-in/state.ts';
import type { StandIn } from './stand-in.ts';

const US = 'github-actions[bot]';
const MARK = marker('drift', '');
const TITLE = 'Inventory drift of acme';

interface Look {
  readonly body?: string;
  readonly foot?: string;
  readonly isDrifted?: boolean;
  readonly name?: string;
  readonly author?: string;
  readonly isCertain?: boolean;
}

function tell(to: StandIn, look: Look = {}): Promise<IssueResult> {
  const { body = 'three\n', foot = 'Seen', isDrifted = true, name = '', author = US, isCertain = true } = look;
  const said: IssueContent = { title: TITLE, body, foot, isDrifted };
  return writeIssue({ github: visit(to).github, name, authors: [author], isCertain, content: said, topic: 'drift' });
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
  test('keeps the title that a reader gave it', async () => {
    const to = await stage();
    const ours = plant(to, US, { title: 'Ask Dana' });
    await tell(to);
    expect(ours).toMatchObject({ title: 'Ask Dana', body: expect.stringContaining('three') });
  });

  test('that somebody closed while it drifts is opened again', async () => {
    const to = await stage();
    await tell(to);
    Object.assign(to.state.issues[0] ?? {}, { state: 'closed', stateReason: 'not_planned' });
    expect(await tell(to)).toMatchObject({ kind: 'reopened' });
    expect(to.state.issues).toMatchObject([{ state: 'open', stateReason: 'reopened' }]);
  });

  test('says the same with another foot, with other line ends, and without the white space at its end', async () => {
    const to = await stage();
    const body = `${MARK}\nthree\n\nSeen\n`;
    const ours = plant(to, US, { body: body.replaceAll('\n', '\r\n') });
    expect(await tell(to)).toMatchObject({ kind: 'unchanged' });
    ours.body = body.trimEnd();
    expect(await tell(to)).toMatchObject({ kind: 'unchanged' });
    expect(await tell(to, { foot: 'Seen later' })).toMatchObject({ kind: 'unchanged' });
  });

  test('is found on a later page, among pull requests of the same author', async () => {
    const to = await stage({ pageSize: 2 });
    for (const branch of ['one', 'two', 'three']) {
      await to.commitFiles(branch, { [branch]: '' });
      await to.openPull({ branch, author: US });
    }
    for (let count = 0; count < 3; count += 1) plant(to, US, { body: `report ${count}` });
    const ours = plant(to, US);
    expect(await tell(to)).toMatchObject({ kind: 'updated', url: expect.stringMatching(/\/issues\/7$/) });
    expect(ours.body).toContain('three');
  });

  test.each([
    ['an outsider wrote the marker', 'mallory', {}],
    ['a deleted account did', null, {}],
    ['an insider did', 'dana', { association: 'MEMBER' }],
    ['another bot did', 'other[bot]', {}],
    ['it has our title alone', US, { body: 'My own' }],
    ['it has no text', US, { body: null }],
    ['it quotes ours', US, { body: `> ${MARK}\nold` }],
    ['it is of another name', US, { body: `${marker('drift', 'west')}\nold` }],
    ['it is another kind of ours', US, { body: `${marker('plan', '')}\nold` }],
  ] as const)('is not one of which %s', async (_, login, known) => {
    const to = await stage();
    const other = structuredClone(plant(to, login, known));
    expect(await tell(to)).toMatchObject({ kind: 'opened' });
    expect(await tell(to, { isDrifted: false })).toMatchObject({ kind: 'closed' });
    expect(to.state.issues).toHaveLength(2);
    expect(to.state.issues[0]).toEqual(other);
  });

  test('is one for each name', async () => {
    const to = await stage();
    for (const name of ['', 'west', 'west)', 'we']) await tell(to, { name });
    for (const name of ['', 'west', 'west)', 'we'])
      expect(await tell(to, { name })).toMatchObject({ kind: 'unchanged' });
    expect(await tell(to, { name: 'west', isDrifted: false })).toMatchObject({ kind: 'closed' });
    expect(to.state.issues.map(({ state }) => state)).toEqual(['open', 'closed', 'open', 'open']);
  });
});

describe('two of ours, of runs that did not see each other', () => {
  test('the oldest is kept, and the others are closed and say where', async () => {
    const to = await stage();
    const [first, second, third] = [plant(to, US), plant(to, US), plant(to, US, { state: 'closed' })];
    await tell(to);
    expect(first).toMatchObject({ state: 'open', body: expect.stringContaining('three') });
    expect(second).toMatchObject({ state: 'closed', stateReason: 'not_planned', body: expect.stringContaining('#1') });
    expect(third.body).toContain('old');
    await tell(to);
    expect(written(to)).toEqual(['PATCH /issues/1', 'PATCH /issues/2']);
  });

  test('when clean, all are closed', async () => {
    const to = await stage();
    plant(to, US, { state: 'closed' });
    plant(to, US);
    await tell(to, { isDrifted: false });
    expect(to.state.issues.map(({ state }) => state)).toEqual(['closed', 'closed']);
  });
});

describe('an app that is not known', () => {
  const unknown = { isCertain: false };

  test('is taken for GitHub Actions', async () => {
    const to = await stage();
    expect(await tell(to, unknown)).toMatchObject({ kind: 'opened' });
    expect(await tell(to, unknown)).toMatchObject({ kind: 'unchanged' });
    expect(await tell(to, { ...unknown, isDrifted: false })).toMatchObject({ kind: 'closed' });
  });

  test.each([
    ['a bot', 'inventory-app[bot]', 'NONE'],
    ['a member, whose token it may be', 'dana', 'MEMBER'],
  ] as const)('opens none beside one that %s wrote', async (_, login, association) => {
    const to = await stage();
    plant(to, login, { association });
    expect(await tell(to, unknown)).toMatchObject({ kind: 'unsure', url: expect.stringMatching(/\/issues\/1$/) });
    expect(written(to)).toEqual([]);
  });

  test.each([
    ['an outsider', 'mallory', {}],
    ['a bot whose issue is closed', 'inventory-app[bot]', { state: 'closed' }],
    ['a bot whose issue is about something else', 'inventory-app[bot]', { body: 'A new version' }],
  ] as const)('is not kept from opening one by %s', async (_, login, known) => {
    const to = await stage();
    plant(to, login, known);
    expect(await tell(to, unknown)).toMatchObject({ kind: 'opened' });
  });
});

test('few requests: one page of what its author wrote, and a write', async () => {
  const to = await stage();
  for (let count = 0; count < 3; count += 1) plant(to, 'mallory');
  await tell(to);
  const [asked, wrote] = to.entries.slice(-2);
  expect(asked?.query).toMatchObject({ creator: US, state: 'all', per_page: '100' });
  expect(wrote).toMatchObject({ method: 'POST', body: { title: TITLE, body: `${MARK}\nthree\n\nSeen\n` } });
});
