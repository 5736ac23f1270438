import { n as __toESM } from "./rolldown-runtime.js";
import { Bt as grouped, Fn as DOCUMENT, In as MAPPING, Ln as POP, Lt as counted, Nn as parseInventory, Nr as sourceFile, Pn as ALIAS, Rn as SCALAR, Sr as parseEvents, Vn as scalarText, Xr as ConfigurationError, Yr as compareText, Zt as tally, _r as groupBy, ai as require__node_fs, br as YAMLException, hn as visible, ii as require__node_path, ni as isSystemError, qr as unreported, st as countsLine, wn as contentOf, yr as SCALAR_STYLE, zn as SEQUENCE, zt as durationText } from "./start.js";
import { ot as sha256, y as heldOpen } from "./usual.js";
import { t as require_dist } from "./dist.js";
import { a as endOfLine, c as indentationAt, i as documentText, l as lineEndOf, n as columnOf, o as flowEntry, s as flowPair, t as blockEntry, u as startOfLine } from "./yaml-text.js";
// src/inventory/edit/cross-check.ts
var import_dist = require_dist();
const AS_WRITTEN = {
	schema: "failsafe",
	merge: false,
	uniqueKeys: false,
	logLevel: "silent",
	prettyErrors: false
};
function readDocuments(text) {
	const documents = [...(0, import_dist.parseAllDocuments)(text, AS_WRITTEN)];
	return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}
