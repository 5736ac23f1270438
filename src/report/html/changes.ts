// What a plan or an evidence file says, held against the live lists: its changes by kind, deletes first, whether the
// service is before or after each of them, and the section that tells it: where it comes from, who approved.

import type { Origin } from '../../core/change.ts';
import { countBy } from '../../core/group.ts';
import type { AssetState, LiveAsset } from '../../core/model.ts';
import { stateKey } from '../../core/names.ts';
import { hasSucceeded } from '../../core/result.ts';
import { DIFFERENCE_WORDS, OUTCOME_WORDS } from '../applied.ts';
import type { EvidenceDocument } from '../evidence-schema.ts';
import type { PlanDocument } from '../plan-schema.ts';
import { type ChangeKind, KINDS, kindOf } from '../sections.ts';
import { DONE_WORDS, INHERITS, PERMANENT } from '../summarize.ts';
import { counted, grouped } from '../text-style.ts';
import { type Content, type Fact, factList, html, idOf, type Markup, nameOf, timeTag, turned } from './markup.ts';
import { rowList } from './page.ts';

type EvidenceChange = EvidenceDocument['changes'][number];
type FileChange = PlanDocument['changes'][number] | EvidenceChange;
/** What both say of a change; `from_cyber_system` is where the asset of a move was. */
type ChangeFound = Pick<
  EvidenceChange,
  'fingerprint' | 'origin' | 'id' | 'before' | 'after' | 'cyber_system' | 'from_cyber_system'
>;
/** With its site and its rating, as they were when the file was written. */
type SystemFound = ChangeFound['cyber_system'];

/** A file that the page tells of: where it is, the SHA-256 of its bytes (hex), and what it says. */
export type ChangesFile = { readonly path: string; readonly sha256: string } & (
  | { readonly kind: 'plan'; readonly document: PlanDocument }
  | { readonly kind: 'evidence'; readonly document: EvidenceDocument }
);

/** Where the service stands: before the change, after it, or elsewhere. */
type LiveStanding = 'before' | 'after' | 'elsewhere';

export interface ShownChange extends ChangeFound {
  readonly kind: ChangeKind;
  /** Its place among all that are shown: the anchor of its row. */
  readonly place: number;
  readonly standing: LiveStanding;
  /** The asset in the live list, by id, or for a create without one by its values. */
  readonly live: LiveAsset | null;
  /** `path:line`, in a plan. */
  readonly source: string | null;
  /** In evidence. */
  readonly done: Pick<EvidenceChange, 'outcome' | 'reason' | 'detail' | 'ended_at'> | null;
}

export interface ShownChanges {
  /** In the order they are read: by kind, deletes first, drift that is not applied last. */
  readonly groups: readonly { readonly kind: ChangeKind | 'drift'; readonly changes: readonly ShownChange[] }[];
  /** By the id of the live asset. */
  readonly byAsset: ReadonlyMap<string, ShownChange>;
  readonly undeclared: ReadonlySet<string>;
}

