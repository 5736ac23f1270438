// Writes drift into the files (`import --update`): what the plan calls drift, the files declare from now on. Changes
// that somebody asked for and that are not applied yet stay. Pure.
import type { Change, Plan } from '../../core/change.ts';
import { compareNatural } from '../../core/compare.ts';
import { diagnostic, hasErrors, type Report, unreported } from '../../core/diagnostic.ts';
import { groupBy } from '../../core/group.ts';
import type {
  CyberSystem,
  DesiredAsset,
  Inventory,
  InventoryDocument,
  Live,
  LiveAsset,
  Located,
} from '../../core/model.ts';
import { nameKey, SWAP_SUFFIX } from '../../core/names.ts';
import { makePlan, type PlanInput } from '../../core/plan.ts';
import { possibleRenames } from '../../core/renames.ts';
import { type Directory, makeDirectory, resolveSystems } from '../../core/resolve.ts';
import type { PlaceSystem } from '../../core/system-context.ts';
import { sourceFile } from '../files.ts';
import {
  fieldsOfLive,
  findMeanings,
  freshSystem,
  idRule,
  type Meanings,
  type Wanted,
  type WantedInput,
} from './from-live.ts';
import { SystemNaming } from './system-naming.ts';
import { asDeclared, isDeclarable, type WantedEntry, type WantedSystem } from './wanted.ts';

export interface AdoptInput extends WantedInput {
  /** The inventory that was applied. null if not known: then every difference counts as drift. */
  readonly base: Inventory | null;
  readonly settings: PlanInput['settings'];
}

/** Each round leaves less to do. More rounds mean a bug in this file. */
const MOST_ROUNDS = 10;

/** null if the files do not fit the service for another reason than drift. A plan of the files says why. */
export function wantDrift(input: AdoptInput, report: Report): Wanted | null {
  const naming = new SystemNaming(input.live, input.withSystemIds);
  const adoption = new Adoption(input, naming, report);
  if (adoption.hasUnknown) return null;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = adoption.round(round > 0);
    if (next === 'refused') return null;
    if (next === 'done') return { systems: [...adoption.wanted.values()], naming };
  }
  throw new Error('adopting drift does not end');
}

type WantedById = Map<string, WantedSystem>;

/** Entries as a plan reads them, and the wanted entries behind them. */
interface Draft {
  readonly inventory: Inventory;
  readonly placeOf: ReadonlyMap<DesiredAsset, EntryPlace>;
}

interface EntryPlace {
  readonly systemId: string;
  readonly wanted: WantedEntry;
}

class Adoption {
  wanted: WantedById;
  /** Whether a document names no known cyber system. No change of an asset explains that. */
  readonly hasUnknown: boolean;
  readonly #input: AdoptInput;
  readonly #naming: SystemNaming;
  readonly #report: Report;
  readonly #directory: Directory;
  /** null if every difference counts. */
  readonly #base: Inventory | null;
  readonly #isSettled: (key: string) => boolean;

