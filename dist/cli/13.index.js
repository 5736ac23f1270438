export const id = 13;
export const ids = [13];
export const modules = {

/***/ 1071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ readCommits),
/* harmony export */   _h: () => (/* binding */ FROM_OBJECTS),
/* harmony export */   mW: () => (/* binding */ listedObjects)
/* harmony export */ });
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
// Reads what git prints of a ledger: the files of a commit, and the stream of `git log -p`, each commit with its parents
// and the hunks of each file. Git announces how many lines a hunk has, and the reader takes exactly that many, so that
// no line in a hunk can pass for a header.

/** Git may also keep parents and trees of commits in a separate file, which no hash covers. */
const FROM_OBJECTS = ['-c', 'core.commitGraph=false'];
/** The object of every file in the output of `git ls-tree -r -z`, by path. */
function listedObjects(output) {
    const entries = output.split('\0').slice(0, -1);
    return new Map(entries.map((entry) => {
        const tab = entry.indexOf('\t');
        return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
    }));
}
/** Oldest commit first. No user setting changes the output. */
const LOG_ARGUMENTS = [
    ...[...FROM_OBJECTS, 'log', '--first-parent', '-m', '--reverse', '-p', '-U0', '--text'],
    ...['--src-prefix=a/', '--dst-prefix=b/', '--root', '--no-relative', '--encoding=UTF-8'],
    ...['--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '--no-notes'],
    ...['--no-show-signature', '--diff-algorithm=myers', '--inter-hunk-context=0', '--format=tformat:commit %H %P'],
];
/** The kind of a line in a hunk, by its first character. */
const SIDES = { '-': 'removed', '+': 'added' };
/** The commits up to one of them. Throws GitError. */
async function* readCommits(place, tip) {
    let commit = null;
    let file = null;
    /** How many lines of the hunk are still to come. */
    let left = { removed: 0, added: 0 };
    let last = 'removed';
    for await (const line of linesOf((0,_git_process_js__WEBPACK_IMPORTED_MODULE_0__/* .gitStream */ .dP)(place, [...LOG_ARGUMENTS, tip]))) {
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
        // A note that the line before it has no line break.
        else if (line.startsWith('\\ '))
            file.endsLine = last === 'removed';
        else if (line.startsWith('@@ ')) {
            const [, start, removed = '1', added = '1'] = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
            left = { removed: Number(removed), added: Number(added) };
            // If nothing is removed, git names the line before.
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


/***/ }),

/***/ 4187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ README),
/* harmony export */   Kp: () => (/* binding */ textOfDocument),
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
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7206);
/* harmony import */ var _report_evidence_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(609);
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
    // The commit of the inventory, as the run knew it. Other CI systems also have short ids.
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
};
const intentShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fingerprints: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    approval: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ mode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() }),
});
const seen = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('seen'), intent: intentShape });
const applied = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(['applied', 'refused']), evidence: _report_evidence_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .endedEvidence */ .eT });
const look = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('look'), counts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)) });
const runShape = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...seen.shape }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...applied.shape }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...common, ...look.shape }),
]);
const KINDS = runShape.options.flatMap(({ shape }) => [...shape.kind.values]);
/** The evidence of a run that left some. */
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
function textOfDocument(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
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
/** The run files among these paths, and what their names say of the runs: oldest first by their names. */
function runsIn(paths) {
    return [...paths].sort().flatMap((path) => {
        const name = readRunPath(path);
        return name === null ? [] : [{ path, ...name }];
    });
}
/**
 * The runs with lists. Those of one second are ordered by their numbers, because their names do not order them.
 */
async function* looksIn(runs, order, read) {
    const sign = order === 'oldest first' ? 1 : -1;
    const seconds = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(runs, ({ at }) => at).values()].sort((a, b) => sign * (a[0].at - b[0].at));
    for (const group of seconds) {
        const all = await Promise.all(group.map(async ({ path, at }) => ({ path, at, file: await read(path) })));
        const listed = all.flatMap(({ path, at, file }) => (file?.live_sha256 == null ? [] : [{ path, at, file }]));
        yield* listed.sort((a, b) => sign * (a.file.seq - b.file.seq));
    }
}
/** How to check a ledger without this tool, in its first commit. */
const README = `# Ledger of a compliance inventory

cip-inventory-sync writes this branch, at each apply and each look. It says what the service listed then, and what the
run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Check it with git

In a clone made by \`git clone -c core.autocrlf=false\`, so that no line end is changed:

    git fsck                                             # whether the files of the clone were edited
    git log --oneline                                    # when the lists were read and changes applied
    git log -p -- live/assets                            # what changed
    find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum    # live_sha256 of the newest run with lists
    sha256sum runs/2026/03/20260301T061702Z-1-1-seen.json              # previous of the run after it
    git merge-base --is-ancestor COMMIT HEAD             # whether a commit that you kept is still part of it
    git -c gpg.ssh.allowedSignersFile=SIGNERS log --show-signature     # who signed, where commits are signed

\`cip-sync audit verify\` does all of it, and \`cip-sync audit\` lists the changes with who asked and who approved.

## What it does not say

Additions that were undone between two looks, and who made a change outside the repository. A person who can write
here and holds the key could write it anew from its beginning. You find that only with a commit id, a clone or the
comments that somebody kept.
`;


