export const id = 441;
export const ids = [441];
export const modules = {

/***/ 1912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   G3: () => (/* binding */ fixedBlock),
/* harmony export */   n8: () => (/* binding */ fitPage)
/* harmony export */ });
/* unused harmony export fitBlocks */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6404);

function fitBlocks(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = bytesOf(briefs[index].text);
        const room = left + reserved;
        const { most = Number.POSITIVE_INFINITY } = section;
        const filled = fill(section, Math.min(room, most));
        if (filled !== null) {
            fitted[index] = filled;
            left -= bytesOf(filled.text) - reserved;
        }
        if ((filled?.rows ?? 0) < section.count && most > room)
            break;
    }
    return fitted;
}
function fitPage(budget, head, sections, foot) {
    const frame = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...head, ...foot], '\n');
    const left = budget - (frame === '' ? 0 : bytesOf(frame) + 1);
    const fitted = left < 0 ? null : fitBlocks(sections, left);
    const rows = sections.map((_, index) => fitted?.[index]?.rows ?? 0);
    const rendered = fitted?.map(({ text }) => text) ?? [];
    return {
        text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...head, ...rendered, ...foot], '\n'),
        rows,
        isWhole: sections.every(({ count }, index) => rows[index] === count),
        fits: fitted !== null,
    };
}
function fixedBlock(text) {
    return { keep: 0, open: text, count: 0, row: () => '', close: '', hidden: () => '' };
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
function brief({ open, count, close, hidden }) {
    if (count === 0)
        return { text: open + close, rows: 0 };
    const line = hidden(count, true);
    return { text: line === '' ? '' : `${line}\n`, rows: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = bytesOf(rest(count));
    let used = bytesOf(open) + bytesOf(close);
    let fitting = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += bytesOf(next);
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


/***/ }),

/***/ 9931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xg: () => (/* binding */ planMarkdown)
});

// UNUSED EXPORTS: checkSummary, renderValidationMarkdown

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/text/findings.js
var text_findings = __webpack_require__(1450);
// EXTERNAL MODULE: ./lib/text/rows.js
var rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/text/summarize.js
var text_summarize = __webpack_require__(9010);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/text/unrecorded.js

