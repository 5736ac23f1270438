// Random live worlds as an import may find them: clean, unclean and repeated names, and systems with and
// without a facility.
import fc from 'fast-check';
import type { CyberSystem, Facility, Live, LiveAsset } from '../../src/core/model.ts';

const SLUG = 'acme';

/** Names that YAML or a file system reads as something else, or that people cannot see. */
export const HOSTILE: readonly string[] = [
  ...['NO', '0123', '1e3', '12:30', '2024-01-01', 'null', '~', '<<', '='],
  ...['# x', 'a: b', "it's", '"', '"quoted"', '[a', '{a}', '&a', '*a', '!a', '-', '- a', '? a', '%YAML', '---'],
  ...['a, b', 'a #b', 'C:\\x', '@at', '`tick`', 'trailing:', 'a~cip-sync', 'a', 'A', 'x'.repeat(300)],
  ...['a ', ' a', ' ', 'a\tb', 'a\nb', 'a\u2028b', '\uFEFFa', 'a\u202Eb', 'a\u200Bb', '\u0085'],
  ...['\ud800', 'x\udc00y', '北変電所', '🔌', 'Å', 'A\u030A'],
  ...['..', '.', '/etc/passwd', 'CON', 'nul', 'cs_1', 'fac_1', 'ca_1'],
];

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.constantFrom('ems-01', 'hmi 2', 'relay_21', 'Plant DCS', 'plant-dcs') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }) },
);
const facilityNumber = fc.option(fc.nat(2), { nil: null });

const assetName = fc.oneof({ weight: 9, arbitrary: name }, fc.constant(''));

export const liveWorlds: fc.Arbitrary<Live> = fc
  .record({
    facilities: fc.array(name, { minLength: 1, maxLength: 3 }),
    systems: fc.array(fc.tuple(name, facilityNumber), { maxLength: 6 }),
    assets: fc.array(fc.tuple(assetName, fc.nat(5), fc.boolean()), { maxLength: 20 }),
  })
  .map(toLive);

interface Drawn {
  readonly facilities: readonly string[];
  readonly systems: readonly (readonly [string, number | null])[];
  readonly assets: readonly (readonly [string, number, boolean])[];
}

function toLive({ facilities, systems, assets }: Drawn): Live {
  const organization_slug = SLUG;
  const listed = systems.map(([own, facility], k): CyberSystem => {
    const facility_id = facility === null ? null : `fac_${facility % facilities.length}`;
    return { id: `cs_${k}`, name: own, facility_id, organization_slug };
  });
  return {
    organization: SLUG,
    facilities: facilities.map((own, k): Facility => ({ id: `fac_${k}`, name: own, organization_slug })),
    systems: listed,
    assets:
      listed.length === 0
        ? []
        : assets.map(([own, system, isSoftware], k): LiveAsset => {
            const asset_type = isSoftware ? 'software' : 'hardware';
            const cyber_system_id = `cs_${system % listed.length}`;
            return { id: `ca_${k}`, name: own, cyber_system_id, asset_type, organization_slug };
          }),
  };
}
