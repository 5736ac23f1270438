export const id = 41;
export const ids = [41];
export const modules = {

/***/ 41:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineFrom: () => (/* binding */ baselineFrom),
  cliPlan: () => (/* binding */ cliPlan),
  printPlan: () => (/* binding */ printPlan),
  refuseFormats: () => (/* binding */ refuseFormats)
});

// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __webpack_require__(8490);
// EXTERNAL MODULE: ./lib/run/plan.js
var plan = __webpack_require__(1174);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/text/markdown/budget.js
var markdown_budget = __webpack_require__(1912);
// EXTERNAL MODULE: ./lib/text/markdown/table.js
var table = __webpack_require__(9849);
// EXTERNAL MODULE: ./lib/text/rows.js
var rows = __webpack_require__(1758);
// EXTERNAL MODULE: ./lib/text/summarize.js
var text_summarize = __webpack_require__(9010);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/text/drift.js









/** What the issue adds to the page: a title that never changes, and a last line with the commit and the run. */
function driftFrame({ organization }, { name, commit, runUrl }) {
    const which = name === '' ? '' : ` (${visible(shorten(name))})`;
    return {
        title: `Inventory drift of ${visible(shorten(organization))}${which}`,
        foot: joined([`Seen at ${codeSpan(commit.slice(0, 7))}`, runLink(runUrl)], SEPARATOR),
    };
}
/** The page, ending with a newline, and whether there was room for all of it. */
function driftPage(given) {
    const { plan, base, path, approval, workflow, place, budget } = given;
    const section = driftSection(plan);
    const { changes } = section;
    const systems = new Set(changes.map(({ cyberSystem }) => cyberSystem.id)).size;
    const reach = systems < 2 ? '' : counted ` in ${systems} cyber system(s)${sitesOf(changes)}`;
    const titled = { ...section, title: counted `${changes.length} difference(s)${reach}`, isFolded: false };
    const elsewhere = place === 'issue' ? '; the summary of the run has more' : '; the plan file of the run has all';
    return fitPage(budget, [
        `## Inventory drift of ${codeSpan(plan.organization)}: ${headline(plan, 'drift')}\n`,
        'The service differs from the files, and no merged change asks for it.\n',
        ...otherLines(plan),
    ], [sectionTable(titled, elsewhere)], [adoptText(plan, base, path), revertText(plan, approval, workflow)]);
}
/** The text of a closed issue. It repeats nothing from before. */
function cleanPage(plan, now) {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    return [
        `## Inventory drift of ${codeSpan(plan.organization)}: none\n`,
        `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
        ...otherLines(plan),
    ].join('\n');
}
function otherLines({ summary: { pending }, undeclared }) {
    const lines = [];
    if (pending > 0)
        lines.push(counted `${pending} change(s) merged and not applied yet: pending, not drift.\n`);
    const left = undeclared.length;
    if (left > 0)
        lines.push(counted `${left} asset(s) that no file declares (is|are) left alone, as the files ask.\n`);
    return lines;
}
function adoptText(plan, base, path) {
    const { command, note } = adoptCommand(base, path);
    const pairs = plan.summary.drift - driftCount(plan);
    const renames = counted `${pairs} asset(s) may have been renamed there. The command treats (it|them) as renamed.`;
    const then = 'Open a pull request with the edits. Its plan then shows no drift.';
    return `### To adopt it

If the service is right, run this in a clone of this branch. It writes into the files what the service has:

\`\`\`sh
${command}
\`\`\`

${joined([note, pairs === 0 ? '' : renames, then], ' ')}
`;
}
/** What a revert executes, what prevents it, and the command. Contains no names. */
function revertText(plan, approval, workflow) {
    const { changes, summary, managed, maxDeletePercent, guards } = plan;
    const counts = countBy(changes, ({ action }) => action);
    const deletes = counts.get('delete') ?? 0;
    const doubts = inDoubt(plan);
    const permanent = counted `${deletes} permanent delete(s)`;
    if (doubts > 0) {
        return counted `### To revert it

A revert would make ${permanent}, and ${doubts} of them may be (an asset|assets) that the files have under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.
`;
    }
    const [maxDeletes = 0] = guards.flatMap((one) => (one.guard === 'max-deletes' ? one.limit : []));
    const reverting = { ...plan, guards: checkGuards(deletes, managed, { maxDeletes, maxDeletePercent }) };
    const assets = deletes === 1 ? "the asset's" : "the assets'";
    const cautions = [
        `Reverting it makes ${permanent}: ${assets} compliance history goes, too.`,
        ...summarize(reverting, markdownFormatter).blocked.map((text) => `**Blocked:** ${text}`),
    ];
    const each = ['delete', 'update', 'create'].map((action) => [counts.get(action) ?? 0, action]);
    const merged = summary.pending === 0 ? '' : counted ` That includes ${summary.pending} pending change(s).`;
    const scope = `If the files are right, have the service changed back: ${listed(tally(each, 'nouns'), 'and')}.${merged}`;
    const way = wayBack(plan, approval, workflow);
    return joined(['### To revert it\n', deletes === 0 ? '' : caution(cautions), `${scope}\n`, way], '\n');
}
function wayBack(plan, approval, workflow) {
    if (approval === 'review')
        return 'With `approval: review` a digest approves nothing. Set `apply-drift: true` for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n';
    const isSealed = approval === 'plan';
    const approve = isSealed ? ` -f approve-digest=${digest(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
    const sealed = ' The digest approves exactly these changes: if anything differs by then, nothing is written.';
    const named = workflow === null ? 'WORKFLOW is' : `If \`${workflow}\` is another one, name`;
    return `\`\`\`sh
gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f apply-drift=true${approve}
\`\`\`

${named} the workflow that takes these inputs by \`workflow_dispatch\` and hands them to the action.${isSealed ? sealed : ''}
`;
}
/**
 * How many deletes may be of assets that the files have under another name. Such a delete is in a pair that may be a
 * rename, or an asset of the same type would be created in the same system.
 */
function inDoubt(plan) {
    const typeAndSystem = ({ cyber_system_id, asset_type }) => `${asset_type} ${cyber_system_id}`;
    const creates = plan.changes.filter((change) => change.action === 'create');
    const missing = new Set(creates.map(({ after }) => typeAndSystem(after)));
    const paired = new Set(possibleRenames(plan).map(({ from }) => from));
    const deletes = plan.changes.filter((change) => change.action === 'delete');
    return deletes.filter((change) => paired.has(change) || missing.has(typeAndSystem(change.before))).length;
}
/**
 * The command that takes drift into the files, and what the reader must fill in ('' for nothing). `base` is the commit
 * that was applied; null if not known. The command uses the folder `inventory` unless a flag names another one.
 */
function adoptCommand(base, path) {
    const folder = path.replace(/\/$/, '');
    // Only a plain path is harmless in every shell and wherever the command is shown.
    const isPlain = /^[\w./][\w./-]*$/.test(folder);
    const out = folder === 'inventory' ? '' : ` --out ${isPlain ? folder : 'FOLDER'}`;
    const command = `cip-sync import --update${out}${base === null ? '' : ` --base ${base}`}`;
    return { command, note: isPlain ? '' : 'Replace FOLDER with the folder of the inventory.' };
}
function adoptLine(base, path) {
    const { command, note } = adoptCommand(base, path);
    return `${(0,text_text/* joined */.oR)([`If the service is right, take it into the files: ${command}`, note], '\n')}\n`;
}

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/guard.js
var guard = __webpack_require__(2270);
// EXTERNAL MODULE: ./lib/text/findings.js
var text_findings = __webpack_require__(1450);
;// CONCATENATED MODULE: ./lib/text/markdown/page.js
// The plan for a pull request's comment, a job summary and a check, within a number of bytes. Deletes come first and
// are cut last.








const COMMENT_BUDGET = 60_000;
/** If a plan has changes, each section of findings takes at most this share of the page, to leave room for them. */
const FINDINGS_SHARE = 0.25;
/** In plans with more changes, places in files are not linked, so that more rows fit. */
const MOST_LINKED = 500;
const WHERE_BYTES = 5_000;
/**
 * The page of a plan, ending with a newline; '' if not even the heading fits. `notShown` has the changes to execute
 * that the text does not show, which must not be recorded as shown. `isWhole` is false if something had no room, such
 * as a finding. Time grows with the budget and, to sort changes into sections, linearly with the plan.
 */
function planMarkdown(plan, options) {
    const { budget = COMMENT_BUDGET, pages = null, verb = 'plan', name = '', runUrl, isSummaryWhole = false } = options;
    const { diagnostics, changes, toExecute, organization } = plan;
    const isPlan = verb === 'plan';
    const files = changes.length > MOST_LINKED ? null : (options.files ?? null);
    const summaryLink = (0,table/* runLink */.ut)(runUrl, 'summary of the run');
    const elsewhere = summaryLink === '' ? '' : `; the ${summaryLink} has ${isSummaryWhole ? 'all' : 'more'}`;
    const words = (0,text_summarize/* summarize */.eh)(plan, text_text/* markdownFormatter */.W9);
    const phrases = (0,text_summarize/* headline */.Pl)(plan, 'plan', (loud) => `**${loud}**`);
    // If the service could not be read, the organization is not known.
    const whose = organization === '' ? '' : ` for ${(0,text_text/* codeSpan */.SS)(organization)}`;
    const heading = `## Inventory ${verb === 'drift' ? 'drift' : 'plan'}${(0,table/* ofName */.Dw)(name)}${whose}: ${phrases}\n`;
    // If there is nothing to execute, the headline counts drift.
    const isNothing = toExecute.length === 0 || (0,diagnostic/* hasErrors */.Cs)(diagnostics);
    const line = (0,text_text/* joined */.oR)(isNothing ? [words.agreed, words.stays] : [`**${words.counts}**`, words.rest], text_summarize/* SEPARATOR */.wv);
    const counts = line === '' ? '' : `${line}\n`;
    const cautions = words.blocked.map((text) => `**Blocked:** ${text}`);
    if (words.caution !== '')
        cautions.push(words.caution);
    const origin = [
        options.commit === undefined ? '' : `At ${(0,text_text/* codeSpan */.SS)(options.commit.slice(0, 7))}`,
        // A digest is only of use if there is something to execute.
        toExecute.length === 0 ? '' : (0,text_text/* codeSpan */.SS)(plan.digest),
        (0,table/* runLink */.ut)(runUrl),
    ];
    const next = (0,text_text/* joined */.oR)([isPlan ? nextStep(plan, options) : '', (0,text_text/* joined */.oR)(origin, text_summarize/* SEPARATOR */.wv)], '\n\n');
    const foot = next === '' ? '' : `${next}\n`;
    const caused = diagnostics.filter((one) => !isPlan || one.severity === 'error' || (0,text_findings/* isQuestion */.J6)(one) || !plan.older.has(one));
    const older = diagnostics.length - caused.length;
    const released = caused.filter(({ code }) => code === 'system-released');
    const rest = caused.filter((one) => !(0,text_findings/* isQuestion */.J6)(one) && one.code !== 'system-released');
    const ofSeverity = (severity) => rest.filter((one) => one.severity === severity);
    const most = changes.length === 0 ? budget : Math.floor(budget * FINDINGS_SHARE);
    const found = { pages, files, elsewhere };
    const doubted = new Set(diagnostics.filter(text_findings/* isQuestion */.J6).map(({ args }) => args.id));
    const issue = (0,table/* runLink */.ut)(options.driftIssue, 'The issue about drift');
    const drifted = `These differed before your edit.${issue === '' ? '' : ` ${issue} lists them.`} On the default branch, \`cip-sync import --update\` takes what the service has into the files.`;
    const shown = (0,rows/* planPage */.jt)(plan, verb);
    const tables = shown.map((section) => {
        const note = section.part === 'drift' ? () => drifted : section.note;
        return (0,table/* sectionTable */.E7)({ ...section, note }, elsewhere, files, doubted);
    });
    const sections = [
        whereSection(toExecute, elsewhere),
        findingSection('errors', ofSeverity('error'), found, most),
        findingSection('questions', caused.filter(text_findings/* isQuestion */.J6), found, most),
        (0,markdown_budget/* fixedBlock */.G3)((0,table/* caution */.uL)(cautions)),
        findingSection('warnings', released, found, most),
        ...tables,
        undeclaredSection(plan, elsewhere),
        findingSection('warnings', ofSeverity('warning'), found, most),
        findingSection('notices', ofSeverity('notice'), found, most),
    ].filter(({ count, open }) => count > 0 || open !== '');
    const earlier = older === 0 ? '' : (0,text_text/* counted */.hS) `${older} finding(s) older than this change: \`cip-sync plan\` lists (it|them).\n`;
    const page = (0,markdown_budget/* fitPage */.n8)(budget, [heading, counts, words.part === '' ? '' : `${words.part}\n`], sections, [
        earlier,
        foot,
    ]);
    if (!page.fits) {
        const brief = [[heading, counts, foot], [heading, counts], [heading]].map((blocks) => (0,text_text/* joined */.oR)(blocks, '\n'));
        const text = brief.find((one) => (0,markdown_budget/* bytesOf */.$$)(one) <= budget) ?? '';
        return { text, notShown: toExecute, isWhole: false };
    }
    // Differences of drift are shown for information: an approval does not cover them.
    const notShown = shown.flatMap(({ part, changes: rows }, index) => part === 'drift' ? [] : rows.slice(page.rows[sections.indexOf(tables[index])] ?? 0));
    return { text: page.text, notShown, isWhole: page.isWhole };
}
/** Which cyber systems change, with their counts, all on one line. Left out if there is no room. */
function whereSection(changes, elsewhere) {
    const systems = (0,rows/* bySystem */.Dp)(changes);
    return {
        keep: (0,table/* keepOf */.vb)('where'),
        most: WHERE_BYTES,
        open: systems.length === 0 ? '' : 'Where: ',
        count: systems.length,
        row: (index) => {
            const { system, members } = systems[index];
            return (0,text_text/* counted */.hS) `${index === 0 ? '' : ', '}${(0,text_text/* systemName */.N9)({ ...system, impactRating: null }, text_text/* codeSpan */.SS)} (${members.length})`;
        },
        close: '\n',
        hidden: (count, isAll) => (isAll ? '' : (0,text_text/* counted */.hS) `${count} more system(s) not listed${elsewhere}.`),
    };
}
function undeclaredSection({ undeclared }, elsewhere) {
    const texts = (0,rows/* declarationsBySystem */.w5)(undeclared).map(({ place, yaml }) => `# ${place}\n${yaml.join('\n')}\n`);
    const fence = (0,text_text/* fenceFor */.Lt)(texts);
    const title = (0,text_text/* counted */.hS) `Undeclared, left alone: ${undeclared.length} asset(s)`;
    const opening = `<details><summary><h3>${title}</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n${fence}yaml\n`;
    return {
        keep: (0,table/* keepOf */.vb)('undeclared'),
        open: texts.length === 0 ? '' : opening,
        count: texts.length,
        row: (index) => texts[index],
        close: `${fence}\n\n</details>\n`,
        hidden: (count, isAll) => isAll
            ? `**${title}**, not shown here${elsewhere}.`
            : (0,text_text/* counted */.hS) `${count} more cyber system(s) not shown here${elsewhere}.`,
    };
}
const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' };
/** Findings of one severity as an alert: a sentence and a place for each, or for the first of many alike. */
function findingSection(part, findings, { pages, files, elsewhere }, most) {
    const shown = (0,text_findings/* condensed */.U0)(findings);
    const severity = findings[0]?.severity ?? 'notice';
    const bullet = shown.length > 1 ? '- ' : '';
    return {
        keep: (0,table/* keepOf */.vb)(part),
        most,
        open: shown.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
        count: shown.length,
        row: (index) => {
            const { finding, more } = shown[index];
            const { code, path, line } = (0,text_findings/* wordDiagnostic */.k8)(finding);
            const place = path === null ? '' : `${line === null ? (0,text_text/* codeSpan */.SS)(path) : (0,table/* linkedPlace */.vg)(path, line, files)} · `;
            const said = (0,text_findings/* sayDiagnostic */.rA)(finding, text_text/* markdownFormatter */.W9);
            const rest = more === '' ? '' : `<br>${more}`;
            return `> ${bullet}${said}<br>${place}${(0,table/* pageLink */.wg)(code, pages) ?? (0,text_text/* codeSpan */.SS)(code)}${rest}\n`;
        },
        close: '',
        hidden: (count, isAll) => isAll
            ? (0,text_text/* counted */.hS) `**${findings.length} ${part === 'questions' ? 'question' : severity}(s)**, not shown here${elsewhere}.`
            : (0,text_text/* counted */.hS) `${count} more not shown here${elsewhere}.`,
    };
}
/** The next step. What must be corrected first comes first. Only a setup that requires a review mentions one. */
function nextStep(plan, options) {
    const { obstacle = null, unappliedBranch = null, next, commit } = options;
    const { diagnostics, guards, toExecute, summary, digest } = plan;
    if ((0,diagnostic/* hasErrors */.Cs)(diagnostics))
        return '**Next:** correct the files. A new commit plans again.';
    if (unappliedBranch !== null)
        return `**Next:** this merges into ${(0,text_text/* codeSpan */.SS)(unappliedBranch)}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
    if (obstacle !== null)
        return `**${obstacle}**`;
    // A plan on the command line has no next step here.
    if (next === undefined)
        return '';
    if (toExecute.length === 0) {
        const nothing = 'nothing to approve. Merging this changes nothing at the service.';
        return `**Next:** ${next === 'dispatch' ? 'nothing to apply.' : nothing}`;
    }
    if ((0,guard/* isBlocked */.lT)(guards))
        return '**Next:** fix what blocks this plan. The caution above says how.';
    const check = summary.delete === 0 ? '' : 'check that every delete is meant, then ';
    const on = commit === undefined ? '' : ` on ${(0,text_text/* codeSpan */.SS)(commit.slice(0, 7))}`;
    const again = 'A new commit plans again. If the service changes meanwhile, nothing is applied.';
    const steps = {
        review: `approve${on}, and merge. Your review approves exactly these changes. ${again}`,
        plan: `merge. Merging approves exactly these changes. ${again}`,
        none: 'merge. With `approval: none` the apply executes every difference that it finds then.',
        dispatch: `to apply exactly these changes, run the workflow by hand with \`command: apply\` and \`approve-digest: ${digest}\`.`,
    };
    return `**Next:** ${check}${steps[next]}`;
}
/** GitHub takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** The summary of a plan's check run, above the record: counts, where the plan is, and what it deletes. */
function checkSummary(plan, given) {
    const { commentUrl, runUrl, isNews, why, since } = given;
    const { counts, rest, blocked } = summarize(plan, markdownFormatter);
    const link = runLink(commentUrl, 'comment') || runLink(runUrl, 'summary of the run');
    const elsewhere = link === '' ? '' : `; the ${link} has more`;
    const before = since === null ? '' : ` Recorded before, at ${since}.`;
    const doubted = new Set(plan.diagnostics.filter(isQuestion).map(({ args }) => args.id));
    const deletes = planPage(plan).filter(({ part }) => part === 'deletes');
    return fitPage(CHECK_BUDGET, [
        `${joined([`**${counts}**`, rest], SEPARATOR)}\n`,
        why === null ? '' : `**${why}**\n`,
        ...blocked.map((text) => `**Blocked:** ${text}\n`),
        isNews
            ? `The ${link || 'summary of the run'} shows the plan.\n`
            : 'Merging this pull request changes nothing at the service.\n',
    ], deletes.map((section) => sectionTable(section, elsewhere, null, doubted)), [`Digest of what apply would execute: ${codeSpan(plan.digest)}.${before}\n`]).text;
}
/** The result of a validation: the line of counts, then the findings as a plan's page shows them. */
function renderValidationMarkdown(validation, { budget, name, pages = null }) {
    const sections = SEVERITIES.map((severity) => {
        const ofSeverity = validation.diagnostics.filter((one) => one.severity === severity);
        return findingSection(`${severity}s`, ofSeverity, { pages, files: null, elsewhere: '' }, budget);
    });
    const head = `## Inventory validation${ofName(name)}\n\n**${validationLine(validation)}**\n`;
    return fitPage(budget, [head], sections.filter(({ count }) => count > 0), []).text;
}

