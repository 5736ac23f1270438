// One comment for each pull request and `name`: the tool finds its own, updates it in place, and leaves it if it is the
// same. Also which comments look like it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from '../../src/github/answers.ts';
import type { GitHub } from '../../src/github/client.ts';
import { marker, putComment, showsPlan } from '../../src/github/marked-comment.ts';
import { planMarkdown } from '../../src/text/markdown/page.ts';
import { hostilePlan } from '../text/plans.ts';
import { opened, visit } from './stage.ts';

const MARK = marker('plan', '');
const US = 'github-actions[bot]';
const BODY = '## Inventory plan\n\nNothing to do.\n';

function comment(id: number, body: string, author: string | null = US): Comment {
  return { id, body, author, html_url: `https://example/${id}`, updated_at: '2026-03-01T12:00:00Z' };
}

/** The writes that `putComment` sends if these comments are listed. */
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

/** The end of a page that was cut, with links to this run. */
function cutPage(run: number): string {
  const url = `https://example/actions/runs/${run}`;
  return `2 more not shown here; the [summary of the run](${url}) has more.\n\nAt \`1a2b3c4\` · [run](${url})\n`;
}

const OLD = comment(1, `${MARK}\nold`);
const SAME = comment(1, `${MARK}\n${BODY}`);
const [CREATED, UPDATED] = [['create 7'], ['update 1']];

describe('the comment', () => {
  test.each<[string, readonly Comment[], readonly string[], string?]>([
    ['is created if there is none', [], CREATED],
    ['is left if it is the same', [SAME], []],
    ['is updated if it is different', [OLD], UPDATED],
    ['is left if only its line ends differ', [comment(1, SAME.body.replaceAll('\n', '\r\n'))], []],
    ['is left if only its links to the run differ', [comment(1, `${MARK}\n${cutPage(1)}`)], [], cutPage(2)],
    ['is left if only the white space at its end is missing', [comment(1, SAME.body.trimEnd())], []],
    ['is updated if white space within it differs', [comment(1, `${MARK}\n ${BODY}`)], UPDATED],
    ['is created beside one with our marker by somebody else', [{ ...SAME, author: 'mallory' }], CREATED],
    ['is created beside one with our marker by a deleted account', [{ ...SAME, author: null }], CREATED],
    ['is created beside one of ours without the marker', [comment(1, BODY)], CREATED],
    ['is created beside one of ours that quotes the marker', [comment(1, `> ${SAME.body}`)], CREATED],
    ['is created beside the result of an apply', [comment(1, `${marker('result', '')}\n${BODY}`)], CREATED],
    ['is created beside the one for another name', [comment(1, `${marker('plan', 'west')}\n${BODY}`)], CREATED],
    ['is updated even if a forged one comes first', [comment(1, OLD.body, 'mallory'), { ...OLD, id: 2 }], ['update 2']],
    ['is updated if there are two, and the second is deleted', [OLD, { ...OLD, id: 2 }], ['update 1', 'delete 2']],
  ])('%s', async (_, listed, expected, body) => {
    expect(await written(listed, body)).toEqual(expected);
  });

  test('is not created if there is nothing to report, but is updated if there is one', async () => {
    expect(await written([], BODY, { isNews: false })).toEqual([]);
    expect(await written([OLD], BODY, { isNews: false })).toEqual(UPDATED);
  });

  test('is updated if only its links differ, but somebody may have changed them', async () => {
    expect(await written([comment(1, `${MARK}\n${cutPage(1)}`)], cutPage(2), { mayKeepLink: false })).toEqual(UPDATED);
  });

  test('is created again if somebody deletes it during the update, but only if GitHub no longer lists it', async () => {
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

  test('is created only once, even if the answer is lost', async () => {
    const { to, number } = await opened();
    to.fault('issues/create-comment', { answer: 'reset', afterwards: true });
    const { github } = visit(to);
    await putComment(github, number, { marker: MARK, body: BODY, author: US, listed: [] });
    expect(to.state.comments).toHaveLength(1);
  });

  test('is found through the author of a new comment if the bot has another login than expected', async () => {
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

describe('a comment looks like the plan', () => {
  const headline = '## Inventory plan for `acme`: 2 changes';

  test.each([
    MARK,
    `hello\n\n   ${MARK}`,
    headline,
    `Hello.\n\n${headline}`,
    headline.toUpperCase(),
    headline.replaceAll(' ', '\u3000'),
    headline.replace('## ', ''),
    headline.replaceAll('`', ''),
    '**Inventory** _plan_ for **acme**',
    'Inventory\nplan\nfor\nacme',
    'Inv\u00adentory pl\u200ban for acme',
    '\uff29nventory plan `\u2800` f\u3164or `\u3164` ``acme``: nothing',
    '</details>\n```yaml\n\nInventory plan for acme\n```\n\n',
  ])('if it is %j', (body) => {
    expect(showsPlan(body, '', 'acme')).toBe(true);
  });

  test.each([
    ['the result of an apply', `${marker('result', '')}\n## Inventory apply of \`acme\`: applied`],
    ['the plan of another name', `${marker('plan', 'west')}\n## Inventory plan (\`west\`) for \`acme-west\`: 1 change`],
    ['the plan of another name and this organization', `## Inventory plan (\`west\`) for \`acme\`: 1 change`],
    ['the plan of the name that the organization has, too', `## Inventory plan (\`acme\`) for \`acme\`: 1 change`],
    ['any other text', 'We plan an inventory for acme.'],
    ['an empty text', ''],
  ])('but not if it is %s', (_, body) => {
    expect(showsPlan(body, '', 'acme')).toBe(false);
  });

  test('if it is our own page for this name and organization, not for others', () => {
    const hostile = hostilePlan('plan for acme-power', '<!-- `|` -->');
    const { text } = planMarkdown({ ...hostile, organization: 'acme-power' }, { name: 'west' });
    expect(showsPlan(text, 'west', 'acme-power')).toBe(true);
    expect(showsPlan(text, 'acme-power', 'acme-power')).toBe(false);
    expect(showsPlan(text, 'west', 'umbrella')).toBe(false);
  });
});
