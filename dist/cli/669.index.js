export const id = 669;
export const ids = [669];
export const modules = {

/***/ 9283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeShown)
/* harmony export */ });
/* unused harmony export writeFiles */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5645);
// Writes the files of an import, of fmt or of init. What would refuse one of them is found before the first is written.





/**
 * Makes new files with their folders, and replaces files whose content is still `before`, each by a rename. Never writes
 * through a link. Throws a ConfigurationError that says what was written.
 */
function writeFiles(cwd, edits, onFile = () => { }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(edit.path, `${unfit}. Nothing was written.`);
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        // Not named like a YAML file, so that a crash leaves nothing that is read as inventory.
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}.tmp`);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
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
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(path, `${reason}. ${rest}`, { cause: error });
        }
        onFile(done + 1, edits.length);
    }
}
/** Why a file must not or cannot be written; null if it may. */
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target);
    const isWithin = within !== '..' && !within.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(within);
    const folders = isWithin ? within.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
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
        // A file that changed in the meantime is somebody's work.
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
    return (0,_run_files_js__WEBPACK_IMPORTED_MODULE_3__/* .heldOpen */ .QW)(error) ?? `cannot be written (${error.code})`;
}
/** The same for the command line, which shows progress and then removes it from the terminal. */
function writeShown(edits, { cwd, progress }) {
    writeFiles(cwd, edits, (done, total) => progress.through('writing', done, total));
    progress.rest();
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readsAlike),
/* harmony export */   r: () => (/* binding */ readDocuments)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9773);
// Whether js-yaml and `yaml` read a text the same way. One finds the meaning, the other the places, and an edit may
// trust the two only together.



/** Only strings: the parser decides how to read a scalar, a repeated key or a merge. */
const AS_WRITTEN = {
    schema: 'failsafe',
    merge: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
};
/** The documents of a text as `yaml` reads them, with the places of all nodes. null if it finds an error. */
function readDocuments(text) {
    const documents = [...(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseAllDocuments */ .hR)(text, AS_WRITTEN)];
    return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}
/**
 * False if one of the two refuses the text, or finds another document, node, anchor or string in it. `documents` are
 * those of the text, if already known. Never throws for any text.
 */
function readsAlike(text, documents = readDocuments(text)) {
    const events = readEvents(text);
    if (events === null || documents === null)
        return false;
    const cursor = { text, events, at: 0 };
    return documents.every((document) => sameDocument(cursor, document.contents)) && cursor.at === events.length;
}
function readEvents(text) {
    try {
        return (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, {});
    }
    catch (error) {
        if (error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB)
            return null;
        throw error;
    }
}
function sameDocument(cursor, contents) {
    return take(cursor)?.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .DOCUMENT */ .qQ && sameNode(cursor, contents) && take(cursor)?.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .POP */ .C2;
}
function take(cursor) {
    return cursor.events[cursor.at++];
}
function sameNode(cursor, node) {
    const event = take(cursor);
    if (event === undefined)
        return false;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node))
        return event.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .ALIAS */ .dt && anchorOf(cursor, event) === node.source;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node))
        return sameAnchor(cursor, event, node) && sameScalar(cursor, event, node);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node)) {
        const isSame = event.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SEQUENCE */ .gt && sameAnchor(cursor, event, node);
        return isSame && node.items.every((entry) => sameNode(cursor, entry)) && take(cursor)?.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .POP */ .C2;
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node)) {
        const isSame = event.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .MAPPING */ .xu && sameAnchor(cursor, event, node);
        const same = node.items.every(({ key, value }) => sameNode(cursor, key) && sameNode(cursor, value));
        return isSame && same && take(cursor)?.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .POP */ .C2;
    }
    // For a missing value `yaml` has nothing, and js-yaml an empty scalar.
    return node === null && event.type === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SCALAR */ .jf && event.valueStart === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW && event.anchorStart === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW;
}
function sameScalar(cursor, event, { source, type }) {
    if (event.type !== _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SCALAR */ .jf)
        return false;
    const isPlain = event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN;
    return isPlain === (type === yaml__WEBPACK_IMPORTED_MODULE_1__/* .Scalar */ .X5.PLAIN) && (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(cursor.text, event) === source;
}
function sameAnchor(cursor, event, { anchor }) {
    return anchorOf(cursor, event) === (anchor ?? '');
}
function anchorOf({ text }, event) {
    if (!('anchorStart' in event) || event.anchorStart === _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW)
        return '';
    return text.slice(event.anchorStart, event.anchorEnd);
}


/***/ }),

/***/ 9481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ editFiles),
  D: () => (/* binding */ linesOf)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/load.js + 1 modules
var load = __webpack_require__(8383);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(2401);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __webpack_require__(8293);
// EXTERNAL MODULE: ./lib/inventory/yaml.js
var yaml = __webpack_require__(9773);
// EXTERNAL MODULE: ./lib/inventory/edit/cross-check.js
var cross_check = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/inventory/edit/wanted.js
var wanted = __webpack_require__(7454);
// EXTERNAL MODULE: ./lib/inventory/edit/yaml-text.js
var yaml_text = __webpack_require__(7044);
;// CONCATENATED MODULE: ./lib/inventory/edit/edit-text.js
// The text of a file after its edits. `yaml` gives the places of nodes, and only the bytes of an edit change. New text
// follows the style around it. What is in flow style is not edited: `fmt` writes it in block style. Pure.






/**
 * The text of a file with these documents after its edits. The text must have no error. The result must be read
 * again: an alias of a whole entry, for example, is not followed here.
 */
function editText(text, documents, edits) {
    const nodes = (0,cross_check/* readDocuments */.r)(text);
    if (nodes === null || !(0,cross_check/* readsAlike */.G)(text, nodes))
        return 'ambiguous';
    const eol = (0,yaml_text/* lineEndOf */.vN)(text);
    const isEnded = text.endsWith('\n');
    const whole = isEnded ? text : text + eol;
    const splices = [];
    for (const [number, document] of documents.entries()) {
        const edit = edits.get(document);
        if (edit === undefined)
            continue;
        const uneditable = editDocument({ text: whole, eol, document, edit, splices }, nodes[number]?.contents);
        if (uneditable !== null)
            return uneditable;
    }
    const parts = [];
    let at = 0;
    // Splices at one place keep the order in which they were made.
    for (const { start, end, text: added } of splices.sort((a, b) => a.start - b.start || a.end - b.end)) {
        if (start < at)
            return 'ambiguous';
        parts.push(whole.slice(at, start), added);
        at = end;
    }
    const after = parts.join('') + whole.slice(at);
    return isEnded ? after : after.slice(0, -eol.length);
}
/** Adds the splices of one document, whose contents are `root`. null if it can be edited. */
function editDocument(editing, root) {
    const { text, eol, edit, splices } = editing;
    if (!(0,dist/* isMap */.jh)(root))
        return 'ambiguous';
    const map = root;
    if (map.flow)
        return { flowAt: map.range[0] };
    const assets = pairOf(map, 'assets');
    if (assets === undefined || !(0,dist/* isSeq */.oP)(assets.value))
        return 'ambiguous';
    const list = assets.value;
    if (edit.prune !== null) {
        // In the order of the keys, as `fmt` has them.
        const isLater = ({ key }) => orderIn(shape/* DOCUMENT_KEYS */.pg, key) > orderIn(shape/* DOCUMENT_KEYS */.pg, 'prune');
        const start = map.items.find(isLater).key.range[0];
        splices.push({ start, end: start, text: `prune: false${eol}${' '.repeat((0,yaml_text/* columnOf */.uV)(text, start))}` });
    }
    if (!list.flow)
        return editList(editing, map, assets.key, list);
    if (edit.added.length + edit.changed.size + edit.removed.size === 0)
        return null;
    const isEmpty = text.slice(list.range[0] + 1, list.range[1] - 1).trim() === '';
    const isOnKeysLine = !text.slice(assets.key.range[0], list.range[0]).includes('\n');
    if (!isEmpty || !isOnKeysLine)
        return { flowAt: list.range[0] };
    fillEmpty(editing, assets.key.range[0], list);
    return null;
}
/** The same for the entries of a list in block style. */
function editList(editing, root, key, list) {
    const { text, eol, document, edit, splices } = editing;
    const blocks = blocksOf(text, list);
    if (blocks === null)
        return 'ambiguous';
    /** The nodes that are removed, and the values that are changed. */
    const altered = new Set();
    for (const number of edit.removed) {
        splices.push({ ...blocks[number], text: '' });
        (0,dist/* visit */.YR)(list.items[number], (_, node) => void altered.add(node));
    }
    for (const [number, after] of edit.changed) {
        const entry = list.items[number];
        if ((0,dist/* isMap */.jh)(entry) && entry.flow)
            return { flowAt: entry.range[0] };
        // An alias of a whole entry stays as it is, which is found when the result is read.
        if ((0,dist/* isMap */.jh)(entry))
            editEntry(editing, entry, (0,wanted/* entryFields */.oy)(document.assets[number]), after, altered);
    }
    writeOutAliases(root, altered, splices);
    const dash = list.range[0];
    const gap = /^( +)\S/.exec(text.slice(dash + 1, (0,yaml_text/* endOfLine */.vT)(text, dash)))?.[1]?.length ?? 1;
    for (const { fields, after } of edit.added) {
        const start = after === -1 ? aboveComments(text, blocks[0].start, (0,yaml_text/* columnOf */.uV)(text, dash)) : blocks[after].end;
        const lines = (0,yaml_text/* blockEntry */.KV)(fields, document.assetType, ' '.repeat((0,yaml_text/* columnOf */.uV)(text, dash)), gap);
        splices.push({ start, end: start, text: lines.map((line) => line + eol).join('') });
    }
    if (edit.removed.size === list.items.length && edit.added.length === 0) {
        const colon = text.indexOf(':', key.range[1]) + 1;
        splices.push({ start: colon, end: colon, text: ' []' });
    }
    return null;
}
function pairOf(map, key) {
    return map.items.find((pair) => textOf(pair.key) === key);
}
function textOf(key) {
    return (0,dist/* isScalar */.jn)(key) ? String(key.value) : null;
}
function orderIn(keys, key) {
    return keys.indexOf(typeof key === 'string' ? key : (textOf(key) ?? ''));
}
/** `[]` becomes a block. A comment after it stays. */
function fillEmpty({ text, eol, document, edit, splices }, key, list) {
    const [start, end] = list.range;
    const lineEnd = (0,yaml_text/* endOfLine */.vT)(text, end);
    const hasComment = text.slice(end, lineEnd).trim() !== '';
    const before = text.slice(0, start).trimEnd().length;
    const indentation = ' '.repeat((0,yaml_text/* columnOf */.uV)(text, key) + 2);
    const lines = edit.added.flatMap(({ fields }) => (0,yaml_text/* blockEntry */.KV)(fields, document.assetType, indentation, 1));
    splices.push({ start: before, end: hasComment ? end : lineEnd, text: '' });
    splices.push({ start: lineEnd, end: lineEnd, text: lines.map((line) => eol + line).join('') });
}
/**
 * The lines of each entry, with comments below that are indented more than the dash: they are about the entry. null if
 * a dash is not the first character on its line.
 */
function blocksOf(text, list) {
    const blocks = [];
    let behind = list.range[0];
    for (const item of list.items) {
        const dash = (0,yaml/* nextDash */.GQ)(text, behind);
        behind = item.range[1];
        const start = (0,yaml_text/* startOfLine */.C2)(text, dash);
        if (text.slice(start, dash).trim() !== '')
            return null;
        const comment = /\r?\n( *)#[^\n]*/y;
        let end = (0,yaml_text/* endOfLine */.vT)(text, behind);
        for (;;) {
            comment.lastIndex = end;
            const line = comment.exec(text);
            if (line === null || line[1].length <= dash - start)
                break;
            end = (0,yaml_text/* endOfLine */.vT)(text, comment.lastIndex);
        }
        blocks.push({ start, end: text.indexOf('\n', end) + 1 });
    }
    return blocks;
}
/** The start of the comment lines right above an entry: they are about it. */
function aboveComments(text, start, column) {
    let at = start;
    for (;;) {
        const above = (0,yaml_text/* startOfLine */.C2)(text, at - 1);
        if (above === at || !/^ *#/.test(text.slice(above, at)) || text.slice(above, at).indexOf('#') < column)
            return at;
        at = above;
    }
}
/** Changes, removes and adds keys of an entry in block style. */
function editEntry({ text, eol, splices }, map, before, after, altered) {
    const pairs = map.items;
    const gone = new Set();
    const added = [];
    for (const key of shape/* ASSET_KEYS */.IH) {
        const [was, is] = [(0,yaml_text/* valueText */.Ru)(before, key), (0,yaml_text/* valueText */.Ru)(after, key)];
        if (was === is)
            continue;
        const pair = pairOf(map, key);
        altered.add(pair?.value);
        if (is === null && pair !== undefined)
            gone.add(pair);
        else if (is !== null && pair?.value) {
            // An anchor before the value stays. Aliases of it are written out.
            const [start, end] = pair.value.range;
            splices.push({ start, end: start + text.slice(start, end).trimEnd().length, text: (0,yaml_text/* yamlValue */.t$)(is) });
        }
        else if (is !== null)
            added.push(key);
    }
    const first = pairs.findIndex((pair) => !gone.has(pair));
    if (first > 0) {
        // The first keys go. Their text is removed up to the first key that stays, which moves behind the dash.
        const stays = pairs[first].key.range[0];
        const behind = endOf(text, pairs[first - 1]);
        const hasComment = text.slice(behind, stays).trim() !== '';
        splices.push({ start: map.range[0], end: hasComment ? behind : stays, text: '' });
    }
    for (const pair of pairs.slice(first + 1)) {
        if (!gone.has(pair))
            continue;
        const start = (0,yaml_text/* startOfLine */.C2)(text, pair.key.range[0]);
        splices.push({ start, end: text.indexOf('\n', endOf(text, pair)) + 1, text: '' });
    }
    for (const key of added) {
        // Below the key that comes before it in the order of the format.
        const staying = pairs.filter((pair) => !gone.has(pair));
        const above = staying.filter((pair) => orderIn(shape/* ASSET_KEYS */.IH, pair.key) < orderIn(shape/* ASSET_KEYS */.IH, key));
        const last = above.sort((a, b) => orderIn(shape/* ASSET_KEYS */.IH, a.key) - orderIn(shape/* ASSET_KEYS */.IH, b.key)).at(-1) ?? staying.at(-1);
        const start = (0,yaml_text/* endOfLine */.vT)(text, endOf(text, last));
        const indentation = ' '.repeat((0,yaml_text/* columnOf */.uV)(text, map.range[0]));
        splices.push({ start, end: start, text: `${eol}${indentation}${key}: ${(0,yaml_text/* yamlValue */.t$)((0,yaml_text/* valueText */.Ru)(after, key))}` });
    }
}
/** The end of the text of a pair. A block scalar ends after its last line break, which does not count. */
function endOf(text, { key, value }) {
    const [start, end] = (value ?? key).range;
    return start + text.slice(start, end).trimEnd().length;
}
/** Aliases of altered values that stay: each is replaced by the value that it had. */
function writeOutAliases(root, altered, splices) {
    const anchors = new Map();
    (0,dist/* visit */.YR)(root, (_, node) => {
        if (!(0,dist/* isAlias */.Vj)(node)) {
            if ((0,dist/* isScalar */.jn)(node) && node.anchor !== undefined)
                anchors.set(node.anchor, node);
            return;
        }
        const meant = anchors.get(node.source);
        if (!(0,dist/* isScalar */.jn)(meant) || !altered.has(meant) || altered.has(node))
            return;
        const [start, end] = node.range;
        splices.push({ start, end, text: (0,yaml_text/* yamlValue */.t$)(meant.source ?? '') });
    });
}

// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/inventory/edit/system-paths.js
// The path of each cyber system's file: FACILITY/SYSTEM.yml, in segments that are safe on every file system. The same
// systems get the same paths in any order. If two share a spelling, an id distinguishes them.



/** Leaves room for an id and the folders above: some systems allow 255 characters in a segment, 260 in a path. */
const LONGEST = 60;
const LONGEST_ID = 48;
/** Names that Windows reserves for devices, even with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
/** `Plant #2 (Süd)` becomes `plant-2-sud`. Empty if nothing of the name remains. */
function slugOf(name) {
    const slug = name
        .slice(0, 1000)
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, LONGEST)
        .replace(/^-|-$/g, '');
    return RESERVED.test(slug) ? '' : slug;
}
/** An id as part of a segment: itself if safe and short, else a hash of it. */
function idToken(id) {
    const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
    return isSafe ? id : (0,fingerprint/* sha256 */.sc)(id).slice(0, 16);
}
/** The path of a new file for each place, below `out`. */
function pathsOfSystems({ places, neighbours, out, taken }) {
    const all = [...neighbours.systems, ...places];
    const facilities = all.flatMap(({ facility }) => (facility === null ? [] : [facility]));
    const folders = segments([...neighbours.facilities, ...facilities]);
    const folderOf = ({ facility }) => (facility === null ? '' : `${folders.get(facility.id)}/`);
    const names = new Map(Array.from((0,group/* groupBy */.$z)(all, folderOf), ([folder, group]) => [folder, segments(group)]));
    const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
    const start = out === '' ? '' : `${out}/`;
    return new Map(places.map((place) => {
        const folder = start + folderOf(place);
        const path = `${folder}${names.get(folderOf(place))?.get(place.id)}.yml`;
        return [place, used.has(path.toLowerCase()) ? `${folder}${longSegment(place)}.yml` : path];
    }));
}
/** By id: a unique segment for each name. If several share one, the smallest id keeps it unchanged. */
function segments(names) {
    const sorted = [...new Map(names.map((name) => [name.id, name])).values()].sort(byId);
    const holders = new Set();
    const chosen = new Map();
    for (const name of sorted) {
        const slug = slugOf(name.name);
        const isFree = slug !== '' && !holders.has(slug);
        holders.add(slug);
        chosen.set(name.id, isFree ? slug : longSegment(name));
    }
    return chosen;
}
/** Never equal to the plain slug of a name: ids contain an underscore, and no name happens to be a hash. */
function longSegment(name) {
    const slug = slugOf(name.name);
    const token = idToken(name.id);
    return slug === '' ? token : `${slug}-${token}`;
}
/** Short ids first, so that numbered ids keep their order, and an older system its path. */
function byId(a, b) {
    return a.id.length - b.id.length || (0,compare/* compareText */.n6)(a.id, b.id);
}

