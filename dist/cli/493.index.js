export const id = 493;
export const ids = [493];
export const modules = {

/***/ 5712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ readsAlike),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cF: () => (/* binding */ pairOf),
/* harmony export */   fq: () => (/* binding */ pairsOf),
/* harmony export */   r9: () => (/* binding */ readDocuments),
/* harmony export */   wL: () => (/* binding */ commentsIn)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9773);
// Checks whether js-yaml and the `yaml` library read a text the same way. js-yaml gives the meaning of the text, and
// `yaml` gives the places of its nodes, so an edit is safe only if the two agree.



/** Every scalar is read as a string. parse.ts decides what a scalar, a repeated key or a merge key means. */
const AS_WRITTEN = {
    schema: 'failsafe',
    merge: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
};
/** The documents of a text as `yaml` reads them, with the places of all nodes. null if `yaml` finds an error. */
function readDocuments(text) {
    const documents = [...(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseAllDocuments */ .hR)(text, AS_WRITTEN)];
    return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}
/** The keys of a mapping with their values. */
function pairsOf(map) {
    return map.items;
}
function pairOf(map, key) {
    return pairsOf(map).find((pair) => textOf(pair.key) === key);
}
function textOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) ? String(node.value) : null;
}
/** Whether js-yaml finds the same documents, nodes, anchors and strings in the text as `yaml`. Never throws. */
function readsAlike(text, documents) {
    let events;
    try {
        events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, {});
    }
    catch (error) {
        if (error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB)
            return false;
        throw error;
    }
    let at = 0;
    const isSame = (node) => {
        const event = events[at++];
        if (event === undefined)
            return false;
        const anchor = anchorOf(text, event);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node))
            return event.type === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .ALIAS */ .dt && anchor === node.source;
        // For a missing value, `yaml` has null, and js-yaml has an empty scalar.
        if (node === null)
            return event.type === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SCALAR */ .jf && event.valueStart === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW && anchor === '';
        if (!((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node) || (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node)) || anchor !== (node.anchor ?? ''))
            return false;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node))
            return event.type === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SCALAR */ .jf && isSameScalar(text, event, node);
        if (event.type !== ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node) ? _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SEQUENCE */ .gt : _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .MAPPING */ .xu))
            return false;
        const isSameInside = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node)
            ? node.items.every((entry) => isSame(entry))
            : node.items.every(({ key, value }) => isSame(key) && isSame(value));
        return isSameInside && events[at++]?.type === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .POP */ .C2;
    };
    const isSameDocument = ({ contents }) => events[at++]?.type === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .DOCUMENT */ .qQ && isSame(contents) && events[at++]?.type === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .POP */ .C2;
    return documents.every(isSameDocument) && at === events.length;
}
function isSameScalar(text, event, { source, type }) {
    const isPlain = event.style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN;
    return isPlain === (type === yaml__WEBPACK_IMPORTED_MODULE_1__/* .Scalar */ .X5.PLAIN) && (0,_inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)(text, event) === source;
}
function anchorOf(text, event) {
    if (!('anchorStart' in event) || event.anchorStart === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW)
        return '';
    return text.slice(event.anchorStart, event.anchorEnd);
}
/** Every comment of a text without errors, in order. */
function commentsIn(text) {
    const comments = [];
    let end = 0;
    // Between two scalars, a `#` after white space starts a comment.
    const collect = (start) => {
        for (const { index, 0: comment } of text.slice(end, start).matchAll(/(?<![^\s])#[^\r\n]*/g)) {
            comments.push({ offset: end + index, text: comment.trimEnd() });
        }
    };
    for (const event of (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, {})) {
        if (event.type !== _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .SCALAR */ .jf || event.valueStart === _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW)
            continue;
        collect(event.valueStart);
        end = event.valueEnd;
    }
    collect(text.length);
    return comments;
}


/***/ }),

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf),
/* harmony export */   k: () => (/* binding */ editFiles)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3444);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1011);
/* harmony import */ var _inventory_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2401);
/* harmony import */ var _inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8293);
/* harmony import */ var _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9773);
/* harmony import */ var _cross_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5712);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8342);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6972);
// The files after their edits: new files for new cyber systems, and edits in files that already declare one. `yaml`
// gives the places of nodes, and only the bytes of an edit change. New text follows the style around it. YAML in flow
// style is not edited: the user first runs `fmt`, which writes block style. Each new text is read again. Pure.











