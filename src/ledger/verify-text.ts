// What `audit verify` found in a ledger: each check and its problems, in words.
import { groupBy } from '../core/group.ts';
import { uncommittedSentence } from '../text/summarize.ts';
import { counted, joined, minuteOf, type painter, visible } from '../text/text.ts';
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

/** The number of a check in the contract of the ledger. */
type CheckNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A kind of problem. `F`: the facts that its sentence needs. */
interface Kind<F> {
  readonly check: CheckNumber;
  /** `broken`: the ledger is not what the runs wrote. `finding`: a person has to judge it. */
  readonly severity: 'broken' | 'finding';
  readonly sentence: (facts: F) => string;
}

const broken = <F extends object = object>(check: CheckNumber, sentence: Kind<F>['sentence']): Kind<F> => {
  return { check, severity: 'broken', sentence };
};
const finding = <F extends object = object>(check: CheckNumber, sentence: Kind<F>['sentence']): Kind<F> => {
  return { check, severity: 'finding', sentence };
};

type InFile = { readonly path: string };
type OfCommit = { readonly inventory_commit: string };
type OfChange = { readonly asset_id: string | null; readonly fingerprint: string };

/** Each kind of problem: its words, and what to do about it. */
const KINDS = {
  'object-differs': broken<{ readonly git: string }>(
    1,
    ({ git }) =>
      `git fsck says "${git}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
  ),
  'not-linear': broken<{ readonly parents: number }>(
    1,
    ({ parents }) =>
      counted`this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
  ),
  'no-ledger-file': broken<{ readonly misread: Misread }>(
    1,
    ({ misread }) => `ledger.json ${misreadText(misread)}. This is no ledger, or its beginning was changed.`,
  ),
  'begins-in-the-middle': broken(1, () => 'the history begins with runs: earlier commits were dropped.'),
  'unexpected-file': broken<InFile>(1, ({ path }) => `it touches ${path}, which no run of this version writes.`),
  'file-changed': broken<InFile>(1, ({ path }) => `it changes or removes ${path}, which no run does.`),
  'run-removed': broken<InFile>(1, ({ path }) => `it removes ${path}. A run file is never removed.`),
  'run-changed': broken<InFile>(1, ({ path }) => `it changes ${path}. A run file is never changed once there.`),
  'not-one-run': broken<{ readonly runs: number }>(
    1,
    ({ runs }) => counted`it adds ${runs} run files, and each commit adds exactly one.`,
  ),
  'run-unreadable': broken<InFile & { readonly misread: Misread }>(
    1,
    ({ path, misread }) => `${path} ${misreadText(misread)}.`,
  ),
  'wrong-seq': broken<{ readonly expected: number; readonly seq: number }>(
    1,
    ({ expected, seq }) => `its number is ${seq}, and ${expected} follows: an entry was dropped, added or reordered.`,
  ),
  'wrong-previous': broken<InFile>(
    1,
    ({ path }) =>
      `previous in ${path} is not the SHA-256 of the run file before: that was edited, or an entry dropped, added or reordered.`,
  ),
  'wrong-name': broken<InFile>(1, ({ path }) => `the name of ${path} is not that of its kind and time.`),
  'other-organization': broken<InFile>(
    1,
    ({ path }) => `${path} is of another organization or service than this ledger.`,
  ),
  'live-mismatch': broken<{ readonly expected: string; readonly live_sha256: string }>(
    2,
    ({ expected, live_sha256 }) =>
      `the lists have the SHA-256 ${live_sha256}, and the run file says ${expected}: a list was edited.`,
  ),
  'live-without-lists': broken(2, () => 'it changes lists, but its run file records none.'),
  'not-signed': broken(3, () => 'it is not signed.'),
  'wrong-signature': broken(3, () => 'its signature is not valid: it was forged, or the commit was changed.'),
  'unknown-signer': broken(3, () => 'it is signed by a key that was not among the signers at its time.'),
  'outside-during-run': finding<{ readonly id: string }>(
    4,
    ({ id }) => `${id} changed while the run was under way, and no run says that it did that: made outside.`,
  ),
  'done-not-listed': broken<OfChange>(
    4,
    ({ asset_id, fingerprint }) =>
      `the run says that it changed ${asset_id} (${fingerprint}), and its own list does not show it.`,
  ),
  'not-converged': finding<OfChange>(
    4,
    ({ asset_id, fingerprint }) =>
      `the run changed ${asset_id} (${fingerprint}), and the next list did not show it: check whether somebody changed it back.`,
  ),
  'not-shown': finding<{ readonly changes: number; readonly approval: string }>(
    5,
    ({ changes, approval }) =>
      counted`no approval covers ${changes} change(s) of this run, which relied on: ${approval}.`,
  ),
  'not-approved': finding<{ readonly changes: number; readonly approval: string; readonly needed: number }>(
    5,
    ({ changes, approval, needed }) =>
      counted`${needed === 1 ? 'nobody' : counted`fewer than ${needed} people`} other than the author approved ${changes} change(s) of this run, on that head and after the record. It relied on: ${approval}.`,
  ),
  'one-person': finding<{ readonly changes: number; readonly approval: string; readonly actor: string | null }>(
    5,
    ({ changes, approval, actor }) =>
      counted`${actor ?? 'Somebody that the run did not know'} applied ${changes} change(s) by ${approval}, which names nobody else: the person who planned could also apply. No second person is known to have approved.`,
  ),
  'inventory-differs': broken<OfCommit & InFile>(
    5,
    ({ inventory_commit, path }) =>
      `the inventory file ${path} of commit ${inventory_commit} has another SHA-256 than the evidence says.`,
  ),
  'inventory-lacks-commit': finding<OfCommit>(
    5,
    ({ inventory_commit }) =>
      `the inventory's clone does not have commit ${inventory_commit}: fetch it, to check its files.`,
  ),
  'inventory-lacks-file': broken<OfCommit & InFile>(
    5,
    ({ inventory_commit, path }) =>
      `commit ${inventory_commit} has no ${path}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
  ),
  'inventory-uncommitted': finding<OfCommit>(5, ({ inventory_commit }) => uncommittedSentence(inventory_commit)),
  'not-contained': broken<{ readonly kept: string }>(
    6,
    ({ kept }) =>
      `${kept} is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`,
  ),
  gap: finding<{ readonly from: string; readonly to: string; readonly days: number }>(
    7,
    ({ from, to, days }) => counted`no look for ${days} day(s), from ${minuteOf(from)} to ${minuteOf(to)}.`,
  ),
  interrupted: finding<{ readonly from: string }>(
    7,
    ({ from }) => `the run of ${minuteOf(from)} said what it would do and never reported its end.`,
  ),
};

/** The facts that the sentence of each problem needs, by the code of the problem. */
type Facts = { readonly [C in keyof typeof KINDS]: Parameters<(typeof KINDS)[C]['sentence']>[0] };
export type ProblemCode = keyof Facts;

/** A problem of a ledger, of one commit unless that is null. */
export type AuditProblem<C extends ProblemCode = ProblemCode> = {
  readonly [K in C]: {
    readonly check: CheckNumber;
    readonly severity: 'broken' | 'finding';
    readonly code: K;
    readonly commit: string | null;
  } & Facts[K];
}[C];

export function problem<C extends ProblemCode>(code: C, commit: string | null, facts: Facts[C]): AuditProblem<C> {
  const { check, severity } = KINDS[code];
  return { check, severity, code, commit, ...facts };
}

function problemSentence<C extends ProblemCode>(one: AuditProblem<C>): string {
  const kinds: { readonly [K in ProblemCode]: Kind<Facts[K]> } = KINDS;
  return kinds[one.code].sentence(one);
}

/** The name of each check, in the order of their numbers. */
const CHECKS = [
  'History: linear, run files only added, numbered and chained',
  'Lists: the hash of each look is that of its lists',
  'Signatures',
  'Changes: each changed line explained or reported as made outside, each done change listed',
  'Approvals: each executed change shown, and approved by the rule of its run',
  'Anchors: each commit that you kept is part of it',
  'Gaps',
] as const;

/** What a check needs that was not made, by the number of the check. */
const NOT_GIVEN: Readonly<Record<number, string>> = {
  3: 'Give --signers FILE',
  6: 'Give a commit that you kept: --contains COMMIT',
};

const MOST_ALIKE = 5;

/**
 * The result of each check, in order, and one sentence about all: whether the ledger is intact, and how much was
 * checked. `hint`: the flag to add for a check that was not made; else ''. `lines`: a line for each problem. If many
 * are alike, only the first few have a line, since there may be thousands.
 */
export function wordVerified({ problems, commits, executed, outside, signed, anchors }: AuditVerified) {
  const checks = CHECKS.map((title, index) => {
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
    return { title, verdict, hint: isMade ? '' : (NOT_GIVEN[number] ?? ''), lines } as const;
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
