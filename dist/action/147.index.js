export const id = 147;
export const ids = [147];
export const modules = {

/***/ 6693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ DEFAULT_BOT),
/* harmony export */   Aq: () => (/* binding */ beginCheck),
/* harmony export */   LO: () => (/* binding */ commentBudget),
/* harmony export */   Qu: () => (/* binding */ abandonCheck),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   gu: () => (/* binding */ endCheck),
/* harmony export */   ll: () => (/* binding */ underCheck),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _report_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5952);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1405);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2709);
// What a run writes on GitHub: its check run, which also shows which app is ours, and comments on
// pull requests if the job may write them. Without the permission to make check runs, no record and no deployment
// counts.






/** null if the token may not make check runs. The log then says which permission to grant. */
async function beginCheck(context, check) {
    const { runner } = context;
    const { title, text, ...named } = check;
    const details = runner.runUrl === null ? {} : { details_url: runner.runUrl };
    const output = { title, summary: beginningBy(context), ...(text === undefined ? {} : { text }) };
    try {
        return await createSurely(context, { ...named, output, ...details });
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0)(error))
            throw error;
        runner.warn(error.message);
        return null;
    }
}
/** If the answer is lost, another check run is made: one that may exist does not prove which app we are. */
async function createSurely(context, run) {
    // A stop must not lose the answer, because nobody could complete the check run.
    const { closing } = context.github;
    const again = async () => {
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .pause */ .v7)(context, _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LOST_ANSWER_MS */ .jS);
        const latest = await closing.createCheckRun(run);
        await endLost(context, latest);
        return latest;
    };
    return closing.createCheckRun(run).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5, again));
}
/** A check run whose answer was lost must not stay in progress, because other runs could take it for theirs. */
async function endLost(context, latest) {
    if ((0,_open_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)(context.runner) === null)
        return;
    const { id, name, head_sha, app_id } = latest;
    for (const run of await context.github.client.anew.checkRuns(head_sha, name)) {
        const isOurs = run.app_id === app_id && run.summary === beginningBy(context);
        if (!isOurs || run.id >= id || run.status === 'completed')
            continue;
        await endCheck(context, run, { conclusion: 'neutral', ...REPEATED_BELOW });
    }
}
/** The text of a check run in progress. No other run has the same. */
function beginningBy({ runner }) {
    const by = (0,_open_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptOf */ .tx)(runner);
    return by === null ? 'In progress.' : `In progress: attempt ${by.attempt} of run ${by.run}.`;
}
const REPEATED_BELOW = {
    title: 'Reported again',
    summary: 'An answer of GitHub was lost. Another check run tells of this run.',
};
/** Completes a check run that holds no record. */
async function endCheck({ github }, run, end) {
    if (run === null)
        return;
    const { conclusion, ...output } = end;
    await github.closing.updateCheckRun(run.id, { conclusion, output });
}
function linked({ runner }, text) {
    return (0,_report_markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(runner.runUrl, text) || text;
}
/** Completes the check run of a run that failed. Why it failed is what is reported, not that this could not be said. */
async function abandonCheck(context, run, title) {
    const summary = `The ${linked(context, 'log of the run')} says why.`;
    const ending = endCheck(context, run, { conclusion: 'failure', title, summary });
    await ending.catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND, ({ message }) => context.runner.warn(message)));
}
/** Runs a task under a check run without a record, and completes it however the task ends. */
async function underCheck(context, beginning, run) {
    const check = await beginCheck(context, beginning);
    try {
        const { result, conclusion, title } = await run(check);
        await endCheck(context, check, {
            conclusion,
            title,
            summary: `The ${linked(context, 'summary of the run')} shows it.`,
        });
        return result;
    }
    catch (error) {
        await abandonCheck(context, check, 'The run failed');
        throw error;
    }
}
/** Comments of runs without an app of their own are made by this bot. */
const DEFAULT_BOT = 'github-actions[bot]';
/** The most bytes of a comment or issue. GitHub takes 65,536 characters. */
const MOST_BYTES = 60_000;
/** The owner of the token, if no check run of ours shows it. GitHub does not say it for an app. */
async function loginOf(github) {
    return github.login().catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .expecting */ .Kk)(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingRight */ .H0, () => DEFAULT_BOT));
}
/** How many bytes the body of a comment may have, without its marker line. */
function commentBudget({ github: { owner } }, kind) {
    return MOST_BYTES - (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(kind, owner.name).length - 1;
}
/** The comment as it is; null where there is none. A missing right to comment is a warning, with its name, never red by itself. */
async function commentOnce({ github, runner }, request) {
    const { kind, bot, ...content } = request;
    const { closing, owner, mayComment } = github;
    if (!mayComment)
        return null;
    try {
        const author = bot ?? (await loginOf(closing));
        const about = { ...content, github: closing, marker: (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(kind, owner.name), author };
        const written = await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .putComment */ .jW)(about);
        if (written === null)
            return null;
        if (kind === 'plan')
            await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .removeOthers */ .Mm)({ ...about, author: written.author ?? author }, written);
        runner.setOutput('comment-url', written.html_url);
        return written;
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGitHub */ .ND)(error) || error.kind !== 'forbidden')
            throw error;
        runner.warn(error.message);
        return null;
    }
}


