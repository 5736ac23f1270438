// An HTML page as a browser takes it in: parsed, and asked by tag and attribute.
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import * as z from 'zod';
import type { CyberSystem, LiveAsset } from '../../src/core/model.ts';

interface Element {
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
  return children
    .filter(({ type }) => type === 'element')
    .map((child) => {
      const { tagName: tag = '', properties: attributes = {} } = child;
      return { tag, attributes, children: elements(child), text: textOf(child) };
    });
}

function textOf({ type, value = '', children = [] }: Node): string {
  return type === 'text' ? value : children.map(textOf).join('');
}

/** Every element, each before what it holds. */
function everyElement(roots: readonly Element[]): Element[] {
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

/** What is told on the page, by its terms; of two of one name the later. */
export const facts = (page: readonly Element[]) =>
  Object.fromEntries(byTag(page, 'dt').map((term, index) => [term.text, byTag(page, 'dd')[index]?.text]));

/** What links within the page may lead to. */
export function everyId(page: readonly Element[]): string[] {
  return everyElement(page).flatMap(({ attributes: { id } }) => (typeof id === 'string' ? [id] : []));
}
