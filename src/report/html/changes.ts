// The contents of a plan or an evidence file, compared with the live lists: its changes by kind, deletes first, and the
// current state of each at the service. Also the sections that show it: result, approver and time, the changes, the
// run.
import { countBy } from '../../core/group.ts';
import type { AssetState, LiveAsset } from '../../core/model.ts';
import { stateKey } from '../../core/names.ts';
import { hasSucceeded } from '../../core/result.ts';
import { DIFFERENCE_WORDS, OUTCOME_WORDS } from '../applied.ts';
import { type ChangeRow, changeRow, compareRows, type RowState, type RowSystem } from '../change-row.ts';
import type { EvidenceDocument } from '../evidence-schema.ts';
import type { PlanDocument } from '../plan-schema.ts';
import { type ChangeKind, changeKind, KINDS } from '../sections.ts';
import { DONE_WORDS, INHERITS, PERMANENT, uncommittedSentence } from '../summarize.ts';
import { counted, grouped } from '../text-style.ts';
import {
  type Content,
  type Fact,
  factList,
  html,
  idMarkup,
  linksOf,
  list,
  type Markup,
  nameMarkup,
  timeTag,
} from './markup.ts';
import { alert, type ContentsEntry, type PageRow, pageRow, paperNote, part, rowTable, section } from './page.ts';

type EvidenceChange = EvidenceDocument['changes'][number];
/** A change as a file has it. `from_cyber_system` is where a moved asset was. */
type FileChange = PlanDocument['changes'][number] | EvidenceChange;
/** A system with its site and rating, as they were when the file was written. */
type SystemFound = EvidenceChange['cyber_system'];

/** The file that a page shows: its path, the SHA-256 of its bytes (hex), and its contents. */
export type ChangesFile = { readonly path: string; readonly sha256: string } & (
  | { readonly kind: 'plan'; readonly document: PlanDocument }
  | { readonly kind: 'evidence'; readonly document: EvidenceDocument }
);

/** The current state at the service: the one before the change, the one after it, or another. */
type LiveStanding = 'before' | 'after' | 'elsewhere';

export interface ShownChange {
  readonly change: FileChange;
  readonly row: ChangeRow;
  /** Its position among all changes shown. Links to its row use it. */
  readonly place: number;
  readonly standing: LiveStanding;
  /** The asset in the live list, found by id, or for a create without an id by its values. */
  readonly live: LiveAsset | null;
  /** The change with its outcome, for evidence. */
  readonly done: EvidenceChange | null;
}

export interface ShownChanges {
  /** In reading order: by kind, deletes first, and drift that is not applied last. */
  readonly groups: readonly { readonly kind: ChangeKind | 'drift'; readonly changes: readonly ShownChange[] }[];
  /** By the id of the live asset. */
  readonly byAsset: ReadonlyMap<string, ShownChange>;
  readonly undeclared: ReadonlySet<string>;
}

export function shownChanges({ kind, document }: ChangesFile, assets: readonly LiveAsset[]): ShownChanges {
  const find = finderIn(assets);
  const all = document.changes.flatMap((change: FileChange) => {
    const row = rowOf(change);
    return row === null ? [] : [{ change, row, group: groupOf(change, kind === 'plan' && document) }];
  });
  let place = 0;
  const groups = ([...KINDS, 'drift'] as const).flatMap((group) => {
    const members = all.filter((one) => one.group === group).sort((a, b) => compareRows(a.row, b.row));
    const changes = members.map(({ change, row }): ShownChange => {
      const live = find(change);
      const done = 'outcome' in change ? change : null;
      return { change, row, place: ++place, standing: standingOf(change, live), live, done };
    });
    return changes.length === 0 ? [] : [{ kind: group, changes }];
  });
  const touching = groups.flatMap(({ changes }) =>
    changes.flatMap((one) => (one.live ? [[one.live.id, one] as const] : [])),
  );
  return {
    groups,
    byAsset: new Map(touching),
    undeclared: new Set(kind === 'plan' ? document.undeclared.map(({ id }) => id) : []),
  };
}

function groupOf(change: FileChange, plan: PlanDocument | false): ChangeKind | 'drift' {
  // A plan that reverts drift counts no drift: all of it is executed.
  const isLeft = plan !== false && plan.summary.drift > 0 && change.origin === 'drift';
  return isLeft ? 'drift' : changeKind(change);
}

function standingOf({ before, after }: FileChange, live: LiveAsset | null): LiveStanding {
  if (isLive(live, after)) return 'after';
  return isLive(live, before) ? 'before' : 'elsewhere';
}

/** null means that there is no asset on that side. */
function isLive(live: LiveAsset | null, state: AssetState | null): boolean {
  if (live === null || state === null) return live === state;
  return stateKey(live) === stateKey(state);
}

