export const id = 5489;
export const ids = [5489];
export const modules = {

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Ml: () => (/* binding */ withNeeded),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   Z4: () => (/* binding */ executedBy),
/* harmony export */   gz: () => (/* binding */ priorApproval),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6599);



/** If no base is known, every difference counts as a change that the inventory asks for. */
function originOf(change, organization, { base, applied, held }) {
    const { fingerprint } = change;
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (held.has(fingerprint))
        return 'pending';
    if (isParked(change) && held.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/**
 * If a change to execute waits for drift, that drift is executed too: another asset in the system still has the name
 * that the change needs. Otherwise two assets would have the same name.
 */
function withNeeded(changes) {
    const givers = new Map();
    for (const change of changes) {
        const freed = change.origin === 'drift' ? placeOnlyIn(change.before, change.after) : null;
        if (freed !== null)
            (0,_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(givers, freed, change);
    }
    if (givers.size === 0)
        return changes;
    const needed = new Map();
    const open = changes.filter(({ origin }) => origin !== 'drift');
    for (const taker of open) {
        const place = placeOnlyIn(taker.after, taker.before);
        const givingIt = place === null ? [] : (givers.get(place) ?? []);
        for (const giver of givingIt.filter((each) => !needed.has(each))) {
            needed.set(giver, needed.get(taker) ?? taker.origin);
            open.push(giver);
        }
    }
    return changes.map((change) => ({ ...change, origin: needed.get(change) ?? change.origin }));
}
/**
 * The name and system of one state if the other state does not have them. null if they are the same, or if there is no
 * state.
 */
function placeOnlyIn(one, other) {
    if (one === null)
        return null;
    const place = ({ cyber_system_id, name }) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameKey */ .Rc)(cyber_system_id, name);
    return other !== null && place(one) === place(other) ? null : place(one);
}
/** The changes that apply would execute, in the order given. */
function toExecute(changes, drift) {
    return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The same for a finished plan: drift that it would execute does not count as drift. */
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0 ? 'apply' : 'report');
}
/** The changes that no approval covers. If there is one, nothing may be written. */
function unapproved(organization, changes, approved) {
    return changes.filter((change) => {
        if (approved.fingerprints.has(change.fingerprint)) {
            return change.action === 'delete' && approved.deletes?.has(change.fingerprint) === false;
        }
        return !isParked(change) || !approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/**
 * Whether an apply that was cut off has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_2__/* .SWAP_SUFFIX */ .m5;
}
/**
 * null if the approval does not mention the change. Fingerprints are hashes, so only exact questions can be answered.
 */
function priorApproval(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

/***/ 2277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditPage: () => (/* binding */ auditPage),
/* harmony export */   listPage: () => (/* binding */ listPage)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1968);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _audit_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7645);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
/* harmony import */ var _document_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4496);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8148);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4859);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7072);










/** The whole page. Grows with the number of changes, in time and in size. */
function auditPage(report, { tool, madeAt, verified }) {
    const { organization, ledger, changes, outside, refused, reviews } = report;
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .renderPage */ .Cf)({
        title: `${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}`,
        kicker: 'NERC CIP compliance inventory: CIP-002 R2',
        ...{ organization, tool, madeAt, identity: `ledger commit ${ledger.tip}` },
        lead: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${tiles(report, verified)}${uncommittedRuns(changes)}${masthead(report, verified)}`,
        contents: [
            { id: 'findings', title: 'Findings' },
            { id: 'changes', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `Changes ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(changes.length)}` },
            { id: 'outside', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `Made outside ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(outside.length)}` },
            { id: 'refused', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `Refused runs ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(refused.length)}` },
            { id: 'reviews', title: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `Reviews ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(reviews.length)}` },
            { id: 'readings', title: 'Readings and gaps' },
        ],
        main: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${findingsSection(verified)}${changesSection(changes)}${outsideSection(outside)}${refusedSection(report)}${reviewsSection(report)}${readingsSection(report)}`,
    });
}
function tiles(report, { problems }) {
    const { changes, outside, reviews, gaps, next_review_due: due } = report;
    const broken = problems.filter(({ severity }) => severity === 'broken').length;
    const deletes = changes.filter(({ after }) => after === null).length;
    const shown = [
        {
            id: 'findings',
            count: problems.length,
            noun: 'finding',
            note: broken > 0 ? 'the ledger is broken' : null,
            isBad: problems.length > 0,
        },
        { id: 'readings', count: gaps.length, noun: 'gap', note: longestGap(gaps), isBad: gaps.length > 0 },
        {
            id: 'outside',
            count: outside.length,
            noun: 'made outside',
            plural: 'made outside',
            note: null,
            isBad: outside.length > 0,
        },
        { id: 'reviews', count: reviews.length, noun: 'review', note: due === null ? null : `next due by ${due}` },
        { id: 'changes', count: changes.length, noun: 'change', note: deletes === 0 ? null : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(deletes, 'delete') },
    ];
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<ul class="tiles">${shown.map(tile)}</ul>
`;
}
function tile({ id, count, noun, plural = `${noun}s`, note, isBad }) {
    const label = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<b${isBad === true ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) ` class="bad"` : null}>${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)}</b> ${count === 1 ? noun : plural}`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<li><a href="#${id}">${label}${note === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) ` <small>${note}</small>`}</a></li>
