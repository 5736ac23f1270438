import { Bn as readInput, Ii as require_promises, In as appendSummary, Li as require__node_os, Ln as issueCommand, Nn as gitProcess, Ri as require__node_fs, k as runAction, qn as writeOutput } from "./start.js";
// src/version.ts
var import__node_fs = require__node_fs();
var import__node_os = require__node_os();
var import_promises = require_promises();
const VERSION = "0.1.0";
// src/action.ts
const { env } = process;
if (process.platform === "win32") env.NoDefaultCurrentDirectoryInExePath = "1";
const log = (text) => void process.stdout.write(text);
const warn = (message) => issueCommand(log, "warning", message);
for (const name of [
	"api-key",
	"signing-key",
	"doctor-token",
	"ledger-key"
]) for (const line of readInput(env, name).split(/\r?\n/)) if (line.trim() !== "") issueCommand(log, "add-mask", line.trim());
const runner = {
	env,
	clock: {
		now: () => Date.now(),
		sleep: (ms, signal) => (0, import_promises.setTimeout)(ms, void 0, { signal }).catch(() => void 0)
	},
	random: Math.random,
	every: (ms, task) => {
		const timer = setInterval(task, ms);
		return () => clearInterval(timer);
	},
	version: VERSION,
	input: (name) => readInput(env, name),
	eventName: env.GITHUB_EVENT_NAME ?? "",
	payload: env.GITHUB_EVENT_PATH === void 0 ? {} : JSON.parse((0, import__node_fs.readFileSync)(env.GITHUB_EVENT_PATH, "utf8")),
	workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
	commit: env.GITHUB_SHA ?? "",
	temporary: env.RUNNER_TEMP ?? (0, import__node_os.tmpdir)(),
	actor: env.GITHUB_ACTOR ?? null,
	runUrl: runUrl(),
	gitIn: (cwd, stop, more = {}) => gitProcess({
		cwd,
		stop,
		env: {
			...env,
			...more
		},
		workspace: env.GITHUB_WORKSPACE ?? ""
	}),
	onSignal: (listener) => {
		process.on("SIGINT", listener).on("SIGTERM", listener).on("SIGHUP", listener);
		return () => void process.off("SIGINT", listener).off("SIGTERM", listener).off("SIGHUP", listener);
	},
	log,
	warn,
	fail: (message) => issueCommand(log, "error", message),
	setOutput: (name, value) => {
		if (env.GITHUB_OUTPUT) writeOutput(env.GITHUB_OUTPUT, name, value);
	},
	summarize: (markdown) => appendSummary({
		path: env.GITHUB_STEP_SUMMARY ?? "",
		markdown,
		warn
	})
};
function runUrl() {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
	return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}
process.exitCode = await runAction(runner);
export {};
