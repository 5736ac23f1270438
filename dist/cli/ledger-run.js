import { n as __toESM } from "./rolldown-runtime.js";
import { Jn as otherFormat, Xr as ConfigurationError, Yn as toolOf, ai as require__node_fs, d as require__node_crypto, ei as hasSucceeded, gn as word, hr as addUnder, ii as require__node_path, mr as isLike, ni as isSystemError, ti as isStopped } from "./start.js";
import { F as gitProcess, O as behindLine, it as editedIn, j as GitError, ot as sha256 } from "./usual.js";
import { b as string, c as discriminatedUnion, d as literal, f as looseObject, g as object, i as _enum, o as array, s as boolean, u as int, v as record } from "./schemas.js";
import { n as datetime, t as date } from "./iso.js";
import { t as csvLine } from "./csv.js";
// src/ledger/run-file.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
const LEDGER_FILE = "ledger.json";
const README_FILE = "README.md";
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
const readEvidence = (text) => readShape(text, evidenceShape);
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
// src/ledger/tree.ts
var import__node_crypto = require__node_crypto();
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
function systemOfPath(path) {
	const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
	if (segment === void 0) return null;
	const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}
function liveSha256(hashes) {
	let lines = "";
	for (const [path, hash] of hashes) lines += `${hash}  ${path}\n`;
	return sha256(lines);
}
function rowsOf(records, header) {
	const columns = cellsOf(header);
	return records.map((record) => {
		const cells = cellsOf(record);
		return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
	});
}
function assetRows(records, header, system) {
	const columns = cellsOf(header);
	const [id, name, type] = ASSET_COLUMNS.map((column) => columns.indexOf(column));
	const isUsual = header === ASSET_COLUMNS.join(",");
	return records.map((record) => {
		const first = record.indexOf(",");
		const last = record.lastIndexOf(",");
		if (isUsual && record.indexOf(",", first + 1) === last && first < last && !record.includes("\"")) return assetOf(record.slice(0, first), record.slice(first + 1, last), record.slice(last + 1), system);
		const cells = cellsOf(record);
		return assetOf(cells[id] ?? "", cells[name] ?? "", cells[type] ?? "", system);
	});
}
function assetOf(id, name, type, system) {
	return {
		id,
		name,
		cyber_system_id: system,
		asset_type: type === "software" ? "software" : "hardware"
	};
}
function isWholeRecord(line) {
	let quotes = 0;
	for (let at = line.indexOf("\""); at >= 0; at = line.indexOf("\"", at + 1)) quotes += 1;
	return quotes % 2 === 0;
}
function cellsOf(record) {
	if (!record.includes("\"")) return record.split(",");
	const cells = [];
	let at = 0;
	while (at <= record.length) {
		const end = record[at] === "\"" ? closingQuote(record, at) : at;
		const comma = record.indexOf(",", end);
		const stop = comma < 0 ? record.length : comma;
		const cell = record.slice(at, stop);
		cells.push(cell.startsWith("\"") ? cell.replace(/"$/, "").slice(1).replaceAll("\"\"", "\"") : cell);
		at = stop + 1;
	}
	return cells;
}
function recordsOf(lines) {
	const records = [];
	let open = null;
	for (const line of lines) {
		const whole = open === null ? line : `${open}\n${line}`;
		const isDone = open === null ? isWholeRecord(line) : !isWholeRecord(line);
		open = isDone ? null : whole;
		if (isDone) records.push(whole);
	}
	if (open !== null) records.push(open);
	return records;
}
function closingQuote(record, from) {
	let at = record.indexOf("\"", from + 1);
	while (at >= 0 && record[at + 1] === "\"") at = record.indexOf("\"", at + 2);
	return at < 0 ? record.length : at;
}
// src/ledger/signature.ts
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
function readSigners(text) {
	return text.split("\n").flatMap((line) => {
		const [principal = "", ...rest] = line.match(WORD) ?? [];
		const [options, type, key] = rest[0] === KEY_TYPE ? ["", ...rest] : rest;
		const validity = type === KEY_TYPE ? readOptions(options ?? "") : null;
		return validity === null || key === void 0 || principal.startsWith("#") ? [] : [{
			principal,
			key,
			...validity
		}];
	});
}
const WORD = /(?:[^\s"]|"[^"]*")+/g;
const OPTION = /(?:[^,"]|"[^"]*")+/g;
function readOptions(text) {
	const values = /* @__PURE__ */ new Map();
	for (const option of text.match(OPTION) ?? []) {
		const [, name = "", value] = /^(namespaces|valid-after|valid-before)="(.*)"$/i.exec(option) ?? [];
		if (value === void 0 || values.has(name.toLowerCase())) return null;
		values.set(name.toLowerCase(), value);
	}
	const [after, before] = [readTime(values.get("valid-after")), readTime(values.get("valid-before"))];
	if (Number.isNaN(after) || Number.isNaN(before) || !isForGit(values.get("namespaces") ?? "*")) return null;
	return {
		after: after ?? Number.NEGATIVE_INFINITY,
		before: before ?? Number.POSITIVE_INFINITY
	};
}
function isForGit(list) {
	const matches = (pattern) => isLike(NAMESPACE, pattern);
	const patterns = list.split(",");
	return patterns.some(matches) && !patterns.some((each) => each.startsWith("!") && matches(each.slice(1)));
}
function readTime(text) {
	if (text === void 0) return void 0;
	const [, year, month, day, hour = "00", minute = "00", second = "00", zone = ""] = TIME.exec(text) ?? [];
	return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
}
const TIME = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?(Z)?$/;
function checkSignature(commit, signers) {
	const header = /^gpgsig(?:-sha256)? (-----BEGIN SSH SIGNATURE-----\n(?: .*\n)*? -----END SSH SIGNATURE-----)\n/m.exec(commit.slice(0, commit.indexOf("\n\n") + 1));
	if (header === null) return { state: "none" };
	const signed = commit.replace(header[0], "");
	const at = Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(commit)?.[1]) * 1e3;
	const valid = signers.filter(({ after, before }) => after <= at && at <= before);
	try {
		return checkBlob(Buffer.from(header[1].replace(/-----[^-]+-----/g, "").replace(/\s/g, ""), "base64"), signed, valid);
	} catch {
		return { state: "wrong" };
	}
}
function checkBlob(blob, signed, signers) {
	const wire = new Wire(blob.subarray(6));
	if (!blob.toString("latin1").startsWith(MAGIC) || wire.number() !== 1) return { state: "wrong" };
	const keyBlob = wire.bytes();
	const parts = new Wire(keyBlob);
	if (parts.text() !== KEY_TYPE) return { state: "unknown-signer" };
	if (wire.text() !== NAMESPACE) return { state: "wrong" };
	wire.bytes();
	const hash = wire.text();
	const signature = new Wire(wire.bytes());
	if (signature.text() !== KEY_TYPE || hash !== "sha512" && hash !== "sha256") return { state: "wrong" };
	const key = (0, import__node_crypto.createPublicKey)({
		key: Buffer.concat([SPKI_HEAD, parts.bytes()]),
		format: "der",
		type: "spki"
	});
	if (!(0, import__node_crypto.verify)(null, signedBytes(signed, hash), key, signature.bytes())) return { state: "wrong" };
	const signer = signers.find((each) => Buffer.from(each.key, "base64").equals(keyBlob));
	return signer === void 0 ? { state: "unknown-signer" } : {
		state: "good",
		signer
	};
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
async function addEvidence(text, input) {
	const { value: evidence, wrong } = readEvidence(text);
	if (evidence === null) throw new ConfigurationError("FILE", `is no evidence of an apply: it ${wrong}. Name the evidence-….json that it left.`);
	const { organization, service } = evidence;
	if (organization === "") throw new ConfigurationError("FILE", "is of an apply that came to no plan: it names no organization, and a ledger keeps none of those. Nothing is missing there.");
	const edited = editedIn(evidence);
	if (edited !== null) throw wasEdited(edited);
	const tip = await input.store.fetchTip();
	const kind = REFUSED.has(evidence.result) && evidence.ledger == null ? "refused" : "applied";
	const name = await runNameOf(evidence, tip, input.store, text);
	if (await isAdded(evidence, {
		kind,
		name,
		tip,
		store: input.store
	})) return {
		commit: tip.commit,
		isNew: false
	};
	const publisher = new Publisher({
		...input,
		name
	});
	await publisher.open(service);
	publisher.belongsTo(organization);
	return {
		commit: (await publisher.publish({
			content: {
				kind,
				evidence
			},
			lists: null,
			commit: evidence.commit
		})).commit,
		isNew: true
	};
}
async function isAdded(evidence, { kind, name, tip, store }) {
	const seen = evidence.ledger?.commit ?? null;
	const intents = /* @__PURE__ */ new Set();
	for (const path of runPathsOf(tip.objects)) {
		const { run, attempt } = readRunPath(path) ?? {};
		if (run !== name.run) continue;
		const file = await store.runFile(tip, path);
		if (file?.kind === "seen" && attempt === name.attempt) intents.add(file.intent.digest);
		if (file?.kind !== kind) continue;
		if (isSameEvidence(file.evidence, evidence)) return true;
		if (seen !== null && file.evidence.ledger?.commit === seen) throw wasEdited("the ledger has other evidence of that apply");
	}
	if (seen === null || intents.has(evidence.digest)) return false;
	throw wasEdited("its digest is not that of what the apply said that it would do");
}
function wasEdited(how) {
	const problem = `was edited since the apply left it: ${how}. Name the file as it was; its SHA-256 stands in the comment of the result.`;
	return new ConfigurationError("FILE", problem);
}
const REFUSED = /* @__PURE__ */ new Set(["unapproved", "blocked"]);
function isSameEvidence(a, b) {
	return JSON.stringify({
		...a,
		ledger: null
	}) === JSON.stringify({
		...b,
		ledger: null
	});
}
async function runNameOf({ ledger, run_url }, tip, store, text) {
	if (ledger != null) {
		const [, run, attempt] = /^([0-9A-Za-z]+)-(\d+)$/.exec(await store.runOf(ledger.commit) ?? "") ?? [];
		const name = run === void 0 ? null : {
			run,
			attempt: Number(attempt)
		};
		if (name !== null && namesOf(tip).some((each) => each.run === run && each.attempt === name.attempt)) return name;
		throw new LedgerError("ledger-mismatch", `the evidence names commit ${ledger.commit}, which is not part of this ledger`);
	}
	const run = /\/actions\/runs\/(\d+)/.exec(run_url ?? "")?.[1] ?? sha256(text).slice(0, 8);
	const known = new Set(namesOf(tip).flatMap((each) => each.run === run ? each.attempt : []));
	let attempt = 1;
	while (known.has(attempt)) attempt += 1;
	return {
		run,
		attempt
	};
}
function namesOf({ objects }) {
	return runPathsOf(objects).flatMap((path) => readRunPath(path) ?? []);
}
async function beginLedger(store, { organization, service, continues, at }) {
	if (await isThere(store)) return null;
	const ledger = {
		format_version: "1.0",
		organization,
		service,
		started_at: new Date(at).toISOString(),
		continues
	};
	const files = /* @__PURE__ */ new Map([[LEDGER_FILE, textOfDocument(ledger)], [README_FILE, README]]);
	const subject = continues === null ? "Begin the ledger" : `Begin the ledger again, after ${continues}`;
	const make = () => store.commit(null, {
		files,
		removed: [],
		message: `${subject}\n`,
		at
	});
	let first = await make();
	let answer = await store.push(first);
	if (answer === "other-format") {
		first = await make();
		answer = await store.push(first);
	}
	if (answer === "silent") throw new LedgerError("ledger-unreachable", "nobody answered");
	return answer === "moved" ? null : first.commit;
}
async function isThere(store) {
	try {
		await store.fetchTip();
		return true;
	} catch (error) {
		if (error instanceof LedgerError && error.fault === "ledger-missing" && error.detail === "branch") return false;
		throw error;
	}
}
const README = `# Ledger of a compliance inventory

This branch is written by cip-inventory-sync, at each apply and each look. It says what the service listed then, and what
the run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Checked with git alone

In a clone made by \`git clone -c core.autocrlf=false\`, so that no line end is changed:

    git fsck                                             # whether the files of the clone were edited
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
`;
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
export { readRunFile as C, readLedgerFile as S, recordsOf as _, addEvidence as a, LEDGER_FILE as b, LedgerStore as c, CONTROL_CENTERS as d, FACILITIES as f, liveSha256 as g, isWholeRecord as h, temporaryFolder as i, checkSignature as l, assetRows as m, ledgerKey as n, beginLedger as o, SYSTEMS as p, openLedger as r, dayOf as s, LedgerRun as t, readSigners as u, rowsOf as v, readRunPath as w, README_FILE as x, systemOfPath as y };
