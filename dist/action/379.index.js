export const id = 379;
export const ids = [379];
export const modules = {

/***/ 2760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  driftOnGitHub: () => (/* binding */ driftOnGitHub),
  driftWithoutGitHub: () => (/* binding */ driftWithoutGitHub)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/core/resolve.js
var resolve = __webpack_require__(9851);
// EXTERNAL MODULE: ./lib/github/apply-lock.js
var apply_lock = __webpack_require__(8779);
// EXTERNAL MODULE: ./lib/github/comment.js
var comment = __webpack_require__(4510);
// EXTERNAL MODULE: ./lib/github/record.js
var record = __webpack_require__(5118);
// EXTERNAL MODULE: ./lib/github/review.js
var review = __webpack_require__(2715);
;// CONCATENATED MODULE: ./lib/github/drift-issue.js
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
        const body = `${(0,comment/* marker */.xL)(input.topic, name)}\nTold in #${oldest.number}.\n`;
        await github.updateIssue(issue.number, { body, state: 'closed', state_reason: 'not_planned' });
    }
    return updated;
}
/** The marker must be first in the body: a quotation or a report about an issue does not count. */
function isMarked({ body }, { topic, name }) {
    return body.startsWith((0,comment/* marker */.xL)(topic, name));
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
    return author?.type === 'Bot' || (0,review/* isTrusted */.W2)(author_association);
}
async function updateIssue(issue, input) {
    const { github, content } = input;
    const { number, state, html_url: url } = issue;
    const body = issueBody(input, (0,record/* asKept */.bR)(issue.body).split('\n')[1] ?? '');
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
    return `${(0,comment/* marker */.xL)(topic, name)}\n${body(kept)}\n${foot}\n`;
}
function withoutFoot(text) {
    return (0,record/* asKept */.bR)(text).replace(/\n[^\n]*$/, '');
}

// EXTERNAL MODULE: ./lib/github/errors.js
var errors = __webpack_require__(9452);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/renames.js
var core_renames = __webpack_require__(5435);
// EXTERNAL MODULE: ./lib/report/declarations.js
var declarations = __webpack_require__(8889);
// EXTERNAL MODULE: ./lib/report/escape.js + 1 modules
var report_escape = __webpack_require__(4343);
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

// EXTERNAL MODULE: ./lib/commands/plan.js
var commands_plan = __webpack_require__(7667);
// EXTERNAL MODULE: ./lib/commands/snapshot.js
var snapshot = __webpack_require__(9392);
// EXTERNAL MODULE: ./lib/commands/action/check.js
var action_check = __webpack_require__(6693);
// EXTERNAL MODULE: ./lib/commands/action/look.js
var action_look = __webpack_require__(5234);
// EXTERNAL MODULE: ./lib/commands/action/open.js
var action_open = __webpack_require__(2709);
// EXTERNAL MODULE: ./lib/commands/action/outputs.js
var outputs = __webpack_require__(2575);
// EXTERNAL MODULE: ./lib/commands/action/tip.js
var tip = __webpack_require__(56);
;// CONCATENATED MODULE: ./lib/commands/action/drift.js
// Drift on GitHub: compares the default branch with the service, and keeps one issue about
// differences that no file asks for. If something is not known for certain, the issue is neither opened nor closed.

















