// A file of allowed signers: which lines count for a commit, as stock git says of the same file and commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { checkSignature, readPrivateKey, readSigners, withSignature } from '../../src/ledger/signature.ts';
import { git } from '../inventory/temporary.ts';

const home = mkdtempSync(join(tmpdir(), 'ledger-signers-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function newKey(name: string) {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(home, name)]);
  return readFileSync(join(home, `${name}.pub`), 'utf8').trim();
}

const [OURS, THEIRS] = [newKey('ours'), newKey('theirs')];
git(home, 'init', '--quiet');
const MADE_AT = `Rita <rita@example.org> ${Date.parse('2026-03-01T06:17:02Z') / 1_000} +0000`;
const tree = git(home, 'mktree', '--missing');
const text = withSignature(
  `tree ${tree}\nauthor ${MADE_AT}\ncommitter ${MADE_AT}\n\nRead the lists\n`,
  readPrivateKey(readFileSync(join(home, 'ours'), 'utf8')),
);
writeFileSync(join(home, 'commit'), text);
const commit = git(home, 'hash-object', '-t', 'commit', '-w', 'commit');

/** Whether the file has a signer of the commit: as git says, which must be as we say. */
function isSigner(signers: string): boolean {
  writeFileSync(join(home, 'signers'), signers);
  const setting = `gpg.ssh.allowedSignersFile=${join(home, 'signers')}`;
  const isGood = spawnSync('git', ['-C', home, '-c', setting, 'verify-commit', commit]).status === 0;
  expect(checkSignature(text, readSigners(signers)).state).toBe(isGood ? 'good' : 'unknown-signer');
  return isGood;
}

const line = (options: string, key = OURS) => `me@example.org ${options} ${key}\n`;

test.each([
  ...['', 'namespaces="git"', 'namespaces="file,git"', 'namespaces="g?t"', 'namespaces="file,*"', 'NAMESPACES="git"'],
  ...['valid-after="20260228"', 'valid-after="20260301Z"', 'valid-after="20260301061702Z"', 'Valid-After="20251231"'],
  ...['valid-before="20260302Z"', 'valid-before="202603010618Z"', 'valid-before="20260301061702Z"'],
  'valid-after="20260101",valid-before="20270101",namespaces="git"',
])('a key may sign: %s', (options) => {
  expect(isSigner(line(options))).toBe(true);
});

test.each([
  ...['cert-authority', 'namespaces="git",cert-authority', 'Cert-Authority', 'no-such-option', 'namespaces=git'],
  ...['namespaces="file"', 'namespaces="gitx"', 'namespaces="git,!g*"', 'namespaces="a git"', 'namespaces="g.t"'],
  ...['valid-after="20260302"', 'valid-after="20260301061703Z"', 'valid-after="2026030106170"'],
  ...['valid-before="20260228"', 'valid-before="20260301061701Z"', 'valid-before="tomorrow"', 'valid-before=""'],
  ...['valid-before="20260101",valid-before="20270101"', 'valid-after="20260101",valid-before="20260201"'],
])('a key may not sign: %s', (options) => {
  expect(isSigner(line(options))).toBe(false);
  expect(isSigner(line(options) + line('valid-before="20270101"'))).toBe(true);
});

test('comments, other keys, and a key in the comment of another are no signers', () => {
  expect(isSigner(`# ${line('')}${line('', THEIRS)}`)).toBe(false);
  expect(isSigner(line('', `${THEIRS} ${OURS}`))).toBe(false);
  expect(isSigner(`${line('', THEIRS)}\n\t${line('', `${OURS} mine`)}`)).toBe(true);
});

test('a key of another type is no signer, and its signature is not told as forged', () => {
  execFileSync('ssh-keygen', ['-q', '-t', 'ecdsa', '-N', '', '-C', '', '-f', join(home, 'ecdsa')]);
  const settings = ['-c', 'gpg.format=ssh', '-c', `user.signingkey=${join(home, 'ecdsa')}`];
  const signed = git(home, ...settings, 'commit-tree', '-S', '-m', 'x', tree);
  const signers = readSigners(`me@example.org ${readFileSync(join(home, 'ecdsa.pub'), 'utf8')}${line('')}`);
  expect(checkSignature(`${git(home, 'cat-file', 'commit', signed)}\n`, signers).state).toBe('unknown-signer');
});

test('a time without Z is of the zone that the computer is in', () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  process.env.TZ = 'America/Los_Angeles';
  expect(isSigner(line('valid-after="20260228221702"'))).toBe(true);
  expect(isSigner(line('valid-after="20260228221703"'))).toBe(false);
});
