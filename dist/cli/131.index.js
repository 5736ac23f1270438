export const id = 131;
export const ids = [131,701];
export const modules = {

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ cutOffApplies),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   LW: () => (/* binding */ readSavedPlan),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   Oq: () => (/* binding */ recordPaths),
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   q4: () => (/* binding */ parseSavedPlan)
/* harmony export */ });
/* unused harmony export planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
// Files that a run leaves behind or is given: plan, journal, evidence. Written whole or not at all, readable by their
// owner alone, since they hold names.



/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link leads to the file that is
 * replaced; what is no file, such as a pipe or /dev/stdout, is written to. Throws a ConfigurationError for a folder.
 */
function writeWhole(path, text) {
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (there !== undefined && !there.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = there === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never through a link that someone put there before.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function writeJson(path, document) {
    writeWhole(path, `${JSON.stringify(document, null, 2)}\n`);
}
/** Where one apply leaves its records. The name tells when it began, to the millisecond, and in which process. */
function recordPaths(folder, startedAt) {
    refuseLink(folder);
    const stamp = stampOf(startedAt);
    return { journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`), evidence: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stamp}.json`) };
}
/** Where one run leaves its plan, so that the next step of the job leaves its own beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A link, which a pull request can bring, would have names land elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // What leads to the working directory is its owner's; what is below it may be anybody's.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink()) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        }
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** One line an entry, handed to the system before the call returns: a killed process loses none it has written. */
function openJournal(path, now) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'ax', 0o600);
    return {
        append: (entry) => void (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file),
    };
}
/**
 * Applies that were cut off since the last one that left evidence: told for people, and deciding nothing. Reads the
 * names in the folder, and of such a journal its lines. What cannot be read has nothing to tell.
 */
function cutOffApplies(folder) {
    const names = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) ?? [];
    const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
    const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => (a > b ? a : b), '');
    // Names begin with the time, so that their order is that of the applies.
    const cutOff = stampsOf(/^journal-(.+)\.ndjson$/).filter((stamp) => stamp > newest);
    return cutOff.sort().flatMap((stamp) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `journal-${stamp}.ndjson`);
        const journal = unlessUnreadable(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return journal === null ? [] : [{ path, open: openWrites(journal) }];
    });
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}
/** Intents without an outcome. A name cannot look like either: within JSON its quotes are escaped. */
function openWrites(journal) {
    const count = (event) => journal.split(`"event":"${event}"`).length - 1;
    return count('intent') - count('outcome');
}
/** Throws a ConfigurationError for a file that cannot be read, is no plan, or was edited. */
async function readSavedPlan(path) {
    return parseSavedPlan(readNamed('--plan', path).toString('utf8'));
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, 'names a file that cannot be read.', { cause });
    }
}
async function parseSavedPlan(text) {
    const { parsePlanDocument } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(666), __webpack_require__.e(71)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    const parsed = parsePlanDocument(text);
    if (parsed.ok)
        return parsed.plan;
    const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}


/***/ }),

/***/ 1307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ hasSucceeded)
/* harmony export */ });
/** True when dependents may go on. */
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}


/***/ }),

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cutOffLine),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   aS: () => (/* binding */ DIFFERENCE_WORDS),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   uV: () => (/* binding */ renderAppliedTerminal)
/* harmony export */ });
/* unused harmony export renderResultMarkdown */
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1307);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(663);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
/* harmony import */ var _unapproved_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3740);








