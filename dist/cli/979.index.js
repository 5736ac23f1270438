export const id = 979;
export const ids = [979,595];
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

/***/ 9979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SCHEMAS: () => (/* binding */ SCHEMAS),
  cliExplain: () => (/* binding */ cliExplain),
  cliSchema: () => (/* binding */ cliSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./lib/apply/evidence-schema.js
var evidence_schema = __webpack_require__(735);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/follow/report.js
var report = __webpack_require__(5371);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/inventory/schema.js
// The file format as JSON Schema, for editors and other tools. The parser never imports this file. The compiler and a
// property test check that the two agree.



const MEANINGS = {
    hardware: 'A physical device: RTU, PLC, HMI, network equipment.',
    software: 'An application or operating system.',
};
const asset = schemas/* strictObject */.rej({
    name: textSchema('Name or hostname, unique within the cyber system.'),
    asset_type: typeOf('hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. Optional if the document has an asset_type for all of its assets.').optional(),
    renamed_from: textSchema('The name that the asset has at the service until this is applied.').optional(),
    moved_from: textSchema('The cyber system (name or id) that the asset is in until this is applied.').optional(),
    id: textSchema('The id of the asset at the service (ca_…). With an id, the name, cyber system and type can all change.').optional(),
    external_id: textSchema('The number of the asset in the system that the inventory comes from, such as a CMDB. Unique in the inventory; never sent to the service.')
        .max(shape/* EXTERNAL_ID_LIMIT */.c_)
        .optional(),
})
    .meta({
    title: 'cyber asset',
    description: 'One cyber asset.',
    // Without this snippet, an editor would offer only the name, since the type may be at the head of the document.
    defaultSnippets: [{ label: 'cyber asset', body: { name: '$1', asset_type: '$2' } }],
});
/**
 * One YAML document of an inventory file. `errorMessage` and `enumDescriptions` are not JSON Schema: editors show them,
 * and validators ignore them.
 */
const inventoryDocument = schemas/* strictObject */.rej({
    cyber_system: textSchema('The cyber system that holds these assets: its name, or its id (cs_…).'),
    facility: textSchema('The facility of the cyber system: its name, or its id (fac_…). Distinguishes systems of the same name, and is checked.').optional(),
    prune: schemas/* boolean */.zMY()
        .meta({
        description: 'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. If left out: true, except while the system is being adopted.',
        errorMessage: 'Write true or false, without quotes.',
    })
        .optional(),
    asset_type: typeOf('The type of the assets below that have no type of their own: hardware or software.').optional(),
    ignore: schemas/* array */.YOg(textSchema('An exact name, or a pattern with * and ?.'))
        .meta({
        description: 'Live assets of this system to leave alone: exact names, or patterns in which * matches any text and ? matches one character. They are neither deleted nor listed as undeclared.',
        errorMessage: 'Write a list of names, such as ["lab-*", spare-hmi].',
    })
        .optional(),
    assets: schemas/* array */.YOg(asset).meta({
        description: 'The assets of the cyber system. An empty list means that it has none.',
        errorMessage: 'Write a list of assets, or [] if the system has none.',
    }),
})
    .refine(({ asset_type, assets: entries }) => asset_type !== undefined || entries.every((entry) => entry.asset_type !== undefined))
    .meta({
    description: 'Assets of one cyber system. A file holds one or more such documents.',
    defaultSnippets: [{ label: 'inventory', body: { cyber_system: '$1', assets: [{ name: '$2', asset_type: '$3' }] } }],
    // The rule of `refine` above, as JSON Schema: the type is at the head of the document, or in every asset.
    anyOf: [{ required: ['asset_type'] }, { properties: { assets: { items: { required: ['asset_type'] } } } }],
});
/** The JSON Schema of a document, in draft-07, which YAML editors use for completion and checks. */
function inventoryJsonSchema() {
    const { $schema, ...shape } = json_schema_processors/* toJSONSchema */.bl(inventoryDocument, { target: 'draft-7' });
    return { $schema, title: 'cip-inventory-sync inventory', ...shape };
}
function typeOf(description) {
    return schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd).meta({
        description,
        enumDescriptions: model/* ASSET_TYPES */.Dd.map((type) => MEANINGS[type]),
        errorMessage: 'Write hardware (a physical device) or software (an application or operating system).',
    });
}
function textSchema(description) {
    const errorMessage = 'Write text. Put quotes around text that looks like a number, a date, or true or false: "0417".';
    return schemas/* string */.YjP().min(1).meta({ description, errorMessage });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/ledger/audit-schema.js
// What an audit answers: plain data that ledger/ makes and text puts into words. `audit --json` prints it unchanged.
// Its schema is published as `schemas/audit.schema.json`. An audit imports only the types.

const audit_schema_text = schemas/* string */.YjP();
const time = iso/* datetime */.w$().describe('UTC.');
const count = schemas/* int */.Whr().min(0);
const ledgerCommit = audit_schema_text.describe('The ledger commit that records it.');
const state = schemas/* strictObject */.rej({
    name: audit_schema_text,
    asset_type: audit_schema_text,
    cyber_system_id: audit_schema_text,
    cyber_system: audit_schema_text.nullable().describe('Its name at that time; null if it was not listed.'),
    site: audit_schema_text.nullable().describe('Control center or facility of the cyber system.'),
    impact_rating: audit_schema_text.nullable().describe('Of the cyber system; null where it has none.'),
});
const approval = schemas/* strictObject */.rej({ user: audit_schema_text, at: audit_schema_text, commit: audit_schema_text.nullable() });
const change = schemas/* strictObject */.rej({
    at: time,
    action: schemas/* enum */.k5n(['create', 'update', 'delete']),
    asset_id: audit_schema_text.nullable(),
    before: state.nullable().describe('null for a create.'),
    after: state.nullable().describe('null for a delete.'),
    outcome: audit_schema_text.describe('As in the evidence. interrupted: the run was cut off, and a later list shows the change.'),
    reason: audit_schema_text.nullable().describe('Why it is not done.'),
    asked_by: schemas/* array */.YOg(audit_schema_text).describe('Authors of the pull requests that showed it.'),
    approved_by: schemas/* array */.YOg(approval),
    approval: audit_schema_text.describe('What the run relied on as its approval.'),
    pull_requests: schemas/* array */.YOg(schemas/* int */.Whr()),
    titles: schemas/* array */.YOg(audit_schema_text).describe('Of these pull requests.'),
    commit: audit_schema_text.nullable().describe('Of the inventory.'),
    clean: schemas/* boolean */.zMY().nullable().describe('Whether the inventory files were those of the commit.'),
    actor: audit_schema_text.nullable(),
    run_url: audit_schema_text.nullable(),
    ledger_commit: ledgerCommit,
});
const row = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const outside = schemas/* strictObject */.rej({
    after_look: time,
    before_look: time,
    during_run: schemas/* boolean */.zMY().describe('Whether it was made while a run was under way.'),
    of: schemas/* enum */.k5n(['cyber-asset', 'cyber-system', 'facility', 'control-center']),
    id: audit_schema_text,
    before: schemas/* union */.KCZ([state, row]).nullable(),
    after: schemas/* union */.KCZ([state, row]).nullable(),
    ledger_commit: ledgerCommit,
});
const refused = schemas/* strictObject */.rej({
    at: time,
    result: audit_schema_text,
    changes: count,
    guards: schemas/* array */.YOg(audit_schema_text),
    pull_requests: schemas/* array */.YOg(schemas/* int */.Whr()),
    actor: audit_schema_text.nullable(),
    run_url: audit_schema_text.nullable(),
    commit: audit_schema_text.nullable(),
    ledger_commit: ledgerCommit,
});
const gap = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['no-look', 'interrupted']),
    from: time,
    to: time.nullable(),
    days: count.nullable(),
    ledger_commit: ledgerCommit,
});
const audit = schemas/* strictObject */.rej({
    format_version: schemas/* literal */.euz('1.0'),
    organization: audit_schema_text,
    service: audit_schema_text,
    ledger: schemas/* strictObject */.rej({
        first: audit_schema_text,
        tip: audit_schema_text,
    }),
    from: time.nullable(),
    to: time.nullable(),
    changes: schemas/* array */.YOg(change),
    outside: schemas/* array */.YOg(outside).describe('Made outside the repository.'),
    refused: schemas/* array */.YOg(refused).describe('Runs that wrote nothing because an approval was missing or a guard failed.'),
    looks: schemas/* array */.YOg(schemas/* strictObject */.rej({ at: time, kind: audit_schema_text, assets: count, ledger_commit: ledgerCommit })),
    gaps: schemas/* array */.YOg(gap),
});

// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/text/plan-schema.js
var plan_schema = __webpack_require__(5150);
// EXTERNAL MODULE: ./lib/ledger/words.js
var words = __webpack_require__(4548);
// EXTERNAL MODULE: ./lib/text/messages.js
var messages = __webpack_require__(139);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/cli/reference.js



/** Turns messages into topics. If a message has no `help`, its remedy does not depend on its arguments. */
function topicsOf(words, args = {}) {
    return Object.fromEntries(Object.entries(words).map(([code, { title, help, remedy }]) => {
        return [code, { title, help: help ?? (0,messages/* inWords */.r4)(remedy, args, text_text/* markdownFormatter */.W9) }];
    }));
}
const RESULTS = {
    validated: { title: 'The files are valid. The service was not asked.', help: '' },
    invalid: {
        title: 'The files have an error. Nothing was planned or written.',
        help: 'Correct what the findings name.',
    },
    'no-changes': { title: 'There is nothing to execute.', help: '' },
    planned: { title: 'There is a plan with changes.', help: 'Read it, the deletes first.' },
    blocked: {
        title: 'A guard stopped the apply, because there are too many deletes. Nothing was written.',
        help: 'Look for lost entries and files. If you mean all the deletes, delete in steps, or raise `max-deletes` or `max-delete-percent`.',
    },
    unapproved: {
        title: 'Something to execute is not approved. Nothing was written.',
        help: 'Open a pull request, or plan again.',
    },
    superseded: {
        title: "The inventory on the default branch has changed since this run's commit.",
        help: 'Look at the newer run, or start one.',
    },
    applied: { title: 'All changes are done, and the list of the service shows them.', help: '' },
    partial: {
        title: 'Some changes are done and others are not, or the list of the service does not show all of them yet.',
        help: 'Read what failed. Run again, or open a pull request that corrects the file.',
    },
    failed: { title: 'The run could not do what it was asked.', help: 'Read the last lines of the log, and run again.' },
    cancelled: { title: 'The run was stopped.', help: 'Run again. It skips what is done.' },
    clean: { title: 'There is no drift.', help: '' },
    drifted: { title: 'The service differs, and no file asked for it.', help: 'Adopt the difference, or revert it.' },
    skipped: { title: 'There was nothing to do for this event.', help: '' },
};
const RUN_WORDS = {
    'public-repository': {
        title: 'The repository is public, so everyone could read what the run prints.',
        help: 'Make it private, or set `allow-public: true` if everyone may read the inventory.',
    },
    ...topicsOf(words/* LEDGER_WORDS */.KP, ''),
};
/** The states that plans, evidence and comments mention. */
const STATES = {
    pending: { title: 'A change that is merged and not applied yet.', help: 'Run the apply again.' },
    drift: {
        title: 'A difference that no file asked for.',
        help: 'Adopt it with `cip-sync import --update`, or revert it with `apply-drift`. A revert deletes what a person added.',
    },
    undeclared: {
        title: 'A live asset of a declared system that no file names.',
        help: 'Declare it, or name it under `ignore`.',
    },
    ignored: { title: 'A live asset that its file leaves alone.', help: 'To manage it, remove it from `ignore`.' },
    unmanaged: { title: 'A live asset of a system that no file declares.', help: '' },
    adopted: { title: 'A create whose answer was lost, found in the list.', help: '' },
    'changed-meanwhile': { title: 'An asset changed since the plan, so it was not written to.', help: 'Plan again.' },
    unknown: { title: 'A write whose outcome nobody can say before the next plan.', help: 'Plan again.' },
    'not-converged': {
        title: 'The list of the service does not show what it accepted, or shows an asset twice.',
        help: 'Plan again after a few minutes. If an asset is there twice, keep the one with the history: pin it by `id`.',
    },
};
const WORDS = {
    desired: { title: 'What the YAML files declare.', help: '' },
    live: { title: 'What the service lists.', help: '' },
    plan: { title: 'The changes that turn live into desired.', help: '' },
    change: { title: 'One create, update or delete of one asset.', help: '' },
    action: { title: 'What a change does: create, update or delete.', help: '' },
    create: { title: 'A change that adds an asset to the service.', help: '' },
    update: { title: 'A change of an asset, which keeps its id: a rename, a move, a retype, or several.', help: '' },
    delete: { title: 'A change that removes an asset and its compliance history for good.', help: '' },
    rename: { title: 'An update of the name. The asset keeps its id.', help: 'Write `renamed_from`.' },
    move: {
        title: 'An update of the cyber system. The asset keeps its id.',
        help: 'Write `moved_from` if it is needed.',
    },
    retype: { title: 'An update of the type. The asset keeps its id.', help: 'Change `asset_type`.' },
    managed: { title: 'A cyber system that the inventory declares.', help: '' },
    origin: { title: 'Why a change is in a plan: inventory, pending or drift.', help: '' },
    inventory: { title: 'The origin of a change that these files ask for, and the base does not.', help: '' },
    prune: { title: 'To delete what is undeclared.', help: '' },
    guard: { title: 'A limit that blocks an apply.', help: '' },
    fingerprint: { title: 'The identity of one change.', help: '' },
    digest: { title: 'The identity of the set of changes that would be executed.', help: '' },
    record: { title: 'What a pull request showed, in its check run.', help: '' },
    'applied-log': { title: 'The branch that says what was applied last, and whose turn it is.', help: '' },
    entry: { title: 'A commit of the applied log. Also an asset in a file.', help: '' },
    turn: { title: 'The right of one apply to write, while others wait.', help: '' },
    finding: { title: "A message about the user's files, with its place and a remedy.", help: '' },
    evidence: { title: 'The record of one apply: what was planned and approved, and what came of it.', help: '' },
    follow: { title: 'To edit the files so that they say what the service or a CMDB says.', help: '' },
};
/** Every topic, by the heading of the page that lists them. */
const GROUPS = {
    ...Object.fromEntries(Object.entries(messages/* FINDINGS */.TG).map(([heading, words]) => [heading, topicsOf(words)])),
    'The repository and the ledger': RUN_WORDS,
    'Results of a run': RESULTS,
    'States of changes and assets': STATES,
    Words: WORDS,
};
/** By topic, in the order of the page. */
const TOPICS = new Map(Object.values(GROUPS).flatMap(Object.entries));
/**
 * The text about one topic, or every topic with its meaning. Plain text that ends with a newline; null if there is no
 * such topic.
 */
