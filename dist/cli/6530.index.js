export const id = 6530;
export const ids = [6530];
export const modules = {

/***/ 9283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeShown)
/* harmony export */ });
/* unused harmony export writeFiles */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5645);
// Writes the files of an import or of fmt, all or none: each new text stands complete beside its target before the
// first is moved into place, and what was moved is taken back if another cannot be.




/**
 * Makes new files with their folders, and replaces those whose content is still `before`. Never writes through a
 * link. Throws a ConfigurationError, which under `counts` names no new file: nothing has changed then.
 */
function writeFiles(cwd, edits, { detail, onFile, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync }) {
    const folders = [];
    const staged = [];
    const moved = [];
    let at;
    try {
        for (at of edits)
            refuseUnfit(cwd, at);
        for (at of edits) {
            staged.push(stage(cwd, at, folders));
            onFile(staged.length, edits.length);
        }
        for (const one of staged) {
            at = one.edit;
            rename(one.temporary, one.target);
            moved.push(one);
        }
    }
    catch (error) {
        takeBack(moved, staged, folders);
        const reason = error instanceof Unfit ? error.message : reasonOf(error);
        if (at === undefined || reason === null)
            throw error;
        // Paths of new files are made of names.
        const subject = detail === 'counts' && at.before === null ? 'a new file' : at.path;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(subject, `${reason}. Nothing was written.`, { cause: error });
    }
}
/** What is in the way of a file. */
class Unfit extends Error {
}
/** null for an error that is not the system's. */
function reasonOf(error) {
    if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
        return null;
    return (0,_run_files_js__WEBPACK_IMPORTED_MODULE_3__.heldOpen)(error) ?? `cannot be written (${error.code})`;
}
/** A link on the way would have the file land elsewhere; a file that changed meanwhile is someone's work. */
function refuseUnfit(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    for (const folder of foldersAbove(cwd, target)) {
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
        if (kind === undefined)
            break;
        if (!kind.isDirectory())
            throw new Unfit(`lies below ${nameIn(cwd, folder)}, which is a link or no folder`);
    }
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
    if (before === null) {
        if (kind !== undefined)
            throw new Unfit('exists already, outside of the inventory that was read');
    }
    else if (!kind?.isFile()) {
        throw new Unfit('is not a regular file any more');
    }
    else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before) {
        throw new Unfit('was changed meanwhile');
    }
    else {
        // Moving a file over another asks for no right to write it, and who made it read-only meant it.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    }
}
/** From the outermost inwards. The working directory and what is above it may be reached as the user likes. */
function foldersAbove(cwd, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (parts[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(parts[0] ?? ''))
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)];
    return parts[0] === '' ? [] : parts.map((_, k) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, ...parts.slice(0, k + 1)));
}
function nameIn(cwd, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function stage(cwd, edit, folders) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, edit.path);
    const first = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
    if (first !== undefined)
        folders.push(...newFolders(first, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)));
    const temporary = writeBeside(target, edit.text);
    try {
        if (edit.before !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
    return { edit, target, temporary };
}
/** No YAML file by its name: what a crash leaves is not read as inventory, and, number by number, not in the way. */
function writeBeside(target, text) {
    for (let number = 0;; number++) {
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}-${number}.tmp`);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
            return temporary;
        }
        catch (error) {
            if ((0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) && error.code === 'EEXIST')
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
            throw error;
        }
    }
}
/** `first` and all below it on the way to `last`. */
function newFolders(first, last) {
    const folders = [last];
    for (let at = last; at !== first && at !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        folders.unshift((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
    return folders;
}
function takeBack(moved, staged, folders) {
    for (const { edit, target } of moved) {
        if (edit.before === null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target, { force: true });
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, edit.before);
    }
    for (const { temporary } of staged)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    for (const folder of [...folders].reverse())
        removeEmpty(folder);
}
/** What another process put into a new folder meanwhile is not ours, and no reason to hide why nothing was written. */
function removeEmpty(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch (error) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error) || !['ENOTEMPTY', 'EEXIST'].includes(String(error.code)))
            throw error;
    }
}
/** The same on the command line, which shows how far it is and leaves nothing of that on the terminal. */
function writeShown(edits, { cwd, settings, progress }) {
    const onFile = (done, total) => progress.through('writing', done, total);
    writeFiles(cwd, edits, { detail: settings.detail, onFile });
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
// Whether js-yaml and `yaml` read a text alike (design section 12): one finds what is meant, the other where it
// stands, and an edit may trust the two only together.



/** Strings alone: what a schema would make of a scalar, a repeated key or a merge is the parser's to judge. */
const AS_WRITTEN = {
    schema: 'failsafe',
    merge: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
};
/** The documents of a text as `yaml` reads them, with the places of all nodes; null when it finds an error. */
function readDocuments(text) {
    const documents = [...(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseAllDocuments */ .hR)(text, AS_WRITTEN)];
    return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}
/**
 * False when one of the two refuses the text, or finds another document, node, anchor or string in it. `documents` are
 * those of the text, where they are known already. Never throws for any text.
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
    // `yaml` has nothing where a value is left out, js-yaml an empty scalar.
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

/***/ 9942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v8: () => (/* binding */ layOut),
  Dx: () => (/* binding */ linesOf),
  mH: () => (/* binding */ sameLines)
});

// UNUSED EXPORTS: withGains

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __webpack_require__(3444);
// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/inventory/files.js
var files = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/inventory/parse.js + 1 modules
var parse = __webpack_require__(4243);
// EXTERNAL MODULE: ./lib/inventory/edit/cross-check.js
var cross_check = __webpack_require__(1896);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
;// CONCATENATED MODULE: ./lib/inventory/edit/system-paths.js
// Where the file of each cyber system stands: FACILITY/SYSTEM.yml (design section 9), in segments that are safe on
// every file system. The same systems have the same paths in whatever order they come, and who shares a spelling is
// told apart by its id.



/** Leaves room for an id and the folders around it: some systems allow 255 in a segment, 260 in a path. */
const LONGEST = 60;
const LONGEST_ID = 48;
/** Segments that Windows keeps for devices, whatever stands behind a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
/** `Plant #2 (Süd)` is `plant-2-sud`; empty for a name that nothing remains of. */
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
/** An id as part of a segment: itself where that is safe and short, else a hash of it. */
function idToken(id) {
    const isSafe = id.length <= LONGEST_ID && /^[a-z0-9][a-z0-9_-]*$/.test(id) && !id.endsWith('-');
    return isSafe ? id : (0,fingerprint/* sha256 */.sc)(id).slice(0, 16);
}
/** The path of a new file for each of the places, below `out`. */
function pathsOfSystems({ places, neighbours, out, taken }) {
    const all = [...neighbours.systems, ...places];
    const facilities = all.flatMap(({ facility }) => (facility === null ? [] : [facility]));
    const folders = segments([...neighbours.facilities, ...facilities]);
    const folderOf = ({ facility }) => (facility === null ? '' : `${folders.get(keyOf(facility))}/`);
    const names = new Map(Array.from((0,group/* groupBy */.$z)(all, folderOf), ([folder, group]) => [folder, segments(group)]));
    const used = new Set(Array.from(taken, (path) => path.toLowerCase()));
    const start = out === '' ? '' : `${out}/`;
    return new Map(places.map((place) => {
        const folder = start + folderOf(place);
        const path = `${folder}${names.get(folderOf(place))?.get(keyOf(place))}.yml`;
        return [place, used.has(path.toLowerCase()) ? `${folder}${longSegment(place)}.yml` : path];
    }));
}
/** By key: a segment for each name, no two alike. Of those that share one, the smallest id has it as it is. */
function segments(names) {
    const sorted = [...new Map(names.map((name) => [keyOf(name), name])).values()].sort(byId);
    const holders = new Set();
    const chosen = new Map();
    for (const name of sorted) {
        const slug = slugOf(name.name);
        const isFree = slug !== '' && !holders.has(slug);
        holders.add(slug);
        chosen.set(keyOf(name), isFree ? slug : longSegment(name));
    }
    return chosen;
}
/** Never the bare slug of any name: ids hold an underscore, and hashes stand behind one. */
function longSegment(name) {
    const slug = slugOf(name.name);
    const token = name.id === null ? `_${idToken(`${name.name} `)}` : idToken(name.id);
    return slug === '' ? token : `${slug}-${token}`;
}
function keyOf({ name, id }) {
    return id ?? `\0${name}`;
}
/** Short ids first: counted ones then keep their order, and an older system its path. */
function byId(a, b) {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left.length - right.length || (0,compare/* compareText */.n)(left, right);
}

// EXTERNAL MODULE: ./lib/inventory/edit/yaml-text.js
var yaml_text = __webpack_require__(7044);
;// CONCATENATED MODULE: ./lib/inventory/edit/file-edits.js
// What an import adds to the inventory, and the files that result: new ones for new cyber systems, and files that
// declare a system already with the missing entries and nothing else changed. `yaml` says where nodes end, and what is
// new is spliced in there in the manner of what stands around it; the result is read again before it counts. Pure.









/**
 * The text with what its documents gain, by their number in the file, which must hold no error. null where the two
 * YAML readers disagree about it, or where a document is written in a way that this cannot add to.
 */
function spliceGains(text, gains) {
    const documents = (0,cross_check/* readDocuments */.r)(text);
    if (documents === null || !(0,cross_check/* readsAlike */.G)(text, documents))
        return null;
    const splices = [];
    for (const [number, gained] of gains) {
        const place = findList(text, documents[number]?.contents);
        if (place === null)
            return null;
        splices.push(...spliceOfPrune(place, gained), ...splicesOfPins(place, gained), ...splicesOfAssets(place, gained));
    }
    return splice(text, splices);
}
function findList(text, root) {
    if (!(0,dist/* isMap */.jh)(root))
        return null;
    const pair = root.items.find(({ key, value }) => (0,dist/* isSeq */.oP)(value) && !((0,dist/* isScalar */.jn)(key) && key.value === 'ignore'));
    if (pair === undefined || !(0,dist/* isSeq */.oP)(pair.value))
        return null;
    const map = root;
    return { text, eol: (0,yaml_text/* lineEndOf */.vN)(text), root: map, key: pair.key, list: pair.value };
}
/** Of those that start together the first comes first. */
function splice(text, splices) {
    const parts = [];
    let at = 0;
    for (const { start, end, text: added } of [...splices].sort((a, b) => a.start - b.start)) {
        parts.push(text.slice(at, start), added);
        at = end;
    }
    return parts.join('') + text.slice(at);
}
function spliceOfPrune({ text, eol, root, key }, gained) {
    if (gained.prune === null)
        return [];
    const start = key.range[0];
    const after = root.flow ? ', ' : eol + (0,yaml_text/* indentationAt */.pi)(text, start);
    return [{ start, end: start, text: `${isJson(root) ? '"prune"' : 'prune'}: false${after}` }];
}
function splicesOfPins({ text, eol, list }, gained) {
    return Array.from(gained.pins).flatMap(([number, id]) => {
        const entry = list.items[number];
        const last = (0,dist/* isMap */.jh)(entry) ? entry.items.at(-1) : undefined;
        // An alias cannot gain anything of its own; the check of the result says so.
        if (!(0,dist/* isMap */.jh)(entry) || last === undefined)
            return [];
        const end = (last.value ?? last.key).range[1];
        const start = entry.flow ? end : (0,yaml_text/* endOfLine */.vT)(text, end);
        const before = entry.flow ? ', ' : eol + (0,yaml_text/* indentationAt */.pi)(text, entry.range[0]);
        return [{ start, end: start, text: before + (0,yaml_text/* flowPair */.tO)('id', id, entry.flow === true && isJson(entry)) }];
    });
}
function splicesOfAssets(place, { assets: added }) {
    if (added.length === 0)
        return [];
    const { text, key, list, root } = place;
    if (!list.flow)
        return [appendToBlock(place, added)];
    const [start, end] = list.range;
    const isEmpty = text.slice(start + 1, end - 1).trim() === '';
    const isOnKeysLine = !text.slice(key.range[0], start).includes('\n');
    return isEmpty && isOnKeysLine && !root.flow ? fillEmpty(place, added) : appendToFlow(place, added);
}
function appendToBlock({ text, eol, key, list }, added) {
    const [dash, listEnd] = list.range;
    const indentation = (0,yaml_text/* indentationAt */.pi)(text, dash);
    const last = list.items.findLast((entry) => (0,dist/* isMap */.jh)(entry));
    const style = last !== undefined && (0,dist/* isMap */.jh)(last) && last.flow ? flowStyleOf(text, last) : null;
    const gap = gapBehind(text, dash, list.items[0]);
    const lines = added.flatMap((asset) => {
        if (style === null)
            return (0,yaml_text/* blockEntry */.KV)(asset, indentation, gap);
        return `${indentation}-${' '.repeat(gap)}${(0,yaml_text/* flowEntry */.ln)(asset, style)}`;
    });
    // At the depth of the key itself a comment may be about the next key.
    const least = Math.max((0,yaml_text/* columnOf */.uV)(text, dash), (0,yaml_text/* columnOf */.uV)(text, key.range[0]) + 1);
    const start = afterComments(text, (0,yaml_text/* endOfLine */.vT)(text, list.items.at(-1)?.range[1] ?? listEnd), least);
    return { start, end: start, text: lines.map((line) => eol + line).join('') };
}
/** Blanks between the first dash and its entry, where it stands on the same line. */
function gapBehind(text, dash, first) {
    if (first === undefined)
        return 1;
    const between = text.slice(dash + 1, first.range[0]);
    return /^ +$/.test(between) ? between.length : 1;
}
/** Comment lines right below an entry, and as deep as it, are about it. */
function afterComments(text, end, least) {
    const comment = /\r?\n( *)#[^\n]*/y;
    for (let at = end;; at = (0,yaml_text/* endOfLine */.vT)(text, comment.lastIndex)) {
        comment.lastIndex = at;
        const line = comment.exec(text);
        if (line === null || (line[1] ?? '').length < least)
            return at;
    }
}
/** `[]` becomes a block; a comment behind it stays. */
function fillEmpty({ text, eol, key, list }, added) {
    const [start, end] = list.range;
    const lineEnd = (0,yaml_text/* endOfLine */.vT)(text, end);
    const hasComment = text.slice(end, lineEnd).trim() !== '';
    const before = text.slice(0, start).trimEnd().length;
    const indentation = `${(0,yaml_text/* indentationAt */.pi)(text, key.range[0])}  `;
    const lines = added.flatMap((asset) => (0,yaml_text/* blockEntry */.KV)(asset, indentation, 1));
    return [
        { start: before, end: hasComment ? end : lineEnd, text: '' },
        { start: lineEnd, end: lineEnd, text: lines.map((line) => eol + line).join('') },
    ];
}
function appendToFlow({ text, eol, root, list }, added) {
    const last = list.items.at(-1);
    const like = list.items.findLast((entry) => (0,dist/* isMap */.jh)(entry)) ?? root;
    const style = flowStyleOf(text, (0,dist/* isMap */.jh)(like) ? like : root);
    const entries = added.map((asset) => (0,yaml_text/* flowEntry */.ln)(asset, style));
    const opened = list.range[0] + 1;
    if (last === undefined)
        return [{ start: opened, end: opened, text: entries.join(', ') }];
    const [lastStart, start] = last.range;
    const before = text.slice((0,yaml_text/* startOfLine */.C2)(text, lastStart), lastStart);
    const isOnOwnLine = before.trim() === '';
    // As deep as what it stands below, but never as a long line is long.
    const depth = before.length - before.trimStart().length + (isOnOwnLine ? 0 : 2);
    const line = eol + ' '.repeat(depth);
    const comma = commaBeforeComment(text, start);
    if (comma !== null) {
        // The comment is about the entry that it stands behind.
        const end = (0,yaml_text/* endOfLine */.vT)(text, start);
        const added = { start: end, end, text: entries.map((entry) => line + entry).join(',') + comma };
        return comma === '' ? [{ start, end: start, text: ',' }, added] : [added];
    }
    const between = isOnOwnLine ? `,${line}` : ', ';
    return [{ start, end: start, text: entries.map((entry) => between + entry).join('') }];
}
/** What parts an entry from a comment on its line: a comma or nothing; null where no comment stands there. */
function commaBeforeComment(text, end) {
    const match = /^\s*(?:(,)\s*)?#/.exec(text.slice(end, (0,yaml_text/* endOfLine */.vT)(text, end)));
    return match === null ? null : (match[1] ?? '');
}
function flowStyleOf(text, like) {
    const isPadded = like.flow === true && text.charAt(like.range[0] + 1) === ' ';
    return { pad: isPadded ? ' ' : '', json: isJson(like) };
}
/** Written with its keys in double quotes, as JSON is. */
function isJson(map) {
    const key = map.items[0]?.key;
    return (0,dist/* isScalar */.jn)(key) && key.type === dist/* Scalar */.X5.QUOTE_DOUBLE;
}
/** What the documents of each file gain; files that gain nothing are left out. */
function gainsByFile(originals, additions, pins) {
    const byHome = new Map();
    for (const { home, assets, prune } of additions) {
        if (home === null || (assets.length === 0 && prune === null))
            continue;
        const gained = byHome.get(home) ?? { assets: [], pins: new Map(), prune: null };
        for (const asset of assets) {
            gained.assets.push({ ...asset, hasTypeInHead: asset.asset_type === home.assetType });
        }
        gained.prune ??= prune;
        byHome.set(home, gained);
    }
    const files = new Map();
    for (const original of originals) {
        const gains = new Map();
        original.documents.forEach((document, number) => {
            const gained = withPins(document, byHome.get(document), pins);
            if (gained !== undefined)
                gains.set(number, gained);
        });
        if (gains.size > 0)
            files.set(original, gains);
    }
    return files;
}
function withPins(document, gained, pins) {
    const numbered = new Map();
    if (pins.size > 0) {
        document.assets.forEach((asset, number) => {
            const id = pins.get(asset);
            if (id !== undefined)
                numbered.set(number, id);
        });
    }
    if (numbered.size === 0)
        return gained;
    return { assets: gained?.assets ?? [], prune: gained?.prune ?? null, pins: numbered };
}
/** The text of the file with its gains, or null where it cannot be added to without a doubt. */
function withGains({ path, text, documents }, gains) {
    const edited = spliceGains(text, gains);
    if (edited === null || !(0,cross_check/* readsAlike */.G)(edited))
        return null;
    const read = (0,parse/* parseInventory */.au)((0,files/* sourceFile */.sm)(path, edited), edited, diagnostic/* unreported */.B8);
    const isAsMeant = read.length === documents.length &&
        read.every((document, number) => sameLines(linesOf(document), expected(documents[number], gains.get(number))));
    return isAsMeant ? edited : null;
}
function sameLines(a, b) {
    return a.length === b.length && a.every((line, k) => line === b[k]);
}
/** Everything that a document declares, in order. */
function linesOf(document) {
    const { cyberSystem, facility, prune, assetType, ignore, assets } = document;
    const patterns = ignore.map(({ value }) => value);
    const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune, assetType, patterns]);
    return [
        head,
        ...assets.map(({ name, assetType, hints }) => {
            const { id, renamedFrom, movedFrom } = hints ?? { id: null, renamedFrom: null, movedFrom: null };
            return assetLine([name, assetType, id?.value ?? null, renamedFrom?.value ?? null, movedFrom?.value ?? null]);
        }),
    ];
}
function assetLine(fields) {
    return JSON.stringify(fields);
}
function expected(document, gains) {
    if (gains === undefined)
        return linesOf(document);
    const pinned = document.assets.map((asset, number) => {
        const id = gains.pins.get(number);
        if (id === undefined)
            return asset;
        const others = asset.hints ?? { renamedFrom: null, movedFrom: null };
        return { ...asset, hints: { ...others, id: { value: id, offset: 0 } } };
    });
    return [
        ...linesOf({ ...document, prune: gains.prune ?? document.prune, assets: pinned }),
        ...gains.assets.map(({ name, asset_type, id }) => assetLine([name, asset_type, id, null, null])),
    ];
}
/** The files after an import (design section 9). What adds nothing edits nothing. */
function layOut(input) {
    const { out, originals, taken, additions, pins, neighbours, onFile } = input;
    const fresh = additions.filter(({ home }) => home === null);
    const places = fresh.map(({ place }) => place);
    const paths = pathsOfSystems({ places, neighbours, out, taken });
    const edits = fresh.map((addition) => {
        return { path: paths.get(addition.place), before: null, text: (0,yaml_text/* documentText */.ZH)(addition) };
    });
    const unlike = [];
    const gaining = gainsByFile(originals, additions, pins);
    let done = 0;
    for (const [original, gains] of gaining) {
        const text = withGains(original, gains);
        const { path } = original;
        if (text === null)
            unlike.push(path);
        else
            edits.push({ path, before: (0,load/* contentOf */.$E)(original, original.text), text: (0,load/* contentOf */.$E)(original, text) });
        done += 1;
        onFile(done, gaining.size);
    }
    return { edits: edits.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path)), unlike };
}


