// The text of an audit, on a terminal and on its page.
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { auditPage } from '../../src/ledger/audit-page.ts';
import { auditCsv, auditText } from '../../src/ledger/audit-text.ts';
import { problem, verifyText } from '../../src/ledger/verify-text.ts';
import { uncommittedSentence } from '../../src/text/summarize.ts';
import { painter } from '../../src/text/text.ts';
import { auditReport, MAKING } from './audit-report.ts';

const pageOf = (report = auditReport(), making = MAKING) => parsePage(auditPage(report, making));
const rowsIn = (page: ReturnType<typeof pageOf>) =>
  byTag(byTag(byClass(page, 'rows'), 'tbody'), 'tr').map(({ attributes, children }) => [
    String(attributes.className),
    children.map(({ text }) => text).join(' | '),
  ]);

test('an audit of one asset says so, and its page has the command that makes it again', () => {
  const report = { ...auditReport(), subject: { asset: 'rtu 17', system: null }, refused: [] };
  const period = '2026-01-01 00:00:00 UTC to 2026-12-31 23:59:59 UTC, only asset rtu 17, without refused runs';
  const text = auditText(report, painter(false));
  expect(text).toMatch(new RegExp(`\n${period}: 7 changes, 2 changes made outside this repository, 2 looks\n`));
  const page = auditPage(report, MAKING);
  for (const shown of [text, page]) expect(shown).not.toContain('Refused runs');
  expect(page).toContain(`<dd>${period}</dd>`);
  expect(page).toMatch(
    /\ncip-sync audit --from \S*2026-01-01T00:00:00.000Z\S* --to \S*2026-12-31T23:59:59.999Z\S* --asset \S*rtu 17\S* --html/,
  );
});

test('a move between two systems with the same name shows their ids', () => {
  const report = auditReport();
  const [rename] = report.changes;
  const before = { ...rename!.before!, cyber_system_id: 'cs_1', name: 'fw' };
  const after = { ...before, cyber_system_id: 'cs_2', name: 'fw-1' };
  const moved = { ...report, changes: [{ ...rename!, before, after }] };
  const said = 'move from Tolt Junction / Beta SCADA (cs_1) to cs_2, rename from fw';
  expect(rowsIn(pageOf(moved))[0]?.[1]).toContain(said);
  expect(auditText(moved, painter(false))).toContain(`  Tolt Junction / Beta SCADA  fw-1  ${said}  ca_81  done\n`);
  expect(auditCsv(moved)).toContain('\r\nchange,2026-03-02T15:44:10.120Z,move,ca_81,fw,');
  expect(auditCsv(moved)).toContain(',compliance-lead,2026-03-02T15:41:07Z,pull request #42,42,');
});

test.each([
  ['2030-01-01T00:00:00.000Z', null, 'No look since 2030-01-01 00:00:00 UTC', 'No look in this period.'],
  [null, null, 'No look yet', 'No look yet.'],
])('an audit says that the period from %s to %s has no look', (from, to, period, looks) => {
  const report = { ...auditReport(), from, to, looks: [] };
  expect(auditText(report, painter(false))).toMatch(new RegExp(`\n${period}: [^]*\nLooks\n {2}${looks}\n`));
  expect(auditPage(report, MAKING)).toContain(looks);
});

test('the page has a row for each change, with the same columns in every section and deletes first', () => {
  const page = pageOf();
  expect(rowsIn(page)).toEqual([
    ['delete', 'Tolt Junction / Alpha EMS Medium | hmi-02 | delete hardware | ca_17 | done'],
    ['move', 'Tolt Junction / Beta SCADA Medium | fw-01 | move from Tolt Junction / Alpha EMS | ca_40 | done'],
    ['rename', 'Tolt Junction / Beta SCADA Medium | rtu-03a | rename from rtu-03 | ca_81 | done'],
    ['retype', 'Tolt Junction / Beta SCADA Medium | fep | hardware → software | ca_90 | done'],
    ['create', 'Tolt Junction / Beta SCADA Medium | plc-11 | create hardware | ca_91 | done'],
    ['create', expect.stringMatching(/Medium \| plc-12 \| create hardware \| {2}\| failed POST .* 409\. /)],
    ['create', expect.stringMatching(/Medium \| hist-07 \| create software \| ca_92 \| interrupted The run of /)],
    ['rename', 'Tolt Junction / Alpha EMS Medium | hist-1 | rename from hist-01 | ca_5 | made outside'],
    ['place', 'Yard North |  | name Yard → Yard North | cs_7 | made outside'],
  ]);
  const heads = byClass(page, 'rows').map((table) => byTag(byTag([table], 'thead'), 'th').map(({ text }) => text));
  expect(new Set(heads.map(String))).toEqual(new Set(['Cyber system,Asset,Change,Id,Outcome']));
  const between = byTag(page, 'h4').flatMap(({ text }) => /^between .* 06:17:0[12] UTC(.*)$/.exec(text)?.[1] ?? []);
  expect(between).toEqual(['', ', while a run was under way']);
});

