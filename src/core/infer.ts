// Matching step 3 (design section 4): an entry that now stands in another system's file has moved, if exactly one
// unclaimed asset of that name and type can be meant. Otherwise nothing is inferred, and it is said.
import { type Claims, NONE } from './claims.ts';
import { diagnostic, type Report } from './diagnostic.ts';
import type { AssetType, DesiredAsset } from './model.ts';
import { placeOf } from './names.ts';
import { named } from './reference.ts';
import { assetsOf, type ResolvedSystem } from './resolve.ts';

interface InferInput {
  readonly systems: readonly ResolvedSystem[];
  readonly claims: Claims;
  readonly moveSources: ReadonlySet<string>;
}

/** Desired and live assets of one name and type that nothing else claims. */
interface Namesakes {
  readonly desired: { readonly number: number; readonly asset: DesiredAsset }[];
  readonly live: number[];
}

type ByType = Record<AssetType, Map<string, Namesakes>>;

export function inferMoves({ systems, claims, moveSources }: InferInput, report: Report): void {
  const byType = unmatched(systems, claims);
  if (byType.hardware.size + byType.software.size === 0) return;
  const sources = new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
  claims.assets.forEach((asset, live) => {
    if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id)) return;
    byType[asset.asset_type].get(asset.name)?.live.push(live);
  });
  for (const namesakes of [...byType.hardware.values(), ...byType.software.values()]) {
    const [desired] = namesakes.desired;
    const [live] = namesakes.live;
    if (desired === undefined || live === undefined) continue;
    if (namesakes.desired.length === 1 && namesakes.live.length === 1) claims.claim(desired.number, live);
    else reportAmbiguous(namesakes, claims, report);
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

function reportAmbiguous({ desired, live }: Namesakes, claims: Claims, report: Report): void {
  const ids = live.map((number) => named(claims.assets[number]!)).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { asset } of desired) {
    report(diagnostic('ambiguous-move', 'warning', placeOf(asset), { name: asset.name, assets: ids }));
  }
}
