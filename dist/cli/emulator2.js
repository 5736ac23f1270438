import { n as __toESM } from "./rolldown-runtime.js";
import { Hr as ConfigurationError, Jr as require__node_path, Kr as isSystemError, Yr as require__node_fs } from "./start.js";
import { a as parseEmulatorOptions } from "./options.js";
import { n as parseSeed } from "./seed.js";
// src/commands/emulator.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
async function cliEmulator(flags, cli) {
	const { port, host, seed: seedPath, ...options } = flags;
	const path = typeof seedPath === "string" ? (0, import__node_path.resolve)(cli.cwd, seedPath) : (0, import__node_path.join)(cli.packageRoot, "examples/live.json");
	const { serveEmulator } = await import("./server.js");
	const seed = readSeed(path);
	const emulator = await serveEmulator({
		seed,
		options: parseEmulatorOptions(options),
		port: portFrom(port),
		...typeof host === "string" ? { host } : {}
	}).catch((error) => {
		throw cannotListen(error) ?? error;
	});
	cli.terminal.out(`${emulator.url}\n`);
	for (const { slug, keys } of seed.organizations) cli.terminal.err(`organization ${slug}, CIP_SYNC_API_KEY=${(keys ?? []).join(" or ")}\n`);
	cli.terminal.err("Stop it with Ctrl-C.\n");
	await new Promise((done) => {
		const unlisten = cli.onSignal(() => {
			unlisten();
			done();
		});
	});
	await emulator.close();
	return 0;
}
function cannotListen(error) {
	if (!isSystemError(error)) return null;
	if (error.code === "EADDRINUSE") return new ConfigurationError("--port", "is in use. Take another one, or 0 for a free one.", { cause: error });
	const problem = `and --port name an address at which nothing can listen (${error.code}).`;
	return new ConfigurationError("--host", problem, { cause: error });
}
function readSeed(path) {
	try {
		return parseSeed(JSON.parse((0, import__node_fs.readFileSync)(path, "utf8")));
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : "it cannot be read";
		throw new ConfigurationError("--seed", `is not a usable seed: ${reason}`, { cause });
	}
}
function portFrom(text) {
	if (text === void 0) return 0;
	const port = typeof text === "string" && /^\d+$/.test(text) ? Number(text) : NaN;
	if (port <= 65535) return port;
	throw new ConfigurationError("--port", "must be a number from 0 to 65535; 0 takes a free one.");
}
export { readSeed as n, cliEmulator as t };
