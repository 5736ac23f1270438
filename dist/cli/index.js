#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 6848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
/* harmony import */ var _commands_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6176);
/* harmony import */ var _commands_cli_usual_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8817);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3411);
// The command line: hands the process to the commands. One of the two composition roots. What only some commands
// need, modules of Node and streams of the process among them, is loaded or opened when it is used.






const isWindows = process.platform === 'win32';
// There a program in the working directory would go before git itself, and files of a pull request stand there.
if (isWindows)
    process.env.NoDefaultCurrentDirectoryInExePath = '1';
// A stream takes a tenth of a short run to open, and only a device can be a terminal. Windows has other names for one.
const isTerminal = (isWindows || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(2).isCharacterDevice()) && process.stderr.isTTY === true;
const terminal = {
    out: (text) => write(process.stdout, text),
    // A console of Windows takes bytes for those of an old code page: its stream knows better.
    err: (text) => (isWindows && isTerminal ? write(process.stderr, text) : writeNow(Buffer.from(text))),
    color: (0,_commands_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .wantsColor */ .zK)(process.env, isTerminal),
    canRedraw: isTerminal && process.env.TERM !== 'dumb',
    width: isTerminal ? process.stderr.columns : 120,
    get ask() {
        return isTerminal && process.stdin.isTTY === true ? ask : null;
    },
};
/** To standard error at once; from the first time that it does not take all, by its stream. */
function writeNow(bytes) {
    let written = 0;
    try {
        while (!isBusy && written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(2, bytes, written);
    }
    catch {
        isBusy = true;
    }
    if (written < bytes.length)
        write(process.stderr, bytes.subarray(written));
}
let isBusy = false;
const guarded = new WeakSet();
/**
 * A reader that has seen enough, such as head, closes the pipe: nothing is wrong then. What cannot be printed, for a full
 * disk, fails the command. An apply goes on in either case.
 */
function write(stream, text) {
    if (!guarded.has(stream)) {
        guarded.add(stream);
        stream.on('error', ({ code }) => {
            if (code === 'EPIPE' || unprintable !== null)
                return;
            unprintable = code ?? 'unknown';
            process.exitCode = 1;
            if (stream !== process.stderr)
                terminal.err(`error: standard output cannot be written (${unprintable}).\n`);
        });
    }
    stream.write(text);
}
/** Why something could not be printed; null while all could. */
let unprintable = null;
async function ask(question, stop) {
    const { createInterface } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6848, 19));
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
        return await lines.question(question, { ...(stop && { signal: stop }) });
    }
    finally {
        lines.close();
    }
}
const host = {
    cwd: process.cwd(),
    env: process.env,
    clock: {
        now: () => Date.now(),
        sleep: async (ms, signal) => {
            const { setTimeout } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8500, 19));
            await setTimeout(ms, undefined, { signal }).catch(() => undefined);
        },
    },
    random: Math.random,
    version: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x,
    terminal,
    packageRoot: packageRoot((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)),
    gitIn: (cwd, stop) => async (args, input) => {
        const { gitProcess } = await __nccwpck_require__.e(/* import() */ 701).then(__nccwpck_require__.bind(__nccwpck_require__, 701));
        return gitProcess({ cwd, stop, env: process.env })(args, input);
    },
    onSignal: (listener) => {
        process.on('SIGINT', listener).on('SIGTERM', listener).on('SIGHUP', listener);
        return () => void process.off('SIGINT', listener).off('SIGTERM', listener).off('SIGHUP', listener);
    },
};
/** The nearest folder above that holds action.yml: the same from source and from the bundle. */
function packageRoot(from) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'action.yml')) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder)
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder;
}
async function main(argv) {
    const usual = (0,_commands_cli_usual_js__WEBPACK_IMPORTED_MODULE_4__/* .readUsual */ .j7)(argv);
    if (usual !== null)
        return (0,_commands_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .perform */ .y9)(usual.load, usual.flags, host);
    try {
        const { makeProgram } = await Promise.all(/* import() */[__nccwpck_require__.e(7375), __nccwpck_require__.e(4587)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4587));
        return await makeProgram(host).run(argv);
    }
    catch (error) {
        const { tellFailure } = await __nccwpck_require__.e(/* import() */ 5231).then(__nccwpck_require__.bind(__nccwpck_require__, 5231));
        terminal.err(tellFailure(error, 'full'));
        return 1;
    }
}
// Never process.exit: what was written to a pipe may still be on its way.
const code = await main(process.argv.slice(2));
process.exitCode = unprintable === null ? code : 1;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ openCli),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   lI: () => (/* binding */ WRITES),
/* harmony export */   pI: () => (/* binding */ WRITES_FILES),
/* harmony export */   xQ: () => (/* binding */ camelCase),
/* harmony export */   y9: () => (/* binding */ perform),
/* harmony export */   yT: () => (/* binding */ READS),
/* harmony export */   zK: () => (/* binding */ wantsColor)
/* harmony export */ });
/* unused harmony export progressOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9574);
/* harmony import */ var _service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3278);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1405);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2153);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2747);
// The plain part of a command line: its terminal, and the settings that its flags and the environment make. Loaded by every
// command, so it loads nothing that only some need.








/** `NO_COLOR` (any value) and `FORCE_COLOR` (0 or false for none) before what the stream is. */
function wantsColor(env, isTerminal) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return isTerminal && env.TERM !== 'dumb';
}
/** A signal ends the process at once. */
const FILES = { service: false, graceMs: null };
const WRITES_FILES = { service: false, graceMs: 0 };
const READS = { service: true, graceMs: 0 };
const WRITES = { service: true, graceMs: _context_js__WEBPACK_IMPORTED_MODULE_5__/* .GRACE_MS */ .g3 };
/** Opens a run as the flags ask for it. Throws a ConfigurationError for an input that cannot be used. */
async function openCli(flags, cli, needs, run) {
    const { cwd } = inFolder(flags, cli);
    const { terminal } = cli;
    const settings = settingsFrom(flags, cli.env, cwd);
    const { timeoutMs } = settings;
    if (needs.service)
        requireBaseUrl(settings);
    const apiKey = needs.service ? apiKeyFrom(cli.env) : null;
    const opening = {
        ...{ host: cli, settings, graceMs: needs.graceMs },
        checkout: ({ stop }) => ({ cwd, folder: '', head: _inventory_load_js__WEBPACK_IMPORTED_MODULE_3__/* .WORKING_TREE */ .Pz, git: cli.gitIn(cwd, stop) }),
        openProgress: () => progressOf(flags, cli),
        tellRequest: flags.verbose === true ? terminal.err : null,
        apiKey: apiKey === null ? null : () => apiKey,
        onStopped: (error, afterMs) => {
            if (timeoutMs > 0 && afterMs >= timeoutMs)
                terminal.err(`--timeout ended the run, after ${timeoutMs / 1000} s.\n`);
            throw error;
        },
    };
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .Iy)(opening, (context) => run({ ...context, flags, terminal }));
}
/** The same host, in the folder that the flags name. Throws a ConfigurationError for what is no folder. */
function inFolder(flags, cli) {
    if (typeof flags.workingDirectory !== 'string')
        return cli;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cli.cwd, flags.workingDirectory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() === true)
        return { ...cli, cwd };
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--working-directory', 'is not a folder. Check its spelling.');
}
/** Settings from flags, with the URL from the environment where no flag gives it. Throws ConfigurationError. */
function settingsFrom(flags, env, cwd) {
    const get = (name) => {
        const flag = flags[camelCase(name)];
        if (typeof flag === 'string')
            return flag;
        return name === 'base-url' ? env.CIP_SYNC_BASE_URL : undefined;
    };
    const settings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettings */ .sb)(get, { autoDetail: 'full', evidenceDir: '.cip-sync' });
    // A variable of a script that is not set must not take away what its flag was to ask for.
    for (const name of ['organization', 'base', 'plan', 'out', 'ledger']) {
        const flag = flags[name];
        if (typeof flag !== 'string' || flag.trim() !== '')
            continue;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(`--${name}`, 'is empty. Give it a value, or leave the flag out.');
    }
    if (flags.only !== undefined && settings.only.length === 0) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('only', 'is empty. Name a system or a file; without the flag the plan is of all.');
    }
    const baseUrlFrom = flags.baseUrl === undefined ? 'CIP_SYNC_BASE_URL' : '--base-url';
    return { ...settings, baseUrlFrom, evidenceDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, settings.evidenceDir) };
}
/** Checked before the connection is: its own words cannot know where the command line takes the URL from. */
function requireBaseUrl({ baseUrl }) {
    if (baseUrl === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--base-url', 'is not given, nor is CIP_SYNC_BASE_URL set. Set one to the URL of the service.');
    }
}
/** The key is read from the environment alone: a command line is seen by every process of the machine. */
function apiKeyFrom(env) {
    const key = env.CIP_SYNC_API_KEY ?? '';
    if (key.trim() === '') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('CIP_SYNC_API_KEY', 'is not set. Put the API key into this environment variable.');
    }
    return (0,_service_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .checkApiKey */ .Sq)(key);
}
/** An input that cannot be used, by the flag or the variable that gave it; any other error as it is. */
function asGiven(error, flags) {
    if (!(error instanceof _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1))
        return error;
    const { input } = error;
    if (input === 'api-key')
        return error.of('CIP_SYNC_API_KEY');
    if (input === 'base-url' && flags.baseUrl === undefined)
        return error.of('CIP_SYNC_BASE_URL');
    return Object.hasOwn(_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc, input) || input === 'base' ? error.of(`--${input}`) : error;
}
/** The name of a flag among `Flags`. */
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
/** None beside machine output. Lines that stay, as those of --verbose, would break up what is redrawn. */
function progressOf(flags, { terminal, clock }) {
    const isForMachines = flags.json === true || flags.markdown === true || flags.format !== undefined;
    if (isForMachines)
        return _progress_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_PROGRESS */ .c;
    const canRedraw = terminal.canRedraw && flags.verbose !== true;
    return (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)({ write: terminal.err, canRedraw, now: () => clock.now() });
}
/** Resolves to the exit code. A failure is told as far as the flags of the command let names be shown. */
async function perform(load, flags, cli) {
    try {
        return await (await load())(flags, cli);
    }
    catch (error) {
        const { tellFailure } = await __nccwpck_require__.e(/* import() */ 5231).then(__nccwpck_require__.bind(__nccwpck_require__, 5231));
        cli.terminal.err(tellFailure(asGiven(error, flags), flags.detail === 'counts' ? 'counts' : 'full'));
        return 1;
    }
}


/***/ }),

/***/ 8817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ isRepeated),
/* harmony export */   VY: () => (/* binding */ USUAL),
/* harmony export */   _v: () => (/* binding */ flagsBeside),
/* harmony export */   cG: () => (/* binding */ addLine),
/* harmony export */   j7: () => (/* binding */ readUsual),
/* harmony export */   ne: () => (/* binding */ IN_FOLDER)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2153);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6374);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6176);



/** `name` tells several steps on GitHub apart. */
const ALL_INPUTS = Object.keys(_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc).filter((name) => name !== 'name');
const USUAL = {
    validate: {
        description: 'Checks the files, without the service.',
        load: async () => _validate_js__WEBPACK_IMPORTED_MODULE_1__/* .cliValidate */ .R,
        inputs: ['path', 'unique-names', 'detail'],
        flags: {
            '--json': 'Prints the findings as JSON on standard output.',
            '--out <file>': 'Writes what machines read to a file in place of standard output.',
        },
        example: 'validate --path inventory/alpha.yml',
    },
    plan: {
        description: 'Shows what apply would do. Reads only.',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3666), __nccwpck_require__.e(8010), __nccwpck_require__.e(4622), __nccwpck_require__.e(3795)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3795))).cliPlan,
        inputs: ALL_INPUTS,
        flags: {
            '--base <ref>': 'Git commit that the files are compared with: what it already asked for counts as drift.',
            '--json': 'Prints the plan as JSON on standard output.',
            '--markdown': 'Prints the plan as Markdown on standard output.',
            '--out <file>': 'Saves the plan, for apply --plan.',
            '--detailed-exitcode': 'Exits with 2 when there are changes.',
        },
        example: 'plan --base origin/main --out plan.json --detailed-exitcode',
    },
    apply: {
        description: 'Plans again and executes what is approved.',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3666), __nccwpck_require__.e(8010), __nccwpck_require__.e(4622), __nccwpck_require__.e(5952), __nccwpck_require__.e(9671), __nccwpck_require__.e(3795), __nccwpck_require__.e(1400)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1400))).cliApply,
        inputs: ALL_INPUTS,
        flags: {
            '--base <ref>': 'Git commit that the files are compared with, as in plan.',
            '--plan <file>': 'Saved plan: executes its changes and no others.',
            '--yes': 'Executes whatever the plan is: approval none.',
            '--json': 'Prints the evidence as JSON on standard output.',
        },
        example: 'plan --out plan.json && cip-sync apply --plan plan.json',
    },
    drift: {
        description: 'Shows where the service differs from the files. Reads only.',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3666), __nccwpck_require__.e(8010), __nccwpck_require__.e(4622), __nccwpck_require__.e(3795)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3795))).cliDrift,
        inputs: ALL_INPUTS,
        flags: {
            '--json': 'Prints the plan as JSON on standard output.',
            '--markdown': 'Prints the plan as Markdown on standard output.',
            '--out <file>': 'Saves the plan.',
            '--detailed-exitcode': 'Exits with 2 when something drifted.',
        },
        example: 'drift --detailed-exitcode',
    },
};
const IN_FOLDER = ['--working-directory <dir>', 'Folder to work in, in place of the current one.'];
/** What every command takes that takes these inputs. */
function flagsBeside(inputs) {
    return {
        // Whoever takes the URL of the service speaks with it.
        ...(inputs.includes('base-url') && { '--verbose': 'Tells of each request to the service, in a line.' }),
        [IN_FOLDER[0]]: IN_FOLDER[1],
    };
}
/** Inputs of several lines: each flag gives one. */
function isRepeated(input) {
    return input === 'path' || input === 'only';
}
/** Given more than once, a flag adds a line. */
function addLine(value, before) {
    return before === undefined ? value : `${before}\n${value}`;
}
function isUsual(command) {
    return Object.hasOwn(USUAL, command);
}
/** What the parser of the command line would read; null for any line with more than known flags and plain values. */
function readUsual([command = '', ...rest]) {
    if (!isUsual(command))
        return null;
    const { load, inputs, flags: own } = USUAL[command];
    const takesValue = new Map(inputs.map((input) => [`--${input}`, true]));
    for (const shown of Object.keys({ ...own, ...flagsBeside(inputs) })) {
        const [flag = '', value] = shown.split(' ');
        takesValue.set(flag, value !== undefined);
    }
    const flags = {};
    for (let at = 0; at < rest.length; at++) {
        const [flag = '', ...beside] = rest[at].split('=');
        const name = (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .camelCase */ .xQ)(flag.slice(2));
        if (takesValue.get(flag) === false && beside.length === 0) {
            flags[name] = true;
            continue;
        }
        const value = beside.length > 0 ? beside.join('=') : rest[++at];
        if (takesValue.get(flag) !== true || value === undefined || value === '' || value.startsWith('-'))
            return null;
        const before = flags[name];
        flags[name] = isRepeated(flag.slice(2)) && typeof before === 'string' ? addLine(value, before) : value;
    }
    return { load, flags };
}


/***/ }),

/***/ 1405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   N: () => (/* binding */ askingGitHub),
/* harmony export */   g3: () => (/* binding */ GRACE_MS)
/* harmony export */ });
/* unused harmony exports watchShutdown, pause, AttemptCount */
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7206);
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7751);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2747);
// What a run needs from outside: one type, opened by one function for the action and the command line, and handed down
// as it is. Loaded by every command, so that it loads the client of the service only when there is one.



/** Opens what a run needs, and closes it whichever way the run ends. */
async function openRun(opening, run) {
    const { host, settings, graceMs, tellRequest } = opening;
    const { timeoutMs } = settings;
    const shutdown = watchShutdown({ timeoutMs, graceMs, onSignal: host.onSignal });
    const startedAt = host.clock.now();
    let progress = _progress_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PROGRESS */ .c;
    try {
        const checkout = await opening.checkout(shutdown);
        progress = opening.openProgress();
        const fresh = { startedAt, shutdown, progress, attempts: new AttemptCount() };
        const offline = { ...checkout, ...fresh, host, settings, connection: WITHOUT_SERVICE, github: null, ledger: null };
        if (opening.apiKey === null)
            return await run(offline);
        const connection = await connectWith(offline, await opening.apiKey(offline), tellRequest);
        return await run({ ...offline, connection }).finally(() => connection.close());
    }
    catch (error) {
        if (!shutdown.stop.aborted)
            throw error;
        const { isInterruption } = await __nccwpck_require__.e(/* import() */ 5231).then(__nccwpck_require__.bind(__nccwpck_require__, 5231));
        if (!isInterruption(error))
            throw error;
        return opening.onStopped(error, host.clock.now() - startedAt);
    }
    finally {
        progress.end();
        shutdown.end();
    }
}
async function connectWith({ host, settings, shutdown, attempts, progress }, apiKey, tellRequest) {
    const { env, clock, random, version } = host;
    const { baseUrl, baseUrlFrom, concurrency, requestTimeoutMs, detail } = settings;
    const { connect } = await __nccwpck_require__.e(/* import() */ 7071).then(__nccwpck_require__.bind(__nccwpck_require__, 7071));
    return connect({
        ...{ baseUrl, baseUrlFrom, apiKey, concurrency, requestTimeoutMs, env, clock, random, version },
        signal: shutdown.stop,
        hardSignal: shutdown.cut,
        onAttempt: (attempt) => {
            attempts.count(attempt);
            tellRequest?.(`${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .requestLine */ .uA)(attempt, detail)}\n`);
        },
        onReceived: progress.received,
    });
}
const WITHOUT_SERVICE = {
    get reader() {
        throw new Error('this run speaks with no service');
    },
    writer: () => {
        throw new Error('this run speaks with no service');
    },
    close: async () => { },
};
// When a run has to end: on a signal, or when its time is up. First nothing new starts; then what is in flight is cut;
// then nothing more is told.
/** In-flight writes may finish within this, so that their answers are not lost (design section 7, Stopping). */
const GRACE_MS = 7000;
/** How the run ended may still be told for so long: a runner kills what it cancelled ten seconds after the signal. */
const CLOSING_MS = 2500;
function watchShutdown({ timeoutMs, graceMs, onSignal, setTimer = processTimer }) {
    const stop = new AbortController();
    const cut = new AbortController();
    const close = new AbortController();
    const cancels = [];
    const cutNow = () => {
        if (!cut.signal.aborted)
            cancels.push(setTimer(CLOSING_MS, () => close.abort()));
        cut.abort();
    };
    const stopNow = () => {
        // A second signal is impatience: it cuts at once.
        if (stop.signal.aborted || !graceMs)
            cutNow();
        else
            cancels.push(setTimer(graceMs, cutNow));
        stop.abort();
    };
    if (timeoutMs > 0)
        cancels.push(setTimer(timeoutMs, stopNow));
    const unlisten = graceMs === null ? () => { } : onSignal(stopNow);
    const end = () => {
        unlisten();
        for (const cancel of cancels)
            cancel();
    };
    return { stop: stop.signal, cut: cut.signal, close: close.signal, halt: stopNow, end };
}
function processTimer(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
}
/** Where GitHub is asked, and as whom. */
function askingGitHub({ env, clock, random, version }, token) {
    const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
    return { apiUrl, token, clock, random, userAgent: `${_core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_NAME */ .lH}/${version}` };
}
/** Waits so many milliseconds; rejects at once when the run is to stop, so that it ends by telling so. */
async function pause({ host, shutdown }, ms) {
    await host.clock.sleep(ms, shutdown.stop);
    shutdown.stop.throwIfAborted();
}
/** Counts the write requests that went out, the client's own retries included, for the evidence. */
class AttemptCount {
    #byPath = new Map();
    count({ method, path }) {
        if (method === 'GET' || method === 'POST')
            return;
        const key = `${method} ${path}`;
        this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
    }
    /** A POST is repeated by the create protocol alone, which counts for itself. */
    of({ change, writes }) {
        if (change.action === 'create')
            return writes;
        const method = change.action === 'update' ? 'PATCH' : 'DELETE';
        return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
    }
}


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* unused harmony export ACTION_INPUTS */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);