  constructor(input: AdoptInput, naming: SystemNaming, report: Report) {
    this.#input = input;
    this.#naming = naming;
    this.#report = report;
    this.#directory = makeDirectory(input.live, input.settings);
    const { systems, unresolved } = resolveSystems(input.inventory, this.#directory, unreported);
    this.wanted = asDeclared(systems);
    this.hasUnknown = unresolved.length > 0;
    if (input.base === null) {
      this.#base = null;
      this.#isSettled = () => true;
      return;
    }
    // Entries that head and base share, and that fit neither, are due to a change at the service.
    const inHead = new Set<string>();
    const inBoth = new Set<string>();
    this.#settle(this.wanted, (key) => inHead.add(key).has(key));
    const base = asDeclared(resolveSystems(input.base, this.#directory, unreported).systems);
    const settled = this.#settle(base, (key) => inHead.has(key) && inBoth.add(key).has(key));
    this.#base = draftOf(settled).inventory;
    this.#isSettled = (key) => inBoth.has(key);
  }

  round(isAgain: boolean): 'done' | 'refused' | 'more' {
    const { live, settings } = this.#input;
    this.wanted = this.#settle(this.wanted, this.#isSettled);
    const draft = draftOf(this.wanted);
    const base = this.#base ?? draft.inventory;
    const plan = makePlan({
      head: draft.inventory,
      base,
      applied: base,
      recorded: new Set(),
      live,
      diagnostics: [],
      baseFindings: [],
      settings,
    });
    if (hasErrors(plan.diagnostics)) return 'refused';
    const systems = resolveSystems(draft.inventory, this.#directory, unreported).systems;
    const meanings = findMeanings(systems, live, this.#directory);
    const isPinned = idRule({ ...this.#input, withIds: this.#input.withIds || isAgain }, systems, meanings);
    const tools = { isPinned, naming: this.#naming, report: this.#report, live, place: this.#directory.systems.place };
    const next = new NextRound(this.wanted, draft, tools);
    next.adopt(plan);
    next.dropServedHints(meanings);
    this.wanted = next.wanted();
    if (next.isRefused) return 'refused';
    return next.isChanged ? 'more' : 'done';
  }

  /**
   * If an entry cannot be matched, because its asset or the source of its hint is gone or another asset took its name,
   * it is from then on known only by its name. If several assets have that name, it gets the id of the first.
   */
  #settle(wanted: WantedById, isToSettle: (key: string) => boolean): WantedById {
    const { live } = this.#input;
    let settled = wanted;
    for (const isNamed of [false, true]) {
      const draft = draftOf(settled);
      const { systems } = resolveSystems(draft.inventory, this.#directory, unreported);
      const { failed, unclaimed } = findMeanings(systems, live, this.#directory);
      if (failed.length === 0) return settled;
      const free = groupBy(unclaimed, (asset) => nameKey(asset.cyber_system_id, asset.name));
      const idOf = (systemId: string, name: string) => {
        const [first] = (free.get(nameKey(systemId, name)) ?? []).map(({ id }) => id).sort(compareNatural);
        return first ?? null;
      };
      const replaced = new Map<WantedEntry, WantedEntry>();
      for (const asset of failed) {
        const { systemId, wanted: one } = draft.placeOf.get(asset)!;
        if (!isToSettle(entryKey(systemId, one))) continue;
        const id = isNamed ? (idOf(systemId, asset.name) ?? idOf(systemId, asset.name + SWAP_SUFFIX)) : null;
        replaced.set(one, { ...one, fields: { ...one.fields, id, renamedFrom: null, movedFrom: null } });
      }
      const entriesOf = ({ entries }: WantedSystem) => entries.map((one) => replaced.get(one) ?? one);
      settled = new Map(Array.from(settled, ([id, system]) => [id, { ...system, entries: entriesOf(system) }]));
    }
    return settled;
  }
}

function entryKey(systemId: string, { fields }: WantedEntry): string {
  return JSON.stringify([systemId, fields]);
}

/** An entry afterwards, and the cyber system that it was in. */
interface Continued extends EntryPlace {
  readonly from: string;
}

interface RoundTools {
  readonly isPinned: (asset: LiveAsset) => boolean;
  readonly naming: SystemNaming;
  readonly report: Report;
  readonly live: Live;
  readonly place: PlaceSystem;
}

class NextRound {
  isRefused = false;
  readonly #wanted: WantedById;
  readonly #draft: Draft;
  readonly #tools: RoundTools;
  readonly #systems: ReadonlyMap<string, CyberSystem>;
  /** The new contents of entries; null for a removed one. */
  readonly #next = new Map<WantedEntry, Continued | null>();
  readonly #added: EntryPlace[] = [];

  constructor(wanted: WantedById, draft: Draft, tools: RoundTools) {
    this.#wanted = wanted;
    this.#draft = draft;
    this.#tools = tools;
    this.#systems = new Map(tools.live.systems.map((system) => [system.id, system]));
  }

  adopt(plan: Plan): void {
    const drift = new Set<Change>(plan.changes.filter(({ origin }) => origin === 'drift'));
    const pairs = possibleRenames(plan).filter(({ from, to }) => drift.has(from) && drift.has(to));
    const renamed = new Map(pairs.map(({ from, to }) => [to, from]));
    for (const { from } of pairs) drift.delete(from);
    for (const change of drift) {
      if (change.action === 'delete') this.#add(liveOf(change.id, change.before));
      else {
        const source = change.action === 'update' ? change : renamed.get(change);
        this.#continue(change.desired, source === undefined ? null : liveOf(source.id, source.before));
      }
    }
  }

  /** The live asset already has the place and the name of the hints. */
  dropServedHints({ liveOf }: Meanings): void {
    for (const [asset, { systemId, wanted }] of this.#draft.placeOf) {
      const { fields } = wanted;
      if (fields.renamedFrom === null && fields.movedFrom === null) continue;
      if (this.#next.has(wanted)) continue;
      const meant = liveOf.get(asset);
      if (meant?.name !== fields.name || meant.cyber_system_id !== systemId) continue;
      this.#next.set(wanted, {
        from: systemId,
        systemId,
        wanted: { ...wanted, fields: { ...fields, renamedFrom: null, movedFrom: null } },
      });
    }
  }

  wanted(): WantedById {
    const result = new Map<string, WantedSystem>();
    for (const [id, system] of this.#wanted) {
      const entries = system.entries.flatMap((one) => {
        const next = this.#next.get(one);
        return next === undefined ? one : next === null || next.systemId !== id ? [] : next.wanted;
      });
      result.set(id, { ...system, entries });
    }
    const arriving = [...this.#next.values()].flatMap((next) =>
      next === null || next.from === next.systemId ? [] : next,
    );
    for (const { systemId, wanted } of [...arriving, ...this.#added]) {
      const system = result.get(systemId) ?? freshSystem(this.#systems.get(systemId)!, false);
      result.set(systemId, { ...system, entries: [...system.entries, wanted] });
    }
    return result;
  }

  get isChanged(): boolean {
    return this.#next.size + this.#added.length > 0;
  }

  /** null if its asset is gone. An asset that the system ignores is not declared in it. */
  #continue(desired: DesiredAsset, live: LiveAsset | null): void {
    const { wanted, systemId: from } = this.#draft.placeOf.get(desired)!;
    const systemId = live?.cyber_system_id ?? '';
    const isIgnored = live !== null && this.#wanted.get(systemId)?.declared?.ignore?.find(live.name);
    if (live === null || isIgnored) {
      this.#next.set(wanted, null);
      return;
    }
    if (!this.#canDeclare(live, wanted.fields.id !== null)) return;
    const { externalId, id } = wanted.fields;
    const fields = { ...fieldsOfLive(live, id !== null || this.#tools.isPinned(live)), externalId };
    this.#next.set(wanted, { from, systemId, wanted: { fields, entry: wanted.entry } });
  }

  #add(live: LiveAsset): void {
    if (!this.#canDeclare(live, false)) return;
    const wanted = { fields: fieldsOfLive(live, this.#tools.isPinned(live)), entry: null };
    this.#added.push({ systemId: live.cyber_system_id, wanted });
  }

  /** Without a name, or in a system that no file can name, an asset stays undeclared, and nothing is written. */
  #canDeclare(live: LiveAsset, hasId: boolean): boolean {
    const systemId = live.cyber_system_id;
    const system = this.#systems.get(systemId);
    const hasPlace = this.#wanted.has(systemId) || (system !== undefined && this.#tools.naming.spell(system) !== null);
    if (hasPlace && isDeclarable(live, hasId || this.#tools.isPinned(live))) return true;
    this.isRefused = true;
    const args = { id: live.id, name: live.name, system: this.#tools.place(systemId) };
    this.#tools.report(diagnostic('undeclarable-asset', 'error', null, args));
    return false;
  }
}

function liveOf(id: string, before: NonNullable<Change['before']>): LiveAsset {
  return { ...before, id, organization_slug: '' };
}

/** The wanted entries as documents for a plan. */
function draftOf(wanted: WantedById): Draft {
  const documents: InventoryDocument[] = [];
  const placeOf = new Map<DesiredAsset, EntryPlace>();
  for (const [systemId, system] of wanted) {
    const homes = system.declared?.documents ?? [NO_DOCUMENT];
    const own = new Set(homes);
    const entriesOf = groupBy(system.entries, ({ entry }) => {
      return entry !== null && own.has(entry.document) ? entry.document : homes[0]!;
    });
    for (const home of homes) {
      const assets: DesiredAsset[] = [];
      const cyberSystem = { ...home.cyberSystem, value: systemId };
      const document = { ...home, cyberSystem, facility: null, prune: system.prune ?? home.prune, assets };
      documents.push(document);
      for (const one of entriesOf.get(home) ?? []) {
        const asset = assetOf(one, document);
        placeOf.set(asset, { systemId, wanted: one });
        assets.push(asset);
      }
    }
  }
  return { inventory: { documents, isComplete: true }, placeOf };
}

const NO_DOCUMENT: InventoryDocument = {
  file: sourceFile('', ''),
  cyberSystem: { value: '', offset: 0 },
  facility: null,
  prune: null,
  assetType: null,
  ignore: [],
  assets: [],
  isWhole: true,
};

function assetOf({ fields, entry }: WantedEntry, document: InventoryDocument): DesiredAsset {
  const offset = entry?.offset ?? 0;
  const located = (value: string | null): Located<string> | null => (value === null ? null : { value, offset });
  const hints = {
    id: located(fields.id),
    renamedFrom: located(fields.renamedFrom),
    movedFrom: located(fields.movedFrom),
  };
  const isPlain = Object.values(hints).every((hint) => hint === null);
  return {
    name: fields.name,
    assetType: fields.assetType,
    offset,
    document,
    hints: isPlain ? null : hints,
    externalId: located(fields.externalId),
  };
}
