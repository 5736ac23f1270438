// What may happen next in a history: pull requests, their reviews and merges, applies and dispatches.
import type { By } from '../github/stand-in/history.ts';
import type { ReviewVerdict } from '../github/stand-in/state.ts';
import type { Proposal } from './ghost.ts';
import type { History } from './history.ts';
import { filesOf, type Inventory } from './inventory.ts';
import { adopted, judgeAdopted, judgeDrift } from './judge.ts';
import {
  byHand,
  changeKey,
  closeOne,
  elsewhere,
  hideLog,
  land,
  loseLog,
  meddle,
  mishaps,
  outlived,
  pointAt,
  pushAgain,
  pushDirectly,
  renameRepository,
  retarget,
  rewindLog,
  rewrite,
  robbed,
  trouble,
  wait,
} from './mischief.ts';
import type { Happening } from './stage.ts';

const DAY = 86_400_000;
const AUTHORS = ['dana', 'dana', 'dana', 'mallory', 'renovate[bot]'] as const;
const REVIEWERS = ['rita', 'rita', 'rita', 'sam', 'ada', 'dana', 'mallory', 'olga', 'tess', 'robot[bot]'] as const;
const TRUSTED = ['sam', 'ada'] as const;

function signedBy(login: string): By {
  const email = login === 'nobody' ? 'someone@elsewhere.test' : `${login}@users.noreply.github.com`;
  return { author: { name: login, email } };
}

/**
 * Opens a pull request that is not planned yet; null if there is nothing to edit. Without `inventory`, it declares
 * some edit of the tip.
 */
async function open(history: History, inventory?: Inventory, base = 'main'): Promise<Proposal | null> {
  const { dice, stage, ghost, theme } = history;
  const from = await history.anyInventory();
  if (from === null) return null;
  const author = dice.pick(AUTHORS);
  const committer = dice.chance(theme.wrong / 2) ? dice.pick(['rita', 'mallory', 'nobody', 'robot[bot]']) : author;
  const branch = `change-${stage.github.state.nextNumber()}`;
  const isOther = inventory === undefined && dice.chance(0.05);
  const files = isOther ? { 'README.md': `${history.fresh()}\n` } : filesOf(inventory ?? history.edited(from));
  await stage.github.commitFiles(branch, files, 'Change', signedBy(committer));
  const pull = await stage.github.openPull({ branch, author, base, title: branch });
  const proposal: Proposal = { pull, committers: new Set([committer]), plans: [] };
  ghost.proposals.push(proposal);
  history.note(`${author} opens #${pull.number} into ${base} with commits of ${committer}`);
  return proposal;
}

async function planNow(history: History, proposal: Proposal, mishap = history.theme.mishap): Promise<void> {
  history.tell(proposal.plans.length === 0 ? 'plan on time' : 'plan again', `#${proposal.pull.number}`);
  await history.plan(proposal, await history.pullEvent(proposal.pull), mishaps(history, mishap));
}

async function propose(history: History): Promise<void> {
  const proposal = await open(history);
  if (proposal !== null && history.dice.chance(0.85)) await planNow(history, proposal);
}

async function pushMore(history: History): Promise<void> {
  const { dice, ghost, theme } = history;
  const proposal = history.anyOpen();
  const inventory = proposal && (await ghost.inventoryAt(proposal.pull.headSha));
  if (!proposal || inventory === null) return;
  const { pull } = proposal;
  // A plan from before the push may run after it.
  const late = dice.chance(0.2) ? await history.pullEvent(pull) : null;
  await pushTo(history, proposal, inventory);
  if (late !== null) {
    history.tell('plan late', `#${pull.number}`);
    await history.plan(proposal, late, mishaps(history, theme.mishap));
  }
  if (dice.chance(0.8)) await planNow(history, proposal);
}

