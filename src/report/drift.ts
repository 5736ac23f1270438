// The issue about drift: assets that the files declare but that are gone or changed at the service,
// assets there that were never declared, the YAML to keep them, and how to revert them.
import type { Change, Create, Plan, Undeclared, Update } from '../core/change.ts';
import { deletionFingerprint, digest } from '../core/fingerprint.ts';
import type { AssetState, LiveAsset, PlacedSystem } from '../core/model.ts';
import { possibleRenames, type RenamePair } from '../core/renames.ts';
import type { ResolvedSystem } from '../core/resolve.ts';
import { declarations, NAMELESS } from './declarations.ts';
import { codeSpan, shorten, tableCell, visible, wholeCodeSpan, word, yamlString } from './escape.ts';
import { type FirstSeen, firstSeen } from './first-seen.ts';
import { bytesOf, fitSections, type Section } from './markdown/budget.ts';
import { runLink, sitesOf } from './markdown/sections.ts';
import {
  type Body,
  declarationBlock,
  driftTable,
  fold,
  headed,
  noted,
  plainTable,
  siteTable,
  yamlBlock,
} from './markdown/tables.ts';
import { type InSystem, inReadingOrder, sourceOf, systemCount, undeclaredInOrder } from './sections.ts';
import { adoptCommand, guardSentences, SEPARATOR } from './summarize.ts';
import { counted, grouped, listed, markdownFormatter, placeText, systemText, tally } from './text-style.ts';

export interface DriftPageInput {
  readonly plan: Plan;
  readonly ground: DriftGround;
  /** The commit that was applied; null if not known. */
  readonly base: string | null;
  /** Input `path`. */
  readonly paths: readonly string[];
  /** Input `approval`. */
  readonly approval: 'none' | 'plan' | 'review';
  /** File name of the workflow; null if not known. */
  readonly workflow: string | null;
  /** Where the page is shown. What does not fit into the issue is in the summary. */
  readonly place: 'issue' | 'summary';
  /** What the issue keeps of earlier runs, and the time of this one. null where only this run is known. */
  readonly before: { readonly kept: string; readonly now: number } | null;
  /** The most bytes of UTF-8 for the text. */
  readonly budget: number;
}

/** The title of the issue. It stays the same while the drift changes. */
export function driftTitle({ organization }: Plan, name: string): string {
  const which = name === '' ? '' : ` (${visible(shorten(name))})`;
  return `Inventory drift of ${visible(shorten(organization))}${which}`;
}

/** The page, ending with a newline, and whether there was room for all of it. */
export function driftPage(input: DriftPageInput) {
  const { plan, budget, before } = input;
  const drifted = driftedIn(plan);
  const seen = before === null ? null : firstSeen(before.kept, fingerprintsOf(drifted), before.now);
  const head = [
    ...(seen === null ? [] : [seen.line]),
    `## Inventory drift of ${codeSpan(plan.organization)}: ${counted(plan.summary.drift, 'difference')}\n`,
    `The service differs from the files, and no change of a file asked for it. ${driftCounts(drifted)}\n`,
    ...(seen === null ? [] : [lastSeen(seen)]),
    ...pendingLines(plan),
    adoptText(input),
  ].join('\n');
  const foot = revertText(input);
  const left = budget - bytesOf(head) - bytesOf(foot) - 2;
  // One day for all is said once, above.
  const sections = sectionsFor(drifted, { ...input, seen: seen?.dayOfAll === null ? seen : null }, left);
  const fitted = fitSections(sections, left) ?? [];
  const text = [head, ...fitted.map((section) => section.text), foot].join('\n');
  return { text, isWhole: sections.every(({ count }, index) => fitted[index]?.rows === count) };
}

/** All differences of a page are still there, so one day is enough. */
function lastSeen({ today, dayOfAll, isCut }: FirstSeen): string {
  const days =
    dayOfAll === null ? `Last seen on ${today} (UTC)` : `First seen on ${dayOfAll}, last seen on ${today} (UTC)`;
  const cut = isCut ? ' The issue has no room to keep the first day of each.' : '';
  return `${days}.${cut}\n`;
}

