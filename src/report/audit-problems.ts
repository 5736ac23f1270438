// The problems that a verification of the ledger finds, by their codes.
import { uncommittedSentence } from './summarize.ts';
import { counted, minuteOf } from './text.ts';

/** The words of each problem, and what to do about it. */
export const PROBLEMS = {
  'object-differs': (_, line) =>
    `git fsck says "${line}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
  'not-linear': ([parents]) =>
    `this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
  'no-ledger-file': (_, wrong) => `ledger.json ${wrong}. This is no ledger, or its beginning was changed.`,
  'begins-in-the-middle': () => 'the history begins with runs: earlier commits were dropped.',
  'unexpected-file': (_, path) => `it adds ${path}, which no run of this version writes.`,
  'file-changed': (_, path) => `it changes ${path}, which no run changes.`,
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
  'wrong-signature': () => 'its signature does not fit: it was forged, or the commit was changed.',
  'unknown-signer': () => 'it is signed by a key that was not among the signers at its time.',
  'outside-during-run': ([id]) =>
    `${id} changed while the run was under way, and no run says that it did that: made outside.`,
  'done-not-listed': ([id, print]) =>
    `the run says that it changed ${id} (${print}), and its own list does not show it.`,
  'not-converged': ([id, print]) =>
    `the run changed ${id} (${print}), and the next list did not show it: check whether somebody changed it back.`,
  'not-shown': ([count], detail) =>
    `no approval covers ${counted(Number(count), 'change')} of this run, which relied on: ${afterCount(detail)}.`,
  'not-approved': ([count], detail) =>
    `nobody other than the author approved ${counted(Number(count), 'change')} of this run, on that head and after the record. It relied on: ${afterCount(detail)}.`,
  'inventory-differs': ([commit, ...path]) =>
    `the inventory file ${path.join(' ')} of commit ${commit} has another SHA-256 than the evidence says.`,
  'inventory-lacks-commit': ([commit]) =>
    `the inventory's clone does not have commit ${commit}: fetch it, to check its files.`,
  'inventory-lacks-file': ([commit, ...path]) =>
    `commit ${commit} has no ${path.join(' ')}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
  'inventory-uncommitted': ([commit]) => uncommittedSentence(commit ?? ''),
  'not-contained': ([commit]) =>
    `${commit} is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`,
  gap: ([from, to, days]) => `no look for ${days} days, from ${minuteOf(from ?? '')} to ${minuteOf(to ?? '')}.`,
  interrupted: ([from]) => `the run of ${minuteOf(from ?? '')} said what it would do and never reported its end.`,
} satisfies Record<string, (words: readonly string[], detail: string) => string>;

function afterCount(detail: string): string {
  return detail.slice(detail.indexOf(' ') + 1);
}

export type ProblemCode = keyof typeof PROBLEMS;
