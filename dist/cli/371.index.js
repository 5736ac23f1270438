export const id = 371;
export const ids = [371];
export const modules = {

/***/ 5371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ importMarkdown),
/* harmony export */   Ju: () => (/* binding */ importShape),
/* harmony export */   K8: () => (/* binding */ renderRemovals),
/* harmony export */   O1: () => (/* binding */ pruneLines),
/* harmony export */   Vt: () => (/* binding */ renderFormatted),
/* harmony export */   b9: () => (/* binding */ importDocument),
/* harmony export */   hY: () => (/* binding */ renderPatch),
/* harmony export */   qv: () => (/* binding */ NOTHING_WRITTEN),
/* harmony export */   vJ: () => (/* binding */ renderImported)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7291);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6921);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3444);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2270);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7206);
/* harmony import */ var _text_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1450);
/* harmony import */ var _text_markdown_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1912);
/* harmony import */ var _text_plan_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5150);
/* harmony import */ var _text_summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9010);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6404);










const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'];
const count = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0);
const entry = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('The file that holds the entry; of one that is removed, that held it.'),
    line: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
    actions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(ENTRY_ACTIONS))
        .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
    name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    cyber_system: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    asset_type: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .ASSET_TYPES */ .Dd),
    before: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), cyber_system: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .ASSET_TYPES */ .Dd) })
        .nullable()
        .describe('What the entry said; null for one that is added.'),
    comments: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().describe('The comments that went with an entry that is removed.'),
});
const leftOut = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    rule: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['only', 'skip', 'equal', 'no-asset']),
    column: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('That of `only` and `skip`.'),
    value: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('That of `skip`.'),
    lines: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1)),
});
const importShape = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('1.0'),
    counts: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        added: count,
        renamed: count,
        moved: count,
        retyped: count,
        removed: count,
        unchanged: count,
        changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
        .describe('An entry that is renamed and moved counts in both.'),
    entries: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(entry).describe('All that changed, by path and line.'),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_text_plan_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk).describe('What was found. If one of them is an error, nothing was written.'),
    left_out: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(leftOut)
        .optional()
        .describe('The rows of the export that are no entries, by reason. Not there without an export.'),
    patch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().describe('The edits as a unified diff: with --dry-run.'),
});
function importDocument(imported, patch, diagnostics) {
    const { entries, counts } = imported === null ? NO_CHANGES : listOf(imported);
    const csv = imported?.csv ?? null;
    return {
        format_version: '1.0',
        counts,
        entries,
        diagnostics: diagnostics.map(_text_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .wordDiagnostic */ .k8),
        ...(csv !== null && { left_out: csv.leftOut.filter(({ lines }) => lines.length > 0) }),
        ...(patch !== null && { patch }),
    };
}
const NO_CHANGES = {
    entries: [],
    counts: { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0, unchanged: 0, changed: 0 },
};
const MOST_BYTES = 60_000;
function importMarkdown(imported, diagnostics) {
    const all = listOf(imported);
    const { entries } = all;
    const severities = ['warning', 'notice'].map((severity) => {
        return [diagnostics.filter((one) => one.severity === severity).length, severity];
    });
    const counts = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)(severities, 'nouns').join(', ');
    const lines = [
        `${countsText(all)}.`,
        ...(imported.csv === null ? [] : readLines(imported.csv).map((line) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(line))),
        ...(counts === '' ? [] : [`${counts}: the log of the run lists them.`]),
        `A plan of these files: ${(0,_text_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J7)(imported.plan)}`,
    ];
    const bullets = (all, textOf, hidden) => {
        const row = (index) => `- ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(textOf(all[index]))}\n`;
        return { keep: 0, open: '', count: all.length, row, close: '', hidden };
    };
    const list = bullets(entries, entryLine, (more) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `The files show ${more} more (entry|entries).`);
    const faulty = imported.csv?.faulty ?? [];
    const left = bullets(faulty, _text_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy, (more) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `The log of the run lists ${more} more.`);
    const blocks = faulty.length === 0 ? [list] : [{ ...left, open: 'Left out because of an error:\n\n', close: '\n' }, list];
    return (0,_text_markdown_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .fitPage */ .n8)(MOST_BYTES, [`${lines.join('\n\n')}\n`], blocks, []).text;
}
function listOf({ comparison, written, commentsOf, sited }) {
    const nameOf = ({ id }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .systemName */ .N9)({ ...sited(id), impactRating: null }, String);
    const entries = comparison.changes.map(({ system, from, before, after }) => {
        const asset = (after === null ? null : written.get(after)) ?? before;
        const { file } = asset.document;
        const state = after ?? before;
        const isKept = before !== null && after !== null;
        const comments = before !== null && after === null ? commentsOf(before) : [];
        const is = {
            added: before === null,
            renamed: isKept && before.name !== after.name,
            moved: isKept && from?.id !== system.id,
            retyped: isKept && before.assetType !== after.assetType,
            removed: after === null,
        };
        return {
            path: file.path,
            line: file.place(asset.offset).line,
            actions: ENTRY_ACTIONS.filter((action) => is[action]),
            name: state.name,
            cyber_system: nameOf(system),
            asset_type: state.assetType,
            before: before === null ? null : { name: before.name, cyber_system: nameOf(from), asset_type: before.assetType },
            ...(comments.length > 0 && { comments: [...comments] }),
        };
    });
    entries.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_7__/* .compareText */ .n)(a.path, b.path) || a.line - b.line || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_7__/* .compareText */ .n)(a.name, b.name));
    const counts = { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0 };
    for (const action of entries.flatMap(({ actions }) => actions))
        counts[action] += 1;
    return { entries, counts: { ...counts, unchanged: comparison.unchanged, changed: entries.length } };
}
function countsText({ entries, counts }) {
    const edited = entries.filter(({ actions }) => actions.length === 0).length;
    const each = ENTRY_ACTIONS.map((action) => [counts[action], action]);
    return [...(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)([...each, [edited, 'with keys edited']]), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${counts.unchanged} unchanged`].join(', ');
}
function entryLine({ path, line, actions, name, cyber_system, asset_type, before, comments }) {
    const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
    const type = before === null || before.asset_type === asset_type ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .turned */ .d9)(before.asset_type, asset_type)];
    const parts = [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .turned */ .d9)(before?.name ?? name, name, _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .turned */ .d9)(before?.cyber_system ?? cyber_system, cyber_system, _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm),
        ...type,
        `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path)}:${line}`,
        ...(comments === undefined ? [] : [`with its comments ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(comments, 'and', _text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)}`]),
    ];
    return `${what}: ${parts.join(', ')}`;
}
function renderRemovals(guards, following) {
    const failed = guards.filter(({ passed }) => !passed);
    const limits = failed.map(({ guard, limit }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `--${guard} allows ${limit === 0 ? 'none' : limit}`);
    const raised = failed.map((guard) => `--${guard.guard} ${(0,_core_guard_js__WEBPACK_IMPORTED_MODULE_8__/* .leastToPass */ .ME)(guard, following)}`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `The export has no row for ${failed[0]?.value ?? 0} (entry|entries) of ${following}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\nNothing was written.\n`;
}
function renderImported(imported, isUpdate, { dryRun, ms }) {
    const { edits, plan, csv } = imported;
    const ending = isUpdate ? updateEnding : csv === null ? liveEnding : exportEnding;
    const { above, nothing, what, below } = ending(imported);
    const lines = edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path)}`);
    const added = edits.filter(({ before }) => before === null).length;
    const changed = edits.length - added;
    const also = changed === 0 ? '' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) ` and ${changed} changed`;
    const files = added === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${changed} changed file(s)` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${added} new file(s)${also}`;
    const took = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .durationText */ .S5)(ms);
    const wrote = `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([`${dryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ')}, in ${took}.`;
    const done = edits.length === 0 ? `${nothing}, as found in ${took}.` : wrote + (dryRun ? ' Nothing was written.' : '');
    const planned = csv !== null || isUpdate ? [`A plan of these files: ${(0,_text_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J7)(plan)}`] : [];
    return [...lines, ...above, done, ...below, ...planned].map((line) => `${line}\n`).join('');
}
function updateEnding(imported) {
    const { comparison, plan, csv } = imported;
    const all = listOf(imported);
    const counts = countsText(all);
    const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
    const removed = comparison.changes.filter(({ after }) => after === null);
    const staying = removed.filter(({ system, before }) => undeclared.has(`${system.id} ${before?.name}`)).length;
    const stay = staying === 1 ? 'The asset of the removed entry stays' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${staying} assets of removed entries stay`;
    const above = [...all.entries.map(entryLine), ...(csv === null ? [] : readLines(csv))];
    const below = staying === 0 ? [] : [`${stay} at the service, because the files say prune: false.`];
    return { above, nothing: `Nothing to update: ${counts}`, what: counts, below };
}
function exportEnding({ comparison, csv }) {
    const { rows, declared, kept } = csv;
    const above = readLines(csv);
    if (kept > 0)
        above.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${kept} live asset(s) of these cyber systems (is|are) in no row: prune: false keeps (it|them). To declare (it|them), run cip-sync import.`);
    const count = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${rows.length} row(s)`;
    const nothing = `Nothing to import: the files declare the assets of ${count} already`;
    const what = declared === 0 ? count : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${count}, ${declared} declared already`;
    return { above, nothing, what, below: pruneLines(comparison.gaining.filter((one) => !isKept(one) || kept === 0)) };
}
function liveEnding({ comparison: { changes, fresh, gaining }, missing }) {
    const { naming, nameless, stray } = missing;
    const none = 'The organization has no cyber systems: there is nothing to declare';
    const nothing = naming.systemCount === 0 ? none : 'Nothing to import: the files declare all that is live';
    const below = [];
    if (nameless > 0)
        below.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${nameless} asset(s) left out: no file can declare an asset without a name, or with an id that no file can hold. Name (it|them) in the application and import again. Until then, prune: false keeps (it|them).`);
    if (stray > 0)
        below.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${stray} asset(s) left out: the list of cyber systems does not hold the system. Import again.`);
    const what = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)([
        [fresh.length, 'cyber system'],
        [changes.length, 'asset'],
    ], 'nouns').join(', ');
    return { above: [], nothing, what, below: [...below, ...pruneLines(gaining)] };
}
function readLines({ leftOut, trimmed, rearmed }) {
    const lines = leftOut.flatMap(({ rule, column, value, lines }) => {
        const reason = {
            only: () => `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlString */ .lJ)(column)} does not match only`,
            skip: () => `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlString */ .lJ)(column)} is ${value === '' ? 'empty' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlString */ .lJ)(value)}`,
            equal: () => 'an earlier row is the same in every column',
            'no-asset': () => 'no asset is named',
        }[rule];
        if (lines.length === 0)
            return column === null ? [] : `Left out 0 rows: ${reason()}.`;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `Left out ${lines.length} row(s), at line(s) ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(lines, 'and')}: ${reason()}.`;
    });
    if (trimmed > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `White space around ${trimmed} cell(s) was dropped.`);
    if (rearmed > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `The apostrophe that hides a formula was taken off ${rearmed} cell(s).`);
    return lines;
}
function isKept({ prune, declared }) {
    return (prune ?? declared?.prune) === false;
}
function pruneLines(gaining) {
    const kept = gaining.filter(isKept).length;
    const pruned = gaining.length - kept;
    const lines = [];
    if (pruned > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `Prune is on in ${pruned} of these cyber systems: no file says prune: false there. A plan without --base deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`);
    if (kept > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `Prune is off in ${kept} of these cyber systems: nothing is deleted there. When the files are complete, remove prune: false.`);
    return lines;
}
const MOST_EDITS = 2000;
function renderPatch(edits) {
    const patches = edits.map(({ path, before, text }) => {
        const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
        const [from, to] = ['a/', 'b/'].map((side) => (isOutside ? '' : side) + (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path));
        const head = `--- ${before === null ? '/dev/null' : from}\n+++ ${to}\n`;
        const limits = { context: 3, maxEditLength: MOST_EDITS };
        const patch = before === null ? undefined : (0,diff__WEBPACK_IMPORTED_MODULE_9__/* .structuredPatch */ .YB)('', '', before, text, undefined, undefined, limits);
        if (patch === undefined)
            return head + replaced(before, text);
        const lines = patch.hunks.flatMap((hunk) => [
            `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
            ...hunk.lines.map(shownLine),
        ]);
        return `${head}${lines.join('\n')}\n`;
    });
    return patches.join('');
}
function replaced(before, after) {
    const linesOf = (text) => text.replace(/\n$/, '').split('\n');
    const [out, into] = [before === null ? [] : linesOf(before), linesOf(after)];
    const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
    const from = before === null ? '0,0' : `1,${out.length}`;
    return `@@ -${from} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}
function shownLine(line) {
    return line.endsWith('\r') ? `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(line.slice(0, -1))}\r` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(line);
}
function renderFormatted(edits, files, ms, isCheck) {
    const took = `in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .durationText */ .S5)(ms)}`;
    if (edits.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `Formatted already: ${files} file(s), ${took}.\n`;
    if (isCheck)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${edits.length} of ${files} file(s) to format, ${took}: run cip-sync fmt.\n`;
    const lines = edits.map(({ path }) => `formatted ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(path)}\n`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS) `${lines.join('')}Formatted ${edits.length} of ${files} file(s), ${took}.\n`;
}
const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';


/***/ }),

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

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ parsePlanDocument),
/* harmony export */   bE: () => (/* binding */ planJsonSchema),
/* harmony export */   gk: () => (/* binding */ finding)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8439);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(139);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);







const ORIGINS = ['inventory', 'pending', 'drift'];
const CODES = Object.keys(_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .WORDS */ .q9);
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative();
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: text, cyber_system_id: text.describe('Prefix cs_.'), asset_type: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .Dd) })
    .describe('The fields of an asset that an update can change.');
const site = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ id: text, name: text })
    .nullable()
    .describe('The facility, or with control-center-field the control center, that the system is in.');
const reference = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: text,
    name: text,
    site,
    impact_rating: text.nullable().describe('The value of the field that impact-rating-field names.'),
});
const source = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    path: text.describe('Relative, with forward slashes.'),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().describe('In UTF-16 units.'),
})
    .describe('Where the inventory asks for the change.');
const common = {
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[\w-]{16}$/)
        .describe('Identity of the change: SHA-256 over organization, action, id, before and after; 96 bits of it.'),
    cyber_system: reference.describe('The system of `after`; of `before` for a delete.'),
    from_cyber_system: reference.nullable().describe('For a move: the system that the asset is in now.'),
    origin: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(ORIGINS)
        .describe('inventory: these files ask for it. pending: earlier merges asked for it. drift: the service differed before this change.'),
};
const change = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('action', [
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('create'),
        id: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ().describe('The service chooses the id.'),
        before: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        after: state,
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ()).max(0),
        source,
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('update'),
        id: text.describe('Prefix ca_.'),
        before: state,
        after: state,
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(state.keyof()).min(1).describe('name: a rename. cyber_system_id: a move. asset_type: a retype.'),
        source,
        ...common,
    }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        action: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('delete'),
        id: text.describe('Prefix ca_.'),
        before: state,
        after: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .never */ .ZmZ()).max(0),
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* ["null"] */ .chJ(),
        ...common,
    }),
]);
const summary = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    create: count,
    update: count,
    delete: count,
    renamed: count.describe('Kinds of the updates. An update of several kinds counts in each.'),
    moved: count,
    retyped: count,
    unchanged: count,
    undeclared: count.describe('Live in a declared cyber system, in no file, and left alone.'),
    ignored: count.describe('Live assets that files ignore.'),
    unmanaged: count.describe('Live in cyber systems that no file declares.'),
    left_out: count.optional().describe('Changes of other systems, if only some systems were chosen.'),
    pending: count.describe('Of those to execute.'),
    drift: count.describe('Not to execute.'),
})
    .describe('create, update and delete count what would be executed.');
const undeclared = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ id: text, ...state.shape, cyber_system: reference });
const finding = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(CODES),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC),
    message: text.describe('Subject, cause and remedy, on one line.'),
    path: text.nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
});
const guard = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    guard: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['max-deletes', 'max-delete-percent']).describe('The input to raise.'),
    limit: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().describe('Most deletes.'),
    value: count.describe('Deletes that would be executed.'),
    passed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
const FORMAT = '2.0';
const planShape = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(FORMAT),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('cip-inventory-sync'), version: text }),
    organization: text.describe('Slug of the organization.'),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().describe('UTC.'),
    only: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(text).optional().describe('The choice, if this is only a part of the plan.'),
    summary,
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(change).describe('Sorted: system name, then delete, update, create, then name.'),
    undeclared: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(undeclared),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(finding).describe('In file order. If one is an error, there are no changes.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(guard).describe('A guard that did not pass blocks apply.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of what would be executed: SHA-256 over its sorted fingerprints.'),
})
    .meta({
    title: 'cip-inventory-sync plan',
    description: 'What apply would do, and why.',
});
function planJsonSchema() {
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(planShape, { target: 'draft-2020-12' });
}
const MOST_PROBLEMS = 20;
const EDITED = 'so the file was edited after the plan was saved';
function parsePlanDocument(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        return { ok: false, problems: ['it is not JSON, or not all of it'] };
    }
    const has = (key) => typeof value === 'object' && value !== null && key in value;
    if (!has('changes') || !has('digest'))
        return { ok: false, problems: ['it is JSON of something else'] };
    if (has('approval'))
        return { ok: false, isEvidence: true, problems: ['it is the evidence of an apply'] };
    const other = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .otherFormat */ .Qc)(value, FORMAT);
    if (other !== null) {
        return { ok: false, problems: [`format_version: it is of format ${other}, and this version reads ${FORMAT}`] };
    }
    const parsed = planShape.safeParse(value);
    const problems = parsed.success
        ? forgeries(parsed.data)
        : parsed.error.issues.map(({ path }) => {
            const segments = path
                .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
                .join('');
            return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(segments.replace(/^\./, '')) || 'its keys'}: not as a plan is saved, ${EDITED}`;
        });
    return parsed.success && problems.length === 0
        ? { ok: true, plan: parsed.data }
        : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
function forgeries(plan) {
    const { organization, changes, digest: stated } = plan;
    const problems = changes.flatMap(({ action, id, before, after, fingerprint: print }, index) => (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action, id, before, after }) === print
        ? []
        : [`changes[${index}]: does not match its fingerprint, ${EDITED}`]);
    const isWhole = (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)((0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .executedBy */ .Z4)(plan).map((one) => one.fingerprint)) === stated;
    return isWhole ? problems : [...problems, `digest: does not match the changes, ${EDITED}`];
}


/***/ })

};