/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* unused harmony exports gitContext, notIgnoredBy */
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
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
        const selections = await readPaths(settings.paths, cwd);
        const visit = ({ path, content }) => void committed.push(`${sha256(content)} ${path}`);
        await readRevision({ kind: 'commit', commit }, { cwd, run: git, selections }, visit, unreported);
        const read = files.map((file) => `${sha256(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await gitAnswer(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/command-line.md. */
const LEFT = (/* unused pure expression or super */ null && (['plan.json', '.cip-sync/evidence.json']));
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
        if (!(error instanceof GitError))
            throw error;
        return false;
    }
}


/***/ }),

/***/ 9392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ NOTHING_KNOWN),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder)
/* harmony export */ });
/* unused harmony exports baselineAt, readLive, loadBase */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// The start of every planning command: reads the files, the inventories they are compared with, and the live lists, in
// parallel.







const NOTHING_KNOWN = { base: null, applied: null, recorded: new Set() };
/** On the command line one commit is both. */
function baselineAt(base, recorded = new Set()) {
    return { base, applied: base, recorded };
}
/** Throws GitError, ServiceError or ConfigurationError for problems that are not in the user's files. */
async function takeSnapshot(context, compared) {
    // The requests are sent first, so that the service works while the files are read.
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(readLive(context));
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, inventorySource(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return { head: head.inventory, files: head.files, base, applied, live, outside, diagnostics };
}
async function loadCompared({ base, applied }, context, report) {
    const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
    const isOne = base === applied;
    const appliedInventory = await loadEarlier(isOne ? 'base' : 'applied', applied);
    return { applied: appliedInventory, base: isOne ? appliedInventory : await loadEarlier('base', base) };
}
/**
 * Reads each list once, in parallel. Control centers only if an input names the field that refers to them, or on
 * request.
 */
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== '') {
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        withControlCenters ? reader.controlCenters() : [],
        reader.cyberSystems(),
        reader.cyberAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
    return { organization, facilities, controlCenters, systems, assets };
}
/** Like Promise.all, but if several fail, the first in this order is reported, whichever failed first. */
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...inventorySource(context), onFile: context.progress.fileRead }, report);
}
function inventorySource({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice for each file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder existed declares nothing, so nothing in it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, files };
}
/**
 * A path that no commit can contain must not count as absent there: drift would look like a change that was asked for.
 */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own message for an unknown name does not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of different organizations stop the run. Within each list this was already checked. */
function soleOrganization(records, assets, { organization: expected, detail }) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const problem = 'reads records of more than one organization. Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('api-key', problem);
    }
    if (expected !== '' && slug !== expected) {
        const which = detail === 'full' ? `, which is ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(slug)}` : '';
        const problem = `is not the organization of the API key${which}. Nothing was written.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('organization', problem);
    }
    return slug;
}


/***/ }),

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findPossibleRenames),
/* harmony export */   x: () => (/* binding */ possibleRenames)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6599);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3029);





/**
 * The most pairs that are compared letter by letter, over the whole plan. Beyond that, names count as alike only if
 * they are equal except for case.
 */
const MOST_COMPARED = 250_000;
function findPossibleRenames(input, report) {
    const { changes, executed, head, base } = input;
    const deletes = changes.filter((change) => change.action === 'delete');
    const creates = changes.filter((change) => change.action === 'create');
    if (deletes.length === 0 || creates.length === 0)
        return;
    const placesOf = placesIn(head, base ?? []);
    const deletesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
    const pairs = [];
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
        const all = { deletes: deletesOf.get(key) ?? [], creates: created };
        budget -= all.deletes.length * created.length;
        for (const pair of pairUp(all, placesOf, budget >= 0))
            pairs.push(pair);
    }
    for (const pair of [...pairs, ...pairsRetyped(without({ deletes, creates }, pairs))]) {
        const { from, to, isInPlace } = pair;
        const isExecuted = executed.has(from) && executed.has(to);
        const names = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem };
        const args = { ...names, source: renameSource(pair, input.directory), isInPlace, isExecuted };
        report((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnostic */ .YK)('possible-rename', 'warning', (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(to.desired), args));
    }
}
/**
 * Moved and given another type at once: only one of that name is gone, and only one comes up, in another system. Of one
 * type, matching would have made it a move.
 */
