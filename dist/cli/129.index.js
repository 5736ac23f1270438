export const id = 129;
export const ids = [129];
export const modules = {

/***/ 129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CODES: () => (/* binding */ CODES),
  explainCode: () => (/* binding */ explainCode),
  isCode: () => (/* binding */ isCode),
  listCodes: () => (/* binding */ listCodes)
});

// UNUSED EXPORTS: EXPLANATIONS, diagnosticsMarkdown, exampleLine

// EXTERNAL MODULE: ./lib/core/diagnostic.js
var diagnostic = __webpack_require__(876);
// EXTERNAL MODULE: ./lib/report/messages.js
var messages = __webpack_require__(6916);
// EXTERNAL MODULE: ./lib/report/words/csv.js
var csv = __webpack_require__(8148);
// EXTERNAL MODULE: ./lib/report/words/files.js
var files = __webpack_require__(5239);
// EXTERNAL MODULE: ./lib/report/words/format.js
var format = __webpack_require__(8573);
// EXTERNAL MODULE: ./lib/report/words/live.js
var live = __webpack_require__(5404);
;// CONCATENATED MODULE: ./lib/report/explain/explanation.js
/** A place as it will be shown. */
function at(path, line, column) {
    return { file: { path, place: () => ({ line, column }) }, offset: 0 };
}
/** A file as a whole. */
function wholeFile(path) {
    return { ...at(path, 1, 1), offset: null };
}

;// CONCATENATED MODULE: ./lib/report/explain/csv.js
// The long text about CSV exports that are imported.

const ALL_OR_NOTHING = 'An import writes all rows or none, so one row that cannot be read stops it.';
const FILE = 'assets.csv';
const CSV_EXPLANATIONS = {
    'csv-encoding': {
        about: ['The bytes of the file are no UTF-8, and no UTF-16 with a byte order mark.'],
        why: [
            'Older encodings cannot be told apart by their bytes.',
            'A guess would change the letters of names without anyone seeing it.',
        ],
        whatToDo: ['Save the file as "CSV UTF-8" in the spreadsheet.', 'On a shell, `iconv` converts it.'],
        example: { given: 'The file is saved in Windows-1252.', yaml: null, at: at(FILE, 3, 8), args: {} },
    },
    'csv-empty': {
        about: ['The file holds nothing but its header, or not even that.'],
        why: ['An export without rows is more often a filter that went wrong than an inventory without assets.'],
        whatToDo: ['Export it again.'],
        example: { given: 'The file ends behind its header.', yaml: null, at: wholeFile(FILE), args: {} },
    },
    'csv-syntax': {
        about: ['A quote stands where RFC 4180 allows none.', 'The finding points at the row in which it stands.'],
        why: [
            'Behind a quote that is not closed, cells and rows can no longer be told apart.',
            'Nothing below the row is read.',
        ],
        whatToDo: ['Put the whole cell in quotes, and write each quote inside it twice.'],
        example: {
            given: 'The quote in the third line is never closed.',
            yaml: null,
            at: at(FILE, 3, 1),
            args: { reason: 'quote-open' },
        },
    },
    'csv-row-length': {
        about: ['A row has more or fewer cells than the header.', 'Empty cells at its end do not count.'],
        why: ['One separator too many moves every cell behind it into the wrong column.', ALL_OR_NOTHING],
        whatToDo: ['Put the cell that holds a separator or a line break in quotes.'],
        example: {
            given: 'A comma in a cell without quotes makes two cells of it.',
            yaml: null,
            at: at(FILE, 3, 1),
            args: { cells: 4, columns: 3 },
        },
    },
    'csv-missing-column': {
        about: ['A column that the mapping names is not in the header.'],
        why: [ALL_OR_NOTHING, 'Headers are compared exactly first, then without regard to case and white space.'],
        whatToDo: [
            'Name the column with `--column`, or in `columns` of a mapping file.',
            'For a file without such a column, `--default` gives one value for all rows.',
        ],
        example: {
            given: 'The header says Hostnam, and the mapping says Hostname.',
            yaml: null,
            at: at(FILE, 1, 1),
            args: { column: 'Hostname', key: 'name', near: ['Hostnam'], header: ['Hostnam', 'cyber_system', 'asset_type'] },
        },
    },
    'csv-ambiguous-column': {
        about: ['Two columns have the header that the mapping names.'],
        why: ['Which of the two is meant would be a guess.'],
        whatToDo: ['Rename one of them in the file, or leave it out of the export.'],
        example: {
            given: 'The header says Hostname twice.',
            yaml: null,
            at: at(FILE, 1, 1),
            args: { column: 'Hostname', count: 2 },
        },
    },
    'csv-unknown-type': {
        about: [
            'The service knows two types of asset, `hardware` and `software`.',
            'The cell is none of them.',
            'The finding points at the first such row, and lists the lines of all.',
        ],
        why: ['A CMDB has classes of its own, and which type they are is for you to say.', ALL_OR_NOTHING],
        whatToDo: ['Map each class with `--value`, or in `values` of a mapping file.'],
        example: {
            given: 'The class Server is not mapped.',
            yaml: null,
            at: at(FILE, 2, 1),
            args: { value: 'Server', near: [], rows: 2, lines: [2, 4] },
        },
    },
    'csv-unknown-system': {
        about: [
            'Rows name a cyber system that the organization does not have.',
            'The finding points at the first of them, and lists the lines of all.',
        ],
        why: ['Cyber systems cannot be created with an API key, so there is nowhere to put these assets.', ALL_OR_NOTHING],
        whatToDo: [
            'Correct the name, or map it in `systems` of a mapping file.',
            'Leave rows of systems that are not in scope out of the export.',
        ],
        example: {
            given: 'The organization has a system named Alpha EMS.',
            yaml: null,
            at: at(FILE, 2, 1),
            args: { name: 'Alfa EMS', near: ['Alpha EMS'], rows: 2, lines: [2, 4] },
        },
    },
    'csv-differs': {
        about: ['An inventory file declares the asset already, with another type or in another cyber system.'],
        why: ['An import adds what is missing and changes nothing that a file says.'],
        whatToDo: ['Correct the file if the row is right, and the CMDB if it is not.'],
        example: {
            given: 'The inventory declares ems-1 as hardware, and the row says software.',
            yaml: null,
            at: at(FILE, 2, 1),
            severity: 'warning',
            args: { name: 'ems-1', declared: 'hardware', system: 'Alpha EMS', first: at('inventory/ems.yml', 3, 5) },
        },
    },
};

