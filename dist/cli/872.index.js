export const id = 872;
export const ids = [872];
export const modules = {

/***/ 9778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tx: () => (/* binding */ CSV_FIELDS),
  v1: () => (/* binding */ CellMap),
  xl: () => (/* binding */ NO_MAPPING),
  KN: () => (/* binding */ foldCell),
  eT: () => (/* binding */ mappingShape),
  vh: () => (/* binding */ readMapping)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var classic_schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __webpack_require__(8109);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/syntax.js
var syntax = __webpack_require__(9545);
;// CONCATENATED MODULE: ./lib/follow/csv/mapping.js







const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'];
const word = classic_schemas/* string */.YjP('string').refine((text) => text !== '', 'string');
const cell = classic_schemas/* string */.YjP('string');
const type = classic_schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd);
const cells = classic_schemas/* union */.KCZ([cell, classic_schemas/* array */.YOg(cell).min(1, 'cells')], 'cells');
const COLUMN = 'a header, a text with headers in braces, or a list of these';
const says = (description, ...examples) => ({ description, examples });
const column = (field, ...examples) => classic_schemas/* union */.KCZ([word, classic_schemas/* array */.YOg(word).min(1, 'columns')], 'columns')
    .meta(says(`${field}: ${COLUMN}, of which the first that is not empty counts.`, ...examples));
const columns = {
    name: column('The name of the asset', 'Hostname', ['Asset Name', '{Model} ({Serial})']),
    cyber_system: column('The cyber system', 'BES Cyber System'),
    asset_type: column('The class of the asset', 'CI Class'),
    facility: column('The site of the cyber system', 'Site'),
    id: column('The id of the asset at the service', 'asset_id'),
    external_id: column('The number of the asset in the CMDB, which stays', 'sys_id'),
};
const defaults = {
    cyber_system: word.meta(says('The name or id of a cyber system.', 'Riverside EMS')),
    asset_type: type.meta(says('hardware or software.', 'hardware')),
    facility: word.meta(says('The name or id of a facility.', 'Riverside Substation')),
};
const types = classic_schemas/* record */.g1P(cell, type, 'mapping').default({});
const systems = classic_schemas/* record */.g1P(cell, word, 'mapping').default({});
const facilities = classic_schemas/* record */.g1P(cell, word.nullable(), 'mapping').default({});
const rules = classic_schemas/* record */.g1P(word, cells, 'mapping').default({});
const header = classic_schemas/* union */.KCZ([classic_schemas/* array */.YOg(word).min(1, 'header'), number().int('header').min(1, 'header')], 'header');
const delimiter = classic_schemas/* string */.YjP('character')
    .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'character');
