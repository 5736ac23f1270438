import { n as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
// \0node:fs
var require__node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));
// \0node:os
var require__node_os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:os");
}));
// \0node:timers/promises
var require_promises$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:timers/promises");
}));
// \0node:crypto
var require__node_crypto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:crypto");
}));
// \0node:fs/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs/promises");
}));
// src/core/fingerprint.ts
var import__node_fs = require__node_fs();
var import__node_crypto = require__node_crypto();
const FINGERPRINT_HEX = 32;
function fingerprint({ organization, action, id, before, after }) {
	return sha256$1(JSON.stringify({
		action,
		after: sorted(after),
		before: sorted(before),
		id,
		organization
	})).slice(0, FINGERPRINT_HEX);
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
	return sha256$1(JSON.stringify({
		action: after === null ? "delete" : "update",
		after: sorted(after),
		id,
		organization
	})).slice(0, FINGERPRINT_HEX);
}
function digest(fingerprints) {
	return `sha256:${sha256$1([...fingerprints].sort().join("\n"))}`;
}
function sha256$1(content) {
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
// src/core/result.ts
const REFUSED = /* @__PURE__ */ new Set([
	"invalid",
	"blocked",
	"unapproved",
	"partial",
	"failed",
	"cancelled"
]);
function isRefused(result) {
	return REFUSED.has(result);
}
function exitCodeOf(result, hasChanges, detailed) {
	if (isRefused(result)) return 1;
	return detailed && hasChanges && (result === "planned" || result === "drifted") ? 2 : 0;
}
var ConfigurationError = class ConfigurationError extends Error {
	name = "ConfigurationError";
	input;
	problem;
	constructor(input, problem, options) {
		super(`${input} ${problem}`, options);
		this.input = input;
		this.problem = problem;
	}
	of(input) {
		return new ConfigurationError(input, this.problem, { cause: this.cause });
	}
};
function isSystemError(error) {
	return error instanceof Error && "code" in error && "syscall" in error;
}
function expecting(is, answer) {
	return (error) => {
		if (is(error)) return answer(error);
		throw error;
	};
}
function early(asked) {
	asked.catch(() => {});
	return asked;
}
function isStopped(error) {
	return error instanceof Error && error.name === "AbortError";
}
function hasSucceeded(outcome) {
	return outcome === "done" || outcome === "adopted" || outcome === "already";
}
// src/github/event.ts
const EVENTS = "pull_request, pull_request_target, merge_group, push, schedule and workflow_dispatch";
function readEvent(situation) {
	const task = situation.command === "auto" ? byEvent(situation) : byInput(situation.command);
	if (task.kind !== "run" || task.command === "validate" || task.command === "doctor") return task;
	if (isFork(situation.payload)) return validateOnly("the pull request comes from a fork");
	return situation.hasKey || task.command !== "plan" ? task : validateOnly("there is no api-key");
}
function byInput(command) {
	return {
		kind: "run",
		command,
		why: "the input command says so"
	};
}
function byEvent({ eventName, payload }) {
	switch (eventName) {
		case "pull_request":
		case "pull_request_target":
			if (payload.action === "closed") return {
				kind: "nothing",
				why: "the pull request is closed: nothing to do"
			};
			return {
				kind: "run",
				command: "plan",
				why: "a pull request"
			};
		case "merge_group": return {
			kind: "run",
			command: "plan",
			why: "a merge group"
		};
		case "push": return pushed(payload);
		case "schedule": return {
			kind: "run",
			command: "drift",
			why: "a schedule"
		};
		case "workflow_dispatch": return {
			kind: "refused",
			why: "a dispatched run says what to do: set the input command"
		};
		default: return {
			kind: "refused",
			why: `this event asks for nothing here. Events that do: ${EVENTS}`
		};
	}
}
function pushed(payload) {
	const branch = defaultBranchOf(payload);
	if (branch === null || payload.ref !== `refs/heads/${branch}`) return {
		kind: "refused",
		why: "only the default branch is applied; for others, use pull_request"
	};
	return {
		kind: "run",
		command: "apply",
		why: "a push to the default branch"
	};
}
function validateOnly(why) {
	return {
		kind: "run",
		command: "validate",
		why: `${why}, so the files are validated without the service`
	};
}
function isFork({ pull_request }) {
	if (pull_request === void 0) return false;
	const head = text(property(property(property(pull_request, "head"), "repo"), "full_name"));
	const base = text(property(property(property(pull_request, "base"), "repo"), "full_name"));
	return head === null || head !== base;
}
function isPrivate({ repository }) {
	return property(repository, "private") === true;
}
function pullRequestOf({ pull_request }) {
	const number = property(pull_request, "number");
	const headSha = hash(property(property(pull_request, "head"), "sha"));
	if (typeof number !== "number" || headSha === null) return null;
	return {
		number,
		headSha,
		baseRef: text(property(property(pull_request, "base"), "ref"))
	};
}
function mergeGroupOf({ merge_group }) {
	const baseSha = hash(property(merge_group, "base_sha"));
	if (baseSha === null) return null;
	const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(text(property(merge_group, "head_ref")) ?? "")?.[1];
	return {
		baseSha,
		baseRef: text(property(merge_group, "base_ref")),
		pullRequest: number === void 0 ? null : Number(number)
	};
}
function defaultBranchOf({ repository }) {
	return text(property(repository, "default_branch"));
}
function commitBefore({ before }) {
	const commit = hash(before);
	return commit === null || /^0*$/.test(commit) ? null : commit;
}
function text(value) {
	return typeof value === "string" && value !== "" ? value : null;
}
function hash(value) {
	const sha = text(value);
	return sha !== null && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : null;
}
function property(value, name) {
	return typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : void 0;
}
// src/core/compare.ts
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function compareIds(a, b) {
	if (a === b) return 0;
	const [prefixA, numberA] = splitId(a);
	const [prefixB, numberB] = splitId(b);
	const byNumber = numberA.length - numberB.length || compareText(numberA, numberB);
	return compareText(prefixA, prefixB) || byNumber || compareText(a, b);
}
function splitId(id) {
	let at = id.length;
	while (at > 0 && isDigit(id.charCodeAt(at - 1))) at--;
	let start = at;
	while (id[start] === "0") start++;
	return [id.slice(0, at), id.slice(start)];
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
// src/core/diagnostic.ts
const SEVERITIES = [
	"error",
	"warning",
	"notice"
];
const unreported = () => {};
function diagnostic(code, severity, at, args) {
	return {
		code,
		severity,
		at,
		args
	};
}
function inFileOrder(diagnostics) {
	return [...diagnostics].sort((a, b) => {
		if (a.at === null || b.at === null) return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
		return compareText(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
	});
}
function hasErrors(diagnostics) {
	return diagnostics.some((d) => d.severity === "error");
}
// src/core/group.ts
function addUnder(groups, key, member) {
	const group = groups.get(key);
	if (group === void 0) groups.set(key, [member]);
	else group.push(member);
}
function groupBy(members, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const member of members) addUnder(groups, keyOf(member), member);
	return groups;
}
function countBy(members, keyOf) {
	const counts = /* @__PURE__ */ new Map();
	for (const member of members) {
		const key = keyOf(member);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
function remember(answer) {
	const answers = /* @__PURE__ */ new Map();
	return (key) => {
		const known = answers.get(key);
		if (known !== void 0) return known;
		const fresh = answer(key);
		answers.set(key, fresh);
		return fresh;
	};
}
// src/core/characters.ts
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, "u");
function hasUnsafe(text) {
	return HAS_UNSAFE.test(text);
}
function quoted(text) {
	return JSON.stringify(text).replace(UNSAFE, yamlEscape);
}
function yamlEscape(character) {
	const hex = hexOf(character);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;
const WHITE_SPACE = /\p{White_Space}/u;
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE = /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;
function nameFaults(name) {
	if (name === "") return [{
		code: "empty-name",
		character: ""
	}];
	const faults = [];
	const core = withoutPadding(name);
	if (core.length < name.length) faults.push({
		code: "padded-name",
		character: ""
	});
	const control = CONTROL.exec(core);
	if (control !== null) faults.push({
		code: "control-character",
		character: codePoint(control[0])
	});
	const invisible = INVISIBLE.exec(core);
	if (invisible !== null) faults.push({
		code: "invisible-character",
		character: codePoint(invisible[0])
	});
	return faults;
}
function needsId(name) {
	return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}
function withoutPadding(name) {
	let start = 0;
	let end = name.length;
	while (start < end && WHITE_SPACE.test(name.charAt(start))) start++;
	while (end > start && WHITE_SPACE.test(name.charAt(end - 1))) end--;
	return name.slice(start, end);
}
function codePoint(character) {
	return `U+${hexOf(character).padStart(4, "0")}`;
}
function hexOf(character) {
	return character.codePointAt(0).toString(16).toUpperCase();
}
const SHOWN_ENDS = {
	head: 120,
	tail: 60
};
const PRINTABLE_ASCII = /^[ -~]*$/;
const INERT = /^(?! *:)[ -~]*$/;
new RegExp(`(${UNSAFE.source})`, "u");
function visible(text) {
	if (INERT.test(text) && !text.includes("##")) return text;
	return text.replace(UNSAFE, escapedCharacter).replaceAll("##", "#\\u0023").replace(/^( *):/, "$1\\u003A");
}
function distinct(name) {
	return PRINTABLE_ASCII.test(name) ? name : spellDecomposed(name, escapedCharacter);
}
const JOINING = /[\p{M}\u1100-\u11FF]/u;
function spellDecomposed(text, spell) {
	if (text.normalize("NFC") === text) return text;
	return text.replace(/[^ -~]/gu, (one) => JOINING.test(one) || one.normalize("NFC") !== one ? spell(one) : one);
}
function shorten(text) {
	return text.length <= 200 ? text : cutMiddle(text, SHOWN_ENDS);
}
function cutMiddle(text, ends) {
	const head = text.slice(0, ends.head).replace(/[\uD800-\uDBFF]$/, "");
	const tail = text.slice(-ends.tail).replace(/^[\uDC00-\uDFFF]/, "");
	return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}
function yamlString(text) {
	const json = JSON.stringify(text);
	if (PRINTABLE_ASCII.test(json) && !json.includes("##")) return json;
	return spellDecomposed(quoted(text), yamlEscape).replaceAll("##", "#\\u0023");
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;
function word(name) {
	if (name.length <= 200) {
		if (BARE_ASCII.test(name)) return name;
		if (BARE.test(name) && !hasUnsafe(name) && distinct(name) === name) return name;
	}
	return yamlString(shorten(name));
}
function codeSpan(text) {
	return wholeCodeSpan(shorten(text));
}
function wholeCodeSpan(text) {
	const line = text === "" ? "\"\"" : visible(text);
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = (line.startsWith("`") || line.endsWith("`") || line.startsWith(" ") && line.endsWith(" ")) && line.trim() !== "" ? " " : "";
	return fence + pad + line + pad + fence;
}
function tableCell(text) {
	const span = codeSpan(text);
	if (!span.includes("|")) return span;
	return span.replace(/\\\|/g, "\\\\u007C").replaceAll("|", "\\|");
}
function diffLine(sign, text) {
	return `${sign} ${visible(text)}\n`;
}
function fenceFor(texts) {
	let longest = 2;
	for (const text of texts) if (text.includes("```")) longest = Math.max(longest, Math.min(longestRun(text), 200));
	return "`".repeat(longest + 1);
}
function annotationMessage(text) {
	return visible(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function annotationProperty(text) {
	return annotationMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}
function escapedCharacter(character) {
	const hex = hexOf(character);
	return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
// src/report/markdown/budget.ts
var import_promises = require_promises();
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
// src/core/model.ts
const TOOL_NAME = "cip-inventory-sync";
function toolOf({ version }) {
	return {
		name: TOOL_NAME,
		version
	};
}
const ASSET_TYPES = ["hardware", "software"];
function otherFormat(document, read) {
	if (typeof document !== "object" || document === null || !("format_version" in document)) return null;
	const { format_version: format } = document;
	return typeof format === "string" && /^\d{1,4}\.\d{1,4}$/.test(format) && format !== read ? format : null;
}
// src/report/text-style.ts
const plainVoice = {
	name: (text) => yamlString(shorten(text)),
	id: word,
	code: (text) => visible(text),
	reason: (text) => visible(withoutStop(text))
};
const markdownVoice = {
	name: (text) => codeSpan(distinct(text)),
	id: codeSpan,
	code: wholeCodeSpan,
	reason: (text) => codeSpan(withoutStop(text))
};
function withoutStop(reason) {
	return shorten(reason).replace(/[.\s]{1,9}$/, "");
}
function turned(before, after, say = (text) => text) {
	return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}
function counted(count, noun, plural = `${noun}s`) {
	return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function tally(counts, say = (count, words) => `${grouped(count)} ${words}`) {
	return counts.filter(([count]) => count > 0).map(([count, words]) => say(count, words));
}
function grouped(count) {
	const digits = String(count);
	let text = digits.slice(-3);
	for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
	return text;
}
function durationText(ms) {
	const tenths = Math.round(ms / 100);
	if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	return `${grouped(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
function placeText({ file, offset }) {
	return offset === null ? file.path : `${file.path}:${file.place(offset).line}`;
}
function systemName(system, say) {
	const { impactRating } = system;
	return impactRating === null ? nameAtSite(system, say) : `${nameAtSite(system, say)} (${ratingText(impactRating, say)})`;
}
function systemText(system, say = word, sayId = say) {
	const rating = system.impactRating === null ? "" : `, ${ratingText(system.impactRating, say)}`;
	return `${nameAtSite(system, say)} (${sayId(system.id)}${rating})`;
}
function nameAtSite({ site, name }, say) {
	return site === null ? say(name) : `${say(site.name)} / ${say(name)}`;
}
function ratingText(rating, say) {
	return /^(?:high|medium|low)$/i.test(rating) ? rating : say(rating);
}
const MOST_LISTED$1 = 5;
function listed(spoken, conjunction) {
	return listedAs(spoken, (name) => name, conjunction);
}
function listedAs(all, speak, conjunction) {
	const words = all.slice(0, MOST_LISTED$1).map(speak);
	const more = all.length - words.length;
	const last = more > 0 ? `${grouped(more)} more` : words.pop() ?? "";
	return words.length === 0 ? last : `${words.join(", ")} ${conjunction} ${last}`;
}
function joined(parts, separator) {
	return parts.filter((part) => part !== "").join(separator);
}
function yamlLine(key, value, voice) {
	if (value.length > 200 || needsId(value)) return null;
	return voice.code(key === "pattern" ? yamlString(value) : `${key}: ${yamlString(value)}`);
}
function didYouMean(near, voice) {
	return near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), "or")}?`;
}
function codes(words, voice) {
	return words.map((word) => voice.code(word)).join(", ");
}
function whereFirst(first, voice) {
	return `the first is at ${voice.code(placeText(first))}`;
}
const PLAIN$1 = (text) => text;
function brush(on, off) {
	return (text) => `\u001B[${on}m${text}\u001B[${off}m`;
}
const COLORS = {
	red: brush(31, 39),
	green: brush(32, 39),
	yellow: brush(33, 39),
	cyan: brush(36, 39),
	bold: brush(1, 22),
	dim: brush(2, 22)
};
const NO_COLORS = {
	red: PLAIN$1,
	green: PLAIN$1,
	yellow: PLAIN$1,
	cyan: PLAIN$1,
	bold: PLAIN$1,
	dim: PLAIN$1
};
function painter(color) {
	return color ? COLORS : NO_COLORS;
}
// src/report/messages/files.ts
function hexadecimal(byte) {
	return `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
const FILE_WORDS = {
	"no-inventory": {
		title: "No inventory file was found.",
		message: ({ paths, folder }, voice) => {
			return `No inventory file was found${paths.length === 0 ? "" : ` in ${listed(paths.map(voice.name), "or")}`}${folder === null ? "" : `, looked for in the folder ${voice.name(folder)}`}.`;
		},
		remedy: (_, voice) => `Add a .yml or .yaml file there, or correct the input ${voice.code("path")}.`,
		exactRemedy: ({ near }, voice) => near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), "or")}?`
	},
	"partial-inventory": {
		title: "A file that path leaves out declares a cyber system of this organization.",
		message: ({ name, files }, voice) => {
			const more = files > 1 ? `, one of ${grouped(files)} such files` : "";
			return `This file declares the cyber system ${voice.name(name)}, and ${voice.code("path")} leaves it out${more}.`;
		},
		remedy: ({ deletes }, voice) => {
			return `${deletes > 0 ? "A delete in the plan may be a move to there." : "A move to there would be a delete."} Give ${voice.code("path")} the whole inventory, and choose a part of it with ${voice.code("only")}.`;
		}
	},
	"empty-file": {
		title: "The file holds no document.",
		message: () => "The file holds no document.",
		remedy: () => "Declare a cyber system in it, or remove the file."
	},
	"unreadable-file": {
		title: "The file cannot be read.",
		message: ({ reason }, voice) => `The file cannot be read: ${voice.reason(reason)}.`,
		remedy: () => "Check that it is there and may be read."
	},
	"symbolic-link": {
		title: "A symbolic link stands in the inventory.",
		message: () => "This is a symbolic link, and links are not followed.",
		remedy: () => "Put the file itself in its place."
	},
	submodule: {
		title: "A submodule stands in the inventory.",
		message: () => "This is a submodule, and submodules are not read.",
		remedy: (_, voice) => `Keep its files in this repository, or narrow the input ${voice.code("path")} so that it is left out.`
	},
	"lfs-pointer": {
		title: "The file is a pointer of git LFS.",
		message: () => "The file is a pointer of git LFS, not an inventory.",
		remedy: (_, voice) => `Keep inventory files in git itself: take them out of LFS with ${voice.code("git lfs untrack")}.`
	},
	"file-too-large": {
		title: "The file is too large.",
		message: ({ bytes, limit }) => `The file has ${counted(bytes, "byte")}, and at most ${grouped(limit)} are read.`,
		remedy: ({ limit }) => `Split it into files of at most ${counted(limit, "byte")}.`
	},
	"not-utf8": {
		title: "The file is not UTF-8 text.",
		message: ({ line, byte, encoding }, voice) => line === null || byte === null ? `The file is ${encoding === null ? "not UTF-8 text" : "UTF-16 text, not UTF-8"}.` : `The file is not UTF-8 text: line ${grouped(line)} holds the byte ${voice.code(hexadecimal(byte))}.`,
		remedy: ({ encoding }, voice) => `Save it as UTF-8: in an editor, by ${voice.code(`iconv -f ${encoding ?? "CP1252"} -t UTF-8`)}, or on Windows in Notepad by Save as.`
	},
	"merge-conflict": {
		title: "A merge conflict is not settled.",
		message: () => "A merge conflict starts here, and is not settled.",
		remedy: (_, voice) => `Keep what is meant, and remove the lines that start with ${voice.code("<<<<<<<")}, ${voice.code("=======")} and ${voice.code(">>>>>>>")}.`
	}
};
const BEHIND_TAB = ", behind a tab";
const SYNTAX_HINTS = [
	["tab characters", "Indent with spaces."],
	["deficient indentation", "Close the quote or bracket that is open above; if it is closed, indent what is inside of it, the closing one too."],
	["name of an alias", "Put text that starts with * in quotes."],
	["unexpected end of the stream", "Close the quote or bracket that is open above."],
	["bad indentation", "Line up the keys of one entry, and quote a value that holds a colon or starts with a sign."],
	["end of the stream", "Write key: value, with a space after the colon; look for a merge conflict too."],
	["can not read a block", "Write key: value, with a space after the colon; look for a merge conflict too."]
];
const YAML_WORDS = {
	"yaml-syntax": {
		title: "This is not valid YAML.",
		message: ({ reason }, voice) => `This is not valid YAML: ${voice.reason(reason)}.`,
		remedy: () => "Correct it here; nothing of this file was read.",
		exactRemedy: ({ reason }) => {
			const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1];
			const hint = reason.endsWith(BEHIND_TAB) ? "Replace the tab by a blank." : advice;
			return hint === void 0 ? null : `${hint} Nothing of this file was read.`;
		}
	},
	"yaml-too-deep": {
		title: "The YAML is nested too deep.",
		message: ({ limit }) => `The YAML is nested more than ${counted(limit, "level")} deep.`,
		remedy: (_, voice) => `Write the assets as one flat list under ${voice.code("assets")}.`
	},
	"yaml-expansion": {
		title: "Aliases expand to too much.",
		message: ({ limit }) => `The aliases of this file expand to more than ${counted(limit, "node")}.`,
		remedy: () => "Use fewer aliases: write the entries out, or split the file."
	},
	"unknown-alias": {
		title: "An alias has no anchor.",
		message: ({ alias }, voice) => `The alias ${voice.name(`*${alias}`)} has no anchor before it in this document.`,
		remedy: (_, voice) => `Define the anchor above it, or write the value out; text that starts with ${voice.code("*")} goes in quotes.`
	},
	"unsupported-tag": {
		title: "YAML tags are not supported.",
		message: ({ tag }, voice) => `The tag ${voice.name(tag)} is not supported.`,
		remedy: () => "Remove the tag; what stands in quotes is a string."
	},
	"duplicate-key": {
		title: "A key stands twice.",
		message: ({ key }, voice) => `The key ${voice.name(key)} stands twice in one mapping.`,
		remedy: ({ first }, voice) => `Remove one of the two; ${whereFirst(first, voice)}.`,
		exactRemedy: ({ key, first }, voice) => key === "name" ? `Remove one of the two, or start another asset with ${voice.code("- name:")}; ${whereFirst(first, voice)}.` : null
	},
	"missing-document-start": {
		title: "Two documents are joined without a line between them.",
		message: (_, voice) => `A second ${voice.code("cyber_system")} starts here, in the middle of a document.`,
		remedy: ({ first }, voice) => `Begin a new document with a line ${voice.code("---")} above it; the first starts at ${voice.code(placeText(first))}. Or remove it, if it is the same system twice.`
	},
	"ambiguous-yaml": {
		title: "YAML readers disagree about the file.",
		message: () => "YAML readers disagree about this file, so it cannot be rewritten without a doubt.",
		remedy: (_, voice) => `Write it in plain block style, without stray marks (${voice.code("...")}, ${voice.code("?")}) and without aliases of whole entries.`
	}
};
const REQUIRED$1 = /* @__PURE__ */ new Set(["cyber_system", "name"]);
function writeOrRemove(key, voice) {
	return `Write one, or remove ${key === "pattern" ? "the entry" : voice.code(key)}.`;
}
const entry = (voice) => voice.code("- name: \"…\"");
const type = (voice) => `${voice.code("asset_type: hardware")} or ${voice.code("asset_type: software")}`;
const noAssets = (voice) => `${voice.code("assets: []")} states that the system has none`;
const emptyDocument = (voice) => `Write ${voice.code("cyber_system: \"…\"")} and ${voice.code("assets:")} here, or remove the line ${voice.code("---")}.`;
const MISSING = /* @__PURE__ */ new Map([
	["cyber_system", (voice) => `Add ${voice.code("cyber_system: \"…\"")} with the name or id of the system.`],
	["assets", (voice) => `Add ${voice.code("assets:")} with a list; ${noAssets(voice)}.`],
	["name", (voice) => `Add ${voice.code("name: \"…\"")} with the name of the asset.`],
	["asset_type", (voice) => `Add ${type(voice)}.`]
]);
const NODES = /* @__PURE__ */ new Map([
	["document", "A document"],
	["asset", "An asset"],
	["key", "A key"],
	["mapping", "A mapping of columns"],
	["pattern", "A pattern"]
]);
const SHAPES = /* @__PURE__ */ new Map([
	["document", (voice) => `Write ${voice.code("cyber_system: \"…\"")} and ${voice.code("assets:")} with the list under it.`],
	["asset", (voice) => `Write ${entry(voice)} with ${type(voice)} under it.`],
	["key", () => "Write one of the keys of the format."],
	["mapping", (voice) => `Write ${voice.code("columns:")} with lines such as ${voice.code("name: \"Hostname\"")} under it.`],
	["assets", (voice) => `Write a list of ${entry(voice)}; ${noAssets(voice)}.`],
	["asset_type", (voice) => `Write ${type(voice)}.`],
	["columns", (voice) => `Write lines such as ${voice.code("name: \"Hostname\"")} under it.`],
	["defaults", (voice) => `Write lines such as ${voice.code("asset_type: hardware")} under it.`],
	["values", (voice) => `Write lines such as ${voice.code("Server: hardware")} under it.`],
	["systems", (voice) => `Write lines such as ${voice.code("EMS-1: \"Alpha EMS\"")} under it.`],
	["ignore", (voice) => `Write a list of names, such as ${voice.code("ignore: [\"lab-*\", spare-hmi]")}.`],
	["pattern", (voice) => `Write a name or a pattern, such as ${voice.code("\"lab-*\"")}, for each entry.`],
	["prune", (voice) => `Write ${voice.code("prune: true")} or ${voice.code("prune: false")}, without quotes.`]
]);
const FORMAT_WORDS = {
	"unknown-key": {
		title: "The format has no such key here.",
		message: ({ key }, voice) => `The format has no key ${voice.name(key)} here.`,
		remedy: () => "Correct the key, or remove it.",
		exactRemedy: ({ key, near, allowed }, voice) => {
			if (near !== null) return `Did you mean ${voice.code(near)}?`;
			if (key === "<<") return "Merge keys are not supported: write the keys out.";
			return `Remove it, or write one of ${codes(allowed, voice)}.`;
		}
	},
	"missing-key": {
		title: "A required key is missing.",
		message: ({ key, of }, voice) => `The ${of} has no ${voice.code(key)}.`,
		remedy: () => "Add the key.",
		exactRemedy: ({ key }, voice) => MISSING.get(key)?.(voice) ?? null
	},
	"wrong-type": {
		title: "A value has the wrong type.",
		message: ({ subject, expected, found }, voice) => `${NODES.get(subject) ?? voice.code(subject)} must be ${voice.code(expected)}, and this is ${voice.code(found)}.`,
		remedy: () => "Write a value of the type that the format asks for.",
		exactRemedy: ({ subject, found }, voice) => {
			if (subject === "document" && found === "null") return emptyDocument(voice);
			return SHAPES.get(subject)?.(voice) ?? `Write ${voice.code(`${subject}: "…"`)}`;
		}
	},
	"wrong-value": {
		title: "A value is not one of those allowed.",
		message: ({ key, value }, voice) => `${voice.code(key)} cannot be ${voice.name(value)}.`,
		remedy: () => "Write one of the values that the format allows.",
		exactRemedy: ({ near, allowed }, voice) => near === null ? `Write ${listed(allowed.map(voice.code), "or")}.` : `Did you mean ${voice.code(near)}?`
	},
	"unquoted-scalar": {
		title: "A value without quotes is read as something other than a string.",
		message: ({ key, text, reads }, voice) => {
			if (text === "") return `${voice.code(key)} has no value.`;
			return `Without quotes, the ${voice.code(key)} ${voice.name(text)} is read as ${voice.code(reads)}, not as a string.`;
		},
		remedy: () => "Put it in double quotes.",
		exactRemedy: ({ key, text }, voice) => {
			if (text === "") return REQUIRED$1.has(key) ? "Write one, in quotes." : writeOrRemove(key, voice);
			const line = yamlLine(key, text, voice);
			return line === null ? null : `Quote it: ${line}`;
		}
	}
};
const NAME_WORDS = {
	"empty-name": {
		title: "A name is empty.",
		message: ({ key }, voice) => `The ${voice.code(key)} is empty.`,
		remedy: () => "Write one.",
		exactRemedy: ({ key }, voice) => REQUIRED$1.has(key) ? null : writeOrRemove(key, voice)
	},
	"padded-name": {
		title: "A name starts or ends with white space.",
		message: ({ key, value }, voice) => `The ${voice.code(key)} ${voice.name(value)} starts or ends with white space.`,
		remedy: () => "Remove the white space.",
		exactRemedy: ({ key, value }, voice) => {
			if (value.length > 200) return null;
			const trimmed = withoutPadding(value);
			return trimmed === "" ? null : `Write ${yamlLine(key, trimmed, voice)}`;
		}
	},
	"control-character": {
		title: "A name holds a control character.",
		message: ({ key, value, character }, voice) => `The ${voice.code(key)} ${voice.name(value)} holds the control character ${voice.code(character)}.`,
		remedy: (_, voice) => `Remove it; if the name at the service holds it, pin the asset with ${voice.code("id")}.`,
		exactRemedy: ({ key }, voice) => {
			if (key === "name" || key === "renamed_from") return null;
			if (key === "pattern") return `Write ${voice.code("?")} in its place, which stands for any character.`;
			return "Remove it; if the name at the service holds it, write the id in its place.";
		}
	},
	"invisible-character": {
		title: "A name holds a character that cannot be seen.",
		message: ({ key, value, character }, voice) => `The ${voice.code(key)} ${voice.name(value)} holds ${voice.code(character)}, which cannot be seen.`,
		remedy: () => "Remove it, unless the name at the service holds it."
	},
	"ignored-but-declared": {
		title: "An asset is declared, and ignored.",
		message: ({ name, pattern }, voice) => `The asset ${voice.name(name)} is declared, and ${voice.name(pattern)} under ${voice.code("ignore")} leaves it alone.`,
		remedy: ({ first }, voice) => `Remove the entry, or the line under ${voice.code("ignore")} at ${voice.code(placeText(first))}.`
	},
	"duplicate-asset": {
		title: "An asset is declared twice in one cyber system.",
		message: ({ name }, voice) => `The asset ${voice.name(name)} is declared twice in this cyber system.`,
		remedy: ({ first }, voice) => `Remove one, or pin each with its ${voice.code("id")} if they are two; ${whereFirst(first, voice)}.`
	},
	"duplicate-name": {
		title: "Two cyber systems declare an asset of the same name.",
		message: ({ name }, voice) => `Another cyber system declares an asset named ${voice.name(name)} too.`,
		remedy: ({ first }, voice) => `Remove one if they are one asset, and rename one if names must be unique; ${whereFirst(first, voice)}.`
	},
	"similar-name": {
		title: "Two names differ in case, white space or Unicode form alone.",
		message: ({ name, other }, voice) => `${voice.name(name)} differs from ${voice.name(other)} in case, white space or Unicode form alone.`,
		remedy: ({ first }, voice) => `Remove one if they are one asset, else tell them apart; the other is at ${voice.code(placeText(first))}.`
	}
};
// src/report/messages/service.ts
const RESOLVING_WORDS = {
	"unknown-cyber-system": {
		title: "The organization has no such cyber system.",
		message: ({ name }, voice) => `The organization has no cyber system ${voice.name(name)}.`,
		remedy: () => "Write the name or the id of one that it has; cyber systems cannot be created here.",
		exactRemedy: ({ near, renamed }, voice) => {
			const hints = [didYouMean(near, voice), renamedSystem(renamed, voice)].filter((text) => text !== null);
			return hints.length === 0 ? null : hints.join(" ");
		}
	},
	"ambiguous-cyber-system": {
		title: "Several cyber systems have this name.",
		message: ({ name, systems }, voice) => `${counted(systems.length, "cyber system")} are named ${voice.name(name)}: ${listedAs(systems, (one) => sitedId(one, voice), "and")}.`,
		remedy: (_, voice) => `Write the id of the one you mean, or say its ${voice.code("facility")}.`,
		exactRemedy: ({ takesFacility }) => takesFacility ? null : "Write the id of the one you mean."
	},
	"facility-mismatch": {
		title: "The cyber system is not in that facility.",
		message: ({ facility, system, facilities }, voice) => {
			const home = facilities.length === 0 ? "it is in none" : `it is in ${listedAs(facilities, voice.name, "and")}`;
			return `The cyber system ${voice.name(system.name)} is not in the facility ${voice.name(facility)}; ${home}.`;
		},
		remedy: (_, voice) => `Correct ${voice.code("facility")}, or remove it.`,
		exactRemedy: ({ facilities, near, renamed }, voice) => {
			if (renamed !== null) return renamedSystem(renamed, voice);
			const [home, another] = facilities;
			const line = home === void 0 || another !== void 0 ? null : yamlLine("facility", home, voice);
			if (line !== null) return `Write ${line}`;
			return didYouMean(near.filter((name) => facilities.includes(name)), voice);
		}
	}
};
const MATCHING_WORDS = {
	"unknown-asset-id": {
		title: "No asset at the service has this id.",
		message: ({ id }, voice) => `No asset at the service has the id ${voice.id(id)}.`,
		remedy: (_, voice) => `Correct it, or remove ${voice.code("id")} to create the asset; the service chooses new ids.`
	},
	"duplicate-id": {
		title: "Two assets have the same id.",
		message: ({ id }, voice) => `The id ${voice.id(id)} stands at two assets.`,
		remedy: ({ first }, voice) => `Correct one of the two; ${whereFirst(first, voice)}.`
	},
	"rename-conflict": {
		title: "A rename or move is not clear, and one asset would be lost.",
		message: ({ name, source, reason, assets }, voice) => reason === "shared-source" ? `${voice.name(source)} is named as the source of ${voice.name(name)} and of another asset, and can become only one.` : `${voice.name(name)} is to come from ${voice.name(source)}, but several live assets fit (${listed(assets.map((asset) => `${voice.id(asset.id)} is now ${voice.name(asset.name)}`), "and")}), and one would be lost.`,
		remedy: (_, voice) => `Let one asset alone name a source, and pin assets with ${voice.code("id")} where names meet.`,
		exactRemedy: ({ reason, assets }, voice) => reason === "shared-source" ? `Keep ${voice.code("renamed_from")} or ${voice.code("moved_from")} at one of them alone.` : pin(assets.map(({ id }) => id), voice)
	},
	"rename-source-missing": {
		title: "The asset that a rename or move starts from is not there.",
		message: ({ name, source, system }, voice) => `${voice.name(name)} is to come from ${voice.name(source)} in ${systemName(system, voice.name)}, where no such asset is left.`,
		remedy: (_, voice) => `Correct ${voice.code("renamed_from")} or ${voice.code("moved_from")}, or remove them to create the asset.`
	},
	"ambiguous-asset": {
		title: "Several live assets have this name in this cyber system.",
		message: ({ name, system, ids }, voice) => `${counted(ids.length, "asset")} in ${systemName(system, voice.name)} are named ${voice.name(name)}: ${listed(ids.map(voice.id), "and")}.`,
		remedy: (_, voice) => `Pin the one you mean with ${voice.code("id")}.`,
		exactRemedy: ({ ids }, voice) => pin(ids, voice)
	},
	"hint-done": {
		title: "A rename or move is done, so its hint has served.",
		message: ({ name, key }, voice) => `What ${voice.code(key)} asks for is done: ${voice.name(name)} is there already.`,
		remedy: () => "Remove the hint.",
		exactRemedy: ({ key }, voice) => `Remove ${voice.code(key)}.`
	},
	"ambiguous-move": {
		title: "An asset may have moved here, but that is not clear.",
		message: ({ name, assets, isRetyped }, voice) => {
			const doubt = isRetyped ? " and got another type" : ", but which of several is meant is not clear";
			return `${voice.name(name)} may have moved here${doubt} (${whereFrom(assets, voice)}); no move is inferred.`;
		},
		remedy: (_, voice) => `To move one, and keep its id, pin it with ${voice.code("id")}.`,
		exactRemedy: ({ assets }, voice) => pin(assets.slice(0, MOST_PINS + 1).map(({ id }) => id), voice)
	}
};
const PLAN_WORDS = {
	"name-in-use": {
		title: "An asset to create has the name of one in a cyber system that no file declares.",
		message: ({ name, system }, voice) => `${voice.name(name)} is to be created, and an asset of that name is in ${systemText(system, voice.name, voice.id)}, which no file declares.`,
		remedy: (_, voice) => `If they are one asset, add ${voice.code("moved_from")} with the cyber system it is in.`,
		exactRemedy: ({ id, system, reference }, voice) => {
			const line = reference === null ? yamlLine("id", id, voice) : yamlLine("moved_from", reference, voice) ?? yamlLine("moved_from", system.id, voice);
			return line === null ? null : `If they are one asset, add ${line}`;
		}
	},
	"possible-rename": {
		title: "A delete and a create look like a rename.",
		message: ({ from, to, id, system, isInPlace, isExecuted }, voice) => {
			const [gone, made] = isExecuted ? ["would be deleted", "created"] : ["is live but in no file", "is in a file but not live"];
			const where = isInPlace ? ", where it stood" : "";
			return `Is this a rename? In ${systemName(system, voice.name)}, ${voice.name(from)} (${voice.id(id)}) ${gone} and ${voice.name(to)} ${made}${where}.`;
		},
		remedy: (_, voice) => `If it is a rename, add ${voice.code("renamed_from")} to keep the id and its history.`,
		exactRemedy: ({ from, id }, voice) => {
			const line = yamlLine("renamed_from", from, voice) ?? yamlLine("id", id, voice);
			return line === null ? null : `If so, keep the id and its history: add ${line}`;
		}
	},
	"system-adopted": {
		title: "A cyber system is declared for the first time.",
		message: ({ system }, voice) => `The cyber system ${systemText(system, voice.name, voice.id)} is declared for the first time.`,
		remedy: ({ count }, voice) => `${counted(count, "undeclared asset")} in it ${count === 1 ? "is" : "are"} left alone; write ${voice.code("prune: true")} to delete what is not declared.`
	},
	"system-released": {
		title: "A cyber system is no longer declared.",
		message: ({ system }, voice) => `The cyber system ${systemText(system, voice.name, voice.id)} is no longer declared.`,
		remedy: ({ count }, voice) => `${counted(count, "asset")} in it ${count === 1 ? "stays as it is" : "stay as they are"}; to delete ${count === 1 ? "it" : "them"}, declare the system with ${voice.code("assets: []")} instead.`
	},
	"impact-rating-available": {
		title: "Cyber systems carry a field that looks like their impact rating.",
		message: ({ field }, voice) => `Every cyber system has ${voice.name(field)} with the values High, Medium or Low.`,
		remedy: (_, voice) => `To show it beside each system, name it in the input ${voice.code("impact-rating-field")}.`,
		exactRemedy: ({ field }, voice) => {
			const line = yamlLine("impact-rating-field", field, voice);
			return line === null ? null : `To show it beside each system, set the input ${line}`;
		}
	},
	"unknown-field": {
		title: "No cyber system has the field that an input names.",
		message: ({ input, field }, voice) => `No cyber system has the field ${voice.name(field)}, which the input ${voice.code(input)} names.`,
		remedy: () => "Correct the input, or remove it; it only shows what the field holds.",
		exactRemedy: ({ near }, voice) => didYouMean(near, voice)
	},
	"review-mismatch": {
		title: "A review is not of the list that it names.",
		message: ({ problem }, voice) => `This review is not of the list that it names: ${voice.name(problem)}.`,
		remedy: () => "Write it anew with cip-sync audit review, from a clone of the ledger."
	},
	"base-document-skipped": {
		title: "A document of an earlier inventory counts as absent.",
		message: ({ base, code }, voice) => `In the ${voice.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${voice.code(code)}).`,
		remedy: () => "Nothing needs to be done; changes that it asked for are shown as asked for by these files."
	}
};
function renamedSystem(renamed, voice) {
	if (renamed === null) return null;
	const line = yamlLine("cyber_system", renamed.id, voice) ?? voice.id(renamed.id);
	return `If it was renamed at the service, it is ${systemName(renamed, voice.name)} now, the only one there that no file declares: write ${line}`;
}
function sitedId({ id, site }, voice) {
	return site === null ? voice.id(id) : `${voice.id(id)} (${voice.name(site.name)})`;
}
function whereFrom(assets, voice) {
	return listedAs(assets, ({ id, system }) => `${voice.id(id)} in ${systemName(system, voice.name)}`, "and");
}
const MOST_PINS = 3;
function pin(ids, voice) {
	const lines = ids.slice(0, MOST_PINS).flatMap((id) => yamlLine("id", id, voice) ?? []);
	return lines.length === 0 || ids.length > MOST_PINS ? null : `Pin the one you mean: add ${lines.join(" or ")}`;
}
const NO_CSV = {
	workbook: "The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.",
	"UTF-16LE": "The file is UTF-16 without a byte order mark.",
	"UTF-16BE": "The file is UTF-16 without a byte order mark.",
	markup: "The file is HTML or XML, whatever its name says, not CSV.",
	other: "From here on the file is neither UTF-8 nor UTF-16 text."
};
const SAVE_AS_CSV = "Open it in the spreadsheet, choose File, Save As, and the type \"CSV UTF-8 (Comma delimited)\"; then import that file.";
const QUOTE_IT = "Put the whole cell in quotes, and double each quote in it.";
const FAULTS = /* @__PURE__ */ new Map([
	["quote-open", ["a quote is opened and never closed", "Close it."]],
	["text-after-quote", ["text stands behind a closing quote", QUOTE_IT]],
	["quote-inside", ["a quote stands inside a cell that does not start with one", QUOTE_IT]]
]);
const ANY_FAULT = ["it cannot be read", "Compare it with the rows above."];
const SIMPLE = /^[\w .,/-]{1,60}$/;
function whichRows(rows, lines) {
	return rows === 1 ? "" : ` (${counted(rows, "row")}, at lines ${listed(lines.map(String), "and")})`;
}
const CSV_WORDS = {
	"csv-encoding": {
		title: "The file is not CSV in UTF-8 or UTF-16.",
		message: ({ kind }) => NO_CSV[kind],
		remedy: () => "Open it in a spreadsheet and save it as \"CSV UTF-8\".",
		exactRemedy: ({ kind }, voice) => {
			const from = kind === "other" ? "WINDOWS-1252" : kind;
			const convert = voice.code(`iconv -f ${from} -t UTF-8 old.csv > new.csv`);
			return kind === "workbook" || kind === "markup" ? SAVE_AS_CSV : `Save it as "CSV UTF-8", or convert it: ${convert}`;
		}
	},
	"csv-empty": {
		title: "No row is left to import.",
		message: ({ leftOut }, voice) => leftOut === 0 ? "The file has no row below its header." : `${voice.code("--where")} and ${voice.code("--skip")} leave out all of its ${counted(leftOut, "row")}.`,
		remedy: ({ leftOut }) => leftOut === 0 ? "Export it again, with a header and at least one row." : "Compare what they say with the cells of their columns."
	},
	"csv-syntax": {
		title: "The row breaks the quoting rules of CSV.",
		message: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
		remedy: () => "Correct the quotes; nothing below was read.",
		exactRemedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`
	},
	"csv-row-length": {
		title: "The row has another number of cells than the header.",
		message: ({ cells, columns }) => `The row has ${counted(cells, "cell")}, and the header has ${columns}.`,
		remedy: () => "Put cells that hold a separator or a line break in quotes, and fill up rows that are too short."
	},
	"csv-missing-column": {
		title: "A column is not in the header.",
		message: ({ column, key, header }, voice) => {
			const content = header.length === 0 ? "is empty" : `has ${listedAs(header, voice.name, "and")}`;
			if (key.startsWith("--")) return `No column is named ${voice.name(column)}, as ${voice.code(key)} says; the header ${content}.`;
			return `No column is named ${voice.name(column)}, where ${voice.code(key)} should be; the header ${content}.`;
		},
		remedy: (_, voice) => `Name the column with ${voice.code("--column KEY=HEADER")}.`,
		exactRemedy: ({ key, column: wanted, near, header }, voice) => {
			const isNamed = key !== wanted;
			if (near.length === 0 && header.length === 1) return `The header is read as one cell: say what separates its cells with ${voice.code("--delimiter CHARACTER")}, or name the column with ${voice.code(`--column ${key}=HEADER`)}.`;
			if (key.startsWith("--")) return didYouMean(near, voice) ?? `Write ${voice.code(`${key} HEADER=VALUE`)} with a column of the header.`;
			const column = `Name the column with ${voice.code(`--column ${key}=HEADER`)}`;
			const other = key === "name" ? "" : `, or one value for all with ${voice.code(`--default ${key}=TEXT`)}`;
			return (isNamed ? didYouMean(near, voice) : null) ?? `${column}${other}.`;
		}
	},
	"csv-ambiguous-column": {
		title: "Several columns have the same header.",
		message: ({ column, count }, voice) => `${counted(count, "column")} are named ${voice.name(column)}.`,
		remedy: () => "Rename all but the one that is meant."
	},
	"csv-unknown-type": {
		title: "An asset type is neither hardware nor software.",
		message: ({ value, rows, lines }, voice) => {
			const where = whichRows(rows, lines);
			if (value === "") return `The asset type is empty${where}.`;
			return `The asset type ${voice.name(value)} is neither hardware nor software${where}.`;
		},
		remedy: (_, voice) => `Say what it is, for example with ${voice.code("--value Server=hardware")}.`,
		exactRemedy: ({ value, near }, voice) => {
			if (value === "") return `Fill it in, or say ${voice.code("--default asset_type=TYPE")}, TYPE one of hardware and software.`;
			const flag = `Say what it is: ${voice.code(`--value "${SIMPLE.test(value) ? value : "CELL"}=TYPE"`)}, TYPE one of hardware and software.`;
			return didYouMean(near, voice) ?? flag;
		}
	},
	"csv-unknown-system": {
		title: "The organization has no such cyber system.",
		message: ({ name, rows, lines }, voice) => `The organization has no cyber system ${voice.name(name)}${whichRows(rows, lines)}.`,
		remedy: (_, voice) => `Correct the rows, or say in ${voice.code("systems")} of a mapping file which cyber system is meant.`,
		exactRemedy: ({ near }, voice) => didYouMean(near, voice)
	},
	"csv-differs": {
		title: "The inventory declares an asset otherwise than its row.",
		message: ({ name, declared, system }, voice) => `The inventory declares ${voice.name(name)} as ${voice.code(declared)} in ${systemName(system, voice.name)} already, and this row says otherwise; the inventory stays as it is.`,
		remedy: ({ first }, voice) => `Correct one of the two; the entry is at ${voice.code(placeText(first))}.`
	}
};
// src/core/guard.ts
const ALWAYS_ALLOWED = 3;
function checkGuards(deletes, managed, limits) {
	const { maxDeletes, maxDeletePercent } = limits;
	const share = Math.floor(managed * maxDeletePercent / 100);
	const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
	return [{
		guard: "max-deletes",
		limit: maxDeletes,
		value: deletes,
		passed: deletes <= maxDeletes
	}, {
		guard: "max-delete-percent",
		limit: percentLimit,
		value: deletes,
		passed: deletes <= percentLimit
	}];
}
function allowedDeletes(guards) {
	return Math.min(...guards.map(({ limit }) => limit));
}
function leastToPass({ guard, value }, managed) {
	if (guard === "max-deletes") return value;
	return value <= ALWAYS_ALLOWED ? 1 : Math.ceil(value * 100 / managed);
}
function isBlocked(guards) {
	return guards.some(({ passed }) => !passed);
}
// src/core/ignore.ts
var IgnoreList = class {
	#exact = /* @__PURE__ */ new Map();
	#alike;
	constructor(documents) {
		const globs = [];
		for (const document of documents) for (const { value: text, offset } of document.ignore) {
			const pattern = {
				text,
				document,
				offset
			};
			const before = text.search(/[*?]/);
			const after = text.length - 1 - Math.max(text.lastIndexOf("*"), text.lastIndexOf("?"));
			if (before < 0) this.#exact.set(text, pattern);
			else globs.push({
				pattern,
				parts: partsOf(text),
				place: globs.length,
				before,
				after
			});
		}
		this.#alike = Array.from(groupBy(globs, ({ before, after }) => `${before} ${after}`).values(), (alike) => {
			const { before, after } = alike[0];
			return {
				before,
				after,
				byEnds: groupBy(alike, ({ pattern }) => endsOf(pattern.text, before, after))
			};
		});
	}
	find(name) {
		const exact = this.#exact.get(name);
		if (exact !== void 0) return exact;
		const characters = charactersOf(name);
		return this.#alike.flatMap(({ before, after, byEnds }) => {
			return byEnds.get(endsOf(name, before, after))?.find(({ parts }) => matches(characters, parts)) ?? [];
		}).sort((a, b) => a.place - b.place)[0]?.pattern ?? null;
	}
};
function partsOf(pattern) {
	return pattern.split(/\*+/).map(charactersOf);
}
function charactersOf(text) {
	return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}
function endsOf(text, before, after) {
	return `${text.slice(0, before)}*${text.slice(text.length - after)}`;
}
function ignoreListOf(documents) {
	return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}
function matches(name, parts) {
	const [first = "", ...rest] = parts;
	const last = rest.pop();
	if (last === void 0) return name.length === first.length && fits(name, first, 0);
	if (!fits(name, first, 0)) return false;
	let at = first.length;
	for (const part of rest) {
		at = placeFrom(name, part, at);
		if (at < 0) return false;
		at += part.length;
	}
	return name.length - last.length >= at && fits(name, last, name.length - last.length);
}
function placeFrom(name, part, from) {
	if (typeof name === "string" && typeof part === "string" && !part.includes("?")) return name.indexOf(part, from);
	for (let at = from; at + part.length <= name.length; at++) if (fits(name, part, at)) return at;
	return -1;
}
function fits(name, part, at) {
	for (let k = 0; k < part.length; k++) if (part[k] !== "?" && part[k] !== name[at + k]) return false;
	return true;
}
// src/core/names.ts
const SWAP_SUFFIX = "~cip-sync";
const PLAIN = /^[!-@[-~]*$/;
function fold(name) {
	return PLAIN.test(name) ? name : foldCase(name.normalize("NFC").replace(/\s+/gu, " ").trim());
}
function foldCase(name) {
	return name.toLowerCase().toUpperCase().toLowerCase();
}
function groupByText(documents) {
	const keyOf = ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ""}`;
	return Array.from(groupBy(documents, keyOf), ([key, group]) => {
		return {
			key,
			assets: group.flatMap(({ assets }) => assets),
			documents: group
		};
	});
}
function checkBetween(groups, uniqueNames, report) {
	checkNames(groups, uniqueNames, report);
	checkIds(groups, report);
	checkIgnored(groups, report);
}
function checkNames(groups, uniqueNames, report) {
	const shared = sharedSpellings(groups);
	if (shared.size === 0) return;
	const acrossSystems = uniqueNames === "organization" ? "error" : "warning";
	const buckets = /* @__PURE__ */ new Map();
	for (const { key, assets } of groups) for (const asset of assets) {
		const folded = fold(asset.name);
		if (!shared.has(folded)) continue;
		const here = nameKey(key, asset.name);
		const bucket = buckets.get(folded);
		if (bucket !== void 0) report(clash(bucket, {
			here,
			asset
		}, acrossSystems));
		else buckets.set(folded, {
			first: asset,
			firstOf: new Map([asset.name, here].map((name) => [name, asset]))
		});
	}
}
function sharedSpellings(groups) {
	const all = /* @__PURE__ */ new Set();
	const shared = /* @__PURE__ */ new Set();
	for (const { assets } of groups) for (const { name } of assets) {
		const { size } = all;
		const folded = fold(name);
		if (all.add(folded).size === size) shared.add(folded);
	}
	return shared;
}
function checkIds(groups, report) {
	const firsts = /* @__PURE__ */ new Map();
	for (const group of groups) for (const { hints, document } of group.assets) {
		if (hints === null || hints.id === null) continue;
		const { value: id, offset } = hints.id;
		const at = {
			file: document.file,
			offset
		};
		const first = firsts.get(id);
		if (first === void 0) firsts.set(id, at);
		else report(diagnostic("duplicate-id", "error", at, {
			id,
			first
		}));
	}
}
function checkIgnored(groups, report) {
	for (const { documents } of groups) {
		const ignored = ignoreListOf(documents);
		if (ignored === null) continue;
		for (const asset of documents.flatMap(({ assets }) => assets)) {
			const pattern = ignored.find(asset.name);
			if (pattern !== null) report(ignoredButDeclared(asset, pattern));
		}
	}
}
function ignoredButDeclared(asset, { text: pattern, document, offset }) {
	const args = {
		name: asset.name,
		pattern,
		first: {
			file: document.file,
			offset
		}
	};
	return diagnostic("ignored-but-declared", "error", placeOf(asset), args);
}
function clash({ first, firstOf }, { here, asset }, acrossSystems) {
	const { name } = asset;
	const twin = firstOf.get(here);
	if (twin !== void 0) {
		const severity = isPinned(twin) || isPinned(asset) ? "warning" : "error";
		if (isPinned(twin)) firstOf.set(here, asset);
		return diagnostic("duplicate-asset", severity, placeOf(asset), {
			name,
			first: placeOf(twin)
		});
	}
	firstOf.set(here, asset);
	const same = firstOf.get(name);
	if (same !== void 0) {
		const severity = isPinned(same) || isPinned(asset) ? "warning" : acrossSystems;
		if (isPinned(same)) firstOf.set(name, asset);
		return diagnostic("duplicate-name", severity, placeOf(asset), {
			name,
			first: placeOf(same)
		});
	}
	firstOf.set(name, asset);
	return diagnostic("similar-name", "warning", placeOf(asset), {
		name,
		other: first.name,
		first: placeOf(first)
	});
}
function isPinned({ hints }) {
	return hints !== null && hints.id !== null;
}
function placeOf(asset) {
	return {
		file: asset.document.file,
		offset: asset.offset
	};
}
function nameKey(system, name) {
	return `${system}\0${name}`;
}
function stateKey({ cyber_system_id, asset_type, name }) {
	return `${cyber_system_id}\0${asset_type}\0${name}`;
}
// src/core/suggest.ts
const LONGEST = 120;
function nearest(word, words, most) {
	return new Vocabulary(words, most).nearest(word);
}
const MOST_QUESTIONS = 100;
var Vocabulary = class {
	#words;
	#answers = /* @__PURE__ */ new Map();
	#most;
	#folded = null;
	constructor(words, most = 3) {
		this.#words = words;
		this.#most = most;
	}
	nearest(word) {
		const known = this.#answers.get(word);
		if (known !== void 0) return known;
		if (this.#answers.size >= MOST_QUESTIONS) return [];
		this.#folded ??= Array.from(this.#words, (word) => ({
			word,
			folded: spelling(word)
		}));
		const folded = spelling(word);
		const close = this.#search(folded, this.#folded);
		const answer = close.length > 0 ? close : longer(folded, this.#folded).slice(0, this.#most);
		this.#answers.set(word, answer);
		return answer;
	}
	#search(folded, words) {
		const most = this.#most;
		let bound = tolerance(folded.length);
		const closest = [];
		for (const { word, folded: other } of words) {
			const distance = distanceWithin(folded, other, bound);
			if (distance > bound || closest.some((one) => one.word === word)) continue;
			const place = closest.findIndex((one) => (distance - one.distance || compareText(word, one.word)) < 0);
			closest.splice(place === -1 ? closest.length : place, 0, {
				word,
				distance
			});
			if (closest.length > most) closest.pop();
			if (closest.length === most) bound = closest[most - 1].distance;
		}
		return closest.map((one) => one.word);
	}
};
const LEAST_SHARED = 5;
function longer(folded, words) {
	if (folded.length < LEAST_SHARED) return [];
	const extend = (long, short) => long.startsWith(short) || long.endsWith(short);
	return words.filter(({ folded: other }) => {
		return other.length >= LEAST_SHARED && (extend(other, folded) || extend(folded, other));
	}).sort((a, b) => a.folded.length - b.folded.length || compareText(a.word, b.word)).map(({ word }) => word);
}
function spelling(word) {
	return word.normalize("NFC").toLowerCase().replace(/[\s_-]+/g, "");
}
function tolerance(length) {
	if (length < 3) return 0;
	if (length < 6) return 1;
	return length < 12 ? 2 : 3;
}
function distanceWithin(one, other, bound) {
	if (one === other) return 0;
	const tooFar = bound + 1;
	if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST) return tooFar;
	const [start, end] = commonEnds(one, other);
	const a = one.slice(start, one.length - end);
	const b = other.slice(start, other.length - end);
	let before = [];
	let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = nextRow({
			a,
			b,
			i,
			bound,
			previous,
			before
		});
		before = previous;
		previous = row;
		if (Math.min(...row) > bound) return tooFar;
	}
	return Math.min(previous[b.length], tooFar);
}
function commonEnds(a, b, most = a.length) {
	const shorter = Math.min(a.length, b.length, most);
	let start = 0;
	while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
	let end = 0;
	while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
	return [start, end];
}
function nextRow({ a, b, i, bound, previous, before }) {
	const tooFar = bound + 1;
	const row = new Array(b.length + 1).fill(tooFar);
	if (i <= bound) row[0] = i;
	const last = Math.min(b.length, i + bound);
	for (let j = Math.max(1, i - bound); j <= last; j++) {
		const same = a[i - 1] === b[j - 1];
		let best = previous[j - 1] + (same ? 0 : 1);
		best = Math.min(best, previous[j] + 1, row[j - 1] + 1);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2] + 1);
		row[j] = best;
	}
	return row;
}
// src/core/sites.ts
function placesOf({ systems, facilities, controlCenters = [] }, fields) {
	const records = new Map(systems.map((system) => [system.id, system]));
	const facilityNames = namesOf(facilities);
	const centers = {
		byId: namesOf(controlCenters),
		byName: new Map(controlCenters.map((one) => [one.name, one]))
	};
	return remember((id) => {
		const system = records.get(id);
		if (system === void 0) return {
			id,
			name: id,
			site: null,
			impactRating: null
		};
		const center = textOf(system, fields.controlCenterField);
		const site = siteOf(system.facility_id ?? "", facilityNames) ?? centerOf(center, centers);
		return {
			id,
			name: system.name,
			site,
			impactRating: textOf(system, fields.impactRatingField) || null
		};
	});
}
function namesOf(records) {
	return new Map(records.map(({ id, name }) => [id, name]));
}
function siteOf(id, names) {
	return id === "" ? null : {
		id,
		name: names.get(id) ?? id
	};
}
function centerOf(value, { byId, byName }) {
	const named = value === "" || byId.has(value) ? void 0 : byName.get(value);
	return named === void 0 ? siteOf(value, byId) : {
		id: named.id,
		name: named.name
	};
}
function textOf(system, field = "") {
	const value = Reflect.get(system, field);
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
const DOCUMENTED = /* @__PURE__ */ new Set([
	"id",
	"name",
	"facility_id",
	"organization_slug"
]);
const RATING = /^(?:high|medium|low)$/i;
function adviseOnFields({ systems }, fields, report) {
	const inputs = [["impact-rating-field", fields.impactRatingField], ["control-center-field", fields.controlCenterField]];
	for (const [input, field] of inputs) {
		if (!field) continue;
		if (!(systems.length > 0 && !systems.some((system) => Object.hasOwn(system, field)))) continue;
		report(diagnostic("unknown-field", "notice", null, {
			input,
			field,
			near: nearest(field, new Set(systems.flatMap(undocumentedFields)))
		}));
	}
	const field = fields.impactRatingField ? null : ratingField(systems);
	if (field !== null) report(diagnostic("impact-rating-available", "notice", null, { field }));
}
function ratingField(systems) {
	return systems.slice(0, 1).flatMap(undocumentedFields).sort().find((field) => systems.every((system) => RATING.test(textOf(system, field)))) ?? null;
}
function undocumentedFields(system) {
	return Object.keys(system).filter((field) => !DOCUMENTED.has(field));
}
function systemDocument({ id, name, site, impactRating }) {
	return {
		id,
		name,
		site: site === null ? null : {
			id: site.id,
			name: site.name
		},
		impact_rating: impactRating
	};
}
function compareSystems(a, b) {
	if (a === b) return 0;
	return Number(a.site === null) - Number(b.site === null) || compareText(a.site?.name ?? "", b.site?.name ?? "") || compareIds(a.site?.id ?? "", b.site?.id ?? "") || compareText(a.name, b.name) || compareIds(a.id, b.id);
}
// src/report/sections.ts
const KINDS$1 = [
	"delete",
	"move",
	"rename",
	"retype",
	"create"
];
function kindOf$1({ before, after }) {
	if (before === null) return "create";
	if (after === null) return "delete";
	if (before.cyber_system_id !== after.cyber_system_id) return "move";
	return before.name === after.name ? "retype" : "rename";
}
function sectionsOf({ changes, toExecute }) {
	const executed = new Set(toExecute);
	return {
		asked: toExecute.filter(({ origin }) => origin === "inventory"),
		pending: toExecute.filter(({ origin }) => origin === "pending"),
		reverted: toExecute.filter(({ origin }) => origin === "drift"),
		drift: changes.filter((change) => !executed.has(change))
	};
}
function byKind(changes) {
	const sorted = {
		delete: [],
		move: [],
		rename: [],
		retype: [],
		create: []
	};
	for (const change of changes) sorted[kindOf$1(change)].push(change);
	return sorted;
}
function bySystem(all) {
	return [...groupBy(all, ({ cyberSystem }) => cyberSystem.id).values()].map((members) => ({
		system: members[0].cyberSystem,
		members
	})).sort((a, b) => compareSystems(a.system, b.system));
}
function sourceOf(change) {
	if (change.action === "delete") return null;
	const { document, offset } = change.desired;
	return `${document.file.path}:${document.file.place(offset).line}`;
}
function pathOf(change) {
	return change.action === "delete" ? null : change.desired.document.file.path;
}
function areTogether(one, other) {
	return one.cyberSystem.id === other.cyberSystem.id && pathOf(one) === pathOf(other);
}
function bySite(changes) {
	return [...changes].sort((a, b) => compareSystems(a.cyberSystem, b.cyberSystem) || compareText((a.before ?? a.after).name, (b.before ?? b.after).name) || compareIds(a.id ?? "", b.id ?? ""));
}
function inPlaces(changes) {
	return [...groupBy([...changes].sort((a, b) => compareSystems(a.cyberSystem, b.cyberSystem)), (change) => `${change.cyberSystem.id}\0${pathOf(change) ?? ""}`).values()].flat();
}
const MOST_WHOLE = 100;
const ENDS = {
	head: 40,
	tail: 24
};
function contrasted(change) {
	if (change.action !== "update") return change;
	const { before, after, fromSystem, cyberSystem } = change;
	const [oldName, newName] = contrast(before.name, after.name);
	const [fromName, toName] = contrast(fromSystem.name, cyberSystem.name);
	const [fromId, toId] = contrast(fromSystem.id, cyberSystem.id);
	const [fromSite, toSite] = contrast(fromSystem.site?.name ?? "", cyberSystem.site?.name ?? "");
	return {
		...change,
		before: {
			...before,
			name: oldName
		},
		after: {
			...after,
			name: newName
		},
		fromSystem: {
			...fromSystem,
			name: fromName,
			id: fromId,
			site: renamed(fromSystem.site, fromSite)
		},
		cyberSystem: {
			...cyberSystem,
			name: toName,
			id: toId,
			site: renamed(cyberSystem.site, toSite)
		}
	};
}
function renamed(site, name) {
	return site === null ? null : {
		...site,
		name
	};
}
function contrast(one, other) {
	if (one === other || Math.max(one.length, other.length) <= 200) return [one, other];
	const parting = partingOf(one, other);
	const start = ends(one.slice(0, parting));
	return [start + ends(one.slice(parting)), start + ends(other.slice(parting))];
}
function partingOf(one, other) {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	return at;
}
function ends(text) {
	return text.length <= MOST_WHOLE ? text : cutMiddle(text, ENDS);
}
function ratingChange(from, to, say) {
	if (from.impactRating === null && to.impactRating === null) return "";
	const text = ({ impactRating }) => impactRating === null ? "none" : ratingText(impactRating, say);
	return turned(text(from), text(to));
}
function sideText({ changed }, side, system, say) {
	return joined([
		changed.includes("name") ? `named ${say(side.name)}` : "",
		changed.includes("cyber_system_id") ? `in ${system}` : "",
		changed.includes("asset_type") ? side.asset_type : ""
	], ", ");
}
const PLAIN_SPEECH = {
	name: word,
	place: visible
};
function describe(whole, detail, { name, place } = PLAIN_SPEECH) {
	const change = contrasted(whole);
	const source = sourceOf(change);
	const at = source === null ? "" : `  ${place(source)}`;
	if (detail === "counts") return `${change.action}${at}`;
	const system = systemName(change.cyberSystem, name);
	const id = change.id === null ? "" : ` ${name(change.id)}`;
	const named = `${change.action} ${nameText(change, name)}${id}`;
	if (change.action !== "update") return `${named} in ${system}${at}`;
	const { before, after, fromSystem } = change;
	return `${named} in ${before.cyber_system_id !== after.cyber_system_id ? `${systemName(fromSystem, name)} → ${system}` : system}${before.asset_type === after.asset_type ? "" : `, ${typeText(change)}`}${at}`;
}
function nameText({ before, after }, say) {
	return turned((before ?? after).name, (after ?? before).name, say);
}
function typeText({ before, after }) {
	return turned((before ?? after).asset_type, (after ?? before).asset_type);
}
function idText({ id }, say) {
	return id === null ? "" : say(id);
}
const NAMELESS$1 = "without a name no file can declare it. Name it in the application";
function declarations(assets) {
	const seen = /* @__PURE__ */ new Set();
	const shared = /* @__PURE__ */ new Set();
	for (const { cyber_system_id, name } of assets) {
		const key = nameKey(cyber_system_id, name);
		(seen.has(key) ? shared : seen).add(key);
	}
	return ({ id, name, asset_type, cyber_system_id }) => {
		if (name === "") return [`# ${word(id)}: ${NAMELESS$1}`];
		const lines = [`  - name: ${yamlString(name)}`, `    asset_type: ${asset_type}`];
		if (shared.has(nameKey(cyber_system_id, name)) || needsId(name)) lines.push(`    id: ${yamlString(id)}`);
		return lines;
	};
}
// src/report/summarize.ts
const SEPARATOR = " · ";
const PERMANENT = "permanent, its compliance history goes with it";
const INHERITS = "it inherits the new system's impact rating";
function countsLine(summary) {
	const { create, update, delete: deletes } = summary;
	if (create + update + deletes === 0) return nothingLine(summary);
	return tally([
		[deletes, "to delete"],
		...updateParts(summary),
		[create, "to create"]
	]).join(SEPARATOR);
}
function updateParts({ update, moved, renamed, retyped }) {
	if (moved + renamed + retyped === update) return [
		[moved, "to move"],
		[renamed, "to rename"],
		[retyped, "to retype"]
	];
	return [[update, `to update (${tally([
		[moved, "moved"],
		[renamed, "renamed"],
		[retyped, "retyped"]
	]).join(", ")})`]];
}
function doneLine(kinds) {
	return tally(KINDS$1.map((kind) => [kinds[kind].length, DONE_WORDS[kind]])).join(SEPARATOR);
}
const DONE_WORDS = {
	delete: "deleted",
	move: "moved",
	rename: "renamed",
	retype: "retyped",
	create: "created"
};
function nothingLine(summary) {
	if (summary.drift > 0) return "No changes to apply, and yet the inventory and the service differ.";
	return `No changes. ${agreement(summary)}`;
}
function agreement({ undeclared, ignored, unmanaged, left_out = 0 }) {
	if (left_out > 0) return "Of what was chosen, the service has what the inventory declares.";
	return undeclared + ignored + unmanaged > 0 ? "What the inventory declares, the service has." : "The inventory and the service agree.";
}
function summaryLine({ summary, diagnostics }) {
	const counts = countSeverities(diagnostics);
	return counts.error > 0 ? `${severityLine(counts)}: nothing is planned until they are corrected.` : countsLine(summary);
}
function restLine({ unchanged, undeclared, ignored, unmanaged, drift, pending }) {
	return tally([
		[pending, "of them pending from earlier merges"],
		[unchanged, "unchanged"],
		[undeclared, "undeclared, left alone"],
		[ignored, "ignored"],
		[unmanaged, "in systems that no file declares"],
		[drift, "drifted, not applied"]
	]).join(SEPARATOR);
}
function onlySentence({ only, summary }, detail, voice) {
	if (only === null) return null;
	const leftOut = `Only ${detail === "full" ? listed(only.references.map(voice.name), "and") : "what was chosen"}: ${counted(summary.left_out ?? 0, "change")} of other systems left out.`;
	if (only.along === 0) return leftOut;
	return `${leftOut} ${counted(only.along, "change")} of other systems with it, since chosen ones wait for it.`;
}
function headlinePhrases({ summary, diagnostics, guards }) {
	const { error } = countSeverities(diagnostics);
	if (error > 0) return [{
		text: `${counted(error, "error")}, nothing is planned`,
		loud: true
	}];
	const total = summary.create + summary.update + summary.delete;
	const phrases = [];
	if (total === 0) phrases.push({
		text: nothingPhrase(summary),
		loud: false
	});
	else if (total > summary.delete) phrases.push({
		text: counted(total, "change"),
		loud: false
	});
	if (summary.delete > 0) phrases.push({
		text: counted(summary.delete, "permanent delete"),
		loud: true
	});
	if (isBlocked(guards)) phrases.push({
		text: "blocked",
		loud: true
	});
	return phrases;
}
function nothingPhrase({ drift }) {
	return drift === 0 ? "no changes" : `no changes to apply, ${counted(drift, "difference")} drifted`;
}
function driftHeadline(plan) {
	if (countSeverities(plan.diagnostics).error > 0) return headline(plan);
	return plan.summary.drift === 0 ? "no differences" : counted(plan.summary.drift, "difference");
}
function headline(plan) {
	return headlinePhrases(plan).map(({ text }) => text).join(", ");
}
function guardSentences({ guards, managed }, voice, face = "action") {
	return guards.filter(({ passed }) => !passed).map((guard) => guardSentence(guard, managed, {
		voice,
		face
	}));
}
function guardSentence(failed, managed, { voice, face }) {
	const { guard, limit, value } = failed;
	const allows = limit === 0 ? "none" : grouped(limit);
	const isShare = guard === "max-delete-percent";
	const deletes = isShare ? `${counted(value, "delete")} of ${counted(managed, "live asset")}` : counted(value, "delete");
	const least = leastToPass(failed, managed);
	const raised = face === "cli" ? `give ${voice.code(`--${guard} ${least}`)}` : `raise the input ${voice.code(guard)} to ${least}`;
	return `${deletes}, and ${voice.code(guard)} allows ${allows} ${isShare ? "of them" : "here"}: nothing is applied. If all are meant, ${raised}.`;
}
function tooLargeText(unrecorded) {
	return `Too large to show: ${counted(unrecorded, "change")} not recorded, so apply would refuse this. Split the pull request.`;
}
function shownNowhere(unrecorded) {
	return `Shown nowhere: ${counted(unrecorded, "change")} not recorded, so apply would refuse this. Let the job comment (input comment, permission pull-requests: write), or have it write its summary.`;
}
const NOT_RECORDED = "This plan could not be recorded, so apply would execute none of it. Grant the job checks: write; where the server has no check runs, set approval: none.";
const NOT_COMPARED = "What was applied could not be read, so this plan was not recorded, and apply would execute none of it. Grant the job deployments: read; where the server has no deployments, set approval: none.";
function countSeverities(diagnostics) {
	const counts = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const { severity } of diagnostics) counts[severity]++;
	return counts;
}
function severityLine(counts) {
	return tally(SEVERITIES.map((severity) => [counts[severity], severity]), counted).join(", ");
}
function validationLine({ diagnostics, files, assets, systems }) {
	const severities = countSeverities(diagnostics);
	const counts = severityLine(severities);
	const where = `${counted(files, "file")}, ${counted(assets, "asset")} in ${counted(systems, "cyber system")}`;
	if (severities.error > 0) return `${counts} in ${where}`;
	return counts === "" ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}
function workLine(work) {
	if (work.doing === "reading") return `reading: ${work.files === 0 ? "" : `${counted(work.files, "file")}, `}${sizeText(work.bytes)} from the service`;
	const noun = work.doing === "applying" ? "change" : "file";
	return `${work.doing}: ${grouped(work.settled)} of ${counted(work.total, noun)}`;
}
const BAR_WIDTH = 30;
function workBar(work) {
	if (work.doing === "reading") return workLine(work);
	const { doing, settled, total } = work;
	const filled = total === 0 ? BAR_WIDTH : Math.floor(settled / total * BAR_WIDTH);
	return `${doing} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}
function closingLine(result, counts, ms) {
	return `${joined([result, counts], ", ")}, in ${durationText(ms)}`;
}
function changeCounts(counts) {
	const { create, update, delete: deletes, drift } = counts;
	return tally([...[
		[create, "create"],
		[update, "update"],
		[deletes, "delete"]
	], [drift, "drifted change"]], counted).join(", ");
}
function requestLine({ method, route, path, status, ms }, detail) {
	return `${method} ${detail === "counts" ? route : visible(path)} ${status ?? "no answer"} ${grouped(Math.round(ms))} ms`;
}
function sizeText(bytes) {
	if (bytes < 1024) return counted(bytes, "byte");
	const kib = bytes / 1024;
	return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}
// src/report/messages.ts
const WORDS$1 = {
	...FILE_WORDS,
	...YAML_WORDS,
	...FORMAT_WORDS,
	...NAME_WORDS,
	...RESOLVING_WORDS,
	...MATCHING_WORDS,
	...PLAN_WORDS,
	...CSV_WORDS
};
function sayDiagnostic({ code, args }, detail, voice) {
	const words = WORDS$1[code];
	if (detail === "counts") return `${words.title} ${words.remedy(args, voice)}`;
	return `${words.message(args, voice)} ${words.exactRemedy?.(args, voice) ?? words.remedy(args, voice)}`;
}
function wordDiagnostic(finding, detail) {
	const { code, severity, at } = finding;
	const place = at === null || at.offset === null ? null : at.file.place(at.offset);
	return {
		code,
		severity,
		message: sayDiagnostic(finding, detail, plainVoice),
		path: at?.file.path ?? null,
		line: place?.line ?? null,
		column: place?.column ?? null
	};
}
function formatDiagnostic(finding, detail) {
	const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
	return `${path === null ? "" : `${visible(path)}${line === null ? "" : `:${line}:${column}`} `}${severity} ${code}: ${message}`;
}
function errorsFirst(diagnostics) {
	return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
function firstOf(diagnostics, most) {
	const ordered = errorsFirst(diagnostics);
	const byCode = new Map(ordered.toReversed().map((finding) => [finding.code, finding]));
	const kept = new Set(byCode.values());
	for (const finding of ordered) {
		if (kept.size >= most) break;
		kept.add(finding);
	}
	return ordered.filter((finding) => kept.has(finding));
}
function rank({ severity, code }) {
	if (severity === "error") return 0;
	if (code === "system-released" || code === "system-adopted") return 1;
	return severity === "warning" ? 2 : 3;
}
const MOST_SHOWN$2 = 2e3;
function renderValidation(validation, detail, diagnostics = validation.diagnostics) {
	const more = diagnostics.length - MOST_SHOWN$2;
	const lines = (more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN$2) : diagnostics).map((finding) => formatDiagnostic(finding, detail));
	if (more > 0) lines.push(`${counted(more, "more finding")} not shown.`);
	return [
		...lines,
		validationLine(validation),
		""
	].join("\n");
}
const MOST_OF_LEVEL = 10;
function annotations(diagnostics, options) {
	const annotated = /* @__PURE__ */ new Set();
	return {
		commands: SEVERITIES.flatMap((severity) => {
			const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== "hint-done");
			const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, 9);
			for (const finding of first) annotated.add(finding);
			const lines = first.map((finding) => annotation(finding, options));
			if (first.length === ofLevel.length) return lines;
			const more = counted(ofLevel.length - first.length, `more ${severity}`);
			return [...lines, `::${severity}::${more}, in the log and the summary of this run.`];
		}),
		untold: diagnostics.filter((finding) => !annotated.has(finding))
	};
}
function annotation(finding, { detail, folder }) {
	const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
	return `::${severity} ${[
		...path === null ? [] : [`file=${annotationProperty(folder + path)}`],
		...line === null ? [] : [`line=${line}`],
		...column === null ? [] : [`col=${column}`],
		`title=${annotationProperty(`${code}: ${WORDS$1[code].title}`)}`
	].join(",")}::${annotationMessage(message)}`;
}
const MOST_ON_LINES = 500;
const LEVELS = {
	error: "failure",
	warning: "warning",
	notice: "notice"
};
function lineAnnotations(diagnostics, { detail, folder }) {
	return errorsFirst(diagnostics).filter(({ at, code }) => at !== null && code !== "hint-done").slice(0, MOST_ON_LINES).map((finding) => {
		const { code, severity, message, path, line } = wordDiagnostic(finding, detail);
		const at = line ?? 1;
		return {
			path: folder + (path ?? ""),
			start_line: at,
			end_line: at,
			annotation_level: LEVELS[severity],
			title: `${code}: ${WORDS$1[code].title}`,
			message
		};
	});
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
	const path = pathOf(change);
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
		const from = change.action === "update" && kindOf$1(change) === "move" ? ` from ${systemName(change.fromSystem, tableCell)}` : "";
		const type = change.action === "create" || change.before.asset_type !== change.after?.asset_type;
		const action = `${kindOf$1(change)}${from}${type ? ` ${typeText(change)}` : ""}`;
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
	const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes(kindOf$1(change))));
	return {
		open: head([...groups.titles, ...columns.map(({ title }) => title)], [...groups.titles.map(() => ":--"), ...columns.map(() => "--:")]),
		count: groups.all.length,
		row: (index) => {
			const { cells, members } = groups.all[index];
			const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes(kindOf$1(change))).length);
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
	const sameFile = (index) => index > 0 && pathOf(changes[index - 1]) === pathOf(changes[index]);
	return {
		open: "",
		count: changes.length,
		row: (index) => {
			const change = changes[index];
			if (sameFile(index)) return `, ${lineCell(change)}`;
			const more = changes[index + 1];
			const noun = more !== void 0 && pathOf(more) === pathOf(change) ? "lines" : "line";
			return `${index === 0 ? "" : "\n"}- ${codeSpan(pathOf(change) ?? "")}, ${noun} ${lineCell(change)}`;
		},
		close: "\n"
	};
}
function updateDiff(updates) {
	const fence = fenceFor(updates.flatMap(namesIn$1));
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
	const place = shorten(sourceOf(change) ?? "");
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
function namesIn$1(change) {
	const { before, after, cyberSystem, id } = change;
	return [
		before?.name ?? "",
		after?.name ?? "",
		systemText(cyberSystem),
		id ?? "",
		sourceOf(change) ?? ""
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
function renderRefusalMarkdown(refusal, { detail, budget }) {
	const changes = refusedOf(refusal);
	const foot = [...approvalLines(refusal, markdownVoice), `**Next:** ${nextText(refusal, markdownVoice)}`].map((paragraph) => `\n${paragraph}\n`).join("");
	const section = {
		...refusalList(refusal, changes, detail),
		keep: 0
	};
	const heading = `### Not approved: ${counted(changes.length, "change")}, so nothing was written\n\n`;
	const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
	return fitted === null ? "" : heading + fitted.map(({ text }) => text).join("") + foot;
}
function refusedOf({ plan, missing }) {
	return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}
function refusalList({ plan, approved }, changes, detail) {
	return {
		open: "",
		count: changes.length,
		close: "",
		row: (index) => {
			const change = changes[index];
			return `- ${refusalText(change, approvedText(change, acquaintance(plan.organization, change, approved)), detail)}\n`;
		},
		hidden: (count) => `${grouped(count)} more not shown here.`
	};
}
function refusalText(whole, approved, detail) {
	const change = contrasted(whole);
	const { action, id } = change;
	const source = sourceOf(change);
	const names = detail === "full";
	const subject = [
		`**${action}**`,
		names && id !== null ? codeSpan(id) : "",
		source === null ? "" : codeSpan(source)
	];
	const now = [`now: ${nowText(change, codeSpan)}`, `in the files: ${wantedText(change, codeSpan)}`];
	return [
		joined(subject, " "),
		`approved: ${approved}`,
		...names ? now : []
	].join("<br>");
}
function nowText(change, name) {
	if (change.before === null) return "not there";
	const system = change.action === "update" ? change.fromSystem : change.cyberSystem;
	return `${name(change.before.name)}, ${change.before.asset_type}, in ${systemName(system, name)}`;
}
function wantedText({ after, cyberSystem }, name) {
	return after === null ? "in none" : `${name(after.name)}, ${after.asset_type}, in ${systemName(cyberSystem, name)}`;
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
function directWarning(direct) {
	return `${directLines({ direct }).join(" ")} To go on, ${BRING_ANEW}`;
}
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
function refusalSentence(refusal) {
	return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainVoice)}`;
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
	const counts = countBy(report.results.filter(({ outcome }) => !hasSucceeded(outcome)), ({ outcome }) => OUTCOME_WORDS[outcome]);
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
const NOT_IN_LEDGER = "**The record of this apply is not in the ledger** (`ledger-behind`). Its evidence stays on the runner: keep it, and add it with `cip-sync audit add FILE`.";
const OPEN_BUDGET = 55e3;
function renderApplySummary(plan, report, options, budget) {
	const page = renderResultMarkdown(plan, report, options);
	if (report === null || report.results.length === 0) return page;
	const { detail } = options;
	const section = {
		keep: 0,
		...outcomeTable(report.results, detail),
		hidden: MORE
	};
	const [fitted] = fitSections([{
		...section,
		open: `### Changes\n\n${section.open}`
	}], budget - bytesOf(page)) ?? [];
	return fitted === void 0 ? page : `${page}\n${fitted.text}`;
}
const MORE = (count) => `${grouped(count)} more not shown here; the evidence has them all.`;
function outcomeTable(results, detail) {
	const outcomeCells = ({ outcome, reason }) => [OUTCOME_WORDS[outcome], reason === null ? "" : sentence(reason, tableCell)];
	if (detail === "full") return siteTable([
		"Asset",
		"Id",
		"Change",
		"Outcome",
		"Reason"
	], results.map((result) => ({
		...result,
		cyberSystem: result.change.cyberSystem
	})), (row) => [...[tableCell((row.change.after ?? row.change.before).name), row.id === null ? "" : tableCell(row.id)], ...[kindOf$1(row.change), ...outcomeCells(row)]]);
	return {
		open: "| Change | Declared in | Outcome | Reason |\n| :-- | :-- | :-- | :-- |\n",
		count: results.length,
		row: (index) => {
			const result = results[index];
			const source = sourceOf(result.change);
			return `| ${[
				kindOf$1(result.change),
				source === null ? "" : tableCell(source),
				...outcomeCells(result)
			].join(" | ")} |\n`;
		},
		close: ""
	};
}
function renderResultMarkdown(plan, report, options) {
	const { result, commit, runUrl, evidence, refusal, detail, name = "", pages = null, ledger = null } = options;
	const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`;
	const blocks = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
	const refused = refusal === null ? "" : renderRefusalMarkdown(refusal, {
		detail,
		budget: OPEN_BUDGET
	});
	const origin = [
		`At ${codeSpan(commit.slice(0, 7))}`,
		evidence === null ? "" : `evidence ${codeSpan(`sha256:${evidence}`)}`,
		ledger === null || ledger.commit === null ? "" : `ledger commit ${codeSpan(ledger.commit)}`,
		runLink(runUrl)
	];
	const behind = ledger === null || ledger.behind === null ? "" : `${caution([NOT_IN_LEDGER])}\n`;
	const foot = `${joined(origin, SEPARATOR)}\n`;
	return joined([
		heading,
		...blocks,
		refused,
		behind,
		foot
	], "\n");
}
function unwritten(plan, refusal) {
	if (refusal !== null) return "";
	const { summary } = plan;
	const isNothing = summary.create + summary.update + summary.delete === 0;
	const blocked = guardSentences(plan, markdownVoice).map((text) => `\n${caution([`**Blocked:** ${text}`])}`);
	return (isNothing ? `${countsLine(summary)}\n` : `**Nothing was written**<br>${countsLine(summary)}\n`) + blocked.join("");
}
function reportBlocks(report, detail) {
	const { results } = report;
	const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
	const done = doneLine(byKind(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change)));
	const all = upperFirst(outcomeCounts(report));
	return [
		`${done === "" ? `**${all}**` : `**${done}**<br>${all}`}\n`,
		openBlock(report, open, detail),
		doubtBlock(report)
	];
}
function openBlock(report, open, detail) {
	if (open.length === 0) return "";
	const head = `> [!WARNING]\n> ${openLine(open)} ${howToGoOn(report, "action", markdownVoice)}\n\n`;
	return head + (fitSections([{
		keep: 0,
		open: "",
		count: open.length,
		close: "",
		row: (index) => `- ${openText(open[index], detail)}\n`,
		hidden: MORE
	}], OPEN_BUDGET - bytesOf(head))?.[0]?.text ?? "");
}
function openLine(open) {
	const unknown = open.filter(({ outcome }) => outcome === "unknown").length;
	const undone = open.length - unknown;
	return joined([undone === 0 ? "" : `${counted(undone, "change")} not done.`, unknown === 0 ? "" : `Of ${counted(unknown, "change")} nobody knows whether ${unknown === 1 ? "it was" : "they were"} done.`], " ");
}
function openText({ change, outcome, reason, detail: answer }, detail) {
	const why = reason === null ? "" : `: ${sentence(reason)}`;
	const quote = answer === null || detail === "counts" ? "" : `<br>The service said: ${codeSpan(answer)}`;
	return `**${OUTCOME_WORDS[outcome]}** ${describe(change, detail, MARKDOWN)}${why}${quote}`;
}
const MARKDOWN = {
	name: codeSpan,
	place: codeSpan
};
function sentence(reason, code = codeSpan) {
	return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : code(reason);
}
function doubtBlock({ differences, closingFailure, stopped }) {
	const twins = differences.filter(({ kind }) => kind === "duplicate");
	const others = differences.filter(({ kind }) => kind !== "duplicate");
	return caution([
		stopped === "key-refused" ? KEY_REFUSED : "",
		others.length > 0 ? notConverged(others) : "",
		twins.length > 0 ? duplicated(twins) : "",
		closingFailure === null ? "" : notReadBack(closingFailure, stopped, markdownVoice)
	].filter((text) => text !== ""));
}
function endingSentence({ plan, report = null, refusal = null, detail }) {
	if (hasErrors(plan.diagnostics)) return invalidSentence(plan, detail);
	if (refusal !== null) return refusalSentence(refusal);
	if (report !== null) return report.results.every(({ outcome }) => hasSucceeded(outcome)) ? null : openSentence(report, detail);
	const blocked = guardSentences(plan, plainVoice);
	return blocked.length === 0 ? null : blocked.join(" ");
}
function invalidSentence({ diagnostics }, detail) {
	const errors = errorsFirst(diagnostics).filter(({ severity }) => severity === "error");
	const [first] = errors;
	if (first === void 0) return null;
	const more = errors.length === 1 ? "" : ` And ${counted(errors.length - 1, "more error")}.`;
	return `${formatDiagnostic(first, detail)}${more}`;
}
function openSentence(report, detail) {
	const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
	const first = open.find(({ outcome }) => outcome === "failed") ?? open.find(({ outcome }) => outcome !== "skipped") ?? open[0];
	const reason = first.reason === null ? "." : `: ${visible(first.reason)}`;
	const what = `${OUTCOME_WORDS[first.outcome]}: ${describe(first.change, detail)}${reason}`;
	const quote = first.detail === null || detail === "counts" ? "" : ` The service said: ${visible(first.detail)}`;
	return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${quote} ${howToGoOn(report, "action", plainVoice)}`;
}
function upperFirst(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/report/markdown/page.ts
const COMMENT_BUDGET = 6e4;
function planPage(plan, options) {
	const { detail, budget = COMMENT_BUDGET } = options;
	const heading = headingOf$1(plan, options);
	const counts = countsOf(plan);
	const foot = footer(plan, options);
	const only = onlySentence(plan, detail, markdownVoice);
	const head = [
		heading,
		counts,
		only === null ? "" : `${only}\n`
	].filter((block) => block !== "");
	const alerts = warnings(plan, detail);
	const sections = planSections(plan, {
		detail,
		budget,
		elsewhere: elsewhere(options),
		pages: options.pages ?? null
	});
	const left = budget - [
		...head,
		...alerts,
		foot
	].reduce((sum, block) => sum + bytesOf(block) + 1, 0);
	const fitted = left < 0 ? null : fitSections(sections, left);
	if (fitted === null) return {
		text: shortest([
			[
				heading,
				counts,
				foot
			],
			[heading, counts],
			[heading]
		], budget),
		notShown: detail === "counts" ? [] : plan.toExecute
	};
	const notShown = detail === "counts" ? [] : sections.flatMap(({ changes }, index) => changes.slice(fitted[index]?.rows ?? 0));
	const texts = fitted.map(({ text }) => text);
	const first = sections.filter(isFirst).length;
	return {
		text: joined([
			...head,
			...texts.slice(0, first),
			...alerts,
			...texts.slice(first),
			foot
		], "\n"),
		notShown
	};
}
function shortest(pages, budget) {
	return pages.map((blocks) => blocks.join("\n")).find((text) => bytesOf(text) <= budget) ?? "";
}
function headingOf$1(plan, { name = "" }) {
	const phrases = headlinePhrases(plan).map(({ text, loud }) => loud ? `**${text}**` : text);
	const organization = plan.organization === "" ? "" : ` for ${codeSpan(plan.organization)}`;
	return `## Inventory plan${ofName(name)}${organization}: ${phrases.join(", ")}\n`;
}
function countsOf({ summary, diagnostics, toExecute }) {
	if (hasErrors(diagnostics)) return "";
	const isNothing = toExecute.length === 0;
	const rest = restLine(isNothing ? {
		...summary,
		drift: 0
	} : summary);
	const isTold = toExecute.length === summary.delete;
	const agreed = isNothing && summary.drift === 0 ? agreement(summary) : "";
	const lines = joined([isTold ? agreed : `**${countsLine(summary)}**`, rest], "<br>");
	return lines === "" ? "" : `${lines}\n`;
}
function warnings({ summary, guards, managed, changes, toExecute }, detail) {
	const blocks = [];
	const failed = guards.filter(({ passed }) => !passed);
	const paragraphs = guardSentences({
		guards,
		managed
	}, markdownVoice).map((text) => `**Blocked:** ${text}`);
	if (summary.delete > 0) {
		const isTold = guards.length === 0 || failed.length > 0;
		const reach = sitesOf(toExecute.filter(({ action }) => action === "delete"));
		const allowed = isTold ? "" : ` ${grouped(summary.delete)} of ${grouped(allowedDeletes(guards))} allowed.`;
		paragraphs.push(`Deletes cannot be undone, and the asset's compliance history goes with it.${allowed}${reach === "" ? "" : ` They are${reach}.`}`);
	}
	if (paragraphs.length > 0) blocks.push(caution(paragraphs));
	if (detail === "counts" && changes.length > 0) blocks.push(`Names are not shown here. ${whereNamesAre(toExecute)}\n`);
	return blocks;
}
function whereNamesAre(toExecute) {
	const diff = "What this asks for is in the diff of the inventory files";
	if (!toExecute.some(({ action, origin }) => action === "delete" || origin === "drift")) return `${diff}.`;
	return `${diff}, but for what no file declared before, or what drifted: ${markdownVoice.code("cip-sync plan")} with the key names it.`;
}
function footer(plan, options) {
	const { commit, runUrl, verb = "plan" } = options;
	const next = verb === "plan" ? nextStep(plan, options) : "";
	const states = statesLine(plan, options);
	const run = runLink(runUrl);
	return `${joined([
		next,
		states,
		joined([
			commit === void 0 ? "" : `At ${codeSpan(commit.slice(0, 7))}`,
			hasErrors(plan.diagnostics) ? "" : codeSpan(plan.digest),
			run
		], SEPARATOR)
	], "\n\n")}\n`;
}
function elsewhere({ runUrl }) {
	const link = runLink(runUrl, "summary of the run");
	return link === "" ? "" : `; the ${link} shows more`;
}
function nextStep(plan, options) {
	const { unrecorded = 0, mayRecord = true, unappliedBranch } = options;
	if (!mayRecord && !hasErrors(plan.diagnostics)) return `**${NOT_RECORDED}**`;
	if (unrecorded > 0) return `**${tooLargeText(unrecorded)}**`;
	if (unappliedBranch === void 0 || hasErrors(plan.diagnostics)) return nextLine(plan, options);
	return `**Next:** nothing is applied from ${codeSpan(unappliedBranch)}, into which this merges. A pull request into the default branch brings it there.`;
}
function nextLine(plan, { next, commit }) {
	if (next === void 0 && !hasErrors(plan.diagnostics)) return "";
	return `**Next:** ${approvalStep(plan, next ?? "dispatch", commit)}`;
}
function approvalStep(plan, next, commit) {
	const { diagnostics, guards, toExecute, summary, digest } = plan;
	if (hasErrors(diagnostics)) return "correct the files. A new commit plans again.";
	if (toExecute.length === 0) {
		if (next === "dispatch") return "nothing to apply.";
		return "nothing to approve. Whatever this pull request changes in the inventory, it changes nothing at the service.";
	}
	if (isBlocked(guards)) return "declare again what is not to be deleted, or raise the limit.";
	return `${summary.delete === 0 ? "" : "make sure that every delete is meant, then "}${approvalText(next, digest, commit)}`;
}
function approvalText(next, digest, commit) {
	const again = "A new commit plans again; if the service changes meanwhile, nothing is applied.";
	const on = commit === void 0 ? "" : ` on ${codeSpan(commit.slice(0, 7))}`;
	const { code } = markdownVoice;
	switch (next) {
		case "review": return `approve${on}, and merge. The review approves exactly these changes. ${again}`;
		case "plan": return `merge. That approves exactly these changes. ${again}`;
		case "none": return `merge. With ${code("approval: none")} apply executes whatever differs by then.`;
		case "dispatch": return `to apply exactly these changes, run the workflow by hand with ${code("command: apply")} and ${code(`approve: ${digest}`)}.`;
	}
}
function statesLine({ summary, guards, diagnostics }, { pages = null }) {
	const line = joined([
		hasErrors(diagnostics) ? "invalid" : isBlocked(guards) ? "blocked" : "",
		summary.pending > 0 ? "pending" : "",
		summary.drift > 0 ? "drift" : "",
		summary.undeclared > 0 ? "undeclared" : "",
		summary.ignored > 0 ? "ignored" : "",
		summary.unmanaged > 0 ? "unmanaged" : ""
	].map((state) => state === "" ? "" : pageLink(state, pages) ?? ""), SEPARATOR);
	return line === "" ? "" : `Explained: ${line}`;
}
function renderValidationMarkdown(validation, options) {
	const { detail, budget, name, pages = null } = options;
	const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
	return [head, ...(fitSections(SEVERITIES.map((severity) => stopped(findingSection(severity, validation, {
		detail,
		pages
	}))).filter(({ count }) => count > 0), budget - bytesOf(head) - 1) ?? []).map(({ text }) => text)].join("\n");
}
// src/report/plan-document.ts
function planDocument(plan, { toolVersion, generatedAt, detail = "full" }) {
	return {
		format_version: "1.0",
		tool: {
			name: TOOL_NAME,
			version: toolVersion
		},
		organization: plan.organization,
		generated_at: generatedAt,
		...plan.only === null ? {} : { only: plan.only.references },
		summary: plan.summary,
		changes: plan.changes.map(documentChange),
		undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
			id: asset.id,
			name: asset.name,
			cyber_system_id: asset.cyber_system_id,
			asset_type: asset.asset_type,
			cyber_system: systemDocument(cyberSystem)
		})),
		diagnostics: plan.diagnostics.map((finding) => wordDiagnostic(finding, detail)),
		guards: plan.guards,
		digest: plan.digest
	};
}
function documentChange(change) {
	const { fingerprint, origin } = change;
	const isMove = change.action === "update" && change.changed.includes("cyber_system_id");
	const common = {
		cyber_system: systemDocument(change.cyberSystem),
		from_cyber_system: isMove ? systemDocument(change.fromSystem) : null,
		origin
	};
	if (change.action === "delete") {
		const { action, id, before } = change;
		return {
			action,
			fingerprint,
			id,
			before,
			after: null,
			changed: [],
			...common,
			source: null
		};
	}
	const { file } = change.desired.document;
	const source = {
		path: file.path,
		...file.place(change.desired.offset)
	};
	if (change.action === "create") {
		const { action, after } = change;
		return {
			action,
			fingerprint,
			id: null,
			before: null,
			after,
			changed: [],
			...common,
			source
		};
	}
	const { action, id, before, after, changed } = change;
	return {
		action,
		fingerprint,
		id,
		before,
		after,
		changed,
		...common,
		source
	};
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
		const kind = kindOf$1(change);
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
			const source = sourceOf(change);
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
	const source = sourceOf(change);
	const kind = kindOf$1(change);
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
	const mark = MARKS[kindOf$1(change)];
	if (change.action !== "update" || change.changed.length === 1) return mark;
	const { changed } = change;
	return joined([
		mark,
		changed.includes("cyber_system_id") && changed.includes("name") ? "rename" : "",
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
	const source = sourceOf(change);
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
// \0node:path
var require__node_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));
// src/commands/run-files.ts
var import__node_path = require__node_path();
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
function planPath(folder, startedAt) {
	refuseLink(folder);
	return (0, import__node_path.join)(folder, `plan-${stampOf(startedAt)}.json`);
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
		throw new ConfigurationError("evidence-dir", `takes no more records of the apply (${error.code}). Make room there, or name another folder.`, { cause: error });
	}
}
function unlessUnreadable(read) {
	try {
		return read();
	} catch {
		return null;
	}
}
// src/commands/action/outputs.ts
const SUMMARY_BUDGET = 96e4;
const RESULT_BUDGET = 6e4;
async function showPlan(section, context) {
	const { runner, settings } = context;
	const { plan, verb } = section;
	const { detail } = settings;
	keepPlan(plan, context);
	const { commands, untold } = annotations(plan.diagnostics, {
		detail,
		folder: context.folder
	});
	const findings = verb === "plan" ? untold : untold.filter(({ code }) => code !== "hint-done");
	logGroup(runner, `${verb === "drift" ? "Drift" : "Plan"}: ${verb === "drift" ? driftHeadline(plan) : headline(plan)}`, renderPlanTerminal(plan, {
		color: false,
		detail,
		verb,
		findings
	}));
	for (const line of commands) runner.log(`${line}\n`);
	runner.because?.(endingSentence({
		plan,
		detail
	}));
	const page = planPage(plan, pageOptions(section, context));
	const isWritten = section.page === "" || await runner.summarize(section.page ?? page.text);
	setOutputs(planOutputs(plan, verb), runner);
	return isWritten || detail === "counts" ? page.notShown : plan.toExecute;
}
function keepPlan(plan, { runner, settings }) {
	const madeAt = runner.clock.now();
	const path = planPath(settings.evidenceDir, madeAt);
	const generatedAt = new Date(madeAt).toISOString();
	try {
		writeWhole(path, jsonText(planDocument(plan, {
			toolVersion: runner.version,
			generatedAt
		})));
	} catch (error) {
		if (!isSystemError(error)) throw error;
		runner.warn(`The plan could not be kept as a file: evidence-dir takes none (${error.code}).`);
		return;
	}
	runner.setOutput("plan-path", path);
}
function pageOptions({ verb, commit, mayRecord = true }, { runner, settings }) {
	const { detail, approval } = settings;
	const planned = commit ?? runner.commit;
	return {
		detail,
		verb,
		budget: SUMMARY_BUDGET,
		mayRecord,
		pages: pagesUrl(runner),
		name: runner.input("name").trim(),
		next: pullRequestOf(runner.payload) === null ? "dispatch" : approval,
		...planned === "" ? {} : { commit: planned }
	};
}
function logGroup({ log }, title, text) {
	log(`::group::${visible(title)}\n${text}::endgroup::\n`);
}
function pagesUrl({ env }) {
	const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_ACTION_REPOSITORY: repository = "" } = env;
	const { GITHUB_ACTION_REF: ref = "" } = env;
	return /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref) ? `${server}/${repository}/blob/${ref}` : null;
}
async function showValidation(validated, context) {
	const { runner, settings, folder } = context;
	const { detail } = settings;
	const { commands, untold } = annotations(validated.diagnostics, {
		detail,
		folder
	});
	runner.log(renderValidation(validated, detail, untold));
	for (const line of commands) runner.log(`${line}\n`);
	runner.because?.(invalidSentence(validated, detail));
	const options = {
		detail,
		budget: SUMMARY_BUDGET,
		name: runner.input("name").trim(),
		pages: pagesUrl(runner)
	};
	await runner.summarize(renderValidationMarkdown(validated, options));
}
function logReport(report, { settings: { detail }, runner }) {
	const text = renderAppliedTerminal(report, {
		color: false,
		detail,
		face: "action"
	});
	logGroup(runner, `Apply: ${outcomeCounts(report)}`, text);
}
function resultOptions({ result, evidencePath }, refusal, context) {
	const { settings, runner, ledger } = context;
	return {
		result,
		refusal,
		commit: runner.commit,
		runUrl: runner.runUrl,
		detail: settings.detail,
		evidence: sha256$1((0, import__node_fs.readFileSync)(evidencePath)),
		ledger: ledger?.end ?? null,
		name: runner.input("name").trim(),
		pages: pagesUrl(runner)
	};
}
async function showApplied(applied, refusal, context) {
	const { runner } = context;
	const { plan, report, evidencePath } = applied;
	const options = {
		...resultOptions(applied, refusal, context),
		runUrl: null
	};
	const { detail, evidence } = options;
	await runner.summarize(renderApplySummary(plan, report, options, RESULT_BUDGET));
	await showPlan({
		plan,
		verb: "apply",
		...report === null ? {} : { page: "" }
	}, context);
	if (report !== null) logReport(report, context);
	if (refusal !== null) runner.log(renderRefusalTerminal(refusal, {
		color: false,
		detail
	}));
	logGroup(runner, "Evidence", `${visible(evidencePath)}\nsha256:${evidence}\n`);
	runner.because?.(endingSentence({
		plan,
		report,
		refusal,
		detail
	}));
	const { done, failed, skipped } = outcomeNumbers(report ?? { results: [] });
	setOutputs({
		"done-count": done,
		"failed-count": failed,
		"skipped-count": skipped
	}, runner);
}
async function showRefusal(refusal, { settings, runner }) {
	const { detail } = settings;
	runner.log(renderRefusalTerminal(refusal, {
		color: false,
		detail
	}));
	runner.because?.(refusalSentence(refusal));
	await runner.summarize(renderRefusalMarkdown(refusal, {
		detail,
		budget: RESULT_BUDGET
	}));
}
function workflowFile({ env }) {
	return /\/\.github\/workflows\/(\w[\w.-]*\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? "")?.[1] ?? null;
}
async function showEnding(result, text, { summarize }) {
	await summarize(`## Inventory run: ${result}\n\n${codeSpan(text.split("\n")[0] ?? "")}\n`);
}
function setOutputs(outputs, { setOutput }) {
	for (const [name, value] of Object.entries(outputs)) setOutput(name, String(value));
}
function planOutputs({ summary, digest, toExecute }, verb) {
	return {
		"create-count": summary.create,
		"update-count": summary.update,
		"delete-count": summary.delete,
		"drift-count": summary.drift,
		digest,
		"has-changes": (verb === "drift" ? summary.drift : toExecute.length) > 0
	};
}
async function appendSummary({ path, markdown, warn }) {
	if (path === "") return false;
	try {
		await (0, import_promises.appendFile)(path, `${markdown}\n`);
		return true;
	} catch (error) {
		warn(`The job summary could not be written${error instanceof Error && "code" in error ? ` (${error.code})` : ""}.`);
		return false;
	}
}
function withLogSummary(runner) {
	const startedAt = runner.clock.now();
	const outputs = /* @__PURE__ */ new Map();
	let reason = null;
	let lost = null;
	const countOf = (name) => Number(outputs.get(name) ?? 0);
	return {
		reason: () => reason,
		lost: () => lost,
		runner: {
			...runner,
			because: (sentence) => {
				reason = sentence ?? reason;
			},
			setOutput: (name, value) => {
				outputs.set(name, value);
				try {
					runner.setOutput(name, value);
				} catch (error) {
					if (!isSystemError(error)) throw error;
					lost = error.code ?? "unknown";
				}
			}
		},
		tell: (result) => {
			const done = outputs.has("done-count") ? countOf("done-count") : null;
			const tried = countOf("done-count") + countOf("failed-count") + countOf("skipped-count");
			const counts = tried > 0 ? `done ${done} of ${tried}` : changeCounts({
				create: countOf("create-count"),
				update: countOf("update-count"),
				delete: countOf("delete-count"),
				drift: countOf("drift-count")
			});
			runner.log(`${closingLine(result, counts, runner.clock.now() - startedAt)}\n`);
		}
	};
}
function readInput(env, name) {
	return (env[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim();
}
function issueCommand(write, command, message) {
	write(`::${command}::${message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
}
function writeOutput(path, name, value) {
	const delimiter = `ghadelimiter_${(0, import__node_crypto.randomUUID)()}`;
	(0, import__node_fs.appendFileSync)(path, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
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
		const command = commandOf$1(args);
		const child = start$1(place, args);
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
function start$1(place, args) {
	const { cwd, env, workspace, ledger } = place;
	const command = commandOf$1(args);
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
function commandOf$1(args) {
	return (args[0] === "-c" ? args[2] : args[0]) ?? "";
}
const KINDS = [
	[/dubious ownership/, "not-trusted"],
	[/not a git repository/, "not-a-repository"],
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
// src/git/fetch.ts
function fetchingWith(run, runWithToken) {
	if (runWithToken === null) return run;
	return async (args, input) => {
		try {
			return await run(args, input);
		} catch (error) {
			if (!(error instanceof GitError) || commandOf$1(args) !== "fetch") throw error;
			return runWithToken(args, input);
		}
	};
}
async function ensureCommit(commit, run) {
	if (!await hasCommit(commit, run)) await fetchOne(commit, run);
}
async function fetchRef(ref, run) {
	await fetchOne(ref, run);
	return resolveCommit(run, "FETCH_HEAD");
}
async function parentsOf(commit, run) {
	const text = (await run([
		"cat-file",
		"commit",
		commit
	])).toString("latin1");
	const head = text.slice(0, text.indexOf("\n\n"));
	return Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]);
}
async function hasCommit(commit, run) {
	try {
		await run([
			"cat-file",
			"-e",
			`${commit}^{tree}`
		]);
		return true;
	} catch (error) {
		if (error instanceof GitError) return false;
		throw error;
	}
}
async function fetchOne(what, run) {
	await run([
		"fetch",
		"--quiet",
		"--no-tags",
		"--no-recurse-submodules",
		...(await run(["rev-parse", "--is-shallow-repository"])).toString().trim() === "true" ? ["--depth=1"] : [],
		"origin",
		what
	]);
}
function tokenEnvironment(serverUrl, token) {
	const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
	const key = `http.${new URL(serverUrl).origin}/.extraheader`;
	return {
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: key,
		GIT_CONFIG_VALUE_0: "",
		GIT_CONFIG_KEY_1: key,
		GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`
	};
}
// \0node:buffer
var require__node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));
// src/inventory/files.ts
var import__node_buffer = require__node_buffer();
function sourceFile(path, text) {
	let starts = null;
	return {
		path,
		place(offset) {
			starts ??= lineStarts(text);
			const at = Math.max(0, Math.min(offset, text.length));
			const line = lineOf(starts, at);
			return {
				line: line + 1,
				column: at - (starts[line] ?? 0) + 1
			};
		}
	};
}
function lineStarts(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return starts;
}
function lineOf(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
const FILE_LIMIT = 33554432;
const DENSE_LIMIT = 16777216;
const MARKS_LIMIT = 2e6;
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
function decode$1(content) {
	const text = typeof content === "string" ? content : toText(content);
	if (text === null || text.includes("\0")) return { fault: "not-utf8" };
	if (text.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) return { fault: "lfs-pointer" };
	const byteOrderMark = text.startsWith("﻿");
	return {
		text: byteOrderMark ? text.slice(1) : text,
		byteOrderMark
	};
}
function limitOf(bytes) {
	return bytes.length > 16777216 && countMarks(bytes) > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}
const LINE_FEED = 10;
const SPACE = 32;
const COMMA = 44;
const DASH = 45;
const QUESTION_MARK = 63;
const BRACKET = 91;
const BRACE = 123;
function countMarks(bytes) {
	let marks = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === LINE_FEED || byte === COMMA || byte === BRACKET || byte === BRACE) marks++;
		else if ((byte === DASH || byte === QUESTION_MARK) && bytes[at + 1] <= SPACE) marks++;
	}
	return marks;
}
function toText(bytes) {
	if ((0, import__node_buffer.isAscii)(bytes)) return bytes.toString("latin1");
	const text = bytes.toString("utf8");
	return mayBeWrong(text) && !(0, import__node_buffer.isUtf8)(bytes) ? null : text;
}
function mayBeWrong(text) {
	return text.includes("�");
}
function wholeFile(path) {
	return {
		file: sourceFile(path, ""),
		offset: null
	};
}
function noInventory(paths, folder = null, names = []) {
	const missing = paths.map((path) => path.replace(/^\.[\\/]/, "").replace(/[\\/]$/, "")).filter((path) => !names.includes(path));
	return diagnostic("no-inventory", "error", null, {
		paths,
		folder,
		near: folder !== null && names.length > 0 && missing.includes((0, import__node_path.basename)(folder)) ? ["."] : missing.flatMap((path) => nearest(path, names, 1))
	});
}
function notAFile(code, path) {
	return diagnostic(code, "error", wholeFile(path), {});
}
function unreadable(path, reason) {
	return diagnostic("unreadable-file", "error", wholeFile(path), { reason });
}
function tooLarge(path, bytes, limit = FILE_LIMIT) {
	return diagnostic("file-too-large", "error", wholeFile(path), {
		bytes,
		limit
	});
}
function readText({ path, content }, report) {
	const limit = typeof content === "string" ? DENSE_LIMIT : limitOf(content);
	if (content.length > limit) {
		report(tooLarge(path, content.length, limit));
		return null;
	}
	const decoded = decode$1(content);
	if (!("fault" in decoded)) return {
		path,
		...decoded
	};
	if (decoded.fault === "lfs-pointer") report(diagnostic("lfs-pointer", "error", wholeFile(path), {}));
	else report(diagnostic("not-utf8", "error", wholeFile(path), wrongByte(Buffer.from(content))));
	return null;
}
function wrongByte(bytes) {
	const encoding = utf16Of(bytes);
	const at = firstWrongByte(bytes);
	if (encoding !== null || bytes[at] === 0) return {
		line: null,
		byte: null,
		encoding
	};
	return {
		line: countLines(bytes.subarray(0, at)),
		byte: bytes[at] ?? null,
		encoding
	};
}
function utf16Of([a, b, c, d]) {
	if (a === 255 && b === 254 || a === 254 && b === 255) return "UTF-16";
	if (b === 0 && d === 0 && a !== 0 && c !== 0) return "UTF-16LE";
	return a === 0 && c === 0 && b !== 0 && d !== 0 ? "UTF-16BE" : null;
}
function countLines(bytes) {
	let lines = 1;
	for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines++;
	return lines;
}
function firstWrongByte(buffer) {
	const nul = buffer.indexOf(0);
	if (nul !== -1) return nul;
	if ((0, import__node_buffer.isUtf8)(buffer)) return -1;
	const decoded = Buffer.from(buffer.toString("utf8"));
	return buffer.findIndex((byte, at) => byte !== decoded[at]);
}
function onceEach(report) {
	const reported = /* @__PURE__ */ new Set();
	return (finding) => {
		const key = `${finding.code}\0${finding.at?.file.path}`;
		if (!reported.has(key)) report(finding);
		reported.add(key);
	};
}
// src/inventory/paths.ts
const YAML_FILE = /\.ya?ml$/i;
const GLOB = /[*?[{]|[!+@]\(/;
async function readPaths(input, cwd, separator = import__node_path.sep) {
	const lines = input.flatMap((entry) => entry.split(/\r?\n/)).map((line) => line.trim());
	return Promise.all(lines.filter((line) => line !== "").map((line) => select(line, withSlashes(fromWorkingFolder(line, cwd), separator))));
}
function withSlashes(path, separator) {
	return separator === "\\" ? path.replaceAll("\\", "/") : path;
}
function fromWorkingFolder(line, cwd) {
	if (!(0, import__node_path.isAbsolute)(line)) return line;
	const path = (0, import__node_path.relative)(cwd, line);
	return leadsOut(path) ? line : path.split(import__node_path.sep).join("/");
}
function leadsOut(path) {
	return path === ".." || path.startsWith("../") || path.startsWith(`..${import__node_path.sep}`) || (0, import__node_path.isAbsolute)(path);
}
async function select(line, path) {
	const clean = import__node_path.posix.normalize(path).replace(/(?<=.)\/$/, "");
	const place = clean === "." ? "" : clean;
	return GLOB.test(place) ? selectGlob(line, place) : selectLiteral(line, place);
}
function selectLiteral(line, base) {
	return {
		line,
		base,
		inside: !leadsOut(base),
		wholeFolder: base,
		selects: (path) => path === base || isUnder(base, path) && YAML_FILE.test(path),
		mayHold: (path) => path === base || isUnder(base, path) || isUnder(path, base)
	};
}
async function selectGlob(line, glob) {
	const { default: picomatch } = await import("./picomatch2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	const compile = (pattern) => picomatch(pattern, { nonegate: true });
	const matches = compile(glob);
	const base = picomatch.scan(glob).base.replace(/\\(.)/g, "$1");
	const selected = (path) => pathAndFoldersAbove(path).some((part) => matches(part));
	return {
		line,
		base,
		inside: !leadsOut(base),
		wholeFolder: null,
		selects: (path) => YAML_FILE.test(path) && selected(path),
		mayHold: foldersOf(glob, compile, selected)
	};
}
function outsideOf(selections) {
	const isHidden = (path) => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(path);
	return {
		line: "",
		base: "",
		inside: true,
		wholeFolder: null,
		selects: (path) => YAML_FILE.test(path) && !isHidden(path) && !selections.some((one) => one.selects(path)),
		mayHold: (path) => !isHidden(path) && !selections.some(({ wholeFolder }) => wholeFolder === path)
	};
}
function foldersOf(glob, compile, selected) {
	const segments = glob.split("/");
	const open = segments.findIndex((segment) => /\*\*|[{(]/.test(segment));
	const depth = open === -1 ? segments.length - 1 : open;
	const prefixes = Array.from({ length: depth }, (_, k) => compile(segments.slice(0, k + 1).join("/")));
	const namesHidden = /(?:^|[/{(,|])\./.test(glob);
	return (path) => {
		if (selected(path)) return true;
		const parts = path.split("/");
		if (open === -1 && parts.length > depth) return false;
		if (!namesHidden && parts.slice(depth).some((part) => part.startsWith("."))) return false;
		const prefix = prefixes[Math.min(parts.length, depth) - 1];
		return prefix === void 0 || prefix(parts.slice(0, depth).join("/"));
	};
}
function pathAndFoldersAbove(path) {
	const all = [path];
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) all.push(path.slice(0, end));
	return all;
}
function isUnder(folder, path) {
	return folder === "" || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
// src/inventory/folder.ts
async function readFolder({ cwd, selections }, visit, report) {
	await turn();
	const all = /* @__PURE__ */ new Map();
	const unmet = [];
	const reportOnce = onceEach(report);
	for (const selection of selections) {
		const files = /* @__PURE__ */ new Set();
		let reports = 0;
		const counted = (finding) => {
			reports++;
			reportOnce(finding);
		};
		start({
			cwd,
			selection,
			files,
			report: counted
		});
		for (const path of files) {
			const place = selection.inside ? path : (0, import__node_path.relative)(cwd, (0, import__node_path.resolve)(cwd, path)).replaceAll("\\", "/");
			if (!all.has(place)) all.set(place, path);
		}
		if (files.size + reports === 0) unmet.push(selection.line);
	}
	if (unmet.length > 0 || selections.length === 0) report(noInventory(unmet, (0, import__node_path.resolve)(cwd), namesIn(cwd)));
	let sinceTurn = 0;
	for (const path of [...all.values()].sort()) {
		const content = contentOf((0, import__node_path.resolve)(cwd, path), path, report);
		if (content === null) continue;
		visit({
			path,
			content
		});
		sinceTurn += content.length;
		if (sinceTurn < TURN_BYTES) continue;
		sinceTurn = 0;
		await turn();
	}
}
const TURN_BYTES = 131072;
function turn() {
	return new Promise((resolve) => setImmediate(resolve));
}
function namesIn(cwd) {
	try {
		return list(cwd).filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name)).map(({ name }) => name).filter((name) => !name.startsWith("."));
	} catch (error) {
		errorCode(error);
		return [];
	}
}
function start(search) {
	const { base, inside } = search.selection;
	try {
		if (inside && isCutOff(search)) return;
		const kind = (0, import__node_fs.lstatSync)((0, import__node_path.resolve)(search.cwd, base));
		if (kind.isDirectory()) walk(search, base, base !== "" && inside);
		else visitEntry(search, base, kind);
	} catch (error) {
		const code = errorCode(error);
		if (code !== "ENOENT" && code !== "ENOTDIR") search.report(unreadable(base, code));
	}
}
function isCutOff({ cwd, selection, report }) {
	for (const path of pathAndFoldersAbove(selection.base).slice(1).reverse()) {
		const isLink = (0, import__node_fs.lstatSync)((0, import__node_path.resolve)(cwd, path)).isSymbolicLink();
		if (!isLink && !isRepository((0, import__node_path.resolve)(cwd, path))) continue;
		report(notAFile(isLink ? "symbolic-link" : "submodule", path));
		return true;
	}
	return false;
}
function isRepository(folder) {
	return (0, import__node_fs.lstatSync)((0, import__node_path.resolve)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
}
function walk(search, folder, mayBeSubmodule) {
	const { cwd, selection, report } = search;
	let entries;
	try {
		entries = list((0, import__node_path.resolve)(cwd, folder));
	} catch (error) {
		report(unreadable(folder, errorCode(error)));
		return;
	}
	if (mayBeSubmodule && entries.some((entry) => entry.name === ".git")) {
		report(notAFile("submodule", folder));
		return;
	}
	for (const entry of entries) {
		if (entry.name === ".git") continue;
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (!entry.isDirectory()) visitEntry(search, path, entry);
		else if (selection.mayHold(path)) walk(search, path, true);
	}
}
function list(folder) {
	return (0, import__node_fs.readdirSync)(folder, { withFileTypes: true });
}
function visitEntry({ selection, files, report }, path, kind) {
	if (kind.isSymbolicLink()) {
		if (selection.mayHold(path) || selection.selects(path)) report(notAFile("symbolic-link", path));
	} else if (selection.selects(path)) {
		if (kind.isFile()) files.add(path);
		else report(unreadable(path, NOT_REGULAR));
	}
}
const NOT_REGULAR = "not a regular file";
const OPEN_FLAGS = import__node_fs.constants.O_RDONLY | (import__node_fs.constants.O_NOFOLLOW ?? 0) | (import__node_fs.constants.O_NONBLOCK ?? 0);
function contentOf(file, path, report) {
	try {
		const descriptor = (0, import__node_fs.openSync)(file, OPEN_FLAGS);
		try {
			const stat = (0, import__node_fs.fstatSync)(descriptor);
			if (!stat.isFile()) report(unreadable(path, NOT_REGULAR));
			else if (stat.size > 33554432) report(tooLarge(path, stat.size));
			else if (stat.size > 16777216) return (0, import__node_fs.readFileSync)(descriptor);
			else {
				const text = (0, import__node_fs.readFileSync)(descriptor, "utf8");
				return mayBeWrong(text) ? (0, import__node_fs.readFileSync)(file, { flag: OPEN_FLAGS }) : text;
			}
		} finally {
			(0, import__node_fs.closeSync)(descriptor);
		}
	} catch (error) {
		report(unreadable(path, errorCode(error)));
	}
	return null;
}
function errorCode(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
	throw error;
}
// node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject$1(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick$1(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject$1(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject$1,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
var Schema = class Schema {
	tags;
	implicitScalarTags;
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	defaultScalarTag;
	defaultSequenceTag;
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]).withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject$1(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject$1,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError$1(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError$1(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	toString(compact) {
		return `${this.name}: ${formatError$1(this, compact)}`;
	}
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument$1(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument$1(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick$1(opts, PARSER_OPT_KEYS)), {
		...pick$1(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name));
EVENT_ID.DOCUMENT;
EVENT_ID.SEQUENCE;
EVENT_ID.MAPPING;
EVENT_ID.SCALAR;
EVENT_ID.ALIAS;
EVENT_ID.POP;
SCALAR_STYLE.PLAIN;
SCALAR_STYLE.SINGLE_QUOTED;
SCALAR_STYLE.DOUBLE_QUOTED;
SCALAR_STYLE.LITERAL_BLOCK;
SCALAR_STYLE.FOLDED_BLOCK;
COLLECTION_STYLE.BLOCK;
COLLECTION_STYLE.FLOW;
CHOMPING_MODE.CLIP;
CHOMPING_MODE.STRIP;
CHOMPING_MODE.KEEP;
// src/inventory/shape.ts
const DOCUMENT_SHAPE = {
	cyber_system: {
		required: true,
		description: "The cyber system that holds these assets: its name, or its id (cs_…)."
	},
	facility: {
		required: false,
		description: "The facility of the cyber system: its name, or its id (fac_…). Tells systems of the same name apart, and is verified."
	},
	prune: {
		required: false,
		description: "true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. Not said: true, except while the system is being adopted."
	},
	asset_type: {
		required: false,
		description: "The type of those assets below that say none: hardware or software."
	},
	ignore: {
		required: false,
		description: "Live assets of this system to leave alone: exact names, or patterns in which * stands for any text and ? for one character. They are neither deleted nor listed as undeclared."
	},
	assets: {
		required: true,
		description: "The assets of the cyber system. An empty list states that it has none."
	}
};
const ASSET_SHAPE = {
	name: {
		required: true,
		description: "Name or hostname, unique within the cyber system."
	},
	asset_type: {
		required: true,
		description: "hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all."
	},
	renamed_from: {
		required: false,
		description: "The name that the asset has at the service until this is applied."
	},
	moved_from: {
		required: false,
		description: "The cyber system (name or id) that the asset is in until this is applied."
	},
	id: {
		required: false,
		description: "The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change."
	}
};
const DOCUMENT_KEYS = Object.keys(DOCUMENT_SHAPE);
const ASSET_KEYS = Object.keys(ASSET_SHAPE);
// src/inventory/yaml.ts
const WORDS = new Map([
	["", "null"],
	["~", "null"],
	...spellings("null", "null"),
	...[
		"true",
		"false",
		"yes",
		"no",
		"on",
		"off",
		"y",
		"n"
	].flatMap((word) => spellings(word, "a boolean")),
	["=", "a default value"],
	["<<", "a merge key"]
]);
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
function readsAs(text) {
	const word = WORDS.get(text);
	if (word !== void 0) return word;
	if (!/^[-+.0-9]/.test(text)) return null;
	if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text)) return "a number";
	return SEXAGESIMAL.test(text) || TIMESTAMP.test(text) ? timeOrNumber(text) : null;
}
function timeOrNumber(text) {
	return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? "a date or time" : "a number";
}
function spellings(word, reading) {
	return [
		word,
		word.charAt(0).toUpperCase() + word.slice(1),
		word.toUpperCase()
	].map((spelling) => [spelling, reading]);
}
const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = EVENT_ID;
function after(events, index) {
	let depth = 0;
	let at = index;
	do {
		const type = events[at].type;
		if (type === MAPPING || type === SEQUENCE || type === DOCUMENT) depth++;
		else if (type === POP) depth--;
		at++;
	} while (depth > 0);
	return at;
}
function scalarText(text, event) {
	return event.fast ? text.slice(event.valueStart, event.valueEnd) : getScalarValue(text, event);
}
function placeAt(text, event) {
	switch (event.type) {
		case MAPPING:
		case SEQUENCE: return event.start;
		case ALIAS: return event.anchorStart - 1;
		case SCALAR: return placeOfScalar(text, event);
		default: return -1;
	}
}
function placeOfScalar(text, event) {
	if (event.valueStart === -1) return event.anchorStart === -1 ? event.tagStart : event.anchorStart - 1;
	if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
	if (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED) return event.valueStart - 1;
	return blockIndicator(text, event.valueStart);
}
function blockIndicator(text, valueStart) {
	const start = text.lastIndexOf("\n", valueStart - 2) + 1;
	const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
	return header === null ? valueStart : start + header.index;
}
function nextDash(text, from) {
	const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
	gap.lastIndex = from;
	gap.exec(text);
	return Math.min(gap.lastIndex, text.length);
}
const REPORTED_AT_MOST = 1e4;
function addFinding(reader, { code, offset, args, severity = "error" }) {
	if ((severity === "error" ? ++reader.errors : ++reader.warnings) <= REPORTED_AT_MOST) reader.report(diagnostic(code, severity, {
		file: reader.file,
		offset
	}, args));
}
function target(reader, index) {
	if (index === -1 || reader.events[index].type !== ALIAS) return index;
	return reader.aliases?.targets.get(index) ?? -1;
}
function placeOfValue(reader, index) {
	const own = placeAt(reader.text, reader.events[index]);
	return own === -1 ? Math.max(0, placeAt(reader.text, reader.events[index - 1])) : own;
}
function wrongType(reader, event, { subject, expected, offset }) {
	if (isTagged(event)) return;
	addFinding(reader, {
		code: "wrong-type",
		offset,
		args: {
			subject,
			expected,
			found: kindOf(reader.text, event)
		}
	});
}
function isTagged(event) {
	return "tagStart" in event && event.tagStart !== -1;
}
function kindOf(text, event) {
	if (event.type === MAPPING) return "a mapping";
	if (event.type === SEQUENCE) return "a list";
	if (event.type !== SCALAR) return "nothing";
	return (event.style === SCALAR_STYLE.PLAIN ? readsAs(scalarText(text, event)) : null) ?? "a string";
}
const EXPANSION_LIMIT = 1e6;
function settleAliases(reader) {
	const { text, events } = reader;
	if (!text.includes("&") && !text.includes("*") && !text.includes("!")) return null;
	const targets = /* @__PURE__ */ new Map();
	const broken = /* @__PURE__ */ new Set();
	const pass = {
		reader,
		targets,
		broken,
		sizes: /* @__PURE__ */ new Map(),
		anchors: /* @__PURE__ */ new Map(),
		open: [],
		document: 0,
		exploded: -1,
		added: 0
	};
	for (let index = 0; index < events.length; index++) step(pass, events[index], index);
	return {
		targets,
		broken
	};
}
function step(pass, event, index) {
	if (event.type === DOCUMENT) {
		pass.document = index;
		pass.anchors.clear();
		pass.open.push({
			index,
			anchored: false,
			size: 0
		});
	} else if (event.type === POP) close(pass);
	else if (event.type === ALIAS) count$1(pass, bind(pass, event, index));
	else begin(pass, event, index);
}
function begin(pass, event, index) {
	const { text } = pass.reader;
	const anchored = event.anchorStart !== -1;
	if (event.tagStart !== -1) {
		const tag = text.slice(event.tagStart, event.tagEnd);
		refuse$1(pass, {
			code: "unsupported-tag",
			offset: event.tagStart,
			args: { tag }
		});
	}
	if (anchored) pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
	if (event.type !== SCALAR) pass.open.push({
		index,
		anchored,
		size: 1
	});
	else {
		if (anchored) pass.sizes.set(index, 1);
		count$1(pass, 1);
	}
}
function close(pass) {
	const node = pass.open.pop();
	if (node === void 0) return;
	if (node.anchored) pass.sizes.set(node.index, node.size);
	count$1(pass, node.size);
}
function count$1(pass, nodes) {
	const parent = pass.open.at(-1);
	if (parent !== void 0) parent.size += nodes;
}
function bind(pass, event, index) {
	const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
	const offset = event.anchorStart - 1;
	const target = pass.anchors.get(alias);
	if (target === void 0) return refuse$1(pass, {
		code: "unknown-alias",
		offset,
		args: { alias }
	});
	const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
	if (pass.added + size - 1 > EXPANSION_LIMIT) {
		if (pass.exploded === pass.document) return 1;
		if (size !== Number.POSITIVE_INFINITY) pass.exploded = pass.document;
		return refuse$1(pass, {
			code: "yaml-expansion",
			offset,
			args: { limit: EXPANSION_LIMIT }
		});
	}
	pass.added += size - 1;
	pass.targets.set(index, target);
	return size;
}
function refuse$1(pass, finding) {
	pass.broken.add(pass.document);
	addFinding(pass.reader, finding);
	return 1;
}
function readMapping(reader, open, keys, slots) {
	const { events, text } = reader;
	slots.fill(-1);
	let at = open + 1;
	for (;;) {
		const key = events[at];
		if (key.type === POP) return at + 1;
		const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
		const slot = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : -1;
		if (slot !== -1 && slots[slot] === -1) slots[slot] = value;
		else oddKey(reader, {
			open,
			at,
			value
		}, keys, slots);
		const type = events[value].type;
		at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
	}
}
function keyAt(text, start, end, keys) {
	for (let k = 0; k < keys.length; k++) {
		const key = keys[k];
		if (key.length === end - start && text.startsWith(key, start)) return k;
	}
	return -1;
}
function oddKey(reader, place, keys, slots) {
	const { events, text, file } = reader;
	const index = target(reader, place.at);
	if (index === -1) return;
	const event = events[index];
	const offset = placeOfKey(reader, place);
	if (event.type !== SCALAR) {
		wrongType(reader, event, {
			subject: "key",
			expected: "a string",
			offset
		});
		return;
	}
	const key = scalarText(text, event);
	const slot = keys.indexOf(key);
	const first = slots[slot] ?? -1;
	if (slot === -1) {
		if (isTagged(event)) return;
		addFinding(reader, {
			code: "unknown-key",
			offset,
			args: {
				key,
				near: nearest(key, keys, 1)[0] ?? null,
				allowed: keys
			}
		});
	} else if (first === -1) slots[slot] = place.value;
	else if (reader.joined !== place.open) {
		const firstPlace = {
			file,
			offset: placeAt(text, events[first - 1])
		};
		if (!(key === "cyber_system" && slots[keys.indexOf("assets")] !== -1)) addFinding(reader, {
			code: "duplicate-key",
			offset,
			args: {
				key,
				first: firstPlace
			}
		});
		else {
			reader.joined = place.open;
			addFinding(reader, {
				code: "missing-document-start",
				offset,
				args: { first: firstPlace }
			});
		}
	}
}
function placeOfKey(reader, { open, at, value }) {
	for (const index of [at, value]) {
		const place = placeAt(reader.text, reader.events[index]);
		if (place !== -1) return place;
	}
	const mapping = reader.events[open];
	return mapping.type === MAPPING ? mapping.start : 0;
}
// src/inventory/assets.ts
function readName(reader, index, key, severity) {
	const event = scalarAt(reader, index, key, "a string");
	if (event === null) return null;
	const name = scalarText(reader.text, event);
	return SURELY_FINE.test(name) ? name : checkName$1(reader, {
		index,
		key,
		name,
		severity,
		event
	});
}
function readLocatedName(reader, index, key) {
	const value = readName(reader, index, key, "error");
	return value === null ? null : {
		value,
		offset: placeOfValue(reader, index)
	};
}
function readAssetType(reader, index) {
	const event = scalarAt(reader, index, "asset_type", "a string");
	if (event === null) return null;
	const value = scalarText(reader.text, event);
	const type = ASSET_TYPES.find((one) => one === value);
	if (type !== void 0) return type;
	if (event.style === SCALAR_STYLE.PLAIN && readsAs(value) !== null) wrongType(reader, event, {
		subject: "asset_type",
		expected: "a string",
		offset: placeOfValue(reader, index)
	});
	else wrongValue(reader, index, {
		key: "asset_type",
		value,
		allowed: ASSET_TYPES
	});
	return null;
}
function readPrune(reader, index) {
	const expected = "true or false";
	const event = scalarAt(reader, index, "prune", expected);
	if (event === null) return null;
	const value = scalarText(reader.text, event);
	const plain = event.style === SCALAR_STYLE.PLAIN;
	if (plain && /^(?:true|True|TRUE)$/.test(value)) return true;
	if (plain && /^(?:false|False|FALSE)$/.test(value)) return false;
	const reading = readsAs(value);
	if (plain && (reading === null || reading === "a boolean")) wrongValue(reader, index, {
		key: "prune",
		value,
		allowed: ["true", "false"]
	});
	else wrongType(reader, event, {
		subject: "prune",
		expected,
		offset: placeOfValue(reader, index)
	});
	return null;
}
function scalarAt(reader, index, key, expected) {
	const at = target(reader, index);
	if (at === -1) return null;
	const event = reader.events[at];
	if (event.type === SCALAR) return event.tagStart === -1 ? event : null;
	wrongType(reader, event, {
		subject: key,
		expected,
		offset: placeOfValue(reader, index)
	});
	return null;
}
function checkName$1(reader, { index, key, name, severity, event }) {
	const reads = event.style === SCALAR_STYLE.PLAIN ? readsAs(name) : null;
	if (reads !== null) {
		addFinding(reader, {
			code: "unquoted-scalar",
			offset: placeOfValue(reader, index),
			args: {
				key,
				text: name,
				reads
			}
		});
		return null;
	}
	const errors = reader.errors;
	for (const fault of nameFaults(name)) {
		const { code, character } = fault;
		const place = { offset: placeOfValue(reader, index) };
		if (code === "empty-name") addFinding(reader, {
			...place,
			code,
			args: { key }
		});
		else if (code === "padded-name") addFinding(reader, {
			...place,
			code,
			severity,
			args: {
				key,
				value: name
			}
		});
		else {
			const graded = code === "control-character" ? severity : "warning";
			addFinding(reader, {
				...place,
				code,
				severity: graded,
				args: {
					key,
					value: name,
					character
				}
			});
		}
	}
	return reader.errors === errors ? name : null;
}
function wrongValue(reader, index, { key, value, allowed }) {
	const near = nearest(value, allowed, 1)[0] ?? null;
	addFinding(reader, {
		code: "wrong-value",
		offset: placeOfValue(reader, index),
		args: {
			key,
			value,
			near,
			allowed
		}
	});
}
const NAME = ASSET_KEYS.indexOf("name");
const ASSET_TYPE$1 = ASSET_KEYS.indexOf("asset_type");
const RENAMED_FROM = ASSET_KEYS.indexOf("renamed_from");
const MOVED_FROM = ASSET_KEYS.indexOf("moved_from");
const ID = ASSET_KEYS.indexOf("id");
const REQUIRED = ASSET_KEYS.filter((key) => ASSET_SHAPE[key].required);
const slots = new Array(ASSET_KEYS.length).fill(-1);
function readAssets(reader, open, document, assets) {
	const { events, text } = reader;
	let lastDash = placeAt(text, events[open]) - 1;
	let lastEmpty = open;
	let at = open + 1;
	while (events[at].type !== POP) {
		const event = events[at];
		let offset = placeAt(text, event);
		if (offset === -1) {
			offset = nextDash(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
			lastDash = offset;
			lastEmpty = at;
		}
		if (event.type === MAPPING && event.anchorStart === -1) at = readAsset(reader, {
			open: at,
			offset,
			document
		}, assets);
		else {
			readUnusual(reader, {
				open: at,
				offset,
				document
			}, assets);
			at = after(events, at);
		}
	}
}
function endBefore(reader, index, stop) {
	for (let at = index - 1; at > stop; at--) {
		const event = reader.events[at];
		if (event.type === ALIAS) return event.anchorEnd;
		if ("valueEnd" in event && event.valueEnd !== -1) return event.valueEnd;
		const place = placeAt(reader.text, event);
		if (place !== -1) return place + 1;
	}
	return -1;
}
function readUnusual(reader, entry, assets) {
	const { events, anchored } = reader;
	const { open, offset, document } = entry;
	const index = target(reader, open);
	if (index === -1) return;
	const event = events[index];
	if (event.type !== MAPPING) {
		wrongType(reader, event, {
			subject: "asset",
			expected: "a mapping",
			offset
		});
		return;
	}
	let asset = anchored.get(index);
	if (asset === void 0) {
		const read = [];
		const { errors } = reader;
		readAsset(reader, {
			open: index,
			offset: event.start,
			document
		}, read);
		asset = read[0] ?? null;
		anchored.set(index, reader.errors === errors ? asset : null);
	}
	if (asset === null) return;
	const { name, assetType, hints } = asset;
	assets.push({
		name,
		assetType,
		offset,
		document,
		hints
	});
}
function readAsset(reader, { open, offset, document }, assets) {
	const errors = reader.errors;
	const next = readMapping(reader, open, ASSET_KEYS, slots);
	const nameAt = slots[NAME];
	const typeAt = slots[ASSET_TYPE$1];
	const typeOfAll = typeAt === -1 ? document.assetType : null;
	if (nameAt === -1 || typeAt === -1 && typeOfAll === null) missingKeys$1(reader, offset, typeOfAll);
	const name = readName(reader, nameAt, "name", slots[ID] === -1 ? "error" : "warning");
	const assetType = typeAt === -1 ? typeOfAll : readAssetType(reader, typeAt);
	const hints = readHints(reader);
	if (name === null) return next;
	if (assetType !== null && reader.errors === errors) assets.push({
		name,
		assetType,
		offset,
		document,
		hints
	});
	else addHalf({
		name,
		offset,
		document,
		hints
	}, assets);
	return next;
}
function addHalf(half, assets) {
	if (slots[ID] !== -1 && !half.hints?.id) return;
	const hints = half.hints?.id ? {
		id: half.hints.id,
		renamedFrom: null,
		movedFrom: null
	} : null;
	assets.push({
		...half,
		assetType: ASSET_TYPES[0],
		hints
	});
}
function missingKeys$1(reader, offset, typeOfAll) {
	for (const key of REQUIRED) {
		if (slots[ASSET_KEYS.indexOf(key)] !== -1 || key === "asset_type" && typeOfAll !== null) continue;
		addFinding(reader, {
			code: "missing-key",
			offset,
			args: {
				key,
				of: "asset"
			}
		});
	}
}
function readHints(reader) {
	const idAt = slots[ID];
	const renamedAt = slots[RENAMED_FROM];
	const movedAt = slots[MOVED_FROM];
	if (idAt === -1 && renamedAt === -1 && movedAt === -1) return null;
	return {
		id: readLocatedName(reader, idAt, "id"),
		renamedFrom: readLocatedName(reader, renamedAt, "renamed_from"),
		movedFrom: readLocatedName(reader, movedAt, "moved_from")
	};
}
// src/inventory/parse.ts
const DEPTH_LIMIT = 100;
const CYBER_SYSTEM = DOCUMENT_KEYS.indexOf("cyber_system");
const FACILITY = DOCUMENT_KEYS.indexOf("facility");
const PRUNE = DOCUMENT_KEYS.indexOf("prune");
const ASSET_TYPE = DOCUMENT_KEYS.indexOf("asset_type");
const IGNORE = DOCUMENT_KEYS.indexOf("ignore");
const ASSETS = DOCUMENT_KEYS.indexOf("assets");
function parseNamed(file, text, report) {
	return parseDocuments(file, text, report).filter((document) => {
		return document.cyberSystem !== UNREADABLE && document.facility !== UNREADABLE || checkAlone(document, report);
	});
}
function checkAlone(document, report) {
	checkBetween([{
		key: "",
		assets: document.assets,
		documents: [document]
	}], "system", report);
	return false;
}
function parseDocuments(file, text, report) {
	const events = readEvents(file, text, report);
	if (events === null) return [];
	if (events.length === 0) report(diagnostic("empty-file", "error", {
		file,
		offset: null
	}, {}));
	const reader = newReader(file, text, events, report);
	const documents = [];
	const placeEmpty = emptyDocuments(text);
	for (let at = 0; at < events.length; at = after(events, at)) {
		const root = placeAt(text, events[at + 1]);
		const place = placeEmpty(events[at]);
		const document = readDocument(reader, at, root === -1 ? place() : root);
		if (document === null || reader.aliases?.broken.has(at)) continue;
		documents.push(document);
	}
	return documents;
}
function systemsNamedIn(file, text) {
	const events = readEvents(file, text, unreported);
	if (events === null) return [];
	const reader = newReader(file, text, events, unreported);
	const slots = new Array(DOCUMENT_KEYS.length).fill(-1);
	const systems = [];
	for (let at = 0; at < events.length; at = after(events, at)) {
		const root = target(reader, at + 1);
		if (events[root]?.type !== MAPPING) continue;
		readMapping(reader, root, DOCUMENT_KEYS, slots);
		const system = readLocatedName(reader, slots[CYBER_SYSTEM], "cyber_system");
		if (system !== null) systems.push(system);
	}
	return systems;
}
function newReader(file, text, events, report) {
	const reader = {
		file,
		text,
		events,
		aliases: null,
		anchored: /* @__PURE__ */ new Map(),
		joined: -1,
		errors: 0,
		warnings: 0,
		report
	};
	reader.aliases = settleAliases(reader);
	return reader;
}
const LONE_RETURN = /\r(?!\n)/;
const CONFLICT = /^<{7}(?: |\r?$)/m;
function readEvents(file, text, report) {
	const lone = text.includes("\r") ? LONE_RETURN.exec(text) : null;
	if (lone !== null) {
		report(diagnostic("yaml-syntax", "error", {
			file,
			offset: lone.index
		}, { reason: "a carriage return without a line feed" }));
		return null;
	}
	const conflict = text.includes("<<<<<<<") ? CONFLICT.exec(text) : null;
	if (conflict !== null) {
		report(diagnostic("merge-conflict", "error", {
			file,
			offset: conflict.index
		}, {}));
		return null;
	}
	try {
		return parseEvents(text, { maxDepth: DEPTH_LIMIT });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const at = {
			file,
			offset: error.mark?.position ?? null
		};
		if (error.reason.startsWith("nesting exceeded")) report(diagnostic("yaml-too-deep", "error", at, { limit: DEPTH_LIMIT }));
		else report(diagnostic("yaml-syntax", "error", at, { reason: isBehindTab(error.reason, text, at.offset) ? `${error.reason}, behind a tab` : withoutQuotes(error.reason) }));
		return null;
	}
}
function isBehindTab(reason, text, offset) {
	if (offset === null || reason !== "deficient indentation") return false;
	return /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset))?.[0].includes("	") ?? false;
}
function withoutQuotes(reason) {
	return reason.replace(/ ".*"|: .*$/s, "");
}
function readDocument(reader, at, offset) {
	const { events, file, errors } = reader;
	const root = target(reader, at + 1);
	if (root === -1) return null;
	const event = events[root];
	if (event.type !== MAPPING) {
		wrongType(reader, event, {
			subject: "document",
			expected: "a mapping",
			offset
		});
		return null;
	}
	const slots = new Array(DOCUMENT_KEYS.length).fill(-1);
	readMapping(reader, root, DOCUMENT_KEYS, slots);
	missingKeys(reader, slots, offset);
	const systemAt = slots[CYBER_SYSTEM];
	const typeAt = slots[ASSET_TYPE];
	const assets = [];
	const document = {
		file,
		cyberSystem: readLocatedName(reader, systemAt, "cyber_system") ?? UNREADABLE,
		facility: slots[FACILITY] === -1 ? null : readLocatedName(reader, slots[FACILITY], "facility") ?? UNREADABLE,
		prune: readPrune(reader, slots[PRUNE]),
		assetType: typeAt === -1 ? null : readAssetType(reader, typeAt) ?? UNREADABLE_TYPE,
		ignore: readPatterns(reader, slots[IGNORE]),
		assets,
		isWhole: true
	};
	readList(reader, slots[ASSETS], document, assets);
	document.isWhole = reader.errors === errors;
	return document;
}
const UNREADABLE = {
	value: "",
	offset: 0
};
const UNREADABLE_TYPE = "hardware";
function readPatterns(reader, index) {
	const { events } = reader;
	const patterns = [];
	const list = target(reader, index);
	if (list === -1) return patterns;
	const event = events[list];
	if (event.type !== SEQUENCE) {
		wrongType(reader, event, {
			subject: "ignore",
			expected: "a list",
			offset: placeOfValue(reader, index)
		});
		return patterns;
	}
	for (let at = list + 1; events[at].type !== POP; at = after(events, at)) {
		const pattern = readLocatedName(reader, at, "pattern");
		if (pattern !== null) patterns.push(pattern);
	}
	return patterns;
}
function readList(reader, index, document, assets) {
	const list = target(reader, index);
	if (list === -1) return;
	const event = reader.events[list];
	if (event.type === SEQUENCE) readAssets(reader, list, document, assets);
	else wrongType(reader, event, {
		subject: "assets",
		expected: "a list",
		offset: placeOfValue(reader, index)
	});
}
function missingKeys(reader, slots, offset) {
	DOCUMENT_KEYS.forEach((key, k) => {
		if (!DOCUMENT_SHAPE[key].required || slots[k] !== -1) return;
		addFinding(reader, {
			code: "missing-key",
			offset,
			args: {
				key,
				of: "document"
			}
		});
	});
}
function emptyDocuments(text) {
	let markers = null;
	let passed = 0;
	return (document) => {
		if (document.type === DOCUMENT && document.explicitStart) passed++;
		return () => {
			markers ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
			return markers[passed - 1] ?? 0;
		};
	};
}
// src/inventory/load.ts
const WORKING_TREE = { kind: "working-tree" };
async function loadRevision(revision, { cwd, paths, run, onFile }, report) {
	const documents = [];
	const files = [];
	let isComplete = true;
	const note = (finding) => {
		if (finding.severity === "error") isComplete = false;
		report(finding);
	};
	const visit = (file) => {
		onFile?.();
		const read = readText(file, note);
		if (read === null) return;
		const { path, text, byteOrderMark } = read;
		files.push({
			path,
			sha256: () => sha256(text, byteOrderMark)
		});
		for (const document of parseNamed(sourceFile(path, text), text, note)) documents.push(document);
	};
	await readRevision(revision, {
		cwd,
		run,
		selections: await readPaths(paths, cwd)
	}, visit, note);
	return {
		inventory: {
			documents,
			isComplete
		},
		files
	};
}
async function readRevision(revision, { cwd, run, selections }, visit, report) {
	if (revision.kind === "working-tree") return readFolder({
		cwd,
		selections
	}, visit, report);
	const { readGit } = await import("./git.js");
	await readGit({
		run,
		commit: revision.commit,
		selections
	}, visit, report);
}
async function findOutside(revision, { cwd, paths, run }) {
	const selections = [outsideOf(await readPaths(paths, cwd))];
	const outside = [];
	const visit = (read) => {
		const text = read.content.includes("cyber_system") ? readText(read, unreported) : null;
		if (text === null) return;
		const file = sourceFile(text.path, text.text);
		for (const cyberSystem of systemsNamedIn(file, text.text)) outside.push({
			file,
			cyberSystem
		});
	};
	await readRevision(revision, {
		cwd,
		run,
		selections
	}, visit, unreported);
	return outside;
}
function sha256(text, byteOrderMark) {
	const { createHash } = process.getBuiltinModule("node:crypto");
	const hash = createHash("sha256");
	if (byteOrderMark) hash.update("﻿", "utf8");
	return hash.update(text, "utf8").digest("hex");
}
// src/service/endpoint.ts
function checkBaseUrl(text, env) {
	if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") throw new ConfigurationError("NODE_TLS_REJECT_UNAUTHORIZED", "is 0, which turns the check of certificates off. Unset it; NODE_EXTRA_CA_CERTS adds a private authority.");
	const url = parse$1(text.trim());
	if (url.protocol !== "https:" && url.protocol !== "http:") throw refuse("must start with https://.");
	if (url.username !== "" || url.password !== "") throw refuse("must not hold a user or password. Remove them.");
	if (/[?#]/.test(text)) throw refuse("must not hold a query or a fragment. Remove what follows the path.");
	if (url.protocol === "http:" && !isLoopback(url)) throw refuse("must use https; http is for this machine alone (localhost, 127.0.0.1, [::1]).");
	return url;
}
function isLoopback(url) {
	return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(\.\d+){3}$/.test(url.hostname);
}
function checkApiKey(text) {
	const key = text.trim();
	if (key === "") throw new ConfigurationError("api-key", "is empty. Set it to a key of the organization.");
	if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) throw new ConfigurationError("api-key", "holds a character that no header can carry, such as a line break. Copy the key again.");
	return key;
}
function checkProxy(baseUrl, env) {
	const text = (env.https_proxy ?? env.HTTPS_PROXY ?? "").trim();
	if (isLoopback(baseUrl) || text === "") return null;
	const proxy = readProxy(text.includes("://") ? text : `http://${text}`);
	if (proxy === null) throw new ConfigurationError("HTTPS_PROXY", "is not an http or https proxy. Write it as http://host:port.");
	return isExcepted(baseUrl, env.no_proxy ?? env.NO_PROXY ?? "") ? null : proxy;
}
function readProxy(text) {
	if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
	const url = new URL(text);
	try {
		decodeURIComponent(url.username + url.password);
		return url;
	} catch {
		return null;
	}
}
function isExcepted({ hostname, port }, except) {
	const ofService = port || "443";
	return except.toLowerCase().split(/[\s,]+/).some((entry) => {
		const [, host = entry, only = ofService] = /^(.+):(\d+)$/.exec(entry) ?? [];
		if (host === "" || only !== ofService) return false;
		const zone = host.replace(/^\*?\./, "");
		return host === "*" || hostname === zone || hostname.endsWith(`.${zone}`);
	});
}
function parse$1(text) {
	if (text === "") throw refuse("is empty. Set it to the URL of the service.");
	if (!URL.canParse(text)) throw refuse("is not a URL. Write it as https://host or https://host/path.");
	return new URL(text);
}
function refuse(message) {
	return new ConfigurationError("base-url", message);
}
// src/commands/progress.ts
const LINE_EVERY_MS = 1e4;
const REDRAW_EVERY_MS = 50;
const LOOK_EVERY_MS = 1e3;
function showProgress({ write, canRedraw, now, repeat = processTimer$1 }) {
	let work = {
		doing: "reading",
		files: 0,
		bytes: 0
	};
	let isDrawn = false;
	let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
	const show = () => {
		if (work === null || now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
		draw(work);
	};
	const draw = (current) => {
		last = now();
		write(canRedraw ? `\r${workBar(current)}\u001b[K` : `${workLine(current)}\n`);
		isDrawn = canRedraw;
	};
	const rest = () => {
		if (isDrawn) write("\r\x1B[K");
		isDrawn = false;
		work = null;
	};
	const goOn = (next) => {
		work = next;
		show();
	};
	const count = (next) => {
		work = next;
		if (canRedraw && next.settled === next.total) draw(next);
		else show();
	};
	const cancel = repeat(LOOK_EVERY_MS, show);
	return {
		fileRead: () => {
			if (work?.doing === "reading") goOn({
				...work,
				files: work.files + 1
			});
		},
		received: (bytes) => {
			if (work?.doing === "reading") goOn({
				...work,
				bytes: work.bytes + bytes
			});
		},
		settled: (settled, total) => count({
			doing: "applying",
			settled,
			total
		}),
		through: (doing, done, total) => count({
			doing,
			settled: done,
			total
		}),
		rest,
		end: () => {
			cancel();
			rest();
		}
	};
}
const NO_PROGRESS = {
	fileRead: () => {},
	received: () => {},
	settled: () => {},
	through: () => {},
	rest: () => {},
	end: () => {}
};
function processTimer$1(ms, callback) {
	const timer = setInterval(callback, ms).unref();
	return () => clearInterval(timer);
}
// src/commands/context.ts
async function openRun(opening, run) {
	const { host, settings, heedsSignals, tellRequest } = opening;
	const { timeoutMs } = settings;
	const shutdown = watchShutdown({
		timeoutMs,
		onSignal: heedsSignals ? host.onSignal : null
	});
	const startedAt = host.clock.now();
	let progress = NO_PROGRESS;
	try {
		const checkout = await opening.checkout(shutdown);
		progress = opening.openProgress();
		const fresh = {
			startedAt,
			shutdown,
			progress,
			attempts: new AttemptCount()
		};
		const offline = {
			...checkout,
			...fresh,
			host,
			settings,
			connection: WITHOUT_SERVICE,
			github: null,
			ledger: null
		};
		if (opening.apiKey === null) return await run(offline);
		const connection = await connectWith(offline, await opening.apiKey(offline), tellRequest);
		return await run({
			...offline,
			connection
		}).finally(() => connection.close());
	} catch (error) {
		if (!shutdown.stop.aborted) throw error;
		const { isInterruption } = await import("./failures.js");
		if (!isInterruption(error)) throw error;
		return opening.onStopped(error, host.clock.now() - startedAt);
	} finally {
		progress.end();
		shutdown.end();
	}
}
async function connectWith({ host, settings, shutdown, attempts, progress }, apiKey, tellRequest) {
	const { env, clock, random, version } = host;
	const { baseUrl, baseUrlFrom, concurrency, requestTimeoutMs, detail } = settings;
	const { connect } = await import("./connect.js");
	return connect({
		baseUrl,
		baseUrlFrom,
		apiKey,
		concurrency,
		requestTimeoutMs,
		env,
		clock,
		random,
		version,
		signal: shutdown.stop,
		hardSignal: shutdown.cut,
		onAttempt: (attempt) => {
			attempts.count(attempt);
			tellRequest?.(`${requestLine(attempt, detail)}\n`);
		},
		onReceived: progress.received
	});
}
const WITHOUT_SERVICE = {
	get reader() {
		throw new Error("this run speaks with no service");
	},
	writer: () => {
		throw new Error("this run speaks with no service");
	},
	close: async () => {}
};
const GRACE_MS = 7e3;
const CLOSING_MS = 2500;
function watchShutdown({ timeoutMs, onSignal, setTimer = processTimer }) {
	const stop = new AbortController();
	const cut = new AbortController();
	const close = new AbortController();
	const cancels = [];
	let isWriting = false;
	const cutNow = () => {
		if (!cut.signal.aborted) cancels.push(setTimer(CLOSING_MS, () => close.abort()));
		cut.abort();
	};
	const stopNow = () => {
		if (stop.signal.aborted || !isWriting) cutNow();
		else cancels.push(setTimer(GRACE_MS, cutNow));
		stop.abort();
	};
	if (timeoutMs > 0) cancels.push(setTimer(timeoutMs, stopNow));
	const unlisten = onSignal?.(stopNow);
	const end = () => {
		unlisten?.();
		for (const cancel of cancels) cancel();
	};
	const startWriting = () => {
		isWriting = true;
	};
	return {
		stop: stop.signal,
		cut: cut.signal,
		close: close.signal,
		startWriting,
		halt: stopNow,
		end
	};
}
function processTimer(ms, callback) {
	const timer = setTimeout(callback, ms);
	return () => clearTimeout(timer);
}
function askingGitHub({ env, clock, random, version }, token) {
	return {
		apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
		token,
		clock,
		random,
		userAgent: `${TOOL_NAME}/${version}`
	};
}
async function pause({ host, shutdown }, ms) {
	await host.clock.sleep(ms, shutdown.stop);
	shutdown.stop.throwIfAborted();
}
var AttemptCount = class {
	#byPath = /* @__PURE__ */ new Map();
	count({ method, path }) {
		if (method === "GET" || method === "POST") return;
		const key = `${method} ${path}`;
		this.#byPath.set(key, (this.#byPath.get(key) ?? 0) + 1);
	}
	of({ change, writes }) {
		if (change.action === "create") return writes;
		const method = change.action === "update" ? "PATCH" : "DELETE";
		return this.#byPath.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
	}
};
// src/github/errors.ts
const REPOSITORY = /^\/repos\/\{owner\}\/\{repo\}(?=\/)/;
function shownRoute(route) {
	return route.replace(REPOSITORY, "").replaceAll(/\{\w+\}/g, "…");
}
var GitHubError = class extends Error {
	name = "GitHubError";
	method;
	route;
	kind;
	status;
	permission;
	attempts;
	unclear;
	constructor(failure, options) {
		super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain$1(failure)}`, options);
		this.method = failure.method;
		this.route = failure.route;
		this.kind = failure.kind;
		this.status = failure.status;
		this.permission = failure.permission;
		this.attempts = failure.attempts;
		this.unclear = mayBeDone(failure);
	}
};
function isOfGitHub(error) {
	return error instanceof GitHubError;
}
function isNotFound(error) {
	return isOfGitHub(error) && error.kind === "not-found";
}
function isUnclear(error) {
	return isOfGitHub(error) && error.unclear;
}
function isMissingRight(error) {
	return isOfGitHub(error) && (error.kind === "forbidden" || error.kind === "not-found");
}
const STOPPING = "the run is stopping";
const CHECK_NETWORK = "Check GITHUB_API_URL, the network and the proxy, and run again.";
const CHECK_AUTHORITY = "Its certificate, or that of the proxy, is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.";
function isUntrusted$1(code) {
	return code !== null && /CERT|_SIGNATURE$/.test(code);
}
function mayBeDone({ method, kind, sent }) {
	if (method === "GET" || !sent) return false;
	return kind === "network" || kind === "server" || kind === "unreadable";
}
function explain$1(failure) {
	const because = failure.reason === null ? "" : ` (${failure.reason})`;
	const answered = failure.sent ? `GitHub answered ${failure.status}${because}.` : `nothing was sent${because}.`;
	switch (failure.kind) {
		case "forbidden": return `${answered} ${toGrant(failure)}`;
		case "not-found": return `${answered} It is not there, or github-token may not see it.`;
		case "rate-limited": return `${answered} The rate limit is used up. ${whenToComeBack(failure.waitMs)}`;
		case "invalid": return `${answered} GitHub does not accept the request as it stands.`;
		case "network": return `${failure.sent ? "no whole answer came" : "nothing was sent"}${because}.${networkRemedy(failure.reason)}`;
		case "server": return `${answered} Wait and run again.`;
		case "unreadable": return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
	}
}
function networkRemedy(reason) {
	if (reason === "the run is stopping") return "";
	return ` ${isUntrusted$1(reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
}
function toGrant({ status, permission, sent }) {
	if (permission !== null) return `Grant the job the permission ${permission}.`;
	if (status === 401 || !sent) return "Check that github-token is whole and not expired.";
	return "Check what github-token may do.";
}
function whenToComeBack(waitMs) {
	if (waitMs === null) return "Run again later.";
	return `Run again in ${Math.max(1, Math.ceil(waitMs / 6e4))} min.`;
}
// src/report/ledger.ts
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
function behindLine(kind, why) {
	const add = LEDGER_WORDS["ledger-behind"].remedy().replaceAll("`", "");
	switch (kind) {
		case "applied": return ledgerLine("ledger-behind", why);
		case "refused": return `ledger-behind: Nothing was written at the service, and the record of that is not in the ledger: ${why}. ${add}`;
		case "look": return `ledger-behind: What this run saw is not in the ledger: ${why}. Run it again: the next look tells the lists.`;
		case "review": return `ledger-behind: A review is not in the ledger: ${why}. Run it again: the next apply records it.`;
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
// src/commands/failures.ts
function tellFailure(error, detail) {
	return `error: ${failureText(error, detail)}\n`;
}
function failureText(error, detail) {
	if (error instanceof ServiceError) {
		const said = detail === "full" && error.excerpt ? `\n  the service said: ${visible(error.excerpt)}` : "";
		return `${visible(error.message)}${said}`;
	}
	if (isStopped(error)) return "the run was stopped before it ended.";
	if (error instanceof GitError) return gitText(error);
	if (isLedgerError(error)) return visible(ledgerLine(error.fault, error.detail));
	if (error instanceof ConfigurationError || error instanceof GitHubError) return visible(error.message);
	if (error instanceof Error && isInputError(error)) return visible(error.message);
	return `this is a bug in ${TOOL_NAME}, please report it.\n${stackOf(error, detail)}`;
}
function isInterruption(error) {
	return error instanceof ServiceError || error instanceof GitHubError || isStopped(error);
}
const NO_REPOSITORY = "There is no git repository here, and files of a commit are read from one. Run it in a clone; on GitHub, let a step that uses actions/checkout go before.";
function gitText({ kind, message }) {
	return kind === "not-a-repository" ? NO_REPOSITORY : `${visible(message)}${gitRemedy(kind)}`;
}
function gitRemedy(kind) {
	switch (kind) {
		case "not-installed": return ". Install it: files of a commit are read with it.";
		case "not-trusted": return ". The folder belongs to another user. If that is meant, add it to safe.directory in the configuration of git.";
		case "no-access": return ". The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.";
		case "unknown-revision": return ". Check its spelling, or fetch it.";
		case "missing-object": return ". Fetch it: this clone does not hold all of that commit.";
		case "too-large":
		case "failed": return "";
	}
}
function stackOf(error, detail) {
	if (!(error instanceof Error)) return visible(detail === "full" ? String(error) : typeof error);
	const { stack = "", message } = error;
	const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
	return [detail === "full" ? `${error.name}: ${error.message}` : error.name, ...frames.filter((line) => /^ {4}at /.test(line))].map(visible).join("\n");
}
function isLedgerError(error) {
	return error instanceof Error && error.name === "LedgerError";
}
const TOLD_BY_NAME = /* @__PURE__ */ new Set(["EmulatorInputError", "CloneError"]);
function isInputError(error) {
	return TOLD_BY_NAME.has(error.name) || isSystemError(error);
}
// src/commands/inputs.ts
const INPUTS = {
	path: {
		default: "inventory",
		description: "Inventory files: a folder (read recursively for *.yml and *.yaml), files or globs, one a line."
	},
	only: {
		default: "",
		description: "A part of the plan: cyber systems by name, id, SITE/SYSTEM or file, one a line. All is read and matched; the rest of the changes is left out. On GitHub for a run that is dispatched."
	},
	"base-url": {
		default: "",
		description: "URL of the compliance inventory service. https, unless it is this machine."
	},
	organization: {
		default: "",
		description: "Slug of the organization that the API key must belong to. Another one stops the run."
	},
	name: {
		default: "",
		description: "Tells several organizations in one repository apart, in comments and checks."
	},
	approval: {
		default: "plan",
		description: "What apply may execute: plan (what a merged pull request showed), review (and a review approved), none (everything)."
	},
	approve: {
		default: "",
		description: "Digest of a plan. Apply executes it, if it is still the plan."
	},
	drift: {
		default: "report",
		description: "Changes that no file asked for: report or apply."
	},
	"unique-names": {
		default: "system",
		description: "Where asset names must be unique: system or organization."
	},
	"max-deletes": {
		default: "25",
		description: "Most deletes in one apply. 0 means none at all."
	},
	"max-delete-percent": {
		default: "30",
		description: "Most deletes, as a percentage of the live assets in managed systems (3 are always allowed). 0 means none at all."
	},
	concurrency: {
		default: "16",
		description: "Most requests to the service at once."
	},
	"request-timeout": {
		default: "30",
		description: "Seconds for one request, from its start to the end of its answer."
	},
	timeout: {
		default: "0",
		description: "Seconds for the whole run. 0 means no limit."
	},
	detail: {
		default: "auto",
		description: "Whether logs and comments show names: full, counts, or auto (counts on public repositories)."
	},
	"impact-rating-field": {
		default: "",
		description: "Field of a cyber system that holds its impact rating, to be shown beside its name."
	},
	"control-center-field": {
		default: "",
		description: "Field of a cyber system that holds its control center, which then stands before its name."
	},
	"evidence-dir": {
		default: "",
		description: "Folder for the journal and the evidence of an apply."
	},
	ledger: {
		default: "",
		description: "Where applies and looks are recorded for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH)."
	},
	reviews: {
		default: "reviews",
		description: "Folder of the reviews of the list, which pull requests bring in."
	},
	"review-approvers": {
		default: "",
		description: "Logins, one a line, whose approval of a review the ledger tells as that of a review approver."
	}
};
const ACTION_INPUTS = {
	command: {
		default: "auto",
		description: "What to do: auto (what the event asks for), validate, plan, apply, drift or doctor."
	},
	"api-key": {
		default: "",
		description: "API key of the organization, from a secret. Without it the files are only validated."
	},
	"github-token": {
		default: `\${{ github.token }}`,
		description: "Token for comments and checks, with the permissions of the job."
	},
	"doctor-token": {
		default: "",
		description: "Token that doctor reads the settings of the repository with; github-token where there is none."
	},
	comment: {
		default: "true",
		description: "Whether to comment on pull requests."
	},
	"signing-key": {
		default: "",
		description: "Secret that signs the records of plans. With it, unsigned records do not count."
	},
	"ledger-token": {
		default: `\${{ github.token }}`,
		description: "Token that may push to the ledger."
	},
	"ledger-key": {
		default: "",
		description: "Ed25519 private key (PKCS#8 or OpenSSH) that signs the commits of the ledger."
	},
	"fail-on-drift": {
		default: "false",
		description: "Whether drift fails the run."
	},
	"working-directory": {
		default: "",
		description: "Folder to work in, relative to the workspace."
	}
};
function readSettings(get, surface) {
	const read = (name) => {
		const text = get(name)?.trim() ?? "";
		return text === "" ? INPUTS[name].default : text;
	};
	const detail = choice("detail", read("detail"), [
		"full",
		"counts",
		"auto"
	]);
	return {
		paths: read("path").split("\n"),
		only: read("only").split("\n").flatMap((line) => line.trim() || []),
		baseUrl: read("base-url"),
		baseUrlFrom: "base-url",
		organization: read("organization"),
		approval: choice("approval", read("approval"), [
			"none",
			"plan",
			"review"
		]),
		approve: read("approve"),
		drift: choice("drift", read("drift"), ["report", "apply"]),
		uniqueNames: choice("unique-names", read("unique-names"), ["system", "organization"]),
		maxDeletes: wholeNumber("max-deletes", read("max-deletes"), { least: 0 }),
		maxDeletePercent: wholeNumber("max-delete-percent", read("max-delete-percent"), {
			least: 0,
			most: 100
		}),
		concurrency: wholeNumber("concurrency", read("concurrency"), {
			least: 1,
			most: 256
		}),
		requestTimeoutMs: seconds("request-timeout", read("request-timeout"), .001),
		timeoutMs: seconds("timeout", read("timeout"), 0),
		detail: detail === "auto" ? surface.autoDetail : detail,
		impactRatingField: read("impact-rating-field"),
		controlCenterField: read("control-center-field"),
		evidenceDir: read("evidence-dir") || surface.evidenceDir,
		ledger: read("ledger"),
		reviews: read("reviews"),
		reviewApprovers: read("review-approvers").split(/[\s,]+/).filter((login) => login !== "")
	};
}
function choice(name, text, allowed) {
	const value = allowed.find((one) => one === text);
	if (value !== void 0) return value;
	throw new ConfigurationError(name, `must be ${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1)}.`);
}
function wholeNumber(name, text, bounds) {
	const { least, most = Number.MAX_SAFE_INTEGER } = bounds;
	const value = /^\d+$/.test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	throw new ConfigurationError(name, `must be a whole number ${bounds.most === void 0 ? `of ${least} or more` : `from ${least} to ${most}`}.`);
}
const MOST_SECONDS = 2147483;
function seconds(name, text, least) {
	const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
	if (value >= least && value <= MOST_SECONDS) return value > 0 ? Math.max(1, Math.round(value * 1e3)) : 0;
	throw new ConfigurationError(name, `must be a number of seconds, ${`${least > 0 ? "above 0 and " : ""}at most ${MOST_SECONDS}`}.`);
}
// src/commands/validate.ts
async function runValidate(context) {
	const { cwd, settings, git, head, progress } = context;
	const diagnostics = [];
	const report = (d) => void diagnostics.push(d);
	const { inventory, files } = await loadRevision(head, {
		cwd,
		paths: settings.paths,
		run: git,
		onFile: progress.fileRead
	}, report);
	const groups = groupByText(inventory.documents);
	checkBetween(groups, settings.uniqueNames, report);
	const whole = inventory.documents.filter(({ isWhole }) => isWhole);
	return {
		result: hasErrors(diagnostics) ? "invalid" : "validated",
		diagnostics: inFileOrder(diagnostics),
		files: filesIn(files, diagnostics),
		assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
		systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length
	};
}
function filesIn(files, diagnostics) {
	const faulty = diagnostics.flatMap(({ code, at }) => at === null || code === "submodule" ? [] : at.file.path);
	return (/* @__PURE__ */ new Set([...files.map(({ path }) => path), ...faulty])).size;
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate$1 = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate$1(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
// src/github/mark.ts
const TASK = "inventory-apply";
function environmentOf(name) {
	return name === "" ? "inventory-applied" : `inventory-applied (${name})`;
}
const payload = object({
	version: literal(1),
	repository: string(),
	service: string(),
	name: string(),
	run: string().nullable(),
	attempt: number().int().nullable(),
	applied: string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/).nullable()
}).extend({ seal: string().optional() });
function markPayload(facts, commit, key) {
	const unsealed = {
		version: 1,
		...facts
	};
	return key === "" ? unsealed : {
		...unsealed,
		seal: factsSeal(facts, commit, key)
	};
}
function readMark(deployment, owner, key) {
	const { id, sha: commit, creator, created_at } = deployment;
	const read = payload.safeParse(deployment.payload);
	if (!read.success || creator === null) return null;
	const { version: _, seal = "", ...facts } = read.data;
	if (!(facts.repository === owner.repository && facts.service === owner.service && facts.name === owner.name) || key !== "" && !isSame(seal, factsSeal(facts, commit, key))) return null;
	const { applied, run, attempt } = facts;
	return {
		id,
		commit,
		applied,
		run,
		attempt,
		creator: creator.login,
		createdAt: Date.parse(created_at)
	};
}
const MOST_WORDS = 140;
function successWords(words, id, key) {
	if (key === "") return words.slice(0, MOST_WORDS);
	const seal = successSeal(id, key);
	return `${words.slice(0, MOST_WORDS - seal.length - 1)} ${seal}`;
}
const DEAD_AFTER_MS = 18e4;
function standingOf(mark, statuses, now, key) {
	const counting = statuses.filter((status) => status.creator?.login === mark.creator && (status.state !== "success" || isSealed(status))).sort((a, b) => b.id - a.id);
	const [latest] = counting;
	const isInProgress = latest === void 0 || latest.state === "in_progress";
	const lastSign = latest === void 0 ? mark.createdAt : Date.parse(latest.created_at);
	return {
		hasSucceeded: counting.some(({ state }) => state === "success"),
		lastSign: isInProgress ? lastSign : null,
		isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS
	};
	function isSealed({ description }) {
		return key === "" || isSame(description.slice(description.lastIndexOf(" ") + 1), successSeal(mark.id, key));
	}
}
function factsSeal({ repository, service, name, run, attempt, applied }, commit, key) {
	return hmac(key, [
		"cip-inventory-sync mark 1",
		commit,
		repository,
		service,
		name,
		run,
		attempt,
		applied
	]);
}
function successSeal(id, key) {
	return hmac(key, [
		"cip-inventory-sync applied 1",
		id,
		"success"
	]);
}
function hmac(key, canonical) {
	return `hmac-sha256:${(0, import__node_crypto.createHmac)("sha256", key).update(JSON.stringify(canonical)).digest("hex")}`;
}
function isSame(a, b) {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.length === right.length && (0, import__node_crypto.timingSafeEqual)(left, right);
}
const NO_MARKS = {
	all: [],
	standing: [],
	latest: null
};
async function listMarks({ github, owner, key }, most) {
	return (await github.deployments(environmentOf(owner.name), TASK, most)).flatMap((one) => readMark(one, owner, key) ?? []);
}
function likelyCreator(marks) {
	return (marks.find(({ creator }) => creator.endsWith("[bot]")) ?? marks[0])?.creator ?? null;
}
const ASKED_TO = [
	5,
	25,
	100
];
async function readStandings(marks, creator, input) {
	const all = marks.filter((mark) => mark.creator === creator);
	const standing = [];
	for (const to of ASKED_TO) {
		const batch = all.slice(standing.length, to);
		standing.push(...await Promise.all(batch.map((mark) => standingNow(mark, input))));
		if (standing.some(({ hasSucceeded }) => hasSucceeded)) break;
	}
	return {
		all,
		standing,
		latest: standing.find(({ hasSucceeded }) => hasSucceeded) ?? null
	};
}
async function standingNow(mark, { github, key, now }) {
	const statuses = await github.deploymentStatuses(mark.id);
	return {
		...mark,
		...standingOf(mark, statuses.value, statuses.now ?? now(), key)
	};
}
function namedByOldest({ all }) {
	const isReplaced = (mark) => all.some(({ id, run, attempt }) => id > mark.id && run !== null && run === mark.run && attempt === mark.attempt);
	return all.findLast((mark) => mark.applied !== null && !isReplaced(mark))?.applied ?? null;
}
// src/github/range.ts
function askFirst({ github, from, paths }) {
	for (const path of paths) early(github.commits({
		sha: from,
		path
	}, 1));
}
function askAhead({ github, from, paths, mark, before }) {
	const pulls = /* @__PURE__ */ new Map();
	const guess = mark?.commit ?? before;
	if (guess !== null && guess !== from) early(github.compare(guess, from, 1));
	const since = mark?.createdAt ?? Number.POSITIVE_INFINITY;
	const ask = ({ sha }) => {
		if (pulls.has(sha)) return;
		pulls.set(sha, early(github.pullsOf(sha)));
	};
	for (const path of paths) early(newerThan(since, {
		github,
		from,
		path
	}, ask));
	return pulls;
}
const PAGES_AHEAD = 10;
async function newerThan(since, { github, from, path }, tell) {
	let next = github.commits({
		sha: from,
		path
	}, 1);
	for (let page = 1;; page += 1) {
		const { entries, pages } = await next;
		const newer = entries.filter((commit) => timeOf(commit) > since);
		const isLast = newer.length < entries.length || page >= Math.min(pages, PAGES_AHEAD);
		if (!isLast) next = github.commits({
			sha: from,
			path
		}, page + 1);
		newer.forEach(tell);
		if (isLast) return;
	}
}
async function findRange(input, applied) {
	const commits = await commitsAfter(applied, input);
	const touching = await touchingAmong(commits, input);
	const { from, of = from, marks } = input;
	const tried = [.../* @__PURE__ */ new Set([of, ...marks.all.map(({ commit }) => commit)])].filter((sha) => commits.has(sha));
	return {
		commits,
		touching,
		fresh: untried(commits, input),
		tried
	};
}
async function findApplied({ github, from, before, marks, tip }) {
	const { latest } = marks;
	const marked = latest?.commit ?? namedByOldest(marks);
	if (marked === null) return {
		applied: before,
		isRewritten: false
	};
	switch (await relation(github, marked, from)) {
		case "ahead":
		case "identical": return {
			applied: marked,
			isRewritten: false
		};
		case "behind":
			if (latest === null) return {
				applied: before,
				isRewritten: false
			};
			return await isPartOf(github, marked, await tip()) ? {
				applied: from,
				isRewritten: false
			} : {
				applied: before,
				isRewritten: true
			};
		default: return {
			applied: before,
			isRewritten: true
		};
	}
}
async function isPartOf(github, commit, tip) {
	return ["ahead", "identical"].includes(await relation(github, commit, tip));
}
async function relation(github, base, head) {
	if (base === head) return "identical";
	try {
		return (await github.compare(base, head, 1)).status;
	} catch (error) {
		if (error instanceof GitHubError && ["not-found", "invalid"].includes(error.kind)) return "diverged";
		throw error;
	}
}
const PAGE = 100;
const PAGES_UNTOLD = 3;
async function commitsAfter(applied, { github, from }) {
	if (applied === from) return /* @__PURE__ */ new Map();
	if (applied === null) return byHash(await newestPages(github, from));
	const first = await github.compare(applied, from, 1);
	const more = Array.from({ length: Math.ceil(first.total_commits / PAGE) - 1 }, (_, index) => index + 2);
	return byHash([first, ...await Promise.all(more.map((page) => github.compare(applied, from, page)))].flatMap(({ commits }) => commits));
}
async function newestPages(github, sha) {
	const pages = Array.from({ length: PAGES_UNTOLD }, (_, index) => github.commits({
		sha,
		path: ""
	}, index + 1));
	return (await Promise.all(pages)).flatMap(({ entries }) => entries);
}
function byHash(commits) {
	return new Map(commits.map((commit) => [commit.sha, commit]));
}
async function touchingAmong(commits, { github, from, paths }) {
	if (commits.size === 0) return [];
	return [...byHash((await Promise.all(paths.map((path) => touchingOne(commits, {
		github,
		from,
		path
	})))).flat()).values()];
}
async function touchingOne(commits, { github, from, path }) {
	if (path === "") return [...commits.values()].reverse();
	const oldest = Math.min(...Array.from(commits.values(), timeOf));
	const listed = [];
	const first = await github.commits({
		sha: from,
		path
	}, 1);
	let entries = first.entries;
	for (let page = 2;;) {
		listed.push(...entries);
		const last = entries.at(-1);
		if (page > first.pages || last === void 0 || timeOf(last) < oldest) break;
		const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
		const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
		entries = (await Promise.all(numbers.map((number) => github.commits({
			sha: from,
			path
		}, number)))).flatMap((answer) => answer.entries);
		page = until + 1;
	}
	return listed.filter(({ sha }) => commits.has(sha));
}
async function unhide(range, input) {
	const { commits, touching } = range;
	if (input.paths.includes("")) return range;
	const bySha = new Map(byHash(touching));
	const looked = /* @__PURE__ */ new Set();
	for (;;) {
		const merges = mergesAbove(/* @__PURE__ */ new Set([...bySha.keys(), ...range.tried.filter((sha) => sha !== input.from)]), commits).filter(({ sha }) => !looked.has(sha) && !bySha.has(sha));
		if (merges.length === 0) break;
		await Promise.all(merges.map(async (merge) => {
			looked.add(merge.sha);
			const lists = merge.parents.filter((sha) => commits.has(sha)).map((from) => touchingAmong(commits, {
				...input,
				from
			}));
			const hidden = (await Promise.all(lists)).flat().filter(({ sha }) => !bySha.has(sha));
			for (const commit of hidden.length === 0 ? [] : [merge, ...hidden]) bySha.set(commit.sha, commit);
		}));
	}
	return bySha.size === touching.length ? range : {
		...range,
		touching: [...bySha.values()]
	};
}
function mergesAbove(counting, commits) {
	const children = /* @__PURE__ */ new Map();
	for (const commit of commits.values()) for (const parent of commit.parents) addUnder(children, parent, commit);
	const above = /* @__PURE__ */ new Map();
	const open = [...counting];
	for (let sha = open.pop(); sha !== void 0; sha = open.pop()) for (const child of children.get(sha) ?? []) {
		if (above.has(child.sha)) continue;
		above.set(child.sha, child);
		open.push(child.sha);
	}
	return [...above.values()].filter(({ parents }) => parents.length > 1);
}
function timeOf({ date }) {
	return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date);
}
function untried(commits, { marks, from }) {
	const newest = marks.all.find(({ commit }) => commit !== from);
	const tried = newest === void 0 ? /* @__PURE__ */ new Set() : heldBy(commits, newest.commit);
	return new Set([...commits.keys()].filter((sha) => !tried.has(sha)));
}
function heldBy(commits, sha) {
	const held = /* @__PURE__ */ new Set();
	const open = [sha];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const commit = held.has(next) ? void 0 : commits.get(next);
		if (commit === void 0) continue;
		held.add(next);
		open.push(...commit.parents);
	}
	return held;
}
const MOST_AWAITED = 30;
const PATIENCE_MS = [
	1e3,
	2e3,
	4e3,
	8e3
];
async function mergedPulls({ github, range, early, defaultBranch, pause }) {
	const byNumber = /* @__PURE__ */ new Map();
	const brought = /* @__PURE__ */ new Map();
	const touching = range.touching.map(({ sha }) => sha);
	const awaited = new Set(touching.filter((sha) => range.fresh.has(sha)).slice(0, MOST_AWAITED));
	const askAll = async (shas, early = /* @__PURE__ */ new Map()) => {
		const answers = await Promise.all(shas.map((sha) => early.get(sha) ?? github.pullsOf(sha)));
		return shas.filter((sha, index) => {
			const merged = answers[index].filter((pull) => isMergedInto(pull, defaultBranch));
			for (const pull of merged) {
				byNumber.set(pull.number, pull);
				addUnder(brought, pull.number, sha);
			}
			return merged.length === 0;
		});
	};
	let without = await askAll([.../* @__PURE__ */ new Set([...touching, ...range.tried])], early);
	for (const ms of pause === null ? [] : PATIENCE_MS) {
		const open = without.filter((sha) => awaited.has(sha));
		if (open.length === 0) break;
		await pause?.(ms);
		const still = new Set(await askAll(open));
		without = without.filter((sha) => !awaited.has(sha) || still.has(sha));
	}
	const isTouching = new Set(touching);
	return {
		pulls: [...byNumber.values()].sort((a, b) => a.number - b.number),
		brought,
		direct: without.filter((sha) => isTouching.has(sha))
	};
}
function isMergedInto({ merged_at, base_ref }, branch) {
	return merged_at !== null && base_ref === branch;
}
// src/github/record.ts
function checkName(checked, name) {
	return name === "" ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = number().int().nonnegative();
const guard = object({
	guard: string(),
	limit: count,
	value: count,
	passed: boolean()
});
const header = object({
	repository: string(),
	pullRequest: count,
	head: string(),
	baseBranch: string(),
	base: string(),
	organization: string(),
	service: string(),
	name: string(),
	digest: string(),
	guards: array(guard),
	at: string(),
	mark: count.nullable()
});
const surfaces = object({
	comment: object({
		id: count,
		updated_at: string(),
		sha256: string()
	}).nullable(),
	check: string(),
	runs: array(count).min(1)
});
const part = object({
	version: literal(2),
	core: string(),
	part: count,
	parts: count.max(1e3),
	changes: string()
});
const first = part.extend({
	part: literal(1),
	record: header,
	shown: surfaces,
	seal: string()
});
const pass = object({
	version: literal(2),
	run: count,
	head: string(),
	pullRequest: count,
	passed: string()
});
const PART_BUDGET = 56e3;
const FENCE = "```";
function encodeRecord(record, key) {
	const { changes, ...rest } = record;
	const core = coreSeal(record, key);
	const chunks = chunk(changes.map(({ fingerprint, target }) => target === null ? fingerprint : `${fingerprint}:${target}`));
	const partOf = (text, index) => {
		return {
			version: 2,
			core,
			part: index + 1,
			parts: chunks.length,
			changes: text
		};
	};
	return {
		rest: chunks.slice(1).map((text, index) => fenced(partOf(text, index + 1))),
		first: (seen) => fenced({
			...partOf(chunks[0], 0),
			record: rest,
			shown: seen,
			seal: wholeSeal(core, seen, key)
		})
	};
}
function fenced(content) {
	const json = JSON.stringify(content).replaceAll("`", "\\u0060");
	return `What apply may execute, for apply to read:\n\n${FENCE}json\n${json}\n${FENCE}\n`;
}
function chunk(words) {
	const chunks = [[]];
	let length = 0;
	for (const word of words) {
		if (length + word.length + 1 > PART_BUDGET) {
			chunks.push([]);
			length = 0;
		}
		chunks[chunks.length - 1].push(word);
		length += word.length + 1;
	}
	return chunks.map((chunked) => chunked.join(" "));
}
function decodeRecord({ id, text }, among, key) {
	const json = unfenced(text ?? "");
	const passed = pass.safeParse(json);
	if (passed.success) {
		const { run, head, pullRequest } = passed.data;
		return run === id && isSame(passed.data.passed, passSeal({
			run,
			head,
			pullRequest
		}, key)) ? { kind: "pass" } : {
			kind: "broken",
			said: null
		};
	}
	const read = first.safeParse(json);
	if (!read.success) return {
		kind: "broken",
		said: null
	};
	const { record: fields, shown: seen, core, seal } = read.data;
	const changes = changesOf(read.data, among, seen.runs);
	if (changes === null || seen.runs[0] !== id) return {
		kind: "broken",
		said: fields
	};
	const record = {
		...fields,
		changes
	};
	return isSame(core, coreSeal(record, key)) && isSame(seal, wholeSeal(core, seen, key)) ? {
		kind: "record",
		record,
		shown: seen
	} : {
		kind: "broken",
		said: fields
	};
}
function changesOf({ changes, parts }, among, runs) {
	const ids = new Set(runs);
	const texts = /* @__PURE__ */ new Map([[1, changes]]);
	for (const { id, text } of parts === 1 ? [] : among) {
		const read = ids.has(id) ? part.safeParse(unfenced(text ?? "")) : null;
		if (read?.success) texts.set(read.data.part, read.data.changes);
	}
	const recorded = [];
	for (let number = 1; number <= parts; number += 1) {
		const words = texts.get(number);
		if (words === void 0) return null;
		for (const word of words.split(" ")) {
			const [fingerprint = "", target = null] = word.split(":");
			if (fingerprint !== "") recorded.push({
				fingerprint,
				target
			});
		}
	}
	return recorded;
}
function unfenced(text) {
	const start = text.indexOf(`${FENCE}json\n`);
	const end = text.indexOf(`\n${FENCE}`, start + 1);
	if (start < 0 || end < 0) return null;
	try {
		return JSON.parse(text.slice(start + 3 + 5, end));
	} catch {
		return null;
	}
}
function encodePass(plan, key) {
	return fenced({
		version: 2,
		...plan,
		passed: passSeal(plan, key)
	});
}
function passSeal({ run, head, pullRequest }, key) {
	return sealed(key, [
		"cip-inventory-sync pass 1",
		run,
		head,
		pullRequest
	]);
}
function coreSeal({ changes, guards, ...fields }, key) {
	const { repository, pullRequest, head, baseBranch, base, organization, service, name, digest, at, mark } = fields;
	const guardRows = guards.map(({ guard: which, limit, value, passed }) => [
		which,
		limit,
		value,
		passed
	]);
	const changeRows = changes.map(({ fingerprint, target }) => [fingerprint, target]);
	return sealed(key, [...[
		"cip-inventory-sync record 2",
		repository,
		pullRequest,
		head,
		baseBranch,
		base,
		organization,
		service,
		name
	], ...[
		digest,
		at,
		mark,
		guardRows,
		changeRows
	]]);
}
function wholeSeal(core, { comment, check, runs }, key) {
	return sealed(key, [
		"cip-inventory-sync shown 1",
		core,
		comment === null ? null : [
			comment.id,
			comment.updated_at,
			comment.sha256
		],
		check,
		runs
	]);
}
function sealed(key, canonical) {
	return key === "" ? `sha256:${sha256$1(JSON.stringify(canonical))}` : hmac(key, canonical);
}
function checkSeal(title, summary) {
	return sha256$1(JSON.stringify([asKept(title ?? ""), asKept(summary ?? "")]));
}
function commentSeal(comment) {
	return {
		id: comment.id,
		updated_at: comment.updated_at,
		sha256: sha256$1(asKept(comment.body))
	};
}
function asKept(text) {
	return text.replaceAll("\r\n", "\n").trimEnd();
}
// src/github/review.ts
const INSIDERS = /* @__PURE__ */ new Set([
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
]);
const DECISIVE = /* @__PURE__ */ new Set([
	"APPROVED",
	"CHANGES_REQUESTED",
	"DISMISSED"
]);
function isTrusted(association) {
	return association !== null && INSIDERS.has(association);
}
function judgeReviews(input) {
	const { pull, commits, hasMore, record } = input;
	const makers = commits.flatMap(({ author, committer }) => [author, committer]);
	const reasonAgainst = (review) => {
		const { user } = review;
		if (user === null || isBot(user)) return "bot";
		if (isSamePerson(user, pull.author)) return "author";
		if (makers.some((maker) => isSamePerson(user, maker))) return "committer";
		return input.mayWrite(review) ? null : "may-not-write";
	};
	const approvers = [];
	const ignored = [];
	const against = [];
	for (const review of latestDecisive(input.reviews)) {
		const { user, state, commit_id, submitted_at } = review;
		const name = user?.login ?? "a deleted account";
		const why = reasonAgainst(review);
		if (state === "CHANGES_REQUESTED" && why === null) against.push(name);
		if (state !== "APPROVED") continue;
		const late = why ?? unfit(review, record);
		if (late === null && commit_id !== null && submitted_at !== null) approvers.push({
			user: name,
			submitted_at,
			commit_id
		});
		else ignored.push({
			user: name,
			why: late ?? "other-commit"
		});
	}
	const needed = hasMore || pull.author === null || isBot(pull.author) || commits.some(isNobodys) ? 2 : 1;
	return {
		approvers,
		needed,
		against,
		ignored,
		isApproved: against.length === 0 && approvers.length >= needed
	};
}
function unfit({ commit_id, submitted_at }, { head, at }) {
	if (commit_id !== head) return "other-commit";
	return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : "before-record";
}
function isNobodys({ author, committer }) {
	return author === null || committer === null;
}
function isBot({ type, login }) {
	return type === "Bot" || login.endsWith("[bot]");
}
function isSamePerson(a, b) {
	return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}
function undecided(reviews) {
	return latestDecisive(reviews).filter(({ state, user }) => state !== "DISMISSED" && user !== null && !isBot(user));
}
function latestDecisive(reviews) {
	const byUser = /* @__PURE__ */ new Map();
	const submitted = reviews.filter(({ state }) => DECISIVE.has(state)).sort(bySubmission);
	for (const review of submitted) byUser.set(review.user?.id ?? -review.id, review);
	return [...byUser.values()];
}
function bySubmission(a, b) {
	return Date.parse(a.submitted_at ?? "") - Date.parse(b.submitted_at ?? "") || a.id - b.id;
}
// src/github/records.ts
function planId(pullRequest) {
	return `plan of pull request ${pullRequest}`;
}
function isOvertaken({ id, bot, external_id }, runs) {
	if (external_id === null) return false;
	return runs.some((run) => run.id > id && run.bot === bot && run.external_id === external_id);
}
function findRecord(runs, pull, rules) {
	const { bot, signingKey } = rules;
	const ours = runs.filter((run) => run.bot === bot && run.head_sha === pull.head_sha).sort((a, b) => b.id - a.id);
	if (bot === null || ours.length === 0) return { why: { kind: runs.length === 0 ? "no-record" : "other-app" } };
	const broken = [];
	let other = null;
	for (const run of ours.filter(({ status }) => status === "completed")) {
		const decoded = decodeRecord(run, ours, signingKey);
		if (decoded.kind === "broken") broken.push({
			id: run.id,
			isUnsigned: decoded.said !== null
		});
		if (decoded.kind !== "record" || !isOf(pull, decoded.record)) continue;
		const { record, shown } = decoded;
		const unfit = unfitFor(record, pull, rules);
		other ??= unfit;
		if (unfit !== null) continue;
		const erased = broken.filter(({ id }) => !shown.runs.includes(id));
		return erased.length > 0 ? { why: whyBroken(erased) } : { counting: {
			record,
			shown,
			run
		} };
	}
	return { why: other ?? (broken.length > 0 ? whyBroken(broken) : { kind: "no-record" }) };
}
function isOf(pull, { pullRequest, head }) {
	return pullRequest === pull.number && head === pull.head_sha;
}
function unfitFor(record, pull, { expected }) {
	if (record.repository !== expected.repository || record.name !== expected.name) return { kind: "no-record" };
	if (record.service !== expected.service) return { kind: "other-service" };
	return record.baseBranch === pull.base_ref ? null : { kind: "other-base" };
}
function whyBroken(broken) {
	return { kind: broken[0]?.isUnsigned === true ? "unsigned" : "erased" };
}
function objection({ record, shown, run }, comments, rules) {
	if (record.mark !== null && (rules.mark ?? 0) < record.mark) return { kind: "marks-deleted" };
	if (!rules.isStrict) return null;
	if (checkSeal(run.title, run.summary) !== shown.check) return { kind: "check-changed" };
	return isAsShown(shown, comments) ? null : { kind: "comment-changed" };
}
function isAsShown({ comment }, comments) {
	if (comment === null) return true;
	const current = comments.find(({ id }) => id === comment.id);
	if (current === void 0) return false;
	const { updated_at, sha256 } = commentSeal(current);
	return updated_at === comment.updated_at && sha256 === comment.sha256;
}
function readApprovals(pulls, input) {
	return Promise.all(pulls.map((pull) => readApproval(pull, input)));
}
async function readApproval(pull, input) {
	const { github, depth, expected, isStrict } = input;
	const asksReviews = depth !== "records";
	const [runs, comments, reviews] = await Promise.all([
		input.bot === null ? [] : github.checkRuns(pull.head_sha, checkName("plan", expected.name)),
		isStrict || asksReviews ? github.comments(pull.number) : null,
		asksReviews ? readReviews(pull, input) : null
	]);
	const lookup = findRecord(runs, pull, input);
	const base = {
		pull,
		comments,
		approvers: []
	};
	if ("why" in lookup) return {
		...base,
		record: null,
		shown: null,
		why: lookup.why
	};
	const { record } = lookup.counting;
	const why = objection(lookup.counting, comments ?? [], input);
	if (why !== null) return {
		...base,
		record: null,
		shown: record,
		why
	};
	if (reviews === null) return {
		...base,
		record,
		shown: record,
		why: null
	};
	const verdict = judgeReviews({
		pull,
		record,
		...reviews
	});
	const counting = depth === "required" && !verdict.isApproved ? noReview(verdict) : null;
	return {
		...base,
		record,
		shown: record,
		why: counting,
		approvers: verdict.approvers
	};
}
function noReview({ approvers, needed, against, ignored }) {
	return {
		kind: "no-review",
		needed,
		have: approvers.length,
		against,
		ignored
	};
}
const MOST_COMMITS = 250;
async function readReviews(pull, input) {
	const { github, depth } = input;
	if (depth !== "required") {
		const mayWrite = (review) => isTrusted(review.author_association);
		return {
			reviews: await github.reviews(pull.number),
			commits: [],
			hasMore: false,
			mayWrite
		};
	}
	const permitted = async () => {
		const reviews = await github.reviews(pull.number);
		return {
			reviews,
			rights: await rightsOf(reviews, input)
		};
	};
	const [{ reviews, rights }, commits] = await Promise.all([permitted(), github.commitsOfPull(pull.number)]);
	const hasMore = commits.length >= MOST_COMMITS && ((await github.pull(pull.number)).commit_count ?? Number.POSITIVE_INFINITY) > commits.length;
	const mayWrite = (review) => rights.get(review.user?.login ?? "") ?? isTrusted(review.author_association);
	return {
		reviews,
		commits,
		hasMore,
		mayWrite
	};
}
const MAY_WRITE = /* @__PURE__ */ new Set([
	"admin",
	"maintain",
	"write"
]);
async function rightsOf(reviews, { github, notice }) {
	const logins = new Set(undecided(reviews).flatMap(({ user }) => user?.login ?? []));
	const rights = Array.from(logins, async (login) => {
		try {
			return [[login, MAY_WRITE.has(await github.permissionOf(login))]];
		} catch (error) {
			if (!isMissingRight(error)) throw error;
			notice(`What reviewers may do here cannot be read, so their standing with the repository is what counts. ${error.message}`);
			return [];
		}
	});
	return new Map((await Promise.all(rights)).flat());
}
function withdrawals(planned, { commits, brought }) {
	const withdrawn = /* @__PURE__ */ new Map();
	for (const { record } of planned) {
		if (record === null) continue;
		const held = heldBy(commits, record.base);
		const fingerprints = new Set(record.changes.map(({ fingerprint }) => fingerprint));
		for (const { pull: earlier, record: recorded } of planned) {
			if (!(brought.get(earlier.number) ?? []).every((sha) => held.has(sha))) continue;
			const gone = (recorded?.changes ?? []).flatMap(({ fingerprint }) => fingerprints.has(fingerprint) ? [] : fingerprint);
			withdrawn.set(earlier.number, /* @__PURE__ */ new Set([...withdrawn.get(earlier.number) ?? [], ...gone]));
		}
	}
	return withdrawn;
}
async function writeRest(github, run, texts) {
	const parts = texts.map((text, index) => github.createCheckRun({
		name: run.name,
		head_sha: run.head_sha,
		conclusion: "neutral",
		output: {
			title: `Record, part ${index + 2} of ${texts.length + 1}`,
			summary: "The rest of what apply may execute.",
			text
		}
	}));
	return (await Promise.all(parts)).map(({ id }) => id);
}
async function writeRecord(github, run, { first, output, comment, rest }) {
	const { title, summary, conclusion, annotations } = output;
	const surfaces = {
		comment: comment && commentSeal(comment),
		check: checkSeal(title, summary),
		runs: [run.id, ...rest]
	};
	await github.updateCheckRun(run.id, {
		conclusion,
		output: {
			title,
			summary,
			annotations,
			text: first(surfaces)
		}
	});
}
// src/commands/action/github-context.ts
async function readMarks(context, from, most) {
	askFirst({
		github: context.github.client,
		from,
		paths: await pathsOf(context)
	});
	try {
		return {
			marks: await listMarks(marksInput(context), most),
			isKnown: true
		};
	} catch (error) {
		if (!isMissingRight(error)) throw error;
		if (isNeedless(error, context)) context.runner.log(`::notice::${NO_DEPLOYMENTS}\n`);
		else context.runner.warn(`${error.message} What was applied is read with the permission deployments: read.`);
		return {
			marks: [],
			isKnown: false
		};
	}
}
const NO_DEPLOYMENTS = "This server has no deployments (404), so applies are not marked: this run sees neither what was applied last nor another apply that is under way.";
function isNeedless(error, { settings }) {
	return settings.approval === "none" && isNotFound(error);
}
function marksInput(context) {
	const { client, signingKey } = context.github;
	return {
		github: client,
		owner: ownerOf(context),
		key: signingKey,
		now: context.host.clock.now
	};
}
function ownerOf({ settings, github: { repository, name } }) {
	return {
		repository,
		service: new URL(settings.baseUrl).origin,
		name
	};
}
async function readGround(context, all, lookout) {
	const { client: github } = context.github;
	const creator = lookout.creator ?? likelyCreator(all.marks);
	const { from, before } = lookout;
	const early = askAhead({
		github,
		from,
		before,
		mark: all.marks.find((one) => one.creator === creator) ?? null,
		paths: await pathsOf(context)
	});
	const marks = all.isKnown ? await readStandings(all.marks, creator, marksInput(context)) : NO_MARKS;
	const tip = () => github.tipOf(context.github.defaultBranch);
	const { applied, isRewritten } = await findApplied({
		github,
		...lookout,
		marks,
		tip
	});
	if (isRewritten) context.runner.log(`::notice::${REWRITTEN}\n`);
	return {
		...lookout,
		creator,
		marks,
		applied,
		early
	};
}
const REWRITTEN = "The commit applied last is of another history than this one: what counts as applied is the commit before.";
async function pathsOf({ settings, cwd, folder }) {
	const bases = (await readPaths(settings.paths, cwd)).filter(({ inside }) => inside).map(({ base }) => `${folder}${base}`.replace(/\/$/, ""));
	return bases.includes("") ? [""] : [...new Set(bases)];
}
async function isTouchedSince(context, commit, tip) {
	const { client: github } = context.github;
	return (await findRange({
		github,
		from: tip,
		before: null,
		marks: NO_MARKS,
		paths: await pathsOf(context)
	}, commit)).touching.length > 0;
}
const NO_RANGE = {
	commits: /* @__PURE__ */ new Map(),
	touching: [],
	fresh: /* @__PURE__ */ new Set(),
	tried: []
};
const NOBODYS = {
	pulls: [],
	brought: /* @__PURE__ */ new Map(),
	direct: []
};
const NO_PULLS = "This server does not tell which pull requests merged since the last apply (404), so none of them is looked at, or told of this run.";
async function readHistory(context, ground, { depth, isPatient = false }) {
	const { client: github, defaultBranch } = context.github;
	const { from, before, marks, applied, early } = ground;
	const looking = {
		github,
		from,
		of: isPatient ? context.runner.commit : from,
		before,
		marks,
		paths: await pathsOf(context)
	};
	const wait = isPatient ? (ms) => pause(context, ms) : null;
	const look = async () => {
		const listedRange = await findRange(looking, applied);
		const range = isPatient ? await unhide(listedRange, looking) : listedRange;
		return {
			range,
			merged: await mergedPulls({
				github,
				range,
				early,
				defaultBranch,
				pause: wait
			})
		};
	};
	const { range, merged } = await look().catch((error) => {
		if (!isNeedless(error, context)) throw error;
		context.runner.log(`::notice::${NO_PULLS}\n`);
		return {
			range: NO_RANGE,
			merged: NOBODYS
		};
	});
	const notices = /* @__PURE__ */ new Set();
	const notice = (message) => void notices.add(message);
	const pulls = await readApprovals(merged.pulls, {
		github,
		...rulesOf(context, ground),
		depth,
		notice
	});
	for (const message of notices) context.runner.log(`::notice::${message}\n`);
	const withdrawn = withdrawals(pulls.map(({ pull, shown }) => ({
		pull,
		record: shown
	})), {
		commits: range.commits,
		brought: merged.brought
	});
	return {
		...ground,
		range,
		merged,
		pulls,
		withdrawn
	};
}
function rulesOf(context, { creator, marks }) {
	const { settings, github } = context;
	const isStrict = settings.approval === "review" || github.signingKey !== "";
	const { signingKey } = github;
	return {
		bot: creator,
		signingKey,
		expected: ownerOf(context),
		isStrict,
		mark: marks.latest?.id ?? null
	};
}
function standing({ pull, record }, withdrawn) {
	const gone = withdrawn.get(pull.number);
	return (record?.changes ?? []).filter(({ fingerprint }) => gone?.has(fingerprint) !== true);
}
function heldFingerprints({ pulls, withdrawn }) {
	const changes = pulls.flatMap((pull) => standing(pull, withdrawn));
	return new Set(changes.flatMap(({ fingerprint, target }) => [fingerprint, ...target === null ? [] : [target]]));
}
function approvedBy({ pulls, withdrawn }) {
	const changes = pulls.flatMap((pull) => pull.why === null ? standing(pull, withdrawn) : []);
	return {
		fingerprints: new Set(changes.map(({ fingerprint }) => fingerprint)),
		targets: new Set(changes.flatMap(({ target }) => target ?? []))
	};
}
function numbersOf(pulls) {
	return pulls.flatMap(({ pull, why }) => why === null ? pull.number : []);
}
function uncounted(pulls) {
	return pulls.flatMap(({ pull, why }) => why === null ? [] : {
		number: pull.number,
		why
	});
}
async function baselineOf(context, base, history) {
	const { applied } = history;
	const held = heldFingerprints(history);
	const appliedRevision = await revisionOf(context, applied ?? base);
	return {
		base: base === null || base === applied || applied === null ? appliedRevision : await revisionOf(context, base),
		applied: appliedRevision,
		held
	};
}
async function revisionOf({ git }, commit) {
	if (commit === null) return null;
	await ensureCommit(commit, git);
	return {
		kind: "commit",
		commit
	};
}
function isOfDefaultBranch({ runner, github: { defaultBranch } }) {
	return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}
function attemptOf({ env }) {
	const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
	return run === void 0 || !/^\d+$/.test(run) ? null : {
		run,
		attempt: Number(attempt ?? 1)
	};
}
async function openGitHub({ runner, shutdown, settings }, mayComment) {
	const token = runner.input("github-token").trim();
	const repository = runner.env.GITHUB_REPOSITORY ?? "";
	if (token === "" || repository === "" || runner.commit === "") {
		runner.warn("There is no github-token, so nothing is compared, commented or recorded on GitHub.");
		return null;
	}
	const [owner = "", repo = ""] = repository.split("/");
	const defaultBranch = defaultBranchOf(runner.payload) ?? scheduledBranch(runner);
	if (defaultBranch === null) throw new ConfigurationError("event", "does not say which branch is the default one.");
	const { createGitHub } = await import("./client.js");
	const until = createGitHub({
		owner,
		repo,
		...askingGitHub(runner, token),
		...runner.fetch && { fetch: runner.fetch },
		isAnyForge: settings.approval === "none"
	});
	return {
		client: until(shutdown.cut),
		closing: until(shutdown.close),
		repository,
		defaultBranch,
		mayComment,
		name: runner.input("name").trim(),
		signingKey: runner.input("signing-key").trim()
	};
}
function scheduledBranch({ eventName, env }) {
	return eventName === "schedule" ? /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? "")?.[1] ?? null : null;
}
function openGit(runner, cwd, stop) {
	const token = runner.input("github-token").trim();
	const serverUrl = runner.env.GITHUB_SERVER_URL ?? "https://github.com";
	const runWithToken = token === "" ? null : runner.gitIn(cwd, stop, tokenEnvironment(serverUrl, token));
	return fetchingWith(runner.gitIn(cwd, stop), runWithToken);
}
// src/commands/action/run.ts
async function runAction(bareRunner) {
	const logged = withLogSummary(bareRunner);
	const code = await runLogged(logged);
	const lost = logged.lost();
	if (lost === null) return code;
	bareRunner.fail(`The outputs of this step cannot be written (${lost}), so that no later step can read them.`);
	return 1;
}
async function runLogged({ runner, tell, reason }) {
	let detail = "counts";
	try {
		const settings = settingsOf(runner);
		detail = settings.detail;
		const driftFails = yesNo("fail-on-drift", runner);
		const { result, behind } = await dispatch(settings, runner);
		setOutputs({ result }, runner);
		tell(result);
		const code = behind === null ? exitCodeOf(result, true, false) : 1;
		if (behind !== null) runner.fail(behind);
		const isRedDrift = driftFails && result === "drifted";
		if (behind === null && (code !== 0 || isRedDrift)) runner.fail(redSentence(result, reason()));
		return isRedDrift ? 1 : code;
	} catch (error) {
		setOutputs({ result: "failed" }, runner);
		tell("failed");
		const text = failureText(error, detail);
		runner.fail(text);
		await showEnding("failed", text, runner);
		return 1;
	}
}
function redSentence(result, reason) {
	if (result === "drifted") return "The service differs from the files: the issue about drift says where.";
	if (result === "cancelled") return reason ?? "The run was stopped before it ended.";
	return reason ?? `The run ended as ${result}; its log says why.`;
}
async function dispatch(settings, runner) {
	const { eventName, payload } = runner;
	const hasKey = runner.input("api-key").trim() !== "";
	const task = readEvent({
		eventName,
		payload,
		command: commandOf(runner),
		hasKey
	});
	if (task.kind === "refused") throw new ConfigurationError("command", `cannot be auto here: ${task.why}.`);
	runner.log(`${TOOL_NAME} ${runner.version}: ${task.why}.\n`);
	if (task.kind === "nothing") return {
		result: "skipped",
		behind: null
	};
	const { command } = task;
	const needsNoKey = command === "validate" || command === "doctor" && !(hasKey && settings.baseUrl !== "");
	return openRun({
		host: runner,
		settings,
		heedsSignals: true,
		checkout: ({ stop }) => checkoutOf(runner, stop),
		openProgress: () => command === "validate" ? NO_PROGRESS : progressOf(runner),
		tellRequest: runner.env.RUNNER_DEBUG === "1" ? runner.log : null,
		apiKey: needsNoKey ? null : (context) => keyOf({
			...context,
			runner
		}, command),
		onStopped: async (error) => {
			const text = failureText(error, settings.detail);
			runner.warn(text);
			await showEnding("cancelled", text, runner);
			return {
				result: "cancelled",
				behind: null
			};
		}
	}, async (opened) => {
		const context = {
			...opened,
			runner
		};
		if (command === "validate") return {
			result: await validate(context),
			behind: null
		};
		if (command === "doctor") return {
			result: await runDoctor(context, !needsNoKey),
			behind: null
		};
		return runOnline(context, command);
	});
}
function progressOf({ log, clock }) {
	return showProgress({
		write: log,
		canRedraw: false,
		now: clock.now
	});
}
async function checkoutOf(runner, stop) {
	const cwd = workingDirectory(runner);
	const git = openGit(runner, cwd, stop);
	const head = runner.commit === "" ? WORKING_TREE : {
		kind: "commit",
		commit: runner.commit
	};
	if (head.kind === "commit") await ensureCommit(head.commit, git);
	return {
		cwd,
		folder: await repositoryFolder(cwd, runner.gitIn(cwd, stop), runner.workspace),
		head,
		git
	};
}
async function validate(context) {
	const validated = await runValidate({
		...context,
		head: await (await import("./plan.js")).askedAbout(context)
	});
	await showValidation(validated, context);
	return validated.result;
}
async function keyOf(context, command) {
	try {
		return checkApiKey(context.runner.input("api-key"));
	} catch (error) {
		if (command === "apply") await (await import("./apply.js")).markTried(context);
		throw error;
	}
}
async function runDoctor(context, withService) {
	const { doctorOnGitHub } = await import("./doctor.js");
	return doctorOnGitHub(context, await openGitHub(context, false), withService);
}
async function runOnline(context, command) {
	if (command === "plan") return {
		result: await runCommand(context, command),
		behind: null
	};
	let isOpen = false;
	try {
		const { withLedger } = await import("./ledger.js");
		return await withLedger(context, async (opened) => {
			isOpen = true;
			try {
				return {
					result: await runCommand(opened, command),
					behind: opened.ledger?.end.behind ?? null
				};
			} finally {
				const commit = opened.ledger?.end.commit ?? null;
				if (commit !== null) setOutputs({ "ledger-commit": commit }, context.runner);
			}
		});
	} catch (error) {
		if (command === "apply") {
			const { leaveFailure, markTried } = await import("./apply.js");
			await leaveFailure(context, error);
			if (!isOpen) await markTried(context);
		}
		throw error;
	}
}
async function runCommand(context, command) {
	const github = await openGitHub(context, yesNo("comment", context.runner));
	const onGitHub = github && {
		...context,
		github
	};
	switch (command) {
		case "plan": return planFor(context, onGitHub);
		case "apply": {
			const { applyOnGitHub, applyWithoutGitHub } = await import("./apply.js");
			return onGitHub === null ? applyWithoutGitHub(context) : applyOnGitHub(onGitHub);
		}
		case "drift": {
			const { driftOnGitHub, driftWithoutGitHub } = await import("./drift2.js");
			return onGitHub === null ? driftWithoutGitHub(context) : driftOnGitHub(onGitHub);
		}
	}
}
async function planFor(context, onGitHub) {
	const { payload } = context.runner;
	const { planCommit, planPullRequest, planWithoutGitHub } = await import("./plan.js");
	if (onGitHub === null) return planWithoutGitHub(context);
	const pullRequest = pullRequestOf(payload);
	if (pullRequest !== null) return planPullRequest(onGitHub, pullRequest);
	const group = mergeGroupOf(payload);
	return group === null ? planCommit(onGitHub) : (await import("./verify.js")).verifyMergeGroup(onGitHub, group);
}
function settingsOf(runner) {
	const settings = readSettings(runner.input, {
		autoDetail: isPrivate(runner.payload) ? "full" : "counts",
		evidenceDir: (0, import__node_path.join)(runner.temporary, "cip-inventory-sync")
	});
	if (settings.only.length > 0 && runner.eventName !== "workflow_dispatch") throw new ConfigurationError("only", `is for a run that is dispatched: what a ${runner.eventName} shows or applies is the whole plan.`);
	if (settings.approve === "" || !UNASKED.has(runner.eventName)) return settings;
	runner.warn(`approve counts when a run is dispatched: it approves nothing of a ${runner.eventName}.`);
	return {
		...settings,
		approve: ""
	};
}
const UNASKED = /* @__PURE__ */ new Set(["push", "schedule"]);
const COMMANDS = [
	"auto",
	"validate",
	"plan",
	"apply",
	"drift",
	"doctor"
];
function commandOf(runner) {
	const text = runner.input("command").trim() || ACTION_INPUTS.command.default;
	const command = COMMANDS.find((name) => name === text);
	if (command !== void 0) return command;
	throw new ConfigurationError("command", "must be auto, validate, plan, apply, drift or doctor.");
}
function yesNo(name, runner) {
	const text = runner.input(name).trim().toLowerCase() || ACTION_INPUTS[name].default;
	if (text === "true" || text === "false") return text === "true";
	throw new ConfigurationError(name, "must be true or false.");
}
function workingDirectory({ input, workspace }) {
	const cwd = (0, import__node_path.resolve)(workspace, input("working-directory"));
	if ((0, import__node_fs.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return cwd;
	throw new ConfigurationError("working-directory", "is not a folder of the workspace. Check its spelling.");
}
async function repositoryFolder(cwd, git, workspace) {
	try {
		return await folderOf(git);
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		const path = (0, import__node_path.relative)(workspace, cwd).split(import__node_path.sep).join("/");
		return path === "" || path.startsWith("..") ? "" : `${path}/`;
	}
}
// \0fs
var require__fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("fs");
}));
// \0os
var require__os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("os");
}));
// \0http
var require__http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("http");
}));
// \0https
var require__https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("https");
}));
// \0net
var require__net = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("net");
}));
// \0tls
var require__tls = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("tls");
}));
// \0events
var require__events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("events");
}));
// \0assert
var require__assert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("assert");
}));
// \0util
var require__util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("util");
}));
// \0node:assert
var require__node_assert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:assert");
}));
// \0node:net
var require__node_net = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:net");
}));
// \0node:http
var require__node_http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http");
}));
// \0node:stream
var require__node_stream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:stream");
}));
// \0node:util
var require__node_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util");
}));
// \0node:querystring
var require__node_querystring = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:querystring");
}));
// \0node:events
var require__node_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:events");
}));
// \0node:diagnostics_channel
var require__node_diagnostics_channel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:diagnostics_channel");
}));
// \0node:tls
var require__node_tls = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:tls");
}));
// \0node:zlib
var require__node_zlib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:zlib");
}));
// \0node:perf_hooks
var require__node_perf_hooks = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:perf_hooks");
}));
// \0node:util/types
var require_types = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util/types");
}));
// \0node:worker_threads
var require__node_worker_threads = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));
// \0node:http2
var require__node_http2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http2");
}));
// \0node:url
var require__node_url = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:url");
}));
// \0node:async_hooks
var require__node_async_hooks = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:async_hooks");
}));
// \0node:console
var require__node_console = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:console");
}));
// \0node:dns
var require__node_dns = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:dns");
}));
// \0string_decoder
var require__string_decoder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("string_decoder");
}));
export { writeRest as $, renderResultMarkdown as $n, codeSpan as $r, isMissingRight as $t, approvedBy as A, digest as Ai, GitError as An, checkBetween as Ar, literal as At, ownerOf as B, readInput as Bn, grouped as Br, _isoDateTime as Bt, require__tls as C, early as Ci, unreadable as Cn, adviseOnFields as Cr, ZodISODate as Ct, require__os as D, isStopped as Di, fetchingWith as Dn, commonEnds as Dr, boolean as Dt, require__http as E, isRefused as Ei, fetchRef as En, Vocabulary as Er, array as Et, isOfDefaultBranch as F, require__node_crypto as Fi, SUMMARY_BUDGET as Fn, stateKey as Fr, strictObject as Ft, rulesOf as G, showRefusal as Gn, plainVoice as Gr, ServiceError as Gt, readHistory as H, setOutputs as Hn, markdownVoice as Hr, isInterruption as Ht, isTouchedSince as I, require_promises$1 as Ii, appendSummary as In, ignoreListOf as Ir, string as It, isOvertaken as J, openJournal as Jn, TOOL_NAME as Jr, notCreated as Jt, uncounted as K, workflowFile as Kn, systemText as Kr, excerpt as Kt, marksInput as L, require__node_os as Li, issueCommand as Ln, checkGuards as Lr, union as Lt, baselineOf as M, sha256$1 as Mi, gitAnswer as Mn, groupByText as Mr, number as Mt, heldFingerprints as N, stateOf as Ni, gitProcess as Nn, nameKey as Nr, object as Nt, require__fs as O, isSystemError as Oi, parentsOf as On, spelling as Or, discriminatedUnion as Ot, isNeedless as P, targetFingerprint as Pi, resolveCommit as Pn, placeOf as Pr, record as Pt, writeRecord as Q, planPage as Qn, fitSections as Qr, STOPPING as Qt, numbersOf as R, require__node_fs as Ri, logReport as Rn, isBlocked as Rr, unknown as Rt, require__events as S, ConfigurationError as Si, tooLarge as Sn, sourceOf as Sr, successWords as St, require__https as T, hasSucceeded as Ti, ensureCommit as Tn, systemDocument as Tr, _enum as Tt, readMarks as U, showApplied as Un, painter as Ur, tellFailure as Ut, readGround as V, resultOptions as Vn, listed as Vr, failureText as Vt, revisionOf as W, showPlan as Wn, placeText as Wr, PROXY as Wt, planId as X, writeEvidence as Xn, toolOf as Xr, behindLine as Xt, objection as Y, recordPaths as Yn, otherFormat as Yr, stopsEverything as Yt, readApprovals as Z, require__node_path as Zn, bytesOf as Zr, GitHubError as Zt, require__node_http as _, commitBefore as _i, noInventory as _n, shownNowhere as _r, environmentOf as _t, require__node_url as a, word as ai, pause as an, NO_ROWS as ar, checkName as at, require__util as b, property as bi, readText as bn, bySystem as br, readStandings as bt, require_types as c, countBy as ci, checkProxy as cn, driftTable as cr, askAhead as ct, require__node_tls as d, diagnostic as di, readRevision as dn, NOT_COMPARED as dr, findApplied as dt, fenceFor as ei, isNotFound as en, directWarning as er, isTrusted as et, require__node_diagnostics_channel as f, hasErrors as fi, YAMLException as fn, NOT_RECORDED as fr, findRange as ft, require__node_stream as g, compareText as gi, FILE_LIMIT as gn, headline as gr, TASK as gt, require__node_util as h, compareIds as hi, readPaths as hn, guardSentences as hr, unhide as ht, require__node_async_hooks as i, wholeCodeSpan as ii, askingGitHub as in, withNeeded as ir, asKept as it, attemptOf as j, fingerprint as ji, folderOf as jn, foldCase as jr, looseObject as jt, runAction as k, deletionFingerprint as ki, tokenEnvironment as kn, SWAP_SUFFIX as kr, int as kt, require__node_perf_hooks as l, groupBy as li, findOutside as ln, siteTable as lr, askFirst as lt, require__node_querystring as m, unreported as mi, pathAndFoldersAbove as mn, driftHeadline as mr, mergedPulls as mt, require__node_dns as n, tableCell as ni, isUnclear as nn, toExecute as nr, latestDecisive as nt, require__node_http2 as o, yamlString as oi, checkApiKey as on, runLink as or, encodePass as ot, require__node_events as p, inFileOrder as pi, load as pn, SEPARATOR as pr, heldBy as pt, findRecord as q, writeOutput as qn, tally as qr, isMissing as qt, require__node_console as r, visible as ri, isUntrusted$1 as rn, unapproved as rr, undecided as rt, require__node_worker_threads as s, addUnder as si, checkBaseUrl as sn, sitesOf as sr, encodeRecord as st, require__string_decoder as t, shorten as ti, isOfGitHub as tn, originOf as tr, judgeReviews as tt, require__node_zlib as u, remember as ui, loadRevision as un, lineAnnotations as ur, commitsAfter as ut, require__node_net as v, defaultBranchOf as vi, notAFile as vn, tooLargeText as vr, markPayload as vt, require__net as w, expecting as wi, require__node_buffer as wn, placesOf as wr, ZodISODateTime as wt, require__assert as x, pullRequestOf as xi, sourceFile as xn, declarations as xr, standingNow as xt, require__node_assert as y, mergeGroupOf as yi, onceEach as yn, NAMELESS$1 as yr, readMark as yt, openGitHub as z, pagesUrl as zn, counted as zr, _isoDate as zt };
