export const id = 908;
export const ids = [908];
export const modules = {

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
// The bare repository in which a run writes its ledger with git's plumbing commands. It holds the tip of the branch,
// without file contents and without history. Commits are built from object ids, and pushes are never forced.






/** A ledger that cannot be written. */
class LedgerError extends core_result/* UserError */.yo {
    fault;
    constructor(fault, options) {
        super(`${fault.code}:`, (0,ledger_fault/* faultText */.Ij)(fault), options);
        this.fault = fault;
    }
}
/** The object id that tells git to remove a path. */
const NO_OBJECT = '0'.repeat(40);
const WHO = 'cip-inventory-sync';
class BareFolder {
    #path;
    #place;
    #remote;
    #keyFile;
    #blobs = new Map();
    #isMade = false;
    #drafts = 0;
    /** Whether a stop signal may end git. Not once the run records something: a stopped run still writes its record. */
    mayStop = true;
    /**
     * `folder`: where it is created. `env`: git's environment, to reach the server. `keyFile`: the private key that
     * signs each commit; null for commits without a signature.
     */
    constructor(folder, env, remote, keyFile, stop) {
        this.#path = (0,external_node_path_.join)(folder, 'bare');
        this.#place = { cwd: folder, env, stop, ledger: { bare: this.#path, reaches: true } };
        this.#remote = remote;
        this.#keyFile = keyFile;
    }
    /** Fetches the tip with its trees. Throws `ledger-missing` if there is no such branch or repository. */
    async fetchTip() {
        if (!this.#isMade) {
            (0,external_node_fs_.mkdirSync)(this.#path, { recursive: true });
            await this.#runGit(['init', '--quiet', '--bare', '--template=', this.#path]);
            // Git's own upkeep in the background would rewrite what the next command reads.
            await this.#runGit(['config', 'maintenance.auto', 'false']);
            // A filtered fetch needs a remote with a name.
            await this.#runGit(['remote', 'add', 'origin', this.#remote.url]);
            this.#isMade = true;
        }
        const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
        const refspec = `+refs/heads/${this.#remote.branch}:refs/remotes/origin/tip`;
        await this.#runGit(['fetch', '--quiet', ...shallow, 'origin', refspec]).catch(throwFetchFault);
        const commit = (await this.#runGit(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
        return { commit, objects: (0,objects/* listedObjects */.mW)(await this.#runGit(['ls-tree', '-r', '-z', '--full-tree', commit])) };
    }
    /** The content of a file of the tip. */
    async readBlob(oid) {
        const kept = this.#blobs.get(oid);
        if (kept !== undefined)
            return kept;
        // Git asks the server for a blob that the clone lacks.
        const content = await this.#runGit(['cat-file', 'blob', oid]).catch(throwFetchFault);
        this.#blobs.set(oid, content);
        return content;
    }
    messageOf(commit) {
        return this.#runGit(['cat-file', 'commit', commit]);
    }
    /** Makes the commit after the tip, or the first commit, without pushing it. */
    async commitAfter(tip, files, removed, message, at) {
        const objects = new Map(tip?.objects);
        const lines = removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`);
        for (const path of removed)
            objects.delete(path);
        // One process of git writes all blobs. It reads them from files.
        const folder = (0,external_node_path_.join)(this.#path, 'drafts');
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const drafts = Array.from(files.values(), (content) => {
            this.#drafts += 1;
            const draft = (0,external_node_path_.join)(folder, String(this.#drafts));
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
    /**
     * `moved`: the branch is no longer at the parent of the commit. `silent`: no answer came, so the push may have
     * succeeded or not. Throws a LedgerError, `ledger-refused`, for everything else.
     */
    async pushCommit(commit, parent) {
        const ref = `refs/heads/${this.#remote.branch}`;
        // This forces nothing. The lease also requires that the branch is where the commit starts from, so that a branch
        // that was deleted or rewound in the meantime is not silently restored.
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
        const { stop, ...place } = { ...this.#place, env: { ...this.#place.env, ...env } };
        const run = (0,process/* gitProcess */.y0)(this.mayStop && stop !== undefined ? { ...place, stop } : place);
        return (await run(args, input)).toString();
    }
}
/** Another writer was first, or is writing now. */
const MOVED = /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
/** Only one of `a` and `a/b` can be a branch. In this case, no other writer was first. */
const IN_THE_WAY = /exists; cannot create|directory file conflict/i;
/** No answer came, or the connection ended early. A TLS alert or a refused certificate would come again at each try. */
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
/** Lines in which git or ssh says why it failed. ssh can fail before git does. */
const REASON = /^(?:remote:|fatal:|error:|!|ssh:|Host key verification failed|\S+: Permission denied)/;
/** The lines in which git says why it failed, without a final period: the sentence around them has its own. */
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
// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/branch.js
// Adds what a run did to the branch of a ledger, in one loop: fetch the tip, build the commit that follows it, push it.
// If the tip has moved or no answer came, the loop starts again.






/** How long a run tries again while the branch moves or its server does not answer. */
const LONGEST_MS = 120_000;
class LedgerBranch {
    #bare;
    #clock;
    /** Returns a number from 0 up to, but not including, 1. */
    #random;
    #stop;
    /** null until it is fetched, and after a push that may have moved the branch. */
    #tip = null;
    #ledger = null;
    /** The run files that this run has pushed. A branch without them was rewound. */
    #pushed = [];
    constructor(bare, clock, random, stop) {
        this.#bare = bare;
        this.#clock = clock;
        this.#random = random;
        this.#stop = stop;
    }
    /** Reads the tip. Throws `ledger-missing` if there is none, and `ledger-mismatch` for a ledger of another service. */
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
    /** Throws `ledger-mismatch` for a ledger of another organization. */
    belongsTo(organization) {
        refuseOther('organization', this.#ledger?.organization ?? '', organization);
    }
    /** Pushes the first commit of a new ledger and returns its id. null if the branch exists: it then stays as it is. */
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
            [run_file/* LEDGER_FILE */.th, textOfDocument(ledger)],
            [run_file/* README_FILE */.aF, README],
        ]);
        const { commit } = await this.#bare.commitAfter(null, files, [], 'Begin the ledger\n', now);
        const answer = await this.#bare.pushCommit(commit, null);
        if (answer === 'silent')
            throw unreachable('no answer came');
        return answer === 'moved' ? null : commit;
    }
    /**
     * Adds a run file with its lists. If the ledger already has a look of the same lists from the same day, adds nothing:
     * `path` is then null. Rejects with a LedgerError.
     */
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
                // A push without an answer may have arrived.
                let added = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
                if (added === undefined) {
                    const built = await this.#runAfter(tip, entry);
                    if (built === null)
                        return { commit: tip.commit, path: null };
                    const { path, text, files, removed } = built;
                    const next = await this.#bare.commitAfter(tip, files, removed, commitMessage(entry), this.#clock.now());
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
    /** Waits before the next try if the branch moved or no answer came. Throws any other error, or if no time is left. */
    async #pauseAfter(error, tries, begun) {
        const pause = this.#random() * Math.min(200 * 2 ** tries, 8000);
        const mayRetry = error instanceof LedgerError && error.fault.code === 'ledger-unreachable' && !this.#stop.aborted;
        if (!mayRetry || this.#clock.now() + pause > begun + LONGEST_MS)
            throw error;
        await this.#clock.sleep(pause, this.#stop);
    }
    /** Builds the run file that follows the tip, with the lists that differ. null if the day already has this look. */
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
        // The tip keeps its lists if they were read later, or if this run already has such an entry in this second.
        const isLatest = lists !== null && newestAt <= lists.readAt && !objects.has((0,run_file/* runPath */.t0)(name, kind, lists.readAt));
        const live = isLatest ? lists : null;
        let at = live?.readAt ?? this.#clock.now();
        while (objects.has((0,run_file/* runPath */.t0)(name, kind, at)))
            at += 1000;
        // The message of the tip says which run file is the newest.
        const message = await this.#bare.messageOf(parent);
        const [, run] = /^Inventory-Run: (\S+)$/m.exec(message) ?? [];
        const [, runKind] = /^Inventory-Kind: (\S+)$/m.exec(message) ?? [];
        const ofTip = stored.filter(({ path }) => path.endsWith(`-${run}-${runKind}.json`));
        let newest = { seq: 0, previous: null };
        // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
        for (const { path } of ofTip.length > 0 ? ofTip : stored.slice(-1)) {
            const text = await this.#bare.readBlob(objects.get(path) ?? '');
            const seq = (0,run_file/* readRunFile */.m8)(text).value?.seq ?? stored.length;
            if (seq >= newest.seq)
                newest = { seq, previous: (0,fingerprint/* sha256 */.sc)(text) };
        }
        const path = (0,run_file/* runPath */.t0)(name, kind, at);
        const text = textOfDocument({
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
function changesText({ length }) {
    return length === 1 ? '1 change' : `${length} changes`;
}
/** A subject for people, without names of assets, and trailers for programs. */
function commitMessage({ content, commit, name: { run, attempt } }) {
    let subject = 'Read the lists';
    if (content.kind === 'seen')
        subject = `Seen before an apply of ${changesText(content.intent.fingerprints)}`;
    if (content.kind === 'applied' || content.kind === 'refused') {
        const { changes, result } = content.evidence;
        const done = changes.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)).length;
        const all = changesText(changes);
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
function textOfDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** The first commit of a ledger has this file. It explains how to check the ledger without this tool. */
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
// Writes to the ledger what the service listed, what the run was about to do, and how the run ended.






class LedgerRun {
    #input;
    /** The commit of the intent. */
    #intent = null;
    #end = { commit: null, failure: null };
    constructor(input) {
        this.#input = input;
    }
    /** What the run has left in the ledger so far. */
    get end() {
        return this.#end;
    }
    /** The ledger as the evidence names it: the branch, and the commit of the intent; null without an intent. */
    get note() {
        return this.#intent === null ? null : { branch: this.#input.branchName, commit: this.#intent };
    }
    /** Throws a LedgerError if the ledger belongs to another organization. */
    expectOrganization(organization) {
        this.#input.branch.belongsTo(organization);
    }
    /** Records the intent before the first write. If this throws a LedgerError, nothing may be written. */
    async recordIntent(plan, lists, { mode, by }, commit) {
        const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
        const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } };
        this.#intent = await this.#addRun(content, lists, commit);
        this.#end = { commit: this.#intent, failure: null };
    }
    /** Records the end of an apply. If there was nothing to write, records a look. */
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
    /** Records the lists of a run that had nothing to write. */
    async recordLook({ organization, summary, toExecute }, lists, commit) {
        this.expectOrganization(organization);
        const { facilities, controlCenters, systems, assets } = lists;
        const counts = {
            facilities: facilities.length,
            control_centers: controlCenters.length,
            systems: systems.length,
            assets: assets.length,
            changes: toExecute.length,
            drift: summary.drift,
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
    /** Adds a record. If it cannot be pushed, nothing is undone. Keeps the first such failure, to be reported. */
    async #tryToAdd(content, lists, commit) {
        try {
            this.#end = { ...this.#end, commit: await this.#addRun(content, lists, commit) };
        }
        catch (error) {
            let reason;
            if (error instanceof LedgerError)
                reason = (0,ledger_fault/* faultClause */.AE)(error.fault);
            else if (error instanceof process/* GitError */.XS)
                reason = error.message;
            // For example, the disk is full.
            else if ((0,rejections/* isSystemError */.Or)(error))
                reason = `the temporary folder cannot be written (${error.code})`;
            else
                throw error;
            this.#end = { ...this.#end, failure: this.#end.failure ?? (0,ledger_fault/* behindLine */.P4)(content.kind, reason) };
        }
    }
}

;// CONCATENATED MODULE: ./lib/ledger/open.js
// Opens the ledger of a run that keeps one. `ledger init` begins a new ledger.











/**
 * Opens the ledger of a run. `place`: where the ledger is, and how and under which name to write to it. Throws
 * a LedgerError or a UserError: if the ledger cannot be written, the run must not write to the service.
 */
async function openLedger(context, place) {
    const { settings, host } = context;
    const branch = branchAt(context, place);
    await branch.open(new URL(settings.baseUrl).origin);
    return new LedgerRun({ branch, branchName: place.remote.branch, name: place.name, host, fields: settings });
}
/** The same for the command line; null if no flag names a ledger. You must make sure yourself who can read the ledger. */
async function openNamedLedger(context) {
    const { settings, host, cwd, git } = context;
    if (settings.ledger === '')
        return null;
    const run = Math.floor(host.random() * 0x1_0000_0000);
    return openLedger(context, {
        remote: await remoteOf(settings.ledger, cwd, git),
        env: host.env,
        key: signingKey(host.env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY'),
        name: { run: run.toString(16).padStart(8, '0'), attempt: 1 },
        temporary: (0,external_node_os_.tmpdir)(),
    });
}
/** Prints what a run left in its ledger. */
function showLedgerEnd(ledger, { terminal }) {
    if (ledger === null)
        return;
    const { commit, failure } = ledger.end;
    if (commit !== null)
        terminal.err(`Ledger commit: ${(0,text_text/* visible */.RK)(commit)}\n`);
    if (failure !== null)
        terminal.err(`${(0,text_text/* visible */.RK)(failure)}\n`);
}
/** The beginning of each Ed25519 key without a passphrase that ssh-keygen writes. */
const KEY_HEAD = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAAC';
/** The key as the content of a file; '' for none. Throws a UserError that does not quote the text. */
function signingKey(text, input) {
    const key = text.replaceAll('\r', '').trim();
    const body = key.replace(/^-----BEGIN OPENSSH PRIVATE KEY-----/, '').replace(/\s/g, '');
    if (key === '' || body.startsWith(KEY_HEAD))
        return key;
    throw new core_result/* UserError */.yo(input, 'must be an Ed25519 private key without a passphrase, as ssh-keygen writes it: ssh-keygen -t ed25519 -N "" -f FILE.');
}
/** The branch, with a folder that is removed when the run closes. Throws a UserError if it cannot be made. */
function branchAt({ host, shutdown, onClose }, { remote, env, key, temporary }) {
    let folder;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'cip-ledger-'));
    }
    catch (error) {
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        const problem = `${(0,text_text/* word */.Vm)(temporary)} cannot be written (${error.code}). Make room there, or set TMPDIR to another folder.`;
        throw new core_result/* UserError */.yo('the temporary folder', problem, { cause: error });
    }
    onClose.push(() => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    // Git reads the key from a file.
    const keyFile = key === '' ? null : (0,external_node_path_.join)(folder, 'key');
    if (keyFile !== null)
        (0,external_node_fs_.writeFileSync)(keyFile, `${key}\n`, { mode: 0o600 });
    const bare = new BareFolder(folder, env, remote, keyFile, shutdown.stop);
    return new LedgerBranch(bare, host.clock, host.random, shutdown.stop);
}
/** What git refuses in the name of a branch (git help check-ref-format). */
const open_NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
/** `REMOTE#BRANCH`: a remote by its name, its URL or its path. Throws a UserError. */
async function remoteOf(text, cwd, git) {
    const at = text.lastIndexOf('#');
    const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 1 || branch === '') {
        throw new core_result/* UserError */.yo('ledger', 'must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.');
    }
    if (open_NO_BRANCH.test(branch))
        throw new core_result/* UserError */.yo('ledger', `names ${(0,text_text/* word */.Vm)(branch)}, which is not a valid name of a branch.`);
    const named = /^[\w.-]+$/.test(place) ? await remoteUrl(place, cwd, git) : null;
    return { url: named ?? addressFrom(cwd, place), branch };
}
/** The URL of a remote of this repository, as git itself reads it: a path is relative to the root of the repository. */
async function remoteUrl(name, cwd, git) {
    const url = await (0,process/* gitAnswer */.Hr)(git, ['config', '--get', `remote.${name}.url`]);
    return url && addressFrom((0,external_node_path_.resolve)(cwd, (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-cdup'])) ?? ''), url);
}
/** A path becomes absolute, because git works in another folder for the ledger. */
function addressFrom(folder, place) {
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
    return isAddress ? place : (0,external_node_path_.resolve)(folder, place);
}
/** `ledger init`: pushes the first commit of a new branch. */
async function cliLedgerInit(context) {
    const { host, settings, cwd, git, terminal } = context;
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
        const problem = `${missing.length === 1 ? 'is' : 'are'} not given. ${forms.join(' ')}`;
        throw new core_result/* UserError */.yo(missing.map(([flag]) => flag).join(', '), problem);
    }
    // The URL must have the same form as in a run, because each run compares the two.
    const service = (0,endpoint/* checkBaseUrl */.x)(baseUrl, env).origin;
    const remote = await remoteOf(ledger, cwd, git);
    const key = signingKey(env.CIP_SYNC_LEDGER_KEY ?? '', 'CIP_SYNC_LEDGER_KEY');
    const commit = await branchAt(context, { remote, env, key, temporary: (0,external_node_os_.tmpdir)() }).begin({ organization, service });
    if (commit === null)
        throw new core_result/* UserError */.yo('--ledger', 'names a branch that already exists. It was left untouched.');
    terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
    terminal.out(`${commit}\n`);
    return 0;
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   x: () => (/* binding */ checkBaseUrl)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
// Checks the base URL before anything is sent. No message repeats a refused value.

/**
 * The service's base URL: https, or http on loopback; without credentials, query or fragment.
 * A path prefix is kept. Throws a UserError.
 */
function checkBaseUrl(text, env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('NODE_TLS_REJECT_UNAUTHORIZED', 'is 0, which turns off certificate checks. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.');
    }
    const given = text.trim();
    const url = URL.canParse(given) ? new URL(given) : null;
    let wrong = '';
    if (given === '')
        wrong = 'is empty. Set it to the URL of the service.';
    else if (url === null)
        wrong = 'is not a URL. Write it as https://host or https://host/path.';
    else if (url.protocol !== 'https:' && url.protocol !== 'http:')
        wrong = 'must start with https://.';
    else if (url.username !== '' || url.password !== '')
        wrong = 'must not contain a user or password. Remove them.';
    else if (/[?#]/.test(text))
        wrong = 'must not contain a query or a fragment. Remove what follows the path.';
    else if (url.protocol === 'http:' && !isLoopback(url))
        wrong = 'must use https; http is only for this machine (localhost, 127.0.0.1, [::1]).';
    if (url === null || wrong !== '')
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base-url', wrong);
    return url;
}
/** Whether the URL names this machine: localhost, 127.0.0.0/8 or ::1. */
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
}


/***/ })

};
