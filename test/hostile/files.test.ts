// Files that are made to do harm, given to the command line, whose built `validate` would be ended if it hung: every one is
// answered by exit 1 and a line that names the place and the remedy. Nothing crashes, nothing hangs, and nothing is ever
// written. Plain mistakes have their fixtures in test/fixtures/diagnostics.
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, type TestContext, test } from 'vitest';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { world } from '../journeys/world.ts';
import { type Content, folderFor, KEY, run, runHere, STACK } from './run.ts';

const SEED = world({ EMS: ['rtu-1'] }, { keys: [KEY] });

let emulator: Emulator;
beforeAll(async () => {
  emulator = await serveEmulator({ seed: SEED });
});
afterAll(() => emulator.close());

/** `path:line:column severity code`, then what the remedy must say. */
type Said = readonly [start: string, remedy: string];

interface Trial {
  readonly files: Readonly<Record<string, Content>>;
  /** What no text can be. */
  readonly make?: (folder: string) => void;
  readonly says: readonly Said[];
}

async function expectRefused(context: TestContext, { files, make, says }: Trial) {
  const { expect } = context;
  const folder = folderFor(context, files);
  make?.(folder);
  for (const command of ['validate', 'plan']) {
    const start = command === 'validate' ? run : runHere;
    const { code, stdout, stderr } = await start({ folder, baseUrl: emulator.url, argv: [command] });
    expect({ command, code, stdout }).toEqual({ command, code: 1, stdout: '' });
    const lines = stderr.split('\n');
    for (const [start, remedy] of says) {
      const line = lines.find((text) => text.startsWith(`${start}: `)) ?? stderr.slice(0, 1000);
      expect(line).toContain(`${start}: `);
      expect(line).toContain(remedy);
    }
    expect(stderr).not.toMatch(STACK);
    expect(stderr + stdout).not.toContain(KEY);
  }
  expect(emulator.log.filter(({ method }) => method !== 'GET')).toEqual([]);
}

const FILE = 'inventory/a.yml';

/** One file of this text, and what is said about places in it. */
function one(text: Content, ...says: (readonly [place: string, code: string, remedy: string])[]): Trial {
  return {
    files: { [FILE]: text },
    says: says.map(([place, code, remedy]) => [`${FILE}${place} error ${code}`, remedy] as const),
  };
}

/** One document with one asset of these lines. */
function asset(...lines: readonly string[]): string {
  return `cyber_system: EMS\nassets:\n  - ${lines.join('\n    ')}\n`;
}

const HARDWARE = 'asset_type: hardware';
const BOMB = `cyber_system: EMS\nassets:\n${Array.from({ length: 12 }, (_, level) => {
  const below = level === 0 ? 'x' : `*a${level - 1}`;
  return `  - &a${level} [${Array(10).fill(below).join(', ')}]\n`;
}).join('')}`;

const TEXTS: Readonly<Record<string, Trial>> = {
  'a YAML bomb': one(BOMB, [':8:45', 'yaml-expansion', 'Use fewer aliases']),
  'an endless alias': one('cyber_system: EMS\nassets: &a\n  - *a\n', [':3:5', 'yaml-expansion', 'Use fewer aliases']),
  '20,000 levels': one(`cyber_system: ${'['.repeat(20_000)}`, [':1:114', 'yaml-too-deep', 'one flat list']),
  'binary content': one(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0xff, 0xfe]), ['', 'not-utf8', 'CP1252']),
  'keys of every object': one(
    '__proto__: {polluted: true}\nconstructor: {}\ncyber_system: EMS\nassets: []\n',
    [':1:1', 'unknown-key', 'Remove it'],
    [':2:1', 'unknown-key', 'Remove it'],
  ),
};

const GOOD = asset('name: rtu-1', HARDWARE);

const TREES: Readonly<Record<string, Trial>> = {
  'a link to a folder': {
    files: { [FILE]: GOOD },
    make: (folder) => symlinkSync('/etc', join(folder, 'inventory/etc')),
    says: [['inventory/etc error symbolic-link', 'Put the file itself in its place.']],
  },
  '100 MB': {
    files: { [FILE]: '' },
    make: (folder) => truncateSync(join(folder, FILE), 100_000_000),
    says: [[`${FILE} error file-too-large`, 'Split it into files']],
  },
  'half a million mistakes': {
    files: { [FILE]: `cyber_system: EMS\nassets: [${'{},'.repeat(250_000)}]` },
    says: [[`${FILE}:2:10 error missing-key`, 'Add name:']],
  },
  'a file whose name is a command of the runner': {
    files: {},
    make: (folder) => {
      mkdirSync(join(folder, 'inventory'));
      writeFileSync(join(folder, 'inventory/::set-output name=a::b\n##[error]x\u001b[2J.yml'), '');
    },
    says: [
      ['inventory/::set-output name=a::b\\u000A#\\u0023[error]x\\u001B[2J.yml error empty-file', 'remove the file'],
    ],
  },
};

describe.concurrent('validate and plan refuse', () => {
  for (const [name, trial] of Object.entries({ ...TEXTS, ...TREES }))
    test(name, (context) => expectRefused(context, trial));
});
