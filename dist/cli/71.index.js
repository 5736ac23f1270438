export const id = 71;
export const ids = [71,452];
export const modules = {

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
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
/** 48 bits are enough: it only counts for an asset whose live name an apply gave it that was cut off. */
const TARGET_CHARACTERS = 8;
/** 16 characters (base64url) of the SHA-256 over the change's canonical JSON (keys sorted, no white space). */
function fingerprint({ organization, action, id, before, after }) {
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
    const { id, organization_slug: organization } = asset;
    return fingerprint({ organization, action: 'delete', id, before: stateOf(asset), after: null });
}
/** The state that a change of the asset starts from. */
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
/**
 * Identifies the state in which a change of an asset ends, whatever it starts from. `after` is null for a delete. Eight
 * characters (base64url) over organization, id and after.
 */
function targetFingerprint(organization, id, after) {
    const action = after === null ? 'delete' : 'update';
    const canonical = JSON.stringify({ action, after: sorted(after), id, organization });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('base64url').slice(0, TARGET_CHARACTERS);
}
/** `sha256:` and 64 hex digits over the fingerprints, sorted, one a line. The same set has the same digest. */
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

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ unapproved),
/* harmony export */   Pq: () => (/* binding */ toExecute),
/* harmony export */   Z4: () => (/* binding */ executedBy),
/* harmony export */   gz: () => (/* binding */ priorApproval),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6599);


/** If no base is known, every difference counts as a change that the inventory asks for. */
function originOf(change, organization, { base, applied, recorded }) {
    const { fingerprint } = change;
    if (base === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}
/** The changes that apply would execute, in the order given. */
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The same for a finished plan: drift that it would execute does not count as drift. */
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0);
}
/** The changes that no approval covers. If there is one, nothing may be written. */
function unapproved(organization, changes, approved) {
    const { fingerprints, targets } = approved;
    return changes.filter((change) => {
        if (fingerprints.has(change.fingerprint))
            return false;
        return !isParked(change) || !targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
/**
 * Whether an apply that was cut off has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
}
/**
 * null if the approval does not mention the change. Fingerprints are hashes, so only exact questions can be answered.
 */
function priorApproval(organization, change, approved) {
    if (change.action === 'create')
        return null;
    const { id, after } = change;
    if (approved.targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, id, after)))
        return 'other-start';
    if (after === null)
        return null;
    const asCreate = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action: 'create', id: null, before: null, after });
    return approved.fingerprints.has(asCreate) ? 'create' : null;
}


/***/ }),

/***/ 6916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ isQuestion),
/* harmony export */   R3: () => (/* binding */ moreText),
/* harmony export */   U0: () => (/* binding */ condensed),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   k8: () => (/* binding */ wordDiagnostic),
/* harmony export */   kQ: () => (/* binding */ renderValidation),
/* harmony export */   q9: () => (/* binding */ WORDS),
/* harmony export */   rA: () => (/* binding */ sayDiagnostic),
/* harmony export */   wz: () => (/* binding */ errorsFirst),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* unused harmony exports annotations, lineAnnotations */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1968);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6128);
/* harmony import */ var _messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3247);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5511);
// The wording of every finding, for all outputs: a log, the lines of `validate`, annotations, comments. Each has
// subject, cause and remedy.







/** The type demands every code: a code without words does not compile. */
const WORDS = {
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_WORDS */ .zT,
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .YAML_WORDS */ .mG,
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_WORDS */ .Yj,
    ..._messages_file_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_WORDS */ .Wo,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOLVING_WORDS */ .wQ,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .MATCHING_WORDS */ .QP,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAN_WORDS */ .cX,
    ..._messages_service_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .CSV_WORDS */ .xE,
};
/** Subject, cause and remedy, on one line. */
function sayDiagnostic({ code, args }, formatter) {
    const words = WORDS[code];
    return `${words.text(args, formatter)} ${words.remedy(args, formatter)}`;
}
function remedyOf({ code, args }, formatter) {
    const words = WORDS[code];
    return words.remedy(args, formatter);
}
/**
 * A diagnostic in words. `path` is the file's own, not escaped. Line and column are 1-based, and null for a finding
 * about a whole file, or without a file.
 */
