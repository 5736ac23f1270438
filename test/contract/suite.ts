// The contract of the service, line by line from the API document, over plain fetch: for the emulator and, just as
// it stands, for a live service.
import { afterAll, beforeAll, describe } from 'vitest';
import { isolationContract, keyContract } from './keys.ts';
import { plannedContract } from './planned.ts';
import { readContract } from './reads.ts';
import type { Target } from './target.ts';
import { writeContract } from './writes.ts';

export interface ContractTarget {
  readonly label: string;
  /** Whether anything is written; without it only GET is sent. */
  readonly writes: boolean;
  /** Whether the target has a key of a second organization. */
  readonly foreign: boolean;
  open(): Promise<Target>;
}

/** Declares the whole suite for one service. */
export function contractSuite({ label, writes, foreign, open }: ContractTarget): void {
  describe(label, () => {
    let opened: Target | null = null;
    const target = (): Target => {
      if (opened === null) throw new Error('the service was not opened');
      return opened;
    };
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => opened?.close());

    describe('reads', () => readContract(target));
    describe('keys', () => keyContract(target));
    describe('planned', () => plannedContract(target, writes));
    if (writes) describe('writes', () => writeContract(target));
    if (foreign) describe('isolation', () => isolationContract(target, () => target().foreign?.key ?? ''));
  });
}
