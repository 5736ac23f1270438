export const id = 764;
export const ids = [764,676,325];
export const modules = {

/***/ 6764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliDemo: () => (/* binding */ cliDemo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _report_paint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4342);
/* harmony import */ var _emulator_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1676);
// `demo`: the main job from beginning to end, on the emulator, with the example inventory. Every command shown is
// run as shown.





/** Exits with 0 when every step ended as it should. */
async function cliDemo(cli, run) {
    const { serveEmulator } = await Promise.all(/* import() */[__webpack_require__.e(794), __webpack_require__.e(803)]).then(__webpack_require__.bind(__webpack_require__, 4803));
    const seed = (0,_emulator_js__WEBPACK_IMPORTED_MODULE_4__/* .readSeed */ .O)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.packageRoot, 'examples/live.json'));
    const emulator = await serveEmulator({ seed });
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'cip-sync-demo-'));
    const paint = (0,_report_paint_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C)(cli.terminal.color);
    const tell = (text) => cli.terminal.err(`\n${paint.cyan(paint.bold(`── ${text}`))}\n`);
    const [organization] = seed.organizations;
    const env = { ...cli.env, CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: organization?.keys?.[0] };
    try {
        const stage = { cli: { ...cli, cwd: folder, env }, run, tell, codes: [] };
        return await play(stage, emulator.store);
    }
    finally {
        await emulator.close();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}
async function play(stage, store) {
    const { cli, tell } = stage;
    const examples = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.packageRoot, 'examples');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(examples, 'inventory'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.cwd, 'inventory'), { recursive: true });
    tell('The files are checked, without the service.');
    await step(stage, 0, 'validate');
    tell('What would an apply do? Reads alone, three at most.');
    await step(stage, 2, 'plan', '--out', 'plan.json', '--detailed-exitcode');
    tell('Exactly that is applied: the saved plan is the approval.');
    await step(stage, 0, 'apply', '--plan', 'plan.json');
    tell('Someone changes an asset in the application, behind the files.');
    changeBehind(stage, store);
    await step(stage, 2, 'drift', '--detailed-exitcode');
    tell('The files still say what is meant: applying them reverts it.');
    await step(stage, 0, 'apply', '--yes');
    tell('A month later: a rename, a move, a retype, a delete and three new assets.');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(examples, 'edited'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.cwd, 'inventory'), { recursive: true });
    await step(stage, 2, 'plan', '--out', 'plan.json', '--detailed-exitcode');
    await step(stage, 0, 'apply', '--plan', 'plan.json');
    tell('And nothing is left to do.');
    await step(stage, 0, 'plan', '--detailed-exitcode');
    const isAsTold = stage.codes.every((code) => code === 0);
    tell(isAsTold
        ? 'That was the main job. docs/file-format.md says how to declare your own inventory.'
        : 'The demo went wrong.');
    return isAsTold ? 0 : 1;
}
async function step(stage, expected, ...argv) {
    stage.cli.terminal.err(`\n$ cip-sync ${argv.join(' ')}\n`);
    const code = await stage.run(argv, stage.cli);
    stage.codes.push(code === expected ? 0 : 1);
}
/** One type, changed as a person in the application would. */
function changeBehind({ cli }, store) {
    const organization = store.organization('cascade-river-power');
    const asset = [...organization.cyberAssets.values()].find(({ name }) => name === 'ems-hist-01');
    if (asset === undefined)
        throw new Error('the example inventory has no ems-hist-01');
    organization.update(asset.id, { asset_type: 'software' });
    cli.terminal.err(`\n(${asset.name} is now software there)\n`);
}


/***/ }),

/***/ 1676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readSeed),
/* harmony export */   cliEmulator: () => (/* binding */ cliEmulator)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _emulator_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5325);
/* harmony import */ var _emulator_seed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5422);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3278);
// `emulator`: the service on this machine, for trying and testing without a key.