// EXTERNAL MODULE: ./lib/core/model.js
var model = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
;// CONCATENATED MODULE: ./lib/text/plan-document.js



/** A plan for `--json`, `--out` and `--plan`: full names, a fixed order of keys. `generatedAt` is ISO 8601, UTC. */
function planDocument(plan, { toolVersion, generatedAt }) {
    return {
        format_version: '2.0',
        tool: { name: model/* TOOL_NAME */.lH, version: toolVersion },
        organization: plan.organization,
        generated_at: generatedAt,
        ...(plan.only === null ? {} : { only: plan.only.references }),
        summary: plan.summary,
        changes: plan.changes.map(documentChange),
        undeclared: plan.undeclared.map(({ asset, cyberSystem }) => ({
            id: asset.id,
            ...(0,model/* stateOf */.L4)(asset),
            cyber_system: (0,resolve/* systemDocument */.fZ)(cyberSystem),
        })),
        diagnostics: plan.diagnostics.map(text_findings/* wordDiagnostic */.k8),
        guards: plan.guards,
        digest: plan.digest,
    };
}
function documentChange(change) {
    const { fingerprint, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    const common = {
        cyber_system: (0,resolve/* systemDocument */.fZ)(change.cyberSystem),
        from_cyber_system: isMove ? (0,resolve/* systemDocument */.fZ)(change.fromSystem) : null,
        origin,
    };
    if (change.action === 'delete') {
        const { action, id, before } = change;
        return { action, fingerprint, id, before, after: null, changed: [], ...common, source: null };
    }
    const { file } = change.desired.document;
    const source = { path: file.path, ...file.place(change.desired.offset) };
    if (change.action === 'create') {
        const { action, after } = change;
        return { action, fingerprint, id: null, before: null, after, changed: [], ...common, source };
    }
    const { action, id, before, after, changed } = change;
    return { action, fingerprint, id, before, after, changed, ...common, source };
}

// EXTERNAL MODULE: ./lib/text/terminal.js
var text_terminal = __webpack_require__(2935);
;// CONCATENATED MODULE: ./lib/cli/plan.js
// `plan`: shows what apply would do. It only reads the live service. Machine output goes to standard output, everything
// else to standard error.









async function cliPlan(context) {
    const { flags } = context;
    refuseFormats(flags);
    const planned = await (0,plan/* runPlan */.F)(context, baselineFrom(flags));
    printPlan(planned, 'plan', context);
    return (0,core_result/* exitCodeOf */.FO)(planned.result, flags.detailedExitcode === true);
}
/** Refuses two formats for standard output, and a saved plan there. */
function refuseFormats({ json, markdown, out }) {
    // The text of a saved plan is not made safe to print. `--json` prints the same document safely.
    if (out === '-')
        throw new core_result/* UserError */.yo('--out', 'names a file, and "-" is none. --json prints the plan.');
    if (json !== true || markdown !== true)
        return;
    throw new core_result/* UserError */.yo('--json and --markdown', 'exclude each other. Give one of them.');
}
/** On the command line, one commit is both `base` and `applied`. */
function baselineFrom({ base }, recorded = new Set()) {
    const at = typeof base === 'string' ? { kind: 'commit', commit: base } : null;
    return { base: at, applied: at, recorded };
}
function printPlan({ plan, result }, verb, context) {
    const { settings, flags, terminal, host, progress, startedAt } = context;
    const { clock, version } = host;
    progress.end();
    const stamp = { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() };
    if (typeof flags.out === 'string')
        (0,run_files/* putOut */.SN)((0,run_files/* jsonText */.s$)(planDocument(plan, stamp)), context);
    if (flags.json === true)
        terminal.out((0,text_text/* printedJson */.xL)(planDocument(plan, stamp)));
    else if (flags.markdown === true)
        terminal.out(planMarkdown(plan, { verb }).text);
    else {
        terminal.err((0,text_terminal/* renderPlanTerminal */.c)(plan, planOptions(context, verb)));
        if (result === 'drifted')
            terminal.err(`${NOT_APPLIED}${adoptLine(null, settings.path)}`);
        terminal.err(`${(0,text_summarize/* closingLine */.oM)(result, (0,text_summarize/* planCounts */.Ai)(plan, verb), clock.now() - startedAt)}\n`);
    }
    // You may have redirected standard output to a file. Then standard error shows why the run failed.
    if ((0,core_result/* isRefused */.H0)(result) && (flags.json === true || flags.markdown === true)) {
        const shows = result === 'blocked' ? 'blocked' : 'all';
        terminal.err((0,text_terminal/* renderPlanTerminal */.c)(plan, { ...planOptions(context, verb), shows }));
    }
}
/** It is not known here what was applied, so the files count as applied, and a pending change looks like drift. */
const NOT_APPLIED = 'If you committed a change that is not applied yet, run cip-sync plan instead.\n';
function planOptions({ terminal }, verb) {
    const { color, width } = terminal;
    return { color, width, verb, face: 'cli' };
}


/***/ }),

