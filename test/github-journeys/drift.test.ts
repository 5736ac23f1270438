// A scheduled run reports drift in one issue: it opens the issue, leaves it alone while nothing changes, updates it,
// closes it when clean, and reopens it instead of opening another. The issue separates pending changes from drift, and
// shows a command that reverts. A run that is not certain, or lacks a permission, neither opens nor closes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { IssueState } from '../github/stand-in/state.ts';
import { ROOT } from '../journeys/harness.ts';
import { type Call, cleanCalls, injectFault, rigOf } from './sweep.ts';
import { ACME, declare, type Ran, seeded, setWorld, type World, type WorldInput } from './world.ts';

const FILES = {
  'inventory/alpha.yml': declare('Alpha', ['a', 'changed', 'gone']),
  'inventory/beta.yml': declare('Beta', ['b']),
};

/** Alpha lacks `gone`, has `changed` as software, and `extra`, which no file declares. Beta is as declared. */
function drifting(given: WorldInput = {}): Promise<World> {
  const seed = seeded({ Alpha: ['a', 'changed software', 'extra'], Beta: ['b'] });
  return setWorld({ seed, files: FILES, ...given });
}

/** Makes the service match the files. */
function settle({ service }: World): void {
  const acme = service.store.organization(ACME);
  acme.deleteAsset('ca_extra');
  acme.updateAsset('ca_changed', { asset_type: 'hardware' });
  acme.createAsset({ name: 'gone', cyber_system_id: 'cs_alpha', asset_type: 'hardware' });
}

/** The only issue. Throws if there is none, or more than one. */
function theIssue({ github }: World): IssueState & { readonly body: string } {
  const [issue, ...others] = github.state.issues;
  if (issue === undefined || others.length > 0) throw new Error(`there are ${github.state.issues.length} issues`);
  return Object.assign(issue, { body: issue.body ?? '' });
}

/** The requests of a run about issues: `GET /issues 200`. */
function asksOfIssues({ github }: Ran): string[] {
  const plain = github.map((line) => line.replace('/repos/acme/inventory', ''));
  return plain.filter((line) => line.includes(' /issues'));
}

const NOTHING_KNOWN =
  '::notice::The applied log names no applied commit of this inventory, so nothing is known to be applied: what this commit changed in the files counts as merged and not applied yet. What was merged before it and not applied is shown as drift.';
/** The missing asset and the undeclared asset could be one renamed asset. */
const MAYBE_RENAMED =
  '::warning title=possible-rename%3A A create looks like a rename.,file=inventory/alpha.yml,line=7,col=5::Is this a rename? In "Alpha", "extra" (ca_extra) is live but in no file and "gone" is in a file but not live. If so, take the new name into the file: write name: "extra" in place of "gone", or run cip-sync import --update on a new branch from the default branch.';

test('the built action opens one issue, leaves it alone, updates it, closes it if clean, and reopens it', async () => {
  const world = await drifting();
  const built = async () => (await world.start(await world.github.event('schedule', {}))).ran;
  const acme = world.service.store.organization(ACME);
  const first = await built();
  expect(first).toMatchObject({ code: 0, writes: [], outputs: { result: 'drifted', 'drift-count': '3' } });
  expect(first.annotations).toEqual([NOTHING_KNOWN, MAYBE_RENAMED]);
  expect(first.summary).toContain('## Inventory drift of `acme`: 2 differences');
  expect(asksOfIssues(first)).toEqual(['GET /issues 200', 'POST /issues 201']);
  expect(theIssue(world)).toMatchObject({ state: 'open', title: 'Inventory drift of acme' });
  const reported = theIssue(world).body;
  for (const name of ['`extra`', '`gone`', '`changed`']) expect(reported).toContain(name);

  const again = await world.lookRun({ command: 'drift' });
  expect(again.log).toMatch(/^cip-inventory-sync \S+, command drift: the input command says so\.\n/);
  expect(asksOfIssues(again)).toEqual(['GET /issues 200']);
  expect(theIssue(world).body).toBe(reported);

  acme.deleteAsset('ca_b');
  expect(asksOfIssues(await world.lookRun())).toEqual(['GET /issues 200', 'PATCH /issues/1 200']);
  expect(theIssue(world).body).not.toBe(reported);

  acme.createAsset({ name: 'b', cyber_system_id: 'cs_beta', asset_type: 'hardware' });
  settle(world);
  const clean = await built();
  expect(clean).toMatchObject({ code: 0, outputs: { result: 'clean', 'drift-count': '0', 'has-changes': 'false' } });
  expect(theIssue(world)).toMatchObject({ state: 'closed', stateReason: 'completed' });
  expect(theIssue(world).body).toMatch(/Clean at \d{4}-\d\d-\d\dT/);
  expect(theIssue(world).body).not.toContain('extra');
  expect(clean.log).toContain('The issue about drift is closed: ');
  expect(asksOfIssues(await world.lookRun())).toEqual(['GET /issues 200']);

  acme.updateAsset('ca_a', { asset_type: 'software' });
  const back = await world.lookRun();
  expect(asksOfIssues(back)).toEqual(['GET /issues 200', 'PATCH /issues/1 200']);
  expect(back.log).toContain('The issue about drift is reopened: ');
  expect(theIssue(world)).toMatchObject({ state: 'open', stateReason: 'reopened' });
});

