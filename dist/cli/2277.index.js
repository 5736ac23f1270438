export const id = 2277;
export const ids = [2277];
export const modules = {

/***/ 2277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditPage: () => (/* binding */ auditPage),
/* harmony export */   listPage: () => (/* binding */ listPage)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1968);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _audit_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5865);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8569);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8148);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4859);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7072);
// An audit as one page to read, print and file: the results of its checks, the changes by day and run with the people
// who asked and approved, changes made outside, reviews, readings and gaps. Also the list of a day, as the report shows
// one.









/** The whole page. Time and size grow with the number of changes. */
function auditPage(report, { tool, madeAt, verified }) {
    const { organization, ledger, changes, outside, refused, reviews } = report;
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPage */ .Cf)({
        title: `${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}`,
        kicker: 'NERC CIP compliance inventory: CIP-002 R2',
        ...{ organization, tool, madeAt, identity: `ledger commit ${ledger.tip}` },
        lead: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${tiles(report, verified)}${uncommittedRuns(changes)}${masthead(report, verified)}`,
        contents: [
            { id: 'findings', title: 'Findings' },
            { id: 'changes', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `Changes ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(changes.length)}` },
            { id: 'outside', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `Made outside ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(outside.length)}` },
            { id: 'refused', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `Refused runs ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(refused.length)}` },
            { id: 'reviews', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `Reviews ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(reviews.length)}` },
            { id: 'readings', title: 'Readings and gaps' },
        ],
        main: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${findingsSection(verified)}${changesSection(changes)}${outsideSection(outside)}${refusedSection(report)}${reviewsSection(report)}${readingsSection(report)}`,
    });
}
function tiles(report, { problems }) {
    const { changes, outside, reviews, gaps, next_review_due: due } = report;
    const broken = problems.filter(({ severity }) => severity === 'broken').length;
    const deletes = changes.filter(({ after }) => after === null).length;
    const note = broken > 0 ? 'the ledger is broken' : null;
    const tiles = [
        { id: 'findings', count: problems.length, noun: 'finding', note, isBad: true },
        { id: 'readings', count: gaps.length, noun: 'gap', note: longestGap(gaps), isBad: true },
        { id: 'outside', count: outside.length, noun: 'made outside', plural: 'made outside', isBad: true },
        { id: 'reviews', count: reviews.length, noun: 'review', note: due === null ? null : `next due by ${due}` },
        { id: 'changes', count: changes.length, noun: 'change', note: deletes === 0 ? null : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(deletes, 'delete') },
    ];
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<ul class="tiles">${tiles.map(tile)}</ul>\n`;
}
function tile({ id, count, noun, plural = `${noun}s`, note = null, isBad = false }) {
    const label = (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<b${isBad && count > 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` class="bad"` : null}>${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)}</b> ${count === 1 ? noun : plural}`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<li><a href="#${id}">${label}${note === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` <small>${note}</small>`}</a></li>\n`;
}
function longestGap(gaps) {
    const longest = Math.max(...gaps.map(({ days }) => days ?? 0));
    return longest > 0 ? `the longest ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(longest, 'day')}` : null;
}
/** One line for each commit whose files had uncommitted changes when a run applied them. */
function uncommittedRuns(changes) {
    const runs = (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByRun */ .gI)(changes.filter(({ clean, commit }) => clean === false && commit !== null));
    return [...runs.values()].map(([first]) => (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .alert */ .xE)(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .minuteOf */ .iA)(first.at)}: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .uncommittedSentence */ .$d)(first.commit ?? '')}`));
}
function masthead(report, verified) {
    const { service, ledger } = report;
    const facts = (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .factList */ .lV)([
        { term: 'Period', content: (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .periodText */ .JX)(report), isWide: true },
        { term: 'Service', content: service, isWide: true },
        { term: 'Ledger commit', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(ledger.tip), isWide: true },
        { term: 'Signatures', content: signatureSentence(verified), isWide: true },
        ledger.continues === null ? null : { term: 'Before', content: (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .continuedSentence */ .dw)(ledger.continues), isWide: true },
    ]);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${facts}
<p class="note">To check this page, in a clone of the ledger or of <code>ledger.bundle</code>:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two readings, nor who made a change outside this repository.</p>\n`;
}
function signatureSentence({ signed, commits, problems }) {
    if (!signed)
        return 'not checked: no file of signers was given (--signers)';
    const wrong = problems.filter(({ check }) => check === 3).length;
    const checked = `of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(commits, 'commit')} checked`;
    return wrong === 0 ? `${checked}, all hold` : `${checked}, not valid: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(wrong)}`;
}
function findingsSection(verified) {
    const lines = (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .checkVerdicts */ .Hh)(verified).map(({ title, verdict, hint, lines: problems }) => {
        const isBad = verdict === 'BROKEN' || verdict === 'findings';
        const found = problems.length === 0 ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(problems.map(({ text }) => text));
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<li>${title}: <b class="${isBad ? 'bad' : 'good'}">${verdict}</b>${hint === '' ? null : `. ${hint}`}${found}</li>\n`;
    });
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('findings', 'Findings', (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p>${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .verifiedSentence */ .kd)(verified)}</p>
<ol>
${lines}</ol>\n`);
}
/** With more changes than this, days are folded. */
const MOST_OPEN = 200;
function byDay(all, timeOfOne, body) {
    if (all.length === 0)
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p class="none">None.</p>\n`;
    const days = Array.from((0,_core_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$z)(all, (one) => timeOfOne(one).slice(0, 10)), ([day, some]) => (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .part */ .y_)({ kind: 'day', title: day, isOpen: all.length <= MOST_OPEN, ...body(some) }));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${(0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .paperNote */ .bR)('Outcome')}<div class="flow">
${days}</div>\n`;
}
function changesSection(changes) {
    const dayOf = (some) => ({
        beside: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<span class="count">${daySummary(some)}</span>`,
        body: [...(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByRun */ .gI)(some).values()].map(runPart),
    });
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('changes', 'Changes', byDay(changes, ({ at }) => at, dayOf));
}
/** `10 changes, 2 of them deletes, 1 not done`. */
function daySummary(some) {
    const deletes = some.filter(({ after }) => after === null).length;
    const open = some.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)).length;
    const rest = open === 0 ? ', all done' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `, <b class="bad">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(open)} not done</b>`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(some.length, 'change')}${deletes === 0 ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `, <b class="bad">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(deletes, 'delete')}</b>`}${rest}`;
}
/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart(some) {
    const { at, commit, run_url, ledger_commit, pull_requests } = some[0];
    const links = (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .linksOf */ .hP)(run_url);
    const reason = (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonSentence */ .Ux)(some[0]);
    const origin = [
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
        ...(reason === '' ? [] : [reason]),
        links.run,
        ...(commit === null ? [] : [links.commit(commit)]),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `ledger ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(ledger_commit.slice(0, 7))}`,
    ];
    const rows = some
        .flatMap((change) => changeLine(change) ?? [])
        .sort((a, b) => (0,_change_row_js__WEBPACK_IMPORTED_MODULE_2__/* .compareRows */ .fz)(a.row, b.row))
        .map(({ row, last }) => (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .pageRow */ .oG)(row, { last }));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<div class="run"><h4>${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .askedSentence */ .EO)(some[0])}, ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .approvedSentence */ .JJ)(some[0])}</h4>
<p class="origin">${pull_requests.map((number) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<span class="again">${links.pullRequest(number)} · </span>`)}${origin.map((fact, index) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${index === 0 ? null : ' · '}${fact}`)}</p>
${(0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .rowTable */ .pS)('Outcome', rows)}</div>\n`;
}
function changeLine({ asset_id, outcome, reason, before, after }) {
    const row = (0,_change_row_js__WEBPACK_IMPORTED_MODULE_2__/* .changeRow */ .L_)({ id: asset_id, before: sideOf(before), after: sideOf(after) });
    if (row === null)
        return null;
    const last = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<span class="${outcome === 'done' ? 'usual good' : 'good'}">${outcome}</span>`
        : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<span class="bad">${outcome}</span>${reason === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) ` <small>${reason}</small>`}`;
    return { row, last };
}
function sideOf(state) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
    return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}
