// What may happen next in a history, and how likely it is.
import type { By, Push } from '../github/stand-in/history.ts';
import type { MergeMethod } from '../github/stand-in/merging.ts';
import type { PullState } from '../github/stand-in/state.ts';
import type { History } from './history.ts';
import { filesOf } from './inventory.ts';
import type { Happening } from './stage.ts';

export interface Step {
  readonly weight: number;
  readonly take: (history: History) => Promise<unknown>;
}

const DAY = 86_400_000;
const AUTHORS = ['dana', 'dana', 'dana', 'mallory', 'renovate[bot]'] as const;
const REVIEWERS = ['rita', 'rita', 'rita', 'sam', 'ada', 'dana', 'mallory', 'olga', 'tess', 'robot[bot]'] as const;

function signedBy(login: string): By {
  const email = login === 'nobody' ? 'someone@elsewhere.test' : `${login}@users.noreply.github.com`;
  return { author: { name: login, email } };
}

async function propose(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const inventory = await ghost.inventoryAt(await history.tip);
  if (inventory === null || inventory.size === 0) return;
  const author = dice.pick(AUTHORS);
  const committer = dice.chance(0.75) ? author : dice.pick(['rita', 'mallory', 'nobody']);
  const branch = `change-${stage.github.state.nextNumber()}`;
  const files = dice.chance(0.1) ? { 'README.md': `${history.fresh()}\n` } : filesOf(history.edited(inventory));
  await stage.github.commitFiles(branch, files, 'Change', signedBy(committer));
  const pull = await stage.github.openPull({ branch, author });
  const proposal = { pull, plans: [] };
  ghost.proposals.push(proposal);
  history.note(`${author} opens #${pull.number} with commits of ${committer}`);
  if (dice.chance(0.85)) await history.plan(proposal, await history.pullEvent(pull), mishaps(history, 0.15));
}

async function pushMore(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const open = history.openPulls();
  if (open.length === 0) return;
  const proposal = dice.pick(open);
  const { pull } = proposal;
  const inventory = await ghost.inventoryAt(pull.headSha);
  if (inventory === null) return;
  // A plan of before the push may run after it.
  const late = dice.chance(0.2) ? await history.pullEvent(pull) : null;
  const by = signedBy(dice.chance(0.8) ? (pull.author?.login ?? 'dana') : dice.pick(['rita', 'sam', 'nobody']));
  await stage.github.pushToPull(pull, filesOf(history.edited(inventory)), 'More', by);
  history.note(`#${pull.number} is pushed to by ${by.author?.name}`);
  if (late !== null) await history.plan(proposal, late, mishaps(history, 0.1));
  if (dice.chance(0.8)) await history.plan(proposal, await history.pullEvent(pull), mishaps(history, 0.1));
}

async function planAgain(history: History): Promise<void> {
  const open = history.openPulls();
  if (open.length === 0) return;
  const proposal = history.dice.pick(open);
  await history.plan(proposal, await history.pullEvent(proposal.pull), mishaps(history, 0.2));
}

async function review(history: History): Promise<void> {
  const { dice, stage } = history;
  const open = history.openPulls();
  if (open.length === 0) return;
  const { pull } = dice.pick(open);
  const user = dice.pick(REVIEWERS);
  const state = dice.chance(0.85) ? 'APPROVED' : dice.pick(['CHANGES_REQUESTED', 'COMMENTED'] as const);
  stage.github.review(pull, { user, state });
  history.note(`${user} says ${state} of #${pull.number}`);
}

/** As a team does it: planned, reviewed, merged and applied at once; now and then by the wrong people, or too early. */
async function wholeWay(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const before = ghost.proposals.length;
  await propose(history);
  const proposal = ghost.proposals[before];
  if (proposal === undefined) return;
  const people = dice.chance(0.5) ? ['sam', 'ada'] : [dice.pick(REVIEWERS), dice.pick(REVIEWERS)].slice(dice.below(2));
  const approve = () => {
    for (const user of people) stage.github.review(proposal.pull, { user });
    history.note(`${people.join(' and ')} approve #${proposal.pull.number}`);
  };
  const isEarly = dice.chance(0.1);
  if (isEarly) approve();
  if (isEarly && dice.chance(0.7)) await byHand(history);
  await history.plan(proposal, await history.pullEvent(proposal.pull));
  if (!isEarly) approve();
  if (dice.chance(0.2)) await dice.pick([byHand, meddle, retarget])(history);
  if ((await land(history, [proposal.pull.number])) && dice.chance(0.8))
    await applyNewest(history, mishaps(history, 0.25));
}

async function merge(history: History): Promise<void> {
  const { dice } = history;
  const open = history.openPulls().map(({ pull }) => pull.number);
  if (open.length === 0) return;
  const several = dice.chance(0.2) ? dice.shuffled(open).slice(0, 3) : [dice.pick(open)];
  if ((await land(history, several)) && dice.chance(0.6)) await applyNewest(history, mishaps(history, 0.3));
}