const INPUTS = {
    path: {
        default: 'inventory',
        description: 'Inventory files: a folder (read recursively for *.yml and *.yaml), files or globs, one a line.',
    },
    only: {
        default: '',
        description: 'A part of the plan: cyber systems by name, id, SITE/SYSTEM or file, one a line. All is read and matched; the rest of the changes is left out. On GitHub for a run that is dispatched.',
    },
    'base-url': {
        default: '',
        description: 'URL of the compliance inventory service. https, unless it is this machine.',
    },
    organization: {
        default: '',
        description: 'Slug of the organization that the API key must belong to. Another one stops the run.',
    },
    name: { default: '', description: 'Tells several organizations in one repository apart, in comments and checks.' },
    approval: {
        default: 'plan',
        description: 'What apply may execute: plan (what a merged pull request showed), review (and a review approved), none (everything).',
    },
    approve: { default: '', description: 'Digest of a plan. Apply executes it, if it is still the plan.' },
    drift: { default: 'report', description: 'Changes that no file asked for: report or apply.' },
    'unique-names': { default: 'system', description: 'Where asset names must be unique: system or organization.' },
    'max-deletes': { default: '25', description: 'Most deletes in one apply. 0 means none at all.' },
    'max-delete-percent': {
        default: '30',
        description: 'Most deletes, as a percentage of the live assets in managed systems (3 are always allowed). 0 means none at all.',
    },
    concurrency: { default: '16', description: 'Most requests to the service at once.' },
    'request-timeout': {
        default: '30',
        description: 'Seconds for one request, from its start to the end of its answer.',
    },
    timeout: { default: '0', description: 'Seconds for the whole run. 0 means no limit.' },
    detail: {
        default: 'auto',
        description: 'Whether logs and comments show names: full, counts, or auto (counts on public repositories).',
    },
    'impact-rating-field': {
        default: '',
        description: 'Field of a cyber system that holds its impact rating, to be shown beside its name.',
    },
    'control-center-field': {
        default: '',
        description: 'Field of a cyber system that holds its control center, which then stands before its name.',
    },
    'evidence-dir': { default: '', description: 'Folder for the journal and the evidence of an apply.' },
    ledger: {
        default: '',
        description: 'Where applies and looks are recorded for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH).',
    },
    reviews: { default: 'reviews', description: 'Folder of the reviews of the list, which pull requests bring in.' },
    'review-approvers': {
        default: '',
        description: 'Logins, one a line, whose approval of a review the ledger tells as that of a review approver.',
    },
};
/** Inputs of the action alone. */
const ACTION_INPUTS = {
    command: {
        default: 'auto',
        description: 'What to do: auto (what the event asks for), validate, plan, apply, drift or doctor.',
    },
    'api-key': {
        default: '',
        description: 'API key of the organization, from a secret. Without it the files are only validated.',
    },
    'github-token': {
        default: `\${{ github.token }}`,
        description: 'Token for comments and checks, with the permissions of the job.',
    },
    'doctor-token': {
        default: '',
        description: 'Token that doctor reads the settings of the repository with; github-token where there is none.',
    },
    comment: { default: 'true', description: 'Whether to comment on pull requests.' },
    'signing-key': {
        default: '',
        description: 'Secret that signs the records of plans. With it, unsigned records do not count.',
    },
    'ledger-token': {
        default: `\${{ github.token }}`,
        description: 'Token that may push to the ledger.',
    },
    'ledger-key': {
        default: '',
        description: 'Ed25519 private key (PKCS#8 or OpenSSH) that signs the commits of the ledger.',
    },
    'fail-on-drift': { default: 'false', description: 'Whether drift fails the run.' },
    'working-directory': { default: '', description: 'Folder to work in, relative to the workspace.' },
};
/** Reads and checks all inputs. Throws a ConfigurationError that names the input and what it accepts. */
function readSettings(get, surface) {
    const read = (name) => {
        const text = get(name)?.trim() ?? '';
        return text === '' ? INPUTS[name].default : text;
    };
    const detail = choice('detail', read('detail'), ['full', 'counts', 'auto']);
    return {
        paths: read('path').split('\n'),
        only: read('only')
            .split('\n')
            .flatMap((line) => line.trim() || []),
        baseUrl: read('base-url'),
        baseUrlFrom: 'base-url',
        organization: read('organization'),
        approval: choice('approval', read('approval'), ['none', 'plan', 'review']),
        approve: read('approve'),
        drift: choice('drift', read('drift'), ['report', 'apply']),
        uniqueNames: choice('unique-names', read('unique-names'), ['system', 'organization']),
        maxDeletes: wholeNumber('max-deletes', read('max-deletes'), { least: 0 }),
        maxDeletePercent: wholeNumber('max-delete-percent', read('max-delete-percent'), { least: 0, most: 100 }),
        concurrency: wholeNumber('concurrency', read('concurrency'), { least: 1, most: 256 }),
        requestTimeoutMs: seconds('request-timeout', read('request-timeout'), 0.001),
        timeoutMs: seconds('timeout', read('timeout'), 0),
        detail: detail === 'auto' ? surface.autoDetail : detail,
        impactRatingField: read('impact-rating-field'),
        controlCenterField: read('control-center-field'),
        evidenceDir: read('evidence-dir') || surface.evidenceDir,
        ledger: read('ledger'),
        reviews: read('reviews'),
        reviewApprovers: read('review-approvers')
            .split(/[\s,]+/)
            .filter((login) => login !== ''),
    };
}
function choice(name, text, allowed) {
    const value = allowed.find((one) => one === text);
    if (value !== undefined)
        return value;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(name, `must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.`);
}
function wholeNumber(name, text, bounds) {
    const { least, most = Number.MAX_SAFE_INTEGER } = bounds;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most)
        return value;
    const range = bounds.most === undefined ? `of ${least} or more` : `from ${least} to ${most}`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(name, `must be a whole number ${range}.`);
}
/** Longest delay that timers take: 2^31 - 1 ms. */
const MOST_SECONDS = 2_147_483;
function seconds(name, text, least) {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    // However little is asked for is not 0, which asks for no limit.
    if (value >= least && value <= MOST_SECONDS)
        return value > 0 ? Math.max(1, Math.round(value * 1000)) : 0;
    const range = `${least > 0 ? 'above 0 and ' : ''}at most ${MOST_SECONDS}`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(name, `must be a number of seconds, ${range}.`);
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress),
/* harmony export */   c: () => (/* binding */ NO_PROGRESS)
/* harmony export */ });
/* harmony import */ var _report_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7751);
// Shows that a long run is alive: where a line can be redrawn, one line that always is; elsewhere a line every ten
// seconds. What is shown holds numbers alone.

/** Where lines stay, one every so often is enough. */
const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
/** While nothing comes from the service, the time is looked at this often. */
const LOOK_EVERY_MS = 1000;
/** Starts with reading. Must be ended: until then a timer looks at the time. */
function showProgress({ write, canRedraw, now, repeat = processTimer }) {
    let work = { doing: 'reading', files: 0, bytes: 0 };
    let isDrawn = false;
    let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
    const show = () => {
        if (work === null || now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS))
            return;
        draw(work);
    };
    const draw = (current) => {
        last = now();
        write(canRedraw ? `\r${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .workBar */ .N0)(current)}\u001b[K` : `${(0,_report_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .workLine */ .OX)(current)}\n`);
        isDrawn = canRedraw;
    };
    const rest = () => {
        if (isDrawn)
            write('\r\u001b[K');
        isDrawn = false;
        work = null;
    };
    const goOn = (next) => {
        work = next;
        show();
    };
    const count = (next) => {
        work = next;
        // A bar is always seen to be full.
        if (canRedraw && next.settled === next.total)
            draw(next);
        else
            show();
    };
    const cancel = repeat(LOOK_EVERY_MS, show);
    return {
        fileRead: () => {
            if (work?.doing === 'reading')
                goOn({ ...work, files: work.files + 1 });
        },
        received: (bytes) => {
            if (work?.doing === 'reading')
                goOn({ ...work, bytes: work.bytes + bytes });
        },
        settled: (settled, total) => count({ doing: 'applying', settled, total }),
        through: (doing, done, total) => count({ doing, settled: done, total }),
        rest,
        end: () => {
            cancel();
            rest();
        },
    };
}
/** For machine output: nothing is shown. */
const NO_PROGRESS = {
    fileRead: () => { },
    received: () => { },
    settled: () => { },
    through: () => { },
    rest: () => { },
    end: () => { },
};
/** It keeps no process alive. */
function processTimer(ms, callback) {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
}


/***/ }),

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runValidate),
/* harmony export */   R: () => (/* binding */ cliValidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(876);
/* harmony import */ var _core_ignore_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8109);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6599);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8490);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9574);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2527);
/* harmony import */ var _report_summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7443);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6176);
// `validate`: everything that can be said about the files without the service. Words for findings are loaded only where
// there are some.









async function runValidate(context) {
    const { cwd, settings, git, head, progress } = context;
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const source = { cwd, paths: settings.paths, run: git, onFile: progress.fileRead };
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(head, source, report);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .groupByText */ .YQ)(inventory.documents);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkNames */ .LN)(groups, settings.uniqueNames, report);
    (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .checkIds */ .tD)(groups, report);
    (0,_core_ignore_js__WEBPACK_IMPORTED_MODULE_7__/* .checkIgnored */ .Pm)(groups, report);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__/* .inFileOrder */ .w$)(diagnostics),
        files: filesIn(files, diagnostics),
        assets: inventory.documents.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.length,
    };
}
/** Where the files are for a reader of the output, who stands where the command was given: `ops/`, or ''. */
function folderOf({ cwd }, cli) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cli.cwd, cwd).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? '' : `${path}/`;
}
/** Those that could not be read as text, too. */
function filesIn(files, diagnostics) {
    const faulty = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    return new Set([...files.map(({ path }) => path), ...faulty]).size;
}
function cliValidate(flags, cli) {
    return (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .openCli */ .$B)(flags, cli, _cli_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .FILES */ .cn, async (context) => {
        const { terminal, settings, progress, cwd } = context;
        const { detail } = settings;
        const format = flags.json === true ? 'json' : (flags.format ?? 'text');
        if (typeof flags.out === 'string' && format === 'text') {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1('--out', 'is for what machines read. Give --format github, json or sarif.');
        }
        const validated = await runValidate(context);
        progress.end();
        if (format !== 'text') {
            const text = await findingsFor(format, validated, {
                detail,
                folder: folderOf(context, cli),
                version: cli.version,
            });
            if (typeof flags.out !== 'string')
                terminal.out(text);
            else
                (await __nccwpck_require__.e(/* import() */ 5645).then(__nccwpck_require__.bind(__nccwpck_require__, 5645))).writeOut((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, flags.out), text);
        }
        const isElsewhere = format === 'github' || typeof flags.out === 'string';
        if (isElsewhere || (format === 'text' && validated.diagnostics.length === 0)) {
            terminal.err(`${(0,_report_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .validationLine */ .MB)(validated)}\n`);
        }
        else if (format === 'text') {
            terminal.err((await __nccwpck_require__.e(/* import() */ 3666).then(__nccwpck_require__.bind(__nccwpck_require__, 3666))).renderValidation(validated, detail));
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(validated.result, false, false);
    });
}
async function findingsFor(format, validated, options) {
    const { diagnostics } = validated;
    if (format === 'json')
        return findingsJson(validated, options.detail);
    if (format === 'sarif')
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)((await Promise.all(/* import() */[__nccwpck_require__.e(3666), __nccwpck_require__.e(123)]).then(__nccwpck_require__.bind(__nccwpck_require__, 123))).sarifOf(diagnostics, options));
    const { annotations } = await __nccwpck_require__.e(/* import() */ 3666).then(__nccwpck_require__.bind(__nccwpck_require__, 3666));
    return annotations(diagnostics, options)
        .commands.map((line) => `${line}\n`)
        .join('');
}
async function findingsJson(validated, detail) {
    const { wordDiagnostic } = await __nccwpck_require__.e(/* import() */ 3666).then(__nccwpck_require__.bind(__nccwpck_require__, 3666));
    const { result, files, systems, assets, diagnostics } = validated;
    return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .printedJson */ .xL)({
        result,
        files,
        cyber_systems: systems,
        assets,
        diagnostics: diagnostics.map((d) => wordDiagnostic(d, detail)),
    });
}


/***/ }),

/***/ 1219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ hasUnsafe),
/* harmony export */   Mx: () => (/* binding */ SURELY_FINE),
/* harmony export */   P6: () => (/* binding */ needsId),
/* harmony export */   Pk: () => (/* binding */ UNSAFE),
/* harmony export */   gl: () => (/* binding */ withoutPadding),
/* harmony export */   hV: () => (/* binding */ nameFaults)
/* harmony export */ });
// Characters that hide, break or reorder text: the one place that says which, for whatever is shown or written, and for
// the rules for names (design section 3): not empty, not padded, nothing in them that hides or reorders text.
/**
 * What is never shown or written as it is: controls, bidirectional controls, what draws nothing or breaks a line, lone
 * surrogates, characters that nobody has assigned, spaces that are not U+0020.
 */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, 'u');
function hasUnsafe(text) {
    return HAS_UNSAFE.test(text);
}
/**
 * Printable ASCII that starts with a letter, is not padded, and is no word that unquoted YAML reads otherwise:
 * nearly every name there is, settled by one test. What fails it may still be fine.
 */
const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;
const WHITE_SPACE = /\p{White_Space}/u;
/** C0, C1, DEL, line and paragraph separators, bidirectional controls, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Characters that draw nothing: joiners, fillers, variation selectors, tags, annotation marks, the blank Braille. */
const INVISIBLE = /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;
/** Everything wrong with a name, at most one fault of each code. */
function nameFaults(name) {
    if (name === '')
        return [{ code: 'empty-name', character: '' }];
    const faults = [];
    const core = withoutPadding(name);
    if (core.length < name.length)
        faults.push({ code: 'padded-name', character: '' });
    const control = CONTROL.exec(core);
    if (control !== null)
        faults.push({ code: 'control-character', character: codePoint(control[0]) });
    const invisible = INVISIBLE.exec(core);
    if (invisible !== null)
        faults.push({ code: 'invisible-character', character: codePoint(invisible[0]) });
    return faults;
}
/** Whether a file takes the name only of an asset with an id (design section 3), or warns of it. */
function needsId(name) {
    return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}
/** Not `trim`: that leaves NEL, and takes a byte order mark for white space. */
function withoutPadding(name) {
    let start = 0;
    let end = name.length;
    while (start < end && WHITE_SPACE.test(name.charAt(start)))
        start++;
    while (end > start && WHITE_SPACE.test(name.charAt(end - 1)))
        end--;
    return name.slice(start, end);
}
function codePoint(character) {
    return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 3444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText),
/* harmony export */   q: () => (/* binding */ compareIds)
/* harmony export */ });
// What goes before what, the same on every machine.
/** By code units. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Ids by what stands before their number, then by that: `cs_4` before `cs_10`. */
function compareIds(a, b) {
    if (a === b)
        return 0;
    const [prefixA, numberA] = splitId(a);
    const [prefixB, numberB] = splitId(b);
    const byNumber = numberA.length - numberB.length || compareText(numberA, numberB);
    return compareText(prefixA, prefixB) || byNumber || compareText(a, b);
}
/** The number without leading zeros: longer is then greater. */
function splitId(id) {
    let at = id.length;
    while (at > 0 && isDigit(id.charCodeAt(at - 1)))
        at--;
    let start = at;
    while (start < id.length - 1 && id[start] === '0')
        start++;
    return [id.slice(0, at), id.slice(start)];
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ unreported),
/* harmony export */   Cs: () => (/* binding */ hasErrors),
/* harmony export */   YK: () => (/* binding */ diagnostic),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   w$: () => (/* binding */ inFileOrder)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3444);
// Findings about the user's files: a code, its arguments and a place, without prose.
// report/messages.ts words each code, once, for every surface.

const SEVERITIES = ['error', 'warning', 'notice'];
/** For what was reported before, or by somebody else. */
const unreported = () => { };
/** Makes a diagnostic; the arguments are checked against the code. */
function diagnostic(code, severity, at, args) {
    return { code, severity, at, args };
}
/** File order: by path, then by offset; what has no place comes first. Stable for equal places. */
function inFileOrder(diagnostics) {
    return [...diagnostics].sort((a, b) => {
        if (a.at === null || b.at === null)
            return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
        return (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
    });
}
/** True when any finding forbids a plan. */
function hasErrors(diagnostics) {
    return diagnostics.some((d) => d.severity === 'error');
}


/***/ }),

/***/ 1968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   QQ: () => (/* binding */ addUnder),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
// Lists under keys, and answers under what was asked.
/** Adds to the list under the key, which begins with the first. */
function addUnder(groups, key, member) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [member]);
    else
        group.push(member);
}
/** The members by key, keys and members in order of first mention. */
function groupBy(members, keyOf) {
    const groups = new Map();
    for (const member of members)
        addUnder(groups, keyOf(member), member);
    return groups;
}
/** The same function, but that it computes each answer once. */
function remember(answer) {
    const answers = new Map();
    return (key) => {
        const known = answers.get(key);
        if (known !== undefined)
            return known;
        const fresh = answer(key);
        answers.set(key, fresh);
        return fresh;
    };
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ leastToPass),
/* harmony export */   du: () => (/* binding */ allowedDeletes),
/* harmony export */   hK: () => (/* binding */ checkGuards),
/* harmony export */   lT: () => (/* binding */ isBlocked)
/* harmony export */ });
/** However small the holdings, so many deletes are not held to be a percentage too high. */
const ALWAYS_ALLOWED = 3;
/** `managed` is the number of live assets in systems that the inventory declares. The percentage rounds down. */
function checkGuards(deletes, managed, limits) {
    const { maxDeletes, maxDeletePercent } = limits;
    const share = Math.floor((managed * maxDeletePercent) / 100);
    const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
    return [
        { guard: 'max-deletes', limit: maxDeletes, value: deletes, passed: deletes <= maxDeletes },
        { guard: 'max-delete-percent', limit: percentLimit, value: deletes, passed: deletes <= percentLimit },
    ];
}
/** The most deletes that pass every guard. */
function allowedDeletes(guards) {
    return Math.min(...guards.map(({ limit }) => limit));
}
/** The least value of its input with which a guard that failed would pass. `managed` as for the check. */
function leastToPass({ guard, value }, managed) {
    if (guard === 'max-deletes')
        return value;
    return value <= ALWAYS_ALLOWED ? 1 : Math.ceil((value * 100) / managed);
}
function isBlocked(guards) {
    return guards.some(({ passed }) => !passed);
}


/***/ }),

/***/ 8109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ checkIgnored),
/* harmony export */   cM: () => (/* binding */ ignoredButDeclared),
/* harmony export */   wU: () => (/* binding */ ignoreListOf)
/* harmony export */ });
/* unused harmony export IgnoreList */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(876);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6599);
// Live assets that a document leaves alone by name (design section 3): exact names, and patterns in which * stands for
// any text and ? for one character. Linear in a name, whatever the pattern.


