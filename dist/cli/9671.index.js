export const id = 9671;
export const ids = [9671];
export const modules = {

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cutOffLine),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   aS: () => (/* binding */ DIFFERENCE_WORDS),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   uV: () => (/* binding */ renderAppliedTerminal)
/* harmony export */ });
/* unused harmony exports outcomeNumbers, renderApplySummary, renderResultMarkdown, endingSentence, invalidSentence */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5952);
/* harmony import */ var _markdown_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4457);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3666);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5511);
/* harmony import */ var _unapproved_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3740);











/** Changes beyond so many are counted, not listed: the evidence has them all. */
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
    done: 'done',
    adopted: 'done, found by the list after its answer was lost',
    already: 'gone already',
    'changed-meanwhile': 'changed meanwhile',
    failed: 'failed',
    unknown: 'unknown',
    skipped: 'skipped',
    'not-started': 'not started',
};
const KEY_REFUSED = 'The service refused the API key, so nothing more was written. Check the key, then apply again.';
/** A run that was stopped reads no more: there the reason, and the remedy that it ends with, are no news. */
function notReadBack(failure, stopped, voice) {
    if (stopped === 'signal')
        return 'The run was stopped before it could read the result back. Plan again to see it.';
    return `The result could not be read back: ${voice.reason(failure)}. Plan again to see it.`;
}
/** What did not succeed, change by change, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, detail, face }) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .painter */ .C2)(color);
    const lines = [];
    const open = report.results.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome));
    for (const result of open.slice(0, MOST_SHOWN))
        lines.push(...resultLines(result, detail, paint));
    if (open.length > MOST_SHOWN)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(open.length - MOST_SHOWN)} more; the evidence has them all.`);
    const twins = report.differences.filter(({ kind }) => kind === 'duplicate');
    const others = report.differences.filter(({ kind }) => kind !== 'duplicate');
    for (const [differences, say] of [[others, notConverged], [twins, duplicated]]) {
        if (differences.length > 0)
            lines.push(paint.red(say(differences)));
        for (const difference of differences.slice(0, MOST_SHOWN))
            lines.push(`  ${differenceLine(difference, detail)}`);
    }
    if (report.closingFailure !== null) {
        lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainVoice */ .R5)));
    }
    if (report.stopped === 'key-refused') {
        lines.push(paint.red(KEY_REFUSED));
    }
    lines.push(paint.bold(outcomeCounts(report)));
    if (open.length > 0)
        lines.push(howToGoOn(report, face, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainVoice */ .R5));
    return `${lines.join('\n')}\n`;
}
/** `done 2 of 4 · 1 failed · 1 skipped`. */
function outcomeCounts(report) {
    const counts = new Map();
    for (const { outcome } of report.results) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome))
            counts.set(OUTCOME_WORDS[outcome], (counts.get(OUTCOME_WORDS[outcome]) ?? 0) + 1);
    }
    const { done } = outcomeNumbers(report);
    const open = Array.from(counts, ([label, count]) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(count)} ${label}`);
    return [`done ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(done)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(report.results.length)}`, ...open].join(' · ');
}
/** What became of the changes: done, tried and not known to be done, and not tried. */
function outcomeNumbers({ results }) {
    const count = (of) => results.filter(({ outcome }) => of(outcome)).length;
    const skipped = count((outcome) => outcome === 'skipped' || outcome === 'not-started');
    const done = count(_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO);
    return { done, skipped, failed: results.length - done - skipped };
}
/** What is done stays done, and stands in no plan any more. */
function howToGoOn({ stopped }, face, { code }) {
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const first = stopped === 'key-refused' ? 'correct the API key, then ' : '';
    return `To go on, ${first}${again}: what is done is skipped.`;
}
function resultLines({ change, outcome, reason, detail: answer }, detail, paint) {
    const why = reason === null ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`;
    const line = paint.red(`${OUTCOME_WORDS[outcome]}  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(change, detail)}${why}`);
    return answer === null || detail === 'counts' ? [line] : [line, `  the service said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(answer)}`];
}
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function notConverged(differences) {
    return `not-converged: the service's list does not show ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(differences.length, 'change')} that it accepted. Plan again.`;
}
/** Made by another run or a person while this one applied: which of the two to keep is for a person to say. */
function duplicated(twins) {
    const stand = twins.length === 1 ? 'stands' : 'stand';
    return `not-converged: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(twins.length, 'asset')} ${stand} twice: made by another run or person meanwhile, or by a create whose answer was lost. None was deleted; delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
    const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)).join(', ')})`;
    return `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
    const doubt = open === 0 ? 'none of its writes is' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(open, 'write')} of it ${open === 1 ? 'is' : 'are'}`;
    return `An earlier apply was cut off, or is still running: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)} has no evidence beside it, and ${doubt} in doubt (an intent without an outcome). What the service has now is what counts.`;
}
/** Without git's own words, which could name what a public comment must not. */
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Its evidence stays on the runner: keep it, and add it with `cip-sync audit add FILE`.';
/** Bytes of the part about what was not approved or not done: the rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/** For the job summary: the same, and every change with what became of it. */
function renderApplySummary(plan, report, options, budget) {
    const page = renderResultMarkdown(plan, report, options);
    if (report === null || report.results.length === 0)
        return page;
    const { detail } = options;
    const section = { keep: 0, ...outcomeTable(report.results, detail), hidden: MORE };
    const [fitted] = fitSections([{ ...section, open: `### Changes\n\n${section.open}` }], budget - bytesOf(page)) ?? [];
    return fitted === undefined ? page : `${page}\n${fitted.text}`;
}
const MORE = (count) => `${grouped(count)} more not shown here; the evidence has them all.`;
function outcomeTable(results, detail) {
    const outcomeCells = ({ outcome, reason }) => [
        OUTCOME_WORDS[outcome],
        reason === null ? '' : sentence(reason, tableCell),
    ];
    if (detail === 'full') {
        const rows = results.map((result) => ({ ...result, cyberSystem: result.change.cyberSystem }));
        return siteTable(['Asset', 'Id', 'Change', 'Outcome', 'Reason'], rows, (row) => [
            ...[tableCell((row.change.after ?? row.change.before).name), row.id === null ? '' : tableCell(row.id)],
            ...[kindOf(row.change), ...outcomeCells(row)],
        ]);
    }
    return {
        open: '| Change | Declared in | Outcome | Reason |\n| :-- | :-- | :-- | :-- |\n',
        count: results.length,
        row: (index) => {
            const result = results[index];
            const source = sourceOf(result.change);
            return `| ${[kindOf(result.change), source === null ? '' : tableCell(source), ...outcomeCells(result)].join(' | ')} |\n`;
        },
        close: '',
    };
}
/** Names only what was refused or not done: the rest is in the plan's comment and in the evidence. */
function renderResultMarkdown(plan, report, options) {
    const { result, commit, runUrl, evidence, refusal, detail, name = '', pages = null, ledger = null } = options;
    const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`;
    const blocks = report === null ? [unwritten(plan, refusal)] : reportBlocks(report, detail);
    const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, { detail, budget: OPEN_BUDGET });
    const origin = [
        `At ${codeSpan(commit.slice(0, 7))}`,
        evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
        runLink(runUrl),
    ];
    const behind = ledger === null || ledger.behind === null ? '' : `${caution([NOT_IN_LEDGER])}\n`;
    const foot = `${joined(origin, SEPARATOR)}\n`;
    return joined([heading, ...blocks, refused, behind, foot], '\n');
}
/** Empty where the part about the refusal says it. */
function unwritten(plan, refusal) {
    if (refusal !== null)
        return '';
    const { summary } = plan;
    const isNothing = summary.create + summary.update + summary.delete === 0;
    const blocked = guardSentences(plan, markdownVoice).map((text) => `\n${caution([`**Blocked:** ${text}`])}`);
    const counts = isNothing ? `${countsLine(summary)}\n` : `**Nothing was written**<br>${countsLine(summary)}\n`;
    return counts + blocked.join('');
}
function reportBlocks(report, detail) {
    const { results } = report;
    const open = results.filter(({ outcome }) => !hasSucceeded(outcome));
    const kinds = byKind(results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
    const done = doneLine(kinds);
    const all = upperFirst(outcomeCounts(report));
    const lines = done === '' ? `**${all}**` : `**${done}**<br>${all}`;
    return [`${lines}\n`, openBlock(report, open, detail), doubtBlock(report)];
}
/** What is not done, each with its reason. */
function openBlock(report, open, detail) {
    if (open.length === 0)
        return '';
    const head = `> [!WARNING]\n> ${openLine(open)} ${howToGoOn(report, 'action', markdownVoice)}\n\n`;
    const section = {
        ...{ keep: 0, open: '', count: open.length, close: '' },
        row: (index) => `- ${openText(open[index], detail)}\n`,
        hidden: MORE,
    };
    return head + (fitSections([section], OPEN_BUDGET - bytesOf(head))?.[0]?.text ?? '');
}
/** What nobody knows to be done may be done. */
function openLine(open) {
    const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
    const undone = open.length - unknown;
    const parts = [
        undone === 0 ? '' : `${counted(undone, 'change')} not done.`,
        unknown === 0
            ? ''
            : `Of ${counted(unknown, 'change')} nobody knows whether ${unknown === 1 ? 'it was' : 'they were'} done.`,
    ];
    return joined(parts, ' ');
}
function openText({ change, outcome, reason, detail: answer }, detail) {
    const why = reason === null ? '' : `: ${sentence(reason)}`;
    const quote = answer === null || detail === 'counts' ? '' : `<br>The service said: ${codeSpan(answer)}`;
    return `**${OUTCOME_WORDS[outcome]}** ${describe(change, detail, MARKDOWN)}${why}${quote}`;
}
const MARKDOWN = { name: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS, place: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS };
/** A reason as it stands when nothing in it can be markup, else as code. */
function sentence(reason, code = codeSpan) {
    return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : code(reason);
}
/** What nobody can say of the service, or what it says otherwise than it was told. */
function doubtBlock({ differences, closingFailure, stopped }) {
    const twins = differences.filter(({ kind }) => kind === 'duplicate');
    const others = differences.filter(({ kind }) => kind !== 'duplicate');
    const paragraphs = [
        stopped === 'key-refused' ? KEY_REFUSED : '',
        others.length > 0 ? notConverged(others) : '',
        twins.length > 0 ? duplicated(twins) : '',
        closingFailure === null ? '' : notReadBack(closingFailure, stopped, markdownVoice),
    ].filter((text) => text !== '');
    return caution(paragraphs);
}
/** null for a run that is not red, or of which no more is known. */
function endingSentence({ plan, report = null, refusal = null, detail }) {
    if (hasErrors(plan.diagnostics))
        return invalidSentence(plan, detail);
    if (refusal !== null)
        return refusalSentence(refusal);
    if (report !== null)
        return report.results.every(({ outcome }) => hasSucceeded(outcome)) ? null : openSentence(report, detail);
    const blocked = guardSentences(plan, plainVoice);
    return blocked.length === 0 ? null : blocked.join(' ');
}
/** The first finding, and how many more there are. */
function invalidSentence({ diagnostics }, detail) {
    const errors = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined)
        return null;
    const more = errors.length === 1 ? '' : ` And ${counted(errors.length - 1, 'more error')}.`;
    return `${formatDiagnostic(first, detail)}${more}`;
}
/** `Done 2 of 4 · 1 failed · 1 skipped. Failed: create … .` */
function openSentence(report, detail) {
    const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
    const failed = open.find(({ outcome }) => outcome === 'failed');
    const first = failed ?? open.find(({ outcome }) => outcome !== 'skipped') ?? open[0];
    const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
    const what = `${OUTCOME_WORDS[first.outcome]}: ${describe(first.change, detail)}${reason}`;
    const quote = first.detail === null || detail === 'counts' ? '' : ` The service said: ${visible(first.detail)}`;
    return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${quote} ${howToGoOn(report, 'action', plainVoice)}`;
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 3740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ renderRefusalTerminal)
/* harmony export */ });
/* unused harmony exports renderRefusalMarkdown, refusalSentence */
/* harmony import */ var _core_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9643);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5511);





