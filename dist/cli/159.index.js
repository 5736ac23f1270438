export const id = 159;
export const ids = [159];
export const modules = {

/***/ 6159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cliDemo: () => (/* binding */ cliDemo),
/* harmony export */   cliEmulator: () => (/* binding */ cliEmulator),
/* harmony export */   readSeed: () => (/* binding */ readSeed)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3243);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8490);
/* harmony import */ var _emulator_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7329);
/* harmony import */ var _emulator_seed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5422);
/* harmony import */ var _report_text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5511);
// `emulator`: runs the service on this machine, to try and test without a key. `demo`: shows the main job on it.









/** Serves until a signal ends it. */
async function cliEmulator(flags, cli) {
    const { port, host, seed: seedPath, behavior } = flags;
    const path = typeof seedPath === 'string' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cli.cwd, seedPath) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.packageRoot, 'examples/live.json');
    const { serveEmulator } = await Promise.all(/* import() */[__webpack_require__.e(794), __webpack_require__.e(234)]).then(__webpack_require__.bind(__webpack_require__, 1234));
    const seed = readSeed(path);
    const emulator = await serveEmulator({
        seed,
        options: typeof behavior === 'string' ? readBehavior((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cli.cwd, behavior)) : {},
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
/** null for an error that is not a system error about the address. */
function cannotListen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_8__/* .isSystemError */ .Or)(error))
        return null;
    if (error.code === 'EADDRINUSE') {
        return new _core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--port', 'is in use. Take another one, or 0 for a free one.', { cause: error });
    }
    const problem = `and --port name an address at which nothing can listen (${error.code}).`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--host', problem, { cause: error });
}
/** Reads a seed file. Throws a ConfigurationError. For a seed that does not parse, it says where. */
function readSeed(path) {
    try {
        return (0,_emulator_seed_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSeed */ .d)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : 'it cannot be read';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--seed', `is not a usable seed: ${reason}`, { cause });
    }
}
/** Reads a file of the options in emulator/options.ts. Throws a ConfigurationError. */
function readBehavior(path) {
    try {
        return (0,_emulator_options_js__WEBPACK_IMPORTED_MODULE_5__/* .completeOptions */ .o)((0,js_yaml__WEBPACK_IMPORTED_MODULE_3__/* .load */ .Hh)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) ?? {});
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : 'it cannot be read';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--behavior', `is not a usable behavior: ${reason}`, { cause });
    }
}
function portFrom(text) {
    if (text === undefined)
        return 0;
    const port = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (port <= 65_535)
        return port;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('--port', 'must be a number from 0 to 65535; 0 takes a free one.');
}
/**
 * Runs the main job from beginning to end, with the example inventory. Every command shown is run as shown. Exits with
 * 0 if every step ended as it should.
 */
async function cliDemo(cli, run) {
    const { serveEmulator } = await Promise.all(/* import() */[__webpack_require__.e(794), __webpack_require__.e(234)]).then(__webpack_require__.bind(__webpack_require__, 1234));
    const seed = readSeed((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.packageRoot, 'examples/live.json'));
    const emulator = await serveEmulator({ seed });
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'cip-sync-demo-'));
    const paint = (0,_report_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .painter */ .C2)(cli.terminal.color);
    const announce = (text) => cli.terminal.err(`\n${paint.cyan(paint.bold(`── ${text}`))}\n`);
    const [organization] = seed.organizations;
    const env = { ...cli.env, CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: organization?.keys?.[0] };
    try {
        const stage = { cli: { ...cli, cwd: folder, env }, run, announce, codes: [] };
        return await play(stage, emulator.store);
    }
    finally {
        await emulator.close();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}
