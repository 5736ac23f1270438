export const id = 596;
export const ids = [596];
export const modules = {

/***/ 9689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ refuseSharedColumn),
/* harmony export */   JQ: () => (/* binding */ mappingFrom),
/* harmony export */   i3: () => (/* binding */ refuseCsvFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1805);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1011);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3278);
// How a CSV export is to be read: the mapping that flags and a file give.





/** Throws a ConfigurationError for flags of a CSV import without the file to import. */
function refuseCsvFlags(flags) {
    const given = ['column', 'value', 'default', 'mapping', 'delimiter'].find((name) => flags[name] !== undefined);
    if (given !== undefined)
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(`--${given}`, 'is for a CSV export. Name it with --from-csv.');
}
/** Throws a ConfigurationError for one column that flags and file together make two keys of. */
function refuseSharedColumn(mapping, flags) {
    const shared = (0,_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedColumn */ .eT)(mapping);
    if (shared === null)
        return;
    const subject = flags.column === undefined ? '--mapping' : '--column';
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(subject, `gives ${shared.join(' and ')} one column. Give each its own.`);
}
/** Flags win over the file. Throws ConfigurationError for a flag. */
async function mappingFrom(flags, cwd, report) {
    const fromFlags = mappingFromFlags(flags);
    if (typeof flags.mapping !== 'string')
        return fromFlags;
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, flags.mapping), 'utf8').replace(/^\uFEFF/, '');
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
            throw error;
        report((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(flags.mapping, error.code));
        return fromFlags;
    }
    const { readMappingFile } = await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 7856));
    return (0,_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeMappings */ .SQ)(readMappingFile(flags.mapping, text, report), fromFlags);
}
function mappingFromFlags(flags) {
    const defaults = fieldsFrom(flags.default, '--default', _inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_FIELDS */ .yz);
    const type = defaults.get('asset_type');
    if (type !== undefined && !(0,_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isAssetType */ .JX)(type))
        throw notAType('--default');
    const values = pairsFrom(flags.value, (line) => line.lastIndexOf('=')).map(([cell, meant]) => {
        if (cell === '' || !(0,_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isAssetType */ .JX)(meant))
            throw notAType('--value');
        return [cell, meant];
    });
    return {
        ..._inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MAPPING */ .xl,
        columns: fieldsFrom(flags.column, '--column', _inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .CSV_FIELDS */ .Tx),
        defaults,
        values: onlyMeanings(values, () => twice('--value', 'one cell')),
        delimiter: delimiterFrom(flags.delimiter),
    };
}
function fieldsFrom(flag, name, keys) {
    const pairs = pairsFrom(flag, (line) => line.indexOf('=')).map(([key, value]) => {
        if ((0,_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isCsvField */ .v9)(key) && keys.includes(key) && value !== '')
            return [key, value];
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(name, `must be KEY=TEXT, and KEY one of ${keys.join(', ')}.`);
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
    return new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(flag, `says two things of ${word}. Give it once.`);
}
function notAType(name) {
    const example = name === '--value' ? 'Server=hardware' : 'asset_type=hardware';
    return new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(name, `must end with hardware or software, such as ${example}.`);
}
function delimiterFrom(flag) {
    if (typeof flag !== 'string')
        return null;
    const delimiter = (0,_inventory_csv_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .delimiterOf */ .Vl)(flag);
    if (delimiter !== null)
        return delimiter;
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--delimiter', 'must be one character, or the word tab.');
}


/***/ }),

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliImport: () => (/* binding */ cliImport),
  folderWithin: () => (/* binding */ folderWithin),
  preparing: () => (/* binding */ preparing),
  readStanding: () => (/* binding */ readStanding),
  requestFrom: () => (/* binding */ requestFrom),
  runImport: () => (/* binding */ runImport),
  withEdits: () => (/* binding */ withEdits)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/plan.js + 2 modules
