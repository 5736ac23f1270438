// What a command of the action reads from GitHub, and the rules by which it judges that.
import { ConfigurationError } from '../../core/result.ts';
import { ensureCommit, treesAt } from '../../git/fetch.ts';
import { type Judgement, type JudgeRules, judge } from '../../github/judge.ts';
import { type Look, type Reading, readApplied, readSituation, type Situation } from '../../github/situation.ts';
import { type Context, type GitHubContext, pause } from '../context.ts';
import type { Baseline } from '../snapshot.ts';

/** The purpose of a reading. `plan`: what was shown. `apply`: also what of it is approved. */
export interface ReadingPurpose {
  readonly purpose: 'plan' | 'apply';
  /** The commit from which the history is read. */
  readonly from: string;
  /** The commit that counts as applied if no deployment names one. */
  readonly before: string | null;
}

/** How the situation is read for that purpose. */
export function readingOf(context: GitHubContext, { purpose, from, before }: ReadingPurpose): Reading {
  const { settings, git, runner, github } = context;
  const { client, owner, keys, defaultBranch, paths } = github;
  const isApply = purpose === 'apply';
  const needsReview = settings.approval === 'review';
  return {
    ...{ github: client, owner, keys, from, before, defaultBranch, paths },
    of: isApply ? runner.commit : from,
    depth: isApply ? (needsReview ? 'rights' : 'reviews') : 'records',
    withComments: isApply || needsReview || keys.length > 0,
    // A plan approves nothing by itself, so it neither waits nor looks behind merges.
    pause: isApply ? (ms) => pause(context, ms) : null,
    treesOf: isApply ? oncePerList((shas) => treesAt(paths, shas, git)) : null,
  };
}

/** A situation may be read twice at once, and two fetches of one clone would lock each other out. */
function oncePerList<T>(ask: (list: readonly string[]) => Promise<T>): (list: readonly string[]) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (list) => {
    const key = list.join();
    const answer = answers.get(key) ?? ask(list);
    answers.set(key, answer);
    return answer;
  };
}

export function rulesOf(context: GitHubContext, purpose: ReadingPurpose['purpose']): JudgeRules {
  const { approval, deleteApprovals, ticketPattern } = context.settings;
  const needsReview = purpose === 'apply' && approval === 'review';
  const { owner, keys } = context.github;
  const needsTicket = ticketPattern !== '';
  return { owner, keys, approval, needsReview, deleteApprovals, needsTicket };
}

/** Looks for a purpose, as this creator sees it if one is given. */
export async function lookFrom(context: GitHubContext, purpose: ReadingPurpose, creator: string | null): Promise<Look> {
  return lookAs(context, readingOf(context, purpose), creator);
}

/** Reads what was applied. Throws if something was applied but what is not known. */
export async function lookAs(context: GitHubContext, reading: Reading, creator: string | null): Promise<Look> {
  const look = await readApplied(reading, creator);
  const { isReadable, why } = look.facts.deployments;
  if (!isReadable) {
    context.runner.warn(`${why} What was applied is read with the permission deployments: read.`);
  }
  expectKnown(look);
  return look;
}

/** The same as the bot of this run's app sees it, if the app is known and others made what was read. */
export async function asCreator(context: GitHubContext, look: Look, creator: string | null): Promise<Look> {
  return look.facts.creator === creator ? look : lookAs(context, look.reading, creator);
}

/** Nothing may be concluded from deployments that others hide, or that have a seal by another key. */
function expectKnown({ applies: { hiddenBy, isKeyChanged } }: Look): void {
  if (hiddenBy !== null) {
    const problem = `hides the applied marks: ten pages of it hold no apply of this inventory that succeeded. They were made by ${hiddenBy.join(', ')}. Nothing was written. Delete the deployments that are not ours, and run again.`;
    throw new ConfigurationError('the list of deployments', problem);
  }
  if (!isKeyChanged) return;
  const problem =
    'fits none of the applied marks: it was changed. Nothing was written, and nothing that is pending is lost. Give the old key as a second line. Where it is lost, delete these deployments (environment inventory-applied), which takes the commit before the next push as applied.';
  throw new ConfigurationError('signing-key', problem);
}

export interface Looked {
  readonly situation: Situation;
  readonly judgement: Judgement;
}

/** Reads the situation and judges it, for a run that approves nothing. */
export async function lookAt(context: GitHubContext, look: Look): Promise<Looked> {
  return judgeFor(context, 'plan', await readSituation(look));
}

/** Judges a situation, and warns about what is unusual in it. */
export function judgeFor(context: GitHubContext, purpose: ReadingPurpose['purpose'], situation: Situation): Looked {
  const { runner } = context;
  if (runner.isDebug) runner.log(`${JSON.stringify(situation)}\n`);
  const judgement = judge(situation, rulesOf(context, purpose));
  if (judgement.isRewritten) runner.notice(REWRITTEN);
  if (situation.hasOlder) runner.warn(HAS_OLDER);
  for (const message of situation.unread) runner.notice(message);
  return { situation, judgement };
}

const REWRITTEN =
  'The commit applied last is of another history than this one: what counts as applied is the commit before.';
const HAS_OLDER =
  'Nothing says what was applied last, so the newest 1,000 commits were looked at. There are older ones: what their pull requests showed approves nothing here.';

/** What head is compared with. If the applied commit is not known, base is used instead. */
export async function baselineOf(context: GitHubContext, base: string | null, judgement: Judgement): Promise<Baseline> {
  const { applied, recorded } = judgement;
  const appliedRevision = await revisionOf(context, applied ?? base);
  const isOne = base === null || base === applied || applied === null;
  return { base: isOne ? appliedRevision : await revisionOf(context, base), applied: appliedRevision, recorded };
}

/** null for none. */
export async function revisionOf({ git }: Context, commit: string | null) {
  if (commit === null) return null;
  await ensureCommit(commit, git);
  return { kind: 'commit', commit } as const;
}
