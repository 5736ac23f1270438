export const id = 409;
export const ids = [409,595];
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
// The format of evidence files, published as `schemas/evidence.schema.json`. An apply imports only its type.


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
const listed = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...state.shape });
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
        found: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listed),
    })),
    ledger: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .nullable()
        .describe('The commit of the ledger that holds the intent of this apply.'),
});
/** Evidence of a run that ended, as the ledger keeps it. */
const endedEvidence = evidence.extend({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULTS), ended_at: time });


/***/ }),

/***/ 1183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ rearm),
/* harmony export */   rN: () => (/* binding */ spreadsheet),
/* harmony export */   zT: () => (/* binding */ csvLine)
/* harmony export */ });
// Writes CSV cells (RFC 4180). A cell that a spreadsheet would run as a formula is made harmless, and the import
// reverses that. A formula may also start behind a separator inside a cell (OWASP, "CSV Injection").
/** The characters that start a formula, including the full-width forms that some spreadsheets normalize. */
const MARKS = '=+-@＝＋－＠';
/** In a locale that separates cells with semicolons, each of these may start another cell inside a cell. */
const SEPARATORS = ';\t\r\n';
const START = /^(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const START_HARMLESS = /^'(?='*(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n]))/u;
const SEPARATED = /[;\t\r\n]/;
/** Puts an apostrophe before each formula in the cell, so that a spreadsheet shows text. */
function disarm(cell) {
    // Without a separator, a formula can only be at the start. This is the usual case: most cells are names.
    if (!SEPARATED.test(cell))
        return START.test(cell) ? `'${cell}` : cell;
    return atFormulas(cell, (before) => `${before}'`).replace(START, "'");
}
/** Reverses `disarm`. Other exports put the same apostrophe before formulas. */
function rearm(cell) {
    if (!cell.includes("'"))
        return cell;
    const start = cell.replace(START_HARMLESS, '');
    return atFormulas(start, (before) => (before.endsWith("'") ? before.slice(0, -1) : before));
}
/**
 * Replaces the text before each formula with the result of `write`. A formula follows a separator. Quotes, white space
 * and then apostrophes may be between them. This loop passes over the cell once, while a regular expression would start
 * again at every separator in a row.
 */
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
/** One record with its line end. */
function csvLine(cells) {
    return `${cells.map(quotedCell).join(',')}\n`;
}
/** Text that needs no quotes and is not a formula. Nearly every cell passes this one test. */
const PLAIN = /^\w[\w ./()-]*$/;
/** Records for spreadsheets, with CRLF line ends and harmless formulas. */
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
// The identity of a change and of a set of changes. The hash covers what would happen. The layout and order of files,
// the time and the machine do not affect it.

/** 96 bits. Short, because the record of a plan with thousands of changes must fit one check run. */
const FINGERPRINT_CHARACTERS = 16;
/** 48 bits are enough: a target counts only for an asset that an interrupted apply left with a temporary name. */
const TARGET_CHARACTERS = 8;
/** 16 characters (base64url) of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after, }) {
    const canonical = JSON.stringify({ action, after: sorted(after), before: sorted(before), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
/** Whether the fingerprint of a change belongs to that organization, which is part of the hash. */
function isOfOrganization(organization, change) {
    const { action, id, before, after } = change;
    return fingerprint({ organization, action, id, before, after }) === change.fingerprint;
}
/** Identifies the deletion of exactly this asset in its current state. */
function deletionFingerprint(asset) {
    return fingerprint({
        organization: asset.organization_slug,
        action: 'delete',
        id: asset.id,
        before: asset,
        after: null,
    });
}
/**
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. The
 * result is eight characters (base64url) of a hash over organization, action, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
/** `sha256:` and 64 hex digits over the sorted fingerprints, one per line. The same set has the same digest. */
function digest(fingerprints) {
    return `sha256:${sha256([...fingerprints].sort().join('\n'))}`;
}
/** SHA-256 in lower-case hex. */
function sha256(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
function sorted(state) {
    if (state === null)
        return null;
    return { asset_type: state.asset_type, cyber_system_id: state.cyber_system_id, name: state.name };
}


/***/ }),

/***/ 409:
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/text/rows.js
var text_rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/core/csv.js
var csv = __webpack_require__(1183);
// EXTERNAL MODULE: ./lib/text/summarize.js
var summarize = __webpack_require__(9010);
;// CONCATENATED MODULE: ./lib/ledger/audit-text.js
// An audit of the ledger in words, for a terminal and as CSV: changes with the people who asked and approved, changes
// made outside, refused runs, looks and gaps; a list at a date. The words state only what the ledger shows.





