// Puts the parts of a stand-in together: a folder, a repository in it, a desk, and a server in front.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contract, contract, type WireRequest } from './contract.ts';
import { attend, type Desk } from './desk.ts';
import { FaultPlan } from './faults.ts';
import { GitRepository } from './git.ts';
import { type Entry, type Listening, listen } from './server.ts';
import { RepositoryState } from './state.ts';
import type { Holder } from './tokens.ts';

export type Fate = 'go' | 'drop' | 'lose';

export interface StandInOptions {
  /** True when not said. In a public repository everything may be read without a permission. */
  readonly isPrivate?: boolean;
  /** No page is larger, whatever is asked for. */
  readonly pageSize?: number;
  /** Happens before a request is looked at. Its connection is dropped before that, or its answer lost. */
  readonly meet?: (request: WireRequest) => Promise<Fate>;
  /** False: requests and answers are not held against GitHub's description, which takes a third of the time. */
  readonly isHeld?: boolean;
  /** How long every answer takes, in milliseconds; none when not said. */
  readonly latencyMs?: number;
  /** Milliseconds since 1970; ten minutes ago when not said. Each event is one second later than the last. */
  readonly startAt?: number;
}

/** What a stand-in is made of. */
export interface Parts {
  readonly desk: Desk;
  readonly holders: Map<string, Holder>;
  readonly ledger: readonly Entry[];
  readonly listening: Listening;
  /** Everything on disk is below. */
  readonly root: string;
}

export async function raise(options: StandInOptions): Promise<Parts> {
  const { isPrivate = true, startAt = Date.now() - 600_000 } = options;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'github-')));
  const git = new GitRepository(join(root, 'git'));
  const state = new RepositoryState({ isPrivate, startAt });
  const described: Contract = await contract();
  const rules = options.isHeld === false ? { ...described, requestFaults: none, answerFaults: none } : described;
  const holders = new Map<string, Holder>();
  const ledger: Entry[] = [];
  const violations: string[] = [];
  const { pageSize = 100, meet = async () => 'go' } = options;
  const fixed = { contract: rules, state, git, holders, faults: new FaultPlan(), violations, pageSize };
  const desk = (apiUrl: string): Desk => ({ ...fixed, apiUrl });
  const listening = await listen({
    ledger,
    deepest: 0,
    now: () => state.calendar.now(),
    // Read each time: a test may slow it down once the scene is set.
    get latencyMs() {
      return options.latencyMs ?? 0;
    },
    attend: async (request, apiUrl) => {
      const fate = await meet(request);
      const answer = fate === 'drop' ? null : await attend(desk(apiUrl), request);
      return fate === 'go' ? answer : null;
    },
    broken: ({ method, path }, error) => violations.push(`${method} ${path}: the stand-in broke: ${error}`),
  });
  return { desk: desk(listening.url), holders, ledger, listening, root };
}

function none(): string[] {
  return [];
}