/** Everything that a document declares after its edit, if there is one, in order. */
function linesOf(document, edit) {
    const { cyberSystem, facility, assetType, ignore } = document;
    const prune = edit?.prune ?? document.prune;
    const patterns = ignore.map(({ value }) => value);
    const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune, assetType, patterns]);
    return [head, ...entriesAfter(document, edit).map((fields) => JSON.stringify(fields))];
}
/**
 * Returns the files that change, sorted by path. `written` maps the fields of each entry in these files to the entry as
 * it was read again. A file that cannot be edited is a finding. If nothing differs, no file is edited.
 */
function editFiles({ comparison, naming, out, originals, taken, onFile, }) {
    const edits = [];
    const findings = [];
    const written = new Map();
    const fresh = comparison.fresh.flatMap((system) => {
        const spelled = naming.spell(system.system);
        return spelled === null ? [] : [{ system, spelled }];
    });
    const places = fresh.map(({ spelled }) => spelled.place);
    const paths = naming.paths(places, out, taken);
    for (const { system, spelled } of fresh) {
        const entries = system.entries.map(({ fields }) => fields);
        const [path, text] = [paths.get(spelled.place), (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .documentText */ .ZH)(spelled, system.prune, entries)];
        const documents = (0,_inventory_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInventory */ .a)((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), text, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8);
        entries.forEach((fields, k) => void written.set(fields, documents[0].assets[k]));
        edits.push({ path, before: null, text, documents });
    }
    const changing = originals.filter(({ documents }) => documents.some((document) => comparison.edits.has(document)));
    for (const [number, original] of changing.entries()) {
        const { path, text, documents } = original;
        const after = editText(text, documents, comparison.edits);
        // What js-yaml reads in the new text, as every plan will, must be exactly what was wanted.
        const read = typeof after === 'string' ? (0,_inventory_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInventory */ .a)((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, after), after, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8) : [];
        const lines = read.map((document) => linesOf(document));
        const expected = documents.map((document) => linesOf(document, comparison.edits.get(document)));
        if (typeof after === 'string' && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(lines, expected)) {
            edits.push({ path, before: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(original, text), text: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(original, after), documents: read });
            documents.forEach((document, k) => {
                const entries = entriesAfter(document, comparison.edits.get(document));
                entries.forEach((fields, n) => void written.set(fields, read[k].assets[n]));
            });
        }
        else if (typeof after === 'string' || after.flowAt === null) {
            findings.push((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('ambiguous-yaml', path, {}));
        }
        else {
            const at = { file: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), offset: after.flowAt };
            findings.push({ code: 'flow-style', severity: 'error', at, args: {} });
        }
        onFile(number + 1, changing.length);
    }
    return { edits: edits.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_8__/* .compareText */ .n)(a.path, b.path)), findings, written };
}
/** The entries of a document after its edit, in the order of the file. */
function entriesAfter(document, edit) {
    if (edit === undefined)
        return document.assets.map(_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .entryFields */ .oy);
    const entries = [];
    let next = 0;
    for (let number = -1; number < document.assets.length; number++) {
        const asset = document.assets[number];
        if (asset !== undefined && !edit.removed.has(number))
            entries.push(edit.changed.get(number) ?? (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .entryFields */ .oy)(asset));
        for (; edit.added[next]?.after === number; next++)
            entries.push(edit.added[next].fields);
    }
    return entries;
}
const AMBIGUOUS = { flowAt: null };
/**
 * The text of a file after the edits of its documents. The text must have no error. The caller must read the result
 * again: an alias of a whole entry, for example, is not followed here.
 */