async function play(stage, store) {
    const { cli, announce } = stage;
    const examples = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.packageRoot, 'examples');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(examples, 'inventory'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.cwd, 'inventory'), { recursive: true });
    announce('The files are checked, without the service.');
    await demoStep(stage, 0, 'validate');
    announce('What would an apply do? This only reads, with three requests at most.');
    await demoStep(stage, 2, 'plan', '--out', 'plan.json', '--detailed-exitcode');
    announce('Apply exactly that: the saved plan is the approval.');
    await demoStep(stage, 0, 'apply', '--plan', 'plan.json');
    announce('Someone changes an asset in the application, not in the files.');
    changeBehind(stage, store);
    await demoStep(stage, 2, 'drift', '--detailed-exitcode');
    announce('The files still hold what you want: applying them reverts the change.');
    await demoStep(stage, 0, 'apply', '--yes');
    announce('A month later: a rename, a move, a retype, a delete and three new assets.');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(examples, 'edited'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cli.cwd, 'inventory'), { recursive: true });
    await demoStep(stage, 2, 'plan', '--out', 'plan.json', '--detailed-exitcode');
    await demoStep(stage, 0, 'apply', '--plan', 'plan.json');
    announce('Nothing is left to do.');
    await demoStep(stage, 0, 'plan', '--detailed-exitcode');
    const isAsExpected = stage.codes.every((code) => code === 0);
    announce(isAsExpected
        ? 'That was the main job. docs/files.md says how to declare your own inventory.'
        : 'The demo went wrong.');
    return isAsExpected ? 0 : 1;
}
async function demoStep(stage, expected, ...argv) {
    stage.cli.terminal.err(`\n$ cip-sync ${argv.join(' ')}\n`);
    const code = await stage.run(argv, stage.cli);
    stage.codes.push(code === expected ? 0 : 1);
}
/** Changes the type of one asset, as a person in the application would. */
function changeBehind({ cli }, store) {
    const organization = store.organization('cascade-river-power');
    const asset = [...organization.cyberAssets.values()].find(({ name }) => name === 'ems-hist-01');
    if (asset === undefined)
        throw new Error('the example inventory has no ems-hist-01');
    organization.update(asset.id, { asset_type: 'software' });
    cli.terminal.err(`\n(${asset.name} is now software there)\n`);
}


/***/ }),

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ seededRandom),
/* harmony export */   jC: () => (/* binding */ parseFaultPlan),
/* harmony export */   wx: () => (/* binding */ decideFaults)
/* harmony export */ });
/* unused harmony export FAULT_KINDS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5715);
// Injected faults: which request fails and how, by plan or by chance. The same seed gives the same faults, so that a
// failing run can be repeated. The fault is chosen here, in order of arrival; server.ts carries it out.


/** Numbers from 0 up to, not including, 1. */
function seededRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
const FAULT_KINDS = [
    'reset-before', // the connection is reset, and nothing was committed
    'reset-after', // the write is committed, then the connection is reset
    'error-before', // a 5xx, and nothing was committed
    'error-after', // the write is committed, then answered with a 5xx
    'truncated', // committed; the connection ends in the middle of the body
    'half-json', // committed; half the body, sent as if it were the whole
    'not-json', // committed; a page of HTML with the status of a success
    'stall', // the answer never ends until the client goes away
    'slow', // committed; answered late
];
const NO_PROBABILITY = 'must be a number from 0 to 1';
const isServerError = {
    error: ({ input }) => `must be a status from 500 to 599, and is ${input}`,
};
const common = {
    /** For error-before and error-after: 500 to 599, 503 when absent. */
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .failureStatus */ .l1.min(500, isServerError)),
    /** For stall: whether the write is committed first; false when absent. */
    committed: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** For stall: whether the status line and the headers are sent first; false when absent. */
    headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** For slow: the delay of the answer in milliseconds; 1000 when absent. */
    delayMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)()),
    method: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al),
    /** How the path starts. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().startsWith('/', 'must start with /')),
};
/**
 * A fault for requests that match. Each rule counts the requests that match it: the fault starts with the `nth`
 * (default 1) and affects `times` in a row (default: one if `nth` is given, else all).
 */