/***/ 1174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ runPlan),
/* harmony export */   X: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2270);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6599);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3504);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2829);








/** Plans the files. `compared`: what to compare them with, and what records or a saved plan asked for (`recorded`). */
async function runPlan(context, compared) {
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .takeSnapshot */ .W9)(context, compared);
    const { base, applied, files, live } = snapshot;
    const plan = planOf(snapshot, { base, applied, recorded: compared.recorded }, context.settings);
    let result = plan.toExecute.length > 0 ? 'planned' : 'no-changes';
    if ((0,_core_guard_js__WEBPACK_IMPORTED_MODULE_5__/* .isBlocked */ .lT)(plan.guards))
        result = 'blocked';
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(plan.diagnostics))
        result = 'invalid';
    return { plan, result, files, liveAssets: live?.assets ?? [] };
}
function planOf({ head, live, diagnostics, baseFindings }, compared, settings) {
    if (live === null) {
        // The lists could not be read, and the files have errors. All errors of the files are reported at once.
        const findings = [...diagnostics];
        const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_7__/* .groupByText */ .YQ)(head.documents);
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSystems */ .BR)(groups, (finding) => findings.push(finding));
        (0,_core_names_js__WEBPACK_IMPORTED_MODULE_7__/* .checkBetween */ .nT)(groups, settings.uniqueNames, (finding) => findings.push(finding));
        return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidPlan */ .n)(settings.organization, findings, settings);
    }
    // If the files have errors, only those are reported, and `--only` is not resolved.
    const only = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .hasErrors */ .Cs)(diagnostics) ? null : chosenSystems(settings, live);
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)({ ...compared, head, live, only, diagnostics, baseFindings, settings });
}
/**
 * The systems that the input `only` chooses; null for all. Throws a UserError if a reference chooses none, or
 * more than one.
 */
