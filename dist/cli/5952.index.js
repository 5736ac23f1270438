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
/* unused harmony exports stopped, NO_ROWS, section, findingSections */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3666);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4457);






/** Of many warnings beside changes the first stand above them: nobody looks for a delete below thirty warnings. */
const MOST_WARNINGS = 5;
/** Findings beside changes take at most a quarter of the page: many warnings hide no change. */
const FINDINGS_SHARE = 0.25;
/** Plans with more changes, in several cyber systems, start with how many fall on each. */
const NEEDS_OVERVIEW = 50;
const OVERVIEW_BYTES = 15_000;
const FULL = { move: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .moveTable */ .AL, update: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .updateDiff */ .LU, create: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .createTable */ .ZR, mixed: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .mixedTable */ .UX };
const NAMELESS = { move: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k, update: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k, create: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k, mixed: _tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceList */ ._k };
function planSections(plan, { detail, budget, elsewhere, pages = null }) {
    const telling = { detail, pages };
    const page = { plan, detail, bodies: detail === 'counts' ? NAMELESS : FULL };
    const sections = placed((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionsOf */ .Ks)(plan));
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const findings = findingSections(plan, telling).map(({ severity, ...part }) => ({
        ...section(severity, part),
        most,
    }));
    const warnings = warningParts(plan, telling);
    const all = [
        ...findings.slice(0, 1),
        { ...questionSection(plan, telling), most },
        { ...section('warning', warnings.first), most },
        deleteSection(sections, page),
        ...askedSections(sections, page),
        mixedSection('pending', PENDING, sections.pending, page),
        mixedSection('reverted', 'Drift, to be reverted', sections.reverted, page),
        driftSection(sections.drift, page),
        undeclaredSection(page),
        { ...section('notice', warnings.rest), most },
        ...findings.slice(2),
    ];
    return all.filter((one) => one.count > 0 || one.open !== '').map((one) => stopped(one, elsewhere));
}
/** What is said of rows that are not shown, as a sentence: it ends with where the rest is. */
function stopped(one, elsewhere = '') {
    const hidden = (count, isAll) => {
        const line = one.hidden(count, isAll);
        return line === '' ? '' : `${line}${elsewhere}.`;
    };
    return { ...one, hidden };
}
const PENDING = 'Pending from earlier merges, merging approves these too';
function placed({ asked, pending, reverted, drift }) {
    return {
        ...{ asked: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(asked), pending: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(pending) },
        ...{ reverted: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(reverted), drift: (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)(drift) },
    };
}
function askedSections({ asked }, { plan, detail, bodies }) {
    const { move, rename, retype, create } = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(asked);
    const moves = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySite */ .TW)(move);
    const updates = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .inPlaces */ .GB)([...rename, ...retype]);
    const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
    const title = `Move ${assets(move)}, inheriting the new system's impact rating`;
    return [
        overviewSection(detail === 'counts' ? [] : plan.toExecute),
        section('moves', folding(title, bodies.move(moves), moves)),
        section('updates', folding(`${verb} ${assets(updates)}`, bodies.update(updates), updates)),
        section('creates', folded(`Create ${assets(create)}`, bodies.create(create), create)),
    ];
}
function assets(changes) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(changes.length, 'asset');
}
/** ` at 5 sites`: how far changes reach, where they reach beyond one site; else ''. */
function sitesOf(changes) {
    const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
    return sites < 2 ? '' : ` at ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(sites)} sites`;
}
/** Left out where there is no room. */
function overviewSection(changes) {
    const body = changes.length > NEEDS_OVERVIEW ? (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .overviewTable */ .Uc)(changes) : NO_ROWS;
    const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const title = `In ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(systems, 'cyber system')}${sitesOf(changes)}`;
    const part = section('overview', headed(title, body.count > 1 ? body : NO_ROWS, []));
    return {
        ...part,
        most: OVERVIEW_BYTES,
        hidden: (count, isAll) => (isAll ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'more system')} not listed`),
    };
}
/** Of every origin, before anything else. Under `counts` a number: no file has a line of what it no longer declares. */
function deleteSection({ asked, pending, reverted }, { detail }) {
    const deletes = (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySite */ .TW)([...asked, ...pending, ...reverted].filter(({ action }) => action === 'delete'));
    const later = deletes.filter(({ origin }) => origin === 'pending').length;
    const share = later === deletes.length ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(later)} of them `;
    const why = later === 0 ? '' : `, ${share}pending from earlier merges (merging approves these too)`;
    const title = `Delete ${assets(deletes)}${why}`;
    if (detail === 'full' || deletes.length === 0)
        return section('deletes', headed(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteTable */ .kG)(deletes), deletes));
    const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
    return section('deletes', sentencePart(title, `In ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(systems, 'cyber system')}.`));
}
/** Above all else: a rename that nobody tells costs the asset its id and its history. */
function questionSection({ diagnostics }, telling) {
    const renames = diagnostics.filter(({ code }) => code === 'possible-rename');
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(renames.length, 'question');
    const { row, ...alert } = alertOf('warning', renames, telling);
    const loud = (index) => row(index).replace('Is this a rename?', '**Is this a rename?**');
    return section('questions', { title, changes: [], ...alert, row: loud });
}
function mixedSection(keep, why, changes, { bodies }) {
    const others = changes.filter(({ action }) => action !== 'delete');
    return section(keep, folding(`${why}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(others.length, 'change')}`, bodies.mixed(others), others));
}
const DRIFT_NOTE = 'The service differs, and no change of a file asks for it. To keep what the service has, change the files. To undo it, run with `drift: apply`.';
/** Open where there is nothing else to read. */
function driftSection(drift, { plan, detail }) {
    const title = `Drift, not applied: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(drift.length, 'difference')}`;
    if (detail === 'counts' && drift.length > 0)
        return section('drift', sentencePart(title, DRIFT_NOTE));
    const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
    const part = isOpen ? headed : folded;
    return section('drift', part(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .driftTable */ .Ir)(drift), [], `${DRIFT_NOTE}\n\n`));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
    const title = `Undeclared, left alone: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(undeclared.length, 'asset')}`;
    const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
    if (detail === 'full')
        return section('undeclared', folded(title, (0,_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .declarationBlock */ .is)(undeclared), [], note));
    const open = undeclared.length === 0 ? '' : `**${title}**\n`;
    return section('undeclared', { ...NO_ROWS, open, title, changes: [] });
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
    'overview',
    'creates',
    'notice',
    'undeclared',
];
/** Whether a part stands above what is said of deletes: nothing is planned, or a question would spare one. */
function isFirst({ keep }) {
    return keep <= KEEP.indexOf('questions');
}
/** Longer parts are folded: what is asked for, what is pending. Deletes never are, and creates always. */
const LONG = 25;
const NO_ROWS = { open: '', count: 0, row: () => '', close: '' };
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** A result, a state or the code of a finding, led to the section that explains it; null where no page is known. */
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/diagnostics.md#${topic})`;
}
/** A link to a run; empty for what is no URL of one. */
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}
/** How a heading tells several of one pull request apart: the input `name`, '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name)})`;
}
/** Under its own heading, always open. */
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
function section(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(count)} more not shown here`;
    return { ...part, keep: KEEP.indexOf(keep), hidden };
}
/** A heading and a sentence, without rows. */
function sentencePart(title, sentence) {
    return { ...NO_ROWS, open: `### ${title}\n\n${sentence}\n`, title, changes: [] };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Errors, warnings and notices, in this order; without rows where there are none. */
