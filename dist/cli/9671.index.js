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
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1968);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5952);
/* harmony import */ var _markdown_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4457);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(421);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(755);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5511);
/* harmony import */ var _unapproved_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3740);












/** Only this many changes are listed. The evidence has them all. */
const MOST_SHOWN = 200;
const OUTCOME_WORDS = {
    done: 'done',
    adopted: 'done, found in the list after its answer was lost',
    already: 'gone already',
    'changed-meanwhile': 'changed meanwhile',
    failed: 'failed',
    unknown: 'unknown',
    skipped: 'skipped',
    'not-started': 'not started',
};
const KEY_REFUSED = 'The service refused the API key, so the run wrote nothing more. Check the key, then apply again.';
/** A stopped run reads no more. Its reason and remedy were already given. */
function notReadBack(failure, stopped, formatter) {
    if (stopped === 'signal')
        return 'The run was stopped before it could read the result back. Plan again to see it.';
    return `The result could not be read back: ${formatter.reason(failure)}. Plan again to see it.`;
}
/** Each change that did not succeed, then the counts. Ends with a newline. */
function renderAppliedTerminal(report, { color, detail, face }) {
    const paint = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .painter */ .C2)(color);
    const lines = [];
    const { open, tried } = undone(report);
    // What was not started has no news of its own: the counts below have it.
    for (const result of tried.slice(0, MOST_SHOWN))
        lines.push(...resultLines(result, detail, paint));
    if (tried.length > MOST_SHOWN)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(tried.length - MOST_SHOWN)} more. The evidence has all of them.`);
    for (const { differences, text } of doubts(report)) {
        lines.push(paint.red(text));
        for (const difference of differences.slice(0, MOST_SHOWN))
            lines.push(`  ${differenceLine(difference, detail)}`);
    }
    if (report.closingFailure !== null) {
        lines.push(paint.red(notReadBack(report.closingFailure, report.stopped, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8)));
    }
    if (report.stopped === 'key-refused') {
        lines.push(paint.red(KEY_REFUSED));
    }
    lines.push(paint.bold(outcomeCounts(report)));
    if (open.length > 0)
        lines.push(howToGoOn(report, face, _text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8));
    return `${lines.join('\n')}\n`;
}
/** What is not done, and what of it was tried. */
function undone({ results }) {
    const open = results.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome));
    return { open, tried: open.filter(({ outcome }) => outcome !== 'not-started') };
}
/** `done 2 of 4 · 1 failed · 1 skipped`. */
function outcomeCounts({ results }) {
    const { open } = undone({ results });
    const counts = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .countBy */ .Tr)(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
    const done = `done ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(results.length - open.length)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(results.length)}`;
    return [done, ...Array.from(counts, ([label, count]) => `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .zD)(count)} ${label}`)].join(_summarize_js__WEBPACK_IMPORTED_MODULE_6__/* .SEPARATOR */ .wv);
}
/** The outcomes in numbers: done, tried but not known to be done, and not tried. */
function outcomeNumbers({ results }) {
    const { open, tried } = undone({ results });
    const failed = tried.filter(({ outcome }) => outcome !== 'skipped').length;
    return { done: results.length - open.length, skipped: open.length - failed, failed };
}
/** Changes that are done stay done, and are in no later plan. */
function howToGoOn({ stopped, results }, face, { code }) {
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const isRefused = results.some(({ outcome }) => outcome === 'failed');
    const first = stopped === 'key-refused' ? 'correct the API key, then ' : isRefused ? 'correct what failed, then ' : '';
    return `To go on, ${first}${again}. Changes that are done are skipped.`;
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
/** What the service shows otherwise than it answered, the assets that are there twice last. */
function doubts({ differences }) {
    const twins = differences.filter(({ kind }) => kind === 'duplicate');
    const others = differences.filter(({ kind }) => kind !== 'duplicate');
    return [
        ...(others.length === 0 ? [] : [{ differences: others, text: notConverged(others) }]),
        ...(twins.length === 0 ? [] : [{ differences: twins, text: duplicated(twins) }]),
    ];
}
function notConverged(differences) {
    return `not-converged: the service accepted ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(differences.length, 'change')} that its list does not show. Plan again.`;
}
/** Another run or a person made these during this apply. A person must decide which to keep. */
function duplicated(twins) {
    const are = twins.length === 1 ? 'is' : 'are';
    return `not-converged: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(twins.length, 'asset')} ${are} in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`;
}
function differenceLine({ change, kind, found }, detail) {
    const ids = detail === 'counts' || found.length === 0 ? '' : ` (${found.map(({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(id)).join(', ')})`;
    return `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0)(change, detail)} ${DIFFERENCE_WORDS[kind]}${ids}`;
}
function cutOffLine({ path, open }) {
    const doubt = open === 0
        ? 'All of its writes have an outcome.'
        : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(open, 'write')} of it ${open === 1 ? 'has' : 'have'} no outcome.`;
    return `An earlier apply was cut off, or is still running: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)} has no evidence. ${doubt} This run starts from what the service has now.`;
}
/** Git's own words are left out: they could contain names that a public comment must not show. */
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Its evidence stays on the runner: keep it, and add it with `cip-sync audit add FILE`.';
/** The most bytes for what was not approved or not done. The rest of a comment needs little. */
const OPEN_BUDGET = 55_000;
/** For the job summary: the same, with the outcome of every change. */
function renderApplySummary(plan, report, options, budget) {
    if (report === null || report.results.length === 0)
        return { text: renderResultMarkdown(plan, report, options), isWhole: true };
    const page = resultPage(plan, options, reportBlocks(report));
    const table = headed('Changes', outcomeTable(report.results, options.detail), false);
    const section = { keep: 0, ...table, hidden: MORE };
    const [fitted] = fitSections([section], budget - bytesOf(page)) ?? [];
    const text = fitted === undefined ? page : `${page}\n${fitted.text}`;
    return { text, isWhole: fitted?.rows === report.results.length };
}
const MORE = (count) => `${grouped(count)} more not shown here. The evidence has all of them.`;
function outcomeTable(all, detail) {
    const results = [...all].sort((a, b) => compareForReading(a.change, b.change));
    const outcomeCells = ({ outcome, reason, detail: answer }) => [
        joined([OUTCOME_WORDS[outcome], reason === null ? '' : sentence(reason)], ': ') +
            (answer === null || detail === 'counts' ? '' : `<br>The service said: ${tableCell(answer)}`),
    ];
    const changes = results.map(({ change }) => change);
    const ids = new Map(results.map(({ change, id }) => [change, id]));
    if (detail === 'full') {
        const options = { ...plainTable(changes), idOf: (change) => ids.get(change) ?? null };
        return changeTable(changes, options, ['Outcome'], (_, index) => outcomeCells(results[index]));
    }
    const row = (result) => {
        const source = sourceOf(result.change);
        return rowOf([changeKind(result.change), source === null ? '' : tableCell(source), ...outcomeCells(result)]);
    };
    return eachRow(results, row, head(['Change', 'Line', 'Outcome']));
}
/** The result in words, then only what was refused or not done. The plan's comment and the evidence have the rest. */
function renderResultMarkdown(plan, report, options) {
    const { refusal, detail } = options;
    if (report === null)
        return resultPage(plan, options, [unwritten(plan, refusal)]);
    const [box, counts, doubt] = reportBlocks(report);
    return resultPage(plan, options, [box, counts, openBlock(report, detail), doubt]);
}
function resultPage(plan, options, blocks) {
    const { result, refusal, detail, name, pages, ledger } = options;
    const heading = `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`;
    const refused = refusal === null ? '' : renderRefusalMarkdown(refusal, { detail, budget: OPEN_BUDGET });
    const behind = ledger === null || ledger.behind === null ? '' : `${caution([NOT_IN_LEDGER])}\n`;
    return joined([heading, ...blocks, refused, behind, resultFoot(options)], '\n');
}
/** Who approved, how long the run took, and where to find more. */
function resultFoot({ commit, commitUrl, runUrl, evidence, ledger, approvals, ranMs }) {
    const people = approvals.map(({ user, at, pull }) => `${codeSpan(user)} at ${at} in pull request ${pull}`);
    const short = commit.slice(0, 7);
    const origin = [
        commitUrl !== null ? `At [${short}](${commitUrl})` : `At ${codeSpan(short)}`,
        ranMs === null ? '' : `ran for ${durationText(ranMs)}`,
        runLink(runUrl),
        evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
    ];
    const approved = people.length === 0 ? '' : `Approved by ${listed(people, 'and')}.\n`;
    return joined([approved, `${joined(origin, SEPARATOR)}\n`], '\n');
}
/** Empty if the part about the refusal says it. */
function unwritten(plan, refusal) {
    if (refusal !== null)
        return '';
    const { summary } = plan;
    const isNothing = summary.create + summary.update + summary.delete === 0;
    if (isNothing)
        return note(countsLine(summary));
    const blocked = guardSentences(plan, markdownFormatter).map((text) => `**Blocked:** ${text}`);
    return caution([`**Nothing was written.** ${countsLine(summary)}`, ...blocked]);
}
/** The state in words, the counts, and what is not certain. */
function reportBlocks(report) {
    const { open } = undone(report);
    const kinds = byKind(report.results.filter(({ outcome }) => hasSucceeded(outcome)).map(({ change }) => change));
    const done = doneLine(kinds);
    const state = `**${upperFirst(outcomeCounts(report))}.**`;
    const counts = done === '' ? '' : `${done}\n`;
    const box = open.length === 0
        ? note(state)
        : caution([`${state} ${openLine(open)} ${howToGoOn(report, 'action', markdownFormatter)}`]);
    return [box, counts, doubtBlock(report)];
}
function note(text) {
    return `> [!NOTE]\n> ${text}\n`;
}
/** The changes that are not done, each with its reason. */
function openBlock(report, detail) {
    const { open, tried } = undone(report);
    const waiting = open.length - tried.length;
    const rest = waiting === 0 ? '' : `${counted(waiting, 'change')} not started.\n`;
    if (tried.length === 0)
        return rest;
    const section = { ...outcomeTable(tried, detail), keep: 0, hidden: MORE };
    return joined([fitSections([section], OPEN_BUDGET)?.[0]?.text ?? '', rest], '\n');
}
/** Changes whose outcome is unknown may be done. */
function openLine(open) {
    const unknown = open.filter(({ outcome }) => outcome === 'unknown').length;
    const undone = open.length - unknown;
    const parts = [
        undone === 0 ? '' : `${counted(undone, 'change')} not done.`,
        unknown === 0 ? '' : `The outcome of ${counted(unknown, 'change')} is unknown.`,
    ];
    return joined(parts, ' ');
}
/** Plain text if nothing in the reason can be markup, else code. */
function sentence(reason) {
    return /^(?!.*www\.)[\w .,;:'()%-]*$/i.test(reason) ? reason : tableCell(reason);
}
/** Where the service shows something else than it answered, and what could not be read. */
function doubtBlock(report) {
    const { closingFailure, stopped } = report;
    return caution([
        ...(stopped === 'key-refused' ? [KEY_REFUSED] : []),
        ...doubts(report).map(({ text }) => text),
        ...(closingFailure === null ? [] : [notReadBack(closingFailure, stopped, markdownFormatter)]),
    ]);
}
/** null for a run that is not red, or if no more is known. */
function endingSentence({ plan, report = null, refusal = null, detail }) {
    if (hasErrors(plan.diagnostics))
        return invalidSentence(plan, detail);
    if (refusal !== null)
        return refusalSentence(refusal);
    if (report !== null)
        return undone(report).open.length === 0 ? null : openSentence(report, detail);
    const blocked = guardSentences(plan, plainFormatter);
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
    const { open } = undone(report);
    const failed = open.find(({ outcome }) => outcome === 'failed');
    const first = failed ?? open.find(({ outcome }) => outcome !== 'skipped') ?? open[0];
    const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
    const what = `${OUTCOME_WORDS[first.outcome]}: ${describe(first.change, detail)}${reason}`;
    const quote = first.detail === null || detail === 'counts' ? '' : ` The service said: ${visible(first.detail)}`;
    return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${quote} ${howToGoOn(report, 'action', plainFormatter)}`;
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
/* unused harmony exports renderRefusalBrief, renderRefusalMarkdown, refusalSentence */
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5952);
/* harmony import */ var _markdown_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4457);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(755);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5511);







/** Only this many changes are listed. The rest are counted. */
const MOST_SHOWN = 200;
/** Ends with a newline. */
function renderRefusalTerminal(refusal, { color, detail }) {
    const { plan, approved } = refusal;
    const changes = refusedOf(refusal);
    const lines = [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C2)(color).red(refusedLine(refusal))];
    for (const change of changes.slice(0, MOST_SHOWN)) {
        const prior = (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .priorApproval */ .gz)(plan.organization, change, approved);
        const now = detail === 'counts' ? '' : ` ${nowSentence(change)}`;
        lines.push(`  ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(change, detail)}`, `    ${approvedBefore(change, prior)}${now}`);
    }
    if (changes.length > MOST_SHOWN)
        lines.push(`  ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(changes.length - MOST_SHOWN)} more. A plan shows all of them.`);
    lines.push(...approvalLines(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8), `To go on, ${nextText(refusal, _text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8)}`);
    return `${lines.join('\n')}\n`;
}
/** Only why no approval counts, for the log of a run whose summary and annotation have the rest. May be empty. */
function renderRefusalBrief(refusal) {
    return approvalLines(refusal, plainFormatter)
        .map((line) => `${line}\n`)
        .join('');
}
/** Within a number of bytes of UTF-8. Empty when not even the heading fits. Ends with a newline. */
function renderRefusalMarkdown(refusal, { detail, budget }) {
    const changes = refusedOf(refusal);
    const paragraphs = [
        ...approvalLines(refusal, markdownFormatter),
        `**Next:** ${nextText(refusal, markdownFormatter)}`,
    ];
    const foot = paragraphs.map((paragraph) => `\n${paragraph}\n`).join('');
    const heading = `${caution([refusedLine(refusal)])}\n### Not approved: ${counted(changes.length, 'change')}\n\n`;
    const section = { ...refusalTable(refusal, changes, detail), keep: 0 };
    const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
    return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}
