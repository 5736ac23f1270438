// Files that are wrong, broken or made to do harm, given to the command line, whose built `validate` would
// be ended if it hung: every one is answered by exit 1
// and a line that names the place and the remedy. Nothing crashes, nothing hangs, and nothing is ever written.
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, type TestContext, test } from 'vitest';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { type Content, folderFor, KEY, run, runHere, STACK } from './run.ts';

const SEED = {
  organizations: [
    {
      slug: 'acme',
      keys: [KEY],
      facilities: [{ id: 'fac_1', name: 'Riverside' }],
      cyber_systems: [
        { id: 'cs_1', name: 'EMS', facility_id: 'fac_1' },
        { id: 'cs_2', name: 'Plant DCS' },
        { id: 'cs_3', name: 'Plant DCS' },
      ],
      cyber_assets: [
        { id: 'ca_1', name: 'rtu-1', cyber_system: 'EMS', asset_type: 'hardware' as const },
        { id: 'ca_2', name: 'rtu-2', cyber_system: 'EMS', asset_type: 'hardware' as const },
      ],
    },
  ],
};

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

async function expectRefused(context: TestContext, { files, make, says }: Trial, commands: readonly string[]) {
  const { expect } = context;
  const folder = folderFor(context, files);
  make?.(folder);
  for (const command of commands) {
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

const SAVE_AS_UTF8 =
  'Save it as UTF-8: in an editor, by iconv -f CP1252 -t UTF-8, or on Windows in Notepad by Save as.';

const TEXTS: Readonly<Record<string, Trial>> = {
  'a syntax error': one('cyber_system: "EMS\nassets: []\n', [':2:1', 'yaml-syntax', 'Close the quote']),
  tabs: one('cyber_system: EMS\nassets:\n\t- name: a\n', [':3:1', 'yaml-syntax', 'Indent with spaces.']),
  'a tab before an empty list': one('cyber_system: EMS\nassets:\t[]\n', [
    ':2:10',
    'yaml-syntax',
    'Replace the tab by a space.',
  ]),
  'a merge conflict': one(`<<<<<<< HEAD\n${asset('name: a', HARDWARE)}`, [
    ':1:1',
    'merge-conflict',
    'remove the lines that start with <<<<<<<, ======= and >>>>>>>.',
  ]),
  'an unknown key of a document': one('cyber_sytem: EMS\nassets: []\n', [
    ':1:1',
    'unknown-key',
    'Did you mean cyber_system?',
  ]),
  'an unknown key of an asset': one(asset('name: a', HARDWARE, 'renamed_form: b'), [
    ':5:5',
    'unknown-key',
    'Did you mean renamed_from?',
  ]),
  'a wrong word': one(asset('name: a', 'asset_type: hardwear'), [':4:17', 'wrong-value', 'Did you mean hardware?']),
  'a number': one(asset('name: 0123', HARDWARE), [':3:11', 'unquoted-scalar', 'Quote it: name: "0123"']),
  null: one(asset('name: null', HARDWARE), [':3:11', 'unquoted-scalar', 'Quote it: name: "null"']),
  'a date': one(asset('name: 2024-01-01', HARDWARE), [':3:11', 'unquoted-scalar', 'Quote it: name: "2024-01-01"']),
  'an exponent': one(asset('name: 1e3', HARDWARE), [':3:11', 'unquoted-scalar', 'Quote it: name: "1e3"']),
  'a time': one(asset('name: 12:30', HARDWARE), [':3:11', 'unquoted-scalar', 'Quote it: name: "12:30"']),
  'an asset twice': one(`${asset('name: a', HARDWARE)}  - name: a\n    ${HARDWARE}\n`, [
    ':5:5',
    'duplicate-asset',
    'The first is at inventory/a.yml:3.',
  ]),
  'a key twice': one(asset('name: a', HARDWARE, 'name: b'), [':5:5', 'duplicate-key', 'Remove one of the two']),
  'an empty name': one(asset('name: ""', HARDWARE), [':3:11', 'empty-name', 'Write one.']),
  'a padded name': one(asset('name: " a"', HARDWARE), [':3:11', 'padded-name', 'Write name: "a"']),
  'a control character': one(asset('name: "a\\x1b[2J"', HARDWARE), [':3:11', 'control-character', 'Remove it']),
  'a raw control character': one(asset('name: "a\u001b[2J"', HARDWARE), [':3:13', 'yaml-syntax', 'Correct it here']),
  'a change of direction': one(asset('name: "a\u202eb"', HARDWARE), [':3:11', 'control-character', 'Remove it']),
  'no assets': one('cyber_system: EMS\n', [':1:1', 'missing-key', 'assets: [] states that the system has none.']),
  'assets without a value': one('cyber_system: EMS\nassets:\n', [':2:1', 'wrong-type', 'assets: [] states']),
  'a list at the top': one('- name: a\n', [':1:1', 'wrong-type', 'Write cyber_system: "…" and assets:']),
  'a scalar at the top': one('hello\n', [':1:1', 'wrong-type', 'Write cyber_system: "…" and assets:']),
  'a YAML bomb': one(BOMB, [':8:45', 'yaml-expansion', 'Use fewer aliases']),
  'an endless alias': one('cyber_system: EMS\nassets: &a\n  - *a\n', [':3:5', 'yaml-expansion', 'Use fewer aliases']),
  '20,000 levels': one(`cyber_system: ${'['.repeat(20_000)}`, [':1:114', 'yaml-too-deep', 'one flat list']),
  '20,000 closed levels': one(`a: ${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}`, [
    ':1:397',
    'yaml-too-deep',
    'one flat list',
  ]),
  'binary content': one(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0xff, 0xfe]), [
    '',
    'not-utf8',
    SAVE_AS_UTF8,
  ]),
  'UTF-16': one(Buffer.from('\ufeffcyber_system: EMS\n', 'utf16le'), [
    '',
    'not-utf8',
    SAVE_AS_UTF8.replace('CP1252', 'UTF-16'),
  ]),
  'keys of every object': one(
    '__proto__: {polluted: true}\nconstructor: {}\ncyber_system: EMS\nassets: []\n',
    [':1:1', 'unknown-key', 'Remove it'],
    [':2:1', 'unknown-key', 'Remove it'],
  ),
  'keys of every object, in an asset': one(
    asset('name: a', HARDWARE, '__proto__: {id: ca_1}', 'constructor: b', 'toString: c'),
    [':5:5', 'unknown-key', 'Remove it'],
    [':6:5', 'unknown-key', 'Remove it'],
    [':7:5', 'unknown-key', 'Remove it'],
  ),
  'a merge key': one(`${asset('name: a', HARDWARE).replace('- ', '- &a\n    ')}  - <<: *a\n    name: b\n`, [
    ':6:5',
    'unknown-key',
    'write the keys out',
  ]),
  'an empty file': one('', ['', 'empty-file', 'Declare a cyber system in it, or remove the file.']),
  'an LFS pointer': one('version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n', [
    '',
    'lfs-pointer',
    'git lfs untrack',
  ]),
};