/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
    done: 'done',
    adopted: 'done, found by the list after its answer was lost',
    already: 'gone already',
    'changed-meanwhile': 'changed meanwhile',
    failed: 'failed',
    unknown: 'unknown',
    skipped: 'skipped',
    'not-started': 'not started',
};
const KEY_REFUSED = 'The service refused the API key, so nothing more was written. Check the key, then apply again.';
/** A run that was stopped reads no more: there the reason, and the remedy that it ends with, are no news. */
function notReadBack(failure, stopped, voice) {
    if (stopped === 'signal')
        return 'The run was stopped before it could read the result back. Plan again to see it.';
    return `The result could not be read back: ${voice.reason(failure)}. Plan again to see it.`;
}
/** What did not succeed, change by change, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, detail }) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .painter */ .C2)(color);
    const lines = [];
    const open = report.results.filter(({ outcome }) => !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSucceeded */ .y)(outcome));
    for (const result of open.slice(0, MOST_SHOWN))
        lines.push(...resultLines(result, detail, paint));
    if (open.length > MOST_SHOWN)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(open.length - MOST_SHOWN)} more; the evidence has them all.`);
    const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
    const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
    for (const [differences, say] of [[others, notConverged], [twins, duplicated]]) {
        if (differences.length > 0)
            lines.push(paint.red(say(differences)));
        for (const difference of differences.slice(0, MOST_SHOWN))
            lines.push(`  ${differenceLine(difference, detail)}`);
    }
    if (report.closingFailure !== null) {
        lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plainVoice */ .R5)));
    }
    if (report.stopped === 'key-refused') {
        lines.push(paint.red(KEY_REFUSED));
    }
    lines.push(paint.bold(outcomeCounts(report)));
    return `${lines.join('\n')}\n`;
}
/** `5 done · 1 failed · 2 skipped`. */
function outcomeCounts({ results }) {
    const counts = new Map([['done', 0]]);
    for (const { outcome } of results) {
        const label = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSucceeded */ .y)(outcome) ? 'done' : OUTCOME_WORDS[outcome];
        counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const told = [...counts].filter(([, count]) => count > 0);
    return told.map(([label, count]) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)} ${label}`).join(' · ');
}
function resultLines({ change, outcome, reason, detail: said }, detail, paint) {
    const why = reason === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}`;
    const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)}${why}`);
    return said === null || detail === 'counts' ? [line] : [line, `  the service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(said)}`];
}
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function notConverged(differences) {
    return `not-converged: the service's list does not show ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(differences.length, 'change')} that it accepted. Plan again.`;
}
/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
function duplicated(twins) {
    const stand = twins.length === 1 ? 'stands' : 'stand';
    return `not-converged: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
    const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(id)).join(', ')})`;
    return `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
    const doubt = open === 0 ? 'none of its writes is' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
    return `An earlier apply was cut off, or is still running: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}