function findingSections({ diagnostics }, telling) {
    const findings = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.errorsFirst)(diagnostics);
    return _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .oC.map((severity) => {
        const ofSeverity = findings.filter((finding) => finding.severity === severity && finding.code !== 'possible-rename');
        return {
            severity,
            title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(ofSeverity.length, severity),
            changes: [],
            ...alertOf(severity, ofSeverity, telling),
        };
    });
}
/** Those to be read before the changes, one of each kind at least, and the others. */
function warningParts({ diagnostics, changes }, telling) {
    const all = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.errorsFirst)(diagnostics).filter(({ severity, code }) => severity === 'warning' && code !== 'possible-rename');
    const first = changes.length === 0 ? all : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.firstOf)(all, MOST_WARNINGS);
    const shownFirst = new Set(first);
    const rest = all.filter((finding) => !shownFirst.has(finding));
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest.length, first.length === 0 ? 'warning' : 'more warning');
    const { row, ...list } = { ...alertOf('warning', rest, telling), open: '' };
    return {
        first: { title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(first.length, 'warning'), changes: [], ...alertOf('warning', first, telling) },
        rest: folded(title, { ...list, row: (index) => row(index).replace(/^> (?:- )?/, '- ') }, []),
    };
}
function alertOf(severity, findings, telling) {
    const bullet = findings.length > 1 ? '- ' : '';
    return {
        open: findings.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: findings.length,
        row: (index) => `> ${bullet}${findingText(findings[index], telling)}\n`,
        close: '',
    };
}
/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(finding, { detail, pages = null }) {
    const { code, path, line } = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.wordDiagnostic)(finding, detail);
    const place = path === null ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(line === null ? path : `${path}:${line}`)} · `;
    return `${(0,_messages_js__WEBPACK_IMPORTED_MODULE_1__.sayDiagnostic)(finding, detail, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownVoice */ .Cr)}<br>${place}${pageLink(code, pages) ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(code)}`;
}


/***/ }),

/***/ 4457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ moveTable),
/* harmony export */   Ir: () => (/* binding */ driftTable),
/* harmony export */   LU: () => (/* binding */ updateDiff),
/* harmony export */   UX: () => (/* binding */ mixedTable),
/* harmony export */   Uc: () => (/* binding */ overviewTable),
/* harmony export */   ZR: () => (/* binding */ createTable),
/* harmony export */   _k: () => (/* binding */ sourceList),
/* harmony export */   is: () => (/* binding */ declarationBlock),
/* harmony export */   kG: () => (/* binding */ deleteTable)
/* harmony export */ });
/* unused harmony export siteTable */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);




/** A table for each cyber system and file, which are its first column's title. Those of one are next to each other. */
function tables(columns, changes, cells) {
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const before = changes[index - 1];
            const row = rowOf(cells((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .contrasted */ .CF)(change)));
            if (before !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .areTogether */ .pH)(before, change))
                return row;
            return `${before === undefined ? '' : '\n'}${head([placeTitle(change), ...columns])}${row}`;
        },
        close: '',
    };
}
function head(columns, rules = columns.map(() => ':--')) {
    return rowOf(columns) + rowOf(rules);
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function placeTitle(change) {
    const { cyberSystem } = change;
    const path = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(change);
    const title = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
    return `${title}${path === null ? '' : `<br>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(path)}`}`;
}
function ratingCell({ impactRating }) {
    return impactRating === null ? '' : ` ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingText */ .l$)(impactRating, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)}`;
}
/** Site and cyber system as the first columns of a table; ids where several systems would read alike. */
function systemColumns(all) {
    const systems = new Map(all.map((system) => [system.id, system]));
    const isSited = [...systems.values()].some(({ site }) => site !== null);
    const labelOf = ({ site, name }) => `${site === null ? '' : `/${site.name}`}\0${name}`;
    const ofLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(systems.values(), labelOf);
    return {
        titles: isSited ? ['Site', 'Cyber system'] : ['Cyber system'],
        cells: (system) => {
            const isAlone = ofLabel.get(labelOf(system))?.length === 1;
            const name = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(system.name)}${isAlone ? '' : ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(system.id)}`}${ratingCell(system)}`;
            return isSited ? [system.site === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(system.site.name), name] : [name];
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
/** All deletes, whyever they are in the plan: which is told where it is not this inventory alone. */
function deleteTable(changes) {
    const isMixed = changes.some(({ origin }) => origin !== 'inventory');
    const why = { inventory: 'these files', pending: 'pending from earlier merges', drift: 'reverts drift' };
    return siteTable(['Asset', 'Type', 'Id', ...(isMixed ? ['Asked for by'] : [])], (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .bySite */ .TW)(changes), (change) => [
        ...[nameCell(change), typeCell(change), idCell(change)],
        ...(isMixed ? [why[change.origin]] : []),
    ]);
}
/** What moves, from where to where, and between which impact ratings. */
function moveTable(changes) {
    const moves = changes.filter((change) => change.action === 'update');
    const isRated = moves.some((one) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .ratingChange */ .Yb)(one.fromSystem, one.cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR) !== '');
    const places = systemColumns(moves.flatMap(({ fromSystem, cyberSystem }) => [fromSystem, cyberSystem]));
    const place = (system) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(places.cells({ ...system, impactRating: null }), ' / ');
    return {
        open: head(['Asset', 'Id', 'From', 'To', ...(isRated ? ['Impact rating'] : [])]),
        count: moves.length,
        row: (index) => {
            const move = moves[index];
            const change = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .contrasted */ .CF)(move);
            const { before, after } = move;
            const type = before.asset_type === after.asset_type ? '' : `, ${typeCell(change)}`;
            const { fromSystem, cyberSystem } = change.action === 'update' ? change : move;
            const rating = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .ratingChange */ .Yb)(move.fromSystem, move.cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
            const ratings = isRated ? [rating] : [];
            return rowOf([nameCell(change) + type, idCell(change), place(fromSystem), place(cyberSystem), ...ratings]);
        },
        close: '',
    };
}
function createTable(changes) {
    return tables(['Type', 'Line'], changes, (change) => [nameCell(change), typeCell(change), lineCell(change)]);
}
/** Changes of every kind. */
function mixedTable(changes) {
    return tables(['Change', 'Id', 'Line'], changes, (change) => {
        const isMove = change.action === 'update' && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change) === 'move';
        const from = isMove ? ` from ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(change.fromSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)}` : '';
        const type = change.action === 'create' || change.before.asset_type !== change.after?.asset_type;
        const action = `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change)}${from}${type ? ` ${typeCell(change)}` : ''}`;
        return [nameCell(change), action, idCell(change), lineCell(change)];
    });
}
/** Changes that are not to be executed, as a difference between service and files. */
function driftTable(changes) {
    return tables(['At the service', 'In the files'], changes, (change) => {
        const { name } = change.before ?? change.after;
        const id = change.id === null ? '' : ` ${idCell(change)}`;
        const line = change.action === 'delete' ? '' : `, line ${lineCell(change)}`;
        return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(name) + id, atService(change), inFiles(change) + line];
    });
}
function atService(change) {
    if (change.action === 'create')
        return 'not there';
    if (change.action === 'delete')
        return change.before.asset_type;
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sideText */ .Rc)(change, change.before, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(change.fromSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR), _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
}
function inFiles(change) {
    if (change.action === 'delete')
        return 'in none';
    if (change.action === 'create')
        return change.after.asset_type;
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sideText */ .Rc)(change, change.after, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(change.cyberSystem, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR), _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR);
}
function nameCell({ before, after }) {
    const to = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)((after ?? before).name);
    return before === null || after === null || before.name === after.name ? to : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(before.name)} → ${to}`;
}
function typeCell({ before, after }) {
    if (before === null || after === null)
        return (after ?? before).asset_type;
    return before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
}
function idCell({ id }) {
    return id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(id);
}
function lineCell(change) {
    if (change.action === 'delete')
        return '';
    return String(change.desired.document.file.place(change.desired.offset).line);
}
/** Systems beyond so many are summed by their site. */
const MOST_SYSTEMS = 120;
/** How many changes of each action fall on each site and cyber system: for plans too long to be read row by row. */
function overviewTable(changes) {
    const systems = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .bySystem */ .Dp)(changes);
    const groups = systems.length > MOST_SYSTEMS ? siteGroups(systems) : systemGroups(systems);
    const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change))));
    const titles = [...groups.titles, ...columns.map(({ title }) => title)];
    return {
        open: head(titles, [...groups.titles.map(() => ':--'), ...columns.map(() => '--:')]),
        count: groups.all.length,
        row: (index) => {
            const { cells, members } = groups.all[index];
            const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(change))).length);
            return rowOf([...cells, ...counts.map((count) => (count === 0 ? '' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)))]);
        },
        close: '',
    };
}
function systemGroups(systems) {
    const { titles, cells } = systemColumns(systems.map(({ system }) => system));
    return { titles, all: systems.map(({ system, members }) => ({ cells: cells(system), members })) };
}
function siteGroups(systems) {
    const sites = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(systems, ({ system }) => system.site?.id ?? '').values()];
    const all = sites.map((of) => {
        const site = of[0]?.system.site ?? null;
        const cells = [site === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(site.name), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(of.length)];
        return { cells, members: of.flatMap(({ members }) => members) };
    });
    return { titles: ['Site', 'Cyber systems'], all };
}
const OVERVIEW = [
    { title: 'Delete', kinds: ['delete'] },
    { title: 'Update', kinds: ['move', 'rename', 'retype'] },
    { title: 'Create', kinds: ['create'] },
];
/** Under `detail: counts`: the lines that ask for these changes, a row a file, and nothing else. */
function sourceList(changes) {
    const sameFile = (index) => index > 0 && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(changes[index - 1]) === (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(changes[index]);
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            if (sameFile(index))
                return `, ${lineCell(change)}`;
            const more = changes[index + 1];
            const noun = more !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(more) === (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(change) ? 'lines' : 'line';
            return `${index === 0 ? '' : '\n'}- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(change) ?? '')}, ${noun} ${lineCell(change)}`;
        },
        close: '\n',
    };
}
// Changes and declarations as fenced lines of Markdown, in a fence that no name in them can close.
/** Renames and retypes: before and after, on lines of their own, under the system that holds them. */
function updateDiff(updates) {
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFor */ .Lt)(updates.flatMap(namesIn));
    return {
        open: `${fence}diff\n`,
        count: updates.length,
        row: (index) => {
            const [last, change] = [updates[index - 1], (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .contrasted */ .CF)(updates[index])];
            const isOfLast = last !== undefined && (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .areTogether */ .pH)(last, change);
            const place = isOfLast ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)(' ', (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(change.cyberSystem));
            return (index === 0 ? '' : '\n') + place + hunk(change);
        },
        close: `${fence}\n`,
    };
}
function hunk(change) {
    if (change.action !== 'update')
        return '';
    const { before, after, id } = change;
    const place = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(change) ?? '');
    const fields = [
        ['name', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(before.name), (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(after.name)],
        ['asset_type', before.asset_type, after.asset_type],
    ];
    const lines = fields.flatMap(([key, from, to]) => from === to ? [] : [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)('-', `${key}: ${from}`), (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)('+', `${key}: ${to}`)]);
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .diffLine */ .mc)(' ', `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(before.name)} · ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(id)} · ${place}`), ...lines].join('');
}
function namesIn(change) {
    const { before, after, cyberSystem, id } = change;
    return [before?.name ?? '', after?.name ?? '', (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(cyberSystem), id ?? '', (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(change) ?? ''];
}
/** The lines of YAML that would declare these, under a comment for each cyber system. */
function declarationBlock(undeclared) {
    const declare = (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .declarations */ .I1)(undeclared);
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFor */ .Lt)(undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(cyberSystem)]));
    return {
        open: `${fence}yaml\n`,
        count: undeclared.length,
        row: (index) => {
            const one = undeclared[index];
            const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
            const lines = isFirst ? [`# ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .systemText */ .VZ)(one.cyberSystem)}`, ...declare(one)] : declare(one);
            return lines.map((line) => `${line}\n`).join('');
        },
        close: `${fence}\n`,
    };
}


/***/ })

};
