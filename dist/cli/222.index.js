export const id = 222;
export const ids = [222];
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
// A page within a number of bytes: sections are shown whole, or their first rows, or one line saying what is hidden.
/** The sections in the order given, one blank line between them included in the count; null when nothing fits. */
function budget_fitSections(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + budget_bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = budget_bytesOf(briefs[index].text);
        const { most = Number.POSITIVE_INFINITY } = section;
        const filled = fill(section, Math.min(left + reserved, most));
        if (filled !== null) {
            fitted[index] = filled;
            left -= budget_bytesOf(filled.text) - reserved;
        }
        // What is of less weight is not to stand where something of more weight was cut, small as it may be.
        if ((filled?.shown ?? 0) < section.count && most > left + reserved)
            break;
    }
    return fitted;
}
function budget_bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** A section of which nothing but its size is shown; one without rows as it is. */
function brief({ open, count, close, hidden }) {
    if (count === 0)
        return { text: open + close, shown: 0 };
    const said = hidden(count, true);
    return { text: said === '' ? '' : `${said}\n`, shown: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = budget_bytesOf(rest(count));
    let used = budget_bytesOf(open) + budget_bytesOf(close);
    /** So many rows leave room to say that there are more. */
    let shown = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += budget_bytesOf(next);
        if (used > room)
            break;
        rows.push(next);
        if (used + restBytes <= room)
            shown = rows.length;
    }
    if (count > 0 && rows.length === count)
        return { text: open + rows.join('') + close, shown: count };
    if (shown === 0)
        return null;
    return { text: open + rows.slice(0, shown).join('') + close + rest(count - shown), shown };
}

// EXTERNAL MODULE: ./lib/report/markdown/sections.js + 1 modules
var markdown_sections = __webpack_require__(663);
;// CONCATENATED MODULE: ./lib/report/markdown/page.js