function readsAlike(text, documents = readDocuments(text)) {
	const events = readEvents(text);
	if (events === null || documents === null) return false;
	const cursor = {
		text,
		events,
		at: 0
	};
	return documents.every((document) => sameDocument(cursor, document.contents)) && cursor.at === events.length;
}
function readEvents(text) {
	try {
		return parseEvents(text, {});
	} catch (error) {
		if (error instanceof YAMLException) return null;
		throw error;
	}
}
function sameDocument(cursor, contents) {
	return take(cursor)?.type === DOCUMENT && sameNode(cursor, contents) && take(cursor)?.type === POP;
}
function take(cursor) {
	return cursor.events[cursor.at++];
}
function sameNode(cursor, node) {
	const event = take(cursor);
	if (event === void 0) return false;
	if ((0, import_dist.isAlias)(node)) return event.type === ALIAS && anchorOf(cursor, event) === node.source;
	if ((0, import_dist.isScalar)(node)) return sameAnchor(cursor, event, node) && sameScalar(cursor, event, node);
	if ((0, import_dist.isSeq)(node)) return event.type === SEQUENCE && sameAnchor(cursor, event, node) && node.items.every((entry) => sameNode(cursor, entry)) && take(cursor)?.type === POP;
	if ((0, import_dist.isMap)(node)) {
		const isSame = event.type === MAPPING && sameAnchor(cursor, event, node);
		const same = node.items.every(({ key, value }) => sameNode(cursor, key) && sameNode(cursor, value));
		return isSame && same && take(cursor)?.type === POP;
	}
	return node === null && event.type === SCALAR && event.valueStart === -1 && event.anchorStart === -1;
}
function sameScalar(cursor, event, { source, type }) {
	if (event.type !== SCALAR) return false;
	return event.style === SCALAR_STYLE.PLAIN === (type === import_dist.Scalar.PLAIN) && scalarText(cursor.text, event) === source;
}
function sameAnchor(cursor, event, { anchor }) {
	return anchorOf(cursor, event) === (anchor ?? "");
}
function anchorOf({ text }, event) {
	if (!("anchorStart" in event) || event.anchorStart === -1) return "";
	return text.slice(event.anchorStart, event.anchorEnd);
}
// src/inventory/edit/system-paths.ts
const LONGEST = 60;
const LONGEST_ID = 48;
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
function slugOf(name) {
	const slug = name.slice(0, 1e3).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST).replace(/^-|-$/g, "");
	return RESERVED.test(slug) ? "" : slug;
}
function idToken(id) {
	return id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith("-") ? id : sha256(id).slice(0, 16);
}
function pathsOfSystems({ places, neighbours, out, taken }) {
	const all = [...neighbours.systems, ...places];
	const facilities = all.flatMap(({ facility }) => facility === null ? [] : [facility]);
	const folders = segments([...neighbours.facilities, ...facilities]);
	const folderOf = ({ facility }) => facility === null ? "" : `${folders.get(facility.id)}/`;
	const names = new Map(Array.from(groupBy(all, folderOf), ([folder, group]) => [folder, segments(group)]));
	const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
	const start = out === "" ? "" : `${out}/`;
	return new Map(places.map((place) => {
		const folder = start + folderOf(place);
		const path = `${folder}${names.get(folderOf(place))?.get(place.id)}.yml`;
		return [place, used.has(path.toLowerCase()) ? `${folder}${longSegment(place)}.yml` : path];
	}));
}
function segments(names) {
	const sorted = [...new Map(names.map((name) => [name.id, name])).values()].sort(byId);
	const holders = /* @__PURE__ */ new Set();
	const chosen = /* @__PURE__ */ new Map();
	for (const name of sorted) {
		const slug = slugOf(name.name);
		const isFree = slug !== "" && !holders.has(slug);
		holders.add(slug);
		chosen.set(name.id, isFree ? slug : longSegment(name));
	}
	return chosen;
}
function longSegment(name) {
	const slug = slugOf(name.name);
	const token = idToken(name.id);
	return slug === "" ? token : `${slug}-${token}`;
}
function byId(a, b) {
	return a.id.length - b.id.length || compareText(a.id, b.id);
}
// src/inventory/edit/file-edits.ts
function spliceGains(text, gains) {
	const documents = readDocuments(text);
	if (documents === null || !readsAlike(text, documents)) return null;
	const splices = [];
	for (const [number, gained] of gains) {
		const place = findList(text, documents[number]?.contents);
		if (place === null) return null;
		splices.push(...spliceOfPrune(place, gained), ...splicesOfPins(place, gained), ...splicesOfAssets(place, gained));
	}
	return splice(text, splices);
}
function findList(text, root) {
	if (!(0, import_dist.isMap)(root)) return null;
	const pair = root.items.find(({ key, value }) => (0, import_dist.isSeq)(value) && !((0, import_dist.isScalar)(key) && key.value === "ignore"));
	if (pair === void 0 || !(0, import_dist.isSeq)(pair.value)) return null;
	const map = root;
	return {
		text,
		eol: lineEndOf(text),
		root: map,
		key: pair.key,
		list: pair.value
	};
}
function splice(text, splices) {
	const parts = [];
	let at = 0;
	for (const { start, end, text: added } of splices) {
		parts.push(text.slice(at, start), added);
		at = end;
	}
	return parts.join("") + text.slice(at);
}
function spliceOfPrune({ text, eol, root, key }, gained) {
	if (gained.prune === null) return [];
	const start = key.range[0];
	const after = root.flow ? ", " : eol + indentationAt(text, start);
	return [{
		start,
		end: start,
		text: `${isJson(root) ? "\"prune\"" : "prune"}: false${after}`
	}];
}
function splicesOfPins({ text, eol, list }, gained) {
	return Array.from(gained.pins).flatMap(([number, id]) => {
		const entry = list.items[number];
		const last = (0, import_dist.isMap)(entry) ? entry.items.at(-1) : void 0;
		if (!(0, import_dist.isMap)(entry) || last === void 0) return [];
		const end = (last.value ?? last.key).range[1];
		const start = entry.flow ? end : endOfLine(text, end);
		return [{
			start,
			end: start,
			text: (entry.flow ? ", " : eol + indentationAt(text, entry.range[0])) + flowPair("id", id, entry.flow === true && isJson(entry))
		}];
	});
}
function splicesOfAssets(place, { assets: added }) {
	if (added.length === 0) return [];
	const { text, key, list, root } = place;
	if (!list.flow) return [appendToBlock(place, added)];
	const [start, end] = list.range;
	const isEmpty = text.slice(start + 1, end - 1).trim() === "";
	const isOnKeysLine = !text.slice(key.range[0], start).includes("\n");
	return isEmpty && isOnKeysLine && !root.flow ? fillEmpty(place, added) : appendToFlow(place, added);
}
function appendToBlock({ text, eol, key, list }, added) {
	const [dash, listEnd] = list.range;
	const indentation = indentationAt(text, dash);
	const last = list.items.findLast((entry) => (0, import_dist.isMap)(entry));
	const style = last !== void 0 && (0, import_dist.isMap)(last) && last.flow ? flowStyleOf(text, last) : null;
	const gap = gapBehind(text, dash, list.items[0]);
	const lines = added.flatMap((asset) => {
		if (style === null) return blockEntry(asset, indentation, gap);
		return `${indentation}-${" ".repeat(gap)}${flowEntry(asset, style)}`;
	});
	const least = Math.max(columnOf(text, dash), columnOf(text, key.range[0]) + 1);
	const start = afterComments(text, endOfLine(text, list.items.at(-1)?.range[1] ?? listEnd), least);
	return {
		start,
		end: start,
		text: lines.map((line) => eol + line).join("")
	};
}
function gapBehind(text, dash, first) {
	if (first === void 0) return 1;
	const between = text.slice(dash + 1, first.range[0]);
	return /^ +$/.test(between) ? between.length : 1;
}
function afterComments(text, end, least) {
	const comment = /\r?\n( *)#[^\n]*/y;
	for (let at = end;; at = endOfLine(text, comment.lastIndex)) {
		comment.lastIndex = at;
		const line = comment.exec(text);
		if (line === null || (line[1] ?? "").length < least) return at;
	}
}
function fillEmpty({ text, eol, key, list }, added) {
	const [start, end] = list.range;
	const lineEnd = endOfLine(text, end);
	const hasComment = text.slice(end, lineEnd).trim() !== "";
	const before = text.slice(0, start).trimEnd().length;
	const indentation = `${indentationAt(text, key.range[0])}  `;
	const lines = added.flatMap((asset) => blockEntry(asset, indentation, 1));
	return [{
		start: before,
		end: hasComment ? end : lineEnd,
		text: ""
	}, {
		start: lineEnd,
		end: lineEnd,
		text: lines.map((line) => eol + line).join("")
	}];
}
function appendToFlow({ text, eol, root, list }, added) {
	const last = list.items.at(-1);
	const like = list.items.findLast((entry) => (0, import_dist.isMap)(entry));
	const style = flowStyleOf(text, (0, import_dist.isMap)(like) ? like : root);
	const entries = added.map((asset) => flowEntry(asset, style));
	const opened = list.range[0] + 1;
	if (last === void 0) return [{
		start: opened,
		end: opened,
		text: entries.join(", ")
	}];
	const [lastStart, start] = last.range;
	const before = text.slice(startOfLine(text, lastStart), lastStart);
	const isOnOwnLine = before.trim() === "";
	const depth = before.length - before.trimStart().length + (isOnOwnLine ? 0 : 2);
	const line = eol + " ".repeat(depth);
	const comma = commaBeforeComment(text, start);
	if (comma !== null) {
		const end = endOfLine(text, start);
		const added = {
			start: end,
			end,
			text: entries.map((entry) => line + entry).join(",") + comma
		};
		return comma === "" ? [{
			start,
			end: start,
			text: ","
		}, added] : [added];
	}
	const between = isOnOwnLine ? `,${line}` : ", ";
	return [{
		start,
		end: start,
		text: entries.map((entry) => between + entry).join("")
	}];
}
function commaBeforeComment(text, end) {
	const match = /^\s*(?:(,)\s*)?#/.exec(text.slice(end, endOfLine(text, end)));
	return match === null ? null : match[1] ?? "";
}
function flowStyleOf(text, like) {
	return {
		pad: like.flow === true && text.charAt(like.range[0] + 1) === " " ? " " : "",
		json: isJson(like)
	};
}
function isJson(map) {
	const key = map.items[0]?.key;
	return (0, import_dist.isScalar)(key) && key.type === import_dist.Scalar.QUOTE_DOUBLE;
}
function gainsByFile(originals, additions, pins) {
	const byHome = /* @__PURE__ */ new Map();
	for (const { home, assets, prune } of additions) {
		if (home === null || assets.length === 0 && prune === null) continue;
		const added = assets.map((asset) => ({
			...asset,
			hasTypeInHead: asset.asset_type === home.assetType
		}));
		byHome.set(home, {
			assets: added,
			pins: /* @__PURE__ */ new Map(),
			prune
		});
	}
	const files = /* @__PURE__ */ new Map();
	for (const original of originals) {
		const gains = /* @__PURE__ */ new Map();
		original.documents.forEach((document, number) => {
			const gained = withPins(document, byHome.get(document), pins);
			if (gained !== void 0) gains.set(number, gained);
		});
		if (gains.size > 0) files.set(original, gains);
	}
	return files;
}
function withPins(document, gained, pins) {
	const numbered = /* @__PURE__ */ new Map();
	if (pins.size > 0) document.assets.forEach((asset, number) => {
		const id = pins.get(asset);
		if (id !== void 0) numbered.set(number, id);
	});
	if (numbered.size === 0) return gained;
	return {
		assets: gained?.assets ?? [],
		prune: gained?.prune ?? null,
		pins: numbered
	};
}
function withGains({ path, text, documents }, gains) {
	const edited = spliceGains(text, gains);
	if (edited === null || !readsAlike(edited)) return null;
	const read = parseInventory(sourceFile(path, edited), edited, unreported);
	return read.length === documents.length && read.every((document, number) => sameLines(linesOf$1(document), expected(documents[number], gains.get(number)))) ? edited : null;
}
function sameLines(a, b) {
	return a.length === b.length && a.every((line, k) => line === b[k]);
}
function linesOf$1(document) {
	const { cyberSystem, facility, prune, assetType, ignore, assets } = document;
	const patterns = ignore.map(({ value }) => value);
	return [JSON.stringify([
		cyberSystem.value,
		facility?.value ?? null,
		prune,
		assetType,
		patterns
	]), ...assets.map(({ name, assetType, hints }) => {
		const { id, renamedFrom, movedFrom } = hints ?? {
			id: null,
			renamedFrom: null,
			movedFrom: null
		};
		return assetLine([
			name,
			assetType,
			id?.value ?? null,
			renamedFrom?.value ?? null,
			movedFrom?.value ?? null
		]);
	})];
}
function assetLine(fields) {
	return JSON.stringify(fields);
}
function expected(document, gains) {
	if (gains === void 0) return linesOf$1(document);
	const pinned = document.assets.map((asset, number) => {
		const id = gains.pins.get(number);
		if (id === void 0) return asset;
		const others = asset.hints ?? {
			renamedFrom: null,
			movedFrom: null
		};
		return {
			...asset,
			hints: {
				...others,
				id: {
					value: id,
					offset: 0
				}
			}
		};
	});
	return [...linesOf$1({
		...document,
		prune: gains.prune ?? document.prune,
		assets: pinned
	}), ...gains.assets.map(({ name, asset_type, id }) => assetLine([
		name,
		asset_type,
		id,
		null,
		null
	]))];
}
function layOut(input) {
	const { out, originals, taken, additions, pins, neighbours, onFile } = input;
	const fresh = additions.filter(({ home }) => home === null);
	const paths = pathsOfSystems({
		places: fresh.map(({ place }) => place),
		neighbours,
		out,
		taken
	});
	const edits = fresh.map((addition) => {
		return {
			path: paths.get(addition.place),
			before: null,
			text: documentText(addition)
		};
	});
	const unlike = [];
	const gaining = gainsByFile(originals, additions, pins);
	let done = 0;
	for (const [original, gains] of gaining) {
		const text = withGains(original, gains);
		const { path } = original;
		if (text === null) unlike.push(path);
		else edits.push({
			path,
			before: contentOf(original, original.text),
			text: contentOf(original, text)
		});
		done += 1;
		onFile(done, gaining.size);
	}
	return {
		edits: edits.sort((a, b) => compareText(a.path, b.path)),
		unlike
	};
}
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
	return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
