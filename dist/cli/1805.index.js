export const id = 1805;
export const ids = [1805];
export const modules = {

/***/ 1805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CSV_FIELDS: () => (/* binding */ CSV_FIELDS),
/* harmony export */   ID: () => (/* binding */ assetTypes),
/* harmony export */   JX: () => (/* binding */ isAssetType),
/* harmony export */   KN: () => (/* binding */ foldCell),
/* harmony export */   RD: () => (/* binding */ countWanted),
/* harmony export */   SQ: () => (/* binding */ mergeMappings),
/* harmony export */   Vl: () => (/* binding */ delimiterOf),
/* harmony export */   eT: () => (/* binding */ sharedColumn),
/* harmony export */   v1: () => (/* binding */ CellMap),
/* harmony export */   v9: () => (/* binding */ isCsvField),
/* harmony export */   xl: () => (/* binding */ NO_MAPPING),
/* harmony export */   xs: () => (/* binding */ findColumns),
/* harmony export */   yz: () => (/* binding */ DEFAULT_FIELDS),
/* harmony export */   zX: () => (/* binding */ rowFilter)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(876);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7206);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3029);
// The meaning of the columns and cells of a CSV export: the mapping from flags and a small file.



/** The fields that a column can fill. */
const CSV_FIELDS = ['name', 'cyber_system', 'asset_type', 'facility', 'id', 'external_id'];
/** If no column is given for one of these, a column with its own name is looked for. */
const REQUIRED_FIELDS = ['name', 'cyber_system', 'asset_type'];
/** The fields for which one value for all rows makes sense. */
const DEFAULT_FIELDS = ['cyber_system', 'asset_type', 'facility'];
const NO_MAPPING = {
    columns: new Map(),
    defaults: new Map(),
    values: new Map(),
    systems: new Map(),
    facilities: new Map(),
    delimiter: null,
    where: new Map(),
    skip: new Map(),
    skipsDuplicates: false,
};
/** Both mappings. If they differ, `over` wins. */
function mergeMappings(base, over) {
    return {
        columns: new Map([...base.columns, ...over.columns]),
        defaults: new Map([...base.defaults, ...over.defaults]),
        values: new Map([...base.values, ...over.values]),
        systems: new Map([...base.systems, ...over.systems]),
        facilities: new Map([...base.facilities, ...over.facilities]),
        delimiter: over.delimiter ?? base.delimiter,
        where: new Map([...base.where, ...over.where]),
        skip: new Map([...base.skip, ...over.skip]),
        skipsDuplicates: over.skipsDuplicates,
    };
}
/** The form in which headers, types and names of systems are compared if there is no exact match. */
function foldCell(text) {
    return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
/** Looks cells up: first exactly, then ignoring case and white space. */
class CellMap {
    #exact;
    #folded;
    /** If several spellings have one folded form, it is used only if all mean the same. */
    constructor(entries) {
        this.#exact = entries;
        const folded = new Map();
        const unclear = new Set();
        for (const [cell, meaning] of entries) {
            const key = foldCell(cell);
            if (folded.has(key) && folded.get(key) !== meaning)
                unclear.add(key);
            folded.set(key, meaning);
        }
        for (const key of unclear)
            folded.delete(key);
        this.#folded = folded;
    }
    get(cell) {
        return this.#exact.get(cell) ?? this.#folded.get(foldCell(cell));
    }
}
/** Every cell that is an asset type: the mapped ones, and the service's own words. */
function assetTypes(values) {
    return new CellMap(new Map([..._core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_TYPES */ .Dd.map((type) => [type, type]), ...values]));
}
function isCsvField(text) {
    return CSV_FIELDS.some((field) => field === text);
}
function isAssetType(text) {
    return _core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSET_TYPES */ .Dd.some((type) => type === text);
}
/** A delimiter as people write it: one character, or `tab`. null if it cannot separate cells. */
function delimiterOf(text) {
    if (text === 'tab')
        return '\t';
    return text.length === 1 && !/["\r\n]/.test(text) ? text : null;
}
/**
 * Finds each mapped column by its header: the exact one, else one that differs only in case and white space. A required
 * field without a mapping has a column of its own name, unless it has a default. A facility uses such a column if it
 * exists.
 */
function findColumns({ cells, at }, mapping, report) {
    const columns = new Map();
    const isUsed = (column) => [...mapping.columns.values()].some((one) => foldCell(one) === foldCell(column));
    const hasSites = !isUsed('facility') && columnsNamed(cells, 'facility').length > 0;
    const optional = hasSites && !mapping.columns.has('facility') ? [['facility', 'facility']] : [];
    for (const [field, column] of [...wantedColumns(mapping), ...optional]) {
        const isGiven = mapping.columns.has(field);
        const indexes = columnsNamed(cells, column);
        const [only] = indexes;
        if (indexes.length === 1 && only !== undefined)
            columns.set(field, only);
        else if (indexes.length > 1) {
            report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-ambiguous-column', 'error', at, { column, count: indexes.length }));
        }
        else if (isGiven || !mapping.defaults.has(field)) {
            const [meant] = columnsLike({ cells, at }, column, field, report);
            if (isGiven && meant !== undefined)
                columns.set(field, meant);
        }
    }
    return columns;
}
/**
 * Reports a missing column. Returns those of the most similar name: a typing error in a name that was given should not
 * hide other findings about the rows.
 */
function columnsLike({ cells, at }, column, key, report) {
    const header = cells.map(oneLine).filter((cell) => cell !== '');
    const near = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(column, header);
    report((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnostic */ .YK)('csv-missing-column', 'error', at, { column, key, near, header }));
    return near.slice(0, 1).flatMap((name) => columnsNamed(cells, name));
}
/** Which rows are taken, by the cells of any columns. */
function rowFilter(header, mapping, report) {
    const testsOf = (conditions, key) => Array.from(conditions, ([column, values]) => {
        const named = columnsNamed(header.cells, column);
        const indexes = named.length > 0 ? named : columnsLike(header, column, key, report);
        const meant = new Set(values.map(foldCell));
        return (row) => indexes.some((index) => meant.has(foldCell(row[index] ?? '')));
    });
    const where = testsOf(mapping.where, '--where');
    const skip = testsOf(mapping.skip, '--skip');
    return (row) => where.every((holds) => holds(row)) && !(skip.length > 0 && skip.every((holds) => holds(row)));
}
/** Two fields that would be read from one column; null if there are none. */
function sharedColumn(mapping) {
    const fields = new Map();
    for (const [field, column] of wantedColumns(mapping)) {
        const other = fields.get(oneLine(column));
        if (other !== undefined)
            return [other, field];
        fields.set(oneLine(column), field);
    }
    return null;
}
/** How many of the wanted columns this header has. */
function countWanted(cells, mapping) {
    return wantedColumns(mapping).filter(([, column]) => columnsNamed(cells, column).length > 0).length;
}
function wantedColumns({ columns }) {
    const own = REQUIRED_FIELDS.filter((field) => !columns.has(field)).map((field) => [field, field]);
    return [...columns, ...own];
}
function columnsNamed(cells, column) {
    const exact = indexesWhere(cells, (cell) => oneLine(cell) === oneLine(column));
    return exact.length > 0 ? exact : indexesWhere(cells, (cell) => foldCell(cell) === foldCell(column));
}
/** A header cell may have line breaks, to be narrow. */
function oneLine(cell) {
    return cell.replace(/\s+/gu, ' ').trim();
}
function indexesWhere(cells, holds) {
    return cells.flatMap((cell, index) => (holds(cell) ? [index] : []));
}


/***/ })

};
