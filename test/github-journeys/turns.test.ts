// Applies at the same time and one after another: how the applied log treats runs that overlap, are interrupted, come
// late, or find another history.
import { describe, expect, test } from 'vitest';
import {
  alpha,
  alphaAndBeta,
  declared,
  merged,
  openedMeanwhile,
  other,
  plannedPull,
  type Ran,
  recordsIn,
  seeded,
  setWorld,
  type World,
} from './world.ts';

const DONE = { code: 0, outputs: { result: 'applied' } };
const UNAPPROVED = { code: 1, writes: [], outputs: { result: 'unapproved' } };

describe('two applies at once', () => {
  test('the second waits and continues from what the first applied, which was suspended before its write', async () => {
    let awake = () => {};
    const suspended = new Promise<void>((resolve) => {
      awake = resolve;
    });
    const hands = { late: 0 };
    let [asked, waits] = [0, 0];
    let second: Promise<Ran> | null = null;
    const meanwhile = async () => {
      asked += 1;
      // Plan and apply read three lists each. Then the apply has proved its turn, and writes.
      if (asked !== 7) return;
      second = world.applyRun(push, {}, { onSleep });
      await suspended;
    };
    const onSleep = async () => {
      waits += 1;
      if (waits < 20) return;
      hands.late += 300_000;
      awake();
      await first;
    };
    const world = await alpha(['a'], { meanwhile });
    const push = await world.merge(await plannedPull(world, declared('a', 'c')));
    const first = world.applyRun(push, {}, { hands });
    expect(await first).toMatchObject({ ...DONE, writes: ['POST /cyber-assets 201'] });
    const waited = await second!;
    expect(waited).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
    expect(waits).toBe(20);
    expect(world.live()).toHaveLength(2);
    expect(waited.log).toContain('Waiting for the apply of run ');
    expect(await world.kinds()).toEqual(['applying', 'applied', 'applying', 'applied']);
  });

  test('a run that is still in progress is not taken over: the other fails after 55 minutes', async () => {
    const { world, push } = await merged();
    await world.leave({});
    let waits = 0;
    const onSleep = () => {
      waits += 1;
    };
    const ran = await world.applyRun(push, {}, { fetch: world.github.fetch, onSleep, hands: { late: 0 } });
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    const message = 'This run waited for the apply of run 77, which is still running. Nothing was written.';
    expect(ran.errors).toEqual([expect.stringContaining(message)]);
    expect(waits).toBe((55 * 60) / 15);
    expect(await world.kinds()).toEqual(['applying']);
  });

  test('the other fails when its timeout is over, and is not cancelled', async () => {
    const { world, push } = await merged();
    await world.leave({});
    const more = { fetch: world.github.fetch, hands: { late: 0 } };
    const ran = await world.applyRun(push, { timeout: '60' }, more);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('This run waited for the apply of run 77')]);
    expect(ran.log.match(/Waiting for the apply of run 77/g)).toHaveLength(4);
    const drift = await world.lookRun({ timeout: '60' }, { ...more, hands: { late: 0 } });
    expect(drift.errors).toEqual(ran.errors);
  });

  test('the other waits longer than 55 minutes if its timeout allows it', async () => {
    const { world, push } = await merged();
    await world.leave({ applied: push.before });
    let waits = 0;
    const onSleep = () => {
      waits += 1;
      if (waits === 300) world.github.state.endRun('77');
    };
    const more = { fetch: world.github.fetch, onSleep, hands: { late: 0 } };
    const ran = await world.applyRun(push, { timeout: '36000' }, more);
    expect(ran).toMatchObject(DONE);
  });

  test('the later of two claims at once starts over, and waits for the other', async () => {
    const { world, push } = await merged();
    let isFirst = true;
    const asking: typeof fetch = async (input, init) => {
      const isClaim = isFirst && init?.method === 'POST' && String(input).endsWith('/git/refs');
      if (isClaim) {
        isFirst = false;
        await world.leave({ applied: push.before });
      }
      return world.github.fetch(input, init);
    };
    const ran = await world.applyRun(push, {}, { fetch: asking, onSleep: () => world.github.state.endRun('77') });
    expect(ran).toMatchObject(DONE);
    expect(ran.log).toContain('Waiting for the apply of run 77');
    expect(await world.kinds()).toEqual(['applying', 'applying', 'applied']);
  });

  test('after its wait the second reads the tip again, and claims nothing if the inventory is another', async () => {
    const { world, push } = await merged();
    await world.leave({});
    const onSleep = async () => {
      await world.directPush(declared('a', 'other'));
      world.github.state.endRun('77');
    };
    const ran = await world.applyRun(push, {}, { fetch: world.github.fetch, onSleep });
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(await world.kinds()).toEqual(['applying']);
  });

  test('a drift run waits too, appends nothing, and compares only the inventory of the tip', async () => {
    const world = await alpha(['a']);
    await world.leave({});
    const ran = await world.lookRun({}, { onSleep: () => world.leave({ kind: 'ended' }) });
    expect(ran.log).toContain('Waiting for the apply of run 77');
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'clean' } });
    expect(await world.kinds()).toEqual(['applying', 'ended']);
    const event = await world.github.event('schedule', {});
    await world.applyRun(await world.directPush({ 'README.md': 'newer\n' }));
    expect((await world.run(event)).log).not.toContain('common ancestor');
    await world.leave({});
    const onSleep = () => world.directPush(declared('a', 'other')).then(() => world.leave({ kind: 'ended' }));
    const late = await world.lookRun({}, { onSleep });
    expect(late).toMatchObject({ code: 0, requests: [], outputs: { result: 'superseded' } });
  });
});

