export const id = 282;
export const ids = [282];
export const modules = {

/***/ 7282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LedgerBranch: () => (/* binding */ LedgerBranch),
  LedgerError: () => (/* binding */ LedgerError)
});

// UNUSED EXPORTS: dayOf

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
;// CONCATENATED MODULE: ./lib/ledger/log.js
// Reads what git prints of a ledger: the files of a commit, and the stream of `git log -p`, each commit with its parents
// and the hunks of each file. Git announces how many lines a hunk has, and the reader takes exactly that many, so that
// no line in a hunk can pass for a header.
/** Git may also keep parents and trees of commits in a separate file, which no hash covers. */
const FROM_OBJECTS = ['-c', 'core.commitGraph=false'];
/** The object of every file in the output of `git ls-tree -r -z`, by path. */
function listedObjects(output) {
    const entries = output.toString().split('\0').slice(0, -1);
    return new Map(entries.map((entry) => {
        const tab = entry.indexOf('\t');
        return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
    }));
}
/** The arguments of git, without the revision. Oldest commit first. No user setting changes the output. */
const LOG_ARGUMENTS = [
    ...[...FROM_OBJECTS, 'log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
    ...['--src-prefix=a/', '--dst-prefix=b/', '--root', '--no-relative', '--encoding=UTF-8'],
    ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
    ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];
/** The commits in the output of git with `LOG_ARGUMENTS`. */
async function* readLog(bytes) {
    const reader = new LogReader();
    let rest = Buffer.alloc(0);
    for await (const chunk of bytes) {
        const text = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
            const done = reader.take(text.toString('utf8', start, end));
            start = end + 1;
            if (done !== null)
                yield done;
        }
        rest = text.subarray(start);
    }
    const last = reader.end();
    if (last !== null)
        yield last;
}
class LogReader {
    #commit = null;
    #file = null;
    #toRemove = 0;
    #toAdd = 0;
    /** The kind of the last line of a hunk. A note after it says that the line has no line break. */
    #last = '';
    /** Returns the previous commit when the next one begins. */
    take(line) {
        const hunk = this.#file?.hunks.at(-1);
        if (hunk !== undefined && this.#toRemove > 0 && line.startsWith('-')) {
            hunk.removed.push(line.slice(1));
            this.#toRemove -= 1;
            this.#last = '-';
        }
        else if (hunk !== undefined && this.#toAdd > 0 && line.startsWith('+')) {
            hunk.added.push(line.slice(1));
            this.#toAdd -= 1;
            this.#last = '+';
        }
        else if (line.startsWith('\\ ')) {
            if (this.#file !== null)
                this.#file.endsLine = this.#last === '-';
        }
        else
            return this.#header(line);
        return null;
    }
    #header(line) {
        if (line.startsWith('commit ')) {
            const done = this.end();
            const [, id = '', ...parents] = line.split(' ');
            this.#commit = { id, parents: parents.filter((parent) => parent !== ''), files: [] };
            return done;
        }
        if (line.startsWith('diff --git '))
            this.#open(line);
        else if (this.#file === null)
            return null;
        else if (line.startsWith('new file mode '))
            this.#file.kind = 'added';
        else if (line.startsWith('deleted file mode '))
            this.#file.kind = 'removed';
        else if (line.startsWith('@@ '))
            this.#hunk(line);
        return null;
    }
    /** Both sides name one path, because renames are not followed: `a/PATH b/PATH`. */
    #open(line) {
        const names = line.slice('diff --git '.length);
        const path = names.startsWith('"') ? names : names.slice(2, (names.length - 1) / 2);
        this.#file = { path, kind: 'changed', hunks: [], endsLine: null };
        this.#commit?.files.push(this.#file);
    }
    #hunk(line) {
        const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
        this.#toRemove = Number(removed);
        this.#toAdd = Number(added);
        // If nothing is removed, git names the line before.
        const at = this.#toRemove === 0 ? Number(start) : Number(start) - 1;
        this.#file?.hunks.push({ at, removed: [], added: [] });
    }
    end() {
        const done = this.#commit;
        this.#commit = null;
        this.#file = null;
        return done;
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/report/evidence-schema.js
var evidence_schema = __webpack_require__(609);
;// CONCATENATED MODULE: ./lib/ledger/run-file.js
// The files that say what a ledger is and what each run did: their formats, names and texts. A file never changes.




const LEDGER_FILE = 'ledger.json';
const README_FILE = 'README.md';
const hash = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const time = iso/* datetime */.w$();
const LEDGER_FORMAT = '1.0';
const ledgerShape = schemas/* looseObject */._H3({
    format_version: schemas/* literal */.euz(LEDGER_FORMAT),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    started_at: time,
});
const common = {
    seq: schemas/* int */.Whr().min(1),
    previous: hash.nullable(),
    live_sha256: hash.nullable(),
    read_at: time,
    tool: schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP() }),
    // The commit of the inventory, as the run knew it. Other CI systems also have short ids.
    commit: schemas/* string */.YjP().nullable(),
};
const intentShape = schemas/* looseObject */._H3({
    digest: schemas/* string */.YjP(),
    fingerprints: schemas/* array */.YOg(schemas/* string */.YjP()),
    approval: schemas/* looseObject */._H3({ mode: schemas/* string */.YjP(), by: schemas/* string */.YjP().nullable() }),
});
const seen = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('seen'), intent: intentShape });
const applied = schemas/* object */.Ikc({ kind: schemas/* literal */.euz(['applied', 'refused']), evidence: evidence_schema/* endedEvidence */.eT });
const look = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('look'), counts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(0)) });
const runShape = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* looseObject */._H3({ ...common, ...seen.shape }),
    schemas/* looseObject */._H3({ ...common, ...applied.shape }),
    schemas/* looseObject */._H3({ ...common, ...look.shape }),
]);
const KINDS = runShape.options.flatMap(({ shape }) => [...shape.kind.values]);
/** The evidence of a run that left some. */
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
        return { value: null, wrong: 'is not JSON' };
    }
    const parsed = shape.safeParse(json);
    if (parsed.success)
        return { value: parsed.data, wrong: null };
    const other = format === undefined ? null : (0,model/* otherFormat */.Qc)(json, format);
    if (other !== null)
        return { value: null, wrong: `is of format ${other}, and this version reads ${format}` };
    const [issue] = parsed.error.issues;
    return { value: null, wrong: `is not as documented at ${issue?.path.join('.') || 'its root'}` };
}
function textOfDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runPath({ run, attempt, at, kind }) {
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
/** The run files among these paths, oldest first by their names. */
function runsIn(paths) {
    return [...paths].sort().flatMap((path) => {
        const name = readRunPath(path);
        return name === null ? [] : [{ path, ...name }];
    });
}
/**
 * The runs with lists. Those of one second are ordered by their numbers, because their names do not order them.
 */
async function* readingsIn(runs, order, read) {
    const sign = order === 'oldest first' ? 1 : -1;
    const seconds = [...(0,group/* groupBy */.$z)(runs, ({ at }) => at).values()].sort((a, b) => sign * (a[0].at - b[0].at));
    for (const group of seconds) {
        const all = await Promise.all(group.map(async ({ path, at }) => ({ path, at, file: await read(path) })));
        const listed = all.flatMap(({ path, at, file }) => (file?.live_sha256 == null ? [] : [{ path, at, file }]));
        yield* listed.sort((a, b) => sign * (a.file.seq - b.file.seq));
    }
}
/** How to check a ledger without this tool, in its first commit. */
const README = `# Ledger of a compliance inventory

cip-inventory-sync writes this branch, at each apply and each reading. It says what the service listed then, and what the
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

Additions that were undone between two readings, and who made a change outside the repository. A person who can write
here and holds the key could write it anew from its beginning. You find that only with a commit id, a clone or the
comments that somebody kept.
`;

// EXTERNAL MODULE: ./lib/ledger/tree.js + 1 modules
var tree = __webpack_require__(646);
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
            const oid = objects.get(LEDGER_FILE);
            if (oid === undefined)
                throw new LedgerError('ledger-mismatch', `the branch has no ${LEDGER_FILE}`);
            const { value, wrong } = readLedgerFile(await this.#blob(oid));
            if (value === null)
                throw new LedgerError('ledger-mismatch', `its ${LEDGER_FILE} ${wrong}`);
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
            [LEDGER_FILE, textOfDocument(ledger)],
            [README_FILE, README],
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
        const named = (at) => runPath({ ...name, kind, at });
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
        const text = textOfDocument({
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
        const read = async (path) => readRunFile(await this.#blob(objects.get(path) ?? '')).value;
        for await (const { file } of readingsIn(runsIn(objects.keys()), 'newest first', read))
            yield file;
    }
    /** The number of the newest run file, and the SHA-256 of its bytes. The message of the tip says which it is. */
    async #newest({ commit, objects }) {
        const message = await this.#text(['cat-file', 'commit', commit]);
        const trailer = (name) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(message)?.[1];
        const ending = `-${trailer('Inventory-Run')}-${trailer('Inventory-Kind')}.json`;
        const paths = runsIn(objects.keys()).map(({ path }) => path);
        const named = paths.filter((each) => each.endsWith(ending));
        let newest = { seq: 0, previous: null };
        // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
        for (const path of named.length > 0 ? named : paths.slice(-1)) {
            const content = await this.#blob(objects.get(path) ?? '');
            const seq = readRunFile(content).value?.seq ?? paths.length;
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
        const objects = listedObjects(await this.#git()(['ls-tree', '-r', '-z', '--full-tree', commit]));
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
    const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
    if (commit !== null)
        trailers.push(`Inventory-Commit: ${commit}`);
    const digest = content.kind === 'seen' ? content.intent.digest : evidenceOf(content)?.digest;
    if (digest !== undefined)
        trailers.push(`Inventory-Digest: ${digest}`);
    return `${commitSubject(content)}\n\n${trailers.join('\n')}\n`;
}
function commitSubject(content) {
    const count = (changes) => (changes === 1 ? '1 change' : `${changes} changes`);
    switch (content.kind) {
        case 'seen':
            return `Seen before an apply of ${count(content.intent.fingerprints.length)}`;
        case 'applied': {
            const { changes, result } = content.evidence;
            const done = changes.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)).length;
            return `Applied: ${done} of ${count(changes.length)} done, ${result}`;
        }
        case 'refused':
            return `Refused: ${count(content.evidence.changes.length)}, ${content.evidence.result}`;
        case 'look':
            return 'Read the lists';
    }
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


/***/ }),

/***/ 646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U2: () => (/* binding */ liveFiles),
  M$: () => (/* binding */ liveSha256)
});