const COMMENT_BUDGET = 60_000;
/** The text alone, for where nothing is recorded. */
function renderPlanMarkdown(plan, options) {
    return planPage(plan, options).text;
}
/** Time grows with the budget and, for sorting changes into sections, linearly with the plan. */
function planPage(plan, options) {
    const { detail, budget = COMMENT_BUDGET } = options;
    const heading = headingOf(plan, options);
    const counts = countsOf(plan);
    const foot = footer(plan, options);
    const head = [heading, counts, ...warnings(plan, detail)].filter((block) => block !== '');
    const sections = (0,markdown_sections/* planSections */.wS)(plan, { detail, budget, elsewhere: elsewhere(options) });
    const frame = [...head, foot];
    const left = budget - frame.reduce((sum, block) => sum + budget_bytesOf(block) + 1, 0);
    const fitted = left < 0 ? null : budget_fitSections(sections, left);
    if (fitted === null) {
        const text = shortest([[heading, counts, foot], [heading, counts], [heading]], budget);
        return { text, notShown: detail === 'counts' ? [] : plan.toExecute };
    }
    const notShown = detail === 'counts' ? [] : sections.flatMap((section, index) => hiddenOf(section, fitted[index]?.shown));
    const blocks = [...head, ...fitted.map(({ text }) => text), foot];
    return { text: blocks.filter((block) => block !== '').join('\n'), notShown };
}
function hiddenOf({ changes }, shown = 0) {
    return changes.slice(shown);
}
function shortest(pages, budget) {
    const texts = pages.map((blocks) => blocks.join('\n'));
    return texts.find((text) => budget_bytesOf(text) <= budget) ?? '';
}
/** Without names of files or the service: the organization is the workflow's own. */
function headingOf(plan, { title = 'Inventory plan', name = '' }) {
    const phrases = (0,summarize/* headlinePhrases */.Lx)(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
    return `## ${title}${(0,markdown_sections/* ofName */.Dw)(name)} for ${(0,report_escape/* codeSpan */.SS)(plan.organization)}: ${phrases.join(', ')}\n`;
}
/** What is to be done, and on a line of its own what stays as it is. */
function countsOf({ summary, diagnostics, toExecute }) {
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '';
    const isNothing = toExecute.length === 0;
    const rest = (0,summarize/* restLine */.lw)(isNothing ? { ...summary, drift: 0 } : summary);
    // The headline says how many deletes there are, and of no changes how many drifted.
    const isTold = toExecute.length === summary.delete;
    const agreed = isNothing && summary.drift === 0 ? (0,summarize/* agreement */.z6)(summary) : '';
    const lines = [isTold ? agreed : `**${(0,summarize/* countsLine */.J7)(summary)}**`, rest].filter((line) => line !== '');
    return lines.length === 0 ? '' : `${lines.join('<br>')}\n`;
}
function warnings({ summary, guards, managed, changes, toExecute }, detail) {
    const blocks = [];
    const failed = guards.filter(({ passed }) => !passed);
    const paragraphs = (0,summarize/* guardSentences */.S6)({ guards, managed }, text_style/* markdownVoice */.Cr).map((text) => `**Blocked:** ${text}`);
    if (summary.delete > 0) {
        const isTold = guards.length === 0 || failed.length > 0;
        const allowed = isTold ? '' : ` ${(0,text_style/* grouped */.zD)(summary.delete)} of ${(0,text_style/* grouped */.zD)((0,guard/* allowedDeletes */.du)(guards))} allowed.`;
        paragraphs.push(`Deletes cannot be undone, and the asset's compliance history goes with it.${allowed}`);
    }
    if (paragraphs.length > 0)
        blocks.push((0,markdown_sections/* caution */.uL)(paragraphs));
    if (detail === 'counts' && changes.length > 0) {
        blocks.push(`Names are not shown here. ${whereNamesAre(toExecute)}\n`);
    }
    return blocks;
}
/** No file shows what no file ever declared, and a delete may be of that. */
function whereNamesAre(toExecute) {
    const diff = 'What this asks for is in the diff of the inventory files';
    const isElsewhere = toExecute.some(({ action, origin }) => action === 'delete' || origin === 'drift');
    if (!isElsewhere)
        return `${diff}.`;
    return `${diff}, but for what no file declared before, or what drifted: ${text_style/* markdownVoice */.Cr.code('cip-sync plan')} with the key names it.`;
}
/** What a reviewer does next, then where all of this comes from. */
function footer(plan, options) {
    const { commit, runUrl, verb = 'plan' } = options;
    const next = verb === 'plan' ? nextStep(plan, options) : '';
    const run = runLink('run', runUrl);
    const at = commit === undefined ? '' : `At ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`;
    const digest = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? '' : (0,report_escape/* codeSpan */.SS)(plan.digest);
    const origin = [at, digest, run].filter((part) => part !== '').join(summarize/* SEPARATOR */.wv);
    return [next, origin]
        .filter((part) => part !== '')
        .join('\n\n')
        .concat('\n');
}
/** Empty for what is no URL of a run. */
function runLink(text, url) {
    return url !== undefined && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}
function elsewhere({ runUrl }) {
    const link = runLink('summary of the run', runUrl);
    return link === '' ? '' : `; the ${link} shows more`;
}
/** What has to be corrected first, comes first. */
function nextStep(plan, { unrecorded = 0, mayRecord = true, unappliedBranch }) {
    if (!mayRecord && !(0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return `**${summarize/* NOT_RECORDED */.D0}**`;
    if (unrecorded > 0)
        return `**${(0,summarize/* tooLarge */.g$)(unrecorded)}**`;
    if (unappliedBranch === undefined || (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics))
        return `**Next:** ${approvalStep(plan)}`;
    return `**Next:** nothing is applied from ${(0,report_escape/* codeSpan */.SS)(unappliedBranch)}, into which this merges. A pull request into the default branch brings it there.`;
}
function approvalStep({ diagnostics, guards, toExecute, summary }) {
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return 'correct the files. A new commit plans again.';
    if (toExecute.length === 0)
        return 'nothing to approve. Merging changes nothing at the service.';
    if ((0,guard/* isBlocked */.lT)(guards))
        return 'declare again what is not to be deleted, or raise the limit.';
    const check = summary.delete === 0 ? 'approve' : 'make sure that every delete is meant, then approve';
    return `${check}. Approval covers exactly these changes. A new commit plans again; if the service changes meanwhile, nothing is applied.`;
}
/** Ends with a newline. */
function renderValidationMarkdown(validation, options) {
    const { detail, budget, name } = options;
    const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
    const findings = findingSections(validation, detail)
        .filter(({ count }) => count > 0)
        .map(({ severity, ...part }) => stopped(section(severity, part)));
    const fitted = fitSections(findings, budget - bytesOf(head) - 1) ?? [];
    return [head, ...fitted.map(({ text }) => text)].join('\n');
}
function stopped(one) {
    return { ...one, hidden: (count, isAll) => `${one.hidden(count, isAll)}.` };
}


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uL: () => (/* binding */ caution),
  Dw: () => (/* binding */ ofName),
  wS: () => (/* binding */ planSections)
});

// UNUSED EXPORTS: bold, findingSections, section, told

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/messages.js + 2 modules
var messages = __webpack_require__(3666);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
// EXTERNAL MODULE: ./lib/report/declarations.js
var declarations = __webpack_require__(8889);
;// CONCATENATED MODULE: ./lib/report/markdown/tables.js




/** A table for each cyber system and file, which are its first column's title. Those of one are next to each other. */
function tables(columns, changes, cells) {
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const before = changes[index - 1];
            const row = rowOf(cells((0,report_sections/* contrasted */.CF)(change)));
            if (before !== undefined && (0,report_sections/* areTogether */.pH)(before, change))
                return row;
            return `${before === undefined ? '' : '\n'}${head([placeTitle(change), ...columns])}${row}`;
        },
        close: '',
    };
}
function head(columns, rules = columns.map(() => ':--')) {
    return rowOf(columns) + rowOf(rules);
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function placeTitle(change) {
    const { name, id } = change.cyberSystem;
    const path = (0,report_sections/* pathOf */.XM)(change);
    return `${(0,report_escape/* tableCell */.xR)(name)} ${(0,report_escape/* tableCell */.xR)(id)}${path === null ? '' : `<br>${(0,report_escape/* tableCell */.xR)(path)}`}`;
}
function deleteTable(changes) {
    return tables(['Type', 'Id'], changes, (change) => [nameCell(change), typeCell(change), idCell(change)]);
}
function createTable(changes) {
    return tables(['Type', 'Line'], changes, (change) => [nameCell(change), typeCell(change), lineCell(change)]);
}
/** Changes of every kind. */
function mixedTable(changes) {
    return tables(['Change', 'Id', 'Line'], changes, (change) => {
        const isMove = change.action === 'update' && (0,report_sections/* kindOf */.I)(change) === 'move';
        const from = isMove ? ` from ${(0,report_escape/* tableCell */.xR)(change.fromSystem.name)}` : '';
        const type = change.action === 'create' || change.before.asset_type !== change.after?.asset_type;
        const told = `${(0,report_sections/* kindOf */.I)(change)}${from}${type ? ` ${typeCell(change)}` : ''}`;
        return [nameCell(change), told, idCell(change), lineCell(change)];
    });
}
/** Changes that are not to be executed, as a difference between service and files. */
function driftTable(changes) {
    return tables(['At the service', 'In the files'], changes, (change) => {
        const { name } = change.before ?? change.after;
        const id = change.id === null ? '' : ` ${idCell(change)}`;
        const line = change.action === 'delete' ? '' : `, line ${lineCell(change)}`;
        return [(0,report_escape/* tableCell */.xR)(name) + id, atService(change), inFiles(change) + line];
    });
}
function atService(change) {
    if (change.action === 'create')
        return 'not there';
    if (change.action === 'delete')
        return change.before.asset_type;
    return differences(change, change.before, change.fromSystem.name);
}
function inFiles(change) {
    if (change.action === 'delete')
        return 'in none';
    if (change.action === 'create')
        return change.after.asset_type;
    return differences(change, change.after, change.cyberSystem.name);
}
function differences({ changed }, state, system) {
    const parts = [
        changed.includes('name') ? `named ${(0,report_escape/* tableCell */.xR)(state.name)}` : '',
        changed.includes('cyber_system_id') ? `in ${(0,report_escape/* tableCell */.xR)(system)}` : '',
        changed.includes('asset_type') ? state.asset_type : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function nameCell({ before, after }) {
    const to = (0,report_escape/* tableCell */.xR)((after ?? before).name);
    return before === null || after === null || before.name === after.name ? to : `${(0,report_escape/* tableCell */.xR)(before.name)} → ${to}`;
}
function typeCell({ before, after }) {
    if (before === null || after === null)
        return (after ?? before).asset_type;
    return before.asset_type === after.asset_type ? after.asset_type : `${before.asset_type} → ${after.asset_type}`;
}
function idCell({ id }) {
    return id === null ? '' : (0,report_escape/* tableCell */.xR)(id);
}
function lineCell(change) {
    if (change.action === 'delete')
        return '';
    return String(change.desired.document.file.place(change.desired.offset).line);
}
/** How many changes of each action fall on each cyber system: for plans too long to be read row by row. */
function overviewTable(changes) {
    const systems = (0,report_sections/* bySystem */.Dp)(changes);
    const columns = OVERVIEW.filter(({ kinds }) => changes.some((change) => kinds.includes((0,report_sections/* kindOf */.I)(change))));
    return {
        open: head(['Cyber system', ...columns.map(({ title }) => title)], [':--', ...columns.map(() => '--:')]),
        count: systems.length,
        row: (index) => {
            const { system, members } = systems[index];
            const counts = columns.map(({ kinds }) => members.filter((change) => kinds.includes((0,report_sections/* kindOf */.I)(change))).length);
            const cells = counts.map((count) => (count === 0 ? '' : (0,text_style/* grouped */.zD)(count)));
            return rowOf([`${(0,report_escape/* tableCell */.xR)(system.name)} ${(0,report_escape/* tableCell */.xR)(system.id)}`, ...cells]);
        },
        close: '',
    };
}
const OVERVIEW = [
    { title: 'Delete', kinds: ['delete'] },
    { title: 'Update', kinds: ['move', 'rename', 'retype'] },
    { title: 'Create', kinds: ['create'] },
];
/** Under `detail: counts`: the lines that ask for these changes, a row a file, and nothing else. */
function sourceList(changes) {
    const sameFile = (index) => index > 0 && (0,report_sections/* pathOf */.XM)(changes[index - 1]) === (0,report_sections/* pathOf */.XM)(changes[index]);
    return {
        open: '',
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            if (sameFile(index))
                return `, ${lineCell(change)}`;
            const more = changes[index + 1];
            const noun = more !== undefined && (0,report_sections/* pathOf */.XM)(more) === (0,report_sections/* pathOf */.XM)(change) ? 'lines' : 'line';
            return `${index === 0 ? '' : '\n'}- ${(0,report_escape/* codeSpan */.SS)((0,report_sections/* pathOf */.XM)(change) ?? '')}, ${noun} ${lineCell(change)}`;
        },
        close: '\n',
    };
}
// Changes and declarations as fenced lines of Markdown, in a fence that no name in them can close.
/** Moves, renames and retypes: what each changes, before and after, on lines of their own. */
function updateDiff(updates) {
    const fence = (0,report_escape/* fenceFor */.Lt)(updates.flatMap(namesIn));
    return {
        open: `${fence}diff\n`,
        count: updates.length,
        row: (index) => (index === 0 ? '' : '\n') + hunk((0,report_sections/* contrasted */.CF)(updates[index])),
        close: `${fence}\n`,
    };
}
function hunk(change) {
    if (change.action !== 'update')
        return '';
    const { before, after, id, cyberSystem, fromSystem, changed } = change;
    const place = (0,report_escape/* shorten */.ml)((0,report_sections/* sourceOf */.vz)(change) ?? '');
    const system = changed.includes('cyber_system_id') ? '' : ` · ${(0,report_sections/* systemText */.VZ)(cyberSystem)}`;
    const sides = {
        name: ['name', (0,report_escape/* word */.Vm)(before.name), (0,report_escape/* word */.Vm)(after.name)],
        cyber_system_id: ['cyber_system', (0,report_sections/* systemText */.VZ)(fromSystem), (0,report_sections/* systemText */.VZ)(cyberSystem)],
        asset_type: ['asset_type', before.asset_type, after.asset_type],
    };
    const lines = changed.flatMap((field) => {
        const [key, from, to] = sides[field];
        return [(0,report_escape/* diffLine */.mc)('-', `${key}: ${from}`), (0,report_escape/* diffLine */.mc)('+', `${key}: ${to}`)];
    });
    return [(0,report_escape/* diffLine */.mc)(' ', `${(0,report_escape/* word */.Vm)(before.name)} · ${(0,report_escape/* word */.Vm)(id)}${system} · ${place}`), ...lines].join('');
}
function namesIn(change) {
    const { before, after, cyberSystem, id } = change;
    const from = change.action === 'update' ? [change.fromSystem.name, change.fromSystem.id] : [];
    const names = [before?.name ?? '', after?.name ?? '', cyberSystem.name, cyberSystem.id];
    return [...names, ...from, id ?? '', (0,report_sections/* sourceOf */.vz)(change) ?? ''];
}
/** The lines of YAML that would declare these, under a comment for each cyber system. */
function declarationBlock(undeclared) {
    const declare = (0,declarations/* declarations */.I1)(undeclared);
    const fence = (0,report_escape/* fenceFor */.Lt)(undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, cyberSystem.name, cyberSystem.id]));
    return {
        open: `${fence}yaml\n`,
        count: undeclared.length,
        row: (index) => {
            const one = undeclared[index];
            const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
            const lines = isFirst ? [`# ${(0,report_sections/* systemText */.VZ)(one.cyberSystem)}`, ...declare(one)] : declare(one);
            return lines.map((line) => `${line}\n`).join('');
        },
        close: `${fence}\n`,
    };
}