function pairsRetyped({ deletes, creates }) {
    const gone = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(deletes, ({ before }) => before.name);
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(creates, ({ after }) => after.name)].flatMap(([name, [to, ...others]]) => {
        const [from, another] = gone.get(name) ?? [];
        if (to === undefined || from === undefined || another !== undefined || others.length > 0)
            return [];
        return [{ from, to, isInPlace: false }];
    });
}
function renameSource({ from, to }, { systems }) {
    const { cyberSystem: system } = from;
    return system.id === to.cyberSystem.id ? null : { system, reference: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceTo */ .Po)(systems, system) };
}
/** The pairs that a plan asks about. */
function possibleRenames({ changes, diagnostics }) {
    const questions = diagnostics.filter((finding) => finding.code === 'possible-rename');
    if (questions.length === 0)
        return [];
    const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
    const creates = new Map(changes.flatMap((one) => (one.action === 'create' ? [[(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(one.cyberSystem.id, one.after.name), one]] : [])));
    return questions.flatMap(({ args }) => {
        const [from, to] = [deletes.get(args.id), creates.get((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(args.system.id, args.to))];
        return from === undefined || to === undefined ? [] : [{ from, to }];
    });
}
/**
 * Pairs by place, then by similar names. If one delete and one create are left over, they are a pair whatever their
 * names.
 */
function pairUp(all, placesOf, isCompared) {
    if (all.deletes.length === 0)
        return [];
    const inPlace = pairsInPlace(all, placesOf, isCompared);
    const alike = pairsAlike(without(all, inPlace), isCompared);
    const { deletes, creates } = without(all, [...inPlace, ...alike]);
    const isLast = deletes.length === 1 && creates.length === 1;
    return [...inPlace, ...alike, ...(isLast ? [{ from: deletes[0], to: creates[0], isInPlace: false }] : [])];
}
function without({ deletes, creates }, pairs) {
    const paired = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    return { deletes: deletes.filter((one) => !paired.has(one)), creates: creates.filter((one) => !paired.has(one)) };
}
/**
 * Pairs entries between the same neighbors: in their order if as many are there as before, else the most similar first.
 */
function pairsInPlace({ deletes, creates }, placesOf, isCompared) {
    const places = placesOf(deletes[0].cyberSystem.id);
    if (places === null)
        return [];
    const former = deletes
        .flatMap((from) => {
        const place = places.before.get(from.id) ?? places.before.get(`"${from.before.name}`);
        return place === undefined ? [] : { ...place, from };
    })
        .sort((a, b) => a.order - b.order);
    const inFileOrder = [...creates].sort((a, b) => a.desired.offset - b.desired.offset);
    const createsByGap = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(inFileOrder, ({ desired }) => places.now.get(desired));
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(former, ({ gap }) => gap)].flatMap(([gap, ordered]) => {
        const inGap = { deletes: ordered.map(({ from }) => from), creates: createsByGap.get(gap) ?? [] };
        const alike = inGap.deletes.length === inGap.creates.length ? [] : pairsAlike(inGap, isCompared);
        const others = without(inGap, alike);
        const count = Math.min(others.deletes.length, others.creates.length);
        const inOrder = others.deletes.slice(0, count).map((from, index) => ({ from, to: others.creates[index] }));
        return [...alike, ...inOrder].map(({ from, to }) => ({ from, to, isInPlace: true }));
    });
}
/** Pairs the most similar names first, each name once. */
function pairsAlike({ deletes, creates }, isCompared) {
    if (!isCompared) {
        const bySpelling = new Map(creates.map((to) => [(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(to.after.name), to]));
        return deletes.flatMap((from) => {
            const key = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(from.before.name);
            const to = bySpelling.get(key);
            bySpelling.delete(key);
            return to === undefined ? [] : [{ from, to, isInPlace: false }];
        });
    }
    const spelled = creates.map((to) => ({ to, name: (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(to.after.name) }));
    const alike = deletes
        .flatMap((from) => {
        const name = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .spelling */ .DS)(from.before.name);
        return spelled.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
    })
        .filter((pair) => pair.likeness >= LEAST_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness);
    const paired = new Set();
    return alike.flatMap(({ from, to }) => {
        if (paired.has(from) || paired.has(to))
            return [];
        paired.add(from).add(to);
        return [{ from, to, isInPlace: false }];
    });
}
const LEAST_LIKENESS = 0.5;
/** Longer names are compared by their ends. */
const LONGEST = 100;
/**
 * How much of the longer name the two share at both ends: `relay-21`, `tjs-relay-21`; `ems-historian`, `ems-hist-02`.
 */
function likeness(a, b) {
    if (a === b)
        return 1;
    const [start, end] = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .commonEnds */ .yd)(a, b, LONGEST);
    return (start + end) / Math.max(a.length, b.length);
}
function placesIn(head, base) {
    const headOf = new Map(head.map((one) => [one.system.id, one]));
    const baseOf = new Map(base.map((one) => [one.system.id, one]));
    const placesOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((id) => placesOfSystem(headOf.get(id), baseOf.get(id)));
    return (id) => (baseOf.has(id) ? placesOf(id) : null);
}
function placesOfSystem(now, before) {
    const namesNow = new Set(now.assets.map(({ name }) => name));
    const kept = new Set(before.assets.flatMap(({ name }) => (namesNow.has(name) ? name : [])));
    // A system's only document is the same one before and after, even if its file was moved.
    const isAlone = now.documents.length === 1 && before.documents.length === 1;
    const places = { before: new Map(), now: new Map() };
    let order = 0;
    eachEntry(before.documents, isAlone, kept, ({ name, hints }, gap) => {
        places.before.set(`"${name}`, { gap, order: ++order });
        if (hints?.id != null)
            places.before.set(hints.id.value, { gap, order });
    });
    eachEntry(now.documents, isAlone, kept, (asset, gap) => void places.now.set(asset, gap));
    return places;
}
function eachEntry(documents, isAlone, kept, visit) {
    const ofFile = new Map();
    for (const { file, assets } of documents) {
        const number = ofFile.get(file.path) ?? 0;
        ofFile.set(file.path, number + 1);
        const document = isAlone ? '' : `${number} ${file.path}`;
        let gap = `${document}\n`;
        for (const asset of assets) {
            if (kept.has(asset.name))
                gap = `${document}\n${asset.name}`;
            else
                visit(asset, gap);
        }
    }
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   mk: () => (/* binding */ findByReference)
/* harmony export */ });
/* unused harmony export indexReferences */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3444);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(876);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8109);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
/* harmony import */ var _system_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
// Resolves references to cyber systems. A reference is an id or else an exact name, which a facility may narrow. A
// reference that does not mean exactly one system is an error that names the candidates.






