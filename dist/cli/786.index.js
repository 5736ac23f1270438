export const id = 786;
export const ids = [786,206,373];
export const modules = {

/***/ 8028:
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
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/core/outcome.js
var core_outcome = __webpack_require__(1307);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
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
    'changed-meanwhile': 'changed meanwhile',
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

// EXTERNAL MODULE: ./lib/report/applied.js
var applied = __webpack_require__(9671);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/report/html/markup.js
// Markup that is safe by construction: whatever is put into a template is escaped, unless it is markup itself, and
// markup comes from templates alone. And the smallest pieces of a page: a name, an id, a time, before and after, facts.

/** Made by `html`, and by the page for its own style and script. */
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
/** Facts one below the other; those that nothing is known of are left out. */
function factList(facts) {
    const known = facts.filter((fact) => fact !== null);
    const lines = known.map(({ term, told, isWide }) => html `<div${isWide === true ? html ` class="wide"` : null}><dt>${term}</dt><dd>${told}</dd></div>`);
    return html `<dl class="facts">${lines}</dl>`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/report/html/page.js
// A page that holds everything it needs and asks nothing of any network: its head, its style and script, the search, and
// rows in any number. The same content makes the same page, byte for byte.



// The bundle holds both texts in place of these calls (scripts/build.ts).
const STYLE = "/* How a page looks: on a screen, light or dark, wide or narrow; and on paper. */\n:root {\n  color-scheme: light dark;\n  --paper: #ffffff;\n  --ground: #f6f7f8;\n  --ink: #1b2127;\n  --quiet: #59636e;\n  --line: #dfe3e7;\n  --faint: #eceff1;\n  --link: #0b5a8a;\n  --good: #1a6b3c;\n  --bad: #a3241f;\n  --bad-ground: #fcefee;\n  --new: #e6f3ea;\n  --warm: #fff3cf;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #15191d;\n    --ground: #1b2025;\n    --ink: #e3e7ea;\n    --quiet: #9aa5af;\n    --line: #323a42;\n    --faint: #262d33;\n    --link: #7cc0ee;\n    --good: #7fd09b;\n    --bad: #ff9a92;\n    --bad-ground: #3a2021;\n    --new: #1d3326;\n    --warm: #4a3e16;\n  }\n}\n\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 5rem;\n  -webkit-text-size-adjust: 100%;\n}\nbody {\n  margin: 0 auto;\n  padding: 2.5rem 1.5rem 4rem;\n  max-width: 68rem;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px / 1.5 system-ui,\n    -apple-system,\n    \"Segoe UI\",\n    Roboto,\n    \"Helvetica Neue\",\n    Arial,\n    sans-serif;\n  font-variant-numeric: tabular-nums;\n  overflow-wrap: anywhere;\n}\nh1,\nh2,\nh3,\nh4 {\n  margin: 0;\n  line-height: 1.25;\n  text-wrap: balance;\n}\nh1 {\n  font-size: 2rem;\n  font-weight: 650;\n  letter-spacing: -0.01em;\n}\nh2 {\n  font-size: 1.25rem;\n  font-weight: 650;\n  margin-bottom: 0.75rem;\n}\nh3 {\n  font-size: 1.02rem;\n  font-weight: 650;\n}\nh4 {\n  font-size: 0.95rem;\n  font-weight: 550;\n}\nsection {\n  margin-top: 2.75rem;\n}\ncode {\n  font:\n    0.86em / 1.4 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n  color: var(--quiet);\n  unicode-bidi: isolate;\n}\nbdi {\n  white-space: pre-wrap;\n}\ni {\n  font-style: normal;\n  font-family: ui-monospace, Menlo, Consolas, monospace;\n  font-size: 0.86em;\n  background: var(--warm);\n  border-radius: 3px;\n  padding: 0 0.15em;\n}\nsmall {\n  display: block;\n  font-size: 0.85em;\n  color: var(--quiet);\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 3px;\n}\n*::highlight(found) {\n  background: var(--warm);\n  color: var(--ink);\n}\n.kicker {\n  margin: 0 0 0.25rem;\n  color: var(--quiet);\n  font-size: 0.8rem;\n  letter-spacing: 0.08em;\n  text-transform: uppercase;\n}\n.skip {\n  position: absolute;\n  left: -100vw;\n}\n.skip:focus {\n  position: static;\n}\n.count {\n  font-weight: 400;\n  font-size: 0.9rem;\n  color: var(--quiet);\n}\n.none,\n.note {\n  margin: 0.25rem 0 0.75rem;\n  color: var(--quiet);\n}\n.good {\n  color: var(--good);\n}\n.bad {\n  color: var(--bad);\n}\n.facts {\n  margin: 1rem 0 0;\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));\n  gap: 0.9rem 1.5rem;\n}\n.facts dt {\n  font-size: 0.8rem;\n  color: var(--quiet);\n}\n.facts dd {\n  margin: 0;\n}\n.facts .wide {\n  grid-column: span 2;\n}\nsmall code {\n  font-size: 1em;\n}\n.totals {\n  list-style: none;\n  margin: 1.75rem 0 0;\n  padding: 1rem 0;\n  border-block: 1px solid var(--line);\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.75rem 2.5rem;\n  color: var(--quiet);\n}\n.totals b {\n  display: block;\n  font-size: 1.6rem;\n  line-height: 1.2;\n  font-weight: 600;\n  color: var(--ink);\n}\n.mark {\n  font-size: 0.8rem;\n  line-height: 1.3;\n  padding: 0.05rem 0.45rem;\n  border-radius: 1rem;\n  background: var(--faint);\n  color: var(--quiet);\n  text-decoration: none;\n  white-space: nowrap;\n}\na.mark:hover {\n  text-decoration: underline;\n}\n.mark.changed {\n  background: var(--new);\n  color: var(--good);\n}\n.mark.bad {\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  font-size: 0.93rem;\n}\nth,\ntd {\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n  padding: 0.4rem 1rem 0.4rem 0;\n  border-bottom: 1px solid var(--faint);\n}\nthead th {\n  font-size: 0.8rem;\n  color: var(--quiet);\n  border-bottom-color: var(--line);\n}\ntr:target > * {\n  background: var(--warm);\n}\ntr.place {\n  display: none;\n}\n/* A hundred rows: laid out when they come near the window, and of a height that is guessed until then. */\n.chunk:not(:last-child) {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 215rem;\n}\n.assets,\n.changes {\n  table-layout: fixed;\n}\n.assets th:nth-child(2) {\n  width: 14rem;\n}\n.assets th:nth-child(3) {\n  width: 8rem;\n}\n.changes thead th:nth-child(1),\n.changes thead th:nth-child(3) {\n  width: 22%;\n}\n.changes thead th:nth-child(2) {\n  width: 9%;\n}\n.changes thead th:nth-child(4) {\n  width: 14%;\n}\n.changes thead th:nth-child(5) {\n  width: 18%;\n}\n.changes thead th:nth-child(6) {\n  width: 14.5%;\n}\n.changes tbody th[scope=\"row\"] {\n  font-weight: 550;\n}\ndel {\n  color: var(--bad);\n  text-decoration-thickness: 1px;\n}\nins {\n  color: var(--good);\n  text-decoration: none;\n}\n.to {\n  color: var(--quiet);\n}\n.group > .title {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.6rem;\n  margin: 1.5rem 0 0.35rem;\n}\n.group.delete h3 {\n  color: var(--bad);\n}\n\n#controls {\n  position: sticky;\n  top: 0;\n  z-index: 1;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 0.5rem 0.75rem;\n  padding: 0.75rem 0;\n  background: var(--paper);\n  border-bottom: 1px solid var(--line);\n}\n#controls[hidden] {\n  display: none;\n}\n#controls label {\n  font-size: 0.9rem;\n  color: var(--quiet);\n}\n#search {\n  flex: 1 1 14rem;\n  min-width: 0;\n  font: inherit;\n  color: inherit;\n  background: var(--ground);\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.4rem 0.7rem;\n}\n#found {\n  color: var(--quiet);\n  font-size: 0.9rem;\n}\nbutton {\n  font: inherit;\n  font-size: 0.9rem;\n  color: var(--link);\n  background: none;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.35rem 0.7rem;\n  cursor: pointer;\n}\nbutton:hover {\n  background: var(--ground);\n}\nsummary {\n  cursor: pointer;\n  padding: 0.55rem 0.25rem;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.75rem;\n  list-style: none;\n}\nsummary::-webkit-details-marker {\n  display: none;\n}\nsummary::before {\n  content: \"▸\";\n  color: var(--quiet);\n  width: 0.8rem;\n  margin-right: -0.35rem;\n}\ndetails[open] > summary::before {\n  content: \"▾\";\n}\nsummary:hover {\n  background: var(--ground);\n}\nsummary[data-found]::after {\n  content: attr(data-found);\n  color: var(--link);\n  font-size: 0.9rem;\n}\n.facility {\n  border-bottom: 1px solid var(--line);\n}\n.facility[open] {\n  padding-bottom: 0.75rem;\n}\n.facility > :not(summary) {\n  margin-left: 1.4rem;\n}\n\n.system[open] {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 20rem;\n}\n.system > :not(summary) {\n  margin: 0 0 0.75rem 1.4rem;\n  width: calc(100% - 1.4rem);\n}\n.more {\n  margin-top: 1rem;\n}\n.more > summary {\n  color: var(--quiet);\n}\n@media screen {\n  .out,\n  .rows:empty {\n    display: none;\n  }\n  /* Its head counts for the widths of its columns, and is read aloud. */\n  .chunk + .chunk thead {\n    visibility: collapse;\n  }\n}\n\n@media screen and (max-width: 46rem) {\n  body {\n    padding: 1.25rem 1rem 3rem;\n  }\n  h1 {\n    font-size: 1.6rem;\n  }\n  .facts {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0.6rem;\n  }\n  .facts .wide {\n    grid-column: auto;\n  }\n  .totals {\n    gap: 0.75rem 1.75rem;\n  }\n  .totals b {\n    font-size: 1.3rem;\n  }\n  .facility > :not(summary) {\n    margin-left: 0.6rem;\n  }\n  .system > :not(summary) {\n    margin-left: 0.6rem;\n    width: calc(100% - 0.6rem);\n  }\n  .assets th:nth-child(2) {\n    width: 32%;\n  }\n  .assets th:nth-child(3) {\n    width: 5.5rem;\n    padding-right: 0;\n  }\n  .assets td:nth-child(3) {\n    padding-right: 0;\n  }\n  .changes thead {\n    display: none;\n  }\n  .changes tr {\n    display: block;\n    padding: 0.5rem 0;\n    border-bottom: 1px solid var(--faint);\n  }\n  .changes tr > * {\n    display: block;\n    border: 0;\n    padding: 0.1rem 0;\n  }\n  .changes td:empty {\n    display: none;\n  }\n  .changes td:last-child::before {\n    content: \"Live now: \";\n    color: var(--quiet);\n  }\n}\n\n@page {\n  margin: 16mm 14mm 18mm;\n  @bottom-right {\n    content: counter(page) \" / \" counter(pages);\n    font: 9pt sans-serif;\n  }\n}\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --ground: #fff;\n    --ink: #000;\n    --quiet: #333;\n    --line: #888;\n    --faint: #ccc;\n    --link: #000;\n    --good: #000;\n    --bad: #000;\n    --bad-ground: #fff;\n    --new: #fff;\n    --warm: #fff;\n  }\n  body {\n    padding: 0;\n    max-width: none;\n    font-size: 10pt;\n  }\n  a {\n    text-decoration: none;\n  }\n  section {\n    margin-top: 1.5rem;\n  }\n  #controls,\n  .skip,\n  summary::before,\n  summary[data-found]::after,\n  .changes td a {\n    display: none;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .chunk:not(:last-child),\n  .system[open] {\n    content-visibility: visible;\n  }\n  .facility > :not(summary),\n  .system > :not(summary) {\n    margin-left: 0;\n    width: 100%;\n  }\n  h1,\n  h2,\n  h3,\n  h4,\n  summary,\n  .title {\n    break-after: avoid;\n  }\n  summary {\n    padding: 0.2rem 0;\n    gap: 0 0.5rem;\n    break-inside: avoid;\n  }\n  h4 {\n    font-size: 9pt;\n  }\n  .count,\n  .mark {\n    font-size: 8pt;\n  }\n  .system > :not(summary) {\n    margin-bottom: 0.4rem;\n  }\n  table {\n    font-size: 8pt;\n    line-height: 1.2;\n  }\n  th,\n  td {\n    padding: 0.12rem 0.5rem 0.12rem 0;\n  }\n  td small {\n    display: inline;\n  }\n  td small::before {\n    content: \" \";\n  }\n  tr {\n    break-inside: avoid;\n  }\n  tr.place {\n    display: table-row;\n  }\n  .facility::details-content {\n    columns: 2;\n    column-gap: 1.5rem;\n  }\n  .assets th:nth-child(2) {\n    width: 6.5rem;\n  }\n  .assets th:nth-child(3) {\n    width: 5rem;\n  }\n  tr:target > * {\n    background: none;\n  }\n  i,\n  .mark {\n    border: 1px solid #888;\n  }\n}\n";
const SCRIPT = "// What a page does where scripts run: rows when they are to be seen, search, open and close all, the keyboard, paper.\n// Without it everything is readable. The only markup that it writes is what stands in the page's own noscript elements.\n\n/** A search opens what it found up to so many rows, and shows no more of them. */\nconst SHOWN_AT_ONCE = 400;\n\nconst byId = (id) => document.getElementById(id);\nconst all = (selector) => [...document.querySelectorAll(selector)];\nconst [search, found] = [byId('search'), byId('found')];\nconst counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;\n\n/** What has a title and holds rows or further parts; in the order of the page, so that each stands before what it holds. */\nconst parts = [];\nconst partOf = new Map();\nfor (const element of all('.part')) {\n  const above = partOf.get(element.parentElement.closest('.part')) ?? null;\n  const title = element.querySelector(':scope > :is(summary, .title)');\n  // Names and ids, without the counts beside them.\n  const own = [...title.querySelectorAll('h3, h4, code')].map(({ textContent }) => textContent.toLowerCase());\n  const path = [above?.path ?? '', ...own].join('\\n');\n  const part = { element, title, above, path, lists: [], count: 0, isKept: true };\n  parts.push(part);\n  partOf.set(element, part);\n}\n\nconst lists = all('.rows').map((element) => {\n  const part = partOf.get(element.closest('.part')) ?? null;\n  const list = { element, part, markup: element.textContent, rows: null, hits: null, drawn: 'noscript' };\n  part?.lists.push(list);\n  return list;\n});\n\nconst CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '\"', '&#39;': \"'\", '&#35;': '#' };\n\n/** Lines of markup, one a row, beside the text to search in. Read at the first search. */\nconst rowsOf = (list) => {\n  if (list.rows === null) {\n    const texts = list.markup\n      .toLowerCase()\n      .replace(/<[^>]*>/g, '\\t')\n      .replace(/&[a-z#0-9]+;/g, (escaped) => CHARACTERS[escaped])\n      .split('\\n');\n    const rows = list.markup.split('\\n').map((line, index) => ({ line, text: texts[index] }));\n    list.rows = rows.filter(({ line }) => line.startsWith('<tr'));\n  }\n  return list.rows;\n};\n\n/** Makes the rows that are to be seen: all, or of those found at most so many. Returns how many. */\nconst draw = (list, hits = list.hits, most = SHOWN_AT_ONCE) => {\n  const { element, markup } = list;\n  const shown = hits?.slice(0, most) ?? null;\n  const state = shown === null ? 'all' : shown.map(({ line }) => line).join('\\n');\n  if (list.drawn !== state) {\n    list.drawn = state;\n    element.innerHTML = shown === null ? markup : markup.slice(0, markup.indexOf('\\n<tr') + 1) + state;\n  }\n  if (shown !== null && shown.length < hits.length) {\n    element.querySelector('.note')?.remove();\n    const note = document.createElement('p');\n    note.className = 'note';\n    note.textContent = `${counted(hits.length - shown.length, 'more row')}: add a word to the search to see fewer.`;\n    element.append(note);\n  }\n  return shown?.length ?? 0;\n};\n\nconst isOpen = (part) => part === null || part.element.open !== false;\n\nconst openBefore = new Map();\nconst restore = () => {\n  for (const [element, open] of openBefore) element.open = open;\n  openBefore.clear();\n};\nconst openForNow = (element) => {\n  if (element.tagName !== 'DETAILS' || element.open) return;\n  openBefore.set(element, false);\n  element.open = true;\n};\n\nconst clear = () => {\n  for (const { element, title } of parts) {\n    element.classList.remove('out');\n    delete title.dataset.found;\n  }\n  for (const list of lists) {\n    list.hits = null;\n    if (isOpen(list.part)) draw(list);\n  }\n  found.textContent = '';\n};\n\n/** Every word of the search has to be in the row or in the titles above it. Returns counts by noun. */\nconst sift = (words) => {\n  for (const part of parts) {\n    part.count = 0;\n    part.isKept = words.every((word) => part.path.includes(word));\n  }\n  const totals = new Map();\n  for (const list of lists) {\n    const left = words.filter((word) => !list.part?.path.includes(word));\n    const rows = rowsOf(list);\n    list.hits = left.length === 0 ? rows : rows.filter(({ text }) => left.every((word) => text.includes(word)));\n    const { noun } = list.element.dataset;\n    totals.set(noun, (totals.get(noun) ?? 0) + list.hits.length);\n    for (let { part } = list; part !== null; part = part.above) part.count += list.hits.length;\n  }\n  for (const part of parts.toReversed()) {\n    part.isKept ||= part.count > 0;\n    if (part.above !== null) part.above.isKept ||= part.isKept;\n  }\n  return totals;\n};\n\nconst filter = () => {\n  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n  CSS.highlights?.delete('found');\n  restore();\n  if (words.length === 0) return clear();\n  const totals = [...sift(words)].filter(([, count]) => count > 0);\n  const total = totals.reduce((sum, [, count]) => sum + count, 0);\n  for (const { element, title, count, isKept } of parts) {\n    element.classList.toggle('out', !isKept);\n    title.dataset.found = `${count.toLocaleString('en')} found`;\n    if (count > 0 && total <= SHOWN_AT_ONCE) openForNow(element);\n  }\n  let room = SHOWN_AT_ONCE;\n  for (const list of lists) if (isOpen(list.part) && list.part?.isKept !== false) room -= draw(list, list.hits, room);\n  const nothing = parts.some(({ isKept }) => isKept) ? 'found in titles alone' : 'nothing found';\n  found.textContent = totals.map(([noun, count]) => counted(count, noun)).join(' and ') || nothing;\n  if (total > 0) found.textContent += ' found';\n  if (total <= SHOWN_AT_ONCE) markWords(words);\n};\n\n/** Colours what was found, without touching the page, where the browser can. */\nconst markWords = (words) => {\n  if (CSS.highlights === undefined) return;\n  const titles = parts.filter(({ isKept }) => isKept).flatMap(({ title }) => [...title.querySelectorAll('h3, h4')]);\n  const cells = lists\n    .filter(({ hits }) => hits.length > 0)\n    .flatMap(({ element }) => [...element.querySelectorAll('td, tbody th')]);\n  const ranges = [...titles, ...cells].flatMap((place) => rangesIn(place, words));\n  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));\n};\n\nconst rangesIn = (place, words) => {\n  const ranges = [];\n  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);\n  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {\n    const text = node.data.toLowerCase();\n    if (text.length !== node.data.length) continue;\n    for (const word of words) {\n      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {\n        const range = new Range();\n        range.setStart(node, at);\n        range.setEnd(node, at + word.length);\n        ranges.push(range);\n      }\n    }\n  }\n  return ranges;\n};\n\nconst setOpen = (open) => {\n  openBefore.clear();\n  for (const { element } of parts) if (element.tagName === 'DETAILS') element.open = open;\n};\n\n/** Down and up walk what is visible, from the search box on; right opens, left closes. */\nconst walk = (event) => {\n  const summaries = all('.part > summary').filter((element) => element.checkVisibility());\n  const at = summaries.indexOf(document.activeElement);\n  const next = event.key === 'ArrowDown' ? summaries[at + 1] : at > 0 ? summaries[at - 1] : search;\n  if (next === undefined) return;\n  event.preventDefault();\n  next.focus();\n};\n\nconst onKey = (event) => {\n  if (event.ctrlKey || event.metaKey || event.altKey) return;\n  const { activeElement: active } = document;\n  const isTitle = active.matches('.part > summary');\n  if (event.key === '/' && active !== search) {\n    event.preventDefault();\n    search.focus();\n    search.select();\n  } else if (event.key === 'Escape' && search.value !== '') {\n    event.preventDefault();\n    search.value = '';\n    filter();\n    search.focus();\n  } else if ((event.key === 'ArrowDown' && (active === search || isTitle)) || (event.key === 'ArrowUp' && isTitle)) {\n    walk(event);\n  } else if (isTitle && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {\n    event.preventDefault();\n    active.parentElement.open = event.key === 'ArrowRight';\n  }\n};\n\n/** Before a link or an address leads to a row: the row is made, and what holds it is opened. */\nconst reach = (id) => {\n  if (id === '' || byId(id) !== null) return;\n  const list = lists.find(({ markup }) => markup.includes(` id=\"${id}\"`));\n  if (list === undefined) return;\n  if (search.value !== '') {\n    search.value = '';\n    filter();\n  }\n  for (let { part } = list; part !== null; part = part.above) part.element.open = true;\n  draw(list);\n};\n\ndocument.addEventListener('click', ({ target }) => reach(target.closest('a[href^=\"#\"]')?.hash.slice(1) ?? ''));\ndocument.addEventListener('keydown', onKey);\ndocument.addEventListener(\n  'toggle',\n  ({ target }) => {\n    if (target.open) for (const list of partOf.get(target)?.lists ?? []) draw(list);\n  },\n  true,\n);\n\n// Paper has everything, whatever is searched for. Browsers that cannot print what is closed by style alone have it opened.\n// Links lead nowhere on paper, and Chromium looks for each of them on each page.\nlet closed = [];\nlet links = [];\naddEventListener('beforeprint', () => {\n  for (const list of lists) draw(list, null);\n  closed = CSS.supports('selector(::details-content)') ? [] : all('details:not([open])');\n  for (const element of closed) element.open = true;\n  links = all('a[href]').map((element) => ({ element, href: element.getAttribute('href') }));\n  for (const { element } of links) element.removeAttribute('href');\n});\naddEventListener('afterprint', () => {\n  for (const element of closed) element.open = false;\n  for (const { element, href } of links) element.setAttribute('href', href);\n  for (const list of lists) if (list.hits !== null) draw(list);\n});\n\nfor (const list of lists) if (isOpen(list.part)) draw(list);\nif (search !== null) {\n  byId('controls').hidden = false;\n  search.addEventListener('input', filter);\n  byId('expand').addEventListener('click', () => setOpen(true));\n  byId('collapse').addEventListener('click', () => setOpen(false));\n  // A browser that goes back may fill the box in again.\n  addEventListener('pageshow', () => search.value !== '' && filter());\n}\n// An address that leads to a row was looked up before the row was made.\naddEventListener('load', () => {\n  if (location.hash === '') return;\n  reach(location.hash.slice(1));\n  location.replace(location.href);\n});\n";
/** The whole page, with a newline at its end. */
function renderPage({ title, tool, skipTo: [id, label], header, main }) {
    return `${html `<!doctype html>
<html lang="en">
${head(title, tool)}
<body>
<a class="skip" href="#${id}">Skip to the ${label}</a>
${header}
<main>
${main}</main>
${embedded('script', SCRIPT)}
</body>
</html>
`}`;
}
/** Nothing but the style and the script below may take effect, wherever the page is opened. */
function head(title, tool) {
    const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
    return html `<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${embedded('style', STYLE)}
</head>`;
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}
/** An element whose content is not parsed as HTML, for our own files alone. */
function embedded(tag, text) {
    if (/<[/!]/.test(text))
        throw new Error(`text that could end its ${tag} element`);
    return new Markup(tag === 'script' ? `<script type="module">${text}</script>` : `<style>${text}</style>`);
}
/** Sifts every list of rows, and titles of what is of class `part`. Of use with the script alone, which shows it. */
function searchBox(placeholder) {
    return html `<div id="controls" hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="${placeholder}" aria-keyshortcuts="/" aria-describedby="found">
<output id="found" for="search"></output>
<button type="button" id="expand">Expand all</button>
<button type="button" id="collapse">Collapse all</button>
</div>`;
}
/** A browser lays out and prints a hundred rows at a time: of one long table it would weigh every row for each page. */
const CHUNK = 100;
/**
 * Rows of a table that may be long. Where scripts run, a noscript element is a text, which costs a browser nothing, and
 * the script makes rows of it when they are to be seen. Elsewhere they are there from the start.
 */
function rowList({ noun, kind, head: heads, rows }) {
    const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
        const some = rows.slice(index * CHUNK, (index + 1) * CHUNK);
        return html `<div class="chunk"><table class="${kind}"><thead>${heads}</thead><tbody>
${some}</tbody></table></div>
`;
    });
    return html `<div class="rows" data-noun="${noun}"><noscript>
${chunks}</noscript></div>
`;
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
${shown.groups.length === 0 ? html `<p class="none">Nothing: the ${kind} holds no change.</p>` : changeGroups(shown)}
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
function changeGroups({ groups, systemNames }) {
    const isEvidence = groups.some(({ changes }) => changes.some(({ done }) => done !== null));
    const head = html `<tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Cyber system</th><th scope="col">Type</th><th scope="col">${isEvidence ? 'Outcome' : 'Why'}</th><th scope="col">Live now</th></tr>`;
    return groups.map(({ kind, changes }) => {
        const { title, note } = GROUPS[kind];
        const rows = changes.map((change) => changeRow(change, systemNames));
        return html `<section class="part group ${kind}">
<div class="title"><h3>${title}</h3><span class="count">${changes.length}</span><span class="count">${note}</span></div>
${rowList({ noun: 'change', kind: 'changes', head, rows })}</section>
`;
    });
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

;// CONCATENATED MODULE: ./lib/report/html/report.js
// The report: the live inventory of an organization as one page, with what a plan or an evidence file says of it.







/** The page. Grows with the number of assets, in time and in size. */
function renderReport(input) {
    const { organization, readAt, tool, lists, changes } = input;
    const facilities = inventoryTree(lists);
    const shown = changes === null ? null : shownChanges(changes, lists);
    const section = changes === null || shown === null ? null : changesSection(changes, shown);
    const { controlCenters } = lists;
    return renderPage({
        title: `${organization}: compliance inventory, ${readAt.slice(0, 10)}`,
        tool,
        skipTo: ['inventory', 'inventory'],
        header: masthead(input, facilities),
        main: html `${searchBox('Name, id or type')}
${section}<section id="inventory" aria-labelledby="inventory-title">
<h2 id="inventory-title">Inventory</h2>
${inventoryForest({ facilities, controlCenters, shown })}</section>
`,
    });
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
/** What was written, in one line: `3 facilities, 8 cyber systems, 112 assets: 90 hardware, 22 software, in 0.4 s`. */
function reportLine({ facilities, systems, assets }, ms) {
    const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
    const counts = assetCounts({ hardware, software: assets.length - hardware });
    return `${(0,text_style/* counted */.hS)(facilities.length, 'facility', 'facilities')}, ${(0,text_style/* counted */.hS)(systems.length, 'cyber system')}, ${counts}, in ${(0,progress/* durationText */.S5)(ms)}`;
}
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
/** `340 assets` and, where both kinds are there, `200 hardware, 140 software`. */
function assetCounts({ hardware, software }) {
    const total = (0,text_style/* counted */.hS)(hardware + software, 'asset');
    if (hardware === 0 || software === 0)
        return hardware + software === 0 ? 'no assets' : `${total}, all ${hardware > 0 ? 'hardware' : 'software'}`;
    return `${total}: ${(0,text_style/* grouped */.zD)(hardware)} hardware, ${(0,text_style/* grouped */.zD)(software)} software`;
}
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
    return html `<details class="part facility"${open}>
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
    return html `<details class="part system">
<summary><h4>${title}</h4>${idOf(id)}<span class="count">${assetCounts(counts)}</span>${changedCount(changedIn(system, shown))}</summary>
${assets.length === 0 ? html `<p class="none">No assets.</p>` : assetTable(assets, html `${facilityName(facility)} · ${title}`, shown)}
</details>
`;
}
/** The first line of the head is for print alone: it repeats, with the head, on every page that the table reaches. */
function assetTable(assets, place, shown) {
    const head = html `<tr class="place"><th colspan="3">${place}</th></tr><tr><th scope="col">Name</th><th scope="col">Id</th><th scope="col">Type</th></tr>`;
    return rowList({ noun: 'asset', kind: 'assets', head, rows: assets.map((asset) => assetRow(asset, shown)) });
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

// EXTERNAL MODULE: ./lib/report/plan-document.js
var plan_document = __webpack_require__(8373);
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
        throw new result/* ConfigurationError */.j1(`--${changes.kind}`, 'is of another organization than the API key.');
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
    throw new result/* ConfigurationError */.j1('--evidence', `is not an evidence file of an apply${where}.`);
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
        throw new result/* ConfigurationError */.j1('report', 'needs a format. Give --html.');
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
        throw new result/* ConfigurationError */.j1('--plan and --evidence', 'exclude each other. Give one of them.');
    if (typeof plan === 'string')
        return { kind: 'plan', path: plan };
    return typeof evidence === 'string' ? { kind: 'evidence', path: evidence } : null;
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ cutOffApplies),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   LW: () => (/* binding */ readSavedPlan),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   Oq: () => (/* binding */ recordPaths),
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   q4: () => (/* binding */ parseSavedPlan)
/* harmony export */ });
/* unused harmony export planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.



/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder.
 */
function writeWhole(path, text) {
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (there !== undefined && !there.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = there === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never through a link that someone put there before.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function writeJson(path, document) {
    writeWhole(path, `${JSON.stringify(document, null, 2)}\n`);
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A link, which a pull request can bring, would have names land elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // What leads to the working directory is its owner's; what is below it may be anybody's.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    return {
        append: (entry) => void (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
/**
 * Applies that were cut off since the last one that left evidence: told for people, and deciding nothing. Reads the
 * names in the folder, and of such a journal its lines. What cannot be read has nothing to tell.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so that their order is that of the applies.
    const cutOff = stampsOf(/^journal-(.+)\.ndjson$/).filter((stamp) => stamp > newest);
    return cutOff.sort().flatMap((stamp) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`);
        const journal = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return journal === null ? [] : [{ path, open: openWrites(journal) }];
    });
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}
/** Intents without an outcome. A name cannot look like either: within JSON its quotes are escaped. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
}
/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, 'names a file that cannot be read.', { cause });
    }
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(666), __webpack_require__.e(71)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   J1: () => (/* binding */ soleOrganization),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _inventory_git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(206);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function comparedWith(base) {
    return { base, applied: base, held: new Set() };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    // The requests go out first: the service works while the files are read.
    const lists = readLive(context);
    lists.catch(() => { });
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, sourceOf(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, outside, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
/** Each list once, in parallel; control centers where an input names the field that leads to them. */
async function readLive({ connection: { reader }, settings, }) {
    const [facilities, controlCenters, systems, assets] = await Promise.all([
        reader.facilities(),
        settings.controlCenterField === '' ? [] : reader.controlCenters(),
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
    return { organization, facilities, controlCenters, systems, assets };
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...sourceOf(context), onFile: context.progress.fileRead }, report);
}
function sourceOf({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
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
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _inventory_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', 'reads records of more than one organization. Nothing was written.');
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
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

/***/ 1307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ hasSucceeded)
/* harmony export */ });
/** True when dependents may go on. */
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
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
/**
 * What git needs no word of: the inputs of a step, secrets among them, and our own key. It may start programs that the
 * configuration names.
 */
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
/** A list of files that is longer is no inventory's: eight objects can make a tree of a hundred million paths. */
const MOST_LISTED = 16 * 1024 * 1024;
/** A `RunGit` for the repository around `cwd`. Rejects with GitError, or with the reason of the signal. */
function gitProcess({ cwd, env, stop }) {
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const settings = { ...SETTINGS, ...(command === 'fetch' ? {} : NO_SERVER) };
        // Loaded where a commit is read: most runs read files alone.
        const { spawn } = process.getBuiltinModule('node:child_process');
        const child = spawn('git', ['--no-pager', ...args], {
            cwd,
            env: { ...passedOn(env), ...settings },
            windowsHide: true,
        });
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: more than can be read`));
            endProcess(child);
        });
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

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cutOffLine),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   aS: () => (/* binding */ DIFFERENCE_WORDS),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   uV: () => (/* binding */ renderAppliedTerminal)
/* harmony export */ });
/* unused harmony export renderResultMarkdown */
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1307);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(663);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
/* harmony import */ var _unapproved_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3740);








/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
    done: 'done',
    adopted: 'done, found by the list after its answer was lost',
    already: 'gone already',
    'changed-meanwhile': 'changed meanwhile',
    failed: 'failed',
    unknown: 'unknown',
    skipped: 'skipped',
    'not-started': 'not started',
};
const KEY_REFUSED = 'The service refused the API key, so nothing more was written. Check the key, then apply again.';
/** A run that was stopped reads no more: there the reason, and the remedy that it ends with, are no news. */
function notReadBack(failure, stopped, voice) {
    if (stopped === 'signal')
        return 'The run was stopped before it could read the result back. Plan again to see it.';
    return `The result could not be read back: ${voice.reason(failure)}. Plan again to see it.`;
}
/** What did not succeed, change by change, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, detail }) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(color);
    const lines = [];
    const open = report.results.filter(({ outcome }) => !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSucceeded */ .y)(outcome));
    for (const result of open.slice(0, MOST_SHOWN))
        lines.push(...resultLines(result, detail, paint));
    if (open.length > MOST_SHOWN)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(open.length - MOST_SHOWN)} more; the evidence has them all.`);
    const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
    const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
    for (const [differences, say] of [[others, notConverged], [twins, duplicated]]) {
        if (differences.length > 0)
            lines.push(paint.red(say(differences)));
        for (const difference of differences.slice(0, MOST_SHOWN))
            lines.push(`  ${differenceLine(difference, detail)}`);
    }
    if (report.closingFailure !== null) {
        lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plainVoice */ .R5)));
    }
    if (report.stopped === 'key-refused') {
        lines.push(paint.red(KEY_REFUSED));
    }
    lines.push(paint.bold(outcomeCounts(report)));
    return `${lines.join('\n')}\n`;
}
/** `5 done · 1 failed · 2 skipped`. */
function outcomeCounts({ results }) {
    const counts = new Map([['done', 0]]);
    for (const { outcome } of results) {
        const label = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSucceeded */ .y)(outcome) ? 'done' : OUTCOME_WORDS[outcome];
        counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const told = [...counts].filter(([, count]) => count > 0);
    return told.map(([label, count]) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)} ${label}`).join(' · ');
}
function resultLines({ change, outcome, reason, detail: said }, detail, paint) {
    const why = reason === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}`;
    const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)}${why}`);
    return said === null || detail === 'counts' ? [line] : [line, `  the service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(said)}`];
}
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function notConverged(differences) {
    return `not-converged: the service's list does not show ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(differences.length, 'change')} that it accepted. Plan again.`;
}
/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
function duplicated(twins) {
    const stand = twins.length === 1 ? 'stands' : 'stand';
    return `not-converged: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
    const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(id)).join(', ')})`;
    return `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
    const doubt = open === 0 ? 'none of its writes is' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
    return `An earlier apply was cut off, or is still running: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}
