export const id = 204;
export const ids = [204,363];
export const modules = {

/***/ 2204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliDrift: () => (/* binding */ cliDrift)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/ledger/open.js + 3 modules
var ledger_open = __webpack_require__(8908);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/run/git-context.js
var git_context = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/run/plan.js
var run_plan = __webpack_require__(1174);
// EXTERNAL MODULE: ./lib/run/snapshot.js
var run_snapshot = __webpack_require__(2829);
;// CONCATENATED MODULE: ./lib/run/drift.js




async function runDrift(context, { repository, reader, ledger }, revision) {
    const baseline = { base: null, applied: revision };
    const snapshot = await (0,run_snapshot/* takeSnapshot */.W9)(context, { repository, reader }, baseline, ledger !== null);
    const { head, applied, files, live } = snapshot;
    const compared = { base: head, applied: applied ?? head };
    const planned = (0,run_plan/* planOf */.X)(snapshot, compared, { ...context.settings, applyDrift: false });
    const ratings = planned.diagnostics.filter((one) => one.code === 'impact-rating-differs');
    const plan = { ...planned, ratings };
    const isDrifted = plan.summary.drift > 0 || ratings.length > 0;
    const result = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? 'invalid' : isDrifted ? 'drifted' : 'clean';
    if (live !== null)
        await ledger?.recordLook(plan, live, await (0,git_context/* inventoryCommit */.u9)(context, repository));
    return { plan, result, files, live };
}

// EXTERNAL MODULE: ./lib/cli/plan.js + 2 modules
var plan = __webpack_require__(1363);
;// CONCATENATED MODULE: ./lib/cli/drift.js




async function cliDrift(context, { repository, reader }) {
    const { options } = context;
    (0,plan.refuseFormats)(options);
    const ledger = await (0,ledger_open.openNamedLedger)(context, repository);
    const drifted = await runDrift(context, { repository, reader, ledger }, null);
    (0,plan.printPlan)(drifted, 'drift', context);
    (0,ledger_open.showLedgerEnd)(ledger, context);
    return (0,result/* exitOf */.sX)(drifted.result, ledger?.end.failure, options.detailedExitcode);
}


/***/ }),

/***/ 1363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineFrom: () => (/* binding */ baselineFrom),
  cliPlan: () => (/* binding */ cliPlan),
  printPlan: () => (/* binding */ printPlan),
  refuseFormats: () => (/* binding */ refuseFormats)
});

// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/run/plan.js
var plan = __webpack_require__(1174);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/text/markdown/budget.js
var budget = __webpack_require__(1912);
// EXTERNAL MODULE: ./lib/text/markdown/table.js
var table = __webpack_require__(9849);
// EXTERNAL MODULE: ./lib/text/rows.js
var rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/text/summarize.js
var text_summarize = __webpack_require__(9010);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/text/drift.js