function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabulary */ .VI(byName.keys()) };
}
/** The records that a reference may mean: the record with that id, else all with exactly that name. */
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
/**
 * How a file can name this record without doubt: by name, or by id if other records have that name or it is another
 * record's id.
 */
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
    return { id: record.id, name: record.name };
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const place = (0,_system_context_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(live, fields);
    // Lists are compared by identity: an index answers the same name with the same list.
    const placeAll = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.map(({ id }) => place(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .dk)(a.id, b.id)));
    const inFacilities = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .remember */ .kY)((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...indexReferences(live.systems), place, placeAll, inFacilities, facilityNames }, facilities };
}
/** Groups documents by the system they declare. */
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const resolution = resolveDocument(document, directory);
        if ('problem' in resolution) {
            report(resolution.problem);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(documentsOf, resolution.system, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
    return { systems, unresolved };
}
/** `unknown-cyber-system` or `ambiguous-cyber-system`. */
function systemReferenceProblem(index, unclear) {
    const { at, reference, systems, takesFacility } = unclear;
    if (systems.length > 0) {
        const args = { name: reference, systems: index.placeAll(systems), takesFacility };
        return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('ambiguous-cyber-system', 'error', at, args);
    }
    const near = index.names.nearest(reference);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('unknown-cyber-system', 'error', at, { name: reference, near });
}
function united(system, documents) {
    const [first] = documents;
    // Nearly always there is only one document, whose list need not be copied.
    const assets = documents.length === 1 ? first.assets : documents.flatMap(({ assets }) => assets);
    return { system, documents, assets, prune: pruneOf(documents), ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreListOf */ .wU)(documents) };
}
/** `false` in any of the documents wins. */
function pruneOf(documents) {
    const values = new Set(documents.map(({ prune }) => prune));
    return values.has(false) ? false : values.has(true) ? true : null;
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(findByReference(facilities, facility.value));
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return { system: only };
    if (facility !== null && only === undefined && namesakes.length > 0) {
        return { problem: facilityMismatch(namesakes, directory, facility, { file, offset: facility.offset }) };
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return { problem: systemReferenceProblem(systems, unclear) };
}
function facilityMismatch(namesakes, { systems, facilities }, facility, at) {
    const isKnown = findByReference(facilities, facility.value).length > 0;
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnostic */ .YK)('facility-mismatch', 'error', at, {
        facility: facility.value,
        system: named(namesakes[0]),
        facilities: systems.facilityNames(namesakes),
        isKnown,
        near: isKnown ? [] : facilities.names.nearest(facility.value),
    });
}


/***/ }),

/***/ 6108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ statusDescription),
/* harmony export */   EY: () => (/* binding */ lastApplied),
/* harmony export */   Md: () => (/* binding */ payloadOf),
/* harmony export */   Nf: () => (/* binding */ likelyCreator),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   g5: () => (/* binding */ startingAt),
/* harmony export */   iJ: () => (/* binding */ readDeployment),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   t5: () => (/* binding */ namedCommit),
/* harmony export */   uo: () => (/* binding */ appliesIn),
/* harmony export */   wn: () => (/* binding */ TASK),
/* harmony export */   wq: () => (/* binding */ openBefore)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2866);
// Applied deployments (docs/apply.md): each says which commit a run applies, and how that ended. Pure: a deployment
// counts only if it is ours, and sealed if there is a signing key.


