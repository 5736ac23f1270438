import { Ft as grouped, W as SERVICE, Xt as compareSystems, cr as countBy, fn as visible, q as openCli, sn as printedJson, zr as unreported } from "./start.js";
import { g as NOTHING_KNOWN, nt as makeDirectory, rt as resolveSystems, y as takeSnapshot } from "./usual.js";
// src/commands/systems.ts
function cliSystems(flags, cli) {
	return openCli(flags, cli, SERVICE, async (context) => {
		const { settings, terminal, progress } = context;
		const { head, live } = await takeSnapshot(context, NOTHING_KNOWN);
		progress.end();
		const systems = live === null ? [] : listSystems(head, live, settings);
		if (flags.json === true) terminal.out(printedJson({ cyber_systems: settings.detail === "full" ? systems : [] }));
		else if (settings.detail === "full") terminal.out(tableOf(systems));
		const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
		terminal.err(`${grouped(systems.length)} cyber systems, ${grouped(declared)} of them declared.\n`);
		return live === null ? 1 : 0;
	});
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
export { cliSystems };
