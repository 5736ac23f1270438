export const id = 634;
export const ids = [634];
export const modules = {

/***/ 7634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliLedgerInit: () => (/* binding */ cliLedgerInit),
  withCliLedger: () => (/* binding */ withCliLedger),
  withLedger: () => (/* binding */ withLedger)
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
;// CONCATENATED MODULE: ./lib/git/fetch.js
// Fetches commits that a clone of depth 1 lacks, without their history, and compares what commits hold.

/**
 * Fetches with the credentials that the checkout left, or without any. If that fails, fetches with the token. null if
 * there is no token.
 */
function fetchingWith(run, runWithToken) {
    if (runWithToken === null)
        return run;
    return async (args, input) => {
        try {
            return await run(args, input);
        }
        catch (error) {
            if (!(error instanceof GitError) || commandOf(args) !== 'fetch')
                throw error;
            return runWithToken(args, input);
        }
    };
}
/** Makes sure that the commit, a full hash, can be read. Throws GitError. */
async function ensureCommit(commit, run) {
    if (!(await hasCommit(commit, run)))
        await fetchOne(commit, run);
}
/**
 * Identifies what commits hold at some paths, by the hashes of the objects there: one text for all paths, by commit. If two
 * are the same, they hold the same files. Fetches the commits that a shallow clone lacks in one request. Throws GitError.
 */
async function treesAt(paths, commits, run) {
    await ensureCommits(commits, run);
    const names = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
    const hashes = await hashesOf(run, names);
    const { length } = paths;
    const entries = commits.map((commit, n) => [commit, hashes.slice(n * length, (n + 1) * length).join(' ')]);
    return Object.fromEntries(entries);
}
async function ensureCommits(commits, run) {
    const names = commits.map((commit) => `${commit}^{tree}`);
    const trees = await hashesOf(run, names);
    const missing = commits.filter((_, index) => trees[index] === MISSING);
    if (missing.length === 0)
        return;
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
    const hashes = missing.map((commit) => `${commit}\n`).join('');
    await run(['fetch', ...options, ...(await depthOption(run)), '--stdin', 'origin'], hashes);
}
const MISSING = '-';
/** The hash of each object that is named, such as `COMMIT:PATH`. */
async function hashesOf(run, names) {
    const output = await run(['cat-file', '--batch-check=%(objectname)'], names.map((name) => `${name}\n`).join(''));
    const lines = output.toString().split('\n');
    return names.map((_, index) => /^[0-9a-f]{40,64}$/.exec(lines[index] ?? '')?.[0] ?? MISSING);
}
/** Fetches a ref of the remote and resolves to the commit it names there now. Throws GitError. */
async function fetchRef(ref, run) {
    await fetchOne(ref, run);
    return resolveCommit(run, 'FETCH_HEAD');
}
/** The parents that a commit names, including those that a clone of depth 1 lacks. Throws GitError. */
async function parentsOf(commit, run) {
    const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
    const head = text.slice(0, text.indexOf('\n\n'));
    return Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]);
}
async function hasCommit(commit, run) {
    try {
        await run(['cat-file', '-e', `${commit}^{tree}`]);
        return true;
    }
    catch (error) {
        if (error instanceof GitError)
            return false;
        throw error;
    }
}
async function fetchOne(what, run) {
    await run(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...(await depthOption(run)), 'origin', what]);
}
/** A complete clone stays complete. */
async function depthOption(run) {
    const isShallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
    return isShallow ? ['--depth=1'] : [];
}
/**
 * Environment that makes git send the token to this server only. The token is on no command line and in no file. It is
 * added to the configuration that the job gives git in the same way, such as a proxy. The empty value drops the header
 * that the checkout left: a server refuses a request with two.
 */
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/ledger/log.js
var log = __webpack_require__(1071);
// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/branch.js
// Writes to the branch of a ledger, through git's plumbing: a bare folder that holds the tip without blobs, commits made
// from hashes, and pushes that are never forced. Where the tip has moved or no answer came, all of it is done again.