new ArrayDiff();
// node_modules/diff/libesm/patch/create.js
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) optionsObj = {};
	else if (typeof options === "function") optionsObj = { callback: options };
	else optionsObj = options;
	if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (!optionsObj.callback) return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
	else {
		const { callback } = optionsObj;
		diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
			const patch = diffLinesResultToPatch(diff);
			callback(patch);
		} }));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) return;
		diff.push({
			value: "",
			lines: []
		});
		function contextLines(lines) {
			return lines.map(function(entry) {
				return " " + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for (let i = 0; i < diff.length; i++) {
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines) curRange.push((current.added ? "+" : "-") + line);
				if (current.added) newLine += lines.length;
				else oldLine += lines.length;
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) for (const line of contextLines(lines)) curRange.push(line);
					else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
		else {
			hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
			i++;
		}
		return {
			oldFileName,
			newFileName,
			oldHeader,
			newHeader,
			hunks
		};
	}
}
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}
// src/report/edits.ts
const CONTEXT = 3;
const MOST_EDITS = 4e3;
function renderPatch(edits) {
	return edits.map(patchOf).join("");
}
function patchOf({ path, before, text }) {
	const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
	const [from, to] = ["a/", "b/"].map((side) => (isOutside ? "" : side) + visible(path));
	if (before === null) return `--- /dev/null\n+++ ${to}\n${added(text)}`;
	const patch = structuredPatch(path, path, before, text, void 0, void 0, {
		context: CONTEXT,
		maxEditLength: MOST_EDITS
	});
	if (patch === void 0) return `--- ${from}\n+++ ${to}\n${replaced(before, text)}`;
	return `--- ${from}\n+++ ${to}\n${patch.hunks.flatMap((hunk) => [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`, ...hunk.lines.map(shownLine)]).join("\n")}\n`;
}
function replaced(before, after) {
	const [out, into] = [linesOf(before), linesOf(after)];
	const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
	return `@@ -1,${out.length} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join("")}`;
}
function added(text) {
	const lines = linesOf(text);
	return `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `${shownLine(`+${line}`)}\n`).join("")}`;
}
function linesOf(text) {
	return text.replace(/\n$/, "").split("\n");
}
function shownLine(line) {
	return line.endsWith("\r") ? `${visible(line.slice(0, -1))}\r` : visible(line);
}
function pruneLines(gaining) {
	const kept = gaining.filter(({ isKept }) => isKept).length;
	const pruned = gaining.length - kept;
	const lines = [];
	if (pruned > 0) lines.push(`Prune is on in ${grouped(pruned)} of these cyber systems: what is live there and in no file, what is added later too, a plan shows as a delete. prune: false keeps it.`);
	if (kept > 0) lines.push(`Prune is off in ${grouped(kept)} of these cyber systems: nothing is deleted there. Remove prune: false once the files are to be all there is.`);
	return lines;
}
function renderNotIgnored(paths) {
	if (paths.length === 0) return "";
	return "Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n";
}
function renderImported(edits, counts, ended) {
	return [
		...[
			...fileLines(edits, ended.detail),
			importLine(edits, counts, ended),
			...leftOut(counts)
		],
		...pruneLines(counts.gaining),
		""
	].join("\n");
}
function fileLines(edits, detail) {
	if (detail === "counts") return [];
	return edits.map(({ path, before }) => `${before === null ? "new" : "changed"} ${visible(path)}`);
}
function importLine(edits, counts, { dryRun, ms }) {
	const { live, systems, assets, ids } = counts;
	const time = durationText(ms);
	if (live === 0) return `The organization has no cyber systems: there is nothing to declare, as found in ${time}.`;
	if (edits.length === 0) return `Nothing to import: the files declare all that is live, as found in ${time}.`;
	const gained = tally([
		[systems, "cyber system"],
		[assets, "asset"],
		[ids, "id"]
	], counted);
	const what = gained.length === 0 ? "" : `: ${gained.join(", ")}`;
	return `${dryRun ? "Would write" : "Wrote"} ${filesOf(edits)}${what}, in ${time}.${dryRun ? " Nothing was written." : ""}`;
}
function filesOf(edits) {
	const fresh = edits.filter(({ before }) => before === null).length;
	const changed = edits.length - fresh;
	if (changed === 0) return counted(fresh, "new file");
	return fresh === 0 ? counted(changed, "changed file") : `${counted(fresh, "new file")} and ${grouped(changed)} changed`;
}
function leftOut({ nameless, stray }) {
	const lines = [];
	if (nameless > 0) {
		const it = nameless === 1 ? "it" : "them";
		lines.push(`${counted(nameless, "asset")} left out, which no file can declare: without a name, or with an id that no file can hold. Name ${it} in the application and import again; prune: false keeps ${it} until then.`);
	}
	if (stray > 0) lines.push(`${counted(stray, "asset")} left out: the list of cyber systems does not hold the system. Import again.`);
	return lines;
}
function renderFormatted(edits, counts) {
	return `${[...edits.map(({ path }) => `formatted ${visible(path)}`), formattedLine(edits.length, counts)].join("\n")}\n`;
}
function formattedLine(changed, { files, ms }) {
	const time = durationText(ms);
	return changed === 0 ? `Formatted already: ${counted(files, "file")}, in ${time}.` : `Formatted ${grouped(changed)} of ${counted(files, "file")}, in ${time}.`;
}
function renderUnformatted(edits, counts) {
	if (edits.length === 0) return `${formattedLine(0, counts)}\n`;
	const { files, ms } = counts;
	return `${grouped(edits.length)} of ${counted(files, "file")} to format, in ${durationText(ms)}: run cip-sync fmt.\n`;
}
const NOTHING_WRITTEN = "Nothing was written: correct the errors first.\n";
function renderCsvImported({ edits, counts, plan }, ended) {
	return [
		...fileLines(edits, ended.detail),
		...cellLines(counts),
		...keptLine(counts),
		closingLine(edits, counts, ended),
		...pruneLines(counts.additions.filter(({ isKept }) => !isKept || counts.kept === 0)),
		`A plan of these files: ${countsLine(plan.summary)}`,
		""
	].join("\n");
}
function closingLine(edits, counts, { dryRun, ms }) {
	const { rowCount, skipped, declared, assetless } = counts;
	const rows = skipped === 0 ? counted(rowCount, "row") : `${counted(rowCount, "row")} (${grouped(skipped)} left out)`;
	const time = durationText(ms);
	if (edits.length === 0) return `Nothing to import: the files declare the assets of ${rows} already, as found in ${time}.`;
	const already = declared === 0 ? "" : `, ${grouped(declared)} declared already`;
	const without = assetless === 0 ? "" : `, ${grouped(assetless)} without an asset`;
	return `${dryRun ? "Would write" : "Wrote"} ${filesOf(edits)}: ${rows}${already}${without}, in ${time}.${dryRun ? " Nothing was written." : ""}`;
}
function cellLines({ trimmed, rearmed }) {
	const lines = [];
	if (trimmed > 0) lines.push(`White space around ${counted(trimmed, "cell")} was dropped.`);
	if (rearmed > 0) lines.push(`The apostrophe that hides a formula was taken off ${counted(rearmed, "cell")}.`);
	return lines;
}
function keptLine({ kept }) {
	if (kept === 0) return [];
	const [are, them] = kept === 1 ? ["is", "it"] : ["are", "them"];
	return [`${counted(kept, "live asset")} of these cyber systems ${are} in no row: prune: false keeps ${them}. To declare ${them}, run cip-sync import.`];
}
// src/commands/write-files.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
function writeFiles(cwd, edits, { detail, onFile, rename = import__node_fs.renameSync }) {
	const folders = [];
	const staged = [];
	const moved = [];
	let at;
	try {
		for (at of edits) refuseUnfit(cwd, at);
		for (at of edits) {
			staged.push(stage(cwd, at, folders));
			onFile(staged.length, edits.length);
		}
		for (const one of staged) {
			at = one.edit;
			rename(one.temporary, one.target);
			moved.push(one);
		}
	} catch (error) {
		takeBack(moved, staged, folders);
		const reason = error instanceof Unfit ? error.message : reasonOf(error);
		if (at === void 0 || reason === null) throw error;
		const subject = detail === "counts" && at.before === null ? "a new file" : at.path;
		throw new ConfigurationError(subject, `${reason}. Nothing was written.`, { cause: error });
	}
}
var Unfit = class extends Error {};
function reasonOf(error) {
	if (!isSystemError(error)) return null;
	return heldOpen(error) ?? `cannot be written (${error.code})`;
}
function refuseUnfit(cwd, { path, before }) {
	const target = (0, import__node_path.resolve)(cwd, path);
	for (const folder of foldersAbove(cwd, target)) {
		const kind = (0, import__node_fs.lstatSync)(folder, { throwIfNoEntry: false });
		if (kind === void 0) break;
		if (!kind.isDirectory()) throw new Unfit(`lies below ${nameIn(cwd, folder)}, which is a link or no folder`);
	}
	const kind = (0, import__node_fs.lstatSync)(target, { throwIfNoEntry: false });
	if (before === null) {
		if (kind !== void 0) throw new Unfit("exists already, outside of the inventory that was read");
	} else if (!kind?.isFile()) throw new Unfit("is not a regular file any more");
	else if ((0, import__node_fs.readFileSync)(target, "utf8") !== before) throw new Unfit("was changed meanwhile");
	else (0, import__node_fs.accessSync)(target, import__node_fs.constants.W_OK);
}
function foldersAbove(cwd, target) {
	const parts = (0, import__node_path.relative)(cwd, (0, import__node_path.dirname)(target)).split(import__node_path.sep);
	if (parts[0] === ".." || (0, import__node_path.isAbsolute)(parts[0] ?? "")) return [(0, import__node_path.dirname)(target)];
	return parts[0] === "" ? [] : parts.map((_, k) => (0, import__node_path.join)(cwd, ...parts.slice(0, k + 1)));
}
function nameIn(cwd, path) {
	return (0, import__node_path.relative)(cwd, path).split(import__node_path.sep).join("/");
}
function stage(cwd, edit, folders) {
	const target = (0, import__node_path.resolve)(cwd, edit.path);
	const first = (0, import__node_fs.mkdirSync)((0, import__node_path.dirname)(target), { recursive: true });
	if (first !== void 0) folders.push(...newFolders(first, (0, import__node_path.dirname)(target)));
	const temporary = writeBeside(target, edit.text);
	try {
		if (edit.before !== null) (0, import__node_fs.chmodSync)(temporary, (0, import__node_fs.lstatSync)(target).mode & 4095);
	} catch (error) {
		(0, import__node_fs.rmSync)(temporary, { force: true });
		throw error;
	}
	return {
		edit,
		target,
		temporary
	};
}
function writeBeside(target, text) {
	for (let number = 0;; number++) {
		const temporary = (0, import__node_path.join)((0, import__node_path.dirname)(target), `.${(0, import__node_path.basename)(target)}.${process.pid}-${number}.tmp`);
		try {
			(0, import__node_fs.writeFileSync)(temporary, text, { flag: "wx" });
			return temporary;
		} catch (error) {
			if (isSystemError(error) && error.code === "EEXIST") continue;
			(0, import__node_fs.rmSync)(temporary, { force: true });
			throw error;
		}
	}
}
function newFolders(first, last) {
	const folders = [last];
	for (let at = last; at !== first && at !== (0, import__node_path.dirname)(at); at = (0, import__node_path.dirname)(at)) folders.unshift((0, import__node_path.dirname)(at));
	return folders;
}
function takeBack(moved, staged, folders) {
	for (const { edit, target } of moved) if (edit.before === null) (0, import__node_fs.rmSync)(target, { force: true });
	else (0, import__node_fs.writeFileSync)(target, edit.before);
	for (const { temporary } of staged) (0, import__node_fs.rmSync)(temporary, { force: true });
	for (const folder of [...folders].reverse()) removeEmpty(folder);
}
function removeEmpty(folder) {
	try {
		(0, import__node_fs.rmdirSync)(folder);
	} catch (error) {
		if (!isSystemError(error) || !["ENOTEMPTY", "EEXIST"].includes(String(error.code))) throw error;
	}
}
function writeShown(edits, { cwd, settings, progress }) {
	const onFile = (done, total) => progress.through("writing", done, total);
	writeFiles(cwd, edits, {
		detail: settings.detail,
		onFile
	});
	progress.rest();
}
export { renderImported as a, renderUnformatted as c, sameLines as d, readDocuments as f, renderFormatted as i, layOut as l, NOTHING_WRITTEN as n, renderNotIgnored as o, readsAlike as p, renderCsvImported as r, renderPatch as s, writeShown as t, linesOf$1 as u };