/** The patterns of all documents of one system, united. */
class IgnoreList {
    #exact = new Map();
    #globs = [];
    constructor(documents) {
        for (const document of documents) {
            for (const { value: text, offset } of document.ignore) {
                const pattern = { text, document, offset };
                if (!/[*?]/.test(text))
                    this.#exact.set(text, pattern);
                else
                    this.#globs.push({ pattern, parts: text.split(/\*+/) });
            }
        }
    }
    /** The pattern that leaves an asset of this name alone; null for none. Case counts. */
    find(name) {
        return this.#exact.get(name) ?? this.#globs.find(({ parts }) => matches(name, parts))?.pattern ?? null;
    }
}
/** The ignore list of a system; null for the usual one, which has none. */
function ignoreListOf(documents) {
    return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}
/** `parts` stand between the stars: the first at the start, the last at the end, the others as early as can be. */
function matches(name, parts) {
    const [first = '', ...rest] = parts;
    const last = rest.pop();
    if (last === undefined)
        return name.length === first.length && fits(name, first, 0);
    if (!fits(name, first, 0))
        return false;
    let at = first.length;
    for (const part of rest) {
        at = placeFrom(name, part, at);
        if (at < 0)
            return false;
        at += part.length;
    }
    return name.length - last.length >= at && fits(name, last, name.length - last.length);
}
function placeFrom(name, part, from) {
    if (!part.includes('?'))
        return name.indexOf(part, from);
    for (let at = from; at + part.length <= name.length; at++)
        if (fits(name, part, at))
            return at;
    return -1;
}
function fits(name, part, at) {
    if (at + part.length > name.length)
        return false;
    for (let k = 0; k < part.length; k++)
        if (part[k] !== '?' && part[k] !== name[at + k])
            return false;
    return true;
}
/** Reports `ignored-but-declared`: one of the two lines is a mistake, and nobody can say which. */
function checkIgnored(systems, report) {
    for (const { documents } of systems) {
        const ignored = ignoreListOf(documents);
        if (ignored === null)
            continue;
        for (const asset of documents.flatMap(({ assets }) => assets)) {
            const pattern = ignored.find(asset.name);
            if (pattern !== null)
                report(ignoredButDeclared(asset, pattern));
        }
    }
}
function ignoredButDeclared(asset, { text: pattern, document, offset }) {
    const args = { name: asset.name, pattern, first: { file: document.file, offset } };
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnostic */ .YK)('ignored-but-declared', 'error', (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(asset), args);
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ ASSET_TYPES),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   wS: () => (/* binding */ toolOf)
/* harmony export */ });
// The words of the domain. Fields that the service's API names keep its spelling (snake_case), so a record
// read from the wire is a live record as it stands, without a copy.
/** This tool, as documents, logs and requests name it. */
const TOOL_NAME = 'cip-inventory-sync';
function toolOf({ version }) {
    return { name: TOOL_NAME, version };
}
const ASSET_TYPES = ['hardware', 'software'];


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   fl: () => (/* binding */ uniqueKey),
/* harmony export */   m5: () => (/* binding */ SWAP_SUFFIX),
/* harmony export */   tD: () => (/* binding */ checkIds)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1968);
// Uniqueness of desired names: an error inside a system, a warning across systems, where the service's own rule
// is not known (API section 2.2). Also what two spellings have in common, and how a parked name ends.


