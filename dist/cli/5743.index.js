export const id = 5743;
export const ids = [5743,1805];
export const modules = {

/***/ 5743:
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
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/inventory/edit/from-live.js
var from_live = __webpack_require__(644);
// EXTERNAL MODULE: ./lib/inventory/edit/system-naming.js
var system_naming = __webpack_require__(3897);
// EXTERNAL MODULE: ./lib/inventory/edit/wanted.js
var wanted = __webpack_require__(7454);
;// CONCATENATED MODULE: ./lib/inventory/csv/identify.js
// Matches the rows of an export with the entries of files and the live assets, and finds what an entry must say so that
// its asset keeps its id. Pure.






/** Live assets by the names that rows use. */
class LiveNames {
    byId;
    bySystem;
    #byName;
    constructor({ assets }) {
        this.byId = new Map(assets.map((asset) => [asset.id, asset]));
        this.bySystem = (0,group/* groupBy */.$z)(assets, ({ cyber_system_id }) => cyber_system_id);
        this.#byName = (0,group/* groupBy */.$z)(assets, ({ cyber_system_id, name }) => (0,names/* nameKey */.Rc)(cyber_system_id, name));
    }
    named(system, name) {
        return this.#byName.get((0,names/* nameKey */.Rc)(system, name)) ?? [];
    }
}
/** The entries in files by number, by name, and by the live asset that they mean. */
class Entries {
    liveOf;
    byNumber = new Map();
    byLive = new Map();
    #byName = new Map();
    /** Hints count: an entry that renames or moves an asset means the live one. */
    constructor(systems, { liveOf }) {
        this.liveOf = liveOf;
        for (const { system, assets } of systems) {
            for (const asset of assets) {
                const entry = { asset, system };
                const live = liveOf.get(asset);
                if (live !== undefined)
                    this.byLive.set(live.id, entry);
                if (asset.externalId !== null)
                    this.byNumber.set(asset.externalId.value, entry);
                (0,group/* addUnder */.QQ)(this.#byName, (0,names/* nameKey */.Rc)(system.id, asset.name), entry);
            }
        }
    }
    named(system, name) {
        return this.#byName.get((0,names/* nameKey */.Rc)(system, name)) ?? [];
    }
}
/**
 * Finds the entry of each row: by the number in the CMDB, then by the id at the service, then by the exact name in the
 * system, and last by the name that is live there. Each entry belongs to at most one row. If a row takes an entry whose
 * number no row has any more, one device replaced another, which is reported.
 */
function identify(rows, { entries, live }, report) {
    const entryOf = new Map();
    const rowOf = new Map();
    const take = ({ row }, entry) => {
        const [before, after] = [entry.asset.externalId?.value, row.externalId?.value];
        if (before !== undefined && after !== undefined && before !== after) {
            report((0,diagnostic/* diagnostic */.YK)('csv-replaced', 'notice', (0,names/* placeOf */.$t)(row), { name: row.name, before, after }));
        }
        entryOf.set(row, entry);
        rowOf.set(entry.asset, row);
    };
    const isFree = (entry) => !rowOf.has(entry.asset);
    const each = (some, find) => {
        for (const one of some) {
            const entry = entryOf.has(one.row) ? undefined : find(one);
            if (entry !== undefined && isFree(entry))
                take(one, entry);
        }
    };
    // No entry has an empty number, and no live asset an empty id.
    each(rows, ({ row }) => entries.byNumber.get(row.externalId?.value ?? ''));
    each(rows, ({ row }) => entries.byLive.get(row.hints?.id?.value ?? ''));
    const byName = rows.filter(({ row }) => row.hints?.id == null);
    each(byName, ({ row, system }) => onlyOne(entries.named(system.id, row.name).filter(isFree)));
    each(byName, ({ row, system }) => entries.byLive.get(onlyOne(live.named(system.id, row.name))?.id ?? ''));
    return entryOf;
}
function onlyOne(some) {
    const [only, another] = some;
    return another === undefined ? only : undefined;
}
/**
 * What connects an entry with its live asset until its change is applied: a hint, or the id if a hint would be
 * ambiguous.
 */
class HintRule {
    #live;
    #directory;
    /** Keys of names in systems that rows have, and of those that are new there. */
    #taken = new Set();
    #newlyTaken = new Set();
    constructor(found, live, directory) {
        this.#live = live;
        this.#directory = directory;
        for (const one of found) {
            const key = (0,names/* nameKey */.Rc)(one.system.id, one.row.name);
            this.#taken.add(key);
            if (!isInPlace(one))
                this.#newlyTaken.add(key);
        }
    }
    fieldsOf(one, { asset }) {
        const { row, system, live } = one;
        const current = (0,wanted/* entryFields */.oy)(asset);
        const externalId = row.externalId?.value ?? current.externalId;
        const fields = { ...current, name: row.name, assetType: row.assetType, externalId };
        const without = { ...fields, renamedFrom: null, movedFrom: null };
        const isServed = live?.name === row.name && live.cyber_system_id === system.id;
        if (live === null || isServed)
            return without;
        if (current.id !== null)
            return fields;
        if (isInPlace(one) && !this.#newlyTaken.has((0,names/* nameKey */.Rc)(live.cyber_system_id, live.name)))
            return fields;
        const hinted = { ...without, ...this.#hintsOf(live, one) };
        const isClear = !this.#isUnclear(live, one) && [hinted.renamedFrom, hinted.movedFrom].every(isWritable);
        return isClear || (0,characters/* nameFaults */.hV)(live.id).length > 0 ? hinted : { ...without, id: live.id };
    }
    #hintsOf({ name, cyber_system_id }, { row, system }) {
        const from = this.#directory.systems.byId.get(cyber_system_id);
        const reference = from === undefined ? cyber_system_id : (0,resolve/* referenceTo */.Po)(this.#directory.systems, from);
        return {
            renamedFrom: name === row.name ? null : name,
            movedFrom: cyber_system_id === system.id ? null : reference,
        };
    }
    /** If another row has the old name, another asset the new one, or several assets have one of them. */
    #isUnclear(live, { row, system }) {
        const isSourceTaken = this.#taken.has((0,names/* nameKey */.Rc)(live.cyber_system_id, live.name));
        const isSourceShared = this.#live.named(live.cyber_system_id, live.name).length > 1;
        return isSourceTaken || isSourceShared || this.#live.named(system.id, row.name).length > 0;
    }
}
/** Whether the entry already has this name in this system. */
function isInPlace({ row, system, entry }) {
    return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}
function isWritable(hint) {
    return hint === null || !(0,characters/* needsId */.P6)(hint);
}

// EXTERNAL MODULE: ./lib/inventory/csv/mapping.js
var csv_mapping = __webpack_require__(1805);
;// CONCATENATED MODULE: ./lib/inventory/csv/from-rows.js
// Compares the rows of a CSV export with the service and with the files, and works out what the files should say: only
// additions (`import --from-csv`), or the full contents of the systems that rows name (`--update`). Pure.










/** Findings about rows go to `report`. If one is an error, nothing may be written. */
function wantRows(input, report) {
    const { documents, live, uniqueNames, update } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const systems = resolveRows(documents, directory, report);
    (0,names/* checkBetween */.nT)(groupRows(documents, systems), uniqueNames, report);
    const ground = groundOf(input, directory, report);
    const found = findRows(systems, ground);
    const filled = fillSystems(systems, found, ground);
    const left = update === null ? [] : leave(systems, found, ground, update);
    const wanted = new Map(ground.declared);
    for (const one of [...filled.systems, ...left])
        wanted.set(one.system.id, one);
    checkAgainst(update === null ? [...ground.declared.values()] : left, filled.added, ground);
    return {
        systems: [...wanted.values()],
        naming: new system_naming/* SystemNaming */.u(live, input.withSystemIds),
        declared: found.filter(({ entry }) => entry !== null).length,
        kept: filled.kept,
        following: update === null ? 0 : followingIn(systems, ground, update),
        gone: goneFrom(wanted, ground),
    };
}
/** Groups rows by the system that they mean. Each unknown system is reported once, with all of its rows. */
function resolveRows(documents, directory, report) {
    const { systems } = (0,resolve/* resolveSystems */.Hi)({ documents, isComplete: false }, directory, (problem) => {
        if (problem.code !== 'unknown-cyber-system')
            report(problem);
    });
    const unknown = new Map();
    for (const document of documents) {
        const name = document.cyberSystem.value;
        if ((0,resolve/* findByReference */.mk)(directory.systems, name).length > 0)
            continue;
        (0,group/* addUnder */.QQ)(unknown, (0,csv_mapping/* foldCell */.KN)(name), document);
    }
    for (const documents of unknown.values())
        reportUnknown(documents, directory, report);
    return systems;
}
/** For documents whose system one mapping would resolve. */
function reportUnknown(documents, { systems }, report) {
    const [{ file, cyberSystem }] = documents;
    const name = cyberSystem.value;
    const offsets = documents.flatMap(({ rows }) => rows).sort((a, b) => a - b);
    const lines = offsets.map((offset) => file.place(offset).line);
    const args = { name, near: systems.names.nearest(name), rows: lines.length, lines };
    report((0,diagnostic/* diagnostic */.YK)('csv-unknown-system', 'error', { file, offset: cyberSystem.offset }, args));
}
/**
 * All rows by system, or by its words if it is unknown, so that duplicates are found even if system or type is unknown.
 */
function groupRows(documents, systems) {
    const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id])));
    const keyOf = (document) => {
        return ids.get(document) ?? `\0${(0,csv_mapping/* foldCell */.KN)(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
    };
    return Array.from((0,group/* groupBy */.$z)(documents, keyOf), ([key, group]) => {
        return { key, assets: group.flatMap(inRowOrder), documents: group };
    });
}
function inRowOrder({ assets, untyped }) {
    return untyped.length === 0 ? assets : [...assets, ...untyped].sort((a, b) => a.offset - b.offset);
}
/** Compares with the entries that stay in files, as `checkNames` does, but reports only rows. */
function checkAgainst(stay, added, { input, report }) {
    const standing = stay.map(({ system, entries }) => {
        return { key: `\0${system.id}`, assets: entries.flatMap(({ entry }) => entry ?? []) };
    });
    const files = new Set(standing.flatMap(({ assets }) => assets.map((one) => one.document.file)));
    (0,names/* checkNames */.LN)([...standing, ...added], input.uniqueNames, (problem) => {
        const isReported = 'first' in problem.args && files.has(problem.args.first.file) && !files.has(problem.at?.file);
        if (isReported)
            report(problem);
    });
}
function groundOf(input, directory, report) {
    const { inventory, live, uniqueNames } = input;
    const { systems } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, diagnostic/* unreported */.B8);
    return {
        ...{ input, directory, live: new LiveNames(live), declared: (0,wanted/* asDeclared */.Pe)(systems), report },
        entries: new Entries(systems, (0,from_live/* findMeanings */.w6)(systems, live, directory)),
        holders: (0,group/* countBy */.Tr)(live.assets, (asset) => (0,from_live/* uniqueKey */.fl)(asset, uniqueNames)),
    };
}
// What each row means.
/** Leaves out the rows that mean no asset clearly, and reports them. */
function findRows(systems, ground) {
    const { entries, live: names, report } = ground;
    const { update } = ground.input;
    const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
    const entryOf = update === null ? null : identify(rows, { entries, live: names }, report);
    /** The row that means a live asset, by the asset's id. */
    const meant = new Map();
    return rows.flatMap(({ row, system }) => {
        const known = entryOf?.get(row);
        const live = known === undefined ? liveOf(row, system.id, ground) : (entries.liveOf.get(known.asset) ?? null);
        if (live === 'unclear')
            return [];
        const first = live === null ? undefined : meant.get(live.id);
        if (known === undefined && first !== undefined) {
            checkTwins(row, first, report);
            return [];
        }
        if (live !== null)
            meant.set(live.id, row);
        return [
            { row, system, live, entry: known ?? (update === null ? declaredAs(row, system.id, live, entries) : null) },
        ];
    });
}
/** The live asset that a row means, by its id or else by name. */
function liveOf(row, system, ground) {
    const { input, directory, entries, report } = ground;
    const { name, hints } = row;
    const id = hints?.id?.value;
    const namesakes = id === undefined ? ground.live.named(system, name) : [];
    const live = (id === undefined ? namesakes[0] : ground.live.byId.get(id)) ?? null;
    if (id !== undefined && live === null) {
        report((0,diagnostic/* diagnostic */.YK)('unknown-asset-id', 'error', (0,names/* placeOf */.$t)(row), { id }));
        return 'unclear';
    }
    // If an entry means the live asset and gets another name, a new row of this name means another asset.
    if (input.update !== null && id === undefined && live !== null && entries.byLive.has(live.id))
        return null;
    if (namesakes.length > 1) {
        const ids = namesakes.map((one) => one.id);
        const args = { name, system: directory.systems.place(system), ids };
        report((0,diagnostic/* diagnostic */.YK)('ambiguous-asset', 'error', (0,names/* placeOf */.$t)(row), args));
        return 'unclear';
    }
    return live;
}
/** Two rows that mean one live asset by the same id, or by the same name, were already reported. */
function checkTwins(row, first, report) {
    if ((first.hints === null) === (row.hints === null))
        return;
    report((0,diagnostic/* diagnostic */.YK)('duplicate-asset', 'error', (0,names/* placeOf */.$t)(row), { name: row.name, first: (0,names/* placeOf */.$t)(first) }));
}
/** The entry that means this live asset, or that has this name in this system. */
function declaredAs({ name }, system, live, entries) {
    return entries.byLive.get(live?.id ?? '') ?? entries.named(system, name).at(-1) ?? null;
}
function fillSystems(systems, found, ground) {
    const { input, declared, live, directory } = ground;
    const foundIn = (0,group/* groupBy */.$z)(found, ({ system }) => system.id);
    const meant = new Set(found.flatMap((one) => one.live?.id ?? []));
    const hints = input.update === null ? null : new HintRule(found, live, directory);
    const wanted = [];
    const added = [];
    let kept = 0;
    for (const { system } of systems) {
        const known = declared.get(system.id) ?? (0,from_live/* freshSystem */.eH)(system);
        const inSystem = foundIn.get(system.id) ?? [];
        const { entries, rows } = hints === null ? add(known, inSystem, ground) : follow(known, inSystem, hints, ground);
        if (rows.length > 0)
            added.push({ key: system.id, assets: rows.map(({ row }) => row) });
        const isNew = known.declared === null;
        if (isNew && entries.length === 0)
            continue;
        const unnamed = isNew ? countUnnamed(system.id, meant, ground) : 0;
        kept += unnamed;
        wanted.push({ ...known, prune: unnamed > 0 ? false : null, entries });
    }
    return { systems: wanted, added, kept };
}
/** Entries in files stay unchanged. A row that differs is reported. */
function add(known, found, ground) {
    const rows = found.filter(({ row, entry, system }) => {
        if (entry === null)
            return !isIgnored(known, row, ground.report);
        const { name, assetType } = entry.asset;
        if (assetType === row.assetType && entry.system.id === system.id)
            return false;
        const first = (0,names/* placeOf */.$t)(entry.asset);
        const args = { name, declared: assetType, system: ground.directory.systems.place(entry.system.id), first };
        ground.report((0,diagnostic/* diagnostic */.YK)('csv-differs', 'warning', (0,names/* placeOf */.$t)(row), args));
        return false;
    });
    return { entries: [...known.entries, ...rows.map((one) => newEntry(one, ground))], rows };
}
/** From then on the system has exactly the rows. */
function follow(known, found, hints, ground) {
    const entries = found.flatMap((one) => {
        const { row, entry, system } = one;
        const isNew = entry === null || entry.asset.name !== row.name || entry.system.id !== system.id;
        if (isNew && isIgnored(known, row, ground.report))
            return [];
        return [entry === null ? newEntry(one, ground) : { fields: hints.fieldsOf(one, entry), entry: entry.asset }];
    });
    return { entries, rows: found };
}
function isIgnored({ declared }, row, report) {
    const pattern = declared?.ignore?.find(row.name) ?? null;
    if (pattern !== null)
        report((0,names/* ignoredButDeclared */.cM)(row, pattern));
    return pattern !== null;
}
function newEntry({ row, live, system }, ground) {
    const id = live !== null && isPinned(row, live, system.id, ground) ? live.id : null;
    const externalId = row.externalId?.value ?? null;
    return { fields: { ...(0,wanted/* plainFields */._b)(row.name, row.assetType), id, externalId }, entry: null };
}
/** If its name would mean another asset, or none. */
function isPinned(row, live, system, { input, holders }) {
    if (input.withIds)
        return true;
    if (row.hints === null)
        return false;
    const isNamed = live.name === row.name && live.cyber_system_id === system;
    return !isNamed || (0,characters/* needsId */.P6)(row.name) || holders.get((0,from_live/* uniqueKey */.fl)(live, input.uniqueNames)) > 1;
}
/** How many live assets of a system have neither a row nor an entry. */
function countUnnamed(system, meant, { live, entries }) {
    const isNamed = ({ id }) => meant.has(id) || entries.byLive.has(id);
    return (live.bySystem.get(system) ?? []).filter((one) => !isNamed(one)).length;
}
/**
 * Systems without rows keep their entries, except those that moved to another system. With allSystems they lose all
 * entries.
 */
function leave(systems, found, { declared, directory, report }, { allSystems }) {
    const named = new Set(systems.map(({ system }) => system.id));
    const continued = new Set(found.flatMap(({ entry }) => entry?.asset ?? []));
    const left = [...declared.values()]
        .filter(({ system }) => !named.has(system.id))
        .map((one) => ({ ...one, entries: allSystems ? [] : one.entries.filter(({ entry }) => !continued.has(entry)) }));
    // If no row could be read, nothing follows from a missing row.
    if (allSystems || left.length === 0 || named.size === 0)
        return left;
    const places = left.map(({ system }) => directory.systems.place(system.id));
    const entries = left.reduce((sum, one) => sum + one.entries.length, 0);
    report((0,diagnostic/* diagnostic */.YK)('csv-system-not-named', 'notice', null, { systems: places, entries }));
    return left;
}
function followingIn(systems, { declared }, { allSystems }) {
    const ids = allSystems ? [...declared.keys()] : systems.map(({ system }) => system.id);
    return ids.reduce((sum, id) => sum + (declared.get(id)?.entries.length ?? 0), 0);
}
/** The live assets of entries that nothing continues. */
function goneFrom(wanted, { declared, entries }) {
    const kept = new Set([...wanted.values()].flatMap((system) => system.entries.map(({ entry }) => entry)));
    const all = [...declared.values()].flatMap((system) => system.entries.flatMap(({ entry }) => entry ?? []));
    return new Set(all.flatMap((entry) => (kept.has(entry) ? [] : (entries.liveOf.get(entry)?.id ?? []))));
}

// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __webpack_require__(3029);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
;// CONCATENATED MODULE: ./lib/inventory/csv/table.js
// Turns the bytes of a CSV export into rows with their places: reads what spreadsheets and CMDBs write, and guesses
// nothing. The library reads RFC 4180. Encoding, delimiter, line ends and blank rows are handled here.


/** Larger than a reasonable export: about 500,000 rows. */
const CSV_LIMIT = 64 * 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
/** ZIP, which .xlsx and .ods are, and the container of .xls. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
/** What some exports write into a file named .xls. */
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;
/**
 * UTF-8 with or without a byte order mark, or UTF-16 with one, like Excel's "Unicode text". Other encodings cannot be
 * distinguished, so they are refused. A lone CR as line end becomes LF.
 */
function decodeCsv(path, buffer) {
    const before = Buffer.alloc(0);
    if (WORKBOOKS.some((start) => buffer.subarray(0, start.length).equals(start)))
        return { kind: 'workbook', before };
    const utf8 = withoutMark(buffer);
    const wrong = (0,files/* firstWrongByte */.EJ)(utf8);
    if (wrong !== -1 && WORKBOOK_NAME.test(path))
        return { kind: 'workbook', before };
    const encoding = (0,files/* utf16Of */.kt)(buffer);
    if (encoding === 'UTF-16LE' || encoding === 'UTF-16BE')
        return { kind: encoding, before };
    if (wrong !== -1)
        return { kind: 'other', before: utf8.subarray(0, wrong) };
    if (MARKUP.test(utf8.subarray(0, 32).toString()))
        return { kind: 'markup', before };
    return { utf8: utf8.includes(LF) ? utf8 : withLineFeeds(utf8) };
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
/** All kinds of white space, which is dropped around cells. */
const BLANK = /^\p{White_Space}*$/u;
/** A first line in which Excel names its own delimiter. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?\r?\n/i;
/** The header must be within this many bytes. */
const HEADER_BYTES = 64 * 1024;
const LINE_ENDS = new Set([LF, CR]);
const FAULTS = new Map([
    ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
    ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
    ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);
/** Reads all rows, up to the first one that breaks the quoting rules: what follows cannot be trusted. */
function readTable({ utf8, delimiter, score, onRow }) {
    const separator = SEPARATOR_LINE.exec(utf8.subarray(0, 16).toString());
    const skipped = separator?.[0].length ?? 0;
    const text = utf8.subarray(skipped);
    let end = skipped;
    const chosen = delimiter ?? separator?.[1] ?? bestDelimiter(text, score);
    const visit = (cells, { bytes }) => {
        // The library counts CRLF inside quotes as two lines, so places are kept in bytes.
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
/** Always both line ends. Otherwise the library would accept only the first one that it finds. */
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
// Reads a CSV export into documents like those of inventory files, with findings about its rows. Pure. Every finding
// points at the start of its row.









class CsvCells {
    /** The number of cells in the header. */
    width;
    #columns;
    #defaults;
    #counts;
    constructor(columns, width, defaults, counts) {
        this.#columns = columns;
        this.width = width;
        this.#defaults = defaults;
        this.#counts = counts;
    }
    /** The meaning of the cell, its default, or ''. */
    read(cells, field) {
        const raw = this.#raw(cells, field);
        const trimmed = (0,characters/* withoutPadding */.gl)(raw);
        const cell = (0,characters/* withoutPadding */.gl)((0,csv/* rearm */.UG)(trimmed));
        if (trimmed.length < raw.length)
            this.#counts.trimmed += 1;
        if (cell.length < trimmed.length)
            this.#counts.rearmed += 1;
        return cell === '' ? (this.#defaults.get(field) ?? '') : cell;
    }
    /** The cell with its white space. */
    exact(cells, field) {
        return (0,csv/* rearm */.UG)(this.#raw(cells, field));
    }
    /** Whether the field can have a value: a missing column was reported once. */
    has(field) {
        return this.#columns.has(field) || this.#defaults.has(field);
    }
    /**
     * A row with nothing but a cyber system. Only if the type has its own column: with a type, a missing name is an
     * error.
     */
    isAssetless(cells) {
        if (!this.#columns.has('asset_type') || !this.#columns.has('name'))
            return false;
        const isBlank = (field) => (0,characters/* withoutPadding */.gl)(this.#raw(cells, field)) === '';
        return isBlank('name') && isBlank('asset_type') && isBlank('id') && !isBlank('cyber_system');
    }
    /** Whether the row has more or fewer cells than the header. Empty cells at its end do not count. */
    isCut(cells) {
        return cells.length < this.width || cells.slice(this.width).some((cell) => (0,characters/* withoutPadding */.gl)(cell) !== '');
    }
    #raw(cells, field) {
        const column = this.#columns.get(field);
        return column === undefined ? '' : (cells[column] ?? '');
    }
}
/** Counts of the rows. */
function noCounts() {
    return {
        /** Rows below the header, without blank ones. */
        rowCount: 0,
        /** Rows that were left out on purpose. */
        skipped: 0,
        /** Rows that name a cyber system and no asset, as in an export of systems without assets. */
        assetless: 0,
        /** Cells that had white space around them. */
        trimmed: 0,
        /** Cells in which the export had made a formula harmless. */
        rearmed: 0,
    };
}
/** Reads all rows. Findings go to `report`, in no particular order. */
function readCsv({ path, bytes, mapping, liveName }, report) {
    const text = decodeCsv(path, bytes);
    if ('kind' in text) {
        const { kind, before } = text;
        const at = { file: byteFile(path, before), offset: kind === 'other' ? before.length : null };
        report((0,diagnostic/* diagnostic */.YK)('csv-encoding', 'error', at, { kind }));
        return { documents: [], ...noCounts() };
    }
    const { utf8 } = text;
    let hasColumns = true;
    const noting = (d) => {
        if (d.code === 'csv-missing-column')
            hasColumns = false;
        report(d);
    };
    const rows = new RowReader({ file: byteFile(path, utf8), mapping, liveName, report: noting });
    const { delimiter } = mapping;
    const score = (header) => (0,csv_mapping/* countWanted */.RD)(header, mapping);
    const fault = readTable({ utf8, delimiter, score, onRow: (row) => rows.add(row) });
    rows.end();
    if (fault !== null)
        report((0,diagnostic/* diagnostic */.YK)('csv-syntax', 'error', rows.at(fault.offset), { reason: fault.fault }));
    // A filter by a missing column takes no row, and was already reported.
    else if (rows.counts.rowCount === 0 && (hasColumns || rows.counts.skipped === 0))
        report((0,diagnostic/* diagnostic */.YK)('csv-empty', 'error', { ...rows.at(0), offset: null }, { leftOut: rows.counts.skipped }));
    return { documents: rows.documents, ...rows.counts };
}
/** Offsets of the table are in bytes, so this text has one character for each byte. */
function byteFile(path, utf8) {
    return (0,files/* sourceFile */.sm)(path, utf8.toString('latin1'));
}
class RowReader {
    counts = noCounts();
    #input;
    #types;
    /** The rows with an unknown type. Spellings that one mapping would resolve are grouped. */
    #untyped = new Map();
    #systems;
    #facilities;
    #groups = new Map();
    /** null until the header is read. */
    #cells = null;
    #isTaken = () => true;
    constructor(input) {
        this.#input = input;
        this.#types = (0,csv_mapping/* assetTypes */.ID)(input.mapping.values);
        this.#systems = new csv_mapping/* CellMap */.v1(input.mapping.systems);
        this.#facilities = new csv_mapping/* CellMap */.v1(input.mapping.facilities);
    }
    get documents() {
        return [...this.#groups.values()];
    }
    at(offset) {
        return { file: this.#input.file, offset };
    }
    add({ cells, offset }) {
        const { report, mapping } = this.#input;
        const at = this.at(offset);
        if (this.#cells === null) {
            const columns = (0,csv_mapping/* findColumns */.xs)({ cells, at }, mapping, report);
            this.#cells = new CsvCells(columns, cells.length, mapping.defaults, this.counts);
            const isWanted = (0,csv_mapping/* rowFilter */.zX)({ cells, at }, mapping, report);
            const isFirst = mapping.skipsDuplicates ? firstOfTwins([...columns.values()]) : () => true;
            this.#isTaken = (row) => isWanted(row) && isFirst(row);
            return;
        }
        if (!this.#isTaken(cells)) {
            this.counts.skipped += 1;
            return;
        }
        this.counts.rowCount += 1;
        const { width } = this.#cells;
        if (this.#cells.isCut(cells)) {
            report((0,diagnostic/* diagnostic */.YK)('csv-row-length', 'error', at, { cells: cells.length, columns: width }));
        }
        else if (this.#cells.isAssetless(cells))
            this.counts.assetless += 1;
        else
            this.#read({ fields: this.#cells, cells, at, offset });
    }
    /** Reports each unknown type once. */
    end() {
        const { file, mapping, report } = this.#input;
        const words = new suggest/* Vocabulary */.VI(mapping.values.keys());
        for (const rows of this.#untyped.values()) {
            const { value, offset } = rows[0];
            const lines = rows.map((row) => file.place(row.offset).line);
            const args = { value, near: words.nearest(value), rows: lines.length, lines };
            report((0,diagnostic/* diagnostic */.YK)('csv-unknown-type', 'error', this.at(offset), args));
        }
    }
    #read(row) {
        const { fields, cells, offset } = row;
        const id = fields.read(cells, 'id');
        const name = this.#name(row, id);
        const system = this.#system(row);
        const assetType = this.#assetType(row);
        if (system === null)
            return;
        const site = fields.read(cells, 'facility');
        const document = this.#document(system, this.#facilities.get(site) ?? site, offset);
        document.rows.push(offset);
        const number = this.#number(row);
        if (name === null || number === null)
            return;
        const hints = id === '' ? null : { id: { value: id, offset }, renamedFrom: null, movedFrom: null };
        const externalId = number === '' ? null : { value: number, offset };
        const asset = { name, offset, document, hints, externalId };
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
        if (!this.#isFit(name, 'name', row))
            return null;
        const kind = oddKind(name);
        if (kind !== null)
            this.#input.report((0,diagnostic/* diagnostic */.YK)('csv-odd-name', 'warning', row.at, { value: name, kind }));
        return name;
    }
    /** The number in the CMDB, or '' for none. null if no file can hold it. */
    #number(row) {
        const number = row.fields.read(row.cells, 'external_id');
        if (number === '')
            return '';
        const args = (0,shape/* tooLong */.Po)(number);
        if (args === null)
            return this.#isFit(number, 'external_id', row) ? number : null;
        this.#input.report((0,diagnostic/* diagnostic */.YK)('value-too-long', 'error', row.at, args));
        return null;
    }
    #system(row) {
        const cell = row.fields.read(row.cells, 'cyber_system');
        return this.#isFit(cell, 'cyber_system', row) ? (this.#systems.get(cell) ?? cell) : null;
    }
    /** Applies the rules for names in the file format. If the column is missing, a row cannot be judged. */
    #isFit(name, key, { fields, at }) {
        if (characters/* SURELY_FINE */.Mx.test(name))
            return true;
        if (!fields.has(key))
            return false;
        let isFit = true;
        for (const { code, severity, character } of (0,characters/* nameFaults */.hV)(name)) {
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
            (0,group/* addUnder */.QQ)(this.#untyped, (0,csv_mapping/* foldCell */.KN)(value), { value, offset });
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
            isWhole: true,
            untyped: [],
            rows: [],
        };
        this.#groups.set(key, document);
        return document;
    }
}
/** Takes the first of the rows that have the same in these columns. */
function firstOfTwins(columns) {
    const keys = new Set();
    return (cells) => {
        const { size } = keys;
        keys.add(JSON.stringify(columns.map((column) => (0,characters/* withoutPadding */.gl)(cells[column] ?? ''))));
        return keys.size > size;
    };
}
const PLACEHOLDER = /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i;
const BULLET = /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/;
/** The kind of text that is hardly a name; null for a usual name. */
function oddKind(name) {
    if (/^[=@]/.test(name))
        return 'formula';
    if (PLACEHOLDER.test(name))
        return 'placeholder';
    return BULLET.test(name) ? 'bullet' : null;
}

// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
;// CONCATENATED MODULE: ./lib/commands/import-csv.js
// The rows of a CMDB export as the assets to import: flags and a mapping file give the meaning of columns, and the rows
// are compared with the service and the files.











/** The export, read with the mapping. The resulting files may ask for any change except a delete. */
function csvSource({ path, cwd, mapping, update }) {
    return {
        open: async (_, report) => {
            const bytes = readBytes(path, cwd, report);
            if (bytes === null)
                return null;
            return (input, report) => {
                const names = new Map(input.live.assets.map(({ id, name }) => [id, name]));
                const csv = readCsv({ path, bytes, mapping, liveName: (id) => names.get(id) }, report);
                return { ...csv, ...wantRows({ ...input, documents: csv.documents, update }, report) };
            };
        },
        mayAsk: ({ action }) => action !== 'delete',
        showsNotices: true,
        takesDrift: false,
    };
}
/** The path may also name a pipe. */
function readBytes(csvPath, cwd, report) {
    const from = csvPath === '-' ? 0 : (0,external_node_path_.resolve)(cwd, csvPath);
    try {
        const size = from === 0 ? 0 : (0,external_node_fs_.statSync)(from).size;
        const bytes = size > CSV_LIMIT ? null : (0,external_node_fs_.readFileSync)(from);
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
/** Flags override the file. Throws a ConfigurationError for a wrong flag, and if two keys have one column. */
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
        columns: fieldsFrom(flags.column, '--column', csv_mapping.CSV_FIELDS),
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
    // Without `=` there is no column before it.
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
/** If one word had two meanings, the last would silently win. */
function onlyMeanings(pairs, refusal) {
    const meanings = new Map();
    for (const [word, meaning] of pairs) {
        if (meanings.has(word) && meanings.get(word) !== meaning)
            throw refusal(word);
        meanings.set(word, meaning);
    }
    return meanings;
}
/** A repeated flag has one line for each use. */
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
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
/* unused harmony export disarm */
// Writes CSV cells (RFC 4180). A cell that a spreadsheet would run as a formula is made harmless, and the import
// reverses that. A formula may also start behind a separator inside a cell (OWASP, "CSV Injection").
/** What starts a formula, including the full-width forms that some spreadsheets normalize. */
const MARKS = '=+-@＝＋－＠';
/** Where the locale separates with semicolons, a semicolon or a line break inside a cell starts another cell. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** Puts an apostrophe before each formula in the cell, so that a spreadsheet shows text. */
function disarm(cell) {
    // Without a separator a formula can only be at the start. Most cells are names, with a hyphen at most.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
/** Reverses `disarm`. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
function isBlank(character) {
    return character === '"' || character.trim() === '';
}
/**
 * Replaces the text up to each formula by what `write` makes of it. Each text starts at the separator before it.
 * Quotes, white space and then apostrophes may be between the separator and the formula. This is one pass, because a
 * regular expression would try every separator of a run again.
 */
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let isQuoted = false;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            isQuoted = false;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            isQuoted = true;
        else if (isQuoted || !isBlank(character)) {
            if (MARKS.includes(character)) {
                text += write(cell.slice(copied, at));
                copied = at;
            }
            isBehind = false;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
function quotedCell(cell) {
    return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
/** One record with its line end. */
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
/** Text that is neither quoted nor a formula. One test settles nearly every cell. */
const PLAIN = /^\w[\w ./()-]*$/;
/**
 * Records for spreadsheets, with CRLF line ends and harmless formulas. A hot path: in sorted rows the first cells
 * repeat those of the row above.
 */
function spreadsheet(rows) {
    let above = [];
    // The text of the first cells of the row above, by how many they are.
    const begun = [''];
    const lines = rows.map((row) => {
        let at = 0;
        while (at < row.length && row[at] === above[at])
            at++;
        for (; at < row.length; at++) {
            const cell = row[at];
            begun[at + 1] = `${begun[at]}${at === 0 ? '' : ','}${PLAIN.test(cell) ? cell : quotedCell(disarm(cell))}`;
        }
        above = row;
        return `${begun[row.length]}\r\n`;
    });
    return lines.join('');
}


/***/ }),

/***/ 1805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CSV_FIELDS: () => (/* binding */ CSV_FIELDS),
/* harmony export */   ID: () => (/* binding */ assetTypes),
/* harmony export */   JX: () => (/* binding */ isAssetType),
/* harmony export */   KN: () => (/* binding */ foldCell),
/* harmony export */   RD: () => (/* binding */ countWanted),
/* harmony export */   SQ: () => (/* binding */ mergeMappings),
/* harmony export */   Vl: () => (/* binding */ delimiterOf),
/* harmony export */   eT: () => (/* binding */ sharedColumn),
/* harmony export */   v1: () => (/* binding */ CellMap),
/* harmony export */   v9: () => (/* binding */ isCsvField),
/* harmony export */   xl: () => (/* binding */ NO_MAPPING),
/* harmony export */   xs: () => (/* binding */ findColumns),
/* harmony export */   yz: () => (/* binding */ DEFAULT_FIELDS),
/* harmony export */   zX: () => (/* binding */ rowFilter)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
// The meaning of the columns and cells of a CSV export: the mapping from flags and a small file.



/** The fields that a column can fill. */
const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'];
/** If no column is given for one of these, a column with its own name is looked for. */
const REQUIRED_FIELDS = ['name', 'cyber_system', 'asset_type'];
/** The fields for which one value for all rows makes sense. */
const DEFAULT_FIELDS = ['cyber_system', 'asset_type', 'facility'];
const NO_MAPPING = {
    columns: new Map(),
    defaults: new Map(),
    values: new Map(),
    systems: new Map(),
    facilities: new Map(),
    delimiter: null,
    where: new Map(),
    skip: new Map(),
    skipsDuplicates: false,
};
/** Both mappings. If they differ, `over` wins. */
function mergeMappings(base, over) {
    return {
        columns: new Map([...base.columns, ...over.columns]),
        defaults: new Map([...base.defaults, ...over.defaults]),
        values: new Map([...base.values, ...over.values]),
        systems: new Map([...base.systems, ...over.systems]),
        facilities: new Map([...base.facilities, ...over.facilities]),
        delimiter: over.delimiter ?? base.delimiter,
        where: new Map([...base.where, ...over.where]),
        skip: new Map([...base.skip, ...over.skip]),
        skipsDuplicates: over.skipsDuplicates,
    };
}
/** The form in which headers, types and names of systems are compared if there is no exact match. */
function foldCell(text) {
    return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
/** Looks cells up: first exactly, then ignoring case and white space. */
class CellMap {
    #exact;
    #folded;
    /** If several spellings have one folded form, it is used only if all mean the same. */
    constructor(entries) {
        this.#exact = entries;
        const folded = new Map();
        const unclear = new Set();
        for (const [cell, meaning] of entries) {
            const key = foldCell(cell);
            if (folded.has(key) && folded.get(key) !== meaning)
                unclear.add(key);
            folded.set(key, meaning);
        }
        for (const key of unclear)
            folded.delete(key);
        this.#folded = folded;
    }
    get(cell) {
        return this.#exact.get(cell) ?? this.#folded.get(foldCell(cell));
    }
}
/** Every cell that is an asset type: the mapped ones, and the service's own words. */
function assetTypes(values) {
    return new CellMap(new Map([..._core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_TYPES */ .Dd.map((type) => [type, type]), ...values]));
}
function isCsvField(text) {
    return CSV_FIELDS.some((field) => field === text);
}
function isAssetType(text) {
    return _core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_TYPES */ .Dd.some((type) => type === text);
}
/** A delimiter as people write it: one character, or `tab`. null if it cannot separate cells. */
function delimiterOf(text) {
    if (text === 'tab')
        return '\t';
    return text.length === 1 && !/["\r\n]/.test(text) ? text : null;
}
/**
 * Finds each mapped column by its header: the exact one, else one that differs only in case and white space. A required
 * field without a mapping has a column of its own name, unless it has a default. A facility uses such a column if it
 * exists.
 */
function findColumns({ cells, at }, mapping, report) {
    const columns = new Map();
    const isUsed = (column) => [...mapping.columns.values()].some((one) => foldCell(one) === foldCell(column));
    const hasSites = !isUsed('facility') && columnsNamed(cells, 'facility').length > 0;
    const optional = hasSites && !mapping.columns.has('facility') ? [['facility', 'facility']] : [];
    for (const [field, column] of [...wantedColumns(mapping), ...optional]) {
        const isGiven = mapping.columns.has(field);
        const indexes = columnsNamed(cells, column);
        const [only] = indexes;
        if (indexes.length === 1 && only !== undefined)
            columns.set(field, only);
        else if (indexes.length > 1) {
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-ambiguous-column', 'error', at, { column, count: indexes.length }));
        }
        else if (isGiven || !mapping.defaults.has(field)) {
            const [meant] = columnsLike({ cells, at }, column, field, report);
            if (isGiven && meant !== undefined)
                columns.set(field, meant);
        }
    }
    return columns;
}
/**
 * Reports a missing column. Returns those of the most similar name: a typing error in a name that was given should not
 * hide other findings about the rows.
 */
function columnsLike({ cells, at }, column, key, report) {
    const header = cells.map(oneLine).filter((cell) => cell !== '');
    const near = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(column, header);
    report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-missing-column', 'error', at, { column, key, near, header }));
    return near.slice(0, 1).flatMap((name) => columnsNamed(cells, name));
}
/** Which rows are taken, by the cells of any columns. */
function rowFilter(header, mapping, report) {
    const testsOf = (conditions, key) => Array.from(conditions, ([column, values]) => {
        const named = columnsNamed(header.cells, column);
        const indexes = named.length > 0 ? named : columnsLike(header, column, key, report);
        const meant = new Set(values.map(foldCell));
        return (row) => indexes.some((index) => meant.has(foldCell(row[index] ?? '')));
    });
    const where = testsOf(mapping.where, '--where');
    const skip = testsOf(mapping.skip, '--skip');
    return (row) => where.every((holds) => holds(row)) && !(skip.length > 0 && skip.every((holds) => holds(row)));
}
/** Two fields that would be read from one column; null if there are none. */
function sharedColumn(mapping) {
    const fields = new Map();
    for (const [field, column] of wantedColumns(mapping)) {
        const other = fields.get(oneLine(column));
        if (other !== undefined)
            return [other, field];
        fields.set(oneLine(column), field);
    }
    return null;
}
/** How many of the wanted columns this header has. */
function countWanted(cells, mapping) {
    return wantedColumns(mapping).filter(([, column]) => columnsNamed(cells, column).length > 0).length;
}
function wantedColumns({ columns }) {
    const own = REQUIRED_FIELDS.filter((field) => !columns.has(field)).map((field) => [field, field]);
    return [...columns, ...own];
}
function columnsNamed(cells, column) {
    const exact = indexesWhere(cells, (cell) => oneLine(cell) === oneLine(column));
    return exact.length > 0 ? exact : indexesWhere(cells, (cell) => foldCell(cell) === foldCell(column));
}
/** A header cell may have line breaks, to be narrow. */
function oneLine(cell) {
    return cell.replace(/\s+/gu, ' ').trim();
}
function indexesWhere(cells, holds) {
    return cells.flatMap((cell, index) => (holds(cell) ? [index] : []));
}


/***/ })

};
