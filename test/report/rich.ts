// One plan with something of everything, as a reviewer may meet it.
import { diagnostic } from '../core/build.ts';
import { ALPHA, BETA, create, file, plan, remove, system, undeclared, update } from './builder.ts';

const at = (offset: number) => ({ file: file('inventory/beta.yml'), offset });

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
        ...{ from: 'hmi-02', to: 'plc-11', id: 'ca_17', system: BETA, isExecuted: true },
      }),
      diagnostic('hint-done', 'notice', at(30), { name: 'rtu-05', key: 'renamed_from' }),
    ],
  },
);