async function pushTo(history: History, { pull, committers }: Proposal, inventory: Inventory): Promise<void> {
  const { dice, stage } = history;
  const login = dice.chance(0.8) ? (pull.author?.login ?? 'dana') : dice.pick(['rita', 'sam', 'nobody', 'robot[bot]']);
  await stage.github.pushToPull(pull, filesOf(history.edited(inventory)), 'More', signedBy(login));
  committers.add(login);
  history.tell('pushed to', `#${pull.number} by ${login}`);
}

/** Changes the title. Mostly it is then planned again, sometimes also by a run from before. */
async function retitle(history: History, given: Proposal | null = null): Promise<void> {
  const { dice } = history;
  const proposal = given ?? history.anyOpen();
  if (proposal === null) return;
  const { pull } = proposal;
  const late = dice.chance(0.2) ? await history.pullEvent(pull) : null;
  pull.title = dice.pick([`${pull.title}, put otherwise`, 'something else']);
  history.tell('retitled', `#${pull.number}: ${pull.title}`);
  if (late !== null) await history.plan(proposal, late);
  if (dice.chance(0.8)) await planNow(history, proposal);
}

async function planAgain(history: History): Promise<void> {
  const proposal = history.anyOpen();
  if (proposal !== null) await planNow(history, proposal);
}

/** Two plans of one pull request at once, of one head or of two. */
async function planTogether(history: History): Promise<void> {
  const proposal = history.anyOpen();
  if (proposal === null) return;
  const first = await history.pullEvent(proposal.pull);
  const inventory = await history.ghost.inventoryAt(proposal.pull.headSha);
  if (inventory !== null && history.dice.chance(0.5)) await pushTo(history, proposal, inventory);
  history.tell('plans at once', `#${proposal.pull.number}`);
  await history.planTogether(proposal, [first, await history.pullEvent(proposal.pull)]);
}

async function review(history: History): Promise<void> {
  const { dice, stage } = history;
  const proposal = history.anyOpen();
  if (proposal === null) return;
  const given = stage.github.state.reviews.filter((each) => each.pull === proposal.pull.number);
  if (given.length > 0 && dice.chance(0.25)) {
    dice.pick(given).state = 'DISMISSED';
    history.tell('review dismissed', `of #${proposal.pull.number}`);
    return;
  }
  const state = dice.chance(0.7) ? 'APPROVED' : dice.pick(['CHANGES_REQUESTED', 'COMMENTED'] as const);
  say(history, proposal, dice.pick(REVIEWERS), state);
}

function say(history: History, proposal: Proposal, user: string, state: ReviewVerdict = 'APPROVED'): void {
  const { pull } = proposal;
  history.stage.github.review(pull, { user, state });
  const about = `#${pull.number}, by ${user}`;
  if (state === 'CHANGES_REQUESTED') history.tell('changes requested', about);
  else if (state === 'COMMENTED') history.tell('commented on', about);
  else history.tell(`approved by ${standingOf(history, proposal, user)}`, about);
}

function standingOf({ stage }: History, { pull, committers }: Proposal, user: string) {
  if (user.endsWith('[bot]')) return 'a bot';
  if (pull.author?.login === user) return 'the author';
  if (committers.has(user)) return 'a committer';
  return ['write', 'maintain', 'admin'].includes(stage.github.state.roleOf(user)) ? 'a writer' : 'a reader';
}

/** As a team works: planned, reviewed, merged and applied at once; sometimes by the wrong people or too early. */
async function wholeWay(history: History): Promise<void> {
  const { dice, theme } = history;
  const proposal = await open(history);
  if (proposal === null) return;
  const isWrong = dice.chance(theme.wrong);
  const people = isWrong ? wrongPeople(history, proposal) : TRUSTED;
  const isEarly = isWrong && dice.chance(0.25);
  if (isEarly) approve(history, proposal, people);
  if (isEarly) history.tell('approved before the plan', `#${proposal.pull.number}`);
  if (!isWrong || dice.chance(0.9)) await planNow(history, proposal);
  if (dice.chance(theme.meddling / 2)) await planNow(history, proposal);
  if (!isEarly) approve(history, proposal, people);
  const meddlings = [byHand, meddle, meddle, retarget, renameRepository, () => retitle(history, proposal)];
  if (dice.chance(theme.meddling)) await dice.pick(meddlings)(history);
  if ((await land(history, [proposal.pull.number])) && dice.chance(0.85)) await applyNewest(history, theme.mishap);
}

