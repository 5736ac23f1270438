// A command loads only what it needs. A module that slips into the start of every command shows here, without a clock.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLI = join(import.meta.dirname, '../../dist/cli/index.js');
const HOOK = new URL('loaded.mjs', import.meta.url).href;

/** What a run of the built command line loads: modules of Node by name, and files of the bundle by size. */
function loadedBy(args: readonly string[], { status = 0, env = {} } = {}) {
  const cwd = mkdtempSync(join(tmpdir(), 'cip-sync-test-'));
  mkdirSync(join(cwd, 'inventory'));
  writeFileSync(join(cwd, 'inventory/a.yml'), 'cyber_system: A\nassets:\n  - name: x\n    asset_type: hardware\n');
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
  const ran = spawnSync(process.execPath, ['--import', HOOK, CLI, ...args], {
    ...{ cwd, stdio: [...stdio] },
    env: { ...process.env, ...env },
  });
  rmSync(cwd, { recursive: true });
  expect(ran.status).toBe(status);
  const urls = JSON.parse(String(ran.output[3])) as string[];
  const sizes = urls.filter((url) => url.startsWith('file:')).map((url) => statSync(fileURLToPath(url)).size);
  return {
    builtin: new Set(urls.filter((url) => url.startsWith('node:'))),
    files: sizes.length,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
  };
}

test('validate loads few files, and no network or cryptography modules', () => {
  const { builtin, files, kilobytes } = loadedBy(['validate']);
  const process = ['buffer', 'events', 'util', 'process', 'readline/promises', 'timers/promises'];
  const needed = ['fs', 'path', 'url', ...process];
  expect([...builtin].filter((name) => !needed.includes(name.slice('node:'.length)))).toEqual([]);
  // The entry with what every command needs, the command itself, and what it shares with others.
  expect(files).toBeLessThanOrEqual(3);
  // The client, the schemas or the library that edits YAML would each exceed this.
  expect(kilobytes).toBeLessThan(570);
});

test('plan loads no library that it does not use', () => {
  // Nothing listens on this port. The run has loaded everything when it finds out.
  const env = { CIP_SYNC_BASE_URL: 'http://127.0.0.1:9', CIP_SYNC_API_KEY: 'key' };
  const { files, kilobytes } = loadedBy(['plan', '--timeout', '1'], { status: 1, env });
  expect(files).toBeLessThanOrEqual(12);
  // undici takes 1,250 kilobytes, and the schemas 500. The library that edits YAML, or octokit, would exceed this.
  expect(kilobytes).toBeLessThan(2600);
});