/** Finds the asset of a change. A create in a plan has no id: only its values identify it. */
function finderIn(assets: readonly LiveAsset[]): (change: FileChange) => LiveAsset | null {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const byValues = new Map(assets.map((asset) => [stateKey(asset), asset]));
  return ({ id, after }) => (id === null ? after && byValues.get(stateKey(after)) : byId.get(id)) ?? null;
}

/** What a reader must know first: how the run ended and what went wrong, then who approved it, and when. */
export interface Lead {
  readonly state: Content;
  readonly facts: readonly (Fact | null)[];
}

export function changesLead({ kind, document }: ChangesFile, service: string): Lead {
  return kind === 'plan' ? planLead(document) : evidenceLead(document, service);
}

function planLead({ generated_at, summary, guards }: PlanDocument): Lead {
  const changes = summary.create + summary.update + summary.delete;
  const deletes =
    summary.delete === 0 ? null : html`, <b class="bad">${counted(summary.delete, 'permanent delete')}</b>`;
  const blocked = guards
    .filter(({ passed }) => !passed)
    .map((guard) => alert(html`<b>Blocked:</b> ${guardText(guard)}.`));
  return {
    state: html`${stateLine('Plan', false, html`${counted(changes, 'change')}${deletes}`)}${blocked}`,
    facts: [{ term: 'Planned', content: timeTag(generated_at) }],
  };
}

function evidenceLead(evidence: EvidenceDocument, service: string): Lead {
  const { result, started_at, ended_at, commit, clean, run_url } = evidence;
  const links = linksOf(run_url);
  const isElsewhere = !`${service}/`.startsWith(`${evidence.service}/`);
  return {
    state: [
      stateLine(RESULT_WORDS[result], !GOOD_RESULTS.has(result), outcomes(evidence.changes)),
      clean === false && commit !== null && hasWritten(evidence) ? alert(uncommittedSentence(commit)) : null,
      isElsewhere ? alert(html`<b>Another service:</b> the run wrote to ${evidence.service}.`) : null,
    ],
    facts: [
      { term: 'Approved by', content: approverContent(evidence) },
      { term: 'Applied', content: html`${timeTag(started_at)}, ended ${timeTag(ended_at)}` },
      { term: 'Run', content: links.run },
      pullRequestsFact(evidence),
    ],
  };
}

function stateLine(state: string, isBad: boolean, beside: Content): Markup {
  return html`<p class="state"><b class="${isBad ? 'bad' : 'good'}">${state}</b> ${beside}</p>\n`;
}

