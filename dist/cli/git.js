import { Ar as notAFile, Fr as unreadable, Pr as tooLarge, Tr as pathAndFoldersAbove, Yr as compareText, jr as onceEach, kr as noInventory } from "./start.js";
import { t as readObjects } from "./objects.js";
import { L as resolveCommit, N as folderOf, j as GitError } from "./usual.js";
// src/inventory/git.ts
const FOLDER = "040000";
const LINK = "120000";
const SUBMODULE = "160000";
const OPTIONS = {
	files: [
		"-r",
		"-t",
		"-l"
	],
	names: ["-r", "-t"],
	bases: []
};
async function listTree(run, commit, query, listing) {
	const { prefix, bases } = query;
	const from = bases.map((base) => prefix + base);
	const paths = from.includes("") ? [] : from;
	return (await run([
		"ls-tree",
		...OPTIONS[listing],
		"-z",
		"--full-tree",
		commit,
		"--",
		...paths
	])).toString().split("\0").flatMap((record) => readEntry(record, prefix)).filter(({ mode }) => listing === "bases" || mode !== FOLDER);
}
function readEntry(record, prefix) {
	const tab = record.indexOf("	");
	const [mode = "", , oid = "", size = ""] = record.slice(0, Math.max(0, tab)).split(/ +/);
	const path = record.slice(tab + 1);
	if (tab === -1) return [];
	if (size === "BAD") throw new GitError("missing-object", `git ls-tree: ${oid} is not in this clone`);
	return [{
		mode,
		oid,
		size: Number(size) || 0,
		path: path.slice(prefix.length)
	}];
}
const FETCH_OBJECTS = [...[
	"-c",
	"fetch.negotiationAlgorithm=noop",
	"fetch",
	"--quiet",
	"--no-tags",
	"--no-recurse-submodules"
], ...[
	"--no-write-fetch-head",
	"--filter=blob:none",
	"--stdin"
]];
async function promisingRemotes(run) {
	const names = (await run([
		"config",
		"--null",
		"--get-regexp",
		"^(extensions\\.partialclone|remote\\..*\\.promisor)$"
	]).catch(() => Buffer.alloc(0))).toString().split("\0").flatMap((record) => {
		const [key = "", value = "true"] = record.split("\n");
		if (key === "extensions.partialclone") return [value];
		return key === "" || value === "false" ? [] : [key.slice(7, -9)];
	});
	return [...new Set(names)];
}
async function listAndFetch({ run, commit, query, isWanted, remotes }) {
	const listNames = () => listTree(run, commit, query, "names");
	const entries = await listNames().catch(async () => {
		await fetchObjects([await treeOf(commit, run)], remotes, run);
		return listNames();
	});
	const wanted = [...new Set(entries.filter(isWanted).map((entry) => entry.oid))];
	await fetchObjects(wanted, remotes, run);
	const sizes = await sizesOf(wanted, run);
	return entries.map((entry) => ({
		...entry,
		size: sizes.get(entry.oid) ?? 0
	}));
}
async function fetchObjects(oids, remotes, run) {
	if (oids.length === 0) return;
	let failure = null;
	for (const remote of remotes) try {
		await run([...FETCH_OBJECTS, remote], lines(oids));
		return;
	} catch (error) {
		failure = error;
	}
	throw failure;
}
async function treeOf(commit, run) {
	const missing = (cause) => new GitError("missing-object", `git cat-file: ${commit} is not in this clone`, { cause });
	const output = await run([
		"cat-file",
		"commit",
		commit
	]).catch((error) => {
		throw missing(error);
	});
	const tree = /^tree ([0-9a-f]{40,64})$/m.exec(output.toString())?.[1];
	if (tree === void 0) throw missing();
	return tree;
}
async function sizesOf(oids, run) {
	if (oids.length === 0) return /* @__PURE__ */ new Map();
	const rows = (await run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], lines(oids))).toString().split("\n").map((line) => line.split(" "));
	return new Map(rows.map(([oid = "", size]) => [oid, Number(size) || 0]));
}
function lines(oids) {
	return oids.map((oid) => `${oid}\n`).join("");
}
const BATCH_BYTES = 67108864;
async function readGit(source, visit, report) {
	const { run, selections } = source;
	const commit = await resolveCommit(run, source.commit);
	const prefix = await folderOf(run);
	const usable = selections.filter((selection) => selection.inside);
	for (const { line, inside } of selections) if (!inside) report(unreadable(line, "outside the working directory"));
	const entries = usable.length === 0 ? [] : await listFiles({
		run,
		commit,
		prefix,
		selections: usable
	}).catch(endless);
	if (entries === null) return report(unreadable(usable[0]?.base || ".", "it holds too many files to be an inventory"));
	const { files, unmet } = sift(entries, usable, onceEach(report));
	const missing = await cutOff({
		run,
		commit,
		prefix,
		selections: unmet
	}, report);
	if (missing.length > 0 || selections.length === 0) report(noInventory(missing));
	await readBlobs(run, files, visit);
}
function endless(error) {
	if (error instanceof GitError && error.kind === "too-large") return null;
	throw error;
}
async function listFiles({ run, commit, prefix, selections }) {
	const query = {
		prefix,
		bases: selections.map((selection) => selection.base)
	};
	try {
		return await listTree(run, commit, query, "files");
	} catch (error) {
		const remotes = error instanceof GitError && error.kind !== "too-large" ? await promisingRemotes(run) : [];
		if (remotes.length === 0) throw error;
		const isWanted = (entry) => codeOf(entry) === null && selections.some((selection) => selection.selects(entry.path));
		return listAndFetch({
			run,
			commit,
			query,
			isWanted,
			remotes
		});
	}
}
function sift(entries, selections, report) {
	const files = /* @__PURE__ */ new Map();
	const met = /* @__PURE__ */ new Set();
	for (const entry of entries) {
		const code = codeOf(entry);
		for (const selection of selections) {
			if (!(code === null ? selection.selects(entry.path) : meets(selection, entry.path))) continue;
			met.add(selection);
			if (code !== null) report(notAFile(code, entry.path));
			else if (entry.size > 33554432) report(tooLarge(entry.path, entry.size));
			else files.set(entry.path, entry);
		}
	}
	return {
		files: [...files.values()].sort((a, b) => compareText(a.path, b.path)),
		unmet: selections.filter((selection) => !met.has(selection))
	};
}
function codeOf(entry) {
	if (entry.mode === LINK) return "symbolic-link";
	return entry.mode === SUBMODULE ? "submodule" : null;
}
function meets(selection, path) {
	return selection.mayHold(path) || selection.selects(path);
}
async function cutOff({ run, commit, prefix, selections: unmet }, report) {
	const above = [...new Set(unmet.flatMap((selection) => pathAndFoldersAbove(selection.base)))].filter((base) => base !== "");
	if (above.length === 0) return unmet.map((selection) => selection.line);
	return sift((await listTree(run, commit, {
		prefix,
		bases: above
	}, "bases")).filter((entry) => codeOf(entry) !== null), unmet, onceEach(report)).unmet.map((selection) => selection.line);
}
async function readBlobs(run, files, visit) {
	for (let start = 0; start < files.length;) {
		let end = start;
		let bytes = 0;
		do
			bytes += files[end++]?.size ?? 0;
		while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
		const batch = files.slice(start, end);
		const objects = await readObjects(run, batch.map(({ oid }) => oid));
		for (const { oid, path } of batch) {
			const content = objects.get(oid);
			if (content === void 0) throw new GitError("missing-object", `git cat-file: ${oid} is not in this clone`);
			visit({
				path,
				content
			});
		}
		start = end;
	}
}
export { readGit };
