// One comment a pull request and `name`: ours is found, updated in place, and left alone when it says so already.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from '../../src/github/answers.ts';
import { LASTING, marker, putComment, removeOthers } from '../../src/github/comment.ts';
import type { GitHub } from '../../src/github/port.ts';
import { opened, visit } from './stage.ts';

const MARK = marker('plan', '');
const US = 'github-actions[bot]';
const BODY = '## Inventory plan\n\nNothing to do.\n';

function comment(id: number, body: string, author: string | null = US): Comment {
  return { id, body, author, html_url: `https://example/${id}`, updated_at: '2026-03-01T12:00:00Z' };
}

/** A comment that there must be. */
async function mustPut(input: Parameters<typeof putComment>[0]): Promise<Comment> {
  const comment = await putComment(input);
  if (comment === null) throw new Error('no comment was written');
  return comment;
}

/** What is written, if anything. */
async function written(comments: readonly Comment[], body = BODY, yields = false): Promise<readonly string[]> {
  const asked: string[] = [];
  const github: Pick<GitHub, 'comments' | 'createComment' | 'updateComment'> = {
    comments: async () => comments,
    createComment: async (number, text) => {
      asked.push(`createComment ${number}`);
      return comment(0, text);
    },
    updateComment: async (id, text) => {
      asked.push(`updateComment ${id}`);
      return comment(id, text);
    },
  };
  await putComment({ github: github as GitHub, pullRequest: 7, marker: MARK, body, yields, author: US });
  return asked;
}

const CREATED = ['createComment 7'];

/** As a page ends that is cut, by a run of that number. */
function told(run: number): string {
  const url = `https://example/actions/runs/${run}`;
  return `2 more not shown here; the [summary of the run](${url}) has more.\n\nAt \`1a2b3c4\` · [run](${url})\n`;
}

const OLD = comment(1, `${MARK}\nold`);
const SAME = comment(1, `${MARK}\n${BODY}`);

/** The comments that there are, what is written, and what is to be said, unless `BODY`. */
const rows: readonly (readonly [
  title: string,
  comments: readonly Comment[],
  written: readonly string[],
  body?: string,
])[] = [
  ['none yet', [], CREATED],
  ['ours, the same', [SAME], []],
  ['ours, another one', [OLD], ['updateComment 1']],
  ['ours, with other line ends', [comment(1, SAME.body.replaceAll('\n', '\r\n'))], []],
  ['ours, the same by another run', [comment(1, `${MARK}\n${told(1)}`)], [], told(2)],
  ['ours, without the white space at its end', [comment(1, SAME.body.trimEnd())], []],
  ['ours, with white space within', [comment(1, `${MARK}\n ${BODY}`)], ['updateComment 1']],
  ['with our marker, by somebody else', [{ ...SAME, author: 'mallory' }], CREATED],
  ['with our marker, by a deleted account', [{ ...SAME, author: null }], CREATED],
  ['by us, without the marker', [comment(1, BODY)], CREATED],
  ['by us, with the marker not first: a quotation', [comment(1, `> ${SAME.body}`)], CREATED],
  ['the result of an apply', [comment(1, `${marker('result', '')}\n${BODY}`)], CREATED],
  ['of another name', [comment(1, `${marker('plan', 'west')}\n${BODY}`)], CREATED],
  [
    'a forged one first, ours later',
    [
      { ...OLD, author: 'mallory' },
      { ...OLD, id: 2 },
    ],
    ['updateComment 2'],
  ],
  ['two of ours: the first', [OLD, { ...OLD, id: 2 }], ['updateComment 1']],
];

describe('beside one that lasts', () => {
  const lasting = comment(1, `${MARK}\n${LASTING}\nwritten by one run\n`);
  const open = comment(2, `${MARK}\nold`);
  const again = `${LASTING}\nwritten by another\n`;

  test.each([
    ['another run that wrote makes its own', [lasting], again, false, CREATED],
    ['the same is not told again', [lasting], `${LASTING}\nwritten by one run\n`, false, []],
    ['what does not last is told below it', [lasting], BODY, false, CREATED],
    ['and replaced by what follows', [lasting, open], again, false, ['updateComment 2']],
    ['no news is not told', [lasting], BODY, true, []],
    ['no news without any is', [open], BODY, true, ['updateComment 2']],
  ])('%s', async (_, comments, body, yields, expected) => {
    expect(await written(comments, body, yields)).toEqual(expected);
  });
});

describe('the comment', () => {
  for (const [title, comments, expected, body] of rows) {
    test(title, async () => {
      expect(await written(comments, body)).toEqual(expected);
    });
  }

  test('is made again when someone deletes it meanwhile', async () => {
    const { to, number } = await opened();
    const { github } = visit(to);
    const put = (through: typeof github, body: string) =>
      mustPut({ github: through, pullRequest: number, marker: MARK, body, author: US });
    const first = await put(github, 'one');
    to.fault('issues/update-comment', { answer: 404 });
    await expect(put(visit(to).github, 'two')).rejects.toThrow('404');
    expect(to.state.comments).toHaveLength(1);
    const updateComment: typeof github.updateComment = (id, body) => {
      to.state.comments.splice(0);
      return github.updateComment(id, body);
    };
    const second = await put({ ...visit(to).github, updateComment }, 'two');
    expect(second.id).not.toBe(first.id);
    expect(to.state.comments.map(({ body }) => body)).toEqual([`${MARK}\ntwo`]);
  });

  test('is found on any page, and stays one', async () => {
    const { to, number } = await opened({ pageSize: 2 });
    for (let count = 0; count < 5; count += 1) to.plantComment(number, 'mallory', `${MARK}\nforged ${count}`);
    const put = (body: string) =>
      mustPut({ github: visit(to).github, pullRequest: number, marker: MARK, body, author: US });
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

test('where it is not known who we are, what we write says it: ours is updated, and not made again', async () => {
  const { to, number } = await opened();
  to.grant('ghs_ours', { app: { id: 77, slug: 'inventory-app' } });
  const put = (body: string) => {
    const { github } = visit(to, { token: 'ghs_ours' });
    return mustPut({ github, pullRequest: number, marker: MARK, body, author: US });
  };
  const first = await put('one');
  expect((await put('two')).id).toBe(first.id);
  expect(to.state.comments.map(({ body }) => body)).toEqual([`${MARK}\ntwo`]);
});

test('others of ours beside it are deleted, and nobody else loses one', async () => {
  const { to, number } = await opened();
  const about = { pullRequest: number, marker: MARK, author: US };
  const kept = await mustPut({ github: visit(to).github, body: 'ours', ...about });
  to.plantComment(number, US, `${MARK}\nNo changes.`);
  const theirs = to.plantComment(number, 'mallory', `${MARK}\nNo changes.`);
  await removeOthers({ github: visit(to).github, ...about }, kept);
  expect(to.state.comments.map(({ id }) => id)).toEqual([kept.id, theirs.id]);
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