function chosenSystems({ only: references, ...fields }, live) {
    if (references.length === 0)
        return null;
    const directory = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .makeDirectory */ .Oh)(live, fields);
    const systems = references.flatMap((reference) => {
        const choice = (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseSystems */ .oM)(reference, directory);
        if ('systems' in choice)
            return choice.systems.map(({ id }) => id);
        const subject = `names ${_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8.name(reference)}, which is`;
        const names = ('several' in choice ? choice.several : choice.near).map(_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8.name);
        if ('several' in choice) {
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('only', `${subject} the name of several cyber systems. Give ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 'or')}.`);
        }
        const guess = names.length === 0 ? 'Give a name, an id or SITE/SYSTEM.' : `Did you mean ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 'or')}?`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('only', `${subject} no cyber system of the organization. ${guess}`);
    });
    return { references, systems: new Set(systems) };
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

/***/ 9849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ ofName),
/* harmony export */   E7: () => (/* binding */ sectionTable),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   vb: () => (/* binding */ keepOf),
/* harmony export */   vg: () => (/* binding */ linkedPlace),
/* harmony export */   wg: () => (/* binding */ pageLink)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1968);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1758);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6404);
// The rows of a section as a table of Markdown. Every table has the same columns, and every name is in a harmless code
// span. Also the small parts that pages share: cautions and links.