;// CONCATENATED MODULE: ./lib/inventory/edit/file-edits.js
// Compares the wanted entries with the existing files and makes the edited files: new files for new cyber systems, and
// edits in files that already declare a system. Each text is read again before it is used. Pure.










/** Everything that a document declares after its edit, if there is one, in order. */
function linesOf(document, edit) {
    const { cyberSystem, facility, assetType, ignore } = document;
    const prune = edit?.prune ?? document.prune;
    const patterns = ignore.map(({ value }) => value);
    const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune, assetType, patterns]);
    return [head, ...(0,wanted/* entriesAfter */.df)(document, edit).map((fields) => JSON.stringify(fields))];
}
/** If nothing differs, nothing is edited. */
function editFiles(input) {
    const { comparison, originals, onFile } = input;
    const written = new Map();
    const edits = newFiles(input, written);
    const uneditable = [];
    const changing = originals.filter(({ documents }) => documents.some((document) => comparison.edits.has(document)));
    for (const [number, original] of changing.entries()) {
        const { path, text, documents } = original;
        const after = editText(text, documents, comparison.edits);
        if (typeof after !== 'string')
            uneditable.push({ path, text, why: after });
        else {
            // What js-yaml reads in it, as every plan will, must be exactly what was wanted.
            const read = (0,parse/* parseInventory */.au)((0,files/* sourceFile */.sm)(path, after), after, diagnostic/* unreported */.B8);
            const expected = documents.map((document) => linesOf(document, comparison.edits.get(document)));
            const isAsWanted = (0,external_node_util_.isDeepStrictEqual)(read.map((document) => linesOf(document)), expected);
            if (!isAsWanted)
                uneditable.push({ path, text, why: 'ambiguous' });
            else {
                edits.push({ path, before: (0,load/* contentOf */.$E)(original, text), text: (0,load/* contentOf */.$E)(original, after), documents: read });
                documents.forEach((document, k) => {
                    note(written, (0,wanted/* entriesAfter */.df)(document, comparison.edits.get(document)), read[k]);
                });
            }
        }
        onFile(number + 1, changing.length);
    }
    return { edits: edits.sort((a, b) => (0,compare/* compareText */.n6)(a.path, b.path)), uneditable, written };
}
function note(written, entries, document) {
    entries.forEach((fields, k) => {
        const asset = document?.assets[k];
        if (asset !== undefined)
            written.set(fields, asset);
    });
}
function newFiles({ comparison, naming, out, taken }, written) {
    const fresh = comparison.fresh.flatMap(({ system, prune, entries }) => {
        const spelled = naming.spell(system);
        return spelled === null ? [] : [{ ...spelled, prune, entries: entries.map(({ fields }) => fields) }];
    });
    const paths = pathsOfSystems({
        places: fresh.map(({ place }) => place),
        neighbours: naming.neighbours(),
        out,
        taken,
    });
    return fresh.map((document) => {
        const [path, text] = [paths.get(document.place), (0,yaml_text/* documentText */.ZH)(document)];
        const documents = (0,parse/* parseInventory */.au)((0,files/* sourceFile */.sm)(path, text), text, diagnostic/* unreported */.B8);
        note(written, document.entries, documents[0]);
        return { path, before: null, text, documents };
    });
}


