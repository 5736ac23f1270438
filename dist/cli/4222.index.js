export const id = 4222;
export const ids = [4222];
export const modules = {

/***/ 4222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPlanMarkdown: () => (/* binding */ renderPlanMarkdown)
});

// UNUSED EXPORTS: planPage, renderValidationMarkdown

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/markdown/budget.js
// Fits a page into a number of bytes: sections are shown whole, or their first rows, or one line that says what is
// hidden.
/** The sections in the order given. The byte count includes one blank line between them. null when nothing fits. */
function budget_fitSections(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + budget_bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = budget_bytesOf(briefs[index].text);
        const room = left + reserved;
        const { most = Number.POSITIVE_INFINITY } = section;
        const filled = fill(section, Math.min(room, most));
        if (filled !== null) {
            fitted[index] = filled;
            left -= budget_bytesOf(filled.text) - reserved;
        }
        // If a section was cut, no section of less weight is shown after it, however small.
        if ((filled?.rows ?? 0) < section.count && most > room)
            break;
    }
    return fitted;
}
function budget_bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** Shows only the size of a section. One without rows stays as it is. */
function brief({ open, count, close, hidden }) {
    if (count === 0)
        return { text: open + close, rows: 0 };
    const line = hidden(count, true);
    return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = budget_bytesOf(rest(count));
    let used = budget_bytesOf(open) + budget_bytesOf(close);
    /** This many rows leave room for the line about the rest. */
    let fitting = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += budget_bytesOf(next);
        if (used > room)
            break;
        rows.push(next);
        if (used + restBytes <= room)
            fitting = rows.length;
    }
    if (count > 0 && rows.length === count)
        return { text: open + rows.join('') + close, rows: count };
    if (fitting === 0)
        return null;
    return { text: open + rows.slice(0, fitting).join('') + close + rest(count - fitting), rows: fitting };
}

// EXTERNAL MODULE: ./lib/report/markdown/sections.js
var markdown_sections = __webpack_require__(5952);
;// CONCATENATED MODULE: ./lib/report/markdown/page.js







