import { j as GitError } from "./usual.js";
// src/git/objects.ts
async function readObjects(run, names) {
	const objects = /* @__PURE__ */ new Map();
	const lines = names.filter((name) => !name.includes("\n"));
	for (const name of names.filter((each) => each.includes("\n"))) {
		const content = await run([
			"cat-file",
			"blob",
			name
		]).catch(() => null);
		if (content !== null) objects.set(name, content);
	}
	const output = await run(["cat-file", "--batch"], lines.map((name) => `${name}\n`).join(""));
	let at = 0;
	for (const name of lines) {
		const start = output.indexOf(10, at) + 1;
		const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString("latin1", at, start))?.[1];
		const end = start + Number(size ?? -1);
		if (start === 0 || end >= output.length) throw new GitError("failed", "git cat-file: an answer that cannot be read");
		if (size !== void 0) objects.set(name, output.subarray(start, end));
		at = end + 1;
	}
	return objects;
}
export { readObjects as t };
