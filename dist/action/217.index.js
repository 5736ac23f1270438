export const id = 217;
export const ids = [217];
export const modules = {

/***/ 34:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeIssue)
/* harmony export */ });
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4510);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5118);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2715);
// For each `name` one issue about drift, and one about the setup: found by its marker and author,
// opened, updated in place, closed when there is no drift, and opened again instead of a new one. Nothing is written if
// the issue already has this text.



/** Rejects with a GitHubError. */
async function writeIssue(input) {
    const { github, name, authors } = input;
    const all = await Promise.all(authors.map((creator) => github.issues({ creator, state: 'all' })));
    const ours = all
        .flat()
        .filter((issue) => authors.includes(issue.author?.login ?? '') && isMarked(issue, input))
        .sort((a, b) => a.number - b.number);
    const [oldest, ...others] = ours;
    if (oldest === undefined)
        return input.content.isDrifted ? openIssue(input) : { kind: 'none', url: null };
    const updated = await updateIssue(oldest, input);
    // Two runs at the same time may each have opened one.
    for (const issue of others.filter(({ state }) => state === 'open')) {
        const body = `${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(input.topic, name)}\nTold in #${oldest.number}.\n`;
        await github.updateIssue(issue.number, { body, state: 'closed', state_reason: 'not_planned' });
    }
    return updated;
}
/** The marker must be first in the body: a quotation or a report about an issue does not count. */
function isMarked({ body }, { topic, name }) {
    return body.startsWith((0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(topic, name));
}
async function openIssue(input) {
    const { github, isCertain, content } = input;
    if (!isCertain) {
        const opened = await github.issues({ creator: null, state: 'open' });
        const likely = opened.find((issue) => isMarked(issue, input) && couldBeOurs(issue));
        if (likely !== undefined)
            return { kind: 'unsure', url: likely.html_url };
    }
    const { html_url } = await github.createIssue(content.title, issueBody(input, ''));
    return { kind: 'opened', url: html_url };
}
/** Only an installed app writes as a bot. A person's token writes as that person. */
function couldBeOurs({ author, author_association }) {
    return author?.type === 'Bot' || (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrusted */ .W2)(author_association);
}
async function updateIssue(issue, input) {
    const { github, content } = input;
    const { number, state, html_url: url } = issue;
    const body = issueBody(input, (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(issue.body).split('\n')[1] ?? '');
    const isOpen = state === 'open';
    if (!content.isDrifted) {
        if (!isOpen)
            return { kind: 'unchanged', url };
        await github.updateIssue(number, { body, state: 'closed', state_reason: 'completed' });
        return { kind: 'closed', url };
    }
    if (isOpen && withoutFoot(issue.body) === withoutFoot(body))
        return { kind: 'unchanged', url };
    await github.updateIssue(number, isOpen ? { body } : { body, state: 'open' });
    return { kind: isOpen ? 'updated' : 'reopened', url };
}
function issueBody({ topic, name, content: { body, foot } }, kept) {
    return `${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .marker */ .xL)(topic, name)}\n${body(kept)}\n${foot}\n`;
}
function withoutFoot(text) {
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .asKept */ .bR)(text).replace(/\n[^\n]*$/, '');
}


/***/ }),

/***/ 9356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t6: () => (/* binding */ cleanPage),
  sX: () => (/* binding */ driftFoot),
  DW: () => (/* binding */ driftPage),
  IM: () => (/* binding */ driftTitle)
});

// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/renames.js
var core_renames = __webpack_require__(5435);
// EXTERNAL MODULE: ./lib/report/declarations.js
var declarations = __webpack_require__(8889);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/report/first-seen.js
// Since when each difference is seen. The issue about drift keeps the days itself, in an HTML comment
// that readers do not see, because there is no other state. Anyone who may edit the issue may have edited the comment:
// if it is not exactly of our form, it counts as not there, and nothing of it is shown.