async function driftOnGitHub(context) {
    const { github, runner } = context;
    const beginning = {
        name: (0,record/* checkName */.I3)('drift', github.owner.name),
        head_sha: runner.commit,
        title: 'Looking for drift',
    };
    return (0,action_check/* underCheck */.ll)(context, beginning, async (check) => {
        const { result, title } = await checkDrift(context, check);
        return { result, title, conclusion: conclusionOf(result) };
    });
}
/** Drift is not the fault of the commit. */
function conclusionOf(result) {
    if (result === 'clean')
        return 'success';
    return result === 'invalid' ? 'failure' : 'neutral';
}
async function checkDrift(context, check) {
    const { runner } = context;
    const { commit } = runner;
    const look = await (0,action_look/* lookFrom */._B)(context, { purpose: 'plan', from: commit, before: commit }, check?.bot ?? null);
    const { judgement } = await (0,action_look/* lookAt */.t5)(context, await (0,apply_lock/* awaitAll */.AV)((0,action_open/* lockingRun */.nK)(context), look));
    const settings = { ...context.settings, detail: await detailOf(context) };
    const { applied, recorded } = judgement;
    const merged = { applied: await (0,action_look/* revisionOf */.DT)(context, applied === commit ? null : applied), recorded };
    const detailed = { ...context, settings };
    const drifted = await (0,commands_plan/* runDrift */.le)(detailed, merged);
    const { plan, result } = drifted;
    const page = { ...pageInput(context, drifted, settings.detail), base: applied };
    const isDrifted = result === 'drifted';
    const summary = isDrifted
        ? { page: driftPage({ ...page, place: 'summary', before: null, budget: outputs/* SUMMARY_BUDGET */.pm }) }
        : {};
    const { isInSummary } = await (0,outputs/* showPlan */.tN)({ plan, verb: 'drift', ...summary }, detailed);
    if (isDrifted && !isInSummary)
        runner.log((0,summarize/* adoptLine */.z8)(applied, settings.paths));
    if (result !== 'invalid' && (await mayReport(context)))
        await reportDrift(context, drifted, page, check);
    return { result, title: (0,summarize/* driftHeadline */.AF)(plan) };
}
/** A schedule's payload does not say whether the repository is private, so GitHub is asked. */
async function detailOf({ settings, runner, github }) {
    const input = runner.input('detail').trim();
    if ((input !== '' && input !== 'auto') || runner.payload.repository !== undefined)
        return settings.detail;
    return (await github.client.isPrivate()) ? 'full' : 'counts';
}
/** The issue is about the current default branch. Runs on other branches and older commits do not change it. */
async function mayReport(context) {
    const { github, runner } = context;
    if (!(0,action_open/* isOfDefaultBranch */.hu)(context)) {
        runner.log(`The issue about drift is only about ${github.defaultBranch}, so this run leaves it as it is.\n`);
        return false;
    }
    return (0,tip/* isAtTip */.vx)(context);
}
function pageInput({ settings, runner }, { plan, head, live, liveAssets }, detail) {
    const systems = live === null ? [] : (0,resolve/* resolveSystems */.Hi)(head, (0,resolve/* makeDirectory */.Oh)(live), diagnostic/* unreported */.B8).systems;
    return {
        ...{ plan, ground: { systems, liveAssets }, detail },
        ...{ paths: settings.paths, approval: settings.approval, workflow: (0,outputs/* workflowFile */.EY)(runner) },
    };
}
async function reportDrift(context, drifted, page, check) {
    const { github, runner } = context;
    const { plan, result } = drifted;
    const foot = driftFoot(runner.commit, runner.runUrl);
    const isDrifted = result === 'drifted';
    const budget = action_check/* MOST_BYTES */.uZ - (0,markdown_budget/* bytesOf */.$)(`${(0,comment/* marker */.xL)('drift', github.owner.name)}\n\n${foot}\n`);
    const now = runner.clock.now();
    const body = (kept) => {
        if (!isDrifted)
            return cleanPage(plan, now);
        return driftPage({ ...page, place: 'issue', before: { kept, now }, budget }).text;
    };
    const author = check?.bot ?? action_check/* DEFAULT_BOT */.AP;
    const content = { title: driftTitle(plan, github.owner.name), body, foot, isDrifted };
    try {
        const issue = await writeIssue({
            github: github.client,
            name: github.owner.name,
            authors: [author],
            isCertain: check?.bot != null,
            content: content,
            topic: 'drift',
        });
        logIssue(context, issue);
    }
    catch (error) {
        // A missing permission is a warning, never red by itself. The same applies if issues are turned off.
        if (!(0,errors/* isMissingRight */.H0)(error))
            throw error;
        runner.warn(`The issue about drift was not written: it takes issues, and the permission issues: write. ${error.message}`);
    }
}
function logIssue({ runner }, { kind, url }) {
    if (kind === 'none')
        return;
    if (kind === 'unsure') {
        runner.warn(`${url} could be the issue about drift, and this run cannot know. Grant the job checks: write.`);
        return;
    }
    runner.log(`The issue about drift is ${kind}: ${url}\n`);
}
/** Without a token, or a repository: nothing is compared, and nothing reported there. */
async function driftWithoutGitHub(context) {
    const { plan, result } = await (0,commands_plan/* runDrift */.le)(context, snapshot/* NOTHING_KNOWN */.GN);
    await (0,outputs/* showPlan */.tN)({ plan, verb: 'drift' }, context);
    return result;
}


/***/ }),

/***/ 56:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ tipLike),
/* harmony export */   aw: () => (/* binding */ isStillAt),
/* harmony export */   vx: () => (/* binding */ isAtTip)
/* harmony export */ });
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9936);
/* harmony import */ var _github_situation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3983);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5234);
// Whether a run is of the tip of the default branch, or of a commit with the same inventory.



