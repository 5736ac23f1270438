// What each word of a run means, and what to do: findings, results and the words of a plan, for `explain` and the
// generated pages of docs/reference. Other commands do not load it, because they need only one line for each finding.
import type { Result } from '../core/result.ts';
import { LEDGER_WORDS } from '../ledger/fault.ts';
import { FINDINGS, inWords } from '../text/messages.ts';
import { markdownFormatter } from '../text/text.ts';

interface Topic {
  readonly title: string;
  /** What to do, with code in backticks; '' for nothing. */
  readonly help: string;
}

type Topics = Readonly<Record<string, Topic>>;

/** Turns messages into topics. If a message has no `help`, its remedy does not depend on its arguments. */
function topicsOf(
  words: Readonly<Record<string, { title: string; help?: string; remedy: Parameters<typeof inWords<never>>[0] }>>,
  args: unknown = {},
): Topics {
  return Object.fromEntries(
    Object.entries(words).map(([code, { title, help, remedy }]) => {
      return [code, { title, help: help ?? inWords(remedy, args as never, markdownFormatter) }];
    }),
  );
}

const RESULTS = {
  validated: { title: 'The files are valid. The service was not asked.', help: '' },
  invalid: {
    title: 'The files have an error. Nothing was planned or written.',
    help: 'Correct what the findings name.',
  },
  'no-changes': { title: 'There is nothing to execute.', help: '' },
  planned: { title: 'There is a plan with changes.', help: 'Read it, the deletes first.' },
  blocked: {
    title: 'A guard stopped the apply, because there are too many deletes. Nothing was written.',
    help: 'Look for lost entries and files. If you mean all the deletes, delete in steps, or raise `max-deletes` or `max-delete-percent`.',
  },
  unapproved: {
    title: 'Something to execute is not approved. Nothing was written.',
    help: 'Open a pull request, or plan again.',
  },
  superseded: {
    title: "The inventory on the default branch has changed since this run's commit.",
    help: 'Look at the newer run, or start one.',
  },
  applied: { title: 'All changes are done, and the list of the service shows them.', help: '' },
  partial: {
    title: 'Some changes are done and others are not, or the list of the service does not show all of them yet.',
    help: 'Read what failed. Run again, or open a pull request that corrects the file.',
  },
  failed: { title: 'The run could not do what it was asked.', help: 'Read the last lines of the log, and run again.' },
  cancelled: { title: 'The run was stopped.', help: 'Run again. It skips what is done.' },
  clean: { title: 'There is no drift.', help: '' },
  drifted: { title: 'The service differs, and no file asked for it.', help: 'Adopt the difference, or revert it.' },
  skipped: { title: 'There was nothing to do for this event.', help: '' },
} as const satisfies Record<Result, Topic>;

const RUN_WORDS: Topics = {
  'public-repository': {
    title: 'The repository is public, so everyone could read what the run prints.',
    help: 'Make it private, or set `allow-public: true` if everyone may read the inventory.',
  },
  ...LEDGER_WORDS,
};

/** The states that plans, evidence and comments mention. */
const STATES: Topics = {
  pending: { title: 'A change that is merged and not applied yet.', help: 'Run the apply again.' },
  drift: {
    title: 'A difference that no file asked for.',
    help: 'Adopt it with `cip-sync import --update`, or revert it with `apply-drift`. A revert deletes what a person added.',
  },
  undeclared: {
    title: 'A live asset of a declared system that no file names.',
    help: 'Declare it, or name it under `ignore`.',
  },
  ignored: { title: 'A live asset that its file leaves alone.', help: 'To manage it, remove it from `ignore`.' },
  unmanaged: { title: 'A live asset of a system that no file declares.', help: '' },
  adopted: { title: 'A create whose answer was lost, found in the list.', help: '' },
  'changed-meanwhile': { title: 'An asset changed since the plan, so it was not written to.', help: 'Plan again.' },
  unknown: { title: 'A write whose outcome nobody can say before the next plan.', help: 'Plan again.' },
  'not-converged': {
    title: 'The list of the service does not show what it accepted, or shows an asset twice.',
    help: 'Plan again after a few minutes. If an asset is there twice, keep the one with the history: pin it by `id`.',
  },
};

const WORDS: Topics = {
  desired: { title: 'What the YAML files declare.', help: '' },
  live: { title: 'What the service lists.', help: '' },
  plan: { title: 'The changes that turn live into desired.', help: '' },
  change: { title: 'One create, update or delete of one asset.', help: '' },
  action: { title: 'What a change does: create, update or delete.', help: '' },
  create: { title: 'A change that adds an asset to the service.', help: '' },
  update: { title: 'A change of an asset, which keeps its id: a rename, a move, a retype, or several.', help: '' },
  delete: { title: 'A change that removes an asset and its compliance history for good.', help: '' },
  rename: { title: 'An update of the name. The asset keeps its id.', help: 'Write `renamed_from`.' },
  move: {
    title: 'An update of the cyber system. The asset keeps its id.',
    help: 'Write `moved_from` if it is needed.',
  },
  retype: { title: 'An update of the type. The asset keeps its id.', help: 'Change `asset_type`.' },
  managed: { title: 'A cyber system that the inventory declares.', help: '' },
  origin: { title: 'Why a change is in a plan: inventory, pending or drift.', help: '' },
  inventory: { title: 'The origin of a change that these files ask for, and the base does not.', help: '' },
  prune: { title: 'To delete what is undeclared.', help: '' },
  guard: { title: 'A limit that blocks an apply.', help: '' },
  fingerprint: { title: 'The identity of one change.', help: '' },
  digest: { title: 'The identity of the set of changes that would be executed.', help: '' },
  record: { title: 'What a pull request showed, in its check run.', help: '' },
  'applied-log': { title: 'The branch that says what was applied last, and whose turn it is.', help: '' },
  entry: { title: 'A commit of the applied log. Also an asset in a file.', help: '' },
  turn: { title: 'The right of one apply to write, while others wait.', help: '' },
  finding: { title: "A message about the user's files, with its place and a remedy.", help: '' },
  evidence: { title: 'The record of one apply: what was planned and approved, and what came of it.', help: '' },
  follow: { title: 'To edit the files so that they say what the service or a CMDB says.', help: '' },
};

/** Every topic, by the heading of the page that lists them. */
export const GROUPS: Readonly<Record<string, Topics>> = {
  ...Object.fromEntries(Object.entries(FINDINGS).map(([heading, words]) => [heading, topicsOf(words)])),
  'The repository and the ledger': RUN_WORDS,
  'Results of a run': RESULTS,
  'States of changes and assets': STATES,
  Words: WORDS,
};

/** By topic, in the order of the page. */
export const TOPICS: ReadonlyMap<string, Topic> = new Map(Object.values(GROUPS).flatMap(Object.entries<Topic>));

/**
 * The text about one topic, or every topic with its meaning. Plain text that ends with a newline; null if there is no
 * such topic.
 */
export function explainTopic(topic: string | null): string | null {
  if (topic === null) {
    const width = Math.max(...Array.from(TOPICS.keys(), ({ length }) => length));
    return Array.from(TOPICS, ([name, { title }]) => `${name.padEnd(width)}  ${title}\n`).join('');
  }
  const entry = TOPICS.get(topic);
  if (entry === undefined) return null;
  const help = entry.help === '' ? '' : `What to do: ${entry.help.replaceAll('`', '')}`;
  const lines = help.match(/\S(?:.{0,78}\S)?(?=\s|$)|\S+/g) ?? [];
  return [`${topic}: ${entry.title}`, ...(lines.length > 0 ? [''] : []), ...lines, ''].join('\n');
}
