export const id = 8801;
export const ids = [8801];
export const modules = {

/***/ 8801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditPage: () => (/* binding */ auditPage),
/* harmony export */   listPage: () => (/* binding */ listPage)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1968);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1489);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8148);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4859);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7078);







/** The whole page. Grows with the number of changes, in time and in size. */
function auditPage(report, tool) {
    const main = (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${(0,_page_js__WEBPACK_IMPORTED_MODULE_4__/* .searchBox */ .M6)('Name, id, person, pull request')}
${changesSection(report.changes)}${outsideSection(report.outside)}${refusedSection(report)}${reviewsSection(report)}${looksSection(report)}`;
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPage */ .Cf)({
        title: `${report.organization}: audit of the inventory, ${report.ledger.tip.slice(0, 12)}`,
        ...{ tool, main, header: masthead(report), skipTo: ['changes', 'changes'] },
    });
}
function masthead(report) {
    const { organization, service, ledger, changes, outside, refused, reviews, looks } = report;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<header>
<p class="kicker">NERC CIP compliance inventory: a record for R2</p>
<h1>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(organization)}</h1>
${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .factList */ .lV)([
        { term: 'Period', content: (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .periodOf */ .jH)(report), isWide: true },
        { term: 'Service', content: service },
        { term: 'Ledger commit', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(ledger.tip), isWide: true },
        { term: 'Next review', content: (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .dueLine */ .xv)(report.next_review_due), isWide: true },
        ledger.continues === null ? null : { term: 'Before', content: (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .continuedSentence */ .dw)(ledger.continues) },
    ])}
${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .totalsList */ .Sb)([
        { count: changes.length, noun: 'change' },
        { count: outside.length, noun: 'made outside', plural: 'made outside' },
        { count: refused.length, noun: 'refused run' },
        { count: reviews.length, noun: 'review' },
        { count: looks.length, noun: 'look' },
    ])}
<p class="note">What was seen and done, as the ledger has it. It does not say what was added and deleted again between two looks, nor who made a change outside this repository.</p>
</header>`;
}
function section(id, title, body) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>
`;
}
/** Beyond so many changes days are shown closed. */
const MOST_OPEN = 200;
function days(all, timeOfOne, rows) {
    if (all.length === 0)
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p class="none">None.</p>`;
    const open = all.length <= MOST_OPEN ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) ` open` : null;
    return Array.from((0,_core_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(all, (one) => timeOfOne(one).slice(0, 10)), ([day, some]) => {
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<details class="part day"${open}>
<summary><h3>${day}</h3><span class="count">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(some.length, 'change')}</span></summary>
${rows(some)}</details>
`;
    });
}
function changesSection(changes) {
    const runs = (some) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${[...(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByRun */ .gI)(some).values()].map(runPart)}`;
    return section('changes', 'Changes', days(changes, ({ at }) => at, runs));
}
/** What one run did for the same people: who they are, its commits and its address, then its changes. */
function runPart(some) {
    const { commit, run_url, ledger_commit } = some[0];
    const facts = [
        run_url ?? 'run on a command line',
        ...(commit === null ? [] : [(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `inventory commit ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(commit)}`]),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `ledger commit ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(ledger_commit)}`,
    ];
    const origin = facts.map((fact, index) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${index === 0 ? null : ' · '}${fact}`);
    const who = (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .askedSentence */ .EO)(some[0])}, ${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .approvedSentence */ .JJ)(some[0])}`;
    const head = headOf(['Time', 'What', 'Asset', 'Cyber system', 'Outcome']);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<div class="part run"><div class="title"><h4>${who}</h4><small>${origin}</small></div>
${(0,_page_js__WEBPACK_IMPORTED_MODULE_4__/* .rowList */ .tX)({ noun: 'change', kind: 'audit', head, rows: some.map(changeRow) })}</div>
`;
}
function headOf(titles) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<tr>${titles.map((title) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<th scope="col">${title}</th>`)}</tr>`;
}
function changeRow(change) {
    const { at, asset_id, outcome, reason, before, after } = change;
    const explanation = reason === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<br><small>${reason}</small>`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<tr><td>${clockOf(at)}</td><td>${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOf */ .rl)(change)}</td>${assetCells(asset_id, before, after)}<td class="${(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome) ? 'good' : 'bad'}">${outcome}${explanation}</td></tr>
`;
}
function clockOf(at) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<time datetime="${at}">${at.slice(11, 19)}</time>`;
}
/** Name, type and id; and where it stands. Before and after, as far as they differ. */
function assetCells(id, before, after) {
    const [one, other] = [before ?? after, after ?? before];
    if (one === null || other === null)
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<td></td><td></td>`;
    const name = one.name === other.name ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(one.name) : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .turned */ .d9)((0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(one.name), (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(other.name));
    const type = one.asset_type === other.asset_type ? one.asset_type : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .turned */ .d9)(one.asset_type, other.asset_type);
    const [from, to] = (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .ek)(one, other);
    const place = from === to ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(from) : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .turned */ .d9)((0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(from), (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(to));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<td>${name}<br><small>${id === null ? 'no id' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(id)} · ${type}</small></td><td>${place}</td>`;
}
function outsideSection(outside) {
    const head = headOf(['What', 'Asset', 'Cyber system', 'Between the looks']);
    const rows = (some) => (0,_page_js__WEBPACK_IMPORTED_MODULE_4__/* .rowList */ .tX)({ noun: 'outside change', kind: 'audit outside', head, rows: some.map(outsideRow) });
    const title = 'Made outside this repository';
    return section('outside', title, days(outside, ({ before_look }) => before_look, rows));
}
function outsideRow(one) {
    const cells = (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .isAsset */ .vY)(one)
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<td>${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOf */ .rl)(one)}</td>${assetCells(one.id, one.before, one.after)}`
        : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<td>${one.of}</td><td>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(one.id)}</td><td>${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .rowContrast */ .T7)(one)}</td>`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<tr>${cells}<td>${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .betweenLooks */ .F4)(one)}</td></tr>
