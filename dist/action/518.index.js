export const id = 518;
export const ids = [518];
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
/* harmony export */   jS: () => (/* binding */ LOST_ANSWER_MS),
/* harmony export */   ll: () => (/* binding */ underCheck),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1405);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(436);




/**
 * null when the token may not make check runs, and the log says which permission to grant; or when the server has none, as
 * some forges, which is in nobody's way where approval is none.
 */
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
        if (error.kind === 'forbidden')
            runner.warn(error.message);
        else if (context.settings.approval !== 'none')
            runner.warn(NO_CHECK_RUNS);
        return null;
    }
}
const NO_CHECK_RUNS = 'This server has no check runs for this token (404), so that nothing can be recorded or approved. Set approval: none, or run where there are check runs.';
/** Where the answer is lost, another is made: one that may be there tells of no app for certain. */
async function createSurely(context, run) {
    const { client } = context.github;
    try {
        return await client.createCheckRun(run);
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) || !error.unclear)
            throw error;
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .pause */ .v7)(context, LOST_ANSWER_MS);
        const latest = await client.createCheckRun(run);
        await endLost(context, latest);
        return latest;
    }
}
/** Before GitHub is asked again for what it may have done. */
const LOST_ANSWER_MS = 1000;
/** What was made without an answer must not stay in progress: later runs would stand back for it. */
async function endLost(context, latest) {
    if ((0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptOf */ .tx)(context.runner) === null)
        return;
    const { id, name, head_sha, app_id } = latest;
    for (const run of await context.github.client.checkRuns(head_sha, name)) {
        const isOurs = run.app_id === app_id && run.summary === beginningBy(context);
        if (!isOurs || run.id >= id || run.status === 'completed')
            continue;
        await endCheck(context, run, { conclusion: 'neutral', ...TOLD_AGAIN });
    }
}
/** What a check run in progress says: no other run says the same. */
function beginningBy({ runner }) {
    const by = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptOf */ .tx)(runner);
    return by === null ? 'In progress.' : `In progress: attempt ${by.attempt} of run ${by.run}.`;
}
const TOLD_AGAIN = {
    title: 'Told again',
    summary: 'An answer of GitHub was lost. Another check run tells of this run.',
};
/** Completes a check run that holds no record. */
async function endCheck({ github }, run, end) {
    if (run === null)
        return;
    const { conclusion, ...output } = end;
    await github.closing.updateCheckRun(run.id, { conclusion, output });
}
/** The same where what the run came to stands, whether or not its check run can say so. */
async function tryEndCheck(context, run, end) {
    try {
        await endCheck(context, run, end);
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
            throw error;
        context.runner.warn(error.message);
    }
}
/** Completes the check run of a run that failed. Why it failed is what is told, not that this could not be said. */
function abandonCheck(context, run, output) {
    return tryEndCheck(context, run, { conclusion: 'failure', ...output });
}
/** Runs under a check run of its own that holds no record, and completes it whichever way the run ends. */
async function underCheck(context, beginning, run) {
    const check = await beginCheck(context, beginning);
    try {
        const { result, conclusion, title } = await run(check);
        await endCheck(context, check, { conclusion, title, summary: 'The summary of the run shows it.' });
        return result;
    }
    catch (error) {
        await abandonCheck(context, check, { title: 'The run failed', summary: 'The log of the run says why.' });
        throw error;
    }
}
/** Comments of runs without an app of their own are made by this bot. */
const DEFAULT_BOT = 'github-actions[bot]';
/** Of a whole comment or issue: GitHub takes 65,536 characters. */
const MOST_BYTES = 60_000;
/** How many bytes the body of a comment may have beside the line that it is found by. */
function commentBudget({ github: { name } }, kind) {
    return MOST_BYTES - (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(kind, name).length - 1;
}
/** The comment as it stands; null where there is none. A missing right to comment is a warning, with its name, never red by itself. */
async function commentOnce({ github, runner }, request) {
    const { kind, bot, ...content } = request;
    const { closing, name, mayComment } = github;
    if (!mayComment)
        return null;
    const authors = new Set([bot ?? DEFAULT_BOT]);
    try {
        const written = await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .putComment */ .jW)({ ...content, github: closing, marker: (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(kind, name), authors });
        runner.setOutput('comment-url', written.html_url);
        return written;
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) || error.kind !== 'forbidden')
            throw error;
        runner.warn(error.message);
        return null;
    }
}


/***/ }),

/***/ 6518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorOnGitHub: () => (/* binding */ doctorOnGitHub)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/github/drift-issue.js
var drift_issue = __webpack_require__(34);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/github/mark.js
var github_mark = __webpack_require__(5010);
// EXTERNAL MODULE: ./lib/report/drift.js
var drift = __webpack_require__(1301);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
;// CONCATENATED MODULE: ./lib/setup/check.js
/** How much a repository asks of its settings, least first. */
const check_SETUPS = ['none', 'plain', 'guarded', 'hardened'];
/** Whether a setup asks at least what another does. */
function isAtLeast(setup, least) {
    return check_SETUPS.indexOf(setup) >= check_SETUPS.indexOf(least);
}
/** Every check, in the order in which they are told. docs/setup.md says what each is for. */
const CHECKS = [
    ...['node', 'git', 'files', 'path', 'gitignore'],
    ...['service', 'certificate', 'key', 'organization', 'lists', 'latency', 'unique-names', 'size'],
    ...['repository', 'workflow', 'workflow-events', 'workflow-approval', 'workflow-environment', 'workflow-signing-key'],
    ...['workflow-permissions', 'workflow-pins', 'workflow-queue', 'workflow-credentials', 'workflow-steps'],
    'workflow-key',
    ...['branch-pull-request', 'branch-approvals', 'branch-code-owners', 'branch-stale-approvals', 'branch-last-push'],
    ...['branch-check', 'branch-check-app', 'branch-up-to-date', 'branch-force-push', 'branch-deletion', 'branch-bypass'],
    ...['code-owners', 'code-owners-errors'],
    ...['environment', 'environment-branches', 'environment-gates', 'environment-secrets'],
    ...['repository-secrets', 'organization-secrets'],
    ...['actions-default-permissions', 'actions-approve', 'actions-allowed', 'actions-sha-pinning'],
    ...['check-retention', 'record', 'applied-mark'],
    ...['ledger', 'ledger-private', 'ledger-protected', 'ledger-tip', 'ledger-age'],
];
const right = (message) => ({ state: 'right', message, remedy: '' });
const wrong = (message, remedy) => ({ state: 'wrong', message, remedy });
const unknown = (message, remedy) => ({ state: 'unknown', message, remedy });
/** Judges what could be seen; what could not is unknown, with the permission that it takes. */
function judged(seen, judge) {
    if ('value' in seen)
        return judge(seen.value);
    const { permission, why } = seen.hidden;
    const remedy = permission === null ? 'Run doctor again.' : `Run doctor with a token that has ${permission}.`;
    return unknown(`It could not be seen: ${why}`, remedy);
}
/** The first that is wrong, else that is unknown, else the last; null for none. */
function worst(verdicts) {
    const known = verdicts.filter((one) => one !== null);
    const find = (state) => known.find((one) => one.state === state);
    return find('wrong') ?? find('unknown') ?? known.at(-1) ?? null;
}
/** In the order of CHECKS. */
function inOrder(verdicts) {
    return CHECKS.flatMap((check) => {
        const verdict = verdicts[check];
        return verdict == null ? [] : [{ check, ...verdict }];
    });
}

// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/setup/here-checks.js
// Judges what is here: this machine, these files, and the service that they declare the assets of.




