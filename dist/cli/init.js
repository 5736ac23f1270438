import { n as __toESM } from "./rolldown-runtime.js";
import { G as WRITES_FILES, J as openCli, Sn as checkBaseUrl, W as SERVICE, X as refuseEmpty, Xr as ConfigurationError, _n as yamlString, ai as require__node_fs, hn as visible, ii as require__node_path, ni as isSystemError, q as inFolder } from "./start.js";
import { P as gitAnswer } from "./usual.js";
import { n as NOTHING_WRITTEN, s as renderPatch, t as writeShown } from "./write-files.js";
import { a as formatDiagnostic } from "./messages.js";
import { t as OWNERS_PATHS } from "./settings-checks.js";
import { r as schemaText } from "./explain2.js";
import { r as runImport, t as LIVE } from "./import.js";
// src/setup/files.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
function sourcesOf(answers, owners) {
	const { hardened, team, preCommit } = answers;
	const workflows = "examples/workflows";
	const whole = (path, from) => ({
		path,
		from,
		isLines: false
	});
	const lines = (path, from) => ({
		path,
		from,
		isLines: true
	});
	return [
		whole(".github/workflows/inventory.yml", `${workflows}/${hardened ? "hardened" : "plan-and-apply"}.yml`),
		whole(".github/workflows/inventory-drift.yml", `${workflows}/drift.yml`),
		whole(".github/rulesets/inventory.json", "examples/setup/ruleset.json"),
		...team === null ? [] : [lines(owners, "examples/setup/CODEOWNERS")],
		lines(".gitignore", "examples/setup/gitignore"),
		lines(".gitattributes", "examples/setup/gitattributes"),
		whole(".vscode/settings.json", "examples/setup/vscode-settings.json"),
		whole("inventory.schema.json", "schema"),
		...preCommit ? [whole(".pre-commit-config.yaml", "examples/setup/pre-commit-config.yaml")] : []
	];
}
function setupFile({ source, template, before, forced }, answers) {
	const { path, isLines } = source;
	const whole = filledIn(template, answers);
	const text = isLines && before !== null && !forced ? withLines(before, whole) : whole;
	if (before === null) return {
		path,
		before,
		text,
		fate: "new"
	};
	if (before === text) return {
		path,
		before,
		text,
		fate: "same"
	};
	if (forced) return {
		path,
		before,
		text,
		fate: "replaced"
	};
	return {
		path,
		before,
		text,
		fate: isLines ? "completed" : "kept"
	};
}
const PLACEHOLDER = `OWNER/cip-inventory-sync@${"0".repeat(40)}`;
function filledIn(template, answers) {
	const { action, baseUrl, hardened, team, organization, defaultBranch } = answers;
	const [name = "", sha = ""] = action.split("@");
	const branch = /^[\w./-]+$/.test(defaultBranch) ? defaultBranch : yamlString(defaultBranch);
	const text = template.replaceAll(PLACEHOLDER, action).replaceAll("OWNER/cip-inventory-sync", name).replaceAll("0".repeat(40), sha).replaceAll("https://inventory.example", () => scalar(baseUrl)).replaceAll("branches: [main]", () => `branches: [${branch}]`).replaceAll("@ORGANIZATION/inventory-owners", `@${team ?? ""}`).replace(/^# Beside hardened\.yml.*\n/m, "").replace(/^( *)# hardened: (.*\n)/gm, hardened ? "$1$2" : "");
	const withOrganization = organization === "" ? text : afterUrl(text, [`organization: ${scalar(organization)}`]);
	return answers.ledger === "" ? withOrganization : withLedger(withOrganization, answers.ledger);
}
function scalar(text) {
	return /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(":") ? text : yamlString(text);
}
function afterUrl(text, inputs) {
	return text.replace(/^( *)base-url: .*\n/gm, (line, indent) => [line, ...inputs.map((input) => `${indent}${input}\n`)].join(""));
}
function withLedger(text, ledger) {
	const isElsewhere = ledger.includes("#");
	const token = isElsewhere ? [`ledger-token: \${{ secrets.CIP_LEDGER_TOKEN }}`] : [];
	const wired = afterUrl(text, [`ledger: ${scalar(ledger)}`, ...token]);
	if (isElsewhere) return wired;
	return wired.replace(/^( {2}(?:apply|drift):\n(?: {4}.*\n)*? {6}contents: )read.*$/gm, "$1write # the ledger");
}
function withLines(before, wanted) {
	const standing = new Set(before.split(/\r?\n/).map(words));
	const isMissing = (line) => line !== "" && !standing.has(words(line));
	const lines = wanted.split("\n");
	if (!lines.some((line) => isMissing(line) && !line.startsWith("#"))) return before;
	const ending = before.includes("\r\n") ? "\r\n" : "\n";
	return (before === "" || before.endsWith("\n") ? before : before + ending) + lines.filter(isMissing).map((line) => line + ending).join("");
}
function words(line) {
	return line.trim().split(/\s+/).join(" ");
}
// src/setup/todo.ts
function actsLeft(answers, ground) {
	const { hardened, repository, team } = answers;
	return [
		...ground.hasRemote ? [] : [newRepository(answers)],
		...ground.hasInventory ? [] : [bringIn()],
		...team === null ? [] : [teamAccess(team, repository)],
		...hardened ? [environment(answers)] : [],
		secrets(answers),
		...answers.ledger === "" ? [] : [ledger(answers)],
		...hardened ? [actions(answers)] : [],
		push(answers, ground),
		...hardened ? [ruleset(repository)] : []
	];
}
function doctorCommand({ repository, hardened }) {
	return `cip-sync doctor --github ${repository} --expect ${hardened ? "hardened" : "plain"}`;
}
function newRepository({ repository, defaultBranch }) {
	return {
		title: "Make the repository on GitHub",
		commands: [`git init --initial-branch ${sh(defaultBranch)}`, `gh repo create ${repository} --private --source .`],
		checks: ["repository"]
	};
}
function bringIn() {
	return {
		title: "Bring in what is live, with the key in CIP_SYNC_API_KEY and the address in CIP_SYNC_BASE_URL",
		commands: ["cip-sync import"],
		checks: ["files"]
	};
}
function teamAccess(team, repository) {
	const [organization, slug] = team.split("/");
	return {
		title: "Give the owners write access: owners without it do not count",
		commands: [`gh api -X PUT orgs/${organization}/teams/${slug}/repos/${repository} -f permission=push`],
		checks: ["code-owners", "code-owners-errors"]
	};
}
function environment({ repository, defaultBranch }) {
	const path = `repos/${repository}/environments/inventory`;
	const policy = "deployment_branch_policy";
	return {
		title: "Make the environment that only the default branch may use",
		commands: [`gh api -X PUT ${path} -F '${policy}[protected_branches]=false' -F '${policy}[custom_branch_policies]=true'`, `gh api -X POST ${path}/deployment-branch-policies -f name=${sh(defaultBranch)}`],
		checks: [
			"environment",
			"environment-branches",
			"environment-gates"
		]
	};
}
function secrets({ hardened, repository }) {
	if (!hardened) return {
		title: "Keep the key as a secret: gh asks for it",
		commands: [`gh secret set CIP_INVENTORY_KEY --repo ${repository}`],
		checks: ["repository-secrets"]
	};
	const place = `--env inventory --repo ${repository}`;
	return {
		title: "Keep a new key of the service there (gh asks for it), and one that signs. Revoke the key that was used before",
		commands: [`gh secret set CIP_INVENTORY_KEY ${place}`, `openssl rand -hex 32 | gh secret set CIP_SIGNING_KEY ${place}`],
		checks: [
			"environment-secrets",
			"repository-secrets",
			"organization-secrets"
		]
	};
}
function ledger({ ledger: place, repository, hardened, organization, baseUrl }) {
	const isElsewhere = place.includes("#");
	const [holder = "", branch = place] = isElsewhere ? place.split("#") : [repository, place];
	const where = `${hardened ? "--env inventory " : ""}--repo ${repository}`;
	return {
		title: "Begin the ledger, in a private repository, and protect it",
		commands: [
			`cip-sync audit init --ledger ${sh(`https://github.com/${holder}.git#${branch}`)} --organization ${organization || "SLUG"} --base-url ${sh(baseUrl)}`,
			`echo '{"name":"ledger","target":"branch","enforcement":"active","conditions":{"ref_name":{"include":["refs/heads/${branch}"],"exclude":[]}},"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]}' | gh api -X POST repos/${holder}/rulesets --input -`,
			...isElsewhere ? [`gh secret set CIP_LEDGER_TOKEN ${where}`] : []
		],
		checks: [
			"ledger",
			"ledger-private",
			"ledger-protected",
			"ledger-tip",
			"ledger-age"
		]
	};
}
function actions({ repository, action }) {
	const path = `repos/${repository}/actions/permissions`;
	const [name] = action.split("@");
	return {
		title: "Limit what Actions may do",
		commands: [
			`gh api -X PUT ${path} -F enabled=true -f allowed_actions=selected -F sha_pinning_required=true`,
			`gh api -X PUT ${path}/selected-actions -F github_owned_allowed=true -F verified_allowed=false -f 'patterns_allowed[]=${name}@*'`,
			`gh api -X PUT ${path}/workflow -f default_workflow_permissions=read -F can_approve_pull_request_reviews=false`
		],
		checks: [
			"actions-allowed",
			"actions-sha-pinning",
			"actions-default-permissions",
			"actions-approve"
		]
	};
}
function push({ defaultBranch }, { hasRemote, paths }) {
	const commit = [`git add ${[...paths, "inventory"].map(sh).join(" ")}`, "git commit --message 'Set up the inventory'"];
	return {
		title: "Bring the files to the default branch. The first apply ends as no-changes, since they say what is live",
		commands: hasRemote ? [
			"git switch --create inventory-setup",
			...commit,
			"git push --set-upstream origin inventory-setup",
			"gh pr create --fill && gh pr merge --squash"
		] : [...commit, `git push --set-upstream origin ${sh(defaultBranch)}`],
		checks: ["workflow"]
	};
}
function ruleset(repository) {
	return {
		title: "Protect the default branch, last: from now on every change needs a pull request and its plan",
		commands: [`gh api -X POST repos/${repository}/rulesets --input .github/rulesets/inventory.json`],
		checks: [
			"branch-pull-request",
			"branch-check",
			"branch-force-push",
			"branch-deletion",
			"branch-bypass"
		]
	};
}
function sh(text) {
	return /^[\w./@:=+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
function renderActs(acts, answers) {
	const steps = acts.map(({ title, commands }, index) => [`${index + 1}. ${title}:`, ...commands.map((command) => `     ${command}`)].join("\n"));
	const last = [...[`${acts.length + 1}. See that nothing was forgotten, with a token of an administrator in GH_TOKEN:`], `     GH_TOKEN="$(gh auth token)" ${doctorCommand(answers)}`].join("\n");
	return `${[
		"What is left to do, in this order:",
		...steps,
		last
	].join("\n")}\n`;
}
// src/commands/init.ts
async function cliInit(flags, cli) {
	const host = inFolder(flags, cli);
	const git = host.gitIn(host.cwd, new AbortController().signal);
	await warnInSubfolder(git, host);
	const answers = await askAll(flags, host, git);
	const hasKey = (host.env.CIP_SYNC_API_KEY ?? "").trim() !== "";
	return openCli({
		...flags,
		baseUrl: answers.baseUrl
	}, cli, hasKey ? SERVICE : WRITES_FILES, async (context) => {
		const { edits, organization } = hasKey ? await importLive(context) : NOTHING_LIVE;
		if (edits === null) return 1;
		const completed = {
			...answers,
			organization: answers.organization || organization
		};
		return finish({
			files: await setupFiles(completed, flags, host),
			inventory: edits,
			answers: completed,
			hasRemote: await originOf(git) !== null
		}, context);
	});
}
async function warnInSubfolder(git, { terminal }) {
	if (await gitAnswer(git, ["rev-parse", "--show-prefix"]) === null) return;
	terminal.err("warning: this is not the root of the repository, and GitHub looks for workflows and owners there alone.\n");
}
async function originOf(git) {
	const url = await gitAnswer(git, [
		"remote",
		"get-url",
		"origin"
	]);
	return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? "")?.[1] ?? null;
}
async function defaultBranchOf(git) {
	const branch = (await gitAnswer(git, [
		"symbolic-ref",
		"--short",
		"refs/remotes/origin/HEAD"
	]))?.replace(/^origin\//, "") ?? "main";
	return /^[\w./-]+$/.test(branch) ? branch : "main";
}
const NAME = "[A-Za-z0-9_][\\w.-]*";
const PAIR = new RegExp(`^${NAME}/${NAME}$`);
const ACTION = new RegExp(`^${NAME}/${NAME}@(?!0{40})[0-9a-f]{40}$`);
const LEDGER = new RegExp(`^(?:${NAME}/${NAME}#)?[A-Za-z0-9_][\\w./-]*$`);
async function askAll(flags, host, git) {
	const { env, terminal } = host;
	refuseEmpty(flags, [
		"repository",
		"action",
		"team",
		"force"
	]);
	const hardened = flags.hardened === true || await yes(terminal.ask, "The hardened setup, for an inventory under audit?");
	const answers = await answer([
		question("base-url", "Address of the service", /^\S+$/, "a URL", text(flags.baseUrl) ?? env.CIP_SYNC_BASE_URL ?? null),
		question("repository", "Repository of the inventory", PAIR, "OWNER/REPO", text(flags.repository) ?? await originOf(git)),
		question(...[
			"action",
			"This action, at the commit of a release",
			ACTION
		], "OWNER/REPO@SHA, pinned to the full SHA of a commit: a tag or a branch can be moved", text(flags.action)),
		{
			...question("team", "Team that owns the inventory", PAIR, "ORG/TEAM", bare(text(flags.team))),
			isOptional: !hardened
		},
		optional("organization", /^[\w.-]+$/, "a slug", text(flags.organization)),
		optional("ledger", LEDGER, "OWNER/REPO#BRANCH or BRANCH", text(flags.ledger))
	], terminal.ask);
	checkBaseUrl(answers["base-url"] ?? "", env);
	return {
		repository: answers.repository ?? "",
		baseUrl: answers["base-url"] ?? "",
		action: answers.action ?? "",
		hardened,
		team: answers.team === "" || answers.team === void 0 ? null : answers.team,
		organization: answers.organization ?? "",
		ledger: answers.ledger ?? "",
		preCommit: flags.preCommit === true,
		defaultBranch: await defaultBranchOf(git)
	};
}
function question(flag, words, pattern, form, given) {
	return {
		flag,
		question: words,
		pattern,
		form,
		given,
		isOptional: false
	};
}
function optional(flag, pattern, form, given) {
	return {
		flag,
		question: "",
		pattern,
		form,
		given: given ?? "",
		isOptional: true
	};
}
function text(flag) {
	return typeof flag === "string" && flag.trim() !== "" ? flag.trim() : null;
}
function bare(team) {
	return team?.replace(/^@/, "") ?? null;
}
async function yes(ask, words) {
	const answered = await ask?.(`${words} [y/N] `) ?? "";
	return /^y(es)?$/i.test(answered.trim());
}
async function answer(questions, ask) {
	const answers = {};
	for (const { flag, question: words, form, given, isOptional } of questions) if (given !== null) answers[flag] = given;
	else if (ask !== null) answers[flag] = (await ask(`${words} (${form})${isOptional ? ", or nothing" : ""}: `)).trim();
	const missing = questions.filter(({ flag, isOptional }) => !isOptional && (answers[flag] ?? "") === "");
	if (missing.length > 0) {
		const flags = missing.map(({ flag }) => `--${flag}`).join(", ");
		const lacking = `${missing.length === 1 ? "is" : "are"} not given${ask === null ? ", and nobody can be asked here" : ""}`;
		const forms = missing.map(({ flag, form }) => `--${flag} must be ${form}.`).join(" ");
		throw new ConfigurationError(flags, `${lacking}. ${forms}`);
	}
	for (const { flag, pattern, form } of questions) {
		const value = answers[flag] ?? "";
		if (value !== "" && !pattern.test(value)) throw new ConfigurationError(`--${flag}`, `must be ${form}.`);
	}
	return answers;
}
const NOTHING_LIVE = {
	edits: [],
	organization: ""
};
async function importLive(context) {
	const { settings, terminal, progress } = context;
	const { diagnostics, proposal } = await runImport(context, {
		out: "inventory",
		paths: [],
		withIds: false
	}, LIVE);
	progress.rest();
	if (proposal !== null) return {
		edits: proposal.edits,
		organization: proposal.plan.organization
	};
	for (const one of diagnostics) terminal.err(`${formatDiagnostic(one, settings.detail)}\n`);
	terminal.err(NOTHING_WRITTEN);
	return {
		edits: null,
		organization: ""
	};
}
async function setupFiles(answers, flags, { cwd, packageRoot }) {
	const sources = sourcesOf(answers, OWNERS_PATHS.find((path) => (0, import__node_fs.existsSync)((0, import__node_path.join)(cwd, path))) ?? OWNERS_PATHS[0]);
	const forced = text(flags.force)?.split("\n") ?? [];
	const paths = sources.map(({ path }) => path);
	if (!forced.every((path) => paths.includes(path))) throw new ConfigurationError("--force", `names none of the files that init writes: ${paths.join(", ")}.`);
	const schema = await schemaText("inventory");
	return sources.map((source) => {
		return setupFile({
			source,
			template: source.from === "schema" ? schema : (0, import__node_fs.readFileSync)((0, import__node_path.join)(packageRoot, source.from), "utf8"),
			before: standing((0, import__node_path.join)(cwd, source.path)),
			forced: forced.includes(source.path)
		}, answers);
	});
}
function standing(path) {
	try {
		return (0, import__node_fs.readFileSync)(path, "utf8");
	} catch (error) {
		if (isSystemError(error) && error.code === "ENOENT") return null;
		throw error;
	}
}
function finish({ files, inventory, answers, hasRemote }, context) {
	const { terminal, flags, cwd } = context;
	const written = files.filter(({ fate }) => fate !== "same" && fate !== "kept");
	const replaced = new Set(files.flatMap(({ path, fate }) => fate === "replaced" ? [path] : []));
	const edits = [...written.map(({ path, before, text: after }) => ({
		path,
		before,
		text: after
	})), ...inventory];
	if (flags.dryRun === true) terminal.out(renderPatch(edits));
	else writeShown(edits, context);
	for (const { path, before } of edits) {
		const [did, would] = replaced.has(path) ? ["replaced", "would replace"] : ["wrote", "would write"];
		const lacked = before === null || replaced.has(path) ? "" : ", what it lacked";
		terminal.err(`${flags.dryRun === true ? would : did} ${visible(path)}${lacked}\n`);
	}
	if (edits.length === 0) terminal.err("Nothing to write: all of it stands there.\n");
	const kept = files.filter(({ fate }) => fate === "kept");
	for (const { path } of kept) {
		terminal.err(`kept ${path}, which differs; --force ${path} makes it so:\n`);
		terminal.err(renderPatch(kept.filter((one) => one.path === path)));
	}
	const ground = {
		hasRemote,
		hasInventory: inventory.length > 0 || (0, import__node_fs.existsSync)((0, import__node_path.join)(cwd, "inventory")),
		paths: files.map(({ path }) => path)
	};
	terminal.err(`\n${renderActs(actsLeft(answers, ground), answers)}`);
	return 0;
}
export { cliInit };