/** The text of a closed issue. It repeats nothing from before. */
export function cleanPage({ organization, undeclared, ...plan }: Plan, now: number): string {
  const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
  const are = undeclared.length === 1 ? 'is' : 'are';
  const rest = `${counted(undeclared.length, 'asset')} that no file declares ${are} left alone, as the files ask.\n`;
  return [
    `## Inventory drift of ${codeSpan(organization)}: none\n`,
    `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
    ...pendingLines(plan),
    ...(undeclared.length === 0 ? [] : [rest]),
  ].join('\n');
}

/** The last line of the page: the compared commit, and the run. */
export function driftFoot(commit: string, runUrl: string | null): string {
  const run = runLink(runUrl);
  return `Seen at ${codeSpan(commit.slice(0, 7))}${run === '' ? '' : SEPARATOR + run}`;
}

interface DriftFound {
  /** Declared in the files, but gone or changed at the service. */
  readonly declared: readonly (Create | Update)[];
  /** At the service, but never declared: those that a revert deletes, and those that it leaves alone. */
  readonly never: readonly Undeclared[];
}

function driftedIn({ organization, changes, undeclared }: Plan): DriftFound {
  const drift = inReadingOrder(changes.filter(({ origin }) => origin === 'drift'));
  const deletes = drift
    .filter((change) => change.action === 'delete')
    .map(({ id, before, cyberSystem }) => ({ asset: { ...before, id, organization_slug: organization }, cyberSystem }));
  return {
    declared: drift.filter((change) => change.action !== 'delete'),
    // Grouped by system. The table shows which systems are pruned.
    never: undeclaredInOrder([...deletes, ...undeclared]),
  };
}

/** What is kept of a difference is found by these. */
function fingerprintsOf({ declared, never }: DriftFound): string[] {
  return [...declared.map((change) => change.fingerprint), ...never.map(({ asset }) => deletionFingerprint(asset))];
}

function driftCounts({ declared, never }: DriftFound): string {
  const gone = declared.filter(({ action }) => action === 'create').length;
  const counts = tally([
    [gone, 'gone there'],
    [declared.length - gone, 'changed there'],
    [never.length, 'never declared'],
  ]);
  return `**${counts.join(SEPARATOR)}**`;
}

function pendingLines({ summary: { pending } }: Pick<Plan, 'summary'>): string[] {
  if (pending === 0) return [];
  return [`${counted(pending, 'change')} merged and not applied yet: pending, not drift.\n`];
}

type Seen = FirstSeen | null;
type SeenInput = DriftPageInput & { readonly seen: Seen };

function sectionsFor(drifted: DriftFound, input: SeenInput, budget: number): Section[] {
  const { plan, ground, place, seen } = input;
  const { declared, never } = drifted;
  const gone = 'Declared here, but gone or changed there';
  const extra = 'There, but never declared';
  // What a revert deletes is cut last, what it corrects first.
  const pairs = possibleRenames(plan).map((pair) => ({ ...pair, cyberSystem: pair.to.cyberSystem }));
  const parts: readonly DriftPart[] = [
    { title: 'Maybe renamed there', all: pairs, body: pairTable(pairs), keep: 1 },
    {
      title: gone,
      all: declared,
      body: declaredTable(declared, seen),
      keep: 1,
    },
    { title: null, all: [], body: noted(CORRECT, corrections(declared, ground)), keep: 3 },
    { title: extra, all: never, body: neverTable(drifted, input), keep: 0 },
    { title: null, all: [], body: noted(ADD, additions(never, ground)), keep: 2 },
  ];
  const filled = parts.filter(({ body }) => body.count > 0);
  // Each part has an equal share. The last gets what is left.
  const most = Math.floor(budget / (filled.length + 0.5));
  return filled.map((part) => ({ ...driftSection(part, place), ...(part.keep === 3 ? {} : { most }) }));
}

/** ` in 28 cyber systems at 7 sites`; '' for one. */
function reach(all: readonly InSystem[]): string {
  const systems = systemCount(all);
  return systems < 2 ? '' : ` in ${counted(systems, 'cyber system')}${sitesOf(all)}`;
}

const CORRECT = 'To keep it as it is there, correct the files. If no asset is left, write `assets: []`.';
const ADD = 'To adopt it, add these lines, indented as the entries there.';

interface DriftPart {
  /** null for the YAML below a table. */
  readonly title: string | null;
  readonly all: readonly InSystem[];
  readonly body: Body;
  readonly keep: number;
}

const ELSEWHERE = { issue: 'The summary of the run has more.', summary: 'The plan file of the run has all.' };

function driftSection({ title, all, body, keep }: DriftPart, place: DriftPageInput['place']): Section {
  const heading = title === null ? '' : `${title}: ${grouped(body.count)}${reach(all)}`;
  const what = title === null ? 'YAML' : `**${title}**`;
  const hidden = (count: number, isAll: boolean) =>
    `${isAll ? `${what}: ${grouped(count)}` : `${grouped(count)} more`} not shown here. ${ELSEWHERE[place]}`;
  return { ...stood(heading, body), keep, hidden };
}

/** Longer parts are folded, because the next steps are below them: tables, and YAML. */
const LONG = 50;
const LONG_YAML = 10;

function stood(heading: string, body: Body): Body {
  if (heading === '') return body.count <= LONG_YAML ? body : fold('The lines for the files', body);
  return headed(heading, body, body.count > LONG);
}

function seenColumn(seen: Seen): string[] {
  return seen === null ? [] : ['First seen'];
}

function seenCell(fingerprint: string, seen: Seen): string[] {
  return seen === null ? [] : [seen.dayOf(fingerprint) ?? ''];
}

function declaredTable(declared: readonly (Create | Update)[], seen: Seen): Body {
  const seenCells = ({ fingerprint }: Change) => seenCell(fingerprint, seen);
  return driftTable(declared, plainTable(declared), seenColumn(seen), seenCells);
}

function neverTable({ never }: DriftFound, { plan: { changes }, seen }: SeenInput): Body {
  const deleted = new Set(changes.filter(({ action }) => action === 'delete').map(({ id }) => id));
  return siteTable(['Asset', 'Type', 'Id', 'A revert', ...seenColumn(seen)], never, ({ asset }) => [
    ...[tableCell(asset.name), asset.asset_type, tableCell(asset.id)],
    deleted.has(asset.id) ? 'deletes it' : 'leaves it',
    ...seenCell(deletionFingerprint(asset), seen),
  ]);
}

function pairTable(pairs: readonly (RenamePair & InSystem)[]): Body {
  return siteTable(['In the files', 'At the service', 'Type', 'Id'], pairs, ({ from, to }) => [
    ...[tableCell(to.after.name), tableCell(from.before.name) + elsewhere(from, to)],
    ...[from.before.asset_type, tableCell(from.id)],
  ]);
}

/** Where an asset that was moved is now; '' for one that was not. */
function elsewhere({ cyberSystem: now }: InSystem, { cyberSystem: declared }: InSystem): string {
  return now.id === declared.id ? '' : `, in ${tableCell(now.name)}`;
}

// How to write into the files what the service has.

/** Contains no name. */
function adoptText({ plan, base, paths }: Pick<DriftPageInput, 'plan' | 'base' | 'paths'>): string {
  const pairs = possibleRenames(plan).length;
  const renames =
    pairs === 0 ? [] : [`${counted(pairs, 'asset')} may have been renamed there. The command treats them as renamed.`];
  const then = 'Open a pull request with the edits. Its plan then shows no drift.';
  return [
    '### To adopt it\n',
    'If the service is right, run this in a clone of this branch. It writes into the files what the service has:\n',
    `\`\`\`sh\n${adoptCommand(base, paths)}\n\`\`\`\n`,
    `${[...renames, then].join(' ')}\n`,
  ].join('\n');
}