/***/ }),

/***/ 7044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ startOfLine),
/* harmony export */   KV: () => (/* binding */ blockEntry),
/* harmony export */   NX: () => (/* binding */ compareNewAssets),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   ZH: () => (/* binding */ documentText),
/* harmony export */   ln: () => (/* binding */ flowEntry),
/* harmony export */   pi: () => (/* binding */ indentationAt),
/* harmony export */   t$: () => (/* binding */ yamlValue),
/* harmony export */   tO: () => (/* binding */ flowPair),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   vN: () => (/* binding */ lineEndOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3444);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9773);
// YAML as text that is written: strings unquoted where every reader takes them for what they are, entries, new files,
// line ends.



/** By name, then by id. */
function compareNewAssets(a, b) {
    return (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.id ?? '', b.id ?? '');
}
/** Letters, digits and a few signs that mean nothing to YAML wherever they stand, with single spaces between. */
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;
/** A value in a block or flow collection, on one line; exact for every string, lone surrogates included. */
function yamlValue(text) {
    return isBare(text) ? text : quoted(text);
}
/** The same in double quotes, always. */
function quoted(text) {
    return JSON.stringify(text).replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, (character) => {
        const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
        return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
    });
}
function isBare(text) {
    if (!BARE_ASCII.test(text) && (!BARE.test(text) || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(text)))
        return false;
    return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readsAs */ .qh)(text) === null;
}
/** How the lines of a text end: as its first one does. */
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
/** Blanks up to the column of an offset. */
function indentationAt(text, offset) {
    return ' '.repeat(columnOf(text, offset));
}
/** Where the line of a node that ends at `end` ends itself, before its line break. A block scalar ends behind one. */
function endOfLine(text, end) {
    const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
    const lineFeed = isBehindBreak ? end - 1 : text.indexOf('\n', end);
    const at = lineFeed === -1 ? text.length : lineFeed;
    return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}
