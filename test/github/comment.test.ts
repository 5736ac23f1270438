// One comment a pull request and `name`: ours is found, updated in place, and left alone when it says so already. Also
// what looks like it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from '../../src/github/answers.ts';
import type { GitHub } from '../../src/github/client.ts';
import { marker, putComment, showsPlan } from '../../src/github/comment.ts';
import { planMarkdown } from '../../src/report/markdown/page.ts';
import { plan } from '../report/builder.ts';
import { opened, visit } from './stage.ts';

const MARK = marker('plan', '');
const US = 'github-actions[bot]';
const BODY = '## Inventory plan\n\nNothing to do.\n';

function comment(id: number, body: string, author: string | null = US): Comment {
  return { id, body, author, html_url: `https://example/${id}`, updated_at: '2026-03-01T12:00:00Z' };
}

/** What is written, if anything. */
async function written(
  listed: readonly Comment[],
  body = BODY,
  more: { isNews?: boolean; mayKeepLink?: boolean } = {},
) {
  const asked: string[] = [];
  const github: Partial<GitHub> = {
    comments: async () => listed,
    createComment: async (number, text) => {
      asked.push(`create ${number}`);
      return comment(0, text);
    },
    updateComment: async (id, text) => {
      asked.push(`update ${id}`);
      return comment(id, text);
    },
    deleteComment: async (id) => void asked.push(`delete ${id}`),
  };
  await putComment(github as GitHub, 7, { marker: MARK, body, author: US, listed, ...more });
  return asked;
}

async function put(github: GitHub, number: number, body: string, author = US) {
  return putComment(github, number, { marker: MARK, body, author, listed: await github.comments(number) });
}

/** As a page ends that is cut, by a run of that number. */
function told(run: number): string {
  const url = `https://example/actions/runs/${run}`;
  return `2 more not shown here; the [summary of the run](${url}) has more.\n\nAt \`1a2b3c4\` · [run](${url})\n`;
}

const OLD = comment(1, `${MARK}\nold`);
const SAME = comment(1, `${MARK}\n${BODY}`);
const [CREATED, UPDATED] = [['create 7'], ['update 1']];

describe('the comment', () => {
  test.each<[string, readonly Comment[], readonly string[], string?]>([
    ['none yet', [], CREATED],
    ['ours, the same', [SAME], []],
    ['ours, another one', [OLD], UPDATED],
    ['ours, with other line ends', [comment(1, SAME.body.replaceAll('\n', '\r\n'))], []],
    ['ours, the same by another run', [comment(1, `${MARK}\n${told(1)}`)], [], told(2)],
    ['ours, without the white space at its end', [comment(1, SAME.body.trimEnd())], []],
    ['ours, with white space within', [comment(1, `${MARK}\n ${BODY}`)], UPDATED],
    ['with our marker, by somebody else', [{ ...SAME, author: 'mallory' }], CREATED],
    ['with our marker, by a deleted account', [{ ...SAME, author: null }], CREATED],
    ['by us, without the marker', [comment(1, BODY)], CREATED],
    ['by us, with the marker not first: a quotation', [comment(1, `> ${SAME.body}`)], CREATED],
    ['the result of an apply', [comment(1, `${marker('result', '')}\n${BODY}`)], CREATED],
    ['of another name', [comment(1, `${marker('plan', 'west')}\n${BODY}`)], CREATED],
    ['a forged one first, ours later', [comment(1, OLD.body, 'mallory'), { ...OLD, id: 2 }], ['update 2']],
    ['two of ours: the first, and the other is deleted', [OLD, { ...OLD, id: 2 }], ['update 1', 'delete 2']],
  ])('%s', async (_, listed, expected, body) => {
    expect(await written(listed, body)).toEqual(expected);
  });

  test('is not made where there is nothing to say, and is kept true where it is there', async () => {
    expect(await written([], BODY, { isNews: false })).toEqual([]);
    expect(await written([OLD], BODY, { isNews: false })).toEqual(UPDATED);
  });

  test('is written where only the link differs, if somebody may have changed that', async () => {
    expect(await written([comment(1, `${MARK}\n${told(1)}`)], told(2), { mayKeepLink: false })).toEqual(UPDATED);
  });

  test('is made again when someone deletes it meanwhile, once GitHub no longer lists it', async () => {
    const { to, number } = await opened();
    const { github } = visit(to);
    await put(github, number, 'one');
    to.fault('issues/update-comment', { answer: 404 });
    await expect(put(github, number, 'two')).rejects.toThrow('404');
    expect(to.state.comments).toHaveLength(1);
    const updateComment: GitHub['updateComment'] = (id, body) => {
      to.state.comments.splice(0);
      return github.updateComment(id, body);
    };
    expect((await put({ ...github, updateComment }, number, 'two'))?.body).toBe(`${MARK}\ntwo`);
    expect(to.state.comments).toHaveLength(1);
  });

  test('is made once, though the answer is lost', async () => {
    const { to, number } = await opened();
    to.fault('issues/create-comment', { answer: 'reset', afterwards: true });
    const { github } = visit(to);
    await putComment(github, number, { marker: MARK, body: BODY, author: US, listed: [] });
    expect(to.state.comments).toHaveLength(1);
  });

  test('of a bot that is not the one expected is found by its answer', async () => {
    const { to, number } = await opened();
    const { github } = visit(to);
    await put(github, number, 'one', 'app[bot]');
    expect((await put(github, number, 'two', 'app[bot]'))?.body).toBe(`${MARK}\ntwo`);
    expect(to.state.comments.map(({ body }) => body)).toEqual([`${MARK}\ntwo`]);
  });
});

