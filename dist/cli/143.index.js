export const id = 143;
export const ids = [143];
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

/***/ 5209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ faultClause),
/* harmony export */   Ij: () => (/* binding */ faultText),
/* harmony export */   KP: () => (/* binding */ LEDGER_WORDS),
/* harmony export */   P4: () => (/* binding */ behindLine),
/* harmony export */   PO: () => (/* binding */ misreadText)
/* harmony export */ });
// Why a ledger cannot be written or read, as values with a code, and the words for each: in the terminal and in
// `explain`.
/** `is not JSON`: after the name of the file. */
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
/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
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
/** The fault as part of a sentence. */
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
/** What is wrong with the ledger before anything was written, and what to do. */
function faultText(fault) {
    const clause = faultClause(fault);
    const mayBePush = fault.code === 'ledger-refused' || fault.code === 'ledger-unreachable';
    return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.${mayBePush ? '' : ' Nothing was written.'} ${remedyOf(fault).replaceAll('`', '')}`;
}
function remedyOf(fault) {
    if (fault.code === 'ledger-missing' && fault.lacks === 'repository')
        return `Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: \`cip-sync ledger init\`. ${NEVER_SILENT}`;
    if (fault.code === 'ledger-mismatch' && fault.found.kind === 'format')
        return 'Use the version that began the ledger, or a later one.';
    return LEDGER_WORDS[fault.code].help;
}
/** Which record of a run is not in the ledger, and why. Only an apply leaves an evidence file to keep. */
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
