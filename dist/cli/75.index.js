export const id = 75;
export const ids = [75];
export const modules = {

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   rL: () => (/* binding */ notIgnoredBy),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
// What git knows about a run of the command line: commit, state of the tree and actor, for evidence. In other CI
// systems CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL give these. Also which files left by runs git would
// commit.




/** Asks git at once, so that the answer is there when the lists are read. The result never rejects. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            pull_requests: [],
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit of the inventory that a run reads, or the commit below its working tree; null if git knows none. */
async function inventoryCommit({ head, host, git, }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null if that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        const visit = ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`);
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, path: settings.path }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .unreported */ .B8);
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
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/quick-start.md. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** The files that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // This command refuses the setting that makes other commands read paths literally.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        return false;
    }
}


/***/ }),

/***/ 75:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baseFrom: () => (/* binding */ baseFrom),
  chosenSystems: () => (/* binding */ chosenSystems),
  cliDrift: () => (/* binding */ cliDrift),
  cliPlan: () => (/* binding */ cliPlan),
  planOptions: () => (/* binding */ planOptions),
  runDrift: () => (/* binding */ runDrift),
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
// EXTERNAL MODULE: ./lib/core/only.js
var only = __webpack_require__(8341);
// EXTERNAL MODULE: ./lib/core/plan.js + 1 modules
var plan = __webpack_require__(5356);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/markdown/page.js + 1 modules
var page = __webpack_require__(4222);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/system-context.js
var system_context = __webpack_require__(3988);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
;// CONCATENATED MODULE: ./lib/report/plan-document.js



/** Its keys are always in this order. `generatedAt` is ISO 8601, UTC. */
function planDocument(plan, { toolVersion, generatedAt }) {
    return {
        format_version: '2.0',
        tool: { name: model/* TOOL_NAME */.lH, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        ...(plan.only === null ? {} : { only: plan.only.references }),
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            name: asset.name,
            cyber_system_id: asset.cyber_system_id,
            asset_type: asset.asset_type,
            cyber_system: (0,system_context/* systemDocument */.fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map(messages/* wordDiagnostic */.k8),
        guards: plan.guards,
        digest: plan.digest,
    };
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,system_context/* systemDocument */.fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,system_context/* systemDocument */.fZ)(change.fromSystem) : null,
        origin,
    };
    if (change.action === 'delete') {
        const { action, id, before } = change;
        return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
    }
    const { file } = change.desired.document;
    const source = { path: file.path, ...file.place(change.desired.offset) };
    if (change.action === 'create') {
        const { action, after } = change;
        return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
    }
    const { action, id, before, after, changed } = change;
    return { action, fingerprint, id, before, after, changed, ...common, source };
}

// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/terminal.js
var report_terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(7986);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/ledger.js + 3 modules
var ledger = __webpack_require__(7634);
// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var commands_snapshot = __webpack_require__(9392);
;// CONCATENATED MODULE: ./lib/commands/plan.js


















async function runPlan(context, compared) {
    const snapshot = await (0,commands_snapshot/* takeSnapshot */.W9)(context, compared);
    const plan = planOf(snapshot, context.settings, { ...snapshot, recorded: compared.recorded });
    return planned(snapshot, plan, planResult(plan));
}
/**
 * Every difference is drift, unless it is known to be pending: merged and not applied yet. If that is not known, the
 * files count as applied.
 */
async function runDrift(context, merged) {
    const { recorded } = merged;
    const snapshot = await (0,commands_snapshot/* takeSnapshot */.W9)(context, { base: null, ...merged });
    const { head, live } = snapshot;
    const compared = { base: head, applied: snapshot.applied ?? head, recorded };
    const plan = planOf(snapshot, { ...context.settings, applyDrift: false }, compared);
    const result = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? 'invalid' : plan.summary.drift > 0 ? 'drifted' : 'clean';
    if (live !== null)
        await context.ledger?.recordReading(plan, await (0,git_context/* inventoryCommit */.u9)(context));
    return { ...planned(snapshot, plan, result), head, live };
}
function planOf({ head, live, diagnostics, baseFindings }, settings, { base, applied, recorded }) {
    if (live === null) {
        const findings = [...diagnostics];
        const groups = (0,names/* groupByText */.YQ)(head.documents);
        (0,names/* checkSystems */.BR)(groups, (finding) => findings.push(finding));
        (0,names/* checkBetween */.nT)(groups, settings.uniqueNames, (finding) => findings.push(finding));
        return (0,plan/* invalidPlan */.n)(settings.organization, findings, settings);
    }
    // The system to choose may be in a file that cannot be read. So the errors of files are reported first.
    const only = (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? null : chosenSystems(settings, live);
    return (0,plan/* makePlan */.C)({ head, base, applied, recorded, live, only, diagnostics, baseFindings, settings });
}
/**
 * The systems that the input `only` chooses; null for all. Throws a ConfigurationError if a reference chooses none, or
 * more than one.
 */
function chosenSystems({ only: references, ...fields }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,only/* chooseSystems */.o)(reference, directory);
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        throw new result/* ConfigurationError */.j1('only', unclearChoice(reference, choice));
    });
    return { references, systems: new Set(systems) };
}
function unclearChoice(reference, choice) {
    const subject = `names ${text_style/* plainFormatter */.P8.name(reference)}, which is`;
    const words = (names) => names.map(text_style/* plainFormatter */.P8.name);
    if ('several' in choice) {
        const names = words(choice.several);
        return `${subject} the name of several cyber systems. Give ${(0,text_style/* listed */.KE)(names, 'or')}.`;
    }
    const near = words(choice.near);
    const guess = near.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${(0,text_style/* listed */.KE)(near, 'or')}?`;
    return `${subject} no cyber system of the organization. ${guess}`;
}
function planned({ files, live }, plan, result) {
    return { plan, result, files, liveAssets: live?.assets ?? [] };
}
function planResult(plan) {
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return 'invalid';
    if ((0,guard/* isBlocked */.lT)(plan.guards))
        return 'blocked';
    return plan.toExecute.length > 0 ? 'planned' : 'no-changes';
}
async function cliPlan(flags, cli) {
    refuseFormats(flags);
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, async (context) => {
        const planned = await runPlan(context, (0,commands_snapshot/* baselineAt */.Zl)(baseFrom(flags)));
        showPlan(planned, 'plan', context);
        return (0,result/* exitCodeOf */.FO)(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
    });
}
async function cliDrift(flags, cli) {
    refuseFormats(flags);
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, (plain) => (0,ledger.withCliLedger)(plain, async (context) => {
        const drifted = await runDrift(context, commands_snapshot/* NOTHING_KNOWN */.GN);
        showPlan(drifted, 'drift', context);
        const code = (0,result/* exitCodeOf */.FO)(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
        return context.ledger?.end.behind == null ? code : 1;
    }));
}
/** Standard output takes one format and never the saved plan. */
function refuseFormats({ json, markdown, out }) {
    // A saved plan holds every name, whatever may be shown.
    if (out === '-')
        throw new result/* ConfigurationError */.j1('--out', 'names a file, and "-" is none. --json prints the plan.');
    if (json !== true || markdown !== true)
        return;
    throw new result/* ConfigurationError */.j1('--json and --markdown', 'exclude each other. Give one of them.');
}
function baseFrom({ base }) {
    return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}
function showPlan({ plan, result }, verb, context) {
    const { settings, flags, terminal, host, progress, startedAt } = context;
    const { clock, version } = host;
    progress.end();
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string')
        (0,run_files/* putOut */.SN)((0,run_files/* jsonText */.s$)(planDocument(plan, stamp)), flags, context);
    if (flags.json === true)
        terminal.out((0,report_escape/* printedJson */.xL)(planDocument(plan, stamp)));
    else if (flags.markdown === true)
        terminal.out((0,page/* planMarkdown */.Xg)(plan, { verb }).text);
    else {
        terminal.err((0,report_terminal/* renderPlanTerminal */.cw)(plan, planOptions(context, verb)));
        if (result === 'drifted')
            terminal.err(`${NOT_APPLIED}${(0,summarize/* adoptLine */.z8)(null, [settings.path])}`);
        terminal.err(`${(0,summarize/* closingLine */.oM)(result, (0,summarize/* planCounts */.Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    // You may have redirected standard output to a file. Then standard error shows why the run failed.
    if (result === 'blocked' && (flags.json === true || flags.markdown === true))
        terminal.err((0,report_terminal/* renderBlocked */.Rj)(plan, planOptions(context, verb)));
}
/** Without a record of what was applied, the files count as applied, so a change that waits looks like drift. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';
function planOptions({ terminal }, verb) {
    const { color, width } = terminal;
    return { color, width, verb, face: 'cli' };
}


/***/ }),

/***/ 8889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ declarationsBySystem)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3444);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6599);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);






/**
 * The lines to add under `assets:`, by cyber system, and the file that declares it. An id pins an asset whose name needs
 * one, or that shares its name with another; for an asset without a name the line is a comment.
 */
function declarationsBySystem(undeclared) {
    const names = new Set();
    const shared = new Set();
    for (const { asset } of undeclared) {
        const key = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name);
        (names.has(key) ? shared : names).add(key);
    }
    const sorted = [...undeclared].sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.asset.name, b.asset.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.asset.id, b.asset.id));
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .bySystem */ .Dp)(sorted).map(({ system, members }) => ({
        place: `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(members[0]?.path ?? '')}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemText */ .VZ)(system)}`,
        yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
            if (name === '')
                return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)}: without a name no file can declare it. Name it in the application`];
            const lines = [`  - name: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(name)}`, `    asset_type: ${asset_type}`];
            const isClear = !shared.has((0,_core_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameKey */ .Rc)(cyber_system_id, name)) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(name);
            return isClear ? lines : [...lines, `    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(id)}`];
        }),
    }));
}


