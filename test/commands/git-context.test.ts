import { expect, test } from 'vitest';
import { gitContext } from '../../src/commands/git-context.ts';
import { GitError, type RunGit } from '../../src/git/process.ts';
import { contextIn } from './context.ts';

async function askedOf(env: Record<string, string>) {
  const asked: string[] = [];
  const git: RunGit = async (args) => {
    asked.push(String(args[0]));
    throw new GitError('not-a-repository', 'no');
  };
  const context = contextIn('.');
  const told = await gitContext({ ...context, git, host: { ...context.host, env } })([]);
  return { asked, told };
}

test('git is asked for the commit and the person', async () => {
  const { asked, told } = await askedOf({});
  expect(asked).toEqual(['rev-parse', 'config']);
  expect(told).toMatchObject({ commit: null, clean: null, actor: null });
});

test('a variable that says who runs it spares the question', async () => {
  const { asked, told } = await askedOf({ CIP_SYNC_ACTOR: 'ci-robot ' });
  expect(asked).toEqual(['rev-parse']);
  expect(told).toMatchObject({ actor: 'ci-robot' });
});
