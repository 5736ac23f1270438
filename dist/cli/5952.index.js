export const id = 5952;
export const ids = [5952];
export const modules = {

/***/ 5952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ ofName),
/* harmony export */   Yc: () => (/* binding */ sitesOf),
/* harmony export */   ZW: () => (/* binding */ isFirst),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   wS: () => (/* binding */ planSections),
/* harmony export */   wg: () => (/* binding */ pageLink)
/* harmony export */ });
/* unused harmony exports deleteSectionOf, asSentence, NO_ROWS, findingSection */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(421);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4457);





/** How many warnings are above the changes. Nobody would look for a delete below thirty warnings. */
const MOST_WARNINGS = 5;
/** Findings beside changes take at most a quarter of the page, so that warnings hide no change. */
const FINDINGS_SHARE = 0.25;
/** In plans with more changes, rows do not repeat what the row above says, and have no links to lines. */
const COMPACT_FROM = 500;
/** More cyber systems are folded. */
const MOST_SYSTEMS = 12;
const WHERE_BYTES = 15_000;
function planSections(plan, options) {
    const { detail, budget, elsewhere, files } = options;
    const table = { ...planTable(plan), files, isCompact: plan.changes.length > COMPACT_FROM };
    const page = { plan, detail, table };
    const sections = placed((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .Ks)(plan));
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const warnings = warningParts(plan, options);
    const all = [
        whereSection(page),
        { ...findingSection('error', plan, options), most },
        { ...questionSection(plan, options), most },
        { ...rankedSection('warning', warnings.first), most },
        deleteSection(sections, page),
        ...requestedSections(sections, page),
        mixedSection('pending', sections.pending, page),
        mixedSection('reverted', sections.reverted, page),
        driftSection(sections.drift, page),
        undeclaredSection(page),
        { ...rankedSection('notice', warnings.rest), most },
        { ...findingSection('notice', plan, options), most },
    ];
    return all.filter((one) => one.count > 0 || one.open !== '').map((one) => asSentence(one, elsewhere));
}
/** Only what a plan deletes. Empty if it deletes nothing. */
function deleteSectionOf(plan, { detail, elsewhere }) {
    const section = deleteSection(placed(sectionsOf(plan)), { plan, detail, table: planTable(plan) });
    return section.open === '' ? [] : [asSentence(section, elsewhere)];
}
function planTable({ changes, diagnostics }) {
    const doubted = diagnostics.filter(_messages_js__WEBPACK_IMPORTED_MODULE_1__.isQuestion).map(({ args }) => args.id);
    return { ...(0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .plainTable */ .$b)(changes), doubted: new Set(doubted) };
}
/** Makes the line about hidden rows a sentence that ends with where the rest is. */
function asSentence(one, elsewhere = '') {
    const hidden = (count, isAll) => {
        const line = one.hidden(count, isAll);
        return line === '' ? '' : `${line}${elsewhere}.`;
    };
    return { ...one, hidden };
}
function placed({ requested, pending, reverted, drift }) {
    return {
        ...{ requested: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(requested), pending: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(pending) },
        ...{ reverted: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(reverted), drift: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(drift) },
    };
}
function requestedSections({ requested }, page) {
    const { move, rename, retype, create } = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(requested);
    const moves = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(move);
    const updates = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)([...rename, ...retype]);
    const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
    const title = `Move ${assets(move)}. A moved asset inherits the new system's impact rating`;
    return [
        rankedSection('moves', tablePart(title, bodyOf(moves, page), moves)),
        rankedSection('updates', tablePart(`${verb} ${assets(updates)}`, bodyOf(updates, page), updates)),
        rankedSection('creates', tablePart(`Create ${assets(create)}`, bodyOf(create, page), create, true)),
    ];
}
/** Under `counts` the lines of files that ask for the changes, without names. */
function bodyOf(changes, { detail, table }) {
    return detail === 'counts' ? (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k)(changes) : (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .changeTable */ .Hg)(changes, table);
}
function assets(changes) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(changes.length, 'asset');
}
/** ` at 5 sites` if the changes reach more than one site; else ''. */
function sitesOf(changes) {
    const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
    return sites < 2 ? '' : ` at ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(sites)} sites`;
}
/** Which cyber systems change, with their counts. Left out if there is no room. */
function whereSection({ plan: { toExecute }, detail }) {
    const body = detail === 'counts' ? NO_ROWS : (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .whereList */ .Gi)(toExecute);
    const title = `Where: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(body.count, 'cyber system')}${sitesOf(toExecute)}`;
    const hidden = (count, isAll) => (isAll ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'more system')} not listed`);
    const opened = { ...body, open: body.count === 0 ? '' : 'Where: ', title, changes: [] };
    const part = body.count > MOST_SYSTEMS ? tablePart(title, body, [], true) : opened;
    return { ...rankedSection('where', part), most: WHERE_BYTES, hidden };
}
/**
 * Deletes of every origin, before anything else. Under `counts` only a number: no file has a line for something that it
 * no longer declares.
 */
function deleteSection({ requested, pending, reverted }, { detail, table }) {
    const deletes = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)([...requested, ...pending, ...reverted].filter(({ action }) => action === 'delete'));
    const later = deletes.filter(({ origin }) => origin === 'pending').length;
    const share = later === deletes.length ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(later)} `;
    const why = later === 0 ? '' : `, ${share}pending from earlier merges. ${approvesToo(later)}`;
    const title = `Delete ${assets(deletes)}${why}`;
    if (detail === 'full' || deletes.length === 0)
        return rankedSection('deletes', tablePart(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .changeTable */ .Hg)(deletes, table), deletes, false));
    return rankedSection('deletes', sentencePart(title, `In ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCount */ .nA)(deletes), 'cyber system')}.`));
}
function approvesToo(count) {
    return `Merging approves ${count === 1 ? 'it' : 'them'} too`;
}
/** Above everything else: a rename without the hint costs the asset its id and its history. */
function questionSection({ diagnostics }, format) {
    const renames = diagnostics.filter(_messages_js__WEBPACK_IMPORTED_MODULE_1__.isQuestion);
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(renames.length, 'question');
    const { row, ...alert } = alertOf('warning', renames, format);
    const loud = (index) => row(index).replace(/Is this a (?:rename|move)\?/, '**$&**');
    return rankedSection('questions', { title, changes: [], ...alert, row: loud });
}
function mixedSection(keep, changes, page) {
    const others = changes.filter(({ action }) => action !== 'delete');
    const too = keep === 'pending' ? `. ${approvesToo(others.length)}` : '';
    const title = `${_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADINGS */ .Ac[keep]}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(others.length, 'change')}${too}`;
    return rankedSection(keep, tablePart(title, bodyOf(others, page), others));
}
const DRIFT_NOTE = 'Someone changed the service, and no file asks for it. To keep what the service has, run `cip-sync import --update`. To undo it, run the apply with `drift: apply`.';
/** Not folded if there is nothing else to read. */
function driftSection(drift, { plan, detail, table }) {
    const title = `${_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADINGS */ .Ac.drift}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(drift.length, 'difference')}`;
    if (detail === 'counts' && drift.length > 0)
        return rankedSection('drift', sentencePart(title, DRIFT_NOTE));
    const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
    return rankedSection('drift', tablePart(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .noted */ .ZT)(DRIFT_NOTE, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .driftTable */ .Ir)(drift, table)), [], !isOpen));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
    const title = `${_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADINGS */ .Ac.undeclared}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(undeclared.length, 'asset')}`;
    const note = 'To declare them, add these lines to the file of their cyber system.';
    if (detail === 'full') {
        const known = undeclared.map(({ asset }) => asset);
        const body = (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .declarationBlock */ .is)((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .undeclaredInOrder */ .zd)(undeclared), known, (system) => [`# ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(system)}`]);
        return rankedSection('undeclared', tablePart(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .noted */ .ZT)(note, body), [], true));
    }
    const open = undeclared.length === 0 ? '' : `**${title}**\n`;
    return rankedSection('undeclared', { ...NO_ROWS, open, title, changes: [] });
}
/** The last of these are cut first. */
const KEEP = [
    'error',
    'questions',
    'deletes',
    'warning',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'where',
    'creates',
    'notice',
    'undeclared',
];
const FIRST = new Set(['where', 'error', 'questions'].map((part) => KEEP.indexOf(part)));
/** Whether a part is above the caution about deletes: there is no plan, or a question may avoid a delete. */
function isFirst({ keep }) {
    return FIRST.has(keep);
}
/**
 * Longer parts are folded: the changes that the files ask for, and pending ones. Deletes never are, and creates always.
 */