const faultRule = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FAULT_KINDS),
    nth: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1)),
    times: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP((0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1)),
    ...common,
});
/** A random fault for requests that match. It is any kind except stall, unless `kinds` lists the kinds. */
const faultChance = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** For each request. */
    probability: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(NO_PROBABILITY).min(0, NO_PROBABILITY).max(1, NO_PROBABILITY),
    kinds: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FAULT_KINDS))),
    ...common,
});
/** Reads a plan from JSON: a list of rules, or an object with `probability`. Throws an EmulatorInputError. */
function parseFaultPlan(value, place = 'faults') {
    return Array.isArray(value) ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(faultRule), value, place) : (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(faultChance, value, place);
}
const CHANCE_KINDS = FAULT_KINDS.filter((kind) => kind !== 'stall');
/** Decides the fault of each request, in order of arrival. */
function decideFaults(plan, random) {
    if ('probability' in plan) {
        const kinds = plan.kinds?.length ? plan.kinds : CHANCE_KINDS;
        return (method, path) => {
            if (!matches(plan, method, path) || random() >= plan.probability)
                return null;
            const kind = kinds[Math.floor(random() * kinds.length)];
            return kind === undefined ? null : { ...plan, kind };
        };
    }
    const counted = plan.map((rule) => ({ rule, seen: 0 }));
    return (method, path) => {
        let hit = null;
        for (const entry of counted) {
            if (!matches(entry.rule, method, path))
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
function matches({ method, path = '' }, requested, requestedPath) {
    return (method === undefined || method.toUpperCase() === requested) && requestedPath.startsWith(path);
}


/***/ }),

/***/ 7329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ completeOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7110);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5715);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7141);
// What the API document does not show is an option of the emulator. One schema names the options, with their meaning,
// their values and their defaults: the keys of a file for `--behavior`.




const LONGEST_TIMER = 2_147_483_647;
/** A field that the API document does not name. '' leaves it out. */
const FIELD_RULE = 'must be a field name that the API document does not use';
const fieldName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^([a-z_]\w*)?$/i, FIELD_RULE)
    .refine((name) => !['id', 'name', 'facility_id', 'organization_slug'].includes(name), FIELD_RULE);
const behavior = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Scope in which the name of an asset is unique. */
    uniqueNames: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_records_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_SCOPES */ .Uo).default('organization'),
    /** Statuses of failures. */
    missingKeyStatus: _reading_js__WEBPACK_IMPORTED_MODULE_1__/* .failureStatus */ .l1.default(401),
    invalidKeyStatus: _reading_js__WEBPACK_IMPORTED_MODULE_1__/* .failureStatus */ .l1.default(401),
    invalidBodyStatus: _reading_js__WEBPACK_IMPORTED_MODULE_1__/* .failureStatus */ .l1.default(400),
    takenNameStatus: _reading_js__WEBPACK_IMPORTED_MODULE_1__/* .failureStatus */ .l1.default(409),
    plannedPathStatus: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz([403, 404, 405, 501]).default(404),
    /** `facility_id` of a system without a facility. */
    withoutFacility: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['absent', 'null', 'empty']).default('absent'),
    /** The field of a system that holds its impact rating, and the one that holds the id of its control center. */
    impactRatingField: fieldName.default(''),
    controlCenterField: fieldName.default(''),
    /** Fields added to every record shown. */
    extraFields: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).default({}),
    /** Time before each request is handled. */
    latencyMs: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)().max(LONGEST_TIMER, `must be at most ${LONGEST_TIMER}, the longest timer`).default(0),
    /** How far the list of assets lags behind writes, and how many reads of it do not show a write yet. */
    lagMs: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)().default(0),
    lagReads: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)().default(0),
    /** Requests of an organization in a window; 0 for no limit. */
    rateLimit: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)().default(0),
    rateWindowMs: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1).default(1_000),
    /** How a 429 says when to come again. */
    retryAfter: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['seconds', 'date', 'absent']).default('seconds'),
    /** Injected faults: a list of rules, or a probability (faults.ts). */
    faults: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().default([]),
    /** Seed of the random numbers that faults by chance use. */
    randomSeed: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)().default(1),
});
/** Checks options, and fills in what is not given. Throws an EmulatorInputError that names the option. */
function completeOptions(given) {
    const options = (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)(behavior, given, '', 'the behavior');
    return { ...options, faults: (0,_faults_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFaultPlan */ .jC)(options.faults) };
}


/***/ }),

