export const id = 812;
export const ids = [812];
export const modules = {

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ folderWithin),
  $: () => (/* binding */ runImport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/plan.js + 1 modules
var core_plan = __webpack_require__(5356);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/renames.js
var renames = __webpack_require__(7816);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/inventory/edit/from-live.js
var from_live = __webpack_require__(644);
// EXTERNAL MODULE: ./lib/inventory/edit/system-naming.js
var system_naming = __webpack_require__(3897);
// EXTERNAL MODULE: ./lib/inventory/edit/wanted.js
var edit_wanted = __webpack_require__(7454);
;// CONCATENATED MODULE: ./lib/inventory/csv/identify.js
// Matches the rows of an export with the entries of files and the live assets, and finds what an entry must say so that
// its asset keeps its id. Pure.







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
            (0,group/* addUnder */.QQ)(entriesByName, (0,core_names/* nameKey */.Rc)(system.id, asset.name), entry);
        }
    }
    const liveById = new Map(live.assets.map((asset) => [asset.id, asset]));
    const liveByName = (0,group/* groupBy */.$z)(live.assets, ({ cyber_system_id, name }) => (0,core_names/* nameKey */.Rc)(cyber_system_id, name));
    return { directory, liveById, liveByName, liveOf, entryByLive, entryByNumber, entriesByName };
}
/**
 * What each row means. Rows that mean no asset clearly are left out, and reported. Where entries follow the rows, an
 * entry belongs to at most one row. Otherwise a row also finds the entry of its live asset.
 */
function findRows(systems, ground, isUpdate, report) {
    const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
    const entryOf = isUpdate ? identify(rows, ground, report) : new Map();
    /** The row that means a live asset, by the asset's id. */
    const meant = new Map();
    const found = [];
    for (const { row, system } of rows) {
        const key = (0,core_names/* nameKey */.Rc)(system.id, row.name);
        const known = entryOf.get(row);
        if (known !== undefined) {
            const live = ground.liveOf.get(known.asset) ?? null;
            if (live !== null)
                meant.set(live.id, row);
            found.push({ row, system, live, entry: known });
            continue;
        }
        const live = liveOf(row, system, ground, isUpdate, report);
        if (live === 'unclear')
            continue;
        const first = live === null ? undefined : meant.get(live.id);
        if (first !== undefined) {
            // Two rows that mean one live asset by the same id, or by the same name, were already reported.
            const isReported = (first.hints === null) === (row.hints === null);
            const args = { name: row.name, first: (0,core_names/* placeOf */.$t)(first) };
            if (!isReported)
                report((0,diagnostic/* diagnostic */.YK)('duplicate-asset', 'error', (0,core_names/* placeOf */.$t)(row), args));
            continue;
        }
        if (live !== null)
            meant.set(live.id, row);
        const declared = ground.entryByLive.get(live?.id ?? '') ?? ground.entriesByName.get(key)?.at(-1) ?? null;
        found.push({ row, system, live, entry: isUpdate ? null : declared });
    }
    return found;
}
/** The live asset that a row without an entry means, by its id or else by name. */
function liveOf(row, system, { directory, liveById, liveByName, entryByLive }, isUpdate, report) {
    const { name, hints } = row;
    if (hints?.id != null) {
        const id = hints.id.value;
        const live = liveById.get(id);
        if (live === undefined)
            report((0,diagnostic/* diagnostic */.YK)('unknown-asset-id', 'error', (0,core_names/* placeOf */.$t)(row), { id }));
        return live ?? 'unclear';
    }
    const namesakes = liveByName.get((0,core_names/* nameKey */.Rc)(system.id, name)) ?? [];
    // If an entry means the live asset and gets another name, a new row of this name means another asset.
    if (isUpdate && entryByLive.has(namesakes[0]?.id ?? ''))
        return null;
    if (namesakes.length <= 1)
        return namesakes[0] ?? null;
    const args = { name, system: directory.systems.place(system.id), ids: namesakes.map(({ id }) => id) };
    report((0,diagnostic/* diagnostic */.YK)('ambiguous-asset', 'error', (0,core_names/* placeOf */.$t)(row), args));
    return 'unclear';
}
/**
 * Finds the entry of each row: by the number in the CMDB, then by the id at the service, then by the exact name in the
 * system, and last by the name that is live there. If a row takes an entry whose number no row has any more, one device
 * replaced another, which is reported.
 */
function identify(rows, ground, report) {
    const entryOf = new Map();
    const taken = new Set();
    // No entry has an empty number, and no live asset an empty id.
    const steps = [
        (row) => ground.entryByNumber.get(row.externalId?.value ?? ''),
        (row) => ground.entryByLive.get(row.hints?.id?.value ?? ''),
        (row, key) => {
            const free = (ground.entriesByName.get(key) ?? []).filter(({ asset }) => !taken.has(asset));
            return row.hints?.id == null && free.length === 1 ? free[0] : undefined;
        },
        (row, key) => {
            const live = ground.liveByName.get(key) ?? [];
            return row.hints?.id == null && live.length === 1 ? ground.entryByLive.get(live[0].id) : undefined;
        },
    ];
    for (const find of steps) {
        for (const { row, system } of rows) {
            const entry = entryOf.has(row) ? undefined : find(row, (0,core_names/* nameKey */.Rc)(system.id, row.name));
            if (entry === undefined || taken.has(entry.asset))
                continue;
            const [before, after] = [entry.asset.externalId?.value, row.externalId?.value];
            if (before !== undefined && after !== undefined && before !== after) {
                report((0,diagnostic/* diagnostic */.YK)('csv-replaced', 'notice', (0,core_names/* placeOf */.$t)(row), { name: row.name, before, after }));
            }
            entryOf.set(row, entry);
            taken.add(entry.asset);
        }
    }
    return entryOf;
}
/** The keys of the names that rows have, and whether a row is new under it. */
function namesTaken(found) {
    const taken = new Map();
    for (const one of found) {
        const key = (0,core_names/* nameKey */.Rc)(one.system.id, one.row.name);
        taken.set(key, taken.get(key) === true || !isInPlace(one));
    }
    return taken;
}
/** Whether the entry already has this name in this system. */
function isInPlace({ row, system, entry }) {
    return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}
/**
 * What the entry of a row says afterwards. Until its change is applied, a hint connects it with its live asset, or the
 * id if a hint would not be clear. `taken` is that of all rows.
 */
function fieldsAfter(one, entry, taken, ground) {
    const { row, system, live } = one;
    const current = (0,edit_wanted/* entryFields */.oy)(entry);
    const externalId = row.externalId?.value ?? current.externalId;
    const fields = { ...current, name: row.name, assetType: row.assetType, externalId };
    const without = { ...fields, renamedFrom: null, movedFrom: null };
    if (live === null || (live.name === row.name && live.cyber_system_id === system.id))
        return without;
    if (current.id !== null)
        return fields;
    const source = (0,core_names/* nameKey */.Rc)(live.cyber_system_id, live.name);
    if (isInPlace(one) && taken.get(source) !== true)
        return fields;
    const { systems } = ground.directory;
    const from = systems.byId.get(live.cyber_system_id);
    const reference = from === undefined ? live.cyber_system_id : (0,resolve/* referenceTo */.Po)(systems, from);
    const renamedFrom = live.name === row.name ? null : live.name;
    const movedFrom = live.cyber_system_id === system.id ? null : reference;
    // Not if another row has the old name, another asset the new one, or several assets have the old one.
    const isClear = !taken.has(source) &&
        ground.liveByName.get(source).length === 1 &&
        !ground.liveByName.has((0,core_names/* nameKey */.Rc)(system.id, row.name)) &&
        [renamedFrom, movedFrom].every((hint) => hint === null || !(0,characters/* needsId */.P6)(hint));
    const isHinted = isClear || (0,characters/* nameFaults */.hV)(live.id).length > 0;
    return isHinted ? { ...without, renamedFrom, movedFrom } : { ...without, id: live.id };
}

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/inventory/csv/mapping.js
var csv_mapping = __webpack_require__(1805);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
;// CONCATENATED MODULE: ./lib/inventory/csv/read.js
// Reads a CSV export: its bytes, its delimiter, its header, and the rows that count. The library reads RFC 4180; what
// spreadsheets and CMDBs write beyond that is handled here, and nothing is guessed. Pure. Every finding points at the
// start of its row.








