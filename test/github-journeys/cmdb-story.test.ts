// The whole way of a change in a CMDB: its export changes overnight, files follow by a pull request, its plan shows what
// becomes of it, a review approves it, its merge is applied, and the next night changes nothing.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../journeys/in-process.ts';
import { KEY, seeded, setWorld, type World } from './world.ts';

const REVIEW = { approval: 'review' };
const MAPPING = 'columns: { external_id: sys_id }\n';
const exportOf = (...rows: string[]) => `sys_id,name,cyber_system,asset_type\n${rows.join('\n')}\n`;

const FIRST = exportOf('CI-1,ems-1,Alpha,hardware', 'CI-2,hist,Alpha,software', 'CI-3,old,Beta,hardware');
/** A rename, a move and a retirement. */
const SECOND = exportOf('CI-1,ems-01,Alpha,hardware', 'CI-2,hist,Beta,software');

type Texts = Readonly<Record<string, string>>;

/** What the files are after a night: all of them, and those that changed. */
async function night(world: World, files: Texts, csv: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'cmdb-night-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...files, 'cmdb.csv': csv, '.github/map.yml': MAPPING })) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  const env = { PATH: process.env.PATH, HOME: cwd, CIP_SYNC_BASE_URL: world.service.url, CIP_SYNC_API_KEY: KEY };
  const argv = ['import', '--from-csv', 'cmdb.csv', '--mapping', '.github/map.yml', '--update'];
  const { code, stderr } = await runProgram({ cwd, env }, argv);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const names = readdirSync(join(cwd, 'inventory'), { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.yml'))
    .map((name) => [`inventory/${name}`, readFileSync(join(cwd, 'inventory', name), 'utf8')] as const);
  return {
    files: Object.fromEntries(texts),
    changed: Object.fromEntries(texts.filter(([path, text]) => files[path] !== text)),
  };
}

test('an export changes overnight: a pull request, its plan, its merge, its apply, and a night without changes', async () => {
  const world = await setWorld({ seed: seeded({ Alpha: [], Beta: [] }) });
  const merged = async (files: Texts) => {
    const pull = await world.pullRequest(files);
    expect((await world.planRun(pull, REVIEW)).outputs.result).toBe('planned');
    const [shown] = world.comments(pull);
    // An app's pull request takes two people.
    for (const user of ['rita', 'sam']) world.github.review(pull, { user });
    const ran = await world.applyRun(await world.merge(pull), REVIEW);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    return { shown: shown?.body ?? '', ran };
  };
  const begun = await night(world, {}, FIRST);
  await merged(begun.changed);
  const before = new Map(world.live().map((line) => [/\/(\S+) /.exec(line)?.[1], / (ca_[^, ]+)/.exec(line)?.[1]]));

  const next = await night(world, begun.files, SECOND);
  const { shown, ran } = await merged(next.changed);
  expect(shown).toContain('1 to delete');
  for (const word of ['ems-1', 'ems-01', 'hist', 'old']) expect(shown).toContain(word);
  expect(ran.writes).toHaveLength(3);
  expect(world.live()).toEqual([`Alpha/ems-01 ${before.get('ems-1')}`, `Beta/hist ${before.get('hist')}, software`]);

  expect((await night(world, next.files, SECOND)).changed).toEqual({});
});