const LEAST_NODE = [20, 18, 1];
/** `systems` are those of the organization; null where the service was not seen. */
function judgeHere({ node, git, files, notIgnored }, systems) {
    return {
        node: isNewEnough(node)
            ? right(`Node ${(0,report_escape/* visible */.RK)(node)}.`)
            : wrong(`Node ${(0,report_escape/* visible */.RK)(node)} is too old.`, `Install ${LEAST_NODE.join('.')} or later.`),
        git: 'version' in git
            ? right(`Git ${(0,report_escape/* visible */.RK)(git.version)}, in a repository.`)
            : wrong((0,report_escape/* visible */.RK)(git.problem), 'Install git, and run doctor in a clone of the repository.'),
        files: judgeFiles(files),
        path: files.isMissing ? null : judgePath(files, systems),
        gitignore: notIgnored === null ? null : judgeIgnored(notIgnored),
    };
}
function isNewEnough(version) {
    const parts = version.replace(/^v/, '').split('.').map(Number);
    for (const [index, least] of LEAST_NODE.entries()) {
        const part = parts[index] ?? 0;
        if (part !== least)
            return part > least;
    }
    return true;
}
function judgeFiles({ files, assets, errors, isMissing }) {
    if (isMissing)
        return wrong('There is no inventory file.', 'Run cip-sync import: it writes what is live.');
    if (errors > 0)
        return wrong(`The files have ${(0,text_style/* counted */.hS)(errors, 'error')}.`, 'Run cip-sync validate: it says where.');
    return right(`${(0,text_style/* counted */.hS)(files, 'file')} with ${(0,text_style/* counted */.hS)(assets, 'asset')}, valid.`);
}
/** As plans tell it by the finding `partial-inventory`. */
function judgePath({ outside }, systems) {
    const isOurs = (reference) => systems?.some(({ id, name }) => id === reference || name === reference) ?? true;
    const paths = [...new Set(outside.filter(({ system }) => isOurs(system)).map(({ path }) => path))];
    const [path] = paths;
    if (path === undefined)
        return right('No other file declares a cyber system of this organization.');
    const more = paths.length > 1 ? ` and ${(0,text_style/* counted */.hS)(paths.length - 1, 'other file')}` : '';
    const isOne = paths.length === 1;
    const [declares, it] = isOne ? ['declares a cyber system', 'it'] : ['declare cyber systems', 'them'];
    const message = `${(0,report_escape/* visible */.RK)(path)}${more} ${declares}, and path leaves ${it} out: what moves there would be deleted.`;
    if (systems === null) {
        const whose = `Whether ${isOne ? 'it is' : 'they are'} of this organization, the service knows.`;
        return unknown(`${message} ${whose}`, 'Let doctor ask it.');
    }
    return wrong(message, `Let path cover ${it}, or move ${it} into a folder whose name starts with a dot.`);
}
function judgeIgnored(paths) {
    if (paths.length === 0)
        return right('Plans and evidence are ignored by git.');
    return wrong(`Git would commit ${paths.map(report_escape/* visible */.RK).join(' and ')}, which ${paths.length === 1 ? 'holds' : 'hold'} names.`, 'Run cip-sync init: it adds the lines to .gitignore.');
}
function judgeService(facts) {
    switch (facts.kind) {
        case 'not-asked':
            return { service: unknown('The service was not asked.', `Set ${facts.missing}.`) };
        case 'refused':
            return { service: wrong((0,report_escape/* visible */.RK)(facts.problem), 'Correct it, and run doctor again.') };
        case 'failed':
            return failedAt(facts.failure, (0,report_escape/* visible */.RK)(facts.message));
        case 'seen':
            return judgeSeen(facts);
    }
}
const STEPS = [
    ['service', 'The service answers.'],
    ['certificate', 'Its certificate is trusted.'],
    ['key', 'It takes the key.'],
    ['lists', 'Its lists are as documented.'],
];
/** What comes before the failure was right; of what comes after nothing is known. */
function failedAt(failure, message) {
    const remedies = {
        service: 'Check the base URL, the network and the proxy.',
        certificate: 'NODE_EXTRA_CA_CERTS adds a private authority.',
        key: 'Check that CIP_SYNC_API_KEY is whole and not revoked.',
        lists: 'Check the base URL. If it is right, tell the operator of the service.',
    };
    // A handshake that failed has reached the service.
    const at = STEPS.findIndex(([step]) => step === failure);
    const before = STEPS.slice(0, at).map(([step, words]) => [step, right(words)]);
    return { ...Object.fromEntries(before), [failure]: wrong(message, remedies[failure]) };
}
function judgeSeen(facts) {
    const { isTls, ms, organizations, expected, systems, assets } = facts;
    const doubled = doubledNames(assets);
    return {
        ...Object.fromEntries(STEPS.map(([step, words]) => [step, right(words)])),
        certificate: right(isTls ? 'Its certificate is trusted.' : 'It is on this machine, without a certificate.'),
        organization: judgeOrganization(organizations, expected),
        latency: right(`The slowest list took ${ms} ms.`),
        'unique-names': right(doubled === 0
            ? 'No name occurs twice in a cyber system.'
            : `${(0,text_style/* counted */.hS)(doubled, 'name')} occur${doubled === 1 ? 's' : ''} more than once in a cyber system: import gives such assets their id.`),
        size: right(`${(0,text_style/* counted */.hS)(systems.length, 'cyber system')} with ${(0,text_style/* counted */.hS)(assets.length, 'asset')}.`),
    };
}
function judgeOrganization(slugs, expected) {
    const [slug] = slugs;
    if (slugs.length > 1) {
        return wrong('The key reads records of more than one organization.', 'Tell the operator of the service.');
    }
    if (slug === undefined)
        return right('The organization has no records yet.');
    if (expected !== '' && slug !== expected) {
        return wrong(`The key is of the organization ${(0,report_escape/* visible */.RK)(slug)}, and not of ${(0,report_escape/* visible */.RK)(expected)}.`, 'Use the key of the other one, or correct organization.');
    }
    return right(`The key is of the organization ${(0,report_escape/* visible */.RK)(slug)}.`);
}
function doubledNames(assets) {
    const counts = new Map();
    for (const { cyber_system_id: system, name } of assets) {
        const key = (0,names/* nameKey */.Rc)(system, name);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return Array.from(counts.values()).filter((count) => count > 1).length;
}

;// CONCATENATED MODULE: ./lib/setup/history-checks.js



/** A plan is reviewed and merged within these days, or its record may be gone. */
const LEAST_RETENTION = 30;
/** As `cip-sync audit verify` bounds the gap between two looks. */
const MOST_DAYS = 35;
const DAY_MS = 86_400_000;
function judgeHistory(facts) {
    const { retentionDays, marks, ledgers, now } = facts;
    const judgedLedgers = ledgers.map((ledger) => judgeLedger(ledger, now));
    const codes = Object.keys(judgedLedgers[0] ?? {});
    return {
        'check-retention': judged(retentionDays, (days) => days >= LEAST_RETENTION
            ? right(`GitHub keeps the records of plans for ${(0,text_style/* counted */.hS)(days, 'day')}.`)
            : wrong(`GitHub keeps the records of plans for ${(0,text_style/* counted */.hS)(days, 'day')}: a pull request that is merged later counts as not reviewed.`, `Under Settings, Actions, General, keep artifacts and logs for ${LEAST_RETENTION} days at least.`)),
        record: record(facts),
        'applied-mark': worst(marks.map(mark)),
        ...Object.fromEntries(codes.map((code) => [code, worst(judgedLedgers.map((verdicts) => verdicts[code] ?? null))])),
    };
}
function record({ record: seen, app }) {
    return judged(seen, (newest) => {
        if (newest === null)
            return right('There is no record of a plan yet.');
        if (app !== null && newest.app !== app) {
            return wrong(`The last plan was recorded by app ${newest.app}, and app ${app} is the one that must report it.`, 'Look at who made that check run. Give github-token to every job alike, or to none.');
        }
        return right(`The last plan that was merged is recorded${newest.startedAt === null ? '' : `, ${(0,report_escape/* visible */.RK)(newest.startedAt)}`}.`);
    });
}
function mark(seen) {
    return judged(seen, (newest) => {
        if (newest === null)
            return right('Nothing was applied yet.');
        const { deployment, state } = newest;
        const what = `${(0,report_escape/* visible */.RK)(deployment.sha.slice(0, 7))}, ${(0,report_escape/* visible */.RK)(deployment.createdAt)}`;
        if (state !== 'failure' && state !== 'error')
            return right(`The last apply is of ${what}: ${(0,report_escape/* visible */.RK)(state)}.`);
        return wrong(`The last apply, of ${what}, ended as ${(0,report_escape/* visible */.RK)(state)}.`, 'Read its run, and run it again: docs/operations.md.');
    });
}
function judgeLedger(facts, now) {
    const { branch, repository, rules } = facts;
    const place = (0,report_escape/* visible */.RK)(facts.place);
    const within = (judge) => 'value' in branch && branch.value === null ? null : judged(branch, (it) => (it === null ? right('') : judge(it)));
    return {
        ledger: judged(branch, (it) => it === null
            ? wrong(`The ledger ${place} is not there: every apply fails.`, 'Make it with cip-sync audit init; a ledger that was there is restored from a clone.')
            : right(`The ledger ${place} is there.`)),
        'ledger-private': judged(repository, ({ isPrivate }) => isPrivate
            ? right('The ledger is in a private repository.')
            : wrong(`The repository of the ledger ${place} is public, and a ledger holds every name.`, 'Make it private.')),
        'ledger-protected': within(() => judged(rules, (sets) => {
            const isKept = sets.some((set) => set.forbidsForcePush) && sets.some((set) => set.forbidsDeletion);
            if (isKept)
                return right('The ledger can be neither rewritten nor deleted.');
            return wrong(`The branch of the ledger ${place} can be rewritten or deleted.`, 'Protect it by a ruleset that blocks force pushes and restricts deletions.');
        })),
        'ledger-tip': within((it) => tip(it, facts)),
        'ledger-age': within(({ committedAt }) => {
            const days = committedAt === null ? 0 : Math.floor((now - Date.parse(committedAt)) / DAY_MS);
            if (days <= MOST_DAYS)
                return right(`The last look was ${(0,text_style/* counted */.hS)(days, 'day')} ago.`);
            return wrong(`The last look was ${(0,text_style/* counted */.hS)(days, 'day')} ago.`, 'See why the scheduled drift run writes none.');
        }),
    };
}
function tip({ signature }, { isSigned, place }) {
    if (!isSigned)
        return right('The ledger is not signed: the workflow has no ledger-key.');
    if (signature === null || signature.reason === 'unsigned') {
        return wrong(`The newest commit of ${(0,report_escape/* visible */.RK)(place)} is not signed: it was not this workflow that made it.`, 'Run cip-sync audit verify on a clone.');
    }
    if (signature.verified)
        return right('The newest commit of the ledger is signed, and GitHub verifies it.');
    if (['invalid', 'malformed_signature', 'bad_cert', 'expired_key'].includes(signature.reason)) {
        return wrong(`The signature of the newest commit of ${(0,report_escape/* visible */.RK)(place)} does not hold.`, 'Run cip-sync audit verify on a clone.');
    }
    return right('The newest commit of the ledger is signed. GitHub does not know the key: cip-sync audit verify does.');
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/setup/owners.js
// CODEOWNERS as GitHub reads it: of the patterns that match a path the last one counts.

/** Where GitHub looks, in this order: the first that is there counts. */
const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** The owners of a path; none where no pattern matches, or the last that does names none. */
function ownersOf(text, path) {
    let owners = [];
    for (const line of text.split(/\r?\n/)) {
        const [pattern = '', ...named] = line
            .replace(/(^|\s)#.*$/, '')
            .trim()
            .split(/\s+/);
        if (pattern !== '' && matches(pattern, path))
            owners = named;
    }
    return owners;
}
function matches(pattern, path) {
    const bare = pattern.replace(/^\//, '');
    const isAnchored = pattern.startsWith('/') || bare.replace(/\/$/, '').includes('/');
    const base = isAnchored ? bare : `**/${bare}`;
    // A folder stands for all that is in it; `docs/*` for what is directly there.
    const globs = base.endsWith('/') ? [`${base}**`] : base.endsWith('/*') && isAnchored ? [base] : [base, `${base}/**`];
    return picomatch.isMatch(path, globs, { dot: true, nonegate: true, noextglob: true, nobrace: true, nobracket: true });
}

;// CONCATENATED MODULE: ./lib/setup/settings-checks.js




function judgeSettings(facts, setup) {
    const isGuarded = isAtLeast(setup, 'guarded');
    return {
        ...(isGuarded ? judgeBranch(facts) : {}),
        ...(isGuarded ? judgeOwners(facts) : {}),
        ...judgeSecrets(facts, setup === 'hardened'),
        ...(isGuarded ? judgeToken(facts) : {}),
        ...(setup === 'hardened' ? judgeActions(facts) : {}),
    };
}
const RULESET = 'In the ruleset of the default branch (.github/rulesets/inventory.json) ';
function demandsOf({ checks, app }) {
    const pull = (check, is) => ({
        check,
        parent: check === 'branch-pull-request' ? null : 'branch-pull-request',
        isMet: ({ pullRequest }) => pullRequest !== null && is(pullRequest),
    });
    const status = (check, is) => ({
        check,
        parent: check === 'branch-check' ? null : 'branch-check',
        isMet: ({ statusChecks }) => statusChecks !== null && is(statusChecks),
    });
    const requires = (rule, fits) => checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));
    const names = (0,text_style/* listed */.KE)(checks.map(report_escape/* visible */.RK), 'and');
    const [check, is] = checks.length === 1 ? ['check', 'is'] : ['checks', 'are'];
    return [
        {
            ...pull('branch-pull-request', () => true),
            right: 'Nothing reaches the branch but by a pull request.',
            wrong: 'A writer can push to the branch without a pull request.',
            remedy: `${RULESET}require a pull request before merging.`,
        },
        {
            ...pull('branch-approvals', ({ approvals }) => approvals >= 1),
            right: 'A pull request needs an approval.',
            wrong: 'A writer can merge a change that nobody else has approved.',
            remedy: `${RULESET}require at least one approval.`,
        },
        {
            ...pull('branch-code-owners', ({ codeOwners }) => codeOwners),
            right: 'A code owner must approve.',
            wrong: 'Anyone with write access can approve a change of the inventory or of its workflow.',
            remedy: `${RULESET}require review from code owners.`,
        },
        {
            ...pull('branch-stale-approvals', ({ dismissesStale }) => dismissesStale),
            right: 'A new commit dismisses approvals.',
            wrong: 'A writer can get an approval, and push another commit before the merge.',
            remedy: `${RULESET}dismiss stale approvals when new commits are pushed.`,
        },
        {
            ...pull('branch-last-push', ({ lastPush }) => lastPush),
            right: 'Someone else than the last who pushed must approve.',
            wrong: "A writer can push to a colleague's pull request and approve it.",
            remedy: `${RULESET}require approval of the most recent push.`,
        },
        {
            ...status('branch-check', (rule) => requires(rule, () => true)),
            right: `The ${check} ${names} ${is} required.`,
            wrong: `A change can be merged whose plan is red, or was never made: ${names} ${is} not required.`,
            remedy: `${RULESET}require the status ${check} ${names}.`,
        },
        {
            ...status('branch-check-app', (rule) => requires(rule, (by) => by !== null && (app ?? by) === by)),
            right: `${names} must come from the app that makes it.`,
            wrong: `Another app, or any workflow's commit status, can report ${names} in its place.`,
            remedy: `${RULESET}choose GitHub Actions as the source of ${names}.`,
        },
        {
            ...status('branch-up-to-date', ({ isStrict }) => isStrict),
            right: 'A pull request must be up to date: what was planned is what is merged.',
            wrong: 'A pull request can be merged whose plan was made for an older branch.',
            remedy: `${RULESET}require branches to be up to date before merging.`,
        },
        {
            check: 'branch-force-push',
            parent: null,
            isMet: ({ forbidsForcePush }) => forbidsForcePush,
            right: 'Force pushes are blocked.',
            wrong: 'A writer can rewrite the history that says what was reviewed and applied.',
            remedy: `${RULESET}block force pushes.`,
        },
        {
            check: 'branch-deletion',
            parent: null,
            isMet: ({ forbidsDeletion }) => forbidsDeletion,
            right: 'The branch cannot be deleted.',
            wrong: 'A writer can delete the branch, and make it anew without review.',
            remedy: `${RULESET}restrict deletions.`,
        },
    ];
}
function judgeBranch(facts) {
    const { rules, protection } = facts;
    const demands = demandsOf(facts);
    if ('hidden' in rules) {
        const hidden = judged(rules, () => right(''));
        return Object.fromEntries([...demands.map(({ check }) => check), 'branch-bypass'].map((check) => [check, hidden]));
    }
    const classic = 'value' in protection && protection.value !== null ? [protection.value] : [];
    const sources = [...rules.value, ...classic];
    const met = demands.filter(({ isMet }) => sources.some(isMet));
    const verdicts = new Map();
    for (const demand of demands) {
        const isMoot = demand.parent !== null && verdicts.get(demand.parent)?.state === 'wrong';
        const failed = isMoot ? null : (unseenProtection(facts) ?? wrong(demand.wrong, demand.remedy));
        verdicts.set(demand.check, met.includes(demand) ? right(demand.right) : failed);
    }
    const holdsWithout = (among) => met.every(({ isMet }) => among.some(isMet));
    return { ...Object.fromEntries(verdicts), 'branch-bypass': bypass(sources, holdsWithout) };
}
/** Where a classic protection may ask for what no ruleset does, and cannot be seen. */
function unseenProtection({ protection, branch, actions }) {
    const state = 'value' in branch ? branch.value : null;
    const mayBeThere = state === null || (state.isProtected && state.isClassic !== false);
    // GitHub says alike that there is none and that the token may not see it: who sees what else an administrator
    // does would see it.
    const isSeen = 'value' in protection && (protection.value !== null || 'value' in actions);
    if (isSeen || !mayBeThere)
        return null;
    return unknown('No ruleset asks for it, and whether the classic protection of the branch does cannot be seen.', 'Run doctor with a token that has administration: read.');
}
function bypass(sources, holds) {
    const isStrict = ({ bypass: who }) => 'value' in who && who.value.length === 0;
    if (holds(sources.filter(isStrict)))
        return right('Nobody may bypass these rules.');
    const open = sources.filter(({ bypass: who }) => !('value' in who) || who.value.length > 0);
    const hidden = open.find((source) => 'hidden' in source.bypass);
    if (hidden !== undefined && holds([...sources.filter(isStrict), ...open.filter((it) => 'hidden' in it.bypass)])) {
        return judged(hidden.bypass, () => right(''));
    }
    const who = open.flatMap((source) => ('value' in source.bypass ? source.bypass.value : []));
    return wrong(`${(0,text_style/* listed */.KE)([...new Set(who)].map(report_escape/* visible */.RK), 'and')} may bypass these rules: push or merge what nobody approved.`, `${RULESET}empty the bypass list. An administrator who needs it gives it for that moment, and the audit log says so.`);
}
function judgeOwners({ owners, ownerErrors, owned }) {
    const remedy = 'Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.';
    return {
        'code-owners': judged(owners, (text) => {
            if (text === null)
                return wrong(`There is no ${OWNERS_PATHS[0]}: nobody owns the inventory or its workflow.`, remedy);
            const free = owned.filter((path) => ownersOf(text, path).length === 0);
            if (free.length === 0)
                return right('The inventory, the workflows and CODEOWNERS itself have owners.');
            const [have, it] = free.length === 1 ? ['has no owner', 'it'] : ['have no owner', 'them'];
            return wrong(`${(0,text_style/* listed */.KE)(free.map(report_escape/* visible */.RK), 'and')} ${have}, so anyone may approve a change of ${it}.`, remedy);
        }),
        'code-owners-errors': judged(ownerErrors, (errors) => {
            if (errors === null || errors.length === 0)
                return right('GitHub finds no error in CODEOWNERS.');
            return wrong(`GitHub ignores ${(0,text_style/* counted */.hS)(errors.length, 'line')} of CODEOWNERS: ${(0,text_style/* listed */.KE)(errors.map(ownerError), 'and')}.`, 'Correct them: a team must exist, be visible, and have write access to the repository.');
        }),
    };
}
function ownerError({ path, line, kind }) {
    return `${(0,report_escape/* visible */.RK)(path)}:${line} ${(0,report_escape/* visible */.RK)(kind)}`;
}
function judgeSecrets(facts, isHardened) {
    const { environments, repositorySecrets, organizationSecrets, repositoryNeeds, secretNames } = facts;
    const each = (judge) => worst(environments.map(judge));
    const absent = (secrets, where, remedy) => judged(secrets, (names) => {
        const kept = secretNames.filter((name) => names.includes(name));
        if (kept.length === 0)
            return right(`Neither key is a secret of the ${where}.`);
        const [are, them] = kept.length === 1 ? ['is a secret', 'it'] : ['are secrets', 'them'];
        const message = `${(0,text_style/* listed */.KE)(kept.map(report_escape/* visible */.RK), 'and')} ${are} of the ${where}, too: a workflow of any branch can read ${them}.`;
        return wrong(message, remedy);
    });
    const renew = 'Have a new key made for the environment, and revoke the old one.';
    return {
        environment: isHardened ? each(isThere) : null,
        'environment-branches': isHardened ? each((one) => policy(one, facts.defaultBranch)) : null,
        'environment-gates': isHardened ? each(gates) : null,
        'environment-secrets': each(environmentSecrets),
        'repository-secrets': isHardened
            ? absent(repositorySecrets, 'repository', `Delete it there: gh secret delete NAME. ${renew}`)
            : present(repositorySecrets, organizationSecrets, repositoryNeeds),
        'organization-secrets': isHardened
            ? absent(organizationSecrets, 'organization', `Keep it from this repository, or delete it there. ${renew}`)
            : null,
    };
}
function isThere({ name, environment }) {
    return judged(environment, (it) => it === null
        ? wrong(`There is no environment ${(0,report_escape/* visible */.RK)(name)}.`, 'Make it, with its branches and secrets, by the commands that cip-sync init --hardened --dry-run prints.')
        : right(`The environment ${(0,report_escape/* visible */.RK)(name)} is there.`));
}
/** Null for what is not there: that is told once. */
function within(one, judge) {
    if ('value' in one.environment && one.environment.value === null)
        return null;
    return judged(one.environment, (it) => (it === null ? right('') : judge(it)));
}
function policy(one, defaultBranch) {
    const { name, policies } = one;
    const remedy = `Under Deployment branches and tags of ${(0,report_escape/* visible */.RK)(name)} choose selected branches, and add ${(0,report_escape/* visible */.RK)(defaultBranch)} alone.`;
    return within(one, ({ branches }) => {
        if (branches === 'all') {
            return wrong(`Any branch may use the environment ${(0,report_escape/* visible */.RK)(name)}: a workflow changed in a branch gets the key.`, remedy);
        }
        if (branches === 'protected') {
            return wrong(`Every protected branch may use the environment ${(0,report_escape/* visible */.RK)(name)}, whatever its protection asks for.`, remedy);
        }
        return judged(policies, (all) => {
            const others = all.filter((it) => it.name !== defaultBranch || it.type === 'tag');
            if (others.length > 0) {
                const named = (0,text_style/* listed */.KE)(others.map((it) => (0,report_escape/* visible */.RK)(it.name)), 'and');
                return wrong(`${named} may use the environment ${(0,report_escape/* visible */.RK)(name)}, too, and its workflow gets the key.`, remedy);
            }
            if (all.length === 0)
                return wrong(`No branch may use the environment ${(0,report_escape/* visible */.RK)(name)}: no run starts.`, remedy);
            return right(`${(0,report_escape/* visible */.RK)(defaultBranch)} alone may use the environment ${(0,report_escape/* visible */.RK)(name)}.`);
        });
    });
}
function gates(one) {
    return within(one, (it) => it.gates.length === 0
        ? right('Plans and applies need not wait for anyone at the environment.')
        : wrong(`Runs wait at the environment ${(0,report_escape/* visible */.RK)(one.name)} (${(0,text_style/* listed */.KE)(it.gates.map(report_escape/* visible */.RK), 'and')}): plans, too.`, 'Remove required reviewers and wait timers there. The review of the pull request is what approves.'));
}
function environmentSecrets(one) {
    return within(one, () => judged(one.secrets, (names) => {
        const missing = one.needs.filter((name) => !names.includes(name));
        if (missing.length === 0)
            return right(`The environment ${(0,report_escape/* visible */.RK)(one.name)} has the secrets that its jobs use.`);
        const which = (0,text_style/* listed */.KE)(missing.map(report_escape/* visible */.RK), 'and');
        return wrong(`The environment ${(0,report_escape/* visible */.RK)(one.name)} has no secret ${which}.`, `Put it there: gh secret set ${(0,report_escape/* visible */.RK)(missing[0] ?? '')} --env ${(0,report_escape/* visible */.RK)(one.name)}`);
    }));
}
function present(repository, organization, needs) {
    if (needs.length === 0)
        return null;
    return judged(repository, (names) => {
        const missing = needs.filter((name) => !names.includes(name));
        if (missing.length === 0)
            return right('The repository has the secrets that its jobs use.');
        return judged(organization, (shared) => {
            const gone = missing.filter((name) => !shared.includes(name));
            if (gone.length === 0)
                return right('Repository and organization have the secrets that the jobs use.');
            const which = (0,report_escape/* visible */.RK)(gone[0] ?? '');
            return wrong(`There is no secret ${which}: nothing can be planned.`, `Put it there: gh secret set ${which}`);
        });
    });
}
function judgeToken({ workflowToken }) {
    const where = 'Under Settings, Actions, General, Workflow permissions';
    return {
        'actions-default-permissions': judged(workflowToken, ({ default_workflow_permissions: level }) => level === 'read'
            ? right('A workflow that asks for nothing may read alone.')
            : wrong('A workflow that asks for nothing may write to the repository.', `${where}, choose read.`)),
        'actions-approve': judged(workflowToken, ({ can_approve_pull_request_reviews: can }) => can
            ? wrong('A workflow of a branch can approve pull requests.', `${where}, do not allow Actions to approve them.`)
            : right('Actions cannot approve pull requests.')),
    };
}
function judgeActions({ actions, selectedActions }) {
    const where = 'Under Settings, Actions, General, Actions permissions';
    return {
        'actions-allowed': judged(actions, ({ enabled, allowed_actions: allowed }) => {
            if (!enabled)
                return wrong('Actions are turned off: nothing is planned or applied.', `${where}, allow selected actions.`);
            const remedy = `${where}, allow those of GitHub and this one alone.`;
            if (allowed === 'all')
                return wrong("Workflows may use anyone's actions.", remedy);
            if (allowed !== 'selected')
                return right('Workflows may use actions of this organization alone.');
            return judged(selectedActions, ({ verified_allowed: verified, patterns_allowed: patterns }) => {
                if (verified)
                    return wrong('Workflows may use the actions of every verified creator.', remedy);
                const wide = patterns.filter((pattern) => /^[*?]/.test(pattern));
                if (wide.length > 0)
                    return wrong(`Workflows may use ${(0,text_style/* listed */.KE)(wide.map(report_escape/* visible */.RK), 'and')}.`, remedy);
                return right('Workflows may use selected actions alone.');
            });
        }),
        'actions-sha-pinning': judged(actions, ({ sha_pinning_required: isRequired }) => {
            if (isRequired === undefined)
                return unknown('This server does not say whether actions must be pinned.', 'Look at its settings.');
            return isRequired
                ? right('Actions must be pinned to a full commit.')
                : wrong('A workflow may use an action by a tag, which can be moved.', `${where}, require actions to be pinned to a full-length commit SHA.`);
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/setup/workflow.js
// Reads workflow files for what bears on the setup: which jobs run this action, on what, with what in their hands.

/** Null for what is no workflow. */
function workflow_readWorkflow(path, text) {
    const it = fieldsOf(parse(text));
    if (it.jobs === undefined)
        return null;
    const on = eventsOf(it.on);
    const jobs = Object.entries(fieldsOf(it.jobs)).map(([name, job]) => readJob(name, fieldsOf(job), { ...it, on }));
    return { path, on, permissions: it.permissions ?? null, env: it.env, jobs };
}
/** Null for what is no YAML, and for what aliases make of it: more than any workflow is, or a ring. */
function parse(text) {
    let left = MOST_NODES;
    try {
        const value = (0,js_yaml/* load */.Hh)(text);
        JSON.stringify(value, (_, node) => {
            left -= 1;
            if (left < 0)
                throw new RangeError('too large');
            return node;
        });
        return value;
    }
    catch {
        return null;
    }
}
const MOST_NODES = 100_000;
function eventsOf(on) {
    if (typeof on === 'string')
        return { [on]: {} };
    if (Array.isArray(on))
        return Object.fromEntries(on.map((event) => [String(event), {}]));
    return Object.fromEntries(Object.entries(fieldsOf(on)).map(([event, filters]) => [event, fieldsOf(filters)]));
}
function readJob(name, job, workflow) {
    const { strategy, environment } = job;
    const matrix = fieldsOf(fieldsOf(strategy).matrix);
    const environments = typeof environment === 'string' ? environment : textOf(fieldsOf(environment).name);
    // An expression that names events starts the job on these; one that only rules some out is not understood.
    const named = Array.from(textOf(job.if).matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = '']) => event);
    const steps = Array.isArray(job.steps) ? job.steps.map((step) => readStep(fieldsOf(step))) : [];
    return {
        name,
        steps,
        text: JSON.stringify(job),
        permissions: job.permissions ?? workflow.permissions ?? null,
        concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
        environments: environments === '' ? [] : expand(environments, matrix),
        events: named.length > 0 ? named : Object.keys(fieldsOf(workflow.on)),
        matrix,
    };
}
function readStep(step) {
    const inputs = Object.entries(fieldsOf(step.with)).map(([name, value]) => [name, textOf(value).trim()]);
    return { uses: textOf(step.uses), inputs: Object.fromEntries(inputs), text: JSON.stringify(step) };
}
function concurrencyOf(it) {
    if (typeof it === 'string')
        return { group: it, queue: '', cancels: false };
    const { group, queue, 'cancel-in-progress': cancels } = fieldsOf(it);
    return { group: textOf(group), queue: textOf(queue), cancels: cancels !== undefined && cancels !== false };
}
/** As many jobs as GitHub makes of a matrix. */
const MOST_JOBS = 256;
/** What a text with `${{ matrix.… }}` comes to. A value is no expression, whatever stands in it. */
function expand(text, matrix) {
    const expressions = /\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g;
    let jobs = [new Map()];
    for (const key of new Set(Array.from(text.matchAll(expressions), ([, name = '']) => name))) {
        const values = matrix[key];
        if (!Array.isArray(values))
            continue;
        jobs = jobs.flatMap((job) => values.slice(0, MOST_JOBS).map((value) => new Map([...job, [key, textOf(value)]])));
        jobs = jobs.slice(0, MOST_JOBS);
    }
    return jobs.map((job) => text.replace(expressions, (whole, key) => job.get(key) ?? whole));
}
/** The steps that run this action. Whoever copied it may have named it otherwise: then its inputs tell. */
function workflow_runsOf(workflows) {
    const steps = workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.map((step) => ({ workflow, job, step }))));
    const looksOurs = ({ uses, inputs }) => 'api-key' in inputs && 'base-url' in inputs && uses !== '';
    const names = new Set(steps.filter(({ step }) => looksOurs(step)).map(({ step }) => actionOf(step)));
    const isOurs = (step) => names.has(actionOf(step)) || /\/cip-inventory-sync$/i.test(actionOf(step));
    return steps.filter(({ step }) => isOurs(step)).map((it) => ({ ...it, does: doingOf(it.step, it.job) }));
}
/** OWNER/REPO of a step's action. */
function actionOf({ uses }) {
    return uses.replace(/@.*$/, '').split('/').slice(0, 2).join('/');
}
const BY_EVENT = {
    pull_request: ['plan'],
    pull_request_target: ['plan'],
    merge_group: ['plan'],
    push: ['apply'],
    schedule: ['drift'],
};
function doingOf({ inputs }, { events }) {
    const command = inputs.command ?? 'auto';
    if (['validate', 'plan', 'apply', 'drift', 'doctor'].includes(command))
        return [command];
    return [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))];
}
/** Runs that plan, apply or look for drift: they hold the key. */
function keyed(runs) {
    return runs.filter(({ step }) => 'api-key' in step.inputs);
}
/** What the workflows themselves say that they are. */
function setupOf(runs) {
    const withKey = keyed(runs);
    if (withKey.length === 0)
        return 'none';
    const isTargeted = withKey.some(({ workflow }) => 'pull_request_target' in workflow.on);
    if (isTargeted || withKey.some(({ step }) => 'signing-key' in step.inputs))
        return 'hardened';
    return withKey.some(({ step }) => step.inputs.approval === 'review') ? 'guarded' : 'plain';
}
/** The values of an input, over the matrix of its job; '' where it is not given. */
function inputOf({ step, job }, name) {
    return expand(step.inputs[name] ?? '', job.matrix);
}
/** Names of the secrets that an input is made of, in capitals as GitHub keeps them. */
function secretsIn(text) {
    return Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = '']) => name.toUpperCase());
}
/** The secrets that must not be read elsewhere: the key of the service, and the one that signs records. */
function secretNames(runs) {
    const inputs = runs.flatMap(({ step }) => [step.inputs['api-key'] ?? '', step.inputs['signing-key'] ?? '']);
    return [...new Set(inputs.flatMap(secretsIn))];
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function textOf(value) {
    return value == null || typeof value === 'object' ? '' : String(value);
}

;// CONCATENATED MODULE: ./lib/setup/workflow-checks.js
// Judges the workflow files: who may start what, with the key in whose hands (docs/security.md).




const COPY = 'Take it from the workflow that cip-sync init writes.';
function judgeWorkflows(facts, setup) {
    const { runs } = facts;
    const withKey = keyed(runs);
    if (withKey.length === 0) {
        const remedy = 'Run cip-sync init, and merge what it writes into the default branch.';
        return { workflow: wrong('No workflow on the default branch runs this action with a key.', remedy) };
    }
    const paths = [...new Set(runs.map(({ workflow }) => workflow.path))];
    const isGuarded = isAtLeast(setup, 'guarded');
    const isHardened = setup === 'hardened';
    return {
        workflow: right(`${named(paths)} run${paths.length === 1 ? 's' : ''} this action.`),
        'workflow-events': events(facts, isHardened),
        'workflow-approval': isGuarded ? approval(withKey) : null,
        'workflow-environment': isHardened ? environment(withKey) : null,
        'workflow-signing-key': isHardened ? signingKey(withKey) : null,
        'workflow-permissions': permissions(runs),
        'workflow-pins': pins(runs),
        'workflow-queue': queue(facts),
        'workflow-credentials': credentials(runs),
        'workflow-steps': steps(withKey),
        'workflow-key': keyElsewhere(facts, isHardened),
    };
}
function named(texts) {
    return (0,text_style/* listed */.KE)([...new Set(texts)].map(report_escape/* visible */.RK), 'and');
}
const jobName = ({ workflow, job }) => `${workflow.path} (${job.name})`;
function events({ runs, defaultBranch }, isHardened) {
    const withKey = keyed(runs);
    const of = (doing) => withKey.filter(({ does }) => does.includes(doing));
    const plans = of('plan').map(({ workflow }) => workflow);
    const applies = of('apply').map(({ workflow }) => workflow);
    const asked = isHardened ? ['pull_request_target'] : ['pull_request', 'pull_request_target'];
    const isPlanned = plans.some(({ on }) => asked.some((event) => event in on));
    if (!isPlanned) {
        const why = isHardened ? 'a workflow that a branch changed would be the one that runs' : 'nothing is planned';
        return wrong(`No plan runs on ${asked[0]}: ${why}.`, `Put ${asked[0]} under on:. ${COPY}`);
    }
    if (!applies.some(({ on }) => 'push' in on)) {
        return wrong('No apply runs on push: what is merged stays undone.', `Put push under on:. ${COPY}`);
    }
    const extra = isHardened ? [...plans, ...applies].flatMap(({ on }) => UNFIT.filter((event) => event in on)) : [];
    if (extra.length > 0) {
        const message = `${named(extra)} would start the workflow of another branch, or by hand, beside the key.`;
        return wrong(message, `Take ${named(extra)} out of on:. ${COPY}`);
    }
    const filtered = [...plans, ...applies].flatMap(({ on }) => Object.entries(on).filter(([event]) => WATCHED.has(event)));
    if (filtered.some(([, filters]) => 'paths' in filters || 'paths-ignore' in filters)) {
        return wrong('A filter by paths keeps a required check from ever starting.', 'Take paths and paths-ignore out of on:.');
    }
    if (!filtered.every(([, { branches }]) => isFor(branches, defaultBranch))) {
        return wrong(`An event is not for ${(0,report_escape/* visible */.RK)(defaultBranch)}, the default branch.`, 'Name it under branches: of each event.');
    }
    return right(`Plans run on ${named(asked.filter((event) => plans.some(({ on }) => event in on)))}, applies on push.`);
}
/** Their workflow is that of a branch, or what they approve does not count under review. */
const UNFIT = ['pull_request', 'merge_group', 'workflow_run', 'issue_comment'];
const WATCHED = new Set(['pull_request', 'pull_request_target', 'push']);
function isFor(branches, branch) {
    if (branches === undefined || branches === null)
        return true;
    const all = Array.isArray(branches) ? branches.map(String) : [String(branches)];
    return all.some((one) => one === branch || /[*?[]/.test(one));
}
function approval(runs) {
    const lax = runs.filter(({ step }) => step.inputs.approval !== 'review');
    if (lax.length === 0)
        return right('approval is review: what nobody else approved is not applied.');
    const message = `${named(lax.map(jobName))} ${lax.length === 1 ? 'is' : 'are'} without approval: review. A writer's change is applied though nobody else looked at it.`;
    return wrong(message, 'Set approval: review in each step that runs this action with the key.');
}
function environment(runs) {
    const free = runs.filter(({ job }) => job.environments.length === 0);
    if (free.length === 0)
        return right(`Each job with the key is in the environment ${named(environmentsOf(runs))}.`);
    return wrong(`${named(free.map(jobName))} ${free.length === 1 ? 'is' : 'are'} in no environment, so the key would have to be a secret that every branch can read.`, `Set environment for the job. ${COPY}`);
}
function environmentsOf(runs) {
    return [...new Set(keyed(runs).flatMap(({ job }) => job.environments))];
}
function signingKey(runs) {
    const unsigned = runs.filter(({ step }) => !('signing-key' in step.inputs));
    if (unsigned.length === 0)
        return right('Records are signed: one that another workflow forged does not count.');
    return wrong(`${named(unsigned.map(jobName))} ${unsigned.length === 1 ? 'has' : 'have'} no signing-key. Any workflow of a branch could forge a record.`, 'Give signing-key in each step that runs this action with the key.');
}
const PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write', deployments: 'read' };
const NEEDS = {
    validate: { contents: 'read' },
    plan: PLAN,
    apply: { ...PLAN, deployments: 'write' },
    drift: { contents: 'read', 'pull-requests': 'read', checks: 'write', issues: 'write', deployments: 'read' },
    doctor: { contents: 'read', issues: 'write' },
};
function permissions(runs) {
    for (const run of runs) {
        const granted = grants(run.job.permissions);
        if (granted === null) {
            return wrong(`${named([jobName(run)])} has the permissions of the repository's setting, or all.`, COPY);
        }
        const needs = needsOf(runs.filter(({ job }) => job === run.job));
        const short = Object.entries(needs).filter(([scope, level]) => !covers(granted[scope], level));
        const hasOwnToken = run.step.inputs['github-token'] !== undefined;
        if (short.length > 0 && !hasOwnToken) {
            const missing = named(short.map(([scope, level]) => `${scope}: ${level}`));
            return wrong(`${named([jobName(run)])} lacks ${missing}.`, `Grant the job ${missing}.`);
        }
        const excess = Object.keys(granted).filter((scope) => granted[scope] === 'write' && needs[scope] !== 'write');
        if (excess.length > 0) {
            const scopes = named(excess.map((scope) => `${scope}: write`));
            return wrong(`${named([jobName(run)])} may do more than it needs: ${scopes}.`, `Take ${scopes} away from the job.`);
        }
    }
    return right('Each job has the permissions that it needs, and no others.');
}
/** Of all the runs of one job. */
function needsOf(runs) {
    const needs = {};
    for (const [scope, level] of runs.flatMap(({ does }) => does.flatMap((it) => Object.entries(NEEDS[it] ?? {})))) {
        if (needs[scope] !== 'write')
            needs[scope] = level;
    }
    if (runs.some(writesLedgerHere))
        needs.contents = 'write';
    return needs;
}
/** A ledger that is a branch of the same repository is pushed to with the job's own token. */
function writesLedgerHere(run) {
    const isWriter = run.does.includes('apply') || run.does.includes('drift');
    const hasToken = run.step.inputs['ledger-token'] !== undefined;
    return isWriter && !hasToken && inputOf(run, 'ledger').some((ledger) => ledger !== '' && !ledger.includes('#'));
}
/** Null for what grants by the repository's setting, or everything. */
function grants(permissions) {
    return typeof permissions === 'object' && permissions !== null ? { ...permissions } : null;
}
function covers(granted, needed) {
    return granted === 'write' || granted === needed;
}
function pins(runs) {
    const used = runs.flatMap(({ job }) => job.steps.map(({ uses }) => uses));
    const loose = used.filter((uses) => uses !== '' && !/^[^@]+@(?!0{40})[0-9a-f]{40}$/.test(uses));
    if (loose.length === 0)
        return right('Each action is pinned to a full commit.');
    return wrong(`${named(loose)} can become other code without a change here: a tag or branch can be moved, and forty zeros are no commit.`, 'Pin it to the full SHA of a commit.');
}
function queue({ runs, isServer }) {
    const applies = keyed(runs).filter(({ does }) => does.includes('apply'));
    const groups = new Set(applies.flatMap(({ job }) => job.concurrency.map(({ group }) => group)));
    for (const run of applies) {
        const { concurrency } = run.job;
        if (concurrency.some(({ cancels }) => cancels)) {
            return wrong(`${named([jobName(run)])} may be cut off by a newer run.`, 'Take cancel-in-progress away from the apply.');
        }
        if (!isServer && !concurrency.some(({ queue: it }) => it === 'max')) {
            return wrong(`${named([jobName(run)])} may be dropped for a newer run.`, `Set concurrency with queue: max. ${COPY}`);
        }
    }
    const looks = keyed(runs).filter(({ does }) => does.includes('drift') && !does.includes('apply'));
    const apart = looks.filter(({ job }) => !job.concurrency.some(({ group }) => groups.has(group)));
    if (apart.length > 0 && groups.size > 0) {
        return wrong(`${named(apart.map(jobName))} may look while an apply is halfway.`, 'Put it into the concurrency group of the applies.');
    }
    return right('Applies wait for each other, and none is dropped or cut off.');
}
const CHECKOUT = 'actions/checkout';
function credentials(runs) {
    const kept = runs.filter(({ job }) => job.steps.some((step) => actionOf(step) === CHECKOUT && step.inputs['persist-credentials'] !== 'false'));
    if (kept.length === 0)
        return right('No checkout leaves its credentials in the workspace.');
    return wrong(`${named(kept.map(jobName))} ${kept.length === 1 ? 'leaves' : 'leave'} the job's token in the workspace, for every later step to read.`, 'Set persist-credentials: false for the checkout.');
}
/** What runs before ours could change git, or read the key; what runs after may carry the evidence away. */
function steps(runs) {
    for (const run of runs) {
        const at = run.job.steps.indexOf(run.step);
        const other = run.job.steps.find((step, index) => step !== run.step && !isHarmless(step, index < at, run));
        if (other === undefined)
            continue;
        const what = other.uses === '' ? 'runs a script' : `runs ${other.uses}`;
        return wrong(`${named([jobName(run)])} ${(0,report_escape/* visible */.RK)(what)} beside the key. It could change what is read, or take the key.`, 'Have no other step in that job than the checkout of the default branch; move it into a job without the key.');
    }
    return right('No other step runs in a job with the key.');
}
function isHarmless(step, isBefore, { step: own, workflow }) {
    const action = actionOf(step);
    if (action === actionOf(own))
        return true;
    if (!isBefore)
        return action === 'actions/upload-artifact';
    const isPlain = step.inputs.ref === undefined && step.inputs.repository === undefined;
    return action === CHECKOUT && (isPlain || !('pull_request_target' in workflow.on));
}
/** Who else could hold the key. */
function keyElsewhere({ workflows, runs }, isHardened) {
    const secrets = secretNames(runs);
    const environments = new Set(isHardened ? environmentsOf(runs) : []);
    const ours = new Set(keyed(runs).map(({ job }) => job));
    const reads = (text) => secrets.some((name) => new RegExp(`\\bsecrets\\.${name}\\b`, 'i').test(text)) ||
        /\bsecrets\s*\[|toJSON\(\s*secrets\s*\)|"secrets":"inherit"/i.test(text);
    const jobs = workflows.flatMap((workflow) => workflow.jobs.map((job) => ({ workflow, job })));
    const readers = jobs.filter(({ job }) => {
        if (ours.has(job))
            return reads(withoutRuns(job, runs));
        return reads(job.text) || job.environments.some((name) => environments.has(name));
    });
    const global = workflows.filter(({ env }) => reads(JSON.stringify(env ?? {}))).map(({ path }) => path);
    if (readers.length === 0 && global.length === 0)
        return right('No other job of the default branch can read the key.');
    return wrong(`${named([...readers.map(jobName), ...global])} can read the key, too.`, 'Give it to the steps of this action alone: neither to env, nor to another job, nor by secrets: inherit.');
}
function withoutRuns(job, runs) {
    const own = runs.filter((run) => run.job === job).map(({ step }) => step.text);
    return own.reduce((text, step) => text.replace(step, '{}'), job.text);
}

;// CONCATENATED MODULE: ./lib/setup/doctor.js








/** Judged against what is found, or what is expected, where that is said. */
function doctor_diagnose(facts, expect) {
    const { here, service, github } = facts;
    const setup = setupOf(runsIn(facts));
    const expected = expect ?? setup;
    const checks = inOrder({
        ...(here === null ? {} : judgeHere(here, service?.kind === 'seen' ? service.systems : null)),
        ...(service === null ? {} : judgeService(service)),
        ...(github === null ? notAsked(expected) : judgeGitHub(github, expected)),
    });
    return { setup, expected, checks };
}
function runsIn({ github, localRuns }) {
    if (github === null)
        return localRuns;
    return 'value' in github.workflows ? github.workflows.value.runs : [];
}
/** What is right here must not look like a setup that was judged. */
function notAsked(expected) {
    if (expected === 'none')
        return {};
    const remedy = 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.';
    return { repository: unknown('GitHub was not asked: workflows and settings there are not judged.', remedy) };
}
function judgeGitHub({ repository, workflows, settings, history }, expected) {
    return {
        repository: judged(repository, ({ isPrivate }) => right(isPrivate ? 'The repository is private.' : 'The repository is public: comments and logs show counts alone.')),
        ...('value' in workflows
            ? judgeWorkflows(workflows.value, expected)
            : { workflow: judged(workflows, () => right('')) }),
        ...(expected === 'none' ? {} : judgeSettings(settings, expected)),
        ...(expected === 'none' ? {} : judgeHistory(history)),
    };
}
function doctor_isHealthy({ checks }) {
    return checks.every(({ state }) => state !== 'wrong');
}
/** What `--json` prints (design section 9). */
function doctor_doctorDocument({ setup, checks }) {
    return { format_version: '1.0', setup, checks };
}
const SIGNS = { right: '✓', wrong: '✗', unknown: '?' };
/** Line by line what is right, what is not, and what could not be seen. Ends with a newline. */
function doctor_renderDoctor(diagnosis, paint) {
    const { checks } = diagnosis;
    const brushes = { right: paint.green, wrong: paint.red, unknown: paint.yellow };
    const width = Math.max(0, ...checks.map(({ check }) => check.length));
    const lines = checks.map(({ check, state, message, remedy }) => {
        const head = `${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`;
        return remedy === '' ? head : `${head}\n${' '.repeat(width + 4)}${remedy}`;
    });
    return [...lines, '', headline(diagnosis), ''].join('\n');
}
/** `Set up as hardened: 30 right, 1 wrong, 2 unknown`. */
function headline({ setup, expected, checks }) {
    const count = (state) => checks.filter((one) => one.state === state).length;
    const states = ['right', 'wrong', 'unknown'].filter((state) => count(state) > 0);
    const counts = states.map((state) => `${count(state)} ${state}`).join(', ');
    const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
    const against = expected === setup ? '' : `, judged as ${expected}`;
    return `${as}${against}: ${counts}.`;
}
function doctorTitle(name) {
    return `Inventory setup${name === '' ? '' : ` (${(0,report_escape/* visible */.RK)(name)})`}`;
}
/** The issue: what is wrong, and what could not be seen. Ends with a newline. */
function doctorPage(diagnosis) {
    const of = (state) => diagnosis.checks.filter((one) => one.state === state);
    const wrong = of('wrong').map((it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`);
    const unseen = of('unknown').map(({ check }) => check);
    const head = wrong.length === 0 ? 'nothing wrong' : (0,text_style/* counted */.hS)(wrong.length, 'setting to correct', 'settings to correct');
    return [
        `## Inventory setup: ${head}`,
        '',
        `${headline(diagnosis)} docs/setup.md of the tool says what each setting is for.`,
        '',
        ...wrong,
        ...(wrong.length === 0 ? [] : ['']),
        ...(unseen.length === 0 ? [] : [`Not to be seen with this token: ${unseen.join(', ')}.`, '']),
    ].join('\n');
}
/** Sentences hold names of branches, files and teams: what could be markup, a link or a mention stands as code. */
function inert(sentence) {
    const isPlain = /^(?:[A-Za-z0-9 ,.;()'/-]|:(?!\/))*$/.test(sentence) && !/www\.|GH-\d/i.test(sentence);
    return isPlain ? sentence : (0,report_escape/* wholeCodeSpan */.LF)(sentence);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/git/process.js
var git_process = __webpack_require__(701);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/github/answers.js
var answers = __webpack_require__(7536);
// EXTERNAL MODULE: ./lib/github/request.js
var request = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/github/record.js
var github_record = __webpack_require__(5118);
;// CONCATENATED MODULE: ./lib/github/settings.js
// The settings of a repository on GitHub, read with GET alone. What the token may not read is `hidden`, with the
// permission that it would take; null is what is not there. Of an answer only what is judged is kept.




// What plans and applies are called there, for whoever looks for them.


const REPO = '/repos/{owner}/{repo}';
/** A reader for one repository. Nothing is sent before the first call; no method rejects with a GitHubError. */
function createSettings(options) {
    const send = (0,request/* createSend */.Rx)(options)(options.signal);
    const [owner = '', repo = ''] = options.repository.split('/');
    const asking = askOf(send, { owner, repo });
    return { ...branches(asking), ...files(asking), ...environments(asking), ...actions(asking), ...settings_history(asking) };
}
function askOf(send, place) {
    const route = (path, permission) => ({ method: 'GET', path: REPO + path, permission });
    return {
        one: (path, permission, schema, params = {}) => seen(permission, async () => {
            const request = { route: route(path, permission), params: { ...place, ...params }, read: reading(schema) };
            return (await send(request)).value;
        }),
        all: (path, permission, schema, params = {}) => seen(permission, () => (0,request/* readAll */.yw)(send, { route: route(path, permission), params: { ...place, ...params }, read: reading(schema) })),
    };
}
function reading(schema) {
    return (answer) => {
        const read = schema.safeParse(answer);
        if (read.success)
            return read.data;
        throw new answers/* AnswerError */.dV(`${read.error.issues[0]?.path.join('.') || 'the answer'} is not as documented`);
    };
}
async function seen(permission, ask) {
    try {
        return { value: await ask() };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const { status, kind } = error;
        const isRefused = kind === 'forbidden' || kind === 'not-found';
        const why = isRefused && status !== null ? `GitHub answered ${status}.` : error.message;
        return { hidden: { permission: isRefused ? permission : null, why, isMissing: status === 404 } };
    }
}
/** For what a 404 says that it is not there. */
async function orNull(seen) {
    const answer = await seen;
    return 'hidden' in answer && answer.hidden.isMissing ? { value: null } : answer;
}
function mapSeen(seen, map) {
    return 'value' in seen ? { value: map(seen.value) } : seen;
}
const REPOSITORY = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP(), private: schemas/* boolean */.zMY() })
    .transform((it) => ({ defaultBranch: it.default_branch, isPrivate: it.private }));
const BRANCH = schemas/* object */.Ikc({
    protected: schemas/* boolean */.zMY(),
    protection: schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY().optional() }).optional(),
    commit: schemas/* object */.Ikc({
        commit: schemas/* object */.Ikc({
            committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP().optional() }).nullable(),
            verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY(), reason: schemas/* string */.YjP() }).optional(),
        }),
    }),
})
    .transform(({ protected: isProtected, protection, commit: { commit } }) => ({
    committedAt: commit.committer?.date ?? null,
    /** Whether GitHub knows of protection, and of the classic one; null where it does not say. */
    isProtected,
    isClassic: protection?.enabled ?? null,
    signature: commit.verification ?? null,
}));
const RULE = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), ruleset_id: schemas/* number */.aig().optional(), parameters: schemas/* unknown */.L5J().optional() });
const settings_RULESET = schemas/* object */.Ikc({
    bypass_actors: schemas/* array */.YOg(schemas/* object */.Ikc({ actor_type: schemas/* string */.YjP(), actor_id: schemas/* number */.aig().nullish(), bypass_mode: schemas/* string */.YjP().optional() }))
        .optional(),
});
const SWITCH = schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY().default(false) }).default({ enabled: false });
const ACTORS = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* number */.aig() })).default([]);
const PROTECTION = schemas/* object */.Ikc({
    enforce_admins: SWITCH,
    allow_force_pushes: SWITCH,
    allow_deletions: SWITCH,
    required_pull_request_reviews: schemas/* object */.Ikc({
        required_approving_review_count: schemas/* number */.aig().default(0),
        dismiss_stale_reviews: schemas/* boolean */.zMY(),
        require_code_owner_reviews: schemas/* boolean */.zMY(),
        require_last_push_approval: schemas/* boolean */.zMY().default(false),
        bypass_pull_request_allowances: schemas/* object */.Ikc({ users: ACTORS, teams: ACTORS, apps: ACTORS }).optional(),
    })
        .optional(),
    required_status_checks: schemas/* object */.Ikc({
        strict: schemas/* boolean */.zMY().default(false),
        checks: schemas/* array */.YOg(schemas/* object */.Ikc({ context: schemas/* string */.YjP(), app_id: schemas/* number */.aig().nullable() })),
    })
        .optional(),
});
const PULL_RULE = schemas/* object */.Ikc({
    required_approving_review_count: schemas/* number */.aig(),
    dismiss_stale_reviews_on_push: schemas/* boolean */.zMY(),
    require_code_owner_review: schemas/* boolean */.zMY(),
    require_last_push_approval: schemas/* boolean */.zMY(),
})
    .transform((it) => ({
    approvals: it.required_approving_review_count,
    dismissesStale: it.dismiss_stale_reviews_on_push,
    codeOwners: it.require_code_owner_review,
    lastPush: it.require_last_push_approval,
}));
const CHECKS_RULE = schemas/* object */.Ikc({
    strict_required_status_checks_policy: schemas/* boolean */.zMY(),
    required_status_checks: schemas/* array */.YOg(schemas/* object */.Ikc({ context: schemas/* string */.YjP(), integration_id: schemas/* number */.aig().nullish() })),
})
    .transform((it) => ({
    isStrict: it.strict_required_status_checks_policy,
    /** `app` is null where any app may report it. */
    checks: it.required_status_checks.map(({ context, integration_id: app }) => ({ name: context, app: app ?? null })),
}));
const BYPASS_HIDDEN = {
    hidden: {
        permission: 'administration: write',
        why: 'GitHub shows who may bypass a ruleset to those alone who may edit it.',
        isMissing: false,
    },
};
function branches({ one, all }) {
    const bypassOf = async (ruleset_id) => {
        const ruleset = await one('/rulesets/{ruleset_id}', 'metadata: read', settings_RULESET, { ruleset_id });
        if ('hidden' in ruleset)
            return ruleset;
        const actors = ruleset.value.bypass_actors;
        if (actors === undefined)
            return BYPASS_HIDDEN;
        return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
    };
    return {
        repository: () => one('', 'metadata: read', REPOSITORY),
        branch: (branch) => orNull(one('/branches/{branch}', 'contents: read', BRANCH, { branch })),
        /** What active rulesets ask of a branch, those of the organization included. */
        rules: async (branch) => {
            const rules = await all('/rules/branches/{branch}', 'metadata: read', schemas/* array */.YOg(RULE), { branch });
            if ('hidden' in rules)
                return rules;
            const ids = [...new Set(rules.value.map(({ ruleset_id: id }) => id ?? 0))];
            const membersOf = (id) => rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
            const sets = ids.map(async (id) => rulesetOf(id, membersOf(id), await bypassOf(id)));
            return { value: await Promise.all(sets) };
        },
        /** Null without a classic protection, or where the token may not see it: GitHub answers both alike. */
        protection: async (branch) => orNull(one('/branches/{branch}/protection', 'administration: read', PROTECTION.transform(protectionOf), { branch })),
    };
}
function rulesetOf(ruleset, members, bypass) {
    const parameters = (type) => members.find((rule) => rule.type === type)?.parameters;
    const has = (type) => members.some((rule) => rule.type === type);
    return {
        ruleset,
        bypass,
        pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
        statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
        forbidsForcePush: has('non_fast_forward'),
        forbidsDeletion: has('deletion'),
    };
}
function protectionOf(it) {
    const { required_pull_request_reviews: reviews, required_status_checks: checks } = it;
    const { users = [], teams = [], apps = [] } = reviews?.bypass_pull_request_allowances ?? {};
    const actors = Object.entries({ User: users, Team: teams, Integration: apps });
    const bypass = actors.flatMap(([type, list]) => list.map(({ id }) => `${type} ${id}`));
    return {
        ruleset: null,
        bypass: { value: it.enforce_admins.enabled ? bypass : ['RepositoryRole admin', ...bypass] },
        pullRequest: reviews
            ? {
                approvals: reviews.required_approving_review_count,
                dismissesStale: reviews.dismiss_stale_reviews,
                codeOwners: reviews.require_code_owner_reviews,
                lastPush: reviews.require_last_push_approval,
            }
            : null,
        statusChecks: checks
            ? {
                isStrict: checks.strict,
                // -1 stands for any app.
                checks: checks.checks.map(({ context, app_id }) => ({ name: context, app: app_id === -1 ? null : app_id })),
            }
            : null,
        forbidsForcePush: !it.allow_force_pushes.enabled,
        forbidsDeletion: !it.allow_deletions.enabled,
    };
}
const FILE = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() })
    .transform(({ content }) => Buffer.from(content, 'base64').toString('utf8'));