const COMMENT_BUDGET = 60_000;
/** Returns only the text, for a page without a record. */
function renderPlanMarkdown(plan, options) {
    return planPage(plan, options).text;
}
/** Time grows with the budget and, to sort changes into sections, linearly with the plan. */
function planPage(plan, options) {
    const { detail, budget = COMMENT_BUDGET, pages = null, files = null } = options;
    const heading = headingOf(plan, options);
    const counts = countsText(plan, options.ticket ?? null);
    const foot = footer(plan, options);
    const only = (0,summarize/* onlySentence */.Gp)(plan, detail, text_style/* markdownFormatter */.W9);
    const head = [heading, counts, only === null ? '' : `${only}\n`].filter((block) => block !== '');
    const alerts = warnings(plan, options);
    const sections = (0,markdown_sections/* planSections */.wS)(plan, { detail, budget, elsewhere: elsewhere(options), pages, files });
    const frame = [...head, ...alerts, foot];
    const left = budget - frame.reduce((sum, block) => sum + budget_bytesOf(block) + 1, 0);
    const fitted = left < 0 ? null : budget_fitSections(sections, left);
    if (fitted === null) {
        const text = shortest([[heading, counts, foot], [heading, counts], [heading]], budget);
        return { text, notShown: detail === 'counts' ? [] : plan.toExecute, isWhole: false };
    }
    const notShown = detail === 'counts' ? [] : sections.flatMap(({ changes }, index) => changes.slice(fitted[index]?.rows ?? 0));
    const texts = fitted.map(({ text }) => text);
    const first = sections.filter(markdown_sections/* isFirst */.ZW).length;
    const blocks = [...head, ...texts.slice(0, first), ...alerts, ...texts.slice(first), foot];
    const isWhole = sections.every(({ count }, index) => fitted[index]?.rows === count);
    return { text: (0,text_style/* joined */.oR)(blocks, '\n'), notShown, isWhole };
}
function shortest(pages, budget) {
    const texts = pages.map((blocks) => blocks.join('\n'));
    return texts.find((text) => budget_bytesOf(text) <= budget) ?? '';
}
/** Without names of files or the service. The organization is the workflow's own. */
function headingOf(plan, { name = '' }) {
    const phrases = (0,summarize/* headlinePhrases */.Lx)(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
    // If the service could not be read, the organization is not known.
    const organization = plan.organization === '' ? '' : ` for ${(0,report_escape/* codeSpan */.SS)(plan.organization)}`;
    return `## Inventory plan${(0,markdown_sections/* ofName */.Dw)(name)}${organization}: ${phrases.join(', ')}\n`;
}
/** What would be executed, and what stays as it is. */
function countsText({ summary, diagnostics, toExecute }, ticket) {
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '';
    const isNothing = toExecute.length === 0;
    const agreed = isNothing && summary.drift === 0 ? (0,summarize/* agreement */.z6)(summary) : '';
    const counts = isNothing ? agreed : `**${(0,summarize/* countsLine */.J7)(summary, toExecute)}**`;
    const rest = (0,summarize/* restLine */.lw)(isNothing ? { ...summary, drift: 0 } : summary);
    const line = (0,text_style/* joined */.oR)([counts, rest, ticket === null ? '' : (0,report_escape/* codeSpan */.SS)(ticket)], summarize/* SEPARATOR */.wv);
    return line === '' ? '' : `${line}\n`;
}
/** What a reviewer must not miss: why nothing can be applied, and that deletes are permanent. */
function warnings({ summary, guards, managed, changes, toExecute }, options) {
    const { detail, deleteApprovals = 1 } = options;
    const blocks = [];
    const isOver = guards.some(({ guard, passed }) => guard.startsWith('max-delete') && !passed);
    const paragraphs = (0,summarize/* guardSentences */.S6)({ guards, managed }, text_style/* markdownFormatter */.W9).map((text) => `**Blocked:** ${text}`);
    if (summary.delete > 0) {
        const deletes = (0,text_style/* counted */.hS)(summary.delete, 'delete');
        const reach = (0,markdown_sections/* sitesOf */.Yc)(toExecute.filter(({ action }) => action === 'delete'));
        const limit = guards.length === 0 || isOver ? '' : `, limit ${(0,text_style/* grouped */.zD)((0,guard/* allowedDeletes */.du)(guards))}`;
        const people = deleteApprovals > 1 ? ` Deletes need ${deleteApprovals} approvals.` : '';
        paragraphs.push(`A delete is permanent, and the asset's compliance history goes with it. ${deletes}${reach}${limit}.${people}`);
    }
    if (paragraphs.length > 0)
        blocks.push((0,markdown_sections/* caution */.uL)(paragraphs));
    if (detail === 'counts' && changes.length > 0) {
        blocks.push(`Names are not shown here. ${whereNamesAre(toExecute)}\n`);
    }
    return blocks;
}
/** A delete may be of an asset that no file ever declared, so no diff shows its name. */
function whereNamesAre(toExecute) {
    const diff = 'The diff of the inventory files shows these changes';
    const isElsewhere = toExecute.some(({ action, origin }) => action === 'delete' || origin === 'drift');
    if (!isElsewhere)
        return `${diff}.`;
    return `${diff}, except for assets that no file declared before. To see those, run ${text_style/* markdownFormatter */.W9.code('cip-sync plan')} with the key.`;
}
/** What a reviewer does next, then which commit and version this is about. */
function footer(plan, options) {
    const { commit, runUrl, verb = 'plan' } = options;
    const next = verb === 'plan' ? nextStep(plan, options) : '';
    const states = statesLine(plan, options);
    const run = (0,markdown_sections/* runLink */.ut)(runUrl);
    const at = commit === undefined ? '' : `At ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`;
    const digest = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? '' : (0,report_escape/* codeSpan */.SS)(plan.digest);
    const origin = (0,text_style/* joined */.oR)([at, digest, run], summarize/* SEPARATOR */.wv);
    return `${(0,text_style/* joined */.oR)([next, states, origin], '\n\n')}\n`;
}
function elsewhere({ runUrl, isSummaryWhole = false }) {
    const link = (0,markdown_sections/* runLink */.ut)(runUrl, 'summary of the run');
    return link === '' ? '' : `; the ${link} has ${isSummaryWhole ? 'all' : 'more'}`;
}
/** What has to be corrected first, comes first. */
function nextStep(plan, options) {
    const { unrecorded = 0, mayRecord = true, unappliedBranch, next, commit } = options;
    const isInvalid = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics);
    if (!mayRecord && !isInvalid)
        return `**${summarize/* NOT_RECORDED */.D0}**`;
    if (unrecorded > 0)
        return `**${(0,summarize/* tooLargeText */.jQ)(unrecorded)}**`;
    if (unappliedBranch !== undefined && !isInvalid) {
        return `**Next:** this merges into ${(0,report_escape/* codeSpan */.SS)(unappliedBranch)}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
    }
    // A plan without a next step, as on a terminal, only mentions its errors.
    if (next === undefined && !isInvalid)
        return '';
    return `**Next:** ${approvalStep(plan, next ?? 'dispatch', commit)}`;
}
function approvalStep(plan, next, commit) {
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return 'correct the files. A new commit plans again.';
    if (toExecute.length === 0) {
        if (next === 'dispatch')
            return 'nothing to apply.';
        return 'nothing to approve. Merging this changes nothing at the service.';
    }
    if ((0,guard/* isBlocked */.lT)(guards))
        return 'fix what blocks this plan. The caution above says how.';
    const check = summary.delete === 0 ? '' : 'check that every delete is meant, then ';
    return `${check}${approvalText(next, digest, commit)}`;
}
/** Only a setup that needs a review mentions one. */
function approvalText(next, digest, commit) {
    const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
    const on = commit === undefined ? '' : ` on ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`;
    const { code } = text_style/* markdownFormatter */.W9;
    switch (next) {
        case 'review':
            return `approve${on}, and merge. Your review approves exactly these changes. ${again}`;
        case 'plan':
            return `merge. Merging approves exactly these changes. ${again}`;
        case 'none':
            return `merge. With ${code('approval: none')} the apply executes every difference that it finds then.`;
        case 'dispatch':
            return `to apply exactly these changes, run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${digest}`)}.`;
    }
}
/** The states that the page names, each linked to the section that explains it. */
function statesLine({ summary, guards, diagnostics }, { pages = null }) {
    const states = [
        (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? 'invalid' : (0,guard/* isBlocked */.lT)(guards) ? 'blocked' : '',
        summary.pending > 0 ? 'pending' : '',
        summary.drift > 0 ? 'drift' : '',
        summary.undeclared > 0 ? 'undeclared' : '',
        summary.ignored > 0 ? 'ignored' : '',
        summary.unmanaged > 0 ? 'unmanaged' : '',
    ];
    const links = states.map((state) => (state === '' ? '' : ((0,markdown_sections/* pageLink */.wg)(state, pages) ?? '')));
    const line = (0,text_style/* joined */.oR)(links, summarize/* SEPARATOR */.wv);
    return line === '' ? '' : `Explained: ${line}`;
}
/** Ends with a newline. */
function renderValidationMarkdown(validation, options) {
    const { detail, budget, name, pages = null } = options;
    const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
    const findings = SEVERITIES.map((severity) => asSentence(findingSection(severity, validation, { detail, pages, files: null }))).filter(({ count }) => count > 0);
    const fitted = fitSections(findings, budget - bytesOf(head) - 1) ?? [];
    return [head, ...fitted.map(({ text }) => text)].join('\n');
}


/***/ })

};