const TASK = 'inventory-apply';
/** The environment of the deployments. One for each organization if the input `name` is set. */
function environmentOf(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}
/** What an apply records about itself when it starts. */
const facts = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Origin and path of the service that it applies to. */
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    /** The commit that counts as applied before it; null if not known. */
    applied: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .nullable(),
});
const payload = facts.extend({ seal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
/** The payload of the deployment of a commit. Without a key it has no seal. */
function payloadOf(facts, commit, keys) {
    const unsealed = { version: 1, ...facts };
    return keys.length === 0 ? unsealed : { ...unsealed, seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .sealOf */ .Ru)(keys, canonicalFacts(facts, commit)) };
}
/** The contents of a deployment. `identity` is the same for two deployments with the same contents. */
function readDeployment(listed, { owner, keys }) {
    const { id, sha: commit, creator, task, environment } = listed;
    const read = payload.safeParse(listed.payload);
    if (!read.success || creator === null || task !== TASK || environment !== environmentOf(owner.name))
        return FOREIGN;
    const { version: _, seal, ...fields } = read.data;
    const isOurs = fields.repository === owner.repository && fields.service === owner.service && fields.name === owner.name;
    if (!isOurs)
        return FOREIGN;
    const canonical = canonicalFacts(fields, commit);
    if (keys.length > 0 && !(0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealOf */ .l8)(seal ?? '', keys, canonical)) {
        return seal === undefined ? FOREIGN : { kind: 'other-key' };
    }
    const { applied, run, attempt } = fields;
    const deployment = { id, commit, applied, run, attempt, creator: creator.login };
    return { kind: 'counts', deployment, identity: JSON.stringify([creator.login, canonical]) };
}
const FOREIGN = { kind: 'foreign' };
function canonicalFacts({ repository, service, name, run, attempt, applied }, commit) {
    return ['cip-inventory-sync mark 2', commit, repository, service, name, run, attempt, applied];
}
/** The most characters that GitHub accepts in the description of a status. */
const MOST_CHARACTERS = 140;
/** The most that the sealed time of a status may differ from the time that GitHub gives it. */
const MOST_LATE_MS = 180_000;
/** The description of a status: the result in words and, with a key, the time and the seal. */
function statusDescription({ id, run }, { words, state, at }, keys) {
    if (keys.length === 0)
        return words.slice(0, MOST_CHARACTERS);
    const time = new Date(at).toISOString();
    const sealed = ` ${time} ${(0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .sealOf */ .Ru)(keys, canonicalStatus(id, state, run, time))}`;
    return words.slice(0, MOST_CHARACTERS - sealed.length) + sealed;
}
function canonicalStatus(id, state, run, time) {
    return ['cip-inventory-sync status 1', id, state, run, time];
}
/**
 * Whether the creator of the deployment made the status and, with a key, sealed it for this deployment and this time.
 */
function statusCounts(deployment, status, keys) {
    if (status.creator?.login !== deployment.creator)
        return false;
    if (keys.length === 0)
        return true;
    const [time = '', seal = ''] = status.description.split(' ').slice(-2);
    const isTimely = Math.abs(Date.parse(status.created_at) - Date.parse(time)) <= MOST_LATE_MS;
    return isTimely && (0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealOf */ .l8)(seal, keys, canonicalStatus(deployment.id, status.state, deployment.run, time));
}
/** An apply without a sign of life for this long is dead. */
const DEAD_AFTER_MS = 180_000;
const ONGOING = new Set(['queued', 'pending', 'in_progress']);
/**
 * null for a deployment without a status that counts: it is not ours, or its run has not begun. `now` is GitHub's time.
 */
function standingOf(deployment, statuses, { keys, now }) {
    const counting = statuses.filter((status) => statusCounts(deployment, status, keys)).sort((a, b) => a.id - b.id);
    const [first, last] = [counting[0], counting.at(-1)];
    if (first === undefined || last === undefined)
        return null;
    const end = counting.find(({ state }) => !ONGOING.has(state))?.state ?? null;
    const lastSign = Date.parse(last.created_at);
    return { ...deployment, first: first.id, end, lastSign, isAlive: end === null && now - lastSign < DEAD_AFTER_MS };
}
/** A deployment without a status that counts, if it may still get one. */
function startingAt(deployment, madeAt, now) {
    const isAlive = now - madeAt < DEAD_AFTER_MS;
    return { ...deployment, first: Number.POSITIVE_INFINITY, end: null, lastSign: madeAt, isAlive };
}
/** The creator whose deployments count if nothing of our own is known yet: an app rather than a person. */
function likelyCreator({ listed }, rules) {
    const creators = listed.flatMap((each) => {
        const read = readDeployment(each, rules);
        return read.kind === 'counts' ? read.deployment.creator : [];
    });
    return creators.find((login) => login.endsWith('[bot]')) ?? creators[0] ?? null;
}
/** Judges the deployments of one creator. */
function appliesIn(list, rules, creator) {
    const { listed, hasMore, now } = list;
    const { keys } = rules;
    const read = listed.map((each) => ({ each, reading: readDeployment(each, rules) }));
    const all = read.flatMap(({ each, reading }) => {
        if (reading.kind !== 'counts' || reading.deployment.creator !== creator || each.statuses === null)
            return [];
        const fresh = startingAt(reading.deployment, Date.parse(each.created_at), now);
        return [standingOf(reading.deployment, each.statuses, { keys, now }) ?? fresh];
    });
    const standing = all.filter(({ first }) => Number.isFinite(first)).sort((a, b) => b.first - a.first);
    const starting = all.filter(({ first }) => !Number.isFinite(first));
    const latest = standing.find(({ end }) => end === 'success') ?? null;
    const isFitting = read.some(({ reading }) => reading.kind === 'counts');
    const isOfOtherKey = read.some(({ each, reading }) => {
        return reading.kind === 'other-key' && (creator === null || each.creator?.login === creator);
    });
    const hiddenBy = hasMore && latest === null ? creatorsOf(listed) : null;
    return { standing, starting, latest, hiddenBy, isKeyChanged: isOfOtherKey && !isFitting };
}
function creatorsOf(listed) {
    return [...new Set(listed.map(({ creator }) => creator?.login ?? 'a deleted account'))];
}
/**
 * The commit that the oldest apply that names one found as applied. If none has succeeded, everything since is still to
 * be applied.
 */
function namedByOldest({ standing }) {
    // If a run replaced its first deployment after it knew its creator, that first one may name a wrong commit.
    const isReplaced = (one) => standing.some(({ first, run, attempt }) => first > one.first && run !== null && run === one.run && attempt === one.attempt);
    return standing.findLast((one) => one.applied !== null && !isReplaced(one))?.applied ?? null;
}
/** The applies that ours has to wait for, or that died: they began before it and have not ended. */
function openBefore(applies, own) {
    // An apply that succeeded has waited for those before it, or outlived them.
    const oldest = applies.latest?.first ?? 0;
    return applies.standing
        .filter(({ id, end, first }) => id !== own.id && end === null && first > oldest && first < own.first)
        .map((each) => (isEarlierAttempt(each, own) ? { ...each, isAlive: false } : each));
}
/** GitHub runs a run again only after it has ended. */
function isEarlierAttempt({ run, attempt }, own) {
    return run !== null && run === own.run && attempt !== null && own.attempt !== null && attempt < own.attempt;
}
/** The commit that the deployments name as applied, in this history or not. null for none. */
function namedCommit(applies) {
    return applies.latest?.commit ?? namedByOldest(applies);
}
/** Finds what was applied last. */
function lastApplied(applies, { from, before, standings, tip }) {
    const named = namedCommit(applies);
    const standing = (head) => (named === head ? 'identical' : (standings[`${named}...${head}`] ?? ''));
    if (named === null)
        return { applied: before, isRewritten: false };
    if (isOnTop(standing(from)))
        return { applied: named, isRewritten: false };
    if (standing(from) !== 'behind')
        return { applied: before, isRewritten: true };
    if (applies.latest === null)
        return { applied: before, isRewritten: false };
    // An apply of a later commit succeeded, so all of ours is applied, unless the branch was reset since.
    return isOnTop(standing(tip)) ? { applied: from, isRewritten: false } : { applied: before, isRewritten: true };
}
function isOnTop(standing) {
    return standing === 'ahead' || standing === 'identical';
}


/***/ }),

