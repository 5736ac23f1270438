export const id = 872;
export const ids = [872];
export const modules = {

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
const MARKS = '=+-@＝＋－＠';
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
function disarm(cell) {
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
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
        else if (isQuoted || (character !== '"' && character.trim() !== '')) {
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
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
const PLAIN = /^\w[\w ./()-]*$/;
function spreadsheet(rows) {
    let text = '';
    for (const row of rows) {
        const cells = row.map((cell) => (PLAIN.test(cell) ? cell : quotedCell(disarm(cell))));
        text += `${cells.join(',')}\r\n`;
    }
    return text;
}


/***/ }),

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
const word = classic_schemas/* string */.YjP('a string').refine((text) => text !== '', 'a string');
const cell = classic_schemas/* string */.YjP('a string');
const type = classic_schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd);
const CELLS = 'a string or a list of strings';
const cells = classic_schemas/* union */.KCZ([cell, classic_schemas/* array */.YOg(cell).min(1, CELLS)], CELLS);
const column = classic_schemas/* union */.KCZ([word, classic_schemas/* array */.YOg(word).min(1)], 'a header, a text with headers in braces, or a list of these')
    .describe('A header, a text with headers in braces ("{Model} ({Tag})"), or a list: the first that is not empty.');
const fields = { name: column, cyber_system: column, asset_type: column, facility: column, id: column };
const columns = classic_schemas/* strictObject */.rej({ ...fields, external_id: column }, 'a mapping').partial();
const defaults = classic_schemas/* strictObject */.rej({ cyber_system: word, asset_type: type, facility: word }, 'a mapping').partial();
const mappingShape = classic_schemas/* strictObject */.rej({
    columns: columns.default({}).describe('The header of the column of each field.'),
    values: classic_schemas/* record */.g1P(cell, type, 'a mapping').default({}).describe('What each word for an asset type means.'),
    systems: classic_schemas/* record */.g1P(cell, word, 'a mapping')
        .default({})
        .describe("The export's word for a cyber system: its name at the service, or its id."),
    facilities: classic_schemas/* record */.g1P(cell, word.nullable(), 'a mapping')
        .default({})
        .describe("The export's word for a site: the facility's name or id, or null if the site is no facility."),
    defaults: defaults.default({}).describe('For empty cells, and for a column that is not there.'),
    only: classic_schemas/* record */.g1P(word, cells, 'a mapping').default({}).describe('A row counts only if it matches each of these.'),
    skip: classic_schemas/* record */.g1P(word, cells, 'a mapping').default({}).describe('A row that matches any of these is left out.'),
    header: classic_schemas/* union */.KCZ([classic_schemas/* array */.YOg(word).min(1), number().int().min(1)], 'a line number or a list of headers')
        .optional()
        .describe('The line of the headers, or the headers themselves if the file has none.'),
    delimiter: classic_schemas/* string */.YjP('a single character')
        .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'a single character')
        .optional()
        .describe('What separates the cells: one character, or tab.'),
}, 'a mapping');
const NO_MAPPING = mappingOf(mappingShape.parse({}));
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
            addFinding('yaml-syntax', error.pos[0], { fault: 'other', text: error.message });
        return NO_MAPPING;
    }
    (0,dist/* visit */.YR)(document, {
        Alias: (_, { range }) => Object.assign(new dist/* YAMLSeq */.Rw(), { range }),
        Pair: (_, { key }) => {
            if ((0,dist/* isScalar */.jn)(key))
                return undefined;
            const node = key;
            addFinding('wrong-type', node, { subject: 'key', expected: 'a string', found: yamlKind(node) });
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
    defaults: Object.keys(defaults.shape),
    mapping: Object.keys(mappingShape.shape),
};
function reportIssue(issue, root, addFinding) {
    const { path } = issue;
    const { key, value } = entryAt(root, path);
    const subject = String(path.findLast((step) => typeof step === 'string') ?? 'mapping');
    const found = (0,dist/* isScalar */.jn)(value) ? String(value.value) : '';
    const wrongValue = (allowed, near) => addFinding('wrong-value', value, { key: subject, value: found, near: near[0] ?? null, allowed });
    if (issue.code === 'unrecognized_keys') {
        const of = path[0] === 'columns' || path[0] === 'defaults' ? path[0] : 'mapping';
        const allowed = KEYS[of];
        for (const name of issue.keys) {
            const at = entryAt(root, [...path, name]).key;
            addFinding('unknown-key', at, { key: name, of, near: (0,suggest/* nearest */.pA)(name, allowed, 1)[0] ?? null, allowed });
        }
    }
    else if (issue.code === 'invalid_value' && found !== '')
        wrongValue(model/* ASSET_TYPES */.Dd, (0,suggest/* nearest */.pA)(found, model/* ASSET_TYPES */.Dd, 1));
    else if (subject === 'delimiter')
        wrongValue(['a single character such as ;', 'tab'], []);
    else {
        const expected = issue.code === 'invalid_value' ? 'a string' : issue.message;
        addFinding('wrong-type', value?.range == null ? key : value, { subject, expected, found: yamlKind(value) });
    }
}
function entryAt(root, path) {
    let entry = { key: null, value: root };
    for (const step of path) {
        const { key: owner, value } = entry;
        if (typeof step === 'number' && (0,dist/* isSeq */.oP)(value))
            entry = { key: owner, value: value.items[step] ?? null };
        else if ((0,dist/* isMap */.jh)(value)) {
            entry = value.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === step) ?? entry;
        }
    }
    return entry;
}
function yamlKind(node) {
    if (node === null || ((0,dist/* isScalar */.jn)(node) && node.value === ''))
        return 'nothing';
    return (0,dist/* isMap */.jh)(node) ? 'a mapping' : (0,dist/* isScalar */.jn)(node) ? 'a string' : 'a list';
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
        const unclear = new Set();
        for (const [cell, meaning] of entries) {
            const key = foldCell(cell);
            if (/[*?]/.test(cell))
                this.#globs.push({ pattern: key, meaning });
            if (this.#folded.has(key) && this.#folded.get(key) !== meaning)
                unclear.add(key);
            this.#folded.set(key, meaning);
        }
        for (const key of unclear)
            this.#folded.delete(key);
    }
    meaningOf(cell) {
        if (this.#exact.size === 0)
            return undefined;
        if (this.#exact.has(cell))
            return this.#exact.get(cell);
        if (this.#answers.has(cell))
            return this.#answers.get(cell);
        const key = foldCell(cell);
        const glob = () => this.#globs.find(({ pattern }) => (0,ignore/* isLike */.O)(key, pattern))?.meaning;
        const meaning = this.#folded.has(key) ? this.#folded.get(key) : glob();
        this.#answers.set(cell, meaning);
        return meaning;
    }
}


/***/ }),

/***/ 620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wantDrift),
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   w6: () => (/* binding */ findMeanings),
/* harmony export */   zT: () => (/* binding */ wantMissing)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3444);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _core_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6111);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3504);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9851);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5388);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1011);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8513);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8342);












