// How the default branch moves on: pull requests that are merged, alone or through a queue, and what is pushed directly.
import type { MergeMethod, Push } from '../github/stand-in/history.ts';
import type { PullState } from '../github/stand-in/state.ts';
import type { History } from './history.ts';
import { filesOf } from './inventory.ts';

/** False when they conflict. */
export async function land(history: History, numbers: readonly number[]): Promise<boolean> {
  const { dice, stage, ghost } = history;
  const pulls = stage.github.state.pulls.filter(
    ({ number, base, state }) => numbers.includes(number) && base === 'main' && state === 'open',
  );
  if (pulls.length === 0) return false;
  const method = dice.pick(['merge', 'squash', 'rebase'] as const);
  const told = `#${pulls.map(({ number }) => number).join(' #')}`;
  try {
    const push = pulls.length > 1 ? queued(history, pulls, method) : stage.github.merge(pulls[0]!, method);
    const { after } = await history.push(push);
    history.tell(pulls.length > 1 ? 'queue' : method, `${told} as ${after.slice(0, 7)}`);
  } catch {
    history.tell('conflict', told);
    // A queue goes on without one that conflicts.
    const others = pulls.slice(0, -1).map(({ number }) => number);
    return others.length > 0 && land(history, others);
  }
  for (const { pull, plans } of ghost.proposals.filter(({ pull }) => pulls.includes(pull))) {
    if (!plans.some(({ head }) => head === pull.headSha)) history.tell('merged without a plan', `#${pull.number}`);
  }
  return true;
}

/** Through a merge queue, whose check runs before it lands. */
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
