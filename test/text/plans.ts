// Plans that several tests show.
import type { Plan } from '../../src/core/change.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, BETA, create, file, plan, remove, system, undeclared, update } from './builder.ts';

/** A plan with these two texts in every place that can contain one. */
export function hostilePlan(a: string, b: string): Plan {
  const one = { id: `1${a}`, name: a, site: { id: `3${b}`, name: b }, impactRating: a };
  const two = { id: `2${b}`, name: b, site: null, impactRating: null };
  const path = b;
  const origins = ['inventory', 'pending', 'drift'] as const;
  const changes = origins.flatMap((origin) => [
    remove(a, b, one, 'hardware', { origin }),
    update(b, { name: a, system: one, type: 'hardware' }, { system: two }, { origin, path }),
    update(b, { name: a, system: one, type: 'hardware' }, { name: `${b}!` }, { origin, path }),
    update(a, { name: a, system: one, type: 'hardware' }, { type: 'software' }, { origin, path }),
    create(a, two, 'software', { origin, path }),
  ]);
  const at = { file: file(path), offset: 3 };
  return plan(changes, {
    undeclared: [undeclared(a, b, two, 'hardware')],
    ratings: [
      { code: 'impact-rating-differs', severity: 'warning', at, args: { system: one, declared: 'Low', live: b } },
    ],
    diagnostics: [
      diagnostic('unreadable-file', 'warning', at, { reason: a }),
      diagnostic('possible-rename', 'warning', at, { from: a, to: b, id: a, system: one, kind: 'deleted' }),
      diagnostic('system-adopted', 'notice', null, { system: one, count: 2 }),
    ],
  });
}

const at = (offset: number) => ({ file: file('inventory/beta.yml'), offset });

/** Something of everything that a reviewer may see. */
export const RICH = plan(
  [
    remove('ca_17', 'hmi-02', ALPHA, 'hardware'),
    remove('ca_22', 'hist-old', ALPHA, 'software'),
    remove('ca_77', 'sw-09', BETA, 'hardware', { origin: 'drift' }),
    update('ca_40', { name: 'fw-01', system: ALPHA, type: 'hardware' }, { system: BETA }, { line: 6 }),
    update('ca_81', { name: 'rtu-03', system: BETA, type: 'hardware' }, { name: 'rtu-03a' }, { line: 9 }),
    update('ca_90', { name: 'scada-fep', system: BETA, type: 'hardware' }, { type: 'software' }, { line: 22 }),
    create('os-11', BETA, 'software', { line: 27, origin: 'pending' }),
    create('plc-11', BETA, 'hardware', { line: 25 }),
  ],
  {
    unchanged: 412,
    undeclared: [undeclared('ca_95', 'ups-01', BETA, 'hardware')],
    diagnostics: [
      diagnostic('system-released', 'warning', null, { system: system('cs_9', 'Old Yard'), count: 4 }),
      diagnostic('possible-rename', 'warning', at(25), {
        ...{ from: 'hmi-02', to: 'plc-11', id: 'ca_17', system: BETA, kind: 'deleted' },
      }),
      diagnostic('hint-done', 'notice', at(30), { name: 'rtu-05', keys: ['renamed_from'], isOwnPlace: false }),
    ],
  },
);
