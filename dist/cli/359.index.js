export const id = 359;
export const ids = [359];
export const modules = {

/***/ 9407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ aboveComments),
/* harmony export */   Ot: () => (/* binding */ placeComments),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   wL: () => (/* binding */ commentsIn)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9773);
/* harmony import */ var _cross_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5712);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6972);





function commentsIn(text) {
    const comments = [];
    let end = 0;
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
function blocksOf(text, list) {
    const blocks = [];
    let behind = list.range[0];
    for (const item of list.items) {
        const dash = (0,_inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .nextDash */ .GQ)(text, behind);
        behind = item.range[1];
        const column = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .columnOf */ .uV)(text, dash);
        if (text.slice(dash - column, dash).trim() !== '')
            return null;
        const start = aboveComments(text, dash, blocks.at(-1)?.end ?? 0);
        let end = text.indexOf('\n', (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .endOfLine */ .vT)(text, behind)) + 1;
        const line = /([ \t]*)(#?)[^\n]*(?:\n|$)/y;
        for (let at = end; at < text.length; at = line.lastIndex) {
            line.lastIndex = at;
            const [whole = '', blanks = '', mark] = line.exec(text) ?? [];
            const isComment = mark === '#' && blanks.length > column;
            if (!isComment && whole.trim() !== '')
                break;
            if (isComment)
                end = line.lastIndex;
        }
        blocks.push({ start, end, dash });
    }
    return blocks;
}
function aboveComments(text, offset, from) {
    let at = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfLine */ .C2)(text, offset);
    for (;;) {
        const above = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfLine */ .C2)(text, at - 1);
        if (above === at || above < from || !/^[ \t]*#/.test(text.slice(above, at)))
            return at;
        at = above;
    }
}
function placeComments(text, document, comments) {
    Object.assign(document, { comment: null, commentBefore: null });
    const { marks, entries, list } = marksOf(text, (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .rootOf */ .I5)(document));
    const around = { document, list, column: (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .columnOf */ .uV)(text, marks[0].at) };
    let next = 0;
    for (const { offset, text: comment } of comments) {
        while (next < marks.length && marks[next].at <= offset)
            next++;
        const isAtLine = text.slice((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfLine */ .C2)(text, offset), offset).trim() !== '';
        const [before, after] = [marks[next - 1], marks[next]];
        const printer = isAtLine
            ? printerAtLine(offset, before, after)
            : printerOfLine(text, offset, { before, after, ...around });
        addComment(printer, comment, isBelowBlank(text, before?.is === 'entry' ? before.at : offset));
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
    const line = comment === '#' ? ' ' : comment.slice(1);
    const above = printer[slot] ?? null;
    const gap = isApart ? '\n' : '';
    if (above !== null)
        printer[slot] = `${above}\n${gap}${line}`;
    else {
        printer[slot] = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(holder) ? gap + line : line;
        if (slot !== 'comment')
            printer.spaceBefore = isApart;
    }
}
function printerAtLine(offset, before, after) {
    if (before === undefined)
        return ['commentBefore', after.above];
    const { entry, is, end, above } = before;
    const isBehindFlow = entry !== null && is === 'key' && entry.item.flow && offset >= entry.end;
    const behind = isBehindFlow ? (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .pairOf */ .cF)(entry.item, 'name').value : before.behind;
    if (offset < end || behind === null || behind.comment != null)
        return ['commentBefore', above];
    return ['comment', behind];
}
function printerOfLine(text, offset, around) {
    const { before, after, document, list, column: edge } = around;
    if (before === undefined) {
        const start = document.directives.docStart ? text.slice(0, after.at).lastIndexOf('---') : -1;
        return ['commentBefore', offset < start ? document : after.above];
    }
    const column = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .columnOf */ .uV)(text, offset);
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
function isBelowBlank(text, offset) {
    const line = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfLine */ .C2)(text, offset);
    if (line === 0 || text.slice(line, offset).trim() !== '')
        return false;
    return text.slice((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfLine */ .C2)(text, line - 1), line).trim() === '';
}
function marksOf(text, root) {
    const marks = [];
    const entries = [];
    let list = null;
    bare(root);
    for (const { key, value } of (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .pairsOf */ .fq)(root)) {
        const [at, end] = [bare(key).range[0], (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(text, bare(value))];
        const isList = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(value) && value.items.length > 0;
        if (!isList)
            marks.push({ at, end, above: key, behind: value, entry: null, is: 'key' });
        else if ((0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(key) === 'assets') {
            list = value;
            marks.push({ at, end: key.range[1], above: key, behind: key, entry: null, is: 'key' });
            markEntries(text, list, marks, entries);
        }
        else {
            marks.push({ at, end: key.range[1], above: key, behind: null, entry: null, is: 'key' });
            for (const item of value.items) {
                marks.push({
                    at: item.range[0],
                    end: (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(text, bare(item)),
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
        const at = list.flow ? item.range[0] : (0,_inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .nextDash */ .GQ)(text, behind);
        behind = item.range[1];
        const dash = list.flow ? Number.POSITIVE_INFINITY : (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .columnOf */ .uV)(text, at);
        const entry = { item: bare(item), end: item.flow ? behind : 0, dash, heading: null, spaceBefore: false };
        entries.push(entry);
        marks.push({ at, end: at, above: item, behind: null, entry, is: 'entry' });
        for (const { key, value } of (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .pairsOf */ .fq)(item)) {
            const end = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(text, bare(value));
            marks.push({ at: bare(key).range[0], end, above: key, behind: value, entry, is: 'key' });
        }
    }
}
function bare(node) {
    return Object.assign(node, { comment: null, commentBefore: null, spaceBefore: false });
}


/***/ }),

/***/ 5712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ readsAlike),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cF: () => (/* binding */ pairOf),
/* harmony export */   fq: () => (/* binding */ pairsOf),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   r9: () => (/* binding */ readDocuments)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9773);



const AS_WRITTEN = {
    schema: 'failsafe',
    merge: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
};
function readDocuments(text) {
    const documents = [...(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseAllDocuments */ .hR)(text, AS_WRITTEN)];
    return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}
function rootOf(document) {
    return document.contents;
}
function pairsOf(map) {
    return map.items;
}
function pairOf(map, key) {
    return pairsOf(map).find((pair) => textOf(pair.key) === key);
}
function textOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) ? String(node.value) : null;
}
function endOf(text, { range: [start, end] }) {
    return start + text.slice(start, end).trimEnd().length;
}
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


/***/ }),

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ asDeclared),
/* harmony export */   oy: () => (/* binding */ entryFields),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1968);


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
function asDeclared(systems) {
    return new Map(systems.map((declared) => {
        const entries = declared.assets.map((entry) => ({ fields: entryFields(entry), entry }));
        return [declared.system.id, { system: declared.system, declared, prune: null, entries }];
    }));
}
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
function editsFor(systems, changes) {
    const numbers = new Map();
    const edits = new Map();
    const editOf = (document) => {
        const begun = edits.get(document);
        if (begun !== undefined)
            return begun;
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
            (0,_core_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(added, system.id, { fields: after, from: before, above: -1 });
    }
    const fresh = [];
    const gaining = [];
    for (const desired of systems) {
        const arriving = added.get(desired.system.id) ?? [];
        arriving.sort(({ fields: a }, { fields: b }) => {
            return (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.name, b.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.id ?? '', b.id ?? '');
        });
        const home = desired.declared?.documents[0] ?? null;
        if (home !== null && arriving.length === 0 && desired.prune === null)
            continue;
        gaining.push(desired);
        if (home === null)
            fresh.push({ ...desired, entries: arriving.map(({ fields, from }) => ({ fields, entry: from })) });
        else
            Object.assign(editOf(home), { added: arriving, prune: desired.prune });
    }
    return { edits, fresh, gaining };
}


/***/ }),

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ declaredLines),
/* harmony export */   k: () => (/* binding */ editFiles)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3444);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(876);
/* harmony import */ var _inventory_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1011);
/* harmony import */ var _inventory_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2401);
/* harmony import */ var _inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8293);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9407);
/* harmony import */ var _cross_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5712);
/* harmony import */ var _desired_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4755);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6972);