/** Larger than a reasonable export: about 500,000 rows. */
const CSV_LIMIT = 64 * 1024 * 1024;
/** Findings go to `report`, in no particular order. */
function readCsv(path, bytes, mapping, report) {
    const { file, header, records, isReadable } = openTable(path, bytes, mapping, report);
    const names = header.cells;
    const columns = findColumns(names, mapping, { file, offset: header.offset }, report);
    const rules = rulesOf(names, mapping, { file, offset: header.offset }, report);
    const kept = withoutSkipped(records, rules, columns);
    const rows = [];
    const misfits = [];
    const counts = { assetless: 0, trimmed: 0, rearmed: 0 };
    for (const { cells, offset } of kept.records) {
        // Empty cells at the end of a row do not count.
        if (cells.length < names.length || cells.slice(names.length).some((cell) => (0,characters/* withoutPadding */.gl)(cell) !== '')) {
            misfits.push({ offset, cells: cells.length });
            continue;
        }
        const raw = (field) => cells[columns.get(field) ?? -1] ?? '';
        const read = {};
        for (const field of csv_mapping/* CSV_FIELDS */.Tx) {
            const trimmed = (0,characters/* withoutPadding */.gl)(raw(field));
            const cell = (0,characters/* withoutPadding */.gl)((0,csv/* rearm */.UG)(trimmed));
            if (trimmed.length < raw(field).length)
                counts.trimmed += 1;
            if (cell.length < trimmed.length)
                counts.rearmed += 1;
            read[field] = cell === '' ? (defaultOf(mapping, field) ?? '') : cell;
        }
        if (isAssetless(raw, columns))
            counts.assetless += 1;
        else
            rows.push({ at: { file, offset }, cells: read, exactName: (0,csv/* rearm */.UG)(raw('name')) });
    }
    const [misfit] = misfits;
    if (misfit !== undefined) {
        const args = {
            cells: misfit.cells,
            columns: names.length,
            ...rowsAt(misfits.map(({ offset }) => ({ file, offset }))),
        };
        report((0,diagnostic/* diagnostic */.YK)('csv-row-length', 'error', { file, offset: misfit.offset }, args));
    }
    if (isReadable && kept.records.length === 0)
        report((0,diagnostic/* diagnostic */.YK)('csv-empty', 'error', { file, offset: null }, { leftOut: records.length }));
    const fields = new Set(csv_mapping/* CSV_FIELDS */.Tx.filter((field) => columns.has(field) || defaultOf(mapping, field) !== undefined));
    const headers = new Map(Array.from(columns, ([field, index]) => [field, names[index]]));
    const skipped = rules.flatMap(({ counts }) => counts);
    return { rows, fields, headers, skipped, duplicates: kept.duplicates, ...counts };
}
function openTable(path, bytes, mapping, report) {
    const utf8 = decode(path, bytes, report);
    // Offsets are in bytes, so this text has one character for each byte.
    const file = (0,files/* sourceFile */.sm)(path, utf8?.toString('latin1') ?? '');
    const table = utf8 === null ? [] : readTable(utf8, delimiterOf(utf8, mapping));
    const fault = table.find((row) => 'fault' in row);
    if (fault !== undefined) {
        report((0,diagnostic/* diagnostic */.YK)('csv-syntax', 'error', { file, offset: fault.offset }, { reason: fault.fault }));
    }
    const [header = { cells: [], offset: 0 }, ...records] = table.flatMap((row) => ('cells' in row ? row : []));
    return { file, header, records, isReadable: utf8 !== null && fault === undefined };
}
function rulesOf(names, { skip }, at, report) {
    return Array.from(skip, ([column, values]) => {
        const named = columnsNamed(names, column);
        const indexes = named.length > 0 || names.length === 0 ? named : missingColumn(names, column, 'skip', at, report);
        return { indexes, counts: values.map((value) => ({ column, value, rows: 0 })) };
    });
}
/** Leaves out rows that match a rule, which counts them, and then those that equal an earlier one. */
function withoutSkipped(records, rules, columns) {
    const seen = new Set();
    let duplicates = 0;
    const kept = records.filter(({ cells }) => {
        const has = (indexes, value) => indexes.some((index) => (0,csv_mapping/* foldCell */.KN)(cells[index] ?? '') === (0,csv_mapping/* foldCell */.KN)(value));
        for (const { indexes, counts } of rules) {
            const met = counts.find(({ value }) => has(indexes, value));
            if (met === undefined)
                continue;
            met.rows += 1;
            return false;
        }
        // Rows without a name are all reported.
        if ((0,characters/* withoutPadding */.gl)(cells[columns.get('name') ?? -1] ?? '') === '')
            return true;
        const { size } = seen;
        seen.add(JSON.stringify(Array.from(columns.values(), (index) => (0,characters/* withoutPadding */.gl)(cells[index] ?? ''))));
        if (seen.size > size)
            return true;
        duplicates += 1;
        return false;
    });
    return { records: kept, duplicates };
}
/** Only if the type has its own column: with a default, a missing name is an error. */
function isAssetless(raw, columns) {
    if (!columns.has('asset_type') || !columns.has('name'))
        return false;
    const isBlank = (field) => (0,characters/* withoutPadding */.gl)(raw(field)) === '';
    return isBlank('name') && isBlank('asset_type') && isBlank('id') && !isBlank('cyber_system');
}
function defaultOf({ defaults }, field) {
    return defaults.get(field);
}
/** How many rows one finding is about, and their lines. */
function rowsAt(places) {
    return { rows: places.length, lines: places.map(({ file, offset }) => file.place(offset ?? 0).line) };
}
// The header.
/**
 * Finds each column by its header: the exact one, else one that differs only in case and white space. A field that the
 * mapping does not name has a column of its own name: a required one must, unless it has a default; a facility may, and
 * without a mapping of columns the ids, too.
 */
function findColumns(names, mapping, at, report) {
    const columns = new Map();
    // An empty file has one finding.
    if (names.length === 0)
        return columns;
    const used = new Set(Array.from(mapping.columns.values(), csv_mapping/* foldCell */.KN));
    for (const field of csv_mapping/* CSV_FIELDS */.Tx) {
        const given = mapping.columns.get(field);
        const column = given ?? field;
        const indexes = given === undefined && used.has(field) ? [] : columnsNamed(names, column);
        if (indexes.length > 1) {
            report((0,diagnostic/* diagnostic */.YK)('csv-ambiguous-column', 'error', at, { column, count: indexes.length }));
            continue;
        }
        const isId = field === 'id' || field === 'external_id';
        const [only] = given === undefined && isId && mapping.columns.size > 0 ? [] : indexes;
        const isOptional = isId || field === 'facility' || defaultOf(mapping, field) !== undefined;
        if (only !== undefined)
            columns.set(field, only);
        else if (given !== undefined || !isOptional) {
            const [meant] = missingColumn(names, column, field, at, report);
            if (given !== undefined && meant !== undefined)
                columns.set(field, meant);
        }
    }
    return columns;
}
/**
 * Reports a missing column. Returns those of the most similar name: a typing error in a name that was given should not
 * hide other findings about the rows.
 */
