// The HTML report is closed: no name gets out of its place, only its own style takes effect, and
// nothing is asked of any network.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../src/report/html/audit-page.ts';
import { html } from '../../src/report/html/markup.ts';
import { styleElement } from '../../src/report/html/page.ts';
import { renderReport } from '../../src/report/html/report-page.ts';
import { auditReport, MAKING } from './audit-report.ts';
import { anyName } from './hostile.ts';
import { evidenceFile, PLAN_FILE } from './html-files.ts';
import { asset, byTag, type Element, everyElement, facility, input, onlyOne, parsePage, system } from './html-page.ts';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</style><style>*{display:none}',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table></details>',
  '</noscript><img src=x onerror=alert(1)>',
  '<!--',
  ']]>',
  '&lt;b&gt; &amp; &#60;',
  '##[group]x',
  '\u202Egnp.exe',
  'زر-01',
  'a\u0000b\u0007',
  '\\u202E',
];

const name = fc.oneof(fc.constantFrom(...HOSTILE), anyName);

interface Names {
  readonly facility: string;
  readonly system: string;
  readonly assets: readonly string[];
  readonly rest: string;
}

const pageOf = (names: Names): string => {
  const { document } = evidenceFile();
  const [first] = document.changes;
  const approval = { user: names.rest, submitted_at: names.rest, commit_id: names.rest };
  const before = { name: names.rest, cyber_system_id: 'cs_gone', asset_type: 'hardware' as const };
  const renamed = { ...before, name: `${names.rest}2`, cyber_system_id: 'cs_1' };
  const changes =
    first === undefined
      ? []
      : [{ ...first, id: 'ca_0', before, after: renamed, reason: names.rest, detail: names.rest }];
  return renderReport({
    ...input({
      facilities: [facility('fac_1', names.facility)],
      controlCenters: [{ id: 'cc_1', name: names.rest }],
      systems: [system('cs_1', names.system, 'fac_1'), system(`cs_${names.rest}`, names.system)],
      assets: names.assets.map((one, index) => asset(`ca_${index}`, one, 'cs_1')),
    }),
    organization: names.rest,
    service: names.rest,
    changes: evidenceFile({
      changes,
      actor: names.rest,
      run_url: names.rest,
      commit: names.rest,
      approval: { mode: 'review', by: names.rest },
      files: [{ path: names.rest, sha256: 'ab' }],
      pull_requests: [
        { number: 1, author: names.rest, head: names.rest, merge_commit: null, record: null, approvals: [approval] },
      ],
    }),
  });
};

/** Tags and attributes of everything but what a name is made of. Sorted, since rows stand in the order of names. */
function skeleton(roots: readonly Element[]): string[] {
  return everyElement(roots)
    .filter(({ tag }) => tag !== 'i' && tag !== 'time')
    .map(({ tag, attributes }) => `${tag} ${Object.keys(attributes)}`)
    .toSorted();
}