function declaredLines(document, edit) {
    const { cyberSystem, facility, impactRating, assetType, ignore } = document;
    const prune = edit?.prune ?? document.prune;
    const patterns = ignore.map(({ value }) => value);
    const said = [facility?.value ?? null, impactRating?.value ?? null, prune, assetType, patterns];
    const head = JSON.stringify([cyberSystem.value, ...said]);
    return [head, ...entriesAfter(document, edit).map((fields) => JSON.stringify(fields))];
}
function editFiles({ comparison, naming, ratingOf, out, originals, paths: present, onFile, }) {
    const edits = [];
    const findings = [];
    const written = new Map();
    const fresh = comparison.fresh.flatMap((system) => {
        const spelled = naming.spell(system.system);
        return spelled === null ? [] : [{ system, spelled }];
    });
    const named = fresh.map(({ spelled }) => spelled.named);
    const paths = naming.paths(named, out, present);
    const changing = originals
        .filter(({ documents }) => documents.some((document) => comparison.edits.has(document)))
        .map((original) => ({ original, opened: openText(original.text) }));
    const sources = new Map();
    for (const { original, opened } of changing) {
        if (opened !== null)
            findSources(opened, original.documents, comparison.edits, sources);
    }
    for (const { system, spelled } of fresh) {
        const lines = system.entries.flatMap(({ fields, entry }) => {
            return entryLines({ fields, from: entry }, sources, { typeOfAll: null, indentation: '  ', gap: 1 });
        });
        const head = { ...system, impactRating: ratingOf(system.system) };
        const [path, text] = [paths.get(spelled.named), (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .documentText */ .ZH)(spelled, head, lines)];
        const documents = (0,_inventory_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInventory */ .a)((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), text, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8);
        const read = documents[0]?.assets.map((asset) => JSON.stringify((0,_desired_js__WEBPACK_IMPORTED_MODULE_8__/* .entryFields */ .oy)(asset)));
        const expected = system.entries.map(({ fields }) => JSON.stringify(fields));
        if (!(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(read, expected))
            throw new Error('a new file would not declare what is wanted');
        system.entries.forEach(({ fields }, k) => void written.set(fields, documents[0].assets[k]));
        edits.push({ path, before: null, text, documents });
    }
    for (const [number, { original, opened }] of changing.entries()) {
        const { path, text, documents } = original;
        const edited = opened === null ? AMBIGUOUS : editText(opened, documents, comparison.edits, sources);
        const read = typeof edited === 'string' ? (0,_inventory_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInventory */ .a)((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, edited), edited, _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .unreported */ .B8) : [];
        const lines = read.map((document) => declaredLines(document));
        const expected = documents.map((document) => declaredLines(document, comparison.edits.get(document)));
        if (typeof edited === 'string' && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(lines, expected)) {
            edits.push({ path, before: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(original, text), text: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(original, edited), documents: read });
            documents.forEach((document, k) => {
                const entries = entriesAfter(document, comparison.edits.get(document));
                entries.forEach((fields, n) => void written.set(fields, read[k].assets[n]));
            });
        }
        else if (typeof edited === 'string' || edited.flowAt === null) {
            findings.push((0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('ambiguous-yaml', path, {}));
        }
        else {
            const at = { file: (0,_inventory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), offset: edited.flowAt };
            findings.push({ code: 'flow-style', severity: 'error', at, args: {} });
        }
        onFile(number + 1, changing.length);
    }
    const commentsOf = (entry) => {
        const source = sources.get(entry);
        return source === undefined ? [] : (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .commentsIn */ .wL)(source.text.slice(source.start, source.end)).map(({ text }) => text);
    };
    return { edits: edits.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n)(a.path, b.path)), findings, written, commentsOf };
}
function entriesAfter(document, edit) {
    if (edit === undefined)
        return document.assets.map(_desired_js__WEBPACK_IMPORTED_MODULE_8__/* .entryFields */ .oy);
    const entries = [];
    let next = 0;
    for (let number = -1; number < document.assets.length; number++) {
        const asset = document.assets[number];
        if (asset !== undefined && !edit.removed.has(number))
            entries.push(edit.changed.get(number) ?? (0,_desired_js__WEBPACK_IMPORTED_MODULE_8__/* .entryFields */ .oy)(asset));
        for (; edit.added[next]?.above === number; next++)
            entries.push(edit.added[next].fields);
    }
    return entries;
}
const AMBIGUOUS = { flowAt: null };
function openText(text) {
    const nodes = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocuments */ .r9)(text);
    if (nodes === null || !(0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .readsAlike */ .GD)(text, nodes))
        return null;
    const eol = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .lineEndOf */ .vN)(text);
    const isEnded = text.endsWith('\n');
    return { text: isEnded ? text : text + eol, eol, isEnded, roots: nodes.map(({ contents }) => contents) };
}
function editText({ text, eol, isEnded, roots }, documents, edits, sources) {
    const splices = [];
    for (const [number, document] of documents.entries()) {
        const edit = edits.get(document);
        if (edit === undefined)
            continue;
        const uneditable = editDocument({ text, eol, document, edit, splices, sources }, roots[number]);
        if (uneditable !== null)
            return uneditable;
    }
    const edited = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .spliced */ .Zb)(text, splices);
    if (edited === null)
        return AMBIGUOUS;
    return isEnded ? edited : edited.slice(0, -eol.length);
}
function findSources({ text, roots }, documents, edits, sources) {
    for (const [number, document] of documents.entries()) {
        const { removed } = edits.get(document) ?? { removed: new Set() };
        const root = roots[number];
        const list = removed.size > 0 && (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(root) ? (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairOf */ .cF)(root, 'assets')?.value : undefined;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list) || list.flow)
            continue;
        const blocks = (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .blocksOf */ .SH)(text, list);
        for (const k of blocks === null ? [] : removed) {
            sources.set(document.assets[k], { text, item: list.items[k], ...blocks[k] });
        }
    }
}
function entryLines({ fields, from }, sources, layout) {
    const { typeOfAll, indentation } = layout;
    const source = from === null ? undefined : sources.get(from);
    if (source === undefined)
        return (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blockEntry */ .KV)(fields, typeOfAll, indentation, layout.gap);
    const { text, item, start, end, dash } = source;
    let isPlain = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(item) && !item.flow;
    (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(item, (_, node) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(node) || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.anchor !== undefined))
            isPlain = false;
    });
    if (!isPlain) {
        const comments = (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .commentsIn */ .wL)(text.slice(start, end));
        const [above, others] = [true, false].map((isAbove) => {
            return comments.filter(({ offset }) => start + offset < dash === isAbove).map((comment) => comment.text);
        });
        const entry = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blockEntry */ .KV)(fields, typeOfAll, indentation, 1);
        return [...above.map((line) => indentation + line), ...entry, ...others.map((line) => `${indentation}  ${line}`)];
    }
    const splices = [];
    editEntry({ text, eol: '\n', splices, typeOfAll }, item, (0,_desired_js__WEBPACK_IMPORTED_MODULE_8__/* .entryFields */ .oy)(from), fields, new Set());
    const column = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, dash);
    const lines = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .spliced */ .Zb)(text, splices, start, end).split(/\r?\n/).slice(0, -1);
    return lines.map((line) => {
        const own = Math.min(column, line.length - line.trimStart().length);
        return line.trim() === '' ? '' : indentation + line.slice(own);
    });
}
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
        const prune = _inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .DOCUMENT_KEYS */ .pg.indexOf('prune');
        const next = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairsOf */ .fq)(map).find(({ key }) => orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .DOCUMENT_KEYS */ .pg, key) > prune).key.range[0];
        const start = (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .aboveComments */ .EH)(text, next, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, map.range[0]));
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
function editList(editing, root, key, list) {
    const { text, eol, document, edit, splices, sources } = editing;
    const blocks = (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .blocksOf */ .SH)(text, list);
    if (blocks === null)
        return AMBIGUOUS;
    const altered = new Set();
    for (const number of edit.removed) {
        const { start, end } = blocks[number];
        splices.push({ start, end, text: '' });
        (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .visit */ .YR)(list.items[number], (_, node) => void altered.add(node));
    }
    for (const [number, after] of edit.changed) {
        const entry = list.items[number];
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(entry) && entry.flow)
            return { flowAt: entry.range[0] };
        const before = (0,_desired_js__WEBPACK_IMPORTED_MODULE_8__/* .entryFields */ .oy)(document.assets[number]);
        const { assetType: typeOfAll } = document;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(entry))
            editEntry({ text, eol, splices, typeOfAll }, entry, before, after, altered);
    }
    writeOutAliases(root, altered, splices);
    const dash = list.range[0];
    const gap = /^( +)\S/.exec(text.slice(dash + 1, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, dash)))?.[1]?.length ?? 1;
    const first = placeAdded(text, blocks, document, edit.added);
    const layout = { typeOfAll: document.assetType, indentation: ' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, dash)), gap };
    for (const one of edit.added) {
        const start = one.above < first ? blocks[first].start : blocks[one.above].end;
        const lines = entryLines(one, sources, layout);
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
function fillEmpty({ text, eol, document, edit, splices, sources }, key, list) {
    const [start, end] = list.range;
    const lineEnd = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, end);
    const hasComment = text.slice(end, lineEnd).trim() !== '';
    const before = text.slice(0, start).trimEnd().length;
    const indentation = ' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, key) + 2);
    const layout = { typeOfAll: document.assetType, indentation, gap: 1 };
    const lines = edit.added.flatMap((one) => entryLines(one, sources, layout));
    splices.push({ start: before, end: hasComment ? end : lineEnd, text: '' });
    const heading = /(?:[ \t]+#[^\n]*\n)+(?:[ \t]*\r?\n)+/y;
    let below = text.indexOf('\n', lineEnd) + 1;
    for (heading.lastIndex = below; heading.test(text);)
        below = heading.lastIndex;
    splices.push({ start: below, end: below, text: lines.map((line) => line + eol).join('') });
}
function placeAdded(text, blocks, { assets }, added) {
    const first = blocks.findLastIndex(({ start }, k) => k > 0 && text.slice(blocks[k - 1].end, start).includes('#'));
    const from = Math.max(first, 0);
    const group = assets.slice(from);
    const isSorted = group.every(({ name }, k) => k === 0 || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_9__/* .compareNatural */ .d)(group[k - 1].name, name) <= 0);
    let above = isSorted ? from - 1 : assets.length - 1;
    for (const one of added) {
        while (above + 1 < assets.length && (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_9__/* .compareNatural */ .d)(assets[above + 1].name, one.fields.name) <= 0)
            above++;
        one.above = above;
    }
    return from;
}
function editEntry({ text, eol, splices, typeOfAll, }, map, before, after, altered) {
    const pairs = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairsOf */ .fq)(map);
    const gone = new Set();
    const added = [];
    for (const key of _inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH) {
        const pair = (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .pairOf */ .cF)(map, key);
        const was = pair === undefined ? null : (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(before, key);
        const value = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(after, key);
        const is = pair === undefined && key === 'asset_type' && value === typeOfAll ? null : value;
        if (was === is)
            continue;
        altered.add(pair?.value);
        if (is === null && pair !== undefined)
            gone.add(pair);
        else if (is !== null && pair?.value) {
            splices.push({ start: pair.value.range[0], end: (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .endOf */ .pJ)(text, pair.value), text: (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlValue */ .t$)(is) });
        }
        else if (is !== null)
            added.push(key);
    }
    const first = pairs.findIndex((pair) => !gone.has(pair));
    if (first > 0) {
        const stays = pairs[first].key.range[0];
        const behind = endOfPair(text, pairs[first - 1]);
        const hasComment = text.slice(behind, stays).trim() !== '';
        splices.push({ start: map.range[0], end: hasComment ? behind : stays, text: '' });
    }
    for (const pair of pairs.slice(first + 1)) {
        if (!gone.has(pair))
            continue;
        const start = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .startOfLine */ .C2)(text, pair.key.range[0]);
        splices.push({ start, end: text.indexOf('\n', endOfPair(text, pair)) + 1, text: '' });
    }
    for (const key of added) {
        const staying = pairs.filter((pair) => !gone.has(pair));
        const above = staying.filter((pair) => orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, pair.key) < orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, key));
        const last = above.sort((a, b) => orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, a.key) - orderIn(_inventory_shape_js__WEBPACK_IMPORTED_MODULE_10__/* .ASSET_KEYS */ .IH, b.key)).at(-1) ?? staying.at(-1);
        const start = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .endOfLine */ .vT)(text, endOfPair(text, last));
        const indentation = ' '.repeat((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(text, map.range[0]));
        splices.push({ start, end: start, text: `${eol}${indentation}${key}: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlValue */ .t$)((0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(after, key))}` });
    }
}
function endOfPair(text, { key, value }) {
    return (0,_cross_check_js__WEBPACK_IMPORTED_MODULE_5__/* .endOf */ .pJ)(text, value ?? key);
}
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

