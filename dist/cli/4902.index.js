export const id = 4902;
export const ids = [4902,2715];
export const modules = {

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ STOPPING),
/* harmony export */   fb: () => (/* binding */ isUntrusted),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony exports LOST_ANSWER_MS, isOfGitHub, isNotFound, isUnclear, isMissingRight */
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.
/** The wait before GitHub is asked whether a lost request was carried out. */
const LOST_ANSWER_MS = 1000;
/** The start of most routes. The repository need not be named. */
const REPOSITORY = /^\/repos\/\{owner\}\/\{repo\}(?=\/)/;
/** A route as a person reads it. Its parameters are left out, since they may be names. */
function shownRoute(route) {
    return route.replace(REPOSITORY, '').replaceAll(/\{\w+\}/g, '…');
}
/** A request that did not succeed. The message can be shown anywhere. */
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    status;
    /** True for a write that may have been carried out nevertheless. */
    unclear;
    constructor(failure, options) {
        super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain(failure)}`, options);
        this.kind = failure.kind;
        this.status = failure.status;
        this.unclear = mayBeDone(failure);
    }
}
function isOfGitHub(error) {
    return error instanceof GitHubError;
}
function isNotFound(error) {
    return isOfGitHub(error) && error.kind === 'not-found';
}
/** Whether the request may have been carried out nevertheless. */
function isUnclear(error) {
    return isOfGitHub(error) && error.unclear;
}
/** Whether the token may lack a permission. GitHub also answers 404 if a token may not see something. */
function isMissingRight(error) {
    return isOfGitHub(error) && (error.kind === 'forbidden' || error.kind === 'not-found');
}
/** Why a request that the end of the run cut off had no result. */
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
// The handshake of a proxy fails like GitHub's own, so the message cannot say whose certificate it is.
const CHECK_AUTHORITY = 'Its certificate, or that of the proxy, is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** The TLS codes for a certificate that is not trusted. The handshake ended before anything was sent. */
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
            return `${answered} GitHub does not accept the request.`;
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

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName)
/* harmony export */ });
/* unused harmony exports encodeRecord, decodeRecord, encodePass, checkSeal, commentSeal, asKept */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
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
    const core = sealOf(keys, canonicalCore(record));
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
            seal: sealOf(keys, canonicalWhole(core, shownPages)),
        }),
    };
}
/**
 * Folded, because only apply reads it. Nothing can end the fence early, and nothing hides: text by other people is only
 * in the record, and its backticks and unsafe characters are escaped.
 */
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(UNSAFE, jsonEscape);
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
        const isOurs = run === id && isSealOf(passed.data.passed, keys, canonicalPass({ run, head, pullRequest }));
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
    const isWhole = isSealOf(core, keys, canonicalCore(record)) && isSealOf(seal, keys, canonicalWhole(core, pages));
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
    return fenced({ version: 3, ...plan, passed: sealOf(keys, canonicalPass(plan)) });
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
    return sha256(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
/** The same for a comment. */
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: sha256(asKept(comment.body)) };
}
/** A text for comparison. GitHub may return other line ends, and no white space at the end. */
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}


/***/ }),

/***/ 2715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   latestDecisive: () => (/* binding */ latestDecisive)
/* harmony export */ });
/* unused harmony exports isTrusted, judgeReviews, undecided */
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


/***/ }),

/***/ 2866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports readSigningKeys, sealOf, isSealOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
// Seals over what a run leaves on GitHub and reads back: a keyed hash if there is a signing key.



const LEAST_CHARACTERS = 32;
/** Reads the input, one key a line. Throws a ConfigurationError for a key that could be guessed. */
function readSigningKeys(input) {
    const keys = input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    if (keys.every((key) => key.length >= LEAST_CHARACTERS))
        return keys;
    const problem = `has a key of under ${LEAST_CHARACTERS} characters. Make one with openssl rand -hex 32; give several one a line.`;
    throw new ConfigurationError('signing-key', problem);
}
/** A seal over a list of plain values and their order. Without a key anyone can make it. */
function sealOf(keys, canonical) {
    const [key] = keys;
    return key === undefined ? `sha256:${sha256(JSON.stringify(canonical))}` : hmac(key, canonical);
}
/** Whether a seal is of these values, by any of the keys. */
function isSealOf(seal, keys, canonical) {
    if (keys.length === 0)
        return isSame(seal, sealOf(keys, canonical));
    return keys.some((key) => isSame(seal, hmac(key, canonical)));
}
function hmac(key, canonical) {
    return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
/** Takes the same time however much of it matches. */
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
}


/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBrought: () => (/* binding */ readBrought)
});

// UNUSED EXPORTS: commitsAfter, printSituation, readApplied, readPulls, readRange, readRights, readSituation

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/github/seal.js
var seal = __webpack_require__(2866);
;// CONCATENATED MODULE: ./lib/github/applied-deployment.js
// Applied deployments (docs/apply.md): each says which commit a run applies, and how that ended. Pure: a deployment
// counts only if it is ours, and sealed if there is a signing key.


const applied_deployment_TASK = 'inventory-apply';
/** The environment of the deployments. One for each organization if the input `name` is set. */
function environmentOf(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}
/** What an apply records about itself when it starts. */
const facts = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    /** `owner/name`. */
    repository: schemas/* string */.YjP(),
    /** Origin and path of the service that it applies to. */
    service: schemas/* string */.YjP(),
    /** Input `name`; '' for none. */
    name: schemas/* string */.YjP(),
    run: schemas/* string */.YjP().nullable(),
    attempt: schemas/* number */.aig().int().nullable(),
    /** The commit that counts as applied before it; null if not known. */
    applied: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
        .nullable(),
});
const payload = facts.extend({ seal: schemas/* string */.YjP().optional() });
/** The payload of the deployment of a commit. Without a key it has no seal. */
function payloadOf(facts, commit, keys) {
    const unsealed = { version: 1, ...facts };
    return keys.length === 0 ? unsealed : { ...unsealed, seal: sealOf(keys, canonicalFacts(facts, commit)) };
}
/** The contents of a deployment. `identity` is the same for two deployments with the same contents. */
function applied_deployment_readDeployment(listed, { owner, keys }) {
    const { id, sha: commit, creator, task, environment } = listed;
    const read = payload.safeParse(listed.payload);
    if (!read.success || creator === null || task !== applied_deployment_TASK || environment !== environmentOf(owner.name))
        return FOREIGN;
    const { version: _, seal, ...fields } = read.data;
    const isOurs = fields.repository === owner.repository && fields.service === owner.service && fields.name === owner.name;
    if (!isOurs)
        return FOREIGN;
    const canonical = canonicalFacts(fields, commit);
    if (keys.length > 0 && !isSealOf(seal ?? '', keys, canonical)) {
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
    const sealed = ` ${time} ${sealOf(keys, canonicalStatus(id, state, run, time))}`;
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
    return isTimely && isSealOf(seal, keys, canonicalStatus(deployment.id, status.state, deployment.run, time));
}
/** An apply without a sign of life for this long is dead. */
const DEAD_AFTER_MS = 180_000;
const ONGOING = new Set(['queued', 'pending', 'in_progress']);
/**
 * null for a deployment without a status that counts: it is not ours, or its run has not begun. `now` is GitHub's time.
 */
function applied_deployment_standingOf(deployment, statuses, { keys, now }) {
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
function applied_deployment_likelyCreator({ listed }, rules) {
    const creators = listed.flatMap((each) => {
        const read = applied_deployment_readDeployment(each, rules);
        return read.kind === 'counts' ? read.deployment.creator : [];
    });
    return creators.find((login) => login.endsWith('[bot]')) ?? creators[0] ?? null;
}
/** Judges the deployments of one creator. */
function applied_deployment_appliesIn(list, rules, creator) {
    const { listed, hasMore, now } = list;
    const { keys } = rules;
    const read = listed.map((each) => ({ each, reading: applied_deployment_readDeployment(each, rules) }));
    const all = read.flatMap(({ each, reading }) => {
        if (reading.kind !== 'counts' || reading.deployment.creator !== creator || each.statuses === null)
            return [];
        const fresh = startingAt(reading.deployment, Date.parse(each.created_at), now);
        return [applied_deployment_standingOf(reading.deployment, each.statuses, { keys, now }) ?? fresh];
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
function applied_deployment_namedCommit(applies) {
    return applies.latest?.commit ?? namedByOldest(applies);
}
/** Finds what was applied last. */
function applied_deployment_lastApplied(applies, { from, before, standings, tip }) {
    const named = applied_deployment_namedCommit(applies);
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

// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
;// CONCATENATED MODULE: ./lib/github/range.js
// Which commits are to be applied, which pull requests brought them, and what later ones withdrew.
// Pure.

/** Commits by hash. */
function range_byHash(commits) {
    return new Map(commits.map((commit) => [commit.sha, commit]));
}
/** The commits of a range that a commit contains, including itself. Empty if it is not in the range. */
function range_heldBy(commits, sha) {
    const contained = new Set();
    const open = [sha];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const commit = contained.has(next) ? undefined : commits.get(next);
        if (commit === undefined)
            continue;
        contained.add(next);
        open.push(...commit.parents);
    }
    return contained;
}
/** The merges of a range that lead to one of these commits, whatever their dates. */
function range_mergesAbove(shas, commits) {
    const children = new Map();
    for (const commit of commits.values()) {
        for (const parent of commit.parents)
            addUnder(children, parent, commit);
    }
    const above = new Map();
    const open = [...shas];
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
/**
 * The commits that change the inventory. If a merge has the same inventory as one parent, git lists only that parent's
 * history. So a merge that is pushed by hand can bring back changes that were withdrawn. The inventory's tree in each
 * commit shows what such a merge hides.
 */
function range_touchingIn({ commits, listed, tried, trees }) {
    if (trees === null)
        return listed;
    const touching = new Set(listed);
    const looked = new Set();
    for (;;) {
        const open = range_mergesAbove([...touching, ...tried], commits).filter(({ sha }) => !looked.has(sha));
        if (open.length === 0)
            return [...touching];
        for (const merge of open) {
            looked.add(merge.sha);
            const hidden = hiddenBehind(merge, commits, trees);
            for (const sha of hidden.length === 0 ? [] : [merge.sha, ...hidden])
                touching.add(sha);
        }
    }
}
/** The commits that change the inventory and are reached only through parents with another inventory than the merge. */
function hiddenBehind({ sha, parents }, commits, trees) {
    const isSame = (parent) => trees[parent] === trees[sha];
    const followed = parents.filter(isSame);
    if (followed.length === 0 || followed.length === parents.length)
        return [];
    const followedCommits = new Set(followed.flatMap((parent) => [...range_heldBy(commits, parent)]));
    const beside = new Set(parents.filter((parent) => !isSame(parent)).flatMap((one) => [...range_heldBy(commits, one)]));
    return [...beside].filter((each) => !followedCommits.has(each) && hasChanged(commits.get(each), trees));
}
/** Whether the inventory of a commit differs from that of each parent. */
function hasChanged({ sha, parents }, trees) {
    return parents.every((parent) => trees[parent] !== trees[sha]);
}
/** Whether a pull request was merged into that branch. */
function isMergedInto({ merged_at, base_ref }, branch) {
    return merged_at !== null && base_ref === branch;
}
/**
 * What later pull requests withdrew. They were planned on a base that contains an earlier one, and
 * do not show what it showed. Fingerprints by the number of the earlier pull request.
 */
function range_withdrawals(planned, commits) {
    const withdrawn = new Map();
    for (const { record } of planned) {
        if (record === null)
            continue;
        const earlierCommits = range_heldBy(commits, record.base);
        const shownChanges = new Set(record.changes.map(({ fingerprint }) => fingerprint));
        const isEarlier = ({ brought }) => brought.length > 0 && brought.every((sha) => earlierCommits.has(sha));
        for (const earlier of planned.filter(isEarlier)) {
            const gone = withdrawn.get(earlier.number) ?? new Set();
            for (const { fingerprint } of earlier.record?.changes ?? [])
                if (!shownChanges.has(fingerprint))
                    gone.add(fingerprint);
            withdrawn.set(earlier.number, gone);
        }
    }
    return withdrawn;
}
/** The commits of a range that an apply was tried at, and the commit of the run. */
function range_triedIn(commits, applies, of) {
    return [...new Set([of, ...applies.map(({ commit }) => commit)])].filter((sha) => commits.has(sha));
}

// EXTERNAL MODULE: ./lib/github/record.js
var record = __webpack_require__(5118);
;// CONCATENATED MODULE: ./lib/github/comment.js
// One comment for each pull request and `name`: found by its marker and author, and updated in
// place.



/** The first line of a comment or an issue, which is not visible. */
function comment_marker(kind, name) {
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
        if (!isNotFound(error) || (await isStillThere()))
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
        .catch(expecting(isUnclear, async () => (await find()) ?? github.createComment(pullRequest, text)));
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
    await Promise.all(others.map(({ id }) => github.deleteComment(id).catch(expecting(isNotFound, () => undefined))));
}
function lasts(body, mark) {
    return asKept(body).startsWith(`${mark}\n${LASTING}\n`);
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
    return asKept(a) === asKept(b);
}

// EXTERNAL MODULE: ./lib/github/review.js
var review = __webpack_require__(2715);
;// CONCATENATED MODULE: ./lib/github/records.js




/** The external id of one pull request's plans. Another pull request may have the same head. */
function planId(pullRequest) {
    return `plan of pull request ${pullRequest}`;
}
/** Whether a newer plan of the same pull request and head began. That one is then shown. */
function isOvertaken({ id, bot, external_id }, runs) {
    if (external_id === null)
        return false;
    return runs.some((run) => run.id > id && run.bot === bot && run.external_id === external_id);
}
/** Finds the record that counts among the check runs of a pull request's head. */
function findRecord(runs, pull, rules) {
    const { bot, keys } = rules;
    const ours = runs.filter((run) => run.bot === bot && run.head_sha === pull.head_sha).sort((a, b) => b.id - a.id);
    if (bot === null || ours.length === 0)
        return { why: { kind: runs.length === 0 ? 'no-record' : 'other-app' } };
    const broken = [];
    let other = null;
    for (const run of ours.filter(({ status }) => status === 'completed')) {
        const decoded = decodeRecord(run, ours, keys);
        // Also one that names another pull request: a person who erases a record may rename it.
        if (decoded.kind === 'broken')
            broken.push({ id: run.id, isUnsigned: decoded.header !== null });
        if (decoded.kind !== 'record' || !isOf(pull, decoded.record))
            continue;
        const { record, shown } = decoded;
        const unfit = unfitFor(record, pull, rules);
        other ??= unfit;
        if (unfit !== null)
            continue;
        // A later check run without a record may have shown another plan.
        const erased = broken.filter(({ id }) => !shown.runs.includes(id));
        return erased.length > 0 ? { why: whyBroken(erased) } : { counting: { record, shown, run } };
    }
    return { why: other ?? (broken.length > 0 ? whyBroken(broken) : { kind: 'no-record' }) };
}
function isOf(pull, { pullRequest, head }) {
    return pullRequest === pull.number && head === pull.head_sha;
}
function unfitFor(record, pull, { expected }) {
    if (record.repository !== expected.repository || record.name !== expected.name)
        return { kind: 'no-record' };
    if (record.service !== expected.service)
        return { kind: 'other-service' };
    return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };
}
function whyBroken(broken) {
    return { kind: broken[0]?.isUnsigned === true ? 'unsigned' : 'erased' };
}
/** Why a record that was found does not count; null if it does. */
function objection({ record, shown, run }, comments, rules) {
    if (record.mark !== null && !rules.known.has(record.mark) && (rules.mark ?? 0) < record.mark) {
        return { kind: 'marks-deleted' };
    }
    if (hasSecondComment(shown, comments, rules))
        return { kind: 'second-comment' };
    if (!rules.isStrict)
        return null;
    if (checkSeal(run.title, run.summary) !== shown.check)
        return { kind: 'check-changed' };
    return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };
}
/** People would read a second comment below ours if it says something else. */
function hasSecondComment({ comment }, comments, rules) {
    if (comment === null)
        return false;
    const start = marker('plan', rules.expected.name);
    return comments.some(({ id, author, body }) => id !== comment.id && author === rules.bot && body.startsWith(start));
}
function isAsShown({ comment }, comments) {
    if (comment === null)
        return true;
    const current = comments.find(({ id }) => id === comment.id);
    if (current === undefined)
        return false;
    const { updated_at, sha256 } = commentSeal(current);
    return updated_at === comment.updated_at && sha256 === comment.sha256;
}
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
/**
 * The pull requests whose records may still approve something, as their check runs show. Of the others it does not
 * matter what reviewers read and said: there is no record, or later plans took back every change in it.
 */
function records_undecidedPulls(pulls, commits, rules) {
    const lenient = { ...rules, isStrict: false, mark: null, known: new Set() };
    const planned = pulls.map(({ pull, brought, runs }) => {
        const lookup = findRecord(runs, pull, lenient);
        return { number: pull.number, brought, record: 'why' in lookup ? null : lookup.counting.record };
    });
    const withdrawn = withdrawals(planned, commits);
    return pulls.filter((_, index) => {
        const { number, record } = planned[index];
        return record !== null && !isWithdrawn(record, withdrawn.get(number));
    });
}
/** Whether later plans took back every change that a record shows. */
function isWithdrawn({ changes }, gone) {
    return changes.length > 0 && changes.every(({ fingerprint }) => gone?.has(fingerprint) === true);
}
/** Whether the record of a pull request counts, and if not, why. */
function reviewPull(facts, rules) {
    const { pull, brought, runs, comments, reviews, commits, hasMore } = facts;
    const lookup = findRecord(runs, pull, rules);
    const base = { pull, brought, approvers: [] };
    if ('why' in lookup)
        return { ...base, record: null, shown: null, why: lookup.why };
    const { record } = lookup.counting;
    const why = objection(lookup.counting, comments ?? [], rules);
    if (why !== null)
        return { ...base, record: null, shown: record, why };
    const mayWrite = ({ user, author_association }) => {
        const right = rules.rights[user?.login ?? ''];
        return right === undefined ? isTrusted(author_association) : MAY_WRITE.has(right);
    };
    const given = { reviews: reviews ?? [], commits: commits ?? [], hasMore, mayWrite };
    const verdict = judgeReviews({ pull, record, ...given });
    const isMissing = rules.needsReview && !verdict.isApproved;
    return { ...base, record, shown: record, why: isMissing ? noReview(verdict) : null, approvers: verdict.approvers };
}
function noReview({ approvers, needed, against, ignored }) {
    return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}

;// CONCATENATED MODULE: ./lib/github/situation.js







/** As JSON, for a bug report. If names may not be shown, a text that could hold some is replaced by its length. */
function printSituation(situation, detail) {
    const hide = (key, value) => detail === 'counts' && NAMING.has(key) && typeof value === 'string' ? `(${value.length} characters)` : value;
    return JSON.stringify(situation, hide);
}
/** Fields of comments, check runs, pull requests and commits that quote files or the service, or that people write. */
const NAMING = new Set(['body', 'title', 'summary', 'text']);
/** Reads what was applied last. With an earlier reading, only what may have changed since is read again. */
async function readApplied(reading, creator, known = null) {
    const { github, from, before, paths } = reading;
    // The commits that change the inventory do not depend on deployments, so they are requested at once.
    for (const path of paths)
        void early(github.commits({ sha: from, path }, 1));
    const read = known === null ? await readDeployments(reading, creator) : await readNewer(reading, creator, known);
    const applies = appliesIn(read.deployments, reading, read.creator);
    const facts = { from, before, ...read, ...(await readStandings(reading, namedCommit(applies))) };
    return { reading, facts, applies, applied: lastApplied(applies, facts).applied };
}
/** How the commit that the deployments name relates to the history that is read and, if that is older, to the tip. */
async function readStandings({ github, from, defaultBranch }, named) {
    if (named === null || named === from)
        return { standings: {}, tip: null };
    const toFrom = await standingBetween(github, named, from);
    const standings = { [`${named}...${from}`]: toFrom };
    if (toFrom !== 'behind')
        return { standings, tip: null };
    const tip = await github.tipOf(defaultBranch);
    const toTip = named === tip ? 'identical' : await standingBetween(github, named, tip);
    return { standings: { ...standings, [`${named}...${tip}`]: toTip }, tip };
}
async function standingBetween(github, base, head) {
    try {
        return (await github.compare(base, head, 1)).status;
    }
    catch (error) {
        // A commit that nothing refers to any more may be gone.
        if (isOfGitHub(error) && ['not-found', 'invalid'].includes(error.kind))
            return 'diverged';
        throw error;
    }
}
/** The most pages of deployments that are read. */
const MOST_DEPLOYMENT_PAGES = 10;
function deploymentList({ github }, listed, hasMore) {
    const bare = listed.map((each) => ({ ...each, statuses: null }));
    return { isReadable: true, hasMore, listed: bare, now: github.now() };
}
/** Back to the newest success of one creator. */
async function readDeployments(reading, creator) {
    const { github } = reading;
    try {
        const first = await github.deployments(TASK, 1);
        const list = deploymentList(reading, first.entries, first.pages > 1);
        const ours = creator ?? likelyCreator(list, reading);
        askAhead(reading, candidatesIn(list, reading, ours)[0] ?? null);
        const back = await readStatuses({ reading, creator: ours, known: null }, list);
        if (!back.hasMore || appliesIn(back, reading, ours).latest !== null)
            return { creator: ours, deployments: back };
        const numbers = pagesAfter(first, MOST_DEPLOYMENT_PAGES);
        const rest = await Promise.all(numbers.map((page) => github.deployments(TASK, page)));
        const entries = [first, ...rest].flatMap((page) => page.entries);
        const all = deploymentList(reading, entries, first.pages > MOST_DEPLOYMENT_PAGES);
        return { creator: ours, deployments: await readStatuses({ reading, creator: ours, known: null }, all) };
    }
    catch (error) {
        if (!isMissingRight(error))
            throw error;
        const unreadable = { isReadable: false, hasMore: false, listed: [], now: github.now() };
        return { creator, deployments: { ...unreadable, why: error.message } };
    }
}
/** No more than these can be newer than a list that was read a moment ago. */
const MOST_NEW = 30;
/** The same list, with the deployments that came since. */
async function readNewer(reading, creator, known) {
    const { deployments: before } = known.facts;
    const { entries } = await reading.github.anew.deployments(TASK, 1, MOST_NEW);
    const fresh = new Set(entries.map(({ id }) => id));
    const all = deploymentList(reading, [...entries, ...before.listed.filter(({ id }) => !fresh.has(id))], before.hasMore);
    return { creator, deployments: await readStatuses({ reading, creator, known }, all) };
}
/** The newest deployment has usually succeeded. What is needed then is requested while its statuses are read. */
function askAhead({ github, from, before, paths }, newest) {
    const guess = newest?.sha ?? before;
    if (guess !== null && guess !== from)
        void early(github.compare(guess, from, 1));
    const since = newest === null ? Number.POSITIVE_INFINITY : Date.parse(newest.created_at);
    const ask = async (path) => {
        const first = await github.commits({ sha: from, path }, 1);
        const mayGoOn = commitTime(first.entries.at(-1)) >= since;
        const rest = mayGoOn ? pagesAfter(first, MOST_PAGES_AHEAD) : [];
        for (const answer of [first, ...rest.map((page) => early(github.commits({ sha: from, path }, page)))]) {
            const { entries } = await answer;
            for (const commit of entries)
                if (commitTime(commit) > since)
                    void early(github.pullsOf(commit.sha));
        }
    };
    for (const path of paths)
        void early(ask(path));
}
const MOST_PAGES_AHEAD = 10;
function pagesAfter({ pages }, most) {
    return Array.from({ length: Math.max(0, Math.min(pages, most) - 1) }, (_, index) => index + 2);
}
function commitTime(commit) {
    return commit?.date == null ? Number.NEGATIVE_INFINITY : Date.parse(commit.date);
}
/** How many statuses are requested at once: usually the newest apply has succeeded, or one of the last few. */
const STATUS_BATCHES = (/* unused pure expression or super */ null && ([5, 20, 75]));
/** The deployments that may count, newest first, with statuses, until one has succeeded. */
async function readStatuses({ reading, creator, known }, list) {
    const candidates = candidatesIn(list, reading, creator).filter(({ id }) => known?.own.includes(id) !== true);
    const statuses = new Map();
    let read = list;
    for (let start = 0, nth = 0; start < candidates.length; nth += 1) {
        const size = STATUS_BATCHES[Math.min(nth, STATUS_BATCHES.length - 1)];
        const batch = candidates.slice(start, start + size);
        const answers = await Promise.all(batch.map((each) => statusesOf(each, reading, known)));
        for (const [index, { id }] of batch.entries())
            statuses.set(id, answers[index]);
        start += size;
        const listed = list.listed.map((each) => ({ ...each, statuses: statuses.get(each.id) ?? null }));
        read = { ...list, listed, now: reading.github.now() };
        if (appliesIn(read, reading, creator).latest !== null)
            break;
    }
    return read;
}
/**
 * A deployment that is posted again has the same contents. The oldest of them is the one that was created first, or
 * again.
 */
const MOST_OF_ONE = 3;
/** The deployments that may count, newest first. */
function candidatesIn({ listed }, rules, creator) {
    const ofOne = new Map();
    const oldestFirst = listed.toReversed().filter((each) => {
        const read = readDeployment(each, rules);
        if (read.kind !== 'counts' || read.deployment.creator !== creator)
            return false;
        const count = (ofOne.get(read.identity) ?? 0) + 1;
        ofOne.set(read.identity, count);
        return count <= MOST_OF_ONE;
    });
    return oldestFirst.reverse();
}
/**
 * A deployment that has ended does not change, so its statuses are not read again. Those of any other are, even if it had
 * none a moment ago.
 */
async function statusesOf(deployment, reading, known) {
    const { github } = reading;
    if (known === null)
        return github.deploymentStatuses(deployment.id);
    const before = known.facts.deployments.listed.find(({ id }) => id === deployment.id)?.statuses ?? [];
    const read = readDeployment(deployment, reading);
    const standing = read.kind === 'counts' ? standingOf(read.deployment, before, { ...reading, now: 0 }) : null;
    return standing?.end == null ? github.anew.deploymentStatuses(deployment.id) : before;
}
/** Reads the range since the applied commit, and what GitHub knows of its pull requests. */
async function readSituation({ reading, facts, applies, applied }) {
    const { github, of, depth } = reading;
    const range = await readRange(reading, applied);
    const tried = triedIn(range.commits, applies.standing, of);
    const trees = await readTrees(reading, { ...range, tried });
    const merged = await readMerged(reading, { ...range, tried, trees }, applies);
    const pulls = await readPulls({ ...reading, creator: facts.creator }, merged, range.commits);
    const { rights, unread } = depth === 'rights' ? await readRights(github, pulls) : NO_RIGHTS;
    return { ...facts, of, ...range, commits: [...range.commits.values()], trees, pulls, rights, unread };
}
const PAGE = 100;
/** How many pages of commits are read if the applied commit is not known. */
const MOST_PAGES_BACK = 10;
/** The commits since the applied one, and which of them GitHub lists for the inventory's paths. */
async function readRange(reading, applied) {
    const { github, from, paths } = reading;
    const { commits, hasOlder } = applied === null ? await newestCommits(github, from) : await commitsAfter(github, applied, from);
    const lists = commits.size === 0 ? [] : paths.map((path) => listedBelow(path, commits, reading));
    return { commits, hasOlder, listed: [...new Set((await Promise.all(lists)).flat())] };
}
/** The commits that one has beyond another. */
async function commitsAfter(github, applied, from) {
    if (applied === from)
        return { commits: byHash([]), hasOlder: false };
    const first = await github.compare(applied, from, 1);
    const pages = pagesAfter({ pages: Math.ceil(first.total_commits / PAGE) }, Number.POSITIVE_INFINITY);
    const rest = await Promise.all(pages.map((page) => github.compare(applied, from, page)));
    return { commits: byHash([first, ...rest].flatMap((page) => page.commits)), hasOlder: false };
}
async function newestCommits(github, sha) {
    const first = await github.commits({ sha, path: '' }, 1);
    const rest = await Promise.all(pagesAfter(first, MOST_PAGES_BACK).map((page) => github.commits({ sha, path: '' }, page)));
    const commits = byHash([first, ...rest].flatMap(({ entries }) => entries));
    return { commits, hasOlder: first.pages > MOST_PAGES_BACK };
}
/** Hashes of the commits of a range that change a path. */
async function listedBelow(path, commits, { github, from }) {
    if (path === '')
        return [...commits.keys()].reverse();
    const oldest = Math.min(...Array.from(commits.values(), commitTime));
    const listed = [];
    const first = await github.commits({ sha: from, path }, 1);
    let entries = first.entries;
    for (let page = 2;;) {
        listed.push(...entries.map(({ sha }) => sha));
        const last = entries.at(-1);
        // Sorted by date, newest first: what is older than the oldest commit of the range is not in it.
        if (page > first.pages || last === undefined || commitTime(last) < oldest)
            break;
        const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
        const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
        const answers = await Promise.all(numbers.map((number) => github.commits({ sha: from, path }, number)));
        entries = answers.flatMap((answer) => answer.entries);
        page = until + 1;
    }
    return listed.filter((sha) => commits.has(sha));
}
/** null if no merge of the range can hide anything that counts. */
async function readTrees({ treesOf, paths }, { commits, listed, tried }) {
    if (treesOf === null || paths.includes(''))
        return null;
    if (mergesAbove([...listed, ...tried], commits).length === 0)
        return null;
    const shas = Array.from(commits.values(), ({ sha, parents }) => [sha, ...parents]);
    return treesOf([...new Set(shas.flat())]);
}
/** How many of the newest commits GitHub may not know yet. */
const MOST_AWAITED = 30;
/**
 * The waits before GitHub is asked again for the pull requests of a commit, because its answer is behind after a merge.
 */
const PATIENCE_MS = [1000, 2000, 4000, 8000];
/** The pull requests that brought the commits, and those that an apply was tried at: they may show what is pending. */
async function readMerged(reading, range, applies) {
    const { github, from, defaultBranch } = reading;
    const touching = touchingIn(range);
    const newest = applies.standing.find(({ commit }) => commit !== from);
    const waited = newest === undefined ? new Set() : heldBy(range.commits, newest.commit);
    const awaited = touching.filter((sha) => !waited.has(sha)).slice(0, MOST_AWAITED);
    const wantedCommits = [...new Set([...touching, ...range.tried])];
    return readBrought(wantedCommits, { github, awaited, defaultBranch, pause: reading.pause });
}
/** The pull requests that were merged into the branch and brought commits, with those commits, sorted by number. */
async function readBrought(shas, bringing) {
    const { github, awaited, defaultBranch, pause } = bringing;
    const pullsByNumber = new Map();
    /** Resolves to the commits that no pull request brought. */
    const ask = async (some, asking) => {
        const answers = await Promise.all(some.map((sha) => asking.pullsOf(sha)));
        return some.filter((sha, index) => {
            const merged = answers[index].filter((pull) => isMergedInto(pull, defaultBranch));
            for (const pull of merged) {
                const known = pullsByNumber.get(pull.number) ?? { pull, brought: [] };
                known.brought.push(sha);
                pullsByNumber.set(pull.number, known);
            }
            return merged.length === 0;
        });
    };
    const first = new Set(await ask(shas, github));
    let open = awaited.filter((sha) => first.has(sha));
    for (const ms of pause === null ? [] : PATIENCE_MS) {
        if (open.length === 0)
            break;
        await pause?.(ms);
        open = await ask(open, github.anew);
    }
    return [...pullsByNumber.values()].sort((a, b) => a.pull.number - b.pull.number);
}
/** The most commits of a pull request that GitHub lists. */
const MOST_COMMITS = 250;
/** What GitHub knows of pull requests: the records of all, and more only of those that may still approve something. */
async function readPulls(reading, merged, commits) {
    const { creator, keys, owner } = reading;
    const recorded = await Promise.all(merged.map((each) => readRecord(reading, each)));
    const undecided = new Set(undecidedPulls(recorded, commits, { bot: creator, keys, expected: owner }));
    return Promise.all(recorded.map((each) => (undecided.has(each) ? readApproval(reading, each) : each)));
}
async function readRecord({ github, owner, creator }, merged) {
    const { head_sha } = merged.pull;
    const runs = creator === null ? [] : await github.checkRuns(head_sha, checkName('plan', owner.name));
    return { ...merged, runs, comments: null, reviews: null, commits: null, hasMore: false };
}
async function readApproval({ github, depth, withComments }, facts) {
    const { number } = facts.pull;
    const [comments, reviews, commits] = await Promise.all([
        withComments || depth !== 'records' ? github.comments(number) : null,
        depth === 'records' ? null : github.reviews(number),
        depth === 'rights' ? github.commitsOfPull(number) : null,
    ]);
    const isFull = (commits?.length ?? 0) >= MOST_COMMITS;
    const count = isFull ? ((await github.pull(number)).commit_count ?? Number.POSITIVE_INFINITY) : 0;
    return { ...facts, comments, reviews, commits, hasMore: isFull && count > MOST_COMMITS };
}
const NO_RIGHTS = { rights: {}, unread: [] };
/** The permissions of people whose reviews matter. */
async function readRights(github, pulls) {
    const deciding = pulls.flatMap((pull) => undecided(pull.reviews ?? []));
    const logins = new Set(deciding.flatMap(({ user }) => user?.login ?? []));
    const unread = new Set();
    const entries = Array.from(logins, async (login) => {
        try {
            return [[login, await github.permissionOf(login)]];
        }
        catch (error) {
            if (!isMissingRight(error))
                throw error;
            unread.add(`What reviewers may do here cannot be read, so their standing with the repository is what counts. ${error.message}`);
            return [];
        }
    });
    const rights = Object.fromEntries((await Promise.all(entries)).flat());
    return { rights, unread: [...unread] };
}


/***/ })

};