function refusedOf({ plan, missing }) {
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .inReadingOrder */ .g)(plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint)));
}
/** Each change beside what was approved and what the service has now, for comparison. */
function refusalTable(refusal, changes, detail) {
    const hidden = (count) => `${grouped(count)} more not shown here.`;
    const { plan, approved } = refusal;
    const priorOf = (change) => priorApproval(plan.organization, change, approved);
    if (detail === 'counts') {
        const row = (change) => {
            const source = sourceOf(change);
            const place = source === null ? '' : ` ${codeSpan(source)}`;
            return `- **${change.action}**${place}: ${approvedBefore(change, priorOf(change))}\n`;
        };
        return { ...eachRow(changes, row), hidden };
    }
    const columns = ['What was approved', 'At the service now'];
    const table = changeTable(changes, plainTable(changes), columns, (change) => [
        approvedText(change, priorOf(change)) || 'nothing',
        nowText(contrasted(change), tableCell) || 'not there',
    ]);
    return { ...table, hidden };
}
/** The asset at the service now; '' if it is not there. */
function nowText(change, name) {
    if (change.before === null)
        return '';
    const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
    return `${name(change.before.name)}, ${change.before.asset_type}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .systemName */ .N9)(system, name)}`;
}
function nowSentence(change) {
    const now = nowText((0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .contrasted */ .CF)(change), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm);
    return now === '' ? 'Not at the service.' : `At the service: ${now}.`;
}
/** What a pull request showed for the same asset; '' if nothing. */
function approvedText({ action }, prior) {
    if (prior === null)
        return '';
    if (prior === 'too-few')
        return `this ${action}, by too few people`;
    return prior === 'create' ? 'to create it, not to change an asset into it' : `this ${action}, but from other values`;
}
function approvedBefore(change, prior) {
    const approved = approvedText(change, prior);
    return approved === '' ? 'Not approved.' : `Approved: ${approved}.`;
}
function approvalLines(refusal, { code }) {
    const { approve, plan, ticket, behind } = refusal;
    const lines = [];
    if (approve !== '' && approve !== plan.digest)
        lines.push(`You gave another digest than that of this plan, which is ${code(plan.digest)}.`);
    if (approve !== '' && ticket === 'missing')
        lines.push(`The digest approves nothing without a ticket. Give one as ${code('ticket')}.`);
    if (behind === null)
        return lines;
    const { counting, rejected, direct } = behind;
    lines.push(countingLine(counting, refusal));
    const waitsForTwo = refusal.approved.deletes !== null && refusedOf(refusal).some(({ action }) => action === 'delete');
    if (waitsForTwo)
        lines.push(approverLine(counting));
    if (direct.length > 0)
        lines.push(directLine(direct));
    return [...lines, ...rejectedLines(rejected)];
}
/** Whose approvals count, where deletes wait for two people. */
function approverLine(counting) {
    const each = counting.slice(-MOST_NUMBERS).map(({ number, users }) => {
        const by = users.length === 0 ? 'Nobody' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(users.map(_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm), 'and');
        return ` ${by} approved pull request ${number}.`;
    });
    return `A delete needs the approvals of 2 people on one pull request.${each.join('')}`;
}
/** The first apply may have hundreds of pull requests behind it. */
const MOST_NUMBERS = 10;
function directLine(direct) {
    return `${namedCommits(direct).replace('c', 'C')} changed the inventory without a pull request. Under review, nothing that was planned before counts.`;
}
function namedCommits(shas) {
    const named = shas.slice(0, MOST_NUMBERS).map((sha) => sha.slice(0, 12));
    const more = shas.length > MOST_NUMBERS ? `, and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(shas.length - MOST_NUMBERS)} more` : '';
    return `${shas.length === 1 ? 'commit' : 'commits'} ${named.join(', ')}${more}`;
}
function rejectedLines(rejected) {
    const lines = rejected.slice(-MOST_NUMBERS).map(({ number, why }) => `Pull request ${number}: ${whyNot(why)}`);
    const more = rejected.length - lines.length;
    return more === 0
        ? lines
        : [...lines, `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(more)} earlier pull ${more === 1 ? 'request does' : 'requests do'} not count either.`];
}
const WHY_NOT = {
    'no-record': 'no plan was recorded for its last commit.',
    'other-app': 'another app than the one that applies recorded its plan.',
    'other-service': 'its plan was made for another service address.',
    'other-base': 'its plan was made for another base branch, and nobody planned it again.',
    unsigned: 'its record was changed, or it is not signed with this signing-key.',
    erased: 'a newer plan ended without a record, or someone erased the record.',
    'comment-changed': 'someone changed the comment that reviewers read.',
    'check-changed': 'someone changed the check that reviewers read.',
    'second-comment': 'someone wrote a second comment that looks like the plan.',
    'no-ticket': 'its title named no ticket when it was planned.',
    withdrawn: 'later plans took back every change that its plan showed.',
    'marks-deleted': 'someone deleted the deployment that its plan saw as applied.',
};
const WHY_NOT_REVIEW = {
    bot: 'is not a person',
    author: 'opened the pull request',
    committer: 'wrote or committed part of it',
    'may-not-write': 'cannot write to the repository',
    'before-record': 'approved before the plan was shown',
    'other-commit': 'approved another commit',
};
/** Logins are not names of the inventory, so they are always shown. */
function whyNot(why) {
    if (why.kind === 'direct-push')
        return `it was planned without ${namedCommits(why.commits)}.`;
    if (why.kind !== 'no-review')
        return WHY_NOT[why.kind];
    const { needed, have, against, ignored } = why;
    const neededReviews = needed === 1 ? 'needs an approving review' : `needs approving reviews of ${needed} people`;
    const got = have === 0 ? '' : ` It has ${have}.`;
    const refused = against.map((user) => ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} requests changes.`).join('');
    const not = ignored.map(({ user, why: reason }) => ` The review of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} does not count: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}