const FOLDER = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), path: schemas/* string */.YjP() }))
    .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));
const OWNER_ERROR = schemas/* object */.Ikc({ line: schemas/* number */.aig(), kind: schemas/* string */.YjP(), path: schemas/* string */.YjP() });
const OWNER_ERRORS = schemas/* object */.Ikc({ errors: schemas/* array */.YOg(OWNER_ERROR) }).transform(({ errors }) => errors);
/** As the default branch holds them. */
function files({ one }) {
    return {
        file: (path) => orNull(one('/contents/{path}', 'contents: read', FILE, { path })),
        folder: (path) => orNull(one('/contents/{path}', 'contents: read', FOLDER, { path })),
        ownerErrors: () => orNull(one('/codeowners/errors', 'contents: read', OWNER_ERRORS)),
    };
}
const ENVIRONMENT = schemas/* object */.Ikc({
    protection_rules: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP() })).optional(),
    deployment_branch_policy: schemas/* object */.Ikc({ protected_branches: schemas/* boolean */.zMY(), custom_branch_policies: schemas/* boolean */.zMY() })
        .nullish(),
})
    .transform(({ protection_rules: rules = [], deployment_branch_policy: policy }) => ({
    gates: rules.map(({ type }) => type).filter((type) => type !== 'branch_policy'),
    branches: policy == null ? 'all' : policy.protected_branches ? 'protected' : 'selected',
}));
const POLICY = schemas/* object */.Ikc({ name: schemas/* string */.YjP().default(''), type: schemas/* string */.YjP().default('branch') });
const POLICIES = schemas/* object */.Ikc({ branch_policies: schemas/* array */.YOg(POLICY) }).transform(({ branch_policies }) => branch_policies);
const SECRETS = schemas/* object */.Ikc({ secrets: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })) })
    .transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));
