import { Vn as TOOL_NAME } from "./start.js";
import { c as wordDiagnostic, t as WORDS } from "./messages.js";
// src/report/sarif.ts
const LEVELS = {
	error: "error",
	warning: "warning",
	notice: "note"
};
function sarifOf(diagnostics, { detail, folder, version }) {
	const rules = [...new Set(diagnostics.map(({ code }) => code))].map((code) => ({
		id: code,
		shortDescription: { text: WORDS[code].title }
	}));
	const results = diagnostics.map((finding) => {
		const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
		const region = line === null ? {} : { region: {
			startLine: line,
			startColumn: column ?? 1
		} };
		const locations = [{ physicalLocation: {
			artifactLocation: { uri: encodeURI(`${folder}${path ?? "."}`).replace(/[#?:]/g, encodeURIComponent) },
			...region
		} }];
		return {
			ruleId: code,
			level: LEVELS[severity],
			message: { text: message },
			locations
		};
	});
	return {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: TOOL_NAME,
				version,
				rules
			} },
			columnKind: "utf16CodeUnits",
			results
		}]
	};
}
export { sarifOf };