function editText(text, documents, edits) {
    const nodes = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocuments */ .r9)(text);
    if (nodes === null || !(0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .readsAlike */ .GD)(text, nodes))
        return AMBIGUOUS;
    const eol = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .lineEndOf */ .vN)(text);
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
            return AMBIGUOUS;
        parts.push(whole.slice(at, start), added);
        at = end;
    }
    const after = parts.join('') + whole.slice(at);
    return isEnded ? after : after.slice(0, -eol.length);
}
/** Adds the splices of one document, whose contents are `root`. Returns null if the document can be edited. */
function editDocument(editing, root) {
    const { text, eol, edit, splices } = editing;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(root))
        return AMBIGUOUS;
    const map = root;
    if (map.flow)
        return { flowAt: map.range[0] };
    const assets = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairOf */ .cF)(map, 'assets');
    if (assets === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(assets.value))
        return AMBIGUOUS;
    const list = assets.value;
    if (edit.prune !== null) {
        // `prune` goes above the first key that follows it in the order of `fmt`, and above the comments of that key.
        const prune = _inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .DOCUMENT_KEYS */ .pg.indexOf('prune');
        const next = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairsOf */ .fq)(map).find(({ key }) => orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .DOCUMENT_KEYS */ .pg, key) > prune).key.range[0];
        // Comments above the first key are about the document.
        const start = Math.max(aboveComments(text, next), (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, map.range[0]));
        splices.push({ start, end: start, text: `${' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, next))}prune: false${eol}` });
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
/** Adds the splices for the entries of a list in block style. Returns null if the list can be edited. */
function editList(editing, root, key, list) {
    const { text, eol, document, edit, splices } = editing;
    const blocks = blocksOf(text, list);
    if (blocks === null)
        return AMBIGUOUS;
    /** The nodes that are removed, and the values that are changed. */
    const altered = new Set();
    for (const number of edit.removed) {
        splices.push({ ...blocks[number], text: '' });
        (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(list.items[number], (_, node) => void altered.add(node));
    }
    for (const [number, after] of edit.changed) {
        const entry = list.items[number];
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(entry) && entry.flow)
            return { flowAt: entry.range[0] };
        // An alias of a whole entry is left unchanged. `editFiles` notices that when it reads the result again.
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(entry))
            editEntry(editing, entry, (0,_wanted_js__WEBPACK_IMPORTED_MODULE_9__/* .entryFields */ .oy)(document.assets[number]), after, altered);
    }
    writeOutAliases(root, altered, splices);
    const dash = list.range[0];
    const gap = /^( +)\S/.exec(text.slice(dash + 1, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, dash)))?.[1]?.length ?? 1;
    for (const { fields, after } of edit.added) {
        const start = after === -1 ? aboveComments(text, dash) : blocks[after].end;
        const lines = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blockEntry */ .KV)(fields, document.assetType, ' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, dash)), gap);
        splices.push({ start, end: start, text: lines.map((line) => line + eol).join('') });
    }
    if (edit.removed.size === list.items.length && edit.added.length === 0) {
        const colon = text.indexOf(':', key.range[1]) + 1;
        splices.push({ start: colon, end: colon, text: ' []' });
    }
    return null;
}
function orderIn(keys, key) {
    return keys.indexOf(typeof key === 'string' ? key : ((0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(key) ?? ''));
}
/** `[]` becomes a block. A comment after it stays. */
function fillEmpty({ text, eol, document, edit, splices }, key, list) {
    const [start, end] = list.range;
    const lineEnd = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, end);
    const hasComment = text.slice(end, lineEnd).trim() !== '';
    const before = text.slice(0, start).trimEnd().length;
    const indentation = ' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, key) + 2);
    const lines = edit.added.flatMap(({ fields }) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blockEntry */ .KV)(fields, document.assetType, indentation, 1));
    splices.push({ start: before, end: hasComment ? end : lineEnd, text: '' });
    splices.push({ start: lineEnd, end: lineEnd, text: lines.map((line) => eol + line).join('') });
}
/**
 * The lines of each entry, including the comments below it that are indented more than its dash, since those are about
 * the entry. null if a dash is not the first character on its line.
 */
