// What to write into the files to keep what the service has, for each asset that drifted: exact YAML, and where.
import type { Create, Undeclared, Update } from '../core/change.ts';
import type { LiveAsset } from '../core/model.ts';
import type { ResolvedSystem } from '../core/resolve.ts';
import { fenceFor, shorten, visible, word, yamlString } from './escape.ts';
import type { Body } from './markdown/tables.ts';
import { declarations, NAMELESS, sourceOf } from './sections.ts';
import { placeText, systemText } from './text-style.ts';

/** What is told of where: the systems that the files declare, and what is live in them. */
export interface Ground {
  readonly systems: readonly ResolvedSystem[];
  readonly liveAssets: readonly LiveAsset[];
}

type System = Undeclared['cyberSystem'];

/** `path:line` of the first document that declares a system; null where none does. */
type HomeOf = (systemId: string) => string | null;

export function homesOf({ systems }: Ground): HomeOf {
  const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
  return (systemId) => {
    const document = homes.get(systemId);
    return document === undefined ? null : placeText({ file: document.file, offset: document.cyberSystem.offset });
  };
}

/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
export function additions(undeclared: readonly Undeclared[], ground: Ground): Body {
  const homeOf = homesOf(ground);
  const declare = declarer(ground);
  return yamlBlock(undeclared, (one, index) => {
    const lines = declare(one);
    const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
    return isFirst ? [...addTo(one.cyberSystem, homeOf), ...lines] : lines;
  });
}

/** For each asset that is gone or changed: the entry to take out, or what is to stand in its place. */
export function corrections(changes: readonly (Create | Update)[], ground: Ground): Body {
  const homeOf = homesOf(ground);
  const declare = declarer(ground);
  return yamlBlock(changes, (change) => {
    const place = placeOf(change);
    if (change.action === 'create') return [`# ${place}: take out ${word(change.after.name)}`];
    const { id, before, fromSystem, desired, changed } = change;
    if (before.name === '') return [`# ${place}, ${word(id)}: ${NAMELESS}`];
    const lines = declare({ asset: { ...before, id, organization_slug: '' }, cyberSystem: fromSystem });
    // Without its pin the entry could mean another asset.
    const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
    if (!changed.includes('cyber_system_id')) return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
    return [`# ${place}: take out ${word(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
  });
}

function placeOf(change: Create | Update): string {
  return visible(shorten(sourceOf(change) ?? ''));
}

/** A name that several assets of a system have, undeclared or not, tells none of them. */
function declarer({ liveAssets }: Ground): (one: Undeclared) => string[] {
  const noSystem = { id: '', name: '', site: null, impactRating: null };
  return declarations(liveAssets.map((asset) => ({ asset, cyberSystem: noSystem })));
}

function addTo(system: System, homeOf: HomeOf): string[] {
  const home = homeOf(system.id);
  if (home !== null) return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
  return [`# a new file, ${systemText(system)}: add`, `cyber_system: ${yamlString(system.id)}`, 'assets:'];
}

/** One fenced block. Every line is made inert before; only the fence could be escaped. */
function yamlBlock<T>(all: readonly T[], linesOf: (one: T, index: number) => readonly string[]): Body {
  const row = (index: number) =>
    linesOf(all[index]!, index)
      .map((line) => `${line}\n`)
      .join('');
  const fence = fenceFor(
    (function* () {
      for (const [index] of all.entries()) yield row(index);
    })(),
  );
  return { open: `${fence}yaml\n`, count: all.length, row, close: `${fence}\n` };
}
