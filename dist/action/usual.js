import { $ as writeRest, $n as renderResultMarkdown, $t as isMissingRight, A as approvedBy, Ai as digest, An as GitError, Ar as checkBetween, B as ownerOf, Ci as early, Cn as unreadable, Cr as adviseOnFields, Di as isStopped, Dr as commonEnds, Ei as isRefused, En as fetchRef, Er as Vocabulary, F as isOfDefaultBranch, Fr as stateKey, G as rulesOf, Gr as plainVoice, Gt as ServiceError, H as readHistory, Hn as setOutputs, I as isTouchedSince, Ir as ignoreListOf, J as isOvertaken, Jn as openJournal, Jr as TOOL_NAME, Jt as notCreated, K as uncounted, Kn as workflowFile, Kt as excerpt, L as marksInput, Li as require__node_os, Lr as checkGuards, M as baselineOf, Mi as sha256, Mn as gitAnswer, Mr as groupByText, Ni as stateOf$1, Nr as nameKey, On as parentsOf, Or as spelling, P as isNeedless, Pi as targetFingerprint, Pn as resolveCommit, Pr as placeOf, Q as writeRecord, Qn as planPage, R as numbersOf, Ri as require__node_fs, Rn as logReport, Rr as isBlocked, Si as ConfigurationError, Sn as tooLarge, St as successWords, Ti as hasSucceeded, Tn as ensureCommit, Tr as systemDocument, U as readMarks, Un as showApplied, V as readGround, Vn as resultOptions, Vr as listed, Wn as showPlan, Wt as PROXY, X as planId, Xn as writeEvidence, Xr as toolOf, Y as objection, Yn as recordPaths, Yt as stopsEverything, Zn as require__node_path, _i as commitBefore, _n as noInventory, _r as shownNowhere, _t as environmentOf, ai as word, an as pause, at as checkName, bn as readText, bt as readStandings, cn as checkProxy, di as diagnostic, dn as readRevision, dr as NOT_COMPARED, en as isNotFound, er as directWarning, fi as hasErrors, fn as YAMLException, fr as NOT_RECORDED, gi as compareText, gr as headline, gt as TASK, hi as compareIds, hn as readPaths, in as askingGitHub, ir as withNeeded, it as asKept, j as attemptOf, ji as fingerprint, jn as folderOf$1, jr as foldCase, ki as deletionFingerprint, kr as SWAP_SUFFIX, li as groupBy, ln as findOutside, mi as unreported, mn as pathAndFoldersAbove, nn as isUnclear, nr as toExecute, on as checkApiKey, ot as encodePass, pi as inFileOrder, pn as load$1, q as findRecord, qt as isMissing, rr as unapproved, si as addUnder, sn as checkBaseUrl, st as encodeRecord, tn as isOfGitHub, tr as originOf, ui as remember, un as loadRevision, ur as lineAnnotations, vi as defaultBranchOf, vn as notAFile, vr as tooLargeText, vt as markPayload, wi as expecting, wn as require__node_buffer, wr as placesOf, xi as pullRequestOf, xn as sourceFile, xt as standingNow, yi as mergeGroupOf, yn as onceEach, yt as readMark, z as openGitHub, zn as pagesUrl } from "./start.js";
// src/github/comment.ts
function marker(kind, name) {
	return `<!-- cip-inventory-sync:${kind}${name === "" ? "" : `:${encodeURIComponent(name).replaceAll("-", "%2D")}`} -->`;
}
const LASTING = "<!-- cip-inventory-sync:lasting -->";
async function putComment(input) {
	const { github, pullRequest, marker: mark, body, yields = false, isIntact = true } = input;
	const text = `${mark}\n${body}`;
	const all = await findAll(input, input.comments ?? null);
	const isSame = isIntact ? sameText : equalText;
	const same = all.find((comment) => isSame(comment.body, text));
	if (same !== void 0) return same;
	const lasting = all.findLast(({ body }) => lasts(body, mark));
	if (yields && lasting !== void 0) return lasting;
	const ours = all.find(({ body }) => !lasts(body, mark));
	if (ours === void 0) return create$1(input, text);
	try {
		return await github.updateComment(ours.id, text);
	} catch (error) {
		if (!isNotFound(error) || (await findAll(input)).some(({ id }) => id === ours.id)) throw error;
		return github.createComment(pullRequest, text);
	}
}
async function create$1(input, text) {
	const { github, pullRequest } = input;
	const find = async () => (await findAll(input)).find(({ body }) => sameText(body, text));
	return github.createComment(pullRequest, text).catch(expecting(isUnclear, async () => await find() ?? github.createComment(pullRequest, text)));
}
function lasts(body, mark) {
	return asKept(body).startsWith(`${mark}\n${LASTING}\n`);
}
async function findAll({ github, pullRequest, marker: mark, authors }, comments = null) {
	return (comments ?? await github.comments(pullRequest)).filter(({ author, body }) => author !== null && authors.has(author) && body.startsWith(mark));
}
function sameText(a, b) {
	const plain = (text) => text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, "$1");
	return equalText(plain(a), plain(b));
}
function equalText(a, b) {
	return asKept(a) === asKept(b);
}
// src/git/objects.ts
async function readObjects(run, names) {
	const objects = /* @__PURE__ */ new Map();
	const lines = names.filter((name) => !name.includes("\n"));
	for (const name of names.filter((each) => each.includes("\n"))) {
		const content = await run([
			"cat-file",
			"blob",
			name
		]).catch(() => null);
		if (content !== null) objects.set(name, content);
	}
	const output = await run(["cat-file", "--batch"], lines.map((name) => `${name}\n`).join(""));
	let at = 0;
	for (const name of lines) {
		const start = output.indexOf(10, at) + 1;
		const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString("latin1", at, start))?.[1];
		const end = start + Number(size ?? -1);
		if (start === 0 || end >= output.length) throw new GitError("failed", "git cat-file: an answer that cannot be read");
		if (size !== void 0) objects.set(name, output.subarray(start, end));
		at = end + 1;
	}
	return objects;
}
// src/inventory/git.ts
const FOLDER = "040000";
const LINK = "120000";
const SUBMODULE = "160000";
const OPTIONS = {
	files: [
		"-r",
		"-t",
		"-l"
	],
	names: ["-r", "-t"],
	bases: []
};
async function listTree(run, commit, query, listing) {
	const { prefix, bases } = query;
	const from = bases.map((base) => prefix + base);
	const paths = from.includes("") ? [] : from;
	return (await run([
		"ls-tree",
		...OPTIONS[listing],
		"-z",
		"--full-tree",
		commit,
		"--",
		...paths
	])).toString().split("\0").flatMap((record) => readEntry(record, prefix)).filter(({ mode }) => listing === "bases" || mode !== FOLDER);
}
function readEntry(record, prefix) {
	const tab = record.indexOf("	");
	const [mode = "", , oid = "", size = ""] = record.slice(0, Math.max(0, tab)).split(/ +/);
	const path = record.slice(tab + 1);
	if (tab === -1) return [];
	if (size === "BAD") throw new GitError("missing-object", `git ls-tree: ${oid} is not in this clone`);
	return [{
		mode,
		oid,
		size: Number(size) || 0,
		path: path.slice(prefix.length)
	}];
}
const FETCH_OBJECTS = [...[
	"-c",
	"fetch.negotiationAlgorithm=noop",
	"fetch",
	"--quiet",
	"--no-tags",
	"--no-recurse-submodules"
], ...[
	"--no-write-fetch-head",
	"--filter=blob:none",
	"--stdin"
]];
async function promisingRemotes(run) {
	const names = (await run([
		"config",
		"--null",
		"--get-regexp",
		"^(extensions\\.partialclone|remote\\..*\\.promisor)$"
	]).catch(() => Buffer.alloc(0))).toString().split("\0").flatMap((record) => {
		const [key = "", value = "true"] = record.split("\n");
		if (key === "extensions.partialclone") return [value];
		return key === "" || value === "false" ? [] : [key.slice(7, -9)];
	});
	return [...new Set(names)];
}
async function listAndFetch({ run, commit, query, isWanted, remotes }) {
	const listNames = () => listTree(run, commit, query, "names");
	const entries = await listNames().catch(async () => {
		await fetchObjects([await treeOf(commit, run)], remotes, run);
		return listNames();
	});
	const wanted = [...new Set(entries.filter(isWanted).map((entry) => entry.oid))];
	await fetchObjects(wanted, remotes, run);
	const sizes = await sizesOf(wanted, run);
	return entries.map((entry) => ({
		...entry,
		size: sizes.get(entry.oid) ?? 0
	}));
}
async function fetchObjects(oids, remotes, run) {
	if (oids.length === 0) return;
	let failure = null;
	for (const remote of remotes) try {
		await run([...FETCH_OBJECTS, remote], lines(oids));
		return;
	} catch (error) {
		failure = error;
	}
	throw failure;
}
async function treeOf(commit, run) {
	const missing = (cause) => new GitError("missing-object", `git cat-file: ${commit} is not in this clone`, { cause });
	const output = await run([
		"cat-file",
		"commit",
		commit
	]).catch((error) => {
		throw missing(error);
	});
	const tree = /^tree ([0-9a-f]{40,64})$/m.exec(output.toString())?.[1];
	if (tree === void 0) throw missing();
	return tree;
}
async function sizesOf(oids, run) {
	if (oids.length === 0) return /* @__PURE__ */ new Map();
	const rows = (await run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], lines(oids))).toString().split("\n").map((line) => line.split(" "));
	return new Map(rows.map(([oid = "", size]) => [oid, Number(size) || 0]));
}
function lines(oids) {
	return oids.map((oid) => `${oid}\n`).join("");
}
const BATCH_BYTES = 67108864;
async function readGit(source, visit, report) {
	const { run, selections } = source;
	const commit = await resolveCommit(run, source.commit);
	const prefix = await folderOf$1(run);
	const usable = selections.filter((selection) => selection.inside);
	for (const { line, inside } of selections) if (!inside) report(unreadable(line, "outside the working directory"));
	const entries = usable.length === 0 ? [] : await listFiles({
		run,
		commit,
		prefix,
		selections: usable
	}).catch(endless);
	if (entries === null) return report(unreadable(usable[0]?.base || ".", "it holds too many files to be an inventory"));
	const { files, unmet } = sift(entries, usable, onceEach(report));
	const missing = await cutOff({
		run,
		commit,
		prefix,
		selections: unmet
	}, report);
	if (missing.length > 0 || selections.length === 0) report(noInventory(missing));
	await readBlobs(run, files, visit);
}
function endless(error) {
	if (error instanceof GitError && error.kind === "too-large") return null;
	throw error;
}
async function listFiles({ run, commit, prefix, selections }) {
	const query = {
		prefix,
		bases: selections.map((selection) => selection.base)
	};
	try {
		return await listTree(run, commit, query, "files");
	} catch (error) {
		const remotes = error instanceof GitError && error.kind !== "too-large" ? await promisingRemotes(run) : [];
		if (remotes.length === 0) throw error;
		const isWanted = (entry) => codeOf$1(entry) === null && selections.some((selection) => selection.selects(entry.path));
		return listAndFetch({
			run,
			commit,
			query,
			isWanted,
			remotes
		});
	}
}
function sift(entries, selections, report) {
	const files = /* @__PURE__ */ new Map();
	const met = /* @__PURE__ */ new Set();
	for (const entry of entries) {
		const code = codeOf$1(entry);
		for (const selection of selections) {
			if (!(code === null ? selection.selects(entry.path) : meets(selection, entry.path))) continue;
			met.add(selection);
			if (code !== null) report(notAFile(code, entry.path));
			else if (entry.size > 33554432) report(tooLarge(entry.path, entry.size));
			else files.set(entry.path, entry);
		}
	}
	return {
		files: [...files.values()].sort((a, b) => compareText(a.path, b.path)),
		unmet: selections.filter((selection) => !met.has(selection))
	};
}
function codeOf$1(entry) {
	if (entry.mode === LINK) return "symbolic-link";
	return entry.mode === SUBMODULE ? "submodule" : null;
}
function meets(selection, path) {
	return selection.mayHold(path) || selection.selects(path);
}
async function cutOff({ run, commit, prefix, selections: unmet }, report) {
	const above = [...new Set(unmet.flatMap((selection) => pathAndFoldersAbove(selection.base)))].filter((base) => base !== "");
	if (above.length === 0) return unmet.map((selection) => selection.line);
	return sift((await listTree(run, commit, {
		prefix,
		bases: above
	}, "bases")).filter((entry) => codeOf$1(entry) !== null), unmet, onceEach(report)).unmet.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
	for (let start = 0; start < files.length;) {
		let end = start;
		let bytes = 0;
		do
			bytes += files[end++]?.size ?? 0;
		while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
		const batch = files.slice(start, end);
		const objects = await readObjects(run, batch.map(({ oid }) => oid));
		for (const { oid, path } of batch) {
			const content = objects.get(oid);
			if (content === void 0) throw new GitError("missing-object", `git cat-file: ${oid} is not in this clone`);
			visit({
				path,
				content
			});
		}
		start = end;
	}
}
// src/core/order.ts
var import__node_fs = require__node_fs();
var import__node_path = require__node_path();
function parkedName(change) {
	return change.after.name + SWAP_SUFFIX;
}
function orderChanges(changes) {
	const { givers, waits } = namesInPlay(changes);
	const breakers = findCycleBreakers({
		waits,
		givers
	});
	const steps = [];
	const parks = /* @__PURE__ */ new Map();
	for (const number of breakers) parks.set(number, changes.length + givers.length + parks.size);
	const gateStep = (gate) => changes.length + gate;
	changes.forEach((change, number) => {
		const park = parks.get(number);
		const waitsFor = [...waits[number].map(gateStep), ...park === void 0 ? [] : [park]];
		steps.push({
			kind: "write",
			change,
			waitsFor,
			isParkedBefore: park !== void 0
		});
	});
	const needed = new Set(waits.flat());
	givers.forEach((giving, gate) => {
		const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
		steps.push({
			kind: "gate",
			waitsFor
		});
	});
	for (const number of parks.keys()) steps.push({
		kind: "park",
		change: updateOf(changes[number]),
		waitsFor: []
	});
	return {
		steps,
		last: lastDeletes(steps)
	};
}
function updateOf(change) {
	if (change?.action !== "update") throw new Error("only an update both gives up a name and takes one");
	return change;
}
function lastDeletes(steps) {
	const waitedFor = new Set(steps.flatMap((step) => step.waitsFor));
	const last = /* @__PURE__ */ new Set();
	steps.forEach((step, number) => {
		if (step.kind === "write" && step.change.action === "delete" && !waitedFor.has(number)) last.add(number);
	});
	return last;
}
function namesInPlay(changes) {
	const givers = [];
	const gateOf = /* @__PURE__ */ new Map();
	changes.forEach((change, number) => {
		for (const key of namesGivenUp(change)) {
			const gate = gateOf.get(key);
			if (gate === void 0) gateOf.set(key, givers.push([number]) - 1);
			else givers[gate].push(number);
		}
	});
	return {
		givers,
		waits: changes.map((change) => {
			if (gateOf.size === 0) return [];
			return namesTaken(change).flatMap((key) => gateOf.get(key) ?? []);
		})
	};
}
function namesGivenUp(change) {
	if (change.before === null) return [];
	return leftOver(readings(change.before), change.after === null ? [] : readings(change.after));
}
function namesTaken(change) {
	if (change.after === null) return [];
	return leftOver(readings(change.after), change.before === null ? [] : readings(change.before));
}
function leftOver(keys, others) {
	return keys.filter((key, reading) => key !== others[reading]);
}
function readings({ name, cyber_system_id: system }) {
	const folded = foldCase(name);
	return [
		`exact\n\n${name}`,
		`folded\n\n${folded}`,
		`exact\n${system}\n${name}`,
		`folded\n${system}\n${folded}`
	];
}
const NEW = 0;
const OPEN = 1;
const DONE = 2;
function findCycleBreakers(graph) {
	const parked = breakAtBackEdges(graph);
	if (parked.size > 1) dropNeedless(graph, parked);
	return parked;
}
function breakAtBackEdges({ waits, givers }) {
	const changeMark = new Uint8Array(waits.length);
	const gateMark = new Uint8Array(givers.length);
	const parked = /* @__PURE__ */ new Set();
	for (let start = 0; start < waits.length; start++) {
		if (changeMark[start] !== NEW || waits[start].length === 0) continue;
		changeMark[start] = OPEN;
		const path = [{
			isGate: false,
			number: start,
			next: 0
		}];
		while (path.length > 0) step(path);
	}
	return parked;
	function step(path) {
		const frame = path[path.length - 1];
		const target = (frame.isGate ? givers[frame.number] : parked.has(frame.number) ? [] : waits[frame.number])[frame.next++];
		if (target === void 0) {
			(frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
			path.pop();
			return;
		}
		const marks = frame.isGate ? changeMark : gateMark;
		if (marks[target] === OPEN) parked.add(frame.isGate ? target : frame.number);
		else if (marks[target] === NEW) {
			marks[target] = OPEN;
			path.push({
				isGate: !frame.isGate,
				number: target,
				next: 0
			});
		}
	}
}
const EFFORT = 10;
function dropNeedless({ waits, givers }, parked) {
	const gateSeen = new Int32Array(givers.length).fill(-1);
	let effort = EFFORT * (countEdges(waits) + countEdges(givers));
	for (const change of [...parked]) {
		parked.delete(change);
		if (effort <= 0 || isInCycle(change)) parked.add(change);
	}
	function isInCycle(origin) {
		const open = [origin];
		for (let change = open.pop(); change !== void 0; change = open.pop()) {
			const gates = parked.has(change) ? [] : waits[change].filter((gate) => gateSeen[gate] !== origin);
			for (const gate of gates) {
				gateSeen[gate] = origin;
				effort -= givers[gate].length + 1;
				if (effort <= 0 || givers[gate].includes(origin)) return true;
				for (const giver of givers[gate]) open.push(giver);
			}
		}
		return false;
	}
}
function countEdges(edges) {
	return edges.reduce((sum, { length }) => sum + length, 0);
}
// src/apply/ports.ts
function ownFailure(meaning, reason) {
	return {
		meaning,
		mayBeDone: false,
		reason,
		detail: null,
		retryAfterMs: null
	};
}
// src/apply/create.ts
var Newcomers = class {
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
	async find(state) {
		const wanted = stateKey(state);
		return this.among(await this.#readNext()).filter((asset) => stateKey(asset) === wanted);
	}
};
function shareReads(read) {
	let underWay = Promise.resolve();
	let next = null;
	return () => {
		next ??= underWay.then(() => {
			next = null;
			const started = read();
			underWay = started.catch(() => {});
			return started;
		});
		return next;
	};
}
var StepJournal = class {
	#fingerprint;
	#append;
	#open = null;
	#writes = 0;
	constructor(fingerprint, append) {
		this.#fingerprint = fingerprint;
		this.#append = append;
	}
	get writes() {
		return this.#writes;
	}
	get isOpen() {
		return this.#open !== null;
	}
	intend(request) {
		this.#append({
			event: "intent",
			fingerprint: this.#fingerprint,
			request
		});
		this.#open = request;
		this.#writes++;
	}
	conclude(outcome, id) {
		if (this.#open === null) return;
		const request = this.#open;
		this.#open = null;
		if (outcome === "not-started") this.#writes--;
		this.#append({
			event: "outcome",
			fingerprint: this.#fingerprint,
			request,
			outcome,
			id
		});
	}
};
const SETTLE_DELAY_MS = 2e3;
const MOST_TIME_MS = 18e4;
const FIRST_BACKOFF_MS$1 = 100;
const LONGEST_BACKOFF_MS = 5e3;
async function createOnce(change, ports) {
	const { clock, stop, journal } = ports;
	const end = clock.now() + MOST_TIME_MS;
	let wasUnclear = false;
	for (let posts = 1;; posts++) {
		if (stop.aborted) return notSent(posts, stopped());
		journal.intend({
			method: "POST",
			path: "/cyber-assets",
			body: change.after
		});
		const { asset, failure } = await post(change, ports);
		if (asset !== null) return created("done", asset, ports);
		if (failure.meaning === "not-sent") {
			journal.conclude("not-started", null);
			return notSent(posts, failure);
		}
		wasUnclear ||= failure.meaning === "unclear";
		const judged = await judge({
			change,
			failure,
			wasUnclear
		}, ports);
		if (judged !== "not-created") return judged;
		journal.conclude("failed", null);
		const wait = failure.meaning === "not-written" ? backoff(posts, failure, ports) : 0;
		if (posts >= 6 || clock.now() + wait > end) return {
			outcome: "failed",
			id: null,
			failure
		};
		await clock.sleep(wait, stop);
	}
}
async function judge({ change, failure, wasUnclear }, ports) {
	if (failure.meaning === "not-written") return "not-created";
	if (!(failure.meaning === "unclear" || failure.meaning === "taken" && wasUnclear)) return {
		outcome: "failed",
		id: null,
		failure
	};
	const look = await lookTwice(change, failure, ports);
	if (look.kind === "one") return created("adopted", look.asset, ports);
	if (look.kind === "none") return "not-created";
	const reason = `${failure.reason} Whether it was created is not known: ${look.failure.reason}`;
	return {
		outcome: "unknown",
		id: null,
		failure: {
			...look.failure,
			reason
		}
	};
}
async function post(change, { writer, explain }) {
	try {
		return {
			asset: await writer.createAsset(change.after),
			failure: null
		};
	} catch (error) {
		return {
			asset: null,
			failure: explain(error)
		};
	}
}
async function lookTwice(change, { retryAfterMs }, ports) {
	const first = await look(change, ports);
	if (first.kind !== "none") return first;
	await ports.clock.sleep(Math.max(SETTLE_DELAY_MS, retryAfterMs ?? 0), ports.stop);
	if (ports.stop.aborted) return {
		kind: "unreadable",
		failure: stopped()
	};
	return look(change, ports);
}
async function look({ after }, { newcomers, explain }) {
	try {
		const matches = await newcomers.find(after);
		const [asset] = matches;
		if (asset === void 0) return { kind: "none" };
		return matches.length === 1 ? {
			kind: "one",
			asset
		} : {
			kind: "several",
			failure: several(matches.length)
		};
	} catch (error) {
		return {
			kind: "unreadable",
			failure: explain(error)
		};
	}
}
function backoff(posts, { retryAfterMs }, { random }) {
	return (retryAfterMs ?? 0) + random() * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS$1 * 2 ** (posts - 1));
}
function created(outcome, { id }, { newcomers }) {
	newcomers.claim(id);
	return {
		outcome,
		id,
		failure: null
	};
}
function notSent(posts, failure) {
	return {
		outcome: posts === 1 ? "not-started" : "failed",
		id: null,
		failure
	};
}
function several(count) {
	return ownFailure("unclear", `${count} new assets match it, and which is ours nobody can tell.`);
}
function stopped() {
	return ownFailure("not-sent", "The run was stopped.");
}
// src/apply/read-back.ts
const SETTLE_LIMIT_MS = 15e3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2e3;
async function readBack(results, ports) {
	const executed = results.filter(({ outcome }) => hasSucceeded(outcome) || outcome === "unknown");
	if (executed.length === 0) return unread(results, null);
	const start = ports.clock.now();
	for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
		let assets;
		try {
			assets = await ports.reader.cyberAssets();
		} catch (error) {
			return unread(results, ports.explain(error).reason);
		}
		const comparison = compareWithList(executed, assets, ports.newcomers);
		const left = start + patienceFor(comparison) - ports.clock.now();
		if (left <= 0) return conclude$1(results, comparison);
		await ports.clock.sleep(Math.min(pause, left), ports.stop);
		if (ports.stop.aborted) return conclude$1(results, comparison);
	}
}
function unread(results, closingFailure) {
	return {
		converged: null,
		differences: [],
		results,
		closingFailure
	};
}
function patienceFor({ differences, hasUnclear }) {
	if (differences.some(({ kind }) => kind !== "duplicate")) return SETTLE_LIMIT_MS;
	return hasUnclear ? SETTLE_DELAY_MS : 0;
}
function conclude$1(results, { differences, confirmed }) {
	const settled = results.map((result) => {
		const confirmation = confirmed.get(result.change);
		return confirmation === void 0 ? result : {
			...result,
			...confirmation,
			reason: null,
			detail: null
		};
	});
	return {
		converged: differences.length === 0,
		differences,
		results: settled,
		closingFailure: null
	};
}
function compareWithList(executed, assets, newcomers) {
	const list = indexList(executed, assets, newcomers);
	const differences = [];
	const confirmed = /* @__PURE__ */ new Map();
	let hasUnclear = false;
	for (const result of executed) {
		const { change, outcome } = result;
		const seen = change.action === "create" ? seeCreate(change, result, list) : seeChange(change, list);
		if (outcome !== "unknown") {
			if (seen.difference !== null) differences.push(seen.difference);
		} else if (seen.difference === null) confirmed.set(change, {
			outcome: change.action === "create" ? "adopted" : "done",
			id: seen.id
		});
		else if (seen.difference.kind === "duplicate") differences.push(seen.difference);
		else hasUnclear = true;
	}
	return {
		differences,
		confirmed,
		hasUnclear
	};
}
function indexList(executed, assets, newcomers) {
	const wanted = new Set(executed.map(({ id }) => id));
	return {
		byId: new Map(assets.flatMap((asset) => wanted.has(asset.id) ? [[asset.id, asset]] : [])),
		strangers: groupBy(newcomers.among(assets), stateKey)
	};
}
function seeCreate(change, { id, outcome }, { byId, strangers }) {
	const ours = id === null ? void 0 : byId.get(id);
	const twins = strangers.get(stateKey(change.after)) ?? [];
	const assets = ours === void 0 ? twins : [ours, ...twins];
	const most = outcome === "unknown" ? 1 : 0;
	if (twins.length > most) return {
		id,
		difference: {
			change,
			kind: "duplicate",
			found: assets
		}
	};
	if (twins[0] !== void 0) return {
		id: twins[0].id,
		difference: null
	};
	return {
		id,
		difference: compare$1(change, change.after, ours)
	};
}
function seeChange(change, { byId }) {
	const { id } = change;
	const asset = byId.get(id);
	if (change.action === "update") return {
		id,
		difference: compare$1(change, change.after, asset)
	};
	return {
		id,
		difference: asset === void 0 ? null : {
			change,
			kind: "still-there",
			found: [asset]
		}
	};
}
function compare$1(change, after, asset) {
	if (asset === void 0) return {
		change,
		kind: "missing",
		found: []
	};
	return stateKey(after) === stateKey(asset) ? null : {
		change,
		kind: "different",
		found: [asset]
	};
}
// src/apply/schedule.ts
async function runSchedule(input) {
	const run = new ScheduleRun(input);
	await run.drain();
	if (run.hasFailedWrite && !input.isStopped()) run.skipLast();
	else run.releaseLast();
	await run.drain();
	run.skipRest();
}
var ScheduleRun = class {
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
			for (const before of step.waitsFor) this.#dependents[before].push(number);
		});
		const free = steps.flatMap((_, number) => this.#waiting[number] === 0 ? [number] : []);
		for (const number of free) this.#makeReady(number);
	}
	drain() {
		return new Promise((resolve, reject) => {
			const pump = () => {
				while (this.#mayStart()) this.#work(this.#ready[this.#next++]).then(pump).catch(reject);
				if (this.#active === 0) resolve();
			};
			pump();
		});
	}
	releaseLast() {
		for (const number of this.#input.order.last) this.#waitForOneLess(number);
	}
	skipLast() {
		for (const number of this.#input.order.last) this.#skip(number, "held-back");
	}
	skipRest() {
		for (let number = 0; number < this.#isSettled.length; number++) this.#skip(number, "stopped");
	}
	#mayStart() {
		return this.#active < this.#input.concurrency && this.#next < this.#ready.length && !this.#input.isStopped();
	}
	async #work({ number, step }) {
		this.#active++;
		const settled = await this.#input.perform(step);
		this.#active--;
		this.#isSettled[number] = true;
		if (settled === "succeeded") this.#release(number);
		if (settled === "failed") {
			this.hasFailedWrite ||= step.change.action !== "delete";
			this.#skipDependents(number);
		}
	}
	#release(number) {
		for (const dependent of this.#dependents[number]) this.#waitForOneLess(dependent);
	}
	#waitForOneLess(number) {
		if (--this.#waiting[number] === 0) this.#makeReady(number);
	}
	#makeReady(number) {
		const step = this.#input.order.steps[number];
		if (step.kind === "gate") this.#release(number);
		else this.#ready.push({
			number,
			step
		});
	}
	#skipDependents(failed) {
		const queue = [...this.#dependents[failed]];
		for (let next = 0; next < queue.length; next++) {
			const number = queue[next];
			if (this.#isSettled[number]) continue;
			this.#skip(number, "dependency");
			for (const dependent of this.#dependents[number]) queue.push(dependent);
		}
	}
	#skip(number, why) {
		if (this.#isSettled[number]) return;
		this.#isSettled[number] = true;
		const step = this.#input.order.steps[number];
		if (step.kind !== "gate") this.#input.skip(step, why);
	}
};
// src/apply/execute.ts
async function performStep(step, ports) {
	const journal = new StepJournal(step.change.fingerprint, ports.journal);
	let written = null;
	try {
		written = await write(step, {
			...ports,
			journal
		});
		journal.conclude(written.outcome, written.id);
		return {
			...written,
			writes: journal.writes,
			crash: null
		};
	} catch (error) {
		return {
			...written ?? crashed(step.change.id, journal),
			writes: journal.writes,
			crash: asError(error)
		};
	}
}
function asError(thrown) {
	return thrown instanceof Error ? thrown : new Error(String(thrown));
}
async function write(step, ports) {
	const { change } = step;
	switch (change.action) {
		case "create": return createOnce(change, ports);
		case "update": return update(step, change, ports);
		case "delete": return remove$1(change, ports);
	}
}
function fieldsOf(step, change) {
	const { after, changed } = change;
	if (step.kind === "write" && step.isParkedBefore) return { name: after.name };
	const fields = Object.fromEntries(changed.map((field) => [field, after[field]]));
	return step.kind === "park" ? {
		...fields,
		name: parkedName(change)
	} : fields;
}
async function update(step, change, ports) {
	const { id, before, after } = change;
	const planned = step.kind === "write" && step.isParkedBefore ? {
		...after,
		name: parkedName(change)
	} : before;
	const fields = fieldsOf(step, change);
	const settled = await readAgain(id, ports, (asset) => {
		if (asset === null) return "changed-meanwhile";
		if (!isOfOrganization(asset, change)) return "changed-meanwhile";
		if (isState(asset, planned)) return null;
		return isState(asset, after) ? "already" : "changed-meanwhile";
	});
	if (settled !== null) return settled;
	ports.journal.intend({
		method: "PATCH",
		path: `/cyber-assets/${id}`,
		body: fields
	});
	try {
		await ports.writer.updateAsset(id, fields);
		return {
			outcome: "done",
			id,
			failure: null
		};
	} catch (error) {
		return failed(ports.explain(error), id);
	}
}
async function remove$1({ id, fingerprint: planned }, ports) {
	const settled = await readAgain(id, ports, (asset) => {
		if (asset === null) return "already";
		return deletionFingerprint(asset) === planned ? null : "changed-meanwhile";
	});
	if (settled !== null) return settled;
	ports.journal.intend({
		method: "DELETE",
		path: `/cyber-assets/${id}`,
		body: null
	});
	try {
		return {
			outcome: await ports.writer.deleteAsset(id) === "deleted" ? "done" : "already",
			id,
			failure: null
		};
	} catch (error) {
		return failed(ports.explain(error), id);
	}
}
async function readAgain(id, ports, judge) {
	try {
		const outcome = judge(await ports.reader.cyberAsset(id));
		if (outcome !== null) return {
			outcome,
			id,
			failure: outcome === "already" ? null : changedSince()
		};
	} catch (error) {
		const failure = ports.explain(error);
		return {
			outcome: failure.meaning !== "not-sent" && !ports.stop.aborted ? "failed" : "not-started",
			id,
			failure
		};
	}
	return ports.stop.aborted ? {
		outcome: "not-started",
		id,
		failure: null
	} : null;
}
function isOfOrganization({ organization_slug: organization }, change) {
	const { id, before, after } = change;
	return fingerprint({
		organization,
		action: "update",
		id,
		before,
		after
	}) === change.fingerprint;
}
function isState(asset, state) {
	return stateKey(asset) === stateKey(state);
}
function failed(failure, id) {
	if (failure.mayBeDone) return {
		outcome: "unknown",
		id,
		failure
	};
	switch (failure.meaning) {
		case "unclear": return {
			outcome: "unknown",
			id,
			failure
		};
		case "not-sent": return {
			outcome: "not-started",
			id,
			failure
		};
		case "not-written":
		case "taken":
		case "rejected":
		case "key-refused": return {
			outcome: "failed",
			id,
			failure
		};
	}
}
function crashed(id, { isOpen }) {
	return {
		outcome: isOpen ? "unknown" : "failed",
		id,
		failure: ownFailure("unclear", isOpen ? "The tool failed while it wrote." : "The tool failed, and wrote nothing.")
	};
}
function changedSince() {
	return ownFailure("rejected", "changed-meanwhile: the asset is no longer what the plan showed, so nothing was written to it. Plan again.");
}
async function executeChanges(input, ports) {
	const order = orderChanges(input.changes);
	const run = new ApplyRun(input, ports);
	await runSchedule({
		order,
		concurrency: input.concurrency,
		isStopped: () => run.stopped !== null,
		perform: (step) => run.perform(step),
		skip: (step, why) => run.skip(step.change, why)
	});
	return {
		...await run.close(run.results(input.changes)),
		stopped: run.stopped,
		crash: run.crash
	};
}
const SKIP_REASONS = {
	dependency: "A change that it waits for did not succeed.",
	"held-back": "A create or an update failed, so deletes that nothing waits for were not tried.",
	stopped: "The run stopped before it was tried."
};
const STOPPED_HALFWAY = "The run stopped before the second of its two writes.";
const IS_PARKED = "Until the next run its name may be the final one with a suffix.";
var ApplyRun = class {
	crash = null;
	#isKeyRefused = false;
	#halt = new AbortController();
	#ports;
	#signal;
	#results = /* @__PURE__ */ new Map();
	#parked = /* @__PURE__ */ new Map();
	constructor({ liveIds, random }, ports) {
		this.#signal = ports.stop;
		const stop = AbortSignal.any([ports.stop, this.#halt.signal]);
		this.#ports = {
			...ports,
			stop,
			random,
			newcomers: new Newcomers(liveIds, ports.reader)
		};
	}
	get stopped() {
		if (this.crash !== null) return "crash";
		if (this.#isKeyRefused) return "key-refused";
		return this.#signal.aborted ? "signal" : null;
	}
	async perform(step) {
		const startedAt = this.#ports.clock.now();
		const result = await performStep(step, this.#ports);
		if (result.crash !== null) this.#noteCrash(result.crash);
		if (result.failure?.meaning === "key-refused") this.#refuseKey();
		this.#note(step, result, startedAt);
		if (result.outcome === "not-started") return "stopped";
		return hasSucceeded(result.outcome) ? "succeeded" : "failed";
	}
	#noteCrash(error) {
		this.crash ??= error;
		this.#halt.abort();
	}
	#refuseKey() {
		this.#isKeyRefused = true;
		this.#halt.abort();
	}
	#note({ kind, change }, { outcome, id, failure, writes }, startedAt) {
		const endedAt = this.#ports.clock.now();
		if (kind === "park" && outcome === "done") {
			this.#parked.set(change, {
				writes,
				startedAt,
				endedAt
			});
			return;
		}
		const reason = failure?.reason ?? (outcome === "not-started" ? SKIP_REASONS.stopped : null);
		this.#settle({
			change,
			outcome,
			id,
			reason,
			detail: failure?.detail ?? null,
			writes,
			startedAt,
			endedAt
		});
	}
	skip(change, why) {
		if (this.#results.has(change)) return;
		const outcome = why === "stopped" ? "not-started" : "skipped";
		this.#settle({
			change,
			outcome,
			id: change.id,
			reason: SKIP_REASONS[why],
			detail: null,
			writes: 0,
			startedAt: null,
			endedAt: null
		});
	}
	#settle(result) {
		const parked = this.#parked.get(result.change);
		this.#results.set(result.change, parked === void 0 ? result : addParked(result, parked));
		try {
			this.#ports.progress(this.#results.size, result.change);
		} catch (error) {
			this.#noteCrash(asError(error));
		}
	}
	results(changes) {
		return changes.map((change) => {
			const result = this.#results.get(change);
			if (result === void 0) throw new Error("a change was neither performed nor skipped");
			return result;
		});
	}
	async close(results) {
		try {
			return await readBack(results, {
				...this.#ports,
				stop: this.#signal
			});
		} catch (error) {
			this.#noteCrash(asError(error));
			return unread(results, "The tool failed while it read the list.");
		}
	}
};
function addParked(result, { writes, startedAt, endedAt }) {
	const reason = result.outcome === "not-started" ? STOPPED_HALFWAY : result.reason;
	return {
		...result,
		reason: hasSucceeded(result.outcome) ? null : `${reason} ${IS_PARKED}`,
		writes: writes + result.writes,
		startedAt,
		endedAt: result.endedAt ?? endedAt
	};
}
var Claims = class {
	assets;
	liveOf;
	claimed;
	doubtful = /* @__PURE__ */ new Set();
	hasParked = false;
	#bySystem;
	#next;
	constructor(assets, systemIds, desiredCount) {
		this.assets = assets;
		this.liveOf = new Int32Array(desiredCount).fill(-1);
		this.claimed = new Uint8Array(assets.length);
		this.#next = new Int32Array(assets.length).fill(-1);
		this.#bySystem = new Map(Array.from(systemIds, (id) => [id, /* @__PURE__ */ new Map()]));
		for (let live = assets.length - 1; live >= 0; live--) this.#add(live, assets[live]);
	}
	#add(live, asset) {
		const byName = this.#bySystem.get(asset.cyber_system_id);
		if (byName === void 0) return;
		const namesake = byName.get(asset.name);
		if (namesake !== void 0) this.#next[live] = namesake;
		byName.set(asset.name, live);
		if (asset.name.endsWith("~cip-sync")) this.hasParked = true;
	}
	claim(desired, live) {
		this.liveOf[desired] = live;
		this.claimed[live] = 1;
	}
	fail(desired) {
		this.liveOf[desired] = -2;
	}
	doubt({ desired, system, asset, source }) {
		this.fail(desired);
		this.doubtful.add(nameKey(system.id, asset.name)).add(nameKey(system.id, asset.name + SWAP_SUFFIX));
		if (source !== null) this.doubtful.add(nameKey(source.system.id, source.name));
	}
	unclaimed(systemId, name, most) {
		const namesakes = [];
		for (let live = this.#first(systemId, name); live >= 0 && namesakes.length < most; live = this.#after(live)) namesakes.push(live);
		return namesakes;
	}
	onlyUnclaimed(systemId, name) {
		const only = this.#first(systemId, name);
		if (only < 0) return -1;
		return this.#after(only) < 0 ? only : -2;
	}
	#first(systemId, name) {
		const head = this.#bySystem.get(systemId)?.get(name) ?? -1;
		return head < 0 || this.claimed[head] === 0 ? head : this.#after(head);
	}
	#after(live) {
		let next = this.#next[live];
		while (next >= 0 && this.claimed[next] === 1) next = this.#next[next];
		this.#next[live] = next;
		return next;
	}
};
function isOpen({ desired }, claims) {
	return claims.liveOf[desired] < 0;
}
const MOST_FOUND = 5;
function findCandidates({ system, asset, source }, claims) {
	const parkedName = asset.name + SWAP_SUFFIX;
	const isSourceParked = source?.system.id === system.id && source.name === parkedName;
	return {
		own: claims.unclaimed(system.id, asset.name, MOST_FOUND),
		source: source === null ? [] : claims.unclaimed(source.system.id, source.name, MOST_FOUND),
		parked: claims.hasParked && !isSourceParked ? claims.unclaimed(system.id, parkedName, MOST_FOUND) : []
	};
}
function onlyOne({ own, source, parked }) {
	return own.length + source.length + parked.length === 1 ? own[0] ?? source[0] ?? parked[0] : null;
}
function settle(open, claims) {
	takeOnly(open, watchersOf(open), claims);
}
function settleWithLeftovers(open, claims) {
	const watchers = watchersOf(open);
	takeOnly(open, watchers, claims);
	for (let claimants = open; claimants.length > 0;) {
		const woken = takeOwnNames(claimants, watchers, claims);
		claimants = [.../* @__PURE__ */ new Set([...woken, ...takeOnly(woken, watchers, claims)])].sort((a, b) => a.desired - b.desired);
	}
}
function watchersOf(open) {
	const watchers = /* @__PURE__ */ new Map();
	for (const claimant of open) {
		const { system, asset, source } = claimant;
		addUnder(watchers, nameKey(system.id, asset.name), claimant);
		addUnder(watchers, nameKey(system.id, asset.name + SWAP_SUFFIX), claimant);
		if (source !== null) addUnder(watchers, nameKey(source.system.id, source.name), claimant);
	}
	return watchers;
}
function takeOnly(open, watchers, claims) {
	const queue = [...open];
	for (let next = 0; next < queue.length; next++) {
		const claimant = queue[next];
		const live = isOpen(claimant, claims) ? onlyOne(findCandidates(claimant, claims)) : null;
		if (live !== null) queue.push(...claimAndWake(claimant, live, watchers, claims));
	}
	return queue.slice(open.length);
}
function takeOwnNames(open, watchers, claims) {
	const woken = [];
	for (const claimant of open) {
		if (!isOpen(claimant, claims)) continue;
		const { own, source } = findCandidates(claimant, claims);
		const [live] = own;
		if (live === void 0 || own.length > 1 || source.length > 0) continue;
		woken.push(...claimAndWake(claimant, live, watchers, claims));
	}
	return woken;
}
function claimAndWake({ desired }, live, watchers, claims) {
	claims.claim(desired, live);
	const { cyber_system_id, name } = claims.assets[live];
	return watchers.get(nameKey(cyber_system_id, name));
}
// src/core/resolve.ts
function indexReferences(records) {
	const byId = /* @__PURE__ */ new Map();
	const byName = /* @__PURE__ */ new Map();
	for (const record of records) {
		byId.set(record.id, record);
		addUnder(byName, record.name, record);
	}
	return {
		byId,
		byName,
		names: new Vocabulary(byName.keys())
	};
}
function findByReference(index, reference) {
	const byId = index.byId.get(reference);
	return byId === void 0 ? index.byName.get(reference) ?? [] : [byId];
}
function referenceTo(index, record) {
	const meant = findByReference(index, record.name);
	return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function named(record) {
	return {
		id: record.id,
		name: record.name
	};
}
function makeDirectory(live, fields = {}) {
	const facilities = indexReferences(live.facilities);
	const place = placesOf(live, fields);
	const placeAll = remember((systems) => systems.map(({ id }) => place(id)).sort((a, b) => compareIds(a.id, b.id)));
	const inFacilities = remember((systems) => {
		const byFacility = groupBy(systems, ({ facility_id }) => facility_id ?? "");
		return remember((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
	});
	const facilityNames = remember((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? "")?.name ?? []));
	return {
		systems: {
			...indexReferences(live.systems),
			place,
			placeAll,
			inFacilities,
			facilityNames
		},
		facilities
	};
}
function resolveSystems({ documents, isComplete }, directory, report) {
	const lost = [];
	const documentsOf = /* @__PURE__ */ new Map();
	for (const document of documents) {
		const resolution = resolveDocument(document, directory);
		if ("problem" in resolution) lost.push({
			document,
			...resolution
		});
		else addUnder(documentsOf, resolution.system, document);
	}
	const systems = Array.from(documentsOf, ([system, declaring]) => united(system, declaring));
	const successors = isComplete && lost.length > 0 ? new Successors(systems, lost, directory) : null;
	for (const one of lost) report(successors?.explain(one) ?? one.problem);
	return {
		systems,
		unresolved: lost.map(({ document }) => document)
	};
}
var Successors = class {
	#directory;
	#named;
	#sites = /* @__PURE__ */ new Map();
	#gone = /* @__PURE__ */ new Map();
	#fresh = /* @__PURE__ */ new Map();
	constructor(resolved, lost, directory) {
		this.#directory = directory;
		const { systems } = directory;
		for (const { system, documents } of resolved) {
			const site = systems.place(system.id).site?.id ?? "";
			for (const { file } of documents) keepOnly(this.#sites, folderOf(file.path), site);
		}
		this.#named = new Set(resolved.map(({ system }) => system.id));
		const unclear = /* @__PURE__ */ new Set();
		for (const { document, problem } of lost) {
			const { value } = document.cyberSystem;
			for (const site of [this.#siteOf(document), ""]) keepOnly(this.#gone, site, value);
			if (problem.code === "ambiguous-cyber-system") unclear.add(problem.args.systems);
		}
		for (const meant of unclear) for (const { id } of meant) this.#named.add(id);
		for (const { id } of systems.byId.values()) {
			if (this.#named.has(id)) continue;
			const one = systems.place(id);
			for (const site of [one.site?.id ?? "", ""]) keepOnly(this.#fresh, site, one);
		}
	}
	explain({ document, problem }) {
		if (problem.code !== "unknown-cyber-system" && problem.code !== "facility-mismatch") return problem;
		const renamed = this.#find(document, problem.code === "facility-mismatch" ? [] : problem.args.near);
		return {
			...problem,
			args: {
				...problem.args,
				renamed
			}
		};
	}
	#find(document, near) {
		const { systems } = this.#directory;
		const isFree = ({ id }) => !this.#named.has(id);
		if (findByReference(systems, document.cyberSystem.value).some(isFree)) return null;
		const successor = this.#at(this.#siteOf(document)) ?? (document.facility === null ? this.#at("") : null);
		return near.flatMap((name) => systems.byName.get(name)).filter(isFree).every(({ id }) => id === successor?.id) ? successor : null;
	}
	#at(site) {
		return this.#gone.get(site) == null ? null : this.#fresh.get(site) ?? null;
	}
	#siteOf({ file, facility }) {
		if (facility !== null) return findByReference(this.#directory.facilities, facility.value)[0]?.id ?? facility.value;
		return this.#sites.get(folderOf(file.path)) ?? "";
	}
};
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function keepOnly(values, key, value) {
	values.set(key, values.has(key) && values.get(key) !== value ? null : value);
}
function systemReferenceProblem(index, unclear) {
	const { at, reference, systems, takesFacility } = unclear;
	if (systems.length > 0) {
		const args = {
			name: reference,
			systems: index.placeAll(systems),
			takesFacility
		};
		return diagnostic("ambiguous-cyber-system", "error", at, args);
	}
	const near = index.names.nearest(reference);
	return diagnostic("unknown-cyber-system", "error", at, {
		name: reference,
		near,
		renamed: null
	});
}
function united(system, documents) {
	const [first] = documents;
	return {
		system,
		documents,
		assets: documents.length === 1 ? first.assets : documents.flatMap(({ assets }) => assets),
		prune: pruneOf(documents),
		ignore: ignoreListOf(documents)
	};
}
function pruneOf(documents) {
	const values = new Set(documents.map(({ prune }) => prune));
	return values.has(false) ? false : values.has(true) ? true : null;
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
	const { systems, facilities } = directory;
	const namesakes = findByReference(systems, cyberSystem.value);
	const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(findByReference(facilities, facility.value));
	const [only, another] = meant;
	if (only !== void 0 && another === void 0) return { system: only };
	if (facility !== null && only === void 0 && namesakes.length > 0) return { problem: facilityMismatch(namesakes, directory, facility, {
		file,
		offset: facility.offset
	}) };
	return { problem: systemReferenceProblem(systems, {
		at: {
			file,
			offset: cyberSystem.offset
		},
		reference: cyberSystem.value,
		systems: meant,
		takesFacility: facility === null
	}) };
}
function facilityMismatch(namesakes, { systems, facilities }, facility, at) {
	const isKnown = findByReference(facilities, facility.value).length > 0;
	return diagnostic("facility-mismatch", "error", at, {
		facility: facility.value,
		system: named(namesakes[0]),
		facilities: systems.facilityNames(namesakes),
		near: isKnown ? [] : facilities.names.nearest(facility.value),
		renamed: null
	});
}
// src/core/match.ts
function matchAssets(input, report) {
	const { systems, live } = input;
	const directory = input.directory.systems;
	const { total, pinned, hinted } = collectHints(systems, directory);
	const sources = hinted.flatMap(({ source }) => source === null ? [] : [source.system.id]);
	const claims = new Claims(live, /* @__PURE__ */ new Set([...systems.map(({ system }) => system.id), ...sources]), total);
	const matcher = {
		claims,
		directory,
		report
	};
	claimByIds(pinned, matcher);
	claimTheRest([...claimByHints(hinted, matcher), ...claimOwnNames(systems, claims)], matcher);
	inferMoves(input, matcher);
	return claims;
}
function collectHints(systems, directory) {
	const pinned = [];
	const hinted = [];
	let total = 0;
	for (const { system, assets } of systems) for (const asset of assets) {
		const desired = total++;
		if (asset.hints === null) continue;
		const { id } = asset.hints;
		if (id !== null) pinned.push({
			desired,
			id: id.value,
			at: {
				file: asset.document.file,
				offset: id.offset
			}
		});
		else hinted.push({
			desired,
			asset,
			system,
			...sourceOf$1(asset, system, directory)
		});
	}
	return {
		total,
		pinned,
		hinted
	};
}
function sourceOf$1(asset, system, directory) {
	const movedFrom = asset.hints?.movedFrom ?? null;
	let from = system;
	if (movedFrom !== null) {
		const { value: reference, offset } = movedFrom;
		const systems = findByReference(directory, reference);
		const [only, another] = systems;
		if (only === void 0 || another !== void 0) return {
			source: null,
			unresolved: {
				at: {
					file: asset.document.file,
					offset
				},
				reference,
				systems,
				takesFacility: false
			}
		};
		from = only;
	}
	const name = asset.hints?.renamedFrom?.value ?? asset.name;
	return {
		source: from.id === system.id && name === asset.name ? null : {
			system: from,
			name
		},
		unresolved: null
	};
}
function claimByIds(pinned, { claims, report }) {
	if (pinned.length === 0) return;
	const wanted = /* @__PURE__ */ new Map();
	for (const pin of pinned) {
		claims.fail(pin.desired);
		if (!wanted.has(pin.id)) wanted.set(pin.id, pin);
	}
	claims.assets.forEach((asset, live) => {
		const pin = wanted.get(asset.id);
		if (pin === void 0) return;
		claims.claim(pin.desired, live);
		wanted.delete(asset.id);
	});
	for (const { id, at } of wanted.values()) report(diagnostic("unknown-asset-id", "error", at, { id }));
}
function claimOwnNames(systems, claims) {
	const open = [];
	let desired = -1;
	for (const { system, assets } of systems) for (const asset of assets) {
		desired++;
		if (asset.hints !== null) continue;
		const live = claims.onlyUnclaimed(system.id, asset.name);
		if (live >= 0) claims.claim(desired, live);
		else if (live === -2 || isParked(claims, system.id, asset.name)) open.push({
			desired,
			asset,
			system,
			source: null,
			unresolved: null
		});
	}
	return open;
}
function isParked(claims, systemId, name) {
	return claims.hasParked && claims.onlyUnclaimed(systemId, name + "~cip-sync") !== -1;
}
function claimByHints(hinted, matcher) {
	const { claims } = matcher;
	const firsts = withoutTwins(hinted, claims);
	refuseUnclearSystems(firsts, matcher);
	refuseSharedSources(firsts, matcher);
	const open = firsts.filter(({ desired }) => claims.liveOf[desired] !== -2);
	settle(open, claims);
	return open;
}
function claimTheRest(all, matcher) {
	const open = withoutTwins(all, matcher.claims);
	settleWithLeftovers(open, matcher.claims);
	for (const claimant of open) if (isOpen(claimant, matcher.claims)) conclude(claimant, matcher);
	else adviseOnHints(claimant, matcher);
}
function withoutTwins(claimants, claims) {
	const firsts = /* @__PURE__ */ new Map();
	for (const claimant of claimants) {
		const key = nameKey(claimant.system.id, claimant.asset.name);
		if (firsts.has(key)) claims.doubt(claimant);
		else firsts.set(key, claimant);
	}
	return [...firsts.values()];
}
function refuseUnclearSystems(hinted, { claims, directory, report }) {
	for (const claimant of hinted) {
		const { unresolved } = claimant;
		if (unresolved === null || unresolved.systems.length === 0) continue;
		claims.doubt(claimant);
		report(systemReferenceProblem(directory, unresolved));
	}
}
function refuseSharedSources(hinted, { claims, report }) {
	const bySource = /* @__PURE__ */ new Map();
	for (const claimant of hinted) {
		const { source } = claimant;
		if (source !== null) addUnder(bySource, nameKey(source.system.id, source.name), claimant);
	}
	for (const sharers of bySource.values()) {
		if (sharers.length < 2) continue;
		for (const claimant of sharers) {
			claims.doubt(claimant);
			report(renameConflict(claimant, "shared-source", []));
		}
	}
}
function conclude(claimant, matcher) {
	const { asset, system, source } = claimant;
	const { claims, report } = matcher;
	const { own, source: sources, parked } = findCandidates(claimant, claims);
	const all = [
		...own,
		...sources,
		...parked
	];
	if (all.length === 0 && asset.hints === null) return;
	claims.doubt(claimant);
	if (all.length === 0) report(missingSource(claimant, matcher));
	else if (own.length > 1) report(ambiguous(claimant, {
		system,
		name: asset.name
	}, own, matcher));
	else if (source === null || sources.length === 0) report(ambiguous(claimant, {
		system,
		name: asset.name + SWAP_SUFFIX
	}, parked, matcher));
	else if (all.length === sources.length) report(ambiguous(claimant, source, sources, matcher));
	else report(renameConflict(claimant, "both-live", all.map((live) => named(claims.assets[live]))));
}
function ambiguous({ asset }, { system, name }, lives, matcher) {
	const ids = lives.map((live) => matcher.claims.assets[live].id);
	const args = {
		name,
		system: matcher.directory.place(system.id),
		ids
	};
	return diagnostic("ambiguous-asset", "error", placeOf(asset), args);
}
function hintedAddress({ asset, system, source }) {
	return source ?? {
		system,
		name: asset.name
	};
}
function missingSource(claimant, { directory }) {
	const { asset, unresolved } = claimant;
	if (unresolved !== null) return systemReferenceProblem(directory, unresolved);
	const { name: source, system } = hintedAddress(claimant);
	const args = {
		name: asset.name,
		source,
		system: directory.place(system.id)
	};
	return diagnostic("rename-source-missing", "error", hintPlace(asset), args);
}
function renameConflict(claimant, reason, assets) {
	const { asset } = claimant;
	const args = {
		name: asset.name,
		source: hintedAddress(claimant).name,
		reason,
		assets
	};
	return diagnostic("rename-conflict", "error", hintPlace(asset), args);
}
function adviseOnHints({ desired, asset, system, unresolved }, { claims, directory, report }) {
	const live = claims.assets[claims.liveOf[desired]];
	if (asset.hints === null || live?.name !== asset.name || live.cyber_system_id !== system.id) return;
	if (unresolved !== null) {
		report({
			...systemReferenceProblem(directory, unresolved),
			severity: "warning"
		});
		return;
	}
	const keys = [...asset.hints.renamedFrom === null ? [] : ["renamed_from"], ...asset.hints.movedFrom === null ? [] : ["moved_from"]];
	report(diagnostic("hint-done", "notice", hintPlace(asset), {
		name: asset.name,
		key: keys.join(" and ")
	}));
}
function hintPlace({ document, hints }) {
	const { offset } = hints?.renamedFrom ?? hints?.movedFrom;
	return {
		file: document.file,
		offset
	};
}
function inferMoves({ systems, moveSources }, matcher) {
	const { claims } = matcher;
	const unmatched = unmatchedByName(systems, claims);
	if (unmatched.size === 0) return;
	const sources = /* @__PURE__ */ new Set([...moveSources, ...systems.map(({ system }) => system.id)]);
	const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
	const unclaimed = /* @__PURE__ */ new Map();
	claims.assets.forEach((asset, live) => {
		if (claims.claimed[live] === 1 || !sources.has(asset.cyber_system_id)) return;
		if (ignoring.get(asset.cyber_system_id)?.find(asset.name)) return;
		if (unmatched.has(asset.name)) addUnder(unclaimed, asset.name, live);
	});
	for (const [name, lives] of unclaimed) {
		const livesOf = groupBy(lives, (live) => claims.assets[live].asset_type);
		const retyped = [];
		for (const [type, entries] of groupBy(unmatched.get(name), ({ asset }) => asset.assetType)) {
			const same = livesOf.get(type) ?? [];
			if (entries.length === 1 && same.length === 1) claims.claim(entries[0].desired, same[0]);
			else if (same.length > 0) reportMoves(entries, same, matcher);
			else retyped.push(...entries);
		}
		const left = lives.filter((live) => claims.claimed[live] !== 1);
		if (left.length > 0) reportMoves(retyped, left, matcher);
	}
}
function reportMoves(entries, lives, matcher) {
	const { claims, directory, report } = matcher;
	const meant = lives.map((live) => claims.assets[live]).sort((a, b) => compareIds(a.id, b.id));
	const assets = meant.map(({ id, cyber_system_id }) => ({
		id,
		system: directory.place(cyber_system_id)
	}));
	const types = new Set(meant.map(({ asset_type }) => asset_type));
	for (const { asset } of entries) {
		const isRetyped = !types.has(asset.assetType);
		report(diagnostic("ambiguous-move", "warning", placeOf(asset), {
			name: asset.name,
			assets,
			isRetyped
		}));
	}
}
function unmatchedByName(systems, { liveOf }) {
	const unmatched = /* @__PURE__ */ new Map();
	let desired = -1;
	for (const { assets } of systems) for (const asset of assets) if (liveOf[++desired] === -1) addUnder(unmatched, asset.name, {
		desired,
		asset
	});
	return unmatched;
}
// src/core/diff.ts
const NO_SYSTEMS = /* @__PURE__ */ new Set();
function diff(input, report) {
	const { directory, live, declaredBefore } = input;
	const { systems, unresolved } = resolveSystems(input.inventory, directory, report);
	const matching = matchAssets({
		systems,
		live: live.assets,
		directory,
		moveSources: declaredBefore ?? NO_SYSTEMS
	}, report);
	return {
		...compareDesired(systems, matching, input),
		...sortOutUnclaimed(systems, matching, input),
		systems,
		unresolved,
		doubtful: matching.doubtful
	};
}
function compareDesired(systems, { liveOf }, { live, directory }) {
	const creates = [];
	const updates = [];
	let unchanged = 0;
	let number = -1;
	for (const { system, assets } of systems) for (const asset of assets) {
		const match = liveOf[++number];
		if (match === -1) creates.push(create(asset, directory.systems.place(system.id), live.organization));
		if (match < 0) continue;
		const update = compare(asset, system, live.assets[match], directory);
		if (update === null) unchanged++;
		else updates.push(update);
	}
	return {
		creates,
		updates,
		unchanged
	};
}
function create(asset, system, organization) {
	const identity = {
		action: "create",
		id: null,
		before: null,
		after: {
			name: asset.name,
			cyber_system_id: system.id,
			asset_type: asset.assetType
		}
	};
	return {
		...identity,
		fingerprint: fingerprint({
			organization,
			...identity
		}),
		cyberSystem: system,
		desired: asset
	};
}
function compare(asset, system, live, directory) {
	const changed = [];
	if (live.name !== asset.name) changed.push("name");
	if (live.cyber_system_id !== system.id) changed.push("cyber_system_id");
	if (live.asset_type !== asset.assetType) changed.push("asset_type");
	if (changed.length === 0) return null;
	const after = {
		name: asset.name,
		cyber_system_id: system.id,
		asset_type: asset.assetType
	};
	const identity = {
		action: "update",
		id: live.id,
		before: stateOf$1(live),
		after
	};
	const fromSystem = directory.systems.place(live.cyber_system_id);
	const cyberSystem = directory.systems.place(system.id);
	const organization = live.organization_slug;
	return {
		...identity,
		fingerprint: fingerprint({
			organization,
			...identity
		}),
		changed,
		cyberSystem,
		fromSystem,
		desired: asset
	};
}
function sortOutUnclaimed(systems, { claimed }, input) {
	const { live, directory, declaredBefore } = input;
	const prunes = new Map(systems.map((resolved) => [resolved.system.id, shouldPrune(resolved, declaredBefore)]));
	const ignoring = new Map(systems.map(({ system, ignore }) => [system.id, ignore]));
	const deletes = [];
	const undeclared = [];
	const unmanaged = [];
	const adopted = /* @__PURE__ */ new Map();
	let managed = 0;
	let ignored = 0;
	live.assets.forEach((asset, number) => {
		const { cyber_system_id: id } = asset;
		const prune = prunes.get(id);
		if (prune !== void 0) managed++;
		if (claimed[number] === 1) return;
		if (prune === void 0) {
			unmanaged.push(asset);
			return;
		}
		if (ignoring.get(id)?.find(asset.name)) {
			ignored++;
			return;
		}
		if (prune === true) deletes.push(remove(asset, directory));
		else undeclared.push({
			asset,
			cyberSystem: directory.systems.place(id)
		});
		if (prune === "adopting") adopted.set(id, (adopted.get(id) ?? 0) + 1);
	});
	return {
		deletes,
		undeclared,
		ignored,
		unmanaged,
		adopted,
		managed
	};
}
function shouldPrune({ system, prune }, declaredBefore) {
	if (prune !== null) return prune;
	return declaredBefore === null || declaredBefore.has(system.id) ? true : "adopting";
}
function remove(asset, directory) {
	const identity = {
		action: "delete",
		id: asset.id,
		before: stateOf$1(asset),
		after: null
	};
	const cyberSystem = directory.systems.place(asset.cyber_system_id);
	return {
		...identity,
		fingerprint: deletionFingerprint(asset),
		cyberSystem
	};
}
// src/core/part.ts
function checkWhole(outside, { systems }, { deletes }, report) {
	const ours = outside.filter(({ cyberSystem }) => findByReference(systems, cyberSystem.value).length > 0);
	const [first] = ours;
	if (first === void 0) return;
	const { file, cyberSystem } = first;
	const files = new Set(ours.map((document) => document.file.path)).size;
	const args = {
		name: cyberSystem.value,
		files,
		deletes: deletes.length
	};
	const severity = deletes.length > 0 ? "error" : "warning";
	report(diagnostic("partial-inventory", severity, {
		file,
		offset: cyberSystem.offset
	}, args));
}
function chooseSystems(reference, { directory, documents }) {
	const { systems } = directory;
	const named = findByReference(systems, reference);
	if (named.length === 1) return { systems: named };
	if (named.length > 1) return { several: referencesTo(named, directory) };
	const sited = [...systems.byId.values()].filter(({ id }) => isSited(reference, systems.place(id)));
	if (sited.length === 1) return { systems: sited };
	if (sited.length > 1) return { several: sited.map(({ id }) => id) };
	const path = reference.replaceAll("\\", "/").replace(/^\.\//, "");
	const inFile = documents.filter(({ file }) => file.path === path);
	if (inFile.length === 0) return { near: nearReferences(reference, directory) };
	return { systems: resolveSystems({
		documents: inFile,
		isComplete: false
	}, directory, unreported).systems.map(({ system }) => system) };
}
function referencesTo(namesakes, { systems }) {
	const bySite = groupBy(namesakes, ({ id }) => systems.place(id).site?.name ?? null);
	return namesakes.map(({ id, name }) => {
		const site = systems.place(id).site?.name ?? null;
		return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
	});
}
function nearReferences(reference, directory) {
	return directory.systems.names.nearest(reference).flatMap((name) => {
		const named = findByReference(directory.systems, name);
		return named.length > 1 ? referencesTo(named, directory) : [name];
	});
}
function isSited(reference, { site, name }) {
	return site !== null && (reference === `${site.name}/${name}` || reference === `${site.name} / ${name}`);
}
function partOf(changes, systems, drift) {
	const isChosen = ({ before, after }) => [before, after].some((state) => state !== null && systems.has(state.cyber_system_id));
	const chosen = new Set(changes.filter(isChosen));
	const needed = new Set(chosen);
	const { steps } = orderChanges(toExecute(changes, drift));
	const open = steps.flatMap((step, number) => step.kind === "write" && chosen.has(step.change) ? [number] : []);
	const seen = new Set(open);
	for (let number = open.pop(); number !== void 0; number = open.pop()) {
		const step = steps[number];
		if (step.kind !== "gate") needed.add(step.change);
		for (const before of step.waitsFor) {
			if (!seen.has(before)) open.push(before);
			seen.add(before);
		}
	}
	const kept = changes.filter((change) => needed.has(change));
	return {
		changes: kept,
		leftOut: changes.length - kept.length,
		along: needed.size - chosen.size
	};
}
// src/core/renames.ts
const MOST_COMPARED = 25e4;
function findPossibleRenames({ changes, executed, head, base }, report) {
	const deletes = changes.filter((change) => change.action === "delete");
	const creates = changes.filter((change) => change.action === "create");
	if (deletes.length === 0 || creates.length === 0) return;
	const placesOf = placesIn(head, base ?? []);
	const deletesOf = groupBy(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
	let budget = MOST_COMPARED;
	for (const [key, created] of groupBy(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
		const all = {
			deletes: deletesOf.get(key) ?? [],
			creates: created
		};
		budget -= all.deletes.length * created.length;
		for (const { from, to, isInPlace } of pairUp(all, placesOf, budget >= 0)) {
			const isExecuted = executed.has(from) && executed.has(to);
			const names = {
				from: from.before.name,
				to: to.after.name,
				id: from.id,
				system: to.cyberSystem
			};
			report(diagnostic("possible-rename", "warning", placeOf(to.desired), {
				...names,
				isInPlace,
				isExecuted
			}));
		}
	}
}
function pairUp(all, placesOf, isCompared) {
	if (all.deletes.length === 0) return [];
	const inPlace = pairsInPlace(all, placesOf, isCompared);
	const alike = pairsAlike(without(all, inPlace), isCompared);
	const { deletes, creates } = without(all, [...inPlace, ...alike]);
	const isLast = deletes.length === 1 && creates.length === 1;
	return [
		...inPlace,
		...alike,
		...isLast ? [{
			from: deletes[0],
			to: creates[0],
			isInPlace: false
		}] : []
	];
}
function without({ deletes, creates }, pairs) {
	const paired = new Set(pairs.flatMap(({ from, to }) => [from, to]));
	return {
		deletes: deletes.filter((one) => !paired.has(one)),
		creates: creates.filter((one) => !paired.has(one))
	};
}
function pairsInPlace({ deletes, creates }, placesOf, isCompared) {
	const places = placesOf(deletes[0].cyberSystem.id);
	if (places === null) return [];
	const deletesByGap = /* @__PURE__ */ new Map();
	for (const from of deletes) {
		const place = places.before.get(from.id) ?? places.before.get(`"${from.before.name}`);
		if (place !== void 0) addUnder(deletesByGap, place.gap, {
			from,
			order: place.order
		});
	}
	const inFileOrder = [...creates].sort((a, b) => a.desired.offset - b.desired.offset);
	const createsByGap = groupBy(inFileOrder, ({ desired }) => places.now.get(desired));
	return [...deletesByGap].flatMap(([gap, ordered]) => {
		const inGap = {
			deletes: ordered.sort((a, b) => a.order - b.order).map(({ from }) => from),
			creates: createsByGap.get(gap) ?? []
		};
		const alike = inGap.deletes.length === inGap.creates.length ? [] : pairsAlike(inGap, isCompared);
		const others = without(inGap, alike);
		const count = Math.min(others.deletes.length, others.creates.length);
		const inOrder = others.deletes.slice(0, count).map((from, index) => ({
			from,
			to: others.creates[index]
		}));
		return [...alike, ...inOrder].map(({ from, to }) => ({
			from,
			to,
			isInPlace: true
		}));
	});
}
function pairsAlike({ deletes, creates }, isCompared) {
	if (!isCompared) {
		const bySpelling = new Map(creates.map((to) => [spelling(to.after.name), to]));
		return deletes.flatMap((from) => {
			const key = spelling(from.before.name);
			const to = bySpelling.get(key);
			bySpelling.delete(key);
			return to === void 0 ? [] : [{
				from,
				to,
				isInPlace: false
			}];
		});
	}
	const spelled = creates.map((to) => ({
		to,
		name: spelling(to.after.name)
	}));
	const alike = deletes.flatMap((from) => {
		const name = spelling(from.before.name);
		return spelled.map((other) => ({
			from,
			to: other.to,
			likeness: likeness(name, other.name)
		}));
	}).filter((pair) => pair.likeness >= LEAST_LIKENESS).sort((a, b) => b.likeness - a.likeness);
	const paired = /* @__PURE__ */ new Set();
	return alike.flatMap(({ from, to }) => {
		if (paired.has(from) || paired.has(to)) return [];
		paired.add(from).add(to);
		return [{
			from,
			to,
			isInPlace: false
		}];
	});
}
const LEAST_LIKENESS = .5;
const LONGEST = 100;
function likeness(a, b) {
	if (a === b) return 1;
	const [start, end] = commonEnds(a, b, LONGEST);
	return (start + end) / Math.max(a.length, b.length);
}
function placesIn(head, base) {
	const headOf = new Map(head.map((one) => [one.system.id, one]));
	const baseOf = new Map(base.map((one) => [one.system.id, one]));
	const placesOf = remember((id) => placesOfSystem(headOf.get(id), baseOf.get(id)));
	return (id) => baseOf.has(id) ? placesOf(id) : null;
}
function placesOfSystem(now, before) {
	const namesNow = new Set(now.assets.map(({ name }) => name));
	const kept = new Set(before.assets.flatMap(({ name }) => namesNow.has(name) ? name : []));
	const isAlone = now.documents.length === 1 && before.documents.length === 1;
	const places = {
		before: /* @__PURE__ */ new Map(),
		now: /* @__PURE__ */ new Map()
	};
	let order = 0;
	eachEntry(before.documents, isAlone, kept, ({ name, hints }, gap) => {
		places.before.set(`"${name}`, {
			gap,
			order: ++order
		});
		if (hints?.id != null) places.before.set(hints.id.value, {
			gap,
			order
		});
	});
	eachEntry(now.documents, isAlone, kept, (asset, gap) => void places.now.set(asset, gap));
	return places;
}
function eachEntry(documents, isAlone, kept, visit) {
	const ofFile = /* @__PURE__ */ new Map();
	for (const { file, assets } of documents) {
		const number = ofFile.get(file.path) ?? 0;
		ofFile.set(file.path, number + 1);
		const document = isAlone ? "" : `${number} ${file.path}`;
		let gap = `${document}\n`;
		for (const asset of assets) if (kept.has(asset.name)) gap = `${document}\n${asset.name}`;
		else visit(asset, gap);
	}
}
// src/core/plan.ts
function makePlan(input) {
	const { head, live, settings } = input;
	const directory = makeDirectory(live, settings);
	const { base, applied, notices } = planEarlier(input, directory);
	const diagnostics = [...input.diagnostics, ...notices];
	const report = (finding) => void diagnostics.push(finding);
	const difference = diff({
		inventory: head,
		declaredBefore: (applied ?? base)?.systemIds ?? null,
		live,
		directory
	}, report);
	checkDeclared(difference, settings.uniqueNames, report);
	checkWhole(input.outside ?? [], directory, { deletes: certainDeletes(head, difference) }, report);
	adviseOnFields(live, settings, report);
	if (hasErrors(diagnostics)) return invalidPlan(live.organization, diagnostics, settings);
	advise(difference, {
		directory,
		baseSystems: base?.systemIds ?? /* @__PURE__ */ new Set()
	}, report);
	const compared = {
		base: base?.fingerprints ?? null,
		applied: applied?.fingerprints ?? null,
		held: input.held
	};
	const classified = [
		...difference.deletes,
		...difference.updates,
		...difference.creates
	].map((change) => ({
		...change,
		origin: originOf(change, live.organization, compared)
	}));
	const changes = withNeeded(classified.sort(inPlanOrder));
	findPossibleRenames({
		changes,
		executed: new Set(toExecute(changes, settings.drift)),
		head: difference.systems,
		base: (base ?? applied)?.systems ?? null
	}, report);
	const contents = {
		organization: live.organization,
		diagnostics,
		settings,
		changes,
		difference
	};
	const only = input.only ?? null;
	if (only === null) return assemble(contents);
	const part = partOf(changes, only.systems, settings.drift);
	const undeclared = difference.undeclared.filter(({ cyberSystem }) => only.systems.has(cyberSystem.id));
	const plan = assemble({
		...contents,
		changes: part.changes,
		difference: {
			...difference,
			undeclared
		}
	});
	const summary = {
		...plan.summary,
		left_out: part.leftOut
	};
	return {
		...plan,
		summary,
		only: {
			references: only.references,
			along: part.along
		}
	};
}
function planEarlier({ head, base, applied, live }, directory) {
	const isOne = base === applied;
	const appliedPlan = applied === null ? null : earlierPlan(isOne ? "base" : "applied", applied, {
		directory,
		live,
		before: null
	});
	const basePlan = isOne ? appliedPlan : base === null ? null : earlierPlan("base", base, {
		directory,
		live,
		before: appliedPlan
	});
	return {
		base: basePlan,
		applied: appliedPlan,
		notices: (base === head || applied === head ? [] : [.../* @__PURE__ */ new Set([appliedPlan, basePlan])]).flatMap((earlier) => earlier?.notices ?? [])
	};
}
function checkDeclared({ systems, unresolved }, uniqueNames, report) {
	const resolved = systems.map(({ system, assets, documents }) => ({
		key: system.id,
		assets,
		documents
	}));
	checkBetween([...resolved, ...groupByText(unresolved)], uniqueNames, report);
}
function invalidPlan(organization, diagnostics, settings) {
	return assemble({
		organization,
		diagnostics,
		settings,
		changes: [],
		difference: {
			undeclared: [],
			ignored: 0,
			unchanged: 0,
			unmanaged: [],
			managed: 0
		}
	});
}
function assemble({ organization, diagnostics, settings, changes, difference }) {
	const executed = toExecute(changes, settings.drift);
	const summary = summarize(changes, executed, difference);
	return {
		organization,
		only: null,
		summary,
		changes,
		toExecute: executed,
		undeclared: [...difference.undeclared].sort(inUndeclaredOrder),
		managed: difference.managed,
		diagnostics: inFileOrder(diagnostics),
		guards: checkGuards(summary.delete, difference.managed, settings),
		digest: digest(executed.map((change) => change.fingerprint))
	};
}
function summarize(changes, executed, difference) {
	const updates = executed.filter((change) => change.action === "update");
	return {
		create: executed.filter((change) => change.action === "create").length,
		update: updates.length,
		delete: executed.filter((change) => change.action === "delete").length,
		renamed: updates.filter(({ changed }) => changed.includes("name")).length,
		moved: updates.filter(({ changed }) => changed.includes("cyber_system_id")).length,
		retyped: updates.filter(({ changed }) => changed.includes("asset_type")).length,
		unchanged: difference.unchanged,
		undeclared: difference.undeclared.length,
		ignored: difference.ignored,
		unmanaged: difference.unmanaged.length,
		pending: executed.filter((change) => change.origin === "pending").length,
		drift: changes.length - executed.length
	};
}
function inUndeclaredOrder(a, b) {
	return compareText(a.cyberSystem.name, b.cyberSystem.name) || compareIds(a.cyberSystem.id, b.cyberSystem.id) || compareText(a.asset.name, b.asset.name) || compareIds(a.asset.id, b.asset.id);
}
const ACTION_ORDER = {
	delete: 0,
	update: 1,
	create: 2
};
function inPlanOrder(a, b) {
	return compareText(a.cyberSystem.name, b.cyberSystem.name) || compareIds(a.cyberSystem.id, b.cyberSystem.id) || ACTION_ORDER[a.action] - ACTION_ORDER[b.action] || compareText((a.after ?? a.before).name, (b.after ?? b.before).name) || compareIds(a.id ?? "", b.id ?? "");
}
function earlierPlan(name, inventory, { directory, live, before }) {
	const problems = [];
	const difference = diff({
		inventory,
		declaredBefore: before?.systemIds ?? null,
		directory,
		live
	}, (d) => problems.push(d));
	const unresolved = new Set(difference.unresolved.map(({ file }) => file));
	const notices = problems.flatMap(({ at, code }) => {
		if (at === null || !unresolved.delete(at.file)) return [];
		return [diagnostic("base-document-skipped", "notice", at, {
			base: name,
			code
		})];
	});
	const fingerprints = new Set([...difference.creates, ...difference.updates].map((change) => change.fingerprint));
	for (const change of certainDeletes(inventory, difference)) fingerprints.add(change.fingerprint);
	const { systems } = difference;
	return {
		fingerprints,
		systemIds: new Set(systems.map(({ system }) => system.id)),
		systems,
		notices
	};
}
function certainDeletes({ isComplete }, { deletes, unresolved, doubtful }) {
	if (!isComplete || unresolved.length > 0) return [];
	return deletes.filter(({ before }) => !doubtful.has(nameKey(before.cyber_system_id, before.name)));
}
function advise(difference, input, report) {
	adviseReleased(difference, input, report);
	adviseAdopted(difference, input.directory, report);
	adviseNamesInUse(difference, input.directory, report);
}
function adviseReleased({ systems, unmanaged }, { directory, baseSystems }, report) {
	const declared = new Set(systems.map(({ system }) => system.id));
	const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
	if (released.size === 0) return;
	for (const { cyber_system_id: id } of unmanaged) {
		const count = released.get(id);
		if (count !== void 0) released.set(id, count + 1);
	}
	for (const [id, count] of released) {
		const system = directory.systems.place(id);
		report(diagnostic("system-released", "warning", null, {
			system,
			count
		}));
	}
}
function adviseAdopted({ adopted }, directory, report) {
	for (const [id, count] of adopted) {
		const system = directory.systems.place(id);
		report(diagnostic("system-adopted", "notice", null, {
			system,
			count
		}));
	}
}
function adviseNamesInUse({ creates, unmanaged }, directory, report) {
	if (creates.length === 0) return;
	const names = new Set(creates.map((change) => change.after.name));
	const inUse = /* @__PURE__ */ new Map();
	for (const asset of unmanaged) if (names.has(asset.name) && !inUse.has(asset.name)) inUse.set(asset.name, asset);
	for (const { desired } of creates) {
		const asset = inUse.get(desired.name);
		if (asset === void 0) continue;
		const { id, name } = asset;
		const system = directory.systems.place(asset.cyber_system_id);
		const reference = directory.systems.byId.has(system.id) ? referenceTo(directory.systems, system) : null;
		report(diagnostic("name-in-use", "warning", placeOf(desired), {
			name,
			id,
			system,
			reference
		}));
	}
}
// src/report/evidence.ts
function evidenceDocument(input) {
	const { report, context } = input;
	const results = new Map(report?.results.map((result) => [result.change, result]));
	return {
		format_version: "1.1",
		tool: input.tool,
		organization: input.organization,
		service: input.service,
		result: input.result,
		digest: input.digest,
		approval: input.approval,
		started_at: iso(input.startedAt),
		ended_at: iso(input.endedAt),
		...context,
		files: input.files,
		summary: { ...input.summary },
		guards: input.guards,
		changes: input.changes.map((change) => changeDocument(change, results.get(change) ?? null, input)),
		closing_read: closingDocument(report),
		differences: report?.differences.map(differenceDocument) ?? [],
		ledger: input.ledger
	};
}
function changeDocument(change, result, { attemptsOf, shownIn }) {
	const { fingerprint, action, before, after, origin, cyberSystem } = change;
	const isMove = change.action === "update" && change.changed.includes("cyber_system_id");
	return {
		fingerprint,
		action,
		origin,
		id: result?.id ?? change.id,
		cyber_system: systemDocument(cyberSystem),
		from_cyber_system: isMove ? systemDocument(change.fromSystem) : null,
		before,
		after,
		outcome: result?.outcome ?? "not-started",
		reason: result?.reason ?? null,
		detail: result?.detail ?? null,
		attempts: result === null ? 0 : attemptsOf(result),
		started_at: timeOf(result?.startedAt),
		ended_at: timeOf(result?.endedAt),
		shown_in: shownIn(change),
		recreate: action === "delete" ? recreate(change.before) : null
	};
}
function recreate(body) {
	return {
		request: "POST /cyber-assets",
		body,
		note: "The asset would have a new id, and none of its compliance history."
	};
}
function closingDocument(report) {
	if (report === null) return null;
	return {
		converged: report.converged,
		failure: report.closingFailure,
		stopped: report.stopped
	};
}
function differenceDocument({ change, kind, found }) {
	const assets = found.map(({ id, name, cyber_system_id, asset_type }) => ({
		id,
		name,
		cyber_system_id,
		asset_type
	}));
	return {
		fingerprint: change.fingerprint,
		kind,
		found: assets
	};
}
function iso(ms) {
	return new Date(ms).toISOString();
}
function timeOf(ms) {
	return ms == null ? null : iso(ms);
}
// src/commands/git-context.ts
async function inventoryCommit({ head, host, git }) {
	if (head.kind === "commit") return head.commit;
	return given(host.env.CIP_SYNC_COMMIT) ?? gitAnswer(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]);
}
function given(text) {
	return text === void 0 || text.trim() === "" ? null : text.trim();
}
// src/commands/ledger.ts
var import__node_os = require__node_os();
async function withLedger(context, run) {
	const { connection, settings } = context;
	if (settings.ledger === "") return run(context);
	const { openLedger } = await import("./ledger-run.js");
	const ledger = await openLedger(await ledgerPlace(context), context, connection.reader);
	try {
		return await run({
			...context,
			ledger,
			connection: {
				...connection,
				reader: ledger.reader
			}
		});
	} finally {
		ledger.close();
	}
}
async function ledgerPlace(context) {
	if (isOfAction(context)) return actionPlace(context);
	const { settings, host, cwd, git } = context;
	return {
		remote: await remoteOf(settings.ledger, cwd, git),
		env: {},
		key: host.env.CIP_SYNC_LEDGER_KEY ?? "",
		keyInput: "CIP_SYNC_LEDGER_KEY",
		name: {
			run: eightDigits(host.random),
			attempt: 1
		},
		temporary: (0, import__node_os.tmpdir)(),
		isPrivate: null
	};
}
function isOfAction(context) {
	return "runner" in context;
}
async function actionPlace({ settings, runner, cwd, git, shutdown }) {
	const { env, temporary } = runner;
	const token = runner.input("ledger-token").trim();
	if (token === "") throw new ConfigurationError("ledger-token", "is needed: whether the ledger is public is asked with it.");
	const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
	if (branch === void 0) throw new ConfigurationError("ledger", "must be BRANCH or OWNER/REPO#BRANCH.");
	const serverUrl = env.GITHUB_SERVER_URL ?? "https://github.com";
	const own = owner === void 0 ? await urlOfRemote("origin", git) : `${serverUrl}/${owner}/${repo}`;
	if (own === null) throw new ConfigurationError("ledger", "names a branch of this repository, and the checkout has no origin.");
	const [ownOwner = "", ownRepo = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
	const { createGitHub } = await import("./client.js");
	const { tokenEnvironment } = await import("./fetch.js");
	const github = createGitHub({
		owner: owner ?? ownOwner,
		repo: repo ?? ownRepo,
		...askingGitHub(runner, token)
	})(shutdown.cut);
	return {
		remote: {
			url: resolved(own, cwd),
			branch
		},
		env: tokenEnvironment(serverUrl, token),
		key: runner.input("ledger-key"),
		keyInput: "ledger-key",
		temporary,
		name: {
			run: env.GITHUB_RUN_ID ?? "0",
			attempt: Number(env.GITHUB_RUN_ATTEMPT ?? "1") || 1
		},
		isPrivate: () => github.isPrivate()
	};
}
function resolved(url, cwd) {
	return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}
function eightDigits(random) {
	return Math.floor(random() * 4294967296).toString(16).padStart(8, "0");
}
const NO_BRANCH = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|(?:^|\/)\.|[./]$|\.lock(?:\/|$)/u;
async function remoteOf(text, cwd, git) {
	const at = text.lastIndexOf("#");
	const [place, branch] = [text.slice(0, at), text.slice(at + 1)];
	if (at < 1 || branch === "") throw new ConfigurationError("ledger", "must be REMOTE#BRANCH, such as ../ledger.git#inventory-ledger.");
	if (NO_BRANCH.test(branch)) throw new ConfigurationError("ledger", `names ${word(branch)}, which no branch can be called.`);
	const named = /^[\w.-]+$/.test(place) ? await urlOfRemote(place, git) : null;
	const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]+:/.test(place);
	return {
		url: named ?? (isAddress ? place : (0, import__node_path.resolve)(cwd, place)),
		branch
	};
}
function urlOfRemote(name, git) {
	return gitAnswer(git, [
		"config",
		"--get",
		`remote.${name}.url`
	]);
}
// src/commands/reviews.ts
async function readReviews(context, revision) {
	const { cwd, settings, git: run } = context;
	const selections = await readPaths([settings.reviews], cwd);
	const { readReview } = await import("./review2.js");
	const reviews = [];
	const visit = (file) => {
		const read = readText(file, unreported);
		if (read === null) return;
		const { path, text } = read;
		reviews.push({
			path,
			text,
			sha256: sha256(text),
			...parsed(text, readReview)
		});
	};
	await readRevision(revision, {
		cwd,
		run,
		selections
	}, visit, unreported);
	return reviews;
}
function parsed(text, read) {
	try {
		return read(load$1(text));
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return {
			review: null,
			wrong: "its YAML"
		};
	}
}
async function reviewFindings(context, base) {
	if (context.settings.ledger === "") return [];
	const earlier = new Set((base === null ? [] : await readReviews(context, base)).map(keyOf));
	const fresh = (await readReviews(context, context.head)).filter((review) => !earlier.has(keyOf(review)));
	const findings = fresh.filter(({ review }) => review === null).map((review) => findingOf(review, `it is not as audit review writes it, at ${review.wrong}`));
	const whole = fresh.filter(({ review }) => review !== null);
	if (whole.length === 0) return findings;
	return withLedger(context, async ({ ledger }) => {
		for (const review of whole) {
			const problem = await ledger?.reviewProblem(review.review) ?? null;
			if (problem !== null) findings.push(findingOf(review, problem));
		}
		return findings;
	});
}
function keyOf({ path, sha256: hash }) {
	return `${path} ${hash}`;
}
function findingOf({ path, text }, problem) {
	return diagnostic("review-mismatch", "error", {
		file: sourceFile(path, text),
		offset: null
	}, { problem });
}
async function reviewsToRecord(context) {
	const { ledger, runner, head } = context;
	if (ledger === null) return [];
	const recorded = await ledger.reviews();
	const fresh = (await readReviews(context, head)).filter((review) => !recorded.has(keyOf(review)));
	const whole = [];
	for (const review of fresh) {
		const problem = review.review === null ? review.wrong : await ledger.reviewProblem(review.review);
		if (problem === null) whole.push(await recordOf(review, context));
		else runner.warn(`review-mismatch: ${review.path} is not recorded: ${problem}.`);
	}
	return whole;
}
async function recordOf({ path, sha256, review }, context) {
	const { github, settings, runner, folder } = context;
	const { date, ledger_commit, live_sha256, scope, statement } = review;
	const { entries } = await github.client.commits({
		sha: runner.commit,
		path: folder + path
	}, 1);
	const pull = entries[0] === void 0 ? null : await pullBehind(entries[0], context);
	const author = pull?.author?.login ?? null;
	const approvals = pull === null ? [] : await approvalsOf(pull.number, context);
	const isApprover = (login) => {
		return settings.reviewApprovers.some((each) => each.toLowerCase() === login.toLowerCase());
	};
	return {
		date,
		path,
		sha256,
		ledger_commit,
		live_sha256,
		scope,
		statement,
		pull_request: pull?.number ?? null,
		author,
		head: pull?.head_sha ?? null,
		merge_commit: pull?.merge_commit_sha ?? null,
		approvals,
		approved_by_review_approver: approvals.some(({ user, commit_id }) => {
			return isApprover(user) && user !== author && commit_id === pull?.head_sha;
		})
	};
}
async function pullBehind(commit, context) {
	const { client, defaultBranch } = context.github;
	const { mergedPulls } = await import("./range.js");
	const range = {
		touching: [commit],
		fresh: /* @__PURE__ */ new Set([commit.sha]),
		tried: []
	};
	const wait = (ms) => pause(context, ms);
	const { pulls } = await mergedPulls({
		github: client,
		range,
		early: /* @__PURE__ */ new Map(),
		defaultBranch,
		pause: wait
	});
	return pulls[0] ?? null;
}
async function approvalsOf(number, { github }) {
	const { latestDecisive } = await import("./review.js");
	return latestDecisive(await github.client.reviews(number)).flatMap(({ user, state, submitted_at, commit_id }) => state === "APPROVED" && user !== null && submitted_at !== null ? [{
		user: user.login,
		submitted_at,
		commit_id
	}] : []);
}
// src/commands/snapshot.ts
const NOTHING_KNOWN = {
	base: null,
	applied: null,
	held: /* @__PURE__ */ new Set()
};
async function takeSnapshot(context, compared) {
	const lists = early(readLive(context));
	const diagnostics = [];
	const report = (d) => void diagnostics.push(d);
	const head = await load(context.head, context, report);
	const outside = await findOutside(context.head, sourceOf(context));
	const { base, applied } = await loadCompared(compared, context, report);
	const live = await lists.catch((error) => {
		if (hasErrors(diagnostics)) return null;
		throw error;
	});
	return {
		head: head.inventory,
		files: head.files,
		base,
		applied,
		live,
		outside,
		diagnostics
	};
}
async function loadCompared({ base, applied }, context, report) {
	const loadEarlier = async (name, revision) => revision === null ? null : (await loadBase(name, revision, context, report)).inventory;
	const isOne = base === applied;
	const appliedInventory = await loadEarlier(isOne ? "base" : "applied", applied);
	return {
		applied: appliedInventory,
		base: isOne ? appliedInventory : await loadEarlier("base", base)
	};
}
async function readLive({ connection: { reader }, settings }, withControlCenters = settings.controlCenterField !== "") {
	const [facilities, controlCenters, systems, assets] = await allInOrder([
		reader.facilities(),
		withControlCenters ? reader.controlCenters() : [],
		reader.cyberSystems(),
		reader.cyberAssets()
	]);
	return {
		organization: soleOrganization([
			...facilities,
			...controlCenters,
			...systems
		], assets, settings),
		facilities,
		controlCenters,
		systems,
		assets
	};
}
async function allInOrder(waiting) {
	const all = early(Promise.all(waiting));
	for (const one of waiting) await one;
	return all;
}
function load(revision, context, report) {
	return loadRevision(revision, {
		...sourceOf(context),
		onFile: context.progress.fileRead
	}, report);
}
function sourceOf({ cwd, settings, git }) {
	return {
		cwd,
		paths: settings.paths,
		run: git
	};
}
async function loadBase(name, revision, context, report) {
	if (revision.kind === "commit") await refuseOutside(context);
	const noticed = /* @__PURE__ */ new Set();
	const { inventory, files } = await load(revision, context, ({ code, severity, at }) => {
		const key = at?.file.path ?? "";
		if (severity !== "error" || code === "no-inventory" || noticed.has(key)) return;
		noticed.add(key);
		report(diagnostic("base-document-skipped", "notice", at, {
			base: name,
			code
		}));
	}).catch((error) => {
		throw explainBase(revision, error);
	});
	return {
		inventory: {
			...inventory,
			documents: inventory.documents.filter(({ isWhole }) => isWhole)
		},
		files
	};
}
async function refuseOutside({ settings, cwd }) {
	const outside = (await readPaths(settings.paths, cwd)).find(({ inside }) => !inside);
	if (outside === void 0) return;
	const problem = `names ${word(outside.line)}, outside of the working directory, where no commit is read. Work in a folder above it.`;
	throw new ConfigurationError("path", problem);
}
function explainBase(revision, error) {
	if (revision.kind !== "commit" || !(error instanceof GitError) || error.kind !== "unknown-revision") return error;
	const problem = `names "${revision.commit}", which is no commit of this clone. Check its spelling, or fetch it.`;
	return new ConfigurationError("base", problem, { cause: error });
}
function soleOrganization(records, assets, { organization: expected, detail }) {
	const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
	const [slug = expected] = slugs;
	if (slugs.size > 1) throw new ConfigurationError("api-key", "reads records of more than one organization. Nothing was written. Tell the operator of the service.");
	if (expected !== "" && slug !== expected) {
		const problem = `is not the organization of the API key${detail === "full" ? `, which is ${word(slug)}` : ""}. Nothing was written.`;
		throw new ConfigurationError("organization", problem);
	}
	return slug;
}
// src/commands/plan.ts
async function runPlan(context, compared) {
	const taken = await takeSnapshot(context, compared);
	const reviews = context.ledger === null ? await reviewFindings(context, compared.base) : [];
	const snapshot = reviews.length === 0 ? taken : {
		...taken,
		diagnostics: [...taken.diagnostics, ...reviews]
	};
	const plan = planOf(snapshot, context.settings, {
		...snapshot,
		held: compared.held
	});
	return planned(snapshot, plan, planResult(plan));
}
async function runDrift(context, merged) {
	const { held } = merged;
	const snapshot = await takeSnapshot(context, {
		base: null,
		...merged
	});
	const { head, live } = snapshot;
	const compared = {
		base: head,
		applied: snapshot.applied ?? head,
		held
	};
	const plan = planOf(snapshot, {
		...context.settings,
		drift: "report"
	}, compared);
	const result = hasErrors(plan.diagnostics) ? "invalid" : plan.summary.drift > 0 ? "drifted" : "clean";
	if (live !== null) await context.ledger?.looked(plan, await inventoryCommit(context));
	return {
		...planned(snapshot, plan, result),
		head,
		live
	};
}
function planOf({ head, live, outside, diagnostics }, settings, { base, applied, held }) {
	if (live === null) {
		const told = [...diagnostics];
		checkBetween(groupByText(head.documents), settings.uniqueNames, (finding) => told.push(finding));
		return invalidPlan(settings.organization, told, settings);
	}
	return makePlan({
		head,
		base,
		applied,
		held,
		live,
		outside,
		only: hasErrors(diagnostics) ? null : chosenSystems(settings, head, live),
		diagnostics,
		settings
	});
}
function chosenSystems({ only: references, detail, ...fields }, { documents }, live) {
	if (references.length === 0) return null;
	const directory = makeDirectory(live, fields);
	const systems = references.flatMap((reference) => {
		const choice = chooseSystems(reference, {
			directory,
			documents
		});
		if ("systems" in choice) return choice.systems.map(({ id }) => id);
		throw new ConfigurationError("only", unclearChoice(reference, choice, detail));
	});
	return {
		references,
		systems: new Set(systems)
	};
}
function unclearChoice(reference, choice, detail) {
	const subject = `names ${plainVoice.name(reference)}, which is`;
	const words = (names) => detail === "full" && names.length > 0 ? names.map(plainVoice.name) : null;
	if ("several" in choice) {
		const names = words(choice.several);
		return `${subject} the name of several cyber systems. Give ${names === null ? "SITE/SYSTEM, or the id" : listed(names, "or")}.`;
	}
	const near = words(choice.near);
	return `${subject} no cyber system of the organization, and no file of the inventory. ${near === null ? "Give a name, an id, SITE/SYSTEM or the path of a file." : `Did you mean ${listed(near, "or")}?`}`;
}
function planned({ files, live }, plan, result) {
	return {
		plan,
		result,
		files,
		liveAssets: live?.assets ?? []
	};
}
function planResult(plan) {
	if (hasErrors(plan.diagnostics)) return "invalid";
	if (isBlocked(plan.guards)) return "blocked";
	return plan.toExecute.length > 0 ? "planned" : "no-changes";
}
// src/commands/apply.ts
async function runApply(context, terms) {
	const { settings, progress } = context;
	const planned = await runPlan(context, terms.compared).catch(async (error) => {
		await leaveFailed(context, terms, error);
		throw error;
	});
	const { plan } = planned;
	progress.rest();
	terms.onPlan?.(plan);
	const run = new PlannedApply(context, terms, planned);
	if (planned.result !== "invalid") await run.hold();
	if (planned.result !== "planned") return run.end(planned.result, NOTHING_MISSING, null);
	const approval = approve(plan, {
		mode: settings.approval,
		digest: settings.approve,
		priorApproval: terms.priorApproval
	});
	if (approval.missing.size === 0) return run.execute(approval);
	if (terms.priorApproval === null && settings.approval === "plan" && await run.ask()) return run.execute({
		missing: /* @__PURE__ */ new Set(),
		by: "a person at the terminal"
	});
	return run.end("unapproved", approval, null);
}
const NOTHING_MISSING = {
	missing: /* @__PURE__ */ new Set(),
	by: null
};
async function leaveFailed(context, terms, error) {
	await leaveUnplanned(context, terms, failureResult(context, error)).catch(() => void 0);
}
function failureResult({ shutdown }, error) {
	return shutdown.stop.aborted || isStopped(error) ? "cancelled" : "failed";
}
async function leaveUnplanned(context, terms, result) {
	const { settings } = context;
	const paths = pathsOf(context);
	if ((0, import__node_fs.existsSync)(paths.evidence) || (0, import__node_fs.existsSync)(paths.journal)) return;
	leaveEvidence({
		context,
		terms,
		plan: invalidPlan(settings.organization, [], settings),
		files: [],
		run: {
			...await terms.evidence([]),
			clean: null
		},
		result,
		by: null,
		report: null
	});
}
function pathsOf({ settings, startedAt }) {
	return recordPaths(settings.evidenceDir, startedAt);
}
function leaveEvidence({ context, terms, plan, files, run, result, by, report }) {
	const { settings, host, attempts, ledger, startedAt } = context;
	const evidence = evidenceDocument({
		tool: toolOf(host),
		organization: plan.organization,
		service: new URL(settings.baseUrl).origin,
		result,
		digest: plan.digest,
		approval: {
			mode: settings.approval,
			by
		},
		context: run,
		files: files.map((file) => ({
			path: file.path,
			sha256: file.sha256()
		})),
		summary: plan.summary,
		guards: plan.guards,
		changes: plan.toExecute,
		report,
		attemptsOf: (done) => attempts.of(done),
		shownIn: (change) => terms.shownIn?.(change, plan.organization) ?? [],
		ledger: ledger?.note ?? null,
		startedAt,
		endedAt: host.clock.now()
	});
	const path = pathsOf(context).evidence;
	writeEvidence(path, evidence);
	terms.onEvidence?.(path);
	return evidence;
}
var PlannedApply = class {
	#context;
	#terms;
	#planned;
	#run;
	#paths;
	constructor(context, terms, planned) {
		this.#context = context;
		this.#terms = terms;
		this.#planned = planned;
		this.#run = terms.evidence(planned.files);
		this.#paths = pathsOf(context);
	}
	async execute(approval) {
		const { connection, host, settings, shutdown, progress } = this.#context;
		const { plan, liveAssets } = this.#planned;
		if (!await this.#orFail(approval, () => this.#terms.mayWrite())) return this.end("superseded", approval, null);
		const input = {
			changes: plan.toExecute,
			liveIds: liveAssets.map(({ id }) => id),
			concurrency: settings.concurrency,
			random: host.random
		};
		const journal = openJournal(this.#paths.journal, () => host.clock.now());
		try {
			await this.#orFail(approval, () => this.#tellIntent(approval));
			progress.settled(0, plan.toExecute.length);
			shutdown.startWriting();
			const report = await executeChanges(input, {
				reader: connection.reader,
				writer: connection.writer(),
				clock: host.clock,
				explain: explainFailure,
				journal: journal.append,
				stop: shutdown.stop,
				progress: (settled) => progress.settled(settled, plan.toExecute.length)
			});
			return await this.#conclude(approval, report);
		} finally {
			journal.close();
		}
	}
	async #conclude(approval, report) {
		try {
			const applied = await this.end(resultOf(report), approval, report);
			if (report.crash !== null) throw report.crash;
			return applied;
		} catch (error) {
			this.#terms.onFailure(report);
			throw error;
		}
	}
	async #tellIntent({ by }) {
		const { ledger, settings } = this.#context;
		await ledger?.seen(this.#planned.plan, {
			mode: settings.approval,
			by
		}, (await this.#run).commit);
	}
	hold() {
		return this.#orFail(NOTHING_MISSING, async () => this.#context.ledger?.hold(this.#planned.plan.organization));
	}
	ask() {
		return this.#orFail(NOTHING_MISSING, async () => await this.#terms.ask?.(this.#planned.plan) ?? false);
	}
	async #orFail(approval, task) {
		try {
			return await task();
		} catch (error) {
			await this.#leave(failureResult(this.#context, error), approval, null).catch(() => void 0);
			throw error;
		}
	}
	async end(result, approval, report) {
		const { plan } = this.#planned;
		const evidence = await this.#leave(result, approval, report);
		await this.#context.ledger?.ended(evidence, {
			plan,
			report
		});
		return {
			result,
			plan,
			refused: result === "unapproved" ? this.#refused(approval) : null,
			report,
			evidencePath: this.#paths.evidence
		};
	}
	#refused({ missing }) {
		const approved = this.#terms.priorApproval?.approved ?? NOTHING_APPROVED;
		return {
			plan: this.#planned.plan,
			missing,
			approve: this.#context.settings.approve,
			approved
		};
	}
	async #leave(result, { by }, report) {
		const { plan, files } = this.#planned;
		const [context, terms, run] = [
			this.#context,
			this.#terms,
			await this.#run
		];
		return leaveEvidence({
			context,
			terms,
			plan,
			files,
			run,
			result,
			by,
			report
		});
	}
};
function resultOf({ results, converged, stopped }) {
	if (results.every(({ outcome }) => hasSucceeded(outcome)) && converged === true) return "applied";
	if (stopped === "signal") return "cancelled";
	return results.some(hasLeftTraces) ? "partial" : "failed";
}
function hasLeftTraces({ change, outcome, writes }) {
	if (hasSucceeded(outcome) || outcome === "unknown" || outcome === "changed-meanwhile") return true;
	return change.action === "update" && writes > (outcome === "failed" ? 1 : 0);
}
function approve(plan, { mode, digest: consented, priorApproval }) {
	if (mode === "none") return {
		missing: /* @__PURE__ */ new Set(),
		by: "approval: none"
	};
	if (mode === "plan" && consented !== "" && consented === plan.digest) return {
		missing: /* @__PURE__ */ new Set(),
		by: `digest ${plan.digest}`
	};
	const approved = priorApproval?.approved ?? NOTHING_APPROVED;
	const missing = unapproved(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
	return {
		missing: new Set(missing),
		by: priorApproval?.by ?? null
	};
}
const NOTHING_APPROVED = {
	fingerprints: /* @__PURE__ */ new Set(),
	targets: /* @__PURE__ */ new Set()
};
function explainFailure(error) {
	if (!(error instanceof ServiceError)) throw error;
	const { mayBeDone, message: reason, excerpt: detail, retryAfterMs } = error;
	return {
		meaning: meaningOf(error),
		mayBeDone,
		reason,
		detail,
		retryAfterMs
	};
}
function meaningOf(error) {
	if (error.kind === "aborted" && !error.sent) return "not-sent";
	if (stopsEverything(error)) return "key-refused";
	if (notCreated(error)) return "not-written";
	if (error.kind !== "status" || error.status === 408 || (error.status ?? 500) >= 500) return "unclear";
	return error.status === 409 ? "taken" : "rejected";
}
// src/commands/action/check.ts
async function beginCheck(context, check) {
	const { runner } = context;
	const { title, text, ...named } = check;
	const details = runner.runUrl === null ? {} : { details_url: runner.runUrl };
	const output = {
		title,
		summary: beginningBy(context),
		...text === void 0 ? {} : { text }
	};
	try {
		return await createSurely(context, {
			...named,
			output,
			...details
		});
	} catch (error) {
		if (!isMissingRight(error)) throw error;
		if (error.kind === "forbidden") runner.warn(error.message);
		else if (context.settings.approval !== "none") runner.warn(NO_CHECK_RUNS);
		return null;
	}
}
const NO_CHECK_RUNS = "This server has no check runs for this token (404), so that nothing can be recorded or approved. Set approval: none, or run where there are check runs.";
async function createSurely(context, run) {
	const { closing } = context.github;
	const again = async () => {
		await pause(context, LOST_ANSWER_MS);
		const latest = await closing.createCheckRun(run);
		await endLost(context, latest);
		return latest;
	};
	return closing.createCheckRun(run).catch(expecting(isUnclear, again));
}
const LOST_ANSWER_MS = 1e3;
async function endLost(context, latest) {
	if (attemptOf(context.runner) === null) return;
	const { id, name, head_sha, app_id } = latest;
	for (const run of await context.github.client.checkRuns(head_sha, name)) {
		if (!(run.app_id === app_id && run.summary === beginningBy(context)) || run.id >= id || run.status === "completed") continue;
		await endCheck(context, run, {
			conclusion: "neutral",
			...TOLD_AGAIN
		});
	}
}
function beginningBy({ runner }) {
	const by = attemptOf(runner);
	return by === null ? "In progress." : `In progress: attempt ${by.attempt} of run ${by.run}.`;
}
const TOLD_AGAIN = {
	title: "Told again",
	summary: "An answer of GitHub was lost. Another check run tells of this run."
};
async function endCheck({ github }, run, end) {
	if (run === null) return;
	const { conclusion, ...output } = end;
	await github.closing.updateCheckRun(run.id, {
		conclusion,
		output
	});
}
async function abandonCheck(context, run, output) {
	await endCheck(context, run, {
		conclusion: "failure",
		...output
	}).catch(expecting(isOfGitHub, ({ message }) => context.runner.warn(message)));
}
async function underCheck(context, beginning, run) {
	const check = await beginCheck(context, beginning);
	try {
		const { result, conclusion, title } = await run(check);
		await endCheck(context, check, {
			conclusion,
			title,
			summary: "The summary of the run shows it."
		});
		return result;
	} catch (error) {
		await abandonCheck(context, check, {
			title: "The run failed",
			summary: "The log of the run says why."
		});
		throw error;
	}
}
const DEFAULT_BOT = "github-actions[bot]";
const MOST_BYTES = 6e4;
function commentBudget({ github: { name } }, kind) {
	return MOST_BYTES - marker(kind, name).length - 1;
}
async function commentOnce({ github, runner }, request) {
	const { kind, bot, ...content } = request;
	const { closing, name, mayComment } = github;
	if (!mayComment) return null;
	const authors = /* @__PURE__ */ new Set([bot ?? "github-actions[bot]"]);
	try {
		const written = await putComment({
			...content,
			github: closing,
			marker: marker(kind, name),
			authors
		});
		runner.setOutput("comment-url", written.html_url);
		return written;
	} catch (error) {
		if (!isOfGitHub(error) || error.kind !== "forbidden") throw error;
		runner.warn(error.message);
		return null;
	}
}
// src/commands/action/marking.ts
async function beginMark(context, lookout) {
	const marks = await readMarks(context, lookout.from);
	if (!marks.isKnown && context.settings.approval !== "none") throw mayNotMark();
	const guessed = await readGround(context, marks, {
		...lookout,
		creator: null
	});
	const mark = await createMark(context, marks, guessed.applied);
	if (mark === null || mark.creator === guessed.creator) return {
		mark,
		ground: guessed
	};
	const ours = {
		...lookout,
		creator: mark.creator
	};
	const ground = await endingOnFailure(context, mark, () => readGround(context, marks, ours));
	if (ground.applied === guessed.applied) return {
		mark,
		ground
	};
	await endMark(context, mark, "superseded");
	return {
		mark: await createMark(context, marks, ground.applied),
		ground
	};
}
async function endingOnFailure(context, mark, run) {
	try {
		return await run();
	} catch (error) {
		await endMark(context, mark, context.shutdown.stop.aborted ? "cancelled" : "crashed");
		throw error;
	}
}
function mayNotMark() {
	return new ConfigurationError("github-token", "may not mark what is applied, so nothing was written. Grant the job the permission deployments: write; where the server has no deployments, set approval: none.");
}
async function createMark(context, marks, applied) {
	const { runner, settings } = context;
	const { owner, key } = marksInput(context);
	const by = attemptOf(runner);
	const facts = {
		...owner,
		run: by?.run ?? null,
		attempt: by?.attempt ?? null,
		applied
	};
	const payload = markPayload(facts, runner.commit, key);
	try {
		const mark = readMark(await deploySurely(context, marks, payload), owner, key);
		if (mark === null) throw new ConfigurationError("github-token", "made a mark that does not count.");
		return mark;
	} catch (error) {
		if (!isMissingRight(error)) throw error;
		if (!(!marks.isKnown && isNeedless(error, context))) runner.warn(`${error.message} Applies are marked with the permission deployments: write.`);
		if (settings.approval !== "none") throw mayNotMark();
		return null;
	}
}
async function deploySurely(context, marks, payload) {
	const { closing, name } = context.github;
	const wanted = {
		ref: context.runner.commit,
		task: TASK,
		environment: environmentOf(name),
		payload
	};
	const again = async () => {
		await pause(context, LOST_ANSWER_MS);
		const before = new Set(marks.marks.map(({ id }) => id));
		return (await closing.deployments(wanted.environment, "inventory-apply")).find((one) => !before.has(one.id) && one.sha === wanted.ref && JSON.stringify(one.payload) === JSON.stringify(payload)) ?? closing.createDeployment(wanted);
	};
	return closing.createDeployment(wanted).catch(expecting(isUnclear, again));
}
function inProgress({ runner }) {
	return {
		state: "in_progress",
		description: "Applying",
		...linkOf(runner.runUrl)
	};
}
function linkOf(runUrl) {
	return runUrl === null ? {} : { log_url: runUrl };
}
async function tellState(client, id, status) {
	const tell = () => client.createDeploymentStatus(id, status);
	await tell().catch(expecting(isUnclear, tell));
}
const HEARTBEAT_MS = 45e3;
const SILENT_MS = 14e4;
async function whileAlive(context, mark, run) {
	if (mark === null) return run();
	const { host, runner, shutdown, github } = context;
	let [lastSign, isAsking, isSilent] = [
		host.clock.now(),
		false,
		false
	];
	const beat = async () => {
		if (!isSilent && host.clock.now() - lastSign > SILENT_MS) {
			isSilent = true;
			runner.warn(`${SILENT} Nothing more is written: another run may soon go on from here.`);
			shutdown.halt();
		}
		if (isAsking || isSilent) return;
		isAsking = true;
		const askedAt = host.clock.now();
		try {
			await github.closing.createDeploymentStatus(mark.id, inProgress(context));
			lastSign = askedAt;
		} catch (error) {
			if (!isOfGitHub(error)) throw error;
			runner.log(`${SILENT} ${error.message}\n`);
		} finally {
			isAsking = false;
		}
	};
	const stop = runner.every(HEARTBEAT_MS, () => void beat());
	try {
		return await run();
	} finally {
		stop();
	}
}
const SILENT = "GitHub could not be told that this run goes on.";
const STATES = {
	applied: "success",
	"no-changes": "success",
	superseded: "inactive"
};
function stateOf(result, isPart) {
	const state = result === "crashed" ? "failure" : STATES[result] ?? "failure";
	return state === "success" && isPart ? "inactive" : state;
}
async function endMark(context, mark, result) {
	if (mark === null) return;
	const { github, runner, settings } = context;
	const state = stateOf(result, settings.only.length > 0);
	const words = `Apply: ${result}`;
	const description = state === "success" ? successWords(words, mark.id, github.signingKey) : words;
	await tellState(github.closing, mark.id, {
		state,
		description,
		...linkOf(runner.runUrl)
	}).catch(expecting(isOfGitHub, ({ message }) => runner.warn(message)));
}
const MOST_NEW = 30;
const ASKED_EVERY_MS = 15e3;
const LONGEST_WAIT_MS = 33e5;
async function awaitOthers(context, { mark, ground }) {
	if (mark === null) return ground;
	const [others] = await Promise.all([othersBefore(context, mark, ground.marks), tellState(context.github.client, mark.id, inProgress(context))]);
	tellDead(context, others.open);
	const alive = others.open.filter(({ isAlive }) => isAlive);
	if (alive.length > 0) await outlive(context, alive);
	if (alive.length === 0 && !others.hasNew) return ground;
	const { from, before, creator } = ground;
	return readGround(context, await readMarks(context, from), {
		from,
		before,
		creator
	});
}
async function othersBefore(context, own, before) {
	const seen = new Set(before.all.map(({ id }) => id));
	const fresh = (await readMarks(context, context.runner.commit, MOST_NEW)).marks.filter(({ id }) => !seen.has(id) && id < own.id);
	const { standing } = await readStandings(fresh, own.creator, marksInput(context));
	const oldest = before.latest?.id ?? 0;
	return {
		open: [...standing, ...before.standing].filter(({ id, lastSign }) => lastSign !== null && id > oldest && id < own.id).map((mark) => isEarlierAttempt(mark, own) ? {
			...mark,
			isAlive: false
		} : mark),
		hasNew: standing.length > 0
	};
}
function isEarlierAttempt({ run, attempt }, own) {
	return run !== null && run === own.run && attempt !== null && own.attempt !== null && attempt < own.attempt;
}
function tellDead({ runner }, open) {
	for (const { id, run, lastSign, isAlive } of open) {
		if (isAlive) continue;
		const since = lastSign === null ? "" : ` since ${new Date(lastSign).toISOString()}`;
		runner.warn(`The apply ${nameOf({
			id,
			run
		})} ended without a word: it has given no sign${since}. This run goes on from what it left.`);
	}
}
function nameOf({ id, run }) {
	return run === null ? `of deployment ${id}` : `of run ${run} (deployment ${id})`;
}
async function outlive(context, others) {
	const { runner, host, settings } = context;
	const until = settings.timeoutMs > 0 ? Number.POSITIVE_INFINITY : host.clock.now() + LONGEST_WAIT_MS;
	let alive = others;
	while (alive.length > 0) {
		if (host.clock.now() >= until) throw new ConfigurationError("apply", "waited 55 minutes for another one, which still goes on. Nothing was written. Run again once that has ended.");
		runner.log(`Waiting for the apply ${alive.map(nameOf).join(", ")}, which is under way.\n`);
		await pause(context, ASKED_EVERY_MS);
		const standing = await Promise.all(alive.map((mark) => standingNow(mark, marksInput(context))));
		tellDead(context, standing.filter(({ lastSign }) => lastSign !== null));
		alive = standing.filter(({ isAlive }) => isAlive);
	}
}
async function awaitAll(context, ground) {
	const alive = ground.marks.standing.filter(({ isAlive }) => isAlive);
	if (alive.length === 0) return ground;
	await outlive(context, alive);
	return readGround(context, await readMarks(context, ground.from), ground);
}
// src/commands/action/apply.ts
async function applyOnGitHub(context) {
	const { github } = context;
	if (!isOfDefaultBranch(context)) throw notDefault(github.defaultBranch);
	const likeTip = early(tipLike(context));
	const marked = await beginMark(context, lookoutOf(context));
	const { mark } = marked;
	const apply = async () => {
		const tip = await likeTip;
		const result = tip === null ? await supersede(context) : await applyRange(context, marked, tip);
		await endMark(context, mark, result);
		return result;
	};
	return whileAlive(context, mark, () => endingOnFailure(context, mark, apply));
}
async function supersede(context) {
	await leaveUnplanned(context, unplannedOf(context), "superseded");
	return "superseded";
}
function unplannedOf({ runner }) {
	const { actor, runUrl, commit } = runner;
	return {
		evidence: async () => ({
			commit: commit || null,
			clean: null,
			pull_requests: [],
			actor,
			run_url: runUrl
		}),
		onEvidence: (path) => setOutputs({ "evidence-path": path }, runner)
	};
}
function leaveFailure(context, error) {
	return leaveFailed(context, unplannedOf(context), error);
}
function lookoutOf({ runner }) {
	const before = runner.eventName === "push" ? commitBefore(runner.payload) : null;
	return {
		from: runner.commit,
		before
	};
}
async function applyRange(context, marked, tip) {
	const { runner, settings } = context;
	const history = await historyOf(context, {
		...marked,
		ground: await groundAt(context, marked, tip)
	});
	const { pulls, merged, applied: before } = history;
	const compared = await baselineOf(context, before, history);
	const direct = settings.approval === "review" ? merged.direct : [];
	const counting = direct.length === 0 ? pulls : [];
	const numbers = numbersOf(counting);
	context.ledger?.toRecord(await reviewsToRecord(context));
	const applied = await runApply(context, {
		compared,
		ask: null,
		evidence: async () => runOf(context, history),
		shownIn: shownIn(pulls),
		priorApproval: {
			approved: approvedBy({
				...history,
				pulls: counting
			}),
			by: `pull requests ${numbers.map((number) => `#${number}`).join(", ") || "none"}`
		},
		mayWrite: () => isStillAt(context, tip),
		onEvidence: (path) => setOutputs({ "evidence-path": path }, runner),
		onFailure: (report) => logReport(report, context)
	});
	const dispatch = before === null ? "dispatch-alone" : "dispatch";
	const review = before === null || direct.length > 0 ? "bring-anew" : "review";
	const next = settings.approval === "review" ? review : dispatch;
	const details = {
		pulls: numbers,
		uncounted: uncounted(pulls),
		direct,
		next,
		workflow: workflowFile(runner)
	};
	const refusal = applied.refused === null ? null : {
		...applied.refused,
		...details
	};
	await showApplied(applied, refusal, context);
	if (tip === runner.commit || applied.result !== "no-changes") await commentResults(applied, refusal, {
		context,
		history,
		mark: marked.mark
	});
	return applied.result;
}
async function groundAt(context, { mark, ground }, tip) {
	if (mark === null || tip === ground.from) return ground;
	const { before, creator } = ground;
	const { marks, isKnown } = await readMarks(context, tip);
	const others = marks.filter(({ id }) => id !== mark.id);
	return readGround(context, {
		marks: others,
		isKnown
	}, {
		from: tip,
		before,
		creator
	});
}
async function historyOf(context, marked) {
	const depth = context.settings.approval === "review" ? "required" : "reviews";
	const first = early(readHistory(context, marked.ground, {
		depth,
		isPatient: true
	}));
	const ground = await awaitOthers(context, marked);
	return ground === marked.ground ? first : readHistory(context, ground, {
		depth,
		isPatient: true
	});
}
async function isAtTip(context) {
	return await tipLike(context) !== null;
}
async function isStillAt(context, tip) {
	const now = await tipLike(context);
	if (now === null || now === tip) return now !== null;
	if (context.settings.approval === "none" || !await isTouchedSince(context, tip, now)) return true;
	context.runner.log("superseded: the inventory was changed meanwhile and changed back, and the run of that applies it.\n");
	return false;
}
async function tipLike({ github, git, settings, cwd, runner }) {
	const { commit } = runner;
	const tip = await github.client.tipOf(github.defaultBranch);
	if (tip === commit) return tip;
	await ensureCommit(tip, git);
	const isSame = await isSameInventory({
		run: git,
		cwd,
		paths: settings.paths,
		commits: [commit, tip]
	});
	if (!isSame) runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
	return isSame ? tip : null;
}
function runOf({ runner }, { pulls }) {
	return {
		commit: runner.commit,
		clean: true,
		pull_requests: pulls.map(({ pull, record, approvers }) => ({
			number: pull.number,
			author: pull.author?.login ?? "unknown",
			head: record?.head ?? pull.head_sha,
			merge_commit: pull.merge_commit_sha,
			record: record === null ? null : {
				digest: record.digest,
				at: record.at
			},
			approvals: approvers
		})),
		actor: runner.actor,
		run_url: runner.runUrl
	};
}
function shownIn(pulls) {
	const numbers = /* @__PURE__ */ new Map();
	for (const { pull, record } of pulls) for (const { fingerprint, target } of record?.changes ?? []) for (const key of /* @__PURE__ */ new Set([fingerprint, target ?? fingerprint])) addUnder(numbers, key, pull.number);
	return ({ fingerprint, id, after }, organization) => {
		const target = id === null ? "" : targetFingerprint(organization, id, after);
		return numbers.get(fingerprint) ?? numbers.get(target) ?? [];
	};
}
async function commentResults(applied, refusal, { context, history, mark }) {
	const { runner } = context;
	const { plan, report, result } = applied;
	if (result === "superseded") return;
	const comment = renderResultMarkdown(plan, report, resultOptions(applied, refusal, context));
	const content = {
		body: report?.results.some(({ writes }) => writes > 0) ?? false ? `${LASTING}\n${comment}` : comment,
		yields: result === "no-changes",
		bot: mark?.creator ?? null
	};
	const recorded = history.pulls.filter(({ record, why }) => record !== null || why?.kind !== "no-record");
	const tellOne = async ({ pull, comments }) => {
		const untold = ({ message }) => runner.warn(`The result could not be told on pull request ${pull.number}. ${message}`);
		await commentOnce(context, {
			kind: "result",
			pullRequest: pull.number,
			comments,
			...content
		}).catch(expecting(isOfGitHub, untold));
	};
	await Promise.all(recorded.map(tellOne));
}
function notDefault(branch) {
	return new ConfigurationError("ref", `is not ${branch}, the default branch. Only that is applied.`);
}
async function markTried(opened) {
	const github = await openGitHub(opened, false);
	if (github === null) return;
	const context = {
		...opened,
		github: {
			...github,
			client: github.closing
		}
	};
	if (!isOfDefaultBranch(context)) return;
	try {
		const { mark } = await beginMark(context, lookoutOf(context));
		await endMark(context, mark, "failed");
	} catch (error) {
		if (!(isOfGitHub(error) || error instanceof ConfigurationError)) throw error;
		opened.runner.warn(error.message);
	}
}
async function isSameInventory({ run, cwd, paths, commits }) {
	const selections = await readPaths(paths, cwd);
	const listOf = async (commit) => {
		const lines = [];
		await readGit({
			run,
			commit,
			selections
		}, ({ path, content }) => lines.push(`${sha256(content)} ${path}`), ({ code, at }) => lines.push(`${code} ${at?.file.path ?? ""}`));
		return lines.join("\n");
	};
	const [a, b] = [await listOf(commits[0]), await listOf(commits[1])];
	return a === b;
}
async function applyWithoutGitHub(context) {
	const { payload, env } = context.runner;
	const [branch, ref] = [defaultBranchOf(payload), env.GITHUB_REF ?? null];
	if (branch !== null && ref !== null && ref !== `refs/heads/${branch}`) throw notDefault(branch);
	const applied = await runApply(context, {
		compared: NOTHING_KNOWN,
		priorApproval: null,
		ask: null,
		...unplannedOf(context),
		shownIn: () => [],
		mayWrite: async () => true,
		onFailure: (report) => logReport(report, context)
	});
	const { refused } = applied;
	const refusal = refused === null ? null : {
		...refused,
		pulls: null,
		next: "plan-again"
	};
	await showApplied(applied, refusal, context);
	return applied.result;
}
// src/commands/action/plan.ts
async function planPullRequest(context, event) {
	const { github } = context;
	const merge = await testMerge(context, event);
	const identity = {
		name: checkName("plan", github.name),
		head_sha: event.headSha,
		external_id: planId(event.number)
	};
	const marks = early(readMarks(context, merge.base));
	const isOfBase = early(expectOfBase(context, event, merge));
	const check = await beginCheck(context, {
		...identity,
		title: "Planning"
	});
	try {
		const lookout = {
			from: merge.base,
			before: merge.base,
			creator: check?.bot ?? null
		};
		const [{ isKnown, ...rest }] = await Promise.all([marks, isOfBase]);
		const ground = await readGround(context, {
			isKnown,
			...rest
		}, lookout);
		return await new PullRequestPlan({
			context,
			event,
			merge,
			check,
			history: await readHistory(context, ground, { depth: "records" }),
			isKnown
		}).run();
	} catch (error) {
		await abandonCheck(context, check, {
			title: "The plan failed",
			summary: "The log of the run says why."
		});
		throw error;
	}
}
function whyHidden({ size }, { toExecute }) {
	return size === toExecute.length ? shownNowhere(size) : tooLargeText(size);
}
var PullRequestPlan = class {
	#input;
	constructor(input) {
		this.#input = input;
	}
	async run() {
		const { context, event, merge, history } = this.#input;
		const { direct } = history.merged;
		if (context.settings.approval === "review" && direct.length > 0) context.runner.warn(directWarning(direct));
		const compared = await baselineOf(context, merge.base, history);
		const head = {
			kind: "commit",
			commit: merge.commit
		};
		const planned = await runPlan({
			...context,
			head
		}, compared);
		const { plan } = planned;
		const mayRecord = this.#mayRecord;
		const inSummary = await showPlan({
			plan,
			verb: "plan",
			commit: event.headSha,
			mayRecord
		}, context);
		const seen = await this.#lookAgain();
		return seen === null ? this.#withdraw() : this.#tell(planned, seen, inSummary);
	}
	get #mayRecord() {
		const { check, isKnown, context } = this.#input;
		return check !== null && isKnown || context.settings.approval === "none";
	}
	async #lookAgain() {
		const { context, event, check } = this.#input;
		const { client, name, mayComment } = context.github;
		const { number, headSha } = event;
		const [{ value: pull, now }, runs, comments] = await Promise.all([
			client.pullNow(number),
			check === null ? [] : client.checkRuns(headSha, checkName("plan", name)),
			mayComment ? client.comments(number) : null
		]);
		if (!this.#isAsAsked(pull)) return null;
		return check !== null && isOvertaken(check, runs) ? null : {
			pull,
			runs,
			comments,
			now
		};
	}
	#isAsAsked({ state, head_sha, base_ref }) {
		const { headSha, baseRef } = this.#input.event;
		return state === "open" && head_sha === headSha && base_ref === (baseRef ?? base_ref);
	}
	async #withdraw() {
		const { context } = this.#input;
		const title = "Closed, or superseded by a newer commit or a newer run";
		context.runner.log("superseded: the pull request was closed, or has another head or base, or a newer run of this one is planned.\n");
		await this.#pass({
			conclusion: "neutral",
			title,
			summary: "Nothing was recorded."
		});
		return "superseded";
	}
	async #pass(ending) {
		const { context, check, event } = this.#input;
		const passed = check && {
			run: check.id,
			head: event.headSha,
			pullRequest: event.number
		};
		const text = passed === null ? {} : { text: encodePass(passed, context.github.signingKey) };
		await endCheck(context, check, {
			...ending,
			...text
		});
	}
	async #tellUnrecorded({ plan, result }, seen, inSummary) {
		const { context, check } = this.#input;
		const { settings, runner } = context;
		await this.#comment(plan, seen, inSummary);
		const why = check === null ? NOT_RECORDED : NOT_COMPARED;
		const isAsked = settings.approval !== "none";
		if (isAsked) runner.because?.(why);
		const ended = isAsked && !isRefused(result) ? "failed" : result;
		await endCheck(context, check, {
			conclusion: isRefused(ended) ? "failure" : "success",
			title: headline(plan),
			summary: why
		});
		return ended;
	}
	async #tell(planned, seen, inSummary) {
		const { context, check } = this.#input;
		const { settings, runner } = context;
		const { plan, result } = planned;
		if (check === null || !this.#mayRecord) return this.#tellUnrecorded(planned, seen, inSummary);
		const hoped = this.#recordOf(plan, seen, /* @__PURE__ */ new Set());
		const [rest, { comment, hidden }] = await Promise.all([writeRest(context.github.client, check, hoped.encoded.rest), this.#comment(plan, seen, inSummary)]);
		const isRecorded = settings.approval !== "none" || hidden.size === 0;
		const final = hidden.size === 0 || !isRecorded ? hoped : this.#recordOf(plan, seen, hidden);
		const more = final === hoped ? [] : await writeRest(context.github.client, check, final.encoded.rest);
		const why = hidden.size > 0 && settings.approval !== "none" ? whyHidden(hidden, plan) : null;
		if (why !== null) runner.warn(why);
		const output = this.#outputOf(planned, why, final.since);
		if (seen.pull.base_ref !== context.github.defaultBranch) {
			await this.#pass(output);
			return result;
		}
		if (!this.#isAsAsked(await context.github.client.pull(this.#input.event.number))) return this.#withdraw();
		await writeRecord(context.github.closing, check, {
			first: final.encoded.first,
			output,
			comment,
			rest: [...rest, ...more]
		});
		return result;
	}
	#outputOf({ plan, result }, why, since) {
		const { context } = this.#input;
		const { settings, folder } = context;
		const digested = `Digest of what apply would execute: \`${plan.digest}\`.`;
		const before = since === null ? "" : ` Recorded before, at ${since}.`;
		return {
			conclusion: isRefused(result) ? "failure" : "success",
			title: headline(plan),
			summary: `${digested} ${why ?? "The run's summary shows the plan."}${before}`,
			annotations: lineAnnotations(plan.diagnostics, {
				detail: settings.detail,
				folder
			})
		};
	}
	async #comment(plan, seen, inSummary) {
		const { pull, comments } = seen;
		const { context, check } = this.#input;
		const { github, settings, runner } = context;
		const { number, head_sha, base_ref } = pull;
		const pageWith = (unrecorded) => planPage(plan, {
			detail: settings.detail,
			commit: head_sha,
			budget: commentBudget(context, "plan"),
			unrecorded,
			mayRecord: this.#mayRecord,
			next: settings.approval,
			pages: pagesUrl(runner),
			name: github.name,
			runUrl: runner.runUrl,
			...base_ref === github.defaultBranch ? {} : { unappliedBranch: base_ref }
		});
		const hiddenWith = (inComment) => {
			const unseen = new Set(inComment);
			return new Set(inSummary.filter((change) => unseen.has(change)));
		};
		const whole = pageWith(0);
		const unrecorded = settings.approval === "none" ? 0 : hiddenWith(whole.notShown).size;
		const page = unrecorded === 0 ? whole : pageWith(unrecorded);
		const bot = check?.bot ?? null;
		const comment = await commentOnce(context, {
			kind: "plan",
			pullRequest: number,
			body: page.text,
			bot,
			comments,
			isIntact: !this.#mayRecord || base_ref !== github.defaultBranch || this.#standing(seen)?.shown.comment != null
		});
		return {
			comment,
			hidden: hiddenWith(comment === null ? plan.toExecute : page.notShown)
		};
	}
	#standing({ pull, runs, comments }) {
		const { context, check, history } = this.#input;
		const rules = {
			...rulesOf(context, {
				creator: check?.bot ?? null,
				marks: history.marks
			}),
			isStrict: true
		};
		const before = findRecord(runs, pull, rules);
		if (!("counting" in before)) return null;
		return objection(before.counting, comments ?? [], rules) === null ? before.counting : null;
	}
	#recordOf(plan, seen, hidden) {
		const { context, event, merge, history } = this.#input;
		const listedChanges = plan.toExecute.filter((change) => !hidden.has(change));
		const shownDigest = digest(listedChanges.map(({ fingerprint }) => fingerprint));
		const before = this.#standing(seen)?.record ?? null;
		const since = before?.digest === shownDigest ? before.at : null;
		const now = (/* @__PURE__ */ new Date(Math.floor((seen.now ?? context.host.clock.now()) / 1e3) * 1e3)).toISOString();
		const record = {
			...ownerOf(context),
			pullRequest: event.number,
			head: event.headSha,
			baseBranch: seen.pull.base_ref,
			base: merge.base,
			organization: plan.organization,
			digest: shownDigest,
			changes: listedChanges.map((change) => ({
				fingerprint: change.fingerprint,
				target: change.id === null ? null : targetFingerprint(plan.organization, change.id, change.after)
			})),
			guards: [...plan.guards],
			at: since ?? now,
			mark: history.marks.latest?.id ?? null
		};
		return {
			encoded: encodeRecord(record, context.github.signingKey),
			since
		};
	}
};
const WAITS_MS = [
	1e3,
	2e3,
	4e3,
	8e3
];
async function testMerge(context, event) {
	const { git } = context;
	const { eventName, commit } = context.runner;
	if (eventName === "pull_request") return expectMerge(await mergeAt(commit, git, event));
	const ref = `refs/pull/${event.number}/merge`;
	for (const wait of WAITS_MS) {
		const merge = await fetchRef(ref, git).then((fetched) => mergeAt(fetched, git, event), noneYet);
		if (merge !== null) return merge;
		await pause(context, wait);
	}
	return expectMerge(await mergeAt(await fetchRef(ref, git), git, event));
}
async function mergeAt(commit, git, { headSha }) {
	const [base, head] = await parentsOf(commit, git);
	return base !== void 0 && head === headSha ? {
		commit,
		base
	} : null;
}
function expectMerge(merge) {
	if (merge !== null) return merge;
	throw new ConfigurationError("pull request", "has no test merge of this head. Resolve conflicts, or push again.");
}
async function expectOfBase(context, { baseRef }, { base }) {
	const { github, runner } = context;
	const branch = baseRef ?? github.defaultBranch;
	const untold = () => {
		throw new ConfigurationError("github-token", `is not told the newest commit of ${branch} (404). ${NO_TIP}`);
	};
	const tip = await github.client.tipOf(branch).catch(expecting(isNotFound, untold));
	if (tip === base) return;
	const { status } = await github.client.compare(base, tip, 1).catch((error) => {
		if (!isNeedless(error, context)) throw error;
		runner.log(`::notice::${NOT_OF_BASE}\n`);
		return { status: "ahead" };
	});
	if (status === "ahead") return;
	throw new ConfigurationError("pull request", `has a test merge of another branch than ${branch}. Push again, so that GitHub makes it anew.`);
}
const NO_TIP = "Check that it may see the branch; where the server is not GitHub, set approval: none.";
const NOT_OF_BASE = "This server does not compare commits (404), so it is not known whether the test merge is into the branch that the pull request names.";
function noneYet(error) {
	if (error instanceof GitError) return null;
	throw error;
}
async function askedAbout(context) {
	const { runner, head } = context;
	const { eventName, payload } = runner;
	const pullRequest = pullRequestOf(payload);
	if (eventName !== "pull_request_target" || pullRequest === null) return head;
	return {
		kind: "commit",
		commit: (await testMerge(context, pullRequest)).commit
	};
}
async function planCommit(context) {
	const { github, runner } = context;
	const { commit } = runner;
	return underCheck(context, {
		name: checkName("preview", github.name),
		head_sha: commit,
		title: "Planning"
	}, async (check) => {
		const before = runner.eventName === "push" ? commitBefore(runner.payload) : null;
		const lookout = {
			from: commit,
			before,
			creator: check?.bot ?? null
		};
		const ground = await readGround(context, await readMarks(context, commit), lookout);
		const history = await readHistory(context, ground, { depth: "records" });
		const { plan, result } = await runPlan(context, await baselineOf(context, ground.applied, history));
		await showPlan({
			plan,
			verb: "plan",
			commit
		}, context);
		return {
			result,
			title: headline(plan),
			conclusion: isRefused(result) ? "failure" : "success"
		};
	});
}
async function planWithoutGitHub(context) {
	const { settings, runner } = context;
	const { plan, result } = await runPlan({
		...context,
		head: await askedAbout(context)
	}, NOTHING_KNOWN);
	await showPlan({
		plan,
		verb: "plan"
	}, context);
	const { payload } = runner;
	if (!(pullRequestOf(payload) !== null || mergeGroupOf(payload) !== null) || isRefused(result) || settings.approval === "none") return result;
	runner.because?.("Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.");
	return "failed";
}
// src/service/adaptive-limit.ts
const FIRST_LIMIT = 4;
var Pace = class {
	#concurrency;
	#waiting = new Fifo();
	#returning = new Fifo();
	#limit;
	#active = 0;
	#paused = 0;
	#round = 0;
	#goodAnswers = 0;
	constructor(concurrency) {
		this.#concurrency = concurrency;
		this.#limit = Math.min(FIRST_LIMIT, concurrency);
	}
	get limit() {
		return this.#limit;
	}
	get round() {
		return this.#round;
	}
	async run(task) {
		await this.#enter(this.#waiting);
		try {
			return await task();
		} finally {
			this.#leave();
		}
	}
	async pause(wait) {
		this.#paused += 1;
		this.#leave();
		try {
			await wait();
		} finally {
			await this.#enter(this.#returning);
		}
	}
	good() {
		this.#goodAnswers += 1;
		if (this.#round > 0 && this.#goodAnswers < this.#limit) return;
		this.#goodAnswers = 0;
		this.#limit = Math.min(this.#concurrency, this.#limit + 1);
		this.#admit();
	}
	throttled(round) {
		if (round !== this.#round) return;
		this.#round += 1;
		this.#goodAnswers = 0;
		this.#limit = Math.max(1, Math.floor(this.#limit / 2));
	}
	async #enter(queue) {
		await new Promise((resolve) => {
			queue.push(resolve);
			this.#admit();
		});
	}
	#leave() {
		this.#active -= 1;
		this.#admit();
	}
	#admit() {
		while (this.#returning.length > 0 && this.#active < this.#limit) {
			this.#paused -= 1;
			this.#start(this.#returning);
		}
		while (this.#waiting.length > 0 && this.#active + this.#paused < this.#limit) this.#start(this.#waiting);
	}
	#start(queue) {
		this.#active += 1;
		queue.shift()?.();
	}
};
var Fifo = class {
	#entries = [];
	#head = 0;
	get length() {
		return this.#entries.length - this.#head;
	}
	push(entry) {
		this.#entries.push(entry);
	}
	shift() {
		const entry = this.#entries[this.#head];
		this.#entries[this.#head] = void 0;
		this.#head += 1;
		if (this.#head > 1024 && this.#head * 2 > this.#entries.length) {
			this.#entries = this.#entries.slice(this.#head);
			this.#head = 0;
		}
		return entry;
	}
};
// src/service/pool.ts
const KEEP_ALIVE_MS = 4e3;
const CONNECT_TIMEOUT_MS = 1e4;
function openPool({ baseUrl, proxy }) {
	const isSecure = baseUrl.protocol === "https:";
	const http = process.getBuiltinModule(isSecure ? "node:https" : "node:http");
	const agent = new http.Agent({
		keepAlive: true,
		timeout: KEEP_ALIVE_MS,
		rejectUnauthorized: true
	});
	watchIdle(agent);
	let isClosed = false;
	const open = /* @__PURE__ */ new Set();
	const track = (request) => {
		if (isClosed) request.destroy();
		open.add(request);
		const forget = () => void open.delete(request);
		return request.once("close", forget).once("connect", forget);
	};
	if (proxy !== null) tunnel(agent, {
		baseUrl,
		proxy,
		track
	});
	const { hostname, port, protocol } = baseUrl;
	const server = {
		protocol,
		hostname: withoutBrackets(hostname),
		port
	};
	return {
		catchUp: async () => {
			for (let turns = 0; turns < 2 && Object.keys(agent.freeSockets).length > 0; turns++) await new Promise((resolve) => setImmediate(resolve));
		},
		begin: (request) => track(http.request({
			...server,
			agent,
			insecureHTTPParser: false,
			...request
		})),
		ready: isSecure ? "secureConnect" : "connect",
		close: () => {
			isClosed = true;
			for (const request of open) request.destroy();
			agent.destroy();
		}
	};
}
function watchIdle(agent) {
	const { keepSocketAlive, reuseSocket } = agent;
	function cut() {
		this.destroy();
	}
	agent.keepSocketAlive = (socket) => {
		socket.once("data", cut).once("end", cut);
		return keepSocketAlive.call(agent, socket);
	};
	agent.reuseSocket = (socket, request) => {
		socket.off("data", cut).off("end", cut);
		reuseSocket.call(agent, socket, request);
	};
}
function tunnel(agent, { baseUrl, proxy, track }) {
	const { request } = process.getBuiltinModule(proxy.protocol === "https:" ? "node:https" : "node:http");
	const { isIP } = process.getBuiltinModule("node:net");
	const direct = agent.createConnection;
	const { hostname, port, username, password } = proxy;
	const path = `${baseUrl.hostname}:${baseUrl.port || 443}`;
	const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64");
	const headers = {
		host: path,
		...username !== "" && { "proxy-authorization": `Basic ${user}` }
	};
	const host = withoutBrackets(hostname);
	const to = {
		hostname: host,
		servername: isIP(host) === 0 ? host : "",
		port,
		path,
		headers,
		rejectUnauthorized: true
	};
	agent.createConnection = (options, callback) => {
		const asked = track(request({
			method: "CONNECT",
			...to,
			agent: false
		}));
		const late = setTimeout(() => asked.destroy(), CONNECT_TIMEOUT_MS);
		const fail = (error) => {
			clearTimeout(late);
			callback?.(error, null);
		};
		asked.once("connect", ({ statusCode }, socket) => {
			if (statusCode !== 200) {
				socket.destroy();
				fail(proxyError(`ANSWERED_${statusCode}`));
				return;
			}
			clearTimeout(late);
			callback?.(null, direct.call(agent, {
				...options,
				socket
			}));
		}).once("error", ({ code = "FAILED" }) => fail(proxyError(code))).end();
	};
}
function proxyError(code) {
	return Object.assign(/* @__PURE__ */ new Error("no tunnel"), { code: PROXY + code });
}
function withoutBrackets(hostname) {
	return hostname.replace(/^\[|\]$/g, "");
}
// src/service/wire.ts
var WireError = class extends Error {
	name = "WireError";
	unreadable;
	constructor(message, unreadable = false) {
		super(message);
		this.unreadable = unreadable;
	}
};
function bodyText({ headers, text, utf8 }) {
	const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
	if (type === "text/html" || type === "application/xhtml+xml") throw new WireError("it is a page of HTML", true);
	if ((headers["content-encoding"]?.trim().toLowerCase() ?? "identity") !== "identity") throw new WireError("it is compressed, which was not asked for", true);
	if (!utf8) throw new WireError("it is not UTF-8", true);
	return text;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new WireError("it is not JSON", true);
	}
}
const FACILITY = {
	path: "/facilities",
	id: /^fac_./s,
	wrong: () => null
};
const CONTROL_CENTER = {
	path: "/control-centers",
	id: /^cc_./s,
	wrong: () => null
};
const CYBER_SYSTEM = {
	path: "/cyber-systems",
	id: /^cs_./s,
	wrong: ({ facility_id }) => facility_id == null || typeof facility_id === "string" ? null : "facility_id"
};
const CYBER_ASSET = {
	path: "/cyber-assets",
	id: /^ca_[^/\p{Cc}\p{Cs}]+$/u,
	wrong: ({ cyber_system_id, asset_type }) => {
		if (typeof cyber_system_id !== "string") return "cyber_system_id";
		return asset_type === "hardware" || asset_type === "software" ? null : "asset_type";
	}
};
function parseList(text, kind) {
	const list = parseJson(text);
	checkList(list, kind);
	return list;
}
function parseRecord(text, kind, id) {
	const record = parseJson(text);
	checkRecord(record, kind, "the record");
	if (id !== null && record.id !== id) throw new WireError("it is not the record asked for");
	return record;
}
function checkList(list, kind) {
	if (!Array.isArray(list)) throw new WireError("it is not an array");
	const records = list;
	const ids = /* @__PURE__ */ new Set();
	let organization = null;
	for (let index = 0; index < records.length; index += 1) {
		const record = records[index];
		checkRecord(record, kind, index);
		organization ??= record.organization_slug;
		if (record.organization_slug !== organization) throw new WireError(`record ${index} is of another organization`);
		ids.add(record.id);
		if (ids.size <= index) throw new WireError(`record ${index} has an id that another record has`);
	}
}
function checkRecord(record, kind, where) {
	const wrong = isFields(record) ? wrongField(record, kind) : "shape";
	if (wrong === null) return;
	const subject = typeof where === "number" ? `record ${where}` : where;
	throw new WireError(wrong === "shape" ? `${subject} is not an object` : `${subject} has no ${wrong} as documented`);
}
function isFields(record) {
	return typeof record === "object" && record !== null && !Array.isArray(record);
}
function wrongField(fields, kind) {
	if (typeof fields.id !== "string" || !kind.id.test(fields.id)) return "id";
	if (typeof fields.name !== "string") return "name";
	if (typeof fields.organization_slug !== "string") return "organization_slug";
	return kind.wrong(fields);
}
// src/service/reader.ts
const MIB$1 = 1048576;
const LIST_LIMIT = 256 * MIB$1;
const RECORD_LIMIT = MIB$1;
function createReader(transport) {
	return {
		facilities: () => list(transport, FACILITY),
		facility: (id) => record(transport, FACILITY, id),
		controlCenters: () => list(transport, CONTROL_CENTER),
		controlCenter: (id) => record(transport, CONTROL_CENTER, id),
		cyberSystems: () => list(transport, CYBER_SYSTEM),
		cyberSystem: (id) => record(transport, CYBER_SYSTEM, id),
		cyberAssets: () => list(transport, CYBER_ASSET),
		cyberAsset: (id) => record(transport, CYBER_ASSET, id)
	};
}
function list(transport, kind) {
	const read = (text) => parseList(text, kind);
	return transport.send({
		method: "GET",
		route: kind.path,
		expect: 200,
		limit: LIST_LIMIT,
		read
	});
}
async function record(transport, kind, id) {
	if (!kind.id.test(id)) return null;
	const read = (text) => parseRecord(text, kind, id);
	const route = `${kind.path}/{id}`;
	return transport.send({
		method: "GET",
		route,
		id,
		expect: 200,
		limit: RECORD_LIMIT,
		read
	}).catch(expecting(isMissing, () => null));
}
// src/service/exchange.ts
var import__node_buffer = require__node_buffer();
const MIB = 1048576;
const ERROR_LIMIT = MIB;
const MAX_TIMER_MS = 2 ** 31 - 1;
var ExchangeError = class extends Error {
	name = "ExchangeError";
	kind;
	status;
	sent;
	constructor(failure, options) {
		super(failure.message, options);
		this.kind = failure.kind;
		this.status = failure.status;
		this.sent = failure.sent;
	}
};
async function exchange(pool, request) {
	await pool.catchUp();
	return await new Promise((resolve, reject) => void new Exchange(pool, request, resolve, reject));
}
var Exchange = class {
	#request;
	#resolve;
	#reject;
	#outgoing;
	#timer;
	#sent = false;
	#status = null;
	#headers = {};
	#body = null;
	#settled = false;
	constructor({ begin, ready }, request, resolve, reject) {
		this.#request = request;
		this.#resolve = resolve;
		this.#reject = reject;
		const start = performance.now();
		const { path, method, headers } = request;
		const outgoing = begin({
			path,
			method,
			headers
		});
		const toConnect = Math.min(request.timeoutMs, CONNECT_TIMEOUT_MS);
		this.#timer = setTimeout(() => this.#fail("refused", `${toConnect} ms`), toConnect);
		this.#outgoing = outgoing.once("socket", (socket) => {
			if (outgoing.reusedSocket) this.#send(start);
			else socket.once(ready, () => this.#send(start));
		}).once("response", (response) => this.#receive(response)).on("error", (error) => this.#break(error)).once("close", () => this.#lose("closed"));
	}
	#send(start) {
		const { timeoutMs, body } = this.#request;
		clearTimeout(this.#timer);
		const left = Math.min(timeoutMs, MAX_TIMER_MS) - (performance.now() - start);
		this.#timer = setTimeout(() => this.#fail("timeout", `${timeoutMs} ms`), left);
		this.#sent = true;
		this.#outgoing.end(body === null ? void 0 : Buffer.from(body));
	}
	#receive(response) {
		const { statusCode: status = 0, headers } = response;
		this.#status = status;
		this.#headers = headers;
		if (status < 200 || status >= 300 && status < 400) {
			this.#finish(status);
			return;
		}
		const isExpected = status === this.#request.expect;
		const body = new BodyBuffer(isExpected ? this.#request.limit : ERROR_LIMIT, headers["content-length"]);
		this.#body = body;
		response.on("data", (chunk) => {
			this.#request.onReceived?.(chunk.length);
			if (this.#settled || body.add(chunk)) return;
			if (isExpected) this.#fail("too-large", `more than ${this.#request.limit / MIB} MiB`);
			else this.#finish(status);
		}).once("end", () => this.#finish(status)).on("error", (error) => this.#break(error));
	}
	#break(error) {
		this.#lose(codeOf(error), "rawPacket" in error ? void 0 : error);
	}
	#lose(message, cause) {
		this.#fail(this.#sent ? "network" : "refused", message, cause);
	}
	#finish(status) {
		if (!this.#settle()) return;
		const { text, utf8 } = this.#body?.read() ?? {
			text: "",
			utf8: true
		};
		this.#body = null;
		this.#resolve({
			status,
			headers: this.#headers,
			text,
			utf8
		});
	}
	#fail(kind, message, cause) {
		if (!this.#settle()) return;
		const failure = {
			kind,
			message,
			status: this.#status,
			sent: this.#sent
		};
		this.#reject(new ExchangeError(failure, { cause }));
	}
	#settle() {
		if (this.#settled) return false;
		this.#settled = true;
		clearTimeout(this.#timer);
		this.#outgoing.destroy();
		return true;
	}
};
function codeOf(error) {
	const code = "code" in error ? error.code : null;
	return typeof code === "string" && /^\w+$/.test(code) ? code : error.name;
}
const FIRST_CAPACITY = 65536;
const NEXT_CAPACITY = 4194304;
const GROWTH = 4;
var BodyBuffer = class {
	#limit;
	#bytes;
	#size = 0;
	constructor(limit, announced) {
		this.#limit = limit;
		this.#bytes = Buffer.allocUnsafeSlow(Math.min(limit, Number.parseInt(announced ?? "", 10) || FIRST_CAPACITY));
	}
	add(chunk) {
		const size = this.#size + chunk.length;
		if (size > this.#limit) return false;
		if (size > this.#bytes.length) this.#grow(size);
		this.#bytes.set(chunk, this.#size);
		this.#size = size;
		return true;
	}
	read() {
		const bytes = this.#bytes.subarray(0, this.#size);
		return {
			text: bytes.toString("utf8"),
			utf8: (0, import__node_buffer.isUtf8)(bytes)
		};
	}
	#grow(size) {
		const wanted = Math.max(size, NEXT_CAPACITY, this.#bytes.length * GROWTH);
		const bytes = Buffer.allocUnsafeSlow(Math.min(this.#limit, wanted));
		bytes.set(this.#bytes.subarray(0, this.#size));
		this.#bytes = bytes;
	}
};
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5e3;
const MAX_RETRY_AFTER_MS = 6e4;
const MAX_TOTAL_MS = 18e4;
function nextWait({ error, elapsedMs, transient, random }) {
	if (!transient || error.attempts >= 6 || !isRetried(error)) return null;
	const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (error.attempts - 1));
	const wait = (error.retryAfterMs ?? 0) + random() * ceiling;
	return elapsedMs + wait > MAX_TOTAL_MS ? null : wait;
}
function parseRetryAfter(header, now) {
	const text = header?.trim() ?? "";
	const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1e3 : parseHttpDate(text) - now;
	return Number.isNaN(wait) ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, wait));
}
function parseHttpDate(text) {
	if (!/^[A-Z][a-z]{2,8},? /.test(text)) return NaN;
	return Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
}
function isRetried(error) {
	switch (error.kind) {
		case "refused":
		case "network":
		case "timeout":
		case "body": return true;
		case "status": return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
		case "redirect":
		case "too-large":
		case "aborted": return false;
	}
}
const EXCERPT_SOURCE = 1048576;
async function attempt(turn) {
	const { request, options, attempts } = turn;
	const { clock, pace } = options;
	const round = pace.round;
	const start = clock.now();
	const outcome = await perform(turn);
	const { method, route } = request;
	options.onAttempt({
		method,
		route,
		path: pathOf(request),
		status: outcome.status,
		ms: clock.now() - start,
		attempt: attempts
	});
	tellPace(pace, round, outcome);
	if (outcome instanceof ExchangeError) throw unanswered(turn, outcome);
	return read(turn, outcome);
}
function aborted(turn) {
	return failure(turn, "aborted", { sent: false });
}
async function perform(turn) {
	const pool = turn.options.open();
	try {
		return await exchange(pool, toWire(turn));
	} catch (error) {
		if (error instanceof ExchangeError) return error;
		throw error;
	}
}
function toWire({ request, options }) {
	const { baseUrl, apiKey, version, requestTimeoutMs: timeoutMs, onReceived } = options;
	const headers = {
		accept: "application/json",
		"accept-encoding": "identity",
		"user-agent": `${TOOL_NAME}/${version}`,
		"X-API-Key": apiKey
	};
	const body = request.body === void 0 ? null : JSON.stringify(request.body);
	if (body !== null) headers["Content-Type"] = "application/json";
	const path = baseUrl.pathname.replace(/(?<!\/)\/+$/, "") + pathOf(request);
	const { method, expect, limit } = request;
	return {
		path,
		method,
		headers,
		body,
		timeoutMs,
		expect,
		limit,
		onReceived
	};
}
function pathOf({ route, id }) {
	return id === void 0 ? route : route.replace("{id}", () => encodeURIComponent(id));
}
function tellPace(pace, round, outcome) {
	if (outcome.status === 429 || outcome.status === 503) pace.throttled(round);
	else if (!(outcome instanceof ExchangeError) && outcome.status < 500) pace.good();
}
function unanswered(turn, error) {
	const kind = turn.options.cut.aborted ? "aborted" : error.kind;
	const { status, sent, message: reason, cause } = error;
	return failure(turn, kind, {
		status,
		sent,
		reason,
		cause
	});
}
function read(turn, answer) {
	const { request, options } = turn;
	const { status } = answer;
	if (status >= 300 && status < 400) throw failure(turn, "redirect", { status });
	const excerptOf = () => excerpt(answer.text.slice(0, EXCERPT_SOURCE), options.apiKey);
	if (status < 200 || status >= 300) throw failure(turn, "status", {
		status,
		retryAfterMs: parseRetryAfter(answer.headers["retry-after"], options.clock.now()),
		excerpt: status === 401 || status === 403 ? null : excerptOf()
	});
	try {
		if (status !== request.expect) throw new WireError(`${request.expect} is documented`, true);
		return request.read(status === 204 ? "" : bodyText(answer));
	} catch (cause) {
		if (!(cause instanceof WireError)) throw cause;
		throw failure(turn, "body", {
			status,
			reason: cause.message,
			excerpt: cause.unreadable ? excerptOf() : null,
			cause
		});
	}
}
function failure(turn, kind, { cause, ...facts }) {
	const { request, attempts, mayBeDone, options } = turn;
	const service = {
		host: options.baseUrl.host,
		givenBy: options.givenBy
	};
	const { method, route } = request;
	const path = pathOf(request);
	return new ServiceError({
		status: null,
		sent: true,
		retryAfterMs: null,
		excerpt: null,
		reason: null,
		...facts,
		...service,
		method,
		route,
		path,
		kind,
		attempts,
		mayBeDone
	}, { cause });
}
function createTransport(options) {
	const key = { isRefused: false };
	return { send: (request) => options.pace.run(() => persist(request, options, key)) };
}
async function persist(request, options, key) {
	const start = options.clock.now();
	const isOver = () => isStopping(options) || key.isRefused && request.method !== "GET";
	let mayBeDone = false;
	if (isOver()) throw aborted({
		request,
		options,
		attempts: 0,
		mayBeDone
	});
	for (let attempts = 1;; attempts += 1) {
		const turn = {
			request,
			options,
			attempts,
			mayBeDone
		};
		try {
			return await attempt(turn);
		} catch (error) {
			if (request.method !== "GET" && stopsEverything(error)) key.isRefused = true;
			mayBeDone ||= !notCreated(error);
			const wait = waitAfter(error, options, options.clock.now() - start);
			if (wait === null) throw error;
			await options.pace.pause(() => options.clock.sleep(wait, options.signal));
			if (isOver()) throw error;
		}
	}
}
function isStopping({ signal, cut }) {
	return signal.aborted || cut.aborted;
}
function waitAfter(error, { random }, elapsedMs) {
	if (!(error instanceof ServiceError) || error.method === "POST") return null;
	return nextWait({
		error,
		transient: !(error.cause instanceof WireError) || error.cause.unreadable,
		random,
		elapsedMs
	});
}
// src/service/writer.ts
function createWriter(transport) {
	const { path: route } = CYBER_ASSET;
	const limit = RECORD_LIMIT;
	return {
		async createAsset({ name, cyber_system_id, asset_type }) {
			const body = {
				name,
				cyber_system_id,
				asset_type
			};
			const read = (text) => parseRecord(text, CYBER_ASSET, null);
			return transport.send({
				method: "POST",
				route,
				body,
				expect: 201,
				limit,
				read
			});
		},
		async updateAsset(id, body) {
			checkId(id);
			const read = (text) => parseRecord(text, CYBER_ASSET, id);
			return transport.send({
				method: "PATCH",
				route: `${route}/{id}`,
				id,
				body,
				expect: 200,
				limit,
				read
			});
		},
		async deleteAsset(id) {
			checkId(id);
			return transport.send({
				method: "DELETE",
				route: `${route}/{id}`,
				id,
				expect: 204,
				limit,
				read: () => "deleted"
			}).catch(expecting(isMissing, ({ mayBeDone }) => mayBeDone ? "deleted" : "missing"));
		}
	};
}
function checkId(id) {
	if (!CYBER_ASSET.id.test(id)) throw new TypeError("not the id of a cyber asset");
}
// src/service/connect.ts
function connect(options) {
	const { env, concurrency, hardSignal } = options;
	const baseUrl = checkBaseUrl(options.baseUrl, env);
	const apiKey = checkApiKey(options.apiKey);
	const proxy = checkProxy(baseUrl, env);
	const cutting = new AbortController();
	let pool = null;
	const open = () => {
		pool ??= openPool({
			baseUrl,
			proxy
		});
		return pool;
	};
	const close = () => {
		cutting.abort();
		pool?.close();
	};
	hardSignal?.addEventListener("abort", close, { signal: cutting.signal });
	if (hardSignal?.aborted) cutting.abort();
	const { requestTimeoutMs, clock, random, signal, version, onAttempt = () => {}, onReceived = () => {} } = options;
	const pace = new Pace(concurrency);
	const cut = cutting.signal;
	const transport = createTransport({
		givenBy: options.baseUrlFrom ?? "base-url",
		baseUrl,
		apiKey,
		version,
		requestTimeoutMs,
		clock,
		random,
		pace,
		open,
		signal,
		cut,
		onAttempt,
		onReceived
	});
	return {
		reader: createReader(transport),
		writer: () => createWriter(transport),
		close
	};
}
export { readGit as C, resolveSystems as S, NOTHING_KNOWN as _, planWithoutGitHub as a, withLedger as b, isAtTip as c, awaitAll as d, DEFAULT_BOT as f, runPlan as g, runDrift as h, planPullRequest as i, leaveFailure as l, underCheck as m, askedAbout as n, applyOnGitHub as o, MOST_BYTES as p, planCommit as r, applyWithoutGitHub as s, connect as t, markTried as u, allInOrder as v, marker as w, makeDirectory as x, remoteOf as y };