/***/ }),

/***/ 4222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xg: () => (/* binding */ planMarkdown)
});

// UNUSED EXPORTS: checkSummary, ofName, renderValidationMarkdown

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/report/declarations.js
var declarations = __webpack_require__(8889);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/markdown/budget.js
// Fits a page into a number of bytes: sections are shown whole, or their first rows, or one line that says what is
// hidden.
/** The sections in the order given. The byte count includes one blank line between them. null when nothing fits. */
function budget_fitSections(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + budget_bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = budget_bytesOf(briefs[index].text);
        const room = left + reserved;
        const { most = Number.POSITIVE_INFINITY } = section;
        const filled = fill(section, Math.min(room, most));
        if (filled !== null) {
            fitted[index] = filled;
            left -= budget_bytesOf(filled.text) - reserved;
        }
        // If a section was cut, no section of less weight is shown after it, however small.
        if ((filled?.rows ?? 0) < section.count && most > room)
            break;
    }
    return fitted;
}
function budget_bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** Shows only the size of a section. One without rows stays as it is. */
function brief({ open, count, close, hidden }) {
    if (count === 0)
        return { text: open + close, rows: 0 };
    const line = hidden(count, true);
    return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = budget_bytesOf(rest(count));
    let used = budget_bytesOf(open) + budget_bytesOf(close);
    /** This many rows leave room for the line about the rest. */
    let fitting = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += budget_bytesOf(next);
        if (used > room)
            break;
        rows.push(next);
        if (used + restBytes <= room)
            fitting = rows.length;
    }
    if (count > 0 && rows.length === count)
        return { text: open + rows.join('') + close, rows: count };
    if (fitting === 0)
        return null;
    return { text: open + rows.slice(0, fitting).join('') + close + rest(count - fitting), rows: fitting };
}