const LONG = 25;
const NO_ROWS = (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .eachRow */ .ML)([], () => '');
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** Links a result, a state or the code of a finding to the section that explains it. null if no page is known. */
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/diagnostics.md#${topic})`;
}
/** A link to a run. Empty if the text is not the URL of one. */
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}
/** Distinguishes headings of one pull request by the input `name`; '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name)})`;
}
/** A part without rows is not shown. */
function tablePart(title, body, changes, isFolded = body.count > LONG) {
    return { ...(body.count === 0 ? NO_ROWS : (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .headed */ .wW)(title, body, isFolded)), title, changes };
}
function rankedSection(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(count)} more not shown here`;
    return { ...part, keep: KEEP.indexOf(keep), hidden };
}
/** A heading and a sentence, without rows. */
function sentencePart(title, sentence) {
    return { ...NO_ROWS, open: `### ${title}\n\n${sentence}\n`, title, changes: [] };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** A section without rows if there are no such findings. */
function findingSection(severity, { diagnostics }, format) {
    return rankedSection(severity, alertPart(severity, ofSeverity(diagnostics, severity), format));
}
/** Without questions, which have their own section. */
function ofSeverity(diagnostics, severity) {
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.errorsFirst)(diagnostics).filter((one) => one.severity === severity && !(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.isQuestion)(one));
}
function alertPart(severity, findings, format) {
    return { title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(findings.length, severity), changes: [], ...alertOf(severity, findings, format) };
}
/** The warnings to show before the changes, at least one of each kind, and the others. */
function warningParts({ diagnostics, changes }, format) {
    const all = ofSeverity(diagnostics, 'warning');
    const first = changes.length === 0 ? all : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.firstOf)(all, MOST_WARNINGS);
    const shownFirst = new Set(first);
    const rest = all.filter((finding) => !shownFirst.has(finding));
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest.length, first.length === 0 ? 'warning' : 'more warning');
    const { row, ...list } = { ...alertOf('warning', rest, format), open: '' };
    return {
        first: alertPart('warning', first, format),
        rest: tablePart(title, { ...list, row: (index) => row(index).replace(/^> (?:- )?/, '- ') }, [], true),
    };
}
function alertOf(severity, findings, format) {
    const bullet = findings.length > 1 ? '- ' : '';
    const open = findings.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`;
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .eachRow */ .ML)(findings, (finding) => `> ${bullet}${findingText(finding, format)}\n`, open);
}
/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(finding, { detail, pages, files }) {
    const { code, path, line } = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.wordDiagnostic)(finding, detail);
    const place = path === null ? '' : `${line === null ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(path) : (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .linkedPlace */ .vg)(path, line, files)} · `;
    return `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.sayDiagnostic)(finding, detail, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownFormatter */ .W9)}<br>${place}${pageLink(code, pages) ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(code)}`;
}


/***/ }),

/***/ 4457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ plainTable),
/* harmony export */   Gi: () => (/* binding */ whereList),
/* harmony export */   Hg: () => (/* binding */ changeTable),
/* harmony export */   Ir: () => (/* binding */ driftTable),
/* harmony export */   ML: () => (/* binding */ eachRow),
/* harmony export */   ZT: () => (/* binding */ noted),
/* harmony export */   _k: () => (/* binding */ sourceList),
/* harmony export */   is: () => (/* binding */ declarationBlock),
/* harmony export */   vg: () => (/* binding */ linkedPlace),
/* harmony export */   wW: () => (/* binding */ headed)
/* harmony export */ });
/* unused harmony exports fold, head, rowOf, siteTable, yamlBlock */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1968);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8889);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);






/** A row for each of these. */
function eachRow(all, row, open = '', close = '') {
    return { open, count: all.length, row: (index) => row(all[index], index), close };
}
/** For tables outside of a plan's page: no links to lines, and no questions. */
function plainTable(changes) {
    return { files: null, doubted: new Set(), alike: alikeSystems(changes), isCompact: false };
}
/** The changes that apply would execute. */
const changeTable = tableOf(executedCells);
/** Differences that apply would not execute. */
const driftTable = tableOf(driftCells);
/** `more` adds columns after the five that every table has. */
function tableOf(cellsOf) {
    return (changes, options, more = [], moreCells = () => []) => {
        const row = (change, index) => {
            const cells = cellsOf(change, options);
            const shownCells = options.isCompact ? withoutRepeats(cells, change, changes[index - 1]) : cells;
            return rowOf([...shownCells, ...moreCells(change, index)]);
        };
        return eachRow(changes, row, head([..._change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK, ...more]));
    };
}
function executedCells(change, options) {
    const [system, asset, text, id, line] = cellsOfRow((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedRow */ .dL)(change), change, options);
    if (change.action !== 'delete')
        return [system, asset, text, id, line];
    const question = options.doubted.has(change.id) ? '**a rename?**' : '';
    return [system, asset, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([text, ORIGIN_WORDS[change.origin], question], ', '), id, line];
}
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' };
function driftCells(change, options) {
    return cellsOfRow((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .driftRow */ .CE)(change), change, options);
}
function cellsOfRow(row, change, options) {
    const { alike, idOf } = options;
    const { system, asset } = row;
    const rating = system.rating === null ? '' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .ratingText */ .l$)(system.rating, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR);
    const systemId = alike.has(change.cyberSystem.id) ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR)(system.id) : '';
    const id = idOf === undefined ? row.id : idOf(change);
    return [
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([(0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR), rating, systemId], ' '),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR)(asset),
        (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(row.change, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR),
        id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR)(id),
        lineCell(change, options),
    ];
}
function lineCell(change, { files, isCompact }) {
    const place = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(change);
    if (place === null)
        return '';
    return isCompact ? String(place.line) : linkedPlace(place.path, place.line, files);
}
/** Leaves out the cyber system and the file if the row above names them. */
function withoutRepeats([system, asset, action, id, line], change, above) {
    const path = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(change);
    const isSameSystem = above !== undefined && above.cyberSystem.id === change.cyberSystem.id;
    const isSameFile = path === null || (above !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(above) === path);
    return [isSameSystem ? '' : system, asset, action, id, isSameFile ? line : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR)(path)} ${line}`];
}
/** A path with only these characters cannot be Markdown or become a link by itself. */
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;
/** `[beta.yml:9](…/inventory/beta.yml#L9)`. The whole path as code if there is nothing to link to. */
function linkedPlace(path, line, files) {
    if (files === null || !PLAIN_PATH.test(path))
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR)(`${path}:${line}`);
    return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}