/** Without git's own words, which could name what a public comment must not. */
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Its evidence stays on the runner: keep it, and add it with `cip-sync audit add FILE`.';
/** Bytes of the part about what was not approved or not done: the rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/** Names only what was refused or not done: the rest is in the plan's comment and in the evidence. */
function renderResultMarkdown(plan, report, options) {
    const { result, commit, runUrl, evidence, refusal, detail, name = '', ledger = null } = options;
    const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${result}\n`;
    const told = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
    const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, { detail, budget: OPEN_BUDGET });
    const origin = [
        `At ${codeSpan(commit.slice(0, 7))}`,
        evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
        runUrl === null ? '' : `[run](${runUrl})`,
    ];
    const behind = ledger === null || ledger.behind === null ? '' : `${caution([NOT_IN_LEDGER])}\n`;
    const foot = `${origin.filter((part) => part !== '').join(SEPARATOR)}\n`;
    return [heading, ...told, refused, behind, foot].filter((block) => block !== '').join('\n');
}
/** Empty where the part about the refusal says it. */
function unwritten(plan, refusal) {
    if (refusal !== null)
        return '';
    const { summary } = plan;
    const isNothing = summary.create + summary.update + summary.delete === 0;
    const blocked = guardSentences(plan, markdownVoice).map((text) => `\n${caution([`**Blocked:** ${text}`])}`);
    const counts = isNothing ? `${countsLine(summary)}\n` : `**Nothing was written**<br>${countsLine(summary)}\n`;
    return counts + blocked.join('');
}
function reportBlocks(report, detail) {
    const { results } = report;
    const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
    const kinds = byKind(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
    const done = doneLine(kinds);
    const all = `Of ${counted(results.length, 'change')}: ${outcomeCounts(report)}`;
    const lines = done === '' ? `**${all}**` : `**${done}**<br>${all}`;
    return [`${lines}\n`, openBlock(open, detail), doubtBlock(report)].filter((block) => block !== '');
}
/** What is not done, each with its reason. */
function openBlock(open, detail) {
    if (open.length === 0)
        return '';
    const head = `> [!WARNING]\n> ${openLine(open)} The next run goes on.\n\n`;
    const section = {
        ...{ keep: 0, open: '', count: open.length, close: '' },
        row: (index) => `- ${openText(open[index], detail)}\n`,
        hidden: (count) => `${grouped(count)} more not shown here; the evidence has them all.`,
    };
    return head + (fitSections([section], OPEN_BUDGET - bytesOf(head))?.[0]?.text ?? '');
}
/** What nobody knows to be done may be done. */
function openLine(open) {
    const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
    const known = open.length - unknown;
    const parts = [
        known === 0 ? '' : `${counted(known, 'change')} not done.`,
        unknown === 0 ? '' : `Of ${counted(unknown, 'change')} nobody knows whether it was done.`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function openText({ change, outcome, reason }, detail) {
    const why = reason === null ? '' : `: ${sentence(reason)}`;
    return `**${OUTCOME_WORDS[outcome]}** ${describe(change, detail, MARKDOWN)}${why}`;
}
const MARKDOWN = { name: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS, place: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS };
/** A reason as it stands when nothing in it can be markup, else as code. */
function sentence(reason) {
    return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : codeSpan(reason);
}
/** What nobody can say of the service, or what it says otherwise than it was told. */
function doubtBlock({ differences, closingFailure, stopped }) {
    const twins = differences.filter(({ kind }) => kind === 'duplicate');
    const others = differences.filter(({ kind }) => kind !== 'duplicate');
    const paragraphs = [
        stopped === 'key-refused' ? KEY_REFUSED : '',
        others.length > 0 ? notConverged(others) : '',
        twins.length > 0 ? duplicated(twins) : '',
        closingFailure === null ? '' : notReadBack(closingFailure, stopped, markdownVoice),
    ].filter((text) => text !== '');
    return caution(paragraphs);
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony exports homesOf, additions, corrections */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);



/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name is not clean, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = `${asset.cyber_system_id}\0${asset.name}`;
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has(`${asset.cyber_system_id}\0${asset.name}`);
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || !(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .isClean */ .AG)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}
function homesOf({ systems }) {
    const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
    return (systemId) => {
        const document = homes.get(systemId);
        return document === undefined ? null : placeText({ file: document.file, offset: document.cyberSystem.offset });
    };
}
/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
function additions(undeclared, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(undeclared, (one, index) => {
        const lines = declare(one);
        const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
        return isFirst ? [...addTo(one.cyberSystem, homeOf), ...lines] : lines;
    });
}
/** For each asset that is gone or changed: the entry to take out, or what is to stand in its place. */
function corrections(changes, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(changes, (change) => {
        const place = placeOf(change);
        if (change.action === 'create')
            return [`# ${place}: take out ${word(change.after.name)}`];
        const { id, before, fromSystem, desired, changed } = change;
        if (before.name === '')
            return [`# ${place}, ${word(id)}: ${NAMELESS}`];
        const lines = declare({ asset: { ...before, id, organization_slug: '' }, cyberSystem: fromSystem });
        // Without its pin the entry could mean another asset.
        const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
        if (!changed.includes('cyber_system_id'))
            return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
        return [`# ${place}: take out ${word(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
    });
}
function placeOf(change) {
    return visible(shorten(sourceOf(change) ?? ''));
}
/** A name that several assets of a system have, undeclared or not, tells none of them. */
function declarer({ liveAssets }) {
    const noSystem = { id: '', name: '', site: null, impactRating: null };
    return declarations(liveAssets.map((asset) => ({ asset, cyberSystem: noSystem })));
}
function addTo(system, homeOf) {
    const home = homeOf(system.id);
    if (home !== null)
        return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
    return [`# a new file, ${systemText(system)}: add`, `cyber_system: ${yamlString(system.id)}`, 'assets:'];
}
/** One fenced block. Every line is made inert before; only the fence could be escaped. */
function yamlBlock(all, linesOf) {
    const row = (index) => linesOf(all[index], index)
        .map((line) => `${line}\n`)
        .join('');
    const fence = fenceFor((function* () {
        for (const [index] of all.entries())
            yield row(index);
    })());
    return { open: `${fence}yaml\n`, count: all.length, row, close: `${fence}\n` };
}


/***/ }),

