import { Bn as readsAs, Jr as compareIds, Yr as compareText, Zn as hasUnsafe, er as quoted } from "./start.js";
// src/inventory/edit/yaml-text.ts
function compareNewAssets(a, b) {
	return compareText(a.name, b.name) || compareIds(a.id ?? "", b.id ?? "");
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;
function yamlValue(text) {
	return isBare(text) ? text : quoted(text);
}
function isBare(text) {
	if (!BARE_ASCII.test(text) && (!BARE.test(text) || hasUnsafe(text))) return false;
	return readsAs(text) === null;
}
function lineEndOf(text) {
	const first = text.indexOf("\n");
	return first > 0 && text.charAt(first - 1) === "\r" ? "\r\n" : "\n";
}
function startOfLine(text, offset) {
	return text.lastIndexOf("\n", offset - 1) + 1;
}
function columnOf(text, offset) {
	return offset - startOfLine(text, offset);
}
function indentationAt(text, offset) {
	return " ".repeat(columnOf(text, offset));
}
function endOfLine(text, end) {
	const lineFeed = end > 0 && text.charAt(end - 1) === "\n" ? end - 1 : text.indexOf("\n", end);
	const at = lineFeed === -1 ? text.length : lineFeed;
	return at > 0 && text.charAt(at - 1) === "\r" ? at - 1 : at;
}
function documentText({ cyberSystem, facility, note, prune, assets }) {
	const lines = [`cyber_system: ${yamlValue(cyberSystem)}${note === null ? "" : ` # ${quoted(note)}`}`];
	if (facility !== null) lines.push(`facility: ${yamlValue(facility)}`);
	if (prune !== null) lines.push(`prune: ${prune}`);
	lines.push(assets.length === 0 ? "assets: []" : "assets:");
	for (const asset of assets) for (const line of blockEntry(asset, "  ", 1)) lines.push(line);
	return `${lines.join("\n")}\n`;
}
function blockEntry(asset, indentation, gap) {
	const blanks = " ".repeat(gap);
	return pairsOf(asset).map(([key, value], k) => `${indentation}${k === 0 ? "-" : " "}${blanks}${key}: ${yamlValue(value)}`);
}
function flowEntry(asset, { pad, json }) {
	return `{${pad}${pairsOf(asset).map(([key, value]) => flowPair(key, value, json)).join(", ")}${pad}}`;
}
function flowPair(key, value, json) {
	return json ? `${quoted(key)}: ${quoted(value)}` : `${key}: ${yamlValue(value)}`;
}
function pairsOf({ name, asset_type, id, hasTypeInHead }) {
	const pairs = [["name", name]];
	if (hasTypeInHead !== true) pairs.push(["asset_type", asset_type]);
	return id === null ? pairs : [...pairs, ["id", id]];
}
export { endOfLine as a, indentationAt as c, yamlValue as d, documentText as i, lineEndOf as l, columnOf as n, flowEntry as o, compareNewAssets as r, flowPair as s, blockEntry as t, startOfLine as u };
