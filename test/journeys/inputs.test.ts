// Wrong arguments and variables: exit 1 with a helpful line, without a stack or the key.
import { expect, test } from 'vitest';
import { alpha, setStage } from './harness.ts';
import { declare, KEY, world } from './world.ts';

const FILES = { 'inventory/a.yml': declare('Alpha', ['a']) };

test.each([
  ['an unknown command', ['aply'], /unknown command 'aply'[\s\S]*Did you mean apply\?[\s\S]*--help/],
  ['an unknown flag', ['plan', '--jsn'], /unknown option '--jsn'[\s\S]*Did you mean --json\?[\s\S]*--help/],
  ['a part of a flag', ['import', '--from', 'x.csv'], /unknown option '--from'[\s\S]*Did you mean --from-csv\?/],
  [
    'no file to show',
    ['show'],
    /^error: show needs a file: a plan saved by plan --out, or evidence\.\nTry --help\.\n$/,
  ],
  ['one argument too many', ['plan', 'inventory'], /too many arguments[\s\S]*--help/],
  ['a flag without its value', ['plan', '--out'], /argument missing/],
  ['an unknown schema', ['schema', 'mappings'], /^error: schema knows no such format\. Did you mean mapping\?\n$/],
  ['the key as a flag', ['plan', '--api-key', 'x'], /unknown option '--api-key'/],
])('%s: exits 1 with a helpful message', async (_, argv, message) => {
  const stage = await setStage({ files: FILES });
  const ran = await stage.cli(...argv);
  expect(ran).toMatchObject({ code: 1, stdout: '', requests: [] });
  expect(ran.stderr).toMatch(message);
  expect(ran.stderr).not.toContain('    at ');
});

test.each([
  ['--max-deletes', 'few'],
  ['--max-deletes', '-1'],
  ['--max-delete-percent', '101'],
  ['--concurrency', '0'],
  ['--approval', 'anyone'],
  ['--unique-names', 'world'],
])('%s %s: the error names the flag and what it takes', async (flag, value) => {
  const stage = await setStage({ seed: world({ Alpha: [] }), files: FILES });
  const ran = await stage.cli('apply', '--yes', flag, value);
  expect(ran).toMatchObject({ code: 1, requests: [] });
  expect(ran.stderr).toMatch(new RegExp(`^error: ${flag} must be .*\\n$`));
});

test.each(['plan', 'drift'])('%s refuses two output formats at once', async (command) => {
  const ran = await (await setStage({ files: FILES })).cli(command, '--json', '--markdown');
  expect(ran).toMatchObject({ code: 1, stdout: '', requests: [] });
  expect(ran.stderr).toBe('error: --json and --markdown exclude each other. Give one of them.\n');
});

test.each(['validate', 'plan', 'fmt', 'drift'])('%s in a path that is no folder names the flag', async (command) => {
  const stage = await setStage({ files: FILES });
  for (const wrong of ['plnat', 'inventory/a.yml']) {
    const ran = await stage.cli(command, '--working-directory', wrong);
    expect(ran).toMatchObject({ code: 1, stdout: '', requests: [] });
    expect(ran.stderr).toBe('error: --working-directory is not a folder. Check its spelling.\n');
  }
});

test('without a command, prints the help on standard error and exits 1', async () => {
  const stderr = expect.stringContaining('Usage: cip-sync');
  expect(await (await setStage()).cli()).toMatchObject({ code: 1, stdout: '', stderr });
});

test('--version prints only the version', async () => {
  expect((await (await setStage()).built('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  ['plan', '--organization', ' '],
  ['apply', '--approve-digest', ' '],
  ['import', '--from-csv', 'cmdb.csv', '--mapping', ''],
  ['audit', '--dir', ''],
  ['audit', 'verify', '--contains', 'abcdef0', '--contains', ''],
])('refuses an empty value and names its flag: %s %s %s %s', async (...argv) => {
  const ran = await (await setStage({ files: FILES })).cli(...argv);
  expect(ran).toMatchObject({ code: 1, stdout: '', requests: [] });
  expect(ran.stderr).toBe(`error: ${argv.at(-2)} is empty. Give it a value, or leave the flag out.\n`);
});

test.each<[string, Readonly<Record<string, string | undefined>>, RegExp]>([
  ['no URL', { CIP_SYNC_BASE_URL: undefined }, /--base-url is not given, nor is CIP_SYNC_BASE_URL set/],
  ['an invalid URL', { CIP_SYNC_BASE_URL: 'service' }, /CIP_SYNC_BASE_URL is not a URL/],
  [
    'no scheme',
    { CIP_SYNC_BASE_URL: 'localhost:80' },
    /URL must start with https:.*for this machine \(localhost,.* with http:/,
  ],
  ['no key', { CIP_SYNC_API_KEY: undefined }, /CIP_SYNC_API_KEY is not set/],
  ['a key with a line break', { CIP_SYNC_API_KEY: `${KEY}\n${KEY}` }, /CIP_SYNC_API_KEY contains a character/],
  ['a disabled certificate check', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /NODE_TLS_REJECT_UNAUTHORIZED is 0/],
])('refuses %s in one line that names the input', async (_, env, message) => {
  const stage = await setStage({ files: FILES });
  const ran = await stage.here(['plan'], { env });
  expect(ran).toMatchObject({ code: 1, stdout: '', requests: [] });
  expect(ran.stderr).toMatch(message);
  expect(ran.stderr.match(/\n/g)).toHaveLength(1);
});

test('--base-url overrides the environment', async () => {
  const stage = await alpha([], ['a']);
  const env = { CIP_SYNC_BASE_URL: 'https://elsewhere.invalid' };
  expect((await stage.here(['plan', '--base-url', stage.emulator.url], { env })).code).toBe(0);
});