;// CONCATENATED MODULE: ./lib/report/explain/files.js
// The long text about files that hold no inventory.

const HALF_AN_INVENTORY = 'An inventory of which a part is missing would plan to delete that part, so nothing is planned.';
const FILE_EXPLANATIONS = {
    'no-inventory': {
        about: ['No file was found where the input `path` says that the inventory is.', 'The default is `inventory`.'],
        why: [
            'No file is not the same as "no assets".',
            'A wrong path must not look like a wish to delete everything, so it is an error.',
        ],
        whatToDo: [
            'Check `path` and `working-directory` for a typing error; a folder is searched for `*.yml` and `*.yaml` files.',
        ],
        example: { given: 'There is no folder `inventory`.', yaml: null, at: null, args: { paths: ['inventory'] } },
    },
    'empty-file': {
        about: ['The file is empty, or holds nothing but comments.'],
        why: ['A file that lost its content by accident looks just like this.', HALF_AN_INVENTORY],
        whatToDo: [
            'Restore the content, or remove the file.',
            'To state that a cyber system has no assets, write `cyber_system` and `assets: []`.',
        ],
        example: { yaml: '# an inventory, one day', at: wholeFile('inventory/comments.yml'), args: {} },
    },
    'unreadable-file': {
        about: ['The file is there, and the system does not let it be read, or it is no regular file.'],
        why: [HALF_AN_INVENTORY],
        whatToDo: [
            'The reason is the code of the system: `EACCES` asks for a permission, `ENOENT` means that the file has gone.',
            'Replace pipes, sockets and devices by plain files.',
        ],
        example: {
            given: '`pipe.yml` is a named pipe.',
            yaml: null,
            at: wholeFile('inventory/pipe.yml'),
            args: { reason: 'not a regular file' },
        },
    },
    'symbolic-link': {
        about: ['A symbolic link stands where an inventory file, or a folder of such files, is expected.'],
        why: [
            'A link can lead out of the repository, to text that no reviewer of a pull request saw.',
            'So links are not followed, and not passed over in silence either.',
        ],
        whatToDo: ['Put the file itself in the place of the link.', 'Or move the link out of `path`.'],
        example: {
            given: '`link.yml` is a link to `ems.yml`.',
            yaml: null,
            at: wholeFile('inventory/link.yml'),
            args: {},
        },
    },
    submodule: {
        about: ['A folder of the inventory is a repository of its own: a git submodule, or a clone inside a clone.'],
        why: [
            'The files of a submodule change without a diff in this repository, and a checkout may leave them out.',
            'A review here would not cover them.',
        ],
        whatToDo: ['Copy the files into this repository.', 'Or narrow `path`, so that the submodule is left out.'],
        example: {
            given: '`plant` is a submodule.',
            yaml: null,
            at: wholeFile('inventory/plant'),
            args: {},
        },
    },
    'lfs-pointer': {
        about: ['A pointer of git LFS stands in place of the file, since the checkout did not fetch the content.'],
        why: ['Reviewers see the pointer too, not the assets.', HALF_AN_INVENTORY],
        whatToDo: [
            'Take inventory files out of LFS: `git lfs untrack "*.yml"`, then `git add --renormalize .` and commit.',
            'They are small text, which git keeps well.',
        ],
        example: {
            yaml: 'version https://git-lfs.github.com/spec/v1',
            at: wholeFile('inventory/pointer.yml'),
            args: {},
        },
    },
    'file-too-large': {
        about: [
            'The file is larger than 32 MiB, which is room for about 500,000 assets; or larger than 16 MiB, and made of little but the marks of YAML.',
        ],
        why: ['A hostile file could make the reader take gigabytes of memory, so the limit is checked before it is read.'],
        whatToDo: [
            'Split the file, by facility or by cyber system.',
            'Several documents may declare the same system: what they declare is taken together.',
        ],
        example: {
            given: '`huge.yml` is one byte too large.',
            yaml: null,
            at: wholeFile('inventory/huge.yml'),
            args: { bytes: 33_554_433, limit: 33_554_432 },
        },
    },
    'not-utf8': {
        about: ['The file is not text in UTF-8: it is binary, UTF-16, or in an old encoding such as Latin-1.'],
        why: ['Read in a wrong encoding, a name would become another name, and its asset a delete and a create.'],
        whatToDo: [
            'Save the file as UTF-8; a byte order mark is accepted.',
            'From Latin-1: `iconv -f latin1 -t utf-8 old.yml > new.yml`.',
        ],
        example: {
            given: '`utf16.yml` was saved as "Unicode" by an editor.',
            yaml: null,
            at: wholeFile('inventory/utf16.yml'),
            args: {},
        },
    },
};