function explainTopic(topic) {
    if (topic === null) {
        const width = Math.max(...Array.from(TOPICS.keys(), ({ length }) => length));
        return Array.from(TOPICS, ([name, { title }]) => `${name.padEnd(width)}  ${title}\n`).join('');
    }
    const found = TOPICS.get(topic);
    if (found === undefined)
        return null;
    const help = found.help === '' ? '' : `What to do: ${found.help.replaceAll('`', '')}`;
    const lines = help.match(/\S(?:.{0,78}\S)?(?=\s|$)|\S+/g) ?? [];
    return [`${topic}: ${found.title}`, ...(lines.length > 0 ? [''] : []), ...lines, ''].join('\n');
}

;// CONCATENATED MODULE: ./lib/cli/explain.js
// `explain` and `schema`: print what the tool knows without any input.











function titled(name, document) {
    const { $schema, ...shape } = json_schema_processors/* toJSONSchema */.bl(document);
    return { $schema, title: `${model/* TOOL_NAME */.lH} ${name}`, ...shape };
}
/** The functions that make the JSON Schemas, by name. `schemas/NAME.schema.json` holds the result. */
const SCHEMAS = {
    inventory: inventoryJsonSchema,
    plan: plan_schema/* planJsonSchema */.b,
    evidence: () => titled('evidence', evidence_schema/* evidence */.M),
    audit: () => titled('audit', audit),
    import: () => titled('import', report/* importShape */.Ju),
};
async function cliSchema(context) {
    // The command line takes no other name.
    (0,run_files/* putOut */.SN)((0,run_files/* jsonText */.s$)(SCHEMAS[context.flags.format]()), context);
    return 0;
}
async function cliExplain({ flags, terminal }) {
    const { code } = flags;
    const text = explainTopic(typeof code === 'string' ? code.trim().toLowerCase().replaceAll(/\s+/g, '-') : null);
    if (text === null) {
        const [near] = (0,suggest/* nearest */.pA)(String(code), [...TOPICS.keys()]);
        const hint = near === undefined ? 'Without one it lists them all.' : `Did you mean ${near}?`;
        throw new result/* UserError */.yo('explain', `knows no such code or word. ${hint}`);
    }
    terminal.out(text);
    return 0;
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


/** If it is not known what was applied, every difference counts as a change that the inventory asks for. */
function originOf(change, organization, { base, applied, recorded, }) {
    const { fingerprint } = change;
    if (base === null || applied === null || !base.has(fingerprint))
        return 'inventory';
    if (recorded.has(fingerprint))
        return 'pending';
    if (isParked(change) && recorded.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after)))
        return 'pending';
    return applied.has(fingerprint) ? 'drift' : 'pending';
}
/** The changes that apply would execute, in the order given. */
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
/** The same for a finished plan. Its `summary.drift` is 0 if apply would execute the drift, too. */
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
 * Whether an interrupted apply has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
}
/**
 * What an approval has instead of a change that it does not cover: a change to the same state from another start, or
 * the create of that state. null if it has neither. Fingerprints are hashes, so nothing else can be looked up.
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
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7291);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3444);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2270);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7206);
/* harmony import */ var _text_markdown_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1912);
/* harmony import */ var _text_summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9010);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6404);
// The texts of commands that write files. What an import did: as JSON (`schemas/import.schema.json`), as the text of a
// pull request, and as the last lines of the command. Also the edits as a patch, and the last lines of fmt.








