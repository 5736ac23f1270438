import { n as __toESM } from "./rolldown-runtime.js";
import { Jr as compareIds, Q as INPUTS, Sn as checkBaseUrl, X as refuseEmpty, Xr as ConfigurationError, Yn as toolOf, Yr as compareText, Zr as early, _r as groupBy, a as require__node_os, ai as require__node_fs, d as require__node_crypto, ei as hasSucceeded, gn as word, hr as addUnder, ii as require__node_path, ni as isSystemError, q as inFolder, un as printedJson } from "./start.js";
import { C as readNamed, D as remoteOf, E as writeWhole, F as gitProcess, I as gitStream, N as folderOf, P as gitAnswer, R as saysNoRepository, S as putOut, at as fingerprint, j as GitError, ot as sha256 } from "./usual.js";
import { t as readObjects } from "./objects.js";
import { C as readRunFile, S as readLedgerFile, _ as recordsOf, a as addEvidence, b as LEDGER_FILE, c as LedgerStore, d as CONTROL_CENTERS, f as FACILITIES, g as liveSha256, h as isWholeRecord, i as temporaryFolder, l as checkSignature, m as assetRows, n as ledgerKey, o as beginLedger, p as SYSTEMS, s as dayOf, u as readSigners, v as rowsOf, w as readRunPath, x as README_FILE, y as systemOfPath } from "./ledger-run.js";
import { i as reviewText, n as nextReviewDue, t as STATEMENT_TO_COMPLETE } from "./review2.js";
import { _ as rowContrast, a as auditText, b as verifyText, d as isAsset, f as listText, y as verbOf } from "./audit.js";
import { r as spreadsheet } from "./csv.js";
// src/ledger/history.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
var import__node_os = require__node_os();
const NOTHING = {
	facilities: /* @__PURE__ */ new Map(),
	controlCenters: /* @__PURE__ */ new Map(),
	systems: /* @__PURE__ */ new Map()
};
async function readLedgerHistory(log) {
	const reader = new HistoryReader();
	for await (const commit of log) reader.take(commit);
	return reader.history();
}
var HistoryReader = class {
	#files = new StoredFiles();
	#entries = [];
	#problems = [];
	#commits = /* @__PURE__ */ new Set();
	#ledger = null;
	#first = null;
	#tip = null;
	#directory = NOTHING;
	#assetCount = 0;
	#last = {
		seq: 0,
		sha256: null
	};
	take(commit) {
		const isFirst = this.#tip === null;
		if (isFirst) this.#first = commit.id;
		else if (commit.parents.length !== 1) this.#problem(commit, "not-linear", String(commit.parents.length));
		this.#commits.add(commit.id);
		this.#tip = commit.id;
		const before = this.#directory;
		const live = this.#applyAll(commit);
		if (isFirst) this.#begin(commit);
		const run = this.#runOf(commit, isFirst);
		if (run === null) return;
		this.#checkLive(commit, run.run, live.touched);
		this.#entries.push({
			...run,
			commit: commit.id,
			assets: live.assets,
			places: live.places,
			before,
			directory: this.#directory,
			assetCount: this.#assetCount
		});
	}
	history() {
		return {
			ledger: this.#ledger,
			first: this.#first,
			tip: this.#tip,
			commits: this.#commits,
			entries: this.#entries,
			problems: this.#problems
		};
	}
	#problem({ id }, code, detail = "") {
		const check = code === "live-mismatch" || code === "live-without-lists" ? 2 : 1;
		this.#problems.push({
			check,
			severity: "broken",
			code,
			commit: id,
			detail
		});
	}
	#begin(commit) {
		const ledger = readLedgerFile(this.#files.text(LEDGER_FILE));
		this.#ledger = ledger.value;
		if (ledger.value === null) this.#problem(commit, "no-ledger-file", ledger.wrong);
		if (commit.files.some(({ path }) => path.startsWith("runs/"))) this.#problem(commit, "begins-in-the-middle");
	}
	#applyAll(commit) {
		const removed = /* @__PURE__ */ new Map();
		const added = /* @__PURE__ */ new Map();
		const places = [];
		let touched = false;
		for (const diff of commit.files) {
			const records = this.#files.apply(diff);
			if (!diff.path.startsWith("live/")) continue;
			touched = true;
			const system = systemOfPath(diff.path);
			if (system === null) places.push(...this.#placesOf(commit, diff, records));
			else {
				for (const asset of assetRows(records.removed, records.header.before, system)) removed.set(asset.id, asset);
				for (const asset of assetRows(records.added, records.header.after, system)) added.set(asset.id, asset);
			}
		}
		this.#assetCount += added.size - removed.size;
		return {
			touched,
			places,
			assets: assetChanges(removed, added)
		};
	}
	#placesOf(commit, { path }, records) {
		const list = LISTS.get(path);
		if (list === void 0) {
			this.#problem(commit, "unexpected-file", path);
			return [];
		}
		const removed = new Map(rowsOf(records.removed, records.header.before).map((row) => [row.id ?? "", row]));
		const added = new Map(rowsOf(records.added, records.header.after).map((row) => [row.id ?? "", row]));
		const rows = new Map(this.#directory[list.key]);
		for (const id of removed.keys()) rows.delete(id);
		for (const [id, row] of added) rows.set(id, row);
		this.#directory = {
			...this.#directory,
			[list.key]: rows
		};
		return [.../* @__PURE__ */ new Set([...removed.keys(), ...added.keys()])].flatMap((id) => {
			const [before = null, after = null] = [removed.get(id), added.get(id)];
			return before !== null && after !== null && saysTheSame(before, after) ? [] : [{
				of: list.of,
				id,
				before,
				after
			}];
		});
	}
	#runOf(commit, isFirst) {
		let runFile = null;
		let count = 0;
		const others = commit.files.filter(({ path }) => !path.startsWith("live/"));
		for (const { path, kind } of isFirst ? others.filter(({ path }) => !BEGINNING.has(path)) : others) {
			const name = readRunPath(path);
			if (name !== null && kind === "added") {
				count += 1;
				runFile = this.#readRun(commit, path, name) ?? runFile;
			} else this.#problem(commit, misplaced(name, kind), path);
		}
		if (!isFirst && count !== 1) this.#problem(commit, "not-one-run", String(count));
		return runFile;
	}
	#readRun(commit, path, name) {
		const text = this.#files.text(path);
		const { value: run, wrong } = readRunFile(text);
		const before = this.#last;
		this.#last = {
			seq: run?.seq ?? before.seq + 1,
			sha256: sha256(text)
		};
		if (run === null) {
			this.#problem(commit, "run-unreadable", `${path} ${wrong}`);
			return null;
		}
		if (run.seq !== before.seq + 1) this.#problem(commit, "wrong-seq", `${before.seq + 1} ${run.seq}`);
		if (run.previous !== before.sha256) this.#problem(commit, "wrong-previous", path);
		const second = Math.floor(Date.parse(run.read_at) / 1e3) * 1e3;
		if (run.kind !== name.kind || second !== name.at) this.#problem(commit, "wrong-name", path);
		if (this.#isForeign(run)) this.#problem(commit, "other-organization", path);
		return {
			path,
			name,
			run
		};
	}
	#isForeign(run) {
		if (this.#ledger === null || run.kind !== "applied" && run.kind !== "refused") return false;
		const { organization, service } = run.evidence;
		return organization !== this.#ledger.organization || service !== this.#ledger.service;
	}
	#checkLive(commit, run, touched) {
		if (run.live_sha256 === null) {
			if (touched) this.#problem(commit, "live-without-lists");
			return;
		}
		const hash = liveSha256(this.#files.liveHashes());
		if (hash !== run.live_sha256) this.#problem(commit, "live-mismatch", `${run.live_sha256} ${hash}`);
	}
};
const LISTS = /* @__PURE__ */ new Map([
	[FACILITIES, {
		key: "facilities",
		of: "facility"
	}],
	[CONTROL_CENTERS, {
		key: "controlCenters",
		of: "control-center"
	}],
	[SYSTEMS, {
		key: "systems",
		of: "cyber-system"
	}]
]);
const BEGINNING = /* @__PURE__ */ new Set([LEDGER_FILE, README_FILE]);
function misplaced(name, kind) {
	if (name === null) return kind === "added" ? "unexpected-file" : "file-changed";
	return kind === "removed" ? "run-removed" : "run-changed";
}
function saysTheSame(before, after) {
	return Object.entries(before).every(([column, value]) => after[column] === void 0 || after[column] === value);
}
function assetChanges(removed, added) {
	const changes = [];
	for (const [id, before] of removed) {
		const after = added.get(id) ?? null;
		if (!isSameAsset(before, after)) changes.push({
			id,
			before,
			after
		});
	}
	for (const [id, after] of added) if (!removed.has(id)) changes.push({
		id,
		before: null,
		after
	});
	return changes;
}
function actionOf({ before, after }) {
	if (before === null) return "create";
	return after === null ? "delete" : "update";
}
function isSameAsset(a, b) {
	if (a === null || b === null) return a === b;
	return a.name === b.name && a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
}
var StoredFiles = class {
	#files = /* @__PURE__ */ new Map();
	#live = null;
	text(path) {
		const file = this.#files.get(path);
		return file === void 0 ? "" : textOf(file);
	}
	liveHashes() {
		this.#live ??= [...this.#files.values()].filter(({ path }) => path.startsWith("live/")).sort((a, b) => compareText(a.path, b.path));
		return this.#live.map((file) => {
			file.sha256 ??= sha256(textOf(file));
			return [file.path, file.sha256];
		});
	}
	apply(diff) {
		const { path, kind, hunks, endsLine } = diff;
		const known = this.#files.get(path);
		const file = known ?? {
			path,
			lines: [],
			endsLine: true,
			hasLong: false,
			sha256: null
		};
		file.hasLong ||= hunks.some(({ removed, added }) => ![...removed, ...added].every(isWholeRecord));
		const header = file.lines[0] ?? "";
		const earlier = file.hasLong ? recordsOf(file.lines) : [];
		file.lines = patched(file.lines, diff);
		file.endsLine = endsLine ?? file.endsLine;
		file.sha256 = null;
		if (kind === "removed") this.#files.delete(path);
		else this.#files.set(path, file);
		if (path.startsWith("live/") && (known === void 0 || kind === "removed")) this.#live = null;
		const headers = {
			before: header,
			after: file.lines[0] ?? ""
		};
		if (file.hasLong) return {
			header: headers,
			...differing(earlier.slice(1), recordsOf(file.lines).slice(1))
		};
		const records = (of) => hunks.flatMap((hunk) => hunk[of].slice(hunk.at === 0 ? 1 : 0));
		return {
			header: headers,
			removed: records("removed"),
			added: records("added")
		};
	}
};
function textOf({ lines, endsLine }) {
	return lines.length === 0 ? "" : lines.join("\n") + (endsLine ? "\n" : "");
}
const FEW = 1e4;
function patched(lines, { hunks }) {
	let result = lines;
	let moved = 0;
	for (const { at, removed, added } of hunks) {
		const from = at + moved;
		if (added.length > FEW) result = [
			...result.slice(0, from),
			...added,
			...result.slice(from + removed.length)
		];
		else result.splice(from, removed.length, ...added);
		moved += added.length - removed.length;
	}
	return result;
}
function differing(before, after) {
	const [old, fresh] = [new Set(before), new Set(after)];
	return {
		removed: before.filter((line) => !fresh.has(line)),
		added: after.filter((line) => !old.has(line))
	};
}
// src/ledger/explain.ts
function explainHistory({ entries, ledger }) {
	const windows = windowsOf(entries);
	const outside = [];
	const notListed = [];
	const assets = /* @__PURE__ */ new Map();
	let since = null;
	for (const [index, entry] of entries.entries()) {
		if (entry.run.live_sha256 === null) continue;
		const now = windows.filter(({ opens, closes }) => opens < index && index <= closes);
		for (const change of entry.assets) {
			assets.set(change.id, change.after);
			if (since === null || isExplained(change, now, entry, ledger?.organization ?? "")) continue;
			outside.push({
				entry,
				since,
				duringRun: entry.run.kind === "applied",
				asset: change,
				place: null
			});
		}
		for (const place of since === null ? [] : entry.places) outside.push({
			entry,
			since,
			duringRun: entry.run.kind === "applied",
			asset: null,
			place
		});
		for (const window of now) if (window.closes === index) notListed.push(...missingOf(window, assets, entry));
		since = entry;
	}
	return {
		outside,
		notListed,
		interrupted: windows.flatMap(({ evidence, entry, changes }) => evidence === null ? [{
			seen: entry,
			changes
		}] : [])
	};
}
function windowsOf(entries) {
	const windows = [];
	const begun = beginnings(entries);
	const ended = new Set(begun.values());
	for (const [index, entry] of entries.entries()) {
		const { run } = entry;
		if (run.kind === "seen") {
			if (ended.has(index)) continue;
			const closes = nextListing$1(entries, index, (later) => later.run.kind === "seen");
			const intent = new Set(run.intent.fingerprints);
			windows.push({
				opens: index,
				closes,
				entry,
				evidence: null,
				open: /* @__PURE__ */ new Map(),
				intent,
				changes: []
			});
		} else if (run.kind === "applied") {
			const { evidence } = run;
			const isLater = (later) => Date.parse(later.run.read_at) >= Date.parse(evidence.ended_at);
			const closes = run.live_sha256 === null ? nextListing$1(entries, index, isLater) : index;
			const opens = begun.get(index) ?? -1;
			windows.push({
				opens,
				closes,
				entry,
				evidence,
				open: writtenOf(evidence),
				intent: /* @__PURE__ */ new Set(),
				changes: []
			});
		}
	}
	return windows;
}
function beginnings(entries) {
	const begun = /* @__PURE__ */ new Map();
	const byCommit = /* @__PURE__ */ new Map();
	const byRun = /* @__PURE__ */ new Map();
	for (const [index, entry] of entries.entries()) if (entry.run.kind === "seen") {
		byCommit.set(entry.commit, index);
		byRun.set(runOf(entry), index);
	} else if (entry.run.kind === "applied") {
		const begin = byCommit.get(entry.run.evidence.ledger?.commit ?? "") ?? byRun.get(runOf(entry));
		if (begin !== void 0) begun.set(index, begin);
	}
	return begun;
}
function runOf({ name }) {
	return `${name.run}-${name.attempt}`;
}
function nextListing$1(entries, from, isIt) {
	const index = entries.findIndex((entry, at) => at > from && entry.run.live_sha256 !== null && isIt(entry));
	return index < 0 ? entries.length : index;
}
function writtenOf({ changes }) {
	const written = /* @__PURE__ */ new Map();
	for (const change of changes) {
		if (change.attempts === 0 && !hasSucceeded(change.outcome)) continue;
		addUnder(written, change.id ?? unknownId(change.after), change);
	}
	return written;
}
function unknownId(state) {
	return `\0${state?.cyber_system_id}\0${state?.name}`;
}
function isExplained(change, windows, entry, organization) {
	return byExecuted(change, windows) || byIntent(change, windows, entry, organization);
}
function byExecuted({ id, before, after }, windows) {
	const steps = windows.flatMap(({ open }) => [...open.get(id) ?? [], ...open.get(unknownId(after)) ?? []]);
	const taken = /* @__PURE__ */ new Set();
	let state = before;
	while (!isSameAsset(state, after)) {
		const step = steps.find((each) => !taken.has(each) && startsFrom(each, state));
		if (step === void 0) return false;
		if (isParkedOf(step, after)) break;
		taken.add(step);
		state = step.after;
	}
	for (const { open } of windows) for (const key of [id, unknownId(after)]) {
		const group = open.get(key);
		if (group !== void 0) open.set(key, group.filter((each) => !taken.has(each)));
	}
	return true;
}
function startsFrom(change, state) {
	return isSameAsset(change.before, state) || isParkedOf(change, state);
}
function isParkedOf({ after }, state) {
	return after !== null && state !== null && isSameAsset({
		...after,
		name: after.name + "~cip-sync"
	}, state);
}
function byIntent(change, windows, entry, organization) {
	const candidates = windows.filter(({ evidence }) => evidence === null);
	if (candidates.length === 0) return false;
	const print = fingerprintOf(change, organization);
	const window = candidates.find(({ intent }) => intent.has(print));
	window?.changes.push({
		entry,
		change
	});
	return window !== void 0;
}
function fingerprintOf(change, organization) {
	const { id, before, after } = change;
	return fingerprint({
		organization,
		action: actionOf(change),
		id: before === null ? null : id,
		before,
		after
	});
}
function missingOf({ evidence, entry, open }, assets, last) {
	if (evidence === null) return [];
	const unsettled = new Set(evidence.differences.map((difference) => difference.fingerprint));
	const left = new Set([...open.values()].flat());
	return evidence.changes.filter((change) => left.has(change) && hasSucceeded(change.outcome) && change.id !== null).filter(({ id, after }) => !isSameAsset(assets.get(id ?? "") ?? null, after)).map((change) => ({
		entry,
		change,
		isTold: unsettled.has(change.fingerprint) || last !== entry
	}));
}
// src/ledger/audit.ts
const DAY_MS = 864e5;
function auditHistory(history, period, subject, maxGapDays) {
	const { ledger, entries } = history;
	const explained = explainHistory(history);
	const isWanted = wanted(entries, subject);
	const isIn = (time) => isWithin(Date.parse(time), period);
	const reviews = entries.flatMap((entry) => entry.run.kind === "review" ? [reviewOf$1(entry, entry.run.review)] : []);
	const isNarrow = subject.asset !== null || subject.system !== null;
	return {
		format_version: "1.0",
		organization: ledger?.organization ?? "",
		service: ledger?.service ?? "",
		ledger: {
			first: history.first ?? "",
			tip: history.tip ?? "",
			continues: ledger?.continues ?? null
		},
		from: period.from === null ? null : iso(period.from),
		to: period.to === null ? null : iso(period.to),
		changes: changesOf(entries, explained).filter((change) => isIn(change.at) && isWanted(change)),
		outside: explained.outside.map(outsideOf).filter((one) => meets(one.after_look, one.before_look, period) && isWanted(one)),
		refused: isNarrow ? [] : entries.flatMap(refusedOf).filter(({ at }) => isIn(at)),
		reviews: isNarrow ? [] : reviews.filter(({ at }) => isIn(at)),
		next_review_due: nextReviewDue(reviews.map(({ date }) => date)),
		looks: entries.flatMap(lookOf).filter(({ at }) => isIn(at)),
		gaps: gapsOf(history, explained, maxGapDays).filter(({ from, to }) => meets(from, to ?? from, period))
	};
}
function isWithin(at, { from, to }) {
	return (from === null || at >= from) && (to === null || at <= to);
}
function meets(earliest, latest, { from, to }) {
	return (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
}
function changesOf(entries, { interrupted }) {
	const executed = entries.flatMap((entry) => entry.run.kind === "applied" ? executedOf$1(entry, entry.run.evidence) : []);
	const cut = interrupted.flatMap(({ seen, changes }) => changes.map(({ entry, change }) => cutOf(seen, entry, change)));
	return [...executed, ...cut].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
function executedOf$1(entry, evidence) {
	return evidence.changes.map((change) => {
		const pulls = showing(change, evidence);
		const approvals = pulls.flatMap((pull) => pull.approvals.map(approvalOf));
		return {
			at: change.ended_at ?? evidence.ended_at,
			action: change.action,
			asset_id: change.id,
			before: stateOf(change.before, entry.before),
			after: stateOf(change.after, entry.directory),
			outcome: change.outcome,
			reason: change.reason,
			asked_by: [...new Set(pulls.map(({ author }) => author))],
			approved_by: approvals,
			approval: approvalText(evidence),
			pull_requests: pulls.map(({ number }) => number),
			commit: evidence.commit,
			actor: evidence.actor,
			run_url: evidence.run_url,
			ledger_commit: entry.commit
		};
	});
}
function showing({ shown_in }, { pull_requests }) {
	return pull_requests.filter(({ number }) => shown_in?.includes(number) === true);
}
function approvalOf({ user, submitted_at, commit_id }) {
	return {
		user,
		at: submitted_at,
		commit: commit_id ?? null
	};
}
function approvalText({ approval: { mode, by } }) {
	return by ?? mode;
}
function cutOf({ commit: seenCommit, run }, entry, change) {
	const { id, before, after } = change;
	return {
		at: entry.run.read_at,
		action: actionOf(change),
		asset_id: id,
		outcome: "interrupted",
		reason: `The run of ledger commit ${seenCommit} was cut off; this list shows the change.`,
		before: stateOf(before, entry.before),
		after: stateOf(after, entry.directory),
		asked_by: [],
		approved_by: [],
		pull_requests: [],
		actor: null,
		run_url: null,
		approval: run.kind === "seen" ? approvalText(run.intent) : "",
		commit: run.commit,
		ledger_commit: entry.commit
	};
}
function stateOf(state, directory) {
	if (state === null) return null;
	const { name, asset_type, cyber_system_id } = state;
	const system = directory.systems.get(cyber_system_id);
	return {
		name,
		asset_type,
		cyber_system_id,
		cyber_system: system?.name ?? null,
		site: siteOf(system, directory)
	};
}
function siteOf(system, directory) {
	const center = system?.control_center_id ?? "";
	const facility = system?.facility_id ?? "";
	if (center !== "") return directory.controlCenters.get(center)?.name ?? center;
	return facility === "" ? null : directory.facilities.get(facility)?.name ?? facility;
}
function outsideOf({ entry, since, duringRun, asset, place }) {
	const context = {
		after_look: since.run.read_at,
		before_look: entry.run.read_at,
		during_run: duringRun,
		ledger_commit: entry.commit
	};
	if (asset === null) return {
		...context,
		...place
	};
	const { id, before, after } = asset;
	return {
		...context,
		of: "cyber-asset",
		id,
		before: stateOf(before, entry.before),
		after: stateOf(after, entry.directory)
	};
}
function refusedOf({ run, commit }) {
	if (run.kind !== "refused") return [];
	const { evidence } = run;
	return [{
		at: evidence.ended_at,
		result: evidence.result,
		changes: evidence.changes.length,
		guards: evidence.guards.filter(({ passed }) => !passed).map(({ guard }) => guard),
		pull_requests: evidence.pull_requests.map(({ number }) => number),
		actor: evidence.actor,
		run_url: evidence.run_url,
		commit: evidence.commit,
		ledger_commit: commit
	}];
}
function reviewOf$1({ run, commit }, review) {
	return {
		date: review.date,
		at: run.read_at,
		path: review.path,
		list_commit: review.ledger_commit,
		list_sha256: review.live_sha256,
		scope: review.scope,
		statement: review.statement,
		pull_request: review.pull_request,
		asked_by: review.author,
		approved_by: review.approvals.map(approvalOf),
		approved_by_review_approver: review.approved_by_review_approver,
		ledger_commit: commit
	};
}
function lookOf({ run, commit, assetCount }) {
	return run.live_sha256 === null ? [] : [{
		at: run.read_at,
		kind: run.kind,
		assets: assetCount,
		ledger_commit: commit
	}];
}
function gapsOf({ entries }, { interrupted }, maxDays) {
	const cut = interrupted.map(({ seen, changes }) => {
		const to = changes.at(-1)?.entry.run.read_at ?? null;
		return {
			kind: "interrupted",
			from: seen.run.read_at,
			to,
			days: null,
			ledger_commit: seen.commit
		};
	});
	return [...withoutLook(entries, maxDays), ...cut].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}
function withoutLook(entries, maxDays) {
	const gaps = [];
	let since = null;
	for (const [index, { run, commit }] of entries.entries()) {
		const isLook = run.live_sha256 !== null;
		const days = since === null ? 0 : (Date.parse(run.read_at) - Date.parse(since)) / DAY_MS;
		if (since !== null && days > maxDays && (isLook || index === entries.length - 1)) gaps.push({
			kind: "no-look",
			from: since,
			to: run.read_at,
			days: Math.floor(days),
			ledger_commit: commit
		});
		if (isLook || days < 0) since = run.read_at;
	}
	return gaps;
}
function auditList({ commit, ledger, run, next, directory, assets }, subject) {
	const { asset, system } = subject;
	const rows = assets.map(({ id, name, asset_type, cyber_system_id }) => {
		const system = directory.systems.get(cyber_system_id);
		const [cyber_system, site] = [system?.name ?? null, siteOf(system, directory)];
		return {
			id,
			name,
			asset_type,
			cyber_system_id,
			cyber_system,
			site,
			impact_rating: system?.impact_rating ?? null
		};
	});
	const isWanted = (row) => (asset === null || row.id === asset || row.name === asset) && (system === null || row.cyber_system_id === system || row.cyber_system === system);
	return {
		format_version: "1.0",
		organization: ledger.organization,
		service: ledger.service,
		at: run.read_at,
		next_look: next,
		ledger_commit: commit,
		live_sha256: run.live_sha256 ?? "",
		facilities: [...directory.facilities.values()],
		control_centers: [...directory.controlCenters.values()],
		systems: [...directory.systems.values()],
		assets: rows.filter(isWanted).sort(byPlace)
	};
}
function byPlace(a, b) {
	return compareText(a.site ?? "", b.site ?? "") || compareText(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) || compareText(a.name, b.name) || compareIds(a.id, b.id);
}
function wanted(entries, { asset, system }) {
	const assets = asset === null ? null : /* @__PURE__ */ new Set([asset, ...entries.flatMap((entry) => assetsNamed(entry, asset))]);
	const systems = system === null ? null : /* @__PURE__ */ new Set([system, ...entries.flatMap((entry) => systemsNamed(entry, system))]);
	return (one) => {
		const id = ("of" in one ? one.id : one.asset_id) ?? "";
		const isPlace = "of" in one && one.of !== "cyber-asset";
		const states = [one.before, one.after];
		if (assets !== null && (isPlace || !(assets.has(id) || states.some((state) => state?.name === asset)))) return false;
		if (systems === null) return true;
		if (isPlace) return one.of === "cyber-system" && systems.has(id);
		return states.some((state) => state !== null && systems.has(String(Reflect.get(state, "cyber_system_id") ?? "")));
	};
}
function isKnown({ entries }, { asset, system }) {
	return (asset === null || entries.some((entry) => hasAsset(entry, asset))) && (system === null || entries.some((entry) => hasSystem(entry, system)));
}
function hasAsset({ assets, run }, asset) {
	const tried = run.kind === "applied" || run.kind === "refused" ? run.evidence.changes : [];
	const isIt = (one) => one.id === asset || isNamed(one, asset);
	return assets.some(isIt) || tried.some(isIt);
}
function hasSystem({ places }, system) {
	return places.some((one) => one.of === "cyber-system" && (one.id === system || isNamed(one, system)));
}
function isNamed({ before, after }, name) {
	return before?.name === name || after?.name === name;
}
function assetsNamed({ assets }, name) {
	return assets.flatMap((one) => isNamed(one, name) ? [one.id] : []);
}
function systemsNamed({ places }, name) {
	return places.flatMap((one) => one.of === "cyber-system" && isNamed(one, name) ? [one.id] : []);
}
function iso(ms) {
	return new Date(ms).toISOString();
}
// src/ledger/log.ts
var import__node_crypto = require__node_crypto();
const FROM_OBJECTS = ["-c", "core.commitGraph=false"];
const LOG_ARGUMENTS = [
	...[
		...FROM_OBJECTS,
		"log",
		"--first-parent",
		"-m",
		"--reverse",
		"-p",
		"-U0",
		"--text"
	],
	...[
		"--src-prefix=a/",
		"--dst-prefix=b/",
		"--root",
		"--no-relative",
		"--encoding=UTF-8"
	],
	...[
		"--no-renames",
		"--no-color",
		"--no-ext-diff",
		"--no-textconv",
		"--full-index",
		"--no-notes"
	],
	...[
		"--no-show-signature",
		"--diff-algorithm=myers",
		"--inter-hunk-context=0",
		"--format=tformat:commit %H %P"
	]
];
async function* readLog(bytes) {
	const reader = new LogReader();
	let rest = Buffer.alloc(0);
	for await (const chunk of bytes) {
		const text = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
		let start = 0;
		for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
			const done = reader.take(text.toString("utf8", start, end));
			start = end + 1;
			if (done !== null) yield done;
		}
		rest = text.subarray(start);
	}
	const last = reader.end();
	if (last !== null) yield last;
}
var LogReader = class {
	#commit = null;
	#file = null;
	#toRemove = 0;
	#toAdd = 0;
	#last = "";
	take(line) {
		const hunk = this.#file?.hunks.at(-1);
		if (hunk !== void 0 && this.#toRemove > 0 && line.startsWith("-")) {
			hunk.removed.push(line.slice(1));
			this.#toRemove -= 1;
			this.#last = "-";
		} else if (hunk !== void 0 && this.#toAdd > 0 && line.startsWith("+")) {
			hunk.added.push(line.slice(1));
			this.#toAdd -= 1;
			this.#last = "+";
		} else if (line.startsWith("\\ ")) {
			if (this.#file !== null) this.#file.endsLine = this.#last === "-";
		} else return this.#header(line);
		return null;
	}
	#header(line) {
		if (line.startsWith("commit ")) {
			const done = this.end();
			const [, id = "", ...parents] = line.split(" ");
			this.#commit = {
				id,
				parents: parents.filter((parent) => parent !== ""),
				files: []
			};
			return done;
		}
		if (line.startsWith("diff --git ")) this.#open(line);
		else if (this.#file === null) return null;
		else if (line.startsWith("new file mode ")) this.#file.kind = "added";
		else if (line.startsWith("deleted file mode ")) this.#file.kind = "removed";
		else if (line.startsWith("@@ ")) this.#hunk(line);
		return null;
	}
	#open(line) {
		const names = line.slice(11);
		const path = names.startsWith("\"") ? names : names.slice(2, (names.length - 1) / 2);
		this.#file = {
			path,
			kind: "changed",
			hunks: [],
			endsLine: null
		};
		this.#commit?.files.push(this.#file);
	}
	#hunk(line) {
		const [, start, removed = "1", added = "1"] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
		this.#toRemove = Number(removed);
		this.#toAdd = Number(added);
		const at = this.#toRemove === 0 ? Number(start) : Number(start) - 1;
		this.#file?.hunks.push({
			at,
			removed: [],
			added: []
		});
	}
	end() {
		const done = this.#commit;
		this.#commit = null;
		this.#file = null;
		return done;
	}
};
// src/ledger/clone.ts
var CloneError = class extends Error {
	name = "CloneError";
};
function offlinePlace(cwd, env) {
	return {
		cwd,
		env,
		ledger: {
			bare: null,
			reaches: false
		}
	};
}
async function openClone(place, branch) {
	if ((0, import__node_fs.statSync)(place.cwd, { throwIfNoEntry: false })?.isDirectory() === false) throw new CloneError(`${`${place.cwd} is a file, and no clone of git. Of a bundle make one: git clone FILE FOLDER.`} Then name its folder: --ledger DIR.`);
	const git = gitProcess(place);
	const names = branch === null ? ["HEAD"] : [
		`refs/heads/${branch}`,
		`refs/remotes/origin/${branch}`,
		branch
	];
	for (const name of names) {
		const tip = await commitNamed(git, name);
		if (tip === null) continue;
		const ledgerText = textAt(git, `${tip}:${LEDGER_FILE}`);
		const [ledger] = await Promise.all([
			ledgerText,
			refusePartial(git, tip),
			refuseShallow(git, tip)
		]);
		if (ledger !== null) return {
			place,
			git,
			ref: name,
			tip,
			ledger
		};
	}
	await refuseNoRepository(git, place);
	throw new CloneError(`${branch === null ? "What is checked out there" : `The branch ${branch}`} is no ledger: it has no ${LEDGER_FILE}. Name the branch: --ledger DIR#BRANCH.`);
}
async function refuseNoRepository(git, { cwd }) {
	if (!(0, import__node_fs.existsSync)(cwd)) throw new CloneError(`The folder ${cwd} is not there. Clone the ledger, and name its folder: --ledger DIR.`);
	try {
		await git(["rev-parse", "--git-dir"]);
	} catch (error) {
		if (!saysNoRepository(error)) throw error;
		throw new CloneError(`The folder ${cwd} is no clone of git. Clone the ledger, and name its folder: --ledger DIR.`);
	}
}
async function refusePartial(git, tip) {
	if (await gitAnswer(git, [
		"config",
		"--get-regexp",
		"^remote\\..*\\.promisor$"
	]) === null) return;
	const objects = await git([
		"rev-list",
		"--objects",
		"--missing=print",
		tip
	]);
	if (!/^\?/m.test(objects.toString())) return;
	throw new CloneError("The clone is partial: it lacks some of what the ledger held. Clone it whole, without --filter.");
}
async function refuseShallow(git, tip) {
	if (await gitAnswer(git, ["rev-parse", "--is-shallow-repository"]) !== "true") return;
	const oldest = await gitAnswer(git, [
		"rev-list",
		"--first-parent",
		"--max-parents=0",
		tip
	]) ?? "";
	if (!/^parent /m.test(await textAt(git, oldest) ?? "")) return;
	throw new CloneError("The clone is shallow: it lacks earlier commits of the ledger. Get them: git fetch --unshallow.");
}
function historyOf({ place, tip }) {
	return readLedgerHistory(readLog(gitStream(place, [...LOG_ARGUMENTS, tip])));
}
async function commitTexts({ git }, commits) {
	const objects = await readObjects(git, [...commits]);
	return new Map([...objects].map(([name, bytes]) => [name, bytes.toString("utf8")]));
}
async function listAt(clone, at) {
	const { git, tip } = clone;
	const until = "commit" in at ? await ledgerCommit(clone, at.commit) : tip;
	const latest = "time" in at ? at.time : Number.POSITIVE_INFINITY;
	const runs = await runsAt(git, until);
	const listing = await lastListing(git, runs, latest);
	if (listing === null) throw new CloneError(`The ledger has no look by ${"time" in at ? new Date(at.time).toISOString() : until}: it begins later.`);
	const { value: ledger, wrong } = readLedgerFile(clone.ledger);
	if (ledger === null) throw new CloneError(`${LEDGER_FILE} ${wrong}.`);
	const [next, lists] = await Promise.all([nextListing(git, until === tip ? runs : await runsAt(git, tip), listing), listsAddedWith(git, until, listing.path)]);
	const { live_sha256, ...listed } = lists;
	if (live_sha256 !== listing.run.live_sha256) throw new CloneError(`${`The lists of ledger commit ${lists.commit} are not those that its run read: one was edited.`} cip-sync audit verify tells more.`);
	return {
		ledger,
		run: listing.run,
		next,
		...listed
	};
}
async function lastListing(git, runs, latest) {
	const earlier = runs.filter(({ at }) => at <= latest);
	for await (const some of listings(git, earlier.reverse())) {
		const last = some.findLast(({ run }) => Date.parse(run.read_at) <= latest);
		if (last !== void 0) return last;
	}
	return null;
}
async function nextListing(git, runs, listing) {
	const later = runs.filter(({ at, path }) => at >= listing.at && path !== listing.path);
	for await (const some of listings(git, later)) {
		const next = some.find(({ run }) => run.seq > listing.run.seq);
		if (next !== void 0) return next.run.read_at;
	}
	return null;
}
async function* listings(git, files) {
	for (const some of groupBy(files, ({ at }) => at).values()) yield (await Promise.all(some.map(async (file) => ({
		...file,
		run: await runAt(git, file)
	})))).flatMap(({ run, ...file }) => run === null || run.live_sha256 === null ? [] : [{
		...file,
		run
	}]).sort((a, b) => a.run.seq - b.run.seq);
}
async function runsAt(git, commit) {
	return (await git([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		commit,
		"runs/"
	])).toString().split("\0").flatMap((path) => {
		const name = readRunPath(path);
		return name === null ? [] : [{
			commit,
			path,
			at: name.at
		}];
	});
}
async function runAt(git, { commit, path }) {
	return readRunFile(await textAt(git, `${commit}:${path}`) ?? "").value;
}
async function ledgerCommit({ git, tip }, name) {
	const commit = await commitNamed(git, name);
	if (commit !== null) try {
		await git([
			"merge-base",
			"--is-ancestor",
			commit,
			tip
		]);
		return commit;
	} catch {}
	throw new CloneError(`${name} is no commit of this ledger. Name one, or a date, such as 2026-03-01.`);
}
async function listsAddedWith(git, from, path) {
	const commit = (await git([
		"log",
		"--format=%H",
		"--diff-filter=A",
		"--no-renames",
		"-1",
		from,
		"--",
		(await gitAnswer(git, ["rev-parse", "--show-cdup"]) ?? "") + path
	])).toString().trim();
	const files = (await git([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit,
		"live/"
	])).toString().split("\0").flatMap((line) => {
		const tab = line.indexOf("	");
		return tab < 0 ? [] : [{
			path: line.slice(tab + 1),
			oid: line.slice(0, tab).split(" ")[2] ?? ""
		}];
	});
	const contents = await readObjects(git, files.map(({ oid }) => oid));
	const texts = new Map(files.map(({ path, oid }) => [path, contents.get(oid)?.toString("utf8") ?? ""]));
	const rows = (path) => {
		const { header, records } = tableIn(texts.get(path) ?? "");
		return new Map(rowsOf(records, header).map((row) => [row.id ?? "", row]));
	};
	const assets = [...texts].flatMap(([path, content]) => {
		const system = systemOfPath(path);
		if (system === null) return [];
		const { header, records } = tableIn(content);
		return assetRows(records, header, system);
	});
	const directory = {
		facilities: rows(FACILITIES),
		controlCenters: rows(CONTROL_CENTERS),
		systems: rows(SYSTEMS)
	};
	const hashes = files.map(({ path, oid }) => [path, sha256(contents.get(oid) ?? "")]);
	return {
		commit,
		directory,
		assets,
		live_sha256: liveSha256(hashes)
	};
}
function tableIn(content) {
	const lines = content.split("\n");
	if (content.endsWith("\n")) lines.pop();
	const records = content.includes("\"") ? recordsOf(lines) : lines;
	return {
		header: records.shift() ?? "",
		records
	};
}
async function commitNamed(git, name) {
	if (name.includes("\0")) return null;
	return gitAnswer(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	]);
}
async function textAt(git, object) {
	const content = await git([
		"cat-file",
		"-p",
		object
	]).catch(() => null);
	return content === null ? null : content.toString();
}
async function writeBundle({ place, git, ref, tip }, file, folder) {
	const objects = (0, import__node_path.resolve)(place.cwd, (await git([
		"rev-parse",
		"--git-path",
		"objects"
	])).toString().replace(/\n$/, ""));
	const bare = (0, import__node_path.join)(folder, "bare");
	const run = gitProcess({
		...place,
		ledger: {
			bare,
			reaches: false
		}
	});
	await run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		...tip.length === 64 ? ["--object-format=sha256"] : [],
		bare
	]);
	(0, import__node_fs.writeFileSync)((0, import__node_path.join)(bare, "objects/info/alternates"), `${objects}\n`);
	const branch = /^refs\/(?:heads|remotes\/origin)\/(.+)$/.exec(ref)?.[1];
	const heads = branch === void 0 ? [] : [`refs/heads/${branch}`];
	for (const name of ["HEAD", ...heads]) await run([
		"update-ref",
		"--no-deref",
		name,
		tip
	]);
	await run([
		"bundle",
		"create",
		"--quiet",
		file,
		"HEAD",
		...heads
	]);
}
const AT_ONCE = 33554432;
async function alteredObjects({ git, tip }) {
	const checked = await git(["cat-file", "--batch-check"], (await git([
		...FROM_OBJECTS,
		"rev-list",
		"--objects",
		tip
	])).toString().replace(/ .*$/gm, ""));
	const altered = [];
	let [heads, room] = [/* @__PURE__ */ new Map(), AT_ONCE];
	const look = async () => {
		const objects = await readObjects(git, [...heads.keys()]);
		for (const [name, head] of heads) {
			const hash = (0, import__node_crypto.createHash)(name.length === 64 ? "sha256" : "sha1");
			hash.update(`${head}\0`).update(objects.get(name) ?? "");
			if (hash.digest("hex") !== name) altered.push(name);
		}
		[heads, room] = [/* @__PURE__ */ new Map(), AT_ONCE];
	};
	for (const line of checked.toString().trim().split("\n")) {
		const [name = "", type = "", size = ""] = line.split(" ");
		heads.set(name, `${type} ${size}`);
		room -= Number(size);
		if (room < 0) await look();
	}
	await look();
	return altered;
}
// src/ledger/verify.ts
function verifyHistory(input) {
	const { history, signers, maxGapDays } = input;
	const explained = explainHistory(history);
	return {
		problems: [
			...input.altered.map((name) => ({
				check: 1,
				severity: "broken",
				code: "object-differs",
				commit: null,
				detail: name
			})),
			...history.problems,
			...signers === null ? [] : signatureProblems(input, signers),
			...explained.outside.filter(({ duringRun }) => duringRun).map(({ entry, asset, place }) => finding(4, "outside-during-run", entry.commit, asset?.id ?? place?.id ?? "")),
			...explained.notListed.map(({ entry, change, isTold }) => notListed(entry, change, isTold)),
			...history.entries.flatMap((entry) => approvalProblems(entry)),
			...history.entries.flatMap((entry) => inventoryProblems(entry, input.inventory)),
			...input.contains.filter((commit) => !isIn(history, commit)).map((commit) => broken(6, "not-contained", null, commit)),
			...gapsOf(history, explained, maxGapDays).map(({ kind, from, to, days, ledger_commit }) => {
				return finding(7, kind === "no-look" ? "gap" : "interrupted", ledger_commit, days === null ? from : `${from} ${to} ${days}`);
			}),
			...continued(history)
		].sort((a, b) => a.check - b.check),
		commits: history.commits.size,
		executed: history.entries.flatMap(executedOf).length,
		outside: explained.outside.length,
		signed: signers !== null
	};
}
const finding = (check, code, commit, detail) => ({
	check,
	severity: "finding",
	code,
	commit,
	detail
});
const broken = (check, code, commit, detail) => ({
	check,
	severity: "broken",
	code,
	commit,
	detail
});
function continued({ ledger, first }) {
	if (ledger === null || ledger.continues === null) return [];
	return [finding(1, "continued", first, ledger.continues)];
}
function isIn({ commits }, commit) {
	if (commits.has(commit)) return true;
	return /^[0-9a-f]{7,}$/.test(commit) && [...commits].some((each) => each.startsWith(commit));
}
function signatureProblems({ history, commits }, signers) {
	return [...history.commits].flatMap((commit) => {
		const { state } = checkSignature(commits.get(commit) ?? "", signers);
		if (state === "good") return [];
		return [broken(3, state === "none" ? "not-signed" : state === "wrong" ? "wrong-signature" : state, commit, "")];
	});
}
function notListed(entry, { id, fingerprint }, isTold) {
	const detail = `${id ?? ""} ${fingerprint}`;
	return isTold ? finding(4, "not-converged", entry.commit, detail) : broken(4, "done-not-listed", entry.commit, detail);
}
const EXECUTED = /* @__PURE__ */ new Set([
	"done",
	"adopted",
	"unknown"
]);
function executedOf({ run }) {
	return run.kind === "applied" ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}
