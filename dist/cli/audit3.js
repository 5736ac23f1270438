import { Lt as counted, _r as groupBy, ei as hasSucceeded } from "./start.js";
import { _ as rowContrast, c as dueLine, d as isAsset, g as reviewerOf, h as placesOf, i as askedSentence, l as gapLine, m as periodOf, n as approverSentence, o as betweenLooks, p as minuteOf, r as approvers, s as continuedSentence, t as approvedSentence, u as groupByRun, v as scopeOf, y as verbOf } from "./audit.js";
import { a as searchBox, c as idOf, d as totalsList, f as turned, i as rowList, l as nameOf, o as factList, r as renderPage, s as html, t as renderReport, u as timeTag } from "./report.js";
// src/report/html/audit.ts
function auditPage(report, tool) {
	const main = html`${searchBox("Name, id, person, pull request")}
${changesSection(report.changes)}${outsideSection(report.outside)}${refusedSection(report)}${reviewsSection(report)}${looksSection(report)}`;
	return renderPage({
		title: `${report.organization}: audit of the inventory, ${report.ledger.tip.slice(0, 12)}`,
		tool,
		main,
		header: masthead(report),
		skipTo: ["changes", "changes"]
	});
}
function masthead(report) {
	const { organization, service, ledger, changes, outside, refused, reviews, looks } = report;
	return html`<header>
<p class="kicker">NERC CIP compliance inventory: a record for R2</p>
<h1>${nameOf(organization)}</h1>
${factList([
		{
			term: "Period",
			content: periodOf(report),
			isWide: true
		},
		{
			term: "Service",
			content: service
		},
		{
			term: "Ledger commit",
			content: idOf(ledger.tip),
			isWide: true
		},
		{
			term: "Next review",
			content: dueLine(report.next_review_due),
			isWide: true
		},
		ledger.continues === null ? null : {
			term: "Before",
			content: continuedSentence(ledger.continues)
		}
	])}
${totalsList([
		{
			count: changes.length,
			noun: "change"
		},
		{
			count: outside.length,
			noun: "made outside",
			plural: "made outside"
		},
		{
			count: refused.length,
			noun: "refused run"
		},
		{
			count: reviews.length,
			noun: "review"
		},
		{
			count: looks.length,
			noun: "look"
		}
	])}
<p class="note">What was seen and done, as the ledger has it. It does not say what was added and deleted again between two looks, nor who made a change outside this repository.</p>
</header>`;
}
function section(id, title, body) {
	return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>
`;
}
const MOST_OPEN = 200;
function days(all, timeOfOne, rows) {
	if (all.length === 0) return html`<p class="none">None.</p>`;
	const open = all.length <= MOST_OPEN ? html` open` : null;
	return Array.from(groupBy(all, (one) => timeOfOne(one).slice(0, 10)), ([day, some]) => {
		return html`<details class="part day"${open}>
<summary><h3>${day}</h3><span class="count">${counted(some.length, "change")}</span></summary>
${rows(some)}</details>
`;
	});
}
function changesSection(changes) {
	const runs = (some) => html`${[...groupByRun(some).values()].map(runPart)}`;
	return section("changes", "Changes", days(changes, ({ at }) => at, runs));
}
function runPart(some) {
	const { commit, run_url, ledger_commit } = some[0];
	const origin = [
		run_url ?? "run on a command line",
		...commit === null ? [] : [html`inventory commit ${idOf(commit)}`],
		html`ledger commit ${idOf(ledger_commit)}`
	].map((fact, index) => html`${index === 0 ? null : " · "}${fact}`);
	const who = html`${askedSentence(some[0])}, ${approvedSentence(some[0])}`;
	const head = headOf([
		"Time",
		"What",
		"Asset",
		"Cyber system",
		"Outcome"
	]);
	return html`<div class="part run"><div class="title"><h4>${who}</h4><small>${origin}</small></div>
${rowList({
		noun: "change",
		kind: "audit",
		head,
		rows: some.map(changeRow)
	})}</div>
`;
}
function headOf(titles) {
	return html`<tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr>`;
}
function changeRow(change) {
	const { at, asset_id, outcome, reason, before, after } = change;
	const explanation = reason === null ? null : html`<br><small>${reason}</small>`;
	return html`<tr><td>${clockOf(at)}</td><td>${verbOf(change)}</td>${assetCells(asset_id, before, after)}<td class="${hasSucceeded(outcome) ? "good" : "bad"}">${outcome}${explanation}</td></tr>
`;
}
function clockOf(at) {
	return html`<time datetime="${at}">${at.slice(11, 19)}</time>`;
}
function assetCells(id, before, after) {
	const [one, other] = [before ?? after, after ?? before];
	if (one === null || other === null) return html`<td></td><td></td>`;
	const name = one.name === other.name ? nameOf(one.name) : turned(nameOf(one.name), nameOf(other.name));
	const type = one.asset_type === other.asset_type ? one.asset_type : turned(one.asset_type, other.asset_type);
	const [from, to] = placesOf(one, other);
	const place = from === to ? nameOf(from) : turned(nameOf(from), nameOf(to));
	return html`<td>${name}<br><small>${id === null ? "no id" : idOf(id)} · ${type}</small></td><td>${place}</td>`;
}
function outsideSection(outside) {
	const head = headOf([
		"What",
		"Asset",
		"Cyber system",
		"Between the looks"
	]);
	const rows = (some) => rowList({
		noun: "outside change",
		kind: "audit outside",
		head,
		rows: some.map(outsideRow)
	});
	return section("outside", "Made outside this repository", days(outside, ({ before_look }) => before_look, rows));
}
function outsideRow(one) {
	const cells = isAsset(one) ? html`<td>${verbOf(one)}</td>${assetCells(one.id, one.before, one.after)}` : html`<td>${one.of}</td><td>${idOf(one.id)}</td><td>${rowContrast(one)}</td>`;
	return html`<tr>${cells}<td>${betweenLooks(one)}</td></tr>
`;
}
function refusedSection({ refused }) {
	return section("refused", "Refused runs", listOf(refused.map(({ at, result, guards, changes, run_url }) => html`<li>${timeTag(at)}: ${result}${guards.length === 0 ? null : ` by ${guards.join(", ")}`}, ${counted(changes, "change")}, nothing written${run_url === null ? null : ` · ${run_url}`}</li>
`)));
}
function listOf(lines) {
	return lines.length === 0 ? html`<p class="none">None.</p>` : html`<ul>${lines}</ul>`;
}
function reviewsSection({ reviews, next_review_due }) {
	return section("reviews", "Reviews", html`<p>${dueLine(next_review_due)}</p>
${listOf(reviews.map(reviewLine))}`);
}
function reviewLine(review) {
	const { date, pull_request, approved_by, statement, list_commit } = review;
	const by = `${reviewerOf(review)}${pull_request === null ? "" : ` in #${pull_request}`}`;
	return html`<li><b>The list of ${date}</b>, ${scopeOf(review)}, by ${by}; approved by ${approvers(approved_by)}. ${approverSentence(review)}<br>“${statement}”<br><small>list of ledger commit ${idOf(list_commit)}</small></li>
`;
}
function looksSection({ looks, gaps, from }) {
	const [first, last] = [looks[0], looks.at(-1)];
	const span = first === void 0 || last === void 0 ? `No look ${from === null ? "yet" : "in this period"}.` : `${counted(looks.length, "look")}, from ${minuteOf(first.at)} to ${minuteOf(last.at)}; the last one listed ${counted(last.assets, "asset")}.`;
	const lines = gaps.map((gap) => html`<li>${gapLine(gap).trim()}</li>
`);
	return section("looks", "Looks and gaps", html`<p>${span}</p>
${lines.length === 0 ? html`<p class="none">No gaps.</p>` : listOf(lines)}`);
}
function listPage(list, tool) {
	const { organization, service, at, next_look, ledger_commit, live_sha256 } = list;
	const owned = (row) => ({
		id: row.id ?? "",
		name: row.name ?? "",
		organization_slug: organization
	});
	return renderReport({
		organization,
		service,
		readAt: at,
		tool,
		changes: null,
		lists: {
			facilities: list.facilities.map(owned),
			controlCenters: list.control_centers.map(owned),
			systems: list.systems.map((row) => ({
				...row,
				...owned(row)
			})),
			assets: list.assets.map(({ id, name, cyber_system_id, asset_type }) => {
				return {
					id,
					name,
					cyber_system_id,
					asset_type: asset_type === "software" ? "software" : "hardware",
					organization_slug: organization
				};
			})
		},
		fields: {
			impactRatingField: "impact_rating",
			controlCenterField: "control_center_id"
		},
		facts: [
			{
				term: "Next look",
				content: next_look === null ? "none since" : timeTag(next_look)
			},
			{
				term: "Ledger commit",
				content: idOf(ledger_commit),
				isWide: true
			},
			{
				term: "live_sha256",
				content: idOf(live_sha256),
				isWide: true
			}
		]
	});
}
export { auditPage, listPage };
