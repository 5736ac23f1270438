// The issue about drift: each difference once, the command that takes the differences into the files, and how to revert
// them, after a sentence that says how many deletes a revert would make.
import type { Change, Plan } from '../core/change.ts';
import { digest } from '../core/fingerprint.ts';
import { countBy } from '../core/group.ts';
import { checkGuards } from '../core/guard.ts';
import type { AssetState } from '../core/model.ts';
import { possibleRenames } from '../core/suggest.ts';
import { fitPage } from './markdown/budget.ts';
import { caution, runLink, sectionTable } from './markdown/table.ts';
import { driftCount, driftSection, sitesOf } from './rows.ts';
import { headline, SEPARATOR, summarize } from './summarize.ts';
import { codeSpan, counted, joined, listed, markdownFormatter, shorten, tally, visible } from './text.ts';

/** What the issue adds to the page: a title that never changes, and a last line with the commit and the run. */
export function driftFrame(
  { organization }: Plan,
  { name, commit, runUrl }: { readonly name: string; readonly commit: string; readonly runUrl: string | null },
): { title: string; foot: string } {
  const which = name === '' ? '' : ` (${visible(shorten(name))})`;
  return {
    title: `Inventory drift of ${visible(shorten(organization))}${which}`,
    foot: joined([`Seen at ${codeSpan(commit.slice(0, 7))}`, runLink(runUrl)], SEPARATOR),
  };
}

/** The page, ending with a newline, and whether there was room for all of it. */
export function driftPage(options: {
  readonly plan: Plan;
  /** The commit whose files count as applied. */
  readonly base: string;
  /** False if the applied log names no such commit, so that `base` is only the one before the last. */
  readonly isAppliedKnown: boolean;
  readonly path: string;
  readonly approval: 'none' | 'plan' | 'review';
  /** File name of the workflow that applies; null if not known. */
  readonly workflow: string | null;
  /** Where the page is shown. What does not fit into the issue is in the summary. */
  readonly place: 'issue' | 'summary';
  readonly budget: number;
}): { text: string; isWhole: boolean } {
  const { plan, base, isAppliedKnown, path, approval, workflow, place, budget } = options;
  const section = driftSection(plan);
  const { changes } = section;
  const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
  const reach = systems < 2 ? '' : counted` in ${systems} cyber system(s)${sitesOf(changes)}`;
  const titled = { ...section, title: counted`${changes.length} difference(s)${reach}`, isFolded: false };
  const elsewhere = place === 'issue' ? '; the summary of the run has more' : '; the plan file of the run has all';
  return fitPage(
    budget,
    [
      `## Inventory drift of ${codeSpan(plan.organization)}: ${headline(plan, 'drift')}\n`,
      `The service differs from the files${isAppliedKnown ? ', and no merged change asks for it' : NOT_KNOWN}.\n`,
      ...otherLines(plan),
    ],
    [sectionTable(titled, elsewhere)],
    plan.summary.drift === 0
      ? [RATED]
      : [adoptText(plan, base, path), revertText(plan, approval, workflow), plan.ratings.length === 0 ? '' : RATED],
  );
}

const NOT_KNOWN =
  '. The applied log names no applied commit. So a row may also be a change that was merged and never applied';

/** An impact rating is not part of an asset, so no command takes it over or reverts it. */
const RATED = `### An impact rating

It decides what applies to every asset of the system. If the service is right, write its rating into \`impact_rating\` of the file, in a pull request. If the file is right, correct the rating in the application.
`;

/** The text of a closed issue. It repeats nothing from before. */
export function cleanPage(plan: Plan, now: number): string {
  const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `## Inventory drift of ${codeSpan(plan.organization)}: none\n`,
    `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
    ...otherLines(plan),
  ].join('\n');
}

function otherLines({ summary: { pending }, undeclared }: Plan): string[] {
  const lines: string[] = [];
  if (pending > 0) lines.push(counted`${pending} change(s) merged and not applied yet: pending, not drift.\n`);
  const left = undeclared.length;
  if (left > 0) lines.push(counted`${left} asset(s) that no file declares (is|are) left alone, as the files ask.\n`);
  return lines;
}

function adoptText(plan: Plan, base: string | null, path: string): string {
  const { command, note } = adoptCommand(base, path);
  const pairs = plan.summary.drift + plan.ratings.length - driftCount(plan);
  const renames = counted`${pairs} asset(s) may have been renamed there. The command treats (it|them) as renamed.`;
  const then = 'Open a pull request with the edits. Its plan then shows no drift.';
  return `### To adopt it

If the service is right, run this on a new branch from the default branch. It writes into the files what the service has:

\`\`\`sh
${command}
\`\`\`

${joined([note, pairs === 0 ? '' : renames, then], ' ')}
`;
}

