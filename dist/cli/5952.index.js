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
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(421);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4457);






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
    const { detail, budget, elsewhere, pages = null, files = null } = options;
    const format = { detail, pages, files };
    const table = {
        ...{ files, isCompact: plan.changes.length > COMPACT_FROM },
        ...{ doubted: (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .doubtedIds */ .UU)(plan.diagnostics), alike: (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .alikeSystems */ .jQ)(plan.changes) },
    };
    const page = { plan, detail, table };
    const sections = placed((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionsOf */ .Ks)(plan));
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const warnings = warningParts(plan, format);
    const all = [
        whereSection(page),
        { ...findingSection('error', plan, format), most },
        { ...questionSection(plan, format), most },
        { ...rankedSection('warning', warnings.first), most },
        deleteSection(sections, page),
        ...requestedSections(sections, page),
        mixedSection('pending', PENDING, sections.pending, page),
        mixedSection('reverted', 'Drift, reverted by this run', sections.reverted, page),
        driftSection(sections.drift, page),
        undeclaredSection(page),
        { ...rankedSection('notice', warnings.rest), most },
        { ...findingSection('notice', plan, format), most },
    ];
    return all.filter((one) => one.count > 0 || one.open !== '').map((one) => asSentence(one, elsewhere));
}
/** Only what a plan deletes. Empty if it deletes nothing. */
function deleteSectionOf(plan, { detail, elsewhere }) {
    const table = { ...PLAIN_TABLE, doubted: doubtedIds(plan.diagnostics), alike: alikeSystems(plan.changes) };
    const section = deleteSection(placed(sectionsOf(plan)), { plan, detail, table });
    return section.open === '' ? [] : [asSentence(section, elsewhere)];
}
/** Makes the line about hidden rows a sentence that ends with where the rest is. */
function asSentence(one, elsewhere = '') {
    const hidden = (count, isAll) => {
        const line = one.hidden(count, isAll);
        return line === '' ? '' : `${line}${elsewhere}.`;
    };
    return { ...one, hidden };
}
const PENDING = 'Pending from earlier merges';
function placed({ requested, pending, reverted, drift }) {
    return {
        ...{ requested: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)(requested), pending: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)(pending) },
        ...{ reverted: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)(reverted), drift: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)(drift) },
    };
}
function requestedSections({ requested }, page) {
    const { move, rename, retype, create } = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .byKind */ .Sb)(requested);
    const moves = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)(move);
    const updates = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)([...rename, ...retype]);
    const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
    const title = `Move ${assets(move)}. A moved asset inherits the new system's impact rating`;
    return [
        rankedSection('moves', folding(title, bodyOf(moves, page), moves)),
        rankedSection('updates', folding(`${verb} ${assets(updates)}`, bodyOf(updates, page), updates)),
        rankedSection('creates', folded(`Create ${assets(create)}`, bodyOf(create, page), create)),
    ];
}
/** Under `counts` the lines of files that ask for the changes, without names. */
function bodyOf(changes, { detail, table }) {
    return detail === 'counts' ? (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceList */ ._k)(changes) : (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .changeTable */ .Hg)(changes, table);
}
function assets(changes) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(changes.length, 'asset');
}
/** ` at 5 sites` if the changes reach more than one site; else ''. */
function sitesOf(changes) {
    const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
    return sites < 2 ? '' : ` at ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(sites)} sites`;
}
/** Which cyber systems change, with their counts. Left out if there is no room. */
function whereSection({ plan: { toExecute }, detail }) {
    const body = detail === 'counts' ? NO_ROWS : (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .whereList */ .Gi)(toExecute);
    const title = `Where: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(body.count, 'cyber system')}${sitesOf(toExecute)}`;
    const hidden = (count, isAll) => (isAll ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, 'more system')} not listed`);
    const opened = { ...body, open: body.count === 0 ? '' : 'Where: ', title, changes: [] };
    const part = body.count > MOST_SYSTEMS ? folded(title, body, []) : opened;
    return { ...rankedSection('where', part), most: WHERE_BYTES, hidden };
}
/**
 * Deletes of every origin, before anything else. Under `counts` only a number: no file has a line for something that it
 * no longer declares.
 */
function deleteSection({ requested, pending, reverted }, { detail, table }) {
    const deletes = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .inPlaces */ .GB)([...requested, ...pending, ...reverted].filter(({ action }) => action === 'delete'));
    const later = deletes.filter(({ origin }) => origin === 'pending').length;
    const share = later === deletes.length ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(later)} `;
    const why = later === 0 ? '' : `, ${share}pending from earlier merges. Merging approves ${later === 1 ? 'it' : 'them'} too`;
    const title = `Delete ${assets(deletes)}${why}`;
    if (detail === 'full' || deletes.length === 0)
        return rankedSection('deletes', headed(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .changeTable */ .Hg)(deletes, table), deletes));
    const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
    return rankedSection('deletes', sentencePart(title, `In ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(systems, 'cyber system')}.`));
}
/** Above everything else: a rename without the hint costs the asset its id and its history. */
function questionSection({ diagnostics }, format) {
    const renames = diagnostics.filter(({ code }) => code === 'possible-rename');
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(renames.length, 'question');
    const { row, ...alert } = alertOf('warning', renames, format);
    const loud = (index) => row(index).replace(/Is this a (?:rename|move)\?/, '**$&**');
    return rankedSection('questions', { title, changes: [], ...alert, row: loud });
}
function mixedSection(keep, why, changes, page) {
    const others = changes.filter(({ action }) => action !== 'delete');
    const too = keep === 'pending' ? `. Merging approves ${others.length === 1 ? 'it' : 'them'} too` : '';
    const title = `${why}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(others.length, 'change')}${too}`;
    return rankedSection(keep, folding(title, bodyOf(others, page), others));
}
const DRIFT_NOTE = 'Someone changed the service, and no file asks for it. To keep what the service has, run `cip-sync import --update`. To undo it, run the apply with `drift: apply`.';
/** Not folded if there is nothing else to read. */
function driftSection(drift, { plan, detail, table }) {
    const title = `Drift, not applied: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(drift.length, 'difference')}`;
    if (detail === 'counts' && drift.length > 0)
        return rankedSection('drift', sentencePart(title, DRIFT_NOTE));
    const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
    const part = isOpen ? headed : folded;
    return rankedSection('drift', part(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .driftTable */ .Ir)(drift, table), [], `${DRIFT_NOTE}\n\n`));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
    const title = `Undeclared, left alone: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(undeclared.length, 'asset')}`;
    const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
    if (detail === 'full')
        return rankedSection('undeclared', folded(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .declarationBlock */ .is)((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .undeclaredInOrder */ .zd)(undeclared)), [], note));
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
const NO_ROWS = { open: '', count: 0, row: () => '', close: '' };
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
    return name === '' ? '' : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)})`;
}
/** Under its own heading, never folded. */
function headed(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    return { ...body, open: `### ${title}\n\n${note}${body.open}`, title, changes };
}
function folded(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    const open = `<details><summary><h3>${title}</h3></summary>\n\n${note}${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}
function folding(title, body, changes) {
    return body.count > LONG ? folded(title, body, changes) : headed(title, body, changes);
}
function rankedSection(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)} more not shown here`;
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
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.errorsFirst)(diagnostics).filter((one) => one.severity === severity && one.code !== 'possible-rename');
}
function alertPart(severity, findings, format) {
    return { title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(findings.length, severity), changes: [], ...alertOf(severity, findings, format) };
}
/** The warnings to show before the changes, at least one of each kind, and the others. */
function warningParts({ diagnostics, changes }, format) {
    const all = ofSeverity(diagnostics, 'warning');
    const first = changes.length === 0 ? all : (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.firstOf)(all, MOST_WARNINGS);
    const shownFirst = new Set(first);
    const rest = all.filter((finding) => !shownFirst.has(finding));
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(rest.length, first.length === 0 ? 'warning' : 'more warning');
    const { row, ...list } = { ...alertOf('warning', rest, format), open: '' };
    return {
        first: alertPart('warning', first, format),
        rest: folded(title, { ...list, row: (index) => row(index).replace(/^> (?:- )?/, '- ') }, []),
    };
}
function alertOf(severity, findings, format) {
    const bullet = findings.length > 1 ? '- ' : '';
    return {
        open: findings.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: findings.length,
        row: (index) => `> ${bullet}${findingText(findings[index], format)}\n`,
        close: '',
    };
}
/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(finding, { detail, pages = null, files = null }) {
    const { code, path, line } = (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.wordDiagnostic)(finding, detail);
    const place = path === null ? '' : `${line === null ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path) : (0,_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .linkedPlace */ .vg)(path, line, files)} · `;
    return `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.sayDiagnostic)(finding, detail, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownFormatter */ .W9)}<br>${place}${pageLink(code, pages) ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(code)}`;
}


