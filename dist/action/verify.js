import { A as approvedBy, Ei as isRefused, G as rulesOf, Gn as showRefusal, H as readHistory, K as uncounted, M as baselineOf, R as numbersOf, U as readMarks, V as readGround, Wn as showPlan, Z as readApprovals, at as checkName, dr as NOT_COMPARED, en as isNotFound, gr as headline, rr as unapproved, ut as commitsAfter, wi as expecting } from "./start.js";
import { g as runPlan, m as underCheck } from "./usual.js";
// src/commands/action/verify.ts
async function verifyMergeGroup(context, group) {
	const { github, runner } = context;
	const beginning = {
		name: checkName("plan", github.name),
		head_sha: runner.commit,
		title: "Planning the merge group"
	};
	return underCheck(context, beginning, async (check) => {
		const { result, title } = await verify(context, group, check);
		return {
			result,
			title,
			conclusion: isRefused(result) ? "failure" : "success"
		};
	});
}
async function verify(context, group, check) {
	const { settings, runner } = context;
	const before = group.baseSha;
	const marks = await readMarks(context, before);
	const ground = await readGround(context, marks, {
		from: before,
		before,
		creator: check?.bot ?? null
	});
	const history = await readHistory(context, ground, { depth: "records" });
	const compared = await baselineOf(context, group.baseSha, history);
	const { plan, result } = await runPlan(context, compared);
	await showPlan({
		plan,
		verb: "plan"
	}, context);
	const branch = `refs/heads/${context.github.defaultBranch}`;
	const isElsewhere = (group.baseRef ?? branch) !== branch;
	if (result !== "planned" || settings.approval === "none" || isElsewhere) return {
		result,
		title: headline(plan)
	};
	if (!marks.isKnown) {
		runner.because?.(NOT_COMPARED);
		return {
			result: "failed",
			title: "What was applied cannot be read"
		};
	}
	const { client: github } = context.github;
	const depth = settings.approval === "review" ? "required" : "records";
	const notice = (message) => runner.log(`::notice::${message}\n`);
	const asking = {
		github,
		...rulesOf(context, ground),
		depth,
		notice
	};
	const pulls = await readApprovals(await pullsOfGroup(context, group), asking);
	const approved = approvedBy({
		pulls,
		withdrawn: /* @__PURE__ */ new Map()
	});
	const wanted = plan.toExecute.filter(({ origin }) => origin === "inventory");
	const missing = new Set(unapproved(plan.organization, wanted, approved).map(({ fingerprint }) => fingerprint));
	if (missing.size === 0) return {
		result,
		title: headline(plan)
	};
	const by = {
		approved,
		approve: "",
		pulls: numbersOf(pulls),
		uncounted: uncounted(pulls)
	};
	const isShown = unapproved(plan.organization, wanted, shownBy(pulls)).length === 0;
	const next = isShown ? "review-pull-request" : "update-pull-request";
	await showRefusal({
		plan,
		missing,
		...by,
		next
	}, context);
	return {
		result: "unapproved",
		title: `The merge group would change what ${isShown ? "nobody approved" : "no pull request of it showed"}`
	};
}
function shownBy(pulls) {
	const reviewed = pulls.map((pull) => pull.why?.kind === "no-review" ? {
		...pull,
		why: null
	} : pull);
	return approvedBy({
		pulls: reviewed,
		withdrawn: /* @__PURE__ */ new Map()
	});
}
async function pullsOfGroup(context, { baseSha, pullRequest }) {
	const pulls = /* @__PURE__ */ new Map();
	const { client, defaultBranch } = context.github;
	const commits = await commitsAfter(baseSha, {
		github: client,
		from: context.runner.commit
	});
	const line = [];
	for (let at = commits.get(context.runner.commit); at !== void 0; at = commits.get(at.parents[0] ?? "")) line.push(at);
	const behind = await Promise.all(line.map((commit) => pullsBehind(client, commit)));
	for (const pull of behind.flat()) if (pull.base_ref === defaultBranch) pulls.set(pull.number, pull);
	if (pullRequest !== null && !pulls.has(pullRequest)) pulls.set(pullRequest, await client.pull(pullRequest));
	return [...pulls.values()];
}
async function pullsBehind(client, { sha, parents, title }) {
	const pulls = await client.pullsOf(sha);
	if (pulls.length > 0) return pulls;
	if (parents[1] !== void 0) return client.pullsOf(parents[1]);
	const number = /\(#(\d{1,9})\)$/.exec(title)?.[1];
	if (number === void 0) return [];
	const pull = await client.pull(Number(number)).catch(expecting(isNotFound, () => null));
	return pull?.state === "open" ? [pull] : [];
}
export { verifyMergeGroup };