/***/ }),

/***/ 7454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ asDeclared),
/* harmony export */   VK: () => (/* binding */ withoutIdleHints),
/* harmony export */   _b: () => (/* binding */ plainFields),
/* harmony export */   df: () => (/* binding */ entriesAfter),
/* harmony export */   oo: () => (/* binding */ isDeclarable),
/* harmony export */   oy: () => (/* binding */ entryFields),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1968);
// What the files should say: one list of wanted entries for each cyber system, from any source. Compared with the
// files, it gives the additions, changes and removals in each document. Pure.



function entryFields({ name, assetType, hints, externalId }) {
    return {
        name,
        assetType,
        renamedFrom: hints?.renamedFrom?.value ?? null,
        movedFrom: hints?.movedFrom?.value ?? null,
        id: hints?.id?.value ?? null,
        externalId: externalId?.value ?? null,
    };
}
/** An entry with only a name and a type. */
function plainFields(name, assetType) {
    return { name, assetType, renamedFrom: null, movedFrom: null, id: null, externalId: null };
}
function sameFields(a, b) {
    return Object.keys(a).every((key) => a[key] === b[key]);
}
/** Every system that the files declare, unchanged. */
function asDeclared(systems) {
    return new Map(systems.map((declared) => {
        const entries = declared.assets.map((entry) => ({ fields: entryFields(entry), entry }));
        return [declared.system.id, { system: declared.system, declared, prune: null, entries }];
    }));
}
/** Whether files may contain an asset with this name and id at all. */
function isDeclarable({ name, id }, needsItsId) {
    return name !== '' && !(needsItsId && (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFaults */ .hV)(id).length > 0);
}
/** Compares what is wanted with the files. An entry that continues in another system is removed from its own. */
function compareEntries(systems) {
    const all = [...systems];
    const systemOf = new Map();
    for (const { system, declared } of all)
        for (const entry of declared?.assets ?? [])
            systemOf.set(entry, system);
    const changes = [];
    const continued = new Set();
    for (const { system, entries } of all) {
        for (const { fields, entry } of entries) {
            if (entry !== null)
                continued.add(entry);
            const from = entry === null ? null : systemOf.get(entry);
            const isSame = entry !== null && from?.id === system.id && sameFields(fields, entryFields(entry));
            if (!isSame)
                changes.push({ system, from, before: entry, after: fields });
        }
    }
    const unchanged = all.reduce((sum, { entries }) => sum + entries.length, 0) - changes.length;
    for (const [entry, system] of systemOf) {
        if (!continued.has(entry))
            changes.push({ system, from: system, before: entry, after: null });
    }
    return { ...editsFor(all, changes), changes, unchanged };
}
/** Where in the files these changes are made. */
function editsFor(systems, changes) {
    const numbers = new Map();
    const edits = new Map();
    const editOf = (document) => {
        const known = edits.get(document);
        if (known !== undefined)
            return known;
        for (const [number, entry] of document.assets.entries())
            numbers.set(entry, number);
        const edit = { removed: new Set(), changed: new Map(), added: [], prune: null };
        edits.set(document, edit);
        return edit;
    };
    const added = new Map();
    for (const { system, from, before, after } of changes) {
        const isStaying = from?.id === system.id && after !== null;
        const edit = before === null ? null : editOf(before.document);
        if (isStaying)
            edit?.changed.set(numbers.get(before), after);
        else if (before !== null)
            edit?.removed.add(numbers.get(before));
        if (after !== null && !isStaying)
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_1__/* .addUnder */ .QQ)(added, system.id, after);
    }
    const fresh = [];
    const gaining = [];
    for (const wanted of systems) {
        const arriving = added.get(wanted.system.id) ?? [];
        arriving.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(a.id ?? '', b.id ?? ''));
        const home = wanted.declared?.documents[0] ?? null;
        if (home !== null && arriving.length === 0 && wanted.prune === null)
            continue;
        gaining.push(wanted);
        if (home === null)
            fresh.push({ ...wanted, entries: arriving.map((fields) => ({ fields, entry: null })) });
        else
            Object.assign(editOf(home), { added: placed(home, arriving), prune: wanted.prune });
    }
    return { edits, fresh, gaining };
}
/** Hints that are done are removed with other edits. Without another edit, they are no reason to change a file. */
function withoutIdleHints(comparison) {
    const { changes, unchanged } = comparison;
    const isIdle = changes.every(({ system, from, before, after }) => {
        if (before === null || after === null || from?.id !== system.id)
            return false;
        const { renamedFrom, movedFrom } = entryFields(before);
        return sameFields({ ...after, renamedFrom, movedFrom }, entryFields(before));
    });
    if (!isIdle || comparison.gaining.length > 0)
        return comparison;
    return { edits: new Map(), fresh: [], gaining: [], changes: [], unchanged: unchanged + changes.length };
}
/** Where new entries go: where `fmt` would have them if the document is in its order, else below all others. */
function placed({ assets }, added) {
    const isSorted = assets.every(({ name }, k) => k === 0 || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(assets[k - 1].name, name) <= 0);
    let above = isSorted ? -1 : assets.length - 1;
    return added.map((fields) => {
        while (above + 1 < assets.length && (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(assets[above + 1].name, fields.name) <= 0)
            above++;
        return { fields, after: above };
    });
}
/** The entries of a document after its edit, in the order of the file. */
function entriesAfter(document, edit) {
    if (edit === undefined)
        return document.assets.map(entryFields);
    const entries = [];
    let next = 0;
    for (let number = -1; number < document.assets.length; number++) {
        const asset = document.assets[number];
        if (asset !== undefined && !edit.removed.has(number))
            entries.push(edit.changed.get(number) ?? entryFields(asset));
        for (; edit.added[next]?.after === number; next++)
            entries.push(edit.added[next].fields);
    }
    return entries;
}


/***/ }),