var plan = __webpack_require__(4821);
// EXTERNAL MODULE: ./lib/inventory/edit/file-edits.js + 1 modules
var file_edits = __webpack_require__(9942);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/live-index.js
var live_index = __webpack_require__(9896);
// EXTERNAL MODULE: ./lib/core/match.js + 1 modules
var match = __webpack_require__(329);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/inventory/names.js
var names = __webpack_require__(9968);
// EXTERNAL MODULE: ./lib/inventory/edit/system-reference.js
var system_reference = __webpack_require__(6080);
;// CONCATENATED MODULE: ./lib/inventory/edit/missing.js
// What is live and no file declares, as additions that a plan then finds nothing to do about (design section 9).






/** Every live system is declared by what results, and every asset in one, each by name or id. Linear. */
function findMissing(input) {
    const { inventory, live } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const ignore = () => { };
    const { systems: declared } = (0,resolve/* resolveSystems */.Hi)(inventory.documents, directory, ignore);
    const matchInput = { systems: declared, live: live.assets, directory, moveSources: new Set() };
    const { liveOf, claimed } = (0,match/* matchAssets */.f)(matchInput, ignore);
    const found = pair(declared, liveOf, live);
    const left = live.assets.filter((_, number) => claimed[number] === 0);
    const unclaimed = (0,group/* groupBy */.$z)(left, ({ cyber_system_id }) => cyber_system_id);
    const names = new NameCount(input, found.declaredNames);
    const homes = new Map(declared.map((resolved) => [resolved.system.id, resolved]));
    const speller = new system_reference/* Speller */.S(live);
    const additions = [];
    let nameless = 0;
    for (const system of live.systems) {
        const resolved = homes.get(system.id);
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !resolved?.ignore?.find(name));
        const spelled = resolved === undefined ? speller.spell(system) : speller.standing(system);
        if (spelled === null)
            continue;
        unclaimed.delete(system.id);
        const assets = all.flatMap((asset) => declare(asset, names.needsId(asset)) ?? []).sort(inNameOrder);
        nameless += all.length - assets.length;
        const prune = assets.length < all.length && (resolved?.prune ?? null) === null ? false : null;
        if (resolved !== undefined && assets.length === 0 && prune === null)
            continue;
        additions.push({ ...spelled, prune, home: resolved?.documents[0] ?? null, assets });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    const pins = input.withIds ? found.pins : new Map();
    return { additions, neighbours: speller.neighbours(), pins, nameless, stray };
}
/** What entries of files mean, and the names they give. */
function pair(systems, liveOf, { assets }) {
    const pins = new Map();
    const declaredNames = [];
    let number = -1;
    for (const resolved of systems) {
        for (const asset of (0,resolve/* assetsOf */.ZS)(resolved)) {
            const match = liveOf[++number] ?? live_index/* NONE */.x3;
            const live = match === live_index/* NONE */.x3 || match === live_index/* FAILED */.Wk ? undefined : assets[match];
            if (live?.name !== asset.name || live.cyber_system_id !== resolved.system.id) {
                declaredNames.push((0,group/* nameKey */.Rc)(resolved.system.id, asset.name), asset.name);
            }
            if (live !== undefined && !asset.hints?.id && (0,names/* nameFaults */.hV)(live.id).length === 0)
                pins.set(asset, live.id);
        }
    }
    return { pins, declaredNames };
}
/** Names that more than one asset has, or is declared to have, where names are to be unique. */
class NameCount {
    #seen = new Set();
    #shared = new Set();
    #input;
    constructor(input, declaredNames) {
        this.#input = input;
        for (const asset of input.live.assets)
            this.#count(this.#nameKey(asset));
        for (const name of declaredNames)
            this.#count(name);
    }
    needsId(asset) {
        return this.#input.withIds || (0,names/* nameFaults */.hV)(asset.name).length > 0 || this.#shared.has(this.#nameKey(asset));
    }
    #nameKey({ cyber_system_id, name }) {
        return this.#input.uniqueNames === 'organization' ? name : (0,group/* nameKey */.Rc)(cyber_system_id, name);
    }
    #count(key) {
        (this.#seen.has(key) ? this.#shared : this.#seen).add(key);
    }
}
/** null where no file can say it: an empty name is an error even with an id (design section 3). */
function declare({ name, asset_type, id }, needsId) {
    if (name === '' || (needsId && (0,names/* nameFaults */.hV)(id).length > 0))
        return null;
    return { name, asset_type, id: needsId ? id : null };
}
function inNameOrder(a, b) {
    if (a.name !== b.name)
        return a.name < b.name ? -1 : 1;
    return (a.id ?? '') < (b.id ?? '') ? -1 : 1;
}