;// CONCATENATED MODULE: ./lib/report/explain/format.js
// The long text about YAML, and about keys and values that the file format does not allow.

const YAML_EXPLANATIONS = {
    'yaml-syntax': {
        about: ['The text is not YAML. The reason is that of the YAML reader, js-yaml.'],
        why: ['After such a fault nobody can say what the rest of the file means, so nothing of it is read.'],
        whatToDo: [
            'Look at the line that is named, and at the one above it.',
            'Usual causes: a tab, a missing space after a colon, a quote that is not closed, a key that is not lined up.',
            'Marks of a merge conflict (`<<<<<<<`) are one, too.',
        ],
        example: {
            yaml: 'cyber_system: "EMS\nassets: []',
            at: at('inventory/quote.yml', 2, 1),
            args: { reason: 'deficient indentation' },
        },
    },
    'yaml-too-deep': {
        about: ['Lists or mappings stand inside each other more than 100 levels deep; the format needs three.'],
        why: ['Text like this is made to crash readers, or by a program with a fault.'],
        whatToDo: ['Write the assets as one flat list under `assets`.'],
        example: {
            given: 'The value of `cyber_system` is 20,000 lists inside each other.',
            yaml: null,
            at: at('inventory/deep.yml', 1, 114),
            args: { limit: 100 },
        },
    },
    'yaml-expansion': {
        about: ['Written out, the aliases of this file would stand for more than a million nodes, or never end.'],
        why: ['A few lines of such aliases, a "YAML bomb", can fill the memory of the machine that plans.'],
        whatToDo: ['Write the entries out, or split the file.', 'An alias inside its own anchor never ends: remove it.'],
        example: {
            yaml: 'cyber_system: EMS\nassets: &all\n  - *all',
            at: at('inventory/cycle.yml', 3, 5),
            args: { limit: 1_000_000 },
        },
    },
    'unknown-alias': {
        about: ['`*name` repeats what `&name` marks, and no such mark stands before it in this document.'],
        why: ['Anchors end with their document (`---`), so a file that was split or merged can lose them.'],
        whatToDo: ['Correct the spelling, define the anchor above, or write the value out.'],
        example: {
            yaml: 'assets:\n  - name: *nobody\n    asset_type: &type hardware',
            at: at('inventory/unknown.yml', 3, 11),
            args: { alias: 'nobody' },
        },
    },
    'unsupported-tag': {
        about: ['`!` or `!!` before a value is a tag, which says how the value is to be read. The format has none.'],
        why: ['Tags are read differently by different tools, and what is not text would not be a name at the service.'],
        whatToDo: ['Remove the tag. To make text of a number, put it in quotes.'],
        example: {
            yaml: 'assets:\n  - name: !!str 12\n    asset_type: hardware',
            at: at('inventory/tags.yml', 3, 11),
            args: { tag: '!!str' },
        },
    },
    'duplicate-key': {
        about: ['One mapping has the same key twice.'],
        why: [
            'YAML readers take the first or the last, or refuse it: what a reviewer read may not be what is applied.',
            'Often a dash is missing, and two assets have become one.',
        ],
        whatToDo: ['Remove one of the two, or start a new asset with `- name:`.'],
        example: {
            yaml: 'cyber_system: EMS\ncyber_system: DMS',
            at: at('inventory/keys.yml', 2, 1),
            args: { key: 'cyber_system', first: at('inventory/keys.yml', 1, 1) },
        },
    },
    'ambiguous-yaml': {
        about: [
            'Only `fmt` and `import` say this. They read a file with two YAML readers, and rewrite it when both agree.',
            'Here the two do not find the same in it, or nothing can be added to it safely.',
        ],
        why: ['A file that two readers understand in two ways must not be rewritten by one of them.'],
        whatToDo: [
            'Remove marks that nothing needs: a `...` before the first document, a `?` before a key.',
            'Write entries out where they are aliases of others.',
        ],
        example: {
            yaml: '...\ncyber_system: EMS\nassets: []',
            at: wholeFile('inventory/end-mark.yml'),
            args: {},
        },
    },
};
const DOCUMENT_KEYS = ['cyber_system', 'facility', 'prune', 'assets'];
const FORMAT_EXPLANATIONS = {
    'unknown-key': {
        about: [
            'A document has the keys `cyber_system`, `facility`, `prune` and `assets`.',
            'An asset has `name`, `asset_type`, `renamed_from`, `moved_from` and `id`. There are no others.',
        ],
        why: [
            'A key that is spelt wrong would have no effect: `renamed_form` would turn a rename into a delete and a create.',
        ],
        whatToDo: [
            'Correct the spelling, or remove the key.',
            'Merge keys (`<<`) are not supported: write the keys out.',
            'With `cip-sync schema` an editor can complete the keys.',
        ],
        example: {
            yaml: 'cyber_sytem: EMS',
            at: at('inventory/keys.yml', 1, 1),
            args: { key: 'cyber_sytem', near: 'cyber_system', allowed: DOCUMENT_KEYS },
        },
    },
    'missing-key': {
        about: ['A document needs `cyber_system` and `assets`; an asset needs `name` and `asset_type`.'],
        why: [
            'The service creates no asset without them.',
            '`assets` must be said even for a system without any, since leaving it out would mean "delete them all".',
        ],
        whatToDo: ['Add the key. `assets: []` states that the system has no assets.'],
        example: {
            yaml: 'cyber_system: EMS\nassets:\n  - name: rtu-1',
            at: at('inventory/asset.yml', 3, 5),
            args: { key: 'asset_type', of: 'asset' },
        },
    },
    'wrong-type': {
        about: [
            'A list stands where a text is expected, a text where a list is, or nothing at all.',
            'A mapping is a group of `key: value` lines; a list is a group of lines that start with a dash.',
        ],
        why: ['`assets:` with nothing under it could mean "none" or "not finished", and that is not guessed.'],
        whatToDo: ['Write what the message shows. `assets: []` states that the system has no assets.'],
        example: {
            yaml: 'prune: "true"\nassets:',
            at: at('inventory/document.yml', 4, 1),
            args: { subject: 'assets', expected: 'a list', found: 'null' },
        },
    },
    'wrong-value': {
        about: ['`asset_type` is `hardware` or `software`, and `prune` is `true` or `false`, spelt like that.'],
        why: ['The service knows no other type, and a word such as `yes` is true to some YAML readers and text to others.'],
        whatToDo: [
            'Write one of the allowed values.',
            'Hardware is a physical device; software is an application or operating system.',
        ],
        example: {
            yaml: '  - name: rtu-1\n    asset_type: Hardware',
            at: at('inventory/values.yml', 5, 17),
            args: { key: 'asset_type', value: 'Hardware', near: 'hardware', allowed: ['hardware', 'software'] },
        },
    },
    'unquoted-scalar': {
        about: [
            'Without quotes, YAML reads `NO` as false, `0123` and `1e3` as numbers, `12:30` as a time, and `null` as nothing.',
            'YAML 1.1 and 1.2 do not even agree on which.',
        ],
        why: ['The name at the service would not be the name that is written: `1e3` could become `1000`.'],
        whatToDo: ['Put the value in double quotes.'],
        example: {
            yaml: '  - name: 1e3\n    asset_type: hardware',
            at: at('inventory/everywhere.yml', 4, 11),
            args: { key: 'name', text: '1e3', reads: 'a number' },
        },
    },
};

