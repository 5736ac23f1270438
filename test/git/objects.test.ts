// Reading many objects at once, with any names.
import { expect, test } from 'vitest';
import { readObjects } from '../../src/git/objects.ts';
import { gitProcess } from '../../src/git/process.ts';
import { commitAll, folderWith } from '../inventory/temporary.ts';

test('each object has its own content, even beside missing names that look like an answer', async () => {
  const files = { 'a.yml': 'a', empty: '', 'new\nline': 'of two lines\n', 'with space': 'abc def 3\nabc\n' };
  const cwd = folderWith(files);
  const commit = commitAll(cwd);
  const run = gitProcess({ cwd, env: process.env });
  const missing = ['gone', 'gone blob 1', 'a\ngone', '', ' blob 5'].map((path) => `${commit}^:${path}`);
  const there = Object.keys(files).map((path) => `${commit}:${path}`);
  const objects = await readObjects(run, [...missing, ...there, ...there]);
  const contents = [...objects].map(([name, bytes]) => [name.slice(commit.length + 1), bytes.toString()]);
  expect(Object.fromEntries(contents)).toEqual(files);
});

test.each(['', 'f00 blob 3\nab', 'f00 blob 3\nabc', 'f00 blob 3'])(
  'an answer that is cut off is an error, not content: %j',
  async (answer) => {
    await expect(readObjects(async () => Buffer.from(answer), ['f00'])).rejects.toMatchObject({ kind: 'failed' });
  },
);
