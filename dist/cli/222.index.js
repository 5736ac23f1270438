export const id = 222;
export const ids = [222];
export const modules = {

/***/ 4222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planMarkdown: () => (/* binding */ planMarkdown)
});

// UNUSED EXPORTS: checkSummary, ofName, renderValidationMarkdown

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/report/declarations.js
var declarations = __webpack_require__(8889);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(421);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
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

// EXTERNAL MODULE: ./lib/report/markdown/table.js
var table = __webpack_require__(3178);
;// CONCATENATED MODULE: ./lib/report/markdown/page.js










const COMMENT_BUDGET = 60_000;
/** Findings beside changes take at most a quarter of the page, so that they hide no change. */
const FINDINGS_SHARE = 0.25;
/** In plans with more changes, lines are no links, so that more rows fit. */
const MOST_LINKED = 500;
const WHERE_BYTES = 5_000;
/** Time grows with the budget and, to sort changes into sections, linearly with the plan. */
function planMarkdown(plan, options) {
    const { budget = COMMENT_BUDGET, pages = null, verb = 'plan', name = '', runUrl, isSummaryWhole = false } = options;
    const { diagnostics, changes, toExecute } = plan;
    const files = changes.length > MOST_LINKED ? null : (options.files ?? null);
    const summaryLink = (0,table/* runLink */.ut)(runUrl, 'summary of the run');
    const elsewhere = summaryLink === '' ? '' : `; the ${summaryLink} has ${isSummaryWhole ? 'all' : 'more'}`;
    const phrases = (0,summarize/* headlinePhrases */.Lx)(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
    // If the service could not be read, the organization is not known.
    const organization = plan.organization === '' ? '' : ` for ${(0,report_escape/* codeSpan */.SS)(plan.organization)}`;
    const title = verb === 'drift' ? 'Inventory drift' : 'Inventory plan';
    const heading = `## ${title}${ofName(name)}${organization}: ${phrases.join(', ')}\n`;
    const counts = countsText(plan);
    const only = (0,summarize/* onlySentence */.Gp)(plan, text_style/* markdownFormatter */.W9);
    const cautions = [
        ...(0,summarize/* guardSentences */.S6)(plan, text_style/* markdownFormatter */.W9).map((text) => `**Blocked:** ${text}`),
        (0,summarize/* deleteCaution */.Fl)(plan),
    ];
    const foot = footer(plan, options);
    const isAlways = (one) => verb !== 'plan' || one.severity === 'error' || (0,messages/* isQuestion */.J6)(one);
    const caused = diagnostics.filter((one) => isAlways(one) || !plan.older.has(one));
    const older = diagnostics.length - caused.length;
    const most = changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const found = { pages, files, elsewhere, most };
    const rest = caused.filter((one) => !(0,messages/* isQuestion */.J6)(one) && one.code !== 'system-released');
    const errors = rest.filter(({ severity }) => severity === 'error');
    const doubted = new Set(diagnostics.filter(messages/* isQuestion */.J6).map(({ args }) => args.id));
    const shown = (0,report_sections/* planPage */.jt)(plan, verb);
    const sections = shown.map((section) => {
        const note = section.part === 'drift' ? () => driftNote(options) : section.note;
        return (0,table/* sectionTable */.E7)({ ...section, note }, { files, doubted, elsewhere });
    });
    const above = [
        whereSection(toExecute, elsewhere),
        findingSection('errors', errors, found),
        findingSection('questions', caused.filter(messages/* isQuestion */.J6), found),
    ].filter(hasText);
    const below = [
        findingSection('warnings', caused.filter(({ code }) => code === 'system-released'), found),
        ...sections,
        undeclaredSection(plan, elsewhere),
        findingSection('warnings', rest.filter(({ severity }) => severity === 'warning'), found),
        findingSection('notices', rest.filter(({ severity }) => severity === 'notice'), found),
    ].filter(hasText);
    const alert = (0,table/* caution */.uL)(cautions.filter((text) => text !== ''));
    const earlier = older === 0
        ? ''
        : `${(0,text_style/* counted */.hS)(older, 'finding')} older than this change: \`cip-sync plan\` lists ${older === 1 ? 'it' : 'them'}.\n`;
    const frame = [heading, counts, only === '' ? '' : `${only}\n`, alert, earlier, foot].filter((block) => block !== '');
    const left = budget - frame.reduce((sum, block) => sum + budget_bytesOf(block) + 1, 0);
    const all = [...above, ...below];
    const fitted = left < 0 ? null : budget_fitSections(all, left);
    if (fitted === null) {
        const brief = [[heading, counts, foot], [heading, counts], [heading]].map((blocks) => (0,text_style/* joined */.oR)(blocks, '\n'));
        const text = brief.find((one) => budget_bytesOf(one) <= budget) ?? '';
        return { text, notShown: toExecute, isWhole: false };
    }
    const texts = fitted.map(({ text }) => text);
    const head = [heading, counts, only === '' ? '' : `${only}\n`];
    const blocks = [...head, ...texts.slice(0, above.length), alert, ...texts.slice(above.length), earlier, foot];
    // Differences of drift are shown for information: an approval does not cover them.
    const notShown = shown.flatMap(({ part, changes: rows }, index) => part === 'drift' ? [] : rows.slice(fitted[all.indexOf(sections[index])]?.rows ?? 0));
    const isWhole = all.every(({ count }, index) => fitted[index]?.rows === count);
    return { text: (0,text_style/* joined */.oR)(blocks, '\n'), notShown, isWhole };
}
function hasText({ count, open }) {
    return count > 0 || open !== '';
}
/** Distinguishes headings of one pull request by the input `name`; '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,report_escape/* codeSpan */.SS)(name)})`;
}
/** What would be executed, and what stays as it is. */
function countsText(plan) {
    const { summary, diagnostics, toExecute } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '';
    const isNothing = toExecute.length === 0;
    const agreed = isNothing && summary.drift === 0 ? (0,summarize/* agreement */.z6)(summary) : '';
    const counts = isNothing ? agreed : `**${(0,summarize/* countsLine */.J7)(summary, toExecute)}**`;
    const rest = (0,summarize/* restLine */.lw)(isNothing ? { ...plan, summary: { ...summary, drift: 0 } } : plan);
    const line = (0,text_style/* joined */.oR)([counts, rest], summarize/* SEPARATOR */.wv);
    return line === '' ? '' : `${line}\n`;
}
/** Which cyber systems change, with their counts, all on one line. Left out if there is no room. */
function whereSection(changes, elsewhere) {
    const systems = (0,report_sections/* bySystem */.Dp)(changes);
    return {
        keep: (0,table/* keepOf */.vb)('where'),
        most: WHERE_BYTES,
        open: systems.length === 0 ? '' : 'Where: ',
        count: systems.length,
        row: (index) => {
            const { system, members } = systems[index];
            return `${index === 0 ? '' : ', '}${(0,text_style/* systemName */.N9)({ ...system, impactRating: null }, report_escape/* codeSpan */.SS)} (${(0,text_style/* grouped */.zD)(members.length)})`;
        },
        close: '\n',
        hidden: (count, isAll) => (isAll ? '' : `${(0,text_style/* counted */.hS)(count, 'more system')} not listed${elsewhere}.`),
    };
}
function driftNote({ driftIssue }) {
    const link = (0,table/* runLink */.ut)(driftIssue, 'The issue about drift');
    const how = 'takes what the service has into the files';
    return `These differed before your edit.${link === '' ? '' : ` ${link} lists them.`} On the default branch, \`cip-sync import --update\` ${how}.`;
}
function undeclaredSection({ undeclared }, elsewhere) {
    const blocks = (0,declarations/* declarationsBySystem */.w)(undeclared);
    const texts = blocks.map(({ place, yaml }) => `# ${place}\n${yaml.join('\n')}\n`);
    const fence = (0,report_escape/* fenceFor */.Lt)(texts);
    const title = `Undeclared, left alone: ${(0,text_style/* counted */.hS)(undeclared.length, 'asset')}`;
    return {
        keep: (0,table/* keepOf */.vb)('undeclared'),
        open: texts.length === 0
            ? ''
            : `<details><summary><h3>${title}</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n${fence}yaml\n`,
        count: texts.length,
        row: (index) => texts[index],
        close: `${fence}\n\n</details>\n`,
        hidden: (count, isAll) => isAll
            ? `**${title}**, not shown here${elsewhere}.`
            : `${(0,text_style/* counted */.hS)(count, 'more cyber system')} not shown here${elsewhere}.`,
    };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Findings of one severity as an alert: a sentence and a place for each, or for the first of many alike. */
function findingSection(part, findings, { pages, files, elsewhere, most }) {
    const all = (0,messages/* condensed */.U0)(findings);
    const severity = findings[0]?.severity ?? 'notice';
    const bullet = all.length > 1 ? '- ' : '';
    return {
        keep: (0,table/* keepOf */.vb)(part),
        most,
        open: all.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: all.length,
        row: (index) => {
            const { finding, more } = all[index];
            const { code, path, line } = (0,messages/* wordDiagnostic */.k8)(finding);
            const place = path === null ? '' : `${line === null ? (0,report_escape/* codeSpan */.SS)(path) : (0,table/* linkedPlace */.vg)(path, line, files)} · `;
            const said = (0,messages/* sayDiagnostic */.rA)(finding, text_style/* markdownFormatter */.W9).replace(/Is this a (?:rename|move)\?/, '**$&**');
            const rest = more === 0 ? '' : `<br>${(0,messages/* moreText */.R3)(more)}`;
            return `> ${bullet}${said}<br>${place}${(0,table/* pageLink */.wg)(code, pages) ?? (0,report_escape/* codeSpan */.SS)(code)}${rest}\n`;
        },
        close: '',
        hidden: (count, isAll) => isAll
            ? `**${(0,text_style/* counted */.hS)(findings.length, part === 'questions' ? 'question' : severity)}**, not shown here${elsewhere}.`
            : `${(0,text_style/* grouped */.zD)(count)} more not shown here${elsewhere}.`,
    };
}
/** What a reviewer does next, then which commit and version this is about. */
function footer(plan, options) {
    const { commit, runUrl, verb = 'plan' } = options;
    const origin = (0,text_style/* joined */.oR)([
        commit === undefined ? '' : `At ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`,
        // A digest approves something only where something would be executed.
        plan.toExecute.length === 0 ? '' : (0,report_escape/* codeSpan */.SS)(plan.digest),
        (0,table/* runLink */.ut)(runUrl),
    ], summarize/* SEPARATOR */.wv);
    const next = verb === 'plan' ? nextStep(plan, options) : '';
    const lines = (0,text_style/* joined */.oR)([next, origin], '\n\n');
    return lines === '' ? '' : `${lines}\n`;
}
/** What has to be corrected first, comes first. Only a setup that needs a review mentions one. */
function nextStep(plan, options) {
    const { unrecorded = 0, mayRecord = true, unappliedBranch, next, commit } = options;
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '**Next:** correct the files. A new commit plans again.';
    if (!mayRecord)
        return `**${summarize/* NOT_RECORDED */.D0}**`;
    if (unrecorded > 0)
        return `**${(0,summarize/* tooLargeText */.jQ)(unrecorded)}**`;
    if (unappliedBranch !== undefined)
        return `**Next:** this merges into ${(0,report_escape/* codeSpan */.SS)(unappliedBranch)}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
    // A plan on the command line has no next step here.
    if (next === undefined)
        return '';
    if (toExecute.length === 0) {
        const nothing = 'nothing to approve. Merging this changes nothing at the service.';
        return `**Next:** ${next === 'dispatch' ? 'nothing to apply.' : nothing}`;
    }
    if ((0,guard/* isBlocked */.lT)(guards))
        return '**Next:** fix what blocks this plan. The caution above says how.';
    const check = summary.delete === 0 ? '' : 'check that every delete is meant, then ';
    const on = commit === undefined ? '' : ` on ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`;
    const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
    const steps = {
        review: `approve${on}, and merge. Your review approves exactly these changes. ${again}`,
        plan: `merge. Merging approves exactly these changes. ${again}`,
        none: 'merge. With `approval: none` the apply executes every difference that it finds then.',
        dispatch: `to apply exactly these changes, run the workflow by hand with \`command: apply\` and \`approve-digest: ${digest}\`.`,
    };
    return `**Next:** ${check}${steps[next]}`;
}
/** GitHub takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** The summary of a plan's check run, above the record: counts, where the plan is, and what it deletes. */
function checkSummary(plan, { commentUrl, runUrl, isNews, why, since, }) {
    const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
    const head = [
        `${joined([`**${summaryLine(plan)}**`, restLine(plan)], SEPARATOR)}\n`,
        why === null ? '' : `**${why}**\n`,
        ...guardSentences(plan, markdownFormatter).map((text) => `**Blocked:** ${text}\n`),
        isNews
            ? `The ${link || 'summary of the run'} shows the plan.\n`
            : 'Merging this pull request changes nothing at the service.\n',
    ];
    const before = since === null ? '' : ` Recorded before, at ${since}.`;
    const foot = `Digest of what apply would execute: ${codeSpan(plan.digest)}.${before}\n`;
    const elsewhere = link === '' ? '' : `; the ${link} has more`;
    const doubted = new Set(plan.diagnostics.filter(isQuestion).map(({ args }) => args.id));
    const deletes = planPage(plan)
        .filter(({ part }) => part === 'deletes')
        .map((section) => sectionTable(section, { doubted, elsewhere }));
    const left = CHECK_BUDGET - bytesOf(foot) - head.reduce((sum, block) => sum + bytesOf(block) + 1, 0);
    const fitted = fitSections(deletes, left) ?? [];
    return joined([...head, ...fitted.map(({ text }) => text), foot], '\n');
}
/** The result of a validation: the line of counts, then the findings as a plan's page shows them. */
function renderValidationMarkdown(validation, { budget, name, pages = null }) {
    const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
    const options = { pages, files: null, elsewhere: '', most: budget };
    const findings = SEVERITIES.map((severity) => findingSection(`${severity}s`, validation.diagnostics.filter((one) => one.severity === severity), options)).filter(hasText);
    const fitted = fitSections(findings, budget - bytesOf(head) - 1) ?? [];
    return [head, ...fitted.map(({ text }) => text)].join('\n');
}


