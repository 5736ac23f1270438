// An inventory as the fast reader and as `yaml` read it, in the same plain words, to be compared.
import { parseAllDocuments } from 'yaml';
import type { DesiredAsset, InventoryDocument } from '../../src/core/model.ts';
import { readDocuments, readsAlike } from '../../src/inventory/edit/cross-check.ts';
import { parse } from './findings.ts';

/** Documents as plain values; keys that are not there are left out. null when the file is refused. */
export type Reading = readonly unknown[] | null;

/** What plans are made of. A warning is no refusal. */
export function fastReading(text: string): Reading {
  const { documents, diagnostics } = parse(text);
  return diagnostics.some(({ severity }) => severity === 'error') ? null : documents.map(plainDocument);
}

/** YAML 1.2 by another hand, strict, with keys that must be unique. */
export function otherReading(text: string): Reading {
  const documents = [...parseAllDocuments(text, { version: '1.2', schema: 'core', logLevel: 'silent' })];
  if (documents.some(({ errors }) => errors.length > 0)) return null;
  try {
    return documents.map((document) => document.toJS({ maxAliasCount: -1 }) as unknown);
  } catch {
    return null;
  }
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