/** Bytes of the part about what was not approved or not done: the rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/** Names only what was refused or not done: the rest is in the plan's comment and in the evidence. */
function renderResultMarkdown(plan, report, options) {
    const { result, commit, runUrl, evidence, refusal, detail, name = '' } = options;
    const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${result}\n`;
    const told = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
    const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, { detail, budget: OPEN_BUDGET });
    const origin = [
        `At ${codeSpan(commit.slice(0, 7))}`,
        evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
        runUrl === null ? '' : `[run](${runUrl})`,
    ];
    const foot = `${origin.filter((part) => part !== '').join(SEPARATOR)}\n`;
    return [heading, ...told, refused, foot].filter((block) => block !== '').join('\n');
}
/** Empty where the part about the refusal says it. */
function unwritten(plan, refusal) {
    if (refusal !== null)
        return '';
    const { summary } = plan;
    const isNothing = summary.create + summary.update + summary.delete === 0;
    const blocked = guardSentences(plan, markdownVoice).map((text) => `\n${caution([`**Blocked:** ${text}`])}`);
    const counts = isNothing ? `${countsLine(summary)}\n` : `**Nothing was written**<br>${countsLine(summary)}\n`;
    return counts + blocked.join('');
}
function reportBlocks(report, detail) {
    const { results } = report;
    const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
    const kinds = byKind(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
    const done = doneLine(kinds);
    const all = `Of ${counted(results.length, 'change')}: ${outcomeCounts(report)}`;
    const lines = done === '' ? `**${all}**` : `**${done}**<br>${all}`;
    return [`${lines}\n`, openBlock(open, detail), doubtBlock(report)].filter((block) => block !== '');
}
/** What is not done, each with its reason. */
function openBlock(open, detail) {
    if (open.length === 0)
        return '';
    const head = `> [!WARNING]\n> ${openLine(open)} The next run goes on.\n\n`;
    const section = {
        ...{ keep: 0, open: '', count: open.length, close: '' },
        row: (index) => `- ${openText(open[index], detail)}\n`,
        hidden: (count) => `${grouped(count)} more not shown here; the evidence has them all.`,
    };
    return head + (fitSections([section], OPEN_BUDGET - bytesOf(head))?.[0]?.text ?? '');
}
/** What nobody knows to be done may be done. */
function openLine(open) {
    const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
    const known = open.length - unknown;
    const parts = [
        known === 0 ? '' : `${counted(known, 'change')} not done.`,
        unknown === 0 ? '' : `Of ${counted(unknown, 'change')} nobody knows whether it was done.`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function openText({ change, outcome, reason }, detail) {
    const why = reason === null ? '' : `: ${sentence(reason)}`;
    return `**${OUTCOME_WORDS[outcome]}** ${describe(change, detail, MARKDOWN)}${why}`;
}
const MARKDOWN = { name: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS, place: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS };
/** A reason as it stands when nothing in it can be markup, else as code. */
function sentence(reason) {
    return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : codeSpan(reason);
}
/** What nobody can say of the service, or what it says otherwise than it was told. */
function doubtBlock({ differences, closingFailure, stopped }) {
    const twins = differences.filter(({ kind }) => kind === 'duplicate');
    const others = differences.filter(({ kind }) => kind !== 'duplicate');
    const paragraphs = [
        stopped === 'key-refused' ? KEY_REFUSED : '',
        others.length > 0 ? notConverged(others) : '',
        twins.length > 0 ? duplicated(twins) : '',
        closingFailure === null ? '' : notReadBack(closingFailure, stopped, markdownVoice),
    ].filter((text) => text !== '');
    return caution(paragraphs);
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ declarations)
/* harmony export */ });
/* unused harmony exports homesOf, additions, corrections */
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);



/** Why there are no lines that would declare an asset. */
const NAMELESS = 'without a name no file can declare it. Name it in the application';
/**
 * The lines to add under `assets:` for each of these. One whose name is not clean, or is shared in its system, is
 * pinned by its id; of one without a name a comment tells.
 */
function declarations(undeclared) {
    const seen = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = `${asset.cyber_system_id}\0${asset.name}`;
        (seen.has(key) ? shared : seen).add(key);
    }
    return ({ asset }) => {
        if (asset.name === '')
            return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(asset.id)}: ${NAMELESS}`];
        const isShared = shared.has(`${asset.cyber_system_id}\0${asset.name}`);
        const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.name)}`, `    asset_type: ${asset.asset_type}`];
        if (isShared || !(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .isClean */ .AG)(asset.name))
            lines.push(`    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(asset.id)}`);
        return lines;
    };
}
function homesOf({ systems }) {
    const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
    return (systemId) => {
        const document = homes.get(systemId);
        return document === undefined ? null : placeText({ file: document.file, offset: document.cyberSystem.offset });
    };
}
/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
function additions(undeclared, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(undeclared, (one, index) => {
        const lines = declare(one);
        const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
        return isFirst ? [...addTo(one.cyberSystem, homeOf), ...lines] : lines;
    });
}
/** For each asset that is gone or changed: the entry to take out, or what is to stand in its place. */
function corrections(changes, ground) {
    const homeOf = homesOf(ground);
    const declare = declarer(ground);
    return yamlBlock(changes, (change) => {
        const place = placeOf(change);
        if (change.action === 'create')
            return [`# ${place}: take out ${word(change.after.name)}`];
        const { id, before, fromSystem, desired, changed } = change;
        if (before.name === '')
            return [`# ${place}, ${word(id)}: ${NAMELESS}`];
        const lines = declare({ asset: { ...before, id, organization_slug: '' }, cyberSystem: fromSystem });
        // Without its pin the entry could mean another asset.
        const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
        if (!changed.includes('cyber_system_id'))
            return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
        return [`# ${place}: take out ${word(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
    });
}
function placeOf(change) {
    return visible(shorten(sourceOf(change) ?? ''));
}
/** A name that several assets of a system have, undeclared or not, tells none of them. */
function declarer({ liveAssets }) {
    const noSystem = { id: '', name: '' };
    return declarations(liveAssets.map((asset) => ({ asset, cyberSystem: noSystem })));
}
function addTo(system, homeOf) {
    const home = homeOf(system.id);
    if (home !== null)
        return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
    return [`# a new file, ${systemText(system)}: add`, `cyber_system: ${yamlString(system.id)}`, 'assets:'];
}
/** One fenced block. Every line is made inert before; only the fence could be escaped. */
function yamlBlock(all, linesOf) {
    const row = (index) => linesOf(all[index], index)
        .map((line) => `${line}\n`)
        .join('');
    const fence = fenceFor((function* () {
        for (const [index] of all.entries())
            yield row(index);
    })());
    return { open: `${fence}yaml\n`, count: all.length, row, close: `${fence}\n` };
}


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uL: () => (/* binding */ caution),
  Dw: () => (/* binding */ ofName),
  wS: () => (/* binding */ planSections)
});

