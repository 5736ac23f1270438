// The YAML lines that would declare assets that no file declares yet.
import type { Plan } from '../core/change.ts';
import { needsId } from '../core/characters.ts';
import { compareNatural } from '../core/compare.ts';
import { nameKey } from '../core/names.ts';
import { visible, word, yamlString } from './escape.ts';
import { bySystem } from './sections.ts';
import { systemText } from './text-style.ts';

/**
 * The lines to add under `assets:`, by cyber system, and the file that declares it. An id pins an asset whose name needs
 * one, or that shares its name with another; for an asset without a name the line is a comment.
 */
export function declarationsBySystem(undeclared: Plan['undeclared']): { place: string; yaml: string[] }[] {
  const names = new Set<string>();
  const shared = new Set<string>();
  for (const { asset } of undeclared) {
    const key = nameKey(asset.cyber_system_id, asset.name);
    (names.has(key) ? shared : names).add(key);
  }
  const sorted = [...undeclared].sort(
    (a, b) => compareNatural(a.asset.name, b.asset.name) || compareNatural(a.asset.id, b.asset.id),
  );
  return bySystem(sorted).map(({ system, members }) => ({
    place: `${visible(members[0]?.path ?? '')}, ${systemText(system)}`,
    yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
      if (name === '') return [`# ${word(id)}: without a name no file can declare it. Name it in the application`];
      const lines = [`  - name: ${yamlString(name)}`, `    asset_type: ${asset_type}`];
      const isClear = !shared.has(nameKey(cyber_system_id, name)) && !needsId(name);
      return isClear ? lines : [...lines, `    id: ${yamlString(id)}`];
    }),
  }));
}
