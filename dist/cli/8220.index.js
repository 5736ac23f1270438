export const id = 8220;
export const ids = [8220];
export const modules = {

/***/ 9643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ed: () => (/* binding */ acquaintance),
/* harmony export */   Ml: () => (/* binding */ withNeeded),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);



/** With no base known, all that differs is what the inventory asks for. */
function originOf(fingerprint, { base, applied, held }) {
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/**
 * Drift that something to execute waits for is executed with it: the name that an asset takes, another in its system
 * still has. Left out, the one would become the other's twin.
 */
function withNeeded(changes) {
    const givers = new Map();
    for (const change of changes) {
        const freed = change.origin === 'drift' ? placeOnlyIn(change.before, change.after) : null;
        if (freed !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(givers, freed, change);
    }
    if (givers.size === 0)
        return changes;
    const needed = new Map();
    const open = changes.filter(({ origin }) => origin !== 'drift');
    for (const taker of open) {
        const place = placeOnlyIn(taker.after, taker.before);
        const givingIt = place === null ? [] : (givers.get(place) ?? []);
        for (const giver of givingIt.filter((each) => !needed.has(each))) {
            needed.set(giver, needed.get(taker) ?? taker.origin);
            open.push(giver);
        }
    }
    return changes.map((change) => ({ ...change, origin: needed.get(change) ?? change.origin }));
}
/** Name and system of one state that the other does not have; null where they are the same, or there is none. */
function placeOnlyIn(one, other) {
    if (one === null)
        return null;
    const place = ({ cyber_system_id, name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
    return other !== null && place(one) === place(other) ? null : place(one);
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
        const isParked = change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_2__/* .SWAP_SUFFIX */ .m5;
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

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ totalsList),
/* harmony export */   Sm: () => (/* binding */ timeTag),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   VK: () => (/* binding */ Markup),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   d9: () => (/* binding */ turned),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5511);
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
        return escaped((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .reveal */ ._c)(content));
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
    return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special) : text;
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
    const parts = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .splitUnsafe */ .Tj)(text);
    if (parts.length === 1)
        return text;
    return parts.map((part, index) => (index % 2 === 0 || part === '' ? part : html `<i>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .reveal */ ._c)(part)}</i>`));
}
function idOf(id) {
    return html `<code>${id}</code>`;
}
/** `2026-03-01 14:05:09 UTC`. A text that is no ISO time stays as it is. */
function timeTag(iso) {
    const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
    return parts === null ? html `${iso}` : html `<time datetime="${iso}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
/** What became of a value: struck out before, an arrow, after; once where it stays. */
function turned(before, after) {
    return html `<del>${before}</del> <span class="to">→</span> <ins>${after}</ins>`;
}
/** Facts one below the other; those that nothing is known of are left out. */
function factList(facts) {
    const known = facts.filter((fact) => fact !== null);
    const lines = known.map(({ term, content, isWide }) => html `<div${isWide === true ? html ` class="wide"` : null}><dt>${term}</dt><dd>${content}</dd></div>`);
    return html `<dl class="facts">${lines}</dl>`;
}
/** How many there are of each, side by side. */
function totalsList(totals) {
    const lines = totals.map(({ count, noun, plural = `${noun}s` }) => html `<li><b>${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)}</b> ${count === 1 ? noun : plural}</li>`);
    return html `<ul class="totals">${lines}</ul>`;
}


/***/ }),

/***/ 4859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   M6: () => (/* binding */ searchBox),
/* harmony export */   tX: () => (/* binding */ rowList)
/* harmony export */ });
/* unused harmony export embedded */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8148);
// A page that holds everything it needs and asks nothing of any network: its head, its style and script, the search,
// and rows in any number. The same content makes the same page, byte for byte.



// The bundle holds both texts in place of these calls (scripts/build.ts).
const STYLE = "/* How a page looks: on a screen, light or dark, wide or narrow; and on paper. */\n:root {\n  color-scheme: light dark;\n  --paper: #ffffff;\n  --ground: #f6f7f8;\n  --ink: #1b2127;\n  --quiet: #59636e;\n  --line: #dfe3e7;\n  --faint: #eceff1;\n  --link: #0b5a8a;\n  --good: #1a6b3c;\n  --bad: #a3241f;\n  --bad-ground: #fcefee;\n  --new: #e6f3ea;\n  --warm: #fff3cf;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #15191d;\n    --ground: #1b2025;\n    --ink: #e3e7ea;\n    --quiet: #9aa5af;\n    --line: #323a42;\n    --faint: #262d33;\n    --link: #7cc0ee;\n    --good: #7fd09b;\n    --bad: #ff9a92;\n    --bad-ground: #3a2021;\n    --new: #1d3326;\n    --warm: #4a3e16;\n  }\n}\n\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 5rem;\n  -webkit-text-size-adjust: 100%;\n}\nbody {\n  margin: 0 auto;\n  padding: 2.5rem 1.5rem 4rem;\n  max-width: 68rem;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px / 1.5 system-ui,\n    -apple-system,\n    \"Segoe UI\",\n    Roboto,\n    \"Helvetica Neue\",\n    Arial,\n    sans-serif;\n  font-variant-numeric: tabular-nums;\n  overflow-wrap: anywhere;\n}\nh1,\nh2,\nh3,\nh4 {\n  margin: 0;\n  line-height: 1.25;\n  text-wrap: balance;\n}\nh1 {\n  font-size: 2rem;\n  font-weight: 650;\n  letter-spacing: -0.01em;\n}\nh2 {\n  font-size: 1.25rem;\n  font-weight: 650;\n  margin-bottom: 0.75rem;\n}\nh3 {\n  font-size: 1.02rem;\n  font-weight: 650;\n}\nh4 {\n  font-size: 0.95rem;\n  font-weight: 550;\n}\nsection {\n  margin-top: 2.75rem;\n}\ncode {\n  font:\n    0.86em / 1.4 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n  color: var(--quiet);\n  unicode-bidi: isolate;\n}\nbdi {\n  white-space: pre-wrap;\n}\ni {\n  font-style: normal;\n  font-family: ui-monospace, Menlo, Consolas, monospace;\n  font-size: 0.86em;\n  background: var(--warm);\n  border-radius: 3px;\n  padding: 0 0.15em;\n}\nsmall {\n  display: block;\n  font-size: 0.85em;\n  color: var(--quiet);\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 3px;\n}\n*::highlight(found) {\n  background: var(--warm);\n  color: var(--ink);\n}\n.kicker {\n  margin: 0 0 0.25rem;\n  color: var(--quiet);\n  font-size: 0.8rem;\n  letter-spacing: 0.08em;\n  text-transform: uppercase;\n}\n.skip {\n  position: absolute;\n  left: -100vw;\n}\n.skip:focus {\n  position: static;\n}\n.count {\n  font-weight: 400;\n  font-size: 0.9rem;\n  color: var(--quiet);\n}\n.none,\n.note {\n  margin: 0.25rem 0 0.75rem;\n  color: var(--quiet);\n}\n.good {\n  color: var(--good);\n}\n.bad {\n  color: var(--bad);\n}\n.facts {\n  margin: 1rem 0 0;\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));\n  gap: 0.9rem 1.5rem;\n}\n.facts dt {\n  font-size: 0.8rem;\n  color: var(--quiet);\n}\n.facts dd {\n  margin: 0;\n}\n.facts .wide {\n  grid-column: span 2;\n}\nsmall code {\n  font-size: 1em;\n}\n.totals {\n  list-style: none;\n  margin: 1.75rem 0 0;\n  padding: 1rem 0;\n  border-block: 1px solid var(--line);\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.75rem 2.5rem;\n  color: var(--quiet);\n}\n.totals b {\n  display: block;\n  font-size: 1.6rem;\n  line-height: 1.2;\n  font-weight: 600;\n  color: var(--ink);\n}\n.mark {\n  font-size: 0.8rem;\n  line-height: 1.3;\n  padding: 0.05rem 0.45rem;\n  border-radius: 1rem;\n  background: var(--faint);\n  color: var(--quiet);\n  text-decoration: none;\n  white-space: nowrap;\n}\na.mark:hover {\n  text-decoration: underline;\n}\n.mark.changed {\n  background: var(--new);\n  color: var(--good);\n}\n.mark.bad {\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  font-size: 0.93rem;\n}\nth,\ntd {\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n  padding: 0.4rem 1rem 0.4rem 0;\n  border-bottom: 1px solid var(--faint);\n}\nthead th {\n  font-size: 0.8rem;\n  color: var(--quiet);\n  border-bottom-color: var(--line);\n}\ntr:target > * {\n  background: var(--warm);\n}\ntr.place {\n  display: none;\n}\n/* A hundred rows: laid out when they come near the window, and of a height that is guessed until then. */\n.chunk:not(:last-child) {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 215rem;\n}\n.assets,\n.changes {\n  table-layout: fixed;\n}\n.assets th:nth-child(2) {\n  width: 14rem;\n}\n.assets th:nth-child(3) {\n  width: 8rem;\n}\n.changes thead th:nth-child(1) {\n  width: 20%;\n}\n.changes thead th:nth-child(2) {\n  width: 9%;\n}\n.changes thead th:nth-child(3) {\n  width: 29%;\n}\n.changes thead th:nth-child(4) {\n  width: 12%;\n}\n.changes thead th:nth-child(5) {\n  width: 17%;\n}\n.changes thead th:nth-child(6) {\n  width: 13%;\n}\n.audit {\n  table-layout: fixed;\n  overflow-wrap: anywhere;\n}\n.audit thead th:nth-child(1) {\n  width: 5.5rem;\n}\n.audit thead th:nth-child(2) {\n  width: 6.5rem;\n}\n.audit thead th:nth-child(5) {\n  width: 26%;\n}\n.run {\n  margin-bottom: 1rem;\n}\n.run h4::first-letter {\n  text-transform: uppercase;\n}\n.audit.outside thead th:nth-child(1) {\n  width: 8rem;\n}\n.audit.outside thead th:nth-child(2) {\n  width: auto;\n}\n@media screen and (width < 52rem) {\n  .audit thead {\n    display: none;\n  }\n  .audit :is(tbody, tr, td) {\n    display: block;\n  }\n  .audit td {\n    border: 0;\n    padding: 0.1rem 0;\n  }\n  .audit:not(.outside) td:nth-child(-n + 2) {\n    display: inline-block;\n    padding-right: 0.75rem;\n  }\n  .audit tr {\n    border-bottom: 1px solid var(--faint);\n    padding: 0.4rem 0;\n  }\n}\n.changes tbody th[scope=\"row\"] {\n  font-weight: 550;\n}\ndel {\n  color: var(--bad);\n  text-decoration-thickness: 1px;\n}\nins {\n  color: var(--good);\n  text-decoration: none;\n}\n.to {\n  color: var(--quiet);\n}\n.group > .title {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.6rem;\n  margin: 1.5rem 0 0.35rem;\n}\n.group.delete h3 {\n  color: var(--bad);\n}\n\n#controls {\n  position: sticky;\n  top: 0;\n  z-index: 1;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 0.5rem 0.75rem;\n  padding: 0.75rem 0;\n  background: var(--paper);\n  border-bottom: 1px solid var(--line);\n}\n#controls[hidden] {\n  display: none;\n}\n#controls label {\n  font-size: 0.9rem;\n  color: var(--quiet);\n}\n#search {\n  flex: 1 1 14rem;\n  min-width: 0;\n  font: inherit;\n  color: inherit;\n  background: var(--ground);\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.4rem 0.7rem;\n}\n#found {\n  color: var(--quiet);\n  font-size: 0.9rem;\n}\nbutton {\n  font: inherit;\n  font-size: 0.9rem;\n  color: var(--link);\n  background: none;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.35rem 0.7rem;\n  cursor: pointer;\n}\nbutton:hover {\n  background: var(--ground);\n}\nsummary {\n  cursor: pointer;\n  padding: 0.55rem 0.25rem;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.75rem;\n  list-style: none;\n}\nsummary::-webkit-details-marker {\n  display: none;\n}\nsummary::before {\n  content: \"▸\";\n  color: var(--quiet);\n  width: 0.8rem;\n  margin-right: -0.35rem;\n}\ndetails[open] > summary::before {\n  content: \"▾\";\n}\nsummary:hover {\n  background: var(--ground);\n}\nsummary[data-found]::after {\n  content: attr(data-found);\n  color: var(--link);\n  font-size: 0.9rem;\n}\n.facility {\n  border-bottom: 1px solid var(--line);\n}\n.facility[open] {\n  padding-bottom: 0.75rem;\n}\n.facility > :not(summary) {\n  margin-left: 1.4rem;\n}\n\n.system[open] {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 20rem;\n}\n.system > :not(summary) {\n  margin: 0 0 0.75rem 1.4rem;\n  width: calc(100% - 1.4rem);\n}\n.more {\n  margin-top: 1rem;\n}\n.more > summary {\n  color: var(--quiet);\n}\n@media screen {\n  .out,\n  .rows:empty {\n    display: none;\n  }\n  /* Its head counts for the widths of its columns, and is read aloud. */\n  .chunk + .chunk thead {\n    visibility: collapse;\n  }\n}\n\n@media screen and (max-width: 46rem) {\n  body {\n    padding: 1.25rem 1rem 3rem;\n  }\n  h1 {\n    font-size: 1.6rem;\n  }\n  .facts {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0.6rem;\n  }\n  .facts .wide {\n    grid-column: auto;\n  }\n  .totals {\n    gap: 0.75rem 1.75rem;\n  }\n  .totals b {\n    font-size: 1.3rem;\n  }\n  .facility > :not(summary) {\n    margin-left: 0.6rem;\n  }\n  .system > :not(summary) {\n    margin-left: 0.6rem;\n    width: calc(100% - 0.6rem);\n  }\n  .assets th:nth-child(2) {\n    width: 32%;\n  }\n  .assets th:nth-child(3) {\n    width: 5.5rem;\n    padding-right: 0;\n  }\n  .assets td:nth-child(3) {\n    padding-right: 0;\n  }\n  .changes thead {\n    display: none;\n  }\n  .changes tr {\n    display: block;\n    padding: 0.5rem 0;\n    border-bottom: 1px solid var(--faint);\n  }\n  .changes tr > * {\n    display: block;\n    border: 0;\n    padding: 0.1rem 0;\n  }\n  .changes td:empty {\n    display: none;\n  }\n  .changes td:last-child::before {\n    content: \"Live now: \";\n    color: var(--quiet);\n  }\n}\n\n@page {\n  margin: 16mm 14mm 18mm;\n  @bottom-right {\n    content: counter(page) \" / \" counter(pages);\n    font: 9pt sans-serif;\n  }\n}\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --ground: #fff;\n    --ink: #000;\n    --quiet: #333;\n    --line: #888;\n    --faint: #ccc;\n    --link: #000;\n    --good: #000;\n    --bad: #000;\n    --bad-ground: #fff;\n    --new: #fff;\n    --warm: #fff;\n  }\n  body {\n    padding: 0;\n    max-width: none;\n    font-size: 10pt;\n  }\n  a {\n    text-decoration: none;\n  }\n  section {\n    margin-top: 1.5rem;\n  }\n  #controls,\n  .skip,\n  summary::before,\n  summary[data-found]::after,\n  .changes td a {\n    display: none;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .chunk:not(:last-child),\n  .system[open] {\n    content-visibility: visible;\n  }\n  .facility > :not(summary),\n  .system > :not(summary) {\n    margin-left: 0;\n    width: 100%;\n  }\n  h1,\n  h2,\n  h3,\n  h4,\n  summary,\n  .title {\n    break-after: avoid;\n  }\n  summary {\n    padding: 0.2rem 0;\n    gap: 0 0.5rem;\n    break-inside: avoid;\n  }\n  h4 {\n    font-size: 9pt;\n  }\n  .count,\n  .mark {\n    font-size: 8pt;\n  }\n  .system > :not(summary) {\n    margin-bottom: 0.4rem;\n  }\n  table {\n    font-size: 8pt;\n    line-height: 1.2;\n  }\n  th,\n  td {\n    padding: 0.12rem 0.5rem 0.12rem 0;\n  }\n  td small {\n    display: inline;\n  }\n  td small::before {\n    content: \" \";\n  }\n  tr {\n    break-inside: avoid;\n  }\n  tr.place {\n    display: table-row;\n  }\n  .facility::details-content {\n    columns: 2;\n    column-gap: 1.5rem;\n  }\n  .assets th:nth-child(2) {\n    width: 6.5rem;\n  }\n  .assets th:nth-child(3) {\n    width: 5rem;\n  }\n  tr:target > * {\n    background: none;\n  }\n  i,\n  .mark {\n    border: 1px solid #888;\n  }\n}\n";
const SCRIPT = "// What a page does where scripts run: rows when they are to be seen, search, open and close all, the keyboard, paper.\n// Without it everything is readable. The only markup that it writes is what stands in the page's own noscript elements.\n\n/** A search opens what it found up to so many rows, and shows no more of them. */\nconst SHOWN_AT_ONCE = 400;\n\nconst byId = (id) => document.getElementById(id);\nconst all = (selector) => [...document.querySelectorAll(selector)];\nconst [search, found] = [byId('search'), byId('found')];\nconst counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;\n\n/** What has a title and holds rows or further parts; in the order of the page: each stands before what it holds. */\nconst parts = [];\nconst partOf = new Map();\nfor (const element of all('.part')) {\n  const above = partOf.get(element.parentElement.closest('.part')) ?? null;\n  const title = element.querySelector(':scope > :is(summary, .title)');\n  // Names and ids, without the counts beside them.\n  const own = [...title.querySelectorAll('h3, h4, code')].map(({ textContent }) => textContent.toLowerCase());\n  const path = [above?.path ?? '', ...own].join('\\n');\n  const part = { element, title, above, path, lists: [], count: 0, isKept: true };\n  parts.push(part);\n  partOf.set(element, part);\n}\n\nconst canClose = ({ element }) => element.tagName === 'DETAILS';\nconst isOpen = (part) => part === null || (canClose(part) ? part.element.open : isOpen(part.above));\n\nconst lists = all('.rows').map((element) => {\n  const part = partOf.get(element.closest('.part')) ?? null;\n  const list = { element, part, markup: element.textContent, rows: null, hits: null, drawn: 'noscript', whole: null };\n  // What opens shows the lists of its parts, too, if those cannot be closed by themselves.\n  for (let own = part; own !== null; own = canClose(own) ? null : own.above) own.lists.push(list);\n  return list;\n});\n\nconst CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '\"', '&#39;': \"'\", '&#35;': '#' };\n\n/** Lines of markup, one a row, beside the text to search in. Read when there is time, or at the first search. */\nconst rowsOf = (list) => {\n  if (list.rows === null) {\n    const texts = list.markup\n      .toLowerCase()\n      .replace(/<[^<>]*>/g, '\\t')\n      .replace(/&[a-z#0-9]+;/g, (escaped) => CHARACTERS[escaped])\n      .split('\\n');\n    const rows = list.markup.split('\\n').map((line, index) => ({ line, text: texts[index] }));\n    list.rows = rows.filter(({ line }) => line.startsWith('<tr'));\n  }\n  return list.rows;\n};\n\n/** Makes the rows that are to be seen: all, or of those found at most so many. Returns how many. */\nconst draw = (list, hits = list.hits, most = SHOWN_AT_ONCE) => {\n  const { element, markup } = list;\n  const shown = hits?.slice(0, most) ?? null;\n  const state = shown === null ? 'all' : shown.map(({ line }) => line).join('\\n');\n  if (list.drawn !== state) {\n    // What was made once is put aside, not made again.\n    if (list.drawn === 'all') list.whole = [...element.childNodes];\n    list.drawn = state;\n    if (shown === null && list.whole !== null) element.replaceChildren(...list.whole);\n    else element.innerHTML = shown === null ? markup : markup.slice(0, markup.indexOf('\\n<tr') + 1) + state;\n  }\n  if (shown !== null && shown.length < hits.length) {\n    element.querySelector('.note')?.remove();\n    const note = document.createElement('p');\n    note.className = 'note';\n    note.textContent = `${counted(hits.length - shown.length, 'more row')}: add a word to the search to see fewer.`;\n    element.append(note);\n  }\n  return shown?.length ?? 0;\n};\n\nconst openBefore = new Map();\nconst restore = () => {\n  for (const [element, open] of openBefore) element.open = open;\n  openBefore.clear();\n};\nconst openForNow = (element) => {\n  if (element.tagName !== 'DETAILS' || element.open) return;\n  openBefore.set(element, false);\n  element.open = true;\n};\n\nconst clear = () => {\n  for (const { element, title } of parts) {\n    element.classList.remove('out');\n    delete title.dataset.found;\n  }\n  for (const list of lists) {\n    list.hits = null;\n    if (isOpen(list.part)) draw(list);\n  }\n  found.textContent = '';\n};\n\n/** Every word of the search has to be in the row or in the titles above it. Returns counts by noun. */\nconst sift = (words) => {\n  for (const part of parts) {\n    part.count = 0;\n    part.isKept = words.every((word) => part.path.includes(word));\n  }\n  const totals = new Map();\n  for (const list of lists) {\n    const left = words.filter((word) => !list.part?.path.includes(word));\n    const rows = rowsOf(list);\n    list.hits = left.length === 0 ? rows : rows.filter(({ text }) => left.every((word) => text.includes(word)));\n    const { noun } = list.element.dataset;\n    totals.set(noun, (totals.get(noun) ?? 0) + list.hits.length);\n    for (let { part } = list; part !== null; part = part.above) part.count += list.hits.length;\n  }\n  for (const part of parts.toReversed()) {\n    part.isKept ||= part.count > 0;\n    if (part.above !== null) part.above.isKept ||= part.isKept;\n  }\n  return totals;\n};\n\nconst filter = () => {\n  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n  CSS.highlights?.delete('found');\n  restore();\n  if (words.length === 0) return clear();\n  const totals = [...sift(words)].filter(([, count]) => count > 0);\n  const total = totals.reduce((sum, [, count]) => sum + count, 0);\n  for (const { element, title, count, isKept } of parts) {\n    element.classList.toggle('out', !isKept);\n    title.dataset.found = `${count.toLocaleString('en')} found`;\n    if (count > 0 && total <= SHOWN_AT_ONCE) openForNow(element);\n  }\n  let room = SHOWN_AT_ONCE;\n  for (const list of lists) if (isOpen(list.part) && list.part?.isKept !== false) room -= draw(list, list.hits, room);\n  const nothing = parts.some(({ isKept }) => isKept) ? 'found in titles alone' : 'nothing found';\n  found.textContent = totals.map(([noun, count]) => counted(count, noun)).join(' and ') || nothing;\n  if (total > 0) found.textContent += ' found';\n  if (total <= SHOWN_AT_ONCE) markWords(words);\n};\n\n/** Colours what was found, without touching the page, where the browser can. */\nconst markWords = (words) => {\n  if (CSS.highlights === undefined) return;\n  const titles = parts.filter(({ isKept }) => isKept).flatMap(({ title }) => [...title.querySelectorAll('h3, h4')]);\n  const cells = lists\n    .filter(({ hits }) => hits.length > 0)\n    .flatMap(({ element }) => [...element.querySelectorAll('td, tbody th')]);\n  const ranges = [...titles, ...cells].flatMap((place) => rangesIn(place, words));\n  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));\n};\n\nconst rangesIn = (place, words) => {\n  const ranges = [];\n  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);\n  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {\n    const text = node.data.toLowerCase();\n    if (text.length !== node.data.length) continue;\n    for (const word of words) {\n      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {\n        const range = new Range();\n        range.setStart(node, at);\n        range.setEnd(node, at + word.length);\n        ranges.push(range);\n      }\n    }\n  }\n  return ranges;\n};\n\nconst setOpen = (open) => {\n  openBefore.clear();\n  for (const { element } of parts) if (element.tagName === 'DETAILS') element.open = open;\n};\n\n/** Down and up walk what is visible, from the search box on; right opens, left closes. */\nconst walk = (event) => {\n  const summaries = all('.part > summary').filter((element) => element.checkVisibility());\n  const at = summaries.indexOf(document.activeElement);\n  const next = event.key === 'ArrowDown' ? summaries[at + 1] : at > 0 ? summaries[at - 1] : search;\n  if (next === undefined) return;\n  event.preventDefault();\n  next.focus();\n};\n\nconst onKey = (event) => {\n  if (event.ctrlKey || event.metaKey || event.altKey) return;\n  const { activeElement: active } = document;\n  const isTitle = active.matches('.part > summary');\n  if (event.key === '/' && active !== search) {\n    event.preventDefault();\n    search.focus();\n    search.select();\n  } else if (event.key === 'Escape' && search.value !== '') {\n    event.preventDefault();\n    search.value = '';\n    filter();\n    search.focus();\n  } else if ((event.key === 'ArrowDown' && (active === search || isTitle)) || (event.key === 'ArrowUp' && isTitle)) {\n    walk(event);\n  } else if (isTitle && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {\n    event.preventDefault();\n    active.parentElement.open = event.key === 'ArrowRight';\n  }\n};\n\n/** Before a link or an address leads to a row: the row is made, and what holds it is opened. */\nconst reach = (id) => {\n  if (id === '' || byId(id) !== null) return;\n  const list = lists.find(({ markup }) => markup.includes(` id=\"${id}\"`));\n  if (list === undefined) return;\n  if (search.value !== '') {\n    search.value = '';\n    filter();\n  }\n  for (let { part } = list; part !== null; part = part.above) part.element.open = true;\n  draw(list);\n};\n\ndocument.addEventListener('click', ({ target }) => reach(target.closest('a[href^=\"#\"]')?.hash.slice(1) ?? ''));\ndocument.addEventListener('keydown', onKey);\ndocument.addEventListener(\n  'toggle',\n  ({ target }) => {\n    if (target.open) for (const list of partOf.get(target)?.lists ?? []) draw(list);\n  },\n  true,\n);\n\n// Paper has everything, whatever is searched for. Browsers that cannot print what is closed by style alone have it\n// opened. Links lead nowhere on paper, and Chromium looks for each of them on each page.\nlet closed = [];\nlet links = [];\naddEventListener('beforeprint', () => {\n  for (const list of lists) draw(list, null);\n  closed = CSS.supports('selector(::details-content)') ? [] : all('details:not([open])');\n  for (const element of closed) element.open = true;\n  links = all('a[href]').map((element) => ({ element, href: element.getAttribute('href') }));\n  for (const { element } of links) element.removeAttribute('href');\n});\naddEventListener('afterprint', () => {\n  for (const element of closed) element.open = false;\n  for (const { element, href } of links) element.setAttribute('href', href);\n  for (const list of lists) if (list.hits !== null) draw(list);\n});\n\nfor (const list of lists) if (isOpen(list.part)) draw(list);\nconst unread = lists.values();\nconst readAhead = (idle) => {\n  while (idle.timeRemaining() > 5) {\n    const { value, done } = unread.next();\n    if (done) return;\n    rowsOf(value);\n  }\n  requestIdleCallback(readAhead);\n};\n\nif (search !== null) {\n  byId('controls').hidden = false;\n  globalThis.requestIdleCallback?.(readAhead);\n  search.addEventListener('input', filter);\n  byId('expand').addEventListener('click', () => setOpen(true));\n  byId('collapse').addEventListener('click', () => setOpen(false));\n  // A browser that goes back may fill the box in again.\n  addEventListener('pageshow', () => search.value !== '' && filter());\n}\n// An address that leads to a row was looked up before the row was made.\naddEventListener('load', () => {\n  if (location.hash === '') return;\n  reach(location.hash.slice(1));\n  location.replace(location.href);\n});\n";
/** The whole page, with a newline at its end. */
function renderPage({ title, tool, skipTo: [id, label], header, main }) {
    return `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<!doctype html>
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
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<head>
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
    return `sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}`;
}
/** An element whose content is not parsed as HTML, for our own files alone. */
function embedded(tag, text) {
    if (/<[/!]/.test(text))
        throw new Error(`text that could end its ${tag} element`);
    return new _markup_js__WEBPACK_IMPORTED_MODULE_2__/* .Markup */ .VK(tag === 'script' ? `<script type="module">${text}</script>` : `<style>${text}</style>`);
}
/** Sifts every list of rows, and titles of what is of class `part`. Of use with the script alone, which shows it. */
function searchBox(placeholder) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<div id="controls" hidden>
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
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<div class="chunk"><table class="${kind}"><thead>${heads}</thead><tbody>
${some}</tbody></table></div>
`;
    });
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy) `<div class="rows" data-noun="${noun}"><noscript>
${chunks}</noscript></div>
`;
}