function blocksOf(text, list) {
    const blocks = [];
    let behind = list.range[0];
    for (const item of list.items) {
        const dash = (0,_inventory_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .nextDash */ .GQ)(text, behind);
        behind = item.range[1];
        const start = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, dash);
        if (text.slice(start, dash).trim() !== '')
            return null;
        const comment = /\r?\n( *)#[^\n]*/y;
        let end = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, behind);
        for (;;) {
            comment.lastIndex = end;
            const line = comment.exec(text);
            if (line === null || line[1].length <= dash - start)
                break;
            end = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, comment.lastIndex);
        }
        blocks.push({ start, end: text.indexOf('\n', end) + 1 });
    }
    return blocks;
}
/** The start of the line of an entry or a key, or of the comments right above it that have its indentation. */
function aboveComments(text, offset) {
    const comment = `${' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, offset))}#`;
    let at = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, offset);
    for (;;) {
        const above = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, at - 1);
        if (above === at || !text.startsWith(comment, above))
            return at;
        at = above;
    }
}
/** Changes, removes and adds keys of an entry in block style. */
function editEntry({ text, eol, splices }, map, before, after, altered) {
    const pairs = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairsOf */ .fq)(map);
    const gone = new Set();
    const added = [];
    for (const key of _inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH) {
        const [was, is] = [(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(before, key), (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(after, key)];
        if (was === is)
            continue;
        const pair = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairOf */ .cF)(map, key);
        altered.add(pair?.value);
        if (is === null && pair !== undefined)
            gone.add(pair);
        else if (is !== null && pair?.value) {
            // An anchor before the value stays. Aliases of it are written out.
            const [start, end] = pair.value.range;
            splices.push({ start, end: start + text.slice(start, end).trimEnd().length, text: (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlValue */ .t$)(is) });
        }
        else if (is !== null)
            added.push(key);
    }
    const first = pairs.findIndex((pair) => !gone.has(pair));
    if (first > 0) {
        // The first keys are removed, with the text up to the first key that stays. That key then follows the dash.
        const stays = pairs[first].key.range[0];
        const behind = endOf(text, pairs[first - 1]);
        const hasComment = text.slice(behind, stays).trim() !== '';
        splices.push({ start: map.range[0], end: hasComment ? behind : stays, text: '' });
    }
    for (const pair of pairs.slice(first + 1)) {
        if (!gone.has(pair))
            continue;
        const start = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, pair.key.range[0]);
        splices.push({ start, end: text.indexOf('\n', endOf(text, pair)) + 1, text: '' });
    }
    for (const key of added) {
        // The key goes below the last key that comes before it in the order of the format.
        const staying = pairs.filter((pair) => !gone.has(pair));
        const above = staying.filter((pair) => orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, pair.key) < orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, key));
        const last = above.sort((a, b) => orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, a.key) - orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, b.key)).at(-1) ?? staying.at(-1);
        const start = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, endOf(text, last));
        const indentation = ' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, map.range[0]));
        splices.push({ start, end: start, text: `${eol}${indentation}${key}: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlValue */ .t$)((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(after, key))}` });
    }
}
/** The end of the text of a pair, without the line break at the end of a block scalar. */
function endOf(text, { key, value }) {
    const [start, end] = (value ?? key).range;
    return start + text.slice(start, end).trimEnd().length;
}
/** Replaces each alias of an altered value, if the alias itself stays, with the value that the alias had. */
function writeOutAliases(root, altered, splices) {
    const anchors = new Map();
    (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(root, (_, node) => {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node)) {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.anchor !== undefined)
                anchors.set(node.anchor, node);
            return;
        }
        const meant = anchors.get(node.source);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(meant) || !altered.has(meant) || altered.has(node))
            return;
        const [start, end] = node.range;
        splices.push({ start, end, text: (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlValue */ .t$)(meant.source ?? '') });
    });
}


