// The way of a change through GitHub (design sections 6 and 8), by the action: what a pull request showed is
// what its merge applies, and nothing else is.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN, type StandIn, standIn } from '../github/stand-in.ts';
import { type Stage, setStage } from './harness.ts';
import { readOutside } from './records.ts';
import { type ActionRan, runAction } from './runner.ts';
import { ACME, declare, KEY, world } from './world.ts';

const PATH = 'inventory/alpha.yml';
const BEFORE = ['Alpha/gone ca_gone', 'Alpha/keep ca_keep'];
const AFTER = ['Alpha/keep', 'Alpha/new'];
const CHANGE = { [PATH]: declare('Alpha', ['keep', 'new']) };

type Inputs = Readonly<Record<string, string>>;

/** A repository whose default branch declares what is live, and a service beside it. */
class Company {
  readonly stage: Stage;
  readonly hub: StandIn;

  constructor(stage: Stage, hub: StandIn) {
    this.stage = stage;
    this.hub = hub;
  }

  /** One workflow run, with the defaults of action.yml but for the token. */
  async run(given: EventGiven, inputs: Inputs = {}): Promise<ActionRan> {
    const workspace = await this.hub.cloneAt(given.sha);
    const event = { name: given.env.GITHUB_EVENT_NAME ?? '', payload: given.payload };
    const asked = { 'github-token': DEFAULT_TOKEN, approval: 'plan', ...inputs };
    const ran = await runAction(this.stage, { event, workspace, inputs: asked, env: given.env });
    // What is sent to GitHub is shown to whoever can read the repository.
    expect(JSON.stringify(this.hub.entries.map(({ body }) => body ?? null))).not.toContain(KEY);
    return ran;
  }

  /** A pull request with these files, planned. */
  async planned(files: Readonly<Record<string, string>>, inputs: Inputs = {}) {
    await this.hub.commitFiles('change', files);
    const pull = await this.hub.openPull({ branch: 'change' });
    return { pull, ran: await this.run(await this.hub.event('pull_request', { pull }), inputs) };
  }
}

async function company(isPrivate = true): Promise<Company> {
  const stage = await setStage({ seed: world({ Alpha: ['keep', 'gone'] }) });
  // Its calendar is ahead of the clock of the runs, since what people do there must come after what runs record.
  const hub = await standIn({ isPrivate, startAt: Date.now() + 3_600_000 });
  onTestFinished(() => hub.close());
  await hub.directPush({ [PATH]: declare('Alpha', ['keep', 'gone']) });
  return new Company(stage, hub);
}

describe('approval: plan', () => {
  test.each(['merge', 'squash', 'rebase'] as const)(
    'what a pull request showed is applied when it merges: %s',
    async (method) => {
      const acme = await company();
      const { pull, ran } = await acme.planned(CHANGE);
      expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
      const push = await acme.hub.event('push', await acme.hub.merge(pull, method));
      const applied = await acme.run(push);
      expect(applied).toMatchObject({ code: 0, outputs: { result: 'applied' } });
      expect(acme.stage.liveNames()).toEqual(AFTER);
      const evidence = JSON.parse(readOutside(applied.outputs['evidence-path']));
      expect(evidence).toMatchObject({ commit: push.sha, pull_requests: [{ number: pull.number, author: 'dana' }] });
    },
  );

  test('a push that no pull request brought: nothing is written', async () => {
    const acme = await company();
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.directPush(CHANGE)));
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(acme.stage.live()).toEqual(BEFORE);
  });

  test('the service changed between plan and merge: nothing is written', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE);
    acme.stage.emulator.store.organization(ACME).update('ca_gone', { asset_type: 'software' });
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.merge(pull)));
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('a commit that was pushed after the plan, and merged unplanned: nothing is written', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE);
    await acme.hub.pushToPull(pull, { [PATH]: declare('Alpha', []) });
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.merge(pull)));
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
    expect(acme.stage.live()).toEqual(BEFORE);
  });

  test('the same push, run again, changes nothing', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE);
    const event = await acme.hub.event('push', await acme.hub.merge(pull));
    await acme.run(event);
    const again = await acme.run(event);
    expect(again).toMatchObject({ code: 0, writes: [], outputs: { result: 'no-changes' } });
  });

  test('an old push, run again after a newer one, is superseded', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE);
    const old = await acme.hub.event('push', await acme.hub.merge(pull));
    await acme.hub.directPush({ [PATH]: declare('Alpha', ['keep']) });
    const ran = await acme.run(old);
    expect(ran).toMatchObject({ code: 0, writes: [], outputs: { result: 'superseded' } });
    expect(acme.stage.live()).toEqual(BEFORE);
  });
});

