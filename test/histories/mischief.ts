// How the default branch moves: by pull requests that are merged, one by one or through a queue, and by direct pushes.
// Then what else people do: edit at the service by hand, rewrite what GitHub lets them rewrite, and let time pass. Then
// what happens to runs while they are active.
import type { MergeMethod, Push } from '../github/stand-in/history.ts';
import type { PullState } from '../github/stand-in/state.ts';
import { HAND_EDITS, type HandEdit, type Meddling } from './events.ts';
import { LOG_REF, OWN_LOGIN } from './ghost.ts';
import type { History } from './history.ts';
import { filesOf } from './inventory.ts';
import type { Happening } from './stage.ts';

const DAY = 86_400_000;

/** Merges pull requests. False if they conflict. */
export async function land(history: History, numbers: readonly number[]): Promise<boolean> {
  const { dice, stage, ghost } = history;
  const pulls = stage.github.state.pulls.filter(
    ({ number, base, state }) => numbers.includes(number) && base === 'main' && state === 'open',
  );
  if (pulls.length === 0) return false;
  const method = dice.pick(['merge', 'squash', 'rebase'] as const);
  const names = `#${pulls.map(({ number }) => number).join(' #')}`;
  try {
    const push = pulls.length > 1 ? queued(history, pulls, method) : stage.github.merge(pulls[0]!, method);
    const { after } = await history.push(push);
    history.tell(pulls.length > 1 ? 'queue' : method, `${names} as ${after.slice(0, 7)}`);
  } catch {
    history.tell('conflict', names);
    // A queue continues without the pull request that conflicts.
    const others = pulls.slice(0, -1).map(({ number }) => number);
    return others.length > 0 && land(history, others);
  }
  for (const { pull, plans } of ghost.proposals.filter(({ pull }) => pulls.includes(pull))) {
    if (!plans.some(({ head }) => head === pull.headSha)) history.tell('merged without a plan', `#${pull.number}`);
  }
  return true;
}

/** Merges through a queue, whose check runs before the merge. */
async function queued(history: History, pulls: readonly PullState[], method: MergeMethod): Promise<Push> {
  const { github } = history.stage;
  const group = await github.queue(pulls, method);
  await history.look(await github.event('merge_group', group), 'verifies a group');
  return github.landGroup(group);
}

export async function pushDirectly(history: History): Promise<void> {
  const { dice, stage } = history;
  const inventory = await history.inventory();
  const isInventory = dice.chance(0.5) && inventory !== null;
  const files = isInventory ? filesOf(history.edited(inventory)) : { 'README.md': `${history.fresh()}\n` };
  const { after } = await history.push(stage.github.directPush(files));
  history.tell(isInventory ? 'direct push' : 'direct push of something else', after.slice(0, 7));
}

/** Edits one asset, or any, but none that a run may be about to write. */
export async function byHand(history: History, given: string | null = null): Promise<void> {
  const { stage, dice } = history;
  const live = [...stage.live];
  const free = live.filter(([id]) => !stage.isLookedAt(id) && (given === null || id === given));
  if (free.length === 0) return;
  const [id, state] = dice.pick(free);
  const kind = dice.pick<HandEdit>(given === null ? HAND_EDITS : ['rename', 'retype', 'move', 'delete']);
  const system = dice.pick([...new Set(live.map(([, each]) => each.system))]);
  const type = state.type === 'hardware' ? 'software' : 'hardware';
  const inventory = await history.inventory();
  const missing = [...(inventory?.values() ?? [])]
    .flatMap(({ entries }) => entries)
    .find((entry) => ![...stage.live.values()].some(({ name }) => name === entry.state.name))?.state;
  if (kind === 'create as declared' && missing === undefined) return;
  // Two assets of one name in a system make every run invalid until a person pins one.
  const isTaken = live.some(([other, each]) => other !== id && each.system === system && each.name === state.name);
  if (kind === 'move' && isTaken) return;
  const { organization } = stage;
  if (kind === 'rename') organization.updateAsset(id, { name: history.fresh() });
  if (kind === 'retype') organization.updateAsset(id, { asset_type: type });
  if (kind === 'delete') organization.deleteAsset(id);
  if (kind === 'move') organization.updateAsset(id, { cyber_system_id: system });
  if (kind === 'create') organization.createAsset({ name: history.fresh(), cyber_system_id: system, asset_type: type });
  if (kind === 'create as declared' && missing !== undefined) {
    organization.createAsset({ name: missing.name, cyber_system_id: missing.system, asset_type: missing.type });
  }
  history.tell(`by hand: ${kind}`, `${id} (${state.system}/${state.name})`);
}

type Acts = Partial<Record<Meddling, () => unknown>>;