// UNUSED EXPORTS: bold, findingSections, section, told

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(3666);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/declarations.js
var declarations = __webpack_require__(8889);
;// CONCATENATED MODULE: ./lib/report/markdown/tables.js




/** A table for each cyber system and file, which are its first column's title. Those of one are next to each other. */
function tables(columns, changes, cells) {
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const before = changes[index - 1];
            const row = rowOf(cells((0,report_sections/* contrasted */.CF)(change)));
            if (before !== undefined && (0,report_sections/* areTogether */.pH)(before, change))
                return row;
            return `${before === undefined ? '' : '\n'}${head([placeTitle(change), ...columns])}${row}`;
        },
        close: '',
    };
}
function head(columns, rules = columns.map(() => ':--')) {
    return rowOf(columns) + rowOf(rules);
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function placeTitle(change) {
    const { name, id } = change.cyberSystem;
    const path = (0,report_sections/* pathOf */.XM)(change);
    return `${(0,report_escape/* tableCell */.xR)(name)} ${(0,report_escape/* tableCell */.xR)(id)}${path === null ? '' : `<br>${(0,report_escape/* tableCell */.xR)(path)}`}`;
}
function deleteTable(changes) {
    return tables(['Type', 'Id'], changes, (change) => [nameCell(change), typeCell(change), idCell(change)]);
}
function createTable(changes) {
    return tables(['Type', 'Line'], changes, (change) => [nameCell(change), typeCell(change), lineCell(change)]);
}
/** Changes of every kind. */
function mixedTable(changes) {
    return tables(['Change', 'Id', 'Line'], changes, (change) => {
        const isMove = change.action === 'update' && (0,report_sections/* kindOf */.I)(change) === 'move';
        const from = isMove ? ` from ${(0,report_escape/* tableCell */.xR)(change.fromSystem.name)}` : '';
        const type = change.action === 'create' || change.before.asset_type !== change.after?.asset_type;
        const told = `${(0,report_sections/* kindOf */.I)(change)}${from}${type ? ` ${typeCell(change)}` : ''}`;
        return [nameCell(change), told, idCell(change), lineCell(change)];
    });
}
/** Changes that are not to be executed, as a difference between service and files. */
function driftTable(changes) {
    return tables(['At the service', 'In the files'], changes, (change) => {
        const { name } = change.before ?? change.after;
        const id = change.id === null ? '' : ` ${idCell(change)}`;
        const line = change.action === 'delete' ? '' : `, line ${lineCell(change)}`;
        return [(0,report_escape/* tableCell */.xR)(name) + id, atService(change), inFiles(change) + line];
    });
}
function atService(change) {
    if (change.action === 'create')
        return 'not there';
    if (change.action === 'delete')
        return change.before.asset_type;
    return differences(change, change.before, change.fromSystem.name);
}
function inFiles(change) {
    if (change.action === 'delete')
        return 'in none';
    if (change.action === 'create')
        return change.after.asset_type;
    return differences(change, change.after, change.cyberSystem.name);
}
function differences({ changed }, state, system) {
    const parts = [
        changed.includes('name') ? `named ${(0,report_escape/* tableCell */.xR)(state.name)}` : '',
        changed.includes('cyber_system_id') ? `in ${(0,report_escape/* tableCell */.xR)(system)}` : '',
        changed.includes('asset_type') ? state.asset_type : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function nameCell({ before, after }) {
    const to = (0,report_escape/* tableCell */.xR)((after ?? before).name);
    return before === null || after === null || before.name === after.name ? to : `${(0,report_escape/* tableCell */.xR)(before.name)} → ${to}`;
}
function typeCell({ before, after }) {
    if (before === null || after === null)
        return (after ?? before).asset_type;
    return before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
}
function idCell({ id }) {
    return id === null ? '' : (0,report_escape/* tableCell */.xR)(id);
}
function lineCell(change) {
    if (change.action === 'delete')
        return '';
    return String(change.desired.document.file.place(change.desired.offset).line);
}
/** How many changes of each action fall on each cyber system: for plans too long to be read row by row. */
function overviewTable(changes) {
    const systems = (0,report_sections/* bySystem */.Dp)(changes);
    const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes((0,report_sections/* kindOf */.I)(change))));
    return {
        open: head(['Cyber system', ...columns.map(({ title }) => title)], [':--', ...columns.map(() => '--:')]),
        count: systems.length,
        row: (index) => {
            const { system, members } = systems[index];
            const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes((0,report_sections/* kindOf */.I)(change))).length);
            const cells = counts.map((count) => (count === 0 ? '' : (0,text_style/* grouped */.zD)(count)));
            return rowOf([`${(0,report_escape/* tableCell */.xR)(system.name)} ${(0,report_escape/* tableCell */.xR)(system.id)}`, ...cells]);
        },
        close: '',
    };
}
const OVERVIEW = [
    { title: 'Delete', kinds: ['delete'] },
    { title: 'Update', kinds: ['move', 'rename', 'retype'] },
    { title: 'Create', kinds: ['create'] },
];
/** Under `detail: counts`: the lines that ask for these changes, a row a file, and nothing else. */
function sourceList(changes) {
    const sameFile = (index) => index > 0 && (0,report_sections/* pathOf */.XM)(changes[index - 1]) === (0,report_sections/* pathOf */.XM)(changes[index]);
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            if (sameFile(index))
                return `, ${lineCell(change)}`;
            const more = changes[index + 1];
            const noun = more !== undefined && (0,report_sections/* pathOf */.XM)(more) === (0,report_sections/* pathOf */.XM)(change) ? 'lines' : 'line';
            return `${index === 0 ? '' : '\n'}- ${(0,report_escape/* codeSpan */.SS)((0,report_sections/* pathOf */.XM)(change) ?? '')}, ${noun} ${lineCell(change)}`;
        },
        close: '\n',
    };
}
// Changes and declarations as fenced lines of Markdown, in a fence that no name in them can close.
/** Moves, renames and retypes: what each changes, before and after, on lines of their own. */
function updateDiff(updates) {
    const fence = (0,report_escape/* fenceFor */.Lt)(updates.flatMap(namesIn));
    return {
        open: `${fence}diff\n`,
        count: updates.length,
        row: (index) => (index === 0 ? '' : '\n') + hunk((0,report_sections/* contrasted */.CF)(updates[index])),
        close: `${fence}\n`,
    };
}
function hunk(change) {
    if (change.action !== 'update')
        return '';
    const { before, after, id, cyberSystem, fromSystem, changed } = change;
    const place = (0,report_escape/* shorten */.ml)((0,report_sections/* sourceOf */.vz)(change) ?? '');
    const system = changed.includes('cyber_system_id') ? '' : ` · ${(0,report_sections/* systemText */.VZ)(cyberSystem)}`;
    const sides = {
        name: ['name', (0,report_escape/* word */.Vm)(before.name), (0,report_escape/* word */.Vm)(after.name)],
        cyber_system_id: ['cyber_system', (0,report_sections/* systemText */.VZ)(fromSystem), (0,report_sections/* systemText */.VZ)(cyberSystem)],
        asset_type: ['asset_type', before.asset_type, after.asset_type],
    };
    const lines = changed.flatMap((field) => {
        const [key, from, to] = sides[field];
        return [(0,report_escape/* diffLine */.mc)('-', `${key}: ${from}`), (0,report_escape/* diffLine */.mc)('+', `${key}: ${to}`)];
    });
    return [(0,report_escape/* diffLine */.mc)(' ', `${(0,report_escape/* word */.Vm)(before.name)} · ${(0,report_escape/* word */.Vm)(id)}${system} · ${place}`), ...lines].join('');
}
function namesIn(change) {
    const { before, after, cyberSystem, id } = change;
    const from = change.action === 'update' ? [change.fromSystem.name, change.fromSystem.id] : [];
    const names = [before?.name ?? '', after?.name ?? '', cyberSystem.name, cyberSystem.id];
    return [...names, ...from, id ?? '', (0,report_sections/* sourceOf */.vz)(change) ?? ''];
}
/** The lines of YAML that would declare these, under a comment for each cyber system. */
function declarationBlock(undeclared) {
    const declare = (0,declarations/* declarations */.I1)(undeclared);
    const fence = (0,report_escape/* fenceFor */.Lt)(undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, cyberSystem.name, cyberSystem.id]));
    return {
        open: `${fence}yaml\n`,
        count: undeclared.length,
        row: (index) => {
            const one = undeclared[index];
            const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
            const lines = isFirst ? [`# ${(0,report_sections/* systemText */.VZ)(one.cyberSystem)}`, ...declare(one)] : declare(one);
            return lines.map((line) => `${line}\n`).join('');
        },
        close: `${fence}\n`,
    };
}

