// The seven checks of `audit verify`, in the order of the ledger's contract. They are pure functions of a history.

import type { EndedEvidence, ExecutedChange } from '../apply/evidence-schema.ts';
import { attributeChanges, gapsOf } from './attribution.ts';
import type { AuditVerified } from './audit-verified.ts';
import type { signaturesOf } from './clone.ts';
import type { HistoryEntry, LedgerHistory } from './history.ts';
import { evidenceOf, LEDGER_FILE, README_FILE, readRunPath } from './run-file.ts';

type AuditProblem = AuditVerified['problems'][number];

/** The SHA-256 of inventory files, by commit and path. */
type InventoryHashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function verifyHistory(input: {
  readonly history: LedgerHistory;
  /** The problems that `git fsck` found, one per line. */
  readonly altered: readonly string[];
  /** What git says about the signature of each commit; null if signatures are not checked. */
  readonly signatures: Awaited<ReturnType<typeof signaturesOf>> | null;
  /** Ids of commits in lower case. Each has at least seven digits. */
  readonly contains: readonly string[];
  /** null if no clone of the inventory is given. */
  readonly inventory: InventoryHashes | null;
  readonly maxGapDays: number;
}): AuditVerified {
  const { history, altered, signatures, contains, inventory, maxGapDays } = input;
  const { commits, entries } = history;
  const attribution = attributeChanges(history);
  const problems: AuditProblem[] = [];
  // 1. No object is altered. `breaksIn` makes the rest of this check, and check 2.
  for (const line of altered)
    problems.push({ check: 1, severity: 'broken', code: 'object-differs', commit: null, detail: line });
  problems.push(...breaksIn(history));
  // 3. Each commit is signed by one of the signers.
  for (const { id: commit } of signatures === null ? [] : commits) {
    const code = signatures?.get(commit) ?? 'not-signed';
    if (code !== 'good') problems.push({ check: 3, severity: 'broken', code, commit, detail: '' });
  }
  // 4. Each changed line is explained, or reported as made outside, and each done change is listed.
  for (const { entry, asset, place } of attribution.outside.filter(({ duringRun }) => duringRun)) {
    const found = { code: 'outside-during-run', commit: entry.commit, detail: asset?.id ?? place?.id ?? '' } as const;
    problems.push({ check: 4, severity: 'finding', ...found });
  }
  for (const { entry, change, isReported } of attribution.notListed) {
    const found = { commit: entry.commit, detail: `${change.id ?? ''} ${change.fingerprint}` };
    if (isReported) problems.push({ check: 4, severity: 'finding', code: 'not-converged', ...found });
    else problems.push({ check: 4, severity: 'broken', code: 'done-not-listed', ...found });
  }
  // 5. Each executed change was shown and, if reviews are required, approved. The files are those of the commit.
  for (const entry of entries) problems.push(...checkApprovals(entry), ...checkInventory(entry, inventory));
  // 6. Each commit that somebody kept is part of the ledger.
  for (const kept of contains) {
    if (!commits.some(({ id }) => id.startsWith(kept)))
      problems.push({ check: 6, severity: 'broken', code: 'not-contained', commit: null, detail: kept });
  }
  // 7. No two looks are too far apart, and no intent is without an end.
  for (const { kind, from, to, days, ledger_commit: commit } of gapsOf(history, attribution, maxGapDays)) {
    const code = kind === 'no-look' ? 'gap' : 'interrupted';
    const detail = days === null ? from : `${from} ${to} ${days}`;
    problems.push({ check: 7, severity: 'finding', code, commit, detail });
  }
  return {
    problems,
    commits: commits.length,
    executed: entries.flatMap(executedOf).length,
    outside: attribution.outside.length,
    signed: signatures !== null,
    anchors: contains.length,
  };
}

/** Checks 1 and 2. For check 1, history is linear, run files are only added, and `seq` and `previous` are right. */
export function breaksIn({ ledger, commits }: LedgerHistory): AuditProblem[] {
  let last: { readonly seq: number; readonly sha256: string | null } = { seq: 0, sha256: null };
  const problems: AuditProblem[] = [];
  for (const [index, { id: commit, parents, files, runs }] of commits.entries()) {
    const isFirst = index === 0;
    const found: [AuditProblem['code'], string][] = [];
    if (!isFirst && parents !== 1) found.push(['not-linear', String(parents)]);
    if (isFirst && ledger.value === null) found.push(['no-ledger-file', ledger.wrong]);
    if (isFirst && files.some(({ path }) => path.startsWith('runs/'))) found.push(['begins-in-the-middle', '']);
    const beginning = isFirst ? [LEDGER_FILE, README_FILE] : [];
    for (const { path, kind } of files) if (!beginning.includes(path)) found.push(...fileProblems(path, kind));
    if (!isFirst && runs.length !== 1) found.push(['not-one-run', String(runs.length)]);
    for (const run of runs) {
      found.push(...runProblems(run, last, ledger));
      last = { seq: run.file.value?.seq ?? last.seq + 1, sha256: run.sha256 };
    }
    for (const [code, detail] of found) problems.push({ check: 1, severity: 'broken', code, commit, detail });
  }
  return [...problems, ...commits.flatMap(listProblems)];
}