// EXTERNAL MODULE: ./lib/report/markdown/table.js
var table = __webpack_require__(3178);
;// CONCATENATED MODULE: ./lib/report/markdown/page.js










const COMMENT_BUDGET = 60_000;
/** Findings beside changes take at most a quarter of the page, so that they hide no change. */
const FINDINGS_SHARE = 0.25;
/** In plans with more changes, lines are no links, so that more rows fit. */
const MOST_LINKED = 500;
const WHERE_BYTES = 5_000;
/**
 * The page of a plan, ending with a newline; '' when not even the heading fits. `notShown` are the changes to execute that
 * the text does not show, which must not be recorded as shown. `isWhole` is false if there was no room for some of it, a
 * finding perhaps. Time grows with the budget and, to sort changes into sections, linearly with the plan.
 */
function planMarkdown(plan, options) {
    const { budget = COMMENT_BUDGET, pages = null, verb = 'plan', name = '', runUrl, isSummaryWhole = false } = options;
    const { diagnostics, changes, toExecute } = plan;
    const isPlan = verb === 'plan';
    const files = changes.length > MOST_LINKED ? null : (options.files ?? null);
    const summaryLink = (0,table/* runLink */.ut)(runUrl, 'summary of the run');
    const elsewhere = summaryLink === '' ? '' : `; the ${summaryLink} has ${isSummaryWhole ? 'all' : 'more'}`;
    const phrases = (0,summarize/* headlinePhrases */.Lx)(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
    // If the service could not be read, the organization is not known.
    const organization = plan.organization === '' ? '' : ` for ${(0,report_escape/* codeSpan */.SS)(plan.organization)}`;
    const title = verb === 'drift' ? 'Inventory drift' : 'Inventory plan';
    const heading = `## ${title}${ofName(name)}${organization}: ${phrases.join(', ')}\n`;
    const counts = countsText(plan);
    const only = (0,summarize/* onlySentence */.Gp)(plan, text_style/* markdownFormatter */.W9);
    const cautions = [
        ...(0,summarize/* guardSentences */.S6)(plan, text_style/* markdownFormatter */.W9).map((text) => `**Blocked:** ${text}`),
        (0,summarize/* deleteCaution */.Fl)(plan),
    ];
    const origin = [
        options.commit === undefined ? '' : `At ${(0,report_escape/* codeSpan */.SS)(options.commit.slice(0, 7))}`,
        // A digest approves something only where something would be executed.
        toExecute.length === 0 ? '' : (0,report_escape/* codeSpan */.SS)(plan.digest),
        (0,table/* runLink */.ut)(runUrl),
    ];
    const next = (0,text_style/* joined */.oR)([isPlan ? nextStep(plan, options) : '', (0,text_style/* joined */.oR)(origin, summarize/* SEPARATOR */.wv)], '\n\n');
    const foot = next === '' ? '' : `${next}\n`;
    const caused = diagnostics.filter((one) => !isPlan || one.severity === 'error' || (0,messages/* isQuestion */.J6)(one) || !plan.older.has(one));
    const older = diagnostics.length - caused.length;
    const most = changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const found = { pages, files, elsewhere, most };
    const released = caused.filter(({ code }) => code === 'system-released');
    const rest = caused.filter((one) => !(0,messages/* isQuestion */.J6)(one) && one.code !== 'system-released');
    const [errors, warnings, notices] = diagnostic/* SEVERITIES */.oC.map((level) => rest.filter(({ severity }) => severity === level));
    const doubted = new Set(diagnostics.filter(messages/* isQuestion */.J6).map(({ args }) => args.id));
    const shown = (0,report_sections/* planPage */.jt)(plan, verb);
    const issue = (0,table/* runLink */.ut)(options.driftIssue, 'The issue about drift');
    const drifted = `These differed before your edit.${issue === '' ? '' : ` ${issue} lists them.`} On the default branch, \`cip-sync import --update\` takes what the service has into the files.`;
    const sections = shown.map((section) => {
        const note = section.part === 'drift' ? () => drifted : section.note;
        return (0,table/* sectionTable */.E7)({ ...section, note }, { files, doubted, elsewhere });
    });
    const above = [
        whereSection(toExecute, elsewhere),
        findingSection('errors', errors ?? [], found),
        findingSection('questions', caused.filter(messages/* isQuestion */.J6), found),
    ].filter(hasText);
    const below = [
        findingSection('warnings', released, found),
        ...sections,
        undeclaredSection(plan, elsewhere),
        findingSection('warnings', warnings ?? [], found),
        findingSection('notices', notices ?? [], found),
    ].filter(hasText);
    const alert = (0,table/* caution */.uL)(cautions.filter((text) => text !== ''));
    const earlier = older === 0
        ? ''
        : `${(0,text_style/* counted */.hS)(older, 'finding')} older than this change: \`cip-sync plan\` lists ${older === 1 ? 'it' : 'them'}.\n`;
    const frame = [heading, counts, only === '' ? '' : `${only}\n`, alert, earlier, foot].filter((block) => block !== '');
    const left = budget - frame.reduce((sum, block) => sum + budget_bytesOf(block) + 1, 0);
    const all = [...above, ...below];
    const fitted = left < 0 ? null : budget_fitSections(all, left);
    if (fitted === null) {
        const brief = [[heading, counts, foot], [heading, counts], [heading]].map((blocks) => (0,text_style/* joined */.oR)(blocks, '\n'));
        const text = brief.find((one) => budget_bytesOf(one) <= budget) ?? '';
        return { text, notShown: toExecute, isWhole: false };
    }
    const texts = fitted.map(({ text }) => text);
    const head = [heading, counts, only === '' ? '' : `${only}\n`];
    const blocks = [...head, ...texts.slice(0, above.length), alert, ...texts.slice(above.length), earlier, foot];
    // Differences of drift are shown for information: an approval does not cover them.
    const notShown = shown.flatMap(({ part, changes: rows }, index) => part === 'drift' ? [] : rows.slice(fitted[all.indexOf(sections[index])]?.rows ?? 0));
    const isWhole = all.every(({ count }, index) => fitted[index]?.rows === count);
    return { text: (0,text_style/* joined */.oR)(blocks, '\n'), notShown, isWhole };
}
function hasText({ count, open }) {
    return count > 0 || open !== '';
}
/** Distinguishes headings of one pull request by the input `name`; '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,report_escape/* codeSpan */.SS)(name)})`;
}
/** What would be executed, and what stays as it is. */
function countsText(plan) {
    const { summary, diagnostics, toExecute } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '';
    const isNothing = toExecute.length === 0;
    const agreed = isNothing && summary.drift === 0 ? (0,summarize/* agreement */.z6)(summary) : '';
    const counts = isNothing ? agreed : `**${(0,summarize/* countsLine */.J7)(summary, toExecute)}**`;
    const rest = (0,summarize/* restLine */.lw)(isNothing ? { ...summary, drift: 0 } : summary, diagnostics);
    const line = (0,text_style/* joined */.oR)([counts, rest], summarize/* SEPARATOR */.wv);
    return line === '' ? '' : `${line}\n`;
}
/** Which cyber systems change, with their counts, all on one line. Left out if there is no room. */
function whereSection(changes, elsewhere) {
    const systems = (0,report_sections/* bySystem */.Dp)(changes);
    return {
        keep: (0,table/* keepOf */.vb)('where'),
        most: WHERE_BYTES,
        open: systems.length === 0 ? '' : 'Where: ',
        count: systems.length,
        row: (index) => {
            const { system, members } = systems[index];
            return `${index === 0 ? '' : ', '}${(0,text_style/* systemName */.N9)({ ...system, impactRating: null }, report_escape/* codeSpan */.SS)} (${(0,text_style/* grouped */.zD)(members.length)})`;
        },
        close: '\n',
        hidden: (count, isAll) => (isAll ? '' : `${(0,text_style/* counted */.hS)(count, 'more system')} not listed${elsewhere}.`),
    };
}
function undeclaredSection({ undeclared }, elsewhere) {
    const blocks = (0,declarations/* declarationsBySystem */.w)(undeclared);
    const texts = blocks.map(({ place, yaml }) => `# ${place}\n${yaml.join('\n')}\n`);
    const fence = (0,report_escape/* fenceFor */.Lt)(texts);
    const title = `Undeclared, left alone: ${(0,text_style/* counted */.hS)(undeclared.length, 'asset')}`;
    return {
        keep: (0,table/* keepOf */.vb)('undeclared'),
        open: texts.length === 0
            ? ''
            : `<details><summary><h3>${title}</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n${fence}yaml\n`,
        count: texts.length,
        row: (index) => texts[index],
        close: `${fence}\n\n</details>\n`,
        hidden: (count, isAll) => isAll
            ? `**${title}**, not shown here${elsewhere}.`
            : `${(0,text_style/* counted */.hS)(count, 'more cyber system')} not shown here${elsewhere}.`,
    };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Findings of one severity as an alert: a sentence and a place for each, or for the first of many alike. */