;// CONCATENATED MODULE: ./lib/report/explain/matching.js
// The long text about files that do not fit what is live: cyber systems that do not resolve, assets that do not match.

const RIVERSIDE = { id: 'cs_1', name: 'Riverside EMS' };
const RESOLVING_EXPLANATIONS = {
    'unknown-cyber-system': {
        about: ['The organization of the API key has no cyber system of this name or id. Names are compared exactly.'],
        why: [
            'Cyber systems are not created here: the service offers that to no API key.',
            'A key of another organization, such as that of a test tenant, leads here too.',
        ],
        whatToDo: [
            'Copy the name from the service, or write the id (`cs_…`).',
            'If the system is new, have it created at the service first.',
            'If no name is found at all, check which organization the key belongs to.',
        ],
        example: {
            given: 'The service has `Riverside EMS`.',
            yaml: 'cyber_system: Riverside-EMS',
            at: at('inventory/ems.yml', 1, 15),
            args: { name: 'Riverside-EMS', near: ['Riverside EMS'] },
        },
    },
    'ambiguous-cyber-system': {
        about: ['Several cyber systems have this name, usually in different facilities.'],
        why: ['Assets written into the wrong one would inherit its impact rating, so none is chosen.'],
        whatToDo: ['Add `facility` with the name of the facility, or write the id (`cs_…`) in place of the name.'],
        example: {
            given: 'Two facilities have a `Plant DCS`: `cs_2` and `cs_3`.',
            yaml: 'cyber_system: Plant DCS',
            at: at('inventory/dcs.yml', 1, 15),
            args: {
                name: 'Plant DCS',
                systems: [
                    { id: 'cs_2', name: 'Plant DCS' },
                    { id: 'cs_3', name: 'Plant DCS' },
                ],
            },
        },
    },
    'facility-mismatch': {
        about: ['The cyber system is there, but not in the facility that the file names.'],
        why: ['`facility` is verified, so that a file which was copied from another site cannot change the wrong one.'],
        whatToDo: ['Correct `facility`, or remove it if the name of the system is enough.'],
        example: {
            given: 'The service has `Riverside EMS` in `Riverside Substation`.',
            yaml: 'cyber_system: Riverside EMS\nfacility: Hilltop Plant',
            at: at('inventory/ems.yml', 2, 11),
            args: { facility: 'Hilltop Plant', system: RIVERSIDE, facilities: ['Riverside Substation'], near: [] },
        },
    },
};
const TWO_OF_ONE_NAME = ['ca_1', 'ca_2'];
const MATCHING_EXPLANATIONS = {
    'unknown-asset-id': {
        about: ['`id` pins a live asset, and the organization has no asset with this id.'],
        why: ['The asset may have been deleted, or the id belongs to another organization.'],
        whatToDo: [
            'Correct the id.',
            'If the asset is gone and wanted back, remove `id`: it is created anew, and the service chooses a new id.',
        ],
        example: {
            given: 'The service has `rtu-1` as `ca_1`.',
            yaml: '  - name: rtu-1\n    asset_type: hardware\n    id: ca_11',
            at: at('inventory/ems.yml', 5, 9),
            args: { id: 'ca_11' },
        },
    },
    'duplicate-id': {
        about: ['Two entries pin the same live asset with `id`.'],
        why: ['One asset cannot become both. It mostly comes from copying an entry.'],
        whatToDo: ['Correct one of the two, or remove `id` from an asset that is to be created.'],
        example: {
            yaml: '  - name: rtu-2\n    asset_type: hardware\n    id: ca_1',
            at: at('inventory/ems.yml', 8, 9),
            args: { id: 'ca_1', first: at('inventory/ems.yml', 5, 9) },
        },
    },
    'rename-conflict': {
        about: [
            'A rename or a move does not say which live asset is meant.',
            'Either both the old and the new name are live, or two entries name the same source.',
        ],
        why: ['Whichever were chosen, another asset would lose its id, and with it its history, for good.'],
        whatToDo: [
            'Pin the asset that is meant with `id`; then `renamed_from` and `moved_from` are not needed.',
            'To swap the names of two assets, pin both.',
            'If two entries name one source, remove the hint from the one that is new.',
        ],
        example: {
            given: 'The service has `rtu-1` (`ca_1`) and `rtu-2` (`ca_2`).',
            yaml: '  - name: rtu-2\n    asset_type: hardware\n    renamed_from: rtu-1',
            at: at('inventory/both-live.yml', 5, 19),
            args: { name: 'rtu-2', source: 'rtu-1', reason: 'both-live', ids: ['ca_2', 'ca_1'] },
        },
    },
    'rename-source-missing': {
        about: ['`renamed_from` or `moved_from` names an asset that is not live, or that another entry has claimed.'],
        why: ['The asset would be created with a new id, which is not what a rename or a move asks for.'],
        whatToDo: [
            'Correct the old name, or the system that it is in.',
            'If there is no old asset, remove the hints: the asset is created.',
        ],
        example: {
            given: 'The service has `rtu-1`.',
            yaml: '  - name: rtu-01\n    asset_type: hardware\n    renamed_from: rtu-9',
            at: at('inventory/ems.yml', 5, 19),
            args: { name: 'rtu-01', source: 'rtu-9', system: RIVERSIDE },
        },
    },
    'ambiguous-asset': {
        about: ['The cyber system has several live assets of this name.'],
        why: ['An update or a delete of the wrong one cannot be undone, so none is chosen.'],
        whatToDo: [
            'Add the `id` of the one that is meant.',
            'Declare the others too, each with its `id`: with `prune` they are deleted otherwise.',
        ],
        example: {
            given: 'The service has two `rtu-1` in Riverside EMS: `ca_1` and `ca_2`.',
            yaml: '  - name: rtu-1\n    asset_type: hardware',
            at: at('inventory/ems.yml', 3, 5),
            args: { name: 'rtu-1', system: RIVERSIDE, ids: TWO_OF_ONE_NAME },
        },
    },
    'hint-done': {
        about: ['The rename or the move that a hint asks for has been applied. It is a notice.'],
        why: ['The hint does no harm now. Years later it could, if the old name is used again.'],
        whatToDo: ['Remove the hint in a later pull request.'],
        example: {
            given: 'The service has `rtu-01` and no `rtu-1`.',
            yaml: '  - name: rtu-01\n    asset_type: hardware\n    renamed_from: rtu-1',
            at: at('inventory/ems.yml', 5, 19),
            severity: 'notice',
            args: { name: 'rtu-01', key: 'renamed_from' },
        },
    },
    'ambiguous-move': {
        about: [
            'An entry has no live asset in its cyber system, and several of the same name and type elsewhere are undeclared.',
            'With exactly one of them, and one entry, a move would be inferred. It is a warning.',
        ],
        why: ['As it stands the plan creates a new asset and deletes the old ones, and their ids end.'],
        whatToDo: ['Add the `id` of the asset that moved.', 'If none of them did, there is nothing to do.'],
        example: {
            given: 'The service has two `rtu-1` in Hilltop SCADA, which declares none.',
            yaml: 'cyber_system: Riverside EMS\nassets:\n  - name: rtu-1\n    asset_type: hardware',
            at: at('inventory/ems.yml', 3, 5),
            severity: 'warning',
            args: { name: 'rtu-1', assets: TWO_OF_ONE_NAME.map((id) => ({ id, name: 'rtu-1' })) },
        },
    },
};