/***/ 7044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ startOfLine),
/* harmony export */   KV: () => (/* binding */ blockEntry),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   ZH: () => (/* binding */ documentText),
/* harmony export */   t$: () => (/* binding */ yamlValue),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   vN: () => (/* binding */ lineEndOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8293);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9773);
// Writes YAML text: strings without quotes if every reader reads them as strings, entries, new files, line ends.



/** Letters, digits and a few signs that mean nothing in YAML, with single spaces between them. */
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;
/** A value in a block or flow collection, on one line. Exact for every string, including lone surrogates. */
function yamlValue(text) {
    return isBare(text) ? text : (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text);
}
function isBare(text) {
    if (!BARE_ASCII.test(text) && (!BARE.test(text) || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(text)))
        return false;
    return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readsAs */ .qh)(text) === null;
}
/** The line end of a text: that of its first line. */
function lineEndOf(text) {
    const first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n';
}
function startOfLine(text, offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
}
/** Characters between the start of the line and the offset. */
function columnOf(text, offset) {
    return offset - startOfLine(text, offset);
}
/** The end of the line in which a node ends, before the line break. A block scalar ends after one. */
function endOfLine(text, end) {
    const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
    const lineFeed = isBehindBreak ? end - 1 : text.indexOf('\n', end);
    const at = lineFeed === -1 ? text.length : lineFeed;
    return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}