test('fail-on-drift fails a run that opened the issue, and takes no value but true and false', async () => {
  const world = await drifting();
  const ran = await world.lookRun({ 'fail-on-drift': 'true' });
  expect(ran).toMatchObject({
    code: 1,
    errors: ['The service differs from the files: the summary of this run, or else its log, says where.'],
    outputs: { result: 'drifted' },
  });
  expect(theIssue(world).state).toBe('open');
  const odd = await world.lookRun({ 'fail-on-drift': 'yes' });
  expect(odd).toMatchObject({ code: 1, requests: [], outputs: { result: 'failed' } });
  expect(odd.errors.join()).toContain('fail-on-drift must be true or false');
});

test('apply-drift changes nothing in a drift run, which still reports all drift', async () => {
  const ran = await (await drifting()).lookRun({ 'apply-drift': 'true' });
  expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'drifted', 'drift-count': '3' } });
});

test('merged changes that are not applied yet are not drift: the issue is closed and counts them', async () => {
  const world = await drifting();
  await world.lookRun();
  const inputs = { approval: 'none', 'apply-drift': 'true' };
  await world.applyRun(await world.directPush({ 'README.md': 'again\n' }), inputs);
  await world.directPush({ 'inventory/beta.yml': declare('Beta', ['b', 'merged']) });
  const ran = await world.lookRun();
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'clean', 'drift-count': '0', 'has-changes': 'false' } });
  expect(theIssue(world).state).toBe('closed');
  expect(theIssue(world).body).toContain('1 change merged and not applied yet: pending, not drift.');
});

test('if nothing is known to be applied, what the last commit asks for is pending, and the rest is drift', async () => {
  const world = await drifting();
  const { before } = await world.directPush({ 'inventory/beta.yml': declare('Beta', ['b', 'merged']) });
  const ran = await world.lookRun();
  expect(ran).toMatchObject({ code: 0, outputs: { result: 'drifted', 'drift-count': '3', 'create-count': '1' } });
  const { body } = theIssue(world);
  const doubt =
    'The service differs from the files. The applied log names no applied commit. So a row may also be a change that was merged and never applied.\n';
  const [above = '', rows] = body.split('\n| Asset');
  expect(above).toContain(doubt);
  expect(above).toContain('1 change merged and not applied yet: pending, not drift.');
  expect(rows).not.toContain('`merged`');
  // The command that takes drift into the files must not take the wish out of them.
  expect(rows).toContain(`cip-sync import --update --base ${before}`);
  expect(ran.summary).toContain(doubt);
  await world.applyRun(await world.directPush({ 'README.md': 'again\n' }), { approval: 'none' });
  world.service.store.organization(ACME).deleteAsset('ca_b');
  await world.lookRun();
  expect(theIssue(world).body).toContain('The service differs from the files, and no merged change asks for it.\n');
});

/** The undeclared asset has another type than the missing asset, so it cannot be a rename. */
const CERTAIN = seeded({ Alpha: ['a', 'changed software', 'extra software'], Beta: ['b'] });

/** The files with an example as the workflow that applies, and with the one that looks for drift. */
const withWorkflows = (name: string) => {
  const flow = (example: string) => readFileSync(join(ROOT, 'examples/workflows', example), 'utf8');
  const [applies, looks] = [flow('plan-and-apply.yml'), flow('drift.yml')];
  return { ...FILES, [`.github/workflows/${name}`]: applies, '.github/workflows/inventory-drift.yml': looks };
};