function outsideSection(outside) {
    const dayOf = (some) => {
        const between = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$z)(some, _audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .betweenReadings */ .yD)].map(([title, members]) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<div class="run"><h4>${title}</h4>
${(0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .rowTable */ .pS)('Outcome', members.flatMap(outsideRow))}</div>\n`);
        return { beside: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<span class="count">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(some.length, 'change')}</span>`, body: between };
    };
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('outside', 'Made outside this repository', byDay(outside, ({ before_look }) => before_look, dayOf));
}
function outsideRow(one) {
    const last = (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<span class="bad">made outside</span>`;
    if (!(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isAsset */ .vY)(one)) {
        const name = (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .nameMarkup */ .WP)((one.after ?? one.before)?.name ?? '');
        const system = one.of === 'cyber-system' ? name : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${one.of} ${name}`;
        return [{ kind: 'place', system, asset: null, change: (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .rowContrast */ .T7)(one), assetId: one.id, last }];
    }
    const row = (0,_change_row_js__WEBPACK_IMPORTED_MODULE_2__/* .changeRow */ .L_)({ id: one.id, before: sideOf(one.before), after: sideOf(one.after) });
    return row === null ? [] : [(0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .pageRow */ .oG)(row, { last })];
}
function refusedSection({ refused }) {
    const lines = refused.map((one) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .timeTag */ .Sm)(one.at)}: ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedSentence */ .iz)(one)} · ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .linksOf */ .hP)(one.run_url).run}`);
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('refused', 'Refused runs', listOrNone(lines));
}
function listOrNone(lines, none = 'None.', kind = null) {
    return lines.length === 0 ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p class="none">${none}</p>\n` : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(lines, kind)}\n`;
}
function reviewsSection({ reviews, next_review_due }) {
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('reviews', 'Reviews', (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p>${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .dueLine */ .xv)(next_review_due)}</p>
${listOrNone(reviews.map(reviewLine))}`);
}
function reviewLine(review) {
    const { date, pull_request, approved_by, statement, list_commit } = review;
    const by = `${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewerOf */ .L6)(review)}${pull_request === null ? '' : ` in #${pull_request}`}`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<b>The list of ${date}</b>, ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(review)}, by ${by}; approved by ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .approverNames */ .sz)(approved_by)}. ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .approverSentence */ .RM)(review)} “${statement}” <small>List of ledger commit ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(list_commit)}</small>`;
}
function readingsSection({ looks, gaps, from }) {
    const [first, last] = [looks[0], looks.at(-1)];
    const span = first === undefined || last === undefined
        ? `No reading ${from === null ? 'yet' : 'in this period'}.`
        : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(looks.length, 'reading')}, from ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .minuteOf */ .iA)(first.at)} to ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .minuteOf */ .iA)(last.at)}; the last one listed ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(last.assets, 'asset')}.`;
    const lines = gaps.map((gap) => (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gapLine */ .Bc)(gap).trim());
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)('readings', 'Readings and gaps', (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .qy) `<p>${span}</p>
${listOrNone(lines, 'No gaps.', 'bad')}`);
}
/** The list of one reading, as the report shows the live one. */
function listPage(listed, { tool, madeAt }) {
    const { organization, service, at, next_look, ledger_commit, live_sha256 } = listed;
    const owned = (row) => ({
        id: row.id ?? '',
        name: row.name ?? '',
        organization_slug: organization,
    });
    return (0,_report_page_js__WEBPACK_IMPORTED_MODULE_7__/* .renderReport */ .B)({
        ...{ organization, service, readAt: at, madeAt, tool, changes: null, identity: `ledger commit ${ledger_commit}` },
        lists: {
            facilities: listed.facilities.map(owned),
            controlCenters: listed.control_centers.map(owned),
            systems: listed.systems.map((row) => ({ ...row, ...owned(row) })),
            assets: listed.assets.map(({ id, name, cyber_system_id, asset_type }) => {
                const type = asset_type === 'software' ? 'software' : 'hardware';
                return { id, name, cyber_system_id, asset_type: type, organization_slug: organization };
            }),
        },
        // The column names of the ledger, whatever the fields are called at the service.
        fields: { impactRatingField: 'impact_rating', controlCenterField: 'control_center_id' },
        facts: [
            { term: 'Next reading', content: next_look === null ? 'none since' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .timeTag */ .Sm)(next_look) },
            { term: 'Ledger commit', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(ledger_commit), isWide: true },
            { term: 'live_sha256', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_5__/* .idMarkup */ .o1)(live_sha256), isWide: true },
        ],
    });
}


/***/ })

};
