// Git as a run of a history sees it: the whole repository, read without a process where that is simple. Git itself
// answers everything else.
import { createHash } from 'node:crypto';
import type { RunGit } from '../../src/git/process.ts';
import { gitApart } from '../git/apart.ts';
import type { GitRepository } from '../github/stand-in/git.ts';

async function commit(repository: GitRepository, sha: string): Promise<Buffer> {
  const { tree, parents, message } = await repository.commitAt(sha);
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`)];
  return Buffer.from(`${lines.join('\n')}\n\n${message}\n`);
}

/** `hash type size<LF>bytes<LF>` for each blob. */
async function batch(repository: GitRepository, oids: readonly string[]): Promise<Buffer> {
  const parts = oids.map(async (oid) => {
    const bytes = await repository.blob(oid);
    return Buffer.concat([Buffer.from(`${oid} blob ${bytes.length}\n`), bytes, Buffer.from('\n')]);
  });
  return Buffer.concat(await Promise.all(parts));
}

/** For each `COMMIT^{tree}` or `COMMIT:PATH` a hash of its content: not git's own, but as good to compare. */
async function hashes(repository: GitRepository, names: readonly string[]): Promise<Buffer> {
  const lines = names.map(async (name) => {
    const [sha = '', path = ''] = name.replace('^{tree}', '').split(':');
    const files = (await repository.resolve(sha.slice(0, 40))) !== null ? [...(await repository.treeOf(sha))] : [];
    const held = files
      .filter(([file]) => path === '' || file.startsWith(`${path}/`))
      .map(([file, { oid }]) => file + oid);
    return held.length === 0 ? `${name} missing` : createHash('sha1').update(held.sort().join()).digest('hex');
  });
  return Buffer.from(`${(await Promise.all(lines)).join('\n')}\n`);
}

/** `<commit> -- <paths>`: `mode type hash size<TAB>path<NUL>` for each file. */
async function list(repository: GitRepository, args: readonly string[]): Promise<Buffer> {
  const [sha = '', , ...paths] = args;
  const isAsked = (file: string) =>
    paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));
  const files = [...(await repository.treeOf(sha))].filter(([file]) => isAsked(file));
  const lines = files.map(async ([file, { mode, oid }]) => {
    return `${mode} blob ${oid} ${(await repository.blob(oid)).length}\t${file}\0`;
  });
  return Buffer.from((await Promise.all(lines)).join(''));
}

export function gitOf(repository: GitRepository, during: <T>(work: Promise<T>) => Promise<T>): RunGit {
  const real = (args: readonly string[], input: string) =>
    gitApart({ cwd: repository.bare, env: { PATH: process.env.PATH } })(args, input);
  let fetched = '';
  const fetch = async (name: string) => {
    fetched = (await repository.resolve(name)) ?? '';
    return fetched === '' ? null : Buffer.from('');
  };
  const answers: readonly [RegExp, (args: readonly string[], input: string) => Promise<Buffer | null>][] = [
    [/^rev-parse --show-prefix$/, async () => Buffer.from('\n')],
    [/^rev-parse --is-shallow-repository$/, async () => Buffer.from('false\n')],
    [/^rev-parse .*FETCH_HEAD/, async () => Buffer.from(`${fetched}\n`)],
    [/^cat-file commit [0-9a-f]{40}$/, ([, , sha = '']) => commit(repository, sha)],
    [/^cat-file --batch$/, (_args, input) => batch(repository, input.trim().split('\n'))],
    [/^cat-file --batch-check=/, (_args, input) => hashes(repository, input.trim().split('\n'))],
    [/^ls-tree -r -t -l -z --full-tree /, (args) => list(repository, args.slice(6))],
    [/^fetch /, (args) => fetch(args.at(-1) ?? '')],
  ];
  const answer = async (args: readonly string[], input = '') => {
    const found = answers.find(([pattern]) => pattern.test(args.join(' ')));
    return (await found?.[1](args, input)) ?? real(args, input);
  };
  return (args, input) => during(answer(args, input));
}