export function shownChanges({ kind, document }: ChangesFile, assets: readonly LiveAsset[]): ShownChanges {
  const lives = new LiveIndex(assets);
  const grouped = document.changes.map((change) => ({ change, group: groupOf(change, kind === 'plan' && document) }));
  let place = 0;
  const groups = ([...KINDS, 'drift'] as const).flatMap((group) => {
    const members = grouped.filter((one) => one.group === group);
    const changes = members.map(({ change }) => shownChange(change, ++place, lives));
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

function groupOf(change: ChangeFound, plan: PlanDocument | false): ChangeKind | 'drift' {
  // A plan that reverts drift counts none: all of it is executed (design section 5).
  const isLeft = plan !== false && plan.summary.drift > 0 && change.origin === 'drift';
  return isLeft ? 'drift' : kindOf(change);
}

function shownChange(change: FileChange, place: number, lives: LiveIndex): ShownChange {
  const { fingerprint, origin, id, before, after, cyber_system, from_cyber_system } = change;
  const live = lives.find(change);
  const source = 'source' in change && change.source !== null ? `${change.source.path}:${change.source.line}` : null;
  return {
    ...{ fingerprint, origin, id, before, after, cyber_system, from_cyber_system, place, live, source },
    kind: kindOf(change),
    standing: standingOf(change, live),
    done: 'outcome' in change ? change : null,
  };
}

function standingOf({ before, after }: ChangeFound, live: LiveAsset | null): LiveStanding {
  if (isState(live, after)) return 'after';
  return isState(live, before) ? 'before' : 'elsewhere';
}

/** null stands for no asset on either side. */
function isState(live: LiveAsset | null, state: AssetState | null): boolean {
  if (live === null || state === null) return live === state;
  return stateKey(live) === stateKey(state);
}

class LiveIndex {
  readonly #byId: ReadonlyMap<string, LiveAsset>;
  readonly #byValues: ReadonlyMap<string, LiveAsset>;

  constructor(assets: readonly LiveAsset[]) {
    this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
    this.#byValues = new Map(assets.map((asset) => [stateKey(asset), asset]));
  }

  /** A create of a plan has no id: it is known by its values alone. */
  find({ id, after }: ChangeFound): LiveAsset | null {
    if (id !== null) return this.#byId.get(id) ?? null;
    return (after && this.#byValues.get(stateKey(after))) ?? null;
  }
}

export function changesSection(file: ChangesFile, changeList: ShownChanges): Markup {
  const { kind, document } = file;
  const title = kind === 'plan' ? 'What would change' : 'What changed';
  const own = kind === 'plan' ? planFacts(document) : evidenceFacts(document);
  const more = kind === 'plan' ? findingList(document) : [differenceList(document, changeList), fileList(document)];
  return html`<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">${title} <span class="count">${changeCounts(changeList)}</span></h2>
${factList([...own, ...fileFacts(file)])}
${changeList.groups.length === 0 ? html`<p class="none">Nothing: the ${kind} holds no change.</p>` : changeGroups(changeList)}
${more}</section>
`;
}

function fileFacts({ kind, path, sha256, document }: ChangesFile): Fact[] {
  return [
    { term: 'Digest of the changes', content: html`<code>${document.digest}</code>`, isWide: true },
    {
      term: kind === 'plan' ? 'Plan file' : 'Evidence file',
      content: html`${nameOf(path)}<small><code>sha256:${sha256}</code></small>`,
      isWide: true,
    },
  ];
}

function planFacts({ generated_at, tool, guards }: PlanDocument): (Fact | null)[] {
  return [
    { term: 'Planned at', content: timeTag(generated_at) },
    { term: 'Planned by', content: `${tool.name} ${tool.version}` },
    guardFact(guards),
  ];
}

function evidenceFacts(evidence: EvidenceDocument): (Fact | null)[] {
  const { result, approval, started_at, ended_at, actor, commit, run_url, pull_requests, service, tool } = evidence;
  const fact = (term: string, content: Content, isWide = false): Fact | null =>
    content === null ? null : { term, content, isWide };
  return [
    fact('Result', html`<b>${result}</b>`),
    fact('Outcomes', outcomes(evidence)),
    fact('Applied', html`${timeTag(started_at)} to ${timeTag(ended_at)}`),
    fact('Approval', approval.by === null ? approval.mode : html`${approval.mode}: ${approval.by}`),
    fact('Approved by', approvers(pull_requests)),
    fact('Pull requests', pull_requests.length === 0 ? null : pull_requests.map(pullRequest)),
    fact('Actor', actor),
    fact('Read back', readBack(evidence)),
    fact('Service', service),
    fact('Applied by', `${tool.name} ${tool.version}`),
    guardFact(evidence.guards),
    fact('Commit', commit === null ? null : html`<code>${commit}</code>`, true),
    fact('Run', run_url, true),
  ];
}

/** `5 done, 1 failed`. */
function outcomes({ changes }: EvidenceDocument): Content {
  const counts = countBy(changes, ({ outcome }) => (hasSucceeded(outcome) ? 'done' : OUTCOME_WORDS[outcome]));
  return counts.size === 0 ? null : Array.from(counts, ([label, count]) => `${grouped(count)} ${label}`).join(', ');
}

type PullRequests = EvidenceDocument['pull_requests'];

function approvers(pulls: PullRequests): Content {
  const lines = pulls.flatMap(({ number, approvals }) =>
    approvals.map(({ user, submitted_at }) => html`<div>${nameOf(user)}, ${timeTag(submitted_at)} (#${number})</div>`),
  );
  return lines.length === 0 ? null : lines;
}

function pullRequest({ number, author, approvals }: PullRequests[number]): Markup {
  const unapproved = approvals.length === 0 ? ', no approving review' : '';
  return html`<div>#${number} by ${nameOf(author)}${unapproved}</div>`;
}

const STOPPED = {
  signal: 'the run was stopped',
  'key-refused': 'the service refused the API key',
  crash: 'the run failed',
} as const;

function readBack({ closing_read: read }: EvidenceDocument): Content {
  if (read === null) return null;
  const parts = [
    read.converged === null
      ? 'not read'
      : read.converged
        ? 'the list showed every change'
        : 'the list did not show every change',
    ...(read.stopped === null ? [] : [STOPPED[read.stopped]]),
    ...(read.failure === null ? [] : [read.failure]),
  ];
  return parts.join('; ');
}

function guardFact(guards: EvidenceDocument['guards']): Fact | null {
  if (guards.length === 0) return null;
  const content = guards.map(
    ({ guard, limit, value, passed }) =>
      html`<div>${guard}: ${counted(value, 'delete')}, at most ${counted(limit, 'asset')} allowed${passed ? null : html`: <b class="bad">blocked</b>`}</div>`,
  );
  return { term: 'Guards', content };
}

function findingList({ diagnostics }: PlanDocument): Content {
  if (diagnostics.length === 0) return null;
  const place = ({ path, line }: PlanDocument['diagnostics'][number]) =>
    path === null ? null : html`<small>${line === null ? path : `${path}:${line}`}</small>`;
  return html`<details class="more"><summary>${counted(diagnostics.length, 'finding')} of the plan</summary><ul>
${diagnostics.map(
  (finding) => html`<li><b>${finding.severity}</b> ${finding.message} <code>${finding.code}</code>${place(finding)}</li>
`,
)}</ul></details>
`;
}

function differenceList({ differences }: EvidenceDocument, { groups }: ShownChanges): Content {
  if (differences.length === 0) return null;
  const all = groups.flatMap(({ changes }) => changes);
  const places = new Map(all.map((change) => [change.fingerprint, change]));
  return html`<h3>Not as applied when read back</h3><ul>
${differences.map(({ fingerprint, kind, found }) => {
  const change = places.get(fingerprint);
  const state = change?.after ?? change?.before;
  const ids = found.length === 0 ? '' : ` (${found.map(({ id }) => id).join(', ')})`;
  return html`<li>${state ? nameOf(state.name) : fingerprint} ${DIFFERENCE_WORDS[kind]}${ids}</li>
`;
})}</ul>
`;
}

function fileList({ files }: EvidenceDocument): Content {
  if (files.length === 0) return null;
  return html`<details class="more"><summary>${counted(files.length, 'inventory file')} applied, with SHA-256</summary><table>
<thead><tr><th scope="col">File</th><th scope="col">SHA-256</th></tr></thead><tbody>
${files.map(
  ({ path, sha256 }) => html`<tr><td>${nameOf(path)}</td><td><code>${sha256}</code></td></tr>
`,
)}</tbody></table></details>
`;
}

function changeGroups({ groups }: ShownChanges): Markup[] {
  const isEvidence = groups.some(({ changes }) => changes.some(({ done }) => done !== null));
  const head = html`<tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Cyber system</th><th scope="col">Type</th><th scope="col">${isEvidence ? 'Outcome' : 'Why'}</th><th scope="col">Live now</th></tr>`;
  return groups.map(({ kind, changes }) => {
    const { title, note } = GROUPS[kind];
    const rows = changes.map(changeRow);
    return html`<section class="part group ${kind}">
<div class="title"><h3>${title}</h3><span class="count">${changes.length}</span><span class="count">${note}</span></div>
${rowList({ noun: 'change', kind: 'changes', head, rows })}</section>
`;
  });
}

function changeRow(change: ShownChange): Markup {
  const { place, id, live, standing } = change;
  const link = live === null ? null : html` <a href="#asset-${place}">show</a>`;
  return html`<tr id="change-${place}"><th scope="row">${assetOf(change)}</th><td>${id === null ? null : idOf(id)}</td><td>${systemOf(change)}</td><td>${typeOf(change)}</td><td>${change.done === null ? whyOf(change) : outcomeOf(change)}</td><td>${STANDINGS[standing]}${link}</td></tr>
`;
}

function assetOf(change: ShownChange): Content {
  const { before, after } = change;
  if (before === null && after !== null) return html`<ins>${nameOf(after.name)}</ins>`;
  if (after === null && before !== null) return html`<del>${nameOf(before.name)}</del>`;
  return sides(change, ({ name }) => name, nameOf);
}

/** Where it is, and below that the rating it has there; of a move both before and after. */
function systemOf({ cyber_system: to, from_cyber_system: from }: ShownChange): Content {
  const rating = ratingOf(from ?? to, to);
  return html`${from === null ? placed(to) : turned(placed(from), placed(to))}${rating === null ? null : html`<small>${rating}</small>`}`;
}

function ratingOf({ impact_rating: was }: SystemFound, { impact_rating: is }: SystemFound): Markup | null {
  if (was === is) return is === null ? null : nameOf(is);
  return turned(was === null ? 'no rating' : nameOf(was), is === null ? 'no rating' : nameOf(is));
}

function placed({ site, name }: SystemFound): Markup {
  return html`${site === null ? null : html`${nameOf(site.name)} / `}${nameOf(name)}`;
}

function typeOf(change: ShownChange): Content {
  return sides(
    change,
    (state) => state.asset_type,
    (type) => html`${type}`,
  );
}

/** One value of the asset: turned into another, or as it stays; that of the only side there is. */
function sides(
  { before, after }: ShownChange,
  of: (state: AssetState) => string,
  show: (value: string) => Markup,
): Content {
  const [old, fresh] = [before ?? after, after ?? before].map((state) => (state === null ? '' : of(state)));
  if (old === undefined || fresh === undefined) return null;
  return old === fresh ? show(fresh) : turned(show(old), show(fresh));
}

function whyOf({ origin, source }: ShownChange): Content {
  return source === null ? ORIGINS[origin] : html`${ORIGINS[origin]}<small>${source}</small>`;
}

function outcomeOf(change: ShownChange): Content {
  if (change.done === null) return null;
  const { outcome, reason, detail, ended_at } = change.done;
  const remarks = [
    reason,
    detail === null ? null : html`The service said: ${detail}`,
    ended_at === null ? null : timeTag(ended_at),
  ];
  const lines = remarks.filter((line) => line !== null).map((line) => html`<small>${line}</small>`);
  return html`<span class="${isTrouble(change) ? 'bad' : 'good'}">${OUTCOME_WORDS[outcome]}</span>${lines}`;
}

/** `2 deletes, 1 move`: the headline of what changed. */
function changeCounts({ groups }: ShownChanges): string {
  const parts = groups.map(({ kind, changes }) =>
    kind === 'drift' ? `${counted(changes.length, 'difference')} drifted` : counted(changes.length, kind),
  );
  return parts.length === 0 ? 'no changes' : parts.join(', ');
}

type GroupWords = { readonly [G in ChangeKind | 'drift']: { readonly title: string; readonly note: string } };

const GROUPS: GroupWords = {
  delete: { title: 'Deletes', note: `Each is ${PERMANENT}.` },
  move: { title: 'Moves', note: `Another cyber system holds the asset; ${INHERITS}.` },
  rename: { title: 'Renames', note: 'The asset keeps its id and its history.' },
  retype: { title: 'Retypes', note: 'The asset keeps its id and its history.' },
  create: { title: 'Creates', note: 'The service gives the id.' },
  drift: { title: 'Drift', note: 'The service differs from the files, and no file asked for it. Not applied.' },
};

const STANDINGS: { readonly [S in LiveStanding]: string } = {
  before: 'as before',
  after: 'as changed',
  elsewhere: 'otherwise',
};

const ORIGINS: { readonly [O in Origin]: string } = {
  inventory: 'asked for by the files',
  pending: 'pending from earlier merges',
  drift: 'drift',
};

/** A mark at an asset of the tree: `renamed`, `to move`, `delete failed`. */
export function markOf({ kind, done, standing }: ShownChange): string {
  if (done === null) return standing === 'after' ? DONE_WORDS[kind] : `to ${kind}`;
  return hasSucceeded(done.outcome) ? DONE_WORDS[kind] : `${kind} ${OUTCOME_WORDS[done.outcome]}`;
}

/** Whether a reader has to look closer. */
export function isTrouble({ done, kind }: ShownChange): boolean {
  return done === null ? kind === 'delete' : !hasSucceeded(done.outcome);
}
