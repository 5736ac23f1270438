// One apply against a scripted service, and what it asked for.
import { executeChanges } from '../../src/apply/execute.ts';
import type { ApplyPorts } from '../../src/apply/ports.ts';
import type { Change } from '../../src/core/change.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { asset } from '../core/build.ts';
import { holding, outcomes, portsTo } from './scripted.ts';

interface Setup {
  readonly assets?: readonly LiveAsset[];
  readonly changes: readonly Change[];
  readonly concurrency?: number;
  /** Replace methods of the reader and of the writer, from what the scripted ones do. */
  readonly reader?: Replaced<'reader'>;
  readonly writer?: Replaced<'writer'>;
  readonly ports?: Partial<Omit<ApplyPorts, 'reader' | 'writer'>>;
}

type Replaced<P extends 'reader' | 'writer'> =
  | Partial<ApplyPorts[P]>
  | ((scripted: ApplyPorts[P], held: Map<string, LiveAsset>) => Partial<ApplyPorts[P]>);

/** Applies to a service that holds `assets`. */
export async function apply({ assets = [], changes, concurrency = 1, ports = {}, ...replaced }: Setup) {
  const held = holding(...assets);
  const scripted = portsTo(held, ports);
  const { reader, writer } = scripted.ports;
  const input = { changes, live: assets, concurrency, random: () => 0.5 };
  const { reader: reading = {}, writer: writing = {} } = replaced;
  const report = await executeChanges(input, {
    ...scripted.ports,
    reader: { ...reader, ...(typeof reading === 'function' ? reading(reader, held) : reading) },
    writer: { ...writer, ...(typeof writing === 'function' ? writing(writer, held) : writing) },
  });
  return { ...scripted, report, held, told: outcomes(report.results) };
}

/** A method that fails.*/
export const failing = (error: unknown) => () => Promise.reject(error);
/** `ca_1`, `ca_2`, … in one system. */
export const a = (n: number, name: string) => asset(`ca_${n}`, 'cs_a', name);