function environments({ one, all }) {
    const path = '/environments/{environment_name}';
    return {
        environment: (environment_name) => orNull(one(path, 'actions: read', ENVIRONMENT, { environment_name })),
        branchPolicies: (environment_name) => all(`${path}/deployment-branch-policies`, 'actions: read', POLICIES, { environment_name }),
        environmentSecrets: (environment_name) => all(`${path}/secrets`, 'environments: read', SECRETS, { environment_name }),
        repositorySecrets: () => all('/actions/secrets', 'secrets: read', SECRETS),
        organizationSecrets: () => all('/actions/organization-secrets', 'secrets: read', SECRETS),
    };
}
const ACTIONS = schemas/* object */.Ikc({
    enabled: schemas/* boolean */.zMY(),
    allowed_actions: schemas/* string */.YjP().optional(),
    sha_pinning_required: schemas/* boolean */.zMY().optional(),
});
const SELECTED = schemas/* object */.Ikc({
    verified_allowed: schemas/* boolean */.zMY().default(false),
    patterns_allowed: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});
const WORKFLOW_TOKEN = schemas/* object */.Ikc({
    default_workflow_permissions: schemas/* string */.YjP(),
    can_approve_pull_request_reviews: schemas/* boolean */.zMY(),
});
const RETENTION = schemas/* object */.Ikc({ days: schemas/* number */.aig() }).transform(({ days }) => days);
function actions({ one }) {
    const ask = (path, schema) => one(`/actions/permissions${path}`, 'administration: read', schema);
    return {
        actions: () => ask('', ACTIONS),
        selectedActions: () => ask('/selected-actions', SELECTED),
        workflowToken: () => ask('/workflow', WORKFLOW_TOKEN),
        retention: () => ask('/artifact-and-log-retention', RETENTION),
    };
}
const PULLS = schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* number */.aig(), merged_at: schemas/* string */.YjP().nullable(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }))
    .transform((pulls) => pulls.filter(({ merged_at }) => merged_at !== null).map(({ head }) => head.sha));