/** Serves until a signal ends it. */
async function cliEmulator(flags, cli) {
    const { port, host, seed: seedPath, ...options } = flags;
    const path = typeof seedPath === 'string' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cli.cwd, seedPath) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cli.packageRoot, 'examples/live.json');
    const { serveEmulator } = await Promise.all(/* import() */[__webpack_require__.e(794), __webpack_require__.e(803)]).then(__webpack_require__.bind(__webpack_require__, 4803));
    const seed = readSeed(path);
    const emulator = await serveEmulator({
        seed,
        options: (0,_emulator_options_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEmulatorOptions */ .T0)(options),
        port: portFrom(port),
        ...(typeof host === 'string' ? { host } : {}),
    }).catch((error) => {
        throw cannotListen(error) ?? error;
    });
    cli.terminal.out(`${emulator.url}\n`);
    for (const { slug, keys } of seed.organizations) {
        cli.terminal.err(`organization ${slug}, CIP_SYNC_API_KEY=${(keys ?? []).join(' or ')}\n`);
    }
    cli.terminal.err('Stop it with Ctrl-C.\n');
    await new Promise((done) => {
        const unlisten = cli.onSignal(() => {
            unlisten();
            done();
        });
    });
    await emulator.close();
    return 0;
}
/** null for an error that is not the system's about the address. */
function cannotListen(error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error))
        return null;
    if (error.code === 'EADDRINUSE') {
        return new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--port', 'is in use. Take another one, or 0 for a free one.', { cause: error });
    }
    const problem = `and --port name an address at which nothing can listen (${error.code}).`;
    return new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--host', problem, { cause: error });
}
/** Reads a seed file. Throws ConfigurationError; a seed that does not parse says where. */
function readSeed(path) {
    try {
        return (0,_emulator_seed_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeed */ .d)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : 'it cannot be read';
        throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--seed', `is not a usable seed: ${reason}`, { cause });
    }
}
function portFrom(text) {
    if (text === undefined)
        return 0;
    const port = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (port <= 65_535)
        return port;
    throw new _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--port', 'must be a number from 0 to 65535; 0 takes a free one.');
}


/***/ }),

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ FaultInjector),
/* harmony export */   jC: () => (/* binding */ parseFaultPlan),
/* harmony export */   ln: () => (/* binding */ FAULT_KINDS)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5715);
// Injected faults: which request fails, and how. The choice is made here, in order of arrival; sabotage.ts does it.