;// CONCATENATED MODULE: ./lib/report/markdown/sections.js





/** Findings beside changes take at most a quarter of the page: many warnings hide no change. */
const FINDINGS_SHARE = 0.25;
/** Plans with more changes, in several cyber systems, start with how many fall on each. */
const NEEDS_OVERVIEW = 50;
const OVERVIEW_BYTES = 2000;
const FULL = { update: updateDiff, create: createTable, mixed: mixedTable };
const NAMELESS = { update: sourceList, create: sourceList, mixed: sourceList };
function planSections(plan, { detail, budget, elsewhere }) {
    const page = { plan, detail, bodies: detail === 'counts' ? NAMELESS : FULL };
    const sections = placed((0,report_sections/* sectionsOf */.Ks)(plan));
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const findings = findingSections(plan, detail).map(({ severity, ...part }) => ({ ...section(severity, part), most }));
    const all = [
        ...findings.slice(0, 2),
        ...deleteSections(sections, page),
        ...askedSections(sections, page),
        mixedSection('pending', PENDING, sections.pending, page),
        mixedSection('reverted', 'Drift, to be reverted', sections.reverted, page),
        driftSection(sections.drift, page),
        undeclaredSection(page),
        ...findings.slice(2),
    ];
    return all
        .filter((one) => one.count > 0 || one.open !== '')
        .map((one) => ({ ...one, hidden: (count, isAll) => stopped(one.hidden(count, isAll), elsewhere) }));
}
function stopped(said, elsewhere) {
    return said === '' ? '' : `${said}${elsewhere}.`;
}
const PENDING = 'Pending from earlier merges, merging approves these too';
function placed({ asked, pending, reverted, drift }) {
    return {
        ...{ asked: (0,report_sections/* inPlaces */.GB)(asked), pending: (0,report_sections/* inPlaces */.GB)(pending) },
        ...{ reverted: (0,report_sections/* inPlaces */.GB)(reverted), drift: (0,report_sections/* inPlaces */.GB)(drift) },
    };
}
function askedSections({ asked }, { plan, detail, bodies }) {
    const { move, rename, retype, create } = (0,report_sections/* byKind */.Sb)(asked);
    const updates = (0,report_sections/* inPlaces */.GB)([...rename, ...retype]);
    const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
    const moves = `Move ${assets(move)}, inheriting the new system's impact rating`;
    return [
        overviewSection(detail === 'counts' ? [] : plan.toExecute),
        section('moves', folding(moves, bodies.update(move), move)),
        section('updates', folding(`${verb} ${assets(updates)}`, bodies.update(updates), updates)),
        section('creates', folded(`Create ${assets(create)}`, bodies.create(create), create)),
    ];
}
function assets(changes) {
    return (0,text_style/* counted */.hS)(changes.length, 'asset');
}
/** Left out where there is no room. */
function overviewSection(changes) {
    const body = changes.length > NEEDS_OVERVIEW ? overviewTable(changes) : NO_ROWS;
    const part = section('overview', headed('By cyber system', body.count > 1 ? body : NO_ROWS, []));
    return {
        ...part,
        most: OVERVIEW_BYTES,
        hidden: (count, isAll) => (isAll ? '' : `${(0,text_style/* counted */.hS)(count, 'more system')} not listed`),
    };
}
/** Those of every origin, each under its own heading, before anything else. */
function deleteSections({ asked, pending, reverted }, { detail }) {
    return [
        deleteSection('', deletesIn(asked), detail),
        deleteSection(', pending from earlier merges (merging approves this too)', deletesIn(pending), detail),
        deleteSection(', to revert drift', deletesIn(reverted), detail),
    ];
}
function deletesIn(changes) {
    return changes.filter(({ action }) => action === 'delete');
}
/** Under `counts` a number: no file holds a line of what it no longer declares. */
function deleteSection(why, deletes, detail) {
    const title = `Delete ${assets(deletes)}${why}`;
    if (detail === 'full' || deletes.length === 0)
        return section('deletes', headed(title, deleteTable(deletes), deletes));
    const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
    return section('deletes', told(title, `In ${(0,text_style/* counted */.hS)(systems, 'cyber system')}.`));
}
function mixedSection(keep, why, changes, { bodies }) {
    const others = changes.filter(({ action }) => action !== 'delete');
    return section(keep, folding(`${why}: ${(0,text_style/* counted */.hS)(others.length, 'change')}`, bodies.mixed(others), others));
}
const DRIFT_NOTE = 'The service differs, and no change of a file asks for it. To keep what the service has, change the files. To undo it, run with `drift: apply`.';
/** Open where there is nothing else to read. */
function driftSection(drift, { plan, detail }) {
    const title = `Drift, not applied: ${(0,text_style/* counted */.hS)(drift.length, 'difference')}`;
    if (detail === 'counts' && drift.length > 0)
        return section('drift', told(title, DRIFT_NOTE));
    const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
    const part = isOpen ? headed : folded;
    return section('drift', part(title, driftTable(drift), [], `${DRIFT_NOTE}\n\n`));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
    const title = `Undeclared, left alone: ${(0,text_style/* counted */.hS)(undeclared.length, 'asset')}`;
    const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
    if (detail === 'full')
        return section('undeclared', folded(title, declarationBlock(undeclared), [], note));
    return section('undeclared', undeclared.length === 0 ? headed(title, NO_ROWS, []) : bold(title));
}
/** The last of these are cut first. */
const KEEP = [
    'error',
    'deletes',
    'warning',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'overview',
    'creates',
    'notice',
    'undeclared',
];
/** Longer parts are folded: what is asked for, what is pending. Deletes never are, and creates always. */
const LONG = 25;
const NO_ROWS = { open: '', count: 0, row: () => '', close: '' };
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** How a heading tells several of one pull request apart: the input `name`, '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,report_escape/* codeSpan */.SS)(name)})`;
}
/** Under its own heading, always open. */
function headed(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    return { ...body, open: `### ${title}\n\n${note}${body.open}`, title, changes };
}
function folded(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    const open = `<details><summary><h3>${title}</h3></summary>\n\n${note}${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}
function folding(title, body, changes) {
    return body.count > LONG ? folded(title, body, changes) : headed(title, body, changes);
}
function section(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${(0,text_style/* grouped */.zD)(count)} more not shown here`;
    return { ...part, keep: KEEP.indexOf(keep), hidden };
}
/** A heading and a sentence, without rows. */
function told(title, sentence) {
    return { ...NO_ROWS, open: `### ${title}\n\n${sentence}\n`, title, changes: [] };
}
function bold(title) {
    return { ...NO_ROWS, open: `**${title}**\n`, title, changes: [] };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Errors, warnings and notices, in this order; without rows where there are none. */
function findingSections({ diagnostics }, detail) {
    const findings = (0,messages.errorsFirst)(diagnostics);
    return ['error', 'warning', 'notice'].map((severity) => {
        const found = findings.filter((finding) => finding.severity === severity);
        return { severity, title: (0,text_style/* counted */.hS)(found.length, severity), changes: [], ...alertOf(severity, found, detail) };
    });
}
function alertOf(severity, found, detail) {
    const bullet = found.length > 1 ? '- ' : '';
    return {
        open: found.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: found.length,
        row: (index) => `> ${bullet}${findingText(found[index], detail)}\n`,
        close: '',
    };
}
/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(found, detail) {
    const { code, path, line } = (0,messages.wordDiagnostic)(found, detail);
    const place = path === null ? '' : `${(0,report_escape/* codeSpan */.SS)(line === null ? path : `${path}:${line}`)} · `;
    return `${(0,messages.sayDiagnostic)(found, detail, text_style/* markdownVoice */.Cr)}<br>${place}${(0,report_escape/* codeSpan */.SS)(code)}`;
}


/***/ }),