`;
}
function refusedSection({ refused }) {
    const lines = refused.map(({ at, result, guards, changes, run_url }) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<li>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .timeTag */ .Sm)(at)}: ${result}${guards.length === 0 ? null : ` by ${guards.join(', ')}`}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(changes, 'change')}, nothing written${run_url === null ? null : ` · ${run_url}`}</li>
`);
    return section('refused', 'Refused runs', listOf(lines));
}
function listOf(lines) {
    return lines.length === 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p class="none">None.</p>` : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<ul>${lines}</ul>`;
}
function reviewsSection({ reviews, next_review_due }) {
    return section('reviews', 'Reviews', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p>${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .dueLine */ .xv)(next_review_due)}</p>
${listOf(reviews.map(reviewLine))}`);
}
function reviewLine(review) {
    const { date, pull_request, approved_by, statement, list_commit } = review;
    const by = `${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewerOf */ .L6)(review)}${pull_request === null ? '' : ` in #${pull_request}`}`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<li><b>The list of ${date}</b>, ${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(review)}, by ${by}; approved by ${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .approvers */ .DH)(approved_by)}. ${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .approverSentence */ .RM)(review)}<br>“${statement}”<br><small>list of ledger commit ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(list_commit)}</small></li>
`;
}
function looksSection({ looks, gaps }) {
    const [first, last] = [looks[0], looks.at(-1)];
    const span = first === undefined || last === undefined
        ? 'No look yet.'
        : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(looks.length, 'look')}, from ${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(first.at)} to ${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(last.at)}; the last one listed ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(last.assets, 'asset')}.`;
    const lines = gaps.map((gap) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<li>${(0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .gapLine */ .Bc)(gap).trim()}</li>
`);
    return section('looks', 'Looks and gaps', (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p>${span}</p>
${lines.length === 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy) `<p class="none">No gaps.</p>` : listOf(lines)}`);
}
/** The list of one look, as the report shows the live one. */
function listPage(list, tool) {
    const { organization, service, at, next_look, ledger_commit, live_sha256 } = list;
    const owned = (row) => ({
        id: row.id ?? '',
        name: row.name ?? '',
        organization_slug: organization,
    });
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .renderReport */ .B)({
        ...{ organization, service, readAt: at, tool, changes: null },
        lists: {
            facilities: list.facilities.map(owned),
            controlCenters: list.control_centers.map(owned),
            systems: list.systems.map((row) => ({ ...row, ...owned(row) })),
            assets: list.assets.map(({ id, name, cyber_system_id, asset_type }) => {
                const type = asset_type === 'software' ? 'software' : 'hardware';
                return { id, name, cyber_system_id, asset_type: type, organization_slug: organization };
            }),
        },
        // The columns of the ledger, whatever the fields were called at the service.
        fields: { impactRatingField: 'impact_rating', controlCenterField: 'control_center_id' },
        facts: [
            { term: 'Next look', content: next_look === null ? 'none since' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .timeTag */ .Sm)(next_look) },
            { term: 'Ledger commit', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(ledger_commit), isWide: true },
            { term: 'live_sha256', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(live_sha256), isWide: true },
        ],
    });
}


/***/ })

};
