export const id = 193;
export const ids = [193];
export const modules = {

/***/ 4193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliExport: () => (/* binding */ cliExport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(6789);
// EXTERNAL MODULE: ./lib/core/formula.js
var formula = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/report/voice.js
var voice = __webpack_require__(5944);
;// CONCATENATED MODULE: ./lib/report/csv.js
// The live inventory as CSV, for auditors and spreadsheets: RFC 4180, in a stable order, formulas made harmless.




/** The header, which is part of the interface: columns may be added behind the last, and none changes. */
const EXPORT_COLUMNS = [
    'facility',
    'facility_id',
    'cyber_system',
    'cyber_system_id',
    'asset',
    'asset_type',
    'asset_id',
];
/**
 * One row for each asset, and one for each cyber system without assets, its last three cells empty. A facility or
 * system that the service refers to and does not list has an id and no name. Lines end with CRLF.
 */
function inventoryCsv(lists, options) {
    const rows = rowsOf(lists).map((row) => row.map(formula/* disarm */.J));
    // Of line breaks the library quotes the one that ends rows alone: others would break rows as well.
    const format = { quoted_match: /[\r\n]/, record_delimiter: '\r\n', bom: options.bom };
    return (0,sync/* stringify */.A)([[...EXPORT_COLUMNS], ...rows], format);
}
/** What was exported, in one line. */
function exportLine({ facilities, systems, assets }, ms) {
    const [first, ...rest] = [
        (0,voice/* counted */.hS)(assets.length, 'asset'),
        (0,voice/* counted */.hS)(systems.length, 'cyber system'),
        (0,voice/* counted */.hS)(facilities.length, 'facility', 'facilities'),
    ];
    return `Exported: ${[first, ...rest].join(', ')}, in ${(0,progress/* durationText */.S5)(ms)}`;
}
function rowsOf({ facilities, systems, assets }) {
    const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
    const systemCells = new Map(systems.map((system) => [system.id, cellsOf(system, facilityNames)]));
    const owning = new Set(assets.map((asset) => asset.cyber_system_id));
    const rows = assets.map(({ name, cyber_system_id, asset_type, id }) => {
        const cells = systemCells.get(cyber_system_id) ?? ['', '', '', cyber_system_id];
        return [...cells, name, asset_type, id];
    });
    for (const { id } of systems) {
        const cells = systemCells.get(id);
        if (cells !== undefined && !owning.has(id))
            rows.push([...cells, '', '', '']);
    }
    return rows.sort(compareRows);
}
function cellsOf({ id, name, facility_id }, facilityNames) {
    const facilityId = facility_id ?? '';
    return [facilityNames.get(facilityId) ?? '', facilityId, name, id];
}
/** By facility, system, asset, each by name and then by id, in the order of code units: the same on every machine. */
const SORTED_BY = [0, 1, 2, 3, 4, 6];
function compareRows(a, b) {
    for (const cell of SORTED_BY)
        if (a[cell] !== b[cell])
            return a[cell] < b[cell] ? -1 : 1;
    return 0;
}

// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/commands/survey.js
var survey = __webpack_require__(1474);
;// CONCATENATED MODULE: ./lib/commands/export.js
// `export`: the live inventory as CSV, from reads alone.


/** Three lists, each read once (API section 4.2). Throws ServiceError, or ConfigurationError for a wrong organization. */
async function runExport({ settings, reader, bom }) {
    const [facilities, systems, assets] = await Promise.all([
        reader.facilities(),
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    (0,survey/* soleOrganization */.J1)([...facilities, ...systems], assets, settings);
    const lists = { facilities, systems, assets };
    return { csv: inventoryCsv(lists, { bom }), lists };
}

// EXTERNAL MODULE: ./lib/commands/records.js
var records = __webpack_require__(8216);
// EXTERNAL MODULE: ./lib/commands/cli/runs.js + 31 modules
var runs = __webpack_require__(4876);
;// CONCATENATED MODULE: ./lib/commands/cli/export.js
// `export --csv` on the command line: the rows on standard output or in a file, all else on standard error.






async function cliExport(flags, cli) {
    if (flags.csv !== true)
        throw new endpoint/* ConfigurationError */.j1('export', 'needs a format. Give --csv.');
    return (0,runs.online)(flags, cli, 0, async ({ settings, connection: { reader }, world, progress, startedAt }) => {
        const { csv, lists } = await runExport({ settings, reader, bom: flags.bom === true });
        progress.end();
        if (typeof flags.out !== 'string')
            cli.terminal.out(csv);
        else
            (0,records.writeWhole)((0,external_node_path_.resolve)(world.cwd, flags.out), csv);
        cli.terminal.err(`${exportLine(lists, world.clock.now() - startedAt)}\n`);
        return 0;
    });
}


/***/ }),

/***/ 3637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ disarm),
/* harmony export */   U: () => (/* binding */ rearm)
/* harmony export */ });
// Cells that a spreadsheet would run as formulas, made harmless and back again. Both ways, so that what was exported
// can be imported. Wider than the library's own option: OWASP's "CSV Injection" names separators inside a cell too.
/**
 * What starts a formula, full-width forms included, which some spreadsheets normalise. A semicolon or a line break
 * inside a cell starts a cell of its own where the semicolon is the separator of the locale.
 */
const INSIDE = /([;\t\r\n]["\s]*)('*)(?=[=+\-@＝＋－＠])/gu;
const INSIDE_HARMLESS = /([;\t\r\n]["\s]*)'('*)(?=[=+\-@＝＋－＠])/gu;
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
/** Without one of these there is nothing to do. */
const SUSPECT = /[=+\-@＝＋－＠\t\r\n]/u;
/** The cell with an apostrophe before each formula: a spreadsheet then shows text. */
function disarm(cell) {
    if (!SUSPECT.test(cell))
        return cell;
    return cell.replace(INSIDE, "$1'$2").replace(START, "'");
}
/** What `disarm` was given. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    return cell.replace(START_HARMLESS, '').replace(INSIDE_HARMLESS, '$1$2');
}


/***/ })

};
