export const id = 257;
export const ids = [257,206,373];
export const modules = {

/***/ 7355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliReport: () => (/* binding */ cliReport)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(755);
;// CONCATENATED MODULE: ./lib/report/html/changes.js

function shownChanges({ kind, document }, { systems, assets }) {
    const lives = new LiveIndex(assets);
    const found = document.changes.map((change) => ({ change, group: groupOf(change, kind === 'plan' && document) }));
    let place = 0;
    const groups = [...sections/* KINDS */.GW, 'drift'].flatMap((group) => {
        const members = found.filter((one) => one.group === group);
        const changes = members.map(({ change }) => shown(change, ++place, lives));
        return changes.length === 0 ? [] : [{ kind: group, changes }];
    });
    const touching = groups.flatMap(({ changes }) => changes.flatMap((one) => (one.live ? [[one.live.id, one]] : [])));
    const named = document.changes.map(({ cyber_system: { id, name } }) => [id, name]);
    return {
        groups,
        byAsset: new Map(touching),
        undeclared: new Set(kind === 'plan' ? document.undeclared.map(({ id }) => id) : []),
        systemNames: new Map([...named, ...systems.map(({ id, name }) => [id, name])]),
    };
}
function groupOf(change, plan) {
    // A plan that reverts drift counts none: all of it is executed (design section 5).
    const isLeft = plan !== false && plan.summary.drift > 0 && change.origin === 'drift';
    return isLeft ? 'drift' : kindOf(change);
}
function kindOf({ before, after }) {
    if (before === null)
        return 'create';
    if (after === null)
        return 'delete';
    if (before.cyber_system_id !== after.cyber_system_id)
        return 'move';
    return before.name === after.name ? 'retype' : 'rename';
}
function shown(change, place, lives) {
    const { fingerprint, origin, id, before, after, cyber_system } = change;
    const live = lives.find(change);
    const source = 'source' in change && change.source !== null ? `${change.source.path}:${change.source.line}` : null;
    return {
        ...{ fingerprint, origin, id, before, after, cyber_system, place, live, source },
        kind: kindOf(change),
        standing: standingOf(change, live),
        done: 'outcome' in change ? change : null,
    };
}
function standingOf({ before, after }, live) {
    if (isState(live, after))
        return 'after';
    return isState(live, before) ? 'before' : 'elsewhere';
}
/** null stands for no asset on either side. */
function isState(live, state) {
    if (live === null || state === null)
        return live === state;
    return valuesOf(live) === valuesOf(state);
}
function valuesOf({ name, cyber_system_id, asset_type }) {
    return JSON.stringify([cyber_system_id, name, asset_type]);
}
class LiveIndex {
    #byId;
    #byValues;
    constructor(assets) {
        this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
        this.#byValues = new Map(assets.map((asset) => [valuesOf(asset), asset]));
    }
    /** A create of a plan has no id: it is known by its values alone. */
    find({ id, after }) {
        if (id !== null)
            return this.#byId.get(id) ?? null;
        return (after && this.#byValues.get(valuesOf(after))) ?? null;
    }
}

// EXTERNAL MODULE: ./lib/core/outcome.js
var core_outcome = __webpack_require__(1307);
// EXTERNAL MODULE: ./lib/report/applied.js
var applied = __webpack_require__(9671);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/report/html/markup.js
// Markup that is safe by construction: whatever is put into a template is escaped, unless it is markup itself, and
// markup comes from templates alone.

class Markup {
    #text;
    constructor(text) {
        this.#text = text;
    }
    toString() {
        return this.#text;
    }
}
/** Content may stand between tags and inside double-quoted attributes; nowhere else. */
function html(template, ...contents) {
    let text = template[0] ?? '';
    for (const [index, content] of contents.entries())
        text += written(content) + (template[index + 1] ?? '');
    return new Markup(text);
}
/** An element whose content is not parsed as HTML, for our own constants alone. */
function embedded(tag, text) {
    if (/<[/!]/.test(text))
        throw new Error(`text that could end its ${tag} element`);
    return new Markup(`<${tag}>${text}</${tag}>`);
}
function written(content) {
    if (content === null)
        return '';
    if (typeof content === 'string')
        return escaped((0,report_escape/* reveal */._c)(content));
    if (typeof content === 'number' || content instanceof Markup)
        return String(content);
    return content.map(written).join('');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    // A runner obeys ## followed by [ wherever it stands in a log, and the page may be printed into one.
    '##': '#&#35;',
};
function escaped(text) {
    return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (found) => ENTITIES[found] ?? found) : text;
}

;// CONCATENATED MODULE: ./lib/report/html/pieces.js
// The smallest pieces of the page: a name, an id, a time, a pair of before and after.



/**
 * A name as it is, isolated from the direction of the text around it. What would not be seen is written out and set
 * apart, so that it cannot be taken for a name that holds a backslash: unsafe characters, padding, the empty name.
 */
function nameOf(text) {
    if (text === '')
        return html `<bdi><i>""</i></bdi>`;
    const rest = text.replace(/^ +/, '');
    const core = rest.replace(/(?<! ) +$/, '');
    const parts = [padding(text.length - rest.length), seen(core), padding(rest.length - core.length)];
    return html `<bdi>${parts}</bdi>`;
}
function padding(count) {
    return count === 0 ? null : html `<i>${'\\u0020'.repeat(count)}</i>`;
}
function seen(text) {
    const parts = (0,report_escape/* splitUnsafe */.Tj)(text);
    if (parts.length === 1)
        return text;
    return parts.map((part, index) => (index % 2 === 0 || part === '' ? part : html `<i>${(0,report_escape/* reveal */._c)(part)}</i>`));
}
function idOf(id) {
    return html `<code>${id}</code>`;
}
/** `2026-03-01 14:05:09 UTC`. A text that is no ISO time stays as it is. */
function timeOf(iso) {
    const shown = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
    return shown === null ? html `${iso}` : html `<time datetime="${iso}">${shown[1] ?? ''} ${shown[2] ?? ''} UTC</time>`;
}
/** What became of a value: struck out before, an arrow, after; once where it stays. */
function turned(before, after) {
    return html `<del>${before}</del> <span class="to">→</span> <ins>${after}</ins>`;
}
/** `340 assets` and, where both kinds are there, `200 hardware, 140 software`. */
function assetCounts({ hardware, software }) {
    const total = (0,text_style/* counted */.hS)(hardware + software, 'asset');
    if (hardware === 0 || software === 0)
        return hardware + software === 0 ? 'no assets' : `${total}, all ${hardware > 0 ? 'hardware' : 'software'}`;
    return `${total}: ${(0,text_style/* grouped */.zD)(hardware)} hardware, ${(0,text_style/* grouped */.zD)(software)} software`;
}
/** Facts one below the other; those that nothing is known of are left out. */
function factList(facts) {
    const known = facts.filter((fact) => fact !== null);
    const lines = known.map(({ term, told, isWide }) => html `<div${isWide === true ? html ` class="wide"` : null}><dt>${term}</dt><dd>${told}</dd></div>`);
    return html `<dl class="facts">${lines}</dl>`;
}

// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/report/html/words.js


const GROUPS = {
    delete: { title: 'Deletes', note: `Each is ${summarize/* PERMANENT */.R2}.` },
    move: { title: 'Moves', note: `Another cyber system holds the asset; ${summarize/* INHERITS */.zZ}.` },
    rename: { title: 'Renames', note: 'The asset keeps its id and its history.' },
    retype: { title: 'Retypes', note: 'The asset keeps its id and its history.' },
    create: { title: 'Creates', note: 'The service gives the id.' },
    drift: { title: 'Drift', note: 'The service differs from the files, and no file asked for it. Not applied.' },
};
const STANDINGS = {
    before: 'as before',
    after: 'as changed',
    elsewhere: 'otherwise',
};
const ORIGINS = {
    inventory: 'asked for by the files',
    pending: 'pending from earlier merges',
    drift: 'drift',
};
const PAST = {
    delete: 'deleted',
    move: 'moved',
    rename: 'renamed',
    retype: 'retyped',
    create: 'created',
};
const INFINITIVE = {
    delete: 'delete',
    move: 'move',
    rename: 'rename',
    retype: 'retype',
    create: 'create',
};
const OPEN = {
    failed: 'failed',
    unknown: 'unknown',
    skipped: 'skipped',
    'not-started': 'not started',
};
/** A mark at an asset of the tree: `renamed`, `to move`, `delete failed`. */
function markOf({ kind, done, standing }) {
    if (done === null)
        return standing === 'after' ? PAST[kind] : `to ${INFINITIVE[kind]}`;
    const { outcome } = done;
    if (outcome === 'done' || outcome === 'adopted' || outcome === 'already')
        return PAST[kind];
    return `${INFINITIVE[kind]} ${OPEN[outcome]}`;
}
/** Whether a reader has to look closer. */
function isTrouble({ done, kind }) {
    return done === null ? kind === 'delete' : !(0,core_outcome/* hasSucceeded */.y)(done.outcome);
}

;// CONCATENATED MODULE: ./lib/report/html/change-table.js
// The table of what changed: one row a change, before → after in each cell that changed.





function changeTable({ groups, systemNames }) {
    const isEvidence = groups.some(({ changes }) => changes.some(({ done }) => done !== null));
    return html `<table class="changes">
<thead><tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Cyber system</th><th scope="col">Type</th><th scope="col">${isEvidence ? 'Outcome' : 'Why'}</th><th scope="col">Live now</th></tr></thead>
${groups.map((group) => groupBody(group, systemNames))}</table>
`;
}
function groupBody({ kind, changes }, names) {
    const { title, note } = GROUPS[kind];
    return html `<tbody class="${kind}">
<tr class="group"><th colspan="6" scope="rowgroup">${title} <b>${changes.length}</b> <span>${note}</span></th></tr>
${changes.map((change) => changeRow(change, names))}</tbody>
`;
}
function changeRow(change, names) {
    const { place, id, live, standing } = change;
    const found = live === null ? null : html ` <a href="#asset-${place}">show</a>`;
    return html `<tr id="change-${place}"><th scope="row">${assetOf(change)}</th><td>${id === null ? null : idOf(id)}</td><td>${systemOf(change, names)}</td><td>${typeOf(change)}</td><td>${change.done === null ? whyOf(change) : outcomeOf(change)}</td><td>${STANDINGS[standing]}${found}</td></tr>
`;
}
function assetOf(change) {
    const { before, after } = change;
    if (before === null && after !== null)
        return html `<ins>${nameOf(after.name)}</ins>`;
    if (after === null && before !== null)
        return html `<del>${nameOf(before.name)}</del>`;
    return sides(change, ({ name }) => name, nameOf);
}
function systemOf(change, names) {
    const named = (id) => {
        const name = names.get(id);
        return name === undefined ? idOf(id) : nameOf(name);
    };
    return sides(change, (state) => state.cyber_system_id, named);
}
function typeOf(change) {
    return sides(change, (state) => state.asset_type, (type) => html `${type}`);
}
/** One value of the asset: turned into another, or as it stays; that of the only side there is. */
function sides({ before, after }, of, show) {
    const [old, fresh] = [before ?? after, after ?? before].map((state) => (state === null ? '' : of(state)));
    if (old === undefined || fresh === undefined)
        return null;
    return old === fresh ? show(fresh) : turned(show(old), show(fresh));
}
function whyOf({ origin, source }) {
    return source === null ? ORIGINS[origin] : html `${ORIGINS[origin]}<small>${source}</small>`;
}
function outcomeOf(change) {
    if (change.done === null)
        return null;
    const { outcome, reason, detail, ended_at } = change.done;
    const said = [
        reason,
        detail === null ? null : html `The service said: ${detail}`,
        ended_at === null ? null : timeOf(ended_at),
    ];
    const lines = said.filter((line) => line !== null).map((line) => html `<small>${line}</small>`);
    return html `<span class="${isTrouble(change) ? 'bad' : 'good'}">${applied/* OUTCOME_WORDS */.nx[outcome]}</span>${lines}`;
}
/** `2 deletes, 1 move`: the headline of what changed. */
function changeCounts({ groups }) {
    const parts = groups.map(({ kind, changes }) => kind === 'drift' ? `${(0,text_style/* counted */.hS)(changes.length, 'difference')} drifted` : (0,text_style/* counted */.hS)(changes.length, kind));
    return parts.length === 0 ? 'no changes' : parts.join(', ');
}

;// CONCATENATED MODULE: ./lib/report/html/changes-section.js
// The section that tells what a plan or an evidence file says: where it comes from, who approved, what changed.






function changesSection(file, shown) {
    const { kind, document } = file;
    const title = kind === 'plan' ? 'What would change' : 'What changed';
    const own = kind === 'plan' ? planFacts(document) : evidenceFacts(document);
    const more = kind === 'plan' ? findingList(document) : [differenceList(document, shown), fileList(document)];
    return html `<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">${title} <span class="count">${changeCounts(shown)}</span></h2>
${factList([...own, ...fileFacts(file)])}
${shown.groups.length === 0 ? html `<p class="none">Nothing: the ${kind} holds no change.</p>` : changeTable(shown)}
${more}</section>
`;
}
function fileFacts({ kind, path, sha256, document }) {
    return [
        { term: 'Digest of the changes', told: html `<code>${document.digest}</code>`, isWide: true },
        {
            term: kind === 'plan' ? 'Plan file' : 'Evidence file',
            told: html `${nameOf(path)}<small><code>sha256:${sha256}</code></small>`,
            isWide: true,
        },
    ];
}
function planFacts({ generated_at, tool, guards }) {
    return [
        { term: 'Planned at', told: timeOf(generated_at) },
        { term: 'Planned by', told: `${tool.name} ${tool.version}` },
        guardFact(guards),
    ];
}
function evidenceFacts(evidence) {
    const { result, approval, started_at, ended_at, actor, commit, run_url, pull_requests, service, tool } = evidence;
    const fact = (term, told, isWide = false) => told === null ? null : { term, told, isWide };
    return [
        fact('Result', html `<b>${result}</b>`),
        fact('Outcomes', outcomes(evidence)),
        fact('Applied', html `${timeOf(started_at)} to ${timeOf(ended_at)}`),
        fact('Approval', approval.by === null ? approval.mode : html `${approval.mode}: ${approval.by}`),
        fact('Approved by', approvers(pull_requests)),
        fact('Pull requests', pull_requests.length === 0 ? null : pull_requests.map(pullRequest)),
        fact('Actor', actor),
        fact('Read back', readBack(evidence)),
        fact('Service', service),
        fact('Applied by', `${tool.name} ${tool.version}`),
        guardFact(evidence.guards),
        fact('Commit', commit === null ? null : html `<code>${commit}</code>`, true),
        fact('Run', run_url, true),
    ];
}
/** `5 done, 1 failed`. */
function outcomes({ changes }) {
    const counts = new Map();
    for (const { outcome } of changes) {
        const label = (0,core_outcome/* hasSucceeded */.y)(outcome) ? 'done' : applied/* OUTCOME_WORDS */.nx[outcome];
        counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return counts.size === 0 ? null : Array.from(counts, ([label, count]) => `${(0,text_style/* grouped */.zD)(count)} ${label}`).join(', ');
}
function approvers(pulls) {
    const lines = pulls.flatMap(({ number, approvals }) => approvals.map(({ user, submitted_at }) => html `<div>${nameOf(user)}, ${timeOf(submitted_at)} (#${number})</div>`));
    return lines.length === 0 ? null : lines;
}
function pullRequest({ number, author, approvals }) {
    const unapproved = approvals.length === 0 ? ', no approving review' : '';
    return html `<div>#${number} by ${nameOf(author)}${unapproved}</div>`;
}
const STOPPED = {
    signal: 'the run was stopped',
    'key-refused': 'the service refused the API key',
    crash: 'the run failed',
};
function readBack({ closing_read: read }) {
    if (read === null)
        return null;
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
function guardFact(guards) {
    if (guards.length === 0)
        return null;
    const told = guards.map(({ guard, limit, value, passed }) => html `<div>${guard}: ${(0,text_style/* counted */.hS)(value, 'delete')}, at most ${(0,text_style/* counted */.hS)(limit, 'asset')} allowed${passed ? null : html `: <b class="bad">blocked</b>`}</div>`);
    return { term: 'Guards', told };
}
function findingList({ diagnostics }) {
    if (diagnostics.length === 0)
        return null;
    const place = ({ path, line }) => path === null ? null : html `<small>${line === null ? path : `${path}:${line}`}</small>`;
    return html `<details class="more"><summary>${(0,text_style/* counted */.hS)(diagnostics.length, 'finding')} of the plan</summary><ul>
${diagnostics.map((found) => html `<li><b>${found.severity}</b> ${found.message} <code>${found.code}</code>${place(found)}</li>
`)}</ul></details>
`;
}
function differenceList({ differences }, { groups }) {
    if (differences.length === 0)
        return null;
    const all = groups.flatMap(({ changes }) => changes);
    const places = new Map(all.map((change) => [change.fingerprint, change]));
    return html `<h3>Not as applied when read back</h3><ul>
${differences.map(({ fingerprint, kind, found }) => {
        const change = places.get(fingerprint);
        const state = change?.after ?? change?.before;
        const ids = found.length === 0 ? '' : ` (${found.map(({ id }) => id).join(', ')})`;
        return html `<li>${state ? nameOf(state.name) : fingerprint} ${applied/* DIFFERENCE_WORDS */.aS[kind]}${ids}</li>
`;
    })}</ul>
`;
}
function fileList({ files }) {
    if (files.length === 0)
        return null;
    return html `<details class="more"><summary>${(0,text_style/* counted */.hS)(files.length, 'inventory file')} applied, with SHA-256</summary><table>
<thead><tr><th scope="col">File</th><th scope="col">SHA-256</th></tr></thead><tbody>
${files.map(({ path, sha256 }) => html `<tr><td>${nameOf(path)}</td><td><code>${sha256}</code></td></tr>
`)}</tbody></table></details>
`;
}

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/report/html/inventory.js
// The live lists as a tree: facilities, cyber systems, assets (API section 2.1). Every asset that the lists hold is in
// it once, also one whose system or facility they lack.

/** Facilities by name, those that the list lacks after them, systems without a facility last. Linear but for sorting. */
function inventoryTree({ facilities, systems, assets }) {
    const bySystem = (0,group/* groupBy */.$z)(assets, (asset) => asset.cyber_system_id);
    const known = new Set(systems.map(({ id }) => id));
    const nodes = [...systems].sort(byName).map((system) => systemNode(system, bySystem.get(system.id) ?? []));
    const facilityOf = new Map(systems.map(({ id, facility_id }) => [id, facility_id || null]));
    const lost = [...bySystem.keys()].filter((id) => !known.has(id)).sort();
    const all = [...nodes, ...lost.map((id) => systemNode({ id, name: null }, bySystem.get(id) ?? []))];
    const byFacility = (0,group/* groupBy */.$z)(all, ({ id }) => facilityOf.get(id) ?? null);
    const listed = [...facilities].sort(byName);
    const isListed = new Set([null, ...facilities.map(({ id }) => id)]);
    const unlisted = [...byFacility.keys()].filter((id) => !isListed.has(id));
    const parents = [...listed, ...unlisted.sort().map((id) => ({ id, name: null })), { id: null, name: null }];
    return parents
        .map(({ id, name }) => facilityNode({ id, name }, byFacility.get(id) ?? []))
        .filter(({ id, systems: held }) => id !== null || held.length > 0);
}
function systemNode({ id, name }, assets) {
    const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
    return { id, name, assets: [...assets].sort(byName), counts: { hardware, software: assets.length - hardware } };
}
function facilityNode({ id, name }, systems) {
    return { id, name, systems, counts: sumOf(systems.map(({ counts }) => counts)) };
}
function sumOf(counts) {
    const sum = { hardware: 0, software: 0 };
    for (const { hardware, software } of counts) {
        sum.hardware += hardware;
        sum.software += software;
    }
    return sum;
}
/** By code units, so that the order is the same on every machine. */
function byName(a, b) {
    if (a.name !== b.name)
        return a.name < b.name ? -1 : 1;
    return a.id < b.id ? -1 : 1;
}

;// CONCATENATED MODULE: ./lib/report/html/script.js
// What the page does where scripts run: search, open and close all, the keyboard. Without it everything is readable.
// It only shows and hides what is there, and never writes markup.
const SEARCH = `
const shownAtOnce = 400;
const byId = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const [search, found] = [byId('search'), byId('found')];
const folded = (element) => element.textContent.toLowerCase();
const counted = (count, noun) => count.toLocaleString('en') + ' ' + noun + (count === 1 ? '' : 's');

/* Its name and its id, without the counts beside them. */
const titleOf = (details) => all(':scope > summary > :is(h3, h4, code)', details).map(folded).join('\\n');

/* Read from the page at the first search: with 100,000 assets that takes a moment. */
let index = null;
const readIndex = () =>
  all('details.facility').map((element) => ({
    element,
    text: titleOf(element),
    systems: all('details.system', element).map((system) => ({
      element: system,
      text: titleOf(system),
      rows: all('tbody > tr', system).map((row) => ({
        element: row,
        text: [...row.cells].map(folded).join('\\n'),
        out: false,
      })),
    })),
  }));

const setOut = (row, out) => {
  if (row.out === out) return;
  row.out = out;
  row.element.classList.toggle('out', out);
};

/* Every word of the search has to be in the asset, its cyber system or its facility. Returns the assets found. */
const sift = (system, above, words) => {
  const left = words.filter((word) => !above.includes(word) && !system.text.includes(word));
  const hits = left.length === 0 ? system.rows : system.rows.filter(({ text }) => left.every((word) => text.includes(word)));
  const isFound = left.length === 0 || hits.length > 0;
  system.element.classList.toggle('out', !isFound);
  if (isFound) {
    const kept = new Set(hits);
    for (const row of system.rows) setOut(row, !kept.has(row));
  }
  return { system, isFound, hits };
};

const openBefore = new Map();
const restore = () => {
  for (const [element, open] of openBefore) element.open = open;
  openBefore.clear();
};
const openForNow = (element) => {
  if (!openBefore.has(element)) openBefore.set(element, element.open);
  element.open = true;
};

const tellCount = (element, count) => {
  if (count === null) delete element.querySelector('summary').dataset.found;
  else element.querySelector('summary').dataset.found = count.toLocaleString('en') + ' found';
};

const clear = () => {
  restore();
  for (const element of all('.out')) element.classList.remove('out');
  for (const element of all('summary[data-found]')) delete element.dataset.found;
  for (const { systems } of index ?? []) for (const { rows } of systems) for (const row of rows) row.out = false;
  found.textContent = '';
};

const filter = () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
  markWords([], []);
  if (words.length === 0) return clear();
  index ??= readIndex();
  restore();
  const results = index.map((facility) => ({
    facility,
    isFound: words.every((word) => facility.text.includes(word)),
    parts: facility.systems.map((system) => sift(system, facility.text, words)),
  }));
  const parts = results.flatMap((result) => result.parts.filter(({ isFound }) => isFound));
  const total = parts.reduce((sum, { hits }) => sum + hits.length, 0);
  for (const result of results) {
    const some = result.parts.filter(({ isFound }) => isFound);
    result.facility.element.classList.toggle('out', some.length === 0 && !result.isFound);
    tellCount(result.facility.element, some.reduce((sum, { hits }) => sum + hits.length, 0));
    if (some.length > 0 && parts.length <= shownAtOnce) openForNow(result.facility.element);
  }
  for (const { system, hits } of parts) {
    tellCount(system.element, hits.length);
    if (hits.length > 0 && total <= shownAtOnce) openForNow(system.element);
  }
  found.textContent = counted(total, 'asset') + ' found in ' + counted(parts.length, 'cyber system');
  if (total <= shownAtOnce) markWords(parts, words);
};

/* Colours what was found, without touching the page, where the browser can. */
const markWords = (parts, words) => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  const ranges = [];
  for (const { system, hits } of parts) {
    const facility = system.element.parentElement.querySelector('h3');
    const places = [facility, system.element.querySelector('h4'), ...hits.flatMap(({ element }) => [...element.cells])];
    for (const place of places) ranges.push(...rangesIn(place, words));
  }
  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
};

const rangesIn = (place, words) => {
  const ranges = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.toLowerCase();
    if (text.length !== node.data.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
};
`;
const KEYS = `
const setOpen = (open) => {
  openBefore.clear();
  for (const element of all('#tree details')) element.open = open;
};

/* Down and up walk what is visible, from the search box on; right opens, left closes. */
const walk = (event) => {
  const summaries = all('#tree summary').filter((element) => element.checkVisibility());
  const at = summaries.indexOf(document.activeElement);
  const next = event.key === 'ArrowDown' ? summaries[at + 1] : at > 0 ? summaries[at - 1] : search;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

const onKey = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { activeElement: active } = document;
  const isInTree = active.matches('#tree summary');
  if (event.key === '/' && active !== search) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === 'Escape' && search.value !== '') {
    event.preventDefault();
    search.value = '';
    filter();
    search.focus();
  } else if ((event.key === 'ArrowDown' && (active === search || isInTree)) || (event.key === 'ArrowUp' && isInTree)) {
    walk(event);
  } else if (isInTree && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    event.preventDefault();
    active.parentElement.open = event.key === 'ArrowRight';
  }
};
`;
/** Browsers that cannot print what is closed by style alone have it opened for them. */
const START = `
let closed = [];
addEventListener('beforeprint', () => {
  if (CSS.supports('selector(::details-content)')) return;
  closed = all('details:not([open])');
  for (const element of closed) element.open = true;
});
addEventListener('afterprint', () => {
  for (const element of closed) element.open = false;
  closed = [];
});

byId('controls').hidden = false;
search.addEventListener('input', filter);
byId('expand').addEventListener('click', () => setOpen(true));
byId('collapse').addEventListener('click', () => setOpen(false));
document.addEventListener('keydown', onKey);
/* A browser that goes back may fill the box in again. */
addEventListener('pageshow', () => search.value !== '' && filter());
`;
const SCRIPT = `'use strict';\n(() => {${SEARCH}${KEYS}${START}})();\n`;

;// CONCATENATED MODULE: ./lib/report/html/style.js
// How the page looks: on a screen, light or dark, wide or narrow; and on paper.
const COLORS = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ground: #f6f7f8; --ink: #1b2127; --quiet: #59636e; --line: #dfe3e7; --faint: #eceff1;
  --link: #0b5a8a; --good: #1a6b3c; --bad: #a3241f; --bad-ground: #fcefee; --new: #e6f3ea; --warm: #fff3cf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15191d; --ground: #1b2025; --ink: #e3e7ea; --quiet: #9aa5af; --line: #323a42; --faint: #262d33;
    --link: #7cc0ee; --good: #7fd09b; --bad: #ff9a92; --bad-ground: #3a2021; --new: #1d3326; --warm: #4a3e16;
  }
}`;
const TEXT = `
* { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 2.5rem 1.5rem 4rem; max-width: 68rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1, h2, h3, h4 { margin: 0; line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2rem; font-weight: 650; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; font-weight: 650; margin-bottom: 0.75rem; }
h3 { font-size: 1.02rem; font-weight: 650; }
h4 { font-size: 0.95rem; font-weight: 550; }
section { margin-top: 2.75rem; }
code { font: 0.86em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--quiet); unicode-bidi: isolate; }
bdi { white-space: pre-wrap; }
i { font-style: normal; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.86em; background: var(--warm); border-radius: 3px; padding: 0 0.15em; }
small { display: block; font-size: 0.85em; color: var(--quiet); }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
*::highlight(found) { background: var(--warm); color: var(--ink); }
.kicker { margin: 0 0 0.25rem; color: var(--quiet); font-size: 0.8rem; letter-spacing: 0.08em; text-transform: uppercase; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
.count { font-weight: 400; font-size: 0.9rem; color: var(--quiet); }
.none, .note { margin: 0.25rem 0 0.75rem; color: var(--quiet); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.facts { margin: 1rem 0 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.9rem 1.5rem; }
.facts dt { font-size: 0.8rem; color: var(--quiet); }
.facts dd { margin: 0; }
.facts .wide { grid-column: span 2; }
small code { font-size: 1em; }
.totals { list-style: none; margin: 1.75rem 0 0; padding: 1rem 0; border-block: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.75rem 2.5rem; color: var(--quiet); }
.totals b { display: block; font-size: 1.6rem; line-height: 1.2; font-weight: 600; color: var(--ink); }
.mark { font-size: 0.8rem; line-height: 1.3; padding: 0.05rem 0.45rem; border-radius: 1rem; background: var(--faint); color: var(--quiet); text-decoration: none; white-space: nowrap; }
a.mark:hover { text-decoration: underline; }
.mark.changed { background: var(--new); color: var(--good); }
.mark.bad { background: var(--bad-ground); color: var(--bad); }`;
const TABLES = `
table { width: 100%; border-collapse: collapse; font-size: 0.93rem; }
th, td { text-align: start; vertical-align: top; font-weight: 400; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--faint); }
thead th { font-size: 0.8rem; color: var(--quiet); border-bottom-color: var(--line); }
tr:target > * { background: var(--warm); }
tr.place { display: none; }
.changes { margin-top: 1.5rem; table-layout: fixed; }
.changes thead th:nth-child(1), .changes thead th:nth-child(3) { width: 22%; }
.changes thead th:nth-child(2) { width: 9%; }
.changes thead th:nth-child(4) { width: 14%; }
.changes thead th:nth-child(5) { width: 18%; }
.changes thead th:nth-child(6) { width: 14.5%; }
.changes tbody th[scope=row] { font-weight: 550; }
.changes tr.group th { padding-top: 1.25rem; font-weight: 650; }
.changes tr.group b { color: var(--quiet); font-weight: 400; margin: 0 0.5rem 0 0.15rem; }
.changes tr.group span { font-weight: 400; color: var(--quiet); font-size: 0.88rem; }
.changes .delete tr.group th { color: var(--bad); }
del { color: var(--bad); text-decoration-thickness: 1px; }
ins { color: var(--good); text-decoration: none; }
.to { color: var(--quiet); }
.assets { table-layout: fixed; }
.assets th:nth-child(2) { width: 14rem; }
.assets th:nth-child(3) { width: 8rem; }`;
const TREE = `
#controls { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; padding: 0.75rem 0; background: var(--paper); border-bottom: 1px solid var(--line); }
#controls[hidden] { display: none; }
#controls label { font-size: 0.9rem; color: var(--quiet); }
#search { flex: 1 1 14rem; min-width: 0; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 0.4rem 0.7rem; }
#found { color: var(--quiet); font-size: 0.9rem; }
button { font: inherit; font-size: 0.9rem; color: var(--link); background: none; border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.7rem; cursor: pointer; }
button:hover { background: var(--ground); }
summary { cursor: pointer; padding: 0.55rem 0.25rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.15rem 0.75rem; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "▸"; color: var(--quiet); width: 0.8rem; margin-right: -0.35rem; }
details[open] > summary::before { content: "▾"; }
summary:hover { background: var(--ground); }
summary[data-found]::after { content: attr(data-found); color: var(--link); font-size: 0.9rem; }
.facility { border-bottom: 1px solid var(--line); }
.facility[open] { padding-bottom: 0.75rem; }
.facility > :not(summary) { margin-left: 1.4rem; }

.system[open] { content-visibility: auto; contain-intrinsic-block-size: auto 20rem; }
.system > :not(summary) { margin: 0 0 0.75rem 1.4rem; width: calc(100% - 1.4rem); }
.more { margin-top: 1rem; }
.more > summary { color: var(--quiet); }
@media screen { .out { display: none; } }`;
const NARROW = `
@media screen and (max-width: 46rem) {
  body { padding: 1.25rem 1rem 3rem; }
  h1 { font-size: 1.6rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0.6rem; }
  .facts .wide { grid-column: auto; }
  .totals { gap: 0.75rem 1.75rem; }
  .totals b { font-size: 1.3rem; }
  .facility > :not(summary) { margin-left: 0.6rem; }
  .system > :not(summary) { margin-left: 0.6rem; width: calc(100% - 0.6rem); }
  .assets th:nth-child(2) { width: 32%; }
  .assets th:nth-child(3) { width: 5.5rem; padding-right: 0; }
  .assets td:nth-child(3) { padding-right: 0; }
  .changes thead { display: none; }
  .changes tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--faint); }
  .changes tr.group { padding-bottom: 0; }
  .changes tr > * { display: block; border: 0; padding: 0.1rem 0; }
  .changes td:empty { display: none; }
  .changes td:last-child::before { content: "Live now: "; color: var(--quiet); }
  .changes tr.group span { display: block; }
}`;
/** Ink on paper: nothing closed, nothing left out, whatever is searched for on the screen. */
const PRINT = `
@page { margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --ground: #fff; --ink: #000; --quiet: #333; --line: #888; --faint: #ccc;
    --link: #000; --good: #000; --bad: #000; --bad-ground: #fff; --new: #fff; --warm: #fff;
  }
  body { padding: 0; max-width: none; font-size: 10pt; }
  #controls, .skip, summary::before, summary::after, .changes a { display: none !important; }
  details::details-content { content-visibility: visible !important; display: block !important; block-size: auto !important; }
  .system[open] { content-visibility: visible; }
  .facility > :not(summary), .system > :not(summary) { margin-left: 0; width: 100%; }
  .facility > .system { margin-left: 0; }
  h1, h2, h3, h4, summary { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  tr.place { display: table-row; }
  tr.group { break-after: avoid; }
  a { text-decoration: none; }
  i, .mark { border: 1px solid #888; }
  tr:target > * { background: none; }
  section { margin-top: 1.5rem; }
}`;
const STYLE = [COLORS, TEXT, TABLES, TREE, NARROW, PRINT].join('\n');

;// CONCATENATED MODULE: ./lib/report/html/tree.js




/** Beyond so many cyber systems facilities are shown closed. */
const MOST_OPEN = 60;
function inventoryForest(input) {
    const systems = input.facilities.reduce((sum, facility) => sum + facility.systems.length, 0);
    const open = systems <= MOST_OPEN ? html ` open` : null;
    return html `<div id="tree">
${input.facilities.map((facility) => facilityPart(facility, open, input))}</div>
`;
}
function facilityPart(facility, open, { controlCenters, shown }) {
    const { id, systems, counts } = facility;
    const changed = systems.reduce((sum, system) => sum + changedIn(system, shown), 0);
    const said = `${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} · ${assetCounts(counts)}`;
    return html `<details class="facility"${open}>
<summary><h3>${facilityName(facility)}</h3>${id === null ? null : idOf(id)}<span class="count">${said}</span>${changedCount(changed)}</summary>
${id === null ? centerNote(controlCenters) : null}${systems.map((system) => systemPart(system, facility, shown))}</details>
`;
}
function facilityName({ id, name }) {
    if (id === null)
        return 'No facility';
    return name === null ? 'A facility that the list lacks' : nameOf(name);
}
/** A cyber system belongs to a facility or a control center, and the service does not show to which center. */
function centerNote(centers) {
    const named = centers.map(({ id, name }, index) => html `${index === 0 ? '' : ', '}${nameOf(name)} ${idOf(id)}`);
    const told = centers.length === 0 ? 'none' : named;
    return html `<p class="note">The service tells no facility of these cyber systems, as under a control center. Control centers of the organization: ${told}.</p>
`;
}
function systemPart(system, facility, shown) {
    const { id, name, assets, counts } = system;
    const title = name === null ? 'A cyber system that the list lacks' : nameOf(name);
    return html `<details class="system">
<summary><h4>${title}</h4>${idOf(id)}<span class="count">${assetCounts(counts)}</span>${changedCount(changedIn(system, shown))}</summary>
${assets.length === 0 ? html `<p class="none">No assets.</p>` : assetTable(assets, html `${facilityName(facility)} · ${title}`, shown)}
</details>
`;
}
/** The first line of the head is for print alone: it repeats, with the head, on every page that the table reaches. */
function assetTable(assets, place, shown) {
    return html `<table class="assets">
<thead><tr class="place"><th colspan="3">${place}</th></tr><tr><th scope="col">Name</th><th scope="col">Id</th><th scope="col">Type</th></tr></thead>
<tbody>
${assets.map((asset) => assetRow(asset, shown))}</tbody></table>`;
}
function assetRow({ id, name, asset_type }, shown) {
    const change = shown?.byAsset.get(id);
    const anchor = change === undefined ? null : html ` id="asset-${change.place}"`;
    const undeclared = shown?.undeclared.has(id) ? html ` <span class="mark">in no file</span>` : null;
    return html `<tr${anchor}><td>${nameOf(name)}${change === undefined ? undeclared : changeMark(change)}</td><td>${idOf(id)}</td><td>${asset_type}</td></tr>
`;
}
function changeMark(change) {
    return html ` <a class="mark ${isTrouble(change) ? 'bad' : 'changed'}" href="#change-${change.place}">${markOf(change)}</a>`;
}
function changedCount(count) {
    return count === 0 ? null : html `<span class="mark changed">${(0,text_style/* counted */.hS)(count, 'change')}</span>`;
}
function changedIn({ assets }, shown) {
    return shown === null ? 0 : assets.filter(({ id }) => shown.byAsset.has(id)).length;
}

;// CONCATENATED MODULE: ./lib/report/html/page.js
// The report: one HTML page that holds everything it needs and asks nothing of any network. The same input makes the
// same page, byte for byte.











/** The whole page, with a newline at its end. Grows with the number of assets, in time and in size. */
function renderReport(input) {
    const facilities = inventoryTree(input.lists);
    const shown = input.changes === null ? null : shownChanges(input.changes, input.lists);
    const section = input.changes === null || shown === null ? null : changesSection(input.changes, shown);
    const { controlCenters } = input.lists;
    return `${html `<!doctype html>
<html lang="en">
${head(input)}
<body>
<a class="skip" href="#inventory">Skip to the inventory</a>
${masthead(input, facilities)}
<main>
${section}<section id="inventory" aria-labelledby="inventory-title">
<h2 id="inventory-title">Inventory</h2>
${CONTROLS}
${inventoryForest({ facilities, controlCenters, shown })}</section>
</main>
${embedded('script', SCRIPT)}
</body>
</html>
`}`;
}
/** Nothing but the style and the script below may take effect, wherever the page is opened. */
function head({ organization, readAt, tool }) {
    const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
    return html `<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${organization}: compliance inventory, ${readAt.slice(0, 10)}</title>
${embedded('style', STYLE)}
</head>`;
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}
function masthead({ organization, service, readAt, tool, lists }, facilities) {
    const { hardware, software } = sumOf(facilities.map(({ counts }) => counts));
    const totals = [
        [lists.facilities.length, lists.facilities.length === 1 ? 'facility' : 'facilities'],
        [lists.systems.length, lists.systems.length === 1 ? 'cyber system' : 'cyber systems'],
        [lists.assets.length, lists.assets.length === 1 ? 'cyber asset' : 'cyber assets'],
        [hardware, 'hardware'],
        [software, 'software'],
    ];
    return html `<header>
<p class="kicker">NERC CIP compliance inventory</p>
<h1>${nameOf(organization)}</h1>
${factList([
        { term: 'Service', told: service },
        { term: 'Read at', told: timeOf(readAt) },
        { term: 'Read by', told: `${tool.name} ${tool.version}, with reads alone` },
    ])}
<ul class="totals">${totals.map(([count, noun]) => html `<li><b>${(0,text_style/* grouped */.zD)(count)}</b> ${noun}</li>`)}</ul>
</header>`;
}
/** Of use with the script alone, which shows them. */
const CONTROLS = html `<div id="controls" hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Name, id or type" aria-keyshortcuts="/" aria-describedby="found">
<output id="found" for="search"></output>
<button type="button" id="expand">Expand all</button>
<button type="button" id="collapse">Collapse all</button>
</div>`;
/** What was written, in one line: `3 facilities, 8 cyber systems, 112 assets: 90 hardware, 22 software, in 0.4 s`. */
function reportLine({ facilities, systems, assets }, ms) {
    const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
    const counts = assetCounts({ hardware, software: assets.length - hardware });
    return `${(0,text_style/* counted */.hS)(facilities.length, 'facility', 'facilities')}, ${(0,text_style/* counted */.hS)(systems.length, 'cyber system')}, ${counts}, in ${(0,progress/* durationText */.S5)(ms)}`;
}

// EXTERNAL MODULE: ./lib/report/plan-document.js
var plan_document = __webpack_require__(8373);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(9901);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/report.js
// `report --html`: the live inventory as one page, from reads alone, with what a plan or an evidence file says of it.








/** Throws a ConfigurationError for a file that cannot be told of, before anything is asked of the service. */
async function runReport(context, given) {
    const { settings, connection, host, cwd } = context;
    const changes = given === null ? null : await readChanges(given, cwd);
    const readAt = new Date(host.clock.now()).toISOString();
    const lists = await readLists(connection.reader);
    const { facilities, controlCenters, systems, assets } = lists;
    const records = [...facilities, ...controlCenters, ...systems];
    const organization = (0,snapshot/* soleOrganization */.J1)(records, assets, settings);
    if (changes !== null && organization !== '' && changes.document.organization !== organization) {
        throw new endpoint/* ConfigurationError */.j1(`--${changes.kind}`, 'is of another organization than the API key.');
    }
    const page = renderReport({
        organization: organization || changes?.document.organization || '',
        service: settings.baseUrl,
        readAt,
        tool: { name: plan_document/* TOOL_NAME */.l, version: host.version },
        ...{ lists, changes },
    });
    return { page, lists };
}
async function readLists(reader) {
    const [facilities, controlCenters, systems, assets] = await Promise.all([
        reader.facilities(),
        reader.controlCenters(),
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    return { facilities, controlCenters, systems, assets };
}
async function readChanges({ kind, path }, cwd) {
    const bytes = (0,run_files/* readNamed */.Mk)(`--${kind}`, (0,external_node_path_.resolve)(cwd, path));
    // The name tells which file it was; the folders above are of this machine.
    const shown = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, path))
        .replaceAll('\\', '/')
        .replace(/^\.\.\/.*\//, '');
    const about = { path: shown, sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') };
    const text = bytes.toString('utf8');
    if (kind === 'plan')
        return { ...about, kind, document: await (0,run_files/* parseSavedPlan */.q4)(text) };
    return { ...about, kind, document: await parseEvidence(text) };
}
async function parseEvidence(text) {
    const { evidence } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 735));
    const parsed = evidence.safeParse(jsonIn(text));
    if (parsed.success)
        return parsed.data;
    const places = parsed.error.issues
        .slice(0, 3)
        .map(({ path }) => path.filter((step) => typeof step !== 'symbol').join('.'));
    const where = places.every((place) => place === '') ? '' : ` (see ${places.join(', ')})`;
    throw new endpoint/* ConfigurationError */.j1('--evidence', `is not an evidence file of an apply${where}.`);
}
/** undefined for what is not JSON. */
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function cliReport(flags, cli) {
    if (flags.html !== true)
        throw new endpoint/* ConfigurationError */.j1('report', 'needs a format. Give --html.');
    const changes = changesFrom(flags);
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* READS */.yT, async (context) => {
        const { terminal, host, cwd, progress, startedAt } = context;
        const { page, lists } = await runReport(context, changes);
        progress.end();
        if (typeof flags.out !== 'string')
            terminal.out(page);
        else
            (0,run_files/* writeWhole */.f8)((0,external_node_path_.resolve)(cwd, flags.out), page);
        terminal.err(`${reportLine(lists, host.clock.now() - startedAt)}\n`);
        return 0;
    });
}
function changesFrom({ plan, evidence }) {
    // The page tells of one run; two could only be mixed up.
    if (plan !== undefined && evidence !== undefined)
        throw new endpoint/* ConfigurationError */.j1('--plan and --evidence', 'exclude each other. Give one of them.');
    if (typeof plan === 'string')
        return { kind: 'plan', path: plan };
    return typeof evidence === 'string' ? { kind: 'evidence', path: evidence } : null;
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   J1: () => (/* binding */ soleOrganization),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   o3: () => (/* binding */ comparedWith)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _inventory_git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(206);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3278);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function comparedWith(base) {
    return { base, applied: base, held: new Set() };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    const { reader } = context.connection;
    // The requests go out first: the service works while the files are read.
    const lists = Promise.all([reader.cyberSystems(), reader.cyberAssets()]);
    lists.catch(() => { });
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const { base, applied } = await loadCompared(compared, context, report);
    const documents = [head.inventory, base, applied].flatMap((inventory) => inventory?.documents ?? []);
    const live = await readLive(documents, lists, context).catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
async function readLive(documents, lists, { connection: { reader }, settings }) {
    const namesFacility = documents.some((document) => document.facility !== null);
    const facilities = namesFacility ? await reader.facilities() : null;
    const [systems, assets] = await lists;
    const organization = soleOrganization([...(facilities ?? []), ...systems], assets, settings);
    return { organization, facilities, systems, assets };
}
function load(revision, { cwd, settings, git: run, progress }, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRevision */ .qo)(revision, { cwd, paths: settings.paths, run, onFile: progress.fileRead }, report);
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    return load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        if (severity !== 'error' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .readPaths */ .V)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _inventory_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('api-key', 'reads records of more than one organization. Nothing was written.');
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The identity of a change and of a set of changes (design section 5). What is hashed is what would happen,
// so neither layout nor order of the files, nor time, nor machine has a part in it.

/** 128 bits: two changes crafted to share one would take 2^64 hashes. */
const FINGERPRINT_HEX = 32;
/** 32 lower-case hex digits of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return sha256(canonical).slice(0, FINGERPRINT_HEX);
}
/** Identity of the deletion of this very asset, as it is. */
function deletionFingerprint(asset) {
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** What a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identity of where a change of an asset ends, whatever it starts from; `after` is null for a delete: 32 hex digits
 * over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    return sha256(JSON.stringify({ action, after: sorted(after), id, organization })).slice(0, FINGERPRINT_HEX);
}
/** `sha256:` and 64 hex digits over the fingerprints, sorted, one a line. The same set has the same digest. */
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
/** SHA-256 in lower-case hex. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 9896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ Claims),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   m5: () => (/* binding */ SWAP_SUFFIX),
/* harmony export */   nG: () => (/* binding */ SEVERAL),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/** Ends the name of an asset that a cycle of renames parked for a moment (design section 7). */
const SWAP_SUFFIX = '~cip-sync';
/** In `liveOf`: nothing matches, so the asset is to be created. */
const NONE = -1;
/** In `liveOf`: an error was reported, so nothing may be concluded about the asset. */
const FAILED = -2;
/** Of `onlyUnclaimed`: nobody has that name. */
const NOBODY = -1;
/** Of `onlyUnclaimed`: more than one has it. */
const SEVERAL = -2;
class Claims {
    assets;
    liveOf;
    claimed;
    /** True when any indexed name ends with the swap suffix; else nobody need look for one. */
    hasParked = false;
    #bySystem;
    /** The next asset of the same name in the same system, or -1. */
    #next;
    /** Indexes by name the assets of `systemIds` alone. */
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#next = new Int32Array(assets.length).fill(-1);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        // Backwards, so that a chain of namesakes runs in the order of the list.
        for (let live = assets.length - 1; live >= 0; live--)
            this.#add(live, assets[live]);
    }
    #add(live, asset) {
        const byName = this.#bySystem.get(asset.cyber_system_id);
        if (byName === undefined)
            return;
        const namesake = byName.get(asset.name);
        if (namesake !== undefined)
            this.#next[live] = namesake;
        byName.set(asset.name, live);
        if (asset.name.endsWith(SWAP_SUFFIX))
            this.hasParked = true;
    }
    claim(desired, live) {
        this.liveOf[desired] = live;
        this.claimed[live] = 1;
    }
    fail(desired) {
        this.liveOf[desired] = FAILED;
    }
    /** The unclaimed assets of that name in that system, at most `most` of them. */
    unclaimed(systemId, name, most) {
        const found = [];
        for (let live = this.#first(systemId, name); live >= 0 && found.length < most; live = this.#after(live)) {
            found.push(live);
        }
        return found;
    }
    /** The only unclaimed asset of that name in that system, NOBODY or SEVERAL. Allocates nothing. */
    onlyUnclaimed(systemId, name) {
        const only = this.#first(systemId, name);
        if (only < 0)
            return NOBODY;
        return this.#after(only) < 0 ? only : SEVERAL;
    }
    /** The first unclaimed asset of a chain, or -1. */
    #first(systemId, name) {
        const head = this.#bySystem.get(systemId)?.get(name) ?? -1;
        return head < 0 || this.claimed[head] === 0 ? head : this.#after(head);
    }
    /**
     * The next unclaimed asset of the same chain, or -1. A claim is never taken back, so claimed assets are passed over
     * once and cut out: asking for each of many namesakes stays linear.
     */
    #after(live) {
        let next = this.#next[live];
        while (next >= 0 && this.claimed[next] === 1)
            next = this.#next[next];
        this.#next[live] = next;
        return next;
    }
}


/***/ }),

/***/ 9643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ed: () => (/* binding */ acquaintance),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _live_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9896);


/** With no base known, all that differs is what the inventory asks for. */
function originOf(fingerprint, { base, applied, held }) {
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/** What apply would execute, in the order given. */
function toExecute(changes, drift) {
    return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The changes that no approval covers; with any of them nothing may be written. */
function unapproved(organization, changes, approved) {
    return changes.filter((change) => {
        if (approved.fingerprints.has(change.fingerprint))
            return false;
        // Parked by an apply that was cut off: the rest of an update that was approved as a whole.
        const isParked = change.action === 'update' && change.before.name === change.after.name + _live_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
        return !isParked || !approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/** null for a change of which the approval knows nothing. Fingerprints tell only what they are asked. */
function acquaintance(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   gitProcess: () => (/* binding */ gitProcess),
/* harmony export */   jO: () => (/* binding */ outputText)
/* harmony export */ });
/* unused harmony export commandOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

class GitError extends Error {
    name = 'GitError';
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
    [
        /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
        'no-access',
    ],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/** The error for a git that ended badly, from what it said (in the C locale) on its standard error. */
function gitFailure(command, stderr) {
    const kind = KINDS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'failed';
    const said = stderr.trim().split('\n')[0] ?? '';
    return new GitError(kind, `git ${command}: ${said === '' ? 'failed without a word' : said}`);
}
/** The command among the arguments, which may begin with `-c name=value`. */
function commandOf(args) {
    return (args[0] === '-c' ? args[2] : args[0]) ?? '';
}
function outputText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
/** Pathspecs are taken as they are, replaced objects as they were, and messages in the words that are looked for. */
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
/** What fetches is told to. Anything else stays on this machine, also where a partial clone lacks what it reads. */
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
/** A `RunGit` for the repository around `cwd`. Rejects with GitError, or with the reason of the signal. */
function gitProcess({ cwd, env, stop }) {
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const settings = { ...SETTINGS, ...(command === 'fetch' ? {} : NO_SERVER) };
        // Loaded where a commit is read: most runs read files alone.
        const { spawn } = process.getBuiltinModule('node:child_process');
        const child = spawn('git', ['--no-pager', ...args], { cwd, env: { ...env, ...settings }, windowsHide: true });
        const stdout = [];
        const stderr = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => reject(startFailure(cwd, command, cause)));
        const end = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', end, { once: true });
        child.on('close', (code) => {
            stop?.removeEventListener('abort', end);
            if (code === 0)
                resolve(Buffer.concat(stdout));
            else
                reject(gitFailure(command, Buffer.concat(stderr).toString('utf8')));
        });
        // A git that ends early closes its input; its exit code tells why.
        child.stdin.on('error', () => { });
        child.stdin.end(input);
    });
}
/** Nothing is waited for any more: what git has started in its turn may hold its pipes open for long. */
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
function startFailure(cwd, command, cause) {
    const missing = 'code' in cause && cause.code === 'ENOENT';
    if (missing && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(cwd))
        return new GitError('not-installed', 'git is not installed', { cause });
    return new GitError('failed', `git ${command} could not be started`, { cause });
}


/***/ }),

/***/ 8373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ TOOL_NAME),
/* harmony export */   planDocument: () => (/* binding */ planDocument),
/* harmony export */   shownPlan: () => (/* binding */ shownPlan)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3666);

const TOOL_NAME = 'cip-inventory-sync';
/** Its keys are in the order of design section 5. */
function planDocument(plan, { toolVersion, generatedAt, detail = 'full' }) {
    return {
        format_version: '1.0',
        tool: { name: TOOL_NAME, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            name: asset.name,
            cyber_system_id: asset.cyber_system_id,
            asset_type: asset.asset_type,
            cyber_system: { id: cyberSystem.id, name: cyberSystem.name },
        })),
        diagnostics: plan.diagnostics.map((found) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__.wordDiagnostic)(found, detail)),
        guards: plan.guards,
        digest: plan.digest,
    };
}
/** The same as standard output shows it: under `counts` without the lists that name assets. Such a plan approves nothing. */
function shownPlan(plan, options) {
    const document = planDocument(plan, options);
    return options.detail === 'counts' ? { ...document, changes: [], undeclared: [] } : document;
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const cyberSystem = { id: change.cyberSystem.id, name: change.cyberSystem.name };
    const common = { cyber_system: cyberSystem, origin };
    if (change.action === 'delete') {
        const { action, id, before } = change;
        return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
    }
    const { file } = change.desired.document;
    const source = { path: file.path, ...file.place(change.desired.offset) };
    if (change.action === 'create') {
        const { action, after } = change;
        return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
    }
    const { action, id, before, after, changed } = change;
    return { action, fingerprint, id, before, after, changed, ...common, source };
}


/***/ })

};