/** What a revert executes, what prevents it, and the command. Contains no names. */
function revertText(plan: Plan, approval: 'none' | 'plan' | 'review', workflow: string | null): string {
  const { changes, summary, managed, maxDeletePercent, guards } = plan;
  const counts = countBy(changes, ({ action }) => action);
  const deletes = counts.get('delete') ?? 0;
  const doubts = inDoubt(plan);
  const permanent = counted`${deletes} permanent delete(s)`;
  if (doubts > 0) {
    return counted`### To revert it

A revert would make ${permanent}, and ${doubts} of them may be (an asset|assets) that the files have under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.
`;
  }
  const [maxDeletes = 0] = guards.flatMap((one) => (one.guard === 'max-deletes' ? one.limit : []));
  const reverting = { ...plan, guards: checkGuards(deletes, managed, { maxDeletes, maxDeletePercent }) };
  const assets = deletes === 1 ? "the asset's" : "the assets'";
  const cautions = [
    `Reverting it makes ${permanent}: ${assets} compliance history goes, too.`,
    ...summarize(reverting, markdownFormatter).blocked.map((text) => `**Blocked:** ${text}`),
  ];
  const each = (['delete', 'update', 'create'] as const).map((action) => [counts.get(action) ?? 0, action] as const);
  const merged = summary.pending === 0 ? '' : counted` That includes ${summary.pending} pending change(s).`;
  const scope = `If the files are right, change the service back: ${listed(tally(each, 'nouns'), 'and')}.${merged}`;
  const way = wayBack(plan, approval, workflow);
  return joined(['### To revert it\n', deletes === 0 ? '' : caution(cautions), `${scope}\n`, way], '\n');
}

function wayBack(plan: Plan, approval: 'none' | 'plan' | 'review', workflow: string | null): string {
  if (approval === 'review')
    return 'With `approval: review` a digest approves nothing. Set `apply-drift: true` for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n';
  const isSealed = approval === 'plan';
  const approve = isSealed ? ` -f approve-digest=${digest(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
  const sealed = 'The digest approves exactly these changes: if anything differs by then, nothing is written.';
  const named =
    'Replace WORKFLOW with the file name of your workflow that takes these inputs when somebody starts it (`workflow_dispatch`).';
  return `\`\`\`sh
gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f apply-drift=true${approve}
\`\`\`

${joined([workflow === null ? named : '', isSealed ? sealed : ''], ' ')}
`;
}

/**
 * How many deletes may be of assets that the files have under another name. Such a delete is in a pair that may be a
 * rename, or an asset of the same type would be created in the same system.
 */
function inDoubt(plan: Plan): number {
  const typeAndSystem = ({ cyber_system_id, asset_type }: AssetState) => `${asset_type} ${cyber_system_id}`;
  const creates = plan.changes.filter((change) => change.action === 'create');
  const missing = new Set(creates.map(({ after }) => typeAndSystem(after)));
  const paired = new Set<Change>(possibleRenames(plan).map(({ from }) => from));
  const deletes = plan.changes.filter((change) => change.action === 'delete');
  return deletes.filter((change) => paired.has(change) || missing.has(typeAndSystem(change.before))).length;
}

/**
 * The command that takes drift into the files, and what the reader must fill in ('' for nothing). `base` is the commit
 * that was applied; null if not known. The command uses the folder `inventory` unless a flag names another one.
 */
function adoptCommand(base: string | null, path: string) {
  const folder = path.replace(/\/$/, '');
  // Only a plain path is harmless in every shell and wherever the command is shown.
  const isPlain = /^[\w./][\w./-]*$/.test(folder);
  const out = folder === 'inventory' ? '' : ` --out ${isPlain ? folder : 'FOLDER'}`;
  const command = `cip-sync import --update${out}${base === null ? '' : ` --base ${base}`}`;
  return { command, note: isPlain ? '' : 'Replace FOLDER with the folder of the inventory.' };
}

export function adoptLine(base: string | null, path: string): string {
  const { command, note } = adoptCommand(base, path);
  return `${joined([`If the service is right, take it into the files: ${command}`, note], '\n')}\n`;
}
