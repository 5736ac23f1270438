import { n as __toESM } from "./rolldown-runtime.js";
import { t as require_picomatch } from "./picomatch.js";
import { Ht as listed, Lt as counted, hn as visible } from "./start.js";
// src/setup/check.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const SETUPS = [
	"none",
	"plain",
	"guarded",
	"hardened"
];
function isAtLeast(setup, least) {
	return SETUPS.indexOf(setup) >= SETUPS.indexOf(least);
}
const CHECKS = [
	...[
		"node",
		"git",
		"files",
		"path",
		"gitignore"
	],
	...[
		"service",
		"certificate",
		"key",
		"organization",
		"lists",
		"latency",
		"unique-names",
		"size"
	],
	...[
		"repository",
		"workflow",
		"workflow-events",
		"workflow-approval",
		"workflow-environment",
		"workflow-signing-key"
	],
	...[
		"workflow-permissions",
		"workflow-pins",
		"workflow-queue",
		"workflow-credentials",
		"workflow-steps"
	],
	...["workflow-runner", "workflow-key"],
	...[
		"branch-pull-request",
		"branch-approvals",
		"branch-code-owners",
		"branch-stale-approvals",
		"branch-last-push"
	],
	...[
		"branch-check",
		"branch-check-app",
		"branch-up-to-date",
		"branch-force-push",
		"branch-deletion",
		"branch-bypass"
	],
	...["code-owners", "code-owners-errors"],
	...[
		"environment",
		"environment-branches",
		"environment-gates",
		"environment-secrets"
	],
	...["repository-secrets", "organization-secrets"],
	...[
		"actions-default-permissions",
		"actions-approve",
		"actions-allowed",
		"actions-sha-pinning"
	],
	...[
		"check-retention",
		"record",
		"applied-mark"
	],
	...[
		"ledger",
		"ledger-private",
		"ledger-protected",
		"ledger-tip",
		"ledger-age"
	]
];
const right = (message) => ({
	state: "right",
	message,
	remedy: ""
});
const wrong = (message, remedy) => ({
	state: "wrong",
	message,
	remedy
});
const unknown = (message, remedy) => ({
	state: "unknown",
	message,
	remedy
});
function seenValue(seen) {
	return "value" in seen ? seen.value : null;
}
function judged(seen, judge) {
	return "value" in seen ? judge(seen.value) : unseen(seen);
}
function unseen({ hidden: { permission, why } }) {
	const remedy = permission === null ? "Run doctor again." : `Run doctor with a token that has ${permission}.`;
	return unknown(`It could not be seen: ${why}`, remedy);
}
function judgedWhereThere(seen, judge) {
	if ("value" in seen) return seen.value === null ? null : judge(seen.value);
	return unseen(seen);
}
function worst(verdicts) {
	const known = verdicts.filter((one) => one !== null);
	const find = (state) => known.find((one) => one.state === state);
	return find("wrong") ?? find("unknown") ?? known.at(-1) ?? null;
}
function inOrder(verdicts) {
	return CHECKS.flatMap((check) => {
		const verdict = verdicts[check];
		return verdict == null ? [] : [{
			check,
			...verdict
		}];
	});
}
// src/setup/settings-checks.ts
function judgeSettings(facts, setup) {
	const isGuarded = isAtLeast(setup, "guarded");
	return {
		...isGuarded ? judgeBranch(facts) : {},
		...isGuarded ? judgeOwners(facts) : {},
		...judgeSecrets(facts, setup === "hardened"),
		...isGuarded ? judgeToken(facts) : {},
		...setup === "hardened" ? judgeActions(facts) : {}
	};
}
const RULESET = "In the ruleset of the default branch (.github/rulesets/inventory.json) ";
function demandsOf({ checks, app }) {
	const pull = (check, is) => ({
		check,
		parent: check === "branch-pull-request" ? null : "branch-pull-request",
		isMet: ({ pullRequest }) => pullRequest !== null && is(pullRequest)
	});
	const status = (check, is) => ({
		check,
		parent: check === "branch-check" ? null : "branch-check",
		isMet: ({ statusChecks }) => statusChecks !== null && is(statusChecks)
	});
	const requires = (rule, fits) => checks.every((name) => rule.checks.some((check) => check.name === name && fits(check.app)));
	const names = listed(checks.map(visible), "and");
	const [check, is] = checks.length === 1 ? ["check", "is"] : ["checks", "are"];
	return [
		{
			...pull("branch-pull-request", () => true),
			right: "Nothing reaches the branch but by a pull request.",
			wrong: "A writer can push to the branch without a pull request.",
			remedy: `${RULESET}require a pull request before merging.`
		},
		{
			...pull("branch-approvals", ({ approvals }) => approvals >= 1),
			right: "A pull request needs an approval.",
			wrong: "A writer can merge a change that nobody else has approved.",
			remedy: `${RULESET}require at least one approval.`
		},
		{
			...pull("branch-code-owners", ({ codeOwners }) => codeOwners),
			right: "A code owner must approve.",
			wrong: "Anyone with write access can approve a change of the inventory or of its workflow.",
			remedy: `${RULESET}require review from code owners.`
		},
		{
			...pull("branch-stale-approvals", ({ dismissesStale }) => dismissesStale),
			right: "A new commit dismisses approvals.",
			wrong: "A writer can get an approval, and push another commit before the merge.",
			remedy: `${RULESET}dismiss stale approvals when new commits are pushed.`
		},
		{
			...pull("branch-last-push", ({ lastPush }) => lastPush),
			right: "Someone else than the last who pushed must approve.",
			wrong: "A writer can push to a colleague's pull request and approve it.",
			remedy: `${RULESET}require approval of the most recent push.`
		},
		{
			...status("branch-check", (rule) => requires(rule, () => true)),
			right: `The ${check} ${names} ${is} required.`,
			wrong: `A change can be merged whose plan is red, or was never made: ${names} ${is} not required.`,
			remedy: `${RULESET}require the status ${check} ${names}.`
		},
		{
			...status("branch-check-app", (rule) => requires(rule, (by) => by !== null && (app ?? by) === by)),
			right: `${names} must come from the app that makes it.`,
			wrong: `Another app, or any workflow's commit status, can report ${names} in its place.`,
			remedy: `${RULESET}choose GitHub Actions as the source of ${names}.`
		},
		{
			...status("branch-up-to-date", ({ isStrict }) => isStrict),
			right: "A pull request must be up to date: what was planned is what is merged.",
			wrong: "A pull request can be merged whose plan was made for an older branch.",
			remedy: `${RULESET}require branches to be up to date before merging.`
		},
		{
			check: "branch-force-push",
			parent: null,
			isMet: ({ forbidsForcePush }) => forbidsForcePush,
			right: "Force pushes are blocked.",
			wrong: "A writer can rewrite the history that says what was reviewed and applied.",
			remedy: `${RULESET}block force pushes.`
		},
		{
			check: "branch-deletion",
			parent: null,
			isMet: ({ forbidsDeletion }) => forbidsDeletion,
			right: "The branch cannot be deleted.",
			wrong: "A writer can delete the branch, and make it anew without review.",
			remedy: `${RULESET}restrict deletions.`
		}
	];
}
function judgeBranch(facts) {
	const { rules, protection } = facts;
	const demands = demandsOf(facts);
	if ("hidden" in rules) {
		const hidden = unseen(rules);
		return Object.fromEntries([...demands.map(({ check }) => check), "branch-bypass"].map((check) => [check, hidden]));
	}
	const classic = seenValue(protection);
	const sources = [...rules.value, ...classic === null ? [] : [classic]];
	const met = demands.filter(({ isMet }) => sources.some(isMet));
	const verdicts = /* @__PURE__ */ new Map();
	for (const demand of demands) {
		const failed = demand.parent !== null && verdicts.get(demand.parent)?.state === "wrong" ? null : unseenProtection(facts) ?? wrong(demand.wrong, demand.remedy);
		verdicts.set(demand.check, met.includes(demand) ? right(demand.right) : failed);
	}
	const holdsWithout = (among) => met.every(({ isMet }) => among.some(isMet));
	return {
		...Object.fromEntries(verdicts),
		"branch-bypass": bypass(sources, holdsWithout)
	};
}
function unseenProtection({ protection, branch, actions }) {
	const state = seenValue(branch);
	const mayBeThere = state === null || state.isProtected && state.isClassic !== false;
	if ("value" in protection && (protection.value !== null || "value" in actions) || !mayBeThere) return null;
	return unknown("No ruleset asks for it, and whether the classic protection of the branch does cannot be seen.", "Run doctor with a token that has administration: read.");
}
function bypass(sources, holds) {
	const isStrict = ({ bypass: who }) => "value" in who && who.value.length === 0;
	if (holds(sources.filter(isStrict))) return right("Nobody may bypass these rules.");
	const open = sources.filter(({ bypass: who }) => !("value" in who) || who.value.length > 0);
	const [hidden] = open.flatMap(({ bypass: who }) => "hidden" in who ? [who] : []);
	if (hidden !== void 0 && holds([...sources.filter(isStrict), ...open.filter((it) => "hidden" in it.bypass)])) return unseen(hidden);
	const who = open.flatMap((source) => seenValue(source.bypass) ?? []);
	return wrong(`${listed([...new Set(who)].map(visible), "and")} may bypass these rules: push or merge what nobody approved.`, `${RULESET}empty the bypass list. An administrator who needs it gives it for that moment, and the audit log says so.`);
}
function judgeOwners({ owners, ownerErrors, owned }) {
	const remedy = "Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.";
	return {
		"code-owners": judged(owners, (text) => {
			if (text === null) return wrong(`There is no ${OWNERS_PATHS[0]}: nobody owns the inventory or its workflow.`, remedy);
			const free = owned.filter((path) => ownersOf(text, path).length === 0);
			if (free.length === 0) return right("The inventory, the workflows and CODEOWNERS itself have owners.");
			const [have, it] = free.length === 1 ? ["has no owner", "it"] : ["have no owner", "them"];
			return wrong(`${listed(free.map(visible), "and")} ${have}, so anyone may approve a change of ${it}.`, remedy);
		}),
		"code-owners-errors": judged(ownerErrors, (errors) => {
			if (errors === null || errors.length === 0) return right("GitHub finds no error in CODEOWNERS.");
			return wrong(`GitHub ignores ${counted(errors.length, "line")} of CODEOWNERS: ${listed(errors.map(ownerError), "and")}.`, "Correct them: a team must exist, be visible, and have write access to the repository.");
		})
	};
}
function ownerError({ path, line, kind }) {
	return `${visible(path)}:${line} ${visible(kind)}`;
}
function judgeSecrets(facts, isHardened) {
	const { environments, repositorySecrets, organizationSecrets, repositoryNeeds, secretNames } = facts;
	const each = (judge) => worst(environments.map(judge));
	const absent = (secrets, where, remedy) => judged(secrets, (names) => {
		const kept = secretNames.filter((name) => names.includes(name));
		if (kept.length === 0) return right(`Neither key is a secret of the ${where}.`);
		const [are, them] = kept.length === 1 ? ["is a secret", "it"] : ["are secrets", "them"];
		const message = `${listed(kept.map(visible), "and")} ${are} of the ${where}, too: a workflow of any branch can read ${them}.`;
		return wrong(message, remedy);
	});
	const renew = "Have a new key made for the environment, and revoke the old one.";
	return {
		environment: isHardened ? each(isThere) : null,
		"environment-branches": isHardened ? each((one) => policy(one, facts.defaultBranch)) : null,
		"environment-gates": isHardened ? each(gates) : null,
		"environment-secrets": each(environmentSecrets),
		"repository-secrets": isHardened ? absent(repositorySecrets, "repository", `Delete it there: gh secret delete NAME. ${renew}`) : present(repositorySecrets, organizationSecrets, repositoryNeeds),
		"organization-secrets": isHardened ? absent(organizationSecrets, "organization", `Keep it from this repository, or delete it there. ${renew}`) : null
	};
}
function isThere({ name, environment }) {
	return judged(environment, (it) => it === null ? wrong(`There is no environment ${visible(name)}.`, "Make it, with its branches and secrets, by the commands that cip-sync init --hardened --dry-run prints.") : right(`The environment ${visible(name)} is there.`));
}
function policy(one, defaultBranch) {
	const { name, policies } = one;
	const remedy = `Under Deployment branches and tags of ${visible(name)} choose selected branches, and add ${visible(defaultBranch)} alone.`;
	return judgedWhereThere(one.environment, ({ branches }) => {
		if (branches === "all") return wrong(`Any branch may use the environment ${visible(name)}: a workflow changed in a branch gets the key.`, remedy);
		if (branches === "protected") return wrong(`Every protected branch may use the environment ${visible(name)}, whatever its protection asks for.`, remedy);
		return judged(policies, (all) => {
			const others = all.filter((it) => it.name !== defaultBranch || it.type === "tag");
			if (others.length > 0) {
				const named = listed(others.map((it) => visible(it.name)), "and");
				return wrong(`${named} may use the environment ${visible(name)}, too, and its workflow gets the key.`, remedy);
			}
			if (all.length === 0) return wrong(`No branch may use the environment ${visible(name)}: no run starts.`, remedy);
			return right(`${visible(defaultBranch)} alone may use the environment ${visible(name)}.`);
		});
	});
}
function gates(one) {
	return judgedWhereThere(one.environment, (it) => it.gates.length === 0 ? right("Plans and applies need not wait for anyone at the environment.") : wrong(`Runs wait at the environment ${visible(one.name)} (${listed(it.gates.map(visible), "and")}): plans, too.`, "Remove required reviewers and wait timers there. The review of the pull request is what approves."));
}
function environmentSecrets(one) {
	return judgedWhereThere(one.environment, () => judged(one.secrets, (names) => {
		const missing = one.needs.filter((name) => !names.includes(name));
		if (missing.length === 0) return right(`The environment ${visible(one.name)} has the secrets that its jobs use.`);
		const which = listed(missing.map(visible), "and");
		return wrong(`The environment ${visible(one.name)} has no secret ${which}.`, `Put it there: gh secret set ${visible(missing[0] ?? "")} --env ${visible(one.name)}`);
	}));
}
function present(repository, organization, needs) {
	if (needs.length === 0) return null;
	return judged(repository, (names) => {
		const missing = needs.filter((name) => !names.includes(name));
		if (missing.length === 0) return right("The repository has the secrets that its jobs use.");
		return judged(organization, (shared) => {
			const gone = missing.filter((name) => !shared.includes(name));
			if (gone.length === 0) return right("Repository and organization have the secrets that the jobs use.");
			const which = visible(gone[0] ?? "");
			return wrong(`There is no secret ${which}: nothing can be planned.`, `Put it there: gh secret set ${which}`);
		});
	});
}
function judgeToken({ workflowToken }) {
	const where = "Under Settings, Actions, General, Workflow permissions";
	return {
		"actions-default-permissions": judged(workflowToken, ({ default_workflow_permissions: level }) => level === "read" ? right("A workflow that asks for nothing may read alone.") : wrong("A workflow that asks for nothing may write to the repository.", `${where}, choose read.`)),
		"actions-approve": judged(workflowToken, ({ can_approve_pull_request_reviews: can }) => can ? wrong("A workflow of a branch can approve pull requests.", `${where}, do not allow Actions to approve them.`) : right("Actions cannot approve pull requests."))
	};
}
function judgeActions({ actions, selectedActions }) {
	const where = "Under Settings, Actions, General, Actions permissions";
	return {
		"actions-allowed": judged(actions, ({ enabled, allowed_actions: allowed }) => {
			if (!enabled) return wrong("Actions are turned off: nothing is planned or applied.", `${where}, allow selected actions.`);
			const remedy = `${where}, allow those of GitHub and this one alone.`;
			if (allowed === "all") return wrong("Workflows may use anyone's actions.", remedy);
			if (allowed !== "selected") return right("Workflows may use actions of this organization alone.");
			return judged(selectedActions, ({ verified_allowed: verified, patterns_allowed: patterns }) => {
				if (verified) return wrong("Workflows may use the actions of every verified creator.", remedy);
				const wide = patterns.filter((pattern) => /^[*?]/.test(pattern));
				if (wide.length > 0) return wrong(`Workflows may use ${listed(wide.map(visible), "and")}.`, remedy);
				return right("Workflows may use selected actions alone.");
			});
		}),
		"actions-sha-pinning": judged(actions, ({ sha_pinning_required: isRequired }) => {
			if (isRequired === void 0) return unknown("This server does not say whether actions must be pinned.", "Look at its settings.");
			return isRequired ? right("Actions must be pinned to a full commit.") : wrong("A workflow may use an action by a tag, which can be moved.", `${where}, require actions to be pinned to a full-length commit SHA.`);
		})
	};
}
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
export { isAtLeast as a, right as c, unseen as d, worst as f, inOrder as i, seenValue as l, judgeSettings as n, judged as o, wrong as p, SETUPS as r, judgedWhereThere as s, OWNERS_PATHS as t, unknown as u };