describe('the revert command', () => {
  test('is not shown when a delete may be a rename; both assets and the command to adopt are shown', async () => {
    const world = await drifting();
    const { summary } = await world.lookRun();
    const { body } = theIssue(world);
    for (const page of [summary, body]) expect(page).toMatch(/^cip-sync import --update --base [0-9a-f]{40}$/m);
    expect(body).toMatch(
      /\| \*\*`Alpha`\*\* \| \| \| \|\n\| `extra` \| hardware at the service;<br>perhaps `gone` of the files \| `ca_extra` \|/,
    );
    expect(body.match(/`gone`/g)).toHaveLength(1);
    expect(body).toContain('A revert would make 1 permanent delete, and 1 of them may be an asset that the files have');
    expect(body).not.toMatch(/gh workflow run|sha256:/);
  });

  test('works as the issue shows it, and then the issue is closed', async () => {
    const world = await drifting({ seed: CERTAIN, files: withWorkflows('inventory.yml') });
    await world.lookRun();
    expect(theIssue(world).body).not.toContain('WORKFLOW');
    const command = /^gh workflow run inventory\.yml (.*)$/m.exec(theIssue(world).body)?.[1] ?? '';
    const given = Array.from(command.matchAll(/-f ([\w-]+)=(\S+)/g), ([, name, value]) => [name, value]);
    const inputs = Object.fromEntries(given);
    const digest = expect.stringMatching(/^sha256:/);
    expect(inputs).toMatchObject({ command: 'apply', 'apply-drift': 'true', 'approve-digest': digest });
    const ran = await world.dispatchRun('apply', inputs);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.writes).toHaveLength(3);
    await world.lookRun();
    expect(theIssue(world).state).toBe('closed');
  });

  test('does not contain a workflow name that a shell could misread', async () => {
    const world = await drifting({ seed: CERTAIN, files: withWorkflows('$(id).yml') });
    await world.lookRun();
    expect(theIssue(world).body).toContain('gh workflow run WORKFLOW -f command=apply');
    expect(theIssue(world).body).toContain('\nReplace WORKFLOW with the file name of your workflow that takes these ');
  });
});

type Look = (world: World) => Promise<Ran>;

test.each<[string, string, Look]>([
  [
    'files that are invalid',
    'invalid',
    async (world) => {
      await world.directPush({ 'inventory/beta.yml': 'cyber_system: Nowhere\nassets: []\n' });
      return world.lookRun();
    },
  ],
  ['a service that does not answer', 'failed', (world) => world.lookRun({ 'base-url': 'http://127.0.0.1:9' })],
  [
    'a re-run of an old run when the tip has another inventory',
    'superseded',
    async (world) => {
      const event = await world.github.event('schedule', {});
      await world.directPush({ 'inventory/beta.yml': declare('Beta', []) });
      return world.run(event);
    },
  ],
  [
    'a drift run on another branch',
    'clean',
    async (world) => {
      await world.github.commitFiles('other', FILES);
      return world.dispatchRun('drift', {}, 'other');
    },
  ],
])('the issue is neither opened nor closed by %s', async (_, result, look) => {
  const world = await drifting();
  await world.lookRun();
  const before = structuredClone(theIssue(world));
  settle(world);
  const ran = await look(world);
  expect(ran.outputs.result).toBe(result);
  expect([theIssue(world), asksOfIssues(ran)]).toEqual([before, []]);
});

describe('a token without', () => {
  const READ = { contents: 'read', actions: 'read' } as const;

  test.each([
    ['issues: write', { ...READ, issues: 'read' }],
    ['any permission for issues', READ],
  ] as const)('%s causes a warning that names the permission, and no failure', async (_, permissions) => {
    const world = await drifting();
    world.github.grant('ghs_less', { permissions });
    const ran = await world.lookRun({ 'github-token': 'ghs_less' });
    expect(ran).toMatchObject({ code: 0, errors: [], outputs: { result: 'drifted', 'drift-count': '3' } });
    expect(ran.warnings).toEqual([expect.stringContaining('Grant the job the permission issues: write.')]);
    expect(ran.summary).toContain('`extra`');
  });

  test('permissions beyond the documented ones is enough', async () => {
    const world = await drifting();
    world.github.grant('ghs_least', { permissions: { ...READ, issues: 'write' } });
    const ran = await world.lookRun({ 'github-token': 'ghs_least' });
    expect(ran).toMatchObject({ code: 0, warnings: [], outputs: { result: 'drifted' } });
    expect(theIssue(world).state).toBe('open');
  });
});

/** Whether GitHub refuses the token for lack of a permission, which is a warning and not an error. */
const isRight = ({ operation }: Call, answer: unknown) =>
  operation.startsWith('issues/') && (answer === 403 || answer === 404);

