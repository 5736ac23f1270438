import { $t as isMissingRight, F as isOfDefaultBranch, Fn as SUMMARY_BUDGET, H as readHistory, Kn as workflowFile, N as heldFingerprints, U as readMarks, V as readGround, W as revisionOf, Wn as showPlan, Zr as bytesOf, at as checkName, mi as unreported, mr as driftHeadline } from "./start.js";
import { S as resolveSystems, _ as NOTHING_KNOWN, c as isAtTip, d as awaitAll, h as runDrift, m as underCheck, p as MOST_BYTES, w as marker, x as makeDirectory } from "./usual.js";
import { a as tellDrift, i as driftTitle, n as driftFoot, r as driftPage, t as cleanPage } from "./drift.js";
// src/commands/action/drift.ts
async function driftOnGitHub(context) {
	const { github, runner } = context;
	const beginning = {
		name: checkName("drift", github.name),
		head_sha: runner.commit,
		title: "Looking for drift"
	};
	return underCheck(context, beginning, async (check) => {
		const { result, title } = await look(context, check);
		return {
			result,
			title,
			conclusion: conclusionOf(result)
		};
	});
}
function conclusionOf(result) {
	if (result === "clean") return "success";
	return result === "invalid" ? "failure" : "neutral";
}
async function look(context, check) {
	const { runner } = context;
	const { commit } = runner;
	const marks = await readMarks(context, commit);
	const firstLook = await readGround(context, marks, {
		from: commit,
		before: commit,
		creator: check?.bot ?? null
	});
	const ground = await awaitAll(context, firstLook);
	const history = await readHistory(context, ground, { depth: "records" });
	const settings = {
		...context.settings,
		detail: await detailOf(context)
	};
	const { applied } = ground;
	const merged = {
		applied: await revisionOf(context, applied === commit ? null : applied),
		held: heldFingerprints(history)
	};
	const detailed = {
		...context,
		settings
	};
	const drifted = await runDrift(detailed, merged);
	const { plan, result } = drifted;
	const page = pageInput(context, drifted, settings.detail);
	const summary = result === "drifted" ? { page: driftPage({
		...page,
		place: "summary",
		budget: SUMMARY_BUDGET
	}) } : {};
	await showPlan({
		plan,
		verb: "drift",
		...summary
	}, detailed);
	if (result !== "invalid" && await mayTell(context)) await tell(context, drifted, page, check);
	return {
		result,
		title: driftHeadline(plan)
	};
}
async function detailOf({ settings, runner, github }) {
	const input = runner.input("detail").trim();
	if (input !== "" && input !== "auto" || runner.payload.repository !== void 0) return settings.detail;
	return await github.client.isPrivate() ? "full" : "counts";
}
async function mayTell(context) {
	const { github, runner } = context;
	if (!isOfDefaultBranch(context)) {
		runner.log(`The issue about drift tells of ${github.defaultBranch} alone, so this run leaves it as it is.\n`);
		return false;
	}
	return isAtTip(context);
}
function pageInput({ settings, runner }, { plan, head, live, liveAssets }, detail) {
	return {
		plan,
		ground: {
			systems: live === null ? [] : resolveSystems(head, makeDirectory(live), unreported).systems,
			liveAssets
		},
		detail,
		approval: settings.approval,
		workflow: workflowFile(runner)
	};
}
async function tell(context, drifted, page, check) {
	const { github, runner } = context;
	const { plan, result } = drifted;
	const foot = driftFoot(runner.commit, runner.runUrl);
	const isDrifted = result === "drifted";
	const budget = MOST_BYTES - bytesOf(`${marker("drift", github.name)}\n\n${foot}\n`);
	const body = isDrifted ? driftPage({
		...page,
		place: "issue",
		budget
	}) : cleanPage(plan, runner.clock.now());
	const author = check?.bot ?? "github-actions[bot]";
	const said = {
		title: driftTitle(plan, github.name),
		body,
		foot,
		isDrifted
	};
	try {
		logTold(context, await tellDrift({
			github: github.client,
			name: github.name,
			authors: [author],
			isCertain: check?.bot != null,
			said,
			topic: "drift"
		}));
	} catch (error) {
		if (!isMissingRight(error)) throw error;
		runner.warn(`The issue about drift was not written: it takes issues, and the permission issues: write. ${error.message}`);
	}
}
function logTold({ runner }, { kind, url }) {
	if (kind === "none") return;
	if (kind === "unsure") {
		runner.warn(`${url} could be the issue about drift, and this run cannot know. Grant the job checks: write.`);
		return;
	}
	runner.log(`The issue about drift is ${kind}: ${url}\n`);
}
async function driftWithoutGitHub(context) {
	const { plan, result } = await runDrift(context, NOTHING_KNOWN);
	await showPlan({
		plan,
		verb: "drift"
	}, context);
	return result;
}
export { driftOnGitHub, driftWithoutGitHub };