function driftFrame({ organization }, { name, commit, runUrl }) {
    const which = name === '' ? '' : ` (${visible(shorten(name))})`;
    return {
        title: `Inventory drift of ${visible(shorten(organization))}${which}`,
        foot: joined([`Seen at ${codeSpan(commit.slice(0, 7))}`, runLink(runUrl)], SEPARATOR),
    };
}
function driftPage(options) {
    const { plan, base, isAppliedKnown, path, approval, workflow, place, budget } = options;
    const section = driftSection(plan);
    const { changes } = section;
    const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const reach = systems < 2 ? '' : counted ` in ${systems} cyber system(s)${sitesOf(changes)}`;
    const titled = { ...section, title: counted `${changes.length} difference(s)${reach}`, isFolded: false };
    const elsewhere = place === 'issue' ? '; the summary of the run has more' : '; the plan file of the run has all';
    return fitPage(budget, [
        `## Inventory drift of ${codeSpan(plan.organization)}: ${headline(plan, 'drift')}\n`,
        `The service differs from the files${isAppliedKnown ? ', and no merged change asks for it' : NOT_KNOWN}.\n`,
        ...otherLines(plan),
    ], [sectionTable(titled, elsewhere)], plan.summary.drift === 0
        ? [RATED]
        : [adoptText(plan, base, path), revertText(plan, approval, workflow), plan.ratings.length === 0 ? '' : RATED]);
}
const NOT_KNOWN = '. The applied log names no applied commit. So a row may also be a change that was merged and never applied';
const RATED = (/* unused pure expression or super */ null && (`### An impact rating

It decides what applies to every asset of the system. If the service is right, write its rating into \`impact_rating\` of the file, in a pull request. If the file is right, correct the rating in the application.
`));
function cleanPage(plan, now) {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    return [
        `## Inventory drift of ${codeSpan(plan.organization)}: none\n`,
        `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
        ...otherLines(plan),
    ].join('\n');
}
function otherLines({ summary: { pending }, undeclared }) {
    const lines = [];
    if (pending > 0)
        lines.push(counted `${pending} change(s) merged and not applied yet: pending, not drift.\n`);
    const left = undeclared.length;
    if (left > 0)
        lines.push(counted `${left} asset(s) that no file declares (is|are) left alone, as the files ask.\n`);
    return lines;
}
function adoptText(plan, base, path) {
    const { command, note } = adoptCommand(base, path);
    const pairs = plan.summary.drift + plan.ratings.length - driftCount(plan);
    const renames = counted `${pairs} asset(s) may have been renamed there. The command treats (it|them) as renamed.`;
    const then = 'Open a pull request with the edits. Its plan then shows no drift.';
    return `### To adopt it

If the service is right, run this on a new branch from the default branch. It writes into the files what the service has:

\`\`\`sh
${command}
\`\`\`

${joined([note, pairs === 0 ? '' : renames, then], ' ')}
`;
}
function revertText(plan, approval, workflow) {
    const { changes, summary, managed, maxDeletePercent, guards } = plan;
    const counts = countBy(changes, ({ action }) => action);
    const deletes = counts.get('delete') ?? 0;
    const doubts = inDoubt(plan);
    const permanent = counted `${deletes} permanent delete(s)`;
    if (doubts > 0) {
        return counted `### To revert it

A revert would make ${permanent}, and ${doubts} of them may be (an asset|assets) that the files have under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.
`;
    }
    const [maxDeletes = 0] = guards.flatMap((one) => (one.guard === 'max-deletes' ? one.limit : []));
    const reverting = { ...plan, guards: checkGuards(deletes, managed, { maxDeletes, maxDeletePercent }) };
    const assets = deletes === 1 ? "the asset's" : "the assets'";
    const cautions = [
        `Reverting it makes ${permanent}: ${assets} compliance history goes, too.`,
        ...summarize(reverting, markdownFormatter).blocked.map((text) => `**Blocked:** ${text}`),
    ];
    const each = ['delete', 'update', 'create'].map((action) => [counts.get(action) ?? 0, action]);
    const merged = summary.pending === 0 ? '' : counted ` That includes ${summary.pending} pending change(s).`;
    const scope = `If the files are right, change the service back: ${listed(tally(each, 'nouns'), 'and')}.${merged}`;
    const way = wayBack(plan, approval, workflow);
    return joined(['### To revert it\n', deletes === 0 ? '' : caution(cautions), `${scope}\n`, way], '\n');
}
function wayBack(plan, approval, workflow) {
    if (approval === 'review')
        return 'With `approval: review` a digest approves nothing. Set `apply-drift: true` for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n';
    const isSealed = approval === 'plan';
    const approve = isSealed ? ` -f approve-digest=${digest(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
    const sealed = 'The digest approves exactly these changes: if anything differs by then, nothing is written.';
    const named = 'Replace WORKFLOW with the file name of your workflow that takes these inputs when somebody starts it (`workflow_dispatch`).';
    return `\`\`\`sh
gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f apply-drift=true${approve}
\`\`\`

${joined([workflow === null ? named : '', isSealed ? sealed : ''], ' ')}
`;
}
function inDoubt(plan) {
    const typeAndSystem = ({ cyber_system_id, asset_type }) => `${asset_type} ${cyber_system_id}`;
    const creates = plan.changes.filter((change) => change.action === 'create');
    const missing = new Set(creates.map(({ after }) => typeAndSystem(after)));
    const paired = new Set(possibleRenames(plan).map(({ from }) => from));
    const deletes = plan.changes.filter((change) => change.action === 'delete');
    return deletes.filter((change) => paired.has(change) || missing.has(typeAndSystem(change.before))).length;
}
function adoptCommand(base, path) {
    const folder = path.replace(/\/$/, '');
    const isPlain = /^[\w./][\w./-]*$/.test(folder);
    const out = folder === 'inventory' ? '' : ` --out ${isPlain ? folder : 'FOLDER'}`;
    const command = `cip-sync import --update${out}${base === null ? '' : ` --base ${base}`}`;
    return { command, note: isPlain ? '' : 'Replace FOLDER with the folder of the inventory.' };
}
function adoptLine(base, path) {
    const { command, note } = adoptCommand(base, path);
    return `${(0,text_text/* joined */.oR)([`If the service is right, take it into the files: ${command}`, note], '\n')}\n`;
}

// EXTERNAL MODULE: ./lib/text/markdown/page.js + 1 modules
var page = __webpack_require__(9931);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
;// CONCATENATED MODULE: ./lib/text/plan-document.js



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
            ...(0,model/* stateOf */.L4)(asset),
            cyber_system: (0,resolve/* systemDocument */.fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map(findings/* wordDiagnostic */.k8),
        guards: plan.guards,
        digest: plan.digest,
    };
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,resolve/* systemDocument */.fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,resolve/* systemDocument */.fZ)(change.fromSystem) : null,
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

