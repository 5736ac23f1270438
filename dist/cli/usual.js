import { n as __toESM } from "./rolldown-runtime.js";
import { $ as askingGitHub, $r as expecting, An as readRevision, At as pathOf$1, Bt as grouped, Cn as checkProxy, Ct as contrasted, Dn as loadRevision, Dt as inPlaces, Er as readPaths, Et as idText, Ft as typeText, Gr as hasErrors, Gt as painter, Hr as require__node_buffer, Ht as listed, J as openCli, Jr as compareIds, Jt as ratingText, Kr as inFileOrder, Lt as counted, Mr as readText, Mt as sectionsOf, Nr as sourceFile, Nt as sideText, Ot as kindOf, Pt as sourceOf$2, Qr as exitCodeOf, Rr as Vocabulary, Sn as checkBaseUrl, St as bySystem, Tn as findOutside, Tt as describe, Vr as spelling, Vt as joined, W as SERVICE, Wr as diagnostic, Wt as markdownVoice, Xr as ConfigurationError, Xt as systemText, Yn as toolOf, Yr as compareText, Yt as systemName, Zn as hasUnsafe, Zr as early, _r as groupBy, a as require__node_os, ai as require__node_fs, bn as isBlocked, br as YAMLException, bt as byKind, cn as diffLine, ct as driftHeadline, d as require__node_crypto, dr as stateKey, dt as headlinePhrases, ei as hasSucceeded, fn as shorten, ft as onlySentence, gn as word, gr as countBy, hn as visible, hr as addUnder, ht as summaryLine, ii as require__node_path, in as systemDocument, it as SEPARATOR, jt as ratingChange, kt as nameText, ln as fenceFor, lr as nameKey, lt as guardSentences, mn as tableCell, mt as restLine, ni as isSystemError, nr as SWAP_SUFFIX, or as foldCase, ot as closingLine, pr as ignoreListOf, pt as planCounts, qn as TOOL_NAME, qr as unreported, qt as plainVoice, rn as placesOf, rr as checkBetween, rt as PERMANENT, sn as codeSpan, sr as groupByText, st as countsLine, ti as isStopped, tn as adviseOnFields, tt as INHERITS, un as printedJson, ur as placeOf, ut as headline, vr as remember, vt as KINDS$1, wt as declarations, xn as checkApiKey, xr as load$1, xt as bySite, yn as checkGuards, yt as areTogether, zr as commonEnds } from "./start.js";
import { a as formatDiagnostic, c as sayDiagnostic, i as firstOf, l as wordDiagnostic, r as errorsFirst } from "./messages.js";
// src/core/fingerprint.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
var import__node_crypto = require__node_crypto();
const FINGERPRINT_HEX = 32;
function fingerprint({ organization, action, id, before, after }) {
	return sha256(JSON.stringify({
		action,
		after: sorted(after),
		before: sorted(before),
		id,
		organization
	})).slice(0, FINGERPRINT_HEX);
}
function editedIn({ organization, changes, digest: stated }) {
	const other = changes.find(({ action, id, before, after, fingerprint: print }) => {
		return print !== fingerprint({
			organization,
			action,
			id: action === "create" ? null : id,
			before,
			after
		});
	});
	if (other !== void 0) return `the change ${other.fingerprint} is not what its fingerprint says`;
	return stated === digest(changes.map((change) => change.fingerprint)) ? null : "its changes are not those of its digest";
}
function deletionFingerprint(asset) {
	const { id, organization_slug: organization } = asset;
	return fingerprint({
		organization,
		action: "delete",
		id,
		before: stateOf(asset),
		after: null
	});
}
function stateOf({ name, cyber_system_id, asset_type }) {
	return {
		name,
		cyber_system_id,
		asset_type
	};
}
function targetFingerprint(organization, id, after) {
	return sha256(JSON.stringify({
		action: after === null ? "delete" : "update",
		after: sorted(after),
		id,
		organization
	})).slice(0, FINGERPRINT_HEX);
}
function digest(fingerprints) {
	return `sha256:${sha256([...fingerprints].sort().join("\n"))}`;
}
function sha256(content) {
	return (0, import__node_crypto.createHash)("sha256").update(content).digest("hex");
}
function sorted(state) {
	if (state === null) return null;
	return {
		asset_type: state.asset_type,
		cyber_system_id: state.cyber_system_id,
		name: state.name
	};
}
// src/core/order.ts
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
		if (stop.aborted) return notSent(posts, stopped$1());
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
		failure: stopped$1()
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
function stopped$1() {
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
			for (const { file } of documents) keepOnly(this.#sites, folderOf$1(file.path), site);
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
		return this.#sites.get(folderOf$1(file.path)) ?? "";
	}
};
function folderOf$1(path) {
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
		else if (live === -2 || isParked$1(claims, system.id, asset.name)) open.push({
			desired,
			asset,
			system,
			source: null,
			unresolved: null
		});
	}
	return open;
}
function isParked$1(claims, systemId, name) {
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
		before: stateOf(live),
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
		before: stateOf(asset),
		after: null
	};
	const cyberSystem = directory.systems.place(asset.cyber_system_id);
	return {
		...identity,
		fingerprint: deletionFingerprint(asset),
		cyberSystem
	};
}
// src/core/scope.ts
function originOf(change, organization, { base, applied, held }) {
	const { fingerprint } = change;
	if (base === null || !base.has(fingerprint)) return "inventory";
	if (held.has(fingerprint)) return "pending";
	if (isParked(change) && held.has(targetFingerprint(organization, change.id, change.after))) return "pending";
	return applied !== null && !applied.has(fingerprint) ? "pending" : "drift";
}
function withNeeded(changes) {
	const givers = /* @__PURE__ */ new Map();
	for (const change of changes) {
		const freed = change.origin === "drift" ? placeOnlyIn(change.before, change.after) : null;
		if (freed !== null) addUnder(givers, freed, change);
	}
	if (givers.size === 0) return changes;
	const needed = /* @__PURE__ */ new Map();
	const open = changes.filter(({ origin }) => origin !== "drift");
	for (const taker of open) {
		const place = placeOnlyIn(taker.after, taker.before);
		const givingIt = place === null ? [] : givers.get(place) ?? [];
		for (const giver of givingIt.filter((each) => !needed.has(each))) {
			needed.set(giver, needed.get(taker) ?? taker.origin);
			open.push(giver);
		}
	}
	return changes.map((change) => ({
		...change,
		origin: needed.get(change) ?? change.origin
	}));
}
function placeOnlyIn(one, other) {
	if (one === null) return null;
	const place = ({ cyber_system_id, name }) => nameKey(cyber_system_id, name);
	return other !== null && place(one) === place(other) ? null : place(one);
}
function toExecute(changes, drift) {
	return drift === "apply" ? [...changes] : changes.filter((change) => change.origin !== "drift");
}
function executedBy({ changes, summary }) {
	return toExecute(changes, summary.drift === 0 ? "apply" : "report");
}
function unapproved(organization, changes, approved) {
	return changes.filter((change) => {
		if (approved.fingerprints.has(change.fingerprint)) return false;
		return !isParked(change) || !approved.targets.has(targetFingerprint(organization, change.id, change.after));
	});
}
function isParked(change) {
	return change.action === "update" && change.before.name === change.after.name + "~cip-sync";
}
function acquaintance(organization, change, approved) {
	if (change.action === "create") return null;
	const { id, after } = change;
	if (approved.targets.has(targetFingerprint(organization, id, after))) return "other-start";
	if (after === null) return null;
	const asCreate = fingerprint({
		organization,
		action: "create",
		id: null,
		before: null,
		after
	});
	return approved.fingerprints.has(asCreate) ? "create" : null;
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
	const changes = withNeeded([
		...difference.deletes,
		...difference.updates,
		...difference.creates
	].map((change) => ({
		...change,
		origin: originOf(change, live.organization, compared)
	})).sort(inPlanOrder));
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
// src/report/markdown/budget.ts
function fitSections(sections, budget) {
	const briefs = sections.map((section) => brief(section));
	let left = budget - briefs.reduce((sum, { text }) => sum + bytesOf(text) + 1, 0);
	if (left < 0) return null;
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
		if ((filled?.rows ?? 0) < section.count && most > room) break;
	}
	return fitted;
}
function bytesOf(text) {
	return Buffer.byteLength(text, "utf8");
}
function brief({ open, count, close, hidden }) {
	if (count === 0) return {
		text: open + close,
		rows: 0
	};
	const line = hidden(count, true);
	return {
		text: line === "" ? "" : `${line}\n`,
		rows: 0
	};
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
		if (used > room) break;
		rows.push(next);
		if (used + restBytes <= room) fitting = rows.length;
	}
	if (count > 0 && rows.length === count) return {
		text: open + rows.join("") + close,
		rows: count
	};
	if (fitting === 0) return null;
	return {
		text: open + rows.slice(0, fitting).join("") + close + rest(count - fitting),
		rows: fitting
	};
}
// src/report/markdown/tables.ts
function tables(columns, changes, cells) {
	return {
		open: "",
		count: changes.length,
		row: (index) => {
			const change = changes[index];
			const before = changes[index - 1];
			const row = rowOf(cells(contrasted(change)));
			if (before !== void 0 && areTogether(before, change)) return row;
			return `${before === void 0 ? "" : "\n"}${head([placeTitle(change), ...columns])}${row}`;
		},
		close: ""
	};
}
function head(columns, rules = columns.map(() => ":--")) {
	return rowOf(columns) + rowOf(rules);
}
function rowOf(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function placeTitle(change) {
	const { cyberSystem } = change;
	const path = pathOf$1(change);
	return `${systemText(cyberSystem, tableCell)}${path === null ? "" : `<br>${tableCell(path)}`}`;
}
function ratingCell({ impactRating }) {
	return impactRating === null ? "" : ` ${ratingText(impactRating, tableCell)}`;
}
function systemColumns(all) {
	const systems = new Map(all.map((system) => [system.id, system]));
	const isSited = [...systems.values()].some(({ site }) => site !== null);
	const labelOf = ({ site, name }) => `${site === null ? "" : `/${site.name}`}\0${name}`;
	const ofLabel = groupBy(systems.values(), labelOf);
	return {
		titles: isSited ? ["Site", "Cyber system"] : ["Cyber system"],
		cells: (system) => {
			const isAlone = ofLabel.get(labelOf(system))?.length === 1;
			const name = `${tableCell(system.name)}${isAlone ? "" : ` ${tableCell(system.id)}`}${ratingCell(system)}`;
			return isSited ? [system.site === null ? "" : tableCell(system.site.name), name] : [name];
		}
	};
}
function siteTable(columns, all, cells) {
	const systems = systemColumns(all.map(({ cyberSystem }) => cyberSystem));
	return {
		open: head([...systems.titles, ...columns]),
		count: all.length,
		row: (index) => rowOf([...systems.cells(all[index].cyberSystem), ...cells(all[index])]),
		close: ""
	};
}
function deleteTable(changes) {
	const isMixed = changes.some(({ origin }) => origin !== "inventory");
	const why = {
		inventory: "these files",
		pending: "pending from earlier merges",
		drift: "reverts drift"
	};
	return siteTable([
		"Asset",
		"Type",
		"Id",
		...isMixed ? ["Asked for by"] : []
	], bySite(changes), (change) => [...[
		nameCell(change),
		typeText(change),
		idCell(change)
	], ...isMixed ? [why[change.origin]] : []]);
}
function moveTable(changes) {
	const moves = changes.filter((change) => change.action === "update");
	const isRated = moves.some((one) => ratingChange(one.fromSystem, one.cyberSystem, tableCell) !== "");
	const places = systemColumns(moves.flatMap(({ fromSystem, cyberSystem }) => [fromSystem, cyberSystem]));
	const place = (system) => joined(places.cells({
		...system,
		impactRating: null
	}), " / ");
	return {
		open: head([
			"Asset",
			"Id",
			"From",
			"To",
			...isRated ? ["Impact rating"] : []
		]),
		count: moves.length,
		row: (index) => {
			const move = moves[index];
			const change = contrasted(move);
			const { before, after } = move;
			const type = before.asset_type === after.asset_type ? "" : `, ${typeText(change)}`;
			const { fromSystem, cyberSystem } = change.action === "update" ? change : move;
			const rating = ratingChange(move.fromSystem, move.cyberSystem, tableCell);
			const ratings = isRated ? [rating] : [];
			return rowOf([
				nameCell(change) + type,
				idCell(change),
				place(fromSystem),
				place(cyberSystem),
				...ratings
			]);
		},
		close: ""
	};
}
function createTable(changes) {
	return tables(["Type", "Line"], changes, (change) => [
		nameCell(change),
		typeText(change),
		lineCell(change)
	]);
}
function mixedTable(changes) {
	return tables([
		"Change",
		"Id",
		"Line"
	], changes, (change) => {
		const from = change.action === "update" && kindOf(change) === "move" ? ` from ${systemName(change.fromSystem, tableCell)}` : "";
		const type = change.action === "create" || change.before.asset_type !== change.after?.asset_type;
		const action = `${kindOf(change)}${from}${type ? ` ${typeText(change)}` : ""}`;
		return [
			nameCell(change),
			action,
			idCell(change),
			lineCell(change)
		];
	});
}
function driftTable(changes) {
	return tables(["At the service", "In the files"], changes, (change) => {
		const { name } = change.before ?? change.after;
		const id = change.id === null ? "" : ` ${idCell(change)}`;
		const line = change.action === "delete" ? "" : `, line ${lineCell(change)}`;
		return [
			tableCell(name) + id,
			atService(change),
			inFiles(change) + line
		];
	});
}
function atService(change) {
	if (change.action === "create") return "not there";
	if (change.action === "delete") return change.before.asset_type;
	return sideText(change, change.before, systemName(change.fromSystem, tableCell), tableCell);
}
function inFiles(change) {
	if (change.action === "delete") return "in none";
	if (change.action === "create") return change.after.asset_type;
	return sideText(change, change.after, systemName(change.cyberSystem, tableCell), tableCell);
}
const nameCell = (change) => nameText(change, tableCell);
const idCell = (change) => idText(change, tableCell);
function lineCell(change) {
	if (change.action === "delete") return "";
	return String(change.desired.document.file.place(change.desired.offset).line);
}
const MOST_SYSTEMS = 120;
function overviewTable(changes) {
	const systems = bySystem(changes);
	const groups = systems.length > MOST_SYSTEMS ? siteGroups(systems) : systemGroups(systems);
	const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes(kindOf(change))));
	return {
		open: head([...groups.titles, ...columns.map(({ title }) => title)], [...groups.titles.map(() => ":--"), ...columns.map(() => "--:")]),
		count: groups.all.length,
		row: (index) => {
			const { cells, members } = groups.all[index];
			const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes(kindOf(change))).length);
			return rowOf([...cells, ...counts.map((count) => count === 0 ? "" : grouped(count))]);
		},
		close: ""
	};
}
function systemGroups(systems) {
	const { titles, cells } = systemColumns(systems.map(({ system }) => system));
	return {
		titles,
		all: systems.map(({ system, members }) => ({
			cells: cells(system),
			members
		}))
	};
}
function siteGroups(systems) {
	return {
		titles: ["Site", "Cyber systems"],
		all: [...groupBy(systems, ({ system }) => system.site?.id ?? "").values()].map((of) => {
			const site = of[0]?.system.site ?? null;
			return {
				cells: [site === null ? "" : tableCell(site.name), grouped(of.length)],
				members: of.flatMap(({ members }) => members)
			};
		})
	};
}
const OVERVIEW = [
	{
		title: "Delete",
		kinds: ["delete"]
	},
	{
		title: "Update",
		kinds: [
			"move",
			"rename",
			"retype"
		]
	},
	{
		title: "Create",
		kinds: ["create"]
	}
];
function sourceList(changes) {
	const sameFile = (index) => index > 0 && pathOf$1(changes[index - 1]) === pathOf$1(changes[index]);
	return {
		open: "",
		count: changes.length,
		row: (index) => {
			const change = changes[index];
			if (sameFile(index)) return `, ${lineCell(change)}`;
			const more = changes[index + 1];
			const noun = more !== void 0 && pathOf$1(more) === pathOf$1(change) ? "lines" : "line";
			return `${index === 0 ? "" : "\n"}- ${codeSpan(pathOf$1(change) ?? "")}, ${noun} ${lineCell(change)}`;
		},
		close: "\n"
	};
}
function updateDiff(updates) {
	const fence = fenceFor(updates.flatMap(namesIn));
	return {
		open: `${fence}diff\n`,
		count: updates.length,
		row: (index) => {
			const [last, change] = [updates[index - 1], contrasted(updates[index])];
			const place = last !== void 0 && areTogether(last, change) ? "" : diffLine(" ", systemText(change.cyberSystem));
			return (index === 0 ? "" : "\n") + place + hunk(change);
		},
		close: `${fence}\n`
	};
}
function hunk(change) {
	if (change.action !== "update") return "";
	const { before, after, id } = change;
	const place = shorten(sourceOf$2(change) ?? "");
	const lines = [[
		"name",
		word(before.name),
		word(after.name)
	], [
		"asset_type",
		before.asset_type,
		after.asset_type
	]].flatMap(([key, from, to]) => from === to ? [] : [diffLine("-", `${key}: ${from}`), diffLine("+", `${key}: ${to}`)]);
	return [diffLine(" ", `${word(before.name)} · ${word(id)} · ${place}`), ...lines].join("");
}
function namesIn(change) {
	const { before, after, cyberSystem, id } = change;
	return [
		before?.name ?? "",
		after?.name ?? "",
		systemText(cyberSystem),
		id ?? "",
		sourceOf$2(change) ?? ""
	];
}
function declarationBlock(undeclared) {
	const declare = declarations(undeclared.map(({ asset }) => asset));
	const fence = fenceFor(undeclared.flatMap(({ asset, cyberSystem }) => [
		asset.name,
		asset.id,
		systemText(cyberSystem)
	]));
	return {
		open: `${fence}yaml\n`,
		count: undeclared.length,
		row: (index) => {
			const { asset, cyberSystem } = undeclared[index];
			return (undeclared[index - 1]?.cyberSystem.id !== cyberSystem.id ? [`# ${systemText(cyberSystem)}`, ...declare(asset)] : declare(asset)).map((line) => `${line}\n`).join("");
		},
		close: `${fence}\n`
	};
}
// src/report/markdown/sections.ts
const MOST_WARNINGS = 5;
const FINDINGS_SHARE = .25;
const NEEDS_OVERVIEW = 50;
const OVERVIEW_BYTES = 15e3;
const FULL = {
	move: moveTable,
	update: updateDiff,
	create: createTable,
	mixed: mixedTable
};
const NAMELESS = {
	move: sourceList,
	update: sourceList,
	create: sourceList,
	mixed: sourceList
};
function planSections(plan, { detail, budget, elsewhere, pages = null }) {
	const telling = {
		detail,
		pages
	};
	const page = {
		plan,
		detail,
		bodies: detail === "counts" ? NAMELESS : FULL
	};
	const sections = placed(sectionsOf(plan));
	const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
	const warnings = warningParts(plan, telling);
	return [
		{
			...findingSection("error", plan, telling),
			most
		},
		{
			...questionSection(plan, telling),
			most
		},
		{
			...section("warning", warnings.first),
			most
		},
		deleteSection(sections, page),
		...askedSections(sections, page),
		mixedSection("pending", PENDING, sections.pending, page),
		mixedSection("reverted", "Drift, to be reverted", sections.reverted, page),
		driftSection(sections.drift, page),
		undeclaredSection(page),
		{
			...section("notice", warnings.rest),
			most
		},
		{
			...findingSection("notice", plan, telling),
			most
		}
	].filter((one) => one.count > 0 || one.open !== "").map((one) => stopped(one, elsewhere));
}
function stopped(one, elsewhere = "") {
	const hidden = (count, isAll) => {
		const line = one.hidden(count, isAll);
		return line === "" ? "" : `${line}${elsewhere}.`;
	};
	return {
		...one,
		hidden
	};
}
const PENDING = "Pending from earlier merges, merging approves these too";
function placed({ asked, pending, reverted, drift }) {
	return {
		asked: inPlaces(asked),
		pending: inPlaces(pending),
		reverted: inPlaces(reverted),
		drift: inPlaces(drift)
	};
}
function askedSections({ asked }, { plan, detail, bodies }) {
	const { move, rename, retype, create } = byKind(asked);
	const moves = bySite(move);
	const updates = inPlaces([...rename, ...retype]);
	const verb = retype.length === 0 ? "Rename" : rename.length === 0 ? "Retype" : "Rename or retype";
	const title = `Move ${assets(move)}, inheriting the new system's impact rating`;
	return [
		overviewSection(detail === "counts" ? [] : plan.toExecute),
		section("moves", folding(title, bodies.move(moves), moves)),
		section("updates", folding(`${verb} ${assets(updates)}`, bodies.update(updates), updates)),
		section("creates", folded(`Create ${assets(create)}`, bodies.create(create), create))
	];
}
function assets(changes) {
	return counted(changes.length, "asset");
}
function sitesOf(changes) {
	const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
	return sites < 2 ? "" : ` at ${grouped(sites)} sites`;
}
function overviewSection(changes) {
	const body = changes.length > NEEDS_OVERVIEW ? overviewTable(changes) : NO_ROWS;
	const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
	return {
		...section("overview", headed(`In ${counted(systems, "cyber system")}${sitesOf(changes)}`, body.count > 1 ? body : NO_ROWS, [])),
		most: OVERVIEW_BYTES,
		hidden: (count, isAll) => isAll ? "" : `${counted(count, "more system")} not listed`
	};
}
function deleteSection({ asked, pending, reverted }, { detail }) {
	const deletes = bySite([
		...asked,
		...pending,
		...reverted
	].filter(({ action }) => action === "delete"));
	const later = deletes.filter(({ origin }) => origin === "pending").length;
	const share = later === deletes.length ? "" : `${grouped(later)} of them `;
	const why = later === 0 ? "" : `, ${share}pending from earlier merges (merging approves these too)`;
	const title = `Delete ${assets(deletes)}${why}`;
	if (detail === "full" || deletes.length === 0) return section("deletes", headed(title, deleteTable(deletes), deletes));
	const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
	return section("deletes", sentencePart(title, `In ${counted(systems, "cyber system")}.`));
}
function questionSection({ diagnostics }, telling) {
	const renames = diagnostics.filter(({ code }) => code === "possible-rename");
	const title = counted(renames.length, "question");
	const { row, ...alert } = alertOf("warning", renames, telling);
	const loud = (index) => row(index).replace("Is this a rename?", "**Is this a rename?**");
	return section("questions", {
		title,
		changes: [],
		...alert,
		row: loud
	});
}
function mixedSection(keep, why, changes, { bodies }) {
	const others = changes.filter(({ action }) => action !== "delete");
	return section(keep, folding(`${why}: ${counted(others.length, "change")}`, bodies.mixed(others), others));
}
const DRIFT_NOTE = "The service differs, and no change of a file asks for it. To keep what the service has, change the files. To undo it, run with `drift: apply`.";
function driftSection(drift, { plan, detail }) {
	const title = `Drift, not applied: ${counted(drift.length, "difference")}`;
	if (detail === "counts" && drift.length > 0) return section("drift", sentencePart(title, DRIFT_NOTE));
	return section("drift", (plan.toExecute.length === 0 && drift.length <= LONG$1 ? headed : folded)(title, driftTable(drift), [], `${DRIFT_NOTE}\n\n`));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
	const title = `Undeclared, left alone: ${counted(undeclared.length, "asset")}`;
	const note = "To declare them, add these lines to the file of their cyber system.\n\n";
	if (detail === "full") return section("undeclared", folded(title, declarationBlock(undeclared), [], note));
	const open = undeclared.length === 0 ? "" : `**${title}**\n`;
	return section("undeclared", {
		...NO_ROWS,
		open,
		title,
		changes: []
	});
}
const KEEP = [
	"error",
	"questions",
	"deletes",
	"warning",
	"moves",
	"updates",
	"pending",
	"reverted",
	"drift",
	"overview",
	"creates",
	"notice",
	"undeclared"
];
function isFirst({ keep }) {
	return keep <= KEEP.indexOf("questions");
}
const LONG$1 = 25;
const NO_ROWS = {
	open: "",
	count: 0,
	row: () => "",
	close: ""
};
function caution(paragraphs) {
	return paragraphs.length === 0 ? "" : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join(">\n")}`;
}
function pageLink(topic, pages) {
	return pages === null ? null : `[${topic}](${pages}/docs/diagnostics.md#${topic})`;
}
function runLink(url, text = "run") {
	return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : "";
}
function ofName(name) {
	return name === "" ? "" : ` (${codeSpan(name)})`;
}
function headed(title, body, changes, note = "") {
	if (body.count === 0) return {
		...NO_ROWS,
		title,
		changes
	};
	return {
		...body,
		open: `### ${title}\n\n${note}${body.open}`,
		title,
		changes
	};
}
function folded(title, body, changes, note = "") {
	if (body.count === 0) return {
		...NO_ROWS,
		title,
		changes
	};
	const open = `<details><summary><h3>${title}</h3></summary>\n\n${note}${body.open}`;
	return {
		...body,
		open,
		close: `${body.close}\n</details>\n`,
		title,
		changes
	};
}
function folding(title, body, changes) {
	return body.count > LONG$1 ? folded(title, body, changes) : headed(title, body, changes);
}
function section(keep, { title, ...part }) {
	const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${grouped(count)} more not shown here`;
	return {
		...part,
		keep: KEEP.indexOf(keep),
		hidden
	};
}
function sentencePart(title, sentence) {
	return {
		...NO_ROWS,
		open: `### ${title}\n\n${sentence}\n`,
		title,
		changes: []
	};
}
const ALERTS = {
	error: "CAUTION",
	warning: "WARNING",
	notice: "NOTE"
};
function findingSection(severity, { diagnostics }, telling) {
	return section(severity, alertPart(severity, ofSeverity(diagnostics, severity), telling));
}
function ofSeverity(diagnostics, severity) {
	return errorsFirst(diagnostics).filter((one) => one.severity === severity && one.code !== "possible-rename");
}
function alertPart(severity, findings, telling) {
	return {
		title: counted(findings.length, severity),
		changes: [],
		...alertOf(severity, findings, telling)
	};
}
function warningParts({ diagnostics, changes }, telling) {
	const all = ofSeverity(diagnostics, "warning");
	const first = changes.length === 0 ? all : firstOf(all, MOST_WARNINGS);
	const shownFirst = new Set(first);
	const rest = all.filter((finding) => !shownFirst.has(finding));
	const title = counted(rest.length, first.length === 0 ? "warning" : "more warning");
	const { row, ...list } = {
		...alertOf("warning", rest, telling),
		open: ""
	};
	return {
		first: alertPart("warning", first, telling),
		rest: folded(title, {
			...list,
			row: (index) => row(index).replace(/^> (?:- )?/, "- ")
		}, [])
	};
}
function alertOf(severity, findings, telling) {
	const bullet = findings.length > 1 ? "- " : "";
	return {
		open: findings.length === 0 ? "" : `> [!${ALERTS[severity]}]\n`,
		count: findings.length,
		row: (index) => `> ${bullet}${findingText(findings[index], telling)}\n`,
		close: ""
	};
}
function findingText(finding, { detail, pages = null }) {
	const { code, path, line } = wordDiagnostic(finding, detail);
	const place = path === null ? "" : `${codeSpan(line === null ? path : `${path}:${line}`)} · `;
	return `${sayDiagnostic(finding, detail, markdownVoice)}<br>${place}${pageLink(code, pages) ?? codeSpan(code)}`;
}
// src/report/unapproved.ts
const MOST_SHOWN$1 = 200;
function renderRefusalTerminal(refusal, { color, detail }) {
	const { plan, approved } = refusal;
	const changes = refusedOf(refusal);
	const lines = [painter(color).red(refusedLine(refusal))];
	for (const change of changes.slice(0, MOST_SHOWN$1)) {
		const prior = acquaintance(plan.organization, change, approved);
		const now = detail === "counts" ? "" : `; now: ${nowText(contrasted(change), word)}`;
		lines.push(`  ${describe(change, detail)}`, `    approved: ${approvedText(change, prior)}${now}`);
	}
	if (changes.length > MOST_SHOWN$1) lines.push(`  ${grouped(changes.length - MOST_SHOWN$1)} more; plan shows them all.`);
	lines.push(...approvalLines(refusal, plainVoice), `To go on, ${nextText(refusal, plainVoice)}`);
	return `${lines.join("\n")}\n`;
}
function refusedOf({ plan, missing }) {
	return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}
