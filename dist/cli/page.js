import { Bt as grouped, Gr as hasErrors, Vt as joined, Wt as markdownVoice, at as agreement, bn as isBlocked, dt as headlinePhrases, ft as onlySentence, gt as tooLargeText, it as SEPARATOR, lt as guardSentences, mt as restLine, nt as NOT_RECORDED, sn as codeSpan, st as countsLine, vn as allowedDeletes } from "./start.js";
import { G as pageLink, H as caution, J as sitesOf, K as planSections, U as isFirst, W as ofName, X as fitSections, Y as bytesOf, q as runLink } from "./usual.js";
// src/report/markdown/page.ts
const COMMENT_BUDGET = 6e4;
function renderPlanMarkdown(plan, options) {
	return planPage(plan, options).text;
}
function planPage(plan, options) {
	const { detail, budget = COMMENT_BUDGET } = options;
	const heading = headingOf(plan, options);
	const counts = countsOf(plan);
	const foot = footer(plan, options);
	const only = onlySentence(plan, detail, markdownVoice);
	const head = [
		heading,
		counts,
		only === null ? "" : `${only}\n`
	].filter((block) => block !== "");
	const alerts = warnings(plan, detail);
	const sections = planSections(plan, {
		detail,
		budget,
		elsewhere: elsewhere(options),
		pages: options.pages ?? null
	});
	const left = budget - [
		...head,
		...alerts,
		foot
	].reduce((sum, block) => sum + bytesOf(block) + 1, 0);
	const fitted = left < 0 ? null : fitSections(sections, left);
	if (fitted === null) return {
		text: shortest([
			[
				heading,
				counts,
				foot
			],
			[heading, counts],
			[heading]
		], budget),
		notShown: detail === "counts" ? [] : plan.toExecute
	};
	const notShown = detail === "counts" ? [] : sections.flatMap(({ changes }, index) => changes.slice(fitted[index]?.rows ?? 0));
	const texts = fitted.map(({ text }) => text);
	const first = sections.filter(isFirst).length;
	const blocks = [
		...head,
		...texts.slice(0, first),
		...alerts,
		...texts.slice(first),
		foot
	];
	return {
		text: joined(blocks, "\n"),
		notShown
	};
}
function shortest(pages, budget) {
	return pages.map((blocks) => blocks.join("\n")).find((text) => bytesOf(text) <= budget) ?? "";
}
function headingOf(plan, { name = "" }) {
	const phrases = headlinePhrases(plan).map(({ text, loud }) => loud ? `**${text}**` : text);
	const organization = plan.organization === "" ? "" : ` for ${codeSpan(plan.organization)}`;
	return `## Inventory plan${ofName(name)}${organization}: ${phrases.join(", ")}\n`;
}
function countsOf({ summary, diagnostics, toExecute }) {
	if (hasErrors(diagnostics)) return "";
	const isNothing = toExecute.length === 0;
	const rest = restLine(isNothing ? {
		...summary,
		drift: 0
	} : summary);
	const isTold = toExecute.length === summary.delete;
	const agreed = isNothing && summary.drift === 0 ? agreement(summary) : "";
	const lines = joined([isTold ? agreed : `**${countsLine(summary)}**`, rest], "<br>");
	return lines === "" ? "" : `${lines}\n`;
}
function warnings({ summary, guards, managed, changes, toExecute }, detail) {
	const blocks = [];
	const failed = guards.filter(({ passed }) => !passed);
	const paragraphs = guardSentences({
		guards,
		managed
	}, markdownVoice).map((text) => `**Blocked:** ${text}`);
	if (summary.delete > 0) {
		const isTold = guards.length === 0 || failed.length > 0;
		const reach = sitesOf(toExecute.filter(({ action }) => action === "delete"));
		const allowed = isTold ? "" : ` ${grouped(summary.delete)} of ${grouped(allowedDeletes(guards))} allowed.`;
		paragraphs.push(`Deletes cannot be undone, and the asset's compliance history goes with it.${allowed}${reach === "" ? "" : ` They are${reach}.`}`);
	}
	if (paragraphs.length > 0) blocks.push(caution(paragraphs));
	if (detail === "counts" && changes.length > 0) blocks.push(`Names are not shown here. ${whereNamesAre(toExecute)}\n`);
	return blocks;
}
function whereNamesAre(toExecute) {
	const diff = "What this asks for is in the diff of the inventory files";
	if (!toExecute.some(({ action, origin }) => action === "delete" || origin === "drift")) return `${diff}.`;
	return `${diff}, but for what no file declared before, or what drifted: ${markdownVoice.code("cip-sync plan")} with the key names it.`;
}
function footer(plan, options) {
	const { commit, runUrl, verb = "plan" } = options;
	const next = verb === "plan" ? nextStep(plan, options) : "";
	const states = statesLine(plan, options);
	const run = runLink(runUrl);
	const at = commit === void 0 ? "" : `At ${codeSpan(commit.slice(0, 7))}`;
	const digest = hasErrors(plan.diagnostics) ? "" : codeSpan(plan.digest);
	const origin = joined([
		at,
		digest,
		run
	], SEPARATOR);
	return `${joined([
		next,
		states,
		origin
	], "\n\n")}\n`;
}
function elsewhere({ runUrl }) {
	const link = runLink(runUrl, "summary of the run");
	return link === "" ? "" : `; the ${link} shows more`;
}
function nextStep(plan, options) {
	const { unrecorded = 0, mayRecord = true, unappliedBranch } = options;
	if (!mayRecord && !hasErrors(plan.diagnostics)) return `**${NOT_RECORDED}**`;
	if (unrecorded > 0) return `**${tooLargeText(unrecorded)}**`;
	if (unappliedBranch === void 0 || hasErrors(plan.diagnostics)) return nextLine(plan, options);
	return `**Next:** nothing is applied from ${codeSpan(unappliedBranch)}, into which this merges. A pull request into the default branch brings it there.`;
}
function nextLine(plan, { next, commit }) {
	if (next === void 0 && !hasErrors(plan.diagnostics)) return "";
	return `**Next:** ${approvalStep(plan, next ?? "dispatch", commit)}`;
}
function approvalStep(plan, next, commit) {
	const { diagnostics, guards, toExecute, summary, digest } = plan;
	if (hasErrors(diagnostics)) return "correct the files. A new commit plans again.";
	if (toExecute.length === 0) {
		if (next === "dispatch") return "nothing to apply.";
		return "nothing to approve. Whatever this pull request changes in the inventory, it changes nothing at the service.";
	}
	if (isBlocked(guards)) return "declare again what is not to be deleted, or raise the limit.";
	return `${summary.delete === 0 ? "" : "make sure that every delete is meant, then "}${approvalText(next, digest, commit)}`;
}
function approvalText(next, digest, commit) {
	const again = "A new commit plans again; if the service changes meanwhile, nothing is applied.";
	const on = commit === void 0 ? "" : ` on ${codeSpan(commit.slice(0, 7))}`;
	const { code } = markdownVoice;
	switch (next) {
		case "review": return `approve${on}, and merge. The review approves exactly these changes. ${again}`;
		case "plan": return `merge. That approves exactly these changes. ${again}`;
		case "none": return `merge. With ${code("approval: none")} apply executes whatever differs by then.`;
		case "dispatch": return `to apply exactly these changes, run the workflow by hand with ${code("command: apply")} and ${code(`approve: ${digest}`)}.`;
	}
}
function statesLine({ summary, guards, diagnostics }, { pages = null }) {
	const links = [
		hasErrors(diagnostics) ? "invalid" : isBlocked(guards) ? "blocked" : "",
		summary.pending > 0 ? "pending" : "",
		summary.drift > 0 ? "drift" : "",
		summary.undeclared > 0 ? "undeclared" : "",
		summary.ignored > 0 ? "ignored" : "",
		summary.unmanaged > 0 ? "unmanaged" : ""
	].map((state) => state === "" ? "" : pageLink(state, pages) ?? "");
	const line = joined(links, SEPARATOR);
	return line === "" ? "" : `Explained: ${line}`;
}
export { renderPlanMarkdown };
