export const id = 764;
export const ids = [764,228];
export const modules = {

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ evidence),
/* harmony export */   e: () => (/* binding */ endedEvidence)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);


const RESULTS = [
    'invalid',
    'no-changes',
    'blocked',
    'unapproved',
    'superseded',
    'applied',
    'partial',
    'failed',
    'cancelled',
];
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().describe('UTC.');
const fingerprint = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{16}$/);
const state = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cyber_system_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_TYPES */ .Dd) });
const system = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    site: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable().describe('Facility or control center.'),
    impact_rating: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
const listedAsset = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...state.shape });
const change = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    fingerprint: fingerprint.describe('Identity of the change, as the plan showed it.'),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['create', 'update', 'delete']),
    origin: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['inventory', 'pending', 'drift']).describe('Why it was in the plan.'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The id of the asset. For a create it is known afterwards.'),
    cyber_system: system,
    from_cyber_system: system.nullable().describe('For a move: the system that the asset was in.'),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'done', 'adopted', 'already', 'changed-meanwhile', 'failed', 'unknown', 'skipped', 'not-started'])
        .describe('open: to be done, or under way when the run ended without a word. adopted: created by a request whose answer was lost. already: nothing was left to do. changed-meanwhile: not written, since the asset is no longer what was planned.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Why it is not done.'),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('What the service said, cut and with the key removed.'),
    attempts: count.describe('Write requests sent, retries included.'),
    started_at: time.nullable(),
    ended_at: time.nullable(),
    shown_in: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]))
        .describe('Numbers of the pull requests whose records show it, or the saved plan or digest that approved it.'),
    recreate: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('POST /cyber-assets'), body: state, note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('For a delete: the request that would create such an asset again, with another id and without its history.'),
});
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The commit that was shown and reviewed.'),
    merge_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    record: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: time })
        .nullable()
        .describe('What the pull request showed, and when; null if no record of it counts.'),
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ user: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), submitted_at: time, commit_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    needed: count
        .optional()
        .describe('How many approvals were asked for. Absent in evidence of earlier versions, which asked for one.'),
});
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('2.0'),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cip-inventory-sync'), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    organization: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Origin of the service.'),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS).nullable().describe('null until the run ends, and for good if it was killed.'),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('Identity of the set of changes to execute.'),
    approval: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'plan', 'review']),
        by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    }),
    started_at: time,
    ended_at: time.nullable().describe('null until the run ends.'),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The commit that was applied.'),
    clean: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the inventory files are those of the commit.'),
    pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) })),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count).describe('The counts of the plan.'),
    guards: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ guard: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), limit: count, value: count, passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() })),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(change).describe('What was to be executed, in the order of the plan.'),
    closing_read: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        converged: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('Whether the list showed every executed change.'),
        failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        stopped: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['signal', 'turn-lost', 'key-refused', 'crash']).nullable(),
    })
        .nullable()
        .describe('null when nothing was tried.'),
    differences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        fingerprint,
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['missing', 'different', 'still-there', 'duplicate']),
        found: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listedAsset),
    })),
    ledger: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
const endedEvidence = evidence.extend({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS), ended_at: time });