/** The text of a document that declares one system. Ends with a newline. */
function documentText({ cyberSystem, facility, note, prune, assets }) {
    const lines = [`cyber_system: ${yamlValue(cyberSystem)}${note === null ? '' : ` # ${quoted(note)}`}`];
    if (facility !== null)
        lines.push(`facility: ${yamlValue(facility)}`);
    if (prune !== null)
        lines.push(`prune: ${prune}`);
    lines.push(assets.length === 0 ? 'assets: []' : 'assets:');
    for (const asset of assets) {
        for (const line of blockEntry(asset, '  ', 1))
            lines.push(line);
    }
    return `${lines.join('\n')}\n`;
}
/** The lines of an entry in block style, its dash behind `indentation` and `gap` blanks behind that. */
function blockEntry(asset, indentation, gap) {
    const blanks = ' '.repeat(gap);
    return pairsOf(asset).map(([key, value], k) => `${indentation}${k === 0 ? '-' : ' '}${blanks}${key}: ${yamlValue(value)}`);
}
function flowEntry(asset, { pad, json }) {
    const pairs = pairsOf(asset).map(([key, value]) => flowPair(key, value, json));
    return `{${pad}${pairs.join(', ')}${pad}}`;
}
function flowPair(key, value, json) {
    return json ? `${quoted(key)}: ${quoted(value)}` : `${key}: ${yamlValue(value)}`;
}
function pairsOf({ name, asset_type, id, hasTypeInHead }) {
    const pairs = [['name', name]];
    if (hasTypeInHead !== true)
        pairs.push(['asset_type', asset_type]);
    return id === null ? pairs : [...pairs, ['id', id]];
}


/***/ }),

