import { An as GitError, At as literal, Di as isStopped, Dt as boolean, Et as array, Fi as require__node_crypto, It as string, Mi as sha256, Nn as gitProcess, Nt as object, Oi as isSystemError, Ot as discriminatedUnion, Pt as record, Ri as require__node_fs, Si as ConfigurationError, Ti as hasSucceeded, Tt as _enum, Xr as toolOf, Xt as behindLine, Yr as otherFormat, Zn as require__node_path, ai as word, jt as looseObject, kt as int, si as addUnder } from "./start.js";
import { n as datetime, t as date } from "./iso.js";
// src/ledger/run-file.ts
var import__node_fs = require__node_fs();
var import__node_path = require__node_path();
const LEDGER_FILE = "ledger.json";
const KINDS = [
	"seen",
	"applied",
	"refused",
	"look",
	"review"
];
const hash = string().regex(/^[0-9a-f]{64}$/);
const commit = string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const time = datetime();
const LEDGER_FORMAT = "1.0";
const ledgerShape = looseObject({
	format_version: literal(LEDGER_FORMAT),
	organization: string(),
	service: string(),
	started_at: time,
	continues: commit.nullable()
});
const state = object({
	name: string(),
	cyber_system_id: string(),
	asset_type: _enum(["hardware", "software"])
});
const approval = looseObject({
	user: string(),
	submitted_at: string(),
	commit_id: string().nullish()
});
const evidenceShape = looseObject({
	organization: string(),
	service: string(),
	result: string(),
	digest: string(),
	approval: looseObject({
		mode: string(),
		by: string().nullable()
	}),
	ended_at: string(),
	commit: string().nullable(),
	clean: boolean().nullish(),
	actor: string().nullable(),
	run_url: string().nullable(),
	pull_requests: array(looseObject({
		number: int(),
		author: string(),
		head: string().nullish(),
		record: looseObject({
			digest: string(),
			at: string()
		}).nullish(),
		approvals: array(approval)
	})),
	files: array(looseObject({
		path: string(),
		sha256: string()
	})),
	guards: array(looseObject({
		guard: string(),
		passed: boolean()
	})),
	changes: array(looseObject({
		fingerprint: string(),
		action: _enum([
			"create",
			"update",
			"delete"
		]),
		id: string().nullable(),
		cyber_system: looseObject({
			id: string(),
			name: string()
		}),
		before: state.nullable(),
		after: state.nullable(),
		outcome: string(),
		reason: string().nullable(),
		attempts: int(),
		started_at: string().nullable(),
		ended_at: string().nullable(),
		shown_in: array(int()).nullish()
	})),
	differences: array(looseObject({
		fingerprint: string(),
		kind: string()
	})),
	ledger: looseObject({
		branch: string(),
		commit: string()
	}).nullish()
});
const counts = record(string(), int().min(0));
const reviewShape = looseObject({
	date: date(),
	path: string(),
	sha256: hash,
	ledger_commit: string(),
	live_sha256: string(),
	scope: array(string()),
	statement: string(),
	pull_request: int().nullable(),
	author: string().nullable(),
	head: string().nullable(),
	merge_commit: string().nullable(),
	approvals: array(approval),
	approved_by_review_approver: boolean()
});
const common = {
	seq: int().min(1),
	previous: hash.nullable(),
	live_sha256: hash.nullable(),
	read_at: time,
	tool: looseObject({
		name: string(),
		version: string()
	}),
	commit: string().nullable()
};
const intentShape = looseObject({
	digest: string(),
	fingerprints: array(string()),
	approval: looseObject({
		mode: string(),
		by: string().nullable()
	})
});
const runShape = discriminatedUnion("kind", [
	looseObject({
		...common,
		kind: literal("seen"),
		intent: intentShape
	}),
	looseObject({
		...common,
		kind: literal("applied"),
		evidence: evidenceShape
	}),
	looseObject({
		...common,
		kind: literal("refused"),
		evidence: evidenceShape
	}),
	looseObject({
		...common,
		kind: literal("look"),
		counts
	}),
	looseObject({
		...common,
		kind: literal("review"),
		review: reviewShape
	})
]);
const readLedgerFile = (text) => readShape(text, ledgerShape, LEDGER_FORMAT);
const readRunFile = (text) => readShape(text, runShape);
function readShape(text, shape, format) {
	let json;
	try {
		json = JSON.parse(text);
	} catch {
		return {
			value: null,
			wrong: "is not JSON"
		};
	}
	const parsed = shape.safeParse(json);
	if (parsed.success) return {
		value: parsed.data,
		wrong: null
	};
	const other = format === void 0 ? null : otherFormat(json, format);
	if (other !== null) return {
		value: null,
		wrong: `is of format ${other}, and this version reads ${format}`
	};
	const [issue] = parsed.error.issues;
	return {
		value: null,
		wrong: `is not as documented at ${issue?.path.join(".") || "its root"}`
	};
}
function textOfDocument(document) {
	return `${JSON.stringify(document, null, 2)}\n`;
}
function runPath({ run, attempt, at, kind }) {
	const [date = "", clock = ""] = new Date(at).toISOString().split("T");
	const stamp = `${date.replaceAll("-", "")}T${clock.slice(0, 8).replaceAll(":", "")}Z`;
	return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}