/***/ 4510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ LASTING),
/* harmony export */   Mm: () => (/* binding */ removeOthers),
/* harmony export */   jW: () => (/* binding */ putComment),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1315);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9452);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5118);
// One comment for each pull request and `name`: found by its marker and author, and updated in
// place.



/** The first line of a comment or an issue, which is not visible. */
function marker(kind, name) {
    // A name cannot end the HTML comment early.
    const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
    return `<!-- cip-inventory-sync:${kind}${which} -->`;
}
/** The second line of a comment about writes at the service. The text of another run is added below it. */
const LASTING = '<!-- cip-inventory-sync:lasting -->';
/**
 * Writes the comment, unless one with this text is there. Resolves to null if there is none and this one is not worth
 * making. A comment by someone else is never changed. If someone deletes ours meanwhile, it is made again, but only
 * after GitHub no longer lists it: otherwise there would be two.
 */
async function putComment(input) {
    const { github, pullRequest, marker: mark, body, yields = false, isNews = true, isIntact = true } = input;
    const text = `${mark}\n${body}`;
    const all = oursIn(await github.comments(pullRequest), input);
    const isSame = isIntact ? sameText : equalText;
    const same = all.find((comment) => isSame(comment.body, text));
    if (same !== undefined)
        return same;
    const lasting = all.findLast(({ body: current }) => lasts(current, mark));
    if (yields && lasting !== undefined)
        return lasting;
    const ours = all.find(({ body: current }) => !lasts(current, mark));
    if (ours === undefined)
        return isNews ? createComment(input, text) : null;
    try {
        return await github.updateComment(ours.id, text);
    }
    catch (error) {
        const isStillThere = async () => oursIn(await github.anew.comments(pullRequest), input).some(({ id }) => id === ours.id);
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) || (await isStillThere()))
            throw error;
        return github.createComment(pullRequest, text);
    }
}
/** If the answer is lost, the comment may still have been created. */
async function createComment(input, text) {
    const { github, pullRequest, author } = input;
    const find = async () => oursIn(await github.anew.comments(pullRequest), input).find(({ body }) => sameText(body, text));
    const made = await github
        .createComment(pullRequest, text)
        .catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_2__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnclear */ .Z5, async () => (await find()) ?? github.createComment(pullRequest, text)));
    if (made.author === null || made.author === author)
        return made;
    // Now our own login is known, and so whether we wrote here before.
    const [before] = oursIn(await github.comments(pullRequest), { ...input, author: made.author });
    if (before === undefined || before.id === made.id)
        return made;
    await github.deleteComment(made.id);
    return github.updateComment(before.id, text);
}
/** Deletes other comments of our runs, so that people read only one. */
async function removeOthers(input, kept) {
    const { github, pullRequest } = input;
    const others = oursIn(await github.comments(pullRequest), input).filter(({ id }) => id !== kept.id);
    await Promise.all(others.map(({ id }) => github.deleteComment(id).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_2__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4, () => undefined))));
}
function lasts(body, mark) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(body).startsWith(`${mark}\n${LASTING}\n`);
}
function oursIn(comments, { marker: mark, author: ours }) {
    return comments.filter(({ author, body }) => author !== null && author === ours && body.startsWith(mark));
}
/** A comment that differs only in its link to the run is not news: the link stays with the first run. */
function sameText(a, b) {
    const plain = (text) => text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1');
    return equalText(plain(a), plain(b));
}
function equalText(a, b) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(a) === (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(b);
}