/** Changes beyond so many are counted, not listed. */
const MOST_SHOWN = 200;
/** Ends with a newline. */
function renderRefusalTerminal(refusal, { color, detail }) {
    const { plan, approved } = refusal;
    const changes = refusedOf(refusal);
    const lines = [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(color).red(refusedLine(refusal))];
    for (const change of changes.slice(0, MOST_SHOWN)) {
        const prior = (0,_core_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .acquaintance */ .Ed)(plan.organization, change, approved);
        const now = detail === 'counts' ? '' : `; now: ${nowText((0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .contrasted */ .CF)(change), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)}`;
        lines.push(`  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(change, detail)}`, `    approved: ${approvedText(change, prior)}${now}`);
    }
    if (changes.length > MOST_SHOWN)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(changes.length - MOST_SHOWN)} more; plan shows them all.`);
    lines.push(...approvalLines(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5), `To go on, ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .plainVoice */ .R5)}`);
    return `${lines.join('\n')}\n`;
}
/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
function renderRefusalMarkdown(refusal, { detail, budget }) {
    const changes = refusedOf(refusal);
    const paragraphs = [...approvalLines(refusal, markdownVoice), `**Next:** ${nextText(refusal, markdownVoice)}`];
    const foot = paragraphs.map((paragraph) => `\n${paragraph}\n`).join('');
    const section = { ...refusalList(refusal, changes, detail), keep: 0 };
    const heading = `### Not approved: ${counted(changes.length, 'change')}, so nothing was written\n\n`;
    const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
    return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}
