// Small worlds for tests of the core: a document or a live list in one line.
import type { Code, Diagnostic, DiagnosticArgs, Place } from '../../src/core/diagnostic.ts';
import type {
  AssetType,
  CyberSystem,
  DesiredAsset,
  Facility,
  ImpactRating,
  Inventory,
  InventoryDocument,
  Live,
  LiveAsset,
  SourceFile,
} from '../../src/core/model.ts';
import { makePlan, type PlanInput } from '../../src/core/plan.ts';

export const ORGANIZATION = 'acme';

export interface AssetSpec {
  readonly name: string;
  readonly type?: AssetType;
  readonly id?: string;
  readonly renamedFrom?: string;
  readonly movedFrom?: string;
  readonly externalId?: string;
}

/** An entry with a renamed_from. */
export function was(name: string, renamedFrom: string): AssetSpec {
  return { name, renamedFrom };
}

/** An entry with a number of a CMDB. */
export function numbered(name: string, externalId: string): AssetSpec {
  return { name, externalId };
}

/** An entry that is pinned. */
export function byId(name: string, id: string): AssetSpec {
  return { name, id };
}

export interface DocumentSpec {
  readonly system: string;
  readonly facility?: string;
  readonly ignore?: readonly string[];
  readonly rating?: ImpactRating;
  readonly prune?: boolean;
  readonly assets: readonly (string | AssetSpec)[];
  readonly path?: string;
}

/** A file whose lines are ten offsets long, so that tests can predict places. */
export function sourceFile(path: string): SourceFile {
  return {
    path,
    lineText: String,
    place: (offset) => ({ line: Math.floor(offset / 10) + 1, column: (offset % 10) + 1 }),
  };
}

/** Documents of one inventory. Documents with the same path share a file, one below the other. */
export function inventory(...specs: readonly DocumentSpec[]): Inventory {
  const files = new Map<string, { file: SourceFile; next: number }>();
  return { documents: specs.map((spec) => document(spec, files)) };
}

/** One document for each system, with these assets. */
export function declaring(systems: Readonly<Record<string, DocumentSpec['assets']>>): Inventory {
  return inventory(...Object.entries(systems).map(([system, assets]) => ({ system, assets })));
}

function document(spec: DocumentSpec, files: Map<string, { file: SourceFile; next: number }>): InventoryDocument {
  const path = spec.path ?? `inventory/${spec.system}.yml`;
  const entry = files.get(path) ?? { file: sourceFile(path), next: 0 };
  files.set(path, entry);
  const line = () => {
    entry.next += 10;
    return entry.next - 10;
  };
  const assets: DesiredAsset[] = [];
  const made: InventoryDocument = {
    file: entry.file,
    cyberSystem: { value: spec.system, offset: line() },
    facility: spec.facility === undefined ? null : { value: spec.facility, offset: line() },
    impactRating: spec.rating === undefined ? null : { value: spec.rating, offset: line() },
    prune: spec.prune ?? null,
    assetType: null,
    ignore: (spec.ignore ?? []).map((value) => ({ value, offset: line() })),
    assets,
    isWhole: true,
  };
  for (const asset of spec.assets) {
    const full = typeof asset === 'string' ? { name: asset } : asset;
    const offset = line();
    assets.push({
      name: full.name,
      assetType: full.type ?? 'hardware',
      offset,
      document: made,
      hints: hintsOf(full, offset),
      externalId: full.externalId === undefined ? null : { value: full.externalId, offset: offset + 2 },
    });
  }
  return made;
}

function hintsOf({ id, renamedFrom, movedFrom }: AssetSpec, offset: number): DesiredAsset['hints'] {
  if (id === undefined && renamedFrom === undefined && movedFrom === undefined) return null;
  const located = (value: string | undefined) => (value === undefined ? null : { value, offset: offset + 1 });
  return { id: located(id), renamedFrom: located(renamedFrom), movedFrom: located(movedFrom) };
}

export function system(id: string, name: string, facilityId?: string | null): CyberSystem {
  const facility = facilityId === undefined ? {} : { facility_id: facilityId };
  return { id, name, organization_slug: ORGANIZATION, ...facility };
}

export function facility(id: string, name: string): Facility {
  return { id, name, organization_slug: ORGANIZATION };
}

/** A live asset: `asset('ca_1', 'cs_a', 'name')`, and `'software'` at the end if it is not hardware. */
export function asset(id: string, systemId: string, name: string, type: AssetType = 'hardware'): LiveAsset {
  return { id, name, cyber_system_id: systemId, asset_type: type, organization_slug: ORGANIZATION };
}

const ALPHA = system('cs_a', 'Alpha');
export const BETA = system('cs_b', 'Beta');
const GAMMA = system('cs_c', 'Gamma');

export function live(assets: readonly LiveAsset[], extra: Partial<Live> = {}): Live {
  return { organization: ORGANIZATION, facilities: [], systems: [ALPHA, BETA, GAMMA], assets, ...extra };
}

/** Assets `ca_1` and so on, each `name` in Alpha or `Beta/name`. */
export function liveAs(...assets: readonly string[]): Live {
  return live(
    assets.map((path, n) => {
      const [name = '', system = 'Alpha'] = path.split('/').reverse();
      return asset(`ca_${n + 1}`, SYSTEMS[system]!, name);
    }),
  );
}

const SYSTEMS: Readonly<Record<string, string>> = { Alpha: 'cs_a', Beta: 'cs_b', Gamma: 'cs_c' };

interface PlanExtra extends Partial<Omit<PlanInput, 'settings'>> {
  readonly settings?: Partial<PlanInput['settings']>;
}

export function plan(head: Inventory, world: Live, extra: PlanExtra = {}) {
  return makePlan({
    head,
    base: null,
    applied: null,
    recorded: new Set(),
    live: world,
    diagnostics: [],
    baseFindings: [],
    ...extra,
    settings: {
      maxDeletes: 25,
      maxDeletePercent: 30,
      uniqueNames: 'system',
      applyDrift: false,
      ...extra.settings,
    },
  });
}

/** Settings that allow any number of deletes. */
export const TOLERANT = {
  settings: { maxDeletes: 1e9, maxDeletePercent: 100 },
} as const;

/** Changes as lines: `update ca_1 Alpha/a → Beta/b`. */
export function told(changes: ReturnType<typeof plan>['changes']): string[] {
  const names = new Map([ALPHA, BETA, GAMMA].map(({ id, name }) => [id, name]));
  const state = (s: { name: string; cyber_system_id: string; asset_type: string } | null) =>
    s === null
      ? ''
      : `${names.get(s.cyber_system_id) ?? s.cyber_system_id}/${s.name}${s.asset_type === 'software' ? ' (software)' : ''}`;
  return changes.map((c) =>
    c.action === 'create'
      ? `create ${state(c.after)}`
      : c.action === 'delete'
        ? `delete ${c.id} ${state(c.before)}`
        : `update ${c.id} ${state(c.before)} → ${state(c.after)}`,
  );
}

/** The same lines, each after its origin. */
export function origins({ changes }: ReturnType<typeof plan>): string[] {
  return changes.map((change) => `${change.origin} ${told([change])[0]}`);
}

export function codes(diagnostics: ReturnType<typeof plan>['diagnostics']): string[] {
  return diagnostics.map((d) => `${d.severity} ${d.code}`);
}

/** A finding. The types check the arguments against the code. */
export function diagnostic<C extends Code>(
  code: C,
  severity: Diagnostic['severity'],
  at: Place | null,
  args: DiagnosticArgs[C],
): Diagnostic {
  return { code, severity, at, args } as Diagnostic;
}
