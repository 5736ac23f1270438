// One comment a pull request and `name`: ours is found, updated in place, and left alone when it says so already.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marker, putComment } from '../../src/github/comment.ts';
import type { Comment } from '../../src/github/port.ts';
import { scripted } from './scripted.ts';
import { stage, visit } from './stage.ts';

const MARK = marker('plan', '');
const US = 'github-actions[bot]';
const BODY = '## Inventory plan\n\nNothing to do.\n';

function comment(id: number, body: string, author: string | null = US): Comment {
  return { id, body, author, html_url: `https://example/${id}` };
}

/** What is written, if anything. */
async function written(comments: readonly Comment[], body = BODY): Promise<readonly string[]> {
  const { github, asked } = scripted({ comments });
  await putComment({ github, pullRequest: 7, marker: MARK, body, authors: new Set([US]) });
  return asked;
}

const CREATED = ['createComment 7'];

interface Row {
  readonly title: string;
  readonly comments: readonly Comment[];
  readonly written: readonly string[];
}

const rows: readonly Row[] = [
  { title: 'none yet', comments: [], written: CREATED },
  { title: 'ours, the same', comments: [comment(1, `${MARK}\n${BODY}`)], written: [] },
  { title: 'ours, another one', comments: [comment(1, `${MARK}\nold`)], written: ['updateComment 1'] },
  {
    title: 'ours, with other line ends',
    comments: [comment(1, `${MARK}\n${BODY}`.replaceAll('\n', '\r\n'))],
    written: [],
  },
  {
    title: 'ours, without the white space at its end',
    comments: [comment(1, `${MARK}\n${BODY}`.trimEnd())],
    written: [],
  },
  { title: 'ours, with white space within', comments: [comment(1, `${MARK}\n ${BODY}`)], written: ['updateComment 1'] },
  {
    title: 'with our marker, by somebody else',
    comments: [comment(1, `${MARK}\n${BODY}`, 'mallory')],
    written: CREATED,
  },
  {
    title: 'with our marker, by a deleted account',
    comments: [comment(1, `${MARK}\n${BODY}`, null)],
    written: CREATED,
  },
  { title: 'by us, without the marker', comments: [comment(1, BODY)], written: CREATED },
  {
    title: 'by us, with the marker not first: a quotation',
    comments: [comment(1, `> ${MARK}\n${BODY}`)],
    written: CREATED,
  },
  { title: 'the result of an apply', comments: [comment(1, `${marker('result', '')}\n${BODY}`)], written: CREATED },
  { title: 'of another name', comments: [comment(1, `${marker('plan', 'west')}\n${BODY}`)], written: CREATED },
  {
    title: 'a forged one first, ours later',
    comments: [comment(1, `${MARK}\nforged`, 'mallory'), comment(2, `${MARK}\nold`)],
    written: ['updateComment 2'],
  },
  {
    title: 'two of ours: the first',
    comments: [comment(1, `${MARK}\nold`), comment(2, `${MARK}\nold`)],
    written: ['updateComment 1'],
  },
];

describe('the comment', () => {
  test.each(rows)('$title', async ({ comments, written: expected }) => {
    expect(await written(comments)).toEqual(expected);
  });

  test('is found on any page, and stays one', async () => {
    const to = await stage({ pageSize: 2 });
    await to.commitFiles('change', { 'a.yml': 'a' });
    const { number } = await to.openPull({ branch: 'change' });
    for (let count = 0; count < 5; count += 1) to.plantComment(number, 'mallory', `${MARK}\nforged ${count}`);
    const { github } = visit(to);
    const put = (body: string) =>
      putComment({ github, pullRequest: number, marker: MARK, body, authors: new Set([US]) });
    const first = await put('one');
    to.plantComment(number, 'mallory', `${MARK}\nforged`);
    const second = await put('two');
    const third = await put('two');
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    const ours = to.state.comments.filter(({ author }) => author?.login === US);
    expect(ours.map(({ body }) => body)).toEqual([`${MARK}\ntwo`]);
    expect(to.ledger.filter((entry) => entry.startsWith('PATCH'))).toHaveLength(1);
  });
});

describe('the marker', () => {
  test('is one comment of HTML on one line, whatever the name, and no other name has it', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 30 });
    const property = fc.property(name, name, (one, other) => {
      const text = marker('plan', one);
      expect(text).toMatch(/^<!-- cip-inventory-sync:plan(:[!-~]+)? -->$/);
      expect(text.slice(4, -3)).not.toMatch(/--|>|</);
      if (one !== other) expect(marker('plan', other).startsWith(text)).toBe(false);
    });
    fc.assert(property, {
      examples: [
        ['', 'a'],
        ['a', 'a b'],
        ['-->', '--'],
        ['a-', 'a'],
        ['a%2D', 'a-'],
      ],
    });
  });
});
