export const id = 685;
export const ids = [685];
export const modules = {

/***/ 2974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NW: () => (/* binding */ resultMarkdown),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   uV: () => (/* binding */ renderAppliedTerminal)
/* harmony export */ });
/* unused harmony exports outcomeNumbers, endingSentence, invalidSentence */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1968);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1450);
/* harmony import */ var _markdown_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1912);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9849);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1758);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9010);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2935);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6404);
/* harmony import */ var _unapproved_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9555);











const OUTCOME_WORDS = {
    failed: 'failed',
    unknown: 'unknown',
    'changed-meanwhile': 'changed meanwhile',
    skipped: 'skipped',
    'not-started': 'not started',
    done: 'done',
    adopted: 'done, found in the list after its answer was lost',
    already: 'already as wanted',
};
const ORDER = Object.keys(OUTCOME_WORDS);
const DIFFERENCE_WORDS = {
    missing: 'is not in the list',
    different: 'is in the list with other values',
    'still-there': 'is still in the list',
    duplicate: 'is in the list more than once',
};
function openResults({ results, lostTurn }) {
    return results.filter(({ outcome }) => !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome) || (lostTurn !== null && outcome === 'already'));
}
function outcomeCounts(report) {
    const { results } = report;
    const open = openResults(report);
    const counts = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .countBy */ .Tr)(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
    const done = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS) `done ${results.length - open.length} of ${results.length}`;
    return [done, ...Array.from(counts, ([label, count]) => (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS) `${count} ${label}`)].join(_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .SEPARATOR */ .wv);
}
function outcomeNumbers(report) {
    const { results } = report;
    const open = openResults(report);
    const done = results.length - open.length;
    const skipped = open.filter(({ outcome }) => ['skipped', 'not-started', 'already'].includes(outcome)).length;
    return { done, skipped, failed: results.length - done - skipped };
}
function resultSections(results, { differences }) {
    const groups = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(results, ({ outcome, reason }) => `${ORDER.indexOf(outcome)} ${reason ?? ''}`);
    const sorted = [...groups.values()].sort((a, b) => ORDER.indexOf(a[0].outcome) - ORDER.indexOf(b[0].outcome));
    const sections = sorted.map((group) => {
        const { outcome, reason, reasonBy, detail } = group[0];
        const resultOf = new Map(group.map((result) => [result.change, result]));
        const isOne = group.every((result) => result.detail === detail);
        const note = ({ reason: quote }) => {
            const said = isOne && detail !== null ? ` The service said: ${quote(detail)}.` : '';
            return `${reasonBy === 'tool' ? reason : `${quote(reason ?? '')}.`}${said}`;
        };
        return {
            part: 'results',
            title: (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .upperFirst */ .Zb)(OUTCOME_WORDS[outcome])}: ${group.length} change(s)`,
            note: reason === null ? null : note,
            changes: (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .inReadingOrder */ .g)([...resultOf.keys()]),
            rowOf: (change) => {
                const { id, detail: answer } = resultOf.get(change);
                const row = (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .rowOf */ .OB)(change);
                const more = isOne || answer === null ? [] : [{ end: ';' }, 'the service said: ', { name: answer }];
                return { ...row, id: id ?? row.id, change: [...row.change, ...more] };
            },
            isFolded: (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome),
        };
    });
    const kinds = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(differences, ({ kind }) => (kind === 'duplicate' ? 'duplicate' : 'others'));
    const doubts = [...kinds].map(([kind, some]) => {
        const foundOf = new Map(some.map((difference) => [difference.change, difference]));
        return {
            part: 'results',
            title: 'Not converged',
            note: () => kind === 'duplicate'
                ? (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS) `not-converged: ${some.length} asset(s) (is|are) in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`
                : (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS) `not-converged: the service accepted ${some.length} change(s) that its list does not show. Plan again.`,
            changes: (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .inReadingOrder */ .g)([...foundOf.keys()]),
            rowOf: (change) => {
                const { kind: way, found } = foundOf.get(change);
                const row = (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .rowOf */ .OB)(change);
                const ids = found.flatMap(({ id }, index) => [index === 0 ? ': ' : ', ', { name: id }]);
                return { ...row, change: [...row.change, `, ${DIFFERENCE_WORDS[way]}`, ...ids] };
            },
            isFolded: false,
        };
    });
    return [...sections, ...doubts];
}
function troubles({ closingFailure, stopped, lostTurn }, { reason }) {
    const texts = [];
    if (lostTurn !== null)
        texts.push(`${lostTurnText(lostTurn)}, so it wrote nothing more.`);
    if (stopped === 'key-refused')
        texts.push('The service refused the API key, so the run wrote nothing more. Check the key, then apply again.');
    if (closingFailure !== null && stopped === 'signal')
        texts.push('The run was stopped before it could read the result back. Plan again to see it.');
    else if (closingFailure !== null)
        texts.push(`The result could not be read back: ${reason(closingFailure)}. Plan again to see it.`);
    return texts;
}
function lostTurnText(lost) {
    switch (lost.kind) {
        case 'taken-over':
            return `This run lost its turn to ${lost.by}`;
        case 'log-gone':
            return 'This run lost its turn: somebody deleted or reset the branch of the applied log';
        case 'unreadable':
            return 'This run lost its turn: the applied log cannot be read any more';
        case 'unproved':
            return 'This run lost its turn: GitHub did not show in time that it still has it';
    }
}
const AFTER_LOSS = {
    'taken-over': 'That run applies what is left. Read its log, and run nothing again.',
    'log-gone': 'Until an apply succeeds, every plan shows every difference. To continue, merge one that shows them.',
    unreadable: 'The next run writes nothing, and says what to do.',
    unproved: 'The next run pauses for 150 s and applies what is left.',
};
function howToContinue({ stopped, lostTurn, results }, face, { code }) {
    if (lostTurn?.kind === 'unproved')
        return `${AFTER_LOSS.unproved} To start it, press ${code('Re-run jobs')}.`;
    if (lostTurn !== null)
        return AFTER_LOSS[lostTurn.kind];
    if (results.every(({ outcome }) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSucceeded */ .yO)(outcome)))
        return '';
    const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
    const end = 'A change that is done is not made again.';
    if (stopped === 'key-refused')
        return `To continue, correct the API key, then ${again}. ${end}`;
    const isRejected = results.some(({ outcome, meaning }) => {
        return outcome === 'failed' && (meaning === 'rejected' || meaning === 'taken');
    });
    if (!isRejected) {
        const isDown = results.some(({ meaning }) => meaning === 'unclear' || meaning === 'not-written');
        return `To continue, ${isDown ? 'wait until the service answers again, then ' : ''}${again}. ${end}`;
    }
    const file = face === 'cli' ? 'correct it, and plan again' : 'open a pull request that corrects it';
    return `To continue, find what is wrong. If it is the file, ${file}. If it is the service, correct it there, then ${again}. ${end}`;
}
function notSucceeded(report) {
    return openResults(report).filter(({ outcome }) => outcome !== 'not-started');
}
function renderAppliedTerminal(report, { color, face, isRecorded = true, }) {
    const paint = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .painter */ .C2)(color);
    const most = isRecorded ? undefined : null;
    const tried = report.results.filter(({ outcome }) => outcome !== 'not-started');
    const sections = resultSections(isRecorded ? notSucceeded(report) : tried, report);
    const lines = [
        ...sections.flatMap((section) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionLines */ .D)(section, paint, 'The evidence has all of them.', most)),
        ...troubles(report, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8).map(paint.red),
        paint.bold(outcomeCounts(report)),
        howToContinue(report, face, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainFormatter */ .P8),
    ];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(lines, '\n')}\n`;
}
const OPEN_BUDGET = 55_000;
function resultMarkdown(plan, report, options, shows = 'open', budget = OPEN_BUDGET) {
    const { refusal, name, pages, ledger, commit, commitUrl, run_url, started_at, ended_at, evidence } = options;
    const result = options.result ?? 'not ended';
    const head = [
        `## Inventory apply${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ofName */ .Dw)(name)} for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(plan.organization)}: ${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .pageLink */ .wg)(result, pages) ?? result}\n`,
    ];
    const refused = refusal === null ? null : (0,_unapproved_js__WEBPACK_IMPORTED_MODULE_8__/* .refusalBlocks */ .d)(refusal);
    if (report !== null)
        head.push(...writtenBlocks(report));
    else if (refused !== null)
        head.push(refused.caution);
    else {
        const { create, update, delete: deletes } = plan.summary;
        const blocked = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .summarize */ .eh)(plan, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownFormatter */ .W9).blocked.map((text) => `**Blocked:** ${text}`);
        const counts = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .countsLine */ .J7)(plan);
        const isNothing = create + update + deletes === 0;
        head.push(isNothing ? `> [!NOTE]\n> ${counts}\n` : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .caution */ .uL)([`**Nothing was written.** ${counts}`, ...blocked]));
    }
    const sections = report === null ? [] : resultSections(shows === 'all' ? report.results : notSucceeded(report), report);
    const tables = sections.map((section) => (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionTable */ .E7)(section, '; the evidence has all of them'));
    const people = (report === null ? [] : options.pull_requests).flatMap(({ number, approvals }) => approvals.map(({ user, submitted_at }) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(user)} at ${submitted_at} in pull request ${number}`));
    const short = commit?.slice(0, 7) ?? '';
    const origin = [
        commitUrl !== null ? `At [${short}](${commitUrl})` : short === '' ? '' : `At ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(short)}`,
        ended_at === null ? '' : `ran for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .durationText */ .S5)(Date.parse(ended_at) - Date.parse(started_at))}`,
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(run_url),
        evidence === null ? '' : `evidence ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(`sha256:${evidence}`)}`,
        ledger === null || ledger.commit === null ? '' : `ledger commit ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(ledger.commit)}`,
    ];
    const foot = [
        refused?.next ?? '',
        ledger?.failure == null ? '' : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .caution */ .uL)([NOT_IN_LEDGER]),
        people.length === 0 ? '' : `Approved by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(people, 'and')}.\n`,
        origin.every((part) => part === '') ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)(origin, _summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .SEPARATOR */ .wv)}\n`,
    ];
    return (0,_markdown_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .fitPage */ .n8)(budget, head, refused === null ? tables : [refused.table], foot);
}
const NOT_IN_LEDGER = '**The record of this apply is not in the ledger** (`ledger-behind`). Keep its evidence, which stays on the runner. The next apply or look records what came of it.';
function writtenBlocks(report) {
    const left = new Set(openResults(report));
    const done = report.results.filter((result) => !left.has(result));
    const next = howToContinue(report, 'action', _text_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownFormatter */ .W9);
    const state = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)([`**${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .upperFirst */ .Zb)(outcomeCounts(report))}.**`, next], ' ');
    const kinds = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_9__/* .countBy */ .Tr)(done, ({ change }) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(change));
    const counts = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tally */ .N4)(DONE_WORDS.map(([kind, word]) => [kinds.get(kind) ?? 0, word])).join(_summarize_js__WEBPACK_IMPORTED_MODULE_5__/* .SEPARATOR */ .wv);
    return [
        left.size === 0 ? `> [!NOTE]\n> ${state}\n` : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .caution */ .uL)([state]),
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_3__/* .caution */ .uL)(troubles(report, _text_js__WEBPACK_IMPORTED_MODULE_7__/* .markdownFormatter */ .W9)),
        counts === '' ? '' : `${counts}\n`,
    ];
}
const DONE_WORDS = [
    ['delete', 'deleted'],
    ['move', 'moved'],
    ['rename', 'renamed'],
    ['retype', 'retyped'],
    ['create', 'created'],
];
function endingSentence(plan, report = null, refusal = null) {
    if (hasErrors(plan.diagnostics))
        return invalidSentence(plan.diagnostics);
    if (refusal !== null)
        return refusalBlocks(refusal).sentence;
    if (report === null)
        return summarize(plan, plainFormatter).blocked.join(' ') || null;
    if (report.lostTurn !== null) {
        const [lost, next] = [lostTurnText(report.lostTurn), howToContinue(report, 'action', plainFormatter)];
        return `${upperFirst(outcomeCounts(report))}. ${lost}. ${next}`;
    }
    const [first] = openResults(report).sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
    if (first === undefined)
        return null;
    const { change, system, asset, id, line } = rowOf(first.change);
    const place = line === null ? '' : ` (${word(`${line.path}:${line.line}`)})`;
    const where = `${word(asset)}${id === null ? '' : ` (${word(id)})`} in ${setRowText(siteAndName(system), word)}`;
    const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
    const what = `${upperFirst(OUTCOME_WORDS[first.outcome])}: ${where}: ${setRowText(change, word)}${place}${reason}`;
    const quote = first.detail === null ? '' : ` The service said: ${visible(first.detail)}`;
    return `${upperFirst(outcomeCounts(report))}. ${what}${quote} ${howToContinue(report, 'action', plainFormatter)}`;
}
function invalidSentence(diagnostics) {
    const [first, ...others] = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
    if (first === undefined)
        return null;
    return `${formatDiagnostic(first)}${others.length === 0 ? '' : counted ` And ${others.length} more error(s).`}`;
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


/***/ }),