// EXTERNAL MODULE: ./lib/inventory/edit/originals.js
var edit_originals = __webpack_require__(741);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(4243);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(3666);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(9901);
// EXTERNAL MODULE: ./lib/commands/csv-mapping.js
var csv_mapping = __webpack_require__(9689);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/import.js
// `import`: the live inventory as files, with reads alone. What files declare already stays as it is; a plan of the files
// as they will be is made before they are written, and finds nothing to do that it did not find before.














const NOTHING = {
    additions: [],
    neighbours: { systems: [], facilities: [] },
    pins: new Map(),
    nameless: 0,
    stray: 0,
};
/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function runImport(context, request) {
    const { cwd, settings, connection, progress } = context;
    const { places, withIds } = request;
    const { reader } = connection;
    const lists = Promise.all([reader.cyberSystems(), reader.cyberAssets()]);
    lists.catch(() => { });
    const { originals, diagnostics } = await readStanding(cwd, places);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), edits: [], missing: NOTHING };
    const inventory = (0,edit_originals/* inventoryOf */.o8)(originals);
    const [systems, assets] = await lists;
    const needsFacilities = systems.some(({ facility_id: id }) => id) || inventory.documents.some(({ facility }) => facility !== null);
    const facilities = needsFacilities ? await reader.facilities() : null;
    const organization = (0,snapshot/* soleOrganization */.J1)([...(facilities ?? []), ...systems], assets, settings);
    const live = { organization, facilities, systems, assets };
    const before = planOf(inventory, live, settings);
    if ((0,diagnostic/* hasErrors */.Cs)(before.diagnostics))
        return { diagnostics: before.diagnostics, edits: [], missing: NOTHING };
    const missing = findMissing({ inventory, live, uniqueNames: settings.uniqueNames, withIds });
    const taken = (0,edit_originals/* pathsBelow */.Yl)(cwd, places.out);
    const { edits, unlike } = (0,file_edits/* layOut */.v8)({ out: places.out, originals, taken, ...missing, onFile: preparing(progress) });
    const refused = unlike.map((path) => (0,diagnostic/* diagnostic */.YK)('ambiguous-yaml', 'error', (0,files/* wholeFile */.AA)(path), {}));
    if (refused.length > 0)
        return { diagnostics: refused, edits: [], missing: NOTHING };
    expectSamePlan(before, planOf(withEdits(inventory, edits), live, settings));
    return { diagnostics, edits, missing };
}
/** A folder as paths of the inventory start with it: '' for the working directory itself. */
function folderWithin(cwd, folder) {
    const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, folder)).split(external_node_path_.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,external_node_path_.resolve)(cwd, folder).split(external_node_path_.sep).join('/') : path;
}
/**
 * The files that declare something already. That there are none yet is no error, unless a path was given that finds
 * nothing.
 */
