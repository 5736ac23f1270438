import { t as require_dist } from "./dist.js";
import { b as string, i as _enum, p as map, y as strictObject } from "./schemas.js";
import { Br as nearest, Kn as ASSET_TYPES, Nr as sourceFile, Wr as diagnostic } from "./start.js";
import { i as NO_MAPPING, r as DEFAULT_FIELDS, s as delimiterOf, t as CSV_FIELDS, u as isAssetType } from "./mapping.js";
// src/inventory/csv/mapping-file.ts
var import_dist = require_dist();
const word = string("wrong-type").refine((text) => text !== "", "wrong-type");
const type = word.pipe(_enum(ASSET_TYPES, "wrong-value"));
const cell = string("wrong-type");
const hasType = (fields) => {
	const parsed = word.safeParse(fields.get("asset_type"));
	return !parsed.success || isAssetType(parsed.data);
};
const file = strictObject({
	columns: map(cell.pipe(_enum(CSV_FIELDS, "unknown-key")), word).default(() => /* @__PURE__ */ new Map()),
	defaults: map(cell.pipe(_enum(DEFAULT_FIELDS, "unknown-key")), word).refine(hasType, {
		error: "wrong-value",
		path: ["asset_type"],
		when: ({ value }) => value instanceof Map
	}).default(() => /* @__PURE__ */ new Map()),
	values: map(cell, type).default(() => /* @__PURE__ */ new Map()),
	systems: map(cell, word).default(() => /* @__PURE__ */ new Map()),
	delimiter: string("wrong-value").refine((text) => delimiterOf(text) !== null, "wrong-value").transform(delimiterOf).default(null)
});
function readMappingFile(path, text, report) {
	const source = sourceFile(path, text);
	const tell = (code, node, args) => {
		const offset = typeof node === "number" ? node : node?.range?.[0] ?? 0;
		report(diagnostic(code, "error", {
			file: source,
			offset
		}, args));
	};
	const document = (0, import_dist.parseDocument)(text, {
		schema: "failsafe",
		prettyErrors: false
	});
	const [error] = document.errors;
	if (error !== void 0) {
		tell("yaml-syntax", error.pos[0], { reason: error.message });
		return NO_MAPPING;
	}
	(0, import_dist.visit)(document, { Alias: (_, { range }) => Object.assign(new import_dist.YAMLSeq(), { range }) });
	const value = document.toJS({ mapAsMap: true });
	const parsed = file.safeParse(value instanceof Map ? Object.fromEntries(value) : value);
	if (parsed.success) return {
		...NO_MAPPING,
		...parsed.data
	};
	for (const issue of parsed.error.issues) if (issue.code !== "invalid_element") tellIssue(issue, document.contents, tell);
	return NO_MAPPING;
}
function tellIssue(issue, root, tell) {
	const { path, message } = issue;
	const { key, value } = entryAt(root, path);
	const subject = String(path.at(-1) ?? "mapping");
	const unknownKey = (name, at, allowed) => tell("unknown-key", at, {
		key: name,
		near: nearest(name, allowed, 1)[0] ?? null,
		allowed
	});
	if (issue.code === "unrecognized_keys") for (const name of issue.keys) unknownKey(name, entryAt(root, [name]).key, Object.keys(file.shape));
	else if (message === "unknown-key") unknownKey(subject, key, path[0] === "defaults" ? DEFAULT_FIELDS : CSV_FIELDS);
	else if (message === "wrong-value") tell("wrong-value", value, {
		key: subject,
		...wrongValue((0, import_dist.isScalar)(value) ? String(value.value) : "", path)
	});
	else if (issue.code === "invalid_key") {
		const odd = entriesOf(value).find((entry) => !(0, import_dist.isScalar)(entry.key))?.key ?? value;
		tell("wrong-type", odd, {
			subject: "key",
			expected: "a string",
			found: kindOf(odd)
		});
	} else {
		const expected = path.length > 1 ? "a string" : "a mapping";
		tell("wrong-type", value?.range == null ? key : value, {
			subject,
			expected,
			found: kindOf(value)
		});
	}
}
function wrongValue(value, { length }) {
	if (length === 1) return {
		value,
		near: null,
		allowed: [
			",",
			";",
			"tab"
		]
	};
	return {
		value,
		near: nearest(value, ASSET_TYPES, 1)[0] ?? null,
		allowed: ASSET_TYPES
	};
}
function entryAt(root, path) {
	let entry = {
		key: null,
		value: root
	};
	for (const step of path) entry = entriesOf(entry.value).find(({ key }) => (0, import_dist.isScalar)(key) && key.value === step) ?? entry;
	return entry;
}
function entriesOf(node) {
	return (0, import_dist.isMap)(node) ? node.items : [];
}
function kindOf(node) {
	if (node === null || (0, import_dist.isScalar)(node) && node.value === "") return "nothing";
	return (0, import_dist.isMap)(node) ? "a mapping" : (0, import_dist.isScalar)(node) ? "a string" : "a list";
}
export { readMappingFile };
