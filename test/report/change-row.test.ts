// A change is the same row wherever it is shown, and people read the rows in one order.
import { expect, test } from 'vitest';
import { planDocument } from '../../src/report/plan-schema.ts';
import { renderPlanTerminal } from '../../src/report/terminal.ts';
import { create, pageOf, plan, remove, type Side, system, undeclared, update } from './builder.ts';

const TOLT = { id: 'fac_1', name: 'Tolt Junction' };
const EMS = { ...system('cs_1', 'Alpha EMS'), impactRating: 'High' };
const SCADA = { ...system('cs_2', 'SCADA', TOLT), impactRating: 'Medium' };
const SCADA_TOO = { ...system('cs_3', 'SCADA', TOLT), impactRating: 'Medium' };
const YARD = system('cs_4', 'Yard', TOLT);

const RELAY: Side = { name: 'relay-1', system: SCADA, type: 'hardware' };

test.each([
  [remove('ca_1', 'hmi-02', EMS, 'hardware'), 'Alpha EMS High | hmi-02 | delete hardware | ca_1'],
  [create('plc-11', SCADA, 'software'), 'Tolt Junction / SCADA Medium | plc-11 | create software | '],
  [
    update('ca_2', RELAY, { name: 'relay-2', type: 'software' }),
    'Tolt Junction / SCADA Medium | relay-2 | rename from relay-1, hardware → software | ca_2',
  ],
  [
    update('ca_3', RELAY, { system: EMS, name: 'relay-9' }),
    'Alpha EMS High | relay-9 | move from Tolt Junction / SCADA, Medium → High, rename from relay-1 | ca_3',
  ],
  [
    update('ca_4', RELAY, { system: YARD }),
    'Tolt Junction / Yard | relay-1 | move from Tolt Junction / SCADA, Medium → no rating | ca_4',
  ],
  [
    update('ca_5', RELAY, { system: SCADA_TOO }),
    'Tolt Junction / SCADA Medium | relay-1 | move from Tolt Junction / SCADA (cs_2) to cs_3 | ca_5',
  ],
])('%#: its row', (change, row) => {
  const [line = ''] = pageOf(plan([change])).match(/^\| `.*$/m) ?? [];
  const cells = line.replace(/^\| /, '').replaceAll('`', '').split(' | ').slice(0, 4);
  expect(cells.join(' | ')).toBe(row);
});

test('people read n-2 before n-10 everywhere, and a plan document keeps the order of the plan', () => {
  const systems = [EMS, { ...EMS, id: 'cs_10', name: 'Unit 10' }, { ...EMS, id: 'cs_9', name: 'Unit 9' }];
  const changes = systems.flatMap((one) => ['n-1', 'n-10', 'n-2'].map((name) => create(name, one, 'hardware')));
  const whole = plan(changes, {
    undeclared: ['u-10', 'u-9'].map((name) => undeclared(`ca_${name}`, name, EMS, 'hardware')),
  });
  const document = planDocument(whole, { toolVersion: '1.2.3', generatedAt: '2026-03-01T08:00:00.000Z' });
  expect(document.changes.slice(0, 3).map(({ after }) => after?.name)).toEqual(['n-1', 'n-10', 'n-2']);

  const read = ['Alpha EMS', 'Unit 9', 'Unit 10'].flatMap((name) => [name, 'n-1', 'n-2', 'n-10']);
  const namesIn = (text: string) => text.match(/Alpha EMS|Unit \d+|[nu]-\d+/g) ?? [];
  expect(namesIn(renderPlanTerminal(whole, { color: false }))).toEqual([...read, 'Alpha EMS', 'u-9', 'u-10']);
  const markdown = pageOf(whole, { next: 'review' });
  const rows = markdown.slice(markdown.indexOf('Create 9'));
  expect([...new Set(namesIn(rows))]).toEqual([...new Set([...read, 'u-9', 'u-10'])]);
});