/***/ }),

/***/ 8089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ PLACE_LISTS),
/* harmony export */   M$: () => (/* binding */ liveSha256),
/* harmony export */   Nn: () => (/* binding */ rowsIn),
/* harmony export */   U2: () => (/* binding */ liveFiles),
/* harmony export */   cu: () => (/* binding */ assetOf),
/* harmony export */   kH: () => (/* binding */ rowsById),
/* harmony export */   oA: () => (/* binding */ systemOfPath)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5175);
/* harmony import */ var _core_csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1183);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);
// Converts the service's lists to files of the ledger, and back. Pure functions of text. The files in `live/` hold what
// the service listed, one record a line, so that a rename is one line of a diff.




/** The lists that are one file each, by their paths: where `ListedPlaces` has them, and what a row of them is. */
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
        (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .addUnder */ .QQ)(rows, cyber_system_id, [id, name, asset_type]);
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
    return [header, ...rows].map(_core_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .csvLine */ .zT).join('');
}
function pathSegment(id) {
    if (/^[A-Za-z0-9_-]*$/.test(id))
        return id;
    return Array.from(Buffer.from(id), (byte) => {
        const letter = String.fromCharCode(byte);
        return /[A-Za-z0-9_-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    }).join('');
}
/** The id of the cyber system whose assets a path lists; null for any other path. */
function systemOfPath(path) {
    const segment = /^live\/assets\/[^/]+\/([^/]+)\.csv$/.exec(path)?.[1];
    if (segment === undefined)
        return null;
    const bytes = segment.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
}
/**
 * The output of `find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`, computed from paths and hashes in
 * order.
 */
function liveSha256(hashes) {
    let lines = '';
    for (const [path, hash] of hashes)
        lines += `${hash}  ${path}\n`;
    return (0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(lines);
}
/** The rows of a list, which starts with its header. If an edit left the list malformed, the rows that can be read. */
function rowsIn(text) {
    return (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
        columns: true,
        record_delimiter: '\n',
        relax_quotes: true,
        relax_column_count: true,
        skip_records_with_error: true,
    });
}
function rowsById(rows) {
    return new Map(rows.map((row) => [row.id ?? '', row]));
}
/** The asset of a row in the list of that cyber system. */
function assetOf({ id = '', name = '', asset_type }, system) {
    return { id, name, cyber_system_id: system, asset_type: asset_type === 'software' ? 'software' : 'hardware' };
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ evidenceJsonSchema),
/* harmony export */   eT: () => (/* binding */ endedEvidence)
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
function evidenceJsonSchema() {
    const { $schema, ...shape } = zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(evidence);
    return { $schema, title: 'cip-inventory-sync evidence', ...shape };
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
