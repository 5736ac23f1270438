// The built action with hostile names everywhere: the exact output that the runner gets, and the file of its outputs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltRan } from '../github-journeys/run.ts';
import { KEY } from '../github-journeys/world.ts';
import { answeringService, SAID } from './hostile-service.ts';
import { liveIn } from './live.ts';
import { MARK } from './names.ts';
import { changedFiles, setScene } from './scenes.ts';
import type { Sink } from './sinks.ts';

const OUTPUTS =
  /^(?:result|has-changes|create-count|update-count|delete-count|drift-count|digest|plan-path|evidence-path|comment-url)<<(ghadelimiter_[\w-]+)\n[^\n]*\n\1\n/;

/** What remains of the file without the well-formed outputs of one line. */
function strangeOutputs(ran: BuiltRan): string {
  let text = readFileSync(join(ran.folder, 'output'), 'utf8');
  while (OUTPUTS.test(text)) text = text.replace(OUTPUTS, '');
  return text;
}

function sinksOf({ log, stderr, summary }: BuiltRan): Sink[] {
  return [
    // The line that masks the key is a command, which the runner hides.
    { place: 'standard output', kind: 'log', text: log.replace(`::add-mask::${KEY}\n`, '') },
    { place: 'standard error', kind: 'log', text: stderr },
    { place: 'summary', kind: 'markdown', text: summary },
  ];
}

test('no name has an effect in a plan, or when the service fails with names in its answer', async () => {
  const world = await setScene({ isPrivate: true });
  const pull = await world.pullRequest(changedFiles());
  const event = await world.github.event('pull_request', { pull });
  const planned = await (await world.start(event)).ran;
  const failed = await (await world.start(event, { 'base-url': await answeringService(400, () => SAID) })).ran;
  expect([planned.outputs.result, failed.outputs.result]).toEqual(['blocked', 'failed']);
  for (const ran of [planned, failed]) {
    expect(liveIn(sinksOf(ran))).toEqual([]);
    expect(strangeOutputs(ran)).toBe('');
    expect(MARK.test(ran.log)).toBe(true);
  }
});
