// Comments as GitHub shows them, in a browser: however narrow the window is, no name is broken where it is compared.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, pageOf, plan, refusal, refusedPage, system, update } from '../text/builder.ts';
import { commentOf, driftIssueOf, partialComment } from '../text/golden.ts';
import { findChromium, type OpenBrowser, openBrowser } from './browser.ts';
import { commentPage, WIDTHS } from './comment.ts';

const program = findChromium();
const BAY = system('cs_1', 'Bay-1 Protection', { id: 'fac_1', name: 'Tolt-Junction Substation' });
const RELAY = { name: 'tolt-230kv-line-relay-1a', system: BAY, type: 'hardware' } as const;
const LONG = plan([
  update('ca_1', RELAY, { name: 'tjs-230kv-21p-primary-1', type: 'software' }, { line: 4 }),
  create('plc-tj-os-11', BAY, 'software', { line: 9 }),
]);
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a plan', commentOf('mixed')],
  ['a plan with a pending rename', commentOf('pending')],
  ['a plan with long names', pageOf(LONG)],
  ['a partial apply', partialComment()],
  ['a refused apply', refusedPage(refusal(LONG))],
  ['the issue about drift', driftIssueOf('mixed')],
];

/** The words of the names in tables and questions that are on two lines. Paths may break: they give way to names. */
const BROKEN = `Array.from(document.querySelectorAll('td:not(:last-child) code, .markdown-alert-warning code'), ({ firstChild: text }) =>
  Array.from(text.data.matchAll(/\\S+/g), ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? word : [];
  })).flat(2)`;

describe.skipIf(program === null)('in Chromium', () => {
  let chromium: OpenBrowser | null = null;

  beforeAll(async () => {
    if (program !== null) chromium = await openBrowser(program);
  });

  afterAll(() => chromium?.close());

  test.each(TEXTS)('%s breaks no name, however wide the window is', async (_, text) => {
    const page = await chromium!.browser.newPage();
    await page.setContent(await commentPage(text, 'light', true));
    for (const width of Object.values(WIDTHS)) {
      await page.setViewport({ width, height: 800 });
      expect(await page.evaluate(BROKEN)).toEqual([]);
    }
    await page.close();
  });
});
