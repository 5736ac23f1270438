// The HTML report as a browser takes it in: parsed, and asked by tag and attribute.
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import * as z from 'zod';
import type { CyberSystem, Facility, LiveAsset } from '../../src/core/model.ts';
import type { ChangesFile } from '../../src/report/html/changes.ts';
import { type ReportInput, renderReport } from '../../src/report/html/report-page.ts';

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly Element[];
  /** Of it and all below. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly tagName?: string | undefined;
  readonly value?: string | undefined;
  readonly properties?: Record<string, unknown> | undefined;
  readonly children?: readonly Node[] | undefined;
}

const node: z.ZodType<Node> = z.object({
  type: z.string(),
  tagName: z.string().optional(),
  value: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  get children() {
    return z.array(node).optional();
  },
});

/** What stands in head and body, in order. */
export function parsePage(page: string): readonly Element[] {
  const raw = { type: 'root' as const, children: [{ type: 'raw' as const, value: page }] };
  return elements(node.parse(unified().use(rehypeRaw).runSync(raw)));
}

function elements({ children = [] }: Node): Element[] {
  return children.flatMap((child) =>
    child.type === 'element'
      ? [
          {
            tag: child.tagName ?? '',
            attributes: child.properties ?? {},
            children: elements(child),
            text: textOf(child),
          },
        ]
      : [],
  );
}

function textOf({ type, value = '', children = [] }: Node): string {
  return type === 'text' ? value : children.map(textOf).join('');
}

/** Every element, each before what it holds. */
export function everyElement(roots: readonly Element[]): Element[] {
  return roots.flatMap((root) => [root, ...everyElement(root.children)]);
}

export function byTag(roots: readonly Element[], tag: string): Element[] {
  return everyElement(roots).filter((one) => one.tag === tag);
}

export function byClass(roots: readonly Element[], name: string): Element[] {
  return everyElement(roots).filter(
    ({ attributes: { className } }) => Array.isArray(className) && className.includes(name),
  );
}

export function onlyOne(found: readonly Element[]): Element {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`${found.length} elements where one is expected`);
  return one;
}

const OF = { organization_slug: 'acme-power' };

export function facility(id: string, name: string): Facility {
  return { id, name, ...OF };
}

export function system(id: string, name: string, facility_id?: string | null): CyberSystem {
  return facility_id === undefined ? { id, name, ...OF } : { id, name, facility_id, ...OF };
}

export function asset(
  id: string,
  name: string,
  cyber_system_id: string,
  type: LiveAsset['asset_type'] = 'hardware',
): LiveAsset {
  return { id, name, cyber_system_id, asset_type: type, ...OF };
}

/** A report of these lists; a facility, two systems and three assets where nothing else is said. */
export function input(lists: Partial<ReportInput['lists']> = {}, changes: ChangesFile | null = null): ReportInput {
  return {
    organization: 'acme-power',
    service: 'https://service.example',
    readAt: '2026-03-02T10:20:30.000Z',
    tool: { name: 'cip-inventory-sync', version: '9.8.7' },
    lists: {
      facilities: [facility('fac_1', 'River Dam')],
      controlCenters: [],
      systems: [system('cs_1', 'Alpha EMS', 'fac_1'), system('cs_2', 'Beta SCADA', 'fac_1')],
      assets: [
        asset('ca_1', 'hmi-01', 'cs_1'),
        asset('ca_2', 'hist-01', 'cs_1', 'software'),
        asset('ca_3', 'rtu-01', 'cs_2'),
      ],
      ...lists,
    },
    changes,
  };
}

export function report(
  lists: Partial<ReportInput['lists']> = {},
  changes: ChangesFile | null = null,
): readonly Element[] {
  return parsePage(renderReport(input(lists, changes)));
}

/** Summaries of the tree and rows of assets, as a reader goes through them. */
export function outline(page: readonly Element[]): string[] {
  return byTag(byClass(page, 'tree'), 'details').flatMap((details) => {
    const [summary, ...rest] = details.children;
    const [title = '', ...more] = (summary?.children ?? []).map(({ text }) => text);
    const own = rest.filter(({ tag }) => tag === 'table');
    const rows = byTag(byTag(own, 'tbody'), 'tr').map(
      ({ children }) => `- ${children.map(({ text }) => text).join(' | ')}`,
    );
    return [`${title} (${more.join(', ')})`, ...rows];
  });
}

/** Titles and rows of what changed, cell by cell. */
export const rowsOf = (page: readonly Element[]) =>
  byClass(page, 'group').flatMap((group) => [
    ...byTag([group], 'summary').map(({ children }) => children.map(({ text }) => text).join(' ')),
    ...byTag(byTag([group], 'tbody'), 'tr').map(({ children }) => children.map(({ text }) => text).join(' | ')),
  ]);

/** What is told of the report, by its terms; of two of one name the later. */
export const facts = (page: readonly Element[]) =>
  Object.fromEntries(byTag(page, 'dt').map((term, index) => [term.text, byTag(page, 'dd')[index]?.text]));

/** What links within the page may lead to. */
export function everyId(page: readonly Element[]): string[] {
  return everyElement(page).flatMap(({ attributes: { id } }) => (typeof id === 'string' ? [id] : []));
}
