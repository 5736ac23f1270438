// How to make the service what the files say again: what that executes, what stands in its way, and the command.
import type { Change, Guard } from '../../core/change.ts';
import { wholeCodeSpan } from '../escape.ts';
import { guardSentences } from '../summarize.ts';
import { counted, listed, markdownVoice } from '../voice.ts';

export interface Revert {
  /** Input `approval`. */
  readonly approval: 'none' | 'plan' | 'review';
  /** File name of the workflow; null where it is not known. */
  readonly workflow: string | null;
  /** Of what apply executes with `drift: apply`. */
  readonly digest: string;
  /** What of that is no drift: merged, and not applied yet. */
  readonly pending: number;
  readonly changes: readonly Change[];
  readonly guards: readonly Guard[];
  /** Live assets in declared systems, as in a plan. */
  readonly managed: number;
}

/** Paragraphs of Markdown, the last ending with a newline. No name is in them. */
export function revertText(revert: Revert): string {
  return ['### To revert it\n', ...cautions(revert), `${scope(revert)}\n`, ...way(revert)].join('\n');
}

function cautions({ changes, guards, managed }: Revert): string[] {
  const deletes = changes.filter(({ action }) => action === 'delete').length;
  if (deletes === 0) return [];
  const asset = deletes === 1 ? "the asset's" : "the assets'";
  const lines = [`Reverting it makes ${counted(deletes, 'permanent delete')}: ${asset} compliance history goes, too.`];
  lines.push(...guardSentences({ guards, managed }, markdownVoice).map((text) => `Blocked: ${text}`));
  return [`> [!CAUTION]\n${lines.map((line) => `> ${line}\n`).join('')}`];
}

function scope({ changes, pending }: Revert): string {
  const count = (action: Change['action']) => changes.filter((change) => change.action === action).length;
  const parts = (['delete', 'update', 'create'] as const)
    .map((action) => [count(action), action] as const)
    .filter(([number]) => number > 0)
    .map(([number, action]) => counted(number, action));
  const merged = pending === 0 ? '' : ` That includes ${counted(pending, 'pending change')}.`;
  return `If the files are right, have the service changed back: ${listed(parts, 'and')}.${merged}`;
}

function way(revert: Revert): string[] {
  if (revert.approval === 'review') {
    const drift = wholeCodeSpan('drift: apply');
    return [
      `With ${wholeCodeSpan('approval: review')} a digest approves nothing. Set ${drift} for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n`,
    ];
  }
  const inputs = ['command=apply', 'drift=apply', ...(revert.approval === 'plan' ? [`approve=${revert.digest}`] : [])];
  const flags = inputs.map((input) => ` -f ${input}`).join('');
  const by = wholeCodeSpan('workflow_dispatch');
  const { workflow } = revert;
  const sealed =
    revert.approval === 'plan'
      ? ' The digest approves exactly these changes: if anything differs by then, nothing is written.'
      : '';
  const named = workflow === null ? 'WORKFLOW is' : `If ${wholeCodeSpan(workflow)} is another one, name`;
  return [
    `\`\`\`sh\ngh workflow run ${workflow ?? 'WORKFLOW'}${flags}\n\`\`\`\n`,
    `${named} the workflow that takes these inputs by ${by} and hands them to the action.${sealed}\n`,
  ];
}