/** Ends the name of an asset that a cycle of renames parked for a moment (design section 7). */
const SWAP_SUFFIX = '~cip-sync';
const PLAIN = /^[!-@[-~]*$/; // printable ASCII without upper case or space folds to itself
/** Case-folded, NFC, white space collapsed: equal for names that a person, or the service, may take for one. */
function fold(name) {
    return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}
/**
 * Case folding as near to Unicode's as the language offers. Names are equal here that are equal in lower case
 * ('ẞ' and 'ß') or in upper case ('ß' and 'SS').
 */
function foldCase(name) {
    return name.toLowerCase().toUpperCase().toLowerCase();
}
/** Without the service, two documents mean one system if they name it in the same words. */
function groupByText(documents) {
    const keyOf = ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ''}`;
    return Array.from((0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(documents, keyOf), ([key, group]) => {
        return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
    });
}
/** Reports `duplicate-asset`, `duplicate-name` and `similar-name`. One pass over the assets. */
function checkNames(groups, uniqueNames, report) {
    const check = new NameCheck(uniqueNames === 'organization' ? 'error' : 'warning', report);
    for (const group of groups)
        check.addAll(group);
}
/** Reports `duplicate-id`: two entries that pin one asset. */
function checkIds(groups, report) {
    const firsts = new Map();
    for (const group of groups) {
        for (const { hints, document } of group.assets) {
            if (hints === null || hints.id === null)
                continue;
            const { value: id, offset } = hints.id;
            const at = { file: document.file, offset };
            const first = firsts.get(id);
            if (first === undefined)
                firsts.set(id, at);
            else
                report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('duplicate-id', 'error', at, { id, first }));
        }
    }
}
class NameCheck {
    #acrossSystems;
    #report;
    /** The first asset of each folded spelling. Names that clash are few: all else about them is made when they do. */
    #firsts = new Map();
    #buckets = new Map();
    #keys = new Map();
    constructor(acrossSystems, report) {
        this.#acrossSystems = acrossSystems;
        this.#report = report;
    }
    addAll({ key, assets }) {
        let document = null;
        for (const asset of assets) {
            if (asset.document !== document) {
                document = asset.document;
                this.#keys.set(document, key);
            }
            const folded = fold(asset.name);
            const first = this.#firsts.get(folded);
            if (first === undefined)
                this.#firsts.set(folded, asset);
            else
                this.#clash(this.#bucket(folded, first), key, asset);
        }
    }
    #bucket(folded, first) {
        const made = this.#buckets.get(folded);
        if (made !== undefined)
            return made;
        const firstOf = new Map([
            [first.name, first],
            [nameKey(this.#keys.get(first.document), first.name), first],
        ]);
        const bucket = { first, firstOf };
        this.#buckets.set(folded, bucket);
        return bucket;
    }
    #clash({ first, firstOf }, key, asset) {
        const { name } = asset;
        const here = nameKey(key, name);
        const twin = firstOf.get(here);
        if (twin !== undefined) {
            const severity = isPinned(twin) || isPinned(asset) ? 'warning' : 'error';
            this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('duplicate-asset', severity, placeOf(asset), { name, first: placeOf(twin) }));
            if (isPinned(twin))
                firstOf.set(here, asset);
            return;
        }
        firstOf.set(here, asset);
        const same = firstOf.get(name);
        if (same !== undefined) {
            const severity = isPinned(same) || isPinned(asset) ? 'warning' : this.#acrossSystems;
            this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('duplicate-name', severity, placeOf(asset), { name, first: placeOf(same) }));
            if (isPinned(same))
                firstOf.set(name, asset);
            return;
        }
        firstOf.set(name, asset);
        const args = { name, other: first.name, first: placeOf(first) };
        this.#report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('similar-name', 'warning', placeOf(asset), args));
    }
}
/** An asset with an id may have a name that is not unique: live names may be what they are. */
function isPinned({ hints }) {
    return hints !== null && hints.id !== null;
}
function placeOf(asset) {
    return { file: asset.document.file, offset: asset.offset };
}
/** The same for two assets that must not have one name. */
function uniqueKey({ cyber_system_id, name }, uniqueNames) {
    return uniqueNames === 'organization' ? name : nameKey(cyber_system_id, name);
}
/** The key of a name in a cyber system: no id and no name holds a NUL. */
function nameKey(system, name) {
    return `${system}\0${name}`;
}


/***/ }),

/***/ 8490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   id: () => (/* binding */ isStopped),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   yO: () => (/* binding */ hasSucceeded)
/* harmony export */ });
/* unused harmony export isRefused */
const REFUSED = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);
/** Whether a run that came to this is red. */
function isRefused(result) {
    return REFUSED.has(result);
}
/** 0 done, 1 refused or failed, 2 changes present where `detailed` was asked for. */
function exitCodeOf(result, hasChanges, detailed) {
    if (isRefused(result))
        return 1;
    return detailed && hasChanges && (result === 'planned' || result === 'drifted') ? 2 : 0;
}
/** An input that cannot be used. The message names the input and the remedy, never the value. */
class ConfigurationError extends Error {
    name = 'ConfigurationError';
    input;
    problem;
    /** Input and problem make one sentence: `max-deletes must be …`. */
    constructor(input, problem, options) {
        super(`${input} ${problem}`, options);
        this.input = input;
        this.problem = problem;
    }
    /** The same problem, of the flag or the variable by which the input was given. */
    of(input) {
        return new ConfigurationError(input, this.problem, { cause: this.cause });
    }
}
/** Its code tells what is wrong: its message would show the full path. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** A pause, or a question, that was cut short. */
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}
/** True when dependents may go on; also of an outcome as files say it. */
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   fZ: () => (/* binding */ systemDocument),
/* harmony export */   fj: () => (/* binding */ adviseOnFields),
/* harmony export */   qv: () => (/* binding */ compareSystems)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1968);
// Where a cyber system stands and what rating its assets inherit (design section 5): shown beside its name, and no part
// of any change. The service does not document the two fields, so inputs name them.



/** Each system is described once, however many changes name it. */
function placesOf({ systems, facilities, controlCenters = [] }, fields) {
    const records = new Map(systems.map((system) => [system.id, system]));
    const facilityNames = namesOf(facilities);
    const centers = { byId: namesOf(controlCenters), byName: new Map(controlCenters.map((one) => [one.name, one])) };
    return (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .remember */ .kY)((id) => {
        const system = records.get(id);
        if (system === undefined)
            return { id, name: id, site: null, impactRating: null };
        const center = textOf(system, fields.controlCenterField);
        const site = siteOf(system.facility_id ?? '', facilityNames) ?? centerOf(center, centers);
        return { id, name: system.name, site, impactRating: textOf(system, fields.impactRatingField) || null };
    });
}
function namesOf(records) {
    return new Map(records.map(({ id, name }) => [id, name]));
}
/** What the list does not hold has no name but its id. */
function siteOf(id, names) {
    return id === '' ? null : { id, name: names.get(id) ?? id };
}
/** The field may hold the id or the name of a control center: which is not documented. */
function centerOf(value, { byId, byName }) {
    const named = value === '' || byId.has(value) ? undefined : byName.get(value);
    return named === undefined ? siteOf(value, byId) : { id: named.id, name: named.name };
}
/** The text of a field that the service's document does not name; '' where there is none. */
function textOf(system, field = '') {
    if (field === '' || !Object.hasOwn(system, field))
        return '';
    const value = Reflect.get(system, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
const DOCUMENTED = new Set(['id', 'name', 'facility_id', 'organization_slug']);
const RATING = /^(?:high|medium|low)$/i;
/** Notices: a field that no system has, and one that looks like the rating while the input is not set. */
function adviseOnFields({ systems }, fields, report) {
    const inputs = [
        ['impact-rating-field', fields.impactRatingField],
        ['control-center-field', fields.controlCenterField],
    ];
    for (const [input, field] of inputs) {
        if (field === undefined || field === '')
            continue;
        const isMissing = systems.length > 0 && !systems.some((system) => Object.hasOwn(system, field));
        if (isMissing)
            report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('unknown-field', 'notice', null, { input, field }));
    }
    const field = fields.impactRatingField ? null : ratingField(systems);
    if (field !== null)
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('impact-rating-available', 'notice', null, { field }));
}
/** The first field, by name, in which every system has a rating. */
function ratingField([first, ...others]) {
    if (first === undefined)
        return null;
    const isRating = (system, field) => RATING.test(textOf(system, field));
    const candidates = Object.keys(first).filter((field) => !DOCUMENTED.has(field) && isRating(first, field));
    return candidates.sort().find((field) => others.every((system) => isRating(system, field))) ?? null;
}
/** A system as files of ours say it. */
function systemDocument({ id, name, site, impactRating }) {
    return { id, name, site: site === null ? null : { id: site.id, name: site.name }, impact_rating: impactRating };
}
/** As people look for them: by site, those without one last, then by name, then by id. */
function compareSystems(a, b) {
    if (a === b)
        return 0;
    return (Number(a.site === null) - Number(b.site === null) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.site?.name ?? '', b.site?.name ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q)(a.site?.id ?? '', b.site?.id ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.name, b.name) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q)(a.id, b.id));
}


/***/ }),

/***/ 3029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   VI: () => (/* binding */ Vocabulary),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   yd: () => (/* binding */ commonEnds)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3444);
// "Did you mean": the few valid words closest to a word that is not one. Linear in the number of words.

/** Names differ by typing, not by essays: longer words are compared after folding only. */
const LONGEST = 120;
/**
 * The words nearest to `word`, best first, at most `most`; none when nothing is near. Case, white space, dashes
 * and underscores do not count; beyond that a few letters may be wrong, missing, doubled or swapped.
 */
function nearest(word, words, most = 3) {
    return new Vocabulary(words, most).nearest(word);
}
/** Beyond so many different words that are none the answer is empty: so many are no slips of a hand. */
const MOST_QUESTIONS = 100;
/** Words that are asked about more than once: each is folded once, and each question is answered once. */
class Vocabulary {
    #words;
    #answers = new Map();
    #most;
    #folded = null;
    /** At most `most` are the answer. */
    constructor(words, most = 3) {
        this.#words = words;
        this.#most = most;
    }
    nearest(word) {
        const known = this.#answers.get(word);
        if (known !== undefined)
            return known;
        if (this.#answers.size >= MOST_QUESTIONS)
            return [];
        this.#folded ??= Array.from(this.#words, (word) => ({ word, folded: spelling(word) }));
        const folded = spelling(word);
        const close = this.#search(folded, this.#folded);
        const answer = close.length > 0 ? close : longer(folded, this.#folded).slice(0, this.#most);
        this.#answers.set(word, answer);
        return answer;
    }
    #search(folded, words) {
        const most = this.#most;
        let bound = tolerance(folded.length);
        const closest = [];
        for (const { word, folded: other } of words) {
            const distance = distanceWithin(folded, other, bound);
            if (distance > bound || closest.some((one) => one.word === word))
                continue;
            const place = closest.findIndex((one) => (distance - one.distance || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(word, one.word)) < 0);
            closest.splice(place === -1 ? closest.length : place, 0, { word, distance });
            if (closest.length > most)
                closest.pop();
            // Once there are enough, only what is at least as near as the last of them matters.
            if (closest.length === most)
                bound = closest[most - 1].distance;
        }
        return closest.map((one) => one.word);
    }
}
/** Shorter words begin or end too many others. */
const LEAST_SHARED = 5;
/** Words that begin or end as the other does whole: a name that gained a voltage is still that name. */
function longer(folded, words) {
    if (folded.length < LEAST_SHARED)
        return [];
    const extend = (long, short) => long.startsWith(short) || long.endsWith(short);
    const relatives = words.filter(({ folded: other }) => {
        return other.length >= LEAST_SHARED && (extend(other, folded) || extend(folded, other));
    });
    return relatives
        .sort((a, b) => a.folded.length - b.folded.length || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.word, b.word))
        .map(({ word }) => word);
}
/** What spellings have in common: case, white space, dashes and underscores do not count. */
function spelling(word) {
    return word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
function tolerance(length) {
    if (length < 3)
        return 0;
    if (length < 6)
        return 1;
    return length < 12 ? 2 : 3;
}
/** Edits (insert, remove, replace, swap neighbours) from `a` to `b`; anything above `bound` means "too far". */
function distanceWithin(one, other, bound) {
    if (one === other)
        return 0;
    const tooFar = bound + 1;
    if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST)
        return tooFar;
    // Names of one plant start and end alike: what they share adds no distance, and is most of the work.
    const [start, end] = commonEnds(one, other);
    const a = one.slice(start, one.length - end);
    const b = other.slice(start, other.length - end);
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = nextRow({ a, b, i, bound, previous, before });
        before = previous;
        previous = row;
        if (Math.min(...row) > bound)
            return tooFar;
    }
    return Math.min(previous[b.length], tooFar);
}
/** How many characters two words share at their start, and behind that at their end; at most so many together. */
function commonEnds(a, b, most = a.length) {
    const shorter = Math.min(a.length, b.length, most);
    let start = 0;
    while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    let end = 0;
    while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
        end++;
    return [start, end];
}
/** One row of the table, filled only within `bound` of the diagonal: nothing else can end below it. */
function nextRow({ a, b, i, bound, previous, before }) {
    const tooFar = bound + 1;
    const row = new Array(b.length + 1).fill(tooFar);
    if (i <= bound)
        row[0] = i;
    const last = Math.min(b.length, i + bound);
    for (let j = Math.max(1, i - bound); j <= last; j++) {
        const same = a[i - 1] === b[j - 1];
        let best = previous[j - 1] + (same ? 0 : 1);
        best = Math.min(best, previous[j] + 1, row[j - 1] + 1);
        const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        if (swapped)
            best = Math.min(best, before[j - 2] + 1);
        row[j] = best;
    }
    return row;
}


/***/ }),

/***/ 1011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   AA: () => (/* binding */ wholeFile),
/* harmony export */   EJ: () => (/* binding */ firstWrongByte),
/* harmony export */   Kb: () => (/* binding */ bufferOf),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   fF: () => (/* binding */ onceEach),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   h1: () => (/* binding */ FILE_LIMIT),
/* harmony export */   sm: () => (/* binding */ sourceFile),
/* harmony export */   uP: () => (/* binding */ noInventory),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony exports DENSE_LIMIT, decode, limitOf */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(876);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3029);
// A file as read, from a folder or from git: its bytes as text, its places, and the findings about it as a whole. What is
// no inventory file at all is found here, before the parser spends time on it.




/**
 * The file at `path` with this text (without a byte order mark). Lines end with LF or CRLF; columns count UTF-16
 * units from 1. An offset outside the text is moved to its nearest end.
 */
function sourceFile(path, text) {
    let starts = null;
    return {
        path,
        place(offset) {
            starts ??= lineStarts(text);
            const at = Math.max(0, Math.min(offset, text.length));
            const line = lineOf(starts, at);
            return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
        },
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}
/** The index of the last line that starts at or before `offset`. */
function lineOf(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
/** The largest file that is read, in bytes: about 500,000 assets. */
const FILE_LIMIT = 32 * 1024 * 1024;
/**
 * The same for a file that is made of little but the marks of YAML: hostile text could make the parser take
 * gigabytes, since its events weigh up to 80 bytes for each byte of text.
 */
const DENSE_LIMIT = 16 * 1024 * 1024;
/** Above DENSE_LIMIT. 500,000 assets have 1,500,000: two lines and a dash each. */
const MARKS_LIMIT = 2_000_000;
/** A pointer that git LFS leaves in place of a file is shorter than this, by its specification. */
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
/** The text of a file, without its byte order mark, or what is wrong with the file as a whole (design section 3). */
function decode(bytes) {
    // Binary files hold NUL, and so does UTF-16; YAML never does.
    if (bytes.includes(0))
        return { fault: 'not-utf8' };
    const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const text = toText(bytes, byteOrderMark ? 3 : 0);
    if (text === null)
        return { fault: 'not-utf8' };
    if (bytes.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text))
        return { fault: 'lfs-pointer' };
    return { text, byteOrderMark };
}
/** How many bytes a file with these may have. */
function limitOf(bytes) {
    return bytes.length > DENSE_LIMIT && countMarks(bytes) > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}
const LINE_FEED = 10;
const SPACE = 32;
const COMMA = 44;
const DASH = 45;
const QUESTION_MARK = 63;
const BRACKET = 91;
const BRACE = 123;
/** Places where an entry may begin: each makes a few events at most. */
function countMarks(bytes) {
    let marks = 0;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (byte === LINE_FEED || byte === COMMA || byte === BRACKET || byte === BRACE)
            marks++;
        else if ((byte === DASH || byte === QUESTION_MARK) && bytes[at + 1] <= SPACE)
            marks++;
    }
    return marks;
}
/** The same bytes, not a copy. */
function bufferOf(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function toText(bytes, start) {
    const buffer = bufferOf(bytes);
    // The usual file is ASCII, where this is the fastest way and makes the smallest string.
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return buffer.toString('latin1');
    const text = buffer.toString('utf8', start);
    // A replacement character is either in the file or the trace of bytes that are not UTF-8: only then look closely.
    return text.includes('\uFFFD') && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? null : text;
}
/** The place of a finding about a file as a whole, which has no text to point into. */
function wholeFile(path) {
    return { file: sourceFile(path, ''), offset: null };
}
/** Nothing was found for these lines of the input `path`; what stands in the folder may be spelled alike. */
function noInventory(paths, folder = null, names = []) {
    const missing = paths
        .map((path) => path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, ''))
        .filter((path) => !names.includes(path));
    // Whoever stands in the very folder means what is there.
    const isInside = folder !== null && names.length > 0 && missing.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    const near = isInside ? ['.'] : missing.flatMap((path) => (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(path, names, 1));
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('no-inventory', 'error', null, { paths, folder, near });
}
/** A link or a submodule: what it leads to is not in this revision. */
function notAFile(code, path) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)(code, 'error', wholeFile(path), {});
}
function unreadable(path, reason) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('unreadable-file', 'error', wholeFile(path), { reason });
}
/** The finding for a file of `bytes` bytes, above the limit. */
function tooLarge(path, bytes, limit = FILE_LIMIT) {
    return (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('file-too-large', 'error', wholeFile(path), { bytes, limit });
}
/** null, and a finding, for a file that is too large for what it holds or that is no text. */
function readText({ path, bytes }, report) {
    const limit = limitOf(bytes);
    if (bytes.length > limit) {
        report(tooLarge(path, bytes.length, limit));
        return null;
    }
    const decoded = decode(bytes);
    if (!('fault' in decoded))
        return { path, ...decoded };
    if (decoded.fault === 'lfs-pointer')
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('lfs-pointer', 'error', wholeFile(path), {}));
    else
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)('not-utf8', 'error', wholeFile(path), wrongByte(bytes)));
    return null;
}
function wrongByte(bytes) {
    const buffer = bufferOf(bytes);
    const at = firstWrongByte(buffer);
    // UTF-16 and binary files hold NUL: no place of theirs is worth naming.
    if (buffer[at] === 0)
        return { line: null, byte: null };
    return { line: countLines(buffer.subarray(0, at)), byte: buffer[at] ?? null };
}
function countLines(bytes) {
    let lines = 1;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1))
        lines++;
    return lines;
}
/** The offset of a NUL, which no text holds but UTF-16 without a mark does, or of what is not UTF-8; else -1. */
function firstWrongByte(buffer) {
    const nul = buffer.indexOf(0);
    if (nul !== -1)
        return nul;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer))
        return -1;
    // Decoding puts a replacement character in the place of what is wrong: there the bytes begin to differ.
    const decoded = Buffer.from(buffer.toString('utf8'));
    return buffer.findIndex((byte, at) => byte !== decoded[at]);
}
/** Several lines of the input may meet the same link: each finding about a file as a whole is passed on once. */
function onceEach(report) {
    const reported = new Set();
    return (finding) => {
        const key = `${finding.code}\0${finding.at?.file.path}`;
        if (!reported.has(key))
            report(finding);
        reported.add(key);
    };
}


/***/ }),

/***/ 8530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   wC: () => (/* binding */ turn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1011);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5360);
// Inventory files from the file system, one at a time and in an order of their own. Links, other repositories and
// special files are reported, never followed or opened.




/**
 * Hands every selected file to `visit`, sorted by path, each read just before: memory holds one file at a time.
 * What cannot be read is reported (design section 3). Each file synchronously, which is several times faster for many;
 * between them, requests to the service get their turn.
 */
async function readFolder({ cwd, selections }, visit, report) {
    await turn();
    // Outside of the working directory one file has several spellings: the first counts.
    const all = new Map();
    const unmet = [];
    const reportOnce = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .onceEach */ .fF)(report);
    for (const selection of selections) {
        const files = new Set();
        let reports = 0;
        const counted = (finding) => {
            reports++;
            reportOnce(finding);
        };
        start({ cwd, selection, files, report: counted });
        for (const path of files) {
            const place = selection.inside ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)).replaceAll('\\', '/');
            if (!all.has(place))
                all.set(place, path);
        }
        if (files.size + reports === 0)
            unmet.push(selection.line);
    }
    if (unmet.length > 0 || selections.length === 0)
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .noInventory */ .uP)(unmet, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd), namesIn(cwd)));
    let sinceTurn = 0;
    for (const path of [...all.values()].sort()) {
        const bytes = bytesOf(cwd, path, report);
        if (bytes === null)
            continue;
        visit({ path, bytes });
        sinceTurn += bytes.length;
        if (sinceTurn < TURN_BYTES)
            continue;
        sinceTurn = 0;
        await turn();
    }
}
/** Some milliseconds of parsing. */
const TURN_BYTES = 128 * 1024;
/** Lets what waits for input, output, a signal or a timer go on, where work that waits for nothing would keep it out. */
function turn() {
    return new Promise((resolve) => setImmediate(resolve));
}
/** Folders and YAML files right in the working directory, which a line of the input may have meant. */
function namesIn(cwd) {
    try {
        const entries = list(cwd).filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
        return entries.map(({ name }) => name).filter((name) => !name.startsWith('.'));
    }
    catch (error) {
        errorCode(error);
        return [];
    }
}
function start(search) {
    const { base, inside } = search.selection;
    try {
        if (inside && isCutOff(search))
            return;
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(search.cwd, base));
        // The working directory may itself be a repository, and so may a folder that the user names outside of it.
        if (kind.isDirectory())
            walk(search, base, base !== '' && inside);
        else
            visitEntry(search, base, kind);
    }
    catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            search.report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(base, code));
    }
}
/** A link or another repository on the way to the base, where git would see nothing behind it. */
function isCutOff({ cwd, selection, report }) {
    for (const path of (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathAndFoldersAbove */ .Pp)(selection.base).slice(1).reverse()) {
        const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)).isSymbolicLink();
        if (!isLink && !isRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)))
            continue;
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$y)(isLink ? 'symbolic-link' : 'submodule', path));
        return true;
    }
    return false;
}
function isRepository(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
}
function walk(search, folder, mayBeSubmodule) {
    const { cwd, selection, report } = search;
    let entries;
    try {
        entries = list((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder));
    }
    catch (error) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(folder, errorCode(error)));
        return;
    }
    if (mayBeSubmodule && entries.some((entry) => entry.name === '.git')) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$y)('submodule', folder));
        return;
    }
    for (const entry of entries) {
        if (entry.name === '.git')
            continue;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (!entry.isDirectory())
            visitEntry(search, path, entry);
        else if (selection.mayHold(path))
            walk(search, path, true);
    }
}
function list(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
function visitEntry({ selection, files, report }, path, kind) {
    if (kind.isSymbolicLink()) {
        if (selection.mayHold(path) || selection.selects(path))
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .notAFile */ .$y)('symbolic-link', path));
    }
    else if (selection.selects(path)) {
        if (kind.isFile())
            files.add(path);
        else
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(path, NOT_REGULAR));
    }
}
const NOT_REGULAR = 'not a regular file';
/** Opened without following links or waiting for a pipe: what the folder showed may have been replaced since. */
const OPEN_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function bytesOf(cwd, path, report) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), OPEN_FLAGS);
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
            if (stat.isFile() && stat.size <= _files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
            report(stat.isFile() ? (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(path, stat.size) : (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(path, NOT_REGULAR));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch (error) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(path, errorCode(error)));
    }
    return null;
}
/** The system's code, such as EACCES: its message would show the full path. Throws what has none. */
function errorCode(error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    throw error;
}


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   BQ: () => (/* binding */ findOutside),
/* harmony export */   M7: () => (/* binding */ readRevision),
/* harmony export */   Pz: () => (/* binding */ WORKING_TREE),
/* harmony export */   Yl: () => (/* binding */ pathsBelow),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   o8: () => (/* binding */ inventoryOf),
/* harmony export */   qo: () => (/* binding */ loadRevision),
/* harmony export */   zW: () => (/* binding */ readOriginals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(876);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1011);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8530);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4243);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5360);
// The ways to an inventory: from the working tree, from a commit, and with the text of its files, for those commands
// that rewrite them.







const WORKING_TREE = { kind: 'working-tree' };
/** Reads an inventory (design section 3). Findings go to `report`, in no particular order. Throws GitError. */
async function loadRevision(revision, { cwd, paths, run, onFile }, report) {
    const documents = [];
    const files = [];
    let isComplete = true;
    const note = (finding) => {
        if (finding.severity === 'error')
            isComplete = false;
        report(finding);
    };
    const visit = (file) => {
        onFile?.();
        const read = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(file, note);
        if (read === null)
            return;
        const { path, text, byteOrderMark } = read;
        files.push({ path, sha256: () => sha256(text, byteOrderMark) });
        for (const document of (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInventory */ .au)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), text, note))
            documents.push(document);
    };
    await readRevision(revision, { cwd, run, selections: await (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readPaths */ .Vv)(paths, cwd) }, visit, note);
    return { inventory: { documents, isComplete }, files };
}
/** Hands every selected file of a revision to `visit`, sorted by path. Throws GitError. */
async function readRevision(revision, { cwd, run, selections }, visit, report) {
    if (revision.kind === 'working-tree')
        return (0,_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .readFolder */ .j1)({ cwd, selections }, visit, report);
    // What starts processes is loaded where a commit is read: `validate` runs on every save.
    const { readGit } = await __nccwpck_require__.e(/* import() */ 9284).then(__nccwpck_require__.bind(__nccwpck_require__, 9284));
    await readGit({ run, commit: revision.commit, selections }, visit, report);
}
/** What stands in files that `paths` leave out. Most files of a repository are none of ours: their bytes tell. */
async function findOutside(revision, { cwd, paths, run }) {
    const selections = [(0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .outsideOf */ .R_)(await (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readPaths */ .Vv)(paths, cwd))];
    const outside = [];
    const visit = (read) => {
        const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .bufferOf */ .Kb)(read.bytes).includes('cyber_system') ? (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(read, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8) : null;
        if (text === null)
            return;
        const file = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(text.path, text.text);
        for (const cyberSystem of (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .systemsNamedIn */ .lm)(file, text.text))
            outside.push({ file, cyberSystem });
    };
    await readRevision(revision, { cwd, run, selections }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .unreported */ .B8);
    return outside;
}
const BYTE_ORDER_MARK = '\uFEFF';
/** Valid UTF-8 survives the way to text and back, so the bytes need not be kept. */
function sha256(text, byteOrderMark) {
    // Loaded when evidence asks for it: it takes longer to load than a small inventory to validate.
    const { createHash } = process.getBuiltinModule('node:crypto');
    const hash = createHash('sha256');
    if (byteOrderMark)
        hash.update(BYTE_ORDER_MARK, 'utf8');
    return hash.update(text, 'utf8').digest('hex');
}
/** Hands on every file of the working tree that is text, sorted by path. Findings go to `report`, in no order. */
async function readTexts({ cwd, paths }, visit, report) {
    const read = (file) => {
        const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(file, report);
        if (text !== null)
            visit(text);
    };
    await (0,_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .readFolder */ .j1)({ cwd, selections: await (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readPaths */ .Vv)(paths, cwd) }, read, report);
}
/** The same with the documents that they hold (design section 3). */
async function readOriginals(places, report) {
    const originals = [];
    const parse = (file) => {
        originals.push({ ...file, documents: (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInventory */ .au)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(file.path, file.text), file.text, report) });
    };
    await readTexts(places, parse, report);
    return originals;
}
function inventoryOf(originals) {
    return { documents: originals.flatMap(({ documents }) => documents), isComplete: true };
}
/** The whole content of the file, as it would be written. */
function contentOf({ byteOrderMark }, text) {
    return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}
/** Every file and folder below `folder`, as paths that start with it; none when there is no such folder. */
function pathsBelow(cwd, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path).replaceAll('\\', '/'));
    }
    catch (error) {
        // What stands there in place of a folder is met when a file is to be written below it.
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return [];
        throw error;
    }
}


/***/ }),

/***/ 4243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  eV: () => (/* binding */ parseDocuments),
  au: () => (/* binding */ parseInventory),
  lm: () => (/* binding */ systemsNamedIn)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __nccwpck_require__(3243);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __nccwpck_require__(876);
// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __nccwpck_require__(8109);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __nccwpck_require__(6599);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __nccwpck_require__(1219);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __nccwpck_require__(7206);
// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __nccwpck_require__(3029);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __nccwpck_require__(8293);
// EXTERNAL MODULE: ./lib/inventory/yaml.js
var yaml = __nccwpck_require__(9773);
;// CONCATENATED MODULE: ./lib/inventory/assets.js
// The entries of `assets` and the values of their keys. The hot path: a plan of a million assets passes here a million
// times, so the usual entry costs one walk over its events and one record.






/** The name under `key`. Padding and control characters are reported as `severity`; as a warning they may stay. */
function readName(reader, index, key, severity) {
    const event = scalarAt(reader, index, key, 'a string');
    if (event === null)
        return null;
    const name = (0,yaml/* scalarText */.ws)(reader.text, event);
    return characters/* SURELY_FINE */.Mx.test(name) ? name : checkName(reader, { index, key, name, severity, event });
}
/** The name under `key` and where it stands; null when the key is absent (`index` NOWHERE) or the name is refused. */
function readLocatedName(reader, index, key) {
    if (index === yaml/* NOWHERE */.JW)
        return null;
    const value = readName(reader, index, key, 'error');
    return value === null ? null : { value, offset: (0,yaml/* placeOfValue */.E0)(reader, index) };
}
/** The value of `asset_type`. */
function readAssetType(reader, index) {
    const event = scalarAt(reader, index, 'asset_type', 'a string');
    if (event === null)
        return null;
    const value = (0,yaml/* scalarText */.ws)(reader.text, event);
    const type = model/* ASSET_TYPES */.Dd.find((one) => one === value);
    if (type !== undefined)
        return type;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && (0,yaml/* readsAs */.qh)(value) !== null) {
        (0,yaml/* wrongType */.gQ)(reader, event, { subject: 'asset_type', expected: 'a string', offset: (0,yaml/* placeOfValue */.E0)(reader, index) });
    }
    else {
        wrongValue(reader, index, { key: 'asset_type', value, allowed: model/* ASSET_TYPES */.Dd });
    }
    return null;
}
/** The value of `prune`: unquoted, in a spelling that every YAML reads as a boolean. */
function readPrune(reader, index) {
    const expected = 'true or false';
    const event = scalarAt(reader, index, 'prune', expected);
    if (event === null)
        return null;
    const value = (0,yaml/* scalarText */.ws)(reader.text, event);
    const plain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
    if (plain && /^(?:true|True|TRUE)$/.test(value))
        return true;
    if (plain && /^(?:false|False|FALSE)$/.test(value))
        return false;
    const reading = (0,yaml/* readsAs */.qh)(value);
    if (plain && (reading === null || reading === 'a boolean')) {
        wrongValue(reader, index, { key: 'prune', value, allowed: ['true', 'false'] });
    }
    else {
        (0,yaml/* wrongType */.gQ)(reader, event, { subject: 'prune', expected, offset: (0,yaml/* placeOfValue */.E0)(reader, index) });
    }
    return null;
}
/** The untagged scalar at `index`, through an alias, or null after a report. */
function scalarAt(reader, index, key, expected) {
    const at = (0,yaml/* target */.aC)(reader, index);
    if (at === yaml/* NOWHERE */.JW)
        return null;
    const event = reader.events[at];
    if (event.type === yaml/* SCALAR */.jf)
        return event.tagStart === yaml/* NOWHERE */.JW ? event : null;
    (0,yaml/* wrongType */.gQ)(reader, event, { subject: key, expected, offset: (0,yaml/* placeOfValue */.E0)(reader, index) });
    return null;
}
function checkName(reader, { index, key, name, severity, event }) {
    const reads = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? (0,yaml/* readsAs */.qh)(name) : null;
    if (reads !== null) {
        const offset = (0,yaml/* placeOfValue */.E0)(reader, index);
        (0,yaml/* addFinding */.Xd)(reader, { code: 'unquoted-scalar', offset, args: { key, text: name, reads } });
        return null;
    }
    const errors = reader.errors;
    for (const fault of (0,characters/* nameFaults */.hV)(name)) {
        const { code, character } = fault;
        const place = { offset: (0,yaml/* placeOfValue */.E0)(reader, index) };
        if (code === 'empty-name')
            (0,yaml/* addFinding */.Xd)(reader, { ...place, code, args: { key } });
        else if (code === 'padded-name')
            (0,yaml/* addFinding */.Xd)(reader, { ...place, code, severity, args: { key, value: name } });
        else {
            const graded = code === 'control-character' ? severity : 'warning';
            (0,yaml/* addFinding */.Xd)(reader, { ...place, code, severity: graded, args: { key, value: name, character } });
        }
    }
    return reader.errors === errors ? name : null;
}
function wrongValue(reader, index, { key, value, allowed }) {
    const near = (0,suggest.nearest)(value, allowed, 1)[0] ?? null;
    (0,yaml/* addFinding */.Xd)(reader, { code: 'wrong-value', offset: (0,yaml/* placeOfValue */.E0)(reader, index), args: { key, value, near, allowed } });
}
const NAME = shape/* ASSET_KEYS */.IH.indexOf('name');
const ASSET_TYPE = shape/* ASSET_KEYS */.IH.indexOf('asset_type');
const RENAMED_FROM = shape/* ASSET_KEYS */.IH.indexOf('renamed_from');
const MOVED_FROM = shape/* ASSET_KEYS */.IH.indexOf('moved_from');
const ID = shape/* ASSET_KEYS */.IH.indexOf('id');
const REQUIRED = shape/* ASSET_KEYS */.IH.filter((key) => shape/* ASSET_SHAPE */.Z4[key].required);
/** Used by one asset at a time: no asset holds another. */
const slots = new Array(shape/* ASSET_KEYS */.IH.length).fill(yaml/* NOWHERE */.JW);
/** Reads the sequence that opens at `open` into `assets`; entries with an error are reported and left out. */
function readAssets(reader, open, document, assets) {
    const { events, text } = reader;
    let lastDash = (0,yaml/* placeAt */.BW)(text, events[open]) - 1;
    let lastEmpty = open;
    let at = open + 1;
    while (events[at].type !== yaml/* POP */.C2) {
        const event = events[at];
        let offset = (0,yaml/* placeAt */.BW)(text, event);
        if (offset === yaml/* NOWHERE */.JW) {
            // An empty entry has no place: its dash is the next one after whatever stands before.
            offset = (0,yaml/* nextDash */.GQ)(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
            lastDash = offset;
            lastEmpty = at;
        }
        if (event.type === yaml/* MAPPING */.xu && event.anchorStart === yaml/* NOWHERE */.JW) {
            at = readAsset(reader, { open: at, offset, document }, assets);
        }
        else {
            readUnusual(reader, { open: at, offset, document }, assets);
            at = (0,yaml/* after */.Pl)(events, at);
        }
    }
}
/** The end of the last text before the event at `index`, looked for back to the event at `stop`. */
function endBefore(reader, index, stop) {
    for (let at = index - 1; at > stop; at--) {
        const event = reader.events[at];
        if (event.type === yaml/* ALIAS */.dt)
            return event.anchorEnd;
        if ('valueEnd' in event && event.valueEnd !== yaml/* NOWHERE */.JW)
            return event.valueEnd;
        const place = (0,yaml/* placeAt */.BW)(reader.text, event);
        if (place !== yaml/* NOWHERE */.JW)
            return place + 1;
    }
    return yaml/* NOWHERE */.JW;
}
/** An anchored asset, an alias to one, or no asset at all. */
function readUnusual(reader, entry, assets) {
    const { events, anchored } = reader;
    const { open, offset, document } = entry;
    const index = (0,yaml/* target */.aC)(reader, open);
    if (index === yaml/* NOWHERE */.JW)
        return;
    const event = events[index];
    if (event.type !== yaml/* MAPPING */.xu) {
        (0,yaml/* wrongType */.gQ)(reader, event, { subject: 'asset', expected: 'a mapping', offset });
        return;
    }
    let asset = anchored.get(index);
    if (asset === undefined) {
        const read = [];
        readAsset(reader, { open: index, offset: event.start, document }, read);
        asset = read[0] ?? null;
        anchored.set(index, asset);
    }
    if (asset === null)
        return;
    const { name, assetType, hints } = asset;
    assets.push({ name, assetType, offset, document, hints });
}
/** Reads the mapping of one asset, adds it to `assets` unless it has an error, and returns the index after it. */
function readAsset(reader, { open, offset, document }, assets) {
    const errors = reader.errors;
    const next = (0,yaml/* readMapping */.vh)(reader, open, shape/* ASSET_KEYS */.IH, slots);
    const nameAt = slots[NAME];
    const typeAt = slots[ASSET_TYPE];
    const typeOfAll = typeAt === yaml/* NOWHERE */.JW ? document.assetType : null;
    if (nameAt === yaml/* NOWHERE */.JW || (typeAt === yaml/* NOWHERE */.JW && typeOfAll === null))
        missingKeys(reader, offset, typeOfAll);
    // A pinned asset may be called whatever the service calls it.
    const severity = slots[ID] === yaml/* NOWHERE */.JW ? 'error' : 'warning';
    const name = nameAt === yaml/* NOWHERE */.JW ? null : readName(reader, nameAt, 'name', severity);
    const assetType = typeAt === yaml/* NOWHERE */.JW ? typeOfAll : readAssetType(reader, typeAt);
    const hints = readHints(reader);
    if (name !== null && assetType !== null && reader.errors === errors) {
        assets.push({ name, assetType, offset, document, hints });
    }
    return next;
}
function missingKeys(reader, offset, typeOfAll) {
    for (const key of REQUIRED) {
        if (slots[shape/* ASSET_KEYS */.IH.indexOf(key)] !== yaml/* NOWHERE */.JW || (key === 'asset_type' && typeOfAll !== null))
            continue;
        (0,yaml/* addFinding */.Xd)(reader, { code: 'missing-key', offset, args: { key, of: 'asset' } });
    }
}
function readHints(reader) {
    const idAt = slots[ID];
    const renamedAt = slots[RENAMED_FROM];
    const movedAt = slots[MOVED_FROM];
    if (idAt === yaml/* NOWHERE */.JW && renamedAt === yaml/* NOWHERE */.JW && movedAt === yaml/* NOWHERE */.JW)
        return null;
    return {
        id: readLocatedName(reader, idAt, 'id'),
        renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
        movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
    };
}

;// CONCATENATED MODULE: ./lib/inventory/parse.js
// Text to desired assets: pure, one pass over js-yaml's events, every finding of a file reported at once.







/** Collections inside collections: the format needs three. */
const DEPTH_LIMIT = 100;
const CYBER_SYSTEM = shape/* DOCUMENT_KEYS */.pg.indexOf('cyber_system');
const FACILITY = shape/* DOCUMENT_KEYS */.pg.indexOf('facility');
const PRUNE = shape/* DOCUMENT_KEYS */.pg.indexOf('prune');
const parse_ASSET_TYPE = shape/* DOCUMENT_KEYS */.pg.indexOf('asset_type');
const IGNORE = shape/* DOCUMENT_KEYS */.pg.indexOf('ignore');
const ASSETS = shape/* DOCUMENT_KEYS */.pg.indexOf('assets');
/**
 * The documents of an inventory file (design section 3). A document with an error of its own is left out; all its
 * errors are reported, also those of its assets between each other, beside which nobody else looks at them. A syntax
 * error is one finding, and the file has no documents. Never throws for any text.
 */
function parseInventory(file, text, report) {
    const { documents, refused } = parseDocuments(file, text, report);
    for (const document of refused) {
        const alone = [{ key: '', assets: document.assets, documents: [document] }];
        (0,names/* checkNames */.LN)(alone, 'system', report);
        (0,names/* checkIds */.tD)(alone, report);
        (0,ignore/* checkIgnored */.Pm)(alone, report);
    }
    return documents;
}
/** Each document by itself: what its assets have wrong between each other is nobody's concern here. */
function parseDocuments(file, text, report) {
    const events = readEvents(file, text, report);
    if (events === null)
        return { documents: [], refused: [] };
    if (events.length === 0)
        report((0,diagnostic/* diagnostic */.YK)('empty-file', 'error', { file, offset: null }, {}));
    const reader = newReader(file, text, events, report);
    const documents = [];
    const refused = [];
    const placeEmpty = emptyDocuments(text);
    for (let at = 0; at < events.length; at = (0,yaml/* after */.Pl)(events, at)) {
        const errors = reader.errors;
        const root = (0,yaml/* placeAt */.BW)(text, events[at + 1]);
        const place = placeEmpty(events[at]);
        const document = readDocument(reader, at, root === yaml/* NOWHERE */.JW ? place() : root);
        const broken = reader.aliases?.broken.has(at) ?? false;
        // What an alias or a tag broke may hold one entry a thousand times.
        if (document === null || broken)
            continue;
        if (reader.errors === errors)
            documents.push(document);
        else
            refused.push(document);
    }
    return { documents, refused };
}
/** The cyber systems that the documents of a text name, whatever is wrong with the rest of it. */
function systemsNamedIn(file, text) {
    const events = readEvents(file, text, diagnostic/* unreported */.B8);
    if (events === null)
        return [];
    const reader = newReader(file, text, events, diagnostic/* unreported */.B8);
    const slots = new Array(shape/* DOCUMENT_KEYS */.pg.length).fill(yaml/* NOWHERE */.JW);
    const systems = [];
    for (let at = 0; at < events.length; at = (0,yaml/* after */.Pl)(events, at)) {
        const root = (0,yaml/* target */.aC)(reader, at + 1);
        if (root === yaml/* NOWHERE */.JW || events[root].type !== yaml/* MAPPING */.xu)
            continue;
        (0,yaml/* readMapping */.vh)(reader, root, shape/* DOCUMENT_KEYS */.pg, slots);
        const system = readLocatedName(reader, slots[CYBER_SYSTEM], 'cyber_system');
        if (system !== null)
            systems.push(system);
    }
    return systems;
}
function newReader(file, text, events, report) {
    const reader = {
        file,
        text,
        events,
        aliases: null,
        anchored: new Map(),
        joined: yaml/* NOWHERE */.JW,
        errors: 0,
        warnings: 0,
        report,
    };
    reader.aliases = (0,yaml/* settleAliases */.gU)(reader);
    return reader;
}
/** A carriage return without a line feed ends a line for YAML and for js-yaml, and not for `yaml` or an editor. */
const LONE_RETURN = /\r(?!\n)/;
/** How git marks where a conflict starts. */
const CONFLICT = /^<{7}(?: |\r?$)/m;
function readEvents(file, text, report) {
    const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
    if (lone !== null) {
        const reason = 'a carriage return without a line feed';
        report((0,diagnostic/* diagnostic */.YK)('yaml-syntax', 'error', { file, offset: lone.index }, { reason }));
        return null;
    }
    const conflict = text.includes('<<<<<<<') ? CONFLICT.exec(text) : null;
    if (conflict !== null) {
        report((0,diagnostic/* diagnostic */.YK)('merge-conflict', 'error', { file, offset: conflict.index }, {}));
        return null;
    }
    try {
        return (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: DEPTH_LIMIT });
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const at = { file, offset: error.mark?.position ?? null };
        if (error.reason.startsWith('nesting exceeded')) {
            report((0,diagnostic/* diagnostic */.YK)('yaml-too-deep', 'error', at, { limit: DEPTH_LIMIT }));
        }
        else {
            const reason = isBehindTab(error.reason, text, at.offset)
                ? `${error.reason}, behind a tab`
                : withoutQuotes(error.reason);
            report((0,diagnostic/* diagnostic */.YK)('yaml-syntax', 'error', at, { reason }));
        }
        return null;
    }
}
/** js-yaml takes a tab between tokens for a line that is not indented, and says nothing of it. */
function isBehindTab(reason, text, offset) {
    if (offset === null || reason !== 'deficient indentation')
        return false;
    const blanks = /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    return blanks?.[0].includes('\t') ?? false;
}
/** js-yaml quotes tags of the file in its reasons: the words of a file stay out of messages that must not show them. */
function withoutQuotes(reason) {
    return reason.replace(/ ".*"|: .*$/s, '');
}
function readDocument(reader, at, offset) {
    const { events, file } = reader;
    const root = (0,yaml/* target */.aC)(reader, at + 1);
    if (root === yaml/* NOWHERE */.JW)
        return null;
    const event = events[root];
    if (event.type !== yaml/* MAPPING */.xu) {
        (0,yaml/* wrongType */.gQ)(reader, event, { subject: 'document', expected: 'a mapping', offset });
        return null;
    }
    const slots = new Array(shape/* DOCUMENT_KEYS */.pg.length).fill(yaml/* NOWHERE */.JW);
    (0,yaml/* readMapping */.vh)(reader, root, shape/* DOCUMENT_KEYS */.pg, slots);
    parse_missingKeys(reader, slots, offset);
    const systemAt = slots[CYBER_SYSTEM];
    const pruneAt = slots[PRUNE];
    const typeAt = slots[parse_ASSET_TYPE];
    const assets = [];
    const document = {
        file,
        cyberSystem: readLocatedName(reader, systemAt, 'cyber_system') ?? UNREADABLE,
        facility: readLocatedName(reader, slots[FACILITY], 'facility'),
        prune: pruneAt === yaml/* NOWHERE */.JW ? null : readPrune(reader, pruneAt),
        assetType: typeAt === yaml/* NOWHERE */.JW ? null : (readAssetType(reader, typeAt) ?? UNREADABLE_TYPE),
        ignore: readPatterns(reader, slots[IGNORE]),
        assets,
    };
    readList(reader, slots[ASSETS], document, assets);
    return document;
}
/** Stands in a document that is dropped for it, so that its assets are still checked. */
const UNREADABLE = { value: '', offset: 0 };
const UNREADABLE_TYPE = 'hardware';
function readPatterns(reader, index) {
    const { events } = reader;
    const patterns = [];
    const list = index === yaml/* NOWHERE */.JW ? yaml/* NOWHERE */.JW : (0,yaml/* target */.aC)(reader, index);
    if (list === yaml/* NOWHERE */.JW)
        return patterns;
    const event = events[list];
    if (event.type !== yaml/* SEQUENCE */.gt) {
        (0,yaml/* wrongType */.gQ)(reader, event, { subject: 'ignore', expected: 'a list', offset: (0,yaml/* placeOfValue */.E0)(reader, index) });
        return patterns;
    }
    for (let at = list + 1; events[at].type !== yaml/* POP */.C2; at = (0,yaml/* after */.Pl)(events, at)) {
        const pattern = readLocatedName(reader, at, 'ignore');
        if (pattern !== null)
            patterns.push(pattern);
    }
    return patterns;
}
function readList(reader, index, document, assets) {
    if (index === yaml/* NOWHERE */.JW)
        return;
    const list = (0,yaml/* target */.aC)(reader, index);
    if (list === yaml/* NOWHERE */.JW)
        return;
    const event = reader.events[list];
    if (event.type === yaml/* SEQUENCE */.gt) {
        readAssets(reader, list, document, assets);
    }
    else {
        (0,yaml/* wrongType */.gQ)(reader, event, { subject: 'assets', expected: 'a list', offset: (0,yaml/* placeOfValue */.E0)(reader, index) });
    }
}
function parse_missingKeys(reader, slots, offset) {
    shape/* DOCUMENT_KEYS */.pg.forEach((key, k) => {
        if (!shape/* DOCUMENT_SHAPE */.kI[key].required || slots[k] !== yaml/* NOWHERE */.JW)
            return;
        (0,yaml/* addFinding */.Xd)(reader, { code: 'missing-key', offset, args: { key, of: 'document' } });
    });
}
/** No event places an empty document: it stands at its `---`, found by counting those of the documents so far. */
function emptyDocuments(text) {
    let markers = null;
    let passed = 0;
    return (document) => {
        if (document.type === yaml/* DOCUMENT */.qQ && document.explicitStart)
            passed++;
        return () => {
            markers ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
            return markers[passed - 1] ?? 0;
        };
    };
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ pathAndFoldersAbove),
/* harmony export */   R_: () => (/* binding */ outsideOf),
/* harmony export */   Vv: () => (/* binding */ readPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
// The input `path`: which files belong to the inventory. Pure over paths, so that a folder and a git tree agree.

const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;
/**
 * Reads the input `path`: one folder (all its YAML files), file (whatever its name) or glob a line; blank lines do
 * not count. A glob selects YAML files, and folders as if they were named.
 */
async function readPaths(input, cwd, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
    return Promise.all(lines
        .filter((line) => line !== '')
        .map((line) => select(line, withSlashes(fromWorkingFolder(line, cwd), separator))));
}
/** As git writes paths. On Windows a backslash parts folders, elsewhere it is part of a name. */
function withSlashes(path, separator) {
    return separator === '\\' ? path.replaceAll('\\', '/') : path;
}
function fromWorkingFolder(line, cwd) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(line))
        return line;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, line);
    return leadsOut(path) ? line : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}
async function select(line, path) {
    const clean = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(?<=.)\/$/, '');
    const place = clean === '.' ? '' : clean;
    return GLOB.test(place) ? selectGlob(line, place) : selectLiteral(line, place);
}
function selectLiteral(line, base) {
    return {
        line,
        base,
        inside: !leadsOut(base),
        wholeFolder: base,
        selects: (path) => path === base || (isUnder(base, path) && YAML_FILE.test(path)),
        mayHold: (path) => path === base || isUnder(base, path) || isUnder(path, base),
    };
}
/** The matcher is loaded only for those who use globs: most runs start without it. */
async function selectGlob(line, glob) {
    const { default: picomatch } = await __nccwpck_require__.e(/* import() */ 4006).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4006, 19));
    const compile = (pattern) => picomatch(pattern, { nonegate: true });
    const matches = compile(glob);
    const base = picomatch.scan(glob).base.replace(/\\(.)/g, '$1');
    const selected = (path) => pathAndFoldersAbove(path).some((part) => matches(part));
    return {
        line,
        base,
        inside: !leadsOut(base),
        wholeFolder: null,
        selects: (path) => YAML_FILE.test(path) && selected(path),
        mayHold: foldersOf(glob, compile, selected),
    };
}
/**
 * The YAML files below the working directory that the selections leave out, but for those in folders whose names start
 * with a dot and in `node_modules`: nobody keeps an inventory there.
 */
function outsideOf(selections) {
    const isHidden = (path) => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path);
    return {
        line: '',
        base: '',
        inside: true,
        wholeFolder: null,
        selects: (path) => YAML_FILE.test(path) && !isHidden(path) && !selections.some((one) => one.selects(path)),
        mayHold: (path) => !isHidden(path) && !selections.some(({ wholeFolder }) => wholeFolder === path),
    };
}
/** Whether a folder can hold matches of `glob`, decided segment by segment up to the first that spans several. */
function foldersOf(glob, compile, selected) {
    const segments = glob.split('/');
    const open = segments.findIndex((segment) => /\*\*|[{(]/.test(segment));
    const depth = open === -1 ? segments.length - 1 : open;
    const prefixes = Array.from({ length: depth }, (_, k) => compile(segments.slice(0, k + 1).join('/')));
    const namesHidden = /(?:^|[/{(,|])\./.test(glob);
    return (path) => {
        if (selected(path))
            return true;
        const parts = path.split('/');
        if (open === -1 && parts.length > depth)
            return false;
        if (!namesHidden && parts.slice(depth).some((part) => part.startsWith('.')))
            return false;
        const prefix = prefixes[Math.min(parts.length, depth) - 1];
        return prefix === undefined || prefix(parts.slice(0, depth).join('/'));
    };
}
/** `a/b/c`: itself, `a/b` and `a`. */
function pathAndFoldersAbove(path) {
    const all = [path];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        all.push(path.slice(0, end));
    return all;
}
function isUnder(folder, path) {
    return folder === '' || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}


/***/ }),

/***/ 8293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ ASSET_KEYS),
/* harmony export */   Z4: () => (/* binding */ ASSET_SHAPE),
/* harmony export */   kI: () => (/* binding */ DOCUMENT_SHAPE),
/* harmony export */   pg: () => (/* binding */ DOCUMENT_KEYS)
/* harmony export */ });
// The words of the file format, once: the parser checks against them and the schema is built from them.
// Imports no library, since every run pays for what the parser imports.
/** The keys of a document (design section 3). */
const DOCUMENT_SHAPE = {
    cyber_system: {
        required: true,
        description: 'The cyber system that holds these assets: its name, or its id (cs_…).',
    },
    facility: {
        required: false,
        description: 'The facility of the cyber system: its name, or its id (fac_…). Tells systems of the same name apart, and is verified.',
    },
    prune: {
        required: false,
        description: 'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. Not said: true, except while the system is being adopted.',
    },
    asset_type: {
        required: false,
        description: 'The type of those assets below that say none: hardware or software.',
    },
    ignore: {
        required: false,
        description: 'Live assets of this system to leave alone: exact names, or patterns in which * stands for any text and ? for one character. They are neither deleted nor listed as undeclared.',
    },
    assets: {
        required: true,
        description: 'The assets of the cyber system. An empty list states that it has none.',
    },
};
/** The keys of one entry of `assets` (design section 3). */
const ASSET_SHAPE = {
    name: {
        required: true,
        description: 'Name or hostname, unique within the cyber system.',
    },
    asset_type: {
        required: true,
        description: 'hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all.',
    },
    renamed_from: {
        required: false,
        description: 'The name that the asset has at the service until this is applied.',
    },
    moved_from: {
        required: false,
        description: 'The cyber system (name or id) that the asset is in until this is applied.',
    },
    id: {
        required: false,
        description: 'The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change.',
    },
};
const DOCUMENT_KEYS = Object.keys(DOCUMENT_SHAPE);
const ASSET_KEYS = Object.keys(ASSET_SHAPE);


/***/ }),

/***/ 9773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ placeAt),
/* harmony export */   C2: () => (/* binding */ POP),
/* harmony export */   E0: () => (/* binding */ placeOfValue),
/* harmony export */   GQ: () => (/* binding */ nextDash),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   Xd: () => (/* binding */ addFinding),
/* harmony export */   aC: () => (/* binding */ target),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   gU: () => (/* binding */ settleAliases),
/* harmony export */   gt: () => (/* binding */ SEQUENCE),
/* harmony export */   jf: () => (/* binding */ SCALAR),
/* harmony export */   qQ: () => (/* binding */ DOCUMENT),
/* harmony export */   qh: () => (/* binding */ readsAs),
/* harmony export */   vh: () => (/* binding */ readMapping),
/* harmony export */   ws: () => (/* binding */ scalarText),
/* harmony export */   xu: () => (/* binding */ MAPPING)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3243);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(876);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3029);
// Reading one YAML file by js-yaml's flat event list: where nodes stand, where aliases lead, what an unquoted scalar
// may be taken for, and mappings whose keys the file format names. Part of the hot path: the usual key costs one
// comparison and no string.



const WORDS = new Map([
    ['', 'null'],
    ['~', 'null'],
    ...spellings('null', 'null'),
    ...['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'].flatMap((word) => spellings(word, 'a boolean')),
    ['=', 'a default value'],
    ['<<', 'a merge key'],
]);
/** Integers of both versions: decimal, octal in two spellings, hexadecimal and binary, with `_` between digits. */
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** `12:30` is 750 to YAML 1.1. A leading zero is taken too, since some readers do. */
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
/** What a plain (unquoted) scalar with this text is read as by YAML 1.1 or 1.2, or null when both read a string. */
function readsAs(text) {
    const word = WORDS.get(text);
    if (word !== undefined)
        return word;
    if (!/^[-+.0-9]/.test(text))
        return null;
    if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text))
        return 'a number';
    return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}
/** `12:30` was meant as a time, whatever YAML makes of it. */
function timeOrNumber(text) {
    return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'a date or time' : 'a number';
}
function spellings(word, reading) {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [word, capital, word.toUpperCase()].map((spelling) => [spelling, reading]);
}
// How to step over a node, and where a node stands in the text.
const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy;
/** js-yaml's offset for what is not there. */
const NOWHERE = -1;
/** The index after the node at `index`: a collection reaches to its pop. */
function after(events, index) {
    let depth = 0;
    let at = index;
    do {
        const type = events[at].type;
        if (type === MAPPING || type === SEQUENCE || type === DOCUMENT)
            depth++;
        else if (type === POP)
            depth--;
        at++;
    } while (depth > 0);
    return at;
}
/** The decoded text of a scalar. */
function scalarText(text, event) {
    return event.fast ? text.slice(event.valueStart, event.valueEnd) : (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(text, event);
}
/** The offset where a node's text starts (an alias at its `*`), or NOWHERE for an empty node, which has no place. */
function placeAt(text, event) {
    switch (event.type) {
        case MAPPING:
        case SEQUENCE:
            return event.start;
        case ALIAS:
            return event.anchorStart - 1;
        case SCALAR:
            return placeOfScalar(text, event);
        default:
            return NOWHERE;
    }
}
function placeOfScalar(text, event) {
    if (event.valueStart === NOWHERE)
        return event.anchorStart === NOWHERE ? event.tagStart : event.anchorStart - 1;
    if (event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN)
        return event.valueStart;
    if (event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED || event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.DOUBLE_QUOTED) {
        return event.valueStart - 1;
    }
    return blockIndicator(text, event.valueStart);
}
/** A block scalar's text starts on the line after its `|` or `>`: that indicator is the node's place. */
function blockIndicator(text, valueStart) {
    const start = text.lastIndexOf('\n', valueStart - 2) + 1;
    const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
    return header === null ? valueStart : start + header.index;
}
/**
 * The dash of an empty sequence entry. `from` is an offset before it with nothing but white space, comments,
 * closing brackets and the dash between.
 */
function nextDash(text, from) {
    const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
    gap.lastIndex = from;
    gap.exec(text);
    return Math.min(gap.lastIndex, text.length);
}
// What reading one file carries along: its text, its events, where aliases lead, and how findings are reported.
/**
 * Findings of one severity reported for one file. A hostile file can hold millions of faults, and no one reads
 * more than these; the file is refused all the same.
 */
const REPORTED_AT_MOST = 10_000;
function addFinding(reader, { code, offset, args, severity = 'error' }) {
    const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
    if (count <= REPORTED_AT_MOST)
        reader.report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)(code, severity, { file: reader.file, offset }, args));
}
/** The index of the node that stands at `index`, through an alias; NOWHERE where the alias leads nowhere (reported). */
function target(reader, index) {
    if (reader.events[index]?.type !== ALIAS)
        return index;
    return reader.aliases?.targets.get(index) ?? NOWHERE;
}
/** The offset of the value at `index`; of its key, right before it, when the value is empty. */
function placeOfValue(reader, index) {
    const own = placeAt(reader.text, reader.events[index]);
    return own === NOWHERE ? Math.max(0, placeAt(reader.text, reader.events[index - 1])) : own;
}
/** Reports a node of the wrong kind. Tagged nodes are reported as such, once, elsewhere. */
function wrongType(reader, event, { subject, expected, offset }) {
    if (isTagged(event))
        return;
    addFinding(reader, { code: 'wrong-type', offset, args: { subject, expected, found: kindOf(reader.text, event) } });
}
function isTagged(event) {
    return 'tagStart' in event && event.tagStart !== NOWHERE;
}
function kindOf(text, event) {
    if (event.type === MAPPING)
        return 'a mapping';
    if (event.type === SEQUENCE)
        return 'a list';
    if (event.type !== SCALAR)
        return 'nothing';
    const reading = event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN ? readsAs(scalarText(text, event)) : null;
    return reading ?? 'a string';
}
// Anchors, aliases and tags of one file. Aliases bind where they stand, so one forward pass settles them all;
// what they expand to is bounded, and tags are refused.
/** Nodes that the aliases of one file may add to those it spells out: a "YAML bomb" asks for billions. */
const EXPANSION_LIMIT = 1_000_000;
/** Settles the aliases of a file; null, at once, for the usual file that has no anchor, alias or tag. */
function settleAliases(reader) {
    const { text, events } = reader;
    if (!text.includes('&') && !text.includes('*') && !text.includes('!'))
        return null;
    const targets = new Map();
    const broken = new Set();
    const sizes = new Map();
    const anchors = new Map();
    const start = { open: [], document: 0, exploded: NOWHERE, added: 0 };
    const pass = { reader, targets, broken, sizes, anchors, ...start };
    for (let index = 0; index < events.length; index++)
        step(pass, events[index], index);
    return { targets, broken };
}
function step(pass, event, index) {
    if (event.type === DOCUMENT) {
        pass.document = index;
        pass.anchors.clear();
        pass.open.push({ index, anchored: false, size: 0 });
    }
    else if (event.type === POP) {
        close(pass);
    }
    else if (event.type === ALIAS) {
        count(pass, bind(pass, event, index));
    }
    else {
        begin(pass, event, index);
    }
}
function begin(pass, event, index) {
    const { text } = pass.reader;
    const anchored = event.anchorStart !== NOWHERE;
    if (event.tagStart !== NOWHERE) {
        const tag = text.slice(event.tagStart, event.tagEnd);
        refuse(pass, { code: 'unsupported-tag', offset: event.tagStart, args: { tag } });
    }
    if (anchored)
        pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
    if (event.type !== SCALAR) {
        pass.open.push({ index, anchored, size: 1 });
    }
    else {
        if (anchored)
            pass.sizes.set(index, 1);
        count(pass, 1);
    }
}
function close(pass) {
    const node = pass.open.pop();
    if (node === undefined)
        return;
    if (node.anchored)
        pass.sizes.set(node.index, node.size);
    count(pass, node.size);
}
function count(pass, nodes) {
    const parent = pass.open.at(-1);
    if (parent !== undefined)
        parent.size += nodes;
}
/** Binds an alias and returns how many nodes it stands for. One that cannot be bound stands for itself. */
function bind(pass, event, index) {
    const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
    const offset = event.anchorStart - 1;
    const target = pass.anchors.get(alias);
    if (target === undefined)
        return refuse(pass, { code: 'unknown-alias', offset, args: { alias } });
    const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
    if (pass.added + size - 1 > EXPANSION_LIMIT) {
        // The first alias too many says it; the others of a bomb would say it a thousand times.
        if (pass.exploded === pass.document)
            return 1;
        if (size !== Number.POSITIVE_INFINITY)
            pass.exploded = pass.document;
        return refuse(pass, { code: 'yaml-expansion', offset, args: { limit: EXPANSION_LIMIT } });
    }
    pass.added += size - 1;
    pass.targets.set(index, target);
    return size;
}
function refuse(pass, finding) {
    pass.broken.add(pass.document);
    addFinding(pass.reader, finding);
    return 1;
}
// Mappings: which value stands under which key, and every key that may not.
/**
 * Reads the mapping that opens at `open`. `slots` receives, for each of `keys`, the index of its value or NOWHERE;
 * the key is always the event right before. Unknown, repeated and complex keys are reported. Returns the index
 * after the mapping.
 */
function readMapping(reader, open, keys, slots) {
    const { events, text } = reader;
    slots.fill(NOWHERE);
    let at = open + 1;
    for (;;) {
        const key = events[at];
        if (key.type === POP)
            return at + 1;
        const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
        const slot = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : NOWHERE;
        if (slot !== NOWHERE && slots[slot] === NOWHERE)
            slots[slot] = value;
        else
            oddKey(reader, { open, at, value }, keys, slots);
        const type = events[value].type;
        at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
    }
}
function keyAt(text, start, end, keys) {
    for (let k = 0; k < keys.length; k++) {
        const key = keys[k];
        if (key.length === end - start && text.startsWith(key, start))
            return k;
    }
    return NOWHERE;
}
/** A key that is written in an unusual way, repeated, or none of the format. */
function oddKey(reader, place, keys, slots) {
    const { events, text, file } = reader;
    const index = target(reader, place.at);
    if (index === NOWHERE)
        return;
    const event = events[index];
    const offset = placeOfKey(reader, place);
    if (event.type !== SCALAR) {
        wrongType(reader, event, { subject: 'key', expected: 'a string', offset });
        return;
    }
    const key = scalarText(text, event);
    const slot = keys.indexOf(key);
    const first = slots[slot] ?? NOWHERE;
    if (slot === NOWHERE) {
        if (isTagged(event))
            return;
        const near = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(key, keys, 1)[0] ?? null;
        addFinding(reader, { code: 'unknown-key', offset, args: { key, near, allowed: keys } });
    }
    else if (first === NOWHERE) {
        slots[slot] = place.value;
    }
    else if (reader.joined !== place.open) {
        const firstPlace = { file, offset: placeAt(text, events[first - 1]) };
        const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== NOWHERE;
        if (!isWhole)
            addFinding(reader, { code: 'duplicate-key', offset, args: { key, first: firstPlace } });
        else {
            // What follows is of the second document, and stands twice only because nothing parts the two.
            reader.joined = place.open;
            addFinding(reader, { code: 'missing-document-start', offset, args: { first: firstPlace } });
        }
    }
}
/** An empty key has no place of its own: its value's, or the mapping's, stands in. */
function placeOfKey(reader, { open, at, value }) {
    for (const index of [at, value]) {
        const place = placeAt(reader.text, reader.events[index]);
        if (place !== NOWHERE)
            return place;
    }
    const mapping = reader.events[open];
    return mapping.type === MAPPING ? mapping.start : 0;
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   LF: () => (/* binding */ wholeCodeSpan),
/* harmony export */   LL: () => (/* binding */ annotationProperty),
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Tj: () => (/* binding */ splitUnsafe),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Z7: () => (/* binding */ LONGEST_SHOWN),
/* harmony export */   _c: () => (/* binding */ reveal),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   lJ: () => (/* binding */ yamlString),
/* harmony export */   mc: () => (/* binding */ diffLine),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   xL: () => (/* binding */ printedJson),
/* harmony export */   xR: () => (/* binding */ tableCell)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
// Names in files and from the service are hostile wherever they are shown. Here they are made inert, for terminals,
// logs, Markdown and YAML: what is shown has one line, no hidden character, and no meaning of its own.

/** Beyond this, in UTF-16 units, a name is shown by its two ends. */
const LONGEST_SHOWN = 200;
const SHOWN_ENDS = { head: 120, tail: 60 };
const PRINTABLE_ASCII = /^[ -~]*$/;
const INERT = /^(?! *:)[ -~]*$/;
const UNSAFE_KEPT = new RegExp(`(${_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk.source})`, 'u');
/**
 * One line that does nothing: unsafe characters as `\u202E` or `\u{E0001}`. A runner of GitHub Actions obeys `##[`
 * anywhere in a line of the log, and `::` at its start (a name may give its first half): these are broken up too.
 */
function visible(text) {
    if (INERT.test(text) && !text.includes('##'))
        return text;
    return text
        .replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, escapedCharacter)
        .replaceAll('##', '#\\u0023')
        .replace(/^( *):/, '$1\\u003A');
}
/** The same without regard to runners, where a text has no line of its own. Exact but for unsafe characters. */
function reveal(text) {
    return PRINTABLE_ASCII.test(text) ? text : text.replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, escapedCharacter);
}
/** Splits a text around its unsafe characters: texts to show as they are at even places, unsafe ones at odd places. */
function splitUnsafe(text) {
    return PRINTABLE_ASCII.test(text) ? [text] : text.split(UNSAFE_KEPT);
}
/** A long text by its two ends and the number of UTF-16 units between them; never splits a surrogate pair. */
function shorten(text) {
    return text.length <= LONGEST_SHOWN ? text : cutMiddle(text, SHOWN_ENDS);
}
/** The same for ends of other lengths; the text must be longer than both. */
function cutMiddle(text, ends) {
    const head = text.slice(0, ends.head).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(-ends.tail).replace(/^[\uDC00-\uDFFF]/, '');
    return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}
