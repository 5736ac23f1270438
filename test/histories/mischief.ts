// What people do beside pull requests: edit at the service by hand, rewrite what GitHub lets them rewrite, and let time
// pass; and what happens to runs while they go on.
import type { DeploymentState, PullState } from '../github/stand-in/state.ts';
import { HAND_EDITS, type HandEdit, type Meddling } from './events.ts';
import { OWN_LOGIN } from './ghost.ts';
import type { History } from './history.ts';
import { land, pushDirectly } from './landing.ts';
import type { Happening } from './stage.ts';

const DAY = 86_400_000;

/** Of one asset, or of any; of none that a run may be about to write. */
export async function byHand(history: History, given: string | null = null): Promise<void> {
  const { stage, dice } = history;
  const live = [...stage.live];
  const free = live.filter(([id]) => !stage.isLookedAt(id) && (given === null || id === given));
  if (free.length === 0) return;
  const [id, state] = dice.pick(free);
  const kind = dice.pick<HandEdit>(given === null ? HAND_EDITS : ['rename', 'retype', 'move', 'delete']);
  const system = dice.pick([...new Set(live.map(([, each]) => each.system))]);
  const type = state.type === 'hardware' ? 'software' : 'hardware';
  const inventory = await history.ghost.inventoryAt(await history.tip);
  const missing = [...(inventory?.values() ?? [])]
    .flatMap(({ entries }) => entries)
    .find((entry) => ![...stage.live.values()].some(({ name }) => name === entry.state.name))?.state;
  if (kind === 'create as declared' && missing === undefined) return;
  // Two of one name in a system make every run invalid until a person pins one.
  const isTaken = live.some(([other, each]) => other !== id && each.system === system && each.name === state.name);
  if (kind === 'move' && isTaken) return;
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
  history.tell(`by hand: ${kind}`, `${id} (${state.system}/${state.name})`);
}

type Acts = Partial<Record<Meddling, () => unknown>>;

/** Rewrites, erases or forges what was said lately. */
export async function meddle(history: History): Promise<void> {
  const acts = Object.entries({ ...tamperings(history), ...forgeries(history) }) as [Meddling, () => unknown][];
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

/** With what is there. */
function tamperings(history: History): Acts {
  const { github } = history.stage;
  const { comments, checkRuns } = github.state;
  const comment = recent(
    history,
    comments.filter(({ author }) => author?.login === OWN_LOGIN),
  );
  const check = recent(history, ourChecks(history));
  const mark = recent(history, marks(history));
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
    ...(mark && {
      'a mark deleted': () => github.deleteDeployment(mark),
      'a mark made inactive': () => github.plantStatus(mark, 'inactive'),
      'a status posted again': () => postAgain(history, mark),
    }),
  };
}

const FORGER = { id: 7, slug: 'forger' };

/** What is not there yet. What our own app may forge unsigned, nothing can tell. */
function forgeries(history: History): Acts {
  const { stage, dice, ghost } = history;
  const { github } = stage;
  const { state } = github;
  const isSigned = ghost.setup.keys.length > 0;
  const check = recent(history, ourChecks(history));
  const mark = recent(history, marks(history));
  const copyCheck = (to: string, more: object = {}) => {
    const { name, externalId, title, summary } = check!;
    const text = check!.text?.replaceAll(check!.headSha, to) ?? null;
    const said = { name, externalId, title, summary, text, status: 'completed', conclusion: 'success' };
    github.plantCheckRun({ ...said, headSha: to, ...more });
  };
  const forge = async (creator: string) => {
    const { sha, ref, payload, statuses } = dice.chance(0.5) ? mark! : dice.pick(marks(history));
    const made = await github.plantDeployment({ sha, ref, payload, creator: state.account(creator) });
    github.plantStatus(made, 'success', { description: statuses.at(-1)?.description ?? '' });
  };
  return {
    ...(check && {
      'a check copied by another app': async () => copyCheck(await newHead(history, check.headSha), { app: FORGER }),
    }),
    ...(check &&
      isSigned && { 'a check of ours copied': async () => copyCheck(await newHead(history, check.headSha)) }),
    ...(mark && isSigned && { 'a mark made a success': () => github.plantStatus(mark, 'success') }),
    ...(mark && { 'a mark copied by a person': () => forge('mallory') }),
    ...(mark && isSigned && { 'a mark of ours copied': () => forge(OWN_LOGIN) }),
    ...(mark && isSigned && { 'a mark posted again': () => copyMark(history) }),
    ...(mark && { 'a flood of deployments': () => flood(history, 150) }),
  };
}

