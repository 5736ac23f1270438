export const id = 70;
export const ids = [70];
export const modules = {

/***/ 5070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SCHEMAS: () => (/* binding */ SCHEMAS),
  cliExplain: () => (/* binding */ cliExplain),
  cliSchema: () => (/* binding */ cliSchema),
  explanation: () => (/* binding */ explanation),
  schemaText: () => (/* binding */ schemaText)
});

// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __webpack_require__(5388);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
;// CONCATENATED MODULE: ./lib/inventory/schema.js
// The file format as JSON Schema, for editors and other tools. The parser never imports this file: the compiler and a
// property hold the two together.



const MEANINGS = {
    hardware: 'A physical device: RTU, PLC, HMI, network equipment.',
    software: 'An application or operating system.',
};
const asset = schemas/* strictObject */.rej({
    name: textSchema('Name or hostname, unique within the cyber system.'),
    asset_type: typeOf('hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all.').optional(),
    renamed_from: textSchema('The name that the asset has at the service until this is applied.').optional(),
    moved_from: textSchema('The cyber system (name or id) that the asset is in until this is applied.').optional(),
    id: textSchema('The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change.').optional(),
    external_id: textSchema('The number of the asset in the system that the inventory comes from, such as a CMDB. Unique in the inventory; never sent to the service.')
        .max(shape/* EXTERNAL_ID_LIMIT */.c_)
        .optional(),
})
    .meta({
    title: 'cyber asset',
    description: 'One cyber asset.',
    // Without this snippet an editor would offer only the name, since the type may be at the head of the document.
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
        description: 'The assets of the cyber system. An empty list states that it has none.',
        errorMessage: 'Write a list of assets, or [] if the system has none.',
    }),
})
    .refine(({ asset_type, assets: entries }) => asset_type !== undefined || entries.every(isTyped))
    .meta({
    description: 'Assets of one cyber system. A file holds one or more such documents.',
    defaultSnippets: [{ label: 'inventory', body: { cyber_system: '$1', assets: [{ name: '$2', asset_type: '$3' }] } }],
    // The rule above for JSON Schema: the type is at the head of the document, or in every asset.
    anyOf: [{ required: ['asset_type'] }, { properties: { assets: { items: { required: ['asset_type'] } } } }],
});
/** The JSON Schema of a document, in draft-07, which YAML editors use for completion and checks. */
function inventoryJsonSchema() {
    const { $schema, ...shape } = json_schema_processors/* toJSONSchema */.bl(inventoryDocument, { target: 'draft-7' });
    return { $schema, title: 'cip-inventory-sync inventory', ...shape };
}
function isTyped(entry) {
    return entry.asset_type !== undefined;
}
function typeOf(description) {
    return schemas/* enum */.k5n(model/* ASSET_TYPES */.Dd).meta({
        description,
        enumDescriptions: model/* ASSET_TYPES */.Dd.map((type) => MEANINGS[type]),
        errorMessage: 'Write hardware (a physical device) or software (an application or operating system).',
    });
}
function textSchema(description) {
    const errorMessage = 'Write text. Quote what looks like a number, a date or a truth value: "0417".';
    return schemas/* string */.YjP().min(1).meta({ description, errorMessage });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/report/audit-schema.js
// What an audit answers: plain data that ledger/ makes and report/ words. `audit --json` prints the report as it is; its
// schema is published as `schemas/audit.schema.json`. An audit needs only the types.

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
/** JSON Schema, draft 2020-12. */
function auditJsonSchema() {
    const { $schema, ...shape } = json_schema_processors/* toJSONSchema */.bl(audit);
    return { $schema, title: 'cip-inventory-sync audit', ...shape };
}

// EXTERNAL MODULE: ./lib/report/evidence-schema.js
var evidence_schema = __webpack_require__(609);
// EXTERNAL MODULE: ./lib/report/import-schema.js
var import_schema = __webpack_require__(6789);
// EXTERNAL MODULE: ./lib/report/plan-schema.js
var plan_schema = __webpack_require__(9071);
// EXTERNAL MODULE: ./lib/report/ledger.js
var ledger = __webpack_require__(7545);
// EXTERNAL MODULE: ./lib/report/messages/file-findings.js
var file_findings = __webpack_require__(6128);
// EXTERNAL MODULE: ./lib/report/messages/service-findings.js
var service_findings = __webpack_require__(3247);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/reference.js




function findings(words, args = {}) {
    return Object.fromEntries(Object.entries(words).map(([code, { title, help, remedy }]) => {
        return [code, { title, help: help ?? remedy(args, text_style/* markdownFormatter */.W9) }];
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
        title: 'The default branch has another inventory by now.',
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
    ...findings(ledger/* LEDGER_WORDS */.KP, ''),
};
/** What lines of a plan, of evidence and of a comment say. */
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
    Files: findings(file_findings/* FILE_WORDS */.zT),
    YAML: findings(file_findings/* YAML_WORDS */.mG),
    'Keys and values': findings(file_findings/* FORMAT_WORDS */.Yj),
    Names: findings(file_findings/* NAME_WORDS */.Wo),
    'Cyber systems': findings(service_findings/* RESOLVING_WORDS */.wQ),
    'Which live asset is meant': findings(service_findings/* MATCHING_WORDS */.QP),
    'What a plan means': findings(service_findings/* PLAN_WORDS */.cX),
    Imports: findings(service_findings/* CSV_WORDS */.xE),
    'The repository and the ledger': RUN_WORDS,
    'Results of a run': RESULTS,
    'States of changes and assets': STATES,
    Words: WORDS,
};
/** By topic, in the order of the page. */
const TOPICS = new Map(Object.values(GROUPS).flatMap(Object.entries));
/** Every topic with its meaning, as plain text that ends with a newline. */
function listTopics() {
    const width = Math.max(...Array.from(TOPICS.keys(), (topic) => topic.length));
    return Array.from(TOPICS, ([topic, { title }]) => `${topic.padEnd(width)}  ${title}\n`).join('');
}
/** The text about one topic, as plain text that ends with a newline; null when there is no such topic. */
function explainTopic(topic) {
    const found = TOPICS.get(topic);
    if (found === undefined)
        return null;
    const help = found.help === '' ? '' : `What to do: ${found.help.replaceAll('`', '')}`;
    const lines = help.match(/\S(?:.{0,78}\S)?(?=\s|$)|\S+/g) ?? [];
    return `${[`${topic}: ${found.title}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')}\n`;
}

// EXTERNAL MODULE: ./lib/commands/run-files.js
var run_files = __webpack_require__(5645);
;// CONCATENATED MODULE: ./lib/commands/explain.js
// `explain` and `schema`: prints what the tool knows without any input.









/** By its name, what makes a JSON Schema. */
const SCHEMA_OF = {
    inventory: inventoryJsonSchema,
    plan: plan_schema/* planJsonSchema */.b,
    evidence: evidence_schema/* evidenceJsonSchema */.F_,
    audit: auditJsonSchema,
    import: import_schema/* importJsonSchema */.N6,
};
const SCHEMAS = Object.keys(SCHEMA_OF);
/** The text of `schemas/NAME.schema.json`. */
function schemaText(name) {
    return (0,run_files/* jsonText */.s$)(SCHEMA_OF[name]());
}
/** The text of a topic; without a topic, the list of all. Throws a ConfigurationError for an unknown topic. */
function explanation(topic) {
    if (topic === undefined)
        return listTopics();
    const text = explainTopic(topic);
    if (text !== null)
        return text;
    const [near] = (0,suggest/* nearest */.pA)(topic, [...TOPICS.keys()]);
    const hint = near === undefined ? 'Without one it lists them all.' : `Did you mean ${near}?`;
    throw new result/* ConfigurationError */.j1('explain', `knows no such code or word. ${hint}`);
}
async function cliSchema({ format, out }, cli) {
    const name = SCHEMAS.find((one) => one === format) ?? 'inventory';
    (0,run_files/* putOut */.SN)(schemaText(name), { out }, cli);
    return 0;
}
async function cliExplain({ code }, { terminal }) {
    terminal.out(explanation(typeof code === 'string' ? code : undefined));
    return 0;
}


/***/ }),

/***/ 5645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   QW: () => (/* binding */ heldOpen),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   az: () => (/* binding */ evidenceFile),
/* harmony export */   nP: () => (/* binding */ writeEvidence),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony exports writeWhole, unwritable, planPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
// Files that a run leaves or is given: plan, evidence. They are written completely or not at all. Only their
// owner can read them, since they hold names.





/**
 * Replaces the file in one step: a reader sees the old text or the new, never a part. A link is followed to the file
 * that it points to. Something that is not a file, such as a pipe or /dev/stdout, is written to directly. Throws a
 * ConfigurationError for a folder, and for a file that another program has open.
 */
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, 'is a folder. Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const target = standing === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const draft = `${target}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        // Never writes through a link that someone put there.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${problem}. Nothing was written.`, { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** On Windows a file that a program has open cannot be replaced. null for an error of another kind. */
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
/**
 * Writes machine output to the file that `--out` names, else to standard output, which `-` also names, as in other
 * tools. Throws a ConfigurationError if the system refuses.
 */
function putOut(text, { out }, { cwd, terminal }) {
    if (typeof out !== 'string' || out === '-') {
        terminal.out(text);
        return;
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    try {
        writeWhole(path, text);
    }
    catch (error) {
        throw unwritable(path, error);
    }
}
/** What to throw where the system refuses to write what `--out` names. */
function unwritable(path, error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return error;
    const problem = `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code}). Name another place, or make room there.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('--out', problem, { cause: error });
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** Where one apply leaves its evidence. The name holds the start time, to the millisecond, and the process. */
function evidenceFile(folder, startedAt) {
    refuseLink(folder);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `evidence-${stampOf(startedAt)}.json`);
}
/** Where one run leaves its plan. The next step of the job leaves its own plan beside it. */
function planPath(folder, startedAt) {
    refuseLink(folder);
    return join(folder, `plan-${stampOf(startedAt)}.json`);
}
/** A pull request may bring a link, which would send names elsewhere. */
function refuseLink(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    // Links on the way to the working directory belong to its owner. Links below it may come from anyone.
    const isBelow = within !== '' && !within.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    for (let at = path; at !== process.cwd(); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        let isLink = false;
        try {
            isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink();
        }
        catch {
            // If the path cannot be read, the later write fails and reports it.
        }
        if (isLink)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', 'is a link, or lies below one. Name a folder.');
        if (!isBelow)
            return;
    }
}
function stampOf(startedAt) {
    return new Date(startedAt).toISOString().replace(/[-:.]/g, '').concat('-', String(process.pid));
}
/** Writes the record of an apply. Throws a ConfigurationError if the system cannot store it. */
function writeEvidence(path, document) {
    try {
        writeWhole(path, jsonText(document));
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `cannot store the record of the apply (${error.code}). Make room there, or name another folder.`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('evidence-dir', problem, { cause: error });
    }
}
/** The bytes of a file that a flag names. Throws a ConfigurationError that names the flag. */
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(flag, `names ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be read${code}. Check the path.`, { cause });
    }
}


/***/ }),

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

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ evidenceJsonSchema),
/* harmony export */   eT: () => (/* binding */ endedEvidence),
/* harmony export */   uX: () => (/* binding */ EVIDENCE_FORMAT)
/* harmony export */ });
/* unused harmony export evidence */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8439);
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
const EVIDENCE_FORMAT = '2.0';
/** One evidence file. */
const evidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(EVIDENCE_FORMAT),
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
        stopped: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['signal', 'key-refused', 'crash']).nullable(),
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
/** JSON Schema, draft 2020-12. */
function evidenceJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(evidence);
    return { $schema, title: 'cip-inventory-sync evidence', ...shape };
}


/***/ }),

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ IMPORT_FORMAT),
/* harmony export */   N6: () => (/* binding */ importJsonSchema),
/* harmony export */   z_: () => (/* binding */ ENTRY_ACTIONS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8439);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7206);
// The format of the output of `import --update --json`: `schemas/import.schema.json`.


/** What happens to an entry, in the order of the list. */
const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'];
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const entry = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The file that holds the entry; of one that is removed, that held it.'),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
    actions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(ENTRY_ACTIONS))
        .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    cyber_system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ASSET_TYPES */ .Dd),
    before: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cyber_system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ASSET_TYPES */ .Dd) })
        .nullable()
        .describe('What the entry said; null for one that is added.'),
});
const IMPORT_FORMAT = '1.0';
const document = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(IMPORT_FORMAT),
    counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        added: count,
        renamed: count,
        moved: count,
        retyped: count,
        removed: count,
        unchanged: count,
        changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
        .describe('An entry that is renamed and moved counts in both.'),
    entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry).describe('All that changed, by path and line.'),
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The edits as a unified diff: with --dry-run.'),
});
/** JSON Schema, draft 2020-12. */
function importJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(document);
    return { $schema, title: 'cip-inventory-sync import', ...shape };
}


/***/ }),

/***/ 9071:
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
