// The built action on a schedule, as its own process: the issue is opened, left alone, and closed when clean.
import { expect, test } from 'vitest';
import { drifting, settle, theIssue } from './drifting.ts';

/** What is missing and what is there could be one asset by another name. */
const MAYBE_RENAMED =
  '::warning title=possible-rename%3A A delete and a create look like a rename.,file=inventory/alpha.yml,line=7,col=5::Is this a rename? In "Alpha", "extra" (ca_extra) is live but in no file and "gone" is in a file but not live. If so, keep the id and its history: add renamed_from: "extra"';

test('drift on a schedule, from first to last', async () => {
  const world = await drifting();
  const look = async () => world.run(await world.github.event('schedule', {}), {}, { built: true });
  const first = await look();
  expect(first).toMatchObject({ code: 0, writes: [], outputs: { result: 'drifted' } });
  expect(first.annotations).toEqual([MAYBE_RENAMED]);
  expect(first.summary).toContain('### There, but never declared: 1');
  const { body } = theIssue(world);
  expect(body).toContain('- name: "extra"');
  const second = await look();
  expect(second.github.filter((line) => /^(POST|PATCH) \S+\/issues/.test(line))).toEqual([]);
  settle(world);
  expect(await look()).toMatchObject({ code: 0, outputs: { result: 'clean', 'drift-count': '0' } });
  expect(theIssue(world)).toMatchObject({ state: 'closed', stateReason: 'completed' });
});