// There is never a second issue, the issue never says clean without cause, and the next run corrects it.
describe('a failure of GitHub at any call', () => {
  test('of a run that opens the issue never leads to a second issue, and the next run opens it', async () => {
    const world = await drifting();
    const rig = await rigOf(world, await world.github.event('schedule', {}));
    const calls = await cleanCalls(rig);
    expect(calls).toHaveLength(6);
    for (const call of calls.slice(1)) {
      const again = await injectFault(rig, call, (ran, { what, fault }) => {
        expect(ran.writes, what).toEqual([]);
        expect(world.github.state.issues.length, what).toBeLessThanOrEqual(1);
        if (isRight(call, fault.answer)) expect(ran, what).toMatchObject({ code: 0, outputs: { result: 'drifted' } });
        if (ran.code === 0) expect(ran.warnings.length + world.github.state.issues.length, what).toBeGreaterThan(0);
      });
      expect(again, `after ${call.operation}`).toMatchObject({ code: 0, outputs: { result: 'drifted' } });
      expect(theIssue(world), `after ${call.operation}`).toMatchObject({ state: 'open' });
    }
  });

  test('that closes the issue is reported by the run, and the next run closes the issue', async () => {
    const world = await drifting();
    await world.lookRun();
    settle(world);
    const rig = await rigOf(world, await world.github.event('schedule', {}));
    for (const operation of ['issues/list-for-repo', 'issues/update']) {
      const again = await injectFault(rig, { operation, nth: 1 }, (ran, { what, fault }) => {
        if (ran.code === 0 && ran.warnings.length === 0) expect(theIssue(world).state, what).toBe('closed');
        if (fault.afterwards !== true && ran.code === 1) expect(theIssue(world).state, what).toBe('open');
      });
      expect(again, operation).toMatchObject({ code: 0, outputs: { result: 'clean' } });
      expect(theIssue(world)).toMatchObject({ state: 'closed' });
    }
  });
});

test('an impact rating that was raised by hand is in the issue, and goes when it is back or when the file follows', async () => {
  const file = (rating: string) => ({ 'inventory/alpha.yml': declare('Alpha', ['a'], `impact_rating: ${rating}`) });
  const world = await setWorld({
    seed: seeded({ Alpha: ['a'] }),
    files: file('Medium'),
    options: { impactRatingField: 'bes_rating' },
  });
  const inputs = { 'impact-rating-field': 'bes_rating' };
  const look = () => world.lookRun(inputs);
  const system = world.service.store.organization(ACME).cyberSystems.get('cs_alpha')!;
  const rateByHand = (impact_rating: string) => Object.assign(system, { impact_rating });
  await world.applyRun(await world.directPush({ 'README.md': 'first\n' }), inputs);

  // Spelled in another case it is the same.
  rateByHand('medium');
  expect((await look()).outputs).toMatchObject({ result: 'clean', 'drift-count': '0', 'has-changes': 'false' });
  rateByHand('High');
  const raised = await look();
  expect(raised).toMatchObject({ code: 0, writes: [], outputs: { result: 'drifted', 'drift-count': '1' } });
  expect(await world.lookRun({ ...inputs, 'fail-on-drift': 'true' })).toMatchObject({ code: 1 });
  expect(theIssue(world)).toMatchObject({ state: 'open' });
  expect(theIssue(world).body).toContain('## Inventory drift of `acme`: 1 difference\n');
  expect(theIssue(world).body).toContain('| impact rating Medium in the files → `High` at the service |');
  expect(theIssue(world).body).not.toContain('gh workflow run');

  // A pull request shows it as a finding, and asks for nothing.
  const planned = await world.planRun(await world.pullRequest({ 'README.md': 'edited\n' }), inputs);
  expect(planned).toMatchObject({ code: 0, outputs: { result: 'no-changes', 'drift-count': '0' } });
  expect(planned.log).toContain('is declared as "Medium", and the service has "High".');

  rateByHand('Medium');
  expect((await look()).outputs.result).toBe('clean');
  expect(theIssue(world).state).toBe('closed');

  rateByHand('High');
  expect((await look()).outputs.result).toBe('drifted');
  const followed = await world.applyRun(await world.merge(await world.pullRequest(file('High'))), inputs);
  expect(followed).toMatchObject({ code: 0, writes: [], outputs: { result: 'no-changes' } });
  expect((await look()).outputs.result).toBe('clean');
  expect(theIssue(world).state).toBe('closed');
});