;// CONCATENATED MODULE: ./lib/report/markdown/sections.js





/** Findings beside changes take at most a quarter of the page: many warnings hide no change. */
const FINDINGS_SHARE = 0.25;
/** Plans with more changes, in several cyber systems, start with how many fall on each. */
const NEEDS_OVERVIEW = 50;
const OVERVIEW_BYTES = 2000;
const FULL = { update: updateDiff, create: createTable, mixed: mixedTable };
const NAMELESS = { update: sourceList, create: sourceList, mixed: sourceList };
function planSections(plan, { detail, budget, elsewhere }) {
    const page = { plan, detail, bodies: detail === 'counts' ? NAMELESS : FULL };
    const sections = placed((0,report_sections/* sectionsOf */.Ks)(plan));
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const findings = findingSections(plan, detail).map(({ severity, ...part }) => ({ ...section(severity, part), most }));
    const all = [
        ...findings.slice(0, 2),
        ...deleteSections(sections, page),
        ...askedSections(sections, page),
        mixedSection('pending', PENDING, sections.pending, page),
        mixedSection('reverted', 'Drift, to be reverted', sections.reverted, page),
        driftSection(sections.drift, page),
        undeclaredSection(page),
        ...findings.slice(2),
    ];
    return all
        .filter((one) => one.count > 0 || one.open !== '')
        .map((one) => ({ ...one, hidden: (count, isAll) => stopped(one.hidden(count, isAll), elsewhere) }));
}
function stopped(said, elsewhere) {
    return said === '' ? '' : `${said}${elsewhere}.`;
}
const PENDING = 'Pending from earlier merges, merging approves these too';
function placed({ asked, pending, reverted, drift }) {
    return {
        ...{ asked: (0,report_sections/* inPlaces */.GB)(asked), pending: (0,report_sections/* inPlaces */.GB)(pending) },
        ...{ reverted: (0,report_sections/* inPlaces */.GB)(reverted), drift: (0,report_sections/* inPlaces */.GB)(drift) },
    };
}
function askedSections({ asked }, { plan, detail, bodies }) {
    const { move, rename, retype, create } = (0,report_sections/* byKind */.Sb)(asked);
    const updates = (0,report_sections/* inPlaces */.GB)([...rename, ...retype]);
    const verb = retype.length === 0 ? 'Rename' : rename.length === 0 ? 'Retype' : 'Rename or retype';
    const moves = `Move ${assets(move)}, inheriting the new system's impact rating`;
    return [
        overviewSection(detail === 'counts' ? [] : plan.toExecute),
        section('moves', folding(moves, bodies.update(move), move)),
        section('updates', folding(`${verb} ${assets(updates)}`, bodies.update(updates), updates)),
        section('creates', folded(`Create ${assets(create)}`, bodies.create(create), create)),
    ];
}
function assets(changes) {
    return (0,text_style/* counted */.hS)(changes.length, 'asset');
}
/** Left out where there is no room. */
function overviewSection(changes) {
    const body = changes.length > NEEDS_OVERVIEW ? overviewTable(changes) : NO_ROWS;
    const part = section('overview', headed('By cyber system', body.count > 1 ? body : NO_ROWS, []));
    return {
        ...part,
        most: OVERVIEW_BYTES,
        hidden: (count, isAll) => (isAll ? '' : `${(0,text_style/* counted */.hS)(count, 'more system')} not listed`),
    };
}
/** Those of every origin, each under its own heading, before anything else. */
function deleteSections({ asked, pending, reverted }, { detail }) {
    return [
        deleteSection('', deletesIn(asked), detail),
        deleteSection(', pending from earlier merges (merging approves this too)', deletesIn(pending), detail),
        deleteSection(', to revert drift', deletesIn(reverted), detail),
    ];
}
function deletesIn(changes) {
    return changes.filter(({ action }) => action === 'delete');
}
/** Under `counts` a number: no file holds a line of what it no longer declares. */
function deleteSection(why, deletes, detail) {
    const title = `Delete ${assets(deletes)}${why}`;
    if (detail === 'full' || deletes.length === 0)
        return section('deletes', headed(title, deleteTable(deletes), deletes));
    const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
    return section('deletes', told(title, `In ${(0,text_style/* counted */.hS)(systems, 'cyber system')}.`));
}
function mixedSection(keep, why, changes, { bodies }) {
    const others = changes.filter(({ action }) => action !== 'delete');
    return section(keep, folding(`${why}: ${(0,text_style/* counted */.hS)(others.length, 'change')}`, bodies.mixed(others), others));
}
const DRIFT_NOTE = 'The service differs, and no change of a file asks for it. To keep what the service has, change the files. To undo it, run with `drift: apply`.';
/** Open where there is nothing else to read. */
function driftSection(drift, { plan, detail }) {
    const title = `Drift, not applied: ${(0,text_style/* counted */.hS)(drift.length, 'difference')}`;
    if (detail === 'counts' && drift.length > 0)
        return section('drift', told(title, DRIFT_NOTE));
    const isOpen = plan.toExecute.length === 0 && drift.length <= LONG;
    const part = isOpen ? headed : folded;
    return section('drift', part(title, driftTable(drift), [], `${DRIFT_NOTE}\n\n`));
}
function undeclaredSection({ plan: { undeclared }, detail }) {
    const title = `Undeclared, left alone: ${(0,text_style/* counted */.hS)(undeclared.length, 'asset')}`;
    const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
    if (detail === 'full')
        return section('undeclared', folded(title, declarationBlock(undeclared), [], note));
    return section('undeclared', undeclared.length === 0 ? headed(title, NO_ROWS, []) : bold(title));
}
/** The last of these are cut first. */
const KEEP = [
    'error',
    'deletes',
    'warning',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'overview',
    'creates',
    'notice',
    'undeclared',
];
/** Longer parts are folded: what is asked for, what is pending. Deletes never are, and creates always. */
const LONG = 25;
const NO_ROWS = { open: '', count: 0, row: () => '', close: '' };
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** How a heading tells several of one pull request apart: the input `name`, '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,report_escape/* codeSpan */.SS)(name)})`;
}
/** Under its own heading, always open. */
function headed(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    return { ...body, open: `### ${title}\n\n${note}${body.open}`, title, changes };
}
function folded(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    const open = `<details><summary><h3>${title}</h3></summary>\n\n${note}${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}
function folding(title, body, changes) {
    return body.count > LONG ? folded(title, body, changes) : headed(title, body, changes);
}
function section(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}**, not shown here` : `${(0,text_style/* grouped */.zD)(count)} more not shown here`;
    return { ...part, keep: KEEP.indexOf(keep), hidden };
}
/** A heading and a sentence, without rows. */
function told(title, sentence) {
    return { ...NO_ROWS, open: `### ${title}\n\n${sentence}\n`, title, changes: [] };
}
function bold(title) {
    return { ...NO_ROWS, open: `**${title}**\n`, title, changes: [] };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Errors, warnings and notices, in this order; without rows where there are none. */
function findingSections({ diagnostics }, detail) {
    const findings = (0,messages.errorsFirst)(diagnostics);
    return ['error', 'warning', 'notice'].map((severity) => {
        const found = findings.filter((finding) => finding.severity === severity);
        return { severity, title: (0,text_style/* counted */.hS)(found.length, severity), changes: [], ...alertOf(severity, found, detail) };
    });
}
function alertOf(severity, found, detail) {
    const bullet = found.length > 1 ? '- ' : '';
    return {
        open: found.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: found.length,
        row: (index) => `> ${bullet}${findingText(found[index], detail)}\n`,
        close: '',
    };
}
/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(found, detail) {
    const { code, path, line } = (0,messages.wordDiagnostic)(found, detail);
    const place = path === null ? '' : `${(0,report_escape/* codeSpan */.SS)(line === null ? path : `${path}:${line}`)} · `;
    return `${(0,messages.sayDiagnostic)(found, detail, text_style/* markdownVoice */.Cr)}<br>${place}${(0,report_escape/* codeSpan */.SS)(code)}`;
}


/***/ })

};