/***/ 3740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderRefusalTerminal)
/* harmony export */ });
/* unused harmony export renderRefusalMarkdown */
/* harmony import */ var _core_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9643);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);





/** Changes beyond so many are counted, not listed. */
const MOST_SHOWN = 200;
/** Ends with a newline. */
function renderRefusalTerminal(refusal, { color, detail }) {
    const { plan, approved } = refusal;
    const changes = refusedOf(refusal);
    const lines = [
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(color).red(`Nothing was written: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(changes.length, 'change')} to execute that nobody approved.`),
    ];
    for (const change of changes.slice(0, MOST_SHOWN)) {
        const known = (0,_core_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .acquaintance */ .Ed)(plan.organization, change, approved);
        const now = detail === 'counts' ? '' : `; now: ${nowText((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .contrasted */ .CF)(change), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)}`;
        lines.push(`  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)}`, `    approved: ${approvedText(change, known)}${now}`);
    }
    if (changes.length > MOST_SHOWN)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(changes.length - MOST_SHOWN)} more; plan shows them all.`);
    lines.push(...approvalLines(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5), `To go on, ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5)}`);
    return `${lines.join('\n')}\n`;
}
/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
function renderRefusalMarkdown(refusal, { detail, budget }) {
    const changes = refusedOf(refusal);
    const said = [...approvalLines(refusal, markdownVoice), `**Next:** ${nextText(refusal, markdownVoice)}`];
    const foot = said.map((paragraph) => `\n${paragraph}\n`).join('');
    const section = { ...refusalList(refusal, changes, detail), keep: 0 };
    const heading = `### Not approved: ${counted(changes.length, 'change')}, so nothing was written\n\n`;
    const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
    return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}