const GOOD = asset('name: rtu-1', HARDWARE);

const TREES: Readonly<Record<string, Trial>> = {
  'a symbolic link': {
    files: { [FILE]: GOOD, 'secret.yml': GOOD },
    make: (folder) => symlinkSync('../secret.yml', join(folder, 'inventory/link.yml')),
    says: [['inventory/link.yml error symbolic-link', 'Put the file itself in its place.']],
  },
  'a link to a folder': {
    files: { [FILE]: GOOD },
    make: (folder) => symlinkSync('/etc', join(folder, 'inventory/etc')),
    says: [['inventory/etc error symbolic-link', 'Put the file itself in its place.']],
  },
  'a submodule': {
    files: {
      [FILE]: GOOD,
      'inventory/plant/.git': 'gitdir: ../../.git/modules/plant\n',
      'inventory/plant/b.yml': GOOD,
    },
    says: [['inventory/plant error submodule', 'Keep its files in this repository']],
  },
  'no inventory': {
    files: { 'elsewhere/a.yml': GOOD },
    says: [['error no-inventory', 'correct the input path']],
  },
  'a folder without YAML': {
    files: { 'inventory/README.md': 'Not yet.' },
    says: [['error no-inventory', 'Add a .yml or .yaml file there']],
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

/** What only the service can tell. */
const WORLDS: Readonly<Record<string, Trial>> = {
  'an unknown system': one('cyber_system: E M S\nassets: []\n', [
    ':1:15',
    'unknown-cyber-system',
    'Did you mean "EMS"?',
  ]),
  'an ambiguous system': one('cyber_system: Plant DCS\nassets: []\n', [
    ':1:15',
    'ambiguous-cyber-system',
    'Write the id of the one you mean',
  ]),
  'a system elsewhere': one('cyber_system: Plant DCS\nfacility: Riverside\nassets: []\n', [
    ':2:11',
    'facility-mismatch',
    'Correct facility, or remove it.',
  ]),
  'an unknown id': one(asset('name: a', HARDWARE, 'id: ca_404'), [':5:9', 'unknown-asset-id', 'remove id to create']),
  'a rename from nothing': one(asset('name: a', HARDWARE, 'renamed_from: b'), [
    ':5:19',
    'rename-source-missing',
    'Correct renamed_from or moved_from',
  ]),
  'a rename conflict': one(asset('name: rtu-2', HARDWARE, 'renamed_from: rtu-1'), [
    ':5:19',
    'rename-conflict',
    'add id: "ca_2" or id: "ca_1"',
  ]),
};

describe.concurrent('validate and plan refuse', () => {
  for (const [name, trial] of Object.entries({ ...TEXTS, ...TREES })) {
    test(name, (context) => expectRefused(context, trial, ['validate', 'plan']));
  }
});

describe.concurrent('plan refuses', () => {
  for (const [name, trial] of Object.entries(WORLDS)) test(name, (context) => expectRefused(context, trial, ['plan']));
});

describe.concurrent('validate and plan accept', () => {
  test.for([
    ['a byte order mark', `\ufeff${GOOD}`],
    ['CRLF', GOOD.replaceAll('\n', '\r\n')],
    ['both, and no line end at the end', `\ufeff${GOOD.replaceAll('\n', '\r\n').trimEnd()}`],
  ] as const)('%s', async ([, text], context) => {
    const folder = folderFor(context, { [FILE]: text });
    for (const command of ['validate', 'plan']) {
      const argv = command === 'plan' ? ['plan', '--max-deletes', '1'] : [command];
      const { code, stderr } = await runHere({ folder, baseUrl: emulator.url, argv });
      context.expect({ code, command }).toEqual({ code: 0, command });
      context.expect(stderr).not.toMatch(/error|warning/);
    }
  });
});
