export const id = 9100;
export const ids = [9100];
export const modules = {

/***/ 9100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  csvSource: () => (/* binding */ csvSource),
  mappingFrom: () => (/* binding */ mappingFrom)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __webpack_require__(8109);
// EXTERNAL MODULE: ./lib/core/match.js
var match = __webpack_require__(9706);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/inventory/edit/system-reference.js
var system_reference = __webpack_require__(6080);
// EXTERNAL MODULE: ./lib/inventory/edit/yaml-text.js
var yaml_text = __webpack_require__(7044);
// EXTERNAL MODULE: ./lib/inventory/csv/mapping.js
var csv_mapping = __webpack_require__(1805);
;// CONCATENATED MODULE: ./lib/inventory/csv/additions.js
// What the rows of a CSV export add to the inventory: each row is held against the service and against what files
// declare already. Pure.










/** Live assets as rows name them. */
class LiveNames {
    #byId;
    #byName = new Map();
    #bySystem = new Map();
    #counts = new Map();
    #uniqueNames;
    constructor({ assets }, uniqueNames) {
        this.#uniqueNames = uniqueNames;
        this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
        for (const asset of assets) {
            (0,group/* addUnder */.QQ)(this.#byName, (0,names/* nameKey */.Rc)(asset.cyber_system_id, asset.name), asset);
            (0,group/* addUnder */.QQ)(this.#bySystem, asset.cyber_system_id, asset);
            const key = (0,names/* uniqueKey */.fl)(asset, this.#uniqueNames);
            this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
        }
    }
    withId(id) {
        const asset = this.#byId.get(id);
        return asset === undefined ? [] : [asset];
    }
    named(system, name) {
        return this.#byName.get((0,names/* nameKey */.Rc)(system, name)) ?? [];
    }
    inSystem(system) {
        return this.#bySystem.get(system) ?? [];
    }
    /** Whether another asset has the same name where names are to be unique. */
    isShared(asset) {
        return (this.#counts.get((0,names/* uniqueKey */.fl)(asset, this.#uniqueNames)) ?? 0) > 1;
    }
}
/** What files declare already, by the live asset that an entry means, and by name. */
class DeclaredAssets {
    #byLive = new Map();
    #byName = new Map();
    #bySystem;
    /** Hints count: an entry that renames or moves an asset means the live one. */
    constructor(inventory, live, directory) {
        const { systems } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, diagnostic/* unreported */.B8);
        const { liveOf } = (0,match/* matchAssets */.f)({ systems, live: live.assets, directory, moveSources: new Set() }, diagnostic/* unreported */.B8);
        this.#bySystem = new Map(systems.map((resolved) => [resolved.system.id, resolved]));
        let number = -1;
        for (const resolved of systems) {
            const system = directory.systems.place(resolved.system.id);
            for (const asset of resolved.assets) {
                const meant = live.assets[liveOf[++number]];
                if (meant !== undefined)
                    this.#byLive.set(meant.id, { asset, system });
                this.#byName.set((0,names/* nameKey */.Rc)(system.id, asset.name), { asset, system });
            }
        }
    }
    /** The entry that means this live asset, or that has this name in this system. */
    find(live, system, name) {
        const byLive = live === null ? undefined : this.#byLive.get(live.id);
        return byLive ?? this.#byName.get((0,names/* nameKey */.Rc)(system, name)) ?? null;
    }
    /** Whether an entry means this live asset. */
    claims(id) {
        return this.#byLive.has(id);
    }
    /** What leaves a live asset of this name alone. */
    ignoredBy(system, name) {
        return this.#bySystem.get(system)?.ignore?.find(name) ?? null;
    }
    /** Whether a file says `prune: false` of it. */
    keeps(system) {
        return this.#bySystem.get(system)?.prune === false;
    }
    /** The document that a system's new entries go into; null when no file declares it. */
    homeOf(system) {
        return this.#bySystem.get(system)?.documents[0] ?? null;
    }
}
/** Groups rows by the system they mean; each unknown system is told once, with all of its rows. */
function resolveRows(documents, directory, report) {
    const { systems, unresolved } = (0,resolve/* resolveSystems */.Hi)({ documents, isComplete: false }, directory, (problem) => {
        if (problem.code !== 'unknown-cyber-system')
            report(problem);
    });
    const lost = new Set(unresolved);
    const unknown = new Map();
    for (const document of documents) {
        if (!lost.has(document))
            continue;
        const name = document.cyberSystem.value;
        if ((0,resolve/* findByReference */.mk)(directory.systems, name).length > 0)
            continue;
        (0,group/* addUnder */.QQ)(unknown, (0,csv_mapping/* foldCell */.KN)(name), document);
    }
    for (const documents of unknown.values())
        reportUnknown(documents, directory, report);
    return systems;
}
/** Of documents whose system one mapping would serve. */
function reportUnknown(documents, { systems }, report) {
    const [{ file, cyberSystem }] = documents;
    const name = cyberSystem.value;
    const offsets = documents.flatMap(({ rows }) => rows).sort((a, b) => a - b);
    const lines = offsets.map((offset) => file.place(offset).line);
    const args = { name, near: systems.names.nearest(name), rows: lines.length, lines };
    report((0,diagnostic/* diagnostic */.YK)('csv-unknown-system', 'error', { file, offset: cyberSystem.offset }, args));
}
/** Findings about rows go to `report`; with an error among them the additions are not to be written. */
function additionsFromCsv(input, report) {
    const directory = (0,resolve/* makeDirectory */.Oh)(input.live);
    const systems = resolveRows(input.documents, directory, report);
    const groups = groupRows(input.documents, systems);
    (0,names/* checkNames */.LN)(groups, input.uniqueNames, report);
    (0,names/* checkIds */.tD)(groups, report);
    const speller = new system_reference/* Speller */.S(input.live, input.withSystemIds);
    const rows = new RowAdditions(input, { directory, speller, report });
    const additions = systems.flatMap((resolved) => rows.addition(resolved) ?? []);
    checkAgainst(input, rows.added, report);
    return { additions, neighbours: speller.neighbours(), declared: rows.declared, kept: rows.kept };
}
/** All rows by their system, or by what stands for it: twins are twins also where system or type is not known yet. */
function groupRows(documents, systems) {
    const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id])));
    const keyOf = (document) => {
        return ids.get(document) ?? `\0${(0,csv_mapping/* foldCell */.KN)(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
    };
    return Array.from((0,group/* groupBy */.$z)(documents, keyOf), ([key, group]) => ({ key, assets: group.flatMap(inRowOrder) }));
}
function inRowOrder({ assets, untyped }) {
    return untyped.length === 0 ? assets : [...assets, ...untyped].sort((a, b) => a.offset - b.offset);
}
/** Names that files have, too: as `checkNames` finds them, told of rows alone. */
function checkAgainst({ inventory, uniqueNames }, added, report) {
    const standing = inventory.documents.map(({ assets, cyberSystem }) => ({ key: `\0${cyberSystem.value}`, assets }));
    const files = new Set(inventory.documents.map(({ file }) => file));
    (0,names/* checkNames */.LN)([...standing, ...added], uniqueNames, (problem) => {
        const isTold = 'first' in problem.args && files.has(problem.args.first.file) && !files.has(problem.at?.file);
        if (isTold)
            report(problem);
    });
}
class RowAdditions {
    declared = 0;
    kept = 0;
    /** The rows that files do not declare yet, by system. */
    added = [];
    #input;
    #report;
    #live;
    #inFiles;
    #place;
    #speller;
    /** The row that means a live asset, by the asset's id. */
    #meant = new Map();
    constructor(input, { directory, speller, report }) {
        this.#input = input;
        this.#report = report;
        this.#live = new LiveNames(input.live, input.uniqueNames);
        this.#inFiles = new DeclaredAssets(input.inventory, input.live, directory);
        this.#place = directory.systems.place;
        this.#speller = speller;
    }
    /** What the rows of one system add; null for nothing. */
    addition(resolved) {
        const { system } = resolved;
        const home = this.#inFiles.homeOf(system.id);
        const rows = [];
        const assets = [];
        for (const row of resolved.assets) {
            const asset = this.#newAsset(row, system.id);
            if (asset === null)
                continue;
            rows.push(row);
            assets.push(asset);
        }
        if (assets.length === 0)
            return null;
        this.added.push({ key: system.id, assets: rows });
        assets.sort(yaml_text/* compareNewAssets */.NX);
        const kept = home === null ? this.#unnamed(system.id) : 0;
        this.kept += kept;
        const spelled = home === null ? this.#speller.spell(system) : this.#speller.standing(system);
        const isKept = kept > 0 || this.#inFiles.keeps(system.id);
        return spelled === null ? null : { ...spelled, prune: kept > 0 ? false : null, isKept, home, assets };
    }
    #newAsset(row, system) {
        const live = this.#liveOf(row, system);
        if (live === 'unclear')
            return null;
        const declared = this.#inFiles.find(live, system, row.name);
        if (declared !== null) {
            this.declared += 1;
            const isSame = declared.asset.assetType === row.assetType && declared.system.id === system;
            if (!isSame)
                this.#report(differs(row, declared));
            return null;
        }
        const pattern = this.#inFiles.ignoredBy(system, row.name);
        if (pattern !== null) {
            this.#report((0,ignore/* ignoredButDeclared */.cM)(row, pattern));
            return null;
        }
        const isPinned = live !== null && this.#isPinned(row, live, system);
        return { name: row.name, asset_type: row.assetType, id: isPinned ? live.id : null };
    }
    /** The live asset that a row means, by its id or else by name. */
    #liveOf(row, system) {
        const { name, hints } = row;
        const id = hints?.id?.value;
        const meant = id === undefined ? this.#live.named(system, name) : this.#live.withId(id);
        const [live = null] = meant;
        if (id !== undefined && live === null) {
            this.#report((0,diagnostic/* diagnostic */.YK)('unknown-asset-id', 'error', (0,names/* placeOf */.$t)(row), { id }));
            return 'unclear';
        }
        if (meant.length > 1) {
            const ids = meant.map((one) => one.id);
            const args = { name, system: this.#place(system), ids };
            this.#report((0,diagnostic/* diagnostic */.YK)('ambiguous-asset', 'error', (0,names/* placeOf */.$t)(row), args));
            return 'unclear';
        }
        return live === null || this.#isFirst(row, live) ? live : 'unclear';
    }
    /** Two rows for one live asset: of one id, or of one name, they were reported as such already. */
    #isFirst(row, live) {
        const first = this.#meant.get(live.id);
        if (first === undefined) {
            this.#meant.set(live.id, row);
            return true;
        }
        if ((first.hints === null) !== (row.hints === null)) {
            this.#report((0,diagnostic/* diagnostic */.YK)('duplicate-asset', 'error', (0,names/* placeOf */.$t)(row), { name: row.name, first: (0,names/* placeOf */.$t)(first) }));
        }
        return false;
    }
    /** Where its name alone would mean another asset, or none. */
    #isPinned(row, live, system) {
        if (this.#input.withIds)
            return true;
        if (row.hints === null)
            return false;
        const isNamed = live.name === row.name && live.cyber_system_id === system;
        return !isNamed || (0,characters/* needsId */.P6)(row.name) || this.#live.isShared(live);
    }
    /** How many live assets of a system neither a row nor a file names. */
    #unnamed(system) {
        const isNamed = ({ id }) => this.#meant.has(id) || this.#inFiles.claims(id);
        return this.#live.inSystem(system).filter((live) => !isNamed(live)).length;
    }
}
function differs(row, { asset, system }) {
    const args = { name: asset.name, declared: asset.assetType, system, first: (0,names/* placeOf */.$t)(asset) };
    return (0,diagnostic/* diagnostic */.YK)('csv-differs', 'warning', (0,names/* placeOf */.$t)(row), args);
}

// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __webpack_require__(3029);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
;// CONCATENATED MODULE: ./lib/inventory/csv/table.js
// Bytes of a CSV export as rows with the places where they start: what spreadsheets and CMDBs write, and nothing
// guessed. The library reads RFC 4180; encoding, delimiter, lines and blank rows are settled here.


/** Larger than any export that is read at once: about 500,000 rows. */
const CSV_LIMIT = 64 * 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
/** ZIP, as .xlsx and .ods are, and the container of .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
/** What exports write into a file that they name .xls. */
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;
/**
 * UTF-8 with or without a mark, or UTF-16 with one, as Excel's "Unicode text" is. Other encodings cannot be told
 * apart, so they are refused. Line ends of a lone CR become LF.
 */
function decodeCsv(path, bytes) {
    const buffer = (0,files/* bufferOf */.Kb)(bytes);
    const before = Buffer.alloc(0);
    if (WORKBOOKS.some((start) => buffer.subarray(0, start.length).equals(start)))
        return { kind: 'workbook', before };
    const utf8 = withoutMark(buffer);
    const wrong = (0,files/* firstWrongByte */.EJ)(utf8);
    if (wrong !== -1 && WORKBOOK_NAME.test(path))
        return { kind: 'workbook', before };
    if (isUtf16(buffer))
        return { kind: 'utf-16', before };
    if (wrong !== -1)
        return { kind: 'other', before: utf8.subarray(0, wrong) };
    if (MARKUP.test(utf8.subarray(0, 32).toString()))
        return { kind: 'markup', before };
    return { utf8: utf8.includes(LF) ? utf8 : withLineFeeds(utf8) };
}
/** Without a mark: of the first two letters one byte each is zero. */
function isUtf16([a, b, c, d]) {
    return (b === 0 && d === 0 && a !== 0 && c !== 0) || (a === 0 && c === 0 && b !== 0 && d !== 0);
}
function withoutMark(buffer) {
    const [first, second, third] = buffer;
    if (first === 0xff && second === 0xfe)
        return Buffer.from(buffer.subarray(2).toString('utf16le'));
    if (first === 0xfe && second === 0xff && buffer.length % 2 === 0) {
        return Buffer.from(Buffer.from(buffer.subarray(2)).swap16().toString('utf16le'));
    }
    return first === 0xef && second === 0xbb && third === 0xbf ? buffer.subarray(3) : buffer;
}
function withLineFeeds(buffer) {
    if (!buffer.includes(CR))
        return buffer;
    return Buffer.from(buffer.map((byte) => (byte === CR ? LF : byte)));
}
const DELIMITERS = [',', ';', '\t'];
/** White space of every kind, as it is dropped around the cells. */
const BLANK = /^\p{White_Space}*$/u;
/** A first line with which Excel tells its own delimiter. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?\r?\n/i;
/** A header is looked for in this many bytes. */
const HEADER_BYTES = 64 * 1024;
const LINE_ENDS = new Set([0x0a, 0x0d]);
const FAULTS = new Map([
    ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
    ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
    ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);
/** Reads all rows, up to the first that breaks the quoting rules: behind it nothing could be trusted. */
function readTable({ utf8, delimiter, score, onRow }) {
    const separator = SEPARATOR_LINE.exec(utf8.subarray(0, 16).toString());
    const skipped = separator?.[0].length ?? 0;
    const text = utf8.subarray(skipped);
    let end = skipped;
    const chosen = delimiter ?? separator?.[1] ?? bestDelimiter(text, score);
    const visit = (cells, { bytes }) => {
        // The library's own count of lines takes CRLF inside quotes for two, so places are kept in bytes.
        const offset = behindLineEnds(utf8, end);
        end = skipped + bytes;
        if (!cells.every((cell) => BLANK.test(cell)))
            onRow({ cells, offset });
        return null;
    };
    try {
        (0,sync/* parse */.qg)(text, { ...FORMAT, delimiter: chosen, on_record: visit });
        return null;
    }
    catch (error) {
        if (!(error instanceof sync/* CsvError */.J$))
            throw error;
        return { fault: FAULTS.get(error.code) ?? 'unreadable', offset: behindLineEnds(utf8, end) };
    }
}
/** Both line ends always: the library would otherwise take the first it meets for the only one. */
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };
function bestDelimiter(text, score) {
    const head = text.subarray(0, HEADER_BYTES);
    const ranked = DELIMITERS.map((delimiter) => {
        const header = headerOf(head, delimiter);
        return { delimiter, wanted: score(header), cells: header.length };
    });
    return ranked.reduce((best, one) => {
        return one.wanted > best.wanted || (one.wanted === best.wanted && one.cells > best.cells) ? one : best;
    }).delimiter;
}
function headerOf(head, delimiter) {
    try {
        const rows = (0,sync/* parse */.qg)(head, { ...FORMAT, delimiter, to: 1 });
        return rows[0] ?? [];
    }
    catch (error) {
        if (error instanceof sync/* CsvError */.J$)
            return [];
        throw error;
    }
}
function behindLineEnds(bytes, from) {
    let at = from;
    while (at < bytes.length - 1 && LINE_ENDS.has(bytes[at] ?? 0))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./lib/inventory/csv/read.js
// A CSV export to documents as inventory files would hold them, with findings about its rows: pure. Every finding
// points at the start of its row.







class CsvCells {
    /** Cells read that had white space around them. */
    trimmed = 0;
    /** Cells read that an export had made harmless for spreadsheets. */
    rearmed = 0;
    /** Of the header. */
    width;
    #columns;
    #defaults;
    constructor(columns, width, { defaults }) {
        this.#columns = columns;
        this.width = width;
        this.#defaults = defaults;
    }
    /** The cell as it is meant, its default, or ''. */
    read(cells, field) {
        const raw = this.#raw(cells, field);
        const trimmed = (0,characters/* withoutPadding */.gl)(raw);
        const cell = (0,characters/* withoutPadding */.gl)((0,csv/* rearm */.UG)(trimmed));
        if (trimmed.length < raw.length)
            this.trimmed += 1;
        if (cell.length < trimmed.length)
            this.rearmed += 1;
        return cell === '' ? (this.#defaults.get(field) ?? '') : cell;
    }
    /** The cell with its white space. */
    exact(cells, field) {
        return (0,csv/* rearm */.UG)(this.#raw(cells, field));
    }
    /** Whether anything can stand in the field: where it has no column, that was told once. */
    has(field) {
        return this.#columns.has(field) || this.#defaults.has(field);
    }
    /** A row of a cyber system alone. Only where the type has a column: with a type, a missing name is a fault. */
    isAssetless(cells) {
        if (!this.#columns.has('asset_type') || !this.#columns.has('name'))
            return false;
        const isBlank = (field) => (0,characters/* withoutPadding */.gl)(this.#raw(cells, field)) === '';
        return isBlank('name') && isBlank('asset_type') && isBlank('id') && !isBlank('cyber_system');
    }
    /** Whether the row has cells that the header has not, or lacks some. Empty ones at its end do not count. */
    isCut(cells) {
        return cells.length < this.width || cells.slice(this.width).some((cell) => (0,characters/* withoutPadding */.gl)(cell) !== '');
    }
    #raw(cells, field) {
        const column = this.#columns.get(field);
        return column === undefined ? '' : (cells[column] ?? '');
    }
}
// The asset types of an export: what its cells mean, and those that mean nothing known, each told once.
class CsvTypes {
    #types;
    #values;
    /** The spellings that one mapping serves are one: as the first row has it, with the offsets of all. */
    #unknown = new Map();
    constructor({ values }) {
        this.#types = (0,csv_mapping/* assetTypes */.ID)(values);
        this.#values = values;
    }
    get(cell) {
        return this.#types.get(cell);
    }
    /** Notes a row of an unknown type. */
    miss(cell, offset) {
        const key = (0,csv_mapping/* foldCell */.KN)(cell);
        const entry = this.#unknown.get(key);
        if (entry === undefined)
            this.#unknown.set(key, { value: cell, offsets: [offset] });
        else
            entry.offsets.push(offset);
    }
    tell(file, report) {
        const words = new suggest/* Vocabulary */.VI(this.#values.keys());
        for (const { value, offsets } of this.#unknown.values()) {
            const lines = offsets.map((offset) => file.place(offset).line);
            const args = { value, near: words.nearest(value), rows: lines.length, lines };
            report((0,diagnostic/* diagnostic */.YK)('csv-unknown-type', 'error', { file, offset: offsets[0] ?? 0 }, args));
        }
    }
}
/** Reads all rows. Findings go to `report`, in no particular order. */
function readCsv({ path, bytes, mapping, liveName }, report) {
    const text = decodeCsv(path, bytes);
    if ('kind' in text) {
        const { kind, before } = text;
        const at = { file: byteFile(path, before), offset: kind === 'other' ? before.length : null };
        report((0,diagnostic/* diagnostic */.YK)('csv-encoding', 'error', at, { kind }));
        return { documents: [], rowCount: 0, skipped: 0, assetless: 0, trimmed: 0, rearmed: 0 };
    }
    const { utf8 } = text;
    let hasColumns = true;
    const told = (d) => {
        if (d.code === 'csv-missing-column')
            hasColumns = false;
        report(d);
    };
    const rows = new RowReader({ file: byteFile(path, utf8), mapping, liveName, report: told });
    const { delimiter } = mapping;
    const score = (header) => (0,csv_mapping/* countWanted */.RD)(header, mapping);
    const fault = readTable({ utf8, delimiter, score, onRow: (row) => rows.add(row) });
    rows.end();
    if (fault !== null)
        report((0,diagnostic/* diagnostic */.YK)('csv-syntax', 'error', rows.at(fault.offset), { reason: fault.fault }));
    // A filter by a column that is not there takes no row, and is told already.
    else if (rows.count === 0 && (hasColumns || rows.skipped === 0))
        report((0,diagnostic/* diagnostic */.YK)('csv-empty', 'error', { ...rows.at(0), offset: null }, { leftOut: rows.skipped }));
    const { documents, count: rowCount, skipped, assetless, trimmed, rearmed } = rows;
    return { documents, rowCount, skipped, assetless, trimmed, rearmed };
}
/** Offsets of the table are in bytes, and so is this text: one character a byte. */
function byteFile(path, utf8) {
    return (0,files/* sourceFile */.sm)(path, utf8.toString('latin1'));
}
class RowReader {
    count = 0;
    /** Rows that were to be left out. */
    skipped = 0;
    assetless = 0;
    #input;
    #types;
    #systems;
    #groups = new Map();
    /** null until the header is read. */
    #cells = null;
    #isTaken = () => true;
    #mapped = [];
    #seen = new Set();
    constructor(input) {
        this.#input = input;
        this.#types = new CsvTypes(input.mapping);
        this.#systems = new csv_mapping/* CellMap */.v1(input.mapping.systems);
    }
    get documents() {
        return [...this.#groups.values()];
    }
    get trimmed() {
        return this.#cells?.trimmed ?? 0;
    }
    get rearmed() {
        return this.#cells?.rearmed ?? 0;
    }
    at(offset) {
        return { file: this.#input.file, offset };
    }
    add({ cells, offset }) {
        const { report, mapping } = this.#input;
        const at = this.at(offset);
        if (this.#cells === null) {
            const columns = (0,csv_mapping/* findColumns */.xs)({ cells, at }, mapping, report);
            this.#cells = new CsvCells(columns, cells.length, mapping);
            this.#isTaken = (0,csv_mapping/* rowFilter */.zX)({ cells, at }, mapping, report);
            this.#mapped = [...columns.values()];
            return;
        }
        if (!this.#isTaken(cells) || (mapping.skipsDuplicates && this.#isTwin(cells))) {
            this.skipped += 1;
            return;
        }
        this.count += 1;
        const { width } = this.#cells;
        if (this.#cells.isCut(cells)) {
            report((0,diagnostic/* diagnostic */.YK)('csv-row-length', 'error', at, { cells: cells.length, columns: width }));
        }
        else if (this.#cells.isAssetless(cells))
            this.assetless += 1;
        else
            this.#read({ fields: this.#cells, cells, at, offset });
    }
    #isTwin(cells) {
        const key = JSON.stringify(this.#mapped.map((column) => (0,characters/* withoutPadding */.gl)(cells[column] ?? '')));
        if (this.#seen.has(key))
            return true;
        this.#seen.add(key);
        return false;
    }
    end() {
        this.#types.tell(this.#input.file, this.#input.report);
    }
    #read(row) {
        const { fields, cells, offset } = row;
        const id = fields.read(cells, 'id');
        const name = this.#name(row, id);
        const system = this.#system(row);
        const assetType = this.#assetType(row);
        if (system === null)
            return;
        const document = this.#document(system, fields.read(cells, 'facility'), offset);
        document.rows.push(offset);
        if (name === null)
            return;
        const hints = id === '' ? null : { id: { value: id, offset }, renamedFrom: null, movedFrom: null };
        const asset = { name, offset, document, hints };
        if (assetType === null)
            document.untyped.push({ ...asset, assetType: 'hardware' });
        else
            document.assets.push({ ...asset, assetType });
    }
    #name(row, id) {
        const { fields, cells } = row;
        if (id !== '') {
            const exact = fields.exact(cells, 'name');
            if (exact !== '' && exact === this.#input.liveName(id))
                return exact;
        }
        const name = fields.read(cells, 'name');
        return this.#isFit(name, 'name', row) ? name : null;
    }
    #system(row) {
        const cell = row.fields.read(row.cells, 'cyber_system');
        return this.#isFit(cell, 'cyber_system', row) ? (this.#systems.get(cell) ?? cell) : null;
    }
    /** The rules for names of the file format (design section 3). Without a column nothing can be said of a row. */
    #isFit(name, key, { fields, at }) {
        if (characters/* SURELY_FINE */.Mx.test(name))
            return true;
        if (!fields.has(key))
            return false;
        let isFit = true;
        for (const { code, character } of (0,characters/* nameFaults */.hV)(name)) {
            const severity = code === 'invisible-character' ? 'warning' : 'error';
            this.#input.report((0,diagnostic/* diagnostic */.YK)(code, severity, at, { key, value: name, character }));
            if (severity === 'error')
                isFit = false;
        }
        return isFit;
    }
    #assetType({ fields, cells, offset }) {
        const value = fields.read(cells, 'asset_type');
        const type = this.#types.get(value);
        if (type !== undefined)
            return type;
        if (fields.has('asset_type'))
            this.#types.miss(value, offset);
        return null;
    }
    #document(cyberSystem, facility, offset) {
        const key = `${cyberSystem}\0${facility}`;
        const open = this.#groups.get(key);
        if (open !== undefined)
            return open;
        const document = {
            file: this.#input.file,
            cyberSystem: { value: cyberSystem, offset },
            facility: facility === '' ? null : { value: facility, offset },
            prune: null,
            assetType: null,
            ignore: [],
            assets: [],
            untyped: [],
            rows: [],
        };
        this.#groups.set(key, document);
        return document;
    }
}

// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
;// CONCATENATED MODULE: ./lib/commands/import-csv.js
// The rows of a CMDB export as the assets that an import wants: which column means what, by flags and a file, and the
// rows held against the service and against what files declare.











/** The file as it was given, and read as the mapping says. Its files may ask for anything but a delete. */
function csvSource(path, cwd, mapping) {
    return {
        open: (report) => {
            const bytes = readBytes(path, cwd, report);
            if (bytes === null)
                return null;
            return (input, report) => {
                const names = new Map(input.live.assets.map(({ id, name }) => [id, name]));
                const csv = readCsv({ path, bytes, mapping, liveName: (id) => names.get(id) }, report);
                const added = additionsFromCsv({ ...input, documents: csv.documents }, report);
                return { ...csv, ...added, pins: new Map() };
            };
        },
        mayAsk: ({ action }) => action !== 'delete',
        tellsAll: true,
    };
}
/** Whoever names the file may name a pipe, too. */
function readBytes(csvPath, cwd, report) {
    const path = (0,external_node_path_.resolve)(cwd, csvPath);
    try {
        const { size } = (0,external_node_fs_.statSync)(path);
        const bytes = size > CSV_LIMIT ? null : (0,external_node_fs_.readFileSync)(path);
        if (bytes !== null && bytes.length <= CSV_LIMIT)
            return bytes;
        const args = { bytes: bytes?.length ?? size, limit: CSV_LIMIT };
        report((0,diagnostic/* diagnostic */.YK)('file-too-large', 'error', (0,files/* wholeFile */.AA)(csvPath), args));
    }
    catch (error) {
        report((0,files/* unreadable */.O$)(csvPath, (0,folder/* errorCode */.CA)(error)));
    }
    return null;
}
/** Flags win over the file. Throws ConfigurationError for a flag, and for one column that is to be two keys. */
async function mappingFrom(flags, cwd, report) {
    let isFound = true;
    const mapping = await readMapping(flags, cwd, (d) => {
        if (d.severity === 'error')
            isFound = false;
        report(d);
    });
    const shared = isFound ? (0,csv_mapping/* sharedColumn */.eT)(mapping) : null;
    if (shared === null)
        return mapping;
    const subject = flags.column === undefined ? '--mapping' : '--column';
    throw new result/* ConfigurationError */.j1(subject, `gives ${shared.join(' and ')} one column. Give each its own.`);
}
async function readMapping(flags, cwd, report) {
    const fromFlags = mappingFromFlags(flags);
    if (typeof flags.mapping !== 'string')
        return fromFlags;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, flags.mapping), 'utf8').replace(/^\uFEFF/, '');
    }
    catch (error) {
        report((0,files/* unreadable */.O$)(flags.mapping, (0,folder/* errorCode */.CA)(error)));
        return fromFlags;
    }
    const { readMappingFile } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7856)]).then(__webpack_require__.bind(__webpack_require__, 7856));
    return (0,csv_mapping/* mergeMappings */.SQ)(readMappingFile(flags.mapping, text, report), fromFlags);
}
function mappingFromFlags(flags) {
    const defaults = fieldsFrom(flags.default, '--default', csv_mapping/* DEFAULT_FIELDS */.yz);
    const type = defaults.get('asset_type');
    if (type !== undefined && !(0,csv_mapping/* isAssetType */.JX)(type))
        throw notAType('--default');
    const values = pairsFrom(flags.value, (line) => line.lastIndexOf('=')).map(([cell, meant]) => {
        if (cell === '' || !(0,csv_mapping/* isAssetType */.JX)(meant))
            throw notAType('--value');
        return [cell, meant];
    });
    return {
        ...csv_mapping/* NO_MAPPING */.xl,
        columns: fieldsFrom(flags.column, '--column', csv_mapping/* CSV_FIELDS */.Tx),
        defaults,
        values: onlyMeanings(values, () => twice('--value', 'one cell')),
        delimiter: delimiterFrom(flags.delimiter),
        where: conditionsFrom(flags.where, '--where'),
        skip: conditionsFrom(flags.skip, '--skip'),
        skipsDuplicates: flags.skipDuplicates === true,
    };
}
function conditionsFrom(flag, name) {
    const conditions = new Map();
    // Where no sign is, no column stands before it.
    for (const [column, value] of pairsFrom(flag, (line) => Math.max(0, line.indexOf('=')))) {
        if (column === '')
            throw new result/* ConfigurationError */.j1(name, 'must be COLUMN=VALUE, such as Status=active.');
        (0,group/* addUnder */.QQ)(conditions, column, value);
    }
    return conditions;
}
function fieldsFrom(flag, name, keys) {
    const pairs = pairsFrom(flag, (line) => line.indexOf('=')).map(([key, value]) => {
        if ((0,csv_mapping/* isCsvField */.v9)(key) && keys.includes(key) && value !== '')
            return [key, value];
        throw new result/* ConfigurationError */.j1(name, `must be KEY=TEXT, and KEY one of ${keys.join(', ')}.`);
    });
    return onlyMeanings(pairs, (key) => twice(name, key));
}
/** Of two meanings of one word the last would win, and nobody be told. */
function onlyMeanings(pairs, refusal) {
    const meanings = new Map();
    for (const [word, meaning] of pairs) {
        if (meanings.has(word) && meanings.get(word) !== meaning)
            throw refusal(word);
        meanings.set(word, meaning);
    }
    return meanings;
}
/** A flag given more than once holds a line each time. */
function pairsFrom(flag, separator) {
    if (typeof flag !== 'string')
        return [];
    return flag.split('\n').map((line) => {
        const at = separator(line);
        return at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}
function twice(flag, word) {
    return new result/* ConfigurationError */.j1(flag, `says two things of ${word}. Give it once.`);
}
function notAType(name) {
    const example = name === '--value' ? 'Server=hardware' : 'asset_type=hardware';
    return new result/* ConfigurationError */.j1(name, `must end with hardware or software, such as ${example}.`);
}
function delimiterFrom(flag) {
    if (typeof flag !== 'string')
        return null;
    const delimiter = (0,csv_mapping/* delimiterOf */.Vl)(flag);
    if (delimiter !== null)
        return delimiter;
    throw new result/* ConfigurationError */.j1('--delimiter', 'must be one character, or the word tab.');
}


/***/ }),

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ disarm),
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
// Cells of CSV: written (RFC 4180), and those that a spreadsheet would run as formulas made harmless and back again, so
// that what was exported can be imported. Separators inside a cell count, too (OWASP, "CSV Injection").
/** What starts a formula, full-width forms included, which some spreadsheets normalise. */
const MARKS = '=+-@＝＋－＠';
/** A semicolon or a line break inside a cell starts another cell where the locale separates with semicolons. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** The cell with an apostrophe before each formula: a spreadsheet then shows text. */
function disarm(cell) {
    // Behind no separator there is but one place for a formula. Most cells are names, with a hyphen at most.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (text, from) => `${text}'${cell.slice(from.quotes, from.mark)}`).replace(START, "'");
}
/** What `disarm` was given. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (text, { quotes, mark }) => text + start.slice(Math.min(quotes + 1, mark), mark));
}
function isBlank(character) {
    return character === '"' || character.trim() === '';
}
/**
 * The cell with what `write` makes of the apostrophes before each formula behind a separator; quotes and white space
 * may stand between. One pass: an expression for it would try each separator of a run anew.
 */
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let quotes = -1;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            quotes = -1;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            quotes = quotes === -1 ? at : quotes;
        else if (quotes !== -1 || !isBlank(character)) {
            if (MARKS.includes(character)) {
                const from = quotes === -1 ? at : quotes;
                text = write(text + cell.slice(copied, from), { quotes: from, mark: at });
                copied = at;
            }
            isBehind = false;
            quotes = -1;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
/** One record with its line end. */
function csvLine(cells, end) {
    return cells.map((cell) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',') + end;
}


/***/ })

};
