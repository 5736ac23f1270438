export const id = 387;
export const ids = [387];
export const modules = {

/***/ 4387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLedger: () => (/* binding */ openLedger)
});

// UNUSED EXPORTS: LedgerRun, ledgerKey

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/ledger/run-file.js
// The files that say what a ledger is and what each run did: their shapes, names and texts. Never changed once there.

const run_file_LEDGER_FILE = 'ledger.json';
const run_file_README_FILE = 'README.md';
const KINDS = ['seen', 'applied', 'refused', 'look', 'review'];
const hash = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const commit = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const time = iso/* datetime */.w$();
const ledgerShape = schemas/* looseObject */._H3({
    format_version: schemas/* literal */.euz('1.0'),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    started_at: time,
    continues: commit.nullable(),
});
const state = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), cyber_system_id: schemas/* string */.YjP(), asset_type: schemas/* enum */.k5n(['hardware', 'software']) });
const approval = schemas/* looseObject */._H3({ user: schemas/* string */.YjP(), submitted_at: schemas/* string */.YjP(), commit_id: schemas/* string */.YjP().nullish() });
/** What the ledger reads of evidence; the whole shape is `schemas/evidence.schema.json`. */
const evidenceShape = schemas/* looseObject */._H3({
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    result: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    approval: schemas/* looseObject */._H3({ mode: schemas/* string */.YjP(), by: schemas/* string */.YjP().nullable() }),
    ended_at: schemas/* string */.YjP(),
    commit: schemas/* string */.YjP().nullable(),
    actor: schemas/* string */.YjP().nullable(),
    run_url: schemas/* string */.YjP().nullable(),
    pull_requests: schemas/* array */.YOg(schemas/* looseObject */._H3({
        number: schemas/* int */.Whr(),
        author: schemas/* string */.YjP(),
        head: schemas/* string */.YjP().nullish(),
        record: schemas/* looseObject */._H3({ digest: schemas/* string */.YjP(), at: schemas/* string */.YjP() }).nullish(),
        approvals: schemas/* array */.YOg(approval),
    })),
    files: schemas/* array */.YOg(schemas/* looseObject */._H3({ path: schemas/* string */.YjP(), sha256: schemas/* string */.YjP() })),
    guards: schemas/* array */.YOg(schemas/* looseObject */._H3({ guard: schemas/* string */.YjP(), passed: schemas/* boolean */.zMY() })),
    changes: schemas/* array */.YOg(schemas/* looseObject */._H3({
        fingerprint: schemas/* string */.YjP(),
        action: schemas/* enum */.k5n(['create', 'update', 'delete']),
        id: schemas/* string */.YjP().nullable(),
        cyber_system: schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }),
        before: state.nullable(),
        after: state.nullable(),
        outcome: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP().nullable(),
        attempts: schemas/* int */.Whr(),
        started_at: schemas/* string */.YjP().nullable(),
        ended_at: schemas/* string */.YjP().nullable(),
        shown_in: schemas/* array */.YOg(schemas/* int */.Whr()).nullish(),
    })),
    differences: schemas/* array */.YOg(schemas/* looseObject */._H3({ fingerprint: schemas/* string */.YjP(), kind: schemas/* string */.YjP() })),
    ledger: schemas/* looseObject */._H3({ branch: schemas/* string */.YjP(), commit: schemas/* string */.YjP() }).nullish(),
});
const counts = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(0));
const reviewShape = schemas/* looseObject */._H3({
    date: iso/* date */.p6(),
    path: schemas/* string */.YjP(),
    sha256: hash,
    ledger_commit: schemas/* string */.YjP(),
    live_sha256: schemas/* string */.YjP(),
    scope: schemas/* array */.YOg(schemas/* string */.YjP()),
    statement: schemas/* string */.YjP(),
    pull_request: schemas/* int */.Whr().nullable(),
    author: schemas/* string */.YjP().nullable(),
    head: schemas/* string */.YjP().nullable(),
    merge_commit: schemas/* string */.YjP().nullable(),
    approvals: schemas/* array */.YOg(approval),
    approved_by_review_approver: schemas/* boolean */.zMY(),
});
const common = {
    seq: schemas/* int */.Whr().min(1),
    previous: hash.nullable(),
    live_sha256: hash.nullable(),
    read_at: time,
    tool: schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP() }),
    commit: commit.nullable(),
};
const intentShape = schemas/* looseObject */._H3({
    digest: schemas/* string */.YjP(),
    fingerprints: schemas/* array */.YOg(schemas/* string */.YjP()),
    approval: schemas/* looseObject */._H3({ mode: schemas/* string */.YjP(), by: schemas/* string */.YjP().nullable() }),
});
const runShape = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* looseObject */._H3({ ...common, kind: schemas/* literal */.euz('seen'), intent: intentShape }),
    schemas/* looseObject */._H3({ ...common, kind: schemas/* literal */.euz('applied'), evidence: evidenceShape }),
    schemas/* looseObject */._H3({ ...common, kind: schemas/* literal */.euz('refused'), evidence: evidenceShape }),
    schemas/* looseObject */._H3({ ...common, kind: schemas/* literal */.euz('look'), counts }),
    schemas/* looseObject */._H3({ ...common, kind: schemas/* literal */.euz('review'), review: reviewShape }),
]);
const readLedgerFile = (text) => readShape(text, ledgerShape);
const readRunFile = (text) => readShape(text, runShape);
const run_file_readEvidence = (text) => readShape(text, evidenceShape);
function readShape(text, shape) {
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
    const [issue] = parsed.error.issues;
    return { value: null, wrong: `is not as documented at ${issue?.path.join('.') || 'its root'}` };
}
function run_file_textOfDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runPath({ run, attempt, at, kind }) {
    const [date = '', clock = ''] = new Date(at).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}T${clock.slice(0, 8).replaceAll(':', '')}Z`;
    return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}
const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;
/** null for a path that is none of a run file. */
function run_file_readRunPath(path) {
    const [, year, month, day, hour, minute, second, run = '', attempt, word] = RUN_PATH.exec(path) ?? [];
    const kind = KINDS.find((each) => each === word);
    if (kind === undefined)
        return null;
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at) ? null : { at, run, attempt: Number(attempt), kind };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
;// CONCATENATED MODULE: ./lib/ledger/signature.js
// Signatures of commits in git's SSH format (PROTOCOL.sshsig of OpenSSH), by Ed25519 keys: what is made here, stock
// `git verify-commit` takes, and the other way.

/** A key that cannot be used: why, without a byte of it. */
class LedgerKeyError extends Error {
    name = 'LedgerKeyError';
}
const MAGIC = 'SSHSIG';
const KEY_TYPE = 'ssh-ed25519';
const NAMESPACE = 'git';
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
/** An Ed25519 private key as PKCS#8 or OpenSSH writes it. Throws a LedgerKeyError. */
function readPrivateKey(text) {
    const pem = text.replaceAll('\r\n', '\n').trim();
    try {
        const key = (0,external_node_crypto_.createPrivateKey)(pem.includes('OPENSSH PRIVATE KEY') ? fromOpenSsh(pem) : pem);
        if (key.asymmetricKeyType === 'ed25519')
            return key;
    }
    catch (error) {
        if (error instanceof LedgerKeyError)
            throw error;
        // What the library says could quote the key.
        throw new LedgerKeyError('is no private key in PKCS#8 or OpenSSH form');
    }
    throw new LedgerKeyError('is no Ed25519 key');
}
function fromOpenSsh(pem) {
    const body = Buffer.from(pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, ''), 'base64');
    const wire = new Wire(body.subarray('openssh-key-v1\0'.length));
    if (wire.text() !== 'none')
        throw new LedgerKeyError('has a passphrase. Give one without');
    wire.bytes();
    wire.bytes();
    wire.number();
    wire.bytes();
    const secret = new Wire(wire.bytes());
    secret.number();
    secret.number();
    if (secret.text() !== KEY_TYPE)
        throw new LedgerKeyError('is no Ed25519 key');
    secret.bytes();
    const seed = secret.bytes().subarray(0, 32);
    return { key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' };
}
/** The armored signature of the text of a commit. */
function signText(text, key) {
    const signature = Buffer.concat([field(KEY_TYPE), field((0,external_node_crypto_.sign)(null, signedBytes(text, 'sha512'), key))]);
    const blob = Buffer.concat([
        Buffer.from(MAGIC),
        number(1),
        ...[publicBlob(key), NAMESPACE, '', 'sha512', signature].map(field),
    ]);
    const lines = blob.toString('base64').match(/.{1,70}/g) ?? [];
    return ['-----BEGIN SSH SIGNATURE-----', ...lines, '-----END SSH SIGNATURE-----'].join('\n');
}
/** The text of a commit with the signature of it. */
function withSignature(commit, key) {
    const [head = '', ...rest] = commit.split('\n\n');
    return [`${head}\ngpgsig ${signText(commit, key).replaceAll('\n', '\n ')}`, ...rest].join('\n\n');
}
/** Ed25519 keys of a file of allowed signers that may sign for git; other lines are left out. */
function readSigners(text) {
    return text.split('\n').flatMap((line) => {
        const [principal = '', ...rest] = line.trim().split(/\s+/);
        const at = rest.indexOf(KEY_TYPE);
        const key = rest[at + 1];
        const options = rest.slice(0, Math.max(at, 0)).join(' ');
        const isForGit = !/namespaces="/.test(options) || /namespaces="(?:[^"]*,)?git(?:,[^"]*)?"/.test(options);
        if (principal.startsWith('#') || at < 0 || key === undefined || !isForGit)
            return [];
        return [{ principal, key }];
    });
}
/** What the signature in a commit's text is worth. */
function checkSignature(commit, signers) {
    const header = /^gpgsig (-----BEGIN SSH SIGNATURE-----\n(?: .*\n)*? -----END SSH SIGNATURE-----)\n/m.exec(commit.slice(0, commit.indexOf('\n\n') + 1));
    if (header === null)
        return { state: 'none' };
    const signed = commit.replace(header[0], '');
    try {
        const blob = Buffer.from(header[1].replace(/-----[^-]+-----/g, '').replace(/\s/g, ''), 'base64');
        return checkBlob(blob, signed, signers);
    }
    catch {
        return { state: 'wrong' };
    }
}
function checkBlob(blob, signed, signers) {
    const wire = new Wire(blob.subarray(MAGIC.length));
    if (!blob.toString('latin1').startsWith(MAGIC) || wire.number() !== 1)
        return { state: 'wrong' };
    const keyBlob = wire.bytes();
    if (wire.text() !== NAMESPACE)
        return { state: 'wrong' };
    wire.bytes();
    const hash = wire.text();
    const signature = new Wire(wire.bytes());
    if (signature.text() !== KEY_TYPE || (hash !== 'sha512' && hash !== 'sha256'))
        return { state: 'wrong' };
    const parts = new Wire(keyBlob);
    if (parts.text() !== KEY_TYPE)
        return { state: 'wrong' };
    const key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, parts.bytes()]), format: 'der', type: 'spki' });
    if (!verify(null, signedBytes(signed, hash), key, signature.bytes()))
        return { state: 'wrong' };
    const signer = signers.find((each) => Buffer.from(each.key, 'base64').equals(keyBlob));
    return signer === undefined ? { state: 'unknown-signer' } : { state: 'good', signer };
}
function signedBytes(text, hash) {
    const digest = (0,external_node_crypto_.createHash)(hash).update(text).digest();
    return Buffer.concat([Buffer.from(MAGIC), ...[NAMESPACE, '', hash, digest].map(field)]);
}
function publicBlob(key) {
    const spki = (0,external_node_crypto_.createPublicKey)(key).export({ format: 'der', type: 'spki' });
    return Buffer.concat([field(KEY_TYPE), field(spki.subarray(SPKI_HEAD.length))]);
}
function number(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
}
function field(value) {
    const bytes = Buffer.from(value);
    return Buffer.concat([number(bytes.length), bytes]);
}
/** Reads what SSH writes: numbers, and byte strings behind their lengths. */
class Wire {
    #rest;
    constructor(bytes) {
        this.#rest = bytes;
    }
    number() {
        const value = this.#rest.readUInt32BE();
        this.#rest = this.#rest.subarray(4);
        return value;
    }
    bytes() {
        const length = this.number();
        if (length > this.#rest.length)
            throw new RangeError('cut off');
        const bytes = this.#rest.subarray(0, length);
        this.#rest = this.#rest.subarray(length);
        return bytes;
    }
    text() {
        return this.bytes().toString('latin1');
    }
}

;// CONCATENATED MODULE: ./lib/ledger/store.js
// The ledger's branch, by git's own plumbing: a bare folder of its own that holds the tip and no blobs, commits made of
// hashes, and pushes that are never forced. The checkout is not touched.







/** Why a ledger cannot be written: `detail` is what is known besides, such as git's own words. */
class store_LedgerError extends Error {
    name = 'LedgerError';
    fault;
    detail;
    constructor(fault, detail, options) {
        super(`${fault}: ${detail}`, options);
        this.fault = fault;
        this.detail = detail;
    }
}
const AUTHOR = 'cip-inventory-sync <cip-inventory-sync@localhost>';
class LedgerStore {
    #input;
    #bare;
    #run;
    #isOpen = false;
    #files = 0;
    #blobs = new Map();
    constructor(input) {
        const { folder, env } = input;
        this.#input = input;
        this.#bare = (0,external_node_path_.join)(folder, 'bare');
        this.#run = (0,process/* gitProcess */.y0)({ cwd: folder, env, ledger: { bare: this.#bare, reaches: true } });
    }
    /** The tip now. Throws a LedgerError: `ledger-missing` when the server has no such branch. */
    async fetchTip() {
        await this.#open();
        const ref = `refs/heads/${this.#input.remote.branch}`;
        try {
            const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
            await this.#run(['fetch', '--quiet', ...shallow, 'origin', `+${ref}:refs/remotes/origin/tip`]);
        }
        catch (error) {
            throw fetchFault(error);
        }
        const commit = (await this.#text(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
        const objects = await this.#objectsOf(commit);
        return { commit, objects, newest: await this.#newestOf(commit, objects) };
    }
    async ledgerFile({ objects }) {
        const oid = objects.get(run_file_LEDGER_FILE);
        if (oid === undefined)
            throw new store_LedgerError('ledger-mismatch', `the branch has no ${run_file_LEDGER_FILE}`);
        const { value, wrong } = readLedgerFile(await this.#blob(oid));
        if (value === null)
            throw new store_LedgerError('ledger-mismatch', `${run_file_LEDGER_FILE} ${wrong}`);
        return value;
    }
    async runFile({ objects }, path) {
        return readRunFile(await this.#blob(objects.get(path) ?? '')).value;
    }
    /** The run that made a commit of the branch, as its message says; null for one that the server does not give. */
    async runOf(commit) {
        const tip = await this.tipAt(commit);
        return tip === null ? null : trailer(await this.#text(['cat-file', 'commit', tip.commit]), 'Inventory-Run');
    }
    /** An earlier commit of the branch; null for one that the server does not give. */
    async tipAt(commit) {
        try {
            const shallow = ['--quiet', '--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
            await this.#run(['fetch', ...shallow, 'origin', commit]);
            const objects = await this.#objectsOf(commit);
            return { commit, objects, newest: await this.#newestOf(commit, objects) };
        }
        catch {
            return null;
        }
    }
    /** Makes the commit behind the tip, or the first one of all, without pushing it. */
    async commit(tip, { files, removed, message, at }) {
        await this.#open();
        const objects = new Map(tip?.objects ?? []);
        const paths = [...files.keys()];
        const oids = await this.#writeBlobs([...files.values()]);
        for (const [index, path] of paths.entries())
            objects.set(path, oids[index]);
        for (const path of removed)
            objects.delete(path);
        const none = '0'.repeat(oids[0].length);
        const lines = [
            ...paths.map((path, index) => `100644 ${oids[index]}\t${path}\0`),
            ...removed.map((path) => `0 ${none}\t${path}\0`),
        ];
        await this.#run(['read-tree', ...(tip === null ? ['--empty'] : [tip.commit])]);
        await this.#run(['update-index', '-z', '--index-info'], lines.join(''));
        const tree = (await this.#text(['write-tree', '--missing-ok'])).trim();
        const who = `${AUTHOR} ${Math.floor(at / 1000)} +0000`;
        const parent = tip === null ? '' : `parent ${tip.commit}\n`;
        const unsigned = `tree ${tree}\n${parent}author ${who}\ncommitter ${who}\n\n${message}`;
        const signed = this.#input.key === null ? unsigned : withSignature(unsigned, this.#input.key);
        const commit = (await this.#text(['hash-object', '-t', 'commit', '-w', '--stdin'], signed)).trim();
        return { commit, after: tip?.commit ?? null, objects, newest: newestIn(files) ?? tip?.newest ?? NO_RUN };
    }
    /** `moved`: the branch is not where the commit starts from. `silent`: nobody answered, or perhaps did. */
    async push({ commit, after }) {
        const ref = `refs/heads/${this.#input.remote.branch}`;
        // Nothing is forced: the lease asks for more. The branch is where the commit starts from, so that one which was
        // deleted or rewound meanwhile is not put back in silence.
        const lease = `--force-with-lease=${ref}:${after ?? ''}`;
        try {
            await this.#run(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
            return 'pushed';
        }
        catch (error) {
            const output = outputOf(error);
            if (MOVED.test(output))
                return 'moved';
            if (SILENT.test(output))
                return 'silent';
            throw new store_LedgerError('ledger-refused', firstWords(output), { cause: error });
        }
    }
    async #open() {
        if (this.#isOpen)
            return;
        (0,external_node_fs_.mkdirSync)(this.#bare, { recursive: true });
        await this.#run(['init', '--quiet', '--bare', '--template=', this.#bare]);
        await this.#run(['remote', 'add', 'origin', this.#input.remote.url]);
        this.#isOpen = true;
    }
    async #text(args, input) {
        return (await this.#run(args, input)).toString();
    }
    async #objectsOf(commit) {
        const listed = await this.#text(['ls-tree', '-r', '-z', '--full-tree', commit]);
        const entries = listed.split('\0').filter((entry) => entry !== '');
        return new Map(entries.map((entry) => {
            const tab = entry.indexOf('\t');
            return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
        }));
    }
    /** The run file that the tip added: its commit names the run; of a commit that does not, the last by its name. */
    async #newestOf(commit, objects) {
        const message = await this.#text(['cat-file', 'commit', commit]);
        const ending = `-${trailer(message, 'Inventory-Run')}-${trailer(message, 'Inventory-Kind')}.json`;
        const paths = store_runPathsOf(objects);
        const named = paths.filter((each) => each.endsWith(ending));
        let newest = NO_RUN;
        // A run may leave two of a kind, and a clock that went back between them names the second before the first.
        for (const path of named.length > 0 ? named : paths.slice(-1)) {
            const content = await this.#blob(objects.get(path) ?? '');
            const seq = readRunFile(content).value?.seq ?? paths.length;
            if (seq >= newest.seq)
                newest = { seq, sha256: (0,fingerprint/* sha256 */.sc)(content) };
        }
        return newest;
    }
    async #blob(oid) {
        const kept = this.#blobs.get(oid);
        if (kept !== undefined)
            return kept;
        const content = oid === '' ? '' : await this.#text(['cat-file', 'blob', oid]);
        this.#blobs.set(oid, content);
        return content;
    }
    /** One process for all of them, which reads what it hashes from files. */
    async #writeBlobs(contents) {
        const folder = (0,external_node_path_.join)(this.#bare, 'drafts');
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const paths = contents.map((content) => {
            const path = (0,external_node_path_.join)(folder, String(this.#files++));
            (0,external_node_fs_.writeFileSync)(path, content, { mode: 0o600 });
            return path;
        });
        const hashed = await this.#text(['hash-object', '-w', '--no-filters', '--stdin-paths'], `${paths.join('\n')}\n`);
        const oids = hashed.trim().split('\n');
        for (const [index, oid] of oids.entries())
            this.#blobs.set(oid, contents[index] ?? '');
        return oids;
    }
}
function trailer(message, name) {
    return new RegExp(`^${name}: (\\S+)$`, 'm').exec(message)?.[1] ?? null;
}
/** The run files of a tip, oldest first by their names. */
function store_runPathsOf(objects) {
    return [...objects.keys()].filter((path) => run_file_readRunPath(path) !== null).sort();
}
/** The name of a blob with this content, in a repository whose names are as long as `like`. */
function oidOf(content, like) {
    const bytes = Buffer.from(content);
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
const NO_RUN = { seq: 0, sha256: null };
function newestIn(files) {
    for (const [path, content] of files) {
        if (run_file_readRunPath(path) === null)
            continue;
        return { seq: readRunFile(content).value?.seq ?? 0, sha256: (0,fingerprint/* sha256 */.sc)(content) };
    }
    return null;
}
/** Another writer was first, at the server or on the way to it. */
const MOVED = /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
const SILENT = /could not resolve host|connection (?:refused|reset|timed out|closed)|failed to connect|couldn't connect|operation timed out|remote end hung up|early eof|returned error: (?:5\d\d|429|408)|empty reply|network is unreachable|no route to host|RPC failed|was stopped/i;
const NO_BRANCH = /couldn't find remote ref/i;
const NO_REPOSITORY = /repository .*not found|does not appear to be a git repository|returned error: 404/i;
function fetchFault(error) {
    const output = outputOf(error);
    if (NO_BRANCH.test(output))
        return new store_LedgerError('ledger-missing', 'branch', { cause: error });
    if (NO_REPOSITORY.test(output))
        return new store_LedgerError('ledger-missing', 'repository', { cause: error });
    const fault = SILENT.test(output) ? 'ledger-unreachable' : 'ledger-refused';
    return new store_LedgerError(fault, firstWords(output), { cause: error });
}
function outputOf(error) {
    if (!(error instanceof process/* GitError */.XS))
        throw error;
    return error.output;
}
/** The lines of git that say why. */
function firstWords(output) {
    const lines = output.split('\n').map((line) => line.trim());
    const telling = lines.filter((line) => /^(?:remote:|fatal:|error:|!)/.test(line) && line !== 'remote:');
    return (telling.length > 0 ? telling : lines).slice(0, 4).join(' ').replaceAll('\t', ' ').slice(0, 400);
}

;// CONCATENATED MODULE: ./lib/core/csv.js
// Cells of CSV: written (RFC 4180), and those that a spreadsheet would run as formulas made harmless and back again, so
// that what was exported can be imported. Separators inside a cell count, too (OWASP, "CSV Injection").
/** What starts a formula, full-width forms included, which some spreadsheets normalise. */
const MARKS = '=+-@＝＋－＠';
/** A semicolon or a line break inside a cell starts another cell where the locale separates with semicolons. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** The cell with an apostrophe before each formula: a spreadsheet then shows text. */
function disarm(cell) {
    // Behind no separator there is but one place for a formula. Most cells are names, with a hyphen at most.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (text, from) => `${text}'${cell.slice(from.quotes, from.mark)}`).replace(START, "'");
}
/** What `disarm` was given. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (text, { quotes, mark }) => text + start.slice(Math.min(quotes + 1, mark), mark));
}
function isBlank(character) {
    return character === '"' || character.trim() === '';
}
/**
 * The cell with what `write` makes of the apostrophes before each formula behind a separator; quotes and white space
 * may stand between. One pass: an expression for it would try each separator of a run anew.
 */
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let quotes = -1;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            quotes = -1;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            quotes = quotes === -1 ? at : quotes;
        else if (quotes !== -1 || !isBlank(character)) {
            if (MARKS.includes(character)) {
                const from = quotes === -1 ? at : quotes;
                text = write(text + cell.slice(copied, from), { quotes: from, mark: at });
                copied = at;
            }
            isBehind = false;
            quotes = -1;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
/** One record with its line end. */
function csvLine(cells, end) {
    return cells.map((cell) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',') + end;
}

// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/ledger/tree.js
// The lists of the service as files of the ledger, and back: pure functions of text. What stands in `live/` is what the
// service listed, one record a line, so that a rename is one line of a diff.



const FACILITIES = 'live/facilities.csv';
const CONTROL_CENTERS = 'live/control-centers.csv';
const SYSTEMS = 'live/systems.csv';
const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
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
        files.push([assetsPath(homes.get(system) ?? '', system), table(['id', 'name', 'asset_type'], group)]);
    }
    return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function namesTable(records) {
    const rows = records.map(({ id, name }) => [id, name]);
    return table(['id', 'name'], rows);
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
    return table(header, rows);
}
/** Other values are shown as they are. */
function fieldOf(system, field) {
    const value = Object.hasOwn(system, field) ? Reflect.get(system, field) : '';
    return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
}
function table(header, rows) {
    // By the bytes of the id. Code units sort as bytes do but where one of them is half of a pair.
    const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
    const byId = (a, b) => (isPlain ? (a < b ? -1 : 1) : Buffer.compare(Buffer.from(a), Buffer.from(b)));
    rows.sort(([a = ''], [b = '']) => byId(a, b));
    return [header, ...rows].map((row) => csvLine(row, '\n')).join('');
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
/** The id of the cyber system whose assets the file holds; null for a path that is no such file. */
function systemOfPath(path) {
    const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
    if (segment === undefined)
        return null;
    const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
}
/** What `find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum` prints, of paths and hashes in order. */
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,fingerprint/* sha256 */.sc)(lines);
}
/** The records of a list below its header. */
function rowsOf(records, header) {
    const columns = cellsOf(header);
    return records.map((record) => {
        const cells = cellsOf(record);
        return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });
}
/** The same of the file of that system. Of a list of 100,000 assets this is the hot path: one object an asset. */
function assetRows(records, header, system) {
    const columns = cellsOf(header);
    const [id, name, type] = ['id', 'name', 'asset_type'].map((column) => columns.indexOf(column));
    return records.map((record) => {
        const cells = cellsOf(record);
        const asset_type = cells[type] === 'software' ? 'software' : 'hardware';
        return { id: cells[id] ?? '', name: cells[name] ?? '', cyber_system_id: system, asset_type };
    });
}
// CSV as the ledger keeps it: RFC 4180, LF, names exact. Formulas are not disarmed here: what was seen is what stands.
/** Whether a record that starts in this line ends in it: a line break in a name stands in quotes. */
function isWholeRecord(line) {
    let quotes = 0;
    for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1))
        quotes += 1;
    return quotes % 2 === 0;
}
/** The cells of one record, given without its line end. Of one that is not well formed, what can be read. */
function cellsOf(record) {
    if (!record.includes('"'))
        return record.split(',');
    const cells = [];
    let at = 0;
    while (at <= record.length) {
        const end = record[at] === '"' ? closingQuote(record, at) : at;
        const comma = record.indexOf(',', end);
        const stop = comma < 0 ? record.length : comma;
        const cell = record.slice(at, stop);
        cells.push(cell.startsWith('"') ? cell.replace(/"$/, '').slice(1).replaceAll('""', '"') : cell);
        at = stop + 1;
    }
    return cells;
}
/** Joins lines to records: all of the file's, the header included. */
function recordsOf(lines) {
    const records = [];
    let open = null;
    for (const line of lines) {
        const whole = open === null ? line : `${open}\n${line}`;
        const isDone = open === null ? isWholeRecord(line) : !isWholeRecord(line);
        open = isDone ? null : whole;
        if (isDone)
            records.push(whole);
    }
    if (open !== null)
        records.push(open);
    return records;
}
/** Where the quoted cell that starts at `from` has its closing quote; the end of the record where it has none. */
function closingQuote(record, from) {
    let at = record.indexOf('"', from + 1);
    while (at >= 0 && record[at + 1] === '"')
        at = record.indexOf('"', at + 2);
    return at < 0 ? record.length : at;
}

;// CONCATENATED MODULE: ./lib/ledger/publish.js
// All that writes to a ledger. What one run did is added: rebuilt on the newest tip and pushed again, with jitter,
// where the tip moved or nobody answered; a refusal is one. What is pushed is never forced, and never twice there.





const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 8_000;
/** One run at its ledger: opened once, and told of each step. All methods reject with a LedgerError. */
class Publisher {
    #input;
    #tip = null;
    #organization = '';
    /** What of this run stands in the ledger: a branch that lacks it was rewound. */
    #left = [];
    constructor(input) {
        this.#input = input;
    }
    /** Reads the tip, and holds the ledger to the service. */
    async open(expected) {
        const { store } = this.#input;
        const tip = await this.#patiently(async () => store.fetchTip());
        const { organization, service } = await store.ledgerFile(tip);
        if (service !== expected)
            throw new store_LedgerError('ledger-mismatch', 'service');
        this.#organization = organization;
        this.#tip = tip;
    }
    /** Throws `ledger-mismatch` when the ledger is of another organization. */
    belongsTo(organization) {
        if (organization !== this.#organization)
            throw new store_LedgerError('ledger-mismatch', 'organization');
    }
    async publish(draft) {
        const { store } = this.#input;
        const tried = [];
        return this.#patiently(async () => {
            const tip = this.#tip ?? (await this.#look());
            const done = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
            if (done !== undefined)
                return this.#keep(tip, done);
            if (draft.content.kind === 'look' && (await this.#hasLook(tip, draft)))
                return { commit: tip.commit, path: null };
            const { next, path } = await this.#build(tip, draft);
            tried.push({ path, commit: next.commit, oid: next.objects.get(path) });
            const answer = await store.push(next);
            if (answer === 'pushed')
                return this.#keep(next, { path, commit: next.commit });
            this.#tip = null;
            throw new store_LedgerError('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'nobody answered');
        });
    }
    /** Paths of what earlier runs of a kind left. */
    async earlier(kind) {
        const { store } = this.#input;
        const tip = this.#tip ?? (await this.#look());
        const paths = store_runPathsOf(tip.objects).filter((path) => run_file_readRunPath(path)?.kind === kind);
        return Promise.all(paths.map(async (path) => ({ path, run: await store.runFile(tip, path) })));
    }
    /** `live_sha256` of the lists at a commit of this ledger; null for a commit of another, or without lists. */
    async listAt(commit) {
        const { store } = this.#input;
        const [tip, then] = [this.#tip ?? (await this.#look()), await store.tipAt(commit)];
        if (then === null)
            return null;
        const paths = store_runPathsOf(then.objects);
        if (paths.length === 0 || paths.some((path) => tip.objects.get(path) !== then.objects.get(path)))
            return null;
        return (await this.#newestLists(then))?.sha256 ?? null;
    }
    #keep(tip, { path, commit }) {
        this.#tip = tip;
        this.#left.push(path);
        return { commit, path };
    }
    async #look() {
        const tip = await this.#input.store.fetchTip();
        if (this.#left.some((path) => !tip.objects.has(path)))
            throw new store_LedgerError('ledger-missing', 'rewound');
        this.#tip = tip;
        return tip;
    }
    async #patiently(act) {
        const { clock, random, stop } = this.#input;
        const until = clock.now() + PATIENCE_MS;
        for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
            try {
                return await act();
            }
            catch (error) {
                const isPassing = error instanceof store_LedgerError && error.fault === 'ledger-unreachable';
                if (!isPassing || stop.aborted || clock.now() >= until)
                    throw error;
            }
            await clock.sleep(pause * (0.5 + random()), stop);
        }
    }
    async #build(tip, { content, lists, commit }) {
        const { store, name, tool, clock } = this.#input;
        const named = (at) => runPath({ ...name, kind: content.kind, at });
        const newest = lists === null ? null : await this.#newestLists(tip);
        // One run may leave two of a kind, such as two reviews: the lists stand there then.
        const isNews = lists !== null && (newest?.readAt ?? 0) <= lists.readAt && !tip.objects.has(named(lists.readAt));
        const newLists = isNews ? lists : null;
        let at = newLists?.readAt ?? clock.now();
        while (tip.objects.has(named(at)))
            at += 1000;
        const path = named(at);
        const { files, removed } = newLists === null ? { files: new Map(), removed: [] } : liveDiff(tip, newLists.files);
        const { kind, ...substance } = content;
        const document = {
            ...{ seq: tip.newest.seq + 1, kind, previous: tip.newest.sha256 },
            live_sha256: newLists === null ? null : liveHash(newLists.files),
            read_at: new Date(at).toISOString(),
            ...{ tool, commit, ...substance },
        };
        files.set(path, run_file_textOfDocument(document));
        const message = messageOf(content, name, commit);
        return { next: await store.commit(tip, { files, removed, message, at: clock.now() }), path };
    }
    /** When the newest lists were read, of several in one second those with the greatest number; null without any. */
    async #newestLists(tip) {
        let newest = { readAt: 0, sha256: '', seq: 0 };
        for (const path of store_runPathsOf(tip.objects).reverse()) {
            if ((run_file_readRunPath(path)?.at ?? 0) + 1000 <= newest.readAt)
                break;
            const run = await this.#input.store.runFile(tip, path);
            if (run === null || run.live_sha256 === null || run.seq < newest.seq)
                continue;
            newest = { readAt: Date.parse(run.read_at), sha256: run.live_sha256, seq: run.seq };
        }
        return newest.seq === 0 ? null : newest;
    }
    /** Whether a look of the same lists stands there since earlier that day, and nothing else has been seen since. */
    async #hasLook(tip, { lists }) {
        if (lists === null)
            return false;
        const hash = liveHash(lists.files);
        const today = dayOf(lists.readAt);
        for (const path of store_runPathsOf(tip.objects).reverse()) {
            if (dayOf(run_file_readRunPath(path)?.at ?? 0) !== today)
                return false;
            const run = await this.#input.store.runFile(tip, path);
            if (run === null || run.live_sha256 === null)
                continue;
            if (run.live_sha256 !== hash)
                return false;
            if (run.kind === 'look')
                return true;
        }
        return false;
    }
}
/** In UTC. */
function dayOf(at) {
    return new Date(at).toISOString().slice(0, 10);
}
/** What the lists of the tip become others by. */
function liveDiff({ objects, commit }, lists) {
    const files = new Map([...lists].filter(([path, text]) => objects.get(path) !== oidOf(text, commit)));
    const removed = [...objects.keys()].filter((path) => path.startsWith('live/') && !lists.has(path));
    return { files, removed };
}
function liveHash(files) {
    return liveSha256([...files].map(([path, text]) => [path, (0,fingerprint/* sha256 */.sc)(text)]));
}
/** A subject that a person understands, without names, and trailers that a program does. */
function messageOf(content, { run, attempt }, commit) {
    const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
    if (commit !== null)
        trailers.push(`Inventory-Commit: ${commit}`);
    const digest = digestOf(content);
    if (digest !== null)
        trailers.push(`Inventory-Digest: ${digest}`);
    return `${subjectOf(content)}\n\n${trailers.join('\n')}\n`;
}
function digestOf(content) {
    if (content.kind === 'seen')
        return content.intent.digest;
    return content.kind === 'applied' || content.kind === 'refused' ? content.evidence.digest : null;
}
function subjectOf(content) {
    switch (content.kind) {
        case 'seen':
            return `Seen before an apply of ${changes(content.intent.fingerprints.length)}`;
        case 'applied': {
            const { changes: all, result } = content.evidence;
            const done = all.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)).length;
            return `Applied: ${done} of ${changes(all.length)} done, ${result}`;
        }
        case 'refused':
            return `Refused: ${changes(content.evidence.changes.length)}, ${content.evidence.result}`;
        case 'look':
            return 'Looked at the lists';
        case 'review':
            return `Review of the list of ${content.review.date}`;
    }
}
function changes(count) {
    return count === 1 ? '1 change' : `${count} changes`;
}
/** Throws a ConfigurationError for what is no evidence, a LedgerError, `ledger-mismatch`, for that of another ledger. */
async function addEvidence(text, input) {
    const { value: evidence, wrong } = readEvidence(text);
    if (evidence === null) {
        throw new ConfigurationError('FILE', `is no evidence of an apply: it ${wrong}. Name the evidence-….json that it left.`);
    }
    const { organization, service } = evidence;
    const tip = await input.store.fetchTip();
    const kind = REFUSED.has(evidence.result) && evidence.ledger == null ? 'refused' : 'applied';
    const name = await runNameOf(evidence, tip, input.store, text);
    for (const path of runPathsOf(tip.objects)) {
        if (readRunPath(path)?.run !== name.run)
            continue;
        const file = await input.store.runFile(tip, path);
        if (file?.kind === kind && isSameEvidence(file.evidence, evidence))
            return { commit: tip.commit, isNew: false };
    }
    const publisher = new Publisher({ ...input, name });
    await publisher.open(service);
    publisher.belongsTo(organization);
    const published = await publisher.publish({
        content: { kind, evidence },
        lists: null,
        commit: evidence.commit,
    });
    return { commit: published.commit, isNew: true };
}
const REFUSED = new Set(['unapproved', 'blocked']);
/** Each attempt of a run, and each of its steps, leaves evidence of its own. */
function isSameEvidence(a, b) {
    return JSON.stringify({ ...a, ledger: null }) === JSON.stringify({ ...b, ledger: null });
}
/** The run whose `seen` the evidence names; else that of its URL, else one made of its bytes. */
async function runNameOf({ ledger, run_url }, tip, store, text) {
    if (ledger != null) {
        const [, run, attempt] = /^([0-9A-Za-z]+)-(\d+)$/.exec((await store.runOf(ledger.commit)) ?? '') ?? [];
        const name = run === undefined ? null : { run, attempt: Number(attempt) };
        if (name !== null && namesOf(tip).some((each) => each.run === run && each.attempt === name.attempt))
            return name;
        throw new LedgerError('ledger-mismatch', `the evidence names commit ${ledger.commit}, which is not part of this ledger`);
    }
    const run = /\/actions\/runs\/(\d+)/.exec(run_url ?? '')?.[1] ?? sha256(text).slice(0, 8);
    // The URL does not say which attempt it was: one that the ledger does not know.
    const known = new Set(namesOf(tip).flatMap((each) => (each.run === run ? each.attempt : [])));
    let attempt = 1;
    while (known.has(attempt))
        attempt += 1;
    return { run, attempt };
}
function namesOf({ objects }) {
    return runPathsOf(objects).flatMap((path) => readRunPath(path) ?? []);
}
/** The commit; null when the branch is there, which is left as it is. Throws a LedgerError. */
async function beginLedger(store, { organization, service, continues, at }) {
    if (await isThere(store))
        return null;
    const started_at = new Date(at).toISOString();
    const ledger = { format_version: '1.0', organization, service, started_at, continues };
    const files = new Map([
        [LEDGER_FILE, textOfDocument(ledger)],
        [README_FILE, README],
    ]);
    const subject = continues === null ? 'Begin the ledger' : `Begin the ledger again, after ${continues}`;
    const first = await store.commit(null, { files, removed: [], message: `${subject}\n`, at });
    const answer = await store.push(first);
    if (answer === 'silent')
        throw new LedgerError('ledger-unreachable', 'nobody answered');
    return answer === 'moved' ? null : first.commit;
}
async function isThere(store) {
    try {
        await store.fetchTip();
        return true;
    }
    catch (error) {
        if (error instanceof LedgerError && error.fault === 'ledger-missing' && error.detail === 'branch')
            return false;
        throw error;
    }
}
const README = (/* unused pure expression or super */ null && (`# Ledger of a compliance inventory

This branch is written by cip-inventory-sync, at each apply and each look. It says what the service listed then, and what
the run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Checked with git alone

    git log --oneline                                    # who looked and applied, and when
    git log -p -- live/assets                            # what changed
    find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum    # live_sha256 of the newest run with lists
    sha256sum runs/2026/03/20260301T061702Z-1-1-seen.json              # previous of the run after it
    git merge-base --is-ancestor COMMIT HEAD             # whether a commit that you kept is still part of it
    git -c gpg.ssh.allowedSignersFile=SIGNERS log --show-signature     # who signed, where commits are signed

\`cip-sync audit verify\` does all of it, and \`cip-sync audit\` tells the changes with who asked and who approved.

## What it does not say

Additions that were undone between two looks, and who made a change outside the repository. Whoever can write here and
holds the key could write it anew from its beginning: that is found only with a commit id, a clone or the comments that
somebody kept.
`));

;// CONCATENATED MODULE: ./lib/commands/ledger-run.js








/** Throws a LedgerError or a ConfigurationError. */
async function openLedger(place, context, reader) {
    const { host, settings, shutdown } = context;
    const key = ledgerKey(place.key, place.keyInput);
    if (place.isPrivate !== null && !(await place.isPrivate()))
        throw new store_LedgerError('ledger-public', '');
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place.temporary, 'cip-ledger-'));
    const store = new LedgerStore({ folder, env: { ...host.env, ...place.env }, remote: place.remote, key });
    const { clock, random } = host;
    const publisher = new Publisher({ store, tool: (0,model/* toolOf */.wS)(host), clock, random, stop: shutdown.stop, name: place.name });
    try {
        await publisher.open(new URL(settings.baseUrl).origin);
        return new LedgerRun(publisher, { place, clock, folder, fields: settings }, reader);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        throw error;
    }
}
/** null for no key. */
function ledgerKey(text, input) {
    if (text.trim() === '')
        return null;
    try {
        return readPrivateKey(text);
    }
    catch (error) {
        if (error instanceof LedgerKeyError)
            throw new core_result/* ConfigurationError */.j1(input, `${error.message}.`);
        throw error;
    }
}
class LedgerRun {
    #publisher;
    #opened;
    #read = {};
    #assetsReadAt = 0;
    #seen = null;
    #end = { commit: null, behind: null };
    /** The reader of the run, whose lists are remembered. */
    reader;
    #toReview = [];
    constructor(publisher, opened, reader) {
        this.#publisher = publisher;
        this.#opened = opened;
        this.reader = {
            ...reader,
            facilities: () => this.#keep('facilities', reader.facilities()),
            controlCenters: () => this.#keep('controlCenters', reader.controlCenters()),
            cyberSystems: () => this.#keep('systems', reader.cyberSystems()),
            cyberAssets: () => this.#keep('assets', reader.cyberAssets()),
        };
    }
    async #keep(key, list) {
        const read = await list;
        this.#read[key] = read;
        if (key === 'assets')
            this.#assetsReadAt = this.#opened.clock.now();
        return read;
    }
    /** What the run left in the ledger so far. */
    get end() {
        return this.#end;
    }
    /** As evidence names it: the branch, and the commit of the intent; null where there was none. */
    get note() {
        return this.#seen === null ? null : { branch: this.#opened.place.remote.branch, commit: this.#seen };
    }
    /** Holds the ledger to the organization, and reads of the four lists what the plan did not ask for. */
    async hold(organization) {
        this.#publisher.belongsTo(organization);
        const { facilities, controlCenters } = this.#read;
        const lacking = [
            facilities ? null : this.reader.facilities(),
            controlCenters ? null : this.reader.controlCenters(),
        ];
        await Promise.all(lacking);
    }
    /** The intent, before the first write. Throws a LedgerError: then nothing may be written. */
    async seen(plan, approval, commit) {
        const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
        const intent = { digest: plan.digest, fingerprints, approval: { ...approval } };
        this.#seen = (await this.#publish({ kind: 'seen', intent }, commit)).commit;
        this.#end = { commit: this.#seen, behind: null };
    }
    /** What an apply came to. What wrote nothing, and had nothing to write, is a look. */
    async ended(evidence, { plan, report }) {
        const { result, commit } = evidence;
        if (report !== null) {
            // The closing read showed the assets; the rest is read once more. Without either, the record has no lists.
            if (report.converged === null || !(await this.#readPlaces()))
                this.#read = {};
            await this.#tell(() => this.#publish({ kind: 'applied', evidence: recorded(evidence) }, commit));
        }
        else if (result === 'unapproved' || result === 'blocked') {
            await this.#tell(() => this.#publish({ kind: 'refused', evidence: recorded(evidence) }, commit));
        }
        else if (result === 'no-changes' && this.#toReview.length === 0)
            await this.looked(plan, commit);
        if (report !== null || result === 'no-changes')
            await this.#reviewed(commit);
    }
    /** Reviews that this run is to record once it has done its work. */
    toRecord(reviews) {
        this.#toReview = reviews;
    }
    /** Why a review is not of the list that it names; null when it is. */
    async reviewProblem({ ledger_commit, live_sha256 }) {
        const digest = await this.#publisher.listAt(ledger_commit);
        if (digest === null)
            return `ledger commit ${ledger_commit} is not part of the ledger`;
        return digest === live_sha256
            ? null
            : `its live_sha256 is ${live_sha256}, and the list of that commit has ${digest}`;
    }
    /** Nothing was to be written: the lists are what there is to tell. */
    async looked({ organization, summary, toExecute }, commit) {
        await this.hold(organization);
        const { facilities, controlCenters, systems, assets } = this.#read;
        const counts = {
            ...{ facilities: facilities?.length ?? 0, control_centers: controlCenters?.length ?? 0 },
            ...{ systems: systems?.length ?? 0, assets: assets?.length ?? 0 },
            ...{ changes: toExecute.length, drift: summary.drift, undeclared: summary.undeclared },
        };
        await this.#tell(() => this.#publish({ kind: 'look', counts }, commit));
    }
    async #reviewed(commit) {
        for (const review of this.#toReview)
            await this.#tell(() => this.#publish({ kind: 'review', review }, commit));
    }
    /** Paths and SHA-256s of the reviews that stand in the ledger. */
    async reviews() {
        const runs = await this.#publisher.earlier('review');
        return new Set(runs.flatMap(({ run }) => (run?.kind === 'review' ? [`${run.review.path} ${run.review.sha256}`] : [])));
    }
    close() {
        (0,external_node_fs_.rmSync)(this.#opened.folder, { recursive: true, force: true });
    }
    async #readPlaces() {
        try {
            await Promise.all([this.reader.facilities(), this.reader.controlCenters(), this.reader.cyberSystems()]);
            return true;
        }
        catch {
            return false;
        }
    }
    #publish(content, commit) {
        const { facilities, controlCenters, systems, assets } = this.#read;
        const isWhole = facilities && controlCenters && systems && assets;
        const files = isWhole ? { facilities, controlCenters, systems, assets } : null;
        const { fields } = this.#opened;
        const lists = files === null ? null : { files: liveFiles(files, fields), readAt: this.#assetsReadAt };
        return this.#publisher.publish({ content, lists, commit });
    }
    /** A record that cannot be pushed takes nothing back: it is told. */
    async #tell(publish) {
        try {
            this.#end = { ...this.#end, commit: (await publish()).commit };
        }
        catch (error) {
            if (!(error instanceof store_LedgerError))
                throw error;
            this.#end = { ...this.#end, behind: error.detail };
        }
    }
}
/** What JSON keeps of the document: the ledger's copy equals the file. */
function recorded(evidence) {
    return JSON.parse(JSON.stringify(evidence));
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