test('the top of the page shows findings, gaps, outside changes, and how the page was made and checked', () => {
  const page = pageOf();
  expect(byTag(byClass(page, 'tiles'), 'li').map(({ text }) => text)).toEqual([
    '1 finding',
    '2 gaps the longest 293 days',
    '2 made outside',
    '7 changes 1 delete',
  ]);
  expect(facts(page)).toMatchObject({ Signatures: 'not checked: no file of signers was given (--signers)' });
  expect(onlyOne(byTag(page, 'pre')).text).toContain(`cip-sync audit verify --contains ${auditReport().tip}`);
  expect(onlyOne(byTag(page, 'footer')).text).toContain(
    'Made on 2026-12-31 at 08:00:00 UTC by cip-inventory-sync 1.2.3.',
  );
  expect(onlyOne(byClass(page, 'kicker')).text).toContain('CIP-002 R2');
  // What was seen is all that it says: whether that is enough is for a person to judge.
  for (const { text } of page) expect(text).not.toMatch(/compliant|immutable|unauthorized|tamper/i);
  const targets = byTag(page, 'a').flatMap(({ attributes: { href } }) => /^#(.*)/.exec(String(href))?.[1] ?? []);
  const ids = everyElement(page).map(({ attributes: { id } }) => id);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('the page shows the result of each check of a verification and whether the signatures are valid', () => {
  const problem = { check: 3, severity: 'broken', code: 'not-signed', commit: 'c0ffee', detail: '' } as const;
  const verified = { ...MAKING.verified, signed: true, problems: [problem, ...MAKING.verified.problems] };
  const page = pageOf(auditReport(), { ...MAKING, verified });
  expect(facts(page)).toMatchObject({ Signatures: '6 commits checked, not valid: 1' });
  const lines = byTag(byTag(page, 'ol'), 'li').map(({ text }) => text.trim());
  expect(lines).toContainEqual(
    expect.stringMatching(/^Signatures: BROKEN\s+not-signed at c0ffee: it is not signed\.$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^Gaps: findings\s+gap at 723b.*: no look for 293 days/));
  const sound = pageOf(auditReport(), { ...MAKING, verified: { ...verified, problems: [] } });
  expect(facts(sound)).toMatchObject({ Signatures: '6 commits checked, all valid' });
  const again = (page: typeof sound) => onlyOne(byTag(page, 'pre')).text.split('\n')[2];
  expect(again(sound)).toMatch(/ --signers FILE --html --out again\.html$/);
  const kept = pageOf(auditReport(), { ...MAKING, verified: { ...MAKING.verified, anchors: 1 } });
  expect(again(kept)).toMatch(/Z" --contains [0-9a-f]{40} --html --out again\.html$/);
});

test('the page marks what was not checked, and opens only the days with deletes', () => {
  const unchecked = byClass(pageOf(), 'unchecked').map(({ text }) => text.trim());
  const [hint, verdict] = [expect.stringMatching(/^\. Give /), 'not checked'];
  const top = 'not checked: no file of signers was given (--signers)';
  expect(unchecked).toEqual([top, verdict, hint, verdict, hint]);
  const days = byTag(pageOf(), 'details').map(({ attributes }) => attributes.open !== undefined);
  expect(days).toEqual([true, false, false]);
});

test('in a day with many changes only the deletes are open', () => {
  const report = auditReport();
  const many = Array.from({ length: 100 }, (_, n) => ({ ...report.changes[0]!, asset_id: `ca_${n}` }));
  const page = parsePage(auditPage({ ...report, changes: [...many, ...report.changes] }, MAKING));
  const [day] = byTag(page, 'details');
  const [open, folded] = [day!.children[1]!, onlyOne(byTag(byClass([day!], 'run').slice(0, 1), 'details'))];
  expect(byTag([folded], 'summary').map(({ text }) => text)).toEqual(['105 other changes']);
  expect(byClass([open], 'delete')).toHaveLength(1);
  expect(byClass([folded], 'delete')).toEqual([]);
});

test('a page of 5,000 changes and as many made outside stays below 20 MB', () => {
  const report = auditReport();
  const changes = Array.from({ length: 5000 }, (_, n) => ({ ...report.changes[n % 6]!, asset_id: `ca_${n}` }));
  const outside = Array.from({ length: 5000 }, (_, n) => ({ ...report.outside[0]!, id: `ca_${n}` }));
  expect(auditPage({ ...report, changes, outside }, MAKING).length).toBeLessThan(20_000_000);
});

test('a run that applied uncommitted files is an alert at the top of the page and a red line on a terminal', () => {
  const [first, second, ...rest] = auditReport().changes;
  const changes = [{ ...first!, clean: false }, { ...second!, clean: false, pull_requests: [43] }, ...rest];
  const report = { ...auditReport(), changes };
  const said = uncommittedSentence(first!.commit!);
  expect(byClass(pageOf(), 'alert')).toEqual([]);
  expect(onlyOne(byClass(pageOf(report), 'alert')).text).toBe(`2026-03-02 15:44:10 UTC: ${said}`);
  expect(auditText(report, painter(true)).split(painter(true).red(`    ${said}`))).toHaveLength(2);
  expect(auditText(auditReport(), painter(true))).not.toContain('\u001b[31m');
});

test('a change shows the titles of its pull requests on one line, whatever they contain', () => {
  const report = auditReport();
  const hostile = { titles: ['CHG-1\nChanges', '\u001b[31m<b>@all</b>'] };
  const text = auditText({ ...report, changes: [{ ...report.changes[0]!, ...hostile }] }, painter(true));
  expect(text).toContain('\n    “CHG-1\\u000AChanges”, “\\u001B[31m<b>@all</b>”\n');
  expect(auditText(report, painter(false))).toContain('\n    “CHG0012345 Rename the terminals”\n');
  const page = auditPage({ ...report, changes: [{ ...report.changes[0]!, ...hostile }] }, MAKING);
  expect(page).toContain('&lt;b&gt;@all&lt;/b&gt;”');
  expect(auditCsv({ ...report, changes: [{ ...report.changes[0]!, titles: ['=1', 'b'] }] })).toContain(",'=1; b,");
});

test('a verification reports breaks and uncommitted files in red', () => {
  const uncommitted = problem('inventory-uncommitted', 'c0', { inventory_commit: 'abc' });
  const breaks = Array.from({ length: 1008 }, (_, n) => problem('not-linear', `e${n}`, { parents: 2 }));
  const gap = problem('gap', 'c0', { from: '2026-03-01T06:17:00Z', to: '2026-03-02T18:17:00Z', days: 1 });
  const text = verifyText({ ...MAKING.verified, problems: [uncommitted, ...breaks, gap] }, painter(true));
  for (const line of [
    `   inventory-uncommitted at c0: ${uncommittedSentence('abc')}`,
    '1. History: linear, run files only added, numbered and chained: BROKEN',
    'BROKEN: 1,008 breaks, with 2 findings for a person to judge. 6 commits, 6 executed changes, 2 changes made outside this repository.',
  ])
    expect(text).toContain(painter(true).red(line));
  expect(text).toMatch(/at e4: .*\n {3}… and 1,003 more: see audit verify --json\n[\s\S]*no look for 1 day, /);
});

// The page as a browser reads it: parsed, then searched by tag and attribute.

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly Element[];
  /** The text of the element and of everything below it. */
  readonly text: string;
}

function parse(page: string) {
  return unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: page }] });
}

type Root = ReturnType<typeof parse>;
type Nodes = Root | Root['children'][number];

/** The elements of head and body, in order. */
function parsePage(page: string): readonly Element[] {
  return elements(parse(page));
}

function elements(parent: Nodes): Element[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return { tag: child.tagName, attributes: child.properties, children: elements(child), text: textOf(child) };
  });
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Every element, parents before their children. */
function everyElement(roots: readonly Element[]): Element[] {
  return roots.flatMap((root) => [root, ...everyElement(root.children)]);
}

function byTag(roots: readonly Element[], tag: string): Element[] {
  return everyElement(roots).filter((one) => one.tag === tag);
}

function byClass(roots: readonly Element[], name: string): Element[] {
  return everyElement(roots).filter(
    ({ attributes: { className } }) => Array.isArray(className) && className.includes(name),
  );
}

function onlyOne(found: readonly Element[]): Element {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`${found.length} elements where one is expected`);
  return one;
}

/** The facts on the page, by term. If a term appears twice, the later one counts. */
const facts = (page: readonly Element[]) =>
  Object.fromEntries(byTag(page, 'dt').map((term, index) => [term.text, byTag(page, 'dd')[index]?.text]));