/** A text as a double-quoted string of YAML: exact, one line, printable. */
function yamlString(text) {
    const json = JSON.stringify(text);
    if (PRINTABLE_ASCII.test(json) && !json.includes('##'))
        return json;
    return json.replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, yamlEscape).replaceAll('##', '#\\u0023');
}
/** A document as JSON that is printed, maybe into a log: the same once it is parsed, and inert until then. */
function printedJson(document) {
    const json = JSON.stringify(document, null, 2);
    return `${json.replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, jsonEscape).replaceAll('##', '#\\u0023')}\n`;
}
/** Within strings line breaks are escaped already; those between them stay. */
function jsonEscape(character) {
    if (character === '\n')
        return character;
    return character
        .split('')
        .map((unit) => `\\u${hexOf(unit).padStart(4, '0')}`)
        .join('');
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;
/** A name among other words: as it is when nothing in it can be taken for these, else as a quoted YAML string. */
function word(name) {
    if (name.length <= LONGEST_SHOWN) {
        if (BARE_ASCII.test(name))
            return name;
        if (BARE.test(name) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(name))
            return name;
    }
    return yamlString(shorten(name));
}
/** Any text as an inert code span of Markdown, on one line; a long one shortened. Not for table cells. */
function codeSpan(text) {
    return wholeCodeSpan(shorten(text));
}
/** The same, never shortened: for lines that are to be copied. */
function wholeCodeSpan(text) {
    const line = text === '' ? '""' : visible(text);
    const fence = '`'.repeat(longestRun(line) + 1);
    const needsPad = line.startsWith('`') || line.endsWith('`') || (line.startsWith(' ') && line.endsWith(' '));
    // A span of spaces alone is not stripped, so it needs no padding.
    const pad = needsPad && line.trim() !== '' ? ' ' : '';
    return fence + pad + line + pad + fence;
}
/** The code span of a text inside a table, where `|` would end the cell even in code. */
function tableCell(text) {
    const span = codeSpan(text);
    if (!span.includes('|'))
        return span;
    // Parsers disagree about a backslash before an escaped pipe: such a pipe is spelled out.
    return span.replace(/\\\|/g, '\\\\u007C').replaceAll('|', '\\|');
}
/** One line inside a fenced block. The fence is to be `fenceFor` all of them. */
function diffLine(sign, text) {
    return `${sign} ${visible(text)}\n`;
}
/** A fence that none of these texts can close, however they are shortened. */
function fenceFor(texts) {
    let longest = 2;
    for (const text of texts) {
        if (text.includes('```'))
            longest = Math.max(longest, Math.min(longestRun(text), LONGEST_SHOWN));
    }
    return '`'.repeat(longest + 1);
}
/** The message of a workflow command. */
function annotationMessage(text) {
    return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** A property of a workflow command, as `file` or `title`. */
function annotationProperty(text) {
    return annotationMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
function escapedCharacter(character) {
    const hex = hexOf(character);
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
function yamlEscape(character) {
    const hex = hexOf(character);
    return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
function hexOf(character) {
    return (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ planCounts),
/* harmony export */   N0: () => (/* binding */ workBar),
/* harmony export */   OX: () => (/* binding */ workLine),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   uA: () => (/* binding */ requestLine)
/* harmony export */ });
/* unused harmony export changeCounts */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(876);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2527);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5511);




/** One line without its end: `reading: 12 files, 1.2 MiB from the service`. Not every command reads files. */
function workLine(work) {
    if (work.doing === 'reading') {
        const files = work.files === 0 ? '' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(work.files, 'file')}, `;
        return `reading: ${files}${sizeText(work.bytes)} from the service`;
    }
    const noun = work.doing === 'applying' ? 'change' : 'file';
    return `${work.doing}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(work.settled)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(work.total, noun)}`;
}
const BAR_WIDTH = 30;
/** The same where a line can be redrawn: a bar where the end is known. */
function workBar(work) {
    if (work.doing === 'reading')
        return workLine(work);
    const { doing, settled, total } = work;
    const filled = total === 0 ? BAR_WIDTH : Math.floor((settled / total) * BAR_WIDTH);
    return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}
/** The last line of a run, without its end: `planned, 7 changes, 1 permanent delete, in 2.4 s`. */
function closingLine(result, counts, ms) {
    return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([result, counts], ', ')}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}`;
}
/** A plan for the last line: what it found, or how much it looked at to find nothing. */
function planCounts(plan, verb) {
    const { changes, diagnostics, summary } = plan;
    if (changes.length === 0 && !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(diagnostics))
        return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(summary.unchanged)} unchanged`;
    // That it is blocked is the result, which stands before.
    return verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)({ ...plan, guards: [] });
}
/** `1 create, 2 updates, 1 delete, 3 drifted changes`; empty when there is nothing of all that. */
function changeCounts(counts) {
    const { create, update, delete: deletes, drift } = counts;
    const each = [[create, 'create'], [update, 'update'], [deletes, 'delete']];
    return tally([...each, [drift, 'drifted change']], counted).join(', ');
}
/** `GET /cyber-assets 200 41 ms`, without its end. Under `counts` the template of the path stands for it. */
function requestLine({ method, route, path, status, ms }, detail) {
    const where = detail === 'counts' ? route : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path);
    return `${method} ${where} ${status ?? 'no answer'} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(ms))} ms`;
}
function sizeText(bytes) {
    if (bytes < 1024)
        return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(bytes, 'byte');
    const kib = bytes / 1024;
    return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}


/***/ }),

/***/ 755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ contrasted),
/* harmony export */   Dp: () => (/* binding */ bySystem),
/* harmony export */   GB: () => (/* binding */ inPlaces),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I1: () => (/* binding */ declarations),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   Rc: () => (/* binding */ sideText),
/* harmony export */   Sb: () => (/* binding */ byKind),
/* harmony export */   TW: () => (/* binding */ bySite),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Yb: () => (/* binding */ ratingChange),
/* harmony export */   pH: () => (/* binding */ areTogether),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony exports contrast, NAMELESS */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1968);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6599);
/* harmony import */ var _core_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5991);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5511);
// A plan as a reader takes it in: what is asked for, what is pending, what drifted; and by kind, deletes first.







/** The kinds of changes in the order they are read. An update that does several is of the first kind it is. */
const KINDS = ['delete', 'move', 'rename', 'retype', 'create'];
function kindOf(change) {
    if (change.action !== 'update')
        return change.action;
    if (change.changed.includes('cyber_system_id'))
        return 'move';
    return change.changed.includes('name') ? 'rename' : 'retype';
}
function sectionsOf({ changes, toExecute }) {
    const executed = new Set(toExecute);
    return {
        asked: toExecute.filter(({ origin }) => origin === 'inventory'),
        pending: toExecute.filter(({ origin }) => origin === 'pending'),
        reverted: toExecute.filter(({ origin }) => origin === 'drift'),
        drift: changes.filter((change) => !executed.has(change)),
    };
}
function byKind(changes) {
    const sorted = { delete: [], move: [], rename: [], retype: [], create: [] };
    for (const change of changes)
        sorted[kindOf(change)].push(change);
    return sorted;
}
/** Grouped by cyber system, sorted by site and name. */
function bySystem(all) {
    const groups = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(all, ({ cyberSystem }) => cyberSystem.id).values()];
    return groups
        .map((members) => ({ system: members[0].cyberSystem, members }))
        .sort((a, b) => (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.system, b.system));
}
/** Where the files ask for a change: `path:line`; null for a delete, which no file names. */
function sourceOf(change) {
    if (change.action === 'delete')
        return null;
    const { document, offset } = change.desired;
    return `${document.file.path}:${document.file.place(offset).line}`;
}
/** The file that asks for a change; null for a delete. */
function pathOf(change) {
    return change.action === 'delete' ? null : change.desired.document.file.path;
}
/** Whether two changes stand under one heading: of one cyber system, asked for by one file. */
function areTogether(one, other) {
    return one.cyberSystem.id === other.cyberSystem.id && pathOf(one) === pathOf(other);
}
/** By site and system, then by name: as a reviewer goes through them. */
function bySite(changes) {
    return [...changes].sort((a, b) => (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)((a.before ?? a.after).name, (b.before ?? b.after).name) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareIds */ .q)(a.id ?? '', b.id ?? ''));
}
/** Those of one cyber system and file next to each other, by site and system. */
function inPlaces(changes) {
    const sorted = [...changes].sort((a, b) => (0,_core_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem));
    const places = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(sorted, (change) => `${change.cyberSystem.id}\0${pathOf(change) ?? ''}`);
    return [...places.values()].flat();
}
// A change with its long names cut for showing: what differs between before and after always stays.
/** A part of a name is shown whole up to so many UTF-16 units: two such parts are not shortened again. */
const MOST_WHOLE = _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7 / 2;
const ENDS = { head: 40, tail: 24 };
/** Any other change as it is. */
function contrasted(change) {
    if (change.action !== 'update')
        return change;
    const { before, after, fromSystem, cyberSystem } = change;
    const [oldName, newName] = contrast(before.name, after.name);
    const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
    const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
    const [fromSite, toSite] = contrast(fromSystem.site?.name ?? '', cyberSystem.site?.name ?? '');
    return {
        ...change,
        before: { ...before, name: oldName },
        after: { ...after, name: newName },
        fromSystem: { ...fromSystem, name: fromName, id: fromId, site: renamed(fromSystem.site, fromSite) },
        cyberSystem: { ...cyberSystem, name: toName, id: toId, site: renamed(cyberSystem.site, toSite) },
    };
}
function renamed(site, name) {
    return site === null ? null : { ...site, name };
}
/**
 * Two texts that are shown to be compared. Where they differ and one is too long to be shown whole, both are cut around
 * the place at which they part, each to LONGEST_SHOWN at most: they start alike, and still differ.
 */
function contrast(one, other) {
    if (one === other || Math.max(one.length, other.length) <= _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7)
        return [one, other];
    const parting = partingOf(one, other);
    const start = ends(one.slice(0, parting));
    return [start + ends(one.slice(parting)), start + ends(other.slice(parting))];
}
/** How many units they have in common at their start. */
function partingOf(one, other) {
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return at;
}
function ends(text) {
    return text.length <= MOST_WHOLE ? text : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(text, ENDS);
}
/** `Medium → High`; one rating where both have it, '' where neither has any. */
function ratingChange(from, to, say) {
    if (from.impactRating === null && to.impactRating === null)
        return '';
    const [before, after] = [from, to].map((one) => one.impactRating === null ? 'none' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .ratingText */ .l$)(one.impactRating, say));
    return before === after ? `${after}` : `${before} → ${after}`;
}
/** What one side of an update has of that in which they differ, and how its cyber system is called. */
function sideText({ changed }, side, system, say) {
    const parts = [
        changed.includes('name') ? `named ${say(side.name)}` : '',
        changed.includes('cyber_system_id') ? `in ${system}` : '',
        changed.includes('asset_type') ? side.asset_type : '',
    ];
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(parts, ', ');
}
const PLAIN_SPEECH = { name: _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm, place: _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK };
/** One change in a few words; under `counts` its action and its place alone. */
function describe(whole, detail, { name, place } = PLAIN_SPEECH) {
    const change = contrasted(whole);
    const source = sourceOf(change);
    const at = source === null ? '' : `  ${place(source)}`;
    if (detail === 'counts')
        return `${change.action}${at}`;
    const system = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(change.cyberSystem, name);
    const id = change.id === null ? '' : ` ${name(change.id)}`;
    if (change.action !== 'update')
        return `${change.action} ${name((change.after ?? change.before).name)}${id} in ${system}${at}`;
    const { before, after, fromSystem } = change;
    const named = before.name === after.name ? name(after.name) : `${name(before.name)} → ${name(after.name)}`;
    const isMove = before.cyber_system_id !== after.cyber_system_id;
    const moved = isMove ? `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(fromSystem, name)} → ${system}` : system;
    const type = before.asset_type === after.asset_type ? '' : `, ${before.asset_type} → ${after.asset_type}`;
    return `update ${named}${id} in ${moved}${type}${at}`;
}
// The lines of YAML that would declare what no file declares yet.
/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name needs an id, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name);
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has((0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}


/***/ }),

/***/ 7443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ driftHeadline),
/* harmony export */   D0: () => (/* binding */ NOT_RECORDED),
/* harmony export */   Gp: () => (/* binding */ onlySentence),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   Lx: () => (/* binding */ headlinePhrases),
/* harmony export */   MB: () => (/* binding */ validationLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R2: () => (/* binding */ PERMANENT),
/* harmony export */   S6: () => (/* binding */ guardSentences),
/* harmony export */   XM: () => (/* binding */ DONE_WORDS),
/* harmony export */   dC: () => (/* binding */ summaryLine),
/* harmony export */   jQ: () => (/* binding */ tooLargeText),
/* harmony export */   lw: () => (/* binding */ restLine),
/* harmony export */   wv: () => (/* binding */ SEPARATOR),
/* harmony export */   z6: () => (/* binding */ agreement),
/* harmony export */   zZ: () => (/* binding */ INHERITS)
/* harmony export */ });
/* unused harmony exports doneLine, shownNowhere, NOT_COMPARED */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2270);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5511);




const SEPARATOR = ' · ';
const PERMANENT = 'permanent, its compliance history goes with it';
const INHERITS = "it inherits the new system's impact rating";
/** What would be executed: `2 to delete · 1 to move · 2 to create`. When nothing is, what remains. */
function countsLine(summary) {
    const { create, update, delete: deletes } = summary;
    if (create + update + deletes === 0)
        return nothingLine(summary);
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([[deletes, 'to delete'], ...updateParts(summary), [create, 'to create']]).join(SEPARATOR);
}
/** Moves, renames and retypes each on their own, unless one update does several: then they would not add up. */
function updateParts({ update, moved, renamed, retyped }) {
    if (moved + renamed + retyped === update) {
        return [
            [moved, 'to move'],
            [renamed, 'to rename'],
            [retyped, 'to retype'],
        ];
    }
    const does = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([
        [moved, 'moved'],
        [renamed, 'renamed'],
        [retyped, 'retyped'],
    ]);
    return [[update, `to update (${does.join(', ')})`]];
}
/** What was done: `2 deleted · 1 moved · 2 created`; empty for nothing. */
function doneLine(kinds) {
    return tally(KINDS.map((kind) => [kinds[kind].length, DONE_WORDS[kind]])).join(SEPARATOR);
}
const DONE_WORDS = {
    delete: 'deleted',
    move: 'moved',
    rename: 'renamed',
    retype: 'retyped',
    create: 'created',
};
function nothingLine(summary) {
    if (summary.drift > 0)
        return 'No changes to apply, and yet the inventory and the service differ.';
    return `No changes. ${agreement(summary)}`;
}
/** How far files and service agree, where no change is to be made and none drifted. */
function agreement({ undeclared, ignored, unmanaged }) {
    return undeclared + ignored + unmanaged > 0
        ? 'What the inventory declares, the service has.'
        : 'The inventory and the service agree.';
}
/** The plan in one line of counts, whatever became of it. */
function summaryLine({ summary, diagnostics }) {
    const counts = countSeverities(diagnostics);
    return counts.error > 0
        ? `${severityLine(counts)}: nothing is planned until they are corrected.`
        : countsLine(summary);
}
/** What stays as it is: `412 unchanged · 3 undeclared, left alone · 1 drifted, not applied`; may be empty. */
function restLine({ unchanged, undeclared, ignored, unmanaged, drift, pending }) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([
        [pending, 'of them pending from earlier merges'],
        [unchanged, 'unchanged'],
        [undeclared, 'undeclared, left alone'],
        [ignored, 'ignored'],
        // Where a file was lost, these are all that tells of it.
        [unmanaged, 'in systems that no file declares'],
        [drift, 'drifted, not applied'],
    ]).join(SEPARATOR);
}
/** Which part of the plan this is; null for all of it. */
function onlySentence({ only, summary }, detail, voice) {
    if (only === null)
        return null;
    const chosen = detail === 'full' ? (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(only.references.map(voice.name), 'and') : 'what was chosen';
    const leftOut = `Only ${chosen}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(summary.left_out ?? 0, 'change')} of other systems left out.`;
    if (only.along === 0)
        return leftOut;
    return `${leftOut} ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(only.along, 'change')} of other systems with it, since chosen ones wait for it.`;
}
function headlinePhrases({ summary, diagnostics, guards }) {
    const { error } = countSeverities(diagnostics);
    if (error > 0)
        return [{ text: `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(error, 'error')}, nothing is planned`, loud: true }];
    const total = summary.create + summary.update + summary.delete;
    const phrases = [];
    if (total === 0)
        phrases.push({ text: nothingPhrase(summary), loud: false });
    else if (total > summary.delete)
        phrases.push({ text: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'change'), loud: false });
    if (summary.delete > 0)
        phrases.push({ text: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(summary.delete, 'permanent delete'), loud: true });
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .isBlocked */ .lT)(guards))
        phrases.push({ text: 'blocked', loud: true });
    return phrases;
}
function nothingPhrase({ drift }) {
    return drift === 0 ? 'no changes' : `no changes to apply, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(drift, 'difference')} drifted`;
}
/** What a look for drift found: `no differences`, `3 differences`. */
function driftHeadline(plan) {
    if (countSeverities(plan.diagnostics).error > 0)
        return headline(plan);
    return plan.summary.drift === 0 ? 'no differences' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plan.summary.drift, 'difference');
}
/** `7 changes, 2 permanent deletes`. */
function headline(plan) {
    return headlinePhrases(plan)
        .map(({ text }) => text)
        .join(', ');
}
/** Why the plan is blocked, and how far to raise what: a sentence or two for each guard that did not pass. */
function guardSentences({ guards, managed }, voice, face = 'action') {
    return guards.filter(({ passed }) => !passed).map((guard) => guardSentence(guard, managed, { voice, face }));
}
function guardSentence(failed, managed, { voice, face }) {
    const { guard, limit, value } = failed;
    const allows = limit === 0 ? 'none' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(limit);
    const isShare = guard === 'max-delete-percent';
    const deletes = isShare
        ? `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(value, 'delete')} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(managed, 'live asset')}`
        : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(value, 'delete');
    const least = (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .leastToPass */ .ME)(failed, managed);
    const raised = face === 'cli' ? `give ${voice.code(`--${guard} ${least}`)}` : `raise the input ${voice.code(guard)} to ${least}`;
    return `${deletes}, and ${voice.code(guard)} allows ${allows} ${isShare ? 'of them' : 'here'}: nothing is applied. If all are meant, ${raised}.`;
}
/** What nothing shows is not recorded, and apply executes all of it or nothing. */
function tooLargeText(unrecorded) {
    return `Too large to show: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unrecorded, 'change')} not recorded, so apply would refuse this. Split the pull request.`;
}
/** Of a plan that stands neither in a comment nor in a summary. */
function shownNowhere(unrecorded) {
    return `Shown nowhere: ${counted(unrecorded, 'change')} not recorded, so apply would refuse this. Let the job comment (input comment, permission pull-requests: write), or have it write its summary.`;
}
/** Apply takes from a record what was approved. */
const NOT_RECORDED = 'This plan could not be recorded, so apply would execute none of it. Grant the job checks: write; where the server has no check runs, set approval: none.';
/** The same where the marks of applies cannot be read. */
const NOT_COMPARED = 'What was applied could not be read, so this plan was not recorded, and apply would execute none of it. Grant the job deployments: read; where the server has no deployments, set approval: none.';
function countSeverities(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity]++;
    return counts;
}
/** `3 errors, 1 warning`; empty for none. */
function severityLine(counts) {
    const each = _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC.map((severity) => [counts[severity], severity]);
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(each, _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS).join(', ');
}
/** Without errors it starts with `Valid`. */
function validationLine({ diagnostics, files, assets, systems }) {
    const severities = countSeverities(diagnostics);
    const counts = severityLine(severities);
    const where = `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files, 'file')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(assets, 'asset')} in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(systems, 'cyber system')}`;
    if (severities.error > 0)
        return `${counts} in ${where}`;
    return counts === '' ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}


/***/ }),

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Cr: () => (/* binding */ markdownVoice),
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   N9: () => (/* binding */ systemName),
/* harmony export */   R5: () => (/* binding */ plainVoice),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   VZ: () => (/* binding */ systemText),
/* harmony export */   WC: () => (/* binding */ listedAs),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l$: () => (/* binding */ ratingText),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   ue: () => (/* binding */ yamlLine),
/* harmony export */   y$: () => (/* binding */ whereFirst),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2527);
// How a sentence is set: the words are the same everywhere, names and code stand as the surface wants them, and a
// terminal has colours.


/** For terminals, logs, annotations and JSON. */
const plainVoice = {
    name: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text)),
    id: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm,
    code: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text),
    reason: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(withoutStop(text)),
};
const markdownVoice = {
    name: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS,
    id: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS,
    code: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeCodeSpan */ .LF,
    reason: (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(withoutStop(text)),
};
function withoutStop(reason) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(reason).replace(/[.\s]{1,9}$/, '');
}
/** A number with its noun: `1 delete`, `2 deletes`, `2 entries` when given the plural. */
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
/** How many there are of each, as `2 moved`; nothing of what there is none of. */
function tally(counts, say = (count, words) => `${grouped(count)} ${words}`) {
    return counts.filter(([count]) => count > 0).map(([count, words]) => say(count, words));
}
/** Digits in groups of three: 1,000,000. */
function grouped(count) {
    const digits = String(count);
    let text = digits.slice(-3);
    for (let end = digits.length - 3; end > 0; end -= 3)
        text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
    return text;
}
/** `0.4 s`, `59.9 s`, `2 min 5 s`. */
function durationText(ms) {
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${grouped(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
/** The file and line of a place; the file alone for a finding about the whole of it. */
function placeText({ file, offset }) {
    return offset === null ? file.path : `${file.path}:${file.place(offset).line}`;
}
/** Where a system stands, its name and its rating, each as the surface says names: `Tolt Junction / SCADA (Medium)`. */
function systemName(system, say) {
    const { impactRating } = system;
    return impactRating === null
        ? nameAtSite(system, say)
        : `${nameAtSite(system, say)} (${ratingText(impactRating, say)})`;
}
/** The same with its id: `Tolt Junction / SCADA (cs_4, Medium)`. */
function systemText(system, say = _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm, sayId = say) {
    const rating = system.impactRating === null ? '' : `, ${ratingText(system.impactRating, say)}`;
    return `${nameAtSite(system, say)} (${sayId(system.id)}${rating})`;
}
function nameAtSite({ site, name }, say) {
    return site === null ? say(name) : `${say(site.name)} / ${say(name)}`;
}
/** High, Medium and Low as they are, anything else as the surface sets what others wrote. */
function ratingText(rating, say) {
    return /^(?:high|medium|low)$/i.test(rating) ? rating : say(rating);
}
const MOST_LISTED = 5;
/** Names in a row, `"a", "b" or "c"`; of many the first few and how many more. */
function listed(spoken, conjunction) {
    return listedAs(spoken, (name) => name, conjunction);
}
/** The same for what may be very many: only what is shown is spoken. */
function listedAs(all, speak, conjunction) {
    const words = all.slice(0, MOST_LISTED).map(speak);
    const more = all.length - words.length;
    const last = more > 0 ? `${grouped(more)} more` : (words.pop() ?? '');
    return words.length === 0 ? last : `${words.join(', ')} ${conjunction} ${last}`;
}
/** The parts that say something. */
function joined(parts, separator) {
    return parts.filter((part) => part !== '').join(separator);
}
/** `key: "value"`, to be copied; null for a value that is too long to be shown whole, or that a file would not take. */
function yamlLine(key, value, voice) {
    return value.length > _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SHOWN */ .Z7 || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(value) ? null : voice.code(`${key}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(value)}`);
}
function didYouMean(near, voice) {
    return near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), 'or')}?`;
}
/** Words of the file format in a row. */
function codes(words, voice) {
    return words.map((word) => voice.code(word)).join(', ');
}
function whereFirst(first, voice) {
    return `the first is at ${voice.code(placeText(first))}`;
}
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


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sq: () => (/* binding */ checkApiKey),
/* harmony export */   d4: () => (/* binding */ checkProxy),
/* harmony export */   xd: () => (/* binding */ checkBaseUrl)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
// Checks the base URL, the key and the proxy before anything is sent. No message repeats what it refuses.