/** A change that was made and reverted since may have withdrawn the approval. Only the newest run knows. */
async function isStillAt(context, tip) {
    const now = await tipLike(context);
    if (now === null || now === tip)
        return now !== null;
    if (context.settings.approval === 'none' || !(await isTouchedSince(context, tip, now)))
        return true;
    context.runner.log('superseded: the inventory was changed meanwhile and changed back, and the run of that applies it.\n');
    return false;
}
/** Whether the inventory changed after one commit, up to and including another. */
async function isTouchedSince(context, commit, tip) {
    const reading = (0,_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readingOf */ .MU)(context, { purpose: 'plan', from: tip, before: null });
    return (await (0,_github_situation_js__WEBPACK_IMPORTED_MODULE_1__/* .readRange */ .qX)(reading, commit)).listed.length > 0;
}
async function isAtTip(context) {
    return (await tipLike(context)) !== null;
}
/**
 * The current tip of the default branch, which must have the same inventory, so that an old run does no harm; else
 * null.
 */
async function tipLike(context) {
    const { github, git, runner } = context;
    const { commit } = runner;
    const tip = await github.client.anew.tipOf(github.defaultBranch);
    if (tip === commit)
        return tip;
    const trees = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_0__/* .treesAt */ .n8)(github.paths, [commit, tip], git);
    if (trees[commit] === trees[tip])
        return tip;
    runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
    return null;
}


/***/ }),

/***/ 8779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ awaitAll),
/* harmony export */   XC: () => (/* binding */ acquire),
/* harmony export */   sv: () => (/* binding */ leaveTried),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8490);
/* harmony import */ var _applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6108);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9452);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3983);





/**
 * Takes the lock, and waits until every apply that began before has ended. Throws if the token may not, and the
 * approval depends on it.
 */