/** Rewrites, erases or forges something recent. */
export async function meddle(history: History): Promise<void> {
  const acts = Object.entries(meddlings(history)) as [Meddling, () => unknown][];
  if (acts.length === 0) return;
  const [what, act] = history.dice.pick(acts);
  await act();
  history.tell(what, '');
}

function recent<T>(history: History, all: readonly T[]): T | undefined {
  return all.length === 0 ? undefined : history.dice.pick(all.slice(-3));
}

function ourChecks({ stage }: History) {
  return stage.github.state.checkRuns.filter(({ name, app }) => name === 'inventory plan' && app?.id !== FORGER.id);
}

const FORGER = { id: 7, slug: 'forger' };

/** What can be done now. Nothing could detect an unsigned forgery by our own app, so there is none. */
function meddlings(history: History): Acts {
  const { stage, dice, ghost } = history;
  const { github } = stage;
  const { comments, checkRuns } = github.state;
  const ours = comments.filter(({ author }) => author?.login === OWN_LOGIN);
  const [comment, check] = [recent(history, ours), recent(history, ourChecks(history))];
  const original = recent(history, ourChecks(history));
  const copy = async (more: object = {}) => {
    const { headSha: from, name, externalId, title, summary, text: before } = original!;
    const headSha = await newHead(history, from);
    if (headSha === null) return;
    const text = before?.replaceAll(from, headSha) ?? null;
    const copied = { name, externalId, title, summary, text, status: 'completed', conclusion: 'success' };
    github.plantCheckRun({ ...copied, headSha, ...more });
  };
  return {
    ...(comment && {
      'a comment edited': () => github.editComment(comment, 'No changes.'),
      'a comment deleted': () => github.editComment(comment, null),
    }),
    ...(check && {
      'a check says otherwise': () => Object.assign(check, { summary: 'No changes.' }),
      'a check erased': () => Object.assign(check, { text: null }),
      'a check erased and renamed': () => Object.assign(check, { text: null, externalId: 'plan of pull request 99' }),
      'a check gone': () => checkRuns.splice(checkRuns.indexOf(check), 1),
    }),
    ...(original && { 'a check copied by another app': () => copy({ app: FORGER }) }),
    ...(original && ghost.setup.keys.length > 0 && { 'a check of ours copied': () => copy() }),
    'junk in the log': () => pushToLog(history, Array(dice.between(1, 3)).fill('junk')),
    'an entry pushed again': () => pushAgain(history),
  };
}

/** Pushes commits to the log, as somebody who may push. */
async function pushToLog({ stage }: History, messages: readonly string[], others: readonly string[] = []) {
  const { git, state } = stage.github;
  const author = { name: 'mallory', email: 'mallory@users.noreply.github.com' };
  let tip = await git.resolve(LOG_REF);
  if (tip === null) return;
  const { tree } = await git.commitAt(tip);
  for (const message of messages) {
    tip = git.commitTree(tree, [tip, ...others], { message, author, at: state.calendar.stamp() });
  }
  await git.publish({ [LOG_REF]: tip });
}

/** Pushes the text of an entry once more, with another parent. */
export async function pushAgain(history: History): Promise<void> {
  const { ghost, stage, dice } = history;
  if (ghost.attempts.length === 0) return;
  const { message } = await stage.github.git.commitAt(dice.pick(ghost.attempts.slice(-6)).entry);
  await pushToLog(history, [message]);
  const tip = await stage.github.git.resolve(LOG_REF);
  if (tip !== null) ghost.replays.add(tip);
}

/** If no ruleset refuses it: the log is deleted, or points to an earlier entry. */
export async function rewindLog(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const isDeleted = dice.chance(0.5);
  const entry = ghost.attempts.at(-dice.between(2, 5))?.entry ?? null;
  if ((await stage.github.git.resolve(LOG_REF)) === null || entry === null) return;
  await stage.github.git.publish({ [LOG_REF]: isDeleted ? null : entry });
  stage.lost.at = stage.time.now();
  history.tell(isDeleted ? 'log deleted' : 'log rewound', '');
}

/** The log is lost at any moment. Then a run from before may be started again. */
export async function loseLog(history: History): Promise<void> {
  const { dice, pushed } = history;
  await rewindLog(history);
  if (pushed.length === 0 || dice.chance(0.5)) return;
  history.tell('apply again after the log was lost', '');
  await history.applyPush(dice.pick(pushed));
}

/** The repository gets another name. Its id stays. */
export async function renameRepository(history: History): Promise<void> {
  const { state } = history.stage.github;
  const before = state.fullName;
  state.repo = history.fresh();
  for (const pull of state.pulls.filter(({ headRepository }) => headRepository === before)) {
    Object.assign(pull, { headRepository: state.fullName });
  }
  history.tell('repository renamed', state.fullName);
}

