// Writes to the ledger what the service listed, what the run was about to do, and how the run ended.

import type { EndedEvidence, EvidenceDocument } from '../apply/evidence-schema.ts';
import type { Plan } from '../core/change.ts';
import { type Clock, type Lists, TOOL_NAME } from '../core/model.ts';
import { isSystemError } from '../core/rejections.ts';
import type { ShownFields } from '../core/resolve.ts';
import type { ApplyReport, LedgerEnd } from '../core/result.ts';
import { GitError } from '../git/process.ts';
import type { Ledger } from '../run/context.ts';
import type { Reader } from '../service/client.ts';
import { LedgerError } from './bare-folder.ts';
import type { LedgerBranch } from './branch.ts';
import { behindLine, faultClause } from './fault.ts';
import type { RunContent, RunName } from './run-file.ts';
import { liveFiles } from './tree.ts';

export class LedgerRun implements Ledger {
  readonly #input: ConstructorParameters<typeof LedgerRun>[0];
  /** The lists that were read last. */
  #lists: { -readonly [K in keyof Lists]?: Lists[K] } = {};
  #assetsReadAt = 0;
  /** The commit of the intent. */
  #intent: string | null = null;
  #end: LedgerEnd = { commit: null, failure: null };
  /** The reader of the run, whose lists are remembered. */
  readonly reader: Reader;

  constructor(
    input: {
      readonly branch: LedgerBranch;
      readonly branchName: string;
      readonly name: RunName;
      readonly host: { readonly clock: Clock; readonly version: string };
      readonly fields: ShownFields;
    },
    reader: Reader,
  ) {
    this.#input = input;
    const remember = async <K extends keyof Lists, L extends Lists[K]>(key: K, list: Promise<L>): Promise<L> => {
      const read = await list;
      this.#lists[key] = read;
      if (key === 'assets') this.#assetsReadAt = input.host.clock.now();
      return read;
    };
    this.reader = {
      ...reader,
      facilities: () => remember('facilities', reader.facilities()),
      controlCenters: () => remember('controlCenters', reader.controlCenters()),
      cyberSystems: () => remember('systems', reader.cyberSystems()),
      cyberAssets: () => remember('assets', reader.cyberAssets()),
    };
  }

  /** What the run has left in the ledger so far. */
  get end(): LedgerEnd {
    return this.#end;
  }

  /** The ledger as the evidence names it: the branch, and the commit of the intent; null without an intent. */
  get note(): EvidenceDocument['ledger'] {
    return this.#intent === null ? null : { branch: this.#input.branchName, commit: this.#intent };
  }

  /** Throws a LedgerError if the ledger belongs to another organization. */
  expectOrganization(organization: string): void {
    this.#input.branch.belongsTo(organization);
  }

  /** Reads the lists that the plan did not need. */
  async readMissingLists(): Promise<void> {
    const { facilities, controlCenters } = this.#lists;
    await Promise.all([
      facilities ? null : this.reader.facilities(),
      controlCenters ? null : this.reader.controlCenters(),
    ]);
  }

  /** Records the intent before the first write. If this throws a LedgerError, nothing may be written. */
  async recordIntent(plan: Plan, { mode, by }: EvidenceDocument['approval'], commit: string | null): Promise<void> {
    const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
    const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } } as const;
    this.#intent = await this.#addRun(content, commit);
    this.#end = { commit: this.#intent, failure: null };
  }

  /** Records the end of an apply. If there was nothing to write, records a look. */
  async recordEnd(
    evidence: EndedEvidence,
    { plan, report }: { readonly plan: Plan; readonly report: ApplyReport | null },
  ): Promise<void> {
    const { result, commit } = evidence;
    if (report !== null) {
      // The closing read listed the assets. The other lists are read again. If one fails, the record has no lists.
      const { reader } = this;
      const isRead = report.converged !== null;
      const places = isRead ? [reader.facilities(), reader.controlCenters(), reader.cyberSystems()] : [];
      const read = await Promise.allSettled(places);
      if (!isRead || read.some(({ status }) => status === 'rejected')) this.#lists = {};
      await this.#tryToAdd({ kind: 'applied', evidence }, commit);
    } else if (result === 'unapproved' || result === 'blocked') {
      await this.#tryToAdd({ kind: 'refused', evidence }, commit);
    } else if (result === 'no-changes') await this.recordLook(plan, commit);
  }

  /** Records the lists of a run that had nothing to write. */
  async recordLook({ organization, summary, toExecute }: Plan, commit: string | null): Promise<void> {
    this.expectOrganization(organization);
    await this.readMissingLists();
    const { facilities = [], controlCenters = [], systems = [], assets = [] } = this.#lists;
    const counts = {
      facilities: facilities.length,
      control_centers: controlCenters.length,
      systems: systems.length,
      assets: assets.length,
      changes: toExecute.length,
      drift: summary.drift,
      undeclared: summary.undeclared,
    };
    await this.#tryToAdd({ kind: 'look', counts }, commit);
  }

  async #addRun(content: RunContent, commit: string | null): Promise<string> {
    const { branch, name, host, fields } = this.#input;
    const { facilities, controlCenters, systems, assets } = this.#lists;
    const isWhole = facilities && controlCenters && systems && assets;
    const files = isWhole ? liveFiles({ facilities, controlCenters, systems, assets }, fields) : null;
    const lists = files === null ? null : { files, readAt: this.#assetsReadAt };
    return (await branch.addRun({ name, tool: { name: TOOL_NAME, version: host.version }, content, lists, commit }))
      .commit;
  }

  /** Adds a record. If it cannot be pushed, nothing is undone. Keeps the first such failure, to be reported. */
  async #tryToAdd(content: Exclude<RunContent, { readonly kind: 'seen' }>, commit: string | null): Promise<void> {
    try {
      this.#end = { ...this.#end, commit: await this.#addRun(content, commit) };
    } catch (error) {
      let why: string;
      if (error instanceof LedgerError) why = faultClause(error.fault);
      else if (error instanceof GitError) why = error.message;
      // For example, the disk is full.
      else if (isSystemError(error)) why = `the temporary folder cannot be written (${error.code})`;
      else throw error;
      this.#end = { ...this.#end, failure: this.#end.failure ?? behindLine(content.kind, why) };
    }
  }
}