`;
}
function longestGap(gaps) {
    const longest = Math.max(...gaps.map(({ days }) => days ?? 0));
    return longest > 0 ? `the longest ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(longest, 'day')}` : null;
}
/** One line for each commit whose files were changed when a run applied them. */
function uncommittedRuns(changes) {
    const runs = (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByRun */ .gI)(changes.filter(({ clean, commit }) => clean === false && commit !== null));
    return [...runs.values()].map(([first]) => (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .alert */ .xE)(`${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(first.at)}: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .uncommittedSentence */ .$d)(first.commit ?? '')}`));
}
function masthead(report, verified) {
    const { service, ledger } = report;
    const facts = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .factList */ .lV)([
        { term: 'Period', content: (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .periodOf */ .jH)(report), isWide: true },
        { term: 'Service', content: service, isWide: true },
        { term: 'Ledger commit', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .TH)(ledger.tip), isWide: true },
        { term: 'Signatures', content: signatureSentence(verified), isWide: true },
        ledger.continues === null ? null : { term: 'Before', content: (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .continuedSentence */ .dw)(ledger.continues), isWide: true },
    ]);
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${facts}
<p class="note">To check this page, in a clone of the ledger or of <code>ledger.bundle</code>:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two readings, nor who made a change outside this repository.</p>
`;
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
        const list = problems.map(({ text }) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<li>${text}</li>
`);
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<li>${title}: <b class="${isBad ? 'bad' : 'good'}">${verdict}</b>${hint === '' ? null : `. ${hint}`}${list.length === 0
            ? null
            : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<ul>
${list}</ul>`}</li>
`;
    });
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW)('findings', 'Findings', (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p>${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .verifiedSentence */ .kd)(verified)}</p>
<ol>
${lines}</ol>
`);
}
/** With more changes than this, days are shown folded. */
const MOST_OPEN = 200;
function byDay(all, timeOfOne, body) {
    if (all.length === 0)
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p class="none">None.</p>
`;
    const days = Array.from((0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(all, (one) => timeOfOne(one).slice(0, 10)), ([day, some]) => (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .part */ .y_)({ kind: 'day', title: day, isOpen: all.length <= MOST_OPEN, ...body(some) }));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${(0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .paperNote */ .bR)('Outcome')}<div class="flow">
${days}</div>
`;
}
function changesSection(changes) {
    const dayOf = (some) => ({
        beside: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<span class="count">${daySummary(some)}</span>`,
        body: [...(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByRun */ .gI)(some).values()].map(runPart),
    });
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW)('changes', 'Changes', byDay(changes, ({ at }) => at, dayOf));
}
/** `10 changes, 2 of them deletes, 1 not done`. */
function daySummary(some) {
    const deletes = some.filter(({ after }) => after === null).length;
    const open = some.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)).length;
    const rest = open === 0 ? ', all done' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `, <b class="bad">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(open)} not done</b>`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(some.length, 'change')}${deletes === 0 ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `, <b class="bad">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(deletes, 'delete')}</b>`}${rest}`;
}
/** What one run did for the same people: who they are, where it ran, then its changes, deletes first. */
function runPart(some) {
    const { at, commit, run_url, ledger_commit, pull_requests } = some[0];
    const links = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linksOf */ .hP)(run_url);
    const reason = (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonSentence */ .Ux)(some[0]);
    const origin = [
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
        ...(reason === '' ? [] : [reason]),
        links.run,
        ...(commit === null ? [] : [links.commit(commit)]),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `ledger ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .TH)(ledger_commit.slice(0, 7))}`,
    ];
    const rows = some.flatMap(changeLine).sort((a, b) => orderOf(a) - orderOf(b));
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<div class="run"><h4>${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .askedSentence */ .EO)(some[0])}, ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .approvedSentence */ .JJ)(some[0])}</h4>
<p class="origin">${pull_requests.map((number) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<span class="again">${links.pullRequest(number)} · </span>`)}${origin.map((fact, index) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${index === 0 ? null : ' · '}${fact}`)}</p>
${(0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .rowTable */ .pS)('Outcome', rows)}</div>
`;
}
const ORDER = _sections_js__WEBPACK_IMPORTED_MODULE_2__/* .KINDS */ .GW;
function orderOf({ kind }) {
    return ORDER.indexOf(kind);
}
function changeLine({ asset_id, outcome, reason, before, after }) {
    const row = (0,_document_row_js__WEBPACK_IMPORTED_MODULE_5__/* .changeRow */ .L)({ id: asset_id, before: sideOf(before), after: sideOf(after) });
    if (row === null)
        return [];
    const last = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<span class="${outcome === 'done' ? 'usual good' : 'good'}">${outcome}</span>`
        : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<span class="bad">${outcome}</span>${reason === null ? null : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) ` <small>${reason}</small>`}`;
    return [(0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .pageRow */ .oG)(row, { last })];
}
function sideOf(state) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating } = state;
    return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}
function outsideSection(outside) {
    const dayOf = (some) => {
        const between = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(some, _audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .betweenLooks */ .F4)].map(([title, members]) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<div class="run"><h4>${title}</h4>
${(0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .rowTable */ .pS)('Outcome', members.flatMap(outsideRow))}</div>
`);
        return { beside: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<span class="count">${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(some.length, 'change')}</span>`, body: between };
    };
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW)('outside', 'Made outside this repository', byDay(outside, ({ before_look }) => before_look, dayOf));
}
function outsideRow(one) {
    const last = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<span class="bad">made outside</span>`;
    if (!(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isAsset */ .vY)(one)) {
        const name = (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)((one.after ?? one.before)?.name ?? '');
        const system = one.of === 'cyber-system' ? name : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `${one.of} ${name}`;
        return [{ kind: 'place', system, asset: null, change: (0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .rowContrast */ .T7)(one), assetId: one.id, last }];
    }
    const row = (0,_document_row_js__WEBPACK_IMPORTED_MODULE_5__/* .changeRow */ .L)({ id: one.id, before: sideOf(one.before), after: sideOf(one.after) });
    return row === null ? [] : [(0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .pageRow */ .oG)(row, { last })];
}
function refusedSection({ refused }) {
    const lines = refused.map(({ at, result, guards, changes, run_url }) => {
        const by = guards.length === 0 ? null : ` by ${guards.join(', ')}`;
        return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<li>${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .timeTag */ .Sm)(at)}: ${result}${by}, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(changes, 'change')}, nothing written · ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .linksOf */ .hP)(run_url).run}</li>
