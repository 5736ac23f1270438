export const id = 7433;
export const ids = [7433];
export const modules = {

/***/ 7433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mappingStub: () => (/* binding */ mappingStub)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5511);


/** If there are more values than this, it is probably the wrong column. */
const MOST = 200;
/** null if no mapping would help. Ends with a newline. */
function mappingStub(mapping, csvPath, diagnostics) {
    const wanted = diagnostics.filter(({ at }) => at?.file.path === csvPath).flatMap(lineFor);
    if (wanted.length === 0)
        return null;
    const part = (name, known, isPlain = false) => {
        // Several rows may need the same key, and YAML allows it once.
        const wantedValues = new Map(wanted.filter(([of]) => of === name).map(([, line]) => [line[0], line]));
        const lines = [
            ...Array.from(known, (entry) => entry).filter(([key]) => !wantedValues.has(key)),
            ...wantedValues.values(),
        ];
        return lines.length === 0 ? '' : `${name}:${COMMENTS[name]}\n${linesText(lines, isPlain)}`;
    };
    const { delimiter } = mapping;
    return [
        'Complete this mapping, check it, save it, and name it with --mapping FILE. It has what you said already.\n\n',
        part('columns', mapping.columns, true),
        part('values', mapping.values),
        part('systems', mapping.systems),
        part('facilities', mapping.facilities),
        part('defaults', mapping.defaults, true),
        conditionText('where', mapping.where, diagnostics),
        conditionText('skip', mapping.skip, diagnostics),
        delimiter === null ? '' : `delimiter: ${delimiter === '\t' ? 'tab' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(delimiter)}\n`,
        '\n',
    ].join('');
}
/** Rows to take or to leave out, by existing columns. */
function conditionText(name, conditions, diagnostics) {
    const missing = diagnostics.flatMap((finding) => {
        const isOfThese = finding.code === 'csv-missing-column' && finding.args.key === `--${name}`;
        return isOfThese ? finding.args.column : [];
    });
    const known = [...conditions].filter(([column]) => !missing.includes(column));
    const lines = known.map(([column, values]) => {
        return `  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(column)}: [${values.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ).join(', ')}]\n`;
    });
    return lines.length === 0 ? '' : `${name}:\n${lines.join('')}`;
}
const COMMENTS = {
    columns: '',
    values: ' # hardware or software',
    systems: " # the export's name: the service's name or id",
    facilities: " # the export's name: the service's name or id",
    defaults: ' # for empty cells',
};
function linesText(lines, isPlain) {
    const rows = lines.slice(0, MOST).map(([key, value, comment]) => {
        const text = value === null ? '' : ` ${value === 'hardware' || value === 'software' ? value : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(value)}`;
        return `  ${isPlain ? key : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(key)}:${text}${comment === undefined ? '' : ` # ${comment}`}\n`;
    });
    const more = lines.length - rows.length;
    return rows.join('') + (more > 0 ? `  # and ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more value')}\n` : '');
}
function lineFor(finding) {
    switch (finding.code) {
        case 'csv-missing-column': {
            const { key, near, column, header } = finding.args;
            if (key.startsWith('--'))
                return [];
            const wasGiven = key !== column;
            return [['columns', [key, wasGiven ? (near[0] ?? null) : null, `one of ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .listedAs */ .WC)(header, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ, 'or')}`]]];
        }
        case 'csv-unknown-type': {
            const { value } = finding.args;
            if (value === '')
                return [['defaults', ['asset_type', null, 'hardware or software']]];
            return [['values', [value, usualType(value)]]];
        }
        case 'csv-unknown-system':
            return [['systems', [finding.args.name, finding.args.near[0] ?? null]]];
        case 'ambiguous-cyber-system': {
            const { name, systems, takesFacility } = finding.args;
            const isSited = new Set(systems.map(({ site }) => site?.id)).size > 1;
            // One id would send the rows of all sites to the same system.
            if (isSited)
                return takesFacility ? [['columns', ['facility', null, 'the column that names the site']]] : [];
            return [['systems', [name, null, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .listedAs */ .WC)(systems, ({ id }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlString */ .lJ)(id), 'or')]]];
        }
        case 'facility-mismatch': {
            const { facility, isKnown, near } = finding.args;
            return isKnown ? [] : [['facilities', [facility, near[0] ?? null]]];
        }
        default:
            return [];
    }
}
const HARDWARE = /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;
/** Only if the word of the export is clear. People check it in any case. */
function usualType(value) {
    const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
    if (isHardware === isSoftware)
        return null;
    return isHardware ? 'hardware' : 'software';
}


/***/ })

};
