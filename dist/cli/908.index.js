export const id = 908;
export const ids = [908];
export const modules = {

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ evidence),
/* harmony export */   e: () => (/* binding */ endedEvidence)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);


const RESULTS = [
    'invalid',
    'no-changes',
    'blocked',
    'unapproved',
    'superseded',
    'applied',
    'partial',
    'failed',
    'cancelled',
];
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().describe('UTC.');
const fingerprint = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{16}$/);
const state = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cyber_system_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_TYPES */ .Dd) });
const system = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    site: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable().describe('Facility or control center.'),
    impact_rating: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
const listedAsset = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...state.shape });
const change = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    fingerprint: fingerprint.describe('Identity of the change, as the plan showed it.'),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    origin: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The id of the asset. For a create it is known afterwards.'),
    cyber_system: system,
    from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
        .describe('open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Why it is not done.'),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('What the service said, cut and with the key removed.'),
    attempts: count.describe('Write requests sent, retries included.'),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    shown_in: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]))
        .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
    recreate: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('POST /cyber-assets'), body: state, note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('For a delete: the request that would create such an asset again, with another id and without its history.'),
});
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The commit that was shown and reviewed.'),
    merge_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    record: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time })
        .nullable()
        .describe('What the pull request showed, and when; null if no record of it counts.'),
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ user: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), submitted_at: time, commit_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    needed: count
        .optional()
        .describe('How many approvals were asked for. Absent in evidence of earlier versions, which asked for one.'),
});
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('2.0'),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cip-inventory-sync'), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    organization: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Origin of the service.'),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of the set of changes to execute.'),
    approval: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'plan', 'review']),
        by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    }),
    started_at: time,
    ended_at: time.nullable().describe('null until the run ends.'),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The commit that was applied.'),
    clean: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the inventory files are those of the commit.'),
    pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) })),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count).describe('The counts of the plan.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ guard: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), limit: count, value: count, passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(change).describe('What was to be executed, in the order of the plan.'),
    closing_read: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        converged: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the list showed every executed change.'),
        failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        stopped: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['signal', 'turn-lost', 'key-refused', 'crash']).nullable(),
    })
        .nullable()
        .describe('null when nothing was tried.'),
    differences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        fingerprint,
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['missing', 'different', 'still-there', 'duplicate']),
        found: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listedAsset),
    })),
    ledger: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
const endedEvidence = evidence.extend({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS), ended_at: time });