;// CONCATENATED MODULE: ./lib/report/explain/names.js
// The long text about names.

const PINNED = 'For an asset with an `id` it is a warning, since a live name may be what it is.';
const NAME_EXPLANATIONS = {
    'empty-name': {
        about: ['A name, an id or a reference is an empty text (`""`).'],
        why: ['Nothing at the service can be meant by it.'],
        whatToDo: ['Write the name. Keys that may be left out are better removed than empty.'],
        example: {
            yaml: '  - name: ""\n    asset_type: hardware',
            at: at('inventory/everywhere.yml', 4, 11),
            args: { key: 'name' },
        },
    },
    'padded-name': {
        about: [
            'The name starts or ends with white space: a space, a line end of a block text (`|`), a no-break space.',
            PINNED,
        ],
        why: ['Nobody sees it in a review, and for the service it is part of the name: matching would fail by a space.'],
        whatToDo: ['Remove it. If the name at the service has it, pin the asset with `id`; the plan then shows a rename.'],
        example: {
            yaml: 'cyber_system: " EMS"',
            at: at('inventory/spaces.yml', 1, 15),
            args: { key: 'cyber_system', value: ' EMS' },
        },
    },
    'control-character': {
        about: [
            'The name holds a character that controls how text is shown: a tab, a line end, a change of direction.',
            PINNED,
        ],
        why: ['Such a character can make one name look like another, and a reviewer approve what is not there.'],
        whatToDo: [
            'Remove it. If the name at the service holds it, pin the asset with `id`, or name the system by its id.',
        ],
        example: {
            yaml: '  - name: "rtu\\u202E-1"\n    asset_type: hardware',
            at: at('inventory/escapes.yml', 3, 11),
            args: { key: 'name', value: 'rtu\u202E-1', character: 'U+202E' },
        },
    },
    'invisible-character': {
        about: ['The name holds a character that draws nothing, such as a zero-width space. It is a warning.'],
        why: ['Two names that look the same are then two assets, which mostly comes from copying out of documents.'],
        whatToDo: ['Type the name anew, unless the name at the service holds the character too.'],
        example: {
            yaml: '  - name: "rtu\\u200B-1"\n    asset_type: hardware',
            at: at('inventory/characters.yml', 3, 11),
            severity: 'warning',
            args: { key: 'name', value: 'rtu\u200B-1', character: 'U+200B' },
        },
    },
    'duplicate-asset': {
        about: ['Two entries of one cyber system have the same name, in one file or in several.', PINNED],
        why: ['Assets are known by their name: two of one name would fight over one live asset, or create a second one.'],
        whatToDo: ['Remove one of the two.', 'If they are two assets, pin each with its `id`, or rename one.'],
        example: {
            yaml: '  - name: rtu-2\n    asset_type: hardware\n  - name: rtu-1\n    asset_type: hardware',
            at: at('inventory/ems.yml', 7, 5),
            args: { name: 'rtu-1', first: at('inventory/ems.yml', 3, 5) },
        },
    },
    'duplicate-name': {
        about: [
            'Assets of two cyber systems have the same name.',
            'It is a warning, and with the input `unique-names: organization` an error.',
        ],
        why: ['The service calls names unique and does not say within what: it may refuse the second.'],
        whatToDo: [
            'If they are one asset, remove the entry where it no longer is.',
            'If they are two, rename one where your organization wants unique names; else leave them.',
        ],
        example: {
            yaml: 'cyber_system: Substation SCADA\nassets:\n  - name: clock-1\n    asset_type: hardware',
            at: at('inventory/scada.yml', 3, 5),
            severity: 'warning',
            args: { name: 'clock-1', first: at('inventory/ems.yml', 3, 5) },
        },
    },
    'similar-name': {
        about: ['Two names are equal but for upper and lower case, white space, or the Unicode form of a letter.'],
        why: ['They may be one asset that was written twice, and a service that ignores case would refuse the second.'],
        whatToDo: ['Remove one if they are one asset. Else choose names that people can tell apart.'],
        example: {
            yaml: '  - name: RTU-1\n    asset_type: hardware\n  - name: rtu-1\n    asset_type: hardware',
            at: at('inventory/ems.yml', 5, 5),
            severity: 'warning',
            args: { name: 'rtu-1', other: 'RTU-1', first: at('inventory/ems.yml', 3, 5) },
        },
    },
};

