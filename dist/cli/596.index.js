export const id = 596;
export const ids = [596];
export const modules = {

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LIVE: () => (/* binding */ LIVE),
  cliImport: () => (/* binding */ cliImport),
  runImport: () => (/* binding */ runImport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/plan.js + 2 modules
var plan = __webpack_require__(4363);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/inventory/edit/file-edits.js + 1 modules
var file_edits = __webpack_require__(9942);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
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
;// CONCATENATED MODULE: ./lib/inventory/edit/missing.js








/** Every live system is declared by what results, and every asset in one, each by name or id. Linear. */
function findMissing(input) {
    const { inventory, live } = input;
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const { systems: declared } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, diagnostic/* unreported */.B8);
    const matchInput = { systems: declared, live: live.assets, directory, moveSources: new Set() };
    const { liveOf, claimed } = (0,match/* matchAssets */.f)(matchInput, diagnostic/* unreported */.B8);
    const declarations = readDeclared(declared, liveOf, live);
    const unclaimedAssets = live.assets.filter((_, number) => claimed[number] === 0);
    const unclaimed = (0,group/* groupBy */.$z)(unclaimedAssets, ({ cyber_system_id }) => cyber_system_id);
    const names = new NameCount(input, declarations.declaredNames);
    const homes = new Map(declared.map((resolved) => [resolved.system.id, resolved]));
    const speller = new system_reference/* Speller */.S(live, input.withSystemIds);
    const additions = [];
    let nameless = 0;
    for (const system of live.systems) {
        const resolved = homes.get(system.id);
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !resolved?.ignore?.find(name));
        const spelled = resolved === undefined ? speller.spell(system) : speller.standing(system);
        if (spelled === null)
            continue;
        unclaimed.delete(system.id);
        const assets = all.flatMap((asset) => declare(asset, names.needsId(asset)) ?? []).sort(yaml_text/* compareNewAssets */.NX);
        nameless += all.length - assets.length;
        const prune = assets.length < all.length && (resolved?.prune ?? null) === null ? false : null;
        if (resolved !== undefined && assets.length === 0 && prune === null)
            continue;
        const isKept = (prune ?? resolved?.prune ?? null) === false;
        additions.push({ ...spelled, prune, isKept, home: resolved?.documents[0] ?? null, assets });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    const pins = input.withIds ? declarations.pins : new Map();
    return { additions, neighbours: speller.neighbours(), pins, nameless, stray };
}
/** What entries of files mean, and the names they give. */
function readDeclared(systems, liveOf, { assets }) {
    const pins = new Map();
    const declaredNames = [];
    let number = -1;
    for (const resolved of systems) {
        for (const asset of resolved.assets) {
            const live = assets[liveOf[++number]];
            if (live?.name !== asset.name || live.cyber_system_id !== resolved.system.id) {
                declaredNames.push((0,names/* nameKey */.Rc)(resolved.system.id, asset.name), asset.name);
            }
            if (live !== undefined && !asset.hints?.id && (0,characters/* nameFaults */.hV)(live.id).length === 0)
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
            this.#count((0,names/* uniqueKey */.fl)(asset, input.uniqueNames));
        for (const name of declaredNames)
            this.#count(name);
    }
    needsId(asset) {
        const { withIds, uniqueNames } = this.#input;
        return withIds || (0,characters/* needsId */.P6)(asset.name) || this.#shared.has((0,names/* uniqueKey */.fl)(asset, uniqueNames));
    }
    #count(key) {
        (this.#seen.has(key) ? this.#shared : this.#seen).add(key);
    }
}
/** null where no file can say it: an empty name is an error even with an id (design section 3). */
function declare({ name, asset_type, id }, isPinned) {
    if (name === '' || (isPinned && (0,characters/* nameFaults */.hV)(id).length > 0))
        return null;
    return { name, asset_type, id: isPinned ? id : null };
}

// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(4243);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(3666);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var cli_flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/import.js
// `import`: wanted assets become files, with reads alone: those that are live, or the rows of a CSV export. What files
// declare already stays as it is; a plan of the files as they will be is made before they are written.
















/** Writes nothing itself. Throws ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function runImport(context, { out, paths, withIds, withSystemIds = false }, source) {
    const { cwd, settings, progress } = context;
    const diagnostics = [];
    const refused = () => ({ diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), proposal: null });
    const report = (d) => void diagnostics.push(d);
    const lists = (0,snapshot/* readLive */.p9)(context);
    lists.catch(() => { });
    const find = source.open(report);
    const originals = await import_readDeclared(cwd, { out, paths }, report);
    if (find === null || ((0,diagnostic/* hasErrors */.Cs)(diagnostics) && !source.tellsAll))
        return refused();
    const live = await lists.catch((error) => {
        if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
            return null;
        throw error;
    });
    if (live === null)
        return refused();
    const inventory = (0,load/* inventoryOf */.o8)(originals);
    const before = planOf(inventory, live, settings);
    if ((0,diagnostic/* hasErrors */.Cs)(before.diagnostics)) {
        if (!source.tellsAll)
            return { diagnostics: before.diagnostics, proposal: null };
        diagnostics.push(...before.diagnostics);
    }
    const wanted = find({ inventory, live, uniqueNames: settings.uniqueNames, withIds, withSystemIds }, report);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const onFile = (done, total) => progress.through('preparing', done, total);
    const { edits, unlike } = (0,file_edits/* layOut */.v8)({ out, originals, taken: (0,load/* pathsBelow */.Yl)(cwd, out), ...wanted, onFile });
    for (const path of unlike)
        report((0,diagnostic/* diagnostic */.YK)('ambiguous-yaml', 'error', (0,files/* wholeFile */.AA)(path), {}));
    if (unlike.length > 0)
        return refused();
    const plan = planOf(withEdits(inventory, edits), live, settings);
    expectNoMore(before, plan, source.mayAsk);
    const warnings = newWarnings(before, plan);
    diagnostics.push(...(settings.detail === 'counts' ? warnings.map(outsideOf(edits)) : warnings));
    return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), proposal: { edits, wanted, plan } };
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
async function import_readDeclared(cwd, { out, paths }, report) {
    const isGiven = (path) => paths.includes(path) && folderWithin(cwd, path) !== out;
    return (0,load/* readOriginals */.zW)({ cwd, paths: [...paths, out === '' ? '.' : out] }, (finding) => {
        if (finding.code !== 'no-inventory')
            return report(finding);
        const paths = finding.args.paths.filter(isGiven);
        if (paths.length > 0)
            report((0,diagnostic/* diagnostic */.YK)('no-inventory', 'error', null, { ...finding.args, paths }));
    });
}
/** What the edited files declare, beside the others. */
function withEdits(inventory, edits) {
    const edited = new Set(edits.map(({ path }) => path));
    const read = [];
    for (const { path, text } of edits) {
        const content = text.replace(/^\uFEFF/, '');
        for (const document of (0,parse/* parseInventory */.au)((0,files/* sourceFile */.sm)(path, content), content, diagnostic/* unreported */.B8))
            read.push(document);
    }
    const documents = inventory.documents.filter(({ file }) => !edited.has(file.path));
    return { documents: [...documents, ...read], isComplete: true };
}
function planOf(head, live, settings) {
    return (0,plan/* makePlan */.C)({ head, base: null, applied: null, held: new Set(), live, diagnostics: [], settings });
}
/** What nobody caused: better no file than one that changes what nobody asked to change. */
function expectNoMore(before, after, mayAsk) {
    const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    const isSafe = after.changes.every((change) => fingerprints.has(change.fingerprint) || mayAsk(change));
    if (isSafe && !(0,diagnostic/* hasErrors */.Cs)(after.diagnostics))
        return;
    const problem = after.diagnostics.find(({ severity }) => severity === 'error')?.code ?? 'another plan';
    throw new Error(`the imported files would not declare what is wanted alone (${problem})`);
}
/** What a plan says of wanted assets that may be live under another name or elsewhere, and would be two then. */
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const keyOf = ({ code, args }) => JSON.stringify([code, args]);
    const doubts = ({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code));
    const earlier = new Set(doubts(before).map(keyOf));
    return doubts(after).filter((finding) => !earlier.has(keyOf(finding)));
}
/** Paths of new files are made of names: under `counts` a finding in one has no place. */
function outsideOf(edits) {
    const fresh = new Set(edits.flatMap(({ path, before }) => (before === null ? [path] : [])));
    return (finding) => (finding.at !== null && fresh.has(finding.at.file.path) ? { ...finding, at: null } : finding);
}
/** All that is live: its files ask for nothing new. Of what is no error, validate and plan tell. */
const LIVE = {
    open: () => findMissing,
    mayAsk: () => false,
    tellsAll: false,
    render: ({ edits, wanted }, ended) => {
        const { additions, pins, neighbours, nameless, stray } = wanted;
        const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
        const systems = additions.filter(({ home }) => home === null).length;
        const counts = {
            live: neighbours.systems.length,
            systems,
            assets,
            ids: pins.size,
            nameless,
            stray,
            gaining: additions,
        };
        return (0,report_edits/* renderImported */.vJ)(edits, counts, ended);
    },
};
async function cliImport(flags, cli) {
    const { fromCsv } = flags;
    if (typeof fromCsv !== 'string') {
        const stray = ['column', 'value', 'default', 'where', 'skip', 'mapping', 'delimiter'].find((name) => flags[name] !== undefined);
        if (stray === undefined)
            return importFrom(LIVE, flags, cli);
        throw new result/* ConfigurationError */.j1(`--${stray}`, 'is for a CSV export. Name it with --from-csv.');
    }
    const { csvSource, mappingFrom } = await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(9100)]).then(__webpack_require__.bind(__webpack_require__, 9100));
    const diagnostics = [];
    const { cwd } = (0,cli_flags/* inFolder */._z)(flags, cli);
    const mapping = await mappingFrom(flags, cwd, (d) => diagnostics.push(d));
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics)) {
        return refuse((0,diagnostic/* inFileOrder */.w$)(diagnostics), cli.terminal, flags.detail === 'counts' ? 'counts' : 'full');
    }
    const { mappingStub } = await __webpack_require__.e(/* import() */ 7433).then(__webpack_require__.bind(__webpack_require__, 7433));
    return importFrom({
        ...csvSource(fromCsv, cwd, mapping),
        help: (findings) => mappingStub(mapping, fromCsv, findings),
        render: ({ edits, wanted, plan }, ended) => (0,report_edits/* renderCsvImported */.Jt)({ edits, counts: wanted, plan }, ended),
    }, flags, cli);
}
/** Writes or shows what was found, whole or not at all; gives the exit code. */
function importFrom(source, flags, cli) {
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* READS */.yT, async (context) => {
        const { terminal, host, settings, progress, startedAt } = context;
        const { detail } = settings;
        const { diagnostics, proposal } = await runImport(context, requestFrom(context), source);
        progress.rest();
        if (proposal === null) {
            const code = refuse(diagnostics, terminal, detail);
            if (detail === 'full')
                terminal.err(source.help?.(diagnostics) ?? '');
            return code;
        }
        if (source.tellsAll)
            show(diagnostics, terminal, detail);
        const dryRun = flags.dryRun === true;
        if (!dryRun)
            (0,write_files/* writeShown */.B)(proposal.edits, context);
        else if (detail === 'full')
            terminal.out((0,report_edits/* renderPatch */.hY)(proposal.edits));
        terminal.err(source.render(proposal, { dryRun, detail, ms: host.clock.now() - startedAt }));
        if (!dryRun && proposal.edits.length > 0)
            terminal.err((0,report_edits/* renderNotIgnored */.iu)(await (0,git_context/* notIgnoredBy */.rL)(context.git)));
        return 0;
    });
}
/** Without `--path` the files below `--out` are the inventory. */
function requestFrom({ flags, settings, cwd }) {
    const out = typeof flags.out === 'string' ? flags.out : 'inventory';
    const paths = typeof flags.path === 'string' ? settings.paths : [];
    return {
        out: folderWithin(cwd, out),
        paths,
        withIds: flags.withIds === true,
        withSystemIds: flags.withSystemIds === true,
    };
}
function refuse(diagnostics, terminal, detail) {
    show(diagnostics, terminal, detail);
    terminal.err(report_edits/* NOTHING_WRITTEN */.qv);
    return 1;
}
/** A file in which every row is wrong is wrong in one way: so many findings show it. Of more, errors first and one of each code. */
const MOST_SHOWN = 1000;
function show(diagnostics, terminal, detail) {
    const more = diagnostics.length - MOST_SHOWN;
    const chosen = more > 0 ? (0,messages.firstOf)(diagnostics, MOST_SHOWN) : diagnostics;
    const lines = chosen.map((finding) => `${(0,messages.formatDiagnostic)(finding, detail)}\n`);
    terminal.err(lines.join('') + (more > 0 ? `${(0,text_style/* counted */.hS)(more, 'more finding')} not shown.\n` : ''));
}


/***/ }),

/***/ 6080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Speller)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
// How a new document names a live cyber system: by name, with its facility where the name is shared, else by id.

/** Knows which references mean one record alone (design section 4). */
class Speller {
    #byId;
    #live;
    #systems;
    #facilities;
    #names = new Map();
    #namesInFacilities = new Map();
    /** `byId`: by id wherever one can be written, so that files survive a rename. */
    constructor(live, byId = false) {
        this.#byId = byId;
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        for (const system of systems) {
            count(this.#names, system.name);
            count(this.#namesInFacilities, inFacility(system.name, this.#facilityOf(system)));
        }
    }
    /** null where neither name nor id can be written in a file. */
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
        return { systems, facilities: this.#live.facilities };
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
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ code }) => code === 'invisible-character');
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
