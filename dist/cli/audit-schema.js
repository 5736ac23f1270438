import { C as toJSONSchema, b as string, d as literal, i as _enum, o as array, s as boolean, u as int, v as record, x as union, y as strictObject } from "./schemas.js";
import { n as datetime, t as date } from "./iso.js";
// src/report/audit-schema.ts
const text = string();
const time = datetime().describe("UTC.");
const count = int().min(0);
const ledgerCommit = text.describe("The commit of the ledger that tells it.");
const state = strictObject({
	name: text,
	asset_type: text,
	cyber_system_id: text,
	cyber_system: text.nullable().describe("Its name then; null where it was not listed."),
	site: text.nullable().describe("Control center or facility of the cyber system.")
});
const approval = strictObject({
	user: text,
	at: text,
	commit: text.nullable()
});
const change = strictObject({
	at: time,
	action: _enum([
		"create",
		"update",
		"delete"
	]),
	asset_id: text.nullable(),
	before: state.nullable().describe("null for a create."),
	after: state.nullable().describe("null for a delete."),
	outcome: text.describe("As in the evidence; interrupted: of a run that was cut off, shown by a later list."),
	reason: text.nullable().describe("Why it is not done."),
	asked_by: array(text).describe("Authors of the pull requests that showed it."),
	approved_by: array(approval),
	approval: text.describe("What the run went by."),
	pull_requests: array(int()),
	commit: text.nullable().describe("Of the inventory."),
	actor: text.nullable(),
	run_url: text.nullable(),
	ledger_commit: ledgerCommit
});
const row = record(string(), string());
const outside = strictObject({
	after_look: time,
	before_look: time,
	during_run: boolean().describe("Whether it was made while a run was under way."),
	of: _enum([
		"cyber-asset",
		"cyber-system",
		"facility",
		"control-center"
	]),
	id: text,
	before: union([state, row]).nullable(),
	after: union([state, row]).nullable(),
	ledger_commit: ledgerCommit
});
const refused = strictObject({
	at: time,
	result: text,
	changes: count,
	guards: array(text),
	pull_requests: array(int()),
	actor: text.nullable(),
	run_url: text.nullable(),
	commit: text.nullable(),
	ledger_commit: ledgerCommit
});
const review = strictObject({
	date: date().describe("The day whose list was reviewed."),
	at: time.describe("When it was recorded. UTC."),
	path: text,
	list_commit: text,
	list_sha256: text,
	scope: array(text),
	statement: text,
	pull_request: int().nullable(),
	asked_by: text.nullable(),
	approved_by: array(approval),
	approved_by_review_approver: boolean().describe("By login, on that head, not the author; no more is known."),
	ledger_commit: ledgerCommit
});
const gap = strictObject({
	kind: _enum(["no-look", "interrupted"]),
	from: time,
	to: time.nullable(),
	days: count.nullable(),
	ledger_commit: ledgerCommit
});
const audit = strictObject({
	format_version: literal("1.0"),
	organization: text,
	service: text,
	ledger: strictObject({
		first: text,
		tip: text,
		continues: text.nullable().describe("The last commit of a ledger before this one.")
	}),
	from: time.nullable(),
	to: time.nullable(),
	changes: array(change),
	outside: array(outside).describe("Made outside the repository."),
	refused: array(refused).describe("Runs that wrote nothing, for want of approval or by a guard."),
	reviews: array(review),
	next_review_due: date().nullable(),
	looks: array(strictObject({
		at: time,
		kind: text,
		assets: count,
		ledger_commit: ledgerCommit
	})),
	gaps: array(gap)
});
function auditJsonSchema() {
	const { $schema, ...shape } = toJSONSchema(audit);
	return {
		$schema,
		title: "cip-inventory-sync audit",
		...shape
	};
}
export { auditJsonSchema };