const SYSTEM = "The export's word for a cyber system: its name at the service, or its id.";
const SITE = "The export's word for a site: the facility's name or id, or null if the site is no facility.";
const mappingShape = classic_schemas/* strictObject */.rej({
    columns: classic_schemas/* strictObject */.rej(columns, 'mapping')
        .partial()
        .default({})
        .meta(says('The header of the column of each field.', { name: 'Hostname', external_id: 'sys_id' })),
    values: types.meta(says('What each word for an asset type means.', { Server: 'hardware' })),
    systems: systems.meta(says(SYSTEM, { SST: 'Snow and Stream Telemetry' })),
    facilities: facilities.meta(says(SITE, { CND: 'Chinook Narrows Dam', CC: null })),
    defaults: classic_schemas/* strictObject */.rej(defaults, 'mapping')
        .partial()
        .default({})
        .meta(says('For empty cells, and for a column that is not there.', { asset_type: 'hardware' })),
    only: rules.meta(says('A row counts only if it matches each of these.', { Class: ['Server', 'Network*'] })),
    skip: rules.meta(says('A row that matches any of these is left out.', { Status: 'retired' })),
    header: header.optional().meta(says('The line of the headers, or the headers if the file has none.', 3)),
    delimiter: delimiter.optional().meta(says('What separates the cells: one character, or tab.', ';')),
}, 'mapping');
const NO_MAPPING = mappingOf(mappingShape.parse({}));
const FAULTS = new Map([
    ['DUPLICATE_KEY', 'repeated-key'],
    ['MULTIPLE_DOCS', 'second-document'],
]);
function readMapping(path, text, report) {
    const file = (0,files/* sourceFile */.sm)(path, text);
    let isRefused = false;
    const addFinding = (code, node, args) => {
        isRefused = true;
        const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
        report({ code, severity: 'error', at: { file, offset }, args });
    };
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
        if ((0,syntax/* readEvents */.w)(file, text, report) !== null)
            addFinding('yaml-syntax', error.pos[0], { fault: FAULTS.get(error.code) ?? 'other', text: error.message });
        return NO_MAPPING;
    }
    (0,dist/* visit */.YR)(document, {
        Alias: (_, alias) => {
            const { range = null, source } = alias;
            if (alias.resolve(document) !== undefined)
                return Object.assign(new dist/* YAMLSeq */.Rw(), { range });
            addFinding('unknown-alias', alias, { alias: source });
            return Object.assign(new dist/* Scalar */.X5(`*${source}`), { range });
        },
        Pair: (_, { key }) => {
            if ((0,dist/* isScalar */.jn)(key))
                return undefined;
            const node = key;
            addFinding('wrong-type', node, { subject: 'key', expected: 'string', found: yamlKind(node) });
            return dist/* visit */.YR.REMOVE;
        },
    });
    const parsed = mappingShape.safeParse(document.toJS());
    for (const issue of parsed.error?.issues ?? [])
        reportIssue(issue, document.contents, addFinding);
    return parsed.success && !isRefused ? mappingOf(parsed.data) : NO_MAPPING;
}
function mappingOf({ header, delimiter, ...parts }) {
    const entries = (part) => new Map(Object.entries(part));
    const lists = (part) => new Map(Object.entries(part).map(([key, value]) => [key, [value].flat()]));
    const isNone = (text) => text === 'null' || text === '~';
    return {
        columns: lists(parts.columns),
        values: entries(parts.values),
        systems: entries(parts.systems),
        facilities: new Map(Object.entries(parts.facilities).map(([key, text]) => [key, isNone(text) ? null : text])),
        defaults: entries(parts.defaults),
        only: lists(parts.only),
        skip: lists(parts.skip),
        header: header ?? null,
        delimiter: delimiter === 'tab' ? '\t' : (delimiter ?? null),
    };
}
const KEYS = {
    columns: CSV_FIELDS,
    defaults: Object.keys(defaults),
    mapping: Object.keys(mappingShape.shape),
};
function reportIssue(issue, root, addFinding) {
    const { path } = issue;
    const { key, value } = pairAt(root, path);
    const subject = String(path.findLast((segment) => typeof segment === 'string') ?? 'mapping');
    const written = (0,dist/* isScalar */.jn)(value) ? String(value.value) : '';
    const wrongValue = (allowed, near) => addFinding('wrong-value', value, { key: subject, value: written, near: near[0] ?? null, allowed });
    if (issue.code === 'unrecognized_keys') {
        const of = path[0] === 'columns' || path[0] === 'defaults' ? path[0] : 'mapping';
        const allowed = KEYS[of];
        for (const name of issue.keys) {
            const at = pairAt(root, [...path, name]).key;
            addFinding('unknown-key', at, { key: name, of, near: (0,suggest/* nearest */.pA)(name, allowed, 1)[0] ?? null, allowed });
        }
    }
    else if (issue.code === 'invalid_value' && written !== '')
        wrongValue(model/* ASSET_TYPES */.Dd, (0,suggest/* nearest */.pA)(written, model/* ASSET_TYPES */.Dd, 1));
    else if (subject === 'delimiter')
        wrongValue(['a single character such as ;', 'tab'], []);
    else {
        const expected = (issue.code === 'invalid_value' ? 'string' : issue.message);
        addFinding('wrong-type', value?.range == null ? key : value, { subject, expected, found: yamlKind(value) });
    }
}
function pairAt(root, path) {
    let pair = { key: null, value: root };
    for (const segment of path) {
        const { key: owner, value } = pair;
        if (typeof segment === 'number' && (0,dist/* isSeq */.oP)(value))
            pair = { key: owner, value: value.items[segment] ?? null };
        else if ((0,dist/* isMap */.jh)(value)) {
            pair = value.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === segment) ?? pair;
        }
    }
    return pair;
}
function yamlKind(node) {
    if (node === null || ((0,dist/* isScalar */.jn)(node) && node.value === ''))
        return 'nothing';
    return (0,dist/* isMap */.jh)(node) ? 'mapping' : (0,dist/* isScalar */.jn)(node) ? 'string' : 'list';
}
function foldCell(text) {
    return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
class CellMap {
    #exact;
    #folded = new Map();
    #globs = [];
    #answers = new Map();
    constructor(entries) {
        this.#exact = entries;
        for (const [word, meaning] of entries) {
            const key = foldCell(word);
            if (/[*?]/.test(word))
                this.#globs.push({ pattern: key, word, meaning });
            const before = this.#folded.get(key);
            const isUnclear = before === null || (before !== undefined && before.meaning !== meaning);
            this.#folded.set(key, isUnclear ? null : { word, meaning });
        }
    }
    meaningOf(cell) {
        return this.#exact.size === 0 ? undefined : this.#entryOf(cell)?.meaning;
    }
    compare(cells) {
        const unmet = new Set(this.#exact.keys());
        const unknown = Array.from(new Set(cells)).filter((cell) => {
            const entry = this.#entryOf(cell);
            if (entry !== undefined)
                unmet.delete(entry.word);
            return entry === undefined;
        });
        return { unmet: [...unmet], unknown };
    }
    #entryOf(cell) {
        if (this.#exact.has(cell))
            return { word: cell, meaning: this.#exact.get(cell) };
        if (this.#answers.has(cell))
            return this.#answers.get(cell);
        const key = foldCell(cell);
        const entry = this.#folded.get(key) ?? this.#globs.find(({ pattern }) => (0,ignore/* isLike */.O)(key, pattern));
        this.#answers.set(cell, entry);
        return entry;
    }
}


/***/ }),

/***/ 7872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliImport: () => (/* binding */ cliImport),
  runImport: () => (/* binding */ runImport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/plan.js
var core_plan = __webpack_require__(3504);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var inventory_folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/run/git-context.js
var git_context = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/run/snapshot.js
var snapshot = __webpack_require__(2829);
// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/follow/desired.js
var follow_desired = __webpack_require__(4755);
// EXTERNAL MODULE: ./lib/follow/from-live.js
var from_live = __webpack_require__(620);
// EXTERNAL MODULE: ./lib/follow/system-naming.js
var system_naming = __webpack_require__(8513);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/follow/csv/mapping.js + 1 modules
var csv_mapping = __webpack_require__(9778);
;// CONCATENATED MODULE: ./lib/follow/csv/read.js








const CSV_LIMIT = 64 * 1024 * 1024;
const NO_RULE = { column: null, value: null };
const OWN = { name: 'asset', cyber_system: 'cyber_system_id', asset_type: 'asset_type', id: 'asset_id' };
function readCsv(path, bytes, written) {
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const { file, header, records, isReadable, isOwn } = openTable(path, bytes, written, note);
    const names = header.cells;
    const number = names.includes('external_id') ? { external_id: 'external_id' } : {};
    const own = new Map(Object.entries({ ...OWN, ...number }).map(([field, name]) => [field, [name]]));
    const mapping = isOwn ? { ...written, columns: own } : written;
    const at = { file, offset: header.offset };
    const sources = findColumns(names, mapping, at, note);
    const table = { at, names, sources, mapping };
    const included = withoutLeftOut(records, table, note);
    reportHeader(names, included.records, at, note);
    const counts = { trimmed: 0, rearmed: 0 };
    const all = included.records.map((record) => rowFrom(record, table, counts));
    const ofKind = (0,group/* groupBy */.$z)(all, (row) => rowKindOf(row, table));
    const rowsOf = (kind) => ofKind.get(kind) ?? [];
    const [rows, bare, misfits, single] = [rowsOf('asset'), rowsOf('system'), rowsOf('misfit'), rowsOf('single')];
    if (misfits[0] !== undefined) {
        const args = { cells: misfits[0].raw.length, columns: names.length, ...rowsAt(misfits.map(({ at }) => at)) };
        note({ code: 'csv-row-length', severity: 'error', at: misfits[0].at, args });
    }
    reportSingle(single, table, note);
    const alike = new Set(alikeRows(rows, table, note));
    if (isReadable && included.records.length === 0)
        note({ code: 'csv-empty', severity: 'error', at: { file, offset: null }, args: { leftOut: records.length } });
    return {
        rows: rows.filter((row) => !alike.has(row)),
        unusable: [...misfits, ...single, ...alike],
        bare: isOwn ? bare : [],
        findings,
        table,
        fields: new Set(csv_mapping/* CSV_FIELDS */.Tx.filter((field) => sources.has(field) || mapping.defaults.has(field))),
        headers: new Map(Array.from(sources, ([field, source]) => [field, names[firstColumn(source)] ?? field])),
        rowNumberAt: countsRows(records, table) ? at : null,
        leftOut: [...included.leftOut, { ...NO_RULE, rule: 'no-asset', lines: bare.map(({ at }) => lineOf(at)) }],
        ...counts,
    };
}
function rowFrom({ cells, offset }, { at: { file }, names, sources, mapping }, counts) {
    const read = {};
    for (const field of csv_mapping/* CSV_FIELDS */.Tx) {
        const own = textFrom(sources.get(field) ?? [], cells, counts);
        read[field] = own === '' ? (mapping.defaults.get(field) ?? '') : own;
    }
    const [[column, ...parts] = []] = sources.get('name') ?? [];
    const exactName = typeof column === 'number' && parts.length === 0 ? (0,csv/* rearm */.UG)(cells[column] ?? '') : read.name;
    const isWhole = cells.length >= names.length && cells.slice(names.length).every((cell) => isBlank(cell));
    return { at: { file, offset }, raw: cells, cells: read, exactName, isWhole };
}
function rowKindOf({ raw, cells, isWhole }, { names, sources }) {
    if (!isWhole)
        return 'misfit';
    const isEmpty = (field) => textFrom(sources.get(field) ?? [], raw) === '';
    const hasColumns = sources.has('asset_type') && sources.has('name');
    const isNameless = hasColumns && cells.name + cells.id === '';
    if (isNameless && isEmpty('asset_type') && !isEmpty('cyber_system'))
        return 'system';
    const isFull = cells.name !== '' && cells.cyber_system !== '' && cells.asset_type !== '';
    if (isFull || names.length < 3)
        return 'asset';
    return raw.filter((cell) => !isBlank(cell)).length === 1 ? 'single' : 'asset';
}
function reportSingle(rows, { names }, report) {
    const firstFilled = ({ raw }) => raw.findIndex((cell) => !isBlank(cell));
    const cellOf = (row) => (0,characters/* withoutPadding */.gl)(row.raw[firstFilled(row)]);
    for (const alike of (0,group/* groupBy */.$z)(rows, (row) => JSON.stringify([firstFilled(row), cellOf(row)])).values()) {
        const [first] = alike;
        const column = oneLine(names[firstFilled(first)]);
        const args = { kind: 'single', value: cellOf(first), column, ...rowsAt(alike.map(({ at }) => at)) };
        report({ code: 'csv-odd-row', severity: 'error', at: first.at, args });
    }
}
function isBlank(cell) {
    return (0,characters/* withoutPadding */.gl)(cell) === '';
}
function textFrom(source, cells, counts = { trimmed: 0, rearmed: 0 }) {
    for (const parts of source) {
        const texts = parts.map((part) => {
            if (typeof part === 'string')
                return part;
            const raw = cells[part] ?? '';
            const trimmed = (0,characters/* withoutPadding */.gl)(raw);
            const cell = (0,characters/* withoutPadding */.gl)((0,csv/* rearm */.UG)(trimmed));
            if (trimmed.length < raw.length)
                counts.trimmed += 1;
            if (cell.length < trimmed.length)
                counts.rearmed += 1;
            return cell;
        });
        if (texts.every((text, k) => text !== '' || typeof parts[k] === 'string'))
            return (0,characters/* withoutPadding */.gl)(texts.join(''));
    }
    return '';
}
function emptyColumns({ raw }, field, { names, sources }) {
    const columns = (sources.get(field) ?? []).flatMap((parts) => parts.find((part) => typeof part === 'number' && textFrom([[part]], raw) === '') ?? []);
    return columns.map((column) => oneLine(names[column]));
}
function alikeRows(rows, { names, mapping }, report) {
    const alike = new Map();
    for (const row of rows) {
        const { name, id, external_id } = row.cells;
        if (name !== '' && id + external_id === '')
            (0,group/* addUnder */.QQ)(alike, JSON.stringify(row.cells), row);
    }
    const groups = [...alike.values()].filter((group) => group.length > 1);
    const all = groups.flat().sort((a, b) => a.at.offset - b.at.offset);
    const [first] = all;
    if (first === undefined)
        return [];
    const cellsOf = (some, k) => some.map(({ raw }) => (0,characters/* withoutPadding */.gl)(raw[k] ?? ''));
    const isUnique = (cells) => new Set(cells).size === cells.length;
    const differing = names.flatMap((name, k) => {
        const isOther = groups.some((group) => new Set(cellsOf(group, k)).size > 1);
        return isOther && columnsNamed(names, name).length === 1 ? k : [];
    });
    const telling = differing.filter((k) => groups.every((group) => isUnique(cellsOf(group, k)) && !cellsOf(group, k).includes('')));
    const numbers = mapping.columns.has('external_id')
        ? []
        : telling.filter((k) => isUnique(cellsOf(rows, k).filter((cell) => cell !== '')));
    const headerOf = (k) => oneLine(names[k]);
    const texts = mapping.columns.get('name') ?? ['name'];
    const [more] = [...numbers, ...telling];
    const longer = more === undefined
        ? []
        : texts.map((text) => `${isTemplate(text, names) ? text : `{${text}}`} ({${headerOf(more)}})`);
    if (more !== undefined && cellsOf(rows, more).includes(''))
        longer.push(...texts);
    const args = {
        name: first.cells.name,
        columns: differing.map(headerOf),
        numbers: numbers.map(headerOf),
        longer,
        ...rowsAt(all.map(({ at }) => at)),
    };
    report({ code: 'csv-alike', severity: 'error', at: first.at, args });
    return all;
}
const TOTAL = /^(?:(?:grand |sub)?totals?|sum|summe|gesamt|anzahl|count)[\s:=\d.,]*$|^\(?\d+ (?:rows?|records?|items?)\b/i;
function withoutLeftOut(records, { at, names, sources, mapping }, report) {
    const rulesOf = (rule) => Array.from(mapping[rule], ([column, values]) => {
        const named = columnsNamed(names, column);
        const indexes = named.length > 0 || names.length === 0 ? named : missingColumn(names, column, rule, at, report);
        const counts = values.map((value) => ({ rule, column, value, lines: [] }));
        const words = new csv_mapping/* CellMap */.v1(new Map(counts.map((count) => [count.value, count])));
        const cells = new Set(indexes.flatMap((index) => records.map((record) => record.cells[index] ?? '')));
        reportUnmet(rule, column, words, Array.from(cells, characters/* withoutPadding */.gl), at, report);
        const meets = ({ cells }) => indexes
            .map((index) => words.meaningOf((0,characters/* withoutPadding */.gl)(cells[index] ?? '')))
            .find((count) => count !== undefined);
        return {
            meets,
            counts,
            others: { rule, column, value: null, lines: [] },
            isUsable: indexes.length > 0,
        };
    });
    const [only, skip] = [rulesOf('only').filter(({ isUsable }) => isUsable), rulesOf('skip')];
    const equal = { ...NO_RULE, rule: 'equal', lines: [] };
    const heading = JSON.stringify(names.map(csv_mapping/* foldCell */.KN));
    const odd = { header: [], total: [] };
    const seen = new Set();
    const included = records.filter((record) => {
        const { cells, offset } = record;
        const place = { file: at.file, offset };
        const rule = only.find(({ meets }) => meets(record) === undefined)?.others ??
            skip.flatMap(({ meets }) => meets(record) ?? [])[0];
        if (rule !== undefined) {
            rule.lines.push(lineOf(place));
            return false;
        }
        const name = textFrom(sources.get('name') ?? [], cells);
        const filled = cells.filter((cell) => !isBlank(cell));
        const isShort = filled.length * 2 <= names.length || /^\d+$/.test(name);
        const isTotal = isShort && TOTAL.test((0,characters/* withoutPadding */.gl)(filled[0]));
        const kind = JSON.stringify(cells.slice(0, names.length).map(csv_mapping/* foldCell */.KN)) === heading ? 'header' : isTotal ? 'total' : null;
        if (kind !== null) {
            odd[kind].push(place);
            return false;
        }
        if (name === '')
            return true;
        const { size } = seen;
        seen.add(JSON.stringify(cells.slice(0, names.length).map(characters/* withoutPadding */.gl)));
        if (seen.size > size)
            return true;
        equal.lines.push(lineOf(place));
        return false;
    });
    for (const kind of ['header', 'total']) {
        const [first] = odd[kind];
        const args = { kind, value: '', column: '', ...rowsAt(odd[kind]) };
        if (first !== undefined)
            report({ code: 'csv-odd-row', severity: 'warning', at: first, args });
    }
    return {
        records: included,
        leftOut: [...only.map(({ others }) => others), ...skip.flatMap(({ counts }) => counts), equal],
    };
}
function reportUnmet(part, column, words, cells, at, report) {
    const { unmet, unknown } = words.compare(cells);
    const digitsOf = (text) => text.replace(/\D+/g, '');
    const byDigits = Array.from((0,group/* groupBy */.$z)(unknown, digitsOf), ([digits, alike]) => [digits, new suggest/* Vocabulary */.VI(alike)]);
    const vocabularies = new Map(byDigits);
    for (const word of unmet) {
        const near = vocabularies.get(digitsOf(word))?.nearest(word.replace(/[*?]/g, '')) ?? [];
        if (near.length > 0)
            report({ code: 'csv-unmet-word', severity: 'warning', at, args: { part, column, word, near } });
    }
}
function countsRows(records, { sources }) {
    const texts = records.map(({ cells }) => textFrom(sources.get('external_id') ?? [], cells));
    const numbers = texts.filter((text) => /^\d+$/.test(text));
    const isMost = numbers.length > 2 && numbers.length * 2 > records.length;
    return isMost && numbers.every((number, k) => number === `${k + 1}`);
}
function rowsAt(places) {
    return { rows: places.length, lines: places.map(lineOf) };
}
function lineOf({ file, offset }) {
    return file.place(offset ?? 0).line;
}
function firstColumn(source) {
    return source.flat().find((part) => typeof part === 'number') ?? -1;
}
const IN_BRACES = /\{([^{}]+)\}/;
function findColumns(names, mapping, at, report) {
    const sources = new Map();
    if (names.length === 0)
        return sources;
    const used = new Set([...mapping.columns.values()].flat().map(csv_mapping/* foldCell */.KN));
    for (const field of csv_mapping/* CSV_FIELDS */.Tx) {
        const texts = mapping.columns.get(field);
        const isId = field === 'id' || field === 'external_id';
        const isRequired = !isId && field !== 'facility';
        if (texts === undefined && !isRequired && (used.has(field) || (isId && mapping.columns.size > 0)))
            continue;
        const isOptional = !isRequired || mapping.defaults.has(field);
        const isNeeded = texts !== undefined || !isOptional;
        const indexOf = (column) => {
            const [only, ...others] = columnsNamed(names, column);
            if (others.length > 0) {
                report({ code: 'csv-ambiguous-column', severity: 'error', at, args: { column, count: others.length + 1 } });
                return null;
            }
            if (only !== undefined || !isNeeded)
                return only ?? null;
            const [meant] = missingColumn(names, column, field, at, report);
            return texts === undefined ? null : (meant ?? null);
        };
        const alternatives = (texts ?? [field]).map((text) => {
            const parts = isTemplate(text, names) ? text.split(IN_BRACES) : ['', text];
            return parts.map((part, k) => (k % 2 === 0 ? part : indexOf(part))).filter((part) => part !== '');
        });
        const usable = alternatives.filter((parts) => parts.every((part) => part !== null));
        if (usable.length > 0)
            sources.set(field, usable);
    }
    return sources;
}
function isTemplate(text, names) {
    return IN_BRACES.test(text) && columnsNamed(names, text).length === 0;
}
const SEPARATOR = /[,;\t|^~]/;
function missingColumn(names, column, key, at, report) {
    const header = names.map(oneLine).filter((cell) => cell !== '');
    const near = names.length === 1 && SEPARATOR.test(names[0]) ? [] : (0,suggest/* nearest */.pA)(column, header);
    report({ code: 'csv-missing-column', severity: 'error', at, args: { column, key, near, header } });
    return near.slice(0, 1).flatMap((name) => columnsNamed(names, name));
}
function columnsNamed(names, column) {
    const indexesOf = (isMeant) => names.flatMap((name, k) => (isMeant(name) ? [k] : []));
    const exact = indexesOf((name) => oneLine(name) === oneLine(column));
    return exact.length > 0 ? exact : indexesOf((name) => (0,csv_mapping/* foldCell */.KN)(name) === (0,csv_mapping/* foldCell */.KN)(column));
}
function oneLine(cell) {
    return cell.replace(/\s+/gu, ' ').trim();
}
const SAMPLE = 50;
function reportHeader(names, records, at, report) {
    const shapeOf = (cell) => (0,csv_mapping/* foldCell */.KN)(cell).replace(/\d+/g, '0');
    const sample = records.slice(0, SAMPLE);
    const like = names.find((name, k) => {
        const shape = shapeOf(name);
        const alike = sample.filter(({ cells }) => shapeOf(cells[k] ?? '') === shape);
        return shape !== '' && alike.length * 2 > sample.length;
    });
    if (like === undefined || at.offset === null)
        return;
    const args = { kind: 'data', value: oneLine(like), column: '', ...rowsAt([at]) };
    report({ code: 'csv-odd-row', severity: 'warning', at, args });
}
function headersOf({ columns, only, skip }) {
    const named = [...columns.values()].flat().flatMap((text) => [text, ...text.split(IN_BRACES)]);
    const all = [...named, ...only.keys(), ...skip.keys()].filter((text) => !isBlank(text));
    return all.length > 0 ? all : [...csv_mapping/* CSV_FIELDS */.Tx, ...Object.values(OWN)];
}
function headersIn(cells, headers) {
    return headers.filter((name) => columnsNamed(cells, name).length > 0).length;
}
function likelyHeader(rows, headers) {
    const most = (counts) => counts.indexOf(Math.max(...counts));
    const counts = rows.map(({ cells }) => headersIn(cells, headers));
    if (counts.some((count) => count > 0))
        return most(counts);
    const filled = rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length);
    const fullest = Math.max(0, most(filled));
    const isTitle = filled[0] === 1 && (filled[fullest] > 2 || rows[0].cells.length < rows[fullest].cells.length);
    return isTitle ? fullest : 0;
}
function openTable(path, bytes, mapping, report) {
    const utf8 = decode(path, bytes, report);
    const latin1 = (0,files/* sourceFile */.sm)(path, utf8?.toString('latin1') ?? '');
    const lineText = (line) => Buffer.from(latin1.lineText(line), 'latin1').toString('utf8');
    const file = { ...latin1, lineText, isTable: true };
    const separator = /^sep=([^"\r\n])\r?\n/i.exec(utf8?.subarray(0, 10).toString('latin1') ?? '');
    const start = separator?.[0].length ?? 0;
    const headers = headersOf(mapping);
    const delimiter = mapping.delimiter ?? separator?.[1] ?? delimiterOf(utf8 ?? Buffer.alloc(0), headers);
    const table = utf8 === null ? [] : readTable(utf8, delimiter, start);
    const fault = table.find((row) => 'fault' in row);
    if (fault !== undefined) {
        const at = { file, offset: fault.offset };
        report({ code: 'csv-syntax', severity: 'error', at, args: { reason: fault.fault } });
    }
    const rows = table.flatMap((row) => ('cells' in row ? row : []));
    const isReadable = utf8 !== null && fault === undefined;
    const { header: said } = mapping;
    if (said !== null && typeof said !== 'number') {
        return { file, header: { cells: said, offset: null }, records: rows, isReadable, isOwn: false };
    }
    const line = (row) => lineOf({ file, offset: row.offset });
    const likely = said === null ? likelyHeader(rows.slice(0, SAMPLE), headers) : rows.findIndex((row) => line(row) >= said);
    const index = likely < 0 ? rows.length : likely;
    const header = rows[index] ?? { cells: [], offset: 0 };
    if (said === null && index > 0) {
        const args = { line: line(header), header: header.cells.map(oneLine) };
        report({ code: 'csv-header-line', severity: 'error', at: { file, offset: rows[0].offset }, args });
    }
    const isOwn = mapping.columns.size === 0 && Object.values(OWN).every((name) => header.cells.includes(name));
    return { file, header, records: rows.slice(index + 1), isReadable, isOwn };
}
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;
const LF = 0x0a;
const CR = 0x0d;
function decode(path, bytes, report) {
    const hasMark = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
    const text = hasMark ? bytes.subarray(3) : bytes;
    const isValid = (0,external_node_buffer_.isUtf8)(text);
    const zero = text.indexOf(0);
    const isText = isValid && zero === -1;
    const isWorkbook = WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start));
    let kind = null;
    if (isWorkbook || (!isText && WORKBOOK_NAME.test(path)))
        kind = 'workbook';
    else if (isUtf32(text))
        kind = 'utf-32';
    else if (isUtf16(text))
        kind = 'utf-16';
    else if (!isValid)
        kind = 'other';
    else if (!isText)
        kind = 'zero';
    else if (MARKUP.test(text.subarray(0, 32).toString()))
        kind = 'markup';
    if (kind === null) {
        if (text.includes(LF) || !text.includes(CR))
            return text;
        return Buffer.from(text.map((byte) => (byte === CR ? LF : byte)));
    }
    const wrong = kind === 'other' ? (0,files/* firstWrongByte */.EJ)(text) : kind === 'zero' ? zero : null;
    const at = { file: (0,files/* sourceFile */.sm)(path, text.subarray(0, wrong ?? 0).toString('latin1')), offset: wrong };
    report({ code: 'csv-encoding', severity: 'error', at, args: { kind } });
    return null;
}
function isUtf32(bytes) {
    const start = bytes.subarray(0, 400);
    const hasZeros = (at) => start.length >= 4 && start.every((byte, k) => k % 4 !== at || byte === 0);
    return bytes.length % 4 === 0 && (hasZeros(0) || hasZeros(3)) && (hasZeros(1) || hasZeros(2));
}
function isUtf16(bytes) {
    const start = bytes.subarray(0, 400);
    const mark = start.subarray(0, 2).toString('hex');
    return mark === 'fffe' || mark === 'feff' || start.filter((byte) => byte === 0).length * 2.5 > start.length;
}
const FAULTS = new Map([
    ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
    ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
    ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };
const BLANK = /^\p{White_Space}*$/u;
function readTable(utf8, delimiter, start, to) {
    const rows = [];
    let end = start;
    const nextStart = () => {
        let at = end;
        while (at < utf8.length - 1 && (utf8[at] === LF || utf8[at] === CR))
            at += 1;
        return at;
    };
    try {
        (0,sync/* parse */.qg)(utf8.subarray(start), {
            ...FORMAT,
            delimiter,
            ...(to === undefined ? {} : { to }),
            on_record: (cells, { bytes }) => {
                if (!cells.every((cell) => BLANK.test(cell)))
                    rows.push({ cells, offset: nextStart() });
                end = start + bytes;
                return null;
            },
        });
    }
    catch (error) {
        if (!(error instanceof sync/* CsvError */.J$))
            throw error;
        rows.push({ fault: FAULTS.get(error.code) ?? 'unreadable', offset: nextStart() });
    }
    return rows;
}
const HEADER_BYTES = 64 * 1024;
function delimiterOf(utf8, headers) {
    const ranked = [',', ';', '\t'].map((delimiter) => {
        const table = readTable(utf8.subarray(0, HEADER_BYTES), delimiter, 0, SAMPLE);
        const rows = table.flatMap((row) => ('cells' in row ? [row.cells] : []));
        const matches = Math.max(0, ...rows.map((cells) => headersIn(cells, headers)));
        return { delimiter, matches, cells: rows.flat().length };
    });
    return ranked.sort((a, b) => b.matches - a.matches || b.cells - a.cells)[0].delimiter;
}

;// CONCATENATED MODULE: ./lib/follow/csv/follow.js









function follow(input, rows, update, csv) {
    const { live, uniqueNames } = input;
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const files = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, diagnostic/* unreported */.B8).systems;
    const declared = (0,follow_desired/* asDeclared */.Pe)(files);
    const ground = groundOf(live, directory, files);
    const doubt = doubtOf(csv.unusable, ground);
    checkNumbers(rows, ground, csv, update !== null, note);
    const matched = findRows(rows, ground, update !== null, doubt, note);
    const claimed = new Set(matched.flatMap(({ entry }) => entry?.asset ?? []));
    const isDoubted = ({ entry }) => entry !== null && !claimed.has(entry) && doubt.isAbout(entry);
    const matchedIn = (0,group/* groupBy */.$z)(matched, ({ system }) => system.id);
    const meant = new Set(matched.flatMap((one) => one.live?.id ?? []));
    const unnamed = live.assets.filter(({ id }) => !meant.has(id) && !ground.entryByLive.has(id));
    const unnamedIn = (0,group/* countBy */.Tr)(unnamed, ({ cyber_system_id }) => cyber_system_id);
    const rowNames = new Map();
    for (const one of matched) {
        const key = (0,names/* nameKey */.Rc)(one.system.id, one.row.name);
        rowNames.set(key, rowNames.get(key) === true || !isInPlace(one));
    }
    const holders = (0,group/* countBy */.Tr)(live.assets, (asset) => (0,from_live/* uniqueKey */.fl)(asset, uniqueNames));
    const desired = new Map(declared);
    const compared = [];
    let kept = 0;
    for (const { system, assets } of rows) {
        const current = declared.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
        const usable = (matchedIn.get(system.id) ?? []).filter((one) => getsEntry(one, current, update !== null, ground, note));
        compared.push({ key: system.id, assets: usable.map(({ row }) => row) });
        const entries = usable.map((one) => {
            if (one.entry === null)
                return newEntry(one, input, holders);
            return { fields: fieldsAfter(one, one.entry.asset, rowNames, ground), entry: one.entry.asset };
        });
        if (update === null)
            entries.unshift(...current.entries);
        else
            entries.push(...current.entries.filter(isDoubted));
        const isNew = current.declared === null;
        if (isNew && entries.length === 0 && assets.length > 0)
            continue;
        const unnamedHere = isNew ? (unnamedIn.get(system.id) ?? 0) : 0;
        kept += unnamedHere;
        desired.set(system.id, { ...current, prune: unnamedHere > 0 ? false : null, entries });
    }
    let following = 0;
    let untouched = [...declared.values()];
    if (update !== null) {
        const named = new Set(rows.map(({ system }) => system.id));
        const doubted = untouched.filter(({ system }) => named.has(system.id));
        const others = withoutRows(untouched, named, claimed, update.allSystems ? isDoubted : null, directory, note);
        for (const one of others)
            desired.set(one.system.id, one);
        untouched = [...others, ...doubted.map((one) => ({ ...one, entries: one.entries.filter(isDoubted) }))];
        for (const [id, one] of declared)
            if (update.allSystems || named.has(id))
                following += one.entries.length;
    }
    checkAgainst(untouched, compared, uniqueNames, update === null ? '\0' : '', note);
    const continued = new Set([...desired.values()].flatMap(({ entries }) => entries.map(({ entry }) => entry)));
    const removed = files.flatMap(({ assets }) => assets.filter((entry) => !continued.has(entry)));
    return {
        systems: [...desired.values()],
        naming: new system_naming/* SystemNaming */.u(live),
        findings,
        declared: matched.filter(({ entry }) => entry !== null).length,
        kept,
        following,
        gone: new Map(removed.map((entry) => [ground.liveOf.get(entry)?.id ?? '', entry])),
    };
}
function withoutRows(declared, named, claimed, isDoubted, { systems }, report) {
    const unnamed = declared.filter(({ system }) => !named.has(system.id));
    if (isDoubted !== null)
        return unnamed.map((one) => ({ ...one, entries: one.entries.filter(isDoubted) }));
    const remaining = unnamed.map((one) => ({ ...one, entries: one.entries.filter(({ entry }) => !claimed.has(entry)) }));
    const filled = remaining.filter((one) => one.entries.length > 0);
    if (filled.length > 0 && named.size > 0) {
        const entries = filled.reduce((sum, one) => sum + one.entries.length, 0);
        const places = filled.map(({ system }) => systems.sited(system.id));
        report({ code: 'csv-system-not-named', severity: 'notice', at: null, args: { systems: places, entries } });
    }
    return remaining;
}
function doubtOf(faulty, { entryByNumber, entryByLive }) {
    const numbered = new Set();
    const names = new Set();
    let isAny = false;
    for (const { cells, isWhole } of faulty) {
        for (const entry of [entryByNumber.get(cells.external_id), entryByLive.get(cells.id)]) {
            if (entry !== undefined)
                numbered.add(entry.asset);
        }
        names.add(cells.name);
        if (!isWhole || cells.name + cells.id + cells.external_id === '')
            isAny = true;
    }
    return { numbered, isAbout: (entry) => isAny || numbered.has(entry) || names.has(entry.name) };
}
function getsEntry(one, { declared }, isUpdate, ground, report) {
    const { row, entry, system, live } = one;
    if (entry !== null && !isUpdate) {
        const { name, assetType } = entry.asset;
        const declaredIn = ground.directory.systems.sited(entry.system.id);
        const args = { name, declared: assetType, system: declaredIn, first: (0,names/* placeOf */.$t)(entry.asset) };
        const isNamed = row.name === name || row.name === live?.name;
        const isSame = isNamed && assetType === row.assetType && entry.system.id === system.id;
        if (!isSame)
            report({ code: 'csv-differs', severity: 'warning', at: (0,names/* placeOf */.$t)(row), args });
        return false;
    }
    if (isInPlace(one))
        return true;
    if (live === null && namesakeOf(row, system, ground, isUpdate, report) === 'unclear')
        return false;
    const pattern = declared?.ignore?.patternFor(row.name) ?? null;
    if (pattern === null)
        return true;
    const args = { name: row.name, pattern: pattern.text, first: pattern.at };
    report({ code: 'ignored-but-declared', severity: 'error', at: (0,names/* placeOf */.$t)(row), args });
    return false;
}
function groundOf(live, directory, systems) {
    const { liveOf } = (0,from_live/* findMeanings */.w6)(systems, live, directory);
    const entryByLive = new Map();
    const entryByNumber = new Map();
    const entriesByName = new Map();
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const entry = { asset, system };
            const meant = liveOf.get(asset);
            if (meant !== undefined)
                entryByLive.set(meant.id, entry);
            if (asset.externalId !== null)
                entryByNumber.set(asset.externalId.value, entry);
            (0,group/* addUnder */.QQ)(entriesByName, (0,names/* nameKey */.Rc)(system.id, asset.name), entry);
        }
    }
    const liveById = new Map(live.assets.map((asset) => [asset.id, asset]));
    const liveByName = (0,group/* groupBy */.$z)(live.assets, ({ cyber_system_id, name }) => (0,names/* nameKey */.Rc)(cyber_system_id, name));
    return { directory, liveById, liveByName, liveOf, entryByLive, entryByNumber, entriesByName };
}
function findRows(systems, ground, isUpdate, doubt, report) {
    const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
    const entryOf = identify(rows, ground, isUpdate, doubt, report);
    const hasUnknownId = ({ hints }) => hints?.id != null && !ground.liveById.has(hints.id.value);
    const unknown = rows.flatMap(({ row }) => (!entryOf.has(row) && hasUnknownId(row) ? row : []));
    reportUnknown(unknown, report);
    const meant = new Map();
    if (isUpdate)
        for (const [row, { asset }] of entryOf)
            meant.set(ground.liveOf.get(asset)?.id ?? '', row);
    const matched = [];
    for (const { row, system } of rows) {
        const key = (0,names/* nameKey */.Rc)(system.id, row.name);
        const own = entryOf.get(row);
        if (own !== undefined) {
            matched.push({ row, system, live: ground.liveOf.get(own.asset) ?? null, entry: own });
            continue;
        }
        const id = row.hints?.id?.value;
        const byId = () => ground.liveById.get(id ?? '') ?? 'unclear';
        const live = id === undefined ? namesakeOf(row, system, ground, isUpdate, report) : byId();
        if (live === 'unclear')
            continue;
        const first = live === null ? undefined : meant.get(live.id);
        if (first !== undefined) {
            const isReported = first.hints?.id?.value === row.hints?.id?.value;
            const args = { name: row.name, first: (0,names/* placeOf */.$t)(first), inRows: rowsAt([first, row].map(names/* placeOf */.$t)) };
            if (!isReported)
                report({ code: 'duplicate-asset', severity: 'error', at: (0,names/* placeOf */.$t)(row), args });
            continue;
        }
        if (live !== null)
            meant.set(live.id, row);
        const declared = ground.entryByLive.get(live?.id ?? '') ?? ground.entriesByName.get(key)?.at(-1) ?? null;
        matched.push({ row, system, live, entry: isUpdate ? null : declared });
    }
    return matched;
}
const MOST_SWAPPED = 5;
const MOST_SWAPPED_OF_COUNTED = 2;
function checkNumbers(systems, { entryByNumber, entriesByName }, { headers, rowNumberAt }, isUpdate, report) {
    const column = headers.get('external_id') ?? 'external_id';
    const isNew = systems.every(({ assets }) => !assets.some((row) => entryByNumber.has(row.externalId?.value ?? '')));
    if (rowNumberAt !== null && isNew)
        report({ code: 'csv-row-number', severity: 'warning', at: rowNumberAt, args: { column } });
    const both = systems.flatMap(({ system, assets }) => assets.flatMap((row) => {
        const numbered = entryByNumber.get(row.externalId?.value ?? '');
        const named = entriesByName.get((0,names/* nameKey */.Rc)(system.id, row.name)) ?? [];
        const other = named[0]?.asset.externalId?.value;
        return numbered === undefined || other === undefined ? [] : { row, other, isCrossed: !named.includes(numbered) };
    }));
    const crossed = both.filter(({ isCrossed }) => isCrossed).sort((a, b) => a.row.offset - b.row.offset);
    const [first] = crossed;
    if (first === undefined || !isUpdate)
        return;
    const isMost = crossed.length > MOST_SWAPPED && crossed.length * 2 > both.length;
    const severity = isMost || (rowNumberAt !== null && crossed.length > MOST_SWAPPED_OF_COUNTED) ? 'error' : 'warning';
    const { row, other } = first;
    const args = { column, name: row.name, number: row.externalId.value, other, of: both.length };
    const where = rowsAt(crossed.map(({ row }) => (0,names/* placeOf */.$t)(row)));
    report({ code: 'csv-shifted-number', severity, at: (0,names/* placeOf */.$t)(row), args: { ...args, ...where } });
}
function reportUnknown(rows, report) {
    const [first] = rows;
    if (first === undefined)
        return;
    const args = { id: first.hints.id.value, inRows: rowsAt(rows.map(names/* placeOf */.$t)) };
    report({ code: 'unknown-asset-id', severity: 'error', at: (0,names/* placeOf */.$t)(first), args });
}
function namesakeOf(row, system, { directory, liveByName, entryByLive }, isUpdate, report) {
    const { name } = row;
    const all = liveByName.get((0,names/* nameKey */.Rc)(system.id, name)) ?? [];
    const namesakes = isUpdate ? all.filter(({ id }) => !entryByLive.has(id)) : all;
    if (namesakes.length <= 1)
        return namesakes[0] ?? null;
    const args = { name, system: directory.systems.sited(system.id), ids: namesakes.map(({ id }) => id) };
    report({ code: 'ambiguous-asset', severity: 'error', at: (0,names/* placeOf */.$t)(row), args });
    return 'unclear';
}
function identify(rows, ground, isUpdate, doubt, report) {
    const entryOf = new Map();
    const claimed = new Set(doubt.numbered);
    const typed = ({ name, assetType }) => (0,names/* nameKey */.Rc)(assetType, name);
    const rowsAlike = (0,group/* countBy */.Tr)(rows, ({ row }) => typed(row));
    const entriesAlike = (0,group/* groupBy */.$z)([...ground.entriesByName.values()].flat(), ({ asset }) => typed(asset));
    const steps = [
        (row) => ground.entryByNumber.get(row.externalId?.value ?? ''),
        (row) => ground.entryByLive.get(row.hints?.id?.value ?? ''),
        (row, key) => {
            const free = (ground.entriesByName.get(key) ?? []).filter(({ asset }) => !claimed.has(asset));
            return row.hints?.id == null && free.length === 1 ? free[0] : undefined;
        },
        (row, key) => {
            const [entry, another] = entriesAlike.get(typed(row)) ?? [];
            const isOnly = another === undefined && rowsAlike.get(typed(row)) === 1 && row.hints?.id == null;
            if (!isOnly || entry?.asset.externalId !== null || doubt.isAbout(entry.asset))
                return undefined;
            const isOther = ground.liveByName.get(key)?.some(({ id }) => !ground.entryByLive.has(id)) === true;
            return isOther && ground.liveOf.has(entry.asset) ? undefined : entry;
        },
    ];
    for (const find of isUpdate ? steps : steps.slice(0, 1)) {
        for (const { row, system } of rows) {
            const entry = entryOf.has(row) ? undefined : find(row, (0,names/* nameKey */.Rc)(system.id, row.name));
            if (entry === undefined || claimed.has(entry.asset))
                continue;
            entryOf.set(row, entry);
            claimed.add(entry.asset);
        }
    }
    const replaced = Array.from(entryOf).flatMap(([row, { asset }]) => {
        const [before, after] = [asset.externalId?.value, row.externalId?.value];
        return before === undefined || after === undefined || before === after ? [] : { row, before, after };
    });
    const [first] = replaced.sort((a, b) => a.row.offset - b.row.offset);
    if (first !== undefined) {
        const { row, before, after } = first;
        const args = { name: row.name, before, after, ...rowsAt(replaced.map(({ row }) => (0,names/* placeOf */.$t)(row))) };
        report({ code: 'csv-replaced', severity: 'notice', at: (0,names/* placeOf */.$t)(row), args });
    }
    return entryOf;
}
function isInPlace({ row, system, entry }) {
    return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}
function fieldsAfter(one, entry, rowNames, ground) {
    const { row, system, live } = one;
    const current = (0,follow_desired/* entryFields */.oy)(entry);
    const externalId = row.externalId?.value ?? current.externalId;
    const fields = { ...current, name: row.name, assetType: row.assetType, externalId };
    const without = { ...fields, renamedFrom: null, movedFrom: null };
    if (live === null || (live.name === row.name && live.cyber_system_id === system.id))
        return without;
    if (current.id !== null)
        return fields;
    const source = (0,names/* nameKey */.Rc)(live.cyber_system_id, live.name);
    const { systems } = ground.directory;
    const hinted = (0,resolve/* findByReference */.mk)(systems, current.movedFrom ?? '')[0] ?? system;
    const isLost = hinted.id !== live.cyber_system_id && row.assetType !== entry.assetType;
    if (isInPlace(one) && !isLost && rowNames.get(source) !== true)
        return fields;
    const from = systems.byId.get(live.cyber_system_id);
    const reference = from === undefined ? live.cyber_system_id : (0,resolve/* referenceTo */.Po)(systems, from);
    const renamedFrom = live.name === row.name ? null : live.name;
    const movedFrom = live.cyber_system_id === system.id ? null : reference;
    const isClear = !rowNames.has(source) &&
        ground.liveByName.get(source).length === 1 &&
        !ground.liveByName.has((0,names/* nameKey */.Rc)(system.id, row.name)) &&
        [renamedFrom, movedFrom].every((hint) => hint === null || !(0,characters/* needsId */.P6)(hint));
    const isHinted = isClear || (0,characters/* nameFaults */.hV)(live.id).length > 0;
    return isHinted ? { ...without, renamedFrom, movedFrom } : { ...without, id: live.id };
}
function newEntry({ row, live, system }, { uniqueNames }, holders) {
    const isNamed = live !== null && live.name === row.name && live.cyber_system_id === system.id;
    const isClear = isNamed && !(0,characters/* needsId */.P6)(row.name) && holders.get((0,from_live/* uniqueKey */.fl)(live, uniqueNames)) === 1;
    const id = live !== null && row.hints !== null && !isClear ? live.id : null;
    const externalId = row.externalId?.value ?? null;
    const { name, assetType } = row;
    return { fields: { name, assetType, renamedFrom: null, movedFrom: null, id, externalId }, entry: null };
}
function checkAgainst(untouched, rows, uniqueNames, prefix, report) {
    const groups = untouched.map(({ system, entries }) => {
        return { key: prefix + system.id, assets: entries.flatMap(({ entry }) => entry ?? []) };
    });
    const files = new Set(groups.flatMap(({ assets }) => assets.map((one) => one.document.file)));
    const note = (problem) => {
        const { at, args } = problem;
        const isBetween = at !== null && !files.has(at.file) && 'first' in args && files.has(args.first.file);
        if (!isBetween || problem.severity === 'notice')
            return;
        const { code } = problem;
        report(code === 'duplicate-asset' ? { ...problem, args: { ...problem.args, inRows: rowsAt([at]) } } : problem);
    };
    (0,names/* checkNames */.LN)([...groups, ...rows], uniqueNames, note, (_, { document }) => files.has(document.file));
}

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/follow/csv/mapping-stub.js


const COMMENTS = {
    columns: '',
    values: ' # hardware or software',
    systems: " # the export's name: the service's name or id",
    facilities: " # the export's name: the service's name or id, or null for no facility",
    defaults: ' # for empty cells',
    only: ' # rows to take',
    skip: ' # rows to leave out',
};
const MORE = [
    ['external_id', 'the number of each asset, which stays'],
    ['facility', 'the site of the cyber system'],
];
const MOST = 200;
function mappingStub(mapping, csvPath, diagnostics, headers) {
    const findings = diagnostics.filter(({ at }) => at?.file.path === csvPath);
    const missing = findings.flatMap((finding) => lineFor(finding, mapping) ?? []);
    const line = findings.flatMap(({ code, args }) => (code === 'csv-header-line' ? args.line : []))[0] ?? null;
    if (missing.length === 0 && line === null)
        return null;
    const present = mappingLines(mapping, findings);
    let text = 'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
    const named = headers.filter((header) => header !== '');
    if (named.length > 0)
        text += `# headers of the export: ${named.map(text_text/* yamlString */.lJ).join(', ')}\n`;
    const header = line ?? mapping.header;
    if (header !== null)
        text += `header: ${typeof header === 'number' ? header : (0,text_text/* yamlList */.gm)(header)}\n`;
    for (const part of Object.keys(COMMENTS)) {
        const lines = new Map();
        for (const line of [...present, ...missing].filter((line) => line.part === part)) {
            const earlier = part === 'skip' ? (lines.get(line.key)?.values ?? []) : [];
            if (earlier.length === 0 || !line.isOpen)
                lines.set(line.key, { ...line, values: [...new Set([...earlier, ...line.values])] });
        }
        if (lines.size > 0)
            text += partText(part, lines);
    }
    const { delimiter } = mapping;
    if (delimiter !== null)
        text += `delimiter: ${delimiter === '\t' ? 'tab' : (0,text_text/* yamlString */.lJ)(delimiter)}\n`;
    return `${text}\n`;
}
function partText(part, lines) {
    const isPlain = part === 'columns' || part === 'defaults';
    const rendered = [...lines.values()].slice(0, MOST).map(({ key, values, isOpen, comment = '' }) => {
        const text = values.length === 1 && values[0] === null ? 'null' : (0,text_text/* yamlList */.gm)(values);
        const behind = comment === '' ? '' : ` # ${comment}`;
        return `  ${isOpen ? '# ' : ''}${isPlain ? key : (0,text_text/* yamlString */.lJ)(key)}: ${text}${behind}\n`;
    });
    if (lines.size > MOST)
        rendered.push((0,text_text/* counted */.hS) `  # and ${lines.size - MOST} more value(s)\n`);
    const more = part === 'columns' ? MORE.filter(([key]) => !lines.has(key)) : [];
    const isComment = [...lines.values()].slice(0, MOST).every(({ isOpen }) => isOpen);
    const head = `${isComment ? '# ' : ''}${part}:${COMMENTS[part]}\n`;
    return [head, ...rendered, ...more.map(([key, what]) => `  # ${key}: ${what}\n`)].join('');
}
function mappingLines({ only, skip, ...mapping }, findings) {
    const linesIn = (part, words) => Array.from(words, ([key, value]) => ({ part, key, values: [value].flat() }));
    const meant = new Map(findings.flatMap(({ code, args }) => (code === 'csv-missing-column' ? [[args.column, args.near[0]]] : [])));
    const ruled = (rules) => new Map(Array.from(rules, ([key, values]) => [meant.get(key) ?? key, values]));
    return [
        ...linesIn('columns', mapping.columns),
        ...linesIn('values', mapping.values),
        ...linesIn('systems', mapping.systems),
        ...linesIn('facilities', mapping.facilities),
        ...linesIn('defaults', mapping.defaults),
        ...linesIn('only', ruled(only)),
        ...linesIn('skip', ruled(skip)),
    ];
}
function lineWith(part, key, clear, all) {
    if (clear !== undefined)
        return { part, key, values: [clear] };
    const [first, ...others] = all;
    if (first === undefined)
        return null;
    const or = (0,text_text/* listed */.KE)(others, 'or', (one) => (one === null ? 'null' : (0,text_text/* yamlString */.lJ)(one)));
    return { part, key, values: [first], isOpen: true, comment: or === '' ? '' : `or ${or}` };
}
function lineFor(finding, { columns }) {
    switch (finding.code) {
        case 'csv-missing-column': {
            const { key, near, column, header } = finding.args;
            if (key === 'skip' || key === 'only' || (near.length === 0 && header.length === 1))
                return null;
            return lineWith('columns', key, key === column ? undefined : near[0], header);
        }
        case 'csv-alike': {
            const { numbers, longer } = finding.args;
            const number = lineWith('columns', 'external_id', undefined, numbers) ?? [];
            const name = { part: 'columns', key: 'name', values: longer };
            return longer.length === 0 ? null : [name, number].flat();
        }
        case 'csv-repeated-number': {
            const { field, rows, of } = finding.args;
            if (rows * 2 <= of)
                return null;
            const comment = 'not this one: a column that has each value once';
            return { part: 'columns', key: field, values: columns.get(field) ?? [field], isOpen: true, comment };
        }
        case 'csv-empty-cell': {
            const { columns, rows, of } = finding.args;
            if (columns.length !== 1 || rows * 2 > of)
                return null;
            return { part: 'skip', key: columns[0], values: [''], isOpen: finding.args.field !== 'name' };
        }
        case 'csv-odd-row':
            return finding.args.kind === 'single'
                ? { part: 'skip', key: finding.args.column, values: [finding.args.value] }
                : null;
        case 'csv-unknown-type': {
            const { value } = finding.args;
            if (value === '')
                return lineWith('defaults', 'asset_type', undefined, model/* ASSET_TYPES */.Dd);
            return lineWith('values', value, usualType(value), model/* ASSET_TYPES */.Dd);
        }
        case 'csv-unknown-system':
            return lineWith('systems', finding.args.name, finding.args.near[0], ['NAME']);
        case 'csv-unknown-facility':
            return lineWith('facilities', finding.args.name, finding.args.near[0], [...finding.args.all, null]);
        case 'ambiguous-cyber-system': {
            const { name, systems, takesFacility } = finding.args;
            const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
            const ids = systems.map(({ id }) => id);
            if (!isSited)
                return lineWith('systems', name, undefined, ids);
            if (!takesFacility || columns.has('facility'))
                return null;
            return {
                part: 'columns',
                key: 'facility',
                values: ['HEADER'],
                isOpen: true,
                comment: 'the column that names the site',
            };
        }
        default:
            return null;
    }
}
const HARDWARE = /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;
function usualType(value) {
    const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
    if (isHardware === isSoftware)
        return undefined;
    return isHardware ? 'hardware' : 'software';
}

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/follow/csv/resolve.js










function resolveRows(csv, mapping, live, uniqueNames) {
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const causes = new Map();
    const checked = { csv, causes, report: note };
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const types = new csv_mapping/* CellMap */.v1(new Map([...model/* ASSET_TYPES */.Dd.map((type) => [type, type]), ...mapping.values]));
    const systems = new csv_mapping/* CellMap */.v1(mapping.systems);
    const facilities = new csv_mapping/* CellMap */.v1(mapping.facilities);
    const meanings = { systems, facilities, directory };
    const assetOf = new Map(live.assets.map((asset) => [asset.id, asset]));
    const documents = new Map();
    const unknown = (code, value, at) => addCause(causes, (0,csv_mapping/* foldCell */.KN)(value), { code, value, rows: [at] });
    const isForeign = (cell) => cell !== '' && (systems.meaningOf(cell) !== undefined || (0,resolve/* findByReference */.mk)(directory.systems, cell).length === 0);
    for (const row of csv.rows) {
        const { at, cells } = row;
        const asset = assetOf.get(cells.id);
        const name = nameOf(row, asset?.name, checked);
        const isSystemFit = isForeign(cells.cyber_system) || isFit('cyber_system', row, checked);
        const isNumberFit = cells.external_id === '' || isFit('external_id', row, checked);
        addIfOdd('external_id', [SPOILED], row, causes);
        const type = types.meaningOf(cells.asset_type);
        if (type === undefined && csv.fields.has('asset_type'))
            unknown('csv-unknown-type', cells.asset_type, at);
        if (!isSystemFit)
            continue;
        const { system, facility, fault } = systemOfRow(cells, asset?.cyber_system_id, meanings);
        if (fault === 'system')
            unknown('csv-unknown-system', system, at);
        else if (fault === 'facility') {
            unknown('csv-unknown-facility', facility, at);
            continue;
        }
        const offset = at.offset ?? 0;
        const key = `${system}\0${facility}`;
        const document = documents.get(key) ?? { ...rowsDocument(at, system), facility: located(facility, at) };
        documents.set(key, document);
        document.rows.push(at);
        if (name === null || !isNumberFit)
            continue;
        const id = located(cells.id, at);
        const hints = id === null ? null : { id, renamedFrom: null, movedFrom: null };
        const one = { name, offset, document, hints, externalId: located(cells.external_id, at) };
        if (type === undefined)
            document.untyped.push({ ...one, assetType: 'hardware' });
        else
            document.assets.push({ ...one, assetType: type });
    }
    for (const { at, cells } of csv.bare) {
        const key = `${cells.cyber_system}\0`;
        documents.set(key, documents.get(key) ?? rowsDocument(at, cells.cyber_system));
    }
    for (const field of ['external_id', 'id'])
        addRepeated(csv, field, causes);
    addOddIfFew(csv, causes);
    reportCauses(causes, csv, mapping, directory, note);
    const unmet = (part, field, isKnown) => {
        const cells = csv.rows.map(({ cells }) => cells[field]).filter((cell) => !isKnown(cell));
        reportUnmet(part, '', new csv_mapping/* CellMap */.v1(mapping[part]), cells, csv.table.at, note);
    };
    unmet('systems', 'cyber_system', (cell) => (0,resolve/* findByReference */.mk)(directory.systems, cell).length > 0);
    unmet('facilities', 'facility', (cell) => (0,resolve/* findByReference */.mk)(directory.facilities, cell).length > 0);
    const all = [...documents.values()];
    const rowsOf = new Map(all.map(({ cyberSystem, rows }) => [cyberSystem.offset, rows]));
    const resolved = (0,resolve/* resolveSystems */.Hi)({ documents: all }, directory, (problem) => {
        const { code, at, args } = problem;
        const rows = rowsOf.get(at?.offset ?? -1) ?? [];
        if (code !== 'unknown-cyber-system')
            note({ ...problem, args: { ...args, inRows: rowsAt(rows) } });
    });
    const twins = [];
    checkTogether(all, resolved.systems, uniqueNames, (problem) => {
        if (problem.code === 'duplicate-asset')
            twins.push(problem);
        else if (problem.code !== 'duplicate-id' && problem.code !== 'duplicate-external-id')
            note(problem);
    });
    reportTwins(twins, note);
    return { systems: resolved.systems, findings };
}
function systemOfRow(cells, live, { systems, facilities, directory }) {
    const system = systems.meaningOf(cells.cyber_system) ?? cells.cyber_system;
    const namesakes = (0,resolve/* findByReference */.mk)(directory.systems, system);
    if (directory.systems.byId.has(system))
        return { system, facility: '', fault: null };
    const mapped = facilities.meaningOf(cells.facility);
    const facility = mapped === undefined ? cells.facility : (mapped ?? '');
    if (namesakes.length === 0)
        return { system, facility, fault: 'system' };
    if (mapped === null) {
        const [only, another] = namesakes.filter(({ facility_id }) => !facility_id);
        const isClear = only !== undefined && another === undefined;
        return { system: isClear ? only.id : system, facility: '', fault: null };
    }
    if (facility !== '' && (0,resolve/* findByReference */.mk)(directory.facilities, facility).length > 0) {
        return { system, facility, fault: null };
    }
    const own = namesakes.find(({ id }) => id === live);
    const isClear = facility === '' && namesakes.length === 1;
    if (own !== undefined && !isClear)
        return { system: own.id, facility: '', fault: null };
    return { system, facility, fault: facility === '' ? null : 'facility' };
}
function rowsDocument(at, system) {
    const document = (0,model/* bareDocument */.st)(at.file, { value: system, offset: at.offset ?? 0 });
    return { ...document, assets: [], untyped: [], rows: [] };
}
function addRepeated({ rows, unusable }, field, causes) {
    const holders = (0,group/* countBy */.Tr)([...rows, ...unusable], ({ cells }) => cells[field]);
    for (const { at, cells } of rows) {
        const value = cells[field];
        if (value !== '' && holders.get(value) > 1)
            addCause(causes, field, { code: 'csv-repeated-number', field, value, rows: [at] });
    }
}
const ODD_IF_FEW = [
    { odd: ['spoiled', /^[3-5]\d{4}$/], like: /^\d+$/ },
    { odd: ['address', /^\d{1,3}(?:\.\d{1,3}){3}$/], like: /^\d{1,3}(?:\.\d{1,3}){3}$/ },
];
function addOddIfFew({ rows }, causes) {
    for (const { odd, like } of ODD_IF_FEW) {
        if (rows.filter(({ cells }) => like.test(cells.name)).length * 2 > rows.length)
            continue;
        for (const row of rows)
            addIfOdd('name', [odd], row, causes);
    }
}
function checkTogether(documents, systems, uniqueNames, report) {
    const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id])));
    const groups = new Map();
    for (const document of documents) {
        const words = `\0${(0,csv_mapping/* foldCell */.KN)(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
        (0,group/* addUnder */.QQ)(groups, ids.get(document) ?? words, document);
    }
    const together = Array.from(groups, ([key, documents]) => {
        const assets = documents.flatMap(({ assets, untyped }) => [...assets, ...untyped].sort((a, b) => a.offset - b.offset));
        return { key, assets, documents };
    });
    (0,names/* checkBetween */.nT)(together, uniqueNames, report);
}
function reportTwins(twins, report) {
    for (const alike of (0,group/* groupBy */.$z)(twins, ({ severity }) => severity).values()) {
        const [first] = alike;
        const places = alike.flatMap(({ at, args }) => [args.first, at]);
        const byOffset = new Map(places.map((place) => [place.offset, place]));
        const rows = [...byOffset.values()].sort((a, b) => a.offset - b.offset);
        report({ ...first, args: { ...first.args, inRows: rowsAt(rows) } });
    }
}
function located(value, { offset }) {
    return value === '' ? null : { value, offset: offset ?? 0 };
}
function nameOf(row, live, checked) {
    if (row.exactName !== '' && row.exactName === live)
        return live;
    if (!isFit('name', row, checked))
        return null;
    addIfOdd('name', ODD, row, checked.causes);
    return row.cells.name;
}
function addIfOdd(field, odd, { at, cells }, causes) {
    const value = cells[field];
    const kind = odd.find(([, pattern]) => pattern.test(value))?.[0];
    if (kind !== undefined)
        addCause(causes, `${field}\0${kind}`, { code: 'csv-odd-name', field, kind, value, rows: [at] });
}
function isFit(field, row, { csv: { fields, table }, causes, report }) {
    const { at, cells } = row;
    const value = cells[field];
    const long = field === 'external_id' ? (0,shape/* tooLong */.Po)(value) : null;
    if (long !== null)
        report({ code: 'value-too-long', severity: 'error', at, args: long });
    if (characters/* SURELY_FINE */.Mx.test(value))
        return long === null;
    if (!fields.has(field))
        return false;
    if (value === '') {
        const columns = emptyColumns(row, field, table);
        addCause(causes, JSON.stringify([field, columns]), { code: 'csv-empty-cell', field, columns, rows: [at] });
        return false;
    }
    const faults = (0,characters/* nameFaults */.hV)(value);
    for (const { code, severity, character } of faults) {
        report({ code, severity, at, args: { key: field, value, character } });
    }
    return long === null && faults.every(({ severity }) => severity !== 'error');
}
const MONTH = '(?:jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*';
const SPOILED_FORMS = [
    String.raw `[-+]?\d+(?:[.,]\d+)?E[-+]?\d+`,
    String.raw `(?:\d{1,2}[-. ]{1,2})?${MONTH}[-. ]\d{1,4}|\d{1,2}[-. ]{1,2}${MONTH}`,
    String.raw `\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d(?:[ T][\d:.]+Z?)?`,
    'true|false|wahr|falsch',
    '#(?:n/?a|name|ref|value|div/0|null|num|wert|bezug|zahl)[!?]?',
];
const SPOILED = ['spoiled', new RegExp(`^(?:${SPOILED_FORMS.join('|')})$`, 'i')];
const ODD = [
    ['formula', /^[=@]/],
    SPOILED,
    [
        'placeholder',
        /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i,
    ],
    ['bullet', /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/],
];
function addCause(causes, key, cause) {
    const earlier = causes.get(`${cause.code}\0${key}`);
    if (earlier === undefined)
        causes.set(`${cause.code}\0${key}`, cause);
    else
        earlier.rows.push(...cause.rows);
}
function reportCauses(causes, csv, mapping, live, report) {
    const typeWords = new suggest/* Vocabulary */.VI(mapping.values.keys());
    const all = [...live.facilities.byName.keys()].sort(compare/* compareNatural */.d);
    const columnOf = (field) => csv.headers.get(field) ?? null;
    for (const cause of causes.values()) {
        const { code } = cause;
        const where = rowsAt(cause.rows);
        const [at] = cause.rows;
        const error = { severity: 'error', at: at };
        if (code === 'csv-empty-cell') {
            const { field, columns } = cause;
            const isPart = csv.table.sources.get(field)?.flat().length !== 1;
            report({ code, ...error, args: { field, columns, isPart, of: csv.rows.length, ...where } });
        }
        else if (code === 'csv-odd-name') {
            const { field, kind, value } = cause;
            report({ code, severity: 'warning', at: at, args: { field, kind, value, ...where } });
        }
        else if (code === 'csv-repeated-number') {
            const { field, value } = cause;
            const of = csv.rows.filter(({ cells }) => cells[field] !== '').length;
            report({ code, ...error, args: { field, column: columnOf(field) ?? field, value, of, ...where } });
        }
        else if (code === 'csv-unknown-type') {
            const { value } = cause;
            const near = typeWords.nearest(value);
            report({ code, ...error, args: { value, column: columnOf('asset_type'), near, ...where } });
        }
        else if (code === 'csv-unknown-system') {
            const near = live.systems.names.nearest(cause.value);
            report({ code, ...error, args: { name: cause.value, column: columnOf('cyber_system'), near, ...where } });
        }
        else {
            const near = live.facilities.names.nearest(cause.value);
            report({ code, ...error, args: { name: cause.value, near, all, ...where } });
        }
    }
}

// EXTERNAL MODULE: ./lib/follow/file-edits.js
var file_edits = __webpack_require__(359);
// EXTERNAL MODULE: ./lib/follow/report.js
var follow_report = __webpack_require__(5371);
;// CONCATENATED MODULE: ./lib/follow/import.js




























async function cliImport(context, { repository, reader }) {
    const { options, cwd, settings, terminal, report, style, progress, host, startedAt } = context;
    refuseStray(options);
    const { update: isUpdate, dryRun } = options;
    const out = folderWithin(cwd, options.out ?? 'inventory');
    const path = pathBeside(context, out);
    const findings = [];
    const mapping = options.mapping === null ? csv_mapping/* NO_MAPPING */.xl : readMappingFile(options.mapping, cwd, findings);
    if ((0,diagnostic/* hasErrors */.Cs)(findings))
        return refuse(context, findings, findingText((0,diagnostic/* inFileOrder */.w$)(findings), style) + follow_report/* NOTHING_WRITTEN */.qv);
    const source = await sourceFrom(context, repository, { mapping, path: path ?? (out || '.'), findings });
    const { diagnostics, proposal, columns } = await runImport(context, { repository, reader }, { source, out, path });
    progress.rest();
    const all = [...findings, ...diagnostics];
    if (proposal === null) {
        const help = source.kind === 'csv' ? mappingStub(mapping, source.path, all, columns) : null;
        return refuse(context, all, findingText(all, style) + follow_report/* NOTHING_WRITTEN */.qv + (help ?? ''));
    }
    if (source.kind !== 'live')
        report(findingText(all, style));
    const { edits, comparison, csv } = proposal;
    const removed = comparison.changes.filter(({ after }) => after === null).length;
    const guards = csv !== null && isUpdate ? (0,guard/* checkGuards */.hK)(removed, csv.following, settings) : [];
    if ((0,guard/* isBlocked */.lT)(guards))
        return refuse(context, all, (0,follow_report/* renderRemovals */.K8)(guards, csv.following));
    const patch = dryRun ? (0,follow_report/* renderPatch */.hY)(edits) : null;
    if (!dryRun)
        (0,run_files/* writeFiles */.hV)(edits, context);
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)((0,follow_report/* importDocument */.b9)(proposal, patch, all)));
    else
        terminal.out(options.markdown ? (0,follow_report/* importMarkdown */.Dx)(proposal, all) : (patch ?? ''));
    report((0,follow_report/* renderImported */.vJ)(proposal, isUpdate, { dryRun, ms: host.clock.now() - startedAt }));
    return 'done';
}
function pathBeside({ options, cwd, settings, terminal }, out) {
    const folder = folderWithin(cwd, settings.path);
    if (options.given.has('path') || (0,inventory_paths/* isWithin */.UO)(folder, out))
        return settings.path;
    if ((0,inventory_folder/* pathsBelow */.Yl)(cwd, folder).some((path) => (0,inventory_paths/* isSelected */.sp)(folder, path)))
        terminal.err(`The files in ${(0,text_text/* visible */.RK)(folder)} are not read, because --out names another folder. To read them, give --path ${(0,text_text/* visible */.RK)(folder)}.\n`);
    return null;
}
function refuse({ options, terminal, report }, diagnostics, reason) {
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)((0,follow_report/* importDocument */.b9)(null, null, diagnostics)));
    report(reason);
    return 'refused';
}
function findingText(diagnostics, style) {
    return (0,findings/* findingLines */.hq)((0,findings/* errorsFirst */.wz)(diagnostics), style)
        .map((line) => `${line}\n`)
        .join('');
}
function refuseStray({ given, out }) {
    const isGiven = (name) => given.has(name);
    const isCsv = isGiven('from-csv');
    const isUpdate = isGiven('update');
    const rules = [
        [!isCsv, ['mapping', 'all-systems', 'leave-faulty'], 'is for a CSV export', 'Name it with --from-csv.'],
        [!isUpdate, ['base', 'markdown', 'all-systems'], 'is for files that follow', 'Add --update.'],
        [
            isUpdate && isCsv,
            ['base'],
            'is only for drift, and an export itself names the systems to update',
            'Leave it out.',
        ],
        [isGiven('json'), ['markdown'], 'is another form than --json', 'Give one of the two.'],
        [out === '-', ['out'], 'names a folder, and "-" is none', '--dry-run prints the files.'],
    ];
    for (const [isStray, names, problem, remedy] of rules) {
        const stray = isStray ? names.find(isGiven) : undefined;
        if (stray !== undefined)
            throw new result/* UserError */.yo(`--${stray}`, problem, remedy);
    }
}
function readMappingFile(path, cwd, findings) {
    try {
        const report = (finding) => void findings.push(finding);
        const file = (0,files/* readText */.yR)({ path, content: (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, path)) }, report);
        return file === null ? csv_mapping/* NO_MAPPING */.xl : (0,csv_mapping/* readMapping */.vh)(path, file.text, report);
    }
    catch (error) {
        findings.push((0,files/* fileError */.zS)('unreadable-file', path, { reason: (0,inventory_folder/* errorCode */.CA)(error) }));
        return csv_mapping/* NO_MAPPING */.xl;
    }
}
async function sourceFrom(context, repository, { mapping, path, findings }) {
    const { options, settings } = context;
    const { update, fromCsv, allSystems, leaveFaulty } = options;
    if (fromCsv !== null)
        return { kind: 'csv', path: fromCsv, mapping, follow: update ? { allSystems } : null, leaveFaulty };
    if (!update)
        return { kind: 'live' };
    const commit = options.base ?? (await (0,git_context/* headCommit */.Qo)(repository.git));
    if (commit === null)
        return { kind: 'drift', base: null };
    const reading = { ...context, settings: { ...settings, path } };
    const about = { name: 'base', revision: { kind: 'commit', commit } };
    const loaded = await (0,snapshot/* loadBase */.Og)({ ...about, report: (finding) => findings.push(finding) }, reading, repository);
    return { kind: 'drift', base: loaded.inventory };
}
async function runImport(context, { repository, reader }, { source, out, path, }) {
    const { settings, progress } = context;
    const { cwd } = repository;
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    let columns = [];
    const refused = () => ({ diagnostics: (0,findings/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)), proposal: null, columns });
    const lists = (0,rejections/* early */.Q3)((0,snapshot/* readLive */.p9)(context, reader));
    const bytes = source.kind === 'csv' ? readExport(source.path, cwd, collect) : null;
    const originals = await readDeclared(repository, { source, out, path }, collect);
    if (source.kind === 'csv' ? bytes === null : source.kind === 'live' && (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const live = await lists.catch((error) => {
        if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
            return null;
        throw error;
    });
    if (live === null)
        return refused();
    const inventory = { documents: originals.flatMap(({ documents }) => documents) };
    const before = (0,core_plan/* makePlan */.C)({ head: inventory, live, settings });
    if (source.kind !== 'drift' && (0,diagnostic/* hasErrors */.Cs)(before.diagnostics))
        diagnostics.push(...before.diagnostics);
    if (source.kind === 'live' && (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const input = { inventory, live, uniqueNames: settings.uniqueNames };
    const { desired, missing, csv } = decide({ source, bytes, before, settings }, input, collect);
    columns = csv?.table.names ?? [];
    if (desired === null || (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const comparison = (0,follow_desired/* compareEntries */.wD)(desired.systems, source.kind === 'drift');
    const onFile = (done, total) => progress.through('preparing', done, total);
    const edited = (0,file_edits/* editFiles */.k)({
        comparison,
        naming: desired.naming,
        ratingOf: (system) => (0,resolve/* ratingOf */.Zq)(system, settings),
        out,
        originals,
        paths: (0,inventory_folder/* pathsBelow */.Yl)(cwd, out),
        onFile,
    });
    diagnostics.push(...edited.findings);
    if (edited.findings.length > 0)
        return refused();
    const replaced = new Set(edited.edits.map(({ path }) => path));
    const unchanged = inventory.documents.filter(({ file }) => !replaced.has(file.path));
    const documents = [...unchanged, ...edited.edits.flatMap((edit) => edit.documents)];
    const plan = (0,core_plan/* makePlan */.C)({ head: { documents }, live, settings, entriesBefore: csv?.gone ?? new Map() });
    diagnostics.push(...plan.diagnostics.filter(({ severity }) => severity === 'error'));
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return refused();
    diagnostics.push(...newWarnings(before, plan));
    return {
        diagnostics: (0,findings/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)),
        proposal: { ...edited, comparison, plan, missing, csv, sited: (0,resolve/* makeDirectory */.Oh)(live, settings).systems.sited },
        columns,
    };
}
function decide({ source, bytes, before, settings, }, input, report) {
    switch (source.kind) {
        case 'live': {
            const missing = (0,from_live/* addMissing */.iM)(input);
            return { desired: missing, missing, csv: null };
        }
        case 'drift': {
            const asked = { ...settings, applyDrift: false };
            const desired = (0,from_live/* takeInDrift */.iy)({ ...input, base: source.base, settings: asked }, report);
            if (desired === null)
                before.diagnostics.forEach(report);
            return { desired, missing: null, csv: null };
        }
        case 'csv': {
            const csv = followExport(source, readCsv(source.path, bytes, source.mapping), input);
            csv.findings.forEach(report);
            return { desired: csv, missing: null, csv };
        }
    }
}
function followExport(source, csv, input) {
    const faulty = [];
    const reported = new Set();
    const dropped = new Set();
    const isNew = ({ args }) => !reported.has(args);
    const all = source.leaveFaulty ? [...csv.rows, ...csv.unusable] : [];
    const byLine = new Map(all.map((row) => [lineOf(row.at), row]));
    for (;;) {
        const unusable = [...dropped];
        const rows = { ...csv, rows: csv.rows.filter((row) => !dropped.has(row)), unusable };
        const named = resolveRows(rows, source.mapping, input.live, input.uniqueNames);
        const followed = follow(input, named.systems, source.follow, rows);
        const findings = [csv, named, followed].flatMap((one) => one.findings);
        const errors = source.leaveFaulty ? findings.filter((one) => one.severity === 'error' && isNew(one)) : [];
        for (const error of errors) {
            const ofError = linesNamed(error, source.path).flatMap((line) => byLine.get(line) ?? []);
            for (const row of ofError)
                dropped.add(row);
            if (ofError.length > 0) {
                reported.add(error.args);
                faulty.push({ ...error, severity: 'warning' });
            }
        }
        if (dropped.size > unusable.length)
            continue;
        return { ...rows, ...followed, findings: [...findings.filter(isNew), ...faulty], faulty: (0,diagnostic/* inFileOrder */.w$)(faulty) };
    }
}
function linesNamed({ at, args }, path) {
    const inRows = 'inRows' in args ? args.inRows : 'lines' in args ? args : null;
    const places = [at, 'first' in args ? args.first : null];
    return inRows?.lines ?? places.flatMap((place) => (place?.file.path === path ? lineOf(place) : []));
}
function readExport(path, cwd, report) {
    const from = path === '-' ? 0 : (0,external_node_path_.resolve)(cwd, path);
    try {
        const size = from === 0 ? 0 : (0,external_node_fs_.statSync)(from).size;
        const bytes = size > CSV_LIMIT ? null : (0,external_node_fs_.readFileSync)(from);
        if (bytes !== null && bytes.length <= CSV_LIMIT)
            return bytes;
        const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
        report((0,files/* fileError */.zS)('file-too-large', path, args));
    }
    catch (error) {
        report((0,files/* fileError */.zS)('unreadable-file', path, { reason: (0,inventory_folder/* errorCode */.CA)(error) }));
    }
    return null;
}
function folderWithin(cwd, folder) {
    const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, folder)).split(external_node_path_.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,external_node_path_.resolve)(cwd, folder).split(external_node_path_.sep).join('/') : path;
}
function readDeclared({ cwd, git }, { out, path, source }, report) {
    const folder = out === '' ? '.' : out;
    const isCovered = path !== null && (0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out);
    const needed = source.kind === 'drift' ? (path ?? folder) : isCovered ? null : path;
    const paths = path === null ? [folder] : isCovered ? [path] : [path, folder];
    return (0,load/* readOriginals */.zW)({ cwd, git }, paths, (finding) => {
        const isReported = finding.code !== 'no-inventory' || finding.args.paths.some((one) => one === needed);
        if (isReported)
            report(finding);
    });
}
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const [earlier = [], doubts = []] = [before, after].map(({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code)));
    const asked = new Set(earlier.map(({ code, args }) => JSON.stringify([code, args])));
    const fresh = doubts.filter(({ code, args }) => !asked.has(JSON.stringify([code, args])));
    const requested = new Set(after.changes.map(({ fingerprint }) => fingerprint));
    const renamed = (0,suggest/* possibleRenames */.xK)(before).flatMap(({ from, to }) => {
        if (requested.has(from.fingerprint) || !requested.has(to.fingerprint))
            return [];
        const args = { from: to.after.name, to: from.before.name, id: from.id, system: to.cyberSystem };
        return [{ code: 'renamed-by-hand', severity: 'warning', at: (0,names/* placeOf */.$t)(to.desired), args }];
    });
    return [...fresh, ...renamed];
}


/***/ }),

/***/ 223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ headCommit),
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1315);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);





function gitContext(context, repository) {
    const { env } = context.host;
    const inventory = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(inventoryCommit(context, repository));
    const person = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(personOf(repository));
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(repository, { path: context.settings.path, commit, files }),
            actor: trimmedOrNull(env.CIP_SYNC_ACTOR) ?? (await person),
            run_url: trimmedOrNull(env.CIP_SYNC_RUN_URL),
        };
    };
}
async function inventoryCommit({ host }, { head, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return trimmedOrNull(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
}
async function headCommit(git) {
    const commit = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (commit !== null)
        return commit;
    return git(['log', '-1', '--format=%H', '--no-show-signature']).then(() => null, (error) => {
        if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && (error.isNone || /does not have any commits yet/.test(error.output)))
            return null;
        throw error;
    });
}
function trimmedOrNull(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
async function isClean({ cwd, git }, { path, commit, files }) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, git, path }, (file) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content)} ${file.path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch (error) {
        if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && (error.isNone || LACKING.has(error.kind)))
            return null;
        throw error;
    }
}
const LACKING = new Set(['unknown-revision', 'missing-object']);
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)[0], entry.replace(/^.*\n?/, '')]));
    const [name, email] = [trimmedOrNull(values.get('user.name')), trimmedOrNull(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ })

};