describe('an interrupted run', () => {
  test('that was killed is taken over after a pause once it is completed, from the commit in its claim', async () => {
    const { world, pull, meanwhile } = await openedMeanwhile();
    await world.planRun(pull);
    const push = await world.merge(pull);
    const killed = await world.start(await world.github.event('push', push));
    meanwhile(async () => killed.child.kill('SIGKILL'));
    expect(await killed.ran).toMatchObject({ code: null, writes: [] });
    const claims = await world.entries();
    expect(claims).toMatchObject([{ kind: 'applied' }, { kind: 'applying', applied: push.before }]);
    const run = claims[1]?.run ?? '';
    world.github.state.runs.set(run, { status: 'in_progress', attempt: 1 });
    let waits = 0;
    const onSleep = () => {
      waits += 1;
      if (waits === 3) world.github.state.endRun(run);
    };
    const ran = await world.applyRun(push, {}, { onSleep });
    expect(ran).toMatchObject({ ...DONE, writes: ['POST /cyber-assets 201'] });
    expect(ran.warnings).toEqual([expect.stringMatching(`run ${run} ended without a word in the applied log.*150 s`)]);
    expect(ran.log).toContain(`Waiting for the apply of run ${run}`);
    expect((await world.kinds()).slice(1)).toEqual(['applying', 'applying', 'applied']);
  });

  test('that was only suspended writes nothing more when it wakes after another run took over', async () => {
    const hands = { late: 0 };
    const world = await alpha(['a']);
    const push = await world.merge(await plannedPull(world, declared('a', 'c', 'd')));
    let sleeps: 'not yet' | 'now' | 'no more' = 'not yet';
    let other: Ran | null = null;
    world.service.store.organization('acme').onWrite(() => {
      if (sleeps !== 'not yet') return;
      sleeps = 'now';
      hands.late += 600_000;
    });
    const asking: typeof fetch = async (input, init) => {
      if (sleeps === 'now' && String(input).includes('/git/ref/')) {
        sleeps = 'no more';
        world.github.state.endRun((await world.entries()).at(-1)?.run);
        other = await world.applyRun(push);
      }
      return fetch(input, init);
    };
    const ran = await world.applyRun(push, { concurrency: '1' }, { hands, fetch: asking });
    expect(other).toMatchObject({ ...DONE, warnings: [expect.stringContaining('ended without a word')] });
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'partial', 'done-count': '1', 'skipped-count': '1' } });
    expect(ran.errors).toEqual([
      expect.stringMatching(/^Done 1 of 2 .* lost its turn to attempt 1 of run \d+\. That run/),
    ]);
    expect(ran.summary).toContain('This run lost its turn to attempt 1 of run ');
    expect(ran.shown).not.toMatch(/Re-run jobs|cancelled|was stopped/);
    expect(world.live()).toHaveLength(3);
    expect(await world.kinds()).toEqual(['applying', 'applying', 'applied']);
  });

  test('that was suspended after it read the lists, and finds everything done, says that it lost its turn', async () => {
    const world = await alpha(['a', 'b']);
    const pull = await plannedPull(world, declared('a'));
    const push = await world.merge(pull);
    const hands = { late: 0 };
    let [tips, other]: [number, Ran | null] = [0, null];
    const asking: typeof fetch = async (input, init) => {
      if (/git\/ref\/heads(\/|%2F)main/.test(String(input))) tips += 1;
      // The tip is read for the second time after the lists.
      if (tips === 2 && other === null) {
        hands.late += 600_000;
        world.github.state.endRun((await world.entries()).at(-1)?.run);
        other = await world.applyRun(push);
      }
      return fetch(input, init);
    };
    const ran = await world.applyRun(push, {}, { hands, fetch: asking });
    expect(other).toMatchObject({ ...DONE, writes: ['DELETE /cyber-assets/ca_b 204'] });
    // The one write is that of the other run.
    expect(ran.writes).toHaveLength(1);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed', 'done-count': '0' } });
    expect(ran.errors).toEqual([
      expect.stringContaining('Done 0 of 1 · 1 already as wanted. This run lost its turn to'),
    ]);
    expect(world.comments(pull).at(-1)?.body).toContain('**Done 1 of 1.**');
  });

  const [LOST, LOST_ONCE, REFUSED] = [
    { kind: 'reset-before' },
    { kind: 'reset-before', times: 1 },
    { kind: 'error-before' },
  ] as const;
  test.each([
    ['PATCH got no answer', 'b id=ca_a', [LOST], ['applying']],
    ['PATCH got no answer once, and then an error', 'b id=ca_a', [LOST_ONCE, REFUSED], ['applying']],
    ['PATCH was answered with an error', 'b id=ca_a', [REFUSED], ['applying', 'ended']],
    ['POST got no answer', 'b', [LOST], ['applying']],
  ] as const)('whose %s ends its turn only if every outcome is known', async (what, asset, faults, kinds) => {
    const world = await alpha(['a']);
    const push = await world.merge(await plannedPull(world, declared(...(asset === 'b' ? ['a', 'b'] : [asset]))));
    world.service.setFaults(faults.map((fault) => ({ method: what.split(' ')[0] as 'PATCH', ...fault })));
    expect(await world.applyRun(push)).toMatchObject({ code: 1 });
    expect(await world.kinds()).toEqual(kinds);
  });

  test('that was the first run and wrote nothing leaves its changes pending, not drift', async () => {
    const { world, pull } = await merged();
    await world.leave({ applied: pull.baseSha }, { status: 'completed', attempt: 1 });
    const next = await world.pullRequest(declared('a', 'c', 'd'));
    expect((await world.planRun(next)).summary).toContain('Pending from earlier merges');
  });
});