// EXTERNAL MODULE: ./lib/text/terminal.js
var text_terminal = __webpack_require__(2935);
;// CONCATENATED MODULE: ./lib/cli/plan.js









async function cliPlan(context, takes) {
    const { options } = context;
    refuseFormats(options);
    const planned = await (0,plan/* runPlan */.F)(context, takes, baselineFrom(options));
    printPlan(planned, 'plan', context);
    return (0,core_result/* exitOf */.sX)(planned.result, null, options.detailedExitcode);
}
function refuseFormats({ json, markdown, out }) {
    if (out === '-')
        throw new core_result/* UserError */.yo('--out', 'names a file, and "-" is none', '--json prints the plan.');
    if (!json || !markdown)
        return;
    throw new core_result/* UserError */.yo('--json and --markdown', 'exclude each other', 'Give one of them.');
}
function baselineFrom({ base }, recorded = new Set()) {
    const at = base === null ? null : { kind: 'commit', commit: base };
    return { base: at, applied: at, recorded };
}
function printPlan({ plan, result }, verb, context) {
    const { settings, options, terminal, report, style, host, progress, startedAt } = context;
    const { clock, version } = host;
    const rendering = { ...style, verb };
    progress.end();
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (options.out !== null)
        (0,run_files/* putOut */.SN)((0,run_files/* jsonText */.s$)(planDocument(plan, stamp)), context);
    if (options.json)
        terminal.out((0,text_text/* printedJson */.xL)(planDocument(plan, stamp)));
    else if (options.markdown)
        terminal.out((0,page/* planMarkdown */.Xg)(plan, { verb }).text);
    else {
        report((0,text_terminal/* renderPlanTerminal */.c)(plan, rendering));
        if (result === 'drifted' && plan.summary.drift > 0)
            report(`${NOT_APPLIED}${adoptLine(null, settings.path)}`);
        report(`${(0,text_summarize/* closingLine */.oM)(result, (0,text_summarize/* planCounts */.Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    if ((0,core_result/* isRefused */.H0)(result) && (options.json || options.markdown)) {
        const shows = result === 'blocked' ? 'blocked' : 'all';
        report((0,text_terminal/* renderPlanTerminal */.c)(plan, { ...rendering, shows }));
    }
    if (options.out !== null)
        report(`Saved in ${(0,text_text/* word */.Vm)(options.out)}.\n`);
}
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';


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





function gitContext(context, repository) {
    const { env } = context.host;
    const inventory = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(inventoryCommit(context, repository));
    const person = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_3__/* .early */ .Q3)(personOf(repository));
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(repository, { path: context.settings.path, commit, files }),
            actor: trimmedOrNull(env.CIP_SYNC_ACTOR) ?? (await person),
            run_url: trimmedOrNull(env.CIP_SYNC_RUN_URL),
        };
    };
}
async function inventoryCommit({ host }, { head, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return trimmedOrNull(host.env.CIP_SYNC_COMMIT) ?? headCommit(git);
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
function trimmedOrNull(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
async function isClean({ cwd, git }, { path, commit, files }) {
    try {
        const committed = [];
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, git, path }, (file) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content)} ${file.path}`), _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .unreported */ .B8);
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
    const [name, email] = [trimmedOrNull(values.get('user.name')), trimmedOrNull(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}


/***/ }),

/***/ 1174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ runPlan),
/* harmony export */   X: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2270);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3504);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2829);








async function runPlan(context, takes, compared, readsAll = false) {
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .takeSnapshot */ .W9)(context, takes, compared, readsAll);
    const { base, applied, files, live } = snapshot;
    const plan = planOf(snapshot, { ...compared, base, applied }, context.settings);
    let result = plan.toExecute.length > 0 ? 'planned' : 'no-changes';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .isBlocked */ .lT)(plan.guards))
        result = 'blocked';
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics))
        result = 'invalid';
    return { plan, result, files, live };
}
function planOf({ head, live, diagnostics, baseFindings }, compared, settings) {
    if (live === null) {
        const findings = [...diagnostics];
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_7__/* .checkByText */ .lq)(head.documents, settings.uniqueNames, (finding) => findings.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidPlan */ .n)(settings.organization, findings, settings);
    }
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, live);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)({ ...compared, head, live, only, diagnostics, baseFindings, settings });
}
function chosenSystems({ only: references, ...fields }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .makeDirectory */ .Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseSystems */ .oM)(reference, directory);
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        const subject = `names ${_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8.name(reference)}, which is`;
        const names = ('several' in choice ? choice.several : choice.near).map(_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8.name);
        if ('several' in choice) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('only', `${subject} the name of several cyber systems`, `Give ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 'or')}.`);
        }
        const guess = names.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 'or')}?`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('only', `${subject} no cyber system of the organization`, guess);
    });
    return { references, systems: new Set(systems) };
}


/***/ })

};
