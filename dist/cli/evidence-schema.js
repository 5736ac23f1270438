import { Kn as ASSET_TYPES } from "./start.js";
import { C as toJSONSchema, b as string, d as literal, i as _enum, o as array, s as boolean, u as int, v as record, y as strictObject } from "./schemas.js";
import { n as datetime } from "./iso.js";
// src/report/evidence-schema.ts
const RESULTS = [
	"invalid",
	"no-changes",
	"blocked",
	"unapproved",
	"superseded",
	"applied",
	"partial",
	"failed",
	"cancelled"
];
const count = int().min(0);
const time = datetime().describe("UTC.");
const fingerprint = string().regex(/^[0-9a-f]{32}$/);
const state = strictObject({
	name: string(),
	cyber_system_id: string(),
	asset_type: _enum(ASSET_TYPES)
});
const system = strictObject({
	id: string(),
	name: string(),
	site: strictObject({
		id: string(),
		name: string()
	}).nullable().describe("Facility or control center."),
	impact_rating: string().nullable()
});
const listed = strictObject({
	id: string(),
	...state.shape
});
const change = strictObject({
	fingerprint: fingerprint.describe("Identity of the change, as the plan showed it."),
	action: _enum([
		"create",
		"update",
		"delete"
	]),
	origin: _enum([
		"inventory",
		"pending",
		"drift"
	]).describe("Why it was in the plan."),
	id: string().nullable().describe("The id of the asset; of a create once it is known."),
	cyber_system: system,
	from_cyber_system: system.nullable().describe("Of a move: the system it was in."),
	before: state.nullable().describe("null for a create."),
	after: state.nullable().describe("null for a delete."),
	outcome: _enum([
		"done",
		"adopted",
		"already",
		"changed-meanwhile",
		"failed",
		"unknown",
		"skipped",
		"not-started"
	]).describe("adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned."),
	reason: string().nullable().describe("Why it is not done."),
	detail: string().nullable().describe("What the service said, cut and with the key removed."),
	attempts: count.describe("Write requests sent, retries included."),
	started_at: time.nullable(),
	ended_at: time.nullable(),
	shown_in: array(int().min(1)).describe("Numbers of the pull requests whose records show it."),
	recreate: strictObject({
		request: literal("POST /cyber-assets"),
		body: state,
		note: string()
	}).nullable().describe("For a delete: what would make such an asset again, with another id and without its history.")
});
const pullRequest = strictObject({
	number: int().min(1),
	author: string(),
	head: string().describe("The commit that was shown and reviewed."),
	merge_commit: string().nullable(),
	record: strictObject({
		digest: string(),
		at: time
	}).nullable().describe("What the pull request showed, and when; null where no record of it counts."),
	approvals: array(strictObject({
		user: string(),
		submitted_at: time,
		commit_id: string()
	}))
});
const EVIDENCE_FORMAT = "1.1";
const evidence = strictObject({
	format_version: literal("1.1"),
	tool: strictObject({
		name: literal("cip-inventory-sync"),
		version: string()
	}),
	organization: string(),
	service: string().describe("Origin of the service."),
	result: _enum(RESULTS),
	digest: string().regex(/^sha256:[0-9a-f]{64}$/).describe("Identity of the set of changes to execute."),
	approval: strictObject({
		mode: _enum([
			"none",
			"plan",
			"review"
		]),
		by: string().nullable()
	}),
	started_at: time,
	ended_at: time,
	commit: string().nullable().describe("The commit that was applied."),
	clean: boolean().nullable().describe("Whether the inventory files are those of the commit."),
	pull_requests: array(pullRequest),
	actor: string().nullable(),
	run_url: string().nullable(),
	files: array(strictObject({
		path: string(),
		sha256: string().regex(/^[0-9a-f]{64}$/)
	})),
	summary: record(string(), count).describe("The counts of the plan."),
	guards: array(strictObject({
		guard: string(),
		limit: count,
		value: count,
		passed: boolean()
	})),
	changes: array(change).describe("What was to be executed, in the order of the plan."),
	closing_read: strictObject({
		converged: boolean().nullable().describe("Whether the list showed every executed change."),
		failure: string().nullable(),
		stopped: _enum([
			"signal",
			"key-refused",
			"crash"
		]).nullable()
	}).nullable().describe("null when nothing was tried."),
	differences: array(strictObject({
		fingerprint,
		kind: _enum([
			"missing",
			"different",
			"still-there",
			"duplicate"
		]),
		found: array(listed)
	})),
	ledger: strictObject({
		branch: string(),
		commit: string()
	}).nullable().describe("Where the intent of this apply stands in the ledger.")
});
function evidenceJsonSchema() {
	const { $schema, ...shape } = toJSONSchema(evidence);
	return {
		$schema,
		title: "cip-inventory-sync evidence",
		...shape
	};
}
export { EVIDENCE_FORMAT, evidence, evidenceJsonSchema };