test('a run that lost its turn during a long wait does not send its write again', async () => {
  const world = await alpha(['a']);
  const push = await world.merge(await plannedPull(world, declared('b id=ca_a')));
  world.service.setFaults([{ method: 'PATCH', kind: 'error-before', status: 503, times: 1 }]);
  const hands = { late: 0 };
  let isLeft = false;
  const onSleep = async () => {
    if (isLeft || !world.service.log.some(({ method }) => method === 'PATCH')) return;
    isLeft = true;
    // The machine was asleep, and another run took over.
    hands.late += 61_000;
    await world.leave({ run: '78' });
  };
  const ran = await world.applyRun(push, {}, { onSleep, hands });
  expect(isLeft).toBe(true);
  expect(ran).toMatchObject({ code: 1, outputs: { result: 'partial' } });
  expect(ran.writes).toEqual(['PATCH /cyber-assets/ca_a 503']);
  expect(world.live()).toEqual(['Alpha/a ca_a']);
  expect(await world.kinds()).toEqual(['applying', 'applying']);
});

describe('merged changes', () => {
  test('are withdrawn by a revert, until a later pull request shows them again', async () => {
    const world = await alpha(['a']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    await world.merge(await plannedPull(world, declared('a', 'c')));
    const revert = await world.pullRequest(declared('a'));
    expect((await world.planRun(revert)).outputs.result).toBe('no-changes');
    await world.merge(revert);
    // A direct push brings the change back. The record from before the revert does not approve it.
    const back = await world.applyRun(await world.directPush(declared('a', 'c')));
    expect(back).toMatchObject(UNAPPROVED);
    expect(back.log).toContain('later plans took back every change');
    const again = await plannedPull(world, declared('a', 'c', 'd'));
    expect(await world.applyRun(await world.merge(again))).toMatchObject(DONE);
    expect(world.live()).toHaveLength(3);
  });

  test('that are left of a swap are still approved, even if the applied files asked for the same swap', async () => {
    const swapped = declared('b id=ca_a', 'a id=ca_b');
    const world = await setWorld({ seed: seeded({ Alpha: ['a', 'b'] }), files: swapped });
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    await world.merge(await world.pullRequest(declared('a', 'b')));
    const push = await world.merge(await plannedPull(world, swapped));
    let isFirst = true;
    world.service.store.organization('acme').onWrite(() => {
      if (isFirst) world.service.setFaults([{ method: 'PATCH', kind: 'error-before', status: 400 }]);
      isFirst = false;
    });
    expect(await world.applyRun(push)).toMatchObject({ code: 1, outputs: { result: 'partial' } });
    world.service.setFaults([]);
    expect(await world.applyRun(push)).toMatchObject(DONE);
    expect(world.live()).toEqual(['Alpha/a ca_b', 'Alpha/b ca_a']);
  });

  test('that land during an apply supersede it, and it writes nothing', async () => {
    const { world, pull, meanwhile } = await openedMeanwhile();
    const later = await world.pullRequest(other('b'));
    await world.planRun(pull);
    await world.planRun(later);
    const push = await world.merge(pull);
    const landed: Awaited<ReturnType<World['merge']>>[] = [];
    meanwhile(async () => void landed.push(await world.merge(later)));
    const ran = await world.applyRun(push);
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    // The inventory at the tip is another one, so the run of the later merge applies both.
    expect(await world.applyRun(landed[0]!)).toMatchObject({ ...DONE, writes: [expect.anything(), expect.anything()] });
    expect((await world.kinds()).slice(1)).toEqual(['applying', 'ended', 'applying', 'applied']);
    meanwhile(async () => void (await world.directPush(declared('a'))));
    expect((await world.lookRun({ 'fail-on-drift': 'true' })).outputs.result).toBe('superseded');
  });
});

test('after a force-push every run takes the common ancestor as applied and says so; apply is refused', async () => {
  const world = await alpha(['a']);
  const base = await world.directPush({ 'README.md': 'first\n' });
  await world.applyRun(base);
  await world.applyRun(await world.merge(await plannedPull(world, declared('a', 'c', 'e'))));
  await world.applyRun(await world.merge(await plannedPull(world, declared('a', 'c'))));
  await world.github.git.publish({ 'refs/heads/main': base.after });
  // `c` was applied and is no longer declared. `e` was applied, deleted again, and is declared in this history.
  const push = await world.directPush(declared('a', 'd', 'e'));
  const look = await world.lookRun();
  expect(look.outputs).toMatchObject({ result: 'drifted', 'drift-count': '1' });
  const planned = await world.dispatchRun('plan');
  expect(planned.outputs).toMatchObject({ 'create-count': '2', 'delete-count': '0', 'drift-count': '1' });
  const ran = await world.applyRun(push);
  expect(ran).toMatchObject(UNAPPROVED);
  for (const { log } of [look, planned, ran]) {
    expect(log).toContain('not an ancestor of this one');
    expect(log).toContain('is not in these files shows as drift.');
    expect(log).toContain('the service no longer has shows as inventory, and earlier approvals do not count for it.');
  }
  expect((await world.entries()).at(-1)).toMatchObject({ kind: 'ended', applied: base.after, at: null });
});

test('a plan uses the base of its pull request if the log names a commit of another history', async () => {
  const world = await alpha(['a']);
  const base = await world.directPush({ 'README.md': 'first\n' });
  await world.applyRun(await world.merge(await plannedPull(world, declared('a', 'c'))));
  await world.github.git.publish({ 'refs/heads/main': base.after });
  await world.directPush(declared('a', 'c', 'd'));
  const planned = await world.planRun(await world.pullRequest(declared('a', 'c', 'd', 'e')));
  expect(planned.outputs).toMatchObject({ result: 'planned', 'create-count': '1', 'drift-count': '1' });
});

test('an entry records when its commit was the tip, by the clock of GitHub; the next claim repeats it', async () => {
  const world = await alpha(['a']);
  const push = await world.directPush({ 'README.md': 'first\n' });
  const before = world.github.state.calendar.stamp();
  await world.applyRun(push);
  await world.applyRun(push);
  const [first, applied, claim] = await world.entries();
  expect(first).toMatchObject({ kind: 'applying', at: null });
  expect(Date.parse(applied?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(before));
  expect(claim).toMatchObject({ kind: 'applying', applied: push.after, at: applied?.at });
});

describe('where nothing is known to be applied', () => {
  const ASKED = { code: 0, outputs: { 'create-count': '2', 'drift-count': '0' } };

  test('a plan shows every difference as asked for, and only what landed at the tip is approved', async () => {
    const world = await alphaAndBeta();
    const [one, two] = [await plannedPull(world, declared('a', 'c')), await plannedPull(world, other('b'))];
    const first = await world.merge(one);
    const second = await world.merge(two);
    expect(await world.applyRun(first)).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(await world.entries()).toEqual([]);
    const refused = await world.applyRun(second);
    expect(refused).toMatchObject(UNAPPROVED);
    expect(refused.log).toContain('so nothing is known to be applied: every difference counts as a change');
    expect(await world.entries()).toMatchObject([{ applied: null }, { kind: 'ended', applied: null, at: null }]);
    const next = await world.pullRequest({ 'README.md': 'anything\n' });
    const planned = await world.planRun(next);
    expect(planned).toMatchObject(ASKED);
    expect(planned.log).toContain('so nothing is known to be applied');
    expect(world.comments(next)[0]?.body).not.toMatch(/pending|not applied/i);
    expect(await world.dispatchRun('plan')).toMatchObject(ASKED);
    const ran = await world.applyRun(await world.merge(next));
    expect(ran).toMatchObject(DONE);
    expect(ran.writes).toHaveLength(2);
  });

  test('a system that is declared for the first time is not pruned, as its pull request showed', async () => {
    const world = await setWorld({ seed: seeded({ Alpha: ['a'], Beta: ['b', 'kept'] }), files: declared('a') });
    const pull = await world.pullRequest(other('b', 'c'));
    expect(await world.planRun(pull)).toMatchObject({ outputs: { 'create-count': '1', 'delete-count': '0' } });
    expect(await world.applyRun(await world.merge(pull))).toMatchObject(DONE);
    expect(world.live()).toContain('Beta/kept ca_kept');
  });
});

describe('a repository that is called otherwise', () => {
  test('after it was transferred and renamed keeps its log and its records', async () => {
    const world = await alpha(['a']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    const pull = await plannedPull(world, declared('a', 'c'));
    const push = await world.merge(pull);
    Object.assign(world.github.state, { owner: 'umbrella', repo: 'stock' });
    const ran = await world.applyRun(push);
    expect(ran).toMatchObject(DONE);
    expect(ran.shown).not.toContain('nothing is known');
    const names = (await world.entries()).map(({ repository, repositoryName }) => `${repository} ${repositoryName}`);
    expect([names[0], names.at(-1)]).toEqual(['1 acme/inventory', `1 ${world.github.state.fullName}`]);
  });

  test('on another name of its default branch shows as pending what was merged and not applied', async () => {
    const world = await alphaAndBeta();
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }));
    const open = await plannedPull(world, declared('a', 'c'));
    await world.merge(await plannedPull(world, other('b')));
    const { github } = world;
    await github.git.publish({ 'refs/heads/trunk': await github.tipOf('main'), 'refs/heads/main': null });
    github.state.defaultBranch = 'trunk';
    // GitHub retargets open pull requests.
    open.base = 'trunk';
    const planned = await world.planRun(open);
    expect(planned.outputs).toMatchObject({ 'create-count': '2', 'drift-count': '0' });
    const ran = await world.applyRun(await world.merge(open));
    expect(ran).toMatchObject(DONE);
    expect(ran.writes).toHaveLength(2);
  });

  test('is known by the event or the API where the runner does not say its id', async () => {
    const world = await alpha(['a']);
    const push = await world.merge(await plannedPull(world, declared('a', 'c')));
    const event = await world.github.event('push', push);
    const repository = { private: true, default_branch: 'main' };
    const env = { GITHUB_REPOSITORY_ID: '' };
    expect(await world.run({ ...event, payload: { ...event.payload, repository } }, {}, { env })).toMatchObject(DONE);
    expect(await world.run(event, {}, { env })).toMatchObject({ code: 0, outputs: { result: 'no-changes' } });
    expect((await world.entries()).map(({ repository: id }) => id)).toEqual(['1', '1', '1', '1']);
  });

  test('does not count the entries of another one, and names it', async () => {
    const world = await alpha(['a']);
    await world.leave({ kind: 'applied', applied: await world.github.tipOf('main') }, undefined, {
      ...{ repository: '7', repositoryName: 'umbrella/`stock`' },
    });
    const ran = await world.dispatchRun('plan');
    expect(ran.log).toContain("It holds an entry of another repository: `umbrella/'stock', id 7`.");
  });
});

