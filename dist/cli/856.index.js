export const id = 856;
export const ids = [856];
export const modules = {

/***/ 6941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   VI: () => (/* binding */ Vocabulary),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
// "Did you mean": the few valid words closest to a word that is not one. Linear in the number of words.
/** Names differ by typing, not by essays: longer words are compared after folding only. */
const LONGEST = 120;
/**
 * The words nearest to `word`, best first, at most `most`; none when nothing is near. Case, white space, dashes
 * and underscores do not count; beyond that a few letters may be wrong, missing, doubled or swapped.
 */
function nearest(word, words, most = 3) {
    return new Vocabulary(words).nearest(word, most);
}
/** Words that are asked about more than once: each is folded once, and each question is answered once. */
class Vocabulary {
    #words;
    #answers = new Map();
    #mostQuestions;
    #folded = null;
    /** Beyond `mostQuestions` different words the answer is empty: so many are no slips of a hand. */
    constructor(words, mostQuestions = Number.POSITIVE_INFINITY) {
        this.#words = words;
        this.#mostQuestions = mostQuestions;
    }
    nearest(word, most = 3) {
        const answered = this.#answers.get(word);
        if (answered !== undefined)
            return answered;
        if (this.#answers.size >= this.#mostQuestions)
            return [];
        this.#folded ??= Array.from(this.#words, (known) => ({ word: known, folded: spelling(known) }));
        const answer = this.#search(spelling(word), this.#folded, most);
        this.#answers.set(word, answer);
        return answer;
    }
    #search(folded, words, most) {
        let bound = tolerance(folded.length);
        const found = [];
        for (const { word, folded: other } of words) {
            const distance = distanceWithin(folded, other, bound);
            if (distance > bound || found.some((f) => f.word === word))
                continue;
            const place = found.findIndex((f) => distance < f.distance || (distance === f.distance && word < f.word));
            found.splice(place === -1 ? found.length : place, 0, { word, distance });
            if (found.length > most)
                found.pop();
            // Once there are enough, only what is at least as near as the last of them matters.
            if (found.length === most)
                bound = found.at(-1)?.distance ?? bound;
        }
        return found.map((f) => f.word);
    }
}
/** What spellings have in common: case, white space, dashes and underscores do not count. */
function spelling(word) {
    return word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
function tolerance(length) {
    if (length < 3)
        return 0;
    if (length < 6)
        return 1;
    return length < 12 ? 2 : 3;
}
/** Edits (insert, remove, replace, swap neighbours) from `a` to `b`; anything above `bound` means "too far". */
function distanceWithin(one, other, bound) {
    if (one === other)
        return 0;
    const tooFar = bound + 1;
    if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST)
        return tooFar;
    const [a, b] = withoutCommonEnds(one, other);
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = nextRow({ a, b, i, bound, previous, before });
        before = previous;
        previous = row;
        if (Math.min(...row) > bound)
            return tooFar;
    }
    return Math.min(previous[b.length] ?? tooFar, tooFar);
}
/** Names of one plant start and end alike: what they share adds no distance, and is most of the work. */
function withoutCommonEnds(a, b) {
    const shorter = Math.min(a.length, b.length);
    let start = 0;
    while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    let end = 0;
    while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
        end++;
    return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
/** One row of the table, filled only within `bound` of the diagonal: nothing else can end below it. */
function nextRow({ a, b, i, bound, previous, before }) {
    const tooFar = bound + 1;
    const row = new Array(b.length + 1).fill(tooFar);
    if (i <= bound)
        row[0] = i;
    const last = Math.min(b.length, i + bound);
    for (let j = Math.max(1, i - bound); j <= last; j++) {
        const same = a[i - 1] === b[j - 1];
        let best = (previous[j - 1] ?? tooFar) + (same ? 0 : 1);
        best = Math.min(best, (previous[j] ?? tooFar) + 1, (row[j - 1] ?? tooFar) + 1);
        const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        if (swapped)
            best = Math.min(best, (before[j - 2] ?? tooFar) + 1);
        row[j] = best;
    }
    return row;
}


/***/ }),

/***/ 7856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMappingFile: () => (/* binding */ readMappingFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _core_near_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6941);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6299);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1805);
// The mapping of a CSV export from a file: YAML, or JSON, which is YAML too. Read strictly, every fault located.






