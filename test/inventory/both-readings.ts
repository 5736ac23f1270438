// An inventory as the fast reader and as `yaml` read it, as plain values that can be compared.
import { parseAllDocuments } from 'yaml';
import type { DesiredAsset, InventoryDocument } from '../../src/core/model.ts';
import { readDocuments, readsAlike } from '../../src/follow/cross-check.ts';
import { parse } from './findings.ts';

/** Documents as plain values; missing keys are left out. null if the file is refused. */
export type Reading = readonly unknown[] | null;

/** The reading that plans use. A warning does not refuse a file. */
export function fastReading(text: string): Reading {
  const { documents, diagnostics } = parse(text);
  return diagnostics.some(({ severity }) => severity === 'error') ? null : documents.map(plainDocument);
}

/** The reading of another YAML 1.2 library, strict, with unique keys. */
export function otherReading(text: string): Reading {
  const documents = [...parseAllDocuments(text, { version: '1.2', schema: 'core', logLevel: 'silent' })];
  if (documents.some(({ errors }) => errors.length > 0)) return null;
  try {
    return documents.map((document) => withTypes(document.toJS({ maxAliasCount: -1 })));
  } catch {
    return null;
  }
}

/** The document with its own `asset_type` in the entries that have none, which is what it means. */
function withTypes(document: unknown): unknown {
  const { asset_type, ...rest } = (isRecord(document) ? document : {}) as { asset_type?: unknown; assets?: unknown };
  if (asset_type === undefined || !Array.isArray(rest.assets)) return document;
  return { ...rest, assets: rest.assets.map((one) => (isRecord(one) ? { asset_type, ...one } : one)) };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an edit would trust the text. */
export function isReadAlike(text: string): boolean {
  const documents = readDocuments(text);
  return documents !== null && readsAlike(text, documents);
}

export function plainDocument({ cyberSystem, facility, prune, assets }: InventoryDocument) {
  return {
    cyber_system: cyberSystem.value,
    ...(facility && { facility: facility.value }),
    ...(prune !== null && { prune }),
    assets: assets.map(plainAsset),
  };
}

function plainAsset({ name, assetType, hints }: DesiredAsset) {
  return {
    name,
    asset_type: assetType,
    ...(hints?.renamedFrom && { renamed_from: hints.renamedFrom.value }),
    ...(hints?.movedFrom && { moved_from: hints.movedFrom.value }),
    ...(hints?.id && { id: hints.id.value }),
  };
}