/** 2. The hash of each look is that of its lists. */
function listProblems({ id: commit, runs, changesLists, liveSha256 }: LedgerHistory['commits'][number]) {
  const hash = runs.findLast(({ file }) => file.value !== null)?.file.value?.live_sha256;
  const found: AuditProblem[] = [];
  const lists = { check: 2, severity: 'broken', commit } as const;
  if (typeof hash === 'string' && hash !== liveSha256)
    found.push({ ...lists, code: 'live-mismatch', detail: `${hash} ${liveSha256}` });
  if (hash === null && changesLists) found.push({ ...lists, code: 'live-without-lists', detail: '' });
  return found;
}

/** What is wrong with a changed file: a commit may only add run files, and must not change any other file. */
function fileProblems(path: string, kind: 'added' | 'removed' | 'changed'): [AuditProblem['code'], string][] {
  if (readRunPath(path) === null)
    return [[kind === 'added' || path.startsWith('live/') ? 'unexpected-file' : 'file-changed', path]];
  return kind === 'added' ? [] : [[kind === 'removed' ? 'run-removed' : 'run-changed', path]];
}

/** What is wrong with a run file: it must follow the last one, be named after its run, and belong to this ledger. */
function runProblems(
  { path, name, file: { value: run, wrong } }: LedgerHistory['commits'][number]['runs'][number],
  last: { readonly seq: number; readonly sha256: string | null },
  { value: ledger }: LedgerHistory['ledger'],
): [AuditProblem['code'], string][] {
  if (run === null) return [['run-unreadable', `${path} ${wrong}`]];
  const found: [AuditProblem['code'], string][] = [];
  if (run.seq !== last.seq + 1) found.push(['wrong-seq', `${last.seq + 1} ${run.seq}`]);
  if (run.previous !== last.sha256) found.push(['wrong-previous', path]);
  const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
  if (run.kind !== name.kind || second !== name.at) found.push(['wrong-name', path]);
  const evidence = evidenceOf(run);
  if (evidence === null || ledger === null) return found;
  const isOurs = evidence.organization === ledger.organization && evidence.service === ledger.service;
  return isOurs ? found : [...found, ['other-organization', path]];
}

const EXECUTED: ReadonlySet<string> = new Set(['done', 'adopted', 'unknown']);

function executedOf({ run }: HistoryEntry): ExecutedChange[] {
  return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}

/** 5. Each executed change was shown and, if reviews are required, approved. One finding for each run and cause. */
function checkApprovals(entry: HistoryEntry): AuditProblem[] {
  if (entry.run.kind !== 'applied') return [];
  const { evidence } = entry.run;
  const causes = executedOf(entry).map((change) => approvalProblem(change, evidence));
  return (['not-shown', 'not-approved'] as const).flatMap((code): AuditProblem[] => {
    const count = causes.filter((each) => each === code).length;
    const { by, mode } = evidence.approval;
    const detail = `${count} ${by ?? `approval: ${mode}`}`;
    return count === 0 ? [] : [{ check: 5, severity: 'finding', code, commit: entry.commit, detail }];
  });
}

/**
 * null for a change that a pull request with a record showed, or a saved plan, a digest or a person at the terminal
 * approved. If reviews are required, somebody other than the author must have approved a pull request that showed the
 * change, at its head commit and after the record. Nothing else counts.
 */
function approvalProblem(change: ExecutedChange, evidence: EndedEvidence): 'not-shown' | 'not-approved' | null {
  const isReviewed = evidence.approval.mode === 'review';
  if (!isReviewed && change.shown_in.some((by) => typeof by === 'string')) return null;
  const pulls = evidence.pull_requests.filter(
    ({ number, record }) => record !== null && change.shown_in.includes(number),
  );
  if (pulls.length === 0) return 'not-shown';
  const isApproved = pulls.some(({ approvals, head, author, record }) =>
    approvals.some(({ user, submitted_at, commit_id }) => {
      return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record!.at);
    }),
  );
  return isReviewed && !isApproved ? 'not-approved' : null;
}

/** 5. The inventory files of each run are those of its commit. */
function checkInventory(entry: HistoryEntry, inventory: InventoryHashes | null): AuditProblem[] {
  const evidence = evidenceOf(entry.run);
  if (evidence === null || evidence.commit === null) return [];
  const { commit, clean, files } = evidence;
  const found = { check: 5, commit: entry.commit } as const;
  // The run itself says that its files were not those of the commit. That matters only if it executed something.
  if (clean === false && executedOf(entry).length === 0) return [];
  if (clean === false) return [{ ...found, severity: 'finding', code: 'inventory-uncommitted', detail: commit }];
  const hashes = inventory?.get(commit);
  if (inventory !== null && hashes === undefined && files.length > 0)
    return [{ ...found, severity: 'finding', code: 'inventory-lacks-commit', detail: commit }];
  const wrong = files.find(({ path, sha256 }) => hashes !== undefined && hashes.get(path) !== sha256);
  if (wrong === undefined) return [];
  const code = hashes?.has(wrong.path) ? 'inventory-differs' : 'inventory-lacks-file';
  return [{ ...found, severity: 'broken', code, detail: `${commit} ${wrong.path}` }];
}
