export const id = 7972;
export const ids = [7972];
export const modules = {

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ml: () => (/* binding */ withNeeded),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   Z4: () => (/* binding */ executedBy),
/* harmony export */   gz: () => (/* binding */ priorApproval),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);



/** If no base is known, every difference counts as a change that the inventory asks for. */
function originOf(change, organization, { base, applied, recorded }) {
    const { fingerprint } = change;
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/**
 * If a change to execute waits for drift, that drift is executed too: another asset in the system still has the name
 * that the change needs. Otherwise two assets would have the same name.
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
/**
 * The name and system of one state if the other state does not have them. null if they are the same, or if there is no
 * state.
 */
function placeOnlyIn(one, other) {
    if (one === null)
        return null;
    const place = ({ cyber_system_id, name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
    return other !== null && place(one) === place(other) ? null : place(one);
}
/** The changes that apply would execute, in the order given. */
function toExecute(changes, drift) {
    return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The same for a finished plan: drift that it would execute does not count as drift. */
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0 ? 'apply' : 'report');
}
/** The changes that no approval covers. If there is one, nothing may be written. */
function unapproved(organization, changes, approved) {
    return changes.filter((change) => {
        if (approved.fingerprints.has(change.fingerprint)) {
            return change.action === 'delete' && approved.deletes?.has(change.fingerprint) === false;
        }
        return !isParked(change) || !approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/**
 * Whether an apply that was cut off has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_2__/* .SWAP_SUFFIX */ .m5;
}
/**
 * null if the approval does not mention the change. Fingerprints are hashes, so only exact questions can be answered.
 */
function priorApproval(organization, change, approved) {
    if (change.action === 'create')
        return null;
    if (approved.fingerprints.has(change.fingerprint))
        return 'too-few';
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

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

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony export NAMELESS */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
// The YAML lines that would declare assets that no file declares yet.



/** Why there are no lines to declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for an asset. If its name needs an id, or is shared among `assets` in its system,
 * its id pins it. For an asset without a name, the line is a comment.
 */
function declarations(assets) {
    const names = new Set();
    const shared = new Set();
    for (const { cyber_system_id, name } of assets) {
        const key = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
        (names.has(key) ? shared : names).add(key);
    }
    return ({ id, name, asset_type, cyber_system_id }) => {
        if (name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)}: ${NAMELESS}`];
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(name)}`, `    asset_type: ${asset_type}`];
        if (shared.has((0,_core_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name)) || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(id)}`);
        return lines;
    };
}


/***/ }),

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ timeTag),
/* harmony export */   VK: () => (/* binding */ Markup),
/* harmony export */   WP: () => (/* binding */ nameMarkup),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   o1: () => (/* binding */ idMarkup),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qg: () => (/* binding */ rowText),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
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
    const parts = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .splitUnsafe */ .Tj)(text);
    if (parts.length === 1)
        return text;
    return parts.map((part, index) => (index % 2 === 0 || part === '' ? part : html `<i>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .reveal */ ._c)(part)}</i>`));
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


/***/ }),

/***/ 4859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   bR: () => (/* binding */ paperNote),
/* harmony export */   oG: () => (/* binding */ pageRow),
/* harmony export */   pS: () => (/* binding */ rowTable),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   xE: () => (/* binding */ alert),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* unused harmony export styleElement */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1219);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8569);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8148);
// A page that contains everything it needs, runs no script and loads nothing from a network: its head, contents,
// sections, foldable parts, and rows of changes. The same content makes the same page, byte for byte.






// The bundle holds the text of the file in place of this call (scripts/build.ts).
const STYLE = "/* How a page looks: on a screen, light or dark, wide or narrow; and on paper. */\n:root {\n  color-scheme: light dark;\n  --paper: #ffffff;\n  --ground: #f4f6f8;\n  --ink: #1b2127;\n  --quiet: #59636e;\n  --line: #d8dde2;\n  --faint: #eceff1;\n  --link: #0b5a8a;\n  --good: #1a6b3c;\n  --bad: #a3241f;\n  --bad-ground: #fcefee;\n  --new: #e6f3ea;\n  --warm: #fff3cf;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #15191d;\n    --ground: #1d2328;\n    --ink: #e3e7ea;\n    --quiet: #9aa5af;\n    --line: #3a434b;\n    --faint: #262d33;\n    --link: #7cc0ee;\n    --good: #7fd09b;\n    --bad: #ff9a92;\n    --bad-ground: #3a2021;\n    --new: #1d3326;\n    --warm: #4a3e16;\n  }\n}\n\n* {\n  box-sizing: border-box;\n}\nhtml {\n  /* A link to what folds shows the title above it, too. */\n  scroll-padding-top: 5rem;\n  -webkit-text-size-adjust: 100%;\n}\nbody {\n  margin: 0 auto;\n  padding: 2.5rem 1.5rem 3rem;\n  max-width: 72rem;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px / 1.5 system-ui,\n    -apple-system,\n    \"Segoe UI\",\n    Roboto,\n    \"Helvetica Neue\",\n    Arial,\n    sans-serif;\n  font-variant-numeric: tabular-nums;\n  overflow-wrap: anywhere;\n}\nh1,\nh2,\nh3,\nh4 {\n  margin: 0;\n  line-height: 1.25;\n}\nh1 {\n  font-size: 2rem;\n  font-weight: 650;\n  letter-spacing: -0.01em;\n}\nh2 {\n  font-size: 1.3rem;\n  font-weight: 650;\n  margin-bottom: 0.75rem;\n}\nh3 {\n  font-size: 1.02rem;\n  font-weight: 650;\n}\nh4 {\n  font-size: 0.95rem;\n  font-weight: 550;\n}\nsection {\n  margin-top: 2.5rem;\n}\ncode,\npre {\n  font:\n    0.86em / 1.4 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n  color: var(--quiet);\n}\ncode {\n  unicode-bidi: isolate;\n}\na code {\n  color: inherit;\n}\npre {\n  margin: 0 0 0.75rem;\n  padding: 0.6rem 0.9rem;\n  border-radius: 6px;\n  background: var(--ground);\n  color: var(--ink);\n  white-space: pre-wrap;\n}\nbdi {\n  white-space: pre-wrap;\n}\n/* What would not be seen, written out. */\ni {\n  font-style: normal;\n  font-family: ui-monospace, Menlo, Consolas, monospace;\n  font-size: 0.86em;\n  background: var(--warm);\n  border-radius: 3px;\n  padding: 0 0.15em;\n}\nsmall {\n  font-size: 0.87em;\n  color: var(--quiet);\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 3px;\n}\nul,\nol {\n  margin: 0.25rem 0 0.75rem;\n  padding-left: 1.4rem;\n}\np {\n  margin: 0.25rem 0 0.75rem;\n}\nfooter {\n  margin-top: 3rem;\n  border-top: 1px solid var(--line);\n  color: var(--quiet);\n  font-size: 0.87rem;\n}\n.skip {\n  position: absolute;\n  left: -100vw;\n}\n.skip:focus {\n  position: static;\n}\n.kicker {\n  margin: 0 0 0.25rem;\n  color: var(--quiet);\n  font-size: 0.8rem;\n  letter-spacing: 0.08em;\n  text-transform: uppercase;\n}\n.state {\n  margin: 0.75rem 0;\n  font-size: 1.15rem;\n}\n.state > b:first-child {\n  margin-right: 0.5rem;\n}\n.alert {\n  margin: 0.75rem 0;\n  padding: 0.5rem 0.9rem;\n  border-left: 4px solid var(--bad);\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n.alert :is(a, code) {\n  color: inherit;\n}\n.count,\n.none,\n.note,\n.origin {\n  color: var(--quiet);\n}\n.count {\n  font-weight: 400;\n  font-size: 0.9rem;\n}\n.origin {\n  margin: 0;\n  font-size: 0.87rem;\n}\n.paper {\n  display: none;\n}\n.good {\n  color: var(--good);\n}\n.bad {\n  color: var(--bad);\n}\n.facts {\n  margin: 0.75rem 0 0;\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));\n  gap: 0.75rem 1.5rem;\n}\n.facts dt {\n  font-size: 0.8rem;\n  color: var(--quiet);\n}\n.facts dd {\n  margin: 0;\n}\n.facts .wide {\n  grid-column: span 2;\n}\nheader .note {\n  margin: 1rem 0 0.35rem;\n}\nnav {\n  margin-top: 1.5rem;\n  border-block: 1px solid var(--line);\n}\nnav ul,\n.tiles {\n  display: flex;\n  flex-wrap: wrap;\n  list-style: none;\n  padding: 0;\n}\nnav ul {\n  gap: 0.25rem 1.5rem;\n  margin: 0.6rem 0;\n}\n.tiles {\n  gap: 0.75rem;\n  margin: 1.25rem 0;\n}\n.tiles li {\n  flex: 1 1 9rem;\n}\n.tiles a {\n  display: block;\n  height: 100%;\n  padding: 0.6rem 0.9rem;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  color: var(--ink);\n  text-decoration: none;\n}\n.tiles a:hover {\n  background: var(--ground);\n}\n.tiles b {\n  font-size: 1.6rem;\n  line-height: 1.2;\n  font-weight: 600;\n  margin-right: 0.2rem;\n}\n.tiles small {\n  display: block;\n}\n.mark {\n  font-size: 0.8rem;\n  line-height: 1.3;\n  padding: 0.05rem 0.45rem;\n  border-radius: 1rem;\n  background: var(--faint);\n  color: var(--quiet);\n  text-decoration: none;\n  white-space: nowrap;\n}\na.mark:hover {\n  text-decoration: underline;\n}\n.mark.changed {\n  background: var(--new);\n  color: var(--good);\n}\n.mark.bad {\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n\nsummary {\n  cursor: pointer;\n  padding: 0.55rem 0.25rem;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.75rem;\n  list-style: none;\n}\nsummary::-webkit-details-marker {\n  display: none;\n}\nsummary::before {\n  content: \"▸\";\n  color: var(--quiet);\n  width: 0.8rem;\n  margin-right: -0.35rem;\n}\ndetails[open] > summary::before {\n  content: \"▾\";\n}\nsummary:hover {\n  background: var(--ground);\n}\ndetails {\n  border-bottom: 1px solid var(--line);\n}\ndetails > div {\n  margin: 0 0 0.75rem 1.2rem;\n}\n.system {\n  border: 0;\n}\n.system > :not(summary) {\n  margin: 0 0 0.75rem 1.2rem;\n  width: calc(100% - 1.2rem);\n}\n.group.delete h3 {\n  color: var(--bad);\n}\n.run {\n  margin: 0.5rem 0 1.25rem;\n}\n.run h4::first-letter {\n  text-transform: uppercase;\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  table-layout: fixed;\n  font-size: 0.93rem;\n}\nth,\ntd {\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n  padding: 0.3rem 1rem 0.3rem 0;\n  border-bottom: 1px solid var(--faint);\n}\nthead th {\n  font-size: 0.8rem;\n  color: var(--quiet);\n  border-bottom-color: var(--line);\n}\ntbody th {\n  font-weight: 550;\n}\ntr:target > * {\n  background: var(--warm);\n}\n.assets th:nth-child(2) {\n  width: 14rem;\n}\n.assets th:nth-child(3) {\n  width: 8rem;\n}\n.rows thead th:nth-child(1) {\n  width: 25%;\n}\n.rows thead th:nth-child(2) {\n  width: 17%;\n}\n.rows thead th:nth-child(4) {\n  width: 11%;\n}\n.rows thead th:nth-child(5) {\n  width: 20%;\n}\n/* A delete is permanent: the loudest of the rows. */\ntr.delete > * {\n  background: var(--bad-ground);\n  color: var(--bad);\n  font-weight: 650;\n}\ntr.delete > td:first-child {\n  box-shadow: inset 4px 0 var(--bad);\n  padding-left: 0.6rem;\n}\ntr.delete :is(a, code, small, span) {\n  color: inherit;\n}\n\n@media screen and (max-width: 52rem) {\n  body {\n    padding: 1.25rem 1rem 2rem;\n  }\n  h1 {\n    font-size: 1.6rem;\n  }\n  .facts {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0.5rem;\n  }\n  .facts .wide {\n    grid-column: auto;\n  }\n  .tiles {\n    gap: 0.5rem;\n  }\n  .tiles b {\n    font-size: 1.3rem;\n  }\n  details > div,\n  .system > :not(summary) {\n    margin-left: 0.5rem;\n    width: calc(100% - 0.5rem);\n  }\n  .assets th:nth-child(2) {\n    width: 30%;\n  }\n  .assets th:nth-child(3) {\n    width: 5.5rem;\n    padding-right: 0;\n  }\n  .assets td:nth-child(3) {\n    padding-right: 0;\n  }\n  .rows thead {\n    display: none;\n  }\n  .rows :is(tbody, tr) {\n    display: block;\n  }\n  .rows tr {\n    padding: 0.4rem 0.5rem 0.4rem 0;\n    border-bottom: 1px solid var(--faint);\n  }\n  .rows tr > * {\n    display: inline-block;\n    border: 0;\n    padding: 0 0.75rem 0 0;\n  }\n  .rows tr > :first-child {\n    display: block;\n    font-size: 0.87rem;\n    color: var(--quiet);\n  }\n  .rows td:empty {\n    display: none;\n  }\n  .rows tr.delete,\n  .rows tr:target {\n    padding-left: 0.6rem;\n    background: var(--bad-ground);\n    box-shadow: inset 4px 0 var(--bad);\n  }\n  .rows tr:target {\n    background: var(--warm);\n  }\n  .rows tr.delete > * {\n    background: none;\n    box-shadow: none;\n    padding-left: 0;\n    color: var(--bad);\n  }\n}\n\n@page {\n  margin: 9mm 9mm 10mm;\n  @bottom-left {\n    font: 7pt sans-serif;\n  }\n  @bottom-right {\n    content: counter(page) \" / \" counter(pages);\n    font: 7pt sans-serif;\n  }\n}\n/* Everything is on paper, as in a directory: a change is a line of one of three columns. */\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --ground: #fff;\n    --ink: #000;\n    --quiet: #333;\n    --line: #888;\n    --faint: #ccc;\n    --link: #000;\n    --good: #000;\n    --bad: #000;\n    --bad-ground: #fff;\n    --new: #fff;\n    --warm: #fff;\n  }\n  body {\n    padding: 0;\n    max-width: none;\n    font-size: 9pt;\n    line-height: 1.3;\n  }\n  h1 {\n    font-size: 15pt;\n  }\n  h2 {\n    font-size: 11pt;\n    margin-bottom: 1mm;\n  }\n  a {\n    text-decoration: none;\n  }\n  nav,\n  .skip,\n  thead,\n  summary::before,\n  .usual,\n  .again {\n    display: none;\n  }\n  section,\n  footer {\n    margin-top: 4mm;\n  }\n  .paper {\n    display: block;\n    font-size: 7pt;\n    margin: 0 0 1mm;\n  }\n  .alert,\n  .tiles a {\n    border: 1pt solid #000;\n    padding: 1mm 2mm;\n  }\n  details,\n  .flow {\n    border: 0;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .flow {\n    columns: 3;\n    column-gap: 3mm;\n    font-size: 6.5pt;\n    line-height: 7.3pt;\n  }\n  .flow :is(h3, h4, p, small, code, .count, .mark, .origin, table) {\n    font-size: 6.5pt;\n    line-height: 7.3pt;\n    margin: 0;\n  }\n  .flow :is(h3, h4) {\n    font-weight: 700;\n  }\n  .tree {\n    columns: 4;\n  }\n  .tiles li {\n    flex-basis: 6rem;\n  }\n  .flow :is(div, .run) {\n    margin: 0;\n  }\n  summary {\n    display: block;\n    padding: 0;\n    break-after: avoid;\n  }\n  summary > * {\n    display: inline;\n  }\n  summary > ::after {\n    content: \" \";\n  }\n  .flow code {\n    font-family: sans-serif;\n  }\n  .run h4,\n  .origin {\n    break-after: avoid;\n    break-inside: avoid;\n  }\n  .system > :not(summary) {\n    margin: 0;\n    width: 100%;\n  }\n  .flow :is(table, tbody, tr) {\n    display: block;\n  }\n  .flow tr {\n    break-inside: avoid;\n    padding-left: 2mm;\n    text-indent: -2mm;\n  }\n  .flow tr > * {\n    display: inline;\n    padding: 0 1mm 0 0;\n    border: 0;\n    font-weight: inherit;\n  }\n  .flow tr.same > :first-child {\n    display: none;\n  }\n  tr.delete > * {\n    font-weight: 700;\n    background: none;\n    box-shadow: none;\n  }\n  tr.delete > td:first-child {\n    box-shadow: none;\n    padding-left: 0;\n  }\n  .flow tr.delete {\n    border-left: 1mm solid #000;\n    padding-left: 3mm;\n  }\n  .mark {\n    border: 0;\n    padding: 0;\n  }\n  .mark::before {\n    content: \"[\";\n  }\n  .mark::after {\n    content: \"]\";\n  }\n}\n";
/** The whole page, with a newline at its end. */
function renderPage(parts) {
    const { kicker, organization, tool, madeAt, lead, contents, main } = parts;
    return `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<!doctype html>
<html lang="en">
${head(parts)}
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<p class="kicker">${kicker}</p>
<h1>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkup */ .WP)(organization)}</h1>
${lead}</header>
<nav aria-label="Contents"><ul>
${contents.map(({ id, title }) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
<main id="main">
${main}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}. ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(parts.identity)}</p></footer>
</body>
</html>\n`}`;
}
/** Only the two styles below take effect, wherever the page is opened. */
function head({ title, tool, organization, identity }) {
    const styles = [STYLE, sheetFoot(`${organization} · ${identity}`)];
    const hashes = styles.map((style) => `'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(style).digest('base64')}'`).join(' ');
    const policy = `default-src 'none'; script-src 'none'; style-src ${hashes}; base-uri 'none'; form-action 'none'`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<head>
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
    const shownText = (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .reveal */ ._c)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text));
    const escaped = Array.from(shownText, (character) => `\\${(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .hexOf */ .ZD)(character)} `).join('');
    return `@page{@bottom-left{content:"${escaped}"}}`;
}
/** An element whose content is not parsed as HTML. */
function styleElement(text) {
    if (/<[/!]/.test(text))
        throw new Error('text that could end its style element');
    return new _markup_js__WEBPACK_IMPORTED_MODULE_5__/* .Markup */ .VK(`<style>${text}</style>`);
}
/** A landmark with a heading. */
function section(id, title, body) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}
/** A part that folds. Its title stays visible, and the browser's own search opens it. */
function part({ id, kind, title, beside = null, isOpen = false, body }) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<details class="${kind}"${isOpen ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` open` : null}>
<summary><h3>${title}</h3>${beside}</summary>
<div${id === undefined ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` id="${id}"`}>
${body}</div></details>\n`;
}
/** A change as a row. `link` leads to its asset. */
function pageRow({ kind, system, asset, change, id }, { link = null, ...ends }) {
    const rating = system.rating === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` <small>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkup */ .WP)(system.rating)}</small>`;
    return {
        ...{ kind, assetId: id, change: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .rowText */ .qg)(change), ...ends },
        system: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .rowText */ .qg)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_3__/* .siteAndName */ .QJ)(system))}${rating}`,
        asset: link === null ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkup */ .WP)(asset) : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<a href="#${link}">${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkup */ .WP)(asset)}</a>`,
    };
}
/** One line for each change. On paper a row does not repeat the cyber system of the row above it. */
function rowTable(last, rows) {
    const heads = [..._change_row_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_COLUMNS */ .FK.slice(0, 4), last].map((title) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<th scope="col">${title}</th>`);
    let above = '';
    const lines = rows.map((row) => {
        const system = String((0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${row.system}`);
        const isSame = system === above;
        above = system;
        return rowLine(row, isSame);
    });
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
function rowLine({ kind, id, system, asset, change, assetId, last }, isSame) {
    const header = asset === null ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<td></td>` : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<th scope="row">${asset}</th>`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<tr class="${kind}${isSame ? ' same' : ''}"${id === undefined ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` id="${id}"`}><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(assetId)}</td><td>${last}</td></tr>\n`;
}
/** What a reader must not miss. */
function alert(content) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p class="alert" role="note">${content}</p>\n`;
}
/** How to read the rows of a table on paper. */
function paperNote(last) {
    const outcome = last === 'Line' ? null : ', and a row without an outcome is done and as applied';
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p class="paper">On paper, a row that names no cyber system is of the one named above it${outcome}.</p>\n`;
}


/***/ }),

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderReport),
  U: () => (/* binding */ reportLine)
});

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/report/applied.js
var applied = __webpack_require__(9671);
// EXTERNAL MODULE: ./lib/report/change-row.js
var change_row = __webpack_require__(8569);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/html/markup.js
var markup = __webpack_require__(8148);
// EXTERNAL MODULE: ./lib/report/html/page.js
var page = __webpack_require__(4859);
;// CONCATENATED MODULE: ./lib/report/html/changes.js
// The contents of a plan or an evidence file, compared with the live lists: its changes by kind, deletes first, and the
// current state of each at the service. Also the sections that show it: result, approver and time, the changes, the
// run.










