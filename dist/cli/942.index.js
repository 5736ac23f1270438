export const id = 942;
export const ids = [942];
export const modules = {

/***/ 4942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliImport: () => (/* binding */ cliImport),
/* harmony export */   placesFrom: () => (/* binding */ placesFrom)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _report_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1807);
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6916);
/* harmony import */ var _import_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(596);
/* harmony import */ var _csv_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9305);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4876);
/* harmony import */ var _write_shown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1038);
// `import` on the command line: the patch of a rehearsal on standard output, all else on standard error.







async function cliImport(flags, cli) {
    (0,_csv_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseCsvFlags */ .i3)(flags);
    return (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__.online)(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
        const places = placesFrom(flags, settings, world.cwd);
        const withIds = flags.withIds === true;
        const onFile = (done, total) => progress.through('preparing', done, total);
        const imported = await (0,_import_js__WEBPACK_IMPORTED_MODULE_2__/* .runImport */ .$O)({ settings, places, withIds, reader: connection.reader, world, onFile });
        progress.rest();
        return finishImport(imported, { settings, flags, cli, cwd: world.cwd, progress, startedAt });
    });
}
/** Without `--path` the files below `--out` are the inventory. */
function placesFrom(flags, { paths }, cwd) {
    const out = typeof flags.out === 'string' && flags.out.trim() !== '' ? flags.out : 'inventory';
    return { out: (0,_import_js__WEBPACK_IMPORTED_MODULE_2__/* .folderWithin */ .My)(cwd, out), paths: typeof flags.path === 'string' ? paths : [] };
}
/** Writes or shows what was found, whole or not at all; gives the exit code. */
function finishImport({ diagnostics, edits, missing }, finish) {
    const { flags, cli, cwd, progress, startedAt } = finish;
    const { terminal, clock } = cli;
    const { detail } = finish.settings;
    // Of what is not an error, validate and plan tell.
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics)) {
        for (const found of diagnostics)
            terminal.err(`${(0,_report_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDiagnostic */ .xy)(found, detail)}\n`);
        terminal.err(_report_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_WRITTEN */ .qv);
        return 1;
    }
    const dryRun = flags.dryRun === true;
    if (!dryRun)
        (0,_write_shown_js__WEBPACK_IMPORTED_MODULE_5__/* .writeShown */ .B)(edits, { cwd, detail, progress });
    else if (detail === 'full')
        terminal.out((0,_report_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPatch */ .hY)(edits));
    const { additions, pins, nameless, stray } = missing;
    const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
    const systems = additions.filter(({ home }) => home === null).length;
    const counts = { live: missing.neighbours.systems.length, systems, assets, ids: pins.size, nameless, stray };
    terminal.err((0,_report_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .renderImported */ .vJ)(edits, counts, { dryRun, detail, ms: clock.now() - startedAt }));
    return 0;
}


/***/ }),

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  My: () => (/* binding */ folderWithin),
  ZY: () => (/* binding */ readStanding),
  $O: () => (/* binding */ runImport),
  QU: () => (/* binding */ withEdits)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/plan.js + 4 modules
