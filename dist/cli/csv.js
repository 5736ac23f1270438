// src/core/csv.ts
const MARKS = "=+-@＝＋－＠";
const SEPARATORS = ";	\r\n";
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
function disarm(cell) {
	if (!SEPARATED.test(cell)) return START.test(cell) ? `'${cell}` : cell;
	return atFormulas(cell, (text, from) => `${text}'${cell.slice(from.quotes, from.mark)}`).replace(START, "'");
}
function rearm(cell) {
	if (!cell.includes("'")) return cell;
	const start = cell.replace(START_HARMLESS, "");
	return atFormulas(start, (text, { quotes, mark }) => text + start.slice(Math.min(quotes + 1, mark), mark));
}
function isBlank(character) {
	return character === "\"" || character.trim() === "";
}
function atFormulas(cell, write) {
	let text = "";
	let copied = 0;
	let isBehind = false;
	let quotes = -1;
	for (let at = 0; at < cell.length; at++) {
		const character = cell.charAt(at);
		if (SEPARATORS.includes(character)) {
			isBehind = true;
			quotes = -1;
		} else if (!isBehind) continue;
		else if (character === "'") quotes = quotes === -1 ? at : quotes;
		else if (quotes !== -1 || !isBlank(character)) {
			if (MARKS.includes(character)) {
				const from = quotes === -1 ? at : quotes;
				text = write(text + cell.slice(copied, from), {
					quotes: from,
					mark: at
				});
				copied = at;
			}
			isBehind = false;
			quotes = -1;
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