;// CONCATENATED MODULE: ./lib/report/explain/plan.js
// The long text about what a plan means.

const plan_RIVERSIDE = { id: 'cs_1', name: 'Riverside EMS' };
const RTU_1 = '  - name: rtu-1\n    asset_type: hardware';
const PLAN_EXPLANATIONS = {
    'name-in-use': {
        about: [
            'An asset is to be created, and an asset of that name is live in a cyber system that no file declares.',
            'It is a warning.',
        ],
        why: [
            'What is not declared is not touched, so no move is inferred out of such a system.',
            'If it is the same asset, it would be there twice, and its id would stay with the old one.',
        ],
        whatToDo: [
            'If they are one asset, add the `moved_from` line of the message: it is then moved, with its id.',
            'If they are two, there is nothing to do.',
        ],
        example: {
            given: 'The service has `rtu-1` in Old Yard, and no file declares Old Yard.',
            yaml: `cyber_system: Riverside EMS\nassets:\n${RTU_1}`,
            at: at('inventory/ems.yml', 3, 5),
            severity: 'warning',
            args: { name: 'rtu-1', system: { id: 'cs_3', name: 'Old Yard' }, reference: 'Old Yard' },
        },
    },
    'possible-rename': {
        about: [
            'In one cyber system no file declares an asset that is live, and the files have one of a similar name that is not.',
            'Unless it is drift, the one is to be deleted and the other created. It is a warning.',
        ],
        why: [
            'A name is never guessed to be a rename.',
            'A delete is permanent, and what is kept under the old id does not pass to the new one.',
        ],
        whatToDo: [
            'If the asset was renamed, add the `renamed_from` line of the message: the plan then shows one rename.',
            'If they are two assets, there is nothing to do.',
        ],
        example: {
            given: 'The service has `ems-historian` (`ca_1`), which no file declares any more.',
            yaml: '  - name: ems-historian-1\n    asset_type: hardware',
            at: at('inventory/ems.yml', 3, 5),
            severity: 'warning',
            args: { from: 'ems-historian', to: 'ems-historian-1', id: 'ca_1' },
        },
    },
    'system-adopted': {
        about: [
            'These files declare a cyber system that the files which they are compared with do not. It is a notice.',
            'Live assets of it that no file declares are left alone, for now.',
        ],
        why: ['A first file is seldom complete. Taking over a cyber system must not delete what was forgotten in it.'],
        whatToDo: [
            'Add the assets that the plan lists as undeclared, or delete them with `prune: true`.',
            'Once this is merged and applied, what is undeclared is deleted, unless the file says `prune: false`.',
        ],
        example: {
            given: 'The service has `rtu-1` and `rtu-2` in Riverside EMS, and the base branch declares neither.',
            yaml: `cyber_system: Riverside EMS\nassets:\n${RTU_1}`,
            at: null,
            severity: 'notice',
            args: { system: plan_RIVERSIDE, count: 1 },
        },
    },
    'system-released': {
        about: ['The files no longer declare a cyber system that they used to declare. It is a warning.'],
        why: [
            'What is not declared is not touched: removing a file deletes nothing, and from now on nobody keeps these assets.',
        ],
        whatToDo: [
            'If the system is no longer to be kept here, there is nothing to do.',
            'To delete its assets, declare it with `assets: []`.',
        ],
        example: {
            given: 'The file that declared Riverside EMS was removed; the service has two assets in it.',
            yaml: null,
            at: null,
            severity: 'warning',
            args: { system: plan_RIVERSIDE, count: 2 },
        },
    },
    'base-document-skipped': {
        about: [
            'A plan compares these files with those of an earlier commit, to tell what a change asks for from what drifted.',
            'A document of that commit does not parse, or names what the service no longer has. It is a notice.',
        ],
        why: ['It counts as absent there, so that a fault of the past does not keep today from being planned.'],
        whatToDo: [
            'Nothing. The place that is named is in the earlier commit.',
            'Changes that the document asked for are shown as asked for by these files, and need their approval.',
        ],
        example: {
            given: 'A file of the base branch, removed since, named a cyber system that has been removed at the service.',
            yaml: 'cyber_system: North Yard',
            at: at('inventory/yard.yml', 2, 15),
            severity: 'notice',
            args: { base: 'base', code: 'unknown-cyber-system' },
        },
    },
};