var plan = __webpack_require__(6783);
// EXTERNAL MODULE: ./lib/inventory/edit/lay-out.js + 2 modules
var lay_out = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/core/claims.js
var claims = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/match.js + 4 modules
var match = __webpack_require__(1782);
// EXTERNAL MODULE: ./lib/core/resolve.js + 1 modules
var resolve = __webpack_require__(6961);
// EXTERNAL MODULE: ./lib/inventory/names.js
var names = __webpack_require__(9968);
// EXTERNAL MODULE: ./lib/inventory/edit/spell.js
var spell = __webpack_require__(1679);
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
    const unclaimed = (0,group/* groupBy */.$)(left, ({ cyber_system_id }) => cyber_system_id);
    const names = new NameCount(input, found.declaredNames);
    const homes = new Map(declared.map((resolved) => [resolved.system.id, resolved]));
    const speller = new spell/* Speller */.S(live);
    const additions = [];
    let nameless = 0;
    for (const system of live.systems) {
        const resolved = homes.get(system.id);
        const all = unclaimed.get(system.id) ?? [];
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
            const match = liveOf[++number] ?? claims/* NONE */.x3;
            const live = match === claims/* NONE */.x3 || match === claims/* FAILED */.Wk ? undefined : assets[match];
            if (live?.name !== asset.name || live.cyber_system_id !== resolved.system.id) {
                declaredNames.push(keyOf(resolved.system.id, asset.name), asset.name);
            }
            if (live !== undefined && !asset.hints?.id && (0,names/* nameFaults */.hV)(live.id).length === 0)
                pins.set(asset, live.id);
        }
    }
    return { pins, declaredNames };
}
function keyOf(system, name) {
    return `${system}\0${name}`;
}
/** Names that more than one asset has, or is declared to have, where names are to be unique. */
class NameCount {
    #seen = new Set();
    #shared = new Set();
    #input;
    constructor(input, declaredNames) {
        this.#input = input;
        for (const asset of input.live.assets)
            this.#count(this.#keyOf(asset));
        for (const name of declaredNames)
            this.#count(name);
    }
    needsId(asset) {
        return this.#input.withIds || (0,names/* nameFaults */.hV)(asset.name).length > 0 || this.#shared.has(this.#keyOf(asset));
    }
    #keyOf({ cyber_system_id, name }) {
        return this.#input.uniqueNames === 'organization' ? name : keyOf(cyber_system_id, name);
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
// EXTERNAL MODULE: ./lib/inventory/parse.js + 5 modules
var parse = __webpack_require__(9303);
// EXTERNAL MODULE: ./lib/inventory/source.js
var source = __webpack_require__(6299);
// EXTERNAL MODULE: ./lib/commands/survey.js
var survey = __webpack_require__(1474);
;// CONCATENATED MODULE: ./lib/commands/import.js
// `import`: the live inventory as files, with reads alone. What files declare already stays as it is; a plan of the
// files as they will be is made before they are written, and finds nothing to do that it did not find before.










const NOTHING = {
    additions: [],
    neighbours: { systems: [], facilities: [] },
    pins: new Map(),
    nameless: 0,
    stray: 0,
};
/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function runImport(request) {
    const { settings, places, withIds, reader, world, onFile } = request;
    const lists = Promise.all([reader.cyberSystems(), reader.cyberAssets()]);
    lists.catch(() => { });
    const { originals, diagnostics } = await readStanding(world.cwd, places);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), edits: [], missing: NOTHING };
    const inventory = (0,edit_originals/* inventoryOf */.o8)(originals);
    const [systems, assets] = await lists;
    const needsFacilities = systems.some(({ facility_id: id }) => id) || inventory.documents.some(({ facility }) => facility !== null);
    const facilities = needsFacilities ? await reader.facilities() : null;
    const organization = (0,survey/* soleOrganization */.J1)([...(facilities ?? []), ...systems], assets, settings);
    const live = { organization, facilities, systems, assets };
    const before = planOf(inventory, live, settings);
    if ((0,diagnostic/* hasErrors */.Cs)(before.diagnostics))
        return { diagnostics: before.diagnostics, edits: [], missing: NOTHING };
    const missing = findMissing({ inventory, live, uniqueNames: settings.uniqueNames, withIds });
    const taken = (0,edit_originals/* pathsBelow */.Yl)(world.cwd, places.out);
    const { edits, unlike } = (0,lay_out/* layOut */.v)({ out: places.out, originals, taken, ...missing, onFile });
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
        for (const document of (0,parse/* parseInventory */.a)((0,source/* sourceFile */.s)(path, content), content, () => { }))
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


/***/ }),

/***/ 6786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ layOut)
});

// EXTERNAL MODULE: ./lib/inventory/edit/gains.js + 1 modules
var edit_gains = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/inventory/edit/originals.js
var edit_originals = __webpack_require__(741);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/inventory/edit/slug.js
// Safe path segments out of any name: lower-case ASCII letters, digits and dashes, on every file system.