function refusedOf({ plan, missing }) {
    return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}
/** What was approved and what is there now, below each other: it is to be compared, on a narrow page too. */
function refusalList({ plan, approved }, changes, detail) {
    return {
        ...{ open: '', count: changes.length, close: '' },
        row: (index) => {
            const change = changes[index];
            const known = acquaintance(plan.organization, change, approved);
            return `- ${refusalText(change, approvedText(change, known), detail)}\n`;
        },
        hidden: (count) => `${grouped(count)} more not shown here.`,
    };
}
function refusalText(whole, approved, detail) {
    const change = contrasted(whole);
    const { action, id } = change;
    const source = sourceOf(change);
    const names = detail === 'full';
    const subject = [`**${action}**`, names && id !== null ? codeSpan(id) : '', source === null ? '' : codeSpan(source)];
    const now = [`now: ${nowText(change, codeSpan)}`, `in the files: ${wantedText(change, codeSpan)}`];
    const lines = [subject.filter((part) => part !== '').join(' '), `approved: ${approved}`, ...(names ? now : [])];
    return lines.join('<br>');
}
function nowText(change, name) {
    if (change.before === null)
        return 'not there';
    const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
    return `${name(change.before.name)}, ${change.before.asset_type}, in ${name(system.name)}`;
}
function wantedText({ after, cyberSystem }, name) {
    return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${name(cyberSystem.name)}`;
}
function approvedText({ action }, known) {
    if (known === 'create')
        return 'to create it, and now it is there';
    return known === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}
function approvalLines(refusal, { code }) {
    const { approve, plan } = refusal;
    const isOther = approve !== '' && approve !== plan.digest;
    const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
    return [...(isOther ? [other] : []), ...pullLines(refusal), ...unplannedLines(refusal)];
}
/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;
function unplannedLines({ unplanned = [] }) {
    if (unplanned.length === 0)
        return [];
    const named = unplanned.slice(-MOST_NUMBERS).join(', ');
    const more = unplanned.length > MOST_NUMBERS ? `, and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(unplanned.length - MOST_NUMBERS)} before` : '';
    return [`Without a plan that counts: ${unplanned.length === 1 ? 'pull request' : 'pull requests'} ${named}${more}.`];
}
/** What the approvals hold in all: their changes are known by fingerprint alone. */
function pullLines({ plan, approved, pulls }) {
    if (pulls === null)
        return [];
    if (pulls.length === 0)
        return ['No pull request behind this commit has a plan that counts.'];
    const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
    const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
    // Not `#7`: nothing that is said here is to link there.
    const by = `${pulls.length === 1 ? 'Pull request' : 'Pull requests'} ${pulls.join(', ')}`;
    const rest = gone === 0 ? 'all still to do' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(gone)} of them done already, or of what is no longer so`;
    return [`${by} approved ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(approved.fingerprints.size, 'change')}, ${rest}.`];
}
function nextText({ plan, next }, { code }) {
    const pending = 'open a pull request: it shows these changes as pending, and merging it';
    const dispatch = `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)}.`;
    switch (next) {
        case 'dispatch':
            return `${dispatch} Or ${pending} approves them.`;
        case 'dispatch-alone':
            return dispatch;
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'plan-again':
            return 'look at the plan again, and approve what it shows now.';
        case 'update-pull-request':
            return 'bring the pull request up to date with its base, so that its plan is shown again.';
    }
}


/***/ })

};
