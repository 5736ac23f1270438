// The lines of YAML that would declare what no file declares yet.
import type { Undeclared } from '../core/change.ts';
import { isClean, word, yamlString } from './escape.ts';

/** Why there are no lines that would declare an asset. */
export const NAMELESS = 'without a name no file can declare it. Name it in the application';

/**
 * The lines to add under `assets:` for each of these. One whose name is not clean, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
export function declarations(undeclared: readonly Undeclared[]): (one: Undeclared) => string[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { asset } of undeclared) {
    const key = `${asset.cyber_system_id}\0${asset.name}`;
    (seen.has(key) ? shared : seen).add(key);
  }
  return ({ asset }) => {
    if (asset.name === '') return [`# ${word(asset.id)}: ${NAMELESS}`];
    const isShared = shared.has(`${asset.cyber_system_id}\0${asset.name}`);
    const lines = [`  - name: ${yamlString(asset.name)}`, `    asset_type: ${asset.asset_type}`];
    if (isShared || !isClean(asset.name)) lines.push(`    id: ${yamlString(asset.id)}`);
    return lines;
  };
}
