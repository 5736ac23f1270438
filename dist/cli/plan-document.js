import { in as systemDocument, qn as TOOL_NAME } from "./start.js";
import { l as wordDiagnostic } from "./messages.js";
// src/report/plan-document.ts
function planDocument(plan, { toolVersion, generatedAt, detail = "full" }) {
	return {
		format_version: "1.0",
		tool: {
			name: TOOL_NAME,
			version: toolVersion
		},
		organization: plan.organization,
		generated_at: generatedAt,
		...plan.only === null ? {} : { only: plan.only.references },
		summary: plan.summary,
		changes: plan.changes.map(documentChange),
		undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
			id: asset.id,
			name: asset.name,
			cyber_system_id: asset.cyber_system_id,
			asset_type: asset.asset_type,
			cyber_system: systemDocument(cyberSystem)
		})),
		diagnostics: plan.diagnostics.map((finding) => wordDiagnostic(finding, detail)),
		guards: plan.guards,
		digest: plan.digest
	};
}
function shownPlan(plan, options) {
	const document = planDocument(plan, options);
	return options.detail === "counts" ? {
		...document,
		changes: [],
		undeclared: []
	} : document;
}
function documentChange(change) {
	const { fingerprint, origin } = change;
	const isMove = change.action === "update" && change.changed.includes("cyber_system_id");
	const common = {
		cyber_system: systemDocument(change.cyberSystem),
		from_cyber_system: isMove ? systemDocument(change.fromSystem) : null,
		origin
	};
	if (change.action === "delete") {
		const { action, id, before } = change;
		return {
			action,
			fingerprint,
			id,
			before,
			after: null,
			changed: [],
			...common,
			source: null
		};
	}
	const { file } = change.desired.document;
	const source = {
		path: file.path,
		...file.place(change.desired.offset)
	};
	if (change.action === "create") {
		const { action, after } = change;
		return {
			action,
			fingerprint,
			id: null,
			before: null,
			after,
			changed: [],
			...common,
			source
		};
	}
	const { action, id, before, after, changed } = change;
	return {
		action,
		fingerprint,
		id,
		before,
		after,
		changed,
		...common,
		source
	};
}
export { planDocument, shownPlan };