async function acquire(run, look) {
    const made = await deploy(run, look);
    if (made === null)
        return { look, mayWrite: async () => true, release: async () => { } };
    const lock = new HeldLock(run, made);
    try {
        await lock.begin();
        return lock;
    }
    catch (error) {
        await lock.release(endingOf(run));
        throw error;
    }
}
/** The ending of a run with an error. */
function endingOf({ stop }) {
    return stop.aborted ? 'cancelled' : 'crashed';
}
/** Records that an apply which did not begin was tried: what it would have applied stays pending. */
async function leaveTried(run, look, ending) {
    const made = await deploy(run, look);
    if (made !== null)
        await end(run, made.deployment, ending);
}
/** Makes the deployment. null if the token may not, and nothing depends on it. */
async function deploy(run, look) {
    const { reading, facts, applied } = look;
    if (!facts.deployments.isReadable && run.needsDeployment)
        throw mayNotDeploy();
    const deployment = await createDeployment(run, look);
    if (deployment === null || deployment.creator === facts.creator)
        return deployment && { deployment, look, own: [deployment.id] };
    // Other accounts made the newest deployments, so ours must be found.
    try {
        const ours = await (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, deployment.creator);
        if (ours.applied === applied)
            return { deployment, look: ours, own: [deployment.id] };
        await end(run, deployment, 'superseded');
        const again = await createDeployment(run, ours);
        return again && { deployment: again, look: ours, own: [deployment.id, again.id] };
    }
    catch (error) {
        await end(run, deployment, endingOf(run));
        throw error;
    }
}
function mayNotDeploy() {
    const problem = 'may not mark what is applied, so nothing was written. Grant the job the permission deployments: write.';
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('github-token', problem);
}
async function createDeployment(run, { facts, applied }) {
    const { owner, keys, by, commit } = run;
    const deploymentFacts = { ...owner, run: by?.run ?? null, attempt: by?.attempt ?? null, applied };
    const payload = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .payloadOf */ .Md)(deploymentFacts, commit, keys);
    try {
        const read = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .readDeployment */ .iJ)(await deploySurely(run, facts, payload), run);
        if (read.kind === 'counts')
            return read.deployment;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('github-token', 'made a deployment that does not count.');
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissingRight */ .H0)(error))
            throw error;
        run.warn(`${error.message} Applies are marked with the permission deployments: write.`);
        if (run.needsDeployment)
            throw mayNotDeploy();
        return null;
    }
}
/** If the answer is lost, the deployment may exist. A second one would make the run wait for itself. */
async function deploySurely({ closing, commit, owner, pause }, { deployments }, payload) {
    const wanted = { ref: commit, task: _applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .TASK */ .wn, environment: (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentOf */ .p7)(owner.name), payload };
    const again = async () => {
        await pause(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LOST_ANSWER_MS */ .jS);
        const before = new Set(deployments.listed.map(({ id }) => id));
        const { entries } = await closing.anew.deployments(_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .TASK */ .wn, 1);
        const ours = entries.find((one) => !before.has(one.id) && one.sha === commit && JSON.stringify(one.payload) === JSON.stringify(payload));
        return ours ?? closing.createDeployment(wanted);
    };
    // A stop must not lose the answer, because nobody could end the deployment.
    return closing.createDeployment(wanted).catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, again));
}
async function giveStatus({ closing, keys, url }, deployment, { state, words }) {
    const description = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .statusDescription */ .$U)(deployment, { words, state, at: closing.now() }, keys);
    const link = url === null ? {} : { log_url: url };
    return closing.createDeploymentStatus(deployment.id, { state, description, ...link });
}
/** Gives a status, and repeats it if the answer is lost, which is harmless. */
async function giveStatusSurely(run, deployment, sign) {
    const give = () => giveStatus(run, deployment, sign);
    await give().catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, give));
}
const APPLYING = { state: 'in_progress', words: 'Applying' };
const STATES = {
    applied: 'success',
    'no-changes': 'success',
    superseded: 'inactive',
};
/** After a partial plan nobody may conclude that the commit is applied. */
function deploymentState(ending, isPart) {
    const state = ending === 'crashed' ? 'failure' : (STATES[ending] ?? 'failure');
    return state === 'success' && isPart ? 'inactive' : state;
}
/** Only a success counts as applied. Everything else leaves the commit to the next run. */
async function end(run, deployment, ending) {
    const state = deploymentState(ending, run.isPart);
    const finalStatus = giveStatusSurely(run, deployment, { state, words: `Apply: ${ending}` });
    // The changes stay applied. A deployment that stays in progress counts as dead three minutes from now.
    await finalStatus.catch((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND, ({ message }) => run.warn(message)));
}
/** A sign of life each minute while the run writes, every second minute while it waits. */
const HEARTBEAT_MS = 55_000;
/** After this long without a sign of life, another run may soon count this one as dead: it must not write. */
const SILENT_MS = 140_000;
const ASKED_EVERY_MS = 15_000;
const SILENT = 'GitHub did not take the sign that this run goes on.';
class HeldLock {
    look;
    #run;
    #deployment;
    #own;
    /** Id of our first status. Applies are ordered by it. */
    #first = Number.POSITIVE_INFINITY;
    #lastSign;
    /** Whether we were silent for so long that another run may have taken over. */
    #isDoubtful = false;
    #isWaiting = true;
    #ticks = 0;
    #isBeating = false;
    #inFlight = Promise.resolve();
    #stopBeating = () => { };
    constructor(run, { deployment, look, own }) {
        this.look = look;
        this.#own = own;
        this.#run = run;
        this.#deployment = deployment;
        this.#lastSign = run.clock.now();
    }
    /** Resolves when it is this run's turn. */
    async begin() {
        const before = this.look;
        await this.#giveFirstStatus();
        this.#stopBeating = this.#run.every(HEARTBEAT_MS, () => this.#onTick());
        const after = await this.#readNewer(before);
        const own = { ...this.#deployment, first: this.#first };
        const open = (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .openBefore */ .wq)(after.applies, own);
        for (const each of open)
            if (!each.isAlive)
                warnDead(this.#run, each);
        const alive = open.filter(({ isAlive }) => isAlive);
        if (alive.length > 0)
            await outlive(this.#run, before.reading, alive);
        this.#isWaiting = false;
        if (alive.length > 0)
            this.look = await this.#readNewer(after);
        else if (!this.#isSame(before, after))
            this.look = after;
    }
    async mayWrite() {
        this.#noteSilence();
        if (!this.#isDoubtful)
            return true;
        this.#inFlight = this.#inFlight.then(() => this.#takeUp());
        await this.#inFlight;
        return !this.#isDoubtful;
    }
    async release(ending) {
        this.#stopBeating();
        await this.#inFlight;
        await end(this.#run, this.#deployment, ending);
    }
    /** If the answer is lost, the status may still exist, and other runs rely on it. */
    async #giveFirstStatus() {
        const [run, deployment] = [this.#run, this.#deployment];
        const give = () => giveStatus(run, deployment, APPLYING);
        this.#first = await give().then(({ id }) => id, (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .expecting */ .Kk)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5, async () => {
            const { id } = await give();
            const statuses = await this.look.reading.github.anew.deploymentStatuses(deployment.id);
            return (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(deployment, statuses, { keys: run.keys, now: 0 })?.first ?? id;
        }));
    }
    #readNewer({ reading, facts }) {
        return (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, this.#deployment.creator, { facts, own: this.#own });
    }
    /** Whether nothing except our own deployment appeared between two readings. */
    #isSame(before, after) {
        const others = ({ applies }) => applies.standing
            .filter(({ id }) => !this.#own.includes(id))
            .map(({ id, end: state }) => `${id} ${state}`)
            .join();
        return before.facts.creator === after.facts.creator && others(before) === others(after);
    }
    #onTick() {
        this.#ticks += 1;
        if (this.#isBeating || (this.#isWaiting && this.#ticks % 2 === 1))
            return;
        this.#inFlight = this.#inFlight.then(() => this.#beat());
    }
    #noteSilence() {
        if (this.#run.clock.now() - this.#lastSign > SILENT_MS)
            this.#isDoubtful = true;
    }
    /** Never rejects: a failed sign of life must not end an apply between two writes. */
    async #beat() {
        this.#noteSilence();
        const askedAt = this.#run.clock.now();
        this.#isBeating = true;
        try {
            await giveStatusSurely(this.#run, this.#deployment, APPLYING);
            this.#lastSign = askedAt;
        }
        catch (error) {
            this.#run.log(`${SILENT} ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfGitHub */ .ND)(error) ? error.message : ''}\n`);
        }
        finally {
            this.#isBeating = false;
        }
    }
    /**
     * Continues after a silence, once GitHub has accepted a new sign of life and shows no apply that began after this
     * one.
     */
    async #takeUp() {
        const { clock, stop, warn, halt } = this.#run;
        if (!this.#isDoubtful)
            return;
        const before = this.#lastSign;
        await this.#beat();
        try {
            const hasSign = this.#lastSign > before || clock.now() - this.#lastSign <= SILENT_MS;
            if (!hasSign)
                throw new Error(SILENT);
            const { applies } = await this.#readNewer(this.look);
            const later = applies.standing.find(({ first }) => first > this.#first);
            if (later !== undefined)
                throw new Error(`The apply ${deploymentName(later)} has gone on from here.`);
            this.#isDoubtful = false;
        }
        catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            if (!stop.aborted)
                warn(`${why} Nothing more is written.`);
            halt();
        }
    }
}
function warnDead({ warn }, { id, run, lastSign }) {
    const since = new Date(lastSign).toISOString();
    warn(`The apply ${deploymentName({ id, run })} ended without a word: it has given no sign since ${since}. This run goes on from what it left.`);
}
/** Waits until all of these have ended. */
async function outlive(run, reading, others) {
    const { clock, mostWaitMs, pause, log } = run;
    const until = clock.now() + mostWaitMs;
    let alive = others;
    while (alive.length > 0) {
        if (clock.now() >= until)
            throw waitedTooLong(mostWaitMs);
        log(`Waiting for the apply ${alive.map(deploymentName).join(', ')}, which is under way.\n`);
        await pause(ASKED_EVERY_MS);
        const now = await Promise.all(alive.map((each) => standingNow(each, reading)));
        for (const each of now)
            if (each.end === null && !each.isAlive)
                warnDead(run, each);
        alive = now.filter(({ isAlive }) => isAlive);
    }
}
function waitedTooLong(waitedMs) {
    const problem = `waited ${waitedMs / 60_000} minutes for another one, which still goes on. Nothing was written. Run again once that has ended.`;
    return new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('apply', problem);
}
function deploymentName({ id, run }) {
    return run === null ? `of deployment ${id}` : `of run ${run} (deployment ${id})`;
}
async function standingNow(standing, { github, keys }) {
    const statuses = await github.anew.deploymentStatuses(standing.id);
    const now = github.now();
    return (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(standing, statuses, { keys, now }) ?? (0,_applied_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .startingAt */ .g5)(standing, standing.lastSign, now);
}
/** Waits for every apply in progress, because its writes would look like drift. Resolves to what is applied then. */
async function awaitAll(run, look) {
    const { reading, facts, applies } = look;
    const alive = [...applies.standing, ...applies.starting].filter(({ isAlive }) => isAlive);
    if (alive.length === 0)
        return look;
    await outlive(run, reading, alive);
    return (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .readApplied */ .WT)(reading, facts.creator, { facts, own: [] });
}


/***/ })

};