/** False when they conflict. */
async function land(history: History, numbers: readonly number[]): Promise<boolean> {
  const { dice, stage } = history;
  const pulls = stage.github.state.pulls.filter(({ number, base }) => numbers.includes(number) && base === 'main');
  if (pulls.length === 0) return false;
  const method = dice.pick(['merge', 'squash', 'rebase'] as const);
  try {
    const push = pulls.length > 1 ? queued(history, pulls, method) : stage.github.merge(pulls[0]!, method);
    const { after } = await history.push(push);
    history.note(`#${numbers.join(' #')} merged (${method}) as ${after.slice(0, 7)}`);
    return true;
  } catch {
    return false;
  }
}

/** Through a merge queue, whose check runs before it lands. */
async function queued(history: History, pulls: readonly PullState[], method: MergeMethod): Promise<Push> {
  const { github } = history.stage;
  const group = await github.queue(pulls, method);
  await history.look(await github.event('merge_group', group), 'verifies a group');
  return github.landGroup(group);
}

async function applyNewest(history: History, happenings: readonly Happening[]): Promise<void> {
  const push = history.pushes.pop();
  if (push === undefined) return;
  history.pushed.push(push);
  await history.applyPush(push, happenings);
}

async function applySome(history: History): Promise<void> {
  const { dice, pushes, pushed } = history;
  const old = dice.chance(0.3) && pushed.length > 0;
  if (!old && pushes.length === 0) return;
  const push = old ? dice.pick(pushed) : pushes.splice(dice.below(pushes.length), 1)[0]!;
  if (!old) pushed.push(push);
  await history.applyPush(push, mishaps(history, 0.3));
}

/** Applies of two pushes at once, each at its own pace. */
async function twoAtOnce(history: History): Promise<void> {
  const { dice, pushes, pushed } = history;
  const two = dice.shuffled([...pushes, ...pushed.slice(-2)]).slice(0, 2);
  if (two.length < 2) return;
  history.note('two at once');
  await history.applyTogether(two);
}

async function byHand(history: History): Promise<void> {
  const { stage, dice } = history;
  const live = [...stage.live];
  if (live.length === 0) return;
  const [id, state] = dice.pick(live);
  const kind = dice.pick(['rename', 'retype', 'delete', 'create', 'create as declared', 'move']);
  const system = dice.pick([...new Set(live.map(([, each]) => each.system))]);
  const type = state.type === 'hardware' ? 'software' : 'hardware';
  const inventory = await history.ghost.inventoryAt(await history.tip);
  const missing = [...(inventory?.values() ?? [])]
    .flatMap(({ entries }) => entries)
    .find((entry) => ![...stage.live.values()].some(({ name }) => name === entry.state.name))?.state;
  stage.byHand((organization) => {
    if (kind === 'rename') organization.update(id, { name: history.fresh() });
    if (kind === 'retype') organization.update(id, { asset_type: type });
    if (kind === 'delete') organization.delete(id);
    if (kind === 'move') organization.update(id, { cyber_system_id: system });
    if (kind === 'create') organization.create({ name: history.fresh(), cyber_system_id: system, asset_type: type });
    if (kind === 'create as declared' && missing !== undefined) {
      organization.create({ name: missing.name, cyber_system_id: missing.system, asset_type: missing.type });
    }
  });
  history.note(`by hand: ${kind} ${id} (${state.system}/${state.name})`);
}

async function pushDirectly(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const inventory = await ghost.inventoryAt(await history.tip);
  const isInventory = dice.chance(0.5) && inventory !== null;
  const files = isInventory ? filesOf(history.edited(inventory)) : { 'README.md': `${history.fresh()}\n` };
  const { after } = await history.push(stage.github.directPush(files));
  history.note(`pushed directly ${after.slice(0, 7)}${isInventory ? '' : ', not the inventory'}`);
}

async function dispatch(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const drift = dice.chance(0.5) ? { drift: 'apply' } : {};
  const known = [...ghost.digests.keys()];
  const send = async (approve: string) => {
    const event = await stage.github.event('workflow_dispatch', {});
    return history.apply(event, { command: 'apply', ...drift, approve }, { why: 'is dispatched' });
  };
  const first = await send(known.length > 0 ? dice.pick(known) : 'sha256:0');
  if (dice.chance(0.3)) await byHand(history);
  if (first.result === 'unapproved') await send(first.outputs.digest ?? '');
}

async function drift(history: History): Promise<void> {
  const event = await history.stage.github.event('schedule', {});
  await history.look(event, 'looks for drift');
}