describe('approval: review', () => {
  const REVIEW = { approval: 'review' };

  test('a merge that nobody reviewed: nothing is written', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE, REVIEW);
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.merge(pull)), REVIEW);
    expect(ran).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('approved after the plan, by someone else: applied, and the evidence names who', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE, REVIEW);
    acme.hub.review(pull, { user: 'rita' });
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.merge(pull)), REVIEW);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    const { pull_requests } = JSON.parse(readOutside(ran.outputs['evidence-path']));
    expect(pull_requests).toMatchObject([{ approvals: [{ user: 'rita' }] }]);
  });
});

describe('what reviewers see', () => {
  test('one comment, with every change, kept up to date', async () => {
    const acme = await company();
    const { pull, ran } = await acme.planned(CHANGE);
    expect(ran.code).toBe(0);
    for (const name of ['gone', 'new']) expect(acme.hub.state.comments[0]?.body).toContain(name);
    await acme.hub.pushToPull(pull, { [PATH]: declare('Alpha', ['keep', 'gone', 'other']) });
    await acme.run(await acme.hub.event('pull_request', { pull }));
    expect(acme.hub.state.comments).toMatchObject([{ body: expect.stringContaining('other') }]);
  });

  test('on a public repository no name is sent to GitHub', async () => {
    const acme = await company(false);
    const { pull, ran } = await acme.planned(CHANGE);
    const applied = await acme.run(await acme.hub.event('push', await acme.hub.merge(pull)));
    expect([ran.outputs.result, applied.outputs.result]).toEqual(['planned', 'applied']);
    const sent = JSON.stringify(acme.hub.entries.map(({ body }) => body ?? null));
    for (const word of ['ca_gone', 'ca_keep', 'cs_alpha', '"Alpha', '`Alpha', '`gone', '`new']) {
      expect(sent + ran.shown + applied.shown).not.toContain(word);
    }
  });

  test('without checks: write the plan is red, and names the permission', async () => {
    const acme = await company();
    acme.hub.grant(DEFAULT_TOKEN, { permissions: { contents: 'read', 'pull-requests': 'write' } });
    const { ran } = await acme.planned(CHANGE);
    expect(ran.code).toBe(1);
    expect(ran.annotations.join()).toContain('checks: write');
  });
});

describe('a merge queue', () => {
  test('verifies the group against what its pull request showed, and records nothing', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE);
    const group = await acme.hub.queue([pull]);
    const verified = await acme.run(await acme.hub.event('merge_group', group));
    expect(verified).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
    const marks = acme.hub.state.checkRuns.filter(({ headSha }) => headSha === group.headSha);
    expect(marks).toMatchObject([{ name: 'inventory plan', conclusion: 'success', text: null }]);
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.landGroup(group)));
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
  });

  test('is red when the group would change what its pull request did not show', async () => {
    const acme = await company();
    const { pull } = await acme.planned(CHANGE);
    acme.stage.emulator.store.organization(ACME).update('ca_gone', { asset_type: 'software' });
    const verified = await acme.run(await acme.hub.event('merge_group', await acme.hub.queue([pull])));
    expect(verified).toMatchObject({ code: 1, writes: [], outputs: { result: 'unapproved' } });
  });

  test('may land two pull requests in one push: both are applied', async () => {
    const acme = await company();
    const { pull: one } = await acme.planned(CHANGE);
    await acme.hub.commitFiles('second', { 'inventory/more.yml': declare('Alpha', ['more']) });
    const two = await acme.hub.openPull({ branch: 'second' });
    await acme.run(await acme.hub.event('pull_request', { pull: two }));
    const ran = await acme.run(await acme.hub.event('push', await acme.hub.mergeQueue([one, two])));
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(acme.stage.liveNames()).toEqual(['Alpha/keep', 'Alpha/more', 'Alpha/new']);
  });
});
