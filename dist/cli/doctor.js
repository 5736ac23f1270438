import { n as __toESM } from "./rolldown-runtime.js";
import { $ as askingGitHub, Gt as painter, H as runValidate, Ht as listed, J as openCli, Lt as counted, Tn as findOutside, U as FILES, W as SERVICE, Xr as ConfigurationError, ai as require__node_fs, d as require__node_crypto, gr as countBy, hn as visible, ii as require__node_path, lr as nameKey, un as printedJson, xr as load } from "./start.js";
import { A as notIgnoredBy, g as allInOrder, j as GitError, z as ServiceError } from "./usual.js";
import { a as AnswerError, r as readAll, t as createSend } from "./request.js";
import { S as unknown, b as string, d as literal, g as object, h as number, o as array, s as boolean } from "./schemas.js";
import { t as GitHubError } from "./errors.js";
import { a as isAtLeast, c as right, d as unseen, f as worst, i as inOrder, l as seenValue, n as judgeSettings, o as judged, p as wrong, r as SETUPS, s as judgedWhereThere, t as OWNERS_PATHS, u as unknown$1 } from "./settings-checks.js";
import { t as require_picomatch } from "./picomatch.js";
// src/github/mark.ts
var import__node_fs = /* @__PURE__ */ __toESM(require__node_fs(), 1);
var import__node_path = /* @__PURE__ */ __toESM(require__node_path(), 1);
require__node_crypto();
function environmentOf(name) {
	return name === "" ? "inventory-applied" : `inventory-applied (${name})`;
}
object({
	version: literal(1),
	repository: string(),
	service: string(),
	name: string(),
	run: string().nullable(),
	attempt: number().int().nullable(),
	applied: string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/).nullable()
}).extend({ seal: string().optional() });
// src/github/record.ts
function checkName(checked, name) {
	return name === "" ? `inventory ${checked}` : `inventory ${checked} (${name})`;
}
const count = number().int().nonnegative();
const guard = object({
	guard: string(),
	limit: count,
	value: count,
	passed: boolean()
});
const header = object({
	repository: string(),
	pullRequest: count,
	head: string(),
	baseBranch: string(),
	base: string(),
	organization: string(),
	service: string(),
	name: string(),
	digest: string(),
	guards: array(guard),
	at: string(),
	mark: count.nullable()
});
const surfaces = object({
	comment: object({
		id: count,
		updated_at: string(),
		sha256: string()
	}).nullable(),
	check: string(),
	runs: array(count).min(1)
});
object({
	version: literal(2),
	core: string(),
	part: count,
	parts: count.max(1e3),
	changes: string()
}).extend({
	part: literal(1),
	record: header,
	shown: surfaces,
	seal: string()
});
object({
	version: literal(2),
	run: count,
	head: string(),
	pullRequest: count,
	passed: string()
});
// src/github/settings.ts
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
	parameters: unknown().optional()
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
	if (systems === null) return unknown$1(`${message} ${`Whether ${isOne ? "it is" : "they are"} of this organization, the service knows.`}`, "Let doctor ask it.");
	return wrong(message, `Let path cover ${it}, or move ${it} into a folder whose name starts with a dot.`);
}
function judgeIgnored(paths) {
	if (paths.length === 0) return right("Plans and evidence are ignored by git.");
	return wrong(`Git would commit ${paths.map(visible).join(" and ")}, which ${paths.length === 1 ? "holds" : "hold"} names.`, "Run cip-sync init: it adds the lines to .gitignore.");
}
function judgeService(facts) {
	switch (facts.kind) {
		case "not-asked": return { service: unknown$1("The service was not asked.", `Set ${facts.missing}.`) };
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
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
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
	return unknown$1(`${named(own.map(jobName))} ${own.length === 1 ? "runs" : "run"} on a self-hosted runner, and what else runs there cannot be seen.`, "Keep that runner for this repository alone, and have it made anew for each job (--ephemeral).");
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
	return { repository: unknown$1("GitHub was not asked: workflows and settings there are not judged.", "Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.") };
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
function doctorDocument({ setup, checks }) {
	return {
		format_version: "1.0",
		setup,
		checks
	};
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
async function cliDoctor(flags, cli) {
	const expect = expectedFrom(flags.expect);
	const repository = repositoryFrom(flags.github);
	const token = cli.env.GH_TOKEN?.trim() || cli.env.GITHUB_TOKEN?.trim() || "";
	if (repository !== null && token === "") throw new ConfigurationError("GH_TOKEN", "is not set, nor is GITHUB_TOKEN. Set one to a token that may read the repository.");
	return openCli(flags, cli, FILES, async (context) => {
		const [here, service, github] = await Promise.all([
			lookHere(context),
			askService(flags, cli),
			repository === null ? null : lookFrom(context, repository, token)
		]);
		const diagnosis = diagnose({
			here,
			service,
			github,
			localRuns: localRuns(context.cwd)
		}, expect);
		const { terminal } = context;
		if (flags.json === true) terminal.out(printedJson(doctorDocument(diagnosis)));
		else terminal.err(renderDoctor(diagnosis, painter(terminal.color)));
		return isHealthy(diagnosis) ? 0 : 1;
	});
}
function expectedFrom(flag) {
	if (flag === void 0) return null;
	const setup = SETUPS.find((one) => one === flag && one !== "none");
	if (setup !== void 0) return setup;
	throw new ConfigurationError("--expect", "must be plain, guarded or hardened.");
}
function repositoryFrom(flag) {
	if (flag === void 0) return null;
	if (typeof flag === "string" && /^[\w.-]+\/[\w.-]+$/.test(flag)) return flag;
	throw new ConfigurationError("--github", "must be OWNER/REPO.");
}
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
async function lookHere(context) {
	const [git, files] = await Promise.all([gitFacts(context.git), filesFacts(context)]);
	const notIgnored = "version" in git ? await notIgnoredBy(context.git) : null;
	return {
		node: process.version,
		git,
		files,
		notIgnored
	};
}
async function gitFacts(git) {
	try {
		const version = (await git(["--version"])).toString().trim();
		await git(["rev-parse", "--git-dir"]);
		return { version: version.replace(/^git version /, "") };
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		return { problem: `${error.message}.` };
	}
}
async function filesFacts(context) {
	const { head, cwd, git, settings } = context;
	const [{ diagnostics, files, assets }, others] = await Promise.all([runValidate(context), findOutside(head, {
		cwd,
		paths: settings.paths,
		run: git
	})]);
	const outside = others.map(({ file, cyberSystem }) => ({
		path: file.path,
		system: cyberSystem.value
	}));
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	const isMissing = errors.length > 0 && errors.every(({ code }) => code === "no-inventory");
	return {
		files,
		assets,
		errors: errors.length,
		isMissing,
		outside
	};
}
async function askService(flags, cli) {
	const hasUrl = typeof flags.baseUrl === "string" || (cli.env.CIP_SYNC_BASE_URL ?? "").trim() !== "";
	const hasKey = (cli.env.CIP_SYNC_API_KEY ?? "").trim() !== "";
	const missing = [...hasUrl ? [] : ["CIP_SYNC_BASE_URL"], ...hasKey ? [] : ["CIP_SYNC_API_KEY"]];
	if (missing.length > 0) return {
		kind: "not-asked",
		missing: missing.join(" and ")
	};
	let facts = null;
	try {
		await openCli(flags, cli, SERVICE, async (context) => {
			facts = await readService(context);
			return 0;
		});
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error;
		return {
			kind: "refused",
			problem: error.message
		};
	}
	return facts ?? {
		kind: "refused",
		problem: "the run was stopped"
	};
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
function localRuns(cwd) {
	const folder = (0, import__node_path.join)(cwd, ".github/workflows");
	return runsOf(namesIn(folder).filter((name) => /\.ya?ml$/.test(name)).flatMap((name) => readWorkflow(name, (0, import__node_fs.readFileSync)((0, import__node_path.join)(folder, name), "utf8")) ?? []));
}
function namesIn(folder) {
	try {
		return (0, import__node_fs.readdirSync)(folder);
	} catch {
		return [];
	}
}
export { cliDoctor };