function unrecorded_unrecordedSentence(reason) {
    switch (reason.code) {
        case 'other-branch': {
            const branch = reason.branch === null ? 'another branch' : (0,text_text/* codeSpan */.SS)(reason.branch);
            return `This merges into ${branch}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
        }
        case 'no-check':
            return 'This plan could not be recorded, so the apply would execute none of it. Grant the job the permission checks: write.';
        case 'log-unreadable':
            return reason.problem;
        case 'too-many': {
            const dispatch = ` Or merge it, and dispatch the apply with its digest: ${(0,text_text/* codeSpan */.SS)(reason.digest ?? '')}.`;
            return (0,text_text/* counted */.hS) `Too many changes to record: ${reason.changes} change(s) do not fit one check run, so the apply would refuse this. Split the pull request.${reason.digest === null ? '' : dispatch}`;
        }
        case 'too-large':
            return (0,text_text/* counted */.hS) `Too large to show: ${reason.hidden} change(s) could not be recorded, so the apply would refuse this. Split the pull request.`;
        case 'shown-nowhere':
            return (0,text_text/* counted */.hS) `Shown nowhere: ${reason.hidden} change(s) could not be recorded, so the apply would refuse this. Let the job write comments (permission pull-requests: write) or its summary.`;
        case 'older-comment':
            return 'An older comment still shows another plan, so the apply would refuse this. Grant the job the permission pull-requests: write.';
        case 'look-alike':
            return 'Another comment of the same bot looks like the plan, so the apply would refuse this. Delete that comment, and run this plan again.';
    }
}

// EXTERNAL MODULE: ./lib/text/markdown/budget.js
var markdown_budget = __webpack_require__(1912);
// EXTERNAL MODULE: ./lib/text/markdown/table.js
var table = __webpack_require__(9849);
;// CONCATENATED MODULE: ./lib/text/markdown/page.js










const COMMENT_BUDGET = 60_000;
const FINDINGS_SHARE = 0.25;
const MOST_LINKED = 500;
const MOST_CREATES = 30;
const CREATES_IN_SIGHT = 10;
function planMarkdown(plan, options) {
    const { budget = COMMENT_BUDGET, pages = null, verb = 'plan', name = '', runUrl, isSummaryWhole = false } = options;
    const { diagnostics, changes, toExecute, organization } = plan;
    const isPlan = verb === 'plan';
    const files = changes.length > MOST_LINKED ? null : (options.files ?? null);
    const summaryLink = (0,table/* runLink */.ut)(runUrl, 'summary of the run');
    const elsewhere = summaryLink === '' ? '' : `; the ${summaryLink} has ${isSummaryWhole ? 'all' : 'more'}`;
    const words = (0,text_summarize/* summarize */.eh)(plan, text_text/* markdownFormatter */.W9);
    const phrases = (0,text_summarize/* headline */.Pl)(plan, 'plan', (loud) => `**${loud}**`);
    const whose = organization === '' ? '' : ` for ${(0,text_text/* codeSpan */.SS)(organization)}`;
    const heading = `## Inventory ${verb === 'drift' ? 'drift' : 'plan'}${(0,table/* ofName */.Dw)(name)}${whose}: ${phrases}\n`;
    const isNothing = toExecute.length === 0 || (0,diagnostic/* hasErrors */.Cs)(diagnostics);
    const line = (0,text_text/* joined */.oR)(isNothing ? [words.agreed, words.stays] : [`**${words.counts}**`, words.rest], text_summarize/* SEPARATOR */.wv);
    const counts = line === '' ? '' : `${line}\n`;
    const cautions = words.blocked.map((text) => `**Blocked:** ${text}`);
    if (words.caution !== '')
        cautions.push(words.caution);
    const origin = [
        options.commit === undefined ? '' : `At ${(0,text_text/* codeSpan */.SS)(options.commit.slice(0, 7))}`,
        toExecute.length === 0 ? '' : `digest ${(0,text_text/* codeSpan */.SS)(plan.digest)}`,
        words.limit,
        (0,table/* runLink */.ut)(runUrl),
    ];
    const next = (0,text_text/* joined */.oR)([isPlan ? nextStep(plan, options) : '', (0,text_text/* joined */.oR)(origin, text_summarize/* SEPARATOR */.wv)], '\n\n');
    const foot = next === '' ? '' : `${next}\n`;
    const caused = diagnostics.filter((one) => !isPlan || one.severity === 'error' || (0,text_findings/* isQuestion */.J6)(one) || !(plan.older.has(one) || isElsewhere(one, toExecute)));
    const older = diagnostics.length - caused.length;
    const released = caused.filter(({ code }) => code === 'system-released');
    const rest = caused.filter((one) => !(0,text_findings/* isQuestion */.J6)(one) && one.code !== 'system-released');
    const ofSeverity = (severity) => rest.filter((one) => one.severity === severity);
    const most = changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const links = { pages, files, elsewhere };
    const doubted = new Set((0,suggest/* possibleRenames */.xK)(plan).map(({ from }) => from.id));
    const issue = (0,table/* runLink */.ut)(options.driftIssue, 'The issue about drift');
    const drifted = `These differed before your edit.${issue === '' ? '' : ` ${issue} lists them.`} On the default branch, \`cip-sync import --update\` writes what the service has into the files.`;
    const parts = (0,rows/* planPage */.jt)(plan, verb, (options.unrecorded ?? null) === null).flatMap(withFoldedRest);
    const tables = parts.map((section) => {
        const note = section.part === 'drift' ? () => drifted : section.note;
        return (0,table/* sectionTable */.E7)({ ...section, note }, elsewhere, files, doubted);
    });
    const sections = [
        whereSection(toExecute),
        findingSection('errors', ofSeverity('error'), links, most),
        findingSection('questions', caused.filter(text_findings/* isQuestion */.J6), links, most),
        (0,markdown_budget/* fixedBlock */.G3)((0,table/* caution */.uL)(cautions)),
        findingSection('warnings', released, links, most),
        ...tables,
        undeclaredSection(plan, elsewhere),
        findingSection('warnings', ofSeverity('warning'), links, most),
        findingSection('notices', ofSeverity('notice'), links, most),
    ].filter(({ count, open }) => count > 0 || open !== '');
    const earlier = older === 0 ? '' : (0,text_text/* counted */.hS) `${older} finding(s) older than this change: \`cip-sync plan\` lists (it|them).\n`;
    const page = (0,markdown_budget/* fitPage */.n8)(budget, [heading, counts, words.part === '' ? '' : `${words.part}\n`], sections, [
        earlier,
        foot,
    ]);
    if (!page.fits) {
        const brief = [[heading, counts, foot], [heading, counts], [heading]].map((blocks) => (0,text_text/* joined */.oR)(blocks, '\n'));
        const text = brief.find((one) => (0,markdown_budget/* bytesOf */.$$)(one) <= budget) ?? '';
        return { text, notShown: toExecute, isWhole: false };
    }
    const notShown = parts.flatMap(({ part, changes: rows }, index) => {
        const hidden = part === 'drift' ? [] : rows.slice(page.rows[sections.indexOf(tables[index])] ?? 0);
        return hidden.filter((row) => 'action' in row);
    });
    return { text: page.text, notShown, isWhole: page.isWhole };
}
function isElsewhere(finding, changes) {
    if (!('args' in finding) || finding.code !== 'duplicate-name' || finding.severity !== 'notice')
        return false;
    const changed = new Set(changes.flatMap(({ after }) => after?.name ?? []));
    return !finding.args.names.some((name) => changed.has(name));
}
function withFoldedRest(section) {
    const { part, changes } = section;
    if (part !== 'creates' || changes.length <= MOST_CREATES)
        return [section];
    const rest = changes.slice(CREATES_IN_SIGHT);
    const title = (0,text_text/* counted */.hS) `${rest.length} more to create`;
    return [
        { ...section, changes: changes.slice(0, CREATES_IN_SIGHT) },
        { ...section, changes: rest, title, isFolded: true },
    ];
}
function whereSection(changes) {
    const line = (0,text_text/* listed */.KE)((0,rows/* bySystem */.Dp)(changes), 'and', ({ system, members }) => (0,text_text/* counted */.hS) `${(0,text_text/* systemName */.N9)({ ...system, impactRating: null }, text_text/* codeSpan */.SS)} (${members.length})`);
    const text = line === '' ? '' : `Where: ${line}\n`;
    return { keep: (0,table/* keepOf */.vb)('where'), open: '', count: text === '' ? 0 : 1, row: () => text, close: '', hidden: () => '' };
}
function undeclaredSection({ undeclared }, elsewhere) {
    const texts = (0,rows/* declarationsBySystem */.w5)(undeclared).map(({ place, yaml }) => `# ${place}\n${yaml.join('\n')}\n`);
    const fence = (0,text_text/* fenceFor */.Lt)(texts);
    const title = (0,text_text/* counted */.hS) `Undeclared, left alone: ${undeclared.length} asset(s)`;
    const opening = `<details><summary><h3>${title}</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n${fence}yaml\n`;
    return {
        keep: (0,table/* keepOf */.vb)('undeclared'),
        open: texts.length === 0 ? '' : opening,
        count: texts.length,
        row: (index) => texts[index],
        close: `${fence}\n\n</details>\n`,
        hidden: (count, isAll) => isAll
            ? `**${title}**, not shown here${elsewhere}.`
            : (0,text_text/* counted */.hS) `${count} more cyber system(s) not shown here${elsewhere}.`,
    };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
function findingSection(part, findings, { pages, files, elsewhere }, most) {
    const bullets = (0,text_findings/* condensed */.U0)(findings);
    const severity = findings[0]?.severity ?? 'notice';
    const bullet = bullets.length > 1 ? '- ' : '';
    return {
        keep: (0,table/* keepOf */.vb)(part),
        most,
        open: bullets.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: bullets.length,
        row: (index) => {
            const { finding, more } = bullets[index];
            const { code, path, line } = (0,text_findings/* wordDiagnostic */.k8)(finding);
            const place = path === null ? '' : `${line === null ? (0,text_text/* codeSpan */.SS)(path) : (0,table/* linkedPlace */.vg)(path, line, files)} · `;
            const said = (0,text_findings/* sayDiagnostic */.rA)(finding, text_text/* markdownFormatter */.W9);
            const rest = more === 0 ? '' : (0,text_text/* counted */.hS) `<br>and ${more} more like this. \`cip-sync plan --json\` has all of them.`;
            return `> ${bullet}${said}<br>${place}${(0,table/* pageLink */.wg)(code, pages) ?? (0,text_text/* codeSpan */.SS)(code)}${rest}\n`;
        },
        close: '',
        hidden: (count, isAll) => isAll
            ? (0,text_text/* counted */.hS) `**${findings.length} ${part === 'questions' ? 'question' : severity}(s)**, not shown here${elsewhere}.`
            : (0,text_text/* counted */.hS) `${count} more not shown here${elsewhere}.`,
    };
}
function nextStep(plan, options) {
    const { unrecorded = null, next, commit } = options;
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '**Next:** correct the files. A new commit plans again.';
    if (unrecorded !== null)
        return `**Next:** ${unrecorded_unrecordedSentence(unrecorded)}`;
    if (next === undefined)
        return '';
    if (toExecute.length === 0) {
        const nothing = 'nothing to approve. Merging this changes nothing at the service.';
        return `**Next:** ${next === 'dispatch' ? 'nothing to apply.' : nothing}`;
    }
    if ((0,guard/* isBlocked */.lT)(guards))
        return '**Next:** fix what blocks this plan. The caution above says how.';
    const isAsked = (0,suggest/* possibleRenames */.xK)(plan).some(({ from }) => toExecute.includes(from));
    const first = [isAsked ? 'answer each question' : '', summary.delete === 0 ? '' : 'check that every delete is meant'];
    const check = (0,text_text/* joined */.oR)(first, ', ');
    const head = commit === undefined ? '' : (0,text_text/* codeSpan */.SS)(commit.slice(0, 7));
    const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
    const steps = {
        review: `${(0,text_text/* joined */.oR)(['approve', head], ' on ')}, and merge. Your review approves exactly these changes. ${again}`,
        plan: `${(0,text_text/* joined */.oR)(['merge', head], ' ')}. Merging approves exactly these changes. ${again}`,
        none: 'merge. With `approval: none` the apply executes every difference that it finds then.',
        dispatch: `to apply exactly these changes, run the workflow by hand with \`command: apply\` and \`approve-digest: ${digest}\`.`,
    };
    return `**Next:** ${(0,text_text/* joined */.oR)([check, steps[next]], ', then ')}`;
}
const CHECK_BUDGET = 60_000;
function checkSummary(plan, options) {
    const { commentUrl, runUrl, isNews, unrecorded, recordedAt } = options;
    const { counts, rest, blocked } = summarize(plan, markdownFormatter);
    const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
    const elsewhere = link === '' ? '' : `; the ${link} has more`;
    const before = recordedAt === null ? '' : ` Recorded before, at ${recordedAt}.`;
    const doubted = new Set(possibleRenames(plan).map(({ from }) => from.id));
    const deletes = planPage(plan, 'plan', unrecorded === null).filter(({ part }) => part === 'deletes');
    return fitPage(CHECK_BUDGET, [
        `${joined([`**${counts}**`, rest], SEPARATOR)}\n`,
        unrecorded === null ? '' : `**${unrecordedSentence(unrecorded)}**\n`,
        ...blocked.map((text) => `**Blocked:** ${text}\n`),
        isNews
            ? `The ${link || 'summary of the run'} shows ${hasErrors(plan.diagnostics) ? 'the errors' : 'the plan'}.\n`
            : 'Merging this pull request changes nothing at the service.\n',
    ], deletes.map((section) => sectionTable(section, elsewhere, null, doubted)), plan.toExecute.length === 0 ? [] : [`Digest of what apply would execute: ${codeSpan(plan.digest)}.${before}\n`]).text;
}
function renderValidationMarkdown(validation, { budget, name, pages = null }) {
    const sections = SEVERITIES.map((severity) => {
        const ofSeverity = validation.diagnostics.filter((one) => one.severity === severity);
        return findingSection(`${severity}s`, ofSeverity, { pages, files: null, elsewhere: '' }, budget);
    });
    const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
    return fitPage(budget, [head], sections.filter(({ count }) => count > 0), []).text;
}


/***/ }),

/***/ 9849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ ofName),
/* harmony export */   E7: () => (/* binding */ sectionTable),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   vb: () => (/* binding */ keepOf),
/* harmony export */   vg: () => (/* binding */ linkedPlace),
/* harmony export */   wg: () => (/* binding */ pageLink)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1758);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6404);



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
function keepOf(part) {
    return KEEP.indexOf(part);
}
const COLUMNS = _rows_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.slice(1);
const MOST_MEASURED = 1000;
const MOST_TOGETHER = 40;
const MOST_OF_LOOSE = 16;
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' };
const NONE = new Set();
function sectionTable({ part, title, note, changes, rowOf, isFolded }, elsewhere = '', files = null, doubted = NONE) {
    const systems = new Map(changes.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
    const byLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
    const alike = new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
    const opening = isFolded ? `<details><summary><h3>${title}</h3></summary>\n\n` : `### ${title}\n\n`;
    return {
        keep: keepOf(part),
        open: `${opening}${note === null ? '' : `${note(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownFormatter */ .W9)}\n\n`}${headOf(changes.slice(0, MOST_MEASURED).map(rowOf))}`,
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const { system, asset, isOfSystem, change: text, id, line } = rowOf(change);
            const rating = system.rating === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ratingText */ .l$)(system.rating, _text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR);
            const sameName = alike.has(system.id) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(system.id) : '';
            const isFirst = changes[index - 1]?.cyberSystem.id !== change.cyberSystem.id;
            const place = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([`**${(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)}**`, rating, sameName], ' ');
            const isDelete = part === 'deletes' && 'action' in change && change.action === 'delete';
            const origin = isDelete ? ORIGIN_WORDS[change.origin] : '';
            const question = isDelete && doubted.has(change.id) ? '**a rename?**' : '';
            const cells = [
                isOfSystem ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(asset),
                (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(text, _text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR, '<br>'), origin, question], ', '),
                id === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(id),
                line === null ? '' : linkedPlace(line.path, line.line, files),
            ];
            return `${isFirst ? `| ${place} | | | |\n` : ''}| ${cells.join(' | ')} |\n`;
        },
        close: isFolded ? '\n</details>\n' : '',
        hidden: (count, isAll) => {
            if (!isAll)
                return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count} more not shown here${elsewhere}.`;
            return `**${title}${part === 'deletes' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `: ${count}` : ''}**, not shown here${elsewhere}.`;
        },
    };
}
function headOf(rows) {
    const texts = [
        rows.flatMap(({ asset, system }) => [[{ name: asset }], ...(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system).map((part) => [part])]),
        rows.map(({ change }) => change),
    ];
    const heads = COLUMNS.map((title, column) => {
        const longest = (texts[column] ?? []).reduce((most, text) => Math.max(most, lengthTogether(text)), 0);
        const padding = Math.min(longest, MOST_TOGETHER) + 2 - title.length;
        return title + '\u00A0'.repeat(2 * Math.max(0, padding));
    });
    return `| ${heads.join(' | ')} |\n| ${COLUMNS.map(() => ':--').join(' | ')} |\n`;
}
function lengthTogether(text) {
    let [longest, length] = [0, 0];
    for (const part of text) {
        if (typeof part === 'string')
            length += part.length;
        else if ('end' in part)
            length = 0;
        else {
            length += part.name.length;
            longest = Math.max(longest, part.name.includes('-') ? length : Math.min(length, MOST_OF_LOOSE));
        }
    }
    return longest;
}
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;
function linkedPlace(path, line, files) {
    if (files === null || !PLAIN_PATH.test(path))
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(`${path}:${line}`);
    return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
function ofName(name) {
    return name === '' ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)})`;
}
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/reference/findings.md#${topic})`;
}
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}