/**
 * The service's base URL (design section 9): https, or http on loopback; without credentials, query or fragment.
 * A path prefix is kept. Throws a ConfigurationError.
 */
function checkBaseUrl(text, env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('NODE_TLS_REJECT_UNAUTHORIZED', 'is 0, which turns the check of certificates off. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.');
    }
    const url = parse(text.trim());
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw refuse('must start with https://.');
    if (url.username !== '' || url.password !== '')
        throw refuse('must not hold a user or password. Remove them.');
    if (/[?#]/.test(text))
        throw refuse('must not hold a query or a fragment. Remove what follows the path.');
    if (url.protocol === 'http:' && !isLoopback(url)) {
        throw refuse('must use https; http is for this machine alone (localhost, 127.0.0.1, [::1]).');
    }
    return url;
}
/** True for localhost, 127.0.0.0/8 and ::1. */
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}
/** The API key, trimmed (API section 5). Throws a ConfigurationError for one that no header can carry. */
function checkApiKey(text) {
    const key = text.trim();
    if (key === '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', 'is empty. Set it to a key of the organization.');
    if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', 'holds a character that no header can carry, such as a line break. Copy the key again.');
    }
    return key;
}
/** The proxy from HTTPS_PROXY and NO_PROXY; null for none, and for this machine, the only one reached by http. */
function checkProxy(baseUrl, env) {
    const text = (env.https_proxy ?? env.HTTPS_PROXY ?? '').trim();
    if (isLoopback(baseUrl) || text === '')
        return null;
    // As with curl, a proxy without a scheme speaks plain http.
    const proxy = readProxy(text.includes('://') ? text : `http://${text}`);
    if (proxy === null) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('HTTPS_PROXY', 'is not an http or https proxy. Write it as http://host:port.');
    }
    return isExcepted(baseUrl, env.no_proxy ?? env.NO_PROXY ?? '') ? null : proxy;
}
function readProxy(text) {
    if (!/^https?:/i.test(text) || !URL.canParse(text))
        return null;
    const url = new URL(text);
    try {
        decodeURIComponent(url.username + url.password);
        return url;
    }
    catch {
        return null;
    }
}
/** Whether NO_PROXY names the host: `*`, or hosts with commas between, each with all below it, as with curl. */
function isExcepted({ hostname, port, protocol }, except) {
    const ofService = port || (protocol === 'https:' ? '443' : '80');
    return except
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => {
        const [, host = entry, only = ofService] = /^(.+):(\d+)$/.exec(entry) ?? [];
        if (host === '' || only !== ofService)
            return false;
        const zone = host.replace(/^\*?\./, '');
        return host === '*' || hostname === zone || hostname.endsWith(`.${zone}`);
    });
}
function parse(text) {
    if (text === '')
        throw refuse('is empty. Set it to the URL of the service.');
    if (!URL.canParse(text))
        throw refuse('is not a URL. Write it as https://host or https://host/path.');
    return new URL(text);
}
function refuse(message) {
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base-url', message);
}