/** Adds thirty commits that are not entries. */
async function jam({ github }: World): Promise<void> {
  for (let count = 0; count < 30; count += 1)
    await github.commitFiles('inventory-applied', { junk: `${count}` }, 'Junk');
}

describe('a log that cannot be read', () => {
  test('makes apply and plan fail and say how to continue, except a plan with approval: none', async () => {
    const { world, pull: before, push } = await merged();
    await world.leave({ kind: 'ended', applied: before.baseSha });
    await jam(world);
    const reason = expect.stringMatching(/inventory-applied, cannot be read: .*`Dana`.*Reset the branch/);
    const applied = await world.applyRun(push);
    expect(applied).toMatchObject({ code: 1, writes: [], errors: [reason], outputs: { result: 'failed' } });
    const pull = await world.pullRequest(declared('a', 'c', 'd'));
    const ran = await world.planRun(pull);
    expect(ran).toMatchObject({ code: 1, outputs: { result: 'failed' } });
    expect(ran.errors).toEqual([expect.stringContaining('cannot be read')]);
    expect(recordsIn(world.plans(pull.headSha))).toEqual([]);
    expect(world.plans(pull.headSha)).toMatchObject([{ conclusion: 'failure', summary: reason }]);
    for (const page of [ran.summary, world.comments(pull)[0]?.body]) {
      expect(page).toEqual(reason);
      expect(page).not.toContain('checks: write');
    }
    const free = await world.planRun(pull, { approval: 'none' });
    expect(free).toMatchObject({ code: 0, outputs: { result: 'planned', 'create-count': '1' } });
  });
});