/***/ }),

/***/ 5371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ importMarkdown),
/* harmony export */   Ju: () => (/* binding */ importShape),
/* harmony export */   K8: () => (/* binding */ renderRemovals),
/* harmony export */   O1: () => (/* binding */ pruneLines),
/* harmony export */   Vt: () => (/* binding */ renderFormatted),
/* harmony export */   b9: () => (/* binding */ importDocument),
/* harmony export */   hY: () => (/* binding */ renderPatch),
/* harmony export */   qv: () => (/* binding */ NOTHING_WRITTEN),
/* harmony export */   vJ: () => (/* binding */ renderImported)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7291);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6921);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3444);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2270);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7206);
/* harmony import */ var _text_markdown_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1912);
/* harmony import */ var _text_summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9010);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6404);
// The texts of commands that write files. What an import did: as JSON (`schemas/import.schema.json`), as the text of a
// pull request, and as the last lines of the command. Also the edits as a patch, and the last lines of fmt.








/** What an import can do to an entry, in the order in which the actions are listed. */
const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'];
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
const entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('The file that holds the entry; of one that is removed, that held it.'),
    line: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
    actions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(ENTRY_ACTIONS))
        .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    cyber_system: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    asset_type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd),
    before: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), cyber_system: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), asset_type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSET_TYPES */ .Dd) })
        .nullable()
        .describe('What the entry said; null for one that is added.'),
});
const importShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('1.0'),
    counts: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        added: count,
        renamed: count,
        moved: count,
        retyped: count,
        removed: count,
        unchanged: count,
        changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
        .describe('An entry that is renamed and moved counts in both.'),
    entries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(entry).describe('All that changed, by path and line.'),
    patch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('The edits as a unified diff: with --dry-run.'),
});
/** What an import did, for programs. `patch` is null unless it is a dry run. */
function importDocument(imported, patch) {
    const { entries, counts } = listOf(imported);
    const whole = { format_version: '1.0', counts, entries };
    return patch === null ? whole : { ...whole, patch };
}
/** The most bytes of the text of a pull request. GitHub refuses more than 65,536 characters. */
const MOST_BYTES = 60_000;
/** The same as the text of a pull request: counts, then entries while they fit. Ends with a newline. */
function importMarkdown(imported, diagnostics) {
    const all = listOf(imported);
    const { entries } = all;
    const severities = ['warning', 'notice'].map((severity) => {
        return [diagnostics.filter((one) => one.severity === severity).length, severity];
    });
    const found = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(severities, 'nouns').join(', ');
    const lines = [
        `${countsText(all)}.`,
        ...(imported.csv === null ? [] : readLines(imported.csv).map((line) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(line))),
        ...(found === '' ? [] : [`${found}: the log of the run lists them.`]),
        `A plan of these files: ${(0,_text_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(imported.plan)}`,
    ];
    const list = {
        keep: 0,
        open: '',
        count: entries.length,
        row: (index) => `- ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(entryLine(entries[index]))}\n`,
        close: '',
        hidden: (more) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `The files show ${more} more (entry|entries).`,
    };
    return (0,_text_markdown_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .fitPage */ .n8)(MOST_BYTES, [`${lines.join('\n\n')}\n`], [list], []).text;
}
/** The entries by path, line and name, and how many there are of each action. */
function listOf({ comparison, written, place }) {
    const nameOf = ({ id }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)({ ...place(id), impactRating: null }, String);
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
            actions: ENTRY_ACTIONS.filter((action) => is[action]),
            name: state.name,
            cyber_system: nameOf(system),
            asset_type: state.assetType,
            before: before === null ? null : { name: before.name, cyber_system: nameOf(from), asset_type: before.assetType },
        };
    });
    entries.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path) || a.line - b.line || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.name, b.name));
    const counts = { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0 };
    for (const action of entries.flatMap(({ actions }) => actions))
        counts[action] += 1;
    return { entries, counts: { ...counts, unchanged: comparison.unchanged, changed: entries.length } };
}
/** Also counts the entries in which only other keys were edited, so that every entry is in some count. */
function countsText({ entries, counts }) {
    const edited = entries.filter(({ actions }) => actions.length === 0).length;
    const each = ENTRY_ACTIONS.map((action) => [counts[action], action]);
    return [...(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)([...each, [edited, 'with keys edited']]), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${counts.unchanged} unchanged`].join(', ');
}
/** `renamed, moved: "a" → "b", Alpha → Beta, inventory/beta.yml:4`. */
function entryLine({ path, line, actions, name, cyber_system, asset_type, before }) {
    const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
    const type = before === null || before.asset_type === asset_type ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .turned */ .d9)(before.asset_type, asset_type)];
    const parts = [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .turned */ .d9)(before?.name ?? name, name, _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .turned */ .d9)(before?.cyber_system ?? cyber_system, cyber_system, _text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
        ...type,
        `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}:${line}`,
    ];
    return `${what}: ${parts.join(', ')}`;
}
/** Why the removals are not written. At least one of the guards has failed. Ends with a newline. */
function renderRemovals(guards, following) {
    const failed = guards.filter(({ passed }) => !passed);
    const limits = failed.map(({ guard, limit }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `--${guard} allows ${limit === 0 ? 'none' : limit}`);
    const raised = failed.map((guard) => `--${guard.guard} ${(0,_core_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .leastToPass */ .ME)(guard, following)}`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `The export has no row for ${failed[0]?.value ?? 0} (entry|entries) of ${following}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\nNothing was written.\n`;
}
/** The last lines of an import or a dry run: its result, and what else the user should know. Ends with a newline. */
function renderImported(imported, isUpdate, { dryRun, ms }) {
    const { edits, comparison, plan, csv, missing } = imported;
    const { changes, fresh, gaining } = comparison;
    const lines = edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}`);
    const took = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms);
    /** `Wrote 2 new files and 1 changed: …, in 0.4 s.` */
    const close = (nothing, what) => {
        if (edits.length === 0)
            return lines.push(`${nothing}, as found in ${took}.`);
        const added = edits.filter(({ before }) => before === null).length;
        const changed = edits.length - added;
        const also = changed === 0 ? '' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) ` and ${changed} changed`;
        const files = added === 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${changed} changed file(s)` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${added} new file(s)${also}`;
        const wrote = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([`${dryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ');
        return lines.push(`${wrote}, in ${took}.${dryRun ? ' Nothing was written.' : ''}`);
    };
    if (isUpdate) {
        const all = listOf(imported);
        const counts = countsText(all);
        // A plan deletes nothing in a system with `prune: false`.
        const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
        const removed = changes.filter(({ after }) => after === null);
        const staying = removed.filter(({ system, before }) => undeclared.has(`${system.id} ${before?.name}`)).length;
        const stay = staying === 1 ? 'The asset of the removed entry stays' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${staying} assets of removed entries stay`;
        lines.push(...all.entries.map(entryLine), ...(csv === null ? [] : readLines(csv)));
        close(`Nothing to update: ${counts}`, counts);
        if (staying > 0)
            lines.push(`${stay} at the service, because the files say prune: false.`);
    }
    else if (csv !== null) {
        const { declared, kept } = csv;
        lines.push(...readLines(csv));
        if (kept > 0)
            lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${kept} live asset(s) of these cyber systems (is|are) in no row: prune: false keeps (it|them). To declare (it|them), run cip-sync import.`);
        const rows = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${csv.rows.length} row(s)`;
        const already = declared === 0 ? '' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `, ${declared} declared already`;
        close(`Nothing to import: the files declare the assets of ${rows} already`, `${rows}${already}`);
        lines.push(...pruneLines(gaining.filter((one) => !isKept(one) || kept === 0)));
    }
    else {
        const { naming, nameless, stray } = missing;
        const none = 'The organization has no cyber systems: there is nothing to declare';
        const gained = [[fresh.length, 'cyber system'], [changes.length, 'asset']];
        close(naming.systemCount === 0 ? none : 'Nothing to import: the files declare all that is live', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(gained, 'nouns').join(', '));
        if (nameless > 0)
            lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${nameless} asset(s) left out: no file can declare an asset without a name, or with an id that no file can hold. Name (it|them) in the application and import again. Until then, prune: false keeps (it|them).`);
        if (stray > 0)
            lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${stray} asset(s) left out: the list of cyber systems does not hold the system. Import again.`);
        lines.push(...pruneLines(gaining));
    }
    if (csv !== null || isUpdate)
        lines.push(`A plan of these files: ${(0,_text_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .countsLine */ .J7)(plan)}`);
    return `${lines.join('\n')}\n`;
}
/** What was left out, by rule, and what was removed from cells, because it may have been part of a name. */
function readLines({ skipped, duplicates, assetless, trimmed, rearmed }) {
    const lines = skipped.map(({ column, value, rows }) => {
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Left out ${rows} row(s): ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(column)} is ${value === '' ? 'empty' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(value)}.`;
    });
    if (duplicates > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Left out ${duplicates} (row that repeats|rows that repeat) an earlier one.`);
    if (assetless > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Left out ${assetless} row(s) without an asset.`);
    if (trimmed > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `White space around ${trimmed} cell(s) was dropped.`);
    if (rearmed > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `The apostrophe that hides a formula was taken off ${rearmed} cell(s).`);
    return lines;
}
/** Whether undeclared assets in the system are kept. */
function isKept({ prune, declared }) {
    return (prune ?? declared?.prune) === false;
}
/** What happens from now on to assets that no file declares. */
function pruneLines(gaining) {
    const kept = gaining.filter(isKept).length;
    const pruned = gaining.length - kept;
    const lines = [];
    if (pruned > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Prune is on in ${pruned} of these cyber systems: no file says prune: false there. A plan without --base deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`);
    if (kept > 0)
        lines.push((0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Prune is off in ${kept} of these cyber systems: nothing is deleted there. When the files are complete, remove prune: false.`);
    return lines;
}
/** With more changed lines, the comparison would take too long: its time grows with their square. */
const MOST_EDITS = 4000;
/** The edits as one unified diff to read; '' without edits. Shows unsafe characters as `\u…`. Ends with a newline. */
function renderPatch(edits) {
    const patches = edits.map(({ path, before, text }) => {
        // For a file outside of the working directory the whole path is shown.
        const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
        const [from, to] = ['a/', 'b/'].map((side) => (isOutside ? '' : side) + (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path));
        const head = `--- ${before === null ? '/dev/null' : from}\n+++ ${to}\n`;
        const options = { context: 3, maxEditLength: MOST_EDITS };
        // The library takes long to compare a large file with nothing.
        const patch = before === null ? undefined : (0,diff__WEBPACK_IMPORTED_MODULE_7__/* .structuredPatch */ .YB)(path, path, before, text, undefined, undefined, options);
        if (patch === undefined)
            return head + replaced(before, text);
        const lines = patch.hunks.flatMap((hunk) => [
            `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
            ...hunk.lines.map(shownLine),
        ]);
        return `${head}${lines.join('\n')}\n`;
    });
    return patches.join('');
}
/** A hunk that removes every old line and adds every new line. */
function replaced(before, after) {
    const linesOf = (text) => text.replace(/\n$/, '').split('\n');
    const [out, into] = [before === null ? [] : linesOf(before), linesOf(after)];
    const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
    const from = before === null ? '0,0' : `1,${out.length}`;
    return `@@ -${from} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}
/** The carriage return of a line that ends with CRLF is harmless. */
function shownLine(line) {
    return line.endsWith('\r') ? `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line.slice(0, -1))}\r` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line);
}
/** What `fmt` did, a line for each file and then the counts, or what `fmt --check` found. Ends with a newline. */
function renderFormatted(edits, files, ms, isCheck) {
    const took = `in ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms)}`;
    if (edits.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Formatted already: ${files} file(s), ${took}.\n`;
    if (isCheck)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${edits.length} of ${files} file(s) to format, ${took}: run cip-sync fmt.\n`;
    const lines = edits.map(({ path }) => `formatted ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}\n`);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${lines.join('')}Formatted ${edits.length} of ${files} file(s), ${took}.\n`;
}
/** Errors prevent import, init and fmt from writing anything. Ends with a newline. */
const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';


