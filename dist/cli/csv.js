// src/core/csv.ts
const MARKS = "=+-@＝＋－＠";
const SEPARATORS = ";	\r\n";
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
function disarm(cell) {
	if (!SEPARATED.test(cell)) return START.test(cell) ? `'${cell}` : cell;
	return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
function rearm(cell) {
	if (!cell.includes("'")) return cell;
	return atFormulas(cell.replace(START_HARMLESS, ""), (before) => before.endsWith("'") ? before.slice(0, -1) : before);
}
function isBlank(character) {
	return character === "\"" || character.trim() === "";
}
function atFormulas(cell, write) {
	let text = "";
	let copied = 0;
	let isBehind = false;
	let isQuoted = false;
	for (let at = 0; at < cell.length; at++) {
		const character = cell.charAt(at);
		if (SEPARATORS.includes(character)) {
			isBehind = true;
			isQuoted = false;
		} else if (!isBehind) continue;
		else if (character === "'") isQuoted = true;
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
function quoted(cell) {
	return QUOTED.test(cell) ? `"${cell.replaceAll("\"", "\"\"")}"` : cell;
}
function csvLine(cells) {
	return `${cells.map(quoted).join(",")}\n`;
}
const PLAIN = /^\w[\w ./()-]*$/;
function spreadsheet(rows) {
	let above = [];
	const begun = [""];
	return rows.map((row) => {
		let at = 0;
		while (at < row.length && row[at] === above[at]) at++;
		for (; at < row.length; at++) {
			const cell = row[at];
			begun[at + 1] = `${begun[at]}${at === 0 ? "" : ","}${PLAIN.test(cell) ? cell : quoted(disarm(cell))}`;
		}
		above = row;
		return `${begun[row.length]}\r\n`;
	}).join("");
}
export { rearm as n, spreadsheet as r, csvLine as t };