/** What an import can do to an entry, in the order in which the actions are listed. */
const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'];
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
const entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('The file that holds the entry; of one that is removed, that held it.'),
    line: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
    actions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(ENTRY_ACTIONS))
        .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    cyber_system: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    asset_type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd),
    before: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), cyber_system: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd) })
        .nullable()
        .describe('What the entry said; null for one that is added.'),
});
const importShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('1.0'),
    counts: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        added: count,
        renamed: count,
        moved: count,
        retyped: count,
        removed: count,
        unchanged: count,
        changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
        .describe('An entry that is renamed and moved counts in both.'),
    entries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(entry).describe('All that changed, by path and line.'),
    patch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('The edits as a unified diff: with --dry-run.'),
});
/** What an import did, for programs. `patch` is null unless it is a dry run. */
function importDocument(imported, patch) {
    const { entries, counts } = listOf(imported);
    const whole = { format_version: '1.0', counts, entries };
    return patch === null ? whole : { ...whole, patch };
}
/** The most bytes of the text of a pull request. GitHub refuses more than 65,536 characters. */
const MOST_BYTES = 60_000;
/** The same as the text of a pull request: counts, then entries while they fit. Ends with a newline. */
function importMarkdown(imported, diagnostics) {
    const all = listOf(imported);
    const { entries } = all;
    const severities = ['warning', 'notice'].map((severity) => {
        return [diagnostics.filter((one) => one.severity === severity).length, severity];
    });
    const found = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(severities, 'nouns').join(', ');
    const lines = [
        `${countsText(all)}.`,
        ...(imported.csv === null ? [] : readLines(imported.csv).map((line) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(line))),
        ...(found === '' ? [] : [`${found}: the log of the run lists them.`]),
        `A plan of these files: ${(0,_text_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(imported.plan)}`,
    ];
    const list = {
        keep: 0,
        open: '',
        count: entries.length,
        row: (index) => `- ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(entryLine(entries[index]))}\n`,
        close: '',
        hidden: (more) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `The files show ${more} more (entry|entries).`,
    };
    return (0,_text_markdown_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .fitPage */ .n8)(MOST_BYTES, [`${lines.join('\n\n')}\n`], [list], []).text;
}
/** The entries by path, line and name, and how many there are of each action. */
function listOf({ comparison, written, place }) {
    const nameOf = ({ id }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)({ ...place(id), impactRating: null }, String);
    const entries = comparison.changes.map(({ system, from, before, after }) => {
        const placed = (after === null ? null : written.get(after)) ?? before;
        const { file } = placed.document;
        const state = after ?? before;
        const isKept = before !== null && after !== null;
        const is = {
            added: before === null,
            renamed: isKept && before.name !== after.name,
            moved: isKept && from?.id !== system.id,
            retyped: isKept && before.assetType !== after.assetType,
            removed: after === null,
        };
        return {
            path: file.path,
            line: file.place(placed.offset).line,
            actions: ENTRY_ACTIONS.filter((action) => is[action]),
            name: state.name,
            cyber_system: nameOf(system),
            asset_type: state.assetType,
            before: before === null ? null : { name: before.name, cyber_system: nameOf(from), asset_type: before.assetType },
        };
    });
    entries.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path) || a.line - b.line || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.name, b.name));
    const counts = { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0 };
    for (const action of entries.flatMap(({ actions }) => actions))
        counts[action] += 1;
    return { entries, counts: { ...counts, unchanged: comparison.unchanged, changed: entries.length } };
}
/** Also counts the entries in which only other keys were edited, so that every entry is in some count. */
function countsText({ entries, counts }) {
    const edited = entries.filter(({ actions }) => actions.length === 0).length;
    const each = ENTRY_ACTIONS.map((action) => [counts[action], action]);
    return [...(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)([...each, [edited, 'with keys edited']]), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${counts.unchanged} unchanged`].join(', ');
}
/** `renamed, moved: "a" → "b", Alpha → Beta, inventory/beta.yml:4`. */
function entryLine({ path, line, actions, name, cyber_system, asset_type, before }) {
    const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
    const type = before === null || before.asset_type === asset_type ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .turned */ .d9)(before.asset_type, asset_type)];
    const parts = [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .turned */ .d9)(before?.name ?? name, name, _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .turned */ .d9)(before?.cyber_system ?? cyber_system, cyber_system, _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
        ...type,
        `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}:${line}`,
    ];
    return `${what}: ${parts.join(', ')}`;
}
/** Why the removals are not written. At least one of the guards has failed. Ends with a newline. */
function renderRemovals(guards, following) {
    const failed = guards.filter(({ passed }) => !passed);
    const limits = failed.map(({ guard, limit }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `--${guard} allows ${limit === 0 ? 'none' : limit}`);
    const raised = failed.map((guard) => `--${guard.guard} ${(0,_core_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .leastToPass */ .ME)(guard, following)}`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `The export has no row for ${failed[0]?.value ?? 0} (entry|entries) of ${following}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\nNothing was written.\n`;
}
/** The last lines of an import or a dry run: its result, and what else the user should know. Ends with a newline. */
function renderImported(imported, isUpdate, { dryRun, ms }) {
    const { edits, comparison, plan, csv, missing } = imported;
    const { changes, fresh, gaining } = comparison;
    const lines = edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}`);
    const took = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms);
    /** `Wrote 2 new files and 1 changed: …, in 0.4 s.` */
    const close = (nothing, what) => {
        if (edits.length === 0)
            return lines.push(`${nothing}, as found in ${took}.`);
        const added = edits.filter(({ before }) => before === null).length;
        const changed = edits.length - added;
        const also = changed === 0 ? '' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) ` and ${changed} changed`;
        const files = added === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${changed} changed file(s)` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${added} new file(s)${also}`;
        const wrote = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([`${dryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ');
        return lines.push(`${wrote}, in ${took}.${dryRun ? ' Nothing was written.' : ''}`);
    };
    if (isUpdate) {
        const all = listOf(imported);
        const counts = countsText(all);
        // A plan deletes nothing in a system with `prune: false`.
        const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
        const removed = changes.filter(({ after }) => after === null);
        const staying = removed.filter(({ system, before }) => undeclared.has(`${system.id} ${before?.name}`)).length;
        const stay = staying === 1 ? 'The asset of the removed entry stays' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${staying} assets of removed entries stay`;
        lines.push(...all.entries.map(entryLine), ...(csv === null ? [] : readLines(csv)));
        close(`Nothing to update: ${counts}`, counts);
        if (staying > 0)
            lines.push(`${stay} at the service, because the files say prune: false.`);
    }
    else if (csv !== null) {
        const { declared, kept } = csv;
        lines.push(...readLines(csv));
        if (kept > 0)
            lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${kept} live asset(s) of these cyber systems (is|are) in no row: prune: false keeps (it|them). To declare (it|them), run cip-sync import.`);
        const rows = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${csv.rows.length} row(s)`;
        const already = declared === 0 ? '' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `, ${declared} declared already`;
        close(`Nothing to import: the files declare the assets of ${rows} already`, `${rows}${already}`);
        lines.push(...pruneLines(gaining.filter((one) => !isKept(one) || kept === 0)));
    }
    else {
        const { naming, nameless, stray } = missing;
        const none = 'The organization has no cyber systems: there is nothing to declare';
        const gained = [[fresh.length, 'cyber system'], [changes.length, 'asset']];
        close(naming.systemCount === 0 ? none : 'Nothing to import: the files declare all that is live', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(gained, 'nouns').join(', '));
        if (nameless > 0)
            lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${nameless} asset(s) left out: no file can declare an asset without a name, or with an id that no file can hold. Name (it|them) in the application and import again. Until then, prune: false keeps (it|them).`);
        if (stray > 0)
            lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${stray} asset(s) left out: the list of cyber systems does not hold the system. Import again.`);
        lines.push(...pruneLines(gaining));
    }
    if (csv !== null || isUpdate)
        lines.push(`A plan of these files: ${(0,_text_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(plan)}`);
    return `${lines.join('\n')}\n`;
}
/** What was left out, by rule, and what was removed from cells, because it may have been part of a name. */
function readLines({ skipped, duplicates, assetless, trimmed, rearmed }) {
    const lines = skipped.map(({ column, value, rows }) => {
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Left out ${rows} row(s): ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(column)} is ${value === '' ? 'empty' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(value)}.`;
    });
    if (duplicates > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Left out ${duplicates} (row that repeats|rows that repeat) an earlier one.`);
    if (assetless > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Left out ${assetless} row(s) without an asset.`);
    if (trimmed > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `White space around ${trimmed} cell(s) was dropped.`);
    if (rearmed > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `The apostrophe that hides a formula was taken off ${rearmed} cell(s).`);
    return lines;
}
/** Whether undeclared assets in the system are kept. */
function isKept({ prune, declared }) {
    return (prune ?? declared?.prune) === false;
}
/** What happens from now on to assets that no file declares. */
function pruneLines(gaining) {
    const kept = gaining.filter(isKept).length;
    const pruned = gaining.length - kept;
    const lines = [];
    if (pruned > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Prune is on in ${pruned} of these cyber systems: no file says prune: false there. A plan without --base deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`);
    if (kept > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Prune is off in ${kept} of these cyber systems: nothing is deleted there. When the files are complete, remove prune: false.`);
    return lines;
}
/** With more changed lines, the comparison would take too long: its time grows with their square. */
const MOST_EDITS = 4000;
/** The edits as one unified diff to read; '' without edits. Shows unsafe characters as `\u…`. Ends with a newline. */
function renderPatch(edits) {
    const patches = edits.map(({ path, before, text }) => {
        // For a file outside of the working directory the whole path is shown.
        const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
        const [from, to] = ['a/', 'b/'].map((side) => (isOutside ? '' : side) + (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path));
        const head = `--- ${before === null ? '/dev/null' : from}\n+++ ${to}\n`;
        const options = { context: 3, maxEditLength: MOST_EDITS };
        // The library takes long to compare a large file with nothing.
        const patch = before === null ? undefined : (0,diff__WEBPACK_IMPORTED_MODULE_7__/* .structuredPatch */ .YB)(path, path, before, text, undefined, undefined, options);
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
/** A hunk that removes every old line and adds every new line. */
function replaced(before, after) {
    const linesOf = (text) => text.replace(/\n$/, '').split('\n');
    const [out, into] = [before === null ? [] : linesOf(before), linesOf(after)];
    const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
    const from = before === null ? '0,0' : `1,${out.length}`;
    return `@@ -${from} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}
/** The carriage return of a line that ends with CRLF is harmless. */
function shownLine(line) {
    return line.endsWith('\r') ? `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line.slice(0, -1))}\r` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line);
}
/** What `fmt` did, a line for each file and then the counts, or what `fmt --check` found. Ends with a newline. */
function renderFormatted(edits, files, ms, isCheck) {
    const took = `in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}`;
    if (edits.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Formatted already: ${files} file(s), ${took}.\n`;
    if (isCheck)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${edits.length} of ${files} file(s) to format, ${took}: run cip-sync fmt.\n`;
    const lines = edits.map(({ path }) => `formatted ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}\n`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${lines.join('')}Formatted ${edits.length} of ${files} file(s), ${took}.\n`;
}
/** Errors prevent import, init and fmt from writing anything. Ends with a newline. */
const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';


/***/ }),

/***/ 4548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ LEDGER_WORDS),
/* harmony export */   P4: () => (/* binding */ behindLine),
/* harmony export */   lH: () => (/* binding */ ledgerProblem)
/* harmony export */ });
/* unused harmony export ledgerLine */
// The messages about a ledger that cannot be written: findings with a code, in the terminal and in `explain`.
const BEGIN_BRANCH = 'Restore it from a clone, or begin one: `cip-sync ledger init`.';
const BEGIN_REPOSITORY = 'Check its spelling, or make the repository. Then restore the branch from a clone, or begin one: `cip-sync ledger init`.';
const NEVER_SILENT = 'A run never begins a ledger by itself, so that you notice a deleted one.';
/** After something was written, `ledger-refused` and `ledger-unreachable` are reported as `ledger-behind`. */
const LEDGER_WORDS = {
    'ledger-public': {
        title: 'The repository of the ledger is public.',
        message: () => 'The repository of the ledger is public, and a ledger holds every name. Nothing was written.',
        remedy: () => 'Make the repository private, or name a private one in `ledger`. A branch of this repository may be public with `allow-public: true`.',
    },
    'ledger-missing': {
        title: 'The ledger is not there.',
        message: (detail) => {
            if (detail === 'rewound')
                return 'The branch of the ledger lacks what this run has pushed: it was rewound. Nothing was written.';
            const repository = 'The repository of the ledger is not there, or the token may not read it.';
            return `${detail === 'repository' ? repository : 'The branch of the ledger is not there.'} Nothing was written.`;
        },
        remedy: (detail) => `${detail === 'repository' ? BEGIN_REPOSITORY : BEGIN_BRANCH} ${NEVER_SILENT}`,
    },
    'ledger-mismatch': {
        title: 'The ledger is of another organization or service.',
        message: (detail) => `This is another ledger: ${detail}. Nothing was written.`,
        remedy: (detail) => {
            if (detail.includes(' is of format '))
                return 'Use the version that began the ledger, or a later one.';
            return 'Name the ledger of this organization in `ledger`: each organization has a branch of its own.';
        },
    },
    'ledger-refused': {
        title: 'The ledger could not be read, or the push to it was refused.',
        message: (detail) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
        remedy: () => 'Let the token of `ledger-token` read that branch and push to it, and check that the rules of the branch allow it.',
    },
    'ledger-unreachable': {
        title: 'The ledger could not be reached.',
        message: (detail) => `The ledger could not be reached: ${detail}.`,
        remedy: () => 'Run it again once its server answers.',
    },
    'ledger-behind': {
        title: 'The changes are applied, but their record is not in the ledger.',
        message: (detail) => `The changes are applied, but their record is not in the ledger: ${detail}.`,
        remedy: () => 'Keep the evidence file: it is the record of this apply. The next apply or look records what came of it.',
    },
};
/** `ledger-missing: The branch of the ledger is not there. … `: one line, code first. */
function ledgerLine(code, detail) {
    return `${code}: ${ledgerProblem(code, detail)}`;
}
/** The same line without its code. */
function ledgerProblem(code, detail) {
    const { message, remedy } = LEDGER_WORDS[code];
    return `${message(detail)} ${remedy(detail).replaceAll('`', '')}`;
}
/** Which record of a run is not in the ledger, and why. Only an apply leaves an evidence file to keep. */
function behindLine(kind, why) {
    if (kind === 'applied')
        return ledgerLine('ledger-behind', why);
    if (kind === 'look')
        return `ledger-behind: The look of this run is not in the ledger: ${why}. Run it again: the next look records the lists.`;
    const add = LEDGER_WORDS['ledger-behind'].remedy();
    return `ledger-behind: Nothing was written at the service, but the record of that is not in the ledger: ${why}. ${add}`;
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

/***/ 1912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   G3: () => (/* binding */ fixedBlock),
/* harmony export */   n8: () => (/* binding */ fitPage)
/* harmony export */ });
/* unused harmony export fitSections */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6404);
// Fits a page into a number of bytes: sections are shown whole, or their first rows, or one line that says what is
// hidden.

/** The sections in the order given, with room for a blank line after each. null if not even the short forms fit. */
function fitSections(sections, budget) {
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
        // If a section was cut for lack of room, no section of less weight is shown after it, however small.
        if ((filled?.rows ?? 0) < section.count && most > room)
            break;
    }
    return fitted;
}
/**
 * A page: blocks that are always shown, and between them sections within the bytes that are left. Empty blocks are left
 * out. `rows` is how many each section shows. `fits` is false if there was no room even for the short forms.
 */
function fitPage(budget, head, sections, foot) {
    const frame = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...head, ...foot], '\n');
    const left = budget - (frame === '' ? 0 : bytesOf(frame) + 1);
    const fitted = left < 0 ? null : fitSections(sections, left);
    const rows = sections.map((_, index) => fitted?.[index]?.rows ?? 0);
    const shown = fitted?.map(({ text }) => text) ?? [];
    return {
        text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...head, ...shown, ...foot], '\n'),
        rows,
        isWhole: sections.every(({ count }, index) => rows[index] === count),
        fits: fitted !== null,
    };
}
/** A block among sections that is always shown whole; empty for none. */
function fixedBlock(text) {
    return { keep: 0, open: text, count: 0, row: () => '', close: '', hidden: () => '' };
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** The short form of a section: one line about its size. A section without rows stays as it is. */
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
    /** This many rows leave room for the line about the rest. */
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
/* harmony export */   E: () => (/* binding */ parsePlanDocument),
/* harmony export */   b: () => (/* binding */ planJsonSchema)
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
// The format of a plan document, for `schemas/plan.schema.json`, and the only parser of a saved plan. plan-document.ts
// makes the document, so that a run that only plans does not load the schema.







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
        : parsed.error.issues.map(({ path, message }) => {
            const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
            return `${steps === '' ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(steps.replace(/^\./, ''))}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(message))}`;
        });
    return parsed.success && problems.length === 0
        ? { ok: true, plan: parsed.data }
        : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
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