function findingSection(part, findings, { pages, files, elsewhere, most, }) {
    const all = (0,messages/* condensed */.U0)(findings);
    const severity = findings[0]?.severity ?? 'notice';
    const bullet = all.length > 1 ? '- ' : '';
    return {
        keep: (0,table/* keepOf */.vb)(part),
        most,
        open: all.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: all.length,
        row: (index) => {
            const { finding, more } = all[index];
            const { code, path, line } = (0,messages/* wordDiagnostic */.k8)(finding);
            const place = path === null ? '' : `${line === null ? (0,report_escape/* codeSpan */.SS)(path) : (0,table/* linkedPlace */.vg)(path, line, files)} · `;
            const said = (0,messages/* sayDiagnostic */.rA)(finding, text_style/* markdownFormatter */.W9).replace(/Is this a (?:rename|move)\?/, '**$&**');
            const rest = more === 0 ? '' : `<br>${(0,messages/* moreText */.R3)(more)}`;
            return `> ${bullet}${said}<br>${place}${(0,table/* pageLink */.wg)(code, pages) ?? (0,report_escape/* codeSpan */.SS)(code)}${rest}\n`;
        },
        close: '',
        hidden: (count, isAll) => isAll
            ? `**${(0,text_style/* counted */.hS)(findings.length, part === 'questions' ? 'question' : severity)}**, not shown here${elsewhere}.`
            : `${(0,text_style/* grouped */.zD)(count)} more not shown here${elsewhere}.`,
    };
}
/** What has to be corrected first, comes first. Only a setup that needs a review mentions one. */
function nextStep(plan, options) {
    const { unrecorded = 0, mayRecord = true, unappliedBranch, next, commit } = options;
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '**Next:** correct the files. A new commit plans again.';
    if (!mayRecord)
        return `**${summarize/* NOT_RECORDED */.D0}**`;
    if (unrecorded > 0)
        return `**${(0,summarize/* tooLargeText */.jQ)(unrecorded)}**`;
    if (unappliedBranch !== undefined)
        return `**Next:** this merges into ${(0,report_escape/* codeSpan */.SS)(unappliedBranch)}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
    // A plan on the command line has no next step here.
    if (next === undefined)
        return '';
    if (toExecute.length === 0) {
        const nothing = 'nothing to approve. Merging this changes nothing at the service.';
        return `**Next:** ${next === 'dispatch' ? 'nothing to apply.' : nothing}`;
    }
    if ((0,guard/* isBlocked */.lT)(guards))
        return '**Next:** fix what blocks this plan. The caution above says how.';
    const check = summary.delete === 0 ? '' : 'check that every delete is meant, then ';
    const on = commit === undefined ? '' : ` on ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`;
    const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
    const steps = {
        review: `approve${on}, and merge. Your review approves exactly these changes. ${again}`,
        plan: `merge. Merging approves exactly these changes. ${again}`,
        none: 'merge. With `approval: none` the apply executes every difference that it finds then.',
        dispatch: `to apply exactly these changes, run the workflow by hand with \`command: apply\` and \`approve-digest: ${digest}\`.`,
    };
    return `**Next:** ${check}${steps[next]}`;
}
/** GitHub takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** The summary of a plan's check run, above the record: counts, where the plan is, and what it deletes. */
function checkSummary(plan, { commentUrl, runUrl, isNews, why, since, }) {
    const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
    const head = [
        `${joined([`**${summaryLine(plan)}**`, restLine(plan.summary, plan.diagnostics)], SEPARATOR)}\n`,
        why === null ? '' : `**${why}**\n`,
        ...guardSentences(plan, markdownFormatter).map((text) => `**Blocked:** ${text}\n`),
        isNews
            ? `The ${link || 'summary of the run'} shows the plan.\n`
            : 'Merging this pull request changes nothing at the service.\n',
    ];
    const before = since === null ? '' : ` Recorded before, at ${since}.`;
    const foot = `Digest of what apply would execute: ${codeSpan(plan.digest)}.${before}\n`;
    const elsewhere = link === '' ? '' : `; the ${link} has more`;
    const doubted = new Set(plan.diagnostics.filter(isQuestion).map(({ args }) => args.id));
    const deletes = planPage(plan)
        .filter(({ part }) => part === 'deletes')
        .map((section) => sectionTable(section, { doubted, elsewhere }));
    const left = CHECK_BUDGET - bytesOf(foot) - head.reduce((sum, block) => sum + bytesOf(block) + 1, 0);
    const fitted = fitSections(deletes, left) ?? [];
    return joined([...head, ...fitted.map(({ text }) => text), foot], '\n');
}
/** The result of a validation: the line of counts, then the findings as a plan's page shows them. */
function renderValidationMarkdown(validation, { budget, name, pages = null }) {
    const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
    const options = { pages, files: null, elsewhere: '', most: budget };
    const findings = SEVERITIES.map((severity) => findingSection(`${severity}s`, validation.diagnostics.filter((one) => one.severity === severity), options)).filter(hasText);
    const fitted = fitSections(findings, budget - bytesOf(head) - 1) ?? [];
    return [head, ...fitted.map(({ text }) => text)].join('\n');
}