/** For the newest mark: by a person or an app, and what the key does not cover is copied. */
export async function forgeSuccess(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const { state } = stage.github;
  const mark = marks(history).at(-1);
  if (mark === undefined) return;
  const description = marks(history)
    .flatMap(({ statuses }) => statuses)
    .findLast(({ state: said }) => said === 'success')?.description;
  const said = { description: description ?? '' };
  // Unsigned, nothing tells what another workflow does from what we do.
  const isByUs = ghost.setup.keys.length > 0 && dice.chance(0.7);
  if (isByUs && dice.chance(0.5)) {
    stage.github.plantStatus(mark, 'success', said);
    history.tell('a mark made a success', '');
    return;
  }
  const { sha, ref } = mark;
  const { payload } = dice.chance(0.5) ? mark : dice.pick(marks(history));
  const creator = state.account(isByUs ? OWN_LOGIN : 'mallory');
  stage.github.plantStatus(await stage.github.plantDeployment({ sha, ref, payload, creator }), 'success', said);
  history.tell(isByUs ? 'a mark of ours copied' : 'a mark copied by a person', '');
}

/** All but what floods brought. */
function marks({ stage }: History): DeploymentState[] {
  return stage.github.state.deployments.filter(({ description }) => description !== FLOOD);
}

const FLOOD = 'flood';

/** By somebody who may deploy: with the payload of a mark, and a success as its own statuses say it. */
async function flood(history: History, count: number): Promise<void> {
  const { github } = history.stage;
  const mark = history.dice.pick(marks(history));
  const known = { sha: mark.sha, payload: mark.payload, creator: github.state.account('mallory'), description: FLOOD };
  for (let n = 0; n < count; n++) await github.plantDeployment(known);
  const last = github.state.deployments.at(-1)!;
  github.plantStatus(last, 'success', { description: mark.statuses.at(-1)?.description ?? '' });
}

/** One of its own statuses once more, as another workflow may with the same token. */
function postAgain({ dice, stage }: History, mark: DeploymentState): void {
  if (mark.statuses.length === 0) return;
  const { state, description } = dice.pick(mark.statuses);
  stage.github.plantStatus(mark, state, { description });
}

/** A mark with all that was said of it. */
async function copyMark(history: History): Promise<void> {
  const { sha, ref, payload, statuses } = history.dice.pick(marks(history));
  const made = await history.stage.github.plantDeployment({ sha, ref, payload });
  for (const { state, description } of statuses) history.stage.github.plantStatus(made, state, { description });
}

export function deleteMarks(history: History): void {
  for (const mark of marks(history).slice(-history.dice.between(1, 3))) history.stage.github.deleteDeployment(mark);
  history.tell('marks deleted', '');
}

/** What ended as a success is told to have ended otherwise, or an older one is posted again with all that was said of it. */
export async function gainsay(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const mark = marks(history).at(-1);
  if (mark === undefined) return;
  const isCopy = ghost.setup.keys.length > 0 && dice.chance(0.7);
  if (isCopy) await copyMark(history);
  else stage.github.plantStatus(mark, 'inactive', { description: mark.statuses.at(-1)?.description ?? '' });
  history.tell(isCopy ? 'a mark posted again' : 'a mark made inactive', '');
}

/** More than a page, or more than anybody reads; then somebody tidies up, and now and then takes more than the flood. */
export async function floodMarks(history: History): Promise<void> {
  const { dice, stage, pushed } = history;
  const last = pushed.at(-1);
  if (marks(history).length === 0 || last === undefined) return;
  const isWhole = dice.chance(0.4);
  await flood(history, isWhole ? 1050 : 150);
  history.tell(isWhole ? 'marks hidden' : 'a flood of deployments', '');
  await history.applyPush(last);
  const mark = marks(history).at(-1)!;
  clearTheWay(history);
  if (dice.chance(0.5)) return;
  stage.github.deleteDeployment(mark);
  history.tell('marks taken away with a flood', '');
  await history.applyPush(last);
}

/** What an administrator does where marks are hidden, or no key fits them. */
export function clearTheWay(history: History): void {
  const { ghost, stage } = history;
  const { deployments } = stage.github.state;
  if (deployments.some(({ description }) => description === FLOOD)) {
    deployments.splice(0, deployments.length, ...marks(history));
    history.tell('flood taken away', '');
  }
  const used = ghost.attempts.flatMap(({ key }) => key ?? []);
  if (ghost.told !== null || used.every((key) => ghost.setup.keys.includes(key))) return;
  ghost.setup.keys = [...new Set([...ghost.setup.keys, ...used])];
  history.tell('old key given again', '');
}