/***/ }),

/***/ 4457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ whereList),
/* harmony export */   Hg: () => (/* binding */ changeTable),
/* harmony export */   Ir: () => (/* binding */ driftTable),
/* harmony export */   _k: () => (/* binding */ sourceList),
/* harmony export */   is: () => (/* binding */ declarationBlock),
/* harmony export */   vg: () => (/* binding */ linkedPlace)
/* harmony export */ });
/* unused harmony exports PLAIN_TABLE, siteTable */
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8889);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);






/** For tables after an apply: no links to lines, and no questions. */
const PLAIN_TABLE = { files: null, doubted: new Set(), alike: new Set(), isCompact: false };
/** The changes that apply would execute. `more` adds columns after the five that every table has. */
function changeTable(changes, options, more = [], moreCells = () => []) {
    return { ...rowsOf(changes, executedCells, { options, moreCells }), open: head([..._change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK, ...more]) };
}
/** Differences that apply would not execute. */
function driftTable(changes, options, more = [], moreCells = () => []) {
    return { ...rowsOf(changes, driftCells, { options, moreCells }), open: head([..._change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK, ...more]) };
}
function rowsOf(changes, cellsOf, { options, moreCells }) {
    const row = (index) => {
        const change = changes[index];
        const cells = cellsOf(change, options);
        const shownCells = options.isCompact ? withoutRepeats(cells, change, changes[index - 1]) : cells;
        return rowOf([...shownCells, ...moreCells(change, index)]);
    };
    return { count: changes.length, row, close: '' };
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
    if (change.action === 'delete')
        return '';
    const { document, offset } = change.desired;
    const { line } = document.file.place(offset);
    return isCompact ? String(line) : linkedPlace(document.file.path, line, files);
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
function head(columns) {
    return rowOf(columns) + rowOf(columns.map(() => ':--'));
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Each cyber system with the number of changes in it, all on one line. */
function whereList(changes) {
    const systems = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)(changes);
    return {
        open: '',
        count: systems.length,
        row: (index) => {
            const { system, members } = systems[index];
            return `${index === 0 ? '' : ', '}${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemName */ .N9)({ ...system, impactRating: null }, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)} (${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(members.length)})`;
        },
        close: '\n',
    };
}
/** Site and cyber system as the first columns of a table. With ids if several systems would look the same. */
function systemColumns(all) {
    const systems = new Map(all.map((system) => [system.id, system]));
    const isSited = [...systems.values()].some(({ site }) => site !== null);
    const labelOf = ({ site, name }) => `${site === null ? '' : `/${site.name}`}\0${name}`;
    const ofLabel = groupBy(systems.values(), labelOf);
    return {
        titles: isSited ? ['Site', 'Cyber system'] : ['Cyber system'],
        cells: (system) => {
            const isOnly = ofLabel.get(labelOf(system))?.length === 1;
            const rating = system.impactRating === null ? '' : ` ${ratingText(system.impactRating, tableCell)}`;
            const name = `${tableCell(system.name)}${isOnly ? '' : ` ${tableCell(system.id)}`}${rating}`;
            return isSited ? [system.site === null ? '' : tableCell(system.site.name), name] : [name];
        },
    };
}
/** One table over all sites, whose rows begin with site and cyber system. */
function siteTable(columns, all, cells) {
    const systems = systemColumns(all.map(({ cyberSystem }) => cyberSystem));
    return {
        open: head([...systems.titles, ...columns]),
        count: all.length,
        row: (index) => rowOf([...systems.cells(all[index].cyberSystem), ...cells(all[index])]),
        close: '',
    };
}
/** Under `detail: counts`: only the lines of files that ask for these changes, a row for each file. */
function sourceList(changes) {
    const sameFile = (index) => index > 0 && (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(changes[index - 1]) === (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(changes[index]);
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            if (sameFile(index))
                return `, ${lineNumbers(change)}`;
            const more = changes[index + 1];
            const noun = more !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(more) === (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(change) ? 'lines' : 'line';
            return `${index === 0 ? '' : '\n'}- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)(change) ?? '')}, ${noun} ${lineNumbers(change)}`;
        },
        close: '\n',
    };
}
function lineNumbers(change) {
    if (change.action === 'delete')
        return '';
    return String(change.desired.document.file.place(change.desired.offset).line);
}
/** The YAML lines that would declare these assets, under a comment for each cyber system. */
function declarationBlock(undeclared) {
    const declare = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_1__/* .declarations */ .I)(undeclared.map(({ asset }) => asset));
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceFor */ .Lt)(undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)(cyberSystem)]));
    return {
        open: `${fence}yaml\n`,
        count: undeclared.length,
        row: (index) => {
            const { asset, cyberSystem } = undeclared[index];
            const isFirst = undeclared[index - 1]?.cyberSystem.id !== cyberSystem.id;
            const lines = isFirst ? [`# ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .systemText */ .VZ)(cyberSystem)}`, ...declare(asset)] : declare(asset);
            return lines.map((line) => `${line}\n`).join('');
        },
        close: `${fence}\n`,
    };
}


/***/ })

};