function missingColumn(names, column, key, at, report) {
    const header = names.map(oneLine).filter((cell) => cell !== '');
    const near = (0,suggest/* nearest */.pA)(column, header);
    report((0,diagnostic/* diagnostic */.YK)('csv-missing-column', 'error', at, { column, key, near, header }));
    return near.slice(0, 1).flatMap((name) => columnsNamed(names, name));
}
function columnsNamed(names, column) {
    const indexesOf = (isMeant) => names.flatMap((name, k) => (isMeant(name) ? [k] : []));
    const exact = indexesOf((name) => oneLine(name) === oneLine(column));
    return exact.length > 0 ? exact : indexesOf((name) => (0,csv_mapping/* foldCell */.KN)(name) === (0,csv_mapping/* foldCell */.KN)(column));
}
/** A header cell may have line breaks, to be narrow. */
function oneLine(cell) {
    return cell.replace(/\s+/gu, ' ').trim();
}
// The bytes.
/** ZIP, which .xlsx and .ods are, and the container of .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
/** What some exports write into a file named .xls. */
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;
const LF = 0x0a;
const CR = 0x0d;
/** UTF-8, without its byte order mark. A lone CR as line end becomes LF. null, with a finding, for anything else. */
function decode(path, bytes, report) {
    const hasMark = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
    const text = hasMark ? bytes.subarray(3) : bytes;
    const isText = !text.includes(0) && (0,external_node_buffer_.isUtf8)(text);
    const isWorkbook = WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start));
    let kind = null;
    if (isWorkbook || (!isText && WORKBOOK_NAME.test(path)))
        kind = 'workbook';
    else if (text.includes(0))
        kind = 'utf-16';
    else if (!isText)
        kind = 'other';
    else if (MARKUP.test(text.subarray(0, 32).toString()))
        kind = 'markup';
    if (kind === null) {
        if (text.includes(LF) || !text.includes(CR))
            return text;
        return Buffer.from(text.map((byte) => (byte === CR ? LF : byte)));
    }
    const decoded = Buffer.from(text.toString('utf8'));
    const wrong = kind === 'other' ? text.findIndex((byte, at) => byte !== decoded[at]) : 0;
    const before = text.subarray(0, wrong).toString('latin1');
    const at = { file: (0,files/* sourceFile */.sm)(path, before), offset: kind === 'other' ? wrong : null };
    report((0,diagnostic/* diagnostic */.YK)('csv-encoding', 'error', at, { kind }));
    return null;
}
const FAULTS = new Map([
    ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
    ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
    ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);
/** Always both line ends. Otherwise the library would accept only the first one that it finds. */
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };
/** All kinds of white space, which is dropped around cells. */
const BLANK = /^\p{White_Space}*$/u;
/** All rows but blank ones, up to the first one that breaks the quoting rules: what follows cannot be trusted. */
function readTable(utf8, delimiter, to) {
    const rows = [];
    let end = 0;
    const offset = () => {
        let at = end;
        while (at < utf8.length - 1 && (utf8[at] === LF || utf8[at] === CR))
            at += 1;
        return at;
    };
    const visit = (cells, { bytes }) => {
        // The library counts CRLF inside quotes as two lines, so places are kept in bytes.
        if (!cells.every((cell) => BLANK.test(cell)))
            rows.push({ cells, offset: offset() });
        end = bytes;
        return null;
    };
    try {
        (0,sync/* parse */.qg)(utf8, { ...FORMAT, delimiter, on_record: visit, ...(to === undefined ? {} : { to }) });
    }
    catch (error) {
        if (!(error instanceof sync/* CsvError */.J$))
            throw error;
        rows.push({ fault: FAULTS.get(error.code) ?? 'unreadable', offset: offset() });
    }
    return rows;
}
/** The header must be within this many bytes. */
const HEADER_BYTES = 64 * 1024;
/** The delimiter of the mapping, else the one that finds the most wanted columns in the header, then the most columns. */
function delimiterOf(utf8, mapping) {
    if (mapping.delimiter !== null)
        return mapping.delimiter;
    const ranked = [',', ';', '\t'].map((delimiter) => {
        const [header] = readTable(utf8.subarray(0, HEADER_BYTES), delimiter, 1);
        const cells = header !== undefined && 'cells' in header ? header.cells : [];
        const wanted = csv_mapping/* CSV_FIELDS */.Tx.filter((field) => columnsNamed(cells, mapping.columns.get(field) ?? field).length > 0);
        return { delimiter, wanted: wanted.length, cells: cells.length };
    });
    return ranked.sort((a, b) => b.wanted - a.wanted || b.cells - a.cells)[0].delimiter;
}

;// CONCATENATED MODULE: ./lib/inventory/csv/resolve.js
// What the rows of a CSV export mean: the cyber system, type and name of each, by the mapping and by what is live. Each
// cause of errors is one finding with all of its rows. Pure.










/** The cyber systems that rows name, with the rows that have no error as their assets. */
function resolveRows(csv, mapping, live, directory, uniqueNames, report) {
    const types = new csv_mapping/* CellMap */.v1(new Map([...model/* ASSET_TYPES */.Dd.map((type) => [type, type]), ...mapping.values]));
    const systems = new csv_mapping/* CellMap */.v1(mapping.systems);
    const facilities = new csv_mapping/* CellMap */.v1(mapping.facilities);
    const assetOf = new Map(live.assets.map((asset) => [asset.id, asset]));
    const findings = new Findings(csv, report);
    const documents = new Map();
    for (const row of csv.rows) {
        const { at, cells } = row;
        const asset = assetOf.get(cells.id);
        const name = findings.nameOf(row, asset?.name);
        const type = types.get(cells.asset_type);
        if (type === undefined && csv.fields.has('asset_type'))
            addTo(findings.types, cells.asset_type, at);
        const isSystemFit = findings.checkName(row, 'cyber_system', cells.cyber_system);
        const isNumberFit = cells.external_id === '' || findings.checkName(row, 'external_id', cells.external_id);
        if (!isSystemFit)
            continue;
        const meant = meaningOf(row, asset?.cyber_system_id, systems, facilities, directory);
        if (meant.unknown === 'system')
            addTo(findings.systems, meant.system, at);
        else if (meant.unknown === 'facility') {
            addTo(findings.facilities, meant.facility, at);
            continue;
        }
        const { system, facility } = meant;
        const key = `${system}\0${facility}`;
        let document = documents.get(key);
        if (document === undefined) {
            document = documentOf(at, system, facility);
            documents.set(key, document);
        }
        if (name === null || !isNumberFit)
            continue;
        const offset = at.offset ?? 0;
        const located = (value) => (value === '' ? null : { value, offset });
        const id = located(cells.id);
        const hints = id === null ? null : { id, renamedFrom: null, movedFrom: null };
        const one = { name, offset, document, hints, externalId: located(cells.external_id) };
        if (type === undefined)
            document.untyped.push({ ...one, assetType: 'hardware' });
        else
            document.assets.push({ ...one, assetType: type });
    }
    findings.end(mapping, directory);
    const all = [...documents.values()];
    const resolved = (0,resolve/* resolveSystems */.Hi)({ documents: all }, directory, (problem) => {
        // Reported already, with all of its rows.
        if (problem.code !== 'unknown-cyber-system')
            report(problem);
    });
    checkTogether(all, resolved.systems, uniqueNames, report);
    return resolved.systems;
}
/**
 * The words of a row for its cyber system and facility, as a file of the inventory would have them. `live` is the system
 * of the asset whose id the row names.
 */