/***/ }),

/***/ 3178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ sectionTable),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   vb: () => (/* binding */ keepOf),
/* harmony export */   vg: () => (/* binding */ linkedPlace),
/* harmony export */   wg: () => (/* binding */ pageLink)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);
// The rows of a section as a table of Markdown. Every table has the same columns, and every name is in a harmless code
// span.




/** The last of these are cut first. */
const KEEP = [
    'errors',
    'questions',
    'deletes',
    'results',
    'warnings',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'where',
    'creates',
    'notices',
    'undeclared',
];
/** How late a part of a page is cut. */
function keepOf(part) {
    return KEEP.indexOf(part);
}
const HEAD = `| ${_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.join(' | ')} |\n| ${_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.map(() => ':--').join(' | ')} |\n`;
/** A section under its heading, or hidden behind it, to be fitted into a page. */
function sectionTable(section, options = {}) {
    const { part, title, note, changes, rowOf, isFolded } = section;
    const { files = null, doubted = new Set(), elsewhere = '' } = options;
    // Systems that share site and name with another are shown with their ids.
    const systems = new Map(changes.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
    const byLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
    const alike = new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
    const opening = isFolded ? `<details><summary><h3>${title}</h3></summary>\n\n` : `### ${title}\n\n`;
    return {
        keep: keepOf(part),
        open: `${opening}${note === null ? '' : `${note(_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownFormatter */ .W9)}\n\n`}${HEAD}`,
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const { system, asset, change: text, id, line } = rowOf(change);
            const said = (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(text, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR);
            const isDelete = part === 'deletes' && change.action === 'delete';
            const why = isDelete ? ORIGIN_WORDS[change.origin] : '';
            const question = isDelete && doubted.has(change.id) ? '**a rename?**' : '';
            const cells = [
                (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([
                    (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR),
                    system.rating === null ? '' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingText */ .l$)(system.rating, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR),
                    alike.has(system.id) ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(system.id) : '',
                ], ' '),
                (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(asset),
                (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([said, why, question], ', '),
                id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(id),
                line === null ? '' : linkedPlace(line.path, line.line, files),
            ];
            return `| ${cells.join(' | ')} |\n`;
        },
        close: isFolded ? '\n</details>\n' : '',
        hidden: (count, isAll) => isAll ? `**${title}**, not shown here${elsewhere}.` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)} more not shown here${elsewhere}.`,
    };
}
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' };
/** A path with only these characters cannot be Markdown or become a link by itself. */
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;
/** `[beta.yml:9](…/inventory/beta.yml#L9)`. The whole path as code if there is nothing to link to. */
function linkedPlace(path, line, files) {
    if (files === null || !PLAIN_PATH.test(path))
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(`${path}:${line}`);
    return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** Links a result, a state or the code of a finding to the section that explains it. null if no page is known. */
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/reference/findings.md#${topic})`;
}
/** A link to a run. Empty if the text is not the URL of one. */
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ sectionLines),
/* harmony export */   RD: () => (/* binding */ renderSavedPlanTerminal),
/* harmony export */   Rj: () => (/* binding */ renderBlocked),
/* harmony export */   cw: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* unused harmony export renderPlanBrief */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1968);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8889);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6916);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5511);








