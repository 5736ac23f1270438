export const id = 430;
export const ids = [430,228];
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

/***/ 6100:
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
// EXTERNAL MODULE: ./lib/follow/csv/mapping.js + 1 modules
var mapping = __webpack_require__(9778);
// EXTERNAL MODULE: ./lib/follow/report.js
var report = __webpack_require__(5371);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/inventory/schema.js



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
    defaultSnippets: [{ label: 'cyber asset', body: { name: '$1', asset_type: '$2' } }],
});
const inventoryDocument = schemas/* strictObject */.rej({
    cyber_system: textSchema('The cyber system that holds these assets: its name, or its id (cs_…).'),
    facility: textSchema('The facility of the cyber system: its name, or its id (fac_…). Distinguishes systems of the same name, and is checked.').optional(),
    impact_rating: schemas/* enum */.k5n(model/* IMPACT_RATINGS */.oW)
        .meta({
        description: 'The impact rating of the cyber system, as you have determined it: High, Medium or Low. Compared with the service, and never sent.',
        errorMessage: 'Write High, Medium or Low.',
    })
        .optional(),
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
    anyOf: [{ required: ['asset_type'] }, { properties: { assets: { items: { required: ['asset_type'] } } } }],
});
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

// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/text/plan-schema.js
var plan_schema = __webpack_require__(5150);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/ledger/fault.js
var fault = __webpack_require__(5209);
// EXTERNAL MODULE: ./lib/text/messages.js
var messages = __webpack_require__(139);
;// CONCATENATED MODULE: ./lib/cli/reference.js



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
    ...fault/* LEDGER_WORDS */.KP,
};
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
const GROUPS = {
    ...Object.fromEntries(Object.entries(messages/* FINDINGS */.TG).map(([heading, words]) => [heading, topicsOf(words)])),
    'The repository and the ledger': RUN_WORDS,
    'Results of a run': RESULTS,
    'States of changes and assets': STATES,
    Words: WORDS,
};
const TOPICS = new Map(Object.values(GROUPS).flatMap(Object.entries));
function explainTopic(topic) {
    if (topic === null) {
        const width = Math.max(...Array.from(TOPICS.keys(), ({ length }) => length));
        return Array.from(TOPICS, ([name, { title }]) => `${name.padEnd(width)}  ${title}\n`).join('');
    }
    const entry = TOPICS.get(topic);
    if (entry === undefined)
        return null;
    const help = entry.help === '' ? '' : `What to do: ${entry.help.replaceAll('`', '')}`;
    const lines = help.match(/\S(?:.{0,78}\S)?(?=\s|$)|\S+/g) ?? [];
    return [`${topic}: ${entry.title}`, ...(lines.length > 0 ? [''] : []), ...lines, ''].join('\n');
}

;// CONCATENATED MODULE: ./lib/cli/explain.js












