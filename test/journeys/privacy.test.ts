// On a public repository no name and no id of files or the service is shown (design section 8, detail): not in the
// log, not in annotations, not in the summary, not in outputs. The files that keep names are outputs by path alone.
import { describe, expect, test } from 'vitest';
import type { FaultRule } from '../../src/emulator/faults.ts';
import { type Stage, setStage } from './harness.ts';
import { type ActionRan, type Event, pullRequest, push, runAction, schedule } from './runner.ts';
import { declare, numbered, world } from './world.ts';

// Every name and every id holds these two letters, which stand together nowhere else.
const MARK = /zq/i;
const LIVE = {
  Zqephyr: ['zqkeep', 'zqgone', 'zqold', 'zqtype', 'zqmoving', 'Zqfold', 'zqfold'],
  Zquokka: ['zqone', 'zqundeclared'],
  Zqxylem: ['zqwild', 'zqinuse'],
};
const HEAD = [
  declare('Zqephyr', [
    'zqkeep',
    'zqnew renamed_from=zqold',
    'zqtype software',
    'zqinuse',
    'zqfresh',
    'Zqfold',
    'zqfold',
  ]),
  declare('Zquokka', ['zqone', 'zqmoving'], 'prune: false'),
].join('---\n');

const WRONG = [
  declare('Zqephir', ['zqlost']),
  declare('Zquokka', ['zqone', 'zqone', 'zqpin id=ca_zqnowhere', 'zqren renamed_from=zqabsent']),
  `cyber_system: Zqxylem
facility: Zqdam
assets:
  - name: zqbad
    asset_type: zqhardwear
    zqunknown: true
    asset_type: software
  - name: !zqtag zqtagged
  - *zqalias
`,
  'cyber_system: "Zqephyr\nassets: [zq',
  'cyber_system: Zqephyr\nfacility: Zqdam\nassets: []\n',
];

async function stageWith(text: string, faults: readonly FaultRule[] = []): Promise<Stage> {
  const stage = await setStage({ seed: world(LIVE), options: { faults, uniqueNames: 'none' } });
  stage.commit({ 'inventory/all.yml': text });
  return stage;
}

function expectNoNames({ shown }: ActionRan): void {
  expect(shown.split('\n').filter((line) => MARK.test(line))).toEqual([]);
}

const PUBLIC = { isPublic: true };

describe('public repository', () => {
  test.each<[string, Event, string]>([
    ['plan', pullRequest(PUBLIC), 'planned'],
    ['apply', push('main', PUBLIC), 'applied'],
    ['drift', schedule(PUBLIC), 'drifted'],
  ])('%s of changes of every kind', async (_, event, result) => {
    const ran = await runAction(await stageWith(HEAD), { event });
    expect(ran.outputs.result).toBe(result);
    expect(ran.summary).not.toBe('');
    expectNoNames(ran);
  });

  test.each(WRONG)('findings: %#', async (text) => {
    const ran = await runAction(await stageWith(text), { event: pullRequest(PUBLIC) });
    expect(ran.outputs.result).toBe('invalid');
    expect(ran.annotations.length).toBeGreaterThan(0);
    expectNoNames(ran);
  });

  test('findings of a validation without a key', async () => {
    const event = pullRequest(PUBLIC);
    const ran = await runAction(await stageWith(WRONG.join('---\n')), { event, inputs: { 'api-key': '' } });
    expect(ran.outputs.result).toBe('invalid');
    expectNoNames(ran);
  });

  test('an apply that nobody approved', async () => {
    const ran = await runAction(await stageWith(HEAD), { event: push('main', PUBLIC), inputs: { approval: 'plan' } });
    expect(ran.code).toBe(1);
    expectNoNames(ran);
  });

  test('a blocked one', async () => {
    const ran = await runAction(await stageWith(HEAD), { event: push('main', PUBLIC), inputs: { 'max-deletes': '0' } });
    expect(ran.outputs.result).toBe('blocked');
    expectNoNames(ran);
  });

  test('an apply that fails in part: what the service said is not repeated', async () => {
    const stage = await setStage({
      seed: world({ ...LIVE, Zqxylem: ['zqwild', 'zqinuse', 'zqfresh'] }),
      options: { uniqueNames: 'organization' },
    });
    stage.commit({ 'inventory/all.yml': HEAD });
    const ran = await runAction(stage, { event: push('main', PUBLIC) });
    expect(ran.outputs.result).toBe('partial');
    expectNoNames(ran);
  });

  test('a service that cannot be read', async () => {
    const faults: FaultRule[] = [{ kind: 'half-json', method: 'GET', path: '/cyber-assets' }];
    const ran = await runAction(await stageWith(HEAD, faults), {
      event: push('main', PUBLIC),
      inputs: { timeout: '2' },
    });
    expect(ran.code).toBe(1);
    // Whichever comes first: the last try, or the end of the time.
    expect(ran.outputs.result).toMatch(/^(failed|cancelled)$/);
    expectNoNames(ran);
  });

  test('a very long plan', async () => {
    const names = numbered('zqlong', 2500);
    const ran = await runAction(await stageWith(declare('Zqephyr', names)), { event: pullRequest(PUBLIC) });
    expect(ran.outputs['create-count']).toBe('2500');
    expectNoNames(ran);
  });
});

describe('who may see names', () => {
  test('auto shows them on a private repository', async () => {
    const ran = await runAction(await stageWith(HEAD), { event: pullRequest() });
    for (const name of ['zqgone', 'zqfresh', 'Zqephyr']) {
      expect(ran.stdout).toContain(name);
      expect(ran.summary).toContain(name);
    }
  });

  test('counts hides them there, too', async () => {
    const ran = await runAction(await stageWith(HEAD), { event: pullRequest(), inputs: { detail: 'counts' } });
    expectNoNames(ran);
  });

  test('full shows them, even on a public one', async () => {
    const ran = await runAction(await stageWith(HEAD), { event: pullRequest(PUBLIC), inputs: { detail: 'full' } });
    expect(ran.stdout).toContain('zqgone');
  });

  test('an event that does not say whether the repository is private is taken for public', async () => {
    const event = { name: 'schedule', payload: {} };
    expectNoNames(await runAction(await stageWith(HEAD), { event }));
  });
});
