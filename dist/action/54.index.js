export const id = 54;
export const ids = [54];
export const modules = {

/***/ 747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tx: () => (/* binding */ attemptOf),
  US: () => (/* binding */ clientsFor),
  ZE: () => (/* binding */ expectToken),
  o6: () => (/* binding */ openGitHub),
  RA: () => (/* binding */ openRunnersLedger),
  v7: () => (/* binding */ pause)
});

// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/objects.js
var objects = __webpack_require__(2392);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/github/answers.js
var answers = __webpack_require__(7536);
// EXTERNAL MODULE: ./lib/github/request.js
var request = __webpack_require__(9429);
;// CONCATENATED MODULE: ./lib/github/client.js



const REPO = '/repos/{owner}/{repo}';
const MOST_CLOSED_PAGES = 10;
function createGitHub(options) {
    const { owner, repo, clock } = options;
    let ahead = 0;
    const askingUntil = (0,request/* createAsking */.a)(options, (at) => {
        ahead = at - clock.now();
    });
    return (signal) => {
        const asking = askingUntil(signal);
        const ask = (method, permission, path, params, schema) => asking.ask({ method, permission, path: REPO + path }, { owner, repo, ...params }, schema);
        const askAll = (permission, path, params, schema, isEnough) => asking.askAll({ method: 'GET', permission, path: REPO + path }, { owner, repo, ...params }, schema, isEnough);
        return {
            now: () => clock.now() + ahead,
            isPrivate: async () => (await ask('GET', 'metadata: read', '', {}, answers/* schemas */.jo.repository)).private,
            repositoryId: async () => (await ask('GET', 'metadata: read', '', {}, answers/* schemas */.jo.repositoryId)).id,
            pull: (number) => {
                const read = answers/* schemas */.jo.pull.refine((pull) => pull.number === number, 'another pull request');
                return ask('GET', 'pull-requests: read', '/pulls/{pull_number}', { pull_number: number }, read);
            },
            reviews: (number) => askAll('pull-requests: read', '/pulls/{pull_number}/reviews', { pull_number: number }, answers/* schemas */.jo.reviews),
            commitsOfPull: (number) => askAll('pull-requests: read', '/pulls/{pull_number}/commits', { pull_number: number }, answers/* schemas */.jo.commits),
            permissionOf: async (username) => {
                const path = '/collaborators/{username}/permission';
                return (await ask('GET', 'metadata: read', path, { username }, answers/* schemas */.jo.permission)).permission;
            },
            pullsOf: (sha) => askAll('pull-requests: read', '/commits/{commit_sha}/pulls', { commit_sha: sha }, answers/* schemas */.jo.pulls),
            pullsFrom: (branch) => askAll('pull-requests: read', '/pulls', { state: 'open', head: `${owner}:${branch}` }, answers/* schemas */.jo.pulls),
            closedPulls: async (branch, since) => {
                const order = { state: 'closed', base: branch, sort: 'updated', direction: 'desc' };
                return askAll('pull-requests: read', '/pulls', order, answers/* schemas */.jo.pulls, (page, pages) => {
                    return pages >= MOST_CLOSED_PAGES || page.some(({ updated_at }) => Date.parse(updated_at) < since);
                });
            },
            tipOf: async (branch) => {
                const read = answers/* schemas */.jo.ref.refine(({ ref }) => ref === `refs/heads/${branch}`, 'another ref');
                return (await ask('GET', 'contents: read', '/git/ref/{ref}', { ref: `heads/${branch}` }, read)).object.sha;
            },
            commitsFrom: (sha, most) => ask('GET', 'contents: read', '/commits', { sha, per_page: most }, answers/* schemas */.jo.commits),
            compareAll: async (base, head) => {
                let relation = { status: '', merge_base: '' };
                const params = { basehead: `${base}...${head}` };
                const page = answers/* schemas */.jo.comparison.transform(({ commits, ...whole }) => {
                    relation = whole;
                    return commits;
                });
                const commits = await askAll('contents: read', '/compare/{basehead}', params, page);
                return { ...relation, commits };
            },
            workflowRun: (id) => {
                const params = { run_id: id, exclude_pull_requests: true };
                return ask('GET', 'actions: read', '/actions/runs/{run_id}', params, answers/* schemas */.jo.workflowRun);
            },
            createTree: async (path, content) => {
                const tree = [{ path, mode: '100644', type: 'blob', content }];
                return (await ask('POST', 'contents: write', '/git/trees', { tree }, answers/* schemas */.jo.made)).sha;
            },
            createCommit: async (message, tree, parents) => (await ask('POST', 'contents: write', '/git/commits', { message, tree, parents }, answers/* schemas */.jo.made)).sha,
            createBranch: async (branch, sha) => {
                const params = { ref: `refs/heads/${branch}`, sha };
                const read = answers/* schemas */.jo.ref.refine(({ object }) => object.sha === sha, 'another ref');
                await ask('POST', 'contents: write', '/git/refs', params, read);
            },
            moveBranch: async (branch, sha) => {
                const params = { ref: `heads/${branch}`, sha, force: false };
                const read = answers/* schemas */.jo.ref.refine(({ object }) => object.sha === sha, 'another ref');
                await ask('PATCH', 'contents: write', '/git/refs/{ref}', params, read);
            },
            checkRuns: async (sha, name) => {
                const params = { ref: sha, check_name: name, filter: 'all' };
                const runs = await askAll('checks: read', '/commits/{ref}/check-runs', params, answers/* schemas */.jo.checkRuns);
                return runs.filter((run) => run.name === name && run.head_sha === sha);
            },
            createCheckRun: (run) => {
                const read = answers/* schemas */.jo.checkRun.refine(({ name, head_sha }) => name === run.name && head_sha === run.head_sha, 'another check run');
                return ask('POST', 'checks: write', '/check-runs', { ...run, status: 'in_progress' }, read);
            },
            updateCheckRun: async (id, { conclusion, output }) => {
                const update = (params) => {
                    const route = '/check-runs/{check_run_id}';
                    return ask('PATCH', 'checks: write', route, { check_run_id: id, ...params }, answers/* schemas */.jo.checkRun);
                };
                const [first, ...rest] = batches(output);
                let latest = await update({ status: 'completed', conclusion, output: first });
                for (const batch of rest)
                    latest = await update({ output: batch });
                return latest;
            },
            comments: (number) => {
                const params = { issue_number: number };
                return askAll('pull-requests: read', '/issues/{issue_number}/comments', params, answers/* schemas */.jo.comments);
            },
            createComment: (number, body) => {
                const params = { issue_number: number, body };
                return ask('POST', 'pull-requests: write', '/issues/{issue_number}/comments', params, answers/* schemas */.jo.comment);
            },
            updateComment: (id, body) => {
                const params = { comment_id: id, body };
                return ask('PATCH', 'pull-requests: write', '/issues/comments/{comment_id}', params, answers/* schemas */.jo.comment);
            },
            deleteComment: async (id) => {
                const params = { comment_id: id };
                await ask('DELETE', 'pull-requests: write', '/issues/comments/{comment_id}', params, schemas/* unknown */.L5J());
            },
            issues: (label) => askAll('issues: write', '/issues', { labels: label, state: 'all' }, answers/* schemas */.jo.issues),
            createIssue: (title, body, label) => ask('POST', 'issues: write', '/issues', { title, body, labels: [label] }, answers/* schemas */.jo.issue),
            updateIssue: (number, update) => {
                const params = { issue_number: number, ...update };
                return ask('PATCH', 'issues: write', '/issues/{issue_number}', params, answers/* schemas */.jo.issue);
            },
        };
    };
}
const MAX_ANNOTATIONS = 50;
function batches({ annotations = [], ...output }) {
    if (annotations.length === 0)
        return [output];
    return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
        const start = number * MAX_ANNOTATIONS;
        return { ...output, annotations: annotations.slice(start, start + MAX_ANNOTATIONS) };
    });
}

// EXTERNAL MODULE: ./lib/github/seal.js
var seal = __webpack_require__(2866);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var paths = __webpack_require__(5360);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/ledger/fault.js
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

;// CONCATENATED MODULE: ./lib/ledger/bare-folder.js







class LedgerError extends core_result/* UserError */.yo {
    fault;
    constructor(fault, options) {
        super(`${fault.code}:`, (0,text_text/* upperFirst */.Zb)(faultClause(fault)), faultRemedy(fault), options);
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

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/apply/evidence-schema.js


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
const count = schemas/* int */.Whr().min(0);
const time = iso/* datetime */.w$().describe('UTC.');
const evidence_schema_fingerprint = schemas/* string */.YjP().regex(/^[\w-]{16}$/);
const state = schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), cyber_system_id: schemas/* string */.YjP(), asset_type: schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd) });
const system = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    site: schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).nullable().describe('Facility or control center.'),
    impact_rating: schemas/* string */.YjP().nullable(),
});
const listedAsset = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), ...state.shape });
const change = schemas/* strictObject */.rej({
    fingerprint: evidence_schema_fingerprint.describe('Identity of the change, as the plan showed it.'),
    action: schemas/* enum */.k5n(['create', 'update', 'delete']),
    origin: schemas/* enum */.k5n(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
    id: schemas/* string */.YjP().nullable().describe('The id of the asset. For a create it is known afterwards.'),
    cyber_system: system,
    from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: schemas/* enum */.k5n(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
        .describe('open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.'),
    reason: schemas/* string */.YjP().nullable().describe('Why it is not done.'),
    detail: schemas/* string */.YjP().nullable().describe('What the service said, cut and with the key removed.'),
    attempts: count.describe('Write requests sent, retries included.'),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    shown_in: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* int */.Whr().min(1), schemas/* string */.YjP()]))
        .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
    recreate: schemas/* strictObject */.rej({ request: schemas/* literal */.euz('POST /cyber-assets'), body: state, note: schemas/* string */.YjP() })
        .nullable()
        .describe('For a delete: the request that would create such an asset again, with another id and without its history.'),
});
const pullRequest = schemas/* strictObject */.rej({
    number: schemas/* int */.Whr().min(1),
    title: schemas/* string */.YjP().nullable(),
    author: schemas/* string */.YjP(),
    head: schemas/* string */.YjP().describe('The commit that was shown and reviewed.'),
    merge_commit: schemas/* string */.YjP().nullable(),
    record: schemas/* strictObject */.rej({ digest: schemas/* string */.YjP(), at: time })
        .nullable()
        .describe('What the pull request showed, and when; null if no record of it counts.'),
    approvals: schemas/* array */.YOg(schemas/* strictObject */.rej({ user: schemas/* string */.YjP(), submitted_at: time, commit_id: schemas/* string */.YjP() })),
    needed: count
        .optional()
        .describe('How many approvals were asked for. Absent in evidence of earlier versions, which asked for one.'),
});
const evidence = schemas/* strictObject */.rej({
    format_version: schemas/* literal */.euz('2.0'),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('cip-inventory-sync'), version: schemas/* string */.YjP() }),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP().describe('Origin of the service.'),
    result: schemas/* enum */.k5n(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
    digest: schemas/* string */.YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of the set of changes to execute.'),
    approval: schemas/* strictObject */.rej({
        mode: schemas/* enum */.k5n(['none', 'plan', 'review']),
        by: schemas/* string */.YjP().nullable(),
    }),
    started_at: time,
    ended_at: time.nullable().describe('null until the run ends.'),
    commit: schemas/* string */.YjP().nullable().describe('The commit that was applied.'),
    clean: schemas/* boolean */.zMY().nullable().describe('Whether the inventory files are those of the commit.'),
    pull_requests: schemas/* array */.YOg(pullRequest),
    actor: schemas/* string */.YjP().nullable(),
    run_url: schemas/* string */.YjP().nullable(),
    files: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), sha256: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/) })),
    summary: schemas/* record */.g1P(schemas/* string */.YjP(), count).describe('The counts of the plan.'),
    guards: schemas/* array */.YOg(schemas/* strictObject */.rej({ guard: schemas/* string */.YjP(), limit: count, value: count, passed: schemas/* boolean */.zMY() })),
    changes: schemas/* array */.YOg(change).describe('What was to be executed, in the order of the plan.'),
    closing_read: schemas/* strictObject */.rej({
        converged: schemas/* boolean */.zMY().nullable().describe('Whether the list showed every executed change.'),
        failure: schemas/* string */.YjP().nullable(),
        stopped: schemas/* enum */.k5n(['signal', 'turn-lost', 'key-refused', 'crash']).nullable(),
    })
        .nullable()
        .describe('null when nothing was tried.'),
    differences: schemas/* array */.YOg(schemas/* strictObject */.rej({
        fingerprint: evidence_schema_fingerprint,
        kind: schemas/* enum */.k5n(['missing', 'different', 'still-there', 'duplicate']),
        found: schemas/* array */.YOg(listedAsset),
    })),
    ledger: schemas/* strictObject */.rej({ branch: schemas/* string */.YjP(), commit: schemas/* string */.YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
const endedEvidence = evidence.extend({ result: schemas/* enum */.k5n(RESULTS), ended_at: time });

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/ledger/run-file.js




const LEDGER_FILE = 'ledger.json';
const README_FILE = 'README.md';
const hash = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const run_file_time = iso/* datetime */.w$();
const LEDGER_FORMAT = '1.0';
const ledgerShape = schemas/* looseObject */._H3({
    format_version: schemas/* literal */.euz(LEDGER_FORMAT),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    started_at: run_file_time,
});
const common = {
    seq: schemas/* int */.Whr().min(1),
    previous: hash.nullable(),
    live_sha256: hash.nullable(),
    read_at: run_file_time,
    tool: schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP() }),
    commit: schemas/* string */.YjP().nullable(),
};
const intentShape = schemas/* looseObject */._H3({
    digest: schemas/* string */.YjP(),
    fingerprints: schemas/* array */.YOg(schemas/* string */.YjP()),
    approval: schemas/* looseObject */._H3({ mode: schemas/* string */.YjP(), by: schemas/* string */.YjP().nullable() }),
});
const seen = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('seen'), intent: intentShape });
const applied = schemas/* object */.Ikc({ kind: schemas/* literal */.euz(['applied', 'refused']), evidence: endedEvidence });
const look = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('look'), counts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(0)) });
const runShape = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* looseObject */._H3({ ...common, ...seen.shape }),
    schemas/* looseObject */._H3({ ...common, ...applied.shape }),
    schemas/* looseObject */._H3({ ...common, ...look.shape }),
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
    const other = format === undefined ? null : (0,model/* otherFormat */.Qc)(json, format);
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
    const seconds = [...(0,group/* groupBy */.$z)(runs, ({ at }) => at).values()].sort((a, b) => sign * (a[0].at - b[0].at));
    for (const group of seconds) {
        const all = await Promise.all(group.map(async ({ path, at }) => ({ path, at, file: await read(path) })));
        const listed = all.flatMap(({ path, at, file }) => (file?.live_sha256 == null ? [] : [{ path, at, file }]));
        yield* listed.sort((a, b) => sign * (a.file.seq - b.file.seq));
    }
}

// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
;// CONCATENATED MODULE: ./lib/core/csv.js
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

;// CONCATENATED MODULE: ./lib/ledger/tree.js




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
        (0,group/* addUnder */.QQ)(rows, cyber_system_id, [id, name, asset_type]);
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
    return [header, ...rows].map(csvLine).join('');
}
function pathSegment(id) {
    return /^[\w-]*$/.test(id) ? id : (0,characters/* bytesEscaped */.ZC)(id, '%');
}
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,fingerprint/* sha256 */.sc)(lines);
}

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
                const oid = this.#tip.objects.get(LEDGER_FILE);
                if (oid === undefined)
                    throw mismatch({ kind: 'missing' });
                const { value, wrong } = readLedgerFile(await this.#bare.readBlob(oid));
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
            [LEDGER_FILE, (0,run_files/* jsonText */.s$)(ledger)],
            [README_FILE, README],
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
        const stored = runsIn(objects.keys());
        const hash = lists && liveSha256([...lists.files].map(([path, text]) => [path, (0,fingerprint/* sha256 */.sc)(text)]));
        const day = new Date(lists?.readAt ?? 0).toISOString().slice(0, 10);
        let newestAt = Number.NEGATIVE_INFINITY;
        const readRun = async (path) => readRunFile(await this.#bare.readBlob(objects.get(path) ?? '')).value;
        for await (const { file } of looksIn(stored, 'newest first', readRun)) {
            newestAt = Math.max(newestAt, Date.parse(file.read_at));
            if (kind !== 'look' || !file.read_at.startsWith(day) || file.live_sha256 !== hash)
                break;
            if (file.kind === 'look')
                return null;
        }
        const isLatest = lists !== null && newestAt <= lists.readAt && !objects.has(runPath(name, kind, lists.readAt));
        const live = isLatest ? lists : null;
        let at = live?.readAt ?? this.#clock.now();
        while (objects.has(runPath(name, kind, at)))
            at += 1000;
        const message = await this.#bare.messageOf(parent);
        const [, run] = /^Inventory-Run: (\S+)$/m.exec(message) ?? [];
        const [, runKind] = /^Inventory-Kind: (\S+)$/m.exec(message) ?? [];
        const ofTip = stored.filter(({ path }) => path.endsWith(`-${run}-${runKind}.json`));
        let newest = { seq: 0, previous: null };
        for (const { path } of ofTip.length > 0 ? ofTip : stored.slice(-1)) {
            const text = await this.#bare.readBlob(objects.get(path) ?? '');
            const seq = readRunFile(text).value?.seq ?? stored.length;
            if (seq >= newest.seq)
                newest = { seq, previous: (0,fingerprint/* sha256 */.sc)(text) };
        }
        const path = runPath(name, kind, at);
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
    const digest = content.kind === 'seen' ? content.intent.digest : evidenceOf(content)?.digest;
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
        const lists = read === null ? null : { files: liveFiles(read, fields), readAt: read.readAt };
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
                reason = faultClause(error.fault);
            else if (error instanceof process/* GitError */.XS)
                reason = error.message;
            else if ((0,rejections/* isSystemError */.Or)(error))
                reason = `the temporary folder cannot be written (${error.code})`;
            else
                throw error;
            this.end = { ...this.end, failure: this.end.failure ?? behindLine(content.kind, reason) };
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
        temporary: tmpdir(),
    });
}
function showLedgerEnd(ledger, { terminal }) {
    if (ledger === null)
        return;
    const { commit, failure } = ledger.end;
    if (commit !== null)
        terminal.err(`Ledger commit: ${visible(commit)}\n`);
    if (failure !== null)
        terminal.err(`${visible(failure)}\n`);
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
        throw new UserError('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger');
    }
    if (open_NO_BRANCH.test(branch))
        throw new UserError('ledger', `names ${word(branch)}, which is not a valid name of a branch`);
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
        throw new UserError(missing.map(([flag]) => flag).join(', '), problem, forms.join(' '));
    }
    const service = checkBaseUrl(baseUrl, env).origin;
    const remote = await remoteOf(ledger, repository);
    const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
    const commit = await branchAt(context, { remote, env, key, temporary: tmpdir() }).begin({ organization, service });
    if (commit === null)
        throw new UserError('--ledger', 'names a branch that already exists', 'It was left untouched.');
    terminal.err(`The ledger begins with commit ${commit}. Keep that id for audit verify --contains.\n`);
    terminal.out(`${commit}\n`);
    return 'done';
}

// EXTERNAL MODULE: ./lib/run/context.js
var context = __webpack_require__(8402);
;// CONCATENATED MODULE: ./lib/action/open.js








async function pause({ host, shutdown }, ms) {
    await host.clock.sleep(ms, shutdown.stop);
    shutdown.stop.throwIfAborted();
}
function attemptOf({ env }) {
    const { GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: attempt } = env;
    return /^\d+$/.test(run) ? { run, attempt: Number(attempt) || 1 } : { run: '0', attempt: 1 };
}
function clientsFor(repository, token, runner) {
    const [owner = '', repo = ''] = repository.split('/');
    return createGitHub({ owner, repo, ...(0,context/* askingGitHub */.N)(runner, token), ...(runner.fetch && { fetch: runner.fetch }) });
}
function expectToken(runner) {
    const token = runner.input('github-token').trim();
    const { GITHUB_REPOSITORY: repository = '' } = runner.env;
    if (token === '') {
        const remedy = `Leave the input out: then it is \${{ github.token }}.`;
        throw new core_result/* UserError */.yo('github-token', 'is empty, so the action can only validate', remedy);
    }
    for (const [name, text] of Object.entries({ GITHUB_REPOSITORY: repository, GITHUB_SHA: runner.commit })) {
        if (text === '')
            throw new core_result/* UserError */.yo(name, 'is not set', 'The runner of GitHub Actions sets it for each job.');
    }
    return { token, repository };
}
async function openGitHub(context, { cwd }) {
    const { runner, shutdown, settings, folder } = context;
    const { token, repository } = expectToken(runner);
    const until = clientsFor(repository, token, runner);
    const { base, inside } = (0,paths/* readPath */.G7)(settings.path, cwd);
    const defaultBranch = expectDefaultBranch(runner);
    const { origin, pathname } = new URL(settings.baseUrl);
    const keys = (0,seal/* readSigningKeys */.SM)(runner.input('signing-key'));
    if (keys.length === 0 && settings.approval === 'review' && runner.eventName === 'pull_request_target') {
        const remedy = 'Store a key in the secret of the environment that the workflow names: openssl rand -hex 32 makes one.';
        throw new core_result/* UserError */.yo('signing-key', 'is empty, and records without it can be forged', remedy);
    }
    const client = until(shutdown.cut);
    const { GITHUB_REPOSITORY_ID: ownId = '' } = runner.env;
    const id = /^\d+$/.test(ownId) ? ownId : (runner.event.repositoryId ?? (await client.repositoryId()));
    return {
        client,
        closing: until(shutdown.close),
        scope: {
            repository: String(id),
            repositoryName: repository,
            service: `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`,
            name: settings.name,
        },
        defaultBranch,
        isOfDefaultBranch: runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`,
        paths: inside ? [`${folder}${base}`.replace(/\/$/, '')] : [],
        keys,
    };
}
function expectDefaultBranch({ event, eventName, env }) {
    if (event.defaultBranch !== null)
        return event.defaultBranch;
    const [, scheduled] = (eventName === 'schedule' && /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')) || [];
    if (scheduled !== undefined)
        return scheduled;
    throw new core_result/* UserError */.yo('event', 'does not say which branch is the default one');
}
async function openRunnersLedger(context, repository) {
    const { settings, runner, shutdown } = context;
    if (settings.ledger === '')
        return null;
    const { env } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new core_result/* UserError */.yo('ledger-token', 'is needed to check whether the ledger is public');
    const [, elsewhere, branch] = /^(?:([^/#\s]+\/[^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new core_result/* UserError */.yo('ledger', 'must be BRANCH or OWNER/REPO#BRANCH');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const url = elsewhere === undefined ? await remoteUrl('origin', repository) : `${serverUrl}/${elsewhere}`;
    if (url === null)
        throw new core_result/* UserError */.yo('ledger', 'names a branch of this repository, and the checkout has no origin');
    const key = signingKey(runner.input('ledger-key'), 'ledger-key');
    const own = env.GITHUB_REPOSITORY ?? '';
    const holder = elsewhere ?? own;
    const isHere = holder.toLowerCase() === own.toLowerCase();
    if (!isHere || !settings.allowPublic) {
        if (!(await clientsFor(holder, token, runner)(shutdown.cut).isPrivate()))
            throw new LedgerError({ code: 'ledger-public' });
    }
    return openLedger(context, {
        remote: { url, branch },
        env: { ...env, ...(0,objects/* tokenEnvironment */.$u)(serverUrl, token, env) },
        key,
        name: attemptOf(runner),
        temporary: runner.temporary,
    });
}


/***/ }),

/***/ 4054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/objects.js
var objects = __webpack_require__(2392);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(9607);
// EXTERNAL MODULE: ./lib/inventory/load.js + 8 modules
var load = __webpack_require__(406);
// EXTERNAL MODULE: ./lib/run/context.js
var run_context = __webpack_require__(8402);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/service/errors.js
var service_errors = __webpack_require__(4848);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/run/failures.js







function failureLine(error, more = '') {
    return `error: ${failureText(error, more)}\n`;
}
function failureText(error, more = '') {
    const [first = '', ...rest] = causeText(error).split('\n');
    const sentence = more === '' || first.endsWith('.') ? first : `${first}.`;
    return [(0,text_text/* joined */.oR)([sentence, more], ' '), ...rest].join('\n');
}
function causeText(error) {
    if (error instanceof service_errors/* ServiceError */._7) {
        const { detail } = error.failure;
        const answerExcerpt = detail ? `\n  the service said: ${(0,text_text/* visible */.RK)(detail)}` : '';
        return `${(0,text_text/* visible */.RK)(error.message)}${answerExcerpt}`;
    }
    if ((0,rejections/* isStopped */.id)(error))
        return 'the run was stopped before it ended.';
    if (error instanceof process/* GitError */.XS) {
        const remedy = REMEDIES[error.kind];
        const problem = error.kind === 'not-a-repository' ? NO_REPOSITORY : (0,text_text/* visible */.RK)(error.message);
        return remedy === '' ? problem : `${problem}. ${remedy}`;
    }
    if (error instanceof core_result/* UserError */.yo || error instanceof errors/* GitHubError */.y_)
        return (0,text_text/* visible */.RK)(error.message);
    const bug = `this is a bug in ${model/* TOOL_NAME */.lH}, please report it.\n`;
    if (!(error instanceof Error))
        return bug + (0,text_text/* visible */.RK)(String(error));
    const { name, stack = '', message } = error;
    if ((0,rejections/* isSystemError */.Or)(error))
        return (0,text_text/* visible */.RK)(message);
    const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
    return bug + [`${name}: ${message}`, ...frames.filter((line) => /^ {4}at /.test(line))].map(text_text/* visible */.RK).join('\n');
}
function nothingWritten(error, { attempts }) {
    return error instanceof core_result/* UserError */.yo || attempts.size > 0 ? '' : 'Nothing was written.';
}
function isInterruption(error) {
    return error instanceof service_errors/* ServiceError */._7 || error instanceof errors/* GitHubError */.y_ || (0,rejections/* isStopped */.id)(error);
}
const NO_REPOSITORY = 'There is no git repository here, and files of a commit are read from one';
const REMEDIES = {
    'not-a-repository': 'Run it in a clone. On GitHub, add a step that uses actions/checkout before this one.',
    'not-installed': 'Install it: commits and their files are read with it.',
    'not-trusted': 'The folder belongs to another user. If that is intended, add it to safe.directory in the configuration of git.',
    'no-access': 'The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.',
    'unknown-revision': 'Check its spelling, or fetch it.',
    'missing-object': 'This clone does not hold all of that commit. Check out without a filter: with fetch-depth: 1, or in full.',
    'too-large': '',
    failed: '',
};

// EXTERNAL MODULE: ./lib/text/summarize.js
var summarize = __webpack_require__(9010);
;// CONCATENATED MODULE: ./lib/run/progress.js

const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
const LOOK_EVERY_MS = 1000;
function showProgress({ write, canRedraw, now, repeat = (ms, callback) => {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
}, }) {
    let work = { doing: 'reading', files: 0, bytes: 0 };
    let isDrawn = false;
    let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
    const showWork = () => {
        if (work === null)
            return;
        const isFull = canRedraw && work.doing !== 'reading' && work.done + work.failed === work.total;
        if (!isFull && now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS))
            return;
        last = now();
        write(canRedraw ? `\r${(0,summarize/* workLine */.OX)(work, true)}\u001b[K` : `${(0,summarize/* workLine */.OX)(work, false)}\n`);
        isDrawn = canRedraw;
    };
    const rest = () => {
        if (isDrawn)
            write('\r\u001b[K');
        isDrawn = false;
        work = null;
    };
    const cancel = repeat(LOOK_EVERY_MS, showWork);
    return {
        fileRead: () => {
            if (work?.doing !== 'reading')
                return;
            work = { ...work, files: work.files + 1 };
            showWork();
        },
        received: (bytes) => {
            if (work?.doing !== 'reading')
                return;
            work = { ...work, bytes: work.bytes + bytes };
            showWork();
        },
        through: (doing, done, total, failed = 0) => {
            work = { doing, done, failed, total };
            showWork();
        },
        rest,
        end: () => {
            cancel();
            rest();
        },
    };
}
const NO_PROGRESS = {
    fileRead: () => { },
    received: () => { },
    through: () => { },
    rest: () => { },
    end: () => { },
};

// EXTERNAL MODULE: ./lib/run/settings.js
var run_settings = __webpack_require__(1192);
;// CONCATENATED MODULE: ./lib/run/shutdown.js
const GRACE_MS = 7000;
const CLOSING_MS = 2500;
function watchShutdown(timeoutMs, onSignal, setTimer = (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
}) {
    const stop = new AbortController();
    const cut = new AbortController();
    const close = new AbortController();
    const cancels = [];
    let isWriting = false;
    const cutNow = () => {
        if (!cut.signal.aborted)
            cancels.push(setTimer(CLOSING_MS, () => close.abort()));
        cut.abort();
    };
    const stopNow = () => {
        if (stop.signal.aborted || !isWriting)
            cutNow();
        else
            cancels.push(setTimer(GRACE_MS, cutNow));
        stop.abort();
    };
    if (timeoutMs > 0)
        cancels.push(setTimer(timeoutMs, stopNow));
    const unlisten = onSignal?.(stopNow);
    return {
        stop: stop.signal,
        cut: cut.signal,
        close: close.signal,
        startWriting: () => {
            isWriting = true;
        },
        end: () => {
            unlisten?.();
            for (const cancel of cancels)
                cancel();
        },
    };
}

// EXTERNAL MODULE: ./lib/run/validate.js
var validate = __webpack_require__(7047);
// EXTERNAL MODULE: ./lib/github/applied-log.js
var applied_log = __webpack_require__(509);
// EXTERNAL MODULE: ./lib/github/record.js
var github_record = __webpack_require__(5118);
;// CONCATENATED MODULE: ./lib/github/marked-comment.js



function marker(kind, name) {
    const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
    return `<!-- cip-inventory-sync:${kind}${which} -->`;
}
async function putComment(github, pullRequest, { marker: mark, body, author, listed, isNews = true, mayKeepLink = true, }) {
    const text = `${mark}\n${body}`;
    const isBy = (login) => (comment) => comment.author === login && comment.body.startsWith(mark);
    const ours = listed.filter(isBy(author));
    const plain = (comment) => (0,github_record/* asKept */.bR)(mayKeepLink ? comment.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1') : comment);
    let written = ours.find((comment) => plain(comment.body) === plain(text));
    if (written === undefined && ours[0] !== undefined) {
        const { id } = ours[0];
        try {
            written = await github.updateComment(id, text);
        }
        catch (error) {
            const isThere = async () => (await github.comments(pullRequest)).some((comment) => comment.id === id);
            const isGone = (0,errors/* isOfGitHub */.ND)(error, 'not-found') && !(await isThere());
            if (!isGone)
                throw error;
            written = await github.createComment(pullRequest, text);
        }
    }
    if (written === undefined) {
        if (!isNews)
            return null;
        try {
            written = await github.createComment(pullRequest, text);
        }
        catch (error) {
            if (!(0,errors/* isUnclear */.Z5)(error))
                throw error;
            const now = (await github.comments(pullRequest)).filter(isBy(author));
            written =
                now.find((comment) => plain(comment.body) === plain(text)) ?? (await github.createComment(pullRequest, text));
        }
        if (written.author !== null && written.author !== author) {
            const { id, author: login } = written;
            const before = listed.find(isBy(login));
            if (before !== undefined) {
                await github.deleteComment(id);
                written = await github.updateComment(before.id, text);
            }
        }
    }
    const { id } = written;
    const others = ours.filter((comment) => comment.id !== id);
    const isGone = (error) => (0,errors/* isOfGitHub */.ND)(error, 'not-found');
    await Promise.all(others.map((other) => github.deleteComment(other.id).catch((0,rejections/* expecting */.Kk)(isGone, () => { }))));
    return written;
}
function showsPlan(body, name, organization) {
    const headline = lettersOf(`Inventory plan ${name} for ${organization}`);
    return body.includes(marker('plan', name)) || lettersOf(body).includes(headline);
}
function lettersOf(text) {
    const seen = text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
    return seen.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/github/review.js
const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
function judgeReviews(input) {
    const { pull, commits, hasMore, record } = input;
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
        const disqualified = reasonAgainst(review);
        if (state === 'CHANGES_REQUESTED' && disqualified === null)
            against.push(name);
        if (state !== 'APPROVED')
            continue;
        const reason = disqualified ?? unfit(review, record);
        if (reason === null && commit_id !== null && submitted_at !== null)
            approvers.push({ user: name, submitted_at, commit_id });
        else
            ignored.push({ user: name, reason: reason ?? 'other-commit' });
    }
    const isAnonymous = hasMore || pull.author === null || isBot(pull.author) || commits.some(isOfNoPerson);
    const needed = isAnonymous ? 2 : 1;
    return { approvers, needed, against, ignored, isApproved: against.length === 0 && approvers.length >= needed };
}
function unfit({ commit_id, submitted_at }, { head, at }) {
    if (commit_id !== head)
        return 'other-commit';
    return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record';
}
function isOfNoPerson({ author, committer }) {
    return author === null || isBot(author) || committer === null;
}
function isBot({ type, login }) {
    return type === 'Bot' || login.endsWith('[bot]');
}
function isSamePerson(a, b) {
    return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}
function undecided(reviews) {
    return latestDecisive(reviews).filter(({ state, user }) => state !== 'DISMISSED' && user !== null && !isBot(user));
}
function latestDecisive(reviews) {
    const byUser = new Map();
    const submitted = reviews
        .filter(({ state }) => DECISIVE.has(state))
        .sort((a, b) => Date.parse(a.submitted_at ?? '') - Date.parse(b.submitted_at ?? '') || a.id - b.id);
    for (const review of submitted)
        byUser.set(review.user?.id ?? -review.id, review);
    return [...byUser.values()];
}

;// CONCATENATED MODULE: ./lib/github/judge.js



const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
const INSIDERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function judge({ chain, pulls: landed, rights }, rules) {
    const pulls = [];
    const fingerprints = new Set();
    const targets = new Set();
    const positions = new Map(chain.map((sha, position) => [sha, position]));
    const showings = landed.map((each) => {
        const newest = findRecord(each.runs, each.pull, rules);
        const record = newest.found?.record ?? null;
        const fingerprints = new Set(record?.changes.map(({ fingerprint }) => fingerprint));
        return { ...each, newest, record, base: positions.get(record?.base ?? '') ?? null, fingerprints };
    });
    const mayWrite = ({ user, author_association }) => {
        const right = rights.get(user?.login ?? '');
        return right === undefined ? INSIDERS.has(author_association ?? '') : MAY_WRITE.has(right);
    };
    for (const showing of showings) {
        const { pull, touches, reviews, comments, commits, hasMore, newest, record } = showing;
        const gone = withdrawnFrom(showing, showings);
        const facts = { reviews: reviews ?? [], commits: commits ?? [], hasMore, mayWrite };
        const verdict = record && judgeReviews({ pull, record, ...facts });
        const reason = refusal(newest, { comments: comments ?? [], gone, verdict }, rules);
        const rejection = rules.approval === 'none' ? null : reason;
        const needed = rules.approval === 'review' ? (verdict?.needed ?? 1) : 0;
        pulls.push({ pull, touches, record, rejection, approvers: verdict?.approvers ?? [], needed });
        for (const { fingerprint, target } of reason === null ? (record?.changes ?? []) : []) {
            if (gone.has(fingerprint))
                continue;
            fingerprints.add(fingerprint);
            if (target !== null)
                targets.add(target);
        }
    }
    const approved = { fingerprints, targets };
    const counting = pulls.flatMap(({ pull, rejection, approvers }) => rejection === null ? { number: pull.number, users: approvers.map(({ user }) => user) } : []);
    return { pulls, approved, counting };
}
function withdrawnFrom({ at, fingerprints }, showings) {
    const later = showings.filter((one) => one.at > at && one.base !== null && one.base >= at);
    return new Set([...fingerprints].filter((print) => later.some((one) => !one.fingerprints.has(print))));
}
function refusal({ found, rejection }, { comments, gone, verdict, }, rules) {
    if (found === null)
        return rejection ?? { kind: 'no-record' };
    if (rejection !== null)
        return rejection;
    const changed = sealsPages(rules) ? changedPage(found, comments, rules) : null;
    if (changed !== null)
        return changed;
    const { changes } = found.record;
    if (changes.length > 0 && changes.every(({ fingerprint }) => gone.has(fingerprint)))
        return { kind: 'withdrawn' };
    if (rules.approval !== 'review' || verdict === null || verdict.isApproved)
        return null;
    const { approvers, needed, against, ignored } = verdict;
    return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}
function sealsPages({ approval, keys }) {
    return approval === 'review' || keys.length > 0;
}
function standingRecord(runs, pull, comments, rules) {
    const { found, rejection } = findRecord(runs, pull, rules);
    return found !== null && rejection === null && changedPage(found, comments, rules) === null ? found : null;
}
function findRecord(runs, pull, { scope, keys, bot }) {
    if (runs.length === 0)
        return { found: null, rejection: { kind: 'no-record' } };
    const ours = runs.filter((run) => run.bot !== null && run.bot === bot && run.head_sha === pull.head_sha);
    if (ours.length === 0)
        return { found: null, rejection: { kind: 'other-app' } };
    let broken = null;
    let other = null;
    const completed = ours.filter(({ status }) => status === 'completed');
    for (const run of completed.sort((a, b) => b.id - a.id)) {
        const decoded = (0,github_record/* decodeRecord */.eT)(run, keys);
        if (decoded.kind === 'none')
            broken ??= { kind: 'erased' };
        if (decoded.kind === 'unsealed')
            broken ??= { kind: 'unsigned' };
        if (decoded.kind !== 'record')
            continue;
        const { repository, service, name, pullRequest, head, baseBranch } = decoded.record;
        if (pullRequest !== pull.number || head !== pull.head_sha)
            continue;
        if (repository !== scope.repository || name !== scope.name)
            continue;
        if (service !== scope.service)
            other ??= { kind: 'other-service' };
        else if (baseBranch !== pull.base_ref)
            other ??= { kind: 'other-base' };
        else
            return { found: { ...decoded, run }, rejection: broken };
    }
    return { found: null, rejection: other ?? broken ?? { kind: 'no-record' } };
}
function changedPage({ record, shown, run }, comments, rules) {
    if ((0,github_record/* checkSeal */._L)(run.title, run.summary) !== shown.check)
        return { kind: 'check-changed' };
    const sealed = shown.comment;
    const ours = comments.find(({ id }) => id === sealed?.id);
    const others = planComments(comments, record.organization, rules).filter((comment) => comment !== ours);
    if (sealed !== null && ours === undefined) {
        return { kind: others.length > 0 ? 'comment-replaced' : 'comment-gone' };
    }
    if (others.length > 0)
        return { kind: 'second-comment' };
    if (sealed === null || ours === undefined)
        return null;
    const { updated_at, sha256 } = (0,github_record/* commentSeal */.hF)(ours);
    return updated_at === sealed.updated_at && sha256 === sealed.sha256 ? null : { kind: 'comment-changed' };
}
function contradicting(comments, organization, rules) {
    return sealsPages(rules) ? planComments(comments, organization, rules) : [];
}
function planComments(comments, organization, { scope, bot }) {
    return comments.filter(({ author, body }) => author === bot && showsPlan(body, scope.name, organization));
}

;// CONCATENATED MODULE: ./lib/github/landed.js



const WAITS_MS = [0, 2000, 5000];
async function readApplied(github, { state, foreign }, tip, pause) {
    const { applied: named, at } = state ?? { applied: null, at: null };
    const point = { applied: named, at, commits: [], isRewritten: false, foreign };
    if (named === null || named === tip)
        return point;
    for (const wait of WAITS_MS) {
        if (wait > 0)
            await pause(wait);
        try {
            const { status, commits, merge_base } = await github.compareAll(named, tip);
            if (status === 'ahead' || status === 'identical')
                return { ...point, commits };
            return { ...point, applied: merge_base, at: null, commits, isRewritten: true };
        }
        catch (error) {
            if (!(0,errors/* isOfGitHub */.ND)(error) || !['not-found', 'invalid'].includes(error.kind))
                throw error;
        }
    }
    return { ...point, applied: null, at: null, isRewritten: true };
}
const NOTHING_LANDED = { chain: [], pulls: [], rights: new Map(), unread: [] };
const NEWEST_READ = 5;
const MARGIN_MS = 5 * 60_000;
async function readLanded(github, { start, at, commits }, options) {
    if (start === null)
        return NOTHING_LANDED;
    const line = firstParentLine(commits, options.tip);
    if (line.length === 0)
        return { ...NOTHING_LANDED, chain: [start] };
    const touched = touching(line, start, await options.treesOf([start, ...line]));
    const inOrder = await landedOn(github, line, touched, at, options);
    const newest = new Set(inOrder.slice(-NEWEST_READ));
    const relevant = inOrder.filter((one) => one.touches || newest.has(one));
    const pulls = await Promise.all(relevant.map((each) => readLandedPull(github, each, options)));
    const people = options.approval === 'review' ? pulls : [];
    return { chain: [start, ...line], pulls, ...(await readRights(github, people)) };
}
async function landedOn(github, line, touched, readAt, { defaultBranch, pause }) {
    const positions = new Map(line.map((sha, index) => [sha, index + 1]));
    const touching = new Set(touched);
    const landed = new Map();
    const isMerged = (pull) => pull.merged_at !== null && pull.base_ref === defaultBranch;
    const closed = await github.closedPulls(defaultBranch, readAt === null ? 0 : Date.parse(readAt) - MARGIN_MS);
    for (const pull of closed) {
        const position = positions.get(pull.merge_commit_sha ?? '');
        if (isMerged(pull) && position !== undefined)
            landed.set(pull.number, { pull, at: position, touches: touching.has(position) });
    }
    const named = new Set(Array.from(landed.values(), (one) => one.at));
    for (const wait of WAITS_MS) {
        const unnamed = touched.filter((position) => !named.has(position));
        if (unnamed.length === 0)
            break;
        if (wait > 0)
            await pause(wait);
        const answers = await Promise.all(unnamed.map((position) => github.pullsOf(line[position - 1])));
        for (const [index, position] of unnamed.entries()) {
            for (const pull of answers[index].filter(isMerged)) {
                const at = pull.merge_commit_sha === null ? position : positions.get(pull.merge_commit_sha);
                if (at === undefined)
                    continue;
                landed.set(pull.number, { pull, at, touches: true });
                named.add(position);
            }
        }
    }
    return [...landed.values()].sort((a, b) => a.at - b.at || a.pull.number - b.pull.number);
}
function firstParentLine(commits, tip) {
    const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
    const line = [];
    for (let at = bySha.get(tip); at !== undefined; at = bySha.get(at.parents[0] ?? '')) {
        line.push(at.sha);
        bySha.delete(at.sha);
    }
    return line.reverse();
}
function touching(line, start, trees) {
    const chain = [start, ...line];
    return line.flatMap((sha, index) => (trees[sha] === trees[chain[index]] ? [] : [index + 1]));
}
const MOST_COMMITS = 250;
async function readLandedPull(github, { pull, at, touches }, { name, approval, bot, isSealed }) {
    const { number, head_sha } = pull;
    const runs = bot === null ? [] : await github.checkRuns(head_sha, (0,github_record/* checkName */.I3)('plan', name));
    const bare = { pull, at, touches, runs, comments: null, reviews: null, commits: null, hasMore: false };
    if (runs.length === 0)
        return bare;
    const [comments, reviews, commits] = await Promise.all([
        approval === 'review' || isSealed ? github.comments(number) : null,
        approval === 'none' ? null : github.reviews(number),
        approval === 'review' ? github.commitsOfPull(number) : null,
    ]);
    const isFull = (commits?.length ?? 0) >= MOST_COMMITS;
    const count = isFull ? ((await github.pull(number)).commit_count ?? Number.POSITIVE_INFINITY) : 0;
    return { ...bare, comments, reviews, commits, hasMore: isFull && count > MOST_COMMITS };
}
async function readRights(github, pulls) {
    const deciding = pulls.flatMap(({ reviews }) => undecided(reviews ?? []));
    const rights = new Map();
    const unread = new Set();
    const logins = [...new Set(deciding.flatMap(({ user }) => user?.login ?? []))];
    await Promise.all(logins.map(async (login) => {
        try {
            rights.set(login, await github.permissionOf(login));
        }
        catch (error) {
            if (!(0,errors/* isOfGitHub */.ND)(error))
                throw error;
            if (error.kind === 'not-found')
                rights.set(login, 'none');
            else if (error.kind === 'forbidden')
                unread.add(UNREAD + error.message);
            else
                throw error;
        }
    }));
    return { rights, unread: [...unread] };
}
const UNREAD = "The reviewers' permissions cannot be read. Reviews count if GitHub lists the reviewer as an owner, member or collaborator. ";

;// CONCATENATED MODULE: ./lib/github/turn.js



const ASKED_EVERY_MS = 15_000;
const PAUSE_MS = 150_000;
const PROOF_MS = 60_000;
const UNANSWERED_PROOF_MS = 120_000;
const ASKED_AGAIN_MS = 1000;
const MOST_READINGS = 4;
const MOST_APPENDS = 4;
const UNENDED = 'The log does not say how this run ended. The next run will find out.';
async function waitForOther(run, log) {
    const { state } = log;
    for (let hasWaited = false;; hasWaited = true) {
        if (state?.kind !== 'applying' || !(await lives(run, state)))
            return hasWaited;
        const left = run.until - run.clock.now();
        if (left <= 0) {
            const problem = `waited for the apply of run ${state.run}, which is still running`;
            throw new core_result/* UserError */.yo('This run', problem, 'Nothing was written. Run again after it has ended.');
        }
        run.log(`Waiting for the apply of run ${state.run}, which is still running.\n`);
        await run.pause(Math.min(ASKED_EVERY_MS, left));
        if ((await (0,applied_log/* readTip */.av)(run)) !== log.tip)
            return true;
    }
}
async function lives({ github, by }, { run, attempt }) {
    if (run === by.run && attempt <= by.attempt)
        return false;
    try {
        const now = await github.workflowRun(run);
        return now.status !== 'completed' && now.attempt === attempt;
    }
    catch (error) {
        if ((0,errors/* isOfGitHub */.ND)(error, 'not-found'))
            return false;
        if (!(0,errors/* isOfGitHub */.ND)(error, 'forbidden'))
            throw error;
        const problem = `may not ask whether run ${run} still applies, so nothing was written`;
        throw new core_result/* UserError */.yo('github-token', problem, 'Grant the job the permission actions: read.', { cause: error });
    }
}
async function takeTurn(run, log, { applied, at }) {
    const { by, warn, pause, needsTurn } = run;
    if (await waitForOther(run, log))
        return 'moved';
    const before = log.state;
    const appended = await (0,applied_log/* appendEntry */.D4)(run, log, { kind: 'applying', applied, at, ...by });
    if (appended.kind === 'moved')
        return 'moved';
    if (appended.kind === 'refused') {
        const { message, isMissingRight } = appended;
        if (needsTurn || !isMissingRight)
            throw new core_result/* UserError */.yo('apply', 'wrote nothing', message);
        warn(message);
        return null;
    }
    if (before?.kind === 'applying') {
        const whose = before.job === by.job ? 'an earlier run may have' : `run ${before.run}`;
        warn(`The apply of ${whose} ended without a word in the applied log. This run continues from there after a pause of ${PAUSE_MS / 1000} s, because the last write of that run may still be on its way.`);
        await pause(PAUSE_MS);
    }
    const claim = { tip: appended.commit, tree: appended.tree, state: null, foreign: null, read: log.read };
    return new Turn(run, claim, { applied, at });
}
class Turn {
    #run;
    #claim;
    #before;
    #provedAt = Number.NEGATIVE_INFINITY;
    #lost = null;
    #validMs = PROOF_MS;
    #isOver = false;
    #reading = null;
    constructor(run, claim, before) {
        this.#run = run;
        this.#claim = claim;
        this.#before = before;
    }
    prove = async () => {
        for (let tried = 1; this.#lost === null && !this.#isProved(PROOF_MS); tried += 1) {
            this.#reading ??= this.#readProof().finally(() => {
                this.#reading = null;
            });
            try {
                await this.#reading;
            }
            catch (error) {
                if (!(0,errors/* isOfGitHub */.ND)(error))
                    throw error;
                this.#validMs = UNANSWERED_PROOF_MS;
                if (this.holds())
                    return true;
                this.#lost = { kind: 'unproved' };
            }
            if (tried === MOST_READINGS && !this.#isProved(PROOF_MS))
                this.#lost ??= { kind: 'log-gone' };
        }
        return this.#lost === null;
    };
    holds = () => this.#isProved(this.#validMs);
    #isProved(forMs) {
        const age = this.#run.clock.now() - this.#provedAt;
        return age >= 0 && age <= forMs;
    }
    get lost() {
        return this.#lost;
    }
    async #readProof() {
        const { clock, by } = this.#run;
        const sentAt = clock.now();
        const tip = await (0,applied_log/* readTip */.av)(this.#run);
        if (tip !== this.#claim.tip) {
            const isOlder = tip === null ? this.#claim.read.length === 0 : this.#claim.read.includes(tip);
            if (isOlder)
                return clock.sleep(ASKED_AGAIN_MS);
            const log = tip === null ? null : await (0,applied_log/* readLog */.x6)(this.#run, tip);
            if (log !== null && 'problem' in log)
                this.#lost = { kind: 'unreadable' };
            else if (!log?.state)
                this.#lost = { kind: 'log-gone' };
            else if (log.state.job !== by.job) {
                this.#lost = { kind: 'taken-over', by: `attempt ${log.state.attempt} of run ${log.state.run}` };
            }
        }
        this.#provedAt = sentAt;
        this.#validMs = PROOF_MS;
    }
    keepClaim() {
        this.#isOver = true;
    }
    async endTurn(success) {
        if (this.#isOver)
            return;
        this.#isOver = true;
        const { by, warn } = this.#run;
        const kind = success === null ? 'ended' : 'applied';
        const { applied, at } = success ?? this.#before;
        let log = this.#claim;
        try {
            for (let tried = 1; tried <= MOST_APPENDS; tried += 1) {
                const appended = await (0,applied_log/* appendEntry */.D4)(this.#run, log, { kind, applied, at, ...by });
                if (appended.kind === 'appended')
                    return;
                if (appended.kind === 'refused')
                    return warn(`${appended.message} ${UNENDED}`);
                const now = await (0,applied_log/* readLog */.x6)(this.#run);
                if ('problem' in now)
                    return warn(`${now.problem} ${UNENDED}`);
                if (now.state?.job !== by.job || now.state.kind !== 'applying')
                    return;
                log = now;
            }
            warn(`Other commits keep arriving on the branch of the applied log. ${UNENDED}`);
        }
        catch (error) {
            if (!(0,errors/* isOfGitHub */.ND)(error))
                throw error;
            warn(`${error.message} ${UNENDED}`);
        }
    }
}

// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __webpack_require__(8165);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var core_fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var core_names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/core/order.js

function parkedName(change) {
    return change.after.name + core_names/* SWAP_SUFFIX */.m5;
}
function orderChanges(changes) {
    const { givers, waits } = namesInPlay(changes);
    const breakers = findCycleBreakers({ waits, givers });
    const steps = [];
    const parks = new Map();
    for (const number of breakers)
        parks.set(number, changes.length + givers.length + parks.size);
    const gateStep = (gate) => changes.length + gate;
    changes.forEach((change, number) => {
        const park = parks.get(number);
        const waitsFor = [...waits[number].map(gateStep), ...(park === undefined ? [] : [park])];
        steps.push({ kind: 'write', change, waitsFor, isParkedBefore: park !== undefined });
    });
    const needed = new Set(waits.flat());
    givers.forEach((giving, gate) => {
        const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
        steps.push({ kind: 'gate', waitsFor });
    });
    for (const number of parks.keys())
        steps.push({ kind: 'park', change: asUpdate(changes[number]), waitsFor: [] });
    return { steps, last: lastDeletes(steps) };
}
function asUpdate(change) {
    if (change?.action !== 'update')
        throw new Error('only an update both gives up a name and takes one');
    return change;
}
function lastDeletes(steps) {
    const waitedFor = new Set(steps.flatMap((step) => step.waitsFor));
    const last = new Set();
    steps.forEach((step, number) => {
        if (step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(number))
            last.add(number);
    });
    return last;
}
function namesInPlay(changes) {
    const givers = [];
    const gateOf = new Map();
    changes.forEach((change, number) => {
        for (const key of namesOnlyIn(change.before, change.after)) {
            const gate = gateOf.get(key);
            if (gate === undefined)
                gateOf.set(key, givers.push([number]) - 1);
            else
                givers[gate].push(number);
        }
    });
    const waits = changes.map((change) => {
        if (gateOf.size === 0)
            return [];
        return namesOnlyIn(change.after, change.before).flatMap((key) => gateOf.get(key) ?? []);
    });
    return { givers, waits };
}
function namesOnlyIn(one, other) {
    if (one === null)
        return [];
    const others = other === null ? [] : readings(other);
    return readings(one).filter((key, reading) => key !== others[reading]);
}
function readings({ name, cyber_system_id: system }) {
    const spellings = [name, name.toLowerCase(), name.toUpperCase(), (0,core_names/* foldCase */.SP)(name)];
    return spellings.flatMap((spelling, way) => [`${way}\n\n${spelling}`, `${way}\n${system}\n${spelling}`]);
}
const NEW = 0;
const OPEN = 1;
const DONE = 2;
function findCycleBreakers({ waits, givers, }) {
    const changeMark = new Uint8Array(waits.length);
    const gateMark = new Uint8Array(givers.length);
    const parked = new Set();
    for (let start = 0; start < waits.length; start++) {
        if (changeMark[start] !== NEW || waits[start].length === 0)
            continue;
        changeMark[start] = OPEN;
        const path = [{ isGate: false, number: start, next: 0 }];
        while (path.length > 0)
            advance(path);
    }
    return parked;
    function advance(path) {
        const frame = path[path.length - 1];
        const edges = frame.isGate ? givers[frame.number] : parked.has(frame.number) ? [] : waits[frame.number];
        const target = edges[frame.next++];
        if (target === undefined) {
            (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
            path.pop();
            return;
        }
        const marks = frame.isGate ? changeMark : gateMark;
        if (frame.isGate && marks[target] === OPEN)
            parked.add(target);
        if (marks[target] !== NEW)
            return;
        marks[target] = OPEN;
        path.push({ isGate: !frame.isGate, number: target, next: 0 });
        if (frame.isGate && waits[target].some((gate) => gateMark[gate] === OPEN))
            parked.add(target);
    }
}

// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
;// CONCATENATED MODULE: ./lib/apply/create.js




class UnseenAssets {
    #ids;
    #readNext;
    constructor(ids, reader) {
        this.#ids = new Set(ids);
        this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
    }
    claim(id) {
        this.#ids.add(id);
    }
    among(assets) {
        return assets.filter(({ id }) => !this.#ids.has(id));
    }
    async findEqual(state) {
        const key = (0,core_names/* stateKey */.bP)(state);
        return this.among(await this.#readNext()).filter((asset) => (0,core_names/* stateKey */.bP)(asset) === key);
    }
}
function shareReads(read) {
    let underWay = Promise.resolve();
    let next = null;
    return () => {
        next ??= underWay.then(() => {
            next = null;
            const started = read();
            underWay = started.catch(() => { });
            return started;
        });
        return next;
    };
}
class StepJournal {
    #fingerprint;
    #append;
    #open = null;
    writes = 0;
    constructor(fingerprint, append) {
        this.#fingerprint = fingerprint;
        this.#append = append;
    }
    get isOpen() {
        return this.#open !== null;
    }
    intend(request) {
        this.#append({ event: 'intent', fingerprint: this.#fingerprint, request });
        this.#open = request;
        this.writes++;
    }
    conclude(outcome, id) {
        if (this.#open === null)
            return;
        const request = this.#open;
        this.#open = null;
        if (outcome === 'not-started')
            this.writes--;
        this.#append({ event: 'outcome', fingerprint: this.#fingerprint, request, outcome, id });
    }
}
const SETTLE_DELAY_MS = 2000;
async function createOnce(change, ports) {
    const { clock, random, stop, permit, journal } = ports;
    let wasUnclear = false;
    let isUnanswered = false;
    const attempt = async (posts) => {
        if (stop.aborted || !(await permit.prove()))
            return create_final(notSent(posts, { ...STOPPED, isUnanswered }));
        journal.intend({ method: 'POST', path: '/cyber-assets', body: change.after });
        const { asset, failure: failed } = await post(change, ports);
        if (asset !== null)
            return create_final(judgeAnswer(asset, change, ports));
        isUnanswered ||= failed.isUnanswered;
        const failure = { ...failed, isUnanswered };
        if (failure.meaning === 'not-sent') {
            journal.conclude('not-started', null);
            return create_final(notSent(posts, failure));
        }
        wasUnclear ||= failure.meaning === 'unclear';
        const judged = await judgeFailedPost({ change, failure, wasUnclear }, ports);
        if (judged !== 'not-created')
            return create_final(judged);
        journal.conclude('failed', null);
        const again = failure.meaning === 'not-written' ? (failure.retryAfterMs ?? 0) : 0;
        return { result: { outcome: 'failed', id: null, failure }, again };
    };
    return (0,retry/* retry */.L)(attempt, retry/* SERVICE_RETRIES */.Z, {
        now: () => clock.now(),
        sleep: (ms) => clock.sleep(ms, stop),
        random,
        isStopped: () => false,
    });
}
function create_final(result) {
    return { result, again: null };
}
function judgeAnswer(asset, change, ports) {
    const others = otherFields(asset, change);
    if (others.length > 0) {
        return unexpected(`an asset whose ${others.join(' and ')} ${others.length === 1 ? 'differs' : 'differ'} from the request`);
    }
    if (ports.unseen.among([asset]).length === 0)
        return unexpected('an asset that was there before');
    return created('done', asset, ports);
}
function otherFields(asset, change) {
    const { after } = change;
    return [
        ...(asset.name === after.name ? [] : ['name']),
        ...(asset.cyber_system_id === after.cyber_system_id ? [] : ['cyber system']),
        ...(asset.asset_type === after.asset_type ? [] : ['type']),
        ...((0,core_fingerprint/* isOfOrganization */.v)(asset.organization_slug, change) ? [] : ['organization']),
    ];
}
function unexpected(answer) {
    const failure = (0,core_failure/* ownFailure */.lV)('unexpected', `The service answered with ${answer}. Plan again.`);
    return { outcome: 'unknown', id: null, failure };
}
async function judgeFailedPost({ change, failure, wasUnclear }, ports) {
    if (failure.meaning === 'not-written')
        return 'not-created';
    if (failure.meaning === 'unexpected')
        return { outcome: 'unknown', id: null, failure };
    const isUnclear = failure.meaning === 'unclear' || (failure.meaning === 'taken' && wasUnclear);
    if (!isUnclear)
        return { outcome: 'failed', id: null, failure };
    const search = await searchTwice(change, failure, ports);
    if (search.kind === 'one')
        return created('adopted', search.asset, ports);
    if (search.kind === 'none')
        return 'not-created';
    const { reason: cause } = search.failure;
    const isOne = cause === failure.reason;
    const reason = isOne ? cause : `${failure.reason} Whether it was created is not known: ${cause}`;
    return { outcome: 'unknown', id: null, failure: { ...search.failure, isUnanswered: failure.isUnanswered, reason } };
}
async function post(change, { writer }) {
    try {
        return { asset: await writer.createAsset(change.after), failure: null };
    }
    catch (error) {
        return { asset: null, failure: (0,core_failure/* failureOf */.g5)(error) };
    }
}
async function searchTwice(change, { retryAfterMs }, ports) {
    const first = await searchList(change, ports);
    if (first.kind !== 'none')
        return first;
    await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
    if (ports.stop.aborted)
        return { kind: 'unreadable', failure: STOPPED };
    return searchList(change, ports);
}
async function searchList({ after }, { unseen }) {
    try {
        const matches = await unseen.findEqual(after);
        const [asset, another] = matches;
        if (asset === undefined)
            return { kind: 'none' };
        if (another === undefined)
            return { kind: 'one', asset };
        const reason = `${matches.length} new assets match, and nothing shows which of them this run created.`;
        return { kind: 'several', failure: (0,core_failure/* ownFailure */.lV)('unclear', reason) };
    }
    catch (error) {
        return { kind: 'unreadable', failure: (0,core_failure/* failureOf */.g5)(error) };
    }
}
function created(outcome, { id }, { unseen }) {
    unseen.claim(id);
    return { outcome, id, failure: null };
}
function notSent(posts, failure) {
    return { outcome: posts === 1 ? 'not-started' : 'failed', id: null, failure };
}
const STOPPED = (0,core_failure/* ownFailure */.lV)('not-sent', 'The run stopped.');

;// CONCATENATED MODULE: ./lib/apply/read-back.js





const SETTLE_LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
async function readBack(results, { reader, clock, stop }, unseen) {
    const executed = results.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown');
    const unread = { converged: null, differences: [], results, closing: null };
    if (executed.length === 0)
        return { ...unread, closingFailure: null };
    const start = clock.now();
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        let assets;
        try {
            assets = await reader.cyberAssets();
        }
        catch (error) {
            return { ...unread, closingFailure: (0,core_failure/* failureOf */.g5)(error).reason };
        }
        const closing = { assets, readAt: clock.now() };
        const { differences, confirmed, hasUnclear } = compareWithList(executed, assets, unseen);
        const isBehind = differences.some(({ kind }) => kind !== 'duplicate');
        const patience = isBehind ? SETTLE_LIMIT_MS : hasUnclear ? SETTLE_DELAY_MS : 0;
        const left = start + patience - clock.now();
        if (left > 0)
            await clock.sleep(Math.min(pause, left), stop);
        if (left > 0 && !stop.aborted)
            continue;
        const settled = results.map((result) => {
            const confirmation = confirmed.get(result.change);
            return confirmation === undefined
                ? result
                : { ...result, ...confirmation, reason: null, detail: null, meaning: null };
        });
        return { converged: differences.length === 0, differences, results: settled, closingFailure: null, closing };
    }
}
function compareWithList(executed, assets, unseen) {
    const ids = new Set(executed.map(({ id }) => id));
    const byId = new Map(assets.flatMap((asset) => (ids.has(asset.id) ? [[asset.id, asset]] : [])));
    const strangers = (0,group/* groupBy */.$z)(unseen.among(assets), core_names/* stateKey */.bP);
    const differences = [];
    const confirmed = new Map();
    let hasUnclear = false;
    for (const { change, outcome, id } of executed) {
        const asset = byId.get(change.id ?? id ?? '');
        const twins = change.action === 'create' ? (strangers.get((0,core_names/* stateKey */.bP)(change.after)) ?? []) : [];
        const isUnclear = outcome === 'unknown';
        const isAdopted = isUnclear && twins.length === 1;
        const difference = isAdopted ? null : differenceOf(change, asset, twins);
        if (difference !== null && (!isUnclear || difference.kind === 'duplicate'))
            differences.push(difference);
        else if (difference !== null)
            hasUnclear = true;
        else if (isUnclear) {
            const confirmedId = isAdopted ? twins[0].id : (change.id ?? id);
            confirmed.set(change, { outcome: change.action === 'create' ? 'adopted' : 'done', id: confirmedId });
        }
    }
    return { differences, confirmed, hasUnclear };
}
function differenceOf(change, asset, twins) {
    const found = asset === undefined ? twins : [asset, ...twins];
    if (twins.length > 0)
        return { change, kind: 'duplicate', found };
    if (change.action === 'delete')
        return asset === undefined ? null : { change, kind: 'still-there', found };
    if (asset === undefined)
        return { change, kind: 'missing', found };
    return (0,core_names/* stateKey */.bP)(change.after) === (0,core_names/* stateKey */.bP)(asset) ? null : { change, kind: 'different', found };
}

;// CONCATENATED MODULE: ./lib/apply/schedule.js
async function runSchedule(input) {
    const run = new ScheduleRun(input);
    await run.drain();
    if (run.hasFailedWrite && !input.isStopped())
        run.skipLast();
    else
        run.releaseLast();
    await run.drain();
    run.skipRest();
}
class ScheduleRun {
    hasFailedWrite = false;
    #input;
    #waiting;
    #dependents;
    #isSettled;
    #ready = [];
    #next = 0;
    #active = 0;
    constructor(input) {
        const { steps, last } = input.order;
        this.#input = input;
        this.#waiting = steps.map((step, number) => step.waitsFor.length + (last.has(number) ? 1 : 0));
        this.#dependents = steps.map(() => []);
        this.#isSettled = steps.map(() => false);
        steps.forEach((step, number) => {
            for (const before of step.waitsFor)
                this.#dependents[before].push(number);
        });
        const free = steps.flatMap((_, number) => (this.#waiting[number] === 0 ? [number] : []));
        for (const number of free)
            this.#makeReady(number);
    }
    drain() {
        return new Promise((resolve, reject) => {
            const pump = () => {
                while (this.#mayStart()) {
                    this.#work(this.#ready[this.#next++])
                        .then(pump)
                        .catch(reject);
                }
                if (this.#active === 0)
                    resolve();
            };
            pump();
        });
    }
    releaseLast() {
        for (const number of this.#input.order.last)
            this.#waitForOneLess(number);
    }
    skipLast() {
        for (const number of this.#input.order.last)
            this.#skip(number, 'held-back');
    }
    skipRest() {
        for (let number = 0; number < this.#isSettled.length; number++)
            this.#skip(number, 'stopped');
    }
    #mayStart() {
        return this.#active < this.#input.concurrency && this.#next < this.#ready.length && !this.#input.isStopped();
    }
    async #work({ number, step }) {
        this.#active++;
        const settled = await this.#input.perform(step);
        this.#active--;
        this.#isSettled[number] = true;
        if (settled === 'succeeded')
            this.#release(number);
        if (settled === 'failed') {
            this.hasFailedWrite ||= step.change.action !== 'delete';
            this.#skipDependents(number);
        }
    }
    #release(number) {
        for (const dependent of this.#dependents[number])
            this.#waitForOneLess(dependent);
    }
    #waitForOneLess(number) {
        if (--this.#waiting[number] === 0)
            this.#makeReady(number);
    }
    #makeReady(number) {
        const step = this.#input.order.steps[number];
        if (step.kind === 'gate')
            this.#release(number);
        else
            this.#ready.push({ number, step });
    }
    #skipDependents(failed) {
        const queue = [...this.#dependents[failed]];
        for (let next = 0; next < queue.length; next++) {
            const number = queue[next];
            if (this.#isSettled[number])
                continue;
            this.#skip(number, 'dependency');
            for (const dependent of this.#dependents[number])
                queue.push(dependent);
        }
    }
    #skip(number, reason) {
        if (this.#isSettled[number])
            return;
        this.#isSettled[number] = true;
        const step = this.#input.order.steps[number];
        if (step.kind !== 'gate')
            this.#input.skip(step, reason);
    }
}

;// CONCATENATED MODULE: ./lib/apply/execute.js









async function writeUpdate(step, change, ports) {
    const { id, before, after, changed } = change;
    const isHalfDone = step.kind === 'write' && step.isParkedBefore;
    const planned = isHalfDone ? { ...after, name: parkedName(change) } : before;
    const fields = isHalfDone
        ? { name: after.name }
        : Object.fromEntries(changed.map((field) => [field, after[field]]));
    if (step.kind === 'park')
        Object.assign(fields, { name: parkedName(change) });
    const settled = await readAgain(id, ports, (asset) => {
        if (asset === null || !(0,core_fingerprint/* isOfOrganization */.v)(asset.organization_slug, change))
            return 'changed-meanwhile';
        if ((0,core_names/* stateKey */.bP)(asset) === (0,core_names/* stateKey */.bP)(planned))
            return null;
        return (0,core_names/* stateKey */.bP)(asset) === (0,core_names/* stateKey */.bP)(after) ? 'already' : 'changed-meanwhile';
    });
    if (settled !== null)
        return settled;
    ports.journal.intend({ method: 'PATCH', path: `/cyber-assets/${id}`, body: fields });
    try {
        await ports.writer.updateAsset(id, fields);
        return { outcome: 'done', id, failure: null };
    }
    catch (error) {
        return failedWrite((0,core_failure/* failureOf */.g5)(error), id);
    }
}
async function writeDelete({ id, fingerprint: planned }, ports) {
    const settled = await readAgain(id, ports, (asset) => {
        if (asset === null)
            return 'already';
        return (0,core_fingerprint/* deletionFingerprint */.fz)(asset) === planned ? null : 'changed-meanwhile';
    });
    if (settled !== null)
        return settled;
    ports.journal.intend({ method: 'DELETE', path: `/cyber-assets/${id}`, body: null });
    try {
        const answer = await ports.writer.deleteAsset(id);
        return { outcome: answer === 'deleted' ? 'done' : 'already', id, failure: null };
    }
    catch (error) {
        return failedWrite((0,core_failure/* failureOf */.g5)(error), id);
    }
}
async function readAgain(id, ports, judge) {
    try {
        const outcome = judge(await ports.reader.cyberAsset(id));
        if (outcome !== null)
            return { outcome, id, failure: outcome === 'already' ? null : CHANGED_SINCE };
    }
    catch (error) {
        const failure = { ...(0,core_failure/* failureOf */.g5)(error), isUnanswered: false };
        const isTried = failure.meaning !== 'not-sent' && !ports.stop.aborted;
        return { outcome: isTried ? 'failed' : 'not-started', id, failure };
    }
    const { stop, permit } = ports;
    const mayGoOn = !stop.aborted && (await permit.prove()) && !stop.aborted;
    return mayGoOn ? null : { outcome: 'not-started', id, failure: null };
}
function failedWrite(failure, id) {
    if (failure.mayBeDone)
        return { outcome: 'unknown', id, failure };
    switch (failure.meaning) {
        case 'unclear':
        case 'unexpected':
            return { outcome: 'unknown', id, failure };
        case 'not-sent':
            return { outcome: 'not-started', id, failure };
        case 'not-written':
        case 'taken':
        case 'rejected':
        case 'key-refused':
            return { outcome: 'failed', id, failure };
    }
}
const CHANGED_SINCE = (0,core_failure/* ownFailure */.lV)('rejected', 'changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.');
async function executeChanges(input, ports) {
    const order = orderChanges(input.changes);
    const unseen = new UnseenAssets(input.live.map(({ id }) => id), ports.reader);
    const run = new ApplyRun(input.random, ports, unseen);
    await runSchedule({
        order,
        concurrency: input.concurrency,
        isStopped: () => run.stopped !== null,
        perform: (step) => run.perform(step),
        skip: (step, reason) => run.skip(step.change, reason),
    });
    if (run.stopped === null)
        await ports.permit.prove().catch((error) => run.noteCrash(error));
    const all = input.changes.map((change) => run.results.get(change));
    const results = withHolders(all, run.taken, input);
    const closing = await readBack(results, ports, unseen).catch((error) => {
        run.noteCrash(error);
        const closingFailure = 'The tool failed while it read the list.';
        return { converged: null, differences: [], results, closingFailure, closing: null };
    });
    const isAnswered = !closing.results.some(({ change, outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome) && run.unanswered.has(change));
    return { ...closing, isAnswered, stopped: run.stopped, lostTurn: ports.permit.lost, crash: run.crash };
}
const SKIP_REASONS = {
    dependency: 'A change that it waits for did not succeed.',
    'held-back': 'A create or an update failed, so deletes were held back.',
    stopped: 'The run stopped before it was tried.',
};
const STOPPED_HALFWAY = 'The run stopped before the second of its two writes.';
const HALF_DONE = 'Its first write is done: the asset has its final values, and its final name with a suffix. The next run gives it the final name, under the same approval.';
const MAYBE_WHOLE = 'Its first write is done. If the name still has a suffix, the next run removes it.';
class ApplyRun {
    crash = null;
    results = new Map();
    taken = new Set();
    unanswered = new Set();
    #isKeyRefused = false;
    #halt = new AbortController();
    #ports;
    #signal;
    #journal;
    #progress;
    #done = 0;
    #failed = 0;
    #parked = new Map();
    constructor(random, ports, unseen) {
        this.#signal = ports.stop;
        this.#journal = ports.journal;
        this.#progress = ports.progress;
        this.#ports = { ...ports, stop: AbortSignal.any([ports.stop, this.#halt.signal]), random, unseen };
    }
    get stopped() {
        if (this.crash !== null)
            return 'crash';
        if (this.#isKeyRefused)
            return 'key-refused';
        if (this.#ports.permit.lost !== null)
            return 'turn-lost';
        return this.#signal.aborted ? 'signal' : null;
    }
    noteCrash(thrown) {
        this.crash ??= thrown instanceof Error ? thrown : new Error(String(thrown));
        this.#halt.abort();
    }
    async perform(step) {
        const { change } = step;
        const { clock } = this.#ports;
        const startedAt = clock.now();
        const journal = new StepJournal(change.fingerprint, this.#journal);
        const { outcome, id, failure } = await this.#writeStep(step, { ...this.#ports, journal });
        const { writes } = journal;
        const endedAt = clock.now();
        if (failure?.meaning === 'key-refused') {
            this.#isKeyRefused = true;
            this.#halt.abort();
        }
        if (this.#ports.permit.lost !== null)
            this.#halt.abort();
        if (failure?.meaning === 'taken')
            this.taken.add(change);
        if (failure?.isUnanswered)
            this.unanswered.add(change);
        if (step.kind === 'park' && outcome === 'done') {
            this.#parked.set(change, { writes, startedAt, endedAt });
        }
        else {
            const reason = failure?.reason ?? (outcome === 'not-started' ? SKIP_REASONS.stopped : null);
            const { reasonBy = 'tool', detail = null, meaning = null } = failure ?? {};
            const words = { reason, reasonBy, detail };
            this.#settle({ change, outcome, id, ...words, meaning, writes, isHalfDone: false, startedAt, endedAt });
        }
        if (outcome === 'not-started')
            return 'stopped';
        return (0,core_result/* hasSucceeded */.yO)(outcome) ? 'succeeded' : 'failed';
    }
    async #writeStep(step, ports) {
        const { change } = step;
        const { journal } = ports;
        let written = null;
        try {
            if (change.action === 'create')
                written = await createOnce(change, ports);
            else if (change.action === 'update')
                written = await writeUpdate(step, change, ports);
            else
                written = await writeDelete(change, ports);
            journal.conclude(written.outcome, written.id);
            return written;
        }
        catch (error) {
            this.noteCrash(error);
            if (written !== null)
                return written;
            const reason = journal.isOpen ? 'The tool failed while it wrote.' : 'The tool failed, and wrote nothing.';
            const failure = { ...(0,core_failure/* ownFailure */.lV)('unclear', reason), isUnanswered: journal.isOpen };
            return { outcome: journal.isOpen ? 'unknown' : 'failed', id: change.id, failure };
        }
    }
    skip(change, reason) {
        if (this.results.has(change))
            return;
        const outcome = reason === 'stopped' ? 'not-started' : 'skipped';
        const nothing = { detail: null, meaning: null, writes: 0, isHalfDone: false, startedAt: null, endedAt: null };
        this.#settle({ change, outcome, id: change.id, reason: SKIP_REASONS[reason], reasonBy: 'tool', ...nothing });
    }
    #settle(result) {
        const { change, outcome, writes, endedAt } = result;
        const first = this.#parked.get(change);
        if (first === undefined)
            this.results.set(change, result);
        else {
            const reason = outcome === 'not-started' ? STOPPED_HALFWAY : result.reason;
            const isParked = outcome !== 'unknown' && outcome !== 'changed-meanwhile';
            this.results.set(change, {
                ...result,
                reason: (0,core_result/* hasSucceeded */.yO)(outcome) ? null : `${reason} ${isParked ? HALF_DONE : MAYBE_WHOLE}`,
                writes: first.writes + writes,
                isHalfDone: !(0,core_result/* hasSucceeded */.yO)(outcome),
                startedAt: first.startedAt,
                endedAt: endedAt ?? first.endedAt,
            });
        }
        try {
            if ((0,core_result/* hasSucceeded */.yO)(outcome))
                this.#done += 1;
            else if (outcome !== 'skipped' && outcome !== 'not-started')
                this.#failed += 1;
            this.#progress(this.#done, this.#failed);
        }
        catch (error) {
            this.noteCrash(error);
        }
    }
}
function withHolders(results, taken, { live, systemName }) {
    if (taken.size === 0)
        return results;
    const names = new Set(Array.from(taken, ({ after }) => (0,core_names/* foldCase */.SP)(after?.name ?? '')));
    const states = new Map();
    for (const asset of live)
        if (names.has((0,core_names/* foldCase */.SP)(asset.name)))
            states.set(asset.id, asset);
    for (const { change, id, outcome } of results) {
        if (id === null || !(0,core_result/* hasSucceeded */.yO)(outcome))
            continue;
        if (change.after === null)
            states.delete(id);
        else
            states.set(id, change.after);
    }
    const holders = (0,group/* groupBy */.$z)(states, ([, { name }]) => (0,core_names/* foldCase */.SP)(name));
    return results.map((result) => {
        const { after } = result.change;
        if (after === null || !taken.has(result.change))
            return result;
        const others = (holders.get((0,core_names/* foldCase */.SP)(after.name)) ?? []).filter(([id]) => id !== result.id);
        const same = others.filter(([, { name }]) => name === after.name);
        const here = same.find(([, { cyber_system_id: system }]) => system === after.cyber_system_id);
        const holder = here ?? same[0] ?? others[0];
        if (holder === undefined)
            return result;
        const [id, { cyber_system_id }] = holder;
        const reason = `${result.reason} The asset ${id} in ${systemName(cyber_system_id)} has the name.`;
        return { ...result, reason, reasonBy: 'others' };
    });
}

;// CONCATENATED MODULE: ./lib/core/origin.js


function originOf(change, organization, { base, applied, recorded, }) {
    const { fingerprint } = change;
    if (base === null || applied === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,core_fingerprint/* targetFingerprint */.Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied.has(fingerprint) ? 'drift' : 'pending';
}
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0);
}
function unapproved(organization, changes, approved) {
    const { fingerprints, targets } = approved;
    return changes.filter((change) => {
        if (fingerprints.has(change.fingerprint))
            return false;
        return !isParked(change) || !targets.has((0,core_fingerprint/* targetFingerprint */.Mv)(organization, change.id, change.after));
    });
}
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + core_names/* SWAP_SUFFIX */.m5;
}
function priorApproval(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,core_fingerprint/* targetFingerprint */.Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,core_fingerprint/* fingerprint */.Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}

// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
;// CONCATENATED MODULE: ./lib/core/earlier.js



class Entries {
    #systems = new Map();
    #byName = new Map();
    constructor(systems) {
        let start = 0;
        for (const resolved of systems) {
            this.#systems.set(resolved.system.id, { resolved, start });
            start += resolved.assets.length;
        }
    }
    at(systemId, name) {
        let byName = this.#byName.get(systemId);
        if (byName === undefined) {
            byName = new Map();
            this.#byName.set(systemId, byName);
            const { resolved, start } = this.#systems.get(systemId) ?? { resolved: null, start: 0 };
            for (const [index, asset] of [...(resolved?.assets ?? []).entries()].reverse())
                byName.set(asset.name, { desired: start + index, asset, system: resolved.system });
        }
        return byName.get(name);
    }
}
function hintedSource({ name: ownName, document, hints }, system, directory) {
    const movedFrom = hints?.movedFrom ?? null;
    let from = system;
    if (movedFrom !== null) {
        const { value: reference, offset } = movedFrom;
        const systems = (0,resolve/* findByReference */.mk)(directory.systems, reference);
        const [only, another] = systems;
        if (only === undefined || another !== undefined) {
            const at = { file: document.file, offset };
            return { source: null, unresolved: { at, reference, systems, takesFacility: false } };
        }
        from = only;
    }
    const name = hints?.renamedFrom?.value ?? ownName;
    const isOwnPlace = from.id === system.id && name === ownName;
    return { source: isOwnPlace ? null : { system: from, name }, unresolved: null };
}
function claimAsBefore(open, entries, { liveOf, claimed }, earlier, { assets, directory }, report) {
    if (open.length === 0)
        return;
    const holderOf = (live) => {
        const { cyber_system_id, name } = assets[live];
        const holder = entries.at(cyber_system_id, name);
        return holder?.asset.hints === null && liveOf[holder.desired] === live ? holder : null;
    };
    const state = { entries, claimed, holderOf };
    const meanings = meaningsBefore(open, earlier, directory, state);
    for (const first of open) {
        for (const { entry, live, reason } of pathFrom(first, meanings, state)) {
            liveOf[entry.desired] = live;
            claimed[live] = 1;
            const { id, name, cyber_system_id } = assets[live];
            const system = directory.systems.sited(cyber_system_id);
            const args = { name: entry.asset.name, id, before: name, system, reason };
            report({ code: 'identity-kept', severity: 'notice', at: (0,core_names/* placeOf */.$t)(entry.asset), args });
        }
    }
}
function meaningsBefore(open, earlier, directory, { entries, claimed, holderOf }) {
    const numbers = new Set(open.flatMap(({ asset }) => asset.externalId?.value ?? []));
    let index = indexEarlier(earlier, directory, numbers);
    const meantBy = new Map();
    const claimants = new Map();
    const asked = new Map(open.map((entry) => [entry.desired, entry]));
    for (const [desired, entry] of asked) {
        if (meantBy.size === open.length)
            index = indexEarlier(earlier, directory, null);
        const { asset, system } = entry;
        const meant = new Map();
        for (const { live, own } of index.bySource.get((0,core_names/* nameKey */.Rc)(system.id, asset.name)) ?? []) {
            const namesake = entries.at(own.system.id, own.name);
            if (namesake === undefined || holderOf(live) === namesake)
                meant.set(live, 'undone');
        }
        for (const live of index.byNumber.get(asset.externalId?.value ?? '') ?? [])
            meant.set(live, 'external-id');
        meantBy.set(desired, meant);
        for (const live of meant.keys()) {
            (0,group/* addUnder */.QQ)(claimants, live, entry);
            const holder = claimed[live] === 1 ? holderOf(live) : null;
            if (holder !== null)
                asked.set(holder.desired, holder);
        }
    }
    return { meantBy, claimants };
}
function pathFrom(first, { meantBy, claimants }, { claimed, holderOf }) {
    const path = [];
    for (let entry = first; entry !== null;) {
        const [pair, another] = [...meantBy.get(entry.desired)];
        if (pair === undefined || another !== undefined || claimants.get(pair[0]).length > 1)
            return [];
        const [live, reason] = pair;
        path.push({ entry, live, reason });
        if (claimed[live] === 0)
            return path;
        entry = holderOf(live);
    }
    return [];
}
function indexEarlier({ systems, liveOf, inferred }, directory, numbers) {
    const byNumber = new Map();
    const bySource = new Map();
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            desired++;
            const { name, hints, externalId } = asset;
            if (hints === null && externalId === null)
                continue;
            const live = liveOf[desired];
            if (live < 0 || inferred.has(desired))
                continue;
            const isAsked = externalId !== null && (numbers === null || numbers.has(externalId.value));
            if (isAsked)
                (0,group/* addUnder */.QQ)(byNumber, externalId.value, live);
            if (hints === null)
                continue;
            const { source } = hintedSource(asset, system, directory);
            if (source !== null)
                (0,group/* addUnder */.QQ)(bySource, (0,core_names/* nameKey */.Rc)(source.system.id, source.name), { live, own: { system, name } });
        }
    }
    return { byNumber, bySource };
}

// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __webpack_require__(3029);
;// CONCATENATED MODULE: ./lib/core/match.js






function matchAssets(systems, live, directory, earlier, savedNames, report) {
    const pinned = [];
    const hinted = [];
    const searched = new Set(systems.map(({ system }) => system.id));
    let total = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = total++;
            if (asset.hints === null)
                continue;
            if (asset.hints.id !== null) {
                pinned.push({ desired, asset });
                continue;
            }
            const claimant = { desired, asset, system, ...hintedSource(asset, system, directory) };
            if (claimant.source !== null)
                searched.add(claimant.source.system.id);
            hinted.push(claimant);
        }
    }
    const claims = new Claims(live, searched, total);
    claimByIds(pinned, claims, report);
    const firsts = withoutTwins(hinted, claims);
    refuseUnclearSources(firsts, claims, directory, report);
    const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
    claimClear(open, claims, false);
    const rest = withoutTwins([...open, ...claimOwnNames(systems, claims)], claims);
    claimClear(rest, claims, true);
    const clues = {
        claimants: new Map(rest.map((claimant) => [(0,core_names/* nameKey */.Rc)(claimant.system.id, claimant.asset.name), claimant])),
        savedNames,
        earlier,
        entries: new Entries(earlier?.systems ?? []),
        vocabularies: new Map(),
    };
    for (const claimant of rest) {
        if (claims.liveOf[claimant.desired] < 0)
            conclude(claimant, claims, directory, clues, report);
        else
            adviseOnHints(claimant, claims, directory, report);
    }
    const unmatched = [];
    let number = 0;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const desired = number++;
            if (claims.liveOf[desired] === NONE)
                unmatched.push({ desired, asset, system });
        }
    }
    const named = { assets: live, directory };
    if (earlier !== null)
        claimAsBefore(unmatched, new Entries(systems), claims, earlier, named, report);
    inferMoves(unmatched, systems, earlier?.systems ?? [], claims, directory, report);
    return claims;
}
function claimByIds(pinned, claims, report) {
    if (pinned.length === 0)
        return;
    const pins = new Map();
    for (const { desired, asset } of pinned) {
        claims.liveOf[desired] = FAILED;
        const { value: id, offset } = asset.hints.id;
        if (!pins.has(id))
            pins.set(id, { desired, at: { file: asset.document.file, offset } });
    }
    claims.assets.forEach(({ id }, live) => {
        const pin = pins.get(id);
        if (pin === undefined)
            return;
        claims.claim(pin.desired, live);
        pins.delete(id);
    });
    for (const [id, { at }] of pins)
        report({ code: 'unknown-asset-id', severity: 'error', at, args: { id } });
}
function withoutTwins(claimants, claims) {
    const firsts = new Map();
    for (const claimant of claimants) {
        const key = (0,core_names/* nameKey */.Rc)(claimant.system.id, claimant.asset.name);
        if (firsts.has(key))
            claims.doubt(claimant);
        else
            firsts.set(key, claimant);
    }
    return [...firsts.values()];
}
function refuseUnclearSources(hinted, claims, directory, report) {
    const bySource = new Map();
    for (const claimant of hinted) {
        const { source, unresolved } = claimant;
        if (source !== null)
            (0,group/* addUnder */.QQ)(bySource, (0,core_names/* nameKey */.Rc)(source.system.id, source.name), claimant);
        if (unresolved === null || unresolved.systems.length === 0)
            continue;
        claims.doubt(claimant);
        report((0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved));
    }
    for (const sharers of bySource.values()) {
        if (sharers.length < 2)
            continue;
        for (const claimant of sharers) {
            const args = {
                name: claimant.asset.name,
                source: claimant.source.name,
                reason: 'shared-source',
                assets: [],
                swap: null,
            };
            claims.doubt(claimant);
            report({ code: 'rename-conflict', severity: 'error', at: hintPlace(claimant.asset), args });
        }
    }
}
function claimOwnNames(systems, claims) {
    const open = [];
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            desired++;
            if (asset.hints !== null)
                continue;
            const live = claims.onlyUnclaimed(system.id, asset.name);
            if (live >= 0) {
                claims.claim(desired, live);
                continue;
            }
            const isParked = claims.hasParked && claims.onlyUnclaimed(system.id, asset.name + core_names/* SWAP_SUFFIX */.m5) !== NOBODY;
            if (live === SEVERAL || isParked)
                open.push({ desired, asset, system, source: null, unresolved: null });
        }
    }
    return open;
}
function conclude(claimant, claims, directory, clues, report) {
    const { asset, system, source, unresolved } = claimant;
    const { own, source: sources, parked } = findCandidates(claimant, claims);
    const all = [...own, ...sources, ...parked];
    if (all.length === 0 && asset.hints === null)
        return;
    claims.doubt(claimant);
    const ambiguous = (name, { id }, lives) => {
        const ids = lives.map((live) => claims.assets[live].id);
        report({
            code: 'ambiguous-asset',
            severity: 'error',
            at: (0,core_names/* placeOf */.$t)(asset),
            args: { name, system: directory.systems.sited(id), ids },
        });
    };
    if (all.length === 0 && unresolved !== null)
        report((0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved));
    else if (all.length === 0) {
        const missing = source ?? { system, name: asset.name };
        const { near, now } = lookAround(missing.system.id, missing.name, claims, clues);
        const args = {
            name: asset.name,
            source: missing.name,
            system: directory.systems.sited(missing.system.id),
            near,
            now: now && { id: now.id, name: now.name, system: directory.systems.sited(now.cyber_system_id) },
        };
        report({ code: 'rename-source-missing', severity: 'error', at: hintPlace(asset), args });
    }
    else if (own.length > 1)
        ambiguous(asset.name, system, own);
    else if (source === null || sources.length === 0)
        ambiguous(asset.name + core_names/* SWAP_SUFFIX */.m5, system, parked);
    else if (all.length === sources.length)
        ambiguous(source.name, source.system, sources);
    else {
        const partner = own.length === 1 && sources.length === 1 ? partnerInSwap(claimant, source, clues) : null;
        if (partner !== null && claimant.desired < partner.desired)
            return;
        const args = {
            name: asset.name,
            source: source.name,
            reason: 'both-live',
            assets: all.map((live) => claims.assets[live]).map(({ id, name }) => ({ id, name })),
            swap: partner && {
                first: (0,core_names/* placeOf */.$t)(partner.asset),
                entries: [pinned(partner.asset, claims.assets[own[0]]), pinned(asset, claims.assets[sources[0]])],
            },
        };
        report({ code: 'rename-conflict', severity: 'error', at: hintPlace(asset), args });
    }
}
function partnerInSwap({ asset, system }, source, { claimants }) {
    const partner = claimants.get((0,core_names/* nameKey */.Rc)(source.system.id, source.name));
    const isSwap = partner?.source?.system.id === system.id && partner.source.name === asset.name;
    return isSwap ? partner : null;
}
function pinned({ name, assetType, externalId }, { id }) {
    return { name, assetType, id, externalId: externalId?.value ?? null };
}
function lookAround(systemId, name, claims, { savedNames, earlier, entries, vocabularies }) {
    const entry = entries.at(systemId, name);
    const meant = entry === undefined ? undefined : claims.assets[earlier.liveOf[entry.desired]];
    const now = meant ?? savedNames.get((0,core_names/* nameKey */.Rc)(systemId, name));
    if (now !== undefined && (now.name !== name || now.cyber_system_id !== systemId))
        return { near: [], now };
    const vocabulary = vocabularies.get(systemId) ?? new suggest/* Vocabulary */.VI(claims.unclaimedNames(systemId));
    vocabularies.set(systemId, vocabulary);
    const near = vocabulary.nearest(name).flatMap((other) => {
        return claims.unclaimed(systemId, other, 1).map((live) => ({ id: claims.assets[live].id, name: other }));
    });
    return { near, now: null };
}
function adviseOnHints(claimant, claims, directory, report) {
    const { desired, asset, system, source, unresolved } = claimant;
    const live = claims.assets[claims.liveOf[desired]];
    if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id)
        return;
    if (unresolved !== null) {
        report({ ...(0,resolve/* systemReferenceProblem */.Oe)(directory, unresolved), severity: 'warning' });
        return;
    }
    const keys = [
        ...(asset.hints.renamedFrom === null ? [] : ['renamed_from']),
        ...(asset.hints.movedFrom === null ? [] : ['moved_from']),
    ];
    const args = { name: asset.name, keys, isOwnPlace: source === null };
    report({ code: 'hint-done', severity: 'notice', at: hintPlace(asset), args });
}
function hintPlace({ document, hints }) {
    const { offset } = (hints?.renamedFrom ?? hints?.movedFrom);
    return { file: document.file, offset };
}
function inferMoves(open, systems, earlier, claims, directory, report) {
    const left = open.filter(({ desired }) => claims.liveOf[desired] === NONE);
    if (left.length === 0)
        return;
    const unmatched = (0,group/* groupBy */.$z)(left, ({ asset }) => asset.name);
    const sources = new Set([...earlier, ...systems].map(({ system }) => system.id));
    const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
    const unclaimed = new Map();
    claims.assets.forEach((asset, live) => {
        if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id))
            return;
        if (ignoring.get(asset.cyber_system_id)?.patternFor(asset.name))
            return;
        if (unmatched.has(asset.name))
            (0,group/* addUnder */.QQ)(unclaimed, asset.name, live);
    });
    const reportMoves = (entries, lives) => {
        const meant = lives.map((live) => claims.assets[live]).sort((a, b) => (0,compare/* compareNatural */.d)(a.id, b.id));
        const assets = meant.map(({ id, cyber_system_id }) => ({ id, system: directory.systems.sited(cyber_system_id) }));
        const types = new Set(meant.map(({ asset_type }) => asset_type));
        for (const { asset } of entries) {
            const isRetyped = !types.has(asset.assetType);
            report({
                code: 'ambiguous-move',
                severity: 'warning',
                at: (0,core_names/* placeOf */.$t)(asset),
                args: { name: asset.name, assets, isRetyped },
            });
        }
    };
    for (const [name, lives] of unclaimed) {
        const livesOf = (0,group/* groupBy */.$z)(lives, (live) => claims.assets[live].asset_type);
        const retyped = [];
        for (const [type, entries] of (0,group/* groupBy */.$z)(unmatched.get(name), ({ asset }) => asset.assetType)) {
            const same = livesOf.get(type) ?? [];
            if (entries.length === 1 && same.length === 1)
                claims.infer(entries[0].desired, same[0]);
            else if (same.length > 0)
                reportMoves(entries, same);
            else
                retyped.push(...entries);
        }
        const others = lives.filter((live) => claims.claimed[live] !== 1);
        if (others.length > 0)
            reportMoves(retyped, others);
    }
}
const NONE = -1;
const FAILED = -2;
const NOBODY = -1;
const SEVERAL = -2;
class Claims {
    assets;
    liveOf;
    claimed;
    doubtful = new Set();
    inferred = new Set();
    hasParked = false;
    #bySystem;
    constructor(assets, systemIds, desiredCount) {
        this.assets = assets;
        this.liveOf = new Int32Array(desiredCount).fill(NONE);
        this.claimed = new Uint8Array(assets.length);
        this.#bySystem = new Map(Array.from(systemIds, (id) => [id, new Map()]));
        for (const [live, { cyber_system_id, name }] of assets.entries()) {
            const byName = this.#bySystem.get(cyber_system_id);
            if (byName === undefined)
                continue;
            const namesakes = byName.get(name);
            if (typeof namesakes === 'object')
                namesakes.push(live);
            else
                byName.set(name, namesakes === undefined ? live : [namesakes, live]);
            if (name.endsWith(core_names/* SWAP_SUFFIX */.m5))
                this.hasParked = true;
        }
    }
    claim(desired, live) {
        this.liveOf[desired] = live;
        this.claimed[live] = 1;
    }
    infer(desired, live) {
        this.claim(desired, live);
        this.inferred.add(desired);
    }
    unclaimedNames(systemId) {
        const names = [...this.#bySystem.get(systemId).keys()];
        return names.filter((name) => this.onlyUnclaimed(systemId, name) !== NOBODY);
    }
    doubt({ desired, system, asset, source }) {
        this.liveOf[desired] = FAILED;
        this.doubtful.add((0,core_names/* nameKey */.Rc)(system.id, asset.name)).add((0,core_names/* nameKey */.Rc)(system.id, asset.name + core_names/* SWAP_SUFFIX */.m5));
        if (source !== null)
            this.doubtful.add((0,core_names/* nameKey */.Rc)(source.system.id, source.name));
    }
    unclaimed(systemId, name, most) {
        const namesakes = this.#bySystem.get(systemId)?.get(name) ?? [];
        const unclaimed = [];
        for (const live of typeof namesakes === 'number' ? [namesakes] : namesakes) {
            if (this.claimed[live] === 0 && unclaimed.push(live) === most)
                break;
        }
        return unclaimed;
    }
    onlyUnclaimed(systemId, name) {
        const namesakes = this.#bySystem.get(systemId)?.get(name) ?? NOBODY;
        if (typeof namesakes === 'number')
            return namesakes >= 0 && this.claimed[namesakes] === 0 ? namesakes : NOBODY;
        const [only = NOBODY, another] = this.unclaimed(systemId, name, 2);
        return another === undefined ? only : SEVERAL;
    }
}
const MOST_CANDIDATES = 5;
function findCandidates({ system, asset, source }, claims) {
    const parkedName = asset.name + core_names/* SWAP_SUFFIX */.m5;
    const isSourceParked = source?.system.id === system.id && source.name === parkedName;
    return {
        own: claims.unclaimed(system.id, asset.name, MOST_CANDIDATES),
        source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_CANDIDATES),
        parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_CANDIDATES) : [],
    };
}
function claimClear(open, claims, isLastRound) {
    const watchers = new Map();
    for (const claimant of open) {
        const { system, asset, source } = claimant;
        (0,group/* addUnder */.QQ)(watchers, (0,core_names/* nameKey */.Rc)(system.id, asset.name), claimant);
        (0,group/* addUnder */.QQ)(watchers, (0,core_names/* nameKey */.Rc)(system.id, asset.name + core_names/* SWAP_SUFFIX */.m5), claimant);
        if (source !== null)
            (0,group/* addUnder */.QQ)(watchers, (0,core_names/* nameKey */.Rc)(source.system.id, source.name), claimant);
    }
    const claimAndWake = ({ desired }, live) => {
        claims.claim(desired, live);
        const { cyber_system_id, name } = claims.assets[live];
        return watchers.get((0,core_names/* nameKey */.Rc)(cyber_system_id, name));
    };
    const takeOnly = (asked) => {
        const queue = [...asked];
        for (const claimant of queue) {
            if (claims.liveOf[claimant.desired] >= 0)
                continue;
            const { own, source, parked } = findCandidates(claimant, claims);
            if (own.length + source.length + parked.length !== 1)
                continue;
            queue.push(...claimAndWake(claimant, own[0] ?? source[0] ?? parked[0]));
        }
        return queue.slice(asked.length);
    };
    takeOnly(open);
    for (let asked = isLastRound ? open : []; asked.length > 0;) {
        const woken = [];
        for (const claimant of asked) {
            if (claims.liveOf[claimant.desired] >= 0)
                continue;
            const { own, source } = findCandidates(claimant, claims);
            if (own.length === 1 && source.length === 0)
                woken.push(...claimAndWake(claimant, own[0]));
        }
        asked = [...new Set([...woken, ...takeOnly(woken)])].sort((a, b) => a.desired - b.desired);
    }
}

;// CONCATENATED MODULE: ./lib/core/plan.js












function makePlan(input) {
    const { head, live, settings, base: baseFiles = null, applied: appliedFiles = null } = input;
    const { organization } = live;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, settings);
    const isOne = baseFiles === appliedFiles;
    const applied = appliedFiles && planEarlier(isOne ? 'base' : 'applied', appliedFiles, null, live, directory);
    const base = isOne ? applied : baseFiles && planEarlier('base', baseFiles, applied, live, directory);
    const diagnostics = [...(input.diagnostics ?? [])];
    const note = (finding) => void diagnostics.push(finding);
    const noticed = baseFiles === head || appliedFiles === head ? [] : [...new Set([applied, base])];
    diagnostics.push(...noticed.flatMap((earlier) => earlier?.notices ?? []));
    const earlier = applied ?? base;
    const difference = diff(head, earlier, namesSaved(input.savedStates, live.assets), live, directory, note);
    checkDeclared(difference, (base ?? applied)?.difference ?? null, settings.uniqueNames, note);
    (0,resolve/* adviseOnFields */.fj)(live, settings, note);
    (0,resolve/* compareRatings */.Kn)(difference.systems, live, directory, settings, note);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(organization, diagnostics, settings);
    adviseReleased(difference, base?.systemIds ?? new Set(), directory, note);
    for (const [id, count] of difference.adopted) {
        note({
            code: 'system-adopted',
            severity: 'notice',
            at: null,
            args: { system: directory.systems.sited(id), count },
        });
    }
    adviseNamesInUse(difference, directory, note);
    const compared = {
        base: base?.fingerprints ?? null,
        applied: applied?.fingerprints ?? null,
        recorded: input.recorded ?? new Set(),
    };
    const bare = [...difference.deletes, ...difference.updates, ...difference.creates];
    const all = bare.map((change) => ({ ...change, origin: originOf(change, organization, compared) })).sort(inPlanOrder);
    const entriesBefore = input.entriesBefore ?? entriesOf(earlier, live, difference);
    const undeclaredAssets = difference.undeclared.map(({ asset }) => asset);
    (0,suggest/* findPossibleRenames */._K)(all, undeclaredAssets, entriesBefore, note);
    refuseTakenNames(toExecute(all, settings.applyDrift), difference.suffixed, directory, note);
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return invalidPlan(organization, diagnostics, settings);
    const ofBase = [];
    if (base !== null && diagnostics.length > 0) {
        ofBase.push(...(input.baseFindings ?? []), ...base.problems);
        const noteOfBase = (finding) => void ofBase.push(finding);
        checkDeclared(base.difference, base.difference, settings.uniqueNames, noteOfBase);
        adviseNamesInUse(base.difference, directory, noteOfBase);
        (0,resolve/* adviseOnFields */.fj)(live, settings, noteOfBase);
        (0,resolve/* compareRatings */.Kn)(base.difference.systems, live, directory, settings, noteOfBase);
    }
    const contents = { organization, diagnostics, ofBase, settings };
    if (!input.only)
        return assemble({ ...contents, changes: all, difference });
    const { references, systems } = input.only;
    const { changes, leftOut, along } = onlySystems(all, systems, settings.applyDrift);
    const undeclared = difference.undeclared.filter(({ cyberSystem }) => systems.has(cyberSystem.id));
    const plan = assemble({ ...contents, changes, difference: { ...difference, undeclared } });
    return { ...plan, summary: { ...plan.summary, left_out: leftOut }, only: { references, along } };
}
function refuseTakenNames(executed, suffixed, directory, report) {
    if (suffixed.length === 0)
        return;
    const holders = new Map(suffixed.map((asset) => [(0,core_names/* foldCase */.SP)(asset.name), asset]));
    for (const step of orderChanges(executed).steps) {
        const holder = step.kind === 'park' ? holders.get((0,core_names/* foldCase */.SP)(parkedName(step.change))) : undefined;
        if (step.kind !== 'park' || holder === undefined)
            continue;
        const { after, desired } = step.change;
        const system = directory.systems.sited(holder.cyber_system_id);
        const args = { name: after.name, id: holder.id, holder: holder.name, system };
        report({ code: 'swap-name-taken', severity: 'error', at: (0,core_names/* placeOf */.$t)(desired), args });
    }
}
function entriesOf(earlier, { assets }, { creates, deletes, undeclared }) {
    const entries = new Map();
    const left = new Set([...deletes.map(({ id }) => id), ...undeclared.map(({ asset }) => asset.id)]);
    if (earlier === null || creates.length === 0 || left.size === 0)
        return entries;
    const { systems, liveOf, inferred } = earlier.difference;
    let desired = -1;
    for (const { assets: declared } of systems) {
        for (const entry of declared) {
            const id = assets[liveOf[++desired]]?.id ?? '';
            if (left.has(id) && !inferred.has(desired))
                entries.set(id, entry);
        }
    }
    return entries;
}
function namesSaved(states, assets) {
    const named = new Map();
    if (states === undefined)
        return named;
    for (const asset of assets) {
        const state = states.get(asset.id);
        if (state !== undefined)
            named.set((0,core_names/* nameKey */.Rc)(state.cyber_system_id, state.name), asset);
    }
    return named;
}
function onlySystems(changes, systems, applyDrift) {
    const chosen = new Set(changes.filter(({ before, after }) => {
        return [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
    }));
    const needed = new Set(chosen);
    const { steps } = orderChanges(toExecute(changes, applyDrift));
    const open = steps.flatMap((step, number) => (step.kind === 'write' && chosen.has(step.change) ? [number] : []));
    const followed = new Set(open);
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const step = steps[number];
        if (step.kind !== 'gate')
            needed.add(step.change);
        for (const awaited of step.waitsFor) {
            if (!followed.has(awaited))
                open.push(awaited);
            followed.add(awaited);
        }
    }
    const included = changes.filter((change) => needed.has(change));
    return { changes: included, leftOut: changes.length - included.length, along: needed.size - chosen.size };
}
function diff(inventory, earlier, savedNames, live, directory, report) {
    const { systems, unresolved } = (0,resolve/* resolveSystems */.Hi)(inventory, directory, report);
    const matching = matchAssets(systems, live.assets, directory, earlier?.difference ?? null, savedNames, report);
    const { liveOf, claimed, doubtful, inferred } = matching;
    const { sited } = directory.systems;
    const creates = [];
    const updates = [];
    let unchanged = 0;
    let desired = -1;
    for (const { system, assets } of systems) {
        for (const asset of assets) {
            const match = liveOf[++desired];
            if (match === NONE) {
                const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
                const identity = { action: 'create', id: null, before: null, after };
                const print = (0,core_fingerprint/* fingerprint */.Rj)({ organization: live.organization, ...identity });
                creates.push({ ...identity, fingerprint: print, cyberSystem: sited(system.id), desired: asset });
            }
            if (match < 0)
                continue;
            const update = updateOf(asset, system, live.assets[match], directory);
            if (update === null)
                unchanged++;
            else
                updates.push(update);
        }
    }
    const declared = new Map(systems.map((one) => {
        const isPruned = one.prune ?? (earlier === null || earlier.systemIds.has(one.system.id));
        return [one.system.id, { ...one, isPruned }];
    }));
    const deletes = [];
    const undeclared = [];
    const unmanaged = [];
    const adopted = new Map();
    const suffixed = [];
    const missed = [];
    let managed = 0;
    let ignored = 0;
    live.assets.forEach((asset, number) => {
        const { cyber_system_id: systemId } = asset;
        const resolved = declared.get(systemId);
        if (resolved !== undefined)
            managed++;
        if (asset.name.endsWith(core_names/* SWAP_SUFFIX */.m5))
            suffixed.push(asset);
        if (claimed[number] === 1)
            return;
        if (resolved === undefined) {
            unmanaged.push(asset);
            return;
        }
        if (resolved.ignore?.patternFor(asset.name)) {
            ignored++;
            return;
        }
        const pattern = resolved.ignore?.nearFor(asset.name) ?? null;
        if (pattern !== null)
            missed.push({ pattern, name: asset.name });
        if (resolved.isPruned) {
            const common = { fingerprint: (0,core_fingerprint/* deletionFingerprint */.fz)(asset), cyberSystem: sited(systemId) };
            deletes.push({ action: 'delete', id: asset.id, before: (0,model/* stateOf */.L4)(asset), after: null, ...common });
        }
        else {
            undeclared.push({ asset, cyberSystem: sited(systemId), path: resolved.documents[0].file.path });
            if (resolved.prune === null)
                adopted.set(systemId, (adopted.get(systemId) ?? 0) + 1);
        }
    });
    for (const [{ text, at }, names] of (0,group/* groupBy */.$z)(missed, ({ pattern }) => pattern)) {
        const args = { pattern: text, name: names[0].name, count: names.length };
        report({ code: 'ignore-misses', severity: 'warning', at, args });
    }
    const changes = { creates, updates, deletes, unchanged };
    return {
        ...changes,
        systems,
        liveOf,
        inferred,
        unresolved,
        doubtful,
        undeclared,
        ignored,
        adopted,
        unmanaged,
        suffixed,
        managed,
    };
}
function updateOf(asset, system, live, directory) {
    const changed = [];
    if (live.name !== asset.name)
        changed.push('name');
    if (live.cyber_system_id !== system.id)
        changed.push('cyber_system_id');
    if (live.asset_type !== asset.assetType)
        changed.push('asset_type');
    if (changed.length === 0)
        return null;
    const after = { name: asset.name, cyber_system_id: system.id, asset_type: asset.assetType };
    const identity = { action: 'update', id: live.id, before: (0,model/* stateOf */.L4)(live), after };
    return {
        ...identity,
        fingerprint: (0,core_fingerprint/* fingerprint */.Rj)({ organization: live.organization_slug, ...identity }),
        changed,
        cyberSystem: directory.systems.sited(system.id),
        fromSystem: directory.systems.sited(live.cyber_system_id),
        desired: asset,
    };
}
function sayingOf({ code, args, at }) {
    const words = JSON.stringify(args, (key, value) => {
        if (key === 'first')
            return undefined;
        return Array.isArray(value) && value.length > 20 ? [value.length, ...value.slice(0, 20)] : value;
    });
    return `${code}\0${at?.file.path ?? ''}\0${words}`;
}
function checkDeclared({ systems, unresolved }, earlier, uniqueNames, report) {
    const resolved = systems.map(({ system, assets, documents }) => ({ key: system.id, assets, documents }));
    let namesBefore = null;
    const isOld = (key, { name }) => {
        namesBefore ??= new Set(earlier?.systems.flatMap(({ system, assets }) => assets.map((asset) => (0,core_names/* nameKey */.Rc)(system.id, asset.name))));
        return namesBefore.has((0,core_names/* nameKey */.Rc)(key, name));
    };
    (0,core_names/* checkSystems */.BR)(resolved, report);
    (0,core_names/* checkBetween */.nT)([...resolved, ...(0,core_names/* groupByText */.YQ)(unresolved)], uniqueNames, report, isOld);
}
function invalidPlan(organization, diagnostics, settings) {
    const difference = { undeclared: [], ignored: 0, unchanged: 0, unmanaged: [], managed: 0 };
    return assemble({ organization, diagnostics, ofBase: [], settings, changes: [], difference });
}
function assemble({ organization, diagnostics, ofBase, settings, changes, difference, }) {
    const executed = toExecute(changes, settings.applyDrift);
    const updates = executed.filter((change) => change.action === 'update');
    const deletes = executed.filter((change) => change.action === 'delete').length;
    const said = new Set(ofBase.map(sayingOf));
    return {
        organization,
        only: null,
        summary: {
            create: executed.filter((change) => change.action === 'create').length,
            update: updates.length,
            delete: deletes,
            renamed: updates.filter(({ changed }) => changed.includes('name')).length,
            moved: updates.filter(({ changed }) => changed.includes('cyber_system_id')).length,
            retyped: updates.filter(({ changed }) => changed.includes('asset_type')).length,
            unchanged: difference.unchanged,
            undeclared: difference.undeclared.length,
            ignored: difference.ignored,
            unmanaged: difference.unmanaged.length,
            pending: executed.filter((change) => change.origin === 'pending').length,
            drift: changes.length - executed.length,
        },
        changes,
        toExecute: executed,
        undeclared: [...difference.undeclared].sort((a, b) => (0,compare/* compareText */.n)(a.cyberSystem.name, b.cyberSystem.name) ||
            (0,compare/* compareNatural */.d)(a.cyberSystem.id, b.cyberSystem.id) ||
            (0,compare/* compareText */.n)(a.asset.name, b.asset.name) ||
            (0,compare/* compareNatural */.d)(a.asset.id, b.asset.id)),
        managed: difference.managed,
        maxDeletePercent: settings.maxDeletePercent,
        diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics),
        older: new Set(diagnostics.filter((finding) => said.has(sayingOf(finding)))),
        ratings: [],
        guards: (0,guard/* checkGuards */.hK)(deletes, difference.managed, settings),
        digest: (0,core_fingerprint/* digest */.br)(executed.map((change) => change.fingerprint)),
    };
}
const ACTION_ORDER = { delete: 0, update: 1, create: 2 };
function inPlanOrder(a, b) {
    return ((0,compare/* compareText */.n)(a.cyberSystem.name, b.cyberSystem.name) ||
        (0,compare/* compareNatural */.d)(a.cyberSystem.id, b.cyberSystem.id) ||
        ACTION_ORDER[a.action] - ACTION_ORDER[b.action] ||
        (0,compare/* compareText */.n)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        (0,compare/* compareNatural */.d)(String(a.id), String(b.id)));
}
function planEarlier(name, inventory, earlier, live, directory) {
    const problems = [];
    const difference = diff(inventory, earlier, new Map(), live, directory, (problem) => void problems.push(problem));
    const { systems, unresolved, creates, updates, deletes, doubtful } = difference;
    const skipped = new Set(unresolved.map(({ file }) => file));
    const notices = problems.flatMap(({ at, code }) => {
        if (at === null || !skipped.delete(at.file))
            return [];
        return [{ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } }];
    });
    const fingerprints = new Set([...creates, ...updates].map((change) => change.fingerprint));
    const named = new Set(unresolved.flatMap(({ assets }) => assets.flatMap(({ name, hints }) => [name, name + core_names/* SWAP_SUFFIX */.m5, hints?.renamedFrom?.value, hints?.id?.value])));
    for (const { id, before: { cyber_system_id: system, name }, fingerprint, } of deletes) {
        const isCertain = !named.has(id) && !named.has(name) && !doubtful.has((0,core_names/* nameKey */.Rc)(system, name));
        if (isCertain)
            fingerprints.add(fingerprint);
    }
    return { fingerprints, systemIds: new Set(systems.map(({ system }) => system.id)), notices, problems, difference };
}
function adviseReleased({ systems, unmanaged }, baseSystems, directory, report) {
    const declared = new Set(systems.map(({ system }) => system.id));
    const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
    if (released.size === 0)
        return;
    for (const { cyber_system_id: id } of unmanaged) {
        const count = released.get(id);
        if (count !== undefined)
            released.set(id, count + 1);
    }
    for (const [id, count] of released) {
        const system = directory.systems.sited(id);
        report({ code: 'system-released', severity: 'warning', at: null, args: { system, count } });
    }
}
function adviseNamesInUse({ creates, unmanaged }, directory, report) {
    if (creates.length === 0)
        return;
    const names = new Set(creates.map((change) => change.after.name));
    const inUse = new Map();
    for (const asset of unmanaged) {
        if (names.has(asset.name) && !inUse.has(asset.name))
            inUse.set(asset.name, asset);
    }
    for (const { desired } of creates) {
        const asset = inUse.get(desired.name);
        if (asset === undefined)
            continue;
        const { id, name } = asset;
        const system = directory.systems.sited(asset.cyber_system_id);
        const reference = directory.systems.byId.has(system.id) ? (0,resolve/* referenceTo */.Po)(directory.systems, system) : null;
        report({ code: 'name-in-use', severity: 'warning', at: (0,core_names/* placeOf */.$t)(desired), args: { name, id, system, reference } });
    }
}

// EXTERNAL MODULE: ./lib/run/snapshot.js
var run_snapshot = __webpack_require__(2829);
;// CONCATENATED MODULE: ./lib/run/plan.js








async function runPlan(context, takes, compared, readsAll = false) {
    const snapshot = await (0,run_snapshot/* takeSnapshot */.W9)(context, takes, compared, readsAll);
    const { base, applied, files, live } = snapshot;
    const plan = planOf(snapshot, { ...compared, base, applied }, context.settings);
    let result = plan.toExecute.length > 0 ? 'planned' : 'no-changes';
    if ((0,guard/* isBlocked */.lT)(plan.guards))
        result = 'blocked';
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        result = 'invalid';
    return { plan, result, files, live };
}
function planOf({ head, live, diagnostics, baseFindings }, compared, settings) {
    if (live === null) {
        const findings = [...diagnostics];
        (0,core_names/* checkByText */.lq)(head.documents, settings.uniqueNames, (finding) => findings.push(finding));
        return invalidPlan(settings.organization, findings, settings);
    }
    const only = (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? null : chosenSystems(settings, live);
    return makePlan({ ...compared, head, live, only, diagnostics, baseFindings, settings });
}
function chosenSystems({ only: references, ...fields }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,resolve/* makeDirectory */.Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,resolve/* chooseSystems */.oM)(reference, directory);
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        const subject = `names ${text_text/* plainFormatter */.P8.name(reference)}, which is`;
        const names = ('several' in choice ? choice.several : choice.near).map(text_text/* plainFormatter */.P8.name);
        if ('several' in choice) {
            throw new core_result/* UserError */.yo('only', `${subject} the name of several cyber systems`, `Give ${(0,text_text/* listed */.KE)(names, 'or')}.`);
        }
        const guess = names.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${(0,text_text/* listed */.KE)(names, 'or')}?`;
        throw new core_result/* UserError */.yo('only', `${subject} no cyber system of the organization`, guess);
    });
    return { references, systems: new Set(systems) };
}

;// CONCATENATED MODULE: ./lib/run/apply.js






const NOTHING_APPROVED = { fingerprints: new Set(), targets: new Set() };
async function planApply(context, { repository, service, ledger, evidence }, compared) {
    const planned = await runPlan(context, { repository, reader: service.reader }, compared, ledger !== null);
    context.progress.rest();
    evidence.setPlan(planned.plan, planned.files);
    if (planned.result !== 'invalid')
        ledger?.expectOrganization(planned.plan.organization);
    return planned;
}
function decide({ plan, result }, { approval, approveDigest }, earlier) {
    if (result !== 'planned')
        return { verdict: result, missing: new Set(), by: null };
    if (approval === 'none')
        return { verdict: 'approved', missing: new Set(), by: 'approval: none' };
    if (approval === 'plan' && approveDigest === plan.digest) {
        return { verdict: 'approved', missing: new Set(), by: `digest ${plan.digest}` };
    }
    const missing = unapproved(plan.organization, plan.toExecute, earlier?.approved ?? NOTHING_APPROVED);
    if (missing.length === 0)
        return { verdict: 'approved', missing: new Set(), by: earlier?.by ?? null };
    return { verdict: 'unapproved', missing: new Set(missing.map(({ fingerprint }) => fingerprint)), by: null };
}
async function recordIntent({ settings }, { ledger, evidence }, { plan, live }, by) {
    const inventoryCommit = await evidence.writeIntent(by);
    if (live !== null)
        await ledger?.recordIntent(plan, live, { mode: settings.approval, by }, inventoryCommit);
    evidence.beginWrites(ledger?.note ?? null);
}
async function writeChanges({ host, settings, shutdown, progress }, { service, evidence }, { plan, live }, permit) {
    const changes = plan.toExecute;
    progress.through('applying', 0, changes.length);
    shutdown.startWriting();
    try {
        return await executeChanges({
            changes,
            live: live?.assets ?? [],
            concurrency: settings.concurrency,
            random: host.random,
            systemName: (id) => live === null ? id : text_text/* plainFormatter */.P8.system((0,resolve/* makeDirectory */.Oh)(live, settings).systems.sited(id)),
        }, {
            reader: service.reader,
            permit,
            writer: service.writer(permit),
            clock: host.clock,
            journal: evidence.noteRequest,
            stop: shutdown.stop,
            progress: (done, failed) => progress.through('applying', done, changes.length, failed),
        });
    }
    finally {
        evidence.endWrites();
    }
}
async function endApply({ service, ledger, evidence }, { plan, live }, verdict, report) {
    const result = report === null ? verdict : resultOf(report);
    const ended = await evidence.complete(result, report);
    if (ledger !== null) {
        const lists = report === null ? live : await listsAfter(report, service);
        await ledger.recordEnd(ended, { plan, report, lists });
    }
    if (report?.crash != null)
        throw report.crash;
    const isUncommitted = report?.results.some(({ writes }) => writes > 0) && ended.clean === false;
    const differsFrom = isUncommitted ? ended.commit : null;
    const { path: evidencePath } = evidence;
    return { result, plan, report, evidence: ended, evidencePath, ledger: ledger?.end ?? null, differsFrom };
}
async function listsAfter({ closing }, { reader }) {
    if (closing === null)
        return null;
    return Promise.all([reader.facilities(), reader.controlCenters(), reader.cyberSystems()]).then(([facilities, controlCenters, systems]) => ({ facilities, controlCenters, systems, ...closing }), () => null);
}
function resultOf({ results, converged, stopped }) {
    if (stopped === 'turn-lost')
        return results.some(({ writes }) => writes > 0) ? 'partial' : 'failed';
    const isWhole = results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome));
    if (isWhole && converged === true)
        return 'applied';
    if (stopped === 'signal')
        return 'cancelled';
    const isPartial = results.some(({ outcome, isHalfDone }) => {
        return (0,core_result/* hasSucceeded */.yO)(outcome) || outcome === 'unknown' || outcome === 'changed-meanwhile' || isHalfDone;
    });
    return isPartial ? 'partial' : 'failed';
}

// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
;// CONCATENATED MODULE: ./lib/run/apply-evidence.js







const UNKNOWN = { commit: null, clean: null, actor: null, run_url: null };
const LONGEST_WAIT_MS = 1000;
class ApplyEvidence {
    path;
    #context;
    #plan;
    #run = null;
    #ledger = null;
    #open = null;
    #changes = new Map();
    #closed = new AbortController();
    #hasBegun = false;
    #hasEnded = false;
    #wroteAt = 0;
    #tookMs = 0;
    #isWaiting = false;
    #failure = null;
    #files = [];
    #contextOf;
    #pullRequests = [];
    #shownIn = new Map();
    #by = null;
    constructor(context, contextOf) {
        this.path = (0,run_files/* runFilePath */.N3)(context.settings.evidenceDir, 'evidence', context.startedAt);
        this.#context = context;
        this.#plan = invalidPlan(context.settings.organization, [], context.settings);
        this.#contextOf = contextOf;
    }
    setLanded(pullRequests, shownIn) {
        this.#pullRequests = pullRequests;
        this.#shownIn = shownIn;
    }
    setPlan(plan, files) {
        this.#plan = plan;
        this.#files = files;
        this.#run = (0,rejections/* early */.Q3)(this.#contextOf(files));
    }
    async writeIntent(by) {
        this.#by = by;
        this.#open = await this.#document(null, null);
        this.#changes = new Map(this.#open.changes.map((change) => [change.fingerprint, change]));
        this.#writeFile(this.#open);
        return this.#open.commit;
    }
    beginWrites(ledger) {
        this.#ledger = ledger;
        if (this.#open !== null) {
            this.#open.ledger = ledger;
            this.#writeFile(this.#open);
        }
        this.#hasBegun = true;
    }
    get isBehind() {
        return this.#hasBegun && !this.#hasEnded;
    }
    noteRequest = ({ event, fingerprint, request, outcome, id }) => {
        if (this.#failure !== null)
            throw this.#failure;
        const change = this.#changes.get(fingerprint);
        if (change === undefined)
            return;
        const at = iso(this.#context.host.clock.now());
        if (event === 'intent') {
            change.outcome = 'open';
            change.attempts += 1;
            change.started_at ??= at;
        }
        else if (request.body?.name === undefined || request.body.name === change.after?.name || outcome !== 'done') {
            change.outcome = outcome;
            change.id = id ?? change.id;
            change.ended_at = at;
        }
        this.#writeSoon();
    };
    #writeSoon() {
        const open = this.#open;
        if (this.#isWaiting || open === null)
            return;
        const { clock } = this.#context.host;
        const wait = this.#wroteAt + Math.max(LONGEST_WAIT_MS, 10 * this.#tookMs) - clock.now();
        if (wait <= 0) {
            this.#writeFile(open);
            return;
        }
        this.#isWaiting = true;
        const written = clock.sleep(wait, this.#closed.signal).then(() => {
            this.#isWaiting = false;
            if (!this.#closed.signal.aborted)
                this.#writeFile(open);
        });
        written.catch((error) => {
            this.#failure = error;
        });
    }
    #writeFile(document) {
        const { clock } = this.#context.host;
        const startedAt = clock.now();
        try {
            (0,run_files/* writeWhole */.f8)(this.path, (0,run_files/* jsonText */.s$)(document));
        }
        catch (error) {
            if (!(0,rejections/* isSystemError */.Or)(error))
                throw error;
            const problem = `cannot store the record of the apply (${error.code})`;
            throw this.isBehind
                ? new core_result/* UserError */.yo('evidence-dir', `${problem}, ${BEHIND}`, KEEP_LIST, { cause: error })
                : new core_result/* UserError */.yo('evidence-dir', problem, 'Make room there, or name another folder.', { cause: error });
        }
        this.#wroteAt = clock.now();
        this.#tookMs = this.#wroteAt - startedAt;
    }
    endWrites() {
        this.#closed.abort();
    }
    async complete(result, report) {
        const document = await this.#document(result, report);
        const ended = { ...document, result, ended_at: iso(this.#context.host.clock.now()) };
        this.#writeFile(ended);
        this.#hasEnded = true;
        return ended;
    }
    async completeFailed(error) {
        if (this.#hasBegun || this.#hasEnded)
            return true;
        const isStopping = this.#context.shutdown.stop.aborted || (0,rejections/* isStopped */.id)(error);
        if (isStopping) {
            const run = this.#run ?? this.#contextOf([]).then((context) => ({ ...context, clean: null }));
            this.#run = run.catch(() => UNKNOWN);
        }
        try {
            await this.complete(isStopping ? 'cancelled' : 'failed', null);
            return true;
        }
        catch {
            return false;
        }
    }
    async #document(result, report) {
        const { settings, host, attempts, startedAt } = this.#context;
        const plan = this.#plan;
        const by = this.#by;
        const { commit, clean, actor, run_url } = await (this.#run ?? this.#contextOf([]));
        const results = new Map(report?.results.map((one) => [one.change, one]));
        const changes = plan.toExecute.map((change) => {
            const done = results.get(change) ?? null;
            const { fingerprint, action, before, after, origin } = change;
            const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
            const target = change.id === null ? '' : (0,core_fingerprint/* targetFingerprint */.Mv)(plan.organization, change.id, after);
            const pulls = this.#shownIn.get(fingerprint) ?? this.#shownIn.get(target) ?? [];
            const isByHand = pulls.length === 0 && settings.approval === 'plan' && by !== null;
            return {
                fingerprint,
                action,
                origin,
                id: done?.id ?? change.id,
                cyber_system: (0,resolve/* systemDocument */.fZ)(change.cyberSystem),
                from_cyber_system: isMove ? (0,resolve/* systemDocument */.fZ)(change.fromSystem) : null,
                before,
                after,
                outcome: done?.outcome ?? (result === null ? 'open' : 'not-started'),
                reason: done?.reason ?? null,
                detail: done?.detail ?? null,
                attempts: done === null ? 0 : requestsSent(done, attempts),
                started_at: done?.startedAt == null ? null : iso(done.startedAt),
                ended_at: done?.endedAt == null ? null : iso(done.endedAt),
                shown_in: isByHand ? [by] : pulls,
                recreate: action === 'delete' ? { request: 'POST /cyber-assets', body: change.before, note: NEW_ID } : null,
            };
        });
        return {
            format_version: '2.0',
            tool: { name: model/* TOOL_NAME */.lH, version: host.version },
            organization: plan.organization,
            service: new URL(settings.baseUrl).origin,
            result,
            digest: plan.digest,
            approval: { mode: settings.approval, by },
            started_at: iso(startedAt),
            ended_at: null,
            commit,
            clean: this.#run === null ? null : clean,
            pull_requests: this.#pullRequests,
            actor,
            run_url,
            files: this.#files.map((file) => ({ path: file.path, sha256: (0,core_fingerprint/* sha256 */.sc)(file.content()) })),
            summary: { ...plan.summary },
            guards: plan.guards,
            changes,
            closing_read: report && {
                converged: report.converged,
                failure: report.closingFailure,
                stopped: report.stopped,
            },
            differences: (report?.differences ?? []).map(({ change, kind, found }) => ({
                fingerprint: change.fingerprint,
                kind,
                found: found.map((asset) => ({ id: asset.id, ...(0,model/* stateOf */.L4)(asset) })),
            })),
            ledger: this.#ledger,
        };
    }
}
const BEHIND = 'so its file is behind: it calls changes open that are done';
const KEEP_LIST = 'The run wrote no more, and lists what it did. Keep that list.';
const NEW_ID = 'The asset would have a new id, and none of its compliance history.';
function requestsSent({ change, writes }, attempts) {
    if (change.action === 'create')
        return writes;
    const method = change.action === 'update' ? 'PATCH' : 'DELETE';
    return attempts.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
}
function iso(ms) {
    return new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./lib/action/open.js + 10 modules
var action_open = __webpack_require__(747);
;// CONCATENATED MODULE: ./lib/action/applied.js






const applied_LONGEST_WAIT_MS = 55 * 60_000;
const BEFORE_TIMEOUT_MS = 1000;
const READ_AFTER_MS = [0, 2000, 5000];
function turnRun(context) {
    const { runner, github, host, settings, startedAt } = context;
    const job = Math.floor(host.random() * 2 ** 48).toString(36);
    return {
        github: github.closing,
        scope: github.scope,
        keys: github.keys,
        clock: host.clock,
        by: { ...(0,action_open/* attemptOf */.tx)(runner), job },
        needsTurn: settings.approval !== 'none',
        until: startedAt + (settings.timeout > 0 ? settings.timeout * 1000 - BEFORE_TIMEOUT_MS : applied_LONGEST_WAIT_MS),
        pause: (ms) => (0,action_open/* pause */.v7)(context, ms),
        log: runner.log,
        warn: runner.warn,
    };
}
function noticeApplied({ notice }, { applied, isRewritten, foreign }, otherwise = 'every difference counts as a change that the files ask for') {
    if (applied === null) {
        const reason = isRewritten
            ? 'GitHub finds no common ancestor of the last applied commit and this one'
            : 'The applied log names no applied commit of this inventory';
        notice(`${reason}, so nothing is known to be applied: ${otherwise}.${(0,applied_log/* foreignText */.qk)(foreign)}`);
    }
    else if (isRewritten)
        notice(REWRITTEN);
}
const REWRITTEN = 'The last applied commit is not an ancestor of this one, so their common ancestor counts as applied. What was applied since then and is not in these files shows as drift. What these files declare since then and the service no longer has shows as inventory, and earlier approvals do not count for it.';
async function firstParentOf({ git }, commit) {
    return (await (0,objects/* commitWithParents */.RY)(commit, git)).parents[0] ?? null;
}
async function chainAfter(repository, point, tip) {
    if (point.applied !== null)
        return { ...point, start: point.applied };
    const start = await firstParentOf(repository, tip);
    return { start, at: null, commits: [{ sha: tip, parents: start === null ? [] : [start] }] };
}
async function findTip(context, repository) {
    const { client, defaultBranch } = context.github;
    let tip = '';
    for (const wait of READ_AFTER_MS) {
        if (wait > 0)
            await (0,action_open/* pause */.v7)(context, wait);
        tip = await client.tipOf(defaultBranch);
        if (await hasSameInventory(context, repository, tip))
            return { tip, isOvertaken: false };
        const { status } = await client.compareAll(tip, context.runner.commit);
        if (status !== 'ahead')
            break;
    }
    return { tip, isOvertaken: true };
}
async function hasSameInventory({ runner, github }, { git }, commit) {
    if (commit === runner.commit)
        return true;
    const trees = await (0,objects/* treesAt */.n8)(github.paths, [runner.commit, commit], git);
    return trees[runner.commit] === trees[commit];
}
async function appliedForPlan(context, commit) {
    const run = turnRun(context);
    const log = await (0,applied_log/* readLog */.x6)(run);
    if ('problem' in log)
        return { applied: null, isRewritten: false, foreign: null, problem: log.problem };
    return { ...(await readApplied(context.github.client, log, commit, run.pause)), problem: null };
}
async function appliedAfterWaiting(context, repository) {
    const { github, runner } = context;
    const run = turnRun(context);
    for (;;) {
        const log = await (0,applied_log/* readLog */.x6)(run);
        if ('problem' in log)
            throw new core_result/* UserError */.yo('drift', 'compares nothing', log.problem);
        if (await waitForOther(run, log))
            continue;
        const own = { tip: runner.commit, isOvertaken: false };
        const { tip, isOvertaken } = github.isOfDefaultBranch ? await findTip(context, repository) : own;
        if (isOvertaken)
            return null;
        return readApplied(github.client, log, tip, run.pause);
    }
}
async function revisionOf({ git }, commit) {
    if (commit === null)
        return null;
    await (0,objects/* ensureCommits */.nm)([commit], git);
    return { kind: 'commit', commit };
}

// EXTERNAL MODULE: ./lib/text/findings.js + 1 modules
var text_findings = __webpack_require__(3945);
;// CONCATENATED MODULE: ./lib/text/markdown/budget.js

function fitBlocks(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = bytesOf(briefs[index].text);
        const room = left + reserved;
        const { most = Number.POSITIVE_INFINITY } = section;
        const filled = fill(section, Math.min(room, most));
        if (filled !== null) {
            fitted[index] = filled;
            left -= bytesOf(filled.text) - reserved;
        }
        if ((filled?.rows ?? 0) < section.count && most > room)
            break;
    }
    return fitted;
}
function fitPage(budget, head, sections, foot) {
    const frame = (0,text_text/* joined */.oR)([...head, ...foot], '\n');
    const left = budget - (frame === '' ? 0 : bytesOf(frame) + 1);
    const fitted = left < 0 ? null : fitBlocks(sections, left);
    const rows = sections.map((_, index) => fitted?.[index]?.rows ?? 0);
    const rendered = fitted?.map(({ text }) => text) ?? [];
    return {
        text: (0,text_text/* joined */.oR)([...head, ...rendered, ...foot], '\n'),
        rows,
        isWhole: sections.every(({ count }, index) => rows[index] === count),
        fits: fitted !== null,
    };
}
function fixedBlock(text) {
    return { keep: 0, open: text, count: 0, row: () => '', close: '', hidden: () => '' };
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
function brief({ open, count, close, hidden }) {
    if (count === 0)
        return { text: open + close, rows: 0 };
    const line = hidden(count, true);
    return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = bytesOf(rest(count));
    let used = bytesOf(open) + bytesOf(close);
    let fitting = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += bytesOf(next);
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

// EXTERNAL MODULE: ./lib/text/rows.js
var text_rows = __webpack_require__(1758);
;// CONCATENATED MODULE: ./lib/text/markdown/table.js



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
function keepOf(part) {
    return KEEP.indexOf(part);
}
const COLUMNS = text_rows/* CHANGE_COLUMNS */.FK.slice(1);
const MOST_MEASURED = 1000;
const MOST_TOGETHER = 40;
const MOST_OF_LOOSE = 16;
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' };
const table_NONE = new Set();
function sectionTable({ part, title, note, changes, rowOf, isFolded }, elsewhere = '', files = null, doubted = table_NONE) {
    const systems = new Map(changes.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
    const byLabel = (0,group/* groupBy */.$z)(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
    const alike = new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
    const opening = isFolded ? `<details><summary><h3>${title}</h3></summary>\n\n` : `### ${title}\n\n`;
    return {
        keep: keepOf(part),
        open: `${opening}${note === null ? '' : `${note(text_text/* markdownFormatter */.W9)}\n\n`}${headOf(changes.slice(0, MOST_MEASURED).map(rowOf))}`,
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const { system, asset, isOfSystem, change: text, id, line } = rowOf(change);
            const rating = system.rating === null ? '' : (0,text_text/* ratingText */.l$)(system.rating, text_text/* tableCell */.xR);
            const sameName = alike.has(system.id) ? (0,text_text/* tableCell */.xR)(system.id) : '';
            const isFirst = changes[index - 1]?.cyberSystem.id !== change.cyberSystem.id;
            const place = (0,text_text/* joined */.oR)([`**${(0,text_rows/* setRowText */.II)((0,text_rows/* siteAndName */.QJ)(system), text_text/* tableCell */.xR)}**`, rating, sameName], ' ');
            const isDelete = part === 'deletes' && 'action' in change && change.action === 'delete';
            const origin = isDelete ? ORIGIN_WORDS[change.origin] : '';
            const question = isDelete && doubted.has(change.id) ? '**a rename?**' : '';
            const cells = [
                isOfSystem ? '' : (0,text_text/* tableCell */.xR)(asset),
                (0,text_text/* joined */.oR)([(0,text_rows/* setRowText */.II)(text, text_text/* tableCell */.xR, '<br>'), origin, question], ', '),
                id === null ? '' : (0,text_text/* tableCell */.xR)(id),
                line === null ? '' : linkedPlace(line.path, line.line, files),
            ];
            return `${isFirst ? `| ${place} | | | |\n` : ''}| ${cells.join(' | ')} |\n`;
        },
        close: isFolded ? '\n</details>\n' : '',
        hidden: (count, isAll) => {
            if (!isAll)
                return (0,text_text/* counted */.hS) `${count} more not shown here${elsewhere}.`;
            return `**${title}${part === 'deletes' ? (0,text_text/* counted */.hS) `: ${count}` : ''}**, not shown here${elsewhere}.`;
        },
    };
}
function headOf(rows) {
    const texts = [
        rows.flatMap(({ asset, system }) => [[{ name: asset }], ...(0,text_rows/* siteAndName */.QJ)(system).map((part) => [part])]),
        rows.map(({ change }) => change),
    ];
    const heads = COLUMNS.map((title, column) => {
        const longest = (texts[column] ?? []).reduce((most, text) => Math.max(most, lengthTogether(text)), 0);
        const padding = Math.min(longest, MOST_TOGETHER) + 2 - title.length;
        return title + '\u00A0'.repeat(2 * Math.max(0, padding));
    });
    return `| ${heads.join(' | ')} |\n| ${COLUMNS.map(() => ':--').join(' | ')} |\n`;
}
function lengthTogether(text) {
    let [longest, length] = [0, 0];
    for (const part of text) {
        if (typeof part === 'string')
            length += part.length;
        else if ('end' in part)
            length = 0;
        else {
            length += part.name.length;
            longest = Math.max(longest, part.name.includes('-') ? length : Math.min(length, MOST_OF_LOOSE));
        }
    }
    return longest;
}
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;
function linkedPlace(path, line, files) {
    if (files === null || !PLAIN_PATH.test(path))
        return (0,text_text/* tableCell */.xR)(`${path}:${line}`);
    return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
function ofName(name) {
    return name === '' ? '' : ` (${(0,text_text/* codeSpan */.SS)(name)})`;
}
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/reference/findings.md#${topic})`;
}
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}

;// CONCATENATED MODULE: ./lib/text/terminal.js





const LONG = 2000;
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;
const MOST_LOGGED = 200;
const ROW_COLORS = { delete: 'red', move: 'yellow', rename: 'yellow', retype: 'yellow', create: 'green' };
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] };
function renderPlanTerminal(plan, options) {
    const { verb = 'plan', width, findings = plan.diagnostics, color, face, shows = 'all', approves } = options;
    const { undeclared, toExecute, digest } = plan;
    const paint = (0,text_text/* painter */.C2)(color);
    const words = (0,summarize/* summarize */.eh)(plan, text_text/* plainFormatter */.P8, face);
    const counts = (0,text_text/* joined */.oR)([paint.bold(words.counts), words.rest, words.limit], summarize/* SEPARATOR */.wv);
    const blocked = words.blocked.map((sentence) => paint.red(`Blocked: ${sentence}`));
    if (shows === 'blocked')
        return [...blocked, ''].join('\n');
    if (shows === 'saved')
        return [`The saved plan, unchanged: ${words.counts}`, ...blocked, digest, ''].join('\n');
    const colored = (some) => (0,text_findings/* findingLines */.hq)(some, options);
    const questions = colored(findings.filter(text_findings/* isQuestion */.J6));
    const others = colored(findings.filter((finding) => !(0,text_findings/* isQuestion */.J6)(finding)));
    if (shows === 'brief')
        return [...questions, ...others, counts, 'The summary of this run shows all of it.', ''].join('\n');
    const [title, preposition] = TITLES[verb];
    const subject = plan.organization === '' ? title : `${title} ${preposition} ${(0,text_text/* word */.Vm)(plan.organization)}`;
    const heading = `${subject}: ${(0,summarize/* headline */.Pl)(plan, verb)}`;
    const sections = (0,text_rows/* planPage */.jt)(plan, verb, approves).map((section) => {
        const isCut = plan.changes.length > LONG && section.part !== 'deletes';
        return sectionLines(section, paint, '--out FILE or --json has all of them.', isCut ? SHOWN_OF_SECTION : null, width ?? WIDTH);
    });
    const declarations = (0,text_rows/* declarationsBySystem */.w5)(undeclared.slice(0, LONG));
    const left = (0,text_text/* counted */.hS) `Undeclared, left alone: ${undeclared.length} asset(s). To declare them, add these lines`;
    const unlisted = undeclared.length - LONG;
    const blocks = [
        [paint.bold(words.isLoud ? paint.red(heading) : heading)],
        questions,
        words.caution === '' ? [] : [paint.red(words.caution)],
        ...sections,
        [
            ...(undeclared.length === 0 ? [] : [paint.cyan(left)]),
            ...declarations.flatMap(({ place, yaml }) => [paint.bold(place), ...yaml]),
            ...(unlisted > 0 ? [(0,text_text/* counted */.hS) `${unlisted} more asset(s) not shown. --json has all.`] : []),
        ],
        others,
        blocked,
        [words.part],
        [
            counts,
            ...(toExecute.length === 0 ? [] : [paint.dim(digest)]),
        ],
    ];
    return `${(0,text_text/* joined */.oR)(blocks.map((lines) => lines.join('\n')), '\n\n')}\n`;
}
function sectionLines({ part, title, note, changes, rowOf }, paint, elsewhere, most = MOST_LOGGED, width = WIDTH) {
    const isLoud = part === 'deletes';
    const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(text_text/* plainFormatter */.P8)])];
    const first = changes.slice(0, most ?? changes.length);
    const widest = Math.max(16, Math.floor(width / 3));
    for (const ofSystem of (0,group/* groupBy */.$z)(first, ({ cyberSystem }) => cyberSystem.id).values()) {
        const rows = ofSystem.map(rowOf);
        const { system } = rows[0];
        const rating = system.rating === null ? '' : `, ${(0,text_text/* ratingText */.l$)(system.rating, text_text/* word */.Vm)}`;
        lines.push(paint.bold(`  ${(0,text_rows/* setRowText */.II)((0,text_rows/* siteAndName */.QJ)(system), text_text/* word */.Vm)} (${(0,text_text/* word */.Vm)(system.id)}${rating})`));
        const cells = rows.map(({ asset, isOfSystem, change, id }) => {
            return [isOfSystem ? '' : (0,text_text/* word */.Vm)(asset), (0,text_rows/* setRowText */.II)(change, text_text/* word */.Vm), id === null ? '' : (0,text_text/* word */.Vm)(id)];
        });
        const widths = [0, 0, 0];
        for (const row of cells) {
            row.forEach(({ length }, column) => {
                if (length <= widest)
                    widths[column] = Math.max(widths[column], length);
            });
        }
        rows.forEach(({ kind, line }, index) => {
            const padded = cells[index].map((cell, column) => cell.padEnd(widths[column])).join('  ');
            const place = line === null ? '' : (0,text_text/* visible */.RK)(`${line.path}:${line.line}`);
            lines.push(paint[part === 'drift' ? 'yellow' : ROW_COLORS[kind]](`    ${padded}  ${place}`.trimEnd()));
        });
    }
    if (changes.length > first.length)
        lines.push((0,text_text/* counted */.hS) `  ${changes.length - first.length} more change(s) not shown. ${elsewhere}`);
    return lines;
}

;// CONCATENATED MODULE: ./lib/text/unapproved.js







function renderRefusalTerminal(refusal, { isBrief = false } = {}) {
    const { plan, approved } = refusal;
    const approval = approvalLines(refusal, text_text/* plainFormatter */.P8);
    if (isBrief)
        return [...approval, ''].join('\n');
    const paint = (0,text_text/* painter */.C2)(false);
    const section = refusedSection(refusal);
    const isNew = section.changes.every((change) => priorApproval(plan.organization, change, approved) === null);
    const isAll = section.changes.length === plan.toExecute.length && isNew;
    const lines = [
        refusedLine(refusal),
        ...approval,
        ...(isAll ? [] : sectionLines(section, paint, 'A plan shows all of them.')),
        `To continue, ${nextText(refusal, text_text/* plainFormatter */.P8)}`,
    ];
    return `${lines.join('\n')}\n`;
}
function refusalBlocks(refusal) {
    const line = refusedLine(refusal);
    return {
        caution: caution([line, ...approvalLines(refusal, text_text/* markdownFormatter */.W9)]),
        table: sectionTable(refusedSection(refusal)),
        next: `**Next:** ${nextText(refusal, text_text/* markdownFormatter */.W9)}\n`,
        sentence: `${line} To continue, ${nextText(refusal, text_text/* plainFormatter */.P8)}`,
    };
}
function refusedLine({ missing }) {
    return (0,text_text/* counted */.hS) `Nothing was written. ${missing.size} change(s) (is|are) not approved.`;
}
function refusedSection({ plan, missing, approved }) {
    const changes = (0,text_rows/* inReadingOrder */.g)(plan.toExecute.filter((change) => missing.has(change.fingerprint)));
    return {
        part: 'results',
        title: (0,text_text/* counted */.hS) `Not approved: ${changes.length} change(s)`,
        note: null,
        changes,
        rowOf: (change) => {
            const row = (0,text_rows/* rowOf */.OB)(change);
            return { ...row, change: [...row.change, ...approvedText(plan.organization, change, approved, row)] };
        },
        isFolded: false,
    };
}
function approvedText(organization, change, approved, row) {
    const prior = priorApproval(organization, change, approved);
    if (prior === null || change.before === null)
        return [];
    if (prior === 'create')
        return [{ end: ';' }, 'approved as a create, but the asset is there now'];
    const before = approvedStart(organization, change, approved);
    const now = change.before;
    if (before === null)
        return [
            { end: ';' },
            'approved when the asset was something else, but it is ',
            { name: now.name },
            `, ${now.asset_type} now`,
        ];
    const side = ({ name, asset_type, cyber_system_id }) => {
        const place = cyber_system_id === row.system.id ? row.system.name : cyber_system_id;
        return (0,text_rows/* commaJoined */.lO)([
            before.name === now.name ? [] : ['named ', { name }],
            before.asset_type === now.asset_type ? [] : [asset_type],
            before.cyber_system_id === now.cyber_system_id ? [] : ['in ', { name: place }],
        ]);
    };
    return [{ end: ';' }, 'approved when the asset was ', ...side(before), ', but it is ', ...side(now), ' now'];
}
function approvedStart(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { action, id, before, after } = change;
    const source = change.action === 'update' ? (change.desired.hints?.renamedFrom?.value ?? before.name) : before.name;
    for (const name of new Set([before.name, after?.name ?? before.name, source])) {
        for (const cyber_system_id of new Set([before.cyber_system_id, after?.cyber_system_id ?? before.cyber_system_id])) {
            for (const asset_type of model/* ASSET_TYPES */.Dd) {
                const start = { name, cyber_system_id, asset_type };
                const whole = (0,core_fingerprint/* fingerprint */.Rj)({ organization, action, id, before: start, after });
                if (approved.fingerprints.has(whole))
                    return start;
            }
        }
    }
    return null;
}
function approvalLines({ approve, plan, approved, behind }, { code }) {
    const lines = [];
    if (approve !== '' && approve !== plan.digest)
        lines.push(`You gave another digest than that of this plan, which is ${code(plan.digest)}.`);
    if (behind === null)
        return lines;
    const { counting, rejected } = behind;
    if (counting.length === 0)
        lines.push('No pull request behind this commit has a plan that counts.');
    else {
        const planned = new Set(plan.changes.map((change) => change.fingerprint));
        const gone = [...approved.fingerprints].filter((one) => !planned.has(one)).length;
        const numbers = counting.map(({ number }) => number).join(', ');
        const rest = gone === 0
            ? ''
            : (0,text_text/* counted */.hS) ` ${gone} of them (fits|fit) no more: (it|each) is done already, or its asset changed at the service since.`;
        lines.push((0,text_text/* counted */.hS) `${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers} approved ${approved.fingerprints.size} change(s).${rest}`);
    }
    for (const { number, rejection } of rejected.slice(-MOST_NUMBERS))
        lines.push(`Pull request ${number}: ${whyNot(rejection)}`);
    const more = rejected.length - MOST_NUMBERS;
    if (more > 0)
        lines.push((0,text_text/* counted */.hS) `${more} earlier pull (request does|requests do) not count either.`);
    return lines;
}
const MOST_NUMBERS = 10;
const WHY_NOT = {
    'no-record': 'no plan was recorded for its last commit, or the record is older than your repository keeps it: plan again.',
    'other-app': 'another app than the one that applies recorded its plan.',
    'other-service': 'its plan was made for another service address.',
    'other-base': 'its plan was made for another base branch, and nobody planned it again.',
    unsigned: 'its record was changed, or it is not signed with this signing-key.',
    erased: 'a newer plan ended without a record, or someone erased the record.',
    'comment-changed': 'someone changed the comment that reviewers read.',
    'check-changed': 'someone changed the check that reviewers read.',
    'comment-gone': 'someone deleted the comment that reviewers read.',
    'comment-replaced': 'someone replaced the comment that reviewers read by another one.',
    'second-comment': 'someone wrote a second comment that looks like the plan.',
    withdrawn: 'later plans took back every change that its plan showed.',
};
const WHY_NOT_REVIEW = {
    bot: 'is not a person',
    author: 'opened the pull request',
    committer: 'wrote or committed part of it',
    'may-not-write': 'cannot write to the repository',
    'before-record': 'approved before the plan was shown',
    'other-commit': 'approved another commit',
};
function whyNot(rejection) {
    if (rejection.kind !== 'no-review')
        return WHY_NOT[rejection.kind];
    const { needed, have, against, ignored } = rejection;
    const neededReviews = needed === 1 ? 'needs an approving review' : `needs approving reviews of ${needed} people`;
    const got = have === 0 ? '' : ` It has ${have}.`;
    const refused = against.map((user) => ` ${(0,text_text/* word */.Vm)(user)} requests changes.`).join('');
    const not = ignored.map(({ user, reason }) => ` The review of ${(0,text_text/* word */.Vm)(user)} does not count: ${(0,text_text/* word */.Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}
function nextText({ next, plan, workflow }, { code, space }) {
    const inputs = `with ${code('command: apply')} and ${code(`approve-digest: ${plan.digest}`)}`;
    const command = code(`gh workflow run ${workflow} -f command=apply -f approve-digest=${plan.digest}`);
    const dispatch = workflow === null
        ? `run the workflow that applies (Actions, Run workflow) ${inputs}`
        : `run this: ${command}; or run ${code(workflow)} (Actions, Run workflow) ${inputs}`;
    const pull = 'open a pull request, whose plan shows them too, and merge it';
    switch (next) {
        case 'dispatch':
            return `check that these changes are right, then approve them in one of two ways.${space}Either ${dispatch}.${space}Or ${pull}.`;
        case 'review':
            return `check that these changes are right, then ${pull} with an approving review.`;
        case 'flag':
            return `run apply again with ${code('--yes')}, which executes whatever the plan is then. To execute only what you have read, run ${code('plan --out FILE')}, and then ${code('apply --plan FILE')}.`;
        case 'plan-again':
            return `run ${code('plan --out FILE')} again, read it, and then run ${code('apply --plan FILE')}.`;
    }
}

;// CONCATENATED MODULE: ./lib/text/applied.js











const OUTCOME_WORDS = {
    failed: 'failed',
    unknown: 'unknown',
    'changed-meanwhile': 'changed meanwhile',
    skipped: 'skipped',
    'not-started': 'not started',
    done: 'done',
    adopted: 'done, found in the list after its answer was lost',
    already: 'already as wanted',
};
const ORDER = Object.keys(OUTCOME_WORDS);
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function openResults({ results, lostTurn }) {
    return results.filter(({ outcome }) => !(0,core_result/* hasSucceeded */.yO)(outcome) || (lostTurn !== null && outcome === 'already'));
}
function outcomeCounts(report) {
    const { results } = report;
    const open = openResults(report);
    const counts = (0,group/* countBy */.Tr)(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
    const done = (0,text_text/* counted */.hS) `done ${results.length - open.length} of ${results.length}`;
    return [done, ...Array.from(counts, ([label, count]) => (0,text_text/* counted */.hS) `${count} ${label}`)].join(summarize/* SEPARATOR */.wv);
}
function outcomeNumbers(report) {
    const { results } = report;
    const open = openResults(report);
    const done = results.length - open.length;
    const skipped = open.filter(({ outcome }) => ['skipped', 'not-started', 'already'].includes(outcome)).length;
    return { done, skipped, failed: results.length - done - skipped };
}
function resultSections(results, { differences }) {
    const groups = (0,group/* groupBy */.$z)(results, ({ outcome, reason }) => `${ORDER.indexOf(outcome)} ${reason ?? ''}`);
    const sorted = [...groups.values()].sort((a, b) => ORDER.indexOf(a[0].outcome) - ORDER.indexOf(b[0].outcome));
    const sections = sorted.map((group) => {
        const { outcome, reason, reasonBy, detail } = group[0];
        const resultOf = new Map(group.map((result) => [result.change, result]));
        const isOne = group.every((result) => result.detail === detail);
        const note = ({ reason: quote }) => {
            const said = isOne && detail !== null ? ` The service said: ${quote(detail)}.` : '';
            return `${reasonBy === 'tool' ? reason : `${quote(reason ?? '')}.`}${said}`;
        };
        return {
            part: 'results',
            title: (0,text_text/* counted */.hS) `${(0,text_text/* upperFirst */.Zb)(OUTCOME_WORDS[outcome])}: ${group.length} change(s)`,
            note: reason === null ? null : note,
            changes: (0,text_rows/* inReadingOrder */.g)([...resultOf.keys()]),
            rowOf: (change) => {
                const { id, detail: answer } = resultOf.get(change);
                const row = (0,text_rows/* rowOf */.OB)(change);
                const more = isOne || answer === null ? [] : [{ end: ';' }, 'the service said: ', { name: answer }];
                return { ...row, id: id ?? row.id, change: [...row.change, ...more] };
            },
            isFolded: (0,core_result/* hasSucceeded */.yO)(outcome),
        };
    });
    const kinds = (0,group/* groupBy */.$z)(differences, ({ kind }) => (kind === 'duplicate' ? 'duplicate' : 'others'));
    const doubts = [...kinds].map(([kind, some]) => {
        const foundOf = new Map(some.map((difference) => [difference.change, difference]));
        return {
            part: 'results',
            title: 'Not converged',
            note: () => kind === 'duplicate'
                ? (0,text_text/* counted */.hS) `not-converged: ${some.length} asset(s) (is|are) in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`
                : (0,text_text/* counted */.hS) `not-converged: the service accepted ${some.length} change(s) that its list does not show. Plan again.`,
            changes: (0,text_rows/* inReadingOrder */.g)([...foundOf.keys()]),
            rowOf: (change) => {
                const { kind: way, found } = foundOf.get(change);
                const row = (0,text_rows/* rowOf */.OB)(change);
                const ids = found.flatMap(({ id }, index) => [index === 0 ? ': ' : ', ', { name: id }]);
                return { ...row, change: [...row.change, `, ${DIFFERENCE_WORDS[way]}`, ...ids] };
            },
            isFolded: false,
        };
    });
    return [...sections, ...doubts];
}
function troubles({ closingFailure, stopped, lostTurn }, { reason }) {
    const texts = [];
    if (lostTurn !== null)
        texts.push(`${lostTurnText(lostTurn)}, so it wrote nothing more.`);
    if (stopped === 'key-refused')
        texts.push('The service refused the API key, so the run wrote nothing more. Check the key, then apply again.');
    if (closingFailure !== null && stopped === 'signal')
        texts.push('The run was stopped before it could read the result back. Plan again to see it.');
    else if (closingFailure !== null)
        texts.push(`The result could not be read back: ${reason(closingFailure)}. Plan again to see it.`);
    return texts;
}
function lostTurnText(lost) {
    switch (lost.kind) {
        case 'taken-over':
            return `This run lost its turn to ${lost.by}`;
        case 'log-gone':
            return 'This run lost its turn: somebody deleted or reset the branch of the applied log';
        case 'unreadable':
            return 'This run lost its turn: the applied log cannot be read any more';
        case 'unproved':
            return 'This run lost its turn: GitHub did not show in time that it still has it';
    }
}
const AFTER_LOSS = {
    'taken-over': 'That run applies what is left. Read its log, and run nothing again.',
    'log-gone': 'Until an apply succeeds, every plan shows every difference. To continue, merge one that shows them.',
    unreadable: 'The next run writes nothing, and says what to do.',
    unproved: 'The next run pauses for 150 s and applies what is left.',
};
function howToContinue({ stopped, lostTurn, results }, face, { code }) {
    if (lostTurn?.kind === 'unproved')
        return `${AFTER_LOSS.unproved} To start it, press ${code('Re-run jobs')}.`;
    if (lostTurn !== null)
        return AFTER_LOSS[lostTurn.kind];
    if (results.every(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)))
        return '';
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const end = 'A change that is done is not made again.';
    if (stopped === 'key-refused')
        return `To continue, correct the API key, then ${again}. ${end}`;
    const isRejected = results.some(({ outcome, meaning }) => {
        return outcome === 'failed' && (meaning === 'rejected' || meaning === 'taken');
    });
    if (!isRejected) {
        const isDown = results.some(({ meaning }) => meaning === 'unclear' || meaning === 'not-written');
        return `To continue, ${isDown ? 'wait until the service answers again, then ' : ''}${again}. ${end}`;
    }
    const file = face === 'cli' ? 'correct it, and plan again' : 'open a pull request that corrects it';
    return `To continue, find what is wrong. If it is the file, ${file}. If it is the service, correct it there, then ${again}. ${end}`;
}
function notSucceeded(report) {
    return openResults(report).filter(({ outcome }) => outcome !== 'not-started');
}
function renderAppliedTerminal(report, { color, face, isRecorded = true, }) {
    const paint = (0,text_text/* painter */.C2)(color);
    const most = isRecorded ? undefined : null;
    const tried = report.results.filter(({ outcome }) => outcome !== 'not-started');
    const sections = resultSections(isRecorded ? notSucceeded(report) : tried, report);
    const lines = [
        ...sections.flatMap((section) => sectionLines(section, paint, 'The evidence has all of them.', most)),
        ...troubles(report, text_text/* plainFormatter */.P8).map(paint.red),
        paint.bold(outcomeCounts(report)),
        howToContinue(report, face, text_text/* plainFormatter */.P8),
    ];
    return `${(0,text_text/* joined */.oR)(lines, '\n')}\n`;
}
const OPEN_BUDGET = 55_000;
function resultMarkdown(plan, report, options, shows = 'open', budget = OPEN_BUDGET) {
    const { refusal, name, pages, ledger, commit, commitUrl, run_url, started_at, ended_at, evidence } = options;
    const result = options.result ?? 'not ended';
    const head = [
        `## Inventory apply${ofName(name)} for ${(0,text_text/* codeSpan */.SS)(plan.organization)}: ${pageLink(result, pages) ?? result}\n`,
    ];
    const refused = refusal === null ? null : refusalBlocks(refusal);
    if (report !== null)
        head.push(...writtenBlocks(report));
    else if (refused !== null)
        head.push(refused.caution);
    else {
        const { create, update, delete: deletes } = plan.summary;
        const blocked = (0,summarize/* summarize */.eh)(plan, text_text/* markdownFormatter */.W9).blocked.map((text) => `**Blocked:** ${text}`);
        const counts = (0,summarize/* countsLine */.J7)(plan);
        const isNothing = create + update + deletes === 0;
        head.push(isNothing ? `> [!NOTE]\n> ${counts}\n` : caution([`**Nothing was written.** ${counts}`, ...blocked]));
    }
    const sections = report === null ? [] : resultSections(shows === 'all' ? report.results : notSucceeded(report), report);
    const tables = sections.map((section) => sectionTable(section, '; the evidence has all of them'));
    const people = (report === null ? [] : options.pull_requests).flatMap(({ number, approvals }) => approvals.map(({ user, submitted_at }) => `${(0,text_text/* codeSpan */.SS)(user)} at ${submitted_at} in pull request ${number}`));
    const short = commit?.slice(0, 7) ?? '';
    const origin = [
        commitUrl !== null ? `At [${short}](${commitUrl})` : short === '' ? '' : `At ${(0,text_text/* codeSpan */.SS)(short)}`,
        ended_at === null ? '' : `ran for ${(0,text_text/* durationText */.S5)(Date.parse(ended_at) - Date.parse(started_at))}`,
        runLink(run_url),
        evidence === null ? '' : `evidence ${(0,text_text/* codeSpan */.SS)(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${(0,text_text/* codeSpan */.SS)(ledger.commit)}`,
    ];
    const foot = [
        refused?.next ?? '',
        ledger?.failure == null ? '' : caution([NOT_IN_LEDGER]),
        people.length === 0 ? '' : `Approved by ${(0,text_text/* listed */.KE)(people, 'and')}.\n`,
        origin.every((part) => part === '') ? '' : `${(0,text_text/* joined */.oR)(origin, summarize/* SEPARATOR */.wv)}\n`,
    ];
    return fitPage(budget, head, refused === null ? tables : [refused.table], foot);
}
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Keep its evidence, which stays on the runner. The next apply or look records what came of it.';
function writtenBlocks(report) {
    const left = new Set(openResults(report));
    const done = report.results.filter((result) => !left.has(result));
    const next = howToContinue(report, 'action', text_text/* markdownFormatter */.W9);
    const state = (0,text_text/* joined */.oR)([`**${(0,text_text/* upperFirst */.Zb)(outcomeCounts(report))}.**`, next], ' ');
    const kinds = (0,group/* countBy */.Tr)(done, ({ change }) => (0,text_rows/* kindOf */.I)(change));
    const counts = (0,text_text/* tally */.N4)(DONE_WORDS.map(([kind, word]) => [kinds.get(kind) ?? 0, word])).join(summarize/* SEPARATOR */.wv);
    return [
        left.size === 0 ? `> [!NOTE]\n> ${state}\n` : caution([state]),
        caution(troubles(report, text_text/* markdownFormatter */.W9)),
        counts === '' ? '' : `${counts}\n`,
    ];
}
const DONE_WORDS = [
    ['delete', 'deleted'],
    ['move', 'moved'],
    ['rename', 'renamed'],
    ['retype', 'retyped'],
    ['create', 'created'],
];
function endingSentence(plan, report = null, refusal = null) {
    if ((0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return invalidSentence(plan.diagnostics);
    if (refusal !== null)
        return refusalBlocks(refusal).sentence;
    if (report === null)
        return (0,summarize/* summarize */.eh)(plan, text_text/* plainFormatter */.P8).blocked.join(' ') || null;
    if (report.lostTurn !== null) {
        const [lost, next] = [lostTurnText(report.lostTurn), howToContinue(report, 'action', text_text/* plainFormatter */.P8)];
        return `${(0,text_text/* upperFirst */.Zb)(outcomeCounts(report))}. ${lost}. ${next}`;
    }
    const [first] = openResults(report).sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
    if (first === undefined)
        return null;
    const { change, system, asset, id, line } = (0,text_rows/* rowOf */.OB)(first.change);
    const place = line === null ? '' : ` (${(0,text_text/* word */.Vm)(`${line.path}:${line.line}`)})`;
    const where = `${(0,text_text/* word */.Vm)(asset)}${id === null ? '' : ` (${(0,text_text/* word */.Vm)(id)})`} in ${(0,text_rows/* setRowText */.II)((0,text_rows/* siteAndName */.QJ)(system), text_text/* word */.Vm)}`;
    const reason = first.reason === null ? '.' : `: ${(0,text_text/* visible */.RK)(first.reason)}`;
    const what = `${(0,text_text/* upperFirst */.Zb)(OUTCOME_WORDS[first.outcome])}: ${where}: ${(0,text_rows/* setRowText */.II)(change, text_text/* word */.Vm)}${place}${reason}`;
    const quote = first.detail === null ? '' : ` The service said: ${(0,text_text/* visible */.RK)(first.detail)}`;
    return `${(0,text_text/* upperFirst */.Zb)(outcomeCounts(report))}. ${what}${quote} ${howToContinue(report, 'action', text_text/* plainFormatter */.P8)}`;
}
function invalidSentence(diagnostics) {
    const [first, ...others] = (0,text_findings/* errorsFirst */.wz)(diagnostics).filter(({ severity }) => severity === 'error');
    if (first === undefined)
        return null;
    return `${(0,text_findings/* formatDiagnostic */.xy)(first)}${others.length === 0 ? '' : (0,text_text/* counted */.hS) ` And ${others.length} more error(s).`}`;
}

;// CONCATENATED MODULE: ./lib/action/comment.js


const DEFAULT_BOT = 'github-actions[bot]';
const MOST_BYTES = 60_000;
async function readComments(context, pullRequest) {
    return unlessForbidden(context, () => context.github.closing.comments(pullRequest));
}
async function writeComment(context, kind, pullRequest, { listed, ...content }) {
    const { closing, scope } = context.github;
    if (listed === null)
        return null;
    const about = { ...content, marker: marker(kind, scope.name), listed };
    const written = await unlessForbidden(context, () => putComment(closing, pullRequest, about));
    if (written !== null)
        context.runner.setOutput('comment-url', written.html_url);
    return written;
}
async function unlessForbidden({ runner }, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (!(0,errors/* isOfGitHub */.ND)(error, 'forbidden'))
            throw error;
        runner.warn(error.message);
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/text/unrecorded.js

function unrecordedSentence(reason) {
    switch (reason.code) {
        case 'other-branch': {
            const branch = reason.branch === null ? 'another branch' : (0,text_text/* codeSpan */.SS)(reason.branch);
            return `This merges into ${branch}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
        }
        case 'no-check':
            return 'This plan could not be recorded, so the apply would execute none of it. Grant the job the permission checks: write.';
        case 'log-unreadable':
            return reason.problem;
        case 'too-many': {
            const dispatch = ` Or merge it, and dispatch the apply with its digest: ${(0,text_text/* codeSpan */.SS)(reason.digest ?? '')}.`;
            return (0,text_text/* counted */.hS) `Too many changes to record: ${reason.changes} change(s) do not fit one check run, so the apply would refuse this. Split the pull request.${reason.digest === null ? '' : dispatch}`;
        }
        case 'too-large':
            return (0,text_text/* counted */.hS) `Too large to show: ${reason.hidden} change(s) could not be recorded, so the apply would refuse this. Split the pull request.`;
        case 'shown-nowhere':
            return (0,text_text/* counted */.hS) `Shown nowhere: ${reason.hidden} change(s) could not be recorded, so the apply would refuse this. Let the job write comments (permission pull-requests: write) or its summary.`;
        case 'older-comment':
            return 'An older comment still shows another plan, so the apply would refuse this. Grant the job the permission pull-requests: write.';
        case 'look-alike':
            return 'Another comment of the same bot looks like the plan, so the apply would refuse this. Delete that comment, and run this plan again.';
    }
}

;// CONCATENATED MODULE: ./lib/text/markdown/page.js










const COMMENT_BUDGET = 60_000;
const FINDINGS_SHARE = 0.25;
const MOST_LINKED = 500;
const MOST_CREATES = 30;
const CREATES_IN_SIGHT = 10;
function planMarkdown(plan, options) {
    const { budget = COMMENT_BUDGET, pages = null, verb = 'plan', name = '', runUrl, isSummaryWhole = false } = options;
    const { diagnostics, changes, toExecute, organization } = plan;
    const isPlan = verb === 'plan';
    const files = changes.length > MOST_LINKED ? null : (options.files ?? null);
    const summaryLink = runLink(runUrl, 'summary of the run');
    const elsewhere = summaryLink === '' ? '' : `; the ${summaryLink} has ${isSummaryWhole ? 'all' : 'more'}`;
    const words = (0,summarize/* summarize */.eh)(plan, text_text/* markdownFormatter */.W9);
    const phrases = (0,summarize/* headline */.Pl)(plan, 'plan', (loud) => `**${loud}**`);
    const whose = organization === '' ? '' : ` for ${(0,text_text/* codeSpan */.SS)(organization)}`;
    const heading = `## Inventory ${verb === 'drift' ? 'drift' : 'plan'}${ofName(name)}${whose}: ${phrases}\n`;
    const isNothing = toExecute.length === 0 || (0,diagnostic/* hasErrors */.Cs)(diagnostics);
    const line = (0,text_text/* joined */.oR)(isNothing ? [words.agreed, words.stays] : [`**${words.counts}**`, words.rest], summarize/* SEPARATOR */.wv);
    const counts = line === '' ? '' : `${line}\n`;
    const cautions = words.blocked.map((text) => `**Blocked:** ${text}`);
    if (words.caution !== '')
        cautions.push(words.caution);
    const origin = [
        options.commit === undefined ? '' : `At ${(0,text_text/* codeSpan */.SS)(options.commit.slice(0, 7))}`,
        toExecute.length === 0 ? '' : `digest ${(0,text_text/* codeSpan */.SS)(plan.digest)}`,
        words.limit,
        runLink(runUrl),
    ];
    const next = (0,text_text/* joined */.oR)([isPlan ? nextStep(plan, options) : '', (0,text_text/* joined */.oR)(origin, summarize/* SEPARATOR */.wv)], '\n\n');
    const foot = next === '' ? '' : `${next}\n`;
    const caused = diagnostics.filter((one) => !isPlan || one.severity === 'error' || (0,text_findings/* isQuestion */.J6)(one) || !(plan.older.has(one) || isElsewhere(one, toExecute)));
    const older = diagnostics.length - caused.length;
    const released = caused.filter(({ code }) => code === 'system-released');
    const rest = caused.filter((one) => !(0,text_findings/* isQuestion */.J6)(one) && one.code !== 'system-released');
    const ofSeverity = (severity) => rest.filter((one) => one.severity === severity);
    const most = changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const links = { pages, files, elsewhere };
    const doubted = new Set((0,suggest/* possibleRenames */.xK)(plan).map(({ from }) => from.id));
    const issue = runLink(options.driftIssue, 'The issue about drift');
    const drifted = `These differed before your edit.${issue === '' ? '' : ` ${issue} lists them.`} On the default branch, \`cip-sync import --update\` writes what the service has into the files.`;
    const parts = (0,text_rows/* planPage */.jt)(plan, verb, (options.unrecorded ?? null) === null).flatMap(withFoldedRest);
    const tables = parts.map((section) => {
        const note = section.part === 'drift' ? () => drifted : section.note;
        return sectionTable({ ...section, note }, elsewhere, files, doubted);
    });
    const sections = [
        whereSection(toExecute),
        findingSection('errors', ofSeverity('error'), links, most),
        findingSection('questions', caused.filter(text_findings/* isQuestion */.J6), links, most),
        fixedBlock(caution(cautions)),
        findingSection('warnings', released, links, most),
        ...tables,
        undeclaredSection(plan, elsewhere),
        findingSection('warnings', ofSeverity('warning'), links, most),
        findingSection('notices', ofSeverity('notice'), links, most),
    ].filter(({ count, open }) => count > 0 || open !== '');
    const earlier = older === 0 ? '' : (0,text_text/* counted */.hS) `${older} finding(s) older than this change: \`cip-sync plan\` lists (it|them).\n`;
    const page = fitPage(budget, [heading, counts, words.part === '' ? '' : `${words.part}\n`], sections, [
        earlier,
        foot,
    ]);
    if (!page.fits) {
        const brief = [[heading, counts, foot], [heading, counts], [heading]].map((blocks) => (0,text_text/* joined */.oR)(blocks, '\n'));
        const text = brief.find((one) => bytesOf(one) <= budget) ?? '';
        return { text, notShown: toExecute, isWhole: false };
    }
    const notShown = parts.flatMap(({ part, changes: rows }, index) => {
        const hidden = part === 'drift' ? [] : rows.slice(page.rows[sections.indexOf(tables[index])] ?? 0);
        return hidden.filter((row) => 'action' in row);
    });
    return { text: page.text, notShown, isWhole: page.isWhole };
}
function isElsewhere(finding, changes) {
    if (!('args' in finding) || finding.code !== 'duplicate-name' || finding.severity !== 'notice')
        return false;
    const changed = new Set(changes.flatMap(({ after }) => after?.name ?? []));
    return !finding.args.names.some((name) => changed.has(name));
}
function withFoldedRest(section) {
    const { part, changes } = section;
    if (part !== 'creates' || changes.length <= MOST_CREATES)
        return [section];
    const rest = changes.slice(CREATES_IN_SIGHT);
    const title = (0,text_text/* counted */.hS) `${rest.length} more to create`;
    return [
        { ...section, changes: changes.slice(0, CREATES_IN_SIGHT) },
        { ...section, changes: rest, title, isFolded: true },
    ];
}
function whereSection(changes) {
    const line = (0,text_text/* listed */.KE)((0,text_rows/* bySystem */.Dp)(changes), 'and', ({ system, members }) => (0,text_text/* counted */.hS) `${(0,text_text/* systemName */.N9)({ ...system, impactRating: null }, text_text/* codeSpan */.SS)} (${members.length})`);
    const text = line === '' ? '' : `Where: ${line}\n`;
    return { keep: keepOf('where'), open: '', count: text === '' ? 0 : 1, row: () => text, close: '', hidden: () => '' };
}
function undeclaredSection({ undeclared }, elsewhere) {
    const texts = (0,text_rows/* declarationsBySystem */.w5)(undeclared).map(({ place, yaml }) => `# ${place}\n${yaml.join('\n')}\n`);
    const fence = (0,text_text/* fenceFor */.Lt)(texts);
    const title = (0,text_text/* counted */.hS) `Undeclared, left alone: ${undeclared.length} asset(s)`;
    const opening = `<details><summary><h3>${title}</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n${fence}yaml\n`;
    return {
        keep: keepOf('undeclared'),
        open: texts.length === 0 ? '' : opening,
        count: texts.length,
        row: (index) => texts[index],
        close: `${fence}\n\n</details>\n`,
        hidden: (count, isAll) => isAll
            ? `**${title}**, not shown here${elsewhere}.`
            : (0,text_text/* counted */.hS) `${count} more cyber system(s) not shown here${elsewhere}.`,
    };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
function findingSection(part, findings, { pages, files, elsewhere }, most) {
    const bullets = (0,text_findings/* condensed */.U0)(findings);
    const severity = findings[0]?.severity ?? 'notice';
    const bullet = bullets.length > 1 ? '- ' : '';
    return {
        keep: keepOf(part),
        most,
        open: bullets.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: bullets.length,
        row: (index) => {
            const { finding, more } = bullets[index];
            const { code, path, line } = (0,text_findings/* wordDiagnostic */.k8)(finding);
            const place = path === null ? '' : `${line === null ? (0,text_text/* codeSpan */.SS)(path) : linkedPlace(path, line, files)} · `;
            const said = (0,text_findings/* sayDiagnostic */.rA)(finding, text_text/* markdownFormatter */.W9);
            const rest = more === 0 ? '' : (0,text_text/* counted */.hS) `<br>and ${more} more like this. \`cip-sync plan --json\` has all of them.`;
            return `> ${bullet}${said}<br>${place}${pageLink(code, pages) ?? (0,text_text/* codeSpan */.SS)(code)}${rest}\n`;
        },
        close: '',
        hidden: (count, isAll) => isAll
            ? (0,text_text/* counted */.hS) `**${findings.length} ${part === 'questions' ? 'question' : severity}(s)**, not shown here${elsewhere}.`
            : (0,text_text/* counted */.hS) `${count} more not shown here${elsewhere}.`,
    };
}
function nextStep(plan, options) {
    const { unrecorded = null, next, commit } = options;
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '**Next:** correct the files. A new commit plans again.';
    if (unrecorded !== null)
        return `**Next:** ${unrecordedSentence(unrecorded)}`;
    if (next === undefined)
        return '';
    if (toExecute.length === 0) {
        const nothing = 'nothing to approve. Merging this changes nothing at the service.';
        return `**Next:** ${next === 'dispatch' ? 'nothing to apply.' : nothing}`;
    }
    if ((0,guard/* isBlocked */.lT)(guards))
        return '**Next:** fix what blocks this plan. The caution above says how.';
    const isAsked = (0,suggest/* possibleRenames */.xK)(plan).some(({ from }) => toExecute.includes(from));
    const first = [isAsked ? 'answer each question' : '', summary.delete === 0 ? '' : 'check that every delete is meant'];
    const check = (0,text_text/* joined */.oR)(first, ', ');
    const head = commit === undefined ? '' : (0,text_text/* codeSpan */.SS)(commit.slice(0, 7));
    const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
    const steps = {
        review: `${(0,text_text/* joined */.oR)(['approve', head], ' on ')}, and merge. Your review approves exactly these changes. ${again}`,
        plan: `${(0,text_text/* joined */.oR)(['merge', head], ' ')}. Merging approves exactly these changes. ${again}`,
        none: 'merge. With `approval: none` the apply executes every difference that it finds then.',
        dispatch: `to apply exactly these changes, run the workflow by hand with \`command: apply\` and \`approve-digest: ${digest}\`.`,
    };
    return `**Next:** ${(0,text_text/* joined */.oR)([check, steps[next]], ', then ')}`;
}
const CHECK_BUDGET = 60_000;
function checkSummary(plan, options) {
    const { commentUrl, runUrl, isNews, unrecorded, recordedAt } = options;
    const { counts, rest, blocked } = (0,summarize/* summarize */.eh)(plan, text_text/* markdownFormatter */.W9);
    const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
    const elsewhere = link === '' ? '' : `; the ${link} has more`;
    const before = recordedAt === null ? '' : ` Recorded before, at ${recordedAt}.`;
    const doubted = new Set((0,suggest/* possibleRenames */.xK)(plan).map(({ from }) => from.id));
    const deletes = (0,text_rows/* planPage */.jt)(plan, 'plan', unrecorded === null).filter(({ part }) => part === 'deletes');
    return fitPage(CHECK_BUDGET, [
        `${(0,text_text/* joined */.oR)([`**${counts}**`, rest], summarize/* SEPARATOR */.wv)}\n`,
        unrecorded === null ? '' : `**${unrecordedSentence(unrecorded)}**\n`,
        ...blocked.map((text) => `**Blocked:** ${text}\n`),
        isNews
            ? `The ${link || 'summary of the run'} shows ${(0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? 'the errors' : 'the plan'}.\n`
            : 'Merging this pull request changes nothing at the service.\n',
    ], deletes.map((section) => sectionTable(section, elsewhere, null, doubted)), plan.toExecute.length === 0 ? [] : [`Digest of what apply would execute: ${(0,text_text/* codeSpan */.SS)(plan.digest)}.${before}\n`]).text;
}
function renderValidationMarkdown(validation, { budget, name, pages = null }) {
    const sections = diagnostic/* SEVERITIES */.oC.map((severity) => {
        const ofSeverity = validation.diagnostics.filter((one) => one.severity === severity);
        return findingSection(`${severity}s`, ofSeverity, { pages, files: null, elsewhere: '' }, budget);
    });
    const head = `## Inventory validation${ofName(name)}\n\n**${(0,summarize/* validationLine */.MB)(validation)}**\n`;
    return fitPage(budget, [head], sections.filter(({ count }) => count > 0), []).text;
}

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
        diagnostics: plan.diagnostics.map(text_findings/* wordDiagnostic */.k8),
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

;// CONCATENATED MODULE: ./lib/action/outputs.js





function endingOf(plan, result) {
    return { result, counts: (0,summarize/* changeCounts */.Zg)(plan), reason: endingSentence(plan) };
}
function setPlanOutputs(plan, verb, context) {
    keepPlan(plan, context);
    const { summary, digest, toExecute, ratings } = plan;
    const drift = summary.drift + ratings.length;
    setOutputs(context.runner, {
        'create-count': summary.create,
        'update-count': summary.update,
        'delete-count': summary.delete,
        'drift-count': drift,
        digest,
        'has-changes': (verb === 'drift' ? drift : toExecute.length) > 0,
    });
}
function keepPlan(plan, { runner, settings }) {
    const madeAt = runner.clock.now();
    const path = (0,run_files/* runFilePath */.N3)(settings.evidenceDir, 'plan', madeAt);
    const generatedAt = new Date(madeAt).toISOString();
    try {
        (0,run_files/* writeWhole */.f8)(path, (0,run_files/* jsonText */.s$)(planDocument(plan, { toolVersion: runner.version, generatedAt })));
    }
    catch (error) {
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        runner.warn(`The plan could not be kept as a file (${error.code}).`);
        return;
    }
    runner.setOutput('plan-path', path);
}
function showLedgerCommit(ledger, { runner }) {
    const commit = ledger?.end.commit ?? null;
    if (commit !== null)
        setOutputs(runner, { 'ledger-commit': commit });
}
function setOutputs({ setOutput }, outputs) {
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, String(value));
}

;// CONCATENATED MODULE: ./lib/action/summary.js










const SUMMARY_BUDGET = 960_000;
const RESULT_BUDGET = 60_000;
function summaryPage(plan, { verb = 'plan', commit, unrecorded = null, }, { runner, settings }) {
    const planned = commit ?? runner.commit;
    return planMarkdown(plan, {
        ...linksOf(runner, planned),
        verb,
        unrecorded,
        name: settings.name,
        budget: SUMMARY_BUDGET,
        next: runner.event.pullRequest === null ? 'dispatch' : settings.approval,
        ...(planned === '' ? {} : { commit: planned }),
    });
}
async function showPlan({ plan, verb = 'plan', approves = true, ...given }, context) {
    const page = given.page ?? summaryPage(plan, { verb }, context);
    const isWritten = await context.runner.summarize(page.text);
    const isInSummary = isWritten && page.isWhole;
    logPlan(plan, { verb, approves, isInSummary }, context);
    return { isWritten, isInSummary };
}
function logPlan(plan, { verb, approves, isInSummary }, context) {
    const { runner, folder } = context;
    const annotated = (0,text_findings/* annotations */.hk)(plan.diagnostics, folder);
    const findings = verb === 'plan' ? annotated.unlisted : annotated.unlisted.filter(({ code }) => code !== 'hint-done');
    const title = (0,text_text/* visible */.RK)(`${verb === 'drift' ? 'Drift' : 'Plan'}: ${(0,summarize/* headline */.Pl)(plan, verb)}`);
    const shows = isInSummary ? 'brief' : 'all';
    const text = renderPlanTerminal(plan, { color: false, verb, findings, shows, approves });
    if (isInSummary)
        runner.log(`${title}\n${text}`);
    else
        runner.group(title, text);
    for (const annotation of annotated.annotations)
        runner.annotate(annotation);
    setPlanOutputs(plan, verb, context);
}
function linksOf({ env }, commit) {
    const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository = '' } = env;
    const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_ACTION_REF: ref = '' } = env;
    const isServer = /^https?:\/\/[\w.:-]+$/.test(server);
    const url = isServer && /^[\w.-]+\/[\w.-]+$/.test(repository) ? `${server}/${repository}` : null;
    const isCommit = url !== null && /^[0-9a-f]+$/.test(commit);
    const hasPages = isServer && /^[\w.-]+\/[\w.-]+$/.test(action) && /^[\w./-]+$/.test(ref);
    return {
        files: isCommit ? `${url}/blob/${commit}` : null,
        commitUrl: isCommit ? `${url}/commit/${commit}` : null,
        driftIssue: url && `${url}/issues?q=is%3Aopen+label%3Ainventory-drift`,
        pages: hasPages ? `${server}/${action}/blob/${ref}` : null,
    };
}
async function showValidation(validated, context) {
    const { runner, folder } = context;
    const annotated = (0,text_findings/* annotations */.hk)(validated.diagnostics, folder);
    runner.log((0,text_findings/* renderValidation */.kQ)(validated, { diagnostics: annotated.unlisted }));
    for (const annotation of annotated.annotations)
        runner.annotate(annotation);
    const options = { budget: SUMMARY_BUDGET, name: context.settings.name, pages: linksOf(runner, '').pages };
    await runner.summarize(renderValidationMarkdown(validated, options));
    return { result: validated.result, counts: '', reason: invalidSentence(validated.diagnostics) };
}
function resultOptions({ evidence, ledger }, refusal, context) {
    const { commitUrl, pages } = linksOf(context.runner, context.runner.commit);
    const { name } = context.settings;
    return { ...evidence, evidence: (0,core_fingerprint/* sha256 */.sc)((0,run_files/* jsonText */.s$)(evidence)), commitUrl, refusal, ledger, name, pages };
}
async function showApplied(ended, options, context) {
    const { runner } = context;
    const { plan, report, result, evidencePath } = ended;
    const { refusal } = options;
    setOutputs(runner, { 'evidence-path': evidencePath });
    const page = resultMarkdown(plan, report, { ...options, run_url: null }, 'all', RESULT_BUDGET);
    const isInSummary = (await runner.summarize(page.text)) && page.isWhole;
    if (report === null)
        await showPlan({ plan, verb: 'apply' }, context);
    else {
        logPlan(plan, { verb: 'apply', approves: true, isInSummary }, context);
        const title = `Apply: ${outcomeCounts(report)}`;
        if (isInSummary)
            runner.log(`${title}\n`);
        else
            runner.group(title, renderAppliedTerminal(report, { color: false, face: 'action' }));
    }
    if (refusal !== null)
        runner.log(renderRefusalTerminal(refusal, { isBrief: isInSummary }));
    if (ended.differsFrom !== null)
        runner.warn((0,text_text/* visible */.RK)((0,summarize/* uncommittedSentence */.$d)(ended.differsFrom)));
    runner.log(`Evidence: ${(0,text_text/* visible */.RK)(evidencePath)}${isInSummary ? '' : ` sha256:${options.evidence}`}\n`);
    const { done, failed, skipped } = outcomeNumbers(report ?? { results: [], lostTurn: null });
    setOutputs(runner, { 'done-count': done, 'failed-count': failed, 'skipped-count': skipped });
    const tried = done + failed + skipped;
    return {
        result,
        counts: tried > 0 ? `done ${done} of ${tried}` : (0,summarize/* changeCounts */.Zg)(plan),
        reason: endingSentence(plan, report, refusal),
        failure: ended.ledger?.failure ?? null,
    };
}
function workflowFile({ env }) {
    return /\/\.github\/workflows\/(\w[\w.-]*\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1] ?? null;
}

;// CONCATENATED MODULE: ./lib/action/apply-result.js







function setLanded(evidence, pulls) {
    const numbers = new Map();
    for (const { pull, record } of pulls) {
        for (const { fingerprint, target } of record?.changes ?? []) {
            for (const key of new Set([fingerprint, target ?? fingerprint]))
                (0,group/* addUnder */.QQ)(numbers, key, pull.number);
        }
    }
    const landed = pulls.map(({ pull, record, approvers, needed }) => ({
        number: pull.number,
        title: record?.title ?? pull.title,
        author: pull.author?.login ?? 'unknown',
        head: record?.head ?? pull.head_sha,
        merge_commit: pull.merge_commit_sha,
        record: record === null ? null : { digest: record.digest, at: record.at },
        approvals: approvers,
        needed,
    }));
    evidence.setLanded(landed, numbers);
}
async function endOrShow({ runner }, tools, planned, verdict, report) {
    try {
        return await endApply(tools, planned, verdict, report);
    }
    catch (error) {
        if (report !== null) {
            const isRecorded = !tools.evidence.isBehind;
            const text = renderAppliedTerminal(report, { color: false, face: 'action', isRecorded });
            runner.group(`Apply: ${outcomeCounts(report)}`, text);
        }
        throw error;
    }
}
function refusalOf({ settings, runner }, plan, missing, { pulls, approved, counting }) {
    const rejected = pulls.flatMap(({ pull, rejection }) => rejection === null ? [] : { number: pull.number, rejection });
    return {
        plan,
        missing,
        approved,
        approve: settings.approveDigest,
        behind: { counting, rejected },
        next: settings.approval === 'review' ? 'review' : 'dispatch',
        workflow: workflowFile(runner),
    };
}
async function commentResults(context, pulls, ended, options, author) {
    const { runner, github } = context;
    const { plan, report, result } = ended;
    if (result === 'superseded' || report?.lostTurn?.kind === 'taken-over')
        return;
    const body = resultMarkdown(plan, report, options).text;
    const start = marker('result', github.scope.name);
    const concerned = pulls.filter(({ touches, record, rejection }) => {
        const isHere = touches || (record?.changes.length ?? 0) > 0;
        return isHere && (rejection === null || !['no-record', 'withdrawn'].includes(rejection.kind));
    });
    await Promise.all(concerned.map(async ({ pull: { number }, record }) => {
        try {
            const listed = await readComments(context, number);
            const isThere = listed?.some((each) => each.author === author && each.body.startsWith(start));
            if (result === 'no-changes' && isThere)
                return;
            const isNews = result !== 'no-changes' || (record?.changes.length ?? 0) > 0;
            await writeComment(context, 'result', number, { body, author, listed, isNews });
        }
        catch (error) {
            if (!(0,errors/* isOfGitHub */.ND)(error))
                throw error;
            runner.warn(`The result could not be commented on pull request ${number}. ${error.message}`);
        }
    }));
}

;// CONCATENATED MODULE: ./lib/action/check.js




async function beginCheck(context, { name, head, title, externalId }) {
    const { runner, github } = context;
    const { run: runId, attempt } = (0,action_open/* attemptOf */.tx)(runner);
    const summary = `In progress: attempt ${attempt} of run ${runId}.`;
    const run = {
        name,
        head_sha: head,
        output: { title, summary },
        ...(externalId === undefined ? {} : { external_id: externalId }),
        ...(runner.runUrl === null ? {} : { details_url: runner.runUrl }),
    };
    const { closing } = github;
    const makeAgain = async () => {
        await (0,action_open/* pause */.v7)(context, errors/* LOST_ANSWER_MS */.jS);
        const latest = await closing.createCheckRun(run);
        const lost = (await closing.checkRuns(head, name)).filter((run) => {
            const isOurs = runId !== '0' && run.app_id === latest.app_id && run.summary === summary;
            return isOurs && run.id < latest.id && run.status !== 'completed';
        });
        for (const { id } of lost)
            await closing.updateCheckRun(id, { conclusion: 'neutral', output: REPORTED_BELOW });
        return latest;
    };
    try {
        return await closing.createCheckRun(run).catch((0,rejections/* expecting */.Kk)(errors/* isUnclear */.Z5, makeAgain));
    }
    catch (error) {
        if (!(0,errors/* isMissingRight */.H0)(error))
            throw error;
        runner.warn(error.message);
        return null;
    }
}
const REPORTED_BELOW = {
    title: 'Reported again',
    summary: "GitHub's answer was lost. Another check run reports this run.",
};
async function endCheck({ github, runner }, run, { conclusion, ...output }) {
    if (run === null)
        return;
    const summary = `The ${linkOf(runner.runUrl, 'summary of the run')} shows it.`;
    await github.closing.updateCheckRun(run.id, { conclusion, output: { summary, ...output } });
}
async function failCheck(context, run, title, more = {}) {
    const summary = `The ${linkOf(context.runner.runUrl, 'log of the run')} says why.`;
    const ending = endCheck(context, run, { conclusion: 'failure', title, summary, ...more });
    await ending.catch((0,rejections/* expecting */.Kk)(errors/* isOfGitHub */.ND, ({ message }) => context.runner.warn(message)));
}
function linkOf(runUrl, text) {
    return runLink(runUrl, text) || text;
}

;// CONCATENATED MODULE: ./lib/action/apply.js


















async function applyOnGitHub(context, { repository, service }) {
    const { runner, github, settings } = context;
    if (!github.isOfDefaultBranch) {
        throw new core_result/* UserError */.yo('ref', `is not ${github.defaultBranch}, the default branch`, 'Only that is applied.');
    }
    const name = (0,github_record/* checkName */.I3)('apply', github.scope.name);
    const check = await beginCheck(context, { name, head: runner.commit, title: 'Applying' });
    if (check === null && settings.approval !== 'none') {
        const problem = 'may not make the check run that shows whose records count, so nothing was written';
        throw new core_result/* UserError */.yo('github-token', problem, 'Grant the job the permission checks: write.');
    }
    const { actor, runUrl: run_url } = runner;
    const about = { commit: runner.commit, clean: true, actor, run_url };
    const evidence = new ApplyEvidence(context, async () => about);
    try {
        const ledger = await (0,action_open/* openRunnersLedger */.RA)(context, repository);
        const tools = { repository, service, ledger, evidence };
        const ending = await applyAtTip(context, tools, check).finally(() => showLedgerCommit(ledger, context));
        const { result, counts, failure = null } = ending;
        const conclusion = (0,core_result/* isRefused */.H0)(result) || failure !== null ? 'failure' : 'success';
        const title = counts === '' ? `Apply: ${result}` : `Apply: ${result}, ${counts}`;
        const warn = (0,rejections/* expecting */.Kk)(errors/* isOfGitHub */.ND, ({ message }) => runner.warn(message));
        await endCheck(context, check, { conclusion, title }).catch(warn);
        return ending;
    }
    catch (error) {
        if (await evidence.completeFailed(error))
            setOutputs(runner, { 'evidence-path': evidence.path });
        await failCheck(context, check, 'The apply failed');
        throw error;
    }
}
async function applyAtTip(context, tools, check) {
    const { runner, github, settings } = context;
    const { repository } = tools;
    const { client, scope, keys, defaultBranch, paths } = github;
    const { approval } = settings;
    const bot = check?.bot ?? null;
    const run = turnRun(context);
    const started = await startAtTip(context, repository, run);
    if (started === null)
        return supersededAtStart(context, tools.evidence);
    const { tip, tipReadAt, point, turn } = started;
    noticeApplied(runner, point);
    let pulls;
    let refusal = null;
    let done;
    let success = null;
    try {
        const chain = await chainAfter(repository, point, tip);
        const landed = await readLanded(client, chain, {
            tip,
            defaultBranch,
            name: scope.name,
            approval,
            bot,
            isSealed: keys.length > 0,
            treesOf: (commits) => (0,objects/* treesAt */.n8)(paths, commits, repository.git),
            pause: run.pause,
        });
        for (const message of landed.unread)
            runner.notice(message);
        const judgement = judge(landed, { approval, scope, keys, bot });
        const { approved, counting } = judgement;
        pulls = judgement.pulls;
        setLanded(tools.evidence, pulls);
        const base = await revisionOf(repository, chain.start);
        const recorded = new Set([...approved.fingerprints, ...approved.targets]);
        const applied = point.applied === null ? null : base;
        const planned = await planApply(context, tools, { base, applied, recorded });
        const numbers = counting.map(({ number }) => `#${number}`);
        const earlier = { approved, by: `pull requests ${numbers.join(', ')}` };
        const { verdict, missing, by } = decide(planned, settings, earlier);
        if (verdict === 'unapproved')
            refusal = refusalOf(context, planned.plan, missing, judgement);
        const isOvertaken = verdict === 'approved' && (await findTip(context, repository)).isOvertaken;
        const result = isOvertaken ? 'superseded' : verdict;
        if (result === 'approved')
            await recordIntent(context, tools, planned, by);
        const report = result === 'approved' ? await writeChanges(context, tools, planned, turn ?? core_result/* FREE */.jC) : null;
        if (report?.isAnswered === false)
            turn?.keepClaim();
        if (report?.stopped === 'signal' || report?.stopped === 'crash')
            await turn?.endTurn(null);
        done = await endOrShow(context, tools, planned, result === 'approved' ? 'failed' : result, report);
        if (done.result === 'applied' || done.result === 'no-changes')
            success = { applied: tip, at: tipReadAt };
    }
    finally {
        await turn?.endTurn(success);
    }
    const options = resultOptions(done, refusal, context);
    const ending = await showApplied(done, options, context);
    await commentResults(context, pulls, done, options, bot ?? DEFAULT_BOT);
    return ending;
}
async function startAtTip(context, repository, run) {
    const { client } = context.github;
    for (;;) {
        const tipReadAt = new Date(client.now()).toISOString();
        const { tip, isOvertaken } = await findTip(context, repository);
        const log = await (0,applied_log/* readLog */.x6)(run);
        if ('problem' in log)
            throw new core_result/* UserError */.yo('apply', 'wrote nothing', log.problem);
        if (isOvertaken)
            return null;
        const point = await readApplied(client, log, tip, run.pause);
        const turn = await takeTurn(run, log, point);
        if (turn !== 'moved')
            return { tip, tipReadAt, point, turn };
    }
}
async function supersededAtStart({ runner, github }, evidence) {
    runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
    await evidence.complete('superseded', null);
    setOutputs(runner, { 'evidence-path': evidence.path });
    return { result: 'superseded', counts: '', reason: null };
}

;// CONCATENATED MODULE: ./lib/github/drift-issue.js


const DRIFT_LABEL = 'inventory-drift';
async function writeDriftIssue(github, { name, title, body, foot, isDrifted, }) {
    const start = marker('drift', name);
    const text = `${start}\n${body}\n${foot}\n`;
    const labeled = await github.issues(DRIFT_LABEL);
    const ours = labeled.filter((issue) => issue.author?.type === 'Bot' && issue.body.startsWith(start));
    const [issue, ...others] = ours.sort((a, b) => a.number - b.number);
    if (issue === undefined) {
        if (!isDrifted)
            return { kind: 'none', url: null };
        return { kind: 'opened', url: (await github.createIssue(title, text, DRIFT_LABEL)).html_url };
    }
    for (const other of others.filter(({ state }) => state === 'open')) {
        const moved = `${start}\nReported in #${issue.number}.\n`;
        await github.updateIssue(other.number, { body: moved, state: 'closed', state_reason: 'not_planned' });
    }
    const { number, html_url: url } = issue;
    const isOpen = issue.state === 'open';
    if (!isDrifted) {
        if (!isOpen)
            return { kind: 'unchanged', url };
        await github.updateIssue(number, { body: text, state: 'closed', state_reason: 'completed' });
        return { kind: 'closed', url };
    }
    const withoutFoot = (whole) => (0,github_record/* asKept */.bR)(whole).replace(/\n[^\n]*$/, '');
    if (isOpen && withoutFoot(issue.body) === withoutFoot(text))
        return { kind: 'unchanged', url };
    await github.updateIssue(number, isOpen ? { body: text } : { body: text, state: 'open' });
    return { kind: isOpen ? 'updated' : 'reopened', url };
}

;// CONCATENATED MODULE: ./lib/run/git-context.js





function gitContext(context, repository) {
    const { env } = context.host;
    const inventory = early(inventoryCommit(context, repository));
    const person = early(personOf(repository));
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
    const commit = await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (commit !== null)
        return commit;
    return git(['log', '-1', '--format=%H', '--no-show-signature']).then(() => null, (error) => {
        if (error instanceof process/* GitError */.XS && (error.isNone || /does not have any commits yet/.test(error.output)))
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
        await readRevision({ kind: 'commit', commit }, { cwd, git, path }, (file) => void committed.push(`${sha256(file.content)} ${file.path}`), unreported);
        const read = files.map((file) => `${sha256(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch (error) {
        if (error instanceof GitError && (error.isNone || LACKING.has(error.kind)))
            return null;
        throw error;
    }
}
const LACKING = new Set(['unknown-revision', 'missing-object']);
async function personOf({ git }) {
    const settings = await gitAnswer(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    const values = new Map(settings?.split('\0').map((entry) => [/^.*/.exec(entry)[0], entry.replace(/^.*\n?/, '')]));
    const [name, email] = [trimmedOrNull(values.get('user.name')), trimmedOrNull(values.get('user.email'))];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}

;// CONCATENATED MODULE: ./lib/run/drift.js




async function runDrift(context, { repository, reader, ledger }, revision) {
    const baseline = { base: null, applied: revision };
    const snapshot = await (0,run_snapshot/* takeSnapshot */.W9)(context, { repository, reader }, baseline, ledger !== null);
    const { head, applied, files, live } = snapshot;
    const compared = { base: head, applied: applied ?? head };
    const planned = planOf(snapshot, compared, { ...context.settings, applyDrift: false });
    const ratings = planned.diagnostics.filter((one) => one.code === 'impact-rating-differs');
    const plan = { ...planned, ratings };
    const isDrifted = plan.summary.drift > 0 || ratings.length > 0;
    const result = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? 'invalid' : isDrifted ? 'drifted' : 'clean';
    if (live !== null)
        await ledger?.recordLook(plan, live, await inventoryCommit(context, repository));
    return { plan, result, files, live };
}

;// CONCATENATED MODULE: ./lib/text/drift.js









function driftFrame({ organization }, { name, commit, runUrl }) {
    const which = name === '' ? '' : ` (${(0,text_text/* visible */.RK)((0,text_text/* shorten */.ml)(name))})`;
    return {
        title: `Inventory drift of ${(0,text_text/* visible */.RK)((0,text_text/* shorten */.ml)(organization))}${which}`,
        foot: (0,text_text/* joined */.oR)([`Seen at ${(0,text_text/* codeSpan */.SS)(commit.slice(0, 7))}`, runLink(runUrl)], summarize/* SEPARATOR */.wv),
    };
}
function driftPage(options) {
    const { plan, base, isAppliedKnown, path, approval, workflow, place, budget } = options;
    const section = (0,text_rows/* driftSection */.tX)(plan);
    const { changes } = section;
    const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const reach = systems < 2 ? '' : (0,text_text/* counted */.hS) ` in ${systems} cyber system(s)${(0,text_rows/* sitesOf */.Yc)(changes)}`;
    const titled = { ...section, title: (0,text_text/* counted */.hS) `${changes.length} difference(s)${reach}`, isFolded: false };
    const elsewhere = place === 'issue' ? '; the summary of the run has more' : '; the plan file of the run has all';
    return fitPage(budget, [
        `## Inventory drift of ${(0,text_text/* codeSpan */.SS)(plan.organization)}: ${(0,summarize/* headline */.Pl)(plan, 'drift')}\n`,
        `The service differs from the files${isAppliedKnown ? ', and no merged change asks for it' : NOT_KNOWN}.\n`,
        ...otherLines(plan),
    ], [sectionTable(titled, elsewhere)], plan.summary.drift === 0
        ? [RATED]
        : [adoptText(plan, base, path), revertText(plan, approval, workflow), plan.ratings.length === 0 ? '' : RATED]);
}
const NOT_KNOWN = '. The applied log names no applied commit. So a row may also be a change that was merged and never applied';
const RATED = `### An impact rating

It decides what applies to every asset of the system. If the service is right, write its rating into \`impact_rating\` of the file, in a pull request. If the file is right, correct the rating in the application.
`;
function cleanPage(plan, now) {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    return [
        `## Inventory drift of ${(0,text_text/* codeSpan */.SS)(plan.organization)}: none\n`,
        `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
        ...otherLines(plan),
    ].join('\n');
}
function otherLines({ summary: { pending }, undeclared }) {
    const lines = [];
    if (pending > 0)
        lines.push((0,text_text/* counted */.hS) `${pending} change(s) merged and not applied yet: pending, not drift.\n`);
    const left = undeclared.length;
    if (left > 0)
        lines.push((0,text_text/* counted */.hS) `${left} asset(s) that no file declares (is|are) left alone, as the files ask.\n`);
    return lines;
}
function adoptText(plan, base, path) {
    const { command, note } = adoptCommand(base, path);
    const pairs = plan.summary.drift + plan.ratings.length - (0,text_rows/* driftCount */.vk)(plan);
    const renames = (0,text_text/* counted */.hS) `${pairs} asset(s) may have been renamed there. The command treats (it|them) as renamed.`;
    const then = 'Open a pull request with the edits. Its plan then shows no drift.';
    return `### To adopt it

If the service is right, run this on a new branch from the default branch. It writes into the files what the service has:

\`\`\`sh
${command}
\`\`\`

${(0,text_text/* joined */.oR)([note, pairs === 0 ? '' : renames, then], ' ')}
`;
}
function revertText(plan, approval, workflow) {
    const { changes, summary, managed, maxDeletePercent, guards } = plan;
    const counts = (0,group/* countBy */.Tr)(changes, ({ action }) => action);
    const deletes = counts.get('delete') ?? 0;
    const doubts = inDoubt(plan);
    const permanent = (0,text_text/* counted */.hS) `${deletes} permanent delete(s)`;
    if (doubts > 0) {
        return (0,text_text/* counted */.hS) `### To revert it

A revert would make ${permanent}, and ${doubts} of them may be (an asset|assets) that the files have under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.
`;
    }
    const [maxDeletes = 0] = guards.flatMap((one) => (one.guard === 'max-deletes' ? one.limit : []));
    const reverting = { ...plan, guards: (0,guard/* checkGuards */.hK)(deletes, managed, { maxDeletes, maxDeletePercent }) };
    const assets = deletes === 1 ? "the asset's" : "the assets'";
    const cautions = [
        `Reverting it makes ${permanent}: ${assets} compliance history goes, too.`,
        ...(0,summarize/* summarize */.eh)(reverting, text_text/* markdownFormatter */.W9).blocked.map((text) => `**Blocked:** ${text}`),
    ];
    const each = ['delete', 'update', 'create'].map((action) => [counts.get(action) ?? 0, action]);
    const merged = summary.pending === 0 ? '' : (0,text_text/* counted */.hS) ` That includes ${summary.pending} pending change(s).`;
    const scope = `If the files are right, change the service back: ${(0,text_text/* listed */.KE)((0,text_text/* tally */.N4)(each, 'nouns'), 'and')}.${merged}`;
    const way = wayBack(plan, approval, workflow);
    return (0,text_text/* joined */.oR)(['### To revert it\n', deletes === 0 ? '' : caution(cautions), `${scope}\n`, way], '\n');
}
function wayBack(plan, approval, workflow) {
    if (approval === 'review')
        return 'With `approval: review` a digest approves nothing. Set `apply-drift: true` for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n';
    const isSealed = approval === 'plan';
    const approve = isSealed ? ` -f approve-digest=${(0,core_fingerprint/* digest */.br)(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
    const sealed = 'The digest approves exactly these changes: if anything differs by then, nothing is written.';
    const named = 'Replace WORKFLOW with the file name of your workflow that takes these inputs when somebody starts it (`workflow_dispatch`).';
    return `\`\`\`sh
gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f apply-drift=true${approve}
\`\`\`

${(0,text_text/* joined */.oR)([workflow === null ? named : '', isSealed ? sealed : ''], ' ')}
`;
}
function inDoubt(plan) {
    const typeAndSystem = ({ cyber_system_id, asset_type }) => `${asset_type} ${cyber_system_id}`;
    const creates = plan.changes.filter((change) => change.action === 'create');
    const missing = new Set(creates.map(({ after }) => typeAndSystem(after)));
    const paired = new Set((0,suggest/* possibleRenames */.xK)(plan).map(({ from }) => from));
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

;// CONCATENATED MODULE: ./lib/action/drift.js














async function driftOnGitHub(context, { repository, reader }) {
    const { github, runner, settings } = context;
    const point = await appliedAfterWaiting(context, repository);
    if (point !== null)
        noticeApplied(runner, point, drift_NOT_KNOWN);
    const applied = point && (point.applied ?? (await beforeCommit(context, repository)));
    const ledger = await (0,action_open/* openRunnersLedger */.RA)(context, repository);
    if (applied === null && ledger === null)
        return superseded(context, null);
    const revision = applied === runner.commit ? null : await revisionOf(repository, applied);
    const drifted = await runDrift(context, { repository, reader, ledger }, revision);
    showLedgerCommit(ledger, context);
    const failure = ledger?.end.failure ?? null;
    const isOvertaken = async () => github.isOfDefaultBranch && (await findTip(context, repository)).isOvertaken;
    if (applied === null || (await isOvertaken()))
        return superseded(context, failure);
    const { plan, result } = drifted;
    const pageOf = (budget, place) => {
        const { path, approval } = settings;
        const compared = { plan, base: applied, isAppliedKnown: point?.applied !== null };
        return driftPage({ ...compared, path, approval, workflow: applyingWorkflow(runner.workspace), place, budget });
    };
    if (result === 'drifted') {
        const page = pageOf(SUMMARY_BUDGET, 'summary');
        const { isInSummary } = await showPlan({ plan, verb: 'drift', page }, context);
        if (!isInSummary)
            runner.log(adoptLine(applied, settings.path));
    }
    else
        await showPlan({ plan, verb: 'drift' }, context);
    const ending = { ...endingOf(plan, result), failure };
    if (result === 'invalid')
        return ending;
    if (!github.isOfDefaultBranch) {
        runner.log(`The issue about drift is only about ${github.defaultBranch}, so this run leaves it as it is.\n`);
        return ending;
    }
    const { name } = settings;
    const frame = driftFrame(plan, { name, commit: runner.commit, runUrl: runner.runUrl });
    const budget = MOST_BYTES - bytesOf(`${marker('drift', name)}\n\n${frame.foot}\n`);
    const isDrifted = result === 'drifted';
    const body = isDrifted ? pageOf(budget, 'issue').text : cleanPage(plan, runner.clock.now());
    await writeIssue(context, { name, ...frame, body, isDrifted });
    return ending;
}
function superseded({ runner, github }, failure) {
    runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, so a newer run has to compare.\n`);
    return { result: 'superseded', counts: '', reason: null, failure };
}
function applyingWorkflow(workspace) {
    const folder = (0,external_node_path_.join)(workspace, '.github/workflows');
    const names = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder) : [];
    const [taking = null, ...others] = names.filter((name) => /^\w[\w.-]*\.ya?ml$/.test(name) && /^ +approve-digest:\s*$/m.test((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8')));
    return others.length === 0 ? taking : null;
}
const drift_NOT_KNOWN = 'what this commit changed in the files counts as merged and not applied yet. What was merged before it and not applied is shown as drift';
async function beforeCommit({ runner: { commit }, github }, repository) {
    const parent = await firstParentOf(repository, commit);
    if (parent === null)
        return commit;
    const trees = await (0,objects/* treesAt */.n8)(github.paths, [parent], repository.git);
    return /[0-9a-f]/.test(trees[parent] ?? '') ? parent : commit;
}
async function writeIssue({ github, runner }, issue) {
    try {
        const { kind, url } = await writeDriftIssue(github.client, issue);
        if (url !== null)
            runner.log(`The issue about drift is ${kind}: ${url}\n`);
    }
    catch (error) {
        if (!(0,errors/* isMissingRight */.H0)(error))
            throw error;
        runner.warn(`The issue about drift was not written: it takes issues, and the permission issues: write. ${error.message}`);
    }
}

;// CONCATENATED MODULE: ./lib/action/plan.js





















async function planOnGitHub(context, takes) {
    const { pullRequest, groupBase } = context.runner.event;
    if (pullRequest !== null)
        return planPullRequest(context, takes, pullRequest);
    return groupBase === null ? planCommit(context, takes) : planMergeGroup(context, takes, groupBase);
}
function planId(pullRequest) {
    return `plan of pull request ${pullRequest}`;
}
async function planPullRequest(context, takes, event) {
    const { client, closing, defaultBranch } = context.github;
    if (!isAsPlanned(await client.pull(event.number), event, defaultBranch))
        return endSuperseded(context, event, null);
    const stack = await stackOf(context, event);
    const merge = stack === null ? await testMerge(context, takes.repository, event) : null;
    const check = await beginCheck(context, {
        name: (0,github_record/* checkName */.I3)('plan', context.github.scope.name),
        head: event.headSha,
        title: 'Planning',
        externalId: planId(event.number),
    });
    try {
        if (merge === null)
            return await endStacked(context, check, stack?.below ?? null);
        return await planAndRecord(context, takes, event, merge, check);
    }
    catch (error) {
        const pull = check && (await closing.pull(event.number).catch((0,rejections/* expecting */.Kk)(errors/* isOfGitHub */.ND, () => null)));
        const isOver = check && pull && !isAsPlanned(pull, event, defaultBranch);
        await failCheck(context, check, 'The plan failed', isOver ? { text: noRecord(context, event, check) } : {});
        throw error;
    }
}
async function stackOf({ github }, { baseRef, stackBase }) {
    const { client, defaultBranch } = github;
    if (baseRef === null || baseRef === defaultBranch || stackBase !== defaultBranch)
        return null;
    return { below: (await client.pullsFrom(baseRef))[0]?.number ?? null };
}
async function endStacked(context, check, below) {
    const which = below === null ? 'the pull request below it' : `#${below}`;
    const reason = `The base of this pull request is the branch of ${which}, so nothing is planned yet. Merge ${which} first: GitHub then changes the base of this one, and it is planned.`;
    await endCheck(context, check, { conclusion: 'failure', title: `Merge ${which} first`, summary: reason });
    await context.runner.summarize(`## Inventory plan\n\n${reason}\n`);
    return { result: 'failed', counts: '', reason };
}
async function planAndRecord(context, takes, event, merge, check) {
    const { github, settings, runner, folder } = context;
    const { client, keys, defaultBranch } = github;
    await refuseMergeIntoOther(context, event, merge);
    const { planned, problem } = await planMerge(context, takes, merge);
    const { plan } = planned;
    const current = await readPullAgain(context, event, check);
    if (current === null)
        return endSuperseded(context, event, check);
    const { pull, standing } = current;
    const recordNow = () => recordOf(github, plan, { pull, base: merge.base, before: standing?.record ?? null });
    const isForDefault = (event.baseRef ?? defaultBranch) === defaultBranch;
    const fixed = isForDefault
        ? whyNone(context, { record: recordNow(), check, problem })
        : { code: 'other-branch', branch: event.baseRef };
    if (problem !== null && fixed?.code !== 'log-unreadable')
        runner.warn(problem);
    const { written, isNews, unrecorded } = await showForReview(context, event, plan, check, current, fixed);
    const record = recordNow();
    const ending = planEnding(planned, reportedOf(unrecorded, settings));
    const title = (0,summarize/* headline */.Pl)(plan);
    const summary = checkSummary(plan, {
        commentUrl: written?.html_url ?? null,
        runUrl: runner.runUrl,
        isNews,
        unrecorded,
        recordedAt: standing?.record.at === record.at ? record.at : null,
    });
    if (check === null)
        return ending;
    if (!isAsPlanned(await client.pull(event.number), event, defaultBranch))
        return endSuperseded(context, event, check);
    const isRed = (0,core_result/* isRefused */.H0)(ending.result);
    const conclusion = isRed ? 'failure' : 'success';
    const output = { conclusion, title, summary, annotations: (0,text_findings/* lineAnnotations */.vW)(plan.diagnostics, folder) };
    if (!isForDefault)
        await endCheck(context, check, { ...output, text: noRecord(context, event, check) });
    else if (isRed || unrecorded !== null)
        await endCheck(context, check, output);
    else {
        const seals = { comment: written && (0,github_record/* commentSeal */.hF)(written), check: (0,github_record/* checkSeal */._L)(title, summary) };
        await endCheck(context, check, { ...output, text: (0,github_record/* encodeRecord */.Ym)(record, seals, keys) });
    }
    return ending;
}
function reportedOf(reason, { approval }) {
    return approval !== 'none' || reason?.code === 'other-branch' ? reason : null;
}
async function showForReview(context, { number, headSha }, plan, check, { comments, standing, rules }, fixed) {
    const { runner, settings } = context;
    const { approval, name } = settings;
    const summarized = (unrecorded) => summaryPage(plan, { commit: headSha, unrecorded }, context);
    const { notShown: notInSummary, isWhole: isSummaryWhole } = summarized(null);
    const mark = marker('plan', name);
    const budget = MOST_BYTES - mark.length - 1;
    const options = { ...linksOf(runner, headSha), commit: headSha, runUrl: runner.runUrl, name, next: approval, budget };
    const commented = (unrecorded) => planMarkdown(plan, { ...options, isSummaryWhole, unrecorded });
    const [hiddenInSummary, hiddenInComment] = [new Set(notInSummary), new Set(commented(null).notShown)];
    const unrecordedIf = (isCommented, isSummarized) => {
        if (fixed !== null || plan.toExecute.length === 0)
            return fixed;
        const { length: hidden } = plan.toExecute.filter((change) => !(isCommented && !hiddenInComment.has(change)) && !(isSummarized && !hiddenInSummary.has(change)));
        if (hidden > 0)
            return { code: hidden === plan.toExecute.length ? 'shown-nowhere' : 'too-large', hidden };
        const remains = ({ body }) => !isCommented || !body.startsWith(mark);
        const others = contradicting(comments ?? [], plan.organization, { ...rules, approval });
        return others.some(remains) ? { code: isCommented ? 'look-alike' : 'older-comment' } : null;
    };
    const isNews = plan.changes.length > 0 || plan.diagnostics.length > plan.older.size || (0,guard/* isBlocked */.lT)(plan.guards);
    const write = (reason, listed) => writeComment(context, 'plan', number, {
        body: commented(reportedOf(reason, settings)).text,
        author: check?.bot ?? DEFAULT_BOT,
        listed,
        isNews,
        mayKeepLink: reason !== null || standing?.shown.comment != null,
    });
    const expected = unrecordedIf(comments !== null, true);
    let written = await write(expected, comments);
    const reason = reportedOf(unrecordedIf(written !== null, true), settings);
    const { isWritten } = await showPlan({ plan, page: summarized(reason), approves: reason === null }, context);
    const unrecorded = unrecordedIf(written !== null, isWritten);
    if (written !== null && unrecorded?.code !== expected?.code)
        written = await write(unrecorded, [written]);
    return { written, isNews, unrecorded };
}
const MOST_RECORD_CHARACTERS = 65_535;
function whyNone({ github, settings }, { record, check, problem }) {
    const reason = unapprovable(settings, problem, check);
    if (reason !== null)
        return reason;
    const longest = { id: Number.MAX_SAFE_INTEGER, updated_at: record.at, body: '' };
    const seals = { comment: (0,github_record/* commentSeal */.hF)(longest), check: (0,github_record/* checkSeal */._L)('', '') };
    if ((0,github_record/* encodeRecord */.Ym)(record, seals, github.keys).length <= MOST_RECORD_CHARACTERS)
        return null;
    const digest = settings.approval === 'review' ? null : record.digest;
    return { code: 'too-many', changes: record.changes.length, digest };
}
function unapprovable({ approval }, problem, check) {
    if (approval === 'none')
        return null;
    if (check === null)
        return { code: 'no-check' };
    return problem === null ? null : { code: 'log-unreadable', problem };
}
async function planMergeGroup(context, takes, baseSha) {
    const { github, runner, settings } = context;
    const name = (0,github_record/* checkName */.I3)('plan', github.scope.name);
    const check = await beginCheck(context, { name, head: runner.commit, title: 'Planning the merge group' });
    try {
        const { planned, problem } = await planMerge(context, takes, { commit: runner.commit, base: baseSha });
        const { plan } = planned;
        await showPlan({ plan }, context);
        const ending = planEnding(planned, unapprovable(settings, problem, check));
        const title = problem === null ? (0,summarize/* headline */.Pl)(plan) : 'What was applied cannot be read';
        await endCheck(context, check, { conclusion: (0,core_result/* isRefused */.H0)(ending.result) ? 'failure' : 'success', title });
        return ending;
    }
    catch (error) {
        await failCheck(context, check, 'The plan failed');
        throw error;
    }
}
async function planCommit(context, takes) {
    const { runner, settings } = context;
    const { repository } = takes;
    const point = await appliedForPlan(context, runner.commit);
    const { applied, problem } = point;
    if (problem === null)
        noticeApplied(runner, point);
    const base = await revisionOf(repository, applied ?? (await firstParentOf(repository, runner.commit)));
    const planned = await runPlan(context, takes, { base, applied: applied === null ? null : base });
    await showPlan({ plan: planned.plan }, context);
    return planEnding(planned, unapprovable(settings, problem));
}
function recordOf({ client, scope }, { organization, digest, toExecute }, { pull, base, before }) {
    const now = new Date(Math.floor(client.now() / 1000) * 1000).toISOString();
    return {
        ...scope,
        pullRequest: pull.number,
        head: pull.head_sha,
        baseBranch: pull.base_ref,
        base,
        organization,
        title: pull.title,
        digest,
        changes: toExecute.map(({ fingerprint, id, after }) => ({
            fingerprint,
            target: id === null ? null : (0,core_fingerprint/* targetFingerprint */.Mv)(organization, id, after),
        })),
        at: before?.digest === digest ? before.at : now,
    };
}
async function planMerge(context, { repository, reader }, { commit, base: baseSha }) {
    const point = await appliedForPlan(context, baseSha);
    const { applied: named, isRewritten, problem } = point;
    const base = await revisionOf(repository, baseSha);
    let applied = base;
    if (named !== null && !isRewritten && named !== baseSha)
        applied = await revisionOf(repository, named);
    if (named === null && problem === null) {
        noticeApplied(context.runner, point);
        applied = null;
    }
    const merged = { ...repository, head: { kind: 'commit', commit } };
    return { planned: await runPlan(context, { repository: merged, reader }, { base, applied }), problem };
}
async function readPullAgain(context, event, check) {
    const { client, scope, keys, defaultBranch } = context.github;
    const { number, headSha } = event;
    const [pull, runs, comments] = await Promise.all([
        client.pull(number),
        check === null ? [] : client.checkRuns(headSha, (0,github_record/* checkName */.I3)('plan', scope.name)),
        readComments(context, number),
    ]);
    if (!isAsPlanned(pull, event, defaultBranch))
        return null;
    const hasNewer = runs.some(({ id, bot, external_id }) => {
        return check !== null && id > check.id && bot === check.bot && external_id === planId(number);
    });
    if (hasNewer)
        return null;
    const rules = { scope, keys, bot: check?.bot ?? null };
    return { pull, comments, rules, standing: standingRecord(runs, pull, comments ?? [], rules) };
}
function isAsPlanned({ state, head_sha, base_ref }, { headSha, baseRef }, defaultBranch) {
    return state === 'open' && head_sha === headSha && base_ref === (baseRef ?? defaultBranch);
}
function noRecord({ github }, { headSha, number }, { id }) {
    return (0,github_record/* encodeNoRecord */.zd)({ run: id, head: headSha, pullRequest: number }, github.keys);
}
async function endSuperseded(context, event, check) {
    context.runner.log('superseded: the pull request was closed, or has another head or base, or a newer run plans it. Nothing was recorded.\n');
    if (check !== null) {
        await endCheck(context, check, {
            conclusion: 'neutral',
            title: 'Closed, or superseded by a newer commit or run',
            summary: 'Nothing was recorded.',
            text: noRecord(context, event, check),
        });
    }
    return { result: 'superseded', counts: '', reason: null };
}
function planEnding({ plan, result }, unrecorded) {
    const ending = endingOf(plan, result);
    if (unrecorded === null || unrecorded.code === 'other-branch' || (0,core_result/* isRefused */.H0)(result))
        return ending;
    return { ...ending, result: 'failed', reason: ending.reason ?? unrecordedSentence(unrecorded) };
}
const plan_WAITS_MS = [1000, 2000, 4000, 8000];
async function testMerge(context, { git }, event) {
    const { runner } = context;
    const isOfEvent = runner.eventName === 'pull_request';
    for (const wait of isOfEvent ? [null] : [...plan_WAITS_MS, null]) {
        try {
            const name = isOfEvent ? runner.commit : `refs/pull/${event.number}/merge`;
            const { commit, parents } = await (0,objects/* commitWithParents */.RY)(name, git);
            const [base, head] = parents;
            if (base !== undefined && head === event.headSha)
                return { commit, base };
        }
        catch (error) {
            if (wait === null || !(error instanceof process/* GitError */.XS))
                throw error;
        }
        if (wait !== null)
            await (0,action_open/* pause */.v7)(context, wait);
    }
    throw new core_result/* UserError */.yo('pull request', 'has no test merge of this head', 'Resolve conflicts, or push again.');
}
async function refuseMergeIntoOther({ github }, { baseRef }, { base }) {
    const branch = baseRef ?? github.defaultBranch;
    const tip = await github.client.tipOf(branch);
    if (tip === base)
        return;
    const { status } = await github.client.compareAll(base, tip);
    if (status === 'ahead')
        return;
    const problem = `has a test merge of another branch than ${branch}`;
    throw new core_result/* UserError */.yo('pull request', problem, 'Push again, so that GitHub makes it anew.');
}
async function askedAbout(context, repository) {
    const { runner } = context;
    const { eventName, event } = runner;
    const { pullRequest } = event;
    if (eventName !== 'pull_request_target' || pullRequest === null)
        return repository.head;
    const merge = await testMerge(context, repository, pullRequest);
    return { kind: 'commit', commit: merge.commit };
}

;// CONCATENATED MODULE: ./lib/action/run.js






















async function runAction(bareRunner) {
    const startedAt = bareRunner.clock.now();
    let lost = null;
    const runner = {
        ...bareRunner,
        setOutput: (name, value) => {
            try {
                bareRunner.setOutput(name, value);
            }
            catch (error) {
                if (!(error instanceof Error))
                    throw error;
                lost = (0,text_text/* visible */.RK)(error.message);
            }
        },
    };
    let ending;
    try {
        const settings = settingsOf(runner);
        ending = await dispatch(settings, runner);
        if (settings.failOnDrift && ending.result === 'drifted')
            ending = { ...ending, failure: ending.failure ?? DRIFTED };
    }
    catch (error) {
        ending = await failed('failed', failureText(error), runner);
    }
    const { result, counts, reason, failure = null } = ending;
    setOutputs(runner, { result });
    runner.log(`${(0,summarize/* closingLine */.oM)(result, counts, runner.clock.now() - startedAt)}\n`);
    const code = core_result/* EXIT_CODES */.ai[(0,core_result/* exitOf */.sX)(result, failure)];
    if (code !== 0)
        runner.fail(failure ?? reason ?? `The run ended as ${result}; its log says why.`);
    if (lost === null)
        return code;
    runner.fail(`The outputs of this step cannot be written, so no later step can read them: ${lost}.`);
    return 1;
}
const DRIFTED = 'The service differs from the files: the summary of this run, or else its log, says where.';
async function failed(result, reason, runner) {
    await runner.summarize(`## Inventory run: ${result}\n\n${(0,text_text/* codeSpan */.SS)(reason.split('\n')[0] ?? '')}\n`);
    return { result, counts: '', reason };
}
async function dispatch(settings, runner) {
    const { eventName, event } = runner;
    const hasKey = runner.input('api-key').trim() !== '';
    const task = (0,github_event/* readEvent */.j)({ eventName, event, command: settings.command, hasKey });
    if (task.kind === 'refused')
        throw new core_result/* UserError */.yo('command', `cannot be auto here: ${task.reason}`);
    const what = task.kind === 'run' ? `, command ${task.command}` : '';
    runner.log(`${model/* TOOL_NAME */.lH} ${runner.version}${what}: ${task.reason}.\n`);
    if (task.kind === 'nothing')
        return { result: 'skipped', counts: '', reason: null };
    const { command } = task;
    if (command !== 'validate')
        (0,action_open/* expectToken */.ZE)(runner);
    const startedAt = runner.clock.now();
    const shutdown = watchShutdown(settings.timeout * 1000, runner.onSignal);
    let opened = null;
    try {
        if (!settings.allowPublic)
            await expectPrivate(runner, shutdown.stop);
        const repository = await checkoutOf(runner, settings, shutdown.stop);
        const { log, clock } = runner;
        const progress = command === 'validate' ? NO_PROGRESS : showProgress({ write: log, canRedraw: false, now: clock.now });
        const logRequest = runner.isDebug ? log : null;
        const folder = await folderInGit(repository.cwd, runner, shutdown.stop);
        opened = (0,run_context/* openRun */.Iy)({ host: runner, settings, startedAt, shutdown, progress, logRequest });
        return await perform(command, { ...opened, runner, folder }, repository);
    }
    catch (error) {
        const isCut = shutdown.stop.aborted && isInterruption(error);
        const more = opened === null || command !== 'apply' ? '' : nothingWritten(error, opened);
        const reason = failureText(error, more);
        if (isCut)
            runner.warn(reason);
        return failed(isCut ? 'cancelled' : 'failed', reason, runner);
    }
    finally {
        if (opened === null)
            shutdown.end();
        else
            await (0,run_context/* closeRun */.Ql)(opened);
    }
}
async function perform(command, opened, repository) {
    if (command === 'validate') {
        const head = await askedAbout(opened, repository);
        const validated = await (0,validate/* runValidate */.E)(opened, { repository: { ...repository, head } });
        return showValidation(validated, opened);
    }
    if (command === 'doctor') {
        const { doctorOnGitHub } = await __webpack_require__.e(/* import() */ 173).then(__webpack_require__.bind(__webpack_require__, 2173));
        return doctorOnGitHub(opened, { repository });
    }
    const service = await (0,run_context/* openService */.IH)(opened, opened.runner.input('api-key'));
    const context = { ...opened, github: await (0,action_open/* openGitHub */.o6)(opened, repository) };
    if (command === 'apply')
        return applyOnGitHub(context, { repository, service });
    const takes = { repository, reader: service.reader };
    return command === 'plan' ? planOnGitHub(context, takes) : driftOnGitHub(context, takes);
}
async function expectPrivate(runner, stop) {
    const { GITHUB_REPOSITORY: repository = '' } = runner.env;
    const token = runner.input('github-token').trim();
    let isOpen = repository === '' ? false : runner.event.isPublic;
    if (isOpen === null && token !== '') {
        isOpen = !(await (0,action_open/* clientsFor */.US)(repository, token, runner)(stop).isPrivate());
    }
    if (isOpen === false)
        return;
    const [problem, remedy] = isOpen
        ? [`everybody can read ${repository}, and what this run would print`, 'Make the repository private']
        : [
            `the event does not say whether ${repository} is public, and there is no github-token to ask GitHub`,
            'Give the token',
        ];
    throw new core_result/* UserError */.yo('public-repository:', problem, `${remedy}, or set allow-public: true.`);
}
async function checkoutOf(runner, { workingDirectory }, stop) {
    const cwd = (0,external_node_path_.resolve)(runner.workspace, workingDirectory);
    if ((0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new core_result/* UserError */.yo('working-directory', 'is not a folder of the workspace', 'Check its spelling.');
    }
    const git = openGit(runner, cwd, stop);
    const head = runner.commit === '' ? load/* WORKING_TREE */.Pz : { kind: 'commit', commit: runner.commit };
    if (head.kind === 'commit') {
        await (0,objects/* ensureCommits */.nm)([head.commit], git).catch((error) => {
            const [below, ...others] = error instanceof process/* GitError */.XS && error.isNone ? checkoutsBelow(cwd) : [];
            if (below === undefined || others.length > 0)
                throw error;
            const folder = (0,text_text/* word */.Vm)((0,external_node_path_.relative)(runner.workspace, (0,external_node_path_.join)(cwd, below)));
            const problem = `must be ${folder}: actions/checkout put the repository there, by its input path`;
            throw new core_result/* UserError */.yo('working-directory', problem, '', { cause: error });
        });
    }
    return { cwd, head, git };
}
function checkoutsBelow(folder) {
    return (0,external_node_fs_.readdirSync)(folder).filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name, '.git')));
}
function openGit(runner, cwd, stop) {
    const token = runner.input('github-token').trim();
    const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
    const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, (0,objects/* tokenEnvironment */.$u)(serverUrl, token, runner.env));
    return (0,objects/* fetchingWith */.n9)(runner.gitIn(cwd, stop), runWithToken);
}
async function folderInGit(cwd, runner, stop) {
    try {
        return await (0,process/* folderInRepository */.Q0)(runner.gitIn(cwd, stop));
    }
    catch (error) {
        if (!(error instanceof process/* GitError */.XS && error.isNone))
            throw error;
        const path = (0,external_node_path_.relative)(runner.workspace, cwd).split(external_node_path_.sep).join('/');
        return path === '' || path.startsWith('..') ? '' : `${path}/`;
    }
}
function settingsOf(runner) {
    const evidenceDir = (0,external_node_path_.join)(runner.temporary, 'cip-inventory-sync');
    const settings = { ...(0,run_settings/* readSettings */.sb)(runner.input), evidenceDir };
    if (settings.approveDigest === '' || runner.eventName === 'workflow_dispatch')
        return settings;
    runner.warn(`approve-digest counts when a run is dispatched: it approves nothing of a ${runner.eventName}.`);
    return { ...settings, approveDigest: '' };
}


/***/ }),

/***/ 7948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ certificateFault)
/* harmony export */ });
function certificateFault(whose, code, error) {
    const certificate = `${whose} certificate`;
    const or = 'or the clock of this machine is wrong: check the clock, and have the certificate renewed';
    if (code.endsWith('CERT_HAS_EXPIRED'))
        return `${certificate} has expired, ${or}.`;
    if (code.endsWith('CERT_NOT_YET_VALID'))
        return `${certificate} is not valid yet, ${or}.`;
    if (code.endsWith('CERT_ALTNAME_INVALID')) {
        const hosts = hostsOf(error);
        const which = hosts.length === 0 ? '' : `: ${hosts.join(', ')}`;
        return `${certificate} was made for another host${which}. Check how the URL spells the host.`;
    }
    if (!/CERT|_SIGNATURE$/.test(code))
        return null;
    return `${certificate} is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
}
const MOST_HOSTS = 3;
function hostsOf(error) {
    const names = error?.cert?.subjectaltname;
    const hosts = String(names ?? '')
        .split(', ')
        .map((name) => name.replace(/^(?:DNS|IP Address):/, ''));
    return hosts.filter((host) => /^[\w.*:-]{1,100}$/.test(host)).slice(0, MOST_HOSTS);
}


/***/ }),

/***/ 3444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareNatural),
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function compareNatural(a, b) {
    if (a === b)
        return 0;
    let start = 0;
    while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    while (start > 0 && isDigit(a.charCodeAt(start - 1)))
        start--;
    const [endA, endB] = [digitsEnd(a, start), digitsEnd(b, start)];
    if (endA === start || endB === start)
        return compareText(a, b);
    const [numberA, numberB] = [a.slice(start, endA).replace(/^0+/, ''), b.slice(start, endB).replace(/^0+/, '')];
    return numberA.length - numberB.length || compareText(numberA, numberB) || endB - endA || compareText(a, b);
}
function digitsEnd(text, start) {
    let end = start;
    while (end < text.length && isDigit(text.charCodeAt(end)))
        end++;
    return end;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ hasErrors),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   w$: () => (/* binding */ inFileOrder)
/* harmony export */ });
/* unused harmony export unreported */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3444);

const SEVERITIES = ['error', 'warning', 'notice'];
const unreported = () => { };
function inFileOrder(diagnostics) {
    return [...diagnostics].sort((a, b) => {
        if (a.at === null || b.at === null)
            return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
        return (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
    });
}
function hasErrors(diagnostics) {
    return diagnostics.some((d) => d.severity === 'error');
}


/***/ }),

/***/ 8165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   lV: () => (/* binding */ ownFailure)
/* harmony export */ });
class RequestError extends Error {
}
function failureOf(error) {
    if (!(error instanceof RequestError))
        throw error;
    return error.failure;
}
function ownFailure(meaning, reason) {
    return { meaning, mayBeDone: false, isUnanswered: false, reason, reasonBy: 'tool', detail: null, retryAfterMs: null };
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const FINGERPRINT_CHARACTERS = 16;
const TARGET_CHARACTERS = 8;
function fingerprint({ organization, action, id, before, after, }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
function deletionFingerprint(asset) {
    return fingerprint({
        organization: asset.organization_slug,
        action: 'delete',
        id: asset.id,
        before: asset,
        after: null,
    });
}
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 1968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   QQ: () => (/* binding */ addUnder),
/* harmony export */   Tr: () => (/* binding */ countBy)
/* harmony export */ });
function addUnder(groups, key, member) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [member]);
    else
        group.push(member);
}
function groupBy(members, keyOf) {
    const groups = new Map();
    for (const member of members)
        addUnder(groups, keyOf(member), member);
    return groups;
}
function countBy(members, keyOf) {
    const counts = new Map();
    for (const member of members) {
        const key = keyOf(member);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ leastToPass),
/* harmony export */   du: () => (/* binding */ allowedDeletes),
/* harmony export */   hK: () => (/* binding */ checkGuards),
/* harmony export */   lT: () => (/* binding */ isBlocked)
/* harmony export */ });
const ALWAYS_ALLOWED = 3;
function checkGuards(deletes, managed, limits) {
    const { maxDeletes, maxDeletePercent } = limits;
    const share = Math.floor((managed * maxDeletePercent) / 100);
    const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
    return [
        { guard: 'max-deletes', limit: maxDeletes, value: deletes, passed: deletes <= maxDeletes },
        { guard: 'max-delete-percent', limit: percentLimit, value: deletes, passed: deletes <= percentLimit },
    ];
}
function allowedDeletes(guards) {
    return Math.min(...guards.map(({ limit }) => limit));
}
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isLike),
/* harmony export */   w: () => (/* binding */ ignoreListOf)
/* harmony export */ });
class IgnoreList {
    #exact = new Map();
    #globs = [];
    #folded = null;
    constructor(documents) {
        for (const { file, ignore } of documents) {
            for (const { value: text, offset } of ignore) {
                const pattern = { text, at: { file, offset } };
                if (/[*?]/.test(text))
                    this.#globs.push({ pattern, parts: partsOf(text) });
                else
                    this.#exact.set(text, pattern);
            }
        }
    }
    nearFor(name) {
        this.#folded ??= [...this.#exact.values(), ...this.#globs.map(({ pattern }) => pattern)].map((pattern) => {
            return { pattern, parts: partsOf(withoutCase(pattern.text)) };
        });
        const characters = charactersOf(withoutCase(name));
        return this.#folded.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
    }
    patternFor(name) {
        const exact = this.#exact.get(name);
        if (exact !== undefined)
            return exact;
        const characters = charactersOf(name);
        return this.#globs.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
    }
}
function withoutCase(text) {
    return text.normalize('NFC').toLowerCase();
}
function isLike(name, pattern) {
    return matches(charactersOf(name), partsOf(pattern));
}
function partsOf(pattern) {
    return pattern.split(/\*+/).map(charactersOf);
}
function charactersOf(text) {
    return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}
function ignoreListOf(documents) {
    return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}
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
    if (typeof name === 'string' && typeof part === 'string' && !part.includes('?'))
        return name.indexOf(part, from);
    for (let at = from; at + part.length <= name.length; at++)
        if (fits(name, part, at))
            return at;
    return -1;
}
function fits(name, part, at) {
    for (let k = 0; k < part.length; k++)
        if (part[k] !== '?' && part[k] !== name[at + k])
            return false;
    return true;
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ ASSET_TYPES),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Qc: () => (/* binding */ otherFormat),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   oW: () => (/* binding */ IMPACT_RATINGS)
/* harmony export */ });
/* unused harmony export bareDocument */
const TOOL_NAME = 'cip-inventory-sync';
const ASSET_TYPES = ['hardware', 'software'];
const IMPACT_RATINGS = ['High', 'Medium', 'Low'];
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
function bareDocument(file, cyberSystem) {
    const unsaid = { facility: null, impactRating: null, prune: null, assetType: null };
    return { file, cyberSystem, ...unsaid, ignore: [], assets: [], isWhole: true };
}
function otherFormat(document, read) {
    if (typeof document !== 'object' || document === null || !('format_version' in document))
        return null;
    const { format_version: format } = document;
    return typeof format === 'string' && /^\d{1,4}\.\d{1,4}$/.test(format) && format !== read ? format : null;
}


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BR: () => (/* binding */ checkSystems),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   bP: () => (/* binding */ stateKey),
/* harmony export */   lq: () => (/* binding */ checkByText),
/* harmony export */   m5: () => (/* binding */ SWAP_SUFFIX),
/* harmony export */   nT: () => (/* binding */ checkBetween)
/* harmony export */ });
/* unused harmony export checkNames */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8109);



const SWAP_SUFFIX = '~cip-sync';
const PLAIN = /^[!-@[-~]*$/;
function foldName(name) {
    return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}
function foldCase(name) {
    return name.toLowerCase().toUpperCase().toLowerCase();
}
function groupByText(documents) {
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(documents, ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ''}`);
    return Array.from(groups, ([key, group]) => {
        return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
    });
}
function checkByText(documents, uniqueNames, report) {
    const groups = groupByText(documents);
    checkSystems(groups, report);
    checkBetween(groups, uniqueNames, report);
    return groups;
}
function checkSystems(groups, report) {
    for (const { documents } of groups) {
        const [first, ...others] = documents.map(({ file, cyberSystem }) => ({ file, offset: cyberSystem.offset }));
        const { cyberSystem } = documents[0];
        for (const at of others)
            report({ code: 'duplicate-system', severity: 'error', at, args: { name: cyberSystem.value, first: first } });
    }
}
function checkBetween(groups, uniqueNames, report, isOld) {
    checkNames(groups, uniqueNames, report, isOld);
    checkIds(groups, report);
    for (const { documents } of groups) {
        const ignored = (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreListOf */ .w)(documents);
        if (ignored === null)
            continue;
        for (const asset of documents.flatMap(({ assets }) => assets)) {
            const pattern = ignored.patternFor(asset.name);
            if (pattern === null)
                continue;
            const args = { name: asset.name, pattern: pattern.text, first: pattern.at };
            report({ code: 'ignored-but-declared', severity: 'error', at: placeOf(asset), args });
        }
    }
}
function checkNames(groups, uniqueNames, report, isOld = () => false) {
    const spellings = groups.flatMap(({ assets }) => assets.map(({ name }) => foldName(name)));
    if (new Set(spellings).size === spellings.length)
        return;
    const seen = new Set();
    const shared = new Set();
    for (const folded of spellings)
        (seen.has(folded) ? shared : seen).add(folded);
    const entries = groups.flatMap(({ key, assets }) => assets.flatMap((asset) => {
        const folded = foldName(asset.name);
        return shared.has(folded) ? { key, asset, folded, isNew: !isOld(key, asset) } : [];
    }));
    const firstHere = new Map();
    const firstLike = new Map();
    const firstNamed = new Map();
    const elsewhere = [];
    entries.sort((a, b) => {
        const byFile = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.asset.document.file.path, b.asset.document.file.path);
        return Number(a.isNew) - Number(b.isNew) || byFile || a.asset.offset - b.asset.offset;
    });
    for (const { key, asset, folded } of entries) {
        const here = nameKey(key, asset.name);
        const twin = firstHere.get(here);
        if (twin === undefined || isPinned(twin))
            firstHere.set(here, asset);
        if (twin !== undefined) {
            const args = { name: asset.name, first: placeOf(twin) };
            report({ code: 'duplicate-asset', severity: gradeOf(twin, asset), at: placeOf(asset), args });
            continue;
        }
        const like = firstLike.get(nameKey(key, folded));
        if (like === undefined)
            firstLike.set(nameKey(key, folded), asset);
        else {
            const args = { name: asset.name, other: like.name, first: placeOf(like) };
            report({ code: 'similar-name', severity: 'warning', at: placeOf(asset), args });
        }
        const same = firstNamed.get(asset.name);
        if (same === undefined || isPinned(same))
            firstNamed.set(asset.name, asset);
        if (same === undefined)
            continue;
        if (uniqueNames === 'system')
            elsewhere.push({ asset, same });
        else {
            const args = { names: [asset.name], first: placeOf(same) };
            report({ code: 'duplicate-name', severity: gradeOf(same, asset), at: placeOf(asset), args });
        }
    }
    const [one] = elsewhere;
    if (one === undefined)
        return;
    const names = [...new Set(elsewhere.map(({ asset }) => asset.name))];
    report({
        code: 'duplicate-name',
        severity: 'notice',
        at: placeOf(one.asset),
        args: { names, first: placeOf(one.same) },
    });
}
function checkIds(groups, report) {
    const firstsOf = { 'duplicate-id': new Map(), 'duplicate-external-id': new Map() };
    for (const { assets } of groups) {
        for (const { hints, externalId, document } of assets) {
            if (hints === null && externalId === null)
                continue;
            const located = [
                ['duplicate-id', hints?.id ?? null],
                ['duplicate-external-id', externalId],
            ];
            for (const [code, own] of located) {
                if (own === null)
                    continue;
                const at = { file: document.file, offset: own.offset };
                const first = firstsOf[code].get(own.value);
                if (first === undefined)
                    firstsOf[code].set(own.value, at);
                else
                    report({ code, severity: 'error', at, args: { id: own.value, first } });
            }
        }
    }
}
function gradeOf(one, other) {
    return isPinned(one) || isPinned(other) ? 'warning' : 'error';
}
function isPinned({ hints }) {
    return hints !== null && hints.id !== null;
}
function placeOf(asset) {
    return { file: asset.document.file, offset: asset.offset };
}
function nameKey(system, name) {
    return `${system}\0${name}`;
}
function stateKey({ cyber_system_id, asset_type, name }) {
    return `${cyber_system_id}\0${asset_type}\0${name}`;
}


/***/ }),

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ expecting),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Q3: () => (/* binding */ early),
/* harmony export */   id: () => (/* binding */ isStopped)
/* harmony export */ });
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
function expecting(is, answer) {
    return (error) => {
        if (is(error))
            return answer(error);
        throw error;
    };
}
function early(promise) {
    promise.catch(() => { });
    return promise;
}
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   Kn: () => (/* binding */ compareRatings),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   fZ: () => (/* binding */ systemDocument),
/* harmony export */   fj: () => (/* binding */ adviseOnFields),
/* harmony export */   mk: () => (/* binding */ findByReference),
/* harmony export */   oM: () => (/* binding */ chooseSystems),
/* harmony export */   qv: () => (/* binding */ compareSystems)
/* harmony export */ });
/* unused harmony export ratingOf */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8109);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7206);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3029);





function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .Vocabulary */ .VI(byName.keys()) };
}
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const systems = indexReferences(live.systems);
    const { controlCenters = [] } = live;
    const centers = new Map([
        ...controlCenters.map((center) => [center.name, center]),
        ...controlCenters.map((center) => [center.id, center]),
    ]);
    const sited = remember((id) => {
        const system = systems.byId.get(id);
        if (system === undefined)
            return { id, name: id, site: null, impactRating: null };
        const center = fieldText(system, fields.controlCenterField);
        const site = siteOf(system.facility_id ?? '', facilities.byId) ?? siteOf(center, centers);
        return { id, name: system.name, site, impactRating: fieldText(system, fields.impactRatingField) || null };
    });
    const sitedAll = remember((systems) => systems.map(({ id }) => sited(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.id, b.id)));
    const inFacilities = remember((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return remember((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = remember((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...systems, sited, sitedAll, inFacilities, facilityNames }, facilities };
}
function chooseSystems(reference, directory) {
    const { systems } = directory;
    const named = findByReference(systems, reference);
    if (named.length === 1)
        return { systems: named };
    if (named.length > 1)
        return { several: referencesTo(named, directory) };
    const sited = [...systems.byId.values()].filter(({ id, name }) => {
        const { site } = systems.sited(id);
        return site !== null && [`${site.name} / ${name}`, `${site.name}/${name}`].includes(reference);
    });
    if (sited.length === 1)
        return { systems: sited };
    if (sited.length > 1)
        return { several: sited.map(({ id }) => id) };
    const near = systems.names.nearest(reference).flatMap((name) => {
        const namesakes = findByReference(systems, name);
        return namesakes.length > 1 ? referencesTo(namesakes, directory) : [name];
    });
    return { near };
}
function referencesTo(namesakes, { systems }) {
    const bySite = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(namesakes, ({ id }) => systems.sited(id).site?.name ?? null);
    return namesakes.map(({ id, name }) => {
        const site = systems.sited(id).site?.name ?? null;
        return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
    });
}
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const meant = resolveDocument(document, directory);
        if ('code' in meant) {
            report(meant);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(documentsOf, meant, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => {
        const [first] = declaring;
        const assets = declaring.length === 1 ? first.assets : declaring.flatMap(({ assets }) => assets);
        return { system, documents: declaring, assets, prune: first.prune, ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreListOf */ .w)(declaring) };
    });
    return { systems, unresolved };
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const sites = facility === null ? [] : findByReference(facilities, facility.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(sites);
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return only;
    if (facility !== null && only === undefined && namesakes.length > 0) {
        const { id, name } = namesakes[0];
        return {
            code: 'facility-mismatch',
            severity: 'error',
            at: { file, offset: facility.offset },
            args: {
                facility: facility.value,
                system: { id, name },
                facilities: systems.facilityNames(namesakes),
                near: sites.length > 0 ? [] : facilities.names.nearest(facility.value),
            },
        };
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return systemReferenceProblem(directory, unclear);
}
function systemReferenceProblem({ systems: index }, { at, reference, systems, takesFacility, }) {
    if (systems.length > 0) {
        const args = { name: reference, systems: index.sitedAll(systems), takesFacility };
        return { code: 'ambiguous-cyber-system', severity: 'error', at, args };
    }
    const near = index.names.nearest(reference);
    return { code: 'unknown-cyber-system', severity: 'error', at, args: { name: reference, near } };
}
function remember(answer) {
    const answers = new Map();
    return (key) => {
        const answered = answers.get(key);
        if (answered !== undefined)
            return answered;
        const fresh = answer(key);
        answers.set(key, fresh);
        return fresh;
    };
}
function siteOf(reference, records) {
    const { id, name } = records.get(reference) ?? { id: reference, name: reference };
    return reference === '' ? null : { id, name };
}
function fieldText(system, field = '') {
    const value = Reflect.get(system, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
const DOCUMENTED = new Set(['id', 'name', 'facility_id', 'organization_slug']);
function adviseOnFields({ systems }, fields, report) {
    const inputs = [
        ['impact-rating-field', fields.impactRatingField],
        ['control-center-field', fields.controlCenterField],
    ];
    for (const [input, field] of inputs) {
        if (!field)
            continue;
        if (systems.length === 0 || systems.some((system) => Object.hasOwn(system, field)))
            continue;
        const others = systems.flatMap(Object.keys).filter((name) => !DOCUMENTED.has(name));
        const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(field, new Set(others));
        report({ code: 'unknown-field', severity: 'notice', at: null, args: { input, field, near } });
    }
}
function ratingOf(system, { impactRatingField }) {
    const text = fieldText(system, impactRatingField).toLowerCase();
    return _model_js__WEBPACK_IMPORTED_MODULE_4__/* .IMPACT_RATINGS */ .oW.find((rating) => rating.toLowerCase() === text) ?? null;
}
function compareRatings(resolved, { systems }, directory, fields, report) {
    const declared = resolved.flatMap(({ system, documents }) => {
        return documents.flatMap(({ file, impactRating }) => impactRating === null ? [] : { system, file, ...impactRating });
    });
    const [first] = declared;
    if (first === undefined)
        return;
    const field = fields.impactRatingField;
    if (!field) {
        const at = { file: first.file, offset: first.offset };
        report({ code: 'impact-rating-unchecked', severity: 'notice', at, args: { count: declared.length } });
        return;
    }
    if (!systems.some((system) => Object.hasOwn(system, field)))
        return;
    for (const { system, file, offset, value } of declared) {
        if (ratingOf(system, fields) === value)
            continue;
        const placed = directory.systems.sited(system.id);
        const args = { system: placed, declared: value, live: placed.impactRating };
        report({ code: 'impact-rating-differs', severity: 'warning', at: { file, offset }, args });
    }
}
function systemDocument({ id, name, site, impactRating }) {
    return { id, name, site: site === null ? null : { id: site.id, name: site.name }, impact_rating: impactRating };
}
function compareSystems(a, b) {
    if (a === b)
        return 0;
    return (Number(a.site === null) - Number(b.site === null) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.site?.name ?? '', b.site?.name ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.site?.id ?? '', b.site?.id ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.name, b.name) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.id, b.id));
}


/***/ }),

/***/ 8490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES),
/* harmony export */   jC: () => (/* binding */ FREE),
/* harmony export */   sX: () => (/* binding */ exitOf),
/* harmony export */   yO: () => (/* binding */ hasSucceeded),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
const REFUSED = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);
function isRefused(result) {
    return REFUSED.has(result);
}
const EXIT_CODES = { done: 0, refused: 1, changes: 2 };
function exitOf(result, failure = null, isDetailed = false) {
    if (isRefused(result) || failure !== null)
        return 'refused';
    return isDetailed && (result === 'planned' || result === 'drifted') ? 'changes' : 'done';
}
class UserError extends Error {
    name = 'UserError';
    subject;
    problem;
    remedy;
    constructor(subject, problem, remedy = '', options) {
        super(`${subject} ${problem}.${remedy === '' ? '' : ` ${remedy}`}`, options);
        this.subject = subject;
        this.problem = problem;
        this.remedy = remedy;
    }
    namedAs(subject) {
        return new UserError(subject, this.problem, this.remedy, { cause: this.cause });
    }
}
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}
const FREE = { prove: async () => true, holds: () => true, lost: null };


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   Z: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const { result, again } = await task(attempt);
        if (again === null || attempt >= policy.maxTries || ports.isStopped())
            return result;
        const backoff = Math.min(policy.maxBackoffMs, policy.firstBackoffMs * 2 ** (attempt - 1));
        const wait = again + ports.random() * backoff;
        if (again > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs)
            return result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return result;
    }
}


/***/ }),

/***/ 3029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ Vocabulary),
/* harmony export */   _K: () => (/* binding */ findPossibleRenames),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   xK: () => (/* binding */ possibleRenames)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3444);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6599);




const LONGEST = 80;
function spelling(word) {
    return word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
function nearest(word, words, most) {
    return new Vocabulary(words, most).nearest(word);
}
const MOST_QUESTIONS = 100;
const LEAST_SHARED = 5;
class Vocabulary {
    #words;
    #answers = new Map();
    #most;
    #folded = null;
    constructor(words, most = 3) {
        this.#words = words;
        this.#most = most;
    }
    nearest(word) {
        const answered = this.#answers.get(word);
        if (answered !== undefined)
            return answered;
        if (this.#answers.size >= MOST_QUESTIONS)
            return [];
        this.#folded ??= Array.from(new Set(this.#words), (word) => ({ word, folded: spelling(word) }));
        const asked = spelling(word);
        const bound = asked.length < 3 ? 0 : asked.length < 4 ? 1 : asked.length < 12 ? 2 : 3;
        const near = [];
        const longer = [];
        for (const { word: other, folded } of this.#folded) {
            const isTooFar = Math.abs(asked.length - folded.length) > bound || Math.max(asked.length, folded.length) > LONGEST;
            const distance = folded === asked ? 0 : isTooFar ? bound + 1 : (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(asked, folded, { maxDistance: bound + 1 });
            if (distance <= bound)
                near.push({ word: other, distance });
            else if (hasGained(folded, asked))
                longer.push({ word: other, distance: folded.length });
        }
        const byDistance = (a, b) => a.distance - b.distance || (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.word, b.word);
        near.sort(byDistance);
        const isClose = near.length > 0 && near[0].distance <= 1;
        const answer = (isClose ? near : [...longer.sort(byDistance), ...near]).slice(0, this.#most).map((one) => one.word);
        this.#answers.set(word, answer);
        return answer;
    }
}
function hasGained(a, b) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return short.length >= LEAST_SHARED && (long.startsWith(short) || long.endsWith(short));
}
const MOST_COMPARED = 100_000;
const LEAST_LIKENESS = 0.5;
function findPossibleRenames(changes, undeclared, entriesBefore, report) {
    const keyOf = (isDrift, { asset_type, cyber_system_id }) => `${isDrift} ${asset_type} ${cyber_system_id}`;
    const left = changes.flatMap((change) => {
        if (change.action !== 'delete')
            return [];
        const kind = change.origin === 'drift' ? 'drift' : 'deleted';
        return [{ ...change.before, id: change.id, kind, entry: entriesBefore.get(change.id) ?? null }];
    });
    for (const asset of undeclared)
        left.push({ ...asset, kind: 'undeclared', entry: entriesBefore.get(asset.id) ?? null });
    const leftOf = (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(left, (one) => keyOf(one.kind === 'drift', one));
    const creates = changes.filter((change) => change.action === 'create');
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(creates, ({ origin, after }) => keyOf(origin === 'drift', after))) {
        const some = leftOf.get(key) ?? [];
        const isCompared = some.length * created.length <= budget;
        if (isCompared)
            budget -= some.length * created.length;
        for (const [{ name: from, id, kind }, to] of pairUp(some, created, isCompared)) {
            const args = { from, to: to.after.name, id, system: to.cyberSystem, kind };
            report({ code: 'possible-rename', severity: 'warning', at: (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(to.desired), args });
        }
    }
}
function pairUp(left, creates, isCompared) {
    const spelled = creates.map((to) => ({ to, name: spelling(to.after.name) }));
    const bySpelling = (0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(spelled, ({ name }) => name);
    const alike = left.flatMap((from) => {
        const name = spelling(from.name);
        const others = isCompared ? spelled : (bySpelling.get(name) ?? []).slice(0, 5);
        const pairs = others.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
        return pairs.filter((pair) => pair.likeness >= LEAST_LIKENESS && mayBeOne(from, pair.to));
    });
    const paired = new Set();
    const pairs = [];
    for (const { from, to } of alike.sort((a, b) => b.likeness - a.likeness)) {
        if (paired.has(from) || paired.has(to))
            continue;
        paired.add(from).add(to);
        pairs.push([from, to]);
    }
    const [from, ...more] = left.filter((one) => !paired.has(one) && (one.kind !== 'undeclared' || one.entry !== null));
    const [to, ...moreCreates] = creates.filter((one) => !paired.has(one));
    const isLast = from !== undefined && to !== undefined && more.length + moreCreates.length === 0;
    return isLast && mayBeOne(from, to) ? [...pairs, [from, to]] : pairs;
}
function mayBeOne({ entry }, { desired }) {
    const [before, now] = [entry?.externalId?.value, desired.externalId?.value];
    return before === undefined || now === undefined || before === now;
}
function likeness(a, b) {
    if (a === b)
        return 1;
    const [one, other] = [a.slice(0, LONGEST), b.slice(0, LONGEST)];
    return 1 - (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(one, other) / Math.max(one.length, other.length);
}
function possibleRenames({ changes, diagnostics }) {
    const questions = diagnostics.filter((finding) => 'args' in finding && finding.code === 'possible-rename');
    if (questions.length === 0)
        return [];
    const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
    const creates = new Map(changes.flatMap((one) => (one.action === 'create' ? [[(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(one.cyberSystem.id, one.after.name), one]] : [])));
    return questions.flatMap(({ args }) => {
        const [from, to] = [deletes.get(args.id), creates.get((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameKey */ .Rc)(args.system.id, args.to))];
        return from === undefined || to === undefined ? [] : [{ from, to }];
    });
}


/***/ }),

/***/ 2392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   $u: () => (/* binding */ tokenEnvironment),
/* harmony export */   RY: () => (/* binding */ commitWithParents),
/* harmony export */   mW: () => (/* binding */ listedObjects),
/* harmony export */   n8: () => (/* binding */ treesAt),
/* harmony export */   n9: () => (/* binding */ fetchingWith),
/* harmony export */   nm: () => (/* binding */ ensureCommits)
/* harmony export */ });
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9485);

function fetchingWith(run, runWithToken) {
    if (runWithToken === null)
        return run;
    return async (args, input) => {
        try {
            return await run(args, input);
        }
        catch (error) {
            if (!(error instanceof _process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS) || args[0] !== 'fetch')
                throw error;
            return runWithToken(args, input);
        }
    };
}
async function ensureCommits(commits, run) {
    const trees = await hashesOf(commits.map((commit) => `${commit}^{tree}`), run);
    const missing = commits.filter((_, index) => trees[index] === MISSING);
    if (missing.length === 0)
        return;
    const hashes = missing.map((commit) => `${commit}\n`).join('');
    await run([...(await fetchCommand(run)), '--no-write-fetch-head', '--stdin', 'origin'], hashes);
}
async function treesAt(paths, commits, run) {
    await ensureCommits(commits, run);
    const names = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
    const hashes = await hashesOf(names, run);
    const { length } = paths;
    const entries = commits.map((commit, n) => [commit, hashes.slice(n * length, (n + 1) * length).join(' ')]);
    return Object.fromEntries(entries);
}
const MISSING = '-';
async function hashesOf(names, run) {
    const output = await run(['cat-file', '--batch-check=%(objectname)'], names.map((name) => `${name}\n`).join(''));
    const lines = output.toString().split('\n');
    return names.map((_, index) => /^[0-9a-f]{40,64}$/.exec(lines[index] ?? '')?.[0] ?? MISSING);
}
async function fetchCommand(run) {
    const isShallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
    return ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...(isShallow ? ['--depth=1'] : [])];
}
async function commitWithParents(name, run) {
    const isRef = name.startsWith('refs/');
    if (isRef)
        await run([...(await fetchCommand(run)), 'origin', name]);
    const commit = isRef ? (await run(['rev-parse', '--verify', 'FETCH_HEAD^{commit}'])).toString().trim() : name;
    const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
    const head = text.slice(0, text.indexOf('\n\n'));
    return { commit, parents: Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]) };
}
function tokenEnvironment(serverUrl, token, env) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const key = `http.${new URL(serverUrl).origin}/.extraheader`;
    const count = Number(env.GIT_CONFIG_COUNT ?? '') || 0;
    return {
        GIT_CONFIG_COUNT: String(count + 2),
        [`GIT_CONFIG_KEY_${count}`]: key,
        [`GIT_CONFIG_VALUE_${count}`]: '',
        [`GIT_CONFIG_KEY_${count + 1}`]: key,
        [`GIT_CONFIG_VALUE_${count + 1}`]: `AUTHORIZATION: basic ${basic}`,
    };
}
async function readObjects(run, names) {
    const objects = new Map();
    const lines = names.filter((name) => !name.includes('\n'));
    for (const name of names.filter((each) => each.includes('\n'))) {
        const content = await run(['cat-file', 'blob', name]).catch(() => null);
        if (content !== null)
            objects.set(name, content);
    }
    const output = await run(['cat-file', '--batch'], lines.map((name) => `${name}\n`).join(''));
    let at = 0;
    for (const name of lines) {
        const start = output.indexOf(10, at) + 1;
        const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString('latin1', at, start))?.[1];
        const end = start + Number(size ?? -1);
        if (start === 0 || end >= output.length)
            throw new _process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('failed', 'git cat-file: the output cannot be read');
        if (size !== undefined)
            objects.set(name, output.subarray(start, end));
        at = end + 1;
    }
    return objects;
}
function listedObjects(output) {
    const entries = output.split('\0').slice(0, -1);
    return new Map(entries.map((entry) => {
        const tab = entry.indexOf('\t');
        return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
    }));
}


/***/ }),

/***/ 509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ appendEntry),
/* harmony export */   FI: () => (/* binding */ logBranch),
/* harmony export */   av: () => (/* binding */ readTip),
/* harmony export */   qk: () => (/* binding */ foreignText),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4377);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2866);





const entry = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['applying', 'applied', 'ended']),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    repositoryName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    applied: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW.nullable(),
    at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable(),
    run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\d+$/),
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    job: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    seal: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const SUBJECTS = {
    applying: ({ run }) => `Run ${run} applies the inventory`,
    applied: ({ run, applied }) => `Run ${run} applied ${applied?.slice(0, 7) ?? 'nothing'}`,
    ended: ({ run }) => `Run ${run} ended, and not everything is applied`,
};
function entryMessage(facts, parent, keys) {
    const sealed = { ...facts, seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_3__/* .sealOf */ .Ru)(keys, entryValues(facts, parent)) };
    return `${SUBJECTS[facts.kind](facts)}\n\n${JSON.stringify(sealed)}`;
}
function readEntry(message, parent, { scope, keys }) {
    const line = message.split('\n').find((text) => text.startsWith('{'));
    let json;
    try {
        json = JSON.parse(line ?? '');
    }
    catch {
        return { kind: 'junk' };
    }
    const read = entry.safeParse(json);
    if (!read.success)
        return { kind: 'junk' };
    const { data } = read;
    const of = ['repository', 'service', 'name'].find((field) => data[field] !== scope[field]);
    if (of !== undefined) {
        const said = of === 'repository' ? `${data.repositoryName}, id ${data.repository}` : data[of];
        return { kind: 'foreign', foreign: { of, said } };
    }
    const isSealed = (0,_seal_js__WEBPACK_IMPORTED_MODULE_3__/* .isSealOf */ .l8)(data.seal, keys, entryValues(data, parent));
    return isSealed ? { kind: 'entry', entry: data } : { kind: 'unsealed' };
}
function foreignText(foreign) {
    return foreign === null ? '' : ` It holds an entry of another ${foreign.of}: ${inCode(foreign.said)}.`;
}
function inCode(said) {
    return `\`${said.slice(0, 60).replaceAll(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, _core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0).replaceAll('`', "'")}\``;
}
function logBranch(name) {
    return name === '' ? 'inventory-applied' : `inventory-applied-${(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesEscaped */ .ZC)(name, '=')}`;
}
function entryValues(facts, parent) {
    const { kind, repository, repositoryName, service, name, applied, at, run, attempt, job } = facts;
    return ['inventory-applied', kind, repository, repositoryName, service, name, applied, at, run, attempt, job, parent];
}
const MOST_COMMITS = 30;
async function readTip({ github, scope }) {
    try {
        return await github.tipOf(logBranch(scope.name));
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND)(error, 'not-found'))
            return null;
        throw error;
    }
}
async function readLog(access, seen) {
    const { github, scope } = access;
    const tip = seen ?? (await readTip(access));
    if (tip === null)
        return { tip, tree: null, state: null, foreign: null, read: [] };
    const commits = new Map((await github.commitsFrom(tip, MOST_COMMITS)).map((commit) => [commit.sha, commit]));
    const passed = [];
    let isUnsealed = false;
    let foreign = null;
    let at = tip;
    while (at !== null) {
        const commit = commits.get(at);
        const parent = commit?.parents[0] ?? null;
        if (commit === undefined)
            return unreadable(scope.name, isUnsealed ? 'unsealed' : 'junk', passed, foreign);
        if (commit.parents.length > 1)
            return unreadable(scope.name, 'merge', [commit], foreign);
        const message = readEntry(commit.message, parent, access);
        if (message.kind === 'entry') {
            return { tip, tree: commits.get(tip).tree, state: message.entry, foreign, read: [...commits.keys()] };
        }
        if (message.kind === 'unsealed')
            isUnsealed = true;
        if (message.kind === 'foreign')
            foreign ??= message.foreign;
        passed.push(commit);
        at = parent;
    }
    if (isUnsealed)
        return unreadable(scope.name, 'unsealed', passed, foreign);
    return { tip, tree: commits.get(tip).tree, state: null, foreign, read: [...commits.keys()] };
}
const RESET = 'Reset the branch to its newest entry';
const DELETE = 'Only if there is none, delete the branch';
const PROBLEMS = {
    merge: {
        what: 'one of its commits has several parents, but an entry has at most one',
        remedy: `${RESET} below that commit. ${DELETE}`,
    },
    junk: {
        what: `its newest ${MOST_COMMITS} commits hold no entry of this repository, service and name`,
        remedy: `${RESET}. ${DELETE}`,
    },
    unsealed: {
        what: 'none of its entries for this inventory is sealed with signing-key, which is new or was changed',
        remedy: `Add the old key to signing-key as a second line, or reset the branch to its newest entry that a key fits. ${DELETE}`,
    },
};
function unreadable(name, kind, commits, foreign) {
    const { what, remedy } = PROBLEMS[kind];
    const listed = commits.slice(0, 3).map(({ sha, claimed_author: by }) => `${sha.slice(0, 7)} by ${inCode(by)}`);
    const more = commits.length > listed.length ? ` and ${commits.length - listed.length} more` : '';
    return {
        problem: `The applied log, branch ${logBranch(name)}, cannot be read: ${what}.${foreignText(foreign)} These are the commits, with the authors that they claim: ${listed.join(', ')}${more}. ${remedy}: then nothing is known to be applied, and the next pull request shows every difference.`,
    };
}
const README = `# What is applied

cip-inventory-sync keeps this branch. Each commit is an entry: which commit of the inventory counts as applied, and which
run applies now. Do not push to it, and protect it against deletion and force pushes.
`;
const MOST_TRIES = 3;
async function appendEntry(access, log, facts) {
    const { github, scope, keys, clock } = access;
    const branch = logBranch(scope.name);
    const entry = { ...facts, ...scope };
    let { tree } = log;
    let commit = null;
    for (let tried = 1;; tried += 1) {
        try {
            tree ??= await github.createTree('README.md', README);
            const parents = log.tip === null ? [] : [log.tip];
            commit ??= await github.createCommit(entryMessage(entry, log.tip, keys), tree, parents);
            if (log.tip === null)
                await github.createBranch(branch, commit);
            else
                await github.moveBranch(branch, commit);
            return { kind: 'appended', commit, tree };
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND)(error))
                throw error;
            const tip = await readTip(access);
            if (tip !== null && tree !== null && tip === commit)
                return { kind: 'appended', commit, tree };
            if (tip !== log.tip)
                return { kind: 'moved' };
            if (tried === MOST_TRIES || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissingRight */ .H0)(error))
                return refused(branch, error);
            await clock.sleep(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LOST_ANSWER_MS */ .jS);
        }
    }
}
function refused(branch, error) {
    const said = error.said === '' ? '' : ` GitHub says: "${error.said}".`;
    const isMissing = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissingRight */ .H0)(error);
    const remedies = {
        'not-found': ' Grant the job the permission contents: write.',
        invalid: ' Let this job push to the branch: its rules need to refuse only deletion and force pushes.',
    };
    const message = `No entry could be added to the applied log, branch ${branch}. ${error.message}${said}${remedies[error.kind] ?? ''}`;
    return { kind: 'refused', message, isMissingRight: isMissing };
}


/***/ }),

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isMissingRight),
/* harmony export */   ND: () => (/* binding */ isOfGitHub),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   jS: () => (/* binding */ LOST_ANSWER_MS),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);

const LOST_ANSWER_MS = 1000;
const MOST_SAID = 200;
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    status;
    unclear;
    said;
    constructor(failure, options) {
        const { method, kind, sent } = failure;
        const route = failure.route.replace(/^\/repos\/\{owner\}\/\{repo\}(?=\/)/, '').replaceAll(/\{\w+\}/g, '…');
        super(`GitHub, ${method} ${route}: ${explain(failure)}`, options);
        this.kind = kind;
        this.status = failure.status;
        this.unclear = method !== 'GET' && sent && ['network', 'server', 'unreadable'].includes(kind);
        this.said = (failure.said ?? '').slice(0, MOST_SAID).replaceAll(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, ' ');
    }
}
function isOfGitHub(error, kind) {
    return error instanceof GitHubError && (kind === undefined || error.kind === kind);
}
function isUnclear(error) {
    return isOfGitHub(error) && error.unclear;
}
function isMissingRight(error) {
    return (isOfGitHub(error, 'forbidden') && error.status === 403) || isOfGitHub(error, 'not-found');
}
function explain({ kind, status, permission, sent, waitMs, reason, remedy }) {
    const detail = reason === null ? '' : ` (${reason})`;
    const answered = sent ? `GitHub answered ${status}${detail}.` : `nothing was sent${detail}.`;
    switch (kind) {
        case 'forbidden':
            if (permission !== null)
                return `${answered} Grant the job the permission ${permission}.`;
            if (status === 401 || !sent)
                return `${answered} Check that github-token is complete and has not expired.`;
            return `${answered} Check what github-token may do.`;
        case 'not-found':
            return `${answered} It is not there, or github-token may not see it.`;
        case 'rate-limited': {
            const minutes = waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 60_000));
            return `${answered} The rate limit is used up. Run again ${minutes === null ? 'later' : `in ${minutes} min`}.`;
        }
        case 'invalid':
            return `${answered} GitHub does not accept the request.`;
        case 'network':
            return `${sent ? 'no complete answer came' : 'nothing was sent'}${detail}.${remedy === undefined ? '' : ` ${remedy}`}`;
        case 'server':
            return `${answered} Wait and run again.`;
        case 'unreadable':
            return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
    }
}


/***/ }),

/***/ 5118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   _L: () => (/* binding */ checkSeal),
/* harmony export */   bR: () => (/* binding */ asKept),
/* harmony export */   eT: () => (/* binding */ decodeRecord),
/* harmony export */   hF: () => (/* binding */ commentSeal),
/* harmony export */   zd: () => (/* binding */ encodeNoRecord)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2866);




function checkName(checked, name) {
    return name === '' ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const id = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative();
const fields = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repositoryName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pullRequest: id,
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    organization: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const shown = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    comment: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id, updated_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullable(),
    check: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
const whole = fields.extend({ changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), shown, seal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const pass = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ run: id, head: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), pullRequest: id, passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const FENCE = '```';
const PASS = 'cip-inventory-sync pass';
const [FINGERPRINT, TARGET] = [16, 8];
const NO_TARGET = '.'.repeat(TARGET);
function encodeRecord({ changes, ...rest }, seen, keys) {
    const entries = changes.map(({ fingerprint, target }) => `${fingerprint}${target ?? NO_TARGET}`).join('');
    return fenced({ ...rest, changes: entries, shown: seen, seal: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, recordValues(rest, entries, seen)) });
}
function fenced(content) {
    const json = JSON.stringify(content).replaceAll('`', '\\u0060').replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, _core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0);
    return `<details><summary>The record, for apply to read</summary>\n\n${FENCE}json\n${json}\n${FENCE}\n\n</details>\n`;
}
function decodeRecord(run, keys) {
    const json = unfenced(run.text ?? '');
    const passed = pass.safeParse(json).data;
    if (passed !== undefined) {
        const isOurs = passed.run === run.id && (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(passed.passed, keys, [PASS, passed.run, passed.head, passed.pullRequest]);
        return { kind: isOurs ? 'pass' : 'none' };
    }
    const read = whole.safeParse(json).data;
    if (read === undefined)
        return { kind: 'none' };
    const { changes, shown: seen, seal, ...rest } = read;
    if (!(0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .isSealOf */ .l8)(seal, keys, recordValues(rest, changes, seen)))
        return { kind: 'unsealed' };
    const entries = [];
    for (let at = 0; at < changes.length; at += FINGERPRINT + TARGET) {
        const target = changes.slice(at + FINGERPRINT, at + FINGERPRINT + TARGET);
        entries.push({
            fingerprint: changes.slice(at, at + FINGERPRINT),
            target: target === NO_TARGET ? null : target,
        });
    }
    return { kind: 'record', record: { ...rest, changes: entries }, shown: seen };
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
function encodeNoRecord({ run, head, pullRequest }, keys) {
    return fenced({ run, head, pullRequest, passed: (0,_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealOf */ .Ru)(keys, [PASS, run, head, pullRequest]) });
}
function recordValues(rest, changes, { comment, check }) {
    const { repository, repositoryName, service, name, organization, pullRequest, title } = rest;
    const { head, baseBranch, base, digest, at } = rest;
    const seen = [comment && [comment.id, comment.updated_at, comment.sha256], check];
    const scope = [repository, repositoryName, service, name, organization];
    const about = [...scope, pullRequest, title, head, baseBranch, base, digest, at];
    return ['cip-inventory-sync record', ...about, changes, seen];
}
function checkSeal(title, summary) {
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify([asKept(title ?? ''), asKept(summary ?? '')]));
}
function commentSeal(comment) {
    return { id: comment.id, updated_at: comment.updated_at, sha256: (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(asKept(comment.body)) };
}
function asKept(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}


/***/ }),

/***/ 9429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createAsking)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(157);
/* harmony import */ var _core_certificate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7948);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7493);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7536);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9452);





const REQUEST_TIMEOUT_MS = 30_000;
const GITHUB_RETRIES = {
    maxTries: 5,
    maxTotalMs: 180_000,
    firstBackoffMs: 500,
    maxBackoffMs: 8_000,
    maxRetryAfterMs: 60_000,
};
const MOST_AT_ONCE = 75;
const API_VERSION = '2022-11-28';
const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
function createAsking(options, onTime) {
    const inTurn = takingTurns(MOST_AT_ONCE);
    const { apiUrl, token, userAgent, fetch, clock, random, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
    const isToken = /^[\x21-\x7e]+$/.test(token);
    const baseUrl = apiUrl.replace(/(?<!\/)\/+$/, '');
    return (signal) => {
        const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(isToken ? token : 'none', { baseUrl, userAgent, log: SILENT });
        octokit.hook.wrap('request', async (request, sending) => {
            if (!isToken)
                throw new Failed({ kind: 'forbidden', sent: false, reason: 'github-token is not a token' });
            const tryOnce = async () => {
                if (signal.aborted)
                    return { result: new Failed({ kind: 'network', sent: false, reason: STOPPING }), again: null };
                try {
                    Object.assign(sending, {
                        headers: { ...sending.headers, 'x-github-api-version': API_VERSION },
                        request: {
                            ...sending.request,
                            redirect: 'manual',
                            ...(fetch && { fetch }),
                            signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
                        },
                    });
                    const answer = await request(sending);
                    if (answer.status >= 300) {
                        const refused = new Failed({ kind: 'unreadable', status: answer.status, reason: REDIRECTED });
                        return { result: refused, again: null };
                    }
                    const isWhole = answer.status === NO_CONTENT || (typeof answer.data === 'object' && answer.data !== null);
                    if (isWhole)
                        return { result: answer, again: null };
                    return triedAgain(sending.method, new Failed({ kind: 'unreadable', status: answer.status }));
                }
                catch (error) {
                    return triedAgain(sending.method, failedBy(error, signal, clock.now()));
                }
            };
            const ports = {
                now: () => clock.now(),
                random,
                isStopped: () => signal.aborted,
                sleep: (ms) => clock.sleep(ms, signal),
            };
            const answer = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L)(() => inTurn(tryOnce), GITHUB_RETRIES, ports);
            if (answer instanceof Failed)
                throw answer;
            const at = Date.parse(String(answer.headers.date));
            if (!Number.isNaN(at))
                onTime(at);
            const link = String(answer.headers.link ?? '').replaceAll(/<[^<>?]*/g, `<${sending.url.split('?')[0]}`);
            return { ...answer, url: sending.url, headers: { ...answer.headers, link } };
        });
        return {
            ask: (route, params, schema) => explaining(route, async () => (0,_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .JN)((await octokit.request({ ...params, method: route.method, url: route.path })).data, schema)),
            askAll: (route, params, schema, isEnough = () => false) => explaining(route, () => {
                let pages = 0;
                const list = { per_page: PAGE_SIZE, ...params, method: 'GET', url: route.path };
                return octokit.paginate(list, ({ data }, done) => {
                    pages += 1;
                    if (pages > MOST_PAGES)
                        throw new _answers_js__WEBPACK_IMPORTED_MODULE_2__/* .AnswerError */ .dV('a list without end');
                    const page = (0,_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .JN)(data, schema);
                    if (isEnough(page, pages))
                        done();
                    return [...page];
                });
            }),
        };
    };
}
const NO_CONTENT = 204;
const ignore = () => { };
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
class Failed extends Error {
    facts;
    constructor(facts) {
        super();
        this.facts = facts;
    }
}
async function explaining({ method, path, permission }, ask) {
    const none = { method, route: path, status: null, permission: null, sent: true, waitMs: null, reason: null };
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_2__/* .AnswerError */ .dV) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({ ...none, kind: 'unreadable', status: 200, reason: error.message });
        }
        if (!(error instanceof Failed))
            throw error;
        const { facts } = error;
        const isMissing = facts.kind === 'forbidden' && /^Resource not accessible by/i.test(facts.said ?? '');
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_({ ...none, ...facts, permission: isMissing ? permission : null });
    }
}
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
const LIMIT_WAIT_MS = 60_000;
function triedAgain(method, failed) {
    const { kind, sent = true, waitMs = null } = failed.facts;
    const isUnsent = kind === 'network' && !sent;
    const isHarmless = method !== 'POST' && ['network', 'server', 'unreadable'].includes(kind);
    if (!(kind === 'rate-limited' || isUnsent || isHarmless))
        return { result: failed, again: null };
    return { result: failed, again: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : 0) };
}
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
const WHOSE = "GitHub's or the proxy's";
const REDIRECTED = 'a redirect, and redirects are not followed';
function failedBy(error, signal, now) {
    const response = property(error, 'response');
    if (response === undefined) {
        if (signal.aborted)
            return new Failed({ kind: 'network', reason: STOPPING });
        const innermost = innermostOf(error);
        const code = codeOf(innermost);
        const fault = (0,_core_certificate_js__WEBPACK_IMPORTED_MODULE_4__/* .certificateFault */ .c)(WHOSE, code, innermost);
        const sent = fault === null && !UNSENT.has(code);
        return new Failed({ kind: 'network', sent, reason: code, remedy: fault ?? CHECK_NETWORK });
    }
    const status = Number(property(response, 'status'));
    const headers = { ...Object(property(response, 'headers')) };
    const body = property(response, 'data');
    const message = property(body, 'message');
    const said = typeof message === 'string' ? message : '';
    const waitMs = waitOf(headers, now);
    const isLimit = headers['retry-after'] !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0' ||
        /secondary rate limit/i.test(said);
    if (status === 429 || (status === 403 && isLimit))
        return new Failed({ kind: 'rate-limited', status, waitMs });
    if (status >= 500)
        return new Failed({ kind: 'server', status, waitMs });
    if (status === 401 || status === 403)
        return new Failed({ kind: 'forbidden', status, said });
    if (status === 404 || status === 410)
        return new Failed({ kind: 'not-found', status, said });
    return new Failed({ kind: 'invalid', status, reason: wrongField(body), said });
}
function waitOf(headers, now) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset))
        return null;
    return Math.max(0, reset * 1000 - now);
}
function wrongField(body) {
    const errors = property(body, 'errors');
    const words = ['field', 'code'].map((name) => property(Array.isArray(errors) ? errors[0] : null, name));
    const isPlain = words.some((word) => word !== undefined) && words.every((word) => /^\w{1,40}$/.test(String(word ?? 'x')));
    return isPlain ? words.filter((word) => word !== undefined).join(': ') : null;
}
function innermostOf(error) {
    let innermost = error;
    while (property(innermost, 'cause') instanceof Error)
        innermost = property(innermost, 'cause');
    return innermost;
}
function codeOf(error) {
    const words = [property(error, 'code'), property(error, 'name')];
    return words.find((word) => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}
function property(value, name) {
    return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}


/***/ }),

/***/ 2866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ sealOf),
/* harmony export */   SM: () => (/* binding */ readSigningKeys),
/* harmony export */   l8: () => (/* binding */ isSealOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);



const LEAST_CHARACTERS = 32;
function readSigningKeys(input) {
    const keys = input
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    if (input === '' || (keys.length > 0 && keys.every((key) => key.length >= LEAST_CHARACTERS)))
        return keys;
    const wrong = keys.length === 0 ? 'is blank' : `has a key of under ${LEAST_CHARACTERS} characters`;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('signing-key', wrong, 'Make a key with openssl rand -hex 32. Write several keys one per line.');
}
function sealOf(keys, canonical) {
    const [key] = keys;
    return key === undefined ? `sha256:${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify(canonical))}` : hmac(key, canonical);
}
function isSealOf(seal, keys, canonical) {
    if (keys.length === 0)
        return isSame(seal, sealOf(keys, canonical));
    return keys.some((key) => isSame(seal, hmac(key, canonical)));
}
function hmac(key, canonical) {
    return `hmac-sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(left, right);
}


/***/ }),

/***/ 406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pz: () => (/* binding */ WORKING_TREE),
  qo: () => (/* binding */ loadRevision)
});

// UNUSED EXPORTS: readOriginals, readRevision, readTexts

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/inventory/files.js

function files_sourceFile(path, text) {
    let starts = null;
    const lineStarts = () => {
        if (starts !== null)
            return starts;
        starts = [0];
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
            starts.push(end + 1);
        return starts;
    };
    return {
        path,
        lineText: (line) => text.slice(lineStarts()[line - 1], lineStarts()[line]).replace(/\r?\n$/, ''),
        place(offset) {
            const starts = lineStarts();
            const at = Math.max(0, Math.min(offset, text.length));
            let line = 0;
            for (let high = starts.length - 1; line < high;) {
                const middle = (line + high + 1) >> 1;
                if (starts[middle] <= at)
                    line = middle;
                else
                    high = middle - 1;
            }
            return { line: line + 1, column: at - starts[line] + 1 };
        },
    };
}
const FILE_LIMIT = 32 * 1024 * 1024;
const DENSE_LIMIT = 16 * 1024 * 1024;
const MARKS_LIMIT = 2_000_000;
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
const BYTE_ORDER_MARK = '\uFEFF';
const MARKS = new Set(Buffer.from('\n,[{'));
const DASHES = new Set(Buffer.from('-?'));
function limitOf(bytes) {
    if (bytes.length <= DENSE_LIMIT)
        return FILE_LIMIT;
    let marks = 0;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (MARKS.has(byte) || (DASHES.has(byte) && bytes[at + 1] <= 32))
            marks++;
    }
    return marks > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}
function fileError(code, path, args) {
    return { code, severity: 'error', at: { file: files_sourceFile(path, ''), offset: null }, args };
}
function files_readText({ path, content }, report) {
    const limit = typeof content === 'string' ? DENSE_LIMIT : limitOf(content);
    if (content.length > limit) {
        report(fileError('file-too-large', path, { bytes: content.length, limit }));
        return null;
    }
    let text;
    if (typeof content === 'string')
        text = content;
    else if ((0,external_node_buffer_.isAscii)(content))
        text = content.toString('latin1');
    else
        text = (0,external_node_buffer_.isUtf8)(content) ? content.toString('utf8') : null;
    if (text === null || text.includes('\0')) {
        report(notUtf8(path, Buffer.from(content)));
        return null;
    }
    if (text.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) {
        report(fileError('lfs-pointer', path, {}));
        return null;
    }
    const byteOrderMark = text.startsWith(BYTE_ORDER_MARK);
    return { path, text: byteOrderMark ? text.slice(1) : text, byteOrderMark };
}
function contentOf({ byteOrderMark }, text) {
    return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}
function notUtf8(path, bytes) {
    const [a, b, c, d] = bytes;
    let encoding = null;
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        encoding = 'UTF-16';
    else if (b === 0 && d === 0 && a !== 0 && c !== 0)
        encoding = 'UTF-16LE';
    else if (a === 0 && c === 0 && b !== 0 && d !== 0)
        encoding = 'UTF-16BE';
    if (encoding !== null || bytes.includes(0)) {
        return fileError('not-utf8', path, { byte: null, encoding });
    }
    const at = firstWrongByte(bytes);
    const before = bytes.subarray(0, at).toString('utf8').replace(BYTE_ORDER_MARK, '');
    const place = { file: files_sourceFile(path, before), offset: before.length };
    return { code: 'not-utf8', severity: 'error', at: place, args: { byte: bytes[at] ?? null, encoding } };
}
function firstWrongByte(bytes) {
    const decoded = Buffer.from(bytes.toString('utf8'));
    return bytes.findIndex((byte, at) => byte !== decoded[at]);
}

// EXTERNAL MODULE: ./lib/core/suggest.js
var suggest = __webpack_require__(3029);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/git/objects.js
var git_objects = __webpack_require__(2392);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var paths = __webpack_require__(5360);
;// CONCATENATED MODULE: ./lib/inventory/git.js







const FOLDER = '040000';
const BARRIERS = { '120000': 'symbolic-link', '160000': 'submodule' };
async function readGit({ cwd, path, git }, revision, visit, report) {
    const commit = await resolveCommit(git, revision);
    const top = await (0,process/* folderInRepository */.Q0)(git);
    const { base, inside } = (0,paths/* readPath */.G7)(path, cwd);
    if (!inside)
        return report(fileError('unreadable-file', path, { reason: 'outside the working directory' }));
    const entries = await listTree(git, commit, top, [base], ['-r', '-t', '-l']);
    if (entries === null) {
        const reason = 'it holds too many files to be an inventory';
        return report(fileError('unreadable-file', base || '.', { reason }));
    }
    const held = entries.filter(({ path: at, barrier }) => barrier === null ? (0,paths/* isSelected */.sp)(base, at) : (0,paths/* isWithin */.UO)(base, at));
    if (held.length === 0) {
        const onTheWay = (0,paths/* foldersTo */.vu)(base);
        const above = onTheWay.length === 0 ? [] : await listTree(git, commit, top, onTheWay, []);
        held.push(...(above ?? []).filter(({ barrier }) => barrier !== null));
    }
    if (held.length === 0)
        report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder: null, near: [] } });
    const files = [];
    for (const entry of held.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path))) {
        if (entry.barrier !== null)
            report(fileError(entry.barrier, entry.path, {}));
        else if (entry.size > FILE_LIMIT)
            report(fileError('file-too-large', entry.path, { bytes: entry.size, limit: FILE_LIMIT }));
        else
            files.push(entry);
    }
    await readBlobs(git, files, visit);
}
async function listTree(git, commit, top, paths, options) {
    const from = paths.map((path) => top + path).filter((path) => path !== '');
    let output;
    try {
        output = await git(['ls-tree', ...options, '-z', '--full-tree', commit, '--', ...from]);
    }
    catch (error) {
        if (error instanceof process/* GitError */.XS && error.kind === 'too-large')
            return null;
        throw error;
    }
    return output
        .toString()
        .split('\0')
        .filter((record) => record.includes('\t') && !record.startsWith(FOLDER))
        .map((record) => {
        const tab = record.indexOf('\t');
        const [mode = '', , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
        if (size === 'BAD')
            throw new process/* GitError */.XS('missing-object', `git ls-tree: ${oid} is not in this clone`);
        const barrier = mode === '120000' || mode === '160000' ? BARRIERS[mode] : null;
        return { oid, size: Number(size) || 0, path: record.slice(tab + 1 + top.length), barrier };
    });
}
const BATCH_BYTES = 64 * 1024 * 1024;
async function readBlobs(git, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const oids = batch.map(({ oid }) => oid);
        const objects = await (0,git_objects/* readObjects */.$I)(git, oids);
        for (const { oid, path } of batch) {
            const content = objects.get(oid);
            if (content === undefined)
                throw new process/* GitError */.XS('missing-object', `git cat-file: ${oid} is not in this clone`);
            visit({ path, content });
        }
        start = end;
    }
}
async function hiddenFiles(git, cwd, base) {
    const folder = (0,external_node_path_.resolve)(cwd, base);
    let above = folder;
    while (!(0,external_node_fs_.statSync)(above, { throwIfNoEntry: false })?.isDirectory())
        above = (0,external_node_path_.dirname)(above);
    let root = above;
    while (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.git')) && (0,external_node_path_.dirname)(root) !== root)
        root = (0,external_node_path_.dirname)(root);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitFolder(root), 'info/sparse-checkout')))
        return [];
    const listed = await git(['-C', above, 'ls-files', '-t', '-z', '--', (0,external_node_path_.relative)(above, folder) || '.']);
    const skipped = listed
        .toString()
        .split('\0')
        .filter((line) => line.startsWith('S '));
    const start = (0,external_node_path_.isAbsolute)(base) ? above : (0,external_node_path_.relative)(cwd, above);
    return skipped
        .map((line) => (0,external_node_path_.join)(start, line.slice(2)).split(external_node_path_.sep).join('/'))
        .filter((path) => (0,paths/* isSelected */.sp)(base, path) && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, path)));
}
function gitFolder(root) {
    const path = (0,external_node_path_.join)(root, '.git');
    if (!(0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile())
        return path;
    return (0,external_node_path_.resolve)(root, (0,external_node_fs_.readFileSync)(path, 'utf8')
        .replace(/^gitdir: /, '')
        .trim());
}
async function resolveCommit(git, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new process/* GitError */.XS('unknown-revision', 'a revision cannot contain a NUL character');
    return (await git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}

;// CONCATENATED MODULE: ./lib/inventory/folder.js






function pathsBelow(cwd, folder) {
    try {
        return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/'));
    }
    catch (error) {
        const code = errorCode(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return [];
        throw error;
    }
}
async function folder_readFolder({ cwd, path, git }, visit, report) {
    await turn();
    const { base, inside } = (0,paths/* readPath */.G7)(path, cwd);
    const hidden = await hiddenFiles(git, cwd, base);
    for (const one of hidden)
        report(fileError('sparse-checkout', one, { folder: base || '.' }));
    let findings = hidden.length;
    const files = findFiles(cwd, base, inside, (finding) => {
        findings++;
        report(finding);
    });
    if (files.length + findings === 0)
        reportMissing(cwd, path, report);
    let sinceTurn = 0;
    for (const file of files.sort()) {
        const content = fileContent((0,external_node_path_.resolve)(cwd, file), file, report);
        if (content === null)
            continue;
        visit({ path: file, content });
        sinceTurn += content.length;
        if (sinceTurn < TURN_BYTES)
            continue;
        sinceTurn = 0;
        await turn();
    }
}
const TURN_BYTES = 2 * 1024 * 1024;
function turn() {
    return new Promise((resolve) => setImmediate(resolve));
}
function reportMissing(cwd, path, report) {
    const folder = (0,external_node_path_.resolve)(cwd);
    const names = namesIn(cwd);
    const missing = path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, '');
    let near = [];
    const place = (0,external_node_path_.resolve)(cwd, path);
    if ((0,external_node_fs_.existsSync)(place) && (0,external_node_fs_.lstatSync)(place).isFile())
        near = [(0,external_node_path_.dirname)(missing)];
    else if (names.length > 0 && missing === (0,external_node_path_.basename)(folder) && !names.includes(missing))
        near = ['.'];
    else if (!names.includes(missing))
        near = (0,suggest/* nearest */.pA)(missing, names, 1);
    report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder, near } });
}
function namesIn(folder) {
    let entries = [];
    try {
        entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
    }
    const usable = entries.filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
    return usable.map(({ name }) => name).filter((name) => !name.startsWith('.'));
}
function findFiles(cwd, base, inside, report) {
    const files = [];
    const take = (path, kind) => {
        if (kind.isSymbolicLink())
            report(fileError('symbolic-link', path, {}));
        else if ((0,paths/* isSelected */.sp)(base, path)) {
            if (kind.isFile())
                files.push(path);
            else
                report(fileError('unreadable-file', path, { reason: NOT_REGULAR }));
        }
    };
    const walk = (folder, mayBeSubmodule) => {
        let entries;
        try {
            entries = (0,external_node_fs_.readdirSync)((0,external_node_path_.resolve)(cwd, folder), { withFileTypes: true });
        }
        catch (error) {
            report(fileError('unreadable-file', folder, { reason: errorCode(error) }));
            return;
        }
        if (mayBeSubmodule && entries.some(({ name }) => name === '.git')) {
            report(fileError('submodule', folder, {}));
            return;
        }
        for (const entry of entries) {
            if (entry.name === '.git')
                continue;
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory())
                walk(path, true);
            else
                take(path, entry);
        }
    };
    try {
        for (const folder of inside ? (0,paths/* foldersTo */.vu)(base).slice(0, -1) : []) {
            const isLink = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(cwd, folder)).isSymbolicLink();
            const isRepository = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(cwd, folder, '.git'), { throwIfNoEntry: false }) !== undefined;
            if (!isLink && !isRepository)
                continue;
            report(fileError(isLink ? 'symbolic-link' : 'submodule', folder, {}));
            return [];
        }
        const kind = (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(cwd, base));
        if (kind.isDirectory())
            walk(base, base !== '' && inside);
        else
            take(base, kind);
    }
    catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            report(fileError('unreadable-file', base, { reason: code }));
    }
    return files;
}
const NOT_REGULAR = 'not a regular file';
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function fileContent(file, path, report) {
    try {
        const descriptor = (0,external_node_fs_.openSync)(file, OPEN_FLAGS);
        try {
            const stat = (0,external_node_fs_.fstatSync)(descriptor);
            if (!stat.isFile())
                report(fileError('unreadable-file', path, { reason: NOT_REGULAR }));
            else if (stat.size > FILE_LIMIT)
                report(fileError('file-too-large', path, { bytes: stat.size, limit: FILE_LIMIT }));
            else if (stat.size > DENSE_LIMIT)
                return (0,external_node_fs_.readFileSync)(descriptor);
            else {
                const text = (0,external_node_fs_.readFileSync)(descriptor, 'utf8');
                return text.includes('\uFFFD') ? (0,external_node_fs_.readFileSync)(file, { flag: OPEN_FLAGS }) : text;
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        report(fileError('unreadable-file', path, { reason: errorCode(error) }));
    }
    return null;
}
function errorCode(error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    throw error;
}

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/inventory/shape.js
const DOCUMENT_KEYS = [
    'cyber_system',
    'facility',
    'impact_rating',
    'prune',
    'asset_type',
    'ignore',
    'assets',
];
const ASSET_KEYS = ['name', 'asset_type', 'renamed_from', 'moved_from', 'id', 'external_id'];
const EXTERNAL_ID_LIMIT = 200;
function tooLong(id) {
    const length = id.length <= EXTERNAL_ID_LIMIT ? 0 : [...id].length;
    return length > EXTERNAL_ID_LIMIT ? { key: 'external_id', length, limit: EXTERNAL_ID_LIMIT } : null;
}

;// CONCATENATED MODULE: ./lib/inventory/syntax.js


const DEPTH_LIMIT = 100;
const LONE_RETURN = /\r(?!\n)/;
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?: |\r?$)/m;
function readEvents(file, text, report) {
    const addFinding = (offset, finding) => {
        report({ ...finding, severity: 'error', at: { file, offset } });
        return null;
    };
    const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
    if (lone !== null)
        return addFinding(lone.index, { code: 'yaml-syntax', args: { fault: 'carriage-return', text: '' } });
    try {
        return (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: DEPTH_LIMIT });
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const conflict = CONFLICT.exec(text);
        if (conflict !== null)
            return addFinding(conflict.index, { code: 'merge-conflict', args: {} });
        const offset = error.mark?.position ?? null;
        if (error.reason.startsWith('nesting exceeded'))
            return addFinding(offset, { code: 'yaml-too-deep', args: { limit: DEPTH_LIMIT } });
        const at = Math.min(offset ?? 0, text.length);
        const { offset: place, ...args } = slipBefore(text, at) ?? faultAt(error.reason, text, at);
        return addFinding(offset === null ? null : place, { code: 'yaml-syntax', args });
    }
}
const ALL_KEYS = new Set([...DOCUMENT_KEYS, ...ASSET_KEYS]);
const SLIPS = [
    ['special-space', /^[ \t-]*(?:\w+:)?(?=[^\S \t\r\n])/],
    ['colon-without-space', /^[ \t-]*(\w+)(?=:[^ \t\r\n])/],
    ['dash-without-space', /^[ \t]*-(?=(\w+):)/],
];
function slipBefore(text, offset) {
    for (const [fault, pattern] of SLIPS) {
        let end = offset;
        for (let lines = 0; lines < 2 && end >= 0;) {
            const start = lineStart(text, end);
            const stop = text.indexOf('\n', start);
            const line = text.slice(start, stop === -1 ? text.length : stop);
            const match = pattern.exec(line);
            if (match !== null && ALL_KEYS.has(match[1] ?? 'name'))
                return { fault, text: '', offset: start + match[0].length };
            if (!/^\s*(?:#|$)/.test(line))
                lines++;
            end = start - 1;
        }
    }
    return null;
}
function lineStart(text, offset) {
    return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
const REASONS = [
    ['tab characters', 'tab-indentation'],
    ['deficient indentation', 'not-closed'],
    ['unexpected end of the', 'not-closed'],
    ['missed comma', 'missing-comma'],
    ['unknown escape sequence', 'unknown-escape'],
    ['expected hexadecimal character', 'unknown-escape'],
    ['the stream contains non-printable', 'unprintable'],
    ['expected valid JSON character', 'unprintable'],
    ['end of the stream', 'no-pair'],
    ['can not read a block mapping', 'no-pair'],
    ['bad indentation', 'misaligned'],
];
const BEFORE_VALUE = /(?:^|[:-])[ \t]*$/;
const AFTER_CLOSED = /["'\]}][ \t]*$/;
const AFTER_PAIR = /^[^:#]*:[ \t]+[^\s"'[{]/;
function faultAt(reason, text, offset) {
    const start = lineStart(text, offset);
    const before = text.slice(start, offset);
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    const mark = (at) => ({ fault: 'mark', text: text[at], offset: at });
    if (/^name of an (?:alias|anchor)/.test(reason))
        return mark(offset - 1);
    if (reason.startsWith('a line break is expected'))
        return mark(start + Math.max(before.lastIndexOf('|'), before.lastIndexOf('>')));
    const blanks = reason === 'deficient indentation' ? /(?<![ \t])[ \t]+[[{]?$/.exec(before) : null;
    if (blanks?.[0].includes('\t'))
        return { fault: 'tab', text: '', offset: start + before.lastIndexOf('\t') };
    const fault = REASONS.find(([words]) => reason.startsWith(words))?.[1];
    const isEnd = reason.startsWith("expected ':'");
    if (isEnd || fault === 'no-pair' || (character === ':' && fault === 'misaligned')) {
        const first = firstWithoutColon(text, offset);
        if (first !== null && (isEnd || first < start))
            return { fault: 'no-colon', text: '', offset: first };
    }
    if (fault === undefined)
        return { fault: 'other', text: reason.replace(/ ".*"|: .*$/s, ''), offset };
    if (fault === 'unknown-escape') {
        const backslash = start + before.lastIndexOf('\\');
        return { fault, text: `\\${String.fromCodePoint(text.codePointAt(backslash + 1) ?? 0)}`, offset: backslash };
    }
    const isMark = before.trim() !== '' && /[@`%,\]}?|>-]/.test(character) && BEFORE_VALUE.test(before);
    if (isMark && (fault === 'misaligned' || fault === 'missing-comma'))
        return mark(offset);
    if (fault !== 'misaligned')
        return { fault, text: '', offset };
    if (AFTER_CLOSED.test(before))
        return { fault: 'text-after-end', text: '', offset };
    if (character === ':' && AFTER_PAIR.test(before))
        return { fault: 'second-colon', text: '', offset };
    return { fault, text: '', offset: start + before.search(/\S|$/) };
}
const WITHOUT_TEXT = /^\s*(?:#|$)/;
const HAS_COLON = /:(?:\s|$)/;
const ENTRY = /^\s*-\s/;
function firstWithoutColon(text, offset) {
    let first = null;
    for (let end = offset; end > 0;) {
        const start = lineStart(text, end);
        const line = text.slice(start, end);
        end = start - 1;
        if (WITHOUT_TEXT.test(line))
            continue;
        const column = line.search(/[^\s-]/);
        if (HAS_COLON.test(line) || column === -1 || column > (first?.column ?? column))
            break;
        const isWhole = first !== null && ENTRY.test(line);
        first = { offset: start + column, column };
        if (isWhole)
            break;
    }
    return first?.offset ?? null;
}

;// CONCATENATED MODULE: ./lib/inventory/yaml.js

const WORDS = new Map([
    ['boolean', ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n']],
    ['null', ['', '~', 'null']],
    ['default', ['=']],
    ['merge', ['<<']],
].flatMap(([reading, words]) => words
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .map((word) => [word, reading])));
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
function readsAs(text) {
    const word = WORDS.get(text);
    if (word !== undefined)
        return word;
    if (!/^[-+.0-9]/.test(text))
        return null;
    if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text))
        return 'number';
    if (!SEXAGESIMAL.test(text) && !TIMESTAMP.test(text))
        return null;
    return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'date' : 'number';
}
const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = js_yaml/* EVENT_ID */.hy;
const NOWHERE = -1;
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
function scalarText(text, event) {
    return event.fast ? text.slice(event.valueStart, event.valueEnd) : (0,js_yaml/* getScalarValue */.KE)(text, event);
}
function offsetAt(text, event) {
    switch (event.type) {
        case MAPPING:
        case SEQUENCE:
            return event.start;
        case ALIAS:
            return event.anchorStart - 1;
        case SCALAR:
            break;
        default:
            return NOWHERE;
    }
    const { valueStart, style } = event;
    if (valueStart === NOWHERE)
        return event.anchorStart === NOWHERE ? event.tagStart : event.anchorStart - 1;
    if (style === js_yaml/* SCALAR_STYLE */.jK.PLAIN)
        return valueStart;
    if (style === js_yaml/* SCALAR_STYLE */.jK.SINGLE_QUOTED || style === js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED)
        return valueStart - 1;
    const start = text.lastIndexOf('\n', valueStart - 2) + 1;
    const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
    return header === null ? valueStart : start + header.index;
}
function nextDash(text, from) {
    const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
    gap.lastIndex = from;
    gap.exec(text);
    return Math.min(gap.lastIndex, text.length);
}

;// CONCATENATED MODULE: ./lib/inventory/reader.js


function openYaml(file, text, report) {
    const events = readEvents(file, text, report);
    if (events === null)
        return null;
    const reader = {
        file,
        text,
        events,
        targets: new Map(),
        broken: new Set(),
        anchored: new Map(),
        joined: NOWHERE,
        misspelled: [],
        errors: 0,
        warnings: 0,
        report,
    };
    if (/[&*!]/.test(text))
        resolveAliases(reader);
    return reader;
}
const REPORTED_AT_MOST = 10_000;
function addFinding(reader, code, offset, args, severity = 'error') {
    const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
    if (count <= REPORTED_AT_MOST)
        reader.report({ code, severity, at: { file: reader.file, offset }, args });
}
const EXPANSION_LIMIT = 1_000_000;
function resolveAliases(reader) {
    const { text, events, broken } = reader;
    const anchors = { document: 0, nodes: new Map(), sizes: new Map(), expanded: 0, exploded: NOWHERE };
    const open = [];
    for (const [index, event] of events.entries()) {
        let nodes = 0;
        if (event.type === DOCUMENT) {
            anchors.document = index;
            anchors.nodes.clear();
            open.push({ index, size: 0 });
        }
        else if (event.type === POP) {
            const node = open.pop();
            anchors.sizes.set(node.index, node.size);
            nodes = node.size;
        }
        else if (event.type === ALIAS) {
            nodes = bindAlias(reader, anchors, event, index);
        }
        else {
            if (event.tagStart !== NOWHERE) {
                broken.add(anchors.document);
                addFinding(reader, 'unsupported-tag', event.tagStart, { tag: text.slice(event.tagStart, event.tagEnd) });
            }
            if (event.anchorStart !== NOWHERE)
                anchors.nodes.set(text.slice(event.anchorStart, event.anchorEnd), index);
            if (event.type === SCALAR)
                nodes = 1;
            else
                open.push({ index, size: 1 });
        }
        const around = open.at(-1);
        if (around !== undefined)
            around.size += nodes;
    }
}
function bindAlias(reader, anchors, event, index) {
    const { document } = anchors;
    const alias = reader.text.slice(event.anchorStart, event.anchorEnd);
    const offset = event.anchorStart - 1;
    const node = anchors.nodes.get(alias);
    if (node === undefined) {
        reader.broken.add(document);
        addFinding(reader, 'unknown-alias', offset, { alias });
        return 1;
    }
    const isScalar = reader.events[node].type === SCALAR;
    const size = isScalar ? 1 : (anchors.sizes.get(node) ?? Number.POSITIVE_INFINITY);
    if (anchors.expanded + size - 1 <= EXPANSION_LIMIT) {
        anchors.expanded += size - 1;
        reader.targets.set(index, node);
        return size;
    }
    if (anchors.exploded !== document) {
        if (size !== Number.POSITIVE_INFINITY)
            anchors.exploded = document;
        reader.broken.add(document);
        addFinding(reader, 'yaml-expansion', offset, { limit: EXPANSION_LIMIT });
    }
    return 1;
}

;// CONCATENATED MODULE: ./lib/inventory/parse.js








function parse_parseInventory(file, text, report, keep = 'whole') {
    const reader = openYaml(file, text, report);
    if (reader === null)
        return [];
    const { events, broken } = reader;
    if (events.length === 0)
        report({ code: 'empty-file', severity: 'error', at: { file, offset: null }, args: {} });
    const documents = [];
    let starts = null;
    let started = 0;
    for (let at = 0; at < events.length;) {
        const event = events[at];
        if (event.type === DOCUMENT && event.explicitStart)
            started++;
        let offset = offsetAt(text, events[at + 1]);
        if (offset === NOWHERE) {
            starts ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
            offset = starts[started - 1] ?? 0;
        }
        const { document, next } = readDocument(reader, at, offset);
        if (document !== null && !broken.has(at))
            documents.push(document);
        at = next;
    }
    reportCutOff(reader);
    return documents.filter((document) => {
        const isNamed = document.cyberSystem !== UNREADABLE && document.facility !== UNREADABLE;
        if (keep === 'all' || document.isWhole || (keep === 'named' && isNamed))
            return true;
        (0,names/* checkBetween */.nT)([{ key: '', assets: document.assets, documents: [document] }], 'system', report);
        return false;
    });
}
const CYBER_SYSTEM = DOCUMENT_KEYS.indexOf('cyber_system');
const FACILITY = DOCUMENT_KEYS.indexOf('facility');
const RATING = DOCUMENT_KEYS.indexOf('impact_rating');
const PRUNE = DOCUMENT_KEYS.indexOf('prune');
const TYPE_OF_ALL = DOCUMENT_KEYS.indexOf('asset_type');
const IGNORE = DOCUMENT_KEYS.indexOf('ignore');
const ASSETS = DOCUMENT_KEYS.indexOf('assets');
const TEXT_KEYS = new Set([...DOCUMENT_KEYS, ...ASSET_KEYS].filter((key) => !['impact_rating', 'prune', 'asset_type'].includes(key)));
function reportCutOff(reader) {
    const { events, text } = reader;
    const comments = new Map();
    for (const { index } of text.matchAll(/ #(?=[^\s#])/g)) {
        let end = index;
        while (text[end - 1] === ' ')
            end--;
        comments.set(end, index);
    }
    if (comments.size === 0)
        return;
    for (const [at, event] of events.entries()) {
        const start = event.type === SCALAR && event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? comments.get(event.valueEnd) : undefined;
        if (start === undefined || event.type !== SCALAR || event.valueStart === event.valueEnd)
            continue;
        const before = events[at - 1];
        const key = before.type === SCALAR ? scalarText(text, before) : 'pattern';
        const isPattern = before.type !== SCALAR || text.slice(before.valueEnd, event.valueStart).includes('\n');
        if (!isPattern && !TEXT_KEYS.has(key))
            continue;
        const lineEnd = text.indexOf('\n', start);
        const line = text.slice(event.valueStart, lineEnd === -1 ? undefined : lineEnd).trimEnd();
        const next = line.slice(start - event.valueStart + 1).search(/ #(?:\s|$)/);
        const whole = next === -1 ? line : line.slice(0, start - event.valueStart + 1 + next).trimEnd();
        const args = { key: isPattern ? 'pattern' : key, value: scalarText(text, event), whole };
        addFinding(reader, 'cut-off-value', event.valueStart, args, 'warning');
    }
}
const UNREADABLE = { value: '', offset: 0 };
function readDocument(reader, at, offset) {
    const { events, file, errors } = reader;
    const root = target(reader, at + 1);
    const event = events[root];
    if (event?.type !== MAPPING) {
        if (event !== undefined)
            wrongType(reader, event, 'document', 'mapping', offset);
        return { document: null, next: after(events, at) };
    }
    const slots = new Array(DOCUMENT_KEYS.length).fill(NOWHERE);
    const end = readKeys(reader, root, DOCUMENT_KEYS, slots);
    for (const key of ['cyber_system', 'assets']) {
        const isMissing = slots[DOCUMENT_KEYS.indexOf(key)] === NOWHERE && !reader.misspelled.includes(key);
        if (isMissing)
            addFinding(reader, 'missing-key', offset, { key, of: 'document' });
    }
    const typeAt = slots[TYPE_OF_ALL];
    const ignore = [];
    const assets = [];
    const document = {
        file,
        cyberSystem: readLocatedName(reader, slots[CYBER_SYSTEM], 'cyber_system') ?? UNREADABLE,
        facility: slots[FACILITY] === NOWHERE ? null : (readLocatedName(reader, slots[FACILITY], 'facility') ?? UNREADABLE),
        impactRating: readRating(reader, slots[RATING]),
        prune: readPrune(reader, slots[PRUNE]),
        assetType: typeAt === NOWHERE ? null : (readAssetType(reader, typeAt) ?? model/* ASSET_TYPES */.Dd[0]),
        ignore,
        assets,
        isWhole: true,
    };
    const patterns = listAt(reader, slots[IGNORE], 'ignore');
    for (let item = patterns + 1; patterns !== NOWHERE && events[item].type !== POP; item = after(events, item)) {
        const pattern = readLocatedName(reader, item, 'pattern');
        if (pattern !== null)
            ignore.push(pattern);
    }
    const entries = listAt(reader, slots[ASSETS], 'assets');
    if (entries !== NOWHERE)
        readAssets(reader, entries, document, assets);
    document.isWhole = reader.errors === errors;
    return { document, next: end + 1 };
}
function listAt(reader, index, key) {
    const list = target(reader, index);
    if (list === NOWHERE)
        return NOWHERE;
    const event = reader.events[list];
    if (event.type === SEQUENCE)
        return list;
    wrongType(reader, event, key, 'list', offsetOfValue(reader, index));
    return NOWHERE;
}
function readAssets(reader, open, document, assets) {
    const { events, text } = reader;
    let lastDash = offsetAt(text, events[open]) - 1;
    let lastEmpty = open;
    let at = open + 1;
    while (events[at].type !== POP) {
        const event = events[at];
        let offset = offsetAt(text, event);
        if (offset === NOWHERE) {
            offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
            lastDash = offset;
            lastEmpty = at;
        }
        if (event.type === MAPPING && event.anchorStart === NOWHERE) {
            at = readAsset(reader, at, offset, document, assets);
        }
        else {
            readUnusual(reader, at, offset, document, assets);
            at = after(events, at);
        }
    }
}
function endBefore(reader, index, stop) {
    for (let at = index - 1; at > stop; at--) {
        const event = reader.events[at];
        if (event.type === ALIAS)
            return event.anchorEnd;
        if ('valueEnd' in event && event.valueEnd !== NOWHERE)
            return event.valueEnd;
        const place = offsetAt(reader.text, event);
        if (place !== NOWHERE)
            return place + 1;
    }
    return NOWHERE;
}
function readUnusual(reader, at, offset, document, assets) {
    const { events, anchored, errors } = reader;
    const index = target(reader, at);
    if (index === NOWHERE)
        return;
    const event = events[index];
    if (event.type !== MAPPING) {
        wrongType(reader, event, 'asset', 'mapping', offset);
        return;
    }
    let asset = anchored.get(index);
    if (asset === undefined) {
        const read = [];
        readAsset(reader, index, event.start, document, read);
        asset = read[0] ?? null;
        anchored.set(index, reader.errors === errors ? asset : null);
    }
    if (asset === null)
        return;
    const { name, assetType, hints, externalId } = asset;
    assets.push({ name, assetType, offset, document, hints, externalId });
}
const NAME = ASSET_KEYS.indexOf('name');
const ASSET_TYPE = ASSET_KEYS.indexOf('asset_type');
const RENAMED_FROM = ASSET_KEYS.indexOf('renamed_from');
const MOVED_FROM = ASSET_KEYS.indexOf('moved_from');
const ID = ASSET_KEYS.indexOf('id');
const EXTERNAL_ID = ASSET_KEYS.indexOf('external_id');
const slots = new Array(ASSET_KEYS.length).fill(NOWHERE);
function readAsset(reader, open, offset, document, assets) {
    const errors = reader.errors;
    const next = readKeys(reader, open, ASSET_KEYS, slots);
    const nameAt = slots[NAME];
    const typeAt = slots[ASSET_TYPE];
    const idAt = slots[ID];
    const renamedAt = slots[RENAMED_FROM];
    const movedAt = slots[MOVED_FROM];
    const numberAt = slots[EXTERNAL_ID];
    if (nameAt === NOWHERE && !reader.misspelled.includes('name')) {
        addFinding(reader, 'missing-key', offset, { key: 'name', of: 'asset' });
    }
    const typeOfAll = typeAt === NOWHERE ? document.assetType : null;
    if (typeAt === NOWHERE && typeOfAll === null && !reader.misspelled.includes('asset_type')) {
        addFinding(reader, 'missing-key', offset, { key: 'asset_type', of: 'asset' });
    }
    const name = readName(reader, nameAt, 'name', idAt === NOWHERE ? 'error' : 'warning');
    const assetType = typeAt === NOWHERE ? typeOfAll : readAssetType(reader, typeAt);
    const hints = idAt === NOWHERE && renamedAt === NOWHERE && movedAt === NOWHERE
        ? null
        : {
            id: readLocatedName(reader, idAt, 'id'),
            renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
            movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
        };
    let externalId = numberAt === NOWHERE ? null : readLocatedName(reader, numberAt, 'external_id');
    const long = externalId === null ? null : tooLong(externalId.value);
    if (long !== null) {
        addFinding(reader, 'value-too-long', externalId.offset, long);
        externalId = null;
    }
    if (name === null)
        return next;
    if (assetType !== null && reader.errors === errors) {
        assets.push({ name, assetType, offset, document, hints, externalId });
    }
    else if (idAt === NOWHERE || hints?.id) {
        const id = hints?.id ? { id: hints.id, renamedFrom: null, movedFrom: null } : null;
        assets.push({ name, assetType: model/* ASSET_TYPES */.Dd[0], offset, document, hints: id, externalId });
    }
    return next;
}
const NO_KEYS = [];
function readKeys(reader, open, keys, slots) {
    const { events, text } = reader;
    slots.fill(NOWHERE);
    reader.misspelled = NO_KEYS;
    let at = open + 1;
    for (;;) {
        const key = events[at];
        if (key.type === POP)
            return at + 1;
        const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
        let slot = NOWHERE;
        if (key.type === SCALAR && key.fast) {
            const length = key.valueEnd - key.valueStart;
            slot = keys.findIndex((one) => one.length === length && text.startsWith(one, key.valueStart));
        }
        if (slot !== NOWHERE && slots[slot] === NOWHERE)
            slots[slot] = value;
        else
            readOddKey(reader, open, at, value, keys, slots);
        const type = events[value].type;
        at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
    }
}
function readOddKey(reader, open, at, value, keys, slots) {
    const { events, text, file } = reader;
    const index = target(reader, at);
    if (index === NOWHERE)
        return;
    const event = events[index];
    const offset = [at, value, open].map((one) => offsetAt(text, events[one])).find((place) => place !== NOWHERE) ?? 0;
    if (event.type !== SCALAR) {
        wrongType(reader, event, 'key', 'string', offset);
        return;
    }
    const key = scalarText(text, event);
    const slot = keys.indexOf(key);
    const first = slots[slot] ?? NOWHERE;
    if (slot === NOWHERE) {
        if (event.tagStart !== NOWHERE)
            return;
        const near = keys.find((one) => key.startsWith(`${one}:`)) ?? (0,suggest/* nearest */.pA)(key, keys, 1)[0] ?? null;
        if (near !== null)
            reader.misspelled = [...reader.misspelled, near];
        const of = keys === ASSET_KEYS ? 'asset' : 'document';
        addFinding(reader, 'unknown-key', offset, { key, of, near, allowed: keys });
    }
    else if (first === NOWHERE) {
        slots[slot] = value;
    }
    else if (reader.joined !== open) {
        const firstPlace = { file, offset: offsetAt(text, events[first - 1]) };
        const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== NOWHERE;
        if (!isWhole)
            addFinding(reader, 'duplicate-key', offset, { key, first: firstPlace });
        else {
            reader.joined = open;
            addFinding(reader, 'missing-document-start', offset, { first: firstPlace });
        }
    }
}
function wrongType(reader, event, subject, expected, offset) {
    if ('tagStart' in event && event.tagStart !== NOWHERE)
        return;
    let found = 'nothing';
    if (event.type === MAPPING)
        found = 'mapping';
    else if (event.type === SEQUENCE)
        found = 'list';
    else if (event.type === SCALAR) {
        const value = scalarText(reader.text, event);
        const isPlain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
        if (!isPlain || value !== '')
            found = (isPlain ? readsAs(value) : null) ?? 'string';
    }
    addFinding(reader, 'wrong-type', offset, { subject, expected, found });
}
function target(reader, index) {
    if (index === NOWHERE || reader.events[index].type !== ALIAS)
        return index;
    return reader.targets.get(index) ?? NOWHERE;
}
function offsetOfValue(reader, index) {
    const own = offsetAt(reader.text, reader.events[index]);
    return own === NOWHERE ? Math.max(0, offsetAt(reader.text, reader.events[index - 1])) : own;
}
function scalarAt(reader, index, key, expected) {
    const at = target(reader, index);
    if (at === NOWHERE)
        return null;
    const event = reader.events[at];
    if (event.type === SCALAR)
        return event.tagStart === NOWHERE ? event : null;
    wrongType(reader, event, key, expected, offsetOfValue(reader, index));
    return null;
}
function readName(reader, index, key, severity) {
    const event = scalarAt(reader, index, key, 'string');
    if (event === null)
        return null;
    const name = scalarText(reader.text, event);
    if (characters/* SURELY_FINE */.Mx.test(name))
        return name;
    const offset = offsetOfValue(reader, index);
    const reads = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? readsAs(name) : null;
    if (reads !== null) {
        const end = reader.text.indexOf('\n', offset);
        const line = name === '' ? reader.text.slice(offset, end === -1 ? undefined : end) : '';
        const start = line.search(/[ \t]#/);
        const isBehind = start !== -1 && /[:-]$/.test(line.slice(0, start).trimEnd());
        const { anchorStart, anchorEnd } = event;
        const anchor = name === '' && anchorStart !== NOWHERE ? `&${reader.text.slice(anchorStart, anchorEnd)}` : null;
        const meant = isBehind ? line.slice(start).trim() : anchor;
        addFinding(reader, 'unquoted-scalar', offset, { key, text: name, reads, meant });
        return null;
    }
    const errors = reader.errors;
    for (const { code, severity: usual, character } of (0,characters/* nameFaults */.hV)(name)) {
        const graded = usual === 'error' && code !== 'empty-name' ? severity : usual;
        addFinding(reader, code, offset, { key, value: name, character }, graded);
    }
    return reader.errors === errors ? name : null;
}
function readLocatedName(reader, index, key) {
    const value = readName(reader, index, key, 'error');
    return value === null ? null : { value, offset: offsetOfValue(reader, index) };
}
function readAssetType(reader, index) {
    return readWord(reader, index, 'asset_type', model/* ASSET_TYPES */.Dd);
}
function readRating(reader, index) {
    const value = readWord(reader, index, 'impact_rating', model/* IMPACT_RATINGS */.oW);
    return value === null ? null : { value, offset: offsetOfValue(reader, index) };
}
function readWord(reader, index, key, words) {
    const event = scalarAt(reader, index, key, 'string');
    if (event === null)
        return null;
    const value = scalarText(reader.text, event);
    const word = words.find((one) => one === value);
    if (word !== undefined)
        return word;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && readsAs(value) !== null) {
        wrongType(reader, event, key, 'string', offsetOfValue(reader, index));
    }
    else {
        wrongValue(reader, index, key, value, words);
    }
    return null;
}
function readPrune(reader, index) {
    const event = scalarAt(reader, index, 'prune', 'boolean');
    if (event === null)
        return null;
    const value = scalarText(reader.text, event);
    const isPlain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
    if (isPlain && /^(?:true|True|TRUE)$/.test(value))
        return true;
    if (isPlain && /^(?:false|False|FALSE)$/.test(value))
        return false;
    const reading = readsAs(value);
    if (isPlain && (reading === null || reading === 'boolean')) {
        wrongValue(reader, index, 'prune', value, ['true', 'false']);
    }
    else {
        wrongType(reader, event, 'prune', 'boolean', offsetOfValue(reader, index));
    }
    return null;
}
function wrongValue(reader, index, key, value, allowed) {
    const near = (0,suggest/* nearest */.pA)(value, allowed, 1)[0] ?? null;
    addFinding(reader, 'wrong-value', offsetOfValue(reader, index), { key, value, near, allowed });
}

;// CONCATENATED MODULE: ./lib/inventory/load.js






const WORKING_TREE = { kind: 'working-tree' };
async function loadRevision(revision, source, report) {
    const documents = [];
    const files = [];
    await readRevision(revision, source, (file) => {
        source.onFile?.();
        const read = files_readText(file, report);
        if (read === null)
            return;
        const { path, text } = read;
        files.push({ path, content: () => contentOf(read, text) });
        for (const document of parse_parseInventory(files_sourceFile(path, text), text, report, 'named'))
            documents.push(document);
    }, report);
    return { inventory: { documents }, files };
}
async function readRevision(revision, source, visit, report) {
    if (revision.kind === 'working-tree')
        await folder_readFolder(source, visit, report);
    else
        await readGit(source, revision.commit, visit, report);
}
async function readTexts(source, report) {
    const texts = [];
    await readFolder(source, (file) => {
        const text = readText(file, report);
        if (text !== null)
            texts.push(text);
    }, report);
    return texts;
}
async function readOriginals({ cwd, git }, paths, report) {
    const originals = new Map();
    const reported = new Set();
    const reportOnce = (finding) => {
        const key = `${finding.code}\0${finding.at === null ? JSON.stringify(finding.args) : finding.at.file.path}`;
        if (finding.at?.offset != null || !reported.has(key))
            report(finding);
        reported.add(key);
    };
    for (const path of paths) {
        for (const file of await readTexts({ cwd, path, git }, reportOnce)) {
            const real = realpathSync.native(resolve(cwd, file.path));
            if (originals.has(real))
                continue;
            const documents = parseInventory(sourceFile(file.path, file.text), file.text, report);
            originals.set(real, { ...file, documents });
        }
    }
    return [...originals.values()];
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   sp: () => (/* binding */ isSelected),
/* harmony export */   vu: () => (/* binding */ foldersTo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function readPath(path, cwd, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    const system = separator === '\\' ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
    const leadsOut = (to) => system.isAbsolute(to) || `${system.normalize(to)}${system.sep}`.startsWith(`..${system.sep}`);
    const named = separator === '\\' ? path.replace(/^\\\\\?\\(?:UNC(?=\\))?/i, (prefix) => prefix.slice(4) && '\\') : path;
    const within = system.isAbsolute(named) ? system.relative(cwd, named) : named;
    const clean = system
        .normalize(leadsOut(within) ? named : within)
        .replaceAll(system.sep, '/')
        .replace(/(?<=.)\/$/, '');
    const base = clean === '.' ? '' : clean;
    return { base, inside: !leadsOut(base) };
}
function isSelected(base, path) {
    return path !== base && isWithin(base, path) && /\.ya?ml$/i.test(path);
}
function isWithin(folder, path) {
    return folder === '' || path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
function foldersTo(path) {
    const parts = path.split('/');
    return parts.map((_, k) => parts.slice(0, k + 1).join('/')).filter((folder) => folder !== '');
}


/***/ }),

/***/ 8402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ openService),
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   N: () => (/* binding */ askingGitHub),
/* harmony export */   Ql: () => (/* binding */ closeRun)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7206);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6404);


const REQUEST_TIMEOUT_MS = 30_000;
function openRun(opened) {
    return { ...opened, attempts: new Map(), onClose: [opened.shutdown.end, opened.progress.end] };
}
async function openService(context, apiKey) {
    const { host, settings, shutdown, attempts, progress, logRequest, onClose } = context;
    const { connect } = await __webpack_require__.e(/* import() */ 284).then(__webpack_require__.bind(__webpack_require__, 8284));
    const service = connect({
        requestTimeoutMs: REQUEST_TIMEOUT_MS,
        ...host,
        baseUrl: settings.baseUrl,
        apiKey,
        concurrency: settings.concurrency,
        signal: shutdown.stop,
        hardSignal: shutdown.cut,
        onAttempt: (attempt) => {
            const { method, path, status, ms } = attempt;
            const request = `${method} ${path}`;
            if (method !== 'GET')
                attempts.set(request, (attempts.get(request) ?? 0) + 1);
            logRequest?.((0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS) `${method} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)} ${status ?? 'no answer'} ${Math.round(ms)} ms\n`);
        },
        onReceived: progress.received,
    });
    onClose.push(() => service.close());
    return service;
}
async function closeRun({ onClose }) {
    for (const undo of onClose.reverse())
        await undo();
}
function askingGitHub({ env, clock, random, version }, token) {
    const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
    return { apiUrl, token, clock, random, userAgent: `${_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .lH}/${version}` };
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony exports makeFolder, isNull, putOut, readNamed, writeFiles */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





function makeFolder(path) {
    const isFolder = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder())
            throw error;
    }
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function linkOnTheWay(path, cwd) {
    for (let at = path; at !== cwd; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink())
                return at;
        }
        catch {
        }
        if (!isBelow(cwd, path))
            break;
    }
    return null;
}
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, 'is a folder', 'Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, problem, 'Nothing was written.', { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
function isNull(path, separator = sep) {
    return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}
function putOut(text, { options: { out }, cwd, terminal }) {
    if (out === null || out === '-') {
        terminal.out(text);
        return;
    }
    if (isNull(out))
        return;
    const path = resolve(cwd, out);
    const link = linkOnTheWay(path, cwd);
    if (link !== null &&
        (link !== path || isBelow(cwd, path) || statSync(path, { throwIfNoEntry: false })?.isFile() !== false)) {
        throw new UserError('--out', `names ${word(path)}, and ${word(link)} is a link`, 'Name a file that is none.');
    }
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!isSystemError(error))
            throw error;
        const problem = `names ${word(path)}, which cannot be written (${error.code})`;
        throw new UserError('--out', problem, 'Name another place, or make room there.', { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    if (linkOnTheWay((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), process.cwd()) !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('evidence-dir', 'is a link, or lies below one', 'Name a folder.');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
function readNamed(flag, path) {
    try {
        return readFileSync(path);
    }
    catch (cause) {
        const code = isSystemError(cause) ? cause.code : null;
        let parts = [`cannot be read${code === null ? '' : ` (${code})`}`, 'Check the path, and that you may read it.'];
        if (code === 'ENOENT')
            parts = ['does not exist', 'Check the path.'];
        if (code === 'EISDIR')
            parts = ['is a folder', 'Name a file.'];
        throw new UserError(flag, `names ${word(path)}, which ${parts[0]}`, parts[1], { cause });
    }
}
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new UserError(edit.path, unfit, 'Nothing was written.');
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = resolve(cwd, path);
        const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
        try {
            makeFolder(dirname(target));
            rmSync(temporary, { force: true });
            writeFileSync(temporary, text, { flag: 'wx' });
            if (before !== null)
                chmodSync(temporary, lstatSync(target).mode & 0o7777);
            renameSync(temporary, target);
        }
        catch (error) {
            if (existsSync(temporary))
                rmSync(temporary);
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new UserError(path, reason, rest, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
function unfitness(cwd, { path, before }) {
    const target = resolve(cwd, path);
    const folders = isBelow(cwd, target) ? relative(cwd, target).split(sep).slice(0, -1) : [];
    try {
        let last = cwd;
        for (const [k, folder] of folders.entries()) {
            const kind = lstatSync(join(last, folder), { throwIfNoEntry: false });
            if (kind === undefined)
                break;
            last = join(last, folder);
            if (!kind.isDirectory())
                return `lies below ${folders.slice(0, k + 1).join('/')}, which is a link or no folder`;
        }
        const kind = lstatSync(target, { throwIfNoEntry: false });
        if (before === null) {
            if (kind !== undefined)
                return 'exists already, outside of the inventory that was read';
        }
        else if (!kind?.isFile())
            return 'is not a regular file any more';
        else if (readFileSync(target, 'utf8') !== before)
            return 'was changed meanwhile';
        else
            accessSync(target, constants.W_OK);
        return null;
    }
    catch (error) {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return reason;
    }
}
function reasonOf(error) {
    if (!isSystemError(error))
        return null;
    return heldOpen(error) ?? `cannot be written (${error.code})`;
}


/***/ }),

/***/ 1192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* unused harmony exports ALL_SETTINGS, camelCase, inputsOfAction */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);

const ONLINE = ['plan', 'apply', 'drift', 'systems', 'export', 'import', 'doctor'];
const PLANNING = ['plan', 'apply', 'drift'];
const SETTINGS = {
    command: {
        type: ['auto', 'validate', 'plan', 'apply', 'drift', 'doctor'],
        default: 'auto',
        description: 'What to do: auto (what the event asks for), validate, plan, apply, drift or doctor.',
    },
    path: {
        type: 'text',
        value: 'dir',
        default: 'inventory',
        description: 'Folder of the inventory. Every *.yml and *.yaml below it is read.',
        commands: ['validate', 'fmt', ...ONLINE],
    },
    'base-url': {
        type: 'text',
        value: 'url',
        description: 'URL of the compliance inventory service. It must be https, unless it is this machine.',
        commands: ONLINE,
    },
    'api-key': {
        type: 'secret',
        description: 'API key of the organization, from a secret. Without it, the files are only validated.',
    },
    organization: {
        type: 'text',
        value: 'slug',
        description: 'Slug of the organization. If the API key belongs to another one, the run stops.',
        commands: ONLINE,
    },
    name: {
        type: 'text',
        description: 'Name of this inventory in comments and checks, if the repository has several organizations.',
    },
    'github-token': {
        type: 'secret',
        default: `\${{ github.token }}`,
        description: 'Token for comments, checks and the applied log. It has the permissions of the job.',
    },
    approval: {
        type: ['none', 'plan', 'review'],
        default: 'plan',
        description: 'What apply executes: plan (what a merged pull request showed), review (what another person approved, too), none (everything).',
        commands: ['apply'],
    },
    'approve-digest': {
        type: 'text',
        value: 'digest',
        description: 'Digest of a plan to approve. Apply executes the plan if it still has this digest.',
        commands: ['apply'],
    },
    'apply-drift': {
        type: 'switch',
        default: 'false',
        description: 'Whether to include changes that no file asked for in what apply executes.',
        commands: ['plan', 'apply'],
    },
    only: {
        type: 'lines',
        value: 'system',
        description: 'Plans only this cyber system: name, id or SITE/SYSTEM. You can repeat it.',
        action: false,
        commands: ['plan'],
    },
    'unique-names': {
        type: ['system', 'organization'],
        default: 'system',
        description: 'Where asset names must be unique: system or organization.',
        commands: ['validate', ...PLANNING, 'import', 'doctor'],
    },
    'max-deletes': {
        type: 'count',
        default: '25',
        description: 'Maximum number of deletes in one apply. 0 means none at all.',
        commands: ['plan', 'apply', 'import'],
    },
    'max-delete-percent': {
        type: 'percent',
        default: '30',
        description: 'Maximum number of deletes in one apply, as a percentage of the live assets in managed systems. 3 are always allowed. 0 means none at all.',
        commands: ['plan', 'apply', 'import'],
    },
    concurrency: {
        type: 'parallel',
        default: '16',
        description: 'Maximum number of requests to the service at once.',
        commands: ONLINE,
    },
    timeout: {
        type: 'seconds',
        default: '0',
        description: 'Maximum number of seconds for the whole run. 0 means no limit.',
        commands: ONLINE,
    },
    'allow-public': {
        type: 'switch',
        default: 'false',
        description: 'Whether a run may print the inventory in a public repository. If not, it fails there.',
    },
    'signing-key': {
        type: 'secret',
        description: 'Secret that signs records and the applied log, of 32 characters or more. If it is set, unsigned ones do not count.',
    },
    'fail-on-drift': {
        type: 'switch',
        default: 'false',
        description: 'Whether drift fails the run.',
    },
    'working-directory': {
        type: 'text',
        value: 'dir',
        description: 'Folder to work in: on GitHub relative to the workspace.',
    },
    'impact-rating-field': {
        type: 'text',
        value: 'field',
        description: 'Field of a cyber system that holds its impact rating. It is shown beside the name, and compared with the files.',
        commands: [...PLANNING, 'systems', 'export', 'import'],
    },
    'control-center-field': {
        type: 'text',
        value: 'field',
        description: 'Field of a cyber system that holds its control center. It is shown before the name.',
        commands: [...PLANNING, 'systems', 'export', 'import'],
    },
    'evidence-dir': {
        type: 'text',
        value: 'dir',
        default: '.cip-sync',
        description: 'Folder for the evidence of an apply.',
        action: false,
        commands: ['apply'],
    },
    ledger: {
        type: 'text',
        value: 'remote#branch',
        description: 'Branch that keeps applies and looks for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH).',
        commands: ['apply', 'drift'],
    },
    'ledger-token': {
        type: 'secret',
        default: `\${{ github.token }}`,
        description: 'Token that can push to the ledger.',
    },
    'ledger-key': {
        type: 'secret',
        description: 'Ed25519 private key that signs the commits of the ledger.',
    },
};
const ALL_SETTINGS = Object.entries(SETTINGS).map(([name, { action = true, ...setting }]) => {
    return { default: '', commands: [], ...setting, name: name, isInput: action };
});
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
function readSettings(get) {
    const entries = ALL_SETTINGS.flatMap(({ name, type, default: fallback }) => {
        if (type === 'secret')
            return [];
        const text = get(name)?.trim() ?? '';
        return [[camelCase(name), checkedValue(name, type, text === '' ? fallback : text)]];
    });
    return Object.fromEntries(entries);
}
const MAX_SECONDS = 2_147_483;
function checkedValue(name, type, text) {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    switch (type) {
        case 'text':
            return text;
        case 'lines':
            return text.split('\n').flatMap((line) => line.trim() || []);
        case 'switch':
            return chosen(name, text.toLowerCase(), ['true', 'false']) === 'true';
        case 'count':
            if (number <= Number.MAX_SAFE_INTEGER)
                return number;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, 'must be a whole number of 0 or more');
        case 'percent':
            if (number <= 100)
                return number;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, 'must be a whole number from 0 to 100');
        case 'parallel':
            if (number >= 1 && number <= 256)
                return number;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, 'must be a whole number from 1 to 256');
        case 'seconds': {
            const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
            if (seconds <= MAX_SECONDS)
                return seconds > 0 ? Math.max(0.001, seconds) : 0;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, `must be a number of seconds, at most ${MAX_SECONDS}`);
        }
        default:
            return chosen(name, text, type);
    }
}
function chosen(name, text, allowed) {
    if (allowed.includes(text))
        return text;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, `must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`);
}
function inputsOfAction() {
    const lines = ALL_SETTINGS.flatMap(({ name, isInput, default: fallback, description }) => {
        if (!isInput)
            return [];
        const token = fallback.startsWith('$') ? fallback : JSON.stringify(fallback);
        return [`  ${name}:`, `    description: ${JSON.stringify(description)}`, `    default: ${token}`];
    });
    return `inputs:\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 2829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder)
/* harmony export */ });
/* unused harmony exports readLive, readFilesAndLive, loadBase */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9485);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(406);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5360);
/* harmony import */ var _text_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3945);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6404);








async function takeSnapshot(context, { repository, reader }, { base, applied }, readsAll) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader, readsAll));
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const head = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(repository.head, filesOf(context, repository), collect);
    const isOne = base === applied;
    const load = (name, revision) => revision === null ? null : loadBase({ name, revision, report: collect }, context, repository);
    const appliedRead = await load(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await load('base', base);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return {
        head: head.inventory,
        files: head.files,
        base: baseRead?.inventory ?? null,
        applied: appliedRead?.inventory ?? null,
        live,
        diagnostics,
        baseFindings: baseRead?.findings ?? [],
    };
}
async function readLive({ host, settings }, reader, readsAll = false) {
    let readAt = 0;
    const listAssets = async () => {
        const listed = await reader.cyberAssets();
        readAt = host.clock.now();
        return listed;
    };
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        readsAll || settings.controlCenterField !== '' ? reader.controlCenters() : [],
        reader.cyberSystems(),
        listAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
    return { organization, facilities, controlCenters, systems, assets, readAt };
}
async function readFilesAndLive(context, { repository, reader }) {
    const lists = early(readLive(context, reader));
    const { inventory } = await loadRevision(repository.head, filesOf(context, repository), (finding) => {
        if (finding.code === 'sparse-checkout')
            throw new UserError(finding.at?.file.path ?? 'path', 'is missing', sayDiagnostic(finding, plainFormatter));
    });
    return [inventory, await lists];
}
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function filesOf({ settings, progress }, repository) {
    return { ...repository, path: settings.path, onFile: progress.fileRead };
}
async function loadBase({ name, revision, report }, context, repository) {
    const { settings } = context;
    if (revision.kind === 'commit' && !(0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(settings.path, repository.cwd).inside) {
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(settings.path)}, outside of the working directory, where no commit is read`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('path', problem, 'Work in a folder above it.');
    }
    const noticed = new Set();
    const findings = [];
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, filesOf(context, repository), (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report({ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } });
    }).catch((error) => {
        if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
            throw error;
        const problem = `names "${revision.commit}", which is no commit of this clone`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base', problem, 'Check its spelling, or fetch it.', { cause: error });
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, findings };
}
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const remedy = 'Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('api-key', 'reads records of more than one organization', remedy);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(slug)}`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('organization', problem, 'Nothing was written.');
    }
    return slug;
}


/***/ }),

/***/ 7047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2829);




async function runValidate(context, { repository }) {
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRevision */ .qo)(repository.head, (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(context, repository), collect);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkByText */ .lq)(inventory.documents, context.settings.uniqueNames, collect);
    const unread = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    const whole = inventory.documents.filter(({ isWhole }) => isWhole);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .inFileOrder */ .w$)(diagnostics),
        files: new Set([...files.map(({ path }) => path), ...unread]).size,
        assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
    };
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

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   rG: () => (/* binding */ PROXY)
/* harmony export */ });
/* harmony import */ var _core_certificate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7948);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8165);



class ServiceError extends _core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI {
    name = 'ServiceError';
    method;
    kind;
    status;
    sent;
    #failure;
    problem;
    remedy;
    constructor(failed, options) {
        const { problem, remedy } = describe(failed, options?.cause);
        super(`${failed.method} ${failed.route}: ${problem}. ${remedy}`, options);
        const { method, route, kind, status, sent, excerpt: detail, mayBeDone, isUnanswered, retryAfterMs } = failed;
        this.problem = `${method} ${route}: ${problem}.`;
        this.remedy = remedy;
        this.method = method;
        this.kind = kind;
        this.status = status;
        this.sent = sent;
        const reason = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}. ${remedy}`;
        const reasonBy = failed.reason?.endsWith('CERT_ALTNAME_INVALID') ? 'others' : 'tool';
        this.#failure = { meaning: meaningOf(failed), mayBeDone, isUnanswered, reason, reasonBy, detail, retryAfterMs };
    }
    get failure() {
        return this.#failure;
    }
}
function meaningOf({ method, kind, sent, status }) {
    if (!sent)
        return kind === 'aborted' ? 'not-sent' : 'not-written';
    if (status === 401 || status === 403)
        return 'key-refused';
    if (status === 429)
        return 'not-written';
    if (method === 'POST' && status !== null && status >= 200 && status < 300 && status !== 201)
        return 'unexpected';
    const isCertain = kind === 'status' && status !== null && status !== 408 && status < 500;
    if (!isCertain)
        return 'unclear';
    return status === 409 ? 'taken' : 'rejected';
}
function isMissing(error) {
    return error instanceof ServiceError && error.status === 404;
}
const PROXY = 'PROXY_';
function describe(failure, cause) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return { problem: `no connection to ${failure.host}${failureReason}`, remedy: refusedRemedy(failure, cause) };
        case 'network':
            return { problem: `the connection broke before the answer was complete${failureReason}`, remedy: RUN_AGAIN };
        case 'timeout':
            return { problem: `no complete answer in time${failureReason}`, remedy: RUN_AGAIN };
        case 'redirect':
            return {
                problem: `the service answered ${failure.status}, a redirect, and redirects are not followed`,
                remedy: CHECK_URL,
            };
        case 'body':
            return {
                problem: `the service answered ${failure.status}, but not as its API document says${failureReason}`,
                remedy: CHECK_URL,
            };
        case 'too-large':
            return { problem: `the answer is too large and was cut off${failureReason}`, remedy: CHECK_URL };
        case 'aborted':
            return {
                problem: `the run stopped before the ${failure.sent ? 'answer came' : 'request was sent'}`,
                remedy: RUN_AGAIN,
            };
        case 'status':
            return { problem: `the service answered ${failure.status}`, remedy: remedy(failure) };
    }
}
const RUN_AGAIN = 'Run again.';
const CHECK_URL = 'Check the base URL.';
function refusedRemedy({ reason }, cause) {
    const [whose = '', where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', 'the base URL'];
    const fault = (0,_core_certificate_js__WEBPACK_IMPORTED_MODULE_2__/* .certificateFault */ .c)(whose, reason ?? '', cause);
    if (fault !== null)
        return fault;
    if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? ''))
        return `Check how ${where} spells the host, and the network.`;
    return 'Check the base URL, the network and the proxy.';
}
function remedy({ status }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is complete and has not been revoked.';
    if (status === 404)
        return 'Check the base URL, or whether the record was deleted meanwhile.';
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it is.';
}
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
function excerpt(text, key) {
    let excerpt = '';
    let start = '';
    for (const character of redact(text, key)) {
        const safe = (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(character) ? (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0)(character).toLowerCase() : character;
        if (excerpt.length + safe.length > SHOWN_CHARACTERS) {
            const end = start.lastIndexOf(' ');
            return `${start.slice(0, end > 0 ? end : undefined).trimEnd()}…`;
        }
        excerpt += safe;
        if (excerpt.length < SHOWN_CHARACTERS)
            start = excerpt;
    }
    return excerpt;
}
function redact(text, key) {
    const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
    const rest = spellings.reduce((redacted, spelling) => redacted.replaceAll(spelling, REDACTED), text);
    const decoded = [fromJson(rest), fromHtml(rest), fromUrl(rest), fromUrl(rest.replaceAll('+', ' '))];
    return decoded.some((text) => text.includes(key)) ? REDACTED : rest;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromHtml(text) {
    const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, ten, hex, name) => name === undefined ? String.fromCharCode(Number.parseInt(ten ?? hex, ten ? 10 : 16)) : (named[name] ?? whole));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}


/***/ }),

/***/ 3945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hk: () => (/* binding */ annotations),
  U0: () => (/* binding */ condensed),
  wz: () => (/* binding */ errorsFirst),
  hq: () => (/* binding */ findingLines),
  xy: () => (/* binding */ formatDiagnostic),
  J6: () => (/* binding */ isQuestion),
  vW: () => (/* binding */ lineAnnotations),
  kQ: () => (/* binding */ renderValidation),
  rA: () => (/* binding */ sayDiagnostic),
  k8: () => (/* binding */ wordDiagnostic)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/text/messages.js


function inWords(words, args, say) {
    return typeof words === 'string' ? withCode(words, say) : words(args, say);
}
function withCode(words, say) {
    return words.replace(/`([^`]+)`/g, (_, code) => say.code(code));
}
function didYouMean(near, say) {
    return near.length === 0 ? null : `Did you mean ${(0,text_text/* listed */.KE)(near, 'or', say.name)}?`;
}
function hasNear({ near }) {
    return near.length > 0;
}
function yamlLine(key, value, say) {
    if (value.length > text_text/* LONGEST_SHOWN */.Z7 || (0,characters/* needsId */.P6)(value))
        return null;
    return say.code(key === 'pattern' ? (0,text_text/* yamlString */.lJ)(value) : `${key}: ${(0,text_text/* yamlString */.lJ)(value)}`);
}
const FILES = {
    'no-inventory': {
        title: 'No inventory file was found.',
        help: 'To begin, run `cip-sync import`. If there are files, check `path` and `working-directory`. Inventory files end in `.yml` or `.yaml`.',
        text: ({ paths, folder }, say) => {
            const where = paths.length === 0 ? '' : ` in ${(0,text_text/* listed */.KE)(paths, 'or', say.name)}`;
            return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${say.name(folder)}`}.`;
        },
        remedy: ({ near }, say) => didYouMean(near, say) ??
            `To begin, run ${say.code('cip-sync import')}, or add a .yml or .yaml file there. If there are files elsewhere, correct ${say.input('path')}.`,
    },
    'empty-file': {
        title: 'The file holds no document.',
        text: 'The file holds no document.',
        remedy: 'Declare a cyber system in it, or remove the file.',
    },
    'unreadable-file': {
        title: 'The file cannot be read.',
        text: ({ reason }, say) => `The file cannot be read: ${reason === 'ENOENT' ? 'there is no such file' : say.reason(reason)}.`,
        remedy: 'Check that it is there and may be read.',
    },
    'symbolic-link': {
        title: 'The inventory contains a symbolic link.',
        text: 'This is a symbolic link, and links are not followed.',
        remedy: 'Put the file itself in its place.',
    },
    submodule: {
        title: 'The inventory contains a submodule.',
        text: 'This is a submodule or another repository, and neither is read.',
        remedy: (_, say) => `Keep its files in this repository, or narrow ${say.input('path')} so that it is left out.`,
    },
    'sparse-checkout': {
        title: 'A sparse checkout hides a file of the inventory.',
        help: 'Widen it: `git sparse-checkout add FOLDER`, or end it: `git sparse-checkout disable`.',
        text: 'The sparse checkout of this clone hides this file, so what it declares is not read.',
        remedy: ({ folder }, say) => `Widen it: ${say.code(`git sparse-checkout add ${folder}`)}, or end it: ${say.code('git sparse-checkout disable')}.`,
    },
    'lfs-pointer': {
        title: 'The file is a pointer of git LFS.',
        text: 'The file is a pointer of git LFS, not an inventory.',
        remedy: 'Keep inventory files in git itself: take them out of LFS with `git lfs untrack`.',
    },
    'file-too-large': {
        title: 'The file is too large.',
        help: 'At most 32 MiB of a file are read, about 500,000 assets. Give each cyber system a file of its own.',
        text: ({ bytes, limit }) => (0,text_text/* counted */.hS) `The file has ${bytes} byte(s), and at most ${limit} are read.`,
        remedy: ({ limit }) => (0,text_text/* counted */.hS) `Split it into files of at most ${limit} byte(s).`,
    },
    'not-utf8': {
        title: 'The file is not UTF-8 text.',
        help: 'Save it as UTF-8. From Latin-1: `iconv -f latin1 -t utf-8 old.yml > new.yml`.',
        text: ({ byte, encoding }, say) => byte === null
            ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
            : `The file is not UTF-8 text: it holds the byte ${say.code(`0x${byte.toString(16).toUpperCase().padStart(2, '0')}`)}.`,
        remedy: ({ encoding }, say) => `Save it as UTF-8: in an editor, by ${say.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
    },
    'merge-conflict': {
        title: 'A merge conflict is not resolved.',
        text: 'This is a mark of a merge conflict that nobody has resolved yet.',
        remedy: 'Keep what is meant, and remove the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
    },
};
const YAML_FAULTS = {
    'carriage-return': [
        'A carriage return without a line feed ends this line.',
        'In an editor, set the line ends of the file to LF, and save it.',
    ],
    'colon-without-space': ['There is no space after this colon.', 'Write `key: value`.'],
    'dash-without-space': ['There is no space after this dash.', 'Write `- key: value`.'],
    mark: [({ text }, say) => `${say.name(text)} cannot begin an unquoted value.`, 'Put the value in quotes.'],
    misaligned: [
        'This line is not indented like the lines above it.',
        'Line up the keys of one entry, and the dashes of one list.',
    ],
    'missing-comma': ['In brackets, a comma is missing before this.', 'Write the comma, or close the bracket.'],
    'no-colon': ['There is no colon after the key of this line.', 'Write `key: value`, or remove the line.'],
    'no-pair': [
        'This line or the one above it is not `key: value`.',
        'Write a colon and a space after each key, or remove what is neither a key nor a value.',
    ],
    'not-closed': [
        'A quote or bracket above is not closed, or what is in it is not indented.',
        'Close it. If it is closed, indent what is inside it, and the closing one.',
    ],
    other: [({ text }, say) => `This is not valid YAML: ${say.reason(text)}.`, 'Correct it here.'],
    'repeated-key': ['This key is repeated in one mapping.', 'Remove one of the two, or join them.'],
    'second-colon': [
        'An unquoted value cannot hold a colon and a space.',
        'Put the value in quotes. If another key starts there, write it on a line of its own.',
    ],
    'second-document': [
        'A second document starts here.',
        'A mapping of columns is one document: remove this line, and what does not belong to it.',
    ],
    'special-space': [
        'This is a special space character, such as a no-break space.',
        'Replace it by a plain space: it was copied from a document or a web page.',
    ],
    tab: ['There is a tab here.', 'Replace it by a space.'],
    'tab-indentation': ['This line is indented with a tab.', 'Indent with spaces.'],
    'text-after-end': [
        'There is text after a closing quote or bracket.',
        "Put the whole value in single quotes, and write each `'` in it twice.",
    ],
    'unknown-escape': [
        ({ text }, say) => `${say.code(text)} means nothing in double quotes.`,
        'Double the backslash, or write the value in single quotes.',
    ],
    unprintable: ['This character cannot be in a YAML file.', 'Remove it.'],
};
const YAML = {
    'yaml-syntax': {
        title: 'This is not valid YAML.',
        help: 'Look there and one line above for a tab, a colon without a space, or an open quote.',
        text: (args, say) => inWords(YAML_FAULTS[args.fault][0], args, say),
        remedy: ({ fault }, say) => `${withCode(YAML_FAULTS[fault][1], say)} Nothing of this file was read.`,
        case: ({ fault }) => fault,
    },
    'yaml-too-deep': {
        title: 'The YAML is nested too deep.',
        text: ({ limit }) => (0,text_text/* counted */.hS) `The YAML is nested more than ${limit} level(s) deep.`,
        remedy: 'Write the assets as one flat list under `assets`.',
    },
    'yaml-expansion': {
        title: 'Aliases expand to too much.',
        text: ({ limit }) => (0,text_text/* counted */.hS) `The aliases of this file expand to more than ${limit} node(s).`,
        remedy: 'Use fewer aliases: write the entries out, or split the file.',
    },
    'unknown-alias': {
        title: 'An alias has no anchor.',
        text: ({ alias }, say) => `The alias ${say.name(`*${alias}`)} has no anchor before it in this document.`,
        remedy: 'If it is text or a pattern, put it in quotes. If it is an alias, define its anchor above it.',
    },
    'unsupported-tag': {
        title: 'YAML tags are not supported.',
        text: ({ tag }, say) => `The tag ${say.name(tag)} is not supported.`,
        remedy: 'Remove the tag. If it is part of the text, put the whole value in quotes.',
    },
    'duplicate-key': {
        title: 'A key is repeated.',
        help: 'Often a dash is missing between two assets. Remove one key, or start a new asset with `- name:`.',
        text: ({ key }, say) => `The key ${say.name(key)} is repeated in one mapping.`,
        remedy: ({ key, first }, say) => `Remove one of the two${key === 'name' ? `, or start another asset with ${say.code('- name:')}` : ''}. The first is at ${say.place(first)}.`,
        case: ({ key }) => key === 'name',
    },
    'missing-document-start': {
        title: 'Two documents are joined without a line between them.',
        help: 'Write a line `---` above the second `cyber_system`. If it is the same system twice, remove it.',
        text: 'A second `cyber_system` starts here, in the middle of a document.',
        remedy: ({ first }, say) => `Begin a new document with a line ${say.code('---')} above it; the first starts at ${say.place(first)}. Or remove it, if it is the same system twice.`,
    },
    'ambiguous-yaml': {
        title: 'YAML readers disagree about the file.',
        text: 'YAML readers disagree about this file, so it cannot be rewritten safely.',
        remedy: 'Write it in plain block style, without stray marks (`...`, `?`) and without aliases of whole entries.',
    },
    'flow-style': {
        title: 'What an import would edit is in flow style.',
        text: 'This is in flow style, and an import edits block style only.',
        remedy: 'Run `cip-sync fmt`, which rewrites it, then import again.',
    },
    'comment-would-move': {
        title: 'A comment holds a character at which fmt would break it in two.',
        text: 'This comment holds a line or paragraph separator (U+2028 or U+2029), at which fmt would break it in two.',
        remedy: 'Write a space in place of that character.',
    },
};
const REQUIRED = new Set(['cyber_system', 'name']);
function writeOrRemove(key, say) {
    return `Write one, or remove ${key === 'pattern' ? 'the entry' : say.code(key)}.`;
}
const TYPES = '`asset_type: hardware` or `asset_type: software`';
const NO_ASSETS = '`assets: []` states that the system has none';
const MISSING = new Map([
    ['cyber_system', 'Add `cyber_system: "…"` with the name or id of the system.'],
    ['assets', `Add \`assets:\` with a list; ${NO_ASSETS}.`],
    ['name', 'Add `name: "…"` with the name of the asset.'],
    ['asset_type', `Add ${TYPES}.`],
]);
const NODES = new Map([
    ['document', 'a document'],
    ['asset', 'an asset'],
    ['key', 'a key'],
    ['mapping', 'a mapping of columns'],
    ['pattern', 'a pattern'],
]);
const VALUES = {
    boolean: 'true or false',
    date: 'a date or time',
    default: 'a default value',
    list: 'a list',
    mapping: 'a mapping',
    merge: 'a merge key',
    nothing: 'empty',
    null: 'null',
    number: 'a number',
    string: 'a string',
    cells: 'a string or a list of strings',
    character: 'a single character',
    columns: 'a header, a text with headers in braces, or a list of these',
    header: 'a line number or a list of headers',
};
const SHAPES = new Map([
    ['document', 'Write `cyber_system: "…"` and `assets:` with the list under it.'],
    ['asset', `Write \`- name: "…"\` with ${TYPES} under it.`],
    ['key', 'Write one of the keys of the format.'],
    ['mapping', 'Write `columns:` with lines such as `name: "Hostname"` under it.'],
    ['assets', `Write a list, each entry with a dash and a space: \`- name: "…"\`; ${NO_ASSETS}.`],
    ['asset_type', `Write ${TYPES}.`],
    ['columns', 'Write lines such as `name: "Hostname"` under it.'],
    ['defaults', 'Write lines such as `asset_type: hardware` under it.'],
    ['values', 'Write lines such as `Server: hardware` under it.'],
    ['only', 'Write lines such as `Class: Server` under it, each with the header of a column.'],
    ['skip', 'Write lines such as `Status: retired` under it, each with the header of a column.'],
    ['header', 'Write `header: 3`, or `header: [Name, Class]`.'],
    ['facilities', 'Write lines such as `CND: "Chinook Narrows Dam"` under it.'],
    ['systems', 'Write lines such as `EMS-1: "Alpha EMS"` under it.'],
    ['ignore', 'Write a list of names, such as `ignore: ["lab-*", spare-hmi]`.'],
    ['pattern', 'Write a name or a pattern, such as `"lab-*"`, for each entry.'],
    ['prune', 'Write `prune: true` or `prune: false`, without quotes.'],
]);
const KEYS = {
    'unknown-key': {
        title: 'A key is not one of the format.',
        help: 'Correct or remove it. A misspelled key would have no effect: `renamed_form` would delete and create.',
        text: ({ key, of }, say) => `${say.name(key)} is not a key of ${NODES.get(of) ?? say.code(of)}.`,
        remedy: ({ key, near, allowed }, say) => {
            if (near !== null && key.startsWith(`${near}:`))
                return `Write a space after the colon: ${say.code(`${near}: …`)}`;
            if (near !== null)
                return `Did you mean ${say.name(near)}?`;
            if (key === '<<')
                return 'Merge keys are not supported: write the keys out.';
            return `Remove it, or write one of ${allowed.map(say.code).join(', ')}.`;
        },
        case: ({ key, near }) => (near === null ? key === '<<' : 'near'),
    },
    'missing-key': {
        title: 'A required key is missing.',
        help: 'Add the key. If the system has no assets, write `assets: []`.',
        text: ({ key, of }, say) => `The ${of} has no key ${say.code(key)}.`,
        remedy: ({ key }, say) => withCode(MISSING.get(key) ?? 'Add the key.', say),
        case: ({ key }) => key,
    },
    'wrong-type': {
        title: 'A value has the wrong type.',
        help: 'Write the shape that the message shows.',
        text: ({ subject, expected, found }, say) => `${(0,text_text/* upperFirst */.Zb)(NODES.get(subject) ?? '') || say.code(subject)} must be ${VALUES[expected]}, and this is ${VALUES[found]}.`,
        remedy: ({ subject, found }, say) => {
            const isEmpty = subject === 'document' && (found === 'nothing' || found === 'null');
            const shape = isEmpty
                ? 'Write `cyber_system: "…"` and `assets:` here, or remove the line `---`.'
                : SHAPES.get(subject);
            return shape === undefined ? `Write ${say.code(`${subject}: "…"`)}` : withCode(shape, say);
        },
        case: ({ subject }) => subject,
    },
    'wrong-value': {
        title: 'A value is not one of those allowed.',
        help: 'For `asset_type`, write `hardware` (a device) or `software` (an application or operating system).',
        text: ({ key, value }, say) => `${say.code(key)} cannot be ${say.name(value)}.`,
        remedy: ({ near, allowed }, say) => near === null ? `Write ${(0,text_text/* listed */.KE)(allowed, 'or', say.code)}.` : `Did you mean ${say.name(near)}?`,
        case: ({ near }) => near === null,
    },
    'unquoted-scalar': {
        title: 'A value without quotes is read as something other than a string.',
        help: 'Put the value in double quotes, or run `cip-sync fmt`. YAML reads `NO` as false and `0123` as a number.',
        text: ({ key, text, reads, meant }, say) => {
            if (text === '') {
                const part = meant?.startsWith('&') ? 'an anchor' : 'a comment';
                const cause = meant === null ? '' : `: ${say.code(meant.charAt(0))} starts ${part}`;
                return `${say.code(key)} has no value${cause}.`;
            }
            return `Without quotes, the ${say.code(key)} ${say.name(text)} is read as ${VALUES[reads]}, not as a string.`;
        },
        remedy: ({ key, text, meant }, say) => {
            const quoted = meant === null ? null : yamlLine(key, meant, say);
            if (quoted !== null)
                return `If it is meant as the value, quote it: ${quoted}`;
            if (text === '')
                return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, say);
            const line = yamlLine(key, text, say);
            return `Quote it, or let ${say.code('cip-sync fmt')} do it${line === null ? '.' : `: ${line}`}`;
        },
        case: ({ text, meant }) => (meant === null ? text === '' : 'meant'),
    },
};
const NAMES = {
    'empty-name': {
        title: 'A name is empty.',
        help: 'Write the name, or remove an optional key.',
        text: ({ key }, say) => `The ${say.code(key)} is empty.`,
        remedy: ({ key }, say) => (REQUIRED.has(key) ? 'Write one.' : writeOrRemove(key, say)),
        case: ({ key }) => key,
    },
    'padded-name': {
        title: 'A name starts or ends with white space.',
        help: 'Remove the white space. If the live name has it, pin the asset with its `id`: the plan then renames it.',
        text: ({ key, value }, say) => `The ${say.code(key)} ${say.name(value)} starts or ends with white space.`,
        remedy: ({ key, value }, say) => {
            const trimmed = (0,characters/* withoutPadding */.gl)(value);
            const isShort = value.length <= text_text/* LONGEST_SHOWN */.Z7 && trimmed !== '';
            return isShort ? `Write ${yamlLine(key, trimmed, say)}` : 'Remove the white space.';
        },
    },
    'control-character': {
        title: 'A name holds a control character.',
        help: 'Remove it. If the live name has it, pin the asset with its `id`.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds the control character ${say.code(character)}.`,
        remedy: ({ key }, say) => {
            if (key === 'name' || key === 'renamed_from')
                return `Remove it. If the name at the service holds it, pin the asset with ${say.code('id')}.`;
            if (key === 'external_id')
                return 'Remove it.';
            if (key === 'pattern')
                return `Write ${say.code('?')} in its place, which matches any character.`;
            return 'Remove it. If the name at the service holds it, write the id in its place.';
        },
        case: ({ key }) => key,
    },
    'invisible-character': {
        title: 'A name holds a character that cannot be seen.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, which cannot be seen.`,
        remedy: ({ key }) => (key === 'external_id' ? 'Remove it.' : 'Remove it, unless the name at the service holds it.'),
    },
    'look-alike-character': {
        title: 'A name holds a character that looks like another.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, which looks like a plain space or quote and is another character.`,
        remedy: 'Write the plain one, unless the name at the service holds it.',
    },
    'mixed-scripts': {
        title: 'A name mixes letters of two scripts.',
        help: 'Write all letters in one script, unless the name at the service mixes them.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, a letter of another script than the others, which may look like one of theirs.`,
        remedy: ({ key }) => key === 'external_id'
            ? 'Write all letters in one script.'
            : 'Write all letters in one script, unless the name at the service mixes them.',
    },
    'cut-off-value': {
        title: 'A value ends where a comment starts.',
        help: 'If the `#` is part of the value, put the value in quotes. If it starts a comment, write a space after it.',
        text: ({ key, value }, say) => `The ${say.code(key)} is ${say.name(value)}, because ${say.code('#')} after a space starts a comment.`,
        remedy: ({ key, whole }, say) => {
            const line = yamlLine(key, whole, say);
            const quote = line === null ? 'put the whole value in quotes' : `quote it: ${line}`;
            return `If ${say.code('#')} is part of the value, ${quote}. If it starts a comment, write a space after it.`;
        },
    },
    'value-too-long': {
        title: 'A value is too long.',
        help: 'Shorten it. An `external_id` has at most 200 characters.',
        text: ({ key, length, limit }, say) => (0,text_text/* counted */.hS) `The ${say.code(key)} has ${length} character(s), and at most ${limit} are allowed.`,
        remedy: 'Shorten it.',
    },
    'ignored-but-declared': {
        title: 'An asset is declared and also ignored.',
        help: 'Remove the entry, or narrow the pattern under `ignore`.',
        text: ({ name, pattern }, say) => `The asset ${say.name(name)} is declared, and also ignored by ${say.name(pattern)} under ${say.code('ignore')}.`,
        remedy: ({ first }, say) => `Remove the entry, or the line under ${say.code('ignore')} at ${say.place(first)}.`,
    },
    'ignore-misses': {
        title: 'An ignore pattern misses live assets only by case or Unicode form.',
        help: 'Write the pattern as the service spells the names, or remove it. Case counts.',
        text: ({ pattern, name, count }, say) => {
            const others = count === 1 ? '' : (0,text_text/* counted */.hS) ` and ${count - 1} other asset(s)`;
            return `${say.name(pattern)} under ${say.code('ignore')} does not match ${say.name(name)}${others}, only because of upper and lower case or the Unicode form.`;
        },
        remedy: 'Write the pattern as the service spells the names, or remove it.',
    },
    'duplicate-system': {
        title: 'A cyber system is declared by two documents.',
        help: 'Put its assets into one document.',
        text: ({ name }, say) => `Another document declares the cyber system ${say.name(name)} already.`,
        remedy: ({ first }, say) => `Put its assets into one document. The first is at ${say.place(first)}.`,
    },
    'duplicate-asset': {
        title: 'An asset is declared twice in one cyber system.',
        help: 'Remove or rename one. If the service has both, write the `id` of each.',
        text: ({ name, first, inRows }, say) => {
            if (inRows === undefined)
                return `The asset ${say.name(name)} is declared twice in this cyber system.`;
            if (first.file.isTable !== true)
                return `The row has the name ${say.name(name)}, and an entry of this cyber system that stays has it, too.`;
            return (0,text_text/* counted */.hS) `Rows of one cyber system mean one asset, such as ${say.name(name)} (${inRows.rows} row(s), at lines ${(0,text_text/* listed */.KE)(inRows.lines, 'and')}).`;
        },
        remedy: ({ first, inRows }, say) => {
            if (inRows === undefined)
                return `Remove or rename one. If the service has both, write the ${say.code('id')} of each. The first is at ${say.place(first)}.`;
            return first.file.isTable === true
                ? `Leave all but one out, or map a ${say.code('name')} that tells them apart.`
                : `Leave the row out, or rename one of the two. The entry is at ${say.place(first)}.`;
        },
        case: ({ first, inRows }) => `${inRows !== undefined} ${first.file.isTable}`,
    },
    'duplicate-name': {
        title: 'Several cyber systems declare an asset of the same name.',
        help: 'If the service wants names to be unique, rename all but one of each.',
        text: ({ names }, say) => names.length === 1
            ? `Several cyber systems declare an asset named ${say.name(names[0])}.`
            : (0,text_text/* counted */.hS) `Several cyber systems declare assets of the same ${names.length} name(s): ${(0,text_text/* listed */.KE)(names, 'and', say.name)}.`,
        remedy: ({ first }, say) => `If the service wants names to be unique, rename all but one of each. The first is at ${say.place(first)}.`,
    },
    'duplicate-external-id': {
        title: 'Two assets have the same external id.',
        help: 'Correct one, or remove the entry that is a copy.',
        text: ({ id }, say) => `Another asset has the ${say.code('external_id')} ${say.name(id)} too.`,
        remedy: ({ first }, say) => `Correct one of the two, or remove the entry that is a copy. The first is at ${say.place(first)}.`,
    },
    'similar-name': {
        title: 'Two names differ only in case, white space or Unicode form.',
        help: 'If they are one asset, remove one. Otherwise choose names that people can tell apart.',
        text: ({ name, other }, say) => `${say.name(name)} differs from ${say.name(other)} only in case, white space or Unicode form.`,
        remedy: ({ first }, say) => `If they are one asset, remove one. Otherwise choose names that people can tell apart. The other is at ${say.place(first)}.`,
    },
};
const SYSTEMS = {
    'unknown-cyber-system': {
        title: 'The organization has no such cyber system.',
        help: 'Copy the name or the id from `cip-sync systems`. A new system has to be created in the application first.',
        text: ({ name }, say) => `The organization has no cyber system ${say.name(name)}.`,
        remedy: ({ near }, say) => didYouMean(near, say) ??
            `Write the name or the id of one that ${say.code('cip-sync systems')} lists. This tool cannot create cyber systems.`,
        case: hasNear,
    },
    'ambiguous-cyber-system': {
        title: 'Several cyber systems have this name.',
        help: 'Add its `facility`, or write its id (`cs_…`) in place of the name.',
        text: ({ name, systems, inRows }, say) => {
            const which = (0,text_text/* listed */.KE)(systems, 'and', ({ id, site }) => {
                return `${say.id(id)}${site === null ? '' : ` (${say.name(site.name)})`}`;
            });
            const rows = inRows === undefined ? '' : whichRows(inRows.rows, inRows.lines);
            return (0,text_text/* counted */.hS) `${systems.length} cyber system(s) are named ${say.name(name)}${rows}: ${which}.`;
        },
        remedy: ({ takesFacility, inRows }, say) => inRows !== undefined && takesFacility
            ? `Map ${say.code('facility')} to the column that names the site, and fill it in.`
            : `Write the id of the one you mean${takesFacility ? `, or add its ${say.code('facility')}` : ''}.`,
        case: ({ takesFacility }) => takesFacility,
    },
    'facility-mismatch': {
        title: 'The cyber system is not in that facility.',
        help: 'Correct or remove `facility`.',
        text: ({ facility, system, facilities, inRows }, say) => {
            const home = facilities.length === 0 ? 'it is in none' : `it is in ${(0,text_text/* listed */.KE)(facilities, 'and', say.name)}`;
            const rows = inRows === undefined ? '' : whichRows(inRows.rows, inRows.lines);
            return `The cyber system ${say.name(system.name)} is not in the facility ${say.name(facility)}${rows}; ${home}.`;
        },
        remedy: ({ facilities, near, inRows }, say) => {
            if (inRows !== undefined) {
                const fitting = near.filter((name) => facilities.includes(name));
                const map = `Correct the rows, or say in ${say.code('systems')} or ${say.code('facilities')} of the mapping what they mean.`;
                return (0,text_text/* joined */.oR)([didYouMean(fitting, say) ?? '', map], ' ');
            }
            const [home, another] = facilities;
            const line = home === undefined || another !== undefined ? null : yamlLine('facility', home, say);
            if (line !== null)
                return `Write ${line}`;
            const fitting = near.filter((name) => facilities.includes(name));
            return didYouMean(fitting, say) ?? `Correct ${say.code('facility')}, or remove it.`;
        },
        case: hasNear,
    },
};
const MATCHING = {
    'unknown-asset-id': {
        title: 'No asset at the service has this id.',
        text: ({ id, inRows }, say) => `No asset at the service has the id ${say.id(id)}${inRows === undefined || inRows.rows === 1 ? '' : `; nor have others${whichRows(inRows.rows, inRows.lines)}`}.`,
        remedy: ({ inRows }, say) => withCode(inRows === undefined
            ? 'Correct it, or remove `id` to create the asset; the service chooses new ids.'
            : 'Map `id` to the column with the ids of the service (`ca_…`), or leave it out of the mapping.', say),
        case: ({ inRows }) => inRows === undefined,
    },
    'duplicate-id': {
        title: 'Two assets have the same id.',
        help: 'Correct one, or remove `id` from the asset to create.',
        text: ({ id }, say) => `Two assets have the id ${say.id(id)}.`,
        remedy: ({ first }, say) => `Correct one of the two. The first is at ${say.place(first)}.`,
    },
    'rename-conflict': {
        title: 'A rename or move is not clear, and one asset would be lost.',
        help: 'Pin the asset that you mean with its `id`, without other hints. To swap two names, pin both.',
        text: ({ name, source, reason, assets, swap }, say) => {
            if (reason === 'shared-source')
                return `${say.name(source)} is named as the source of ${say.name(name)} and of another asset, and can become only one.`;
            return swap === null
                ? `The file says that ${say.name(name)} comes from ${say.name(source)}, but several live assets match (${(0,text_text/* listed */.KE)(assets, 'and', (one) => `${say.id(one.id)} is now ${say.name(one.name)}`)}), and one would be lost.`
                : `${say.name(source)} and ${say.name(name)} name each other as their source. Both names are live before and after such a swap, so it needs ids.`;
        },
        remedy: ({ reason, assets, swap }, say) => {
            if (reason === 'shared-source')
                return `Keep ${say.code('renamed_from')} or ${say.code('moved_from')} at only one of them.`;
            return swap === null
                ? (pin(assets, say) ?? `Let only one asset name a source, and pin the others with ${say.code('id')}.`)
                : finished(swap, say);
        },
        case: ({ reason, swap }) => `${reason} ${swap !== null}`,
    },
    'rename-source-missing': {
        title: 'The asset that a rename or move starts from is not there.',
        help: 'Correct `renamed_from` or `moved_from`, or remove them to create the asset.',
        text: ({ name, source, system, now }, say) => {
            const gone = `The file says that ${say.name(name)} comes from ${say.name(source)} in ${say.system(system)}, where no such asset is left.`;
            if (now === null)
                return gone;
            return `${gone} That asset was ${say.id(now.id)}, which is now called ${say.name(now.name)} in ${say.system(now.system)}.`;
        },
        remedy: ({ source, near, now }, say) => {
            if (now !== null) {
                const line = yamlLine('id', now.id, say) ?? say.code('id');
                return `If it is the asset you mean, write ${line} in place of the hint.`;
            }
            const [first] = near;
            if (first !== undefined && first.name.normalize('NFC') === source.normalize('NFC')) {
                const line = yamlLine('id', first.id, say) ?? say.code('id');
                return `${say.id(first.id)} has a name that looks the same and is written with other characters. If it is the asset you mean, write ${line} in place of the hint.`;
            }
            const names = near.map((one) => one.name);
            const other = withCode('Correct `renamed_from` or `moved_from`, or remove them to create the asset.', say);
            return didYouMean(names, say) ?? other;
        },
        case: ({ near, now }) => `${now !== null} ${near.length > 0}`,
    },
    'ambiguous-asset': {
        title: 'Several live assets have this name in this cyber system.',
        help: 'Pin the one that you mean with its `id`. Declare the others with their ids, or `prune` deletes them.',
        text: ({ name, system, ids }, say) => (0,text_text/* counted */.hS) `${ids.length} asset(s) in ${say.system(system)} are named ${say.name(name)}: ${(0,text_text/* listed */.KE)(ids, 'and', say.id)}.`,
        remedy: ({ ids }, say) => pin(ids.map((id) => ({ id })), say) ?? `Pin the one you mean with ${say.code('id')}.`,
    },
    'identity-kept': {
        title: 'An asset keeps its id, because the files named it otherwise before.',
        help: 'Nothing, if it is one asset. Otherwise delete the old one first, in a pull request of its own.',
        text: ({ name, id, before, system, reason }, say) => {
            const sign = reason === 'external-id'
                ? `it has the ${say.code('external_id')} of that asset`
                : 'the files undo the rename or move of that asset';
            return `${say.name(name)} is ${say.name(before)} (${say.id(id)}) in ${say.system(system)} and keeps its id, because ${sign}.`;
        },
        remedy: 'If they are two assets, delete the old one first, in a pull request of its own.',
    },
    'hint-done': {
        title: 'A hint is done, or names its own entry, so it can be removed.',
        help: 'Remove the hint when you next edit the file.',
        text: ({ name, keys, isOwnPlace }, say) => {
            const hints = (0,text_text/* listed */.KE)(keys, 'and', say.code);
            if (!isOwnPlace)
                return `What ${hints} asked for is done: ${say.name(name)} is there already.`;
            const own = keys.map((key) => (key === 'renamed_from' ? 'name' : 'cyber system'));
            return `${say.name(name)} gives its own ${(0,text_text/* listed */.KE)(own, 'and')} in ${hints}, which changes nothing.`;
        },
        remedy: ({ keys }, say) => `Remove ${(0,text_text/* listed */.KE)(keys, 'and', say.code)}.`,
    },
    'ambiguous-move': {
        title: 'An asset may have moved here, but that is not clear.',
        help: 'Pin the asset that moved with its `id`. Otherwise the plan creates a new asset and deletes the old one.',
        text: ({ name, assets, isRetyped }, say) => {
            const doubt = isRetyped ? ' and got another type' : ', but several assets can be meant';
            const from = (0,text_text/* listed */.KE)(assets, 'and', ({ id, system }) => `${say.id(id)} in ${say.system(system)}`);
            return `${say.name(name)} may have moved here${doubt} (${from}). The plan does not move it.`;
        },
        remedy: ({ assets }, say) => pin(assets, say) ?? `To move one, and keep its id, pin it with ${say.code('id')}.`,
    },
};
const PLANS = {
    'name-in-use': {
        title: 'An asset to create has the name of one in a cyber system that no file declares.',
        help: 'If they are one asset, add the `moved_from` line of the message.',
        text: ({ name, system }, say) => `${say.name(name)} is to be created, and an asset of that name is in ${say.systemAndId(system)}, which no file declares.`,
        remedy: ({ id, system, reference }, say) => {
            const line = reference === null
                ? yamlLine('id', id, say)
                : (yamlLine('moved_from', reference, say) ?? yamlLine('moved_from', system.id, say));
            return `If they are one asset, add ${line ?? `${say.code('moved_from')} with the cyber system it is in.`}`;
        },
    },
    'possible-rename': {
        title: 'A create looks like a rename.',
        help: 'If it is one asset, add the line of the message. It keeps its id and its history.',
        text: ({ from, to, id, system, kind }, say) => {
            const [gone, made] = {
                deleted: ['would be deleted', 'created'],
                drift: ['is live but in no file', 'is in a file but not live'],
                undeclared: ['is live but in no file', 'would be created'],
            }[kind];
            return `${say.loud('Is this a rename?')} In ${say.system(system)},${say.space}${say.name(from)} (${say.id(id)}) ${gone} and${say.space}${say.name(to)} ${made}.`;
        },
        remedy: ({ from, to, id, kind }, say) => {
            const { code, name } = say;
            if (kind === 'drift') {
                const line = yamlLine('name', from, say) ?? 'its name at the service';
                return `If so, take the new name into the file: write ${line} in place of ${name(to)}, or run ${code('cip-sync import --update')} on a new branch from the default branch.`;
            }
            const line = yamlLine('renamed_from', from, say) ?? yamlLine('id', id, say);
            return `If so, keep the id and its history: add${say.space}${line ?? code('renamed_from')}`;
        },
        case: ({ kind }) => kind,
    },
    'swap-name-taken': {
        title: 'Assets that trade names need a temporary name, and an asset has it.',
        help: 'Rename that asset first, in a pull request of its own.',
        text: ({ name, holder, id, system }, say) => `To trade names, the asset that becomes ${say.name(name)} is called ${say.name(holder)} for a moment, and ${say.id(id)} in ${say.system(system)} has that name.`,
        remedy: ({ id }, say) => `Rename ${say.id(id)} first, in a pull request of its own.`,
    },
    'system-adopted': {
        title: 'A cyber system is declared for the first time.',
        help: 'Add the undeclared assets that the plan lists. They stay, but write `prune: false` to keep them later, too.',
        text: ({ system }, say) => `The cyber system ${say.systemAndId(system)} is declared for the first time.`,
        remedy: ({ count }, say) => (0,text_text/* counted */.hS) `${count} undeclared asset(s) in it (is|are) left alone; write ${say.code('prune: true')} to delete what is not declared.`,
    },
    'system-released': {
        title: 'A cyber system is no longer declared.',
        help: 'Nothing, if its assets should stay as they are. To delete them, declare it with `assets: []`.',
        text: ({ system }, say) => `The cyber system ${say.systemAndId(system)} is no longer declared.`,
        remedy: ({ count }, say) => (0,text_text/* counted */.hS) `${count} asset(s) in it (stays as it is|stay as they are); to delete (it|them), declare the system with ${say.code('assets: []')} instead.`,
    },
    'impact-rating-differs': {
        title: 'The service has another impact rating than the file declares.',
        help: 'Correct the rating in the application, or `impact_rating` in the file. This tool never changes a rating.',
        text: ({ system, declared, live }, say) => {
            const now = live === null ? 'the service has none' : `the service has ${say.name(live)}`;
            return `The impact rating of ${say.systemAndId({ ...system, impactRating: null })} is declared as ${say.name(declared)}, and ${now}.`;
        },
        remedy: 'Correct it in the application, or correct `impact_rating` here. It decides what applies to each asset of the system.',
    },
    'impact-rating-unchecked': {
        title: 'Impact ratings are declared and not compared.',
        help: 'Set `impact-rating-field` to the field of a cyber system that has its rating.',
        text: ({ count }, say) => (0,text_text/* counted */.hS) `${count} document(s) (declares|declare) ${say.code('impact_rating')}, and nothing says which field of the service to compare it with.`,
        remedy: (_, say) => `Set ${say.input('impact-rating-field')} to that field.`,
    },
    'unknown-field': {
        title: 'No cyber system has the field that an input names.',
        help: 'Correct the input, or remove it.',
        text: ({ input, field }, say) => `No cyber system has the field ${say.name(field)}, which ${say.input(input)} names.`,
        remedy: ({ near, input }, say) => didYouMean(near, say) ?? `Correct ${say.input(input)}, or remove it; it only shows what the field holds.`,
    },
    'base-document-skipped': {
        title: 'A document of an earlier inventory counts as absent.',
        text: ({ base, code }, say) => `In the ${say.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${say.code(code)}).`,
        remedy: 'You need not do anything. Its changes are shown as if these files asked for them.',
    },
};
const MOST_PINS = 3;
function pin(assets, say) {
    if (assets.length > MOST_PINS)
        return null;
    const lines = assets.flatMap(({ id }) => yamlLine('id', id, say) ?? []);
    return lines.length === 0 ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}
function finished({ first, entries }, say) {
    const where = `the first, at ${say.place(first)},`;
    if (entries.some(({ name }) => name.length > text_text/* LONGEST_SHOWN */.Z7))
        return `Write ${say.code('id')} in place of the hints, in ${where} and here.`;
    const [one, other] = entries.map(({ name, assetType, id, externalId }) => {
        const number = externalId === null ? '' : `, external_id: ${(0,text_text/* yamlString */.lJ)(externalId)}`;
        return say.code(`- {name: ${(0,text_text/* yamlString */.lJ)(name)}, asset_type: ${assetType}, id: ${(0,text_text/* yamlString */.lJ)(id)}${number}}`);
    });
    return `Write ${where} as ${one} and this one as ${other}`;
}
const NO_CSV = {
    workbook: 'The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.',
    'utf-16': 'The file is UTF-16, or is not text.',
    'utf-32': 'The file is UTF-32.',
    markup: 'The file is HTML or XML, whatever its name says, not CSV.',
    zero: 'There is a zero byte here, which text does not have. The file is damaged.',
    other: 'From here on the file is not UTF-8.',
};
const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';
const FAULTS = new Map([
    ['quote-open', ['a quote is opened and never closed', 'Close it.']],
    ['text-after-quote', ['there is text behind a closing quote', QUOTE_IT]],
    ['quote-inside', ['there is a quote inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'];
const SIMPLE_KEY = /^[A-Za-z][\w /-]{0,60}(?<! )$/;
function mappingLine(part, key, value) {
    return `${part}: {${SIMPLE_KEY.test(key) ? key : (0,text_text/* yamlString */.lJ)(key)}: ${value}}`;
}
function whichRows(rows, lines) {
    return rows === 1 ? '' : (0,text_text/* counted */.hS) ` (${rows} row(s), at lines ${(0,text_text/* listed */.KE)(lines, 'and')})`;
}
const ODD_NAMES = {
    formula: 'is a formula of a spreadsheet, not its result',
    placeholder: 'says that there is none',
    bullet: 'has a bullet in it',
    spoiled: 'looks like a number, a date or a value that a spreadsheet made of a text',
    address: 'is an address, which can go to another device',
};
const IMPORTS = {
    'csv-encoding': {
        title: 'The file is not CSV in UTF-8.',
        help: 'Save it as "CSV UTF-8". A workbook, HTML and UTF-16 are not read.',
        text: ({ kind }) => NO_CSV[kind],
        remedy: ({ kind }, say) => {
            if (kind === 'zero')
                return 'Export it again.';
            if (kind === 'workbook' || kind === 'markup')
                return `${kind === 'markup' ? 'If it is a page that asks you to sign in, correct the token of the download. ' : ''}Open it in the spreadsheet, choose File, Save As, and the type "CSV UTF-8 (Comma delimited)"; then import that file.`;
            const [from, hint] = kind === 'other' ? ['ENCODING', ' from the encoding of the program that wrote it'] : [kind, ''];
            return `Save it as "CSV UTF-8", or convert it${hint}: ${say.code(`iconv -f ${from.toUpperCase()} -t UTF-8 old.csv > new.csv`)}`;
        },
    },
    'csv-empty': {
        title: 'No row is left to import.',
        help: 'Export it again, or compare `only` and `skip` with the cells of their columns.',
        text: ({ leftOut }, say) => leftOut === 0
            ? 'The file has no row below its header.'
            : (0,text_text/* counted */.hS) `The mapping leaves out all of its ${leftOut} row(s), by ${say.code('only')} and ${say.code('skip')}.`,
        remedy: ({ leftOut }) => leftOut === 0
            ? 'Export it again, with a header and at least one row.'
            : 'Compare both with the cells of their columns.',
    },
    'csv-syntax': {
        title: 'The row breaks the quoting rules of CSV.',
        help: 'Put the whole cell in quotes, and double each quote in it. Nothing below was read.',
        text: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
        remedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
    },
    'csv-row-length': {
        title: 'The row has another number of cells than the header.',
        text: ({ cells, columns, rows, lines }) => (0,text_text/* counted */.hS) `The row has ${cells} cell(s), and the header has ${String(columns)}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
        remedy: 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
    },
    'csv-missing-column': {
        title: 'A column is not in the header.',
        help: 'Name it in `columns` of the mapping, or give one value for all in `defaults`.',
        text: ({ column, key, header }, say) => {
            const content = header.length === 0 ? 'is empty' : `has ${(0,text_text/* listed */.KE)(header, 'and', say.name)}`;
            const isRule = key === 'skip' || key === 'only';
            const where = isRule ? `as ${say.code(key)} says` : `where ${say.code(key)} should be`;
            return `No column is named ${say.name(column)}, ${where}; the header ${content}.`;
        },
        remedy: ({ key, column: wanted, near, header }, say) => {
            const isNamed = key !== wanted;
            const column = `name the column in the mapping, ${say.code(`columns: {${key}: HEADER}`)}`;
            if (near.length === 0 && header.length === 1) {
                const separator = /[,;\t|^~]/.exec(header[0])?.[0] ?? '|';
                return `The header is one cell. If another line is the headers, write its number in the mapping, ${say.code('header: 3')}. If another character separates the cells, write it there, ${say.code(`delimiter: ${(0,text_text/* yamlString */.lJ)(separator)}`)}.`;
            }
            if (key === 'skip' || key === 'only') {
                return didYouMean(near, say) ?? `Write ${say.code(key)} with a column of the header.`;
            }
            const other = key === 'name' ? '' : `, or one value for all, ${say.code(`defaults: {${key}: TEXT}`)}`;
            return (isNamed ? didYouMean(near, say) : null) ?? `${(0,text_text/* upperFirst */.Zb)(column)}${other}.`;
        },
        case: hasNear,
    },
    'csv-header-line': {
        title: 'There are lines above the headers of the export.',
        help: 'Write the line of the headers in the mapping: `header: 3`.',
        text: ({ line, header }, say) => `This line is not the headers. Line ${line} looks like them: ${(0,text_text/* listed */.KE)(header.filter((cell) => cell !== ''), 'and', say.name)}.`,
        remedy: ({ line }, say) => `If it is, write in the mapping: ${say.code(`header: ${line}`)}`,
    },
    'csv-odd-row': {
        title: 'A row is not an asset, or the headers look like one.',
        help: 'If the file has no headers, write them in the mapping: `header: [Name, Class]`.',
        text: ({ kind, value, rows, lines }, say) => ({
            header: `The row repeats the headers${whichRows(rows, lines)}, and is left out.`,
            total: `The row looks like a total${whichRows(rows, lines)}, and is left out.`,
            data: `The headers look like a row of data: ${say.name(value)} is like the cells below it.`,
            single: `The row has only the cell ${say.name(value)}${whichRows(rows, lines)}, and is probably no asset.`,
        })[kind],
        remedy: ({ kind, column, value }, say) => {
            if (kind === 'single')
                return `Leave it out in the mapping, ${say.code(mappingLine('skip', column, (0,text_text/* yamlString */.lJ)(value)))}, with ${say.code('*')} for what changes, or fill in its cells.`;
            return kind === 'data'
                ? `If the file has no headers, write them in the mapping, in the order of the columns: ${say.code('header: [Name, Class]')}`
                : 'You need not do anything.';
        },
        case: ({ kind }) => kind,
    },
    'csv-alike': {
        title: 'Rows without a number are the same in every mapped column.',
        help: 'Map a name that tells the rows apart, and `external_id` to a column that has each value once.',
        text: ({ name, columns, rows, lines }, say) => `Nothing that the mapping reads tells these rows apart${whichRows(rows, lines)}, such as those of ${say.name(name)}${columns.length === 0 ? '' : `, which differ in ${(0,text_text/* listed */.KE)(columns, 'and', say.name)}`}.`,
        remedy: ({ numbers, longer }, say) => {
            if (longer.length === 0)
                return 'Add a column to the export that has each value once, and map it.';
            const name = say.code(mappingLine('columns', 'name', (0,text_text/* yamlList */.gm)(longer)));
            const number = numbers.map((one) => say.code(mappingLine('columns', 'external_id', (0,text_text/* yamlString */.lJ)(one))));
            const too = number.length === 0 ? '' : `. Map their number, too, such as ${number[0]}`;
            return `Names are unique in a cyber system. Map one that tells the rows apart, such as ${name}${too}`;
        },
        case: ({ numbers, longer }) => `${numbers.length > 0} ${longer.length > 0}`,
    },
    'csv-repeated-number': {
        title: 'Rows share a number that should be theirs only.',
        help: 'Map the field to a column that has each value once, or correct the rows.',
        text: ({ field, column, value, rows, lines }, say) => `Several rows have one ${say.code(field)}, such as ${say.name(value)} in ${say.name(column)}${whichRows(rows, lines)}.`,
        remedy: ({ field, rows, of }, say) => `${rows * 2 > of ? 'This is probably not the column of the numbers: map' : 'Correct the rows, or map'} ${say.code(field)} to one that has each value once.`,
        case: ({ rows, of }) => rows * 2 > of,
    },
    'csv-ambiguous-column': {
        title: 'Several columns have the same header.',
        text: ({ column, count }, say) => (0,text_text/* counted */.hS) `${count} column(s) are named ${say.name(column)}.`,
        remedy: 'Rename all but the one that is meant.',
    },
    'csv-empty-cell': {
        title: 'Rows lack a name, a cyber system or a number.',
        help: 'Fill it in, or leave such rows out in the mapping: `skip: {Name: ""}`.',
        text: ({ field, columns, isPart, rows, lines }, say) => `The ${say.code(field)} is empty${isPart ? `, because ${(0,text_text/* listed */.KE)(columns, 'and', say.name)} ${columns.length === 1 ? 'is' : 'are'}` : ''}${whichRows(rows, lines)}.`,
        remedy: ({ field, columns, of, rows }, say) => {
            const merged = rows * 2 > of && field !== 'name' ? ' In a merged cell, only the first row has the text.' : '';
            return columns.length === 1 && merged === ''
                ? `Fill it in, or leave such rows out in the mapping: ${say.code(mappingLine('skip', columns[0], '""'))}`
                : `Fill it in.${merged}`;
        },
        case: ({ columns }) => columns.join('\0'),
    },
    'csv-unmet-word': {
        title: 'No cell meets a word of the mapping.',
        help: 'Correct the word, or remove it.',
        text: ({ part, column, word }, say) => `No cell${column === '' ? '' : ` of ${say.name(column)}`} meets ${say.name(word)} in ${say.code(part)} of the mapping.`,
        remedy: ({ near }, say) => didYouMean(near, say),
    },
    'csv-unknown-type': {
        title: 'An asset type is neither hardware nor software.',
        help: 'Say in `values` of the mapping what each class is.',
        text: ({ value, rows, lines }, say) => {
            const where = whichRows(rows, lines);
            if (value === '')
                return `The asset type is empty${where}.`;
            return `The asset type ${say.name(value)} is neither hardware nor software${where}.`;
        },
        remedy: ({ value, column, near }, say) => {
            if (value === '') {
                const skip = column === null ? '' : `, or leave such rows out: ${say.code(mappingLine('skip', column, '""'))}`;
                return `Fill it in, or say in the mapping ${say.code('defaults: {asset_type: hardware}')} or ${say.code('software')}${skip}`;
            }
            const line = `Say what it is in the mapping: ${say.code(mappingLine('values', value, 'hardware'))} or ${say.code('software')}`;
            return didYouMean(near, say) ?? line;
        },
        case: ({ value, near }) => (value === '' ? 'empty' : near.length > 0),
    },
    'csv-unknown-system': {
        title: 'The organization has no such cyber system.',
        help: 'Correct the rows, or map the name in `systems` of the mapping. Leave out others with `skip` or `only`.',
        text: ({ name, rows, lines }, say) => `The organization has no cyber system ${say.name(name)}${whichRows(rows, lines)}.`,
        remedy: ({ name, column, near }, say) => {
            const skip = say.code(column === null ? 'skip' : mappingLine('skip', column, (0,text_text/* yamlString */.lJ)(name)));
            const others = `Correct the rows, say in ${say.code('systems')} of the mapping which cyber system is meant, or leave such rows out with ${say.code('only')} or ${skip}`;
            return (0,text_text/* joined */.oR)([didYouMean(near, say) ?? '', others], ' ');
        },
        case: hasNear,
    },
    'csv-unknown-facility': {
        title: 'The organization has no such facility.',
        help: 'Map it in `facilities` of the mapping: to a facility, or to `null` if it is none.',
        text: ({ name, rows, lines }, say) => `The organization has no facility ${say.name(name)}${whichRows(rows, lines)}.`,
        remedy: ({ name, near, all }, say) => {
            const some = all.slice(0, 10).map(say.name);
            if (all.length > some.length)
                some.push((0,text_text/* counted */.hS) `${all.length - some.length} more`);
            const choice = all.length === 0 ? '' : `Map it to one of ${(0,text_text/* listed */.KE)(some, 'or')}.`;
            const none = `If it is of no facility, say so in the mapping: ${say.code(mappingLine('facilities', name, 'null'))}`;
            return (0,text_text/* joined */.oR)([didYouMean(near, say) ?? choice, none], ' ');
        },
    },
    'csv-differs': {
        title: 'The inventory and a row declare an asset differently.',
        help: 'Correct the file or the CMDB. With `--update`, the file follows.',
        text: ({ name, declared, system }, say) => `The inventory declares ${say.name(name)} as ${say.code(declared)} in ${say.system(system)} already, and this row says something else. The inventory stays as it is.`,
        remedy: ({ first }, say) => `Correct one of the two; the entry is at ${say.place(first)}.`,
    },
    'csv-odd-name': {
        title: 'A cell does not look like the name or the number of an asset.',
        help: 'Correct the row, or leave it out. Otherwise the asset gets this name or number.',
        text: ({ field, value, kind, rows, lines }, say) => `The ${say.code(field)} ${say.name(value)} ${ODD_NAMES[kind]}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
        remedy: ({ field }) => `Correct the row, or leave it out. Otherwise the asset gets this ${field === 'name' ? 'name' : 'number'}.`,
        case: ({ field }) => field,
    },
    'csv-replaced': {
        title: 'A device was replaced.',
        text: ({ name, before, after, rows, lines }, say) => `In the export, ${say.name(name)} has the number ${say.name(after)} in place of ${say.name(before)}, which no row has any more${rows === 1 ? '' : `; so it is with others${whichRows(rows, lines)}`}. The device was replaced, and its asset stays the same.`,
        remedy: 'If it is another asset, give it another name in the CMDB.',
    },
    'csv-row-number': {
        title: 'The column of external_id looks like a row number.',
        text: ({ column }, say) => `The cells of ${say.name(column)} read 1, 2, 3 down the rows, as row numbers do. A row number goes to another asset when a row above it goes.`,
        remedy: 'If the CMDB itself gives and keeps these numbers, you need not do anything. Otherwise map `external_id` to a column whose values stay with their assets, such as a serial number, or leave it out.',
    },
    'csv-shifted-number': {
        title: 'Rows have the number of one entry and the name of another.',
        help: 'Map `external_id` to a column whose values stay with their assets, such as a serial number.',
        text: ({ name, number, other, of, rows, lines }, say) => (0,text_text/* counted */.hS) `${rows} of ${String(of)} rows (has|have) the number of one entry and the name of another, at line(s) ${(0,text_text/* listed */.KE)(lines, 'and')}. ${say.name(name)} has ${say.name(number)} here, and ${say.name(other)} in its entry.`,
        remedy: ({ column }, say) => `If the values of ${say.name(column)} went to other rows, map ${say.code('external_id')} to a column whose values stay with their assets, such as a serial number, or leave it out. If the assets were really renamed so, first write their new names into the files.`,
    },
    'csv-system-not-named': {
        title: 'The export leaves out cyber systems that files declare.',
        text: ({ systems, entries }, say) => (0,text_text/* counted */.hS) `No row names ${(0,text_text/* listed */.KE)(systems, 'and', say.system)}; ${entries} (entry is left as it is|entries are left as they are).`,
        remedy: 'If the export has all systems, add `--all-systems`: it removes the entries of these.',
    },
    'undeclarable-asset': {
        title: 'No file can declare this asset.',
        text: ({ name, id, system }, say) => {
            const cause = name === '' ? 'has no name' : 'shares its name, and no file can hold its id';
            return `The asset ${say.id(id)} of ${say.system(system)} ${cause}.`;
        },
        remedy: 'Give it a name of its own in the application, and run this again.',
    },
    'renamed-by-hand': {
        title: 'An asset may have been renamed by hand.',
        text: ({ from, to, id, system }, say) => `${say.name(from)} of ${say.system(system)} is declared and not live, and ${say.name(to)} (${say.id(id)}) was live and not declared. Now both are declared, and a plan would create ${say.name(from)}.`,
        remedy: 'If they are one asset, take these edits back and run `cip-sync import --update`.',
    },
};
const FINDINGS = {
    Files: FILES,
    YAML,
    'Keys and values': KEYS,
    Names: NAMES,
    'Cyber systems': SYSTEMS,
    'Which live asset is meant': MATCHING,
    'What a plan means': PLANS,
    Imports: IMPORTS,
};
const WORDS = { ...FILES, ...YAML, ...KEYS, ...NAMES, ...SYSTEMS, ...MATCHING, ...PLANS, ...IMPORTS };

// EXTERNAL MODULE: ./lib/text/summarize.js
var summarize = __webpack_require__(9010);
;// CONCATENATED MODULE: ./lib/text/findings.js





function said({ code, args }, say) {
    const words = WORDS[code];
    return [inWords(words.text, args, say), inWords(words.remedy, args, say)];
}
function sayDiagnostic(finding, say) {
    return 'message' in finding ? say.code(finding.message) : said(finding, say).join(' ');
}
function wordDiagnostic(finding) {
    if ('message' in finding)
        return finding;
    const { code, severity, at } = finding;
    const place = at === null || at.offset === null ? null : at.file.place(at.offset);
    return {
        code,
        severity,
        message: sayDiagnostic(finding, text_text/* plainFormatter */.P8),
        path: at?.file.path ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
    };
}
function placeText({ path, line, column }) {
    return path === null ? '' : `${(0,text_text/* visible */.RK)(path)}${line === null ? '' : `:${line}:${column}`} `;
}
function formatDiagnostic(finding) {
    const worded = wordDiagnostic(finding);
    return `${placeText(worded)}${worded.severity} ${worded.code}: ${worded.message}`;
}
const GLUE = '\0';
const glued = (text) => text.replaceAll(' ', GLUE);
const unbrokenFormatter = (0,text_text/* formatter */.X9)({
    ...text_text/* plainFormatter */.P8,
    name: (text) => glued(text_text/* plainFormatter */.P8.name(text)),
    id: (text) => glued(text_text/* plainFormatter */.P8.id(text)),
    code: (text) => glued(text_text/* plainFormatter */.P8.code(text)),
});
const FORMATTERS = {
    action: unbrokenFormatter,
    cli: { ...unbrokenFormatter, input: (name) => unbrokenFormatter.code(`--${name}`) },
};
function wrapped(sentence, width) {
    const lines = [];
    let line = '';
    for (const word of sentence.split(' ')) {
        if (line !== '' && width !== null && columnsOf(`${line} ${word}`) > width) {
            lines.push(line);
            line = '';
        }
        line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((one) => one.replaceAll(GLUE, ' '));
}
const MARGIN = '  ';
const HELP = 'help: ';
function findingBlock(finding, paint, { width = null, face = 'action' }) {
    const head = paint(`${placeText(wordDiagnostic(finding))}${finding.severity} ${finding.code}`);
    const room = (used) => width && Math.max(width - used, 20);
    const sentence = (text) => wrapped(text, room(MARGIN.length)).map((line) => MARGIN + line);
    if ('message' in finding)
        return [head, ...sentence((0,text_text/* visible */.RK)(finding.message))];
    const { at } = finding;
    const [text, remedy] = said(finding, FORMATTERS[face]);
    return [
        head,
        ...sentence(text),
        ...(at === null || at.offset === null
            ? []
            : sourceExcerpt(at.file, at.offset, paint, room(MARGIN.length) ?? LONGEST_LINE)),
        ...wrapped(remedy, room(MARGIN.length + HELP.length)).map((line, index) => MARGIN + (index === 0 ? HELP : ' '.repeat(HELP.length)) + line),
    ];
}
const LONGEST_LINE = 100;
const LEAD = 30;
const MARKED = /^(?:"[^"]*"|'[^']*'|(?!["'\s])(?:(?![,\]}]|:(?:\s|$)|\s#).)*)/;
function sourceExcerpt(file, offset, paint, width) {
    const { line, column } = file.place(offset);
    const text = file.lineText(line);
    if (text === '')
        return [];
    const most = Math.min(width - `${line}`.length - 5, LONGEST_LINE);
    const start = text.length <= most ? 0 : Math.max(0, column - 1 - LEAD);
    const piece = text.slice(start, start + most);
    const [before, rest] = [piece.slice(0, column - 1 - start), piece.slice(column - 1 - start)];
    const gutter = `${MARGIN}${line} | ${start > 0 ? '…' : ''}`;
    const rendered = (0,text_text/* visible */.RK)(gutter + piece) + (start + most < text.length ? '…' : '');
    if (file.isTable === true)
        return [rendered];
    const marked = (MARKED.exec(rest)?.[0] ?? '').trimEnd();
    const lead = columnsOf((0,text_text/* visible */.RK)(gutter + before)) - MARGIN.length - `${line}`.length - ' | '.length;
    const underline = '^'.repeat(Math.max(1, columnsOf((0,text_text/* visible */.RK)(`|${marked}`)) - 1));
    return [rendered, `${MARGIN}${' '.repeat(`${line}`.length)} | ${' '.repeat(lead)}${paint(underline)}`];
}
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/gu;
function columnsOf(text) {
    const characters = text.replace(/\p{M}/gu, '');
    return Array.from(characters).length + (characters.match(WIDE)?.length ?? 0);
}
const MOST_ALIKE = 5;
const SHOWN_OF_ALIKE = 3;
const SHOWN_OF_QUESTIONS = 20;
function causeOf(finding) {
    return 'message' in finding ? `${finding.severity} ${finding.code}` : caseOf(finding);
}
function caseOf({ code, args, severity }) {
    const words = WORDS[code];
    return `${severity} ${code} ${words.case?.(args) ?? ''}`;
}
function condensed(diagnostics) {
    const all = diagnostics.map((finding) => ({ finding, more: 0 }));
    if (all.length <= MOST_ALIKE)
        return all;
    const hidden = new Set();
    for (const alike of (0,group/* groupBy */.$z)(all, ({ finding }) => causeOf(finding)).values()) {
        const isAsked = isQuestion(alike[0].finding);
        const [most, first] = isAsked ? [SHOWN_OF_QUESTIONS, SHOWN_OF_QUESTIONS] : [MOST_ALIKE, SHOWN_OF_ALIKE];
        if (alike.length <= most)
            continue;
        alike[first - 1].more = alike.length - first;
        for (const one of alike.slice(first))
            hidden.add(one);
    }
    return all.filter((one) => !hidden.has(one));
}
function isQuestion({ code }) {
    return code === 'possible-rename';
}
function errorsFirst(diagnostics) {
    const rank = ({ severity, code }) => {
        if (severity === 'error')
            return 0;
        if (code === 'system-released' || code === 'system-adopted')
            return 1;
        return severity === 'warning' ? 2 : 3;
    };
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
const MOST_SHOWN = 2000;
const SEVERITY_COLORS = { error: 'red', warning: 'yellow', notice: 'dim' };
function findingLines(diagnostics, style = {}) {
    const paint = (0,text_text/* painter */.C2)(style.color ?? false);
    const left = diagnostics.length - MOST_SHOWN;
    const first = left > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = condensed(first).flatMap(({ finding, more }, index) => [
        ...(index === 0 ? [] : ['']),
        ...findingBlock(finding, paint[SEVERITY_COLORS[finding.severity]], style),
        ...(more === 0 ? [] : [(0,text_text/* counted */.hS) `${MARGIN}and ${more} more like this. --json has all of them.`]),
    ]);
    return left > 0 ? [...lines, (0,text_text/* counted */.hS) `${left} more finding(s) not shown.`] : lines;
}
function renderValidation(validation, { diagnostics = validation.diagnostics, ...style } = {}) {
    const lines = findingLines(diagnostics, style);
    return [...lines, ...(lines.length === 0 ? [] : ['']), (0,summarize/* validationLine */.MB)(validation), ''].join('\n');
}
const MOST_OF_LEVEL = 10;
function annotations(diagnostics, folder) {
    const annotated = new Set();
    const all = [];
    for (const severity of diagnostic/* SEVERITIES */.oC) {
        const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
        const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
        for (const finding of first) {
            annotated.add(finding);
            const { code, message, path, line, column } = wordDiagnostic(finding);
            all.push({
                severity,
                message: (0,text_text/* visible */.RK)(message),
                title: `${code}: ${WORDS[code].title}`,
                ...(path !== null && { file: (0,text_text/* visible */.RK)(folder + path) }),
                ...(line !== null && { startLine: line }),
                ...(column !== null && { startColumn: column }),
            });
        }
        if (first.length === ofLevel.length)
            continue;
        const more = ofLevel.length - first.length;
        all.push({ severity, message: (0,text_text/* counted */.hS) `${more} more ${severity}(s), in the log and the summary of this run.` });
    }
    return { annotations: all, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function lineAnnotations(diagnostics, folder) {
    const located = errorsFirst(diagnostics).filter(({ at, code }) => at !== null && code !== 'hint-done');
    return located.slice(0, MOST_ON_LINES).map((finding) => {
        const { code, severity, message, path, line } = wordDiagnostic(finding);
        return {
            path: folder + (path ?? ''),
            start_line: line ?? 1,
            end_line: line ?? 1,
            annotation_level: LEVELS[severity],
            title: `${code}: ${WORDS[code].title}`,
            message,
        };
    });
}


/***/ }),

/***/ 1758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ bySystem),
/* harmony export */   FK: () => (/* binding */ CHANGE_COLUMNS),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   II: () => (/* binding */ setRowText),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   QJ: () => (/* binding */ siteAndName),
/* harmony export */   Yc: () => (/* binding */ sitesOf),
/* harmony export */   g: () => (/* binding */ inReadingOrder),
/* harmony export */   jt: () => (/* binding */ planPage),
/* harmony export */   lO: () => (/* binding */ commaJoined),
/* harmony export */   tX: () => (/* binding */ driftSection),
/* harmony export */   vk: () => (/* binding */ driftCount),
/* harmony export */   w5: () => (/* binding */ declarationsBySystem)
/* harmony export */ });
/* unused harmony exports changeRow, compareRows, setParts */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1968);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6599);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3029);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6404);







const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'];
const KINDS = ['delete', 'move', 'rename', 'retype', 'create'];
const LONG = 25;
const MERGED = 'Merged, but not applied yet.';
function planPage(plan, verb = 'plan', approves = true) {
    const executed = inReadingOrder(plan.toExecute);
    const deletes = executed.filter(({ action }) => action === 'delete');
    const others = executed.filter(({ action }) => action !== 'delete');
    const asked = others.filter(({ origin }) => origin === 'inventory');
    const moves = asked.filter((change) => kindOf(change) === 'move');
    const updates = asked.filter((change) => ['rename', 'retype'].includes(kindOf(change)));
    const creates = asked.filter(({ action }) => action === 'create');
    const pending = others.filter(({ origin }) => origin === 'pending');
    const reverted = others.filter(({ origin }) => origin === 'drift');
    const kinds = new Set(updates.map(kindOf));
    const verbs = kinds.size === 2 ? 'Rename or retype' : kinds.has('retype') ? 'Retype' : 'Rename';
    const also = (count) => {
        const them = count === 1 ? 'it' : 'them';
        if (verb === 'apply')
            return ` This apply executes ${them}, too.`;
        return approves ? ` Merging this approves ${them}, too.` : '';
    };
    const late = deletes.filter(({ origin }) => origin === 'pending').length;
    const ofDeletes = late === deletes.length ? MERGED : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${late} of them (is|are) merged, but not applied yet.`;
    const titled = (part, changes, title, note = '') => {
        const isFolded = part !== 'deletes' && part !== 'creates' && changes.length > LONG;
        return { part, title, note: note === '' ? null : () => note, changes, rowOf, isFolded };
    };
    const assets = (changes) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${changes.length} asset(s)`;
    const sections = [
        titled('deletes', deletes, 'Delete', late === 0 ? '' : ofDeletes + also(late)),
        titled('moves', moves, `Move ${assets(moves)}`, 'A moved asset takes the impact rating of its new cyber system.'),
        titled('updates', updates, `${verbs} ${assets(updates)}`),
        titled('creates', creates, `Create ${assets(creates)}`),
        titled('pending', pending, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Pending from earlier merges: ${pending.length} change(s)`, MERGED + also(pending.length)),
        titled('reverted', reverted, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Drift, reverted by this run: ${reverted.length} change(s)`),
        driftSection(plan),
    ];
    return sections.filter(({ changes }) => changes.length > 0);
}
function driftSection(plan) {
    const executed = new Set(plan.toExecute);
    const pairs = driftPairs(plan);
    const paired = new Set(pairs.map(({ to }) => to));
    const pairOf = new Map(pairs.map((pair) => [pair.from, pair]));
    const drifted = inReadingOrder(plan.changes.filter((change) => !executed.has(change) && !paired.has(change)));
    const ratings = plan.ratings.map((one) => ({ ...one, cyberSystem: one.args.system }));
    const changes = [...ratings.sort((a, b) => (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem)), ...drifted];
    return {
        part: 'drift',
        title: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Drift, not applied: ${changes.length} difference(s)`,
        note: null,
        changes,
        rowOf: (change) => {
            if ('code' in change)
                return ratingRow(change);
            const pair = pairOf.get(change);
            return pair === undefined ? driftRow(change) : pairRow(pair);
        },
        isFolded: executed.size > 0 || changes.length > LONG,
    };
}
function driftCount(plan) {
    return plan.summary.drift + plan.ratings.length - driftPairs(plan).length;
}
function driftPairs(plan) {
    const pairs = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .possibleRenames */ .xK)(plan);
    if (pairs.length === 0)
        return [];
    const executed = new Set(plan.toExecute);
    return pairs.filter(({ from, to }) => !executed.has(from) && !executed.has(to));
}
function rowOf(change) {
    return changeRow(change.id, ...statesOf(change), sourceLine(change));
}
function changeRow(id, stateBefore, stateAfter, line = null) {
    const { before, after } = contrasted(stateBefore, stateAfter);
    const state = after ?? before;
    if (state === null)
        throw new Error('A change has a state before or after it.');
    const row = { system: state.system, asset: state.name, id, line };
    if (before === null)
        return { ...row, kind: 'create', change: [`create ${state.asset_type}`] };
    if (after === null)
        return { ...row, kind: 'delete', change: [`delete ${state.asset_type}`] };
    const [from, to] = [before.system, after.system];
    const isMove = from.id !== to.id;
    const isRename = before.name !== after.name;
    const isRetype = before.asset_type !== after.asset_type;
    const isAlike = from.name === to.name && from.site === to.site;
    const ids = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
    const ratings = from.rating === to.rating ? [] : [', ', ratingPart(from), ' → ', ratingPart(to)];
    const change = commaJoined([
        isMove ? ['move from ', ...siteAndName(from), ...ids, ...ratings] : [],
        isRename ? ['rename from ', { name: before.name }] : [],
        isRetype ? [`${before.asset_type} → ${after.asset_type}`] : [],
    ]);
    const kind = isMove ? 'move' : isRename ? 'rename' : 'retype';
    return { ...row, kind, change: change.length === 0 ? ['update'] : change };
}
function driftRow(change) {
    const { before, after } = contrasted(...statesOf(change));
    const row = rowOf(change);
    if (after === null)
        return { ...row, change: [`${before?.asset_type ?? ''} at the service, in no file`] };
    if (before === null)
        return { ...row, change: [`${after.asset_type} in the files, not at the service`] };
    const isAlike = before.system.name === after.system.name && before.system.site === after.system.site;
    const side = ({ name, system, asset_type }) => {
        const rating = system.rating === null ? [] : [' (', ratingPart(system), ')'];
        const beside = isAlike ? [' (', { name: system.id }, ')'] : rating;
        return commaJoined([
            before.name === after.name ? [] : ['named ', { name }],
            before.system.id === after.system.id ? [] : ['in ', ...siteAndName(system), ...beside],
            before.asset_type === after.asset_type ? [] : [asset_type],
        ]);
    };
    return {
        ...row,
        asset: before.name,
        change: ['at the service: ', ...side(before), { end: ';' }, 'in the files: ', ...side(after)],
    };
}
function ratingRow({ args: { system, declared, live }, at }) {
    const line = at === null || at.offset === null ? null : { path: at.file.path, line: at.file.place(at.offset).line };
    const now = live === null ? 'no rating' : { name: live };
    const change = [`impact rating ${declared} in the files → `, now, ' at the service'];
    const about = { system: { ...systemOf(system), rating: null }, asset: '', isOfSystem: true };
    return { ...about, kind: 'retype', change, id: null, line };
}
function pairRow({ from, to }) {
    const moved = from.cyberSystem.id === to.cyberSystem.id ? [] : [' in ', ...siteAndName(systemOf(to.cyberSystem))];
    const type = from.before.asset_type === to.after.asset_type ? '' : ` (${to.after.asset_type})`;
    const [, named] = contrast(from.before.name, to.after.name);
    const change = [
        `${from.before.asset_type} at the service`,
        { end: ';' },
        'perhaps ',
        { name: named },
        `${type} of the files`,
        ...moved,
    ];
    return { ...driftRow(from), kind: 'rename', change, line: sourceLine(to) };
}
function compareRows(a, b) {
    const textsOf = ({ system, asset, id }) => [system.site ?? '', system.name, system.id, asset, id ?? ''];
    const [one, other] = [textsOf(a), textsOf(b)];
    return (KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        Number(a.system.site === null) - Number(b.system.site === null) ||
        one.reduce((order, text, index) => order || compareNatural(text, other[index]), 0));
}
function inReadingOrder(changes) {
    return [...changes].sort((a, b) => (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem) ||
        KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a.id ?? '', b.id ?? ''));
}
function kindOf(change) {
    if (change.action !== 'update')
        return change.action;
    if (change.changed.includes('cyber_system_id'))
        return 'move';
    return change.changed.includes('name') ? 'rename' : 'retype';
}
function bySystem(all) {
    const groups = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(all, ({ cyberSystem }) => cyberSystem.id).values()];
    return groups
        .map((members) => ({ system: members[0].cyberSystem, members }))
        .sort((a, b) => (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.system, b.system));
}
function sitesOf(changes) {
    const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
    return sites < 2 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) ` at ${sites} sites`;
}
function declarationsBySystem(undeclared) {
    const named = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(undeclared, ({ asset }) => (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
    const sorted = [...undeclared].sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a.asset.name, b.asset.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a.asset.id, b.asset.id));
    return bySystem(sorted).map(({ system, members }) => ({
        place: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(members[0]?.path ?? ''), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(system, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)], ', '),
        yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
            if (name === '')
                return [`# ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(id)}: without a name no file can declare it. Name it in the application`];
            const lines = [`  - name: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(name)}`, `    asset_type: ${asset_type}`];
            const isShared = (named.get((0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(cyber_system_id, name))?.length ?? 0) > 1;
            return isShared || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(name) ? [...lines, `    id: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(id)}`] : lines;
        }),
    }));
}
function siteAndName({ site, name }) {
    return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}
function setRowText(text, say, space = ' ') {
    return setParts(text, say, space).join('');
}
function setParts(text, say, space = ' ') {
    return text.map((part) => (typeof part === 'string' ? part : 'end' in part ? part.end + space : say(part.name)));
}
const COMMA = { end: ',' };
function commaJoined(parts) {
    return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [COMMA, ...part]));
}
function ratingPart({ rating }) {
    return rating === null ? 'not known' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingText */ .l$)(rating, (name) => ({ name }));
}
function sourceLine(change) {
    if (change.action === 'delete')
        return null;
    const { document, offset } = change.desired;
    const { line } = document.file.place(offset);
    return line === 0 ? null : { path: document.file.path, line };
}
function systemOf({ id, name, site, impactRating }) {
    return { id, name, site: site?.name ?? null, rating: impactRating };
}
function statesOf(change) {
    const { before, after, cyberSystem } = change;
    const from = change.action === 'update' ? change.fromSystem : cyberSystem;
    return [
        before && { name: before.name, asset_type: before.asset_type, system: systemOf(from) },
        after && { name: after.name, asset_type: after.asset_type, system: systemOf(cyberSystem) },
    ];
}
function contrasted(before, after) {
    if (before === null || after === null)
        return { before, after };
    const [oldName, newName] = contrast(before.name, after.name);
    const [from, to] = [before.system, after.system];
    const [fromName, toName] = contrast(from.name, to.name);
    const [fromId, toId] = contrast(from.id, to.id);
    const [fromSite, toSite] = contrast(from.site ?? '', to.site ?? '');
    return {
        before: { ...before, name: oldName, system: { ...from, name: fromName, id: fromId, site: from.site && fromSite } },
        after: { ...after, name: newName, system: { ...to, name: toName, id: toId, site: to.site && toSite } },
    };
}
function contrast(one, other) {
    if (one === other || Math.max(one.length, other.length) <= _text_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7)
        return [one, other];
    let parting = 0;
    while (one[parting] === other[parting])
        parting++;
    const cut = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7 / 2, 40, 24);
    const start = cut(one.slice(0, parting));
    return [start + cut(one.slice(parting)), start + cut(other.slice(parting))];
}


/***/ }),

/***/ 9010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ uncommittedSentence),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   MB: () => (/* binding */ validationLine),
/* harmony export */   OX: () => (/* binding */ workLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Zg: () => (/* binding */ changeCounts),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/* unused harmony export planCounts */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2270);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1758);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6404);





const SEPARATOR = ' · ';
function countsLine(plan, changes = []) {
    const { summary } = plan;
    const { create, update, delete: deletes, moved, renamed, retyped } = summary;
    if (create + update + deletes === 0) {
        const drifted = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan);
        if (drifted === 0)
            return `No changes. ${agreement(summary)}`;
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Nothing to apply. ${drifted} difference(s) (is|are) drift.`;
    }
    const pending = changes.filter(({ origin }) => origin === 'pending').map(_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I);
    const part = (count, words, ...kinds) => {
        const late = pending.filter((kind) => kinds.includes(kind)).length;
        const here = late === count ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count - late} here, ${late} `;
        return [count, late === 0 ? words : `${words} (${here}pending)`];
    };
    const kinds = [
        [moved, 'move'],
        [renamed, 'rename'],
        [retyped, 'retype'],
    ];
    const updates = moved + renamed + retyped === update
        ? [part(moved, 'to move', 'move'), part(renamed, 'to rename', 'rename'), part(retyped, 'to retype', 'retype')]
        : [part(update, `to update (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(kinds, 'nouns').join(', ')})`, 'move', 'rename', 'retype')];
    const parts = [part(deletes, 'to delete', 'delete'), ...updates, part(create, 'to create', 'create')];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(parts).join(SEPARATOR);
}
function uncommittedSentence(commit) {
    return `The run applied files that were not committed: they were not those of inventory commit ${commit}.`;
}
function agreement({ undeclared, ignored, unmanaged, left_out = 0 }) {
    if (left_out > 0)
        return 'The service matches the files of the chosen systems.';
    return undeclared + ignored + unmanaged > 0
        ? 'The service has everything that the files declare.'
        : 'The service matches the files.';
}
function summarize(plan, { code, name }, face = 'action') {
    const { summary, diagnostics, guards, toExecute, only, managed, maxDeletePercent: percent } = plan;
    const isInvalid = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(diagnostics);
    const drift = isInvalid ? 0 : (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan);
    const stays = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([
        [summary.unchanged, 'unchanged'],
        [summary.undeclared, 'undeclared, left alone'],
        [summary.ignored, 'ignored'],
        [summary.unmanaged, 'in systems that no file declares'],
    ]);
    const drifted = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([[drift, 'drifted, not applied']]);
    let part = '';
    if (only !== null) {
        const chosen = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(only.references, 'and', name);
        part = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Only ${chosen}: ${summary.left_out ?? 0} change(s) of other systems left out.`;
        if (only.along > 0)
            part += (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) ` ${only.along} change(s) of other systems included, because chosen changes wait for (it|them).`;
    }
    const reach = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .sitesOf */ .Yc)(toExecute.filter(({ action }) => action === 'delete'));
    const where = reach === '' ? '' : ` The deletes are${reach}.`;
    const caution = `A delete is permanent, and the asset's compliance history goes with it.${where}`;
    const failed = guards.filter(({ passed }) => !passed);
    const blocked = failed.map((each, index) => {
        const { guard, limit: most, value } = each;
        let share = '';
        if (guard === 'max-delete-percent' && most > 0 && managed !== null) {
            const deletes = Math.floor((managed * percent) / 100);
            const always = deletes < most ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `, and ${most} are always allowed` : '';
            share = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `: ${percent} percent of ${managed} live asset(s) is ${deletes} delete(s)${always}`;
        }
        const lookFirst = `Nothing is applied. First look for entries that the files lost, and for a missing ${code('renamed_from')}. `;
        const least = guard === 'max-deletes' || managed !== null ? (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .leastToPass */ .ME)(each, managed ?? 0) : 'PERCENT';
        const raise = face === 'cli'
            ? `give ${code(`--${guard} ${least}`)}`
            : `set the input ${code(`${guard}: ${least}`)} in the workflow of the plan and of the apply`;
        const total = index === 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${value} delete(s), and ` : '';
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${total}${code(guard)} allows ${most === 0 ? 'none' : most}${share}. ${index === 0 ? lookFirst : ''}If you mean all of them, ${raise}.`;
    });
    return {
        counts: isInvalid ? `${severityLine(diagnostics)}. Correct the files first.` : countsLine(plan, toExecute),
        agreed: isInvalid || summary.drift + plan.ratings.length > 0 ? '' : agreement(summary),
        stays: isInvalid ? '' : stays.join(SEPARATOR),
        rest: isInvalid ? '' : [...stays, ...drifted].join(SEPARATOR),
        part,
        caution: summary.delete === 0 ? '' : caution,
        limit: summary.delete === 0 || guards.length === 0 || (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards)
            ? ''
            : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `at most ${(0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .allowedDeletes */ .du)(guards)} delete(s) allowed`,
        blocked,
        isLoud: isInvalid || summary.delete > 0 || (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards),
    };
}
function headline(plan, verb = 'plan', loud = (phrase) => phrase) {
    const { summary, diagnostics, guards } = plan;
    const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
    if (errors > 0)
        return loud((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${errors} error(s), nothing is ${verb === 'drift' ? 'compared' : 'planned'}`);
    const drifted = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan);
    if (verb === 'drift')
        return drifted === 0 ? 'no differences' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${drifted} difference(s)`;
    const total = summary.create + summary.update + summary.delete;
    const also = drifted === 0 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) ` to apply, ${drifted} difference(s) (is|are) drift`;
    const changes = total > summary.delete ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${total} change(s)` : '';
    const phrases = [
        total === 0 ? `no changes${also}` : changes,
        summary.delete === 0 || (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards) ? '' : loud((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${summary.delete} permanent delete(s)`),
        (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards) ? loud('blocked') : '',
    ];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(phrases, ', ');
}
function severityLine(diagnostics) {
    const counts = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .countBy */ .Tr)(diagnostics, ({ severity }) => severity);
    const each = _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((severity) => [counts.get(severity) ?? 0, severity]);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(each, 'nouns').join(', ');
}
function validationLine({ diagnostics, files, assets, systems }) {
    const counts = severityLine(diagnostics);
    const where = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${files} file(s), ${assets} asset(s) in ${systems} cyber system(s)`;
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(diagnostics))
        return `${counts} in ${where}`;
    return counts === '' ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}
const BAR_WIDTH = 30;
function workLine(work, isBar) {
    if (work.doing === 'reading') {
        const files = work.files === 0 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${work.files} file(s), `;
        const kib = work.bytes / 1024;
        const size = kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
        return `reading: ${files}${kib < 1 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${work.bytes} byte(s)` : size} from the service`;
    }
    const { doing, done, failed, total } = work;
    const beside = failed === 0 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `, ${failed} failed`;
    if (!isBar)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${doing}: ${done} of ${total} ${doing === 'applying' ? 'change' : 'file'}(s)${beside}`;
    const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
    return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}${beside}`;
}
function closingLine(result, counts, ms) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([result, counts], ', ')}, in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(ms)}`;
}
function planCounts(plan, verb) {
    const { changes, diagnostics, summary, ratings } = plan;
    if (changes.length + ratings.length === 0 && !hasErrors(diagnostics))
        return counted `${summary.unchanged} unchanged`;
    return headline({ ...plan, guards: [] }, verb);
}
function changeCounts(plan) {
    const counts = { ...plan.summary, 'drifted change': (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan) };
    const nouns = ['create', 'update', 'delete', 'drifted change'];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(nouns.map((noun) => [counts[noun], noun]), 'nouns').join(', ');
}


/***/ })

};