/***/ 5715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ quotedValue),
/* harmony export */   LX: () => (/* binding */ throwInputError),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   al: () => (/* binding */ nonEmptyText),
/* harmony export */   l1: () => (/* binding */ failureStatus),
/* harmony export */   rD: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
// Strictly reads JSON that a person wrote: the seed, fault plans, options. A schema says what is allowed. Each error
// names its place in the document and the value found there.

/** Input that the emulator refuses. `place` is like `organizations[0].cyber_assets[3].name`. */
class EmulatorInputError extends Error {
    name = 'EmulatorInputError';
}
/** Throws an EmulatorInputError. */
function throwInputError(place, problem) {
    throw new EmulatorInputError(`${place}: ${problem}`);
}
/**
 * The value as the schema reads it, else throws an EmulatorInputError about the first problem. `place` names the value.
 * With '', only places within the value are named, and `root` names the value itself.
 */
function readInput(schema, value, place, root = place) {
    const parsed = schema.safeParse(value, { error: wordProblem });
    if (parsed.success)
        return parsed.data;
    const { path, message } = parsed.error.issues[0];
    const within = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    return throwInputError(`${place}${within}`.replace(/^\./, '') || root, message);
}
const nonEmptyText = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1, { error: ({ input }) => notText(input) });
/** A whole number within bounds, both included. A number is never a key, so messages may repeat it. */
function wholeNumber(min = 0, max = Number.MAX_SAFE_INTEGER) {
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    const error = ({ input }) => `must be a whole number ${bounds}, and is ${quotedValue(input)}`;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr({ error }).min(min, { error }).max(max, { error });
}
/** The HTTP status of a failure (API section 7.1: any status outside 2xx; redirects would be something else). */
const failureStatus = wholeNumber(400, 599);
/** Words a problem. Never repeats a string that may be a key. */
function wordProblem(issue) {
    const { input } = issue;
    switch (issue.code) {
        case 'invalid_type':
            if (issue.expected === 'string')
                return notText(input);
            return `must be ${EXPECTED[issue.expected] ?? issue.expected}, and is ${kindOfValue(input)}`;
        case 'invalid_value':
            return `must be one of ${issue.values.join(', ')}, and is ${quotedValue(input)}`;
        case 'unrecognized_keys': {
            const allowed = issue.inst instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? Object.keys(issue.inst.shape) : [];
            return `has no field ${JSON.stringify(issue.keys[0])}; it may have ${allowed.join(', ')}`;
        }
        default:
            return undefined;
    }
}
const EXPECTED = {
    object: 'an object',
    record: 'an object',
    array: 'a list',
    boolean: 'true or false',
};
function notText(value) {
    return `must be a string that is not empty, and is ${kindOfValue(value)}`;
}
/** The kind of a value, in words for a message. */
function kindOfValue(value) {
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
/** The same with the string itself, if it cannot be a key. */
function quotedValue(value) {
    return typeof value === 'string' ? JSON.stringify(value) : kindOfValue(value);
}


/***/ }),

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ ASSET_TYPES),
/* harmony export */   SJ: () => (/* binding */ NameIndex),
/* harmony export */   Uo: () => (/* binding */ NAME_SCOPES),
/* harmony export */   nZ: () => (/* binding */ IdSource),
/* harmony export */   oW: () => (/* binding */ IMPACT_RATINGS)
/* harmony export */ });
// The records of the emulated service (API section 2.2), before options decide how they are shown.
const ASSET_TYPES = ['hardware', 'software'];
const IMPACT_RATINGS = ['High', 'Medium', 'Low'];
/** Hands out ids: `ca_1`, `ca_2`, …, unique over all organizations. No id is reused, not even after a delete. */
class IdSource {
    prefix;
    #claimed = new Set();
    #last = 0;
    constructor(prefix) {
        this.prefix = prefix;
    }
    /** Reserves an id that a seed names. False if it is taken. */
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
// Whether a name of a cyber asset is taken. The API calls the name unique but does not say in which scope (API section
// 2.2), so the scope is an option. The check uses an index, never a scan.
const NAME_SCOPES = ['none', 'system', 'organization', 'organization-case-insensitive'];
/**
 * The names in use in one organization. It counts each name, because a seed may hold a name twice: live assets may be
 * older than the rule. Such assets can still be changed as long as their name stays the same.
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

/***/ 5422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ loadSeed),
/* harmony export */   d: () => (/* binding */ parseSeed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5715);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);
// The seed: the organizations, keys and records that an emulated service starts with, as JSON. `parseSeed` checks its
// shape. `loadSeed` resolves and checks references between records.



