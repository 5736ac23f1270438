// The whole way of a change in a CMDB, played by the bundles: its export changes overnight, the steps of cmdb.yml make a
// pull request of that, its plan shows what becomes of it, two people approve it, its merge is applied and recorded, and
// the next night changes nothing. Then nights that do not go so well.
import { expect } from 'vitest';
import { testOnPosix } from '../journeys/harness.ts';
import { FOLLOWING, nightsOf } from './cmdb-rig.ts';
import { audit, begun, cli, cloned, LEDGER } from './ledger-rig.ts';
import { declare, seeded, setWorld, type World } from './world.ts';

const INPUTS = { ...LEDGER, approval: 'review' };
const exportOf = (...rows: string[]) => `sys_id,name,cyber_system,asset_type\n${rows.join('\n')}\n`;

const FIRST = exportOf('CI-1,ems-1,Alpha,hardware', 'CI-2,hist,Alpha,software', 'CI-3,old,Beta,hardware');
/** A rename, a move and a retirement. */
const SECOND = exportOf('CI-1,ems-01,Alpha,hardware', 'CI-2,hist,Beta,software');
/** The same with another new name. */
const THIRD = SECOND.replace('ems-01', 'ems-001');

/** One in which what the first export says is live and declared. */
function worldOfFirst(): Promise<World> {
  const files = {
    '.github/cmdb-mapping.yml': 'columns: { external_id: sys_id }\n',
    'inventory/alpha.yml': declare('Alpha', ['ems-1 external_id=CI-1', 'hist software external_id=CI-2']),
    'inventory/beta.yml': declare('Beta', ['old external_id=CI-3']),
  };
  const seed = seeded({ Alpha: ['ems-1', 'hist software'], Beta: ['old'] });
  return setWorld({ seed, files, built: true });
}

testOnPosix(
  'an export changes overnight: pull request, plan, reviews, merge, apply, ledger, and quiet nights',
  async () => {
    const world = await worldOfFirst();
    const origin = await begun(world);
    const { night, opened, texts, tip } = await nightsOf(world);
    expect(await night(SECOND)).toMatchObject({ code: 0, asked: ['list', 'create'] });
    const [pull, ...others] = opened();
    expect(others).toEqual([]);
    for (const name of ['ems-01', 'hist', 'old']) expect(texts.get(pull!.number)).toContain(name);

    expect(await world.planRun(pull!, INPUTS)).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
    const [shown] = world.comments(pull!);
    expect(shown?.body.match(/^\| `(?:Alpha|Beta)` .*?`ca_[\w-]+`/gm)).toEqual([
      '| `Beta` | `old` | delete hardware | `ca_old`',
      '| `Beta` | `hist` | move from `Alpha` | `ca_hist`',
      '| `Alpha` | `ems-01` | rename from `ems-1` | `ca_ems-1`',
    ]);
    // An app's pull request takes two people.
    for (const user of ['rita', 'sam']) world.github.review(pull!, { user });
    const ran = await world.applyRun(await world.merge(pull!), INPUTS);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(ran.writes).toEqual([
      'PATCH /cyber-assets/ca_ems-1 200',
      'PATCH /cyber-assets/ca_hist 200',
      'DELETE /cyber-assets/ca_old 204',
    ]);
    const ledger = cloned(origin);
    const recorded = audit(ledger).changes.map(({ action, asset_id, before, after, outcome, approved_by }) => {
      const [was, is] = [before, after].map((state) => state && `${state.cyber_system}/${state.name}`);
      return `${action} ${asset_id} ${was} > ${is}: ${outcome}, ${approved_by.map(({ user }) => user)}`;
    });
    expect(recorded).toEqual([
      'update ca_ems-1 Alpha/ems-1 > Alpha/ems-01: done, rita,sam',
      'update ca_hist Alpha/hist > Beta/hist: done, rita,sam',
      'delete ca_old Beta/old > null: done, rita,sam',
    ]);
    expect(cli(ledger, ['audit', 'verify', '--detailed-exitcode']).code).toBe(0);

    // The branch of what was merged goes. Nothing else is done, not even a word in its pull request.
    const words = world.comments(pull!).length;
    for (const asked of [['list'], []]) {
      expect(await night(SECOND)).toMatchObject({ code: 0, asked });
      expect(await tip()).toBeNull();
    }
    expect(world.comments(pull!)).toHaveLength(words);
    expect(world.live()).toEqual(['Alpha/ems-01 ca_ems-1', 'Beta/hist ca_hist, software']);
  },
);

testOnPosix(
  'one pull request is opened, left as it is, updated, and closed when nothing differs; those of forks stay',
  async () => {
    const world = await worldOfFirst();
    const { night, opened, texts, tip, onBranch } = await nightsOf(world);
    const forked = async (fork: string) => world.pullRequest({ 'README.md': fork }, { branch: FOLLOWING, fork });
    const others = [await forked('mallory/inventory'), await forked('acme/inventory-fork')];
    expect(await night(SECOND)).toMatchObject({ code: 0, asked: ['list', 'create'] });
    const [[pull], first] = [opened(), await tip()];
    expect(await night(SECOND)).toMatchObject({ code: 0, asked: ['list', 'edit'] });
    expect(await tip()).toBe(first);
    // Main goes on: the pull request is of its new tip.
    const { after } = await world.directPush({ 'README.md': 'more\n' });
    expect(await night(THIRD)).toMatchObject({ code: 0, asked: ['list', 'edit'] });
    expect(await onBranch()).toContain('name: ems-001\n');
    expect(texts.get(pull!.number)).toContain('ems-001');
    expect((await world.github.git.commitAt((await tip()) ?? '')).parents).toEqual([after]);
    expect(opened()).toEqual([pull]);
    expect(await night(FIRST)).toMatchObject({ code: 0, asked: ['list', 'comment'] });
    expect([opened(), await tip()]).toEqual([[], null]);
    expect(world.comments(pull!).map(({ body }) => body)).toEqual(['The files say what the CMDB says.']);
    expect(others.map(({ number, state }) => [state, texts.has(number)])).toEqual(Array(2).fill(['open', false]));
  },
);

testOnPosix(
  'branch and pull request stay as they are where the export was cut off, or a person edited the branch',
  async () => {
    const world = await worldOfFirst();
    const { night, opened, texts, tip } = await nightsOf(world);
    await night(SECOND);
    const [[pull], before] = [opened(), await tip()];
    const text = texts.get(pull!.number);
    const cut = await night(THIRD.slice(0, THIRD.indexOf(',Beta')));
    expect(cut).toMatchObject({ code: 1, asked: [] });
    expect(cut.said).toMatch(/cmdb\.csv:3:1 error csv-row-length: .*\n(?:.*\n)*Nothing was written/);
    expect([await tip(), texts.get(pull!.number)]).toEqual([before, text]);
    const { after } = await world.github.pushToPull(pull!, { 'inventory/beta.yml': declare('Beta', ['by-dana']) });
    const refused = await night(THIRD);
    expect(refused).toMatchObject({ code: 1, asked: [] });
    expect(refused.said).toContain('::error title=Edited by hand::The branch inventory/cmdb has commits of others');
    expect(await tip()).toBe(after);
  },
);