/** The most characters for differences and days in the line: room for 5,000 differences of one week. */
const MOST = 25_100;
/** Characters for a difference: 30 bits of its fingerprint. */
const KEY = 5;
const OPEN = '<!-- cip-inventory-sync:seen';
const FORM = /^<!-- cip-inventory-sync:seen((?: \d{4}-\d\d-\d\d [A-Za-z0-9+/]+)*)( more)? -->$/;
/** `before` is the second line of the issue as it is; '' if there is none. */
function firstSeen(before, fingerprints, now) {
    const today = new Date(now).toISOString().slice(0, 10);
    const { days, hasMore } = read(before, today) ?? { days: new Map(), hasMore: false };
    const dayOf = (key) => days.get(key) ?? (hasMore ? null : today);
    const keys = [...new Set(fingerprints.map(keyOf))];
    const dated = keys.map((key) => ({ key, day: dayOf(key) }));
    const [first, ...others] = new Set(dated.map(({ day }) => day));
    const kept = keep(dated);
    const isCut = kept.count < keys.length;
    return {
        ...{ today, dayOf: (fingerprint) => dayOf(keyOf(fingerprint)), isCut },
        dayOfAll: others.length === 0 ? (first ?? null) : null,
        line: `${OPEN}${kept.text}${isCut ? ' more' : ''} -->`,
    };
}
/** No base64 of this kind can end an HTML comment. */
function keyOf(fingerprint) {
    return Buffer.from(fingerprint.slice(0, 8), 'hex').toString('base64').slice(0, KEY);
}
/** null if the line is not exactly of our form. */
function read(line, today) {
    const [, text, more] = FORM.exec(line) ?? [];
    if (text === undefined)
        return null;
    const days = new Map();
    const words = text.split(' ').slice(1);
    for (let at = 0; at < words.length; at += 2) {
        const [day = '', keys = ''] = words.slice(at, at + 2);
        if (!isDay(day) || day > today || keys.length % KEY !== 0)
            return null;
        for (let start = 0; start < keys.length; start += KEY)
            days.set(keys.slice(start, start + KEY), day);
    }
    return { days, hasMore: more !== undefined };
}
function isDay(text) {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
/** The oldest days first, as many as there is room for. The same differences give the same text. */
function keep(all) {
    const known = all.filter(({ day }) => day !== null);
    const ofDay = [...(0,group/* groupBy */.$z)(known, ({ day }) => day ?? '')].sort(([a], [b]) => (a < b ? -1 : 1));
    let text = '';
    let count = 0;
    for (const [day, dated] of ofDay) {
        const room = Math.floor((MOST - text.length - day.length - 2) / KEY);
        if (room <= 0)
            break;
        const keys = dated.map(({ key }) => key).sort();
        text += ` ${day} ${keys.slice(0, room).join('')}`;
        count += Math.min(room, keys.length);
    }
    return { text, count };
}

// EXTERNAL MODULE: ./lib/report/markdown/budget.js
var markdown_budget = __webpack_require__(5149);
// EXTERNAL MODULE: ./lib/report/markdown/sections.js
var markdown_sections = __webpack_require__(5952);
// EXTERNAL MODULE: ./lib/report/markdown/tables.js
var tables = __webpack_require__(4457);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(755);
// EXTERNAL MODULE: ./lib/report/summarize.js
var summarize = __webpack_require__(7443);
// EXTERNAL MODULE: ./lib/report/text-style.js
var text_style = __webpack_require__(5511);
;// CONCATENATED MODULE: ./lib/report/drift.js











/** The title of the issue. It stays the same while the drift changes. */
function driftTitle({ organization }, name) {
    const which = name === '' ? '' : ` (${(0,report_escape/* visible */.RK)((0,report_escape/* shorten */.ml)(name))})`;
    return `Inventory drift of ${(0,report_escape/* visible */.RK)((0,report_escape/* shorten */.ml)(organization))}${which}`;
}
/** The page, ending with a newline, and whether there was room for all of it. */
function driftPage(input) {
    const { plan, budget, before } = input;
    const drifted = driftedIn(plan);
    const seen = before === null ? null : firstSeen(before.kept, fingerprintsOf(drifted), before.now);
    const head = [
        ...(seen === null ? [] : [seen.line]),
        `## Inventory drift of ${(0,report_escape/* codeSpan */.SS)(plan.organization)}: ${(0,text_style/* counted */.hS)(plan.summary.drift, 'difference')}\n`,
        `The service differs from the files, and no change of a file asked for it. ${driftCounts(drifted)}\n`,
        ...(seen === null ? [] : [lastSeen(seen)]),
        ...pendingLines(plan),
        adoptText(input),
    ].join('\n');
    const foot = revertText(input);
    const left = budget - (0,markdown_budget/* bytesOf */.$)(head) - (0,markdown_budget/* bytesOf */.$)(foot) - 2;
    // One day for all is said once, above.
    const sections = sectionsFor(drifted, { ...input, seen: seen?.dayOfAll === null ? seen : null }, left);
    const fitted = (0,markdown_budget/* fitSections */.W)(sections, left) ?? [];
    const text = [head, ...fitted.map((section) => section.text), foot].join('\n');
    return { text, isWhole: sections.every(({ count }, index) => fitted[index]?.rows === count) };
}
/** All differences of a page are still there, so one day is enough. */
function lastSeen({ today, dayOfAll, isCut }) {
    const days = dayOfAll === null ? `Last seen on ${today} (UTC)` : `First seen on ${dayOfAll}, last seen on ${today} (UTC)`;
    const cut = isCut ? ' The issue has no room to keep the first day of each.' : '';
    return `${days}.${cut}\n`;
}
/** The text of a closed issue. It repeats nothing from before. */
function cleanPage({ organization, undeclared, ...plan }, now) {
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    const are = undeclared.length === 1 ? 'is' : 'are';
    const rest = `${(0,text_style/* counted */.hS)(undeclared.length, 'asset')} that no file declares ${are} left alone, as the files ask.\n`;
    return [
        `## Inventory drift of ${(0,report_escape/* codeSpan */.SS)(organization)}: none\n`,
        `Clean at ${at}: what the files declare, the service has. This issue is opened again when they differ.\n`,
        ...pendingLines(plan),
        ...(undeclared.length === 0 ? [] : [rest]),
    ].join('\n');
}
/** The last line of the page: the compared commit, and the run. */
function driftFoot(commit, runUrl) {
    const run = (0,markdown_sections/* runLink */.ut)(runUrl);
    return `Seen at ${(0,report_escape/* codeSpan */.SS)(commit.slice(0, 7))}${run === '' ? '' : summarize/* SEPARATOR */.wv + run}`;
}
function driftedIn({ organization, changes, undeclared }) {
    const drift = (0,sections/* inReadingOrder */.g)(changes.filter(({ origin }) => origin === 'drift'));
    const deletes = drift
        .filter((change) => change.action === 'delete')
        .map(({ id, before, cyberSystem }) => ({ asset: { ...before, id, organization_slug: organization }, cyberSystem }));
    return {
        declared: drift.filter((change) => change.action !== 'delete'),
        // Grouped by system. The table shows which systems are pruned.
        never: (0,sections/* undeclaredInOrder */.zd)([...deletes, ...undeclared]),
    };
}
/** What is kept of a difference is found by these. */
function fingerprintsOf({ declared, never }) {
    return [...declared.map((change) => change.fingerprint), ...never.map(({ asset }) => (0,fingerprint/* deletionFingerprint */.fz)(asset))];
}
function driftCounts({ declared, never }) {
    const gone = declared.filter(({ action }) => action === 'create').length;
    const counts = (0,text_style/* tally */.N4)([
        [gone, 'gone there'],
        [declared.length - gone, 'changed there'],
        [never.length, 'never declared'],
    ]);
    return `**${counts.join(summarize/* SEPARATOR */.wv)}**`;
}
function pendingLines({ summary: { pending } }) {
    if (pending === 0)
        return [];
    return [`${(0,text_style/* counted */.hS)(pending, 'change')} merged and not applied yet: pending, not drift.\n`];
}
const HIDDEN_NAMES = 'Names and YAML are not shown here. `cip-sync drift` names what drifted, and `detail: full` shows all of it here.\n';
function sectionsFor(drifted, input, budget) {
    const { plan, ground, detail, place, seen } = input;
    const { declared, never } = drifted;
    const isFull = detail === 'full';
    const gone = 'Declared here, but gone or changed there';
    const extra = 'There, but never declared';
    // What a revert deletes is cut last, what it corrects first.
    const pairs = (0,core_renames/* possibleRenames */.x)(plan).map((pair) => ({ ...pair, cyberSystem: pair.to.cyberSystem }));
    const parts = [
        { title: 'Maybe renamed there', all: pairs, body: isFull ? pairTable(pairs) : markdown_sections/* NO_ROWS */.c6, keep: 1 },
        {
            title: gone,
            all: declared,
            body: isFull ? declaredTable(declared, seen) : placeList(declared, seen),
            keep: 1,
        },
        { title: null, all: [], body: isFull ? (0,tables/* noted */.ZT)(CORRECT, corrections(declared, ground)) : markdown_sections/* NO_ROWS */.c6, keep: 3 },
        { title: extra, all: never, body: isFull ? neverTable(drifted, input) : homeList(never, input), keep: 0 },
        { title: null, all: [], body: isFull ? (0,tables/* noted */.ZT)(ADD, additions(never, ground)) : markdown_sections/* NO_ROWS */.c6, keep: 2 },
    ];
    const filled = parts.filter(({ body }) => body.count > 0);
    // Each part has an equal share. The last gets what is left.
    const most = Math.floor(budget / (filled.length + 0.5));
    const sections = filled.map((part) => ({ ...driftSection(part, place), ...(part.keep === 3 ? {} : { most }) }));
    return isFull ? sections : [...sections, { ...markdown_sections/* NO_ROWS */.c6, open: HIDDEN_NAMES, keep: 0, hidden: () => '' }];
}
/** ` in 28 cyber systems at 7 sites`; '' for one. */
function reach(all) {
    const systems = (0,sections/* systemCount */.nA)(all);
    return systems < 2 ? '' : ` in ${(0,text_style/* counted */.hS)(systems, 'cyber system')}${(0,markdown_sections/* sitesOf */.Yc)(all)}`;
}
const CORRECT = 'To keep it as it is there, correct the files. If no asset is left, write `assets: []`.';
const ADD = 'To adopt it, add these lines, indented as the entries there.';
const ELSEWHERE = { issue: 'The summary of the run has more.', summary: 'The plan file of the run has all.' };
function driftSection({ title, all, body, keep }, place) {
    const heading = title === null ? '' : `${title}: ${(0,text_style/* grouped */.zD)(body.count)}${reach(all)}`;
    const what = title === null ? 'YAML' : `**${title}**`;
    const hidden = (count, isAll) => `${isAll ? `${what}: ${(0,text_style/* grouped */.zD)(count)}` : `${(0,text_style/* grouped */.zD)(count)} more`} not shown here. ${ELSEWHERE[place]}`;
    return { ...stood(heading, body), keep, hidden };
}
/** Longer parts are folded, because the next steps are below them: tables, and YAML. */
const LONG = 50;
const LONG_YAML = 10;
function stood(heading, body) {
    if (heading === '')
        return body.count <= LONG_YAML ? body : (0,tables/* fold */.AU)('The lines for the files', body);
    return (0,tables/* headed */.wW)(heading, body, body.count > LONG);
}
function seenColumn(seen) {
    return seen === null ? [] : ['First seen'];
}
function seenCell(fingerprint, seen) {
    return seen === null ? [] : [seen.dayOf(fingerprint) ?? ''];
}
/** `, first seen 2026-11-20`: the first day of several. Empty where none is known. */
function seenText(fingerprints, seen) {
    const [first] = fingerprints.flatMap((fingerprint) => seen?.dayOf(fingerprint) ?? []).sort();
    return first === undefined ? '' : `, first seen ${first}`;
}
function declaredTable(declared, seen) {
    const seenCells = ({ fingerprint }) => seenCell(fingerprint, seen);
    return (0,tables/* driftTable */.Ir)(declared, (0,tables/* plainTable */.$b)(declared), seenColumn(seen), seenCells);
}
function neverTable({ never }, { plan: { changes }, seen }) {
    const deleted = new Set(changes.filter(({ action }) => action === 'delete').map(({ id }) => id));
    return (0,tables/* siteTable */.oC)(['Asset', 'Type', 'Id', 'A revert', ...seenColumn(seen)], never, ({ asset }) => [
        ...[(0,report_escape/* tableCell */.xR)(asset.name), asset.asset_type, (0,report_escape/* tableCell */.xR)(asset.id)],
        deleted.has(asset.id) ? 'deletes it' : 'leaves it',
        ...seenCell((0,fingerprint/* deletionFingerprint */.fz)(asset), seen),
    ]);
}
function placeList(changes, seen) {
    return (0,tables/* eachRow */.ML)(changes, (change) => {
        const what = change.action === 'create' ? 'gone' : 'changed';
        return `- ${(0,report_escape/* codeSpan */.SS)((0,sections/* sourceOf */.vz)(change) ?? '')}: ${what}${seenText([change.fingerprint], seen)}\n`;
    });
}
/** The counts by place that declares the system. */
function homeList(never, { ground, seen }) {
    const homeOf = homesOf(ground);
    return (0,tables/* eachRow */.ML)((0,sections/* bySystem */.Dp)(never), ({ system, members }) => {
        const home = homeOf(system.id);
        const place = home === null ? 'elsewhere' : `in the system of ${(0,report_escape/* codeSpan */.SS)(home)}`;
        const fingerprints = members.map(({ asset }) => (0,fingerprint/* deletionFingerprint */.fz)(asset));
        return `- ${(0,text_style/* counted */.hS)(members.length, 'asset')} ${place}${seenText(fingerprints, seen)}\n`;
    });
}
function pairTable(pairs) {
    return (0,tables/* siteTable */.oC)(['In the files', 'At the service', 'Type', 'Id'], pairs, ({ from, to }) => [
        ...[(0,report_escape/* tableCell */.xR)(to.after.name), (0,report_escape/* tableCell */.xR)(from.before.name) + elsewhere(from, to)],
        ...[from.before.asset_type, (0,report_escape/* tableCell */.xR)(from.id)],
    ]);
}
/** Where an asset that was moved is now; '' for one that was not. */
function elsewhere({ cyberSystem: now }, { cyberSystem: declared }) {
    return now.id === declared.id ? '' : `, in ${(0,report_escape/* tableCell */.xR)(now.name)}`;
}
// How to write into the files what the service has.
/** Contains no name. */
function adoptText({ plan, base, paths }) {
    const pairs = (0,core_renames/* possibleRenames */.x)(plan).length;
    const renames = pairs === 0 ? [] : [`${(0,text_style/* counted */.hS)(pairs, 'asset')} may have been renamed there. The command treats them as renamed.`];
    const then = 'Open a pull request with the edits. Its plan then shows no drift.';
    return [
        '### To adopt it\n',
        'If the service is right, run this in a clone of this branch. It writes into the files what the service has:\n',
        `\`\`\`sh\n${(0,summarize/* adoptCommand */.cS)(base, paths)}\n\`\`\`\n`,
        `${[...renames, then].join(' ')}\n`,
    ].join('\n');
}
/** Paragraphs of Markdown, the last ending with a newline. They contain no names. */
function revertText(revert) {
    const doubts = inDoubt(revert.plan);
    if (doubts > 0)
        return ['### To revert it\n', `${doubtText(revert.plan, doubts)}\n`].join('\n');
    return ['### To revert it\n', ...cautions(revert.plan), `${scope(revert.plan)}\n`, ...way(revert)].join('\n');
}
/**
 * How many deletes may be of assets that files have under another name: of a pair that is asked about, or of a type and a
 * system in which one is missing.
 */
function inDoubt(plan) {
    const kindOf = ({ cyber_system_id, asset_type }) => `${asset_type} ${cyber_system_id}`;
    const { changes } = plan;
    const missing = new Set(changes.flatMap((change) => (change.action === 'create' ? kindOf(change.after) : [])));
    const paired = new Set((0,core_renames/* possibleRenames */.x)(plan).map(({ from }) => from));
    return changes.filter((change) => {
        return change.action === 'delete' && (paired.has(change) || missing.has(kindOf(change.before)));
    }).length;
}
function doubtText(plan, doubts) {
    const deletes = (0,text_style/* counted */.hS)(countOf(plan.changes, 'delete'), 'permanent delete');
    const assets = doubts === 1
        ? '1 of them may be an asset that the files have'
        : `${(0,text_style/* grouped */.zD)(doubts)} of them may be assets that the files have`;
    return `A revert would make ${deletes}, and ${assets} under another name. So no command is offered: adopt what was renamed, or give it its name back at the service.`;
}
/** With `drift: apply` all changes are executed, so a guard counts each delete. */
function cautions({ changes, guards, managed }) {
    const deletes = countOf(changes, 'delete');
    if (deletes === 0)
        return [];
    const asset = deletes === 1 ? "the asset's" : "the assets'";
    const lines = [`Reverting it makes ${(0,text_style/* counted */.hS)(deletes, 'permanent delete')}: ${asset} compliance history goes, too.`];
    const revertGuards = guards.flatMap((guard) => guard.guard === 'ticket' ? [] : { ...guard, value: deletes, passed: deletes <= guard.limit });
    lines.push(...(0,summarize/* guardSentences */.S6)({ guards: revertGuards, managed }, text_style/* markdownFormatter */.W9).map((text) => `Blocked: ${text}`));
    return [`> [!CAUTION]\n${lines.map((line) => `> ${line}\n`).join('')}`];
}
function countOf(changes, action) {
    return changes.filter((change) => change.action === action).length;
}
function scope({ changes, summary: { pending } }) {
    const each = ['delete', 'update', 'create'].map((action) => [countOf(changes, action), action]);
    const merged = pending === 0 ? '' : ` That includes ${(0,text_style/* counted */.hS)(pending, 'pending change')}.`;
    return `If the files are right, have the service changed back: ${(0,text_style/* listed */.KE)((0,text_style/* tally */.N4)(each, text_style/* counted */.hS), 'and')}.${merged}`;
}
function way({ plan, approval, workflow }) {
    if (approval === 'review') {
        const drift = (0,report_escape/* wholeCodeSpan */.LF)('drift: apply');
        return [
            `With ${(0,report_escape/* wholeCodeSpan */.LF)('approval: review')} a digest approves nothing. Set ${drift} for the steps that plan and that apply. The next pull request then shows these changes, and merging it with an approving review approves them.\n`,
        ];
    }
    const isSealed = approval === 'plan';
    const approve = isSealed ? ` -f approve=${(0,fingerprint/* digest */.br)(plan.changes.map(({ fingerprint }) => fingerprint))}` : '';
    const by = (0,report_escape/* wholeCodeSpan */.LF)('workflow_dispatch');
    const sealed = isSealed
        ? ' The digest approves exactly these changes: if anything differs by then, nothing is written.'
        : '';
    const named = workflow === null ? 'WORKFLOW is' : `If ${(0,report_escape/* wholeCodeSpan */.LF)(workflow)} is another one, name`;
    return [
        `\`\`\`sh\ngh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f drift=apply${approve}\n\`\`\`\n`,
        `${named} the workflow that takes these inputs by ${by} and hands them to the action.${sealed}\n`,
    ];
}
function homesOf({ systems }) {
    const homes = new Map(systems.map(({ system, documents }) => [system.id, documents[0]]));
    return (systemId) => {
        const document = homes.get(systemId);
        return document === undefined ? null : (0,text_style/* placeText */.Z9)({ file: document.file, offset: document.cyberSystem.offset });
    };
}
/** The lines to add for assets that no file declares, under a comment for each cyber system that says where. */
function additions(undeclared, ground) {
    const homeOf = homesOf(ground);
    return (0,tables/* declarationBlock */.is)(undeclared, ground.liveAssets, (system) => addTo(system, homeOf));
}
/** For each asset that is gone or changed: the entry to remove, or its replacement. */
function corrections(changes, ground) {
    const homeOf = homesOf(ground);
    const declare = (0,declarations/* declarations */.I)(ground.liveAssets);
    return (0,tables/* yamlBlock */.RP)(changes, (change) => {
        const place = entryPlace(change);
        if (change.action === 'create')
            return [`# ${place}: take out ${(0,report_escape/* word */.Vm)(change.after.name)}`];
        const { id, before, fromSystem, desired, changed } = change;
        if (before.name === '')
            return [`# ${place}, ${(0,report_escape/* word */.Vm)(id)}: ${declarations/* NAMELESS */.Z}`];
        const lines = declare({ ...before, id });
        // Without its pin the entry could mean another asset.
        const pinned = desired.hints?.id == null || lines.length > 2 ? lines : [...lines, `    id: ${(0,report_escape/* yamlString */.lJ)(id)}`];
        if (!changed.includes('cyber_system_id'))
            return [`# ${place}: in place of ${(0,report_escape/* word */.Vm)(desired.name)}`, ...pinned];
        return [`# ${place}: take out ${(0,report_escape/* word */.Vm)(desired.name)}`, ...addTo(fromSystem, homeOf), ...pinned];
    });
}
function entryPlace(change) {
    return (0,report_escape/* visible */.RK)((0,report_escape/* shorten */.ml)((0,sections/* sourceOf */.vz)(change) ?? ''));
}
function addTo(system, homeOf) {
    const home = homeOf(system.id);
    if (home !== null)
        return [`# ${(0,report_escape/* visible */.RK)((0,report_escape/* shorten */.ml)(home))}, ${(0,text_style/* systemText */.VZ)(system)}: add under assets`];
    return [`# a new file, ${(0,text_style/* systemText */.VZ)(system)}: add`, `cyber_system: ${(0,report_escape/* yamlString */.lJ)(system.id)}`, 'assets:'];
}


/***/ })

};