/** Ends with a newline. On a terminal, the warning about files that were not committed is red. */
function auditText(report, { red }) {
    const { changes, outside, refused, looks, ledger } = report;
    const words = wordAudit(report);
    const lines = [
        `Ledger of ${report.organization} at ${report.service}`,
        (0,text_text/* counted */.hS) `${words.period}: ${changes.length} change(s), ${outside.length} change(s) made outside this repository, ${refused.length} refused run(s), ${looks.length} look(s)`,
    ].map(text_text/* visible */.RK);
    const titled = (title, some) => {
        lines.push('', title, ...(some.length === 0 ? ['  none'] : some));
    };
    const runs = runsOf(changes).flatMap(({ decision, reason, changes: ofRun }) => {
        const { at, commit, ledger_commit } = ofRun[0];
        const commits = `${commit === null ? '' : `inventory commit ${commit}, `}ledger commit ${ledger_commit}`;
        const head = [`  ${(0,text_text/* minuteOf */.iA)(at)}  ${decision}`, ...(reason === '' ? [] : [`    ${reason}`]), `    ${commits}`];
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
    const refusals = words.refused.map(({ refused: { at, ledger_commit }, sentence }) => {
        return (0,text_text/* visible */.RK)(`  ${(0,text_text/* minuteOf */.iA)(at)}  ${sentence}, ledger commit ${ledger_commit}`);
    });
    titled('Refused runs', refusals);
    const gapLines = words.gaps.map((sentence) => (0,text_text/* visible */.RK)(`  ${sentence}`));
    titled('Gaps', gapLines);
    titled('Looks', [(0,text_text/* visible */.RK)(`  ${words.looks}`)]);
    const end = `This report shows what the runs read and did, up to ledger commit ${ledger.tip} (CIP-002 R2).`;
    lines.push('', (0,text_text/* visible */.RK)(end), '');
    return lines.join('\n');
}
/** The parts of an audit that a terminal and a page say in the same words. */
function wordAudit({ changes, outside, refused, looks, gaps, from, to }) {
    const [first, last] = [looks[0], looks.at(-1)];
    const [start, end] = [from ?? first?.at, to ?? last?.at];
    let period = 'No look yet';
    if (start !== undefined)
        period = end === undefined ? `No look since ${(0,text_text/* minuteOf */.iA)(start)}` : `${(0,text_text/* minuteOf */.iA)(start)} to ${(0,text_text/* minuteOf */.iA)(end)}`;
    const uncommitted = changes.filter(({ clean, commit }) => clean === false && commit !== null);
    return {
        period,
        /** For each run that applied files with uncommitted changes: its alert, by its first change. */
        alerts: new Map(Array.from((0,group/* groupBy */.$z)(uncommitted, ({ ledger_commit }) => ledger_commit).values(), ([change]) => [
            change,
            (0,summarize/* uncommittedSentence */.$d)(change.commit ?? ''),
        ])),
        looks: first === undefined || last === undefined
            ? `No look ${from === null ? 'yet' : 'in this period'}.`
            : (0,text_text/* counted */.hS) `${looks.length} look(s), from ${(0,text_text/* minuteOf */.iA)(first.at)} to ${(0,text_text/* minuteOf */.iA)(last.at)}; the last one listed ${last.assets} asset(s).`,
        outside: outside.map((one) => {
            const between = `between the looks of ${(0,text_text/* minuteOf */.iA)(one.after_look)} and ${(0,text_text/* minuteOf */.iA)(one.before_look)}`;
            return {
                outside: one,
                between: one.during_run ? `${between}, while a run was under way` : between,
                /** null for a row of another list: then `difference` describes the change in words. */
                asset: isAsset(one) ? one : null,
                difference: isAsset(one) ? '' : rowContrast(one),
            };
        }),
        refused: refused.map((one) => {
            const by = one.guards.length === 0 ? '' : ` by ${one.guards.join(', ')}`;
            return { refused: one, sentence: (0,text_text/* counted */.hS) `${one.result}${by}, ${one.changes} change(s), nothing written` };
        }),
        gaps: gaps.map((gap) => {
            const began = (0,text_text/* minuteOf */.iA)(gap.from);
            if (gap.kind === 'no-look')
                return (0,text_text/* counted */.hS) `No look for ${gap.days ?? 0} day(s): from ${began} to ${(0,text_text/* minuteOf */.iA)(gap.to ?? gap.from)}`;
            const shows = gap.to !== null && `the look of ${(0,text_text/* minuteOf */.iA)(gap.to)} shows changes of it`;
            return `A run of ${began} was cut off before it could report its end; ${shows || 'no later look shows a change of it'} (ledger commit ${gap.ledger_commit})`;
        }),
    };
}
/**
 * The changes of one run for the same people, as one group: who asked and who approved, and why the changes were made
 * (`“Rename the relays”`; '' if nothing says so).
 */
function runsOf(changes) {
    const runs = (0,group/* groupBy */.$z)(changes, (change) => `${change.ledger_commit} ${decisionOf(change)}`);
    return Array.from(runs.values(), (some) => ({
        decision: decisionOf(some[0]),
        reason: some[0].titles.map((title) => `“${title}”`).join(', '),
        changes: some,
    }));
}
/** Who asked for the change (the authors of its pull requests, or the person who ran it), and who approved it. */
function decisionOf({ asked_by, pull_requests, actor, outcome, approved_by, approval }) {
    const pulls = pull_requests.map((number) => `#${number}`).join(', ');
    let asked = `asked by ${asked_by.join(', ')} in pull request ${pulls}`;
    if (pull_requests.length === 0)
        asked = `run by ${actor ?? 'somebody that the run did not know'}`;
    if (outcome === 'interrupted')
        asked = 'by a run that was cut off';
    const people = approved_by.map(({ user, at }) => `${user} on ${(0,text_text/* minuteOf */.iA)(at)}`);
    if (people.length > 0)
        return `${asked}, approved by ${people.join(', ')}`;
    // Nobody is known to have approved it, so this names what the run relied on.
    const how = approval === 'approval: none' ? 'executed without an approval (approval: none)' : `executed by ${approval}`;
    return `${asked}, ${how}`;
}
/** The row of a change, for a page, a terminal and a file alike. */
function auditRow(id, { before, after }) {
    return (0,text_rows/* changeRow */.L_)(id, before && stateOf(before), after && stateOf(after));
}
function stateOf({ name, asset_type, cyber_system_id: id, cyber_system, site, impact_rating: rating }) {
    return { name, asset_type, system: { id, name: cyber_system ?? id, site, rating } };
}
/** `Tolt Junction / Beta SCADA  rtu-03a  rename from rtu-03  ca_81`. */
function rowLine(assetId, sides) {
    const { system, asset, change, id } = auditRow(assetId, sides);
    return [(0,text_rows/* setRowText */.II)((0,text_rows/* siteAndName */.QJ)(system), String), asset, (0,text_rows/* setRowText */.II)(change, String), id ?? '(no id)'].join('  ');
}
function isAsset(one) {
    return one.of === 'cyber-asset';
}
/** Each column that differs. For an added or a removed row, its name. */
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
function listText(list) {
    const next = list.next_look === null ? 'No look since.' : `The next look was at ${(0,text_text/* minuteOf */.iA)(list.next_look)}.`;
    const lines = [
        (0,text_text/* counted */.hS) `Everything the service listed for ${list.organization} at ${(0,text_text/* minuteOf */.iA)(list.at)}: ${list.assets.length} asset(s) in ${list.systems.length} cyber system(s). ${next}`,
        `Ledger commit ${list.ledger_commit}, live_sha256 ${list.live_sha256}`,
        '',
        ...list.assets.map((asset) => {
            const { system, name, asset_type } = stateOf(asset);
            return [asset.id, name, asset_type, (0,text_rows/* setRowText */.II)((0,text_rows/* siteAndName */.QJ)(system), String)].join('  ');
        }),
    ];
    return `${lines.map(text_text/* visible */.RK).join('\n')}\n`;
}
const STATE_FIELDS = ['name', 'asset_type', 'cyber_system', 'cyber_system_id', 'site'];
/** These names are an interface: columns may be added at the end, and none is changed. */
const AUDIT_FIELDS = [
    ...['kind', 'at', 'action', 'asset_id'],
    ...STATE_FIELDS.map((field) => `before_${field}`),
    ...STATE_FIELDS.map((field) => `after_${field}`),
    ...['outcome', 'reason', 'asked_by', 'approved_by', 'approved_at', 'approval', 'pull_requests', 'commit', 'actor'],
    ...['run_url', 'after_look', 'before_look', 'ledger_commit', 'titles', 'clean'],
];
const LIST_FIELDS = [
    ...['site', 'facility', 'facility_id', 'control_center', 'control_center_id', 'cyber_system', 'cyber_system_id'],
    ...['impact_rating', 'asset', 'asset_type', 'asset_id'],
];
/** A row for each change, each change made outside and each refused run, by time. */
function auditCsv({ changes, outside, refused }) {
    const rows = [
        ...changes.map((change) => ({
            kind: 'change',
            ...change,
            ...sidesOf(change),
            action: auditRow(change.asset_id, change).kind,
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
    return tableOf(rows, AUDIT_FIELDS);
}
function listCsv({ assets, systems, facilities, control_centers: centers }) {
    const byId = (rows) => new Map(rows.map((row) => [row.id ?? '', row]));
    const [bySystem, byFacility, byCenter] = [byId(systems), byId(facilities), byId(centers)];
    const rows = assets.map((asset) => {
        const { facility_id = '', control_center_id = '' } = bySystem.get(asset.cyber_system_id) ?? {};
        const [facility, control_center] = [byFacility.get(facility_id)?.name, byCenter.get(control_center_id)?.name];
        const home = { facility, facility_id, control_center, control_center_id };
        return { ...asset, ...home, asset: asset.name, asset_id: asset.id };
    });
    return tableOf(rows, LIST_FIELDS);
}
/** RFC 4180 with CRLF. Formulas are made harmless, and a field that a row does not have is an empty cell. */
function tableOf(rows, fields) {
    const cells = rows.map((row) => fields.map((field) => {
        const value = Reflect.get(row, field);
        return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    }));
    return (0,csv/* spreadsheet */.rN)([fields, ...cells]);
}
/** The columns for both sides of a change: `before_name` and so on. */
function sidesOf({ before, after }) {
    const cells = Object.entries({ before, after }).flatMap(([side, state]) => STATE_FIELDS.map((field) => [`${side}_${field}`, state?.[field] ?? null]));
    return Object.fromEntries(cells);
}

;// CONCATENATED MODULE: ./lib/ledger/audit-verified.js
// What `audit verify` found in a ledger: each check and its problems, in words.



/** The words of each problem, and what to do about it. */
const PROBLEMS = {
    'object-differs': (_, line) => `git fsck says "${line}". A file of this clone was edited, or is lost. Clone the ledger again, from its server.`,
    'not-linear': ([parents]) => `this commit has ${parents} parents. A ledger has one line of commits: somebody pushed a merge or another history.`,
    'no-ledger-file': (_, wrong) => `ledger.json ${wrong}. This is no ledger, or its beginning was changed.`,
    'begins-in-the-middle': () => 'the history begins with runs: earlier commits were dropped.',
    'unexpected-file': (_, path) => `it touches ${path}, which no run of this version writes.`,
    'file-changed': (_, path) => `it changes or removes ${path}, which no run does.`,
    'run-removed': (_, path) => `it removes ${path}. A run file is never removed.`,
    'run-changed': (_, path) => `it changes ${path}. A run file is never changed once there.`,
    'not-one-run': ([count]) => `it adds ${count} run files, and each commit adds exactly one.`,
    'run-unreadable': (_, wrong) => `${wrong}.`,
    'wrong-seq': ([expected, actual]) => `its number is ${actual}, and ${expected} follows: an entry was dropped, added or reordered.`,
    'wrong-previous': (_, path) => `previous in ${path} is not the SHA-256 of the run file before: that was edited, or an entry dropped, added or reordered.`,
    'wrong-name': (_, path) => `the name of ${path} is not that of its kind and time.`,
    'other-organization': (_, path) => `${path} is of another organization or service than this ledger.`,
    'live-mismatch': ([expected, actual]) => `the lists have the SHA-256 ${actual}, and the run file says ${expected}: a list was edited.`,
    'live-without-lists': () => 'it changes lists, but its run file records none.',
    'not-signed': () => 'it is not signed.',
    'wrong-signature': () => 'its signature is not valid: it was forged, or the commit was changed.',
    'unknown-signer': () => 'it is signed by a key that was not among the signers at its time.',
    'outside-during-run': ([id]) => `${id} changed while the run was under way, and no run says that it did that: made outside.`,
    'done-not-listed': ([id, print]) => `the run says that it changed ${id} (${print}), and its own list does not show it.`,
    'not-converged': ([id, print]) => `the run changed ${id} (${print}), and the next list did not show it: check whether somebody changed it back.`,
    'not-shown': ([count, ...relied]) => (0,text_text/* counted */.hS) `no approval covers ${Number(count)} change(s) of this run, which relied on: ${relied.join(' ')}.`,
    'not-approved': ([count, ...relied]) => (0,text_text/* counted */.hS) `nobody other than the author approved ${Number(count)} change(s) of this run, on that head and after the record. It relied on: ${relied.join(' ')}.`,
    'inventory-differs': ([commit, ...path]) => `the inventory file ${path.join(' ')} of commit ${commit} has another SHA-256 than the evidence says.`,
    'inventory-lacks-commit': ([commit]) => `the inventory's clone does not have commit ${commit}: fetch it, to check its files.`,
    'inventory-lacks-file': ([commit, ...path]) => `commit ${commit} has no ${path.join(' ')}, which the evidence names. Give as --inventory the folder of the clone that the run worked in; if you did, the evidence was altered.`,
    'inventory-uncommitted': ([commit]) => (0,summarize/* uncommittedSentence */.$d)(commit ?? ''),
    'not-contained': ([commit]) => `${commit} is not part of this ledger: the branch was rewound or rewritten, or the commit is of another ledger.`,
    gap: ([from, to, days]) => (0,text_text/* counted */.hS) `no look for ${Number(days)} day(s), from ${(0,text_text/* minuteOf */.iA)(from ?? '')} to ${(0,text_text/* minuteOf */.iA)(to ?? '')}.`,
    interrupted: ([from]) => `the run of ${(0,text_text/* minuteOf */.iA)(from ?? '')} said what it would do and never reported its end.`,
};
/** The name of each check, in the order of their numbers. */
const CHECKS = [
    'History: linear, run files only added, numbered and chained',
    'Lists: the hash of each look is that of its lists',
    'Signatures',
    'Changes: each changed line explained or reported as made outside, each done change listed',
    'Approvals: each executed change shown and approved',
    'Anchors: each commit that you kept is part of it',
    'Gaps',
];
/** What a check needs that was not made, by the number of the check. */
const NOT_GIVEN = {
    3: 'Give --signers FILE',
    6: 'Give a commit that you kept: --contains COMMIT',
};
const MOST_ALIKE = 5;
/**
 * The result of each check, in order, and one sentence about all: whether the ledger is intact, and how much was
 * checked. `hint`: the flag to add for a check that was not made; else ''. `lines`: a line for each problem. If many
 * are alike, only the first few have a line, since there may be thousands.
 */
function wordVerified({ problems, commits, executed, outside, signed, anchors }) {
    const checks = CHECKS.map((title, index) => {
        const number = index + 1;
        const ofCheck = problems.filter(({ check }) => check === number);
        const isMade = number === 3 ? signed : number !== 6 || anchors > 0;
        const found = ofCheck.some(({ severity }) => severity === 'broken') ? 'BROKEN' : 'findings';
        const verdict = ofCheck.length > 0 ? found : isMade ? 'holds' : 'not checked';
        const lines = [];
        for (const alike of (0,group/* groupBy */.$z)(ofCheck, ({ code }) => code).values()) {
            for (const { code, commit, detail, severity } of alike.slice(0, MOST_ALIKE)) {
                const text = `${(0,text_text/* joined */.oR)([code, commit ?? ''], ' at ')}: ${PROBLEMS[code](detail.split(' '), detail)}`;
                lines.push({ text, isAlarm: severity === 'broken' || code === 'inventory-uncommitted' });
            }
            const more = alike.length - MOST_ALIKE;
            if (more > 0)
                lines.push({ text: (0,text_text/* counted */.hS) `… and ${more} more: see audit verify --json`, isAlarm: false });
        }
        return { title, verdict, hint: isMade ? '' : (NOT_GIVEN[number] ?? ''), lines };
    });
    const broken = problems.filter(({ severity }) => severity === 'broken').length;
    const findings = problems.length - broken;
    const of = (0,text_text/* counted */.hS) `${commits} commit(s), ${executed} executed change(s), ${outside} change(s) made outside this repository`;
    const end = broken > 0 ? (0,text_text/* counted */.hS) `BROKEN: ${broken} break(s)` : 'The ledger holds';
    const also = findings > 0 ? (0,text_text/* counted */.hS) `, with ${findings} finding(s) for a person to judge` : '';
    return { checks, sentence: `${end}${also}. ${of}.`, isBroken: broken > 0 };
}
/** Ends with a newline. What is broken is red on a terminal. */
function verifyText(verified, { red }) {
    const { checks, sentence, isBroken } = wordVerified(verified);
    const lines = checks.flatMap(({ title, verdict, hint, lines: problems }, index) => [
        { text: `${index + 1}. ${title}: ${verdict}${hint === '' ? '' : `. ${hint}`}`, isAlarm: verdict === 'BROKEN' },
        ...problems.map(({ text, isAlarm }) => ({ text: `   ${text}`, isAlarm })),
    ]);
    lines.push({ text: '', isAlarm: false }, { text: sentence, isAlarm: isBroken });
    return `${lines.map(({ text, isAlarm }) => (isAlarm ? red((0,text_text/* visible */.RK)(text)) : (0,text_text/* visible */.RK)(text))).join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/ledger/page-style.js
// How the pages of a ledger look: on a screen, light or dark, wide or narrow; and on paper. The style is text in a module,
// so that the bundle contains it.
const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --paper: #ffffff;
  --ground: #f4f6f8;
  --ink: #1b2127;
  --quiet: #59636e;
  --line: #d8dde2;
  --link: #0b5a8a;
  --good: #1a6b3c;
  --bad: #a3241f;
  --bad-ground: #fcefee;
  --warm: #fff3cf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15191d;
    --ground: #1d2328;
    --ink: #e3e7ea;
    --quiet: #9aa5af;
    --line: #3a434b;
    --link: #7cc0ee;
    --good: #7fd09b;
    --bad: #ff9a92;
    --bad-ground: #3a2021;
    --warm: #4a3e16;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0 auto;
  padding: 2rem 1.25rem;
  max-width: 72rem;
  background: var(--paper);
  color: var(--ink);
  font:
    15px / 1.5 system-ui,
    sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
h1,
h2,
h3,
h4,
dd {
  margin: 0;
}
h2 {
  margin-bottom: 0.5rem;
  font-size: 1.3rem;
}
h3,
h4 {
  font-size: 1rem;
}
section,
footer {
  margin-top: 2.25rem;
}
code,
pre {
  font:
    0.86em / 1.4 ui-monospace,
    monospace;
  color: var(--quiet);
}
pre {
  padding: 0.6rem 0.9rem;
  background: var(--ground);
  color: var(--ink);
  white-space: pre-wrap;
}
bdi {
  white-space: pre-wrap;
}
code {
  unicode-bidi: isolate;
}
/* Invisible characters, written out. */
i {
  font:
    0.86em ui-monospace,
    monospace;
  background: var(--warm);
}
small,
dt,
footer,
.kicker,
.count,
.none,
.note,
.origin,
.unchecked {
  color: var(--quiet);
}
a {
  color: var(--link);
}
a code {
  color: inherit;
}
.alert {
  padding: 0.5rem 0.9rem;
  border-left: 4px solid var(--bad);
  background: var(--bad-ground);
  color: var(--bad);
}
.good {
  color: var(--good);
}
.bad {
  color: var(--bad);
}
.tiles {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
}
.tiles li {
  flex: 1 1 9rem;
  padding: 0.6rem 0.9rem;
  border: 1px solid var(--line);
  border-radius: 6px;
}
.tiles b {
  font-size: 1.6rem;
}
.tiles small {
  display: block;
}
summary {
  padding: 0.5rem 0;
  cursor: pointer;
}
summary > * {
  display: inline;
}
details {
  border-bottom: 1px solid var(--line);
}
details > div {
  margin: 0 0 0.75rem 1.2rem;
}
.run {
  margin: 0.5rem 0 1.25rem;
}
.run h4::first-letter {
  text-transform: uppercase;
}
.origin {
  margin: 0;
}
table {
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
}
th,
td {
  padding: 0.3rem 1rem 0.3rem 0;
  border-bottom: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
  font-weight: 400;
}
thead th {
  color: var(--quiet);
}
tbody th {
  font-weight: 550;
}
/* A delete is permanent, so its row is the most prominent. */
tr.delete > * {
  background: var(--bad-ground);
  color: var(--bad);
  font-weight: 650;
}
tr.delete :is(a, code, small, span) {
  color: inherit;
}
@media screen and (max-width: 52rem) {
  thead {
    display: none;
  }
  :is(tbody, tr, td, th) {
    display: block;
    border: 0;
    padding: 0;
  }
  tr {
    padding: 0.4rem 0;
    border-bottom: 1px solid var(--line);
  }
  details > div {
    margin-left: 0.25rem;
  }
}
@media print {
  body {
    padding: 0;
    max-width: none;
    font-size: 8pt;
  }
  nav {
    display: none;
  }
  details::details-content {
    content-visibility: visible;
    display: block;
    block-size: auto;
  }
  tr {
    break-inside: avoid;
  }
}
`;

;// CONCATENATED MODULE: ./lib/ledger/audit-page.js
// An audit as one page to read, print and file: the results of its checks and the findings first, then the changes by
// day and run with the people who asked and approved, changes made outside, refused runs, looks and gaps. One file that
// contains everything it needs, runs no script and loads nothing; the same content makes the same page, byte for byte.









/**
 * The whole page, which ends with a newline. `making` has the time (ISO 8601, UTC), the tool, and the result of
 * `audit verify` for the whole ledger. Only the page's own style takes effect, wherever the page is opened. Time and
 * size grow with the number of changes.
 */
function auditPage(report, making) {
    const { organization, ledger, changes, outside, refused } = report;
    const words = wordAudit(report);
    const { tool, madeAt, verified } = making;
    if (/<[/!]/.test(PAGE_STYLE))
        throw new Error('text that could end its style element');
    const hash = (0,external_node_crypto_.createHash)('sha256').update(PAGE_STYLE).digest('base64');
    const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    const refusals = words.refused.map(({ refused: { at, run_url }, sentence }) => {
        const time = html `<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`;
        return html `${time}: ${sentence} · ${linksOf(run_url).run}`;
    });
    const page = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${organization}: audit of the inventory, ${ledger.tip.slice(0, 12)}</title>
${new Markup(`<style>${PAGE_STYLE}</style>`)}
</head>
<body>
<header>
<p class="kicker">NERC CIP compliance inventory: CIP-002 R2</p>
<h1>${nameMarkup(organization)}</h1>
${leadOf(report, words, verified)}</header>
<nav aria-label="Contents"><ul>
<li><a href="#findings">Findings</a></li>
<li><a href="#changes">Changes ${changes.length}</a></li>
<li><a href="#outside">Made outside ${outside.length}</a></li>
<li><a href="#refused">Refused runs ${refused.length}</a></li>
<li><a href="#looks">Looks and gaps</a></li>
</ul></nav>
<main>
${[
        section('findings', 'Findings', findingsOf(verified)),
        section('changes', 'Changes', changeDays(changes)),
        section('outside', 'Made outside this repository', outsideDays(words.outside)),
        section('refused', 'Refused runs', listOr('None.', refusals, null)),
        section('looks', 'Looks and gaps', html `<p>${words.looks}</p>\n${listOr('No gaps.', words.gaps, 'bad')}`),
    ]}</main>
<footer><p>Made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 19)} UTC by ${tool.name} ${tool.version}.</p></footer>
</body>
</html>\n`;
    return page.text;
}
/** What readers must know first: counts, files that were not committed, what was checked, how to check the page. */
function leadOf(report, words, { problems, commits, signed }) {
    const { service, ledger, changes, outside, gaps } = report;
    const deletes = changes.filter(({ after }) => after === null).length;
    const longest = Math.max(0, ...gaps.map(({ days }) => days ?? 0));
    const isBroken = problems.some(({ severity }) => severity === 'broken');
    const tile = (id, count, noun, note, isBad) => html `<li><a href="#${id}"><b${isBad && count > 0 ? html ` class="bad"` : null}>${count}</b> ${noun}</a>${note === '' ? null : html ` <small>${note}</small>`}</li>\n`;
    const plural = (count, noun) => (count === 1 ? noun : `${noun}s`);
    const longestGap = longest > 0 ? (0,text_text/* counted */.hS) `the longest ${longest} day(s)` : '';
    const wrong = problems.filter(({ check }) => check === 3).length;
    const signatures = signed
        ? (0,text_text/* counted */.hS) `${commits} commit(s) checked, ${wrong === 0 ? 'all valid' : (0,text_text/* counted */.hS) `not valid: ${wrong}`}`
        : html `<span class="unchecked">not checked: no file of signers was given (--signers)</span>`;
    const fact = (term, content) => html `<div><dt>${term}</dt><dd>${content}</dd></div>`;
    return html `<ul class="tiles">${[
        tile('findings', problems.length, plural(problems.length, 'finding'), isBroken ? 'the ledger is broken' : '', true),
        tile('looks', gaps.length, plural(gaps.length, 'gap'), longestGap, true),
        tile('outside', outside.length, 'made outside', '', true),
        tile('changes', changes.length, plural(changes.length, 'change'), deletes === 0 ? '' : (0,text_text/* counted */.hS) `${deletes} delete(s)`, false),
    ]}</ul>
${Array.from(words.alerts, ([change, sentence]) => html `<p class="alert" role="note">${(0,text_text/* minuteOf */.iA)(change.at)}: ${sentence}</p>\n`)}<dl class="facts">${[
        fact('Period', words.period),
        fact('Service', service),
        fact('Ledger commit', idMarkup(ledger.tip)),
        fact('Signatures', signatures),
    ]}</dl>
<p class="note">To check this page, in a clone of the ledger:</p>
<pre>git fsck --full
cip-sync audit verify --contains ${ledger.tip} --signers FILE
cip-sync audit --html --out again.html</pre>
<p class="note">It shows what was read and done, as the ledger has it. It does not show what was added and deleted again between two looks, nor who made a change outside this repository. An edit of the newest run file breaks no chain: only a signature or <code>--contains</code> shows it.</p>\n`;
}
function section(id, title, body) {
    return html `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>\n`;
}
function listOr(none, lines, kind) {
    return lines.length === 0 ? html `<p class="none">${none}</p>\n` : html `${itemList(lines, kind)}\n`;
}
const VERDICT_KINDS = { BROKEN: 'bad', findings: 'bad', holds: 'good', 'not checked': 'unchecked' };
function findingsOf(verified) {
    const { checks, sentence } = wordVerified(verified);
    const lines = checks.map(({ title, verdict, hint, lines: problems }) => {
        const found = problems.length === 0 ? null : itemList(problems.map(({ text }) => text));
        return html `<li>${title}: <b class="${VERDICT_KINDS[verdict]}">${verdict}</b>${hint === '' ? null : html `<span class="unchecked">. ${hint}</span>`}${found}</li>\n`;
    });
    return html `<p>${sentence}</p>
<ol>
${lines}</ol>\n`;
}
/** A day that can be folded. A day with a delete is open, so that nobody misses the delete. */
function dayPart(day, isOpen, beside, body) {
    return html `<details class="day"${isOpen ? html ` open` : null}>
<summary><h3>${day}</h3> <span class="count">${beside}</span></summary>
<div>
${body}</div></details>\n`;
}
function changeDays(changes) {
    if (changes.length === 0)
        return html `<p class="none">None.</p>\n`;
    return Array.from((0,group/* groupBy */.$z)(changes, ({ at }) => at.slice(0, 10)), ([day, some]) => {
        const deletes = some.filter(({ after }) => after === null).length;
        const open = some.filter(({ outcome }) => !(0,result/* hasSucceeded */.yO)(outcome)).length;
        const beside = html `${(0,text_text/* counted */.hS) `${some.length} change(s)`}${deletes === 0 ? null : html `, <b class="bad">${(0,text_text/* counted */.hS) `${deletes} delete(s)`}</b>`}${open === 0 ? ', all done' : html `, <b class="bad">${open} not done</b>`}`;
        return dayPart(day, deletes > 0, beside, runsOf(some).map(runPart));
    });
}
/** The changes of one run for the same people: who they are, where it ran, then the changes, deletes first. */
function runPart({ decision, reason, changes }) {
    const { at, commit, run_url, ledger_commit, pull_requests } = changes[0];
    const links = linksOf(run_url);
    const origin = [
        ...pull_requests.map((number) => links.pullRequest(number)),
        html `<time datetime="${at}">${at.slice(11, 16)} UTC</time>`,
        ...(reason === '' ? [] : [reason]),
        links.run,
        ...(commit === null ? [] : [links.commit(commit)]),
        html `ledger ${idMarkup(ledger_commit.slice(0, 7))}`,
    ];
    const rows = changes.map((change) => {
        const { asset_id, outcome, reason: why } = change;
        const note = why === null ? null : html ` <small>${why}</small>`;
        const last = (0,result/* hasSucceeded */.yO)(outcome)
            ? html `<span class="good">${outcome}</span>`
            : html `<span class="bad">${outcome}</span>${note}`;
        return { row: auditRow(asset_id, change), last };
    });
    rows.sort((a, b) => (0,text_rows/* compareRows */.fz)(a.row, b.row));
    return html `<div class="run"><h4>${decision}</h4>
<p class="origin">${origin.map((fact, index) => html `${index === 0 ? null : ' · '}${fact}`)}</p>
${rowTable(rows.map(({ row, last }) => cellsOf(row, last)))}</div>\n`;
}
function outsideDays(all) {
    if (all.length === 0)
        return html `<p class="none">None.</p>\n`;
    const outcome = html `<span class="bad">made outside</span>`;
    const cells = ({ outside: { id, of, before, after }, asset, difference }) => {
        if (asset !== null)
            return cellsOf(auditRow(id, asset), outcome);
        const name = nameMarkup((after ?? before)?.name ?? '');
        const system = of === 'cyber-system' ? name : html `${of} ${name}`;
        return { kind: 'place', system, asset: null, change: difference, assetId: id, outcome };
    };
    return Array.from((0,group/* groupBy */.$z)(all, ({ outside }) => outside.before_look.slice(0, 10)), ([day, some]) => {
        const between = Array.from((0,group/* groupBy */.$z)(some, (one) => one.between), ([title, members]) => html `<div class="run"><h4>${title}</h4>
${rowTable(members.map(cells))}</div>\n`);
        const hasDelete = some.some(({ asset }) => asset !== null && asset.after === null);
        return dayPart(day, hasDelete, (0,text_text/* counted */.hS) `${some.length} change(s)`, between);
    });
}
function cellsOf({ kind, system, asset, change, id }, outcome) {
    const rating = system.rating === null ? null : html ` <small>${nameMarkup(system.rating)}</small>`;
    const place = html `${rowText((0,text_rows/* siteAndName */.QJ)(system))}${rating}`;
    return { kind, system: place, asset: nameMarkup(asset), change: rowText(change), assetId: id, outcome };
}
function rowTable(rows) {
    const heads = [...text_rows/* CHANGE_COLUMNS */.FK.slice(0, 4), 'Outcome'].map((title) => html `<th scope="col">${title}</th>`);
    const lines = rows.map(({ kind, system, asset, change, assetId, outcome }) => {
        const header = asset === null ? html `<td></td>` : html `<th scope="row">${asset}</th>`;
        return html `<tr class="${kind}"><td>${system}</td>${header}<td>${change}</td><td>${assetId === null ? null : idMarkup(assetId)}</td><td>${outcome}</td></tr>\n`;
    });
    return html `<table class="rows"><thead><tr>${heads}</tr></thead><tbody>
${lines}</tbody></table>\n`;
}
/**
 * Markup that is safe by construction: everything put into a template is escaped unless it is markup itself, and only
 * templates, and the page for its own style, make markup.
 */
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Contents may be between tags and inside double-quoted attributes, and nowhere else. */
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
    // A runner obeys ## followed by [ anywhere in a log, and the page may be printed into one.
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
/** Splits a text around its unsafe characters: safe parts at even indexes, unsafe ones at odd indexes. */
const UNSAFE_KEPT = new RegExp(`(${characters/* UNSAFE */.Pk.source})`, 'u');
/**
 * A name, isolated from the text direction around it. Invisible parts (unsafe characters, padding, the empty name) are
 * spelled out and marked, so that they cannot be confused with a name that holds a backslash.
 */
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
/** The text of a row: its words, and the names among them. */
function rowText(text) {
    return html `${text.map((part) => (typeof part === 'string' ? part : nameMarkup(part.name)))}`;
}
/** A list, each item on a line of its own. */
function itemList(items, kind = null) {
    const start = kind === null ? html `<li>` : html `<li class="${kind}">`;
    return html `<ul>\n${items.map((item) => html `${start}${item}</li>\n`)}</ul>`;
}
const RUN_URL = /^(https:\/\/[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
/**
 * The URLs on GitHub that a page links to. Other people wrote them, so only the URL of a run, with only plain
 * characters, becomes a link.
 */
function linksOf(runUrl) {
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
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
;// CONCATENATED MODULE: ./lib/ledger/log.js
// Reads the output of `git log -p` for a ledger: each commit with its parents and the hunks of each file. Git announces
// how many lines a hunk has, and the reader takes exactly that many, so no line in a hunk is mistaken for a header.

/** Oldest commit first. No user setting changes the output. */
const LOG_ARGUMENTS = [
    ...['log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
    ...['--src-prefix=a/', '--dst-prefix=b/', '--root', '--no-relative', '--encoding=UTF-8'],
    ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
    ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];
/** The kind of a line in a hunk, by its first character. */
const SIDES = { '-': 'removed', '+': 'added' };
/** The commits up to `tip`, oldest first. Throws GitError. */
async function* readCommits(place, tip) {
    let commit = null;
    let file = null;
    /** How many lines of the hunk are still to come. */
    let left = { removed: 0, added: 0 };
    let last = 'removed';
    for await (const line of linesOf((0,process/* gitStream */.dP)(place, [...LOG_ARGUMENTS, tip]))) {
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
        // Git says here that the line before has no line break.
        else if (line.startsWith('\\ '))
            file.endsLine = last === 'removed';
        else if (line.startsWith('@@ ')) {
            const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
            left = { removed: Number(removed), added: Number(added) };
            // If a hunk removes nothing, git gives the number of the line before it.
            file.hunks.push({ at: Number(start) - Math.min(left.removed, 1), removed: [], added: [] });
        }
    }
    if (commit !== null)
        yield commit;
}
/** Both sides name one path, because renames are not followed: `a/PATH b/PATH`. */
function pathIn(names) {
    return names.startsWith('"') ? names : names.slice(2, (names.length - 1) / 2);
}
async function* linesOf(bytes) {
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

// EXTERNAL MODULE: ./lib/ledger/run-file.js
var run_file = __webpack_require__(4187);
// EXTERNAL MODULE: ./lib/ledger/tree.js
var tree = __webpack_require__(8089);
;// CONCATENATED MODULE: ./lib/ledger/history.js
// The history of a ledger in one pass over `git log -p`: what each commit added, what it changed in the lists, and the
// hash of the lists after it. verify.ts judges the history.






/** The history up to a commit. Throws GitError. */
async function historyOf({ place, tip, }) {
    const stored = new StoredFiles();
    const commits = [];
    const entries = [];
    let before = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
    let ledger = { value: null, wrong: 'is not there' };
    let assetCount = 0;
    for await (const { id, parents, files: diffs } of readCommits(place, tip)) {
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
/** Applies the diffs of a commit to the stored files. Returns what they changed in the lists and in other files. */
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
                removed.set(row.id ?? '', assetOf(row, system));
            for (const row of rows.added)
                added.set(row.id ?? '', assetOf(row, system));
        }
        else if (rows !== null && list !== undefined) {
            const [old, now] = [rowsById(rows.removed), rowsById(rows.added)];
            const kept = [...directory[list.key]].filter(([id]) => !old.has(id));
            directory = { ...directory, [list.key]: new Map([...kept, ...now]) };
            const changed = pairs(old, now).filter((pair) => !isSameRow(pair.before, pair.after));
            places.push(...changed.map((pair) => ({ of: list.of, ...pair })));
        }
        else
            files.push({ path: diff.path, kind: diff.kind });
    }
    const assets = pairs(removed, added).filter((pair) => !isSameAsset(pair.before, pair.after));
    return { files, changesLists, assets, places, directory, grown: added.size - removed.size };
}
/** Each id with its row before and after. null if the id was not there before, or is not there any more. */
function pairs(removed, added) {
    const ids = new Set([...removed.keys(), ...added.keys()]);
    return Array.from(ids, (id) => ({ id, before: removed.get(id) ?? null, after: added.get(id) ?? null }));
}
/** Ignores a column that only one of the rows has: it depends on the inputs of the run, so it is not a change. */
function isSameRow(before, after) {
    if (before === null || after === null)
        return false;
    return Object.entries(before).every(([column, value]) => after[column] === undefined || after[column] === value);
}
function actionOf({ before, after }) {
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
/** The name as lists show it. They are UTF-8, which cannot hold half of a surrogate pair; JSON, as in evidence, can. */
function listedName(name) {
    return name.replace(/\p{Surrogate}/gu, '\ufffd');
}
/** A hunk that adds at most this many lines is spliced in place, because copying a long list takes more time. */
const FEW = 10_000;
class StoredFiles {
    #files = new Map();
    /** The files of the lists, sorted by path; null after one was added or removed. */
    #live = null;
    /** '' if there is no such file. */
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
    /**
     * Applies what a commit did to a file. Returns the rows that the commit removed and added. A row that did not change
     * may be in both. null for a file that is not in `live/`.
     */
    applyDiff({ path, kind, hunks, endsLine }) {
        const known = this.#files.get(path);
        const file = known ?? { path, lines: [], endsLine: true, hasQuotes: false, sha256: null };
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
        if (known === undefined || kind === 'removed')
            this.#live = null;
        if (file.hasQuotes)
            return { removed: rows, added: rowsIn(wholeText(file)) };
        // A hunk at the top of a file starts with its header.
        const [removed = [], added = []] = ['removed', 'added'].map((side) => hunks.flatMap((hunk) => hunk[side].slice(hunk.at === 0 ? 1 : 0)));
        const headerNow = file.lines[0] ?? '';
        return { removed: rowsIn([header, ...removed].join('\n')), added: rowsIn([headerNow, ...added].join('\n')) };
    }
}
function wholeText({ lines, endsLine }) {
    return lines.length === 0 ? '' : lines.join('\n') + (endsLine ? '\n' : '');
}
/**
 * The rows of a list, which starts with its header. If an edit left the list malformed, only the rows that can be read.
 * Nearly all lists have no quotes and are split here, because the CSV library is slow: for 100,000 rows it would take a
 * quarter of the second in which the list of a day must be shown.
 */
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
/** The asset that a row in the list of this cyber system describes. */
function assetOf({ id = '', name = '', asset_type }, system) {
    return { id, name, cyber_system_id: system, asset_type: asset_type === 'software' ? 'software' : 'hardware' };
}
/** What the files of `live/` list. `files` has the text of each file by its path. */
function listsIn(files) {
    const rows = new Map(Array.from(files, ([path, text]) => [path, rowsIn(text)]));
    const [facilities = new Map(), controlCenters = new Map(), systems = new Map()] = tree/* PLACE_LISTS */.Ch.map(({ path }) => rowsById(rows.get(path) ?? []));
    const assets = [...rows].flatMap(([path, listed]) => {
        const system = systemOfPath(path);
        return system === null ? [] : listed.map((row) => assetOf(row, system));
    });
    const directory = { facilities, controlCenters, systems };
    return { directory, assets };
}
/** The id of the cyber system whose assets a path lists; null for any other path. */
function systemOfPath(path) {
    const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
    if (segment === undefined)
        return null;
    const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
}

;// CONCATENATED MODULE: ./lib/ledger/clone.js
// Reads a clone of the ledger offline: opens it, reads what git says about it, and reads the lists at one commit.









/** A folder in which git contacts no server. */
function offlinePlace(cwd, env) {
    return { cwd, env, ledger: { bare: null, reaches: false } };
}
/** Opens the clone in a folder at a branch; null for HEAD. Throws a UserError that says why it cannot be read. */
async function openClone(cwd, env, branch) {
    const place = offlinePlace(cwd, env);
    const again = 'Clone the ledger, and name its folder: --dir DIR.';
    const folder = (0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false });
    if (folder === undefined)
        throw new result/* UserError */.yo(`The folder ${cwd}`, `is not there. ${again}`);
    if (!folder.isDirectory())
        throw new result/* UserError */.yo(cwd, 'is a file, and no clone of git. Make a clone of a bundle: git clone FILE FOLDER.');
    const git = (0,process/* gitProcess */.y0)(place);
    await git(['rev-parse', '--git-dir']).catch((error) => {
        const isNone = error instanceof process/* GitError */.XS && /not a git repository/.test(error.output);
        throw isNone ? new result/* UserError */.yo(`The folder ${cwd}`, `is no clone of git. ${again}`) : error;
    });
    const names = branch === null ? ['HEAD'] : [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`, branch];
    for (const name of names) {
        const tip = await commitNamed(git, name);
        if (tip === null)
            continue;
        // Offline, git cannot fetch what the clone lacks, so a list or the whole ledger would seem to be missing.
        const isPartial = (await (0,process/* gitAnswer */.Hr)(git, ['config', '--get-regexp', '^remote\\..*\\.promisor$'])) !== null;
        if (isPartial && /^\?/m.test((await git(['rev-list', '--objects', '--missing=print', tip])).toString()))
            throw new result/* UserError */.yo('The clone', 'is partial: it lacks some of what the ledger held. Clone it whole, without --filter.');
        // In a shallow clone, the oldest commit would seem to add everything that it contains.
        const isShallow = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--is-shallow-repository'])) === 'true';
        const oldest = isShallow ? await (0,process/* gitAnswer */.Hr)(git, ['rev-list', '--first-parent', '--max-parents=0', tip]) : null;
        if (oldest !== null && /^parent /m.test((await objectText(git, oldest)) ?? ''))
            throw new result/* UserError */.yo('The clone', 'is shallow: it lacks earlier commits of the ledger. Get them: git fetch --unshallow.');
        const ledger = await objectText(git, `${tip}:${run_file/* LEDGER_FILE */.th}`);
        if (ledger !== null)
            return { place, git, tip, ledger };
    }
    const where = branch === null ? 'The checked-out branch' : `The branch ${branch}`;
    throw new result/* UserError */.yo(where, `is not a ledger: it has no ${run_file/* LEDGER_FILE */.th}. Name the branch: --dir DIR#BRANCH.`);
}
/**
 * What git says about the signature of each commit. The clone may come from anybody, so its configuration must not
 * choose the programs that verify, and only SSH signatures count.
 */
async function signaturesOf({ git }, { commits }, signersFile) {
    const settings = [
        ...['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen'],
        ...['gpg.program=false', 'gpg.openpgp.program=false', 'gpg.x509.program=false'],
        `gpg.ssh.allowedSignersFile=${signersFile}`,
    ].flatMap((setting) => ['-c', setting]);
    const arguments_ = [...settings, 'log', '--format=%H %G?', '--no-show-signature', '--no-patch'];
    // Git runs ssh-keygen twice for each commit, one commit after another, so several git processes share the commits.
    const size = Math.ceil(commits.length / AT_ONCE);
    const parts = Array.from({ length: AT_ONCE }, (_, index) => commits.slice(index * size, (index + 1) * size));
    const printed = await Promise.all(parts
        .filter((part) => part.length > 0)
        .map((part) => git([...arguments_, '--no-walk=unsorted', '--stdin'], part.map(({ id }) => `${id}\n`).join(''))));
    const lines = printed.join('').trim().split('\n');
    return new Map(lines.map((line) => {
        const [id = '', letter = ''] = line.split(' ');
        return [id, SIGNATURES[letter] ?? 'unknown-signer'];
    }));
}
const AT_ONCE = 8;
/** The letters that git prints for a signature. Any other letter means a key that is not among the signers. */
const SIGNATURES = {
    G: 'good',
    N: 'not-signed',
    B: 'wrong-signature',
};
/**
 * The SHA-256 of every inventory file that the evidence names, by commit and path. Leaves out a commit that the clone
 * does not have, and a file that its commit does not have. Throws a UserError.
 */
async function inventoryHashes(cwd, env, { entries }) {
    const git = (0,process/* gitProcess */.y0)(offlinePlace(cwd, env));
    const prefix = await (0,process/* folderOf */.yS)(git).catch((error) => {
        if (!(error instanceof process/* GitError */.XS || (0,rejections/* isSystemError */.Or)(error)))
            throw error;
        const problem = `names ${cwd}, where git reads no repository. Name a clone of the inventory: --inventory DIR.`;
        throw new result/* UserError */.yo('--inventory', problem, { cause: error });
    });
    const wanted = new Map();
    for (const { run } of entries) {
        const { commit = null, files = [] } = (0,run_file/* evidenceOf */.X1)(run) ?? {};
        const paths = (commit !== null && wanted.get(commit)) || new Set();
        for (const { path } of files)
            paths.add(path);
        // Some other names, such as `HEAD@{9}`, would make git end before it has read the rest.
        if (commit !== null && /^[\w./-]+$/.test(commit))
            wanted.set(commit, paths);
    }
    const objectAt = (commit, path) => `${commit}^{commit}:${prefix}${path}`;
    const names = Array.from(wanted, ([commit, paths]) => [
        `${commit}^{commit}`,
        ...Array.from(paths, (path) => objectAt(commit, path)),
    ]);
    const objects = await (0,git_objects/* readObjects */.$I)(git, names.flat());
    const hashes = new Map();
    for (const [commit, paths] of wanted) {
        const held = [...paths].flatMap((path) => {
            const bytes = objects.get(objectAt(commit, path));
            return bytes === undefined ? [] : [[path, (0,fingerprint/* sha256 */.sc)(bytes)]];
        });
        if (objects.has(`${commit}^{commit}`))
            hashes.set(commit, new Map(held));
    }
    return hashes;
}
/** The lists of the last look up to a time or a commit, and the run that read them. Throws a UserError. */
async function listAt({ git, tip, ledger: ledgerText }, at) {
    const { value: ledger, wrong } = (0,run_file/* readLedgerFile */.Uy)(ledgerText);
    if (ledger === null)
        throw new result/* UserError */.yo(run_file/* LEDGER_FILE */.th, `${wrong}.`);
    const until = 'commit' in at ? await commitNamed(git, at.commit) : tip;
    if (until === null || (await (0,process/* gitAnswer */.Hr)(git, ['merge-base', until, tip])) !== until) {
        const named = 'commit' in at ? at.commit : tip;
        throw new result/* UserError */.yo(named, `is no commit of this ledger. Name one, or a date, such as 2026-03-01.`);
    }
    const [runs, allRuns] = await Promise.all([until, tip].map(async (commit) => {
        const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'runs/']);
        return (0,run_file/* runsIn */.UN)(listed.toString().split('\0'));
    }));
    const readRun = async (path) => (0,run_file/* readRunFile */.m8)((await objectText(git, `${tip}:${path}`)) ?? '').value;
    let look = null;
    // The name of a run file has the second in which its lists were read, so files that are too late are not opened.
    const candidates = (runs ?? []).filter((each) => !('time' in at) || each.at <= at.time);
    for await (const each of (0,run_file/* looksIn */.Ku)(candidates, 'newest first', readRun)) {
        if ('time' in at && Date.parse(each.file.read_at) > at.time)
            continue;
        look = each;
        break;
    }
    if (look === null) {
        const first = await (0,run_file/* looksIn */.Ku)(allRuns ?? [], 'oldest first', readRun).next();
        const problem = first.done
            ? 'finds no list: the ledger has no look yet. An apply or a drift run with this ledger adds one.'
            : `is before the first look of this ledger, of ${first.value.file.read_at}. Name that day or a later one.`;
        throw new result/* UserError */.yo('--at', problem);
    }
    const { path, file: run, at: since } = look;
    /** When the lists were read next; null for the newest lists. */
    let next = null;
    const later = (allRuns ?? []).filter((each) => each.at >= since && each.path !== path);
    for await (const { file } of (0,run_file/* looksIn */.Ku)(later, 'oldest first', readRun)) {
        if (file.seq <= run.seq)
            continue;
        next = file.read_at;
        break;
    }
    // Read the lists of the commit that added the run file. Git takes a path relative to the folder that it runs in.
    const up = (await (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--show-cdup'])) ?? '';
    const adding = ['log', '--format=%H', '--diff-filter=A', '--no-renames', '-1', until, '--', up + path];
    const commit = (await git(adding)).toString().trim();
    const files = (0,git_objects/* listedObjects */.mW)((await git(['ls-tree', '-r', '-z', '--full-tree', commit, 'live/'])).toString());
    const contents = await (0,git_objects/* readObjects */.$I)(git, [...files.values()]);
    const hashes = Array.from(files, ([list, oid]) => [list, (0,fingerprint/* sha256 */.sc)(contents.get(oid) ?? '')]);
    if ((0,tree/* liveSha256 */.M$)(hashes) !== run.live_sha256) {
        const problem = 'are not those that its run read: one was edited. For details, run: cip-sync audit verify.';
        throw new result/* UserError */.yo(`The lists of ledger commit ${commit}`, problem);
    }
    const texts = new Map(Array.from(files, ([list, oid]) => [list, contents.get(oid)?.toString() ?? '']));
    return { commit, ledger, run, next, ...listsIn(texts) };
}
/** The full id of the commit that a name means; null if there is none. */
async function commitNamed(git, name) {
    if (name.includes('\0'))
        return null;
    return (0,process/* gitAnswer */.Hr)(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** The text of an object, such as `COMMIT:PATH`; null if there is no such object. */
async function objectText(git, object) {
    const content = await git(['cat-file', '-p', object]).catch(() => null);
    return content === null ? null : content.toString();
}
/** The lines of `git fsck` that say that an object is altered or missing. */
const ALTERED = /^(?:error:|fatal:|missing |broken |git was stopped)/;
/**
 * The problems that `git fsck` finds in the clone, one per line. Git reads an object without checking that its
 * content matches its name. So somebody who hands over a folder could have edited content that a kept commit id seems
 * to confirm.
 */
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

// EXTERNAL MODULE: ./lib/core/names.js
var names = __webpack_require__(6599);
;// CONCATENATED MODULE: ./lib/ledger/attribution.js
// Explains each changed line of the lists by an executed change. The change is of the run that read the lists, of a run
// that was in progress then, or of a run without lists in the ledger. A line that nothing explains was made outside.





function attributeChanges({ entries, ledger }) {
    const organization = ledger.value?.organization ?? '';
    const windows = windowsOf(entries);
    const outside = [];
    const notListed = [];
    const assets = new Map();
    /** Executed changes that a list has shown. */
    const shown = new Set();
    let since = null;
    for (const [index, entry] of entries.entries()) {
        if (entry.run.live_sha256 === null)
            continue;
        const open = windows.filter(({ opens, closes }) => opens < index && (closes < 0 || index <= closes));
        for (const { id, after } of entry.assets)
            assets.set(id, after);
        // Everything in the first lists is new. None of it is a change.
        const changed = since === null ? { assets: [], places: [] } : entry;
        const made = { entry, since: since ?? entry, duringRun: entry.run.kind === 'applied' };
        for (const change of changed.assets) {
            const { steps, interrupted, isExplained } = explanationOf(change, open, shown, organization);
            for (const step of steps)
                shown.add(step);
            interrupted?.found.push({ entry, change });
            if (!isExplained)
                outside.push({ ...made, asset: change, place: null });
        }
        outside.push(...changed.places.map((place) => ({ ...made, asset: null, place })));
        for (const { entry: ran, evidence } of open.filter(({ closes }) => closes === index)) {
            const missed = (evidence?.changes ?? []).filter((change) => !shown.has(change) && isMissing(change, assets));
            const reported = new Set(evidence?.differences.map((difference) => difference.fingerprint));
            for (const change of missed)
                notListed.push({ entry: ran, change, isReported: reported.has(change.fingerprint) || ran !== entry });
        }
        since = entry;
    }
    const cutOff = windows.filter(({ evidence }) => evidence === null);
    return { outside, notListed, interrupted: cutOff.map(({ entry, found }) => ({ intent: entry, changes: found })) };
}
/**
 * What explains a changed line: executed changes that no list has shown yet, or else a run that was cut off and that
 * names this change in its intent.
 */
function explanationOf(change, open, shown, organization) {
    const { id, before, after } = change;
    const keys = [id, keyOf(null, after)];
    const executed = open.flatMap(({ written }) => keys.flatMap((key) => written.get(key) ?? []));
    const notShown = executed.filter((step) => !shown.has(step));
    const chain = chainOf(change, notShown);
    if (chain !== null)
        return { steps: chain, interrupted: null, isExplained: true };
    const print = (0,fingerprint/* fingerprint */.Rj)({ organization, action: actionOf(change), id: before && id, before, after });
    const interrupted = open.find(({ intended }) => intended.has(print)) ?? null;
    return { steps: [], interrupted, isExplained: interrupted !== null };
}
/** Whether a run says that it made the change, and the lists say otherwise. */
function isMissing({ id, after, outcome }, listed) {
    return (0,result/* hasSucceeded */.yO)(outcome) && id !== null && !isSameAsset(listed.get(id) ?? null, after);
}
/** The windows of all runs that ended, and of all runs that were cut off: the ledger has their intent but no end. */
function windowsOf(entries) {
    const windows = [];
    /** By the commit of the intent, and by run and attempt. If one attempt applies twice, its last intent counts. */
    const intents = new Map();
    const ended = new Set();
    for (const [index, entry] of entries.entries()) {
        const { run, commit, name } = entry;
        const attempt = `${name.run}-${name.attempt}`;
        if (run.kind === 'seen') {
            const closes = entries.findIndex((later, at) => at > index && later.run.kind === 'seen' && later.run.live_sha256 !== null);
            const intended = new Set(run.intent.fingerprints);
            const window = { opens: index, closes, entry, evidence: null, written: new Map(), intended, found: [] };
            intents.set(commit, window).set(attempt, window);
            windows.push(window);
        }
        else if (run.kind === 'applied') {
            const { evidence, live_sha256 } = run;
            // The evidence names the commit of the intent, if the run knew it.
            const intent = intents.get(evidence.ledger?.commit ?? '') ?? intents.get(attempt);
            if (intent !== undefined)
                ended.add(intent);
            const asked = evidence.changes.filter(({ attempts, outcome }) => attempts > 0 || (0,result/* hasSucceeded */.yO)(outcome));
            const byAsset = (changes) => (0,group/* groupBy */.$z)(changes, ({ id, after }) => keyOf(id, after));
            // Lists that were read before the run ended may not show all of its changes.
            const later = entries.findIndex(({ run: { live_sha256: hash, read_at } }, at) => {
                return at > index && hash !== null && Date.parse(read_at) >= Date.parse(evidence.ended_at);
            });
            const closes = live_sha256 === null ? later : index;
            const window = { opens: intent?.opens ?? -1, entry, intended: new Set(), found: [] };
            windows.push({ ...window, closes, evidence, written: byAsset(asked) });
            // The service may list a change late. If the evidence says that its own list does not show it, the next may.
            const reported = new Set(evidence.differences.map((difference) => difference.fingerprint));
            const late = byAsset(asked.filter((change) => reported.has(change.fingerprint)));
            windows.push({ ...window, opens: index, closes: later, evidence: { ...evidence, changes: [] }, written: late });
        }
    }
    return windows.filter((window) => !ended.has(window));
}
/** The id of the asset. Its system and name if the id of a created asset is not known. */
function keyOf(id, after) {
    return id ?? `\0${after?.cyber_system_id}\0${listedName(after?.name ?? '')}`;
}
/**
 * The executed changes that lead from `before` to `after`, one after another: several runs may have changed one asset
 * between two lists. null if no executed changes lead there.
 */
function chainOf({ before, after }, steps) {
    const chain = [];
    let state = before;
    while (!isSameAsset(state, after)) {
        const step = steps.find((each) => !chain.includes(each) && (isSameAsset(each.before, state) || isParkedOf(each, state)));
        if (step === undefined)
            return null;
        // This list shows only the first of two writes. A later list may show the second, so the step stays open.
        if (isParkedOf(step, after))
            break;
        chain.push(step);
        state = step.after;
    }
    return chain;
}
/** Whether the asset is in the state after the first of two writes: everything is final except the temporary name. */
function isParkedOf({ after }, state) {
    return after !== null && state !== null && isSameAsset({ ...after, name: after.name + names/* SWAP_SUFFIX */.m5 }, state);
}
const DAY_MS = 86_400_000;
/** Looks that are too far apart, and runs without an end. */
function gapsOf({ entries }, { interrupted }, maxDays) {
    const gaps = interrupted.map(({ intent, changes }) => {
        const to = changes.at(-1)?.entry.run.read_at ?? null;
        return { kind: 'interrupted', from: intent.run.read_at, to, days: null, ledger_commit: intent.commit };
    });
    let since = null;
    for (const [index, { run, commit }] of entries.entries()) {
        const isReading = run.live_sha256 !== null;
        const days = since === null ? 0 : (Date.parse(run.read_at) - Date.parse(since)) / DAY_MS;
        if (since !== null && days > maxDays && (isReading || index === entries.length - 1)) {
            gaps.push({ kind: 'no-look', from: since, to: run.read_at, days: Math.floor(days), ledger_commit: commit });
        }
        // If a run without lists is older than the previous look, the clock of that look was ahead.
        if (isReading || days < 0)
            since = run.read_at;
    }
    return gaps.sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

;// CONCATENATED MODULE: ./lib/ledger/questions.js
// Answers an auditor's questions from a history: the changes of a period, changes made outside, looks and gaps; the
// history of one asset or system, even of a deleted one; the list of one look.




function auditHistory(history, 
/** Milliseconds since 1970. Both ends are included. */
{ from, to }, subject, maxGapDays) {
    const { entries, commits } = history;
    const ledger = history.ledger.value;
    const attribution = attributeChanges(history);
    /** Whether something that happened between these two times may be in the period. */
    const mayBeIn = (earliest, latest = earliest) => (from === null || Date.parse(latest) >= from) && (to === null || Date.parse(earliest) <= to);
    const followed = followedIds(entries, subject);
    const executed = entries.flatMap((entry) => entry.run.kind === 'applied' ? executedIn(entry, entry.run.evidence) : []);
    const cut = attribution.interrupted.flatMap(({ intent, changes }) => changes.map(({ entry, change }) => cutOff(intent, entry, change)));
    const outside = attribution.outside.map(({ entry, since, duringRun, asset, place }) => {
        const [after_look, before_look] = [since.run.read_at, entry.run.read_at];
        const context = { after_look, before_look, during_run: duringRun, ledger_commit: entry.commit };
        if (asset === null)
            return { ...context, ...place };
        const [before, after] = [auditState(asset.before, entry.before), auditState(asset.after, entry.directory)];
        return { ...context, of: 'cyber-asset', id: asset.id, before, after };
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
        format_version: '1.0',
        organization: ledger?.organization ?? '',
        service: ledger?.service ?? '',
        ledger: { first: commits[0]?.id ?? '', tip: commits.at(-1)?.id ?? '' },
        from: from === null ? null : new Date(from).toISOString(),
        to: to === null ? null : new Date(to).toISOString(),
        changes: [...executed, ...cut]
            .filter((change) => mayBeIn(change.at) && isAbout(change, subject, followed))
            .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
        outside: outside.filter((one) => mayBeIn(one.after_look, one.before_look) && isAbout(one, subject, followed)),
        refused: isWhole ? refused.filter(({ at }) => mayBeIn(at)) : [],
        looks: entries
            .filter(({ run }) => run.live_sha256 !== null && mayBeIn(run.read_at))
            .map(({ run, commit, assetCount }) => {
            return { at: run.read_at, kind: run.kind, assets: assetCount, ledger_commit: commit };
        }),
        gaps: gapsOf(history, attribution, maxGapDays).filter((gap) => mayBeIn(gap.from, gap.to ?? gap.from)),
    };
}
function executedIn(entry, evidence) {
    const { approval, commit, clean, actor, run_url } = evidence;
    return evidence.changes.map((change) => {
        const pulls = evidence.pull_requests.filter(({ number }) => change.shown_in.includes(number));
        return {
            at: change.ended_at ?? evidence.ended_at,
            action: change.action,
            asset_id: change.id,
            before: auditState(change.before, entry.before),
            after: auditState(change.after, entry.directory),
            outcome: change.outcome,
            reason: change.reason,
            asked_by: [...new Set(pulls.map(({ author }) => author))],
            approved_by: pulls.flatMap(({ approvals }) => approvals.map(({ user, submitted_at, commit_id }) => ({ user, at: submitted_at, commit: commit_id }))),
            approval: approval.by ?? approval.mode,
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
    const approval = run.kind === 'seen' ? run.intent.approval : { mode: '', by: null };
    return {
        at: entry.run.read_at,
        action: actionOf(change),
        asset_id: change.id,
        before: auditState(change.before, entry.before),
        after: auditState(change.after, entry.directory),
        outcome: 'interrupted',
        reason: `The run of ledger commit ${intentCommit} was cut off; this list shows the change.`,
        asked_by: [],
        approved_by: [],
        approval: approval.by ?? approval.mode,
        pull_requests: [],
        titles: [],
        commit: run.commit,
        clean: null,
        actor: null,
        run_url: null,
        ledger_commit: entry.commit,
    };
}
function auditState(state, directory) {
    if (state === null)
        return null;
    const { name, asset_type, cyber_system_id } = state;
    return { name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
}
/** Name, site and rating of a cyber system, as listed. The site is the control center if known, else the facility. */
function listedPlace(id, { systems, facilities, controlCenters }) {
    const listed = systems.get(id) ?? {};
    const { name = null, control_center_id: center = '', facility_id: facility = '', impact_rating: rating } = listed;
    const site = (center === '' ? facilities.get(facility) : controlCenters.get(center))?.name;
    return {
        cyber_system: name,
        site: site ?? (center || facility || null),
        impact_rating: rating || null,
    };
}
/** The lists of one look, limited to one asset or system if the subject names it. */
function auditList({ commit, ledger, run, next, directory, assets }, { asset, system }) {
    const rows = assets.map(({ id, name, asset_type, cyber_system_id }) => {
        return { id, name, asset_type, cyber_system_id, ...listedPlace(cyber_system_id, directory) };
    });
    return {
        format_version: '1.0',
        organization: ledger.organization,
        service: ledger.service,
        at: run.read_at,
        next_look: next,
        ledger_commit: commit,
        live_sha256: run.live_sha256 ?? '',
        facilities: [...directory.facilities.values()],
        control_centers: [...directory.controlCenters.values()],
        systems: [...directory.systems.values()],
        assets: rows
            .filter(({ id, name }) => asset === null || asset === id || asset === name)
            .filter((row) => system === null || system === row.cyber_system_id || system === row.cyber_system)
            .sort((a, b) => (0,compare/* compareNatural */.d)(a.site ?? '', b.site ?? '') ||
            (0,compare/* compareNatural */.d)(a.cyber_system ?? a.cyber_system_id, b.cyber_system ?? b.cyber_system_id) ||
            (0,compare/* compareNatural */.d)(a.name, b.name) ||
            (0,compare/* compareNatural */.d)(a.id, b.id)),
    };
}
/** Whether any list or attempted change has the subject. A misspelled name must not look like one without changes. */
function isKnown({ entries }, subject) {
    const { assets, systems } = followedIds(entries, subject);
    const tried = entries.flatMap(({ run }) => (0,run_file/* evidenceOf */.X1)(run)?.changes ?? []);
    return ((subject.asset === null || assets.size > 0 || tried.some((change) => isOf(change, subject.asset))) &&
        (subject.system === null || systems.size > 0));
}
/** The ids of all assets and systems that were ever listed with the id or name that the subject gives. */
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
/** Whether a change is about the subject. The ids also find changes that were made under another name. */
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
/** Whether a change is about something with this id, or with this name before or after the change. */
function isOf(one, word) {
    return one.id === word || one.before?.name === word || one.after?.name === word;
}

;// CONCATENATED MODULE: ./lib/ledger/verify.js
// The seven checks of `audit verify`, in the order of the ledger's contract. They are pure functions of a history.


function verifyHistory(input) {
    const { history, altered, signatures, contains, inventory, maxGapDays } = input;
    const { commits, entries } = history;
    const attribution = attributeChanges(history);
    const problems = [];
    // 1. No object is altered. `breaksIn` makes the rest of this check, and check 2.
    for (const line of altered)
        problems.push({ check: 1, severity: 'broken', code: 'object-differs', commit: null, detail: line });
    problems.push(...breaksIn(history));
    // 3. Each commit is signed by one of the signers.
    for (const { id: commit } of signatures === null ? [] : commits) {
        const code = signatures?.get(commit) ?? 'not-signed';
        if (code !== 'good')
            problems.push({ check: 3, severity: 'broken', code, commit, detail: '' });
    }
    // 4. Each changed line is explained, or reported as made outside, and each done change is listed.
    for (const { entry, asset, place } of attribution.outside.filter(({ duringRun }) => duringRun)) {
        const found = { code: 'outside-during-run', commit: entry.commit, detail: asset?.id ?? place?.id ?? '' };
        problems.push({ check: 4, severity: 'finding', ...found });
    }
    for (const { entry, change, isReported } of attribution.notListed) {
        const found = { commit: entry.commit, detail: `${change.id ?? ''} ${change.fingerprint}` };
        if (isReported)
            problems.push({ check: 4, severity: 'finding', code: 'not-converged', ...found });
        else
            problems.push({ check: 4, severity: 'broken', code: 'done-not-listed', ...found });
    }
    // 5. Each executed change was shown and, if reviews are required, approved. The files are those of the commit.
    for (const entry of entries)
        problems.push(...checkApprovals(entry), ...checkInventory(entry, inventory));
    // 6. Each commit that somebody kept is part of the ledger.
    for (const kept of contains) {
        if (!commits.some(({ id }) => id.startsWith(kept)))
            problems.push({ check: 6, severity: 'broken', code: 'not-contained', commit: null, detail: kept });
    }
    // 7. No two looks are too far apart, and no intent is without an end.
    for (const { kind, from, to, days, ledger_commit: commit } of gapsOf(history, attribution, maxGapDays)) {
        const code = kind === 'no-look' ? 'gap' : 'interrupted';
        const detail = days === null ? from : `${from} ${to} ${days}`;
        problems.push({ check: 7, severity: 'finding', code, commit, detail });
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
/** Checks 1 and 2. For check 1, history is linear, run files are only added, and `seq` and `previous` are right. */
function breaksIn({ ledger, commits }) {
    let last = { seq: 0, sha256: null };
    const problems = [];
    for (const [index, { id: commit, parents, files, runs }] of commits.entries()) {
        const isFirst = index === 0;
        const found = [];
        if (!isFirst && parents !== 1)
            found.push(['not-linear', String(parents)]);
        if (isFirst && ledger.value === null)
            found.push(['no-ledger-file', ledger.wrong]);
        if (isFirst && files.some(({ path }) => path.startsWith('runs/')))
            found.push(['begins-in-the-middle', '']);
        const beginning = isFirst ? [run_file/* LEDGER_FILE */.th, run_file/* README_FILE */.aF] : [];
        for (const { path, kind } of files)
            if (!beginning.includes(path))
                found.push(...fileProblems(path, kind));
        if (!isFirst && runs.length !== 1)
            found.push(['not-one-run', String(runs.length)]);
        for (const run of runs) {
            found.push(...runProblems(run, last, ledger));
            last = { seq: run.file.value?.seq ?? last.seq + 1, sha256: run.sha256 };
        }
        for (const [code, detail] of found)
            problems.push({ check: 1, severity: 'broken', code, commit, detail });
    }
    return [...problems, ...commits.flatMap(listProblems)];
}
/** 2. The hash of each look is that of its lists. */
function listProblems({ id: commit, runs, changesLists, liveSha256 }) {
    const hash = runs.findLast(({ file }) => file.value !== null)?.file.value?.live_sha256;
    const found = [];
    const lists = { check: 2, severity: 'broken', commit };
    if (typeof hash === 'string' && hash !== liveSha256)
        found.push({ ...lists, code: 'live-mismatch', detail: `${hash} ${liveSha256}` });
    if (hash === null && changesLists)
        found.push({ ...lists, code: 'live-without-lists', detail: '' });
    return found;
}
/** What is wrong with a changed file: a commit may only add run files, and must not change any other file. */
function fileProblems(path, kind) {
    if ((0,run_file/* readRunPath */.vX)(path) === null)
        return [[kind === 'added' || path.startsWith('live/') ? 'unexpected-file' : 'file-changed', path]];
    return kind === 'added' ? [] : [[kind === 'removed' ? 'run-removed' : 'run-changed', path]];
}
/** What is wrong with a run file: it must follow the last one, be named after its run, and belong to this ledger. */
function runProblems({ path, name, file: { value: run, wrong } }, last, { value: ledger }) {
    if (run === null)
        return [['run-unreadable', `${path} ${wrong}`]];
    const found = [];
    if (run.seq !== last.seq + 1)
        found.push(['wrong-seq', `${last.seq + 1} ${run.seq}`]);
    if (run.previous !== last.sha256)
        found.push(['wrong-previous', path]);
    const second = Math.floor(Date.parse(run.read_at) / 1000) * 1000;
    if (run.kind !== name.kind || second !== name.at)
        found.push(['wrong-name', path]);
    const evidence = (0,run_file/* evidenceOf */.X1)(run);
    if (evidence === null || ledger === null)
        return found;
    const isOurs = evidence.organization === ledger.organization && evidence.service === ledger.service;
    return isOurs ? found : [...found, ['other-organization', path]];
}
const EXECUTED = new Set(['done', 'adopted', 'unknown']);
function executedOf({ run }) {
    return run.kind === 'applied' ? run.evidence.changes.filter(({ outcome }) => EXECUTED.has(outcome)) : [];
}
/** 5. Each executed change was shown and, if reviews are required, approved. One finding for each run and cause. */
function checkApprovals(entry) {
    if (entry.run.kind !== 'applied')
        return [];
    const { evidence } = entry.run;
    const causes = executedOf(entry).map((change) => approvalProblem(change, evidence));
    return ['not-shown', 'not-approved'].flatMap((code) => {
        const count = causes.filter((each) => each === code).length;
        const { by, mode } = evidence.approval;
        const detail = `${count} ${by ?? `approval: ${mode}`}`;
        return count === 0 ? [] : [{ check: 5, severity: 'finding', code, commit: entry.commit, detail }];
    });
}
/**
 * null for a change that a pull request with a record showed, or a saved plan, a digest or a person at the terminal
 * approved. If reviews are required, somebody other than the author must have approved a pull request that showed the
 * change, at its head commit and after the record. Nothing else counts.
 */
function approvalProblem(change, evidence) {
    const isReviewed = evidence.approval.mode === 'review';
    if (!isReviewed && change.shown_in.some((by) => typeof by === 'string'))
        return null;
    const pulls = evidence.pull_requests.filter(({ number, record }) => record !== null && change.shown_in.includes(number));
    if (pulls.length === 0)
        return 'not-shown';
    const isApproved = pulls.some(({ approvals, head, author, record }) => approvals.some(({ user, submitted_at, commit_id }) => {
        return user !== author && commit_id === head && Date.parse(submitted_at) >= Date.parse(record.at);
    }));
    return isReviewed && !isApproved ? 'not-approved' : null;
}
/** 5. The inventory files of each run are those of its commit. */
function checkInventory(entry, inventory) {
    const evidence = (0,run_file/* evidenceOf */.X1)(entry.run);
    if (evidence === null || evidence.commit === null)
        return [];
    const { commit, clean, files } = evidence;
    const found = { check: 5, commit: entry.commit };
    // The run itself says that its files were not those of the commit. That matters only if it executed something.
    if (clean === false && executedOf(entry).length === 0)
        return [];
    if (clean === false)
        return [{ ...found, severity: 'finding', code: 'inventory-uncommitted', detail: commit }];
    const hashes = inventory?.get(commit);
    if (inventory !== null && hashes === undefined && files.length > 0)
        return [{ ...found, severity: 'finding', code: 'inventory-lacks-commit', detail: commit }];
    const wrong = files.find(({ path, sha256 }) => hashes !== undefined && hashes.get(path) !== sha256);
    if (wrong === undefined)
        return [];
    const code = hashes?.has(wrong.path) ? 'inventory-differs' : 'inventory-lacks-file';
    return [{ ...found, severity: 'broken', code, detail: `${commit} ${wrong.path}` }];
}

;// CONCATENATED MODULE: ./lib/ledger/audit.js
// `audit` and `audit verify` answer questions from a clone of the ledger, offline: what was changed, by whom and with
// whose approval; the list at a date; whether the ledger is whole.













/** If two looks are more days apart than this, there is a gap between them. */
const MAX_GAP_DAYS = 35;
async function cliAudit(context) {
    const { html, csv, json, at, signers, maxGap } = context.flags;
    if ([html, csv, json].filter((format) => format === true).length > 1)
        throw new result/* UserError */.yo('audit', 'takes one format: --html, --csv or --json.');
    // A flag that would have no effect is refused, because you would misread the answer.
    if (signers !== undefined && (html !== true || at !== undefined))
        throw new result/* UserError */.yo('--signers', 'is for the page of changes. Give --html, or use audit verify.');
    if (maxGap !== undefined && (csv === true || at !== undefined))
        throw new result/* UserError */.yo('--max-gap', 'is for gaps, which neither --at nor --csv shows. Leave it out.');
    const clone = await cloneOf(context);
    const answer = typeof at === 'string' ? listAnswer(at, context.flags, clone) : changesAnswer(context, clone);
    (0,run_files/* putOut */.SN)(await answer, context);
    return 0;
}
/** `--at`: the list as of the last look at or before that time. */
async function listAnswer(at, flags, clone) {
    const other = ['from', 'to'].find((name) => flags[name] !== undefined);
    if (other !== undefined)
        throw new result/* UserError */.yo(`--at and --${other}`, 'exclude each other. Give one of them.');
    if (flags.html === true)
        throw new result/* UserError */.yo('--html', 'shows changes, not a list. Give --csv for the list.');
    // A value that is neither a date nor a time names a commit.
    const moment = /^\d{4}-/.test(at) ? { time: instantOf('--at', at, 'end') } : { commit: at };
    const subject = subjectOf(flags);
    const list = auditList(await listAt(clone, moment), subject);
    const { asset, system } = subject;
    // A misspelled name would give a list without assets, as if the system were empty or the asset not there yet.
    if (system !== null && !list.systems.some(({ id, name }) => id === system || name === system))
        throw new result/* UserError */.yo('--system', `names ${(0,text_text/* word */.Vm)(system)}, which the list of ${at} does not have.`);
    if (asset !== null && list.assets.length === 0)
        expectKnown(await historyOf(clone), subject);
    if (flags.json === true)
        return (0,text_text/* printedJson */.xL)(list);
    return flags.csv === true ? listCsv(list) : listText(list);
}
/** The changes of a period, of one asset or of one system. */
async function changesAnswer(context, clone) {
    const { flags, terminal, host } = context;
    const history = await historyOf(clone);
    const subject = subjectOf(flags);
    expectKnown(history, subject);
    const from = typeof flags.from === 'string' ? instantOf('--from', flags.from, 'start') : null;
    const to = typeof flags.to === 'string' ? instantOf('--to', flags.to, 'end') : null;
    if (from !== null && to !== null && from > to)
        throw new result/* UserError */.yo('--from', 'is later than --to. Name the earlier one first.');
    // Before its first look a ledger knows nothing. An empty answer would look like a time without changes.
    const isRead = history.entries.some(({ run }) => run.live_sha256 !== null && Date.parse(run.read_at) <= (to ?? Infinity));
    if (to !== null && !isRead)
        throw new result/* UserError */.yo('--to', 'is before the first look of this ledger, or it has none yet. Name a later day, or leave it out.');
    const report = auditHistory(history, { from, to }, subject, maxGapOf(flags));
    for (const { code, commit } of breaksIn(history)) {
        terminal.err(`warning: the ledger is broken at ${commit} (${code}). For details, run: cip-sync audit verify.\n`);
    }
    if (flags.json === true)
        return (0,text_text/* printedJson */.xL)(report);
    if (flags.csv === true)
        return auditCsv(report);
    if (flags.html === true) {
        const verified = await verifiedLedger(context, clone, history, await alteredObjects(clone));
        return auditPage(report, {
            tool: { name: model/* TOOL_NAME */.lH, version: host.version },
            madeAt: new Date(host.clock.now()).toISOString(),
            verified,
        });
    }
    return auditText(report, (0,text_text/* painter */.C2)(terminal.color && (flags.out === undefined || flags.out === '-')));
}
async function cliAuditVerify(context) {
    const { flags, terminal } = context;
    const clone = await cloneOf(context);
    // Both reads start now. If both fail, the error of the history is reported.
    const looking = (0,rejections/* early */.Q3)(alteredObjects(clone));
    const history = await historyOf(clone);
    const verified = await verifiedLedger(context, clone, history, await looking);
    terminal.out(flags.json === true ? (0,text_text/* printedJson */.xL)(verified) : verifyText(verified, (0,text_text/* painter */.C2)(terminal.color)));
    if (verified.problems.some(({ severity }) => severity === 'broken'))
        return 1;
    return verified.problems.length > 0 && flags.detailedExitcode === true ? 2 : 0;
}
async function verifiedLedger({ flags, cwd, host }, clone, history, altered) {
    const { signers, inventory, contains } = flags;
    const signersFile = typeof signers === 'string' ? (0,external_node_path_.resolve)(cwd, signers) : null;
    if (signersFile !== null)
        (0,run_files/* readNamed */.Mk)('--signers', signersFile);
    return verifyHistory({
        history,
        altered,
        signatures: signersFile === null ? null : await signaturesOf(clone, history, signersFile),
        contains: typeof contains === 'string' ? contains.split('\n').map(commitId) : [],
        inventory: typeof inventory === 'string' ? await inventoryHashes((0,external_node_path_.resolve)(cwd, inventory), host.env, history) : null,
        maxGapDays: maxGapOf(flags),
    });
}
/** The id of a commit that somebody kept, perhaps abbreviated. A branch or tag would name whatever the clone says. */
function commitId(text) {
    const id = text.trim().toLowerCase();
    if (/^[0-9a-f]{7,64}$/.test(id))
        return id;
    throw new result/* UserError */.yo('--contains', `names ${(0,text_text/* word */.Vm)(text)}, which is not the id of a commit: 7 to 64 hex digits.`);
}
/** Opens the clone that `--dir` names: `DIR`, `DIR#BRANCH` or `#BRANCH`. Without DIR, it is the current folder. */
async function cloneOf({ flags, cwd, host }) {
    const [, folder = '', branch = ''] = /^(.*?)(?:#([^#]*))?$/s.exec(typeof flags.dir === 'string' ? flags.dir : '') ?? [];
    return openClone((0,external_node_path_.resolve)(cwd, folder), host.env, branch || null);
}
/** Throws for a name that the ledger never had. Each flag is checked by itself, so that the message names it. */
function expectKnown(history, subject) {
    for (const flag of ['asset', 'system']) {
        const name = subject[flag];
        if (isKnown(history, { asset: null, system: null, [flag]: name }))
            continue;
        const problem = `names ${(0,text_text/* word */.Vm)(name ?? '')}, which no list and no change of this ledger has. Check its spelling: case counts.`;
        throw new result/* UserError */.yo(`--${flag}`, problem);
    }
}
function subjectOf({ asset, system }) {
    return { asset: typeof asset === 'string' ? asset : null, system: typeof system === 'string' ? system : null };
}
/** The start or the end of a day in UTC, or the given time, in milliseconds since 1970. */
function instantOf(flag, text, side) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const isTime = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);
    const clock = side === 'start' ? '00:00:00.000' : '23:59:59.999';
    const at = isDay ? Date.parse(`${text}T${clock}Z`) : isTime ? Date.parse(text) : Number.NaN;
    // JavaScript reads 30 February as 2 March, and 24:00 as the start of the next day.
    const day = text.slice(0, 10);
    const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true && text.slice(11, 13) !== '24';
    if (!Number.isNaN(at) && isReal)
        return at;
    throw new result/* UserError */.yo(flag, 'must be a date, such as 2026-03-01, or a time, such as 2026-03-01T06:17:00Z.');
}
function maxGapOf({ maxGap }) {
    if (maxGap === undefined)
        return MAX_GAP_DAYS;
    if (typeof maxGap === 'string' && /^\d{1,9}$/.test(maxGap))
        return Number(maxGap);
    throw new result/* UserError */.yo('--max-gap', 'must be a number of days.');
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
// The files that say what a ledger is and what each run did: their formats, names and texts. A file never changes.




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
    // The commit of the inventory, as the run knew it. On CI systems other than GitHub it may be a short id.
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
/** The evidence of a run; null for a kind of run that has none. */
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
        return { value: null, wrong: 'is not JSON' };
    }
    const parsed = shape.safeParse(json);
    if (parsed.success)
        return { value: parsed.data, wrong: null };
    const other = format === undefined ? null : (0,_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .otherFormat */ .Qc)(json, format);
    if (other !== null)
        return { value: null, wrong: `is of format ${other}, and this version reads ${format}` };
    const [issue] = parsed.error.issues;
    return { value: null, wrong: `is not as documented at ${issue?.path.join('.') || 'its root'}` };
}
/** `at`: milliseconds since 1970. */
function runPath({ run, attempt }, kind, at) {
    const [date = '', clock = ''] = new Date(at).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}T${clock.slice(0, 8).replaceAll(':', '')}Z`;
    return `runs/${date.slice(0, 4)}/${date.slice(5, 7)}/${stamp}-${run}-${attempt}-${kind}.json`;
}
const RUN_PATH = /^runs\/(\d{4})\/(\d{2})\/\1\2(\d{2})T(\d{2})(\d{2})(\d{2})Z-([0-9A-Za-z]+)-(\d+)-([a-z]+)\.json$/;
/** What the name of a run file says; null for another file. `at`: milliseconds since 1970, whole seconds. */
function readRunPath(path) {
    const [, year, month, day, hour, minute, second, run = '', attempt, word] = RUN_PATH.exec(path) ?? [];
    const kind = KINDS.find((each) => each === word);
    if (kind === undefined)
        return null;
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at) ? null : { at, run, attempt: Number(attempt), kind };
}
/** The run files among these paths, and what their names say about the runs. Sorted by name, so oldest first. */
function runsIn(paths) {
    return [...paths].sort().flatMap((path) => {
        const name = readRunPath(path);
        return name === null ? [] : [{ path, ...name }];
    });
}
/** The runs with lists. Runs of the same second are ordered by `seq`, because their names do not order them. */
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
/* harmony import */ var _core_csv_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1183);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
// Converts the service's lists to files of the ledger: pure functions of text. The files in `live/` have all that the
// service listed, one record per line, so that a rename is one line of a diff. history.ts reads them back.



/** The lists that have one file each. `key` is the key in `ListedPlaces` of history.ts, `of` says what a row is. */
const PLACE_LISTS = [
    { path: 'live/facilities.csv', key: 'facilities', of: 'facility' },
    { path: 'live/control-centers.csv', key: 'controlCenters', of: 'control-center' },
    { path: 'live/systems.csv', key: 'systems', of: 'cyber-system' },
];
const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
const ASSET_COLUMNS = ['id', 'name', 'asset_type'];
/** Path and text of each file of `live/`, in the order of their paths. */
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
        (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(rows, cyber_system_id, [id, name, asset_type]);
    for (const [system, group] of rows) {
        const home = homes.get(system) ?? '';
        const folder = home === '' ? NO_FACILITY : home === NO_FACILITY ? '%6Eone' : pathSegment(home);
        files.push([`${ASSETS}${folder}/${pathSegment(system)}.csv`, csvTable(ASSET_COLUMNS, group)]);
    }
    return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function csvTable(header, rows) {
    // Sorts by the bytes of the id. Sorting by code units is the same unless one of them is half of a surrogate pair.
    const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
    rows.sort(([a = ''], [b = '']) => {
        if (isPlain)
            return a < b ? -1 : 1;
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    });
    return [header, ...rows].map(_core_csv_js__WEBPACK_IMPORTED_MODULE_2__/* .csvLine */ .zT).join('');
}
function pathSegment(id) {
    if (/^[A-Za-z0-9_-]*$/.test(id))
        return id;
    return Array.from(Buffer.from(id), (byte) => {
        const letter = String.fromCharCode(byte);
        return /[A-Za-z0-9_-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    }).join('');
}
/**
 * The output of `find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`, computed from paths and hashes in
 * order.
 */
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(lines);
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export makeFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);
// Files that a run is given or writes. A plan or evidence is written completely or not at all, and only its owner can
// read it, because it holds names. All files of an inventory or a setup are checked before the first one is written.





/**
 * Makes a folder, and those above it that are missing. With `recursive`, `mkdirSync` would never return where the system
 * answers that the folder above is missing although it is there, as in /proc.
 */
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
        // Another process may have made it meanwhile.
        if (!isFolder())
            throw error;
    }
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/**
 * The first link on the way to a file, which would send it elsewhere; null for none. A pull request may add links below
 * the working directory. Those above it belong to the owner of the machine, but for the last name.
 */
function linkOnTheWay(path, cwd) {
    for (let at = path; at !== cwd; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink())
                return at;
        }
        catch {
            // If the path cannot be read, the later write fails and reports it.
        }
        if (!isBelow(cwd, path))
            break;
    }
    return null;
}
/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link is replaced, too, and never
 * followed to a file. Something that is not a file, such as a pipe or /dev/stdout, is written to directly. Throws a
 * UserError for a folder, and for a file that another program has open.
 */
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, 'is a folder. Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never writes through a link that someone put there.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, `${problem}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** What to do about a file that another program has open, which Windows does not replace; null for other errors. */
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/**
 * Writes machine output to the file that `--out` names. Without `--out`, or if it is `-`, writes to standard output.
 * Throws a UserError if the system refuses.
 */
function putOut(text, { flags, cwd, terminal }) {
    const { out } = flags;
    if (typeof out !== 'string' || out === '-') {
        terminal.out(text);
        return;
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    const link = linkOnTheWay(path, cwd);
    // A link that the system has for a pipe or a terminal, such as /dev/stdout, is no file that could be replaced.
    if (link !== null &&
        (link !== path || isBelow(cwd, path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== false)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(link)} is a link. Name a file that is none.`);
    }
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', problem, { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/**
 * The path for the plan or the evidence of one run. It holds the start time in milliseconds and the process id, so that
 * the next step of the job writes a file of its own. Throws a UserError for a link: a pull request may add a
 * link, which would send names elsewhere.
 */
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    if (linkOnTheWay((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), process.cwd()) !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('evidence-dir', 'is a link, or lies below one. Name a folder.');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
/** The bytes of a file that a flag names. Throws a UserError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(flag, `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be read${code}. Check the path.`, { cause });
    }
}
/**
 * Makes new files with their folders, and replaces files whose content is still `before`, each by a rename. Never
 * writes through a link. Throws a UserError that says what was written.
 */
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(edit.path, `${unfit}. Nothing was written.`);
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        // The name is not that of a YAML file, so that after a crash the file is not read as inventory.
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
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, `${reason}. ${rest}`, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
/** Why a file must not or cannot be written; null if it can. */
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const folders = isBelow(cwd, target) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
    try {
        // A link on the way would put the file elsewhere.
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
        // If a file changed in the meantime, somebody's work must not be lost.
        else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before)
            return 'was changed meanwhile';
        // Moving a file over another needs no permission to write it, but a read-only file must stay as it is.
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
