export const id = 521;
export const ids = [521];
export const modules = {

/***/ 7521:
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
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/ledger/git.js + 1 modules
var git = __webpack_require__(2441);
// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/store.js
var ledger_store = __webpack_require__(1264);
// EXTERNAL MODULE: ./lib/ledger/tree.js + 1 modules
var tree = __webpack_require__(1344);
;// CONCATENATED MODULE: ./lib/ledger/publish.js
// Adds what one run did to the ledger: rebuilt on the newest tip and pushed again, with jitter, where the tip moved or
// nobody answered; a refusal is one. What is pushed is never forced, and never twice there.



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
            throw new ledger_store/* LedgerError */.oy('ledger-mismatch', 'service');
        this.#organization = organization;
        this.#tip = tip;
    }
    /** Throws `ledger-mismatch` when the ledger is of another organization. */
    belongsTo(organization) {
        if (organization !== this.#organization)
            throw new ledger_store/* LedgerError */.oy('ledger-mismatch', 'organization');
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
            throw new ledger_store/* LedgerError */.oy('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'nobody answered');
        });
    }
    /** Paths of what earlier runs of a kind left. */
    async earlier(kind) {
        const { store } = this.#input;
        const tip = this.#tip ?? (await this.#look());
        const paths = (0,ledger_store/* runPathsOf */.pf)(tip.objects).filter((path) => (0,run_file/* readRunPath */.vX)(path)?.kind === kind);
        return Promise.all(paths.map(async (path) => ({ path, run: await store.runFile(tip, path) })));
    }
    #keep(tip, { path, commit }) {
        this.#tip = tip;
        this.#left.push(path);
        return { commit, path };
    }
    async #look() {
        const tip = await this.#input.store.fetchTip();
        if (this.#left.some((path) => !tip.objects.has(path)))
            throw new ledger_store/* LedgerError */.oy('ledger-missing', 'rewound');
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
                const isPassing = error instanceof ledger_store/* LedgerError */.oy && error.fault === 'ledger-unreachable';
                if (!isPassing || stop.aborted || clock.now() >= until)
                    throw error;
            }
            await clock.sleep(pause * (0.5 + random()), stop);
        }
    }
    async #build(tip, { content, lists, commit }) {
        const { store, name, tool, clock } = this.#input;
        const named = (at) => (0,run_file/* runPath */.t0)({ ...name, kind: content.kind, at });
        const newest = lists === null ? null : await this.#newestLists(tip);
        // One run may leave two of a kind, such as two reviews: the lists stand there then.
        const isNews = lists !== null && (newest ?? 0) <= lists.readAt && !tip.objects.has(named(lists.readAt));
        const given = isNews ? lists : null;
        let at = given?.readAt ?? clock.now();
        while (tip.objects.has(named(at)))
            at += 1000;
        const path = named(at);
        const { files, removed } = given === null ? { files: new Map(), removed: [] } : liveDiff(tip, given.files);
        const { kind, ...said } = content;
        const document = {
            ...{ seq: tip.newest.seq + 1, kind, previous: tip.newest.sha256 },
            live_sha256: given === null ? null : liveHash(given.files),
            read_at: new Date(at).toISOString(),
            ...{ tool, commit, ...said },
        };
        files.set(path, (0,run_file/* textOfDocument */.Kp)(document));
        const message = messageOf(content, name, commit);
        return { next: await store.commit(tip, { files, removed, message, at: clock.now() }), path };
    }
    /** When the newest lists were read; null in a ledger without any. */
    async #newestLists(tip) {
        for (const path of (0,ledger_store/* runPathsOf */.pf)(tip.objects).reverse()) {
            const run = await this.#input.store.runFile(tip, path);
            if (run !== null && run.live_sha256 !== null)
                return Date.parse(run.read_at);
        }
        return null;
    }
    /** Whether a look of the same lists stands there since earlier that day, and nothing else has been seen since. */
    async #hasLook(tip, { lists }) {
        if (lists === null)
            return false;
        const hash = liveHash(lists.files);
        const today = dayOf(lists.readAt);
        for (const path of (0,ledger_store/* runPathsOf */.pf)(tip.objects).reverse()) {
            if (dayOf((0,run_file/* readRunPath */.vX)(path)?.at ?? 0) !== today)
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
function dayOf(at) {
    return new Date(at).toISOString().slice(0, 10);
}
/** What the lists of the tip become others by. */
function liveDiff({ objects, commit }, lists) {
    const files = new Map([...lists].filter(([path, text]) => objects.get(path) !== (0,ledger_store/* oidOf */._f)(text, commit)));
    const removed = [...objects.keys()].filter((path) => path.startsWith('live/') && !lists.has(path));
    return { files, removed };
}
function liveHash(files) {
    return (0,tree/* liveSha256 */.M$)([...files].map(([path, text]) => [path, (0,ledger_store/* sha256 */.sc)(text)]));
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
            const done = all.filter(({ outcome }) => ['done', 'adopted', 'already'].includes(outcome)).length;
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

// EXTERNAL MODULE: ./lib/ledger/signature.js
var signature = __webpack_require__(8847);
;// CONCATENATED MODULE: ./lib/commands/ledger-run.js








/** Throws a LedgerError or a ConfigurationError. */
async function openLedger(place, context, reader) {
    const { host, settings, shutdown } = context;
    const key = ledgerKey(place.key, place.keyInput);
    if (place.isPrivate !== null && !(await place.isPrivate()))
        throw new ledger_store/* LedgerError */.oy('ledger-public', '');
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place.temporary, 'cip-ledger-'));
    const bare = (0,external_node_path_.join)(folder, 'bare');
    const { run } = (0,git/* ledgerGit */.Q)({ cwd: folder, bare, reaches: true, env: { ...host.env, ...place.env } });
    const store = new ledger_store/* LedgerStore */.n$({ run, folder: bare, remote: place.remote, key });
    const { clock, random, version } = host;
    const tool = { name: 'cip-inventory-sync', version };
    const publisher = new Publisher({ store, tool, clock, random, stop: shutdown.stop, name: place.name });
    try {
        await publisher.open(new URL(settings.baseUrl).origin);
        return new LedgerRun(publisher, { place, host, folder, fields: NO_FIELDS }, reader);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        throw error;
    }
}
const NO_FIELDS = { impactRating: '', controlCenter: '' };
/** null for no key. */
function ledgerKey(text, input) {
    if (text.trim() === '')
        return null;
    try {
        return (0,signature/* readPrivateKey */.$k)(text);
    }
    catch (error) {
        if (error instanceof signature/* LedgerKeyError */.p3)
            throw new result/* ConfigurationError */.j1(input, `${error.message}.`);
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
            this.#assetsReadAt = this.#opened.host.clock.now();
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
        else if (result === 'no-changes')
            await this.looked(plan, commit);
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
    async reviewed(review, commit) {
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
        const lists = files === null ? null : { files: (0,tree/* liveFiles */.U2)(files, fields), readAt: this.#assetsReadAt };
        return this.#publisher.publish({ content, lists: lists ?? null, commit });
    }
    /** A record that cannot be pushed takes nothing back: it is told. */
    async #tell(publish) {
        try {
            this.#end = { ...this.#end, commit: (await publish()).commit };
        }
        catch (error) {
            if (!(error instanceof ledger_store/* LedgerError */.oy))
                throw error;
            this.#end = { ...this.#end, behind: error.detail };
        }
    }
}
/** What JSON keeps of the document: the ledger's copy equals the file. */
function recorded(evidence) {
    return JSON.parse(JSON.stringify(evidence));
}


/***/ })

};