function meaningOf({ cells }, live, systems, facilities, directory) {
    const system = systems.get(cells.cyber_system) ?? cells.cyber_system;
    const namesakes = (0,resolve/* findByReference */.mk)(directory.systems, system);
    if (directory.systems.byId.has(system))
        return { system, facility: '', unknown: null };
    const mapped = facilities.get(cells.facility);
    const facility = mapped === undefined ? cells.facility : (mapped ?? '');
    if (namesakes.length === 0)
        return { system, facility, unknown: 'system' };
    if (mapped === null) {
        // No facility: the system under a control center.
        const [only, another] = namesakes.filter(({ facility_id }) => !facility_id);
        const isClear = only !== undefined && another === undefined;
        return { system: isClear ? only.id : system, facility: '', unknown: null };
    }
    if (facility !== '' && (0,resolve/* findByReference */.mk)(directory.facilities, facility).length > 0) {
        return { system, facility, unknown: null };
    }
    const own = namesakes.find(({ id }) => id === live);
    const isClear = facility === '' && namesakes.length === 1;
    if (own !== undefined && !isClear)
        return { system: own.id, facility: '', unknown: null };
    return { system, facility, unknown: facility === '' ? null : 'facility' };
}
function documentOf({ file, offset }, system, facility) {
    const at = offset ?? 0;
    return {
        file,
        cyberSystem: { value: system, offset: at },
        facility: facility === '' ? null : { value: facility, offset: at },
        prune: null,
        assetType: null,
        ignore: [],
        assets: [],
        isWhole: true,
        untyped: [],
    };
}
/**
 * Compares all rows of a system, and those of one unknown word, so that duplicates are found even if system or type is
 * unknown.
 */
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
    (0,core_names/* checkBetween */.nT)(together, uniqueNames, report);
}
const PLACEHOLDER = /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i;
const BULLET = /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/;
/** Gathers what rows have wrong in common, and reports it at the end. What is wrong with one cell is reported at once. */
class Findings {
    #csv;
    #report;
    #empty = new Map();
    #odd = new Map();
    types = new Map();
    systems = new Map();
    facilities = new Map();
    constructor(csv, report) {
        this.#csv = csv;
        this.#report = report;
    }
    /** null if it cannot be the name of an asset. A live name that is not clean stays if the row names its id. */
    nameOf(row, live) {
        if (row.exactName !== '' && row.exactName === live)
            return live;
        const { name } = row.cells;
        if (!this.checkName(row, 'name', name))
            return null;
        this.#checkOddName(row, name);
        return name;
    }
    /** Whether a cell fits the rules for names in the file format. If the column is missing, a row cannot be judged. */
    checkName({ at }, field, value) {
        const long = field === 'external_id' ? (0,shape/* tooLong */.Po)(value) : null;
        if (long !== null)
            this.#report((0,diagnostic/* diagnostic */.YK)('value-too-long', 'error', at, long));
        if (characters/* SURELY_FINE */.Mx.test(value))
            return long === null;
        if (!this.#csv.fields.has(field))
            return false;
        if (value === '') {
            (0,group/* addUnder */.QQ)(this.#empty, field, at);
            return false;
        }
        const faults = (0,characters/* nameFaults */.hV)(value);
        for (const { code, severity, character } of faults) {
            this.#report((0,diagnostic/* diagnostic */.YK)(code, severity, at, { key: field, value, character }));
        }
        return long === null && faults.every(({ severity }) => severity !== 'error');
    }
    /** Text that is hardly a name. */
    #checkOddName({ at }, value) {
        const isFormula = /^[=@]/.test(value);
        const kind = isFormula ? 'formula' : PLACEHOLDER.test(value) ? 'placeholder' : BULLET.test(value) ? 'bullet' : null;
        if (kind === null)
            return;
        const known = this.#odd.get(kind) ?? { value, rows: [] };
        known.rows.push(at);
        this.#odd.set(kind, known);
    }
    end(mapping, { systems, facilities }) {
        for (const [field, rows] of this.#empty) {
            const args = { field, column: this.#csv.headers.get(field) ?? field, ...rowsAt(rows) };
            this.#report((0,diagnostic/* diagnostic */.YK)('csv-empty-cell', 'error', rows[0], args));
        }
        const words = new suggest/* Vocabulary */.VI(mapping.values.keys());
        for (const { value, rows } of this.types.values()) {
            const column = this.#csv.headers.get('asset_type') ?? null;
            const args = { value, column, near: words.nearest(value), ...rowsAt(rows) };
            this.#report((0,diagnostic/* diagnostic */.YK)('csv-unknown-type', 'error', rows[0], args));
        }
        for (const { value: name, rows } of this.systems.values()) {
            const args = { name, near: systems.names.nearest(name), ...rowsAt(rows) };
            this.#report((0,diagnostic/* diagnostic */.YK)('csv-unknown-system', 'error', rows[0], args));
        }
        for (const { value: name, rows } of this.facilities.values()) {
            const args = { name, near: facilities.names.nearest(name), ...rowsAt(rows) };
            this.#report((0,diagnostic/* diagnostic */.YK)('csv-unknown-facility', 'error', rows[0], args));
        }
        for (const [kind, { value, rows }] of this.#odd) {
            this.#report((0,diagnostic/* diagnostic */.YK)('csv-odd-name', 'warning', rows[0], { value, kind, ...rowsAt(rows) }));
        }
    }
}
/** Spellings that one line of the mapping would settle are one. */
function addTo(words, value, at) {
    const key = (0,csv_mapping/* foldCell */.KN)(value);
    const known = words.get(key) ?? { value, rows: [] };
    known.rows.push(at);
    words.set(key, known);
}

;// CONCATENATED MODULE: ./lib/inventory/csv/from-rows.js
// Compares the rows of a CSV export with the service and with the files, and works out what the files should say: only
// additions (`import --from-csv`), or the full contents of the systems that rows name (`--update`). Pure.










/** Findings about rows go to `report`. If one is an error, nothing may be written. */
function wantRows(input, report) {
    const { csv, mapping, live, uniqueNames, update } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const systems = resolveRows(csv, mapping, live, directory, uniqueNames, report);
    const files = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, diagnostic/* unreported */.B8).systems;
    const declared = (0,edit_wanted/* asDeclared */.Pe)(files);
    const ground = groundOf(live, directory, files);
    const found = findRows(systems, ground, update !== null, report);
    const foundIn = (0,group/* groupBy */.$z)(found, ({ system }) => system.id);
    const meant = new Set(found.flatMap((one) => one.live?.id ?? []));
    const unnamed = live.assets.filter(({ id }) => !meant.has(id) && !ground.entryByLive.has(id));
    const unnamedIn = (0,group/* countBy */.Tr)(unnamed, ({ cyber_system_id }) => cyber_system_id);
    const taken = namesTaken(found);
    /** How many live assets have a name, where names must be unique. */
    const holders = (0,group/* countBy */.Tr)(live.assets, (asset) => (0,from_live/* uniqueKey */.fl)(asset, uniqueNames));
    const wanted = new Map(declared);
    /** Rows whose names are compared with those of entries that stay. */
    const compared = [];
    let kept = 0;
    for (const { system } of systems) {
        const known = declared.get(system.id) ?? (0,from_live/* freshSystem */.eH)(system);
        const rows = usableRows(known, foundIn.get(system.id) ?? [], update !== null, report, directory.systems.place);
        compared.push({ key: system.id, assets: rows.map(({ row }) => row) });
        const entries = rows.map((one) => {
            if (one.entry === null)
                return newEntry(one, input, holders);
            return { fields: fieldsAfter(one, one.entry.asset, taken, ground), entry: one.entry.asset };
        });
        if (update === null)
            entries.unshift(...known.entries);
        const isNew = known.declared === null;
        if (isNew && entries.length === 0)
            continue;
        const staying = isNew ? (unnamedIn.get(system.id) ?? 0) : 0;
        kept += staying;
        wanted.set(system.id, { ...known, prune: staying > 0 ? false : null, entries });
    }
    let following = 0;
    let standing = [...declared.values()];
    if (update !== null) {
        const named = new Set(systems.map(({ system }) => system.id));
        standing = leave(standing, named, found, update.allSystems);
        for (const one of standing)
            wanted.set(one.system.id, one);
        for (const [id, one] of declared)
            if (update.allSystems || named.has(id))
                following += one.entries.length;
        // If no row could be read, nothing follows from a missing row.
        if (!update.allSystems && standing.length > 0 && named.size > 0) {
            const places = standing.map(({ system }) => directory.systems.place(system.id));
            const entries = standing.reduce((sum, one) => sum + one.entries.length, 0);
            report((0,diagnostic/* diagnostic */.YK)('csv-system-not-named', 'notice', null, { systems: places, entries }));
        }
    }
    checkAgainst(standing, compared, input, report);
    const staying = new Set([...wanted.values()].flatMap(({ entries }) => entries.map(({ entry }) => entry)));
    const removed = files.flatMap(({ assets }) => assets.filter((entry) => !staying.has(entry)));
    return {
        systems: [...wanted.values()],
        naming: new system_naming/* SystemNaming */.u(live, input.withSystemIds),
        declared: found.filter(({ entry }) => entry !== null).length,
        kept,
        following,
        gone: new Set(removed.flatMap((entry) => ground.liveOf.get(entry)?.id ?? [])),
    };
}
/** The rows of a system that get an entry. What only adds leaves existing entries, and reports a row that differs. */
function usableRows({ declared, system }, found, isUpdate, report, place) {
    return found.filter(({ row, entry }) => {
        if (entry !== null && !isUpdate) {
            const { name, assetType } = entry.asset;
            const args = { name, declared: assetType, system: place(entry.system.id), first: (0,core_names/* placeOf */.$t)(entry.asset) };
            const isSame = assetType === row.assetType && entry.system.id === system.id;
            if (!isSame)
                report((0,diagnostic/* diagnostic */.YK)('csv-differs', 'warning', (0,core_names/* placeOf */.$t)(row), args));
            return false;
        }
        const isInPlace = entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
        const pattern = isInPlace ? null : (declared?.ignore?.find(row.name) ?? null);
        if (pattern !== null)
            report((0,core_names/* ignoredButDeclared */.cM)(row, pattern));
        return pattern === null;
    });
}
/** The entry of a row that has none: with its id if its name would mean another asset, or none. */
function newEntry({ row, live, system }, { uniqueNames, withIds }, holders) {
    const isNamed = live !== null && live.name === row.name && live.cyber_system_id === system.id;
    const isClear = isNamed && !(0,characters/* needsId */.P6)(row.name) && holders.get((0,from_live/* uniqueKey */.fl)(live, uniqueNames)) === 1;
    const id = live !== null && (withIds || (row.hints !== null && !isClear)) ? live.id : null;
    const externalId = row.externalId?.value ?? null;
    return { fields: { ...(0,edit_wanted/* plainFields */._b)(row.name, row.assetType), id, externalId }, entry: null };
}
/**
 * Systems without rows keep their entries, except those that moved to another system. With `allSystems` they lose all
 * entries.
 */
function leave(declared, named, found, allSystems) {
    const continued = new Set(found.flatMap(({ entry }) => entry?.asset ?? []));
    const left = declared.filter(({ system }) => !named.has(system.id));
    return left.map((one) => {
        return { ...one, entries: allSystems ? [] : one.entries.filter(({ entry }) => !continued.has(entry)) };
    });
}
/** Compares with the entries that stay in files, as `checkNames` does, but reports only rows. */
function checkAgainst(standing, rows, { uniqueNames }, report) {
    const groups = standing.map(({ system, entries }) => {
        return { key: `\0${system.id}`, assets: entries.flatMap(({ entry }) => entry ?? []) };
    });
    const files = new Set(groups.flatMap(({ assets }) => assets.map((one) => one.document.file)));
    const isOfFile = (file) => file !== undefined && files.has(file);
    (0,core_names/* checkNames */.LN)([...groups, ...rows], uniqueNames, (problem) => {
        const isBetween = 'first' in problem.args && isOfFile(problem.args.first.file) && !isOfFile(problem.at?.file);
        if (isBetween && problem.severity !== 'notice')
            report(problem);
    });
}

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
;// CONCATENATED MODULE: ./lib/inventory/edit/adopt.js











/** Each round leaves less to do. More rounds mean a bug in this file. */
const MOST_ROUNDS = 10;
/** null if the files do not fit the service for another reason than drift. A plan of the files says why. */
function wantDrift(input, report) {
    const { live, settings } = input;
    const naming = new system_naming/* SystemNaming */.u(live, input.withSystemIds);
    const directory = (0,resolve/* makeDirectory */.Oh)(live, settings);
    const declared = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, diagnostic/* unreported */.B8);
    // A document that names no known cyber system: no change of an asset explains that.
    if (declared.unresolved.length > 0)
        return null;
    let wanted = (0,edit_wanted/* asDeclared */.Pe)(declared.systems);
    let isSettled = (_key) => true;
    let base = null;
    if (input.base !== null) {
        // Entries that head and base share, and that fit neither, are due to a change at the service.
        const inHead = new Set();
        const inBoth = new Set();
        settle(wanted, live, directory, (key) => inHead.add(key).has(key));
        const applied = (0,edit_wanted/* asDeclared */.Pe)((0,resolve/* resolveSystems */.Hi)(input.base, directory, diagnostic/* unreported */.B8).systems);
        const settled = settle(applied, live, directory, (key) => inHead.has(key) && inBoth.add(key).has(key));
        base = draftOf(settled).inventory;
        isSettled = (key) => inBoth.has(key);
    }
    for (let round = 0; round < MOST_ROUNDS; round++) {
        wanted = settle(wanted, live, directory, isSettled);
        const draft = draftOf(wanted);
        const compared = base ?? draft.inventory;
        const plan = (0,core_plan/* makePlan */.C)({
            head: draft.inventory,
            base: compared,
            applied: compared,
            recorded: new Set(),
            live,
            diagnostics: [],
            baseFindings: [],
            settings,
        });
        if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
            return null;
        const systems = (0,resolve/* resolveSystems */.Hi)(draft.inventory, directory, diagnostic/* unreported */.B8).systems;
        const meanings = (0,from_live/* findMeanings */.w6)(systems, live, directory);
        const isPinned = (0,from_live/* idRule */.MM)({ ...input, withIds: input.withIds || round > 0 }, systems, meanings);
        const { next, undeclarable } = takeIn(plan, wanted, draft, live, naming, isPinned);
        for (const { id, name, cyber_system_id } of undeclarable) {
            const args = { id, name, system: directory.systems.place(cyber_system_id) };
            report((0,diagnostic/* diagnostic */.YK)('undeclarable-asset', 'error', null, args));
        }
        if (undeclarable.length > 0)
            return null;
        dropServedHints(draft, meanings, next);
        if (next.length === 0)
            return { systems: [...wanted.values()], naming };
        wanted = afterRound(wanted, next, live);
    }
    throw new Error('adopting drift does not end');
}
/**
 * If an entry cannot be matched, because its asset or the source of its hint is gone or another asset took its name, it
 * is from then on known only by its name. If several assets have that name, it gets the id of the first. `isToSettle`
 * is asked for each such entry, by a key of its system and fields.
 */
