// Since when each difference is seen: the issue itself keeps it, and nothing that somebody wrote there is trusted or shown.
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/core/fingerprint.ts';
import { firstSeen } from '../../src/report/first-seen.ts';

const at = (day: string) => Date.parse(`${day}T06:00:00Z`);
const [A, B, C] = ['a', 'b', 'c'].map((text) => sha256(text)) as [string, string, string];
const NOW = at('2026-03-09');

describe('the day on which a difference was first seen', () => {
  test('stays the same from run to run, is forgotten with the difference, and is today for a new one', () => {
    const first = firstSeen('', [A, B], at('2026-03-01'));
    const second = firstSeen(first.line, [B, C], at('2026-03-05'));
    const third = firstSeen(second.line, [C, B, A], NOW);
    expect([A, B, C].map((one) => third.dayOf(one))).toEqual(['2026-03-09', '2026-03-01', '2026-03-05']);
    expect(third.line).toMatch(
      /^<!-- cip-inventory-sync:seen 2026-03-01 [\w+/]{5} 2026-03-05 [\w+/]{5} 2026-03-09 [\w+/]{5} -->$/,
    );
    expect(third).toMatchObject({ today: '2026-03-09', isCut: false });
  });

  test('does not depend on the order, so that an issue without news is the same', () => {
    const line = firstSeen('', [A, B, C], NOW).line;
    expect(firstSeen(line, [C, A, B], NOW).line).toBe(line);
  });

  const written = firstSeen('', [A], at('2026-03-01')).line;
  test.each([
    ['another word before it', written.replace('<!--', '<!-- x')],
    ['a word after it', written.replace(' -->', ' x -->')],
    ['markup', written.replace(' -->', ' --> <img src=x>')],
    ['a name', written.replace('2026-03-01', '@acme/all')],
    ['a day that is none', written.replace('2026-03-01', '2026-02-30')],
    ['a day to come', written.replace('2026-03-01', '2026-03-10')],
    ['a key that is cut', written.replace(/. -->/, ' -->')],
    ['two days for one key', written.replace('2026-03-01', '2026-03-01 2026-03-02')],
    ['other line ends within', written.replace(' 2026', '\n2026')],
    ['a heading', '## Inventory drift'],
  ])('is today where somebody wrote %s', (_, line) => {
    const seen = firstSeen(line, [A], NOW);
    expect(seen.dayOf(A)).toBe('2026-03-09');
    expect(seen.line).toBe(firstSeen('', [A], NOW).line);
  });

  test('is kept for 5,000 differences; of more, the oldest, and no day is invented for the others', () => {
    const many = (count: number, of: string) => Array.from({ length: count }, (_, index) => sha256(`${of} ${index}`));
    const old = many(3000, 'old');
    const first = firstSeen('', old, at('2026-03-01'));
    const all = [...old, ...many(2000, 'new')];
    const second = firstSeen(first.line, all, at('2026-03-05'));
    expect(second).toMatchObject({ isCut: false });
    expect(Buffer.byteLength(second.line)).toBeLessThan(25_200);
    expect(firstSeen(second.line, all, NOW).dayOf(all.at(-1)!)).toBe('2026-03-05');
    const third = firstSeen(second.line, [...all, ...many(500, 'newest')], NOW);
    expect(third).toMatchObject({ isCut: true, line: expect.stringMatching(/ more -->$/) });
    expect(Buffer.byteLength(third.line)).toBeLessThan(25_200);
    const last = firstSeen(third.line, [...all, A], NOW);
    expect(old.map((one) => last.dayOf(one))).toEqual(old.map(() => '2026-03-01'));
    expect(last.dayOf(A)).toBeNull();
  });
});