/***/ }),

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
const MARKS = '=+-@＝＋－＠';
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
function disarm(cell) {
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
function atFormulas(cell, write) {
    let text = '';
    let copied = 0;
    let isBehind = false;
    let isQuoted = false;
    for (let at = 0; at < cell.length; at++) {
        const character = cell.charAt(at);
        if (SEPARATORS.includes(character)) {
            isBehind = true;
            isQuoted = false;
        }
        else if (!isBehind)
            continue;
        else if (character === "'")
            isQuoted = true;
        else if (isQuoted || (character !== '"' && character.trim() !== '')) {
            if (MARKS.includes(character)) {
                text += write(cell.slice(copied, at));
                copied = at;
            }
            isBehind = false;
        }
    }
    return text + cell.slice(copied);
}
const QUOTED = /[",\r\n]/;
function quotedCell(cell) {
    return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
const PLAIN = /^\w[\w ./()-]*$/;
function spreadsheet(rows) {
    let text = '';
    for (const row of rows) {
        const cells = row.map((cell) => (PLAIN.test(cell) ? cell : quotedCell(disarm(cell))));
        text += `${cells.join(',')}\r\n`;
    }
    return text;
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ targetFingerprint),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   fz: () => (/* binding */ deletionFingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   v: () => (/* binding */ isOfOrganization)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const FINGERPRINT_CHARACTERS = 16;
const TARGET_CHARACTERS = 8;
function fingerprint({ organization, action, id, before, after, }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
function deletionFingerprint(asset) {
    return fingerprint({
        organization: asset.organization_slug,
        action: 'delete',
        id: asset.id,
        before: asset,
        after: null,
    });
}
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 6764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliAudit: () => (/* binding */ cliAudit),
  cliAuditVerify: () => (/* binding */ cliAuditVerify)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/text/rows.js
var text_rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/text/summarize.js
var summarize = __webpack_require__(9010);
;// CONCATENATED MODULE: ./lib/ledger/audit-text.js





function auditText(report, { red }) {
    const { changes, outside, looks, tip } = report;
    const words = wordAudit(report);
    const refused = words.refused === null ? '' : (0,text_text/* counted */.hS) `, ${words.refused.length} refused run(s)`;
    const lines = [
        `Ledger of ${report.organization} at ${report.service}`,
        (0,text_text/* counted */.hS) `${words.period}: ${changes.length} change(s), ${outside.length} change(s) made outside this repository${refused}, ${looks.length} look(s)`,
    ].map(text_text/* visible */.RK);
    const titled = (title, some) => {
        lines.push('', title, ...(some.length === 0 ? ['  none'] : some));
    };
    const runs = groupByRun(changes).flatMap(({ decision, reason, changes: ofRun }) => {
        const { at, commit, ledger_commit } = ofRun[0];
        const commits = `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
        const head = [`  ${(0,text_text/* utcTime */.SK)(at)}  ${decision}`, ...(reason === '' ? [] : [`    ${reason}`]), `    ${commits}`];
        const rows = ofRun.flatMap((one) => [
            `    ${one.at.slice(11, 19)}  ${rowLine(one.asset_id, one)}  ${one.outcome}`,
            ...(one.reason === null ? [] : [`      ${one.reason}`]),
        ]);
        const alert = words.alerts.get(ofRun[0]);
        const alarm = alert === undefined ? [] : [red((0,text_text/* visible */.RK)(`    ${alert}`))];
        return [...head.map(text_text/* visible */.RK), ...alarm, ...rows.map(text_text/* visible */.RK)];
    });
    titled('Changes', runs);
    const between = (0,group/* groupBy */.$z)(words.outside, (one) => `  ${one.between}, ledger commit ${one.outside.ledger_commit}`);
    const made = [...between].flatMap(([head, some]) => [
        head,
        ...some.map(({ outside: { id, of }, asset, difference }) => asset === null ? `    ${of} ${id}: ${difference}` : `    ${rowLine(id, asset)}`),
    ]);
    titled('Made outside this repository', made.map(text_text/* visible */.RK));
    const refusals = words.refused?.map(({ refused: { at, ledger_commit }, sentence }) => {
        return (0,text_text/* visible */.RK)(`  ${(0,text_text/* utcTime */.SK)(at)}  ${sentence}, ledger commit ${ledger_commit}`);
    });
    if (refusals !== undefined)
        titled('Refused runs', refusals);
    const gapLines = words.gaps.map((sentence) => (0,text_text/* visible */.RK)(`  ${sentence}`));
    titled('Gaps', gapLines);
    titled('Looks', [(0,text_text/* visible */.RK)(`  ${words.looks}`)]);
    const end = `This report shows what the runs read and did, up to ledger commit ${tip} (CIP-002 R2).`;
    lines.push('', (0,text_text/* visible */.RK)(end), '');
    return lines.join('\n');
}
function wordAudit({ subject, changes, outside, refused, looks, gaps, from, to }) {
    const [first, last] = [looks[0], looks.at(-1)];
    const [start, end] = [from ?? first?.at, to ?? last?.at];
    let period = 'No look yet';
    if (start !== undefined)
        period = end === undefined ? `No look since ${(0,text_text/* utcTime */.SK)(start)}` : `${(0,text_text/* utcTime */.SK)(start)} to ${(0,text_text/* utcTime */.SK)(end)}`;
    if (subject.asset !== null)
        period += `, only asset ${subject.asset}`;
    if (subject.system !== null)
        period += `, only cyber system ${subject.system}`;
    const isWhole = subject.asset === null && subject.system === null;
    if (!isWhole)
        period += ', without refused runs';
    const uncommitted = changes.filter(({ clean, commit }) => clean === false && commit !== null);
    return {
        period,
        alerts: new Map(Array.from((0,group/* groupBy */.$z)(uncommitted, ({ ledger_commit }) => ledger_commit).values(), ([change]) => [
            change,
            (0,summarize/* uncommittedSentence */.$d)(change.commit ?? ''),
        ])),
        looks: first === undefined || last === undefined
            ? `No look ${from === null ? 'yet' : 'in this period'}.`
            : (0,text_text/* counted */.hS) `${looks.length} look(s), from ${(0,text_text/* utcTime */.SK)(first.at)} to ${(0,text_text/* utcTime */.SK)(last.at)}; the last one listed ${last.assets} asset(s).`,
        outside: outside.map((one) => {
            const between = `between the looks of ${(0,text_text/* utcTime */.SK)(one.after_look)} and ${(0,text_text/* utcTime */.SK)(one.before_look)}`;
            return {
                outside: one,
                between: one.during_run ? `${between}, while a run was under way` : between,
                asset: isAsset(one) ? one : null,
                difference: isAsset(one) ? '' : rowContrast(one),
            };
        }),
        refused: isWhole
            ? refused.map((one) => {
                const by = one.guards.length === 0 ? '' : ` by ${one.guards.join(', ')}`;
                return { refused: one, sentence: (0,text_text/* counted */.hS) `${one.result}${by}, ${one.changes} change(s), nothing written` };
            })
            : null,
        gaps: gaps.map((gap) => {
            const began = (0,text_text/* utcTime */.SK)(gap.from);
            if (gap.kind === 'no-look')
                return (0,text_text/* counted */.hS) `No look for ${gap.days ?? 0} day(s): from ${began} to ${(0,text_text/* utcTime */.SK)(gap.to ?? gap.from)}`;
            const shows = gap.to !== null && `the look of ${(0,text_text/* utcTime */.SK)(gap.to)} shows changes of it`;
            return `A run of ${began} was cut off before it could report its end; ${shows || 'no later look shows a change of it'} (ledger commit ${gap.ledger_commit})`;
        }),
    };
}
function groupByRun(changes) {
    const runs = (0,group/* groupBy */.$z)(changes, (change) => `${change.ledger_commit} ${decisionOf(change)}`);
    return Array.from(runs.values(), (some) => ({
        decision: decisionOf(some[0]),
        reason: some[0].titles.map((title) => `“${title}”`).join(', '),
        changes: some,
    }));
}
function decisionOf({ asked_by, pull_requests, actor, outcome, approved_by, approval }) {
    const pulls = pull_requests.map((number) => `#${number}`).join(', ');
    let asked = `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
    if (pull_requests.length === 0)
        asked = `run by ${actor ?? 'somebody that the run did not know'}`;
    if (outcome === 'interrupted')
        asked = 'by a run that was cut off';
    const people = approved_by.map(({ user, at }) => `${user} on ${(0,text_text/* utcTime */.SK)(at)}`);
    if (people.length > 0)
        return `${asked}, approved by ${people.join(', ')}`;
    const { mode, by } = approval;
    return `${asked}, executed ${mode === 'none' ? 'without an approval (approval: none)' : `by ${by ?? mode}`}`;
}
function auditRow(id, { before, after }) {
    const placed = ({ name, asset_type, cyber_system_id: home, cyber_system, site, impact_rating: rating, }) => {
        return { name, asset_type, system: { id: home, name: cyber_system ?? home, site, rating } };
    };
    return (0,text_rows/* changeRow */.L_)(id, before && placed(before), after && placed(after));
}
function rowLine(assetId, sides) {
    const { system, asset, change, id } = auditRow(assetId, sides);
    return [(0,text_rows/* setRowText */.II)((0,text_rows/* siteAndName */.QJ)(system), String), asset, (0,text_rows/* setRowText */.II)(change, String), id ?? '(no id)'].join('  ');
}
function isAsset(one) {
    return one.of === 'cyber-asset';
}
function rowContrast({ before, after }) {
    if (before === null)
        return `added: ${after?.name ?? ''}`;
    if (after === null)
        return `removed: ${before.name ?? ''}`;
    const changed = Object.keys(after).filter((column) => {
        return before[column] !== undefined && before[column] !== after[column];
    });
    return changed.map((column) => `${column} ${before[column] || 'none'} → ${after[column] || 'none'}`).join(', ');
}
const STATE_FIELDS = ['name', 'asset_type', 'cyber_system', 'cyber_system_id', 'site'];
const AUDIT_FIELDS = [
    ...['kind', 'at', 'action', 'asset_id'],
    ...STATE_FIELDS.map((field) => `before_${field}`),
    ...STATE_FIELDS.map((field) => `after_${field}`),
    ...['outcome', 'reason', 'asked_by', 'approved_by', 'approved_at', 'approval', 'pull_requests', 'commit', 'actor'],
    ...['run_url', 'after_look', 'before_look', 'ledger_commit', 'titles', 'clean'],
];
function auditCsv({ changes, outside, refused }) {
    const rows = [
        ...changes.map((change) => ({
            kind: 'change',
            ...change,
            ...sidesOf(change),
            action: auditRow(change.asset_id, change).kind,
            approval: change.approval.by ?? change.approval.mode,
            approved_by: change.approved_by.map(({ user }) => user),
            approved_at: change.approved_by.map(({ at }) => at),
            titles: change.titles.join('; '),
        })),
        ...outside.map((one) => {
            const row = { kind: 'outside', at: one.before_look, ...one, asset_id: one.id };
            if (!isAsset(one))
                return { ...row, action: one.of, reason: rowContrast(one) };
            return { ...row, action: auditRow(one.id, one).kind, ...sidesOf(one) };
        }),
        ...refused.map((one) => ({ kind: 'refused', ...one, outcome: one.result, reason: one.guards })),
    ];
    rows.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return csvOf(rows, AUDIT_FIELDS);
}
function csvOf(rows, fields) {
    const cells = rows.map((row) => fields.map((field) => {
        const value = Reflect.get(row, field);
        return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    }));
    return (0,csv/* spreadsheet */.rN)([fields, ...cells]);
}
function sidesOf({ before, after }) {
    const cells = Object.entries({ before, after }).flatMap(([side, state]) => STATE_FIELDS.map((field) => [`${side}_${field}`, state?.[field] ?? null]));
    return Object.fromEntries(cells);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
;// CONCATENATED MODULE: ./lib/ledger/page-style.js
const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #15191d);
  --ground: light-dark(#f4f6f8, #1d2328);
  --ink: light-dark(#1b2127, #e3e7ea);
  --quiet: light-dark(#59636e, #9aa5af);
  --line: light-dark(#d8dde2, #3a434b);
  --link: light-dark(#0b5a8a, #7cc0ee);
  --good: light-dark(#1a6b3c, #7fd09b);
  --bad: light-dark(#a3241f, #ff9a92);
  --bad-ground: light-dark(#fcefee, #3a2021);
  --warm: light-dark(#fff3cf, #4a3e16);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 2rem 1.25rem;
  max-width: 72rem;
  background: var(--paper);
  color: var(--ink);
  font: 15px / 1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4, dd { margin: 0; }
h2 { margin-bottom: 0.5rem; font-size: 1.3rem; }
h3, h4 { font-size: 1rem; }
section, footer { margin-top: 2.25rem; }
code, pre { font: 0.86em / 1.4 ui-monospace, monospace; color: var(--quiet); }
/* Invisible characters, written out. */
i { font: 0.86em ui-monospace, monospace; background: var(--warm); }
pre { padding: 0.6rem 0.9rem; background: var(--ground); color: var(--ink); white-space: pre-wrap; }
/* So that an id copied from a PDF is the id: a ligature is one character. A font resets this, so it is set last. */
body, code, pre, i { font-variant-ligatures: none; }
bdi { white-space: pre-wrap; }
code { unicode-bidi: isolate; }
small, dt, footer, .kicker, .count, .none, .note, .origin, .unchecked { color: var(--quiet); }
a { color: var(--link); }
a code { color: inherit; }
.alert {
  padding: 0.5rem 0.9rem;
  border-left: 4px solid var(--bad);
  background: var(--bad-ground);
  color: var(--bad);
}
.good { color: var(--good); }
.bad { color: var(--bad); }
.tiles { display: flex; flex-wrap: wrap; gap: 0.75rem; padding: 0; list-style: none; }
.tiles li { flex: 1 1 9rem; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 6px; }
.tiles b { font-size: 1.6rem; }
.tiles small { display: block; }
summary { padding: 0.5rem 0; cursor: pointer; }
summary > * { display: inline; }
details { border-bottom: 1px solid var(--line); }
details > div { margin: 0 0 0.75rem 1.2rem; }
.run { margin: 0.5rem 0 1.25rem; }
.run h4::first-letter { text-transform: uppercase; }
.origin { margin: 0; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td {
  padding: 0.3rem 1rem 0.3rem 0;
  border-bottom: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
  font-weight: 400;
}
thead th { color: var(--quiet); }
tbody th { font-weight: 550; }
/* A delete is permanent, so its row is the most prominent. */
tr.delete > * { background: var(--bad-ground); color: var(--bad); font-weight: 650; }
tr.delete :is(a, code, small, span) { color: inherit; }
@media screen and (max-width: 52rem) {
  thead { display: none; }
  :is(tbody, tr, td, th) { display: block; border: 0; padding: 0; }
  tr { padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
  details > div { margin-left: 0.25rem; }
}
.facts > div { display: grid; grid-template-columns: 12rem 1fr; }
.list :is(th, td):nth-child(-n + 2) { width: 30%; }
td details { border: 0; }
td summary { padding: 0; }
td ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
/* The line to sign on, and the others to fill in. */
.sign { break-inside: avoid; }
.sign dl { display: grid; gap: 1.5rem; }
.sign dl > div { display: grid; grid-template-columns: 6rem 1fr; border-bottom: 1px solid var(--ink); }
.sign dl > div:last-child { padding-top: 1.5rem; }
@page {
  margin: 16mm 14mm 18mm;
  @bottom-left {
    font: 7pt sans-serif;
    /* Letters with space between them form no ligatures either. */
    letter-spacing: 0.02em;
  }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 7pt sans-serif; }
}
@media print {
  /* Paper may be black and white. */
  :root {
    --paper: #ffffff; --ground: #ffffff; --bad-ground: #ffffff; --warm: #ffffff; --line: #808080;
    --ink: #000000; --quiet: #000000; --link: #000000; --good: #000000; --bad: #000000;
  }
  body { padding: 0; max-width: none; font-size: 9pt; }
  h2, h3, h4 { break-after: avoid; }
  h2 { font-size: 12pt; }
  h3 { font-size: 10pt; }
  h4 { font-size: 9pt; }
  section { margin-top: 6mm; }
  summary { list-style: none; }
  /* A day of an audit is printed even if it is folded. The assets of a list are only printed if somebody opens them. */
  details.day::details-content { content-visibility: visible; display: block; block-size: auto; }
  tr { break-inside: avoid; }
}
`;

;// CONCATENATED MODULE: ./lib/ledger/page.js





function wholePage({ tool, madeAt }, page) {
    const commit = page.ledgerCommit.replace(/[^0-9a-f]/g, '');
    const style = `${PAGE_STYLE}@page {\n  @bottom-left {\n    content: "Ledger commit ${commit}";\n  }\n}\n`;
    if (/<[/!]/.test(style))
        throw new Error('text that could end its style element');
    const hash = (0,external_node_crypto_.createHash)('sha256').update(style).digest('base64');
    const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${page.title}</title>
${new Markup(`<style>${style}</style>`)}
</head>
<body>
${page.body}<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}.</p></footer>
</body>
</html>\n`.text;
}
function section(id, title, body) {
    return html `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}
function factPart(term, content) {
    return html `<div><dt>${term}</dt><dd>${content}</dd></div>`;
}
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
function html(template, ...contents) {
    let text = template[0] ?? '';
    for (const [index, content] of contents.entries())
        text += written(content) + (template[index + 1] ?? '');
    return new Markup(text);
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '##': '#&#35;',
};
function written(content) {
    if (content === null)
        return '';
    if (typeof content === 'number')
        return (0,text_text/* counted */.hS) `${content}`;
    if (content instanceof Markup)
        return content.text;
    if (typeof content !== 'string')
        return content.map(written).join('');
    return (0,text_text/* reveal */._c)(content).replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special);
}
const UNSAFE_KEPT = new RegExp(`(${characters/* UNSAFE */.Pk.source})`, 'u');
function nameMarkup(text) {
    if (text === '')
        return html `<bdi><i>""</i></bdi>`;
    const padding = (count) => (count === 0 ? null : html `<i>${'\\u0020'.repeat(count)}</i>`);
    const rest = text.replace(/^ +/, '');
    const core = rest.replace(/(?<! ) +$/, '');
    const parts = core
        .split(UNSAFE_KEPT)
        .map((part, index) => (index % 2 === 0 || part === '' ? part : html `<i>${(0,text_text/* reveal */._c)(part)}</i>`));
    return html `<bdi>${padding(text.length - rest.length)}${parts}${padding(rest.length - core.length)}</bdi>`;
}
function idMarkup(id) {
    return html `<code>${id}</code>`;
}
function rowText(text) {
    return html `${(0,text_rows/* setParts */.fW)(text, nameMarkup)}`;
}
const NONE = html `<p class="none">None.</p>\n`;
function itemList(items, kind = null) {
    const start = kind === null ? html `<li>` : html `<li class="${kind}">`;
    return html `<ul>\n${items.map((item) => html `${start}${item}</li>\n`)}</ul>`;
}

// EXTERNAL MODULE: ./lib/ledger/fault.js
var fault = __webpack_require__(5209);
;// CONCATENATED MODULE: ./lib/ledger/verify-text.js




const HISTORY = {
    'object-differs': ({ git }) => `git fsck says "${git}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
    'not-linear': ({ parents }) => `this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
    'no-ledger-file': ({ misread }) => `ledger.json ${(0,fault/* misreadText */.PO)(misread)}. This is no ledger, or its beginning was changed.`,
    'begins-in-the-middle': (_) => 'the history begins with runs: earlier commits were dropped.',
    'unexpected-file': ({ path }) => `it touches ${path}, which no run of this version writes.`,
    'file-changed': ({ path }) => `it changes or removes ${path}, which no run does.`,
    'run-removed': ({ path }) => `it removes ${path}. A run file is never removed.`,
    'run-changed': ({ path }) => `it changes ${path}. A run file is never changed once there.`,
    'not-one-run': ({ runs }) => `it adds ${runs} run files, and each commit adds exactly one.`,
    'run-unreadable': ({ path, misread }) => `${path} ${(0,fault/* misreadText */.PO)(misread)}.`,
    'wrong-seq': ({ expected, seq }) => `its number is ${seq}, and ${expected} follows: an entry was dropped, added or reordered.`,
    'wrong-previous': ({ path }) => `previous in ${path} is not the SHA-256 of the run file before: that was edited, or an entry dropped, added or reordered.`,
    'wrong-name': ({ path }) => `the name of ${path} is not that of its kind and time.`,
    'other-organization': ({ path }) => `${path} is of another organization or service than this ledger.`,
};
const LISTS = {
    'live-mismatch': ({ expected, live_sha256 }) => `the lists have the SHA-256 ${live_sha256}, and the run file says ${expected}: a list was edited.`,
    'live-without-lists': (_) => 'it changes lists, but its run file records none.',
};
const SIGNATURES = {
    'not-signed': (_) => 'it is not signed.',
    'wrong-signature': (_) => 'its signature is not valid: it was forged, or the commit was changed.',
    'unknown-signer': (_) => 'it is signed by a key that was not among the signers at its time.',
};
const CHANGES = {
    'outside-during-run': ({ id }) => `${id} changed while the run was under way, and no run says that it did that: made outside.`,
    'done-not-listed': ({ asset_id, fingerprint }) => `the run says that it changed ${asset_id} (${fingerprint}), and its own list does not show it.`,
    'not-converged': ({ asset_id, fingerprint }) => `the run changed ${asset_id} (${fingerprint}), and the next list did not show it: check whether somebody changed it back.`,
};
const APPROVALS = {
    'not-shown': ({ changes, approval }) => (0,text_text/* counted */.hS) `no approval covers ${changes} change(s) of this run, which relied on: ${approval}.`,
    'not-approved': ({ changes, approval, needed }) => (0,text_text/* counted */.hS) `${needed === 1 ? 'nobody' : `fewer than ${needed} people`} other than the author approved ${changes} change(s) of this run, on that head and after the record. It relied on: ${approval}.`,
    'one-person': ({ changes, approval, actor }) => (0,text_text/* counted */.hS) `${actor ?? 'Somebody that the run did not know'} applied ${changes} change(s), relying on: ${approval}. That names no second person: the person who planned could also apply.`,
    'inventory-differs': ({ inventory_commit, path }) => `the inventory file ${path} of commit ${inventory_commit} has another SHA-256 than the evidence says.`,
    'inventory-lacks-commit': ({ inventory_commit }) => `the inventory's clone does not have commit ${inventory_commit}: fetch it, to check its files.`,
    'inventory-lacks-file': ({ inventory_commit, path }) => `commit ${inventory_commit} has no ${path}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
    'inventory-uncommitted': ({ inventory_commit }) => (0,summarize/* uncommittedSentence */.$d)(inventory_commit),
};
const ANCHORS = {
    'not-contained': ({ kept, in_clone }) => in_clone
        ? `${kept} is in this clone, and is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`
        : `${kept} is not an ancestor of the tip, and this clone has no such commit. It may be mistyped, of another ledger, or newer than this clone: compare it with what you kept, and run git pull. If it is right, the branch was rewound or rewritten: restore it from a clone that has the commit.`,
};
const GAPS = {
    gap: ({ from, to, days }) => (0,text_text/* counted */.hS) `no look for ${days} day(s), from ${(0,text_text/* utcTime */.SK)(from)} to ${(0,text_text/* utcTime */.SK)(to)}.`,
    interrupted: ({ from }) => `the run of ${(0,text_text/* utcTime */.SK)(from)} said what it would do and never reported its end.`,
};
const CHECKS = [
    { title: 'History: linear, run files only added, numbered and chained', problems: HISTORY, needs: '' },
    { title: 'Lists: the hash of each look is that of its lists', problems: LISTS, needs: '' },
    { title: 'Signatures', problems: SIGNATURES, needs: 'Give --signers FILE' },
    {
        title: 'Changes: each changed line explained or reported as made outside, each done change listed',
        problems: CHANGES,
        needs: '',
    },
    {
        title: 'Approvals: each executed change shown, and approved by the rule of its run',
        problems: APPROVALS,
        needs: '',
    },
    {
        title: 'Kept commits: each is part of the history',
        problems: ANCHORS,
        needs: 'Give a commit that you kept: --contains COMMIT',
    },
    { title: 'Gaps', problems: GAPS, needs: '' },
];
const SENTENCES = { ...HISTORY, ...LISTS, ...SIGNATURES, ...CHANGES, ...APPROVALS, ...ANCHORS, ...GAPS };
const FINDINGS = new Set([
    ...['outside-during-run', 'not-converged', 'not-shown', 'not-approved', 'one-person'],
    ...['inventory-lacks-commit', 'inventory-uncommitted', 'gap', 'interrupted'],
]);
function problem(code, commit, facts) {
    const check = CHECKS.findIndex(({ problems }) => code in problems) + 1;
    return { check, severity: FINDINGS.has(code) ? 'finding' : 'broken', code, commit, ...facts };
}
function problemSentence(one) {
    const sentences = SENTENCES;
    return sentences[one.code](one);
}
const MOST_ALIKE = 5;
function wordVerified({ problems, commits, executed, outside, signed, anchors }) {
    const checks = CHECKS.map(({ title, needs }, index) => {
        const number = index + 1;
        const ofCheck = problems.filter(({ check }) => check === number);
        const isMade = number === 3 ? signed : number !== 6 || anchors > 0;
        const found = ofCheck.some(({ severity }) => severity === 'broken') ? 'BROKEN' : 'findings';
        const verdict = ofCheck.length > 0 ? found : isMade ? 'holds' : 'not checked';
        const lines = [];
        for (const alike of (0,group/* groupBy */.$z)(ofCheck, ({ code }) => code).values()) {
            for (const one of alike.slice(0, MOST_ALIKE)) {
                const { code, commit, severity } = one;
                const text = `${(0,text_text/* joined */.oR)([code, commit ?? ''], ' at ')}: ${problemSentence(one)}`;
                lines.push({ text, isAlarm: severity === 'broken' || code === 'inventory-uncommitted' });
            }
            const more = alike.length - MOST_ALIKE;
            if (more > 0)
                lines.push({ text: (0,text_text/* counted */.hS) `… and ${more} more: see audit verify --json`, isAlarm: false });
        }
        return { title, verdict, hint: isMade ? '' : needs, lines };
    });
    const broken = problems.filter(({ severity }) => severity === 'broken').length;
    const findings = problems.length - broken;
    const of = (0,text_text/* counted */.hS) `${commits} commit(s), ${executed} executed change(s), ${outside} change(s) made outside this repository`;
    const end = broken > 0 ? (0,text_text/* counted */.hS) `BROKEN: ${broken} break(s)` : 'The ledger holds';
    const also = findings > 0 ? (0,text_text/* counted */.hS) `, with ${findings} finding(s) for a person to judge` : '';
    return { checks, sentence: `${end}${also}. ${of}.`, isBroken: broken > 0 };
}
function verifyText(verified, { red }) {
    const { checks, sentence, isBroken } = wordVerified(verified);
    const lines = checks.flatMap(({ title, verdict, hint, lines: problems }, index) => [
        { text: `${index + 1}. ${title}: ${verdict}${hint === '' ? '' : `. ${hint}`}`, isAlarm: verdict === 'BROKEN' },
        ...problems.map(({ text, isAlarm }) => ({ text: `   ${text}`, isAlarm })),
    ]);
    lines.push({ text: '', isAlarm: false }, { text: sentence, isAlarm: isBroken });
    return `${lines.map(({ text, isAlarm }) => (isAlarm ? red((0,text_text/* visible */.RK)(text)) : (0,text_text/* visible */.RK)(text))).join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/ledger/audit-page.js







function auditPage(report, making) {
    const { organization, tip, changes } = report;
    const words = wordAudit(report);
    const { verified } = making;
    const refusals = words.refused?.map(({ refused: { at, run_url }, sentence }) => {
        const time = html `<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`;
        return html `${time}: ${sentence} · ${githubLinks(run_url).run}`;
    });
    const gaps = words.gaps.length === 0 ? html `<p class="none">No gaps.</p>` : itemList(words.gaps, 'bad');
    const body = html `<header>
<p class="kicker">NERC CIP compliance inventory: CIP-002 R2</p>
<h1>${nameMarkup(organization)}</h1>
${leadOf(report, words, verified)}</header>
<main>
${[
        section('findings', 'Findings', checkResults(verified)),
        section('changes', 'Changes', changeDays(changes)),
        section('outside', 'Made outside this repository', outsideDays(words.outside)),
        refusals === undefined
            ? null
            : section('refused', 'Refused runs', refusals.length === 0 ? NONE : html `${itemList(refusals)}\n`),
        section('looks', 'Looks and gaps', html `<p>${words.looks}</p>\n${gaps}\n`),
    ]}</main>
`;
    const title = `${organization}: audit of the inventory, ${tip.slice(0, 12)}`;
    return wholePage(making, { title, ledgerCommit: tip, body });
}
function leadOf(report, words, { problems, commits, signed, anchors }) {
    const { service, tip, changes, outside, gaps } = report;
    const flags = Object.entries({ from: report.from, to: report.to, ...report.subject });
    const deletes = changes.filter(({ after }) => after === null).length;
    const longest = Math.max(0, ...gaps.map(({ days }) => days ?? 0));
    const isBroken = problems.some(({ severity }) => severity === 'broken');
    const longestGap = longest > 0 ? (0,text_text/* counted */.hS) `the longest ${longest} day(s)` : '';
    const wrong = problems.filter(({ check }) => check === 3).length;
    const signatures = signed
        ? (0,text_text/* counted */.hS) `${commits} commit(s) checked, ${wrong === 0 ? 'all valid' : (0,text_text/* counted */.hS) `not valid: ${wrong}`}`
        : html `<span class="unchecked">not checked: no file of signers was given (--signers)</span>`;
    const checked = `${anchors > 0 ? ` --contains ${tip}` : ''}${signed ? ' --signers FILE' : ''}`;
    const plural = (count, noun) => (count === 1 ? noun : `${noun}s`);
    const tiles = [
        ['findings', problems.length, plural(problems.length, 'finding'), isBroken ? 'the ledger is broken' : ''],
        ['looks', gaps.length, plural(gaps.length, 'gap'), longestGap],
        ['outside', outside.length, 'made outside', ''],
        ['changes', changes.length, plural(changes.length, 'change'), (0,text_text/* counted */.hS) `${deletes} delete(s)`],
    ];
    const tilePart = ([id, count, noun, note]) => {
        const isBad = count > 0 && id !== 'changes';
        return html `<li><a href="#${id}"><b${isBad ? html ` class="bad"` : null}>${count}</b> ${noun}</a>${note === '' ? null : html ` <small>${note}</small>`}</li>\n`;
    };
    return html `<ul class="tiles">${tiles.map(tilePart)}</ul>
${Array.from(words.alerts, ([change, sentence]) => html `<p class="alert" role="note">${(0,text_text/* utcTime */.SK)(change.at)}: ${sentence}</p>\n`)}<dl class="facts">${[
        factPart('Period', words.period),
        factPart('Service', service),
        factPart('Ledger commit', idMarkup(tip)),
        factPart('Signatures', signatures),
    ]}</dl>
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${tip} --signers FILE
cip-sync audit${flags.map(([flag, value]) => (value === null ? null : html ` --${flag} ${(0,text_text/* word */.Vm)(value)}`))}${checked} --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two looks, nor who made a change outside this repository. An edit of the newest run file breaks no chain: only a signature or <code>--contains</code> shows it.</p>\n`;
}
const VERDICT_KINDS = { BROKEN: 'bad', findings: 'bad', holds: 'good', 'not checked': 'unchecked' };
function checkResults(verified) {
    const { checks, sentence } = wordVerified(verified);
    const lines = checks.map(({ title, verdict, hint, lines: problems }) => {
        const lines = problems.length === 0 ? null : itemList(problems.map(({ text }) => text));
        return html `<li>${title}: <b class="${VERDICT_KINDS[verdict]}">${verdict}</b>${hint === '' ? null : html `<span class="unchecked">. ${hint}</span>`}${lines}</li>\n`;
    });
    return html `<p>${sentence}</p>
<ol>
${lines}</ol>\n`;
}
function dayPart(day, isOpen, beside, body) {
    return html `<details class="day"${isOpen ? html ` open` : null}>
<summary><h3>${day}</h3> <span class="count">${beside}</span></summary>
<div>
${body}</div></details>\n`;
}
function changeDays(changes) {
    if (changes.length === 0)
        return NONE;
    return Array.from((0,group/* groupBy */.$z)(changes, ({ at }) => at.slice(0, 10)), ([day, some]) => {
        const deletes = some.filter(({ after }) => after === null).length;
        const open = some.filter(({ outcome }) => !(0,result/* hasSucceeded */.yO)(outcome)).length;
        const beside = html `${(0,text_text/* counted */.hS) `${some.length} change(s)`}${deletes === 0 ? null : html `, <b class="bad">${(0,text_text/* counted */.hS) `${deletes} delete(s)`}</b>`}${open === 0 ? ', all done' : html `, <b class="bad">${open} not done</b>`}`;
        const isLong = deletes > 0 && some.length > LONG_DAY;
        const runs = groupByRun(some).map((run) => runPart(run, isLong));
        return dayPart(day, deletes > 0, beside, runs);
    });
}
function runPart({ decision, reason, changes }, isLong) {
    const { at, commit, run_url, ledger_commit, pull_requests } = changes[0];
    const links = githubLinks(run_url);
    const origin = [
        ...pull_requests.map((number) => links.pullRequest(number)),
        html `<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
        ...(reason === '' ? [] : [reason]),
        links.run,
        ...(commit === null ? [] : [links.commit(commit)]),
        html `ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
    ];
    const rows = changes.map((change) => ({ change, row: auditRow(change.asset_id, change) }));
    rows.sort((a, b) => (0,text_rows/* compareRows */.fz)(a.row, b.row));
    const cells = rows.map(({ row, change }) => {
        const note = change.reason === null ? null : html ` <small>${change.reason}</small>`;
        const isDone = (0,result/* hasSucceeded */.yO)(change.outcome);
        return assetRow(row, html `<span class="${isDone ? 'good' : 'bad'}">${change.outcome}</span>${isDone ? null : note}`);
    });
    return html `<div class="run"><h4>${decision}</h4>
<p class="origin">${origin.map((fact, index) => html `${index === 0 ? null : ' · '}${fact}`)}</p>
${rowsPart(cells, isLong)}</div>\n`;
}
function outsideDays(all) {
    if (all.length === 0)
        return NONE;
    const outcome = html `<span class="bad">made outside</span>`;
    const rowOf = ({ outside: { id, of, before, after }, asset, difference }) => {
        if (asset !== null)
            return assetRow(auditRow(id, asset), outcome);
        const name = nameMarkup((after ?? before)?.name ?? '');
        const place = of === 'cyber-system' ? name : html `${of} ${name}`;
        return { kind: 'place', cells: [place, null, difference, idMarkup(id), outcome] };
    };
    return Array.from((0,group/* groupBy */.$z)(all, ({ outside }) => outside.before_look.slice(0, 10)), ([day, some]) => {
        const hasDelete = some.some(({ asset }) => asset !== null && asset.after === null);
        const isLong = hasDelete && some.length > LONG_DAY;
        const between = Array.from((0,group/* groupBy */.$z)(some, (one) => one.between), ([title, members]) => html `<div class="run"><h4>${title}</h4>
${rowsPart(members.map(rowOf), isLong)}</div>\n`);
        return dayPart(day, hasDelete, (0,text_text/* counted */.hS) `${some.length} change(s)`, between);
    });
}
function assetRow({ kind, system, asset, change, id }, outcome) {
    const rating = system.rating === null ? null : html ` <small>${nameMarkup(system.rating)}</small>`;
    const place = html `${rowText((0,text_rows/* siteAndName */.QJ)(system))}${rating}`;
    return { kind, cells: [place, nameMarkup(asset), rowText(change), id === null ? null : idMarkup(id), outcome] };
}
const LONG_DAY = 50;
function rowsPart(rows, isLong) {
    if (!isLong)
        return rowTable(rows);
    const [deletes, others] = [true, false].map((isDelete) => rows.filter(({ kind }) => (kind === 'delete') === isDelete));
    const folded = html `<details class="day"><summary>${(0,text_text/* counted */.hS) `${others.length}${deletes.length === 0 ? '' : ' other'} change(s)`}</summary>
${rowTable(others)}</details>\n`;
    return html `${deletes.length === 0 ? null : rowTable(deletes)}${others.length === 0 ? null : folded}`;
}
function rowTable(rows) {
    const heads = [...text_rows/* CHANGE_COLUMNS */.FK.slice(0, 4), 'Outcome'].map((title) => html `<th scope="col">${title}</th>`);
    const lines = rows.map(({ kind, cells: [place, asset, ...more] }) => {
        const name = asset === null ? html `<td></td>` : html `<th scope="row">${asset}</th>`;
        return html `<tr class="${kind}"><td>${place}</td>${name}${more.map((cell) => html `<td>${cell}</td>`)}</tr>\n`;
    });
    return html `<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
const RUN_URL = /^(https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
function githubLinks(runUrl) {
    const [, repository, run] = RUN_URL.exec(runUrl ?? '') ?? [];
    const link = (path, content) => repository === undefined ? content : html `<a href="${repository}/${path}" rel="noreferrer">${content}</a>`;
    const runLink = run === undefined ? runUrl : html `<a href="${runUrl}" rel="noreferrer">run ${run}</a>`;
    return {
        run: runUrl === null ? 'a run on a command line' : runLink,
        pullRequest: (number) => link(`pull/${number}`, `#${number}`),
        commit: (id) => /^[0-9a-f]{40,64}$/.test(id) ? link(`commit/${id}`, idMarkup(id.slice(0, 7))) : idMarkup(id),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/git/objects.js
var git_objects = __webpack_require__(2392);
// EXTERNAL MODULE: ./lib/git/process.js
var process = __webpack_require__(701);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(5175);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/listed.js


function isReadInBoth(column, a, b) {
    if (a.systems.size === 0 || b.systems.size === 0)
        return true;
    const [inA, inB] = [a, b].map(({ systems }) => [...systems.values()].some((row) => row[column] !== undefined));
    return inA === inB;
}
function rowsIn(text) {
    if (text.includes('"')) {
        return (0,sync/* parse */.qg)(text, {
            columns: true,
            record_delimiter: '\n',
            relax_quotes: true,
            relax_column_count: true,
            skip_records_with_error: true,
        });
    }
    const [header = '', ...lines] = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    const columns = header.split(',');
    return lines.map((line) => {
        const row = {};
        for (const [at, cell] of line.split(',', columns.length).entries())
            row[columns[at]] = cell;
        return row;
    });
}
function rowsById(rows) {
    return new Map(rows.map((row) => [row.id ?? '', row]));
}
function listedAsset({ id = '', name = '', asset_type }, system) {
    return { id, name, cyber_system_id: system, asset_type: asset_type === 'software' ? 'software' : 'hardware' };
}
function listsIn(files) {
    const rows = new Map(Array.from(files, ([path, text]) => [path, rowsIn(text)]));
    const [facilities = new Map(), controlCenters = new Map(), systems = new Map()] = tree/* PLACE_LISTS */.Ch.map(({ path }) => rowsById(rows.get(path) ?? []));
    const assets = [...rows].flatMap(([path, listed]) => {
        const system = systemOfPath(path);
        return system === null ? [] : listed.map((row) => listedAsset(row, system));
    });
    const directory = { facilities, controlCenters, systems };
    return { directory, assets };
}
function listedSite({ control_center_id: center = '', facility_id: facility = '' }, places) {
    const { facilities, controlCenters } = places;
    if (center !== '') {
        const listed = controlCenters.get(center) ?? [...controlCenters.values()].find(({ name }) => name === center);
        return { of: 'control-center', id: listed?.id ?? center, name: listed?.name ?? center };
    }
    if (facility === '')
        return null;
    return { of: 'facility', id: facility, name: facilities.get(facility)?.name ?? facility };
}
function systemOfPath(path) {
    const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
    if (segment === undefined)
        return null;
    const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
}

// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
;// CONCATENATED MODULE: ./lib/ledger/clone.js











function offlineFolder(cwd, env) {
    return { cwd, env, ledger: { bare: null, reaches: false } };
}
async function openClone(cwd, env, branch) {
    const folder = offlineFolder(cwd, env);
    const again = 'Clone the ledger, and name its folder: --dir DIR.';
    const stats = (0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false });
    if (stats === undefined)
        throw new result/* UserError */.yo(`The folder ${cwd}`, 'is not there', again);
    if (!stats.isDirectory())
        throw new result/* UserError */.yo(cwd, 'is a file, and no clone of git', 'Make a clone of a bundle: git clone FILE FOLDER.');
    const git = (0,process/* gitProcess */.y0)(folder);
    await git(['rev-parse', '--git-dir']).catch((error) => {
        const isNone = error instanceof process/* GitError */.XS && error.isNone;
        throw isNone ? new result/* UserError */.yo(`The folder ${cwd}`, 'is no clone of git', again) : error;
    });
    const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
    for (const name of names) {
        const tip = await commitNamed(git, name);
        if (tip === null)
            continue;
        const isPartial = (await (0,process/* gitAnswer */.Hr)(git, ['config', '--get-regexp', '^remote\\..*\\.promisor$'])) !== null;
        if (isPartial && /^\?/m.test((await git(['rev-list', '--objects', '--missing=print', tip])).toString()))
            throw new result/* UserError */.yo('The clone', 'is partial: it lacks some of what the ledger held', 'Clone it whole, without --filter.');
        const isShallow = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--is-shallow-repository'])) === 'true';
        const oldest = isShallow ? await (0,process/* gitAnswer */.Hr)(git, ['rev-list', '--first-parent', '--max-parents=0', tip]) : null;
        if (oldest !== null && /^parent /m.test((await objectText(git, oldest)) ?? ''))
            throw new result/* UserError */.yo('The clone', 'is shallow: it lacks earlier commits of the ledger', 'Get them: git fetch --unshallow.');
        const ledger = await objectText(git, `${tip}:${run_file/* LEDGER_FILE */.th}`);
        if (ledger !== null)
            return { folder, git, tip, ledger };
    }
    const where = branch === null ? 'The checked-out branch' : `The branch ${branch}`;
    throw new result/* UserError */.yo(where, `is not a ledger: it has no ${run_file/* LEDGER_FILE */.th}`, 'Name the branch: --dir DIR#BRANCH.');
}
async function signaturesOf({ git }, { commits }, signersFile) {
    const settings = [
        ...['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen'],
        ...['gpg.program=false', 'gpg.openpgp.program=false', 'gpg.x509.program=false'],
        `gpg.ssh.allowedSignersFile=${signersFile}`,
    ].flatMap((setting) => ['-c', setting]);
    const arguments_ = [...settings, 'log', '--format=%H %G?', '--no-show-signature', '--no-patch'];
    const size = Math.ceil(commits.length / AT_ONCE);
    const parts = Array.from({ length: AT_ONCE }, (_, index) => commits.slice(index * size, (index + 1) * size));
    const printed = await Promise.all(parts
        .filter((part) => part.length > 0)
        .map((part) => git([...arguments_, '--no-walk=unsorted', '--stdin'], part.map(({ id }) => `${id}\n`).join(''))));
    const lines = printed.join('').trim().split('\n');
    return new Map(lines.map((line) => {
        const [id = '', letter = ''] = line.split(' ');
        return [id, clone_SIGNATURES[letter] ?? 'unknown-signer'];
    }));
}
const AT_ONCE = 8;
const clone_SIGNATURES = {
    G: 'good',
    N: 'not-signed',
    B: 'wrong-signature',
};
async function inventoryHashes(cwd, env, { entries }) {
    const git = (0,process/* gitProcess */.y0)(offlineFolder(cwd, env));
    const prefix = await (0,process/* folderInRepository */.Q0)(git).catch((error) => {
        if (!(error instanceof process/* GitError */.XS || (0,rejections/* isSystemError */.Or)(error)))
            throw error;
        const problem = `names ${cwd}, where git reads no repository (${error.message})`;
        throw new result/* UserError */.yo('--inventory', problem, 'Name a clone of the inventory: --inventory DIR.', { cause: error });
    });
    const pathsOf = new Map();
    for (const { run } of entries) {
        const { commit = null, files = [] } = (0,run_file/* evidenceOf */.X1)(run) ?? {};
        const paths = (commit !== null && pathsOf.get(commit)) || new Set();
        for (const { path } of files)
            paths.add(path);
        if (commit !== null && /^[\w./-]+$/.test(commit))
            pathsOf.set(commit, paths);
    }
    const objectAt = (commit, path) => `${commit}^{commit}:${prefix}${path}`;
    const names = Array.from(pathsOf, ([commit, paths]) => [
        `${commit}^{commit}`,
        ...Array.from(paths, (path) => objectAt(commit, path)),
    ]);
    const objects = await (0,git_objects/* readObjects */.$I)(git, names.flat());
    const hashes = new Map();
    for (const [commit, paths] of pathsOf) {
        const held = [...paths].flatMap((path) => {
            const bytes = objects.get(objectAt(commit, path));
            return bytes === undefined ? [] : [[path, (0,fingerprint/* sha256 */.sc)(bytes)]];
        });
        if (objects.has(`${commit}^{commit}`))
            hashes.set(commit, new Map(held));
    }
    return hashes;
}
async function readLook({ git, tip, ledger: ledgerText }, at, flag = '--at') {
    const { value: ledger, wrong } = (0,run_file/* readLedgerFile */.Uy)(ledgerText);
    if (ledger === null)
        throw new result/* UserError */.yo(run_file/* LEDGER_FILE */.th, (0,fault/* misreadText */.PO)(wrong));
    const until = 'commit' in at ? await commitNamed(git, at.commit) : tip;
    if (until === null || (await (0,process/* gitAnswer */.Hr)(git, ['merge-base', until, tip])) !== until) {
        const named = 'commit' in at ? at.commit : tip;
        throw new result/* UserError */.yo(named, 'is no commit of this ledger', 'Name one, or a date, such as 2026-03-01.');
    }
    const runsAt = async (commit) => {
        const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']);
        return (0,run_file/* runsIn */.UN)(listed.toString().split('\0'));
    };
    const [runs, allRuns] = await Promise.all([runsAt(until), runsAt(tip)]);
    const readRun = async (path) => (0,run_file/* readRunFile */.m8)((await objectText(git, `${tip}:${path}`)) ?? '').value;
    const latest = 'time' in at ? at.time : Number.POSITIVE_INFINITY;
    const candidates = runs.filter((each) => each.at <= latest);
    const looks = (0,run_file/* looksIn */.Ku)(candidates, 'newest first', readRun);
    const look = await firstOf(looks, ({ file }) => Date.parse(file.read_at) <= latest);
    const up = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-cdup'])) ?? '';
    const commitAdding = async (path, to) => {
        const adding = ['log', '--format=%H', '--diff-filter=A', '--no-renames', '-1', to, '--', up + path];
        return (await git(adding)).toString().trim();
    };
    if (look === null) {
        const first = await firstOf((0,run_file/* looksIn */.Ku)(allRuns, 'oldest first', readRun));
        const adds = 'An apply or a drift run with this ledger adds one.';
        if (first === null)
            throw new result/* UserError */.yo(flag, 'finds no list: the ledger has no look yet', adds);
        const way = flag === '--since'
            ? `To see everything that changed since then, give its commit: --since ${await commitAdding(first.path, tip)}.`
            : 'Name that day or a later one.';
        throw new result/* UserError */.yo(flag, `is before the first look of this ledger, of ${first.file.read_at}`, way);
    }
    const { path, file: run, at: since } = look;
    const later = allRuns.filter((each) => each.at >= since && each.path !== path);
    const following = await firstOf((0,run_file/* looksIn */.Ku)(later, 'oldest first', readRun), ({ file }) => file.seq > run.seq);
    const next = following?.file.read_at ?? null;
    const day = Date.parse(run.read_at.slice(0, 10));
    const ofDay = latest === day + 86_399_999 ? candidates.filter((each) => each.at >= day) : [];
    const first = await firstOf((0,run_file/* looksIn */.Ku)(ofDay, 'oldest first', readRun));
    const firstOfDay = first === null || first.path === path ? null : await commitAdding(first.path, until);
    const commit = await commitAdding(path, until);
    return { commit, ledger, run, next, firstOfDay, ...listsIn(await textsAt(git, commit, run.live_sha256)) };
}
async function textsAt(git, commit, expected) {
    const files = (0,git_objects/* listedObjects */.mW)((await git(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/'])).toString());
    const contents = await (0,git_objects/* readObjects */.$I)(git, [...files.values()]);
    const hashes = Array.from(files, ([list, oid]) => [list, (0,fingerprint/* sha256 */.sc)(contents.get(oid) ?? '')]);
    if ((0,tree/* liveSha256 */.M$)(hashes) !== expected) {
        const problem = 'are not those that its run read: one was edited';
        throw new result/* UserError */.yo(`The lists of ledger commit ${commit}`, problem, 'For details, run: cip-sync audit verify.');
    }
    return new Map(Array.from(files, ([list, oid]) => [list, contents.get(oid)?.toString() ?? '']));
}
async function keptCommit({ git }, text) {
    const kept = text.trim().toLowerCase();
    if (!/^[0-9a-f]{7,64}$/.test(kept))
        throw new result/* UserError */.yo('--contains', `names ${(0,text_text/* word */.Vm)(text)}, which is not the id of a commit: 7 to 64 hex digits`);
    const objects = await git(['rev-parse', `--disambiguate=${kept}`]);
    const types = (await git(['cat-file', '--batch-check=%(objecttype) %(objectname)'], objects.toString())).toString();
    const [commit = null, another] = Array.from(types.matchAll(/^commit (\S+)$/gm), ([, id = '']) => id);
    if (another === undefined)
        return { kept, commit };
    throw new result/* UserError */.yo('--contains', `names ${kept}, and several commits of this clone begin so`, 'Give more digits.');
}
async function firstOf(many, is = () => true) {
    for await (const one of many)
        if (is(one))
            return one;
    return null;
}
async function commitNamed(git, name) {
    if (name.includes('\0'))
        return null;
    return (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
async function objectText(git, object) {
    return (await (0,git_objects/* readObjects */.$I)(git, [object])).get(object)?.toString() ?? null;
}
const ALTERED = /^(?:error:|fatal:|missing |broken |git was stopped)/;
async function alteredObjects({ git, tip }) {
    try {
        await git(['fsck', '--no-dangling', '--no-progress', tip]);
        return [];
    }
    catch (error) {
        if (!(error instanceof process/* GitError */.XS))
            throw error;
        return error.output.split('\n').filter((line) => ALTERED.test(line));
    }
}

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
;// CONCATENATED MODULE: ./lib/ledger/git-log.js

const LOG_ARGUMENTS = [
    ...['log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
    ...['--src-prefix=a/', '--dst-prefix=b/', '--root', '--no-relative', '--encoding=UTF-8'],
    ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
    ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];
const SIDES = { '-': 'removed', '+': 'added' };
async function* readCommits(folder, tip) {
    let commit = null;
    let file = null;
    let left = { removed: 0, added: 0 };
    let last = 'removed';
    for await (const line of splitLines((0,process/* gitStream */.dP)(folder, [...LOG_ARGUMENTS, tip]))) {
        const side = SIDES[line.charAt(0)];
        if (side !== undefined && left[side] > 0) {
            file?.hunks.at(-1)?.[side].push(line.slice(1));
            left[side] -= 1;
            last = side;
        }
        else if (line.startsWith('commit ')) {
            if (commit !== null)
                yield commit;
            const [, id = '', ...parents] = line.split(' ');
            commit = { id, parents: parents.filter((parent) => parent !== ''), files: [] };
            file = null;
        }
        else if (line.startsWith('diff --git ')) {
            file = { path: pathIn(line.slice('diff --git '.length)), kind: 'changed', hunks: [], endsLine: null };
            commit?.files.push(file);
        }
        else if (file === null)
            continue;
        else if (line.startsWith('new file mode '))
            file.kind = 'added';
        else if (line.startsWith('deleted file mode '))
            file.kind = 'removed';
        else if (line.startsWith('\\ '))
            file.endsLine = last === 'removed';
        else if (line.startsWith('@@ ')) {
            const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
            left = { removed: Number(removed), added: Number(added) };
            file.hunks.push({ at: Number(start) - Math.min(left.removed, 1), removed: [], added: [] });
        }
    }
    if (commit !== null)
        yield commit;
}
function pathIn(names) {
    return names.startsWith('"') ? names : names.slice(2, (names.length - 1) / 2);
}
async function* splitLines(bytes) {
    let rest = Buffer.alloc(0);
    for await (const chunk of bytes) {
        const text = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
            yield text.toString('utf8', start, end);
            start = end + 1;
        }
        rest = text.subarray(start);
    }
}

;// CONCATENATED MODULE: ./lib/ledger/history.js






async function historyOf({ folder, tip, }) {
    const stored = new StoredFiles();
    const commits = [];
    const entries = [];
    let before = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
    let ledger = { value: null, wrong: { kind: 'missing' } };
    let assetCount = 0;
    for await (const { id, parents, files: diffs } of readCommits(folder, tip)) {
        const { files, changesLists, assets, places, directory, grown } = changesOf(diffs, stored, before);
        if (commits.length === 0)
            ledger = (0,run_file/* readLedgerFile */.Uy)(stored.textAt(run_file/* LEDGER_FILE */.th));
        const runs = files.flatMap(({ path, kind }) => {
            const name = kind === 'added' ? (0,run_file/* readRunPath */.vX)(path) : null;
            const text = stored.textAt(path);
            return name === null ? [] : [{ path, name, sha256: (0,fingerprint/* sha256 */.sc)(text), file: (0,run_file/* readRunFile */.m8)(text) }];
        });
        commits.push({ id, parents: parents.length, files, runs, changesLists, liveSha256: stored.liveHash() });
        assetCount += grown;
        const run = runs.findLast(({ file }) => file.value !== null);
        if (run !== undefined && run.file.value !== null)
            entries.push({ commit: id, name: run.name, run: run.file.value, assets, places, before, directory, assetCount });
        before = directory;
    }
    return { ledger, commits, entries };
}
function changesOf(diffs, stored, before) {
    const [removed, added] = [new Map(), new Map()];
    const places = [];
    const files = [];
    let directory = before;
    let changesLists = false;
    for (const diff of diffs) {
        const rows = stored.applyDiff(diff);
        const system = systemOfPath(diff.path);
        const list = tree/* PLACE_LISTS */.Ch.find(({ path }) => path === diff.path);
        changesLists ||= rows !== null;
        if (rows !== null && system !== null) {
            for (const row of rows.removed)
                removed.set(row.id ?? '', listedAsset(row, system));
            for (const row of rows.added)
                added.set(row.id ?? '', listedAsset(row, system));
        }
        else if (rows !== null && list !== undefined) {
            const [old, now] = [rowsById(rows.removed), rowsById(rows.added)];
            const unchanged = [...directory[list.key]].filter(([id]) => !old.has(id));
            directory = { ...directory, [list.key]: new Map([...unchanged, ...now]) };
            const changed = pairs(old, now).filter((pair) => !isSameRow(pair.before, pair.after));
            places.push(...changed.map((pair) => ({ of: list.of, ...pair })));
        }
        else
            files.push({ path: diff.path, kind: diff.kind });
    }
    const assets = pairs(removed, added).filter((pair) => !isSameAsset(pair.before, pair.after));
    return { files, changesLists, assets, places, directory, grown: added.size - removed.size };
}
function pairs(removed, added) {
    const ids = new Set([...removed.keys(), ...added.keys()]);
    return Array.from(ids, (id) => ({ id, before: removed.get(id) ?? null, after: added.get(id) ?? null }));
}
function isSameRow(before, after) {
    if (before === null || after === null)
        return false;
    return Object.entries(before).every(([column, value]) => after[column] === undefined || after[column] === value);
}
function actionBetween({ before, after }) {
    if (before === null)
        return 'create';
    return after === null ? 'delete' : 'update';
}
function isSameAsset(a, b) {
    if (a === null || b === null)
        return a === b;
    const isSameKind = a.cyber_system_id === b.cyber_system_id && a.asset_type === b.asset_type;
    return isSameKind && listedName(a.name) === listedName(b.name);
}
function listedName(name) {
    return name.replace(/\p{Surrogate}/gu, '\ufffd');
}
const FEW = 10_000;
class StoredFiles {
    #files = new Map();
    #live = null;
    textAt(path) {
        const file = this.#files.get(path);
        return file === undefined ? '' : wholeText(file);
    }
    liveHash() {
        this.#live ??= [...this.#files.values()]
            .filter(({ path }) => path.startsWith('live/'))
            .sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
        const hashes = this.#live.map((file) => {
            file.sha256 ??= (0,fingerprint/* sha256 */.sc)(wholeText(file));
            return [file.path, file.sha256];
        });
        return (0,tree/* liveSha256 */.M$)(hashes);
    }
    applyDiff({ path, kind, hunks, endsLine }) {
        const stored = this.#files.get(path);
        const file = stored ?? { path, lines: [], endsLine: true, hasQuotes: false, sha256: null };
        const isLive = path.startsWith('live/');
        file.hasQuotes ||= hunks.some(({ removed, added }) => [...removed, ...added].some((line) => line.includes('"')));
        const header = file.lines[0] ?? '';
        const rows = isLive && file.hasQuotes ? rowsIn(wholeText(file)) : [];
        let moved = 0;
        for (const { at, removed, added } of hunks) {
            const from = at + moved;
            if (added.length > FEW)
                file.lines = [...file.lines.slice(0, from), ...added, ...file.lines.slice(from + removed.length)];
            else
                file.lines.splice(from, removed.length, ...added);
            moved += added.length - removed.length;
        }
        file.endsLine = endsLine ?? file.endsLine;
        file.sha256 = null;
        if (kind === 'removed')
            this.#files.delete(path);
        else
            this.#files.set(path, file);
        if (!isLive)
            return null;
        if (stored === undefined || kind === 'removed')
            this.#live = null;
        if (file.hasQuotes)
            return { removed: rows, added: rowsIn(wholeText(file)) };
        const [removed = [], added = []] = ['removed', 'added'].map((side) => hunks.flatMap((hunk) => hunk[side].slice(hunk.at === 0 ? 1 : 0)));
        const headerNow = file.lines[0] ?? '';
        return { removed: rowsIn([header, ...removed].join('\n')), added: rowsIn([headerNow, ...added].join('\n')) };
    }
}
function wholeText({ lines, endsLine }) {
    return lines.length === 0 ? '' : lines.join('\n') + (endsLine ? '\n' : '');
}

// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/ledger/attribution.js





function attributeChanges({ entries, ledger }) {
    const organization = ledger.value?.organization ?? '';
    const windows = windowsOf(entries);
    const outside = [];
    const notListed = [];
    const assets = new Map();
    const listed = new Set();
    let previous = null;
    for (const [index, entry] of entries.entries()) {
        if (entry.run.live_sha256 === null)
            continue;
        const open = windows.filter(({ opens, closes }) => opens < index && (closes < 0 || index <= closes));
        for (const { id, after } of entry.assets)
            assets.set(id, after);
        const changed = previous === null ? { assets: [], places: [] } : entry;
        const made = { entry, previous: previous ?? entry, duringRun: entry.run.kind === 'applied' };
        for (const change of changed.assets) {
            const { steps, interrupted, isExplained } = explanationOf(change, open, listed, organization);
            for (const step of steps)
                listed.add(step);
            interrupted?.found.push({ entry, change });
            if (!isExplained)
                outside.push({ ...made, change });
        }
        outside.push(...changed.places.map((change) => ({ ...made, change })));
        for (const { entry: ran, due, reported } of open.filter(({ closes }) => closes === index)) {
            const missed = (due ?? []).filter((change) => !listed.has(change) && isNotListed(change, assets));
            for (const change of missed)
                notListed.push({ entry: ran, change, isReported: reported.has(change.fingerprint) || ran !== entry });
        }
        previous = entry;
    }
    const cutOff = windows.filter(({ due }) => due === null);
    const interrupted = cutOff.map(({ entry, found }) => ({ intent: entry, changes: found }));
    return { outside, notListed, interrupted };
}
function explanationOf(change, open, listed, organization) {
    const { id, before, after } = change;
    const keys = [id, keyOf(null, after)];
    const executed = open.flatMap(({ written }) => keys.flatMap((key) => written.get(key) ?? []));
    const steps = chainOf(change, executed.filter((step) => !listed.has(step)));
    if (steps !== null)
        return { steps, interrupted: null, isExplained: true };
    const print = (0,fingerprint/* fingerprint */.Rj)({ organization, action: actionBetween(change), id: before && id, before, after });
    const interrupted = open.find(({ intended }) => intended.has(print)) ?? null;
    return { steps: [], interrupted, isExplained: interrupted !== null };
}
function isNotListed({ id, after, outcome }, listed) {
    return (0,result/* hasSucceeded */.yO)(outcome) && id !== null && !isSameAsset(listed.get(id) ?? null, after);
}
function windowsOf(entries) {
    const windows = [];
    const intents = new Map();
    const ended = new Set();
    for (const [index, entry] of entries.entries()) {
        const { run, commit, name } = entry;
        const attempt = `${name.run}-${name.attempt}`;
        if (run.kind === 'seen') {
            const closes = entries.findIndex((later, at) => at > index && later.run.kind === 'seen' && later.run.live_sha256 !== null);
            const intended = new Set(run.intent.fingerprints);
            const none = { due: null, reported: new Set(), written: new Map() };
            const window = { opens: index, closes, entry, ...none, intended, found: [] };
            intents.set(commit, window).set(attempt, window);
            windows.push(window);
        }
        else if (run.kind === 'applied') {
            const { evidence, live_sha256 } = run;
            const intent = intents.get(evidence.ledger?.commit ?? '') ?? intents.get(attempt);
            if (intent !== undefined)
                ended.add(intent);
            const asked = evidence.changes.filter(({ attempts, outcome }) => attempts > 0 || (0,result/* hasSucceeded */.yO)(outcome));
            const byAsset = (changes) => (0,group/* groupBy */.$z)(changes, ({ id, after }) => keyOf(id, after));
            const later = entries.findIndex(({ run: { live_sha256: hash, read_at } }, at) => {
                return at > index && hash !== null && Date.parse(read_at) >= Date.parse(evidence.ended_at);
            });
            const closes = live_sha256 === null ? later : index;
            const reported = new Set(evidence.differences.map((difference) => difference.fingerprint));
            const window = { opens: intent?.opens ?? -1, entry, reported, intended: new Set(), found: [] };
            windows.push({ ...window, closes, due: evidence.changes, written: byAsset(asked) });
            const late = byAsset(asked.filter((change) => reported.has(change.fingerprint)));
            windows.push({ ...window, opens: index, closes: later, due: [], written: late });
        }
    }
    return windows.filter((window) => !ended.has(window));
}
function keyOf(id, after) {
    return id ?? `\0${after?.cyber_system_id}\0${listedName(after?.name ?? '')}`;
}
function chainOf({ before, after }, steps) {
    const chain = [];
    let state = before;
    while (!isSameAsset(state, after)) {
        const step = steps.find((each) => !chain.includes(each) && (isSameAsset(each.before, state) || isParkedOf(each, state)));
        if (step === undefined)
            return null;
        if (isParkedOf(step, after))
            break;
        chain.push(step);
        state = step.after;
    }
    return chain;
}
function isParkedOf({ after }, state) {
    return after !== null && state !== null && isSameAsset({ ...after, name: after.name + names/* SWAP_SUFFIX */.m5 }, state);
}
const DAY_MS = 86_400_000;
function gapsOf({ entries }, { interrupted }, maxDays) {
    const gaps = interrupted.map(({ intent, changes }) => {
        const to = changes.at(-1)?.entry.run.read_at ?? null;
        return { kind: 'interrupted', from: intent.run.read_at, to, days: null, ledger_commit: intent.commit };
    });
    let lookAt = null;
    for (const [index, { run, commit }] of entries.entries()) {
        const isReading = run.live_sha256 !== null;
        const days = lookAt === null ? 0 : (Date.parse(run.read_at) - Date.parse(lookAt)) / DAY_MS;
        if (lookAt !== null && days > maxDays && (isReading || index === entries.length - 1)) {
            gaps.push({ kind: 'no-look', from: lookAt, to: run.read_at, days: Math.floor(days), ledger_commit: commit });
        }
        if (isReading || days < 0)
            lookAt = run.read_at;
    }
    return gaps.sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

;// CONCATENATED MODULE: ./lib/ledger/questions.js



function auditHistory(history, { from, to }, subject, maxGapDays) {
    const { entries, commits } = history;
    const ledger = history.ledger.value;
    const attribution = attributeChanges(history);
    const mayBeIn = (earliest, latest = earliest) => (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
    const followed = followedIds(entries, subject);
    const executed = entries.flatMap((entry) => entry.run.kind === 'applied' ? executedIn(entry, entry.run.evidence) : []);
    const cut = attribution.interrupted.flatMap(({ intent, changes }) => changes.map(({ entry, change }) => cutOff(intent, entry, change)));
    const outside = attribution.outside.map(({ entry, previous, duringRun, change }) => {
        const [after_look, before_look] = [previous.run.read_at, entry.run.read_at];
        const context = { after_look, before_look, during_run: duringRun, ledger_commit: entry.commit };
        if ('of' in change)
            return { ...context, ...change };
        return { ...context, of: 'cyber-asset', id: change.id, ...sidesIn(entry, change) };
    });
    const refused = entries.flatMap(({ run, commit: ledger_commit }) => {
        if (run.kind !== 'refused')
            return [];
        const { ended_at: at, result, changes, guards, pull_requests, actor, run_url, commit } = run.evidence;
        const failed = guards.filter(({ passed }) => !passed).map(({ guard }) => guard);
        const pulls = pull_requests.map(({ number }) => number);
        const counts = { changes: changes.length, guards: failed, pull_requests: pulls };
        return [{ at, result, ...counts, actor, run_url, commit, ledger_commit }];
    });
    const isWhole = subject.asset === null && subject.system === null;
    return {
        organization: ledger?.organization ?? '',
        service: ledger?.service ?? '',
        tip: commits.at(-1)?.id ?? '',
        subject,
        from: from === null ? null : new Date(from).toISOString(),
        to: to === null ? null : new Date(to).toISOString(),
        changes: [...executed, ...cut]
            .filter((change) => mayBeIn(change.at) && isAbout(change, subject, followed))
            .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
        outside: outside.filter((one) => mayBeIn(one.after_look, one.before_look) && isAbout(one, subject, followed)),
        refused: isWhole ? refused.filter(({ at }) => mayBeIn(at)) : [],
        looks: entries
            .filter(({ run }) => run.live_sha256 !== null && mayBeIn(run.read_at))
            .map(({ run, assetCount: assets }) => ({ at: run.read_at, assets })),
        gaps: gapsOf(history, attribution, maxGapDays).filter((gap) => mayBeIn(gap.from, gap.to ?? gap.from)),
    };
}
function executedIn(entry, evidence) {
    const { approval, commit, clean, actor, run_url } = evidence;
    return evidence.changes.map((change) => {
        const pulls = evidence.pull_requests.filter(({ number }) => change.shown_in.includes(number));
        return {
            at: change.ended_at ?? evidence.ended_at,
            asset_id: change.id,
            ...sidesIn(entry, change),
            outcome: change.outcome,
            reason: change.reason,
            approval,
            asked_by: [...new Set(pulls.map(({ author }) => author))],
            approved_by: pulls.flatMap(({ approvals }) => approvals.map(({ user, submitted_at: at }) => ({ user, at }))),
            pull_requests: pulls.map(({ number }) => number),
            titles: [...new Set(pulls.flatMap(({ title }) => title ?? []))],
            commit,
            clean,
            actor,
            run_url,
            ledger_commit: entry.commit,
        };
    });
}
function cutOff({ commit: intentCommit, run }, entry, change) {
    return {
        at: entry.run.read_at,
        asset_id: change.id,
        ...sidesIn(entry, change),
        outcome: 'interrupted',
        reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
        approval: run.kind === 'seen' ? run.intent.approval : { mode: '', by: null },
        asked_by: [],
        approved_by: [],
        pull_requests: [],
        titles: [],
        commit: run.commit,
        clean: null,
        actor: null,
        run_url: null,
        ledger_commit: entry.commit,
    };
}
function sidesIn(entry, sides) {
    return auditSides(sides, entry.before, entry.directory);
}
function auditSides(sides, was, is) {
    const [before, after] = [auditState(sides.before, was), auditState(sides.after, is)];
    if (isReadInBoth('impact_rating', was, is) || before === null || after === null)
        return { before, after };
    return { before: { ...before, impact_rating: null }, after: { ...after, impact_rating: null } };
}
function auditState(state, directory) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id } = state;
    const system = directory.systems.get(cyber_system_id) ?? {};
    return {
        name,
        asset_type,
        cyber_system_id,
        cyber_system: system.name ?? null,
        site: listedSite(system, directory)?.name ?? null,
        impact_rating: system.impact_rating || null,
    };
}
function isKnown({ entries }, kind, word) {
    const { assets, systems } = followedIds(entries, { asset: word, system: word });
    if (kind === 'system')
        return systems.size > 0;
    return assets.size > 0 || entries.some(({ run }) => (0,run_file/* evidenceOf */.X1)(run)?.changes.some((change) => isOf(change, word)));
}
function followedIds(entries, { asset, system }) {
    const [assets, systems] = [new Set(), new Set()];
    for (const entry of entries) {
        for (const one of entry.assets)
            if (isOf(one, asset))
                assets.add(one.id);
        for (const one of entry.places)
            if (one.of === 'cyber-system' && isOf(one, system))
                systems.add(one.id);
    }
    return { assets, systems };
}
function isAbout(one, { asset, system }, { assets, systems }) {
    const id = ('of' in one ? one.id : one.asset_id) ?? '';
    const isPlace = 'of' in one && one.of !== 'cyber-asset';
    const states = [one.before, one.after].filter((state) => state !== null);
    if (asset !== null && (isPlace || !(assets.has(id) || id === asset || states.some(({ name }) => name === asset))))
        return false;
    if (system === null)
        return true;
    if (isPlace)
        return one.of === 'cyber-system' && (systems.has(id) || id === system);
    return states.some(({ cyber_system_id: home = '' }) => systems.has(home) || home === system);
}
function isOf(one, word) {
    return one.id === word || one.before?.name === word || one.after?.name === word;
}

;// CONCATENATED MODULE: ./lib/ledger/list.js





function auditList(look, subject, earlier, asked) {
    const isWhole = subject.asset === null && subject.system === null;
    const all = groupBySite(look);
    const systemsOf = ({ systems }) => systems
        .filter((system) => isNamed(system, subject.system))
        .map((system) => ({ ...system, assets: system.assets.filter((asset) => isNamed(asset, subject.asset)) }))
        .filter(({ assets }) => subject.asset === null || assets.length > 0);
    const some = all.map((site) => ({ ...site, systems: systemsOf(site) }));
    const sites = isWhole ? all : some.filter(({ systems }) => systems.length > 0);
    return {
        look,
        subject,
        asked,
        sites,
        counts: countsOf(sites),
        all: countsOf(all),
        knowsCenters: [...look.directory.systems.values()].some((row) => Boolean(row.control_center_id)),
        since: earlier && changesBetween(earlier, look, subject),
    };
}
function countsOf(sites) {
    const systems = sites.flatMap((site) => site.systems);
    return {
        assets: systems.reduce((sum, { assets }) => sum + assets.length, 0),
        systems: systems.filter(({ name }) => name !== null).length,
        sites: sites.filter(({ of }) => of !== null).length,
    };
}
function isNamed({ id, name }, word) {
    return word === null || id === word || name === word;
}
function byName(a, b) {
    return (0,compare/* compareNatural */.d)(a.name, b.name) || (0,compare/* compareNatural */.d)(a.id, b.id);
}
function groupBySite({ directory, assets }) {
    const bySystem = (0,group/* groupBy */.$z)(assets, ({ cyber_system_id }) => cyber_system_id);
    const unlisted = [...bySystem.keys()].filter((id) => !directory.systems.has(id));
    const rows = [...directory.systems, ...unlisted.map((id) => [id, {}])];
    const systems = rows.map(([id, row]) => {
        const { name = null, impact_rating } = row;
        return { id, name, rating: impact_rating || null, row, assets: (bySystem.get(id) ?? []).sort(byName) };
    });
    systems.sort((a, b) => (0,compare/* compareNatural */.d)(a.name ?? a.id, b.name ?? b.id) || (0,compare/* compareNatural */.d)(a.id, b.id));
    const keyOf = (of, id) => `${of} ${id}`;
    const sites = new Map();
    for (const [of, places] of [
        ['facility', directory.facilities],
        ['control-center', directory.controlCenters],
    ]) {
        for (const [id, { name = id }] of places)
            sites.set(keyOf(of, id), { of, id, name });
    }
    const members = (0,group/* groupBy */.$z)(systems, ({ row }) => {
        const site = listedSite(row, directory);
        if (site === null)
            return keyOf(null, '');
        const key = keyOf(site.of, site.id);
        if (!sites.has(key))
            sites.set(key, site);
        return key;
    });
    const sorted = [...sites].sort(([, a], [, b]) => byName(a, b));
    if (members.has(keyOf(null, '')))
        sorted.push([keyOf(null, ''), { of: null, id: '', name: '' }]);
    return sorted.map(([key, site]) => {
        const own = members.get(key) ?? [];
        const naming = site.of === 'facility' ? systems.filter(({ row }) => row.facility_id === site.id).length : own.length;
        return { ...site, systems: own, elsewhere: naming - own.length };
    });
}
function changesBetween(earlier, later, { asset, system }) {
    const [before, after] = [earlier, later].map(({ assets }) => new Map(assets.map((each) => [each.id, each])));
    const assets = sortedPairs(before, after)
        .filter((each) => !isSameAsset(each.before, each.after))
        .map(({ id, ...states }) => ({ id, ...auditSides(states, earlier.directory, later.directory) }))
        .filter((each) => {
        const states = [each.before, each.after].filter((state) => state !== null);
        const isAsked = states.some(({ name }) => isNamed({ id: each.id, name }, asset));
        return (isAsked && states.some((state) => isNamed({ id: state.cyber_system_id, name: state.cyber_system }, system)));
    });
    const named = (row, { directory }) => row && { ...row, site: listedSite(row, directory)?.name ?? '' };
    const systems = sortedPairs(earlier.directory.systems, later.directory.systems)
        .filter((each) => asset === null && !isSameRow(each.before, each.after))
        .filter(({ id, ...rows }) => [rows.before, rows.after].some((row) => row && isNamed({ ...row, id }, system)))
        .map(({ id, ...rows }) => ({ id, before: named(rows.before, earlier), after: named(rows.after, later) }));
    const sites = ['facilities', 'controlCenters'].flatMap((list) => {
        const of = list === 'facilities' ? 'facility' : 'control-center';
        const changed = sortedPairs(earlier.directory[list], later.directory[list]);
        return changed.filter((each) => !isSameRow(each.before, each.after)).map((each) => ({ ...each, of }));
    });
    const uncompared = ['impact_rating', 'control_center_id'].filter((column) => !isReadInBoth(column, earlier.directory, later.directory));
    return { earlier, assets, systems, sites: asset === null && system === null ? sites : [], uncompared };
}
function sortedPairs(before, after) {
    return pairs(before, after).sort((a, b) => (0,compare/* compareNatural */.d)(a.id, b.id));
}

;// CONCATENATED MODULE: ./lib/ledger/list-text.js



const NOT_KNOWN = 'not known';
function listText(list) {
    const lines = [
        `${listHeadline(list)} ${lookLine(list)}`,
        ...ratingLines(list),
        SITE_LINE,
        `Ledger commit ${list.look.commit}, live_sha256 ${list.look.run.live_sha256}`,
    ];
    if (list.since !== null) {
        lines.push('', sinceLine(list.since));
        for (const { what, name, change, id } of listedChanges(list.since))
            lines.push(`  ${what} ${(0,text_rows/* setRowText */.II)(name, String)}  ${(0,text_rows/* setRowText */.II)(change, String)}  ${id}`);
    }
    for (const site of list.sites) {
        lines.push('', `${siteName(site)}: ${siteCounts(site, list)}`);
        for (const { id, name, rating, assets } of site.systems) {
            const unlisted = name === null ? ' (not in the list of cyber systems)' : '';
            lines.push((0,text_text/* counted */.hS) `  ${name ?? id}${unlisted}  ${rating ?? `rating ${NOT_KNOWN}`}  ${assets.length} asset(s)  ${id}`);
            for (const asset of assets)
                lines.push(`    ${[asset.id, asset.name, asset.asset_type].join('  ')}`);
        }
    }
    return `${lines.map(text_text/* visible */.RK).join('\n')}\n`;
}
function listHeadline({ look: { ledger, run }, subject: { asset, system }, counts, all }) {
    const [what, time] = [`listed for ${ledger.organization}`, (0,text_text/* utcTime */.SK)(run.read_at)];
    if (asset === null && system === null)
        return (0,text_text/* counted */.hS) `Everything the service ${what} at ${time}: ${all.assets} asset(s) in ${all.systems} cyber system(s) at ${all.sites} site(s).`;
    const names = [asset === null ? [] : `asset ${asset}`, system === null ? [] : `cyber system ${system}`].flat();
    return (0,text_text/* counted */.hS) `Only ${names.join(' and ')}, as the service ${what} at ${time}: ${counts.assets} of ${all.assets} asset(s), in ${counts.systems} of ${all.systems} cyber system(s).`;
}
function lookLine({ asked, look: { next } }) {
    const later = next === null ? 'There is no later look.' : `The next look was at ${(0,text_text/* utcTime */.SK)(next)}.`;
    return asked === null ? later : `${later} You asked for ${asked}: this is the last look by then.`;
}
const SITE_LINE = 'A site is a facility or a control center, even one without a cyber system. A cyber system that names neither is listed without a site.';
function systemsWithoutRating({ sites }) {
    return sites.flatMap(({ systems }) => systems).filter(({ rating }) => rating === null).length;
}
function ratingLines(list) {
    const [unknown, all] = [systemsWithoutRating(list), list.sites.reduce((sum, { systems }) => sum + systems.length, 0)];
    if (unknown === 0)
        return [];
    const lacks = unknown === all ? 'cannot be given' : 'lack them';
    return [
        (0,text_text/* counted */.hS) `No impact rating is known for ${unknown} of ${all} cyber system(s), so the lists by rating ${lacks}. Runs read ratings if impact-rating-field names their field.`,
    ];
}
function siteName({ of, id, name }) {
    return of === null ? 'Without a site' : `${name} (${of === 'facility' ? 'facility' : 'control center'} ${id})`;
}
function siteCounts({ of, systems, elsewhere }, { knowsCenters }) {
    const assets = systems.reduce((sum, system) => sum + system.assets.length, 0);
    const under = elsewhere === 0 ? '' : (0,text_text/* counted */.hS) `${elsewhere} cyber system(s) listed under their control center`;
    if (systems.length > 0)
        return (0,text_text/* counted */.hS) `${systems.length} cyber system(s), ${assets} asset(s)${under === '' ? '' : `; ${under}`}`;
    if (of === 'control-center' && !knowsCenters)
        return `its cyber systems are ${NOT_KNOWN}`;
    return under || 'no cyber systems';
}
function sinceLine({ earlier, assets, systems, sites, uncompared }) {
    const { run, commit, firstOfDay } = earlier;
    const since = `Since the look of ${(0,text_text/* utcTime */.SK)(run.read_at)} (ledger commit ${commit})`;
    const counts = assets.length + systems.length + sites.length === 0
        ? ', nothing changed.'
        : (0,text_text/* counted */.hS) `: ${assets.length} changed asset(s), ${systems.length} changed cyber system(s), ${sites.length} changed site(s).`;
    const fields = { impact_rating: 'impact ratings', control_center_id: 'control centers of cyber systems' };
    const unread = uncompared.map((column) => ` Only one of the two looks read ${fields[column]}: it is not known which of them changed.`);
    const more = ` That day has earlier looks. For what changed since its first one: --since ${firstOfDay}.`;
    return `${since}${counts}${unread.join('')}${firstOfDay === null ? '' : more}`;
}
function listedChanges({ systems, sites, assets }) {
    const renamed = (from = '', to = '') => (from === to ? [] : ['rename from ', { name: from }]);
    const changeOr = (sides, change) => sides.before === null ? ['added'] : sides.after === null ? ['removed'] : change;
    const rows = assets.map(({ id, before, after }) => ({ ...auditRow(id, { before, after }), before, after, id }));
    return [
        ...systems.map(({ id, before, after }) => {
            const [was, is] = [before ?? { site: '' }, after ?? { site: '' }];
            const { name = id, site } = after ?? was;
            const columns = ['facility_id', 'control_center_id'];
            const differs = (column) => (was[column] ?? is[column]) !== (is[column] ?? was[column]);
            const rating = (row) => ({ name: row.impact_rating || NOT_KNOWN });
            const change = (0,text_rows/* commaJoined */.lO)([
                columns.some(differs) ? ['move from ', was.site === '' ? 'no site' : { name: was.site }] : [],
                renamed(was.name, is.name),
                differs('impact_rating') ? ['rating ', rating(was), ' → ', rating(is)] : [],
            ]);
            const where = [...(site === '' ? [] : [{ name: site }, ' / ']), { name }];
            return { what: 'cyber system', id, name: where, change: changeOr({ before, after }, change) };
        }),
        ...sites.map(({ of, id, before, after }) => {
            const name = [{ name: (after ?? before)?.name ?? id }];
            const change = changeOr({ before, after }, renamed(before?.name, after?.name));
            return { what: of === 'facility' ? 'facility' : 'control center', id, name, change };
        }),
        ...rows.sort(text_rows/* compareRows */.fz).map(({ id, system, asset, change, ...sides }) => {
            return {
                what: 'asset',
                id,
                name: [...(0,text_rows/* siteAndName */.QJ)(system), ' / ', { name: asset }],
                change: changeOr(sides, change),
            };
        }),
    ];
}
const LIST_FIELDS = [
    ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
    ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];
function listCsv(list) {
    return csvOf(list.sites.flatMap((site) => siteRows(site, list)), LIST_FIELDS);
}
function siteRows({ of, id, name: site, systems }, { look }) {
    if (systems.length === 0)
        return [
            of === 'facility'
                ? { site, facility: site, facility_id: id }
                : { site, control_center: site, control_center_id: id },
        ];
    return systems.flatMap(({ id: cyber_system_id, name: cyber_system, rating, row, assets }) => {
        const { facility_id = '', control_center_id = '' } = row;
        const home = {
            site,
            facility: look.directory.facilities.get(facility_id)?.name,
            facility_id,
            control_center: of === 'control-center' ? site : '',
            control_center_id,
            cyber_system,
            cyber_system_id,
            impact_rating: rating,
        };
        if (assets.length === 0)
            return [home];
        return assets.map((asset) => ({ ...home, asset: asset.name, asset_type: asset.asset_type, asset_id: asset.id }));
    });
}

;// CONCATENATED MODULE: ./lib/ledger/list-page.js





function listPage(list, making) {
    const { look, sites, since, subject } = list;
    const { ledger, run, commit } = look;
    const placed = sites.flatMap((site) => site.systems.map((system) => ({ site, system })));
    const rated = (rating) => placed.filter(({ system }) => system.rating?.trim().toLowerCase() === rating);
    const [high, medium, low] = [rated('high'), rated('medium'), rated('low')];
    const sorted = new Set([...high, ...medium, ...low]);
    const others = placed.filter((one) => !sorted.has(one));
    const empty = sites.filter(({ systems }) => systems.length === 0);
    const unknown = systemsWithoutRating(list);
    const none = unknown === 0
        ? NONE
        : html `<p class="none">${(0,text_text/* counted */.hS) `Not known: ${unknown} cyber system(s) without a known rating, listed below.`}</p>\n`;
    const limits = Object.entries(subject).flatMap(([flag, name]) => (name === null ? [] : ` --${flag} ${(0,text_text/* word */.Vm)(name)}`));
    const same = `cip-sync audit --at ${commit}${limits.join('')} --csv`;
    const body = html `<header>
<p class="kicker">NERC CIP compliance inventory: CIP-002 R1 and R2</p>
<h1>${nameMarkup(ledger.organization)}</h1>
${ratingLines(list).map((line) => html `<p class="alert" role="note">${line}</p>\n`)}<p>${listHeadline(list)} ${lookLine(list)} ${SITE_LINE}</p>
<dl class="facts">${[
        factPart('List as of', (0,text_text/* utcTime */.SK)(run.read_at)),
        factPart('Service', ledger.service),
        factPart('Ledger commit', idMarkup(commit)),
        factPart('SHA-256 of live/', idMarkup(run.live_sha256 ?? '')),
        factPart('SHA-256 of the list as CSV', idMarkup((0,fingerprint/* sha256 */.sc)(listCsv(list)))),
    ]}</dl>
<p class="note">To make that CSV, in a clone of the ledger:</p>
<pre>${same} --out list.csv</pre>
<p class="note">This page shows what the service listed then, as the ledger has it. It does not judge whether the list or a rating is right.</p>
</header>
<main>
${[
        section('high', 'Cyber systems of high impact', systemTable(high, none)),
        section('medium', 'Cyber systems of medium impact', systemTable(medium, none)),
        section('low', 'Sites with cyber systems of low impact', lowTable(low, none)),
        section('others', 'Cyber systems of another rating, or whose rating is not known', systemTable(others, NONE)),
        section('empty', 'Sites without a cyber system in this list', emptySites(empty, list)),
        since === null ? null : section('since', 'Changes since an earlier list', changesPart(since)),
        section('review', 'Review', reviewPart(list)),
    ]}</main>
`;
    const title = `${ledger.organization}: the list of ${run.read_at.slice(0, 10)}, ${commit.slice(0, 12)}`;
    return wholePage(making, { title, ledgerCommit: commit, body });
}
function reviewPart({ look: { ledger, run, commit } }) {
    return html `<div class="sign">
<p>The list of ${nameMarkup(ledger.organization)} as of ${(0,text_text/* utcTime */.SK)(run.read_at)}, ledger commit ${idMarkup(commit)}.</p>
<p>Reviewed and approved by the CIP Senior Manager or delegate:</p>
<dl>${['Name', 'Title', 'Date', 'Signature'].map((line) => factPart(line, null))}</dl>
</div>\n`;
}
function table(titles, rows, none = NONE) {
    if (rows.length === 0)
        return none;
    const heads = titles.map((title) => html `<th scope="col">${title}</th>`);
    return html `<table class="list"><thead><tr>${heads}</tr></thead><tbody>\n${rows}</tbody></table>\n`;
}
function systemTable(placed, none) {
    const rows = placed.map(({ site, system }) => {
        const { id, rating, assets } = system;
        const cells = [
            siteMarkup(site),
            assetsPart(system),
            rating === null ? NOT_KNOWN : nameMarkup(rating),
            assets.length,
            idMarkup(id),
        ];
        return html `<tr>${cells.map((cell) => html `<td>${cell}</td>`)}</tr>\n`;
    });
    return table(['Site', 'Cyber system', 'Impact rating', 'Assets', 'Id'], rows, none);
}
function lowTable(placed, none) {
    const bySite = (0,group/* groupBy */.$z)(placed, ({ site }) => site);
    const rows = Array.from(bySite, ([site, members]) => {
        const assets = members.reduce((sum, { system }) => sum + system.assets.length, 0);
        const systems = html `<details><summary>${members.length}</summary>${itemList(members.map(({ system }) => assetsPart(system)))}</details>`;
        return html `<tr><td>${siteMarkup(site)}</td><td>${systems}</td><td>${assets}</td><td>${idMarkup(site.id)}</td></tr>\n`;
    });
    return table(['Site', 'Cyber systems of low impact', 'Their assets', 'Id'], rows, none);
}
function siteMarkup({ of, name }) {
    return of === null ? html `<span class="none">no site</span>` : nameMarkup(name);
}
function assetsPart({ id, name, assets }) {
    const title = name === null ? html `${nameMarkup(id)} (not in the list of cyber systems)` : nameMarkup(name);
    if (assets.length === 0)
        return html `${title}`;
    const items = assets.map((asset) => html `${nameMarkup(asset.name)} ${asset.asset_type} ${idMarkup(asset.id)}`);
    return html `<details><summary>${title}</summary>${itemList(items)}</details>`;
}
function emptySites(sites, list) {
    const rows = sites.map((site) => {
        const of = site.of === 'facility' ? 'facility' : 'control center';
        return html `<tr><td>${siteMarkup(site)}</td><td>${of}</td><td>${siteCounts(site, list)}</td><td>${idMarkup(site.id)}</td></tr>\n`;
    });
    return table(['Site', 'Kind', 'Cyber systems', 'Id'], rows);
}
const MANY = 100;
function changesPart(since) {
    const rows = listedChanges(since).map(({ what, name, change, id }) => {
        return html `<tr><td>${rowText(name)}</td><td>${rowText(change)}</td><td>${what}</td><td>${idMarkup(id)}</td></tr>\n`;
    });
    if (rows.length === 0)
        return html `<p>${sinceLine(since)}</p>\n`;
    const changes = table(['Name', 'Change', 'Of', 'Id'], rows);
    return html `<p>${sinceLine(since)}</p>
<details${rows.length > MANY ? null : html ` open`}><summary>${(0,text_text/* counted */.hS) `${rows.length} change(s)`}</summary>
${changes}</details>\n`;
}

;// CONCATENATED MODULE: ./lib/ledger/verify.js




function verifyHistory(input) {
    const { history, altered, signatures, contains, inventory, maxGapDays } = input;
    const { commits, entries } = history;
    const attribution = attributeChanges(history);
    const problems = [];
    problems.push(...altered.map((git) => problem('object-differs', null, { git })), ...breaksIn(history));
    for (const { id: commit } of signatures === null ? [] : commits) {
        const code = signatures?.get(commit) ?? 'not-signed';
        if (code !== 'good')
            problems.push(problem(code, commit, {}));
    }
    for (const { entry, change } of attribution.outside.filter(({ duringRun }) => duringRun)) {
        problems.push(problem('outside-during-run', entry.commit, { id: change.id }));
    }
    for (const { entry, change, isReported } of attribution.notListed) {
        const code = isReported ? 'not-converged' : 'done-not-listed';
        problems.push(problem(code, entry.commit, { asset_id: change.id, fingerprint: change.fingerprint }));
    }
    for (const entry of entries) {
        const executed = executedOf(entry);
        problems.push(...checkApprovals(entry, executed), ...checkInventory(entry, executed, inventory));
    }
    for (const { kept, commit } of contains) {
        if (commits.some(({ id }) => id === commit))
            continue;
        problems.push(problem('not-contained', null, { kept, in_clone: commit !== null }));
    }
    for (const { kind, from, to, days, ledger_commit: commit } of gapsOf(history, attribution, maxGapDays)) {
        if (kind === 'interrupted')
            problems.push(problem('interrupted', commit, { from }));
        else
            problems.push(problem('gap', commit, { from, to: to ?? from, days: days ?? 0 }));
    }
    return {
        problems,
        commits: commits.length,
        executed: entries.flatMap(executedOf).length,
        outside: attribution.outside.length,
        signed: signatures !== null,
        anchors: contains.length,
    };
}
function breaksIn({ ledger, commits }) {
    let last = { seq: 0, sha256: null };
    const problems = [];
    for (const [index, { id: commit, parents, files, runs }] of commits.entries()) {
        const isFirst = index === 0;
        if (!isFirst && parents !== 1)
            problems.push(problem('not-linear', commit, { parents }));
        if (isFirst && ledger.value === null)
            problems.push(problem('no-ledger-file', commit, { misread: ledger.wrong }));
        if (isFirst && files.some(({ path }) => path.startsWith('runs/')))
            problems.push(problem('begins-in-the-middle', commit, {}));
        const beginning = isFirst ? [run_file/* LEDGER_FILE */.th, run_file/* README_FILE */.aF] : [];
        for (const file of files)
            if (!beginning.includes(file.path))
                problems.push(...fileProblems(commit, file));
        if (!isFirst && runs.length !== 1)
            problems.push(problem('not-one-run', commit, { runs: runs.length }));
        for (const run of runs) {
            problems.push(...runProblems(commit, run, last, ledger));
            last = { seq: run.file.value?.seq ?? last.seq + 1, sha256: run.sha256 };
        }
    }
    return [...problems, ...commits.flatMap(listProblems)];
}
function listProblems({ id: commit, runs, changesLists, liveSha256 }) {
    const hash = runs.findLast(({ file }) => file.value !== null)?.file.value?.live_sha256;
    if (hash === null && changesLists)
        return [problem('live-without-lists', commit, {})];
    const isOther = typeof hash === 'string' && hash !== liveSha256;
    return isOther ? [problem('live-mismatch', commit, { expected: hash, live_sha256: liveSha256 })] : [];
}
function fileProblems(commit, { path, kind }) {
    if ((0,run_file/* readRunPath */.vX)(path) === null) {
        const code = kind === 'added' || path.startsWith('live/') ? 'unexpected-file' : 'file-changed';
        return [problem(code, commit, { path })];
    }
    return kind === 'added' ? [] : [problem(kind === 'removed' ? 'run-removed' : 'run-changed', commit, { path })];
}
function runProblems(commit, { path, name, file: { value: run, wrong } }, last, { value: ledger }) {
    if (run === null)
        return [problem('run-unreadable', commit, { path, misread: wrong })];
    const problems = [];
    if (run.seq !== last.seq + 1)
        problems.push(problem('wrong-seq', commit, { expected: last.seq + 1, seq: run.seq }));
    if (run.previous !== last.sha256)
        problems.push(problem('wrong-previous', commit, { path }));
    const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
    if (run.kind !== name.kind || second !== name.at)
        problems.push(problem('wrong-name', commit, { path }));
    const evidence = (0,run_file/* evidenceOf */.X1)(run);
    if (evidence === null || ledger === null)
        return problems;
    const isOurs = evidence.organization === ledger.organization && evidence.service === ledger.service;
    return isOurs ? problems : [...problems, problem('other-organization', commit, { path })];
}
const EXECUTED = new Set(['done', 'adopted', 'unknown']);
function executedOf({ run }) {
    return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}
function checkApprovals({ run, commit }, executed) {
    if (run.kind !== 'applied')
        return [];
    const { evidence } = run;
    const { by, mode } = evidence.approval;
    const approval = by ?? `approval: ${mode}`;
    const causes = (0,group/* groupBy */.$z)(executed, (change) => approvalOf(change, evidence));
    const count = (cause) => causes.get(cause)?.length ?? 0;
    const problems = [];
    if (count('not-shown') > 0)
        problems.push(problem('not-shown', commit, { changes: count('not-shown'), approval }));
    const needed = Math.max(1, ...evidence.pull_requests.map((pull) => pull.needed ?? 1));
    if (count('not-approved') > 0)
        problems.push(problem('not-approved', commit, { changes: count('not-approved'), approval, needed }));
    if (count('one-person') > 0)
        problems.push(problem('one-person', commit, { changes: count('one-person'), approval, actor: evidence.actor }));
    return problems;
}
function approvalOf(change, evidence) {
    const isReviewed = evidence.approval.mode === 'review';
    if (!isReviewed && change.shown_in.some((by) => typeof by === 'string'))
        return 'one-person';
    const pulls = evidence.pull_requests.filter(({ number, record }) => record !== null && change.shown_in.includes(number));
    if (pulls.length === 0)
        return 'not-shown';
    if (!isReviewed)
        return 'holds';
    const isApproved = pulls.some(({ approvals, head, author, record, needed = 1 }) => {
        const counting = approvals.filter(({ user, submitted_at, commit_id }) => {
            return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record.at);
        });
        return new Set(counting.map(({ user }) => user)).size >= needed;
    });
    return isApproved ? 'holds' : 'not-approved';
}
function checkInventory(entry, executed, inventory) {
    const evidence = (0,run_file/* evidenceOf */.X1)(entry.run);
    if (evidence === null)
        return [];
    const { commit: inventory_commit, clean, files } = evidence;
    if (inventory_commit === null)
        return [];
    if (clean === false)
        return executed.length === 0 ? [] : [problem('inventory-uncommitted', entry.commit, { inventory_commit })];
    const hashes = inventory?.get(inventory_commit);
    if (inventory !== null && hashes === undefined && files.length > 0)
        return [problem('inventory-lacks-commit', entry.commit, { inventory_commit })];
    const wrong = files.find(({ path, sha256 }) => hashes !== undefined && hashes.get(path) !== sha256);
    if (wrong === undefined)
        return [];
    const code = hashes?.has(wrong.path) ? 'inventory-differs' : 'inventory-lacks-file';
    return [problem(code, entry.commit, { inventory_commit, path: wrong.path })];
}

;// CONCATENATED MODULE: ./lib/ledger/audit.js
















const MAX_GAP_DAYS = 35;
async function cliAudit(context) {
    const { html, csv, at, since, contains, signers, maxGap } = context.options;
    if (html && csv)
        throw new result/* UserError */.yo('audit', 'takes one format: --html or --csv');
    const checking = signers !== null ? '--signers' : contains.length > 0 ? '--contains' : null;
    if (checking !== null && (!html || at !== null))
        throw new result/* UserError */.yo(checking, 'is for the page of changes', 'Give --html, or use audit verify.');
    if (maxGap !== null && (csv || at !== null))
        throw new result/* UserError */.yo('--max-gap', 'is for gaps, which neither --at nor --csv shows', 'Leave it out.');
    const remedy = at === null ? 'Give --at.' : 'For the changes of a period as CSV, give --from, --to and --csv.';
    if (since !== null && (csv || at === null))
        throw new result/* UserError */.yo('--since', 'compares two lists, as text or as a page', remedy);
    const clone = await cloneOf(context);
    const answer = at === null ? changesAnswer(context, clone) : listAnswer(at, context, clone);
    (0,run_files/* putOut */.SN)(await answer, context);
    return 'done';
}
async function listAnswer(at, { options, host }, clone) {
    const other = ['from', 'to'].find((name) => options[name] !== null);
    if (other !== undefined)
        throw new result/* UserError */.yo(`--at and --${other}`, 'exclude each other', 'Give one of them.');
    const { asset, system } = options;
    const subject = { asset, system };
    const moment = momentOf('--at', at);
    const look = await readLook(clone, moment, '--at');
    const { since } = options;
    const earlier = since === null ? null : await readLook(clone, momentOf('--since', since), '--since');
    if (earlier !== null && earlier.run.seq > look.run.seq)
        throw new result/* UserError */.yo('--since', 'is later than --at', 'Name an earlier one.');
    const list = auditList(look, subject, earlier, 'time' in moment ? at : null);
    const isListed = [...look.directory.systems].some(([id, { name }]) => id === system || name === system);
    if (system !== null && !isListed)
        throw new result/* UserError */.yo('--system', `names ${(0,text_text/* word */.Vm)(system)}, which the list of ${at} does not have`);
    if (asset !== null && list.counts.assets === 0)
        expectKnown(await historyOf(clone), options);
    if (options.csv)
        return listCsv(list);
    return options.html ? listPage(list, makingOf(host)) : listText(list);
}
function momentOf(flag, text) {
    return /^\d{4}-/.test(text) ? { time: instantOf(flag, text, 'end') } : { commit: text };
}
function makingOf({ version, clock }) {
    return { tool: { name: model/* TOOL_NAME */.lH, version }, madeAt: new Date(clock.now()).toISOString() };
}
async function changesAnswer(context, clone) {
    const { options, terminal, host } = context;
    const history = await historyOf(clone);
    const { asset, system } = options;
    expectKnown(history, options);
    const from = options.from === null ? null : instantOf('--from', options.from, 'start');
    const to = options.to === null ? null : instantOf('--to', options.to, 'end');
    if (from !== null && to !== null && from > to)
        throw new result/* UserError */.yo('--from', 'is later than --to', 'Name the earlier one first.');
    const isRead = history.entries.some(({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= (to ?? Infinity));
    if (to !== null && !isRead)
        throw new result/* UserError */.yo('--to', 'is before the first look of this ledger, or it has none yet', 'Name a later day, or leave it out.');
    const maxGapDays = maxGapOf(options);
    const report = auditHistory(history, { from, to }, { asset, system }, maxGapDays);
    for (const { code, commit } of breaksIn(history)) {
        terminal.err(`warning: the ledger is broken at ${commit} (${code}). For details, run: cip-sync audit verify.\n`);
    }
    if (options.csv)
        return auditCsv(report);
    if (options.html) {
        const signatures = await signaturesBy(context, clone, history);
        const altered = await alteredObjects(clone);
        const contains = await keptBy(options, clone);
        const verified = verifyHistory({ history, altered, signatures, contains, inventory: null, maxGapDays });
        return auditPage(report, { ...makingOf(host), verified });
    }
    return auditText(report, (0,text_text/* painter */.C2)(terminal.color && (options.out === null || options.out === '-')));
}
async function cliAuditVerify(context) {
    const { options, terminal, cwd, host } = context;
    const { inventory } = options;
    const clone = await cloneOf(context);
    const contains = await keptBy(options, clone);
    const looking = (0,rejections/* early */.Q3)(alteredObjects(clone));
    const history = await historyOf(clone).catch(async (error) => {
        const [altered] = await looking.catch(() => []);
        if (altered === undefined)
            throw error;
        throw new result/* UserError */.yo('The clone of the ledger', `is damaged: git fsck says "${altered}"`, 'Clone the ledger again.');
    });
    const verified = verifyHistory({
        history,
        altered: await looking,
        signatures: await signaturesBy(context, clone, history),
        contains,
        inventory: inventory === null ? null : await inventoryHashes((0,external_node_path_.resolve)(cwd, inventory), host.env, history),
        maxGapDays: maxGapOf(options),
    });
    terminal.out(options.json ? (0,text_text/* printedJson */.xL)(verified) : verifyText(verified, (0,text_text/* painter */.C2)(terminal.color)));
    if (verified.problems.some(({ severity }) => severity === 'broken'))
        return 'refused';
    return verified.problems.length > 0 && options.detailedExitcode ? 'changes' : 'done';
}
function keptBy({ contains }, clone) {
    return Promise.all(contains.map((text) => keptCommit(clone, text)));
}
async function signaturesBy({ options: { signers }, cwd }, clone, history) {
    if (signers === null)
        return null;
    const file = (0,external_node_path_.resolve)(cwd, signers);
    (0,run_files/* readNamed */.Mk)('--signers', file);
    return signaturesOf(clone, history, file);
}
async function cloneOf({ options, cwd, host }) {
    const [, folder = '', branch = ''] = /^(.*?)(?:#([^#]*))?$/s.exec(options.dir ?? '') ?? [];
    return openClone((0,external_node_path_.resolve)(cwd, folder), host.env, branch || null);
}
function expectKnown(history, options) {
    for (const flag of ['asset', 'system']) {
        const name = options[flag];
        if (name === null || isKnown(history, flag, name))
            continue;
        const problem = `names ${(0,text_text/* word */.Vm)(name)}, which no list and no change of this ledger has`;
        throw new result/* UserError */.yo(`--${flag}`, problem, 'Check its spelling: case counts.');
    }
}
function instantOf(flag, text, side) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
    const clock = side === 'start' ? '00:00:00.000' : '23:59:59.999';
    const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : Number.NaN;
    const day = text.slice(0, 10);
    const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true && text.slice(11, 13) !== '24';
    if (!Number.isNaN(at) && isReal)
        return at;
    throw new result/* UserError */.yo(flag, 'must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z');
}
function maxGapOf({ maxGap }) {
    if (maxGap === null)
        return MAX_GAP_DAYS;
    if (/^\d{1,9}$/.test(maxGap))
        return Number(maxGap);
    throw new result/* UserError */.yo('--max-gap', 'must be a number of days');
}


/***/ }),

/***/ 5209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ faultClause),
/* harmony export */   KP: () => (/* binding */ LEDGER_WORDS),
/* harmony export */   P4: () => (/* binding */ behindLine),
/* harmony export */   PO: () => (/* binding */ misreadText),
/* harmony export */   zq: () => (/* binding */ faultRemedy)
/* harmony export */ });
function misreadText(misread) {
    switch (misread.kind) {
        case 'missing':
            return 'is not there';
        case 'not-json':
            return 'is not JSON';
        case 'format':
            return `is of format ${misread.format}, and this version reads ${misread.reads}`;
        case 'shape':
            return `is not as documented at ${misread.at || 'its root'}`;
    }
}
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';
const LEDGER_WORDS = {
    'ledger-public': {
        title: 'The repository of the ledger is public.',
        help: 'Make the repository private, or name a private one in `ledger`. A branch of this repository may be public with `allow-public: true`.',
    },
    'ledger-missing': {
        title: 'The ledger is not there.',
        help: `Restore it from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        title: 'The ledger is of another organization or service.',
        help: 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.',
    },
    'ledger-refused': {
        title: 'The ledger could not be read, or the push to it was refused.',
        help: 'Let the token of `ledger-token` read that branch and push to it, and check that the rules of the branch allow it.',
    },
    'ledger-unreachable': {
        title: 'The ledger could not be reached.',
        help: 'Run it again once its server answers.',
    },
    'ledger-behind': {
        title: 'The changes are applied, but their record is not in the ledger.',
        help: 'Keep the evidence file: it is the record of this apply. The next apply or look records what came of it.',
    },
};
function faultClause(fault) {
    switch (fault.code) {
        case 'ledger-public':
            return 'the repository of the ledger is public, and a ledger holds every name';
        case 'ledger-missing':
            if (fault.lacks === 'branch')
                return 'the branch of the ledger is not there';
            if (fault.lacks === 'repository')
                return 'the repository of the ledger is not there, or the token may not read it';
            return 'the branch of the ledger lacks what this run has pushed: it was rewound';
        case 'ledger-mismatch': {
            const { found } = fault;
            if (found.kind !== 'other')
                return `this is another ledger: its ledger.json ${misreadText(found)}`;
            return `this is another ledger: it belongs to the ${found.of} ${found.theirs}, but this run is for ${found.ours}`;
        }
        case 'ledger-refused':
            return `${fault.act === 'push' ? 'the push to the ledger was refused' : 'the ledger could not be read'}: ${fault.reason}`;
        case 'ledger-unreachable':
            return `the ledger could not be reached: ${fault.reason}`;
    }
}
function faultRemedy(fault) {
    const mayBePush = fault.code === 'ledger-refused' || fault.code === 'ledger-unreachable';
    return `${mayBePush ? '' : 'Nothing was written. '}${remedyOf(fault).replaceAll('`', '')}`;
}
function remedyOf(fault) {
    if (fault.code === 'ledger-missing' && fault.lacks === 'repository')
        return `Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`;
    if (fault.code === 'ledger-mismatch' && fault.found.kind === 'format')
        return 'Use the version that began the ledger, or a later one.';
    return LEDGER_WORDS[fault.code].help;
}
function behindLine(kind, reason) {
    const keep = LEDGER_WORDS['ledger-behind'].help;
    const [what, next] = {
        applied: ['The changes are applied, but their record is not in the ledger', keep],
        refused: ['Nothing was written at the service, but the record of that is not in the ledger', keep],
        look: ['The look of this run is not in the ledger', 'Run it again: the next look records the lists.'],
    }[kind];
    return `ledger-behind: ${what}: ${reason}. ${next}`;
}


/***/ }),

/***/ 4187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ looksIn),
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   Uy: () => (/* binding */ readLedgerFile),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   aF: () => (/* binding */ README_FILE),
/* harmony export */   m8: () => (/* binding */ readRunFile),
/* harmony export */   t0: () => (/* binding */ runPath),
/* harmony export */   th: () => (/* binding */ LEDGER_FILE),
/* harmony export */   vX: () => (/* binding */ readRunPath)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
/* harmony import */ var _apply_evidence_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(735);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7206);




const LEDGER_FILE = 'ledger.json';
const README_FILE = 'README.md';
const hash = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const time = zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$();
const LEDGER_FORMAT = '1.0';
const ledgerShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    format_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(LEDGER_FORMAT),
    organization: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    service: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    started_at: time,
});
const common = {
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1),
    previous: hash.nullable(),
    live_sha256: hash.nullable(),
    read_at: time,
    tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
};
const intentShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fingerprints: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    approval: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() }),
});
const seen = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('seen'), intent: intentShape });
const applied = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(['applied', 'refused']), evidence: _apply_evidence_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .endedEvidence */ .e });
const look = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('look'), counts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)) });
const runShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...seen.shape }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...applied.shape }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...look.shape }),
]);
const KINDS = runShape.options.flatMap(({ shape }) => [...shape.kind.values]);
function evidenceOf(run) {
    return run.kind === 'applied' || run.kind === 'refused' ? run.evidence : null;
}
const readLedgerFile = (text) => readShape(text, ledgerShape, LEDGER_FORMAT);
const readRunFile = (text) => readShape(text, runShape);
function readShape(text, shape, format) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return { value: null, wrong: { kind: 'not-json' } };
    }
    const parsed = shape.safeParse(json);
    if (parsed.success)
        return { value: parsed.data, wrong: null };
    const other = format === undefined ? null : (0,_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .otherFormat */ .Qc)(json, format);
    if (other !== null)
        return { value: null, wrong: { kind: 'format', format: other, reads: format ?? '' } };
    const at = parsed.error.issues[0]?.path.join('.') ?? '';
    return { value: null, wrong: { kind: 'shape', at } };
}
function runPath({ run, attempt }, kind, at) {
    const [date = '', clock = ''] = new Date(at).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}T${clock.slice(0, 8).replaceAll(':', '')}Z`;
    return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}
const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;
function readRunPath(path) {
    const [, year, month, day, hour, minute, second, run = '', attempt, word] = RUN_PATH.exec(path) ?? [];
    const kind = KINDS.find((each) => each === word);
    if (kind === undefined)
        return null;
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at) ? null : { at, run, attempt: Number(attempt), kind };
}
function runsIn(paths) {
    return [...paths].sort().flatMap((path) => {
        const name = readRunPath(path);
        return name === null ? [] : [{ path, ...name }];
    });
}
async function* looksIn(runs, order, read) {
    const sign = order === 'oldest first' ? 1 : -1;
    const seconds = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(runs, ({ at }) => at).values()].sort((a, b) => sign * (a[0].at - b[0].at));
    for (const group of seconds) {
        const all = await Promise.all(group.map(async ({ path, at }) => ({ path, at, file: await read(path) })));
        const listed = all.flatMap(({ path, at, file }) => (file?.live_sha256 == null ? [] : [{ path, at, file }]));
        yield* listed.sort((a, b) => sign * (a.file.seq - b.file.seq));
    }
}


/***/ }),

/***/ 8089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ PLACE_LISTS),
/* harmony export */   M$: () => (/* binding */ liveSha256),
/* harmony export */   U2: () => (/* binding */ liveFiles)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1183);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);




const PLACE_LISTS = [
    { path: 'live/facilities.csv', key: 'facilities', of: 'facility' },
    { path: 'live/control-centers.csv', key: 'controlCenters', of: 'control-center' },
    { path: 'live/systems.csv', key: 'systems', of: 'cyber-system' },
];
const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
const ASSET_COLUMNS = ['id', 'name', 'asset_type'];
function liveFiles(lists, fields) {
    const { facilities, controlCenters, systems, assets } = lists;
    const { impactRatingField: rating = '', controlCenterField: center = '' } = fields;
    const columns = [['impact_rating', rating], ['control_center_id', center]];
    const more = columns.filter(([, field]) => field !== '');
    const named = [facilities, controlCenters].map((places) => places.map(({ id, name }) => [id, name]));
    const placed = systems.map((system) => [
        system.id,
        system.name,
        system.facility_id ?? '',
        ...more.map(([, field]) => {
            const value = Object.hasOwn(system, field) ? Reflect.get(system, field) : '';
            return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
        }),
    ]);
    const headers = [
        ['id', 'name'],
        ['id', 'name'],
        ['id', 'name', 'facility_id', ...more.map(([column]) => column)],
    ];
    const files = PLACE_LISTS.map(({ path }, n) => [
        path,
        csvTable(headers[n] ?? [], [...named, placed][n] ?? []),
    ]);
    const homes = new Map(systems.map(({ id, facility_id }) => [id, facility_id ?? '']));
    const rows = new Map(systems.map(({ id }) => [id, []]));
    for (const { id, name, asset_type, cyber_system_id } of assets)
        (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .addUnder */ .QQ)(rows, cyber_system_id, [id, name, asset_type]);
    for (const [system, group] of rows) {
        const home = homes.get(system) ?? '';
        const folder = home === '' ? NO_FACILITY : home === NO_FACILITY ? '%6Eone' : pathSegment(home);
        files.push([`${ASSETS}${folder}/${pathSegment(system)}.csv`, csvTable(ASSET_COLUMNS, group)]);
    }
    return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function csvTable(header, rows) {
    const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
    rows.sort(([a = ''], [b = '']) => {
        if (isPlain)
            return a < b ? -1 : 1;
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    });
    return [header, ...rows].map(_core_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .csvLine */ .zT).join('');
}
function pathSegment(id) {
    return /^[\w-]*$/.test(id) ? id : (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesEscaped */ .ZC)(id, '%');
}
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(lines);
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export isNull */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





function makeFolder(path) {
    const isFolder = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder())
            throw error;
    }
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function linkOnTheWay(path, cwd) {
    for (let at = path; at !== cwd; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink())
                return at;
        }
        catch {
        }
        if (!isBelow(cwd, path))
            break;
    }
    return null;
}
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, 'is a folder', 'Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, problem, 'Nothing was written.', { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
function isNull(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}
function putOut(text, { options: { out }, cwd, terminal }) {
    if (out === null || out === '-') {
        terminal.out(text);
        return;
    }
    if (isNull(out))
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    const link = linkOnTheWay(path, cwd);
    if (link !== null &&
        (link !== path || isBelow(cwd, path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== false)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(link)} is a link`, 'Name a file that is none.');
    }
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code})`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', problem, 'Name another place, or make room there.', { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    if (linkOnTheWay((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), process.cwd()) !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('evidence-dir', 'is a link, or lies below one', 'Name a folder.');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(cause) ? cause.code : null;
        let parts = [`cannot be read${code === null ? '' : ` (${code})`}`, 'Check the path, and that you may read it.'];
        if (code === 'ENOENT')
            parts = ['does not exist', 'Check the path.'];
        if (code === 'EISDIR')
            parts = ['is a folder', 'Name a file.'];
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(flag, `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which ${parts[0]}`, parts[1], { cause });
    }
}
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(edit.path, unfit, 'Nothing was written.');
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}.tmp`);
        try {
            makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
            if (before !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        }
        catch (error) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary);
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, reason, rest, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const folders = isBelow(cwd, target) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
    try {
        let last = cwd;
        for (const [k, folder] of folders.entries()) {
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder), { throwIfNoEntry: false });
            if (kind === undefined)
                break;
            last = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder);
            if (!kind.isDirectory())
                return `lies below ${folders.slice(0, k + 1).join('/')}, which is a link or no folder`;
        }
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
        if (before === null) {
            if (kind !== undefined)
                return 'exists already, outside of the inventory that was read';
        }
        else if (!kind?.isFile())
            return 'is not a regular file any more';
        else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before)
            return 'was changed meanwhile';
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return null;
    }
    catch (error) {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return reason;
    }
}
function reasonOf(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return null;
    return heldOpen(error) ?? `cannot be written (${error.code})`;
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