function settle(wanted, live, directory, isToSettle) {
    let settled = wanted;
    for (const isNamed of [false, true]) {
        const draft = draftOf(settled);
        const { systems } = (0,resolve/* resolveSystems */.Hi)(draft.inventory, directory, diagnostic/* unreported */.B8);
        const { failed, unclaimed } = (0,from_live/* findMeanings */.w6)(systems, live, directory);
        if (failed.length === 0)
            return settled;
        const free = (0,group/* groupBy */.$z)(unclaimed, (asset) => (0,core_names/* nameKey */.Rc)(asset.cyber_system_id, asset.name));
        const replaced = new Map();
        for (const asset of failed) {
            const { systemId, wanted: one } = draft.placeOf.get(asset);
            if (!isToSettle(JSON.stringify([systemId, one.fields])))
                continue;
            const names = isNamed ? [asset.name, asset.name + core_names/* SWAP_SUFFIX */.m5] : [];
            const holders = names.map((name) => free.get((0,core_names/* nameKey */.Rc)(systemId, name)) ?? []).find((some) => some.length > 0);
            const id = (holders ?? []).map((one) => one.id).sort(compare/* compareNatural */.dk)[0] ?? null;
            replaced.set(one, { ...one, fields: { ...one.fields, id, renamedFrom: null, movedFrom: null } });
        }
        const entriesOf = ({ entries }) => entries.map((one) => replaced.get(one) ?? one);
        settled = new Map(Array.from(settled, ([id, system]) => [id, { ...system, entries: entriesOf(system) }]));
    }
    return settled;
}
/** What the drift of a plan makes of the entries, and the live assets of it that no file can declare. */
function takeIn(plan, wanted, { placeOf }, live, naming, isPinned) {
    const systems = new Map(live.systems.map((system) => [system.id, system]));
    const drift = new Set(plan.changes.filter(({ origin }) => origin === 'drift'));
    const pairs = (0,renames/* possibleRenames */.x)(plan).filter(({ from, to }) => drift.has(from) && drift.has(to));
    const renamed = new Map(pairs.map(({ from, to }) => [to, from]));
    for (const { from } of pairs)
        drift.delete(from);
    const next = [];
    const undeclarable = [];
    for (const change of drift) {
        const before = change.action === 'delete' ? null : placeOf.get(change.desired);
        const source = change.action === 'create' ? renamed.get(change) : change;
        if (source === undefined || source.action === 'create') {
            // Its asset is gone.
            next.push({ before, after: null });
            continue;
        }
        const asset = { ...source.before, id: source.id, organization_slug: '' };
        const systemId = asset.cyber_system_id;
        if (before !== null && wanted.get(systemId)?.declared?.ignore?.find(asset.name)) {
            // An asset that the system ignores is not declared in it.
            next.push({ before, after: null });
            continue;
        }
        const isKnown = systems.has(systemId) && naming.spell(systems.get(systemId)) !== null;
        const hasId = (before !== null && before.wanted.fields.id !== null) || isPinned(asset);
        if ((!wanted.has(systemId) && !isKnown) || !(0,edit_wanted/* isDeclarable */.oo)(asset, hasId)) {
            undeclarable.push(asset);
            continue;
        }
        const externalId = before?.wanted.fields.externalId ?? null;
        const fields = { ...(0,from_live/* fieldsOfLive */.tZ)(asset, hasId), externalId };
        next.push({ before, after: { systemId, wanted: { fields, entry: before?.wanted.entry ?? null } } });
    }
    return { next, undeclarable };
}
/** Adds the entries whose live asset already has the place and the name of their hints. */
function dropServedHints({ placeOf }, { liveOf }, next) {
    const known = new Set(next.map(({ before }) => before?.wanted));
    for (const [asset, before] of placeOf) {
        const { fields, entry } = before.wanted;
        if ((fields.renamedFrom === null && fields.movedFrom === null) || known.has(before.wanted))
            continue;
        const meant = liveOf.get(asset);
        if (meant?.name !== fields.name || meant.cyber_system_id !== before.systemId)
            continue;
        const served = { fields: { ...fields, renamedFrom: null, movedFrom: null }, entry };
        next.push({ before, after: { systemId: before.systemId, wanted: served } });
    }
}
/** An entry that stays in its system keeps its place there. What arrives or is new comes last. */
function afterRound(wanted, next, live) {
    const stepOf = new Map(next.flatMap((step) => (step.before === null ? [] : [[step.before.wanted, step]])));
    const result = new Map();
    for (const [id, system] of wanted) {
        const entries = system.entries.flatMap((one) => {
            const step = stepOf.get(one);
            if (step === undefined)
                return one;
            return step.after?.systemId === id ? step.after.wanted : [];
        });
        result.set(id, { ...system, entries });
    }
    const moving = next.filter(({ before, after }) => after !== null && before?.systemId !== after.systemId);
    const [arriving, added] = [moving.filter(({ before }) => before !== null), moving.filter(({ before }) => !before)];
    for (const { after } of [...arriving, ...added]) {
        const { systemId, wanted: one } = after;
        const fresh = () => (0,from_live/* freshSystem */.eH)(live.systems.find(({ id }) => id === systemId), false);
        const system = result.get(systemId) ?? fresh();
        result.set(systemId, { ...system, entries: [...system.entries, one] });
    }
    return result;
}
/** The wanted entries as documents for a plan. */
function draftOf(wanted) {
    const documents = [];
    const placeOf = new Map();
    for (const [systemId, system] of wanted) {
        const homes = system.declared?.documents ?? [NO_DOCUMENT];
        const own = new Set(homes);
        const entriesOf = (0,group/* groupBy */.$z)(system.entries, ({ entry }) => {
            return entry !== null && own.has(entry.document) ? entry.document : homes[0];
        });
        for (const home of homes) {
            const assets = [];
            const cyberSystem = { ...home.cyberSystem, value: systemId };
            const document = { ...home, cyberSystem, facility: null, prune: system.prune ?? home.prune, assets };
            documents.push(document);
            for (const one of entriesOf.get(home) ?? []) {
                const asset = assetOf(one, document);
                placeOf.set(asset, { systemId, wanted: one });
                assets.push(asset);
            }
        }
    }
    return { inventory: { documents, isComplete: true }, placeOf };
}
const NO_DOCUMENT = {
    file: (0,files/* sourceFile */.sm)('', ''),
    cyberSystem: { value: '', offset: 0 },
    facility: null,
    prune: null,
    assetType: null,
    ignore: [],
    assets: [],
    isWhole: true,
};
function assetOf({ fields, entry }, document) {
    const offset = entry?.offset ?? 0;
    const located = (value) => (value === null ? null : { value, offset });
    const { id, renamedFrom, movedFrom } = fields;
    const hasHints = id !== null || renamedFrom !== null || movedFrom !== null;
    const hints = { id: located(id), renamedFrom: located(renamedFrom), movedFrom: located(movedFrom) };
    return {
        name: fields.name,
        assetType: fields.assetType,
        offset,
        document,
        hints: hasHints ? hints : null,
        externalId: located(fields.externalId),
    };
}