function wordDiagnostic(finding) {
    const { code, severity, at } = finding;
    const place = at === null || at.offset === null ? null : at.file.place(at.offset);
    return {
        code,
        severity,
        message: sayDiagnostic(finding, _text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plainFormatter */ .P8),
        path: at?.file.path ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
    };
}
/** `path:line:column severity code: message`, on exactly one line. */
function formatDiagnostic(finding) {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding);
    const place = path === null ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}${line === null ? '' : `:${line}:${column}`} `;
    return `${place}${severity} ${code}: ${message}`;
}
// Chooses the diagnostics to show if there is no room for all.
/** More than this many of one code and one remedy are shown by the first few and their count. */
const MOST_ALIKE = 5;
const SHOWN_OF_ALIKE = 3;
/** Words without names and places: what is equal in two of them is one remedy. */
const NAMELESS = { name: () => '', id: () => '', code: () => '', reason: () => '' };
/** What people read of many findings: of those with one cause the first three. `more` is how many are like the last. */
function condensed(diagnostics) {
    const all = diagnostics.map((finding) => ({ finding, more: 0 }));
    if (all.length <= MOST_ALIKE)
        return all;
    const hidden = new Set();
    const kinds = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(all, ({ finding: { code, severity } }) => `${severity} ${code}`);
    for (const ofCode of kinds.values()) {
        if (ofCode.length <= MOST_ALIKE)
            continue;
        const alike = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(ofCode, ({ finding }) => remedyOf(finding, NAMELESS).replace(/[\d,]+/g, ''));
        for (const some of alike.values()) {
            if (some.length <= MOST_ALIKE)
                continue;
            some[SHOWN_OF_ALIKE - 1].more = some.length - SHOWN_OF_ALIKE;
            for (const one of some.slice(SHOWN_OF_ALIKE))
                hidden.add(one);
        }
    }
    return all.filter((one) => !hidden.has(one));
}
/** About the findings that are like one that is shown. */
function moreText(more) {
    return `and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(more)} more like this. --json has all of them.`;
}
/** A question is shown above the deletes, because its answer may undo one. */
function isQuestion(finding) {
    return finding.code === 'possible-rename';
}
/** Errors, then findings about whole systems, then warnings, then notices. Each group is in file order. */
function errorsFirst(diagnostics) {
    const rank = ({ severity, code }) => {
        if (severity === 'error')
            return 0;
        if (code === 'system-released' || code === 'system-adopted')
            return 1;
        return severity === 'warning' ? 2 : 3;
    };
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
/** As many as anyone reads. If there are more, errors come first. */
const MOST_SHOWN = 2000;
/** A line for each finding, or for the first of many alike, and one for those that are not shown. */
function findingLines(diagnostics, paint = (line, _severity) => line) {
    const left = diagnostics.length - MOST_SHOWN;
    const first = left > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = condensed(first).flatMap(({ finding, more }) => {
        const line = paint(formatDiagnostic(finding), finding.severity);
        return more === 0 ? [line] : [line, `  ${moreText(more)}`];
    });
    return left > 0 ? [...lines, `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left, 'more finding')} not shown.`] : lines;
}
/** Ends with a newline. */
function renderValidation(validation, diagnostics = validation.diagnostics) {
    return [...findingLines(diagnostics), (0,_summarize_js__WEBPACK_IMPORTED_MODULE_3__/* .validationLine */ .MB)(validation), ''].join('\n');
}
/** GitHub shows ten annotations of a level for each step and silently drops the rest. */
const MOST_OF_LEVEL = 10;
/**
 * If a level has more than ten, returns nine and one that counts the rest. `unlisted` has the diagnostics that the log
 * then lacks, in file order. A notice about a hint that is done is not repeated as an annotation in every later run.
 * `folder` is the path from the root of the repository to the working directory, because GitHub needs paths from the
 * root: `ops/`, or '' for the root.
 */
function annotations(diagnostics, folder) {
    const annotated = new Set();
    const listed = SEVERITIES.flatMap((severity) => {
        const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
        const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
        const shown = first.map((finding) => {
            annotated.add(finding);
            const { code, message, path, line, column } = wordDiagnostic(finding);
            return {
                severity,
                message: visible(message),
                title: `${code}: ${WORDS[code].title}`,
                ...(path !== null && { file: visible(folder + path) }),
                ...(line !== null && { startLine: line }),
                ...(column !== null && { startColumn: column }),
            };
        });
        if (first.length === ofLevel.length)
            return shown;
        const more = counted(ofLevel.length - first.length, `more ${severity}`);
        return [...shown, { severity, message: `${more}, in the log and the summary of this run.` }];
    });
    return { annotations: listed, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}
/** The most annotations on lines, errors first. Each fifty take one more request. The summary has the rest. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** Annotations for findings with a line. A check run of GitHub shows them beside it. */
function lineAnnotations(diagnostics, folder) {
    return errorsFirst(diagnostics)
        .filter(({ at, code }) => at !== null && code !== 'hint-done')
        .slice(0, MOST_ON_LINES)
        .map((finding) => {
        const { code, severity, message, path, line } = wordDiagnostic(finding);
        const at = line ?? 1;
        return {
            path: folder + (path ?? ''),
            start_line: at,
            end_line: at,
            annotation_level: LEVELS[severity],
            title: `${code}: ${WORDS[code].title}`,
            message,
        };
    });
}


/***/ }),

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePlanDocument: () => (/* binding */ parsePlanDocument),
/* harmony export */   planJsonSchema: () => (/* binding */ planJsonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8439);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _core_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6916);
// The format of the plan document, for `schemas/plan.schema.json`, its type, and the only parser of a saved plan.







const FIELDS = ['name', 'cyber_system_id', 'asset_type'];
const ORIGINS = ['inventory', 'pending', 'drift'];
const CODES = Object.keys(_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .WORDS */ .q9);
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative();
const assetType = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .Dd);
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ name: text, cyber_system_id: text.describe('Prefix cs_.'), asset_type: assetType })
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
        changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FIELDS)).min(1).describe('name: a rename. cyber_system_id: a move. asset_type: a retype.'),
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
const undeclared = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: text,
    name: text,
    cyber_system_id: text,
    asset_type: assetType,
    cyber_system: reference,
});
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
/** The JSON Schema (draft 2020-12) of the plan document. */
function planJsonSchema() {
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .toJSONSchema */ .bl(planShape, { target: 'draft-2020-12' });
}
const MOST_PROBLEMS = 20;
/**
 * A saved plan (`--plan FILE`). Each fingerprint must be that of its change, and the digest must cover all changes to
 * execute: you approve exactly what you read in the file. Problems start with a path, as `changes[3].id`.
 */
function parsePlanDocument(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        return { ok: false, problems: ['The file is not JSON.'] };
    }
    const other = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .otherFormat */ .Qc)(value, FORMAT);
    if (other !== null) {
        return { ok: false, problems: [`format_version: it is of format ${other}, and this version reads ${FORMAT}.`] };
    }
    const parsed = planShape.safeParse(value);
    const problems = parsed.success
        ? forgeries(parsed.data)
        : parsed.error.issues.map(({ path, message }) => `${located(path)}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(message))}`);
    return parsed.success && problems.length === 0
        ? { ok: true, plan: parsed.data }
        : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
function located(path) {
    const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
    return steps.length === 0 ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(steps.join('').replace(/^\./, ''))}: `;
}
function forgeries(plan) {
    const { organization, changes, digest: stated } = plan;
    const problems = changes.flatMap(({ action, id, before, after, fingerprint: print }, index) => (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ organization, action, id, before, after }) === print
        ? []
        : [`changes[${index}].fingerprint: not that of this change; was the file edited?`]);
    const isWhole = (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)((0,_core_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .executedBy */ .Z4)(plan).map((one) => one.fingerprint)) === stated;
    return isWhole ? problems : [...problems, 'digest: not that of these changes; was the file edited?'];
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
