// `fmt` in this process: a signal ends it before it writes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeProgram } from '../../src/commands/cli/program.ts';
import { folderWith } from '../inventory/temporary.ts';

const UNTIDY = 'assets: []\ncyber_system: Alpha\n';

async function fmt(onSignal: (listener: () => void) => () => void) {
  const paths = ['a', 'b', 'c'].map((name) => `inventory/${name}.yml`);
  const cwd = folderWith(Object.fromEntries(paths.map((path) => [path, UNTIDY])));
  let said = '';
  const tell = (text: string) => {
    said += text;
  };
  const code = await makeProgram({
    ...{ cwd, env: {}, random: () => 0, version: '0.0.0', packageRoot: cwd, onSignal },
    clock: { now: () => 0, sleep: async () => {} },
    gitIn: () => async () => expect.unreachable('no git is needed'),
    terminal: { out: tell, err: tell, color: false, canRedraw: false, width: 120, ask: null },
  }).run(['fmt']);
  const texts = paths.map((path) => readFileSync(join(cwd, path), 'utf8'));
  return { code, said, isWritten: texts.every((text) => text !== UNTIDY), files: readdirSync(join(cwd, 'inventory')) };
}

test('a signal before anything is written ends it: exit 1, a line, and no file touched', async () => {
  const onSignal = (listener: () => void) => {
    const timer = setImmediate(listener);
    return () => clearImmediate(timer);
  };
  const { code, said, isWritten, files } = await fmt(onSignal);
  expect({ code, said, isWritten }).toEqual({
    code: 1,
    said: 'error: the run was stopped before it ended.\n',
    isWritten: false,
  });
  expect(files).toEqual(['a.yml', 'b.yml', 'c.yml']);
});

test('it listens for signals until all is written, and no longer', async () => {
  const heard: string[] = [];
  const onSignal = () => {
    heard.push('listening');
    return () => void heard.push('done');
  };
  const { code, isWritten } = await fmt(onSignal);
  expect({ code, isWritten, heard }).toEqual({ code: 0, isWritten: true, heard: ['listening', 'done'] });
});
