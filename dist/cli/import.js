import { n as __toESM } from "./rolldown-runtime.js";
import { $n as needsId, En as inventoryOf, Gr as hasErrors, J as openCli, K as camelCase, Kr as inFileOrder, Lr as wholeFile, Lt as counted, Nn as parseInventory, Nr as sourceFile, On as pathsBelow, Qn as nameFaults, W as SERVICE, Wr as diagnostic, X as refuseEmpty, Xr as ConfigurationError, Zr as early, _r as groupBy, fr as uniqueKey, gr as countBy, ii as require__node_path, kn as readOriginals, lr as nameKey, q as inFolder, qr as unreported } from "./start.js";
import { $ as matchAssets, A as notIgnoredBy, Z as makePlan, _ as readLive, nt as resolveSystems, tt as makeDirectory } from "./usual.js";
import { a as renderImported, l as layOut, n as NOTHING_WRITTEN, o as renderNotIgnored, r as renderCsvImported, s as renderPatch, t as writeShown } from "./write-files.js";
import { t as Speller } from "./system-reference.js";
import { r as compareNewAssets } from "./yaml-text.js";
import { a as formatDiagnostic, i as firstOf } from "./messages.js";
// src/inventory/edit/missing.ts
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
function findMissing(input) {
	const { inventory, live, uniqueNames } = input;
	const directory = makeDirectory(live);
	const { systems: declared } = resolveSystems(inventory, directory, unreported);
	const matchInput = {
		systems: declared,
		live: live.assets,
		directory,
		moveSources: /* @__PURE__ */ new Set()
	};
	const { liveOf, claimed } = matchAssets(matchInput, unreported);
	const declarations = readDeclared$1(declared, liveOf, live);
	const unclaimedAssets = live.assets.filter((_, number) => claimed[number] === 0);
	const unclaimed = groupBy(unclaimedAssets, ({ cyber_system_id }) => cyber_system_id);
	const keyOf = (asset) => uniqueKey(asset, uniqueNames);
	const holders = countBy([...live.assets.map(keyOf), ...declarations.declaredNames], (key) => key);
	const isPinned = (asset) => input.withIds || needsId(asset.name) || holders.get(keyOf(asset)) > 1;
	const homes = new Map(declared.map((resolved) => [resolved.system.id, resolved]));
	const speller = new Speller(live, input.withSystemIds);
	const additions = [];
	let nameless = 0;
	for (const system of live.systems) {
		const resolved = homes.get(system.id);
		const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !resolved?.ignore?.find(name));
		const spelled = resolved === void 0 ? speller.spell(system) : speller.standing(system);
		if (spelled === null) continue;
		unclaimed.delete(system.id);
		const assets = all.flatMap((asset) => declare(asset, isPinned(asset)) ?? []).sort(compareNewAssets);
		nameless += all.length - assets.length;
		const prune = assets.length < all.length && (resolved?.prune ?? null) === null ? false : null;
		if (resolved !== void 0 && assets.length === 0 && prune === null) continue;
		const isKept = (prune ?? resolved?.prune ?? null) === false;
		additions.push({
			...spelled,
			prune,
			isKept,
			home: resolved?.documents[0] ?? null,
			assets
		});
	}
	const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
	const pins = input.withIds ? declarations.pins : /* @__PURE__ */ new Map();
	return {
		additions,
		neighbours: speller.neighbours(),
		pins,
		nameless,
		stray
	};
}
function readDeclared$1(systems, liveOf, { assets }) {
	const pins = /* @__PURE__ */ new Map();
	const declaredNames = [];
	let number = -1;
	for (const resolved of systems) for (const asset of resolved.assets) {
		const live = assets[liveOf[++number]];
		if (live?.name !== asset.name || live.cyber_system_id !== resolved.system.id) declaredNames.push(nameKey(resolved.system.id, asset.name), asset.name);
		if (live !== void 0 && !asset.hints?.id && nameFaults(live.id).length === 0) pins.set(asset, live.id);
	}
	return {
		pins,
		declaredNames
	};
}
function declare({ name, asset_type, id }, isPinned) {
	if (name === "" || isPinned && nameFaults(id).length > 0) return null;
	return {
		name,
		asset_type,
		id: isPinned ? id : null
	};
}
// src/commands/import.ts
async function runImport(context, { out, paths, withIds, withSystemIds = false }, source) {
	const { cwd, settings, progress } = context;
	const diagnostics = [];
	const refused = () => ({
		diagnostics: inFileOrder(diagnostics),
		proposal: null
	});
	const report = (d) => void diagnostics.push(d);
	const lists = early(readLive(context));
	const find = source.open(report);
	const originals = await readDeclared(cwd, {
		out,
		paths
	}, report);
	if (find === null || hasErrors(diagnostics) && !source.tellsAll) return refused();
	const live = await lists.catch((error) => {
		if (hasErrors(diagnostics)) return null;
		throw error;
	});
	if (live === null) return refused();
	const inventory = inventoryOf(originals);
	const before = planOf(inventory, live, settings);
	if (hasErrors(before.diagnostics)) {
		if (!source.tellsAll) return {
			diagnostics: before.diagnostics,
			proposal: null
		};
		diagnostics.push(...before.diagnostics);
	}
	const wanted = find({
		inventory,
		live,
		uniqueNames: settings.uniqueNames,
		withIds,
		withSystemIds
	}, report);
	if (hasErrors(diagnostics)) return refused();
	const onFile = (done, total) => progress.through("preparing", done, total);
	const { edits, unlike } = layOut({
		out,
		originals,
		taken: pathsBelow(cwd, out),
		...wanted,
		onFile
	});
	for (const path of unlike) report(diagnostic("ambiguous-yaml", "error", wholeFile(path), {}));
	if (unlike.length > 0) return refused();
	const plan = planOf(withEdits(inventory, edits), live, settings);
	expectNoMore(before, plan, source.mayAsk);
	const warnings = newWarnings(before, plan);
	diagnostics.push(...settings.detail === "counts" ? warnings.map(outsideOf(edits)) : warnings);
	return {
		diagnostics: inFileOrder(diagnostics),
		proposal: {
			edits,
			wanted,
			plan
		}
	};
}
function folderWithin(cwd, folder) {
	const path = (0, import__node_path.relative)(cwd, (0, import__node_path.resolve)(cwd, folder)).split(import__node_path.sep).join("/");
	return path.startsWith("../") || path === ".." ? (0, import__node_path.resolve)(cwd, folder).split(import__node_path.sep).join("/") : path;
}
function holds(folder, path) {
	return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
async function readDeclared(cwd, { out, paths }, report) {
	const isGiven = (path) => paths.includes(path) && !holds(folderWithin(cwd, path), out);
	return readOriginals({
		cwd,
		paths: [...paths, out === "" ? "." : out]
	}, (finding) => {
		if (finding.code !== "no-inventory") return report(finding);
		const paths = finding.args.paths.filter(isGiven);
		if (paths.length > 0) report(diagnostic("no-inventory", "error", null, {
			...finding.args,
			paths
		}));
	});
}
function withEdits(inventory, edits) {
	const edited = new Set(edits.map(({ path }) => path));
	const read = [];
	for (const { path, text } of edits) {
		const content = text.replace(/^\uFEFF/, "");
		for (const document of parseInventory(sourceFile(path, content), content, unreported)) read.push(document);
	}
	return {
		documents: [...inventory.documents.filter(({ file }) => !edited.has(file.path)), ...read],
		isComplete: true
	};
}
function planOf(head, live, settings) {
	return makePlan({
		head,
		base: null,
		applied: null,
		held: /* @__PURE__ */ new Set(),
		live,
		diagnostics: [],
		settings
	});
}
function expectNoMore(before, after, mayAsk) {
	const fingerprints = new Set(before.changes.map(({ fingerprint }) => fingerprint));
	if (after.changes.every((change) => fingerprints.has(change.fingerprint) || mayAsk(change)) && !hasErrors(after.diagnostics)) return;
	const problem = after.diagnostics.find(({ severity }) => severity === "error")?.code ?? "another plan";
	throw new Error(`the imported files would not declare what is wanted alone (${problem})`);
}
const DOUBTS = /* @__PURE__ */ new Set([
	"name-in-use",
	"possible-rename",
	"ambiguous-move"
]);
function newWarnings(before, after) {
	const keyOf = ({ code, args }) => JSON.stringify([code, args]);
	const doubts = ({ diagnostics }) => diagnostics.filter(({ code }) => DOUBTS.has(code));
	const earlier = new Set(doubts(before).map(keyOf));
	return doubts(after).filter((finding) => !earlier.has(keyOf(finding)));
}
function outsideOf(edits) {
	const fresh = new Set(edits.flatMap(({ path, before }) => before === null ? [path] : []));
	return (finding) => finding.at !== null && fresh.has(finding.at.file.path) ? {
		...finding,
		at: null
	} : finding;
}
const LIVE = {
	open: () => findMissing,
	mayAsk: () => false,
	tellsAll: false,
	render: ({ edits, wanted }, ended) => {
		const { additions, pins, neighbours, nameless, stray } = wanted;
		const assets = additions.reduce((sum, addition) => sum + addition.assets.length, 0);
		const systems = additions.filter(({ home }) => home === null).length;
		const counts = {
			live: neighbours.systems.length,
			systems,
			assets,
			ids: pins.size,
			nameless,
			stray,
			gaining: additions
		};
		return renderImported(edits, counts, ended);
	}
};
const EXPORT_FLAGS = [
	"column",
	"value",
	"default",
	"where",
	"skip",
	"skip-duplicates",
	"mapping",
	"delimiter"
];
async function cliImport(flags, cli) {
	const { fromCsv } = flags;
	refuseEmpty(flags, ["from-csv", "mapping"]);
	if (typeof fromCsv !== "string") {
		const stray = EXPORT_FLAGS.find((name) => flags[camelCase(name)] !== void 0);
		if (stray === void 0) return importFrom(LIVE, flags, cli);
		throw new ConfigurationError(`--${stray}`, "is for a CSV export. Name it with --from-csv.");
	}
	const { csvSource, mappingFrom } = await import("./import-csv.js");
	const diagnostics = [];
	const { cwd } = inFolder(flags, cli);
	const mapping = await mappingFrom(flags, cwd, (d) => diagnostics.push(d));
	if (hasErrors(diagnostics)) return refuse(inFileOrder(diagnostics), cli.terminal, flags.detail === "counts" ? "counts" : "full");
	const { mappingStub } = await import("./mapping-stub.js");
	return importFrom({
		...csvSource(fromCsv, cwd, mapping),
		help: (findings) => mappingStub(mapping, fromCsv, findings),
		render: ({ edits, wanted, plan }, ended) => renderCsvImported({
			edits,
			counts: wanted,
			plan
		}, ended)
	}, flags, cli);
}
function importFrom(source, flags, cli) {
	return openCli(flags, cli, SERVICE, async (context) => {
		const { terminal, host, settings, progress, startedAt } = context;
		const { detail } = settings;
		const { diagnostics, proposal } = await runImport(context, requestFrom(context), source);
		progress.rest();
		if (proposal === null) {
			const code = refuse(diagnostics, terminal, detail);
			if (detail === "full") terminal.err(source.help?.(diagnostics) ?? "");
			return code;
		}
		if (source.tellsAll) show(diagnostics, terminal, detail);
		const dryRun = flags.dryRun === true;
		if (!dryRun) writeShown(proposal.edits, context);
		else if (detail === "full") terminal.out(renderPatch(proposal.edits));
		terminal.err(source.render(proposal, {
			dryRun,
			detail,
			ms: host.clock.now() - startedAt
		}));
		if (!dryRun && proposal.edits.length > 0) terminal.err(renderNotIgnored(await notIgnoredBy(context.git)));
		return 0;
	});
}
function requestFrom({ flags, settings, cwd }) {
	const named = typeof flags.out === "string" ? flags.out : "inventory";
	if (named === "-") throw new ConfigurationError("--out", "names a folder, and \"-\" is none. --dry-run prints the files.");
	const out = folderWithin(cwd, named);
	return {
		out,
		paths: typeof flags.path === "string" || settings.paths.some((path) => holds(folderWithin(cwd, path), out)) ? settings.paths : [],
		withIds: flags.withIds === true,
		withSystemIds: flags.withSystemIds === true
	};
}
function refuse(diagnostics, terminal, detail) {
	show(diagnostics, terminal, detail);
	terminal.err(NOTHING_WRITTEN);
	return 1;
}
const MOST_SHOWN = 1e3;
function show(diagnostics, terminal, detail) {
	const more = diagnostics.length - MOST_SHOWN;
	const lines = (more > 0 ? firstOf(diagnostics, MOST_SHOWN) : diagnostics).map((finding) => `${formatDiagnostic(finding, detail)}\n`);
	terminal.err(lines.join("") + (more > 0 ? `${counted(more, "more finding")} not shown.\n` : ""));
}
export { cliImport as n, runImport as r, LIVE as t };