test('no name ends the marker early', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const text = marker('plan', name);
      expect(text.indexOf('-->')).toBe(text.length - 3);
    }),
  );
});

describe('a comment that looks like the plan', () => {
  const headline = '## Inventory plan for `acme`: 2 changes';

  test.each([
    MARK,
    `hello\n\n   ${MARK}`,
    `\u00a0${MARK}`,
    MARK.toUpperCase(),
    MARK.replaceAll(' ', ''),
    MARK.replace('<!--', '<!--\n'),
    MARK.replace('plan', 'pl\u200ban'),
    headline,
    `Hello.\n\n${headline}`,
    headline.toUpperCase(),
    headline.replaceAll(' ', '\u3000'),
    headline.replaceAll(' ', '&nbsp;'),
    headline.replace('## ', ''),
    headline.replaceAll('`', ''),
    '**Inventory** _plan_ for **acme**',
    'Inventory\nplan\nfor\nacme',
    '<h2>Inventory plan for <code>acme</code></h2>',
    '[Inventory plan](https://example.org) for `acme`',
    'Inv\u00adentory pl\u200ban for acme',
    'Inventory plan (west) for ``acme``: nothing',
    'Inventory `new` plan (`west`) for `acme`: nothing',
    'Inventory plan `\u200b` for `acme`',
    'Inventory plan `\u2800` for `acme`',
    'Inventory plan `\u3164` for `acme`',
    'Inventory plan<br>for<br/>`acme`',
    '<td>Inventory plan</td><td>for</td><td>acme</td>',
    'Inv&shy;entory&nbsp;pl<b></b>an f\u3164or acme',
    'Inventory <!-- > --> plan <!--> for acme',
    'x <!-- a -- Inventory plan for acme -->',
    '[Inventory][1] plan for acme',
    '\\`Inventory plan for acme\\`',
    '&#73;nventory plan for acme',
  ])('%j', (body) => {
    expect(showsPlan(body, '', 'acme')).toBe(true);
  });

  test.each([
    ['a result of ours', `${marker('result', '')}\n## Inventory apply of \`acme\`: applied`],
    ['a quotation of names in code spans', 'Deleted `Inventory plan for acme` and `<!-- cip-inventory-sync:plan -->`'],
    ['the plan of another name', `${marker('plan', 'west')}\n## Inventory plan (\`west\`) for \`acme-west\`: 1 change`],
    ['the plan of another name and this organization', `## Inventory plan (\`west\`) for \`acme\`: 1 change`],
    ['something else', 'We plan an inventory for acme.'],
    ['no text', ''],
  ])('but not %s', (_, body) => {
    expect(showsPlan(body, '', 'acme')).toBe(false);
  });

  test('is what our own page is, whatever the organization and the name', () => {
    const { text } = planMarkdown({ ...plan([]), organization: 'acme-power' }, { name: 'west' });
    expect(showsPlan(text, 'west', 'acme-power')).toBe(true);
    expect(showsPlan(text, 'west', 'acme')).toBe(false);
  });

  test('takes time that grows with the text only', () => {
    for (const part of ['`', '` ', '<', '&#', '](', '\\`', 'inventory plan ', '``` ']) {
      const startedAt = performance.now();
      showsPlan(part.repeat(60_000 / part.length), '', 'acme');
      expect(performance.now() - startedAt, part).toBeLessThan(500);
    }
  });
});
