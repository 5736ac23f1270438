import { Jn as otherFormat, Kn as ASSET_TYPES, Ur as SEVERITIES, fn as shorten, hn as visible } from "./start.js";
import { Q as executedBy, at as fingerprint, rt as digest } from "./usual.js";
import { t as WORDS } from "./messages.js";
import { C as toJSONSchema, a as _null, b as string, c as discriminatedUnion, d as literal, h as number, i as _enum, m as never, o as array, s as boolean, u as int, y as strictObject } from "./schemas.js";
import { n as datetime } from "./iso.js";
// src/report/plan-schema.ts
const FIELDS = [
	"name",
	"cyber_system_id",
	"asset_type"
];
const ORIGINS = [
	"inventory",
	"pending",
	"drift"
];
const CODES = Object.keys(WORDS);
const count = int().nonnegative();
const assetType = _enum(ASSET_TYPES);
const text = string();
const state = strictObject({
	name: text,
	cyber_system_id: text.describe("Prefix cs_."),
	asset_type: assetType
}).describe("What the service keeps of an asset and an update can change.");
const site = strictObject({
	id: text,
	name: text
}).nullable().describe("The facility, or with control-center-field the control center, that the system stands in.");
const reference = strictObject({
	id: text,
	name: text,
	site,
	impact_rating: text.nullable().describe("Of the field that impact-rating-field names.")
});
const source = strictObject({
	path: text.describe("Relative, with forward slashes."),
	line: int().positive(),
	column: int().positive().describe("In UTF-16 units.")
}).describe("Where the inventory asks for the change.");
const common = {
	fingerprint: string().regex(/^[0-9a-f]{32}$/).describe("Identity of the change: SHA-256 over organization, action, id, before and after; 128 bits of it."),
	cyber_system: reference.describe("The system of `after`; of `before` for a delete."),
	from_cyber_system: reference.nullable().describe("Of a move: the system it is in now."),
	origin: _enum(ORIGINS).describe("inventory: asked for by these files. pending: by earlier merges. drift: by none; the service changed.")
};
const change = discriminatedUnion("action", [
	strictObject({
		action: literal("create"),
		id: _null().describe("The service chooses the id."),
		before: _null(),
		after: state,
		changed: array(never()).max(0),
		source,
		...common
	}),
	strictObject({
		action: literal("update"),
		id: text.describe("Prefix ca_."),
		before: state,
		after: state,
		changed: array(_enum(FIELDS)).min(1).describe("name: a rename. cyber_system_id: a move. asset_type: a retype."),
		source,
		...common
	}),
	strictObject({
		action: literal("delete"),
		id: text.describe("Prefix ca_."),
		before: state,
		after: _null(),
		changed: array(never()).max(0),
		source: _null(),
		...common
	})
]);
const summary = strictObject({
	create: count,
	update: count,
	delete: count,
	renamed: count.describe("Of the updates; one that does several counts in each."),
	moved: count,
	retyped: count,
	unchanged: count,
	undeclared: count.describe("Live in a declared cyber system, in no file, and left alone."),
	ignored: count.describe("Live assets that files say to leave alone."),
	unmanaged: count.describe("Live in cyber systems that no file declares."),
	left_out: count.optional().describe("Changes of systems that were not chosen, where only some were."),
	pending: count.describe("Of those to execute."),
	drift: count.describe("Not to execute.")
}).describe("create, update and delete count what would be executed.");
const undeclared = strictObject({
	id: text,
	name: text,
	cyber_system_id: text,
	asset_type: assetType,
	cyber_system: reference
});
const finding = strictObject({
	code: _enum(CODES),
	severity: _enum(SEVERITIES),
	message: text.describe("Subject, cause and remedy, on one line."),
	path: text.nullable(),
	line: int().positive().nullable(),
	column: int().positive().nullable()
});
const guard = strictObject({
	guard: _enum(["max-deletes", "max-delete-percent"]).describe("The input to raise."),
	limit: number().nonnegative().describe("Most deletes."),
	value: count.describe("Deletes that would be executed."),
	passed: boolean()
});
const FORMAT = "1.0";
const planShape = strictObject({
	format_version: literal(FORMAT),
	tool: strictObject({
		name: literal("cip-inventory-sync"),
		version: text
	}),
	organization: text.describe("Slug of the organization."),
	generated_at: datetime().describe("UTC."),
	only: array(text).optional().describe("What was chosen, where only a part of the plan was."),
	summary,
	changes: array(change).describe("Sorted: system name, then delete, update, create, then name."),
	undeclared: array(undeclared),
	diagnostics: array(finding).describe("In file order. With an error among them there are no changes."),
	guards: array(guard).describe("One that did not pass blocks apply."),
	digest: string().regex(/^sha256:[0-9a-f]{64}$/).describe("Identity of what would be executed: SHA-256 over its sorted fingerprints.")
}).meta({
	title: "cip-inventory-sync plan",
	description: "What apply would do, and why."
});
function planJsonSchema() {
	return toJSONSchema(planShape, { target: "draft-2020-12" });
}
const MOST_PROBLEMS = 20;
function parsePlanDocument(json) {
	let value;
	try {
		value = JSON.parse(json);
	} catch {
		return {
			ok: false,
			problems: ["The file is not JSON."]
		};
	}
	const other = otherFormat(value, FORMAT);
	if (other !== null) return {
		ok: false,
		problems: [`format_version: it is of format ${other}, and this version reads ${FORMAT}.`]
	};
	const parsed = planShape.safeParse(value);
	const problems = parsed.success ? forgeries(parsed.data) : parsed.error.issues.map(({ path, message }) => `${located(path)}${visible(shorten(message))}`);
	return parsed.success && problems.length === 0 ? {
		ok: true,
		plan: parsed.data
	} : {
		ok: false,
		problems: problems.slice(0, MOST_PROBLEMS)
	};
}
function located(path) {
	const steps = path.map((step) => typeof step === "number" ? `[${step}]` : `.${String(step)}`);
	return steps.length === 0 ? "" : `${visible(steps.join("").replace(/^\./, ""))}: `;
}
function forgeries(plan) {
	const { organization, changes, digest: stated } = plan;
	const problems = changes.flatMap(({ action, id, before, after, fingerprint: print }, index) => fingerprint({
		organization,
		action,
		id,
		before,
		after
	}) === print ? [] : [`changes[${index}].fingerprint: not that of this change; was the file edited?`]);
	return digest(executedBy(plan).map((one) => one.fingerprint)) === stated ? problems : [...problems, "digest: not that of these changes; was the file edited?"];
}
export { parsePlanDocument, planJsonSchema };
