import { n as __toESM } from "./rolldown-runtime.js";
import { $n as needsId, Cr as errorCode, Fr as unreadable, Ir as utf16Of, Lr as wholeFile, Nr as sourceFile, Or as firstWrongByte, Qn as nameFaults, Rr as Vocabulary, Wr as diagnostic, Xn as SURELY_FINE, Xr as ConfigurationError, _r as groupBy, ai as require__node_fs, ar as checkNames, cr as ignoredButDeclared, fr as uniqueKey, gr as countBy, hr as addUnder, ii as require__node_path, ir as checkIds, lr as nameKey, qr as unreported, tr as withoutPadding, ur as placeOf } from "./start.js";
import { $ as matchAssets, et as findByReference, nt as resolveSystems, tt as makeDirectory } from "./usual.js";
import { t as Speller } from "./system-reference.js";
import { r as compareNewAssets } from "./yaml-text.js";
import { a as assetTypes, c as findColumns, d as isCsvField, f as mergeMappings, i as NO_MAPPING, l as foldCell, m as sharedColumn, n as CellMap, o as countWanted, p as rowFilter, r as DEFAULT_FIELDS, s as delimiterOf, t as CSV_FIELDS, u as isAssetType } from "./mapping.js";
import { n as rearm } from "./csv.js";
// src/inventory/csv/additions.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
var LiveNames = class {
	#byId;
	#byName = /* @__PURE__ */ new Map();
	#bySystem = /* @__PURE__ */ new Map();
	#counts;
	#uniqueNames;
	constructor({ assets }, uniqueNames) {
		this.#uniqueNames = uniqueNames;
		this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
		for (const asset of assets) {
			addUnder(this.#byName, nameKey(asset.cyber_system_id, asset.name), asset);
			addUnder(this.#bySystem, asset.cyber_system_id, asset);
		}
		this.#counts = countBy(assets, (asset) => uniqueKey(asset, uniqueNames));
	}
	withId(id) {
		const asset = this.#byId.get(id);
		return asset === void 0 ? [] : [asset];
	}
	named(system, name) {
		return this.#byName.get(nameKey(system, name)) ?? [];
	}
	inSystem(system) {
		return this.#bySystem.get(system) ?? [];
	}
	isShared(asset) {
		return (this.#counts.get(uniqueKey(asset, this.#uniqueNames)) ?? 0) > 1;
	}
};
var DeclaredAssets = class {
	#byLive = /* @__PURE__ */ new Map();
	#byName = /* @__PURE__ */ new Map();
	#bySystem;
	constructor(inventory, live, directory) {
		const { systems } = resolveSystems(inventory, directory, unreported);
		const { liveOf } = matchAssets({
			systems,
			live: live.assets,
			directory,
			moveSources: /* @__PURE__ */ new Set()
		}, unreported);
		this.#bySystem = new Map(systems.map((resolved) => [resolved.system.id, resolved]));
		let number = -1;
		for (const resolved of systems) {
			const system = directory.systems.place(resolved.system.id);
			for (const asset of resolved.assets) {
				const meant = live.assets[liveOf[++number]];
				if (meant !== void 0) this.#byLive.set(meant.id, {
					asset,
					system
				});
				this.#byName.set(nameKey(system.id, asset.name), {
					asset,
					system
				});
			}
		}
	}
	find(live, system, name) {
		return (live === null ? void 0 : this.#byLive.get(live.id)) ?? this.#byName.get(nameKey(system, name)) ?? null;
	}
	claims(id) {
		return this.#byLive.has(id);
	}
	ignoredBy(system, name) {
		return this.#bySystem.get(system)?.ignore?.find(name) ?? null;
	}
	keeps(system) {
		return this.#bySystem.get(system)?.prune === false;
	}
	homeOf(system) {
		return this.#bySystem.get(system)?.documents[0] ?? null;
	}
};
function resolveRows(documents, directory, report) {
	const { systems } = resolveSystems({
		documents,
		isComplete: false
	}, directory, (problem) => {
		if (problem.code !== "unknown-cyber-system") report(problem);
	});
	const unknown = /* @__PURE__ */ new Map();
	for (const document of documents) {
		const name = document.cyberSystem.value;
		if (findByReference(directory.systems, name).length > 0) continue;
		addUnder(unknown, foldCell(name), document);
	}
	for (const documents of unknown.values()) reportUnknown(documents, directory, report);
	return systems;
}
function reportUnknown(documents, { systems }, report) {
	const [{ file, cyberSystem }] = documents;
	const name = cyberSystem.value;
	const lines = documents.flatMap(({ rows }) => rows).sort((a, b) => a - b).map((offset) => file.place(offset).line);
	const args = {
		name,
		near: systems.names.nearest(name),
		rows: lines.length,
		lines
	};
	report(diagnostic("csv-unknown-system", "error", {
		file,
		offset: cyberSystem.offset
	}, args));
}
function additionsFromCsv(input, report) {
	const directory = makeDirectory(input.live);
	const systems = resolveRows(input.documents, directory, report);
	const groups = groupRows(input.documents, systems);
	checkNames(groups, input.uniqueNames, report);
	checkIds(groups, report);
	const speller = new Speller(input.live, input.withSystemIds);
	const rows = new RowAdditions(input, {
		directory,
		speller,
		report
	});
	const additions = systems.flatMap((resolved) => rows.addition(resolved) ?? []);
	checkAgainst(input, rows.added, report);
	return {
		additions,
		neighbours: speller.neighbours(),
		declared: rows.declared,
		kept: rows.kept
	};
}
function groupRows(documents, systems) {
	const ids = new Map(systems.flatMap(({ system, documents }) => documents.map((one) => [one, system.id])));
	const keyOf = (document) => {
		return ids.get(document) ?? `\0${foldCell(document.cyberSystem.value)}\0${document.facility?.value ?? ""}`;
	};
	return Array.from(groupBy(documents, keyOf), ([key, group]) => ({
		key,
		assets: group.flatMap(inRowOrder)
	}));
}
function inRowOrder({ assets, untyped }) {
	return untyped.length === 0 ? assets : [...assets, ...untyped].sort((a, b) => a.offset - b.offset);
}
function checkAgainst({ inventory, uniqueNames }, added, report) {
	const standing = inventory.documents.map(({ assets, cyberSystem }) => ({
		key: `\0${cyberSystem.value}`,
		assets
	}));
	const files = new Set(inventory.documents.map(({ file }) => file));
	checkNames([...standing, ...added], uniqueNames, (problem) => {
		if ("first" in problem.args && files.has(problem.args.first.file) && !files.has(problem.at?.file)) report(problem);
	});
}
var RowAdditions = class {
	declared = 0;
	kept = 0;
	added = [];
	#input;
	#report;
	#live;
	#inFiles;
	#place;
	#speller;
	#meant = /* @__PURE__ */ new Map();
	constructor(input, { directory, speller, report }) {
		this.#input = input;
		this.#report = report;
		this.#live = new LiveNames(input.live, input.uniqueNames);
		this.#inFiles = new DeclaredAssets(input.inventory, input.live, directory);
		this.#place = directory.systems.place;
		this.#speller = speller;
	}
	addition(resolved) {
		const { system } = resolved;
		const home = this.#inFiles.homeOf(system.id);
		const rows = [];
		const assets = [];
		for (const row of resolved.assets) {
			const asset = this.#newAsset(row, system.id);
			if (asset === null) continue;
			rows.push(row);
			assets.push(asset);
		}
		if (assets.length === 0) return null;
		this.added.push({
			key: system.id,
			assets: rows
		});
		assets.sort(compareNewAssets);
		const kept = home === null ? this.#unnamed(system.id) : 0;
		this.kept += kept;
		const spelled = home === null ? this.#speller.spell(system) : this.#speller.standing(system);
		const isKept = kept > 0 || this.#inFiles.keeps(system.id);
		return spelled === null ? null : {
			...spelled,
			prune: kept > 0 ? false : null,
			isKept,
			home,
			assets
		};
	}
	#newAsset(row, system) {
		const live = this.#liveOf(row, system);
		if (live === "unclear") return null;
		const declared = this.#inFiles.find(live, system, row.name);
		if (declared !== null) {
			this.declared += 1;
			if (!(declared.asset.assetType === row.assetType && declared.system.id === system)) this.#report(differs(row, declared));
			return null;
		}
		const pattern = this.#inFiles.ignoredBy(system, row.name);
		if (pattern !== null) {
			this.#report(ignoredButDeclared(row, pattern));
			return null;
		}
		const isPinned = live !== null && this.#isPinned(row, live, system);
		return {
			name: row.name,
			asset_type: row.assetType,
			id: isPinned ? live.id : null
		};
	}
	#liveOf(row, system) {
		const { name, hints } = row;
		const id = hints?.id?.value;
		const meant = id === void 0 ? this.#live.named(system, name) : this.#live.withId(id);
		const [live = null] = meant;
		if (id !== void 0 && live === null) {
			this.#report(diagnostic("unknown-asset-id", "error", placeOf(row), { id }));
			return "unclear";
		}
		if (meant.length > 1) {
			const ids = meant.map((one) => one.id);
			const args = {
				name,
				system: this.#place(system),
				ids
			};
			this.#report(diagnostic("ambiguous-asset", "error", placeOf(row), args));
			return "unclear";
		}
		return live === null || this.#isFirst(row, live) ? live : "unclear";
	}
	#isFirst(row, live) {
		const first = this.#meant.get(live.id);
		if (first === void 0) {
			this.#meant.set(live.id, row);
			return true;
		}
		if (first.hints === null !== (row.hints === null)) this.#report(diagnostic("duplicate-asset", "error", placeOf(row), {
			name: row.name,
			first: placeOf(first)
		}));
		return false;
	}
	#isPinned(row, live, system) {
		if (this.#input.withIds) return true;
		if (row.hints === null) return false;
		return !(live.name === row.name && live.cyber_system_id === system) || needsId(row.name) || this.#live.isShared(live);
	}
	#unnamed(system) {
		const isNamed = ({ id }) => this.#meant.has(id) || this.#inFiles.claims(id);
		return this.#live.inSystem(system).filter((live) => !isNamed(live)).length;
	}
};
function differs(row, { asset, system }) {
	const args = {
		name: asset.name,
		declared: asset.assetType,
		system,
		first: placeOf(asset)
	};
	return diagnostic("csv-differs", "warning", placeOf(row), args);
}
// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class CsvError extends Error {
	constructor(code, message, options, ...contexts) {
		if (Array.isArray(message)) message = message.join(" ").trim();
		super(message);
		if (Error.captureStackTrace !== void 0) Error.captureStackTrace(this, CsvError);
		this.code = code;
		for (const context of contexts) for (const key in context) {
			const value = context[key];
			this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
		}
	}
};
// node_modules/csv-parse/lib/utils/is_object.js
const is_object = function(obj) {
	return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};