async function readStanding(cwd, { out, paths }) {
    const found = [];
    const all = [...paths, out === '' ? '.' : out];
    const originals = await (0,edit_originals/* readOriginals */.zW)({ cwd, paths: all }, (d) => found.push(d));
    const diagnostics = found.flatMap((d) => {
        if (d.code !== 'no-inventory')
            return [d];
        const isGiven = (path) => paths.includes(path) && folderWithin(cwd, path) !== out;
        const unlucky = d.args.paths.filter(isGiven);
        return unlucky.length === 0 ? [] : [(0,diagnostic/* diagnostic */.YK)('no-inventory', 'error', null, { paths: unlucky })];
    });
    return { originals, diagnostics };
}
/** What the edited files declare, beside the others. */
function withEdits(inventory, edits) {
    const edited = new Set(edits.map(({ path }) => path));
    const read = [];
    for (const { path, text } of edits) {
        const content = text.replace(/^\uFEFF/, '');
        for (const document of (0,parse/* parseInventory */.a)((0,files/* sourceFile */.sm)(path, content), content, () => { }))
            read.push(document);
    }
    const documents = inventory.documents.filter(({ file }) => !edited.has(file.path));
    return { documents: [...documents, ...read], isComplete: true };
}
function planOf(head, live, settings) {
    return (0,plan/* makePlan */.C)({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}
/** What nobody caused: better no file than one that changes what is live. */
function expectSamePlan(before, after) {
    const known = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    const isSame = after.changes.every(({ fingerprint }) => known.has(fingerprint));
    if (isSame && !(0,diagnostic/* hasErrors */.Cs)(after.diagnostics))
        return;
    const found = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
    throw new Error(`the imported files would not declare what is live (${found})`);
}
/** Called for each file that stands and is about to gain something. */
function preparing(progress) {
    return (done, total) => progress.through('preparing', done, total);
}
function cliImport(flags, cli) {
    (0,csv_mapping/* refuseCsvFlags */.i3)(flags);
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* READS */.yT, async (context) => {
        const imported = await runImport(context, requestFrom(context));
        context.progress.rest();
        return finishImport(imported, context);
    });
}
/** Without `--path` the files below `--out` are the inventory. */
function requestFrom({ flags, settings, cwd }) {
    const out = typeof flags.out === 'string' && flags.out.trim() !== '' ? flags.out : 'inventory';
    const places = { out: folderWithin(cwd, out), paths: typeof flags.path === 'string' ? settings.paths : [] };
    return { places, withIds: flags.withIds === true };
}
/** Writes or shows what was found, whole or not at all; gives the exit code. */
function finishImport({ diagnostics, edits, missing }, context) {
    const { flags, terminal, host, settings, startedAt } = context;
    const { detail } = settings;
    // Of what is not an error, validate and plan tell.
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics)) {
        for (const found of diagnostics)
            terminal.err(`${(0,messages.formatDiagnostic)(found, detail)}\n`);
        terminal.err(report_edits/* NOTHING_WRITTEN */.qv);
        return 1;
    }
    const dryRun = flags.dryRun === true;
    if (!dryRun)
        (0,write_files/* writeShown */.B)(edits, context);
    else if (detail === 'full')
        terminal.out((0,report_edits/* renderPatch */.hY)(edits));
    const { additions, pins, nameless, stray } = missing;
    const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
    const systems = additions.filter(({ home }) => home === null).length;
    const counts = { live: missing.neighbours.systems.length, systems, assets, ids: pins.size, nameless, stray };
    terminal.err((0,report_edits/* renderImported */.vJ)(edits, counts, { dryRun, detail, ms: host.clock.now() - startedAt }));
    return 0;
}


/***/ }),

/***/ 6080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Speller)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9968);

/** Knows which references mean one record alone (design section 4). */
class Speller {
    #live;
    #systems;
    #facilities;
    #names = new Map();
    #namesInFacilities = new Map();
    constructor(live) {
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map((facilities ?? []).map((facility) => [facility.id, facility]));
        for (const system of systems) {
            count(this.#names, system.name);
            count(this.#namesInFacilities, inFacility(system.name, this.#facilityOf(system)));
        }
    }
    /** null where neither name nor id can be written in a file. */
    spell(system) {
        const { name, id } = system;
        const standing = this.standing(system);
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
    /** Of a system that a file declares already, however that names it. */
    standing(system) {
        const facility = this.#facilityOf(system);
        const { id, name } = system;
        return { place: { id, name, facility }, cyberSystem: id, facility: null, note: null };
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    /** Every system and facility, as paths name them. */
    neighbours() {
        const systems = this.#live.systems.map((system) => this.standing(system).place);
        return { systems, facilities: this.#live.facilities ?? [] };
    }
    /** A reference that is an id means that record, whatever others are called. */
    #isIdOfAnother(name, own) {
        return name !== own && this.#systems.has(name);
    }
    #isIdOfFacility({ name, id }) {
        return name !== id && this.#facilities.has(name);
    }
}
/** A reference cannot be pinned, so all that is an error in a name has to be absent from it. */
function isUsable(reference) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ code }) => code === 'invisible-character');
}
/** Facilities of one name are meant together. */
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}
function count(counts, key) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
}


/***/ })

};
