// Finds the commands in the shell blocks of documents, and runs the blocks that are marked as runnable.
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runProgram } from '../journeys/in-process.ts';
import { ROOT } from './markdown.ts';

const CLI = join(ROOT, 'dist/cli/index.js');

interface Call {
  readonly command: string;
  readonly flags: readonly string[];
}

/** The calls of `cip-sync` in shell text, however it is started, each with its long flags. */
export function callsIn(text: string): Call[] {
  const commands = text
    .replace(/\\\n/g, ' ')
    .replace(/(^|\s)#.*$/gm, '')
    .split(/\n|&&|\|\|?|;|\$\(|\)/);
  return commands.flatMap((line) => {
    const [, rest] = /(?:^|\s)(?:cip-sync|node dist\/cli\/index\.js)\s+(.*)$/.exec(line) ?? [];
    if (rest === undefined) return [];
    const words = rest.trim().split(/\s+/);
    const flags = words.filter((word) => /^--[a-z]/.test(word)).map((word) => word.split('=', 1)[0] ?? word);
    // `audit verify` and `ledger init` have flags of their own.
    const named = /^(?:audit verify|ledger init)\b/.exec(rest.trim());
    return [{ command: named?.[0] ?? words[0] ?? '', flags }];
  });
}

/** The flags of a command, from its help. null when there is no such command. */
export async function flagsOf(command: string): Promise<ReadonlySet<string> | null> {
  if (command.startsWith('-') || command === 'help') return new Set([command]);
  const { code, stdout } = await runProgram({ cwd: ROOT, env: {} }, [...command.split(' '), '--help']);
  // An unknown command gets the general help, which starts differently.
  if (code !== 0 || !stdout.startsWith(`Usage: cip-sync ${command} `)) return null;
  return new Set(stdout.match(/--[a-z][a-z-]*/g) ?? []);
}

/**
 * The folder that the documents assume, beside the clone of this project: with the example inventory, committed, and
 * `cip-sync` on the PATH. For a beginner it is an empty git repository.
 */
export class Reader {
  readonly #root = mkdtempSync(join(tmpdir(), 'cip-sync-docs-'));
  readonly #env: NodeJS.ProcessEnv;

  constructor(service: { readonly url: string; readonly key: string }, isBeginner: boolean) {
    const bin = join(this.#root, 'bin');
    mkdirSync(bin);
    const script = join(bin, 'cip-sync');
    writeFileSync(script, `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`);
    chmodSync(script, 0o755);
    this.#env = {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: this.#root,
      CIP_SYNC_BASE_URL: service.url,
      CIP_SYNC_API_KEY: service.key,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Dana',
      GIT_AUTHOR_EMAIL: 'dana@example.org',
      GIT_COMMITTER_NAME: 'Dana',
      GIT_COMMITTER_EMAIL: 'dana@example.org',
    };
    mkdirSync(this.folder);
    this.#git('init', '--quiet', '--initial-branch=main');
    if (isBeginner) return;
    cpSync(join(ROOT, 'examples'), join(this.#root, 'cip-inventory-sync/examples'), { recursive: true });
    cpSync(join(ROOT, 'examples/inventory'), join(this.folder, 'inventory'), { recursive: true });
    this.#git('add', '--all');
    this.#git('commit', '--quiet', '--message', 'Inventory');
  }

  get folder(): string {
    return join(this.#root, 'clone');
  }

  #git(...argv: string[]): void {
    execFileSync('git', argv, { cwd: this.folder, env: this.#env });
  }

  /** Runs a block and returns what it prints on both streams. Rejects with this output when the block fails. */
  run(text: string): Promise<string> {
    return runShell(`exec 2>&1\n${text}`, { cwd: this.folder, env: this.#env });
  }

  /** Edits a file as by hand: replaces the entry that the new one was renamed from, and removes the last entry. */
  edit(path: string, entry: string): void {
    const file = join(this.folder, path);
    const [, before = ''] = /renamed_from: (.*)/.exec(entry) ?? [];
    const [head, ...entries] = readFileSync(file, 'utf8').split(/^(?= {2}- )/m);
    const edited = entries.map((one) => (one.startsWith(`  - name: ${before}\n`) ? entry : one));
    expect(edited).not.toEqual(entries);
    writeFileSync(file, [head, ...edited.slice(0, -1)].join(''));
  }

  end(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** The service may run in this process, so the process must not be blocked while the block runs. */
function runShell(text: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-euo', 'pipefail', '-c', text], { ...options, encoding: 'utf8' }, (error, stdout) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${text}\n${stdout}`, { cause: error }));
    });
  });
}

/** Replaces times, and names made from times, which differ from run to run. */
function withoutTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME').replace(/\d{8}T\d{9}Z-\d+/g, 'TIME');
}

/** Lines of an excerpt that the output does not have, in the order of the excerpt. `…` matches any lines or words. */
export function notPrinted(excerpt: string, output: string): string[] {
  const printed = withoutTimes(output).split('\n');
  let at = 0;
  return withoutTimes(excerpt)
    .split('\n')
    .filter((line) => {
      if (line.trim() === '' || line.trim() === '…') return false;
      const pattern = new RegExp(`^${line.split('…').map(literally).join('.*')}$`);
      const found = printed.findIndex((candidate, index) => index >= at && pattern.test(candidate));
      if (found >= 0) at = found + 1;
      return found < 0;
    });
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