/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each section are then shown. Deletes are always shown. */
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;
const SEVERITY_COLORS = { error: 'red', warning: 'yellow', notice: 'dim' };
const ROW_COLORS = { delete: 'red', move: 'yellow', rename: 'yellow', retype: 'yellow', create: 'green' };
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] };
/** The whole page, ending with a newline. Linear in the size of the plan. */
function renderPlanTerminal(plan, options) {
    const { verb = 'plan', width = WIDTH, findings = plan.diagnostics } = options;
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(options.color);
    const findingsOf = (questions) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .findingLines */ .hq)(findings.filter((finding) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .isQuestion */ .J6)(finding) === questions), (line, severity) => paint[SEVERITY_COLORS[severity]](line));
    const [title, preposition] = TITLES[verb];
    // If the service could not be read, the organization is not known.
    const subject = plan.organization === '' ? title : `${title} ${preposition} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(plan.organization)}`;
    const heading = `${subject}: ${verb === 'drift' ? (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .driftHeadline */ .AF)(plan) : (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(plan)}`;
    const caution = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .deleteCaution */ .Fl)(plan);
    const isLong = plan.changes.length > LONG;
    const sections = (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .planPage */ .jt)(plan, verb).map((section) => {
        const most = isLong && section.part !== 'deletes' ? SHOWN_OF_SECTION : Number.POSITIVE_INFINITY;
        return sectionLines(section, { paint, width, most, elsewhere: '--out FILE or --json has all of them.' });
    });
    const { undeclared, toExecute, digest } = plan;
    const left = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(undeclared.length, 'asset');
    const declarations = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsBySystem */ .w)(undeclared.slice(0, LONG)).flatMap(({ place, yaml }) => [
        paint.bold(place),
        ...yaml,
    ]);
    const unlisted = undeclared.length - LONG;
    const counts = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryLine */ .dC)(plan)), (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .restLine */ .lw)(plan.summary, plan.diagnostics)], _summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .SEPARATOR */ .wv);
    const blocks = [
        [paint.bold((0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .headlinePhrases */ .Lx)(plan).some(({ loud }) => loud) ? paint.red(heading) : heading)],
        findingsOf(true),
        caution === '' ? [] : [paint.red(caution)],
        ...sections,
        [
            undeclared.length === 0 ? '' : paint.cyan(`Undeclared, left alone: ${left}. To declare them, add these lines`),
            ...declarations,
            unlisted > 0 ? `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(unlisted, 'more asset')} not shown. --json has all.` : '',
        ].filter((line) => line !== ''),
        findingsOf(false),
        blockedLines(plan, options),
        [(0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .onlySentence */ .Gp)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8)],
        // Without changes to execute there is nothing to approve.
        toExecute.length === 0 ? [counts] : [counts, paint.dim(digest)],
    ];
    const texts = blocks.filter((lines) => lines.some((line) => line !== '')).map((lines) => lines.join('\n'));
    return `${texts.join('\n\n')}\n`;
}
/** The same for the log of a run whose summary shows each change: findings and counts. Ends with a newline. */
function renderPlanBrief(plan, findings) {
    const counts = joined([summaryLine(plan), restLine(plan.summary, plan.diagnostics)], SEPARATOR);
    return `${[...findingLines(findings), counts, 'The summary of this run shows all of it.'].join('\n')}\n`;
}
/** Why the plan is blocked. Empty if it is not blocked. */
function renderBlocked(plan, options) {
    return blockedLines(plan, options)
        .map((line) => `${line}\n`)
        .join('');
}
/** A plan that the reader already knows, in a few lines: its counts, and why it is blocked. Ends with a newline. */
function renderSavedPlanTerminal(plan, options) {
    const lines = [`The saved plan, unchanged: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryLine */ .dC)(plan)}`, ...blockedLines(plan, options), plan.digest];
    return `${lines.join('\n')}\n`;
}
function blockedLines(plan, { color, face }) {
    const { red } = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(color);
    return (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .guardSentences */ .S6)(plan, _text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8, face).map((sentence) => red(`Blocked: ${sentence}`));
}
/** A section of any page: its title and note, and below each cyber system a line for each row, in columns. */
function sectionLines({ part, title, note, changes, rowOf }, { paint, width = WIDTH, most = Number.POSITIVE_INFINITY, elsewhere, }) {
    const isLoud = part === 'deletes';
    const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .plainFormatter */ .P8)])];
    const shown = changes.length > most ? changes.slice(0, most) : changes;
    /** A longer cell sticks out of its column instead of widening it. */
    const widest = Math.max(16, Math.floor(width / 3));
    for (const ofSystem of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(shown, ({ cyberSystem }) => cyberSystem.id).values()) {
        const members = ofSystem.map(rowOf);
        const { system } = members[0];
        const rating = system.rating === null ? '' : `, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .ratingText */ .l$)(system.rating, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)}`;
        lines.push(paint.bold(`  ${(0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)} (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(system.id)}${rating})`));
        const cells = members.map(({ asset, change, id }) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(asset),
            (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(change, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
            id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(id),
        ]);
        const widths = [0, 1, 2].map((column) => cells.reduce((widestCell, row) => {
            const { length } = row[column] ?? '';
            return length <= widest ? Math.max(widestCell, length) : widestCell;
        }, 0));
        members.forEach(({ kind, line }, index) => {
            const padded = cells[index].map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
            const place = line === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`${line.path}:${line.line}`);
            lines.push(paint[part === 'drift' ? 'yellow' : ROW_COLORS[kind]](`    ${padded}  ${place}`.trimEnd()));
        });
    }
    if (changes.length > most)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(changes.length - most, 'more change')} not shown. ${elsewhere}`);
    return lines;
}


/***/ })

};
