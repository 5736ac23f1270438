// `npm run histories -- [--seed N] [--count N] [--broken [NAME]]`: whole histories on GitHub by the thousand, and the
// seed of each in which a run wrote or told what it should not. With `--broken`, of a product broken in each way that
// test/histories/breaks.ts knows: histories have to find it out.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BREAKS, type Break } from '../test/histories/breaks.ts';
import { play, type Told } from '../test/histories/history.ts';
import { Fault } from '../test/histories/judge.ts';

const ROOT = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    broken: { type: 'boolean', default: false },
    'to-first': { type: 'boolean', default: false },
  },
});

if (values.broken) breakAll(BREAKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));
else await playAll(Number(values.seed), Number(values.count));

async function playAll(first: number, count: number): Promise<void> {
  const told: Told[] = [];
  for (let seed = first; seed < first + count; seed++) {
    try {
      told.push(await play(seed));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      process.stdout.write(`${error.message}\nagain: npm run histories -- --seed ${seed} --count 1\n\n`);
      process.exitCode = 1;
      if (values['to-first']) return;
    }
  }
  process.stdout.write(`${summaryOf(told, count)}\n`);
}

function summaryOf(told: readonly Told[], count: number): string {
  const results = new Map<string, number>();
  for (const [result, times] of told.flatMap((each) => [...each.results])) {
    results.set(result, (results.get(result) ?? 0) + times);
  }
  const sum = (of: (each: Told) => number) => told.reduce((all, each) => all + of(each), 0);
  const tally = Array.from(results, ([result, times]) => `${times} ${result}`).join(', ');
  return (
    `${count} histories: ${count - told.length} failed; ${sum(({ runs }) => runs)} runs (${tally}), ` +
    `${sum(({ predicted }) => predicted)} foretold, ${sum(({ writes }) => writes)} writes`
  );
}

/** Each in a copy of its own; those that no history finds out are told, and fail. */
function breakAll(breaks: readonly Break[]): void {
  for (const each of breaks) {
    const seed = foundOut(each);
    process.stdout.write(`${each.name}: ${seed === null ? 'NOT FOUND OUT' : `found out by history ${seed}`}\n`);
    if (seed === null) process.exitCode = 1;
  }
}

function foundOut({ file, from, to }: Break): string | null {
  const copy = mkdtempSync(join(tmpdir(), 'broken-'));
  try {
    for (const name of ['src', 'test', 'scripts', 'package.json', 'schemas', 'action.yml']) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !path.includes('/fixtures/') });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    );
    const args = ['scripts/histories.ts', '--seed', values.seed, '--count', values.count, '--to-first'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return /^history (\d+): /m.exec(stdout)?.[1] ?? null;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
