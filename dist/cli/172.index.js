export const id = 172;
export const ids = [172];
export const modules = {

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cw: () => (/* binding */ gitContext),
/* harmony export */   rL: () => (/* binding */ notIgnoredBy),
/* harmony export */   u9: () => (/* binding */ inventoryCommit)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1595);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8383);
// What git knows about a run of the command line: commit, state of the tree and actor, for evidence. In other CI
// systems CIP_SYNC_COMMIT, CIP_SYNC_ACTOR and CIP_SYNC_RUN_URL give these. Also which files left by runs git would
// commit.




/** Asks git at once, so that the answer is there when the lists are read. The result never rejects. */
function gitContext(context) {
    const { env } = context.host;
    const inventory = inventoryCommit(context);
    const actor = given(env.CIP_SYNC_ACTOR) ?? personOf(context);
    return async (files) => {
        const commit = await inventory;
        return {
            commit,
            clean: commit === null ? null : await isClean(context, commit, files),
            pull_requests: [],
            actor: await actor,
            run_url: given(env.CIP_SYNC_RUN_URL),
        };
    };
}
/** The commit of the inventory that a run reads, or the commit below its working tree; null if git knows none. */
async function inventoryCommit({ head, host, git, }) {
    if (head.kind === 'commit')
        return head.commit;
    return given(host.env.CIP_SYNC_COMMIT) ?? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}
function given(text) {
    return text === undefined || text.trim() === '' ? null : text.trim();
}
/** Whether the files are those of the commit; null if that cannot be read. */
async function isClean({ cwd, settings, git }, commit, files) {
    try {
        const committed = [];
        const visit = ({ path, content }) => void committed.push(`${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(content)} ${path}`);
        await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevision */ .M7)({ kind: 'commit', commit }, { cwd, run: git, path: settings.path }, visit, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .unreported */ .B8);
        const read = files.map((file) => `${(0,_core_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(file.content())} ${file.path}`);
        return committed.sort().join('\n') === read.sort().join('\n');
    }
    catch {
        return null;
    }
}
async function personOf({ git }) {
    const settings = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .gitAnswer */ .Hr)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$']);
    // Each setting is a key, a line break and a value. If a key is repeated, git uses the last.
    const last = (key) => settings?.split('\0').findLast((entry) => entry.startsWith(`${key}\n`));
    const value = (key) => given(last(key)?.slice(key.length));
    const [name, email] = [value('user.name'), value('user.email')];
    if (email === null)
        return name;
    return name === null ? `<${email}>` : `${name} <${email}>`;
}
/** The files that apply and plan leave, as in docs/quick-start.md. */
const LEFT = ['plan.json', '.cip-sync/evidence.json'];
/** The files that git would commit. */
async function notIgnoredBy(git) {
    const ignored = await Promise.all(LEFT.map((path) => isIgnored(git, path)));
    return LEFT.filter((_, index) => !ignored[index]);
}
async function isIgnored(git, path) {
    try {
        // This command refuses the setting that makes other commands read paths literally.
        await git(['--no-literal-pathspecs', 'check-ignore', '--quiet', path]);
        return true;
    }
    catch (error) {
        if (!(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        return false;
    }
}


/***/ }),