/***/ 8373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ TOOL_NAME),
/* harmony export */   planDocument: () => (/* binding */ planDocument),
/* harmony export */   shownPlan: () => (/* binding */ shownPlan)
/* harmony export */ });
/* harmony import */ var _core_sites_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3666);


const TOOL_NAME = 'cip-inventory-sync';
/** Its keys are in the order of design section 5. */
function planDocument(plan, { toolVersion, generatedAt, detail = 'full' }) {
    return {
        format_version: '1.0',
        tool: { name: TOOL_NAME, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        ...(plan.only === null ? {} : { only: plan.only.references }),
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            name: asset.name,
            cyber_system_id: asset.cyber_system_id,
            asset_type: asset.asset_type,
            cyber_system: (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map((found) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.wordDiagnostic)(found, detail)),
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
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .systemDocument */ .fZ)(change.fromSystem) : null,
        origin,
    };
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


/***/ }),

/***/ 3740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderRefusalTerminal)
/* harmony export */ });
/* unused harmony export renderRefusalMarkdown */
/* harmony import */ var _core_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9643);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);





/** Changes beyond so many are counted, not listed. */
const MOST_SHOWN = 200;
/** Ends with a newline. */
function renderRefusalTerminal(refusal, { color, detail }) {
    const { plan, approved } = refusal;
    const changes = refusedOf(refusal);
    const lines = [
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(color).red(`Nothing was written: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(changes.length, 'change')} to execute that nobody approved.`),
    ];
    for (const change of changes.slice(0, MOST_SHOWN)) {
        const known = (0,_core_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .acquaintance */ .Ed)(plan.organization, change, approved);
        const now = detail === 'counts' ? '' : `; now: ${nowText((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .contrasted */ .CF)(change), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)}`;
        lines.push(`  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)}`, `    approved: ${approvedText(change, known)}${now}`);
    }
    if (changes.length > MOST_SHOWN)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(changes.length - MOST_SHOWN)} more; plan shows them all.`);
    lines.push(...approvalLines(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5), `To go on, ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5)}`);
    return `${lines.join('\n')}\n`;
}
/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
function renderRefusalMarkdown(refusal, { detail, budget }) {
    const changes = refusedOf(refusal);
    const said = [...approvalLines(refusal, markdownVoice), `**Next:** ${nextText(refusal, markdownVoice)}`];
    const foot = said.map((paragraph) => `\n${paragraph}\n`).join('');
    const section = { ...refusalList(refusal, changes, detail), keep: 0 };
    const heading = `### Not approved: ${counted(changes.length, 'change')}, so nothing was written\n\n`;
    const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
    return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}