/** Hidden behind a line until somebody opens it. */
function fold(summary, body) {
    const open = `<details><summary>${summary}</summary>\n\n${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n` };
}
/** With a sentence above its rows. */
function noted(sentence, body) {
    return { ...body, open: `${sentence}\n\n${body.open}` };
}
/** Under a heading, or hidden behind it. */
function headed(title, body, isFolded) {
    return isFolded ? fold(`<h3>${title}</h3>`, body) : { ...body, open: `### ${title}\n\n${body.open}` };
}
function head(columns) {
    return rowOf(columns) + rowOf(columns.map(() => ':--'));
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Each cyber system with the number of changes in it, all on one line. */
function whereList(changes) {
    const row = ({ system, members }, index) => `${index === 0 ? '' : ', '}${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemName */ .N9)({ ...system, impactRating: null }, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)} (${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(members.length)})`;
    return eachRow((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)(changes), row, '', '\n');
}
/** Ids of the systems that share site and name with another. */
function alikeSystems(all) {
    const systems = new Map(all.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
    const byLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
    return new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
}
/** One table over all sites, whose rows begin with site and cyber system, with ids if several would look the same. */
function siteTable(columns, all, cells) {
    const alike = alikeSystems(all);
    const isSited = all.some(({ cyberSystem }) => cyberSystem.site !== null);
    const systemCells = ({ id, name, site, impactRating }) => {
        const rating = impactRating === null ? '' : ratingText(impactRating, tableCell);
        const system = joined([tableCell(name), alike.has(id) ? tableCell(id) : '', rating], ' ');
        return isSited ? [site === null ? '' : tableCell(site.name), system] : [system];
    };
    const row = (one) => rowOf([...systemCells(one.cyberSystem), ...cells(one)]);
    return eachRow(all, row, head([...(isSited ? ['Site'] : []), 'Cyber system', ...columns]));
}
/** Under `detail: counts`: only the lines of files that ask for these changes, a row for each file. */
function sourceList(changes) {
    const places = changes.flatMap((change) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(change) ?? []);
    const row = ({ path, line }, index) => {
        if (places[index - 1]?.path === path)
            return `, ${line}`;
        const noun = places[index + 1]?.path === path ? 'lines' : 'line';
        return `${index === 0 ? '' : '\n'}- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(path)}, ${noun} ${line}`;
    };
    return eachRow(places, row, '', '\n');
}
/**
 * The YAML lines that would declare these assets, under a heading for each cyber system. An id tells those apart that
 * share a name among `known`.
 */
function declarationBlock(undeclared, known, headingOf) {
    const declare = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_1__/* .declarations */ .I)(known);
    return yamlBlock(undeclared, ({ asset, cyberSystem }, index) => {
        const isFirst = undeclared[index - 1]?.cyberSystem.id !== cyberSystem.id;
        return isFirst ? [...headingOf(cyberSystem), ...declare(asset)] : declare(asset);
    });
}
/** One fenced block. Every line was made harmless before, so only the fence matters here. */
function yamlBlock(all, linesOf) {
    const row = (one, index) => `${linesOf(one, index).join('\n')}\n`;
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceFor */ .Lt)(all.map(row));
    return eachRow(all, row, `${fence}yaml\n`, `${fence}\n`);
}


/***/ })

};