/** Hides the log behind thirty commits, or one with several parents. Then somebody resets the log. */
export async function hideLog(history: History): Promise<void> {
  const { dice, stage, pushed } = history;
  if (pushed.length === 0 || (await stage.github.git.resolve(LOG_REF)) === null) return;
  if (dice.chance(0.5)) await pushToLog(history, Array(30).fill('junk'));
  else await pushToLog(history, ['junk'], [await history.tip]);
  history.tell('log hidden', '');
  await history.applyLast();
  await clearTheWay(history);
}

/** What an administrator does if the log cannot be read. */
export async function clearTheWay(history: History): Promise<void> {
  const { ghost, stage } = history;
  if (!(await ghost.log()).isUnreadable) return;
  const used = ghost.attempts.flatMap(({ key }) => key ?? []);
  ghost.setup.keys = [...new Set([...ghost.setup.keys, ...used])];
  history.tell('old key given again', '');
  if (!(await ghost.log()).isUnreadable) return;
  const chain = (await stage.github.git.log((await stage.github.git.resolve(LOG_REF)) ?? '')).map(({ sha }) => sha);
  const entry = ghost.attempts.findLast((each) => chain.includes(each.entry))?.entry ?? null;
  await stage.github.git.publish({ [LOG_REF]: entry });
  history.tell('log reset', '');
}

/** Changes the key as it should be, or drops the old key too early: then nothing verifies. */
export async function changeKey(history: History): Promise<void> {
  const { dice, ghost, stage } = history;
  const [key, ...old] = ghost.setup.keys;
  if (key === undefined) return;
  if (old.length > 0 && dice.chance(0.6)) {
    ghost.setup.keys = [key];
    history.tell('old key dropped', '');
    return;
  }
  const fresh = `the signing key of ${history.fresh()}, long enough for anybody`;
  const isLost = dice.chance(0.5);
  ghost.setup.keys = isLost ? [fresh] : [fresh, key];
  history.tell(isLost ? 'key lost' : 'key changed', '');
  if (!isLost || !(await history.applyLast())) return;
  if (dice.chance(0.6) || (await stage.github.git.resolve(LOG_REF)) === null) return clearTheWay(history);
  await stage.github.git.publish({ [LOG_REF]: null });
  history.tell('log deleted for a new key', '');
}

/** After the plan, changes what people read, or adds checks beside it. */
export function rewrite(history: History, { number, headSha }: PullState): void {
  const { dice, stage } = history;
  const { github } = stage;
  const check = github.state.checkRuns.findLast((run) => run.headSha === headSha);
  const comment = github.state.comments.findLast(({ issue }) => issue === number);
  // More than one page of checks.
  const beside = () => {
    const { name } = check ?? { name: '' };
    for (let n = 0; n < 110; n++) github.plantCheckRun({ name, headSha, status: 'completed', app: FORGER });
    history.tell('a flood of checks', `of #${number}`);
  };
  dice.pick([
    () => check && Object.assign(check, { summary: 'No changes.' }),
    () => comment && github.editComment(comment, dice.chance(0.7) ? 'No changes.' : null),
    beside,
  ])();
}

/** Another head: of the same pull request after a push without a plan, or of any. On its own head a copy is true. */
async function newHead(history: History, head: string): Promise<string | null> {
  const { github } = history.stage;
  const same = history.openPulls().find(({ pull }) => pull.headSha === head)?.pull;
  const others = ourChecks(history).filter(({ headSha }) => headSha !== head);
  if (same === undefined || history.dice.chance(0.2)) {
    return others.length === 0 ? null : history.dice.pick(others).headSha;
  }
  await github.pushToPull(same, { 'README.md': `${history.fresh()}\n` });
  return same.headSha;
}

export async function wait(history: History): Promise<void> {
  const { stage, dice } = history;
  stage.github.state.calendar.advance(dice.between(1, 40) * DAY);
  const days = dice.pick([3, 30, 90, 400]);
  stage.github.expireChecks(days);
  history.tell('checks expire', `that are older than ${days} days`);
}

export async function closeOne(history: History): Promise<void> {
  const pull = history.anyOpen()?.pull;
  if (pull === undefined) return;
  history.stage.github.closePull(pull);
  history.tell('closed', `#${pull.number}`);
}

export async function retarget(history: History): Promise<void> {
  const proposal = history.anyOpen();
  if (proposal !== null) await pointAt(history, proposal.pull);
}

