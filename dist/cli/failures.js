import { Xr as ConfigurationError, hn as visible, ni as isSystemError, qn as TOOL_NAME, ti as isStopped } from "./start.js";
import { j as GitError, k as ledgerLine, z as ServiceError } from "./usual.js";
import { t as GitHubError } from "./errors.js";
// src/commands/failures.ts
function tellFailure(error, detail) {
	return `error: ${failureText(error, detail)}\n`;
}
function failureText(error, detail) {
	if (error instanceof ServiceError) {
		const said = detail === "full" && error.excerpt ? `\n  the service said: ${visible(error.excerpt)}` : "";
		return `${visible(error.message)}${said}`;
	}
	if (isStopped(error)) return "the run was stopped before it ended.";
	if (error instanceof GitError) return gitText(error);
	if (isLedgerError(error)) return visible(ledgerLine(error.fault, error.detail));
	if (error instanceof ConfigurationError || error instanceof GitHubError) return visible(error.message);
	if (error instanceof Error && isInputError(error)) return visible(error.message);
	return `this is a bug in ${TOOL_NAME}, please report it.\n${stackOf(error, detail)}`;
}
function isInterruption(error) {
	return error instanceof ServiceError || error instanceof GitHubError || isStopped(error);
}
const NO_REPOSITORY = "There is no git repository here, and files of a commit are read from one. Run it in a clone; on GitHub, let a step that uses actions/checkout go before.";
function gitText({ kind, message }) {
	return kind === "not-a-repository" ? NO_REPOSITORY : `${visible(message)}${gitRemedy(kind)}`;
}
function gitRemedy(kind) {
	switch (kind) {
		case "not-installed": return ". Install it: files of a commit are read with it.";
		case "not-trusted": return ". The folder belongs to another user. If that is meant, add it to safe.directory in the configuration of git.";
		case "no-access": return ". The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.";
		case "unknown-revision": return ". Check its spelling, or fetch it.";
		case "missing-object": return ". Fetch it: this clone does not hold all of that commit.";
		case "too-large":
		case "failed": return "";
	}
}
function stackOf(error, detail) {
	if (!(error instanceof Error)) return visible(detail === "full" ? String(error) : typeof error);
	const { stack = "", message } = error;
	const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
	return [detail === "full" ? `${error.name}: ${error.message}` : error.name, ...frames.filter((line) => /^ {4}at /.test(line))].map(visible).join("\n");
}
function isLedgerError(error) {
	return error instanceof Error && error.name === "LedgerError";
}
const TOLD_BY_NAME = /* @__PURE__ */ new Set(["EmulatorInputError", "CloneError"]);
function isInputError(error) {
	return TOLD_BY_NAME.has(error.name) || isSystemError(error);
}
export { isInterruption, tellFailure };