/***/ }),

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ sectionLines),
/* harmony export */   c: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1450);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1758);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9010);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





const LONG = 2000;
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;
const MOST_LOGGED = 200;
const ROW_COLORS = { delete: 'red', move: 'yellow', rename: 'yellow', retype: 'yellow', create: 'green' };
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] };
function renderPlanTerminal(plan, options) {
    const { verb = 'plan', width, findings = plan.diagnostics, color, face, shows = 'all', approves } = options;
    const { undeclared, toExecute, digest } = plan;
    const paint = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(color);
    const words = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(plan, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8, face);
    const counts = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([paint.bold(words.counts), words.rest, words.limit], _summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .SEPARATOR */ .wv);
    const blocked = words.blocked.map((sentence) => paint.red(`Blocked: ${sentence}`));
    if (shows === 'blocked')
        return [...blocked, ''].join('\n');
    if (shows === 'saved')
        return [`The saved plan, unchanged: ${words.counts}`, ...blocked, digest, ''].join('\n');
    const colored = (some) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingLines */ .hq)(some, options);
    const questions = colored(findings.filter(_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuestion */ .J6));
    const others = colored(findings.filter((finding) => !(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuestion */ .J6)(finding)));
    if (shows === 'brief')
        return [...questions, ...others, counts, 'The summary of this run shows all of it.', ''].join('\n');
    const [title, preposition] = TITLES[verb];
    const subject = plan.organization === '' ? title : `${title} ${preposition} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(plan.organization)}`;
    const heading = `${subject}: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(plan, verb)}`;
    const sections = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .planPage */ .jt)(plan, verb, approves).map((section) => {
        const isCut = plan.changes.length > LONG && section.part !== 'deletes';
        return sectionLines(section, paint, '--out FILE or --json has all of them.', isCut ? SHOWN_OF_SECTION : null, width ?? WIDTH);
    });
    const declarations = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsBySystem */ .w5)(undeclared.slice(0, LONG));
    const left = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `Undeclared, left alone: ${undeclared.length} asset(s). To declare them, add these lines`;
    const unlisted = undeclared.length - LONG;
    const blocks = [
        [paint.bold(words.isLoud ? paint.red(heading) : heading)],
        questions,
        words.caution === '' ? [] : [paint.red(words.caution)],
        ...sections,
        [
            ...(undeclared.length === 0 ? [] : [paint.cyan(left)]),
            ...declarations.flatMap(({ place, yaml }) => [paint.bold(place), ...yaml]),
            ...(unlisted > 0 ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `${unlisted} more asset(s) not shown. --json has all.`] : []),
        ],
        others,
        blocked,
        [words.part],
        [
            counts,
            ...(toExecute.length === 0 ? [] : [paint.dim(digest)]),
        ],
    ];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(blocks.map((lines) => lines.join('\n')), '\n\n')}\n`;
}
function sectionLines({ part, title, note, changes, rowOf }, paint, elsewhere, most = MOST_LOGGED, width = WIDTH) {
    const isLoud = part === 'deletes';
    const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8)])];
    const first = changes.slice(0, most ?? changes.length);
    const widest = Math.max(16, Math.floor(width / 3));
    for (const ofSystem of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(first, ({ cyberSystem }) => cyberSystem.id).values()) {
        const rows = ofSystem.map(rowOf);
        const { system } = rows[0];
        const rating = system.rating === null ? '' : `, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .ratingText */ .l$)(system.rating, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)}`;
        lines.push(paint.bold(`  ${(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .setRowText */ .II)((0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .siteAndName */ .QJ)(system), _text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(system.id)}${rating})`));
        const cells = rows.map(({ asset, isOfSystem, change, id }) => {
            return [isOfSystem ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(asset), (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .setRowText */ .II)(change, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm), id === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(id)];
        });
        const widths = [0, 0, 0];
        for (const row of cells) {
            row.forEach(({ length }, column) => {
                if (length <= widest)
                    widths[column] = Math.max(widths[column], length);
            });
        }
        rows.forEach(({ kind, line }, index) => {
            const padded = cells[index].map((cell, column) => cell.padEnd(widths[column])).join('  ');
            const place = line === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`${line.path}:${line.line}`);
            lines.push(paint[part === 'drift' ? 'yellow' : ROW_COLORS[kind]](`    ${padded}  ${place}`.trimEnd()));
        });
    }
    if (changes.length > first.length)
        lines.push((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `  ${changes.length - first.length} more change(s) not shown. ${elsewhere}`);
    return lines;
}


/***/ })

};
