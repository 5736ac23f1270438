import { n as __toESM } from "./rolldown-runtime.js";
import { Bt as grouped, Dn as loadRevision, J as openCli, Jn as otherFormat, Jr as compareIds, Lt as counted, W as SERVICE, Xr as ConfigurationError, Yn as toolOf, Yr as compareText, Zr as early, gr as countBy, hn as visible, ii as require__node_path, nn as compareSystems, qr as unreported, rn as placesOf, un as printedJson, zt as durationText } from "./start.js";
import { C as readNamed, S as putOut, _ as readLive, it as editedIn, l as parseSavedPlan, nt as resolveSystems, ot as sha256, tt as makeDirectory } from "./usual.js";
import { r as spreadsheet } from "./csv.js";
import { n as reportLine, t as renderReport } from "./report.js";
// src/report/csv.ts
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
const EXPORT_COLUMNS = [
	"facility",
	"facility_id",
	"cyber_system",
	"cyber_system_id",
	"asset",
	"asset_type",
	"asset_id"
];
function inventoryCsv(lists, options) {
	const more = [...options.controlCenterField ? ["control_center", "control_center_id"] : [], ...options.impactRatingField ? ["impact_rating"] : []];
	const rows = [[...EXPORT_COLUMNS, ...more], ...rowsOf(lists, options)];
	return (options.bom ? "﻿" : "") + spreadsheet(rows);
}
function exportLine({ facilities, systems, assets }, ms) {
	const homes = `${counted(systems.length, "cyber system")}, ${counted(facilities.length, "facility", "facilities")}`;
	return `Exported: ${counted(assets.length, "asset")}, ${homes}, in ${durationText(ms)}`;
}
function rowsOf(lists, fields) {
	const { facilities, systems, assets } = lists;
	const facilityNames = new Map(facilities.map(({ id, name }) => [id, name]));
	const place = placesOf(lists, fields);
	const systemCells = new Map(systems.map((system) => [system.id, cellsOf(system, facilityNames)]));
	const moreCells = new Map(systems.map((system) => [system.id, moreOf(system, place, fields)]));
	const owning = new Set(assets.map((asset) => asset.cyber_system_id));
	const rows = assets.map(({ name, cyber_system_id, asset_type, id }) => {
		return [
			...systemCells.get(cyber_system_id) ?? [
				"",
				"",
				"",
				cyber_system_id
			],
			name,
			asset_type,
			id,
			...moreCells.get(cyber_system_id) ?? []
		];
	});
	for (const { id } of systems) {
		const cells = systemCells.get(id);
		if (cells !== void 0 && !owning.has(id)) rows.push([
			...cells,
			"",
			"",
			"",
			...moreCells.get(id) ?? []
		]);
	}
	return rows.sort(compareRows);
}
function cellsOf({ id, name, facility_id }, facilityNames) {
	const facilityId = facility_id ?? "";
	return [
		facilityNames.get(facilityId) ?? "",
		facilityId,
		name,
		id
	];
}
function moreOf({ id, facility_id }, place, fields) {
	const { site, impactRating } = place(id);
	const center = facility_id ? null : site;
	return [...fields.controlCenterField ? [center?.name ?? "", center?.id ?? ""] : [], ...fields.impactRatingField ? [impactRating ?? ""] : []];
}
const SORTED_BY = [
	[0, compareText],
	[1, compareIds],
	[2, compareText],
	[3, compareIds],
	[4, compareText],
	[6, compareIds]
];
function compareRows(a, b) {
	for (const [cell, compare] of SORTED_BY) {
		const order = compare(a[cell] ?? "", b[cell] ?? "");
		if (order !== 0) return order;
	}
	return 0;
}
// src/commands/report.ts
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
async function cliExport(flags, cli) {
	if (flags.csv !== true) throw new ConfigurationError("export", "needs a format. Give --csv.");
	return openCli(flags, cli, SERVICE, async (context) => {
		const { terminal, host, settings, progress, startedAt } = context;
		const lists = await readLive(context);
		const csv = inventoryCsv(lists, {
			...settings,
			bom: flags.bom === true
		});
		progress.end();
		putOut(csv, flags, context);
		terminal.err(`${exportLine(lists, host.clock.now() - startedAt)}\n`);
		return 0;
	});
}
function cliSystems(flags, cli) {
	return openCli(flags, cli, SERVICE, async (context) => {
		const { settings, terminal, progress } = context;
		const systems = listSystems(...await readBoth(context), settings);
		progress.end();
		if (flags.json === true) terminal.out(printedJson({ cyber_systems: settings.detail === "full" ? systems : [] }));
		else if (settings.detail === "full") terminal.out(tableOf(systems));
		const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
		terminal.err(`${counted(systems.length, "cyber system")}, ${grouped(declared)} of them declared.\n`);
		return 0;
	});
}
async function readBoth(context) {
	const { cwd, settings, git, progress, head } = context;
	const lists = early(readLive(context));
	const source = {
		cwd,
		paths: settings.paths,
		run: git,
		onFile: progress.fileRead
	};
	const { inventory } = await loadRevision(head, source, unreported);
	return [inventory, await lists];
}
function listSystems(inventory, live, fields) {
	const directory = makeDirectory(live, fields);
	const assets = countBy(live.assets, ({ cyber_system_id }) => cyber_system_id);
	const declared = resolveSystems(inventory, directory, unreported).systems;
	const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
	return live.systems.map(({ id }) => directory.systems.place(id)).sort(compareSystems).map(({ id, name, site }) => ({
		site: site?.name ?? null,
		name,
		id,
		assets: assets.get(id) ?? 0,
		declared_in: [...new Set(files.get(id) ?? [])]
	}));
}
const HEADER = [
	"SITE",
	"NAME",
	"ID",
	"ASSETS",
	"DECLARED IN"
];
function tableOf(systems) {
	const rows = systems.map(({ site, name, id, assets, declared_in }) => [
		site ?? "-",
		name,
		id,
		String(assets),
		declared_in.join(", ") || "-"
	].map(visible));
	const widths = HEADER.map((_, column) => [HEADER, ...rows].reduce((most, row) => Math.max(most, row[column].length), 0));
	return `${[HEADER, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join("  ").trimEnd()).join("\n")}\n`;
}
export { cliExport, cliReport, cliSystems };