const KEYS = ['columns', 'defaults', 'values', 'systems', 'delimiter'];
/** The mapping that the text gives. What is wrong goes to `report`, and is left out. */
function readMappingFile(path, text, report) {
    const read = new MappingFile(path, text, report);
    return read.mapping;
}
class MappingFile {
    mapping;
    #report;
    constructor(path, text, report) {
        const file = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .s)(path, text);
        this.#report = (code, offset, args) => report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)(code, 'error', { file, offset }, args));
        const parts = this.#parts(text);
        const defaults = this.#fields('defaults', parts);
        this.mapping = {
            columns: new Map(this.#fields('columns', parts).map(pair)),
            defaults: new Map(defaults.filter((entry) => entry.key !== 'asset_type' || this.#typeOf(entry) !== null).map(pair)),
            values: this.#values(parts),
            systems: new Map(this.#entries('systems', parts).map(pair)),
            delimiter: this.#delimiter(parts.get('delimiter')),
        };
    }
    /** All scalars are strings: `00123` and `NO` are what they look like. */
    #parts(text) {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { schema: 'failsafe', prettyErrors: false });
        const [error] = document.errors;
        if (error !== undefined) {
            this.#report('yaml-syntax', error.pos[0], { reason: error.message });
            return new Map();
        }
        const { contents } = document;
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(contents)) {
            this.#wrongType('mapping', 'a mapping', contents);
            return new Map();
        }
        const parts = new Map();
        for (const { key, value } of contents.items) {
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : '';
            const known = KEYS.find((one) => one === name);
            if (known !== undefined)
                parts.set(known, value);
            else
                this.#unknownKey(name, offsetOf(key), KEYS);
        }
        return parts;
    }
    #fields(subject, parts) {
        return this.#entries(subject, parts).filter((entry) => {
            const allowed = subject === 'defaults' ? _mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_FIELDS */ .yz : _mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .CSV_FIELDS */ .Tx;
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isCsvField */ .v9)(entry.key) && allowed.includes(entry.key))
                return true;
            this.#unknownKey(entry.key, entry.keyOffset, allowed);
            return false;
        });
    }
    #values(parts) {
        const values = new Map();
        for (const entry of this.#entries('values', parts)) {
            const type = this.#typeOf(entry);
            if (type !== null)
                values.set(entry.key, type);
        }
        return values;
    }
    #typeOf({ key, value, offset }) {
        if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isAssetType */ .JX)(value))
            return value;
        const [near = null] = (0,_core_near_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(value, _core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .D, 1);
        this.#report('wrong-value', offset, { key, value, near, allowed: _core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .D });
        return null;
    }
    #delimiter(node) {
        if (node === undefined)
            return null;
        const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? String(node.value) : '';
        const delimiter = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .delimiterOf */ .Vl)(value);
        if (delimiter !== null)
            return delimiter;
        this.#report('wrong-value', offsetOf(node), { key: 'delimiter', value, near: null, allowed: [',', ';', 'tab'] });
        return null;
    }
    /** The lines of one part, each a string to a string. */
    #entries(subject, parts) {
        const node = parts.get(subject);
        if (node === undefined)
            return [];
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            this.#wrongType(subject, 'a mapping', node);
            return [];
        }
        const { items } = node;
        return items.flatMap(({ key, value }) => {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                return this.#wrongType('key', 'a string', key);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) || value.value === '')
                return this.#wrongType(String(key.value), 'a string', value ?? key);
            return { key: String(key.value), value: String(value.value), offset: offsetOf(value), keyOffset: offsetOf(key) };
        });
    }
    #unknownKey(key, offset, allowed) {
        const [near = null] = (0,_core_near_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(key, allowed, 1);
        this.#report('unknown-key', offset, { key, near, allowed });
    }
    #wrongType(subject, expected, node) {
        const found = node === null ? 'nothing' : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? 'a mapping' : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? 'a string' : 'a list';
        this.#report('wrong-type', offsetOf(node), { subject, expected, found });
        return [];
    }
}
function pair({ key, value }) {
    return [key, value];
}
function offsetOf(node) {
    return node?.range[0] ?? 0;
}


/***/ })

};
