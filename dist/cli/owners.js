import { n as __toESM } from "./rolldown-runtime.js";
import { t as require_picomatch } from "./picomatch.js";
// src/setup/owners.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const OWNERS_PATHS = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
function ownersOf(text, path) {
	let owners = [];
	for (const line of text.split(/\r?\n/)) {
		const [pattern = "", ...named] = line.replace(/(^|\s)#.*$/, "").trim().split(/\s+/);
		if (pattern !== "" && matches(pattern, path)) owners = named;
	}
	return owners;
}
function matches(pattern, path) {
	const bare = pattern.replace(/^\//, "");
	const isAnchored = pattern.startsWith("/") || bare.replace(/\/$/, "").includes("/");
	const base = isAnchored ? bare : `**/${bare}`;
	const globs = base.endsWith("/") ? [`${base}**`] : base.endsWith("/*") && isAnchored ? [base] : [base, `${base}/**`];
	return import_picomatch.default.isMatch(path, globs, {
		dot: true,
		nonegate: true,
		noextglob: true,
		nobrace: true,
		nobracket: true
	});
}
export { ownersOf as n, OWNERS_PATHS as t };