function nowText(change, name) {
	if (change.before === null) return "not there";
	const system = change.action === "update" ? change.fromSystem : change.cyberSystem;
	return `${name(change.before.name)}, ${change.before.asset_type}, in ${systemName(system, name)}`;
}
function approvedText({ action }, prior) {
	if (prior === "create") return "to create it, and now it is there";
	return prior === "other-start" ? `this ${action}, of other values than it has now` : "nothing of it";
}
function approvalLines(refusal, { code }) {
	const { approve, plan } = refusal;
	const isOther = approve !== "" && approve !== plan.digest;
	const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
	return [
		...isOther ? [other] : [],
		...pullLines(refusal),
		...directLines(refusal),
		...uncountedLines(refusal)
	];
}
const MOST_NUMBERS = 10;
function directLines({ direct = [] }) {
	if (direct.length === 0) return [];
	const named = direct.slice(0, MOST_NUMBERS).map((sha) => sha.slice(0, 12));
	const more = direct.length > MOST_NUMBERS ? `, and ${grouped(direct.length - MOST_NUMBERS)} more` : "";
	return [`${direct.length === 1 ? "Commit" : "Commits"} ${named.join(", ")}${more} touched the inventory without a pull request: under review nothing that came with it counts.`];
}
function uncountedLines({ uncounted = [] }) {
	const lines = uncounted.slice(-10).map(({ number, why }) => `Pull request ${number}: ${whyNot(why)}`);
	const more = uncounted.length - lines.length;
	return more === 0 ? lines : [...lines, `${grouped(more)} more before them ${more === 1 ? "does" : "do"} not count either.`];
}
const WHY_NOT = {
	"no-record": "no plan of it was recorded on its head.",
	"other-app": "its plan was recorded by another app than the one that applies.",
	"other-service": "its plan was made for another service address.",
	"other-base": "its plan was made for another base branch, and it was not planned again since.",
	unsigned: "its record was changed, or is not signed with this signing-key.",
	erased: "a newer plan of it ended without a record, or its record was erased.",
	"comment-changed": "someone changed what reviewers read: the comment is not as the plan left it.",
	"check-changed": "someone changed what reviewers read: the check is not as the plan left it.",
	"marks-deleted": "it was planned when more was marked as applied than is now: marks were deleted."
};
const WHY_NOT_REVIEW = {
	bot: "is no person",
	author: "opened it",
	committer: "wrote or committed part of it",
	"may-not-write": "may not write to the repository",
	"before-record": "approved before this plan was shown",
	"other-commit": "approved another commit"
};
function whyNot(why) {
	if (why.kind !== "no-review") return WHY_NOT[why.kind];
	const { needed, have, against, ignored } = why;
	return `it lacks ${needed === 1 ? "an approving review" : "approving reviews of two people, since nobody stands for all of it"} of its plan.${have === 0 ? "" : ` It has ${have}.`}${against.map((user) => ` ${word(user)} asks for changes.`).join("")}${ignored.map(({ user, why: reason }) => ` That of ${word(user)} does not count: ${word(user)} ${WHY_NOT_REVIEW[reason]}.`).join("")}`;
}
function pullLines({ plan, approved, pulls }) {
	if (pulls === null) return [];
	if (pulls.length === 0) return ["No pull request behind this commit has a plan that counts."];
	const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
	const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
	const by = `${pulls.length === 1 ? "Pull request" : "Pull requests"} ${pulls.join(", ")}`;
	const rest = gone === 0 ? "all still to do" : `${grouped(gone)} of them done already, or of what is no longer so`;
	return [`${by} approved ${counted(approved.fingerprints.size, "change")}, ${rest}.`];
}
function dispatchText({ plan, workflow = null }, { code }) {
	const click = `Actions, ${workflow === null ? "the workflow that applies" : code(workflow)}, Run workflow`;
	const command = `gh workflow run ${workflow ?? "WORKFLOW"} -f command=apply -f approve=${plan.digest}`;
	return `read the plan, then run the workflow by hand with ${code("command: apply")} and ${code(`approve: ${plan.digest}`)} (${click}; or ${code(command)}).`;
}
const BRING_ANEW = "take back all that is not applied by a pull request, so that an apply finds nothing to do. Then bring it anew by a pull request with an approving review.";
function nextText(refusal, voice) {
	const pending = "open a pull request: it shows these changes as pending, and merging it";
	switch (refusal.next) {
		case "dispatch": return `${dispatchText(refusal, voice)} Or ${pending} approves them.`;
		case "dispatch-alone": return dispatchText(refusal, voice);
		case "review": return `${pending} with an approving review approves them.`;
		case "bring-anew": return BRING_ANEW;
		case "plan-again": return "look at the plan again, and approve what it shows now.";
		case "review-pull-request": return "have the pull request reviewed as it stands, and queue it again.";
		case "update-pull-request": return "bring the pull request up to date with its base, so that its plan is shown again.";
	}
}
function refusedLine(refusal) {
	return `Nothing was written: ${counted(refusedOf(refusal).length, "change")} to execute that nobody approved.`;
}
// src/report/applied.ts
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
	done: "done",
	adopted: "done, found by the list after its answer was lost",
	already: "gone already",
	"changed-meanwhile": "changed meanwhile",
	failed: "failed",
	unknown: "unknown",
	skipped: "skipped",
	"not-started": "not started"
};
const KEY_REFUSED = "The service refused the API key, so nothing more was written. Check the key, then apply again.";
function notReadBack(failure, stopped, voice) {
	if (stopped === "signal") return "The run was stopped before it could read the result back. Plan again to see it.";
	return `The result could not be read back: ${voice.reason(failure)}. Plan again to see it.`;
}
function renderAppliedTerminal(report, { color, detail, face }) {
	const paint = painter(color);
	const lines = [];
	const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
	for (const result of open.slice(0, MOST_SHOWN)) lines.push(...resultLines(result, detail, paint));
	if (open.length > MOST_SHOWN) lines.push(`${grouped(open.length - MOST_SHOWN)} more; the evidence has them all.`);
	const twins = report.differences.filter(({ kind }) => kind === "duplicate");
	const others = report.differences.filter(({ kind }) => kind !== "duplicate");
	for (const [differences, say] of [[others, notConverged], [twins, duplicated]]) {
		if (differences.length > 0) lines.push(paint.red(say(differences)));
		for (const difference of differences.slice(0, MOST_SHOWN)) lines.push(`  ${differenceLine(difference, detail)}`);
	}
	if (report.closingFailure !== null) lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, plainVoice)));
	if (report.stopped === "key-refused") lines.push(paint.red(KEY_REFUSED));
	lines.push(paint.bold(outcomeCounts(report)));
	if (open.length > 0) lines.push(howToGoOn(report, face, plainVoice));
	return `${lines.join("\n")}\n`;
}
function outcomeCounts(report) {
	const { done } = outcomeNumbers(report);
	const failed = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
	const counts = countBy(failed, ({ outcome }) => OUTCOME_WORDS[outcome]);
	const open = Array.from(counts, ([label, count]) => `${grouped(count)} ${label}`);
	return [`done ${grouped(done)} of ${grouped(report.results.length)}`, ...open].join(" · ");
}
function outcomeNumbers({ results }) {
	const count = (of) => results.filter(({ outcome }) => of(outcome)).length;
	const skipped = count((outcome) => outcome === "skipped" || outcome === "not-started");
	const done = count(hasSucceeded);
	return {
		done,
		skipped,
		failed: results.length - done - skipped
	};
}
function howToGoOn({ stopped }, face, { code }) {
	const again = face === "cli" ? "run the same command again" : `press ${code("Re-run jobs")} on the page of this run`;
	return `To go on, ${stopped === "key-refused" ? "correct the API key, then " : ""}${again}: what is done is skipped.`;
}
function resultLines({ change, outcome, reason, detail: answer }, detail, paint) {
	const why = reason === null ? "" : `: ${visible(reason)}`;
	const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${describe(change, detail)}${why}`);
	return answer === null || detail === "counts" ? [line] : [line, `  the service said: ${visible(answer)}`];
}
const DIFFERENCE_WORDS = {
	missing: "is not in the list",
	different: "is in the list with other values",
	"still-there": "is still in the list",
	duplicate: "is in the list more than once"
};
function notConverged(differences) {
	return `not-converged: the service's list does not show ${counted(differences.length, "change")} that it accepted. Plan again.`;
}
function duplicated(twins) {
	const stand = twins.length === 1 ? "stands" : "stand";
	return `not-converged: ${counted(twins.length, "asset")} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
	const ids = detail === "counts" || found.length === 0 ? "" : ` (${found.map(({ id }) => word(id)).join(", ")})`;
	return `${describe(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
	const doubt = open === 0 ? "none of its writes is" : `${counted(open, "write")} of it ${open === 1 ? "is" : "are"}`;
	return `An earlier apply was cut off, or is still running: ${visible(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
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
// src/report/terminal.ts
const LONG = 2e3;
const SHOWN_OF_KIND = LONG / 4;
const WIDTH = 120;
const HEADINGS = {
	plan: ["Inventory plan", "for"],
	apply: ["To apply", "to"],
	drift: ["Drift", "of"]
};
function headingOf({ organization }, verb) {
	const [heading, preposition] = HEADINGS[verb];
	return organization === "" ? heading : `${heading} ${preposition} ${word(organization)}`;
}
function renderPlanTerminal(plan, options) {
	const paint = painter(options.color);
	const page = {
		paint,
		widest: Math.max(16, Math.floor((options.width ?? WIDTH) / 3)),
		detail: options.detail,
		lines: []
	};
	const { lines } = page;
	const { verb = "plan" } = options;
	const summary = verb === "drift" ? driftHeadline(plan) : headline(plan);
	const heading = `${headingOf(plan, verb)}: ${summary}`;
	const isLoud = headlinePhrases(plan).some(({ loud }) => loud);
	lines.push(isLoud ? paint.bold(paint.red(heading)) : paint.bold(heading), "");
	const findings = options.findings ?? plan.diagnostics;
	pushDiagnostics(page, findings.filter(isQuestion));
	pushSections(page, plan);
	pushUndeclared(page, plan.undeclared);
	pushDiagnostics(page, findings.filter((finding) => !isQuestion(finding)));
	for (const line of blockedLines(plan, options)) lines.push(line, "");
	const only = onlySentence(plan, options.detail, plainVoice);
	if (only !== null) lines.push(only, "");
	const rest = hasErrors(plan.diagnostics) ? "" : restLine(plan.summary);
	lines.push(paint.bold(summaryLine(plan)) + (rest === "" ? "" : SEPARATOR + rest));
	if (plan.toExecute.length > 0) lines.push(paint.dim(plan.digest));
	lines.push("");
	return lines.join("\n");
}
function blockedLines(plan, { color, face }) {
	const { red } = painter(color);
	return guardSentences(plan, plainVoice, face).map((sentence) => red(`Blocked: ${sentence}`));
}
function renderBlocked(plan, options) {
	return blockedLines(plan, options).map((line) => `${line}\n`).join("");
}
function renderSavedPlanTerminal(plan, options) {
	return `${[
		`The saved plan, unchanged: ${summaryLine(plan)}`,
		...blockedLines(plan, options),
		plan.digest
	].join("\n")}\n`;
}
function pushSections(page, plan) {
	const all = sectionsOf(plan);
	const shown = cut(all, plan.changes.length);
	const { asked, pending, reverted, drift } = shown;
	const { paint, lines, detail } = page;
	const rowsOf = (section) => detail === "counts" ? namelessRows(all[section], shown[section], page) : systemBlocks(shown[section], changeRow, page);
	pushAll(lines, rowsOf("asked"));
	if (pending.length > 0) lines.push(paint.cyan("Pending from earlier merges, applied too"), "");
	pushAll(lines, rowsOf("pending"));
	if (reverted.length > 0) lines.push(paint.cyan("Drift, to be reverted"), "");
	pushAll(lines, rowsOf("reverted"));
	if (drift.length > 0) lines.push(paint.cyan("Drift, not applied: the service differs, and no change of a file asks for it"), "");
	pushAll(lines, detail === "counts" ? namelessDrift(all.drift) : systemBlocks(drift, driftRow, page));
	const listed = asked.length + pending.length + reverted.length + drift.length;
	const hidden = plan.changes.length - listed;
	if (hidden === 0) return;
	lines.push(`${counted(hidden, "more change")} not shown; --out FILE or --json has them all.`, "");
}
function pushAll(lines, more) {
	for (const line of more) lines.push(line);
}
function cut(sections, total) {
	if (total <= LONG) return sections;
	const left = new Map(KINDS$1.map((kind) => [kind, SHOWN_OF_KIND]));
	const take = (change) => {
		const kind = kindOf(change);
		const room = left.get(kind) ?? 0;
		left.set(kind, room - 1);
		return room > 0;
	};
	const takeExecuted = (change) => change.action === "delete" || take(change);
	return {
		asked: sections.asked.filter(takeExecuted),
		pending: sections.pending.filter(takeExecuted),
		reverted: sections.reverted.filter(takeExecuted),
		drift: sections.drift.filter(take)
	};
}
function namelessRows(changes, shown, { paint }) {
	const [kinds, kindsShown] = [byKind(changes), byKind(shown)];
	const lines = [];
	for (const kind of KINDS$1) {
		const count = kinds[kind].length;
		if (count === 0) continue;
		const systems = new Set(kinds[kind].map(({ cyberSystem }) => cyberSystem.id)).size;
		const line = `${kind} ${counted(count, "asset")} in ${counted(systems, "cyber system")}`;
		lines.push(kind === "delete" ? paint.red(`${line}: ${PERMANENT}`) : line);
		for (const change of kindsShown[kind]) {
			const source = sourceOf$2(change);
			if (source !== null) lines.push(`  ${visible(source)}`);
		}
		lines.push("");
	}
	return lines;
}
function namelessDrift(changes) {
	return changes.length === 0 ? [] : [counted(changes.length, "difference"), ""];
}
function pushUndeclared({ paint, lines, detail }, undeclared) {
	if (undeclared.length === 0) return;
	const hint = detail === "counts" ? "" : "; to declare them, add these lines";
	lines.push(paint.cyan(`Undeclared, left alone: ${grouped(undeclared.length)}${hint}`), "");
	if (detail === "counts") return;
	const declare = declarations(undeclared.map(({ asset }) => asset));
	for (const { system, members } of bySystem(undeclared.slice(0, LONG))) {
		lines.push(paint.bold(systemText(system)));
		for (const { asset } of members) pushAll(lines, declare(asset));
		lines.push("");
	}
	if (undeclared.length > LONG) lines.push(`${grouped(undeclared.length - LONG)} more not shown; --json has them all.`, "");
}
function isQuestion({ code }) {
	return code === "possible-rename";
}
function pushDiagnostics({ paint, lines, detail }, diagnostics) {
	const colors = {
		error: paint.red,
		warning: paint.yellow,
		notice: paint.dim
	};
	const first = diagnostics.length > LONG ? errorsFirst(diagnostics).slice(0, LONG) : diagnostics;
	for (const finding of first) lines.push(colors[finding.severity](formatDiagnostic(finding, detail)));
	if (diagnostics.length > LONG) lines.push(`${counted(diagnostics.length - LONG, "more finding")} not shown.`);
	if (diagnostics.length > 0) lines.push("");
}
const MARKS = {
	delete: "- delete",
	move: "> move",
	rename: "~ rename",
	retype: "~ retype",
	create: "+ create"
};
function systemBlocks(changes, rowOf, style) {
	const lines = [];
	for (const { system, members } of bySystem(changes)) {
		const kinds = byKind(members);
		const rows = KINDS$1.flatMap((kind) => kinds[kind].map((change) => rowOf(contrasted(change))));
		lines.push(style.paint.bold(systemText(system)));
		pushRows(lines, rows, style);
		lines.push("");
	}
	return lines;
}
function changeRow(change) {
	const source = sourceOf$2(change);
	const kind = kindOf(change);
	const move = kind === "move" && change.action === "update" ? moveText(change) : "";
	return {
		kind,
		cells: [
			markOf(change),
			nameText(change, word),
			typeText(change),
			idText(change, word)
		],
		rest: source === null ? PERMANENT : visible(source),
		below: move
	};
}
function markOf(change) {
	const mark = MARKS[kindOf(change)];
	if (change.action !== "update" || change.changed.length === 1) return mark;
	const { changed } = change;
	const isRename = changed.includes("cyber_system_id") && changed.includes("name");
	return joined([
		mark,
		isRename ? "rename" : "",
		changed.includes("asset_type") ? "retype" : ""
	], ", ");
}
function moveText({ fromSystem, cyberSystem }) {
	const rating = ratingChange(fromSystem, cyberSystem, word);
	const inherits = rating === "" ? INHERITS : `impact rating ${rating}`;
	const [from, to] = [fromSystem, cyberSystem].map((one) => systemText({
		...one,
		impactRating: null
	}));
	return `${from} → ${to}: ${inherits}`;
}
function driftRow(change) {
	const { name, asset_type } = change.before ?? change.after;
	const source = sourceOf$2(change);
	return {
		kind: null,
		cells: [
			"?",
			word(name),
			asset_type,
			change.id === null ? "" : word(change.id),
			driftText(change)
		],
		rest: source === null ? "" : visible(source),
		below: ""
	};
}
function driftText(change) {
	if (change.action === "delete") return "at the service, in no file";
	if (change.action === "create") return "in the files, not at the service";
	const { before, after, fromSystem, cyberSystem } = change;
	return `at the service: ${sideText(change, before, systemText(fromSystem), word)}; in the files: ${sideText(change, after, systemText(cyberSystem), word)}`;
}
function pushRows(lines, rows, { paint, widest }) {
	const widths = [];
	for (const { cells } of rows) cells.forEach((cell, column) => {
		if (cell.length <= widest) widths[column] = Math.max(widths[column] ?? 0, cell.length);
	});
	const colors = {
		delete: paint.red,
		move: paint.yellow,
		rename: paint.yellow,
		retype: paint.yellow,
		create: paint.green
	};
	const indent = " ".repeat(4 + (widths[0] ?? 0));
	for (const { kind, cells, rest, below } of rows) {
		const text = `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}  ${rest}`.trimEnd();
		lines.push(kind === null ? paint.yellow(text) : colors[kind](text));
		if (below !== "") lines.push(paint.dim(indent + below));
	}
}
// src/service/errors.ts
var ServiceError = class extends Error {
	name = "ServiceError";
	method;
	route;
	kind;
	status;
	sent;
	retryAfterMs;
	attempts;
	mayBeDone;
	#path;
	#excerpt;
	constructor(failure, options) {
		super(`${failure.method} ${failure.route}: ${explain(failure)}`, options);
		this.method = failure.method;
		this.route = failure.route;
		this.kind = failure.kind;
		this.status = failure.status;
		this.sent = failure.sent;
		this.retryAfterMs = failure.retryAfterMs;
		this.attempts = failure.attempts;
		this.mayBeDone = failure.mayBeDone;
		this.#path = failure.path;
		this.#excerpt = failure.excerpt;
	}
	get path() {
		return this.#path;
	}
	get excerpt() {
		return this.#excerpt;
	}
};
function isMissing(error) {
	return error instanceof ServiceError && error.status === 404;
}
function notCreated(error) {
	return error instanceof ServiceError && (!error.sent || error.status === 429);
}
function stopsEverything(error) {
	return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
const PROXY = "PROXY_";
function isUntrusted(reason) {
	return reason !== null && /CERT|_SIGNATURE$/.test(reason);
}
function explain(failure) {
	const because = failure.reason === null ? "" : ` (${failure.reason})`;
	switch (failure.kind) {
		case "refused": return `no connection to ${failure.host}${because}. ${refusedRemedy(failure)}`;
		case "network": return `the connection broke before the whole answer was read${because}. Run again.`;
		case "timeout": return `no whole answer in time${because}. Run again, or raise request-timeout.`;
		case "redirect": return `the service answered ${failure.status}, a redirect, and redirects are not followed. Check ${failure.givenBy}.`;
		case "body": return `the service answered ${failure.status}, but not as its API document says${because}. Check ${failure.givenBy}.`;
		case "too-large": return `the answer is too large and was cut off${because}. Check ${failure.givenBy}.`;
		case "aborted": return `stopped ${failure.sent ? "before the answer came" : "before it was sent"}. Run again.`;
		case "status": return `the service answered ${failure.status}. ${remedy(failure)}`;
	}
}
function refusedRemedy({ reason, givenBy }) {
	const [whose, where] = reason?.startsWith("PROXY_") ? ["The proxy's", "HTTPS_PROXY"] : ["Its", givenBy];
	if (isUntrusted(reason)) return `${whose} certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
	if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? "")) return `Check how ${where} spells the host, and the network.`;
	return `Check ${givenBy}, the network and the proxy.`;
}
function remedy({ status, givenBy }) {
	if (status === 401 || status === 403) return "Check that the API key is whole and not revoked.";
	if (status === 404) return `Check ${givenBy}, or whether the record was deleted meanwhile.`;
	if (status === 409) return "Check whether the name is taken already.";
	if (status === 408 || status === 429) return "Wait and run again, or lower concurrency.";
	if (status !== null && status >= 500) return "Wait and run again.";
	return "The service does not accept the request as it stands.";
}
const SHOWN_CHARACTERS = 200;
const REDACTED = "[key]";
function excerpt(text, key) {
	let excerpt = "";
	for (const character of redact(text, key)) {
		const safe = hasUnsafe(character) ? spellOut(character) : character;
		if (excerpt.length + safe.length > SHOWN_CHARACTERS) break;
		excerpt += safe;
	}
	return excerpt;
}
function redact(text, key) {
	const plain = [.../* @__PURE__ */ new Set([
		key,
		JSON.stringify(key).slice(1, -1),
		encodeURIComponent(key)
	])].reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text);
	return holdsSpelled(plain, key) ? REDACTED : plain;
}
const LAYERS = 3;
function holdsSpelled(text, key) {
	let layer = text;
	for (let round = 0; round < LAYERS; round++) {
		if (holdsInBase64(layer, key)) return true;
		layer = fromHtml(fromUrl(fromJson(layer)));
		if (layer.includes(key)) return true;
	}
	return false;
}
function fromJson(text) {
	return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === void 0 ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromUrl(text) {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}
const ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	sol: "/",
	plus: "+",
	equals: "=",
	num: "#",
	colon: ":",
	period: ".",
	lowbar: "_",
	hyphen: "-",
	dollar: "$",
	percnt: "%",
	excl: "!",
	commat: "@"
};
function fromHtml(text) {
	return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));/gi, (entity, hex, decimal, name) => {
		if (name !== void 0) return ENTITIES[String(name).toLowerCase()] ?? entity;
		const code = Number.parseInt(hex ?? decimal, hex === void 0 ? 10 : 16);
		return code <= 1114111 ? String.fromCodePoint(code) : entity;
	});
}
function holdsInBase64(text, key) {
	return (text.match(/[A-Za-z0-9+/_-]{4,}/g) ?? []).some((run) => [
		0,
		1,
		2,
		3
	].some((at) => Buffer.from(run.slice(at), "base64").includes(key)));
}
function spellOut(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/git/process.ts
var GitError = class extends Error {
	name = "GitError";
	kind;
	output;
	constructor(kind, message, options) {
		super(message, options);
		this.kind = kind;
		this.output = options?.output ?? "";
	}
};
const LONGEST_MS = 6e4;
const ASKS_SERVER = /* @__PURE__ */ new Set([
	"fetch",
	"push",
	"cat-file"
]);
const MOST_LISTED = 16777216;
function gitProcess(place) {
	const { stop, ledger } = place;
	return (args, input = "") => new Promise((resolve, reject) => {
		if (stop?.aborted) return reject(stop.reason);
		const command = commandOf(args);
		const child = start(place, args);
		const stdout = [];
		const stderr = [];
		let room = command === "ls-tree" && ledger === void 0 ? MOST_LISTED : Number.POSITIVE_INFINITY;
		child.stdout.on("data", (chunk) => {
			stdout.push(chunk);
			room -= chunk.length;
			if (room >= 0) return;
			reject(new GitError("too-large", `git ${command}: more than can be read`));
			endProcess(child);
		});
		child.stderr.on("data", (chunk) => stderr.push(chunk));
		child.on("error", (cause) => reject(startFailure(place, command, cause)));
		const end = () => {
			reject(stop?.reason);
			endProcess(child);
		};
		stop?.addEventListener("abort", end, { once: true });
		child.on("close", (code, signal) => {
			stop?.removeEventListener("abort", end);
			if (code === 0) return resolve(Buffer.concat(stdout));
			const stopped = signal === null ? "" : `\ngit was stopped by ${signal}`;
			const said = ledger === void 0 ? stderr : [
				...stderr,
				...stdout,
				Buffer.from(stopped)
			];
			reject(failure$1(place, command, said));
		});
		child.stdin.end(input);
	});
}
async function* gitStream(place, args) {
	const child = start(place, args);
	const stderr = [];
	child.stderr.on("data", (chunk) => stderr.push(chunk));
	const ended = new Promise((resolve) => {
		child.on("error", () => resolve(null)).on("close", resolve);
	});
	child.stdin.end();
	for await (const chunk of child.stdout) yield chunk;
	if (await ended !== 0) throw failure$1(place, commandOf(args), stderr);
}
function start(place, args) {
	const { cwd, env, workspace, ledger } = place;
	const command = commandOf(args);
	const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
	const { spawn } = process.getBuiltinModule("node:child_process");
	const child = spawn("git", [
		"--no-pager",
		...trusting(workspace, cwd),
		...args
	], {
		cwd,
		env: {
			...passedOn(env),
			...SETTINGS,
			...ledger === void 0 ? reachOf(command) : ledgerSettings(ledger)
		},
		windowsHide: true,
		timeout: isLimited ? ledger.longestMs ?? LONGEST_MS : void 0
	});
	child.stdin.on("error", () => {});
	if (isLimited) child.on("exit", (_, signal) => {
		if (signal !== null) for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
	});
	return child;
}
const SETTINGS = {
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_LITERAL_PATHSPECS: "1",
	GIT_NO_REPLACE_OBJECTS: "1",
	LC_ALL: "C"
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: "none" };
function reachOf(command) {
	return command === "fetch" ? {} : NO_SERVER;
}
const LEDGER_APART = {
	GIT_DIR: void 0,
	GIT_COMMON_DIR: void 0,
	GIT_WORK_TREE: void 0,
	GIT_INDEX_FILE: void 0,
	GIT_OBJECT_DIRECTORY: void 0,
	GIT_ALTERNATE_OBJECT_DIRECTORIES: void 0,
	GIT_QUARANTINE_PATH: void 0,
	GIT_NAMESPACE: void 0,
	GIT_SHALLOW_FILE: void 0,
	GIT_DEFAULT_HASH: void 0,
	GIT_DIFF_OPTS: void 0,
	GIT_GRAFT_FILE: ""
};
function ledgerSettings({ bare, reaches }) {
	const own = bare === null ? {} : {
		GIT_DIR: bare,
		GIT_INDEX_FILE: `${bare}/ledger-index`
	};
	return {
		...LEDGER_APART,
		...own,
		...reaches ? {} : {
			...NO_SERVER,
			GIT_NO_LAZY_FETCH: "1"
		}
	};
}
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function passedOn(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name)));
}
function trusting(workspace, cwd) {
	if (workspace === void 0 || workspace === "") return [];
	const way = (0, import__node_path.relative)(workspace, cwd);
	const steps = way === "" || way.startsWith("..") || (0, import__node_path.isAbsolute)(way) ? [] : way.split(import__node_path.sep);
	return [workspace, ...steps.map((_, index) => (0, import__node_path.join)(workspace, ...steps.slice(0, index + 1)))].flatMap((folder) => ["-c", `safe.directory=${folder.split(import__node_path.sep).join("/")}`]);
}
function endProcess(child) {
	child.kill();
	for (const pipe of [
		child.stdin,
		child.stdout,
		child.stderr
	]) pipe.destroy();
	child.unref();
}
function commandOf(args) {
	return (args[0] === "-c" ? args[2] : args[0]) ?? "";
}
const NO_REPOSITORY = /not a git repository/;
function saysNoRepository(error) {
	return error instanceof GitError && NO_REPOSITORY.test(error.output);
}
const KINDS = [
	[/dubious ownership/, "not-trusted"],
	[NO_REPOSITORY, "not-a-repository"],
	[/could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i, "no-access"],
	[/not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)/, "missing-object"],
	[/single revision|unknown revision|not a valid object name|bad revision/i, "unknown-revision"]
];
function failure$1({ ledger }, command, said, options) {
	const output = Buffer.concat(said).toString();
	const known = ledger === void 0 ? KINDS.find(([pattern]) => pattern.test(output)) : void 0;
	const line = output.trim().split("\n")[0] || "failed without a word";
	return new GitError(known?.[1] ?? "failed", `git ${command}: ${line}`, {
		...options,
		output
	});
}
function startFailure(place, command, cause) {
	const missing = "code" in cause && cause.code === "ENOENT" && (0, import__node_fs.existsSync)(place.cwd);
	if (missing && place.ledger === void 0) return new GitError("not-installed", "git is not installed", { cause });
	if (missing) return new GitError("failed", "git is not installed. Install it: a ledger is kept with it.", { cause });
	return new GitError("failed", `git ${command} could not be started`, { cause });
}
async function gitAnswer(run, args) {
	const answer = await run(args).catch(() => null);
	return answer === null ? null : answer.toString().trim() || null;
}
async function folderOf(run) {
	return (await run(["rev-parse", "--show-prefix"])).toString().replace(/\n$/, "");
}
async function resolveCommit(run, revision) {
	if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) return revision;
	if (revision.includes("\0")) throw new GitError("unknown-revision", "a revision cannot hold NUL");
	return (await run([
		"rev-parse",
		"--verify",
		"--end-of-options",
		`${revision}^{commit}`
	])).toString().trim();
}
// src/commands/git-context.ts
function gitContext(context) {
	const { env } = context.host;
	const inventory = inventoryCommit(context);
	const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
	return async (files) => {
		const commit = await inventory;
		return {
			commit,
			clean: commit === null ? null : await isClean(context, commit, files),
			pull_requests: [],
			actor: await actor,
			run_url: given(env.CIP_SYNC_RUN_URL)
		};
	};
}
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
async function isClean({ cwd, settings, git }, commit, files) {
	try {
		const committed = await loadRevision({
			kind: "commit",
			commit
		}, {
			cwd,
			paths: settings.paths,
			run: git
		}, unreported);
		const sums = (some) => some.map((file) => `${file.sha256()} ${file.path}`).sort().join("\n");
		return sums(committed.files) === sums(files);
	} catch {
		return null;
	}
}
async function personOf({ git }) {
	const settings = await gitAnswer(git, [
		"config",
		"-z",
		"--get-regexp",
		"^user\\.(name|email)$"
	]);
	const last = (key) => settings?.split("\0").findLast((entry) => entry.startsWith(`${key}\n`));
	const value = (key) => given(last(key)?.slice(key.length));
	const [name, email] = [value("user.name"), value("user.email")];
	if (email === null) return name;
	return name === null ? `<${email}>` : `${name} <${email}>`;
}
const LEFT = ["plan.json", ".cip-sync/evidence.json"];
async function notIgnoredBy(git) {
	const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
	return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
	try {
		await git([
			"--no-literal-pathspecs",
			"check-ignore",
			"--quiet",
			path
		]);
		return true;
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		return false;
	}
}
// src/report/ledger.ts
var import__node_os = require__node_os();
const BEGIN_BRANCH = "Restore it from a clone, or begin one: `cip-sync audit init`.";
const BEGIN_REPOSITORY = "Check how it is spelt, or make the repository; then restore the branch from a clone, or begin one: `cip-sync audit init`.";
const OTHER_LEDGER = "Name the ledger that this apply wrote to. Was its branch rewound, restore it from a clone that has that commit; is it lost, keep the evidence beside the one that continues it.";
const NEVER_SILENT = "It is never begun in silence, so that a deleted ledger is noticed.";
const LEDGER_WORDS = {
	"ledger-public": {
		title: "The repository of the ledger is public.",
		message: () => "The repository of the ledger is public, and a ledger holds every name. Nothing was written.",
		remedy: () => "Make the repository private, or name a private one in `ledger`."
	},
	"ledger-missing": {
		title: "The ledger is not there.",
		message: (detail) => `${missing(detail)} Nothing was written.`,
		remedy: (detail) => `${detail === "repository" ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`
	},
	"ledger-mismatch": {
		title: "The ledger is of another organization or service.",
		message: (detail) => `${mismatch(detail)} Nothing was written.`,
		remedy: (detail) => {
			if (detail.includes(" which is not part of this ledger")) return OTHER_LEDGER;
			if (detail.includes(" is of format ")) return "Use the version that began the ledger, or a later one.";
			return "Name the ledger of this organization in `ledger`: each organization has a branch of its own.";
		}
	},
	"ledger-refused": {
		title: "The ledger takes no record of this run.",
		message: (detail) => `The push to the ledger was refused: ${detail}.`,
		remedy: () => "Let the token of `ledger-token` push to that branch, and rules of the branch let it."
	},
	"ledger-unreachable": {
		title: "The ledger could not be reached.",
		message: (detail) => `The ledger could not be reached: ${detail}.`,
		remedy: () => "Run it again once its server answers."
	},
	"ledger-behind": {
		title: "The record of this apply is not in the ledger.",
		message: (detail) => `What was applied is applied, and its record is not in the ledger: ${detail}.`,
		remedy: () => "Keep the evidence file, and add it: `cip-sync audit add FILE --ledger REMOTE#BRANCH`."
	}
};
function missing(detail) {
	if (detail === "rewound") return "The branch of the ledger lacks what this run has pushed: it was rewound.";
	return detail === "repository" ? "The repository of the ledger is not there, or the token may not read it." : "The branch of the ledger is not there.";
}
function mismatch(detail) {
	if (detail === "organization" || detail === "service") return `The ledger is of another ${detail}.`;
	return `The ledger cannot take it: ${detail}.`;
}
function ledgerLine(code, detail) {
	const { message, remedy } = LEDGER_WORDS[code];
	return `${code}: ${message(detail)} ${remedy(detail).replaceAll("`", "")}`;
}
function ledgerEndLines(end) {
	if (end === null) return [];
	const commit = end.commit === null ? [] : [`Ledger commit: ${end.commit}`];
	return end.behind === null ? commit : [...commit, end.behind];
}
function behindLine(kind, why) {
	const add = LEDGER_WORDS["ledger-behind"].remedy().replaceAll("`", "");
	switch (kind) {
		case "applied": return ledgerLine("ledger-behind", why);
		case "refused": return `ledger-behind: Nothing was written at the service, and the record of that is not in the ledger: ${why}. ${add}`;
		case "look": return `ledger-behind: What this run saw is not in the ledger: ${why}. Run it again: the next look tells the lists.`;
		case "review": return `ledger-behind: A review is not in the ledger: ${why}. Run it again: the next apply records it.`;
	}
}
// src/commands/ledger.ts
async function withLedger(context, run) {
	const { connection, settings } = context;
	if (settings.ledger === "") return run(context);
	const { openLedger } = await import("./ledger-run2.js");
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
async function withCliLedger(context, run) {
	return withLedger(context, async (opened) => {
		const ended = await run(opened);
		if (opened.ledger === null) return ended;
		for (const line of ledgerEndLines(opened.ledger.end)) context.terminal.err(`${visible(line)}\n`);
		return ended;
	});
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
	const { readReview } = await import("./review.js");
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
// src/commands/run-files.ts
function writeWhole(path, text, rename = import__node_fs.renameSync) {
	const standing = (0, import__node_fs.statSync)(path, { throwIfNoEntry: false });
	if (standing?.isDirectory()) throw new ConfigurationError(path, "is a folder. Name a file in it.");
	if (standing !== void 0 && !standing.isFile()) {
		(0, import__node_fs.writeFileSync)(path, text);
		return;
	}
	(0, import__node_fs.mkdirSync)((0, import__node_path.dirname)(path), { recursive: true });
	const target = standing === void 0 ? path : (0, import__node_fs.realpathSync)(path);
	const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
	try {
		(0, import__node_fs.writeFileSync)(draft, text, {
			mode: 384,
			flag: "wx"
		});
		rename(draft, target);
	} catch (error) {
		(0, import__node_fs.rmSync)(draft, { force: true });
		const held = heldOpen(error);
		throw held === null ? error : new ConfigurationError(path, `${held}. Nothing was written.`, { cause: error });
	}
}
const HELD = /* @__PURE__ */ new Set([
	"EBUSY",
	"EPERM",
	"EACCES"
]);
function heldOpen(error) {
	if (!isSystemError(error) || error.syscall !== "rename" || !HELD.has(error.code)) return null;
	return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
function putOut(text, { out }, { cwd, terminal }) {
	if (typeof out !== "string" || out === "-") {
		terminal.out(text);
		return;
	}
	const path = (0, import__node_path.resolve)(cwd, out);
	try {
		writeWhole(path, text);
	} catch (error) {
		if (!isSystemError(error)) throw error;
		const problem = `names ${word(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
		throw new ConfigurationError("--out", problem, { cause: error });
	}
}
function jsonText(document) {
	return `${JSON.stringify(document, null, 2)}\n`;
}
function recordPaths(folder, startedAt) {
	refuseLink(folder);
	const stamp = stampOf(startedAt);
	return {
		journal: (0, import__node_path.join)(folder, `journal-${stamp}.ndjson`),
		evidence: (0, import__node_path.join)(folder, `evidence-${stamp}.json`)
	};
}
function refuseLink(folder) {
	const path = (0, import__node_path.resolve)(folder);
	const within = (0, import__node_path.relative)(process.cwd(), path);
	const isBelow = within !== "" && !within.startsWith("..") && !(0, import__node_path.isAbsolute)(within);
	for (let at = path; at !== process.cwd(); at = (0, import__node_path.dirname)(at)) {
		if (unlessUnreadable(() => (0, import__node_fs.lstatSync)(at))?.isSymbolicLink()) throw new ConfigurationError("evidence-dir", "is a link, or lies below one. Name a folder.");
		if (!isBelow) return;
	}
}
function stampOf(startedAt) {
	return new Date(startedAt).toISOString().replace(/[-:.]/g, "").concat("-", String(process.pid));
}
function openJournal(path, now) {
	const file = recording(() => {
		(0, import__node_fs.mkdirSync)((0, import__node_path.dirname)(path), { recursive: true });
		return (0, import__node_fs.openSync)(path, "ax", 384);
	});
	return {
		append: (entry) => recording(() => (0, import__node_fs.writeFileSync)(file, `${JSON.stringify({
			at: new Date(now()).toISOString(),
			...entry
		})}\n`)),
		close: () => (0, import__node_fs.closeSync)(file)
	};
}
function writeEvidence(path, document) {
	recording(() => writeWhole(path, jsonText(document)));
}
function recording(write) {
	try {
		return write();
	} catch (error) {
		if (!isSystemError(error)) throw error;
		const problem = `takes no more records of the apply (${error.code}). Make room there, or name another folder.`;
		throw new ConfigurationError("evidence-dir", problem, { cause: error });
	}
}
function cutOffApplies(folder) {
	const names = unlessUnreadable(() => (0, import__node_fs.readdirSync)(folder)) ?? [];
	const stampsOf = (pattern) => names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
	const newest = stampsOf(/^evidence-(.+)\.json$/).reduce((a, b) => a > b ? a : b, "");
	return stampsOf(/^journal-(.+)\.ndjson$/).filter((stamp) => stamp > newest).sort().flatMap((stamp) => {
		const path = (0, import__node_path.join)(folder, `journal-${stamp}.ndjson`);
		const journal = unlessUnreadable(() => (0, import__node_fs.readFileSync)(path, "utf8"));
		return journal === null ? [] : [{
			path,
			open: openWrites(journal)
		}];
	});
}
function unlessUnreadable(read) {
	try {
		return read();
	} catch {
		return null;
	}
}
function openWrites(journal) {
	const count = (event) => journal.split(`"event":"${event}"`).length - 1;
	return count("intent") - count("outcome");
}
function readNamed(flag, path) {
	try {
		return (0, import__node_fs.readFileSync)(path);
	} catch (cause) {
		const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
		throw new ConfigurationError(flag, `names ${word(path)}, which cannot be read${code}. Check the path.`, { cause });
	}
}
// src/commands/snapshot.ts
const NOTHING_KNOWN = {
	base: null,
	applied: null,
	held: /* @__PURE__ */ new Set()
};
function baselineAt(base, held = /* @__PURE__ */ new Set()) {
	return {
		base,
		applied: base,
		held
	};
}
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
async function cliPlan(flags, cli) {
	refuseFormats(flags);
	return openCli(flags, cli, SERVICE, async (context) => {
		const planned = await runPlan(context, baselineAt(baseFrom(flags)));
		await showPlan(planned, "plan", context);
		return exitCodeOf(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
	});
}
async function cliDrift(flags, cli) {
	refuseFormats(flags);
	return openCli(flags, cli, SERVICE, (plain) => withCliLedger(plain, async (context) => {
		const drifted = await runDrift(context, NOTHING_KNOWN);
		await showPlan(drifted, "drift", context);
		const code = exitCodeOf(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
		return context.ledger?.end.behind == null ? code : 1;
	}));
}
function refuseFormats({ json, markdown, out }) {
	if (out === "-") throw new ConfigurationError("--out", "names a file, and \"-\" is none. --json prints the plan.");
	if (json !== true || markdown !== true) return;
	throw new ConfigurationError("--json and --markdown", "exclude each other. Give one of them.");
}
function baseFrom({ base }) {
	return typeof base === "string" ? {
		kind: "commit",
		commit: base
	} : null;
}
async function showPlan({ plan, result }, verb, context) {
	const { settings, flags, terminal, host, progress, startedAt } = context;
	const { clock, version } = host;
	progress.end();
	const { planDocument, shownPlan } = await import("./plan-document.js");
	const { detail } = settings;
	const stamp = {
		toolVersion: version,
		generatedAt: new Date(clock.now()).toISOString()
	};
	if (typeof flags.out === "string") putOut(jsonText(planDocument(plan, stamp)), flags, context);
	if (flags.json === true) terminal.out(printedJson(shownPlan(plan, {
		...stamp,
		detail
	})));
	else if (flags.markdown === true) {
		const { renderPlanMarkdown } = await import("./page.js");
		terminal.out(renderPlanMarkdown(plan, {
			detail,
			verb
		}));
	} else {
		terminal.err(renderPlanTerminal(plan, planOptions(context, verb)));
		terminal.err(`${closingLine(result, planCounts(plan, verb), clock.now() - startedAt)}\n`);
	}
	if (result === "blocked" && (flags.json === true || flags.markdown === true)) terminal.err(renderBlocked(plan, planOptions(context, verb)));
}
function planOptions({ settings, terminal }, verb) {
	const { color, width } = terminal;
	return {
		color,
		width,
		detail: settings.detail,
		verb,
		face: "cli"
	};
}
// src/commands/saved-plan.ts
async function readSavedPlan(path) {
	return parseSavedPlan(readNamed("--plan", path).toString("utf8"));
}
async function parseSavedPlan(text) {
	const { parsePlanDocument } = await import("./plan-schema.js");
	const parsed = parsePlanDocument(text);
	if (parsed.ok) return parsed.plan;
	const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ""));
	throw new ConfigurationError("--plan", `is not a saved plan (${problems.join("; ")}). Save one with plan --out.`);
}
function shownBy(plan) {
	const executed = executedBy(plan);
	return {
		fingerprints: new Set(executed.map(({ fingerprint }) => fingerprint)),
		targets: new Set(targetsOf(plan, executed))
	};
}
function heldBy(plan) {
	const asked = plan.changes.filter(({ origin }) => origin !== "drift");
	return /* @__PURE__ */ new Set([...asked.map(({ fingerprint }) => fingerprint), ...targetsOf(plan, asked)]);
}
function targetsOf({ organization }, changes) {
	return changes.flatMap(({ id, after }) => id === null ? [] : [targetFingerprint(organization, id, after)]);
}
function revertsDrift(plan) {
	return executedBy(plan).some(({ origin }) => origin === "drift");
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
async function cliApply(flags, cli) {
	const chosen = [
		flags.plan !== void 0 && "--plan",
		flags.yes === true && "--yes",
		flags.approve && "--approve"
	].filter((consent) => consent);
	if (chosen.length > 1) throw new ConfigurationError(chosen.join(" and "), "exclude each other. Give one of them.");
	return openCli(flags, cli, SERVICE, async (plain) => {
		const context = {
			...plain,
			settings: settingsFor(null, flags, plain.settings)
		};
		tellCutOff(context);
		const evidence = gitContext(context);
		try {
			return await withCliLedger(context, (opened) => applyHere(opened, evidence));
		} catch (error) {
			await leaveFailed(context, { evidence }, error);
			throw error;
		}
	});
}
function tellCutOff({ settings, terminal, cwd }) {
	for (const { path, open } of cutOffApplies(settings.evidenceDir)) terminal.err(`${cutOffLine({
		path: (0, import__node_path.relative)(cwd, path),
		open
	})}\n`);
}
async function applyHere(opened, evidence) {
	const { settings, terminal, cwd, flags } = opened;
	const saved = typeof flags.plan === "string" ? await readSavedPlan((0, import__node_path.resolve)(cwd, flags.plan)) : null;
	const context = {
		...opened,
		settings: settingsFor(saved, flags, settings)
	};
	const isCounted = saved !== null && context.settings.approval !== "review";
	const priorApproval = isCounted ? {
		approved: shownBy(saved),
		by: `saved plan ${saved.digest}`
	} : null;
	const applied = await runApply(context, {
		compared: baselineAt(baseFrom(flags), isCounted ? heldBy(saved) : void 0),
		evidence,
		priorApproval,
		shownIn: () => [],
		mayWrite: async () => true,
		ask: terminal.ask === null ? null : (plan) => askToApply(plan, context),
		onPlan: (plan) => terminal.err(renderBeforeApply(plan, saved, context)),
		onFailure: (report) => showReport(report, context)
	});
	showApplied(applied, context);
	return context.ledger?.end.behind == null ? exitCodeOf(applied.result, true, false) : 1;
}
function settingsFor(saved, flags, settings) {
	const only = settings.only.length > 0 ? settings.only : saved?.only ?? [];
	const drift = flags.drift === void 0 && saved !== null && revertsDrift(saved) ? "apply" : settings.drift;
	return {
		...settings,
		approval: flags.yes === true ? "none" : settings.approval,
		only,
		drift
	};
}
function renderBeforeApply(plan, saved, context) {
	return (saved === null || saved.digest !== plan.digest ? renderPlanTerminal : renderSavedPlanTerminal)(plan, planOptions(context, "apply"));
}
function showReport(report, { terminal, settings, progress }) {
	progress.end();
	terminal.err(renderAppliedTerminal(report, {
		color: terminal.color,
		detail: settings.detail,
		face: "cli"
	}));
}
function showApplied(applied, context) {
	const { terminal, host, settings, flags, cwd, progress, startedAt } = context;
	progress.end();
	const options = {
		color: terminal.color,
		detail: settings.detail
	};
	if (applied.report !== null) showReport(applied.report, context);
	if (applied.refused !== null) {
		const isReviewed = settings.approval === "review";
		const next = isReviewed ? "review" : "plan-again";
		terminal.err(renderRefusalTerminal({
			...applied.refused,
			pulls: null,
			next
		}, options));
		if (terminal.ask === null && !isReviewed) terminal.err(howToApprove(flags));
	}
	const evidence = `, evidence: ${(0, import__node_path.relative)(cwd, applied.evidencePath)}`;
	const counts = applied.report === null ? planCounts(applied.plan, "apply") : outcomeCounts(applied.report);
	terminal.err(`${closingLine(applied.result, counts, host.clock.now() - startedAt)}${evidence}\n`);
	if (flags.json === true) {
		const evidence = JSON.parse((0, import__node_fs.readFileSync)(applied.evidencePath, "utf8"));
		terminal.out(printedJson(settings.detail === "full" ? evidence : {
			...evidence,
			...NO_NAMES
		}));
	}
}
const NO_NAMES = {
	changes: [],
	differences: []
};
function howToApprove({ plan, base }) {
	if (plan === void 0) return "Save a plan with plan --out FILE, read it, and give it to apply with --plan FILE.\n";
	return base === void 0 ? "If the plan was saved with --base, give apply the same --base.\n" : "";
}
async function askToApply({ summary }, { terminal, shutdown }) {
	return (await terminal.ask?.(`Apply this? ${countsLine(summary)}. Only "yes" applies: `, shutdown.stop))?.trim() === "yes";
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
export { matchAssets as $, notIgnoredBy as A, DIFFERENCE_WORDS as B, readNamed as C, remoteOf as D, writeWhole as E, gitProcess as F, pageLink as G, caution as H, gitStream as I, sitesOf as J, planSections as K, resolveCommit as L, commandOf as M, folderOf as N, behindLine as O, gitAnswer as P, executedBy as Q, saysNoRepository as R, putOut as S, writeEvidence as T, isFirst as U, OUTCOME_WORDS as V, ofName as W, fitSections as X, bytesOf as Y, makePlan as Z, readLive as _, explainFailure as a, fingerprint as at, jsonText as b, runApply as c, cliDrift as d, findByReference as et, cliPlan as f, allInOrder as g, runPlan as h, cliApply as i, editedIn as it, GitError as j, ledgerLine as k, parseSavedPlan as l, runDrift as m, NOTHING_APPROVED as n, resolveSystems as nt, leaveFailed as o, sha256 as ot, planOptions as p, runLink as q, approve as r, digest as rt, leaveUnplanned as s, connect as t, makeDirectory as tt, baseFrom as u, cutOffApplies as v, recordPaths as w, openJournal as x, heldOpen as y, ServiceError as z };
