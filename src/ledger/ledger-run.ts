// Writes to the ledger what the service listed, what the run was about to do, and how the run ended.

import type { EndedEvidence, EvidenceDocument } from '../apply/evidence-schema.ts';
import type { Plan } from '../core/change.ts';
import { TOOL_NAME } from '../core/model.ts';
import { isSystemError } from '../core/rejections.ts';
import type { ShownFields } from '../core/resolve.ts';
import type { LedgerEnd } from '../core/result.ts';
import { GitError } from '../git/process.ts';
import type { Ledger, Listed } from '../run/context.ts';
import { LedgerError } from './bare-folder.ts';
import type { LedgerBranch } from './branch.ts';
import { behindLine, faultClause } from './fault.ts';
import type { RunContent, RunName } from './run-file.ts';
import { liveFiles } from './tree.ts';

export class LedgerRun implements Ledger {
  readonly #input;
  /** The commit of the intent. */
  #intent: string | null = null;
  end: LedgerEnd = { commit: null, failure: null };

  constructor(input: {
    readonly branch: LedgerBranch;
    readonly branchName: string;
    readonly name: RunName;
    readonly host: { readonly version: string };
    readonly fields: ShownFields;
  }) {
    this.#input = input;
  }

  get note(): EvidenceDocument['ledger'] {
    return this.#intent === null ? null : { branch: this.#input.branchName, commit: this.#intent };
  }

  expectOrganization(organization: string): void {
    this.#input.branch.belongsTo(organization);
  }

  async recordIntent(
    plan: Plan,
    lists: Listed,
    { mode, by }: EvidenceDocument['approval'],
    commit: string | null,
  ): Promise<void> {
    const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
    const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } } as const;
    this.#intent = await this.#addRun(content, lists, commit);
    this.end = { commit: this.#intent, failure: null };
  }

  async recordEnd(evidence: EndedEvidence, { plan, report, lists }: Parameters<Ledger['recordEnd']>[1]): Promise<void> {
    const { result, commit } = evidence;
    if (report !== null) await this.#tryToAdd({ kind: 'applied', evidence }, lists, commit);
    else if (result === 'unapproved' || result === 'blocked') {
      await this.#tryToAdd({ kind: 'refused', evidence }, lists, commit);
    } else if (result === 'no-changes' && lists !== null) await this.recordLook(plan, lists, commit);
  }

  async recordLook(
    { organization, summary, toExecute, ratings }: Plan,
    lists: Listed,
    commit: string | null,
  ): Promise<void> {
    this.expectOrganization(organization);
    const { facilities, controlCenters, systems, assets } = lists;
    const counts = {
      facilities: facilities.length,
      control_centers: controlCenters.length,
      systems: systems.length,
      assets: assets.length,
      changes: toExecute.length,
      drift: summary.drift + ratings.length,
      undeclared: summary.undeclared,
    };
    await this.#tryToAdd({ kind: 'look', counts }, lists, commit);
  }

  async #addRun(content: RunContent, read: Listed | null, commit: string | null): Promise<string> {
    const { branch, name, host, fields } = this.#input;
    const lists = read === null ? null : { files: liveFiles(read, fields), readAt: read.readAt };
    return (await branch.addRun({ name, tool: { name: TOOL_NAME, version: host.version }, content, lists, commit }))
      .commit;
  }

  /** Adds a record. If it cannot be pushed, nothing is undone. Keeps the first such failure, to be reported. */
  async #tryToAdd(
    content: Exclude<RunContent, { readonly kind: 'seen' }>,
    lists: Listed | null,
    commit: string | null,
  ): Promise<void> {
    try {
      this.end = { ...this.end, commit: await this.#addRun(content, lists, commit) };
    } catch (error) {
      let reason: string;
      if (error instanceof LedgerError) reason = faultClause(error.fault);
      else if (error instanceof GitError) reason = error.message;
      // For example, the disk is full.
      else if (isSystemError(error)) reason = `the temporary folder cannot be written (${error.code})`;
      else throw error;
      this.end = { ...this.end, failure: this.end.failure ?? behindLine(content.kind, reason) };
    }
  }
}