function shownChanges({ kind, document }, assets) {
    const find = finderIn(assets);
    const all = document.changes.flatMap((change) => {
        const row = rowOf(change);
        return row === null ? [] : [{ change, row, group: groupOf(change, kind === 'plan' && document) }];
    });
    let place = 0;
    const groups = [...sections/* KINDS */.GW, 'drift'].flatMap((group) => {
        const members = all.filter((one) => one.group === group).sort((a, b) => (0,change_row/* compareRows */.fz)(a.row, b.row));
        const changes = members.map(({ change, row }) => {
            const live = find(change);
            const done = 'outcome' in change ? change : null;
            return { change, row, place: ++place, standing: standingOf(change, live), live, done };
        });
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
    // A plan that reverts drift counts no drift: all of it is executed.
    const isLeft = plan !== false && plan.summary.drift > 0 && change.origin === 'drift';
    return isLeft ? 'drift' : (0,sections/* changeKind */.P0)(change);
}
function standingOf({ before, after }, live) {
    if (isLive(live, after))
        return 'after';
    return isLive(live, before) ? 'before' : 'elsewhere';
}
/** null means that there is no asset on that side. */
function isLive(live, state) {
    if (live === null || state === null)
        return live === state;
    return (0,names/* stateKey */.bP)(live) === (0,names/* stateKey */.bP)(state);
}
/** Finds the asset of a change. A create in a plan has no id: only its values identify it. */
function finderIn(assets) {
    const byId = new Map(assets.map((asset) => [asset.id, asset]));
    const byValues = new Map(assets.map((asset) => [(0,names/* stateKey */.bP)(asset), asset]));
    return ({ id, after }) => (id === null ? after && byValues.get((0,names/* stateKey */.bP)(after)) : byId.get(id)) ?? null;
}
function changesLead({ kind, document }, service) {
    return kind === 'plan' ? planLead(document) : evidenceLead(document, service);
}
function planLead({ generated_at, summary, guards }) {
    const changes = summary.create + summary.update + summary.delete;
    const deletes = summary.delete === 0 ? null : (0,markup/* html */.qy) `, <b class="bad">${(0,text_style/* counted */.hS)(summary.delete, 'permanent delete')}</b>`;
    const blocked = guards
        .filter(({ passed }) => !passed)
        .map((guard) => (0,page/* alert */.xE)((0,markup/* html */.qy) `<b>Blocked:</b> ${guardText(guard)}.`));
    return {
        state: (0,markup/* html */.qy) `${stateLine('Plan', false, (0,markup/* html */.qy) `${(0,text_style/* counted */.hS)(changes, 'change')}${deletes}`)}${blocked}`,
        facts: [{ term: 'Planned', content: (0,markup/* timeTag */.Sm)(generated_at) }],
    };
}
function evidenceLead(evidence, service) {
    const { result, started_at, ended_at, commit, clean, run_url } = evidence;
    const links = (0,markup/* linksOf */.hP)(run_url);
    const isElsewhere = !`${service}/`.startsWith(`${evidence.service}/`);
    return {
        state: [
            stateLine(RESULT_WORDS[result], !GOOD_RESULTS.has(result), outcomes(evidence.changes)),
            clean === false && commit !== null && hasWritten(evidence) ? (0,page/* alert */.xE)((0,summarize/* uncommittedSentence */.$d)(commit)) : null,
            isElsewhere ? (0,page/* alert */.xE)((0,markup/* html */.qy) `<b>Another service:</b> the run wrote to ${evidence.service}.`) : null,
        ],
        facts: [
            { term: 'Approved by', content: approverContent(evidence) },
            { term: 'Applied', content: (0,markup/* html */.qy) `${(0,markup/* timeTag */.Sm)(started_at)}, ended ${(0,markup/* timeTag */.Sm)(ended_at)}` },
            { term: 'Run', content: links.run },
            pullRequestsFact(evidence),
        ],
    };
}
function stateLine(state, isBad, beside) {
    return (0,markup/* html */.qy) `<p class="state"><b class="${isBad ? 'bad' : 'good'}">${state}</b> ${beside}</p>\n`;
}
const RESULT_WORDS = {
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
const GOOD_RESULTS = new Set(['applied', 'no-changes', 'superseded']);
/** Whether the run sent a write. */
function hasWritten({ changes }) {
    return changes.some(({ attempts }) => attempts > 0);
}
/** `5 done, 1 failed`. */
function outcomes(changes) {
    const counts = (0,group/* countBy */.Tr)(changes, ({ outcome }) => ((0,result/* hasSucceeded */.yO)(outcome) ? 'done' : applied/* OUTCOME_WORDS */.nx[outcome]));
    return Array.from(counts, ([label, count]) => `${(0,text_style/* grouped */.zD)(count)} ${label}`).join(', ');
}
function approverContent({ pull_requests, approval }) {
    const lines = pull_requests.flatMap(({ number, approvals }) => approvals.map(({ user, submitted_at }) => (0,markup/* html */.qy) `<div>${(0,markup/* nameMarkup */.WP)(user)}, ${(0,markup/* timeTag */.Sm)(submitted_at)} (#${number})</div>`));
    if (lines.length > 0)
        return lines;
    return approval.by === null ? `nobody (approval: ${approval.mode})` : (0,markup/* html */.qy) `no review; executed by ${approval.by}`;
}
function pullRequestsFact({ pull_requests, run_url }) {
    const links = (0,markup/* linksOf */.hP)(run_url);
    const line = ({ number, author, approvals }) => (0,markup/* html */.qy) `<div>${links.pullRequest(number)} by ${(0,markup/* nameMarkup */.WP)(author)}${approvals.length === 0 ? ', no approving review' : null}</div>`;
    return pull_requests.length === 0 ? null : { term: 'Pull requests', content: pull_requests.map(line) };
}
/** Lines of the table of contents: each kind of change with its count. */
function changesContents({ kind }, { groups }) {
    const lines = groups.map((group) => {
        return { id: group.kind, title: (0,markup/* html */.qy) `${GROUPS[group.kind].title} ${(0,text_style/* grouped */.zD)(group.changes.length)}` };
    });
    const run = kind === 'plan' ? 'About the plan' : 'About the run';
    return [...(lines.length === 0 ? [{ id: 'changes', title: 'Changes' }] : lines), { id: 'run', title: run }];
}
function changesSection(file, changeList) {
    const { kind, document } = file;
    const title = kind === 'plan' ? 'What would change' : 'What changed';
    const differences = kind === 'plan' ? null : differenceList(document, changeList);
    const groups = changeList.groups.map((group) => changeGroup(group, kind));
    const none = (0,markup/* html */.qy) `<p class="none">Nothing: the ${kind} holds no change.</p>\n`;
    return (0,page/* section */.uW)('changes', title, (0,markup/* html */.qy) `${differences}${groups.length === 0
        ? none
        : (0,markup/* html */.qy) `${(0,page/* paperNote */.bR)(kind === 'plan' ? 'Line' : 'Outcome')}<div class="flow">
${groups}</div>\n`}${aboutPart(file)}`);
}
function aboutPart(file) {
    const { kind, document, path, sha256 } = file;
    const facts = [
        ...(kind === 'plan' ? [{ term: 'Planned by', content: toolText(document) }] : evidenceFacts(document)),
        guardFact(document.guards),
        { term: 'Digest of the changes', content: (0,markup/* idMarkup */.o1)(document.digest), isWide: true },
        {
            term: kind === 'plan' ? 'Plan file' : 'Evidence file',
            content: (0,markup/* html */.qy) `${(0,markup/* nameMarkup */.WP)(path)} ${(0,markup/* idMarkup */.o1)(`sha256:${sha256}`)}`,
            isWide: true,
        },
    ];
    const more = kind === 'plan' ? findingList(document) : fileList(document);
    return (0,page/* part */.y_)({
        id: 'run',
        kind: 'about',
        title: `About the ${kind === 'plan' ? 'plan' : 'run'}`,
        body: (0,markup/* html */.qy) `${(0,markup/* factList */.lV)(facts)}
${more}`,
    });
}
function toolText({ tool }) {
    return `${tool.name} ${tool.version}`;
}
function evidenceFacts(evidence) {
    const { result, approval, actor, commit, run_url, closing_read: read } = evidence;
    return [
        { term: 'Result', content: (0,markup/* idMarkup */.o1)(result) },
        { term: 'Approval', content: approval.by === null ? approval.mode : (0,markup/* html */.qy) `${approval.mode}: ${approval.by}` },
        actor === null ? null : { term: 'Actor', content: actor },
        read === null ? null : { term: 'Read back', content: readBackText(read) },
        { term: 'Applied by', content: toolText(evidence) },
        commit === null ? null : { term: 'Commit', content: (0,markup/* linksOf */.hP)(run_url).commit(commit), isWide: true },
    ];
}
const STOPPED = {
    signal: 'the run was stopped',
    'key-refused': 'the service refused the API key',
    crash: 'the run failed',
};
function readBackText(read) {
    const readBackWords = read.converged ? 'the list showed every change' : 'the list did not show every change';
    const parts = [
        read.converged === null ? 'not read' : readBackWords,
        read.stopped && STOPPED[read.stopped],
        read.failure,
    ];
    return parts.filter((text) => text !== null).join('; ');
}
function guardText({ guard, limit, value }) {
    if (typeof limit === 'number' && typeof value === 'number')
        return `${(0,text_style/* counted */.hS)(value, 'delete')}, limit ${(0,text_style/* grouped */.zD)(limit)} (${guard})`;
    return `${value ?? 'no ticket'}, pattern ${limit} (${guard})`;
}
function guardFact(guards) {
    if (guards.length === 0)
        return null;
    const line = (guard) => (0,markup/* html */.qy) `<div>${guardText(guard)}${guard.passed ? null : (0,markup/* html */.qy) `: <b class="bad">blocked</b>`}</div>`;
    return { term: 'Guards', content: guards.map(line) };
}
function findingList({ diagnostics }) {
    if (diagnostics.length === 0)
        return null;
    const items = diagnostics.map(({ severity, message, code, path, line }) => {
        const place = path === null ? null : (0,markup/* html */.qy) ` <small>${line === null ? path : `${path}:${line}`}</small>`;
        return (0,markup/* html */.qy) `<b>${severity}</b> ${message} <code>${code}</code>${place}`;
    });
    return (0,markup/* html */.qy) `<h4>${(0,text_style/* counted */.hS)(diagnostics.length, 'finding')}</h4>${(0,markup/* list */.p_)(items)}\n`;
}
function differenceList({ differences }, { groups }) {
    if (differences.length === 0)
        return null;
    const all = groups.flatMap(({ changes }) => changes);
    const rows = new Map(all.map(({ change, row }) => [change.fingerprint, row]));
    const items = differences.map(({ fingerprint, kind, found }) => {
        const row = rows.get(fingerprint);
        const ids = found.length === 0 ? '' : ` (${found.map(({ id }) => id).join(', ')})`;
        return (0,markup/* html */.qy) `${row === undefined ? fingerprint : (0,markup/* nameMarkup */.WP)(row.asset)} ${applied/* DIFFERENCE_WORDS */.aS[kind]}${ids}`;
    });
    return (0,markup/* html */.qy) `<h3>Not as applied when read back</h3>${(0,markup/* list */.p_)(items)}\n`;
}
function fileList({ files }) {
    if (files.length === 0)
        return null;
    const items = files.map(({ path, sha256 }) => (0,markup/* html */.qy) `${(0,markup/* nameMarkup */.WP)(path)} ${(0,markup/* idMarkup */.o1)(sha256)}`);
    return (0,markup/* html */.qy) `<h4>${(0,text_style/* counted */.hS)(files.length, 'inventory file')}, with SHA-256</h4>${(0,markup/* list */.p_)(items)}\n`;
}
function changeGroup({ kind, changes }, file) {
    const { title, note } = GROUPS[kind];
    const trouble = file === 'evidence' && changes.some(isTrouble)
        ? (0,markup/* html */.qy) `<span class="mark bad">${outcomes(changes.flatMap(({ done }) => done ?? []))}</span>`
        : null;
    const pending = changes.filter(({ change }) => change.origin === 'pending').length;
    const earlier = pending === 0 ? '' : ` ${(0,text_style/* grouped */.zD)(pending)} of them pending from earlier merges.`;
    return (0,page/* part */.y_)({
        ...{ id: kind, kind: `group ${kind}`, title: (0,markup/* html */.qy) `${title} <span class="count">${(0,text_style/* grouped */.zD)(changes.length)}</span>` },
        beside: (0,markup/* html */.qy) `${trouble}<span class="count">${note}${earlier}</span>`,
        body: (0,page/* rowTable */.pS)(file === 'plan' ? 'Line' : 'Outcome', changes.map(shownRow)),
    });
}
function shownRow(shown) {
    const { row, place, live, standing, done } = shown;
    const last = done === null ? lineContent(shown) : outcomeContent(done, standing);
    return (0,page/* pageRow */.oG)(row, { id: `change-${place}`, link: live === null ? null : `asset-${place}`, last });
}
function rowOf({ id, before, after, cyber_system: to, from_cyber_system: from }) {
    return (0,change_row/* changeRow */.L_)({ id, before: sideOf(before, from ?? to), after: sideOf(after, to) });
}
function sideOf(state, system) {
    return state === null ? null : { name: state.name, asset_type: state.asset_type, system: systemFound(system) };
}
function systemFound({ id, name, site, impact_rating }) {
    return { id, name, site: site?.name ?? null, rating: impact_rating };
}
/** The line that asks for the change, and a word if the service has changed since the plan. */
function lineContent({ change, standing }) {
    const source = 'source' in change ? change.source : null;
    const now = standing === 'before'
        ? null
        : (0,markup/* html */.qy) ` <span class="mark">${standing === 'after' ? 'done since' : 'changed since'}</span>`;
    const why = change.origin === 'pending' ? (0,markup/* html */.qy) ` <span class="mark">pending</span>` : null;
    return (0,markup/* html */.qy) `${source === null ? null : `${source.path}:${source.line}`}${why}${now}`;
}
const NOW = {
    after: 'as applied',
    before: 'now as before',
    elsewhere: 'changed since',
};
function outcomeContent({ outcome, reason, detail }, standing) {
    const isUsual = (0,result/* hasSucceeded */.yO)(outcome) && standing === 'after';
    if (isUsual)
        return (0,markup/* html */.qy) `<span class="usual good">${applied/* OUTCOME_WORDS */.nx[outcome]}, ${NOW.after}</span>`;
    const remarks = [reason, detail === null ? null : (0,markup/* html */.qy) `The service said: ${detail}`];
    const lines = remarks.filter((line) => line !== null).map((line) => (0,markup/* html */.qy) ` <small>${line}</small>`);
    return (0,markup/* html */.qy) `<span class="${(0,result/* hasSucceeded */.yO)(outcome) ? 'good' : 'bad'}">${applied/* OUTCOME_WORDS */.nx[outcome]}</span>, ${NOW[standing]}${lines}`;
}
const GROUPS = {
    delete: { title: 'Deletes', note: `Each is ${summarize/* PERMANENT */.R2}.` },
    move: { title: 'Moves', note: `Another cyber system holds the asset; ${summarize/* INHERITS */.zZ}.` },
    rename: { title: 'Renames', note: 'The asset keeps its id and its history.' },
    retype: { title: 'Retypes', note: 'The asset keeps its id and its history.' },
    create: { title: 'Creates', note: 'The service gives the id.' },
    drift: { title: 'Drift', note: 'The service differs from the files, and no file asked for it. Not applied.' },
};
/** A mark beside an asset of the inventory: `renamed`, `to move`, `delete failed`. */
function markOf({ row: { kind }, done, standing }) {
    if (done === null)
        return standing === 'after' ? summarize/* DONE_WORDS */.XM[kind] : `to ${kind}`;
    return (0,result/* hasSucceeded */.yO)(done.outcome) ? summarize/* DONE_WORDS */.XM[kind] : `${kind} ${applied/* OUTCOME_WORDS */.nx[done.outcome]}`;
}
/** Whether a reader has to look closer. */
function isTrouble({ done, row }) {
    return done === null ? row.kind === 'delete' : !(0,result/* hasSucceeded */.yO)(done.outcome);
}

;// CONCATENATED MODULE: ./lib/report/html/report-page.js
// The report: the live inventory of an organization as one page, with the contents of a plan or an evidence file above
// it.







/** The page. Time and size grow with the number of assets. */
function renderReport(input) {
    const { organization, service, readAt, tool, lists, changes, facts = [], identity } = input;
    const sites = inventoryTree(lists, input.fields ?? {});
    const shown = changes === null ? null : { file: changes, list: shownChanges(changes, lists.assets) };
    const lead = changes === null ? { state: null, facts: [] } : changesLead(changes, service);
    return (0,page/* renderPage */.Cf)({
        ...{ organization, tool, madeAt: input.madeAt ?? readAt, kicker: 'NERC CIP compliance inventory' },
        title: `${organization}: compliance inventory, ${readAt.slice(0, 10)}`,
        identity: identity ?? changes?.document.digest ?? `read ${readAt}`,
        lead: (0,markup/* html */.qy) `${lead.state}${(0,markup/* factList */.lV)([
            ...lead.facts,
            { term: 'Service', content: service },
            { term: 'Inventory read', content: (0,markup/* timeTag */.Sm)(readAt) },
            ...facts,
        ])}\n`,
        contents: [
            ...(shown === null ? [] : changesContents(shown.file, shown.list)),
            { id: 'inventory', title: 'Inventory' },
        ],
        main: (0,markup/* html */.qy) `${shown === null ? null : changesSection(shown.file, shown.list)}${inventorySection(lists, sites, shown?.list ?? null)}`,
    });
}
function inventorySection(lists, sites, changeList) {
    return (0,page/* section */.uW)('inventory', 'Inventory', (0,markup/* html */.qy) `<p class="count totals">${totals(lists).join(' · ')}</p>
<div class="flow tree">
${sites.map((site) => sitePart(site, lists, changeList))}</div>\n`);
}
/** What was written, in one line: `3 facilities, 8 cyber systems, 112 assets: 90 hardware, 22 software, in 0.4 s`. */
function reportLine(lists, ms) {
    return [...totals(lists), `in ${(0,text_style/* durationText */.S5)(ms)}`].join(', ');
}
function totals({ facilities, systems, assets }) {
    const homes = [(0,text_style/* counted */.hS)(facilities.length, 'facility', 'facilities'), (0,text_style/* counted */.hS)(systems.length, 'cyber system')];
    return [...homes, assetCounts(assets)];
}
/** Facilities by name, then other sites, then systems without a site. Linear except for sorting. */
function inventoryTree({ facilities, controlCenters, systems, assets }, fields) {
    const bySystem = (0,group/* groupBy */.$z)(assets, (asset) => asset.cyber_system_id);
    const listed = new Set(systems.map(({ id }) => id));
    const lost = [...bySystem.keys()].filter((id) => !listed.has(id)).sort(compare/* compareNatural */.dk);
    const place = (0,system_context/* placesOf */.ek)({ systems, facilities, controlCenters }, fields);
    const sites = new Map([...facilities].sort(byName).map((site) => [site.id, site]));
    const isListed = new Set([...facilities, ...controlCenters].map(({ id }) => id));
    const others = systems.flatMap(({ id }) => place(id).site ?? []).filter(({ id }) => !sites.has(id));
    for (const site of others.sort(byName))
        sites.set(site.id, site);
    const all = [...[...systems].sort(byName), ...lost.map((id) => ({ id, name: null }))];
    const nodes = all.map(({ id, name }) => {
        return { id, name, impactRating: place(id).impactRating, assets: [...(bySystem.get(id) ?? [])].sort(byName) };
    });
    const bySite = (0,group/* groupBy */.$z)(nodes, ({ id }) => place(id).site?.id ?? null);
    const parents = Array.from(sites.values(), ({ id, name }) => {
        return { id, name: isListed.has(id) ? name : null, systems: bySite.get(id) ?? [] };
    });
    const nowhere = bySite.get(null);
    return nowhere === undefined ? parents : [...parents, { id: null, name: null, systems: nowhere }];
}
function byName(a, b) {
    return (0,compare/* compareNatural */.dk)(a.name, b.name) || (0,compare/* compareNatural */.dk)(a.id, b.id);
}
/** `340 assets`, with `200 hardware, 140 software` if there are both kinds. */
function assetCounts(assets) {
    if (assets.length === 0)
        return 'no assets';
    const total = (0,text_style/* counted */.hS)(assets.length, 'asset');
    const hardware = assets.filter(({ asset_type }) => asset_type === 'hardware').length;
    const software = assets.length - hardware;
    if (hardware === 0 || software === 0)
        return `${total}, all ${hardware > 0 ? 'hardware' : 'software'}`;
    return `${total}: ${(0,text_style/* grouped */.zD)(hardware)} hardware, ${(0,text_style/* grouped */.zD)(software)} software`;
}
/** `changeList` is null when no plan or evidence was given. */
function sitePart(site, { controlCenters }, changeList) {
    const { id, systems } = site;
    const assets = systems.flatMap((system) => system.assets);
    const content = `${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} · ${assetCounts(assets)}`;
    return (0,page/* part */.y_)({
        ...{ kind: 'facility', title: siteName(site) },
        beside: (0,markup/* html */.qy) `${id === null ? null : (0,markup/* idMarkup */.o1)(id)}<span class="count">${content}</span>${changedCount(assets, changeList)}`,
        body: (0,markup/* html */.qy) `${id === null ? centerNote(controlCenters) : null}${systems.map((system) => systemPart(system, changeList))}`,
    });
}
function siteName({ id, name }) {
    if (id === null)
        return 'No facility';
    return name === null ? 'A site that the lists lack' : (0,markup/* nameMarkup */.WP)(name);
}
/** A cyber system belongs to a facility or a control center. The service does not show to which control center. */
function centerNote(centers) {
    const named = centers.map(({ id, name }, index) => (0,markup/* html */.qy) `${index === 0 ? '' : ', '}${(0,markup/* nameMarkup */.WP)(name)} ${(0,markup/* idMarkup */.o1)(id)}`);
    const names = centers.length === 0 ? 'none' : named;
    return (0,markup/* html */.qy) `<p class="note">The service names no facility for these cyber systems, which may be of a control center. Control centers of the organization: ${names}.</p>\n`;
}
function systemPart({ id, name, impactRating, assets }, changeList) {
    const rating = impactRating === null ? null : (0,markup/* html */.qy) `<span class="mark">${(0,markup/* nameMarkup */.WP)(impactRating)}</span>`;
    return (0,markup/* html */.qy) `<details class="system">
<summary><h4>${name === null ? 'A cyber system that the list lacks' : (0,markup/* nameMarkup */.WP)(name)}</h4>${(0,markup/* idMarkup */.o1)(id)}${rating}<span class="count">${assetCounts(assets)}</span>${changedCount(assets, changeList)}</summary>
${assets.length === 0 ? (0,markup/* html */.qy) `<p class="none">No assets.</p>` : assetTable(assets, changeList)}
</details>\n`;
}
function assetTable(assets, changeList) {
    return (0,markup/* html */.qy) `<table class="assets"><thead><tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Type</th></tr></thead><tbody>
${assets.map((asset) => assetRow(asset, changeList))}</tbody></table>`;
}
function assetRow({ id, name, asset_type }, changeList) {
    const change = changeList?.byAsset.get(id);
    const anchor = change === undefined ? null : (0,markup/* html */.qy) ` id="asset-${change.place}"`;
    const undeclared = changeList?.undeclared.has(id) ? (0,markup/* html */.qy) ` <span class="mark">in no file</span>` : null;
    return (0,markup/* html */.qy) `<tr${anchor}><td>${(0,markup/* nameMarkup */.WP)(name)}${change === undefined ? undeclared : changeMark(change)}</td><td>${(0,markup/* idMarkup */.o1)(id)}</td><td>${asset_type}</td></tr>\n`;
}
function changeMark(change) {
    return (0,markup/* html */.qy) ` <a class="mark ${isTrouble(change) ? 'bad' : 'changed again'}" href="#change-${change.place}">${markOf(change)}</a>`;
}
function changedCount(assets, changeList) {
    const count = assets.filter(({ id }) => changeList?.byAsset.has(id)).length;
    return count === 0 ? null : (0,markup/* html */.qy) `<span class="mark changed">${(0,text_style/* counted */.hS)(count, 'change')}</span>`;
}


/***/ })

};