/***/ 9555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderRefusalTerminal),
/* harmony export */   d: () => (/* binding */ refusalBlocks)
/* harmony export */ });
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7206);
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9849);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1758);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2935);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6404);







function renderRefusalTerminal(refusal, { isBrief = false } = {}) {
    const { plan, approved } = refusal;
    const approval = approvalLines(refusal, _text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8);
    if (isBrief)
        return [...approval, ''].join('\n');
    const paint = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C2)(false);
    const section = refusedSection(refusal);
    const isNew = section.changes.every((change) => (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .priorApproval */ .gz)(plan.organization, change, approved) === null);
    const isAll = section.changes.length === plan.toExecute.length && isNew;
    const lines = [
        refusedLine(refusal),
        ...approval,
        ...(isAll ? [] : (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionLines */ .D)(section, paint, 'A plan shows all of them.')),
        `To continue, ${nextText(refusal, _text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8)}`,
    ];
    return `${lines.join('\n')}\n`;
}
function refusalBlocks(refusal) {
    const line = refusedLine(refusal);
    return {
        caution: (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_2__/* .caution */ .uL)([line, ...approvalLines(refusal, _text_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownFormatter */ .W9)]),
        table: (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_2__/* .sectionTable */ .E7)(refusedSection(refusal)),
        next: `**Next:** ${nextText(refusal, _text_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownFormatter */ .W9)}\n`,
        sentence: `${line} To continue, ${nextText(refusal, _text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8)}`,
    };
}
function refusedLine({ missing }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS) `Nothing was written. ${missing.size} change(s) (is|are) not approved.`;
}
function refusedSection({ plan, missing, approved }) {
    const changes = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .inReadingOrder */ .g)(plan.toExecute.filter((change) => missing.has(change.fingerprint)));
    return {
        part: 'results',
        title: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS) `Not approved: ${changes.length} change(s)`,
        note: null,
        changes,
        rowOf: (change) => {
            const row = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .rowOf */ .OB)(change);
            return { ...row, change: [...row.change, ...approvedText(plan.organization, change, approved, row)] };
        },
        isFolded: false,
    };
}
function approvedText(organization, change, approved, row) {
    const prior = (0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .priorApproval */ .gz)(organization, change, approved);
    if (prior === null || change.before === null)
        return [];
    if (prior === 'create')
        return [{ end: ';' }, 'approved as a create, but the asset is there now'];
    const before = approvedStart(organization, change, approved);
    const now = change.before;
    if (before === null)
        return [
            { end: ';' },
            'approved when the asset was something else, but it is ',
            { name: now.name },
            `, ${now.asset_type} now`,
        ];
    const side = ({ name, asset_type, cyber_system_id }) => {
        const place = cyber_system_id === row.system.id ? row.system.name : cyber_system_id;
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .commaJoined */ .lO)([
            before.name === now.name ? [] : ['named ', { name }],
            before.asset_type === now.asset_type ? [] : [asset_type],
            before.cyber_system_id === now.cyber_system_id ? [] : ['in ', { name: place }],
        ]);
    };
    return [{ end: ';' }, 'approved when the asset was ', ...side(before), ', but it is ', ...side(now), ' now'];
}
function approvedStart(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { action, id, before, after } = change;
    const source = change.action === 'update' ? (change.desired.hints?.renamedFrom?.value ?? before.name) : before.name;
    for (const name of new Set([before.name, after?.name ?? before.name, source])) {
        for (const cyber_system_id of new Set([before.cyber_system_id, after?.cyber_system_id ?? before.cyber_system_id])) {
            for (const asset_type of _core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .ASSET_TYPES */ .Dd) {
                const start = { name, cyber_system_id, asset_type };
                const whole = (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action, id, before: start, after });
                if (approved.fingerprints.has(whole))
                    return start;
            }
        }
    }
    return null;
}
function approvalLines({ approve, plan, approved, behind }, { code }) {
    const lines = [];
    if (approve !== '' && approve !== plan.digest)
        lines.push(`You gave another digest than that of this plan, which is ${code(plan.digest)}.`);
    if (behind === null)
        return lines;
    const { counting, rejected } = behind;
    if (counting.length === 0)
        lines.push('No pull request behind this commit has a plan that counts.');
    else {
        const planned = new Set(plan.changes.map((change) => change.fingerprint));
        const gone = [...approved.fingerprints].filter((one) => !planned.has(one)).length;
        const numbers = counting.map(({ number }) => number).join(', ');
        const rest = gone === 0
            ? ''
            : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS) ` ${gone} of them (fits|fit) no more: (it|each) is done already, or its asset changed at the service since.`;
        lines.push((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS) `${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers} approved ${approved.fingerprints.size} change(s).${rest}`);
    }
    for (const { number, rejection } of rejected.slice(-MOST_NUMBERS))
        lines.push(`Pull request ${number}: ${whyNot(rejection)}`);
    const more = rejected.length - MOST_NUMBERS;
    if (more > 0)
        lines.push((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS) `${more} earlier pull (request does|requests do) not count either.`);
    return lines;
}
const MOST_NUMBERS = 10;
const WHY_NOT = {
    'no-record': 'no plan was recorded for its last commit, or the record is older than your repository keeps it: plan again.',
    'other-app': 'another app than the one that applies recorded its plan.',
    'other-service': 'its plan was made for another service address.',
    'other-base': 'its plan was made for another base branch, and nobody planned it again.',
    unsigned: 'its record was changed, or it is not signed with this signing-key.',
    erased: 'a newer plan ended without a record, or someone erased the record.',
    'comment-changed': 'someone changed the comment that reviewers read.',
    'check-changed': 'someone changed the check that reviewers read.',
    'comment-gone': 'someone deleted the comment that reviewers read.',
    'comment-replaced': 'someone replaced the comment that reviewers read by another one.',
    'second-comment': 'someone wrote a second comment that looks like the plan.',
    withdrawn: 'later plans took back every change that its plan showed.',
};
const WHY_NOT_REVIEW = {
    bot: 'is not a person',
    author: 'opened the pull request',
    committer: 'wrote or committed part of it',
    'may-not-write': 'cannot write to the repository',
    'before-record': 'approved before the plan was shown',
    'other-commit': 'approved another commit',
};
function whyNot(rejection) {
    if (rejection.kind !== 'no-review')
        return WHY_NOT[rejection.kind];
    const { needed, have, against, ignored } = rejection;
    const neededReviews = needed === 1 ? 'needs an approving review' : `needs approving reviews of ${needed} people`;
    const got = have === 0 ? '' : ` It has ${have}.`;
    const refused = against.map((user) => ` ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(user)} requests changes.`).join('');
    const not = ignored.map(({ user, reason }) => ` The review of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(user)} does not count: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(user)} ${WHY_NOT_REVIEW[reason]}.`);
    return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}
function nextText({ next, plan, workflow }, { code, space }) {
    const inputs = `with ${code('command: apply')} and ${code(`approve-digest: ${plan.digest}`)}`;
    const command = code(`gh workflow run ${workflow} -f command=apply -f approve-digest=${plan.digest}`);
    const dispatch = workflow === null
        ? `run the workflow that applies (Actions, Run workflow) ${inputs}`
        : `run this: ${command}; or run ${code(workflow)} (Actions, Run workflow) ${inputs}`;
    const pull = 'open a pull request, whose plan shows them too, and merge it';
    switch (next) {
        case 'dispatch':
            return `check that these changes are right, then approve them in one of two ways.${space}Either ${dispatch}.${space}Or ${pull}.`;
        case 'review':
            return `check that these changes are right, then ${pull} with an approving review.`;
        case 'flag':
            return `run apply again with ${code('--yes')}, which executes whatever the plan is then. To execute only what you have read, run ${code('plan --out FILE')}, and then ${code('apply --plan FILE')}.`;
        case 'plan-again':
            return `run ${code('plan --out FILE')} again, read it, and then run ${code('apply --plan FILE')}.`;
    }
}


/***/ })

};