const CHECK_RUN = schemas/* object */.Ikc({ started_at: schemas/* string */.YjP().nullable(), app: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable() })
    .transform(({ app, started_at: startedAt }) => ({ app: app?.id ?? null, startedAt }));
const CHECK_RUNS = schemas/* object */.Ikc({ check_runs: schemas/* array */.YOg(CHECK_RUN) }).transform(({ check_runs: runs }) => runs);
const DEPLOYMENT = schemas/* object */.Ikc({ id: schemas/* number */.aig(), sha: schemas/* string */.YjP(), created_at: schemas/* string */.YjP() })
    .transform(({ id, sha, created_at: createdAt }) => ({ id, sha, createdAt }));
const STATUSES = schemas/* array */.YOg(schemas/* object */.Ikc({ state: schemas/* string */.YjP() })).transform((list) => list.map(({ state }) => state));
function settings_history({ one }) {
    return {
        /** Heads of the pull requests that were merged into a branch, of the 20 that were touched last. */
        mergedHeads: (base) => {
            const newest = { base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 20 };
            return one('/pulls', 'pull-requests: read', PULLS, newest);
        },
        checkRuns: (ref, check_name) => one('/commits/{ref}/check-runs', 'checks: read', CHECK_RUNS, { ref, check_name, filter: 'latest' }),
        newestDeployments: (environment) => one('/deployments', 'deployments: read', schemas/* array */.YOg(DEPLOYMENT), { environment, per_page: 1 }),
        deploymentStates: (deployment_id) => one('/deployments/{deployment_id}/statuses', 'deployments: read', STATUSES, { deployment_id, per_page: 1 }),
    };
}

// EXTERNAL MODULE: ./lib/inventory/load.js + 5 modules
var load = __webpack_require__(6397);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/setup/look.js
// Asks GitHub for what doctor judges. What does not depend on each other goes out at once: three requests deep, and
// for the bypass of a ruleset and the state of a deployment one more.




/** Where init writes the workflow: looked for by name, too, should the folder not be listed. */
const WORKFLOWS = '.github/workflows';
const EXPECTED_WORKFLOWS = ['inventory.yml', 'inventory-drift.yml'].map((name) => `${WORKFLOWS}/${name}`);
/** The name of the check of a plan, by the input `name`. */
const planCheck = (name) => (0,github_record/* checkName */.I3)('plan', name);
/** The app by which github.com's own runners make check runs. */
const GITHUB_ACTIONS = 15368;
async function lookAtGitHub(look) {
    const reader = look.readerOf(look.repository);
    const [repository, files] = await Promise.all([reader.repository(), readFiles(reader)]);
    const defaultBranch = 'value' in repository ? repository.value.defaultBranch : 'main';
    const isServer = /\/api\/v3\/?$/.test(look.apiUrl);
    const workflows = mapSeen(files, (texts) => {
        const read = texts.flatMap(({ path, text }) => workflow_readWorkflow(path, text) ?? []);
        return { workflows: read, runs: workflow_runsOf(read), defaultBranch, isServer };
    });
    const runs = 'value' in workflows ? workflows.value.runs : [];
    const checks = [...new Set(keyed(runs).flatMap((run) => inputOf(run, 'name')))].map(planCheck);
    const about = { look, reader, runs, defaultBranch, checks: checks.length > 0 ? checks : [planCheck('')] };
    const [settings, history] = await Promise.all([readSettings(about), readHistory(about)]);
    const app = appOf(about, history, isServer);
    return onlyCertain({ repository, workflows, settings: { ...settings, app }, history: { ...history, app } });
}
/**
 * GitHub answers alike that something is not there and that the token may not see it. So nothing is known to be missing
 * of a repository that cannot be seen, nor a file where the token does not see the branch either, nor an environment
 * whose branches or secrets it sees.
 */
function onlyCertain(facts) {
    const { repository, workflows, settings } = facts;
    const { branch, owners, ownerErrors } = settings;
    const hidden = 'hidden' in repository ? repository : null;
    const sees = 'value' in branch && branch.value !== null;
    const unseen = hidden ?? (sees ? null : unseenWith('contents: read'));
    const hasWorkflow = 'value' in workflows && workflows.value.runs.length > 0;
    const environments = settings.environments.map((one) => {
        const isThere = [one.policies, one.secrets].some((seen) => 'value' in seen);
        const isMissing = 'value' in one.environment && one.environment.value === null;
        const environment = isMissing && isThere ? unseenWith('actions: read') : one.environment;
        return { ...one, environment: hidden ?? environment };
    });
    return {
        ...facts,
        workflows: unseen !== null && !hasWorkflow ? unseen : workflows,
        settings: {
            ...settings,
            branch: hidden ?? branch,
            owners: isNull(owners) ? (unseen ?? owners) : owners,
            // Of a file that is there GitHub tells the errors.
            ownerErrors: isNull(ownerErrors) && !isNull(owners) ? unseenWith('contents: read') : ownerErrors,
            environments,
        },
    };
}
function unseenWith(permission) {
    return { hidden: { permission, why: 'GitHub answered 404.', isMissing: true } };
}
function isNull(seen) {
    return 'value' in seen && seen.value === null;
}
async function readFiles(reader) {
    const [folder, ...expected] = await Promise.all([
        reader.folder(WORKFLOWS),
        ...EXPECTED_WORKFLOWS.map((path) => reader.file(path)),
    ]);
    const listed = 'value' in folder ? (folder.value ?? []) : [];
    const others = listed.filter((path) => /\.ya?ml$/.test(path) && !EXPECTED_WORKFLOWS.includes(path));
    const texts = [...expected, ...(await Promise.all(others.map((path) => reader.file(path))))];
    const paths = [...EXPECTED_WORKFLOWS, ...others];
    const files = texts.flatMap((seen, index) => 'value' in seen && seen.value !== null ? [{ path: paths[index] ?? '', text: seen.value }] : []);
    const hidden = [folder, ...texts].find((seen) => 'hidden' in seen);
    return files.length === 0 && hidden !== undefined && 'hidden' in hidden ? hidden : { value: files };
}
async function readSettings(about) {
    const { reader, runs, defaultBranch, checks } = about;
    const secrets = secretNames(runs);
    const outside = keyed(runs).filter(({ job }) => job.environments.length === 0);
    const names = environmentsOf(runs);
    const [rules, branch, protection, owners, ownerErrors, environments, ...rest] = await Promise.all([
        reader.rules(defaultBranch),
        reader.branch(defaultBranch),
        reader.protection(defaultBranch),
        readOwners(reader),
        reader.ownerErrors(),
        Promise.all((names.length > 0 ? names : ['inventory']).map((name) => readEnvironment(about, name))),
        reader.repositorySecrets(),
        reader.organizationSecrets(),
        reader.actions(),
        reader.selectedActions(),
        reader.workflowToken(),
    ]);
    const [repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken] = rest;
    return {
        ...{ defaultBranch, checks, rules, branch, protection, ownerErrors, environments },
        owners: mapSeen(owners, (it) => it?.text ?? null),
        owned: ownedPaths(runs, 'value' in owners ? (owners.value?.path ?? null) : null),
        repositoryNeeds: [...new Set(outside.flatMap(look_needsOf))],
        secretNames: secrets.length > 0 ? secrets : DEFAULT_SECRETS,
        ...{ repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken },
    };
}
/** As the examples call them. */
const DEFAULT_SECRETS = ['CIP_INVENTORY_KEY', 'CIP_SIGNING_KEY'];
function look_needsOf({ step }) {
    return secretsIn(`${step.inputs['api-key'] ?? ''} ${step.inputs['signing-key'] ?? ''}`);
}
async function readOwners(reader) {
    const texts = await Promise.all(OWNERS_PATHS.map((path) => reader.file(path)));
    for (const [index, seen] of texts.entries()) {
        if ('hidden' in seen)
            return seen;
        if (seen.value !== null)
            return { value: { path: OWNERS_PATHS[index] ?? '', text: seen.value } };
    }
    return { value: null };
}
/** A file of each, as a pull request could change it. */
function ownedPaths(runs, owners) {
    const paths = keyed(runs).flatMap((run) => {
        const folder = inputOf(run, 'working-directory')[0] ?? '';
        const listed = inputOf(run, 'path').flatMap((path) => path.split('\n'));
        return listed.map((path) => `${folder === '' ? '' : `${folder}/`}${path.trim() || 'inventory'}`);
    });
    const files = paths.map((path) => (/\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, '')}/any.yml`));
    const workflows = runs.map(({ workflow }) => workflow.path);
    const all = [...(files.length > 0 ? files : ['inventory/any.yml']), ...workflows, owners ?? OWNERS_PATHS[0]];
    return [...new Set(all.map((path) => path.replace(/\*+/g, 'any')))];
}
async function readEnvironment({ reader, runs }, name) {
    const [environment, policies, secrets] = await Promise.all([
        reader.environment(name),
        reader.branchPolicies(name),
        reader.environmentSecrets(name),
    ]);
    const needs = keyed(runs)
        .filter(({ job }) => job.environments.includes(name))
        .flatMap(look_needsOf);
    return { name, environment, policies, secrets, needs: needs.length > 0 ? [...new Set(needs)] : DEFAULT_SECRETS };
}
async function readHistory(about) {
    const { reader, look } = about;
    const [retentionDays, record, marks, ledgers] = await Promise.all([
        reader.retention(),
        readRecord(about),
        readMarks(about),
        readLedgers(about),
    ]);
    return { now: look.now, retentionDays, record, marks, ledgers };
}
/** How many merged pull requests are looked at: the newest need not be of the inventory's time. */
const MOST_PULLS = 3;
async function readRecord({ reader, defaultBranch, checks }) {
    const heads = await reader.mergedHeads(defaultBranch);
    if ('hidden' in heads)
        return heads;
    const asked = heads.value.slice(0, MOST_PULLS).flatMap((sha) => checks.map((name) => reader.checkRuns(sha, name)));
    const answers = await Promise.all(asked);
    const hidden = answers.find((seen) => 'hidden' in seen);
    if (hidden !== undefined && 'hidden' in hidden)
        return hidden;
    return { value: answers.flatMap((seen) => ('value' in seen ? seen.value : []))[0] ?? null };
}
/** One for each name of the workflows. */
function readMarks({ reader, runs }) {
    const names = new Set(keyed(runs).flatMap((run) => inputOf(run, 'name')));
    return Promise.all([...(names.size > 0 ? names : [''])].map((name) => readMark(reader, name)));
}
async function readMark(reader, name) {
    const deployments = await reader.newestDeployments((0,github_mark/* environmentOf */.p7)(name));
    if ('hidden' in deployments)
        return deployments;
    const [deployment] = deployments.value;
    if (deployment === undefined)
        return { value: null };
    const states = await reader.deploymentStates(deployment.id);
    return mapSeen(states, ([state = 'pending']) => ({ deployment, state }));
}
/** Each of several organizations has its own. */
function readLedgers({ look, runs }) {
    const signed = new Map();
    for (const run of keyed(runs)) {
        for (const ledger of inputOf(run, 'ledger')) {
            if (ledger !== '' && !signed.has(ledger))
                signed.set(ledger, run.step.inputs['ledger-key'] !== undefined);
        }
    }
    return Promise.all([...signed].map(([ledger, isSigned]) => readLedger(look, ledger, isSigned)));
}
async function readLedger(look, ledger, isSigned) {
    const [, other, branch = ledger] = /^([^#]+)#(.+)$/.exec(ledger) ?? [];
    const place = other ?? look.repository;
    const reader = look.readerOf(place);
    const [repository, tip, rules] = await Promise.all([
        reader.repository(),
        reader.branch(branch),
        reader.rules(branch),
    ]);
    return {
        place: `${place}#${branch}`,
        isSigned,
        repository,
        // Nor of one that the token may not see.
        branch: 'hidden' in repository ? repository : tip,
        rules,
    };
}
/** The app that must report the check: who did last, else GitHub Actions, whose id another server need not share. */
function appOf({ runs }, { record }, isServer) {
    const last = 'value' in record ? (record.value?.app ?? null) : null;
    const hasOwnToken = keyed(runs).some(({ step }) => step.inputs['github-token'] !== undefined);
    if (isServer || hasOwnToken)
        return last;
    return GITHUB_ACTIONS;
}