/***/ }),

/***/ 7078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderReport),
  U: () => (/* binding */ reportLine)
});

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/sites.js
var core_sites = __webpack_require__(5991);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/report/applied.js
var applied = __webpack_require__(9671);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/report/html/changes.js




function shownChanges({ kind, document }, assets) {
    const lives = new LiveIndex(assets);
    const grouped = document.changes.map((change) => ({ change, group: groupOf(change, kind === 'plan' && document) }));
    let place = 0;
    const groups = [...sections/* KINDS */.GW, 'drift'].flatMap((group) => {
        const members = grouped.filter((one) => one.group === group);
        const changes = members.map(({ change }) => shownChange(change, ++place, lives));
        return changes.length === 0 ? [] : [{ kind: group, changes }];
    });
    const touching = groups.flatMap(({ changes }) => changes.flatMap((one) => (one.live ? [[one.live.id, one]] : [])));
    return {
        groups,
        byAsset: new Map(touching),
        undeclared: new Set(kind === 'plan' ? document.undeclared.map(({ id }) => id) : []),
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
function shownChange(change, place, lives) {
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
/** A mark at an asset of the tree: `renamed`, `to move`, `delete failed`. */
function markOf({ kind, done, standing }) {
    if (done === null)
        return standing === 'after' ? summarize/* DONE_WORDS */.XM[kind] : `to ${kind}`;
    return (0,result/* hasSucceeded */.yO)(done.outcome) ? summarize/* DONE_WORDS */.XM[kind] : `${kind} ${applied/* OUTCOME_WORDS */.nx[done.outcome]}`;
}
/** Whether a reader has to look closer. */
function isTrouble({ done, kind }) {
    return done === null ? kind === 'delete' : !(0,result/* hasSucceeded */.yO)(done.outcome);
}

// EXTERNAL MODULE: ./lib/report/html/markup.js
var markup = __webpack_require__(8148);
// EXTERNAL MODULE: ./lib/report/html/page.js
var page = __webpack_require__(4859);
;// CONCATENATED MODULE: ./lib/report/html/changes-section.js






function changesSection(file, changeList) {
    const { kind, document } = file;
    const title = kind === 'plan' ? 'What would change' : 'What changed';
    const own = kind === 'plan' ? planFacts(document) : evidenceFacts(document);
    const more = kind === 'plan' ? findingList(document) : [differenceList(document, changeList), fileList(document)];
    return (0,markup/* html */.qy) `<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">${title} <span class="count">${changeCounts(changeList)}</span></h2>
${(0,markup/* factList */.lV)([...own, ...fileFacts(file)])}
${changeList.groups.length === 0 ? (0,markup/* html */.qy) `<p class="none">Nothing: the ${kind} holds no change.</p>` : changeGroups(changeList)}
${more}</section>
`;
}
function fileFacts({ kind, path, sha256, document }) {
    return [
        { term: 'Digest of the changes', content: (0,markup/* html */.qy) `<code>${document.digest}</code>`, isWide: true },
        {
            term: kind === 'plan' ? 'Plan file' : 'Evidence file',
            content: (0,markup/* html */.qy) `${(0,markup/* nameOf */.Vb)(path)}<small><code>sha256:${sha256}</code></small>`,
            isWide: true,
        },
    ];
}
function planFacts({ generated_at, tool, guards }) {
    return [
        { term: 'Planned at', content: (0,markup/* timeTag */.Sm)(generated_at) },
        { term: 'Planned by', content: `${tool.name} ${tool.version}` },
        guardFact(guards),
    ];
}
function evidenceFacts(evidence) {
    const { result, approval, started_at, ended_at, actor, commit, run_url, pull_requests, service, tool } = evidence;
    const fact = (term, content, isWide = false) => content === null ? null : { term, content, isWide };
    return [
        fact('Result', (0,markup/* html */.qy) `<b>${result}</b>`),
        fact('Outcomes', outcomes(evidence)),
        fact('Applied', (0,markup/* html */.qy) `${(0,markup/* timeTag */.Sm)(started_at)} to ${(0,markup/* timeTag */.Sm)(ended_at)}`),
        fact('Approval', approval.by === null ? approval.mode : (0,markup/* html */.qy) `${approval.mode}: ${approval.by}`),
        fact('Approved by', approvers(pull_requests)),
        fact('Pull requests', pull_requests.length === 0 ? null : pull_requests.map(pullRequest)),
        fact('Actor', actor),
        fact('Read back', readBack(evidence)),
        fact('Service', service),
        fact('Applied by', `${tool.name} ${tool.version}`),
        guardFact(evidence.guards),
        fact('Commit', commit === null ? null : (0,markup/* html */.qy) `<code>${commit}</code>`, true),
        fact('Run', run_url, true),
    ];
}
/** `5 done, 1 failed`. */
function outcomes({ changes }) {
    const counts = new Map();
    for (const { outcome } of changes) {
        const label = (0,result/* hasSucceeded */.yO)(outcome) ? 'done' : applied/* OUTCOME_WORDS */.nx[outcome];
        counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return counts.size === 0 ? null : Array.from(counts, ([label, count]) => `${(0,text_style/* grouped */.zD)(count)} ${label}`).join(', ');
}
function approvers(pulls) {
    const lines = pulls.flatMap(({ number, approvals }) => approvals.map(({ user, submitted_at }) => (0,markup/* html */.qy) `<div>${(0,markup/* nameOf */.Vb)(user)}, ${(0,markup/* timeTag */.Sm)(submitted_at)} (#${number})</div>`));
    return lines.length === 0 ? null : lines;
}
function pullRequest({ number, author, approvals }) {
    const unapproved = approvals.length === 0 ? ', no approving review' : '';
    return (0,markup/* html */.qy) `<div>#${number} by ${(0,markup/* nameOf */.Vb)(author)}${unapproved}</div>`;
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
    const content = guards.map(({ guard, limit, value, passed }) => (0,markup/* html */.qy) `<div>${guard}: ${(0,text_style/* counted */.hS)(value, 'delete')}, at most ${(0,text_style/* counted */.hS)(limit, 'asset')} allowed${passed ? null : (0,markup/* html */.qy) `: <b class="bad">blocked</b>`}</div>`);
    return { term: 'Guards', content };
}
function findingList({ diagnostics }) {
    if (diagnostics.length === 0)
        return null;
    const place = ({ path, line }) => path === null ? null : (0,markup/* html */.qy) `<small>${line === null ? path : `${path}:${line}`}</small>`;
    return (0,markup/* html */.qy) `<details class="more"><summary>${(0,text_style/* counted */.hS)(diagnostics.length, 'finding')} of the plan</summary><ul>
${diagnostics.map((finding) => (0,markup/* html */.qy) `<li><b>${finding.severity}</b> ${finding.message} <code>${finding.code}</code>${place(finding)}</li>
`)}</ul></details>
`;
}
function differenceList({ differences }, { groups }) {
    if (differences.length === 0)
        return null;
    const all = groups.flatMap(({ changes }) => changes);
    const places = new Map(all.map((change) => [change.fingerprint, change]));
    return (0,markup/* html */.qy) `<h3>Not as applied when read back</h3><ul>
${differences.map(({ fingerprint, kind, found }) => {
        const change = places.get(fingerprint);
        const state = change?.after ?? change?.before;
        const ids = found.length === 0 ? '' : ` (${found.map(({ id }) => id).join(', ')})`;
        return (0,markup/* html */.qy) `<li>${state ? (0,markup/* nameOf */.Vb)(state.name) : fingerprint} ${applied/* DIFFERENCE_WORDS */.aS[kind]}${ids}</li>
`;
    })}</ul>
`;
}
function fileList({ files }) {
    if (files.length === 0)
        return null;
    return (0,markup/* html */.qy) `<details class="more"><summary>${(0,text_style/* counted */.hS)(files.length, 'inventory file')} applied, with SHA-256</summary><table>
<thead><tr><th scope="col">File</th><th scope="col">SHA-256</th></tr></thead><tbody>
${files.map(({ path, sha256 }) => (0,markup/* html */.qy) `<tr><td>${(0,markup/* nameOf */.Vb)(path)}</td><td><code>${sha256}</code></td></tr>
`)}</tbody></table></details>
`;
}
function changeGroups({ groups }) {
    const isEvidence = groups.some(({ changes }) => changes.some(({ done }) => done !== null));
    const head = (0,markup/* html */.qy) `<tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Cyber system</th><th scope="col">Type</th><th scope="col">${isEvidence ? 'Outcome' : 'Why'}</th><th scope="col">Live now</th></tr>`;
    return groups.map(({ kind, changes }) => {
        const { title, note } = GROUPS[kind];
        const rows = changes.map(changeRow);
        return (0,markup/* html */.qy) `<section class="part group ${kind}">
<div class="title"><h3>${title}</h3><span class="count">${changes.length}</span><span class="count">${note}</span></div>
${(0,page/* rowList */.tX)({ noun: 'change', kind: 'changes', head, rows })}</section>
`;
    });
}
function changeRow(change) {
    const { place, id, live, standing } = change;
    const link = live === null ? null : (0,markup/* html */.qy) ` <a href="#asset-${place}">show</a>`;
    return (0,markup/* html */.qy) `<tr id="change-${place}"><th scope="row">${assetOf(change)}</th><td>${id === null ? null : (0,markup/* idOf */.TH)(id)}</td><td>${systemOf(change)}</td><td>${typeOf(change)}</td><td>${change.done === null ? whyOf(change) : outcomeOf(change)}</td><td>${STANDINGS[standing]}${link}</td></tr>
`;
}
function assetOf(change) {
    const { before, after } = change;
    if (before === null && after !== null)
        return (0,markup/* html */.qy) `<ins>${(0,markup/* nameOf */.Vb)(after.name)}</ins>`;
    if (after === null && before !== null)
        return (0,markup/* html */.qy) `<del>${(0,markup/* nameOf */.Vb)(before.name)}</del>`;
    return sides(change, ({ name }) => name, markup/* nameOf */.Vb);
}
/** Where it is, and below that the rating it has there; of a move both before and after. */
function systemOf({ cyber_system: to, from_cyber_system: from }) {
    const rating = ratingOf(from ?? to, to);
    return (0,markup/* html */.qy) `${from === null ? placed(to) : (0,markup/* turned */.d9)(placed(from), placed(to))}${rating === null ? null : (0,markup/* html */.qy) `<small>${rating}</small>`}`;
}
function ratingOf({ impact_rating: was }, { impact_rating: is }) {
    if (was === is)
        return is === null ? null : (0,markup/* nameOf */.Vb)(is);
    return (0,markup/* turned */.d9)(was === null ? 'no rating' : (0,markup/* nameOf */.Vb)(was), is === null ? 'no rating' : (0,markup/* nameOf */.Vb)(is));
}
function placed({ site, name }) {
    return (0,markup/* html */.qy) `${site === null ? null : (0,markup/* html */.qy) `${(0,markup/* nameOf */.Vb)(site.name)} / `}${(0,markup/* nameOf */.Vb)(name)}`;
}
function typeOf(change) {
    return sides(change, (state) => state.asset_type, (type) => (0,markup/* html */.qy) `${type}`);
}
/** One value of the asset: turned into another, or as it stays; that of the only side there is. */
function sides({ before, after }, of, show) {
    const [old, fresh] = [before ?? after, after ?? before].map((state) => (state === null ? '' : of(state)));
    if (old === undefined || fresh === undefined)
        return null;
    return old === fresh ? show(fresh) : (0,markup/* turned */.d9)(show(old), show(fresh));
}
function whyOf({ origin, source }) {
    return source === null ? ORIGINS[origin] : (0,markup/* html */.qy) `${ORIGINS[origin]}<small>${source}</small>`;
}
function outcomeOf(change) {
    if (change.done === null)
        return null;
    const { outcome, reason, detail, ended_at } = change.done;
    const remarks = [
        reason,
        detail === null ? null : (0,markup/* html */.qy) `The service said: ${detail}`,
        ended_at === null ? null : (0,markup/* timeTag */.Sm)(ended_at),
    ];
    const lines = remarks.filter((line) => line !== null).map((line) => (0,markup/* html */.qy) `<small>${line}</small>`);
    return (0,markup/* html */.qy) `<span class="${isTrouble(change) ? 'bad' : 'good'}">${applied/* OUTCOME_WORDS */.nx[outcome]}</span>${lines}`;
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
    const facilities = inventoryTree(lists, input.fields ?? {});
    const changeList = changes === null ? null : shownChanges(changes, lists.assets);
    const section = changes === null || changeList === null ? null : changesSection(changes, changeList);
    const { controlCenters } = lists;
    return (0,page/* renderPage */.Cf)({
        title: `${organization}: compliance inventory, ${readAt.slice(0, 10)}`,
        tool,
        skipTo: ['inventory', 'inventory'],
        header: masthead(input, facilities),
        main: (0,markup/* html */.qy) `${(0,page/* searchBox */.M6)('Name, id or type')}
${section}<section id="inventory" aria-labelledby="inventory-title">
<h2 id="inventory-title">Inventory</h2>
${inventoryForest({ facilities, controlCenters, changeList })}</section>
`,
    });
}
function masthead({ organization, service, readAt, tool, lists, facts = [] }, facilities) {
    const { hardware, software } = sumOf(facilities.map(({ counts }) => counts));
    return (0,markup/* html */.qy) `<header>
<p class="kicker">NERC CIP compliance inventory</p>
<h1>${(0,markup/* nameOf */.Vb)(organization)}</h1>
${(0,markup/* factList */.lV)([
        { term: 'Service', content: service },
        { term: 'Read at', content: (0,markup/* timeTag */.Sm)(readAt) },
        { term: 'Read by', content: `${tool.name} ${tool.version}, with reads alone` },
        ...facts,
    ])}
${(0,markup/* totalsList */.Sb)([
        { count: lists.facilities.length, noun: 'facility', plural: 'facilities' },
        { count: lists.systems.length, noun: 'cyber system' },
        { count: lists.assets.length, noun: 'cyber asset' },
        { count: hardware, noun: 'hardware', plural: 'hardware' },
        { count: software, noun: 'software', plural: 'software' },
    ])}
</header>`;
}
/** What was written, in one line: `3 facilities, 8 cyber systems, 112 assets: 90 hardware, 22 software, in 0.4 s`. */
function reportLine({ facilities, systems, assets }, ms) {
    const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
    const counts = assetCounts({ hardware, software: assets.length - hardware });
    return `${(0,text_style/* counted */.hS)(facilities.length, 'facility', 'facilities')}, ${(0,text_style/* counted */.hS)(systems.length, 'cyber system')}, ${counts}, in ${(0,text_style/* durationText */.S5)(ms)}`;
}
/** Facilities by name, other sites of systems after them, systems without a site last. Linear but for sorting. */
function inventoryTree({ facilities, controlCenters, systems, assets }, fields) {
    const bySystem = (0,group/* groupBy */.$z)(assets, (asset) => asset.cyber_system_id);
    const listed = new Set(systems.map(({ id }) => id));
    const lost = [...bySystem.keys()].filter((id) => !listed.has(id)).sort();
    const place = (0,core_sites/* placesOf */.ek)({ systems, facilities, controlCenters }, fields);
    const sites = new Map([...facilities].sort(byName).map((site) => [site.id, site]));
    const isListed = new Set([...facilities, ...controlCenters].map(({ id }) => id));
    const others = systems.flatMap(({ id }) => place(id).site ?? []).filter(({ id }) => !sites.has(id));
    for (const site of others.sort(byName))
        sites.set(site.id, site);
    const all = [...[...systems].sort(byName), ...lost.map((id) => ({ id, name: null }))];
    const nodes = all.map(({ id, name }) => {
        return systemNode({ id, name, impactRating: place(id).impactRating }, bySystem.get(id) ?? []);
    });
    const bySite = (0,group/* groupBy */.$z)(nodes, ({ id }) => place(id).site?.id ?? null);
    const parents = Array.from(sites.values(), ({ id, name }) => {
        return facilityNode({ id, name: isListed.has(id) ? name : null }, bySite.get(id) ?? []);
    });
    const nowhere = bySite.get(null);
    return nowhere === undefined ? parents : [...parents, facilityNode({ id: null, name: null }, nowhere)];
}
function systemNode(head, assets) {
    const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
    return { ...head, assets: [...assets].sort(byName), counts: { hardware, software: assets.length - hardware } };
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
    const open = systems <= MOST_OPEN ? (0,markup/* html */.qy) ` open` : null;
    return (0,markup/* html */.qy) `<div id="tree">
${input.facilities.map((facility) => facilityPart(facility, open, input))}</div>
`;
}
function facilityPart(facility, open, { controlCenters, changeList }) {
    const { id, systems, counts } = facility;
    const changed = systems.reduce((sum, system) => sum + changedIn(system, changeList), 0);
    const content = `${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} · ${assetCounts(counts)}`;
    return (0,markup/* html */.qy) `<details class="part facility"${open}>
<summary><h3>${facilityName(facility)}</h3>${id === null ? null : (0,markup/* idOf */.TH)(id)}<span class="count">${content}</span>${changedCount(changed)}</summary>
${id === null ? centerNote(controlCenters) : null}${systems.map((system) => systemPart(system, facility, changeList))}</details>
`;
}
function facilityName({ id, name }) {
    if (id === null)
        return 'No facility';
    return name === null ? 'A site that the lists lack' : (0,markup/* nameOf */.Vb)(name);
}
/** A cyber system belongs to a facility or a control center, and the service does not show to which center. */
function centerNote(centers) {
    const named = centers.map(({ id, name }, index) => (0,markup/* html */.qy) `${index === 0 ? '' : ', '}${(0,markup/* nameOf */.Vb)(name)} ${(0,markup/* idOf */.TH)(id)}`);
    const names = centers.length === 0 ? 'none' : named;
    return (0,markup/* html */.qy) `<p class="note">The service tells no facility of these cyber systems, as under a control center. Control centers of the organization: ${names}.</p>
`;
}
function systemPart(system, facility, changeList) {
    const { id, name, impactRating, assets, counts } = system;
    const rating = impactRating === null ? null : (0,markup/* html */.qy) `<span class="mark">${(0,markup/* nameOf */.Vb)(impactRating)}</span>`;
    const title = name === null ? 'A cyber system that the list lacks' : (0,markup/* nameOf */.Vb)(name);
    return (0,markup/* html */.qy) `<details class="part system">
<summary><h4>${title}</h4>${(0,markup/* idOf */.TH)(id)}${rating}<span class="count">${assetCounts(counts)}</span>${changedCount(changedIn(system, changeList))}</summary>
${assets.length === 0 ? (0,markup/* html */.qy) `<p class="none">No assets.</p>` : assetTable(assets, (0,markup/* html */.qy) `${facilityName(facility)} · ${title}`, changeList)}
</details>
`;
}
/** The first line of the head is for print alone: it repeats, with the head, on every page that the table reaches. */
function assetTable(assets, place, changeList) {
    const head = (0,markup/* html */.qy) `<tr class="place"><th colspan="3">${place}</th></tr><tr><th scope="col">Name</th><th scope="col">Id</th><th scope="col">Type</th></tr>`;
    return (0,page/* rowList */.tX)({ noun: 'asset', kind: 'assets', head, rows: assets.map((asset) => assetRow(asset, changeList)) });
}
function assetRow({ id, name, asset_type }, changeList) {
    const change = changeList?.byAsset.get(id);
    const anchor = change === undefined ? null : (0,markup/* html */.qy) ` id="asset-${change.place}"`;
    const undeclared = changeList?.undeclared.has(id) ? (0,markup/* html */.qy) ` <span class="mark">in no file</span>` : null;
    return (0,markup/* html */.qy) `<tr${anchor}><td>${(0,markup/* nameOf */.Vb)(name)}${change === undefined ? undeclared : changeMark(change)}</td><td>${(0,markup/* idOf */.TH)(id)}</td><td>${asset_type}</td></tr>
`;
}
function changeMark(change) {
    return (0,markup/* html */.qy) ` <a class="mark ${isTrouble(change) ? 'bad' : 'changed'}" href="#change-${change.place}">${markOf(change)}</a>`;
}
function changedCount(count) {
    return count === 0 ? null : (0,markup/* html */.qy) `<span class="mark changed">${(0,text_style/* counted */.hS)(count, 'change')}</span>`;
}
function changedIn({ assets }, changeList) {
    return changeList === null ? 0 : assets.filter(({ id }) => changeList.byAsset.has(id)).length;
}


/***/ })

};