// How to make the service match the files again: what that executes, what prevents it, and the command.

type RevertInput = Pick<DriftPageInput, 'plan' | 'approval' | 'workflow'>;

/** Paragraphs of Markdown, the last ending with a newline. They contain no names. */
function revertText(revert: RevertInput): string {
  const doubts = inDoubt(revert.plan);
  if (doubts > 0) return ['### To revert it\n', `${doubtText(revert.plan, doubts)}\n`].join('\n');
  return ['### To revert it\n', ...cautions(revert.plan), `${scope(revert.plan)}\n`, ...way(revert)].join('\n');
}

/**
 * How many deletes may be of assets that files have under another name: of a pair that is asked about, or of a type and a
 * system in which one is missing.
 */
function inDoubt(plan: Plan): number {
  const kindOf = ({ cyber_system_id, asset_type }: AssetState) => `${asset_type} ${cyber_system_id}`;
  const { changes } = plan;
  const missing = new Set(changes.flatMap((change) => (change.action === 'create' ? kindOf(change.after) : [])));
  const paired = new Set<Change>(possibleRenames(plan).map(({ from }) => from));
  return changes.filter((change) => {
    return change.action === 'delete' && (paired.has(change) || missing.has(kindOf(change.before)));
  }).length;
}

function doubtText(plan: Plan, doubts: number): string {
  const deletes = counted(countOf(plan.changes, 'delete'), 'permanent delete');
  const assets =
    doubts === 1
      ? '1 of them may be an asset that the files have'
      : `${grouped(doubts)} of them may be assets that the files have`;
  return `A revert would make ${deletes}, and ${assets} under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.`;
}