/** The text of a document that declares one system. Ends with a newline. */
function documentText({ cyberSystem, facility, note, prune, entries }) {
    const lines = [`cyber_system: ${yamlValue(cyberSystem)}${note === null ? '' : ` # ${(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(note)}`}`];
    if (facility !== null)
        lines.push(`facility: ${yamlValue(facility)}`);
    if (prune !== null)
        lines.push(`prune: ${prune}`);
    lines.push(entries.length === 0 ? 'assets: []' : 'assets:');
    for (const entry of entries) {
        for (const line of blockEntry(entry, null, '  ', 1))
            lines.push(line);
    }
    return `${lines.join('\n')}\n`;
}
const FIELD_OF = {
    name: 'name',
    asset_type: 'assetType',
    renamed_from: 'renamedFrom',
    moved_from: 'movedFrom',
    id: 'id',
    external_id: 'externalId',
};
/** The value of an entry's key; null for none. */
function valueText(fields, key) {
    return fields[FIELD_OF[key]];
}
/**
 * The lines of an entry in block style: its dash after `indentation`, and `gap` spaces after that. `typeOfAll` is the
 * type for the whole document, which needs no line.
 */
function blockEntry(fields, typeOfAll, indentation, gap) {
    const keys = _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_KEYS */ .IH.filter((key) => {
        const value = valueText(fields, key);
        return value !== null && !(key === 'asset_type' && value === typeOfAll);
    });
    return keys.map((key, k) => {
        return `${indentation}${k === 0 ? '-' : ' '}${' '.repeat(gap)}${key}: ${yamlValue(valueText(fields, key))}`;
    });
}


/***/ }),