/** Leaves room for an id behind it, and for the folders before it: some systems allow 255 in a segment, 260 in a path. */
const LONGEST = 60;
const LONGEST_ID = 48;
/** Segments that Windows keeps for devices, whatever stands behind a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
/** `Plant #2 (Süd)` is `plant-2-sud`; empty for a name that nothing remains of. */
function slugOf(name) {
    const slug = name
        .slice(0, 1000)
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, LONGEST)
        .replace(/^-|-$/g, '');
    return RESERVED.test(slug) ? '' : slug;
}
/** An id as part of a segment: itself where that is safe and short, else a hash of it. */
function idToken(id) {
    const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
    return isSafe ? id : (0,external_node_crypto_.createHash)('sha256').update(id, 'utf8').digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./lib/inventory/edit/paths-of-systems.js
// Where the file of each cyber system stands: FACILITY/SYSTEM.yml (design section 9). The same systems have the same
// paths in whatever order they come, and who shares a spelling with another is told apart by its id.


/** The path of a new file for each of the places, below `out`. */
function pathsOfSystems({ places, neighbours, out, taken }) {
    const all = [...neighbours.systems, ...places];
    const facilities = all.flatMap(({ facility }) => (facility === null ? [] : [facility]));
    const folders = segments([...neighbours.facilities, ...facilities]);
    const folderOf = ({ facility }) => (facility === null ? '' : `${folders.get(keyOf(facility))}/`);
    const names = new Map(Array.from((0,group/* groupBy */.$)(all, folderOf), ([folder, group]) => [folder, segments(group)]));
    const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
    const start = out === '' ? '' : `${out}/`;
    return new Map(places.map((place) => {
        const folder = start + folderOf(place);
        const path = `${folder}${names.get(folderOf(place))?.get(keyOf(place))}.yml`;
        return [place, used.has(path.toLowerCase()) ? `${folder}${longSegment(place)}.yml` : path];
    }));
}
/** By key: a segment for each name, no two alike. Of those that share one, the smallest id has it as it is. */
function segments(names) {
    const sorted = [...new Map(names.map((name) => [keyOf(name), name])).values()].sort(byId);
    const holders = new Set();
    const chosen = new Map();
    for (const name of sorted) {
        const slug = slugOf(name.name);
        const isFree = slug !== '' && !holders.has(slug);
        holders.add(slug);
        chosen.set(keyOf(name), isFree ? slug : longSegment(name));
    }
    return chosen;
}
/** Never the bare slug of any name: ids hold an underscore, and hashes stand behind one. */
function longSegment(name) {
    const slug = slugOf(name.name);
    const token = name.id === null ? `_${idToken(`${name.name} `)}` : idToken(name.id);
    return slug === '' ? token : `${slug}-${token}`;
}
function keyOf({ name, id }) {
    return id ?? `\0${name}`;
}
/** Short ids first: counted ones then keep their order, and an older system its path. */
function byId(a, b) {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left.length !== right.length)
        return left.length - right.length;
    return left < right ? -1 : left > right ? 1 : 0;
}

// EXTERNAL MODULE: ./lib/inventory/edit/write.js
var write = __webpack_require__(1866);
;// CONCATENATED MODULE: ./lib/inventory/edit/lay-out.js




/** The files after an import (design section 9). What adds nothing edits nothing. */
function layOut(input) {
    const { out, originals, taken, additions, pins, neighbours, onFile } = input;
    const fresh = additions.filter(({ home }) => home === null);
    const places = fresh.map(({ place }) => place);
    const paths = pathsOfSystems({ places, neighbours, out, taken });
    const edits = fresh.map((addition) => {
        return { path: paths.get(addition.place), before: null, text: (0,write/* documentText */.ZH)(addition) };
    });
    const unlike = [];
    const gaining = (0,edit_gains/* gainsByFile */.At)(originals, additions, pins);
    let done = 0;
    for (const [original, gains] of gaining) {
        const text = (0,edit_gains/* withGains */.hl)(original, gains);
        if (text === null)
            unlike.push(original.path);
        else
            edits.push({ path: original.path, before: (0,edit_originals/* contentOf */.$E)(original, original.text), text: (0,edit_originals/* contentOf */.$E)(original, text) });
        done += 1;
        onFile(done, gaining.size);
    }
    return { edits: edits.sort((a, b) => (a.path < b.path ? -1 : 1)), unlike };
}


/***/ }),

/***/ 1679:
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
