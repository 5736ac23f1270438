import { n as __toESM } from "./rolldown-runtime.js";
import { Hn as otherFormat, Hr as ConfigurationError, Jr as require__node_path, Un as toolOf, W as SERVICE, q as openCli } from "./start.js";
import { T as readNamed, at as editedIn, l as parseSavedPlan, st as sha256, v as readLive, w as putOut } from "./usual.js";
import { n as reportLine, t as renderReport } from "./report.js";
// src/commands/report.ts
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
async function runReport(context, given) {
	const { settings, host, cwd } = context;
	const changes = given === null ? null : await readChanges(given, cwd);
	const readAt = new Date(host.clock.now()).toISOString();
	const { organization, ...lists } = await readLive(context, true);
	if (changes !== null && organization !== "" && changes.document.organization !== organization) throw new ConfigurationError(`--${changes.kind}`, "is of another organization than the API key.");
	return {
		page: renderReport({
			organization: organization || changes?.document.organization || "",
			service: settings.baseUrl,
			readAt,
			tool: toolOf(host),
			lists,
			changes,
			fields: settings
		}),
		lists
	};
}
async function readChanges({ kind, path }, cwd) {
	const bytes = readNamed(`--${kind}`, (0, import__node_path.resolve)(cwd, path));
	const about = {
		path: (0, import__node_path.relative)(cwd, (0, import__node_path.resolve)(cwd, path)).replaceAll("\\", "/").replace(/^\.\.\/.*\//, ""),
		sha256: sha256(bytes)
	};
	const text = bytes.toString("utf8");
	if (kind === "plan") return {
		...about,
		kind,
		document: await parseSavedPlan(text)
	};
	return {
		...about,
		kind,
		document: await parseEvidence(text)
	};
}
async function parseEvidence(text) {
	const { EVIDENCE_FORMAT, evidence } = await import("./evidence-schema.js");
	const json = jsonIn(text);
	const parsed = evidence.safeParse(json);
	const edited = parsed.success ? editedIn(parsed.data) : null;
	if (edited !== null) throw new ConfigurationError("--evidence", `was edited since the apply left it: ${edited}.`);
	if (parsed.success) return parsed.data;
	const other = otherFormat(json, EVIDENCE_FORMAT);
	if (other !== null && Object.hasOwn(Object(json), "result")) {
		const problem = `is of format ${other}, and this version reads ${EVIDENCE_FORMAT}. Use the version that wrote it.`;
		throw new ConfigurationError("--evidence", problem);
	}
	const places = parsed.error.issues.slice(0, 3).map(({ path }) => path.filter((step) => typeof step !== "symbol").join("."));
	const where = places.every((place) => place === "") ? "" : ` (see ${places.join(", ")})`;
	throw new ConfigurationError("--evidence", `is not an evidence file of an apply${where}.`);
}
function jsonIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function cliReport(flags, cli) {
	if (flags.html !== true) throw new ConfigurationError("report", "needs a format. Give --html.");
	const changes = changesFrom(flags);
	return openCli(flags, cli, SERVICE, async (context) => {
		const { terminal, host, progress, startedAt } = context;
		const { page, lists } = await runReport(context, changes);
		progress.end();
		putOut(page, flags, context);
		terminal.err(`${reportLine(lists, host.clock.now() - startedAt)}\n`);
		return 0;
	});
}
function changesFrom({ plan, evidence }) {
	if (plan !== void 0 && evidence !== void 0) throw new ConfigurationError("--plan and --evidence", "exclude each other. Give one of them.");
	if (typeof plan === "string") return {
		kind: "plan",
		path: plan
	};
	return typeof evidence === "string" ? {
		kind: "evidence",
		path: evidence
	} : null;
}
export { cliReport };