// UNUSED EXPORTS: CONTROL_CENTERS, FACILITIES, SYSTEMS, assetOf, rowsIn, systemOfPath

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 5 modules
var sync = __webpack_require__(9329);
;// CONCATENATED MODULE: ./lib/core/csv.js
// Writes CSV cells (RFC 4180). A cell that a spreadsheet would run as a formula is made harmless, and the import
// reverses that. A formula may also start behind a separator inside a cell (OWASP, "CSV Injection").
/** What starts a formula, including the full-width forms that some spreadsheets normalize. */
const MARKS = '=+-@＝＋－＠';
/** Where the locale separates with semicolons, a semicolon or a line break inside a cell starts another cell. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** Puts an apostrophe before each formula in the cell, so that a spreadsheet shows text. */
function disarm(cell) {
    // Without a separator a formula can only be at the start. Most cells are names, with a hyphen at most.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
/** Reverses `disarm`. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
function isBlank(character) {
    return character === '"' || character.trim() === '';
}
/**
 * Replaces the text up to each formula by what `write` makes of it. Each text starts at the separator before it.
 * Quotes, white space and then apostrophes may be between the separator and the formula. This is one pass, because a
 * regular expression would try every separator of a run again.
 */
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
        else if (isQuoted || !isBlank(character)) {
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
/** One record with its line end. */
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
/** Text that is neither quoted nor a formula. One test settles nearly every cell. */
const PLAIN = /^\w[\w ./()-]*$/;
/**
 * Records for spreadsheets, with CRLF line ends and harmless formulas. A hot path: in sorted rows the first cells
 * repeat those of the row above.
 */
function spreadsheet(rows) {
    let above = [];
    // The text of the first cells of the row above, by how many they are.
    const begun = [''];
    const lines = rows.map((row) => {
        let at = 0;
        while (at < row.length && row[at] === above[at])
            at++;
        for (; at < row.length; at++) {
            const cell = row[at];
            begun[at + 1] = `${begun[at]}${at === 0 ? '' : ','}${PLAIN.test(cell) ? cell : quotedCell(disarm(cell))}`;
        }
        above = row;
        return `${begun[row.length]}\r\n`;
    });
    return lines.join('');
}

// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/ledger/tree.js
// Converts the service's lists to files of the ledger, and back. Pure functions of text. The files in `live/` hold what
// the service listed, one record a line, so that a rename is one line of a diff.




const FACILITIES = 'live/facilities.csv';
const CONTROL_CENTERS = 'live/control-centers.csv';
const SYSTEMS = 'live/systems.csv';
const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
const ASSET_COLUMNS = ['id', 'name', 'asset_type'];
function liveFiles(lists, fields) {
    const { facilities, controlCenters, systems, assets } = lists;
    const files = [
        [FACILITIES, namesTable(facilities)],
        [CONTROL_CENTERS, namesTable(controlCenters)],
        [SYSTEMS, systemsTable(systems, fields)],
    ];
    const homes = new Map(systems.map(({ id, facility_id }) => [id, facility_id ?? '']));
    const rows = new Map(systems.map(({ id }) => [id, []]));
    for (const { id, name, asset_type, cyber_system_id } of assets)
        (0,group/* addUnder */.QQ)(rows, cyber_system_id, [id, name, asset_type]);
    for (const [system, group] of rows) {
        files.push([assetsPath(homes.get(system) ?? '', system), csvTable(ASSET_COLUMNS, group)]);
    }
    return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function namesTable(records) {
    const rows = records.map(({ id, name }) => [id, name]);
    return csvTable(['id', 'name'], rows);
}
function systemsTable(systems, fields) {
    const { impactRatingField: rating = '', controlCenterField: center = '' } = fields;
    const columns = [['impact_rating', rating], ['control_center_id', center]];
    const more = columns.filter(([, field]) => field !== '');
    const header = ['id', 'name', 'facility_id', ...more.map(([column]) => column)];
    const rows = systems.map((system) => [
        ...[system.id, system.name, system.facility_id ?? ''],
        ...more.map(([, field]) => fieldOf(system, field)),
    ]);
    return csvTable(header, rows);
}
/** A value that is not a string is written as JSON. */
function fieldOf(system, field) {
    const value = Object.hasOwn(system, field) ? Reflect.get(system, field) : '';
    return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
}
function csvTable(header, rows) {
    // Sorts by the bytes of the id. Sorting by code units is the same unless one of them is half of a surrogate pair.
    const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
    const byId = (a, b) => (isPlain ? (a < b ? -1 : 1) : Buffer.compare(Buffer.from(a), Buffer.from(b)));
    rows.sort(([a = ''], [b = '']) => byId(a, b));
    return [header, ...rows].map(csvLine).join('');
}
function assetsPath(facility, system) {
    const folder = facility === '' ? NO_FACILITY : facility === NO_FACILITY ? '%6Eone' : pathSegment(facility);
    return `${ASSETS}${folder}/${pathSegment(system)}.csv`;
}
function pathSegment(id) {
    if (/^[A-Za-z0-9_-]*$/.test(id))
        return id;
    return Array.from(Buffer.from(id), (byte) => {
        const letter = String.fromCharCode(byte);
        return /[A-Za-z0-9_-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    }).join('');
}
/** The id of the cyber system whose assets a path lists; null for any other path. */
function systemOfPath(path) {
    const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
    if (segment === undefined)
        return null;
    const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
}
/**
 * The output of `find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`, computed from paths and hashes in
 * order.
 */
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,fingerprint/* sha256 */.sc)(lines);
}
/** The rows of a list, which starts with its header. If an edit left the list malformed, the rows that can be read. */
function rowsIn(text) {
    return parse(text, {
        ...{ columns: true, record_delimiter: '\n', relax_quotes: true },
        ...{ relax_column_count: true, skip_records_with_error: true },
    });
}
/** The asset of a row in the list of that cyber system. */
function assetOf({ id = '', name = '', asset_type }, system) {
    return { id, name, cyber_system_id: system, asset_type: asset_type === 'software' ? 'software' : 'hardware' };
}


/***/ })

};