const FAULT_KINDS = [
    'reset-before', // the connection is reset, and nothing was committed
    'reset-after', // the write is committed, then the connection is reset
    'error-before', // a 5xx, and nothing was committed
    'error-after', // the write is committed, then answered with a 5xx
    'truncated', // committed; the connection ends in the middle of the body
    'half-json', // committed; half the body, sent as if it were the whole
    'not-json', // committed; a page of HTML with the status of a success
    'stall', // no end of the answer until the client goes away
    'slow', // committed; answered late
];
const CHANCE_KINDS = FAULT_KINDS.filter((kind) => kind !== 'stall');
/** Decides the fault of each request, in the order in which they arrive. */
class FaultInjector {
    #random;
    #decide = () => null;
    constructor(plan, random) {
        this.#random = random;
        this.replace(plan);
    }
    /** Goes on with another plan; counting starts anew. */
    replace(plan) {
        this.#decide = 'probability' in plan ? byChance(plan, this.#random) : byRules(plan);
    }
    /** The fault of the request that arrives now, or null. */
    next(method, path) {
        return this.#decide(method, path);
    }
}
function byRules(rules) {
    const counted = rules.map((rule) => ({ rule, matches: matcher(rule), seen: 0 }));
    return (method, path) => {
        let hit = null;
        for (const entry of counted) {
            if (!entry.matches(method, path))
                continue;
            entry.seen += 1;
            const { nth, times } = entry.rule;
            const first = nth ?? 1;
            const end = first + (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1));
            if (hit === null && entry.seen >= first && entry.seen < end)
                hit = entry.rule;
        }
        return hit;
    };
}
function byChance(chance, random) {
    const matches = matcher(chance);
    const kinds = chance.kinds ?? CHANCE_KINDS;
    return (method, path) => {
        if (!matches(method, path) || random() >= chance.probability)
            return null;
        const kind = kinds[Math.floor(random() * kinds.length)];
        return kind === undefined ? null : { ...chance, kind };
    };
}
function matcher({ method, path }) {
    const pattern = path instanceof RegExp || path === undefined || path.startsWith('/') ? path : new RegExp(path);
    return (requested, requestedPath) => {
        if (method !== undefined && method.toUpperCase() !== requested)
            return false;
        if (pattern === undefined)
            return true;
        return typeof pattern === 'string' ? requestedPath.startsWith(pattern) : requestedPath.search(pattern) >= 0;
    };
}
const FAULT_FIELDS = ['status', 'committed', 'headers', 'delayMs', 'method', 'path'];
/** Reads a plan from JSON: a list of rules, or an object with `probability`. Throws an EmulatorInputError. */
function parseFaultPlan(value, place = 'faults') {
    if (Array.isArray(value))
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(value, place).map((rule, index) => parseRule(rule, `${place}[${index}]`));
    const chance = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, place, ['probability', 'kinds', ...FAULT_FIELDS]);
    const probability = chance.probability;
    if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1)) {
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`${place}.probability`, 'must be a number from 0 to 1');
    }
    const kinds = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(chance.kinds, `${place}.kinds`).map((kind, index) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readChoice */ .Kf)(kind, `${place}.kinds[${index}]`, FAULT_KINDS));
    return { probability, ...(kinds.length > 0 ? { kinds } : {}), ...parseCommon(chance, place) };
}
function parseRule(value, place) {
    const rule = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, place, ['kind', 'nth', 'times', ...FAULT_FIELDS]);
    return {
        kind: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readChoice */ .Kf)(rule.kind, `${place}.kind`, FAULT_KINDS),
        ...(rule.nth === undefined ? {} : { nth: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(rule.nth, `${place}.nth`, 1) }),
        ...(rule.times === undefined ? {} : { times: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(rule.times, `${place}.times`, 1) }),
        ...parseCommon(rule, place),
    };
}
function parseCommon(from, place) {
    const { status, committed, headers, delayMs, method, path } = from;
    return {
        ...(status === undefined ? {} : { status: readServerError(status, `${place}.status`) }),
        ...(committed === undefined ? {} : { committed: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readSwitch */ .hc)(committed, `${place}.committed`) }),
        ...(headers === undefined ? {} : { headers: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readSwitch */ .hc)(headers, `${place}.headers`) }),
        ...(delayMs === undefined ? {} : { delayMs: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(delayMs, `${place}.delayMs`) }),
        ...(method === undefined ? {} : { method: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(method, `${place}.method`) }),
        ...(path === undefined ? {} : { path: readPath(path, `${place}.path`) }),
    };
}
function readServerError(value, place) {
    const status = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readFailureStatus */ .Zj)(value, place);
    return status >= 500 ? status : (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(place, `must be a status from 500 to 599, and is ${status}`);
}
function readPath(value, place) {
    const path = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(value, place);
    if (path.startsWith('/'))
        return path;
    try {
        new RegExp(path);
        return path;
    }
    catch {
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(place, `must start with / or be a regular expression, and ${JSON.stringify(path)} is neither`);
    }
}


/***/ }),

/***/ 79:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ NameIndex),
/* harmony export */   U: () => (/* binding */ NAME_SCOPES)
/* harmony export */ });
// Whether a name of a cyber asset is taken. The API calls the name unique and does not show in which scope
// (API section 2.2), so the scope is an option. An index answers, never a scan.
const NAME_SCOPES = ['none', 'system', 'organization', 'organization-case-insensitive'];
/**
 * The names in use in one organization. It counts rather than maps, because a seed may hold a name twice: what is
 * live may be older than the rule. Such assets can still be changed, as long as their name is not.
 */