/** As it is meant to be, or too early: without the old key nothing fits. */
export async function changeKey(history: History): Promise<void> {
  const { dice, ghost, pushed, stage } = history;
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
  const last = pushed.at(-1);
  if (!isLost || last === undefined) return;
  await history.applyPush(last);
  if (dice.chance(0.6)) return clearTheWay(history);
  const { deployments } = stage.github.state;
  deployments.splice(0, deployments.length);
  history.tell('marks deleted for a new key', '');
}

/** What people read, or what stands beside it, after its plan. */
export function rewrite(history: History, { number, headSha }: PullState): void {
  const { dice, stage } = history;
  const { github } = stage;
  const check = github.state.checkRuns.findLast((run) => run.headSha === headSha);
  const comment = github.state.comments.findLast(({ issue }) => issue === number);
  // More than a page of them.
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

/** Another head: of the same pull request, pushed to without a plan, or of any. */
async function newHead(history: History, head: string): Promise<string> {
  const { github } = history.stage;
  const same = history.openPulls().find(({ pull }) => pull.headSha === head)?.pull;
  if (same === undefined || history.dice.chance(0.2)) return history.dice.pick(ourChecks(history)).headSha;
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
  const open = history.openPulls();
  if (open.length === 0) return;
  const { pull } = history.dice.pick(open);
  history.stage.github.closePull(pull);
  history.tell('closed', `#${pull.number}`);
}

export async function retarget(history: History): Promise<void> {
  const { dice } = history;
  const open = history.openPulls();
  if (open.length > 0) await pointAt(history, dice.pick(open).pull);
}

/** To the other of two branches. */
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

/** What happens to a run, with that chance. */
export function mishaps(history: History, chance: number): Happening[] {
  const { dice } = history;
  if (!dice.chance(chance)) return [];
  const of = dice.pick(['any', 'any', 'write', 'write', 'write', 'look'] as const);
  const at = dice.between(1, of === 'any' ? 30 : 3);
  const kind = dice.pick(['death', 'fault', 'fault', 'fault', 'meanwhile', 'suspension'] as const);
  if (kind === 'suspension') return [suspension(history)];
  if (kind === 'death') return [{ kind, of, at, isAnswered: dice.chance(0.5) }];
  if (kind === 'meanwhile') return [of === 'any' ? somethingElse(history, at) : handEdit(history, at)];
  const how = dice.pick(['drop', 'lose'] as const);
  const again = dice.chance(0.5) ? [at + 1, at + 2, at + dice.between(3, 9)] : [];
  return [at, ...again].map((n) => ({ kind: 'fault', of, at: n, how }));
}

/** For a while, or for so long that another apply counts it as dead. */
export function suspension({ dice }: History): Happening {
  const of = dice.pick(['any', 'look', 'tip', 'tip'] as const);
  const most = { any: 30, look: 3, tip: 1 }[of];
  return { kind: 'suspension', of, at: dice.between(1, most), ms: dice.pick([100, 200, 400]) * 1000 };
}

/** Something that happens to the very write, or just before it. */
export function trouble(history: History): Happening[] {
  const { dice } = history;
  const at = dice.between(1, 3);
  const lost: Happening = { kind: 'fault', of: 'write', at, how: 'lose' };
  return [dice.chance(0.5) ? handEdit(history, at) : lost];
}

function handEdit(history: History, at: number): Happening {
  const act = async (id: string | null) => {
    history.tell('hand edit just before a write', '');
    await byHand(history, id);
  };
  return { kind: 'meanwhile', of: 'look', at, act };
}

function somethingElse(history: History, at: number): Happening {
  const [event, take] = history.dice.pick([
    ['hand edit while a run goes on', () => byHand(history)],
    ['push while a run goes on', () => pushDirectly(history)],
    ['push while a run goes on', () => merges(history)],
    ['meddling while a run goes on', () => meddle(history)],
  ] as const);
  const act = async () => {
    history.tell(event, '');
    await take();
  };
  return { kind: 'meanwhile', of: 'any', at, act };
}

async function merges(history: History): Promise<void> {
  const open = history.openPulls();
  if (open.length > 0) await land(history, [history.dice.pick(open).pull.number]);
}
