export const id = 762;
export const ids = [762];
export const modules = {

/***/ 4762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliExport: () => (/* binding */ cliExport),
  runExport: () => (/* binding */ runExport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(6789);
// EXTERNAL MODULE: ./lib/core/formula.js
var formula = __webpack_require__(3637);
// EXTERNAL MODULE: ./lib/report/progress.js
var progress = __webpack_require__(7751);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
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
        (0,text_style/* counted */.hS)(assets.length, 'asset'),
        (0,text_style/* counted */.hS)(systems.length, 'cyber system'),
        (0,text_style/* counted */.hS)(facilities.length, 'facility', 'facilities'),
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
// EXTERNAL MODULE: ./lib/commands/cli/online.js + 8 modules
var online = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
// EXTERNAL MODULE: ./lib/commands/survey.js
var survey = __webpack_require__(1474);
;// CONCATENATED MODULE: ./lib/commands/export.js
// `export --csv`: the live inventory as CSV, from reads alone: the rows on standard output or in a file.






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
async function cliExport(flags, cli) {
    if (flags.csv !== true)
        throw new endpoint/* ConfigurationError */.j1('export', 'needs a format. Give --csv.');
    return (0,online/* online */.W)(flags, cli, 0, async ({ settings, connection: { reader }, world, progress, startedAt }) => {
        const { csv, lists } = await runExport({ settings, reader, bom: flags.bom === true });
        progress.end();
        if (typeof flags.out !== 'string')
            cli.terminal.out(csv);
        else
            (0,run_files.writeWhole)((0,external_node_path_.resolve)(world.cwd, flags.out), csv);
        cli.terminal.err(`${exportLine(lists, world.clock.now() - startedAt)}\n`);
        return 0;
    });
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cutOffApplies: () => (/* binding */ cutOffApplies),
/* harmony export */   openJournal: () => (/* binding */ openJournal),
/* harmony export */   parseSavedPlan: () => (/* binding */ parseSavedPlan),
/* harmony export */   planPath: () => (/* binding */ planPath),
/* harmony export */   readNamed: () => (/* binding */ readNamed),
/* harmony export */   readSavedPlan: () => (/* binding */ readSavedPlan),
/* harmony export */   recordPaths: () => (/* binding */ recordPaths),
/* harmony export */   writeJson: () => (/* binding */ writeJson),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3278);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.



/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder.
 */
function writeWhole(path, text) {
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there?.isDirectory())
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
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
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `plan-${stampOf(startedAt)}.json`);
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
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, 'names a file that cannot be read.', { cause });
    }
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(666), __webpack_require__.e(71)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
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
