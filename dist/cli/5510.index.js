export const id = 5510;
export const ids = [5510];
export const modules = {

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ STOPPING),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony exports isOfGitHub, isUnclear, isMissingRight */
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.
/** Before what a route asks of the repository: which one it is need not be said. */
const REPOSITORY = /^\/repos\/\{owner\}\/\{repo\}(?=\/)/;
/** A route as a person reads it: what stood in its place is left open, since it may be a name. */
function shownRoute(route) {
    return route.replace(REPOSITORY, '').replaceAll(/\{\w+\}/g, '…');
}
/** A request that did not succeed. The message can be shown anywhere (design section 8, detail). */
class GitHubError extends Error {
    name = 'GitHubError';
    method;
    route;
    kind;
    status;
    permission;
    attempts;
    /** True for a write that may have been carried out all the same. */
    unclear;
    constructor(failure, options) {
        super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.permission = failure.permission;
        this.attempts = failure.attempts;
        this.unclear = mayBeDone(failure);
    }
}
function isOfGitHub(error) {
    return error instanceof GitHubError;
}
function isNotFound(error) {
    return isOfGitHub(error) && error.kind === 'not-found';
}
/** Whether what was asked for may have been done all the same. */
function isUnclear(error) {
    return isOfGitHub(error) && error.unclear;
}
/** What a right that the token lacks comes to: GitHub says that something is not there where a token may not see it. */
function isMissingRight(error) {
    return isOfGitHub(error) && (error.kind === 'forbidden' || error.kind === 'not-found');
}
/** Why nothing came of a request that the end of the run cut off. */
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
// Nothing tells whose it is: to the client a proxy's handshake fails as GitHub's own does.
const CHECK_AUTHORITY = 'Its certificate, or that of the proxy, is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold: the handshake ended before anything was sent. */
function isUntrusted(code) {
    return code !== null && /CERT|_SIGNATURE$/.test(code);
}
function mayBeDone({ method, kind, sent }) {
    if (method === 'GET' || !sent)
        return false;
    return kind === 'network' || kind === 'server' || kind === 'unreadable';
}
function explain(failure) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    const answered = failure.sent
        ? `GitHub answered ${failure.status}${failureReason}.`
        : `nothing was sent${failureReason}.`;
    switch (failure.kind) {
        case 'forbidden':
            return `${answered} ${toGrant(failure)}`;
        case 'not-found':
            return `${answered} It is not there, or github-token may not see it.`;
        case 'rate-limited':
            return `${answered} The rate limit is used up. ${whenToComeBack(failure.waitMs)}`;
        case 'invalid':
            return `${answered} GitHub does not accept the request as it stands.`;
        case 'network':
            return `${failure.sent ? 'no whole answer came' : 'nothing was sent'}${failureReason}.${networkRemedy(failure.reason)}`;
        case 'server':
            return `${answered} Wait and run again.`;
        case 'unreadable':
            return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
    }
}
function networkRemedy(reason) {
    if (reason === STOPPING)
        return '';
    return ` ${isUntrusted(reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
}
function toGrant({ status, permission, sent }) {
    if (permission !== null)
        return `Grant the job the permission ${permission}.`;
    if (status === 401 || !sent)
        return 'Check that github-token is whole and not expired.';
    return 'Check what github-token may do.';
}
function whenToComeBack(waitMs) {
    if (waitMs === null)
        return 'Run again later.';
    return `Run again in ${Math.max(1, Math.ceil(waitMs / 60_000))} min.`;
}


/***/ }),

/***/ 5010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports TASK, environmentOf, markPayload, readMark, successWords, standingOf, hmac, isSame, NO_MARKS, listMarks, likelyCreator, readStandings, standingNow, namedByOldest */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
// Applied marks (design section 8): deployments that say which commit a run applies and what came of it, sealed where
// there is a signing key. What is read counts only when it is ours.


const TASK = 'inventory-apply';
/** Of the deployments; one for each of several organizations when the input `name` is set. */
function environmentOf(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}
/** What an apply says of itself when it starts. */
const facts = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** `owner/name`. */
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The origin of the service that it applies to. */
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Input `name`; '' for none. */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
    /** The commit that it takes as applied; null where none is known. */
    applied: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .nullable(),
});
const payload = facts.extend({ seal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
/** The payload of the mark of a commit. Without a key it has no seal. */
function markPayload(facts, commit, key) {
    const unsealed = { version: 1, ...facts };
    return key === '' ? unsealed : { ...unsealed, seal: factsSeal(facts, commit, key) };
}
/** The mark that a deployment is; null for one of another repository, service or name, or without the seal asked for. */
function readMark(deployment, owner, key) {
    const { id, sha: commit, creator, created_at } = deployment;
    const read = payload.safeParse(deployment.payload);
    if (!read.success || creator === null)
        return null;
    const { version: _, seal = '', ...facts } = read.data;
    const isOurs = facts.repository === owner.repository && facts.service === owner.service && facts.name === owner.name;
    if (!isOurs || (key !== '' && !isSame(seal, factsSeal(facts, commit, key))))
        return null;
    const { applied, run, attempt } = facts;
    return { id, commit, applied, run, attempt, creator: creator.login, createdAt: Date.parse(created_at) };
}
/** GitHub takes no more characters in the description of a status. */
const MOST_WORDS = 140;
/** The description of a success: what it came to in words and, with a key, its seal. */
function successWords(words, id, key) {
    if (key === '')
        return words.slice(0, MOST_WORDS);
    const seal = successSeal(id, key);
    return `${words.slice(0, MOST_WORDS - seal.length - 1)} ${seal}`;
}
/** An apply that gives no sign for so long is dead. It gives one every minute. */
const DEAD_AFTER_MS = 180_000;
/** `now` is by GitHub's clock. Statuses of others, and a success without its seal, do not count. */
function standingOf(mark, statuses, now, key) {
    const counting = statuses
        .filter((status) => status.creator?.login === mark.creator && (status.state !== 'success' || isSealed(status)))
        .sort((a, b) => b.id - a.id);
    const [latest] = counting;
    const isInProgress = latest === undefined || latest.state === 'in_progress';
    const lastSign = latest === undefined ? mark.createdAt : Date.parse(latest.created_at);
    return {
        hasSucceeded: counting.some(({ state }) => state === 'success'),
        lastSign: isInProgress ? lastSign : null,
        isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS,
    };
    function isSealed({ description }) {
        return key === '' || isSame(description.slice(description.lastIndexOf(' ') + 1), successSeal(mark.id, key));
    }
}
function factsSeal({ repository, service, name, run, attempt, applied }, commit, key) {
    return hmac(key, ['cip-inventory-sync mark 1', commit, repository, service, name, run, attempt, applied]);
}
function successSeal(id, key) {
    return hmac(key, ['cip-inventory-sync applied 1', id, 'success']);
}
/** Of a list of plain values, whose order is part of it. */
function hmac(key, canonical) {
    return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
/** Takes as long for what is nearly the same as for what is not at all. */
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
}
const NO_MARKS = { all: [], standing: [], latest: null };
/** Every mark that fits, by whomever; `most` of the newest, 100 where not said. */
async function listMarks({ github, owner, key }, most) {
    const deployments = await github.deployments(environmentOf(owner.name), TASK, most);
    return deployments.flatMap((one) => readMark(one, owner, key) ?? []);
}
/** Whose marks count where no check run or mark of our own tells yet: an app's before a person's. */
function likelyCreator(marks) {
    return (marks.find(({ creator }) => creator.endsWith('[bot]')) ?? marks[0])?.creator ?? null;
}
/** How far back statuses are asked for at once: mostly the newest has succeeded, or one of the last few. */
const ASKED_TO = (/* unused pure expression or super */ null && ([5, 25, 100]));
/** Who is older than the newest success was waited for by it, or dead. */
async function readStandings(marks, creator, input) {
    const all = marks.filter((mark) => mark.creator === creator);
    const standing = [];
    for (const to of ASKED_TO) {
        const batch = all.slice(standing.length, to);
        standing.push(...(await Promise.all(batch.map((mark) => standingNow(mark, input)))));
        if (standing.some(({ hasSucceeded }) => hasSucceeded))
            break;
    }
    return { all, standing, latest: standing.find(({ hasSucceeded }) => hasSucceeded) ?? null };
}
/** By GitHub's own clock. */
async function standingNow(mark, { github, key, now }) {
    const statuses = await github.deploymentStatuses(mark.id);
    return { ...mark, ...standingOf(mark, statuses.value, statuses.now ?? now(), key) };
}
/** What the oldest mark that names it took as applied; where none has succeeded, everything since is still to be applied. */
function namedByOldest({ all }) {
    // A mark that its own run replaced, told by whose it is, names what it should not.
    const isReplaced = (mark) => all.some(({ id, run, attempt }) => id > mark.id && run !== null && run === mark.run && attempt === mark.attempt);
    return all.findLast((mark) => mark.applied !== null && !isReplaced(mark))?.applied ?? null;
}


/***/ }),

/***/ 5510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergedPulls: () => (/* binding */ mergedPulls)
/* harmony export */ });
/* unused harmony exports askFirst, askAhead, findRange, findApplied, commitsAfter, unhide, heldBy */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9452);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5010);
// Which commits are to be applied (design section 8): those after the last that was, which touch the inventory, and the
// pull requests that brought them. What does not touch it costs a page now and then.




/** What touches the inventory rests on no mark: where it is looked from is enough. */
function askFirst({ github, from, paths }) {
    for (const path of paths)
        void early(github.commits({ sha: from, path }, 1));
}
/** Asks early for what is most often needed: GitHub is asked nothing twice, so this costs nothing. */
function askAhead({ github, from, paths, mark, before }) {
    const pulls = new Map();
    const guess = mark?.commit ?? before;
    if (guess !== null && guess !== from)
        void early(github.compare(guess, from, 1));
    const since = mark?.createdAt ?? Number.POSITIVE_INFINITY;
    const ask = ({ sha }) => {
        if (pulls.has(sha))
            return;
        pulls.set(sha, early(github.pullsOf(sha)));
    };
    for (const path of paths)
        void early(newerThan(since, { github, from, path }, ask));
    return pulls;
}
/** What was committed after a mark was made is not applied by it: so many pages of it are read ahead. */
const PAGES_AHEAD = 10;
async function newerThan(since, { github, from, path }, tell) {
    let next = github.commits({ sha: from, path }, 1);
    for (let page = 1;; page += 1) {
        const { entries, pages } = await next;
        const newer = entries.filter((commit) => timeOf(commit) > since);
        const isLast = newer.length < entries.length || page >= Math.min(pages, PAGES_AHEAD);
        // Before what is asked of each commit, which may be more than goes out at once.
        if (!isLast)
            next = github.commits({ sha: from, path }, page + 1);
        newer.forEach(tell);
        if (isLast)
            return;
    }
}
/** After what `findApplied` found of the same. */
async function findRange(input, applied) {
    const commits = await commitsAfter(applied, input);
    const touching = await touchingAmong(commits, input);
    const { from, of = from, marks } = input;
    const shas = new Set([of, ...marks.all.map(({ commit }) => commit)]);
    const tried = [...shas].filter((sha) => commits.has(sha));
    return { commits, touching, fresh: untried(commits, input), tried };
}
/** What was applied last, by the marks. */
async function findApplied({ github, from, before, marks, tip }) {
    const { latest } = marks;
    const marked = latest?.commit ?? namedByOldest(marks);
    if (marked === null)
        return { applied: before, isRewritten: false };
    switch (await relation(github, marked, from)) {
        case 'ahead':
        case 'identical':
            return { applied: marked, isRewritten: false };
        case 'behind':
            if (latest === null)
                return { applied: before, isRewritten: false };
            // An apply of a commit on top of ours succeeded: all of ours is applied, unless the branch was taken back since.
            return (await isPartOf(github, marked, await tip()))
                ? { applied: from, isRewritten: false }
                : { applied: before, isRewritten: true };
        default:
            return { applied: before, isRewritten: true };
    }
}
async function isPartOf(github, commit, tip) {
    return ['ahead', 'identical'].includes(await relation(github, commit, tip));
}
async function relation(github, base, head) {
    if (base === head)
        return 'identical';
    try {
        return (await github.compare(base, head, 1)).status;
    }
    catch (error) {
        // A commit that nothing leads to any more may be gone.
        if (error instanceof GitHubError && ['not-found', 'invalid'].includes(error.kind))
            return 'diverged';
        throw error;
    }
}
const PAGE = 100;
/** How far back commits are looked at when nothing tells what was applied. */
const PAGES_UNTOLD = 3;
/** The commits that one has beyond another. */
async function commitsAfter(applied, { github, from }) {
    if (applied === from)
        return new Map();
    if (applied === null)
        return byHash(await newestPages(github, from));
    const first = await github.compare(applied, from, 1);
    const more = Array.from({ length: Math.ceil(first.total_commits / PAGE) - 1 }, (_, index) => index + 2);
    const rest = await Promise.all(more.map((page) => github.compare(applied, from, page)));
    return byHash([first, ...rest].flatMap(({ commits }) => commits));
}
async function newestPages(github, sha) {
    const pages = Array.from({ length: PAGES_UNTOLD }, (_, index) => github.commits({ sha, path: '' }, index + 1));
    return (await Promise.all(pages)).flatMap(({ entries }) => entries);
}
function byHash(commits) {
    return new Map(commits.map((commit) => [commit.sha, commit]));
}
async function touchingAmong(commits, { github, from, paths }) {
    if (commits.size === 0)
        return [];
    const lists = await Promise.all(paths.map((path) => touchingOne(commits, { github, from, path })));
    return [...byHash(lists.flat()).values()];
}
async function touchingOne(commits, { github, from, path }) {
    if (path === '')
        return [...commits.values()].reverse();
    const oldest = Math.min(...Array.from(commits.values(), timeOf));
    const listed = [];
    const first = await github.commits({ sha: from, path }, 1);
    let entries = first.entries;
    for (let page = 2;;) {
        listed.push(...entries);
        const last = entries.at(-1);
        // Newest first by their dates: what is older than the oldest of the range is none of it.
        if (page > first.pages || last === undefined || timeOf(last) < oldest)
            break;
        const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
        const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
        entries = (await Promise.all(numbers.map((number) => github.commits({ sha: from, path }, number)))).flatMap((answer) => answer.entries);
        page = until + 1;
    }
    return listed.filter(({ sha }) => commits.has(sha));
}
/**
 * What merges hide: where a merge has what one parent has, git lists what that parent leads to and nothing else, so that a
 * merge pushed by hand can bring back what was taken back since. Of merges newer than what counts, each parent is asked.
 */
async function unhide(range, input) {
    const { commits, touching } = range;
    if (input.paths.includes(''))
        return range;
    const bySha = new Map(byHash(touching));
    const looked = new Set();
    for (;;) {
        const counting = new Set([...bySha.keys(), ...range.tried.filter((sha) => sha !== input.from)]);
        const merges = mergesAbove(counting, commits).filter(({ sha }) => !looked.has(sha) && !bySha.has(sha));
        if (merges.length === 0)
            break;
        await Promise.all(merges.map(async (merge) => {
            looked.add(merge.sha);
            const parents = merge.parents.filter((sha) => commits.has(sha));
            const lists = parents.map((from) => touchingAmong(commits, { ...input, from }));
            const hidden = (await Promise.all(lists)).flat().filter(({ sha }) => !bySha.has(sha));
            for (const commit of hidden.length === 0 ? [] : [merge, ...hidden])
                bySha.set(commit.sha, commit);
        }));
    }
    return bySha.size === touching.length ? range : { ...range, touching: [...bySha.values()] };
}
/** The merges of a range that lead to one of these commits, whatever their dates say. */
function mergesAbove(counting, commits) {
    const children = new Map();
    for (const commit of commits.values()) {
        for (const parent of commit.parents)
            addUnder(children, parent, commit);
    }
    const above = new Map();
    const open = [...counting];
    for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
        for (const child of children.get(sha) ?? []) {
            if (above.has(child.sha))
                continue;
            above.set(child.sha, child);
            open.push(child.sha);
        }
    }
    return [...above.values()].filter(({ parents }) => parents.length > 1);
}
function timeOf({ date }) {
    return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date);
}
/** What the newest mark's run looked at, it has waited for. */
function untried(commits, { marks, from }) {
    const newest = marks.all.find(({ commit }) => commit !== from);
    const tried = newest === undefined ? new Set() : heldBy(commits, newest.commit);
    return new Set([...commits.keys()].filter((sha) => !tried.has(sha)));
}
/** The commits of a range that one of them holds, itself among them; none where it is not of the range. */
function heldBy(commits, sha) {
    const held = new Set();
    const open = [sha];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const commit = held.has(next) ? undefined : commits.get(next);
        if (commit === undefined)
            continue;
        held.add(next);
        open.push(...commit.parents);
    }
    return held;
}
/** What was pushed just now: only of these GitHub may not tell yet. */
const MOST_AWAITED = 30;
/** Pauses before GitHub is asked again for the pull requests of a commit: the answer lags behind the merge. */
const PATIENCE_MS = [1000, 2000, 4000, 8000];
/** The pull requests that brought the commits, and those that an apply was tried at: they may show what is pending. */
async function mergedPulls({ github, range, early, defaultBranch, pause }) {
    const byNumber = new Map();
    const brought = new Map();
    const touching = range.touching.map(({ sha }) => sha);
    const awaited = new Set(touching.filter((sha) => range.fresh.has(sha)).slice(0, MOST_AWAITED));
    /** Resolves to those that no pull request brought. */
    const askAll = async (shas, early = new Map()) => {
        const answers = await Promise.all(shas.map((sha) => early.get(sha) ?? github.pullsOf(sha)));
        return shas.filter((sha, index) => {
            const merged = answers[index].filter((pull) => isMergedInto(pull, defaultBranch));
            for (const pull of merged) {
                byNumber.set(pull.number, pull);
                (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .addUnder */ .QQ)(brought, pull.number, sha);
            }
            return merged.length === 0;
        });
    };
    let without = await askAll([...new Set([...touching, ...range.tried])], early);
    for (const ms of pause === null ? [] : PATIENCE_MS) {
        const open = without.filter((sha) => awaited.has(sha));
        if (open.length === 0)
            break;
        await pause?.(ms);
        const still = new Set(await askAll(open));
        without = without.filter((sha) => !awaited.has(sha) || still.has(sha));
    }
    const isTouching = new Set(touching);
    const pulls = [...byNumber.values()].sort((a, b) => a.number - b.number);
    return { pulls, brought, direct: without.filter((sha) => isTouching.has(sha)) };
}
function isMergedInto({ merged_at, base_ref }, branch) {
    return merged_at !== null && base_ref === branch;
}


/***/ })

};