// EXTERNAL MODULE: ./lib/commands/cli/flags.js
var flags = __webpack_require__(6176);
// EXTERNAL MODULE: ./lib/commands/context.js
var context = __webpack_require__(1405);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/validate.js
var validate = __webpack_require__(6374);
;// CONCATENATED MODULE: ./lib/commands/doctor.js
// `doctor`: what is right, what is not, and what could not be seen, of this machine, the files, the service and, where
// asked, of the repository on GitHub. Nothing is written anywhere.


















async function cliDoctor(flags, cli) {
    const expect = expectedFrom(flags.expect);
    const repository = repositoryFrom(flags.github);
    const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || '';
    if (repository !== null && token === '') {
        throw new ConfigurationError('GH_TOKEN', 'is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.');
    }
    return openCli(flags, cli, FILES, async (context) => {
        const [here, service, github] = await Promise.all([
            lookHere(context),
            askService(flags, cli),
            repository === null ? null : lookFrom(context, repository, token),
        ]);
        const diagnosis = diagnose({ here, service, github, localRuns: localRuns(context.cwd) }, expect);
        const { terminal } = context;
        if (flags.json === true)
            terminal.out(printedJson(doctorDocument(diagnosis)));
        else
            terminal.err(renderDoctor(diagnosis, painter(terminal.color)));
        return isHealthy(diagnosis) ? 0 : 1;
    });
}
function expectedFrom(flag) {
    if (flag === undefined)
        return null;
    const setup = SETUPS.find((one) => one === flag && one !== 'none');
    if (setup !== undefined)
        return setup;
    throw new ConfigurationError('--expect', 'must be plain, guarded or hardened.');
}
function repositoryFrom(flag) {
    if (flag === undefined)
        return null;
    if (typeof flag === 'string' && /^[\w.-]+\/[\w.-]+$/.test(flag))
        return flag;
    throw new ConfigurationError('--github', 'must be OWNER/REPO.');
}
/** Everything that doctor judges on GitHub, read with that token. */
function lookFrom({ host, shutdown }, repository, token) {
    const asking = { ...(0,context/* askingGitHub */.N)(host, token), signal: shutdown.stop };
    const readerOf = (of) => createSettings({ ...asking, repository: of });
    return lookAtGitHub({ repository, readerOf, apiUrl: asking.apiUrl, now: host.clock.now() });
}
async function lookHere(context) {
    const [git, files] = await Promise.all([gitFacts(context.git), filesFacts(context)]);
    const notIgnored = 'version' in git ? await notIgnoredBy(context.git) : null;
    return { node: process.version, git, files, notIgnored };
}
async function gitFacts(git) {
    try {
        const version = (await git(['--version'])).toString().trim();
        await git(['rev-parse', '--git-dir']);
        return { version: version.replace(/^git version /, '') };
    }
    catch (error) {
        if (!(error instanceof GitError))
            throw error;
        return { problem: `${error.message}.` };
    }
}
async function filesFacts(context) {
    const { head, cwd, git, settings } = context;
    const [{ diagnostics, files, assets }, others] = await Promise.all([
        runValidate(context),
        findOutside(head, { cwd, paths: settings.paths, run: git }),
    ]);
    const outside = others.map(({ file, cyberSystem }) => ({ path: file.path, system: cyberSystem.value }));
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isMissing = errors.length > 0 && errors.every(({ code }) => code === 'no-inventory');
    return { files, assets, errors: errors.length, isMissing, outside };
}
async function askService(flags, cli) {
    const hasUrl = typeof flags.baseUrl === 'string' || (cli.env.CIP_SYNC_BASE_URL ?? '').trim() !== '';
    const hasKey = (cli.env.CIP_SYNC_API_KEY ?? '').trim() !== '';
    const missing = [...(hasUrl ? [] : ['CIP_SYNC_BASE_URL']), ...(hasKey ? [] : ['CIP_SYNC_API_KEY'])];
    if (missing.length > 0)
        return { kind: 'not-asked', missing: missing.join(' and ') };
    let facts = null;
    try {
        await openCli(flags, cli, READS, async (context) => {
            facts = await readService(context);
            return 0;
        });
    }
    catch (error) {
        if (!(error instanceof ConfigurationError))
            throw error;
        return { kind: 'refused', problem: error.message };
    }
    return facts ?? { kind: 'refused', problem: 'the run was stopped' };
}
/** Three lists, with GET. */
async function readService({ connection, settings, host }) {
    const { reader } = connection;
    const start = host.clock.now();
    try {
        const [facilities, systems, assets] = await (0,snapshot/* allInOrder */.bb)([
            reader.facilities(),
            reader.cyberSystems(),
            reader.cyberAssets(),
        ]);
        const slugs = [...facilities, ...systems, ...assets].map(({ organization_slug: slug }) => slug);
        return {
            kind: 'seen',
            isTls: settings.baseUrl.startsWith('https:'),
            ms: host.clock.now() - start,
            organizations: [...new Set(slugs)],
            expected: settings.organization,
            ...{ systems, assets },
        };
    }
    catch (error) {
        if (!(error instanceof service_errors/* ServiceError */._7))
            throw error;
        return { kind: 'failed', failure: failureOf(error), message: error.message };
    }
}
function failureOf({ status, kind, message }) {
    if (status === 401 || status === 403)
        return 'key';
    if (kind === 'refused' && message.includes('certificate'))
        return 'certificate';
    return ['body', 'too-large', 'redirect', 'status'].includes(kind) ? 'lists' : 'service';
}
/** What the workflows of the working tree run. */
function localRuns(cwd) {
    const folder = join(cwd, '.github/workflows');
    const names = namesIn(folder).filter((name) => /\.ya?ml$/.test(name));
    return runsOf(names.flatMap((name) => readWorkflow(name, readFileSync(join(folder, name), 'utf8')) ?? []));
}
function namesIn(folder) {
    try {
        return readdirSync(folder);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/commands/action/check.js
var check = __webpack_require__(6693);
// EXTERNAL MODULE: ./lib/commands/action/github-context.js
var github_context = __webpack_require__(436);
;// CONCATENATED MODULE: ./lib/commands/action/doctor.js
// Doctor on GitHub: the settings as the token sees them, told in the log, the summary and one issue, so that a protection
// that somebody lifted is known the next day.










async function doctorOnGitHub(context, github, withService) {
    const { runner } = context;
    const token = runner.input('doctor-token').trim() || runner.input('github-token').trim();
    const repository = runner.env.GITHUB_REPOSITORY ?? '';
    if (token === '' || repository === '') {
        throw new result/* ConfigurationError */.j1('doctor-token', 'is not given, nor is github-token. Without one nothing can be seen.');
    }
    const [service, seen] = await Promise.all([
        withService ? readService(context) : null,
        lookFrom(context, repository, token),
    ]);
    const diagnosis = doctor_diagnose({ here: null, service, github: seen, localRuns: [] }, null);
    runner.log(doctor_renderDoctor(diagnosis, (0,text_style/* painter */.C2)(false)));
    await runner.summarize(doctorPage(diagnosis));
    if (github !== null)
        await tell(diagnosis, { ...context, github });
    return doctor_isHealthy(diagnosis) ? 'clean' : 'failed';
}
/** The issue tells of the default branch: other branches have no say. */
async function tell(diagnosis, context) {
    if (!(0,github_context/* isOfDefaultBranch */.hu)(context))
        return;
    const { runner, github } = context;
    const news = {
        title: doctorTitle(github.name),
        body: doctorPage(diagnosis),
        foot: (0,drift/* driftFoot */.sX)(runner.commit, runner.runUrl),
        isDrifted: !doctor_isHealthy(diagnosis),
    };
    const about = { name: github.name, isCertain: false, topic: 'doctor' };
    try {
        const authors = await likelyAuthors(github);
        const { kind, url } = await (0,drift_issue/* tellDrift */.p)({ github: github.client, ...about, authors, said: news });
        if (url !== null)
            runner.log(`The issue about the setup is ${kind}: ${url}\n`);
    }
    catch (error) {
        if (!(0,errors/* isMissingRight */.H0)(error))
            throw error;
        runner.warn(`The issue about the setup was not written: it takes issues: write. ${error.message}`);
    }
}
/** No check run tells here which app this is: the one that marked the last apply may be it. */
async function likelyAuthors({ client, name }) {
    try {
        const [mark] = await client.deployments((0,github_mark/* environmentOf */.p7)(name), github_mark/* TASK */.wn, 1);
        const login = mark?.creator?.login ?? check/* DEFAULT_BOT */.AP;
        return [...new Set([check/* DEFAULT_BOT */.AP, ...(login.endsWith('[bot]') ? [login] : [])])];
    }
    catch (error) {
        if (!(0,errors/* isMissingRight */.H0)(error))
            throw error;
        return [check/* DEFAULT_BOT */.AP];
    }
}


/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* unused harmony exports gitContext, notIgnoredBy */
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6397);



/** Asks git at once, so that it answers while the lists are read. What it gives never fails. */
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
/** The commit of the inventory that a run reads, or that stands below its working tree; null where git knows none. */
async function inventoryCommit({ head, host, git }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null where that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = await loadRevision({ kind: 'commit', commit }, { cwd, paths: settings.paths, run: git }, unreported);
        const sums = (some) => some
            .map((file) => `${file.sha256()} ${file.path}`)
            .sort()
            .join('\n');
        return sums(committed.files) === sums(files);
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await gitAnswer(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each is a key, a line break and a value. Where one stands twice, git takes the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** What apply and plan leave, as docs/command-line.md tells it. */
const LEFT = (/* unused pure expression or super */ null && (['plan.json', '.cip-sync/evidence.json']));
/** Those of them that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // It takes no literal paths, which git is told to take elsewhere.
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
/* unused harmony exports baselineAt, readLive */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(876);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6397);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
// What every planning command starts from: files, what they are compared with, and the live lists, in parallel.






const NOTHING_KNOWN = { base: null, applied: null, held: new Set() };
/** On the command line one commit stands for both. */
function baselineAt(base) {
    return { base, applied: base, held: new Set() };
}
/** Throws GitError, ServiceError or ConfigurationError: nothing the user's files could be blamed for. */
async function takeSnapshot(context, compared) {
    // The requests go out first: the service works while the files are read.
    const lists = readLive(context);
    lists.catch(() => { });
    const diagnostics = [];
    const report = (d) => void diagnostics.push(d);
    const head = await load(context.head, context, report);
    const outside = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutside */ .BQ)(context.head, sourceOf(context));
    const { base, applied } = await loadCompared(compared, context, report);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .hasErrors */ .Cs)(diagnostics))
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
/** Each list once, in parallel; control centers where an input names the field that leads to them, or where asked for. */
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
/** As Promise.all, but of several that fail the first in this order is told, whichever failed first. */
async function allInOrder(waiting) {
    const all = Promise.all(waiting);
    all.catch(() => { });
    for (const one of waiting)
        await one;
    return all;
}
function load(revision, context, report) {
    return (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, { ...sourceOf(context), onFile: context.progress.fileRead }, report);
}
function sourceOf({ cwd, settings, git }) {
    return { cwd, paths: settings.paths, run: git };
}
/** What does not parse in an earlier inventory counts as absent: no error, one notice a file. */
async function loadBase(name, revision, context, report) {
    if (revision.kind === 'commit')
        await refuseOutside(context);
    const noticed = new Set();
    return load(revision, context, ({ code, severity, at }) => {
        const key = at?.file.path ?? '';
        // A commit from before the folder was there declares nothing: nothing of it is skipped.
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .diagnostic */ .YK)('base-document-skipped', 'notice', at, { base: name, code }));
    }).catch((error) => {
        throw explainBase(revision, error);
    });
}
/** What cannot be found in any commit does not count as absent there: then drift would look as if it were asked for. */
async function refuseOutside({ settings, cwd }) {
    const outside = (await (0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPaths */ .Vv)(settings.paths, cwd)).find(({ inside }) => !inside);
    if (outside === undefined)
        return;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('path', problem);
}
/** Git's own words for a name that it does not know would not even repeat the name. */
function explainBase(revision, error) {
    if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
        return error;
    const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('base', problem, { cause: error });
}
/** Records of another organization than the rest stop the run (design section 4). Each list is of one already. */
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

