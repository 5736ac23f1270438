export const id = 775;
export const ids = [775,595];
export const modules = {

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

/***/ 1915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliFmt: () => (/* binding */ cliFmt),
  runFmt: () => (/* binding */ runFmt)
});

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/inventory/files.js
var inventory_files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/folder.js
var folder = __webpack_require__(8530);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/text/findings.js
var findings = __webpack_require__(1450);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __webpack_require__(1219);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(2401);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/inventory/yaml.js
var yaml = __webpack_require__(9773);
// EXTERNAL MODULE: ./lib/follow/cross-check.js
var cross_check = __webpack_require__(5712);
// EXTERNAL MODULE: ./lib/follow/file-edits.js
var file_edits = __webpack_require__(359);
// EXTERNAL MODULE: ./lib/follow/yaml-text.js
var yaml_text = __webpack_require__(6972);
;// CONCATENATED MODULE: ./lib/follow/format.js
// `fmt` writes an inventory file in its one form, with the printer of `yaml`: block style, keys in the order of the
// format, assets sorted by name below each heading, aliases written out. The contents stay the same (`0123` keeps its
// zero), and each comment stays with what it is about. The result is read again. Pure.













/** The formatted text, without a byte order mark. null, with a finding, for a file that cannot be formatted. */
function formatText(path, given, report) {
    const text = withQuotes(path, given.replaceAll('\r\n', '\n'), report);
    if (text === null)
        return null;
    const documents = (0,cross_check/* readDocuments */.r9)(text);
    if (documents === null || !(0,cross_check/* readsAlike */.GD)(text, documents) || !documents.every(replaceAliases)) {
        report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
        return null;
    }
    const comments = (0,cross_check/* commentsIn */.wL)(text);
    const broken = comments.find((comment) => /[\u2028\u2029]/.test(comment.text));
    if (broken !== undefined) {
        const at = { file: (0,inventory_files/* sourceFile */.sm)(path, text), offset: broken.offset };
        report({ code: 'comment-would-move', severity: 'error', at, args: {} });
        return null;
    }
    const starts = startsOf(text, documents);
    let number = 0;
    const commentsOf = (0,group/* groupBy */.$z)(comments, ({ offset }) => {
        while ((starts[number + 1] ?? text.length) <= offset)
            number++;
        return number;
    });
    const formatted = documents.map((document, k) => print(text, document, k, commentsOf.get(k) ?? [])).join('');
    const isWhole = (0,external_node_util_.isDeepStrictEqual)(textsOf(comments), textsOf((0,cross_check/* commentsIn */.wL)(formatted)));
    if (!isWhole || !(0,external_node_util_.isDeepStrictEqual)(said(text), said(formatted))) {
        report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
        return null;
    }
    return formatted.replaceAll('\n', (0,yaml_text/* lineEndOf */.vN)(given));
}
function textsOf(comments) {
    return comments.map(({ text }) => text).sort();
}
/** Where each document starts: at its line `---`, or else behind the line that ends the document before it. */
function startsOf(text, documents) {
    let end = 0;
    return documents.map(({ contents }, number) => {
        const [start, behind] = contents.range;
        const marker = text.lastIndexOf('\n---', start);
        const at = number === 0 ? 0 : marker >= end ? marker + 1 : text.indexOf('\n...', end) + 1;
        end = behind - 1;
        return at;
    });
}
/**
 * The text with quotes around each scalar that needs them. null if the file has other errors: then all are reported.
 */