/***/ }),

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   _L: () => (/* binding */ checkSeal),
/* harmony export */   _N: () => (/* binding */ encodePass),
/* harmony export */   bR: () => (/* binding */ asKept),
/* harmony export */   eT: () => (/* binding */ decodeRecord),
/* harmony export */   hF: () => (/* binding */ commentSeal)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2866);
// The record of a plan (docs/apply.md): what a pull request showed, and what apply may therefore execute, as text in
// check runs. Pure encoding and decoding: a record counts only if it is complete and its seals are right.




/**
 * `inventory plan`, with the input `name` if it is set, for one of several organizations. `preview` is a plan without a
 * pull request.
 */
function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative();
const limit = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([count, zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()]);
const guard = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ guard: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), limit, value: limit.nullable(), passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** Everything in a record except its changes. */
const header = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pullRequest: count,
    /** The pull request's head commit. */
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The branch that it was planned for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The commit that it was planned on: the first parent of the test merge. */
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    organization: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Origin and path of the service. */
    service: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The title of the pull request when it was planned. */
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The number of the change order in the title. null if no pattern is given. */
    ticket: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    guards: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(guard),
    /** ISO 8601, UTC. */
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Id of the newest mark with success that the plan saw; null for none. */
    mark: count.nullable(),
});
/** What people read, as GitHub returned it. */
const surfaces = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    comment: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: count, updated_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
    /** Hash of the check run's title and summary. */
    check: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Ids of the check runs of this plan: the first, which people read, then those with the other parts. */
    runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(count).min(1),
});
const part = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3),
    /** Seal of header and changes, which connects the parts. */
    core: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    part: count,
    parts: count.max(1000),
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const first = part.extend({ part: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), record: header, shown: surfaces, seal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const pass = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3), run: count, head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), pullRequest: count, passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
/**
 * The most characters for the changes in one part. GitHub takes 65,535 in a text, and the rest of a part needs little.
 */
const PART_BUDGET = 56_000;
const FENCE = '```';
/** The texts of a record: the additional parts, which can be written first, and the first part, which completes it. */
function encodeRecord(record, keys) {
    const { changes, ...rest } = record;
    const core = (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalCore(record));
    const chunks = chunk(changes.map(({ fingerprint, target }) => (target === null ? fingerprint : `${fingerprint}:${target}`)));
    const partOf = (text, index) => {
        return { version: 3, core, part: index + 1, parts: chunks.length, changes: text };
    };
    return {
        rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
        first: (shownPages) => fenced({
            ...partOf(chunks[0], 0),
            record: rest,
            shown: shownPages,
            seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalWhole(core, shownPages)),
        }),
    };
}
/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, _core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0);
    return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}
/** Joins words with spaces into texts within the limit. One empty text for no words. */
function chunk(words) {
    const chunks = [[]];
    let length = 0;
    for (const word of words) {
        if (length + word.length + 1 > PART_BUDGET) {
            chunks.push([]);
            length = 0;
        }
        chunks[chunks.length - 1].push(word);
        length += word.length + 1;
    }
    return chunks.map((chunked) => chunked.join(' '));
}
/** Reads a check run, with the texts of all check runs that could hold its other parts. */
function decodeRecord({ id, text }, among, keys) {
    const json = unfenced(text ?? '');
    const passed = pass.safeParse(json);
    if (passed.success) {
        const { run, head, pullRequest } = passed.data;
        const isOurs = run === id && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(passed.data.passed, keys, canonicalPass({ run, head, pullRequest }));
        return isOurs ? { kind: 'pass' } : { kind: 'broken', header: null };
    }
    const read = first.safeParse(json);
    if (!read.success)
        return { kind: 'broken', header: null };
    const { record: fields, shown: pages, core, seal } = read.data;
    const changes = changesOf(read.data, among, pages.runs);
    if (changes === null || pages.runs[0] !== id)
        return { kind: 'broken', header: fields };
    const record = { ...fields, changes };
    const isWhole = (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(core, keys, canonicalCore(record)) && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(seal, keys, canonicalWhole(core, pages));
    return isWhole ? { kind: 'record', record, shown: pages } : { kind: 'broken', header: fields };
}
/** null if a part is missing. */
function changesOf({ changes, parts }, among, runs) {
    const ids = new Set(runs);
    const texts = new Map([[1, changes]]);
    for (const { id, text } of parts === 1 ? [] : among) {
        const read = ids.has(id) ? part.safeParse(unfenced(text ?? '')) : null;
        if (read?.success)
            texts.set(read.data.part, read.data.changes);
    }
    const recorded = [];
    for (let number = 1; number <= parts; number += 1) {
        const words = texts.get(number);
        if (words === undefined)
            return null;
        for (const word of words.split(' ')) {
            const [fingerprint = '', target = null] = word.split(':');
            if (fingerprint !== '')
                recorded.push({ fingerprint, target });
        }
    }
    return recorded;
}
function unfenced(text) {
    const start = text.indexOf(`${FENCE}json\n`);
    const end = text.indexOf(`\n${FENCE}`, start + 1);
    if (start < 0 || end < 0)
        return null;
    try {
        return JSON.parse(text.slice(start + FENCE.length + 5, end));
    }
    catch {
        return null;
    }
}
/** The text of a plan with nothing to record, so that it is not mistaken for an erased record. */
function encodePass(plan, keys) {
    return fenced({ version: 3, ...plan, passed: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, canonicalPass(plan)) });
}
function canonicalPass({ run, head, pullRequest }) {
    return ['cip-inventory-sync pass 1', run, head, pullRequest];
}
/** Everything in a record. The seal fits only if every byte is as it was written. */
function canonicalCore({ changes, guards, ...fields }) {
    const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
    const guardRows = guards.map(({ guard: which, limit: most, value, passed }) => [which, most, value, passed]);
    const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
    return [
        ...['cip-inventory-sync record 3', repository, pullRequest, head, baseBranch, base, organization, service, name],
        ...[digest, at, mark, fields.title, fields.ticket, guardRows, changeRows],
    ];
}
/** What people read beside it, connected with it. */
function canonicalWhole(core, { comment, check, runs }) {
    const commentRow = comment === null ? null : [comment.id, comment.updated_at, comment.sha256];
    return ['cip-inventory-sync shown 1', core, commentRow, check, runs];
}
/** The hash of a check run's title and summary, independent of how GitHub keeps line ends. */
function checkSeal(title, summary) {
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same for a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(asKept(comment.body)) };
}
/** A text for comparison. GitHub may return other line ends, and no white space at the end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}


/***/ }),