async function meddle(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const { state } = stage.github;
  const comments = state.comments.filter(({ author }) => author?.login === 'github-actions[bot]');
  const checks = state.checkRuns.filter(({ name }) => name === 'inventory plan');
  const isSigned = ghost.setup.signingKey !== '';
  const acts: [string, () => unknown][] = [];
  if (comments.length > 0) {
    const comment = dice.pick(comments);
    acts.push([`comment on #${comment.issue} edited`, () => stage.github.editComment(comment, 'No changes.')]);
    acts.push([`comment on #${comment.issue} deleted`, () => stage.github.editComment(comment, null)]);
  }
  if (checks.length > 0) {
    const check = dice.pick(checks);
    acts.push(['a check says otherwise', () => Object.assign(check, { summary: 'No changes.' })]);
    acts.push(['a check erased', () => Object.assign(check, { text: null })]);
    const from = { name: check.name, status: 'completed', conclusion: 'success', text: check.text };
    const other = dice.pick(checks).headSha;
    acts.push([
      'a check copied by another app',
      () => stage.github.plantCheckRun({ ...from, headSha: other, app: { id: 7, slug: 'forger' } }),
    ]);
    if (isSigned) acts.push(['a check copied', () => stage.github.plantCheckRun({ ...from, headSha: other })]);
  }
  const [mark] = state.deployments.length > 0 ? [dice.pick(state.deployments)] : [];
  if (mark !== undefined) {
    acts.push(['a mark deleted', () => stage.github.deleteDeployment(mark)]);
    acts.push(['a mark made inactive', () => stage.github.plantStatus(mark, 'inactive')]);
    if (isSigned) acts.push(['a mark made a success', () => stage.github.plantStatus(mark, 'success')]);
    const { sha, ref, payload } = mark;
    const forge = async (creator: string) => {
      const made = await stage.github.plantDeployment({ sha, ref, payload, creator: state.account(creator) });
      stage.github.plantStatus(made, 'success', { description: mark.statuses.at(-1)?.description ?? '' });
    };
    acts.push(['a mark copied by a person', () => forge('mallory')]);
    if (isSigned) acts.push(['a mark copied', () => forge('github-actions[bot]')]);
  }
  if (acts.length === 0) return;
  const [what, act] = dice.pick(acts);
  history.note(what);
  await act();
}

async function retarget(history: History): Promise<void> {
  const { stage, dice } = history;
  const open = history.openPulls();
  if (open.length === 0) return;
  const { pull } = dice.pick(open);
  if ((await stage.github.git.resolve('refs/heads/dev')) === null)
    await stage.github.commitFiles('dev', { 'DEV.md': 'dev\n' });
  await stage.github.retarget(pull, pull.base === 'main' ? 'dev' : 'main');
  history.note(`#${pull.number} is retargeted to ${pull.base}`);
}

async function wait(history: History): Promise<void> {
  const { stage, dice } = history;
  stage.github.state.calendar.advance(dice.between(1, 40) * DAY);
  const days = dice.pick([3, 30, 90, 400]);
  stage.github.expireChecks(days);
  history.note(`time passes, checks older than ${days} days expire`);
}

async function closeOne(history: History): Promise<void> {
  const open = history.openPulls();
  if (open.length > 0) history.stage.github.closePull(history.dice.pick(open).pull);
}

/** What happens to a run, with that chance. */
function mishaps(history: History, chance: number): Happening[] {
  const { dice } = history;
  if (!dice.chance(chance)) return [];
  const at = dice.between(1, 24);
  const kind = dice.pick(['death', 'death', 'fault', 'fault', 'meanwhile'] as const);
  if (kind === 'death') return [{ kind, at, isAnswered: dice.chance(0.5) }];
  if (kind === 'meanwhile') {
    const act = dice.pick([byHand, byHand, pushDirectly, meddle, merges]);
    return [{ kind, at, act: () => act(history) }];
  }
  const how = dice.pick(['drop', 'lose'] as const);
  return [at, ...(dice.chance(0.5) ? [at + 1, at + 2, at + dice.between(3, 9)] : [])].map((n) => ({
    kind: 'fault',
    at: n,
    how,
  }));
}

async function merges(history: History): Promise<void> {
  const open = history.openPulls();
  if (open.length > 0) await land(history, [history.dice.pick(open).pull.number]);
}

export const STEPS: readonly Step[] = [
  { weight: 14, take: propose },
  { weight: 7, take: pushMore },
  { weight: 5, take: planAgain },
  { weight: 14, take: review },
  { weight: 12, take: wholeWay },
  { weight: 12, take: merge },
  { weight: 8, take: applySome },
  { weight: 4, take: twoAtOnce },
  { weight: 8, take: byHand },
  { weight: 3, take: pushDirectly },
  { weight: 4, take: dispatch },
  { weight: 1, take: drift },
  { weight: 7, take: meddle },
  { weight: 2, take: retarget },
  { weight: 3, take: wait },
  { weight: 1, take: closeOne },
];
