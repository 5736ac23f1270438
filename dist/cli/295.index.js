export const id = 295;
export const ids = [295];
export const modules = {

/***/ 7676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tellFailure: () => (/* binding */ tellFailure)
});

;// CONCATENATED MODULE: ./lib/github/errors.js
// How a request to GitHub fails: one class, whose message names no repository, no answer and no token.
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
        super(`GitHub, ${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.permission = failure.permission;
        this.attempts = failure.attempts;
        this.unclear = isUnclear(failure);
    }
}
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
const CHECK_AUTHORITY = 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold: the handshake ended before anything was sent. */
function isUntrusted(code) {
    return code !== null && /CERT|_SIGNATURE$/.test(code);
}
function isUnclear({ method, kind, sent }) {
    if (method === 'GET' || !sent)
        return false;
    return kind === 'network' || kind === 'server' || kind === 'unreadable';
}
function explain(failure) {
    const because = failure.reason === null ? '' : ` (${failure.reason})`;
    const answered = failure.sent ? `GitHub answered ${failure.status}${because}.` : `nothing was sent${because}.`;
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
            return `${failure.sent ? 'no whole answer came' : 'nothing was sent'}${because}. ${isUntrusted(failure.reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
        case 'server':
            return `${answered} Wait and run again.`;
        case 'unreadable':
            return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
    }
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

// EXTERNAL MODULE: ./lib/inventory/git/error.js
var git_error = __webpack_require__(4689);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/service/errors.js
var errors = __webpack_require__(4848);
;// CONCATENATED MODULE: ./lib/commands/failures.js
// How a run that threw is told: what the user can mend in one line, a bug with its stack.





/** Ends with a newline. */
function tellFailure(error, detail) {
    if (error instanceof errors/* ServiceError */._7) {
        const said = detail === 'full' && error.excerpt ? `\n  the service said: ${(0,report_escape/* visible */.RK)(error.excerpt)}` : '';
        return `error: ${(0,report_escape/* visible */.RK)(error.message)}${said}\n`;
    }
    const isTold = [endpoint/* ConfigurationError */.j1, git_error/* GitError */.X, GitHubError].some((kind) => error instanceof kind);
    if (error instanceof Error && (isTold || isInputError(error))) {
        return `error: ${(0,report_escape/* visible */.RK)(error.message)}\n`;
    }
    return `error: this is a bug in cip-inventory-sync, please report it.\n${stackOf(error, detail)}\n`;
}
/** Nobody knows what a bug's message quotes: under `counts` its kind and its places in the code are told alone. */
function stackOf(error, detail) {
    if (!(error instanceof Error))
        return (0,report_escape/* visible */.RK)(detail === 'full' ? String(error) : typeof error);
    const { stack = '', message } = error;
    // The stack begins with the message, whose lines may look like any.
    const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
    const head = detail === 'full' ? `${error.name}: ${error.message}` : error.name;
    return [head, ...frames.filter((line) => /^ {4}at /.test(line))].map(report_escape/* visible */.RK).join('\n');
}
/** The emulator shares no class with the rest, and files may fail in ways that only their code tells. */
function isInputError(error) {
    if (!(error instanceof Error))
        return false;
    return error.name === 'EmulatorInputError' || ('code' in error && 'syscall' in error);
}


/***/ }),

/***/ 4689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError),
/* harmony export */   t: () => (/* binding */ gitFailure)
/* harmony export */ });
// What can go wrong with git, by kind: the message names git's own words, which name no file content.
class GitError extends Error {
    name = 'GitError';
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
/** The error for a git that ended badly, from what it said (in the C locale) on its standard error. */
function gitFailure(command, stderr) {
    const kind = KINDS.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'failed';
    const said = stderr.trim().split('\n')[0] ?? '';
    return new GitError(kind, `git ${command}: ${said === '' ? 'failed without a word' : said}`);
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ isClean),
/* harmony export */   LF: () => (/* binding */ wholeCodeSpan),
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Tj: () => (/* binding */ splitUnsafe),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Z7: () => (/* binding */ LONGEST_SHOWN),
/* harmony export */   _c: () => (/* binding */ reveal),
/* harmony export */   lJ: () => (/* binding */ yamlString),
/* harmony export */   mc: () => (/* binding */ diffLine),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   xL: () => (/* binding */ printedJson),
/* harmony export */   xR: () => (/* binding */ tableCell)
/* harmony export */ });
/* unused harmony exports annotationMessage, annotationProperty */
// Names in files and from the service are hostile wherever they are shown. Here they are made inert, for terminals,
// logs, Markdown and YAML: what is shown has one line, no hidden character, and no meaning of its own.
/** Beyond this, in UTF-16 units, a name is shown by its two ends. */
const LONGEST_SHOWN = 200;
const HEAD = 120;
const TAIL = 60;
const PRINTABLE_ASCII = /^[ -~]*$/;
const INERT = /^(?! *:)[ -~]*$/;
/** Controls, bidirectional controls, what draws nothing or breaks a line, lone surrogates, spaces that are not U+0020. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const UNSAFE_KEPT = new RegExp(`(${UNSAFE.source})`, 'u');
const HAS_UNSAFE = new RegExp(UNSAFE.source, 'u');
/**
 * One line that does nothing: unsafe characters as `\u202E` or `\u{E0001}`. A runner of GitHub Actions obeys `##[`
 * anywhere in a line of the log, and `::` at its start (a name may give its first half): these are broken up too.
 */