/***/ 1807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ renderCsvImported),
/* harmony export */   Kz: () => (/* binding */ renderUnformatted),
/* harmony export */   Vt: () => (/* binding */ renderFormatted),
/* harmony export */   hY: () => (/* binding */ renderPatch),
/* harmony export */   iu: () => (/* binding */ renderNotIgnored),
/* harmony export */   qv: () => (/* binding */ NOTHING_WRITTEN),
/* harmony export */   vJ: () => (/* binding */ renderImported)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7291);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7443);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5511);
// What is said about files that import and fmt write: the patch, and the lines that close a run.




/** Lines of context around a change. */
const CONTEXT = 3;
/** Beyond so many changed lines comparing would take longer than seconds: it grows with their square. */
const MOST_EDITS = 4000;
/**
 * The edits as one unified diff, to be read: what is unsafe to show is shown as `\u…`. Empty for none. Ends with a
 * newline.
 */
function renderPatch(edits) {
    return edits.map(patchOf).join('');
}
function patchOf({ path, before, text }) {
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path);
    if (before === null)
        return `--- /dev/null\n+++ b/${name}\n${added(text)}`;
    const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .structuredPatch */ .YB)(path, path, before, text, undefined, undefined, options);
    if (patch === undefined)
        return `--- a/${name}\n+++ b/${name}\n${replaced(before, text)}`;
    const lines = patch.hunks.flatMap((hunk) => [
        `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
        ...hunk.lines.map(shownLine),
    ]);
    return `--- a/${name}\n+++ b/${name}\n${lines.join('\n')}\n`;
}
/** Every line out and every line in. */
function replaced(before, after) {
    const [out, into] = [linesOf(before), linesOf(after)];
    const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
    return `@@ -1,${out.length} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}
/** By hand: a diff of a large file with nothing takes long. */
function added(text) {
    const lines = linesOf(text);
    return `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `${shownLine(`+${line}`)}\n`).join('')}`;
}
function linesOf(text) {
    return text.replace(/\n$/, '').split('\n');
}
/** The carriage return of a line that ends with CRLF does no harm. */
function shownLine(line) {
    return line.endsWith('\r') ? `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line.slice(0, -1))}\r` : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line);
}
/** What becomes from now on of what no file declares. */
function pruneLines(gaining) {
    const kept = gaining.filter(({ isKept }) => isKept).length;
    const pruned = gaining.length - kept;
    const lines = [];
    if (pruned > 0) {
        lines.push(`Prune is on in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(pruned)} of these cyber systems: what is live there and in no file, what is added later too, a plan shows as a delete. prune: false keeps it.`);
    }
    if (kept > 0) {
        lines.push(`Prune is off in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(kept)} of these cyber systems: nothing is deleted there. Remove prune: false once the files are to be all there is.`);
    }
    return lines;
}
/** Lines for `.gitignore`, where git would commit what runs leave; '' for none. */
function renderNotIgnored(paths) {
    if (paths.length === 0)
        return '';
    return 'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n';
}
/** The lines that close an import, or its rehearsal. Ends with a newline. */
function renderImported(edits, counts, ended) {
    const lines = [...fileLines(edits, ended.detail), importLine(edits, counts, ended), ...leftOut(counts)];
    return [...lines, ...pruneLines(counts.gaining), ''].join('\n');
}
/** Paths of new files are made of names. */
function fileLines(edits, detail) {
    if (detail === 'counts')
        return [];
    return edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}`);
}
function importLine(edits, counts, { dryRun, ms }) {
    const { live, systems, assets, ids } = counts;
    const time = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms);
    if (live === 0)
        return `The organization has no cyber systems: there is nothing to declare, as found in ${time}.`;
    if (edits.length === 0)
        return `Nothing to import: the files declare all that is live, as found in ${time}.`;
    const each = [[systems, 'cyber system'], [assets, 'asset'], [ids, 'id']];
    const gained = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(each, _text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS);
    const what = gained.length === 0 ? '' : `: ${gained.join(', ')}`;
    return `${dryRun ? 'Would write' : 'Wrote'} ${filesOf(edits)}${what}, in ${time}.${dryRun ? ' Nothing was written.' : ''}`;
}
/** `2 new files and 1 changed`. */
function filesOf(edits) {
    const fresh = edits.filter(({ before }) => before === null).length;
    const changed = edits.length - fresh;
    if (changed === 0)
        return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(fresh, 'new file');
    return fresh === 0
        ? (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(changed, 'changed file')
        : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(fresh, 'new file')} and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(changed)} changed`;
}
function leftOut({ nameless, stray }) {
    const lines = [];
    if (nameless > 0) {
        const it = nameless === 1 ? 'it' : 'them';
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(nameless, 'asset')} left out, which no file can declare: without a name, or with an id that no file can hold. Name ${it} in the application and import again; prune: false keeps ${it} until then.`);
    }
    if (stray > 0) {
        lines.push(`${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(stray, 'asset')} left out: the list of cyber systems does not hold the system. Import again.`);
    }
    return lines;
}
/** What `fmt` did: a line for each file under `full`, then one that counts. Ends with a newline. */
function renderFormatted(edits, counts) {
    return `${[...edits.map(({ path }) => `formatted ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}`), formattedLine(edits.length, counts)].join('\n')}\n`;
}
function formattedLine(changed, { files, ms }) {
    const time = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms);
    return changed === 0
        ? `Formatted already: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file')}, in ${time}.`
        : `Formatted ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(changed)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file')}, in ${time}.`;
}
/** What `fmt --check` found. Ends with a newline. */
function renderUnformatted(edits, counts) {
    if (edits.length === 0)
        return `${formattedLine(0, counts)}\n`;
    const { files, ms } = counts;
    return `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(edits.length)} of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file')} to format, in ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}: run cip-sync fmt.\n`;
}
/** Errors keep both commands from writing anything. Ends with a newline. */
const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';
/** The lines that close an import, or its rehearsal. Ends with a newline. */
function renderCsvImported({ edits, counts, plan }, ended) {
    return [
        ...fileLines(edits, ended.detail),
        ...cellLines(counts),
        ...keptLine(counts),
        closingLine(edits, counts, ended),
        ...pruneLines(counts.additions.filter(({ isKept }) => !isKept || counts.kept === 0)),
        `A plan of these files: ${(0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(plan.summary)}`,
        '',
    ].join('\n');
}
function closingLine(edits, counts, { dryRun, ms }) {
    const { rowCount, skipped, declared, assetless } = counts;
    const rows = skipped === 0 ? (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rowCount, 'row') : `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rowCount, 'row')} (${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(skipped)} left out)`;
    const time = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms);
    if (edits.length === 0)
        return `Nothing to import: the files declare the assets of ${rows} already, as found in ${time}.`;
    const already = declared === 0 ? '' : `, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(declared)} declared already`;
    const without = assetless === 0 ? '' : `, ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(assetless)} without an asset`;
    const wrote = dryRun ? 'Would write' : 'Wrote';
    return `${wrote} ${filesOf(edits)}: ${rows}${already}${without}, in ${time}.${dryRun ? ' Nothing was written.' : ''}`;
}
/** What was not taken as it stands is said: a name may have been meant otherwise. */
function cellLines({ trimmed, rearmed }) {
    const lines = [];
    if (trimmed > 0)
        lines.push(`White space around ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(trimmed, 'cell')} was dropped.`);
    if (rearmed > 0)
        lines.push(`The apostrophe that hides a formula was taken off ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rearmed, 'cell')}.`);
    return lines;
}
function keptLine({ kept }) {
    if (kept === 0)
        return [];
    const [are, them] = kept === 1 ? ['is', 'it'] : ['are', 'them'];
    return [
        `${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(kept, 'live asset')} of these cyber systems ${are} in no row: prune: false keeps ${them}. To declare ${them}, run cip-sync import.`,
    ];
}


/***/ })

};