function withQuotes(path, text, report) {
    const problems = [];
    (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)(path, text), text, (d) => problems.push(d), 'all');
    // Quotes do not help an empty value, since an empty name is an error too.
    const isQuotable = (d) => d.code === 'unquoted-scalar' && d.args.text !== '';
    const lacking = new Set(problems.filter(isQuotable).map(({ at }) => at?.offset));
    const documents = lacking.size === 0 ? [] : (0,cross_check/* readDocuments */.r9)(text);
    if (!(0,diagnostic/* hasErrors */.Cs)(problems.filter((d) => !isQuotable(d)))) {
        if (lacking.size === 0)
            return text;
        if (documents === null) {
            report((0,inventory_files/* fileError */.zS)('ambiguous-yaml', path, {}));
            return null;
        }
        const parts = [];
        let at = 0;
        for (const document of documents) {
            (0,dist/* visit */.YR)(document, {
                Scalar(_, { type, range, source }) {
                    if (type !== dist/* Scalar */.X5.PLAIN || !range || !lacking.has(range[0]))
                        return;
                    parts.push(text.slice(at, range[0]), (0,characters/* quoted */.TL)(source ?? ''));
                    at = range[1];
                },
            });
        }
        const repaired = parts.join('') + text.slice(at);
        const remaining = [];
        (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)(path, repaired), repaired, (d) => remaining.push(d), 'all');
        // If an alias repeats a word that must stay unquoted elsewhere, the findings of the original text are reported.
        if (!(0,diagnostic/* hasErrors */.Cs)(remaining))
            return repaired;
    }
    problems.forEach(report);
    return null;
}
/** What each document of a text declares, with its entries sorted. */
function said(text) {
    const documents = (0,parse/* parseInventory */.a)((0,inventory_files/* sourceFile */.sm)('', text), text, diagnostic/* unreported */.B8, 'all');
    return documents.flatMap((document) => {
        const [head = '', ...entries] = (0,file_edits/* linesOf */.D)(document);
        return [head, ...entries.sort()];
    });
}
/** Replaces each alias of a scalar with a copy, so that entries can be sorted. False if another alias is left. */
function replaceAliases(document) {
    const anchors = new Map();
    let isDone = true;
    (0,dist/* visit */.YR)(document, (_, node) => {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const meant = anchors.get(node.source);
            if (!(0,dist/* isScalar */.jn)(meant))
                isDone = false;
            else {
                const copy = meant.clone();
                Object.assign(copy, { comment: node.comment, commentBefore: node.commentBefore, range: node.range });
                return copy;
            }
        }
        else if ((0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) {
            if (node.anchor !== undefined)
                anchors.set(node.anchor, node);
            delete node.anchor;
        }
        return undefined;
    });
    return isDone;
}
/** Gives each comment of a document to the node that it is about. Returns the entries in the order of the file. */
function placeComments(text, document, comments) {
    const root = document.contents;
    Object.assign(document, { comment: null, commentBefore: null });
    const { marks, entries, list } = marksOf(text, root);
    const around = { document, list, column: (0,yaml_text/* columnOf */.uV)(text, marks[0].at) };
    let next = 0;
    for (const { offset, text: comment } of comments) {
        while (next < marks.length && marks[next].at <= offset)
            next++;
        const isAtLine = text.slice((0,yaml_text/* startOfLine */.C2)(text, offset), offset).trim() !== '';
        const [before, after] = [marks[next - 1], marks[next]];
        const place = isAtLine
            ? placeAtLine(offset, before, after)
            : placeOfLine(text, offset, { before, after, ...around });
        // A comment behind the dash goes above the entry.
        addComment(place, comment, isBelowBlank(text, before?.is === 'entry' ? before.at : offset));
    }
    for (const { is, at, above } of marks) {
        if (is === 'end of list')
            continue;
        if (above.commentBefore == null)
            above.spaceBefore = isBelowBlank(text, at);
        else if (is === 'key' && isBelowBlank(text, at))
            above.commentBefore += '\n';
    }
    return entries;
}
function addComment([slot, holder], comment, isApart) {
    const printer = holder;
    // `yaml` adds the `#`. It needs a space for a comment without text.
    const line = comment === '#' ? ' ' : comment.slice(1);
    const known = printer[slot] ?? null;
    const gap = isApart ? '\n' : '';
    if (known !== null)
        printer[slot] = `${known}\n${gap}${line}`;
    else {
        printer[slot] = (0,dist/* isSeq */.oP)(holder) ? gap + line : line;
        if (slot !== 'comment')
            printer.spaceBefore = isApart;
    }
}
/** What prints a comment that has other text before it on its line. */
function placeAtLine(offset, before, after) {
    if (before === undefined)
        return ['commentBefore', after.above];
    const { entry, is, end, above } = before;
    const isBehindFlow = entry !== null && is === 'key' && entry.item.flow && offset >= entry.end;
    const behind = isBehindFlow ? (0,cross_check/* pairOf */.cF)(entry.item, 'name').value : before.behind;
    if (offset < end || behind === null || behind.comment != null)
        return ['commentBefore', above];
    return ['comment', behind];
}
/** What prints a comment on a line of its own, between two marks. `column` is that of the document. */
function placeOfLine(text, offset, { before, after, document, list, column: edge, }) {
    if (before === undefined) {
        const start = document.directives.docStart ? text.slice(0, after.at).lastIndexOf('---') : -1;
        return ['commentBefore', offset < start ? document : after.above];
    }
    const column = (0,yaml_text/* columnOf */.uV)(text, offset);
    const { entry, is } = before;
    if (is === 'entry' || offset < before.end)
        return ['commentBefore', before.above];
    if (entry !== null && (offset < entry.end || column > entry.dash)) {
        return after?.entry === entry ? ['commentBefore', after.above] : ['comment', entry.item];
    }
    if (after?.is === 'entry') {
        after.blank ??= lastBlankLine(text, before.at, after.at);
        return offset < after.blank ? ['heading', after.entry] : ['commentBefore', after.above];
    }
    if (entry !== null && (after?.is === 'end of list' || column > edge))
        return ['comment', list];
    return after === undefined ? ['comment', document] : ['commentBefore', after.above];
}
function lastBlankLine(text, start, end) {
    return Array.from(text.slice(start, end).matchAll(/\n(?=[ \t]*\n)/g), ({ index }) => start + index).at(-1) ?? -1;
}
/** Whether the offset is the first text of its line, and the line above is blank. */
function isBelowBlank(text, offset) {
    const line = (0,yaml_text/* startOfLine */.C2)(text, offset);
    if (line === 0 || text.slice(line, offset).trim() !== '')
        return false;
    return text.slice((0,yaml_text/* startOfLine */.C2)(text, line - 1), line).trim() === '';
}
/** All nodes of a document that comments can be about, without their comments, in the order of the text. */
function marksOf(text, root) {
    const marks = [];
    const entries = [];
    let list = null;
    bare(root);
    for (const { key, value } of (0,cross_check/* pairsOf */.fq)(root)) {
        const [at, end] = [bare(key).range[0], (0,cross_check/* endOf */.pJ)(text, bare(value))];
        const isList = (0,dist/* isSeq */.oP)(value) && value.items.length > 0;
        if (!isList)
            marks.push({ at, end, above: key, behind: value, entry: null, is: 'key' });
        else if ((0,cross_check/* textOf */.b6)(key) === 'assets') {
            list = value;
            marks.push({ at, end: key.range[1], above: key, behind: key, entry: null, is: 'key' });
            markEntries(text, list, marks, entries);
        }
        else {
            marks.push({ at, end: key.range[1], above: key, behind: null, entry: null, is: 'key' });
            for (const item of value.items) {
                marks.push({
                    at: item.range[0],
                    end: (0,cross_check/* endOf */.pJ)(text, bare(item)),
                    above: item,
                    behind: item,
                    entry: null,
                    is: 'key',
                });
            }
        }
        if (!isList || !value.flow)
            continue;
        const close = value.range[1] - 1;
        const behind = value === list ? key : value;
        marks.push({ at: close, end: close, above: key, behind, entry: null, is: 'end of list' });
    }
    return { marks: marks.sort((a, b) => a.at - b.at), entries, list };
}
function markEntries(text, list, marks, entries) {
    let behind = list.range[0];
    for (const item of list.items) {
        const at = list.flow ? item.range[0] : (0,yaml/* nextDash */.GQ)(text, behind);
        behind = item.range[1];
        const dash = list.flow ? Number.POSITIVE_INFINITY : (0,yaml_text/* columnOf */.uV)(text, at);
        const entry = { item: bare(item), end: item.flow ? behind : 0, dash, heading: null, spaceBefore: false };
        entries.push(entry);
        marks.push({ at, end: at, above: item, behind: null, entry, is: 'entry' });
        for (const { key, value } of (0,cross_check/* pairsOf */.fq)(item)) {
            const end = (0,cross_check/* endOf */.pJ)(text, bare(value));
            marks.push({ at: bare(key).range[0], end, above: key, behind: value, entry, is: 'key' });
        }
    }
}
function bare(node) {
    return Object.assign(node, { comment: null, commentBefore: null, spaceBefore: false });
}
// Printing.
/** Sorts a document and prints it. `number` is its index in the file. */
function print(text, document, number, comments) {
    const root = document.contents;
    const spelled = new Map();
    const entries = placeComments(text, document, comments);
    root.flow = false;
    // A comment above the first key stays at the top.
    const was = (0,cross_check/* pairsOf */.fq)(root)[0].key;
    const above = was.commentBefore;
    was.commentBefore = null;
    sortPairs(root, shape/* DOCUMENT_KEYS */.pg, text, spelled);
    const top = (0,cross_check/* pairsOf */.fq)(root)[0].key;
    const all = [above, top.commentBefore].filter((comment) => comment);
    Object.assign(top, { spaceBefore: false, commentBefore: all.length === 0 ? null : all.join('\n') });
    for (const { key, value } of (0,cross_check/* pairsOf */.fq)(root)) {
        if (!(0,dist/* isSeq */.oP)(value))
            continue;
        const list = value;
        const isOfAssets = (0,cross_check/* textOf */.b6)(key) === 'assets';
        list.flow = !isOfAssets || list.items.length === 0;
        if (isOfAssets)
            list.items = sorted(entries, text, spelled);
        for (const item of isOfAssets ? [] : list.items) {
            const word = (0,dist/* isScalar */.jn)(item) ? (item.source ?? '') : '';
            const source = text.slice(item.range[0], item.range[1]);
            spelled.set(item, /[,[\]{}]/.test(word) || /[\r\n]|^\*/.test(source) ? (0,characters/* quoted */.TL)(word) : source);
        }
    }
    document.directives.docStart = number > 0 || document.directives.docStart;
    document.directives.docEnd = false;
    document.setSchema('1.2', {
        schema: 'failsafe',
        customTags: (tags) => tags.map((tag) => {
            if (typeof tag !== 'object' || tag.tag !== 'tag:yaml.org,2002:str')
                return tag;
            return { ...tag, stringify: (item) => spelled.get(item) ?? (0,yaml_text/* yamlValue */.t$)(String(item.value)) };
        }),
    });
    return document.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll(/(?<![ \t])[ \t]+$/gm, '');
}
/** Sorts the keys of a mapping into this order, and adds the text of each key and scalar, on one line, to `spelled`. */
function sortPairs(map, keys, text, spelled) {
    const pairs = (0,cross_check/* pairsOf */.fq)(map);
    pairs.sort((a, b) => keys.indexOf((0,cross_check/* textOf */.b6)(a.key) ?? '') - keys.indexOf((0,cross_check/* textOf */.b6)(b.key) ?? ''));
    for (const { key, value } of pairs) {
        const name = (0,cross_check/* textOf */.b6)(key) ?? '';
        spelled.set(key, name);
        if (!(0,dist/* isScalar */.jn)(value))
            continue;
        const source = text.slice(value.range[0], value.range[1]);
        // The text of the source is kept if it is one line, unlike a block scalar.
        const isKept = !/[\r\n]/.test(source) && !source.startsWith('*');
        if (name === 'prune')
            spelled.set(value, (value.source ?? '').toLowerCase());
        else
            spelled.set(value, name === 'asset_type' || name === 'impact_rating' || !isKept ? (0,yaml_text/* yamlValue */.t$)(value.source ?? '') : source);
    }
}
/** The entries, each sorted by name below its heading. Entries with the same name keep their order. */
function sorted(entries, text, spelled) {
    const sections = [];
    for (const entry of entries) {
        if (entry.heading !== null || sections.length === 0)
            sections.push([]);
        sections.at(-1).push(entry);
        sortPairs(entry.item, shape/* ASSET_KEYS */.IH, text, spelled);
        // A comment above the first key would be behind the dash.
        const { key } = (0,cross_check/* pairsOf */.fq)(entry.item)[0];
        const above = [entry.item.commentBefore, key.commentBefore].filter((comment) => comment != null);
        entry.item.commentBefore = above.length === 0 ? null : above.join('\n');
        Object.assign(key, { commentBefore: null, spaceBefore: false });
        entry.item.flow = false;
    }
    const nameOf = ({ item }) => (0,cross_check/* textOf */.b6)((0,cross_check/* pairOf */.cF)(item, 'name')?.value) ?? '';
    return sections.flatMap((section, number) => {
        const { item: was, heading, spaceBefore } = section[0];
        // The blank line above the first entry is that of its heading.
        const isApart = heading === null ? was.spaceBefore === true : spaceBefore;
        if (heading !== null)
            was.spaceBefore = false;
        section.sort((a, b) => (0,compare/* compareNatural */.d)(nameOf(a), nameOf(b)));
        const { item } = section[0];
        item.spaceBefore = number > 0 && isApart;
        if (heading !== null)
            item.commentBefore = `${heading}\n${item.commentBefore == null ? '' : `\n${item.commentBefore}`}`;
        return section.map(({ item }) => item);
    });
}