// EXTERNAL MODULE: ./lib/inventory/edit/file-edits.js + 2 modules
var file_edits = __webpack_require__(9481);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/load.js + 1 modules
var load = __webpack_require__(8383);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/import-run.js
// The steps of every import: read files and lists, decide what the files should say, edit their texts, and plan the
// result before it is written. Writes nothing itself.



















/** Throws ServiceError or ConfigurationError for problems that are not in the user's files. */
async function runImport(context, request) {
    const { cwd, settings, progress } = context;
    const { source, out, withIds, withSystemIds = false } = request;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const refused = () => ({ diagnostics: (0,messages/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)), proposal: null });
    const lists = (0,rejections/* early */.Q3)((0,snapshot/* readLive */.p9)(context));
    const bytes = source.kind === 'csv' ? readExport(source.path, cwd, report) : null;
    const originals = await readDeclared(cwd, request, report);
    // What an export has wrong is reported beside what the files have wrong.
    if (source.kind === 'csv' ? bytes === null : source.kind === 'live' && (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const live = await lists.catch((error) => {
        if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
            return null;
        throw error;
    });
    if (live === null)
        return refused();
    const inventory = { documents: originals.flatMap(({ documents }) => documents), isComplete: true };
    const before = planOf(inventory, live, settings);
    // Drift may be the reason why files do not fit the service.
    if (source.kind !== 'drift' && (0,diagnostic/* hasErrors */.Cs)(before.diagnostics))
        before.diagnostics.forEach(report);
    if (source.kind === 'live' && (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const input = { inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds };
    let wanted = null;
    let missing = null;
    let csv = null;
    if (source.kind === 'live') {
        missing = (0,from_live/* wantMissing */.zT)(input);
        wanted = missing;
    }
    else if (source.kind === 'drift') {
        wanted = wantDrift({ ...input, base: source.base, settings: { ...settings, applyDrift: false } }, report);
        if (wanted === null)
            before.diagnostics.forEach(report);
    }
    else {
        const { path, mapping, follow } = source;
        const rows = readCsv(path, bytes, mapping, report);
        csv = { ...rows, ...wantRows({ ...input, csv: rows, mapping, update: follow }, report) };
        wanted = csv;
    }
    if (wanted === null || (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const compared = (0,edit_wanted/* compareEntries */.wD)(wanted.systems);
    // In drift, a hint that is done is reason enough to edit a file.
    const comparison = source.kind === 'drift' ? compared : (0,edit_wanted/* withoutIdleHints */.VK)(compared);
    const onFile = (done, total) => progress.through('preparing', done, total);
    const edited = (0,file_edits/* editFiles */.k)({ comparison, naming: wanted.naming, out, originals, taken: (0,load/* pathsBelow */.Yl)(cwd, out), onFile });
    for (const { path, text, why } of edited.uneditable) {
        if (why === 'ambiguous')
            report((0,diagnostic/* diagnostic */.YK)('ambiguous-yaml', 'error', (0,files/* wholeFile */.AA)(path), {}));
        else
            report((0,diagnostic/* diagnostic */.YK)('flow-style', 'error', { file: (0,files/* sourceFile */.sm)(path, text), offset: why.flowAt }, {}));
    }
    if (edited.uneditable.length > 0)
        return refused();
    const plan = planOf(withEdits(inventory, edited.edits), live, settings);
    const gone = source.kind === 'csv' && source.follow !== null ? csv.gone : new Set();
    expectNoMore(before, plan, ({ action, id }) => {
        return source.kind !== 'live' && (action !== 'delete' || gone.has(id));
    });
    newWarnings(before, plan).forEach(report);
    return {
        diagnostics: (0,messages/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)),
        proposal: { ...edited, comparison, plan, missing, csv },
    };
}
/** The path may also name a pipe. */
function readExport(path, cwd, report) {
    const from = path === '-' ? 0 : (0,external_node_path_.resolve)(cwd, path);
    try {
        const size = from === 0 ? 0 : (0,external_node_fs_.statSync)(from).size;
        const bytes = size > CSV_LIMIT ? null : (0,external_node_fs_.readFileSync)(from);
        if (bytes !== null && bytes.length <= CSV_LIMIT)
            return bytes;
        const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
        report((0,diagnostic/* diagnostic */.YK)('file-too-large', 'error', (0,files/* wholeFile */.AA)(path), args));
    }
    catch (error) {
        report((0,files/* unreadable */.O$)(path, (0,folder/* errorCode */.CA)(error)));
    }
    return null;
}
/** A folder as the start of inventory paths: '' for the working directory itself. */
function folderWithin(cwd, folder) {
    const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, folder)).split(external_node_path_.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,external_node_path_.resolve)(cwd, folder).split(external_node_path_.sep).join('/') : path;
}
/** The existing files. There may be none, unless drift is taken in, or a given path is not that of new files. */
function readDeclared(cwd, { out, paths, source }, report) {
    const folder = out === '' ? '.' : out;
    const isCovered = paths.some((path) => (0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out));
    const isNeeded = (path) => source.kind === 'drift' || !(0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out);
    const needed = source.kind === 'drift' && paths.length === 0 ? [folder] : paths.filter(isNeeded);
    return (0,load/* readOriginals */.zW)(cwd, isCovered ? paths : [...paths, folder], (finding) => {
        const isMissing = finding.code !== 'no-inventory' || finding.args.paths.some((path) => needed.includes(path));
        if (isMissing)
            report(finding);
    });
}
/** The inventory with the edited files in place of the old ones. */
function withEdits(inventory, edits) {
    const edited = new Set(edits.map(({ path }) => path));
    const kept = inventory.documents.filter(({ file }) => !edited.has(file.path));
    return { documents: [...kept, ...edits.flatMap(({ documents }) => documents)], isComplete: true };
}
function planOf(head, live, settings) {
    return (0,core_plan/* makePlan */.C)({
        head,
        base: null,
        applied: null,
        recorded: new Set(),
        live,
        diagnostics: [],
        baseFindings: [],
        settings,
    });
}
/** A result that changes more than was asked for is a bug. Then no file is written. */
function expectNoMore(before, after, mayAsk) {
    const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    // If the files do not fit the service, their plan before has no changes to compare with.
    const isNew = ({ fingerprint }) => !(0,diagnostic/* hasErrors */.Cs)(before.diagnostics) && !fingerprints.has(fingerprint);
    const isSafe = after.changes.every((change) => !isNew(change) || mayAsk(change));
    if (isSafe && !(0,diagnostic/* hasErrors */.Cs)(after.diagnostics))
        return;
    const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
    throw new Error(`the imported files would not declare only what is wanted (${problem})`);
}
/**
 * Findings about wanted assets that may be live under another name or in another system, and would then exist twice.
 */
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const keyOf = ({ code, args }) => JSON.stringify([code, args]);
    const doubts = ({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code));
    const earlier = new Set(doubts(before).map(keyOf));
    return [...doubts(after).filter((finding) => !earlier.has(keyOf(finding))), ...renamedByHand(before, after)];
}
/** Pairs that may be one asset, if both are now declared. */
function renamedByHand(before, after) {
    const pairs = (0,renames/* possibleRenames */.x)(before);
    if (pairs.length === 0)
        return [];
    const requested = new Set(after.changes.map(({ fingerprint }) => fingerprint));
    return pairs.flatMap(({ from, to }) => {
        if (requested.has(from.fingerprint) || !requested.has(to.fingerprint))
            return [];
        const args = { from: to.after.name, to: from.before.name, id: from.id, system: to.cyberSystem };
        return (0,diagnostic/* diagnostic */.YK)('renamed-by-hand', 'warning', (0,core_names/* placeOf */.$t)(to.desired), args);
    });
}


/***/ }),