/***/ 1807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ renderCsvImported),
/* harmony export */   Kz: () => (/* binding */ renderUnformatted),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Vt: () => (/* binding */ renderFormatted),
/* harmony export */   _y: () => (/* binding */ wroteLine),
/* harmony export */   c0: () => (/* binding */ fileLines),
/* harmony export */   hY: () => (/* binding */ renderPatch),
/* harmony export */   iu: () => (/* binding */ renderNotIgnored),
/* harmony export */   pV: () => (/* binding */ NOTHING_WRITTEN_YET),
/* harmony export */   qv: () => (/* binding */ NOTHING_WRITTEN),
/* harmony export */   vJ: () => (/* binding */ renderImported)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7291);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);
// The output about files that import and fmt write: the patch, and the last lines of a run.




/** Lines of context around a change. */
const CONTEXT = 3;
/** With more changed lines, the comparison would take too long: its time grows with their square. */
const MOST_EDITS = 4000;
/** The edits as one unified diff to read. Unsafe characters are shown as `\u…`. Empty for none. Ends with a newline. */
function renderPatch(edits) {
    return edits.map(patchOf).join('');
}
function patchOf({ path, before, text }) {
    // For a file outside of the working directory the whole path is shown.
    const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
    const [from, to] = ['a/', 'b/'].map((side) => (isOutside ? '' : side) + (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path));
    // The library takes long to compare a large file with nothing.
    if (before === null)
        return `--- /dev/null\n+++ ${to}\n${replaced(null, text)}`;
    const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .structuredPatch */ .YB)(path, path, before, text, undefined, undefined, options);
    if (patch === undefined)
        return `--- ${from}\n+++ ${to}\n${replaced(before, text)}`;
    const lines = patch.hunks.flatMap((hunk) => [
        `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
        ...hunk.lines.map(shownLine),
    ]);
    return `--- ${from}\n+++ ${to}\n${lines.join('\n')}\n`;
}
/** Every old line removed and every new line added. */
function replaced(before, after) {
    const [out, into] = [before === null ? [] : linesOf(before), linesOf(after)];
    const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
    const from = before === null ? '0,0' : `1,${out.length}`;
    return `@@ -${from} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}
function linesOf(text) {
    return text.replace(/\n$/, '').split('\n');
}
/** The carriage return of a line that ends with CRLF is harmless. */
function shownLine(line) {
    return line.endsWith('\r') ? `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line.slice(0, -1))}\r` : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line);
}
/** Whether undeclared assets in it are kept. */
function isKept({ prune, declared }) {
    return (prune ?? declared?.prune) === false;
}
/** What happens from now on to assets that no file declares. */
function pruneLines(gaining) {
    const kept = gaining.filter(isKept).length;
    const pruned = gaining.length - kept;
    const lines = [];
    if (pruned > 0) {
        lines.push(`Prune is on in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(pruned)} of these cyber systems: without --base, a plan deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`);
    }
    if (kept > 0) {
        lines.push(`Prune is off in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(kept)} of these cyber systems: nothing is deleted there. When the files are complete, remove prune: false.`);
    }
    return lines;
}
/** Lines for `.gitignore`, if git would commit files that runs leave; '' for none. */
function renderNotIgnored(paths) {
    if (paths.length === 0)
        return '';
    return 'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n';
}
/** The last lines of an import, or of a dry run. Ends with a newline. */
function renderImported(edits, { naming, fresh, gaining, changes, nameless, stray, }, ended) {
    const time = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ended.ms);
    const added = changes.filter(({ before }) => before === null).length;
    const gained = [
        [fresh.length, 'cyber system'],
        [added, 'asset'],
        // Everything that an import writes into an entry.
        [changes.length - added, 'id'],
    ];
    const lines = fileLines(edits);
    if (naming.systemCount === 0)
        lines.push(`The organization has no cyber systems: there is nothing to declare, as found in ${time}.`);
    else if (edits.length === 0)
        lines.push(`Nothing to import: the files declare all that is live, as found in ${time}.`);
    else
        lines.push(wroteLine(edits, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(gained, _text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS).join(', '), ended));
    if (nameless > 0) {
        const it = nameless === 1 ? 'it' : 'them';
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(nameless, 'asset')} left out: no file can declare an asset without a name, or with an id that no file can hold. Name ${it} in the application and import again. Until then, prune: false keeps ${it}.`);
    }
    if (stray > 0)
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(stray, 'asset')} left out: the list of cyber systems does not hold the system. Import again.`);
    return [...lines, ...pruneLines(gaining), ''].join('\n');
}
function fileLines(edits) {
    return edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}`);
}
/** `Wrote 2 new files and 1 changed: …, in 0.4 s.` */
function wroteLine(edits, what, { dryRun, ms }) {
    const fresh = edits.filter(({ before }) => before === null).length;
    const changed = edits.length - fresh;
    const both = `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(fresh, 'new file')} and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(changed)} changed`;
    const files = changed === 0 ? (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(fresh, 'new file') : fresh === 0 ? (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(changed, 'changed file') : both;
    const wrote = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([`${dryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ');
    return `${wrote}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}.${dryRun ? ' Nothing was written.' : ''}`;
}
/** What `fmt` did: a line for each file, then the counts. Ends with a newline. */
function renderFormatted(edits, { files, ms }) {
    const of = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file');
    const done = edits.length === 0 ? `Formatted already: ${of}` : `Formatted ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(edits.length)} of ${of}`;
    return `${[...edits.map(({ path }) => `formatted ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}`), `${done}, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}.`].join('\n')}\n`;
}
/** What `fmt --check` found. Ends with a newline. */
function renderUnformatted(edits, counts) {
    if (edits.length === 0)
        return renderFormatted(edits, counts);
    const { files, ms } = counts;
    return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(edits.length)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file')} to format, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}: run cip-sync fmt.\n`;
}
/** The last line of a run that stops before it writes. Ends with a newline. */
const NOTHING_WRITTEN_YET = 'Nothing was written.\n';
/** Errors prevent both commands from writing anything. Ends with a newline. */
const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';
/** The last lines of an import, or of a dry run. Ends with a newline. */
function renderCsvImported({ edits, counts, plan, }, ended) {
    const { declared, assetless, kept, gaining } = counts;
    const lines = [...fileLines(edits), ...readLines(counts)];
    if (kept > 0) {
        const [are, them] = kept === 1 ? ['is', 'it'] : ['are', 'them'];
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(kept, 'live asset')} of these cyber systems ${are} in no row: prune: false keeps ${them}. To declare ${them}, run cip-sync import.`);
    }
    const rows = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(counts.rows.length + assetless, 'row');
    const already = declared === 0 ? '' : `, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(declared)} declared already`;
    const without = assetless === 0 ? '' : `, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(assetless)} without an asset`;
    lines.push(edits.length === 0
        ? `Nothing to import: the files declare the assets of ${rows} already, as found in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ended.ms)}.`
        : wroteLine(edits, `${rows}${already}${without}`, ended), ...pruneLines(gaining.filter((one) => !isKept(one) || kept === 0)), `A plan of these files: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(plan.summary)}`);
    return `${lines.join('\n')}\n`;
}
/** What was left out, by rule, and what was changed on import, because it may have been part of a name. */
function readLines({ skipped, duplicates, trimmed, rearmed }) {
    const lines = skipped.map(({ column, value, rows }) => {
        return `Left out ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rows, 'row')}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(column)} is ${value === '' ? 'empty' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(value)}.`;
    });
    if (duplicates > 0) {
        lines.push(`Left out ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(duplicates, 'row')} that ${duplicates === 1 ? 'repeats' : 'repeat'} an earlier one.`);
    }
    if (trimmed > 0)
        lines.push(`White space around ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(trimmed, 'cell')} was dropped.`);
    if (rearmed > 0)
        lines.push(`The apostrophe that hides a formula was taken off ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rearmed, 'cell')}.`);
    return lines;
}


/***/ })

};