// EXTERNAL MODULE: ./lib/follow/report.js
var follow_report = __webpack_require__(5371);
;// CONCATENATED MODULE: ./lib/follow/fmt.js
// `fmt`: writes every file of the inventory in one form. If any file has an error, none is written. With --check the
// names of the files that would change go to standard output.









/** Reads the working tree below `cwd`, and writes nothing itself. Throws an AbortError when it is stopped. */
async function runFmt(context) {
    const { cwd, settings, git, shutdown, progress } = context;
    const diagnostics = [];
    const collect = (finding) => {
        if (finding.severity === 'error')
            diagnostics.push(finding);
    };
    const edits = [];
    const files = await (0,load/* readTexts */.Z7)({ cwd, path: settings.path, run: git }, collect);
    for (const [number, file] of files.entries()) {
        const { path, text } = file;
        const formatted = formatText(path, text, collect);
        if (formatted !== null && (formatted !== text || file.byteOrderMark)) {
            edits.push({ path, before: (0,inventory_files/* contentOf */.$E)(file, text), text: formatted });
        }
        progress.through('formatting', number + 1, files.length);
        await (0,folder/* turn */.wC)();
        shutdown.stop.throwIfAborted();
    }
    return { diagnostics: (0,diagnostic/* inFileOrder */.w$)(diagnostics), edits: (0,diagnostic/* hasErrors */.Cs)(diagnostics) ? [] : edits, files: files.length };
}
async function cliFmt(context) {
    const { options, terminal, report, host, startedAt, progress } = context;
    // A signal before the writes ends the run. Once they begin, all files are written: no half-finished files are left.
    const { diagnostics, edits, files } = await runFmt(context);
    progress.rest();
    for (const line of (0,findings/* findingLines */.hq)(diagnostics))
        terminal.err(`${line}\n`);
    if (diagnostics.length > 0) {
        terminal.err(follow_report/* NOTHING_WRITTEN */.qv);
        return 1;
    }
    const isCheck = options.check;
    if (isCheck)
        for (const { path } of edits)
            terminal.out(`${(0,text_text/* visible */.RK)(path)}\n`);
    else
        (0,run_files/* writeFiles */.hV)(edits, context);
    report((0,follow_report/* renderFormatted */.Vt)(edits, files, host.clock.now() - startedAt, isCheck));
    return isCheck && edits.length > 0 ? 1 : 0;
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
/** Whether a path is the name that Windows has for /dev/null. */
function isNull(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}
/**
 * Writes machine output to the file that `--out` names. Without `--out`, or if it is `-`, writes to standard output.
 * Throws a UserError if the system refuses.
 */
function putOut(text, { options: { out }, cwd, terminal }) {
    if (out === null || out === '-') {
        terminal.out(text);
        return;
    }
    // Otherwise a file of that name would be made on Windows.
    if (isNull(out))
        return;
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
            // Where a folder of the path is a file, even a forced removal would fail.
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary);
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


/***/ })

};
