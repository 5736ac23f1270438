export const id = 7856;
export const ids = [7856];
export const modules = {

/***/ 7856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMappingFile: () => (/* binding */ readMappingFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7206);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3029);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1011);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1805);
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
        const file = (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFile */ .sm)(path, text);
        this.#report = (code, offset, args) => report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnostic */ .YK)(code, 'error', { file, offset }, args));
        const parts = this.#parts(text);
        const defaults = this.#fields('defaults', parts);
        this.mapping = {
            ..._mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MAPPING */ .xl,
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
            const part = KEYS.find((one) => one === name);
            if (part !== undefined)
                parts.set(part, value);
            else
                this.#unknownKey(name, offsetOf(key), KEYS);
        }
        return parts;
    }
    #fields(subject, parts) {
        return this.#entries(subject, parts).filter((entry) => {
            const allowed = subject === 'defaults' ? _mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_FIELDS */ .yz : _mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .CSV_FIELDS */ .Tx;
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isCsvField */ .v9)(entry.key) && allowed.includes(entry.key))
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
        if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isAssetType */ .JX)(value))
            return value;
        const [near = null] = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_4__.nearest)(value, _core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .D, 1);
        this.#report('wrong-value', offset, { key, value, near, allowed: _core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSET_TYPES */ .D });
        return null;
    }
    #delimiter(node) {
        if (node === undefined)
            return null;
        const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? String(node.value) : '';
        const delimiter = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .delimiterOf */ .Vl)(value);
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
        const [near = null] = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_4__.nearest)(key, allowed, 1);
        this.#report('unknown-key', offset, { key, near, allowed });
    }
    #wrongType(subject, expected, node) {
        const kind = node === null ? 'nothing' : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? 'a mapping' : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? 'a string' : 'a list';
        this.#report('wrong-type', offsetOf(node), { subject, expected, found: kind });
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