/** Retargets a pull request to the other of two branches. */
export async function pointAt(history: History, pull: PullState): Promise<void> {
  await elsewhere(history);
  await history.stage.github.retarget(pull, pull.base === 'main' ? 'dev' : 'main');
  history.tell('retargeted', `#${pull.number} to ${pull.base}`);
}

/** A branch that is not applied. */
export async function elsewhere({ stage }: History): Promise<string> {
  if ((await stage.github.git.resolve('refs/heads/dev')) === null)
    await stage.github.commitFiles('dev', { 'DEV.md': 'dev\n' });
  return 'dev';
}

/** What happens to a run, with that probability. */
export function mishaps(history: History, chance: number): Happening[] {
  const { dice } = history;
  if (!dice.chance(chance)) return [];
  const of = dice.pick(['any', 'any', 'write', 'write', 'write', 'look'] as const);
  const at = dice.between(1, of === 'any' ? 30 : 3);
  const kind = dice.pick(['death', 'fault', 'fault', 'fault', 'meanwhile', 'suspension'] as const);
  if (kind === 'suspension') return [suspension(history)];
  if (kind === 'death') return [{ kind, of, at, when: dice.pick(['before', 'after'] as const) }];
  if (kind === 'meanwhile') return [of === 'any' ? somethingElse(history, at) : handEdit(history, at)];
  const how = dice.pick(['drop', 'lose'] as const);
  const again = dice.chance(0.5) ? [at + 1, at + 2, at + dice.between(3, 9)] : [];
  return [at, ...again].map((n) => ({ kind: 'fault', of, at: n, how }));
}

/** For one of two applies at once: it sleeps past its proof, or dies during a write, and the other takes over. */
export function outlived({ dice }: History): Happening {
  if (dice.chance(0.4)) return { kind: 'death', of: 'write', at: dice.between(1, 2), when: 'late' };
  const ms = dice.pick([200, 400]) * 1000;
  return { kind: 'suspension', of: dice.pick(['look', 'tip', 'tip'] as const), at: 1, ms, isGivenUp: dice.chance(0.8) };
}

/** For one of two applies at once: the log is lost as it begins to write. Mostly it then sleeps past its proof. */
export function robbed(history: History): Happening[] {
  const act = async () => {
    history.tell('log lost while a run goes on', '');
    await rewindLog(history);
  };
  const loss: Happening = { kind: 'meanwhile', of: 'look', at: 1, act };
  const sleep: Happening = { kind: 'suspension', of: 'look', at: 2, ms: 200_000, isGivenUp: false };
  return history.dice.chance(0.3) ? [loss] : [loss, sleep];
}

/** For a while, or for so long that GitHub considers its run ended and another apply continues. */
function suspension({ dice }: History): Happening {
  const of = dice.pick(['any', 'look', 'tip', 'tip'] as const);
  const most = { any: 30, look: 3, tip: 1 }[of];
  const at = dice.between(1, most);
  return { kind: 'suspension', of, at, ms: dice.pick([100, 200, 400]) * 1000, isGivenUp: dice.chance(0.5) };
}

/** Something that happens to a write itself, or just before it. */
export function trouble(history: History): Happening[] {
  const { dice } = history;
  const at = dice.pick([1, 1, 2]);
  const lost: Happening = { kind: 'fault', of: 'write', at, how: 'lose' };
  return [dice.pick([handEdit(history, at), lost, pushAtTip(history)])];
}

function handEdit(history: History, at: number): Happening {
  const act = async (id: string | null) => {
    history.tell('hand edit just before a write', '');
    await byHand(history, id);
  };
  return { kind: 'meanwhile', of: 'look', at, act };
}

/** Another inventory is pushed when the run asks for the tip again. */
function pushAtTip(history: History): Happening {
  const act = async () => {
    history.tell('push just before a write', '');
    const inventory = await history.inventory();
    if (inventory !== null) await history.push(history.stage.github.directPush(filesOf(history.edited(inventory))));
  };
  return { kind: 'meanwhile', of: 'tip', at: 1, act };
}

function somethingElse(history: History, at: number): Happening {
  const [event, take] = history.dice.pick([
    ['hand edit while a run goes on', () => byHand(history)],
    ['push while a run goes on', () => pushDirectly(history)],
    ['push while a run goes on', () => merges(history)],
    ['meddling while a run goes on', () => meddle(history)],
    ['log lost while a run goes on', () => rewindLog(history)],
  ] as const);
  const act = async () => {
    history.tell(event, '');
    await take();
  };
  return { kind: 'meanwhile', of: 'any', at, act };
}

async function merges(history: History): Promise<void> {
  const proposal = history.anyOpen();
  if (proposal !== null) await land(history, [proposal.pull.number]);
}