function approvalProblems(entry) {
	if (entry.run.kind !== "applied") return [];
	const { evidence } = entry.run;
	return executedOf(entry).flatMap((change) => {
		const code = approvalProblem(change, evidence);
		return code === null ? [] : [finding(5, code, entry.commit, `${change.id ?? ""} ${evidence.approval.mode}`)];
	});
}
function approvalProblem(change, evidence) {
	const showers = showing(change, evidence).filter(({ record }) => record != null);
	if (showers.length === 0) return "not-shown";
	if (evidence.approval.mode !== "review") return null;
	return showers.some(({ approvals, head, author, record }) => approvals.some(({ user, submitted_at, commit_id }) => {
		return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record.at);
	})) ? null : "not-approved";
}
function inventoryProblems(entry, look) {
	const { run } = entry;
	if (look === null || run.kind !== "applied" && run.kind !== "refused") return [];
	const { commit, clean, files } = run.evidence;
	if (commit === null) return [];
	for (const { path, sha256 } of files) {
		const digest = look(commit, path);
		if (digest === "no-commit") return [finding(5, "inventory-lacks-commit", entry.commit, commit)];
		if (digest === sha256) continue;
		const detail = `${commit} ${path}`;
		if (clean === false) return [finding(5, "inventory-uncommitted", entry.commit, detail)];
		return [broken(5, digest === null ? "inventory-lacks-file" : "inventory-differs", entry.commit, detail)];
	}
	return [];
}
// src/report/audit-csv.ts
const STATE_FIELDS = [
	"name",
	"asset_type",
	"cyber_system",
	"cyber_system_id",
	"site"
];
const AUDIT_FIELDS = [
	...[
		"kind",
		"at",
		"action",
		"asset_id"
	],
	...STATE_FIELDS.map((field) => `before_${field}`),
	...STATE_FIELDS.map((field) => `after_${field}`),
	...[
		"outcome",
		"reason",
		"asked_by",
		"approved_by",
		"approved_at",
		"approval",
		"pull_requests",
		"commit",
		"actor"
	],
	...[
		"run_url",
		"after_look",
		"before_look",
		"ledger_commit"
	]
];
const LIST_FIELDS = [...[
	"site",
	"facility",
	"facility_id",
	"control_center",
	"control_center_id",
	"cyber_system",
	"cyber_system_id"
], ...[
	"impact_rating",
	"asset",
	"asset_type",
	"asset_id"
]];
function auditCsv(report, columns) {
	return table(auditRows(report), columns, AUDIT_FIELDS);
}
function listCsv(list, columns) {
	return table(listRows(list), columns, LIST_FIELDS);
}
function table(rows, columns, fields) {
	if (columns === null) return spreadsheet([fields, ...rows]);
	const places = columns.map(({ field }) => fields.indexOf(field));
	return spreadsheet([columns.map(({ header }) => header), ...rows.map((row) => places.map((place) => row[place]))]);
}
function auditRows({ changes, outside, refused, reviews }) {
	const rows = [
		...changes.map((change) => ({
			...strings({
				kind: "change",
				...change,
				action: verbOf(change)
			}),
			...states(change.before, change.after),
			...approvals(change.approved_by)
		})),
		...outside.map((one) => ({
			...strings({
				kind: "outside",
				at: one.before_look,
				...one,
				asset_id: one.id
			}),
			...isAsset(one) ? {
				action: verbOf(one),
				...states(one.before, one.after)
			} : {
				action: one.of,
				reason: rowContrast(one)
			}
		})),
		...refused.map((one) => strings({
			kind: "refused",
			...one,
			outcome: one.result,
			reason: one.guards.join(" ")
		})),
		...reviews.map((one) => ({
			...strings({
				kind: "review",
				...one,
				action: `review of ${one.date}`,
				reason: one.statement
			}),
			pull_requests: one.pull_request === null ? "" : String(one.pull_request),
			...approvals(one.approved_by)
		}))
	];
	rows.sort((a, b) => Date.parse(a.at ?? "") - Date.parse(b.at ?? ""));
	return rows.map((row) => AUDIT_FIELDS.map((field) => row[field] ?? ""));
}
function strings(fields) {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.join(" ") : String(value ?? "")]));
}
function states(before, after) {
	const cells = (prefix, state) => STATE_FIELDS.map((field) => [`${prefix}_${field}`, state?.[field] ?? ""]);
	return Object.fromEntries([...cells("before", before), ...cells("after", after)]);
}
function approvals(all) {
	return {
		approved_by: all.map(({ user }) => user).join(" "),
		approved_at: all.map(({ at }) => at).join(" ")
	};
}
function listRows({ assets, systems, facilities, control_centers: centers }) {
	const names = (rows) => new Map(rows.map((row) => [row.id ?? "", row]));
	const [bySystem, byFacility, byCenter] = [
		names(systems),
		names(facilities),
		names(centers)
	];
	return assets.map((asset) => {
		const { site, cyber_system, cyber_system_id, impact_rating } = asset;
		const { facility_id = "", control_center_id = "" } = bySystem.get(cyber_system_id) ?? {};
		const facility = byFacility.get(facility_id)?.name ?? "";
		const center = byCenter.get(control_center_id)?.name ?? "";
		return [
			...[
				site ?? "",
				facility,
				facility_id,
				center,
				control_center_id,
				cyber_system ?? "",
				cyber_system_id
			],
			impact_rating ?? "",
			asset.name,
			asset.asset_type,
			asset.id
		];
	});
}
// src/commands/audit.ts
const MAX_GAP_DAYS = 35;
async function cliAudit(flags, host) {
	const cli = inFolder(flags, host);
	const format = formatOf(flags);
	refuseWithoutEffect(flags, format);
	const clone = await cloneOf(flags, cli);
	const subject = subjectOf(flags);
	if (typeof flags.at === "string") {
		const list = auditList(await listAt(clone, momentOf(flags.at)), subject);
		refuseUnlisted(list, subject.system === null ? [] : [subject.system], flags.at);
		const columns = columnsOf(flags, LIST_FIELDS);
		putOut(await shownList(list, format, {
			columns,
			tool: toolOf(cli)
		}), flags, cli);
		return 0;
	}
	const history = await historyOf(clone);
	refuseUnknown(history, subject);
	const period = periodOf(flags);
	refuseUnseen(history, period);
	const report = auditHistory(history, period, subject, maxGapOf(flags));
	for (const { code, commit } of history.problems) cli.terminal.err(`warning: the ledger is broken at ${commit} (${code}). cip-sync audit verify tells more.\n`);
	const columns = columnsOf(flags, AUDIT_FIELDS);
	putOut(await shownReport(report, format, {
		columns,
		tool: toolOf(cli)
	}), flags, cli);
	return 0;
}
function formatOf(flags) {
	const asked = [
		"html",
		"csv",
		"json"
	].filter((format) => flags[format] === true);
	if (asked.length > 1) throw new ConfigurationError("audit", "takes one format: --html, --csv or --json.");
	return asked[0] ?? "text";
}
function refuseWithoutEffect({ at, from, to, column }, format) {
	if (at !== void 0 && (from ?? to) !== void 0) throw new ConfigurationError(`--at and ${from === void 0 ? "--to" : "--from"}`, "exclude each other. Give one of them.");
	if (column !== void 0 && format !== "csv") throw new ConfigurationError("--column", "is for --csv. Give it too.");
}
async function shownReport(report, format, { columns, tool }) {
	if (format === "json") return printedJson(report);
	if (format === "csv") return auditCsv(report, columns);
	if (format === "text") return auditText(report);
	const { auditPage } = await import("./audit3.js");
	return auditPage(report, tool);
}
async function shownList(list, format, { columns, tool }) {
	if (format === "json") return printedJson(list);
	if (format === "csv") return listCsv(list, columns);
	if (format === "text") return listText(list);
	const { listPage } = await import("./audit3.js");
	return listPage(list, tool);
}
function columnsOf({ column }, fields) {
	if (typeof column !== "string") return null;
	return column.split("\n").map((line) => {
		const at = line.lastIndexOf("=");
		const [header, field] = [line.slice(0, at), line.slice(at + 1)];
		if (at > 0 && fields.includes(field)) return {
			header,
			field
		};
		throw new ConfigurationError("--column", `must be HEADER=FIELD. The fields are ${fields.join(", ")}.`);
	});
}
function subjectOf({ asset, system }) {
	return {
		asset: typeof asset === "string" ? asset : null,
		system: typeof system === "string" ? system : null
	};
}
function refuseUnknown(history, { asset, system }) {
	const flags = [{
		flag: "--asset",
		name: asset,
		one: {
			asset,
			system: null
		}
	}, {
		flag: "--system",
		name: system,
		one: {
			asset: null,
			system
		}
	}];
	for (const { flag, name, one } of flags) {
		if (isKnown(history, one)) continue;
		const problem = `names ${word(name ?? "")}, which no list and no change of this ledger has. Check its spelling: case counts.`;
		throw new ConfigurationError(flag, problem);
	}
}
function refuseUnseen({ entries }, { to }) {
	if (to === null || entries.some(({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= to)) return;
	throw new ConfigurationError("--to", "is before the first look of this ledger. Name a later day, or leave it out.");
}
function refuseUnlisted({ systems }, names, of) {
	for (const name of names) {
		if (systems.some((system) => system.id === name || system.name === name)) continue;
		throw new ConfigurationError("--system", `names ${name}, which the list of ${of} does not have.`);
	}
}
function periodOf({ from, to }) {
	const period = {
		from: typeof from === "string" ? instantOf("--from", from, "start") : null,
		to: typeof to === "string" ? instantOf("--to", to, "end") : null
	};
	if (period.from === null || period.to === null || period.from <= period.to) return period;
	throw new ConfigurationError("--from", "is later than --to. Name the earlier one first.");
}
function momentOf(at) {
	return /^\d{4}-/.test(at) ? { time: instantOf("--at", at, "end") } : { commit: at };
}
function instantOf(flag, text, side) {
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
	const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
	const clock = side === "start" ? "00:00:00.000" : "23:59:59.999";
	const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : NaN;
	const [day, hour] = [text.slice(0, 10), text.slice(11, 13)];
	if (!Number.isNaN(at) && dayOf(Date.parse(`${day}T00:00:00Z`)) === day && hour !== "24") return at;
	throw new ConfigurationError(flag, "must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z.");
}
function maxGapOf({ maxGap }) {
	if (maxGap === void 0) return MAX_GAP_DAYS;
	const days = typeof maxGap === "string" && /^\d+$/.test(maxGap) ? Number(maxGap) : NaN;
	if (Number.isSafeInteger(days)) return days;
	throw new ConfigurationError("--max-gap", "must be a number of days.");
}
async function cloneOf(flags, cli) {
	refuseEmpty(flags);
	for (const contains of linesOf(flags.contains)) refuseEmpty({ contains });
	const { ledger } = flags;
	const { folder, branch } = placeOf(typeof ledger === "string" ? ledger : "");
	return openClone(offlinePlace((0, import__node_path.resolve)(cli.cwd, folder), cli.env), branch);
}
function placeOf(text) {
	const at = text.lastIndexOf("#");
	if (at < 0) return {
		folder: text,
		branch: null
	};
	return {
		folder: text.slice(0, at),
		branch: text.slice(at + 1) || null
	};
}
async function cliAuditVerify(flags, host) {
	const cli = inFolder(flags, host);
	const clone = await cloneOf(flags, cli);
	const signers = typeof flags.signers === "string" ? readSigners(readNamed("--signers", (0, import__node_path.resolve)(cli.cwd, flags.signers)).toString()) : null;
	const looking = early(alteredObjects(clone));
	const history = await historyOf(clone);
	const verified = verifyHistory({
		history,
		altered: await looking,
		signers,
		commits: signers === null ? /* @__PURE__ */ new Map() : await commitTexts(clone, history.commits),
		contains: linesOf(flags.contains),
		inventory: typeof flags.inventory === "string" ? await inventoryLook(flags.inventory, cli, history) : null,
		maxGapDays: maxGapOf(flags)
	});
	cli.terminal.out(flags.json === true ? printedJson(verified) : verifyText(verified));
	if (verified.problems.some(({ severity }) => severity === "broken")) return 1;
	return verified.problems.length > 0 && flags.detailedExitcode === true ? 2 : 0;
}
function linesOf(flag) {
	return typeof flag === "string" ? flag.split("\n") : [];
}
async function inventoryLook(folder, cli, { entries }) {
	const git = gitProcess(offlinePlace((0, import__node_path.resolve)(cli.cwd, folder), cli.env));
	const prefix = await folderOf(git).catch((error) => {
		if (!(error instanceof GitError || isSystemError(error))) throw error;
		const problem = `names ${word(folder)}, where git reads no repository. Name a clone of the inventory.`;
		throw new ConfigurationError("--inventory", problem, { cause: error });
	});
	const wanted = /* @__PURE__ */ new Map();
	for (const { run } of entries) {
		if (run.kind !== "applied" && run.kind !== "refused" || run.evidence.commit === null) continue;
		const paths = wanted.get(run.evidence.commit) ?? /* @__PURE__ */ new Set();
		for (const { path } of run.evidence.files) paths.add(path);
		wanted.set(run.evidence.commit, paths);
	}
	const found = await Promise.all([...wanted.keys()].map(async (commit) => [commit, await commitNamed(git, commit)]));
	const commits = new Map(found);
	const nameOf = (commit, path) => `${commits.get(commit)}:${prefix}${path}`;
	const names = [...wanted].flatMap(([commit, paths]) => [...paths].map((path) => nameOf(commit, path)));
	const objects = await readObjects(git, names);
	return (commit, path) => {
		if ((commits.get(commit) ?? null) === null) return "no-commit";
		const bytes = objects.get(nameOf(commit, path));
		return bytes === void 0 ? null : sha256(bytes);
	};
}
async function cliAuditInit(flags, host) {
	const cli = inFolder(flags, host);
	const organization = requiredFlag(flags.organization, "--organization", "the slug of the organization").trim();
	const url = requiredFlag(flags.baseUrl ?? cli.env.CIP_SYNC_BASE_URL, "--base-url", "the URL of the service");
	const service = checkBaseUrl(url, cli.env).origin;
	const continues = typeof flags.continues === "string" ? flags.continues : null;
	if (continues !== null && !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(continues)) throw new ConfigurationError("--continues", "must be a whole commit id: the last one known of the ledger before.");
	return withStore(flags, cli, async (store) => {
		const commit = await beginLedger(store, {
			organization,
			service,
			continues,
			at: cli.clock.now()
		});
		if (commit === null) throw new ConfigurationError("--ledger", "names a branch that is there already. It was left untouched.");
		cli.terminal.err(`The ledger begins with commit ${commit}. Keep that id: it is an anchor.\n`);
		cli.terminal.out(`${commit}\n`);
		return 0;
	});
}
function requiredFlag(flag, name, what) {
	if (typeof flag === "string" && flag.trim() !== "") return flag;
	throw new ConfigurationError(name, `is needed: ${what}.`);
}
async function cliAuditAdd(flags, host) {
	const cli = inFolder(flags, host);
	const path = requiredFlag(flags.file, "FILE", "the evidence to add");
	const text = readNamed("FILE", (0, import__node_path.resolve)(cli.cwd, path)).toString();
	return withStore(flags, cli, async (store) => {
		const { clock, random } = cli;
		const stop = new AbortController().signal;
		const added = await addEvidence(text, {
			store,
			tool: toolOf(cli),
			clock,
			random,
			stop
		});
		const said = added.isNew ? "is in the ledger now" : "was in the ledger already";
		cli.terminal.err(`The evidence ${said}, at commit ${added.commit}.\n`);
		cli.terminal.out(`${added.commit}\n`);
		return 0;
	});
}
async function withStore(flags, cli, use) {
	const text = requiredFlag(flags.ledger, "--ledger", "REMOTE#BRANCH");
	const remote = await remoteOf(text, cli.cwd, cli.gitIn(cli.cwd, new AbortController().signal));
	return inTemporary((folder) => {
		const key = ledgerKey(cli.env.CIP_SYNC_LEDGER_KEY ?? "", "CIP_SYNC_LEDGER_KEY");
		return use(new LedgerStore({
			folder,
			env: cli.env,
			remote,
			key
		}));
	});
}
async function inTemporary(use) {
	const folder = temporaryFolder((0, import__node_os.tmpdir)());
	try {
		return await use(folder);
	} finally {
		(0, import__node_fs.rmSync)(folder, {
			recursive: true,
			force: true
		});
	}
}
async function cliAuditBundle(flags, host) {
	const cli = inFolder(flags, host);
	if (flags.out === "-") throw new ConfigurationError("--out", "names a folder to write, and \"-\" is none.");
	const folder = (0, import__node_path.resolve)(cli.cwd, requiredFlag(flags.out, "--out", "a folder to write"));
	if ((0, import__node_fs.existsSync)(folder)) throw new ConfigurationError("--out", "is there already. Name a folder that is not.");
	const clone = await cloneOf(flags, cli);
	const report = auditHistory(await historyOf(clone), {
		from: null,
		to: null
	}, ALL, MAX_GAP_DAYS);
	const list = auditList(await listAt(clone, { commit: clone.tip }), ALL);
	const { auditPage, listPage } = await import("./audit3.js");
	const texts = {
		"audit.html": auditPage(report, toolOf(cli)),
		"audit.csv": auditCsv(report, null),
		"audit.json": printedJson(report)
	};
	const lists = {
		"list.html": listPage(list, toolOf(cli)),
		"list.csv": listCsv(list, null)
	};
	await inTemporary(async (temporary) => {
		const bundle = (0, import__node_path.join)(temporary, "ledger.bundle");
		await writeBundle(clone, bundle, temporary);
		handOver(folder, bundle, {
			...texts,
			...lists
		});
	});
	cli.terminal.err(`Written to ${folder}: ${HANDED_OVER.join(", ")} and SHA256SUMS, of ledger commit ${clone.tip}.\n`);
	return 0;
}
const HANDED_OVER = [
	"audit.csv",
	"audit.html",
	"audit.json",
	"ledger.bundle",
	"list.csv",
	"list.html"
];
function handOver(folder, bundle, texts) {
	try {
		(0, import__node_fs.mkdirSync)(folder, { recursive: true });
		(0, import__node_fs.copyFileSync)(bundle, (0, import__node_path.join)(folder, "ledger.bundle"));
		(0, import__node_fs.chmodSync)((0, import__node_path.join)(folder, "ledger.bundle"), 384);
		for (const [name, text] of Object.entries(texts)) writeWhole((0, import__node_path.join)(folder, name), text);
		const sums = HANDED_OVER.map((name) => `${sha256((0, import__node_fs.readFileSync)((0, import__node_path.join)(folder, name)))}  ${name}\n`).join("");
		writeWhole((0, import__node_path.join)(folder, "SHA256SUMS"), sums);
	} catch (error) {
		(0, import__node_fs.rmSync)(folder, {
			recursive: true,
			force: true
		});
		if (!isSystemError(error)) throw error;
		const problem = `names ${word(folder)}, which cannot be written (${error.code}). Name another place, or make room there.`;
		throw new ConfigurationError("--out", problem, { cause: error });
	}
}
const ALL = {
	asset: null,
	system: null
};
async function cliAuditReview(flags, host) {
	const cli = inFolder(flags, host);
	const at = requiredFlag(flags.at, "--at", "the day whose list is reviewed");
	const clone = await cloneOf(flags, cli);
	const moment = momentOf(at);
	const list = auditList(await listAt(clone, moment), ALL);
	const date = "time" in moment ? dayOf(moment.time) : list.at.slice(0, 10);
	const scope = linesOf(flags.system);
	refuseUnlisted(list, scope, date);
	const today = dayOf(Math.max(cli.clock.now(), Date.parse(list.at)));
	if (date > today) throw new ConfigurationError("--at", `names a day to come: it is ${today}, in UTC. Name that day or one before it.`);
	const path = (0, import__node_path.join)(typeof flags.reviews === "string" ? flags.reviews : INPUTS.reviews.default, `${date}.yml`);
	if ((0, import__node_fs.existsSync)((0, import__node_path.resolve)(cli.cwd, path))) throw new ConfigurationError("--at", `names a day that has a review: ${path}.`);
	writeWhole((0, import__node_path.resolve)(cli.cwd, path), reviewText(reviewOf(list, date, scope)));
	cli.terminal.err(`Written: ${path}. Read the list, complete the statement, and open a pull request with it.\n`);
	return 0;
}
function reviewOf(list, date, scope) {
	const { facilities, control_centers, systems, assets } = list;
	return {
		date,
		ledger_commit: list.ledger_commit,
		live_sha256: list.live_sha256,
		read_at: list.at,
		counts: {
			facilities: facilities.length,
			control_centers: control_centers.length,
			systems: systems.length,
			assets: assets.length
		},
		scope: [...scope],
		statement: STATEMENT_TO_COMPLETE
	};
}
export { cliAudit, cliAuditAdd, cliAuditBundle, cliAuditInit, cliAuditReview, cliAuditVerify };
