// What `audit verify` found in a ledger: each check and its problems, in words.
import { groupBy } from '../core/group.ts';
import { uncommittedSentence } from '../text/summarize.ts';
import { counted, joined, type painter, utcTime, visible } from '../text/text.ts';
import { type Misread, misreadText } from './fault.ts';

/** The result of `audit verify`, and how much was checked. */
export interface AuditVerified {
  readonly problems: readonly AuditProblem[];
  readonly commits: number;
  readonly executed: number;
  readonly outside: number;
  readonly signed: boolean;
  /** The number of kept commits that were looked for. */
  readonly anchors: number;
}

type InFile = { readonly path: string };
type OfCommit = { readonly inventory_commit: string };
type OfChange = { readonly asset_id: string | null; readonly fingerprint: string };
type OfRun = { readonly changes: number; readonly approval: string };

// The sentence of each problem, from its facts, and what to do about it: an object for each check.

const HISTORY = {
  'object-differs': ({ git }: { readonly git: string }) =>
    `git fsck says "${git}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
  'not-linear': ({ parents }: { readonly parents: number }) =>
    `this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
  'no-ledger-file': ({ misread }: { readonly misread: Misread }) =>
    `ledger.json ${misreadText(misread)}. This is no ledger, or its beginning was changed.`,
  'begins-in-the-middle': (_: object) => 'the history begins with runs: earlier commits were dropped.',
  'unexpected-file': ({ path }: InFile) => `it touches ${path}, which no run of this version writes.`,
  'file-changed': ({ path }: InFile) => `it changes or removes ${path}, which no run does.`,
  'run-removed': ({ path }: InFile) => `it removes ${path}. A run file is never removed.`,
  'run-changed': ({ path }: InFile) => `it changes ${path}. A run file is never changed once there.`,
  'not-one-run': ({ runs }: { readonly runs: number }) =>
    `it adds ${runs} run files, and each commit adds exactly one.`,
  'run-unreadable': ({ path, misread }: InFile & { readonly misread: Misread }) => `${path} ${misreadText(misread)}.`,
  'wrong-seq': ({ expected, seq }: { readonly expected: number; readonly seq: number }) =>
    `its number is ${seq}, and ${expected} follows: an entry was dropped, added or reordered.`,
  'wrong-previous': ({ path }: InFile) =>
    `previous in ${path} is not the SHA-256 of the run file before: that was edited, or an entry dropped, added or reordered.`,
  'wrong-name': ({ path }: InFile) => `the name of ${path} is not that of its kind and time.`,
  'other-organization': ({ path }: InFile) => `${path} is of another organization or service than this ledger.`,
};

const LISTS = {
  'live-mismatch': ({ expected, live_sha256 }: { readonly expected: string; readonly live_sha256: string }) =>
    `the lists have the SHA-256 ${live_sha256}, and the run file says ${expected}: a list was edited.`,
  'live-without-lists': (_: object) => 'it changes lists, but its run file records none.',
};

const SIGNATURES = {
  'not-signed': (_: object) => 'it is not signed.',
  'wrong-signature': (_: object) => 'its signature is not valid: it was forged, or the commit was changed.',
  'unknown-signer': (_: object) => 'it is signed by a key that was not among the signers at its time.',
};

const CHANGES = {
  'outside-during-run': ({ id }: { readonly id: string }) =>
    `${id} changed while the run was under way, and no run says that it did that: made outside.`,
  'done-not-listed': ({ asset_id, fingerprint }: OfChange) =>
    `the run says that it changed ${asset_id} (${fingerprint}), and its own list does not show it.`,
  'not-converged': ({ asset_id, fingerprint }: OfChange) =>
    `the run changed ${asset_id} (${fingerprint}), and the next list did not show it: check whether somebody changed it back.`,
};

