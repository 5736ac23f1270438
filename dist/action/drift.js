import { $r as codeSpan, Ai as digest, Br as grouped, Hr as markdownVoice, Kr as systemText, Qr as fitSections, Sr as sourceOf, Vr as listed, Wr as placeText, Zr as bytesOf, ai as word, ar as NO_ROWS, br as bySystem, cr as driftTable, ei as fenceFor, et as isTrusted, hr as guardSentences, ii as wholeCodeSpan, it as asKept, lr as siteTable, ni as tableCell, oi as yamlString, or as runLink, pr as SEPARATOR, qr as tally, ri as visible, sr as sitesOf, ti as shorten, xr as declarations, yr as NAMELESS, zr as counted } from "./start.js";
import { w as marker } from "./usual.js";
// src/github/drift-issue.ts
async function tellDrift(input) {
	const { github, name, authors } = input;
	const [oldest, ...others] = (await Promise.all(authors.map((creator) => github.issues({
		creator,
		state: "all"
	})))).flat().filter((issue) => authors.includes(issue.author?.login ?? "") && isMarked(issue, input)).sort((a, b) => a.number - b.number);
	if (oldest === void 0) return input.said.isDrifted ? open(input) : {
		kind: "none",
		url: null
	};
	const updated = await update(oldest, input);
	for (const issue of others.filter(({ state }) => state === "open")) {
		const body = `${marker(input.topic, name)}\nTold in #${oldest.number}.\n`;
		await github.updateIssue(issue.number, {
			body,
			state: "closed",
			state_reason: "not_planned"
		});
	}
	return updated;
}
function isMarked({ body }, { topic, name }) {
	return body.startsWith(marker(topic, name));
}
async function open(input) {
	const { github, isCertain, said } = input;
	if (!isCertain) {
		const likely = (await github.issues({
			creator: null,
			state: "open"
		})).find((issue) => isMarked(issue, input) && couldBeOurs(issue));
		if (likely !== void 0) return {
			kind: "unsure",
			url: likely.html_url
		};
	}
	const { html_url } = await github.createIssue(said.title, textOf(input));
	return {
		kind: "opened",
		url: html_url
	};
}
function couldBeOurs({ author, author_association }) {
	return author !== null && (author.type === null || author.type === "Bot") || isTrusted(author_association);
}
async function update(issue, input) {
	const { github, said } = input;
	const { number, state, html_url: url } = issue;
	const body = textOf(input);
	const isOpen = state === "open";
	if (!said.isDrifted) {
		if (!isOpen) return {
			kind: "unchanged",
			url
		};
		await github.updateIssue(number, {
			body,
			state: "closed",
			state_reason: "completed"
		});
		return {
			kind: "closed",
			url
		};
	}
	if (isOpen && withoutFoot(issue.body) === withoutFoot(body)) return {
		kind: "unchanged",
		url
	};
	await github.updateIssue(number, isOpen ? { body } : {
		body,
		state: "open"
	});
	return {
		kind: isOpen ? "updated" : "reopened",
		url
	};
}
function textOf({ topic, name, said: { body, foot } }) {
	return `${marker(topic, name)}\n${body}\n${foot}\n`;
}
function withoutFoot(text) {
	return asKept(text).replace(/\n[^\n]*$/, "");
}
// src/report/drift.ts
function driftTitle({ organization }, name) {
	const which = name === "" ? "" : ` (${visible(shorten(name))})`;
	return `Inventory drift of ${visible(shorten(organization))}${which}`;
}
function driftPage(input) {
	const { plan, budget } = input;
	const drifted = driftedIn(plan);
	const head = [
		`## Inventory drift of ${codeSpan(plan.organization)}: ${counted(plan.summary.drift, "difference")}\n`,
		`The service differs from the files, and no change of a file asked for it. ${countsOf(drifted)}\n`,
		...pendingLines(plan)
	].join("\n");
	const foot = revertText(input);
	const left = budget - bytesOf(head) - bytesOf(foot) - 2;
	const sections = sectionsFor(drifted, input);
	return [
		head,
		...fitSections(sections, left)?.map(({ text }) => text) ?? [],
		foot
	].join("\n");
}
function cleanPage({ organization, undeclared, ...plan }, now) {
	const at = new Date(now).toISOString().replace(/\.\d+Z$/, "Z");
	const rest = undeclared.length === 0 ? "" : `${counted(undeclared.length, "asset")} that no file declares ${undeclared.length === 1 ? "is" : "are"} left alone, as the files ask.\n`;
	return [
		`## Inventory drift of ${codeSpan(organization)}: none\n`,
		`Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
		...pendingLines(plan),
		...rest === "" ? [] : [rest]
	].join("\n");
}
function driftFoot(commit, runUrl) {
	const run = runLink(runUrl);
	return `Seen at ${codeSpan(commit.slice(0, 7))}${run === "" ? "" : SEPARATOR + run}`;
}
function driftedIn({ organization, changes, undeclared }) {
	const drift = changes.filter(({ origin }) => origin === "drift");
	const deletes = drift.filter((change) => change.action === "delete").map(({ id, before, cyberSystem }) => ({
		asset: {
			...before,
			id,
			organization_slug: organization
		},
		cyberSystem
	}));
	return {
		declared: drift.filter((change) => change.action !== "delete"),
		never: bySystem([...deletes, ...undeclared]).flatMap(({ members }) => members),
		deletes: deletes.length
	};
}
function countsOf({ declared, never }) {
	const gone = declared.filter(({ action }) => action === "create").length;
	return `**${tally([
		[gone, "gone there"],
		[declared.length - gone, "changed there"],
		[never.length, "never declared"]
	]).join(SEPARATOR)}**`;
}
function pendingLines({ summary: { pending } }) {
	if (pending === 0) return [];
	return [`${counted(pending, "change")} merged and not applied yet: pending, no drift. The next apply decides.\n`];
}
const HIDDEN_NAMES = "Names and YAML are not shown here. `cip-sync drift` names what drifted, and `detail: full` shows all of it here.\n";
function sectionsFor(drifted, { plan, ground, detail, budget, place }) {
	const { declared, never } = drifted;
	const isFull = detail === "full";
	const filled = [
		{
			title: "Declared here, but gone or changed there",
			all: declared,
			body: isFull ? driftTable(declared) : placeList(declared),
			keep: 1
		},
		{
			title: null,
			all: [],
			body: isFull ? adopt(corrections(declared, ground), CORRECT) : NO_ROWS,
			keep: 3
		},
		{
			title: "There, but never declared",
			all: never,
			body: isFull ? neverTable(drifted, plan) : homeList(never, ground),
			keep: 0
		},
		{
			title: null,
			all: [],
			body: isFull ? adopt(additions(never, ground), ADD) : NO_ROWS,
			keep: 2
		}
	].filter(({ body }) => body.count > 0);
	const most = Math.floor(budget / (filled.length + .5));
	const sections = filled.map((part) => ({
		...section(part, place),
		...part.keep === 3 ? {} : { most }
	}));
	return isFull ? sections : [...sections, {
		...NO_ROWS,
		open: HIDDEN_NAMES,
		keep: 0,
		hidden: () => ""
	}];
}
function reach(all) {
	const systems = new Set(all.map(({ cyberSystem }) => cyberSystem.id)).size;
	return systems < 2 ? "" : ` in ${counted(systems, "cyber system")}${sitesOf(all)}`;
}
const CORRECT = "To keep it as it is there, correct the files. A document that is left without an asset says `assets: []`.";
const ADD = "To adopt it, add these lines, indented as the entries there.";
const ELSEWHERE = {
	issue: "The summary of the run has more.",
	summary: "The plan file of the run has all."
};
function section({ title, all, body, keep }, place) {
	const heading = title === null ? "" : `${title}: ${grouped(body.count)}${reach(all)}`;
	const what = title === null ? "YAML" : `**${title}**`;
	const hidden = (count, isAll) => `${isAll ? `${what}: ${grouped(count)}` : `${grouped(count)} more`} not shown here. ${ELSEWHERE[place]}`;
	return {
		...stood(heading, body),
		keep,
		hidden
	};
}
const LONG = 50;
function stood(heading, body) {
	if (body.count <= LONG) return {
		...body,
		open: `${heading === "" ? "" : `### ${heading}\n\n`}${body.open}`
	};
	const open = `<details><summary>${heading === "" ? "The lines for the files" : `<h3>${heading}</h3>`}</summary>\n\n${body.open}`;
	return {
		...body,
		open,
		close: `${body.close}\n</details>\n`
	};
}
function adopt(body, sentence) {
	return {
		...body,
		open: `${sentence}\n\n${body.open}`
	};
}
function neverTable({ never }, { changes }) {
	const deleted = new Set(changes.filter(({ action }) => action === "delete").map(({ id }) => id));
	return siteTable([
		"Asset",
		"Type",
		"Id",
		"A revert"
	], never, ({ asset: { name, asset_type, id } }) => [...[
		tableCell(name),
		asset_type,
		tableCell(id)
	], deleted.has(id) ? "deletes it" : "leaves it"]);
}
function placeList(changes) {
	const row = (index) => {
		const change = changes[index];
		return `- ${codeSpan(sourceOf(change) ?? "")}: ${change.action === "create" ? "gone" : "changed"}\n`;
	};
	return {
		...NO_ROWS,
		count: changes.length,
		row
	};
}
function homeList(never, ground) {
	const homeOf = homesOf(ground);
	const groups = bySystem(never);
	const row = (index) => {
		const { system, members } = groups[index];
		const home = homeOf(system.id);
		const place = home === null ? "elsewhere" : `in the system of ${codeSpan(home)}`;
		return `- ${counted(members.length, "asset")} ${place}\n`;
	};
	return {
		...NO_ROWS,
		count: groups.length,
		row
	};
}
function revertText(asked) {
	return [
		"### To revert it\n",
		...cautions(asked.plan),
		`${scope(asked.plan)}\n`,
		...way(asked)
	].join("\n");
}
function cautions({ changes, guards, managed }) {
	const deletes = countOf(changes, "delete");
	if (deletes === 0) return [];
	const asset = deletes === 1 ? "the asset's" : "the assets'";
	const lines = [`Reverting it makes ${counted(deletes, "permanent delete")}: ${asset} compliance history goes, too.`];
	const held = guards.map((guard) => ({
		...guard,
		value: deletes,
		passed: deletes <= guard.limit
	}));
	lines.push(...guardSentences({
		guards: held,
		managed
	}, markdownVoice).map((text) => `Blocked: ${text}`));
	return [`> [!CAUTION]\n${lines.map((line) => `> ${line}\n`).join("")}`];
}
function countOf(changes, action) {
	return changes.filter((change) => change.action === action).length;
}
function scope({ changes, summary: { pending } }) {
	const each = [
		"delete",
		"update",
		"create"
	].map((action) => [countOf(changes, action), action]);
	const merged = pending === 0 ? "" : ` That includes ${counted(pending, "pending change")}.`;
	return `If the files are right, have the service changed back: ${listed(tally(each, counted), "and")}.${merged}`;
}
function way({ plan, approval, workflow }) {
	if (approval === "review") {
		const drift = wholeCodeSpan("drift: apply");
		return [`With ${wholeCodeSpan("approval: review")} a digest approves nothing. Set ${drift} for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n`];
	}
	const isSealed = approval === "plan";
	const approve = isSealed ? ` -f approve=${digest(plan.changes.map(({ fingerprint }) => fingerprint))}` : "";
	const by = wholeCodeSpan("workflow_dispatch");
	const sealed = isSealed ? " The digest approves exactly these changes: if anything differs by then, nothing is written." : "";
	const named = workflow === null ? "WORKFLOW is" : `If ${wholeCodeSpan(workflow)} is another one, name`;
	return [`\`\`\`sh\ngh workflow run ${workflow ?? "WORKFLOW"} -f command=apply -f drift=apply${approve}\n\`\`\`\n`, `${named} the workflow that takes these inputs by ${by} and hands them to the action.${sealed}\n`];
}
function homesOf({ systems }) {
	const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
	return (systemId) => {
		const document = homes.get(systemId);
		return document === void 0 ? null : placeText({
			file: document.file,
			offset: document.cyberSystem.offset
		});
	};
}
function additions(undeclared, ground) {
	const homeOf = homesOf(ground);
	const declare = declarations(ground.liveAssets);
	return yamlBlock(undeclared, (one, index) => {
		const lines = declare(one.asset);
		return undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id ? [...addTo(one.cyberSystem, homeOf), ...lines] : lines;
	});
}
function corrections(changes, ground) {
	const homeOf = homesOf(ground);
	const declare = declarations(ground.liveAssets);
	return yamlBlock(changes, (change) => {
		const place = placeOf(change);
		if (change.action === "create") return [`# ${place}: take out ${word(change.after.name)}`];
		const { id, before, fromSystem, desired, changed } = change;
		if (before.name === "") return [`# ${place}, ${word(id)}: ${NAMELESS}`];
		const lines = declare({
			...before,
			id
		});
		const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${yamlString(id)}`];
		if (!changed.includes("cyber_system_id")) return [`# ${place}: in place of ${word(desired.name)}`, ...pinned];
		return [
			`# ${place}: take out ${word(desired.name)}`,
			...addTo(fromSystem, homeOf),
			...pinned
		];
	});
}
function placeOf(change) {
	return visible(shorten(sourceOf(change) ?? ""));
}
function addTo(system, homeOf) {
	const home = homeOf(system.id);
	if (home !== null) return [`# ${visible(shorten(home))}, ${systemText(system)}: add under assets`];
	return [
		`# a new file, ${systemText(system)}: add`,
		`cyber_system: ${yamlString(system.id)}`,
		"assets:"
	];
}
function yamlBlock(all, linesOf) {
	const row = (index) => linesOf(all[index], index).map((line) => `${line}\n`).join("");
	const fence = fenceFor((function* () {
		for (const [index] of all.entries()) yield row(index);
	})());
	return {
		open: `${fence}yaml\n`,
		count: all.length,
		row,
		close: `${fence}\n`
	};
}
export { tellDrift as a, driftTitle as i, driftFoot as n, driftPage as r, cleanPage as t };