/***/ }),

/***/ 8342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ asDeclared),
/* harmony export */   oy: () => (/* binding */ entryFields),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);
// What the files should say: one list of wanted entries for each cyber system, from any source. A comparison with the
// files gives the additions, changes and removals in each document. Pure.


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
/**
 * Compares what is wanted with the files. An entry that continues in another system is removed from its old system.
 * Hints that are no longer needed are removed together with other edits. If there is no other edit, they are removed
 * only if `isForHints` is true.
 */
function compareEntries(systems, isForHints) {
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
    const comparison = { ...editsFor(all, changes), changes, unchanged };
    const isIdle = changes.every(({ system, from, before, after }) => {
        if (before === null || after === null || from?.id !== system.id)
            return false;
        const { renamedFrom, movedFrom } = entryFields(before);
        return sameFields({ ...after, renamedFrom, movedFrom }, entryFields(before));
    });
    if (isForHints || !isIdle || comparison.gaining.length > 0)
        return comparison;
    return { edits: new Map(), fresh: [], gaining: [], changes: [], unchanged: unchanged + changes.length };
}
/** The edits of documents, and the new documents, that make these changes. */
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
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(added, system.id, after);
    }
    const fresh = [];
    const gaining = [];
    for (const wanted of systems) {
        const arriving = added.get(wanted.system.id) ?? [];
        arriving.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.id ?? '', b.id ?? ''));
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
/** The places of new entries: where `fmt` puts them if the document is in the order of `fmt`, else below all others. */
function placed({ assets }, added) {
    const isSorted = assets.every(({ name }, k) => k === 0 || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(assets[k - 1].name, name) <= 0);
    let above = isSorted ? -1 : assets.length - 1;
    return added.map((fields) => {
        while (above + 1 < assets.length && (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(assets[above + 1].name, fields.name) <= 0)
            above++;
        return { fields, after: above };
    });
}


/***/ }),

