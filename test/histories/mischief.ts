// What people do beside pull requests: edit at the service by hand, rewrite what GitHub lets them rewrite, and let time
// pass; and what happens to runs while they go on.
import type { PullState } from '../github/stand-in/state.ts';
import { HAND_EDITS, type HandEdit, type Meddling } from './events.ts';
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
  const { comments, deployments, checkRuns } = github.state;
  const comment = recent(
    history,
    comments.filter(({ author }) => author?.login === 'github-actions[bot]'),
  );
  const check = recent(history, ourChecks(history));
  const mark = recent(history, deployments);
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
    }),
  };
}

const FORGER = { id: 7, slug: 'forger' };

/** What is not there yet. What our own app may forge unsigned, nothing can tell. */
function forgeries(history: History): Acts {
  const { stage, dice, ghost } = history;
  const { github } = stage;
  const { state } = github;
  const isSigned = ghost.setup.signingKey !== '';
  const check = recent(history, ourChecks(history));
  const mark = recent(history, state.deployments);
  const copyCheck = (to: string, more: object = {}) => {
    const { name, externalId, title, summary } = check!;
    const text = check!.text?.replaceAll(check!.headSha, to) ?? null;
    const said = { name, externalId, title, summary, text, status: 'completed', conclusion: 'success' };
    github.plantCheckRun({ ...said, headSha: to, ...more });
  };
  const forge = async (creator: string) => {
    const { sha, ref, payload, statuses } = dice.chance(0.5) ? mark! : dice.pick(state.deployments);
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
    ...(mark && isSigned && { 'a mark of ours copied': () => forge('github-actions[bot]') }),
  };
}

/** For the newest mark: by a person or an app, and what the key does not cover is copied. */
export async function forgeSuccess(history: History): Promise<void> {
  const { dice, stage, ghost } = history;
  const { state } = stage.github;
  const mark = state.deployments.at(-1);
  if (mark === undefined) return;
  const description = state.deployments
    .flatMap(({ statuses }) => statuses)
    .findLast(({ state: said }) => said === 'success')?.description;
  const said = { description: description ?? '' };
  // Unsigned, nothing tells what another workflow does from what we do.
  const isByUs = ghost.setup.signingKey !== '' && dice.chance(0.7);
  if (isByUs && dice.chance(0.5)) {
    stage.github.plantStatus(mark, 'success', said);
    history.tell('a mark made a success', '');
    return;
  }
  const { sha, ref } = mark;
  const { payload } = dice.chance(0.5) ? mark : dice.pick(state.deployments);
  const creator = state.account(isByUs ? 'github-actions[bot]' : 'mallory');
  stage.github.plantStatus(await stage.github.plantDeployment({ sha, ref, payload, creator }), 'success', said);
  history.tell(isByUs ? 'a mark of ours copied' : 'a mark copied by a person', '');
}

/** What people read, or what stands beside it, after its plan. */
export function rewrite({ dice, stage }: History, { number, headSha }: PullState): void {
  const { github } = stage;
  const check = github.state.checkRuns.findLast((run) => run.headSha === headSha);
  const comment = github.state.comments.findLast(({ issue }) => issue === number);
  const beside = () => check && github.plantCheckRun({ name: check.name, headSha, status: 'completed', app: FORGER });
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
  const kind = dice.pick(['death', 'fault', 'fault', 'fault', 'meanwhile'] as const);
  if (kind === 'death') return [{ kind, of, at, isAnswered: dice.chance(0.5) }];
  if (kind === 'meanwhile') return [of === 'any' ? somethingElse(history, at) : handEdit(history, at)];
  const how = dice.pick(['drop', 'lose'] as const);
  const again = dice.chance(0.5) ? [at + 1, at + 2, at + dice.between(3, 9)] : [];
  return [at, ...again].map((n) => ({ kind: 'fault', of, at: n, how }));
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