/***/ 7172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliImport: () => (/* binding */ cliImport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var core_guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/inventory/csv/mapping.js
var csv_mapping = __webpack_require__(1805);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/paths.js
var paths = __webpack_require__(5360);
// EXTERNAL MODULE: ./lib/report/edits.js
var report_edits = __webpack_require__(1807);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/report/import-schema.js
var import_schema = __webpack_require__(6789);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/imported.js







/** The same for programs. `patch` is null but for a dry run. */
function importDocument(updated, patch) {
    const { entries, counts } = listOf(updated);
    const document = { format_version: import_schema/* IMPORT_FORMAT */.Cn, counts, entries };
    return patch === null ? document : { ...document, patch };
}
/** The most bytes of the text of a pull request. GitHub refuses more than 65,536 characters. */
const MOST_BYTES = 60_000;
/** The same as the text of a pull request: counts, then entries while they fit. Ends with a newline. */
function importMarkdown(updated, diagnostics) {
    const { entries, counts } = listOf(updated);
    const found = (0,text_style/* tally */.N4)([
        [diagnostics.filter(({ severity }) => severity === 'warning').length, 'warning'],
        [diagnostics.filter(({ severity }) => severity === 'notice').length, 'notice'],
    ], text_style/* counted */.hS);
    const lines = [
        `${countsText(counts)}.`,
        ...(updated.csv === null ? [] : (0,report_edits/* readLines */.Se)(updated.csv).map((line) => (0,report_escape/* codeSpan */.SS)(line))),
        ...(found.length === 0 ? [] : [`${found.join(', ')}: the log of the run lists them.`]),
        `A plan of these files: ${(0,summarize/* countsLine */.J7)(updated.plan.summary)}`,
    ];
    let text = `${lines.join('\n\n')}\n`;
    const rows = entries.map((entry) => `- ${(0,report_escape/* codeSpan */.SS)(entryLine(entry))}\n`);
    const more = (left) => `\nThe files show ${(0,text_style/* counted */.hS)(left, 'more entry', 'more entries')}.\n`;
    const room = MOST_BYTES - Buffer.byteLength(text + more(rows.length)) - 1;
    let used = 0;
    const shown = rows.findIndex((row) => {
        used += Buffer.byteLength(row);
        return used > room;
    });
    if (rows.length > 0)
        text += `\n${rows.slice(0, shown === -1 ? rows.length : shown).join('')}`;
    return shown === -1 ? text : text + more(rows.length - shown);
}
/** The entries by path, line and name, and how many there are of each action. */
function listOf({ comparison, written }) {
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
            actions: import_schema/* ENTRY_ACTIONS */.z_.filter((action) => is[action]),
            name: state.name,
            cyber_system: system.name,
            asset_type: state.assetType,
            before: before === null ? null : { name: before.name, cyber_system: from.name, asset_type: before.assetType },
        };
    });
    entries.sort((a, b) => (0,compare/* compareText */.n6)(a.path, b.path) || a.line - b.line || (0,compare/* compareText */.n6)(a.name, b.name));
    const counts = { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0 };
    for (const action of entries.flatMap(({ actions }) => actions))
        counts[action] += 1;
    return { entries, counts: { ...counts, unchanged: comparison.unchanged, changed: entries.length } };
}
/** The last lines of an update, or of a dry run. Ends with a newline. */
function renderUpdated(updated, ended) {
    const { edits, comparison, plan, csv } = updated;
    const list = listOf(updated);
    const counts = countsText(list.counts);
    // A plan deletes nothing of a system that says `prune: false`.
    const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
    const staying = comparison.changes.filter(({ system, before, after }) => after === null && undeclared.has(`${system.id} ${before?.name}`)).length;
    const stay = staying === 1 ? 'The asset of the removed entry stays' : `${(0,text_style/* grouped */.zD)(staying)} assets of removed entries stay`;
    return [
        ...(0,report_edits/* fileLines */.c0)(edits),
        ...list.entries.map(entryLine),
        ...(csv === null ? [] : (0,report_edits/* readLines */.Se)(csv)),
        edits.length === 0
            ? `Nothing to update: ${counts}, as found in ${(0,text_style/* durationText */.S5)(ended.ms)}.`
            : (0,report_edits/* wroteLine */._y)(edits, counts, ended),
        ...(staying === 0 ? [] : [`${stay} at the service, because the files say prune: false.`]),
        `A plan of these files: ${(0,summarize/* countsLine */.J7)(plan.summary)}`,
        '',
    ].join('\n');
}
function countsText(counts) {
    const each = import_schema/* ENTRY_ACTIONS */.z_.map((action) => [counts[action], action]);
    return [...(0,text_style/* tally */.N4)(each), `${(0,text_style/* grouped */.zD)(counts.unchanged)} unchanged`].join(', ');
}
/** `renamed, moved: "a" → "b", Alpha → Beta, inventory/beta.yml:4`. */
function entryLine({ path, line, actions, name, cyber_system, asset_type, before }) {
    const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
    const type = before === null || before.asset_type === asset_type ? [] : [(0,text_style/* turned */.d9)(before.asset_type, asset_type)];
    const parts = [
        (0,text_style/* turned */.d9)(before?.name ?? name, name, report_escape/* word */.Vm),
        (0,text_style/* turned */.d9)(before?.cyber_system ?? cyber_system, cyber_system, report_escape/* word */.Vm),
        ...type,
        `${(0,report_escape/* visible */.RK)(path)}:${line}`,
    ];
    return `${what}: ${parts.join(', ')}`;
}
/** Why so many removals are not written, by guards of which some failed. Ends with a newline. */
function renderRemovals(guards, following) {
    const failed = guards.filter(({ passed }) => !passed);
    const removals = (0,text_style/* counted */.hS)(failed[0]?.value ?? 0, 'entry', 'entries');
    const limits = failed.map(({ guard, limit }) => `--${guard} allows ${limit === 0 ? 'none' : (0,text_style/* grouped */.zD)(limit)}`);
    const raised = failed.map((guard) => `--${guard.guard} ${(0,core_guard/* leastToPass */.ME)(guard, following)}`);
    return `The export has no row for ${removals} of ${(0,text_style/* grouped */.zD)(following)}, and ${(0,text_style/* listed */.KE)(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\n${report_edits/* NOTHING_WRITTEN_YET */.pV}`;
}