`;
    });
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW)('refused', 'Refused runs', listOf(lines));
}
function listOf(lines, none = 'None.') {
    return lines.length === 0
        ? (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p class="none">${none}</p>
`
        : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<ul>
${lines}</ul>
`;
}
function reviewsSection({ reviews, next_review_due }) {
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW)('reviews', 'Reviews', (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p>${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .dueLine */ .xv)(next_review_due)}</p>
${listOf(reviews.map(reviewLine))}`);
}
function reviewLine(review) {
    const { date, pull_request, approved_by, statement, list_commit } = review;
    const by = `${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewerOf */ .L6)(review)}${pull_request === null ? '' : ` in #${pull_request}`}`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<li><b>The list of ${date}</b>, ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(review)}, by ${by}; approved by ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .approvers */ .DH)(approved_by)}. ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .approverSentence */ .RM)(review)} “${statement}” <small>List of ledger commit ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .TH)(list_commit)}</small></li>
`;
}
function readingsSection({ looks, gaps, from }) {
    const [first, last] = [looks[0], looks.at(-1)];
    const span = first === undefined || last === undefined
        ? `No reading ${from === null ? 'yet' : 'in this period'}.`
        : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(looks.length, 'reading')}, from ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(first.at)} to ${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(last.at)}; the last one listed ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(last.assets, 'asset')}.`;
    const lines = gaps.map((gap) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<li class="bad">${(0,_audit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gapLine */ .Bc)(gap).trim()}</li>
`);
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW)('readings', 'Readings and gaps', (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy) `<p>${span}</p>
${listOf(lines, 'No gaps.')}`);
}
/** The list of one reading, as the report shows the live one. */
function listPage(list, { tool, madeAt }) {
    const { organization, service, at, next_look, ledger_commit, live_sha256 } = list;
    const owned = (row) => ({
        id: row.id ?? '',
        name: row.name ?? '',
        organization_slug: organization,
    });
    return (0,_report_page_js__WEBPACK_IMPORTED_MODULE_8__/* .renderReport */ .B)({
        ...{ organization, service, readAt: at, madeAt, tool, changes: null, identity: `ledger commit ${ledger_commit}` },
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
            { term: 'Next reading', content: next_look === null ? 'none since' : (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .timeTag */ .Sm)(next_look) },
            { term: 'Ledger commit', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .TH)(ledger_commit), isWide: true },
            { term: 'live_sha256', content: (0,_markup_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .TH)(live_sha256), isWide: true },
        ],
    });
}


/***/ })

};
