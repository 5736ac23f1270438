// Entries as YAML files: one document for each system, one or more documents in a file, in any order.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Dice } from './dice.ts';
import { namingsOf, referencesTo } from './landscape.ts';
import type { Entry, Landscape, System, World } from './world.ts';

/** Texts by path. Every managed system has a document, even if it has no assets. */
export function filesOf({ landscape, entries }: World, dice: Dice): Map<string, string> {
  const documents = landscape.systems
    .filter(({ isManaged }) => isManaged)
    .map((system) => documentOf(system, entries, landscape, dice));
  const files = new Map<string, string>();
  const count = dice.between(1, 4);
  for (const document of dice.shuffled(documents)) {
    const n = dice.below(count);
    const path = `inventory/${n % 2 === 0 ? '' : `sub ${n}/`}${n}.${dice.chance(0.5) ? 'yml' : 'yaml'}`;
    files.set(path, `${files.get(path) ?? ''}---\n${written(document, dice)}`);
  }
  return files;
}

/** Names that YAML cannot read as anything else may be without quotes. */
function written(document: object, dice: Dice): string {
  const isHarmless = !/:"(?!(?:host-\d+|hardware|software|c[as]_\d+)")/.test(JSON.stringify(document));
  const styles = ['QUOTE_DOUBLE', 'QUOTE_SINGLE', ...(isHarmless ? (['PLAIN'] as const) : [])] as const;
  return stringify(document, { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: dice.pick(styles) });
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function documentOf(system: System, entries: readonly Entry[], landscape: Landscape, dice: Dice): object {
  const naming = dice.pick(namingsOf(system, landscape));
  const assets = entries.filter(({ state }) => state.system === system.id);
  return {
    cyber_system: naming.system,
    ...(naming.facility === null ? {} : { facility: naming.facility }),
    ...(system.prune && dice.chance(0.7) ? {} : { prune: system.prune }),
    assets: assets.map((entry) => assetOf(entry, landscape, dice)),
  };
}

function assetOf({ state, live, id, renamedFrom, movedFrom }: Entry, landscape: Landscape, dice: Dice): object {
  const from = landscape.systems.find((system) => system.id === movedFrom);
  return {
    name: state.name,
    asset_type: state.type,
    ...(renamedFrom === null ? {} : { renamed_from: renamedFrom }),
    ...(from === undefined ? {} : { moved_from: dice.pick(referencesTo(from, landscape)) }),
    ...(id ? { id: live } : {}),
  };
}