/***/ }),

/***/ 3411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Of package.json; a test holds them together. */
const VERSION = '0.1.0';


/***/ }),

/***/ 3243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   KE: () => (/* binding */ getScalarValue),
/* harmony export */   PH: () => (/* binding */ parseEvents),
/* harmony export */   hy: () => (/* binding */ EVENT_ID),
/* harmony export */   jK: () => (/* binding */ SCALAR_STYLE),
/* harmony export */   tB: () => (/* binding */ YAMLException)
/* harmony export */ });
/* unused harmony exports CHOMPING_CLIP, CHOMPING_KEEP, CHOMPING_MODE, CHOMPING_STRIP, COLLECTION_STYLE, COLLECTION_STYLE_BLOCK, COLLECTION_STYLE_FLOW, CORE_SCHEMA, DEFAULT_SCALAR_STYLE_RULES, DUMP_SCHEMA, EVENT_ALIAS, EVENT_DOCUMENT, EVENT_MAPPING, EVENT_POP, EVENT_SCALAR, EVENT_SEQUENCE, FAILSAFE_SCHEMA, JSON_SCHEMA, NOT_RESOLVED, SCALAR_STYLE_DOUBLE_QUOTED, SCALAR_STYLE_FOLDED_BLOCK, SCALAR_STYLE_LITERAL_BLOCK, SCALAR_STYLE_PLAIN, SCALAR_STYLE_SINGLE_QUOTED, Schema, VISIT_BREAK, VISIT_SKIP, YAML11_SCHEMA, binaryTag, boolCoreTag, boolJsonTag, boolYaml11Tag, constructFromEvents, defineMappingTag, defineScalarTag, defineSequenceTag, dump, eventsToAst, floatCoreTag, floatJsonTag, floatYaml11Tag, intCoreTag, intJsonTag, intYaml11Tag, jsToAst, legacyMapTag, loadAll, mapTag, mergeTag, nullCoreTag, nullJsonTag, nullYaml11Tag, omapTag, pairsTag, present, realMapTag, seqTag, setTag, strTag, timestampTag, visit */
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
//#region src/tag.ts
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
//#endregion
//#region src/tag/scalar/str.ts
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
//#endregion
//#region src/tag/scalar/null_core.ts
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_json.ts
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_yaml11.ts
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/bool_core.ts
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_json.ts
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_yaml11.ts
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/int_core.ts
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_json.ts
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_yaml11.ts
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/float_core.ts
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
//#endregion
//#region src/tag/scalar/float_json.ts
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
//#endregion
//#region src/tag/scalar/float_yaml11.ts
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
//#endregion
//#region src/tag/scalar/merge.ts
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
//#endregion
//#region src/tag/scalar/binary.ts
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
//#endregion
//#region src/tag/scalar/timestamp.ts
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
//#endregion
//#region src/tag/sequence/seq.ts
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
//#endregion
//#region src/common/object.ts
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
//#endregion
//#region src/tag/sequence/omap.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
//#endregion
//#region src/tag/sequence/pairs.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
//#endregion
//#region src/tag/mapping/map.ts
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/tag/mapping/set.ts
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
//#endregion
//#region src/schema.ts
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
/**
* The YAML 1.2 JSON Schema. It uses JSON scalar forms while retaining YAML
* collection syntax.
*
* @category Schemas
*/
var JSON_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
/**
* YAML 1.1-compatible schema.
*
* @category Schemas
*/
var YAML11_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]);
/**
* The dumper schema for maximum compatibility. It combines all supported type
* variants from YAML 1.1 and YAML 1.2 so strings matching any of them are
* quoted. This makes the generated YAML more compatible with other parsers.
*
* The schema is based on YAML 1.1, but extends `!!int` and `!!float` to accept
* both YAML 1.1 and Core Schema forms, since Core Schema supports some forms
* that YAML 1.1 does not.
*
* @category Schemas
*/
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
//#endregion
//#region src/tag/mapping/real_map.ts
/**
* Recommended when non-string keys are actually needed. It uses native
* JavaScript `Map` objects, so keys keep their constructed types instead of
* being converted to strings.
*
* It is not the default to avoid widespread breaking changes in existing
* projects. `Map` has a different access API and does not pass deep equality
* checks against `{}`-based fixtures. Alongside the other changes in v5,
* making it the default was considered too disruptive.
*
* If these differences are acceptable for your project, we recommend using
* {@link realMapTag} to guarantee the absence of problems and side effects.
*
* @example
* Enable {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Tags
*/
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
//#endregion
//#region src/tag/mapping/legacy_map.ts
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
/**
* This implementation exists solely to reproduce v4 behavior exactly. Its use
* is strongly discouraged. If complex or non-string keys are needed, use
* {@link realMapTag} instead.
*
* @category Tags
*/
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/common/snippet.ts
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
//#endregion
//#region src/common/exception.ts
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
//#endregion
//#region src/parser/events.ts
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
//#endregion
//#region src/parser/parser_scalar.ts
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
//#endregion
//#region src/common/tagname.ts
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	const allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
	let result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
			result += source[index];
			continue;
		}
		if (ch >= 55296 && ch <= 56319) ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023);
		if (ch < 128) result += percentByte(ch);
		else if (ch < 2048) result += percentByte(192 | ch >> 6) + percentByte(128 | ch & 63);
		else if (ch < 65536) result += percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		else result += percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	if (tag.charCodeAt(0) === 33) {
		tag = tag.slice(1);
		return `!${tagPercentEncode(tag, true)}`;
	}
	if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), true)}`;
	return `!<${tagPercentEncode(tag, false)}>`;
}
//#endregion
//#region src/parser/constructor.ts
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/parser/parser.ts
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
//#endregion
//#region src/load.ts
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function loadAll(input, iteratorOrOptions, options) {
	let iterator = null;
	if (typeof iteratorOrOptions === "function") iterator = iteratorOrOptions;
	else if (iteratorOrOptions !== null && typeof iteratorOrOptions === "object") options = iteratorOrOptions;
	const documents = loadDocuments(input, options);
	if (iterator === null) return documents;
	for (const document of documents) iterator(document);
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
//#endregion
//#region src/ast/from_js.ts
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	const defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0));
	const implicitScalars = schema.implicitScalarTags;
	const explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
	const defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: true
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: false
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: true
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		const { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			if (tag.matchByTagPrefix) tagName = tag.representTagName(object);
			else tagName = tag.tagName;
			return {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && object !== null && typeof object === "object") {
		const existing = state.refs.get(object);
		if (existing) {
			if (existing.anchor === void 0) existing.anchor = `ref_${state.refCounter++}`;
			return {
				kind: "alias",
				anchor: existing.anchor
			};
		}
	}
	const matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0) return INVALID;
		if (state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	const { tag, tagName, implicitTag } = matched;
	const nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		const container = tag.represent(object);
		const node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		if (!state.noRefs) state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			if (item === INVALID && container[index] === void 0) item = build(state, null);
			if (item === INVALID) continue;
			node.items.push(item);
		}
		return node;
	}
	const map = tag.represent(object);
	const node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	if (!state.noRefs) state.refs.set(object, node);
	for (const [objectKey, objectValue] of map) {
		const key = build(state, objectKey);
		if (key === INVALID) continue;
		const value = build(state, objectValue);
		if (value === INVALID) continue;
		node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	const root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? false,
		skipInvalid: options.skipInvalid ?? false,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
//#endregion
//#region src/ast/visit.ts
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break");
/**
* Return from a visitor to skip the current node's children.
*
* @category AST
*/
var VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	const control = visitor(node, ctx);
	if (control === VISIT_BREAK) return true;
	if (control === VISIT_SKIP) return false;
	const depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (const item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
			break;
		case "mapping": for (const { key, value } of node.items) {
			if (visitNode(key, visitor, {
				depth,
				parent: node,
				isKey: true
			})) return true;
			if (visitNode(value, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
		}
	}
	return false;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit(documents, visitor) {
	for (const doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: false
	})) return;
}
//#endregion
//#region src/ast/styler_defaults.ts
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
//#endregion
//#region src/ast/scalar_styler.ts
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	const str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return false;
		if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return false;
		if (layout.shiftOfContent === 0) {
			const firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				const content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return false;
			}
		}
	}
	const resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	if (!layout.node.tagged && resolvedTag !== layout.node.tag) return false;
	if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return false;
	return true;
}
function canUseSingleQuoted(layout) {
	const str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return false;
	if (/[ \t]\n|\n[ \t]/.test(str)) return false;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		const firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return false;
	}
	return true;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return false;
	const contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	if (contentIndent < 1) return false;
	if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return false;
	if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return false;
	return true;
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	if (canUsePlain(layout)) mask = setBit(mask, SCALAR_STYLE.PLAIN);
	if (canUseSingleQuoted(layout)) mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED);
	if (canUseBlock(layout)) mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK);
	layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	const value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	const value = layout.node.value;
	const w = layout.presenterOptions.lineWidth;
	let availableWidth = Infinity;
	if (w !== -1) availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	const pad = " ".repeat(shiftOfContent);
	let result = string.slice(0, nextLF);
	const lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	while (match = lineRe.exec(string)) {
		const breaks = match[1].length;
		const line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	const indent = " ".repeat(spaces);
	let position = 0;
	let result = "";
	const length = string.length;
	while (position < length) {
		let line;
		const next = string.indexOf("\n", position);
		if (next === -1) {
			line = string.slice(position);
			position = length;
		} else {
			line = string.slice(position, next + 1);
			position = next + 1;
		}
		if (line.length && line !== "\n") result += indent;
		result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	const indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
	const clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	const breakRe = / [^ \t]/g;
	let match;
	let start = 0;
	let end;
	let curr = 0;
	let next = 0;
	let result = "";
	while (match = breakRe.exec(line)) {
		next = match.index;
		if (next - start > width) {
			end = curr > start ? curr : next;
			result += `\n${line.slice(start, end)}`;
			start = end + 1;
		}
		curr = next;
	}
	result += "\n";
	if (line.length - start > width && curr > start) result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}`;
	else result += line.slice(start);
	return result.slice(1);
}
function foldBlockScalar(string, width) {
	const lineRe = /(\n+)([^\n]*)/g;
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) nextLF = string.length;
	lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width);
	let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
	let moreIndented;
	let match;
	while (match = lineRe.exec(string)) {
		const prefix = match[1];
		const line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]);
		result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
		prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	const code = character.charCodeAt(0);
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
	return `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
//#endregion
//#region src/ast/presenter.ts
var CHAR_LINE_FEED = 10;
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	const opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	if (opts.flowSkipColonSpace) opts.quoteFlowKeys = true;
	return {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: false
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level, node.items[index], node, {}).text;
		if (index > 0) result += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		result += item;
	}
	const pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level + 1, node.items[index], node, {
			block: true,
			compact: state.seqInlineFirst,
			isblockseq: true
		}).text;
		if (!compact || result !== "") result += generateNextLine(state, level);
		if (item === "" || CHAR_LINE_FEED === item.charCodeAt(0)) result += "-";
		else result += "- ";
		result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (const { key, value } of node.items) {
		let pairBuffer = "";
		if (result !== "") pairBuffer += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		const keyRender = writeNode(state, level, key, node, { iskey: true });
		const keyText = keyRender.text;
		const valueText = writeNode(state, level, value, node, {}).text;
		const sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
		result += pairBuffer;
	}
	const pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		if (!compact || result !== "") pairBuffer += generateNextLine(state, level);
		const { key, value } = node.items[index];
		const keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
		const keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			iskey: true
		});
		const keyText = keyRender.text;
		const keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
		const keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
		const explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		if (explicitPair) {
			if (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0)) pairBuffer += "?";
			else pairBuffer += "? ";
		}
		pairBuffer += keyText;
		if (explicitPair) pairBuffer += generateNextLine(state, level);
		const valueText = writeNode(state, level + 1, value, node, {
			block: true,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text;
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		if (valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0)) pairBuffer += `${keyColonSep}:`;
		else pairBuffer += `${keyColonSep}: `;
		pairBuffer += valueText;
		result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	if (node.kind === "alias") return true;
	return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") {
		state.openEnded = false;
		return {
			text: `*${node.anchor}`,
			noBody: false
		};
	}
	const { block = false, iskey = false, isblockseq = false } = ctx;
	let compact = ctx.compact ?? false;
	const hasAnchor = node.anchor !== void 0;
	if (cannotBeCompact(state, node, level)) compact = false;
	let body;
	let shouldPrintTag = node.tagged;
	const useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") {
		if (useBlockCollection) body = writeBlockMapping(state, level, node, compact);
		else body = writeFlowMapping(state, level, node);
	} else if (node.kind === "sequence") {
		if (useBlockCollection) {
			if (state.seqNoIndent && !isblockseq && level > 0) body = writeBlockSequence(state, level - 1, node, compact);
			else body = writeBlockSequence(state, level, node, compact);
		} else body = writeFlowSequence(state, level, node);
	} else {
		const layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (const rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout);
		state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
		shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	if ((node.kind === "mapping" || node.kind === "sequence") && !useBlockCollection) state.openEnded = false;
	if (useBlockCollection && compact && level > 0 && state.indent > 2) body = `${" ".repeat(state.indent - 2)}${body}`;
	const noBody = body === "";
	let text = body;
	if (shouldPrintTag || hasAnchor) {
		const props = [];
		const tag = shouldPrintTag ? nodeTagShort(node) : null;
		const anchor = hasAnchor ? `&${node.anchor}` : null;
		if (state.tagBeforeAnchor) {
			if (tag !== null) props.push(tag);
			if (anchor !== null) props.push(anchor);
		} else {
			if (anchor !== null) props.push(anchor);
			if (tag !== null) props.push(tag);
		}
		const sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (const directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		const { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	const state = createPresenterState(options);
	let result = "";
	let previousEnded = false;
	for (let index = 0; index < documents.length; index += 1) {
		const doc = documents[index];
		state.openEnded = false;
		const directives = writeDocumentDirectives(doc);
		const hasDirectives = directives !== "";
		const marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		result += directives;
		if (doc.contents === null) {
			if (marker) result += "---\n";
		} else if (marker) {
			const body = writeNode(state, 0, doc.contents, null, {
				block: true,
				compact: true
			}).text;
			const sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: true,
			compact: true
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded;
		if (previousEnded) result += "...\n";
	}
	return result;
}
//#endregion
//#region src/dump.ts
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	const x = String(a);
	const y = String(b);
	if (x < y) return -1;
	if (x > y) return 1;
	return 0;
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	const opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	};
	const documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0) visit(documents, (node, ctx) => {
		if (ctx.depth < opts.flowLevel) return;
		if (node.kind === "sequence" || node.kind === "mapping") node.style = COLLECTION_STYLE.FLOW;
		return VISIT_SKIP;
	});
	if (opts.sortKeys) {
		const compareFn = opts.sortKeys === true ? defaultCompareFn : opts.sortKeys;
		visit(documents, (node) => {
			if (node.kind !== "mapping") return;
			node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	opts.transform(documents);
	return present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
//#endregion
//#region src/ast/from_events.ts
var NO_RANGE = (/* unused pure expression or super */ null && (-1));
function eventPosition(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function rawTag(state, event) {
	return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
}
function anchorName(state, event) {
	return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
}
function buildScalar(state, event) {
	const value = getScalarValue(state.source, event);
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw !== "") {
		tagged = true;
		tag = raw;
	} else if (event.style === SCALAR_STYLE.PLAIN) tag = state.schema.resolveImplicitScalarTag(value).tag.tagName;
	else tag = state.schema.defaultScalarTag.tagName;
	return {
		kind: "scalar",
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event),
		value
	};
}
function buildCollection(state, event, defaultTagName) {
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw === "") tag = defaultTagName;
	else {
		tag = raw;
		tagged = true;
	}
	return {
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event)
	};
}
function addNode(state, node) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") frame.doc.contents = node;
	else if (frame.kind === "sequence") frame.node.items.push(node);
	else if (frame.key) {
		frame.node.items.push({
			key: frame.key,
			value: node
		});
		frame.key = null;
	} else frame.key = node;
}
/**
* Builds an AST from parser events
*
* @category AST
*/
function eventsToAst(events, options) {
	const state = {
		source: options.source,
		schema: options.schema,
		eventIndex: 0,
		position: 0,
		frames: [],
		documents: []
	};
	while (state.eventIndex < events.length) {
		const event = events[state.eventIndex++];
		state.position = eventPosition(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT: {
				const doc = {
					contents: null,
					explicitStart: event.explicitStart,
					explicitEnd: event.explicitEnd,
					directives: event.directives
				};
				state.frames.push({
					kind: "document",
					doc
				});
				break;
			}
			case EVENT_ID.SCALAR:
				addNode(state, buildScalar(state, event));
				break;
			case EVENT_ID.SEQUENCE: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
				const node = {
					kind: "sequence",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "sequence",
					node
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
				const node = {
					kind: "mapping",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "mapping",
					node,
					key: null
				});
				break;
			}
			case EVENT_ID.ALIAS:
				addNode(state, {
					kind: "alias",
					anchor: state.source.slice(event.anchorStart, event.anchorEnd)
				});
				break;
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.key) throw new Error("incomplete mapping pair in event stream");
				if (frame.kind === "document") state.documents.push(frame.doc);
				else addNode(state, frame.node);
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/index.ts
/** @deprecated Use `EVENT_ID.DOCUMENT` instead. @internal */
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
/** @deprecated Use `EVENT_ID.SEQUENCE` instead. @internal */
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
/** @deprecated Use `EVENT_ID.MAPPING` instead. @internal */
var EVENT_MAPPING = EVENT_ID.MAPPING;
/** @deprecated Use `EVENT_ID.SCALAR` instead. @internal */
var EVENT_SCALAR = EVENT_ID.SCALAR;
/** @deprecated Use `EVENT_ID.ALIAS` instead. @internal */
var EVENT_ALIAS = EVENT_ID.ALIAS;
/** @deprecated Use `EVENT_ID.POP` instead. @internal */
var EVENT_POP = EVENT_ID.POP;
/** @deprecated Use `SCALAR_STYLE.PLAIN` instead. @internal */
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
/** @deprecated Use `SCALAR_STYLE.SINGLE_QUOTED` instead. @internal */
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.DOUBLE_QUOTED` instead. @internal */
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.LITERAL_BLOCK` instead. @internal */
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
/** @deprecated Use `SCALAR_STYLE.FOLDED_BLOCK` instead. @internal */
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
/** @deprecated Use `COLLECTION_STYLE.BLOCK` instead. @internal */
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
/** @deprecated Use `COLLECTION_STYLE.FLOW` instead. @internal */
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
/** @deprecated Use `CHOMPING_MODE.CLIP` instead. @internal */
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
/** @deprecated Use `CHOMPING_MODE.STRIP` instead. @internal */
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
/** @deprecated Use `CHOMPING_MODE.KEEP` instead. @internal */
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
//#endregion


//# sourceMappingURL=js-yaml.mjs.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