/***/ 7536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ issues),
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   GY: () => (/* binding */ gitRef),
/* harmony export */   I1: () => (/* binding */ deploymentStatus),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   Jk: () => (/* binding */ repository),
/* harmony export */   NQ: () => (/* binding */ review),
/* harmony export */   Oy: () => (/* binding */ comparisonOnForge),
/* harmony export */   Q5: () => (/* binding */ checkRun),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   by: () => (/* binding */ by),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   kG: () => (/* binding */ deployment),
/* harmony export */   l4: () => (/* binding */ checkRuns),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   sn: () => (/* binding */ issue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
// GitHub's answers (design section 8): one schema each, of what is read alone and as GitHub documents it; the types are
// the schemas'. What is not as documented is an AnswerError.

/** An answer that is not as documented. The message names a field, never its value. */
class AnswerError extends Error {
    name = 'AnswerError';
}
/** Reads an answer by its schema. */
function by(schema) {
    return (answer) => {
        const read = schema.safeParse(answer);
        if (read.success)
            return read.data;
        const where = read.error.issues[0]?.path.join('.') ?? '';
        throw new AnswerError(where === '' ? 'another kind of answer' : `${where} is not as documented`);
    };
}
/** GitHub leaves out what it does not know, or says null. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const id = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int();
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((text) => !Number.isNaN(Date.parse(text)));
const timeOrNull = orNull(time);
const textOrNull = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const account = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** null for a deleted account. */
const accountOrNull = orNull(account);
/** Who wrote a text. Some forges do not say of what type an account is. */
const writerOrNull = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: textOrNull }));
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: id,
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    merged_at: timeOrNull,
    merge_commit_sha: textOrNull,
    user: accountOrNull,
    /** Of the pull request asked for by its number; lists do not say. */
    commits: id.optional(),
})
    .transform(({ head, base, user, commits, ...fields }) => {
    return { ...fields, head_sha: head.sha, base_ref: base.ref, author: user, commit_count: commits ?? null };
});
const review = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    user: accountOrNull,
    /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED or PENDING. */
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    commit_id: textOrNull,
    submitted_at: timeOrNull,
    author_association: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    // Asked for without a media type of its own, GitHub always says the body; its description leaves it optional.
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: writerOrNull,
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    updated_at: time,
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user?.login ?? null }));
const issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: id,
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .transform((body) => body ?? ''),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: writerOrNull,
    author_association: textOrNull,
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .transform(({ user, ...fields }) => ({ ...fields, author: user }));
/** One page of issues, without the pull requests among them. */
const issues = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}))
    .transform((page) => page.filter((entry) => (entry.pull_request ?? null) === null))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(issue));
const repository = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ private: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() });
/** Whom GitHub takes for the author or committer of a commit; null for nobody, which it says in several ways. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().transform((value) => {
    const read = account.safeParse(value);
    return read.success ? read.data : null;
});
const commit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sha,
    parents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha })),
    author: person,
    committer: person,
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: timeOrNull }).nullish(), message: textOrNull }),
})
    .transform(({ parents, commit: { committer: by, message }, ...fields }) => {
    const title = message?.split('\n', 1)[0] ?? '';
    return { ...fields, parents: parents.map((parent) => parent.sha), date: by?.date ?? null, title };
});
/** How one commit stands to another, and a page of the commits that it has beyond that one, oldest first. */
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** `ahead` and `identical`: it has all of the other. */
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    total_commits: id,
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commit),
});
/** The same of a forge that says no status: what is ahead has a commit that was made on top of the other. */
const comparisonOnForge = (base) => comparison.extend({ status: comparison.shape.status.nullish() }).transform(({ status, ...fields }) => {
    const isOnTop = fields.commits.some(({ parents }) => parents.includes(base));
    return { ...fields, status: status ?? (isOnTop ? 'ahead' : 'diverged') };
});
const gitRef = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) });
const permission = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** A payload that was sent as an object may come back as its text. */
const payload = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})]).transform((sent) => {
    if (typeof sent !== 'string')
        return sent;
    try {
        return JSON.parse(sent);
    }
    catch {
        return null;
    }
});
const deployment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    sha,
    task: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    payload,
    creator: accountOrNull,
    created_at: time,
});
const deploymentStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    creator: accountOrNull,
    created_at: time,
});
/** `queued` and `in_progress` have no conclusion yet. */
const checkRun = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: sha,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    conclusion: textOrNull,
    started_at: timeOrNull,
    completed_at: timeOrNull,
    app: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, slug: textOrNull }).nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ title: textOrNull, summary: textOrNull, text: textOrNull }),
    html_url: textOrNull,
    /** What its maker called it; '' or null for nothing. */
    external_id: textOrNull,
})
    .transform(({ app, output, ...fields }) => {
    // The app that owns it, and the login of the app's bot, such as `github-actions[bot]`; null where GitHub is silent.
    const slug = app?.slug ?? null;
    return { ...fields, ...output, app_id: app?.id ?? null, bot: slug && `${slug}[bot]` };
});
/** One page of check runs, which come wrapped. */
const checkRuns = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ check_runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(checkRun) }).transform(({ check_runs }) => check_runs);


/***/ }),

/***/ 4510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ LASTING),
/* harmony export */   jW: () => (/* binding */ putComment),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9452);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5118);
// One comment a pull request and `name` (design section 8): found by its marker and author, updated in place.


/** The first line of a comment or an issue, which nobody sees. */
function marker(kind, name) {
    // A name cannot end the HTML comment early.
    const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
    return `<!-- cip-inventory-sync:${kind}${which} -->`;
}
/** The second line of a comment that tells what was written at the service: what another run tells goes below it. */
const LASTING = '<!-- cip-inventory-sync:lasting -->';
/**
 * Writes the comment unless it says so already. A comment by someone else is never touched, whatever it holds. One that
 * someone deletes meanwhile is made again; while it is still listed it is not, or there would be two.
 */
async function putComment(input) {
    const { github, pullRequest, marker: mark, body, yields = false } = input;
    const text = `${mark}\n${body}`;
    const all = await findAll(input, input.comments ?? null);
    const same = all.find((comment) => sameText(comment.body, text));
    if (same !== undefined)
        return same;
    const lasting = all.findLast(({ body }) => lasts(body, mark));
    if (yields && lasting !== undefined)
        return lasting;
    const ours = all.find(({ body }) => !lasts(body, mark));
    if (ours === undefined)
        return create(input, text);
    try {
        return await github.updateComment(ours.id, text);
    }
    catch (error) {
        const mayBeGone = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.kind === 'not-found';
        if (!mayBeGone || (await findAll(input)).some(({ id }) => id === ours.id))
            throw error;
        return github.createComment(pullRequest, text);
    }
}
/** Where the answer is lost, the comment may be there all the same. */
async function create(input, text) {
    const { github, pullRequest } = input;
    try {
        return await github.createComment(pullRequest, text);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_) || !error.unclear)
            throw error;
        const comment = (await findAll(input)).find(({ body }) => sameText(body, text));
        return comment ?? (await github.createComment(pullRequest, text));
    }
}
function lasts(body, mark) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(body).startsWith(`${mark}\n${LASTING}\n`);
}
async function findAll({ github, pullRequest, marker: mark, authors }, comments = null) {
    const all = comments ?? (await github.comments(pullRequest));
    return all.filter(({ author, body }) => author !== null && authors.has(author) && body.startsWith(mark));
}
/** Another run that says the same is no news: the link leads to the first that did. */
function sameText(a, b) {
    const plain = (text) => (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1'));
    return plain(a) === plain(b);
}


/***/ }),

/***/ 34:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ tellDrift)
/* harmony export */ });
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5118);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2715);
// One issue a `name` about drift, and one about the setup (design section 8): found by its marker and author, opened,
// updated in place, closed when there is none, opened again instead of another. Nothing is written that it says already.



/** Rejects with a GitHubError. */
async function tellDrift(input) {
    const { github, name, authors } = input;
    const all = await Promise.all(authors.map((creator) => github.issues({ creator, state: 'all' })));
    const ours = all
        .flat()
        .filter((issue) => authors.includes(issue.author?.login ?? '') && isMarked(issue, input))
        .sort((a, b) => a.number - b.number);
    const [oldest, ...others] = ours;
    if (oldest === undefined)
        return input.said.isDrifted ? open(input) : { kind: 'none', url: null };
    const updated = await update(oldest, input);
    // Two runs at once may each have opened one.
    for (const issue of others.filter(({ state }) => state === 'open')) {
        const body = `${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(input.topic, name)}\nTold in #${oldest.number}.\n`;
        await github.updateIssue(issue.number, { body, state: 'closed', state_reason: 'not_planned' });
    }
    return updated;
}
/** First in the body: a quotation or a report about it is not it. */
function isMarked({ body }, { topic, name }) {
    return body.startsWith((0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(topic, name));
}
async function open(input) {
    const { github, isCertain, said } = input;
    if (!isCertain) {
        const opened = await github.issues({ creator: null, state: 'open' });
        const likely = opened.find((issue) => isMarked(issue, input) && couldBeOurs(issue));
        if (likely !== undefined)
            return { kind: 'unsure', url: likely.html_url };
    }
    const { html_url } = await github.createIssue(said.title, textOf(input));
    return { kind: 'opened', url: html_url };
}
/** Only an app that is installed writes as a bot; a token of a person writes as that person. Some forges do not say. */
function couldBeOurs({ author, author_association }) {
    return (author !== null && (author.type === null || author.type === 'Bot')) || (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrusted */ .W2)(author_association);
}
async function update(issue, input) {
    const { github, said } = input;
    const { number, state, html_url: url } = issue;
    const body = textOf(input);
    const isOpen = state === 'open';
    if (!said.isDrifted) {
        if (!isOpen)
            return { kind: 'unchanged', url };
        await github.updateIssue(number, { body, state: 'closed', state_reason: 'completed' });
        return { kind: 'closed', url };
    }
    if (isOpen && withoutFoot(issue.body) === withoutFoot(body))
        return { kind: 'unchanged', url };
    await github.updateIssue(number, isOpen ? { body } : { body, state: 'open' });
    return { kind: isOpen ? 'updated' : 'reopened', url };
}
function textOf({ topic, name, said: { body, foot } }) {
    return `${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(topic, name)}\n${body}\n${foot}\n`;
}
function withoutFoot(text) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(text).replace(/\n[^\n]*$/, '');
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ pageCount),
/* harmony export */   Rx: () => (/* binding */ createSend),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9607);



const REQUEST_TIMEOUT_MS = 30_000;
/** GitHub punishes more than a hundred at once, those of another job among them. */
const MOST_AT_ONCE = 75;
/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';
/** Failures to connect: nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
function isUnsent(code) {
    return UNSENT.has(code) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isUntrusted */ .fb)(code);
}
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
/** Loads the client at the first request, so that a run that asks GitHub nothing does not pay for it. */
function createExchange(options) {
    const inTurn = takingTurns(MOST_AT_ONCE);
    let opened = null;
    return (request, signal) => inTurn(async () => {
        // The client would refuse it too, quoting it.
        if (!/^[\x21-\x7e]+$/.test(options.token))
            return unanswered('forbidden', false, 'github-token is not a token');
        if (signal.aborted)
            return unanswered('network', false, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .STOPPING */ .Ri);
        opened ??= open(options);
        return exchangeOnce(await opened, request, { ...options, signal });
    });
}
/** Runs what it is given in the order that it comes, and so many at once. */
function takingTurns(most) {
    const waiting = [];
    let free = most;
    return async (task) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((begin) => waiting.push(begin));
        try {
            return await task();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}
async function open({ apiUrl, token, userAgent }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, { baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ''), userAgent, log: SILENT });
}
async function exchangeOnce(octokit, { route, params }, { requestTimeoutMs = REQUEST_TIMEOUT_MS, ...options }) {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(requestTimeoutMs)]);
    try {
        const { status, headers, data } = await octokit.request(`${route.method} ${route.path}`, {
            ...params,
            headers: { 'x-github-api-version': API_VERSION },
            request: { signal, redirect: 'manual', ...(options.fetch && { fetch: options.fetch }) },
        });
        return { answered: true, status, headers, body: data };
    }
    catch (error) {
        return failed(error, options.signal);
    }
}
/** Errors of the client hold the whole request, names included, so nothing of them is passed on but what is known. */
function failed(error, signal) {
    const response = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(error, 'response');
    if (typeof response === 'object' && response !== null) {
        const [status, headers] = [Number((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(response, 'status')), (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(response, 'headers')];
        return { answered: true, status, headers: { ...Object(headers) }, body: (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(response, 'data') };
    }
    if (signal.aborted)
        return unanswered('network', true, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .STOPPING */ .Ri);
    const code = codeOf(error);
    return unanswered('network', !isUnsent(code), code);
}
function unanswered(kind, sent, reason) {
    return { answered: false, kind, sent, reason };
}
/** The code of the innermost error, or its kind: words that name no host. */
function codeOf(error) {
    let innermost = error;
    while ((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(innermost, 'cause') instanceof Error)
        innermost = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(innermost, 'cause');
    // Of a request that took too long the code is a number.
    const words = [(0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(innermost, 'code'), (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(innermost, 'name')];
    return words.find((word) => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}
function ignore() { }
// Which failures are worth another attempt, and when it is made. A write that may have been carried out is not repeated
// unless repeating it changes nothing. The service's client has rules of its own: what is sent again, what a wish for a
// pause may cost and the bounds all differ, so all that the two share is the formula of the backoff.
const MAX_ATTEMPTS = 5;
/** No attempt starts later than this after the first. */
const MAX_TOTAL_MS = 180_000;
const MAX_WAIT_MS = 60_000;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8_000;
/** Milliseconds to wait before the next attempt, or null when there is none. */
function nextWait({ failure, elapsedMs, transient, random }) {
    if (!transient || failure.attempts >= MAX_ATTEMPTS || !isRetried(failure))
        return null;
    const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failure.attempts - 1));
    // GitHub asks for at least a minute after a limit that names no time.
    const wish = failure.waitMs ?? (failure.kind === 'rate-limited' ? MAX_WAIT_MS : 0);
    // Coming back too early prolongs a limit: a wish that is too long is not cut short but ends the attempts.
    if (wish > MAX_WAIT_MS)
        return null;
    const wait = Math.min(MAX_WAIT_MS, wish + random() * ceiling);
    return elapsedMs + wait > MAX_TOTAL_MS ? null : wait;
}
function isRetried({ method, kind, sent }) {
    if (kind === 'rate-limited')
        return true;
    if (kind === 'network' && !sent)
        return true;
    return method !== 'POST' && (kind === 'network' || kind === 'server' || kind === 'unreadable');
}
/** True for an answer that turns a request away for its rate, and so did nothing. `message` is GitHub's. */
function isRateLimit(status, headers, message) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    if (headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0')
        return true;
    return /secondary rate limit/i.test(message);
}
/** How long an answer asks to be left alone, from `now`: by `Retry-After`, else until a used-up limit is reset. */
function wishOf(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset))
        return null;
    return Math.max(0, reset * 1000 - now);
}
/** Reads a refusal; `now` is what its times count from. */
function refusal(route, { status, headers, body }, now) {
    const message = messageOf(body);
    if (isRateLimit(status, headers, message))
        return { kind: 'rate-limited', waitMs: wishOf(headers, now) };
    if (status >= 500)
        return { kind: 'server', waitMs: wishOf(headers, now) };
    if (status < 400)
        return { kind: 'unreadable', reason: 'a redirect, and redirects are not followed' };
    if (status === 401)
        return { kind: 'forbidden' };
    if (status === 403)
        return { kind: 'forbidden', permission: missing(route, message) };
    if (status === 404 || status === 410)
        return { kind: 'not-found' };
    return { kind: 'invalid', reason: wrongField(body) };
}
/** GitHub says this of a token without the permission, whatever kind of token it is. */
function missing({ permission }, message) {
    return /^Resource not accessible by/i.test(message) ? permission : null;
}
/** Of a failed validation: the field and the code, both GitHub's vocabulary. */
function wrongField(body) {
    const [first] = listOf((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(body, 'errors'));
    const words = ['field', 'code'].map((name) => (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(first, name)).filter((word) => typeof word === 'string');
    return words.length > 0 && words.every((word) => /^\w{1,40}$/.test(word)) ? words.join(': ') : null;
}
function messageOf(body) {
    const message = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .property */ .MZ)(body, 'message');
    return typeof message === 'string' ? message : '';
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** By the signal that ends what is sent: however many there are, what they send at once is counted together. */
function createSend(options) {
    const exchange = createExchange(options);
    return (signal) => (request) => persist(request, { ...options, exchange, signal });
}
async function persist(request, sending) {
    const { exchange, clock, random, signal } = sending;
    const start = clock.now();
    for (let attempts = 1;; attempts += 1) {
        const exchanged = await exchange(request, signal);
        const outcome = judge(request, exchanged, { attempts, now: clock.now() });
        if ('value' in outcome)
            return outcome;
        const wait = nextWait({ ...outcome, random, elapsedMs: clock.now() - start });
        if (wait !== null)
            await pause(wait, sending);
        if (wait === null || signal.aborted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_(outcome.failure);
    }
}
async function pause(ms, { clock, signal }) {
    try {
        await clock.sleep(ms, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
}
function judge(request, exchanged, { attempts, now }) {
    const { method, path: route } = request.route;
    const none = { method, route, attempts, status: null, permission: null, sent: true, waitMs: null, reason: null };
    if (!exchanged.answered) {
        const { kind, sent, reason } = exchanged;
        return { failure: { ...none, kind, sent, reason }, transient: true };
    }
    const { status, headers, body } = exchanged;
    const answered = { ...none, status };
    if (status >= 300) {
        const facts = refusal(request.route, exchanged, now);
        return { failure: { ...answered, ...facts }, transient: facts.kind !== 'unreadable' };
    }
    // A body that broke off, or is no JSON, arrives as text: another attempt may bring it whole.
    if (typeof body !== 'object')
        return { failure: { ...answered, kind: 'unreadable' }, transient: true };
    try {
        return { value: request.read(body), headers };
    }
    catch (error) {
        if (!(error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV))
            throw error;
        return { failure: { ...answered, kind: 'unreadable', reason: error.message }, transient: false };
    }
}
// Reads a list to its end. Where the next page is, the Link header says; of its address only the query is taken, so
// that no header can lead the token elsewhere.
/** GitHub's largest page. */
const PAGE_SIZE = 100;
/** A list without end is an error, not an endless loop. */
const MAX_PAGES = 1000;
/** Every entry of a list; how many pages there are, the first tells, and the others are asked for at once. */
async function readAll(send, { route, params, read }) {
    const pageBy = (query) => send({ route, params: { ...params, ...query }, read });
    const answers = [await pageBy({ per_page: PAGE_SIZE })];
    const queries = queriesBetween(answers[0].headers.link);
    if (queries.length > MAX_PAGES)
        throw endless(route);
    answers.push(...(await Promise.all(queries.map(pageBy))));
    // A list that grew, or does not tell its length.
    for (let query = queryOf(answers.at(-1).headers.link, 'next'); query !== null; query = queryOf(answers.at(-1).headers.link, 'next')) {
        if (answers.length >= MAX_PAGES)
            throw endless(route);
        answers.push(await pageBy(query));
    }
    return answers.flatMap(({ value }) => [...value]);
}
/** The queries of the pages from the next to the last, where a header names both by number. */
function queriesBetween(link) {
    const [next, last] = [queryOf(link, 'next'), queryOf(link, 'last')];
    const [from, to] = [Number(next?.page), Number(last?.page)];
    if (next === null || !Number.isSafeInteger(from) || !Number.isSafeInteger(to))
        return [];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ ...next, page: String(from + index) }));
}
/** How many pages a list has, by the headers of one of them. */
function pageCount({ link }, page) {
    return Math.max(page, Number(queryOf(link, 'last')?.page ?? page) || page);
}
/** When an answer was given by GitHub's own clock; null where it does not say. */
function timeOf({ date }) {
    const at = Date.parse(String(date));
    return Number.isNaN(at) ? null : at;
}
/** The query of the page that a header calls so, or null. */
function queryOf(link, rel) {
    const links = (typeof link === 'string' ? link : '').matchAll(/<([^<>]*)>\s*;[^,]*\brel="(\w+)"/g);
    const url = [...links].find(([, , name]) => name === rel)?.[1];
    if (url === undefined)
        return null;
    return Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)));
}
function endless({ method, path: route }) {
    const facts = { method, route, kind: 'unreadable', status: 200, attempts: 1, sent: true };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_({ ...facts, permission: null, waitMs: null, reason: 'a list without end' });
}


/***/ }),

