// The section that tells what a plan or an evidence file says: where it comes from, who approved, what changed.
import { countBy } from '../../core/group.ts';
import type { AssetState } from '../../core/model.ts';
import { hasSucceeded } from '../../core/result.ts';
import { DIFFERENCE_WORDS, OUTCOME_WORDS } from '../applied.ts';
import type { EvidenceDocument } from '../evidence-schema.ts';
import type { PlanDocument } from '../plan-schema.ts';
import { counted, grouped } from '../text-style.ts';
import {
  type ChangesFile,
  GROUPS,
  isTrouble,
  ORIGINS,
  type ShownChange,
  type ShownChanges,
  STANDINGS,
  type SystemFound,
} from './changes.ts';
import { type Content, type Fact, factList, html, idOf, type Markup, nameOf, timeTag, turned } from './markup.ts';
import { rowList } from './page.ts';

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
