export const id = 526;
export const ids = [526];
export const modules = {

/***/ 2526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPlanMarkdown: () => (/* binding */ renderPlanMarkdown)
});

// UNUSED EXPORTS: planPage

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
;// CONCATENATED MODULE: ./lib/report/budget.js
// A page within a number of bytes: sections are shown whole, or their first rows, or one line saying what is hidden.
/** The sections in the order given, one blank line between them included in the count; null when nothing fits. */
function fitSections(sections, budget) {
    const briefs = sections.map((section) => brief(section));
    let left = budget - briefs.reduce((sum, { text }) => sum + bytesOf(text) + 1, 0);
    if (left < 0)
        return null;
    const fitted = [...briefs];
    const byKeep = [...sections.entries()].sort(([, a], [, b]) => a.keep - b.keep);
    for (const [index, section] of byKeep) {
        const reserved = bytesOf(briefs[index].text);
        const room = Math.min(left + reserved, section.most ?? Number.POSITIVE_INFINITY);
        const filled = fill(section, room);
        if (filled === null)
            continue;
        fitted[index] = filled;
        left -= bytesOf(filled.text) - reserved;
    }
    return fitted;
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** A section of which nothing but its size is shown; one without rows as it is. */
function brief({ open, count, close, hidden }) {
    return { text: count === 0 ? open + close : `${hidden(count, true)}\n`, shown: 0 };
}
function fill({ open, count, row, close, hidden }, room) {
    const rows = [];
    const rest = (rowsLeft) => `\n${hidden(rowsLeft, false)}\n`;
    const restBytes = bytesOf(rest(count));
    let used = bytesOf(open) + bytesOf(close);
    /** So many rows leave room to say that there are more. */
    let shown = 0;
    while (rows.length < count) {
        const next = row(rows.length);
        used += bytesOf(next);
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

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(7470);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/report/sections.js
var report_sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/declaration.js
var declaration = __webpack_require__(8810);
// EXTERNAL MODULE: ./lib/report/rows.js
var rows = __webpack_require__(9965);
;// CONCATENATED MODULE: ./lib/report/tables.js




function table(columns, changes, cells) {
    return {
        open: `${rowOf(columns)}${rowOf(columns.map(() => '---'))}`,
        count: changes.length,
        row: (index) => rowOf(cells(changes[index])),
        close: '',
    };
}
function rowOf(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function deleteTable(changes) {
    return table(['Cyber system', 'Asset', 'Type', 'Id'], changes, (change) => {
        const { name, asset_type } = change.before ?? change.after;
        return [(0,report_escape/* tableCell */.xR)(change.cyberSystem.name), (0,report_escape/* tableCell */.xR)(name), asset_type, idCell(change)];
    });
}
function moveTable(changes) {
    return table(['Asset', 'Type', 'Id', 'From', 'To', 'Declared in'], changes, (change) => {
        const from = change.action === 'update' ? (0,report_escape/* tableCell */.xR)(change.fromSystem.name) : '';
        return [
            nameCell(change),
            typeCell(change),
            idCell(change),
            from,
            (0,report_escape/* tableCell */.xR)(change.cyberSystem.name),
            sourceCell(change),
        ];
    });
}
function createTable(changes) {
    return table(['Cyber system', 'Asset', 'Type', 'Declared in'], changes, (change) => [
        (0,report_escape/* tableCell */.xR)(change.cyberSystem.name),
        nameCell(change),
        typeCell(change),
        sourceCell(change),
    ]);
}
/** Changes of every kind but deletes. */
function mixedTable(changes) {
    return table(['Change', 'Asset', 'Type', 'Id', 'Cyber system', 'Declared in'], changes, (change) => {
        const to = (0,report_escape/* tableCell */.xR)(change.cyberSystem.name);
        const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
        const system = isMove ? `${(0,report_escape/* tableCell */.xR)(change.fromSystem.name)} → ${to}` : to;
        return [(0,report_sections/* kindOf */.I)(change), nameCell(change), typeCell(change), idCell(change), system, sourceCell(change)];
    });
}
/** Changes that are not to be executed, as a difference between service and files. */
function driftTable(changes) {
    return table(['Asset', 'Id', 'At the service', 'In the files', 'Declared in'], changes, (change) => {
        const { name } = change.before ?? change.after;
        return [(0,report_escape/* tableCell */.xR)(name), idCell(change), atService(change), inFiles(change), sourceCell(change)];
    });
}
function atService(change) {
    if (change.action === 'create')
        return 'not there';
    if (change.action === 'delete')
        return `${change.before.asset_type} in ${(0,report_escape/* tableCell */.xR)(change.cyberSystem.name)}`;
    return differences(change, change.before, change.fromSystem.name);
}
function inFiles(change) {
    if (change.action === 'delete')
        return 'in none';
    if (change.action === 'create')
        return `${change.after.asset_type} in ${(0,report_escape/* tableCell */.xR)(change.cyberSystem.name)}`;
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
function sourceCell(change) {
    const source = (0,report_sections/* sourceOf */.vz)(change);
    return source === null ? '' : (0,report_escape/* tableCell */.xR)(source);
}
/** Renames and retypes, before and after on lines of their own. */
function updateDiff(updates) {
    const fence = (0,report_escape/* fenceFor */.Lt)(updates.flatMap(namesIn));
    return {
        open: `${fence}diff\n`,
        count: updates.length,
        row: (index) => diffOf(updates[index]),
        close: `${fence}\n`,
    };
}
function diffOf(change) {
    const { before, after } = change;
    if (before === null || after === null)
        return '';
    const place = `${(0,rows/* systemText */.VZ)(change.cyberSystem)} · ${(0,report_escape/* word */.Vm)(change.id)} · ${(0,report_escape/* shorten */.ml)((0,report_sections/* sourceOf */.vz)(change) ?? '')}`;
    const isRenamed = before.name !== after.name;
    const title = isRenamed ? place : `${place} · ${(0,report_escape/* word */.Vm)(after.name)}`;
    const lines = [(0,report_escape/* diffLine */.mc)(' ', title)];
    if (isRenamed)
        lines.push((0,report_escape/* diffLine */.mc)('-', `name: ${(0,report_escape/* word */.Vm)(before.name)}`), (0,report_escape/* diffLine */.mc)('+', `name: ${(0,report_escape/* word */.Vm)(after.name)}`));
    if (before.asset_type !== after.asset_type) {
        lines.push((0,report_escape/* diffLine */.mc)('-', `asset_type: ${before.asset_type}`), (0,report_escape/* diffLine */.mc)('+', `asset_type: ${after.asset_type}`));
    }
    return lines.join('');
}
function namesIn(change) {
    const { before, after, cyberSystem, id } = change;
    return [before?.name ?? '', after?.name ?? '', cyberSystem.name, cyberSystem.id, id ?? '', (0,report_sections/* sourceOf */.vz)(change) ?? ''];
}
/** The lines of YAML that would declare these, under a comment for each cyber system. */
function declarationBlock(undeclared) {
    const declare = (0,declaration/* declarations */.I)(undeclared);
    const fence = (0,report_escape/* fenceFor */.Lt)(undeclared.flatMap(({ asset, cyberSystem }) => [asset.name, asset.id, cyberSystem.name, cyberSystem.id]));
    return {
        open: `${fence}yaml\n`,
        count: undeclared.length,
        row: (index) => {
            const one = undeclared[index];
            const isFirst = undeclared[index - 1]?.cyberSystem.id !== one.cyberSystem.id;
            const lines = isFirst ? [`# ${(0,rows/* systemText */.VZ)(one.cyberSystem)}`, ...declare(one)] : declare(one);
            return lines.map((line) => `${line}\n`).join('');
        },
        close: `${fence}\n`,
    };
}
/** Under `detail: counts`: the lines that ask for these changes, and nothing else. */
function sourceList(changes) {
    return { open: '', count: changes.length, row: (index) => `- ${sourceCell(changes[index])}\n`, close: '' };
}

// EXTERNAL MODULE: ./lib/report/voice.js
var voice = __webpack_require__(5944);
;// CONCATENATED MODULE: ./lib/report/markdown-sections.js






/** The last of these are cut first. */
const KEEP = [
    'errors',
    'deletes',
    'warnings',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'creates',
    'notices',
    'undeclared',
];
/** Findings beside changes take at most a quarter of the page: many warnings hide no change. */
const FINDINGS_SHARE = 0.25;
function planSections(plan, detail, budget) {
    const { asked, pending, reverted, drift } = (0,report_sections/* sectionsOf */.Ks)(plan);
    const kinds = (0,report_sections/* byKind */.Sb)(asked);
    const isCounts = detail === 'counts';
    const bodies = isCounts ? NAMELESS : FULL;
    const most = plan.changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const findings = (0,report_findings/* errorsFirst */.w)(plan.diagnostics);
    const sections = [
        findingSection('error', findings, detail, most),
        findingSection('warning', findings, detail, most),
        deleteSection('Delete', kinds.delete, detail),
        deleteSection('Delete, pending from earlier merges', deletesIn(pending), detail),
        deleteSection('Delete, to revert drift', deletesIn(reverted), detail),
        section('moves', headed("Move, inheriting the new system's impact rating", bodies.move(kinds.move), kinds.move)),
        section('updates', headed('Change', bodies.update([...kinds.rename, ...kinds.retype]), [...kinds.rename, ...kinds.retype])),
        section('creates', folded('Create', bodies.create(kinds.create), kinds.create)),
        mixedSection('pending', PENDING, pending, bodies),
        mixedSection('reverted', 'Drift, to be reverted', reverted, bodies),
        driftSection(drift, detail),
        undeclaredSection(plan, detail),
        findingSection('notice', findings, detail, most),
    ];
    return sections.filter((one) => one.count > 0 || one.open !== '');
}
const PENDING = 'Pending from earlier merges, merging approves these too';
const FULL = { move: moveTable, update: updateDiff, create: createTable, mixed: mixedTable };
const NAMELESS = { move: sourceList, update: sourceList, create: sourceList, mixed: sourceList };
const NO_ROWS = { open: '', count: 0, row: () => '', close: '' };
/** Under its own heading, always open. */
function headed(title, body, changes) {
    if (changes.length === 0)
        return { ...NO_ROWS, title, changes };
    return { ...body, open: `### ${title}\n\n${body.open}`, title, changes };
}
function folded(title, body, changes, note = '') {
    if (body.count === 0)
        return { ...NO_ROWS, title, changes };
    const open = `<details><summary>${title}: ${(0,voice/* grouped */.zD)(body.count)}</summary>\n\n${note}${body.open}`;
    return { ...body, open, close: `${body.close}\n</details>\n`, title, changes };
}
function section(keep, { title, ...part }) {
    const hidden = (count, isAll) => isAll ? `**${title}: ${(0,voice/* grouped */.zD)(count)}**, not shown here.` : `${(0,voice/* grouped */.zD)(count)} more not shown here.`;
    return { ...part, keep: KEEP.indexOf(keep), hidden };
}
function deletesIn(changes) {
    return changes.filter(({ action }) => action === 'delete');
}
/** Under `counts` a number: no file holds a line of what it no longer declares. */
function deleteSection(title, deletes, detail) {
    if (detail === 'full' || deletes.length === 0)
        return section('deletes', headed(title, deleteTable(deletes), deletes));
    const systems = new Set(deletes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const open = `### ${title}\n\n${(0,voice/* counted */.hS)(deletes.length, 'asset')} in ${(0,voice/* counted */.hS)(systems, 'cyber system')}.\n`;
    return section('deletes', { ...NO_ROWS, open, title, changes: [] });
}
function mixedSection(keep, title, changes, bodies) {
    const others = changes.filter(({ action }) => action !== 'delete');
    return section(keep, folded(title, bodies.mixed(others), others));
}
const DRIFT = 'Drift, not applied';
const DRIFT_NOTE = 'The service differs, and no change of a file asks for it. To keep what the service has, change the files; to undo it, run with `drift: apply`.\n\n';
function driftSection(drift, detail) {
    const part = folded(DRIFT, driftTable(drift), [], DRIFT_NOTE);
    if (detail === 'full' || drift.length === 0)
        return section('drift', part);
    const open = `**${DRIFT}: ${(0,voice/* grouped */.zD)(drift.length)}.** ${DRIFT_NOTE}`.trimEnd();
    return section('drift', { ...NO_ROWS, open: `${open}\n`, title: DRIFT, changes: [] });
}
function undeclaredSection({ undeclared }, detail) {
    const title = 'Undeclared, left alone';
    const note = 'To declare them, add these lines to the file of their cyber system.\n\n';
    if (detail === 'full')
        return section('undeclared', folded(title, declarationBlock(undeclared), [], note));
    const open = undeclared.length === 0 ? '' : `**${title}: ${(0,voice/* grouped */.zD)(undeclared.length)}.**\n`;
    return section('undeclared', { ...NO_ROWS, open, title, changes: [] });
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
const FINDING_KEEP = { error: 'errors', warning: 'warnings', notice: 'notices' };
function findingSection(severity, findings, detail, most) {
    const found = findings.filter((finding) => finding.severity === severity);
    const open = found.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`;
    const row = (index) => `> - ${findingText(found[index], detail)}\n`;
    const title = severity === 'error' ? 'Errors' : severity === 'warning' ? 'Warnings' : 'Notices';
    const part = { title, changes: [], open, count: found.length, row, close: '' };
    return { ...section(FINDING_KEEP[severity], part), most };
}
/** One diagnostic as Markdown, on one line. */
function findingText(found, detail) {
    const { code, path, line } = (0,messages/* wordDiagnostic */.k8)(found, detail);
    const place = path === null ? '' : ` ${(0,report_escape/* codeSpan */.SS)(line === null ? path : `${path}:${line}`)}`;
    return `\`${code}\`${place}: ${(0,messages/* sayDiagnostic */.rA)(found, detail, voice/* markdownVoice */.Cr)}`;
}

// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
;// CONCATENATED MODULE: ./lib/report/markdown.js







const COMMENT_BUDGET = 60_000;
/** The text alone, for where nothing is recorded. */
function renderPlanMarkdown(plan, options) {
    return planPage(plan, options).text;
}
/** Time grows with the budget and, for sorting changes into sections, linearly with the plan. */
function planPage(plan, options) {
    const { detail, budget = COMMENT_BUDGET } = options;
    const heading = headingOf(plan, options);
    const counts = countsOf(plan, options);
    const head = [heading, counts, ...warnings(plan, detail)];
    const foot = footer(plan, options);
    const sections = planSections(plan, detail, budget);
    const frame = [...head, foot];
    const left = budget - frame.reduce((sum, block) => sum + bytesOf(block) + 1, 0);
    const fitted = left < 0 ? null : fitSections(sections, left);
    if (fitted === null) {
        const text = shortest([[heading, counts, foot], [heading, counts], [heading]], budget);
        return { text, notShown: detail === 'counts' ? [] : plan.toExecute };
    }
    const notShown = detail === 'counts' ? [] : sections.flatMap((section, index) => hiddenOf(section, fitted[index]?.shown));
    return { text: [...head, ...fitted.map(({ text }) => text), foot].join('\n'), notShown };
}
function hiddenOf({ changes }, shown = 0) {
    return changes.slice(shown);
}
function shortest(pages, budget) {
    const texts = pages.map((blocks) => blocks.join('\n'));
    return texts.find((text) => bytesOf(text) <= budget) ?? '';
}
/** Without names of files or the service: the organization is the workflow's own. */
function headingOf(plan, { title = 'Inventory plan', name }) {
    const which = name === undefined || name === '' ? '' : ` (${(0,report_escape/* codeSpan */.SS)(name)})`;
    const phrases = (0,summarize/* headlinePhrases */.Lx)(plan).map(({ text, loud }) => (loud ? `**${text}**` : text));
    return `## ${title}${which} for ${(0,report_escape/* codeSpan */.SS)(plan.organization)}: ${phrases.join(', ')}\n`;
}
function countsOf(plan, { commit }) {
    const rest = (0,diagnostic/* hasErrors */.Cs)(plan.diagnostics) ? '' : (0,summarize/* restLine */.lw)(plan.summary);
    const parts = [`**${(0,summarize/* summaryLine */.dC)(plan)}**`, rest, commit === undefined ? '' : `at ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}`];
    return `${parts.filter((part) => part !== '').join(summarize/* SEPARATOR */.wv)}\n`;
}
function warnings({ summary, guards, changes }, detail) {
    const blocks = [];
    if (summary.delete > 0) {
        const allowed = guards.length === 0 ? '' : ` ${(0,voice/* grouped */.zD)(summary.delete)} of ${(0,voice/* grouped */.zD)((0,guard/* allowedDeletes */.du)(guards))} allowed.`;
        blocks.push(markdown_alert('CAUTION', [`Deletes cannot be undone, and the asset's compliance history goes with it.${allowed}`]));
    }
    const failed = guards.filter(({ passed }) => !passed);
    if (failed.length > 0)
        blocks.push(markdown_alert('CAUTION', failed.map((guard) => `Blocked: ${(0,summarize/* guardSentence */.vI)(guard, voice/* markdownVoice */.Cr)}`)));
    if (detail === 'counts' && changes.length > 0) {
        blocks.push('Names are not shown here. What this asks for is in the diff of the inventory files.\n');
    }
    return blocks;
}
function markdown_alert(kind, sentences) {
    return `> [!${kind}]\n${sentences.map((sentence) => `> ${sentence}\n`).join('')}`;
}
function footer({ toExecute, digest }, { runUrl }) {
    const scope = toExecute.length === 0
        ? []
        : ['Approval covers exactly these changes: a new commit, or a change at the service, plans again.'];
    const run = runUrl !== undefined && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(runUrl) ? [`[run](${runUrl})`] : [];
    return `${[...scope, [(0,report_escape/* codeSpan */.SS)(digest), ...run].join(summarize/* SEPARATOR */.wv)].join(' ')}\n`;
}


/***/ })

};