function titled(name, document, io = 'output') {
    const { $schema, ...shape } = json_schema_processors/* toJSONSchema */.bl(document, { io });
    return { $schema, title: `${model/* TOOL_NAME */.lH} ${name}`, ...shape };
}
const SCHEMAS = {
    inventory: inventoryJsonSchema,
    plan: plan_schema/* planJsonSchema */.bE,
    evidence: () => titled('evidence', evidence_schema/* evidence */.M),
    import: () => titled('import', report/* importShape */.Ju),
    mapping: () => titled('mapping', mapping/* mappingShape */.eT, 'input'),
};
async function cliSchema(context) {
    const name = String(context.options.argument);
    const schema = new Map(Object.entries(SCHEMAS)).get(name);
    const names = Object.keys(SCHEMAS);
    if (schema === undefined)
        throw unknownTopic('schema', 'format', name, names, `Its formats are ${(0,text_text/* listed */.KE)(names, 'and')}.`);
    (0,run_files/* putOut */.SN)((0,run_files/* jsonText */.s$)(schema()), context);
    return 'done';
}
async function cliExplain({ options, terminal }) {
    const { argument: code } = options;
    const text = explainTopic(code === null ? null : code.trim().toLowerCase().replaceAll(/\s+/g, '-'));
    if (text === null)
        throw unknownTopic('explain', 'code or word', String(code), TOPICS.keys(), 'Without one it lists them all.');
    terminal.out(text);
    return 'done';
}
function unknownTopic(command, what, name, names, otherwise) {
    const [near] = (0,suggest/* nearest */.pA)(name, names);
    return new result/* UserError */.yo(command, `knows no such ${what}`, near === undefined ? otherwise : `Did you mean ${near}?`);
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
function toExecute(changes, applyDrift) {
    return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}
function executedBy({ changes, summary, }) {
    return toExecute(changes, summary.drift === 0);
}
function unapproved(organization, changes, approved) {
    const { fingerprints, targets } = approved;
    return changes.filter((change) => {
        if (fingerprints.has(change.fingerprint))
            return false;
        return !isParked(change) || !targets.has((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .targetFingerprint */ .Mv)(organization, change.id, change.after));
    });
}
function isParked(change) {
    return change.action === 'update' && change.before.name === change.after.name + _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SWAP_SUFFIX */ .m5;
}
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

/***/ 9778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tx: () => (/* binding */ CSV_FIELDS),
  v1: () => (/* binding */ CellMap),
  xl: () => (/* binding */ NO_MAPPING),
  KN: () => (/* binding */ foldCell),
  eT: () => (/* binding */ mappingShape),
  vh: () => (/* binding */ readMapping)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var classic_schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/core/ignore.js
var ignore = __webpack_require__(8109);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/syntax.js
var syntax = __webpack_require__(9545);
;// CONCATENATED MODULE: ./lib/follow/csv/mapping.js







const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'];
const word = classic_schemas/* string */.YjP('string').refine((text) => text !== '', 'string');
const cell = classic_schemas/* string */.YjP('string');
const type = classic_schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd);
const cells = classic_schemas/* union */.KCZ([cell, classic_schemas/* array */.YOg(cell).min(1, 'cells')], 'cells');
const COLUMN = 'a header, a text with headers in braces, or a list of these';
const says = (description, ...examples) => ({ description, examples });
const column = (field, ...examples) => classic_schemas/* union */.KCZ([word, classic_schemas/* array */.YOg(word).min(1, 'columns')], 'columns')
    .meta(says(`${field}: ${COLUMN}, of which the first that is not empty counts.`, ...examples));
