// The built action on a schedule, as its own process: the issue is opened, left alone, and closed when clean.
import { expect, test } from 'vitest';
import { drifting, settle, theIssue } from './drifting.ts';

test('drift on a schedule, from first to last', async () => {
  const world = await drifting();
  const look = async () => world.run(await world.github.event('schedule', {}));
  const first = await look();
  expect(first).toMatchObject({ code: 0, writes: [], annotations: [], outputs: { result: 'drifted' } });
  expect(first.summary).toContain('### There, but never declared: 1');
  const { body } = theIssue(world);
  expect(body).toContain('- name: "extra"');
  const second = await look();
  expect(second.github.filter((line) => /^(POST|PATCH) \S+\/issues/.test(line))).toEqual([]);
  settle(world);
  expect(await look()).toMatchObject({ code: 0, outputs: { result: 'clean', 'drift-count': '0' } });
  expect(theIssue(world)).toMatchObject({ state: 'closed', stateReason: 'completed' });
});