/** With `drift: apply` all changes are executed, so a guard counts each delete. */
function cautions({ changes, guards, managed }: Plan): string[] {
  const deletes = countOf(changes, 'delete');
  if (deletes === 0) return [];
  const asset = deletes === 1 ? "the asset's" : "the assets'";
  const lines = [`Reverting it makes ${counted(deletes, 'permanent delete')}: ${asset} compliance history goes, too.`];
  const revertGuards = guards.map((guard) => ({ ...guard, value: deletes, passed: deletes <= guard.limit }));
  lines.push(...guardSentences({ guards: revertGuards, managed }, markdownFormatter).map((text) => `Blocked: ${text}`));
  return [`> [!CAUTION]\n${lines.map((line) => `> ${line}\n`).join('')}`];
}

function countOf(changes: readonly Change[], action: Change['action']): number {
  return changes.filter((change) => change.action === action).length;
}

function scope({ changes, summary: { pending } }: Plan): string {
  const each = (['delete', 'update', 'create'] as const).map((action) => [countOf(changes, action), action] as const);
  const merged = pending === 0 ? '' : ` That includes ${counted(pending, 'pending change')}.`;
  return `If the files are right, have the service changed back: ${listed(tally(each, counted), 'and')}.${merged}`;
}

function way({ plan, approval, workflow }: RevertInput): string[] {
  if (approval === 'review') {
    const drift = wholeCodeSpan('drift: apply');
    return [
      `With ${wholeCodeSpan('approval: review')} a digest approves nothing. Set ${drift} for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n`,
    ];
  }
  const isSealed = approval === 'plan';
  const approve = isSealed ? ` -f approve=${digest(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
  const by = wholeCodeSpan('workflow_dispatch');
  const sealed = isSealed
    ? ' The digest approves exactly these changes: if anything differs by then, nothing is written.'
    : '';
  const named = workflow === null ? 'WORKFLOW is' : `If ${wholeCodeSpan(workflow)} is another one, name`;
  return [
    `\`\`\`sh\ngh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f drift=apply${approve}\n\`\`\`\n`,
    `${named} the workflow that takes these inputs by ${by} and hands them to the action.${sealed}\n`,
  ];
}

// What to write into the files to keep the state of the service, for each asset that drifted: exact YAML, and where it
// goes.

/** Where something is: the systems that the files declare, and the live assets in them. */
export interface DriftGround {
  readonly systems: readonly ResolvedSystem[];
  readonly liveAssets: readonly LiveAsset[];
}

/** `path:line` of the first document that declares a system; null if none does. */
type HomeOf = (systemId: string) => string | null;

function homesOf({ systems }: DriftGround): HomeOf {
  const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
  return (systemId) => {
    const document = homes.get(systemId);
    return document === undefined ? null : placeText({ file: document.file, offset: document.cyberSystem.offset });
  };
}

/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
function additions(undeclared: readonly Undeclared[], ground: DriftGround): Body {
  const homeOf = homesOf(ground);
  return declarationBlock(undeclared, ground.liveAssets, (system) => addTo(system, homeOf));
}

/** For each asset that is gone or changed: the entry to remove, or its replacement. */
function corrections(changes: readonly (Create | Update)[], ground: DriftGround): Body {
  const homeOf = homesOf(ground);
  const declare = declarations(ground.liveAssets);
  return yamlBlock(changes, (change) => {
    const place = entryPlace(change);
    if (change.action === 'create') return [`# ${place}: take out ${word(change.after.name)}`];
    const { id, before, fromSystem, desired, changed } = change;
    if (before.name === '') return [`# ${place}, ${word(id)}: ${NAMELESS}`];
    const lines = declare({ ...before, id });
    // Without its pin the entry could mean another asset.
    const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
    if (!changed.includes('cyber_system_id')) return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
    return [`# ${place}: take out ${word(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
  });
}

function entryPlace(change: Create | Update): string {
  return visible(shorten(sourceOf(change) ?? ''));
}

function addTo(system: PlacedSystem, homeOf: HomeOf): string[] {
  const home = homeOf(system.id);
  if (home !== null) return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
  return [`# a new file, ${systemText(system)}: add`, `cyber_system: ${yamlString(system.id)}`, 'assets:'];
}
