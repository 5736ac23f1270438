// A plan in which files and service hold these two texts wherever they can hold one.

import type { Plan } from '../../src/core/change.ts';
import { diagnostic } from '../core/build.ts';
import { create, file, plan, remove, undeclared, update } from './builder.ts';

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
    diagnostics: [
      diagnostic('unreadable-file', 'warning', at, { reason: a }),
      diagnostic('possible-rename', 'warning', at, {
        from: a,
        to: b,
        id: a,
        system: one,

        isExecuted: true,
      }),
      diagnostic('system-adopted', 'notice', null, { system: one, count: 2 }),
    ],
  });
}
