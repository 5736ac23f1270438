export const id = 4407;
export const ids = [4407];
export const modules = {

/***/ 4407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wantDrift: () => (/* binding */ wantDrift)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3444);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1968);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5356);
/* harmony import */ var _core_renames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7816);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1011);
/* harmony import */ var _from_live_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(644);
/* harmony import */ var _system_naming_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3897);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7454);











/** Each round leaves less to do. More rounds mean a bug in this file. */
const MOST_ROUNDS = 10;
/** null if the files do not fit the service for another reason than drift. A plan of the files says why. */
function wantDrift(input, report) {
    const naming = new _system_naming_js__WEBPACK_IMPORTED_MODULE_5__/* .SystemNaming */ .u(input.live, input.withSystemIds);
    const adoption = new Adoption(input, naming, report);
    if (adoption.hasUnknown)
        return null;
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const next = adoption.round(round > 0);
        if (next === 'refused')
            return null;
        if (next === 'done')
            return { systems: [...adoption.wanted.values()], naming };
    }
    throw new Error('adopting drift does not end');
}
class Adoption {
    wanted;
    /** Whether a document names no known cyber system. No change of an asset explains that. */
    hasUnknown;
    #input;
    #naming;
    #report;
    #directory;
    /** null if every difference counts. */
    #base;
    #isSettled;
    constructor(input, naming, report) {
        this.#input = input;
        this.#naming = naming;
        this.#report = report;
        this.#directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectory */ .Oh)(input.live, input.settings);
        const { systems, unresolved } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(input.inventory, this.#directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8);
        this.wanted = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_6__/* .asDeclared */ .Pe)(systems);
        this.hasUnknown = unresolved.length > 0;
        if (input.base === null) {
            this.#base = null;
            this.#isSettled = () => true;
            return;
        }
        // Entries that head and base share, and that fit neither, are due to a change at the service.
        const inHead = new Set();
        const inBoth = new Set();
        this.#settle(this.wanted, (key) => inHead.add(key).has(key));
        const base = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_6__/* .asDeclared */ .Pe)((0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(input.base, this.#directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8).systems);
        const settled = this.#settle(base, (key) => inHead.has(key) && inBoth.add(key).has(key));
        this.#base = draftOf(settled).inventory;
        this.#isSettled = (key) => inBoth.has(key);
    }
    round(isAgain) {
        const { live, settings, only } = this.#input;
        this.wanted = this.#settle(this.wanted, this.#isSettled);
        const draft = draftOf(this.wanted);
        const base = this.#base ?? draft.inventory;
        const plan = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)({
            ...{ head: draft.inventory, base, applied: base, recorded: new Set(), live, diagnostics: [], settings, only },
        });
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(plan.diagnostics))
            return 'refused';
        const systems = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(draft.inventory, this.#directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8).systems;
        const meanings = (0,_from_live_js__WEBPACK_IMPORTED_MODULE_4__/* .findMeanings */ .w6)(systems, live, this.#directory);
        const isPinned = (0,_from_live_js__WEBPACK_IMPORTED_MODULE_4__/* .idRule */ .MM)({ ...this.#input, withIds: this.#input.withIds || isAgain }, systems, meanings);
        const tools = { isPinned, naming: this.#naming, report: this.#report, live, place: this.#directory.systems.place };
        const next = new NextRound(this.wanted, draft, tools);
        next.adopt(plan);
        next.dropServedHints(meanings, only?.systems ?? null);
        this.wanted = next.wanted();
        if (next.isRefused)
            return 'refused';
        return next.isChanged ? 'more' : 'done';
    }
    /**
     * If an entry cannot be matched, because its asset or the source of its hint is gone or another asset took its name,
     * it is from then on known only by its name. If several assets have that name, it gets the id of the first.
     */
    #settle(wanted, isToSettle) {
        const { live } = this.#input;
        let settled = wanted;
        for (const isNamed of [false, true]) {
            const draft = draftOf(settled);
            const { systems } = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveSystems */ .Hi)(draft.inventory, this.#directory, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8);
            const { failed, unclaimed } = (0,_from_live_js__WEBPACK_IMPORTED_MODULE_4__/* .findMeanings */ .w6)(systems, live, this.#directory);
            if (failed.length === 0)
                return settled;
            const free = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$z)(unclaimed, (asset) => (0,_core_names_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
            const idOf = (systemId, name) => {
                const [first] = (free.get((0,_core_names_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(systemId, name)) ?? []).map(({ id }) => id).sort(_core_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .compareNatural */ .dk);
                return first ?? null;
            };
            const replaced = new Map();
            for (const asset of failed) {
                const { systemId, wanted: one } = draft.placeOf.get(asset);
                if (!isToSettle(entryKey(systemId, one)))
                    continue;
                const id = isNamed ? (idOf(systemId, asset.name) ?? idOf(systemId, asset.name + _core_names_js__WEBPACK_IMPORTED_MODULE_9__/* .SWAP_SUFFIX */ .m5)) : null;
                replaced.set(one, { ...one, fields: { ...one.fields, id, renamedFrom: null, movedFrom: null } });
            }
            const entriesOf = ({ entries }) => entries.map((one) => replaced.get(one) ?? one);
            settled = new Map(Array.from(settled, ([id, system]) => [id, { ...system, entries: entriesOf(system) }]));
        }
        return settled;
    }
}
function entryKey(systemId, { fields }) {
    return JSON.stringify([systemId, fields]);
}
class NextRound {
    isRefused = false;
    #wanted;
    #draft;
    #tools;
    #systems;
    /** The new contents of entries; null for a removed one. */
    #next = new Map();
    #added = [];
    constructor(wanted, draft, tools) {
        this.#wanted = wanted;
        this.#draft = draft;
        this.#tools = tools;
        this.#systems = new Map(tools.live.systems.map((system) => [system.id, system]));
    }
    adopt(plan) {
        const drift = new Set(plan.changes.filter(({ origin }) => origin === 'drift'));
        const pairs = (0,_core_renames_js__WEBPACK_IMPORTED_MODULE_1__/* .possibleRenames */ .x)(plan).filter(({ from, to }) => drift.has(from) && drift.has(to));
        const renamed = new Map(pairs.map(({ from, to }) => [to, from]));
        for (const { from } of pairs)
            drift.delete(from);
        for (const change of drift) {
            if (change.action === 'delete')
                this.#add(liveOf(change.id, change.before));
            else {
                const source = change.action === 'update' ? change : renamed.get(change);
                this.#continue(change.desired, source === undefined ? null : liveOf(source.id, source.before));
            }
        }
    }
    /** The live asset already has the place and the name of the hints. */
    dropServedHints({ liveOf }, only) {
        for (const [asset, { systemId, wanted }] of this.#draft.placeOf) {
            const { fields } = wanted;
            if (fields.renamedFrom === null && fields.movedFrom === null)
                continue;
            if (this.#next.has(wanted) || (only !== null && !only.has(systemId)))
                continue;
            const meant = liveOf.get(asset);
            if (meant?.name !== fields.name || meant.cyber_system_id !== systemId)
                continue;
            this.#next.set(wanted, {
                from: systemId,
                systemId,
                wanted: { ...wanted, fields: { ...fields, renamedFrom: null, movedFrom: null } },
            });
        }
    }
    wanted() {
        const result = new Map();
        for (const [id, system] of this.#wanted) {
            const entries = system.entries.flatMap((one) => {
                const next = this.#next.get(one);
                return next === undefined ? one : next === null || next.systemId !== id ? [] : next.wanted;
            });
            result.set(id, { ...system, entries });
        }
        const arriving = [...this.#next.values()].flatMap((next) => next === null || next.from === next.systemId ? [] : next);
        for (const { systemId, wanted } of [...arriving, ...this.#added]) {
            const system = result.get(systemId) ?? (0,_from_live_js__WEBPACK_IMPORTED_MODULE_4__/* .freshSystem */ .eH)(this.#systems.get(systemId), false);
            result.set(systemId, { ...system, entries: [...system.entries, wanted] });
        }
        return result;
    }
    get isChanged() {
        return this.#next.size + this.#added.length > 0;
    }
    /** null if its asset is gone. An asset that the system ignores is not declared in it. */
    #continue(desired, live) {
        const { wanted, systemId: from } = this.#draft.placeOf.get(desired);
        const systemId = live?.cyber_system_id ?? '';
        const isIgnored = live !== null && this.#wanted.get(systemId)?.declared?.ignore?.find(live.name);
        if (live === null || isIgnored) {
            this.#next.set(wanted, null);
            return;
        }
        if (!this.#canDeclare(live, wanted.fields.id !== null))
            return;
        const { externalId, id } = wanted.fields;
        const fields = { ...(0,_from_live_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOfLive */ .tZ)(live, id !== null || this.#tools.isPinned(live)), externalId };
        this.#next.set(wanted, { from, systemId, wanted: { fields, entry: wanted.entry } });
    }
    #add(live) {
        if (!this.#canDeclare(live, false))
            return;
        const wanted = { fields: (0,_from_live_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOfLive */ .tZ)(live, this.#tools.isPinned(live)), entry: null };
        this.#added.push({ systemId: live.cyber_system_id, wanted });
    }
    /** Without a name, or in a system that no file can name, an asset stays undeclared, and nothing is written. */
    #canDeclare(live, hasId) {
        const systemId = live.cyber_system_id;
        const system = this.#systems.get(systemId);
        const hasPlace = this.#wanted.has(systemId) || (system !== undefined && this.#tools.naming.spell(system) !== null);
        if (hasPlace && (0,_wanted_js__WEBPACK_IMPORTED_MODULE_6__/* .isDeclarable */ .oo)(live, hasId || this.#tools.isPinned(live)))
            return true;
        this.isRefused = true;
        const args = { id: live.id, name: live.name, system: this.#tools.place(systemId) };
        this.#tools.report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnostic */ .YK)('undeclarable-asset', 'error', null, args));
        return false;
    }
}
function liveOf(id, before) {
    return { ...before, id, organization_slug: '' };
}
/** The wanted entries as documents for a plan. */
function draftOf(wanted) {
    const documents = [];
    const placeOf = new Map();
    for (const [systemId, system] of wanted) {
        const homes = system.declared?.documents ?? [NO_DOCUMENT];
        const own = new Set(homes);
        const entriesOf = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$z)(system.entries, ({ entry }) => {
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
    file: (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceFile */ .sm)('', ''),
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
    const hints = {
        id: located(fields.id),
        renamedFrom: located(fields.renamedFrom),
        movedFrom: located(fields.movedFrom),
    };
    const isPlain = Object.values(hints).every((hint) => hint === null);
    return {
        name: fields.name,
        assetType: fields.assetType,
        offset,
        document,
        hints: isPlain ? null : hints,
        externalId: located(fields.externalId),
    };
}


/***/ })

};
