// What `audit verify` found in a ledger: each check and its problems, in words.
import { groupBy } from '../core/group.ts';
import { uncommittedSentence } from '../text/summarize.ts';
import { counted, joined, minuteOf, type painter, visible } from '../text/text.ts';

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

/** A problem of a ledger. `broken`: the ledger is not what the runs wrote. `finding`: a person has to judge it. */
interface AuditProblem {
  /** The number of the check in the contract of the ledger. */
  readonly check: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly severity: 'broken' | 'finding';
  readonly code: keyof typeof PROBLEMS;
  readonly commit: string | null;
  /** The words that the message of the code needs, separated by spaces. */
  readonly detail: string;
}

/** The words of each problem, and what to do about it. */
const PROBLEMS = {
  'object-differs': (_, line) =>
    `git fsck says "${line}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
  'not-linear': ([parents]) =>
    `this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
  'no-ledger-file': (_, wrong) => `ledger.json ${wrong}. This is no ledger, or its beginning was changed.`,
  'begins-in-the-middle': () => 'the history begins with runs: earlier commits were dropped.',
  'unexpected-file': (_, path) => `it touches ${path}, which no run of this version writes.`,
  'file-changed': (_, path) => `it changes or removes ${path}, which no run does.`,
  'run-removed': (_, path) => `it removes ${path}. A run file is never removed.`,
  'run-changed': (_, path) => `it changes ${path}. A run file is never changed once there.`,
  'not-one-run': ([count]) => `it adds ${count} run files, and each commit adds exactly one.`,
  'run-unreadable': (_, wrong) => `${wrong}.`,
  'wrong-seq': ([expected, actual]) =>
    `its number is ${actual}, and ${expected} follows: an entry was dropped, added or reordered.`,
  'wrong-previous': (_, path) =>
    `previous in ${path} is not the SHA-256 of the run file before: that was edited, or an entry dropped, added or reordered.`,
  'wrong-name': (_, path) => `the name of ${path} is not that of its kind and time.`,
  'other-organization': (_, path) => `${path} is of another organization or service than this ledger.`,
  'live-mismatch': ([expected, actual]) =>
    `the lists have the SHA-256 ${actual}, and the run file says ${expected}: a list was edited.`,
  'live-without-lists': () => 'it changes lists, but its run file records none.',
  'not-signed': () => 'it is not signed.',
  'wrong-signature': () => 'its signature is not valid: it was forged, or the commit was changed.',
  'unknown-signer': () => 'it is signed by a key that was not among the signers at its time.',
  'outside-during-run': ([id]) =>
    `${id} changed while the run was under way, and no run says that it did that: made outside.`,
  'done-not-listed': ([id, print]) =>
    `the run says that it changed ${id} (${print}), and its own list does not show it.`,
  'not-converged': ([id, print]) =>
    `the run changed ${id} (${print}), and the next list did not show it: check whether somebody changed it back.`,
  'not-shown': ([count, ...relied]) =>
    counted`no approval covers ${Number(count)} change(s) of this run, which relied on: ${relied.join(' ')}.`,
  'not-approved': ([count, ...relied]) =>
    counted`nobody other than the author approved ${Number(count)} change(s) of this run, on that head and after the record. It relied on: ${relied.join(' ')}.`,
  'inventory-differs': ([commit, ...path]) =>
    `the inventory file ${path.join(' ')} of commit ${commit} has another SHA-256 than the evidence says.`,
  'inventory-lacks-commit': ([commit]) =>
    `the inventory's clone does not have commit ${commit}: fetch it, to check its files.`,
  'inventory-lacks-file': ([commit, ...path]) =>
    `commit ${commit} has no ${path.join(' ')}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
  'inventory-uncommitted': ([commit]) => uncommittedSentence(commit ?? ''),
  'not-contained': ([commit]) =>
    `${commit} is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`,
  gap: ([from, to, days]) =>
    counted`no look for ${Number(days)} day(s), from ${minuteOf(from ?? '')} to ${minuteOf(to ?? '')}.`,
  interrupted: ([from]) => `the run of ${minuteOf(from ?? '')} said what it would do and never reported its end.`,
} satisfies Record<string, (words: readonly string[], detail: string) => string>;

/** The name of each check, in the order of their numbers. */
const CHECKS = [
  'History: linear, run files only added, numbered and chained',
  'Lists: the hash of each look is that of its lists',
  'Signatures',
  'Changes: each changed line explained or reported as made outside, each done change listed',
  'Approvals: each executed change shown and approved',
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
      for (const { code, commit, detail, severity } of alike.slice(0, MOST_ALIKE)) {
        const text = `${joined([code, commit ?? ''], ' at ')}: ${PROBLEMS[code](detail.split(' '), detail)}`;
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