/** The parts of a page. The last of these are cut first. */
const KEEP = [
    'errors',
    'questions',
    'deletes',
    'results',
    'warnings',
    'moves',
    'updates',
    'pending',
    'reverted',
    'drift',
    'where',
    'creates',
    'notices',
    'undeclared',
];
/** How late a part of a page is cut. */
function keepOf(part) {
    return KEEP.indexOf(part);
}
const HEAD = `| ${_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.join(' | ')} |\n| ${_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_COLUMNS */ .FK.map(() => ':--').join(' | ')} |\n`;
const ORIGIN_WORDS = { inventory: '', pending: 'pending', drift: 'reverts drift' };
const NONE = new Set();
/**
 * A section under its heading, or folded behind it, to be fitted into a page. `elsewhere` says where hidden rows are,
 * at the end of the sentence about them. `files` is the URL of the files at the planned commit, to which `/path#L1` is
 * added; null if not known. `doubted` are the ids of assets whose delete may be half of a rename.
 */
function sectionTable({ part, title, note, changes, rowOf, isFolded }, elsewhere = '', files = null, doubted = NONE) {
    // Systems that share site and name with another are shown with their ids.
    const systems = new Map(changes.map(({ cyberSystem }) => [cyberSystem.id, cyberSystem]));
    const byLabel = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(systems.values(), ({ site, name }) => JSON.stringify([site?.name ?? null, name]));
    const alike = new Set([...byLabel.values()].flatMap((same) => (same.length > 1 ? same.map(({ id }) => id) : [])));
    const opening = isFolded ? `<details><summary><h3>${title}</h3></summary>\n\n` : `### ${title}\n\n`;
    return {
        keep: keepOf(part),
        open: `${opening}${note === null ? '' : `${note(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownFormatter */ .W9)}\n\n`}${HEAD}`,
        count: changes.length,
        row: (index) => {
            const change = changes[index];
            const { system, asset, change: text, id, line } = rowOf(change);
            const rating = system.rating === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ratingText */ .l$)(system.rating, _text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR);
            const sameName = alike.has(system.id) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(system.id) : '';
            const isDelete = part === 'deletes' && change.action === 'delete';
            const why = isDelete ? ORIGIN_WORDS[change.origin] : '';
            const question = isDelete && doubted.has(change.id) ? '**a rename?**' : '';
            const cells = [
                (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)((0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .siteAndName */ .QJ)(system), _text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR), rating, sameName], ' '),
                (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(asset),
                (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([(0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .setRowText */ .II)(text, _text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR), why, question], ', '),
                id === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(id),
                line === null ? '' : linkedPlace(line.path, line.line, files),
            ];
            return `| ${cells.join(' | ')} |\n`;
        },
        close: isFolded ? '\n</details>\n' : '',
        hidden: (count, isAll) => isAll ? `**${title}**, not shown here${elsewhere}.` : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count} more not shown here${elsewhere}.`,
    };
}
/** A path with only these characters cannot be Markdown or become a link by itself. */
const PLAIN_PATH = /^(?!.*(?:www\.|__|\/\/))[A-Za-z0-9][A-Za-z0-9./_-]*$/;
/** `[beta.yml:9](…/inventory/beta.yml#L9)`. The whole path as code if there is nothing to link to. */
function linkedPlace(path, line, files) {
    if (files === null || !PLAIN_PATH.test(path))
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR)(`${path}:${line}`);
    return `[${path.slice(path.lastIndexOf('/') + 1)}:${line}](${files}/${path}#L${line})`;
}
/** Paragraphs that nobody must miss; empty for none. */
function caution(paragraphs) {
    return paragraphs.length === 0 ? '' : `> [!CAUTION]\n${paragraphs.map((text) => `> ${text}\n`).join('>\n')}`;
}
/** Distinguishes headings of one pull request by the input `name`; '' for none. */
function ofName(name) {
    return name === '' ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)})`;
}
/** Links a result, a state or the code of a finding to the section that explains it. null if no page is known. */
function pageLink(topic, pages) {
    return pages === null ? null : `[${topic}](${pages}/docs/reference/findings.md#${topic})`;
}
/** A link to a run. Empty if the text is not the URL of one. */
function runLink(url, text = 'run') {
    return url != null && /^https?:\/\/[^\s()<>[\]\\`]+$/.test(url) ? `[${text}](${url})` : '';
}


/***/ }),

/***/ 2935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ sectionLines),
/* harmony export */   c: () => (/* binding */ renderPlanTerminal)
/* harmony export */ });
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1968);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1450);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1758);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9010);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





/** Plans with more changes are shown in part, and so are longer lists of undeclared assets. */
const LONG = 2000;
/** How many changes of each section are then shown. Deletes are always shown. */
const SHOWN_OF_SECTION = LONG / 4;
const WIDTH = 120;
/** The most rows of a section that a log shows. The plan or the evidence has all of them. */
const MOST_LOGGED = 200;
const SEVERITY_COLORS = { error: 'red', warning: 'yellow', notice: 'dim' };
const ROW_COLORS = { delete: 'red', move: 'yellow', rename: 'yellow', retype: 'yellow', create: 'green' };
const TITLES = { plan: ['Inventory plan', 'for'], apply: ['To apply', 'to'], drift: ['Drift', 'of'] };
/** The page of a plan, or a part of it. Ends with a newline. Linear in the size of the plan. */
function renderPlanTerminal(plan, options) {
    const { verb = 'plan', width = WIDTH, findings = plan.diagnostics, color, face, shows = 'all' } = options;
    const { undeclared, toExecute, digest } = plan;
    const paint = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(color);
    const words = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(plan, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8, face);
    const counts = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([paint.bold(words.counts), words.rest], _summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .SEPARATOR */ .wv);
    const blocked = words.blocked.map((sentence) => paint.red(`Blocked: ${sentence}`));
    if (shows === 'blocked')
        return [...blocked, ''].join('\n');
    if (shows === 'saved')
        return [`The saved plan, unchanged: ${words.counts}`, ...blocked, digest, ''].join('\n');
    const colored = (some) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingLines */ .hq)(some, (line, severity) => paint[SEVERITY_COLORS[severity]](line));
    const questions = colored(findings.filter(_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuestion */ .J6));
    const others = colored(findings.filter((finding) => !(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuestion */ .J6)(finding)));
    if (shows === 'brief')
        return [...questions, ...others, counts, 'The summary of this run shows all of it.', ''].join('\n');
    const [title, preposition] = TITLES[verb];
    // If the service could not be read, the organization is not known.
    const subject = plan.organization === '' ? title : `${title} ${preposition} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(plan.organization)}`;
    const heading = `${subject}: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(plan, verb)}`;
    const sections = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .planPage */ .jt)(plan, verb).map((section) => {
        const isCut = plan.changes.length > LONG && section.part !== 'deletes';
        return sectionLines(section, paint, '--out FILE or --json has all of them.', isCut ? SHOWN_OF_SECTION : null, width);
    });
    const declarations = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsBySystem */ .w5)(undeclared.slice(0, LONG));
    const left = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `Undeclared, left alone: ${undeclared.length} asset(s). To declare them, add these lines`;
    const unlisted = undeclared.length - LONG;
    const blocks = [
        [paint.bold(words.isLoud ? paint.red(heading) : heading)],
        questions,
        words.caution === '' ? [] : [paint.red(words.caution)],
        ...sections,
        [
            ...(undeclared.length === 0 ? [] : [paint.cyan(left)]),
            ...declarations.flatMap(({ place, yaml }) => [paint.bold(place), ...yaml]),
            ...(unlisted > 0 ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `${unlisted} more asset(s) not shown. --json has all.`] : []),
        ],
        others,
        blocked,
        [words.part],
        [
            counts,
            // Without changes to execute there is nothing to approve.
            ...(toExecute.length === 0 ? [] : [paint.dim(digest)]),
        ],
    ];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(blocks.map((lines) => lines.join('\n')), '\n\n')}\n`;
}
/**
 * A section of any page: its title and note, and below each cyber system a line for each row, in columns. Shows the
 * first `most` rows, or all if `most` is null. `elsewhere` says where the others are.
 */