/** Why a ledger cannot be written. `detail` says more, such as git's own words. */
class LedgerError extends Error {
    name = 'LedgerError';
    fault;
    detail;
    constructor(fault, detail, options) {
        super(`${fault}: ${detail}`, options);
        this.fault = fault;
        this.detail = detail;
    }
}
/** How long the branch may move, or its server stay silent. */
const LONGEST_MS = 120_000;
/** What git writes as the object of a path to remove. */
const NO_OBJECT = '0'.repeat(40);
const WHO = 'cip-inventory-sync';
class LedgerBranch {
    #input;
    #bare;
    #isOpen = false;
    /** Whether a stop may end git. Once something is recorded it may not: a run that stops still writes its record. */
    #mayStop = true;
    #tip = null;
    #ledger = null;
    #drafts = 0;
    #blobs = new Map();
    /** The run files that this run has pushed. A branch without them was rewound. */
    #pushed = [];
    constructor(input) {
        this.#input = input;
        this.#bare = (0,external_node_path_.join)(input.folder, 'bare');
    }
    /** Reads the tip. Throws `ledger-missing`, and `ledger-mismatch` for a ledger of another service. */
    async open(service) {
        this.#ledger = await this.#patiently(async () => {
            const { objects } = await this.#fetchTip();
            const oid = objects.get(run_file/* LEDGER_FILE */.th);
            if (oid === undefined)
                throw new LedgerError('ledger-mismatch', `the branch has no ${run_file/* LEDGER_FILE */.th}`);
            const { value, wrong } = (0,run_file/* readLedgerFile */.Uy)(await this.#blob(oid));
            if (value === null)
                throw new LedgerError('ledger-mismatch', `its ${run_file/* LEDGER_FILE */.th} ${wrong}`);
            return value;
        });
        this.#refuseOther('service', this.#ledger.service, service);
    }
    /** Throws `ledger-mismatch` for a ledger of another organization. */
    belongsTo(organization) {
        this.#refuseOther('organization', this.#ledger?.organization ?? '', organization);
    }
    #refuseOther(what, theirs, ours) {
        if (theirs === ours)
            return;
        throw new LedgerError('ledger-mismatch', `it is of the ${what} ${theirs}, and this run is of ${ours}`);
    }
    /** The first commit of a new ledger; null if the branch is there, which then stays as it is. */
    async begin({ organization, service }) {
        try {
            await this.#fetchTip();
            return null;
        }
        catch (error) {
            if (!(error instanceof LedgerError && error.fault === 'ledger-missing' && error.detail === 'branch'))
                throw error;
        }
        const started_at = new Date(this.#input.clock.now()).toISOString();
        const ledger = { format_version: '1.0', organization, service, started_at };
        const files = new Map([
            [run_file/* LEDGER_FILE */.th, (0,run_file/* textOfDocument */.Kp)(ledger)],
            [run_file/* README_FILE */.aF, run_file/* README */.DK],
        ]);
        const { commit } = await this.#commit(null, files, [], 'Begin the ledger\n');
        const answer = await this.#push(commit, null);
        if (answer === 'silent')
            throw new LedgerError('ledger-unreachable', 'no answer came');
        return answer === 'moved' ? null : commit;
    }
    /**
     * Adds a run file, with its lists. `path` is null where the ledger has a reading of the same lists from the same day.
     * Rejects with a LedgerError.
     */
    async add(entry) {
        this.#mayStop = false;
        const tried = [];
        return this.#patiently(async () => {
            const tip = this.#tip ?? (await this.#fetchTip());
            if (this.#pushed.some((path) => !tip.objects.has(path)))
                throw new LedgerError('ledger-missing', 'rewound');
            const arrived = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
            if (arrived !== undefined) {
                this.#pushed.push(arrived.path);
                return arrived;
            }
            const { content, lists } = entry;
            if (content.kind === 'look' && lists !== null && (await this.#hasReading(tip, lists.files, lists.readAt)))
                return { commit: tip.commit, path: null };
            const { path, text, files, removed } = await this.#runFileAfter(tip, entry);
            const next = await this.#commit(tip, files, removed, commitMessage(entry));
            tried.push({ path, oid: blobName(text), commit: next.commit });
            const answer = await this.#push(next.commit, tip.commit);
            if (answer !== 'pushed') {
                this.#tip = null;
                throw new LedgerError('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'no answer came');
            }
            this.#tip = next;
            this.#pushed.push(path);
            return { commit: next.commit, path };
        });
    }
    /** Tries again while the branch moves or no answer comes. Every other failure is final. */
    async #patiently(task) {
        const { clock, random, stop } = this.#input;
        const deadline = clock.now() + LONGEST_MS;
        for (let longest = 400;; longest = Math.min(2 * longest, 8000)) {
            try {
                return await task();
            }
            catch (error) {
                const wait = random() * longest;
                const mayRetry = error instanceof LedgerError && error.fault === 'ledger-unreachable' && !stop.aborted;
                if (!mayRetry || clock.now() + wait > deadline)
                    throw error;
                await clock.sleep(wait, stop);
            }
        }
    }
    /** The run file that follows the tip, with the lists that differ. */
    async #runFileAfter(tip, { name, tool, content, lists, commit }) {
        const { kind, ...substance } = content;
        const named = (at) => (0,run_file/* runPath */.t0)({ ...name, kind, at });
        let newestAt = Number.NEGATIVE_INFINITY;
        for await (const { read_at } of this.#listings(tip)) {
            newestAt = Date.parse(read_at);
            break;
        }
        // Lists of a tip that was read later stay. So do those that an earlier entry of this second has.
        const live = lists !== null && newestAt <= lists.readAt && !tip.objects.has(named(lists.readAt)) ? lists : null;
        let at = live?.readAt ?? this.#input.clock.now();
        while (tip.objects.has(named(at)))
            at += 1000;
        const { seq, previous } = await this.#newest(tip);
        const text = (0,run_file/* textOfDocument */.Kp)({
            seq: seq + 1,
            kind,
            previous,
            live_sha256: live === null ? null : liveHash(live.files),
            read_at: new Date(at).toISOString(),
            tool,
            commit,
            ...substance,
        });
        const changed = [...(live?.files ?? [])].filter(([path, list]) => tip.objects.get(path) !== blobName(list));
        const gone = [...tip.objects.keys()].filter((path) => path.startsWith('live/') && live?.files.has(path) === false);
        return { path: named(at), text, files: new Map([...changed, [named(at), text]]), removed: gone };
    }
    /** Whether the ledger has a reading of the same lists from the same day, and no other lists since. */
    async #hasReading(tip, files, readAt) {
        const hash = liveHash(files);
        for await (const { kind, read_at, live_sha256 } of this.#listings(tip)) {
            if (dayOf(Date.parse(read_at)) !== dayOf(readAt) || live_sha256 !== hash)
                return false;
            if (kind === 'look')
                return true;
        }
        return false;
    }
    /** The run files with lists, newest first. */
    async *#listings({ objects }) {
        const read = async (path) => (0,run_file/* readRunFile */.m8)(await this.#blob(objects.get(path) ?? '')).value;
        for await (const { file } of (0,run_file/* readingsIn */.Nn)((0,run_file/* runsIn */.UN)(objects.keys()), 'newest first', read))
            yield file;
    }
    /** The number of the newest run file, and the SHA-256 of its bytes. The message of the tip says which it is. */
    async #newest({ commit, objects }) {
        const message = await this.#text(['cat-file', 'commit', commit]);
        const trailer = (name) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(message)?.[1];
        const ending = `-${trailer('Inventory-Run')}-${trailer('Inventory-Kind')}.json`;
        const paths = (0,run_file/* runsIn */.UN)(objects.keys()).map(({ path }) => path);
        const named = paths.filter((each) => each.endsWith(ending));
        let newest = { seq: 0, previous: null };
        // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
        for (const path of named.length > 0 ? named : paths.slice(-1)) {
            const content = await this.#blob(objects.get(path) ?? '');
            const seq = (0,run_file/* readRunFile */.m8)(content).value?.seq ?? paths.length;
            if (seq >= newest.seq)
                newest = { seq, previous: (0,fingerprint/* sha256 */.sc)(content) };
        }
        return newest;
    }
    // Git.
    #git(env = {}) {
        const { folder, stop } = this.#input;
        const place = { cwd: folder, env: { ...this.#input.env, ...env }, ledger: { bare: this.#bare, reaches: true } };
        return (0,process/* gitProcess */.y0)(this.#mayStop ? { ...place, stop } : place);
    }
    async #text(args, input) {
        return (await this.#git()(args, input)).toString();
    }
    /** Fetches the tip with its trees, without its blobs and its history. Throws `ledger-missing` without such a branch. */
    async #fetchTip() {
        if (!this.#isOpen) {
            (0,external_node_fs_.mkdirSync)(this.#bare, { recursive: true });
            await this.#text(['init', '--quiet', '--bare', '--template=', this.#bare]);
            // Git's own upkeep in the background would rewrite what the next command reads.
            await this.#text(['config', 'maintenance.auto', 'false']);
            // A filtered fetch needs a remote with a name.
            await this.#text(['remote', 'add', 'origin', this.#input.remote.url]);
            this.#isOpen = true;
        }
        const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
        const refspec = `+refs/heads/${this.#input.remote.branch}:refs/remotes/origin/tip`;
        await this.#text(['fetch', '--quiet', ...shallow, 'origin', refspec]).catch(throwFetchFault);
        const commit = (await this.#text(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
        const objects = (0,log/* listedObjects */.mW)(await this.#git()(['ls-tree', '-r', '-z', '--full-tree', commit]));
        this.#tip = { commit, objects };
        return this.#tip;
    }
    async #blob(oid) {
        const kept = oid === '' ? '' : this.#blobs.get(oid);
        if (kept !== undefined)
            return kept;
        // Git asks the server for a blob that the clone lacks.
        const content = await this.#text(['cat-file', 'blob', oid]).catch(throwFetchFault);
        this.#blobs.set(oid, content);
        return content;
    }
    /** Makes the commit after the tip, or the first commit, without pushing it. */
    async #commit(tip, files, removed, message) {
        const objects = new Map(tip?.objects);
        const lines = removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`);
        for (const path of removed)
            objects.delete(path);
        // One process of git writes all blobs. It reads them from files.
        const folder = (0,external_node_path_.join)(this.#bare, 'drafts');
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const drafts = Array.from(files.values(), (content) => {
            this.#drafts += 1;
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, String(this.#drafts)), content, { mode: 0o600 });
            return `${(0,external_node_path_.join)(folder, String(this.#drafts))}\n`;
        });
        const written = await this.#text(['hash-object', '-w', '--no-filters', '--stdin-paths'], drafts.join(''));
        const oids = written.trim().split('\n');
        for (const [index, [path, content]] of [...files].entries()) {
            const oid = oids[index] ?? '';
            objects.set(path, oid);
            this.#blobs.set(oid, content);
            lines.push(`100644 ${oid}\t${path}\0`);
        }
        await this.#text(['read-tree', ...(tip === null ? ['--empty'] : [tip.commit])]);
        await this.#text(['update-index', '-z', '--index-info'], lines.join(''));
        const tree = (await this.#text(['write-tree', '--missing-ok'])).trim();
        const parent = tip === null ? [] : ['-p', tip.commit];
        const date = `@${Math.floor(this.#input.clock.now() / 1000)} +0000`;
        const [author, committer] = ['AUTHOR', 'COMMITTER'].map((role) => ({
            [`GIT_${role}_NAME`]: WHO,
            [`GIT_${role}_EMAIL`]: `${WHO}@localhost`,
            [`GIT_${role}_DATE`]: date,
        }));
        const { keyFile } = this.#input;
        const settings = ['-c', 'i18n.commitEncoding=UTF-8'];
        if (keyFile !== null) {
            const signing = ['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen', `user.signingKey=${keyFile}`];
            settings.push(...signing.flatMap((setting) => ['-c', setting]));
        }
        const command = ['commit-tree', ...(keyFile === null ? [] : ['-S']), ...parent, tree];
        const made = await this.#git({ ...author, ...committer })([...settings, ...command], message);
        return { commit: made.toString().trim(), objects };
    }
    /**
     * `moved`: the branch is no longer at the parent of the commit. `silent`: no answer came, so the push may have
     * succeeded or not. Throws a LedgerError, `ledger-refused`, for everything else.
     */
    async #push(commit, parent) {
        const ref = `refs/heads/${this.#input.remote.branch}`;
        // This forces nothing. The lease also requires that the branch is where the commit starts from, so that a branch
        // that was deleted or rewound in the meantime is not silently restored.
        const lease = `--force-with-lease=${ref}:${parent ?? ''}`;
        try {
            await this.#text(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
            return 'pushed';
        }
        catch (error) {
            const output = outputOf(error);
            if (MOVED.test(output) && !IN_THE_WAY.test(output))
                return 'moved';
            if (SILENT.test(output))
                return 'silent';
            throw new LedgerError('ledger-refused', reasonIn(output), { cause: error });
        }
    }
}
/** The day of a time, in UTC. */
function dayOf(at) {
    return new Date(at).toISOString().slice(0, 10);
}
function liveHash(files) {
    return (0,tree/* liveSha256 */.M$)([...files].map(([path, text]) => [path, (0,fingerprint/* sha256 */.sc)(text)]));
}
function blobName(content) {
    const bytes = Buffer.from(content);
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/** A subject for people, without names of assets, and trailers for programs. */
function commitMessage({ content, commit, name: { run, attempt } }) {
    const count = (changes) => (changes === 1 ? '1 change' : `${changes} changes`);
    let subject = 'Read the lists';
    if (content.kind === 'seen')
        subject = `Seen before an apply of ${count(content.intent.fingerprints.length)}`;
    if (content.kind === 'applied' || content.kind === 'refused') {
        const { changes, result } = content.evidence;
        const done = changes.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)).length;
        const all = count(changes.length);
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
/** Another writer was first, or is writing now. */
const MOVED = /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
/** Only one of `a` and `a/b` can be a branch. No other writer was first. */
const IN_THE_WAY = /exists; cannot create|directory file conflict/i;
const SILENT = /could not resolve host|connection (?:refused|reset|timed out|closed)|failed to connect|couldn't connect|operation timed out|remote end hung up|early eof|bad pack header|returned error: (?:5\d\d|429|408)|empty reply|network is unreachable|no route to host|RPC failed|was stopped|shallow file has changed/i;
const NO_BRANCH = /couldn't find remote ref/i;
const NO_REPOSITORY = /repository .*not found|does not appear to be a git repository|returned error: 404/i;
function throwFetchFault(error) {
    const output = outputOf(error);
    if (NO_BRANCH.test(output))
        throw new LedgerError('ledger-missing', 'branch', { cause: error });
    if (NO_REPOSITORY.test(output))
        throw new LedgerError('ledger-missing', 'repository', { cause: error });
    const fault = SILENT.test(output) ? 'ledger-unreachable' : 'ledger-refused';
    throw new LedgerError(fault, reasonIn(output), { cause: error });
}
function outputOf(error) {
    if (!(error instanceof process/* GitError */.XS))
        throw error;
    return error.output;
}
/** Lines in which git or ssh says why. ssh may fail before git. */
const REASON = /^(?:remote:|fatal:|error:|!|ssh:|Host key verification failed|\S+: Permission denied)/;
/** The lines in which git says why, without a period at the end: the sentence around them has its own. */
function reasonIn(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const reasons = lines.filter((line) => REASON.test(line) && line !== 'remote:');
    const text = (reasons.length > 0 ? reasons : lines).slice(0, 4).join(' ').replaceAll('\t', ' ').slice(0, 400);
    return text.replace(/\.$/, '');
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/ledger.js
var ledger = __webpack_require__(7545);
// EXTERNAL MODULE: ./lib/service/endpoint.js
var endpoint = __webpack_require__(3278);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(7986);
// EXTERNAL MODULE: ./lib/commands/context.js + 1 modules
var context = __webpack_require__(5962);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/commands/ledger-run.js






class LedgerRun {
    #input;
    /** The lists that were read last. */
    #lists = {};
    #assetsReadAt = 0;
    /** The commit of the intent. */
    #intent = null;
    #end = { commit: null, behind: null };
    /** The reader of the run, whose lists are remembered. */
    reader;
    constructor(input, reader) {
        this.#input = input;
        const remember = async (key, list) => {
            const read = await list;
            this.#lists[key] = read;
            if (key === 'assets')
                this.#assetsReadAt = input.host.clock.now();
            return read;
        };
        this.reader = {
            ...reader,
            facilities: () => remember('facilities', reader.facilities()),
            controlCenters: () => remember('controlCenters', reader.controlCenters()),
            cyberSystems: () => remember('systems', reader.cyberSystems()),
            cyberAssets: () => remember('assets', reader.cyberAssets()),
        };
    }
    /** What the run has left in the ledger so far. */
    get end() {
        return this.#end;
    }
    /** As evidence names it: the branch, and the commit of the intent; null where there was none. */
    get note() {
        return this.#intent === null ? null : { branch: this.#input.branchName, commit: this.#intent };
    }
    /** Throws a LedgerError for a ledger of another organization. Also reads the lists that the plan did not need. */
    async belongTo(organization) {
        this.#input.branch.belongsTo(organization);
        const { facilities, controlCenters } = this.#lists;
        await Promise.all([
            facilities ? null : this.reader.facilities(),
            controlCenters ? null : this.reader.controlCenters(),
        ]);
    }
    /** Records the intent before the first write. Throws a LedgerError: then nothing may be written. */
    async recordSeen(plan, { mode, by }, commit) {
        const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
        const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } };
        this.#intent = await this.#add(content, commit);
        this.#end = { commit: this.#intent, behind: null };
    }
    /** Records the end of an apply. One that had nothing to write leaves a reading. */
    async recordEnd(evidence, { plan, report }) {
        const { result, commit } = evidence;
        if (report !== null) {
            // The closing read listed the assets. The other lists are read again. Without all of them, the record has none.
            const { reader } = this;
            const isRead = report.converged !== null;
            const places = isRead ? [reader.facilities(), reader.controlCenters(), reader.cyberSystems()] : [];
            const read = await Promise.allSettled(places);
            if (!isRead || read.some(({ status }) => status === 'rejected'))
                this.#lists = {};
            await this.#tryToAdd({ kind: 'applied', evidence }, commit);
        }
        else if (result === 'unapproved' || result === 'blocked') {
            await this.#tryToAdd({ kind: 'refused', evidence }, commit);
        }
        else if (result === 'no-changes')
            await this.recordReading(plan, commit);
    }
    /** Records the lists of a run that had nothing to write. */
    async recordReading({ organization, summary, toExecute }, commit) {
        await this.belongTo(organization);
        const { facilities = [], controlCenters = [], systems = [], assets = [] } = this.#lists;
        const counts = {
            facilities: facilities.length,
            control_centers: controlCenters.length,
            systems: systems.length,
            assets: assets.length,
            changes: toExecute.length,
            drift: summary.drift,
            undeclared: summary.undeclared,
        };
        await this.#tryToAdd({ kind: 'look', counts }, commit);
    }
    async #add(content, commit) {
        const { branch, name, host, fields } = this.#input;
        const { facilities, controlCenters, systems, assets } = this.#lists;
        const isWhole = facilities && controlCenters && systems && assets;
        const files = isWhole ? (0,tree/* liveFiles */.U2)({ facilities, controlCenters, systems, assets }, fields) : null;
        const lists = files === null ? null : { files, readAt: this.#assetsReadAt };
        return (await branch.add({ name, tool: (0,model/* toolOf */.wS)(host), content, lists, commit })).commit;
    }
    /** Nothing is undone if a record cannot be pushed. The first such failure is kept, to be reported. */
    async #tryToAdd(content, commit) {
        try {
            this.#end = { ...this.#end, commit: await this.#add(content, commit) };
        }
        catch (error) {
            this.#end = { ...this.#end, behind: this.#end.behind ?? (0,ledger/* behindLine */.P4)(content.kind, whyNotKept(error)) };
        }
    }
}
/** Also handles a full disk. Throws bugs. */
function whyNotKept(error) {
    if (error instanceof LedgerError)
        return error.detail;
    if (error instanceof process/* GitError */.XS)
        return error.message;
    if ((0,rejections/* isSystemError */.Or)(error))
        return `the temporary folder cannot be written (${error.code})`;
    throw error;
}

;// CONCATENATED MODULE: ./lib/commands/ledger.js
// Opens the ledger of a run that keeps one, and begins a ledger.














/**
 * Runs with the ledger open, and closes it however the run ends. Where the input is empty, it just runs. Throws a
 * LedgerError or a ConfigurationError: a run whose ledger cannot be written must write nothing at the service.
 */
async function withLedger(context, run) {
    const { connection, settings, host, shutdown } = context;
    if (settings.ledger === '')
        return run(context);
    const { remote, env, key, name, temporary, refusePublic } = await placeOf(context);
    await refusePublic();
    return inTemporary(temporary, async (folder) => {
        const { clock, random } = host;
        const given = { folder, env: { ...host.env, ...env }, remote, keyFile: keyFileIn(folder, key) };
        const branch = new LedgerBranch({ ...given, clock, random, stop: shutdown.stop });
        await branch.open(new URL(settings.baseUrl).origin);
        const written = { branch, branchName: remote.branch, name, host, fields: settings };
        const ledger = new LedgerRun(written, connection.reader);
        return run({ ...context, ledger, connection: { ...connection, reader: ledger.reader } });
    });
}
/** On the command line, also prints at the end what the run left in its ledger. */
async function withCliLedger(context, run) {
    return withLedger(context, async (opened) => {
        const ended = await run(opened);
        if (opened.ledger === null)
            return ended;
        for (const line of (0,ledger/* ledgerEndLines */.yq)(opened.ledger.end))
            context.terminal.err(`${(0,report_escape/* visible */.RK)(line)}\n`);
        return ended;
    });
}
async function placeOf(context) {
    if ('runner' in context)
        return actionPlace(context);
    const { settings, host, cwd, git } = context;
    const run = Math.floor(host.random() * 0x1_0000_0000);
    return {
        remote: await remoteOf(settings.ledger, cwd, git),
        env: {},
        key: signingKey(host.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY'),
        name: { run: run.toString(16).padStart(8, '0'), attempt: 1 },
        temporary: (0,external_node_os_.tmpdir)(),
        refusePublic: async () => { },
    };
}
/**
 * A branch of this repository, found by the checkout's origin, or of another repository on the same server.
 * `ledger-token` is used to find out whether the repository is public, and to push there.
 */
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
    const { env } = runner;
    const token = runner.input('ledger-token').trim();
    if (token === '')
        throw new core_result/* ConfigurationError */.j1('ledger-token', 'is needed to check whether the ledger is public.');
    const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
    if (branch === undefined)
        throw new core_result/* ConfigurationError */.j1('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    const url = owner === undefined ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
    if (url === null)
        throw new core_result/* ConfigurationError */.j1('ledger', 'names a branch of this repository, and the checkout has no origin.');
    const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const place = { owner: owner ?? ownOwner, repo: repo ?? ownRepo };
    const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(184), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 636));
    const github = createGitHub({ ...place, ...(0,context/* askingGitHub */.N)(runner, token) })(shutdown.cut);
    return {
        // An origin may be a relative path of the file system.
        remote: { url: /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url, branch },
        env: tokenEnvironment(serverUrl, token, env),
        key: signingKey(runner.input('ledger-key'), 'ledger-key'),
        name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
        temporary: runner.temporary,
        refusePublic: async () => {
            const isHere = `${place.owner}/${place.repo}`.toLowerCase() === `${ownOwner}/${ownRepo}`.toLowerCase();
            // What may be shown in this repository may be kept in it.
            if (isHere && settings.allowPublic)
                return;
            if (await github.isPrivate())
                return;
            throw new LedgerError('ledger-public', '');
        },
    };
}
/** How each Ed25519 key without a passphrase begins that ssh-keygen writes. */
const KEY_HEAD = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAAC';
/** The key, for a file of its own; '' for none. The message of the ConfigurationError does not quote it. */
function signingKey(text, input) {
    const key = text.replaceAll('\r', '').trim();
    const body = key.replace(/^-----BEGIN OPENSSH PRIVATE KEY-----/, '').replace(/\s/g, '');
    if (key === '' || body.startsWith(KEY_HEAD))
        return key;
    throw new core_result/* ConfigurationError */.j1(input, 'must be an Ed25519 private key without a passphrase, as ssh-keygen writes it: ssh-keygen -t ed25519 -N "" -f FILE.');
}
/** Writes the key for git, which reads it from a file. The folder is removed when the run ends. */
function keyFileIn(folder, key) {
    if (key === '')
        return null;
    const path = (0,external_node_path_.join)(folder, 'key');
    (0,external_node_fs_.writeFileSync)(path, `${key}\n`, { mode: 0o600 });
    return path;
}
/** Throws a ConfigurationError where no folder can be made. */
async function inTemporary(parent, use) {
    let folder = '';
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'cip-ledger-'));
    }
    catch (error) {
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        const problem = `${(0,report_escape/* word */.Vm)(parent)} cannot be written (${error.code}). Make room there, or set TMPDIR to another folder.`;
        throw new core_result/* ConfigurationError */.j1('the temporary folder', problem, { cause: error });
    }
    try {
        return await use(folder);
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** What git refuses in the name of a branch (git help check-ref-format). */
const ledger_NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
/** `REMOTE#BRANCH`: a remote by its name, its URL or its path. Throws a ConfigurationError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new core_result/* ConfigurationError */.j1('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    if (ledger_NO_BRANCH.test(branch))
        throw new core_result/* ConfigurationError */.j1('ledger', `names ${(0,report_escape/* word */.Vm)(branch)}, which is not a valid name of a branch.`);
    const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return { url: named ?? (isAddress ? place : (0,external_node_path_.resolve)(cwd, place)), branch };
}
/** null where the repository has no such remote. */
function urlOfRemote(name, git) {
    return (0,process/* gitAnswer */.Hr)(git, ['config', '--get', `remote.${name}.url`]);
}
/** `ledger init`: pushes the first commit of a new branch. */
async function cliLedgerInit(flags, host) {
    const cli = (0,cli_flags/* inFolder */._z)(flags, host);
    const { env, clock, random, terminal, cwd } = cli;
    const needed = (flag, name, what) => {
        if (typeof flag === 'string' && flag.trim() !== '')
            return flag.trim();
        throw new core_result/* ConfigurationError */.j1(name, `is needed: ${what}.`);
    };
    const organization = needed(flags.organization, '--organization', 'the slug of the organization');
    const url = needed(flags.baseUrl ?? env.CIP_SYNC_BASE_URL, '--base-url', 'the URL of the service');
    // The same form of the address that every run compares with.
    const service = (0,endpoint/* checkBaseUrl */.xd)(url, env).origin;
    const { signal: stop } = new AbortController();
    const remote = await remoteOf(needed(flags.ledger, '--ledger', 'REMOTE#BRANCH'), cwd, cli.gitIn(cwd, stop));
    const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
    const commit = await inTemporary((0,external_node_os_.tmpdir)(), (folder) => {
        const given = { folder, env, remote, keyFile: keyFileIn(folder, key), clock, random, stop };
        return new LedgerBranch(given).begin({ organization, service });
    });
    if (commit === null)
        throw new core_result/* ConfigurationError */.j1('--ledger', 'names a branch that already exists. It was left untouched.');
    terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
    terminal.out(`${commit}\n`);
    return 0;
}


/***/ })

};
