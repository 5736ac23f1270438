// Any bytes as an inventory file give documents or findings with a place, and take work in proportion to their size.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Code, type Diagnostic, hasErrors } from '../../src/core/diagnostic.ts';
import type { InventoryDocument, Live, LiveAsset } from '../../src/core/model.ts';
import { readText, sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';
import { formatDiagnostic, wordDiagnostic } from '../../src/text/findings.ts';
import { planDocument } from '../../src/text/plan-document.ts';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import { plan } from '../core/build.ts';
import { damagedBytes, damagedText } from './mutations.ts';
import { type Sample, samples } from './samples.ts';

const ABOUT_WHOLE_FILES: ReadonlySet<Code> = new Set([
  'empty-file',
  'not-utf8',
  'lfs-pointer',
  'csv-empty',
  'csv-encoding',
]);

/** These are about a system or about no file at all. Every other error or warning has a place. */
const WITHOUT_PLACE: ReadonlySet<Code> = new Set(['system-released', 'system-adopted', 'no-inventory']);

const BITS = [
  ...['\n', '\r\n', '\r', '  ', '\t', '- ', ': ', '# ', '? ', '---\n', '...\n', '%YAML 1.1\n', '&a ', '*a', '<<: *a\n'],
  ...['!!str ', '!x ', '"', "'", '|\n', '>-\n', '{', '}', '[', ']', ',', '\uFEFF', '\u2028', '\\', '~', 'null', '1e3'],
  ...['name', 'assets', 'prune: yes\n', 'id: ca_1\n', 'moved_from: cs_1\n', 'renamed_from: a\n', 'facility: NO\n'],
];

/**
 * The most is a mapping of one byte: `?` has an odd key and lacks two. Any other key takes a byte and has one finding,
 * as a tag and a broken alias do. A name has at most three faults, and takes more than three bytes with its key. A
 * finding about a whole file, such as that it is empty, takes no byte: one more for each file.
 */
const FINDINGS_PER_BYTE = 3;

interface Bytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A good inventory with one file damaged, or with random bytes in its place. */
const inventories = samples.chain(({ files, live }) => {
  const good = [...files].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const [first = { path: 'inventory/a.yml', bytes: Buffer.alloc(0) }, ...rest] = good;
  const text = fc.constant(first.bytes.toString());
  const bytes = fc.oneof(
    { weight: 6, arbitrary: damagedText(text, BITS).map((damaged) => Buffer.from(damaged)) },
    { weight: 2, arbitrary: damagedBytes(fc.constant(first.bytes)) },
    fc.uint8Array({ maxLength: 80 }),
    fc.array(fc.constantFrom(...BITS), { maxLength: 30 }).map((bits) => Buffer.from(bits.join(''))),
  );
  return bytes.map((damaged) => ({ files: [{ path: first.path, bytes: damaged }, ...rest], live }));
});

export const anyFile = fc.property(
  inventories,
  ({ files, live }: { files: readonly Bytes[]; live: Sample['live'] }) => {
    const found: Diagnostic[] = [];
    const documents = files.flatMap((file) => read(file, (d) => found.push(d)));
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    assert(found.length <= FINDINGS_PER_BYTE * size + files.length, 'there are more findings than bytes give');
    const entries = documents.reduce((sum, { assets }) => sum + assets.length, 0);
    const counted = counting(live);
    const made = plan({ documents }, counted.live, { diagnostics: found });
    const budget = 60 * (entries + live.assets.length + 1);
    assert(counted.reads() <= budget, `${counted.reads()} reads for ${entries} entries, ${live.assets.length} assets`);
    made.diagnostics.forEach(checkFinding);
    assert(!hasErrors(made.diagnostics) || made.changes.length === 0, 'a plan with errors has changes');
    const options = { toolVersion: '1.2.3', generatedAt: '2026-01-02T03:04:05.000Z' };
    const parsed = parsePlanDocument(JSON.stringify(planDocument(made, options)));
    assert(parsed.ok, `its own plan is refused: ${parsed.ok ? '' : parsed.problems.join('; ')}`);
  },
);

function read({ path, bytes }: Bytes, report: (d: Diagnostic) => void): InventoryDocument[] {
  const file = readText({ path, content: Buffer.from(bytes) }, report);
  if (file === null) return [];
  const { text } = file;
  const found: Diagnostic[] = [];
  const documents = parseInventory(sourceFile(path, text), text, (d) => found.push(d));
  assert(documents.length + found.length > 0, 'the file says nothing, and nothing is said of it');
  for (const { code, at } of found) {
    const offset = at?.offset ?? 0;
    assert(offset >= 0 && offset <= text.length, `${code} stands outside the file, at ${offset}`);
  }
  found.forEach(report);
  return documents;
}

/** A finding has a place, unless it is about a whole file or system, and its text is one line. */
export function checkFinding(found: Diagnostic): void {
  const { code, severity, path, line, column } = wordDiagnostic(found);
  const isPlaced = path !== null && (ABOUT_WHOLE_FILES.has(code) || (line !== null && column !== null));
  assert(severity === 'notice' || WITHOUT_PLACE.has(code) || isPlaced, `${code} has no place`);
  assert((line ?? 1) >= 1 && (column ?? 1) >= 1, `${code} is at ${line}:${column}`);
  const text = formatDiagnostic(found);
  assert(!/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]/u.test(text), `${JSON.stringify(text)} is not one clean line`);
}

/** The same lists, with a count of how often a field of an asset was read. */
function counting(live: Live): { readonly live: Live; readonly reads: () => number } {
  let reads = 0;
  const watch = (asset: LiveAsset) =>
    new Proxy(asset, {
      get(target, field) {
        reads++;
        return Reflect.get(target, field);
      },
    });
  return { live: { ...live, assets: live.assets.map(watch) }, reads: () => reads };
}