/***/ 1301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ driftPage),
/* harmony export */   IM: () => (/* binding */ driftTitle),
/* harmony export */   sX: () => (/* binding */ driftFoot),
/* harmony export */   t6: () => (/* binding */ cleanPage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _markdown_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5149);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5952);
/* harmony import */ var _markdown_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4457);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3136);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5511);







/** Of the issue: it stays while what has drifted changes. */
function driftTitle({ organization }, name) {
    const which = name === '' ? '' : ` (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name))})`;
    return `Inventory drift of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(organization))}${which}`;
}
/** Ends with a newline. */
function driftPage(input) {
    const { plan, revert, budget } = input;
    const drifted = driftedIn(plan);
    const head = [
        `## Inventory drift of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(plan.organization)}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(plan.summary.drift, 'difference')}\n`,
        `The service differs from the files, and no change of a file asked for it. ${countsOf(drifted)}\n`,
        ...pendingLines(plan),
    ].join('\n');
    const foot = revertText(revert);
    const left = budget - (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$)(head) - (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesOf */ .$)(foot) - 2;
    const sections = sectionsFor(drifted, input);
    const fitted = (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .fitSections */ .W)(sections, left)?.map(({ text }) => text) ?? [];
    return [head, ...fitted, foot].join('\n');
}
/** What a closed issue says: nothing of what it told before. */
function cleanPage({ organization, undeclared, ...plan }, now) {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    const rest = undeclared.length === 0
        ? ''
        : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(undeclared.length, 'asset')} that no file declares ${undeclared.length === 1 ? 'is' : 'are'} left alone, as the files ask.\n`;
    return [
        `## Inventory drift of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(organization)}: none\n`,
        `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
        ...pendingLines(plan),
        ...(rest === '' ? [] : [rest]),
    ].join('\n');
}
/** Below the page, on one line: what was compared, and by which run. */
function driftFoot(commit, runUrl) {
    const run = (0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .runLink */ .ut)(runUrl);
    return `Seen at ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.slice(0, 7))}${run === '' ? '' : _summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .SEPARATOR */ .wv + run}`;
}
function driftedIn({ organization, changes, undeclared }) {
    const drift = changes.filter(({ origin }) => origin === 'drift');
    const deletes = drift.filter((change) => change.action === 'delete').map((one) => undeclaredOf(one, organization));
    return {
        declared: drift.filter((change) => change.action !== 'delete'),
        // Together by system: of which one is pruned and which is not, the table tells.
        never: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)([...deletes, ...undeclared]).flatMap(({ members }) => members),
        deletes: deletes.length,
    };
}
function undeclaredOf({ id, before, cyberSystem }, organization_slug) {
    return { asset: { ...before, id, organization_slug }, cyberSystem };
}
function countsOf({ declared, never }) {
    const gone = declared.filter(({ action }) => action === 'create').length;
    const counts = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .tally */ .N4)([
        [gone, 'gone there'],
        [declared.length - gone, 'changed there'],
        [never.length, 'never declared'],
    ]);
    return `**${counts.join(_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .SEPARATOR */ .wv)}**`;
}
function pendingLines({ summary: { pending } }) {
    if (pending === 0)
        return [];
    return [`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(pending, 'change')} merged and not applied yet: pending, no drift. The next apply decides.\n`];
}
const HIDDEN_NAMES = 'Names and YAML are not shown here. `cip-sync drift` names what drifted, and `detail: full` shows all of it here.\n';
function sectionsFor(drifted, { plan, ground, detail, budget, place }) {
    const { declared, never } = drifted;
    const isFull = detail === 'full';
    const gone = 'Declared here, but gone or changed there';
    const extra = 'There, but never declared';
    // What a revert deletes is cut last, what it corrects first.
    const parts = [
        { title: gone, all: declared, body: isFull ? (0,_markdown_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .driftTable */ .Ir)(declared) : placeList(declared), keep: 1 },
        { title: null, all: [], body: isFull ? adopt(corrections(declared, ground), CORRECT) : _markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ROWS */ .c6, keep: 3 },
        { title: extra, all: never, body: isFull ? neverTable(drifted, plan) : homeList(never, ground), keep: 0 },
        { title: null, all: [], body: isFull ? adopt(additions(never, ground), ADD) : _markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ROWS */ .c6, keep: 2 },
    ];
    const filled = parts.filter(({ body }) => body.count > 0);
    // Each has its share, and the last to be shown what is left.
    const most = Math.floor(budget / (filled.length + 0.5));
    const sections = filled.map((part) => ({ ...section(part, place), ...(part.keep === 3 ? {} : { most }) }));
    return isFull ? sections : [...sections, { ..._markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ROWS */ .c6, open: HIDDEN_NAMES, keep: 0, hidden: () => '' }];
}
/** ` in 28 cyber systems at 7 sites`; '' for one. */
function reach(all) {
    const systems = new Set(all.map(({ cyberSystem }) => cyberSystem.id)).size;
    return systems < 2 ? '' : ` in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(systems, 'cyber system')}${(0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .sitesOf */ .Yc)(all)}`;
}
const CORRECT = 'To keep it as it is there, correct the files. A document that is left without an asset says `assets: []`.';
const ADD = 'To adopt it, add these lines, indented as the entries there.';
const ELSEWHERE = { issue: 'The summary of the run has more.', summary: 'The plan file of the run has all.' };
function section({ title, all, body, keep }, place) {
    const heading = title === null ? '' : `${title}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(body.count)}${reach(all)}`;
    const what = title === null ? 'YAML' : `**${title}**`;
    const hidden = (count, isAll) => `${isAll ? `${what}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(count)}` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(count)} more`} not shown here. ${ELSEWHERE[place]}`;
    return { ...stood(heading, body), keep, hidden };
}
/** Longer parts are folded: how to go on stands below them. */
const LONG = 50;
function stood(heading, body) {
    if (body.count <= LONG)
        return { ...body, open: `${heading === '' ? '' : `### ${heading}\n\n`}${body.open}` };
    const title = heading === '' ? 'The lines for the files' : `<h3>${heading}</h3>`;
    const open = `<details><summary>${title}</summary>\n\n${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n` };
}
function adopt(body, sentence) {
    return { ...body, open: `${sentence}\n\n${body.open}` };
}
function neverTable({ never }, { changes }) {
    const deleted = new Set(changes.filter(({ action }) => action === 'delete').map(({ id }) => id));
    return (0,_markdown_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .siteTable */ .oC)(['Asset', 'Type', 'Id', 'A revert'], never, ({ asset: { name, asset_type, id } }) => [
        ...[(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(name), asset_type, (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(id)],
        deleted.has(id) ? 'deletes it' : 'leaves it',
    ]);
}
function placeList(changes) {
    const row = (index) => {
        const change = changes[index];
        return `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change) ?? '')}: ${change.action === 'create' ? 'gone' : 'changed'}\n`;
    };
    return { ..._markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ROWS */ .c6, count: changes.length, row };
}
/** How many, by the place that declares their system. */
function homeList(never, ground) {
    const homeOf = homesOf(ground);
    const groups = (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .bySystem */ .Dp)(never);
    const row = (index) => {
        const { system, members } = groups[index];
        const home = homeOf(system.id);
        const place = home === null ? 'elsewhere' : `in the system of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(home)}`;
        return `- ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(members.length, 'asset')} ${place}\n`;
    };
    return { ..._markdown_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_ROWS */ .c6, count: groups.length, row };
}
/** Paragraphs of Markdown, the last ending with a newline. No name is in them. */
function revertText(revert) {
    return ['### To revert it\n', ...cautions(revert), `${scope(revert)}\n`, ...way(revert)].join('\n');
}
function cautions({ changes, guards, managed }) {
    const deletes = changes.filter(({ action }) => action === 'delete').length;
    if (deletes === 0)
        return [];
    const asset = deletes === 1 ? "the asset's" : "the assets'";
    const lines = [`Reverting it makes ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(deletes, 'permanent delete')}: ${asset} compliance history goes, too.`];
    lines.push(...(0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .guardSentences */ .S6)({ guards, managed }, _text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownVoice */ .Cr).map((text) => `Blocked: ${text}`));
    return [`> [!CAUTION]\n${lines.map((line) => `> ${line}\n`).join('')}`];
}
function scope({ changes, pending }) {
    const count = (action) => changes.filter((change) => change.action === action).length;
    const each = ['delete', 'update', 'create'].map((action) => [count(action), action]);
    const merged = pending === 0 ? '' : ` That includes ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(pending, 'pending change')}.`;
    return `If the files are right, have the service changed back: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .tally */ .N4)(each, _text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS), 'and')}.${merged}`;
}
function way(revert) {
    if (revert.approval === 'review') {
        const drift = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeCodeSpan */ .LF)('drift: apply');
        return [
            `With ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeCodeSpan */ .LF)('approval: review')} a digest approves nothing. Set ${drift} for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n`,
        ];
    }
    const inputs = ['command=apply', 'drift=apply', ...(revert.approval === 'plan' ? [`approve=${revert.digest}`] : [])];
    const flags = inputs.map((input) => ` -f ${input}`).join('');
    const by = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeCodeSpan */ .LF)('workflow_dispatch');
    const { workflow } = revert;
    const sealed = revert.approval === 'plan'
        ? ' The digest approves exactly these changes: if anything differs by then, nothing is written.'
        : '';
    const named = workflow === null ? 'WORKFLOW is' : `If ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeCodeSpan */ .LF)(workflow)} is another one, name`;
    return [
        `\`\`\`sh\ngh workflow run ${workflow ?? 'WORKFLOW'}${flags}\n\`\`\`\n`,
        `${named} the workflow that takes these inputs by ${by} and hands them to the action.${sealed}\n`,
    ];
}
function homesOf({ systems }) {
    const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
    return (systemId) => {
        const document = homes.get(systemId);
        return document === undefined ? null : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)({ file: document.file, offset: document.cyberSystem.offset });
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
            return [`# ${place}: take out ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(change.after.name)}`];
        const { id, before, fromSystem, desired, changed } = change;
        if (before.name === '')
            return [`# ${place}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(id)}: ${_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMELESS */ .Z$}`];
        const lines = declare({ asset: { ...before, id, organization_slug: '' }, cyberSystem: fromSystem });
        // Without its pin the entry could mean another asset.
        const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(id)}`];
        if (!changed.includes('cyber_system_id'))
            return [`# ${place}: in place of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(desired.name)}`, ...pinned];
        return [`# ${place}: take out ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
    });
}
function placeOf(change) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(change) ?? ''));
}
/** A name that several assets of a system have, undeclared or not, tells none of them. */
function declarer({ liveAssets }) {
    const noSystem = { id: '', name: '', site: null, impactRating: null };
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .declarations */ .I1)(liveAssets.map((asset) => ({ asset, cyberSystem: noSystem })));
}
function addTo(system, homeOf) {
    const home = homeOf(system.id);
    if (home !== null)
        return [`# ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(home))}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .systemText */ .VZ)(system)}: add under assets`];
    return [`# a new file, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .systemText */ .VZ)(system)}: add`, `cyber_system: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(system.id)}`, 'assets:'];
}
/** One fenced block. Every line is made inert before; only the fence could be escaped. */
function yamlBlock(all, linesOf) {
    const row = (index) => linesOf(all[index], index)
        .map((line) => `${line}\n`)
        .join('');
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFor */ .Lt)((function* () {
        for (const [index] of all.entries())
            yield row(index);
    })());
    return { open: `${fence}yaml\n`, count: all.length, row, close: `${fence}\n` };
}


/***/ })

};