const columns = {
    name: column('The name of the asset', 'Hostname', ['Asset Name', '{Model} ({Serial})']),
    cyber_system: column('The cyber system', 'BES Cyber System'),
    asset_type: column('The class of the asset', 'CI Class'),
    facility: column('The site of the cyber system', 'Site'),
    id: column('The id of the asset at the service', 'asset_id'),
    external_id: column('The number of the asset in the CMDB, which stays', 'sys_id'),
};
const defaults = {
    cyber_system: word.meta(says('The name or id of a cyber system.', 'Riverside EMS')),
    asset_type: type.meta(says('hardware or software.', 'hardware')),
    facility: word.meta(says('The name or id of a facility.', 'Riverside Substation')),
};
const types = classic_schemas/* record */.g1P(cell, type, 'mapping').default({});
const systems = classic_schemas/* record */.g1P(cell, word, 'mapping').default({});
const facilities = classic_schemas/* record */.g1P(cell, word.nullable(), 'mapping').default({});
const rules = classic_schemas/* record */.g1P(word, cells, 'mapping').default({});
const header = classic_schemas/* union */.KCZ([classic_schemas/* array */.YOg(word).min(1, 'header'), number().int('header').min(1, 'header')], 'header');
const delimiter = classic_schemas/* string */.YjP('character')
    .refine((text) => text === 'tab' || (text.length === 1 && !/["\r\n]/.test(text)), 'character');
const SYSTEM = "The export's word for a cyber system: its name at the service, or its id.";
const SITE = "The export's word for a site: the facility's name or id, or null if the site is no facility.";
const mappingShape = classic_schemas/* strictObject */.rej({
    columns: classic_schemas/* strictObject */.rej(columns, 'mapping')
        .partial()
        .default({})
        .meta(says('The header of the column of each field.', { name: 'Hostname', external_id: 'sys_id' })),
    values: types.meta(says('What each word for an asset type means.', { Server: 'hardware' })),
    systems: systems.meta(says(SYSTEM, { SST: 'Snow and Stream Telemetry' })),
    facilities: facilities.meta(says(SITE, { CND: 'Chinook Narrows Dam', CC: null })),
    defaults: classic_schemas/* strictObject */.rej(defaults, 'mapping')
        .partial()
        .default({})
        .meta(says('For empty cells, and for a column that is not there.', { asset_type: 'hardware' })),
    only: rules.meta(says('A row counts only if it matches each of these.', { Class: ['Server', 'Network*'] })),
    skip: rules.meta(says('A row that matches any of these is left out.', { Status: 'retired' })),
    header: header.optional().meta(says('The line of the headers, or the headers if the file has none.', 3)),
    delimiter: delimiter.optional().meta(says('What separates the cells: one character, or tab.', ';')),
}, 'mapping');
const NO_MAPPING = mappingOf(mappingShape.parse({}));
const FAULTS = new Map([
    ['DUPLICATE_KEY', 'repeated-key'],
    ['MULTIPLE_DOCS', 'second-document'],
]);
function readMapping(path, text, report) {
    const file = (0,files/* sourceFile */.sm)(path, text);
    let isRefused = false;
    const addFinding = (code, node, args) => {
        isRefused = true;
        const offset = typeof node === 'number' ? node : (node?.range?.[0] ?? 0);
        report({ code, severity: 'error', at: { file, offset }, args });
    };
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
        if ((0,syntax/* readEvents */.w)(file, text, report) !== null)
            addFinding('yaml-syntax', error.pos[0], { fault: FAULTS.get(error.code) ?? 'other', text: error.message });
        return NO_MAPPING;
    }
    (0,dist/* visit */.YR)(document, {
        Alias: (_, alias) => {
            const { range = null, source } = alias;
            if (alias.resolve(document) !== undefined)
                return Object.assign(new dist/* YAMLSeq */.Rw(), { range });
            addFinding('unknown-alias', alias, { alias: source });
            return Object.assign(new dist/* Scalar */.X5(`*${source}`), { range });
        },
        Pair: (_, { key }) => {
            if ((0,dist/* isScalar */.jn)(key))
                return undefined;
            const node = key;
            addFinding('wrong-type', node, { subject: 'key', expected: 'string', found: yamlKind(node) });
            return dist/* visit */.YR.REMOVE;
        },
    });
    const parsed = mappingShape.safeParse(document.toJS());
    for (const issue of parsed.error?.issues ?? [])
        reportIssue(issue, document.contents, addFinding);
    return parsed.success && !isRefused ? mappingOf(parsed.data) : NO_MAPPING;
}
function mappingOf({ header, delimiter, ...parts }) {
    const entries = (part) => new Map(Object.entries(part));
    const lists = (part) => new Map(Object.entries(part).map(([key, value]) => [key, [value].flat()]));
    const isNone = (text) => text === 'null' || text === '~';
    return {
        columns: lists(parts.columns),
        values: entries(parts.values),
        systems: entries(parts.systems),
        facilities: new Map(Object.entries(parts.facilities).map(([key, text]) => [key, isNone(text) ? null : text])),
        defaults: entries(parts.defaults),
        only: lists(parts.only),
        skip: lists(parts.skip),
        header: header ?? null,
        delimiter: delimiter === 'tab' ? '\t' : (delimiter ?? null),
    };
}
const KEYS = {
    columns: CSV_FIELDS,
    defaults: Object.keys(defaults),
    mapping: Object.keys(mappingShape.shape),
};
function reportIssue(issue, root, addFinding) {
    const { path } = issue;
    const { key, value } = pairAt(root, path);
    const subject = String(path.findLast((segment) => typeof segment === 'string') ?? 'mapping');
    const written = (0,dist/* isScalar */.jn)(value) ? String(value.value) : '';
    const wrongValue = (allowed, near) => addFinding('wrong-value', value, { key: subject, value: written, near: near[0] ?? null, allowed });
    if (issue.code === 'unrecognized_keys') {
        const of = path[0] === 'columns' || path[0] === 'defaults' ? path[0] : 'mapping';
        const allowed = KEYS[of];
        for (const name of issue.keys) {
            const at = pairAt(root, [...path, name]).key;
            addFinding('unknown-key', at, { key: name, of, near: (0,suggest/* nearest */.pA)(name, allowed, 1)[0] ?? null, allowed });
        }
    }
    else if (issue.code === 'invalid_value' && written !== '')
        wrongValue(model/* ASSET_TYPES */.Dd, (0,suggest/* nearest */.pA)(written, model/* ASSET_TYPES */.Dd, 1));
    else if (subject === 'delimiter')
        wrongValue(['a single character such as ;', 'tab'], []);
    else {
        const expected = (issue.code === 'invalid_value' ? 'string' : issue.message);
        addFinding('wrong-type', value?.range == null ? key : value, { subject, expected, found: yamlKind(value) });
    }
}
function pairAt(root, path) {
    let pair = { key: null, value: root };
    for (const segment of path) {
        const { key: owner, value } = pair;
        if (typeof segment === 'number' && (0,dist/* isSeq */.oP)(value))
            pair = { key: owner, value: value.items[segment] ?? null };
        else if ((0,dist/* isMap */.jh)(value)) {
            pair = value.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === segment) ?? pair;
        }
    }
    return pair;
}
function yamlKind(node) {
    if (node === null || ((0,dist/* isScalar */.jn)(node) && node.value === ''))
        return 'nothing';
    return (0,dist/* isMap */.jh)(node) ? 'mapping' : (0,dist/* isScalar */.jn)(node) ? 'string' : 'list';
}
function foldCell(text) {
    return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
class CellMap {
    #exact;
    #folded = new Map();
    #globs = [];
    #answers = new Map();
    constructor(entries) {
        this.#exact = entries;
        for (const [word, meaning] of entries) {
            const key = foldCell(word);
            if (/[*?]/.test(word))
                this.#globs.push({ pattern: key, word, meaning });
            const before = this.#folded.get(key);
            const isUnclear = before === null || (before !== undefined && before.meaning !== meaning);
            this.#folded.set(key, isUnclear ? null : { word, meaning });
        }
    }
    meaningOf(cell) {
        return this.#exact.size === 0 ? undefined : this.#entryOf(cell)?.meaning;
    }
    compare(cells) {
        const unmet = new Set(this.#exact.keys());
        const unknown = Array.from(new Set(cells)).filter((cell) => {
            const entry = this.#entryOf(cell);
            if (entry !== undefined)
                unmet.delete(entry.word);
            return entry === undefined;
        });
        return { unmet: [...unmet], unknown };
    }
    #entryOf(cell) {
        if (this.#exact.has(cell))
            return { word: cell, meaning: this.#exact.get(cell) };
        if (this.#answers.has(cell))
            return this.#answers.get(cell);
        const key = foldCell(cell);
        const entry = this.#folded.get(key) ?? this.#globs.find(({ pattern }) => (0,ignore/* isLike */.O)(key, pattern));
        this.#answers.set(cell, entry);
        return entry;
    }
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


/***/ })

};