// node_modules/csv-parse/lib/api/normalize_columns_array.js
const normalize_columns_array = function(columns) {
	const normalizedColumns = [];
	for (let i = 0, l = columns.length; i < l; i++) {
		const column = columns[i];
		if (column === void 0 || column === null || column === false) normalizedColumns[i] = { disabled: true };
		else if (typeof column === "string" || typeof column === "number") normalizedColumns[i] = { name: `${column}` };
		else if (is_object(column)) {
			if (typeof column.name !== "string") throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
				"Option columns missing name:",
				`property "name" is required at position ${i}`,
				"when column is an object literal"
			]);
			normalizedColumns[i] = column;
		} else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
			"Invalid column definition:",
			"expect a string or a literal object,",
			`got ${JSON.stringify(column)} at position ${i}`
		]);
	}
	return normalizedColumns;
};
// node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
	constructor(size = 100) {
		this.size = size;
		this.length = 0;
		this.buf = Buffer.allocUnsafe(size);
	}
	prepend(val) {
		if (Buffer.isBuffer(val)) {
			const length = this.length + val.length;
			if (length >= this.size) {
				this.resize();
				if (length >= this.size) throw Error("INVALID_BUFFER_STATE");
			}
			const buf = this.buf;
			this.buf = Buffer.allocUnsafe(this.size);
			val.copy(this.buf, 0);
			buf.copy(this.buf, val.length);
			this.length += val.length;
		} else {
			const length = this.length++;
			if (length === this.size) this.resize();
			const buf = this.clone();
			this.buf[0] = val;
			buf.copy(this.buf, 1, 0, length);
		}
	}
	append(val) {
		const length = this.length++;
		if (length === this.size) this.resize();
		this.buf[length] = val;
	}
	clone() {
		return Buffer.from(this.buf.slice(0, this.length));
	}
	resize() {
		const length = this.length;
		this.size = this.size * 2;
		const buf = Buffer.allocUnsafe(this.size);
		this.buf.copy(buf, 0, 0, length);
		this.buf = buf;
	}
	toString(encoding) {
		if (encoding) return this.buf.toString(encoding, 0, this.length);
		else return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
	}
	toJSON() {
		return this.toString("utf8");
	}
	reset() {
		this.length = 0;
	}
};
// node_modules/csv-parse/lib/api/init_state.js
const init_state = function(options) {
	const timchars = [
		32,
		9,
		10,
		13,
		12,
		11,
		160,
		5760,
		8192,
		8193,
		8194,
		8195,
		8196,
		8197,
		8198,
		8199,
		8200,
		8201,
		8202,
		8232,
		8233,
		8239,
		8287,
		12288,
		65279
	].reduce((acc, codepoint) => {
		const encoded = Buffer.from(String.fromCharCode(codepoint), options.encoding);
		if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) return acc;
		acc.push(encoded);
		return acc;
	}, []);
	const timcharFirstBytes = /* @__PURE__ */ new Uint8Array(256);
	for (const t of timchars) timcharFirstBytes[t[0]] = 1;
	return {
		bomSkipped: false,
		bufBytesStart: 0,
		castField: options.cast_function,
		commenting: false,
		delimiterBufPrevious: void 0,
		delimiterDiscovered: false,
		error: void 0,
		enabled: options.from_line === 1,
		escaping: false,
		escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
		expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
		field: new ResizeableBuffer(20),
		firstLineToHeaders: options.cast_first_line_to_header,
		needMoreDataSize: Math.max(options.comment !== null ? options.comment.length : 0, ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [], options.delimiter_auto ? 1 : 0, options.quote !== null ? options.quote.length : 0, ...timchars.map((t) => t.length)),
		previousBuf: void 0,
		quoting: false,
		stop: false,
		rawBuffer: new ResizeableBuffer(100),
		record: [],
		recordHasError: false,
		record_length: 0,
		recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
		trimChars: [Buffer.from(" ", options.encoding)[0], Buffer.from("	", options.encoding)[0]],
		wasQuoting: false,
		wasRowDelimiter: false,
		timchars,
		timcharFirstBytes
	};
};
// node_modules/csv-parse/lib/utils/underscore.js
const underscore = function(str) {
	return str.replace(/([A-Z])/g, function(_, match) {
		return "_" + match.toLowerCase();
	});
};
// node_modules/csv-parse/lib/api/normalize_options.js
const normalize_options = function(opts) {
	const options = {};
	for (const opt in opts) options[underscore(opt)] = opts[opt];
	if (options.encoding === void 0 || options.encoding === true) options.encoding = "utf8";
	else if (options.encoding === null || options.encoding === false) options.encoding = null;
	else if (typeof options.encoding !== "string" && options.encoding !== null) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [
		"Invalid option encoding:",
		"encoding must be a string or null to return a buffer,",
		`got ${JSON.stringify(options.encoding)}`
	], options);
	if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false;
	else if (options.bom !== true) throw new CsvError("CSV_INVALID_OPTION_BOM", [
		"Invalid option bom:",
		"bom must be true,",
		`got ${JSON.stringify(options.bom)}`
	], options);
	options.cast_function = null;
	if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") options.cast = void 0;
	else if (typeof options.cast === "function") {
		options.cast_function = options.cast;
		options.cast = true;
	} else if (options.cast !== true) throw new CsvError("CSV_INVALID_OPTION_CAST", [
		"Invalid option cast:",
		"cast must be true or a function,",
		`got ${JSON.stringify(options.cast)}`
	], options);
	if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") options.cast_date = false;
	else if (options.cast_date === true) options.cast_date = function(value) {
		const date = Date.parse(value);
		return !isNaN(date) ? new Date(date) : value;
	};
	else if (typeof options.cast_date !== "function") throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [
		"Invalid option cast_date:",
		"cast_date must be true or a function,",
		`got ${JSON.stringify(options.cast_date)}`
	], options);
	options.cast_first_line_to_header = void 0;
	if (options.columns === true) options.cast_first_line_to_header = void 0;
	else if (typeof options.columns === "function") {
		options.cast_first_line_to_header = options.columns;
		options.columns = true;
	} else if (Array.isArray(options.columns)) options.columns = normalize_columns_array(options.columns);
	else if (options.columns === void 0 || options.columns === null || options.columns === false) options.columns = false;
	else throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [
		"Invalid option columns:",
		"expect an array, a function or true,",
		`got ${JSON.stringify(options.columns)}`
	], options);
	if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) options.group_columns_by_name = false;
	else if (options.group_columns_by_name !== true) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [
		"Invalid option group_columns_by_name:",
		"expect an boolean,",
		`got ${JSON.stringify(options.group_columns_by_name)}`
	], options);
	else if (options.columns === false) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", ["Invalid option group_columns_by_name:", "the `columns` mode must be activated."], options);
	if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") options.comment = null;
	else {
		if (typeof options.comment === "string") options.comment = Buffer.from(options.comment, options.encoding);
		if (!Buffer.isBuffer(options.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
			"Invalid option comment:",
			"comment must be a buffer or a string,",
			`got ${JSON.stringify(options.comment)}`
		], options);
	}
	if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) options.comment_no_infix = false;
	else if (options.comment_no_infix !== true) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
		"Invalid option comment_no_infix:",
		"value must be a boolean,",
		`got ${JSON.stringify(options.comment_no_infix)}`
	], options);
	if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) options.delimiter_auto = false;
	else if (options.delimiter_auto === true) options.delimiter_auto = {};
	else if (!is_object(options.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
		"Invalid option delimiter_auto:",
		"delimiter_auto must be a boolean or a configuration object,",
		`got ${JSON.stringify(options.delimiter_auto)}`
	], options);
	if (options.delimiter_auto) {
		if (options.delimiter_auto.preferred === void 0) options.delimiter_auto.preferred = {
			[",".charCodeAt(0)]: 1.8,
			["	".charCodeAt(0)]: 1.8,
			[";".charCodeAt(0)]: 1.6,
			[" ".charCodeAt(0)]: 1.6,
			[":".charCodeAt(0)]: 1.5,
			[".".charCodeAt(0)]: 1.4,
			["/".charCodeAt(0)]: 1.4
		};
		else if (!is_object(options.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"preferred must be an object,",
			`got ${JSON.stringify(options.delimiter_auto.preferred)}`
		], options);
		if (options.delimiter_auto.score === void 0) options.delimiter_auto.score = (info, options) => {
			return (info.total - info.std) * (options.preferred[info.char_code] || 1);
		};
		else if (typeof options.delimiter_auto.score !== "function") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"score must be a function,",
			`got ${JSON.stringify(options.delimiter_auto.score)}`
		], options);
		if (options.delimiter_auto.size === void 0) options.delimiter_auto.size = 2048;
		else if (typeof options.delimiter_auto.size !== "number") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"size must be a number,",
			`got ${JSON.stringify(options.delimiter_auto.size)}`
		], options);
	}
	const delimiter_json = JSON.stringify(options.delimiter);
	if (options.delimiter_auto !== false) options.delimiter = [];
	if (!Array.isArray(options.delimiter)) {
		if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) options.delimiter = Buffer.from(",", options.encoding);
		options.delimiter = [options.delimiter];
	}
	options.delimiter = options.delimiter.map(function(delimiter) {
		if (typeof delimiter === "string") delimiter = Buffer.from(delimiter, options.encoding);
		if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [
			"Invalid option delimiter:",
			"delimiter must be a non empty string or buffer or array of string|buffer,",
			`got ${delimiter_json}`
		], options);
		return delimiter;
	});
	if (options.escape === void 0 || options.escape === true) options.escape = Buffer.from("\"", options.encoding);
	else if (typeof options.escape === "string") options.escape = Buffer.from(options.escape, options.encoding);
	else if (options.escape === null || options.escape === false) options.escape = null;
	if (options.escape !== null) {
		if (!Buffer.isBuffer(options.escape)) throw new Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`);
	}
	if (options.from === void 0 || options.from === null) options.from = 1;
	else {
		if (typeof options.from === "string" && /\d+/.test(options.from)) options.from = parseInt(options.from);
		if (Number.isInteger(options.from)) {
			if (options.from < 0) throw new Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`);
		} else throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`);
	}
	if (options.from_line === void 0 || options.from_line === null) options.from_line = 1;
	else {
		if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) options.from_line = parseInt(options.from_line);
		if (Number.isInteger(options.from_line)) {
			if (options.from_line <= 0) throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`);
		} else throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`);
	}
	if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) options.ignore_last_delimiters = false;
	else if (typeof options.ignore_last_delimiters === "number") {
		options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
		if (options.ignore_last_delimiters === 0) options.ignore_last_delimiters = false;
	} else if (typeof options.ignore_last_delimiters !== "boolean") throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [
		"Invalid option `ignore_last_delimiters`:",
		"the value must be a boolean value or an integer,",
		`got ${JSON.stringify(options.ignore_last_delimiters)}`
	], options);
	if (options.ignore_last_delimiters === true && options.columns === false) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", ["The option `ignore_last_delimiters`", "requires the activation of the `columns` option"], options);
	if (options.info === void 0 || options.info === null || options.info === false) options.info = false;
	else if (options.info !== true) throw new Error(`Invalid Option: info must be true, got ${JSON.stringify(options.info)}`);
	if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) options.max_record_size = 0;
	else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {} else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) options.max_record_size = parseInt(options.max_record_size);
	else throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`);
	if (options.objname === void 0 || options.objname === null || options.objname === false) options.objname = void 0;
	else if (Buffer.isBuffer(options.objname)) {
		if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty buffer`);
		if (options.encoding === null) {} else options.objname = options.objname.toString(options.encoding);
	} else if (typeof options.objname === "string") {
		if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty string`);
	} else if (typeof options.objname === "number") {} else throw new Error(`Invalid Option: objname must be a string or a buffer, got ${options.objname}`);
	if (options.objname !== void 0) {
		if (typeof options.objname === "number") {
			if (options.columns !== false) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
		} else if (options.columns === false) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
	}
	if (options.on_record === void 0 || options.on_record === null) options.on_record = void 0;
	else if (typeof options.on_record !== "function") throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [
		"Invalid option `on_record`:",
		"expect a function,",
		`got ${JSON.stringify(options.on_record)}`
	], options);
	if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`);
	if (options.quote === null || options.quote === false || options.quote === "") options.quote = null;
	else {
		if (options.quote === void 0 || options.quote === true) options.quote = Buffer.from("\"", options.encoding);
		else if (typeof options.quote === "string") options.quote = Buffer.from(options.quote, options.encoding);
		if (!Buffer.isBuffer(options.quote)) throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`);
	}
	if (options.raw === void 0 || options.raw === null || options.raw === false) options.raw = false;
	else if (options.raw !== true) throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`);
	if (options.record_delimiter === void 0) options.record_delimiter = [];
	else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
		if (options.record_delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a non empty string or buffer,",
			`got ${JSON.stringify(options.record_delimiter)}`
		], options);
		options.record_delimiter = [options.record_delimiter];
	} else if (!Array.isArray(options.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
		"Invalid option `record_delimiter`:",
		"value must be a string, a buffer or array of string|buffer,",
		`got ${JSON.stringify(options.record_delimiter)}`
	], options);
	options.record_delimiter = options.record_delimiter.map(function(rd, i) {
		if (typeof rd !== "string" && !Buffer.isBuffer(rd)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a string, a buffer or array of string|buffer",
			`at index ${i},`,
			`got ${JSON.stringify(rd)}`
		], options);
		else if (rd.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a non empty string or buffer",
			`at index ${i},`,
			`got ${JSON.stringify(rd)}`
		], options);
		if (typeof rd === "string") rd = Buffer.from(rd, options.encoding);
		return rd;
	});
	if (typeof options.relax_column_count === "boolean") {} else if (options.relax_column_count === void 0 || options.relax_column_count === null) options.relax_column_count = false;
	else throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`);
	if (typeof options.relax_column_count_less === "boolean") {} else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) options.relax_column_count_less = false;
	else throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`);
	if (typeof options.relax_column_count_more === "boolean") {} else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) options.relax_column_count_more = false;
	else throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`);
	if (typeof options.relax_quotes === "boolean") {} else if (options.relax_quotes === void 0 || options.relax_quotes === null) options.relax_quotes = false;
	else throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`);
	if (typeof options.skip_empty_lines === "boolean") {} else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) options.skip_empty_lines = false;
	else throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`);
	if (typeof options.skip_records_with_empty_values === "boolean") {} else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) options.skip_records_with_empty_values = false;
	else throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`);
	if (typeof options.skip_records_with_error === "boolean") {} else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) options.skip_records_with_error = false;
	else throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`);
	if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) options.rtrim = false;
	else if (options.rtrim !== true) throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`);
	if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) options.ltrim = false;
	else if (options.ltrim !== true) throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`);
	if (options.trim === void 0 || options.trim === null || options.trim === false) options.trim = false;
	else if (options.trim !== true) throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`);
	if (options.trim === true && opts.ltrim !== false) options.ltrim = true;
	else if (options.ltrim !== true) options.ltrim = false;
	if (options.trim === true && opts.rtrim !== false) options.rtrim = true;
	else if (options.rtrim !== true) options.rtrim = false;
	if (options.to === void 0 || options.to === null) options.to = -1;
	else if (options.to !== -1) {
		if (typeof options.to === "string" && /\d+/.test(options.to)) options.to = parseInt(options.to);
		if (Number.isInteger(options.to)) {
			if (options.to <= 0) throw new Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`);
		} else throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`);
	}
	if (options.to_line === void 0 || options.to_line === null) options.to_line = -1;
	else if (options.to_line !== -1) {
		if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) options.to_line = parseInt(options.to_line);
		if (Number.isInteger(options.to_line)) {
			if (options.to_line <= 0) throw new Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`);
		} else throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`);
	}
	return options;
};
// node_modules/csv-parse/lib/utils/delimiter_discover.js
const delimiter_discover = function(records, options) {
	if (!options) ({delimiter_auto: options} = normalize_options({ delimiter_auto: true }));
	if (typeof records === "string") records = Buffer.from(records);
	if (Buffer.isBuffer(records)) records = ((data) => {
		const records = [];
		const parser = transform({ delimiter: [] });
		const push = (record) => records.push(record);
		const close = () => {};
		const error = parser.parse(data, true, push, close);
		if (error !== void 0) throw error;
		return records;
	})(records);
	const info = Array(127).fill().map(() => ({ lines: [] }));
	records.map(([record], line) => {
		for (let i = 0, l = record.length; i < l; i++) {
			const code = record.charCodeAt(i);
			if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
			info[code].lines[line]++;
		}
	});
	info.map((info, i) => {
		info.char_code = i;
		info.std = std(info.lines);
		info.total = info.lines.reduce((acc, val) => acc + val, 0);
		info.preferred = !!options.preferred[i];
		info.score = options.score(info, options);
	});
	const result = info.reduce((acc, info) => acc.score > info.score ? acc : info, {});
	return String.fromCharCode(result.char_code);
};
const std = function(array) {
	const n = array.length;
	if (n === 0) return 0;
	const mean = array.reduce((a, b) => a + b) / n;
	return Math.sqrt(array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n);
};
// node_modules/csv-parse/lib/api/index.js
const isRecordEmpty = function(record) {
	return record.every((field) => field == null || field.toString && field.toString().trim() === "");
};
const cr = 13;
const nl = 10;
const boms = {
	utf8: Buffer.from([
		239,
		187,
		191
	]),
	utf16le: Buffer.from([255, 254])
};
const transform = function(original_options = {}) {
	const info = {
		bytes: 0,
		bytes_records: 0,
		comment_lines: 0,
		empty_lines: 0,
		invalid_field_length: 0,
		lines: 1,
		records: 0
	};
	const options = normalize_options(original_options);
	return {
		info,
		original_options,
		options,
		state: init_state(options),
		__needMoreData: function(i, bufLen, end) {
			if (end) return false;
			const { encoding, escape, quote } = this.options;
			const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
			return bufLen - i - 1 < Math.max(needMoreDataSize, recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength, quoting ? (escape === null ? 0 : escape.length) + quote.length : 0, quoting ? quote.length + recordDelimiterMaxLength : 0);
		},
		parse: function(nextBuf, end, push, close) {
			const { bom, comment_no_infix, delimiter_auto, encoding, from_line, ltrim, max_record_size, raw, relax_quotes, rtrim, skip_empty_lines, to, to_line } = this.options;
			let { comment, escape, quote, record_delimiter } = this.options;
			const { bomSkipped, delimiterDiscovered, delimiterBufPrevious, rawBuffer, escapeIsQuote } = this.state;
			if (!delimiterDiscovered && delimiter_auto) {
				let delimiterBuf;
				if (delimiterBufPrevious === void 0) delimiterBuf = nextBuf;
				else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) delimiterBuf = delimiterBufPrevious;
				else delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
				nextBuf = void 0;
				if (end || delimiterBuf.length > delimiter_auto.size) {
					this.options.delimiter = [Buffer.from(delimiter_discover(delimiterBuf, this.options.delimiter_auto))];
					this.state.previousBuf = delimiterBuf;
					this.state.delimiterBufPrevious = void 0;
					this.state.delimiterDiscovered = true;
				} else {
					this.state.delimiterBufPrevious = delimiterBuf;
					return;
				}
			}
			const { previousBuf } = this.state;
			let buf;
			if (previousBuf === void 0) {
				if (nextBuf === void 0) {
					close();
					return;
				} else buf = nextBuf;
			} else if (previousBuf !== void 0 && nextBuf === void 0) buf = previousBuf;
			else buf = Buffer.concat([previousBuf, nextBuf]);
			if (bomSkipped === false) {
				if (bom === false) this.state.bomSkipped = true;
				else if (buf.length < 3) {
					if (end === false) {
						this.state.previousBuf = buf;
						return;
					}
				} else {
					for (const encoding in boms) if (boms[encoding].compare(buf, 0, boms[encoding].length) === 0) {
						const bomLength = boms[encoding].length;
						this.state.bufBytesStart += bomLength;
						buf = buf.slice(bomLength);
						const options = normalize_options({
							...this.original_options,
							encoding
						});
						for (const key in options) this.options[key] = options[key];
						({comment, escape, quote} = this.options);
						break;
					}
					this.state.bomSkipped = true;
				}
			}
			const bufLen = buf.length;
			let pos = 0;
			for (; pos < bufLen; pos++) {
				if (this.__needMoreData(pos, bufLen, end)) break;
				if (this.state.wasRowDelimiter === true) {
					this.info.lines++;
					this.state.wasRowDelimiter = false;
				}
				if (to_line !== -1 && this.info.lines > to_line) {
					this.state.stop = true;
					close();
					return;
				}
				if (this.state.quoting === false && record_delimiter.length === 0) {
					if (this.__autoDiscoverRecordDelimiter(buf, pos)) record_delimiter = this.options.record_delimiter;
				}
				const chr = buf[pos];
				if (raw === true) rawBuffer.append(chr);
				if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) this.state.wasRowDelimiter = true;
				if (this.state.escaping === true) this.state.escaping = false;
				else {
					if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
						if (escapeIsQuote) {
							if (this.__isQuote(buf, pos + escape.length)) {
								this.state.escaping = true;
								pos += escape.length - 1;
								continue;
							}
						} else {
							this.state.escaping = true;
							pos += escape.length - 1;
							continue;
						}
					}
					if (this.state.commenting === false && this.__isQuote(buf, pos)) {
						if (this.state.quoting === true) {
							const nextChr = buf[pos + quote.length];
							const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
							const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
							const isNextChrDelimiter = this.__isDelimiter(buf, pos + quote.length, nextChr);
							const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
							if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) pos += escape.length - 1;
							else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
								this.state.quoting = false;
								this.state.wasQuoting = true;
								pos += quote.length - 1;
								continue;
							} else if (relax_quotes === false) {
								const err = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [
									"Invalid Closing Quote:",
									`got "${String.fromCharCode(nextChr)}"`,
									`at line ${this.info.lines}`,
									"instead of delimiter, record delimiter, trimable character",
									"(if activated) or comment"
								], this.options, this.__infoField()));
								if (err !== void 0) return err;
							} else {
								this.state.quoting = false;
								this.state.wasQuoting = true;
								this.state.field.prepend(quote);
								pos += quote.length - 1;
							}
						} else if (this.state.field.length !== 0) {
							if (relax_quotes === false) {
								const info = this.__infoField();
								const bom = Object.keys(boms).map((b) => boms[b].equals(this.state.field.toString()) ? b : false).filter(Boolean)[0];
								const err = this.__error(new CsvError("INVALID_OPENING_QUOTE", [
									"Invalid Opening Quote:",
									`a quote is found on field ${JSON.stringify(info.column)} at line ${info.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
									bom ? `(${bom} bom)` : void 0
								], this.options, info, { field: this.state.field }));
								if (err !== void 0) return err;
							}
						} else {
							this.state.quoting = true;
							pos += quote.length - 1;
							continue;
						}
					}
					if (this.state.quoting === false) {
						const recordDelimiterLength = this.__isRecordDelimiter(chr, buf, pos);
						if (recordDelimiterLength !== 0) {
							if (this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) this.info.comment_lines++;
							else {
								if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
									this.state.enabled = true;
									this.__resetField();
									this.__resetRecord();
									pos += recordDelimiterLength - 1;
									continue;
								}
								if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
									this.info.empty_lines++;
									pos += recordDelimiterLength - 1;
									continue;
								}
								this.info.bytes = this.state.bufBytesStart + pos;
								const errField = this.__onField();
								if (errField !== void 0) return errField;
								this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
								const errRecord = this.__onRecord(push);
								if (errRecord !== void 0) return errRecord;
								if (to !== -1 && this.info.records >= to) {
									this.state.stop = true;
									close();
									return;
								}
							}
							this.state.commenting = false;
							pos += recordDelimiterLength - 1;
							continue;
						}
						if (this.state.commenting) continue;
						if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
							if (this.__compareBytes(comment, buf, pos, chr) !== 0) {
								this.state.commenting = true;
								continue;
							}
						}
						const delimiterLength = this.__isDelimiter(buf, pos, chr);
						if (delimiterLength !== 0) {
							this.info.bytes = this.state.bufBytesStart + pos;
							const errField = this.__onField();
							if (errField !== void 0) return errField;
							pos += delimiterLength - 1;
							continue;
						}
					}
				}
				if (this.state.commenting === false) {
					if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [
						"Max Record Size:",
						"record exceed the maximum number of tolerated bytes",
						`of ${max_record_size}`,
						`at line ${this.info.lines}`
					], this.options, this.__infoField()));
				}
				const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
				const rappend = rtrim === false || this.state.wasQuoting === false;
				if (lappend === true && rappend === true) this.state.field.append(chr);
				else if (rtrim === true && !this.__isCharTrimable(buf, pos)) return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [
					"Invalid Closing Quote:",
					"found non trimable byte after quote",
					`at line ${this.info.lines}`
				], this.options, this.__infoField()));
				else {
					if (lappend === false) pos += this.__isCharTrimable(buf, pos) - 1;
					continue;
				}
			}
			if (end === true) {
				if (this.state.quoting === true) {
					const err = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", ["Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}`], this.options, this.__infoField()));
					if (err !== void 0) return err;
				} else if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
					this.info.bytes = this.state.bufBytesStart + pos;
					const errField = this.__onField();
					if (errField !== void 0) return errField;
					const errRecord = this.__onRecord(push);
					if (errRecord !== void 0) return errRecord;
				} else if (this.state.wasRowDelimiter === true) this.info.empty_lines++;
				else if (this.state.commenting === true) this.info.comment_lines++;
			} else {
				this.state.bufBytesStart += pos;
				this.state.previousBuf = buf.slice(pos);
			}
			if (this.state.wasRowDelimiter === true) {
				this.info.lines++;
				this.state.wasRowDelimiter = false;
			}
		},
		__onRecord: function(push) {
			const { columns, group_columns_by_name, encoding, info, from, relax_column_count, relax_column_count_less, relax_column_count_more, raw, skip_records_with_empty_values } = this.options;
			const { enabled, record } = this.state;
			if (enabled === false) return this.__resetRecord();
			const recordLength = record.length;
			if (columns === true) {
				if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
					this.__resetRecord();
					return;
				}
				return this.__firstLineToColumns(record);
			}
			if (columns === false && this.info.records === 0) this.state.expectedRecordLength = recordLength;
			if (recordLength !== this.state.expectedRecordLength) {
				const err = columns === false ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [
					"Invalid Record Length:",
					`expect ${this.state.expectedRecordLength},`,
					`got ${recordLength} on line ${this.info.lines}`
				], this.options, this.__infoField(), { record }) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [
					"Invalid Record Length:",
					`columns length is ${columns.length},`,
					`got ${recordLength} on line ${this.info.lines}`
				], this.options, this.__infoField(), { record });
				if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
					this.info.invalid_field_length++;
					this.state.error = err;
				} else {
					const finalErr = this.__error(err);
					if (finalErr) return finalErr;
				}
			}
			if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
				this.__resetRecord();
				return;
			}
			if (this.state.recordHasError === true) {
				this.__resetRecord();
				this.state.recordHasError = false;
				return;
			}
			this.info.records++;
			if (from === 1 || this.info.records >= from) {
				const { objname } = this.options;
				if (columns !== false) {
					const obj = {};
					for (let i = 0, l = record.length; i < l; i++) {
						if (columns[i] === void 0 || columns[i].disabled) continue;
						if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
							if (Array.isArray(obj[columns[i].name])) obj[columns[i].name] = obj[columns[i].name].concat(record[i]);
							else obj[columns[i].name] = [obj[columns[i].name], record[i]];
						} else Object.defineProperty(obj, columns[i].name, {
							value: record[i],
							enumerable: true,
							writable: true,
							configurable: true
						});
					}
					if (raw === true || info === true) {
						const extRecord = Object.assign({ record: obj }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
						const err = this.__push(objname === void 0 ? extRecord : [obj[objname], extRecord], push);
						if (err) return err;
					} else {
						const err = this.__push(objname === void 0 ? obj : [obj[objname], obj], push);
						if (err) return err;
					}
				} else if (raw === true || info === true) {
					const extRecord = Object.assign({ record }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
					const err = this.__push(objname === void 0 ? extRecord : [record[objname], extRecord], push);
					if (err) return err;
				} else {
					const err = this.__push(objname === void 0 ? record : [record[objname], record], push);
					if (err) return err;
				}
			}
			this.__resetRecord();
		},
		__firstLineToColumns: function(record) {
			const { firstLineToHeaders } = this.state;
			try {
				const headers = firstLineToHeaders === void 0 ? record : firstLineToHeaders.call(null, record);
				if (!Array.isArray(headers)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [
					"Invalid Column Mapping:",
					"expect an array from column function,",
					`got ${JSON.stringify(headers)}`
				], this.options, this.__infoField(), { headers }));
				const normalizedHeaders = normalize_columns_array(headers);
				this.state.expectedRecordLength = normalizedHeaders.length;
				this.options.columns = normalizedHeaders;
				this.__resetRecord();
				return;
			} catch (err) {
				return err;
			}
		},
		__resetRecord: function() {
			if (this.options.raw === true) this.state.rawBuffer.reset();
			this.state.error = void 0;
			this.state.record = [];
			this.state.record_length = 0;
		},
		__onField: function() {
			const { cast, encoding, rtrim, max_record_size } = this.options;
			const { enabled, wasQuoting } = this.state;
			if (enabled === false) return this.__resetField();
			let field = this.state.field.toString(encoding);
			if (rtrim === true && wasQuoting === false) field = field.trimRight();
			if (cast === true) {
				const [err, f] = this.__cast(field);
				if (err !== void 0) return err;
				field = f;
			}
			this.state.record.push(field);
			if (max_record_size !== 0 && typeof field === "string") this.state.record_length += field.length;
			this.__resetField();
		},
		__resetField: function() {
			this.state.field.reset();
			this.state.wasQuoting = false;
		},
		__push: function(record, push) {
			const { on_record } = this.options;
			if (on_record !== void 0) {
				const info = this.__infoRecord();
				try {
					record = on_record.call(null, record, info);
				} catch (err) {
					return err;
				}
				if (record === void 0 || record === null) return;
			}
			this.info.bytes_records += this.info.bytes;
			push(record);
		},
		__cast: function(field) {
			const { columns, relax_column_count } = this.options;
			if (Array.isArray(columns) === true && relax_column_count && this.options.columns.length <= this.state.record.length) return [void 0, void 0];
			if (this.state.castField !== null) try {
				const info = this.__infoField();
				return [void 0, this.state.castField.call(null, field, info)];
			} catch (err) {
				return [err];
			}
			if (this.__isFloat(field)) return [void 0, parseFloat(field)];
			else if (this.options.cast_date !== false) {
				const info = this.__infoField();
				return [void 0, this.options.cast_date.call(null, field, info)];
			}
			return [void 0, field];
		},
		__compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
			if (sourceBuf[0] !== firstByte) return 0;
			const sourceLength = sourceBuf.length;
			for (let i = 1; i < sourceLength; i++) if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
			return sourceLength;
		},
		__isCharTrimable: function(buf, pos) {
			const { timchars, timcharFirstBytes } = this.state;
			const first = buf[pos];
			if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
			loop1: for (let i = 0; i < timchars.length; i++) {
				const timchar = timchars[i];
				for (let j = 0; j < timchar.length; j++) if (timchar[j] !== buf[pos + j]) continue loop1;
				return timchar.length;
			}
			return 0;
		},
		__isDelimiter: function(buf, pos, chr) {
			const { delimiter, ignore_last_delimiters } = this.options;
			if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) return 0;
			else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) return 0;
			loop1: for (let i = 0; i < delimiter.length; i++) {
				const del = delimiter[i];
				if (del[0] === chr) {
					for (let j = 1; j < del.length; j++) if (del[j] !== buf[pos + j]) continue loop1;
					return del.length;
				}
			}
			return 0;
		},
		__isEscape: function(buf, pos, chr) {
			const { escape } = this.options;
			if (escape === null) return false;
			const l = escape.length;
			if (escape[0] === chr) {
				for (let i = 0; i < l; i++) if (escape[i] !== buf[pos + i]) return false;
				return true;
			}
			return false;
		},
		__isFloat: function(value) {
			return value - parseFloat(value) + 1 >= 0;
		},
		__isQuote: function(buf, pos) {
			const { quote } = this.options;
			if (quote === null) return false;
			const l = quote.length;
			for (let i = 0; i < l; i++) if (quote[i] !== buf[pos + i]) return false;
			return true;
		},
		__isRecordDelimiter: function(chr, buf, pos) {
			const { record_delimiter } = this.options;
			const recordDelimiterLength = record_delimiter.length;
			loop1: for (let i = 0; i < recordDelimiterLength; i++) {
				const rd = record_delimiter[i];
				const rdLength = rd.length;
				if (rd[0] !== chr) continue;
				for (let j = 1; j < rdLength; j++) if (rd[j] !== buf[pos + j]) continue loop1;
				return rd.length;
			}
			return 0;
		},
		__autoDiscoverRecordDelimiter: function(buf, pos) {
			const { encoding } = this.options;
			const rds = [
				Buffer.from("\r\n", encoding),
				Buffer.from("\n", encoding),
				Buffer.from("\r", encoding)
			];
			loop: for (let i = 0; i < rds.length; i++) {
				const l = rds[i].length;
				for (let j = 0; j < l; j++) if (rds[i][j] !== buf[pos + j]) continue loop;
				this.options.record_delimiter.push(rds[i]);
				this.state.recordDelimiterMaxLength = rds[i].length;
				return rds[i].length;
			}
			return 0;
		},
		__error: function(msg) {
			const { encoding, raw, skip_records_with_error } = this.options;
			const err = typeof msg === "string" ? new Error(msg) : msg;
			if (skip_records_with_error) {
				this.state.recordHasError = true;
				if (this.options.on_skip !== void 0) try {
					this.options.on_skip(err, raw ? this.state.rawBuffer.toString(encoding) : void 0);
				} catch (err) {
					return err;
				}
				return;
			} else return err;
		},
		__infoDataSet: function() {
			return {
				...this.info,
				columns: this.options.columns
			};
		},
		__infoRecord: function() {
			const { columns, raw, encoding } = this.options;
			return {
				...this.__infoDataSet(),
				bytes_records: this.info.bytes,
				error: this.state.error,
				header: columns === true,
				index: this.state.record.length,
				raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
			};
		},
		__infoField: function() {
			const { columns } = this.options;
			const isColumns = Array.isArray(columns);
			const bytes_records = this.info.bytes_records;
			return {
				...this.__infoRecord(),
				bytes_records,
				column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
				quoting: this.state.wasQuoting
			};
		}
	};
};
// node_modules/csv-parse/lib/sync.js
const parse = function(data, opts = {}) {
	if (typeof data === "string") data = Buffer.from(data);
	const records = opts && opts.objname ? Object.create(null) : [];
	const parser = transform(opts);
	const push = (record) => {
		if (parser.options.objname === void 0) records.push(record);
		else records[record[0]] = record[1];
	};
	const close = () => {};
	const error = parser.parse(data, true, push, close);
	if (error !== void 0) throw error;
	return records;
};
// src/inventory/csv/table.ts
const CSV_LIMIT = 67108864;
const LF = 10;
const CR = 13;
const WORKBOOKS = ["504b0304", "d0cf11e0a1b11ae1"].map((bytes) => Buffer.from(bytes, "hex"));
const WORKBOOK_NAME = /\.(?:xls[bmx]?|ods|numbers)$/i;
const MARKUP = /^\s{0,9}<(?:!|\?|html|table|meta)/i;
function decodeCsv(path, buffer) {
	const before = Buffer.alloc(0);
	if (WORKBOOKS.some((start) => buffer.subarray(0, start.length).equals(start))) return {
		kind: "workbook",
		before
	};
	const utf8 = withoutMark(buffer);
	const wrong = firstWrongByte(utf8);
	if (wrong !== -1 && WORKBOOK_NAME.test(path)) return {
		kind: "workbook",
		before
	};
	const encoding = utf16Of(buffer);
	if (encoding === "UTF-16LE" || encoding === "UTF-16BE") return {
		kind: encoding,
		before
	};
	if (wrong !== -1) return {
		kind: "other",
		before: utf8.subarray(0, wrong)
	};
	if (MARKUP.test(utf8.subarray(0, 32).toString())) return {
		kind: "markup",
		before
	};
	return { utf8: utf8.includes(LF) ? utf8 : withLineFeeds(utf8) };
}
function withoutMark(buffer) {
	const [first, second, third] = buffer;
	if (first === 255 && second === 254) return Buffer.from(buffer.subarray(2).toString("utf16le"));
	if (first === 254 && second === 255 && buffer.length % 2 === 0) return Buffer.from(Buffer.from(buffer.subarray(2)).swap16().toString("utf16le"));
	return first === 239 && second === 187 && third === 191 ? buffer.subarray(3) : buffer;
}
function withLineFeeds(buffer) {
	if (!buffer.includes(CR)) return buffer;
	return Buffer.from(buffer.map((byte) => byte === CR ? LF : byte));
}
const DELIMITERS = [
	",",
	";",
	"	"
];
const BLANK = /^\p{White_Space}*$/u;
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?\r?\n/i;
const HEADER_BYTES = 65536;
const LINE_ENDS = /* @__PURE__ */ new Set([10, 13]);
const FAULTS = /* @__PURE__ */ new Map([
	["CSV_QUOTE_NOT_CLOSED", "quote-open"],
	["CSV_INVALID_CLOSING_QUOTE", "text-after-quote"],
	["INVALID_OPENING_QUOTE", "quote-inside"]
]);
function readTable({ utf8, delimiter, score, onRow }) {
	const separator = SEPARATOR_LINE.exec(utf8.subarray(0, 16).toString());
	const skipped = separator?.[0].length ?? 0;
	const text = utf8.subarray(skipped);
	let end = skipped;
	const chosen = delimiter ?? separator?.[1] ?? bestDelimiter(text, score);
	const visit = (cells, { bytes }) => {
		const offset = behindLineEnds(utf8, end);
		end = skipped + bytes;
		if (!cells.every((cell) => BLANK.test(cell))) onRow({
			cells,
			offset
		});
		return null;
	};
	try {
		parse(text, {
			...FORMAT,
			delimiter: chosen,
			on_record: visit
		});
		return null;
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		return {
			fault: FAULTS.get(error.code) ?? "unreadable",
			offset: behindLineEnds(utf8, end)
		};
	}
}
const FORMAT = {
	record_delimiter: ["\r\n", "\n"],
	relax_column_count: true,
	skip_empty_lines: true
};
function bestDelimiter(text, score) {
	const head = text.subarray(0, HEADER_BYTES);
	return DELIMITERS.map((delimiter) => {
		const header = headerOf(head, delimiter);
		return {
			delimiter,
			wanted: score(header),
			cells: header.length
		};
	}).reduce((best, one) => {
		return one.wanted > best.wanted || one.wanted === best.wanted && one.cells > best.cells ? one : best;
	}).delimiter;
}
function headerOf(head, delimiter) {
	try {
		return parse(head, {
			...FORMAT,
			delimiter,
			to: 1
		})[0] ?? [];
	} catch (error) {
		if (error instanceof CsvError) return [];
		throw error;
	}
}
function behindLineEnds(bytes, from) {
	let at = from;
	while (at < bytes.length - 1 && LINE_ENDS.has(bytes[at] ?? 0)) at += 1;
	return at;
}
// src/inventory/csv/read.ts
var CsvCells = class {
	width;
	#columns;
	#defaults;
	#counts;
	constructor(columns, width, defaults, counts) {
		this.#columns = columns;
		this.width = width;
		this.#defaults = defaults;
		this.#counts = counts;
	}
	read(cells, field) {
		const raw = this.#raw(cells, field);
		const trimmed = withoutPadding(raw);
		const cell = withoutPadding(rearm(trimmed));
		if (trimmed.length < raw.length) this.#counts.trimmed += 1;
		if (cell.length < trimmed.length) this.#counts.rearmed += 1;
		return cell === "" ? this.#defaults.get(field) ?? "" : cell;
	}
	exact(cells, field) {
		return rearm(this.#raw(cells, field));
	}
	has(field) {
		return this.#columns.has(field) || this.#defaults.has(field);
	}
	isAssetless(cells) {
		if (!this.#columns.has("asset_type") || !this.#columns.has("name")) return false;
		const isBlank = (field) => withoutPadding(this.#raw(cells, field)) === "";
		return isBlank("name") && isBlank("asset_type") && isBlank("id") && !isBlank("cyber_system");
	}
	isCut(cells) {
		return cells.length < this.width || cells.slice(this.width).some((cell) => withoutPadding(cell) !== "");
	}
	#raw(cells, field) {
		const column = this.#columns.get(field);
		return column === void 0 ? "" : cells[column] ?? "";
	}
};
var CsvTypes = class {
	#types;
	#values;
	#unknown = /* @__PURE__ */ new Map();
	constructor({ values }) {
		this.#types = assetTypes(values);
		this.#values = values;
	}
	get(cell) {
		return this.#types.get(cell);
	}
	miss(cell, offset) {
		const key = foldCell(cell);
		const entry = this.#unknown.get(key);
		if (entry === void 0) this.#unknown.set(key, {
			value: cell,
			offsets: [offset]
		});
		else entry.offsets.push(offset);
	}
	tell(file, report) {
		const words = new Vocabulary(this.#values.keys());
		for (const { value, offsets } of this.#unknown.values()) {
			const lines = offsets.map((offset) => file.place(offset).line);
			const args = {
				value,
				near: words.nearest(value),
				rows: lines.length,
				lines
			};
			report(diagnostic("csv-unknown-type", "error", {
				file,
				offset: offsets[0] ?? 0
			}, args));
		}
	}
};
function noCounts() {
	return {
		rowCount: 0,
		skipped: 0,
		assetless: 0,
		trimmed: 0,
		rearmed: 0
	};
}
function readCsv({ path, bytes, mapping, liveName }, report) {
	const text = decodeCsv(path, bytes);
	if ("kind" in text) {
		const { kind, before } = text;
		const at = {
			file: byteFile(path, before),
			offset: kind === "other" ? before.length : null
		};
		report(diagnostic("csv-encoding", "error", at, { kind }));
		return {
			documents: [],
			...noCounts()
		};
	}
	const { utf8 } = text;
	let hasColumns = true;
	const told = (d) => {
		if (d.code === "csv-missing-column") hasColumns = false;
		report(d);
	};
	const rows = new RowReader({
		file: byteFile(path, utf8),
		mapping,
		liveName,
		report: told
	});
	const { delimiter } = mapping;
	const score = (header) => countWanted(header, mapping);
	const fault = readTable({
		utf8,
		delimiter,
		score,
		onRow: (row) => rows.add(row)
	});
	rows.end();
	if (fault !== null) report(diagnostic("csv-syntax", "error", rows.at(fault.offset), { reason: fault.fault }));
	else if (rows.counts.rowCount === 0 && (hasColumns || rows.counts.skipped === 0)) report(diagnostic("csv-empty", "error", {
		...rows.at(0),
		offset: null
	}, { leftOut: rows.counts.skipped }));
	return {
		documents: rows.documents,
		...rows.counts
	};
}
function byteFile(path, utf8) {
	return sourceFile(path, utf8.toString("latin1"));
}
var RowReader = class {
	counts = noCounts();
	#input;
	#types;
	#systems;
	#groups = /* @__PURE__ */ new Map();
	#cells = null;
	#isTaken = () => true;
	#mapped = [];
	#seen = /* @__PURE__ */ new Set();
	constructor(input) {
		this.#input = input;
		this.#types = new CsvTypes(input.mapping);
		this.#systems = new CellMap(input.mapping.systems);
	}
	get documents() {
		return [...this.#groups.values()];
	}
	at(offset) {
		return {
			file: this.#input.file,
			offset
		};
	}
	add({ cells, offset }) {
		const { report, mapping } = this.#input;
		const at = this.at(offset);
		if (this.#cells === null) {
			const columns = findColumns({
				cells,
				at
			}, mapping, report);
			this.#cells = new CsvCells(columns, cells.length, mapping.defaults, this.counts);
			this.#isTaken = rowFilter({
				cells,
				at
			}, mapping, report);
			this.#mapped = [...columns.values()];
			return;
		}
		if (!this.#isTaken(cells) || mapping.skipsDuplicates && this.#isTwin(cells)) {
			this.counts.skipped += 1;
			return;
		}
		this.counts.rowCount += 1;
		const { width } = this.#cells;
		if (this.#cells.isCut(cells)) report(diagnostic("csv-row-length", "error", at, {
			cells: cells.length,
			columns: width
		}));
		else if (this.#cells.isAssetless(cells)) this.counts.assetless += 1;
		else this.#read({
			fields: this.#cells,
			cells,
			at,
			offset
		});
	}
	#isTwin(cells) {
		const key = JSON.stringify(this.#mapped.map((column) => withoutPadding(cells[column] ?? "")));
		if (this.#seen.has(key)) return true;
		this.#seen.add(key);
		return false;
	}
	end() {
		this.#types.tell(this.#input.file, this.#input.report);
	}
	#read(row) {
		const { fields, cells, offset } = row;
		const id = fields.read(cells, "id");
		const name = this.#name(row, id);
		const system = this.#system(row);
		const assetType = this.#assetType(row);
		if (system === null) return;
		const document = this.#document(system, fields.read(cells, "facility"), offset);
		document.rows.push(offset);
		if (name === null) return;
		const asset = {
			name,
			offset,
			document,
			hints: id === "" ? null : {
				id: {
					value: id,
					offset
				},
				renamedFrom: null,
				movedFrom: null
			}
		};
		if (assetType === null) document.untyped.push({
			...asset,
			assetType: "hardware"
		});
		else document.assets.push({
			...asset,
			assetType
		});
	}
	#name(row, id) {
		const { fields, cells } = row;
		if (id !== "") {
			const exact = fields.exact(cells, "name");
			if (exact !== "" && exact === this.#input.liveName(id)) return exact;
		}
		const name = fields.read(cells, "name");
		return this.#isFit(name, "name", row) ? name : null;
	}
	#system(row) {
		const cell = row.fields.read(row.cells, "cyber_system");
		return this.#isFit(cell, "cyber_system", row) ? this.#systems.get(cell) ?? cell : null;
	}
	#isFit(name, key, { fields, at }) {
		if (SURELY_FINE.test(name)) return true;
		if (!fields.has(key)) return false;
		let isFit = true;
		for (const { code, character } of nameFaults(name)) {
			const severity = code === "invisible-character" ? "warning" : "error";
			this.#input.report(diagnostic(code, severity, at, {
				key,
				value: name,
				character
			}));
			if (severity === "error") isFit = false;
		}
		return isFit;
	}
	#assetType({ fields, cells, offset }) {
		const value = fields.read(cells, "asset_type");
		const type = this.#types.get(value);
		if (type !== void 0) return type;
		if (fields.has("asset_type")) this.#types.miss(value, offset);
		return null;
	}
	#document(cyberSystem, facility, offset) {
		const key = `${cyberSystem}\0${facility}`;
		const open = this.#groups.get(key);
		if (open !== void 0) return open;
		const document = {
			file: this.#input.file,
			cyberSystem: {
				value: cyberSystem,
				offset
			},
			facility: facility === "" ? null : {
				value: facility,
				offset
			},
			prune: null,
			assetType: null,
			ignore: [],
			assets: [],
			isWhole: true,
			untyped: [],
			rows: []
		};
		this.#groups.set(key, document);
		return document;
	}
};
// src/commands/import-csv.ts
function csvSource(path, cwd, mapping) {
	return {
		open: (report) => {
			const bytes = readBytes(path, cwd, report);
			if (bytes === null) return null;
			return (input, report) => {
				const names = new Map(input.live.assets.map(({ id, name }) => [id, name]));
				const csv = readCsv({
					path,
					bytes,
					mapping,
					liveName: (id) => names.get(id)
				}, report);
				const added = additionsFromCsv({
					...input,
					documents: csv.documents
				}, report);
				return {
					...csv,
					...added,
					pins: /* @__PURE__ */ new Map()
				};
			};
		},
		mayAsk: ({ action }) => action !== "delete",
		tellsAll: true
	};
}
function readBytes(csvPath, cwd, report) {
	const path = (0, import__node_path.resolve)(cwd, csvPath);
	try {
		const { size } = (0, import__node_fs.statSync)(path);
		const bytes = size > 67108864 ? null : (0, import__node_fs.readFileSync)(path);
		if (bytes !== null && bytes.length <= 67108864) return bytes;
		const args = {
			bytes: bytes?.length ?? size,
			limit: CSV_LIMIT
		};
		report(diagnostic("file-too-large", "error", wholeFile(csvPath), args));
	} catch (error) {
		report(unreadable(csvPath, errorCode(error)));
	}
	return null;
}
async function mappingFrom(flags, cwd, report) {
	let isFound = true;
	const mapping = await readMapping(flags, cwd, (d) => {
		if (d.severity === "error") isFound = false;
		report(d);
	});
	const shared = isFound ? sharedColumn(mapping) : null;
	if (shared === null) return mapping;
	const subject = flags.column === void 0 ? "--mapping" : "--column";
	throw new ConfigurationError(subject, `gives ${shared.join(" and ")} one column. Give each its own.`);
}
async function readMapping(flags, cwd, report) {
	const fromFlags = mappingFromFlags(flags);
	if (typeof flags.mapping !== "string") return fromFlags;
	let text;
	try {
		text = (0, import__node_fs.readFileSync)((0, import__node_path.resolve)(cwd, flags.mapping), "utf8").replace(/^\uFEFF/, "");
	} catch (error) {
		report(unreadable(flags.mapping, errorCode(error)));
		return fromFlags;
	}
	const { readMappingFile } = await import("./mapping-file.js");
	return mergeMappings(readMappingFile(flags.mapping, text, report), fromFlags);
}
function mappingFromFlags(flags) {
	const defaults = fieldsFrom(flags.default, "--default", DEFAULT_FIELDS);
	const type = defaults.get("asset_type");
	if (type !== void 0 && !isAssetType(type)) throw notAType("--default");
	const values = pairsFrom(flags.value, (line) => line.lastIndexOf("=")).map(([cell, meant]) => {
		if (cell === "" || !isAssetType(meant)) throw notAType("--value");
		return [cell, meant];
	});
	return {
		...NO_MAPPING,
		columns: fieldsFrom(flags.column, "--column", CSV_FIELDS),
		defaults,
		values: onlyMeanings(values, () => twice("--value", "one cell")),
		delimiter: delimiterFrom(flags.delimiter),
		where: conditionsFrom(flags.where, "--where"),
		skip: conditionsFrom(flags.skip, "--skip"),
		skipsDuplicates: flags.skipDuplicates === true
	};
}
function conditionsFrom(flag, name) {
	const conditions = /* @__PURE__ */ new Map();
	for (const [column, value] of pairsFrom(flag, (line) => Math.max(0, line.indexOf("=")))) {
		if (column === "") throw new ConfigurationError(name, "must be COLUMN=VALUE, such as Status=active.");
		addUnder(conditions, column, value);
	}
	return conditions;
}
function fieldsFrom(flag, name, keys) {
	return onlyMeanings(pairsFrom(flag, (line) => line.indexOf("=")).map(([key, value]) => {
		if (isCsvField(key) && keys.includes(key) && value !== "") return [key, value];
		throw new ConfigurationError(name, `must be KEY=TEXT, and KEY one of ${keys.join(", ")}.`);
	}), (key) => twice(name, key));
}
function onlyMeanings(pairs, refusal) {
	const meanings = /* @__PURE__ */ new Map();
	for (const [word, meaning] of pairs) {
		if (meanings.has(word) && meanings.get(word) !== meaning) throw refusal(word);
		meanings.set(word, meaning);
	}
	return meanings;
}
function pairsFrom(flag, separator) {
	if (typeof flag !== "string") return [];
	return flag.split("\n").map((line) => {
		const at = separator(line);
		return at === -1 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
	});
}
function twice(flag, word) {
	return new ConfigurationError(flag, `says two things of ${word}. Give it once.`);
}
function notAType(name) {
	return new ConfigurationError(name, `must end with hardware or software, such as ${name === "--value" ? "Server=hardware" : "asset_type=hardware"}.`);
}
function delimiterFrom(flag) {
	if (typeof flag !== "string") return null;
	const delimiter = delimiterOf(flag);
	if (delimiter !== null) return delimiter;
	throw new ConfigurationError("--delimiter", "must be one character, or the word tab.");
}
export { csvSource, mappingFrom };
