// What can be checked of a ledger by whoever has a clone of it (checks 1 to 7 of its contract). Reading the history has
// made the first two; here are the rest, as pure functions of it.
import type { AuditProblem } from '../core/audit-answers.ts';
import { explainHistory } from './attribution.ts';
import type { HistoryEntry, LedgerHistory } from './history.ts';
import { gapsOf, showing } from './questions.ts';
import type { RecordedChange, RecordedEvidence } from './run-file.ts';
import { checkSignature, type Signer } from './signature.ts';

export interface VerifyInput {
  readonly history: LedgerHistory;
  /** Names of objects that are not what these say. */
  readonly altered: readonly string[];
  /** null: signatures are not looked at. */
  readonly signers: readonly Signer[] | null;
  /** The text of each commit, as git keeps it; asked for where there are signers. */
  readonly commits: ReadonlyMap<string, string>;
  readonly contains: readonly string[];
  /** SHA-256 of an inventory file at a commit: null where that has no such file; null for no folder to look in. */
  readonly inventory: InventoryLook | null;
  readonly maxGapDays: number;
}

/** `commit`: the clone does not have it. */
export type InventoryLook = (commit: string, path: string) => string | null | 'no-commit';

/** What was checked: with how much, so that "holds" says of what. */
export interface Verified {
  readonly problems: readonly AuditProblem[];
  readonly commits: number;
  readonly executed: number;
  readonly outside: number;
  readonly signed: boolean;
}

export function verifyHistory(input: VerifyInput): Verified {
  const { history, signers, maxGapDays } = input;
  const explained = explainHistory(history);
  const problems: AuditProblem[] = [
    ...input.altered.map(
      (name): AuditProblem => ({ check: 1, severity: 'broken', code: 'object-differs', commit: null, detail: name }),
    ),
    ...history.problems,
    ...(signers === null ? [] : signatureProblems(input, signers)),
    ...explained.outside
      .filter(({ duringRun }) => duringRun)
      .map(({ entry, asset, place }) => finding(4, 'outside-during-run', entry.commit, asset?.id ?? place?.id ?? '')),
    ...explained.notListed.map(({ entry, change, isTold }) => notListed(entry, change, isTold)),
    ...history.entries.flatMap((entry) => approvalProblems(entry)),
    ...history.entries.flatMap((entry) => inventoryProblems(entry, input.inventory)),
    ...input.contains
      .filter((commit) => !isIn(history, commit))
      .map((commit) => broken(6, 'not-contained', null, commit)),
    ...gapsOf(history, explained, maxGapDays).map(({ kind, from, to, days, ledger_commit }) => {
      const code = kind === 'no-look' ? 'gap' : 'interrupted';
      return finding(7, code, ledger_commit, days === null ? from : `${from} ${to} ${days}`);
    }),
    ...continued(history),
  ];
  return {
    problems: problems.sort((a, b) => a.check - b.check),
    commits: history.commits.size,
    executed: history.entries.flatMap(executedOf).length,
    outside: explained.outside.length,
    signed: signers !== null,
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

function continued({ ledger, first }: LedgerHistory): AuditProblem[] {
  if (ledger === null || ledger.continues === null) return [];
  return [finding(1, 'continued', first, ledger.continues)];
}

/** An abbreviated commit is in the history when one of its commits begins so. */
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

function notListed(entry: HistoryEntry, { id, fingerprint }: RecordedChange, isTold: boolean): AuditProblem {
  const detail = `${id ?? ''} ${fingerprint}`;
  return isTold
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

/** Shown by a pull request that has a record and, under review, was approved on that head after it by somebody else. */
function approvalProblem(change: RecordedChange, evidence: RecordedEvidence): 'not-shown' | 'not-approved' | null {
  const showers = showing(change, evidence).filter(({ record }) => record != null);
  if (showers.length === 0) return 'not-shown';
  if (evidence.approval.mode !== 'review') return null;
  const isApproved = showers.some(({ approvals, head, author, record }) =>
    approvals.some(({ user, submitted_at, commit_id }) => {
      return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record!.at);
    }),
  );
  return isApproved ? null : 'not-approved';
}

function inventoryProblems(entry: HistoryEntry, look: InventoryLook | null): AuditProblem[] {
  const { run } = entry;
  if (look === null || (run.kind !== 'applied' && run.kind !== 'refused')) return [];
  const { commit, clean, files } = run.evidence;
  if (commit === null) return [];
  for (const { path, sha256 } of files) {
    const digest = look(commit, path);
    if (digest === 'no-commit') return [finding(5, 'inventory-lacks-commit', entry.commit, commit)];
    if (digest === sha256) continue;
    const detail = `${commit} ${path}`;
    // The run itself told that it worked on files that were not committed.
    if (clean === false) return [finding(5, 'inventory-uncommitted', entry.commit, detail)];
    return [broken(5, digest === null ? 'inventory-lacks-file' : 'inventory-differs', entry.commit, detail)];
  }
  return [];
}