/** How many changes the pull requests approved. Fingerprints do not show which. */
function countingLine(counting, { plan, approved }) {
    if (counting.length === 0)
        return 'No pull request behind this commit has a plan that counts.';
    const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
    const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
    // Not `#7`, which GitHub would turn into a link.
    const numbers = counting.map(({ number }) => number).join(', ');
    const by = `${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers}`;
    const rest = gone === 0 ? '' : ` ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(gone)} no longer ${gone === 1 ? 'applies' : 'apply'}.`;
    return `${by} approved ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(approved.fingerprints.size, 'change')}.${rest}`;
}
/** How to start a run by hand, as a click path and as a command. */
function dispatchText({ plan, workflow, ticket }, { code }) {
    const [input, field] = ticket === null ? ['', ''] : [`, ${code('ticket: TICKET')}`, ' -f ticket=TICKET'];
    const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
    const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve=${plan.digest}${field}`;
    return `read the plan, then run the workflow with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)}${input} (${click}; or ${code(command)}).`;
}
const BRING_ANEW = 'revert the changes that are not applied, in a pull request, and merge it. The apply ends in no-changes. Then open a new pull request with the changes, and have it approved.';
function nextText(refusal, formatter) {
    const pending = 'open a pull request. It shows these changes as pending, and merging it';
    switch (refusal.next) {
        case 'dispatch':
            return `${dispatchText(refusal, formatter)} Or ${pending} approves them.`;
        case 'dispatch-only':
            return dispatchText(refusal, formatter);
        case 'review':
            return `${pending} with an approving review approves them.`;
        case 'bring-anew':
            return BRING_ANEW;
        case 'plan-again':
            return 'read the plan again, and approve what it shows now.';
        case 'review-pull-request':
            return 'have the pull request reviewed as it is, and queue it again.';
        case 'update-pull-request':
            return 'update the pull request with its base branch, so that it is planned again.';
    }
}
/** For the annotation of the run. */
function refusalSentence(refusal) {
    return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainFormatter)}`;
}
function refusedLine(refusal) {
    const count = refusedOf(refusal).length;
    return `Nothing was written. ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, 'change')} to execute ${count === 1 ? 'is' : 'are'} not approved.`;
}


/***/ })

};
