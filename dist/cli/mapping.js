import { Br as nearest, Kn as ASSET_TYPES, Wr as diagnostic } from "./start.js";
// src/inventory/csv/mapping.ts
const CSV_FIELDS = [
	"name",
	"cyber_system",
	"asset_type",
	"facility",
	"id"
];
const REQUIRED_FIELDS = [
	"name",
	"cyber_system",
	"asset_type"
];
const DEFAULT_FIELDS = [
	"cyber_system",
	"asset_type",
	"facility"
];
const NO_MAPPING = {
	columns: /* @__PURE__ */ new Map(),
	defaults: /* @__PURE__ */ new Map(),
	values: /* @__PURE__ */ new Map(),
	systems: /* @__PURE__ */ new Map(),
	delimiter: null,
	where: /* @__PURE__ */ new Map(),
	skip: /* @__PURE__ */ new Map(),
	skipsDuplicates: false
};
function mergeMappings(base, over) {
	return {
		columns: new Map([...base.columns, ...over.columns]),
		defaults: new Map([...base.defaults, ...over.defaults]),
		values: new Map([...base.values, ...over.values]),
		systems: new Map([...base.systems, ...over.systems]),
		delimiter: over.delimiter ?? base.delimiter,
		where: over.where,
		skip: over.skip,
		skipsDuplicates: over.skipsDuplicates
	};
}
function foldCell(text) {
	return text.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
}
var CellMap = class {
	#exact;
	#folded;
	constructor(entries) {
		this.#exact = entries;
		const folded = /* @__PURE__ */ new Map();
		const unclear = /* @__PURE__ */ new Set();
		for (const [cell, meaning] of entries) {
			const key = foldCell(cell);
			if (folded.has(key) && folded.get(key) !== meaning) unclear.add(key);
			folded.set(key, meaning);
		}
		for (const key of unclear) folded.delete(key);
		this.#folded = folded;
	}
	get(cell) {
		return this.#exact.get(cell) ?? this.#folded.get(foldCell(cell));
	}
};
function assetTypes(values) {
	return new CellMap(new Map([...ASSET_TYPES.map((type) => [type, type]), ...values]));
}
function isCsvField(text) {
	return CSV_FIELDS.some((field) => field === text);
}
function isAssetType(text) {
	return ASSET_TYPES.some((type) => type === text);
}
function delimiterOf(text) {
	if (text === "tab") return "	";
	return text.length === 1 && !/["\r\n]/.test(text) ? text : null;
}
function findColumns({ cells, at }, mapping, report) {
	const columns = /* @__PURE__ */ new Map();
	const header = cells.map(oneLine).filter((cell) => cell !== "");
	for (const [field, column] of wantedColumns(mapping)) {
		const indexes = columnsNamed(cells, column);
		const [only] = indexes;
		if (indexes.length === 1 && only !== void 0) columns.set(field, only);
		else if (indexes.length > 1) report(diagnostic("csv-ambiguous-column", "error", at, {
			column,
			count: indexes.length
		}));
		else if (mapping.columns.has(field) || !mapping.defaults.has(field)) {
			const near = nearest(column, header);
			report(diagnostic("csv-missing-column", "error", at, {
				column,
				key: field,
				near,
				header
			}));
			const [meant] = mapping.columns.has(field) ? columnsNamed(cells, near[0] ?? "") : [];
			if (meant !== void 0) columns.set(field, meant);
		}
	}
	return columns;
}
function rowFilter({ cells, at }, mapping, report) {
	const header = cells.map(oneLine).filter((cell) => cell !== "");
	const testsOf = (conditions, key) => Array.from(conditions, ([column, values]) => {
		const named = columnsNamed(cells, column);
		const near = nearest(column, header);
		if (named.length === 0) report(diagnostic("csv-missing-column", "error", at, {
			column,
			key,
			near,
			header
		}));
		const indexes = named.length > 0 ? named : columnsNamed(cells, near[0] ?? "");
		const meant = new Set(values.map(foldCell));
		return (row) => indexes.some((index) => meant.has(foldCell(row[index] ?? "")));
	});
	const where = testsOf(mapping.where, "--where");
	const skip = testsOf(mapping.skip, "--skip");
	return (row) => where.every((holds) => holds(row)) && !(skip.length > 0 && skip.every((holds) => holds(row)));
}
function sharedColumn(mapping) {
	const fields = /* @__PURE__ */ new Map();
	for (const [field, column] of wantedColumns(mapping)) {
		const other = fields.get(oneLine(column));
		if (other !== void 0) return [other, field];
		fields.set(oneLine(column), field);
	}
	return null;
}
function countWanted(cells, mapping) {
	return wantedColumns(mapping).filter(([, column]) => columnsNamed(cells, column).length > 0).length;
}
function wantedColumns({ columns }) {
	const own = REQUIRED_FIELDS.filter((field) => !columns.has(field)).map((field) => [field, field]);
	return [...columns, ...own];
}
function columnsNamed(cells, column) {
	const exact = indexesWhere(cells, (cell) => oneLine(cell) === oneLine(column));
	return exact.length > 0 ? exact : indexesWhere(cells, (cell) => foldCell(cell) === foldCell(column));
}
function oneLine(cell) {
	return cell.replace(/\s+/gu, " ").trim();
}
function indexesWhere(cells, holds) {
	return cells.flatMap((cell, index) => holds(cell) ? [index] : []);
}
export { assetTypes as a, findColumns as c, isCsvField as d, mergeMappings as f, NO_MAPPING as i, foldCell as l, sharedColumn as m, CellMap as n, countWanted as o, rowFilter as p, DEFAULT_FIELDS as r, delimiterOf as s, CSV_FIELDS as t, isAssetType as u };