function sectionLines({ part, title, note, changes, rowOf }, paint, elsewhere, most = MOST_LOGGED, width = WIDTH) {
    const isLoud = part === 'deletes';
    const lines = [paint.bold(isLoud ? paint.red(title) : title), ...(note === null ? [] : [note(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainFormatter */ .P8)])];
    const shown = changes.slice(0, most ?? changes.length);
    /** A longer cell sticks out of its column instead of widening it. */
    const widest = Math.max(16, Math.floor(width / 3));
    for (const ofSystem of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(shown, ({ cyberSystem }) => cyberSystem.id).values()) {
        const rows = ofSystem.map(rowOf);
        const { system } = rows[0];
        const rating = system.rating === null ? '' : `, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .ratingText */ .l$)(system.rating, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)}`;
        lines.push(paint.bold(`  ${(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .setRowText */ .II)((0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .siteAndName */ .QJ)(system), _text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(system.id)}${rating})`));
        const cells = rows.map(({ asset, change, id }) => {
            return [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(asset), (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .setRowText */ .II)(change, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm), id === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(id)];
        });
        const widths = [0, 0, 0];
        for (const row of cells) {
            row.forEach(({ length }, column) => {
                if (length <= widest)
                    widths[column] = Math.max(widths[column], length);
            });
        }
        rows.forEach(({ kind, line }, index) => {
            const padded = cells[index].map((cell, column) => cell.padEnd(widths[column])).join('  ');
            const place = line === null ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`${line.path}:${line.line}`);
            lines.push(paint[part === 'drift' ? 'yellow' : ROW_COLORS[kind]](`    ${padded}  ${place}`.trimEnd()));
        });
    }
    if (changes.length > shown.length)
        lines.push((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS) `  ${changes.length - shown.length} more change(s) not shown. ${elsewhere}`);
    return lines;
}


/***/ })

};