/** A key is sent in a header, so it has only visible ASCII characters. */
const apiKey = _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.regex(/^[\x21-\x7e]+$/, 'must hold only visible ASCII characters: it is sent in a header');
function idSchema(prefix) {
    const pattern = new RegExp(`^${prefix}[\\x21-\\x7e]+$`);
    const error = ({ input }) => `must be ${prefix} and more visible ASCII characters, and is ${(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedValue */ .A0)(input)}`;
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error }).regex(pattern, { error }).optional();
}
/** A facility or a control center. Without an id it gets one: `fac_1`, `cc_1`. */
function placeSchema(prefix) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: idSchema(prefix), name: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al });
}
/** Its parent is at most one of facility and control center, each by id or by name. */
const system = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: idSchema('cs_'),
    name: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al,
    facility_id: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.optional(),
    facility: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.optional(),
    control_center_id: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.optional(),
    control_center: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.optional(),
    impact_rating: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_records_js__WEBPACK_IMPORTED_MODULE_2__/* .IMPACT_RATINGS */ .oW).optional(),
})
    .superRefine((system, context) => {
    const parents = PARENTS.filter((field) => system[field] !== undefined);
    if (parents.length > 1)
        context.addIssue(`has one parent at most, and names ${parents.join(' and ')}`);
});
const PARENTS = ['facility_id', 'facility', 'control_center_id', 'control_center'];
/** Its system is named by id or by name, exactly one of the two. */
const asset = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: idSchema('ca_'),
    name: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al,
    cyber_system_id: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.optional(),
    cyber_system: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al.optional(),
    asset_type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_records_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_TYPES */ .Dd),
})
    .superRefine(({ cyber_system_id, cyber_system }, context) => {
    if ((cyber_system_id === undefined) !== (cyber_system === undefined))
        return;
    const has = cyber_system === undefined ? 'neither' : 'both';
    context.addIssue(`needs exactly one of cyber_system_id and cyber_system, and has ${has}`);
});
const organization = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    slug: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al,
    /** All keys are valid (API section 5.5). */
    keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(apiKey).optional(),
    facilities: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(placeSchema('fac_')).optional(),
    control_centers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(placeSchema('cc_')).optional(),
    cyber_systems: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(system).optional(),
    cyber_assets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(asset).optional(),
});
const seedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ organizations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(organization) });
/** Checks the shape of a seed and returns it with its type. Throws an EmulatorInputError that says where. */
function parseSeed(value) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('organizations' in value)) {
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)('seed', 'needs the field organizations');
    }
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(seedSchema, value, '', 'seed');
}
// Turns a seed into records: assigns missing ids, and finds the parents that records name.
/** Loads a seed. Ids in the seed are reserved first, in all organizations, so that none is assigned twice. */
function loadSeed(seed) {
    const ids = {
        facilities: new _records_js__WEBPACK_IMPORTED_MODULE_2__/* .IdSource */ .nZ('fac_'),
        controlCenters: new _records_js__WEBPACK_IMPORTED_MODULE_2__/* .IdSource */ .nZ('cc_'),
        cyberSystems: new _records_js__WEBPACK_IMPORTED_MODULE_2__/* .IdSource */ .nZ('cs_'),
        cyberAssets: new _records_js__WEBPACK_IMPORTED_MODULE_2__/* .IdSource */ .nZ('ca_'),
    };
    checkSlugsAndKeys(seed);
    seed.organizations.forEach((organization, index) => {
        const place = `organizations[${index}]`;
        claimAll(ids.facilities, organization.facilities, `${place}.facilities`);
        claimAll(ids.controlCenters, organization.control_centers, `${place}.control_centers`);
        claimAll(ids.cyberSystems, organization.cyber_systems, `${place}.cyber_systems`);
        claimAll(ids.cyberAssets, organization.cyber_assets, `${place}.cyber_assets`);
    });
    const organizations = seed.organizations.map((o, index) => plantOrganization(o, ids, `organizations[${index}]`));
    // New ids continue after those of the seed.
    return { organizations, assetIds: ids.cyberAssets };
}
/** A slug names one organization, and a key is bound to exactly one (API section 5.2). */
function checkSlugsAndKeys(seed) {
    const slugs = new Set();
    const holders = new Map();
    seed.organizations.forEach(({ slug, keys = [] }, index) => {
        const place = `organizations[${index}]`;
        if (slugs.has(slug))
            (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(`${place}.slug`, `another organization is called ${JSON.stringify(slug)}`);
        slugs.add(slug);
        keys.forEach((key, nth) => {
            const holder = holders.get(key);
            if (holder !== undefined)
                (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(`${place}.keys[${nth}]`, `the same key is listed for ${holder} already`);
            holders.set(key, slug);
        });
    });
}
function claimAll(ids, records, place) {
    records?.forEach(({ id }, index) => {
        if (id !== undefined && !ids.claim(id))
            (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(`${place}[${index}].id`, `another record has the id ${id}`);
    });
}
function plantOrganization(seed, ids, place) {
    const slug = seed.slug;
    const facilities = plantPlaces(seed.facilities, ids.facilities, slug);
    const controlCenters = plantPlaces(seed.control_centers, ids.controlCenters, slug);
    const facilityOf = finder('facility', 'facilities', facilities);
    const controlCenterOf = finder('control_center', 'control centers', controlCenters);
    const cyberSystems = (seed.cyber_systems ?? []).map((system, index) => {
        const at = `${place}.cyber_systems[${index}]`;
        return {
            id: system.id ?? ids.cyberSystems.next(),
            name: system.name,
            facility_id: facilityOf(system.facility_id, system.facility, at),
            control_center_id: controlCenterOf(system.control_center_id, system.control_center, at),
            impact_rating: system.impact_rating ?? null,
            organization_slug: slug,
        };
    });
    const systemOf = finder('cyber_system', 'cyber systems', cyberSystems);
    const cyberAssets = (seed.cyber_assets ?? []).map((asset, index) => {
        const at = `${place}.cyber_assets[${index}]`;
        const system = systemOf(asset.cyber_system_id, asset.cyber_system, at);
        return {
            id: asset.id ?? ids.cyberAssets.next(),
            name: asset.name,
            cyber_system_id: system ?? (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(at, 'needs cyber_system_id or cyber_system'),
            asset_type: asset.asset_type,
            organization_slug: slug,
        };
    });
    return { slug, keys: seed.keys ?? [], facilities, controlCenters, cyberSystems, cyberAssets };
}
function plantPlaces(places, ids, slug) {
    return (places ?? []).map(({ id, name }) => ({ id: id ?? ids.next(), name, organization_slug: slug }));
}
/** Returns what finds the id of a parent that a record names by id or by name. */
function finder(field, plural, records) {
    const ids = new Set(records.map(({ id }) => id));
    const byName = new Map();
    for (const { id, name } of records)
        byName.set(name, [...(byName.get(name) ?? []), id]);
    return (id, name, place) => {
        if (id !== undefined) {
            if (ids.has(id))
                return id;
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(`${place}.${field}_id`, `this organization has no ${JSON.stringify(id)}`);
        }
        if (name === undefined)
            return null;
        const [only, ...others] = byName.get(name) ?? [];
        const quoted = JSON.stringify(name);
        if (only === undefined) {
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(`${place}.${field}`, `none of the ${plural} of this organization is called ${quoted}`);
        }
        if (others.length === 0)
            return only;
        const named = [only, ...others].join(', ');
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .throwInputError */ .LX)(`${place}.${field}`, `${quoted} names several: ${named}; use ${field}_id`);
    };
}


/***/ })

};