/***/ 6972:
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
/* harmony import */ var _inventory_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8293);
/* harmony import */ var _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9773);
// Writes YAML text: values (without quotes if every YAML reader reads them as strings), entries, new files, line ends.



/** Letters, digits and a few characters that have no meaning in YAML, with single spaces between them. */
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;
/** A value in a block or flow collection, on one line. Exact for every string, including lone surrogates. */
function yamlValue(text) {
    const isPlain = BARE_ASCII.test(text) || (BARE.test(text) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(text));
    return isPlain && (0,_inventory_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readsAs */ .qh)(text) === null ? text : (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text);
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
/** The end of the line in which a node ends, before the line break. A block scalar itself ends after that break. */
function endOfLine(text, end) {
    const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
    const lineFeed = isBehindBreak ? end - 1 : text.indexOf('\n', end);
    const at = lineFeed === -1 ? text.length : lineFeed;
    return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}
/** The text of a document that declares one system. Ends with a newline. */
function documentText({ cyberSystem, facility, note, }, prune, entries) {
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
 * `asset_type` of the document. An entry of that type needs no line for it.
 */
function blockEntry(fields, typeOfAll, indentation, gap) {
    const keys = _inventory_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_KEYS */ .IH.filter((key) => {
        const value = valueText(fields, key);
        return value !== null && !(key === 'asset_type' && value === typeOfAll);
    });
    return keys.map((key, k) => {
        return `${indentation}${k === 0 ? '-' : ' '}${' '.repeat(gap)}${key}: ${yamlValue(valueText(fields, key))}`;
    });
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


/***/ })

};