class NameIndex {
    #scope;
    #uses = new Map();
    constructor(scope) {
        this.#scope = scope;
    }
    add(asset) {
        if (this.#scope === 'none')
            return;
        const key = this.#key(asset);
        this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
    }
    remove(asset) {
        if (this.#scope === 'none')
            return;
        const key = this.#key(asset);
        const uses = this.#uses.get(key) ?? 0;
        if (uses > 1)
            this.#uses.set(key, uses - 1);
        else
            this.#uses.delete(key);
    }
    /** True when an asset other than `before` holds the name of `after` in the same scope. */
    isTaken(after, before) {
        if (this.#scope === 'none')
            return false;
        const key = this.#key(after);
        if (before !== null && this.#key(before) === key)
            return false;
        return this.#uses.has(key);
    }
    #key({ name, cyber_system_id }) {
        // No id holds a line feed, so no two pairs share a key.
        if (this.#scope === 'system')
            return `${cyber_system_id}\n${name}`;
        return this.#scope === 'organization' ? name : name.toLowerCase();
    }
}


/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OPTION_DESCRIPTIONS: () => (/* binding */ OPTION_DESCRIPTIONS),
  o5: () => (/* binding */ completeOptions),
  flagOf: () => (/* binding */ flagOf),
  T0: () => (/* binding */ parseEmulatorOptions)
});

// UNUSED EXPORTS: OPTION_NAMES

// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(7110);
// EXTERNAL MODULE: ./lib/emulator/names.js
var names = __webpack_require__(79);
// EXTERNAL MODULE: ./lib/emulator/reading.js
var reading = __webpack_require__(5715);
;// CONCATENATED MODULE: ./lib/emulator/option-kinds.js
// The kinds of value an option can have: how each is checked, from a program or from the text of a flag.

function choiceOption(description, choices, fallback) {
    const read = (value, place) => (0,reading/* readChoice */.Kf)(value, place, choices);
    return { description, default: fallback, choices, argument: 'word', read };
}
/** The flag's text of a number, as the number. */
function numeral(value) {
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}
function statusOption(description, fallback, choices) {
    const read = (value, place) => {
        const status = (0,reading/* readFailureStatus */.Zj)(numeral(value), place);
        if (choices !== undefined)
            (0,reading/* readChoice */.Kf)(String(status), place, choices);
        return status;
    };
    return { description, default: fallback, argument: 'status', read, ...(choices === undefined ? {} : { choices }) };
}
function countOption(description, fallback, argument, min = 0) {
    return { description, default: fallback, argument, read: (value, place) => (0,reading/* readCount */._0)(numeral(value), place, min) };
}
function switchOption(description, fallback) {
    const read = (value, place) => {
        if (value === 'true' || value === 'false')
            return value === 'true';
        return (0,reading/* readSwitch */.hc)(value, place);
    };
    return { description, default: fallback, read };
}
function textOption(description, fallback, pattern, rule) {
    const read = (value, place) => typeof value === 'string' && pattern.test(value) ? value : (0,reading/* refuse */.TR)(place, rule);
    return { description, default: fallback, argument: 'text', read };
}
/** An option that is JSON: a value as it stands, or its text. `parse` checks what the JSON says. */
function jsonOption(description, fallback, parse) {
    const read = (value, place) => {
        if (typeof value !== 'string')
            return parse(value, place);
        let parsed;
        try {
            parsed = JSON.parse(value);
        }
        catch (error) {
            return (0,reading/* refuse */.TR)(place, `must be JSON; ${error instanceof Error ? error.message : 'it does not parse'}`);
        }
        return parse(parsed, place);
    };
    return { description, default: fallback, argument: 'json', read };
}
/** Any JSON object. */
function parseAnyObject(value, place) {
    const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return (0,reading/* readObject */.Ag)(value, place, fields);
}

;// CONCATENATED MODULE: ./lib/emulator/options.js
// Everything that the API document does not show, as an option with a default. One table describes and checks them
// all, for programs and for the command line.




const RETRY_AFTER = ['seconds', 'date', 'absent'];
const WITHOUT_FACILITY = ['absent', 'null', 'empty'];
const REQUIRED_OR_IGNORED = ['required', 'ignored'];
const IGNORED_OR_REFUSED = ['ignored', 'refused'];
const LONGEST_TIMER = 2_147_483_647;
/** Name of the option → what it means, its default, its choices, and how a value of it is checked. */
const OPTION_DESCRIPTIONS = {
    uniqueNames: choiceOption('scope in which the name of an asset is unique', names/* NAME_SCOPES */.U, 'organization'),
    missingKeyStatus: statusOption('status for a request without X-API-Key', 401),
    invalidKeyStatus: statusOption('status for a key that is not valid', 401),
    invalidBodyStatus: statusOption('status for an invalid body', 400),
    takenNameStatus: statusOption('status for a name that is taken', 409),
    unknownIdStatus: statusOption('status for GET and PATCH of an unknown id; DELETE always answers 404', 404),
    plannedPathStatus: statusOption('status for a planned operation', 404, ['403', '404', '405', '501']),
    unknownPathStatus: statusOption('status for a path that is neither offered nor planned', 404),
    wrongMethodStatus: statusOption('status for a method that an offered path does not have', 405),
    contentType: choiceOption('whether a body needs Content-Type: application/json', REQUIRED_OR_IGNORED, 'required'),
    contentTypeStatus: statusOption('status for a body of another content type', 415),
    unknownFields: choiceOption('what becomes of unknown fields in a body', IGNORED_OR_REFUSED, 'ignored'),
    withoutFacility: choiceOption('facility_id of a system without a facility', WITHOUT_FACILITY, 'absent'),
    extraFields: jsonOption('fields added to every record shown', {}, parseAnyObject),
    latencyMs: { ...countOption('time before each request is looked at', 0, 'ms'), read: readTimer },
    lagMs: countOption('how far the list of assets lags behind writes', 0, 'ms'),
    lagReads: countOption('how many reads of the list of assets do not show a write yet', 0, 'reads'),
    rateLimit: countOption('requests of an organization in a window; 0 for no limit', 0, 'requests'),
    rateWindowMs: countOption('length of the window of the rate limit', 1_000, 'ms', 1),
    retryAfter: choiceOption('how a 429 says when to come again', RETRY_AFTER, 'seconds'),
    faults: jsonOption(`injected faults: rules or a probability; kinds: ${faults/* FAULT_KINDS */.ln.join(', ')}`, [], faults/* parseFaultPlan */.jC),
    randomSeed: countOption('seed of the random numbers that faults by chance use', 1, 'number'),
    basePath: textOption('path before every path of the API, like /api', '', /^(\/[\w.~-]+)*$/, 'must be like /api'),
    ledgerLimit: countOption('how many requests the ledger keeps; 0 for none', 100_000, 'requests'),
    admin: switchOption('serve /__emulator/, which controls the emulator and shows its keys', false),
};
function readTimer(value, place) {
    const ms = countOption('', 0, 'ms').read(value, place);
    return ms <= LONGEST_TIMER ? ms : (0,reading/* refuse */.TR)(place, `must be at most ${LONGEST_TIMER}, the longest timer`);
}
const OPTION_NAMES = Object.keys(OPTION_DESCRIPTIONS);
/** The flag of an option: `latencyMs` is `--latency-ms`. */
function flagOf(name) {
    return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
function isComplete(options) {
    return OPTION_NAMES.every((name) => options[name] !== undefined);
}
/** Fills in the defaults and checks every value given. Throws an EmulatorInputError that names the option. */
function completeOptions(given) {
    const options = {};
    for (const name of OPTION_NAMES)
        readInto(options, name, given[name] ?? OPTION_DESCRIPTIONS[name].default, name);
    return isComplete(options) ? options : (0,reading/* refuse */.TR)('options', 'an option has no default');
}
/**
 * Reads flags, by option name (`latencyMs`, as commander gives them), texts or booleans; undefined is not given.
 * Throws an EmulatorInputError that names the flag.
 */
function parseEmulatorOptions(flags) {
    const options = {};
    for (const [flag, value] of Object.entries(flags)) {
        const name = OPTION_NAMES.find((known) => known === flag);
        if (name === undefined) {
            (0,reading/* refuse */.TR)(flagOf(flag), `no such option; there are ${OPTION_NAMES.map(flagOf).join(', ')}`);
        }
        readInto(options, name, value, flagOf(name));
    }
    return options;
}
function readInto(into, name, value, place) {
    if (value !== undefined)
        into[name] = OPTION_DESCRIPTIONS[name].read(value, place);
}


/***/ }),

/***/ 5715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ readObject),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Kf: () => (/* binding */ readChoice),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   Zj: () => (/* binding */ readFailureStatus),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   hc: () => (/* binding */ readSwitch),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
// Strict reading of JSON that a person wrote: the seed, fault plans, admin bodies. Whatever is wrong is told
// with its place in the document, what stands there, and what may stand there.
/** Input that the emulator refuses. `place` is like `organizations[0].cyber_assets[3].name`. */
class EmulatorInputError extends Error {
    name = 'EmulatorInputError';
    place;
    constructor(place, problem) {
        super(`${place}: ${problem}`);
        this.place = place;
    }
}
/** Throws an EmulatorInputError. */
function refuse(place, problem) {
    throw new EmulatorInputError(place, problem);
}
/** What a value is, in words for a message. Never the value of a string: it may be a key. */
function kindOf(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    if (typeof value === 'string')
        return value === '' ? 'an empty string' : 'a string';
    return `${value}`;
}
/** A JSON object: no list, and not null. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** An object that has no field besides those allowed. */
function readObject(value, place, allowed) {
    if (!isObject(value))
        return refuse(place, `must be an object, and is ${kindOf(value)}`);
    for (const field in value) {
        if (!allowed.includes(field)) {
            refuse(place, `has no field ${JSON.stringify(field)}; it may have ${allowed.join(', ')}`);
        }
    }
    return value;
}
/** A list; nothing counts as an empty one. */
function readList(value, place) {
    if (value === undefined)
        return [];
    if (!Array.isArray(value))
        return refuse(place, `must be a list, and is ${kindOf(value)}`);
    return value;
}
/** A string that is not empty. */
function readText(value, place) {
    if (typeof value !== 'string' || value === '') {
        return refuse(place, `must be a string that is not empty, and is ${kindOf(value)}`);
    }
    return value;
}
/** One of a few words. */
function readChoice(value, place, choices) {
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined)
        return chosen;
    const found = typeof value === 'string' ? JSON.stringify(value) : kindOf(value);
    return refuse(place, `must be one of ${choices.join(', ')}, and is ${found}`);
}
/** A whole number within bounds, both included. */
function readCount(value, place, min = 0, max = Number.MAX_SAFE_INTEGER) {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max)
        return value;
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    return refuse(place, `must be a whole number ${bounds}, and is ${kindOf(value)}`);
}
/** The HTTP status of a failure (API section 7.1: any status outside 2xx; redirects would be something else). */
function readFailureStatus(value, place) {
    return readCount(value, place, 400, 599);
}
/** True or false. */
function readSwitch(value, place) {
    if (typeof value === 'boolean')
        return value;
    return refuse(place, `must be true or false, and is ${kindOf(value)}`);
}