function approve(history: History, proposal: Proposal, people: readonly string[]): void {
  for (const user of people) say(history, proposal, user);
}

/** Somebody who made it or may not write, or two people, one of them like that. */
function wrongPeople({ dice }: History, { pull, committers }: Proposal): string[] {
  if (committers.has('robot[bot]')) return ['ada'];
  const makers = [pull.author?.login ?? 'dana', ...committers].filter((login) => login !== 'nobody');
  const one = dice.pick([...makers, ...makers, 'olga', 'tess', 'robot[bot]', 'rita']);
  return dice.chance(0.3) ? [one, dice.pick(REVIEWERS)] : [one];
}

/** The right way up to the merge, with `between` after the plan. null if it does not get that far. */
async function through(
  history: History,
  inventory?: Inventory,
  between: (proposal: Proposal) => unknown = () => {},
): Promise<Proposal | null> {
  const proposal = await open(history, inventory);
  if (proposal === null) return null;
  await planNow(history, proposal, 0);
  await between(proposal);
  approve(history, proposal, TRUSTED);
  return (await land(history, [proposal.pull.number])) ? proposal : null;
}

/** A pull request reverts another one. Then the same change comes again, and nobody is asked. */
async function goBack(history: History): Promise<void> {
  const { dice, ghost, theme } = history;
  const before = await history.inventory();
  // If the change was applied, its revert has to give assets their names back.
  const isApplied = dice.chance(0.4);
  const kinds = isApplied ? { rename: 2, move: 1, chain: 3 } : undefined;
  if (before === null || (await through(history, history.edited(before, kinds))) === null) return;
  const between = await history.inventory();
  if (isApplied) await applyNewest(history, theme.mishap);
  if ((await through(history, before)) === null) return;
  history.tell('reverted', '');
  if (between !== null && dice.chance(0.8)) {
    history.tell('reverted, and pushed again', '');
    if (ghost.setup.approval === 'plan') {
      await history.push(history.stage.github.directPush(filesOf(between), 'Again'));
    } else {
      const again = await open(history, between);
      if (again !== null) await land(history, [again.pull.number]);
    }
  }
  await applyNewest(history, theme.mishap);
}

/** Planned and approved for a branch that is not applied, then retargeted to the branch that is. */
async function comeFromElsewhere(history: History): Promise<void> {
  const { dice, theme } = history;
  const proposal = await open(history, undefined, await elsewhere(history));
  if (proposal === null) return;
  history.tell('comes from elsewhere', `#${proposal.pull.number}`);
  await planNow(history, proposal, 0);
  approve(history, proposal, TRUSTED);
  await pointAt(history, proposal.pull);
  if (dice.chance(0.3)) await planNow(history, proposal);
  if (dice.chance(0.3)) approve(history, proposal, TRUSTED);
  if (await land(history, [proposal.pull.number])) await applyNewest(history, theme.mishap);
}

async function merge(history: History): Promise<void> {
  const { dice, theme } = history;
  const isQueue = dice.chance(0.4);
  for (let n = history.openPulls().length; isQueue && n < 3; n++) await propose(history);
  const all = history.openPulls().map(({ pull }) => pull.number);
  if (all.length === 0) return;
  const several = isQueue ? dice.shuffled(all).slice(0, 3) : [dice.pick(all)];
  if ((await land(history, several)) && dice.chance(0.6)) await applyNewest(history, theme.mishap);
}