/***/ 1805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ foldCell),
/* harmony export */   Tx: () => (/* binding */ CSV_FIELDS),
/* harmony export */   eT: () => (/* binding */ sharedColumn),
/* harmony export */   v1: () => (/* binding */ CellMap),
/* harmony export */   vh: () => (/* binding */ readMapping),
/* harmony export */   xl: () => (/* binding */ NO_MAPPING)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7206);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5388);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1011);
// The mapping of a CSV export: what its columns and cells mean, and which rows count. Read from one YAML file (JSON is
// YAML too). The reading is strict, and every error has a place.






/** The fields that a column can fill. */
const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'];
/** The fields for which one value for all rows makes sense. */
const DEFAULT_FIELDS = ['cyber_system', 'asset_type', 'facility'];
// The message of an issue is the code of its finding. A minimum length would report a second issue.
const word = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('wrong-type').refine((text) => text !== '', 'wrong-type');
const type = word.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .ASSET_TYPES */ .Dd, 'wrong-value'));
const cell = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('wrong-type');
const cells = zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY((value) => (Array.isArray(value) ? value : [value]), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(cell).min(1, 'wrong-type'));
/** This schema of YAML reads `null` as a word. */
const wordOrNull = word.transform((text) => (text === 'null' || text === '~' ? null : text));
const delimiter = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('wrong-value')
    .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'wrong-value')
    .transform((text) => (text === 'tab' ? '\t' : text));
const mapping = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** The header of the column of each field. */
    columns: zod__WEBPACK_IMPORTED_MODULE_2__/* .map */ .TjK(cell.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(CSV_FIELDS, 'unknown-key')), word).default(() => new Map()),
    /** Asset types by the words of the export. */
    values: zod__WEBPACK_IMPORTED_MODULE_2__/* .map */ .TjK(cell, type).default(() => new Map()),
    /** Cyber systems, as the service names them or by id, by the words of the export. */
    systems: zod__WEBPACK_IMPORTED_MODULE_2__/* .map */ .TjK(cell, word).default(() => new Map()),
    /** Facilities, in the same way. null: the word is of no facility. */
    facilities: zod__WEBPACK_IMPORTED_MODULE_2__/* .map */ .TjK(cell, wordOrNull).default(() => new Map()),
    /** The value for an empty cell, or for a missing column. */
    defaults: zod__WEBPACK_IMPORTED_MODULE_2__/* .map */ .TjK(cell.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(DEFAULT_FIELDS, 'unknown-key')), word)
        .superRefine((fields, context) => {
        const issues = type.safeParse(fields.get('asset_type') ?? _core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .ASSET_TYPES */ .Dd[0]).error?.issues ?? [];
        for (const { message } of issues)
            context.addIssue({ code: 'custom', path: ['asset_type'], message });
    })
        .default(() => new Map()),
    /** Rows to leave out: those with one of these cells in one of these columns. '' is an empty cell. */
    skip: zod__WEBPACK_IMPORTED_MODULE_2__/* .map */ .TjK(word, cells).default(() => new Map()),
    /** null: found in the header. */
    delimiter: delimiter.nullable().default(null),
});
const NO_MAPPING = mapping.parse({});
/** The mapping in the text. Empty if something is wrong, which goes to `report`. */
function readMapping(path, text, report) {
    const file = (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFile */ .sm)(path, text);
    const addFinding = (code, node, args) => {
        const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)(code, 'error', { file, offset }, args));
    };
    // All scalars are strings, so `00123` and `NO` stay as they are written.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { schema: 'failsafe', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
        addFinding('yaml-syntax', error.pos[0], { reason: error.message });
        return NO_MAPPING;
    }
    // Aliases are not followed.
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, { Alias: (_, { range }) => Object.assign(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw(), { range }) });
    const value = document.toJS({ mapAsMap: true });
    const parsed = mapping.safeParse(value instanceof Map ? Object.fromEntries(value) : value);
    if (parsed.success)
        return parsed.data;
    for (const issue of parsed.error.issues) {
        // Its key is reported instead.
        if (issue.code !== 'invalid_element')
            reportIssue(issue, document.contents, addFinding);
    }
    return NO_MAPPING;
}
function reportIssue(issue, root, addFinding) {
    const { path, message } = issue;
    const { key, value } = entryAt(root, path);
    const subject = String(path.at(-1) ?? 'mapping');
    const unknownKey = (name, at, allowed) => addFinding('unknown-key', at, { key: name, near: (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(name, allowed, 1)[0] ?? null, allowed });
    if (issue.code === 'unrecognized_keys') {
        for (const name of issue.keys)
            unknownKey(name, entryAt(root, [name]).key, Object.keys(mapping.shape));
    }
    else if (message === 'unknown-key') {
        unknownKey(subject, key, path[0] === 'defaults' ? DEFAULT_FIELDS : CSV_FIELDS);
    }
    else if (message === 'wrong-value') {
        const found = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) ? String(value.value) : '';
        const allowed = path.length === 1 ? [',', ';', 'tab'] : _core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .ASSET_TYPES */ .Dd;
        const near = path.length === 1 ? null : ((0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(found, allowed, 1)[0] ?? null);
        addFinding('wrong-value', value, { key: subject, value: found, near, allowed });
    }
    else if (issue.code === 'invalid_key') {
        const odd = entriesOf(value).find((entry) => !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(entry.key))?.key ?? value;
        addFinding('wrong-type', odd, { subject: 'key', expected: 'a string', found: yamlKind(odd) });
    }
    else {
        const expected = path.length > 1 ? 'a string' : 'a mapping';
        const at = value?.range == null ? key : value;
        addFinding('wrong-type', at, { subject, expected, found: yamlKind(value) });
    }
}
function entryAt(root, path) {
    let entry = { key: null, value: root };
    for (const step of path) {
        entry = entriesOf(entry.value).find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === step) ?? entry;
    }
    return entry;
}
function entriesOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items : [];
}
function yamlKind(node) {
    if (node === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value === ''))
        return 'nothing';
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? 'a mapping' : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? 'a string' : 'a list';
}
/** Two fields that would be read from one column; null if there are none. */
function sharedColumn({ columns }) {
    const fields = new Map();
    for (const field of CSV_FIELDS) {
        const isRequired = field === 'name' || field === 'cyber_system' || field === 'asset_type';
        const column = columns.get(field) ?? (isRequired ? field : null);
        if (column === null)
            continue;
        const other = fields.get(foldCell(column));
        if (other !== undefined)
            return [other, field];
        fields.set(foldCell(column), field);
    }
    return null;
}
/** The form in which headers, types and names of systems are compared if there is no exact match. */
function foldCell(text) {
    return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
/** Looks cells up: first exactly, then ignoring case and white space, if all such spellings mean the same. */
class CellMap {
    #exact;
    #folded = new Map();
    constructor(entries) {
        this.#exact = entries;
        const unclear = new Set();
        for (const [cell, meaning] of entries) {
            const key = foldCell(cell);
            if (this.#folded.has(key) && this.#folded.get(key) !== meaning)
                unclear.add(key);
            this.#folded.set(key, meaning);
        }
        for (const key of unclear)
            this.#folded.delete(key);
    }
    get(cell) {
        const exact = this.#exact.get(cell);
        return exact === undefined ? this.#folded.get(foldCell(cell)) : exact;
    }
}


/***/ }),