describe('names', () => {
  const plain = skeleton(parsePage(pageOf({ facility: 'f', system: 's', assets: ['a', 'b'], rest: 'r' })));

  test('no element, attribute or link stems from a name', () => {
    const names = fc.record({ facility: name, system: name, assets: fc.tuple(name, name), rest: name });
    fc.assert(
      fc.property(names, (hostile) => {
        expect(skeleton(parsePage(pageOf(hostile)))).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  const FREE =
    /^(?:name|cyber_system|site|user|asked_by|reason|statement|actor|run_url|organization|service|scope|guards|approval)$/;

  /** Every text of an audit that somebody else wrote. */
  const auditOf = (text: string) => {
    const replaced = JSON.stringify(auditReport(), (key, value: unknown) => {
      if (!FREE.test(key) || value === null) return value;
      return Array.isArray(value) ? value.map(() => text) : text;
    });
    return auditPage(JSON.parse(replaced), MAKING);
  };

  test('no element and no attribute of an audit stems from what others wrote', () => {
    const ordinary = skeleton(parsePage(auditOf('r')));
    for (const hostile of HOSTILE) {
      const page = auditOf(hostile);
      expect(skeleton(parsePage(page)), hostile).toEqual(ordinary);
      expect(page).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    }
  });

  test('a name is read back from the page as it is, or with what would not be seen written out', () => {
    const shown = (one: string) => {
      const page = parsePage(pageOf({ facility: 'f', system: 's', assets: [one], rest: 'r' }));
      const row = onlyOne(byTag(page, 'tr').filter(({ attributes: { id } }) => id === 'asset-1'));
      return onlyOne(byTag(row.children, 'bdi'));
    };
    expect(HOSTILE.map((one) => shown(one).text)).toEqual([
      ...HOSTILE.slice(0, 11),
      '\\u202Egnp.exe',
      'زر-01',
      'a\\u0000b\\u0007',
      '\\u202E',
    ]);
    // Only what was written out is set apart: a name that holds a backslash cannot pass for it.
    expect(byTag(shown('\u202Ea').children, 'i').map(({ text }) => text)).toEqual(['\\u202E']);
    expect(byTag(shown('\\u202Ea').children, 'i')).toEqual([]);
    expect(shown('  a ').text).toBe('\\u0020\\u0020a\\u0020');
    expect(shown('').text).toBe('""');
    expect(shown('x'.repeat(10_000)).text).toBe('x'.repeat(10_000));
  });

  test('the page has no character that hides, and no line that a runner obeys', () => {
    const page = pageOf({
      facility: '\u202E',
      system: '::error::',
      assets: ['a\n::error::b', '##[x'],
      rest: '\u2066##[',
    });
    expect(page).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(page.split('\n').filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
  });
});

describe('markup', () => {
  test('is made by templates alone: an object that looks like it is none', () => {
    expect(String(html`<b title="${'"<'}">${'<i>'}${1}${null}${[html`<u></u>`, '&']}</b>`)).toBe(
      '<b title="&quot;&lt;">&lt;i&gt;1<u></u>&amp;</b>',
    );
  });

  test.each([
    ['"', '&quot;'],
    ["'", '&#39;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['&', '&amp;'],
    ['##', '#&#35;'],
    ['\u202E', '\\u202E'],
  ])('writes %o alone as %s', (text, written) => {
    expect(String(html`<b title="${text}"></b>`)).toBe(`<b title="${written}"></b>`);
  });

  test('a style that could end its element is refused', () => {
    expect(() => styleElement('<!--')).toThrow('end its style');
  });
});

describe.each([
  ['the report', renderReport(input({}, PLAN_FILE))],
  ['the page of an audit', auditPage(auditReport(), MAKING)],
])('%s', (_, text) => {
  const page = parsePage(text);
  const policy = String(
    byTag(page, 'meta').find(({ attributes: { httpEquiv } }) => String(httpEquiv) === 'Content-Security-Policy')
      ?.attributes.content,
  );

  test('runs no script, and takes the two styles that it holds by their hashes', () => {
    const styles = byTag(page, 'style').map((style) => createHash('sha256').update(style.text).digest('base64'));
    expect(policy).toBe(
      `default-src 'none'; script-src 'none'; style-src 'sha256-${styles[0]}' 'sha256-${styles[1]}'; base-uri 'none'; form-action 'none'`,
    );
    expect(byTag(page, 'script').concat(byTag(page, 'noscript'))).toEqual([]);
  });

  test('asks for nothing elsewhere: no resource, no inline style or script, no link but to GitHub', () => {
    const attributes = everyElement(page).flatMap(({ tag, attributes: all }) =>
      Object.entries(all).map(([key, value]) => ({ tag, key, value: String(value) })),
    );
    expect(attributes.filter(({ key }) => /^(?:src|srcSet|action|data|poster|style|on.*)$/.test(key))).toEqual([]);
    const links = attributes.filter(({ key }) => key === 'href').map(({ value }) => value);
    expect(links.filter((link) => !/^(?:#|https:\/\/github\.com\/)/.test(link))).toEqual([]);
    expect(byTag(page, 'link')).toEqual([]);
    for (const style of byTag(page, 'style')) expect(style.text).not.toMatch(/url\(|@import/);
  });

  test('has landmarks, one h1, no level of heading left out, and names for its sections', () => {
    for (const tag of ['header', 'nav', 'main', 'footer', 'h1']) expect(byTag(page, tag), tag).toHaveLength(1);
    const levels = everyElement(page).flatMap(({ tag }) => (/^h\d$/.test(tag) ? [Number(tag.slice(1))] : []));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const ids = everyElement(page).map(({ attributes: { id } }) => id);
    const names = byTag(page, 'section').flatMap(({ attributes: { ariaLabelledBy } }) => ariaLabelledBy);
    expect(names.length).toBe(byTag(page, 'section').length);
    expect(names.filter((name) => !ids.includes(name))).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    'javascript:alert(1)//github.com/acme/inventory/actions/runs/1',
    'https://github.com/acme/inventory/actions/runs/1?x="onclick=alert(1)',
    'https://user@github.com/acme/inventory/actions/runs/1',
    'http://github.com/acme/inventory/actions/runs/1',
    'https://github.com/acme/inventory/actions/runs/1\n',
  ])('%o is shown and not linked', (address) => {
    const page = parsePage(renderReport(input({}, evidenceFile({ run_url: address }))));
    const links = byTag(page, 'a').map(({ attributes: { href } }) => String(href));
    expect(links.filter((link) => !link.startsWith('#'))).toEqual([]);
  });
});