function visible(text) {
    if (INERT.test(text) && !text.includes('##'))
        return text;
    return text
        .replace(UNSAFE, escapedCharacter)
        .replaceAll('##', '#\\u0023')
        .replace(/^( *):/, '$1\\u003A');
}
/** The same without regard to runners: for surfaces where a text has no line of its own. Exact but for unsafe characters. */
function reveal(text) {
    return PRINTABLE_ASCII.test(text) ? text : text.replace(UNSAFE, escapedCharacter);
}
/** Splits a text around its unsafe characters: texts to show as they are at even places, unsafe ones at odd places. */
function splitUnsafe(text) {
    return PRINTABLE_ASCII.test(text) ? [text] : text.split(UNSAFE_KEPT);
}
/** A long text by its two ends and the number of UTF-16 units between them; never splits a surrogate pair. */
function shorten(text) {
    if (text.length <= LONGEST_SHOWN)
        return text;
    const head = text.slice(0, HEAD).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(-TAIL).replace(/^[\uDC00-\uDFFF]/, '');
    return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}
/** A text as a double-quoted string of YAML: exact, one line, printable. */
function yamlString(text) {
    const json = JSON.stringify(text);
    if (PRINTABLE_ASCII.test(json) && !json.includes('##'))
        return json;
    return json.replace(UNSAFE, yamlEscape).replaceAll('##', '#\\u0023');
}
/** A document as JSON that is printed, maybe into a log: the same once it is parsed, and inert until then. */
function printedJson(document) {
    const json = JSON.stringify(document, null, 2);
    return `${json.replace(UNSAFE, jsonEscape).replaceAll('##', '#\\u0023')}\n`;
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
/** True for a name that the file format takes without a pin: nothing in it hides, and it is not empty or padded. */
function isClean(name) {
    return name !== '' && name.trim() === name && !HAS_UNSAFE.test(name);
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;
/** A name among other words: as it is when nothing in it can be taken for these, else as a quoted YAML string. */
function word(name) {
    if (name.length <= LONGEST_SHOWN) {
        if (BARE_ASCII.test(name))
            return name;
        if (BARE.test(name) && !HAS_UNSAFE.test(name))
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
    const shown = text === '' ? '""' : visible(text);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const needsPad = shown.startsWith('`') || shown.endsWith('`') || (shown.startsWith(' ') && shown.endsWith(' '));
    // A span of spaces alone is not stripped, so it needs no padding.
    const pad = needsPad && shown.trim() !== '' ? ' ' : '';
    return fence + pad + shown + pad + fence;
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

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sv: () => (/* binding */ notCreated),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   by: () => (/* binding */ stopsEverything)
/* harmony export */ });
// How a request to the service fails: one class, whose message is safe wherever a count is.
/** A request that did not succeed. `message` holds no id, no body and no key (design section 8, detail). */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    route;
    kind;
    status;
    sent;
    retryAfterMs;
    attempts;
    // Private, so that printing a whole error, as a crash does, shows no name.
    #path;
    #excerpt;
    constructor(failure, options) {
        super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
        this.method = failure.method;
        this.route = failure.route;
        this.kind = failure.kind;
        this.status = failure.status;
        this.sent = failure.sent;
        this.retryAfterMs = failure.retryAfterMs;
        this.attempts = failure.attempts;
        this.#path = failure.path;
        this.#excerpt = failure.excerpt;
    }
    get path() {
        return this.#path;
    }
    get excerpt() {
        return this.#excerpt;
    }
}
/** True when the request certainly created nothing: it was never sent, or answered 429 (design section 7). */
function notCreated(error) {
    return error instanceof ServiceError && (!error.sent || error.status === 429);
}
/** True when no further write can succeed: the key is refused (design section 7, pace). */
function stopsEverything(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
const CHECK_NETWORK = 'Check base-url, the network and the proxy.';
const CHECK_AUTHORITY = 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.';
/** Codes of TLS for a certificate that does not hold. */
function isUntrusted(reason) {
    return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
    const because = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return `no connection to the service${because}. ${isUntrusted(failure.reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
        case 'network':
            return `the connection broke before the whole answer was read${because}. Run again.`;
        case 'timeout':
            return `no whole answer in time${because}. Run again, or raise request-timeout.`;
        case 'redirect':
            return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check base-url.`;
        case 'body':
            return `the service answered ${failure.status}, but not as its API document says${because}. Check base-url.`;
        case 'too-large':
            return `the answer is too large and was cut off${because}. Check base-url.`;
        case 'aborted':
            return `stopped ${failure.sent ? 'before the answer came' : 'before it was sent'}. Run again.`;
        case 'status':
            return `the service answered ${failure.status}. ${remedy(failure.status)}`;
    }
}
function remedy(status) {
    if (status === 401 || status === 403)
        return 'Check that the API key is whole and not revoked.';
    if (status === 404)
        return 'Check base-url, or whether the record was deleted meanwhile.';
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it stands.';
}


/***/ })

};
