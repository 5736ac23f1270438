import { n as __toESM } from "./rolldown-runtime.js";
import { $t as isMissingRight, At as literal, Dt as boolean, Et as array, F as isOfDefaultBranch, Gt as ServiceError, It as string, Mt as number, Nr as nameKey, Nt as object, Ri as require__node_fs, Rt as unknown$1, Si as ConfigurationError, Ur as painter, Vr as listed, Zn as require__node_path, Zt as GitHubError, _t as environmentOf, at as checkName, ci as countBy, gt as TASK, ii as wholeCodeSpan, in as askingGitHub, pn as load, ri as visible, wi as expecting, zr as counted } from "./start.js";
import { a as tellDrift, n as driftFoot } from "./drift.js";
import { t as require_picomatch } from "./picomatch.js";
import { a as AnswerError, r as readAll, t as createSend } from "./request.js";
import { f as DEFAULT_BOT, v as allInOrder } from "./usual.js";
// src/setup/check.ts
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
// src/setup/here-checks.ts
const LEAST_NODE = [
	20,
	18,
	1
];
function judgeHere({ node, git, files, notIgnored }, systems) {
	return {
		node: isNewEnough(node) ? right(`Node ${visible(node)}.`) : wrong(`Node ${visible(node)} is too old.`, `Install ${LEAST_NODE.join(".")} or later.`),
		git: "version" in git ? right(`Git ${visible(git.version)}, in a repository.`) : wrong(visible(git.problem), "Install git, and run doctor in a clone of the repository."),
		files: judgeFiles(files),
		path: files.isMissing ? null : judgePath(files, systems),
		gitignore: notIgnored === null ? null : judgeIgnored(notIgnored)
	};
}
function isNewEnough(version) {
	const parts = version.replace(/^v/, "").split(".").map(Number);
	for (const [index, least] of LEAST_NODE.entries()) {
		const part = parts[index] ?? 0;
		if (part !== least) return part > least;
	}
	return true;
}
function judgeFiles({ files, assets, errors, isMissing }) {
	if (isMissing) return wrong("There is no inventory file.", "Run cip-sync import: it writes what is live.");
	if (errors > 0) return wrong(`The files have ${counted(errors, "error")}.`, "Run cip-sync validate: it says where.");
	return right(`${counted(files, "file")} with ${counted(assets, "asset")}, valid.`);
}
function judgePath({ outside }, systems) {
	const isOurs = (reference) => systems?.some(({ id, name }) => id === reference || name === reference) ?? true;
	const paths = [...new Set(outside.filter(({ system }) => isOurs(system)).map(({ path }) => path))];
	const [path] = paths;
	if (path === void 0) return right("No other file declares a cyber system of this organization.");
	const more = paths.length > 1 ? ` and ${counted(paths.length - 1, "other file")}` : "";
	const isOne = paths.length === 1;
	const [declares, it] = isOne ? ["declares a cyber system", "it"] : ["declare cyber systems", "them"];
	const message = `${visible(path)}${more} ${declares}, and path leaves ${it} out: what moves there would be deleted.`;
	if (systems === null) return unknown(`${message} ${`Whether ${isOne ? "it is" : "they are"} of this organization, the service knows.`}`, "Let doctor ask it.");
	return wrong(message, `Let path cover ${it}, or move ${it} into a folder whose name starts with a dot.`);
}
function judgeIgnored(paths) {
	if (paths.length === 0) return right("Plans and evidence are ignored by git.");
	return wrong(`Git would commit ${paths.map(visible).join(" and ")}, which ${paths.length === 1 ? "holds" : "hold"} names.`, "Run cip-sync init: it adds the lines to .gitignore.");
}
function judgeService(facts) {
	switch (facts.kind) {
		case "not-asked": return { service: unknown("The service was not asked.", `Set ${facts.missing}.`) };
		case "refused": return { service: wrong(visible(facts.problem), "Correct it, and run doctor again.") };
		case "failed": return failedAt(facts.failure, visible(facts.message));
		case "seen": return judgeSeen(facts);
	}
}
const STEPS = [
	["service", "The service answers."],
	["certificate", "Its certificate is trusted."],
	["key", "It takes the key."],
	["lists", "Its lists are as documented."]
];
function failedAt(failure, message) {
	const remedies = {
		service: "Check the base URL, the network and the proxy.",
		certificate: "NODE_EXTRA_CA_CERTS adds a private authority.",
		key: "Check that CIP_SYNC_API_KEY is whole and not revoked.",
		lists: "Check the base URL. If it is right, tell the operator of the service."
	};
	const at = STEPS.findIndex(([step]) => step === failure);
	const before = STEPS.slice(0, at).map(([step, words]) => [step, right(words)]);
	return {
		...Object.fromEntries(before),
		[failure]: wrong(message, remedies[failure])
	};
}
function judgeSeen(facts) {
	const { isTls, ms, organizations, expected, systems, assets } = facts;
	const doubled = doubledNames(assets);
	return {
		...Object.fromEntries(STEPS.map(([step, words]) => [step, right(words)])),
		certificate: right(isTls ? "Its certificate is trusted." : "It is on this machine, without a certificate."),
		organization: judgeOrganization(organizations, expected),
		latency: right(`The slowest list took ${ms} ms.`),
		"unique-names": right(doubled === 0 ? "No name occurs twice in a cyber system." : `${counted(doubled, "name")} occur${doubled === 1 ? "s" : ""} more than once in a cyber system: import gives such assets their id.`),
		size: right(`${counted(systems.length, "cyber system")} with ${counted(assets.length, "asset")}.`)
	};
}
function judgeOrganization(slugs, expected) {
	const [slug] = slugs;
	if (slugs.length > 1) return wrong("The key reads records of more than one organization.", "Tell the operator of the service.");
	if (slug === void 0) return right("The organization has no records yet.");
	if (expected !== "" && slug !== expected) return wrong(`The key is of the organization ${visible(slug)}, and not of ${visible(expected)}.`, "Use the key of the other one, or correct organization.");
	return right(`The key is of the organization ${visible(slug)}.`);
}
function doubledNames(assets) {
	const counts = countBy(assets, ({ cyber_system_id, name }) => nameKey(cyber_system_id, name));
	return Array.from(counts.values()).filter((count) => count > 1).length;
}
// src/setup/history-checks.ts
const LEAST_RETENTION = 30;
const MOST_DAYS = 35;
const DAY_MS = 864e5;
function judgeHistory(facts) {
	const { retentionDays, marks, ledgers, now } = facts;
	const judgedLedgers = ledgers.map((ledger) => judgeLedger(ledger, now));
	const codes = Object.keys(judgedLedgers[0] ?? {});
	return {
		"check-retention": judged(retentionDays, (days) => days >= LEAST_RETENTION ? right(`GitHub keeps the records of plans for ${counted(days, "day")}.`) : wrong(`GitHub keeps the records of plans for ${counted(days, "day")}: a pull request that is merged later counts as not reviewed.`, `Under Settings, Actions, General, keep artifacts and logs for ${LEAST_RETENTION} days at least.`)),
		record: record(facts),
		"applied-mark": worst(marks.map(mark)),
		...Object.fromEntries(codes.map((code) => [code, worst(judgedLedgers.map((verdicts) => verdicts[code] ?? null))]))
	};
}
function record({ record: seen, app }) {
	return judged(seen, (newest) => {
		if (newest === null) return right("There is no record of a plan yet.");
		if (app !== null && newest.app !== app) return wrong(`The last plan was recorded by app ${newest.app}, and app ${app} is the one that must report it.`, "Look at who made that check run. Give github-token to every job alike, or to none.");
		return right(`The last plan that was merged is recorded${newest.startedAt === null ? "" : `, ${visible(newest.startedAt)}`}.`);
	});
}
function mark(seen) {
	return judged(seen, (newest) => {
		if (newest === null) return right("Nothing was applied yet.");
		const { deployment, state } = newest;
		const what = `${visible(deployment.sha.slice(0, 7))}, ${visible(deployment.createdAt)}`;
		if (state !== "failure" && state !== "error") return right(`The last apply is of ${what}: ${visible(state)}.`);
		return wrong(`The last apply, of ${what}, ended as ${visible(state)}.`, "Read its run, and run it again: docs/operations.md.");
	});
}
function judgeLedger(facts, now) {
	const { branch, repository, rules } = facts;
	const place = visible(facts.place);
	return {
		ledger: judged(branch, (it) => it === null ? wrong(`The ledger ${place} is not there: every apply fails.`, "Make it with cip-sync audit init; a ledger that was there is restored from a clone.") : right(`The ledger ${place} is there.`)),
		"ledger-private": judged(repository, ({ isPrivate }) => isPrivate ? right("The ledger is in a private repository.") : wrong(`The repository of the ledger ${place} is public, and a ledger holds every name.`, "Make it private.")),
		"ledger-protected": judgedWhereThere(branch, () => judged(rules, (sets) => {
			if (sets.some((set) => set.forbidsForcePush) && sets.some((set) => set.forbidsDeletion)) return right("The ledger can be neither rewritten nor deleted.");
			return wrong(`The branch of the ledger ${place} can be rewritten or deleted.`, "Protect it by a ruleset that blocks force pushes and restricts deletions.");
		})),
		"ledger-tip": judgedWhereThere(branch, (it) => tip(it, facts)),
		"ledger-age": judgedWhereThere(branch, ({ committedAt }) => {
			const days = committedAt === null ? 0 : Math.floor((now - Date.parse(committedAt)) / DAY_MS);
			if (days <= MOST_DAYS) return right(`The last look was ${counted(days, "day")} ago.`);
			return wrong(`The last look was ${counted(days, "day")} ago.`, "See why the scheduled drift run writes none.");
		})
	};
}
function tip({ signature }, { isSigned, place }) {
	if (!isSigned) return right("The ledger is not signed: the workflow has no ledger-key.");
	if (signature === null || signature.reason === "unsigned") return wrong(`The newest commit of ${visible(place)} is not signed: it was not this workflow that made it.`, "Run cip-sync audit verify on a clone.");
	if (signature.verified) return right("The newest commit of the ledger is signed, and GitHub verifies it.");
	if ([
		"invalid",
		"malformed_signature",
		"bad_cert",
		"expired_key"
	].includes(signature.reason)) return wrong(`The signature of the newest commit of ${visible(place)} does not hold.`, "Run cip-sync audit verify on a clone.");
	return right("The newest commit of the ledger is signed. GitHub does not know the key: cip-sync audit verify does.");
}
// src/setup/settings-checks.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
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
const RULESET$1 = "In the ruleset of the default branch (.github/rulesets/inventory.json) ";
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
			remedy: `${RULESET$1}require a pull request before merging.`
		},
		{
			...pull("branch-approvals", ({ approvals }) => approvals >= 1),
			right: "A pull request needs an approval.",
			wrong: "A writer can merge a change that nobody else has approved.",
			remedy: `${RULESET$1}require at least one approval.`
		},
		{
			...pull("branch-code-owners", ({ codeOwners }) => codeOwners),
			right: "A code owner must approve.",
			wrong: "Anyone with write access can approve a change of the inventory or of its workflow.",
			remedy: `${RULESET$1}require review from code owners.`
		},
		{
			...pull("branch-stale-approvals", ({ dismissesStale }) => dismissesStale),
			right: "A new commit dismisses approvals.",
			wrong: "A writer can get an approval, and push another commit before the merge.",
			remedy: `${RULESET$1}dismiss stale approvals when new commits are pushed.`
		},
		{
			...pull("branch-last-push", ({ lastPush }) => lastPush),
			right: "Someone else than the last who pushed must approve.",
			wrong: "A writer can push to a colleague's pull request and approve it.",
			remedy: `${RULESET$1}require approval of the most recent push.`
		},
		{
			...status("branch-check", (rule) => requires(rule, () => true)),
			right: `The ${check} ${names} ${is} required.`,
			wrong: `A change can be merged whose plan is red, or was never made: ${names} ${is} not required.`,
			remedy: `${RULESET$1}require the status ${check} ${names}.`
		},
		{
			...status("branch-check-app", (rule) => requires(rule, (by) => by !== null && (app ?? by) === by)),
			right: `${names} must come from the app that makes it.`,
			wrong: `Another app, or any workflow's commit status, can report ${names} in its place.`,
			remedy: `${RULESET$1}choose GitHub Actions as the source of ${names}.`
		},
		{
			...status("branch-up-to-date", ({ isStrict }) => isStrict),
			right: "A pull request must be up to date: what was planned is what is merged.",
			wrong: "A pull request can be merged whose plan was made for an older branch.",
			remedy: `${RULESET$1}require branches to be up to date before merging.`
		},
		{
			check: "branch-force-push",
			parent: null,
			isMet: ({ forbidsForcePush }) => forbidsForcePush,
			right: "Force pushes are blocked.",
			wrong: "A writer can rewrite the history that says what was reviewed and applied.",
			remedy: `${RULESET$1}block force pushes.`
		},
		{
			check: "branch-deletion",
			parent: null,
			isMet: ({ forbidsDeletion }) => forbidsDeletion,
			right: "The branch cannot be deleted.",
			wrong: "A writer can delete the branch, and make it anew without review.",
			remedy: `${RULESET$1}restrict deletions.`
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
	return wrong(`${listed([...new Set(who)].map(visible), "and")} may bypass these rules: push or merge what nobody approved.`, `${RULESET$1}empty the bypass list. An administrator who needs it gives it for that moment, and the audit log says so.`);
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
// src/setup/workflow.ts
function readWorkflow(path, text) {
	const it = fieldsOf(parse(text));
	if (it.jobs === void 0) return null;
	const on = eventsOf(it.on);
	const jobs = Object.entries(fieldsOf(it.jobs)).map(([name, job]) => readJob(name, fieldsOf(job), {
		...it,
		on
	}));
	return {
		path,
		on,
		permissions: it.permissions ?? null,
		env: it.env,
		jobs
	};
}
function parse(text) {
	let left = MOST_NODES;
	try {
		const value = load(text);
		JSON.stringify(value, (_, node) => {
			left -= 1;
			if (left < 0) throw new RangeError("too large");
			return node;
		});
		return value;
	} catch {
		return null;
	}
}
const MOST_NODES = 1e5;
function eventsOf(on) {
	if (typeof on === "string") return { [on]: {} };
	if (Array.isArray(on)) return Object.fromEntries(on.map((event) => [String(event), {}]));
	return Object.fromEntries(Object.entries(fieldsOf(on)).map(([event, filters]) => [event, fieldsOf(filters)]));
}
function readJob(name, job, workflow) {
	const { strategy, environment, container, services } = job;
	const matrix = fieldsOf(fieldsOf(strategy).matrix);
	const environments = typeof environment === "string" ? environment : textOf(fieldsOf(environment).name);
	const named = Array.from(textOf(job.if).matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = ""]) => event);
	return {
		name,
		steps: Array.isArray(job.steps) ? job.steps.map((step) => readStep(fieldsOf(step))) : [],
		text: JSON.stringify(job),
		permissions: job.permissions ?? workflow.permissions ?? null,
		concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
		images: [container, ...Object.values(fieldsOf(services))].map(imageOf).filter((image) => image !== ""),
		runner: labelsOf(job["runs-on"]).flatMap((label) => expand(label, matrix)),
		env: {
			...fieldsOf(workflow.env),
			...fieldsOf(job.env)
		},
		environments: environments === "" ? [] : expand(environments, matrix),
		events: named.length > 0 ? named : Object.keys(fieldsOf(workflow.on)),
		matrix
	};
}
function labelsOf(runsOn) {
	if (Array.isArray(runsOn)) return runsOn.map(textOf);
	return typeof runsOn === "string" ? [runsOn] : labelsOf(fieldsOf(runsOn).labels ?? []);
}
function imageOf(container) {
	return typeof container === "string" ? container : textOf(fieldsOf(container).image);
}
function readStep(step) {
	const inputs = Object.entries(fieldsOf(step.with)).map(([name, value]) => [name, textOf(value).trim()]);
	const env = fieldsOf(step.env);
	return {
		uses: textOf(step.uses),
		inputs: Object.fromEntries(inputs),
		env,
		text: JSON.stringify(step)
	};
}
function concurrencyOf(it) {
	if (typeof it === "string") return {
		group: it,
		queue: "",
		cancels: false
	};
	const { group, queue, "cancel-in-progress": cancels } = fieldsOf(it);
	return {
		group: textOf(group),
		queue: textOf(queue),
		cancels: cancels !== void 0 && cancels !== false
	};
}
const MOST_JOBS = 256;
function expand(text, matrix) {
	const expressions = /\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g;
	let jobs = [/* @__PURE__ */ new Map()];
	for (const key of new Set(Array.from(text.matchAll(expressions), ([, name = ""]) => name))) {
		const values = matrix[key];
		if (!Array.isArray(values)) continue;
		jobs = jobs.flatMap((job) => values.slice(0, MOST_JOBS).map((value) => new Map([...job, [key, textOf(value)]])));
		jobs = jobs.slice(0, MOST_JOBS);
	}
	return jobs.map((job) => text.replace(expressions, (whole, key) => job.get(key) ?? whole));
}
function runsOf(workflows) {
	const steps = workflows.flatMap((workflow) => workflow.jobs.flatMap((job) => job.steps.map((step) => ({
		workflow,
		job,
		step
	}))));
	const looksOurs = ({ uses, inputs }) => "api-key" in inputs && "base-url" in inputs && uses !== "";
	const names = new Set(steps.filter(({ step }) => looksOurs(step)).map(({ step }) => actionOf(step)));
	const isOurs = (step) => names.has(actionOf(step)) || /\/cip-inventory-sync$/i.test(actionOf(step));
	return steps.filter(({ step }) => isOurs(step)).map((it) => ({
		...it,
		does: doingOf(it.step, it.job)
	}));
}
function actionOf({ uses }) {
	return uses.replace(/@.*$/, "").split("/").slice(0, 2).join("/");
}
const BY_EVENT = {
	pull_request: ["plan"],
	pull_request_target: ["plan"],
	merge_group: ["plan"],
	push: ["apply"],
	schedule: ["drift"]
};
function doingOf({ inputs }, { events }) {
	const command = inputs.command ?? "auto";
	if ([
		"validate",
		"plan",
		"apply",
		"drift",
		"doctor"
	].includes(command)) return [command];
	return [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))];
}
function keyed(runs) {
	return runs.filter(({ step }) => "api-key" in step.inputs);
}
function setupOf(runs) {
	const withKey = keyed(runs);
	if (withKey.length === 0) return "none";
	if (withKey.some(({ workflow }) => "pull_request_target" in workflow.on) || withKey.some(({ step }) => "signing-key" in step.inputs)) return "hardened";
	return withKey.some(({ step }) => step.inputs.approval === "review") ? "guarded" : "plain";
}
function inputOf({ step, job }, name) {
	return expand(step.inputs[name] ?? "", job.matrix);
}
function secretsIn(text) {
	return Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = ""]) => name.toUpperCase());
}
function secretNames(runs) {
	const inputs = runs.flatMap(({ step }) => [step.inputs["api-key"] ?? "", step.inputs["signing-key"] ?? ""]);
	return [...new Set(inputs.flatMap(secretsIn))];
}
function fieldsOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function textOf(value) {
	return value == null || typeof value === "object" ? "" : String(value);
}
// src/setup/workflow-checks.ts
const COPY = "Take it from the workflow that cip-sync init writes.";
function judgeWorkflows(facts, setup) {
	const { runs } = facts;
	const withKey = keyed(runs);
	if (withKey.length === 0) return { workflow: wrong("No workflow on the default branch runs this action with a key.", "Run cip-sync init, and merge what it writes into the default branch.") };
	const paths = [...new Set(runs.map(({ workflow }) => workflow.path))];
	const isGuarded = isAtLeast(setup, "guarded");
	const isHardened = setup === "hardened";
	return {
		workflow: right(`${named(paths)} run${paths.length === 1 ? "s" : ""} this action.`),
		"workflow-events": events(facts, isHardened),
		"workflow-approval": isGuarded ? approval(withKey) : null,
		"workflow-environment": isHardened ? environment(withKey) : null,
		"workflow-signing-key": isHardened ? signingKey(withKey) : null,
		"workflow-permissions": permissions(runs),
		"workflow-pins": pins(runs),
		"workflow-queue": queue(facts),
		"workflow-credentials": credentials(runs),
		"workflow-steps": steps(withKey),
		"workflow-runner": runner(withKey),
		"workflow-key": keyElsewhere(facts, isHardened)
	};
}
function named(texts) {
	return listed([...new Set(texts)].map(visible), "and");
}
const jobName = ({ workflow, job }) => `${workflow.path} (${job.name})`;
function events({ runs, defaultBranch }, isHardened) {
	const withKey = keyed(runs);
	const of = (doing) => withKey.filter(({ does }) => does.includes(doing));
	const plans = of("plan").map(({ workflow }) => workflow);
	const applies = of("apply").map(({ workflow }) => workflow);
	const asked = isHardened ? ["pull_request_target"] : ["pull_request", "pull_request_target"];
	if (!plans.some(({ on }) => asked.some((event) => event in on))) {
		const why = isHardened ? "a workflow that a branch changed would be the one that runs" : "nothing is planned";
		return wrong(`No plan runs on ${asked[0]}: ${why}.`, `Put ${asked[0]} under on:. ${COPY}`);
	}
	if (!applies.some(({ on }) => "push" in on)) return wrong("No apply runs on push: what is merged stays undone.", `Put push under on:. ${COPY}`);
	const extra = isHardened ? [...plans, ...applies].flatMap(({ on }) => UNFIT.filter((event) => event in on)) : [];
	if (extra.length > 0) {
		const message = `${named(extra)} would start the workflow of another branch, or by hand, beside the key.`;
		return wrong(message, `Take ${named(extra)} out of on:. ${COPY}`);
	}
	const filtered = [...plans, ...applies].flatMap(({ on }) => Object.entries(on).filter(([event]) => WATCHED.has(event)));
	if (filtered.some(([, filters]) => "paths" in filters || "paths-ignore" in filters)) return wrong("A filter by paths keeps a required check from ever starting.", "Take paths and paths-ignore out of on:.");
	if (filtered.some(([event, { types }]) => event !== "push" && !isOfEachPush(types))) return wrong("A pull request is not planned when it is opened, or has new commits: types leaves that out.", "Take types out of on:, or name opened, synchronize and reopened.");
	if (!filtered.every(([, filters]) => isFor(filters, defaultBranch))) return wrong(`An event is not for ${visible(defaultBranch)}, the default branch.`, "Name it under branches: of each event.");
	return right(`Plans run on ${named(asked.filter((event) => plans.some(({ on }) => event in on)))}, applies on push.`);
}
const UNFIT = [
	"pull_request",
	"merge_group",
	"workflow_run",
	"issue_comment"
];
const WATCHED = /* @__PURE__ */ new Set([
	"pull_request",
	"pull_request_target",
	"push"
]);
function isFor(filters, branch) {
	if (filters.branches != null) return isNamed(filters.branches, branch);
	const ignored = filters["branches-ignore"];
	if (ignored != null) return !isNamed(texts(ignored).filter((pattern) => !UNCLEAR.test(pattern)), branch);
	return filters.tags == null && filters["tags-ignore"] == null;
}
function isNamed(patterns, branch) {
	return texts(patterns).reduce((before, pattern) => {
		const isBack = pattern.startsWith("!");
		return fits(isBack ? pattern.slice(1) : pattern, branch) ? !isBack : before;
	}, false);
}
const UNCLEAR = /[?+[]/;
function fits(pattern, branch) {
	if (UNCLEAR.test(pattern)) return true;
	return import_picomatch.default.isMatch(branch, pattern, {
		dot: true,
		nonegate: true,
		noextglob: true,
		nobrace: true
	});
}
function isOfEachPush(types) {
	const all = texts(types);
	return types == null || all.includes("opened") && all.includes("synchronize");
}
function texts(value) {
	return Array.isArray(value) ? value.map(String) : [String(value)];
}
function approval(runs) {
	const lax = runs.filter(({ step }) => step.inputs.approval !== "review");
	if (lax.length === 0) return right("approval is review: what nobody else approved is not applied.");
	const message = `${named(lax.map(jobName))} ${lax.length === 1 ? "is" : "are"} without approval: review. A writer's change is applied though nobody else looked at it.`;
	return wrong(message, "Set approval: review in each step that runs this action with the key.");
}
function environment(runs) {
	const free = runs.filter(({ job }) => job.environments.length === 0);
	if (free.length === 0) return right(`Each job with the key is in the environment ${named(environmentsOf(runs))}.`);
	return wrong(`${named(free.map(jobName))} ${free.length === 1 ? "is" : "are"} in no environment, so the key would have to be a secret that every branch can read.`, `Set environment for the job. ${COPY}`);
}
function environmentsOf(runs) {
	return [...new Set(keyed(runs).flatMap(({ job }) => job.environments))];
}
function signingKey(runs) {
	const open = runs.filter(({ step }) => "signing-key" in step.inputs && !isOfSecret(step.inputs["signing-key"]));
	if (open.length > 0) return wrong(`${named(open.map(jobName))} ${open.length === 1 ? "has" : "have"} a signing-key that is no secret. Any workflow of a branch could forge a record.`, "Make it a random secret of the environment, and give signing-key that.");
	const unsigned = runs.filter(({ step }) => !("signing-key" in step.inputs));
	if (unsigned.length === 0) return right("Records are signed: one that another workflow forged does not count.");
	return wrong(`${named(unsigned.map(jobName))} ${unsigned.length === 1 ? "has" : "have"} no signing-key. Any workflow of a branch could forge a record.`, "Give signing-key in each step that runs this action with the key.");
}
function isOfSecret(input = "") {
	return /\bsecrets\s*[.[]/.test(input);
}
const PLAN = {
	contents: "read",
	"pull-requests": "write",
	checks: "write",
	deployments: "read"
};
const NEEDS = {
	validate: { contents: "read" },
	plan: PLAN,
	apply: {
		...PLAN,
		deployments: "write"
	},
	drift: {
		contents: "read",
		"pull-requests": "read",
		checks: "write",
		issues: "write",
		deployments: "read"
	},
	doctor: {
		contents: "read",
		issues: "write"
	}
};
function permissions(runs) {
	for (const run of runs) {
		const granted = grants(run.job.permissions);
		if (granted === null) return wrong(`${named([jobName(run)])} has the permissions of the repository's setting, or all.`, COPY);
		const needs = needsOf$1(runs.filter(({ job }) => job === run.job));
		const short = Object.entries(needs).filter(([scope, level]) => !covers(granted[scope], level));
		const hasOwnToken = run.step.inputs["github-token"] !== void 0;
		if (short.length > 0 && !hasOwnToken) {
			const missing = named(short.map(([scope, level]) => `${scope}: ${level}`));
			return wrong(`${named([jobName(run)])} lacks ${missing}.`, `Grant the job ${missing}.`);
		}
		const excess = Object.keys(granted).filter((scope) => granted[scope] === "write" && needs[scope] !== "write");
		if (excess.length > 0) {
			const scopes = named(excess.map((scope) => `${scope}: write`));
			return wrong(`${named([jobName(run)])} may do more than it needs: ${scopes}.`, `Take ${scopes} away from the job.`);
		}
	}
	return right("Each job has the permissions that it needs, and no others.");
}
function needsOf$1(runs) {
	const needs = {};
	for (const [scope, level] of runs.flatMap(({ does }) => does.flatMap((it) => Object.entries(NEEDS[it] ?? {})))) if (needs[scope] !== "write") needs[scope] = level;
	if (runs.some(writesLedgerHere)) needs.contents = "write";
	return needs;
}
function writesLedgerHere(run) {
	const isWriter = run.does.includes("apply") || run.does.includes("drift");
	const hasToken = run.step.inputs["ledger-token"] !== void 0;
	return isWriter && !hasToken && inputOf(run, "ledger").some((ledger) => ledger !== "" && !ledger.includes("#"));
}
function grants(permissions) {
	return typeof permissions === "object" && permissions !== null ? { ...permissions } : null;
}
function covers(granted, needed) {
	return granted === "write" || granted === needed;
}
function pins(runs) {
	const loose = runs.flatMap(({ job }) => job.steps.map(({ uses }) => uses)).filter((uses) => uses !== "" && !/^[^@]+@(?!0{40})[0-9a-f]{40}$/.test(uses));
	const images = runs.flatMap(({ job }) => job.images).filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image));
	if (loose.length === 0 && images.length > 0) {
		const message = `${named(images)} can become other code without a change here, and our step runs in it, or beside it.`;
		return wrong(message, "Pin the image to its digest, IMAGE@sha256:…, or run without a container.");
	}
	if (loose.length === 0) return right("Each action is pinned to a full commit.");
	return wrong(`${named(loose)} can become other code without a change here: a tag or branch can be moved, and forty zeros are no commit.`, "Pin it to the full SHA of a commit.");
}
function queue({ runs, isServer }) {
	const applies = keyed(runs).filter(({ does }) => does.includes("apply"));
	const groups = new Set(applies.flatMap(({ job }) => job.concurrency.map(({ group }) => group)));
	for (const run of applies) {
		const { concurrency } = run.job;
		if (concurrency.some(({ cancels }) => cancels)) return wrong(`${named([jobName(run)])} may be cut off by a newer run.`, "Take cancel-in-progress away from the apply.");
		if (!isServer && !concurrency.some(({ queue: it }) => it === "max")) return wrong(`${named([jobName(run)])} may be dropped for a newer run.`, `Set concurrency with queue: max. ${COPY}`);
	}
	const apart = keyed(runs).filter(({ does }) => does.includes("drift") && !does.includes("apply")).filter(({ job }) => !job.concurrency.some(({ group }) => groups.has(group)));
	if (apart.length > 0 && groups.size > 0) return wrong(`${named(apart.map(jobName))} may look while an apply is halfway.`, "Put it into the concurrency group of the applies.");
	return right("Applies wait for each other, and none is dropped or cut off.");
}
const CHECKOUT = "actions/checkout";
function credentials(runs) {
	const kept = runs.filter(({ job }) => job.steps.some((step) => actionOf(step) === CHECKOUT && step.inputs["persist-credentials"] !== "false"));
	if (kept.length === 0) return right("No checkout leaves its credentials in the workspace.");
	return wrong(`${named(kept.map(jobName))} ${kept.length === 1 ? "leaves" : "leave"} the job's token in the workspace, for every later step to read.`, "Set persist-credentials: false for the checkout.");
}
function runner(runs) {
	const own = runs.filter(({ job }) => job.runner.some((label) => label.toLowerCase() === "self-hosted"));
	if (own.length === 0) return right("No job with the key asks for a self-hosted runner.");
	return unknown(`${named(own.map(jobName))} ${own.length === 1 ? "runs" : "run"} on a self-hosted runner, and what else runs there cannot be seen.`, "Keep that runner for this repository alone, and have it made anew for each job (--ephemeral).");
}
function steps(runs) {
	for (const run of runs) {
		const swayed = Object.entries({
			...run.job.env,
			...run.step.env
		}).find(([name, value]) => {
			return HARMLESS[name]?.test(String(value)) === false;
		});
		if (swayed !== void 0) {
			const message = `${named([jobName(run)])} sets ${swayed[0]} beside the key. That can load other code, or turn off the check of certificates.`;
			return wrong(message, `Take ${swayed[0]} out of env.`);
		}
		const at = run.job.steps.indexOf(run.step);
		const other = run.job.steps.find((step, index) => step !== run.step && !isHarmless(step, index < at, run));
		if (other === void 0) continue;
		const what = other.uses === "" ? "runs a script" : `runs ${other.uses}`;
		return wrong(`${named([jobName(run)])} ${visible(what)} beside the key. It could change what is read, or take the key.`, "Have no other step in that job than the checkout of the default branch; move it into a job without the key.");
	}
	return right("No other step runs in a job with the key.");
}
const HARMLESS = {
	NODE_OPTIONS: /^\s*(?:--(?:max-[a-z-]+=\d+|use-(?:system|openssl|bundled)-ca)(?:\s+|$))*$/,
	NODE_TLS_REJECT_UNAUTHORIZED: /^1?$/
};
function isHarmless(step, isBefore, { step: own, workflow }) {
	const action = actionOf(step);
	if (action === actionOf(own)) return true;
	if (!isBefore) return action === "actions/upload-artifact";
	const isPlain = step.inputs.ref === void 0 && step.inputs.repository === void 0;
	return action === CHECKOUT && (isPlain || !("pull_request_target" in workflow.on));
}
function keyElsewhere({ workflows, runs }, isHardened) {
	const plain = keyed(runs).filter(({ step }) => /^[^$]+$|\bvars\s*[.[]/.test(step.inputs["api-key"] ?? ""));
	if (plain.length > 0) return wrong(`${named(plain.map(jobName))} ${plain.length === 1 ? "has" : "have"} an api-key that is no secret: whoever reads the repository has it.`, "Make it a secret, and have a new key made: the old one stays in the history.");
	const secrets = secretNames(runs);
	const environments = new Set(isHardened ? environmentsOf(runs) : []);
	const ours = new Set(keyed(runs).map(({ job }) => job));
	const reads = (text) => secrets.some((name) => new RegExp(`\\bsecrets\\s*\\.\\s*${name}\\b`, "i").test(text)) || /\bsecrets\s*(?:\[|\.\s*\*)|toJSON\(\s*secrets\s*\)|"secrets":"inherit"/i.test(text);
	const readers = workflows.flatMap((workflow) => workflow.jobs.map((job) => ({
		workflow,
		job
	}))).filter(({ job }) => {
		if (ours.has(job)) return reads(withoutRuns(job, runs));
		return reads(job.text) || job.environments.some((name) => environments.has(name));
	});
	const global = workflows.filter(({ env }) => reads(JSON.stringify(env ?? {}))).map(({ path }) => path);
	if (readers.length === 0 && global.length === 0) return right("No other job of the default branch can read the key.");
	return wrong(`${named([...readers.map(jobName), ...global])} can read the key, too.`, "Give it to the steps of this action alone: neither to env, nor to another job, nor by secrets: inherit.");
}
function withoutRuns(job, runs) {
	return runs.filter((run) => run.job === job).map(({ step }) => step.text).reduce((text, step) => text.replace(step, "{}"), job.text);
}
// src/setup/doctor.ts
function diagnose(facts, expect) {
	const { here, service, github } = facts;
	const setup = setupOf(runsIn(facts));
	const expected = expect ?? setup;
	return {
		setup,
		expected,
		checks: inOrder({
			...here === null ? {} : judgeHere(here, service?.kind === "seen" ? service.systems : null),
			...service === null ? {} : judgeService(service),
			...github === null ? notAsked(expected) : judgeGitHub(github, expected)
		})
	};
}
function runsIn({ github, localRuns }) {
	if (github === null) return localRuns;
	return seenValue(github.workflows)?.runs ?? [];
}
function notAsked(expected) {
	if (expected === "none") return {};
	return { repository: unknown("GitHub was not asked: workflows and settings there are not judged.", "Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.") };
}
function judgeGitHub({ repository, workflows, settings, history }, expected) {
	return {
		repository: judged(repository, ({ isPrivate }) => right(isPrivate ? "The repository is private." : `The repository is public: comments and logs show ${shown(workflows)}.`)),
		..."value" in workflows ? judgeWorkflows(workflows.value, expected) : { workflow: unseen(workflows) },
		...expected === "none" ? {} : judgeSettings(settings, expected),
		...expected === "none" ? {} : judgeHistory(history)
	};
}
function shown(workflows) {
	return (seenValue(workflows)?.runs ?? []).some((run) => inputOf(run, "detail").includes("full")) ? "names, since a workflow sets detail: full" : "counts alone";
}
function isHealthy({ checks }) {
	return checks.every(({ state }) => state !== "wrong");
}
const SIGNS = {
	right: "✓",
	wrong: "✗",
	unknown: "?"
};
function renderDoctor(diagnosis, paint) {
	const { checks } = diagnosis;
	const brushes = {
		right: paint.green,
		wrong: paint.red,
		unknown: paint.yellow
	};
	const width = Math.max(0, ...checks.map(({ check }) => check.length));
	return [
		...checks.map(({ check, state, message, remedy }) => {
			const head = `${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`;
			return remedy === "" ? head : `${head}\n${" ".repeat(width + 4)}${remedy}`;
		}),
		"",
		headline(diagnosis),
		""
	].join("\n");
}
function headline({ setup, expected, checks }) {
	const count = (state) => checks.filter((one) => one.state === state).length;
	const counts = [
		"right",
		"wrong",
		"unknown"
	].filter((state) => count(state) > 0).map((state) => `${count(state)} ${state}`).join(", ");
	return `${setup === "none" ? "No setup found" : `Set up as ${setup}`}${expected === setup ? "" : `, judged as ${expected}`}: ${counts}.`;
}
function doctorTitle(name) {
	return `Inventory setup${name === "" ? "" : ` (${visible(name)})`}`;
}
function doctorPage(diagnosis) {
	const of = (state) => diagnosis.checks.filter((one) => one.state === state);
	const wrong = of("wrong").map((it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`);
	const unseen = of("unknown").map(({ check }) => check);
	return [
		`## Inventory setup: ${wrong.length === 0 ? "nothing wrong" : counted(wrong.length, "setting to correct", "settings to correct")}`,
		"",
		`${headline(diagnosis)} docs/setup.md of the tool says what each setting is for.`,
		"",
		...wrong,
		...wrong.length === 0 ? [] : [""],
		...unseen.length === 0 ? [] : [`Not to be seen with this token: ${unseen.join(", ")}.`, ""]
	].join("\n");
}
function inert(sentence) {
	return /^(?:[A-Za-z0-9 ,.;()'/-]|:(?!\/))*$/.test(sentence) && !/www\.|GH-\d/i.test(sentence) ? sentence : wholeCodeSpan(sentence);
}
require__node_fs();
require__node_path();
const REPO = "/repos/{owner}/{repo}";
function createSettings(options) {
	const send = createSend(options)(options.signal);
	const [owner = "", repo = ""] = options.repository.split("/");
	const asking = askOf(send, {
		owner,
		repo
	});
	return {
		...branches(asking),
		...files(asking),
		...environments(asking),
		...actions(asking),
		...history(asking)
	};
}
function askOf(send, place) {
	const route = (path, permission) => ({
		method: "GET",
		path: REPO + path,
		permission
	});
	return {
		one: (path, permission, schema, params = {}) => seen(permission, async () => {
			return (await send({
				route: route(path, permission),
				params: {
					...place,
					...params
				},
				read: reading(schema)
			})).value;
		}),
		all: (path, permission, schema, params = {}) => seen(permission, () => readAll(send, {
			route: route(path, permission),
			params: {
				...place,
				...params
			},
			read: reading(schema)
		}))
	};
}
function reading(schema) {
	return (answer) => {
		const read = schema.safeParse(answer);
		if (read.success) return read.data;
		throw new AnswerError(`${read.error.issues[0]?.path.join(".") || "the answer"} is not as documented`);
	};
}
async function seen(permission, ask) {
	try {
		return { value: await ask() };
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const { status, kind } = error;
		const isRefused = kind === "forbidden" || kind === "not-found";
		const why = isRefused && status !== null ? `GitHub answered ${status}.` : error.message;
		return { hidden: {
			permission: isRefused ? permission : null,
			why,
			isMissing: status === 404
		} };
	}
}
async function orNull(seen) {
	const answer = await seen;
	return "hidden" in answer && answer.hidden.isMissing ? { value: null } : answer;
}
function mapSeen(seen, map) {
	return "value" in seen ? { value: map(seen.value) } : seen;
}
const REPOSITORY = object({
	default_branch: string(),
	private: boolean()
}).transform((it) => ({
	defaultBranch: it.default_branch,
	isPrivate: it.private
}));
const BRANCH = object({
	protected: boolean(),
	protection: object({ enabled: boolean().optional() }).optional(),
	commit: object({ commit: object({
		committer: object({ date: string().optional() }).nullable(),
		verification: object({
			verified: boolean(),
			reason: string()
		}).optional()
	}) })
}).transform(({ protected: isProtected, protection, commit: { commit } }) => ({
	committedAt: commit.committer?.date ?? null,
	isProtected,
	isClassic: protection?.enabled ?? null,
	signature: commit.verification ?? null
}));
const RULE = object({
	type: string(),
	ruleset_id: number().optional(),
	parameters: unknown$1().optional()
});
const RULESET = object({ bypass_actors: array(object({
	actor_type: string(),
	actor_id: number().nullish(),
	bypass_mode: string().optional()
})).optional() });
const SWITCH = object({ enabled: boolean().default(false) }).default({ enabled: false });
const ACTORS = array(object({ id: number() })).default([]);
const PROTECTION = object({
	enforce_admins: SWITCH,
	allow_force_pushes: SWITCH,
	allow_deletions: SWITCH,
	required_pull_request_reviews: object({
		required_approving_review_count: number().default(0),
		dismiss_stale_reviews: boolean(),
		require_code_owner_reviews: boolean(),
		require_last_push_approval: boolean().default(false),
		bypass_pull_request_allowances: object({
			users: ACTORS,
			teams: ACTORS,
			apps: ACTORS
		}).optional()
	}).optional(),
	required_status_checks: object({
		strict: boolean().default(false),
		checks: array(object({
			context: string(),
			app_id: number().nullable()
		}))
	}).optional()
});
const PULL_RULE = object({
	required_approving_review_count: number(),
	dismiss_stale_reviews_on_push: boolean(),
	require_code_owner_review: boolean(),
	require_last_push_approval: boolean()
}).transform((it) => ({
	approvals: it.required_approving_review_count,
	dismissesStale: it.dismiss_stale_reviews_on_push,
	codeOwners: it.require_code_owner_review,
	lastPush: it.require_last_push_approval
}));
const CHECKS_RULE = object({
	strict_required_status_checks_policy: boolean(),
	required_status_checks: array(object({
		context: string(),
		integration_id: number().nullish()
	}))
}).transform((it) => ({
	isStrict: it.strict_required_status_checks_policy,
	checks: it.required_status_checks.map(({ context, integration_id: app }) => ({
		name: context,
		app: app ?? null
	}))
}));
const BYPASS_HIDDEN = { hidden: {
	permission: "administration: write",
	why: "GitHub shows who may bypass a ruleset to those alone who may edit it.",
	isMissing: false
} };
function branches({ one, all }) {
	const bypassOf = async (ruleset_id) => {
		const ruleset = await one("/rulesets/{ruleset_id}", "metadata: read", RULESET, { ruleset_id });
		if ("hidden" in ruleset) return ruleset;
		const actors = ruleset.value.bypass_actors;
		if (actors === void 0) return BYPASS_HIDDEN;
		return { value: actors.map(({ actor_type: type, actor_id: id }) => id == null ? type : `${type} ${id}`) };
	};
	return {
		repository: () => one("", "metadata: read", REPOSITORY),
		branch: (branch) => orNull(one("/branches/{branch}", "contents: read", BRANCH, { branch })),
		rules: async (branch) => {
			const rules = await all("/rules/branches/{branch}", "metadata: read", array(RULE), { branch });
			if ("hidden" in rules) return rules;
			const ids = [...new Set(rules.value.map(({ ruleset_id: id }) => id ?? 0))];
			const membersOf = (id) => rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
			const sets = ids.map(async (id) => rulesetOf(id, membersOf(id), await bypassOf(id)));
			return { value: await Promise.all(sets) };
		},
		protection: async (branch) => orNull(one("/branches/{branch}/protection", "administration: read", PROTECTION.transform(protectionOf), { branch }))
	};
}
function rulesetOf(ruleset, members, bypass) {
	const parameters = (type) => members.find((rule) => rule.type === type)?.parameters;
	const has = (type) => members.some((rule) => rule.type === type);
	return {
		ruleset,
		bypass,
		pullRequest: PULL_RULE.safeParse(parameters("pull_request")).data ?? null,
		statusChecks: CHECKS_RULE.safeParse(parameters("required_status_checks")).data ?? null,
		forbidsForcePush: has("non_fast_forward"),
		forbidsDeletion: has("deletion")
	};
}
function protectionOf(it) {
	const { required_pull_request_reviews: reviews, required_status_checks: checks } = it;
	const { users = [], teams = [], apps = [] } = reviews?.bypass_pull_request_allowances ?? {};
	const bypass = Object.entries({
		User: users,
		Team: teams,
		Integration: apps
	}).flatMap(([type, list]) => list.map(({ id }) => `${type} ${id}`));
	return {
		ruleset: null,
		bypass: { value: it.enforce_admins.enabled ? bypass : ["RepositoryRole admin", ...bypass] },
		pullRequest: reviews ? {
			approvals: reviews.required_approving_review_count,
			dismissesStale: reviews.dismiss_stale_reviews,
			codeOwners: reviews.require_code_owner_reviews,
			lastPush: reviews.require_last_push_approval
		} : null,
		statusChecks: checks ? {
			isStrict: checks.strict,
			checks: checks.checks.map(({ context, app_id }) => ({
				name: context,
				app: app_id === -1 ? null : app_id
			}))
		} : null,
		forbidsForcePush: !it.allow_force_pushes.enabled,
		forbidsDeletion: !it.allow_deletions.enabled
	};
}
const FILE = object({
	type: literal("file"),
	encoding: literal("base64"),
	content: string()
}).transform(({ content }) => Buffer.from(content, "base64").toString("utf8"));
const FOLDER = array(object({
	type: string(),
	path: string()
})).transform((entries) => entries.filter(({ type }) => type === "file").map(({ path }) => path));
const OWNER_ERROR = object({
	line: number(),
	kind: string(),
	path: string()
});
const OWNER_ERRORS = object({ errors: array(OWNER_ERROR) }).transform(({ errors }) => errors);
function files({ one }) {
	return {
		file: (path) => orNull(one("/contents/{path}", "contents: read", FILE, { path })),
		folder: (path) => orNull(one("/contents/{path}", "contents: read", FOLDER, { path })),
		ownerErrors: () => orNull(one("/codeowners/errors", "contents: read", OWNER_ERRORS))
	};
}
const ENVIRONMENT = object({
	protection_rules: array(object({ type: string() })).optional(),
	deployment_branch_policy: object({
		protected_branches: boolean(),
		custom_branch_policies: boolean()
	}).nullish()
}).transform(({ protection_rules: rules = [], deployment_branch_policy: policy }) => ({
	gates: rules.map(({ type }) => type).filter((type) => type !== "branch_policy"),
	branches: policy == null ? "all" : policy.protected_branches ? "protected" : "selected"
}));
const POLICY = object({
	name: string().default(""),
	type: string().default("branch")
});
const POLICIES = object({ branch_policies: array(POLICY) }).transform(({ branch_policies }) => branch_policies);
const SECRETS = object({ secrets: array(object({ name: string() })) }).transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));
function environments({ one, all }) {
	const path = "/environments/{environment_name}";
	return {
		environment: (environment_name) => orNull(one(path, "actions: read", ENVIRONMENT, { environment_name })),
		branchPolicies: (environment_name) => all(`${path}/deployment-branch-policies`, "actions: read", POLICIES, { environment_name }),
		environmentSecrets: (environment_name) => all(`${path}/secrets`, "environments: read", SECRETS, { environment_name }),
		repositorySecrets: () => all("/actions/secrets", "secrets: read", SECRETS),
		organizationSecrets: () => all("/actions/organization-secrets", "secrets: read", SECRETS)
	};
}
const ACTIONS = object({
	enabled: boolean(),
	allowed_actions: string().optional(),
	sha_pinning_required: boolean().optional()
});
const SELECTED = object({
	verified_allowed: boolean().default(false),
	patterns_allowed: array(string()).default([])
});
const WORKFLOW_TOKEN = object({
	default_workflow_permissions: string(),
	can_approve_pull_request_reviews: boolean()
});
const RETENTION = object({ days: number() }).transform(({ days }) => days);
function actions({ one }) {
	const ask = (path, schema) => one(`/actions/permissions${path}`, "administration: read", schema);
	return {
		actions: () => ask("", ACTIONS),
		selectedActions: () => ask("/selected-actions", SELECTED),
		workflowToken: () => ask("/workflow", WORKFLOW_TOKEN),
		retention: () => ask("/artifact-and-log-retention", RETENTION)
	};
}
const PULLS = array(object({
	number: number(),
	merged_at: string().nullable(),
	head: object({ sha: string() })
})).transform((pulls) => pulls.filter(({ merged_at }) => merged_at !== null).map(({ head }) => head.sha));
const CHECK_RUN = object({
	started_at: string().nullable(),
	app: object({ id: number() }).nullable()
}).transform(({ app, started_at: startedAt }) => ({
	app: app?.id ?? null,
	startedAt
}));
const CHECK_RUNS = object({ check_runs: array(CHECK_RUN) }).transform(({ check_runs: runs }) => runs);
const DEPLOYMENT = object({
	id: number(),
	sha: string(),
	created_at: string()
}).transform(({ id, sha, created_at: createdAt }) => ({
	id,
	sha,
	createdAt
}));
const STATUSES = array(object({ state: string() })).transform((list) => list.map(({ state }) => state));
function history({ one }) {
	return {
		mergedHeads: (base) => {
			return one("/pulls", "pull-requests: read", PULLS, {
				base,
				state: "closed",
				sort: "updated",
				direction: "desc",
				per_page: 20
			});
		},
		checkRuns: (ref, check_name) => one("/commits/{ref}/check-runs", "checks: read", CHECK_RUNS, {
			ref,
			check_name,
			filter: "latest"
		}),
		newestDeployments: (environment) => one("/deployments", "deployments: read", array(DEPLOYMENT), {
			environment,
			per_page: 1
		}),
		deploymentStates: (deployment_id) => one("/deployments/{deployment_id}/statuses", "deployments: read", STATUSES, {
			deployment_id,
			per_page: 1
		})
	};
}
// src/setup/look.ts
const WORKFLOWS = ".github/workflows";
const EXPECTED_WORKFLOWS = ["inventory.yml", "inventory-drift.yml"].map((name) => `${WORKFLOWS}/${name}`);
const planCheck = (name) => checkName("plan", name);
const GITHUB_ACTIONS = 15368;
async function lookAtGitHub(look) {
	const reader = look.readerOf(look.repository);
	const [repository, files] = await Promise.all([reader.repository(), readFiles(reader)]);
	const defaultBranch = seenValue(repository)?.defaultBranch ?? "main";
	const isServer = /\/api\/v3\/?$/.test(look.apiUrl);
	const workflows = mapSeen(files, (texts) => {
		const read = texts.flatMap(({ path, text }) => readWorkflow(path, text) ?? []);
		return {
			workflows: read,
			runs: runsOf(read),
			defaultBranch,
			isServer
		};
	});
	const runs = seenValue(workflows)?.runs ?? [];
	const checks = [...new Set(keyed(runs).flatMap((run) => inputOf(run, "name")))].map(planCheck);
	const about = {
		look,
		reader,
		runs,
		defaultBranch,
		checks: checks.length > 0 ? checks : [planCheck("")]
	};
	const [settings, history] = await Promise.all([readSettings(about), readHistory(about)]);
	const app = appOf(about, history, isServer);
	return onlyCertain({
		repository,
		workflows,
		settings: {
			...settings,
			app
		},
		history: {
			...history,
			app
		}
	});
}
function onlyCertain(facts) {
	const { repository, workflows, settings } = facts;
	const { branch, owners, ownerErrors } = settings;
	const hidden = "hidden" in repository ? repository : null;
	const unseen = hidden ?? (seenValue(branch) === null ? unseenWith("contents: read") : null);
	const hasWorkflow = (seenValue(workflows)?.runs ?? []).length > 0;
	const environments = settings.environments.map((one) => {
		const isThere = [one.policies, one.secrets].some((seen) => "value" in seen);
		const environment = isNull(one.environment) && isThere ? unseenWith("actions: read") : one.environment;
		return {
			...one,
			environment: hidden ?? environment
		};
	});
	return {
		...facts,
		workflows: unseen !== null && !hasWorkflow ? unseen : workflows,
		settings: {
			...settings,
			branch: hidden ?? branch,
			owners: isNull(owners) ? unseen ?? owners : owners,
			ownerErrors: isNull(ownerErrors) && !isNull(owners) ? unseenWith("contents: read") : ownerErrors,
			environments
		}
	};
}
function unseenWith(permission) {
	return { hidden: {
		permission,
		why: "GitHub answered 404.",
		isMissing: true
	} };
}
function isNull(seen) {
	return "value" in seen && seen.value === null;
}
async function readFiles(reader) {
	const [folder, ...expected] = await Promise.all([reader.folder(WORKFLOWS), ...EXPECTED_WORKFLOWS.map((path) => reader.file(path))]);
	const others = (seenValue(folder) ?? []).filter((path) => /\.ya?ml$/.test(path) && !EXPECTED_WORKFLOWS.includes(path));
	const texts = [...expected, ...await Promise.all(others.map((path) => reader.file(path)))];
	const paths = [...EXPECTED_WORKFLOWS, ...others];
	const files = texts.flatMap((seen, index) => {
		const text = seenValue(seen);
		return text === null ? [] : [{
			path: paths[index] ?? "",
			text
		}];
	});
	const hidden = [folder, ...texts].find((seen) => "hidden" in seen);
	return files.length === 0 && hidden !== void 0 && "hidden" in hidden ? hidden : { value: files };
}
async function readSettings(about) {
	const { reader, runs, defaultBranch, checks } = about;
	const secrets = secretNames(runs);
	const outside = keyed(runs).filter(({ job }) => job.environments.length === 0);
	const names = environmentsOf(runs);
	const [rules, branch, protection, owners, ownerErrors, environments, ...rest] = await Promise.all([
		reader.rules(defaultBranch),
		reader.branch(defaultBranch),
		reader.protection(defaultBranch),
		readOwners(reader),
		reader.ownerErrors(),
		Promise.all((names.length > 0 ? names : ["inventory"]).map((name) => readEnvironment(about, name))),
		reader.repositorySecrets(),
		reader.organizationSecrets(),
		reader.actions(),
		reader.selectedActions(),
		reader.workflowToken()
	]);
	const [repositorySecrets, organizationSecrets, actions, selectedActions, workflowToken] = rest;
	return {
		defaultBranch,
		checks,
		rules,
		branch,
		protection,
		ownerErrors,
		environments,
		owners: mapSeen(owners, (it) => it?.text ?? null),
		owned: ownedPaths(runs, seenValue(owners)?.path ?? null),
		repositoryNeeds: [...new Set(outside.flatMap(needsOf))],
		secretNames: secrets.length > 0 ? secrets : DEFAULT_SECRETS,
		repositorySecrets,
		organizationSecrets,
		actions,
		selectedActions,
		workflowToken
	};
}
const DEFAULT_SECRETS = ["CIP_INVENTORY_KEY", "CIP_SIGNING_KEY"];
function needsOf({ step }) {
	return secretsIn(`${step.inputs["api-key"] ?? ""} ${step.inputs["signing-key"] ?? ""}`);
}
async function readOwners(reader) {
	const texts = await Promise.all(OWNERS_PATHS.map((path) => reader.file(path)));
	for (const [index, seen] of texts.entries()) {
		if ("hidden" in seen) return seen;
		if (seen.value !== null) return { value: {
			path: OWNERS_PATHS[index] ?? "",
			text: seen.value
		} };
	}
	return { value: null };
}
function ownedPaths(runs, owners) {
	const files = keyed(runs).flatMap((run) => {
		const folder = inputOf(run, "working-directory")[0] ?? "";
		return inputOf(run, "path").flatMap((path) => path.split("\n")).map((path) => `${folder === "" ? "" : `${folder}/`}${path.trim() || "inventory"}`);
	}).map((path) => /\.ya?ml$/.test(path) ? path : `${path.replace(/(?<!\/)\/+$/, "")}/any.yml`);
	const workflows = runs.map(({ workflow }) => workflow.path);
	const all = [
		...files.length > 0 ? files : ["inventory/any.yml"],
		...workflows,
		owners ?? OWNERS_PATHS[0]
	];
	return [...new Set(all.map((path) => path.replace(/\*+/g, "any")))];
}
async function readEnvironment({ reader, runs }, name) {
	const [environment, policies, secrets] = await Promise.all([
		reader.environment(name),
		reader.branchPolicies(name),
		reader.environmentSecrets(name)
	]);
	const needs = keyed(runs).filter(({ job }) => job.environments.includes(name)).flatMap(needsOf);
	return {
		name,
		environment,
		policies,
		secrets,
		needs: needs.length > 0 ? [...new Set(needs)] : DEFAULT_SECRETS
	};
}
async function readHistory(about) {
	const { reader, look } = about;
	const [retentionDays, record, marks, ledgers] = await Promise.all([
		reader.retention(),
		readRecord(about),
		readMarks(about),
		readLedgers(about)
	]);
	return {
		now: look.now,
		retentionDays,
		record,
		marks,
		ledgers
	};
}
const MOST_PULLS = 3;
async function readRecord({ reader, defaultBranch, checks }) {
	const heads = await reader.mergedHeads(defaultBranch);
	if ("hidden" in heads) return heads;
	const asked = heads.value.slice(0, MOST_PULLS).flatMap((sha) => checks.map((name) => reader.checkRuns(sha, name)));
	const answers = await Promise.all(asked);
	const hidden = answers.find((seen) => "hidden" in seen);
	if (hidden !== void 0 && "hidden" in hidden) return hidden;
	return { value: answers.flatMap((seen) => seenValue(seen) ?? [])[0] ?? null };
}
function readMarks({ reader, runs }) {
	const names = new Set(keyed(runs).flatMap((run) => inputOf(run, "name")));
	return Promise.all([...names.size > 0 ? names : [""]].map((name) => readMark(reader, name)));
}
async function readMark(reader, name) {
	const deployments = await reader.newestDeployments(environmentOf(name));
	if ("hidden" in deployments) return deployments;
	const [deployment] = deployments.value;
	if (deployment === void 0) return { value: null };
	return mapSeen(await reader.deploymentStates(deployment.id), ([state = "pending"]) => ({
		deployment,
		state
	}));
}
function readLedgers({ look, runs }) {
	const signed = /* @__PURE__ */ new Map();
	for (const run of keyed(runs)) for (const ledger of inputOf(run, "ledger")) if (ledger !== "" && !signed.has(ledger)) signed.set(ledger, run.step.inputs["ledger-key"] !== void 0);
	return Promise.all([...signed].map(([ledger, isSigned]) => readLedger(look, ledger, isSigned)));
}
async function readLedger(look, ledger, isSigned) {
	const [, other, branch = ledger] = /^([^#]+)#(.+)$/.exec(ledger) ?? [];
	const place = other ?? look.repository;
	const reader = look.readerOf(place);
	const [repository, tip, rules] = await Promise.all([
		reader.repository(),
		reader.branch(branch),
		reader.rules(branch)
	]);
	return {
		place: `${place}#${branch}`,
		isSigned,
		repository,
		branch: "hidden" in repository ? repository : tip,
		rules
	};
}
function appOf({ runs }, { record }, isServer) {
	const last = seenValue(record)?.app ?? null;
	const hasOwnToken = keyed(runs).some(({ step }) => step.inputs["github-token"] !== void 0);
	if (isServer || hasOwnToken) return last;
	return GITHUB_ACTIONS;
}
// src/commands/doctor.ts
function lookFrom({ host, shutdown }, repository, token) {
	const asking = {
		...askingGitHub(host, token),
		signal: shutdown.stop
	};
	const readerOf = (of) => createSettings({
		...asking,
		repository: of
	});
	return lookAtGitHub({
		repository,
		readerOf,
		apiUrl: asking.apiUrl,
		now: host.clock.now()
	});
}
async function readService({ connection, settings, host, shutdown }) {
	const { reader } = connection;
	const start = host.clock.now();
	try {
		const [facilities, systems, assets] = await allInOrder([
			reader.facilities(),
			reader.cyberSystems(),
			reader.cyberAssets()
		]);
		const slugs = [
			...facilities,
			...systems,
			...assets
		].map(({ organization_slug: slug }) => slug);
		return {
			kind: "seen",
			isTls: settings.baseUrl.startsWith("https:"),
			ms: host.clock.now() - start,
			organizations: [...new Set(slugs)],
			expected: settings.organization,
			systems,
			assets
		};
	} catch (error) {
		if (!(error instanceof ServiceError) || shutdown.stop.aborted) throw error;
		return {
			kind: "failed",
			failure: failureOf(error),
			message: error.message
		};
	}
}
function failureOf({ status, kind, message }) {
	if (status === 401 || status === 403) return "key";
	if (kind === "refused" && message.includes("certificate")) return "certificate";
	return [
		"body",
		"too-large",
		"redirect",
		"status"
	].includes(kind) ? "lists" : "service";
}
// src/commands/action/doctor.ts
async function doctorOnGitHub(context, github, withService) {
	const { runner } = context;
	const token = runner.input("doctor-token").trim() || runner.input("github-token").trim();
	const repository = runner.env.GITHUB_REPOSITORY ?? "";
	if (token === "" || repository === "") throw new ConfigurationError("doctor-token", "is not given, nor is github-token. Without one nothing can be seen.");
	const [service, seen] = await Promise.all([withService ? readService(context) : null, lookFrom(context, repository, token)]);
	const diagnosis = diagnose({
		here: null,
		service,
		github: seen,
		localRuns: []
	}, null);
	runner.log(renderDoctor(diagnosis, painter(false)));
	await runner.summarize(doctorPage(diagnosis));
	if (github !== null) await tell(diagnosis, {
		...context,
		github
	});
	return isHealthy(diagnosis) ? "clean" : "failed";
}
async function tell(diagnosis, context) {
	if (!isOfDefaultBranch(context)) return;
	const { runner, github } = context;
	const news = {
		title: doctorTitle(github.name),
		body: doctorPage(diagnosis),
		foot: driftFoot(runner.commit, runner.runUrl),
		isDrifted: !isHealthy(diagnosis)
	};
	const about = {
		name: github.name,
		isCertain: false,
		topic: "doctor"
	};
	try {
		const authors = await likelyAuthors(github);
		const { kind, url } = await tellDrift({
			github: github.client,
			...about,
			authors,
			said: news
		});
		if (url !== null) runner.log(`The issue about the setup is ${kind}: ${url}\n`);
	} catch (error) {
		if (!isMissingRight(error)) throw error;
		runner.warn(`The issue about the setup was not written: it takes issues: write. ${error.message}`);
	}
}
async function likelyAuthors({ client, name }) {
	const [mark] = await client.deployments(environmentOf(name), TASK, 1).catch(expecting(isMissingRight, () => []));
	const login = mark?.creator?.login ?? "github-actions[bot]";
	return [.../* @__PURE__ */ new Set([DEFAULT_BOT, ...login.endsWith("[bot]") ? [login] : []])];
}
export { doctorOnGitHub };
