import { Xr as ConfigurationError } from "./start.js";
// src/commands/explain.ts
const SCHEMAS = [
	"inventory",
	"plan",
	"evidence",
	"audit"
];
async function schemaText(name) {
	return `${JSON.stringify(await schemaOf(name), null, 2)}\n`;
}
async function schemaOf(name) {
	switch (name) {
		case "inventory": return (await import("./schema.js")).inventoryJsonSchema();
		case "plan": return (await import("./plan-schema.js")).planJsonSchema();
		case "evidence": return (await import("./evidence-schema.js")).evidenceJsonSchema();
		case "audit": return (await import("./audit-schema.js")).auditJsonSchema();
	}
}
async function explanation(topic) {
	const { explainTopic, listTopics, SECTIONS } = await import("./explain3.js");
	if (topic === void 0) return listTopics();
	const text = explainTopic(topic);
	if (text !== null) return text;
	const { nearest } = await import("./suggest.js");
	const [near] = nearest(topic, [...SECTIONS.keys()]);
	const hint = near === void 0 ? "Without a code it lists them all." : `Did you mean ${near}?`;
	throw new ConfigurationError("explain", `knows no such code. ${hint}`);
}
export { explanation as n, schemaText as r, SCHEMAS as t };
