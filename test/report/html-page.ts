// An HTML page as a browser takes it in: parsed, and asked by tag and attribute.
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly Element[];
  /** Of it and all below. */
  readonly text: string;
}

function parse(page: string) {
  return unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: page }] });
}

type Root = ReturnType<typeof parse>;
type Nodes = Root | Root['children'][number];

/** What stands in head and body, in order. */
export function parsePage(page: string): readonly Element[] {
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

/** What is told on the page, by its terms; of two of one name the later. */
export const facts = (page: readonly Element[]) =>
  Object.fromEntries(byTag(page, 'dt').map((term, index) => [term.text, byTag(page, 'dd')[index]?.text]));

/** What links within the page may lead to. */
export function everyId(page: readonly Element[]): string[] {
  return everyElement(page).flatMap(({ attributes: { id } }) => (typeof id === 'string' ? [id] : []));
}