/***/ }),

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
const MARKS = '=+-@＝＋－＠';
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
function disarm(cell) {
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let isQuoted = false;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            isQuoted = false;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            isQuoted = true;
        else if (isQuoted || (character !== '"' && character.trim() !== '')) {
            if (MARKS.includes(character)) {
                text += write(cell.slice(copied, at));
                copied = at;
            }
            isBehind = false;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
function quotedCell(cell) {
    return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
const PLAIN = /^\w[\w ./()-]*$/;
function spreadsheet(rows) {
    let text = '';
    for (const row of rows) {
        const cells = row.map((cell) => (PLAIN.test(cell) ? cell : quotedCell(disarm(cell))));
        text += `${cells.join(',')}\r\n`;
    }
    return text;
}


/***/ }),

/***/ 5209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ faultClause),
/* harmony export */   KP: () => (/* binding */ LEDGER_WORDS),
/* harmony export */   P4: () => (/* binding */ behindLine),
/* harmony export */   PO: () => (/* binding */ misreadText),
/* harmony export */   zq: () => (/* binding */ faultRemedy)
/* harmony export */ });
function misreadText(misread) {
    switch (misread.kind) {
        case 'missing':
            return 'is not there';
        case 'not-json':
            return 'is not JSON';
        case 'format':
            return `is of format ${misread.format}, and this version reads ${misread.reads}`;
        case 'shape':
            return `is not as documented at ${misread.at || 'its root'}`;
    }
}
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';
const LEDGER_WORDS = {
    'ledger-public': {
        title: 'The repository of the ledger is public.',
        help: 'Make the repository private, or name a private one in `ledger`. A branch of this repository may be public with `allow-public: true`.',
    },
    'ledger-missing': {
        title: 'The ledger is not there.',
        help: `Restore it from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        title: 'The ledger is of another organization or service.',
        help: 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.',
    },
    'ledger-refused': {
        title: 'The ledger could not be read, or the push to it was refused.',
        help: 'Let the token of `ledger-token` read that branch and push to it, and check that the rules of the branch allow it.',
    },
    'ledger-unreachable': {
        title: 'The ledger could not be reached.',
        help: 'Run it again once its server answers.',
    },
    'ledger-behind': {
        title: 'The changes are applied, but their record is not in the ledger.',
        help: 'Keep the evidence file: it is the record of this apply. The next apply or look records what came of it.',
    },
};
function faultClause(fault) {
    switch (fault.code) {
        case 'ledger-public':
            return 'the repository of the ledger is public, and a ledger holds every name';
        case 'ledger-missing':
            if (fault.lacks === 'branch')
                return 'the branch of the ledger is not there';
            if (fault.lacks === 'repository')
                return 'the repository of the ledger is not there, or the token may not read it';
            return 'the branch of the ledger lacks what this run has pushed: it was rewound';
        case 'ledger-mismatch': {
            const { found } = fault;
            if (found.kind !== 'other')
                return `this is another ledger: its ledger.json ${misreadText(found)}`;
            return `this is another ledger: it belongs to the ${found.of} ${found.theirs}, but this run is for ${found.ours}`;
        }
        case 'ledger-refused':
            return `${fault.act === 'push' ? 'the push to the ledger was refused' : 'the ledger could not be read'}: ${fault.reason}`;
        case 'ledger-unreachable':
            return `the ledger could not be reached: ${fault.reason}`;
    }
}
function faultRemedy(fault) {
    const mayBePush = fault.code === 'ledger-refused' || fault.code === 'ledger-unreachable';
    return `${mayBePush ? '' : 'Nothing was written. '}${remedyOf(fault).replaceAll('`', '')}`;
}
function remedyOf(fault) {
    if (fault.code === 'ledger-missing' && fault.lacks === 'repository')
        return `Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`;
    if (fault.code === 'ledger-mismatch' && fault.found.kind === 'format')
        return 'Use the version that began the ledger, or a later one.';
    return LEDGER_WORDS[fault.code].help;
}
function behindLine(kind, reason) {
    const keep = LEDGER_WORDS['ledger-behind'].help;
    const [what, next] = {
        applied: ['The changes are applied, but their record is not in the ledger', keep],
        refused: ['Nothing was written at the service, but the record of that is not in the ledger', keep],
        look: ['The look of this run is not in the ledger', 'Run it again: the next look records the lists.'],
    }[kind];
    return `ledger-behind: ${what}: ${reason}. ${next}`;
}


/***/ }),

/***/ 8908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliLedgerInit: () => (/* binding */ cliLedgerInit),
  openLedger: () => (/* binding */ openLedger),
  openNamedLedger: () => (/* binding */ openNamedLedger),
  remoteUrl: () => (/* binding */ remoteUrl),
  showLedgerEnd: () => (/* binding */ showLedgerEnd),
  signingKey: () => (/* binding */ signingKey)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/git/objects.js
var objects = __webpack_require__(2392);
// EXTERNAL MODULE: ./lib/ledger/fault.js
var ledger_fault = __webpack_require__(5209);
;// CONCATENATED MODULE: ./lib/ledger/bare-folder.js







class LedgerError extends core_result/* UserError */.yo {
    fault;
    constructor(fault, options) {
        super(`${fault.code}:`, (0,text_text/* upperFirst */.Zb)((0,ledger_fault/* faultClause */.AE)(fault)), (0,ledger_fault/* faultRemedy */.zq)(fault), options);
        this.fault = fault;
    }
}
const NO_OBJECT = '0'.repeat(40);
const WHO = 'cip-inventory-sync';
class BareFolder {
    #path;
    #folder;
    #remote;
    #keyFile;
    #blobs = new Map();
    #isMade = false;
    mayStop = true;
    constructor(folder, remote, keyFile) {
        this.#path = (0,external_node_path_.join)(folder.cwd, 'bare');
        this.#folder = { ...folder, ledger: { bare: this.#path, reaches: true } };
        this.#remote = remote;
        this.#keyFile = keyFile;
    }
    async fetchTip() {
        if (!this.#isMade) {
            (0,external_node_fs_.mkdirSync)(this.#path, { recursive: true });
            await this.#runGit(['init', '--quiet', '--bare', '--template=', this.#path]);
            await this.#runGit(['config', 'maintenance.auto', 'false']);
            await this.#runGit(['remote', 'add', 'origin', this.#remote.url]);
            this.#isMade = true;
        }
        const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
        const refspec = `+refs/heads/${this.#remote.branch}:refs/remotes/origin/tip`;
        await this.#runGit(['fetch', '--quiet', ...shallow, 'origin', refspec]).catch(throwFetchFault);
        const commit = (await this.#runGit(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
        return { commit, objects: (0,objects/* listedObjects */.mW)(await this.#runGit(['ls-tree', '-r', '-z', '--full-tree', commit])) };
    }
    async readBlob(oid) {
        const read = this.#blobs.get(oid);
        if (read !== undefined)
            return read;
        const content = await this.#runGit(['cat-file', 'blob', oid]).catch(throwFetchFault);
        this.#blobs.set(oid, content);
        return content;
    }
    messageOf(commit) {
        return this.#runGit(['cat-file', 'commit', commit]);
    }
    async commitAfter(tip, { files, removed, message, at }) {
        const objects = new Map(tip?.objects);
        const lines = removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`);
        for (const path of removed)
            objects.delete(path);
        const folder = (0,external_node_path_.join)(this.#path, 'drafts');
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const drafts = Array.from(files.values(), (content, index) => {
            const draft = (0,external_node_path_.join)(folder, String(index));
            (0,external_node_fs_.writeFileSync)(draft, content, { mode: 0o600 });
            return `${draft}\n`;
        });
        const written = await this.#runGit(['hash-object', '-w', '--no-filters', '--stdin-paths'], drafts.join(''));
        const oids = written.trim().split('\n');
        for (const [index, [path, content]] of [...files].entries()) {
            const oid = oids[index] ?? '';
            objects.set(path, oid);
            this.#blobs.set(oid, content);
            lines.push(`100644 ${oid}\t${path}\0`);
        }
        await this.#runGit(['read-tree', ...(tip === null ? ['--empty'] : [tip.commit])]);
        await this.#runGit(['update-index', '-z', '--index-info'], lines.join(''));
        const tree = (await this.#runGit(['write-tree', '--missing-ok'])).trim();
        const env = {};
        for (const role of ['AUTHOR', 'COMMITTER']) {
            env[`GIT_${role}_NAME`] = WHO;
            env[`GIT_${role}_EMAIL`] = `${WHO}@localhost`;
            env[`GIT_${role}_DATE`] = `@${Math.floor(at / 1000)} +0000`;
        }
        const key = this.#keyFile;
        const signing = key === null ? [] : ['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen', `user.signingKey=${key}`];
        const settings = ['i18n.commitEncoding=UTF-8', ...signing].flatMap((setting) => ['-c', setting]);
        const options = [...(key === null ? [] : ['-S']), ...(tip === null ? [] : ['-p', tip.commit])];
        const made = await this.#runGit([...settings, 'commit-tree', ...options, tree], message, env);
        return { commit: made.trim(), objects };
    }
    async pushCommit(commit, parent) {
        const ref = `refs/heads/${this.#remote.branch}`;
        const lease = `--force-with-lease=${ref}:${parent ?? ''}`;
        try {
            await this.#runGit(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
            return 'pushed';
        }
        catch (error) {
            if (!(error instanceof process/* GitError */.XS))
                throw error;
            const { output } = error;
            if (MOVED.test(output) && !IN_THE_WAY.test(output))
                return 'moved';
            if (SILENT.test(output))
                return 'silent';
            throw new LedgerError({ code: 'ledger-refused', act: 'push', reason: reasonIn(output) }, { cause: error });
        }
    }
    async #runGit(args, input = '', env = {}) {
        const { stop, ...folder } = { ...this.#folder, env: { ...this.#folder.env, ...env } };
        const run = (0,process/* gitProcess */.y0)(this.mayStop && stop !== undefined ? { ...folder, stop } : folder);
        return (await run(args, input)).toString();
    }
}
const MOVED = /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
const IN_THE_WAY = /exists; cannot create|directory file conflict/i;
const SILENT = /could not resolve host|connection (?:refused|reset|timed out|closed)|failed to connect|couldn't connect|operation timed out|remote end hung up|early eof|bad pack header|returned error: (?:5\d\d|429|408)|empty reply|network is unreachable|no route to host|RPC failed|was stopped|shallow file has changed|SSL_ERROR_SYSCALL|unexpected eof while reading|TLS connection was non-properly terminated|error in the (?:pull|push) function/i;
const NO_BRANCH = /couldn't find remote ref/i;
const NO_REPOSITORY = /repository .*not found|does not appear to be a git repository|returned error: 404/i;
function throwFetchFault(error) {
    if (!(error instanceof process/* GitError */.XS))
        throw error;
    const { output } = error;
    throw new LedgerError(fetchFault(output), { cause: error });
}
function fetchFault(output) {
    if (NO_BRANCH.test(output))
        return { code: 'ledger-missing', lacks: 'branch' };
    if (NO_REPOSITORY.test(output))
        return { code: 'ledger-missing', lacks: 'repository' };
    const reason = reasonIn(output);
    return SILENT.test(output) ? { code: 'ledger-unreachable', reason } : { code: 'ledger-refused', act: 'read', reason };
}
const REASON = /^(?:remote:|fatal:|error:|!|ssh:|Host key verification failed|\S+: Permission denied)/;
function reasonIn(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const reasons = lines.filter((line) => REASON.test(line) && line !== 'remote:');
    const text = (reasons.length > 0 ? reasons : lines).slice(0, 4).join(' ').replaceAll('\t', ' ').slice(0, 400);
    return text.replace(/\.$/, '');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/branch.js








const LONGEST_MS = 120_000;
class LedgerBranch {
    #bare;
    #clock;
    #random;
    #stop;
    #tip = null;
    #ledger = null;
    #pushed = [];
    constructor(bare, clock, random, stop) {
        this.#bare = bare;
        this.#clock = clock;
        this.#random = random;
        this.#stop = stop;
    }
    async open(service) {
        const begun = this.#clock.now();
        for (let tries = 1; this.#ledger === null; tries += 1) {
            try {
                this.#tip = await this.#bare.fetchTip();
                const oid = this.#tip.objects.get(run_file/* LEDGER_FILE */.th);
                if (oid === undefined)
                    throw mismatch({ kind: 'missing' });
                const { value, wrong } = (0,run_file/* readLedgerFile */.Uy)(await this.#bare.readBlob(oid));
                if (value === null)
                    throw mismatch(wrong);
                this.#ledger = value;
            }
            catch (error) {
                await this.#pauseAfter(error, tries, begun);
            }
        }
        refuseOther('service', this.#ledger.service, service);
    }
    belongsTo(organization) {
        refuseOther('organization', this.#ledger?.organization ?? '', organization);
    }
    async begin({ organization, service }) {
        try {
            await this.#bare.fetchTip();
            return null;
        }
        catch (error) {
            const fault = error instanceof LedgerError ? error.fault : null;
            if (fault?.code !== 'ledger-missing' || fault.lacks !== 'branch')
                throw error;
        }
        const now = this.#clock.now();
        const ledger = { format_version: '1.0', organization, service, started_at: new Date(now).toISOString() };
        const files = new Map([
            [run_file/* LEDGER_FILE */.th, (0,run_files/* jsonText */.s$)(ledger)],
            [run_file/* README_FILE */.aF, README],
        ]);
        const first = { files, removed: [], message: 'Begin the ledger\n', at: now };
        const { commit } = await this.#bare.commitAfter(null, first);
        const answer = await this.#bare.pushCommit(commit, null);
        if (answer === 'silent')
            throw unreachable('no answer came');
        return answer === 'moved' ? null : commit;
    }
    async addRun(entry) {
        this.#bare.mayStop = false;
        const begun = this.#clock.now();
        const tried = [];
        for (let tries = 1;; tries += 1) {
            try {
                this.#tip ??= await this.#bare.fetchTip();
                const tip = this.#tip;
                if (this.#pushed.some((path) => !tip.objects.has(path)))
                    throw new LedgerError({ code: 'ledger-missing', lacks: 'pushed' });
                let added = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
                if (added === undefined) {
                    const built = await this.#runAfter(tip, entry);
                    if (built === null)
                        return { commit: tip.commit, path: null };
                    const { path, text, ...changed } = built;
                    const about = { message: commitMessage(entry), at: this.#clock.now() };
                    const next = await this.#bare.commitAfter(tip, { ...changed, ...about });
                    added = { path, oid: blobName(text), commit: next.commit };
                    tried.push(added);
                    const answer = await this.#bare.pushCommit(next.commit, tip.commit);
                    this.#tip = answer === 'pushed' ? next : null;
                    if (answer !== 'pushed')
                        throw unreachable(answer === 'moved' ? 'the branch moved' : 'no answer came');
                }
                this.#pushed.push(added.path);
                return added;
            }
            catch (error) {
                await this.#pauseAfter(error, tries, begun);
            }
        }
    }
    async #pauseAfter(error, tries, begun) {
        const pause = this.#random() * Math.min(200 * 2 ** tries, 8000);
        const mayRetry = error instanceof LedgerError && error.fault.code === 'ledger-unreachable' && !this.#stop.aborted;
        if (!mayRetry || this.#clock.now() + pause > begun + LONGEST_MS)
            throw error;
        await this.#clock.sleep(pause, this.#stop);
    }
    async #runAfter({ commit: parent, objects }, { name, tool, content, lists, commit }) {
        const { kind, ...substance } = content;
        const stored = (0,run_file/* runsIn */.UN)(objects.keys());
        const hash = lists && (0,tree/* liveSha256 */.M$)([...lists.files].map(([path, text]) => [path, (0,fingerprint/* sha256 */.sc)(text)]));
        const day = new Date(lists?.readAt ?? 0).toISOString().slice(0, 10);
        let newestAt = Number.NEGATIVE_INFINITY;
        const readRun = async (path) => (0,run_file/* readRunFile */.m8)(await this.#bare.readBlob(objects.get(path) ?? '')).value;
        for await (const { file } of (0,run_file/* looksIn */.Ku)(stored, 'newest first', readRun)) {
            newestAt = Math.max(newestAt, Date.parse(file.read_at));
            if (kind !== 'look' || !file.read_at.startsWith(day) || file.live_sha256 !== hash)
                break;
            if (file.kind === 'look')
                return null;
        }
        const isLatest = lists !== null && newestAt <= lists.readAt && !objects.has((0,run_file/* runPath */.t0)(name, kind, lists.readAt));
        const live = isLatest ? lists : null;
        let at = live?.readAt ?? this.#clock.now();
        while (objects.has((0,run_file/* runPath */.t0)(name, kind, at)))
            at += 1000;
        const message = await this.#bare.messageOf(parent);
        const [, run] = /^Inventory-Run: (\S+)$/m.exec(message) ?? [];
        const [, runKind] = /^Inventory-Kind: (\S+)$/m.exec(message) ?? [];
        const ofTip = stored.filter(({ path }) => path.endsWith(`-${run}-${runKind}.json`));
        let newest = { seq: 0, previous: null };
        for (const { path } of ofTip.length > 0 ? ofTip : stored.slice(-1)) {
            const text = await this.#bare.readBlob(objects.get(path) ?? '');
            const seq = (0,run_file/* readRunFile */.m8)(text).value?.seq ?? stored.length;
            if (seq >= newest.seq)
                newest = { seq, previous: (0,fingerprint/* sha256 */.sc)(text) };
        }
        const path = (0,run_file/* runPath */.t0)(name, kind, at);
        const text = (0,run_files/* jsonText */.s$)({
            seq: newest.seq + 1,
            kind,
            previous: newest.previous,
            live_sha256: live && hash,
            read_at: new Date(at).toISOString(),
            tool,
            commit,
            ...substance,
        });
        const changed = [...(live?.files ?? [])].filter(([list, rows]) => objects.get(list) !== blobName(rows));
        const removed = [...objects.keys()].filter((list) => list.startsWith('live/') && live?.files.has(list) === false);
        return { path, text, files: new Map([...changed, [path, text]]), removed };
    }
}
function refuseOther(of, theirs, ours) {
    if (theirs !== ours)
        throw mismatch({ kind: 'other', of, theirs, ours });
}
function mismatch(found) {
    return new LedgerError({ code: 'ledger-mismatch', found });
}
function unreachable(reason) {
    return new LedgerError({ code: 'ledger-unreachable', reason });
}
function blobName(content) {
    const bytes = Buffer.from(content);
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function commitMessage({ content, commit, name: { run, attempt } }) {
    let subject = 'Read the lists';
    if (content.kind === 'seen')
        subject = (0,text_text/* counted */.hS) `Seen before an apply of ${content.intent.fingerprints.length} change(s)`;
    if (content.kind === 'applied' || content.kind === 'refused') {
        const { changes, result } = content.evidence;
        const done = changes.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)).length;
        const all = (0,text_text/* counted */.hS) `${changes.length} change(s)`;
        subject = content.kind === 'applied' ? `Applied: ${done} of ${all} done, ${result}` : `Refused: ${all}, ${result}`;
    }
    const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
    if (commit !== null)
        trailers.push(`Inventory-Commit: ${commit}`);
    const digest = content.kind === 'seen' ? content.intent.digest : (0,run_file/* evidenceOf */.X1)(content)?.digest;
    if (digest !== undefined)
        trailers.push(`Inventory-Digest: ${digest}`);
    return `${subject}\n\n${trailers.join('\n')}\n`;
}
const README = `# Ledger of a compliance inventory

cip-inventory-sync writes this branch, at each apply and each look. It says what the service listed then, and what the
run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Check it with git

In a clone made by \`git clone -c core.autocrlf=false\`, so that no line end is changed:

    git fsck                                             # whether the files of the clone were edited
    git log --oneline                                    # when the lists were read and changes applied
    git log -p -- live/assets                            # what changed
    find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum    # live_sha256 of the newest run with lists
    sha256sum runs/2026/03/20260301T061702Z-1-1-seen.json              # previous of the run after it
    git merge-base --is-ancestor COMMIT HEAD             # whether a commit that you kept is still part of it
    git -c gpg.ssh.allowedSignersFile=SIGNERS log --show-signature     # who signed, where commits are signed

\`cip-sync audit verify\` does all of it, and \`cip-sync audit\` lists the changes with who asked and who approved.

## What it does not say

Additions that were undone between two looks, and who made a change outside the repository. A person who can write
here and holds the key could write it anew from its beginning. You find that only with a commit id, a clone or the
comments that somebody kept.
`;

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/ledger/ledger-run.js






class LedgerRun {
    #input;
    #intent = null;
    end = { commit: null, failure: null };
    constructor(input) {
        this.#input = input;
    }
    get note() {
        return this.#intent === null ? null : { branch: this.#input.branchName, commit: this.#intent };
    }
    expectOrganization(organization) {
        this.#input.branch.belongsTo(organization);
    }
    async recordIntent(plan, lists, { mode, by }, commit) {
        const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
        const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } };
        this.#intent = await this.#addRun(content, lists, commit);
        this.end = { commit: this.#intent, failure: null };
    }
    async recordEnd(evidence, { plan, report, lists }) {
        const { result, commit } = evidence;
        if (report !== null)
            await this.#tryToAdd({ kind: 'applied', evidence }, lists, commit);
        else if (result === 'unapproved' || result === 'blocked') {
            await this.#tryToAdd({ kind: 'refused', evidence }, lists, commit);
        }
        else if (result === 'no-changes' && lists !== null)
            await this.recordLook(plan, lists, commit);
    }
    async recordLook({ organization, summary, toExecute, ratings }, lists, commit) {
        this.expectOrganization(organization);
        const { facilities, controlCenters, systems, assets } = lists;
        const counts = {
            facilities: facilities.length,
            control_centers: controlCenters.length,
            systems: systems.length,
            assets: assets.length,
            changes: toExecute.length,
            drift: summary.drift + ratings.length,
            undeclared: summary.undeclared,
        };
        await this.#tryToAdd({ kind: 'look', counts }, lists, commit);
    }
    async #addRun(content, read, commit) {
        const { branch, name, host, fields } = this.#input;
        const lists = read === null ? null : { files: (0,tree/* liveFiles */.U2)(read, fields), readAt: read.readAt };
        return (await branch.addRun({ name, tool: { name: model/* TOOL_NAME */.lH, version: host.version }, content, lists, commit }))
            .commit;
    }
    async #tryToAdd(content, lists, commit) {
        try {
            this.end = { ...this.end, commit: await this.#addRun(content, lists, commit) };
        }
        catch (error) {
            let reason;
            if (error instanceof LedgerError)
                reason = (0,ledger_fault/* faultClause */.AE)(error.fault);
            else if (error instanceof process/* GitError */.XS)
                reason = error.message;
            else if ((0,rejections/* isSystemError */.Or)(error))
                reason = `the temporary folder cannot be written (${error.code})`;
            else
                throw error;
            this.end = { ...this.end, failure: this.end.failure ?? (0,ledger_fault/* behindLine */.P4)(content.kind, reason) };
        }
    }
}

;// CONCATENATED MODULE: ./lib/ledger/open.js











async function openLedger(context, place) {
    const { settings, host } = context;
    const branch = branchAt(context, place);
    await branch.open(new URL(settings.baseUrl).origin);
    return new LedgerRun({ branch, branchName: place.remote.branch, name: place.name, host, fields: settings });
}
async function openNamedLedger(context, repository) {
    const { settings, host } = context;
    if (settings.ledger === '')
        return null;
    const run = Math.floor(host.random() * 0x1_0000_0000);
    return openLedger(context, {
        remote: await remoteOf(settings.ledger, repository),
        env: host.env,
        key: signingKey(host.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY'),
        name: { run: run.toString(16).padStart(8, '0'), attempt: 1 },
        temporary: (0,external_node_os_.tmpdir)(),
    });
}
function showLedgerEnd(ledger, { terminal }) {
    if (ledger === null)
        return;
    const { commit, failure } = ledger.end;
    if (commit !== null)
        terminal.err(`Ledger commit: ${(0,text_text/* visible */.RK)(commit)}\n`);
    if (failure !== null)
        terminal.err(`${(0,text_text/* visible */.RK)(failure)}\n`);
}
const KEY_HEAD = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAAC';
function signingKey(text, input) {
    const key = text.replaceAll('\r', '').trim();
    const body = key.replace(/^-----BEGIN OPENSSH PRIVATE KEY-----/, '').replace(/\s/g, '');
    if (key === '' || body.startsWith(KEY_HEAD))
        return key;
    throw new core_result/* UserError */.yo(input, 'must be an Ed25519 private key without a passphrase, as ssh-keygen writes it', 'Make one: ssh-keygen -t ed25519 -N "" -f FILE.');
}
function branchAt({ host, shutdown, onClose }, { remote, env, key, temporary }) {
    let folder;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'cip-ledger-'));
    }
    catch (error) {
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        const problem = `${(0,text_text/* word */.Vm)(temporary)} cannot be written (${error.code})`;
        const remedy = 'Make room there, or set TMPDIR to another folder.';
        throw new core_result/* UserError */.yo('the temporary folder', problem, remedy, { cause: error });
    }
    onClose.push(() => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    const keyFile = key === '' ? null : (0,external_node_path_.join)(folder, 'key');
    if (keyFile !== null)
        (0,external_node_fs_.writeFileSync)(keyFile, `${key}\n`, { mode: 0o600 });
    const bare = new BareFolder({ cwd: folder, env, stop: shutdown.stop }, remote, keyFile);
    return new LedgerBranch(bare, host.clock, host.random, shutdown.stop);
}
const open_NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
async function remoteOf(text, repository) {
    const at = text.lastIndexOf('#');
    const [address, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new core_result/* UserError */.yo('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger');
    }
    if (open_NO_BRANCH.test(branch))
        throw new core_result/* UserError */.yo('ledger', `names ${(0,text_text/* word */.Vm)(branch)}, which is not a valid name of a branch`);
    const named = /^[\w.-]+$/.test(address) ? await remoteUrl(address, repository) : null;
    return { url: named ?? addressFrom(repository.cwd, address), branch };
}
async function remoteUrl(name, { cwd, git }) {
    const url = await (0,process/* gitAnswer */.Hr)(git, ['config', '--get', `remote.${name}.url`]);
    return url && addressFrom((0,external_node_path_.resolve)(cwd, (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-cdup'])) ?? ''), url);
}
function addressFrom(folder, address) {
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) || /^[^/\\]+:/.test(address);
    return isUrl ? address : (0,external_node_path_.resolve)(folder, address);
}
async function cliLedgerInit(context, { repository }) {
    const { host, settings, terminal } = context;
    const { env } = host;
    const { ledger, organization, baseUrl } = settings;
    const needed = [
        ['--ledger', ledger, 'REMOTE#BRANCH'],
        ['--organization', organization, 'the slug of the organization'],
        ['--base-url', baseUrl, 'the URL of the service'],
    ];
    const missing = needed.filter(([, text]) => text === '');
    if (missing.length > 0) {
        const forms = missing.map(([flag, , form]) => `${flag} must be ${form}.`);
        const problem = `${missing.length === 1 ? 'is' : 'are'} not given`;
        throw new core_result/* UserError */.yo(missing.map(([flag]) => flag).join(', '), problem, forms.join(' '));
    }
    const service = (0,endpoint/* checkBaseUrl */.x)(baseUrl, env).origin;
    const remote = await remoteOf(ledger, repository);
    const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
    const commit = await branchAt(context, { remote, env, key, temporary: (0,external_node_os_.tmpdir)() }).begin({ organization, service });
    if (commit === null)
        throw new core_result/* UserError */.yo('--ledger', 'names a branch that already exists', 'It was left untouched.');
    terminal.err(`The ledger begins with commit ${commit}. Keep that id for audit verify --contains.\n`);
    terminal.out(`${commit}\n`);
    return 'done';
}


/***/ }),

/***/ 4187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ looksIn),
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   Uy: () => (/* binding */ readLedgerFile),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   aF: () => (/* binding */ README_FILE),
/* harmony export */   m8: () => (/* binding */ readRunFile),
/* harmony export */   t0: () => (/* binding */ runPath),
/* harmony export */   th: () => (/* binding */ LEDGER_FILE),
/* harmony export */   vX: () => (/* binding */ readRunPath)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
/* harmony import */ var _apply_evidence_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(735);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7206);




const LEDGER_FILE = 'ledger.json';
const README_FILE = 'README.md';
const hash = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const time = zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$();
const LEDGER_FORMAT = '1.0';
const ledgerShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    format_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(LEDGER_FORMAT),
    organization: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    started_at: time,
});
const common = {
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1),
    previous: hash.nullable(),
    live_sha256: hash.nullable(),
    read_at: time,
    tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
};
const intentShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fingerprints: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    approval: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() }),
});
const seen = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('seen'), intent: intentShape });
const applied = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(['applied', 'refused']), evidence: _apply_evidence_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .endedEvidence */ .e });
const look = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('look'), counts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)) });
const runShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...seen.shape }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...applied.shape }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...look.shape }),
]);
const KINDS = runShape.options.flatMap(({ shape }) => [...shape.kind.values]);
function evidenceOf(run) {
    return run.kind === 'applied' || run.kind === 'refused' ? run.evidence : null;
}
const readLedgerFile = (text) => readShape(text, ledgerShape, LEDGER_FORMAT);
const readRunFile = (text) => readShape(text, runShape);
function readShape(text, shape, format) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return { value: null, wrong: { kind: 'not-json' } };
    }
    const parsed = shape.safeParse(json);
    if (parsed.success)
        return { value: parsed.data, wrong: null };
    const other = format === undefined ? null : (0,_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .otherFormat */ .Qc)(json, format);
    if (other !== null)
        return { value: null, wrong: { kind: 'format', format: other, reads: format ?? '' } };
    const at = parsed.error.issues[0]?.path.join('.') ?? '';
    return { value: null, wrong: { kind: 'shape', at } };
}
function runPath({ run, attempt }, kind, at) {
    const [date = '', clock = ''] = new Date(at).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}T${clock.slice(0, 8).replaceAll(':', '')}Z`;
    return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}
const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;
function readRunPath(path) {
    const [, year, month, day, hour, minute, second, run = '', attempt, word] = RUN_PATH.exec(path) ?? [];
    const kind = KINDS.find((each) => each === word);
    if (kind === undefined)
        return null;
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at) ? null : { at, run, attempt: Number(attempt), kind };
}
function runsIn(paths) {
    return [...paths].sort().flatMap((path) => {
        const name = readRunPath(path);
        return name === null ? [] : [{ path, ...name }];
    });
}
async function* looksIn(runs, order, read) {
    const sign = order === 'oldest first' ? 1 : -1;
    const seconds = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(runs, ({ at }) => at).values()].sort((a, b) => sign * (a[0].at - b[0].at));
    for (const group of seconds) {
        const all = await Promise.all(group.map(async ({ path, at }) => ({ path, at, file: await read(path) })));
        const listed = all.flatMap(({ path, at, file }) => (file?.live_sha256 == null ? [] : [{ path, at, file }]));
        yield* listed.sort((a, b) => sign * (a.file.seq - b.file.seq));
    }
}


/***/ }),

/***/ 8089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ PLACE_LISTS),
/* harmony export */   M$: () => (/* binding */ liveSha256),
/* harmony export */   U2: () => (/* binding */ liveFiles)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1183);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);




const PLACE_LISTS = [
    { path: 'live/facilities.csv', key: 'facilities', of: 'facility' },
    { path: 'live/control-centers.csv', key: 'controlCenters', of: 'control-center' },
    { path: 'live/systems.csv', key: 'systems', of: 'cyber-system' },
];
const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
const ASSET_COLUMNS = ['id', 'name', 'asset_type'];
function liveFiles(lists, fields) {
    const { facilities, controlCenters, systems, assets } = lists;
    const { impactRatingField: rating = '', controlCenterField: center = '' } = fields;
    const columns = [['impact_rating', rating], ['control_center_id', center]];
    const more = columns.filter(([, field]) => field !== '');
    const named = [facilities, controlCenters].map((places) => places.map(({ id, name }) => [id, name]));
    const placed = systems.map((system) => [
        system.id,
        system.name,
        system.facility_id ?? '',
        ...more.map(([, field]) => {
            const value = Object.hasOwn(system, field) ? Reflect.get(system, field) : '';
            return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
        }),
    ]);
    const headers = [
        ['id', 'name'],
        ['id', 'name'],
        ['id', 'name', 'facility_id', ...more.map(([column]) => column)],
    ];
    const files = PLACE_LISTS.map(({ path }, n) => [
        path,
        csvTable(headers[n] ?? [], [...named, placed][n] ?? []),
    ]);
    const homes = new Map(systems.map(({ id, facility_id }) => [id, facility_id ?? '']));
    const rows = new Map(systems.map(({ id }) => [id, []]));
    for (const { id, name, asset_type, cyber_system_id } of assets)
        (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .addUnder */ .QQ)(rows, cyber_system_id, [id, name, asset_type]);
    for (const [system, group] of rows) {
        const home = homes.get(system) ?? '';
        const folder = home === '' ? NO_FACILITY : home === NO_FACILITY ? '%6Eone' : pathSegment(home);
        files.push([`${ASSETS}${folder}/${pathSegment(system)}.csv`, csvTable(ASSET_COLUMNS, group)]);
    }
    return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function csvTable(header, rows) {
    const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
    rows.sort(([a = ''], [b = '']) => {
        if (isPlain)
            return a < b ? -1 : 1;
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    });
    return [header, ...rows].map(_core_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .csvLine */ .zT).join('');
}
function pathSegment(id) {
    return /^[\w-]*$/.test(id) ? id : (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesEscaped */ .ZC)(id, '%');
}
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(lines);
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   x: () => (/* binding */ checkBaseUrl)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);

function checkBaseUrl(text, env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('NODE_TLS_REJECT_UNAUTHORIZED', 'is 0, which turns off certificate checks', 'Unset it; NODE_EXTRA_CA_CERTS adds a private authority.');
    }
    const trimmed = text.trim();
    const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
    let wrong = null;
    if (trimmed === '')
        wrong = ['is empty', 'Set it to the URL of the service.'];
    else if (url === null)
        wrong = ['is not a URL', 'Write it as https://host or https://host/path.'];
    else if (url.protocol !== 'https:' && url.protocol !== 'http:')
        wrong = [`must start with https://, or for ${THIS_MACHINE} with http://`];
    else if (url.username !== '' || url.password !== '')
        wrong = ['must not contain a user or password', 'Remove them.'];
    else if (/[?#]/.test(text))
        wrong = ['must not contain a query or a fragment', 'Remove what follows the path.'];
    else if (url.protocol === 'http:' && !isLoopback(url))
        wrong = [`must use https; http is only for ${THIS_MACHINE}`];
    if (wrong !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base-url', ...wrong);
    return url;
}
const THIS_MACHINE = 'this machine (localhost, 127.0.0.1, [::1])';
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