/***/ 2715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ judgeReviews),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   latestDecisive: () => (/* binding */ latestDecisive),
/* harmony export */   oo: () => (/* binding */ undecided)
/* harmony export */ });
const INSIDERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace a reviewer's earlier opinion; a comment does not. */
const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
/** Whether GitHub's `author_association` shows that the person is trusted in the repository. */
function isTrusted(association) {
    return association !== null && INSIDERS.has(association);
}
function judgeReviews(input) {
    const { pull, commits, hasMore, record } = input;
    // The authors and committers. A bot, or GitHub itself, excludes nobody, because their reviews do not count anyway.
    const makers = commits.flatMap(({ author, committer }) => [author, committer]);
    const reasonAgainst = (review) => {
        const { user } = review;
        if (user === null || isBot(user))
            return 'bot';
        if (isSamePerson(user, pull.author))
            return 'author';
        if (makers.some((maker) => isSamePerson(user, maker)))
            return 'committer';
        return input.mayWrite(review) ? null : 'may-not-write';
    };
    const approvers = [];
    const ignored = [];
    const against = [];
    for (const review of latestDecisive(input.reviews)) {
        const { user, state, commit_id, submitted_at } = review;
        const name = user?.login ?? 'a deleted account';
        const why = reasonAgainst(review);
        if (state === 'CHANGES_REQUESTED' && why === null)
            against.push(name);
        if (state !== 'APPROVED')
            continue;
        const late = why ?? unfit(review, record);
        if (late === null && commit_id !== null && submitted_at !== null)
            approvers.push({ user: name, submitted_at, commit_id });
        else
            ignored.push({ user: name, why: late ?? 'other-commit' });
    }
    const isAnonymous = hasMore || pull.author === null || isBot(pull.author) || commits.some(isNobodys);
    const needed = isAnonymous ? 2 : 1;
    return { approvers, needed, against, ignored, isApproved: against.length === 0 && approvers.length >= needed };
}
/** Whether it approved another commit, or an earlier plan. */
function unfit({ commit_id, submitted_at }, { head, at }) {
    if (commit_id !== head)
        return 'other-commit';
    return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record';
}
/** Whether GitHub does not know the author or the committer of a commit. */
function isNobodys({ author, committer }) {
    return author === null || committer === null;
}
function isBot({ type, login }) {
    return type === 'Bot' || login.endsWith('[bot]');
}
function isSamePerson(a, b) {
    return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}
/** Reviews of people whose permission to write matters: their latest decisive review approves or requests changes. */
function undecided(reviews) {
    return latestDecisive(reviews).filter(({ state, user }) => state !== 'DISMISSED' && user !== null && !isBot(user));
}
/**
 * Each reviewer's latest decisive review. Deleted accounts cannot be distinguished, so each review of theirs counts until
 * it is dismissed.
 */
function latestDecisive(reviews) {
    const byUser = new Map();
    const submitted = reviews.filter(({ state }) => DECISIVE.has(state)).sort(bySubmission);
    for (const review of submitted)
        byUser.set(review.user?.id ?? -review.id, review);
    return [...byUser.values()];
}
function bySubmission(a, b) {
    return Date.parse(a.submitted_at ?? '') - Date.parse(b.submitted_at ?? '') || a.id - b.id;
}


/***/ })

};
