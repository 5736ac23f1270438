#!/usr/bin/env node
import { n as __toESM } from "./rolldown-runtime.js";
import { V as readUsual, Y as perform, Z as wantsColor, ai as require__node_fs, ii as require__node_path, ri as require__node_url } from "./start.js";
// src/version.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
var import__node_url = require__node_url();
const VERSION = "0.1.0";
// src/cli.ts
const isWindows = process.platform === "win32";
if (isWindows) process.env.NoDefaultCurrentDirectoryInExePath = "1";
const isTerminal = (isWindows || (0, import__node_fs.fstatSync)(2).isCharacterDevice()) && process.stderr.isTTY === true;
const terminal = {
	out: (text) => write(process.stdout, text),
	err: (text) => isWindows && isTerminal ? write(process.stderr, text) : writeNow(Buffer.from(text)),
	color: wantsColor(process.env, isTerminal),
	canRedraw: isTerminal && process.env.TERM !== "dumb",
	width: isTerminal ? process.stderr.columns : 120,
	get ask() {
		return isTerminal && process.stdin.isTTY === true ? ask : null;
	}
};
function writeNow(bytes) {
	let written = 0;
	try {
		while (!isBusy && written < bytes.length) written += (0, import__node_fs.writeSync)(2, bytes, written);
	} catch {
		isBusy = true;
	}
	if (written < bytes.length) write(process.stderr, bytes.subarray(written));
}
let isBusy = false;
const guarded = /* @__PURE__ */ new WeakSet();
function write(stream, text) {
	if (!guarded.has(stream)) {
		guarded.add(stream);
		stream.on("error", ({ code }) => {
			if (code === "EPIPE" || unprintable !== null) return;
			unprintable = code ?? "unknown";
			process.exitCode = 1;
			if (stream !== process.stderr) terminal.err(`error: standard output cannot be written (${unprintable}).\n`);
		});
	}
	stream.write(text);
}
let unprintable = null;
async function ask(question, stop) {
	const { createInterface } = await import("./promises.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	const lines = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		return await lines.question(question, { ...stop && { signal: stop } });
	} finally {
		lines.close();
	}
}
const host = {
	cwd: process.cwd(),
	env: process.env,
	clock: {
		now: () => Date.now(),
		sleep: async (ms, signal) => {
			const { setTimeout } = await import("./promises2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
			await setTimeout(ms, void 0, { signal }).catch(() => void 0);
		}
	},
	random: Math.random,
	version: VERSION,
	terminal,
	packageRoot: packageRoot((0, import__node_url.fileURLToPath)(import.meta.url)),
	gitIn: (cwd, stop) => async (args, input) => {
		const { gitProcess } = await import("./process.js");
		return gitProcess({
			cwd,
			stop,
			env: process.env
		})(args, input);
	},
	onSignal: (listener) => {
		process.on("SIGINT", listener).on("SIGTERM", listener).on("SIGHUP", listener);
		return () => void process.off("SIGINT", listener).off("SIGTERM", listener).off("SIGHUP", listener);
	}
};
function packageRoot(from) {
	let folder = (0, import__node_path.dirname)(from);
	while (!(0, import__node_fs.existsSync)((0, import__node_path.join)(folder, "action.yml")) && (0, import__node_path.dirname)(folder) !== folder) folder = (0, import__node_path.dirname)(folder);
	return folder;
}
async function main(argv) {
	const usual = readUsual(argv);
	if (usual !== null) return perform(usual.load, usual.flags, host);
	try {
		const { makeProgram } = await import("./program.js");
		return await makeProgram(host).run(argv);
	} catch (error) {
		const { tellFailure } = await import("./failures.js");
		terminal.err(tellFailure(error, "full"));
		return 1;
	}
}
const code = await main(process.argv.slice(2));
process.exitCode = unprintable === null ? code : 1;
export {};
