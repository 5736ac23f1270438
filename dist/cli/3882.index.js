export const id = 3882;
export const ids = [3882];
export const modules = {

/***/ 8569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ driftRow),
/* harmony export */   FK: () => (/* binding */ CHANGE_COLUMNS),
/* harmony export */   II: () => (/* binding */ setRowText),
/* harmony export */   L_: () => (/* binding */ changeRow),
/* harmony export */   QJ: () => (/* binding */ siteAndName),
/* harmony export */   dL: () => (/* binding */ plannedRow),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   g6: () => (/* binding */ bothSides)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5511);



/** The titles of the columns, in order. */
const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'];
/** null for a change without any state. */
function changeRow(sides) {
    const state = sides.after ?? sides.before;
    return state === null ? null : rowAt(state, sides);
}
function rowAt({ name, system }, { id, before, after }) {
    const kind = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .changeKind */ .P0)({ before: placed(before), after: placed(after) });
    return { kind, system, asset: name, change: changeText(before, after), id };
}
function placed(state) {
    return state === null ? null : { name: state.name, cyber_system_id: state.system.id };
}
/** By kind, deletes first, then as people read: by site, those without one last, by cyber system, and by name. */
function compareRows(a, b) {
    return (_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.indexOf(a.kind) - _sections_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW.indexOf(b.kind) ||
        Number(a.system.site === null) - Number(b.system.site === null) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.system.site ?? '', b.system.site ?? '') ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.system.name, b.system.name) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.system.id, b.system.id) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.asset, b.asset) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.id ?? '', b.id ?? ''));
}
/** A change that apply would execute. */
function plannedRow(whole) {
    const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .contrasted */ .CF)(whole);
    const { id, before, after, cyberSystem } = change;
    const from = change.action === 'update' ? change.fromSystem : cyberSystem;
    const sides = { id, before: before && rowState(before, from), after: after && rowState(after, cyberSystem) };
    return rowAt(rowState(after ?? before, cyberSystem), sides);
}
function rowState({ name, asset_type }, system) {
    return { name, asset_type, system: rowSystem(system) };
}
function rowSystem({ id, name, site, impactRating }) {
    return { id, name, site: site?.name ?? null, rating: impactRating };
}
function changeText(before, after) {
    if (before === null)
        return [`create ${after?.asset_type ?? ''}`];
    if (after === null)
        return [`delete ${before.asset_type}`];
    const parts = [
        before.system.id === after.system.id ? [] : moveText(before.system, after.system),
        before.name === after.name ? [] : ['rename from ', { name: before.name }],
        before.asset_type === after.asset_type ? [] : [`${before.asset_type} → ${after.asset_type}`],
    ];
    const text = commaJoined(parts);
    return text.length === 0 ? ['update'] : text;
}
/** With both ids if two systems of a site have one name. */
function moveText(from, to) {
    const isAlike = from.name === to.name && from.site === to.site;
    const ids = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
    const isRated = from.rating !== to.rating;
    const ratings = isRated ? [', ', ratingPart(from), ' → ', ratingPart(to)] : [];
    return ['move from ', ...siteAndName(from), ...ids, ...ratings];
}
/** High, Medium and Low are plain words; anybody may have written another one. */
function ratingPart({ rating }) {
    if (rating === null)
        return 'no rating';
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsualRating */ ._G)(rating) ? rating : { name: rating };
}
/** `Tolt Junction / SCADA`. */
function siteAndName({ site, name }) {
    return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}
/** A difference that apply would not execute: the state at the service, and the state in the files. */
function driftRow(whole) {
    const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .contrasted */ .CF)(whole);
    const { name } = change.before ?? change.after;
    return { ...plannedRow(whole), asset: name, change: driftText(change) };
}
function driftText(change) {
    const sides = bothSides(change, ratedName);
    return change.action === 'update' ? sides : [`${(change.before ?? change.after).asset_type} `, ...sides];
}
/** What the service has and what the files have. `colon` is behind the name of each side. */
function bothSides(change, nameOf, colon = '') {
    if (change.action === 'delete')
        return ['at the service, in no file'];
    if (change.action === 'create')
        return ['in the files, not at the service'];
    const there = sideText(change, change.before, nameOf(change.fromSystem));
    const declared = sideText(change, change.after, nameOf(change.cyberSystem));
    return [`at the service${colon} `, ...there, `; in the files${colon} `, ...declared];
}
/** `Tolt Junction / SCADA (Medium)`. */
function ratedName(system) {
    const row = rowSystem(system);
    return row.rating === null ? siteAndName(row) : [...siteAndName(row), ' (', ratingPart(row), ')'];
}
/** The fields in which one side of an update differs from the other, and the name of its cyber system. */
function sideText({ changed }, side, system) {
    return commaJoined([
        changed.includes('name') ? ['named ', { name: side.name }] : [],
        changed.includes('cyber_system_id') ? ['in ', ...system] : [],
        changed.includes('asset_type') ? [side.asset_type] : [],
    ]);
}
/** Joins the parts that are not empty. */
function commaJoined(parts) {
    return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
}
/** A text of a row on a surface that is text itself. */
function setRowText(text, name) {
    return text.map((part) => (typeof part === 'string' ? part : name(part.name))).join('');
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditPage: () => (/* binding */ auditPage)
});

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/report/audit-text.js + 1 modules
var audit_text = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/report/change-row.js
var change_row = __webpack_require__(8569);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/report/html/markup.js
// Markup that is safe by construction: everything put into a template is escaped unless it is markup itself, and only
// templates make markup. Also the smallest parts of a page: a name, an id, a time, a link, facts.