;// CONCATENATED MODULE: ./lib/report/explain/explain.js
// Every diagnostic at length, for `explain CODE` and for docs/diagnostics.md. Only these load it: a run that validates
// or plans needs one line a finding.












/** Exhaustive by type: a code without an explanation does not compile. */
const EXPLANATIONS = {
    ...FILE_EXPLANATIONS,
    ...YAML_EXPLANATIONS,
    ...FORMAT_EXPLANATIONS,
    ...NAME_EXPLANATIONS,
    ...RESOLVING_EXPLANATIONS,
    ...MATCHING_EXPLANATIONS,
    ...PLAN_EXPLANATIONS,
    ...CSV_EXPLANATIONS,
};
const CHAPTERS = [
    ['Files', files/* FILE_WORDS */.z],
    ['YAML', files/* YAML_WORDS */.m],
    ['Keys and values', format/* FORMAT_WORDS */.Y],
    ['Names', format/* NAME_WORDS */.W],
    ['Cyber systems', live/* RESOLVING_WORDS */.wQ],
    ['Which live asset is meant', live/* MATCHING_WORDS */.QP],
    ['What a plan means', live/* PLAN_WORDS */.cX],
    ['CSV exports', csv/* CSV_WORDS */.x],
];
const CODES = Object.keys(messages/* WORDS */.q9).filter(isCode);
/** Every code with its meaning, as plain text that ends with a newline. */
function listCodes() {
    const width = Math.max(...CODES.map((code) => code.length));
    return CODES.map((code) => `${code.padEnd(width)}  ${messages/* WORDS */.q9[code].title}\n`).join('');
}
function isCode(text) {
    return Object.hasOwn(messages/* WORDS */.q9, text);
}
/** What is known about one code, as plain text that ends with a newline. */
function explainCode(code) {
    const { about, why, whatToDo, example } = EXPLANATIONS[code];
    const shown = [...(example.yaml?.split('\n') ?? []), ...(example.yaml === null ? [] : ['']), exampleLine(code)];
    const blocks = [
        `${code}: ${messages/* WORDS */.q9[code].title}`,
        paragraph(about),
        paragraph(why),
        paragraph([example.given === undefined ? 'Example:' : `Example: ${example.given}`]),
        shown.map((line) => (line === '' ? '' : `    ${line}`)).join('\n'),
        paragraph(['What to do:', ...whatToDo]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
/** What `formatDiagnostic` says of the example of a code. */
function exampleLine(code) {
    const { at, args, severity = 'error' } = EXPLANATIONS[code].example;
    return (0,messages/* formatDiagnostic */.xy)((0,diagnostic/* diagnostic */.YK)(code, severity, at, args), 'full');
}
/** docs/diagnostics.md, whole. */
function diagnosticsMarkdown() {
    const rows = CODES.map((code) => `| [\`${code}\`](#${code}) | ${WORDS[code].title} |`);
    const index = ['| Code | Meaning |', '|---|---|', ...rows].join('\n');
    const chapters = CHAPTERS.flatMap(([title, words]) => {
        return [`## ${title}`, ...Object.keys(words).filter(isCode).map(section)];
    });
    return `${[HEADER, index, ...chapters].join('\n\n')}\n`;
}
const HEADER = (/* unused pure expression or super */ null && (`<!-- Made by npm run build from src/report. Do not edit. -->
# Diagnostics

What \`validate\`, \`plan\` and \`apply\` say about your files: each finding has a code, a place and a remedy.
An error forbids a plan, so nothing is written while there is one. Warnings and notices forbid nothing.
\`cip-sync explain CODE\` prints the same text.`));
function section(code) {
    const { about, why, whatToDo, example } = EXPLANATIONS[code];
    const path = example.at === null ? '' : `# ${example.at.file.path}\n`;
    const yaml = example.yaml === null ? [] : [`\`\`\`yaml\n${path}${example.yaml}\n\`\`\``];
    return [
        `### ${code}`,
        `**${WORDS[code].title}** ${about.join(' ')}`,
        why.join(' '),
        ...(example.given === undefined ? [] : [example.given]),
        ...yaml,
        `\`\`\`text\n${exampleLine(code)}\n\`\`\``,
        `**What to do.** ${whatToDo.join(' ')}`,
    ].join('\n\n');
}
const WIDTH = 80;
/** Sentences as lines of at most 80 characters, code without its marks. */
function paragraph(sentences) {
    const lines = [];
    let line = '';
    for (const word of sentences.join(' ').replaceAll('`', '').split(' ')) {
        if (line !== '' && line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].join('\n');
}


/***/ })

};
