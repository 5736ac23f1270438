// Which live asset each desired asset means (design section 4): by id, by hint or name, by an inferred move.
// Each desired asset claims at most one live asset, each live asset is claimed at most once.
import { type Candidate, claimByHints, claimTheRest, hintedCandidate, type Settling } from './candidates.ts';
import { diagnostic, type Place, type Report } from './diagnostic.ts';
import { Claims, type Matching, NOBODY, NONE, SEVERAL, SWAP_SUFFIX } from './live-index.ts';
import type { AssetType, DesiredAsset, LiveAsset } from './model.ts';
import { placeOf } from './names.ts';
import { assetsOf, type Directory, type ResolvedSystem, type SystemIndex } from './resolve.ts';

interface MatchInput {
  readonly systems: readonly ResolvedSystem[];
  readonly live: readonly LiveAsset[];
  readonly directory: Directory;
  /** Systems, besides those of the inventory, that an asset may be inferred to have moved out of. */
  readonly moveSources: ReadonlySet<string>;
}

/** Desired assets are numbered as `assetsOf` yields them, system by system. Linear in desired plus live assets. */
export function matchAssets(input: MatchInput, report: Report): Matching {
  const { systems, live, moveSources } = input;
  const directory = input.directory.systems;
  const { total, pinned, hinted } = collectHints(systems, directory);
  const sources = hinted.flatMap(({ source }) => (source === null ? [] : [source.system.id]));
  const claims = new Claims(live, new Set([...systems.map((s) => s.system.id), ...sources]), total);

  claimByIds(pinned, claims, report);
  const settling = { claims, directory, report };
  const open = claimByHints(hinted, settling);
  claimTheRest([...open, ...claimOwnNames(systems, claims)], settling);
  inferMoves({ systems, claims, moveSources, directory }, report);
  return claims;
}

interface Pinned {
  readonly desired: number;
  readonly id: string;
  readonly at: Place;
}

function collectHints(systems: readonly ResolvedSystem[], directory: SystemIndex) {
  const pinned: Pinned[] = [];
  const hinted: Candidate[] = [];
  let total = 0;
  for (const resolved of systems) {
    for (const asset of assetsOf(resolved)) {
      const desired = total++;
      if (asset.hints === null) continue;
      // An id beats the other hints.
      const { id } = asset.hints;
      if (id !== null) pinned.push({ desired, id: id.value, at: { file: asset.document.file, offset: id.offset } });
      else hinted.push(hintedCandidate({ desired, asset, system: resolved.system }, directory));
    }
  }
  return { total, pinned, hinted };
}

function claimByIds(pinned: readonly Pinned[], claims: Claims, report: Report): void {
  if (pinned.length === 0) return;
  const wanted = new Map<string, Pinned>();
  for (const pin of pinned) {
    claims.fail(pin.desired);
    // Of two that pin one asset, names.ts has reported the second.
    if (!wanted.has(pin.id)) wanted.set(pin.id, pin);
  }
  claims.assets.forEach((asset, live) => {
    const pin = wanted.get(asset.id);
    if (pin === undefined) return;
    claims.claim(pin.desired, live);
    wanted.delete(asset.id);
  });
  for (const { id, at } of wanted.values()) report(diagnostic('unknown-asset-id', 'error', at, { id }));
}

/** Plain assets take the live asset of their own name. Returns those about which more than that must be asked. */
function claimOwnNames(systems: readonly ResolvedSystem[], claims: Claims): Candidate[] {
  const open: Candidate[] = [];
  let desired = -1;
  for (const { system, documents } of systems) {
    for (const document of documents) {
      for (const asset of document.assets) {
        desired++;
        if (asset.hints !== null) continue;
        const live = claims.onlyUnclaimed(system.id, asset.name);
        if (live >= 0) claims.claim(desired, live);
        else if (live === SEVERAL || isParked(claims, system.id, asset.name)) {
          open.push({ desired, asset, system, source: null, unresolved: null });
        }
      }
    }
  }
  return open;
}

function isParked(claims: Claims, systemId: string, name: string): boolean {
  return claims.hasParked && claims.onlyUnclaimed(systemId, name + SWAP_SUFFIX) !== NOBODY;
}

// Matching step 3 (design section 4): an entry that now stands in another system's file has moved, if exactly one
// unclaimed asset of that name and type can be meant. Otherwise nothing is inferred, and it is said.

interface InferInput {
  readonly systems: readonly ResolvedSystem[];
  readonly claims: Claims;
  readonly moveSources: ReadonlySet<string>;
  readonly directory: SystemIndex;
}

/** Desired and live assets of one name and type that nothing else claims. */
interface Namesakes {
  readonly desired: { readonly number: number; readonly asset: DesiredAsset }[];
  readonly live: number[];
}

type ByType = Record<AssetType, Map<string, Namesakes>>;

function inferMoves({ systems, claims, moveSources, directory }: InferInput, report: Report): void {
  const byType = unmatched(systems, claims);
  if (byType.hardware.size + byType.software.size === 0) return;
  const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
  const ignoring = new Map(systems.flatMap(({ system, ignore }) => (ignore === null ? [] : [[system.id, ignore]])));
  claims.assets.forEach((asset, live) => {
    if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id)) return;
    if (ignoring.get(asset.cyber_system_id)?.find(asset.name)) return;
    byType[asset.asset_type].get(asset.name)?.live.push(live);
  });
  for (const namesakes of [...byType.hardware.values(), ...byType.software.values()]) {
    const [desired] = namesakes.desired;
    const [live] = namesakes.live;
    if (desired === undefined || live === undefined) continue;
    if (namesakes.desired.length === 1 && namesakes.live.length === 1) claims.claim(desired.number, live);
    else reportAmbiguous(namesakes, { claims, directory, report });
  }
}

function unmatched(systems: readonly ResolvedSystem[], claims: Claims): ByType {
  const byType: ByType = { hardware: new Map(), software: new Map() };
  let number = -1;
  for (const resolved of systems) {
    for (const asset of assetsOf(resolved)) {
      number++;
      if (claims.liveOf[number] !== NONE) continue;
      const byName = byType[asset.assetType];
      const namesakes = byName.get(asset.name);
      if (namesakes === undefined) byName.set(asset.name, { desired: [{ number, asset }], live: [] });
      else namesakes.desired.push({ number, asset });
    }
  }
  return byType;
}

function reportAmbiguous({ desired, live }: Namesakes, { claims, directory, report }: Settling): void {
  const found = live.map((number) => claims.assets[number]!).sort((a, b) => (a.id < b.id ? -1 : 1));
  const assets = found.map(({ id, cyber_system_id }) => ({ id, system: directory.place(cyber_system_id) }));
  for (const { asset } of desired) {
    report(diagnostic('ambiguous-move', 'warning', placeOf(asset), { name: asset.name, assets }));
  }
}
