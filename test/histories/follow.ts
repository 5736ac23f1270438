// Drift that somebody adopts: the command edits the files of the tip, as a person would have it do, and what it leaves is
// read by nothing of the product.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../journeys/in-process.ts';
import type { History } from './history.ts';
import { type Inventory, readInventory } from './inventory.ts';
import { Fault } from './judge.ts';
import type { Scoped } from './oracle-plan.ts';

/** What `import --update` makes of the tip. null where it has nothing to say, or the rules do not say enough. */
export async function adopted(history: History): Promise<Inventory | null> {
  const { stage, ghost } = history;
  const tip = await history.tip;
  const applied = await ghost.appliedFor(tip, '');
  const before = applied ? await scopedAt(history, tip, applied) : null;
  if (before === null || before.drift.size === 0) return null;
  const cwd = await wholeClone(history, tip);
  const env = { PATH: process.env.PATH, HOME: cwd, CIP_SYNC_API_KEY: stage.keyByHand, CIP_SYNC_BASE_URL: stage.url };
  // An import edits block style only, which `fmt` makes of what people wrote.
  for (const args of [['fmt'], ['import', '--update', '--base', applied!]]) {
    const { code, stderr } = await runProgram({ cwd, env }, args, stage.product.runCommandLine);
    if (code !== 0) throw new Fault(`${args.join(' ')} ended with ${code}\n${stderr}`);
  }
  const folder = join(cwd, 'inventory');
  const read = readdirSync(folder).map((name) => [`inventory/${name}`, readFileSync(join(folder, name), 'utf8')]);
  const inventory = readInventory(Object.fromEntries(read));
  if (inventory === null) throw new Fault('import --update left files that nobody can read');
  return inventory.has('cs_wild') ? null : inventory;
}

/** With all that the repository holds, as somebody's own clone. */
async function wholeClone({ stage: { github } }: History, sha: string): Promise<string> {
  const cwd = await github.cloneAt(sha);
  const objects = join(cwd, '.git', 'objects', 'info');
  mkdirSync(objects, { recursive: true });
  writeFileSync(join(objects, 'alternates'), `${join(github.git.bare, 'objects')}\n`);
  rmSync(join(cwd, '.git', 'shallow'), { force: true });
  return cwd;
}

/** Nothing that drifted is left, and every wish is. */
export async function judgeAdopted(history: History, from: string, to: string): Promise<void> {
  const applied = (await history.ghost.appliedFor(from, '')) ?? '';
  const [before, after] = [await scopedAt(history, from, applied), await scopedAt(history, to, applied)];
  if (after === null) throw new Fault('import --update left an inventory that is not valid');
  const left = [...after.drift.keys()];
  if (left.length > 0) throw new Fault(`import --update left drift: ${left.join('; ')}`);
  const lost = [...(before?.own ?? [])].filter((key) => !after.toExecute.has(key));
  if (lost.length > 0) throw new Fault(`import --update took away a wish: ${lost.join('; ')}`);
}

async function scopedAt({ ghost, stage }: History, head: string, applied: string): Promise<Scoped | null> {
  const { approval } = ghost.setup;
  const scoped = await ghost.scoped(head, { base: applied, applied, upTo: applied }, { live: stage.live, approval });
  return scoped === 'invalid' ? null : scoped;
}