;// CONCATENATED MODULE: ./lib/report/mapping-stub.js


const COMMENTS = {
    columns: '',
    values: ' # hardware or software',
    systems: " # the export's name: the service's name or id",
    facilities: " # the export's name: the service's name or id, or null for no facility",
    defaults: ' # for empty cells',
    skip: ' # rows to leave out',
};
/** If there are more values than this, it is probably the wrong column. */
const MOST = 200;
/** null if no mapping would help. Ends with a newline. */
function mappingStub(mapping, csvPath, diagnostics) {
    const found = diagnostics.filter(({ at }) => at?.file.path === csvPath);
    const wanted = found.flatMap((finding) => lineFor(finding) ?? []);
    if (wanted.length === 0)
        return null;
    const missing = new Set(found.flatMap(({ code, args }) => (code === 'csv-missing-column' && args.key === 'skip' ? args.column : [])));
    const given = [
        ...Array.from(mapping.columns, ([key, value]) => ({ part: 'columns', key, value: (0,report_escape/* yamlString */.lJ)(value) })),
        ...Array.from(mapping.values, ([key, value]) => ({ part: 'values', key, value })),
        ...Array.from(mapping.systems, ([key, value]) => ({ part: 'systems', key, value: (0,report_escape/* yamlString */.lJ)(value) })),
        ...Array.from(mapping.facilities, ([key, value]) => {
            return { part: 'facilities', key, value: value === null ? 'null' : (0,report_escape/* yamlString */.lJ)(value) };
        }),
        ...Array.from(mapping.defaults, ([key, value]) => ({ part: 'defaults', key, value: (0,report_escape/* yamlString */.lJ)(value) })),
        ...Array.from(mapping.skip, ([key, values]) => {
            return { part: 'skip', key, value: `[${values.map(report_escape/* yamlString */.lJ).join(', ')}]` };
        }).filter(({ key }) => !missing.has(key)),
    ];
    let text = 'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n';
    for (const part of Object.keys(COMMENTS)) {
        // Several rows may need the same key, and YAML allows it once.
        const lines = new Map([...given, ...wanted].filter((line) => line.part === part).map((line) => [line.key, line]));
        if (lines.size === 0)
            continue;
        text += `${part}:${COMMENTS[part]}\n`;
        const isPlain = part === 'columns' || part === 'defaults';
        for (const { key, value, comment } of [...lines.values()].slice(0, MOST)) {
            const behind = comment === undefined ? '' : ` # ${comment}`;
            text += `  ${isPlain ? key : (0,report_escape/* yamlString */.lJ)(key)}:${value === '' ? '' : ` ${value}`}${behind}\n`;
        }
        if (lines.size > MOST)
            text += `  # and ${(0,text_style/* counted */.hS)(lines.size - MOST, 'more value')}\n`;
    }
    const { delimiter } = mapping;
    if (delimiter !== null)
        text += `delimiter: ${delimiter === '\t' ? 'tab' : (0,report_escape/* yamlString */.lJ)(delimiter)}\n`;
    return `${text}\n`;
}
/** The line of the mapping that would settle a finding; null for none. */
function lineFor(finding) {
    const near = (names) => (names[0] === undefined ? '' : (0,report_escape/* yamlString */.lJ)(names[0]));
    switch (finding.code) {
        case 'csv-missing-column': {
            const { key, near: names, column, header } = finding.args;
            if (key === 'skip')
                return null;
            const comment = `one of ${(0,text_style/* listedAs */.WC)(header, report_escape/* yamlString */.lJ, 'or')}`;
            return { part: 'columns', key, value: key === column ? '' : near(names), comment };
        }
        case 'csv-empty-cell':
            return { part: 'skip', key: finding.args.column, value: '""' };
        case 'csv-unknown-type': {
            const { value } = finding.args;
            if (value === '')
                return { part: 'defaults', key: 'asset_type', value: '', comment: 'hardware or software' };
            return { part: 'values', key: value, value: usualType(value) };
        }
        case 'csv-unknown-system':
            return { part: 'systems', key: finding.args.name, value: near(finding.args.near) };
        case 'csv-unknown-facility':
            return { part: 'facilities', key: finding.args.name, value: near(finding.args.near) };
        case 'ambiguous-cyber-system': {
            const { name, systems, takesFacility } = finding.args;
            const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
            if (!isSited) {
                return { part: 'systems', key: name, value: '', comment: (0,text_style/* listedAs */.WC)(systems, ({ id }) => (0,report_escape/* yamlString */.lJ)(id), 'or') };
            }
            // One id would send the rows of all sites to the same system.
            const comment = 'the column that names the site';
            return takesFacility ? { part: 'columns', key: 'facility', value: '', comment } : null;
        }
        default:
            return null;
    }
}
const HARDWARE = /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;
/** Only if the word of the export is clear. People check it in any case. */
function usualType(value) {
    const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
    if (isHardware === isSoftware)
        return '';
    return isHardware ? 'hardware' : 'software';
}

// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/commands/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(7986);
// EXTERNAL MODULE: ./lib/commands/git-context.js
var git_context = __webpack_require__(2556);
// EXTERNAL MODULE: ./lib/commands/import-run.js + 5 modules
var import_run = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/commands/settings.js
var settings = __webpack_require__(1057);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/write-files.js
var write_files = __webpack_require__(9283);
;// CONCATENATED MODULE: ./lib/commands/import.js
// `import`: writes the inventory files from what is live, or from the rows of a CSV export. Existing entries stay as
// they are, or follow with `--update`.




















async function cliImport(flags, cli) {
    refuseStray(flags);
    const findings = [];
    const mapping = readMappingOf(flags, (0,cli_flags/* inFolder */._z)(flags, cli).cwd, findings);
    if ((0,diagnostic/* hasErrors */.Cs)(findings))
        return refuse((0,diagnostic/* inFileOrder */.w$)(findings), cli.terminal);
    return (0,cli_flags/* openCli */.$B)(flags, cli, cli_flags/* SERVICE */.YV, (context) => performImport(context, mapping, findings));
}
/** Writes or shows the result, or nothing of it. Returns the exit code. */
async function performImport(context, mapping, findings) {
    const { flags, terminal, settings, progress, host, startedAt } = context;
    const source = await sourceOf(context, mapping, findings);
    const { diagnostics, proposal } = await (0,import_run/* runImport */.$)(context, requestFrom(context, source));
    progress.rest();
    const all = [...findings, ...diagnostics];
    if (proposal === null) {
        const help = source.kind === 'csv' ? mappingStub(mapping, source.path, all) : null;
        return refuse(all, terminal, help ?? '');
    }
    // What else is to say of files that fit the service is said by validate and plan.
    if (source.kind !== 'live')
        show(all, terminal);
    const { edits, comparison, csv } = proposal;
    const removed = comparison.changes.filter(({ after }) => after === null).length;
    const guards = csv !== null && flags.update === true ? (0,core_guard/* checkGuards */.hK)(removed, csv.following, settings) : [];
    if ((0,core_guard/* isBlocked */.lT)(guards)) {
        terminal.err(renderRemovals(guards, csv.following));
        return 1;
    }
    const dryRun = flags.dryRun === true;
    const patch = dryRun ? (0,report_edits/* renderPatch */.hY)(edits) : null;
    if (!dryRun)
        (0,write_files/* writeShown */.B)(edits, context);
    if (flags.json === true)
        terminal.out((0,report_escape/* printedJson */.xL)(importDocument(proposal, patch)));
    else
        terminal.out(flags.markdown === true ? importMarkdown(proposal, all) : (patch ?? ''));
    terminal.err(endingOf(proposal, flags, { dryRun, ms: host.clock.now() - startedAt }));
    if (!dryRun && edits.length > 0)
        terminal.err((0,report_edits/* renderNotIgnored */.iu)(await (0,git_context/* notIgnoredBy */.rL)(context.git)));
    return 0;
}
/** The last lines on standard error. */
function endingOf(proposal, { update }, ended) {
    const { edits, comparison, csv, missing, plan } = proposal;
    if (update === true)
        return renderUpdated(proposal, ended);
    if (csv !== null)
        return (0,report_edits/* renderCsvImported */.Jt)({ edits, counts: { ...csv, ...comparison }, plan }, ended);
    return (0,report_edits/* renderImported */.vJ)(edits, { ...missing, ...comparison }, ended);
}
/** A flag without effect is a mistake. */
function refuseStray(flags) {
    (0,cli_flags/* refuseEmpty */.Ot)(flags, ['from-csv', 'mapping']);
    const isGiven = (name) => flags[(0,settings/* camelCase */.xQ)(name)] !== undefined;
    const refuse = (names, problem) => {
        const stray = names.find(isGiven);
        if (stray !== undefined)
            throw new result/* ConfigurationError */.j1(`--${stray}`, problem);
    };
    if (!isGiven('from-csv'))
        refuse(['mapping', 'all-systems'], 'is for a CSV export. Name it with --from-csv.');
    if (!isGiven('update')) {
        refuse(['base', 'json', 'markdown', 'all-systems'], 'is for files that follow. Add --update.');
    }
    else if (isGiven('from-csv')) {
        refuse(['base'], 'is for drift, and an export says itself which systems follow. Leave it out.');
    }
    if (isGiven('json'))
        refuse(['markdown'], 'is another form than --json. Give one of the two.');
    if (flags.out === '-') {
        throw new result/* ConfigurationError */.j1('--out', 'names a folder, and "-" is none. --dry-run prints the files.');
    }
}
/** Throws a ConfigurationError if two fields have one column. */
function readMappingOf({ mapping: path }, cwd, findings) {
    if (typeof path !== 'string')
        return csv_mapping/* NO_MAPPING */.xl;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, path), 'utf8').replace(/^\uFEFF/, '');
    }
    catch (error) {
        findings.push((0,files/* unreadable */.O$)(path, (0,folder/* errorCode */.CA)(error)));
        return csv_mapping/* NO_MAPPING */.xl;
    }
    const mapping = (0,csv_mapping/* readMapping */.vh)(path, text, (d) => findings.push(d));
    const shared = (0,diagnostic/* hasErrors */.Cs)(findings) ? null : (0,csv_mapping/* sharedColumn */.eT)(mapping);
    if (shared === null)
        return mapping;
    throw new result/* ConfigurationError */.j1('--mapping', `gives ${shared.join(' and ')} one column. Give each its own.`);
}
async function sourceOf(context, mapping, findings) {
    const { fromCsv, update, base, allSystems } = context.flags;
    if (typeof fromCsv === 'string') {
        const follow = update === true ? { allSystems: allSystems === true } : null;
        return { kind: 'csv', path: fromCsv, mapping, follow };
    }
    if (update !== true)
        return { kind: 'live' };
    // The base is HEAD if no flag names another and the folder is in a repository.
    const commit = typeof base === 'string' ? base : await (0,git_context/* inventoryCommit */.u9)(context);
    if (commit === null)
        return { kind: 'drift', base: null };
    const { paths } = requestFrom(context, { kind: 'live' });
    const path = paths[0] ?? (outOf(context) || '.');
    const reading = { ...context, settings: { ...context.settings, path } };
    const loaded = await (0,snapshot/* loadBase */.Og)('base', { kind: 'commit', commit }, reading, (d) => findings.push(d));
    return { kind: 'drift', base: loaded.inventory };
}
function outOf({ flags, cwd }) {
    return (0,import_run/* folderWithin */.M)(cwd, typeof flags.out === 'string' ? flags.out : 'inventory');
}
/** Without `--path` the inventory is the files below `--out`, or the inventory that `--out` is a part of. */
function requestFrom(context, source) {
    const { flags, settings, cwd } = context;
    const out = outOf(context);
    const isGiven = typeof flags.path === 'string' || (0,paths/* isWithin */.UO)((0,import_run/* folderWithin */.M)(cwd, settings.path), out);
    return {
        source,
        out,
        paths: isGiven ? [settings.path] : [],
        withIds: flags.withIds === true,
        withSystemIds: flags.withSystemIds === true,
    };
}
function refuse(diagnostics, terminal, help = '') {
    show(diagnostics, terminal);
    terminal.err(report_edits/* NOTHING_WRITTEN */.qv + help);
    return 1;
}
function show(diagnostics, terminal) {
    terminal.err((0,messages/* findingLines */.hq)((0,messages/* errorsFirst */.wz)(diagnostics))
        .map((line) => `${line}\n`)
        .join(''));
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


/***/ })

};