const RESULT_WORDS: { readonly [R in EvidenceDocument['result']]: string } = {
  invalid: 'Invalid files, nothing written',
  'no-changes': 'No changes',
  blocked: 'Blocked, nothing written',
  unapproved: 'Not approved, nothing written',
  superseded: 'Superseded by a newer run, nothing written',
  applied: 'Applied',
  partial: 'Partly applied',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const GOOD_RESULTS: ReadonlySet<EvidenceDocument['result']> = new Set(['applied', 'no-changes', 'superseded']);

/** Whether the run sent a write. */
function hasWritten({ changes }: EvidenceDocument): boolean {
  return changes.some(({ attempts }) => attempts > 0);
}

/** `5 done, 1 failed`. */
function outcomes(changes: readonly Pick<EvidenceChange, 'outcome'>[]): string {
  const counts = countBy(changes, ({ outcome }) => (hasSucceeded(outcome) ? 'done' : OUTCOME_WORDS[outcome]));
  return Array.from(counts, ([label, count]) => `${grouped(count)} ${label}`).join(', ');
}

function approverContent({ pull_requests, approval }: EvidenceDocument): Content {
  const lines = pull_requests.flatMap(({ number, approvals }) =>
    approvals.map(
      ({ user, submitted_at }) => html`<div>${nameMarkup(user)}, ${timeTag(submitted_at)} (#${number})</div>`,
    ),
  );
  if (lines.length > 0) return lines;
  return approval.by === null ? `nobody (approval: ${approval.mode})` : html`no review; executed by ${approval.by}`;
}

function pullRequestsFact({ pull_requests, run_url }: EvidenceDocument): Fact | null {
  const links = linksOf(run_url);
  const line = ({ number, author, approvals }: EvidenceDocument['pull_requests'][number]) =>
    html`<div>${links.pullRequest(number)} by ${nameMarkup(author)}${approvals.length === 0 ? ', no approving review' : null}</div>`;
  return pull_requests.length === 0 ? null : { term: 'Pull requests', content: pull_requests.map(line) };
}

/** Lines of the table of contents: each kind of change with its count. */
export function changesContents({ kind }: ChangesFile, { groups }: ShownChanges): ContentsEntry[] {
  const lines = groups.map((group) => {
    return { id: group.kind, title: html`${GROUPS[group.kind].title} ${grouped(group.changes.length)}` };
  });
  const run = kind === 'plan' ? 'About the plan' : 'About the run';
  return [...(lines.length === 0 ? [{ id: 'changes', title: 'Changes' }] : lines), { id: 'run', title: run }];
}

export function changesSection(file: ChangesFile, changeList: ShownChanges): Markup {
  const { kind, document } = file;
  const title = kind === 'plan' ? 'What would change' : 'What changed';
  const differences = kind === 'plan' ? null : differenceList(document, changeList);
  const groups = changeList.groups.map((group) => changeGroup(group, kind));
  const none = html`<p class="none">Nothing: the ${kind} holds no change.</p>\n`;
  return section(
    'changes',
    title,
    html`${differences}${
      groups.length === 0
        ? none
        : html`${paperNote(kind === 'plan' ? 'Line' : 'Outcome')}<div class="flow">
${groups}</div>\n`
    }${aboutPart(file)}`,
  );
}

function aboutPart(file: ChangesFile): Markup {
  const { kind, document, path, sha256 } = file;
  const facts: (Fact | null)[] = [
    ...(kind === 'plan' ? [{ term: 'Planned by', content: toolText(document) }] : evidenceFacts(document)),
    guardFact(document.guards),
    { term: 'Digest of the changes', content: idMarkup(document.digest), isWide: true },
    {
      term: kind === 'plan' ? 'Plan file' : 'Evidence file',
      content: html`${nameMarkup(path)} ${idMarkup(`sha256:${sha256}`)}`,
      isWide: true,
    },
  ];
  const more = kind === 'plan' ? findingList(document) : fileList(document);
  return part({
    id: 'run',
    kind: 'about',
    title: `About the ${kind === 'plan' ? 'plan' : 'run'}`,
    body: html`${factList(facts)}
${more}`,
  });
}

function toolText({ tool }: PlanDocument | EvidenceDocument): string {
  return `${tool.name} ${tool.version}`;
}

function evidenceFacts(evidence: EvidenceDocument): (Fact | null)[] {
  const { result, approval, actor, commit, run_url, closing_read: read } = evidence;
  return [
    { term: 'Result', content: idMarkup(result) },
    { term: 'Approval', content: approval.by === null ? approval.mode : html`${approval.mode}: ${approval.by}` },
    actor === null ? null : { term: 'Actor', content: actor },
    read === null ? null : { term: 'Read back', content: readBackText(read) },
    { term: 'Applied by', content: toolText(evidence) },
    commit === null ? null : { term: 'Commit', content: linksOf(run_url).commit(commit), isWide: true },
  ];
}

const STOPPED = {
  signal: 'the run was stopped',
  'key-refused': 'the service refused the API key',
  crash: 'the run failed',
} as const;

function readBackText(read: NonNullable<EvidenceDocument['closing_read']>): string {
  const readBackWords = read.converged ? 'the list showed every change' : 'the list did not show every change';
  const parts = [
    read.converged === null ? 'not read' : readBackWords,
    read.stopped && STOPPED[read.stopped],
    read.failure,
  ];
  return parts.filter((text) => text !== null).join('; ');
}

type Guard = EvidenceDocument['guards'][number];

function guardText({ guard, limit, value }: Guard): string {
  if (typeof limit === 'number' && typeof value === 'number')
    return `${counted(value, 'delete')}, limit ${grouped(limit)} (${guard})`;
  return `${value ?? 'no ticket'}, pattern ${limit} (${guard})`;
}

function guardFact(guards: readonly Guard[]): Fact | null {
  if (guards.length === 0) return null;
  const line = (guard: Guard) =>
    html`<div>${guardText(guard)}${guard.passed ? null : html`: <b class="bad">blocked</b>`}</div>`;
  return { term: 'Guards', content: guards.map(line) };
}

function findingList({ diagnostics }: PlanDocument): Content {
  if (diagnostics.length === 0) return null;
  const items = diagnostics.map(({ severity, message, code, path, line }) => {
    const place = path === null ? null : html` <small>${line === null ? path : `${path}:${line}`}</small>`;
    return html`<b>${severity}</b> ${message} <code>${code}</code>${place}`;
  });
  return html`<h4>${counted(diagnostics.length, 'finding')}</h4>${list(items)}\n`;
}

function differenceList({ differences }: EvidenceDocument, { groups }: ShownChanges): Content {
  if (differences.length === 0) return null;
  const all = groups.flatMap(({ changes }) => changes);
  const rows = new Map(all.map(({ change, row }) => [change.fingerprint, row]));
  const items = differences.map(({ fingerprint, kind, found }) => {
    const row = rows.get(fingerprint);
    const ids = found.length === 0 ? '' : ` (${found.map(({ id }) => id).join(', ')})`;
    return html`${row === undefined ? fingerprint : nameMarkup(row.asset)} ${DIFFERENCE_WORDS[kind]}${ids}`;
  });
  return html`<h3>Not as applied when read back</h3>${list(items)}\n`;
}

function fileList({ files }: EvidenceDocument): Content {
  if (files.length === 0) return null;
  const items = files.map(({ path, sha256 }) => html`${nameMarkup(path)} ${idMarkup(sha256)}`);
  return html`<h4>${counted(files.length, 'inventory file')}, with SHA-256</h4>${list(items)}\n`;
}

function changeGroup({ kind, changes }: ShownChanges['groups'][number], file: ChangesFile['kind']): Markup {
  const { title, note } = GROUPS[kind];
  const trouble =
    file === 'evidence' && changes.some(isTrouble)
      ? html`<span class="mark bad">${outcomes(changes.flatMap(({ done }) => done ?? []))}</span>`
      : null;
  const pending = changes.filter(({ change }) => change.origin === 'pending').length;
  const earlier = pending === 0 ? '' : ` ${grouped(pending)} of them pending from earlier merges.`;
  return part({
    ...{ id: kind, kind: `group ${kind}`, title: html`${title} <span class="count">${grouped(changes.length)}</span>` },
    beside: html`${trouble}<span class="count">${note}${earlier}</span>`,
    body: rowTable(file === 'plan' ? 'Line' : 'Outcome', changes.map(shownRow)),
  });
}

function shownRow(shown: ShownChange): PageRow {
  const { row, place, live, standing, done } = shown;
  const last = done === null ? lineContent(shown) : outcomeContent(done, standing);
  return pageRow(row, { id: `change-${place}`, link: live === null ? null : `asset-${place}`, last });
}

function rowOf({ id, before, after, cyber_system: to, from_cyber_system: from }: FileChange): ChangeRow | null {
  return changeRow({ id, before: sideOf(before, from ?? to), after: sideOf(after, to) });
}

function sideOf(state: AssetState | null, system: SystemFound): RowState | null {
  return state === null ? null : { name: state.name, asset_type: state.asset_type, system: systemFound(system) };
}

function systemFound({ id, name, site, impact_rating }: SystemFound): RowSystem {
  return { id, name, site: site?.name ?? null, rating: impact_rating };
}

/** The line that asks for the change, and a word if the service has changed since the plan. */
function lineContent({ change, standing }: ShownChange): Content {
  const source = 'source' in change ? change.source : null;
  const now =
    standing === 'before'
      ? null
      : html` <span class="mark">${standing === 'after' ? 'done since' : 'changed since'}</span>`;
  const why = change.origin === 'pending' ? html` <span class="mark">pending</span>` : null;
  return html`${source === null ? null : `${source.path}:${source.line}`}${why}${now}`;
}

const NOW: { readonly [S in LiveStanding]: string } = {
  after: 'as applied',
  before: 'now as before',
  elsewhere: 'changed since',
};

function outcomeContent({ outcome, reason, detail }: EvidenceChange, standing: LiveStanding): Content {
  const isUsual = hasSucceeded(outcome) && standing === 'after';
  if (isUsual) return html`<span class="usual good">${OUTCOME_WORDS[outcome]}, ${NOW.after}</span>`;
  const remarks = [reason, detail === null ? null : html`The service said: ${detail}`];
  const lines = remarks.filter((line) => line !== null).map((line) => html` <small>${line}</small>`);
  return html`<span class="${hasSucceeded(outcome) ? 'good' : 'bad'}">${OUTCOME_WORDS[outcome]}</span>, ${NOW[standing]}${lines}`;
}

const GROUPS: { readonly [G in ChangeKind | 'drift']: { readonly title: string; readonly note: string } } = {
  delete: { title: 'Deletes', note: `Each is ${PERMANENT}.` },
  move: { title: 'Moves', note: `Another cyber system holds the asset; ${INHERITS}.` },
  rename: { title: 'Renames', note: 'The asset keeps its id and its history.' },
  retype: { title: 'Retypes', note: 'The asset keeps its id and its history.' },
  create: { title: 'Creates', note: 'The service gives the id.' },
  drift: { title: 'Drift', note: 'The service differs from the files, and no file asked for it. Not applied.' },
};

/** A mark beside an asset of the inventory: `renamed`, `to move`, `delete failed`. */
export function markOf({ row: { kind }, done, standing }: ShownChange): string {
  if (done === null) return standing === 'after' ? DONE_WORDS[kind] : `to ${kind}`;
  return hasSucceeded(done.outcome) ? DONE_WORDS[kind] : `${kind} ${OUTCOME_WORDS[done.outcome]}`;
}

/** Whether a reader has to look closer. */
export function isTrouble({ done, row }: ShownChange): boolean {
  return done === null ? row.kind === 'delete' : !hasSucceeded(done.outcome);
}