/***/ 644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ idRule),
/* harmony export */   eH: () => (/* binding */ freshSystem),
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   tZ: () => (/* binding */ fieldsOfLive),
/* harmony export */   w6: () => (/* binding */ findMeanings),
/* harmony export */   zT: () => (/* binding */ wantMissing)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _core_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9706);
/* harmony import */ var _core_match_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3858);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6599);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3897);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7454);
// Works out from the live assets what the files should say: only what they lack (`import`), or all drift (`import
// --update`). A plan of the result then has no changes for it. Pure.









/** Linear. */
function findMeanings(systems, live, directory) {
    const input = { systems, live: live.assets, directory, moveSources: new Set() };
    const matching = (0,_core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAssets */ .f)(input, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8);
    const liveOf = new Map();
    const failed = [];
    let number = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            const match = matching.liveOf[++number];
            if (match >= 0)
                liveOf.set(asset, live.assets[match]);
            else if (match !== _core_match_state_js__WEBPACK_IMPORTED_MODULE_6__/* .NONE */ .x3)
                failed.push(asset);
        }
    }
    return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}
/** Whether an entry finds this live asset only by id: its name is irregular, or another asset has or will have it. */
function idRule({ live, uniqueNames, withIds }, systems, { liveOf }) {
    const keyOf = (asset) => uniqueKey(asset, uniqueNames);
    const declared = [];
    for (const { system, assets } of systems) {
        for (const entry of assets) {
            const meant = liveOf.get(entry);
            if (meant?.name === entry.name && meant.cyber_system_id === system.id)
                continue;
            declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
        }
    }
    const holders = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .countBy */ .Tr)([...live.assets.map(keyOf), ...declared], (key) => key);
    return (asset) => withIds || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name) || holders.get(keyOf(asset)) > 1;
}
/** Two assets with the same key must not exist together. */
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(cyber_system_id, name);
}
/** The result declares every live system and every asset in one, each by name or id. Linear. */
function wantMissing(input) {
    const { inventory, live, withIds } = input;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectory */ .Oh)(live);
    const { systems: declared } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .unreported */ .B8);
    const wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .asDeclared */ .Pe)(declared);
    const meanings = findMeanings(declared, live, directory);
    const isPinned = idRule(input, declared, meanings);
    const unclaimed = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .SystemNaming */ .u(live, input.withSystemIds);
    let nameless = 0;
    for (const system of live.systems) {
        const known = wanted.get(system.id) ?? freshSystem(system);
        if (known.declared === null && naming.spell(system) === null)
            continue;
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !known.declared?.ignore?.find(name));
        unclaimed.delete(system.id);
        const missing = all.filter((asset) => (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeclarable */ .oo)(asset, isPinned(asset)));
        nameless += all.length - missing.length;
        const isToKeep = missing.length < all.length && (known.declared?.prune ?? null) === null;
        const entries = withIds ? known.entries.map((entry) => pinned(entry, meanings)) : known.entries;
        const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
        wanted.set(system.id, { ...known, prune: isToKeep ? false : null, entries: [...entries, ...added] });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    return { systems: [...wanted.values()], naming, nameless, stray };
}
function freshSystem(system, prune = null) {
    return { system, declared: null, prune, entries: [] };
}
function fieldsOfLive({ name, asset_type, id }, isPinned) {
    return { ...(0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainFields */ ._b)(name, asset_type), id: isPinned ? id : null };
}
function pinned({ fields, entry }, { liveOf }) {
    const meant = entry === null ? undefined : liveOf.get(entry);
    const hasId = meant !== undefined && fields.id === null && (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .isDeclarable */ .oo)(meant, true);
    return hasId ? { fields: { ...fields, id: meant.id }, entry } : { fields, entry };
}


/***/ }),

/***/ 3897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ SystemNaming)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
// How a new document names a live cyber system: by name, with its facility where the name is shared, else by id.


/** Knows which references mean exactly one record. */
class SystemNaming {
    #byId;
    #live;
    #systems;
    #facilities;
    #names;
    #namesInFacilities;
    /** `byId`: use the id if it can be written, so that files survive a rename. */
    constructor(live, byId = false) {
        this.#byId = byId;
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        this.#names = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .Tr)(systems, ({ name }) => name);
        this.#namesInFacilities = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .countBy */ .Tr)(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
    }
    /** null if neither name nor id can be written in a file. */
    spell(system) {
        const { name, id } = system;
        const standing = this.standing(system);
        if (this.#byId && isUsable(id))
            return { ...standing, cyberSystem: id, note: name };
        const facility = this.#facilityOf(system);
        if (isUsable(name) && !this.#isIdOfAnother(name, id)) {
            if (this.#names.get(name) === 1)
                return { ...standing, cyberSystem: name };
            const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
            if (facility !== null && isOnly && isUsable(facility.name) && !this.#isIdOfFacility(facility)) {
                return { ...standing, cyberSystem: name, facility: facility.name };
            }
        }
        return isUsable(id) ? { ...standing, cyberSystem: id, note: name } : null;
    }
    /** For a system that a file already declares, whatever name it uses. */
    standing(system) {
        const facility = this.#facilityOf(system);
        const { id, name } = system;
        return { place: { id, name, facility }, cyberSystem: id, facility: null, note: null };
    }
    get systemCount() {
        return this.#live.systems.length;
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    /** Every system and facility, as paths name them. */
    neighbours() {
        const systems = this.#live.systems.map((system) => this.standing(system).place);
        return { systems, facilities: this.#live.facilities };
    }
    /** A reference that is an id means that record, even if another record has it as a name. */
    #isIdOfAnother(name, own) {
        return name !== own && this.#systems.has(name);
    }
    #isIdOfFacility({ name, id }) {
        return name !== id && this.#facilities.has(name);
    }
}
/** A reference has no id to pin it, so a name must have no fault that is an error. */
function isUsable(reference) {
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ severity }) => severity === 'warning');
}
/** Facilities with the same name are meant together. */
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}


/***/ })

};