function refusedOf({ plan, missing }) {
    return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}
/** What was approved and what is there now, below each other: it is to be compared, on a narrow page too. */
function refusalList({ plan, approved }, changes, detail) {
    return {
        ...{ open: '', count: changes.length, close: '' },
        row: (index) => {
            const change = changes[index];
            const known = acquaintance(plan.organization, change, approved);
            return `- ${refusalText(change, approvedText(change, known), detail)}\n`;
        },
        hidden: (count) => `${grouped(count)} more not shown here.`,
    };
}
function refusalText(whole, approved, detail) {
    const change = contrasted(whole);
    const { action, id } = change;
    const source = sourceOf(change);
    const names = detail === 'full';
    const subject = [`**${action}**`, names && id !== null ? codeSpan(id) : '', source === null ? '' : codeSpan(source)];
    const now = [`now: ${nowText(change, codeSpan)}`, `in the files: ${wantedText(change, codeSpan)}`];
    const lines = [subject.filter((part) => part !== '').join(' '), `approved: ${approved}`, ...(names ? now : [])];
    return lines.join('<br>');
}
function nowText(change, name) {
    if (change.before === null)
        return 'not there';
    const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
    return `${name(change.before.name)}, ${change.before.asset_type}, in ${name(system.name)}`;
}
function wantedText({ after, cyberSystem }, name) {
    return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${name(cyberSystem.name)}`;
}
function approvedText({ action }, known) {
    if (known === 'create')
        return 'to create it, and now it is there';
    return known === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}
function approvalLines(refusal, { code }) {
    const { approve, plan } = refusal;
    const isOther = approve !== '' && approve !== plan.digest;
    const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
    return [...(isOther ? [other] : []), ...pullLines(refusal), ...unplannedLines(refusal)];
}
/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;
function unplannedLines({ unplanned = [] }) {
    if (unplanned.length === 0)
        return [];
    const named = unplanned.slice(-MOST_NUMBERS).join(', ');
    const more = unplanned.length > MOST_NUMBERS ? `, and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(unplanned.length - MOST_NUMBERS)} before` : '';
    return [`Without a plan that counts: ${unplanned.length === 1 ? 'pull request' : 'pull requests'} ${named}${more}.`];
}
/** What the approvals hold in all: their changes are known by fingerprint alone. */
function pullLines({ plan, approved, pulls }) {
    if (pulls === null)
        return [];
    if (pulls.length === 0)
        return ['No pull request behind this commit has a plan that counts.'];
    const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
    const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
    // Not `#7`: nothing that is said here is to link there.
    const by = `${pulls.length === 1 ? 'Pull request' : 'Pull requests'} ${pulls.join(', ')}`;
    const rest = gone === 0 ? 'all still to do' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(gone)} of them done already, or of what is no longer so`;
    return [`${by} approved ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(approved.fingerprints.size, 'change')}, ${rest}.`];
}
function nextText({ plan, next }, { code }) {
    const pending = 'open a pull request: it shows these changes as pending, and merging it';
    const dispatch = `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)}.`;
    switch (next) {
        case 'dispatch':
            return `${dispatch} Or ${pending} approves them.`;
        case 'dispatch-alone':
            return dispatch;
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'plan-again':
            return 'look at the plan again, and approve what it shows now.';
        case 'update-pull-request':
            return 'bring the pull request up to date with its base, so that its plan is shown again.';
    }
}


/***/ })

};