function refusedOf({ plan, missing }) {
    return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}
/** What was approved and what is there now, below each other: it is to be compared, on a narrow page too. */
function refusalList({ plan, approved }, changes, detail) {
    return {
        ...{ open: '', count: changes.length, close: '' },
        row: (index) => {
            const change = changes[index];
            const prior = acquaintance(plan.organization, change, approved);
            return `- ${refusalText(change, approvedText(change, prior), detail)}\n`;
        },
        hidden: (count) => `${grouped(count)} more not shown here.`,
    };
}
function refusalText(whole, approved, detail) {
    const change = contrasted(whole);
    const { action, id } = change;
    const source = sourceOf(change);
    const names = detail === 'full';
    const subject = [`**${action}**`, names && id !== null ? codeSpan(id) : '', source === null ? '' : codeSpan(source)];
    const now = [`now: ${nowText(change, codeSpan)}`, `in the files: ${wantedText(change, codeSpan)}`];
    const lines = [joined(subject, ' '), `approved: ${approved}`, ...(names ? now : [])];
    return lines.join('<br>');
}
function nowText(change, name) {
    if (change.before === null)
        return 'not there';
    const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
    return `${name(change.before.name)}, ${change.before.asset_type}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .systemName */ .N9)(system, name)}`;
}
function wantedText({ after, cyberSystem }, name) {
    return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${systemName(cyberSystem, name)}`;
}
function approvedText({ action }, prior) {
    if (prior === 'create')
        return 'to create it, and now it is there';
    return prior === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}
function approvalLines(refusal, { code }) {
    const { approve, plan } = refusal;
    const isOther = approve !== '' && approve !== plan.digest;
    const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
    return [...(isOther ? [other] : []), ...pullLines(refusal), ...directLines(refusal), ...uncountedLines(refusal)];
}
/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;
function directLines({ direct = [] }) {
    if (direct.length === 0)
        return [];
    const named = direct.slice(0, MOST_NUMBERS).map((sha) => sha.slice(0, 12));
    const more = direct.length > MOST_NUMBERS ? `, and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(direct.length - MOST_NUMBERS)} more` : '';
    const what = direct.length === 1 ? 'Commit' : 'Commits';
    return [
        `${what} ${named.join(', ')}${more} touched the inventory without a pull request: under review nothing that came with it counts.`,
    ];
}
function uncountedLines({ uncounted = [] }) {
    const lines = uncounted.slice(-MOST_NUMBERS).map(({ number, why }) => `Pull request ${number}: ${whyNot(why)}`);
    const more = uncounted.length - lines.length;
    return more === 0
        ? lines
        : [...lines, `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(more)} more before them ${more === 1 ? 'does' : 'do'} not count either.`];
}
const WHY_NOT = {
    'no-record': 'no plan of it was recorded on its head.',
    'other-app': 'its plan was recorded by another app than the one that applies.',
    'other-service': 'its plan was made for another service address.',
    'other-base': 'its plan was made for another base branch, and it was not planned again since.',
    unsigned: 'its record was changed, or is not signed with this signing-key.',
    erased: 'a newer plan of it ended without a record, or its record was erased.',
    'comment-changed': 'someone changed what reviewers read: the comment is not as the plan left it.',
    'check-changed': 'someone changed what reviewers read: the check is not as the plan left it.',
    'marks-deleted': 'it was planned when more was marked as applied than is now: marks were deleted.',
};
const WHY_NOT_REVIEW = {
    bot: 'is no person',
    author: 'opened it',
    committer: 'wrote or committed part of it',
    'may-not-write': 'may not write to the repository',
    'before-record': 'approved before this plan was shown',
    'other-commit': 'approved another commit',
};
/** Logins are no names of the inventory: they are shown whatever the detail. */
function whyNot(why) {
    if (why.kind !== 'no-review')
        return WHY_NOT[why.kind];
    const { needed, have, against, ignored } = why;
    const asked = needed === 1 ? 'an approving review' : 'approving reviews of two people, since nobody stands for all of it';
    const got = have === 0 ? '' : ` It has ${have}.`;
    const refused = against.map((user) => ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} asks for changes.`).join('');
    const not = ignored.map(({ user, why: reason }) => ` That of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} does not count: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `it lacks ${asked} of its plan.${got}${refused}${not.join('')}`;
}
/** What the approvals hold in all: their changes are known by fingerprint alone. */
function pullLines({ plan, approved, pulls }) {
    if (pulls === null)
        return [];
    if (pulls.length === 0)
        return ['No pull request behind this commit has a plan that counts.'];
    const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
    const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
    // Not `#7`: nothing that is said here is to link there.
    const by = `${pulls.length === 1 ? 'Pull request' : 'Pull requests'} ${pulls.join(', ')}`;
    const rest = gone === 0 ? 'all still to do' : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(gone)} of them done already, or of what is no longer so`;
    return [`${by} approved ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(approved.fingerprints.size, 'change')}, ${rest}.`];
}
/** Where a run by hand is started, as a click path and as a command. */
function dispatchText({ plan, workflow = null }, { code }) {
    const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
    const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve=${plan.digest}`;
    return `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)} (${click}; or ${code(command)}).`;
}
function nextText(refusal, voice) {
    const pending = 'open a pull request: it shows these changes as pending, and merging it';
    switch (refusal.next) {
        case 'dispatch':
            return `${dispatchText(refusal, voice)} Or ${pending} approves them.`;
        case 'dispatch-alone':
            return dispatchText(refusal, voice);
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'plan-again':
            return 'look at the plan again, and approve what it shows now.';
        case 'update-pull-request':
            return 'bring the pull request up to date with its base, so that its plan is shown again.';
    }
}
/** For the annotation of the run. */
function refusalSentence(refusal) {
    return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainVoice)}`;
}
function refusedLine(refusal) {
    return `Nothing was written: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(refusedOf(refusal).length, 'change')} to execute that nobody approved.`;
}


/***/ })

};