const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;
function readRunPath(path) {
	const [, year, month, day, hour, minute, second, run = "", attempt, word] = RUN_PATH.exec(path) ?? [];
	const kind = KINDS.find((each) => each === word);
	if (kind === void 0) return null;
	const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
	return Number.isNaN(at) ? null : {
		at,
		run,
		attempt: Number(attempt),
		kind
	};
}
// src/ledger/signature.ts
var import__node_crypto = require__node_crypto();
var LedgerKeyError = class extends Error {
	name = "LedgerKeyError";
};
const MAGIC = "SSHSIG";
const KEY_TYPE = "ssh-ed25519";
const NAMESPACE = "git";
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const SPKI_HEAD = Buffer.from("302a300506032b6570032100", "hex");
function readPrivateKey(text) {
	const pem = text.replaceAll("\r\n", "\n").trim();
	try {
		const key = (0, import__node_crypto.createPrivateKey)(pem.includes("OPENSSH PRIVATE KEY") ? fromOpenSsh(pem) : pem);
		if (key.asymmetricKeyType === "ed25519") return key;
	} catch (error) {
		if (error instanceof LedgerKeyError) throw error;
		throw new LedgerKeyError("is no private key in PKCS#8 or OpenSSH form");
	}
	throw new LedgerKeyError("is no Ed25519 key");
}
function fromOpenSsh(pem) {
	const wire = new Wire(Buffer.from(pem.replace(/-----[^-]+-----/g, "").replace(/\s/g, ""), "base64").subarray(15));
	if (wire.text() !== "none") throw new LedgerKeyError("has a passphrase. Give one without");
	wire.bytes();
	wire.bytes();
	wire.number();
	wire.bytes();
	const secret = new Wire(wire.bytes());
	secret.number();
	secret.number();
	if (secret.text() !== KEY_TYPE) throw new LedgerKeyError("is no Ed25519 key");
	secret.bytes();
	const seed = secret.bytes().subarray(0, 32);
	return {
		key: Buffer.concat([PKCS8_HEAD, seed]),
		format: "der",
		type: "pkcs8"
	};
}
function signText(text, key) {
	const signature = Buffer.concat([field(KEY_TYPE), field((0, import__node_crypto.sign)(null, signedBytes(text, "sha512"), key))]);
	return [
		"-----BEGIN SSH SIGNATURE-----",
		...Buffer.concat([
			Buffer.from(MAGIC),
			number(1),
			...[
				publicBlob(key),
				NAMESPACE,
				"",
				"sha512",
				signature
			].map(field)
		]).toString("base64").match(/.{1,70}/g) ?? [],
		"-----END SSH SIGNATURE-----"
	].join("\n");
}
function withSignature(commit, key) {
	const [head = "", ...rest] = commit.split("\n\n");
	return [`${head}\n${/^tree [0-9a-f]{64}$/m.test(head) ? "gpgsig-sha256" : "gpgsig"} ${signText(commit, key).replaceAll("\n", "\n ")}`, ...rest].join("\n\n");
}
function signedBytes(text, hash) {
	const digest = (0, import__node_crypto.createHash)(hash).update(text).digest();
	return Buffer.concat([Buffer.from(MAGIC), ...[
		NAMESPACE,
		"",
		hash,
		digest
	].map(field)]);
}
function publicBlob(key) {
	const spki = (0, import__node_crypto.createPublicKey)(key).export({
		format: "der",
		type: "spki"
	});
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
var Wire = class {
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
		if (length > this.#rest.length) throw new RangeError("cut off");
		const bytes = this.#rest.subarray(0, length);
		this.#rest = this.#rest.subarray(length);
		return bytes;
	}
	text() {
		return this.bytes().toString("latin1");
	}
};
// src/ledger/store.ts
var LedgerError = class extends Error {
	name = "LedgerError";
	fault;
	detail;
	constructor(fault, detail, options) {
		super(`${fault}: ${detail}`, options);
		this.fault = fault;
		this.detail = detail;
	}
};
const AUTHOR = "cip-inventory-sync <cip-inventory-sync@localhost>";
var LedgerStore = class {
	#input;
	#bare;
	#place;
	#run;
	#isOpen = false;
	#format = null;
	#files = 0;
	#blobs = /* @__PURE__ */ new Map();
	constructor(input) {
		const { folder, env, stop } = input;
		this.#input = input;
		this.#bare = (0, import__node_path.join)(folder, "bare");
		this.#place = {
			cwd: folder,
			env,
			ledger: {
				bare: this.#bare,
				reaches: true
			}
		};
		this.#run = gitProcess(stop === void 0 ? this.#place : {
			...this.#place,
			stop
		});
	}
	finish() {
		this.#run = gitProcess(this.#place);
	}
	async fetchTip() {
		await this.#open();
		const ref = `refs/heads/${this.#input.remote.branch}`;
		try {
			await this.#fetch(`+${ref}:refs/remotes/origin/tip`);
		} catch (error) {
			if (await this.#isOfOtherFormat(error)) return this.fetchTip();
			throw fetchFault(error);
		}
		const commit = (await this.#text([
			"rev-parse",
			"--verify",
			"refs/remotes/origin/tip^{commit}"
		])).trim();
		return this.#tipOf(commit);
	}
	async ledgerFile({ objects }) {
		const oid = objects.get(LEDGER_FILE);
		if (oid === void 0) throw new LedgerError("ledger-mismatch", `the branch has no ${LEDGER_FILE}`);
		const { value, wrong } = readLedgerFile(await this.#blob(oid));
		if (value === null) throw new LedgerError("ledger-mismatch", `${LEDGER_FILE} ${wrong}`);
		return value;
	}
	async runFile({ objects }, path) {
		return readRunFile(await this.#blob(objects.get(path) ?? "")).value;
	}
	async runOf(commit) {
		const tip = await this.tipAt(commit);
		return tip === null ? null : trailer(await this.#text([
			"cat-file",
			"commit",
			tip.commit
		]), "Inventory-Run");
	}
	async tipAt(commit) {
		try {
			await this.#fetch(commit);
			return await this.#tipOf(commit);
		} catch (error) {
			if (isStopped(error)) throw error;
			return null;
		}
	}
	async #fetch(refspec) {
		await this.#run([
			"fetch",
			"--quiet",
			...[
				"--depth=1",
				"--filter=blob:none",
				"--no-tags",
				"--no-write-fetch-head"
			],
			"origin",
			refspec
		]);
	}
	async #tipOf(commit) {
		const objects = await this.#objectsOf(commit);
		return {
			commit,
			objects,
			newest: await this.#newestOf(commit, objects)
		};
	}
	async commit(tip, { files, removed, message, at }) {
		await this.#open();
		const objects = new Map(tip?.objects ?? []);
		const paths = [...files.keys()];
		const oids = await this.#writeBlobs([...files.values()]);
		for (const [index, path] of paths.entries()) objects.set(path, oids[index]);
		for (const path of removed) objects.delete(path);
		const none = "0".repeat(oids[0].length);
		const lines = [...paths.map((path, index) => `100644 ${oids[index]}\t${path}\0`), ...removed.map((path) => `0 ${none}\t${path}\0`)];
		await this.#run(["read-tree", ...tip === null ? ["--empty"] : [tip.commit]]);
		await this.#run([
			"update-index",
			"-z",
			"--index-info"
		], lines.join(""));
		const tree = (await this.#text(["write-tree", "--missing-ok"])).trim();
		const who = `${AUTHOR} ${Math.floor(at / 1e3)} +0000`;
		const unsigned = `tree ${tree}\n${tip === null ? "" : `parent ${tip.commit}\n`}author ${who}\ncommitter ${who}\n\n${message}`;
		const signed = this.#input.key === null ? unsigned : withSignature(unsigned, this.#input.key);
		return {
			commit: (await this.#text([
				"hash-object",
				"-t",
				"commit",
				"-w",
				"--stdin"
			], signed)).trim(),
			after: tip?.commit ?? null,
			objects,
			newest: newestIn(files) ?? tip?.newest ?? NO_RUN
		};
	}
	async push({ commit, after }) {
		const ref = `refs/heads/${this.#input.remote.branch}`;
		const lease = `--force-with-lease=${ref}:${after ?? ""}`;
		try {
			await this.#run([
				"push",
				"--porcelain",
				"--no-verify",
				lease,
				"origin",
				`${commit}:${ref}`
			]);
			return "pushed";
		} catch (error) {
			const output = outputOf(error);
			if (await this.#isOfOtherFormat(error)) return "other-format";
			if (MOVED.test(output) && !IN_THE_WAY.test(output)) return "moved";
			if (SILENT.test(output)) return "silent";
			throw new LedgerError("ledger-refused", firstWords(output), { cause: error });
		}
	}
	async #open() {
		if (this.#isOpen) return;
		(0, import__node_fs.mkdirSync)(this.#bare, { recursive: true });
		const format = this.#format === null ? [] : [`--object-format=${this.#format}`];
		await this.#run([
			"init",
			"--quiet",
			"--bare",
			"--template=",
			...format,
			this.#bare
		]);
		await this.#run([
			"remote",
			"add",
			"origin",
			this.#input.remote.url
		]);
		this.#isOpen = true;
	}
	async #isOfOtherFormat(error) {
		if (this.#format !== null || !OTHER_FORMAT.test(outputOf(error))) return false;
		const format = (await this.#text(["rev-parse", "--show-object-format"])).trim();
		this.#format = format === "sha256" ? "sha1" : "sha256";
		(0, import__node_fs.rmSync)(this.#bare, { recursive: true });
		this.#blobs.clear();
		this.#isOpen = false;
		return true;
	}
	async #text(args, input) {
		return (await this.#run(args, input)).toString();
	}
	async #objectsOf(commit) {
		const entries = (await this.#text([
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			commit
		])).split("\0").filter((entry) => entry !== "");
		return new Map(entries.map((entry) => {
			const tab = entry.indexOf("	");
			return [entry.slice(tab + 1), entry.slice(0, tab).split(" ")[2] ?? ""];
		}));
	}
	async #newestOf(commit, objects) {
		const message = await this.#text([
			"cat-file",
			"commit",
			commit
		]);
		const ending = `-${trailer(message, "Inventory-Run")}-${trailer(message, "Inventory-Kind")}.json`;
		const paths = runPathsOf(objects);
		const named = paths.filter((each) => each.endsWith(ending));
		let newest = NO_RUN;
		for (const path of named.length > 0 ? named : paths.slice(-1)) {
			const content = await this.#blob(objects.get(path) ?? "");
			const seq = readRunFile(content).value?.seq ?? paths.length;
			if (seq >= newest.seq) newest = {
				seq,
				sha256: sha256(content)
			};
		}
		return newest;
	}
	async #blob(oid) {
		const kept = this.#blobs.get(oid);
		if (kept !== void 0) return kept;
		const content = oid === "" ? "" : await this.#fetchedBlob(oid);
		this.#blobs.set(oid, content);
		return content;
	}
	async #fetchedBlob(oid) {
		try {
			return await this.#text([
				"cat-file",
				"blob",
				oid
			]);
		} catch (error) {
			throw fetchFault(error);
		}
	}
	async #writeBlobs(contents) {
		const folder = (0, import__node_path.join)(this.#bare, "drafts");
		(0, import__node_fs.mkdirSync)(folder, { recursive: true });
		const paths = contents.map((content) => {
			const path = (0, import__node_path.join)(folder, String(this.#files++));
			(0, import__node_fs.writeFileSync)(path, content, { mode: 384 });
			return path;
		});
		const oids = (await this.#text([
			"hash-object",
			"-w",
			"--no-filters",
			"--stdin-paths"
		], `${paths.join("\n")}\n`)).trim().split("\n");
		for (const [index, oid] of oids.entries()) this.#blobs.set(oid, contents[index] ?? "");
		return oids;
	}
};
function trailer(message, name) {
	return new RegExp(`^${name}: (\\S+)$`, "m").exec(message)?.[1] ?? null;
}
function runPathsOf(objects) {
	return [...objects.keys()].filter((path) => readRunPath(path) !== null).sort();
}
function oidOf(content, like) {
	const bytes = Buffer.from(content);
	return (0, import__node_crypto.createHash)(like.length === 64 ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
const NO_RUN = {
	seq: 0,
	sha256: null
};
function newestIn(files) {
	for (const [path, content] of files) {
		if (readRunPath(path) === null) continue;
		return {
			seq: readRunFile(content).value?.seq ?? 0,
			sha256: sha256(content)
		};
	}
	return null;
}
const MOVED = /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
const IN_THE_WAY = /exists; cannot create|directory file conflict/i;
const SILENT = /could not resolve host|connection (?:refused|reset|timed out|closed)|failed to connect|couldn't connect|operation timed out|remote end hung up|early eof|bad pack header|returned error: (?:5\d\d|429|408)|empty reply|network is unreachable|no route to host|RPC failed|was stopped/i;
const OTHER_FORMAT = /mismatched algorithms|does not support this repository's (?:hash algorithm|object format)/i;
const NO_BRANCH = /couldn't find remote ref/i;
const NO_REPOSITORY = /repository .*not found|does not appear to be a git repository|returned error: 404/i;
function fetchFault(error) {
	const output = outputOf(error);
	if (NO_BRANCH.test(output)) return new LedgerError("ledger-missing", "branch", { cause: error });
	if (NO_REPOSITORY.test(output)) return new LedgerError("ledger-missing", "repository", { cause: error });
	return new LedgerError(SILENT.test(output) ? "ledger-unreachable" : "ledger-refused", firstWords(output), { cause: error });
}
function outputOf(error) {
	if (!(error instanceof GitError)) throw error;
	return error.output;
}
const TELLING = /^(?:remote:|fatal:|error:|!|ssh:|Host key verification failed|\S+: Permission denied)/;
function firstWords(output) {
	const lines = output.split("\n").map((line) => line.trim());
	const telling = lines.filter((line) => TELLING.test(line) && line !== "remote:");
	return (telling.length > 0 ? telling : lines).slice(0, 4).join(" ").replaceAll("	", " ").slice(0, 400).replace(/\.$/, "");
}
// src/core/csv.ts
const QUOTED = /[",\r\n]/;
function quoted(cell) {
	return QUOTED.test(cell) ? `"${cell.replaceAll("\"", "\"\"")}"` : cell;
}
function csvLine(cells) {
	return `${cells.map(quoted).join(",")}\n`;
}
// src/ledger/tree.ts
const FACILITIES = "live/facilities.csv";
const CONTROL_CENTERS = "live/control-centers.csv";
const SYSTEMS = "live/systems.csv";
const ASSETS = "live/assets/";
const NO_FACILITY = "none";
const ASSET_COLUMNS = [
	"id",
	"name",
	"asset_type"
];
function liveFiles(lists, fields) {
	const { facilities, controlCenters, systems, assets } = lists;
	const files = [
		[FACILITIES, namesTable(facilities)],
		[CONTROL_CENTERS, namesTable(controlCenters)],
		[SYSTEMS, systemsTable(systems, fields)]
	];
	const homes = new Map(systems.map(({ id, facility_id }) => [id, facility_id ?? ""]));
	const rows = new Map(systems.map(({ id }) => [id, []]));
	for (const { id, name, asset_type, cyber_system_id } of assets) addUnder(rows, cyber_system_id, [
		id,
		name,
		asset_type
	]);
	for (const [system, group] of rows) files.push([assetsPath(homes.get(system) ?? "", system), table(ASSET_COLUMNS, group)]);
	return new Map(files.sort(([a], [b]) => a < b ? -1 : 1));
}
function namesTable(records) {
	return table(["id", "name"], records.map(({ id, name }) => [id, name]));
}
function systemsTable(systems, fields) {
	const { impactRatingField: rating = "", controlCenterField: center = "" } = fields;
	const more = [["impact_rating", rating], ["control_center_id", center]].filter(([, field]) => field !== "");
	return table([
		"id",
		"name",
		"facility_id",
		...more.map(([column]) => column)
	], systems.map((system) => [...[
		system.id,
		system.name,
		system.facility_id ?? ""
	], ...more.map(([, field]) => fieldOf(system, field))]));
}
function fieldOf(system, field) {
	const value = Object.hasOwn(system, field) ? Reflect.get(system, field) : "";
	return typeof value === "string" ? value : value == null ? "" : JSON.stringify(value);
}
function table(header, rows) {
	const isPlain = rows.every(([id = ""]) => !/[\ud800-\uffff]/.test(id));
	const byId = (a, b) => isPlain ? a < b ? -1 : 1 : Buffer.compare(Buffer.from(a), Buffer.from(b));
	rows.sort(([a = ""], [b = ""]) => byId(a, b));
	return [header, ...rows].map(csvLine).join("");
}
function assetsPath(facility, system) {
	const folder = facility === "" ? NO_FACILITY : facility === NO_FACILITY ? "%6Eone" : pathSegment(facility);
	return `${ASSETS}${folder}/${pathSegment(system)}.csv`;
}
function pathSegment(id) {
	if (/^[A-Za-z0-9_-]*$/.test(id)) return id;
	return Array.from(Buffer.from(id), (byte) => {
		const letter = String.fromCharCode(byte);
		return /[A-Za-z0-9_-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
	}).join("");
}
function liveSha256(hashes) {
	let lines = "";
	for (const [path, hash] of hashes) lines += `${hash}  ${path}\n`;
	return sha256(lines);
}
// src/ledger/publish.ts
const PATIENCE_MS = 12e4;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 8e3;
var Publisher = class {
	#input;
	#tip = null;
	#organization = "";
	#left = [];
	constructor(input) {
		this.#input = input;
	}
	async open(expected) {
		const { store } = this.#input;
		const { tip, organization, service } = await this.#patiently(async () => {
			const newest = await store.fetchTip();
			return {
				tip: newest,
				...await store.ledgerFile(newest)
			};
		});
		if (service !== expected) throw new LedgerError("ledger-mismatch", "service");
		this.#organization = organization;
		this.#tip = tip;
	}
	belongsTo(organization) {
		if (organization !== this.#organization) throw new LedgerError("ledger-mismatch", "organization");
	}
	async publish(draft) {
		const { store } = this.#input;
		store.finish();
		const tried = [];
		return this.#patiently(async () => {
			const tip = this.#tip ?? await this.#look();
			const done = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
			if (done !== void 0) return this.#keep(tip, done);
			if (draft.content.kind === "look" && await this.#hasLook(tip, draft)) return {
				commit: tip.commit,
				path: null
			};
			const { next, path } = await this.#build(tip, draft);
			tried.push({
				path,
				commit: next.commit,
				oid: next.objects.get(path)
			});
			const answer = await store.push(next);
			if (answer === "pushed") return this.#keep(next, {
				path,
				commit: next.commit
			});
			this.#tip = null;
			throw new LedgerError("ledger-unreachable", answer === "moved" ? "the branch moved" : "nobody answered");
		});
	}
	async earlier(kind) {
		const { store } = this.#input;
		const tip = this.#tip ?? await this.#look();
		const paths = runPathsOf(tip.objects).filter((path) => readRunPath(path)?.kind === kind);
		return Promise.all(paths.map(async (path) => ({
			path,
			run: await store.runFile(tip, path)
		})));
	}
	async listAt(commit) {
		const { store } = this.#input;
		const [tip, then] = [this.#tip ?? await this.#look(), await store.tipAt(commit)];
		if (then === null) return null;
		const paths = runPathsOf(then.objects);
		if (paths.length === 0 || paths.some((path) => tip.objects.get(path) !== then.objects.get(path))) return null;
		return (await this.#newestLists(then))?.sha256 ?? null;
	}
	#keep(tip, { path, commit }) {
		this.#tip = tip;
		this.#left.push(path);
		return {
			commit,
			path
		};
	}
	async #look() {
		const tip = await this.#input.store.fetchTip();
		if (this.#left.some((path) => !tip.objects.has(path))) throw new LedgerError("ledger-missing", "rewound");
		this.#tip = tip;
		return tip;
	}
	async #patiently(act) {
		const { clock, random, stop } = this.#input;
		const until = clock.now() + PATIENCE_MS;
		for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
			try {
				return await act();
			} catch (error) {
				if (!(error instanceof LedgerError && error.fault === "ledger-unreachable") || stop.aborted || clock.now() >= until) throw error;
			}
			await clock.sleep(pause * (.5 + random()), stop);
		}
	}
	async #build(tip, { content, lists, commit }) {
		const { store, name, tool, clock } = this.#input;
		const named = (at) => runPath({
			...name,
			kind: content.kind,
			at
		});
		const newest = lists === null ? null : await this.#newestLists(tip);
		const newLists = lists !== null && (newest?.readAt ?? 0) <= lists.readAt && !tip.objects.has(named(lists.readAt)) ? lists : null;
		let at = newLists?.readAt ?? clock.now();
		while (tip.objects.has(named(at))) at += 1e3;
		const path = named(at);
		const { files, removed } = newLists === null ? {
			files: /* @__PURE__ */ new Map(),
			removed: []
		} : liveDiff(tip, newLists.files);
		const { kind, ...substance } = content;
		const document = {
			seq: tip.newest.seq + 1,
			kind,
			previous: tip.newest.sha256,
			live_sha256: newLists === null ? null : liveHash(newLists.files),
			read_at: new Date(at).toISOString(),
			tool,
			commit,
			...substance
		};
		files.set(path, textOfDocument(document));
		const message = messageOf(content, name, commit);
		return {
			next: await store.commit(tip, {
				files,
				removed,
				message,
				at: clock.now()
			}),
			path
		};
	}
	async #newestLists(tip) {
		let newest = {
			readAt: 0,
			sha256: "",
			seq: 0
		};
		for (const path of runPathsOf(tip.objects).reverse()) {
			if ((readRunPath(path)?.at ?? 0) + 1e3 <= newest.readAt) break;
			const run = await this.#input.store.runFile(tip, path);
			if (run === null || run.live_sha256 === null || run.seq < newest.seq) continue;
			newest = {
				readAt: Date.parse(run.read_at),
				sha256: run.live_sha256,
				seq: run.seq
			};
		}
		return newest.seq === 0 ? null : newest;
	}
	async #hasLook(tip, { lists }) {
		if (lists === null) return false;
		const hash = liveHash(lists.files);
		const today = dayOf(lists.readAt);
		for (const path of runPathsOf(tip.objects).reverse()) {
			if (dayOf(readRunPath(path)?.at ?? 0) !== today) return false;
			const run = await this.#input.store.runFile(tip, path);
			if (run === null || run.live_sha256 === null) continue;
			if (run.live_sha256 !== hash) return false;
			if (run.kind === "look") return true;
		}
		return false;
	}
};
function dayOf(at) {
	return new Date(at).toISOString().slice(0, 10);
}
function liveDiff({ objects, commit }, lists) {
	return {
		files: new Map([...lists].filter(([path, text]) => objects.get(path) !== oidOf(text, commit))),
		removed: [...objects.keys()].filter((path) => path.startsWith("live/") && !lists.has(path))
	};
}
function liveHash(files) {
	return liveSha256([...files].map(([path, text]) => [path, sha256(text)]));
}
function messageOf(content, { run, attempt }, commit) {
	const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
	if (commit !== null) trailers.push(`Inventory-Commit: ${commit}`);
	const digest = digestOf(content);
	if (digest !== null) trailers.push(`Inventory-Digest: ${digest}`);
	return `${subjectOf(content)}\n\n${trailers.join("\n")}\n`;
}
function digestOf(content) {
	if (content.kind === "seen") return content.intent.digest;
	return content.kind === "applied" || content.kind === "refused" ? content.evidence.digest : null;
}
function subjectOf(content) {
	switch (content.kind) {
		case "seen": return `Seen before an apply of ${changes(content.intent.fingerprints.length)}`;
		case "applied": {
			const { changes: all, result } = content.evidence;
			return `Applied: ${all.filter(({ outcome }) => hasSucceeded(outcome)).length} of ${changes(all.length)} done, ${result}`;
		}
		case "refused": return `Refused: ${changes(content.evidence.changes.length)}, ${content.evidence.result}`;
		case "look": return "Looked at the lists";
		case "review": return `Review of the list of ${content.review.date}`;
	}
}
function changes(count) {
	return count === 1 ? "1 change" : `${count} changes`;
}
// src/commands/ledger-run.ts
async function openLedger(place, context, reader) {
	const { host, settings, shutdown } = context;
	const key = ledgerKey(place.key, place.keyInput);
	if (place.isPrivate !== null && !await place.isPrivate()) throw new LedgerError("ledger-public", "");
	const folder = temporaryFolder(place.temporary);
	const { stop } = shutdown;
	const store = new LedgerStore({
		folder,
		env: {
			...host.env,
			...place.env
		},
		remote: place.remote,
		key,
		stop
	});
	const { clock, random } = host;
	const publisher = new Publisher({
		store,
		tool: toolOf(host),
		clock,
		random,
		stop,
		name: place.name
	});
	try {
		await publisher.open(new URL(settings.baseUrl).origin);
		return new LedgerRun(publisher, {
			place,
			clock,
			folder,
			fields: settings
		}, reader);
	} catch (error) {
		(0, import__node_fs.rmSync)(folder, {
			recursive: true,
			force: true
		});
		throw error;
	}
}
function temporaryFolder(parent) {
	try {
		return (0, import__node_fs.mkdtempSync)((0, import__node_path.join)(parent, "cip-ledger-"));
	} catch (error) {
		if (!isSystemError(error)) throw error;
		const problem = `${word(parent)} takes nothing (${error.code}). Make room there, or set TMPDIR to another.`;
		throw new ConfigurationError("the temporary folder", problem, { cause: error });
	}
}
function ledgerKey(text, input) {
	if (text.trim() === "") return null;
	try {
		return readPrivateKey(text);
	} catch (error) {
		if (error instanceof LedgerKeyError) throw new ConfigurationError(input, `${error.message}.`);
		throw error;
	}
}
var LedgerRun = class {
	#publisher;
	#opened;
	#read = {};
	#assetsReadAt = 0;
	#seen = null;
	#end = {
		commit: null,
		behind: null
	};
	reader;
	#toReview = [];
	constructor(publisher, opened, reader) {
		this.#publisher = publisher;
		this.#opened = opened;
		this.reader = {
			...reader,
			facilities: () => this.#keep("facilities", reader.facilities()),
			controlCenters: () => this.#keep("controlCenters", reader.controlCenters()),
			cyberSystems: () => this.#keep("systems", reader.cyberSystems()),
			cyberAssets: () => this.#keep("assets", reader.cyberAssets())
		};
	}
	async #keep(key, list) {
		const read = await list;
		this.#read[key] = read;
		if (key === "assets") this.#assetsReadAt = this.#opened.clock.now();
		return read;
	}
	get end() {
		return this.#end;
	}
	get note() {
		return this.#seen === null ? null : {
			branch: this.#opened.place.remote.branch,
			commit: this.#seen
		};
	}
	async hold(organization) {
		this.#publisher.belongsTo(organization);
		const { facilities, controlCenters } = this.#read;
		const lacking = [facilities ? null : this.reader.facilities(), controlCenters ? null : this.reader.controlCenters()];
		await Promise.all(lacking);
	}
	async seen(plan, approval, commit) {
		const fingerprints = plan.toExecute.map(({ fingerprint }) => fingerprint);
		const intent = {
			digest: plan.digest,
			fingerprints,
			approval: { ...approval }
		};
		this.#seen = (await this.#publish({
			kind: "seen",
			intent
		}, commit)).commit;
		this.#end = {
			commit: this.#seen,
			behind: null
		};
	}
	async ended(evidence, { plan, report }) {
		const { result, commit } = evidence;
		if (report !== null) {
			if (report.converged === null || !await this.#readPlaces()) this.#read = {};
			await this.#tell({
				kind: "applied",
				evidence: recorded(evidence)
			}, commit);
		} else if (result === "unapproved" || result === "blocked") await this.#tell({
			kind: "refused",
			evidence: recorded(evidence)
		}, commit);
		else if (result === "no-changes" && this.#toReview.length === 0) await this.looked(plan, commit);
		if (report !== null || result === "no-changes") await this.#reviewed(commit);
	}
	toRecord(reviews) {
		this.#toReview = reviews;
	}
	async reviewProblem({ ledger_commit, live_sha256 }) {
		const digest = await this.#publisher.listAt(ledger_commit);
		if (digest === null) return `ledger commit ${ledger_commit} is not part of the ledger`;
		return digest === live_sha256 ? null : `its live_sha256 is ${live_sha256}, and the list of that commit has ${digest}`;
	}
	async looked({ organization, summary, toExecute }, commit) {
		await this.hold(organization);
		const { facilities, controlCenters, systems, assets } = this.#read;
		const counts = {
			facilities: facilities?.length ?? 0,
			control_centers: controlCenters?.length ?? 0,
			systems: systems?.length ?? 0,
			assets: assets?.length ?? 0,
			changes: toExecute.length,
			drift: summary.drift,
			undeclared: summary.undeclared
		};
		await this.#tell({
			kind: "look",
			counts
		}, commit);
	}
	async #reviewed(commit) {
		for (const review of this.#toReview) await this.#tell({
			kind: "review",
			review
		}, commit);
	}
	async reviews() {
		const runs = await this.#publisher.earlier("review");
		return new Set(runs.flatMap(({ run }) => run?.kind === "review" ? [`${run.review.path} ${run.review.sha256}`] : []));
	}
	close() {
		(0, import__node_fs.rmSync)(this.#opened.folder, {
			recursive: true,
			force: true
		});
	}
	async #readPlaces() {
		try {
			await Promise.all([
				this.reader.facilities(),
				this.reader.controlCenters(),
				this.reader.cyberSystems()
			]);
			return true;
		} catch {
			return false;
		}
	}
	#publish(content, commit) {
		const { facilities, controlCenters, systems, assets } = this.#read;
		const files = facilities && controlCenters && systems && assets ? {
			facilities,
			controlCenters,
			systems,
			assets
		} : null;
		const { fields } = this.#opened;
		const lists = files === null ? null : {
			files: liveFiles(files, fields),
			readAt: this.#assetsReadAt
		};
		return this.#publisher.publish({
			content,
			lists,
			commit
		});
	}
	async #tell(content, commit) {
		try {
			this.#end = {
				...this.#end,
				commit: (await this.#publish(content, commit)).commit
			};
		} catch (error) {
			this.#end = {
				...this.#end,
				behind: this.#end.behind ?? behindLine(content.kind, whyNotKept(error))
			};
		}
	}
};
function whyNotKept(error) {
	if (error instanceof LedgerError) return error.detail;
	if (error instanceof GitError) return error.message;
	if (isSystemError(error)) return `the temporary folder takes nothing (${error.code})`;
	throw error;
}
function recorded(evidence) {
	return JSON.parse(JSON.stringify(evidence));
}
export { openLedger };