async function applyNewest(history: History, mishap: number, also: readonly Happening[] = []): Promise<void> {
  const push = history.pushes.pop();
  if (push === undefined) return;
  history.pushed.push(push);
  history.tell('apply of the newest', push.after.slice(0, 7));
  await history.applyPush(push, [...also, ...mishaps(history, mishap)]);
}

async function applySome(history: History): Promise<void> {
  const { dice, pushes, pushed, theme, stage } = history;
  const isAgain = dice.chance(0.3) && pushed.length > 0;
  if (!isAgain && pushes.length === 0) return;
  const push = isAgain ? dice.pick(pushed) : pushes.splice(dice.below(pushes.length), 1)[0]!;
  const isLate = isAgain && dice.chance(0.4);
  if (isLate) stage.github.state.calendar.advance(dice.between(1, 20) * DAY);
  const what = isLate ? 'apply again much later' : isAgain ? 'apply again' : 'apply of an older';
  history.tell(what, push.after.slice(0, 7));
  if (!isAgain) pushed.push(push);
  await history.applyPush(push, mishaps(history, theme.mishap));
}

/** Applies two or three pushes at once, each at its own pace. Mostly they do the same. Sometimes the first dies. */
async function twoAtOnce(history: History): Promise<void> {
  const { dice, pushes, pushed, theme, stage } = history;
  const isOutlived = dice.chance(0.4);
  const inventory = await history.inventory();
  const created =
    isOutlived && inventory?.size ? history.edited(inventory, dice.pick([{ create: 1 }, { remove: 1 }])) : undefined;
  if (isOutlived || dice.chance(0.6)) await through(history, created);
  if (isOutlived || dice.chance(0.7))
    await history.push(stage.github.directPush({ 'README.md': `${history.fresh()}\n` }));
  const known = isOutlived ? pushes.slice(-2) : [...pushes.slice(-2), ...pushed.slice(-1)];
  const some = dice.shuffled(known).slice(0, dice.pick([2, 2, 3]));
  if (some.length < 2) return;
  history.tell('applies at once', `${some.length}`);
  const deaths = mishaps(history, theme.mishap).filter(({ kind }) => kind === 'death');
  const others = dice.chance(0.3) ? robbed(history) : deaths;
  const happenings = isOutlived ? [outlived(history)] : others;
  await history.applyTogether(some, happenings);
}

/** Somebody with write access tries to get a change applied that nobody approves, or to stop one that is approved. */
async function attack(history: History): Promise<void> {
  await history.dice.pick([eraseNewer, rewriteRead, rewriteRead, feign, forget, slipIn])(history);
}

/** What people read when they approve is not what is applied, or has other checks beside it. */
async function rewriteRead(history: History): Promise<void> {
  const landed = await through(history, undefined, ({ pull }) => {
    rewrite(history, pull);
    history.tell('rewritten after its plan', `#${pull.number}`);
  });
  if (landed !== null) await applyNewest(history, 0);
}

/** The right way, until something happens to a write. */
async function troubled(history: History): Promise<void> {
  const from = await history.anyInventory();
  if (from === null) return;
  const inventory = history.edited(from, { create: 4, remove: 3, rename: 2, retype: 1 });
  if ((await through(history, inventory)) === null) return;
  history.tell('trouble at a write', '');
  await applyNewest(history, history.theme.mishap / 4, trouble(history));
}

/** Two plans of one head. The newer one is erased before anybody approves. */
async function eraseNewer(history: History): Promise<void> {
  const { dice, stage } = history;
  const landed = await through(history, undefined, async (proposal) => {
    if (dice.chance(0.3)) await byHand(history);
    await planNow(history, proposal, 0);
    const check = stage.github.state.checkRuns.findLast(({ headSha }) => headSha === proposal.pull.headSha);
    if (check !== undefined) Object.assign(check, { text: null });
    if (check !== undefined && dice.chance(0.5)) check.externalId = 'plan of pull request 99';
    history.tell('erased after a newer plan', `#${proposal.pull.number}`);
  });
  if (landed !== null) await applyNewest(history, 0);
}

