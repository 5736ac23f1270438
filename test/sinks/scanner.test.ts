// The scanner finds everything that a name can cause, and nothing else.
import { expect, test } from 'vitest';
import { liveIn } from './live.ts';
import { CLEAN, mark, UNCLEAN } from './names.ts';
import type { Kind } from './sinks.ts';

const NAME = mark(700);
const sink = (text: string, kind: Kind = 'text') => [{ place: 'here', kind, text }];

const bare = CLEAN.slice(0, -1).map((dress) => dress(NAME));

test.each(bare)('a hostile name in Markdown outside of code is found: %s', (name) => {
  expect(liveIn(sink(`Renamed: ${name}\n`, 'markdown'))).not.toEqual([]);
});

test.each([
  ['a link', 'see http://evil.example'],
  ['a mention', 'ask @org/team'],
  ['a reference', 'see #12'],
  ['a reference to another repository', 'see acme/inventory#12'],
  ['an old reference', 'see GH-12'],
  ['a commit', 'see 3f2c9ab'],
  ['an emoji', 'good :tada:'],
  ['an image', '![](https://github.com/a.png)'],
  ['a task', '- [x] done'],
  ['a footnote', 'x[^1]\n\n[^1]: y'],
  ['an element', '<marquee>x</marquee>'],
  ['a section that is closed early', '<details><summary>Create</summary>\n\n</details>\n</details>'],
  ['a section that is never closed', '<details><summary>Create</summary>\n\n'],
  ['a row with too many cells', '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |'],
  ['a row with too few cells', '| a | b |\n| --- | --- |\n| 1 |'],
  ['a second marker', '<!-- cip-inventory-sync:plan -->\nx\n\n<!-- cip-inventory-sync:plan -->\n'],
])('%s in Markdown is found', (_, text) => {
  expect(liveIn(sink(text, 'markdown'))).not.toEqual([]);
});

test.each([
  ['a command', 'a\n::set-output name=result::applied'],
  ['a command after spaces', '  ::stop-commands::x'],
  ['a command of the older kind', 'a ##[add-mask]x'],
  ['a property that ends early', '::error file=a::b,line=1::x\n::x'],
  ['a line break in a message', '::error::a%0A::warning::b'],
])('%s in a log is found', (_, text) => {
  expect(liveIn(sink(text, 'log'))).not.toEqual([]);
});

test.each(
  UNCLEAN.slice(CLEAN.length)
    .map((dress) => dress(NAME))
    .filter((name) => !/^\t? ?\w+ ?$|^\w+\n```/.test(name)),
)('a hidden character or a command on a new line is found: %j', (name) => {
  expect([...liveIn(sink(name, 'log')), ...liveIn(sink(name))]).not.toEqual([]);
});

test('nothing is found in a harmless page and a harmless log', () => {
  const page = `<!-- cip-inventory-sync:plan -->\n## Plan for \`acme\`\n\n<details><summary>Create: 1</summary>\n\n| a |\n| --- |\n| \`@${NAME}\` |\n\n</details>\n\n\`sha256:00ff\` · [run](https://github.com/a/b/actions/runs/1)\n`;
  expect(liveIn(sink(page, 'markdown'))).toEqual([]);
  expect(liveIn(sink('::error file=a%3A%3Ab.yml,line=1,title=x%3A y::"a" %25\nplan\n', 'log'))).toEqual([]);
});
