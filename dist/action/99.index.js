export const id = 99;
export const ids = [99];
export const modules = {

/***/ 2480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLedger: () => (/* binding */ openLedger)
});

// UNUSED EXPORTS: LedgerRun, ledgerKey, temporaryFolder

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/git/process.js + 1 modules
var process = __webpack_require__(9485);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __webpack_require__(7493);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/core/group.js
var core_group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/ledger/run-file.js
// The files that say what a ledger is and what each run did: their formats, names and texts. A file never changes.



const run_file_LEDGER_FILE = 'ledger.json';
const run_file_README_FILE = 'README.md';
const hash = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const time = iso/* datetime */.w$();
const LEDGER_FORMAT = '1.0';
const ledgerShape = schemas/* looseObject */._H3({
    format_version: schemas/* literal */.euz(LEDGER_FORMAT),
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    started_at: time,
});
const state = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), cyber_system_id: schemas/* string */.YjP(), asset_type: schemas/* enum */.k5n(['hardware', 'software']) });
const approval = schemas/* looseObject */._H3({ user: schemas/* string */.YjP(), submitted_at: schemas/* string */.YjP(), commit_id: schemas/* string */.YjP().nullish() });
/** The fields of evidence that the ledger reads. The whole format is `schemas/evidence.schema.json`. */
const evidenceShape = schemas/* looseObject */._H3({
    organization: schemas/* string */.YjP(),
    service: schemas/* string */.YjP(),
    result: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    approval: schemas/* looseObject */._H3({ mode: schemas/* string */.YjP(), by: schemas/* string */.YjP().nullable() }),
    ended_at: schemas/* string */.YjP(),
    commit: schemas/* string */.YjP().nullable(),
    clean: schemas/* boolean */.zMY().nullish(),
    actor: schemas/* string */.YjP().nullable(),
    run_url: schemas/* string */.YjP().nullable(),
    pull_requests: schemas/* array */.YOg(schemas/* looseObject */._H3({
        number: schemas/* int */.Whr(),
        title: schemas/* string */.YjP().nullish(),
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
const applied = schemas/* object */.Ikc({ kind: schemas/* literal */.euz(['applied', 'refused']), evidence: evidenceShape });
const look = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('look'), counts });
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
const readEvidence = (text) => readShape(text, evidenceShape);
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
function run_file_textOfDocument(document) {
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
 * The runs with lists, in groups with the same second. Within a group they are sorted by number, because their names do
 * not order them.
 */
async function* listings(runs, read) {
    for (const group of (0,core_group/* groupBy */.$z)(runs, ({ at }) => at).values()) {
        const all = await Promise.all(group.map(async (stored) => ({ stored, file: await read(stored.path) })));
        const listed = all.flatMap(({ stored, file }) => (file?.live_sha256 == null ? [] : [{ ...stored, file }]));
        yield listed.sort((a, b) => a.file.seq - b.file.seq);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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

;// CONCATENATED MODULE: ./lib/ledger/signature.js
// Signatures of commits in git's SSH format (PROTOCOL.sshsig of OpenSSH), by Ed25519 keys. The plain `git
// verify-commit` accepts these signatures, and this file accepts those of git.


/** A key that cannot be used. The message says why, without a byte of the key. */
class LedgerKeyError extends Error {
    name = 'LedgerKeyError';
}
const MAGIC = 'SSHSIG';
const KEY_TYPE = 'ssh-ed25519';
const NAMESPACE = 'git';
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
/** Reads an Ed25519 private key in PKCS#8 or OpenSSH form. Throws a LedgerKeyError. */
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
        // The message of the library could quote the key.
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
        sshNumber(1),
        ...[publicBlob(key), NAMESPACE, '', 'sha512', signature].map(field),
    ]);
    const lines = blob.toString('base64').match(/.{1,70}/g) ?? [];
    return ['-----BEGIN SSH SIGNATURE-----', ...lines, '-----END SSH SIGNATURE-----'].join('\n');
}
/** The text of a commit with its signature, in git's own header. */
function withSignature(commit, key) {
    const [head = '', ...rest] = commit.split('\n\n');
    return [`${head}\ngpgsig ${signText(commit, key).replaceAll('\n', '\n ')}`, ...rest].join('\n\n');
}
/** The Ed25519 keys in a file of allowed signers that may sign for git (ssh-keygen(1)). Other lines are left out. */
function readSigners(text) {
    return text.split('\n').flatMap((line) => {
        const [principal = '', ...rest] = line.match(WORD) ?? [];
        const [options, type, key] = rest[0] === KEY_TYPE ? ['', ...rest] : rest;
        const validity = type === KEY_TYPE ? readOptions(options ?? '') : null;
        return validity === null || key === undefined || principal.startsWith('#') ? [] : [{ principal, key, ...validity }];
    });
}
/** A part in quotes may hold white space and commas. */
const WORD = /(?:[^\s"]|"[^"]*")+/g;
const OPTION = /(?:[^,"]|"[^"]*")+/g;
/** null if the key may not sign commits by itself, or if OpenSSH would refuse the line. */
function readOptions(text) {
    const values = new Map();
    for (const option of text.match(OPTION) ?? []) {
        const [, name = '', value] = /^(namespaces|valid-after|valid-before)="(.*)"$/i.exec(option) ?? [];
        if (value === undefined || values.has(name.toLowerCase()))
            return null;
        values.set(name.toLowerCase(), value);
    }
    const [after, before] = [readTime(values.get('valid-after')), readTime(values.get('valid-before'))];
    if (Number.isNaN(after) || Number.isNaN(before) || !isForGit(values.get('namespaces') ?? '*'))
        return null;
    return { after: after ?? Number.NEGATIVE_INFINITY, before: before ?? Number.POSITIVE_INFINITY };
}
/** Reads a list of patterns as ssh_config(5) does: if a pattern with `!` matches, the others do not count. */
function isForGit(list) {
    const matches = (pattern) => isLike(NAMESPACE, pattern);
    const patterns = list.split(',');
    return patterns.some(matches) && !patterns.some((each) => each.startsWith('!') && matches(each.slice(1)));
}
/** A time as OpenSSH writes it, in ms: in the system's time zone, or with Z in UTC. NaN if it is not a time. */
function readTime(text) {
    if (text === undefined)
        return undefined;
    const [, year, month, day, hour = '00', minute = '00', second = '00', zone = ''] = TIME.exec(text) ?? [];
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
}
const TIME = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?(Z)?$/;
function checkSignature(commit, signers) {
    const header = /^gpgsig (-----BEGIN SSH SIGNATURE-----\n(?: .*\n)*? -----END SSH SIGNATURE-----)\n/m.exec(commit.slice(0, commit.indexOf('\n\n') + 1));
    if (header === null)
        return { state: 'none' };
    const signed = commit.replace(header[0], '');
    // As in git, a key must have been valid when the commit was made.
    const at = Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(commit)?.[1]) * 1_000;
    const valid = signers.filter(({ after, before }) => after <= at && at <= before);
    try {
        const blob = Buffer.from(header[1].replace(/-----[^-]+-----/g, '').replace(/\s/g, ''), 'base64');
        return checkBlob(blob, signed, valid);
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
    const parts = new Wire(keyBlob);
    // Signers have keys of one type only. A key of another type belongs to no signer, whatever its signature.
    if (parts.text() !== KEY_TYPE)
        return { state: 'unknown-signer' };
    if (wire.text() !== NAMESPACE)
        return { state: 'wrong' };
    wire.bytes();
    const hash = wire.text();
    const signature = new Wire(wire.bytes());
    if (signature.text() !== KEY_TYPE || (hash !== 'sha512' && hash !== 'sha256'))
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
function sshNumber(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
}
function field(value) {
    const bytes = Buffer.from(value);
    return Buffer.concat([sshNumber(bytes.length), bytes]);
}
/** Reads the binary format of SSH: numbers, and byte strings with their lengths before them. */
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
// The ledger's branch, through git's low-level commands: a bare folder that holds the tip without blobs, commits made
// from hashes, and pushes that are never forced. The checkout is not changed.









/** Why a ledger cannot be written. `detail` says more, such as git's own words. */
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
/** What git writes as the object of a path to remove. */
const NO_OBJECT = '0'.repeat(40);
const AUTHOR = 'cip-inventory-sync <cip-inventory-sync@localhost>';
class LedgerStore {
    #input;
    #bare;
    #place;
    #run;
    #isOpen = false;
    #files = 0;
    #blobs = new Map();
    constructor(input) {
        const { folder, env, stop } = input;
        this.#input = input;
        this.#bare = (0,external_node_path_.join)(folder, 'bare');
        this.#place = { cwd: folder, env, ledger: { bare: this.#bare, reaches: true } };
        this.#run = (0,process/* gitProcess */.y0)(stop === undefined ? this.#place : { ...this.#place, stop });
    }
    /** From now on, a stop does not end git: a run that stops still writes its record. */
    finish() {
        this.#run = (0,process/* gitProcess */.y0)(this.#place);
    }
    /** Fetches the current tip. Throws a LedgerError: `ledger-missing` if the server has no such branch. */
    async fetchTip() {
        await this.#open();
        const ref = `refs/heads/${this.#input.remote.branch}`;
        await this.#fetch(`+${ref}:refs/remotes/origin/tip`).catch(throwFetchFault);
        const commit = (await this.#text(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
        return this.#tipOf(commit);
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
    /** The run that made a commit, by its message. null if the server does not have the commit. */
    async runOf(commit) {
        const tip = await this.tipAt(commit);
        return tip === null ? null : trailer(await this.#text(['cat-file', 'commit', tip.commit]), 'Inventory-Run');
    }
    /** An earlier commit of the branch. null if the server does not have it. */
    async tipAt(commit) {
        try {
            await this.#fetch(commit);
            return await this.#tipOf(commit);
        }
        catch (error) {
            if ((0,rejections/* isStopped */.id)(error))
                throw error;
            return null;
        }
    }
    /** Fetches a commit with its trees, without its blobs and its history. */
    async #fetch(refspec) {
        const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
        await this.#run(['fetch', '--quiet', ...shallow, 'origin', refspec]);
    }
    async #tipOf(commit) {
        const objects = listedObjects(await this.#run(['ls-tree', '-r', '-z', '--full-tree', commit]));
        return { commit, objects, newest: await this.#newestOf(commit, objects) };
    }
    /** Makes the commit after the tip, or the first commit, without pushing it. */
    async commit(tip, { files, removed, message, at }) {
        await this.#open();
        const objects = new Map(tip?.objects ?? []);
        const paths = [...files.keys()];
        const oids = await this.#writeBlobs([...files.values()]);
        for (const [index, path] of paths.entries())
            objects.set(path, oids[index]);
        for (const path of removed)
            objects.delete(path);
        const lines = [
            ...paths.map((path, index) => `100644 ${oids[index]}\t${path}\0`),
            ...removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`),
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
    /**
     * `moved`: the branch is no longer at the parent of the commit. `silent`: no answer came, so the push may have
     * succeeded or not. Throws a LedgerError, `ledger-refused`, for everything else.
     */
    async push({ commit, after }) {
        const ref = `refs/heads/${this.#input.remote.branch}`;
        // This forces nothing. The lease also requires that the branch is where the commit starts from, so that a branch
        // that was deleted or rewound in the meantime is not silently restored.
        const lease = `--force-with-lease=${ref}:${after ?? ''}`;
        try {
            await this.#run(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
            return 'pushed';
        }
        catch (error) {
            const output = outputOf(error);
            if (MOVED.test(output) && !IN_THE_WAY.test(output))
                return 'moved';
            if (SILENT.test(output))
                return 'silent';
            throw new store_LedgerError('ledger-refused', reasonIn(output), { cause: error });
        }
    }
    async #open() {
        if (this.#isOpen)
            return;
        (0,external_node_fs_.mkdirSync)(this.#bare, { recursive: true });
        await this.#run(['init', '--quiet', '--bare', '--template=', this.#bare]);
        // Git's own upkeep in the background would rewrite what the next command reads.
        await this.#run(['config', 'maintenance.auto', 'false']);
        await this.#run(['remote', 'add', 'origin', this.#input.remote.url]);
        this.#isOpen = true;
    }
    async #text(args, input) {
        return (await this.#run(args, input)).toString();
    }
    /** The run file that the tip added. Its commit names the run. If it does not, the last run file by name. */
    async #newestOf(commit, objects) {
        const message = await this.#text(['cat-file', 'commit', commit]);
        const ending = `-${trailer(message, 'Inventory-Run')}-${trailer(message, 'Inventory-Kind')}.json`;
        const paths = runsIn(objects.keys()).map(({ path }) => path);
        const named = paths.filter((each) => each.endsWith(ending));
        let newest = NO_RUN;
        // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
        for (const path of named.length > 0 ? named : paths.slice(-1)) {
            const content = await this.#blob(objects.get(path) ?? '');
            const seq = readRunFile(content).value?.seq ?? paths.length;
            if (seq >= newest.seq)
                newest = { seq, sha256: (0,fingerprint/* sha256 */.sc)(content) };
        }
        return newest;
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
    /** Writes all blobs with one git process, which reads them from files. */
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
function blobName(content) {
    const bytes = Buffer.from(content);
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
const NO_RUN = { seq: 0, sha256: null };
function newestIn(files) {
    const content = files.get(runsIn(files.keys())[0]?.path ?? '');
    return content === undefined ? null : { seq: readRunFile(content).value?.seq ?? 0, sha256: (0,fingerprint/* sha256 */.sc)(content) };
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
        throw new store_LedgerError('ledger-missing', 'branch', { cause: error });
    if (NO_REPOSITORY.test(output))
        throw new store_LedgerError('ledger-missing', 'repository', { cause: error });
    const fault = SILENT.test(output) ? 'ledger-unreachable' : 'ledger-refused';
    throw new store_LedgerError(fault, reasonIn(output), { cause: error });
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
        (0,core_group/* addUnder */.QQ)(rows, cyber_system_id, [id, name, asset_type]);
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

;// CONCATENATED MODULE: ./lib/ledger/publish.js
// Writes to a ledger. The record of a run is built on the newest tip and pushed, never by force. If the tip has moved
// or no answer came, it is built and pushed again, for a limited time. A push that a rule refuses is not tried again.






/** As often as two minutes allow, because many runs may push to one branch. */
const POLICY = {
    ...{ maxTries: Number.POSITIVE_INFINITY, maxTotalMs: 120_000, maxRetryAfterMs: 0 },
    ...{ firstBackoffMs: 400, maxBackoffMs: 8_000 },
};
/** Writes the records of one run. Open it first. All methods reject with a LedgerError. */
class Publisher {
    #input;
    #tip = null;
    #organization = '';
    /** The run files that this run has pushed. A branch without them was rewound. */
    #pushed = [];
    constructor(input) {
        this.#input = input;
    }
    /** Reads the tip. Throws `ledger-mismatch` for a ledger of another service. */
    async open(expected) {
        const { store } = this.#input;
        const { tip, organization, service } = await this.#patiently(async () => {
            const newest = await store.fetchTip();
            return { tip: newest, ...(await store.ledgerFile(newest)) };
        });
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
        store.finish();
        const attempts = [];
        return this.#patiently(async () => {
            const tip = await this.#currentTip();
            const done = attempts.find(({ path, oid }) => tip.objects.get(path) === oid);
            if (done !== undefined)
                return this.#keep(tip, done);
            if (draft.content.kind === 'look' && (await this.#hasReading(tip, draft)))
                return { commit: tip.commit, path: null };
            const { next, path } = await this.#build(tip, draft);
            attempts.push({ path, commit: next.commit, oid: next.objects.get(path) });
            const answer = await store.push(next);
            if (answer === 'pushed')
                return this.#keep(next, { path, commit: next.commit });
            this.#tip = null;
            throw new store_LedgerError('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'no answer came');
        });
    }
    #keep(tip, { path, commit }) {
        this.#tip = tip;
        this.#pushed.push(path);
        return { commit, path };
    }
    async #currentTip() {
        if (this.#tip !== null)
            return this.#tip;
        const tip = await this.#input.store.fetchTip();
        if (this.#pushed.some((path) => !tip.objects.has(path)))
            throw new store_LedgerError('ledger-missing', 'rewound');
        this.#tip = tip;
        return tip;
    }
    /** Tries again while the branch moves or no answer comes. Every other failure is final. */
    async #patiently(task) {
        const { clock, random, stop } = this.#input;
        const tryOnce = async () => {
            try {
                const value = await task();
                return { isFinal: true, result: () => value };
            }
            catch (error) {
                if (!(error instanceof store_LedgerError) || error.fault !== 'ledger-unreachable')
                    throw error;
                const rethrow = () => {
                    throw error;
                };
                return { isFinal: false, result: rethrow, retryAfterMs: null };
            }
        };
        const sleep = (ms) => clock.sleep(ms, stop);
        const outcome = await (0,retry/* retry */.L5)(tryOnce, POLICY, {
            now: () => clock.now(),
            sleep,
            random,
            isStopped: () => stop.aborted,
        });
        return outcome();
    }
    async #build(tip, draft) {
        const { store, name, tool, clock } = this.#input;
        const { content, lists, commit } = draft;
        const named = (at) => runPath({ ...name, kind: content.kind, at });
        const newest = lists === null ? null : await this.#newestLists(tip);
        // One run may leave two records of a kind, such as two reviews. Only the first has the lists.
        const newestAt = newest === null ? 0 : Date.parse(newest.read_at);
        const isNews = lists !== null && newestAt <= lists.readAt && !tip.objects.has(named(lists.readAt));
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
        const message = commitMessage(draft, name);
        return { next: await store.commit(tip, { files, removed, message, at: clock.now() }), path };
    }
    /** The newest lists; null if the ledger has none yet. */
    async #newestLists(tip) {
        for await (const run of this.#listings(tip))
            return run;
        return null;
    }
    /** Whether the ledger has a reading of the same lists from the same day, and no other lists since. */
    async #hasReading(tip, { lists }) {
        if (lists === null)
            return false;
        const hash = liveHash(lists.files);
        const today = dayOf(lists.readAt);
        for await (const { kind, read_at, live_sha256 } of this.#listings(tip)) {
            if (dayOf(Date.parse(read_at)) !== today || live_sha256 !== hash)
                return false;
            if (kind === 'look')
                return true;
        }
        return false;
    }
    /** The runs with lists, newest first. */
    async *#listings(tip) {
        const runs = runsIn(tip.objects.keys()).reverse();
        for await (const group of listings(runs, (path) => this.#input.store.runFile(tip, path))) {
            for (const { file } of group.reverse())
                yield file;
        }
    }
}
/** The day of a time, in UTC. */
function dayOf(at) {
    return new Date(at).toISOString().slice(0, 10);
}
/** The lists that differ from those of the tip, and the paths that are no longer listed. */
function liveDiff({ objects }, lists) {
    const files = new Map([...lists].filter(([path, text]) => objects.get(path) !== blobName(text)));
    const removed = [...objects.keys()].filter((path) => path.startsWith('live/') && !lists.has(path));
    return { files, removed };
}
function liveHash(files) {
    return liveSha256([...files].map(([path, text]) => [path, (0,fingerprint/* sha256 */.sc)(text)]));
}
/** A subject for people, without names of assets, and trailers for programs. */
function commitMessage({ content, commit }, { run, attempt }) {
    const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
    if (commit !== null)
        trailers.push(`Inventory-Commit: ${commit}`);
    const evidence = evidenceOf(content);
    const digest = content.kind === 'seen' ? content.intent.digest : evidence?.digest;
    if (digest !== undefined)
        trailers.push(`Inventory-Digest: ${digest}`);
    return `${commitSubject(content)}\n\n${trailers.join('\n')}\n`;
}
function commitSubject(content) {
    switch (content.kind) {
        case 'seen':
            return `Seen before an apply of ${changeCount(content.intent.fingerprints.length)}`;
        case 'applied': {
            const { changes: all, result } = content.evidence;
            const done = all.filter(({ outcome }) => (0,core_result/* hasSucceeded */.yO)(outcome)).length;
            return `Applied: ${done} of ${changeCount(all.length)} done, ${result}`;
        }
        case 'refused':
            return `Refused: ${changeCount(content.evidence.changes.length)}, ${content.evidence.result}`;
        case 'look':
            return 'Read the lists';
    }
}
function changeCount(count) {
    return count === 1 ? '1 change' : `${count} changes`;
}
/** The new commit; null if the branch exists, which then stays as it is. Throws a LedgerError. */
async function beginLedger(store, { organization, service, at }) {
    if (await isThere(store))
        return null;
    const started_at = new Date(at).toISOString();
    const ledger = { format_version: '1.0', organization, service, started_at };
    const files = new Map([
        [LEDGER_FILE, textOfDocument(ledger)],
        [README_FILE, README],
    ]);
    const first = await store.commit(null, { files, removed: [], message: 'Begin the ledger\n', at });
    const answer = await store.push(first);
    if (answer === 'silent')
        throw new LedgerError('ledger-unreachable', 'no answer came');
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
`));

// EXTERNAL MODULE: ./lib/report/escape.js + 1 modules
var report_escape = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/report/ledger.js
var ledger = __webpack_require__(7545);
;// CONCATENATED MODULE: ./lib/commands/ledger-run.js












/** Throws a LedgerError or a ConfigurationError. */
async function openLedger(place, context, reader) {
    const { host, settings, shutdown } = context;
    const key = ledgerKey(place.key, place.keyInput);
    if (place.isPrivate !== null && !(await place.isPrivate()))
        throw new store_LedgerError('ledger-public', '');
    const folder = temporaryFolder(place.temporary);
    const { stop } = shutdown;
    const store = new LedgerStore({ folder, env: { ...host.env, ...place.env }, remote: place.remote, key, stop });
    const { clock, random } = host;
    const publisher = new Publisher({ store, tool: (0,model/* toolOf */.wS)(host), clock, random, stop, name: place.name });
    try {
        await publisher.open(new URL(settings.baseUrl).origin);
        return new LedgerRun(publisher, { place, clock, folder, fields: settings }, reader);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        throw error;
    }
}
/** Makes a folder, which the caller removes. Throws a ConfigurationError where none can be made. */
function temporaryFolder(parent) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'cip-ledger-'));
    }
    catch (error) {
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        const problem = `${(0,report_escape/* word */.Vm)(parent)} cannot be written (${error.code}). Make room there, or set TMPDIR to another folder.`;
        throw new core_result/* ConfigurationError */.j1('the temporary folder', problem, { cause: error });
    }
}
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
    /** The commit of the intent. */
    #intent = null;
    #end = { commit: null, behind: null };
    /** The reader of the run, whose lists are remembered. */
    reader;
    constructor(publisher, opened, reader) {
        this.#publisher = publisher;
        this.#opened = opened;
        this.reader = {
            ...reader,
            facilities: () => this.#remember('facilities', reader.facilities()),
            controlCenters: () => this.#remember('controlCenters', reader.controlCenters()),
            cyberSystems: () => this.#remember('systems', reader.cyberSystems()),
            cyberAssets: () => this.#remember('assets', reader.cyberAssets()),
        };
    }
    async #remember(key, list) {
        const read = await list;
        this.#read[key] = read;
        if (key === 'assets')
            this.#assetsReadAt = this.#opened.clock.now();
        return read;
    }
    /** What the run has left in the ledger so far. */
    get end() {
        return this.#end;
    }
    /** As evidence names it: the branch, and the commit of the intent; null where there was none. */
    get note() {
        return this.#intent === null ? null : { branch: this.#opened.place.remote.branch, commit: this.#intent };
    }
    /** Throws a LedgerError for a ledger of another organization. Also reads the lists that the plan did not need. */
    async belongTo(organization) {
        this.#publisher.belongsTo(organization);
        const { facilities, controlCenters } = this.#read;
        const lacking = [
            facilities ? null : this.reader.facilities(),
            controlCenters ? null : this.reader.controlCenters(),
        ];
        await Promise.all(lacking);
    }
    /** Records the intent before the first write. Throws a LedgerError: then nothing may be written. */
    async recordSeen(plan, approval, commit) {
        const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
        const { mode, by } = approval;
        const content = { kind: 'seen', intent: { digest: plan.digest, fingerprints, approval: { mode, by } } };
        this.#intent = (await this.#publish(content, commit)).commit;
        this.#end = { commit: this.#intent, behind: null };
    }
    /** Records the end of an apply. One that had nothing to write leaves a reading. */
    async recordEnd(evidence, { plan, report }) {
        const { result, commit } = evidence;
        if (report !== null) {
            // The closing read listed the assets. The other lists are read again. Without all of them, the record has none.
            if (report.converged === null || !(await this.#readPlaces()))
                this.#read = {};
            await this.#record({ kind: 'applied', evidence: recorded(evidence) }, commit);
        }
        else if (result === 'unapproved' || result === 'blocked') {
            await this.#record({ kind: 'refused', evidence: recorded(evidence) }, commit);
        }
        else if (result === 'no-changes')
            await this.recordReading(plan, commit);
    }
    /** Records the lists of a run that had nothing to write. */
    async recordReading({ organization, summary, toExecute }, commit) {
        await this.belongTo(organization);
        const { facilities, controlCenters, systems, assets } = this.#read;
        const counts = {
            ...{ facilities: facilities?.length ?? 0, control_centers: controlCenters?.length ?? 0 },
            ...{ systems: systems?.length ?? 0, assets: assets?.length ?? 0 },
            ...{ changes: toExecute.length, drift: summary.drift, undeclared: summary.undeclared },
        };
        await this.#record({ kind: 'look', counts }, commit);
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
    /** Nothing is undone if a record cannot be pushed. The first such failure is kept, to be reported. */
    async #record(content, commit) {
        try {
            this.#end = { ...this.#end, commit: (await this.#publish(content, commit)).commit };
        }
        catch (error) {
            this.#end = { ...this.#end, behind: this.#end.behind ?? (0,ledger/* behindLine */.P4)(content.kind, whyNotKept(error)) };
        }
    }
}
/** Also handles a full disk. Throws bugs. */
function whyNotKept(error) {
    if (error instanceof store_LedgerError)
        return error.detail;
    if (error instanceof process/* GitError */.XS)
        return error.message;
    if ((0,rejections/* isSystemError */.Or)(error))
        return `the temporary folder cannot be written (${error.code})`;
    throw error;
}
/** What JSON keeps of the document, so that the ledger's copy equals the file. */
function recorded(document) {
    return JSON.parse(JSON.stringify(document));
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   N5: () => (/* binding */ GITHUB_RETRIES),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES)
/* harmony export */ });
// Tries a task again while its failure may pass. A policy says how often and for how long: plain data, one policy for
// each service that the tool calls. The caller decides what a failure means.
/** How often and how long a request to the service is retried (docs/faults.md). */
const SERVICE_RETRIES = {
    maxTries: 6,
    maxTotalMs: 180_000,
    firstBackoffMs: 100,
    maxBackoffMs: 5_000,
    maxRetryAfterMs: 60_000,
};
/** The same of a request to GitHub. */
const GITHUB_RETRIES = {
    maxTries: 5,
    maxTotalMs: 180_000,
    firstBackoffMs: 500,
    maxBackoffMs: 8_000,
    maxRetryAfterMs: 60_000,
};
/** Runs the task until its result is final or the policy allows no further try; resolves to the last result. */
async function retry(task, policy, ports) {
    const start = ports.now();
    for (let attempt = 1;; attempt += 1) {
        const tried = await task(attempt);
        if (tried.isFinal || attempt >= policy.maxTries || ports.isStopped())
            return tried.result;
        const retryAfter = tried.retryAfterMs ?? 0;
        // The jitter is added to the wait that was asked for, so that tasks refused together do not return together.
        const wait = retryAfter + ports.random() * backoffAfter(attempt, policy);
        const isTooLong = retryAfter > policy.maxRetryAfterMs || ports.now() - start + wait > policy.maxTotalMs;
        if (isTooLong)
            return tried.result;
        await ports.sleep(wait);
        if (ports.isStopped())
            return tried.result;
    }
}
function backoffAfter(attempt, { firstBackoffMs, maxBackoffMs }) {
    return Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1));
}


/***/ })

};
