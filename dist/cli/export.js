import { Br as compareIds, Hr as ConfigurationError, Mt as counted, Pt as durationText, Vr as compareText, W as SERVICE, Zt as placesOf, q as openCli } from "./start.js";
import { n as disarm, t as csvLine } from "./csv.js";
import { v as readLive, w as putOut } from "./usual.js";
// src/report/csv.ts
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
	return (options.bom ? "﻿" : "") + rows.map((row) => csvLine(row.map(disarm), "\r\n")).join("");
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
// src/commands/export.ts
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
export { cliExport };
