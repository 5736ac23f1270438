export const id = 813;
export const ids = [813];
export const modules = {

/***/ 1813:
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
var plan = __webpack_require__(3504);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/load.js + 1 modules
var load = __webpack_require__(8383);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var inventory_paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/run/git-context.js
var git_context = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/run/settings.js
var settings = __webpack_require__(1192);
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
// EXTERNAL MODULE: ./lib/follow/from-live.js
var from_live = __webpack_require__(620);
// EXTERNAL MODULE: ./lib/follow/system-naming.js
var system_naming = __webpack_require__(8513);
// EXTERNAL MODULE: ./lib/follow/wanted.js
var follow_wanted = __webpack_require__(8342);
;// CONCATENATED MODULE: ./lib/follow/csv/follow.js
// Makes the entries of files follow the rows of a CSV export (`--update`), or adds the rows that no file declares. This
// finds the entry and the live asset of each row, and what the entry must say so that its asset keeps its id. Pure.








/**
 * What the files should say according to the rows of these systems. With `update`, entries follow the rows. If `update`
 * is null, entries are only added, and existing ones stay. If a finding is an error, the caller must write nothing.
 */
function follow(input, rows, update) {
    const { live, uniqueNames } = input;
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const files = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, diagnostic/* unreported */.B8).systems;
    const declared = (0,follow_wanted/* asDeclared */.Pe)(files);
    const ground = groundOf(live, directory, files);
    const found = findRows(rows, ground, update !== null, note);
    const foundIn = (0,group/* groupBy */.$z)(found, ({ system }) => system.id);
    const meant = new Set(found.flatMap((one) => one.live?.id ?? []));
    const unnamed = live.assets.filter(({ id }) => !meant.has(id) && !ground.entryByLive.has(id));
    const unnamedIn = (0,group/* countBy */.Tr)(unnamed, ({ cyber_system_id }) => cyber_system_id);
    /** The keys of the names that rows have. True if a row with that name has no entry in that place yet. */
    const taken = new Map();
    for (const one of found) {
        const key = (0,names/* nameKey */.Rc)(one.system.id, one.row.name);
        taken.set(key, taken.get(key) === true || !isInPlace(one));
    }
    /** How many live assets have each name, within the scope in which names must be unique. */
    const holders = (0,group/* countBy */.Tr)(live.assets, (asset) => (0,from_live/* uniqueKey */.fl)(asset, uniqueNames));
    const wanted = new Map(declared);
    /** Rows whose names are compared with those of entries that stay. */
    const compared = [];
    let kept = 0;
    for (const { system } of rows) {
        const known = declared.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
        const usable = (foundIn.get(system.id) ?? []).filter((one) => getsEntry(one, known, update !== null, ground, note));
        compared.push({ key: system.id, assets: usable.map(({ row }) => row) });
        const entries = usable.map((one) => {
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
        const named = new Set(rows.map(({ system }) => system.id));
        standing = withoutRows(standing, named, found, update.allSystems, directory, note);
        for (const one of standing)
            wanted.set(one.system.id, one);
        for (const [id, one] of declared)
            if (update.allSystems || named.has(id))
                following += one.entries.length;
    }
    checkAgainst(standing, compared, uniqueNames, note);
    const staying = new Set([...wanted.values()].flatMap(({ entries }) => entries.map(({ entry }) => entry)));
    const removed = files.flatMap(({ assets }) => assets.filter((entry) => !staying.has(entry)));
    return {
        systems: [...wanted.values()],
        naming: new system_naming/* SystemNaming */.u(live),
        findings,
        declared: found.filter(({ entry }) => entry !== null).length,
        kept,
        following,
        gone: new Set(removed.flatMap((entry) => ground.liveOf.get(entry)?.id ?? [])),
    };
}
/** The systems without rows, with the entries that stay: with `allSystems` none, else those that do not move away. */
function withoutRows(declared, named, found, allSystems, { systems }, report) {
    const continued = new Set(found.flatMap(({ entry }) => entry?.asset ?? []));
    const left = declared.filter(({ system }) => !named.has(system.id));
    if (allSystems)
        return left.map((one) => ({ ...one, entries: [] }));
    const staying = left.map((one) => ({ ...one, entries: one.entries.filter(({ entry }) => !continued.has(entry)) }));
    // If no row could be read, a system without rows means nothing.
    if (staying.length > 0 && named.size > 0) {
        const entries = staying.reduce((sum, one) => sum + one.entries.length, 0);
        const places = staying.map(({ system }) => systems.place(system.id));
        report({ code: 'csv-system-not-named', severity: 'notice', at: null, args: { systems: places, entries } });
    }
    return staying;
}
/** Whether a row gets an entry. If not `isUpdate`, an existing entry stays, and a row that differs is reported. */
function getsEntry(one, { declared }, isUpdate, ground, report) {
    const { row, entry, system, live } = one;
    if (entry !== null && !isUpdate) {
        const { name, assetType } = entry.asset;
        const declaredIn = ground.directory.systems.place(entry.system.id);
        const args = { name, declared: assetType, system: declaredIn, first: (0,names/* placeOf */.$t)(entry.asset) };
        // Until a rename is applied, the row may still have the name that is live.
        const isNamed = row.name === name || row.name === live?.name;
        const isSame = isNamed && assetType === row.assetType && entry.system.id === system.id;
        if (!isSame)
            report({ code: 'csv-differs', severity: 'warning', at: (0,names/* placeOf */.$t)(row), args });
        return false;
    }
    if (isInPlace(one))
        return true;
    // An entry without a live asset finds one by its new name and system.
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
/**
 * What each row means. Rows without a clear meaning are reported and left out. If `isUpdate`, an entry belongs to at
 * most one row. Otherwise, a row without the number of an entry also finds the entry of its live asset.
 */
function findRows(systems, ground, isUpdate, report) {
    const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
    const entryOf = identify(rows, ground, isUpdate, report);
    /** The row that means a live asset, by the asset's id. In an update, rows with an entry come before all others. */
    const meant = new Map();
    if (isUpdate)
        for (const [row, { asset }] of entryOf)
            meant.set(ground.liveOf.get(asset)?.id ?? '', row);
    const found = [];
    for (const { row, system } of rows) {
        const key = (0,names/* nameKey */.Rc)(system.id, row.name);
        const known = entryOf.get(row);
        if (known !== undefined) {
            found.push({ row, system, live: ground.liveOf.get(known.asset) ?? null, entry: known });
            continue;
        }
        const live = liveAssetOfRow(row, system, ground, isUpdate, report);
        if (live === 'unclear')
            continue;
        const first = live === null ? undefined : meant.get(live.id);
        if (first !== undefined) {
            // Two rows with the same id were already reported, and so were two without an id, which have the same name.
            const isReported = first.hints?.id?.value === row.hints?.id?.value;
            const args = { name: row.name, first: (0,names/* placeOf */.$t)(first) };
            if (!isReported)
                report({ code: 'duplicate-asset', severity: 'error', at: (0,names/* placeOf */.$t)(row), args });
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
function liveAssetOfRow(row, system, ground, isUpdate, report) {
    const id = row.hints?.id?.value;
    if (id === undefined)
        return namesakeOf(row, system, ground, isUpdate, report);
    const live = ground.liveById.get(id);
    if (live === undefined)
        report({ code: 'unknown-asset-id', severity: 'error', at: (0,names/* placeOf */.$t)(row), args: { id } });
    return live ?? 'unclear';
}
/** The live asset that has a row's name in its system. */
function namesakeOf(row, system, { directory, liveByName, entryByLive }, isUpdate, report) {
    const { name } = row;
    const all = liveByName.get((0,names/* nameKey */.Rc)(system.id, name)) ?? [];
    // If an entry that is not this row's means a live asset, the row means another asset of the same name.
    const namesakes = isUpdate ? all.filter(({ id }) => !entryByLive.has(id)) : all;
    if (namesakes.length <= 1)
        return namesakes[0] ?? null;
    const args = { name, system: directory.systems.place(system.id), ids: namesakes.map(({ id }) => id) };
    report({ code: 'ambiguous-asset', severity: 'error', at: (0,names/* placeOf */.$t)(row), args });
    return 'unclear';
}
/**
 * Finds the entry of each row: by the number in the CMDB, and if `isUpdate`, then by the id at the service, then by the
 * exact name in the system. If a row takes an entry whose number no row has any more, one device replaced another, which is reported.
 */
function identify(rows, ground, isUpdate, report) {
    const entryOf = new Map();
    const taken = new Set();
    // No entry has an empty number, and no live asset has an empty id.
    const steps = [
        (row) => ground.entryByNumber.get(row.externalId?.value ?? ''),
        (row) => ground.entryByLive.get(row.hints?.id?.value ?? ''),
        (row, key) => {
            const free = (ground.entriesByName.get(key) ?? []).filter(({ asset }) => !taken.has(asset));
            return row.hints?.id == null && free.length === 1 ? free[0] : undefined;
        },
    ];
    for (const find of isUpdate ? steps : steps.slice(0, 1)) {
        for (const { row, system } of rows) {
            const entry = entryOf.has(row) ? undefined : find(row, (0,names/* nameKey */.Rc)(system.id, row.name));
            if (entry === undefined || taken.has(entry.asset))
                continue;
            const [before, after] = [entry.asset.externalId?.value, row.externalId?.value];
            if (before !== undefined && after !== undefined && before !== after) {
                report({ code: 'csv-replaced', severity: 'notice', at: (0,names/* placeOf */.$t)(row), args: { name: row.name, before, after } });
            }
            entryOf.set(row, entry);
            taken.add(entry.asset);
        }
    }
    return entryOf;
}
/** Whether the entry already has this name in this system. */
function isInPlace({ row, system, entry }) {
    return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}
/**
 * The fields of a row's entry after the update. Until the change is applied, a hint connects the entry with its live
 * asset, or the id does if a hint would not be clear. `taken` is about all rows.
 */
function fieldsAfter(one, entry, taken, ground) {
    const { row, system, live } = one;
    const current = (0,follow_wanted/* entryFields */.oy)(entry);
    const externalId = row.externalId?.value ?? current.externalId;
    const fields = { ...current, name: row.name, assetType: row.assetType, externalId };
    const without = { ...fields, renamedFrom: null, movedFrom: null };
    if (live === null || (live.name === row.name && live.cyber_system_id === system.id))
        return without;
    if (current.id !== null)
        return fields;
    const source = (0,names/* nameKey */.Rc)(live.cyber_system_id, live.name);
    const { systems } = ground.directory;
    // A move without a hint was inferred from the name and the type. If the type changes, it needs a hint.
    const hinted = (0,resolve/* findByReference */.mk)(systems, current.movedFrom ?? '')[0] ?? system;
    const isLost = hinted.id !== live.cyber_system_id && row.assetType !== entry.assetType;
    if (isInPlace(one) && !isLost && taken.get(source) !== true)
        return fields;
    const from = systems.byId.get(live.cyber_system_id);
    const reference = from === undefined ? live.cyber_system_id : (0,resolve/* referenceTo */.Po)(systems, from);
    const renamedFrom = live.name === row.name ? null : live.name;
    const movedFrom = live.cyber_system_id === system.id ? null : reference;
    // A hint is unclear if a row or a second asset has the old name, an asset has the new one, or the hint is irregular.
    const isClear = !taken.has(source) &&
        ground.liveByName.get(source).length === 1 &&
        !ground.liveByName.has((0,names/* nameKey */.Rc)(system.id, row.name)) &&
        [renamedFrom, movedFrom].every((hint) => hint === null || !(0,characters/* needsId */.P6)(hint));
    const isHinted = isClear || (0,characters/* nameFaults */.hV)(live.id).length > 0;
    return isHinted ? { ...without, renamedFrom, movedFrom } : { ...without, id: live.id };
}
/** A new entry for a row. It has the id that the row names, unless the name is enough to find the live asset. */
function newEntry({ row, live, system }, { uniqueNames }, holders) {
    const isNamed = live !== null && live.name === row.name && live.cyber_system_id === system.id;
    const isClear = isNamed && !(0,characters/* needsId */.P6)(row.name) && holders.get((0,from_live/* uniqueKey */.fl)(live, uniqueNames)) === 1;
    const id = live !== null && row.hints !== null && !isClear ? live.id : null;
    const externalId = row.externalId?.value ?? null;
    const { name, assetType } = row;
    return { fields: { name, assetType, renamedFrom: null, movedFrom: null, id, externalId }, entry: null };
}
/** Compares rows with the entries that stay in files, as `checkNames` does. Reports only clashes between the two. */
function checkAgainst(standing, rows, uniqueNames, report) {
    const groups = standing.map(({ system, entries }) => {
        return { key: `\0${system.id}`, assets: entries.flatMap(({ entry }) => entry ?? []) };
    });
    const files = new Set(groups.flatMap(({ assets }) => assets.map((one) => one.document.file)));
    (0,names/* checkNames */.LN)([...groups, ...rows], uniqueNames, (problem) => {
        const isOfRow = problem.at !== null && !files.has(problem.at.file);
        const isBetween = isOfRow && 'first' in problem.args && files.has(problem.args.first.file);
        if (isBetween && problem.severity !== 'notice')
            report(problem);
    });
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/inventory/syntax.js
var syntax = __webpack_require__(9545);
;// CONCATENATED MODULE: ./lib/follow/csv/mapping.js
// The mapping of a CSV export: what its columns and cells mean, and which rows count. It comes from one YAML file (JSON
// is YAML too). Unknown keys are errors, and every error has a place.






/** The fields that a column can fill. */
const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'];
/** The fields for which one value for all rows makes sense. */
const DEFAULT_FIELDS = ['cyber_system', 'asset_type', 'facility'];
// The message of an issue is the code of its finding. A minimum length would report a second issue.
const word = schemas/* string */.YjP('wrong-type').refine((text) => text !== '', 'wrong-type');
const type = word.pipe(schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd, 'wrong-value'));
const cell = schemas/* string */.YjP('wrong-type');
const cells = schemas/* preprocess */.vkY((value) => (Array.isArray(value) ? value : [value]), schemas/* array */.YOg(cell).min(1, 'wrong-type'));
/** The YAML schema that `readMapping` uses reads `null` as a string. */
const wordOrNull = word.transform((text) => (text === 'null' || text === '~' ? null : text));
const delimiter = schemas/* string */.YjP('wrong-value')
    .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'wrong-value')
    .transform((text) => (text === 'tab' ? '\t' : text));
const mapping = schemas/* strictObject */.rej({
    /** The header of the column of each field. */
    columns: schemas/* map */.TjK(cell.pipe(schemas/* enum */.k5n(CSV_FIELDS, 'unknown-key')), word).default(() => new Map()),
    /** Asset types by the words of the export. */
    values: schemas/* map */.TjK(cell, type).default(() => new Map()),
    /** Cyber systems, as the service names them or by id, by the words of the export. */
    systems: schemas/* map */.TjK(cell, word).default(() => new Map()),
    /** Facilities, in the same way. null: the word means that there is no facility. */
    facilities: schemas/* map */.TjK(cell, wordOrNull).default(() => new Map()),
    /** The value for an empty cell, or for a missing column. */
    defaults: schemas/* map */.TjK(cell.pipe(schemas/* enum */.k5n(DEFAULT_FIELDS, 'unknown-key')), word)
        .superRefine((fields, context) => {
        const issues = type.safeParse(fields.get('asset_type') ?? model/* ASSET_TYPES */.Dd[0]).error?.issues ?? [];
        for (const { message } of issues)
            context.addIssue({ code: 'custom', path: ['asset_type'], message });
    })
        .default(() => new Map()),
    /** Rows to leave out: those with one of these cells in one of these columns. '' is an empty cell. */
    skip: schemas/* map */.TjK(word, cells).default(() => new Map()),
    /** null: the delimiter is found from the header. */
    delimiter: delimiter.nullable().default(null),
});
const NO_MAPPING = mapping.parse({});
/** The mapping in the text. If something is wrong, it is reported, and the mapping is empty. */
function readMapping(path, text, report) {
    const file = (0,files/* sourceFile */.sm)(path, text);
    const addFinding = (code, node, args) => {
        const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
        report({ code, severity: 'error', at: { file, offset }, args });
    };
    // All scalars are strings, so `00123` and `NO` stay as they are written.
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
        if ((0,syntax/* readEvents */.w)(file, text, report) !== null)
            addFinding('yaml-syntax', error.pos[0], { fault: 'other', text: error.message });
        return NO_MAPPING;
    }
    // Aliases are not followed.
    (0,dist/* visit */.YR)(document, { Alias: (_, { range }) => Object.assign(new dist/* YAMLSeq */.Rw(), { range }) });
    const value = document.toJS({ mapAsMap: true });
    const parsed = mapping.safeParse(value instanceof Map ? Object.fromEntries(value) : value);
    if (parsed.success)
        return parsed.data;
    for (const issue of parsed.error.issues) {
        // Another issue reports the key of this element.
        if (issue.code !== 'invalid_element')
            reportIssue(issue, document.contents, addFinding);
    }
    return NO_MAPPING;
}
function reportIssue(issue, root, addFinding) {
    const { path, message } = issue;
    const { key, value } = entryAt(root, path);
    const subject = path.findLast((step) => typeof step === 'string') ?? 'mapping';
    const unknownKey = (name, at, allowed) => addFinding('unknown-key', at, { key: name, near: (0,suggest/* nearest */.pA)(name, allowed, 1)[0] ?? null, allowed });
    if (issue.code === 'unrecognized_keys') {
        for (const name of issue.keys)
            unknownKey(name, entryAt(root, [name]).key, Object.keys(mapping.shape));
    }
    else if (message === 'unknown-key') {
        unknownKey(subject, key, path[0] === 'defaults' ? DEFAULT_FIELDS : CSV_FIELDS);
    }
    else if (message === 'wrong-value') {
        const found = (0,dist/* isScalar */.jn)(value) ? String(value.value) : '';
        const allowed = path.length === 1 ? ['a single character such as ;', 'tab'] : model/* ASSET_TYPES */.Dd;
        const near = path.length === 1 ? null : ((0,suggest/* nearest */.pA)(found, allowed, 1)[0] ?? null);
        addFinding('wrong-value', value, { key: subject, value: found, near, allowed });
    }
    else if (issue.code === 'invalid_key') {
        const odd = entriesOf(value).find((entry) => !(0,dist/* isScalar */.jn)(entry.key))?.key ?? value;
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
        const { key: owner, value } = entry;
        if (typeof step === 'number' && (0,dist/* isSeq */.oP)(value))
            entry = { key: owner, value: value.items[step] ?? null };
        else
            entry = entriesOf(value).find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === step) ?? entry;
    }
    return entry;
}
function entriesOf(node) {
    return (0,dist/* isMap */.jh)(node) ? node.items : [];
}
function yamlKind(node) {
    if (node === null || ((0,dist/* isScalar */.jn)(node) && node.value === ''))
        return 'nothing';
    return (0,dist/* isMap */.jh)(node) ? 'a mapping' : (0,dist/* isScalar */.jn)(node) ? 'a string' : 'a list';
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

;// CONCATENATED MODULE: ./lib/follow/csv/mapping-stub.js

const COMMENTS = {
    columns: '',
    values: ' # hardware or software',
    systems: " # the export's name: the service's name or id",
    facilities: " # the export's name: the service's name or id, or null for no facility",
    defaults: ' # for empty cells',
    skip: ' # rows to leave out',
};
/** If a part has more values than this, its column is probably the wrong one. */
const MOST = 200;
/** null if no mapping would help. Ends with a newline. */
function mappingStub(mapping, csvPath, diagnostics) {
    const found = diagnostics.filter(({ at }) => at?.file.path === csvPath);
    const wanted = found.flatMap((finding) => lineFor(finding, mapping) ?? []);
    if (wanted.length === 0)
        return null;
    const missing = new Set(found.flatMap(({ code, args }) => (code === 'csv-missing-column' && args.key === 'skip' ? args.column : [])));
    const linesOf = (part, values, say) => Array.from(values, ([key, value]) => ({ part, key, value: say(value) }));
    const skipped = linesOf('skip', mapping.skip, valueList);
    const given = [
        ...linesOf('columns', mapping.columns, text_text/* yamlString */.lJ),
        ...linesOf('values', mapping.values, String),
        ...linesOf('systems', mapping.systems, text_text/* yamlString */.lJ),
        ...linesOf('facilities', mapping.facilities, (name) => (name === null ? 'null' : (0,text_text/* yamlString */.lJ)(name))),
        ...linesOf('defaults', mapping.defaults, text_text/* yamlString */.lJ),
        ...skipped.filter(({ key }) => !missing.has(key)),
    ];
    let text = 'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
    for (const part of Object.keys(COMMENTS)) {
        // Several rows may need the same key, and YAML allows it once.
        const lines = new Map([...given, ...wanted].filter((line) => line.part === part).map((line) => [line.key, line]));
        if (lines.size === 0)
            continue;
        text += `${part}:${COMMENTS[part]}\n`;
        const isPlain = part === 'columns' || part === 'defaults';
        for (const { key, value, comment } of [...lines.values()].slice(0, MOST)) {
            const behind = comment === undefined ? '' : ` # ${comment}`;
            text += `  ${isPlain ? key : (0,text_text/* yamlString */.lJ)(key)}:${value === '' ? '' : ` ${value}`}${behind}\n`;
        }
        if (lines.size > MOST)
            text += (0,text_text/* counted */.hS) `  # and ${lines.size - MOST} more value(s)\n`;
    }
    const { delimiter } = mapping;
    if (delimiter !== null)
        text += `delimiter: ${delimiter === '\t' ? 'tab' : (0,text_text/* yamlString */.lJ)(delimiter)}\n`;
    return `${text}\n`;
}
function valueList(values) {
    return `[${values.map(text_text/* yamlString */.lJ).join(', ')}]`;
}
/** The line of the mapping that would settle a finding, with what the user gave in it; null for none. */
function lineFor(finding, { skip }) {
    const near = (names) => (names[0] === undefined ? '' : (0,text_text/* yamlString */.lJ)(names[0]));
    switch (finding.code) {
        case 'csv-missing-column': {
            const { key, near: names, column, header } = finding.args;
            if (key === 'skip')
                return null;
            const comment = `one of ${(0,text_text/* listed */.KE)(header, 'or', text_text/* yamlString */.lJ)}`;
            return { part: 'columns', key, value: key === column ? '' : near(names), comment };
        }
        case 'csv-empty-cell': {
            const given = skip.get(finding.args.column);
            return { part: 'skip', key: finding.args.column, value: given === undefined ? '""' : valueList([...given, '']) };
        }
        case 'csv-unknown-type': {
            const { value } = finding.args;
            if (value === '')
                return { part: 'defaults', key: 'asset_type', value: '', comment: 'hardware or software' };
            return { part: 'values', key: value, value: usualType(value) };
        }
        case 'csv-unknown-system':
            return { part: 'systems', key: finding.args.name, value: near(finding.args.near) };
        case 'csv-unknown-facility':
            return { part: 'facilities', key: finding.args.name, value: near(finding.args.near) };
        case 'ambiguous-cyber-system': {
            const { name, systems, takesFacility } = finding.args;
            const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
            if (!isSited) {
                return { part: 'systems', key: name, value: '', comment: (0,text_text/* listed */.KE)(systems, 'or', ({ id }) => (0,text_text/* yamlString */.lJ)(id)) };
            }
            // One id would send the rows of all sites to the same system.
            const comment = 'the column that names the site';
            return takesFacility ? { part: 'columns', key: 'facility', value: '', comment } : null;
        }
        default:
            return null;
    }
}
const HARDWARE = /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;
/** The type that a word of the export clearly means; '' if it is not clear. People check it in any case. */
function usualType(value) {
    const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
    if (isHardware === isSoftware)
        return '';
    return isHardware ? 'hardware' : 'software';
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
;// CONCATENATED MODULE: ./lib/follow/csv/read.js
// Reads a CSV export: its bytes, its delimiter, its header, and the rows that count. The library reads RFC 4180. This
// file handles what spreadsheets and CMDBs write beyond that. A finding about a row points at its start. Pure.







/** The largest CSV export that is read, in bytes: about 500,000 rows. */
const CSV_LIMIT = 64 * 1024 * 1024;
function readCsv(path, bytes, mapping) {
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const { file, header, records, isReadable } = openTable(path, bytes, mapping, note);
    const names = header.cells;
    const columns = findColumns(names, mapping, { file, offset: header.offset }, note);
    /** The columns of each rule of `skip`, and a count for each of its values. */
    const rules = Array.from(mapping.skip, ([column, values]) => {
        const named = columnsNamed(names, column);
        const isMissing = named.length === 0 && names.length > 0;
        const at = { file, offset: header.offset };
        const indexes = isMissing ? missingColumn(names, column, 'skip', at, note) : named;
        return { indexes, counts: values.map((value) => ({ column, value, rows: 0 })) };
    });
    const kept = withoutSkipped(records, rules, columns);
    const rows = [];
    const misfits = [];
    const counts = { assetless: 0, trimmed: 0, rearmed: 0 };
    for (const { cells, offset } of kept.records) {
        // A row may have more cells than the header if the additional cells are empty.
        if (cells.length < names.length || cells.slice(names.length).some((cell) => (0,characters/* withoutPadding */.gl)(cell) !== '')) {
            misfits.push({ offset, cells: cells.length });
            continue;
        }
        const raw = (field) => cells[columns.get(field) ?? -1] ?? '';
        const read = {};
        for (const field of CSV_FIELDS) {
            const trimmed = (0,characters/* withoutPadding */.gl)(raw(field));
            const cell = (0,characters/* withoutPadding */.gl)((0,csv/* rearm */.UG)(trimmed));
            if (trimmed.length < raw(field).length)
                counts.trimmed += 1;
            if (cell.length < trimmed.length)
                counts.rearmed += 1;
            read[field] = cell === '' ? (defaultOf(mapping, field) ?? '') : cell;
        }
        // A row may name only a system if name and type have columns. If the type is a default, a missing name is an error.
        const isBlank = (field) => (0,characters/* withoutPadding */.gl)(raw(field)) === '';
        const hasColumns = columns.has('asset_type') && columns.has('name');
        const isSystemOnly = hasColumns && ['name', 'asset_type', 'id'].every((field) => isBlank(field));
        if (isSystemOnly && !isBlank('cyber_system'))
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
        note({ code: 'csv-row-length', severity: 'error', at: { file, offset: misfit.offset }, args });
    }
    if (isReadable && kept.records.length === 0)
        note({ code: 'csv-empty', severity: 'error', at: { file, offset: null }, args: { leftOut: records.length } });
    const fields = new Set(CSV_FIELDS.filter((field) => columns.has(field) || defaultOf(mapping, field) !== undefined));
    const headers = new Map(Array.from(columns, ([field, index]) => [field, names[index]]));
    const skipped = rules.flatMap(({ counts }) => counts);
    return { rows, findings, fields, headers, skipped, duplicates: kept.duplicates, ...counts };
}
function openTable(path, bytes, mapping, report) {
    const utf8 = decode(path, bytes, report);
    // Offsets are in bytes, so this text has one character for each byte.
    const file = (0,files/* sourceFile */.sm)(path, utf8?.toString('latin1') ?? '');
    const table = utf8 === null ? [] : readTable(utf8, delimiterOf(utf8, mapping));
    const fault = table.find((row) => 'fault' in row);
    if (fault !== undefined) {
        report({
            code: 'csv-syntax',
            severity: 'error',
            at: { file, offset: fault.offset },
            args: { reason: fault.fault },
        });
    }
    const [header = { cells: [], offset: 0 }, ...records] = table.flatMap((row) => ('cells' in row ? row : []));
    return { file, header, records, isReadable: utf8 !== null && fault === undefined };
}
/** Leaves out rows that match a rule, which counts them, and then those that equal an earlier one. */
function withoutSkipped(records, rules, columns) {
    const seen = new Set();
    let duplicates = 0;
    const kept = records.filter(({ cells }) => {
        for (const { indexes, counts } of rules) {
            const found = indexes.map((index) => foldCell(cells[index] ?? ''));
            const met = counts.find(({ value }) => found.includes(foldCell(value)));
            if (met === undefined)
                continue;
            met.rows += 1;
            return false;
        }
        // All rows without a name are kept, so that each is reported.
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
function defaultOf({ defaults }, field) {
    return defaults.get(field);
}
/** How many rows one finding is about, and their lines. */
function rowsAt(places) {
    return { rows: places.length, lines: places.map(({ file, offset }) => file.place(offset ?? 0).line) };
}
// The header.
/**
 * Finds each column by its header: an exact match, or else one that differs only in case and white space. A field that
 * the mapping does not name has its own name as header. Its column may be missing if the field has a default or is
 * `facility`, `id` or `external_id`. If the mapping names any columns, ids have a column only if it names theirs.
 */
function findColumns(names, mapping, at, report) {
    const columns = new Map();
    // An empty file already has its own finding.
    if (names.length === 0)
        return columns;
    const used = new Set(Array.from(mapping.columns.values(), foldCell));
    for (const field of CSV_FIELDS) {
        const given = mapping.columns.get(field);
        const column = given ?? field;
        const isId = field === 'id' || field === 'external_id';
        const isUnread = given === undefined && (used.has(field) || (isId && mapping.columns.size > 0));
        const [only, ...others] = isUnread ? [] : columnsNamed(names, column);
        if (others.length > 0) {
            report({ code: 'csv-ambiguous-column', severity: 'error', at, args: { column, count: others.length + 1 } });
            continue;
        }
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
 * Reports a missing column. Returns the columns with the most similar name, so that a typing error in the mapping does
 * not hide other findings about the rows.
 */
function missingColumn(names, column, key, at, report) {
    const header = names.map(oneLine).filter((cell) => cell !== '');
    const near = (0,suggest/* nearest */.pA)(column, header);
    report({ code: 'csv-missing-column', severity: 'error', at, args: { column, key, near, header } });
    return near.slice(0, 1).flatMap((name) => columnsNamed(names, name));
}
function columnsNamed(names, column) {
    const indexesOf = (isMeant) => names.flatMap((name, k) => (isMeant(name) ? [k] : []));
    const exact = indexesOf((name) => oneLine(name) === oneLine(column));
    return exact.length > 0 ? exact : indexesOf((name) => foldCell(name) === foldCell(column));
}
/** Removes the line breaks that some headers have to keep their columns narrow. */
function oneLine(cell) {
    return cell.replace(/\s+/gu, ' ').trim();
}
// The bytes.
/** The first bytes of a ZIP file, such as .xlsx and .ods, and of the container of an .xls file. */
const WORKBOOKS = ['504b0304', 'd0cf11e0a1b11ae1'].map((bytes) => Buffer.from(bytes, 'hex'));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
/** The start of HTML or XML, which some exports write into a file named .xls. */
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
    const wrong = kind === 'other' ? (0,files/* firstWrongByte */.EJ)(text) : 0;
    const before = text.subarray(0, wrong).toString('latin1');
    const at = { file: (0,files/* sourceFile */.sm)(path, before), offset: kind === 'other' ? wrong : null };
    report({ code: 'csv-encoding', severity: 'error', at, args: { kind } });
    return null;
}
const FAULTS = new Map([
    ['CSV_QUOTE_NOT_CLOSED', 'quote-open'],
    ['CSV_INVALID_CLOSING_QUOTE', 'text-after-quote'],
    ['INVALID_OPENING_QUOTE', 'quote-inside'],
]);
/** Always allows both line ends. Otherwise, the library would accept only the first one that it finds. */
const FORMAT = { record_delimiter: ['\r\n', '\n'], relax_column_count: true, skip_empty_lines: true };
/** Only white space, of any kind, as it is removed around cells. */
const BLANK = /^\p{White_Space}*$/u;
/** All rows except blank ones, up to the first that breaks the quoting rules, since later rows cannot be trusted. */
function readTable(utf8, delimiter, to) {
    const rows = [];
    let end = 0;
    const nextStart = () => {
        let at = end;
        while (at < utf8.length - 1 && (utf8[at] === LF || utf8[at] === CR))
            at += 1;
        return at;
    };
    try {
        (0,sync/* parse */.qg)(utf8, {
            ...FORMAT,
            delimiter,
            ...(to === undefined ? {} : { to }),
            on_record: (cells, { bytes }) => {
                // The library counts CRLF inside quotes as two lines, so places are kept in bytes.
                if (!cells.every((cell) => BLANK.test(cell)))
                    rows.push({ cells, offset: nextStart() });
                end = bytes;
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
/** The header must be within this many bytes. */
const HEADER_BYTES = 64 * 1024;
/** The delimiter of the mapping, else the one with the most wanted columns in the header, then the most columns. */
function delimiterOf(utf8, mapping) {
    if (mapping.delimiter !== null)
        return mapping.delimiter;
    const ranked = [',', ';', '\t'].map((delimiter) => {
        const [header] = readTable(utf8.subarray(0, HEADER_BYTES), delimiter, 1);
        const cells = header !== undefined && 'cells' in header ? header.cells : [];
        const wanted = CSV_FIELDS.filter((field) => columnsNamed(cells, mapping.columns.get(field) ?? field).length > 0);
        return { delimiter, wanted: wanted.length, cells: cells.length };
    });
    return ranked.sort((a, b) => b.wanted - a.wanted || b.cells - a.cells)[0].delimiter;
}

// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/follow/csv/resolve.js
// Works out what the rows of a CSV export mean: the cyber system, type and name of each, from the mapping and the live
// inventory. Each cause of errors is one finding with all of its rows. Pure.









/** The cyber systems that rows name, with the rows that have no error as their assets. */
function resolveRows(csv, mapping, live, uniqueNames) {
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const causes = new Map();
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const types = new CellMap(new Map([...model/* ASSET_TYPES */.Dd.map((type) => [type, type]), ...mapping.values]));
    const systems = new CellMap(mapping.systems);
    const facilities = new CellMap(mapping.facilities);
    const assetOf = new Map(live.assets.map((asset) => [asset.id, asset]));
    const documents = new Map();
    for (const row of csv.rows) {
        const { at, cells } = row;
        const asset = assetOf.get(cells.id);
        const name = nameOf(row, asset?.name, csv, causes, note);
        const isSystemFit = isFit('cyber_system', cells.cyber_system, at, csv, causes, note);
        const isNumberFit = cells.external_id === '' || isFit('external_id', cells.external_id, at, csv, causes, note);
        const type = types.meaningOf(cells.asset_type);
        if (type === undefined && csv.fields.has('asset_type'))
            addCause(causes, 'csv-unknown-type', cells.asset_type, at);
        if (!isSystemFit)
            continue;
        const { system, facility, unknown } = systemOfRow(cells, asset?.cyber_system_id, systems, facilities, directory);
        if (unknown === 'system')
            addCause(causes, 'csv-unknown-system', system, at);
        else if (unknown === 'facility') {
            addCause(causes, 'csv-unknown-facility', facility, at);
            continue;
        }
        const offset = at.offset ?? 0;
        const key = `${system}\0${facility}`;
        let document = documents.get(key);
        if (document === undefined) {
            const cyberSystem = { value: system, offset };
            const empty = { prune: null, assetType: null, ignore: [], isWhole: true };
            document = { ...empty, file: at.file, cyberSystem, facility: located(facility, at), assets: [], untyped: [] };
            documents.set(key, document);
        }
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
    reportCauses(causes, csv, mapping, directory, note);
    const all = [...documents.values()];
    const resolved = (0,resolve/* resolveSystems */.Hi)({ documents: all }, directory, (problem) => {
        // This problem is already reported, with all of its rows.
        if (problem.code !== 'unknown-cyber-system')
            note(problem);
    });
    checkTogether(all, resolved.systems, uniqueNames, note);
    return { systems: resolved.systems, findings };
}
/**
 * The cyber system and facility of a row, in the words that an inventory file would use. `live` is the id of the system
 * of the asset whose id the row names.
 */
function systemOfRow(cells, live, systems, facilities, directory) {
    const system = systems.meaningOf(cells.cyber_system) ?? cells.cyber_system;
    const namesakes = (0,resolve/* findByReference */.mk)(directory.systems, system);
    if (directory.systems.byId.has(system))
        return { system, facility: '', unknown: null };
    const mapped = facilities.meaningOf(cells.facility);
    const facility = mapped === undefined ? cells.facility : (mapped ?? '');
    if (namesakes.length === 0)
        return { system, facility, unknown: 'system' };
    if (mapped === null) {
        // The row says that there is no facility, so it means the system under a control center.
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
/**
 * Compares all rows of each system, and all rows that name an unknown system in the same words. So duplicates are found
 * even if the system or the type is unknown.
 */
function checkTogether(documents, systems, uniqueNames, report) {
    const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id])));
    const groups = new Map();
    for (const document of documents) {
        const words = `\0${foldCell(document.cyberSystem.value)}\0${document.facility?.value ?? ''}`;
        (0,group/* addUnder */.QQ)(groups, ids.get(document) ?? words, document);
    }
    const together = Array.from(groups, ([key, documents]) => {
        const assets = documents.flatMap(({ assets, untyped }) => [...assets, ...untyped].sort((a, b) => a.offset - b.offset));
        return { key, assets, documents };
    });
    (0,names/* checkBetween */.nT)(together, uniqueNames, report);
}
function located(value, { offset }) {
    return value === '' ? null : { value, offset: offset ?? 0 };
}
/** The name of a row; null if no asset can have it. If the row names an id, that asset's irregular name is allowed. */
function nameOf({ at, cells, exactName }, live, csv, causes, report) {
    if (exactName !== '' && exactName === live)
        return live;
    const { name } = cells;
    if (!isFit('name', name, at, csv, causes, report))
        return null;
    // The text is probably not a name.
    const isFormula = /^[=@]/.test(name);
    const kind = isFormula ? 'formula' : PLACEHOLDER.test(name) ? 'placeholder' : BULLET.test(name) ? 'bullet' : null;
    if (kind !== null)
        addCause(causes, 'csv-odd-name', kind, at, name);
    return name;
}
/** Whether a cell fits the rules for names in the file format. False, without a finding, if the column is missing. */
function isFit(field, value, at, { fields }, causes, report) {
    const long = field === 'external_id' ? (0,shape/* tooLong */.Po)(value) : null;
    if (long !== null)
        report({ code: 'value-too-long', severity: 'error', at, args: long });
    if (characters/* SURELY_FINE */.Mx.test(value))
        return long === null;
    if (!fields.has(field))
        return false;
    if (value === '') {
        addCause(causes, 'csv-empty-cell', field, at);
        return false;
    }
    const faults = (0,characters/* nameFaults */.hV)(value);
    for (const { code, severity, character } of faults) {
        report({ code, severity, at, args: { key: field, value, character } });
    }
    return long === null && faults.every(({ severity }) => severity !== 'error');
}
const PLACEHOLDER = /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i;
const BULLET = /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/;
function addCause(causes, code, value, at, example = '') {
    const key = `${code}\0${foldCell(value)}`;
    const known = causes.get(key);
    if (known === undefined)
        causes.set(key, { code, value, example, rows: [at] });
    else
        known.rows.push(at);
}
function reportCauses(causes, csv, mapping, live, report) {
    const typeWords = new suggest/* Vocabulary */.VI(mapping.values.keys());
    for (const { code, value, example, rows } of causes.values()) {
        const at = rows[0];
        const all = rowsAt(rows);
        switch (code) {
            case 'csv-empty-cell': {
                const column = csv.headers.get(value) ?? value;
                report({ code, severity: 'error', at, args: { field: value, column, ...all } });
                break;
            }
            case 'csv-unknown-type': {
                const column = csv.headers.get('asset_type') ?? null;
                report({ code, severity: 'error', at, args: { value, column, near: typeWords.nearest(value), ...all } });
                break;
            }
            case 'csv-unknown-system':
                report({ code, severity: 'error', at, args: { name: value, near: live.systems.names.nearest(value), ...all } });
                break;
            case 'csv-unknown-facility':
                report({
                    code,
                    severity: 'error',
                    at,
                    args: { name: value, near: live.facilities.names.nearest(value), ...all },
                });
                break;
            case 'csv-odd-name': {
                const kind = value;
                report({ code, severity: 'warning', at, args: { value: example, kind, ...all } });
            }
        }
    }
}
/** Looks up cells: first the exact text, then the text without case and white space if all such spellings agree. */
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
    meaningOf(cell) {
        const exact = this.#exact.get(cell);
        return exact === undefined ? this.#folded.get(foldCell(cell)) : exact;
    }
}

// EXTERNAL MODULE: ./lib/follow/file-edits.js
var file_edits = __webpack_require__(359);
// EXTERNAL MODULE: ./lib/follow/report.js
var report = __webpack_require__(5371);
;// CONCATENATED MODULE: ./lib/follow/import.js
// `import`: writes the inventory files from what is live, or from the rows of a CSV export. Existing entries stay as
// they are, unless `--update` makes them follow.






























async function cliImport(context) {
    const { flags, cwd, settings, terminal, progress, host, startedAt } = context;
    refuseStray(flags);
    const isUpdate = flags.update === true;
    const out = folderWithin(cwd, typeof flags.out === 'string' ? flags.out : 'inventory');
    // Without `--path`, the inventory is the default folder if `--out` is in it, or else the files below `--out`.
    const isGiven = typeof flags.path === 'string' || (0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, settings.path), out);
    const paths = isGiven ? [settings.path] : [];
    // Read what the files follow: an export and its mapping, or what changed in the service since the last apply.
    const findings = [];
    const mapping = typeof flags.mapping === 'string' ? readMappingFile(flags.mapping, cwd, findings) : NO_MAPPING;
    if ((0,diagnostic/* hasErrors */.Cs)(findings)) {
        terminal.err(findingText((0,diagnostic/* inFileOrder */.w$)(findings)) + report/* NOTHING_WRITTEN */.qv);
        return 1;
    }
    const source = await sourceFrom(context, mapping, paths[0] ?? (out || '.'), findings);
    // Decide what the files should say.
    const { diagnostics, proposal } = await runImport(context, { source, out, paths });
    progress.rest();
    const all = [...findings, ...diagnostics];
    // If an import of what is live succeeds, it shows no findings, because validate and plan show them.
    if (proposal === null || source.kind !== 'live')
        terminal.err(findingText(all));
    if (proposal === null) {
        const help = source.kind === 'csv' ? mappingStub(mapping, source.path, all) : null;
        terminal.err(report/* NOTHING_WRITTEN */.qv + (help ?? ''));
        return 1;
    }
    const { edits, comparison, csv } = proposal;
    const removed = comparison.changes.filter(({ after }) => after === null).length;
    const guards = csv !== null && isUpdate ? (0,guard/* checkGuards */.hK)(removed, csv.following, settings) : [];
    if ((0,guard/* isBlocked */.lT)(guards)) {
        terminal.err((0,report/* renderRemovals */.K8)(guards, csv.following));
        return 1;
    }
    // Write the files, or show what would be written.
    const dryRun = flags.dryRun === true;
    const patch = dryRun ? (0,report/* renderPatch */.hY)(edits) : null;
    if (!dryRun)
        (0,run_files/* writeFiles */.hV)(edits, context);
    // Report.
    if (flags.json === true)
        terminal.out((0,text_text/* printedJson */.xL)((0,report/* importDocument */.b9)(proposal, patch)));
    else
        terminal.out(flags.markdown === true ? (0,report/* importMarkdown */.Dx)(proposal, all) : (patch ?? ''));
    terminal.err((0,report/* renderImported */.vJ)(proposal, isUpdate, { dryRun, ms: host.clock.now() - startedAt }));
    if (!dryRun && edits.length > 0 && (await notIgnoredBy(context.git)).length > 0)
        terminal.err(NOT_IGNORED);
    return 0;
}
const NOT_IGNORED = 'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n';
/** The files that plan and apply write in docs/quick-start.md. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** The files of `LEFT` that git does not ignore. Without a repository, these are all of them. */
async function notIgnoredBy(git) {
    const found = [];
    for (const path of LEFT) {
        try {
            // `check-ignore` refuses the setting that makes other git commands read paths literally.
            await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        }
        catch (error) {
            if (!(error instanceof process/* GitError */.XS))
                throw error;
            found.push(path);
        }
    }
    return found;
}
function findingText(diagnostics) {
    return (0,findings/* findingLines */.hq)((0,findings/* errorsFirst */.wz)(diagnostics))
        .map((line) => `${line}\n`)
        .join('');
}
/** Refuses flags that would have no effect, and flags that contradict each other. */
function refuseStray(flags) {
    const isGiven = (name) => flags[(0,settings/* camelCase */.xQ)(name)] !== undefined;
    const isCsv = isGiven('from-csv');
    const isUpdate = isGiven('update');
    const rules = [
        [!isCsv, ['mapping', 'all-systems'], 'is for a CSV export. Name it with --from-csv.'],
        [!isUpdate, ['base', 'json', 'markdown', 'all-systems'], 'is for files that follow. Add --update.'],
        [isUpdate && isCsv, ['base'], 'is only for drift. An export itself names the systems to update. Leave it out.'],
        [isGiven('json'), ['markdown'], 'is another form than --json. Give one of the two.'],
        [flags.out === '-', ['out'], 'names a folder, and "-" is none. --dry-run prints the files.'],
    ];
    for (const [isStray, names, problem] of rules) {
        const stray = isStray ? names.find(isGiven) : undefined;
        if (stray !== undefined)
            throw new result/* UserError */.yo(`--${stray}`, problem);
    }
}
/** Throws a UserError if two fields use the same column. */
function readMappingFile(path, cwd, findings) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, path), 'utf8').replace(/^\uFEFF/, '');
    }
    catch (error) {
        findings.push((0,files/* fileError */.zS)('unreadable-file', path, { reason: (0,folder/* errorCode */.CA)(error) }));
        return NO_MAPPING;
    }
    const mapping = readMapping(path, text, (d) => findings.push(d));
    const shared = (0,diagnostic/* hasErrors */.Cs)(findings) ? undefined : sharedColumn(mapping)?.join(' and ');
    if (shared === undefined)
        return mapping;
    throw new result/* UserError */.yo('--mapping', `maps ${shared} to the same column. Give each its own column.`);
}
/** The source that the flags choose. For drift, the applied inventory is read from the folder `path`. */
async function sourceFrom(context, mapping, path, findings) {
    const { flags, settings } = context;
    const isUpdate = flags.update === true;
    if (typeof flags.fromCsv === 'string') {
        const follow = isUpdate ? { allSystems: flags.allSystems === true } : null;
        return { kind: 'csv', path: flags.fromCsv, mapping, follow };
    }
    if (!isUpdate)
        return { kind: 'live' };
    // The base is HEAD if no flag names another and the folder is in a repository.
    const commit = typeof flags.base === 'string' ? flags.base : await (0,git_context/* headCommit */.Qo)(context.git);
    if (commit === null)
        return { kind: 'drift', base: null };
    const reading = { ...context, settings: { ...settings, path } };
    const loaded = await (0,snapshot/* loadBase */.Og)('base', { kind: 'commit', commit }, reading, (d) => findings.push(d));
    return { kind: 'drift', base: loaded.inventory };
}
/**
 * Reads files and lists, decides what the files should say, edits their texts, and plans the result. Writes nothing
 * itself. Throws ServiceError or UserError for problems that are not in the user's files.
 */
async function runImport(context, { source, out, paths, }) {
    const { cwd, settings, progress } = context;
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const refused = () => ({ diagnostics: (0,findings/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)), proposal: null });
    // Read. Errors in an export are reported together with errors in the files.
    const lists = (0,rejections/* early */.Q3)((0,snapshot/* readLive */.p9)(context));
    const bytes = source.kind === 'csv' ? readExport(source.path, cwd, collect) : null;
    const originals = await readDeclared(cwd, { source, out, paths }, collect);
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
    const before = planOf(inventory, live, settings);
    // If the files do not match the service, drift may be the reason.
    if (source.kind !== 'drift' && (0,diagnostic/* hasErrors */.Cs)(before.diagnostics))
        diagnostics.push(...before.diagnostics);
    if (source.kind === 'live' && (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    // Decide.
    const input = { inventory, live, uniqueNames: settings.uniqueNames };
    let wanted = null;
    let missing = null;
    let csv = null;
    if (source.kind === 'live') {
        missing = (0,from_live/* wantMissing */.zT)(input);
        wanted = missing;
    }
    else if (source.kind === 'drift') {
        wanted = (0,from_live/* wantDrift */.AA)({ ...input, base: source.base, settings: { ...settings, applyDrift: false } }, collect);
        if (wanted === null)
            diagnostics.push(...before.diagnostics);
    }
    else {
        const rows = readCsv(source.path, bytes, source.mapping);
        const named = resolveRows(rows, source.mapping, live, settings.uniqueNames);
        const followed = follow(input, named.systems, source.follow);
        [rows, named, followed].flatMap(({ findings }) => findings).forEach(collect);
        csv = { ...rows, ...followed };
        wanted = followed;
    }
    if (wanted === null || (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    // Edit.
    // For drift, a hint that is no longer needed is reason enough to edit a file.
    const comparison = (0,follow_wanted/* compareEntries */.wD)(wanted.systems, source.kind === 'drift');
    const onFile = (done, total) => progress.through('preparing', done, total);
    const edited = (0,file_edits/* editFiles */.k)({ comparison, naming: wanted.naming, out, originals, taken: (0,folder/* pathsBelow */.Yl)(cwd, out), onFile });
    diagnostics.push(...edited.findings);
    if (edited.findings.length > 0)
        return refused();
    // Plan the result.
    const replaced = new Set(edited.edits.map(({ path }) => path));
    const kept = inventory.documents.filter(({ file }) => !replaced.has(file.path));
    const documents = [...kept, ...edited.edits.flatMap((edit) => edit.documents)];
    const plan = planOf({ documents }, live, settings);
    diagnostics.push(...plan.diagnostics.filter(({ severity }) => severity === 'error'));
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return refused();
    const gone = source.kind === 'csv' && source.follow !== null ? csv.gone : new Set();
    expectNoMore(before, plan, source.kind === 'live' ? null : gone);
    diagnostics.push(...newWarnings(before, plan));
    return {
        diagnostics: (0,findings/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)),
        proposal: { ...edited, comparison, plan, missing, csv, place: (0,resolve/* makeDirectory */.Oh)(live, settings).systems.place },
    };
}
/** Reads the export, which may also be a pipe. Reports a problem and returns null if it cannot be used. */
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
        report((0,files/* fileError */.zS)('unreadable-file', path, { reason: (0,folder/* errorCode */.CA)(error) }));
    }
    return null;
}
/** A folder as the start of inventory paths: '' for the working directory, an absolute path if it is outside. */
function folderWithin(cwd, folder) {
    const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, folder)).split(external_node_path_.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,external_node_path_.resolve)(cwd, folder).split(external_node_path_.sep).join('/') : path;
}
/** Reads the existing files. There must be some if the source is drift, or if a given path does not contain `out`. */
function readDeclared(cwd, { out, paths, source }, report) {
    const folder = out === '' ? '.' : out;
    const isCovered = paths.some((path) => (0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out));
    const isDrift = source.kind === 'drift';
    const needed = paths.filter((path) => isDrift || !(0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out));
    if (isDrift && paths.length === 0)
        needed.push(folder);
    return (0,load/* readOriginals */.zW)(cwd, isCovered ? paths : [...paths, folder], (finding) => {
        const isReported = finding.code !== 'no-inventory' || finding.args.paths.some((path) => needed.includes(path));
        if (isReported)
            report(finding);
    });
}
function planOf(head, live, settings) {
    return (0,plan/* makePlan */.C)({
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
/**
 * Throws if the result changes more than was asked for, which is a bug, so that no file is written. The new plan may
 * delete only the live assets in `gone`. If `gone` is null, the new plan may have no new changes at all.
 */
function expectNoMore(before, after, gone) {
    const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    const isSafe = after.changes.every(({ fingerprint, action, id }) => {
        // If the files did not match the service, the earlier plan has no changes to compare with.
        const isNew = !(0,diagnostic/* hasErrors */.Cs)(before.diagnostics) && !fingerprints.has(fingerprint);
        return !isNew || (gone !== null && (action !== 'delete' || gone.has(id)));
    });
    if (!isSafe)
        throw new Error('the imported files would not declare only what is wanted (another plan)');
}
/**
 * Findings about wanted assets that may be live under another name or in another system. They would then exist twice.
 */
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const [earlier = [], doubts = []] = [before, after].map(({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code)));
    const known = new Set(earlier.map(({ code, args }) => JSON.stringify([code, args])));
    const fresh = doubts.filter(({ code, args }) => !known.has(JSON.stringify([code, args])));
    // Pairs that may be one asset, and that are now both declared.
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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
// What git knows about a run of the command line, for its evidence: the commit, whether the files differ from it, and
// the actor. CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL come first, for other CI systems.




/** Asks git at once, so that it works while the lists are read. The returned function never rejects. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit that a run reads, or the commit that its working tree is based on; null if git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
}
/** The commit of HEAD; null if git knows none. */
async function headCommit(git) {
    return (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are the same as in the commit; null if the commit cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, path: settings.path }, ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)[0], entry.replace(/^.*\n?/, '')]));
    const [name, email] = [given(values.get('user.name')), given(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ })

};
