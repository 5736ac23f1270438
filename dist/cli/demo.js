import { n as __toESM } from "./rolldown-runtime.js";
import { Bt as painter, Jr as require__node_path, Yr as require__node_fs, a as require__node_os } from "./start.js";
import { n as readSeed } from "./emulator2.js";
// src/commands/demo.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_os = require__node_os();
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
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
export { cliDemo };