/***/ }),

/***/ 3178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ sectionTable),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   vb: () => (/* binding */ keepOf),
/* harmony export */   vg: () => (/* binding */ linkedPlace),
/* harmony export */   wg: () => (/* binding */ pageLink)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1968);
/* harmony import */ var _change_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8569);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);
// The rows of a section as a table of Markdown. Every table has the same columns, and every name is in a harmless code
// span.




/** The last of these are cut first. */
const KEEP = [
    'errors',
    'questions',
    'deletes',
    'results',
    'warnings',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'where',
    'creates',
    'notices',
    'undeclared',
];
/** How late a part of a page is cut. */
function keepOf(part) {
    return KEEP.indexOf(part);
}
const HEAD = `| ${_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.join(' | ')} |\n| ${_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.map(() => ':--').join(' | ')} |\n`;
/** A section under its heading, or hidden behind it, to be fitted into a page. */
function sectionTable(section, options = {}) {
    const { part, title, note, changes, rowOf, isFolded } = section;
    const { files = null, doubted = new Set(), elsewhere = '' } = options;
    const alike = alikeSystems(changes);
    const opening = isFolded ? `<details><summary><h3>${title}</h3></summary>\n\n` : `### ${title}\n\n`;
    return {
        keep: keepOf(part),
        open: `${opening}${note === null ? '' : `${note(_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownFormatter */ .W9)}\n\n`}${HEAD}`,
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const { system, asset, change: text, id, line } = rowOf(change);
            const said = (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(text, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR);
            const isDelete = part === 'deletes' && change.action === 'delete';
            const why = isDelete ? ORIGIN_WORDS[change.origin] : '';
            const question = isDelete && doubted.has(change.id) ? '**a rename?**' : '';
            const cells = [
                (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([
                    (0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_change_row_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR),
                    system.rating === null ? '' : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingText */ .l$)(system.rating, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR),
                    alike.has(system.id) ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(system.id) : '',
                ], ' '),
                (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(asset),
                (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([said, why, question], ', '),
                id === null ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(id),
                line === null ? '' : linkedPlace(line.path, line.line, files),
            ];
            return `| ${cells.join(' | ')} |\n`;
        },
        close: isFolded ? '\n</details>\n' : '',
        hidden: (count, isAll) => isAll ? `**${title}**, not shown here${elsewhere}.` : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)} more not shown here${elsewhere}.`,
    };
}
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' };
/** A path with only these characters cannot be Markdown or become a link by itself. */
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;
/** `[beta.yml:9](…/inventory/beta.yml#L9)`. The whole path as code if there is nothing to link to. */
function linkedPlace(path, line, files) {
    if (files === null || !PLAIN_PATH.test(path))
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(`${path}:${line}`);
    return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}
/** Ids of the systems that share site and name with another. */
function alikeSystems(all) {
    const systems = new Map(all.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
    const byLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
    return new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
}
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** Links a result, a state or the code of a finding to the section that explains it. null if no page is known. */
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/diagnostics.md#${topic})`;
}
/** A link to a run. Empty if the text is not the URL of one. */
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}


/***/ })

};
