// The YAML lines that would declare assets that no file declares yet.
import { needsId } from '../core/characters.ts';
import type { AssetState, LiveAsset } from '../core/model.ts';
import { nameKey } from '../core/names.ts';
import { word, yamlString } from './escape.ts';

/** Why there are no lines to declare an asset. */
export const NAMELESS = 'without a name no file can declare it. Name it in the application';

/**
 * The lines to add under `assets:` for an asset. If its name needs an id, or is shared among `assets` in its system,
 * its id pins it. For an asset without a name, the line is a comment.
 */
export function declarations(assets: readonly AssetState[]): (asset: Omit<LiveAsset, 'organization_slug'>) => string[] {
  const names = new Set<string>();
  const shared = new Set<string>();
  for (const { cyber_system_id, name } of assets) {
    const key = nameKey(cyber_system_id, name);
    (names.has(key) ? shared : names).add(key);
  }
  return ({ id, name, asset_type, cyber_system_id }) => {
    if (name === '') return [`# ${word(id)}: ${NAMELESS}`];
    const lines = [`  - name: ${yamlString(name)}`, `    asset_type: ${asset_type}`];
    if (shared.has(nameKey(cyber_system_id, name)) || needsId(name)) lines.push(`    id: ${yamlString(id)}`);
    return lines;
  };
}
