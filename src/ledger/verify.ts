// The seven checks of `audit verify`, in the order of the ledger's contract: pure functions of a history that was read.
import type { AuditProblem, AuditVerified } from '../report/audit-verified.ts';
import type { EndedEvidence, ExecutedChange } from '../report/evidence-schema.ts';
import { type Attribution, attributeChanges } from './attribution.ts';
import type { InventoryReader, Signature } from './clone.ts';
import type { AddedRun, HistoryEntry, LedgerCommit, LedgerHistory } from './history.ts';
import { gapsOf, showing } from './questions.ts';
import { evidenceOf, LEDGER_FILE, type LedgerFile, README_FILE, readRunPath } from './run-file.ts';

interface VerifyInput {
  readonly history: LedgerHistory;
  /** What `git fsck` found wrong, a line each. */
  readonly altered: readonly string[];
  /** What git says of the signature of each commit; null if signatures are not checked. */
  readonly signatures: ReadonlyMap<string, Signature> | null;
  readonly contains: readonly string[];
  /** null if no clone of the inventory is given. */
  readonly inventory: InventoryReader | null;
  readonly maxGapDays: number;
}

export function verifyHistory(input: VerifyInput): AuditVerified {
  const { history, signatures, contains, maxGapDays } = input;
  const attribution = attributeChanges(history);
  // 3. Each commit is signed by one of the signers.
  const unsigned = history.commits.flatMap(({ id }) => {
    const signature = signatures === null ? 'good' : (signatures.get(id) ?? 'not-signed');
    return signature === 'good' ? [] : [broken(3, signature, id, '')];
  });
  // 7. No two looks are too far apart, and no intent is without an end.
  const gaps = gapsOf(history, attribution, maxGapDays).map(({ kind, from, to, days, ledger_commit }) => {
    const code = kind === 'no-look' ? 'gap' : 'interrupted';
    return finding(7, code, ledger_commit, days === null ? from : `${from} ${to} ${days}`);
  });
  return {
    problems: [
      ...input.altered.map((line) => broken(1, 'object-differs', null, line)),
      ...checkLinear(history),
      ...checkLists(history),
      ...unsigned,
      ...checkChanges(attribution),
      ...history.entries.flatMap((entry) => [...checkApprovals(entry), ...checkInventory(entry, input.inventory)]),
      ...contains.filter((commit) => !isIn(history, commit)).map((commit) => broken(6, 'not-contained', null, commit)),
      ...gaps,
    ],
    commits: history.commits.length,
    executed: history.entries.flatMap(executedOf).length,
    outside: attribution.outside.length,
    signed: signatures !== null,
    anchors: contains.length,
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

/** 1. The history is linear, run files are only added, and `seq` and `previous` are right. */
export function checkLinear({ ledger, commits }: LedgerHistory): AuditProblem[] {
  let last: { readonly seq: number; readonly sha256: string | null } = { seq: 0, sha256: null };
  return commits.flatMap(({ id, parents, files, runs }, index) => {
    const isFirst = index === 0;
    const found: [AuditProblem['code'], string][] = [];
    if (!isFirst && parents !== 1) found.push(['not-linear', String(parents)]);
    if (isFirst && ledger.value === null) found.push(['no-ledger-file', ledger.wrong]);
    if (isFirst && files.some(({ path }) => path.startsWith('runs/'))) found.push(['begins-in-the-middle', '']);
    const beginning = isFirst ? [LEDGER_FILE, README_FILE] : [];
    for (const file of files) if (!beginning.includes(file.path)) found.push(...checkFile(file));
    if (!isFirst && runs.length !== 1) found.push(['not-one-run', String(runs.length)]);
    for (const run of runs) {
      found.push(...checkRunFile(run, last, ledger.value));
      last = { seq: run.file.value?.seq ?? last.seq + 1, sha256: run.sha256 };
    }
    return found.map(([code, detail]) => broken(1, code, id, detail));
  });
}

/** Only run files may be added, and nothing else changed. */
function checkFile({ path, kind }: LedgerCommit['files'][number]): [AuditProblem['code'], string][] {
  if (readRunPath(path) === null)
    return [[kind === 'added' || path.startsWith('live/') ? 'unexpected-file' : 'file-changed', path]];
  return kind === 'added' ? [] : [[kind === 'removed' ? 'run-removed' : 'run-changed', path]];
}

/** Whether a run file follows the last one, is named after its run, and is of this ledger. */
function checkRunFile(
  { path, name, file: { value: run, wrong } }: AddedRun,
  last: { readonly seq: number; readonly sha256: string | null },
  ledger: LedgerFile | null,
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

/** 2. The hash of each look is that of its lists. */
export function checkLists({ commits }: LedgerHistory): AuditProblem[] {
  return commits.flatMap(({ id, runs, changesLists, liveSha256 }: LedgerCommit) => {
    const run = runs.findLast(({ file }) => file.value !== null)?.file.value;
    if (run == null || run.live_sha256 === liveSha256) return [];
    if (run.live_sha256 !== null) return [broken(2, 'live-mismatch', id, `${run.live_sha256} ${liveSha256}`)];
    return changesLists ? [broken(2, 'live-without-lists', id, '')] : [];
  });
}

/** 4. Each changed line is explained, or reported as made outside, and each done change is listed. */
function checkChanges({ outside, notListed }: Attribution): AuditProblem[] {
  return [
    ...outside
      .filter(({ duringRun }) => duringRun)
      .map(({ entry, asset, place }) => finding(4, 'outside-during-run', entry.commit, asset?.id ?? place?.id ?? '')),
    ...notListed.map(({ entry, change: { id, fingerprint }, isReported }) => {
      const make = isReported ? finding : broken;
      return make(4, isReported ? 'not-converged' : 'done-not-listed', entry.commit, `${id ?? ''} ${fingerprint}`);
    }),
  ];
}

const EXECUTED: ReadonlySet<string> = new Set(['done', 'adopted', 'unknown']);

function executedOf({ run }: HistoryEntry): ExecutedChange[] {
  return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}

/** 5. Each executed change was shown, and under review approved. One finding a run and cause. */
function checkApprovals(entry: HistoryEntry): AuditProblem[] {
  if (entry.run.kind !== 'applied') return [];
  const { evidence } = entry.run;
  const causes = executedOf(entry).map((change) => approvalProblem(change, evidence));
  return (['not-shown', 'not-approved'] as const).flatMap((cause) => {
    const count = causes.filter((each) => each === cause).length;
    const { by, mode } = evidence.approval;
    return count === 0 ? [] : [finding(5, cause, entry.commit, `${count} ${by ?? `approval: ${mode}`}`)];
  });
}

/**
 * null for a change that a pull request with a record showed, or a saved plan, a digest or a person at the terminal
 * approved. Under review, somebody other than the author must have approved a pull request that showed it, on that head,
 * after the record; nothing else counts.
 */
function approvalProblem(change: ExecutedChange, evidence: EndedEvidence): 'not-shown' | 'not-approved' | null {
  const isReviewed = evidence.approval.mode === 'review';
  if (!isReviewed && change.shown_in.some((by) => typeof by === 'string')) return null;
  const pulls = showing(change, evidence).filter(({ record }) => record !== null);
  if (pulls.length === 0) return 'not-shown';
  const isApproved = pulls.some(({ approvals, head, author, record }) =>
    approvals.some(({ user, submitted_at, commit_id }) => {
      return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record!.at);
    }),
  );
  return isReviewed && !isApproved ? 'not-approved' : null;
}

/** 5. The inventory files of each run are those of its commit. */
function checkInventory(entry: HistoryEntry, inventory: InventoryReader | null): AuditProblem[] {
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

/** 6. Accepts an abbreviated commit, too. */
function isIn({ commits }: LedgerHistory, commit: string): boolean {
  const isName = /^[0-9a-f]{7,}$/.test(commit);
  return commits.some(({ id }) => id === commit || (isName && id.startsWith(commit)));
}