/** Merged without a plan and refused. Then an old entry says that something is applied. */
async function feign(history: History): Promise<void> {
  const { dice, pushed } = history;
  const proposal = await open(history);
  if (proposal === null || !(await land(history, [proposal.pull.number]))) return;
  await applyNewest(history, 0);
  await pushAgain(history);
  history.tell('merged, and told to be applied', `#${proposal.pull.number}`);
  const isApplied = pushed.length > 0 && dice.chance(0.7) && (await history.applyLast());
  if (!isApplied) await propose(history);
}

/** Applied and undone by hand. Then the log is deleted or rewound, or an old entry is pushed on top of it. */
async function forget(history: History): Promise<void> {
  const { dice, stage } = history;
  for (let n = dice.between(1, 2); n > 0; n--) {
    const from = await history.anyInventory();
    if (from === null) return;
    if ((await through(history, history.edited(from, { create: 1 }))) !== null) await applyNewest(history, 0);
  }
  const newest = [...stage.live.keys()].at(-1);
  if (newest !== undefined) stage.organization.deleteAsset(newest);
  if (newest !== undefined) history.tell('by hand: delete', newest);
  // What the tip itself brought may be approved still, but nothing that was before it.
  const isBelow = dice.chance(0.5);
  if (isBelow) await history.push(stage.github.directPush({ 'README.md': `${history.fresh()}\n` }));
  await dice.pick([rewindLog, rewindLog, pushAgain])(history);
  if (isBelow) await applyNewest(history, 0);
  else await history.applyLast();
}

/** A direct push just before a pull request that goes the right way. */
async function slipIn(history: History): Promise<void> {
  const inventory = await history.inventory();
  if (inventory === null) return;
  await history.push(history.stage.github.directPush(filesOf(history.edited(inventory)), 'Slipped in'));
  history.tell('slipped in', '');
  if ((await through(history)) !== null) await applyNewest(history, 0);
}

/** A pull request like any other declares what was changed by hand. */
async function adoptDrift(history: History): Promise<void> {
  const { dice, theme } = history;
  if (dice.chance(0.7)) await byHand(history);
  const tip = await history.tip;
  const inventory = await adopted(history);
  if (inventory === null) return;
  history.tell('adopted', '');
  const proposal = await through(history, inventory);
  if (proposal === null) return;
  await judgeAdopted(history, tip, proposal.pull.headSha);
  await applyNewest(history, theme.mishap);
}

async function dispatch(history: History): Promise<void> {
  const { dice, ghost } = history;
  const drift = dice.chance(0.5) ? { 'apply-drift': 'true' } : {};
  const known = [...ghost.digests.keys()];
  history.tell(known.length > 0 ? 'dispatch with a stale digest' : 'dispatch with a wrong digest', '');
  const digest = known.length > 0 ? dice.pick(known) : 'sha256:0';
  const first = await history.dispatch({ ...drift, 'approve-digest': digest });
  if (dice.chance(0.3)) await byHand(history);
  if (first.result !== 'unapproved') return;
  history.tell('dispatch with the right digest', '');
  await history.dispatch({ ...drift, 'approve-digest': first.outputs.digest ?? '' });
}

async function drift(history: History): Promise<void> {
  const event = await history.stage.github.event('schedule', {});
  history.tell('drift looked for', '');
  await judgeDrift(history, await history.look(event, 'looks for drift'));
}

const PULLS = { propose, pushMore, planAgain, planTogether, review, wholeWay, merge, retarget, closeOne, retitle };
const APPLIES = { applySome, twoAtOnce, trouble: troubled, dispatch, drift, adoptDrift, goBack, comeFromElsewhere };
const OTHERS = { byHand, pushDirectly, attack, meddle, wait, changeKey, hideLog, loseLog, renameRepository };

type Step = (history: History) => Promise<unknown>;
export const STEPS = { ...PULLS, ...APPLIES, ...OTHERS } satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
