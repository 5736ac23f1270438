// The checks of `audit verify`, numbers 1 to 7 in the ledger's contract. Reading the history makes the first two. This
// file makes the rest, as pure functions of that history.
import type { AuditProblem, AuditVerified } from '../report/audit-schema.ts';
import { attributeChanges } from './attribution.ts';
import type { HistoryEntry, LedgerHistory } from './history.ts';
import { gapsOf, showing } from './questions.ts';
import { evidenceOf, type RecordedChange, type RecordedEvidence } from './run-file.ts';
import { checkSignature, type Signer } from './signature.ts';

export interface VerifyInput {
  readonly history: LedgerHistory;
  /** What `git fsck` found wrong, a line each. */
  readonly altered: readonly string[];
  /** null if signatures are not checked. */
  readonly signers: readonly Signer[] | null;
  /** The text of each commit, as git keeps it. Needed only with signers. */
  readonly commits: ReadonlyMap<string, string>;
  readonly contains: readonly string[];
  /** null if no clone of the inventory is given. */
  readonly inventory: InventoryReader | null;
  readonly maxGapDays: number;
}

/** The SHA-256 of an inventory file at a commit. null if that commit has no such file. */
export type InventoryReader = (commit: string, path: string) => string | null | 'no-commit';

export function verifyHistory(input: VerifyInput): AuditVerified {
  const { history, signers, maxGapDays } = input;
  const attribution = attributeChanges(history);
  const problems: AuditProblem[] = [
    ...input.altered.map((line) => broken(1, 'object-differs', null, line)),
    ...history.problems,
    ...(signers === null ? [] : signatureProblems(input, signers)),
    ...attribution.outside
      .filter(({ duringRun }) => duringRun)
      .map(({ entry, asset, place }) => finding(4, 'outside-during-run', entry.commit, asset?.id ?? place?.id ?? '')),
    ...attribution.notListed.map(({ entry, change, isReported }) => notListed(entry, change, isReported)),
    ...history.entries.flatMap((entry) => approvalProblems(entry)),
    ...history.entries.flatMap((entry) => inventoryProblems(entry, input.inventory)),
    ...input.contains
      .filter((commit) => !isIn(history, commit))
      .map((commit) => broken(6, 'not-contained', null, commit)),
    ...gapsOf(history, attribution, maxGapDays).map(({ kind, from, to, days, ledger_commit }) => {
      const code = kind === 'no-look' ? 'gap' : 'interrupted';
      return finding(7, code, ledger_commit, days === null ? from : `${from} ${to} ${days}`);
    }),
  ];
  return {
    problems: problems.sort((a, b) => a.check - b.check),
    commits: history.commits.size,
    executed: history.entries.flatMap(executedOf).length,
    outside: attribution.outside.length,
    signed: signers !== null,
    anchors: input.contains.length,
  };
}

type MakeProblem = (
  check: AuditProblem['check'],
  code: AuditProblem['code'],
  commit: string | null,
  detail: string,
) => AuditProblem;

const finding: MakeProblem = (check, code, commit, detail) => ({ check, severity: 'finding', code, commit, detail });
const broken: MakeProblem = (check, code, commit, detail) => ({ check, severity: 'broken', code, commit, detail });

/** Accepts an abbreviated commit, too. */
function isIn({ commits }: LedgerHistory, commit: string): boolean {
  if (commits.has(commit)) return true;
  return /^[0-9a-f]{7,}$/.test(commit) && [...commits].some((each) => each.startsWith(commit));
}

function signatureProblems({ history, commits }: VerifyInput, signers: readonly Signer[]): AuditProblem[] {
  return [...history.commits].flatMap((commit) => {
    const { state } = checkSignature(commits.get(commit) ?? '', signers);
    if (state === 'good') return [];
    const code = state === 'none' ? 'not-signed' : state === 'wrong' ? 'wrong-signature' : state;
    return [broken(3, code, commit, '')];
  });
}

function notListed(entry: HistoryEntry, { id, fingerprint }: RecordedChange, isReported: boolean): AuditProblem {
  const detail = `${id ?? ''} ${fingerprint}`;
  return isReported
    ? finding(4, 'not-converged', entry.commit, detail)
    : broken(4, 'done-not-listed', entry.commit, detail);
}

const EXECUTED: ReadonlySet<string> = new Set(['done', 'adopted', 'unknown']);

function executedOf({ run }: HistoryEntry): RecordedChange[] {
  return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}

function approvalProblems(entry: HistoryEntry): AuditProblem[] {
  if (entry.run.kind !== 'applied') return [];
  const { evidence } = entry.run;
  return executedOf(entry).flatMap((change) => {
    const code = approvalProblem(change, evidence);
    return code === null ? [] : [finding(5, code, entry.commit, `${change.id ?? ''} ${evidence.approval.mode}`)];
  });
}

/**
 * null for a change that a pull request with a record showed. Under review, somebody other than the author must also
 * have approved that pull request, on that head, after the record.
 */
function approvalProblem(change: RecordedChange, evidence: RecordedEvidence): 'not-shown' | 'not-approved' | null {
  const pulls = showing(change, evidence).filter(({ record }) => record != null);
  if (pulls.length === 0) return 'not-shown';
  if (evidence.approval.mode !== 'review') return null;
  const isApproved = pulls.some(({ approvals, head, author, record }) =>
    approvals.some(({ user, submitted_at, commit_id }) => {
      return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record!.at);
    }),
  );
  return isApproved ? null : 'not-approved';
}

function inventoryProblems(entry: HistoryEntry, inventory: InventoryReader | null): AuditProblem[] {
  const evidence = evidenceOf(entry.run);
  if (evidence === null || evidence.commit === null) return [];
  const { commit, clean, files } = evidence;
  // The run itself says that it worked on other files than the commit has. It matters where it wrote something.
  if (clean === false)
    return executedOf(entry).length > 0 ? [finding(5, 'inventory-uncommitted', entry.commit, commit)] : [];
  if (inventory === null) return [];
  for (const { path, sha256 } of files) {
    const digest = inventory(commit, path);
    if (digest === 'no-commit') return [finding(5, 'inventory-lacks-commit', entry.commit, commit)];
    if (digest === sha256) continue;
    const code = digest === null ? 'inventory-lacks-file' : 'inventory-differs';
    return [broken(5, code, entry.commit, `${commit} ${path}`)];
  }
  return [];
}