describe('the way out of a log that cannot be read', () => {
  const HARD = { approval: 'review', 'signing-key': 'a signing key of at least 32 characters' };
  /** A pull request that is planned, approved if need be, and merged. */
  const bring = async (world: World, files: Record<string, string>, inputs: Record<string, string>) => {
    const pull = await world.pullRequest(files);
    expect(await world.planRun(pull, inputs)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
    world.github.review(pull, { user: 'rita' });
    return world.merge(pull);
  };

  test.each([
    ['plain', {}],
    ['hardened', HARD],
  ])('in the %s setup is a reset to its newest entry: what was approved meanwhile is applied', async (_, inputs) => {
    const world = await alpha(['a']);
    await world.applyRun(await world.directPush({ 'README.md': 'first\n' }), inputs);
    const entry = await world.github.git.resolve('refs/heads/inventory-applied');
    const push = await bring(world, declared('a', 'c'), inputs);
    await jam(world);
    const stopped = await world.applyRun(push, inputs);
    expect(stopped).toMatchObject({
      code: 1,
      writes: [],
      errors: [expect.stringContaining('Reset the branch to its newest')],
    });
    await world.github.git.publish({ 'refs/heads/inventory-applied': entry });
    expect(await world.applyRun(push, inputs)).toMatchObject({ ...DONE, writes: ['POST /cyber-assets 201'] });
  });

  test.each([
    ['plain', {}],
    ['hardened', HARD],
  ])(
    'in the %s setup is to delete it if it has no entry: the next pull request shows everything',
    async (_, inputs) => {
      const world = await alphaAndBeta();
      await jam(world);
      const pull = await world.pullRequest(declared('a', 'c'));
      expect(await world.planRun(pull, inputs)).toMatchObject({
        code: 1,
        errors: [expect.stringContaining('delete the branch')],
      });
      const push = await world.merge(pull);
      expect(await world.applyRun(push, inputs)).toMatchObject({ code: 1, writes: [] });
      await world.github.git.publish({ 'refs/heads/inventory-applied': null });
      expect(await world.applyRun(push, inputs)).toMatchObject(UNAPPROVED);
      const ran = await world.applyRun(await bring(world, other('b'), inputs), inputs);
      expect(ran).toMatchObject(DONE);
      expect(ran.writes).toHaveLength(2);
    },
  );
});

test('GitHub gets at most 24 requests from an apply, 16 from its plan and 8 from a drift run', async () => {
  const world = await alpha(['a']);
  const review = { approval: 'review', 'signing-key': 'a signing key of at least 32 characters' };
  await world.applyRun(await world.directPush({ 'README.md': 'first\n' }), review);
  const pull = await world.pullRequest(declared('a', 'c'));
  const planned = await world.planRun(pull, review);
  expect(planned.outputs.result).toBe('planned');
  expect(planned.github.length).toBeLessThanOrEqual(16);
  world.github.review(pull);
  const ran = await world.applyRun(await world.merge(pull), review);
  expect(ran).toMatchObject(DONE);
  expect(ran.github.length).toBeLessThanOrEqual(24);
  expect(new Set(ran.github.filter((line) => line.startsWith('GET'))).size).toBeGreaterThan(8);
  const again = await world.lookRun(review);
  expect(again.outputs.result).toBe('clean');
  expect(again.github.length).toBeLessThanOrEqual(8);
});