function findMeanings(systems, live, directory) {
    const matching = (0,_core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchAssets */ .f)(systems, live.assets, directory, null, new Map(), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    const liveOf = new Map();
    const failed = [];
    let number = -1;
    for (const { assets } of systems) {
        for (const asset of assets) {
            const match = matching.liveOf[++number];
            if (match >= 0)
                liveOf.set(asset, live.assets[match]);
            else if (match !== _core_match_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x)
                failed.push(asset);
        }
    }
    return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}
function idRule({ live, uniqueNames }, systems, { liveOf }, leaving = new Set()) {
    const keyOf = (asset) => uniqueKey(asset, uniqueNames);
    const declared = [];
    for (const { system, assets } of systems) {
        for (const entry of assets) {
            const meant = liveOf.get(entry);
            if (leaving.has(entry) || (meant?.name === entry.name && meant.cyber_system_id === system.id))
                continue;
            declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
        }
    }
    const holders = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .countBy */ .Tr)([...live.assets.map(keyOf), ...declared], (key) => key);
    return (asset) => (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name) || holders.get(keyOf(asset)) > 1;
}
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(cyber_system_id, name);
}
function wantMissing(input) {
    const { inventory, live } = input;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live);
    const { systems: declared } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    const wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)(declared);
    const meanings = findMeanings(declared, live, directory);
    const isPinned = idRule(input, declared, meanings);
    const unclaimed = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(live);
    let nameless = 0;
    for (const system of live.systems) {
        const known = wanted.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
        if (known.declared === null && naming.spell(system) === null)
            continue;
        const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !known.declared?.ignore?.patternFor(name));
        unclaimed.delete(system.id);
        const missing = all.filter((asset) => isDeclarable(asset, isPinned(asset)));
        nameless += all.length - missing.length;
        const isToKeep = missing.length < all.length && (known.declared?.prune ?? null) === null;
        const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
        wanted.set(system.id, { ...known, prune: isToKeep ? false : null, entries: [...known.entries, ...added] });
    }
    const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
    return { systems: [...wanted.values()], naming, nameless, stray };
}
function fieldsOfLive({ name, asset_type, id }, isPinned) {
    const noHints = { renamedFrom: null, movedFrom: null };
    return { name, assetType: asset_type, ...noHints, id: isPinned ? id : null, externalId: null };
}
function isDeclarable({ name, id }, needsItsId) {
    return name !== '' && !(needsItsId && (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(id).length > 0);
}
const MOST_ROUNDS = 10;
function wantDrift(input, report) {
    const { live, settings } = input;
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(live);
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectory */ .Oh)(live, settings);
    const declared = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(input.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    if (declared.unresolved.length > 0)
        return null;
    let wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)(declared.systems);
    let toSettle = null;
    let base = null;
    if (input.base !== null) {
        const inHead = settle(wanted, live, directory, null);
        const applied = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .asDeclared */ .Pe)((0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(input.base, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8).systems);
        const inBoth = settle(applied, live, directory, inHead.keys);
        base = draftOf(inBoth.settled).inventory;
        toSettle = inBoth.keys;
    }
    for (let round = 0; round < MOST_ROUNDS; round++) {
        wanted = settle(wanted, live, directory, toSettle).settled;
        const draft = draftOf(wanted);
        const compared = base ?? draft.inventory;
        const plan = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .makePlan */ .C)({ head: draft.inventory, base: compared, applied: compared, live, settings });
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics))
            return null;
        const systems = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(draft.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8).systems;
        const meanings = findMeanings(systems, live, directory);
        const drifted = plan.changes.flatMap((one) => one.origin === 'drift' && one.action !== 'delete' ? one.desired : []);
        const isPinned = round > 0 ? () => true : idRule(input, systems, meanings, new Set(drifted));
        const { next, undeclarable } = takeIn(plan, wanted, draft, live, naming, isPinned);
        for (const { id, name, cyber_system_id } of undeclarable) {
            const args = { id, name, system: directory.systems.place(cyber_system_id) };
            report({ code: 'undeclarable-asset', severity: 'error', at: null, args });
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
function settle(wanted, live, directory, toSettle) {
    let settled = wanted;
    const keys = new Set();
    for (const isNamed of [false, true]) {
        const draft = draftOf(settled);
        const { systems } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSystems */ .Hi)(draft.inventory, directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
        const { failed, unclaimed } = findMeanings(systems, live, directory);
        if (failed.length === 0)
            break;
        const free = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(unclaimed, (asset) => (0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
        const replaced = new Map();
        for (const asset of failed) {
            const { systemId, wanted: one } = draft.placeOf.get(asset);
            const key = JSON.stringify([systemId, one.fields]);
            if (toSettle?.has(key) === false)
                continue;
            keys.add(key);
            const names = isNamed ? [asset.name, asset.name + _core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .SWAP_SUFFIX */ .m5] : [];
            const holders = names.map((name) => free.get((0,_core_names_js__WEBPACK_IMPORTED_MODULE_8__/* .nameKey */ .Rc)(systemId, name)) ?? []).find((some) => some.length > 0);
            const id = (holders ?? []).map((one) => one.id).sort(_core_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .d)[0] ?? null;
            replaced.set(one, { ...one, fields: { ...one.fields, id, renamedFrom: null, movedFrom: null } });
        }
        settled = new Map(Array.from(settled, ([id, system]) => {
            return [id, { ...system, entries: system.entries.map((one) => replaced.get(one) ?? one) }];
        }));
    }
    return { settled, keys };
}
function takeIn(plan, wanted, { placeOf }, live, naming, isPinned) {
    const systems = new Map(live.systems.map((system) => [system.id, system]));
    const drift = new Set(plan.changes.filter(({ origin }) => origin === 'drift'));
    const pairs = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_11__/* .possibleRenames */ .xK)(plan).filter(({ from, to }) => drift.has(from) && drift.has(to));
    const renamed = new Map(pairs.map(({ from, to }) => [to, from]));
    for (const { from } of pairs)
        drift.delete(from);
    const next = [];
    const undeclarable = [];
    for (const change of drift) {
        const before = change.action === 'delete' ? null : placeOf.get(change.desired);
        const source = change.action === 'create' ? renamed.get(change) : change;
        if (source === undefined || source.action === 'create') {
            next.push({ before, after: null });
            continue;
        }
        const asset = { ...source.before, id: source.id, organization_slug: '' };
        const systemId = asset.cyber_system_id;
        if (before !== null && wanted.get(systemId)?.declared?.ignore?.patternFor(asset.name)) {
            next.push({ before, after: null });
            continue;
        }
        const isKnown = systems.has(systemId) && naming.spell(systems.get(systemId)) !== null;
        const hasId = (before !== null && before.wanted.fields.id !== null) || isPinned(asset);
        if ((!wanted.has(systemId) && !isKnown) || !isDeclarable(asset, hasId)) {
            undeclarable.push(asset);
            continue;
        }
        const externalId = before?.wanted.fields.externalId ?? null;
        const fields = { ...fieldsOfLive(asset, hasId), externalId };
        next.push({ before, after: { systemId, wanted: { fields, entry: before?.wanted.entry ?? null } } });
    }
    return { next, undeclarable };
}
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
    for (const [systemId, steps] of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)([...arriving, ...added], ({ after }) => after.systemId)) {
        const known = result.get(systemId);
        const system = known?.system ?? live.systems.find(({ id }) => id === systemId);
        const { declared, prune, entries } = known ?? { declared: null, prune: false, entries: [] };
        const arrived = steps.map(({ after }) => after.wanted);
        result.set(systemId, { system, declared, prune, entries: [...entries, ...arrived] });
    }
    return result;
}
function draftOf(wanted) {
    const documents = [];
    const placeOf = new Map();
    for (const [systemId, system] of wanted) {
        const homes = system.declared?.documents ?? [NO_DOCUMENT];
        const own = new Set(homes);
        const entriesOf = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(system.entries, ({ entry }) => {
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
    return { inventory: { documents }, placeOf };
}
const NO_DOCUMENT = {
    file: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceFile */ .sm)('', ''),
    cyberSystem: { value: '', offset: 0 },
    facility: null,
    impactRating: null,
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
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
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
// EXTERNAL MODULE: ./lib/follow/from-live.js
var from_live = __webpack_require__(620);
// EXTERNAL MODULE: ./lib/follow/system-naming.js
var system_naming = __webpack_require__(8513);
// EXTERNAL MODULE: ./lib/follow/wanted.js
var follow_wanted = __webpack_require__(8342);
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
const OWN = { name: 'asset', cyber_system: 'cyber_system_id', asset_type: 'asset_type', id: 'asset_id' };
function readCsv(path, bytes, given) {
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const { file, header, records, isReadable, isOwn } = openTable(path, bytes, given, note);
    const names = header.cells;
    const number = names.includes('external_id') ? { external_id: 'external_id' } : {};
    const own = new Map(Object.entries({ ...OWN, ...number }).map(([field, name]) => [field, [name]]));
    const mapping = isOwn ? { ...given, columns: own } : given;
    const at = { file, offset: header.offset };
    const sources = findColumns(names, mapping, at, note);
    const kept = withoutLeftOut(records, { names, mapping, sources, at }, note);
    reportHeader(names, kept.records, at, note);
    const counts = { trimmed: 0, rearmed: 0 };
    const all = kept.records.map((record) => rowFrom(record, { file, names, sources, mapping, counts }));
    const unusable = all.filter(({ isWhole }) => !isWhole);
    const whole = all.filter(({ isWhole }) => isWhole);
    const bare = whole.filter(({ isSystemOnly }) => isSystemOnly);
    const rows = whole.filter(({ isSystemOnly }) => !isSystemOnly);
    const [misfit] = unusable;
    if (misfit !== undefined) {
        const cells = kept.records.find(({ offset }) => offset === misfit.at.offset).cells.length;
        const args = { cells, columns: names.length, ...rowsAt(unusable.map(({ at }) => at)) };
        note({ code: 'csv-row-length', severity: 'error', at: misfit.at, args });
    }
    const twins = new Set(withoutNumber(rows, records, { names, column: names[firstColumn(sources.get('name') ?? [])] ?? 'name' }, note));
    if (isReadable && kept.records.length === 0)
        note({ code: 'csv-empty', severity: 'error', at: { file, offset: null }, args: { leftOut: records.length } });
    return {
        rows: rows.filter((row) => !twins.has(row)),
        unusable: [...unusable, ...twins],
        bare: isOwn ? bare : [],
        findings,
        fields: new Set(csv_mapping/* CSV_FIELDS */.Tx.filter((field) => sources.has(field) || mapping.defaults.has(field))),
        headers: new Map(Array.from(sources, ([field, source]) => [field, names[firstColumn(source)] ?? field])),
        columns: names,
        leftOut: kept.leftOut,
        duplicates: kept.duplicates,
        assetless: bare.length,
        ...counts,
    };
}
function rowFrom({ cells, offset }, { file, names, sources, mapping, counts, }) {
    const own = {};
    const read = {};
    for (const field of csv_mapping/* CSV_FIELDS */.Tx) {
        own[field] = textFrom(sources.get(field) ?? [], cells, counts);
        read[field] = own[field] === '' ? (mapping.defaults.get(field) ?? '') : own[field];
    }
    const [[column, ...parts] = []] = sources.get('name') ?? [];
    const exactName = typeof column === 'number' && parts.length === 0 ? (0,csv/* rearm */.UG)(cells[column] ?? '') : read.name;
    const isWhole = cells.length >= names.length && cells.slice(names.length).every((cell) => isBlank(cell));
    const hasColumns = sources.has('asset_type') && sources.has('name');
    const isSystemOnly = hasColumns && own.name + own.asset_type + own.id === '' && own.cyber_system !== '';
    return { at: { file, offset }, cells: read, exactName, isWhole, isSystemOnly };
}
function isBlank(cell) {
    return (0,characters/* withoutPadding */.gl)(cell) === '';
}
function textFrom(source, cells, counts) {
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
function withoutNumber(rows, records, { names, column }, report) {
    const alike = new Map();
    for (const row of rows) {
        const { name, id, external_id } = row.cells;
        if (name !== '' && id + external_id === '')
            (0,group/* addUnder */.QQ)(alike, JSON.stringify(row.cells), row);
    }
    const groups = [...alike.values()].filter((group) => group.length > 1);
    const all = groups.flat().sort((a, b) => a.at.offset - b.at.offset);
    const [first, second] = groups[0] ?? [];
    if (first === undefined || second === undefined)
        return [];
    const cellsOf = (row) => records.find(({ offset }) => offset === row.at.offset).cells;
    const [one, other] = [cellsOf(first), cellsOf(second)];
    const differing = names.filter((name, k) => name !== '' && one[k] !== other[k]).map(oneLine);
    const args = {
        name: first.cells.name,
        column: oneLine(column),
        columns: differing,
        ...rowsAt(all.map(({ at }) => at)),
    };
    report({ code: 'csv-alike', severity: 'error', at: all[0].at, args });
    return all;
}
const TOTAL = /^(?:(?:grand |sub)?totals?|sum|summe|gesamt|anzahl|count)[\s:=\d.,]*$|^\(?\d+ (?:rows?|records?|items?)\b/i;
function withoutLeftOut(records, { names, mapping, sources, at, }, report) {
    const rulesOf = (key) => Array.from(mapping[key], ([column, values]) => {
        const named = columnsNamed(names, column);
        const indexes = named.length > 0 || names.length === 0 ? named : missingColumn(names, column, key, at, report);
        const counts = values.map((value) => ({ column, value, rows: 0 }));
        const words = new csv_mapping/* CellMap */.v1(new Map(counts.map((count) => [count.value, count])));
        const meets = (cells) => indexes
            .map((index) => words.meaningOf((0,characters/* withoutPadding */.gl)(cells[index] ?? '')))
            .find((count) => count !== undefined);
        return { meets, counts, others: { column, value: null, rows: 0 }, isUsable: indexes.length > 0 };
    });
    const [only, skip] = [rulesOf('only').filter(({ isUsable }) => isUsable), rulesOf('skip')];
    const heading = JSON.stringify(names.map(csv_mapping/* foldCell */.KN));
    const odd = { header: [], total: [] };
    const seen = new Set();
    let duplicates = 0;
    const kept = records.filter(({ cells, offset }) => {
        const count = only.find(({ meets }) => meets(cells) === undefined)?.others ??
            skip.flatMap(({ meets }) => meets(cells) ?? [])[0];
        if (count !== undefined) {
            count.rows += 1;
            return false;
        }
        const filled = cells.filter((cell) => !isBlank(cell));
        const isTotal = filled.length * 2 <= names.length && TOTAL.test((0,characters/* withoutPadding */.gl)(filled[0]));
        const kind = JSON.stringify(cells.slice(0, names.length).map(csv_mapping/* foldCell */.KN)) === heading ? 'header' : isTotal ? 'total' : null;
        if (kind !== null) {
            odd[kind].push({ file: at.file, offset });
            return false;
        }
        if (textFrom(sources.get('name') ?? [], cells, { trimmed: 0, rearmed: 0 }) === '')
            return true;
        const { size } = seen;
        seen.add(JSON.stringify(cells.slice(0, names.length).map(characters/* withoutPadding */.gl)));
        if (seen.size > size)
            return true;
        duplicates += 1;
        return false;
    });
    for (const kind of ['header', 'total']) {
        const [first] = odd[kind];
        if (first !== undefined)
            report({ code: 'csv-odd-row', severity: 'warning', at: first, args: { kind, value: '', ...rowsAt(odd[kind]) } });
    }
    const leftOut = [...only.map(({ others }) => others), ...skip.flatMap(({ counts }) => counts)];
    return { records: kept, duplicates, leftOut };
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
        const given = mapping.columns.get(field);
        const isId = field === 'id' || field === 'external_id';
        const isRequired = !isId && field !== 'facility';
        if (given === undefined && !isRequired && (used.has(field) || (isId && mapping.columns.size > 0)))
            continue;
        const isOptional = !isRequired || mapping.defaults.has(field);
        const isNeeded = given !== undefined || !isOptional;
        const indexOf = (column) => {
            const [only, ...others] = columnsNamed(names, column);
            if (others.length > 0) {
                report({ code: 'csv-ambiguous-column', severity: 'error', at, args: { column, count: others.length + 1 } });
                return null;
            }
            if (only !== undefined || !isNeeded)
                return only ?? null;
            const [meant] = missingColumn(names, column, field, at, report);
            return given === undefined ? null : (meant ?? null);
        };
        const alternatives = (given ?? [field]).map((text) => {
            const isHeader = columnsNamed(names, text).length > 0 || !IN_BRACES.test(text);
            const parts = isHeader ? ['', text] : text.split(IN_BRACES);
            return parts.map((part, k) => (k % 2 === 0 ? part : indexOf(part))).filter((part) => part !== '');
        });
        const usable = alternatives.filter((parts) => parts.every((part) => part !== null));
        if (usable.length > 0)
            sources.set(field, usable);
    }
    return sources;
}
function missingColumn(names, column, key, at, report) {
    const header = names.map(oneLine).filter((cell) => cell !== '');
    const near = (0,suggest/* nearest */.pA)(column, header);
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
    const args = { kind: 'data', value: oneLine(like), ...rowsAt([at]) };
    report({ code: 'csv-odd-row', severity: 'warning', at, args });
}
function headersOf({ columns, only, skip }) {
    const named = [...columns.values()].flat().flatMap((text) => [text, ...text.split(IN_BRACES)]);
    const all = [...named, ...only.keys(), ...skip.keys()];
    return all.length > 0 ? all : [...csv_mapping/* CSV_FIELDS */.Tx, ...Object.values(OWN)];
}
function likelyHeader(rows, wanted) {
    const most = (counts) => counts.indexOf(Math.max(...counts));
    const found = rows.map(({ cells }) => wanted.filter((name) => columnsNamed(cells, name).length > 0).length);
    if (found.some((count) => count > 0))
        return most(found);
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
    const wanted = headersOf(mapping);
    const delimiter = mapping.delimiter ?? separator?.[1] ?? delimiterOf(utf8 ?? Buffer.alloc(0), wanted);
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
    const likely = said === null ? likelyHeader(rows.slice(0, SAMPLE), wanted) : rows.findIndex((row) => line(row) >= said);
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
    const isText = !text.includes(0) && (0,external_node_buffer_.isUtf8)(text);
    const isWorkbook = WORKBOOKS.some((start) => bytes.subarray(0, start.length).equals(start));
    let kind = null;
    if (isWorkbook || (!isText && WORKBOOK_NAME.test(path)))
        kind = 'workbook';
    else if (text.includes(0))
        kind = isUtf32(text) ? 'utf-32' : 'utf-16';
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
function isUtf32(bytes) {
    const start = bytes.subarray(0, 400);
    const hasZeros = (at) => start.length >= 4 && start.every((byte, k) => k % 4 !== at || byte === 0);
    return bytes.length % 4 === 0 && (hasZeros(0) || hasZeros(3)) && (hasZeros(1) || hasZeros(2));
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
function delimiterOf(utf8, wanted) {
    const ranked = [',', ';', '\t'].map((delimiter) => {
        const table = readTable(utf8.subarray(0, HEADER_BYTES), delimiter, 0, SAMPLE);
        const rows = table.flatMap((row) => ('cells' in row ? row.cells : [])).length;
        const found = table.map((row) => {
            return 'cells' in row ? wanted.filter((name) => columnsNamed(row.cells, name).length > 0).length : 0;
        });
        return { delimiter, found: Math.max(0, ...found), cells: rows };
    });
    return ranked.sort((a, b) => b.found - a.found || b.cells - a.cells)[0].delimiter;
}

;// CONCATENATED MODULE: ./lib/follow/csv/follow.js









function follow(input, rows, update, faulty = []) {
    const { live, uniqueNames } = input;
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const files = (0,resolve/* resolveSystems */.Hi)(input.inventory, directory, diagnostic/* unreported */.B8).systems;
    const declared = (0,follow_wanted/* asDeclared */.Pe)(files);
    const ground = groundOf(live, directory, files);
    const doubt = doubtOf(faulty, ground);
    const found = findRows(rows, ground, update !== null, doubt.numbered, note);
    const claimed = new Set(found.flatMap(({ entry }) => entry?.asset ?? []));
    const stays = ({ entry }) => entry !== null && !claimed.has(entry) && doubt.isAbout(entry);
    const foundIn = (0,group/* groupBy */.$z)(found, ({ system }) => system.id);
    const meant = new Set(found.flatMap((one) => one.live?.id ?? []));
    const unnamed = live.assets.filter(({ id }) => !meant.has(id) && !ground.entryByLive.has(id));
    const unnamedIn = (0,group/* countBy */.Tr)(unnamed, ({ cyber_system_id }) => cyber_system_id);
    const taken = new Map();
    for (const one of found) {
        const key = (0,names/* nameKey */.Rc)(one.system.id, one.row.name);
        taken.set(key, taken.get(key) === true || !isInPlace(one));
    }
    const holders = (0,group/* countBy */.Tr)(live.assets, (asset) => (0,from_live/* uniqueKey */.fl)(asset, uniqueNames));
    const wanted = new Map(declared);
    const compared = [];
    let kept = 0;
    for (const { system, assets } of rows) {
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
        else
            entries.push(...known.entries.filter(stays));
        const isNew = known.declared === null;
        if (isNew && entries.length === 0 && assets.length > 0)
            continue;
        const staying = isNew ? (unnamedIn.get(system.id) ?? 0) : 0;
        kept += staying;
        wanted.set(system.id, { ...known, prune: staying > 0 ? false : null, entries });
    }
    let following = 0;
    let standing = [...declared.values()];
    if (update !== null) {
        const named = new Set(rows.map(({ system }) => system.id));
        const doubted = standing.filter(({ system }) => named.has(system.id));
        standing = withoutRows(standing, named, claimed, update.allSystems ? stays : null, directory, note);
        for (const one of standing)
            wanted.set(one.system.id, one);
        standing = [...standing, ...doubted.map((one) => ({ ...one, entries: one.entries.filter(stays) }))];
        for (const [id, one] of declared)
            if (update.allSystems || named.has(id))
                following += one.entries.length;
    }
    checkAgainst(standing, compared, uniqueNames, update === null ? '\0' : '', note);
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
function withoutRows(declared, named, claimed, stays, { systems }, report) {
    const left = declared.filter(({ system }) => !named.has(system.id));
    if (stays !== null)
        return left.map((one) => ({ ...one, entries: one.entries.filter(stays) }));
    const staying = left.map((one) => ({ ...one, entries: one.entries.filter(({ entry }) => !claimed.has(entry)) }));
    if (staying.length > 0 && named.size > 0) {
        const entries = staying.reduce((sum, one) => sum + one.entries.length, 0);
        const places = staying.map(({ system }) => systems.place(system.id));
        report({ code: 'csv-system-not-named', severity: 'notice', at: null, args: { systems: places, entries } });
    }
    return staying;
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
        const declaredIn = ground.directory.systems.place(entry.system.id);
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
function findRows(systems, ground, isUpdate, doubted, report) {
    const rows = systems.flatMap(({ system, assets }) => assets.map((row) => ({ row, system })));
    const entryOf = identify(rows, ground, isUpdate, doubted, report);
    const hasUnknownId = ({ hints }) => hints?.id != null && !ground.liveById.has(hints.id.value);
    const unknown = rows.flatMap(({ row }) => (!entryOf.has(row) && hasUnknownId(row) ? row : []));
    reportUnknown(unknown, report);
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
        const id = row.hints?.id?.value;
        const byId = () => ground.liveById.get(id ?? '') ?? 'unclear';
        const live = id === undefined ? namesakeOf(row, system, ground, isUpdate, report) : byId();
        if (live === 'unclear')
            continue;
        const first = live === null ? undefined : meant.get(live.id);
        if (first !== undefined) {
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
    const args = { name, system: directory.systems.place(system.id), ids: namesakes.map(({ id }) => id) };
    report({ code: 'ambiguous-asset', severity: 'error', at: (0,names/* placeOf */.$t)(row), args });
    return 'unclear';
}
function identify(rows, ground, isUpdate, doubted, report) {
    const entryOf = new Map();
    const taken = new Set(doubted);
    const named = new Set(rows.map(({ system }) => system.id));
    const typed = ({ name, assetType }) => (0,names/* nameKey */.Rc)(assetType, name);
    const rowsAlike = (0,group/* countBy */.Tr)(rows, ({ row }) => typed(row));
    const entriesAlike = (0,group/* groupBy */.$z)([...ground.entriesByName.values()].flat(), ({ asset }) => typed(asset));
    const steps = [
        (row) => ground.entryByNumber.get(row.externalId?.value ?? ''),
        (row) => ground.entryByLive.get(row.hints?.id?.value ?? ''),
        (row, key) => {
            const free = (ground.entriesByName.get(key) ?? []).filter(({ asset }) => !taken.has(asset));
            return row.hints?.id == null && free.length === 1 ? free[0] : undefined;
        },
        (row) => {
            const [entry, another] = entriesAlike.get(typed(row)) ?? [];
            const isOnly = another === undefined && rowsAlike.get(typed(row)) === 1 && row.hints?.id == null;
            const isLeft = entry !== undefined && entry.asset.externalId === null && !named.has(entry.system.id);
            return isOnly && isLeft ? entry : undefined;
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
function isInPlace({ row, system, entry }) {
    return entry !== null && entry.asset.name === row.name && entry.system.id === system.id;
}
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
    const hinted = (0,resolve/* findByReference */.mk)(systems, current.movedFrom ?? '')[0] ?? system;
    const isLost = hinted.id !== live.cyber_system_id && row.assetType !== entry.assetType;
    if (isInPlace(one) && !isLost && taken.get(source) !== true)
        return fields;
    const from = systems.byId.get(live.cyber_system_id);
    const reference = from === undefined ? live.cyber_system_id : (0,resolve/* referenceTo */.Po)(systems, from);
    const renamedFrom = live.name === row.name ? null : live.name;
    const movedFrom = live.cyber_system_id === system.id ? null : reference;
    const isClear = !taken.has(source) &&
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
function checkAgainst(standing, rows, uniqueNames, prefix, report) {
    const groups = standing.map(({ system, entries }) => {
        return { key: prefix + system.id, assets: entries.flatMap(({ entry }) => entry ?? []) };
    });
    const files = new Set(groups.flatMap(({ assets }) => assets.map((one) => one.document.file)));
    (0,names/* checkNames */.LN)([...groups, ...rows], uniqueNames, (problem) => {
        const isOfRow = problem.at !== null && !files.has(problem.at.file);
        const isBetween = isOfRow && 'first' in problem.args && files.has(problem.args.first.file);
        if (isBetween && problem.severity !== 'notice')
            report(problem);
    });
}

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
    const found = diagnostics.filter(({ at }) => at?.file.path === csvPath);
    const wanted = found.flatMap((finding) => lineFor(finding, mapping) ?? []);
    const line = found.flatMap(({ code, args }) => (code === 'csv-header-line' ? args.line : []))[0] ?? null;
    if (wanted.length === 0 && line === null)
        return null;
    const given = linesOf(mapping, found);
    let text = 'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
    const named = headers.filter((header) => header !== '');
    if (named.length > 0)
        text += `# headers of the export: ${(0,text_text/* listed */.KE)(named, 'and', text_text/* yamlString */.lJ)}\n`;
    const header = line ?? mapping.header;
    if (header !== null)
        text += `header: ${typeof header === 'number' ? header : valueList(header)}\n`;
    for (const part of Object.keys(COMMENTS)) {
        const lines = new Map([...given, ...wanted].filter((line) => line.part === part).map((line) => [line.key, line]));
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
    const shown = [...lines.values()].slice(0, MOST).map(({ key, value, comment }) => {
        const behind = comment === undefined ? '' : ` # ${comment}`;
        return `  ${isPlain ? key : (0,text_text/* yamlString */.lJ)(key)}:${value === '' ? '' : ` ${value}`}${behind}\n`;
    });
    if (lines.size > MOST)
        shown.push((0,text_text/* counted */.hS) `  # and ${lines.size - MOST} more value(s)\n`);
    const more = part === 'columns' ? MORE.filter(([key]) => !lines.has(key)) : [];
    return [`${part}:${COMMENTS[part]}\n`, ...shown, ...more.map(([key, what]) => `  # ${key}: ${what}\n`)].join('');
}
function linesOf({ only, skip, ...mapping }, found) {
    const linesIn = (part, values, say) => Array.from(values, ([key, value]) => ({ part, key, value: say(value) }));
    const meant = new Map(found.flatMap(({ code, args }) => (code === 'csv-missing-column' ? [[args.column, args.near[0]]] : [])));
    const ruled = (rules) => new Map(Array.from(rules, ([key, values]) => [meant.get(key) ?? key, values]));
    return [
        ...linesIn('columns', mapping.columns, valueList),
        ...linesIn('values', mapping.values, String),
        ...linesIn('systems', mapping.systems, text_text/* yamlString */.lJ),
        ...linesIn('facilities', mapping.facilities, (name) => (name === null ? 'null' : (0,text_text/* yamlString */.lJ)(name))),
        ...linesIn('defaults', mapping.defaults, text_text/* yamlString */.lJ),
        ...linesIn('only', ruled(only), valueList),
        ...linesIn('skip', ruled(skip), valueList),
    ];
}
function valueList(values) {
    const [only, ...more] = values.map(text_text/* yamlString */.lJ);
    return more.length === 0 ? (only ?? '') : `[${[only, ...more].join(', ')}]`;
}
function lineFor(finding, { columns, skip }) {
    const near = (names) => (names[0] === undefined ? '' : (0,text_text/* yamlString */.lJ)(names[0]));
    const oneOf = (names) => `one of ${(0,text_text/* listed */.KE)(names, 'or', text_text/* yamlString */.lJ)}`;
    switch (finding.code) {
        case 'csv-missing-column': {
            const { key, near: names, column, header } = finding.args;
            if (key === 'skip' || key === 'only')
                return null;
            return { part: 'columns', key, value: key === column ? '' : near(names), comment: oneOf(header) };
        }
        case 'csv-alike':
            if (columns.has('external_id'))
                return null;
            return { part: 'columns', key: 'external_id', value: '', comment: oneOf(finding.args.columns) };
        case 'csv-repeated-number': {
            const { field, rows, of } = finding.args;
            if (rows * 2 <= of)
                return null;
            return { part: 'columns', key: field, value: '', comment: 'a column that has each value once' };
        }
        case 'csv-empty-cell': {
            const given = skip.get(finding.args.column) ?? [];
            return { part: 'skip', key: finding.args.column, value: valueList([...given, '']) };
        }
        case 'csv-unknown-type': {
            const { value } = finding.args;
            if (value === '')
                return { part: 'defaults', key: 'asset_type', value: '', comment: 'hardware or software' };
            return { part: 'values', key: value, value: usualType(value) };
        }
        case 'csv-unknown-system':
            return { part: 'systems', key: finding.args.name, value: near(finding.args.near) };
        case 'csv-unknown-facility': {
            const { name, near: names, all } = finding.args;
            const line = { part: 'facilities', key: name, value: near(names) };
            return names.length > 0 || all.length === 0 ? line : { ...line, comment: `${oneOf(all)}, or null` };
        }
        case 'ambiguous-cyber-system': {
            const { name, systems, takesFacility } = finding.args;
            const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
            if (!isSited) {
                return { part: 'systems', key: name, value: '', comment: (0,text_text/* listed */.KE)(systems, 'or', ({ id }) => (0,text_text/* yamlString */.lJ)(id)) };
            }
            const comment = 'the column that names the site';
            return takesFacility ? { part: 'columns', key: 'facility', value: '', comment } : null;
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
        return '';
    return isHardware ? 'hardware' : 'software';
}

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/follow/csv/resolve.js










function resolveRows(csv, mapping, live, uniqueNames) {
    const findings = [];
    const note = (finding) => void findings.push(finding);
    const causes = new Map();
    const directory = (0,resolve/* makeDirectory */.Oh)(live);
    const types = new csv_mapping/* CellMap */.v1(new Map([...model/* ASSET_TYPES */.Dd.map((type) => [type, type]), ...mapping.values]));
    const systems = new csv_mapping/* CellMap */.v1(mapping.systems);
    const facilities = new csv_mapping/* CellMap */.v1(mapping.facilities);
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
        const document = documents.get(key) ?? { ...emptyDocument(at, system), facility: located(facility, at) };
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
        documents.set(key, documents.get(key) ?? emptyDocument(at, cells.cyber_system));
    }
    for (const field of ['external_id', 'id'])
        addRepeated(csv, field, causes);
    reportCauses(causes, csv, mapping, directory, note);
    const all = [...documents.values()];
    const rowsOf = new Map(all.map(({ cyberSystem, rows }) => [cyberSystem.offset, rows]));
    const resolved = (0,resolve/* resolveSystems */.Hi)({ documents: all }, directory, (problem) => {
        const { code, at, args } = problem;
        const rows = rowsOf.get(at?.offset ?? -1) ?? [];
        if (code !== 'unknown-cyber-system')
            note({ ...problem, args: { ...args, inRows: rowsAt(rows) } });
    });
    checkTogether(all, resolved.systems, uniqueNames, (problem) => {
        if (problem.code !== 'duplicate-id' && problem.code !== 'duplicate-external-id')
            note(problem);
    });
    return { systems: resolved.systems, findings };
}
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
function emptyDocument(at, system) {
    const cyberSystem = { value: system, offset: at.offset ?? 0 };
    const empty = { prune: null, assetType: null, ignore: [], isWhole: true, facility: null, impactRating: null };
    return { ...empty, file: at.file, cyberSystem, assets: [], untyped: [], rows: [] };
}
function addRepeated({ rows, unusable }, field, causes) {
    const holders = (0,group/* countBy */.Tr)([...rows, ...unusable], ({ cells }) => cells[field]);
    for (const { at, cells } of rows) {
        const value = cells[field];
        if (value !== '' && holders.get(value) > 1)
            addCause(causes, 'csv-repeated-number', field, at, value);
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
function located(value, { offset }) {
    return value === '' ? null : { value, offset: offset ?? 0 };
}
function nameOf({ at, cells, exactName }, live, csv, causes, report) {
    if (exactName !== '' && exactName === live)
        return live;
    const { name } = cells;
    if (!isFit('name', name, at, csv, causes, report))
        return null;
    const kind = ODD.find(([, pattern]) => pattern.test(name))?.[0];
    if (kind !== undefined)
        addCause(causes, 'csv-odd-name', kind, at, name);
    return name;
}
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
const MONTH = '(?:jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*';
const SPOILED = [
    String.raw `[-+]?\d+(?:[.,]\d+)?E[-+]?\d+`,
    String.raw `(?:\d{1,2}[-. ]{1,2})?${MONTH}[-. ]\d{1,4}|\d{1,2}[-. ]{1,2}${MONTH}`,
    String.raw `\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d(?:[ T][\d:.]+Z?)?`,
    'true|false|wahr|falsch',
    '#(?:n/?a|name|ref|value|div/0|null|num|wert|bezug|zahl)[!?]?',
];
const ODD = [
    ['formula', /^[=@]/],
    ['spoiled', new RegExp(`^(?:${SPOILED.join('|')})$`, 'i')],
    [
        'placeholder',
        /^(?:tb[acd]|n\/?a|none|null|nil|unknown|undefined|not applicable|to be (?:announced|confirmed|defined|determined)|#\w[\w/]{0,8}[!?]?|[-–—?.x_]{1,20})$/i,
    ],
    ['bullet', /[\u00b7\u2022\u2023\u2043\u25aa\u25cf\u25e6]|^[*\-–—]\s/],
];
function addCause(causes, code, value, at, example = '') {
    const key = `${code}\0${(0,csv_mapping/* foldCell */.KN)(value)}`;
    const known = causes.get(key);
    if (known === undefined)
        causes.set(key, { code, value, example, rows: [at] });
    else
        known.rows.push(at);
}
function reportCauses(causes, csv, mapping, live, report) {
    const typeWords = new suggest/* Vocabulary */.VI(mapping.values.keys());
    const all = [...live.facilities.byName.keys()].sort(compare/* compareNatural */.d);
    for (const { code, value, example, rows } of causes.values()) {
        const where = rowsAt(rows);
        const column = csv.headers.get(value) ?? value;
        const severity = code === 'csv-odd-name' ? 'warning' : 'error';
        const args = {
            'csv-empty-cell': () => ({ field: value, column, ...where }),
            'csv-unknown-type': () => {
                return { value, column: csv.headers.get('asset_type') ?? null, near: typeWords.nearest(value), ...where };
            },
            'csv-unknown-system': () => ({ name: value, near: live.systems.names.nearest(value), ...where }),
            'csv-unknown-facility': () => ({ name: value, near: live.facilities.names.nearest(value), all, ...where }),
            'csv-odd-name': () => ({ value: example, kind: value, ...where }),
            'csv-repeated-number': () => {
                const field = value;
                const of = csv.rows.filter(({ cells }) => cells[field] !== '').length;
                return { field, column, value: example, of, ...where };
            },
        };
        report({ code, severity, at: rows[0], args: args[code]() });
    }
}

// EXTERNAL MODULE: ./lib/follow/file-edits.js
var file_edits = __webpack_require__(359);
// EXTERNAL MODULE: ./lib/follow/report.js
var follow_report = __webpack_require__(5371);
;// CONCATENATED MODULE: ./lib/follow/import.js





























async function cliImport(context, reader) {
    const { options, cwd, settings, terminal, report, progress, host, startedAt } = context;
    refuseStray(options);
    const { update: isUpdate, dryRun } = options;
    const out = folderWithin(cwd, options.out ?? 'inventory');
    const isGiven = options.given.has('path') || (0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, settings.path), out);
    const paths = isGiven ? [settings.path] : [];
    const findings = [];
    const mapping = options.mapping === null ? csv_mapping/* NO_MAPPING */.xl : readMappingFile(options.mapping, cwd, findings);
    if ((0,diagnostic/* hasErrors */.Cs)(findings))
        return refuse(context, findings, findingText((0,diagnostic/* inFileOrder */.w$)(findings)) + follow_report/* NOTHING_WRITTEN */.qv);
    const source = await sourceFrom(context, mapping, paths[0] ?? (out || '.'), findings);
    const { diagnostics, proposal, columns } = await runImport(context, reader, { source, out, paths });
    progress.rest();
    const all = [...findings, ...diagnostics];
    if (proposal === null) {
        const help = source.kind === 'csv' ? mappingStub(mapping, source.path, all, columns) : null;
        return refuse(context, all, findingText(all) + follow_report/* NOTHING_WRITTEN */.qv + (help ?? ''));
    }
    if (source.kind !== 'live')
        report(findingText(all));
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
    if (!dryRun && edits.length > 0 && (await notIgnoredBy(context.git)).length > 0)
        terminal.err(NOT_IGNORED);
    return 0;
}
function refuse({ options, terminal }, diagnostics, why) {
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)((0,follow_report/* importDocument */.b9)(null, null, diagnostics)));
    terminal.err(why);
    return 1;
}
const NOT_IGNORED = 'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n';
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
async function notIgnoredBy(git) {
    const found = [];
    for (const path of LEFT) {
        try {
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
function refuseStray({ given, out }) {
    const isGiven = (name) => given.has(name);
    const isCsv = isGiven('from-csv');
    const isUpdate = isGiven('update');
    const rules = [
        [!isCsv, ['mapping', 'all-systems', 'leave-faulty'], 'is for a CSV export. Name it with --from-csv.'],
        [!isUpdate, ['base', 'markdown', 'all-systems'], 'is for files that follow. Add --update.'],
        [isUpdate && isCsv, ['base'], 'is only for drift. An export itself names the systems to update. Leave it out.'],
        [isGiven('json'), ['markdown'], 'is another form than --json. Give one of the two.'],
        [out === '-', ['out'], 'names a folder, and "-" is none. --dry-run prints the files.'],
    ];
    for (const [isStray, names, problem] of rules) {
        const stray = isStray ? names.find(isGiven) : undefined;
        if (stray !== undefined)
            throw new result/* UserError */.yo(`--${stray}`, problem);
    }
}
function readMappingFile(path, cwd, findings) {
    try {
        const text = (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, path), 'utf8').replace(/^\uFEFF/, '');
        return (0,csv_mapping/* readMapping */.vh)(path, text, (d) => findings.push(d));
    }
    catch (error) {
        findings.push((0,files/* fileError */.zS)('unreadable-file', path, { reason: (0,folder/* errorCode */.CA)(error) }));
        return csv_mapping/* NO_MAPPING */.xl;
    }
}
async function sourceFrom(context, mapping, path, findings) {
    const { options, settings } = context;
    const { update, fromCsv, allSystems, leaveFaulty } = options;
    if (fromCsv !== null)
        return { kind: 'csv', path: fromCsv, mapping, follow: update ? { allSystems } : null, leaveFaulty };
    if (!update)
        return { kind: 'live' };
    const commit = options.base ?? (await (0,git_context/* headCommit */.Qo)(context.git));
    if (commit === null)
        return { kind: 'drift', base: null };
    const reading = { ...context, settings: { ...settings, path } };
    const loaded = await (0,snapshot/* loadBase */.Og)('base', { kind: 'commit', commit }, reading, (d) => findings.push(d));
    return { kind: 'drift', base: loaded.inventory };
}
async function runImport(context, reader, { source, out, paths, }) {
    const { cwd, settings, progress } = context;
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    let csv = null;
    const refused = () => {
        return { diagnostics: (0,findings/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)), proposal: null, columns: csv?.columns ?? [] };
    };
    const lists = (0,rejections/* early */.Q3)((0,snapshot/* readLive */.p9)(context, reader));
    const bytes = source.kind === 'csv' ? readExport(source.path, cwd, collect) : null;
    const originals = await readDeclared(context, { source, out, paths }, collect);
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
    let wanted = null;
    let missing = null;
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
        csv = followExport(source, readCsv(source.path, bytes, source.mapping), input);
        csv.findings.forEach(collect);
        wanted = csv;
    }
    if (wanted === null || (0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return refused();
    const comparison = (0,follow_wanted/* compareEntries */.wD)(wanted.systems, source.kind === 'drift');
    const onFile = (done, total) => progress.through('preparing', done, total);
    const edited = (0,file_edits/* editFiles */.k)({
        comparison,
        naming: wanted.naming,
        ratingOf: (system) => (0,resolve/* ratingOf */.Zq)(system, settings),
        out,
        originals,
        taken: (0,folder/* pathsBelow */.Yl)(cwd, out),
        onFile,
    });
    diagnostics.push(...edited.findings);
    if (edited.findings.length > 0)
        return refused();
    const replaced = new Set(edited.edits.map(({ path }) => path));
    const kept = inventory.documents.filter(({ file }) => !replaced.has(file.path));
    const documents = [...kept, ...edited.edits.flatMap((edit) => edit.documents)];
    const plan = (0,core_plan/* makePlan */.C)({ head: { documents }, live, settings });
    diagnostics.push(...plan.diagnostics.filter(({ severity }) => severity === 'error'));
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return refused();
    const gone = source.kind === 'csv' && source.follow !== null ? csv.gone : new Set();
    expectNoMore(before, plan, source.kind === 'live' ? null : gone);
    diagnostics.push(...newWarnings(before, plan));
    return {
        diagnostics: (0,findings/* errorsFirst */.wz)((0,diagnostic/* inFileOrder */.w$)(diagnostics)),
        proposal: { ...edited, comparison, plan, missing, csv, place: (0,resolve/* makeDirectory */.Oh)(live, settings).systems.place },
        columns: csv?.columns ?? [],
    };
}
function followExport(source, csv, input) {
    const faulty = [];
    const known = new Set();
    const left = new Set();
    const isNew = ({ args }) => !known.has(args);
    const all = source.leaveFaulty ? [...csv.rows, ...csv.unusable] : [];
    const byLine = new Map(all.map((row) => [lineOf(row.at), row]));
    for (;;) {
        const unusable = [...left];
        const rows = { ...csv, rows: csv.rows.filter((row) => !left.has(row)), unusable };
        const named = resolveRows(rows, source.mapping, input.live, input.uniqueNames);
        const followed = follow(input, named.systems, source.follow, unusable);
        const findings = [csv, named, followed].flatMap((one) => one.findings);
        const errors = source.leaveFaulty ? findings.filter((one) => one.severity === 'error' && isNew(one)) : [];
        for (const error of errors) {
            const ofError = import_linesOf(error, source.path).flatMap((line) => byLine.get(line) ?? []);
            for (const row of ofError)
                left.add(row);
            if (ofError.length > 0) {
                known.add(error.args);
                faulty.push({ ...error, severity: 'warning' });
            }
        }
        if (left.size > unusable.length)
            continue;
        return { ...rows, ...followed, findings: [...findings.filter(isNew), ...faulty], faulty: (0,diagnostic/* inFileOrder */.w$)(faulty) };
    }
}
function import_linesOf({ at, args }, path) {
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
        report((0,files/* fileError */.zS)('unreadable-file', path, { reason: (0,folder/* errorCode */.CA)(error) }));
    }
    return null;
}
function folderWithin(cwd, folder) {
    const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, folder)).split(external_node_path_.sep).join('/');
    return path.startsWith('../') || path === '..' ? (0,external_node_path_.resolve)(cwd, folder).split(external_node_path_.sep).join('/') : path;
}
function readDeclared({ cwd, git }, { out, paths, source }, report) {
    const folder = out === '' ? '.' : out;
    const isCovered = paths.some((path) => (0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out));
    const isDrift = source.kind === 'drift';
    const needed = paths.filter((path) => isDrift || !(0,inventory_paths/* isWithin */.UO)(folderWithin(cwd, path), out));
    if (isDrift && paths.length === 0)
        needed.push(folder);
    return (0,load/* readOriginals */.zW)({ cwd, run: git }, isCovered ? paths : [...paths, folder], (finding) => {
        const isReported = finding.code !== 'no-inventory' || finding.args.paths.some((path) => needed.includes(path));
        if (isReported)
            report(finding);
    });
}
function expectNoMore(before, after, gone) {
    const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
    const isSafe = after.changes.every(({ fingerprint, action, id }) => {
        const isNew = !(0,diagnostic/* hasErrors */.Cs)(before.diagnostics) && !fingerprints.has(fingerprint);
        return !isNew || (gone !== null && (action !== 'delete' || gone.has(id)));
    });
    if (!isSafe)
        throw new Error('the imported files would not declare only what is wanted (another plan)');
}
const DOUBTS = new Set(['name-in-use', 'possible-rename', 'ambiguous-move']);
function newWarnings(before, after) {
    const [earlier = [], doubts = []] = [before, after].map(({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code)));
    const known = new Set(earlier.map(({ code, args }) => JSON.stringify([code, args])));
    const fresh = doubts.filter(({ code, args }) => !known.has(JSON.stringify([code, args])));
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

/***/ 8513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ SystemNaming)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);




class SystemNaming {
    #live;
    #systems;
    #facilities;
    #names;
    #namesInFacilities;
    constructor(live) {
        const { systems, facilities } = live;
        this.#live = live;
        this.#systems = new Set(systems.map(({ id }) => id));
        this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
        this.#names = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .countBy */ .Tr)(systems, ({ name }) => name);
        this.#namesInFacilities = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .countBy */ .Tr)(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
    }
    spell(system) {
        const { name, id } = system;
        const place = this.#asPlace(system);
        const facility = this.#facilityOf(system);
        if (isUsable(name) && (name === id || !this.#systems.has(name))) {
            if (this.#names.get(name) === 1)
                return { place, cyberSystem: name, facility: null, note: null };
            const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
            const isOwn = facility !== null && (facility.name === facility.id || !this.#facilities.has(facility.name));
            if (isOwn && isOnly && isUsable(facility.name)) {
                return { place, cyberSystem: name, facility: facility.name, note: null };
            }
        }
        return isUsable(id) ? { place, cyberSystem: id, facility: null, note: name } : null;
    }
    get systemCount() {
        return this.#live.systems.length;
    }
    #asPlace(system) {
        return { id: system.id, name: system.name, facility: this.#facilityOf(system) };
    }
    #facilityOf({ facility_id: id }) {
        return this.#facilities.get(id ?? '') ?? null;
    }
    paths(places, out, taken) {
        const all = [...this.#live.systems.map((system) => this.#asPlace(system)), ...places];
        const folders = segments([...this.#live.facilities, ...all.flatMap(({ facility }) => facility ?? [])]);
        const folderOf = ({ facility }) => (facility === null ? '' : `${folders.get(facility.id)}/`);
        const names = new Map(Array.from((0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all, folderOf), ([folder, group]) => [folder, segments(group)]));
        const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
        const start = out === '' ? '' : `${out}/`;
        return new Map(places.map((place) => {
            const folder = start + folderOf(place);
            let path = `${folder}${names.get(folderOf(place))?.get(place.id)}.yml`;
            for (let n = 1; used.has(path.toLowerCase()); n++)
                path = `${folder}${longSegment(place)}${n === 1 ? '' : `.${n}`}.yml`;
            return [place, path];
        }));
    }
}
function isUsable(reference) {
    return (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(reference).every(({ severity }) => severity === 'warning');
}
function inFacility(name, facility) {
    return `${name}\0${facility === null ? '' : `\0${facility.name}`}`;
}
const LONGEST = 60;
const LONGEST_ID = 48;
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
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
function segments(names) {
    const sorted = [...new Map(names.map((name) => [name.id, name])).values()].sort((a, b) => a.id.length - b.id.length || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.id, b.id));
    const holders = new Set();
    const chosen = new Map();
    for (const name of sorted) {
        const slug = slugOf(name.name);
        const isFree = slug !== '' && !holders.has(slug);
        holders.add(slug);
        chosen.set(name.id, isFree ? slug : longSegment(name));
    }
    return chosen;
}
function longSegment({ name, id }) {
    const slug = slugOf(name);
    const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
    const token = isSafe ? id : (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(id).slice(0, 16);
    return slug === '' ? token : `${slug}-${token}`;
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





function gitContext(context) {
    const { env } = context.host;
    const inventory = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(inventoryCommit(context));
    const person = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(personOf(context));
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            actor: given(env.CIP_SYNC_ACTOR) ?? (await person),
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
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
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, path: settings.path }, ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
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
    const [name, email] = [given(values.get('user.name')), given(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ })

};