/** Made by `html`, and by the page for its own style. */
class Markup {
    #text;
    constructor(text) {
        this.#text = text;
    }
    toString() {
        return this.#text;
    }
}
/** Contents may be between tags and inside double-quoted attributes, and nowhere else. */
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
    // A runner obeys ## followed by [ anywhere in a log, and the page may be printed into one.
    '##': '#&#35;',
};
function escaped(text) {
    return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special) : text;
}
/**
 * A name, isolated from the text direction around it. Invisible parts (unsafe characters, padding, the empty name) are
 * spelled out and marked, so that they cannot be confused with a name that holds a backslash.
 */
function nameMarkup(text) {
    if (text === '')
        return html `<bdi><i>""</i></bdi>`;
    const rest = text.replace(/^ +/, '');
    const core = rest.replace(/(?<! ) +$/, '');
    const parts = [padding(text.length - rest.length), visibleText(core), padding(rest.length - core.length)];
    return html `<bdi>${parts}</bdi>`;
}
function padding(count) {
    return count === 0 ? null : html `<i>${'\\u0020'.repeat(count)}</i>`;
}
function visibleText(text) {
    const parts = (0,report_escape/* splitUnsafe */.Tj)(text);
    if (parts.length === 1)
        return text;
    return parts.map((part, index) => (index % 2 === 0 || part === '' ? part : html `<i>${(0,report_escape/* reveal */._c)(part)}</i>`));
}
function idMarkup(id) {
    return html `<code>${id}</code>`;
}
/** `2026-03-01 14:05:09 UTC`. Text that is not an ISO time stays as it is. */
function timeTag(iso) {
    const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
    return parts === null ? html `${iso}` : html `<time datetime="${iso}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
/** The text of a row: its words, and the names among them. */
function rowText(text) {
    return html `${text.map((part) => (typeof part === 'string' ? part : nameMarkup(part.name)))}`;
}
/** A list, each item on a line of its own. */
function list(items, kind = null) {
    const start = kind === null ? html `<li>` : html `<li class="${kind}">`;
    return html `<ul>\n${items.map((item) => html `${start}${item}</li>\n`)}</ul>`;
}
const RUN_URL = /^(https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
/**
 * The URLs on GitHub that a page links to. Other people wrote them, so only the URL of a run, with only plain
 * characters, becomes a link.
 */
function linksOf(runUrl) {
    const [, repository, run] = RUN_URL.exec(runUrl ?? '') ?? [];
    const link = (path, content) => repository === undefined ? content : html `<a href="${repository}/${path}" rel="noreferrer">${content}</a>`;
    return {
        run: runUrl === null
            ? 'a run on a command line'
            : run === undefined
                ? runUrl
                : html `<a href="${runUrl}" rel="noreferrer">run ${run}</a>`,
        pullRequest: (number) => link(`pull/${number}`, `#${number}`),
        commit: (id) => /^[0-9a-f]{40,64}$/.test(id) ? link(`commit/${id}`, idMarkup(id.slice(0, 7))) : idMarkup(id),
    };
}
/** Facts one below the other. Unknown ones are left out. */
function factList(facts) {
    const known = facts.filter((fact) => fact !== null);
    const lines = known.map(({ term, content, isWide }) => html `<div${isWide === true ? html ` class="wide"` : null}><dt>${term}</dt><dd>${content}</dd></div>`);
    return html `<dl class="facts">${lines}</dl>`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
;// CONCATENATED MODULE: ./lib/report/html/page.js
// A page that contains everything it needs, runs no script and loads nothing from a network: its head, contents,
// sections, foldable parts, and rows of changes. The same content makes the same page, byte for byte.






// The bundle holds the text of the file in place of this call (scripts/build.ts).
const STYLE = "/* How a page looks: on a screen, light or dark, wide or narrow; and on paper. */\n:root {\n  color-scheme: light dark;\n  --paper: #ffffff;\n  --ground: #f4f6f8;\n  --ink: #1b2127;\n  --quiet: #59636e;\n  --line: #d8dde2;\n  --faint: #eceff1;\n  --link: #0b5a8a;\n  --good: #1a6b3c;\n  --bad: #a3241f;\n  --bad-ground: #fcefee;\n  --new: #e6f3ea;\n  --warm: #fff3cf;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #15191d;\n    --ground: #1d2328;\n    --ink: #e3e7ea;\n    --quiet: #9aa5af;\n    --line: #3a434b;\n    --faint: #262d33;\n    --link: #7cc0ee;\n    --good: #7fd09b;\n    --bad: #ff9a92;\n    --bad-ground: #3a2021;\n    --new: #1d3326;\n    --warm: #4a3e16;\n  }\n}\n\n* {\n  box-sizing: border-box;\n}\nhtml {\n  /* A link to what folds shows the title above it, too. */\n  scroll-padding-top: 5rem;\n  -webkit-text-size-adjust: 100%;\n}\nbody {\n  margin: 0 auto;\n  padding: 2.5rem 1.5rem 3rem;\n  max-width: 72rem;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px / 1.5 system-ui,\n    -apple-system,\n    \"Segoe UI\",\n    Roboto,\n    \"Helvetica Neue\",\n    Arial,\n    sans-serif;\n  font-variant-numeric: tabular-nums;\n  overflow-wrap: anywhere;\n}\nh1,\nh2,\nh3,\nh4 {\n  margin: 0;\n  line-height: 1.25;\n}\nh1 {\n  font-size: 2rem;\n  font-weight: 650;\n  letter-spacing: -0.01em;\n}\nh2 {\n  font-size: 1.3rem;\n  font-weight: 650;\n  margin-bottom: 0.75rem;\n}\nh3 {\n  font-size: 1.02rem;\n  font-weight: 650;\n}\nh4 {\n  font-size: 0.95rem;\n  font-weight: 550;\n}\nsection {\n  margin-top: 2.5rem;\n}\ncode,\npre {\n  font:\n    0.86em / 1.4 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n  color: var(--quiet);\n}\ncode {\n  unicode-bidi: isolate;\n}\na code {\n  color: inherit;\n}\npre {\n  margin: 0 0 0.75rem;\n  padding: 0.6rem 0.9rem;\n  border-radius: 6px;\n  background: var(--ground);\n  color: var(--ink);\n  white-space: pre-wrap;\n}\nbdi {\n  white-space: pre-wrap;\n}\n/* What would not be seen, written out. */\ni {\n  font-style: normal;\n  font-family: ui-monospace, Menlo, Consolas, monospace;\n  font-size: 0.86em;\n  background: var(--warm);\n  border-radius: 3px;\n  padding: 0 0.15em;\n}\nsmall {\n  font-size: 0.87em;\n  color: var(--quiet);\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 3px;\n}\nul,\nol {\n  margin: 0.25rem 0 0.75rem;\n  padding-left: 1.4rem;\n}\np {\n  margin: 0.25rem 0 0.75rem;\n}\nfooter {\n  margin-top: 3rem;\n  border-top: 1px solid var(--line);\n  color: var(--quiet);\n  font-size: 0.87rem;\n}\n.skip {\n  position: absolute;\n  left: -100vw;\n}\n.skip:focus {\n  position: static;\n}\n.kicker {\n  margin: 0 0 0.25rem;\n  color: var(--quiet);\n  font-size: 0.8rem;\n  letter-spacing: 0.08em;\n  text-transform: uppercase;\n}\n.state {\n  margin: 0.75rem 0;\n  font-size: 1.15rem;\n}\n.state > b:first-child {\n  margin-right: 0.5rem;\n}\n.alert {\n  margin: 0.75rem 0;\n  padding: 0.5rem 0.9rem;\n  border-left: 4px solid var(--bad);\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n.alert :is(a, code) {\n  color: inherit;\n}\n.count,\n.none,\n.note,\n.origin {\n  color: var(--quiet);\n}\n.count {\n  font-weight: 400;\n  font-size: 0.9rem;\n}\n.origin {\n  margin: 0;\n  font-size: 0.87rem;\n}\n.paper {\n  display: none;\n}\n.good {\n  color: var(--good);\n}\n.bad {\n  color: var(--bad);\n}\n.facts {\n  margin: 0.75rem 0 0;\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));\n  gap: 0.75rem 1.5rem;\n}\n.facts dt {\n  font-size: 0.8rem;\n  color: var(--quiet);\n}\n.facts dd {\n  margin: 0;\n}\n.facts .wide {\n  grid-column: span 2;\n}\nheader .note {\n  margin: 1rem 0 0.35rem;\n}\nnav {\n  margin-top: 1.5rem;\n  border-block: 1px solid var(--line);\n}\nnav ul,\n.tiles {\n  display: flex;\n  flex-wrap: wrap;\n  list-style: none;\n  padding: 0;\n}\nnav ul {\n  gap: 0.25rem 1.5rem;\n  margin: 0.6rem 0;\n}\n.tiles {\n  gap: 0.75rem;\n  margin: 1.25rem 0;\n}\n.tiles li {\n  flex: 1 1 9rem;\n}\n.tiles a {\n  display: block;\n  height: 100%;\n  padding: 0.6rem 0.9rem;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  color: var(--ink);\n  text-decoration: none;\n}\n.tiles a:hover {\n  background: var(--ground);\n}\n.tiles b {\n  font-size: 1.6rem;\n  line-height: 1.2;\n  font-weight: 600;\n  margin-right: 0.2rem;\n}\n.tiles small {\n  display: block;\n}\n.mark {\n  font-size: 0.8rem;\n  line-height: 1.3;\n  padding: 0.05rem 0.45rem;\n  border-radius: 1rem;\n  background: var(--faint);\n  color: var(--quiet);\n  text-decoration: none;\n  white-space: nowrap;\n}\na.mark:hover {\n  text-decoration: underline;\n}\n.mark.changed {\n  background: var(--new);\n  color: var(--good);\n}\n.mark.bad {\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n\nsummary {\n  cursor: pointer;\n  padding: 0.55rem 0.25rem;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.75rem;\n  list-style: none;\n}\nsummary::-webkit-details-marker {\n  display: none;\n}\nsummary::before {\n  content: \"▸\";\n  color: var(--quiet);\n  width: 0.8rem;\n  margin-right: -0.35rem;\n}\ndetails[open] > summary::before {\n  content: \"▾\";\n}\nsummary:hover {\n  background: var(--ground);\n}\ndetails {\n  border-bottom: 1px solid var(--line);\n}\ndetails > div {\n  margin: 0 0 0.75rem 1.2rem;\n}\n.system {\n  border: 0;\n}\n.system > :not(summary) {\n  margin: 0 0 0.75rem 1.2rem;\n  width: calc(100% - 1.2rem);\n}\n.group.delete h3 {\n  color: var(--bad);\n}\n.run {\n  margin: 0.5rem 0 1.25rem;\n}\n.run h4::first-letter {\n  text-transform: uppercase;\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  table-layout: fixed;\n  font-size: 0.93rem;\n}\nth,\ntd {\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n  padding: 0.3rem 1rem 0.3rem 0;\n  border-bottom: 1px solid var(--faint);\n}\nthead th {\n  font-size: 0.8rem;\n  color: var(--quiet);\n  border-bottom-color: var(--line);\n}\ntbody th {\n  font-weight: 550;\n}\ntr:target > * {\n  background: var(--warm);\n}\n.assets th:nth-child(2) {\n  width: 14rem;\n}\n.assets th:nth-child(3) {\n  width: 8rem;\n}\n.rows thead th:nth-child(1) {\n  width: 25%;\n}\n.rows thead th:nth-child(2) {\n  width: 17%;\n}\n.rows thead th:nth-child(4) {\n  width: 11%;\n}\n.rows thead th:nth-child(5) {\n  width: 20%;\n}\n/* A delete is permanent: the loudest of the rows. */\ntr.delete > * {\n  background: var(--bad-ground);\n  color: var(--bad);\n  font-weight: 650;\n}\ntr.delete > td:first-child {\n  box-shadow: inset 4px 0 var(--bad);\n  padding-left: 0.6rem;\n}\ntr.delete :is(a, code, small, span) {\n  color: inherit;\n}\n\n@media screen and (max-width: 52rem) {\n  body {\n    padding: 1.25rem 1rem 2rem;\n  }\n  h1 {\n    font-size: 1.6rem;\n  }\n  .facts {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0.5rem;\n  }\n  .facts .wide {\n    grid-column: auto;\n  }\n  .tiles {\n    gap: 0.5rem;\n  }\n  .tiles b {\n    font-size: 1.3rem;\n  }\n  details > div,\n  .system > :not(summary) {\n    margin-left: 0.5rem;\n    width: calc(100% - 0.5rem);\n  }\n  .assets th:nth-child(2) {\n    width: 30%;\n  }\n  .assets th:nth-child(3) {\n    width: 5.5rem;\n    padding-right: 0;\n  }\n  .assets td:nth-child(3) {\n    padding-right: 0;\n  }\n  .rows thead {\n    display: none;\n  }\n  .rows :is(tbody, tr) {\n    display: block;\n  }\n  .rows tr {\n    padding: 0.4rem 0.5rem 0.4rem 0;\n    border-bottom: 1px solid var(--faint);\n  }\n  .rows tr > * {\n    display: inline-block;\n    border: 0;\n    padding: 0 0.75rem 0 0;\n  }\n  .rows tr > :first-child {\n    display: block;\n    font-size: 0.87rem;\n    color: var(--quiet);\n  }\n  .rows td:empty {\n    display: none;\n  }\n  .rows tr.delete,\n  .rows tr:target {\n    padding-left: 0.6rem;\n    background: var(--bad-ground);\n    box-shadow: inset 4px 0 var(--bad);\n  }\n  .rows tr:target {\n    background: var(--warm);\n  }\n  .rows tr.delete > * {\n    background: none;\n    box-shadow: none;\n    padding-left: 0;\n    color: var(--bad);\n  }\n}\n\n@page {\n  margin: 9mm 9mm 10mm;\n  @bottom-left {\n    font: 7pt sans-serif;\n  }\n  @bottom-right {\n    content: counter(page) \" / \" counter(pages);\n    font: 7pt sans-serif;\n  }\n}\n/* Everything is on paper, as in a directory: a change is a line of one of three columns. */\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --ground: #fff;\n    --ink: #000;\n    --quiet: #333;\n    --line: #888;\n    --faint: #ccc;\n    --link: #000;\n    --good: #000;\n    --bad: #000;\n    --bad-ground: #fff;\n    --new: #fff;\n    --warm: #fff;\n  }\n  body {\n    padding: 0;\n    max-width: none;\n    font-size: 9pt;\n    line-height: 1.3;\n  }\n  h1 {\n    font-size: 15pt;\n  }\n  h2 {\n    font-size: 11pt;\n    margin-bottom: 1mm;\n  }\n  a {\n    text-decoration: none;\n  }\n  nav,\n  .skip,\n  thead,\n  summary::before,\n  .usual,\n  .again {\n    display: none;\n  }\n  section,\n  footer {\n    margin-top: 4mm;\n  }\n  .paper {\n    display: block;\n    font-size: 7pt;\n    margin: 0 0 1mm;\n  }\n  .alert,\n  .tiles a {\n    border: 1pt solid #000;\n    padding: 1mm 2mm;\n  }\n  details,\n  .flow {\n    border: 0;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .flow {\n    columns: 3;\n    column-gap: 3mm;\n    font-size: 6.5pt;\n    line-height: 7.3pt;\n  }\n  .flow :is(h3, h4, p, small, code, .count, .mark, .origin, table) {\n    font-size: 6.5pt;\n    line-height: 7.3pt;\n    margin: 0;\n  }\n  .flow :is(h3, h4) {\n    font-weight: 700;\n  }\n  .tree {\n    columns: 4;\n  }\n  .tiles li {\n    flex-basis: 6rem;\n  }\n  .flow :is(div, .run) {\n    margin: 0;\n  }\n  summary {\n    display: block;\n    padding: 0;\n    break-after: avoid;\n  }\n  summary > * {\n    display: inline;\n  }\n  summary > ::after {\n    content: \" \";\n  }\n  .flow code {\n    font-family: sans-serif;\n  }\n  .run h4,\n  .origin {\n    break-after: avoid;\n    break-inside: avoid;\n  }\n  .system > :not(summary) {\n    margin: 0;\n    width: 100%;\n  }\n  .flow :is(table, tbody, tr) {\n    display: block;\n  }\n  .flow tr {\n    break-inside: avoid;\n    padding-left: 2mm;\n    text-indent: -2mm;\n  }\n  .flow tr > * {\n    display: inline;\n    padding: 0 1mm 0 0;\n    border: 0;\n    font-weight: inherit;\n  }\n  .flow tr.same > :first-child {\n    display: none;\n  }\n  tr.delete > * {\n    font-weight: 700;\n    background: none;\n    box-shadow: none;\n  }\n  tr.delete > td:first-child {\n    box-shadow: none;\n    padding-left: 0;\n  }\n  .flow tr.delete {\n    border-left: 1mm solid #000;\n    padding-left: 3mm;\n  }\n  .mark {\n    border: 0;\n    padding: 0;\n  }\n  .mark::before {\n    content: \"[\";\n  }\n  .mark::after {\n    content: \"]\";\n  }\n}\n";
/** The whole page, with a newline at its end. */
function renderPage(parts) {
    const { kicker, organization, tool, madeAt, lead, contents, main } = parts;
    return `${html `<!doctype html>
<html lang="en">
${head(parts)}
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<p class="kicker">${kicker}</p>
<h1>${nameMarkup(organization)}</h1>
${lead}</header>
<nav aria-label="Contents"><ul>
${contents.map(({ id, title }) => html `<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
<main id="main">
${main}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}. ${idMarkup(parts.identity)}</p></footer>
</body>
</html>\n`}`;
}
/** Only the two styles below take effect, wherever the page is opened. */
function head({ title, tool, organization, identity }) {
    const styles = [STYLE, sheetFoot(`${organization} · ${identity}`)];
    const hashes = styles.map((style) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(style).digest('base64')}'`).join(' ');
    const policy = `default-src 'none'; script-src 'none'; style-src ${hashes}; base-uri 'none'; form-action 'none'`;
    return html `<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${styles.map(styleElement)}
</head>`;
}
/** A text at the foot of each printed sheet, written in hex digits, so that no character has a meaning in CSS. */
function sheetFoot(text) {
    const shownText = (0,report_escape/* reveal */._c)((0,report_escape/* shorten */.ml)(text));
    const escaped = Array.from(shownText, (character) => `\\${(0,characters/* hexOf */.ZD)(character)} `).join('');
    return `@page{@bottom-left{content:"${escaped}"}}`;
}
/** An element whose content is not parsed as HTML. */
function styleElement(text) {
    if (/<[/!]/.test(text))
        throw new Error('text that could end its style element');
    return new Markup(`<style>${text}</style>`);
}
/** A landmark with a heading. */
function section(id, title, body) {
    return html `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}
/** A part that folds. Its title stays visible, and the browser's own search opens it. */
function part({ id, kind, title, beside = null, isOpen = false, body }) {
    return html `<details class="${kind}"${isOpen ? html ` open` : null}>
<summary><h3>${title}</h3>${beside}</summary>
<div${id === undefined ? null : html ` id="${id}"`}>
${body}</div></details>\n`;
}
/** A change as a row. `link` leads to its asset. */
function pageRow({ kind, system, asset, change, id }, { link = null, ...ends }) {
    const rating = system.rating === null ? null : html ` <small>${nameMarkup(system.rating)}</small>`;
    return {
        ...{ kind, assetId: id, change: rowText(change), ...ends },
        system: html `${rowText((0,change_row/* siteAndName */.QJ)(system))}${rating}`,
        asset: link === null ? nameMarkup(asset) : html `<a href="#${link}">${nameMarkup(asset)}</a>`,
    };
}
/** One line for each change. On paper a row does not repeat the cyber system of the row above it. */
function rowTable(last, rows) {
    const heads = [...change_row/* CHANGE_COLUMNS */.FK.slice(0, 4), last].map((title) => html `<th scope="col">${title}</th>`);
    let above = '';
    const lines = rows.map((row) => {
        const system = String(html `${row.system}`);
        const isSame = system === above;
        above = system;
        return rowLine(row, isSame);
    });
    return html `<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
function rowLine({ kind, id, system, asset, change, assetId, last }, isSame) {
    const header = asset === null ? html `<td></td>` : html `<th scope="row">${asset}</th>`;
    return html `<tr class="${kind}${isSame ? ' same' : ''}"${id === undefined ? null : html ` id="${id}"`}><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : idMarkup(assetId)}</td><td>${last}</td></tr>\n`;
}
/** What a reader must not miss. */
function page_alert(content) {
    return html `<p class="alert" role="note">${content}</p>\n`;
}
/** How to read the rows of a table on paper. */
function paperNote(last) {
    const outcome = last === 'Line' ? null : ', and a row without an outcome is done and as applied';
    return html `<p class="paper">On paper, a row that names no cyber system is of the one named above it${outcome}.</p>\n`;
}

;// CONCATENATED MODULE: ./lib/report/html/audit-page.js
// An audit as one page to read, print and file: the results of its checks, the changes by day and run with the people
// who asked and approved, changes made outside, reviews, readings and gaps.








/** The whole page. Time and size grow with the number of changes. */
function auditPage(report, { tool, madeAt, verified }) {
    const { organization, ledger, changes, outside, refused } = report;
    return renderPage({
        title: `${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}`,
        kicker: 'NERC CIP compliance inventory: CIP-002 R2',
        ...{ organization, tool, madeAt, identity: `ledger commit ${ledger.tip}` },
        lead: html `${tiles(report, verified)}${uncommittedRuns(changes)}${masthead(report, verified)}`,
        contents: [
            { id: 'findings', title: 'Findings' },
            { id: 'changes', title: html `Changes ${(0,text_style/* grouped */.zD)(changes.length)}` },
            { id: 'outside', title: html `Made outside ${(0,text_style/* grouped */.zD)(outside.length)}` },
            { id: 'refused', title: html `Refused runs ${(0,text_style/* grouped */.zD)(refused.length)}` },
            { id: 'readings', title: 'Readings and gaps' },
        ],
        main: html `${findingsSection(verified)}${changesSection(changes)}${outsideSection(outside)}${refusedSection(report)}${readingsSection(report)}`,
    });
}
function tiles(report, { problems }) {
    const { changes, outside, gaps } = report;
    const broken = problems.filter(({ severity }) => severity === 'broken').length;
    const deletes = changes.filter(({ after }) => after === null).length;
    const note = broken > 0 ? 'the ledger is broken' : null;
    const tiles = [
        { id: 'findings', count: problems.length, noun: 'finding', note, isBad: true },
        { id: 'readings', count: gaps.length, noun: 'gap', note: longestGap(gaps), isBad: true },
        { id: 'outside', count: outside.length, noun: 'made outside', plural: 'made outside', isBad: true },
        { id: 'changes', count: changes.length, noun: 'change', note: deletes === 0 ? null : (0,text_style/* counted */.hS)(deletes, 'delete') },
    ];
    return html `<ul class="tiles">${tiles.map(tile)}</ul>\n`;
}
function tile({ id, count, noun, plural = `${noun}s`, note = null, isBad = false }) {
    const label = html `<b${isBad && count > 0 ? html ` class="bad"` : null}>${(0,text_style/* grouped */.zD)(count)}</b> ${count === 1 ? noun : plural}`;
    return html `<li><a href="#${id}">${label}${note === null ? null : html ` <small>${note}</small>`}</a></li>\n`;
}
function longestGap(gaps) {
    const longest = Math.max(...gaps.map(({ days }) => days ?? 0));
    return longest > 0 ? `the longest ${(0,text_style/* counted */.hS)(longest, 'day')}` : null;
}
/** One line for each commit whose files had uncommitted changes when a run applied them. */
function uncommittedRuns(changes) {
    const runs = (0,audit_text/* groupByRun */.gI)(changes.filter(({ clean, commit }) => clean === false && commit !== null));
    return [...runs.values()].map(([first]) => page_alert(`${(0,text_style/* minuteOf */.iA)(first.at)}: ${(0,summarize/* uncommittedSentence */.$d)(first.commit ?? '')}`));
}
function masthead(report, verified) {
    const { service, ledger } = report;
    const facts = factList([
        { term: 'Period', content: (0,audit_text/* periodText */.JX)(report), isWide: true },
        { term: 'Service', content: service, isWide: true },
        { term: 'Ledger commit', content: idMarkup(ledger.tip), isWide: true },
        { term: 'Signatures', content: signatureSentence(verified), isWide: true },
    ]);
    return html `${facts}
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two readings, nor who made a change outside this repository.</p>\n`;
}
function signatureSentence({ signed, commits, problems }) {
    if (!signed)
        return 'not checked: no file of signers was given (--signers)';
    const wrong = problems.filter(({ check }) => check === 3).length;
    const checked = `of ${(0,text_style/* counted */.hS)(commits, 'commit')} checked`;
    return wrong === 0 ? `${checked}, all hold` : `${checked}, not valid: ${(0,text_style/* grouped */.zD)(wrong)}`;
}
function findingsSection(verified) {
    const lines = (0,audit_text/* checkVerdicts */.Hh)(verified).map(({ title, verdict, hint, lines: problems }) => {
        const isBad = verdict === 'BROKEN' || verdict === 'findings';
        const found = problems.length === 0 ? null : list(problems.map(({ text }) => text));
        return html `<li>${title}: <b class="${isBad ? 'bad' : 'good'}">${verdict}</b>${hint === '' ? null : `. ${hint}`}${found}</li>\n`;
    });
    return section('findings', 'Findings', html `<p>${(0,audit_text/* verifiedSentence */.kd)(verified)}</p>
<ol>
${lines}</ol>\n`);
}
/** With more changes than this, days are folded. */
const MOST_OPEN = 200;
function byDay(all, timeOfOne, body) {
    if (all.length === 0)
        return html `<p class="none">None.</p>\n`;
    const days = Array.from((0,group/* groupBy */.$z)(all, (one) => timeOfOne(one).slice(0, 10)), ([day, some]) => part({ kind: 'day', title: day, isOpen: all.length <= MOST_OPEN, ...body(some) }));
    return html `${paperNote('Outcome')}<div class="flow">
${days}</div>\n`;
}
function changesSection(changes) {
    const dayOf = (some) => ({
        beside: html `<span class="count">${daySummary(some)}</span>`,
        body: [...(0,audit_text/* groupByRun */.gI)(some).values()].map(runPart),
    });
    return section('changes', 'Changes', byDay(changes, ({ at }) => at, dayOf));
}
/** `10 changes, 2 of them deletes, 1 not done`. */
function daySummary(some) {
    const deletes = some.filter(({ after }) => after === null).length;
    const open = some.filter(({ outcome }) => !(0,result/* hasSucceeded */.yO)(outcome)).length;
    const rest = open === 0 ? ', all done' : html `, <b class="bad">${(0,text_style/* grouped */.zD)(open)} not done</b>`;
    return html `${(0,text_style/* counted */.hS)(some.length, 'change')}${deletes === 0 ? null : html `, <b class="bad">${(0,text_style/* counted */.hS)(deletes, 'delete')}</b>`}${rest}`;
}
/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart(some) {
    const { at, commit, run_url, ledger_commit, pull_requests } = some[0];
    const links = linksOf(run_url);
    const reason = (0,audit_text/* reasonSentence */.Ux)(some[0]);
    const origin = [
        html `<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
        ...(reason === '' ? [] : [reason]),
        links.run,
        ...(commit === null ? [] : [links.commit(commit)]),
        html `ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
    ];
    const rows = some
        .flatMap((change) => changeLine(change) ?? [])
        .sort((a, b) => (0,change_row/* compareRows */.fz)(a.row, b.row))
        .map(({ row, last }) => pageRow(row, { last }));
    return html `<div class="run"><h4>${(0,audit_text/* askedSentence */.EO)(some[0])}, ${(0,audit_text/* approvedSentence */.JJ)(some[0])}</h4>
<p class="origin">${pull_requests.map((number) => html `<span class="again">${links.pullRequest(number)} · </span>`)}${origin.map((fact, index) => html `${index === 0 ? null : ' · '}${fact}`)}</p>
${rowTable('Outcome', rows)}</div>\n`;
}
function changeLine({ asset_id, outcome, reason, before, after }) {
    const row = (0,change_row/* changeRow */.L_)({ id: asset_id, before: sideOf(before), after: sideOf(after) });
    if (row === null)
        return null;
    const last = (0,result/* hasSucceeded */.yO)(outcome)
        ? html `<span class="${outcome === 'done' ? 'usual good' : 'good'}">${outcome}</span>`
        : html `<span class="bad">${outcome}</span>${reason === null ? null : html ` <small>${reason}</small>`}`;
    return { row, last };
}
function sideOf(state) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
    return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}
function outsideSection(outside) {
    const dayOf = (some) => {
        const between = [...(0,group/* groupBy */.$z)(some, audit_text/* betweenReadings */.yD)].map(([title, members]) => html `<div class="run"><h4>${title}</h4>
${rowTable('Outcome', members.flatMap(outsideRow))}</div>\n`);
        return { beside: html `<span class="count">${(0,text_style/* counted */.hS)(some.length, 'change')}</span>`, body: between };
    };
    return section('outside', 'Made outside this repository', byDay(outside, ({ before_look }) => before_look, dayOf));
}
function outsideRow(one) {
    const last = html `<span class="bad">made outside</span>`;
    if (!(0,audit_text/* isAsset */.vY)(one)) {
        const name = nameMarkup((one.after ?? one.before)?.name ?? '');
        const system = one.of === 'cyber-system' ? name : html `${one.of} ${name}`;
        return [{ kind: 'place', system, asset: null, change: (0,audit_text/* rowContrast */.T7)(one), assetId: one.id, last }];
    }
    const row = (0,change_row/* changeRow */.L_)({ id: one.id, before: sideOf(one.before), after: sideOf(one.after) });
    return row === null ? [] : [pageRow(row, { last })];
}
function refusedSection({ refused }) {
    const lines = refused.map((one) => html `${timeTag(one.at)}: ${(0,audit_text/* refusedSentence */.iz)(one)} · ${linksOf(one.run_url).run}`);
    return section('refused', 'Refused runs', listOrNone(lines));
}
function listOrNone(lines, none = 'None.', kind = null) {
    return lines.length === 0 ? html `<p class="none">${none}</p>\n` : html `${list(lines, kind)}\n`;
}
function readingsSection({ looks, gaps, from }) {
    const [first, last] = [looks[0], looks.at(-1)];
    const span = first === undefined || last === undefined
        ? `No reading ${from === null ? 'yet' : 'in this period'}.`
        : `${(0,text_style/* counted */.hS)(looks.length, 'reading')}, from ${(0,text_style/* minuteOf */.iA)(first.at)} to ${(0,text_style/* minuteOf */.iA)(last.at)}; the last one listed ${(0,text_style/* counted */.hS)(last.assets, 'asset')}.`;
    const lines = gaps.map((gap) => (0,audit_text/* gapLine */.Bc)(gap).trim());
    return section('readings', 'Readings and gaps', html `<p>${span}</p>
${listOrNone(lines, 'No gaps.', 'bad')}`);
}


/***/ })

};