/***/ 6972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ startOfLine),
/* harmony export */   KV: () => (/* binding */ blockEntry),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   ZH: () => (/* binding */ documentText),
/* harmony export */   Zb: () => (/* binding */ spliced),
/* harmony export */   t$: () => (/* binding */ yamlValue),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   vN: () => (/* binding */ lineEndOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1219);
/* harmony import */ var _inventory_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8293);
/* harmony import */ var _inventory_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9773);



const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+()'-]| (?=[\w./@+()'-]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+()'-]| (?=[\p{L}\p{N}_./@+()'-]))*$/u;
function yamlValue(text) {
    const isPlain = BARE_ASCII.test(text) || (BARE.test(text) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(text));
    return isPlain && (0,_inventory_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readsAs */ .qh)(text) === null ? text : (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text);
}
function lineEndOf(text) {
    const first = text.indexOf('\n');
    return first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n';
}
function startOfLine(text, offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
}
function columnOf(text, offset) {
    return offset - startOfLine(text, offset);
}
function endOfLine(text, end) {
    const isBehindBreak = end > 0 && text.charAt(end - 1) === '\n';
    const lineFeed = isBehindBreak ? end - 1 : text.indexOf('\n', end);
    const at = lineFeed === -1 ? text.length : lineFeed;
    return at > 0 && text.charAt(at - 1) === '\r' ? at - 1 : at;
}
function spliced(text, splices, from = 0, to = text.length) {
    const parts = [];
    let at = from;
    for (const { start, end, text: added } of splices.sort((a, b) => a.start - b.start || a.end - b.end)) {
        if (start < at)
            return null;
        parts.push(text.slice(at, start), added);
        at = end;
    }
    return parts.join('') + text.slice(at, to);
}
function documentText({ cyberSystem, facility, note, }, { impactRating, prune }, entries) {
    const lines = [`cyber_system: ${yamlValue(cyberSystem)}${note === null ? '' : ` # ${(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(note)}`}`];
    if (facility !== null)
        lines.push(`facility: ${yamlValue(facility)}`);
    if (impactRating !== null)
        lines.push(`impact_rating: ${impactRating}`);
    if (prune !== null)
        lines.push(`prune: ${prune}`);
    lines.push(entries.length === 0 ? 'assets: []' : 'assets:');
    return `${[...lines, ...entries].join('\n')}\n`;
}
const FIELD_OF = {
    name: 'name',
    asset_type: 'assetType',
    renamed_from: 'renamedFrom',
    moved_from: 'movedFrom',
    id: 'id',
    external_id: 'externalId',
};
function valueText(fields, key) {
    return fields[FIELD_OF[key]];
}
function blockEntry(fields, typeOfAll, indentation, gap) {
    const keys = _inventory_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .ASSET_KEYS */ .IH.filter((key) => {
        const value = valueText(fields, key);
        return value !== null && !(key === 'asset_type' && value === typeOfAll);
    });
    return keys.map((key, k) => {
        return `${indentation}${k === 0 ? '-' : ' '}${' '.repeat(gap)}${key}: ${yamlValue(valueText(fields, key))}`;
    });
}


/***/ })

};