const APPROVALS = {
  'not-shown': ({ changes, approval }: OfRun) =>
    counted`no approval covers ${changes} change(s) of this run, which relied on: ${approval}.`,
  'not-approved': ({ changes, approval, needed }: OfRun & { readonly needed: number }) =>
    counted`${needed === 1 ? 'nobody' : `fewer than ${needed} people`} other than the author approved ${changes} change(s) of this run, on that head and after the record. It relied on: ${approval}.`,
  'one-person': ({ changes, approval, actor }: OfRun & { readonly actor: string | null }) =>
    counted`${actor ?? 'Somebody that the run did not know'} applied ${changes} change(s), relying on: ${approval}. That names no second person: the person who planned could also apply.`,
  'inventory-differs': ({ inventory_commit, path }: OfCommit & InFile) =>
    `the inventory file ${path} of commit ${inventory_commit} has another SHA-256 than the evidence says.`,
  'inventory-lacks-commit': ({ inventory_commit }: OfCommit) =>
    `the inventory's clone does not have commit ${inventory_commit}: fetch it, to check its files.`,
  'inventory-lacks-file': ({ inventory_commit, path }: OfCommit & InFile) =>
    `commit ${inventory_commit} has no ${path}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
  'inventory-uncommitted': ({ inventory_commit }: OfCommit) => uncommittedSentence(inventory_commit),
};

const ANCHORS = {
  'not-contained': ({ kept, in_clone }: { readonly kept: string; readonly in_clone: boolean }) =>
    in_clone
      ? `${kept} is in this clone, and is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`
      : `${kept} is not an ancestor of the tip, and this clone has no such commit. It may be mistyped, of another ledger, or newer than this clone: compare it with what you kept, and run git pull. If it is right, the branch was rewound or rewritten: restore it from a clone that has the commit.`,
};

const GAPS = {
  gap: ({ from, to, days }: { readonly from: string; readonly to: string; readonly days: number }) =>
    counted`no look for ${days} day(s), from ${utcTime(from)} to ${utcTime(to)}.`,
  interrupted: ({ from }: { readonly from: string }) =>
    `the run of ${utcTime(from)} said what it would do and never reported its end.`,
};

/** The checks in the order of their numbers. `needs`: what to give for a check that is otherwise not made. */
const CHECKS = [
  { title: 'History: linear, run files only added, numbered and chained', problems: HISTORY, needs: '' },
  { title: 'Lists: the hash of each look is that of its lists', problems: LISTS, needs: '' },
  { title: 'Signatures', problems: SIGNATURES, needs: 'Give --signers FILE' },
  {
    title: 'Changes: each changed line explained or reported as made outside, each done change listed',
    problems: CHANGES,
    needs: '',
  },
  {
    title: 'Approvals: each executed change shown, and approved by the rule of its run',
    problems: APPROVALS,
    needs: '',
  },
  {
    title: 'Kept commits: each is part of the history',
    problems: ANCHORS,
    needs: 'Give a commit that you kept: --contains COMMIT',
  },
  { title: 'Gaps', problems: GAPS, needs: '' },
];

const SENTENCES = { ...HISTORY, ...LISTS, ...SIGNATURES, ...CHANGES, ...APPROVALS, ...ANCHORS, ...GAPS };

/** Problems that a person has to judge. With any other, the ledger is not what the runs wrote. */
const FINDINGS: ReadonlySet<ProblemCode> = new Set([
  ...(['outside-during-run', 'not-converged', 'not-shown', 'not-approved', 'one-person'] as const),
  ...(['inventory-lacks-commit', 'inventory-uncommitted', 'gap', 'interrupted'] as const),
]);

/** The facts that the sentence of each problem needs, by the code of the problem. */
type FactsByCode = { readonly [C in keyof typeof SENTENCES]: Parameters<(typeof SENTENCES)[C]>[0] };
export type ProblemCode = keyof FactsByCode;

/** A problem of a ledger, of one commit unless that is null. */
export type AuditProblem<C extends ProblemCode = ProblemCode> = {
  readonly [K in C]: {
    /** The number of the check in the contract of the ledger. */
    readonly check: number;
    readonly severity: 'broken' | 'finding';
    readonly code: K;
    readonly commit: string | null;
  } & FactsByCode[K];
}[C];

export function problem<C extends ProblemCode>(code: C, commit: string | null, facts: FactsByCode[C]): AuditProblem<C> {
  const check = CHECKS.findIndex(({ problems }) => code in problems) + 1;
  return { check, severity: FINDINGS.has(code) ? 'finding' : 'broken', code, commit, ...facts };
}

function problemSentence<C extends ProblemCode>(one: AuditProblem<C>): string {
  const sentences: { readonly [K in ProblemCode]: (facts: FactsByCode[K]) => string } = SENTENCES;
  return sentences[one.code](one);
}

const MOST_ALIKE = 5;

/**
 * The result of each check, in order, and one sentence about all: whether the ledger is intact, and how much was
 * checked. `hint`: the flag to add for a check that was not made; else ''. `lines`: a line for each problem. If many
 * are alike, only the first few have a line, since there may be thousands.
 */
export function wordVerified({ problems, commits, executed, outside, signed, anchors }: AuditVerified) {
  const checks = CHECKS.map(({ title, needs }, index) => {
    const number = index + 1;
    const ofCheck = problems.filter(({ check }) => check === number);
    const isMade = number === 3 ? signed : number !== 6 || anchors > 0;
    const found = ofCheck.some(({ severity }) => severity === 'broken') ? 'BROKEN' : 'findings';
    const verdict = ofCheck.length > 0 ? found : isMade ? 'holds' : 'not checked';
    const lines: { text: string; isAlarm: boolean }[] = [];
    for (const alike of groupBy(ofCheck, ({ code }) => code).values()) {
      for (const one of alike.slice(0, MOST_ALIKE)) {
        const { code, commit, severity } = one;
        const text = `${joined([code, commit ?? ''], ' at ')}: ${problemSentence(one)}`;
        lines.push({ text, isAlarm: severity === 'broken' || code === 'inventory-uncommitted' });
      }
      const more = alike.length - MOST_ALIKE;
      if (more > 0) lines.push({ text: counted`… and ${more} more: see audit verify --json`, isAlarm: false });
    }
    return { title, verdict, hint: isMade ? '' : needs, lines } as const;
  });
  const broken = problems.filter(({ severity }) => severity === 'broken').length;
  const findings = problems.length - broken;
  const of = counted`${commits} commit(s), ${executed} executed change(s), ${outside} change(s) made outside this repository`;
  const end = broken > 0 ? counted`BROKEN: ${broken} break(s)` : 'The ledger holds';
  const also = findings > 0 ? counted`, with ${findings} finding(s) for a person to judge` : '';
  return { checks, sentence: `${end}${also}. ${of}.`, isBroken: broken > 0 };
}

/** Ends with a newline. What is broken is red on a terminal. */
export function verifyText(verified: AuditVerified, { red }: ReturnType<typeof painter>): string {
  const { checks, sentence, isBroken } = wordVerified(verified);
  const lines = checks.flatMap(({ title, verdict, hint, lines: problems }, index) => [
    { text: `${index + 1}. ${title}: ${verdict}${hint === '' ? '' : `. ${hint}`}`, isAlarm: verdict === 'BROKEN' },
    ...problems.map(({ text, isAlarm }) => ({ text: `   ${text}`, isAlarm })),
  ]);
  lines.push({ text: '', isAlarm: false }, { text: sentence, isAlarm: isBroken });
  return `${lines.map(({ text, isAlarm }) => (isAlarm ? red(visible(text)) : visible(text))).join('\n')}\n`;
}