/***/ }),

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ASSET_TYPES),
/* harmony export */   n: () => (/* binding */ IdSource)
/* harmony export */ });
// What the emulated service stores (API section 2.2), before any option decides how it is shown.
const ASSET_TYPES = ['hardware', 'software'];
/** Hands out ids: `ca_1`, `ca_2`, …, unique over all organizations, and never one twice, deleted or not. */
class IdSource {
    prefix;
    #claimed = new Set();
    #last = 0;
    constructor(prefix) {
        this.prefix = prefix;
    }
    /** Takes an id that a seed names; false when it is taken. */
    claim(id) {
        if (this.#claimed.has(id))
            return false;
        this.#claimed.add(id);
        return true;
    }
    next() {
        do
            this.#last += 1;
        while (this.#claimed.has(`${this.prefix}${this.#last}`));
        return `${this.prefix}${this.#last}`;
    }
}


/***/ }),

/***/ 5422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parseSeed),
/* harmony export */   y: () => (/* binding */ checkKey)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5715);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
// The seed: the organizations, keys and records that an emulated service starts with, as JSON.
// `parseSeed` checks its shape; references between records are checked where they are resolved, in planting.ts.


/** Checks the shape of a seed and gives it back, typed, uncopied. Throws an EmulatorInputError that says where. */
function parseSeed(value) {
    checkSeed(value);
    return value;
}
function checkSeed(value) {
    const seed = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, 'seed', ['organizations']);
    if (seed.organizations === undefined)
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('seed', 'needs the field organizations');
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(seed.organizations, 'organizations').forEach((organization, index) => {
        checkOrganization(organization, `organizations[${index}]`);
    });
}
const LISTS = {
    facilities: checkPlace('fac_'),
    control_centers: checkPlace('cc_'),
    cyber_systems: checkSystem,
    cyber_assets: checkAsset,
};
function checkOrganization(value, place) {
    const organization = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, place, ['slug', 'keys', ...Object.keys(LISTS)]);
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(organization.slug, `${place}.slug`);
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(organization.keys, `${place}.keys`).forEach((key, index) => {
        checkKey(key, `${place}.keys[${index}]`);
    });
    for (const [field, check] of Object.entries(LISTS)) {
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(organization[field], `${place}.${field}`).forEach((record, index) => {
            check(record, `${place}.${field}[${index}]`);
        });
    }
}
/** A key travels in a header, so it holds visible ASCII alone. */
function checkKey(value, place) {
    const key = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(value, place);
    if (!/^[\x21-\x7e]+$/.test(key))
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(place, 'must hold visible ASCII characters alone: it is sent in a header');
    return key;
}
/** Checks a facility or a control center. */
function checkPlace(prefix) {
    return (value, place) => checkIdAndName((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, place, ['id', 'name']), place, prefix);
}
const SYSTEM_FIELDS = ['id', 'name', 'facility_id', 'facility', 'control_center_id', 'control_center'];
const SYSTEM_PARENTS = SYSTEM_FIELDS.slice(2);
function checkSystem(value, place) {
    const system = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, place, SYSTEM_FIELDS);
    checkIdAndName(system, place, 'cs_');
    const parents = SYSTEM_PARENTS.filter((field) => system[field] !== undefined);
    for (const field of parents)
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(system[field], `${place}.${field}`);
    if (parents.length > 1)
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(place, `has one parent at most, and names ${parents.join(' and ')}`);
}
const ASSET_FIELDS = ['id', 'name', 'cyber_system_id', 'cyber_system', 'asset_type'];
function checkAsset(value, place) {
    const asset = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readObject */ .Ag)(value, place, ASSET_FIELDS);
    checkIdAndName(asset, place, 'ca_');
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readChoice */ .Kf)(asset.asset_type, `${place}.asset_type`, _records_js__WEBPACK_IMPORTED_MODULE_1__/* .ASSET_TYPES */ .D);
    const byId = asset.cyber_system_id !== undefined;
    if (byId === (asset.cyber_system !== undefined)) {
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(place, `needs exactly one of cyber_system_id and cyber_system, and has ${byId ? 'both' : 'neither'}`);
    }
    if (byId)
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(asset.cyber_system_id, `${place}.cyber_system_id`);
    else
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(asset.cyber_system, `${place}.cyber_system`);
}
function checkIdAndName(record, place, prefix) {
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(record.name, `${place}.name`);
    const id = record.id;
    if (id === undefined)
        return;
    if (typeof id !== 'string' || !id.startsWith(prefix) || !/^[\x21-\x7e]+$/.test(id.slice(prefix.length))) {
        const found = typeof id === 'string' ? JSON.stringify(id) : (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(id);
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`${place}.id`, `must be ${prefix} and more visible ASCII characters, and is ${found}`);
    }
}


/***/ }),

/***/ 4342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
// Colours of a terminal: plain ANSI codes, since `styleText` checks its arguments anew for every line of a long plan.
const PLAIN = (text) => text;
function brush(on, off) {
    return (text) => `\u001B[${on}m${text}\u001B[${off}m`;
}
const COLORS = {
    red: brush(31, 39),
    green: brush(32, 39),
    yellow: brush(33, 39),
    cyan: brush(36, 39),
    bold: brush(1, 22),
    dim: brush(2, 22),
};
const NO_COLORS = { red: PLAIN, green: PLAIN, yellow: PLAIN, cyan: PLAIN, bold: PLAIN, dim: PLAIN };
function painter(color) {
    return color ? COLORS : NO_COLORS;
}


/***/ })

};
