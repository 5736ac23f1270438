import { n as __toESM } from "./rolldown-runtime.js";
import { Gt as painter, Xr as ConfigurationError, a as require__node_os, ai as require__node_fs, ii as require__node_path, ni as isSystemError } from "./start.js";
import { a as parseEmulatorOptions } from "./options.js";
import { n as parseSeed } from "./seed.js";
// src/commands/emulator.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_os = require__node_os();
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
async function cliDemo(cli, run) {
	const { serveEmulator } = await import("./server.js");
	const seed = readSeed((0, import__node_path.join)(cli.packageRoot, "examples/live.json"));
	const emulator = await serveEmulator({ seed });
	const folder = (0, import__node_fs.mkdtempSync)((0, import__node_path.join)((0, import__node_os.tmpdir)(), "cip-sync-demo-"));
	const paint = painter(cli.terminal.color);
	const tell = (text) => cli.terminal.err(`\n${paint.cyan(paint.bold(`── ${text}`))}\n`);
	const [organization] = seed.organizations;
	const env = {
		...cli.env,
		CIP_SYNC_BASE_URL: emulator.url,
		CIP_SYNC_API_KEY: organization?.keys?.[0]
	};
	try {
		return await play({
			cli: {
				...cli,
				cwd: folder,
				env
			},
			run,
			tell,
			codes: []
		}, emulator.store);
	} finally {
		await emulator.close();
		(0, import__node_fs.rmSync)(folder, {
			recursive: true,
			force: true
		});
	}
}
async function play(stage, store) {
	const { cli, tell } = stage;
	const examples = (0, import__node_path.join)(cli.packageRoot, "examples");
	(0, import__node_fs.cpSync)((0, import__node_path.join)(examples, "inventory"), (0, import__node_path.join)(cli.cwd, "inventory"), { recursive: true });
	tell("The files are checked, without the service.");
	await step(stage, 0, "validate");
	tell("What would an apply do? Reads alone, three at most.");
	await step(stage, 2, "plan", "--out", "plan.json", "--detailed-exitcode");
	tell("Exactly that is applied: the saved plan is the approval.");
	await step(stage, 0, "apply", "--plan", "plan.json");
	tell("Someone changes an asset in the application, behind the files.");
	changeBehind(stage, store);
	await step(stage, 2, "drift", "--detailed-exitcode");
	tell("The files still say what is meant: applying them reverts it.");
	await step(stage, 0, "apply", "--yes");
	tell("A month later: a rename, a move, a retype, a delete and three new assets.");
	(0, import__node_fs.cpSync)((0, import__node_path.join)(examples, "edited"), (0, import__node_path.join)(cli.cwd, "inventory"), { recursive: true });
	await step(stage, 2, "plan", "--out", "plan.json", "--detailed-exitcode");
	await step(stage, 0, "apply", "--plan", "plan.json");
	tell("And nothing is left to do.");
	await step(stage, 0, "plan", "--detailed-exitcode");
	const isAsTold = stage.codes.every((code) => code === 0);
	tell(isAsTold ? "That was the main job. docs/file-format.md says how to declare your own inventory." : "The demo went wrong.");
	return isAsTold ? 0 : 1;
}
async function step(stage, expected, ...argv) {
	stage.cli.terminal.err(`\n$ cip-sync ${argv.join(" ")}\n`);
	const code = await stage.run(argv, stage.cli);
	stage.codes.push(code === expected ? 0 : 1);
}
function changeBehind({ cli }, store) {
	const organization = store.organization("cascade-river-power");
	const asset = [...organization.cyberAssets.values()].find(({ name }) => name === "ems-hist-01");
	if (asset === void 0) throw new Error("the example inventory has no ems-hist-01");
	organization.update(asset.id, { asset_type: "software" });
	cli.terminal.err(`\n(${asset.name} is now software there)\n`);
}
export { cliDemo, cliEmulator };
